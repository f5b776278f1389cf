# The command line: help pages, and what is said when a command is not understood.

## Pages
cl-title = Connectable: CoNNNect, Connect 5 e Connections a un solo tavolo.
cl-commands = Comandi:
cl-games = Giochi: { $games }.
cl-more = «connectable COMANDO --help» spiega un comando.

## Commands
cl-home = Apri il tavolo su questo computer o per tutti in casa.
cl-serve = Avvia il server per molti tavoli.
cl-play = Gioca nel terminale.
cl-replay = Rivedi una partita passo per passo.
cl-verify = Controlla i dadi di un resoconto.
cl-check = Controlla un tabellone, un foglio o un set di carte.
cl-export = Scrivi il resoconto di un tavolo in JSON.
cl-backup = Salva in un solo file tutto ciò che è conservato, anche con il server acceso.
cl-restore = Ripristina tutto da un file.
cl-lab = Il laboratorio: bot messi a confronto.
cl-lab-match = Fai giocare i bot tra loro e conta i risultati.
cl-lab-rate = Misura la forza di tutti i livelli di un gioco.
cl-completion = Stampa lo script con cui una shell completa i comandi.
cl-version = Versione e forma delle regole.

## Switches and arguments
cl-port = Porta del server, { $default } se non indichi altro; con 0 se ne prende una libera.
cl-lang = Lingua: { $known }.
cl-help = Mostra questa pagina.
cl-data = Cartella in cui sono conservati i tavoli.
cl-database = Database al posto della cartella, come postgresql://…
cl-public-url = Indirizzo al quale gli altri raggiungono il server; i link cominciano così.
cl-peer-url = Indirizzo al quale gli altri processi dello stesso database raggiungono questo.
cl-lan = Per tutti nella stessa rete, con un codice da inquadrare.
cl-no-browser = Non aprire il browser.
cl-host = Indirizzo su cui il server ascolta, { $default } se non indichi altro.
cl-bot-workers = Processi in cui pensano i bot, da { $low } a { $high }; { $default } se non indichi altro. { $alias } è lo stesso.
cl-keep-days = Elimina i tavoli che nessuno tocca da questo numero di giorni; con 0 restano tutti.
cl-limits = Limiti per indirizzo e per posto: un file TOML, oppure none nelle reti fidate; default mostra il file.
cl-game = Il gioco: { $games }.
cl-seats = Chi siede dove: you sei tu, bot:greedy è un bot di quel livello.
cl-option = Un’opzione del gioco, quante volte serve; name=@FILE prende il testo di un file.
cl-seed = Un testo qualsiasi; lo stesso dà di nuovo gli stessi dadi e le stesse carte.
cl-record = File in cui salvare il resoconto.
cl-resume = Continua una partita salvata: il suo file al posto del gioco; senza file, l’ultima.
cl-record-file = Il resoconto.
cl-replay-all = Mostra tutto in una volta.
cl-replay-seat = Mostra ciò che vedeva quel posto.
cl-content-file = Un tabellone (.txt), un foglio (.toml) o un set di carte (.toml, .csv).
cl-table = Nome del tavolo, o il suo link.
cl-out = File da scrivere; senza, il resoconto viene stampato.
cl-with-secrets = Anche a partita in corso: il resoconto contiene allora i suoi segreti.
cl-force = Sostituisci un file che c’è già.
cl-backup-file = File da scrivere; senza, uno nuovo con data e ora nel nome.
cl-restore-file = Un file scritto da «connectable backup».
cl-restore-force = Sostituisci i tavoli conservati; prima chiudi il server.
cl-lab-seats = I livelli che giocano, uno per posto.
cl-lab-games = Partite in tutto, arrotondate per eccesso a distribuzioni intere; { $default } se non indichi altro.
cl-lab-seconds = Massimo di secondi per una scelta; con 0 non c’è limite.
cl-lab-simulations = Simulazioni per una scelta; con 0 ogni livello ha il suo numero.
cl-lab-seed = Un testo qualsiasi; lo stesso dà le stesse distribuzioni. { $default } se non ne indichi uno.
cl-processes = Partite giocate insieme, da { $low } a { $high }; { $default } se non indichi altro.
cl-json = Stampa in JSON.
cl-lab-rate-games = Partite per ogni coppia di livelli, { $default } se non indichi altro.
cl-lab-file = File delle partite giocate; si continua da dove finisce.
cl-lab-all = Ogni livello incontra tutti gli altri, non solo i vicini.
cl-shell = La shell: { $known }. La prima riga dello script dice dove metterlo.

## Words that stand for a value
cl-value-file = FILE
cl-value-limits = FILE|none
cl-value-folder = CARTELLA
cl-value-game = GIOCO
cl-value-table = TAVOLO
cl-value-url = URL
cl-value-host = HOST
cl-value-number = N
cl-value-seconds = S
cl-value-seed = TESTO
cl-value-language = LINGUA
cl-value-option = name=value
cl-value-players = you,bot:greedy
cl-value-levels = strong,greedy
cl-value-shell = SHELL

## What cannot be
cl-bad-usage = «{ $text }» non si capisce. «{ $line } --help» mostra che cosa è possibile.
cl-bad-command = Il comando «{ $command }» non esiste. Ci sono: { $known }. «{ $line } --help» li spiega.
cl-no-command = «{ $line }» vuole una seconda parola. Ci sono: { $known }. «{ $line } --help» li spiega.
cl-bad-switch = Con «{ $line }» non esiste «{ $name }». Ci sono: { $known }. «{ $line } --help» li spiega.
cl-no-switches = Con «{ $line }» non esiste «{ $name }». «{ $line } --help» mostra che cosa è possibile.
cl-no-value = { $name } vuole un valore. «{ $line } --help» mostra quale.
cl-extra-value = { $name } sta da solo, senza valore. «{ $line } --help» mostra che cosa è possibile.
cl-bad-number = «{ $value }» non va bene per { $name }. Serve un numero da { $low } a { $high }. «{ $line } --help» lo spiega.
cl-bad-word = «{ $value }» qui non va bene. Ci sono: { $known }.
cl-bad-url = { $name }: «{ $value }» non è un indirizzo che comincia con http:// o https://.
cl-bad-limit-name = «{ $name }» in { $file } non è un limite. Ci sono: { $known }.
cl-bad-limit = «{ $value }» non va bene per «{ $name }» in { $file }. Scrivi «none» o un numero al secondo, al minuto o all’ora, come «600/minute».
cl-bad-limit-count = «{ $value }» non va bene per «{ $name }» in { $file }. Scrivi un numero intero; 0 non pone limiti.
cl-limits-not-toml = { $file } non è TOML: la riga { $line } non si capisce.
cl-bad-language = La lingua «{ $lang }» qui non c’è. Ci sono { $known }.
cl-no-file = Indica il file: { $line } FILE
cl-no-table = Indica il tavolo: { $line } TAVOLO
cl-no-shell = Indica la shell: { $known }.
