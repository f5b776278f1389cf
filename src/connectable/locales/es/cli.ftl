# The command line: help pages, and what is said when a command is not understood.

## Pages
cl-title = Connectable: CoNNNect, Connect 5 y Connections en una mesa.
cl-commands = Órdenes:
cl-games = Juegos: { $games }.
cl-more = «connectable ORDEN --help» explica una orden.

## Commands
cl-home = Abrir la mesa en este ordenador, o para toda la casa.
cl-serve = Poner en marcha el servidor para muchas mesas.
cl-play = Jugar en la terminal.
cl-replay = Ver una partida paso a paso.
cl-verify = Comprobar los dados de un registro.
cl-check = Comprobar un tablero, una hoja o una baraja.
cl-export = Escribir el registro de una mesa en JSON.
cl-backup = Guardar todo en un solo archivo, también con el servidor en marcha.
cl-restore = Recuperar todo de un archivo.
cl-lab = El laboratorio: bots comparados entre sí.
cl-lab-match = Hacer que los bots jueguen entre sí y contar.
cl-lab-rate = Medir la fuerza de todos los niveles de un juego.
cl-completion = Mostrar el script con el que una shell completa las órdenes.
cl-version = Versión y forma de las reglas.

## Switches and arguments
cl-port = Puerto del servidor, { $default } si no indicas otro; con 0 se toma uno libre.
cl-lang = Idioma: { $known }.
cl-help = Mostrar esta página.
cl-data = Carpeta en la que se guardan las mesas.
cl-database = Base de datos en lugar de la carpeta, como postgresql://…
cl-public-url = Dirección en la que otros encuentran el servidor; los enlaces empiezan así.
cl-peer-url = Dirección en la que otros procesos de la misma base de datos encuentran este.
cl-lan = Para todos en la misma red, con un código para escanear.
cl-no-browser = No abrir el navegador.
cl-host = Dirección en la que escucha el servidor, { $default } si no indicas otra.
cl-bot-workers = Procesos en los que piensan los bots, de { $low } a { $high }; { $default } si no indicas otro número. { $alias } es lo mismo.
cl-keep-days = Borrar las mesas que nadie ha tocado en este número de días; con 0 quedan todas.
cl-limits = Límites por dirección y por asiento: un archivo TOML, o none en redes de confianza; default muestra el archivo.
cl-game = El juego: { $games }.
cl-seats = Quién ocupa cada asiento: you eres tú, bot:greedy es un bot de ese nivel.
cl-option = Una opción del juego, tantas veces como haga falta; name=@ARCHIVO toma el texto de un archivo.
cl-seed = Un texto cualquiera; el mismo da otra vez los mismos dados y cartas.
cl-record = Archivo en el que se guarda el registro.
cl-resume = Continuar una partida guardada: su archivo en lugar del juego; sin archivo, la última.
cl-record-file = El registro.
cl-replay-all = Mostrarlo todo de una vez.
cl-replay-seat = Mostrar lo que veía ese asiento.
cl-content-file = Un tablero (.txt), una hoja (.toml) o una baraja (.toml, .csv).
cl-table = Nombre de la mesa, o su enlace.
cl-out = Archivo que se escribe; sin él, el registro se muestra.
cl-with-secrets = También en juego: el registro contiene entonces los secretos de la partida.
cl-force = Sustituir un archivo que ya está.
cl-backup-file = Archivo que se escribe; sin él, uno nuevo con fecha y hora en el nombre.
cl-restore-file = Un archivo escrito por «connectable backup».
cl-restore-force = Sustituir las mesas guardadas; cierra antes el servidor.
cl-lab-seats = Los niveles que juegan, uno por asiento.
cl-lab-games = Partidas en total, redondeadas hacia arriba a repartos enteros; { $default } si no indicas otro número.
cl-lab-seconds = Máximo de segundos por decisión; con 0 no hay límite.
cl-lab-simulations = Simulaciones por decisión; con 0 cada nivel usa su número.
cl-lab-seed = Un texto cualquiera; el mismo da los mismos repartos. { $default } si no indicas ninguno.
cl-processes = Partidas a la vez, de { $low } a { $high }; { $default } si no indicas otro número.
cl-json = Mostrar en JSON.
cl-lab-rate-games = Partidas por cada par de niveles, { $default } si no indicas otro número.
cl-lab-file = Archivo de las partidas jugadas; se sigue donde acaba.
cl-lab-all = Cada nivel juega contra todos los demás, no solo contra sus vecinos.
cl-shell = La shell: { $known }. La primera línea del script dice dónde va.

## Words that stand for a value
cl-value-file = ARCHIVO
cl-value-limits = ARCHIVO|none
cl-value-folder = CARPETA
cl-value-game = JUEGO
cl-value-table = MESA
cl-value-url = URL
cl-value-host = HOST
cl-value-number = N
cl-value-seconds = S
cl-value-seed = TEXTO
cl-value-language = IDIOMA
cl-value-option = name=value
cl-value-players = you,bot:greedy
cl-value-levels = strong,greedy
cl-value-shell = SHELL

## What cannot be
cl-bad-usage = «{ $text }» no se entiende. «{ $line } --help» muestra lo que es posible.
cl-bad-command = No hay ninguna orden «{ $command }». Hay: { $known }. «{ $line } --help» las explica.
cl-no-command = «{ $line }» necesita una segunda palabra. Hay: { $known }. «{ $line } --help» las explica.
cl-bad-switch = Con «{ $line }» no hay «{ $name }». Hay: { $known }. «{ $line } --help» las explica.
cl-no-switches = Con «{ $line }» no hay «{ $name }». «{ $line } --help» muestra lo que es posible.
cl-no-value = { $name } necesita un valor. «{ $line } --help» muestra cuál.
cl-extra-value = { $name } va sin valor. «{ $line } --help» muestra lo que es posible.
cl-bad-number = «{ $value }» no sirve para { $name }. Tiene que ser un número de { $low } a { $high }. «{ $line } --help» lo explica.
cl-bad-word = «{ $value }» no sirve aquí. Hay: { $known }.
cl-bad-url = { $name }: «{ $value }» no es una dirección que empiece por http:// o https://.
cl-bad-limit-name = «{ $name }» en { $file } no es un límite. Hay: { $known }.
cl-bad-limit = «{ $value }» no sirve para «{ $name }» en { $file }. Escribe «none» o un número por segundo, minuto u hora, como «600/minute».
cl-bad-limit-count = «{ $value }» no sirve para «{ $name }» en { $file }. Escribe un número entero; con 0 no hay límite.
cl-limits-not-toml = { $file } no es TOML: no se entiende la línea { $line }.
cl-bad-language = Aquí no está el idioma «{ $lang }». Hay { $known }.
cl-no-file = Indica el archivo: { $line } ARCHIVO
cl-no-table = Indica la mesa: { $line } MESA
cl-no-shell = Indica la shell: { $known }.
