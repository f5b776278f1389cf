# Connect 5
c5-name = Connect 5

## Reglas: el tablero

c5-rule-b1 = El tablero es un circuito de líneas que unen casillas. Una casilla es simple o con anillo.
c5-rule-b2 = El tablero tiene dos caras: B, Base, y A, Avanzado, con caminos más largos y enrevesados. Todas las reglas valen en ambas.
c5-rule-b3 = Dos casillas son contiguas cuando las une un tramo: un camino por las líneas de una a otra, sin ninguna casilla en medio. Un tramo puede pasar por curvas, puentes y bifurcaciones en T, pero nunca dos veces por la misma parte de una línea.
c5-rule-b4 = En un puente, dos líneas se cruzan sin casilla. Se sigue recto: allí no se gira.
c5-rule-b5 = En una bifurcación en T, una línea termina en otra sin casilla. Desde cualquiera de los tres brazos se puede pasar a cualquiera de los otros dos. Por eso todas las casillas alrededor de una bifurcación en T, o de varias bifurcaciones en T sin casillas en medio, son contiguas entre sí.
c5-rule-b6 = Una curva es la esquina de una sola línea. Simplemente se sigue la línea.
c5-rule-b7 = Una ruta va de casilla a casilla contigua y de ahí a la siguiente. Puede girar en una casilla o en una bifurcación en T, nunca en un puente, y nunca vuelve atrás por la línea recién usada. Tanto los saltos como el Connect 5 siguen rutas.
c5-rule-b8 = Un tablero sirve cuando tiene de 5 a 120 casillas, todo el circuito está unido, ninguna línea tiene un extremo suelto, dos casillas nunca están unidas por más de un tramo y ningún tramo vuelve a la casilla de la que sale.

## Reglas: el turno

c5-rule-m1 = En un turno se hace exactamente una jugada: colocar, apilar, mover, dividir o comer. En cada ronda, el primer turno de cada jugador es para colocar.
c5-rule-m2 = Colocar: una ficha de la reserva va a cualquier casilla libre. Una casilla está libre cuando no hay ninguna ficha en ella.
c5-rule-m3 = Apilar: una ficha de la reserva va sobre una ficha simple del mismo jugador que está en una casilla con anillo. Juntas forman una ficha doble. Una pila nunca tiene más de dos fichas.
c5-rule-m4 = Mover: una ficha va a una casilla contigua libre. Una ficha doble se mueve entera solo de una casilla con anillo a una casilla con anillo contigua. Al mover nunca se llega a una ficha del mismo jugador.
c5-rule-m5 = Dividir: una ficha de una doble va a una casilla contigua libre y la otra se queda. Al dividir nunca se llega a una ficha del mismo jugador.
c5-rule-m6 = Comer: una ficha salta por una ruta sobre una ficha rival contigua y llega a la casilla siguiente. Esa casilla debe estar libre y nunca es la casilla de la que sale el salto. El camino puede pasar por bifurcaciones en T. La ficha comida deja el tablero y da 1 punto; una ficha doble cuenta como dos fichas y da 2 puntos. Comer nunca es obligatorio.
c5-rule-m7 = Comer varias: la misma ficha puede seguir saltando mientras cada casilla de llegada esté libre. La casilla de una ficha comida queda libre al momento, también como casilla de llegada de la misma cadena de saltos. Un salto posterior puede llegar a la casilla donde empezó la cadena, si está libre. Después de cada salto, se sigue con esa ficha o se para. Si no hay otro salto, el turno termina solo.
c5-rule-m8 = No se vuelve atrás por la línea recién usada: ni en un salto, ni de un salto al siguiente de una cadena, ni en un Connect 5. Dos tramos seguidos nunca recorren la misma parte de una línea; los tramos anteriores no cuentan. En una bifurcación en T, una ruta que viene del pie a la casilla de la izquierda no sigue hacia la de la derecha: recorrería dos veces el brazo izquierdo.

## Reglas: fichas dobles

c5-rule-d1 = Una ficha simple no puede comer una ficha doble.
c5-rule-d2 = Una ficha doble puede comer una ficha simple. Si la casilla de llegada tiene anillo, la doble salta entera o se divide, a elección. Si es simple, debe dividirse: una ficha salta y la otra se queda en la casilla donde estaba la doble antes de ese salto.
c5-rule-d3 = Una ficha doble puede comer una ficha doble, pero solo entera y solo hacia una casilla con anillo libre.
c5-rule-d4 = Pinza: una ficha simple rival está en una casilla, simple o con anillo, entre dos casillas con anillo de una misma ruta, y en cada una de estas hay una ficha simple de quien tiene el turno. Una de las dos salta sobre la rival y llega a la otra: se convierten en una ficha doble. Puntúa como cualquier ficha comida.
c5-rule-d5 = No hay pinza sobre una ficha doble.
c5-rule-d6 = Pinza desde una ficha doble: solo salta su ficha de arriba, sobre una ficha simple rival, hasta una ficha simple del mismo jugador en una casilla con anillo. Allí se forma una ficha doble, y donde estaba la doble queda una ficha simple.
c5-rule-d7 = Una pinza puede ser el primer salto de una cadena o uno posterior, si en ese momento se cumplen sus propias condiciones. La pinza termina la cadena. Después de dividir en una cadena, la ficha simple que salta sigue como ficha simple. Una ficha que salta nunca se une a otra de otro modo.

## Reglas: Connect 5, rondas, final

c5-rule-w1 = Connect 5: cinco casillas distintas en fila por una misma ruta, cada una con una ficha simple o doble del mismo jugador, sin huecos y sin fichas rivales en medio. Da 5 puntos y la ronda termina al momento. La fila puede girar en una casilla o en una bifurcación en T, no en un puente.
c5-rule-w2 = El Connect 5 se comprueba cuando termina el turno entero. Puntúa una sola vez, por larga que sea la fila. Las fichas comidas en el mismo turno también puntúan.
c5-rule-w3 = La ronda termina también cuando nadie puede jugar. Se pasa exactamente cuando no hay otra jugada posible. La ronda termina cuando todos los jugadores han pasado uno tras otro. Los puntos de la ronda son entonces las fichas comidas.
c5-rule-w4 = La ronda termina también tras 60 turnos seguidos sin colocar, apilar ni comer. Pasar cuenta como turno. Los puntos de la ronda son entonces las fichas comidas.
c5-rule-g1 = Una partida rápida es una sola ronda. Una partida completa tiene tantas rondas como jugadores, y los puntos se suman. Cada ronda empieza con el tablero vacío y 25 fichas para cada jugador. El asiento 1 empieza la ronda 1, el asiento siguiente la ronda siguiente. Se juega en sentido horario. Gana quien tiene más puntos; con los mismos puntos, la victoria es compartida.
c5-rule-g2 = Las fichas comidas no vuelven a la reserva.
c5-rule-o1 = Con la opción «solo saltos rectos», un salto deja la casilla de la ficha comida por la línea opuesta a aquella por la que llegó. Si esa línea no existe, no se salta sobre esa casilla. Las curvas y bifurcaciones en T del camino siguen libres.

## Por qué no: el turno

c5-refusal-g1-over = La partida ha terminado.
    .title = ¿Por qué no seguir?
c5-refusal-g1-turn = Le toca a otro jugador.
    .title = ¿Por qué no ahora?
c5-refusal-b1-no-dot = El tablero no tiene ninguna casilla { $dot }. Una casilla se nombra con la letra de su columna y el número de su fila.
    .title = ¿Por qué no { $dot }?
c5-refusal-m1 = En cada ronda, el primer turno de cada jugador es para colocar. Coloca una ficha en una casilla libre.
    .title = ¿Por qué no todavía?
c5-refusal-w3 = Solo se pasa cuando no hay otra jugada posible. Ahora puedes: { $can }.
    .title = ¿Por qué no pasar?

## Por qué no: colocar y apilar

c5-refusal-m2-reserve = Tu reserva está vacía. Juega una ficha que esté en el tablero.
    .title = ¿Por qué no colocar una ficha?
c5-refusal-m2-own = Ya hay una ficha tuya. Elige una casilla libre; una segunda ficha solo se añade con «Apilar».
    .title = ¿Por qué no colocar en { $dot }?
c5-refusal-m2-enemy = Hay una ficha rival. Elige una casilla libre.
    .title = ¿Por qué no colocar en { $dot }?
c5-refusal-m3-reserve = Tu reserva está vacía. Juega una ficha que esté en el tablero.
    .title = ¿Por qué no apilar una ficha?
c5-refusal-m3-free = La casilla está libre: no hay nada sobre lo que apilar. Con «Colocar» pones ahí una ficha.
    .title = ¿Por qué no apilar en { $dot }?
c5-refusal-m3-enemy = Hay una ficha rival. Apila sobre una ficha simple tuya en una casilla con anillo.
    .title = ¿Por qué no apilar en { $dot }?
c5-refusal-m3-full = Ya hay una ficha doble. Una pila nunca tiene más de dos fichas.
    .title = ¿Por qué no apilar en { $dot }?
c5-refusal-m3-plain = La casilla es simple. Apila sobre una ficha simple tuya en una casilla con anillo.
    .title = ¿Por qué no apilar en { $dot }?

## Por qué no: mover y dividir

c5-refusal-b4 = En el puente, dos líneas se cruzan sin casilla: desde { $dot } se sigue recto hasta { $straight }.
    .title = ¿Por qué no girar hacia { $to }?
c5-refusal-m4-not-yours = En { $dot } no hay ninguna ficha tuya. Mueve una de las tuyas.
    .title = ¿Por qué no mover desde { $dot }?
c5-refusal-m4-far = Las dos casillas no son contiguas. Contiguas a { $dot }: { $beside }.
    .title = ¿Por qué no mover desde { $dot } hasta { $to }?
c5-refusal-m4-own = Hay una ficha tuya. Se mueve a una casilla libre.
    .title = ¿Por qué no mover hasta { $dot }?
c5-refusal-m4-enemy = Hay una ficha rival. Se mueve a una casilla libre.
    .title = ¿Por qué no mover hasta { $dot }?
c5-refusal-m4-double = { $to } es simple. Una ficha doble se mueve entera solo a una casilla con anillo; con «Dividir» mueves una de sus fichas.
    .title = ¿Por qué no mover entera desde { $dot } hasta { $to }?
c5-refusal-m5-not-yours = En { $dot } no hay ninguna ficha tuya. Divide una ficha doble tuya.
    .title = ¿Por qué no dividir en { $dot }?
c5-refusal-m5-single = Hay una ficha simple: no hay nada que dividir. Con «Mover» la mueves.
    .title = ¿Por qué no dividir en { $dot }?
c5-refusal-m5-far = Las dos casillas no son contiguas. Contiguas a { $dot }: { $beside }.
    .title = ¿Por qué no dividir desde { $dot } hasta { $to }?
c5-refusal-m5-own = Hay una ficha tuya. Al dividir se va a una casilla libre.
    .title = ¿Por qué no dividir hasta { $dot }?
c5-refusal-m5-enemy = Hay una ficha rival. Al dividir se va a una casilla libre.
    .title = ¿Por qué no dividir hasta { $dot }?

## Por qué no: comer

c5-refusal-m6-not-yours = En { $dot } no hay ninguna ficha tuya. Salta con una de las tuyas.
    .title = ¿Por qué no saltar desde { $dot }?
c5-refusal-m6-far = Las dos casillas no son contiguas, y se salta sobre una ficha contigua. Contiguas a { $dot }: { $beside }.
    .title = ¿Por qué no saltar desde { $dot } sobre { $to }?
c5-refusal-m6-start = Un salto nunca llega a la casilla de la que sale. Sigue hacia otra casilla detrás de { $over }.
    .title = ¿Por qué no volver hasta { $dot }?
c5-refusal-m6-far-landing = Las dos casillas no son contiguas, y un salto llega a la casilla siguiente. Contiguas a { $dot }: { $beside }.
    .title = ¿Por qué no saltar sobre { $dot } hasta { $to }?
c5-refusal-m6-nothing = No hay ninguna ficha. Salta sobre una ficha rival.
    .title = ¿Por qué no saltar sobre { $dot }?
c5-refusal-m6-own-prey = Hay una ficha tuya. Salta sobre una ficha rival.
    .title = ¿Por qué no saltar sobre { $dot }?
c5-refusal-m6-taken = Hay una ficha rival. Un salto llega a una casilla libre.
    .title = ¿Por qué no llegar hasta { $dot }?
c5-refusal-m7-chain = La ficha en { $dot } acaba de comer. Sigue saltando con ella o detente.
    .title = ¿Por qué no otra jugada?
c5-refusal-m7-no-chain = No hay ninguna cadena de saltos en curso. Haz una jugada.
    .title = ¿Por qué no parar?
c5-refusal-m8-jump = Eso es volver atrás por la línea recién usada. Deja { $over } por otra línea.
    .title = ¿Por qué no saltar desde { $dot } sobre { $over } hasta { $to }?
c5-refusal-m8-chain = La ficha acaba de llegar a { $dot } por esta línea y no vuelve atrás. Salta por otra línea o detente.
    .title = ¿Por qué no seguir saltando sobre { $over }?
c5-refusal-o1 = Aquí un salto deja { $over } por la línea opuesta a aquella por la que llegó. Ninguna línea así lleva hasta { $to }.
    .title = ¿Por qué no saltar sobre { $over } hasta { $to }?

## Por qué no: fichas dobles

c5-refusal-d1 = En { $over } hay una ficha doble y en { $dot } una ficha simple. Solo una ficha doble puede comer una ficha doble.
    .title = ¿Por qué no comer la ficha doble en { $over }?
c5-refusal-d2-single = Hay una ficha simple: no hay nada que dividir. Con «Saltar» salta tal cual.
    .title = ¿Por qué no dividir en { $dot }?
c5-refusal-d2-plain = { $to } es simple. Una ficha doble llega entera solo a una casilla con anillo; con «Dividir» salta una de sus fichas.
    .title = ¿Por qué no saltar entera desde { $dot } hasta { $to }?
c5-refusal-d3-split = En { $over } hay una ficha doble. La ficha doble en { $dot } la come solo entera, con «Saltar».
    .title = ¿Por qué no dividir sobre { $over }?
c5-refusal-d3-plain = { $to } es simple. La ficha doble en { $dot } come una ficha doble solo hacia una casilla con anillo libre.
    .title = ¿Por qué no llegar hasta { $to }?
c5-refusal-d4-free = { $to } está libre. La pinza llega a una ficha simple tuya; con «Saltar» se va a una casilla libre.
    .title = ¿Por qué no una pinza desde { $dot } hasta { $to }?
c5-refusal-d4-enemy = En { $to } hay una ficha rival. La pinza llega a una ficha simple tuya.
    .title = ¿Por qué no una pinza desde { $dot } hasta { $to }?
c5-refusal-d4-full = En { $to } hay una ficha doble. La pinza llega a una ficha simple tuya.
    .title = ¿Por qué no una pinza desde { $dot } hasta { $to }?
c5-refusal-d4-plain = { $to } es simple. La pinza va de una casilla con anillo a otra.
    .title = ¿Por qué no una pinza desde { $dot } hasta { $to }?
c5-refusal-d4-plain-from = { $dot } es simple. La pinza va de una casilla con anillo a otra.
    .title = ¿Por qué no una pinza desde { $dot } hasta { $to }?
c5-refusal-d5 = Hay una ficha doble. La pinza solo pasa sobre una ficha simple.
    .title = ¿Por qué no una pinza sobre { $dot }?
c5-refusal-d6-free = { $to } está libre. En la pinza, la ficha de arriba llega a una ficha simple tuya; con «Dividir» se va a una casilla libre.
    .title = ¿Por qué no una pinza desde { $dot } hasta { $to }?
c5-refusal-d6-enemy = En { $to } hay una ficha rival. En la pinza, la ficha de arriba llega a una ficha simple tuya.
    .title = ¿Por qué no una pinza desde { $dot } hasta { $to }?
c5-refusal-d6-full = En { $to } hay una ficha doble. En la pinza, la ficha de arriba llega a una ficha simple tuya.
    .title = ¿Por qué no una pinza desde { $dot } hasta { $to }?
c5-refusal-d6-plain = { $to } es simple. En la pinza, la ficha de arriba llega a una ficha simple tuya en una casilla con anillo.
    .title = ¿Por qué no una pinza desde { $dot } hasta { $to }?
c5-refusal-d7-merge = Hay una ficha tuya. Un salto solo llega allí como pinza.
    .title = ¿Por qué no llegar hasta { $dot }?

## Final y origen de los puntos

c5-end-connect5 = La última ronda termina con un Connect 5.
c5-end-stuck = La última ronda termina porque nadie puede jugar.
c5-end-quiet = La última ronda termina tras 60 turnos sin colocar, apilar ni comer.
c5-source-eaten = fichas comidas
c5-source-connect5 = Connect 5

## Opciones

c5-option-board = Tablero
c5-choice-board-base = Base
c5-choice-board-advanced = Avanzado
c5-option-mode = Duración
c5-choice-mode-quick = partida rápida: una ronda
c5-choice-mode-full = partida completa: una ronda por jugador
c5-option-straight_jumps = Solo saltos rectos

## Tableros que no sirven

c5-content-unknown = No hay ningún tablero «{ $board }». Hay { $known }, o el texto de un dibujo.
c5-content-text = Un tablero es un texto: un dibujo de líneas y casillas.
c5-content-size = El dibujo es demasiado grande. Caben como mucho { $columns } columnas y { $lines } filas.
c5-content-foreign = El carácter «{ $character }» no significa nada aquí. Un dibujo se compone de espacios y { $allowed }.
c5-content-few =
    { $dots ->
        [one] El tablero tiene { $dots } casilla.
       *[other] El tablero tiene { $dots } casillas.
    } Necesita de { $fewest } a { $most }.
c5-content-many = El tablero tiene { $dots } casillas. Necesita de { $fewest } a { $most }.
c5-content-loose =
    { $side ->
        [north] La línea «{ $character }» tiene un extremo suelto arriba.
        [east] La línea «{ $character }» tiene un extremo suelto a la derecha.
        [south] La línea «{ $character }» tiene un extremo suelto abajo.
       *[west] La línea «{ $character }» tiene un extremo suelto a la izquierda.
    } Cada línea lleva a una casilla o a otra línea.
c5-content-ring = La línea en «{ $character }» es un aro que no lleva de ninguna casilla a otra. Pon una casilla en ella o quítala.
c5-content-return = Desde { $dot } un tramo vuelve hasta { $dot }. Pon una casilla en el camino.
c5-content-twice = Dos tramos unen { $dot } con { $to }. Pon una casilla en uno de ellos o quita uno.
c5-content-apart = Desde { $first } ningún camino lleva hasta { $dot }. Todo el circuito debe estar unido.

## La imagen en el terminal

c5-draw-round = Ronda { $round } de { $rounds }
c5-draw-turn = Le toca al asiento { $seat }.
c5-draw-over = La partida ha terminado.
c5-draw-seat = Asiento { $seat }: puntos { $points }, reserva { $reserve }, comidas { $eaten }
c5-draw-last = Última jugada: asiento { $seat }, { $action }
c5-draw-chain = Cadena de saltos: la ficha en { $dot } sigue saltando o para.
c5-draw-row = Connect 5 del asiento { $seat }: { $dots }
c5-draw-quiet = Han pasado { $turns } de { $most } turnos sin colocar, apilar ni comer.

## Cómo escribir

c5-help =
    Una casilla se nombra por su columna y su fila: F5.
    place F5: colocar una ficha de la reserva en una casilla libre
    stack F5: apilar sobre tu ficha simple en una casilla con anillo
    step F5 F6: mover a una casilla contigua, una doble entera
    split F5 F6: dividir una doble, una de sus fichas se mueve
    jump F5 F6 F7: saltar desde F5 sobre F6 hasta F7, una doble entera
    split F5 F6 F7: el mismo salto con una ficha de una doble
    sandwich F5 F6 F7: pinza desde F5 sobre F6 hasta tu ficha simple en F7
    stop: parar en una cadena de saltos
    pass: pasar, solo cuando no hay otra cosa posible

## Hints: what an action does
c5-hint-five = Así haces Connect 5.
c5-hint-block = Así { $seat } no hace Connect 5.
c5-hint-close = Cierra una de las casillas donde { $seat } podría hacer Connect 5; quienes juegan antes que { $seat } pueden cerrar las demás.
c5-hint-eat =
    { $count ->
        [one] Comes { $count } ficha.
       *[other] Comes { $count } fichas.
    }
c5-hint-fork = Después hay dos casillas para Connect 5, y solo una se puede ocupar.
c5-hint-ends = Después hay { $dots } casillas para Connect 5: más de las que los demás pueden cerrar.
c5-hint-four = Haces cuatro en fila: con una ficha más es Connect 5.
c5-hint-save = Salvas una ficha que podía ser comida.
c5-hint-stack = Formas una ficha doble, más difícil de comer.
c5-hint-spoil = Ocupas una casilla de una fila en la que { $seat } ya tiene tres.
c5-hint-hunt = Después puedes comer una ficha.
c5-hint-three = Haces tres en fila, con sitio para cinco.
c5-hint-safe = Ahí nadie puede comer la ficha.
c5-hint-room = Quedan abiertos caminos hacia cinco en fila.
c5-hint-stop = Es mejor parar aquí que seguir comiendo.
c5-hint-pass = No hay otra cosa posible.
