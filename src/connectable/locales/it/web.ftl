# The web table: pages and what all games share.

wb-skip = Vai al tavolo
wb-home = Inizio
wb-rules = Regole
wb-settings = Impostazioni
wb-keys = Tasti
wb-key-tab = alla prossima parte del tavolo
wb-key-arrows = spostarsi sul tabellone
wb-key-enter = scegliere
wb-key-confirm = confermare o finire
wb-key-escape = rimettere a posto o chiudere
wb-key-undo = annullare
wb-key-ask = spiegare ciò che è selezionato, o toccare per chiedere
wb-key-help = questo elenco
wb-theme-light = Tema chiaro
wb-theme-dark = Tema scuro
wb-why-not = Perché no?
wb-rule-id = Regola { $rule }
wb-read-rule = Leggi la regola
wb-close = Chiudi
wb-guide = Guida
wb-guide-step = { $step } di { $steps }
wb-guide-skip = Salta la guida
wb-lost = A questo indirizzo non c’è nessuna pagina
wb-welcome = Il tavolo è pronto
wb-play-now = Gioca subito contro i bot
wb-table-gone = Questo tavolo non c’è più
wb-bot-name = Bot, { $level }
wb-level-random = a caso
wb-level-greedy = ingordo
wb-token-red = disco rosso
wb-token-blue = quadrato blu
wb-token-purple = rombo viola
wb-token-yellow = triangolo giallo
wb-token-green = croce verde
wb-token-white = arco bianco
wb-token-black = stella nera
wb-token-sky = clessidra azzurra
## Home
wb-skip-games = Vai ai giochi
wb-welcome-more = Giochi in cui tutto si collega. Scegline uno e prendi posto, senza registrarti.
wb-games = Giochi
wb-game-connnect = CoNNNect
wb-game-connect5 = Connect 5
wb-game-connections = Connections
wb-tag-connnect = Tira tre dadi, scrivi due numeri, dichiara scale e numeri uguali prima degli altri.
wb-tag-connect5 = Piazza, impila e salta lungo il circuito. Cinque in fila chiudono il round.
wb-tag-connections = Gioca carte di parole come tessere del domino. Se due parole stanno bene insieme, tengono.
wb-meta-connnect = 1–4 giocatori, 25 minuti
wb-meta-connect5 = 2–5 giocatori, 20 minuti
wb-meta-connections = 1–8 giocatori, sei modi di giocare
wb-play-now-game = Gioca subito a { $game } contro i bot
wb-invite = Invita
wb-invite-game = Invita a { $game }
wb-language = Lingua
wb-theme = Tema
wb-guest = Ospite
wb-you-are = Sei { $name }: cambia nome, pedina e impostazioni
wb-resume-title = Il tuo posto è ancora libero
wb-resume-with = { $game } con { $names }.
wb-nobody = nessun altro per ora
wb-resume = Torna al tavolo
wb-more-tables = { $n ->
    [one] { $n } altro tavolo
   *[other] { $n } altri tavoli
    }
wb-friends = Un tavolo tra amici
wb-friends-more = Scrivi un codice, un link o il nome di un tavolo.
wb-open-record = Apri un resoconto salvato
wb-not-a-record = Questo file non è il resoconto di una partita.
wb-public-tables = Tavoli pubblici
wb-seats-open = { $n ->
    [one] { $n } posto aperto
   *[other] { $n } posti aperti
    }
wb-join = Partecipa
wb-your-turn = Tocca a te.
## Setting a table
wb-new-table = Un nuovo tavolo
wb-set-the-table = Prepara il tavolo, poi manda il link.
wb-what-we-play = A che cosa si gioca
wb-from-to = da { $from } a { $to }
wb-board-base = Lato B, base
wb-board-advanced = Lato A, avanzato
wb-dice = Dadi
wb-dice-note = Dopo la partita i dadi del tavolo si possono controllare. Oppure qualcuno tira dadi veri e li scrive.
wb-dice-fair = Verificabili
wb-dice-table = Dadi veri
wb-clock = Orologio
wb-clock-none = Senza orologio
wb-clock-turn-60 = 1 minuto per turno
wb-clock-turn-180 = 3 minuti per turno
wb-clock-game-600-10 = 10 minuti a testa, 10 secondi in più per mossa
wb-clock-days-1 = 1 giorno per mossa
wb-clock-days-3 = 3 giorni per mossa
wb-one-device = Tutti su questo dispositivo
wb-one-device-note = Passa di mano in mano; uno schermo copre ciò che gli altri non devono vedere.
wb-public = Visibile a chiunque
wb-public-note = Altrimenti entra solo chi ha il link.
wb-by-lot = Posti a sorteggio
wb-chat = Chat
wb-seats = Posti
wb-you = Tu
wb-named-you = { $name }, tu
wb-host = invita
wb-open-seat = Posto aperto
wb-waits = Aspetta qualcuno
wb-here-too = Qualcuno qui
wb-same-device = Su questo dispositivo
wb-a-bot = Bot
wb-a-friend = Invito
wb-add-bot = Aggiungi un bot
wb-who-sits = Chi siede al posto { $seat }
wb-remove-seat = Togli il posto { $seat }
wb-level-easy = facile
wb-level-medium = medio
wb-level-skilled = abile
wb-level-strong = forte
wb-level-expert = esperto
wb-level-master = maestro
wb-level-champion = campione
wb-level-defender = Difesa
wb-level-rated = { $level } ({ $rating })
wb-rating-note = Il numero accanto a un livello è la sua forza misurata: 100 in più vincono 64 partite su 100.
wb-usual = solito
wb-own-content = { $what } proprio
wb-own-content-how = Incolla qui il testo o un link che lo contiene. Si controlla mentre scrivi.
wb-own-content-file = Scegli un file
wb-own-content-sample = Parti dal modello
wb-own-content-link = Copia un link che lo contiene
wb-own-content-fine = Si può giocare.
wb-own-content-not = Non si può ancora giocare.
wb-own-content-line = Riga { $line }:
wb-make-invite = Crea il tavolo e invita
wb-make-start = Inizia
wb-start-note = La partita inizia da sola quando tutti i posti sono occupati.
## Gathering
wb-is-here = Qui
wb-kick = Togli { $name } dal tavolo
wb-kick-sure = { $name } perde il posto e lo viene a sapere. Con il link o il codice si torna al tavolo.
wb-your-name = Il tuo nome
wb-start = Inizia
wb-start-bots = { $n ->
    [one] Inizia con { $n } bot nel posto aperto
   *[other] Inizia con i bot in { $n } posti aperti
    }
wb-start-by-itself = La partita inizia da sola quando tutti i posti sono occupati.
wb-waiting-start = { $name } dà inizio alla partita.
wb-invite-title = Invito
wb-qr = Codice QR del link
wb-code = Codice
wb-link = Link
wb-copy = Copia
wb-copied = Copiato
wb-only-here = Solo questo computer può aprire il link. Avvia il programma con --lan per aprirlo alla rete di casa.
## At the table
wb-opening = Un momento…
wb-away = Il tavolo non risponde. Nuovo tentativo in corso.
wb-away-sending = Il tavolo non risponde. La tua mossa parte appena torna.
wb-part-missing = Una parte di questa pagina non è stata caricata. Tocca per riprovare.
wb-no-answer = Il server non risponde. Riprova tra un momento.
wb-table-menu = Tavolo { $name }
wb-undo = Annulla
wb-ask-takeback = Chiedi di ritirare l’ultima mossa
wb-ask-stop = Proponi di fermare la partita
wb-ask-replace = Proponi che un bot giochi per { $name }
wb-take-seat = Riprendi il mio posto
wb-stand-up = Fai giocare un bot per me
wb-log = Ultime mosse
wb-log-empty = Non è ancora successo nulla.
wb-check-dice = Controlla i dadi
wb-to-home = Vai all’inizio
wb-offer-takeback = { $name } chiede di ritirare l’ultima mossa. Va bene?
wb-offer-stop = { $name } propone di fermare la partita senza risultato. Va bene?
wb-offer-rematch = { $name } propone una rivincita. Va bene?
wb-offer-replace = { $name } propone che un bot giochi per { $subject }. Va bene?
wb-offered-takeback = Hai chiesto di ritirare l’ultima mossa.
wb-offered-stop = Hai proposto di fermare la partita.
wb-offered-rematch = Hai proposto una rivincita.
wb-offered-replace = Hai proposto che un bot giochi per { $subject }.
wb-agreed = Va bene a: { $names }
wb-agree = Va bene
wb-decline = Rifiuta
wb-withdraw = Ritira
wb-offer-replace-you = { $name } propone che un bot giochi per te. Va bene?
wb-accepted-takeback = D’accordo: { $name } ritira l’ultima mossa.
wb-accepted-takeback-you = D’accordo: ritiri la tua ultima mossa.
wb-accepted-stop = D’accordo: la partita finisce qui.
wb-accepted-rematch = D’accordo: ci sarà una rivincita.
wb-accepted-replace = D’accordo: subentra un bot.
wb-ended-declined = La richiesta di { $name } è stata rifiutata.
wb-ended-declined-you = La tua richiesta è stata rifiutata.
wb-ended-withdrawn = { $name } ha ritirato la richiesta.
wb-ended-withdrawn-you = Hai ritirato la tua richiesta.
wb-ended-lapsed = La richiesta di { $name } è rimasta senza risposta.
wb-ended-lapsed-you = La tua richiesta è rimasta senza risposta.
wb-gone = { $name } manca da un minuto: può subentrare un bot.
wb-bot-plays = Ora un bot gioca per { $name }.
wb-bot-plays-you = Ora un bot gioca per te.
wb-plays-again = { $name } gioca di nuovo.
wb-plays-again-you = Giochi di nuovo tu.
wb-undid-seen = { $name } ha ritirato una mossa dopo averne visto l’effetto.
wb-undid-seen-you = Hai ritirato una mossa dopo averne visto l’effetto.
wb-undid = { $name } ritira l’ultima mossa.
wb-chat-empty = Nessuno ha ancora scritto nulla.
wb-chat-line = Il tuo messaggio
wb-chat-off = La chat è disattivata.
wb-chat-switch-off = Disattiva la chat
wb-chat-switch-on = Attiva la chat
wb-send = Invia
wb-cover = Tocca a { $name }
wb-cover-more = Passa il dispositivo. Ciò che non devi vedere è coperto.
wb-cover-open = Sono { $name }, mostra il mio lato
wb-open = Apri
wb-open-rulebook = Apri qui il regolamento
wb-seat-taken = Il tuo posto è andato a qualcun altro
wb-table-deleted = Questo tavolo è stato sparecchiato
wb-table-closed = Questo tavolo non si può aprire
wb-table-closed-more = Non c’è più, oppure è privato e serve il suo codice.
wb-round-ended = Il round { $round } è finito.
wb-told-join = { $name } prende posto.
wb-told-back = { $name } è di nuovo al tavolo.
wb-told-leave = { $name } lascia il tavolo.
wb-told-kick = { $name } ha perso il posto per decisione di chi ospita.
wb-told-seat-removed = È stato tolto un posto aperto.
wb-told-drawn = I posti sono stati sorteggiati: { $names }.
wb-told-host = Ora il tavolo è affidato a { $name }.
wb-told-host-you = Ora il tavolo è affidato a te.
wb-told-chat-off = { $name } ha disattivato la chat.
wb-told-chat-on = { $name } ha attivato la chat.
wb-told-correct = { $name } corregge i dati inseriti.
wb-server-away = { $seconds ->
    [one] Il server non ha risposto per { $seconds } secondo. Non conta per nessuno.
   *[other] Il server non ha risposto per { $seconds } secondi. Non contano per nessuno.
    }
wb-name-of-seat = Nome di chi siede al posto { $seat }
wb-objection = Tempo per contestare
wb-objection-note = Per quanto gli altri possono contestare una carta e votare.
wb-objection-none = Senza limite
wb-draw-cards = Le carte le pesca il tavolo
wb-draw-cards-note = Per chi ha solo i dadi.
wb-undo-seen = Ritira la mia ultima mossa
wb-undo-seen-note = Hai già visto che cosa ne è uscito: viene detto e contato.
wb-stop = Ferma la partita
wb-stop-sure = La partita finisce qui senza risultato.
wb-play-on = Continua a giocare
wb-delete-table = Elimina questo tavolo
wb-delete-sure = Tutto ciò che è salvato per questo tavolo sparisce per sempre e per tutti: la partita, la chat e tutto ciò che si può rivedere. Una stanza o una classifica conserva la riga che ha annotato.
wb-delete-keep = Conservalo
wb-offer-takeback-move = { $name } chiede di ritirare una mossa: «{ $move }». Va bene?
wb-offered-takeback-move = Hai chiesto di ritirare: «{ $move }».
wb-sent-away = Chi ospita ti ha tolto il posto. Puoi sederti di nuovo finché ne resta uno aperto.
wb-not-seated = Nessun posto per te?
wb-takebacks = { $n ->
    [one] { $name }: { $n } mossa ritirata
   *[other] { $name }: { $n } mosse ritirate
    }
wb-group-agree = Nessuno contesta
wb-group-object = { $name } contesta
## Between rounds
wb-break = Pausa tra i round
wb-ready = Andiamo
wb-still-looking = Ancora a guardare l’ultimo round: { $names }.
wb-next-round = Il prossimo round comincia quando tutti hanno finito di guardare.
wb-ready-how = Tocca Andiamo quando hai visto abbastanza.
## Settings
wb-settings-kept = salvate in questo browser
wb-you-at-table = Tu al tavolo
wb-save = Salva
wb-saved = Salvato
wb-token-liked = Pedina nella tua pagina iniziale
wb-token-note = A un tavolo i posti hanno le pedine in quest’ordine; le ultime tre servono solo con più di cinque posti.
wb-theme-is-auto = Come il sistema
wb-theme-is-light = Chiaro
wb-theme-is-dark = Scuro
wb-size = Dimensione del testo
wb-size-normal = Normale
wb-size-large = Grande
wb-help-playing = Aiuto durante la partita
wb-help-legal = Mostra che cosa è possibile
wb-help-legal-note = Cornici tratteggiate su tutto ciò che puoi toccare, e i Connect che puoi dichiarare.
wb-help-confirm = Conferma le mosse
wb-help-confirm-note = Una mossa che chiude il tuo turno aspetta la tua conferma.
wb-first-game = Guida alla prima partita
wb-guide-note = Compare una volta in ogni gioco.
wb-guide-again = Mostra di nuovo
wb-senses = Movimento, audio, avvisi
wb-motion = Movimento
wb-motion-note = Ridotto: un contorno mostra dove è andata una pedina.
wb-motion-auto = Come il sistema
wb-motion-less = Ridotto
wb-sound = Audio
wb-sound-note = Matita, dadi, carta. Spento finché non lo attivi.
wb-notify = Avvisami quando tocca a me
wb-notify-note = Con un avviso del browser, finché questa pagina è aperta.
## Rulebook
wb-rulebook = Regolamento
wb-rules-search = Cerca nelle regole
wb-rules-none = Nessuna regola contiene queste parole.
wb-chapter-cn-s = Foglio e preparazione
wb-chapter-cn-r = Un round
wb-chapter-cn-f = Azione libera
wb-chapter-cn-c = Dichiarazioni
wb-chapter-cn-b = Bonus
wb-chapter-cn-o = Cerchi, linee, obiettivi
wb-chapter-cn-e = La fine
wb-chapter-c5-b = Il tabellone
wb-chapter-c5-m = Un turno
wb-chapter-c5-d = Pedine doppie
wb-chapter-c5-w = Connect 5
wb-chapter-c5-g = Round e fine
wb-chapter-c5-o = Opzioni
wb-chapter-cx-k = Carte e collegamenti
wb-chapter-cx-j = Chi giudica
wb-chapter-cx-g = Distribuzione, turni, parità
wb-chapter-cx-ways = Sei modi di giocare
wb-chapter-cx-o = Opzioni
## Dice check
wb-dice-check = Controllo dei dadi
wb-dice-hold = Questi dadi erano regolari.
wb-dice-fail = Questi dadi non corrispondono al sigillo.
wb-dice-drawn-again = Questo browser ha rifatto ogni estrazione.
wb-dice-proved-you = Ha aggiunto una riga sua dopo che i dadi erano sigillati: nessuno poteva sceglierli, né i giocatori né chi gestisce il server.
wb-dice-proved-seats = Alcuni posti hanno aggiunto righe proprie dopo che i dadi erano sigillati: nessuno poteva sceglierli, a meno che tutti questi posti si siano accordati con chi gestisce il server.
wb-dice-proved-players = Nessuno ha aggiunto nulla: nessun giocatore poteva scegliere i dadi, ma per chi gestisce il server non è dimostrato.
wb-dice-proved-deal = In una mano condivisa tutti i tavoli giocano gli stessi dadi, quindi nessuno aggiunge nulla: nessun giocatore poteva sceglierli, ma per chi gestisce il server non è dimostrato.
wb-dice-changed = Ma il sigillo non è quello che questo browser ha visto prima dell’inizio, o manca la sua riga: chi gestisce il server può aver scelto questi dadi.
wb-dice-real = A questo tavolo si tiravano dadi veri: non c’è nulla da controllare.
wb-dice-later = I dadi si possono controllare a partita finita.
wb-dice-deal = I dadi si potranno verificare quando la sfida sarà chiusa.
wb-dice-all = Tutti i { $n } tiri seguono dal segreto sigillato e da ciò che ogni posto ha aggiunto.
wb-dice-some = Tiri che non seguono dal segreto sigillato: { $wrong } su { $n }.
wb-dice-sealed = Sigillato prima dell’inizio
wb-dice-opened = Aperto alla fine
wb-dice-matches = corrisponde al sigillo
wb-dice-differs = non corrisponde al sigillo
wb-dice-added = Aggiunto dai posti
wb-dice-nothing = nulla
wb-dice-right = giusto
wb-dice-wrong = sbagliato
wb-dice-again = Controlla di nuovo
wb-taken-back = ritirato
wb-show-all = Mostra tutto ({ $n })
wb-faces = Quante volte è uscita ogni faccia
wb-faces-spoken = Quante volte sono uscite le facce da 1 a 6: { $counts }; previsto: { $expected }
wb-faces-say = { $total } dadi, { $expected } previsti per faccia. In 19 partite regolari su 20 tutte e sei restano tra { $low } e { $high }.
wb-luck = Chi ha avuto fortuna
wb-luck-rolls = Punti che i tiri valevano per ogni posto, rispetto a tutti gli altri tiri possibili in quel momento. La fascia è ciò che dà il caso da solo.
wb-luck-cards = Valori delle carte distribuite a ogni posto, rispetto alla media. La fascia è ciò che dà il caso da solo.
wb-to-table = Torna al tavolo
## Result and replay
wb-final-score = Punteggio finale
wb-place = Posizione
wb-who = Nome
wb-best-of-source = Sottolineato: il massimo del tavolo per questa voce.
wb-ahead-in = { $source } (+{ $by })
wb-why-won = Il vantaggio di { $name } su { $other }: { $sources }.
wb-why-you-won = Il tuo vantaggio su { $other }: { $sources }.
wb-points-by-move = Punti, mossa per mossa
wb-points-by-round = Punti, round per round
wb-points-spoken = Punti alla fine: { $seats }
wb-replay = Rivedi
wb-replay-start = L’inizio
wb-replay-at = Mossa { $at } di { $of }
wb-replay-back = Una mossa indietro
wb-replay-on = Una mossa avanti
wb-replay-play = Avvia
wb-replay-pause = Pausa
wb-link-moment = Link a questo momento
wb-what-if = E se? Continua da qui
wb-save-record = Salva il resoconto
wb-stopped = La partita è stata fermata
wb-nobody-wins = Non vince nessuno
wb-solo-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
wb-shared-win = Vittoria condivisa: { $names }
wb-you-win = Vinci
wb-wins = Vince { $name }
wb-you-win-by = { $lead ->
    [one] Vinci di { $lead } punto
   *[other] Vinci di { $lead } punti
    }
wb-wins-by = { $lead ->
    [one] { $name } vince di { $lead } punto
   *[other] { $name } vince di { $lead } punti
    }
wb-rematch = Rivincita
wb-challenge-friend = Manda la stessa sfida
wb-challenge-note = Da quel momento qui non si torna indietro e non ci sono suggerimenti.
## Challenges and rooms
wb-today = Sfide del giorno
wb-daily-connnect = Stessi dadi per tutti
wb-daily-connnect-more = Dodici round in solitario: tutti hanno gli stessi tiri che hai tu.
wb-daily-connections = Un set di carte, una rete
wb-daily-connections-more = Ventotto carte, tre tentativi falliti: trova tu i legami, uguale per tutti.
wb-daily-connect5 = Cinque forzati
wb-daily-connect5-more = Una posizione, tre tentativi: trova l’unica via verso il cinque.
wb-daily-done = fatta oggi
wb-daily-compare = Confronta
wb-daily-try-place = { $place } su { $count }
wb-daily-count = { $n ->
    [one] { $n } risultato, il migliore { $best }
   *[other] { $n } risultati, il migliore { $best }
    }
wb-daily-first = Ancora nessun risultato
wb-play = Gioca
wb-deal-results = I risultati di tutti
wb-challenge = Sfida
wb-challenge-same = { $game }: esattamente la stessa sfida
wb-challenge-more = Cominci esattamente come chi ti sfida. Confronta quando hai finito.
wb-challenge-gone = Questa sfida non c’è più
wb-room = Stanza
wb-room-new = Una stanza per il tuo gruppo
wb-room-more = Un link che resta: porta sempre al tavolo dove gioca il tuo gruppo.
wb-room-name = Nome della stanza
wb-room-make = Apri la stanza
wb-room-enter = Al tavolo
wb-room-next = Prepara il prossimo tavolo
wb-room-closed = Questa stanza non si può aprire senza il suo link
wb-class = Classe
wb-class-open = Apri una classe

## Hints and review
wb-hint = Suggerimento
wb-hint-looking = Si cerca una buona mossa …
wb-hint-about = Sa solo quello che sai tu. Decidi tu.
wb-thinks = { $name } sta pensando
wb-hurried = Ci sono molti tavoli, perciò i bot pensano più in fretta.
wb-review = Le mosse più costose
wb-review-how = Stima di un bot forte, da quello che si poteva sapere in quel momento. La fortuna non conta.
wb-review-progress = Analisi della partita: { $percent } %
wb-review-none = Nessuna tua mossa è costata qualcosa di rilevante.
wb-review-better = Meglio: { $move }
wb-review-points = punti
wb-review-span = probabilmente { $span }
wb-review-share = probabilità di vincere
wb-review-show = Rivedi questo momento
wb-review-move = Una mossa di { $name }.
wb-replay-played = Giocato: { $move }
wb-mark-played = giocata
wb-mark-better = meglio
wb-try-it = Provalo
wb-what-if-is = E se? Si gioca dalla mossa { $at } di un’altra partita.
wb-what-if-back = Torna a quella partita
wb-share-result = Condividi il risultato
wb-share-picture = Il risultato come immagine
wb-share-text = Il risultato a parole
wb-share-send = Invia
wb-share-copy = Copia il testo
wb-share-save = Salva l’immagine

## Clocks
wb-time-left = Tempo rimasto: { $time }
wb-time-face-days = { $days } g { $hours } h
wb-time-face-hours = { $hours } h { $minutes } min
wb-time-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
    }
wb-time-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
    }
wb-time-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
    }
wb-time-seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
    }
wb-time-up = Tempo scaduto per { $name }: gioca il tavolo.
wb-time-up-you = Il tuo tempo è scaduto: gioca il tavolo per te.

# A game without a client folder of its own: its view and actions as lists
wb-other-tag = Un gioco aggiunto su questo server.
wb-other-daily = La stessa partita per tutti.
wb-other-view = La situazione
wb-other-actions = Cosa puoi fare
wb-other-choose = Scegli un’azione
wb-other-confirm = Conferma: { $action }
wb-other-wait = In attesa di: { $names }.
wb-other-ends = Così finisce il tuo turno.
wb-other-shows = Così si scopre qualcosa di nuovo e non si può annullare.
wb-other-turn = tocca a questo posto
wb-other-waits = in attesa
wb-other-line = { $name }: { $action }
wb-other-chance = Il caso
wb-other-yes = sì
wb-other-no = no
wb-other-nothing = niente
wb-other-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }

wb-tips-off = Niente consigli
wb-tip-seen = Capito
wb-learn = Impara in un minuto

wb-ask = Chiedi che cos’è
wb-ask-mode = Tocca qualcosa per sapere che cos’è.
wb-ask-end = Continua
wb-rules-aim = Lo scopo
wb-rules-minute = In un minuto
wb-decided = stabilito da noi
wb-decided-why = Il regolamento qui lascia qualcosa di aperto.
wb-play-lesson = Gioca la lezione

## Who is here, and talk
wb-presence-here = qui
wb-presence-away =
    { $n ->
        [0] non c’è
        [one] manca da { $n } minuto
       *[other] manca da { $n } minuti
    }
wb-presence-bot = bot, { $level }
wb-presence-replaced = per ora gioca un bot
wb-people = Al tavolo
wb-nudge = Sollecita
wb-nudge-name = Sollecita { $name }
wb-nudged = { $name }, ci sei ancora?
wb-nudge-you = Gli altri ti aspettano: tocca a te.
wb-ask-bot = Chiama un bot
wb-watching = Stai guardando.
wb-watchers =
    { $n ->
        [one] { $n } persona guarda.
       *[other] { $n } persone guardano.
    }
wb-chat-new =
    { $n ->
        [one] { $n } riga nuova
       *[other] { $n } righe nuove
    }
wb-chat-unread =
    { $n ->
        [one] Chat, { $n } riga nuova
       *[other] Chat, { $n } righe nuove
    }
wb-chat-write = Scrivi al tavolo
wb-word-nice = Bello
wb-word-moment = Un momento
wb-word-thanks = Grazie
wb-word-played = Ben giocato

## Arriving
wb-invited = { $name } ti invita a giocare a { $game }.
wb-about-game = Che gioco è?
wb-about-connnect = Tre dadi valgono per tutti. Scrivi due numeri sul tuo foglio e cerchia scale o numeri uguali che si toccano. Cerchi più lunghi e forme nuove danno più punti; dopo dodici round vince chi ha più punti.
wb-about-connect5 = Metti pedine sui pallini di un circuito, muovile lungo le linee e salta le altre. Chi ne ha cinque in fila su una linea chiude il round. Le pedine mangiate danno punti lungo la strada.
wb-about-connections = Ogni carta ha una parola su ogni lato. Metti una carta in modo che tutte le parole che si toccano stiano bene insieme: carbone e fuoco, mela e albero. Ogni legame dà punti; chi dubita può contestare.
wb-length = Tempo di gioco
wb-length-connnect = circa 25 minuti
wb-length-connect5 = circa 20 minuti
wb-length-connections = da 15 a 40 minuti
wb-cards-language = Lingua delle carte
wb-leave-gathering = Lascia il tavolo
wb-remove-open = Togli questo posto aperto
wb-name-first = I tuoi amici vedono chi li invita: scrivi prima il tuo nome.
wb-hosted-by = con { $name }

## Play now
wb-strength = Quanto sono forti gli altri?
wb-level-match = al mio livello
wb-level-note-match = Più forte dopo due vittorie di fila, più debole dopo due sconfitte. Adesso: { $level }.
wb-match-note = Un bot al tuo livello diventa più forte dopo due tue vittorie di fila e più debole dopo due sconfitte. Adesso: { $level }.
wb-level-gentle = tranquillo
wb-level-note-gentle = Gioca con calma e ti lascia provare.
wb-level-note-greedy = Prende subito più punti che può e non pianifica.
wb-level-note-easy = Pensa un po’ e qualcosa gli sfugge.
wb-level-note-medium = Pianifica i prossimi turni: una partita alla pari.
wb-level-note-skilled = Pianifica bene e spreca poco.
wb-level-note-strong = Guarda lontano e perdona poco.
wb-level-note-expert = Guarda ancora più lontano e approfitta di ogni svista.
wb-level-note-master = Non sbaglia quasi mai.
wb-level-note-champion = Il più forte di tutti.
wb-play-short = Gioca subito
wb-play-solo = Gioca in solitario
wb-which-board = Tabellone
wb-first-seat = In due, chi inizia una partita rapida ne vince circa { $wins } su 100 (misurato con bot forti). In una partita completa ognuno inizia una volta.
wb-start-uneven = Chi inizia ne vince circa { $wins } su 100: gioca una partita completa
wb-start-even = Ognuno inizia una volta: torna alla partita rapida
wb-suggest-up = Due vittorie di fila. Provi { $level }?
wb-suggest-down = Due sconfitte di fila. Provi { $level }?
wb-ways = Sei modi di giocare a Connections
wb-way-classic = Classica
wb-way-classic-more = A turno, una carta alla volta; ogni coppia che si tocca deve reggere.
wb-way-endless = Senza fine
wb-way-endless-more = Una rete che cresce e cresce, in un solo lungo round.
wb-way-solitaire = Solitario
wb-way-solitaire-more = Carta dopo carta fino in fondo al mazzo: quanto sarà grande la tua rete?
wb-way-quick = Lampo
wb-way-quick-more = Niente turni: chi vede prima un legame mette la carta.
wb-way-quads = Quadrati
wb-way-quads-more = Forma quadrati di quattro carte con quattro legami.
wb-way-rummy = Ramino
wb-way-rummy-more = Cala file di carte e allunga quelle degli altri.
wb-way-who =
    { $from ->
        [1] { $to ->
            [1] 1 persona
           *[other] da 1 a { $to } giocatori
        }
       *[other] da { $from } a { $to } giocatori
    }

## My games
wb-my-games = Le mie partite
wb-look = Guarda
wb-all-games =
    { $n ->
        [one] Tutte le partite, { $n } finita
       *[other] Tutte le partite, { $n } finite
    }
wb-games-kept = Conservate solo in questo browser.
wb-games-save = Salva in un file
wb-games-against = { $game }, contro { $names }
wb-games-alone = { $game }, in solitario
wb-games-game = Gioco e avversari
wb-games-best = Massimo
wb-games-replay = Rivedi: { $game }, { $day }
wb-games-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
wb-games-rank = posizione { $rank } su { $of }
wb-games-stopped = interrotta

## The server, for its host
wb-host-page = Questo server
wb-host-well = Tutto bene: i tavoli vengono salvati.
wb-host-trouble = Al momento non si può salvare nulla. Controlla il disco o il database.
wb-host-version = Versione
wb-host-form-compiled = { $version }, regole compilate
wb-host-form-pure = { $version }, regole non compilate: i bot pensano più lentamente
wb-host-address = I link portano a
wb-host-stored = Salvato
wb-host-used = Occupato
wb-host-most = di { $most } al massimo
wb-host-keep = Tavoli vecchi
wb-host-keep-never = vengono conservati
wb-host-keep-days =
    { $n ->
        [one] vengono eliminati { $n } giorno dopo l’ultima mossa
       *[other] vengono eliminati { $n } giorni dopo l’ultima mossa
    }
wb-host-removed = Eliminati dall’avvio
wb-host-each = Un indirizzo può aggiungere
wb-host-each-hour = { $size } all’ora
wb-host-now = Adesso
wb-host-tables = Tavoli in memoria
wb-host-sessions = Persone collegate
wb-host-bots = Bot che pensano
wb-host-waiting = Bot in attesa
wb-host-share = Tempo di riflessione dei bot
wb-host-connections = Connessioni
wb-host-refused = Respinte
wb-host-limits = Limiti alle richieste
wb-host-on = attivi
wb-host-off = disattivati
wb-host-elsewhere = Questa pagina esiste solo sul computer su cui gira il server.
wb-host-none = senza limite

## Rooms
wb-season = La classifica del gruppo
wb-season-name = Nome
wb-season-played = Giocate
wb-season-won = Vinte
wb-season-average = Media
wb-room-played = Giocate qui
