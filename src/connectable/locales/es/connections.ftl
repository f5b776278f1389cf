# Connections
cx-name = Connections

## Reglas: cartas y conexiones

cx-rule-k1 = La baraja tiene 124 cartas. Cada carta lleva cuatro palabras sin relación entre sí, una en cada lado, y un valor del 1 al 5: cuanto más difícil es conectar sus palabras, más alto.
cx-rule-k2 = Las cartas se colocan como fichas de dominó, en una cuadrícula. Una carta nueva toca la red con un lado como mínimo y se puede girar por cuartos de vuelta. Cada pareja de lados que se tocan tiene que ser una conexión que vale: con dos, tres o cuatro lados en contacto tienen que valer dos, tres o cuatro parejas.
cx-rule-k3 = Una conexión tiene que tener sentido: «red» y «apple», «gold» y «mine», «vehicle» y «car», «moose» y «mammal», «black» y «oil». Si hace falta inventar una historia para explicarla, no vale.
cx-rule-k4 = Una carta colocada da su valor más los valores de todas las cartas que toca: × 1 con una pareja, × 2 con dos, × 3 con tres, × 10 con cuatro. Un 2 colocado junto a un 2 da 2 + 2 = 4; un 1 junto a otros dos 1 da (1 + 1 + 1) × 2 = 6.
cx-rule-k5 = Una carta se coloca en pasos pequeños: primero la carta, luego el hueco y el giro. Los pasos anteriores al último son solo de quien juega. Nadie más los ve, no reservan nada y caducan cuando el hueco ya no está libre.

## Reglas: quién juzga

cx-rule-j1 = Cualquiera puede impugnar una conexión, y decide la mayoría. Si no vale, lo colocado e impugnado vuelve a la mano: en Rummy, todas las cartas colocadas ese turno en esa serie; en Cuadrados, las cuatro cartas. No hay puntos, el turno termina y se roba una carta del mazo, si no está vacío. En Sin fin y en Cuadrados no se roba ninguna, porque allí las cartas en la mano no cuestan nada: en su lugar se resta el valor de la carta más alta colocada. Impugnar sin éxito no cuesta nada. Una carta colocada puede llevar un motivo, uno de los tipos de relación de la regla CX-J3; no cambia nada.
cx-rule-j2 = Votación: cada jugador tiene un voto. El de quien ha colocado es «vale», el de quien impugna es «no vale»; los demás votan o se abstienen, y no responder a tiempo es una abstención. Los votos son definitivos y se ven en cuanto se dan. Con más votos en contra que a favor, la conexión no vale; un empate lo resuelve el árbitro, así que entre dos siempre decide él. Árbitro: una pareja que no acepta se rechaza con su motivo y no cuesta nada. Confianza: todo vale. En solitario, el árbitro sustituye a la votación. Los bots votan como el árbitro, cada uno con su propia severidad.
cx-rule-j3 = El árbitro siempre dice por qué: el tipo de relación (contrarios, lo mismo, es un tipo de, es parte de, es de, se dicen juntas, misma familia, cualidad, van juntas) o que no conoce ninguna. Sobre las mismas dos palabras decide siempre igual.
cx-rule-j4 = Lo que decide una votación, también un empate resuelto por el árbitro, es la decisión de la mesa sobre esas dos palabras durante el resto de la partida, y se puede exportar y llevar a otra partida. Una pareja que vale ya no se puede impugnar; una que no vale se rechaza desde entonces. Una decisión de la mesa afecta a lo que se coloca después de ella.
cx-rule-j5 = Donde se vota, después de colocar (en Cuadrados, tras un cuadrado terminado; en Rummy, tras «Hecho»), cada uno de los demás jugadores se declara de acuerdo o impugna una pareja sobre la que no hay decisión de la mesa. Impugnar no es responder: quien ha impugnado sin éxito vuelve a responder; un acuerdo dado queda dado. Si ninguna pareja se puede impugnar, lo colocado vale al momento. Durante una votación solo se puede votar, y hay una votación a la vez. Los puntos, las manos vacías, los últimos turnos y el turno siguiente esperan hasta que todos estén de acuerdo o la carta vuelva. En Rummy, cada serie colocada se juzga por separado, y las respuestas siguen para las demás. Por quien no responde a tiempo, la mesa se declara de acuerdo: en directo a los 20 segundos, en Relámpago a los 5, por correspondencia según el reloj de la mesa. En Relámpago y en Cuadrados todos a la vez, los demás siguen jugando, pero nada se coloca junto a una carta en espera, y quien tiene una carta o un cuadrado en espera solo puede responder y votar.
cx-rule-j6 = Encuéntralo tú: se puede elegir cualquier hueco que quepa en la cuadrícula, salvo con parejas que la mesa decidió que no valen, y nada dice antes si una conexión vale. Cada carta colocada es un intento. Si una pareja no se acepta, es un fallo: todos ven qué parejas fallaron y por qué, la carta vuelve y no da puntos. En tu turno puedes volver a intentarlo; en Clásica, después de robar, solo con la carta robada, o te la quedas. Con el tercer fallo de un turno, en Clásica se roba una carta y el turno termina; en Sin fin se resta el valor de esa carta y el turno termina; en Cuadrados por turnos, lo mismo, y el cuadrado sin terminar vuelve a la mano; en Rummy se roba una carta y la mesa dice «Hecho». En Cuadrados todos a la vez, cada fallo cuesta el valor de su carta. En Relámpago con cada fallo se roba la carta de encima; con el mazo vacío te quedas sin jugada. En Solitario cada fallo cuesta una vida, si las hay, y sin vidas la partida termina; si no las hay, con el tercero la carta se aparta, y los fallos cuentan después de las conexiones en el resultado. En un turno solo de fallos no se ha colocado nada, y un fallo no vuelve a poner en juego a nadie. Un fallo nunca se deshace libremente; retirarlo de común acuerdo no baja la cuenta ni devuelve una vida. Los bots creen en una pareja según una puntuación propia, que se equivoca más cuanto más débiles son.
cx-rule-j7 = Jurado: el árbitro responde primero, las personas tienen la última palabra. Mientras te quede una apelación, un fallo espera: apela o acéptalo; cuando se acaba el tiempo, se acepta. Con las conexiones a la vista se puede elegir cualquier carta y cualquier hueco que quepa en la cuadrícula, y donde el árbitro rechaza, colocar la carta es apelar. Una sola votación trata de todas las parejas rechazadas: tu voto es que valen, el del árbitro que no valen, las demás personas votan o se abstienen, los bots se abstienen. Con más votos a favor que en contra, la carta queda y puntúa al momento, y la mesa decide que cada pareja vale; si no, el fallo cuenta y ninguna vale. Si contigo solo hay bots, no se ofrece apelar. Hay una apelación por turno; si todos juegan a la vez, una por jugador y ronda, y en Relámpago una votación dura 5 segundos como mucho. Lo que el árbitro aceptó se puede impugnar, y con un empate vale. Con un solo jugador, jurado significa árbitro.

## Reglas: reparto, turnos, empates

cx-rule-g1 = El asiento 1 empieza la ronda 1, el asiento siguiente la ronda siguiente. En cada ronda se barajan todas las cartas y se reparten una a una: primero las manos, asiento por asiento desde el que empieza, luego la carta inicial y luego las cartas boca arriba de encima de los mazos. Cuando se toma una carta boca arriba, la siguiente se descubre al momento; tras el final de una ronda ya no se descubre nada. Una carta que ha estado a la vista (tomada de un mazo boca arriba, colocada, devuelta, quitada) sigue siendo conocida por todos. Las cartas repartidas y las de un mazo boca abajo están ocultas. Las cartas de un cuadrado o de una serie sin terminar están a la vista. Al final de una ronda se muestran todas las manos.
cx-rule-g2 = Una partida solo empieza si la baraja alcanza: todas las manos y 2 cartas más, en Cuadrados 4 más.
cx-rule-g3 = Con el mismo total se comparte el puesto, en todos los modos. Un total puede ser negativo.
cx-rule-g4 = Una vuelta entera sin colocar nada: todos los jugadores, uno tras otro, han tenido un turno que empezó con el mazo vacío y no dejó ninguna carta nueva en la mesa. Una carta que vuelve, una carta quitada o una serie retirada no cuentan como colocadas.

## Reglas: seis modos de jugar

cx-rule-c = Clásica: 2–8 jugadores, cinco rondas, gana el total más alto. Cada jugador recibe 5 cartas, desde seis jugadores 4. Una carta inicial está en la mesa y el mazo está boca arriba: todos ven su carta de encima. En su turno, un jugador coloca una carta y la puntúa (CX-K4), o roba la carta de encima y luego la coloca o se la queda. Se puede robar también cuando una carta encajaría. Con el mazo vacío se puede pasar; la ronda termina cuando en una vuelta entera nadie ha colocado nada (CX-G4). La primera mano vacía da a cada uno de los demás exactamente un turno más, aunque mientras tanto otros se queden sin cartas. Al final de la ronda, sea cual sea la causa, se restan los valores que quedan en las manos.
cx-rule-e = Sin fin: 2–8 jugadores, una ronda. Cada jugador recibe 4 cartas, y hay una carta inicial. Los turnos son como en Clásica; una carta robada se puede colocar al momento. Una carta colocada da la simple suma de su valor y de los valores de las cartas que toca, sin multiplicar. Con la mano vacía se roba, o se pasa si el mazo está vacío. Las cartas que quedan en la mano no cuestan nada. La mesa tiene 9 × 9 huecos, o el tamaño elegido, con la carta inicial en el centro. La ronda termina cuando en una vuelta entera nadie ha colocado nada (CX-G4), o cuando ningún hueco libre de la mesa toca la red.
cx-rule-s = Solitario: un jugador recorre toda la baraja, carta por carta, para hacer la red más grande posible. El mazo está boca abajo y la carta siguiente llega sola. La primera carta empieza la red; cada una de las demás se coloca o se aparta para siempre. La partida termina después de la última carta. Los puntos son las cartas de la red; después cuentan las conexiones hechas; las cartas apartadas son perdidas. Juzga el árbitro, o se juega en confianza.
cx-rule-q = Relámpago: 2–8 jugadores, en tiempo real y sin turnos, tres rondas si no se elige otra cosa. Cada jugador recibe 10 cartas, hay una carta inicial y el mazo está boca arriba. Todos juegan a la vez y roban cuanto quieren. Cada conexión se anuncia y tiene que aceptarse (CX-J5). Cuenta el orden de llegada: un hueco o una carta de encima es para quien llega primero. La ronda termina cuando la última carta de una mano vale; quien la colocó gana el valor de todas las cartas que quedan en las otras manos, incluidas las que están en espera. Con el mazo vacío se puede decir «Sin jugada»: entonces solo se puede responder y votar hasta que la próxima carta se coloque, valga o vuelva. Si todos están sin jugada y ninguna carta está en espera, la ronda termina sin puntos.
cx-rule-4 = Cuadrados: 1–8 jugadores, cuatro rondas. Cada jugador recibe 4 cartas; las demás están boca arriba en cuatro mazos, lo más iguales posible, más grandes los de número más bajo. Cada jugador construye cuadrados por su cuenta: 2 × 2 cartas con cuatro parejas que valen. Las cartas vienen solo de los cuatro mazos, y las que sobran se pueden devolver. Por turnos, en este orden: tomar la carta de encima de un mazo (ninguna si los cuatro están vacíos); colocar cartas una a una en los cuatro sitios de un solo cuadrado a la vez, y lo que se toca tiene que valer; devolver como máximo una carta, boca arriba, encima de cualquier mazo; «Hecho». Todos a la vez: tomar (solo con menos de ocho cartas, incluidas las colocadas), colocar y devolver en cualquier orden; pasar en cualquier momento, y luego solo responder y votar hasta que se tome o se devuelva una carta o se termine un cuadrado. Las cartas de un cuadrado sin terminar vuelven a la mano con «Hecho»; todos a la vez, en cuanto se toma, se devuelve o se pasa. Un cuadrado terminado se somete a la mesa (CX-J5) y da la suma de sus cuatro valores × 4.
cx-rule-5 = Una ronda de Cuadrados termina cuando alguien ha hecho cuatro cuadrados; o cuando en una vuelta entera nadie ha tomado, devuelto ni terminado nada (un cuadrado que no valió no está terminado); o cuando desde el último cuadrado que valió, o desde el principio, se han tomado tantas cartas como tiene la baraja. Un cuadrado que sigue en espera no da nada.
cx-rule-r = Rummy: 2–8 jugadores, una ronda. Cada jugador recibe 4 cartas; el mazo está boca abajo. En su turno, un jugador roba una carta (ninguna si el mazo está vacío) y luego coloca ante sí series de tres o más cartas en fila, alarga las suyas o quita la carta del extremo de una serie rival de cuatro o más. Se coloca cuantas veces se quiera y se quita como máximo una vez, en cualquier orden; «Hecho» termina el turno. Una serie es recta, lado derecho contra lado izquierdo, con las cartas giradas a gusto; una carta empieza una serie nueva o va a un extremo de una propia. Con «Hecho», las series de menos de tres cartas vuelven a la mano. Una carta quitada va a la mano de quien la quita; con el mazo vacío no se quita. La ronda termina con el «Hecho» de una mano vacía, o cuando en una vuelta entera nadie ha colocado nada (CX-G4); si se elige, no antes de que cada jugador haya tenido un turno. Cada jugador suma los valores de sus series y resta lo que le queda en la mano.

## Reglas: opciones

cx-rule-o1 = Para aprender: las cartas de valor 5 se dejan fuera.
cx-rule-o2 = Tiempo por turno: un turno tiene un límite, un minuto si no se elige otra cosa. Cuando se acaba, la mesa juega lo que menos cuesta: devuelve a su sitio lo que no está terminado, roba si hace falta y luego se queda la carta, la aparta, dice «Hecho» o pasa, según lo que sea posible. El reloj se para mientras los demás responden a una carta colocada.
cx-rule-o3 = Cartas a la vista, para jugar en común: todas las manos están boca arriba, también para el público. La puntuación y los puestos se mantienen, y se muestra la suma de todos.
cx-rule-o4 = Barajas y reglas de la casa: cada cual puede hacer las suyas. Una baraja es un archivo que cualquiera puede escribir, comprobar y compartir.
cx-rule-o6 = Idioma propio: cada carta y cada palabra tiene un número, así la misma carta se puede ver en varios idiomas. Con un solo idioma, las conexiones siguen el significado y lo que se dice en ese idioma. Con el idioma de cada cual, todos ven las palabras en el suyo, y lo que se dice junto en un solo idioma no cuenta; el árbitro lo explica. Una baraja propia puede traer sus palabras en varios idiomas. Con palabras que el árbitro no conoce, una partida empieza con votación y con los sitios marcados.
cx-rule-o5 = Reto del día: el mismo Solitario para todos, uno al día, con una comparación de resultados. Un enlace del reto da a otros exactamente las mismas cartas.

## Por qué no: turno y reparto

cx-refusal-g1-over = La partida ha terminado.
    .title = ¿Por qué no seguir?
cx-refusal-g1-turn = Le toca a { $seat }.
    .title = ¿Por qué no ahora?
cx-refusal-g1-no-seat = La partida tiene { $seats } asientos.
    .title = ¿Por qué no este asiento?
cx-refusal-g1-card-due = Primero se reparte una carta. Después se sigue.
    .title = ¿Por qué no todavía?
cx-refusal-g1-chance-only = Las cartas las reparte la mesa. Los jugadores las roban o las toman.
    .title = ¿Por qué no repartir una carta?
cx-refusal-g1-nothing-due = Ahora no llega ninguna carta.
    .title = ¿Por qué no repartir una carta?
cx-refusal-g1-other-due = Primero llega otra carta.
    .title = ¿Por qué no esta carta?
cx-refusal-g1-other-seat = La próxima carta es para { $seat }.
    .title = ¿Por qué no este asiento?
cx-refusal-g1-not-in-pile = La carta ya no está en el mazo. Reparte una que esté.
    .title = ¿Por qué no la carta { $card }?

## Por qué no: elegir y colocar

cx-refusal-k5-chosen = La carta { $card } está elegida. Primero colócala o devuélvela a su sitio.
    .title = ¿Por qué no ahora?
cx-refusal-k5-not-in-hand = La carta no está en tu mano. Elige una de las tuyas.
    .title = ¿Por qué no la carta { $card }?
cx-refusal-k5-card-first = Todavía no hay ninguna carta elegida. Elige primero una carta de tu mano.
    .title = ¿Por qué no todavía?
cx-refusal-k5-reason-given = La carta ya tiene un motivo. Devuélvela a su sitio para elegir otro.
    .title = ¿Por qué no otro motivo?
cx-refusal-k5-space-chosen = Ya hay un hueco elegido. Coloca ahí la carta, o devuélvela a su sitio y empieza de nuevo.
    .title = ¿Por qué no otro hueco?
cx-refusal-k5-space-first = Todavía no hay un hueco elegido para la carta { $card }. Elige uno primero.
    .title = ¿Por qué no todavía?
cx-refusal-j3-no-reason = Un motivo es uno de los nueve tipos de relación.
    .title = ¿Por qué no este motivo?
cx-refusal-k2-fits-nowhere = Se gire como se gire, ahora no encaja en ningún hueco libre. Lo más cercano es «{ $first }» con «{ $second }»: { $cause ->
        [fallen] no vale según una decisión de la mesa.
        [weak] la relación es demasiado débil.
        [usage] solo se dicen juntas en inglés.
        [debatable] la relación es discutible y sin motivo.
       *[no-link] ninguna relación conocida.
    } Elige otra carta, o no coloques ninguna esta vez.
    .title = ¿Por qué no la carta { $card }?
cx-refusal-k2-taken = Ahí está la carta { $card }. Elige un hueco libre junto a la red.
    .title = ¿Por qué no ahí?
cx-refusal-k2-apart = El hueco no toca ninguna carta. Elige un hueco libre junto a la red.
    .title = ¿Por qué no ahí?
cx-refusal-k2-no-turn = Se gire como se gire, ahí la carta { $card } no tiene una conexión que valga. Lo más cercano es «{ $first }» con «{ $second }»: { $cause ->
        [fallen] no vale según una decisión de la mesa.
        [weak] la relación es demasiado débil.
        [usage] solo se dicen juntas en inglés.
        [debatable] la relación es discutible y sin motivo.
       *[no-link] ninguna relación conocida.
    } { $spaces ->
        [one] Encaja en { $spaces } hueco más.
       *[other] Encaja en otros { $spaces } huecos.
    }
    .title = ¿Por qué no ahí?
cx-refusal-k2-turn = Una carta se gira 0, 1, 2 o 3 cuartos de vuelta.
    .title = ¿Por qué no este giro?
cx-refusal-e-off-table = El hueco está fuera del borde: la mesa tiene { $size } × { $size } huecos, con 0,0 en el centro.
    .title = ¿Por qué no ahí?
cx-refusal-k3-no-link = El árbitro no conoce ninguna relación. Gira la carta o elige otro hueco.
    .title = ¿Por qué no «{ $first }» con «{ $second }»?
cx-refusal-k3-debatable = Para el árbitro la relación es discutible y no conoce el motivo. Gira la carta o elige otro hueco.
    .title = ¿Por qué no «{ $first }» con «{ $second }»?
cx-refusal-k3-weak = El árbitro conoce una relación ({ $reason ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }), pero es demasiado débil. Gira la carta o elige otro hueco.
    .title = ¿Por qué no «{ $first }» con «{ $second }»?
cx-refusal-k3-usage = Solo se dicen juntas en inglés, y en el idioma elegido para las palabras eso no cuenta. Gira la carta o elige otro hueco.
    .title = ¿Por qué no «{ $first }» con «{ $second }»?
cx-refusal-j4-fallen = Según una decisión de la mesa, esta pareja no vale. Gira la carta o elige otro hueco.
    .title = ¿Por qué no «{ $first }» con «{ $second }»?

## Por qué no: responder y votar

cx-refusal-j2-no-vote = No hay ninguna votación abierta.
    .title = ¿Por qué no votar?
cx-refusal-j2-party = El voto de quien ha colocado es «vale», el de quien impugna es «no vale». Deciden los demás.
    .title = ¿Por qué no votar?
cx-refusal-j2-voted = Has votado, y los votos son definitivos.
    .title = ¿Por qué no votar otra vez?
cx-refusal-j4-ruled = { $ruling ->
        [stands] Según una decisión de la mesa, esta pareja vale.
       *[falls] Según una decisión de la mesa, esta pareja no vale.
    } Solo se puede impugnar una pareja sin decisión de la mesa.
    .title = ¿Por qué no impugnar «{ $first }» y «{ $second }»?
cx-refusal-j5-against-waiting = Junto a este hueco, una carta espera todavía las respuestas. Elige otro hueco o espera.
    .title = ¿Por qué no ahí?
cx-refusal-j5-no-spot = Junto a cada hueco hay una carta que aún espera las respuestas de los demás. Espera o haz otra cosa.
    .title = ¿Por qué no la carta { $card }?
cx-refusal-j5-own = A lo que has colocado responden los demás.
    .title = ¿Por qué no responder?
cx-refusal-j5-nothing-waits = Nada de ese jugador espera una respuesta.
    .title = ¿Por qué no responder?
cx-refusal-j5-said-fine = Ya estás de acuerdo con lo que ha colocado { $seat }, y así queda.
    .title = ¿Por qué no responder otra vez?
cx-refusal-j5-no-pair = { $pairs ->
        [one] Aquí hay { $pairs } pareja.
       *[other] Aquí hay { $pairs } parejas. Elige una de ellas.
    }
    .title = ¿Por qué no esta pareja?
cx-refusal-j5-vote-open = Primero va la votación sobre «{ $first }» y «{ $second }».
    .title = ¿Por qué no ahora?
cx-refusal-j7-pending = Tu fallo está en espera. Primero apela o acéptalo.
    .title = ¿Por qué no ahora?
cx-refusal-j7-no-pending = No hay ningún fallo tuyo en espera.
    .title = ¿Por qué no apelar?
cx-refusal-j7-placer = Tu voto es que vale. Deciden los demás.
    .title = ¿Por qué no votar?
cx-refusal-j7-not-here = Una apelación así necesita un jurado y las conexiones a la vista.
    .title = ¿Por qué no apelar?
cx-refusal-j7-not-refused = El árbitro acepta la conexión. Coloca la carta sin más.
    .title = ¿Por qué no apelar?
cx-refusal-j7-appealed = Ya has usado tu apelación. Hay una por turno, o por ronda si todos juegan a la vez.
    .title = ¿Por qué no apelar otra vez?
cx-refusal-j7-alone = Solo otras personas pueden ganar la votación al árbitro, y no hay ninguna en la mesa.
    .title = ¿Por qué no apelar?
cx-refusal-j5-window = Lo que ha colocado { $seat } espera a los demás. Se sigue cuando todos están de acuerdo.
    .title = ¿Por qué no ahora?
cx-refusal-j5-waiting = Lo que has colocado espera todavía a los demás. Hasta entonces solo puedes responder y votar.
    .title = ¿Por qué no ahora?

## Por qué no: Clásica, Sin fin, Solitario, Relámpago

cx-refusal-c-not-here = En este modo colocas una carta, o robas una y luego la colocas o te la quedas.
    .title = ¿Por qué no aquí?
cx-refusal-c-drawn-only = Has robado la carta { $card }. Ahora solo puedes colocar esa; si no, quédatela.
    .title = ¿Por qué no otra carta?
cx-refusal-c-drawn = Has robado la carta { $card }. Colócala o quédatela.
    .title = ¿Por qué no ahora?
cx-refusal-c-nothing-drawn = En este turno no has robado ninguna carta.
    .title = ¿Por qué no quedársela?
cx-refusal-c-pile-empty = El mazo está vacío. Coloca una carta o pasa.
    .title = ¿Por qué no robar?
cx-refusal-c-pile-left = { $left ->
        [one] En el mazo queda { $left } carta.
       *[other] En el mazo quedan { $left } cartas.
    } Coloca una carta o roba una.
    .title = ¿Por qué no pasar?
cx-refusal-s-not-here = En Solitario cada carta se coloca o se aparta.
    .title = ¿Por qué no aquí?
cx-refusal-q-not-here = En Relámpago colocas cartas, robas, o dices «Sin jugada» cuando el mazo está vacío.
    .title = ¿Por qué no aquí?
cx-refusal-q-pile-empty = El mazo está vacío. Coloca una carta o di «Sin jugada».
    .title = ¿Por qué no robar?
cx-refusal-q-pile-left = { $left ->
        [one] En el mazo queda { $left } carta.
       *[other] En el mazo quedan { $left } cartas.
    } Coloca una carta o roba una.
    .title = ¿Por qué no «Sin jugada»?
cx-refusal-q-stuck = Has dicho «Sin jugada». Hasta que la próxima carta se coloque, valga o vuelva, solo puedes responder y votar.
    .title = ¿Por qué no ahora?

## Por qué no: Cuadrados

cx-refusal-4-not-here = En Cuadrados tomas una carta, colocas cartas en tu cuadrado y devuelves cartas; «Hecho» termina un turno, «Pasar» es para jugar todos a la vez.
    .title = ¿Por qué no aquí?
cx-refusal-4-take-first = Un turno empieza con una carta de uno de los cuatro mazos. Toma una primero.
    .title = ¿Por qué no todavía?
cx-refusal-4-took = En este turno ya has tomado tu carta. Coloca cartas, devuelve una o di «Hecho».
    .title = ¿Por qué no tomar otra carta?
cx-refusal-4-returned = En este turno ya has devuelto una carta. Solo queda «Hecho».
    .title = ¿Por qué no ahora?
cx-refusal-4-pile-empty = El mazo está vacío. Elige uno que tenga cartas.
    .title = ¿Por qué no tomar del mazo { $pile }?
cx-refusal-4-hand-full = Tienes { $most } cartas, incluidas las colocadas. Termina primero un cuadrado o devuelve una carta.
    .title = ¿Por qué no tomar otra carta?
cx-refusal-4-no-pile = Los mazos van del 1 al 4.
    .title = ¿Por qué no este mazo?
cx-refusal-4-no-place = Un cuadrado tiene los sitios 1 a 4, y una carta se gira de 0 a 3 cuartos de vuelta.
    .title = ¿Por qué no este sitio?
cx-refusal-4-place-taken = Ahí está la carta { $card }. Elige un sitio libre del cuadrado.
    .title = ¿Por qué no el sitio { $place }?
cx-refusal-4-passed = Has pasado. Hasta que se tome o se devuelva una carta o se termine un cuadrado, solo puedes responder y votar.
    .title = ¿Por qué no ahora?

## Por qué no: Rummy

cx-refusal-r-not-here = En Rummy robas una carta, colocas cartas en tus series, quitas una y dices «Hecho».
    .title = ¿Por qué no aquí?
cx-refusal-r-draw-first = Un turno empieza robando. Roba primero una carta.
    .title = ¿Por qué no todavía?
cx-refusal-r-drew = En este turno ya has robado tu carta. Coloca cartas o di «Hecho».
    .title = ¿Por qué no robar otra vez?
cx-refusal-r-pile-empty = El mazo está vacío. Coloca cartas o di «Hecho».
    .title = ¿Por qué no robar?
cx-refusal-r-stole = En este turno ya has quitado una carta, y no se puede más de una.
    .title = ¿Por qué no quitar otra?
cx-refusal-r-no-steal = Con el mazo vacío no se quitan cartas.
    .title = ¿Por qué no quitar?
cx-refusal-r-own-run = Una carta se quita de una serie rival.
    .title = ¿Por qué no quitar ahí?
cx-refusal-r-no-line = { $lines ->
        [0] Ahí todavía no hay ninguna serie.
        [one] Ahí solo está la serie { $lines }.
       *[other] Ahí están las series 1 a { $lines }.
    }
    .title = ¿Por qué no esta serie?
cx-refusal-r-short-run = { $length ->
        [one] La serie tiene { $length } carta.
       *[other] La serie tiene { $length } cartas.
    } Solo se quita una carta de una serie de { $least } o más.
    .title = ¿Por qué no quitar de esta serie?

## Final y origen de los puntos

cx-end-full = Ningún hueco libre de la mesa toca ya la red.
cx-end-lives = No queda ninguna vida.
cx-end-out = Una mano está vacía.
cx-end-quiet = Todos los jugadores, uno tras otro, han tenido un turno sin nada nuevo.
cx-end-stuck = Todos están sin jugada y ninguna carta está en espera.
cx-end-solitaire = Se ha jugado toda la baraja.
cx-end-quads = Alguien ha hecho cuatro cuadrados.
cx-end-taken = Se han tomado tantas cartas como tiene la baraja, sin un cuadrado nuevo.
cx-source-links = conexiones
cx-source-hands = en la mano
cx-source-falls = no valen
cx-source-collected = recogidas
cx-source-quads = cuadrados
cx-source-runs = series
cx-source-web = cartas de la red

## Opciones

cx-option-way = Modo
cx-choice-way-classic = Clásica
cx-choice-way-endless = Sin fin
cx-choice-way-solitaire = Solitario
cx-choice-way-quick = Relámpago
cx-choice-way-quads = Cuadrados
cx-choice-way-rummy = Rummy
cx-option-judge = Quién juzga
cx-choice-judge-referee = árbitro
cx-choice-judge-jury = jurado
cx-choice-judge-vote = votación
cx-choice-judge-trust = confianza
cx-option-find = Conexiones
cx-choice-find-shown = a la vista
cx-choice-find-own = encuéntralas tú
cx-option-lives = Vidas (0: sin límite)
cx-option-cards = Cartas en juego (0: toda la baraja)
cx-option-turns = Turnos en Cuadrados
cx-choice-turns-in_turn = por turnos
cx-choice-turns-at_once = todos a la vez
cx-option-rounds = Rondas
cx-option-first_turns = Cada jugador tiene un turno antes de que termine una ronda
cx-option-table = Tamaño de la mesa
cx-option-learners = Para aprender: sin las cartas de valor 5
cx-option-open_hands = Cartas a la vista, para jugar en común
cx-option-timer = Tiempo por turno
cx-option-deck = Baraja
cx-option-words = Idioma de las palabras
cx-choice-words-en = inglés
cx-choice-words-th = tailandés
cx-choice-words-it = italiano
cx-choice-words-de = alemán
cx-choice-words-fr = francés
cx-choice-words-es = español
cx-choice-words-any = el idioma de cada cual
cx-option-rulings = Decisiones de la mesa ya tomadas
cx-option-verdicts = Veredictos del árbitro

## Barajas que no sirven

cx-content-text = Una baraja es un texto con una carta en cada línea.
cx-content-size = La baraja es demasiado larga. Se leen como máximo { $most } caracteres.
cx-content-many = La baraja tiene más de { $most } cartas. Quita algunas.
cx-content-few = { $cards ->
        [one] La baraja tiene { $cards } carta.
       *[other] La baraja tiene { $cards } cartas.
    } Necesita { $least } como mínimo.
cx-content-csv = La línea no es CSV: unas comillas no están cerradas, o algo las sigue. Una carta son cuatro palabras y un valor, separados por comas.
cx-content-toml = El archivo no es una baraja en TOML. Cada carta es una tabla [[card]] con cuatro «words» y un «value».
cx-content-fields = Una carta tiene { $wanted } campos: cuatro palabras y el valor. { $found ->
        [one] Aquí hay { $found }.
       *[other] Aquí hay { $found }.
    }
cx-content-column = La columna «{ $column }» no se conoce. Después del valor puede haber una columna por idioma: { $known }.
cx-content-language = La columna «{ $language }» tiene { $found } en lugar de { $wanted } palabras. Van en el orden de los lados, separadas por «/».
cx-content-same = «{ $word }» está dos veces en esta carta. Una carta tiene cuatro palabras distintas.
cx-content-word = «{ $word }» no puede estar en una carta. Una palabra empieza por una letra y tiene como máximo { $longest } caracteres.
cx-content-value = «{ $value }» no es un valor. Es un número del 1 al { $highest }.
cx-content-plays = La baraja tiene { $cards } cartas. De 1000 parejas de palabras, { $accepted } se conectan: se juega bien con 40 a 60. De 100 primeros turnos, { $first } tienen una jugada posible: se juega bien con 75 a 95.
cx-content-judged = El árbitro conoce { $known } de { $words } palabras, así que las partidas empiezan por votación; a solas, en confianza.
cx-content-strange = La baraja tiene { $cards } cartas. El árbitro conoce demasiado pocas de sus palabras para decir cómo se jugará.
cx-content-translated = Palabras en «{ $language }»: en { $cards } de { $all } cartas.
cx-content-twice = «{ $word }» ya está en otra carta, en la línea { $first }.
cx-content-unknown = El árbitro no conoce la palabra «{ $word }». Con ella se juzga por votación o en confianza.
cx-content-lonely = { $partners ->
        [one] «{ $word }» se conecta solo con { $partners } palabra de la baraja.
       *[other] «{ $word }» se conecta solo con { $partners } palabras de la baraja.
    }
cx-content-related = «{ $one }» y «{ $two }», en la misma carta, tienen relación. Las cuatro palabras de una carta no tienen relación entre sí.

## Tipos de relación y decisiones

cx-kind-opposite = contrarios
cx-kind-same = lo mismo
cx-kind-is-a = es un tipo de
cx-kind-part = es parte de
cx-kind-made = es de
cx-kind-said = se dicen juntas
cx-kind-family = misma familia
cx-kind-property = cualidad
cx-kind-found = van juntas
cx-link-opposite = «{ $first }» es lo contrario de «{ $second }»
cx-link-same = «{ $first }» es lo mismo que «{ $second }»
cx-link-is-a = «{ $first }» es un tipo de «{ $second }»
cx-link-part = «{ $first }» es parte de «{ $second }»
cx-link-made = «{ $first }» se hace con «{ $second }»
cx-link-said = «{ $first }» se dice junto con «{ $second }»
cx-link-family = «{ $first }» es de la misma familia que «{ $second }»
cx-link-property = «{ $second }» se puede decir de «{ $first }»
cx-link-found = «{ $first }» va con «{ $second }»
cx-verdict-clear = claro
cx-verdict-debatable = discutible
cx-verdict-no = ninguna relación conocida
cx-verdict-unknown = aún no se sabe

## La imagen en el terminal

cx-draw-heading = { $way } · Ronda { $round } de { $rounds } · Cartas en el mazo: { $left }
cx-draw-turn = Le toca al asiento { $seat }.
cx-draw-over = La partida ha terminado.
cx-told-laid = El asiento { $seat } coloca la carta { $card }: { $pairs }. { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
cx-told-joined = El asiento { $seat } coloca la carta { $card }: { $pairs }
cx-told-miss = Fallo del asiento { $seat } con la carta { $card }: { $pairs }
cx-told-challenge = El asiento { $seat } impugna: { $pairs }
cx-told-appeal = El asiento { $seat } apela: { $pairs }
cx-told-ruling = Decisión de la mesa: { $pairs }
cx-draw-seat = Asiento { $seat }: puntos { $points }, mano { $cards }
cx-draw-known = (conocidas: { $cards })
cx-draw-misses = fallos: { $misses }
cx-draw-lives = Vidas restantes: { $lives }
# The code of this language, for cards that have words in it
cx-draw-language = es
cx-draw-idle = (en espera)
cx-draw-together = Suma de todos: { $points }
cx-draw-solitaire = Cartas de la red: { $cards }, conexiones: { $links }, perdidas: { $missed }
cx-draw-no-web = La red está todavía vacía.
cx-draw-more = Cartas de la red fuera de la vista: { $cards }
cx-draw-map = Los números son cartas. «look X,Y» muestra la parte alrededor de un hueco.
cx-draw-top = Encima del mazo:
cx-draw-pile = Mazo { $pile } ({ $left })
cx-draw-quads = Asiento { $seat }: cuadrados { $quads }
cx-draw-line = Asiento { $seat }, serie { $line }:
cx-draw-waits = Lo que ha colocado el asiento { $seat } espera respuestas:
cx-draw-agree = de acuerdo
cx-draw-pair = «{ $first }» + «{ $second }»: { $reason }
cx-draw-pair-debatable = { $link } (discutible)
cx-draw-pair-weak = { $link } (demasiado débil)
cx-draw-ruled-stands = «{ $first }» + «{ $second }»: vale (decisión de la mesa)
cx-draw-ruled-falls = «{ $first }» + «{ $second }»: no vale (decisión de la mesa)
cx-draw-answers = De acuerdo: { $fine } · Sin respuesta todavía: { $unanswered }
cx-draw-vote = El asiento { $seat } impugna «{ $first }» y «{ $second }». ¿Vale la conexión?
cx-draw-vote-appeal = Votación sobre la apelación del asiento { $seat }: ¿vale?
cx-draw-pending = Fallo del asiento { $seat } con la carta { $card }, puede apelar:
cx-draw-appealed = Apelación del asiento { $seat } por la carta { $card }:
cx-draw-voted-stands = Asiento { $seat }: vale
cx-draw-voted-falls = Asiento { $seat }: no vale
cx-draw-voted-abstain = Asiento { $seat }: abstención
cx-draw-hand = Tu mano:
cx-draw-hand-empty = Tu mano está vacía.
cx-draw-drawn = Carta robada: { $card }. Se coloca o se queda en la mano.
cx-draw-choose-spot = La carta { $card } está elegida. Elige un hueco, por ejemplo «at 1,0».
cx-draw-choose-turn = La carta { $card } va en { $x },{ $y }. Gírala: de «turn 0» a «turn 3».
cx-draw-choose-place = La carta { $card } está elegida: «lay { $card } in 1 turn 0» o «return { $card } 1».
cx-draw-choose-line = La carta { $card } está elegida: «lay { $card } new turn 0» o «lay { $card } right 1 turn 0».
cx-draw-round-over = La ronda { $round } ha terminado. { $reason }
cx-draw-left = Asiento { $seat }: puntos { $points }, en la mano: { $cards }

## Cómo escribir

cx-help =
    Una carta se nombra por el número de su esquina, un hueco por x,y como en la imagen.
    Se coloca en tres pasos:
      card 12: elegir una carta de la mano
      at 1,0: elegir el hueco
      turn 1: colocar la carta, girada de 0 a 3 cuartos de vuelta en sentido horario
      lay 12 at 1,0 turn 1: los tres pasos en una línea
    back: devolver a su sitio la carta elegida
    because said: añadir un motivo: opposite, same, is-a, part, made, said, family, property, found
    Clásica, Sin fin: «draw» roba, luego colocar la carta o «keep»; «pass» con el mazo vacío
    Solitario: «aside» aparta la carta
    Relámpago: «draw» roba; «stuck» con el mazo vacío
    Cuadrados: después de «card 12» se sigue en un paso
      take 2: tomar la carta de encima del mazo 2
      lay 12 in 3 turn 1: colocar la carta en el sitio 3 del cuadrado
      return 12 4: devolver la carta al mazo 4
      done: terminar el turno; todos a la vez: «pass»
    Rummy: después de «card 12» se sigue en un paso
      draw: robar una carta
      lay 12 new turn 0: empezar una serie nueva
      lay 12 left 1 turn 0, lay 12 right 1 turn 0: colocar la carta en un extremo de la serie 1
      steal 1 2 left: quitar la carta izquierda de la serie 2 del asiento 1
      done: terminar el turno
    Por votación: «fine» y «challenge» con los números de la imagen, luego «stands», «falls» o «abstain»
    look: un mapa de toda la red; look 3,-2: la parte alrededor de ese hueco
    rulings: las decisiones de la mesa; rulings my-rulings.txt las guarda, para «--option rulings=@my-rulings.txt»
    Tras un fallo: «appeal» o «accept»

## Por qué una jugada conviene

cx-card-words = «{ $words }»
cx-hint-because = El tipo de relación se puede decir antes de colocar la carta.
cx-hint-back = La carta no tiene ningún hueco bueno: devuélvela a su sitio.
cx-hint-pass = Ninguna carta encaja: pasa y conserva la mano.
cx-hint-done = Todo lo útil está hecho: termina el turno.
cx-hint-fine = La conexión tiene sentido: vale.
cx-hint-appeal = Quizá los demás vean la conexión que el árbitro no conoce.
cx-hint-accept = El árbitro tiene razón.
cx-hint-falls = La relación es demasiado débil: no vale.
cx-hint-abstain = La relación es dudosa: mejor abstenerse.
cx-hint-challenge = La relación entre «{ $first }» y «{ $second }» es demasiado débil: impúgnala.
cx-hint-steal = La carta { $card } encaja en una de tus series: quítala.
cx-hint-run = La carta { $card } entra en una serie: su valor de { $value } cuenta a tu favor y no en contra.
cx-hint-pairs = Conecta { $pairs } cartas a la vez, × { $factor }: { $points } puntos.
cx-hint-several = Conecta { $pairs } cartas a la vez.
cx-hint-fits = La carta { $card } encaja aquí.
cx-hint-link =
    «{ $first }» se conecta con «{ $second }»: { $kind ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }.
cx-hint-link-points =
    «{ $first }» se conecta con «{ $second }» ({ $kind ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }) por { $points } puntos.
cx-hint-return = La carta { $card } te sirve poco y tapa el mazo { $pile }.
cx-hint-take-quad = La carta { $card } completa un cuadrado.
cx-hint-take = La carta { $card } es la que mejor va con tu mano, conexiones: { $links }.
cx-hint-take-later = La carta { $card } es la que más promete para los próximos cuadrados.
cx-hint-draw-top = La carta { $card } de encima del mazo se puede colocar por { $points } puntos, y tu mano queda igual.
cx-hint-draw = Una carta nueva promete más que las de la mano.
cx-hint-spare = La carta { $card } va poco con tu mano: devuélvela al mazo.
cx-hint-quad = La carta { $card } forma parte de un cuadrado de { $points } puntos.
cx-hint-keep = Guarda la carta { $card } para un hueco mejor.
cx-hint-aside = La carta { $card } cerraría huecos buenos: apártala.
