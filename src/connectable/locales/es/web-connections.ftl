# Connections on the web: table, prompts, votes, log.

## Where one is, seats

cx-web-where-rounds = { $way }, ronda { $round } de { $rounds }
cx-web-where-round = { $way }, una ronda
cx-web-where-rounds-own = { $way }, ronda { $round } de { $rounds }, encuéntralo tú
cx-web-where-round-own = { $way }, una ronda, encuéntralo tú
cx-web-players = Jugadores
cx-web-left-in-hand = Cartas en la mano
cx-web-quads-made = Cuadrados hechos
cx-web-quads-of = Cuadrados: { $made } de 4
cx-web-together = Todos juntos: { $points }
cx-web-open-hands = Cartas a la vista
cx-web-seat-cards = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
cx-web-seat-moves = { $cards ->
        [one] le toca, { $cards } carta
       *[other] le toca, { $cards } cartas
    }
cx-web-seat-waits = { $cards ->
        [one] espera respuestas, { $cards } carta
       *[other] espera respuestas, { $cards } cartas
    }
cx-web-seat-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
cx-web-seat-away = fuera
cx-web-seat-challenges = impugna
cx-web-seat-challenged = jugada impugnada
cx-web-seat-appeals = apela
cx-web-seat-misses = { $doing }, { $misses ->
    [one] { $misses } fallo
   *[other] { $misses } fallos
}
cx-web-seat-votes = vota
cx-web-seat-voted = ha votado
cx-web-seat-stuck = sin jugada
cx-web-seat-passed = ha pasado
cx-web-note-classic = Con la primera mano vacía, a los demás les queda un turno.
cx-web-note-endless = Cada carta vale la simple suma.
cx-web-note-solitaire = La red más grande posible.
cx-web-note-quick = Sin turnos. La primera mano vacía acaba la ronda.
cx-web-note-quads = Cuatro cuadrados acaban la ronda.
cx-web-note-rummy = Los valores en series cuentan; los de la mano se restan.
cx-web-note-own = Ningún hueco está marcado.
cx-web-judged-referee = Juzga el árbitro.
cx-web-judged-jury = Primero decide el árbitro; las personas tienen la última palabra.
cx-web-judged-vote = Se decide por votación. En empate decide el árbitro.
cx-web-judged-trust = Todo vale.
cx-web-last-moves = Últimas jugadas

## The table and its cards

cx-web-table = Mesa
cx-web-web = { $cards ->
        [one] Red de { $cards } carta
       *[other] Red de { $cards } cartas
    }
cx-web-zoom-in = Acercar
cx-web-zoom-out = Alejar
cx-web-zoom-all = Mostrar todo
cx-web-map = Mapa de toda la red
cx-web-outside = Ver más { $side ->
    [north] arriba
    [east] a la derecha
    [south] abajo
   *[west] a la izquierda
}, cartas: { $cards }
cx-web-card = { $words }; valor { $value }
cx-web-laid = Norte { $north }, este { $east }, sur { $south }, oeste { $west }; valor { $value }
cx-web-laid-joined = { $card }; conectada: { $joined }
cx-web-joined = { $pair }: { $why }
cx-web-rivet = Por qué: { $why }
cx-web-on-trust = por confianza
cx-web-hand-card = Carta { $place }: { $words }; valor { $value }
cx-web-pair = { $first } + { $second }
cx-web-sides = { $sides ->
        [one] { $sides } lado
       *[other] { $sides } lados
    }
cx-web-spot = Hueco { $x }, { $y }; lados: { $sides }; { $pairs }
cx-web-spot-no = Hueco { $x }, { $y }; la carta no encaja; lados: { $sides }; { $pairs }
cx-web-where-fits = Dónde encaja: { $spots }
cx-web-beside = junto a { $words }
cx-web-lens = Lupa: { $pairs }
cx-web-tag-misfit = así no
cx-web-tag-try = { $pairs ->
    [one] { $pairs } pareja por probar
   *[other] { $pairs } parejas por probar
}
cx-web-tag-pairs = { $pairs ->
        [one] { $pairs } pareja
       *[other] { $pairs } parejas
    }
cx-web-tag-points = { $pairs ->
        [one] { $pairs } pareja, +{ $points }
       *[other] { $pairs } parejas, +{ $points }
    }
cx-web-points = { $points ->
        [one] punto
       *[other] puntos
    }
cx-web-links = { $pairs }: { $links ->
        [one] una conexión
       *[other] { $links } conexiones
    }

## Hand, piles, acts

cx-web-hand = Tu mano
cx-web-hand-empty = Tu mano está vacía.
cx-web-watching = Estás mirando
cx-web-drawn = robada
cx-web-pile-left = Mazo: { $left }
cx-web-pile-open = Mazo { $pile }, cartas: { $left }; encima: { $words }; valor { $value }
cx-web-pile-closed = Mazo boca abajo { $pile }, cartas: { $left }
cx-web-pile-empty = El mazo { $pile } está vacío; cartas: { $left }
cx-web-four-piles = Cuatro mazos a la vista
cx-web-turn = Girar
cx-web-place = Colocar aquí
cx-web-try = Probar aquí
cx-web-try-elsewhere = Probar en otro sitio
cx-web-appeal-here = Colocar y apelar
cx-web-if-holds = Si vale:
cx-web-after-vote = Tras la votación
cx-web-not-your-turn = Aún no
cx-web-put-back = Devolver
cx-web-undo = Deshacer
cx-web-not-yet = Aún no
cx-web-reason = Motivo
cx-web-no-reason = Sin motivo
cx-web-act-draw = Robar, quedan { $left }
cx-web-act-keep = Quedársela
cx-web-act-pass = Pasar
cx-web-act-aside = Apartar
cx-web-act-stuck = Sin jugada
cx-web-act-done = Hecho
cx-web-act-appeal = Apelar
cx-web-act-accept = Aceptar
cx-web-confirm-draw = Robar
cx-web-confirm-keep = Quedársela
cx-web-confirm-pass = Pasar
cx-web-confirm-aside = Apartar
cx-web-confirm-stuck = Sin jugada
cx-web-confirm-done = Hecho
cx-web-confirm-appeal = Apelar
cx-web-confirm-accept = Aceptar
cx-web-confirm-take = Tomar
cx-web-confirm-steal = Quitar

## What to do now

cx-web-do-over = Fin de la partida.
cx-web-do-dealing = Se reparten las cartas.
cx-web-do-vote = ¿Conectan «{ $first }» y «{ $second }»?
cx-web-do-vote-wait = Se vota: { $names }. Puedes planear, no colocar.
cx-web-do-own-wait = Lo que colocaste espera a { $names }.
cx-web-do-answer = Di que estás de acuerdo o impugna una pareja.
cx-web-do-missed = El árbitro no acepta «{ $first }» y «{ $second }». Apela o acepta el fallo.
cx-web-do-window = Falta la respuesta de { $names }.
cx-web-do-stuck = Esperas hasta que cambie la red.
cx-web-do-passed = Has pasado. Esperas a que ocurra algo.
cx-web-do-turn = Le toca a { $name }.
cx-web-do-wait = En espera de: { $names }.
cx-web-do-confirm = Nada cuenta hasta que confirmes.
cx-web-do-misfit = Así no encaja. Sigue girando.
cx-web-do-place = Coloca la carta o gírala.
cx-web-do-try = Nadie dice antes si vale. Gira la carta o prueba.
cx-web-do-appeal = El árbitro no la acepta así. Gírala, o colócala y apela.
cx-web-do-where-web = Elige un hueco punteado para «{ $first }» y «{ $second }».
cx-web-do-where-own = Arrastra «{ $first }» y «{ $second }» a la red, o toca un hueco al lado.
cx-web-do-where-quads = Elige un hueco del cuadrado, o un mazo para devolver «{ $first }» y «{ $second }».
cx-web-do-where-rummy = Elige un extremo de tus líneas, o una línea nueva, para «{ $first }» y «{ $second }».
cx-web-do-classic = Elige una carta o roba una.
cx-web-do-draw = Ninguna carta tuya encaja. Roba una.
cx-web-do-drawn = Coloca la carta robada o quédatela.
cx-web-do-keep = La carta robada no encaja. Quédatela.
cx-web-do-pass-or = El mazo está vacío. Elige una carta o pasa.
cx-web-do-pass = El mazo está vacío y nada encaja. Pasa.
cx-web-do-aside = No encaja. Apártala.
cx-web-do-quick = Toca una carta y luego un hueco: queda colocada.
cx-web-do-quick-empty = El mazo está vacío. Coloca una carta o di que no tienes jugada.
cx-web-do-quads-fresh = Toma la carta de encima de un mazo.
cx-web-do-quads-laying = Coloca cartas en tu cuadrado, devuelve una o di «hecho».
cx-web-do-quads-returned = Has devuelto una carta. Di «hecho».
cx-web-do-quads-free = Toma, coloca o devuelve cartas; pasa para descansar.
cx-web-do-rummy-draw = Roba una carta.
cx-web-do-rummy = Elige una carta, quita una del extremo o di «hecho».

## Challenge and vote

cx-web-challenge = Impugnación
cx-web-challenges = { $challenger } impugna a { $placer }
cx-web-appeals = { $placer } apela
cx-web-challenge-pair = Impugnar { $pair }
cx-web-vote-rests = No se coloca ni se roba hasta acabar la votación.
cx-web-laid-because = La colocó { $name }. Motivo: { $reason }.
cx-web-referee-clear = El árbitro conoce esta relación
cx-web-referee-debatable = Al árbitro le parece discutible
cx-web-referee-weak = Al árbitro la relación le parece demasiado débil
cx-web-referee-no = El árbitro no conoce ninguna relación
cx-web-referee-unknown = Aún no se sabe qué dice el árbitro
cx-web-referee-none = { $first } + { $second }
cx-web-referee = El árbitro
cx-web-referee-why = { $word }: { $kind }.
cx-web-referee-said = { $word }.
cx-web-referee-usage = Solo se dicen juntas en un idioma, y aquí eso no cuenta.
cx-web-held-title = Sobre un hueco libre
cx-web-held-pair = «{ $own }» con «{ $other }», { $side ->
    [0] arriba
    [1] a la derecha
    [2] abajo
   *[3] a la izquierda
}
cx-web-held-all = { $pairs ->
    [one] La pareja debe valer.
   *[other] Las { $pairs } parejas deben valer.
} Nadie lo dice antes de probar.
cx-web-held-sum = Si valen: { $sum } = { $points } puntos.
cx-web-miss-title = { $pairs ->
    [one] Un fallo
   *[other] Un fallo: { $failed } de { $pairs } parejas
}
cx-web-miss-of = { $pairs ->
    [one] { $name } falla
   *[other] { $name } falla: { $failed } de { $pairs } parejas
}
cx-web-not-accepted = No se acepta.
cx-web-holds = vale
cx-web-tries-left = { $left ->
    [one] queda { $left } intento en este turno
   *[other] quedan { $left } intentos en este turno
}
cx-web-tries-left-card = { $left ->
    [one] queda { $left } intento con esta carta
   *[other] quedan { $left } intentos con esta carta
}
cx-web-lives-left = { $left ->
    [one] queda { $left } vida
   *[other] quedan { $left } vidas
}
cx-web-miss-back = La carta vuelve a la mano, sin puntos.
cx-web-miss-aside = Tercer fallo: la carta queda apartada.
cx-web-miss-may-appeal = Puedes apelar: los demás votan y el árbitro tiene un voto. Un empate no basta.
cx-web-miss-thinks = { $name } puede apelar o probar en otro sitio.
cx-web-miss-cost-classic = El tercer fallo de un turno hace robar una carta y lo termina.
cx-web-miss-cost-endless = El tercer fallo de un turno resta el valor de la carta y lo termina.
cx-web-miss-cost-quads = El tercer fallo de un turno resta el valor de la carta, y el cuadrado sin acabar vuelve a la mano.
cx-web-miss-cost-rummy = El tercer fallo de un turno hace robar una carta y lo termina.
cx-web-miss-cost-quick = Cada fallo hace robar la carta de arriba.
cx-web-miss-cost-at-once = Cada fallo resta el valor de su carta.
cx-web-miss-cost-solitaire = Al tercer fallo con una carta, se aparta.
cx-web-miss-cost-lives = Cada fallo cuesta una vida.
cx-web-jury-title = La mesa ha votado
cx-web-stamp-stands = vale { $stands }:{ $falls }
cx-web-stamp-falls = no vale { $stands }:{ $falls }
cx-web-jury-scores = { $points ->
    [one] La carta se queda y da { $points } punto.
   *[other] La carta se queda y da { $points } puntos.
}
cx-web-jury-lies = Lo colocado se queda.
cx-web-jury-back = Lo colocado vuelve a la mano, sin puntos.
cx-web-jury-ruling = «{ $first }» y «{ $second }»: decisión de la mesa para esta partida.
cx-web-vote-stands = vale
cx-web-vote-falls = no vale
cx-web-vote-abstain = abstención
cx-web-vote-open = …
cx-web-vote-you = ¿tú?
cx-web-stands = Vale
cx-web-falls = No vale
cx-web-abstain = Abstenerse
cx-web-seconds = { $seconds } s
cx-web-your-word = Se espera tu palabra
cx-web-none-waits = Nada espera tu respuesta
cx-web-laid-by = Lo colocó { $name }
cx-web-fine = De acuerdo
cx-web-group-fine = { $name } ha puesto { $pairs }. ¿Alguien impugna?
cx-web-ruled-stands = vale por decisión de la mesa
cx-web-ruled-falls = no vale por decisión de la mesa

## The end of a round

cx-web-round-over = Fin de la ronda { $round }
cx-web-left-over = { $cards ->
        [one] { $cards } carta en la mano
       *[other] { $cards } cartas en la mano
    }
cx-web-round-best = Mejor jugada: { $name }, +{ $points }.
cx-web-round-line = Línea más larga: { $cards } cartas.
cx-web-go-on = Seguir

## Quads

cx-web-your-quads = Tus cuadrados
cx-web-quad = El cuadrado de { $name }
cx-web-quad-of = Cuadrado: { $words }
cx-web-quad-laid = Hueco { $place }: { $words }; valor { $value }
cx-web-quad-place = Hueco { $place }, libre; lados: { $sides }; { $pairs }

## Rummy

cx-web-your-turn = Te toca
cx-web-no-lines = { $name }: aún sin series
cx-web-own-lines = { $lines ->
        [one] { $name }: { $lines } línea
       *[other] { $name }: { $lines } líneas
    }
cx-web-lines-open = { $lines ->
        [one] { $name }: { $lines } serie, se puede quitar un extremo
       *[other] { $name }: { $lines } series, se puede quitar un extremo
    }
cx-web-lines-safe = { $lines ->
        [one] { $name }: { $lines } serie a salvo
       *[other] { $name }: { $lines } series a salvo
    }
cx-web-new-line = Línea nueva
cx-web-line-end = { $end ->
        [left] Extremo izquierdo
       *[other] Extremo derecho
    } de la línea { $line }
cx-web-steal = quitar
cx-web-steal-card = Quitar: { $card }
cx-web-safe-card = Ahora no se quita: { $card }
cx-web-step-draw = { $left ->
        [one] Roba del mazo boca abajo, queda { $left }.
       *[other] Roba del mazo boca abajo, quedan { $left }.
    }
cx-web-step-drawn = Robada; cartas en el mazo boca abajo: { $left }.
cx-web-step-lay = Coloca series de tres o más cartas, o alarga las tuyas.
cx-web-step-steal = Puedes quitar una carta de un extremo.
cx-web-step-short = Las líneas de menos de tres cartas vuelven a tu mano al decir «hecho».

## Solitaire

cx-web-in-web = en la red
cx-web-aside = apartadas
cx-web-to-come = por venir
cx-web-card-of = Carta { $card } de { $cards }

## The move log

cx-web-told-lay-web = { $name } coloca una carta.
cx-web-told-lay-quad = { $name } coloca una carta en el cuadrado.
cx-web-told-lay-line = { $name } coloca una carta en una línea.
cx-web-told-words-web = { $name } coloca «{ $words }».
cx-web-told-words-quad = { $name } coloca «{ $words }» en el cuadrado.
cx-web-told-words-line = { $name } coloca «{ $words }» en una línea.
cx-web-told-words-points = { $points ->
    [one] { $name } coloca «{ $words }» y suma { $points } punto.
   *[other] { $name } coloca «{ $words }» y suma { $points } puntos.
}
cx-web-told-draw = { $name } roba.
cx-web-told-card = { $name } elige «{ $words }».
cx-web-told-at = { $name } elige el hueco junto a «{ $words }».
cx-web-told-back = { $name } devuelve la carta.
cx-web-review-lay = { $name } coloca «{ $words }»: { $pairs }.
cx-web-review-new = { $name } empieza una línea con «{ $words }».
cx-web-review-take = { $name } toma «{ $words }» del mazo { $pile }.
cx-web-review-steal = { $name } quita «{ $words }» a { $other }.
cx-web-told-keep = { $name } se queda la carta.
cx-web-told-pass = { $name } pasa.
cx-web-told-aside = { $name } aparta la carta.
cx-web-told-stuck = { $name } no tiene jugada.
cx-web-told-done = { $name } ha terminado.
cx-web-told-take = { $name } toma del mazo { $pile }.
cx-web-told-return = { $name } devuelve una carta al mazo { $pile }.
cx-web-told-steal = { $name } quita una carta a { $other }.
cx-web-told-fine = { $name }: de acuerdo ({ $other }).
cx-web-told-challenge = { $name } impugna a { $other }.
cx-web-told-appeal = { $name } apela.
cx-web-told-accept = { $name } acepta el fallo.
cx-web-told-missed = { $name } falla: «{ $first }» y «{ $second }» no se aceptan.
cx-web-told-stands = { $name }: vale.
cx-web-told-falls = { $name }: no vale.
cx-web-told-ruling-stands = «{ $first }» y «{ $second }» valen: { $challenger } impugnó en vano.
cx-web-told-ruling-falls = «{ $first }» y «{ $second }» no valen: { $challenger } impugnó con razón.
cx-web-told-appeal-stands = «{ $first }» y «{ $second }» valen: la apelación de { $placer } sale adelante.
cx-web-told-appeal-falls = «{ $first }» y «{ $second }» no valen: la apelación de { $placer } no sale adelante.
cx-web-told-abstain = { $name } se abstiene.

## The first game

## After the game
cx-web-best = La carta que más puntos ha dado
cx-web-rulings = Decisiones de la mesa
cx-web-rulings-save = Guardar las decisiones de la mesa
cx-web-rulings-keep = Guardar para la próxima partida
cx-web-rulings-kept = { $rulings ->
    [one] { $rulings } decisión de la mesa guardada en este navegador.
   *[other] { $rulings } decisiones de la mesa guardadas en este navegador.
}
cx-web-rulings-room = { $rulings ->
    [one] { $rulings } decisión de la mesa guardada para esta sala.
   *[other] { $rulings } decisiones de la mesa guardadas para esta sala.
}
cx-web-rulings-use = Jugar con nuestras decisiones
cx-web-poster = La red como póster
cx-web-poster-note = Una imagen de la red terminada, con todas sus palabras, para imprimir o compartir.
cx-web-poster-save = Guardar el póster

## La primera partida y los consejos
cx-web-guide-aim = Coloca tus cartas de modo que las palabras que se tocan conecten: van juntas, son opuestas, una es un tipo de la otra. Cuantos más lados une una carta, más vale; gana quien tenga más puntos.
    .title = El objetivo
    .try = Toma la carta con «{ $word }».
cx-web-guide-spot = Aquí toca dos cartas: { $pairs }. Las dos parejas conectan.
    .title = Un hueco que une dos
    .try = Toca el hueco marcado.
cx-web-guide-place = Los valores de las tres cartas se suman y se doblan, porque se tocan dos lados. Tres lados cuentan el triple, cuatro diez veces.
    .title = Dos lados, el doble de puntos
    .try = Coloca la carta.
cx-web-mark-aim = Coloca cartas de modo que las palabras que se tocan conecten. Cuantos más lados une una carta, más vale. Tras la última ronda gana quien tenga más puntos.
    .title = El objetivo
cx-web-mark-endless = Coloca cartas de modo que las palabras que se tocan conecten; una carta vale la suma de lo que toca. La mesa tiene bordes: termina cuando ya nada encaja.
    .title = El objetivo
cx-web-mark-solitaire = Carta a carta: coloca cada una donde sus palabras conecten o apártala. Cuanto mayor sea la red, mejor.
    .title = El objetivo
cx-web-mark-quick = Todos a la vez: deshazte de tus cartas. Cada una debe conectar con la red, y los demás pueden impugnarla.
    .title = El objetivo
cx-web-mark-quads = Forma cuadrados de cuatro cartas en los que las cuatro parejas conecten. Cada uno vale cuatro veces sus valores.
    .title = El objetivo
cx-web-mark-rummy = Coloca series de tres o más cartas cuyas palabras conecten. Lo que quede en la mano se resta.
    .title = El objetivo
cx-web-mark-own = Ningún hueco está marcado: encuentra tú las conexiones. Una pareja que no conecta es un fallo; tras tres, el turno termina.
    .title = Encuéntralo tú
cx-web-mark-two = Un hueco que toca dos cartas dobla la suma, si las dos parejas conectan.
    .title = Un hueco con dos lados
cx-web-mark-draw = Si nada encaja, toma la carta de encima: colócala enseguida o quédatela. Lo que quede en la mano al final se resta.
    .title = Puedes robar
cx-web-mark-appeal = El árbitro no conoce esta conexión. Apela y los demás votan; o acéptalo y prueba en otro sitio.
    .title = Puedes apelar
cx-web-mark-vote = ¿Tienen sentido juntas las dos palabras? Lo decides con los demás.
    .title = Se pide tu opinión

## Qué es cada cosa
cx-ask-name-card = Carta de palabras
cx-ask-card = Cuatro palabras y un valor; se puede girar, y cada palabra que toca otra debe conectar con ella.
cx-ask-name-value = Valor de la carta
cx-ask-value = De 1 a 5 puntos: cuanto más cuesta conectar sus palabras, más vale; en la mano cuesta lo mismo.
cx-ask-name-rivet = Remache
cx-ask-rivet = Une dos palabras que conectan; si está abierto, aún espera la opinión de los demás.
cx-ask-name-spot = Hueco libre
cx-ask-spot = Una carta va aquí si cada lado que toca conecta; dos lados doblan la suma, tres la triplican, cuatro cuentan diez veces.
cx-ask-name-pile = Mazo
cx-ask-pile = Las cartas que faltan; el número dice cuántas.
cx-ask-name-points = Puntos
cx-ask-points = Las sumas de todas las jugadas; las cartas en la mano se restan al final de la ronda.
cx-web-key-card = tomar esa carta de la mano
cx-web-key-turn = girar la carta
cx-rules-aim = Coloca cartas de modo que las palabras que se tocan conecten, y une tantos lados como puedas; gana quien tenga más puntos.
cx-rules-minute = En el juego clásico tienes cinco cartas. Por turnos colocas una junto a la red, girada como quieras: cada pareja de palabras que se tocan debe tener sentido. Anotas los valores de la carta y de todas las que toca, el doble con dos lados, el triple con tres, diez veces con cuatro. Si nada encaja, roba. La primera mano vacía da a todos un último turno; lo que queda en la mano se resta. El árbitro, los demás o ambos dicen si una pareja conecta.
