# The web table: pages and what all games share.

wb-skip = Ir a la mesa
wb-home = Inicio
wb-rules = Reglas
wb-settings = Ajustes
wb-keys = Teclas
wb-key-tab = a la siguiente parte de la mesa
wb-key-arrows = moverse por el tablero
wb-key-enter = elegir
wb-key-confirm = confirmar o terminar
wb-key-escape = devolver o cerrar
wb-key-undo = deshacer
wb-key-ask = explicar lo elegido, o tocar para preguntar
wb-key-help = esta lista
wb-theme-light = Tema claro
wb-theme-dark = Tema oscuro
wb-why-not = ¿Por qué no?
wb-rule-id = Regla { $rule }
wb-read-rule = Leer la regla
wb-close = Cerrar
wb-guide = Guía
wb-guide-step = { $step } de { $steps }
wb-guide-skip = Saltar la guía
wb-lost = No hay ninguna página en esta dirección
wb-welcome = La mesa está puesta
wb-play-now = Jugar ya contra bots
wb-table-gone = Esta mesa ya no está
wb-bot-name = Bot, { $level }
wb-level-random = al azar
wb-level-greedy = voraz
wb-token-red = disco rojo
wb-token-blue = cuadrado azul
wb-token-purple = rombo morado
wb-token-yellow = triángulo amarillo
wb-token-green = cruz verde
wb-token-white = arco blanco
wb-token-black = estrella negra
wb-token-sky = reloj de arena celeste
## Home
wb-skip-games = Ir a los juegos
wb-welcome-more = Juegos de unir cosas. Elige uno y toma asiento, sin cuenta.
wb-games = Juegos
wb-game-connnect = CoNNNect
wb-game-connect5 = Connect 5
wb-game-connections = Connections
wb-tag-connnect = Tira tres dados, escribe dos números, declara escaleras y números iguales antes que nadie.
wb-tag-connect5 = Coloca, apila y salta por el circuito. Cinco en fila terminan la ronda.
wb-tag-connections = Coloca cartas de palabras como fichas de dominó. Si dos palabras van juntas, valen.
wb-meta-connnect = 1–4 jugadores, 25 minutos
wb-meta-connect5 = 2–5 jugadores, 20 minutos
wb-meta-connections = 1–8 jugadores, seis modos
wb-play-now-game = Jugar ya a { $game } contra bots
wb-invite = Invitar
wb-invite-game = Invitar a { $game }
wb-language = Idioma
wb-theme = Tema
wb-guest = Invitado
wb-you-are = Eres { $name }: cambiar nombre, ficha y ajustes
wb-resume-title = Tu asiento sigue libre
wb-resume-with = { $game } con { $names }.
wb-nobody = nadie más por ahora
wb-resume = Volver a la mesa
wb-more-tables = { $n ->
    [one] { $n } mesa más
   *[other] { $n } mesas más
    }
wb-friends = Una mesa entre amigos
wb-friends-more = Escribe un código, un enlace o el nombre de una mesa.
wb-open-record = Abrir un registro guardado
wb-not-a-record = Este archivo no es el registro de una partida.
wb-public-tables = Mesas públicas
wb-seats-open = { $n ->
    [one] { $n } asiento libre
   *[other] { $n } asientos libres
    }
wb-join = Unirse
wb-your-turn = Te toca.
## Setting a table
wb-new-table = Una mesa nueva
wb-set-the-table = Pon la mesa y envía el enlace.
wb-what-we-play = A qué jugamos
wb-from-to = { $from } a { $to }
wb-board-base = Cara B, base
wb-board-advanced = Cara A, avanzado
wb-dice = Dados
wb-dice-note = Los dados de la mesa se pueden comprobar después. O alguien tira dados reales y los escribe.
wb-dice-fair = Verificables
wb-dice-table = Dados reales
wb-clock = Reloj
wb-clock-none = Sin reloj
wb-clock-turn-60 = 1 minuto por turno
wb-clock-turn-180 = 3 minutos por turno
wb-clock-game-600-10 = 10 minutos por persona, 10 segundos más por jugada
wb-clock-days-1 = 1 día por jugada
wb-clock-days-3 = 3 días por jugada
wb-one-device = Todos en este dispositivo
wb-one-device-note = Va de mano en mano; una tapa oculta lo que los demás no deben ver.
wb-public = A la vista de todo el mundo
wb-public-note = Si no, solo se entra con el enlace.
wb-by-lot = Asientos por sorteo
wb-chat = Chat
wb-seats = Asientos
wb-you = Tú
wb-named-you = { $name }, tú
wb-host = invita
wb-open-seat = Asiento libre
wb-waits = Espera a alguien
wb-here-too = Alguien aquí
wb-same-device = En este dispositivo
wb-a-bot = Bot
wb-a-friend = Invitación
wb-add-bot = Añadir un bot
wb-who-sits = Quién ocupa el asiento { $seat }
wb-remove-seat = Retirar el asiento { $seat }
wb-level-easy = fácil
wb-level-medium = medio
wb-level-skilled = hábil
wb-level-strong = fuerte
wb-level-expert = experto
wb-level-master = maestro
wb-level-champion = campeón
wb-level-defender = Defensa
wb-level-rated = { $level } ({ $rating })
wb-rating-note = El número junto a un nivel es su fuerza medida: 100 más ganan 64 partidas de 100.
wb-usual = habitual
wb-own-content = { $what } a tu gusto
wb-own-content-how = Pega aquí el texto o un enlace que lo contenga. Se comprueba mientras escribes.
wb-own-content-file = Elegir un archivo
wb-own-content-sample = Empezar con el modelo
wb-own-content-link = Copiar un enlace con él
wb-own-content-fine = Se puede jugar.
wb-own-content-not = Aún no se puede jugar.
wb-own-content-line = Línea { $line }:
wb-make-invite = Crear la mesa e invitar
wb-make-start = Empezar
wb-start-note = La partida empieza sola cuando no queda ningún asiento libre.
## Gathering
wb-is-here = Aquí
wb-kick = Sacar a { $name } de la mesa
wb-kick-sure = { $name } pierde el asiento y recibe un aviso. Con el enlace o el código se vuelve a la mesa.
wb-your-name = Tu nombre
wb-start = Empezar
wb-start-bots = { $n ->
    [one] Empezar con { $n } bot en el asiento libre
   *[other] Empezar con bots en { $n } asientos libres
    }
wb-start-by-itself = La partida empieza sola cuando no queda ningún asiento libre.
wb-waiting-start = { $name } empieza la partida.
wb-invite-title = Invitación
wb-qr = Código QR del enlace
wb-code = Código
wb-link = Enlace
wb-copy = Copiar
wb-copied = Copiado
wb-only-here = Solo este ordenador puede abrir el enlace. Inicia el programa con --lan para abrirlo a la red de casa.
## At the table
wb-opening = Un momento…
wb-away = La mesa no responde. Se vuelve a intentar.
wb-away-sending = La mesa no responde. Tu jugada se envía en cuanto vuelva.
wb-part-missing = No se pudo cargar una parte de esta página. Toca para volver a intentarlo.
wb-no-answer = El servidor no responde. Vuelve a intentarlo en un momento.
wb-table-menu = Mesa { $name }
wb-undo = Deshacer
wb-ask-takeback = Pedir retirar la última jugada
wb-ask-stop = Proponer parar la partida
wb-ask-replace = Proponer que un bot juegue por { $name }
wb-take-seat = Recuperar mi asiento
wb-stand-up = Dejar que un bot juegue por mí
wb-log = Últimas jugadas
wb-log-empty = Todavía no ha pasado nada.
wb-check-dice = Comprobar los dados
wb-to-home = Ir al inicio
wb-offer-takeback = { $name } pide retirar la última jugada. ¿De acuerdo?
wb-offer-stop = { $name } propone parar la partida sin resultado. ¿De acuerdo?
wb-offer-rematch = { $name } propone una revancha. ¿De acuerdo?
wb-offer-replace = { $name } propone que un bot juegue por { $subject }. ¿De acuerdo?
wb-offered-takeback = Has pedido retirar la última jugada.
wb-offered-stop = Has propuesto parar la partida.
wb-offered-rematch = Has propuesto una revancha.
wb-offered-replace = Has propuesto que un bot juegue por { $subject }.
wb-agreed = De acuerdo: { $names }
wb-agree = De acuerdo
wb-decline = Rechazar
wb-withdraw = Retirar
wb-offer-replace-you = { $name } propone que un bot juegue por ti. ¿De acuerdo?
wb-accepted-takeback = De acuerdo: { $name } retira la última jugada.
wb-accepted-takeback-you = De acuerdo: retiras tu última jugada.
wb-accepted-stop = De acuerdo: la partida termina aquí.
wb-accepted-rematch = De acuerdo: habrá revancha.
wb-accepted-replace = De acuerdo: entra un bot.
wb-ended-declined = No se aceptó lo que pidió { $name }.
wb-ended-declined-you = No se aceptó lo que pediste.
wb-ended-withdrawn = { $name } ha retirado la petición.
wb-ended-withdrawn-you = Has retirado tu petición.
wb-ended-lapsed = Lo que pidió { $name } se quedó sin respuesta.
wb-ended-lapsed-you = Lo que pediste se quedó sin respuesta.
wb-gone = { $name } falta desde hace un minuto: puede entrar un bot.
wb-bot-plays = Ahora un bot juega por { $name }.
wb-bot-plays-you = Ahora un bot juega por ti.
wb-plays-again = { $name } vuelve a jugar.
wb-plays-again-you = Vuelves a jugar.
wb-undid-seen = { $name } ha retirado una jugada después de ver su efecto.
wb-undid-seen-you = Has retirado una jugada después de ver su efecto.
wb-undid = { $name } retira la última jugada.
wb-chat-empty = Nadie ha escrito nada todavía.
wb-chat-line = Tu mensaje
wb-chat-off = El chat está desactivado.
wb-chat-switch-off = Desactivar el chat
wb-chat-switch-on = Activar el chat
wb-send = Enviar
wb-cover = Le toca a { $name }
wb-cover-more = Pasa el dispositivo. Lo que no debes ver está oculto.
wb-cover-open = Soy { $name }, ver mi lado
wb-open = Abrir
wb-open-rulebook = Abrir aquí el reglamento
wb-seat-taken = Tu asiento es ahora de otra persona
wb-table-deleted = Esta mesa se ha recogido
wb-table-closed = Esta mesa no se puede abrir
wb-table-closed-more = Ya no está, o es privada y necesita su código.
wb-round-ended = La ronda { $round } ha terminado.
wb-told-join = { $name } toma asiento.
wb-told-back = { $name } ha vuelto.
wb-told-leave = { $name } deja la mesa.
wb-told-kick = { $name } ha tenido que dejar la mesa.
wb-told-seat-removed = Se ha quitado un asiento libre.
wb-told-drawn = Se han sorteado los asientos: { $names }.
wb-told-host = Ahora { $name } lleva la mesa.
wb-told-host-you = Ahora llevas tú la mesa.
wb-told-chat-off = { $name } ha desactivado el chat.
wb-told-chat-on = { $name } ha activado el chat.
wb-told-correct = { $name } corrige lo anotado.
wb-server-away = { $seconds ->
    [one] El servidor no respondió durante { $seconds } segundo. No cuenta para nadie.
   *[other] El servidor no respondió durante { $seconds } segundos. No cuentan para nadie.
    }
wb-name-of-seat = Nombre de la persona en el asiento { $seat }
wb-objection = Tiempo para impugnar
wb-objection-note = Cuánto tiempo se puede impugnar una carta y votar.
wb-objection-none = Sin límite
wb-draw-cards = La mesa roba las cartas
wb-draw-cards-note = Para quien solo tiene los dados.
wb-undo-seen = Retirar mi última jugada
wb-undo-seen-note = Ya has visto lo que salió de ella: se anuncia y se cuenta.
wb-stop = Parar la partida
wb-stop-sure = La partida termina aquí sin resultado.
wb-play-on = Seguir jugando
wb-delete-table = Eliminar esta mesa
wb-delete-sure = Todo lo guardado de esta mesa desaparece para siempre y para todos: la partida, el chat y la repetición. Una sala o una clasificación conserva la línea que anotó.
wb-delete-keep = Conservarla
wb-offer-takeback-move = { $name } pide retirar una jugada: «{ $move }». ¿De acuerdo?
wb-offered-takeback-move = Has pedido retirar: «{ $move }».
wb-sent-away = Quien preparó la mesa te ha quitado el asiento. Puedes volver a sentarte mientras haya uno libre.
wb-not-seated = ¿No hay asiento para ti?
wb-takebacks = { $n ->
    [one] { $name }: { $n } jugada retirada
   *[other] { $name }: { $n } jugadas retiradas
    }
wb-group-agree = Nadie impugna
wb-group-object = { $name } impugna
## Between rounds
wb-break = Pausa entre rondas
wb-ready = Seguir
wb-still-looking = Mirando aún la última ronda: { $names }.
wb-next-round = La ronda siguiente empieza cuando nadie mire ya la anterior.
wb-ready-how = Toca Seguir cuando hayas visto bastante.
## Settings
wb-settings-kept = guardados en este navegador
wb-you-at-table = Tú en la mesa
wb-save = Guardar
wb-saved = Guardado
wb-token-liked = Ficha en tu página de inicio
wb-token-note = En una mesa, los asientos tienen sus fichas en este orden; las tres últimas solo salen con más de cinco asientos.
wb-theme-is-auto = Como el sistema
wb-theme-is-light = Claro
wb-theme-is-dark = Oscuro
wb-size = Tamaño del texto
wb-size-normal = Normal
wb-size-large = Grande
wb-help-playing = Ayuda durante la partida
wb-help-legal = Mostrar lo posible
wb-help-legal-note = Marcos de trazos en todo lo que puedes tocar, y los Connects que puedes declarar.
wb-help-confirm = Confirmar jugadas
wb-help-confirm-note = Una jugada que termina tu turno espera a que la confirmes.
wb-first-game = Guía de la primera partida
wb-guide-note = Sale una vez en cada juego.
wb-guide-again = Ver otra vez
wb-senses = Movimiento, sonido, avisos
wb-motion = Movimiento
wb-motion-note = Reducido: un contorno muestra adónde ha ido una ficha.
wb-motion-auto = Como el sistema
wb-motion-less = Reducido
wb-sound = Sonido
wb-sound-note = Lápiz, dados, carta. Apagado hasta que lo actives.
wb-notify = Avisarme cuando me toca
wb-notify-note = Con un aviso del navegador, mientras esta página esté abierta.
## Rulebook
wb-rulebook = Reglamento
wb-rules-search = Buscar en las reglas
wb-rules-none = Ninguna regla contiene estas palabras.
wb-chapter-cn-s = Hoja y preparación
wb-chapter-cn-r = Una ronda
wb-chapter-cn-f = Acción libre
wb-chapter-cn-c = Declaraciones
wb-chapter-cn-b = Bonus
wb-chapter-cn-o = Círculos, líneas, objetivos
wb-chapter-cn-e = El final
wb-chapter-c5-b = El tablero
wb-chapter-c5-m = Un turno
wb-chapter-c5-d = Fichas dobles
wb-chapter-c5-w = Connect 5
wb-chapter-c5-g = Rondas y final
wb-chapter-c5-o = Opciones
wb-chapter-cx-k = Cartas y conexiones
wb-chapter-cx-j = Quién juzga
wb-chapter-cx-g = Reparto, turnos, empates
wb-chapter-cx-ways = Seis modos
wb-chapter-cx-o = Opciones
## Dice check
wb-dice-check = Comprobación de los dados
wb-dice-hold = Estos dados eran limpios.
wb-dice-fail = Estos dados no coinciden con el sello.
wb-dice-drawn-again = Este navegador ha repetido todas las tiradas.
wb-dice-proved-you = Añadió una línea propia después de sellarse los dados: nadie podía elegirlos, ni los jugadores ni quien gestiona el servidor.
wb-dice-proved-seats = Algunos asientos añadieron líneas propias después de sellarse los dados: nadie podía elegirlos, salvo que todos esos asientos se pusieran de acuerdo con quien gestiona el servidor.
wb-dice-proved-players = Nadie añadió nada: ningún jugador podía elegir los dados, pero no queda demostrado para quien gestiona el servidor.
wb-dice-proved-deal = En un reparto compartido todas las mesas juegan con los mismos dados y nadie añade nada: ningún jugador podía elegirlos, pero no queda demostrado para quien gestiona el servidor.
wb-dice-changed = Pero el sello no es el que este navegador vio antes del comienzo, o falta su línea: quien gestiona el servidor puede haber elegido estos dados.
wb-dice-real = En esta mesa se tiraban dados reales: no hay nada que comprobar.
wb-dice-later = Los dados se pueden comprobar al terminar la partida.
wb-dice-deal = Los dados se podrán verificar cuando se cierre el reto.
wb-dice-all = Las { $n } tiradas se siguen del secreto sellado y de lo que añadió cada asiento.
wb-dice-some = Tiradas que no se siguen del secreto sellado: { $wrong } de { $n }.
wb-dice-sealed = Sellado antes del comienzo
wb-dice-opened = Abierto al final
wb-dice-matches = coincide con el sello
wb-dice-differs = no coincide con el sello
wb-dice-added = Añadido por los asientos
wb-dice-nothing = nada
wb-dice-right = correcta
wb-dice-wrong = incorrecta
wb-dice-again = Comprobar otra vez
wb-taken-back = retirada
wb-show-all = Mostrar las { $n }
wb-faces = Cuántas veces salió cada cara
wb-faces-spoken = Cuántas veces salieron las caras 1 a 6: { $counts }; previsto: { $expected }
wb-faces-say = { $total } dados, { $expected } previstos por cara. En 19 de cada 20 partidas limpias, las seis quedan entre { $low } y { $high }.
wb-luck = Quién tuvo suerte
wb-luck-rolls = Puntos que valían las tiradas para cada asiento, frente a todas las demás tiradas posibles en ese momento. La banda es lo que da solo el azar.
wb-luck-cards = Valores de las cartas repartidas a cada asiento, frente a la media. La banda es lo que da solo el azar.
wb-to-table = Volver a la mesa
## Result and replay
wb-final-score = Puntuación final
wb-place = Puesto
wb-who = Nombre
wb-best-of-source = Subrayado: el máximo de la mesa por este concepto.
wb-ahead-in = { $source } (+{ $by })
wb-why-won = La ventaja de { $name } sobre { $other }: { $sources }.
wb-why-you-won = Tu ventaja sobre { $other }: { $sources }.
wb-points-by-move = Puntos, jugada a jugada
wb-points-by-round = Puntos, ronda a ronda
wb-points-spoken = Puntos al final: { $seats }
wb-replay = Repetición
wb-replay-start = El comienzo
wb-replay-at = Jugada { $at } de { $of }
wb-replay-back = Una jugada atrás
wb-replay-on = Una jugada adelante
wb-replay-play = Reproducir
wb-replay-pause = Pausa
wb-link-moment = Enlace a este momento
wb-what-if = ¿Y si…? Seguir desde aquí
wb-save-record = Guardar el registro
wb-stopped = La partida se ha parado
wb-nobody-wins = No gana nadie
wb-solo-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }
wb-shared-win = Victoria compartida: { $names }
wb-you-win = Ganas
wb-wins = Gana { $name }
wb-you-win-by = { $lead ->
    [one] Ganas por { $lead } punto
   *[other] Ganas por { $lead } puntos
    }
wb-wins-by = { $lead ->
    [one] { $name } gana por { $lead } punto
   *[other] { $name } gana por { $lead } puntos
    }
wb-rematch = Revancha
wb-challenge-friend = Enviar el mismo reto
wb-challenge-note = Desde entonces aquí no se deshace nada y no hay pistas.
## Challenges and rooms
wb-today = Retos del día
wb-daily-connnect = Los mismos dados para todos
wb-daily-connnect-more = Doce rondas en solitario: todo el mundo recibe las mismas tiradas que tú.
wb-daily-connections = Una baraja, una red
wb-daily-connections-more = Veintiocho cartas, tres fallos: encuentra tú los enlaces, igual para cada jugador.
wb-daily-connect5 = Cinco a la fuerza
wb-daily-connect5-more = Una posición, tres intentos: encuentra el único camino al cinco.
wb-daily-done = hecho hoy
wb-daily-compare = Comparar
wb-daily-try-place = { $place } de { $count }
wb-daily-count = { $n ->
    [one] { $n } resultado, el mejor { $best }
   *[other] { $n } resultados, el mejor { $best }
    }
wb-daily-first = Todavía sin resultados
wb-play = Jugar
wb-deal-results = Los resultados de todos
wb-challenge = Reto
wb-challenge-same = { $game }: exactamente el mismo reto
wb-challenge-more = Empiezas exactamente igual que quien te reta. Compara al terminar.
wb-challenge-gone = Este reto ya no está
wb-room = Sala
wb-room-new = Una sala para tu grupo
wb-room-more = Un enlace que se queda: siempre lleva a la mesa donde juega tu grupo.
wb-room-name = Nombre de la sala
wb-room-make = Abrir la sala
wb-room-enter = A la mesa
wb-room-next = Poner la mesa siguiente
wb-room-closed = Esta sala no se puede abrir sin su enlace
wb-class = Clase
wb-class-open = Abrir una clase

## Hints and review
wb-hint = Pista
wb-hint-looking = Buscando una buena jugada …
wb-hint-about = Solo sabe lo que sabes tú. La decisión es tuya.
wb-thinks = { $name } está pensando
wb-hurried = Hay muchas mesas, así que los bots piensan más rápido.
wb-review = Las jugadas que más costaron
wb-review-how = Estimación de un bot fuerte según lo que se podía saber en ese momento. La suerte no cuenta.
wb-review-progress = Análisis de la partida: { $percent } %
wb-review-none = Ninguna jugada tuya costó nada digno de mención.
wb-review-better = Mejor: { $move }
wb-review-points = puntos
wb-review-span = probablemente { $span }
wb-review-share = posibilidades de ganar
wb-review-show = Mostrar en la repetición
wb-review-move = Una jugada de { $name }.
wb-replay-played = Jugado: { $move }
wb-mark-played = jugada
wb-mark-better = mejor
wb-try-it = Probarlo
wb-what-if-is = ¿Y si…? Se juega desde la jugada { $at } de otra partida.
wb-what-if-back = Volver a esa partida
wb-share-result = Compartir el resultado
wb-share-picture = El resultado como imagen
wb-share-text = El resultado en palabras
wb-share-send = Enviar
wb-share-copy = Copiar el texto
wb-share-save = Guardar la imagen

## Clocks
wb-time-left = Tiempo restante: { $time }
wb-time-face-days = { $days } d { $hours } h
wb-time-face-hours = { $hours } h { $minutes } min
wb-time-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
    }
wb-time-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
    }
wb-time-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
    }
wb-time-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
    }
wb-time-up = Se acabó el tiempo de { $name }: juega la mesa.
wb-time-up-you = Se acabó tu tiempo: la mesa juega por ti.

# A game without a client folder of its own: its view and actions as lists
wb-other-tag = Un juego añadido en este servidor.
wb-other-daily = Lo mismo para todo el mundo.
wb-other-view = Cómo está la partida
wb-other-actions = Qué puedes hacer
wb-other-choose = Elige una acción
wb-other-confirm = Confirmar: { $action }
wb-other-wait = Esperando a: { $names }.
wb-other-ends = Con esto termina tu turno.
wb-other-shows = Esto descubre algo nuevo y no se puede deshacer.
wb-other-turn = le toca
wb-other-waits = espera
wb-other-line = { $name }: { $action }
wb-other-chance = El azar
wb-other-yes = sí
wb-other-no = no
wb-other-nothing = nada
wb-other-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    }

wb-tips-off = Sin más consejos
wb-tip-seen = Entendido
wb-learn = Aprende en un minuto

wb-ask = Preguntar qué es algo
wb-ask-mode = Toca algo para saber qué es.
wb-ask-end = Seguir
wb-rules-aim = El objetivo
wb-rules-minute = En un minuto
wb-decided = decidido por nosotros
wb-decided-why = El reglamento deja aquí algo abierto.
wb-play-lesson = Jugar la lección

## Who is here, and talk
wb-presence-here = aquí
wb-presence-away =
    { $n ->
        [0] fuera
        [one] fuera desde hace { $n } minuto
       *[other] fuera desde hace { $n } minutos
    }
wb-presence-bot = bot, { $level }
wb-presence-replaced = por ahora juega un bot
wb-people = En la mesa
wb-nudge = Avisar
wb-nudge-name = Avisar a { $name }
wb-nudged = { $name }, ¿sigues ahí?
wb-nudge-you = Te están esperando: te toca.
wb-ask-bot = Llamar a un bot
wb-watching = Estás mirando.
wb-watchers =
    { $n ->
        [one] { $n } persona mira.
       *[other] { $n } personas miran.
    }
wb-chat-new =
    { $n ->
        [one] { $n } línea nueva
       *[other] { $n } líneas nuevas
    }
wb-chat-unread =
    { $n ->
        [one] Chat, { $n } línea nueva
       *[other] Chat, { $n } líneas nuevas
    }
wb-chat-write = Escribe a la mesa
wb-word-nice = Muy bien
wb-word-moment = Un momento
wb-word-thanks = Gracias
wb-word-played = Bien jugado

## Arriving
wb-invited = { $name } te invita a jugar a { $game }.
wb-about-game = ¿Qué juego es?
wb-about-connnect = Tres dados valen para todos. Escribe dos números en tu hoja y rodea escaleras o números iguales que se tocan. Los más largos y las formas nuevas dan más puntos; tras doce rondas gana quien tiene más puntos.
wb-about-connect5 = Coloca fichas en las casillas de un circuito, muévelas por las líneas y salta sobre otras. Cinco fichas seguidas en una línea terminan la ronda. Las fichas comidas dan puntos por el camino.
wb-about-connections = Cada carta lleva una palabra en cada lado. Pon una carta de modo que todas las palabras que se tocan tengan relación: carbón y fuego, manzana y árbol. Cada enlace da puntos; quien duda puede impugnarlo.
wb-length = Tiempo de juego
wb-length-connnect = unos 25 minutos
wb-length-connect5 = unos 20 minutos
wb-length-connections = de 15 a 40 minutos
wb-cards-language = Idioma de las cartas
wb-leave-gathering = Dejar la mesa
wb-remove-open = Quitar este asiento libre
wb-name-first = Tus amigos ven quién invita: escribe primero tu nombre.
wb-hosted-by = con { $name }

## Play now
wb-strength = ¿Qué nivel tienen los demás?
wb-level-match = a mi nivel
wb-level-note-match = Más fuerte tras dos victorias seguidas, más flojo tras dos derrotas. Ahora: { $level }.
wb-match-note = Un bot a tu nivel se hace más fuerte tras dos victorias tuyas seguidas y más flojo tras dos derrotas. Ahora: { $level }.
wb-level-gentle = suave
wb-level-note-gentle = Juega sin apretar y te deja probar.
wb-level-note-greedy = Toma enseguida todos los puntos que puede y no planea nada.
wb-level-note-easy = Piensa un poco y se le escapan cosas.
wb-level-note-medium = Planea sus próximos turnos: una partida igualada.
wb-level-note-skilled = Planea bien y desperdicia poco.
wb-level-note-strong = Mira lejos y perdona poco.
wb-level-note-expert = Mira aún más lejos y aprovecha cada descuido.
wb-level-note-master = Casi nunca se equivoca.
wb-level-note-champion = Nadie juega más fuerte aquí.
wb-play-short = Jugar ya
wb-play-solo = Jugar a solas
wb-which-board = Tablero
wb-first-seat = Con dos jugadores, quien empieza una partida rápida gana unas { $wins } de 100 (medido con bots fuertes). En una partida completa cada uno empieza una vez.
wb-start-uneven = Quien empieza gana unas { $wins } de 100: jugar una partida completa
wb-start-even = Cada uno empieza una vez: volver a la partida rápida
wb-suggest-up = Dos victorias seguidas. ¿Pruebas { $level }?
wb-suggest-down = Dos derrotas seguidas. ¿Pruebas { $level }?
wb-ways = Seis modos de Connections
wb-way-classic = Clásica
wb-way-classic-more = Por turnos, carta a carta; cada pareja que se toca debe valer.
wb-way-endless = Sin fin
wb-way-endless-more = Una red que crece y crece, en una ronda larga.
wb-way-solitaire = Solitario
wb-way-solitaire-more = Carta a carta por todo el mazo: ¿qué red puedes tejer?
wb-way-quick = Relámpago
wb-way-quick-more = Sin turnos: quien ve antes un enlace pone la carta.
wb-way-quads = Cuadrados
wb-way-quads-more = Forma cuadrados de cuatro cartas con cuatro enlaces.
wb-way-rummy = Rummy
wb-way-rummy-more = Baja filas de cartas y alarga las de los demás.
wb-way-who =
    { $from ->
        [1] { $to ->
            [1] 1 persona
           *[other] de 1 a { $to } jugadores
        }
       *[other] de { $from } a { $to } jugadores
    }

## My games
wb-my-games = Mis partidas
wb-look = Ver
wb-all-games =
    { $n ->
        [one] Todas las partidas, { $n } terminada
       *[other] Todas las partidas, { $n } terminadas
    }
wb-games-kept = Guardadas solo en este navegador.
wb-games-save = Guardar en un archivo
wb-games-against = { $game }, contra { $names }
wb-games-alone = { $game }, a solas
wb-games-game = Juego y rivales
wb-games-best = Mejor
wb-games-replay = Repetición: { $game }, { $day }
wb-games-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
wb-games-rank = puesto { $rank } de { $of }
wb-games-stopped = detenida

## The server, for its host
wb-host-page = Este servidor
wb-host-well = Todo va bien: las mesas se guardan.
wb-host-trouble = Ahora mismo no se puede guardar nada. Revisa el disco o la base de datos.
wb-host-version = Versión
wb-host-form-compiled = { $version }, reglas compiladas
wb-host-form-pure = { $version }, reglas sin compilar: los bots piensan más despacio
wb-host-address = Los enlaces llevan a
wb-host-stored = Guardado
wb-host-used = Ocupado
wb-host-most = de { $most } como máximo
wb-host-keep = Mesas antiguas
wb-host-keep-never = se conservan
wb-host-keep-days =
    { $n ->
        [one] se borran { $n } día después de la última jugada
       *[other] se borran { $n } días después de la última jugada
    }
wb-host-removed = Borradas desde el inicio
wb-host-each = Una dirección puede añadir
wb-host-each-hour = { $size } por hora
wb-host-now = Ahora
wb-host-tables = Mesas en memoria
wb-host-sessions = Personas conectadas
wb-host-bots = Bots que piensan
wb-host-waiting = Bots en espera
wb-host-share = Tiempo para pensar de los bots
wb-host-connections = Conexiones
wb-host-refused = Rechazadas
wb-host-limits = Límites de peticiones
wb-host-on = activados
wb-host-off = desactivados
wb-host-elsewhere = Esta página solo existe en el ordenador donde funciona el servidor.
wb-host-none = sin límite

## Rooms
wb-season = La tabla del grupo
wb-season-name = Nombre
wb-season-played = Jugadas
wb-season-won = Ganadas
wb-season-average = Media
wb-room-played = Jugadas aquí
