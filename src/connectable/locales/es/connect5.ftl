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
c5-rule-w3 = La ronda termina también cuando nadie puede jugar. Se pasa exactamente cuando no hay otra jugada posible. La ronda termina cuando todos los jugadores han pasado seguidos. Los puntos de la ronda son entonces las fichas comidas.
c5-rule-w4 = La ronda termina también tras 60 turnos seguidos sin colocar, apilar ni comer. Pasar cuenta como turno. Los puntos de la ronda son entonces las fichas comidas.
c5-rule-g1 = Una partida rápida es una sola ronda. Una partida completa tiene tantas rondas como jugadores, y los puntos se suman. Cada ronda empieza con el tablero vacío y 25 fichas para cada jugador. El asiento 1 empieza la ronda 1, el asiento siguiente la ronda siguiente. Se juega en sentido horario. Gana quien tiene más puntos; con los mismos puntos, la victoria es compartida.
c5-rule-g2 = Las fichas comidas no vuelven a la reserva.
c5-rule-o1 = Con la opción «solo saltos rectos», un salto deja la casilla de la ficha comida por la línea opuesta a aquella por la que llegó. Si esa línea no existe, no se salta sobre esa casilla. Las curvas y bifurcaciones en T del camino siguen libres.
