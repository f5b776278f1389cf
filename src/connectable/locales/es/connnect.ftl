## El juego
cn-name = CoNNNect

## Reglas: hoja y preparación
cn-rule-s1 = La cuadrícula tiene 6 × 6 casillas. Las zonas 1, 2 y 3 son los pares de columnas desde la izquierda; las zonas 4, 5 y 6, los pares de filas desde arriba.
cn-rule-s2 = Hay nueve círculos: uno en el centro de cada bloque de 2 × 2 casillas donde una zona de columnas se cruza con una zona de filas.
cn-rule-s3 = Hay ocho formas de Connect-5, de la A a la H: todas las formas de cinco casillas en las que cabe una escalera. Se roban cuatro, que quedan boca arriba. Cada una se parece a una letra mayúscula: A a la I, B a la L, C a la N, D a la P, E a la U, F a la W, G a la V, H a la Z.
cn-rule-s4 = Las cartas de puntos de los Connect-5 valen 16, 14, 13 y 12 puntos. La más alta está encima.
cn-rule-s5 = Hay 14 cartas de objetivo en los mazos A, B y C. Se roba una carta de cada mazo.
cn-rule-s6 = En la preparación se tiran tres dados y cada jugador escribe los tres números en las casillas iniciales que elija; otros tres dados llenan las otras tres casillas iniciales. En la variante con dados propios, cada jugador tira por su cuenta. Los números iniciales son números como los demás.
cn-rule-s7 = En la hoja estándar las casillas iniciales son fila 1, columna 2; fila 2, columna 4; fila 3, columna 6; fila 4, columna 1; fila 5, columna 3; y fila 6, columna 5. Las líneas con flecha son la fila 3 y la columna 4.
cn-rule-s8 = El azar decide en este orden: cuatro formas, una carta de cada mazo, el primer jugador de turno (todos con la misma probabilidad) y después los dados de la preparación. Cada jugador escribe tres números y dice que ha terminado antes de la segunda tirada. Con dados propios los dos pasos son los mismos; cada jugador tiene tres dados suyos, que se tiran en el orden de los asientos. Cada paso queda oculto y se puede deshacer hasta terminar, como en la regla CN-R5. Antes de la ronda 1 no hay acción libre, bonus ni declaración.

## Reglas: una ronda
cn-rule-r1 = Tirada: el jugador de turno tira tres dados y elige una cara como dado de zona; los otros dos son dados de número. Antes de esa elección no actúa nadie más, y no se puede deshacer. Los dados de número son el dado 1 y el dado 2 en orden ascendente; un dado intercambiado conserva su lugar. La elección está a la vista de todos y queda en cada registro de rondas.
cn-rule-r2 = Escritura: todos los jugadores, a la vez, deben escribir los dos números en casillas libres de la zona, en cualquier orden y en cualquier lugar de ella, un número por casilla. Un jugador está en la fase de escritura mientras quede pendiente alguno de sus dados, y después en la fase de declaraciones.
cn-rule-r3 = Declaraciones: todos los jugadores, a la vez, pueden declarar tantos Connect como quieran, también con números de rondas anteriores y con lo que haga posible un bonus recién ganado.
cn-rule-r4 = Al final de la ronda se asignan los puntos de los Connect-4 y los Connect-5 (reglas CN-C6 y CN-C8) y se comprueban los objetivos abiertos. La carta de puntos de encima se retira si se declaró un Connect-5, y el turno de tirar pasa al jugador de la izquierda. Una partida tiene doce rondas.
cn-rule-r5 = Lo que un jugador escribe, usa y declara en una ronda queda oculto: hasta que todos han terminado, los demás solo ven «sigue escribiendo» o «ha terminado». Los dados y la elección de la zona están a la vista. Se puede terminar cuando los dos dados están escritos o descartados y no queda nada que hacer al momento; terminar no se puede deshacer. Hasta entonces, o hasta quedar fuera, un jugador puede deshacer sus propias acciones de la ronda, primero la última, también cuando solo le queda quedarse fuera (regla CN-F4). Lo que hace un jugador nunca depende de lo que hace otro en la misma ronda: el orden en que se actúa no cambia nada.

## Reglas: acción libre
cn-rule-f1 = Una acción libre se usa en la fase de escritura y solo para los dos dados de número. Cuesta un recuadro por dado: para escribir en la zona otro número del 1 al 6, o porque la zona no tiene casillas libres, y entonces el número se descarta. Se tacha un recuadro siempre que el número escrito difiere de la cara del dado después de Intercambiar y Más/menos.
cn-rule-f2 = Ningún número se descarta mientras la zona tenga una casilla libre. Si solo queda una casilla, el jugador elige qué número escribe en ella y descarta el otro.
cn-rule-f3 = Hay siete recuadros, con los valores 0, 1, 2, 3, 5, 7 y 9. Los puntos negativos del final son el valor del primer recuadro libre desde la izquierda, o 12 si los siete están tachados.
cn-rule-f4 = Un jugador que tiene que descartar un número con los siete recuadros tachados solo puede usar un Intercambiar (donde la regla CN-B2 lo permite), usar un Más/menos si después puede seguir un Intercambiar, o quedar fuera. Quedar fuera termina al momento la partida de ese jugador, cuenta como haber terminado y no se puede deshacer. Desde entonces, también al final de esa ronda, no se comprueba ningún objetivo para ese jugador; se salta su turno de tirar y conserva lo que declaró. Los jugadores que están fuera quedan detrás de todos los demás, una ronda posterior antes que una anterior, con puesto compartido si es la misma; sus puntos son los de su hoja tal como está. Los demás juegan hasta la ronda 12, aunque sea uno solo. Cuando todos están fuera, es el fin de la partida y no gana nadie; los puestos se mantienen.

## Reglas: declaraciones
cn-rule-c1 = Una declaración es un grupo de números escritos y sin declarar, en casillas unidas por los lados, en una forma que se puede girar y voltear. Los números son todos iguales o forman una escalera: números consecutivos, cada uno vecino del anterior. Después del 6 la escalera no sigue con el 1. No importa qué otros números de la escalera se toquen, como el 1 junto al 4 en un cuadrado.
cn-rule-c2 = Un número se declara una sola vez, salvo con Reutilizar (regla CN-B4). Una casilla tachada no contiene ningún número.
cn-rule-c3 = Connect-3: tres números, en línea recta o en esquina. Da un bonus de la serie de Connect-3.
cn-rule-c4 = Connect-4: cuatro números en la forma I, L, O o S. Da un bonus de la serie de Connect-4.
cn-rule-c5 = La primera declaración de una forma de Connect-4 entre todos los jugadores vale 4 puntos. Las posteriores, de jugadores que no han puntuado esa forma, valen 1 punto. La segunda declaración de la misma forma por un jugador no da puntos, solo el bonus.
cn-rule-c6 = Si varios jugadores son los primeros en declarar una forma de Connect-4 en la misma ronda, comparten el primer lugar: 4 puntos cada uno. Se decide al final de la ronda.
cn-rule-c7 = Connect-5: cinco números en la forma de una carta de forma boca arriba, y en ninguna otra. El jugador anota su letra y el valor de la carta de puntos de encima. No da bonus.
cn-rule-c8 = Todos los jugadores que declaran cualquier Connect-5 en la misma ronda obtienen el mismo valor. Después las cartas de forma declaradas se ponen boca abajo para siempre y se retira una carta de puntos. Un jugador puede declarar dos formas distintas boca arriba en una ronda, y cada una vale, pero no la misma dos veces.
cn-rule-c9 = El bonus se elige con la declaración y hay que tomarlo mientras quede alguno en la serie. Los bonus del mismo tipo y con las mismas estrellas son la misma elección. Si la serie está agotada, la declaración vale sin bonus.
cn-rule-c10 = En solitario: cada primera declaración de una forma de Connect-4 vale 4 puntos, las cartas de puntos se retiran como en la regla CN-C8, y quedar fuera es perder la partida.

## Reglas: bonus
cn-rule-b1 = Mover: se tacha un número sin declarar, también uno inicial o de esta ronda, y se escribe en cualquier casilla libre. La casilla anterior queda tachada para siempre. Es posible en la fase de escritura, también entre los dos dados y en la última casilla libre de la zona, y en la fase de declaraciones. No es posible si no hay ninguna casilla libre.
cn-rule-b2 = Intercambiar: el dado de zona se intercambia con un dado de número, solo para este jugador y esta ronda; se pueden usar varios seguidos. Es posible antes de escribir o descartar el primer dado de la ronda, y entre ganar Dos a elegir y escribir su primer número, pero en ningún otro momento. Después de Dos a elegir no se escribe de nuevo nada por el dado intercambiado. Los dados se intercambian tal como están, con un Más/menos incluido. Un Intercambiar que no cambia ninguna cara no es posible.
cn-rule-b3 = Más/menos: los dados de número aún no escritos cambian uno o dos pasos en total, hasta 2 más o menos en un dado, o 1 más o menos en cada uno. Desde el 1, un paso menos lleva al 6; desde el 6, un paso más lleva al 1. Todo es una sola acción: un paso sin usar se pierde, y una acción que no cambia ninguna cara no es posible. Solo en la fase de escritura.
cn-rule-b4 = Reutilizar: un número ya declarado se puede usar una vez más en una declaración nueva. Se tachan exactamente tantos Reutilizar como números ya declarados contiene la declaración, y al menos uno de sus números está sin declarar. El número puede venir de cualquier declaración anterior, también de esta ronda, y otro Reutilizar puede volver a usarlo. Solo en la fase de declaraciones.
cn-rule-b5 = Dos a elegir (al momento): dos números del 1 al 6 a elección del jugador, iguales o no, se escriben en la zona de esta ronda, que es la nueva después de un Intercambiar. Hay que escribir los dos si caben, uno si solo cabe uno. Si la zona está llena antes del primer número, un jugador con un Intercambiar sin usar puede usarlo o perder Dos a elegir; sin Intercambiar, Dos a elegir se pierde al momento.
cn-rule-b6 = Seis puntos: vale seis estrellas y cuenta como usado.
cn-rule-b7 = Número (al momento): el número dibujado se escribe en cualquier casilla libre.
cn-rule-b8 = Cada bonus de la hoja se puede tomar una vez y vale solo para su jugador. Sus estrellas cuentan al final, usado o no; los bonus usados se tachan. Al momento quiere decir antes de cualquier otra acción; los demás bonus se pueden usar en la misma fase de declaraciones o guardar. Para usar un bonus basta con decir su tipo. Un bonus que se usa al momento y no encuentra casilla libre se pierde: se tacha, cuenta como usado y conserva sus estrellas.
cn-rule-b9 = Hoja estándar, serie de Connect-3: dos Mover, dos Intercambiar y un Más/menos con 1 estrella cada uno; un Más/menos, un Reutilizar, Número 3 y Número 4 con 2 estrellas cada uno. Serie de Connect-4: Dos a elegir con 2 estrellas; Mover, Intercambiar, Más/menos, Reutilizar, Número 1 y Número 6 con 3 estrellas cada uno; Seis puntos con 6 estrellas.

## Reglas: círculos, líneas, objetivos, final
cn-rule-o1 = Un círculo está relleno en cuanto sus cuatro casillas contienen números, y así se queda. No importa cómo se escribieron los números: preparación, dados, Mover, Dos a elegir o Número; lo mismo vale para líneas y objetivos. Una casilla tachada no contiene ningún número. Cada círculo relleno vale 1 punto.
cn-rule-o2 = Tres círculos rellenos en línea recta (fila, columna o diagonal) son una línea de círculos. Hay ocho líneas posibles; cada una vale 2 puntos.
cn-rule-o3 = Cada línea con flecha vale 8 puntos si contiene 1–6 en orden, en cualquier sentido, o seis números iguales; 6 puntos si contiene 1–6 en cualquier orden; 3 puntos si cada casilla está escrita o tachada. Una línea con una casilla tachada nunca vale 8 ni 6.
cn-rule-o4 = Cada jugador puntúa cada objetivo una vez, cuando está cumplido al final de una ronda, y lo conserva. Las cartas con la marca «al final» se comprueban solo al final de la partida. No importa quién cumple antes un objetivo.
cn-rule-o5 = A1, al final: cinco Connect-3 (3 puntos). A2: tres Connect-4 (4). A3: tres formas distintas de Connect-4 (5). A4: un Connect-3, un Connect-4 y un Connect-5 (5). A5, al final: 20 números declarados, cada uno contado una vez (4). B1, al final: dos Connect-5 (5). B2: un Connect-4 o Connect-5 de números iguales (4). B3: cuatro bonus usados, incluido Seis puntos (3). B4, al final: una acción libre como máximo (4). B5: tres Connect en una ronda (4). C1, al final: tres líneas de círculos (4). C2: los cuatro círculos de las esquinas (4). C3: las dos líneas con flecha llenas, y las casillas tachadas cuentan (5). C4: una zona entera escrita, y las casillas tachadas no cuentan (3). Salvo en B4, un número quiere decir «al menos». A1 y A2 cuentan también las declaraciones sin puntos.
cn-rule-e1 = Después de la ronda 12 los puntos de un jugador son: las estrellas de los bonus tomados de la serie de Connect-3; los puntos de los Connect-4 y las estrellas de los bonus tomados de la serie de Connect-4, incluido Seis puntos; los valores anotados de los Connect-5; líneas con flecha, círculos, líneas de círculos y objetivos; menos los puntos negativos de las acciones libres.
cn-rule-e2 = Gana quien tiene más puntos. En caso de empate gana quien tiene menos puntos negativos; si el empate sigue, el puesto se comparte. Un puesto compartido ocupa tantos puestos como jugadores: 1, 1, 3.
cn-rule-e3 = Una hoja propia se puede usar si tiene al menos tantas cartas de puntos como formas abiertas, seis casillas iniciales distintas, ningún tipo de bonus desconocido y un valor negativo más que recuadros. En lugar de siete vale entonces su número de recuadros.

## Rechazos: preparación
cn-refusal-s3 = Esta carta de forma no se puede robar ahora. Cartas de forma boca arriba hasta ahora: { $open }.
    .title = ¿Por qué no esta carta de forma?
cn-refusal-s5 = El próximo objetivo viene del mazo { $deck }.
    .title = ¿Por qué no este objetivo?
cn-refusal-s6-number = No queda pendiente ningún dado con un { $number }. Para escribir en casillas iniciales: { $numbers }.
    .title = ¿Por qué no el { $number }?
cn-refusal-s6-space = No es una casilla inicial. Casillas iniciales libres: { $spaces }.
    .title = ¿Por qué no en la fila { $row }, columna { $column }?
cn-refusal-s8-first = Empieza uno de los jugadores. Asientos en esta mesa: { $seats }.
    .title = ¿Por qué no este asiento?
cn-refusal-s8-seat = Ese asiento no existe. Asientos en esta mesa: { $seats }.
    .title = ¿Por qué no este asiento?
cn-refusal-s8-chance-first = Primero se roban las cartas y se tiran los dados de la preparación.
    .title = ¿Por qué no todavía?
cn-refusal-s8-dice = Números que faltan por escribir en casillas iniciales: { $numbers }.
    .title = ¿Por qué no terminar?
cn-refusal-s8-before-round-1 = Antes de la ronda 1 no hay acción libre, bonus ni declaración. Escribe los números iniciales y después termina.
    .title = ¿Por qué no ahora?

## Rechazos: una ronda
cn-refusal-r1-roll-first = Primero se tiran los tres dados.
    .title = ¿Por qué no todavía?
cn-refusal-r1-no-roll = Ahora no tocan ni dados ni cartas.
    .title = ¿Por qué no tirar?
cn-refusal-r1-active = Primero { $seat } elige el dado de zona.
    .title = ¿Por qué no todavía?
cn-refusal-r1-zone-first = Elige primero el dado de zona. Los dados muestran { $numbers }.
    .title = ¿Por qué no todavía?
cn-refusal-r1-face = Los dados muestran { $numbers }. Elige uno de ellos como dado de zona.
    .title = ¿Por qué no la zona { $zone }?
cn-refusal-r1-chosen = La zona de esta ronda está elegida y no cambia.
    .title = ¿Por qué no otra zona?
cn-refusal-r2-no-die = Los dos dados están escritos o descartados. Declara, usa un Mover o termina.
    .title = ¿Por qué no escribir un número?
cn-refusal-r2-fill-first = Números que faltan por escribir o descartar: { $numbers }. Las declaraciones vienen después.
    .title = ¿Por qué no declarar todavía?
cn-refusal-r2-zone = La casilla está en las zonas { $zones }. Los números de esta ronda van en la zona { $zone }.
    .title = ¿Por qué no en la fila { $row }, columna { $column }?
cn-refusal-r2-taken = Ahí está escrito un { $number }. Elige una casilla libre.
    .title = ¿Por qué no en la fila { $row }, columna { $column }?
cn-refusal-r5-dice = Dados pendientes: { $numbers }. Escríbelos en la zona { $zone }; si no tiene casillas libres, descártalos.
    .title = ¿Por qué no terminar?
cn-refusal-r5-done = Has terminado esta ronda, y eso no se puede deshacer.
    .title = ¿Por qué no actuar otra vez?

## Rechazos: acción libre
cn-refusal-f1-number = No queda pendiente ningún dado con un { $number }. Pendientes: { $numbers }.
    .title = ¿Por qué no el { $number }?
cn-refusal-f1-zone-full = La zona { $zone } no tiene casillas libres. Descarta el número: cuesta un recuadro.
    .title = ¿Por qué no escribir un número?
cn-refusal-f1-no-die = Los dos dados están escritos o descartados. Una acción libre es para un dado pendiente.
    .title = ¿Por qué no una acción libre?
cn-refusal-f1-same = El dado ya muestra { $number }. Escríbelo tal cual o elige otro número.
    .title = ¿Por qué no una acción libre para el { $number }?
cn-refusal-f1-chosen = Primero la acción libre. Escribe el { $number } en una casilla libre de la zona { $zone }.
    .title = ¿Por qué no todavía?
cn-refusal-f2-zone-free = La zona { $zone } tiene casillas libres: { $spaces }. Escribe ahí el número.
    .title = ¿Por qué no descartar el número?
cn-refusal-f4-boxes = Una acción libre necesita un recuadro libre. Recuadros tachados: { $boxes }, es decir, todos.
    .title = ¿Por qué no una acción libre?
cn-refusal-f4-not-stuck = Solo se queda fuera quien tiene que descartar un número con todos los recuadros tachados. Recuadros libres: { $boxes }.
    .title = ¿Por qué no fuera?
cn-refusal-f4-stuck = Hay que descartar un número y todos los recuadros están tachados. Queda un Intercambiar, un Más/menos al que pueda seguir un Intercambiar, o fuera.
    .title = ¿Por qué no este bonus?
cn-refusal-f4-out = Estás fuera. Tu hoja se queda como está.
    .title = ¿Por qué no actuar?

## Rechazos: declaraciones
cn-refusal-c1-size = Un Connect tiene tres, cuatro o cinco números. Elegidos: { $size }.
    .title = ¿Por qué no esta declaración?
cn-refusal-c1-apart = Estas casillas no están unidas por los lados. Elige casillas vecinas.
    .title = ¿Por qué no declarar estos números?
cn-refusal-c1-order = Los números { $numbers } son consecutivos, pero cada uno debe ser vecino del anterior.
    .title = ¿Por qué no declarar estos números?
cn-refusal-c1-numbers = Los números son { $numbers }. Deben ser iguales o formar una escalera.
    .title = ¿Por qué no declarar estos números?
cn-refusal-c2-empty = No hay número en { $spaces }. Elige números escritos.
    .title = ¿Por qué no esta declaración?
cn-refusal-c2-claimed = Ya declarados: { $spaces }. Solo Reutilizar permite usar otra vez un número declarado.
    .title = ¿Por qué no esta declaración?
cn-refusal-c4 = Estos cuatro números no tienen la forma de un Connect-4. Las formas son { $shapes }.
    .title = ¿Por qué no esta declaración?
cn-refusal-c7-shape = Ningún Connect-5 tiene esta forma. Elige la forma de una carta boca arriba.
    .title = ¿Por qué no declarar estos números?
cn-refusal-c7-card = Ninguna carta boca arriba muestra la forma { $shape }. Boca arriba: { $open }.
    .title = ¿Por qué no este Connect-5?
cn-refusal-c7-none-open = Todas las cartas de forma están boca abajo: ya no se puede declarar ningún Connect-5.
    .title = ¿Por qué no este Connect-5?
cn-refusal-c8-down = La carta { $letter } se declaró en una ronda anterior y está boca abajo. Elige la forma de una carta boca arriba.
    .title = ¿Por qué no la forma { $letter }?
cn-refusal-c8-twice = Ya has declarado la carta { $letter } en esta ronda. Puedes declarar otra forma boca arriba.
    .title = ¿Por qué no otra vez la forma { $letter }?
cn-refusal-c9-no-claim = Un bonus llega con un Connect-3 o un Connect-4. Declara uno primero.
    .title = ¿Por qué no tomar un bonus?
cn-refusal-c9-choose = Toma primero un bonus de la serie de Connect-{ $row }.
    .title = ¿Por qué no todavía?
cn-refusal-c9-icon = Este bonus ya no queda en la serie de Connect-{ $row }. Quedan, con sus estrellas: { $icons }.
    .title = ¿Por qué no este bonus?

## Rechazos: bonus
cn-refusal-b1-none = No tienes ningún Mover sin usar.
    .title = ¿Por qué no Mover?
cn-refusal-b1-empty = No hay número en { $space }. Elige un número sin declarar.
    .title = ¿Por qué no mover este número?
cn-refusal-b1-claimed = El número de { $space } está declarado. Elige un número sin declarar.
    .title = ¿Por qué no mover este número?
cn-refusal-b1-full = No hay ninguna casilla libre para el número.
    .title = ¿Por qué no Mover?
cn-refusal-b1-chosen = Primero el Mover. Escribe el { $number } en una casilla libre.
    .title = ¿Por qué no todavía?
cn-refusal-b1-crossed = La casilla está tachada para siempre. Elige una casilla libre.
    .title = ¿Por qué no en la fila { $row }, columna { $column }?
cn-refusal-b2-none = No tienes ningún Intercambiar sin usar.
    .title = ¿Por qué no Intercambiar?
cn-refusal-b2-number = Ningún dado de número muestra { $number }. Muestran { $numbers }.
    .title = ¿Por qué no Intercambiar con el { $number }?
cn-refusal-b2-same = El dado de zona también muestra { $number }: el Intercambiar no cambiaría nada.
    .title = ¿Por qué no Intercambiar con el { $number }?
cn-refusal-b2-late = Un Intercambiar es posible antes de escribir o descartar el primer dado de la ronda, y antes del primer número de Dos a elegir.
    .title = ¿Por qué no Intercambiar ahora?
cn-refusal-b3-none = No tienes ningún Más/menos sin usar.
    .title = ¿Por qué no Más/menos?
cn-refusal-b3-no-die = Los dos dados están escritos o descartados. Más/menos cambia un dado pendiente.
    .title = ¿Por qué no Más/menos?
cn-refusal-b3-steps = Los dados pendientes muestran { $numbers }. Cambia uno en 1 o 2, o dos en 1 cada uno.
    .title = ¿Por qué no este Más/menos?
cn-refusal-b4-all-claimed = Todos estos números están declarados: { $spaces }. Al menos uno debe estar sin declarar.
    .title = ¿Por qué no esta declaración?
cn-refusal-b4-too-few = Números ya declarados: { $need }. Reutilizar sin usar: { $have }.
    .title = ¿Por qué no esta declaración?
cn-refusal-b5-full = La zona { $zone } está llena. Usa un Intercambiar o pierde Dos a elegir.
    .title = ¿Por qué no escribir un número?
cn-refusal-b5-fits = La zona { $zone } tiene una casilla libre. Escribe ahí un número.
    .title = ¿Por qué no perder Dos a elegir?
cn-refusal-b5-nothing = Solo se puede perder Dos a elegir, y ahora no está en curso.
    .title = ¿Por qué no perder un bonus?
cn-refusal-b7 = Este bonus escribe un { $number }. Escríbelo en cualquier casilla libre.
    .title = ¿Por qué no otro número?
cn-refusal-b8-number = Primero el número del bonus. Escríbelo en cualquier casilla libre.
    .title = ¿Por qué no todavía?
cn-refusal-b8-any = Primero Dos a elegir. Números que faltan por escribir en la zona { $zone }: { $left }.
    .title = ¿Por qué no todavía?
cn-refusal-e1-over = La partida ha terminado.
    .title = ¿Por qué no actuar?

## El final
cn-end-points = Se han jugado las doce rondas: gana quien tiene más puntos.
cn-end-tie-break = Puntos iguales: gana quien tiene menos puntos negativos.
cn-end-shared = Puntos y puntos negativos iguales: victoria compartida.
cn-end-last = Todos los demás están fuera.
cn-end-solitaire = Se han jugado las doce rondas.
cn-end-out = Todos están fuera: no gana nadie.
cn-source-connect3 = Connect-3
cn-source-connect4 = Connect-4
cn-source-connect5 = Connect-5
cn-source-arrows = líneas con flecha
cn-source-circles = círculos
cn-source-lines = líneas de círculos
cn-source-objectives = objetivos
cn-source-minus = puntos negativos

## Opciones
cn-option-setup = Dados de la preparación
cn-choice-setup-shared = los mismos para todos
cn-choice-setup-own = dados propios
cn-option-sheet = Hoja
cn-choice-sheet-house = estándar

## Hojas que no se pueden usar
cn-content-long = El texto es demasiado largo. Caben { $most } caracteres como máximo.
cn-content-toml = Esto no es TOML: { $reason }.
cn-content-unknown = «{ $key }» no significa nada aquí. Entradas conocidas: { $known }.
cn-content-missing = Falta la entrada «{ $missing }».
cn-content-table = «{ $key }» debe ser una tabla de nombres y valores.
cn-content-list = «{ $key }» debe tener de { $fewest } a { $most } entradas.
cn-content-number = «{ $key }» es { $value }. Debe ser un número entero de { $low } a { $high }.
cn-content-choice = «{ $key }» es «{ $value }». Valores conocidos: { $choices }.
cn-content-space = «{ $value }» en «{ $key }» no es una casilla. Las casillas van de a1 a f6: letra de la columna, número de la fila.
cn-content-twice = «{ $value }» en «{ $key }» aparece dos veces.
cn-content-letter = «{ $value }» en «{ $key }» no es la letra de una carta de forma. Las letras van de la A a la Z.
cn-content-objective = «{ $value }» en «{ $key }» no es el nombre de un objetivo. Los nombres son A, B o C con un número del 1 al 99.
cn-content-deck = El mazo { $deck } en «{ $key }» no tiene cartas. Cada mazo necesita al menos una.
cn-content-minus = «{ $key }» necesita un valor más que recuadros. Recuadros: { $boxes }. Valores: { $values }.
cn-content-scores = «{ $key }» necesita al menos tantas cartas de puntos como formas abiertas. Formas abiertas: { $open }. Cartas de puntos: { $scores }.

## Palabras del dibujo en el terminal
cn-draw-bonus-move = Mover
cn-draw-bonus-switch = Intercambiar
cn-draw-bonus-plus = Más/menos
cn-draw-bonus-again = Reutilizar
cn-draw-bonus-any = Dos a elegir
cn-draw-bonus-six = Seis puntos
cn-draw-bonus-number = Número { $number }
cn-draw-seat = Asiento { $seat }
cn-draw-setup = preparación
cn-draw-round = ronda { $round } de 12, tira el asiento { $active }
cn-draw-roll = Elige el dado de zona: { $dice }
cn-draw-dice = Zona { $zone }, dados de número { $dice }
cn-draw-numbers = Números iniciales: { $dice }
cn-draw-must-free = Escribe el { $number } en la zona.
cn-draw-must-move = Escribe el { $number } en una casilla libre.
cn-draw-must-take = Toma un bonus de la serie de Connect-{ $number }.
cn-draw-must-any = Dos a elegir, números por escribir: { $number }
cn-draw-must-number = Escribe el { $number } en una casilla libre.
cn-draw-now-setup = Cada uno donde hay ∙: write { $number } { $space }
cn-draw-now-done = Todos los números están: done
cn-draw-now-zone = Todos escriben en esa zona: zone { $number }
cn-draw-now-write = Los dos en la zona: write { $number } { $space }
cn-draw-now-drop = La zona está llena: drop { $number }
cn-draw-now-claim = Declara («legal claim»); después: done
cn-draw-free = Acción libre: { $boxes }
cn-draw-scores = Connect-5: { $scores }
cn-draw-race = Connect-4, 4 puntos la primera vez, luego 1:
cn-draw-raced = tomada
cn-draw-down = abajo
cn-draw-end = al final
cn-draw-goal-connect3 = { $count } Connect-3
cn-draw-goal-connect4 = { $count } Connect-4
cn-draw-goal-connect5 = { $count } Connect-5
cn-draw-goal-fours =
    { $count ->
        [one] { $count } forma de Connect-4
       *[other] { $count } formas distintas de Connect-4
    }
cn-draw-goal-each = { $count } de cada: Connect-3, -4 y -5
cn-draw-goal-claimed =
    { $count ->
        [one] { $count } número declarado
       *[other] { $count } números declarados
    }
cn-draw-goal-equal = { $count } Connect-4 o -5, números iguales
cn-draw-goal-used =
    { $count ->
        [one] { $count } bonus usado
       *[other] { $count } bonus usados
    }
cn-draw-goal-free =
    { $count ->
        [one] { $count } acción libre como máximo
       *[other] { $count } acciones libres como máximo
    }
cn-draw-goal-round = { $count } Connect en una ronda
cn-draw-goal-lines =
    { $count ->
        [one] { $count } línea de círculos
       *[other] { $count } líneas de círculos
    }
cn-draw-goal-corners =
    { $count ->
        [one] { $count } círculo de esquina
       *[other] { $count } círculos de esquina
    }
cn-draw-goal-arrows =
    { $count ->
        [one] { $count } línea con flecha llena
       *[other] { $count } líneas con flecha llenas
    }
cn-draw-goal-zones =
    { $count ->
        [one] { $count } zona entera escrita
       *[other] { $count } zonas enteras escritas
    }
cn-draw-row = Connect-{ $row }:
cn-draw-hand = Sin usar: { $bonuses }
cn-draw-status-busy = sigue escribiendo
cn-draw-status-done = ha terminado
cn-draw-status-out = fuera
cn-draw-short = Asiento { $seat }: { $status } · puntos { $points } · declaraciones { $claims } · recuadros { $boxes }

## Ayuda
cn-help =
    Una casilla es letra de la columna y número de la fila: a1 arriba a la izquierda, f6 abajo a la derecha.
    zone 4: elegir el 4 como dado de zona
    write 2 b3: escribir el 2 en b3
    free 2 as 3: acción libre, el 2 pasa a ser 3; después write 3 b3
    drop 5: descartar el 5 cuando la zona no tiene casillas libres
    claim a1 b1 c1: declarar los números de estas casillas
    take plus 2: tomar el bonus Más/menos con 2 estrellas
    (move Mover, switch Intercambiar, plus Más/menos, again Reutilizar,
    any Dos a elegir, six Seis puntos, number3 Número 3)
    move b2: Mover, tachar b2; después escribir su número
    switch 5: Intercambiar el dado de zona con el 5
    change 2 to 3 and 5 to 4: Más/menos; para un solo dado: change 2 to 4
    lose: perder Dos a elegir cuando la zona está llena
    done: terminar esta ronda
    out: fuera, cuando no queda otra cosa

## Consejos
cn-place = fila { $row }, columna { $column }
cn-hint-zone = La zona { $zone } es la que mejor va con los números de esta tirada.
cn-hint-setup = El { $number } en { $space } deja más posibilidades para las próximas rondas.
cn-hint-completes = El { $number } en { $space } completa un Connect-{ $size }.
cn-hint-circle = Un número en { $space } rellena el círculo de las zonas { $column } y { $row }.
cn-hint-near = Con el { $number } en { $space } solo falta un número para un Connect-{ $size }.
cn-hint-ways = El { $number } en { $space } mantiene abiertos más Connect que cualquier otra casilla.
cn-hint-free = El { $number } da más que el { $face }: vale el recuadro.
cn-hint-drop = La zona { $zone } está llena: hay que descartar un número.
cn-hint-move = El número de { $space } vale más en otro lugar.
cn-hint-switch = La zona { $zone } da más en esta ronda.
cn-hint-change = Los números cambiados encajan mejor.
cn-hint-five = La forma { $letter } da { $points } puntos ahora, y su carta se pone boca abajo en cuanto alguien la declara.
cn-hint-first = Nadie ha declarado todavía la forma { $shape }: da 4 puntos.
cn-hint-race = La forma { $shape } da 4 puntos ahora, y alguien más está cerca de ella.
cn-hint-late = La forma { $shape } todavía da 1 punto y un bonus.
cn-hint-bonus = El Connect-{ $size } da un bonus.
cn-hint-take =
    Este bonus es el que más da aquí: { $stars ->
        [one] { $stars } estrella
       *[other] { $stars } estrellas
    } al final, y lo que permite.
cn-hint-keep = Lo que está abierto valdrá más después: se guardan los números y los bonus.
cn-hint-objective = La ronda termina con un objetivo cumplido: { $points } puntos.
cn-hint-lose = La zona está llena: aquí un Intercambiar vale más que Dos a elegir.
cn-hint-out = No queda ningún recuadro ni casilla: no es posible nada más.
