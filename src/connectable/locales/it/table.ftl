# The table: what the terminal and the table say whatever the game.

## Game, seats and options
tb-no-game = Indica il gioco: { $known }.
tb-bad-game = Il gioco «{ $game }» non c’è. Ci sono: { $known }.
tb-bad-seat = «{ $seat }» non può sedere a questo tavolo. Si può scrivere { $known }.
tb-bad-count =
    { $count ->
        [one] Hai indicato { $count } posto.
       *[other] Hai indicato { $count } posti.
    } Il gioco è per { $low }–{ $high } giocatori.
tb-bad-count-fixed =
    { $count ->
        [one] Hai indicato { $count } posto.
       *[other] Hai indicato { $count } posti.
    } Per questo gioco servono esattamente { $low } giocatori.
tb-bad-option-form = «{ $option }» non è un’opzione. Le opzioni si scrivono name=value.
tb-bad-option = L’opzione «{ $option }» non c’è. Ci sono: { $known }.
tb-no-options = L’opzione «{ $option }» non c’è. Questo gioco non ha opzioni.
tb-bad-choice = «{ $value }» non va bene per l’opzione { $option }. Si può scegliere tra { $known }.
tb-bad-span = «{ $value }» non va bene per l’opzione { $option }. Serve un numero tra { $low } e { $high }.
tb-bad-value = «{ $value }» non va bene per l’opzione { $option }. Serve un numero intero.
tb-bad-start = Così la partita non può cominciare: { $reason }
tb-bad-content = Con questo contenuto la partita non può cominciare, riga { $line }: { $reason }

## Lab
tb-lab-title =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    }, ognuno a ogni posto, seme { $seed }, { $form }. Tra parentesi: intervalli al 95 %.
tb-lab-games = partite
tb-lab-wins = vinte
tb-lab-shared = condivise
tb-lab-share = quota di vittorie
tb-lab-points = punti
tb-lab-rating = forza
tb-lab-ends = Come sono finite: { $ends }.
tb-lab-anchor = { $level } vale 1000; 400 in più sono dieci vittorie contro una. Seme { $seed }, intervalli al 95 %.
tb-lab-progress = Partita { $number } di { $count }
tb-lab-no-seats = Indica con --seats chi gioca, per esempio --seats greedy,random. Ci sono: { $known }.
tb-lab-two-seats = La forza si misura in un gioco per due, e { $game } non lo è.
tb-lab-other-file = In { $file } c’è altro, perciò non si aggiunge nulla: { $reason }

## Server
tb-serving = Il tavolo è aperto: { $address }
tb-serving-lan = Chi è nella stessa rete può inquadrare il codice o scrivere l’indirizzo.
tb-serving-stop = Ctrl+C lo chiude. Le partite restano e continuano la prossima volta.
tb-port-taken = La porta { $port } di { $host } non si può usare. Scegline un’altra con --port.
tb-store-trouble = Qui non si possono conservare le partite: { $reason }
tb-data-in-use = La cartella { $folder } è già usata da un altro server. Ferma prima quello o scegli un’altra cartella con --data.
tb-database-wait = In attesa del database: { $reason }
tb-no-client = Questa copia non contiene la pagina web del tavolo. `make client` la crea; poi riavvia. Il tavolo funziona: i suoi indirizzi sono descritti in /api/docs.

## Files
tb-file-missing = Il file { $file } non c’è.
tb-file-exists = Il file { $file } c’è già. Scegli un altro nome.
tb-export-none = Non c’è ancora nulla da portare via.
tb-taken-along = Salvato: { $file }. Un’altra partita lo usa con --option { $name }=@{ $file }
tb-file-closed = Il file { $file } non si può leggere: { $reason }.
tb-file-large = Il file { $file } è troppo grande. Si leggono al massimo { $megabytes } MB.
tb-file-not-utf8 = Il file { $file } non è testo UTF-8: la riga { $line } contiene altri byte.
tb-save-failed = Non è stato possibile salvare la partita in { $file }: { $reason }.
tb-saved = La partita è salvata: { $file }
tb-resume = Per continuarla:
tb-no-saved = In { $folder } non c’è nessuna partita da continuare. Iniziane una con «connectable play GIOCO».
tb-record-bad = Il resoconto { $file } non è utilizzabile: { $reason }
tb-bad-players = Il resoconto non dice chi siede dove: il suo elenco non corrisponde ai posti.
tb-record-saved = Il resoconto è salvato. Per rivedere la partita:
tb-check-fine = { $file }: tutto a posto.
tb-check-unknown = { $file } non è né un tabellone (.txt) né un foglio (.toml) né un set di carte (.toml, .csv).
tb-check-not-toml = Da qui in poi non è TOML.
tb-check-no-table = In questo TOML non c’è né «card» (un set di carte) né «setup» (un foglio).

## What is kept
tb-file-there = Il file { $file } c’è già. --force lo sostituisce.
tb-no-store = In { $file } non è conservato nessun tavolo. --data indica la cartella, --database l’indirizzo.
tb-keeping-trouble = Con ciò che è conservato questo non si può fare: { $reason }
tb-no-table = Il tavolo { $table } qui non c’è.
tb-table-bad = Il tavolo { $table } non si può leggere: { $reason }
tb-export-open = La partita a { $table } non è finita. Il file conterrebbe i suoi segreti; --with-secrets lo scrive lo stesso.
tb-export-secrets = Il resoconto contiene i segreti di una partita in corso. Non mostrarlo a chi gioca.
tb-exported = Il resoconto è salvato: { $file }
tb-backed-up = Tutto è salvato: { $file }. Contiene segreti di partite in corso ed è solo per te.
tb-store-full = Qui ci sono già dei tavoli. --force li sostituisce tutti con quelli del file; prima chiudi il server.
tb-restored =
    { $count ->
        [one] Ripristinato { $count } tavolo.
       *[other] Ripristinati { $count } tavoli.
    }

## Dice check
tb-verify-fair =
    { $count ->
        [one] Questi dadi erano regolari. L’unico tiro deriva dal segreto sigillato e da ciò che i posti hanno aggiunto.
       *[other] Questi dadi erano regolari. Tutti i { $count } tiri derivano dal segreto sigillato e da ciò che i posti hanno aggiunto.
    }
tb-verify-unsealed = Questi dadi non erano regolari. Il segreto non è quello sigillato prima dell’inizio.
tb-verify-wrong = Questi dadi non erano regolari. Voce { $entry }, { $label }: il resoconto dice «{ $said }», i dadi danno «{ $computed }».
tb-verify-sealed = Sigillato prima dell’inizio: { $seal }
tb-verify-opened = Aperto alla fine: { $secret }
tb-verify-added = Aggiunto dai posti: { $added }
tb-verify-label = tiro
tb-verify-take = ripetizione
tb-verify-said = nel resoconto
tb-verify-computed = secondo i dadi
tb-verify-back = ritirato
tb-verify-none = { $file } non indica dadi, quindi non c’è nulla da controllare. Li indicano i resoconti delle partite finite su un server.
tb-verify-table = { $file }: a questo tavolo si tiravano dadi veri, quindi non c’è nulla da controllare.
tb-verify-secret = { $file }: la partita non era finita e il suo segreto è ancora sigillato. Non c’è ancora nulla da controllare.

## Play
tb-welcome = Scrivi che cosa fai. «help» mostra come, «legal» che cosa è possibile, «quit» salva ed esce.
tb-prompt = Posto { $seat } >
tb-seat = Posto { $seat }
tb-seat-bot = Posto { $seat }, bot ({ $level })
tb-level-random = a caso
tb-level-gentle = tranquillo
tb-level-greedy = ingordo
tb-level-easy = facile
tb-level-medium = medio
tb-level-skilled = abile
tb-level-strong = forte
tb-level-expert = esperto
tb-level-master = maestro
tb-level-champion = campione
tb-log = Posto { $seat }: { $action }
tb-cover = Passa la tastiera al posto { $seat }. Chi non è di turno non guarda.
tb-cover-prompt = Invio mostra il tavolo.
tb-not-understood = «{ $text }» non è una mossa di questo gioco. «help» mostra come scrivere.
tb-for-example = Possibile adesso, per esempio: { $actions }.
tb-refused-title = Perché non «{ $action }»?
tb-refused = Adesso le regole non lo permettono. «legal» mostra che cosa è possibile.
tb-rule = Regola { $rule }. «help { $rule }» la mostra.
tb-by-rule = Regola { $rule }.
tb-no-rule = La regola «{ $rule }» in questo gioco non c’è. Le regole si indicano così: «help { $example }».
tb-legal-none = Nessuna mossa possibile contiene «{ $part }». «legal» da solo le mostra tutte.
tb-bad-look = I posti vanno da 1 a { $seats }.
tb-undone = Annullato: { $actions }.
tb-undo-none = Non hai nulla da annullare da quando qualcun altro ha mosso, è arrivato un dado o una carta, o hai finito.
tb-next-none = Nessun altro a questa tastiera può muovere adesso.
tb-help-typing = Che cosa puoi scrivere
tb-help-help = «help» mostra questo aiuto, «help { $rule }» la regola { $rule }.
tb-help-legal = «legal» elenca le mosse possibili con i loro punti, «legal f5» quelle che contengono f5.
tb-help-look = «look 2» mostra la vista del posto 2.
tb-help-undo = «undo» annulla la tua ultima mossa, «undo all» tutte quelle che si possono annullare.
tb-help-next = «next» passa la tastiera alla prossima persona che può muovere.
tb-help-save = «save» salva la partita, «quit» la salva ed esce.

## Result and replay
tb-total = totale
tb-rank = posizione
tb-replay-prompt = Invio: avanti. «quit»: smetti.
tb-replay-open = La partita non è finita.

## Lists
tb-list-more = { $start }, { $next }
tb-list-end = { $start } e { $last }
tb-list-end-before-i = { $start } e { $last }

## Refusals of the table
tb-refusal-host = Questo spetta all’host, { $host }.
    .title = Perché non tu?
tb-refusal-not-gathering = La partita è cominciata. È possibile solo prima dell’inizio.
    .title = Perché non adesso?
tb-refusal-not-playing = Nessuna partita è in corso. È possibile solo durante una partita.
    .title = Perché non adesso?
tb-refusal-not-over = La partita non è finita. È possibile dopo.
    .title = Perché non adesso?
tb-refusal-seat = Lì non siede nessuno che possa farlo.
    .title = Perché non { $seat }?
tb-refusal-no-seat = Non hai più un posto a questo tavolo. Puoi guardare, o partecipare se un posto è libero.
    .title = Perché non tu?
tb-refusal-kicked = L’host ti ha tolto il posto. Finché ci sono posti aperti puoi sederti di nuovo.
    .title = Perché non più?
tb-refusal-offer-open = La stessa richiesta è già aperta. Decidono le risposte.
    .title = Perché non chiedere di nuovo?
tb-refusal-no-offer = Adesso nessuno lo chiede.
    .title = Perché non rispondere?
tb-refusal-undo = Intanto qualcun altro ha mosso o qualcosa è stato scoperto. Puoi chiedere agli altri di ritirare la mossa.
    .title = Perché non annullare?
tb-refusal-no-takeback = Qui le mosse non si ritirano: quanto costa una mossa sbagliata fa parte del gioco.
    .title = Perché non ritirarla?
tb-refusal-ready = Il prossimo round comincia quando tutti sono pronti.
    .title = Perché non ancora?
tb-refusal-replace = Un bot subentra solo a qualcun altro che è di turno.
    .title = Perché non sostituire { $seat }?
tb-refusal-full = Tutti i posti sono occupati. Puoi guardare.
    .title = Perché non partecipare?
tb-refusal-taken = Il posto è occupato. Scegline un altro.
    .title = Perché non { $seat }?
tb-refusal-name = Un nome ha da 1 a { $most } caratteri, almeno uno visibile.
    .title = Perché non questo nome?
tb-refusal-kick-self = L’host resta. Per andare via, esci dal tavolo.
    .title = Perché non te?
tb-refusal-fewest =
    Questo gioco richiede almeno { $fewest } { $fewest ->
        [one] posto
       *[other] posti
    }.
    .title = Perché non meno posti?
tb-refusal-long = Questo tavolo ha più di { $most } eventi: è troppo lungo per questo. Aprine uno nuovo.
    .title = Perché no?
tb-refusal-nudge = Puoi sollecitare un’altra persona che è di turno.
    .title = Perché non sollecitare?
tb-refusal-nudged = Qualcuno è appena stato sollecitato. Riprova tra { $seconds } secondi.
    .title = Perché non sollecitare?
tb-refusal-contribution = Un contributo ai dadi è una riga di al massimo { $most } caratteri ASCII.
    .title = Perché non questo contributo?
tb-refusal-deal = Qui carte e dadi sono gli stessi per tutti. Niente li cambia e le mosse non si ritirano.
    .title = Perché non in questa sfida?
tb-refusal-share = Si condivide solo la partita di una persona: con dadi verificabili, giocata dall’inizio, senza mosse ritirate.
    .title = Perché non condividere questa sfida?
tb-refusal-paused = L’insegnante ha messo in pausa la partita. Tutto resta com’è.
    .title = Perché non ora?
tb-refusal-class = Ai tavoli di una classe lo decide l’insegnante.
    .title = Perché non qui?
tb-refusal-teacher = Può farlo solo l’insegnante di questa classe.
    .title = Perché no?
tb-refusal-class-closed = Questa classe è finita.
    .title = Perché no?
tb-refusal-class-desk = Questo link è già stato usato, o il suo tempo è finito. Chiedine uno nuovo alla cattedra.
    .title = Perché non si apre la cattedra?
tb-refusal-class-desks = Una classe ha al massimo altre { $most } cattedre.
    .title = Perché non un’altra?
tb-refusal-class-full = In una classe c’è posto per { $most } persone.
    .title = Perché non entrare?
tb-refusal-class-waits = Non hai ancora un tavolo.
    .title = Perché non chiedere?
tb-refusal-class-nobody = Nessuno ha questo numero nella classe.
    .title = Perché no?
tb-refusal-class-nobody-sits = Nessuno è ancora a un tavolo. Tira a sorte o distribuisci le persone.
    .title = Perché non iniziare?
tb-refusal-class-locked = I tavoli stanno giocando. Prima metti in pausa o termina il round.
    .title = Perché non ora?
tb-refusal-class-minutes = Un round dura al massimo { $most } minuti.
    .title = Perché non così a lungo?
tb-refusal-class-no-round = Non c’è nessun round in corso.
    .title = Perché no?
tb-refusal-class-no-table = Questo tavolo non c’è nella classe.
    .title = Perché non lì?
tb-refusal-class-tables = Una classe ha al massimo { $most } tavoli.
    .title = Perché non un altro tavolo?
tb-refusal-class-table-full = A questo tavolo c’è posto per { $most }.
    .title = Perché non lì?
tb-refusal-class-rounds = Una classe gioca al massimo { $most } round. Aprine una nuova.
    .title = Perché non iniziare?
tb-refusal-notation = Non è una mossa di questo gioco.
    .title = Perché non «{ $text }»?
tb-refusal-no-roll = Non è il momento di tirare, oppure al tavolo non si usano dadi veri.
    .title = Perché non tirare?
tb-refusal-no-correction = Non si può più correggere niente: nel frattempo qualcuno ha giocato.
    .title = Perché non correggere?
tb-refusal-hint-people = I suggerimenti sono per le partite contro i bot. Qui giocano anche altre persone.
    .title = Perché nessun suggerimento?
tb-refusal-hint-deal = Questa sfida è uguale per tutti e i risultati si confrontano: perciò non ci sono suggerimenti.
    .title = Perché nessun suggerimento?
tb-refusal-hint-turn = Non è il tuo turno. Un suggerimento vale per la mossa che stai per fare.
    .title = Perché nessun suggerimento?
tb-refusal-chat = L’host ha disattivato la chat.
    .title = Perché non scrivere?
tb-refusal-line = Una riga ha da 1 a { $most } caratteri.
    .title = Perché non questa riga?

## Che cosa non si può fare
tb-error-malformed = Il server non è riuscito a leggere la richiesta. Ricarica la pagina e riprova.
tb-error-start = La partita non può cominciare con questi posti e queste opzioni. Scegline altri.
tb-error-seats = Così si gioca in { $fewest }–{ $most }.
tb-error-seats-exact =
    { $most ->
        [one] Così si gioca da soli: lascia un solo posto.
       *[other] Così si gioca in { $most }.
    }
tb-error-record = Questo resoconto non si può giocare: è incompleto o viene da un’altra versione.
tb-error-no-seat = Non hai un posto a questo tavolo. Con il suo codice puoi guardare, e finché ci sono posti aperti puoi sederti.
tb-error-kicked = L’host ti ha tolto il posto. Finché ci sono posti aperti puoi sederti di nuovo.
tb-error-not-found = Questo tavolo non c’è, oppure è privato. Lo apre il link con il suo codice.
tb-error-no-room = Questa stanza non c’è, oppure il codice manca o non corrisponde.
tb-error-no-class = Questa classe non esiste, o il codice non corrisponde.
tb-error-class-stranger = Non sei in questa classe, o non più. Entra con il suo codice.
tb-error-no-challenge = Questa sfida non c’è più.
tb-error-no-code = Nessun tavolo con posti aperti ha questo codice. Guarda di nuovo o chiedine uno nuovo.
tb-error-no-page = Qui non c’è niente.
tb-error-deal-closed = Questa sfida è chiusa. Ogni giorno ne arriva una nuova.
tb-error-day-later = Questo giorno non è ancora arrivato.
tb-error-no-day = Quel giorno qui non c’era una sfida del giorno.
tb-error-review-later = L’analisi mostrerebbe la soluzione. Si apre alla fine della giornata.
tb-error-method = Qui non si può fare.
tb-error-stale = Intanto al tavolo è successo qualcosa. Guarda di nuovo e poi scegli.
tb-error-too-big = È troppo in una volta. Manda di meno.
tb-error-too-heavy = Il calcolo richiede troppo tempo. Manda qualcosa di più piccolo.
tb-error-host = Questo server non risponde a quel nome. Aprilo all’indirizzo con cui è stato avviato.
tb-error-full = Al momento questo server non ha posto per altri tavoli. Riprova più tardi o chiedi a chi lo gestisce.
tb-error-media = Qui il server accetta solo JSON.
tb-error-too-fast =
    { $seconds ->
        [one] Troppe volte. Aspetta { $seconds } secondo.
       *[other] Troppe volte. Aspetta { $seconds } secondi.
    }
tb-error-trouble = Qualcosa è andato storto sul server. Niente è cambiato. Riprova.
tb-error-damaged = I dati salvati di questo tavolo non si possono leggere. Chi gestisce il server trova il motivo nel suo registro e può ripristinare una copia di sicurezza. Gli altri tavoli non ne risentono.
tb-error-store-away = In questo momento il server non può salvare niente. Riprova tra poco.
