# CoNNNect en la mesa web.

## Por dónde va la partida
cn-web-where-setup = Preparación
cn-web-where-roll = Ronda { $round } de { $rounds }, tirada
cn-web-where-fill = Ronda { $round } de { $rounds }, escritura
cn-web-where-claim = Ronda { $round } de { $rounds }, declaraciones
cn-web-where-over = Fin de la partida

## La indicación
cn-web-prompt-wait = Ahora se tiran los dados.
cn-web-prompt-wait-zone = { $name } elige el dado de zona.
cn-web-prompt-wait-busy = Has terminado. Aún escribiendo: { $names }.
cn-web-prompt-watch-busy = Aún escribiendo: { $names }.
cn-web-prompt-dice = Tira los dados en la mesa e introdúcelos aquí.
cn-web-prompt-zone = Elige el dado de zona: dice dónde se escribe.
cn-web-prompt-zone-held =
    { $free ->
        [one] Zona { $zone }: { $free } casilla libre en tu hoja.
       *[other] Zona { $zone }: { $free } casillas libres en tu hoja.
    }
cn-web-prompt-setup = Escribe el { $number } en una casilla inicial coloreada.
cn-web-prompt-setup-done = Los tres números están escritos. Termina.
cn-web-prompt-write-rows = Escribe el { $number } en la zona { $zone }: filas { $first } y { $second }.
cn-web-prompt-write-columns = Escribe el { $number } en la zona { $zone }: columnas { $first } y { $second }.
cn-web-prompt-drop = La zona { $zone } está llena. Descarta un número: cuesta un recuadro.
cn-web-prompt-anywhere = Escribe el { $number } en una casilla libre.
cn-web-prompt-any = Dos a elegir: escribe números a tu elección en la zona { $zone }, quedan { $left }.
cn-web-prompt-full = La zona { $zone } está llena. Usa Intercambiar o pierde «Dos a elegir».
cn-web-prompt-take = Connect-{ $size } con { $numbers }: elige su bonus.
cn-web-prompt-claim =
    { $points ->
        [0] Connect-{ $size } con { $numbers }.
        [one] Connect-{ $size } con { $numbers }: { $points } punto.
       *[other] Connect-{ $size } con { $numbers }: { $points } puntos.
    }
cn-web-prompt-picking =
    { $count ->
        [one] { $count } número elegido. Elige vecinos iguales o que se sigan.
       *[other] { $count } números elegidos. Deben ser iguales o seguirse.
    }
cn-web-prompt-claims = Declara Connects: toca sus números. Después, termina.
cn-web-prompt-no-claims = Los dos números están escritos. Termina.
cn-web-prompt-pick-move = Mover: toca el número que se tacha.
cn-web-prompt-out = Estás fuera. Tu hoja queda como está.
cn-web-sealed = Tu hoja queda oculta hasta el final de la ronda.
cn-web-key-die = tomar ese dado o número
cn-web-solo = En solitario: cada carrera es tuya.

## Botones
cn-web-done = Terminar
cn-web-done-of = Terminar, { $count } de { $all }
cn-web-undo = Deshacer
cn-web-put-back = Devolver
cn-web-not-this = No declarar
cn-web-bend = Ajustar la tirada
cn-web-use-bonus = Usar un bonus
cn-web-claim = Declarar { $numbers }
cn-web-claim-short = Declarar
cn-web-take-bonus = Tomar { $bonus }
cn-web-no-bonus = Elegir un bonus
cn-web-take-zone = Tomar la zona { $zone }
cn-web-no-zone = Elegir un dado
cn-web-drop = Descartar el { $number }
cn-web-lose = Perder este bonus
cn-web-lose-short = Perder
cn-web-out = Fuera
cn-web-out-sure = Confirmar
cn-web-help = Mostrar lo que puedo declarar
cn-web-start-move = Elegir un número en la hoja

## Dados
cn-web-act = Los dados y qué hacer
cn-web-zone = Zona
cn-web-numbers = Números
cn-web-zone-die = dado de zona { $number }
cn-web-die = dado { $number }
cn-web-written = escrito
cn-web-now = ahora
cn-web-waits = espera
cn-web-rolled = Tira { $name }
cn-web-any-number = Tu número
cn-web-no-dice = Aún sin dados
cn-web-type-roll = ¿Qué muestran los tres dados?
cn-web-type-shape = ¿Qué carta de forma ha salido?
cn-web-type-card = ¿Qué carta del mazo { $deck } ha salido?
cn-web-type-first = ¿Quién empieza?
cn-web-correct = Corregir { $typed }
cn-web-correct-title = Lo que salió de verdad
cn-web-enter-roll = Introducir, { $count } de 3
cn-web-take-out = quitar { $number }
cn-web-switch-with = Intercambiar el dado de zona con el { $number }
cn-web-change = { $from } pasa a { $to }.
cn-web-free-cost = Acción libre, luego { $minus } puntos en total
cn-web-free-as = Escribir el { $face } como { $number }

## La hoja
cn-web-sheet = Tu hoja
cn-web-sheet-of = Hoja: { $name }
cn-web-keys = { $spaces } casillas. Las flechas mueven, Intro elige, Esc devuelve, U deshace, C es el botón lleno, de 1 a 6 se elige un dado, el signo de interrogación muestra la regla.
cn-web-cell-place = fila { $row }, columna { $column }
cn-web-cell-number = { $number }
cn-web-cell-free = libre
cn-web-cell-crossed = tachada
cn-web-cell-setup = casilla inicial
cn-web-cell-claimed = declarado
cn-web-cell-zones = zonas { $columns } y { $rows }
cn-web-cell-picked = elegido
cn-web-cell-legal = { $number } posible
cn-web-cell-movable = se puede mover
cn-web-cell-makes = forma { $numbers }
cn-web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
cn-web-rounds = Rondas
cn-web-so-far = Hasta ahora
cn-web-total = Total
cn-web-free = Acciones libres
cn-web-free-now = Recuadros tachados: { $crossed }. Puntos negativos ahora: { $minus }.

## Bonus
cn-web-bonuses-of = Bonus de Connect-{ $row }
cn-web-bonus-move = Mover
cn-web-bonus-switch = Inter­cambiar
cn-web-bonus-plus = Más/​menos
cn-web-bonus-again = Reuti­lizar
cn-web-bonus-any = Dos a elegir
cn-web-bonus-six = Seis puntos
cn-web-bonus-number = Número { $number }
cn-web-what-move = Mover: tachas un número no declarado y lo escribes en una casilla libre, ahora o más tarde.
cn-web-what-switch = Intercambiar: en otra ronda cambias el dado de zona por un dado de número antes de escribir.
cn-web-what-plus = Más/menos: en otra ronda cambias tus dados en 1, hasta dos veces.
cn-web-what-again = Reutilizar: un número declarado sirve una vez más en una nueva declaración.
cn-web-what-any = Dos a elegir, al momento: escribes dos números a tu elección en la zona de esta ronda.
cn-web-what-six = Seis puntos: cuentan al final, no pasa nada más.
cn-web-what-number = Número { $number }, al momento: escribes un { $number } en una casilla libre antes que nada.
cn-web-stars = estrellas
cn-web-at-once = al momento
cn-web-unused = sin usar
cn-web-used = usado
cn-web-choose = Bonus para { $numbers }
cn-web-choose-note = Cada bonus impreso se toma una vez. Sus estrellas cuentan al final, usado o no.
cn-web-found = Connects que puedes declarar
cn-web-with-bonus = con un bonus
cn-web-more = { $count } más

## Formas, objetivos, los demás
cn-web-shapes = Formas de Connect-5
cn-web-shape = Forma { $shape }, carta
cn-web-next-five = Siguiente Connect-5
cn-web-no-five = Todo tomado
cn-web-taken-by = Declarada: { $names }
cn-web-fours = Formas de Connect-4
cn-web-four = Forma { $shape }
cn-web-first = primero
cn-web-later = después
cn-web-mark-mine = tuyo
cn-web-mark-gone = perdido
cn-web-goals = Objetivos
cn-web-goal-done = cumplido
cn-web-goal-have = { $have } de { $count }
cn-web-goal-most = { $have }, máximo { $count }
cn-web-others = Alrededor de la mesa
cn-web-others-after = Alrededor de la mesa, tras la ronda { $round }
cn-web-status-busy = sigue escribiendo
cn-web-status-done = ha terminado
cn-web-status-out = fuera
cn-web-drawer = Bonus, formas, objetivos, puntos y mesa
cn-web-tab-bonuses = Bonus
cn-web-tab-shapes = Formas
cn-web-tab-goals = Objetivos
cn-web-tab-score = Puntos
cn-web-tab-table = Mesa
cn-web-tab-unused = quedan { $count }

## Fin de una ronda
cn-web-round-over = La ronda { $round } ha terminado
cn-web-recap-wrote = escribe { $numbers }
cn-web-recap-claimed = declara { $claims }
cn-web-recap-circles =
    { $count ->
        [one] { $count } círculo
       *[other] { $count } círculos
    }
cn-web-recap-goals = objetivo { $names }
cn-web-recap-boxes =
    { $count ->
        [one] { $count } acción libre
       *[other] { $count } acciones libres
    }

## Últimas jugadas
cn-web-told-roll = Los dados muestran { $numbers }.
cn-web-told-zone = { $name } elige la zona { $zone }.
cn-web-told-write = { $name } escribe el { $number } en la fila { $row }, columna { $column }.
cn-web-told-free = { $name } usa una acción libre: el { $face } pasa a { $number }.
cn-web-told-drop = { $name } descarta el { $number }.
cn-web-told-move = { $name } mueve el número de la fila { $row }, columna { $column }.
cn-web-told-switch = { $name } intercambia el dado de zona con el { $number }.
cn-web-told-change = { $name } cambia el { $from } por { $to }.
cn-web-told-claim = { $name } declara un Connect-{ $size }.
cn-web-told-take = { $name } toma el bonus { $bonus }.
cn-web-told-done = { $name } ha terminado.
cn-web-told-out = { $name } queda fuera.

## La guía de la primera partida

## La primera partida y los consejos
cn-web-guide-aim = Números que se tocan y son iguales o se siguen forman un Connect. Los Connects dan puntos y bonus; gana quien tenga más tras doce rondas.
    .title = El objetivo
    .try = Has tirado tres dados: toca el que dice dónde escribir.
cn-web-guide-zone = Los dados del 1 al 3 indican dos columnas, del 4 al 6 dos filas. Los otros dos son los números que van ahí.
    .title = El dado de zona dice dónde
    .try = Toma la zona { $zone }.
cn-web-guide-write =
    { $way ->
        [columns] Los dos números van en las columnas { $first } y { $second }, donde quieras. Ahí un número ya espera vecinos.
       *[rows] Los dos números van en las filas { $first } y { $second }, donde quieras. Ahí un número ya espera vecinos.
    }
    .title = Escribe los números
    .try = Escribe el { $number } en la casilla marcada.
cn-web-guide-second = Ahora 3, 4 y 5 quedan uno junto al otro: una serie de tres.
    .title = Los números buscan vecinos
    .try = Escribe el { $number } en la casilla marcada.
cn-web-guide-pick = 3-4-5 es un Connect-3. Nada cuenta por sí solo: lo declaras tú.
    .title = Tienes un Connect
    .try = Elige 3-4-5.
cn-web-guide-claim = Al declararlo se gastan sus números; también podrías esperar uno más largo.
    .title = Decláralo
    .try = Declara el Connect.
cn-web-guide-bonus = Cada Connect-3 y Connect-4 da un bonus a elegir. Sus estrellas son puntos; casi todos ayudan más tarde, un rayo actúa al instante.
    .title = Toma tu bonus
    .try = Elige uno.
cn-web-guide-take = Es tuyo. Lo usas cuando lo necesites, en esta ronda o más tarde.
    .title = Un bonus para el resto de la partida
    .try = Tómalo.
cn-web-guide-astray = Ahí aún no hay Connect. Todo se puede deshacer hasta que terminas.
    .title = Casi
    .try = Deshaz y escribe en la casilla marcada.
cn-web-mark-aim = Escribe números de modo que los vecinos sean iguales o se sigan, y decláralos como Connects para ganar puntos y bonus. Tras doce rondas gana quien tenga más puntos.
    .title = El objetivo
cn-web-mark-done = Cuando terminas, nadie te espera más. Todas las hojas se descubren a la vez; hasta entonces puedes deshacerlo todo.
    .title = «Terminar» cierra tu ronda
cn-web-mark-roll = Eliges para todos qué dado será el dado de zona. Los otros dos son los números.
    .title = Has tirado tú
cn-web-mark-claim = Estos números forman un Connect. Decláralo por su bonus o espera uno más largo.
    .title = Un Connect
cn-web-mark-five = Tiene la forma de una carta abierta y da los puntos de encima de la pila. Quien llega después gana menos.
    .title = Un Connect-5
cn-web-mark-switch = Antes de escribir el primer número puedes cambiar el dado de zona por un dado de número, solo para ti.
    .title = Puedes intercambiar
cn-web-mark-plus = Puedes cambiar un dado de número en 1 o 2, o los dos en 1. Después del 6 viene el 1.
    .title = Puedes cambiar un número
cn-web-mark-move = Un número sin declarar puede ir a cualquier casilla libre. Su casilla anterior queda tachada.
    .title = Puedes mover un número
cn-web-mark-again = Un número declarado puede contar otra vez en un nuevo Connect. No hay que tocar nada: se usa al declarar.
    .title = Puedes reutilizar un número
cn-web-mark-free = Escribir otro número que el del dado tacha un recuadro aquí. El valor marcado se resta al final.
    .title = Las acciones libres cuestan puntos
cn-web-mark-open = Ahora se ven todas las hojas. Toca una para verla en grande.
    .title = Lo que han hecho los demás

## Qué es cada cosa
cn-ask-name-box = Recuadro de acción libre
cn-ask-box = Cada acción libre tacha un recuadro; al final se resta el primero libre por la izquierda.
cn-ask-name-round = Ronda
cn-ask-round = Se juegan doce rondas; aquí están el dado de zona y los números de cada una.
cn-ask-name-shape = Forma de Connect-5
cn-ask-shape = Un Connect de cinco números con esta forma, girada o reflejada, da la carta de encima; después la forma queda cerrada.
cn-ask-name-stack = Próximo Connect-5
cn-ask-stack = Lo que da un Connect-5 en esta ronda; tras cada ronda con uno se retira una carta.
cn-ask-name-four = Forma de Connect-4
cn-ask-four = Quien declara primero esta forma gana 4 puntos, los demás 1; cada vez hay además un bonus.
cn-ask-name-five = Casilla de Connect-5
cn-ask-five = Aquí se anotan la letra y los puntos de un Connect-5 declarado.
cn-ask-name-objective = Objetivo
cn-ask-objective = Quien lo cumple al final de una ronda anota sus puntos una vez; nadie puede quitártelo.
cn-ask-name-circle = Círculo
cn-ask-circle = Se llena cuando las cuatro casillas de alrededor tienen número: 1 punto, y tres en línea 2 más.
cn-ask-name-arrow = Línea con flecha
cn-ask-arrow = La línea que acaba aquí da 8 con 1 a 6 en orden o seis números iguales, 6 con 1 a 6 en desorden, 3 si solo está llena.
cn-ask-name-zone = Zona
cn-ask-zone = Dos columnas o dos filas: cuando el dado de zona muestra esta cara, los números van aquí.
cn-ask-name-zone-die = Dado de zona
cn-ask-zone-die = Uno de los tres dados dice para todos en qué zona se escriben los otros dos.
cn-ask-name-number-die = Dado de número
cn-ask-number-die = Los dos números deben ir en la zona, en cualquier orden y lugar.
cn-ask-name-space = Casilla
cn-ask-space = Lleva un número; los que se tocan y son iguales o se siguen se pueden declarar como Connect.
cn-ask-name-setup = Casilla inicial
cn-ask-setup = Los seis primeros números tirados van en estas casillas; cuentan como los demás.
cn-ask-name-others = Otra hoja
cn-ask-others = Muestra el final de la última ronda; lo que los demás escriben ahora queda oculto hasta que todos terminan.
cn-ask-score-connect3 = Las estrellas de los bonus tomados por Connect-3.
cn-ask-score-connect4 = 4 o 1 por cada forma y las estrellas de los bonus tomados por Connect-4.
cn-ask-score-connect5 = Las cartas de puntos de tus Connect-5.
cn-ask-score-arrows = Lo que dan las dos líneas con flecha tal como están.
cn-ask-score-circles = 1 punto por cada círculo lleno.
cn-ask-score-lines = 2 puntos por cada línea recta de tres círculos llenos.
cn-ask-score-objectives = Los puntos de los objetivos cumplidos.
cn-ask-score-minus = Lo que cuestan tus acciones libres: el valor del primer recuadro libre.
cn-ask-score-total = La suma de todo lo anterior; tras doce rondas gana quien tenga más puntos.
cn-rules-aim = Forma Connects: tres, cuatro o cinco números que se tocan y son iguales o se siguen. Tras doce rondas gana quien tenga más puntos.
cn-rules-minute = En cada ronda se tiran tres dados. Uno dice a todos en qué zona de la hoja escribir, los otros dos son los números; cada cual los escribe en su hoja. Después declaras Connects: un Connect-3 o Connect-4 da un bonus que ayuda más tarde, un Connect-5 con una de las formas abiertas muchos puntos. También cuentan los círculos llenos, las dos líneas con flecha y los objetivos; los números que no puedes o no quieres escribir cuestan acciones libres.

cn-web-recap-took = tomó { $names }
cn-web-recap-used = usó { $names }
cn-web-recap-dropped = dejó caer { $numbers }
cn-web-recap-sources = De { $sources }
cn-web-recap-nothing = Ningún punto
cn-web-change-number = Cambiar un número
cn-web-prompt-stuck-switch = La zona { $zone } está llena y todas las casillas tachadas. Un intercambio te da otra zona; sin él quedas fuera.
cn-web-prompt-stuck = La zona { $zone } está llena y todas las casillas tachadas: quedas fuera. Tus puntos se conservan.
cn-web-use-switch = Intercambiar
cn-web-bonuses-held = Bonus en la mano: { $names }
cn-web-claim-again =
    { $agains ->
        [one] Esto gasta un «Reutilizar»: uno de estos números ya estaba declarado.
       *[other] Esto gasta { $agains } «Reutilizar»: otros tantos de estos números ya estaban declarados.
    }
