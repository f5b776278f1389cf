# Connections on the web: table, prompts, votes, log.

## Where one is, seats

cx-web-where-rounds = { $way }, ronda { $round } de { $rounds }
cx-web-where-round = { $way }, una ronda
cx-web-players = Jugadores
cx-web-left-in-hand = Cartas en la mano
cx-web-quads-made = Cuadrados hechos
cx-web-quads-of = Cuadrados: { $made } de 4
cx-web-together = Todos juntos: { $points }
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
cx-web-seat-away = sin conexión
cx-web-seat-challenges = impugna
cx-web-seat-challenged = jugada impugnada
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
cx-web-judged-referee = Juzga el árbitro.
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
cx-web-card = { $words }; valor { $value }
cx-web-laid = Norte { $north }, este { $east }, sur { $south }, oeste { $west }; valor { $value }
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
cx-web-confirm-draw = Robar
cx-web-confirm-keep = Quedársela
cx-web-confirm-pass = Pasar
cx-web-confirm-aside = Apartar
cx-web-confirm-stuck = Sin jugada
cx-web-confirm-done = Hecho
cx-web-confirm-take = Tomar
cx-web-confirm-steal = Quitar

## What to do now

cx-web-do-over = Fin de la partida.
cx-web-do-dealing = Se reparten las cartas.
cx-web-do-vote = ¿Conectan «{ $first }» y «{ $second }»?
cx-web-do-vote-wait = Se vota: { $names }. Puedes planear, no colocar.
cx-web-do-own-wait = Lo que colocaste espera a { $names }.
cx-web-do-answer = Di que estás de acuerdo o impugna una pareja.
cx-web-do-window = Faltan respuestas: { $names }.
cx-web-do-stuck = Esperas hasta que cambie la red.
cx-web-do-passed = Has pasado. Esperas a que ocurra algo.
cx-web-do-turn = Le toca a { $name }.
cx-web-do-wait = Faltan: { $names }.
cx-web-do-confirm = Nada cuenta hasta que confirmes.
cx-web-do-misfit = Así no encaja. Sigue girando.
cx-web-do-place = Coloca la carta o gírala.
cx-web-do-where-web = Elige un hueco punteado para «{ $first }» y «{ $second }».
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
cx-web-challenge-pair = Impugnar { $pair }
cx-web-vote-rests = No se coloca ni se roba hasta acabar la votación.
cx-web-laid-because = La colocó { $name }. Motivo: { $reason }.
cx-web-referee-clear = El árbitro conoce esta relación
cx-web-referee-debatable = Al árbitro le parece discutible
cx-web-referee-no = El árbitro no conoce relación
cx-web-referee-link = { $first } + { $second }: { $kind }
cx-web-referee-none = { $first } + { $second }
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
cx-web-laid-by = Lo colocó { $name }
cx-web-fine = De acuerdo
cx-web-ruled-stands = vale por decisión de la mesa
cx-web-ruled-falls = no vale por decisión de la mesa

## The end of a round

cx-web-round-over = Fin de la ronda { $round }
cx-web-left-over = { $cards ->
        [one] { $cards } carta en la mano
       *[other] { $cards } cartas en la mano
    }
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
cx-web-told-draw = { $name } roba.
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
cx-web-told-stands = { $name }: vale.
cx-web-told-falls = { $name }: no vale.
cx-web-told-abstain = { $name } se abstiene.

## The first game

cx-web-guide-hand = Cada carta tiene cuatro palabras. Donde encaja, la mesa muestra un hueco punteado: las palabras que se tocan deben conectar.
    .title = Estas son tus cartas
    .try = Toca una carta y luego un hueco punteado.
cx-web-guide-place = La suma muestra lo que vale. La carta se puede girar mientras las palabras encajen.
    .title = Aún no cuenta
    .try = Gírala si quieres y colócala.
cx-web-guide-sides = Dos lados doblan la suma, tres la triplican, cuatro la multiplican por diez.
    .title = Más lados, más puntos
    .try = Espera tu próximo turno.
cx-web-guide-pile = Si nada encaja, roba la carta de encima: colócala enseguida o quédatela. Lo que quede en la mano al final se resta.
    .title = El mazo está a la vista
    .try = Coloca una carta o roba una.

## After the game
cx-web-best = La carta que más puntos ha dado
cx-web-rulings = Decisiones de la mesa
cx-web-rulings-save = Guardar las decisiones de la mesa
