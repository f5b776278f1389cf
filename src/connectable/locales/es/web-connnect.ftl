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
cn-web-prompt-wait-busy = Has terminado. Siguen escribiendo: { $names }.
cn-web-prompt-watch-busy = Siguen escribiendo: { $names }.
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
cn-web-prompt-stuck = La zona { $zone } está llena y todos los recuadros están tachados. Usa Intercambiar si puedes; si no, quedas fuera.
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
cn-web-mark-open = abierto
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
cn-web-guide-setup = Se han tirado tres dados para todos. Sus números van en las casillas iniciales coloreadas; toca un dado para elegir cuál va ahora.
    .title = Esta es tu hoja
    .try = Prueba: toca una casilla de línea discontinua.
cn-web-guide-done = Todo se puede deshacer hasta que terminas. Después vienen otros tres dados para las demás casillas iniciales.
    .title = «Terminar» cierra el paso
    .try = Escribe los otros números y termina, dos veces en total.
cn-web-guide-roll = Tiras tú. Un dado será el dado de zona: de 1 a 3 son pares de columnas, de 4 a 6 pares de filas. Los otros dos son números.
    .title = Elige el dado de zona
    .try = Prueba: toca un dado y toma la zona.
cn-web-guide-zone =
    { $way ->
        [columns] El dado oscuro muestra { $zone }, así que los dos números van en las columnas { $first } y { $second }. Vale cada casilla de línea discontinua.
       *[rows] El dado oscuro muestra { $zone }, así que los dos números van en las filas { $first } y { $second }. Vale cada casilla de línea discontinua.
    }
    .title = La zona dice dónde
    .try = Prueba: toca una casilla de línea discontinua.
cn-web-guide-second = Tres o más vecinos iguales o que se siguen forman un Connect. Un contorno discontinuo muestra lo que formaría tu número.
    .title = Los números buscan vecinos
    .try = Escribe el segundo número.
cn-web-guide-claim = Si tienes un Connect, toca sus números para declararlo: Connect-3 y -4 dan un bonus, Connect-5 muchos puntos. También puedes esperar uno mejor.
    .title = Declarar o esperar
    .try = Declara lo que quieras y termina.
cn-web-guide-open = Ahora se ven todas las hojas; toca una para verla en grande. Hay doce rondas: también cuentan círculos, líneas con flecha y objetivos.
    .title = La ronda está a la vista
    .try = Juega la ronda siguiente.
