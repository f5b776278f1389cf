# The table: what the terminal and the table say whatever the game.

## Game, seats and options
tb-no-game = Indica el juego: { $known }.
tb-bad-game = No hay ningún juego «{ $game }». Hay: { $known }.
tb-bad-seat = «{ $seat }» no puede ocupar un asiento en esta mesa. Se puede escribir { $known }.
tb-bad-count =
    { $count ->
        [one] Has indicado { $count } asiento.
       *[other] Has indicado { $count } asientos.
    } El juego es para { $low }–{ $high } jugadores.
tb-bad-count-fixed =
    { $count ->
        [one] Has indicado { $count } asiento.
       *[other] Has indicado { $count } asientos.
    } El juego necesita exactamente { $low }.
tb-bad-option-form = «{ $option }» no es una opción. Las opciones se escriben name=value.
tb-bad-option = No hay ninguna opción «{ $option }». Hay: { $known }.
tb-no-options = No hay ninguna opción «{ $option }». Este juego no tiene opciones.
tb-bad-choice = «{ $value }» no sirve para la opción { $option }. Se puede elegir entre { $known }.
tb-bad-span = «{ $value }» no sirve para la opción { $option }. Tiene que ser un número del { $low } al { $high }.
tb-bad-value = «{ $value }» no sirve para la opción { $option }. Tiene que ser un número entero.
tb-bad-start = Así la partida no puede empezar: { $reason }
tb-bad-content = Con este contenido la partida no puede empezar, línea { $line }: { $reason }

## Lab
tb-lab-title =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }, todos en cada asiento, semilla { $seed }, { $form }. Entre corchetes: intervalos del 95 %.
tb-lab-games = partidas
tb-lab-wins = ganadas
tb-lab-shared = compartidas
tb-lab-share = proporción de victorias
tb-lab-points = puntos
tb-lab-rating = fuerza
tb-lab-ends = Finales: { $ends }.
tb-lab-anchor = { $level } vale 1000; 400 más son diez victorias contra una. Semilla { $seed }, intervalos del 95 %.
tb-lab-progress = Partida { $number } de { $count }
tb-lab-no-seats = Indica con --seats quién juega, por ejemplo --seats greedy,random. Hay: { $known }.
tb-lab-two-seats = La fuerza se mide en un juego para dos, y { $game } no lo es.
tb-lab-other-file = { $file } contiene otra cosa, así que no se añade nada: { $reason }

## Server
tb-serving = La mesa está abierta: { $address }
tb-serving-lan = Quien esté en la misma red puede escanear el código o escribir la dirección.
tb-serving-stop = Ctrl+C la cierra. Las partidas se guardan y siguen la próxima vez.
tb-port-taken = El puerto { $port } de { $host } no se puede usar. Elige otro con --port.
tb-store-trouble = Aquí no se pueden guardar las partidas: { $reason }
tb-data-in-use = Otro servidor ya usa la carpeta { $folder }. Detén primero ese o elige otra carpeta con --data.
tb-database-wait = Esperando a la base de datos: { $reason }
tb-no-client = Esta copia no incluye la página web de la mesa. `make client` la construye; después, vuelve a empezar. La mesa funciona: sus direcciones se describen en /api/docs.

## Files
tb-file-missing = No existe el archivo { $file }.
tb-file-exists = El archivo { $file } ya existe. Elige otro nombre.
tb-export-none = Todavía no hay nada que llevarse.
tb-taken-along = Guardado: { $file }. Otra partida lo toma con --option { $name }=@{ $file }
tb-file-closed = No se puede leer el archivo { $file }: { $reason }.
tb-file-large = El archivo { $file } es demasiado grande. Se leen como máximo { $megabytes } MB.
tb-file-not-utf8 = El archivo { $file } no es texto UTF-8: la línea { $line } tiene otros bytes.
tb-save-failed = No se ha podido guardar la partida en { $file }: { $reason }.
tb-saved = La partida está guardada: { $file }
tb-resume = Para continuarla:
tb-no-saved = En { $folder } no hay ninguna partida que continuar. Empieza una con «connectable play JUEGO».
tb-record-bad = El registro { $file } no se puede usar: { $reason }
tb-bad-players = El registro no dice quién ocupa cada asiento: su lista no corresponde a los asientos.
tb-record-saved = El registro está guardado. Para ver la partida otra vez:
tb-check-fine = { $file }: todo encaja.
tb-check-unknown = { $file } no es ni un tablero (.txt) ni una hoja (.toml) ni una baraja (.toml, .csv).
tb-check-not-toml = A partir de aquí esto no es TOML.
tb-check-no-table = En este TOML no está ni «card» (una baraja) ni «setup» (una hoja).

## What is kept
tb-file-there = El archivo { $file } ya existe. --force lo sustituye.
tb-no-store = En { $file } no se guarda ninguna mesa. --data indica la carpeta, --database la dirección.
tb-keeping-trouble = Con lo guardado no se puede hacer esto: { $reason }
tb-no-table = Aquí no está la mesa { $table }.
tb-table-bad = No se puede leer la mesa { $table }: { $reason }
tb-export-open = La partida de { $table } no ha terminado. El archivo contendría sus secretos; --with-secrets lo escribe igualmente.
tb-export-secrets = El registro contiene los secretos de una partida en juego. No lo enseñes a nadie que juegue.
tb-exported = El registro está guardado: { $file }
tb-backed-up = Todo está guardado: { $file }. Contiene secretos de partidas en juego y es solo para ti.
tb-store-full = Aquí ya hay mesas guardadas. --force las sustituye todas por las del archivo; antes cierra el servidor.
tb-restored =
    { $count ->
        [one] Recuperada { $count } mesa.
       *[other] Recuperadas { $count } mesas.
    }

## Dice check
tb-verify-fair =
    { $count ->
        [one] Con estos dados se jugó limpio. La única tirada resulta del secreto sellado y de lo que añadieron los asientos.
       *[other] Con estos dados se jugó limpio. Las { $count } tiradas resultan del secreto sellado y de lo que añadieron los asientos.
    }
tb-verify-unsealed = Con estos dados no se jugó limpio. El secreto no es el que se selló antes del comienzo.
tb-verify-wrong = Con estos dados no se jugó limpio. Entrada { $entry }, { $label }: el registro dice «{ $said }», los dados dan «{ $computed }».
tb-verify-sealed = Sellado antes del comienzo: { $seal }
tb-verify-opened = Abierto al final: { $secret }
tb-verify-added = Añadido por los asientos: { $added }
tb-verify-label = tirada
tb-verify-take = repetición
tb-verify-said = en el registro
tb-verify-computed = según los dados
tb-verify-back = retirada
tb-verify-none = { $file } no indica dados, así que no hay nada que comprobar. Los indican los registros de partidas terminadas en un servidor.
tb-verify-table = { $file }: en esta mesa se tiraban dados reales, así que no hay nada que comprobar.
tb-verify-secret = { $file }: la partida no había terminado y su secreto sigue sellado. Todavía no hay nada que comprobar.

## Play
tb-welcome = Escribe lo que haces. «help» muestra cómo, «legal» lo que es posible, «quit» guarda y sale.
tb-prompt = Asiento { $seat } >
tb-seat = Asiento { $seat }
tb-seat-bot = Asiento { $seat }, bot ({ $level })
tb-level-random = al azar
tb-level-gentle = suave
tb-level-greedy = voraz
tb-level-easy = fácil
tb-level-medium = medio
tb-level-skilled = hábil
tb-level-strong = fuerte
tb-level-expert = experto
tb-level-master = maestro
tb-level-champion = campeón
tb-log = Asiento { $seat }: { $action }
tb-cover = Pasa el teclado al asiento { $seat }. Nadie más mira.
tb-cover-prompt = Intro muestra la mesa.
tb-not-understood = «{ $text }» no es una jugada de este juego. «help» muestra cómo se escribe.
tb-for-example = Posible ahora, por ejemplo: { $actions }.
tb-refused-title = ¿Por qué no «{ $action }»?
tb-refused = Las reglas no lo permiten ahora. «legal» muestra lo que es posible.
tb-rule = Regla { $rule }. «help { $rule }» la muestra.
tb-by-rule = Regla { $rule }.
tb-no-rule = La regla «{ $rule }» no está en este juego. Las reglas se nombran así: «help { $example }».
tb-legal-none = Ninguna jugada posible contiene «{ $part }». «legal» sin más las muestra todas.
tb-bad-look = Los asientos van del 1 al { $seats }.
tb-undone = Deshecho: { $actions }.
tb-undo-none = No tienes nada que deshacer desde que alguien más ha jugado, ha salido un dado o una carta, o has terminado.
tb-next-none = Nadie más en este teclado puede jugar ahora.
tb-help-typing = Qué puedes escribir
tb-help-help = «help» muestra esta ayuda, «help { $rule }» la regla { $rule }.
tb-help-legal = «legal» enumera las jugadas posibles con sus puntos, «legal f5» las que contienen f5.
tb-help-look = «look 2» muestra la vista del asiento 2.
tb-help-undo = «undo» deshace tu última jugada, «undo all» todas las que se pueden deshacer.
tb-help-next = «next» pasa el teclado a la siguiente persona que puede jugar.
tb-help-save = «save» guarda la partida, «quit» la guarda y sale.

## Result and replay
tb-total = total
tb-rank = puesto
tb-replay-prompt = Intro: seguir. «quit»: parar.
tb-replay-open = La partida no ha terminado.

## Lists
tb-list-more = { $start }, { $next }
tb-list-end = { $start } y { $last }
tb-list-end-before-i = { $start } e { $last }

## Refusals of the table
tb-refusal-host = Eso le toca al anfitrión: { $host }.
    .title = ¿Por qué no tú?
tb-refusal-not-gathering = La partida ha empezado. Solo es posible antes del comienzo.
    .title = ¿Por qué no ahora?
tb-refusal-not-playing = No hay ninguna partida en curso. Solo es posible durante una partida.
    .title = ¿Por qué no ahora?
tb-refusal-not-over = La partida no ha terminado. Es posible después.
    .title = ¿Por qué no ahora?
tb-refusal-seat = En ese asiento no hay nadie que pueda hacerlo.
    .title = ¿Por qué no { $seat }?
tb-refusal-no-seat = Ya no tienes asiento en esta mesa. Puedes mirar, o unirte si hay un asiento libre.
    .title = ¿Por qué no tú?
tb-refusal-kicked = El anfitrión te ha quitado el asiento. Mientras haya asientos libres puedes volver a sentarte.
    .title = ¿Por qué ya no?
tb-refusal-offer-open = La misma pregunta ya está abierta. Deciden las respuestas.
    .title = ¿Por qué no preguntar otra vez?
tb-refusal-no-offer = Nadie lo pide ahora.
    .title = ¿Por qué no responder?
tb-refusal-undo = Desde entonces alguien más ha jugado o se ha descubierto algo. Puedes pedir que se retire la jugada.
    .title = ¿Por qué no deshacer?
tb-refusal-no-takeback = Aquí las jugadas no se retiran: lo que cuesta una jugada equivocada es parte del juego.
    .title = ¿Por qué no retirarla?
tb-refusal-ready = La ronda siguiente empieza cuando todo el mundo está listo.
    .title = ¿Por qué no todavía?
tb-refusal-replace = Un bot solo sustituye a otra persona a la que le toca.
    .title = ¿Por qué no sustituir a { $seat }?
tb-refusal-full = Todos los asientos están ocupados. Puedes mirar.
    .title = ¿Por qué no unirse?
tb-refusal-taken = El asiento está ocupado. Elige uno libre.
    .title = ¿Por qué no { $seat }?
tb-refusal-name = Un nombre tiene de 1 a { $most } caracteres, al menos uno visible.
    .title = ¿Por qué no este nombre?
tb-refusal-kick-self = El anfitrión se queda. Para irte, sal de la mesa.
    .title = ¿Por qué no a ti?
tb-refusal-fewest =
    Este juego necesita al menos { $fewest } { $fewest ->
        [one] asiento
       *[other] asientos
    }.
    .title = ¿Por qué no menos asientos?
tb-refusal-long = Esta mesa tiene más de { $most } sucesos: es demasiado larga para eso. Abre una nueva.
    .title = ¿Por qué no?
tb-refusal-nudge = Puedes avisar a otra persona a la que le toca.
    .title = ¿Por qué no avisar?
tb-refusal-nudged = Acaban de avisar a alguien. Inténtalo de nuevo dentro de { $seconds } segundos.
    .title = ¿Por qué no avisar?
tb-refusal-contribution = Una contribución a los dados es una línea de { $most } caracteres ASCII como máximo.
    .title = ¿Por qué no esta contribución?
tb-refusal-deal = Aquí las cartas y los dados son los mismos para todo el mundo. Nada los cambia y las jugadas no se retiran.
    .title = ¿Por qué no en este reto?
tb-refusal-share = Solo se comparte la partida de una persona: con dados verificables, desde el principio y sin jugadas retiradas.
    .title = ¿Por qué no compartir este reto?
tb-refusal-paused = Quien da la clase ha puesto la partida en pausa. Todo queda como está.
    .title = ¿Por qué ahora no?
tb-refusal-class = En las mesas de una clase esto lo decide quien da la clase.
    .title = ¿Por qué aquí no?
tb-refusal-teacher = Solo puede hacerlo quien da esta clase.
    .title = ¿Por qué no?
tb-refusal-class-closed = Esta clase ha terminado.
    .title = ¿Por qué no?
tb-refusal-class-desk = Este enlace ya se usó o se acabó su tiempo. Pide otro en la mesa docente.
    .title = ¿Por qué no se abre la mesa docente?
tb-refusal-class-desks = Una clase tiene como máximo { $most } mesas docentes más.
    .title = ¿Por qué no otra?
tb-refusal-class-full = En una clase caben { $most } personas.
    .title = ¿Por qué no entrar?
tb-refusal-class-waits = Todavía no tienes mesa.
    .title = ¿Por qué no preguntar?
tb-refusal-class-nobody = Nadie tiene ese número en esta clase.
    .title = ¿Por qué no?
tb-refusal-class-nobody-sits = Aún no hay nadie en una mesa. Sortea o reparte a las personas.
    .title = ¿Por qué no empezar?
tb-refusal-class-locked = Las mesas están jugando. Antes pon la ronda en pausa o termínala.
    .title = ¿Por qué ahora no?
tb-refusal-class-minutes = Una ronda dura como mucho { $most } minutos.
    .title = ¿Por qué no tanto tiempo?
tb-refusal-class-no-round = No hay ninguna ronda en marcha.
    .title = ¿Por qué no?
tb-refusal-class-no-table = Esa mesa no existe en la clase.
    .title = ¿Por qué ahí no?
tb-refusal-class-tables = Una clase tiene como mucho { $most } mesas.
    .title = ¿Por qué no otra mesa?
tb-refusal-class-table-full = En esta mesa caben { $most }.
    .title = ¿Por qué ahí no?
tb-refusal-class-rounds = Una clase juega como mucho { $most } rondas. Abre otra.
    .title = ¿Por qué no empezar?
tb-refusal-notation = No es una jugada de este juego.
    .title = ¿Por qué no «{ $text }»?
tb-refusal-no-roll = No toca tirar, o en la mesa no se juega con dados reales.
    .title = ¿Por qué no tirar?
tb-refusal-no-correction = Ya no se puede corregir nada: alguien ha jugado desde entonces.
    .title = ¿Por qué no corregirlo?
tb-refusal-hint-people = Las pistas son para las partidas contra bots. Aquí también juegan otras personas.
    .title = ¿Por qué no hay pista?
tb-refusal-hint-deal = Este reto es igual para todo el mundo y los resultados se comparan: por eso no hay pistas.
    .title = ¿Por qué no hay pista?
tb-refusal-hint-turn = No es tu turno. Una pista es para la jugada que toca hacer.
    .title = ¿Por qué no hay pista?
tb-refusal-chat = El chat está desactivado en esta mesa.
    .title = ¿Por qué no escribir?
tb-refusal-line = Una línea tiene de 1 a { $most } caracteres.
    .title = ¿Por qué no esta línea?

## Lo que no se puede
tb-error-malformed = El servidor no pudo leer esto. Vuelve a cargar la página y prueba otra vez.
tb-error-start = La partida no puede empezar con estos asientos y opciones. Elige otros.
tb-error-seats = Así juegan de { $fewest } a { $most } personas.
tb-error-seats-exact =
    { $most ->
        [one] Así juega una sola persona: deja un asiento.
       *[other] Así juegan { $most } personas.
    }
tb-error-record = Este registro no se puede jugar: está incompleto o es de otra versión.
tb-error-no-seat = No tienes asiento en esta mesa. Con su código puedes mirar, y sentarte mientras haya asientos libres.
tb-error-kicked = El anfitrión te ha quitado el asiento. Mientras haya asientos libres puedes volver a sentarte.
tb-error-not-found = Esta mesa no existe o es privada. La abre el enlace con su código.
tb-error-no-room = Esta sala no existe, o falta el código o no coincide.
tb-error-no-class = Esa clase no existe, o el código no coincide.
tb-error-class-stranger = No estás en esta clase, o ya no. Entra con su código.
tb-error-no-challenge = Este reto ya no está.
tb-error-no-code = Ninguna mesa con asientos libres tiene este código. Míralo otra vez o pide uno nuevo.
tb-error-no-page = Aquí no hay nada.
tb-error-deal-closed = Este reto está cerrado. Cada día llega uno nuevo.
tb-error-day-later = Ese día aún no ha llegado.
tb-error-no-day = Ese día no hubo reto del día aquí.
tb-error-review-later = El análisis mostraría la solución. Se abre cuando acaba el día.
tb-error-method = Eso no se puede hacer aquí.
tb-error-stale = Mientras tanto la mesa ha cambiado. Mira otra vez y elige.
tb-error-too-big = Es demasiado a la vez. Envía menos.
tb-error-too-heavy = Calcularlo lleva demasiado tiempo. Envía algo más pequeño.
tb-error-host = Este servidor no responde a ese nombre. Ábrelo en la dirección con la que se inició.
tb-error-full = Ahora mismo este servidor no tiene sitio para más mesas. Inténtalo más tarde o pregunta a quien lo gestiona.
tb-error-media = Aquí el servidor solo acepta JSON.
tb-error-too-fast =
    { $seconds ->
        [one] Fue demasiado seguido. Espera { $seconds } segundo.
       *[other] Fue demasiado seguido. Espera { $seconds } segundos.
    }
tb-error-trouble = Algo salió mal en el servidor. No ha cambiado nada. Prueba otra vez.
tb-error-damaged = Lo guardado de esta mesa no se puede leer. Quien lleva el servidor encuentra el motivo en su registro y puede recuperar una copia de seguridad. Las demás mesas no se ven afectadas.
tb-error-store-away = Ahora mismo el servidor no puede guardar nada. Prueba otra vez en un momento.
