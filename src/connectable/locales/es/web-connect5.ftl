# Connect 5 en la mesa del navegador.

## Dónde y quién
c5-web-where-quick = Partida rápida, { $side ->
        [base] cara B
        [advanced] cara A
       *[drawn] tablero propio
    }
c5-web-where-full = Ronda { $round } de { $rounds }, { $side ->
        [base] cara B
        [advanced] cara A
       *[drawn] tablero propio
    }
c5-web-players = Jugadores
c5-web-score = Puntos
c5-web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
c5-web-in-reserve = En reserva
c5-web-eaten = Comidas
c5-web-total = Total
c5-web-does-turn = le toca
c5-web-does-chain = puede seguir saltando
c5-web-does-next = después
c5-web-does-away = no está
c5-web-colour-red = rojo
c5-web-colour-blue = azul
c5-web-colour-purple = morado
c5-web-colour-yellow = amarillo
c5-web-colour-green = verde

## Qué hacer
c5-web-first = Coloca tu primera ficha
c5-web-first-how = Elige cualquier casilla libre.
c5-web-turn = Te toca
c5-web-turn-how = Elige una casilla libre para una ficha de la reserva, o una ficha tuya para moverla.
c5-web-turn-empty = Tu reserva está vacía. Elige una ficha tuya.
c5-web-place-how = La ficha está a lápiz. Confirma o elige otra casilla.
c5-web-reserve = Una ficha de la reserva
c5-web-reserve-how = Elige una casilla libre, o tu ficha simple en una casilla con anillo para apilar.
c5-web-held =
    { $tokens ->
        [2] Tu ficha doble en { $dot }
       *[other] Tu ficha en { $dot }
    }
c5-web-held-how = Elige una ruta aquí o en el tablero.
c5-web-held-none = Esta ficha no se puede mover ahora. Elige otra.
c5-web-chain = Sigue saltando desde { $dot } o detente aquí.
c5-web-chain-how =
    { $points ->
        [one] { $points } punto hasta ahora en este turno.
       *[other] { $points } puntos hasta ahora en este turno.
    }
c5-web-stuck = No puedes mover
c5-web-stuck-how = Ninguna jugada es posible: pasa el turno.
c5-web-wait = Le toca a { $name }
c5-web-wait-chain = { $name } puede seguir saltando
c5-web-wait-how = Mira el tablero: al tocar una casilla se lee por qué aún no.
c5-web-watching = Estás mirando.
c5-web-threat-five = { $name } podría hacer cinco en { $dots }.
c5-web-threat-danger = Se puede comer: { $dots }.
c5-web-looked = Esta ficha de { $name } en { $dot } podría saltar a { $dots }.
c5-web-looked-none = Esta ficha de { $name } en { $dot } ahora no puede comer nada.
c5-web-put-back = Devolver
c5-web-undo = Deshacer
c5-web-confirm = Confirmar
c5-web-sending = enviando…

## Jugadas
c5-web-moves = Jugadas posibles
c5-web-tokens = Lo que puedes mover
c5-web-take-reserve = Colocar, quedan { $reserve }
c5-web-take =
    { $tokens ->
        [2] Tomar la ficha doble en { $dot }
       *[other] Tomar la ficha en { $dot }
    }
c5-web-move-place = Colocar en { $dot }
c5-web-move-stack = Apilar en { $dot }
c5-web-move-step = Mover a { $dot }
c5-web-move-step-whole = Mover entera a { $dot }
c5-web-move-split = Dividir, una a { $dot }
c5-web-move-split-jump = Dividir, una salta a { $dot }
c5-web-move-jump = Saltar a { $dot }
c5-web-move-jump-whole = Saltar entera a { $dot }
c5-web-move-sandwich = Pinza hacia { $dot }
c5-web-move-chain =
    { $jumps ->
        [2] Saltar dos veces, a { $dot }
        [3] Saltar tres veces, a { $dot }
       *[other] Saltar { $jumps } veces, a { $dot }
    }
c5-web-note-over =
    { $goes ->
        [on] sobre { $colour } en { $dot }, y quizá más
       *[ends] sobre { $colour } en { $dot }
    }
c5-web-note-chain = sobre { $tokens }
c5-web-token-at = { $colour } en { $dot }
c5-web-note-neighbour = a una casilla contigua libre
c5-web-note-stack = una segunda ficha de la reserva
c5-web-note-connect5 = cinco en fila: { $dots }
c5-web-do-place = Colocar
c5-web-do-stack = Apilar
c5-web-do-step = Mover
c5-web-do-split = Dividir
c5-web-do-pass = Pasar
c5-web-do-stop = Parar aquí, +{ $points }
c5-web-do-eat =
    { $points ->
        [1] Comer una, +1
        [2] Comer dos, +2
        [3] Comer tres, +3
        [4] Comer cuatro, +4
       *[other] Comer { $points }, +{ $points }
    }
c5-web-do-connect5 = Connect 5, +{ $points }

## Últimas jugadas
c5-web-last-moves = Últimas jugadas
c5-web-no-moves = Todavía ninguna.
c5-web-told-place = { $name } coloca en { $dot }
c5-web-told-stack = { $name } apila en { $dot }
c5-web-told-step = { $name } mueve de { $from } a { $dot }
c5-web-told-split = { $name } divide de { $from } a { $dot }
c5-web-told-pass = { $name } pasa
c5-web-told-jump = { $name } salta de { $from } sobre { $over } a { $dot }
c5-web-told-sandwich = { $name } cierra la pinza de { $from } sobre { $over } a { $dot }
c5-web-told-eats =
    { $points ->
        [one] { $name } come { $colour } en { $over } y llega a { $dot }: { $points } punto.
       *[other] { $name } come { $colour } en { $over } y llega a { $dot }: { $points } puntos.
    }
c5-web-told-eats-mine =
    { $points ->
        [one] { $name } te come la ficha en { $over } y llega a { $dot }: { $points } punto.
       *[other] { $name } te come la ficha doble en { $over } y llega a { $dot }: { $points } puntos.
    }

## El tablero, visto y leído
c5-web-board =
    { $side ->
        [base] Tablero de Connect 5, cara B, { $dots } casillas
        [advanced] Tablero de Connect 5, cara A, { $dots } casillas
       *[drawn] Tablero de Connect 5, dibujo propio, { $dots } casillas
    }
c5-web-picture-five = Tablero de Connect 5, cinco en fila: { $dots }
c5-web-dot = { $dot }, { $kind ->
        [circled] con anillo
       *[plain] simple
    }, { $holder ->
        [mine1] tu ficha
        [mine2] tu ficha, doble
        [other1] ficha de color { $colour }
        [other2] ficha de color { $colour }, doble
       *[free] libre
    }
c5-web-dot-may = puede { $moves }
c5-web-dot-landing =
    { $points ->
        [0] aquí: { $move }
       *[other] aquí: { $move }, +{ $points }
    }
c5-web-dot-beside = líneas hacia { $dots }
c5-web-may-place = colocar en { $dot }
c5-web-may-stack = recibir una segunda ficha
c5-web-may-step = moverse a { $dot }
c5-web-may-split = dividirse hacia { $dot }
c5-web-may-jump-over = saltar a { $dot } sobre { $colour } en { $over }
c5-web-may-split-over = dividirse y saltar a { $dot } sobre { $colour } en { $over }
c5-web-may-sandwich-over = cerrar la pinza en { $dot } sobre { $colour } en { $over }
c5-web-may-chain = saltar { $jumps } veces a { $dot } sobre { $tokens }
c5-web-dot-danger = se puede comer
c5-web-dot-five = { $name } podría hacer cinco aquí
c5-web-print-side = cara
c5-web-print-dots = casillas
c5-web-print-rings = anillos
c5-web-print-bridges = puentes
c5-web-map = Todo el tablero
c5-web-zoom-how = Arrastra, separa dos dedos o usa los botones. El tablero sigue a tu ficha.
c5-web-zoom-in = Más cerca
c5-web-zoom-out = Más lejos
c5-web-zoom-all = Ver todo
c5-web-zoom-back = A mi ficha
c5-web-key = Cómo se lee el circuito
c5-web-key-hide = Ocultar
c5-web-key-show = Mostrar
c5-web-key-plain = casilla simple, una ficha
c5-web-key-circled = casilla con anillo, hasta dos
c5-web-key-bridge = puente, solo recto
c5-web-key-tee = bifurcación en T, se gira hacia cualquier lado
c5-web-key-five = otra persona podría hacer cinco aquí
c5-web-key-danger = te pueden comer esta ficha

## El final de una ronda
c5-web-round-over = Fin de la ronda { $round }
c5-web-round-connect5 = { $name } hace Connect 5 con { $dots }: 5 puntos.
c5-web-round-stuck = Nadie puede mover ya.
c5-web-round-quiet = 60 turnos sin colocar, apilar ni comer.
c5-web-next-round = A la ronda { $round }

## La primera partida

## La primera partida y los consejos
c5-web-guide-aim = Cinco fichas tuyas una junto a otra a lo largo de las líneas hacen Connect 5: 5 puntos, y la ronda termina. Ya tienes tres en fila; una cuarta no está lejos.
    .title = El objetivo
    .try = Elige tu ficha en { $dot }.
c5-web-guide-jump = Una ficha salta sobre una ficha rival contigua, a lo largo de la línea, a la casilla libre de detrás. Donde las líneas se cruzan sin casilla se sigue recto.
    .title = Salta sobre { $over }
    .try = Elige { $dot } como llegada.
c5-web-guide-eat = La ficha saltada queda comida: 1 punto. Y la tuya cae junto a las otras tres: cuatro en fila.
    .title = Comida, y cuatro en fila
    .try = Cómetela.
c5-web-guide-five = La fila está abierta por más de un extremo, así que un bloqueo no bastó. Las fichas de tu reserva van a cualquier casilla libre.
    .title = Una más y son cinco
    .try = Elige la casilla marcada.
c5-web-guide-place = Tus cinco en fila están numeradas en el tablero.
    .title = Connect 5
    .try = Colócala.
c5-web-mark-aim = Cinco fichas tuyas una junto a otra a lo largo de las líneas hacen Connect 5: 5 puntos, y la ronda termina. Cada ficha comida vale 1 punto. Tu primer turno coloca una ficha en una casilla libre.
    .title = El objetivo
c5-web-mark-chain = Tu ficha puede comer otra. Sigue saltando o para aquí y quédate los puntos.
    .title = Una cadena de saltos
c5-web-mark-five = Una ficha en esta casilla hace cinco en fila.
    .title = Puedes hacer cinco
c5-web-mark-eat = Esta ficha puede saltar sobre una contigua y comérsela: 1 punto por ficha.
    .title = Puedes comer
c5-web-mark-step = En vez de colocar otra, una ficha tuya puede moverse por una línea a la siguiente casilla libre.
    .title = Las fichas se mueven
c5-web-mark-stack = En una casilla con anillo se pueden apilar dos fichas tuyas. Una ficha simple no puede comer una doble.
    .title = Puedes apilar
c5-web-mark-split = De una ficha doble, una sola puede seguir; la otra se queda.
    .title = Puedes separar
c5-web-mark-sandwich = Dos fichas simples tuyas en casillas con anillo tienen una rival en medio: una salta por encima y cae sobre la otra.
    .title = Una pinza
c5-web-mark-pass = No puedes mover ni colocar nada. Cuando todos pasan, la ronda termina.
    .title = Solo puedes pasar

## Qué es cada cosa
c5-ask-name-dot = Casilla
c5-ask-dot = En una casilla simple cabe una ficha; las líneas llevan a las vecinas.
c5-ask-name-ring = Casilla con anillo
c5-ask-ring = Aquí pueden apilarse dos fichas tuyas: una doble.
c5-ask-name-bridge = Puente
c5-ask-bridge = Dos líneas se cruzan sin casilla: se sigue recto, nunca se gira.
c5-ask-name-tee = Bifurcación en T
c5-ask-tee = Una línea acaba en otra sin casilla: de cada brazo se pasa a cualquier otro.
c5-ask-name-token = Ficha
c5-ask-token = Se mueve a una vecina libre, o salta sobre una ficha rival contigua y se la come.
c5-ask-name-double = Ficha doble
c5-ask-double = Una simple no puede comerla. Entera va entre casillas con anillo, o una sola se separa.
c5-ask-name-reserve = Reserva
c5-ask-reserve = Fichas que aún no están en el tablero; colocar una en una casilla libre es un turno.
c5-ask-name-eaten = Fichas comidas
c5-ask-eaten = Cada ficha comida vale 1 punto; no vuelve.
c5-ask-name-points = Puntos
c5-ask-points = 5 por un Connect 5, que acaba la ronda, y 1 por cada ficha comida.
c5-rules-aim = Pon cinco fichas tuyas una junto a otra a lo largo de las líneas: 5 puntos, y la ronda termina.
c5-rules-minute = Por turnos cada cual hace una cosa: colocar una ficha de la reserva en una casilla libre, moverse por una línea, o saltar sobre una ficha rival y comérsela por 1 punto, varias si puede. En las casillas con anillo se apilan dos fichas, que una simple no puede comer. Las rutas giran en casillas y bifurcaciones, nunca en un puente. Gana quien tenga más puntos.

c5-web-told-chain = { $name } salta { $dots } y come { $count }: { $points } puntos.
c5-web-show-move = Mostrar en el tablero
c5-web-key-zoom = ampliar, reducir, todo el tablero
c5-web-do-eat-whole = Saltar entera, +{ $points }
c5-web-do-eat-split = Separar y saltar, +{ $points }
