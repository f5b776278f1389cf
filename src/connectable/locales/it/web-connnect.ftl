# CoNNNect sul tavolo web.

## A che punto è la partita
cn-web-where-setup = Preparazione
cn-web-where-roll = Round { $round } di { $rounds }, lancio
cn-web-where-fill = Round { $round } di { $rounds }, scrittura
cn-web-where-claim = Round { $round } di { $rounds }, dichiarazioni
cn-web-where-over = Partita finita

## L’invito
cn-web-prompt-wait = Ora si tirano i dadi.
cn-web-prompt-wait-zone = { $name } sceglie il dado zona.
cn-web-prompt-wait-busy = Hai finito. Ancora a scrivere: { $names }.
cn-web-prompt-watch-busy = Ancora a scrivere: { $names }.
cn-web-prompt-dice = Tira i dadi al tavolo e inseriscili qui.
cn-web-prompt-zone = Scegli il dado zona: dice dove scrivono tutti.
cn-web-prompt-zone-held =
    { $free ->
        [one] Zona { $zone }: { $free } casella libera sul tuo foglio.
       *[other] Zona { $zone }: { $free } caselle libere sul tuo foglio.
    }
cn-web-prompt-setup = Scrivi { $number ->
        [1] l’1
       *[other] il { $number }
    } in una casella iniziale colorata.
cn-web-prompt-setup-done = I tre numeri ci sono. Premi «Fatto».
cn-web-prompt-write-rows = Scrivi { $number ->
        [1] l’1
       *[other] il { $number }
    } nella zona { $zone }: righe { $first } e { $second }.
cn-web-prompt-write-columns = Scrivi { $number ->
        [1] l’1
       *[other] il { $number }
    } nella zona { $zone }: colonne { $first } e { $second }.
cn-web-prompt-drop = La zona { $zone } è piena. Scarta un numero: costa un quadratino.
cn-web-prompt-anywhere = Scrivi { $number ->
        [1] l’1
       *[other] il { $number }
    } in una casella libera.
cn-web-prompt-any = Due a scelta: scrivi numeri a tua scelta nella zona { $zone }, ne restano { $left }.
cn-web-prompt-full = La zona { $zone } è piena. Usa Scambia o perdi «Due a scelta».
cn-web-prompt-take = Connect-{ $size } con { $numbers }: scegli il bonus.
cn-web-prompt-claim =
    { $points ->
        [0] Connect-{ $size } con { $numbers }.
        [one] Connect-{ $size } con { $numbers }: { $points } punto.
       *[other] Connect-{ $size } con { $numbers }: { $points } punti.
    }
cn-web-prompt-picking =
    { $count ->
        [one] { $count } numero scelto. Scegli vicini uguali o che si seguono.
       *[other] { $count } numeri scelti. Devono essere uguali o seguirsi.
    }
cn-web-prompt-claims = Dichiara i Connect: tocca i loro numeri. Poi «Fatto».
cn-web-prompt-no-claims = I due numeri ci sono. Premi «Fatto».
cn-web-prompt-pick-move = Sposta: tocca il numero da barrare.
cn-web-prompt-out = Sei fuori. Il tuo foglio resta com’è.
cn-web-sealed = Il tuo foglio resta coperto finché tutti hanno finito.
cn-web-key-die = prendere quel dado o numero
cn-web-solo = In solitario: ogni gara è tua.

## Pulsanti
cn-web-done = Fatto
cn-web-done-of = Fatto, { $count } di { $all }
cn-web-undo = Annulla
cn-web-put-back = Rimetti a posto
cn-web-not-this = Non dichiarare
cn-web-bend = Ritocca il tiro
cn-web-use-bonus = Usa un bonus
cn-web-claim = Dichiara { $numbers }
cn-web-claim-short = Dichiara
cn-web-take-bonus = Prendi { $bonus }
cn-web-no-bonus = Scegli un bonus
cn-web-take-zone = Prendi la zona { $zone }
cn-web-no-zone = Scegli un dado
cn-web-drop = { $number ->
        [1] Scarta l’1
       *[other] Scarta il { $number }
    }
cn-web-lose = Perdi questo bonus
cn-web-lose-short = Perdi
cn-web-out = Fuori
cn-web-out-sure = Conferma
cn-web-help = Mostra cosa posso dichiarare
cn-web-start-move = Scegli un numero sul foglio

## Dadi
cn-web-act = I dadi e cosa fare
cn-web-zone = Zona
cn-web-numbers = Numeri
cn-web-zone-die = dado zona { $number }
cn-web-die = dado { $number }
cn-web-written = scritto
cn-web-now = adesso
cn-web-waits = attende
cn-web-rolled = Tira { $name }
cn-web-any-number = Il tuo numero
cn-web-no-dice = Ancora niente dadi
cn-web-type-roll = Cosa mostrano i tre dadi?
cn-web-type-shape = Quale carta forma è uscita?
cn-web-type-card = Quale carta del mazzo { $deck } è uscita?
cn-web-type-first = Chi comincia?
cn-web-correct = Correggi { $typed }
cn-web-correct-title = Che cosa è uscito davvero
cn-web-enter-roll = Inserisci, { $count } di 3
cn-web-take-out = togli { $number }
cn-web-switch-with = Scambia il dado zona con { $number ->
        [1] l’1
       *[other] il { $number }
    }
cn-web-change = { $from } diventa { $to }.
cn-web-free-cost = Azione libera, poi { $minus } punti in tutto
cn-web-free-as = Scrivi { $face } come { $number }

## Il foglio
cn-web-sheet = Il tuo foglio
cn-web-sheet-of = Foglio: { $name }
cn-web-keys = { $spaces } caselle. Le frecce spostano, Invio sceglie, Esc rimette a posto, U annulla, C è il pulsante pieno, da 1 a 6 si sceglie un dado, il punto di domanda mostra la regola.
cn-web-cell-place = riga { $row }, colonna { $column }
cn-web-cell-number = { $number }
cn-web-cell-free = libera
cn-web-cell-crossed = barrata
cn-web-cell-setup = casella iniziale
cn-web-cell-claimed = dichiarato
cn-web-cell-zones = zone { $columns } e { $rows }
cn-web-cell-picked = scelto
cn-web-cell-legal = { $number } possibile
cn-web-cell-movable = si può spostare
cn-web-cell-makes = fa { $numbers }
cn-web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
cn-web-rounds = Round
cn-web-so-far = Finora
cn-web-total = Totale
cn-web-free = Azioni libere
cn-web-free-now = Quadratini barrati: { $crossed }. Penalità ora: { $minus }.

## Bonus
cn-web-bonuses-of = Bonus di Connect-{ $row }
cn-web-bonus-move = Sposta
cn-web-bonus-switch = Scambia
cn-web-bonus-plus = Più/meno
cn-web-bonus-again = Riusa
cn-web-bonus-any = Due a scelta
cn-web-bonus-six = Sei punti
cn-web-bonus-number = Numero { $number }
cn-web-what-move = Sposta: barri un numero non dichiarato e lo scrivi in una casella libera, ora o più tardi.
cn-web-what-switch = Scambia: in un round futuro scambi il dado zona con un dado numero prima di scrivere.
cn-web-what-plus = Più/meno: in un round futuro cambi i tuoi dadi di 1, al massimo due volte.
cn-web-what-again = Riusa: un numero dichiarato vale ancora una volta in una nuova dichiarazione.
cn-web-what-any = Due a scelta, subito: scrivi due numeri a tua scelta nella zona di questo round.
cn-web-what-six = Sei punti: contano alla fine, non succede altro.
cn-web-what-number = Numero { $number }, subito: scrivi { $number ->
        [1] un 1
       *[other] un { $number }
    } in una casella libera prima di tutto il resto.
cn-web-stars = stelle
cn-web-at-once = subito
cn-web-unused = non usato
cn-web-used = usato
cn-web-choose = Bonus per { $numbers }
cn-web-choose-note = Ogni bonus stampato si prende una volta. Le stelle contano alla fine, usato o no.
cn-web-found = Connect che puoi dichiarare
cn-web-with-bonus = con un bonus
cn-web-more = altri { $count }

## Forme, obiettivi, gli altri
cn-web-shapes = Forme di Connect-5
cn-web-shape = Forma { $shape }, carta
cn-web-next-five = Prossimo Connect-5
cn-web-no-five = Tutti presi
cn-web-taken-by = Dichiarata: { $names }
cn-web-fours = Forme di Connect-4
cn-web-four = Forma { $shape }
cn-web-first = prima
cn-web-later = dopo
cn-web-mark-mine = tuo
cn-web-mark-gone = andato
cn-web-goals = Obiettivi
cn-web-goal-done = raggiunto
cn-web-goal-have = { $have } di { $count }
cn-web-goal-most = { $have }, al massimo { $count }
cn-web-others = Attorno al tavolo
cn-web-others-after = Attorno al tavolo, dopo il round { $round }
cn-web-status-busy = sta scrivendo
cn-web-status-done = ha finito
cn-web-status-out = fuori
cn-web-drawer = Bonus, forme, obiettivi, punti e tavolo
cn-web-tab-bonuses = Bonus
cn-web-tab-shapes = Forme
cn-web-tab-goals = Obiettivi
cn-web-tab-score = Punti
cn-web-tab-table = Tavolo
cn-web-tab-unused = restano { $count }

## Fine di un round
cn-web-round-over = Il round { $round } è finito
cn-web-recap-wrote = scrive { $numbers }
cn-web-recap-claimed = dichiara { $claims }
cn-web-recap-circles =
    { $count ->
        [one] { $count } cerchio
       *[other] { $count } cerchi
    }
cn-web-recap-goals = obiettivo { $names }
cn-web-recap-boxes =
    { $count ->
        [one] { $count } azione libera
       *[other] { $count } azioni libere
    }

## Ultime mosse
cn-web-told-roll = I dadi mostrano { $numbers }.
cn-web-told-zone = { $name } sceglie la zona { $zone }.
cn-web-told-write = { $name } scrive { $number ->
        [1] l’1
       *[other] il { $number }
    } in riga { $row }, colonna { $column }.
cn-web-told-free = { $name } usa un’azione libera: { $face } diventa { $number }.
cn-web-told-drop = { $name } scarta { $number ->
        [1] l’1
       *[other] il { $number }
    }.
cn-web-told-move = { $name } sposta il numero da riga { $row }, colonna { $column }.
cn-web-told-switch = { $name } scambia il dado zona con { $number ->
        [1] l’1
       *[other] il { $number }
    }.
cn-web-told-change = { $name } cambia { $from } in { $to }.
cn-web-told-claim = { $name } dichiara un Connect-{ $size }.
cn-web-told-take = { $name } prende il bonus { $bonus }.
cn-web-told-done = { $name } ha finito.
cn-web-told-out = { $name } è fuori.

## La guida della prima partita

## La prima partita e i consigli
cn-web-guide-aim = Numeri vicini, uguali o che si seguono, fanno un Connect. I Connect danno punti e bonus; chi ne ha di più dopo dodici round vince.
    .title = Lo scopo
    .try = Hai tirato tre dadi: tocca quello che dice dove scrivere.
cn-web-guide-zone = I dadi da 1 a 3 indicano due colonne, da 4 a 6 due righe. Gli altri due sono i numeri da scriverci.
    .title = Il dado zona dice dove
    .try = Prendi la zona { $zone }.
cn-web-guide-write =
    { $way ->
        [columns] I due numeri vanno nelle colonne { $first } e { $second }, dove vuoi. Lì un numero aspetta già dei vicini.
       *[rows] I due numeri vanno nelle righe { $first } e { $second }, dove vuoi. Lì un numero aspetta già dei vicini.
    }
    .title = Scrivi i numeri
    .try = Scrivi { $number } nella casella segnata.
cn-web-guide-second = Ora 3, 4 e 5 si trovano uno accanto all’altro: una sequenza di tre.
    .title = I numeri cercano vicini
    .try = Scrivi { $number } nella casella segnata.
cn-web-guide-pick = 3-4-5 è un Connect-3. Niente conta da solo: lo dichiari tu.
    .title = Hai un Connect
    .try = Scegli 3-4-5.
cn-web-guide-claim = Dichiarandolo ne usi i numeri: potresti anche aspettarne uno più lungo.
    .title = Dichiaralo
    .try = Dichiara il Connect.
cn-web-guide-bonus = Ogni Connect-3 e Connect-4 dà un bonus a scelta. Le sue stelle sono punti; quasi tutti servono dopo, un fulmine agisce subito.
    .title = Prendi il tuo bonus
    .try = Scegline uno.
cn-web-guide-take = È tuo. Lo usi quando ti serve, in questo round o più avanti.
    .title = Un bonus per il resto della partita
    .try = Prendilo.
cn-web-guide-astray = Lì non c’è ancora un Connect. Tutto si può annullare finché non hai finito.
    .title = Non ancora
    .try = Annulla, poi scrivi nella casella segnata.
cn-web-mark-aim = Scrivi i numeri in modo che i vicini siano uguali o si seguano, e dichiarali come Connect per punti e bonus. Dopo dodici round vince chi ha più punti.
    .title = Lo scopo
cn-web-mark-done = Quando hai finito, nessuno ti aspetta più. Tutti i fogli si scoprono insieme; fino ad allora puoi annullare tutto.
    .title = «Fatto» chiude il tuo round
cn-web-mark-roll = Scegli per tutti quale dado diventa il dado zona. Gli altri due sono i numeri.
    .title = Hai tirato tu
cn-web-mark-claim = Questi numeri fanno un Connect. Dichiaralo per il bonus o aspettane uno più lungo.
    .title = Un Connect
cn-web-mark-five = Ha la forma di una carta scoperta e dà i punti in cima alla pila. Chi arriva dopo prende meno.
    .title = Un Connect-5
cn-web-mark-switch = Prima di scrivere il primo numero puoi scambiare il dado zona con un dado numero, solo per te.
    .title = Puoi scambiare
cn-web-mark-plus = Puoi cambiare un dado numero di 1 o 2, o entrambi di 1. Dopo il 6 viene l’1.
    .title = Puoi cambiare un numero
cn-web-mark-move = Un numero non dichiarato può andare in qualsiasi casella libera. La sua vecchia casella resta barrata.
    .title = Puoi spostare un numero
cn-web-mark-again = Un numero già dichiarato può valere un’altra volta in un nuovo Connect. Non c’è nulla da toccare: si usa quando dichiari.
    .title = Puoi riusare un numero
cn-web-mark-free = Scrivere un numero diverso da quello del dado barra un quadratino qui. Il valore segnato si toglie alla fine.
    .title = Le azioni libere costano punti
cn-web-mark-open = Ora tutti i fogli sono scoperti. Toccane uno per vederlo in grande.
    .title = Che cosa hanno fatto gli altri

## Che cosa sono le cose
cn-ask-name-box = Quadratino di azione libera
cn-ask-box = Ogni azione libera barra un quadratino; alla fine si toglie il valore del primo libero da sinistra.
cn-ask-name-round = Round
cn-ask-round = Si giocano dodici round; qui stanno il dado zona e i numeri di ognuno.
cn-ask-name-shape = Forma di Connect-5
cn-ask-shape = Un Connect di cinque numeri in questa forma, girata o specchiata, vale la carta in cima; poi la forma è chiusa per sempre.
cn-ask-name-stack = Prossimo Connect-5
cn-ask-stack = Tanti punti vale un Connect-5 di questo round; dopo ogni round in cui ce n’è uno va via una carta.
cn-ask-name-four = Forma di Connect-4
cn-ask-four = Chi dichiara per primo questa forma prende 4 punti, chi viene dopo 1; ogni volta c’è anche un bonus.
cn-ask-name-five = Casella di Connect-5
cn-ask-five = Qui si segnano la lettera e i punti di un Connect-5 dichiarato.
cn-ask-name-objective = Obiettivo
cn-ask-objective = Chi lo raggiunge alla fine di un round ne segna i punti una volta; nessuno può toglierlo.
cn-ask-name-circle = Cerchio
cn-ask-circle = È pieno quando le quattro caselle intorno hanno un numero: 1 punto, e tre in linea altri 2.
cn-ask-name-arrow = Linea con freccia
cn-ask-arrow = La linea che finisce qui vale 8 con 1–6 in ordine o sei numeri uguali, 6 con 1–6 in disordine, 3 se è solo piena.
cn-ask-name-zone = Zona
cn-ask-zone = Due colonne o due righe: quando il dado zona mostra questa faccia, i numeri vanno qui.
cn-ask-name-zone-die = Dado zona
cn-ask-zone-die = Uno dei tre dadi dice per tutti in quale zona si scrivono gli altri due.
cn-ask-name-number-die = Dado numero
cn-ask-number-die = Entrambi i numeri vanno scritti nella zona, in qualsiasi ordine e posto.
cn-ask-name-space = Casella
cn-ask-space = Contiene un numero; numeri vicini uguali o che si seguono si possono dichiarare come Connect.
cn-ask-name-setup = Casella iniziale
cn-ask-setup = I primi sei numeri tirati stanno in queste caselle; contano come gli altri.
cn-ask-name-others = Un altro foglio
cn-ask-others = Mostra la fine dell’ultimo round; ciò che gli altri scrivono ora resta coperto finché tutti hanno finito.
cn-ask-score-connect3 = Le stelle dei bonus presi per i Connect-3.
cn-ask-score-connect4 = 4 o 1 per ogni forma, più le stelle dei bonus presi per i Connect-4.
cn-ask-score-connect5 = Le carte punteggio dei tuoi Connect-5.
cn-ask-score-arrows = Quanto valgono le due linee con freccia così come stanno.
cn-ask-score-circles = 1 punto per ogni cerchio pieno.
cn-ask-score-lines = 2 punti per ogni linea retta di tre cerchi pieni.
cn-ask-score-objectives = I punti degli obiettivi raggiunti.
cn-ask-score-minus = Quanto costano le tue azioni libere: il valore del primo quadratino libero.
cn-ask-score-total = La somma di tutto quanto sopra; dopo dodici round vince chi ha più punti.
cn-rules-aim = Fai dei Connect: tre, quattro o cinque numeri vicini, uguali o che si seguono. Dopo dodici round vince chi ha più punti.
cn-rules-minute = A ogni round si tirano tre dadi. Uno dice a tutti in quale zona del foglio scrivere, gli altri due sono i numeri; ognuno li scrive sul proprio foglio. Poi dichiari i Connect: un Connect-3 o Connect-4 dà un bonus utile più avanti, un Connect-5 in una delle forme scoperte molti punti. Contano anche i cerchi pieni, le due linee con freccia e gli obiettivi; i numeri che non puoi o non vuoi scrivere costano azioni libere.

cn-web-recap-took = ha preso { $names }
cn-web-recap-used = ha usato { $names }
cn-web-recap-dropped = ha lasciato { $numbers }
cn-web-recap-sources = Da { $sources }
cn-web-recap-nothing = Nessun punto
cn-web-change-number = Cambia un numero
cn-web-prompt-stuck-switch = La zona { $zone } è piena e tutte le caselle sono sbarrate. Uno scambio ti dà un’altra zona; senza, sei fuori.
cn-web-prompt-stuck = La zona { $zone } è piena e tutte le caselle sono sbarrate: sei fuori. I tuoi punti restano.
cn-web-use-switch = Usa uno scambio
cn-web-bonuses-held = Bonus in mano: { $names }
cn-web-claim-again =
    { $agains ->
        [one] Questo consuma un «Riusa»: uno di questi numeri era già dichiarato.
       *[other] Questo consuma { $agains } «Riusa»: altrettanti di questi numeri erano già dichiarati.
    }
