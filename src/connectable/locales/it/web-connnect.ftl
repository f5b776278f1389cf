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
cn-web-prompt-wait-busy = Hai finito. Scrivono ancora: { $names }.
cn-web-prompt-watch-busy = Scrivono ancora: { $names }.
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
cn-web-prompt-stuck = La zona { $zone } è piena e tutti i quadratini sono barrati. Usa Scambia se puoi, altrimenti sei fuori.
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
cn-web-mark-open = aperto
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
cn-web-guide-setup = Sono stati tirati tre dadi per tutti. I loro numeri vanno nelle caselle iniziali colorate; tocca un dado per scegliere quale viene dopo.
    .title = Questo è il tuo foglio
    .try = Prova: tocca una casella tratteggiata.
cn-web-guide-done = Tutto si può annullare finché non hai finito. Poi arrivano altri tre dadi per le caselle iniziali rimaste.
    .title = «Fatto» chiude il passo
    .try = Scrivi gli altri numeri e premi «Fatto», due volte in tutto.
cn-web-guide-roll = Tiri tu. Un dado diventa il dado zona: da 1 a 3 coppie di colonne, da 4 a 6 coppie di righe. Gli altri due sono numeri.
    .title = Scegli il dado zona
    .try = Prova: tocca un dado, poi prendi la zona.
cn-web-guide-zone =
    { $way ->
        [columns] Il dado scuro mostra { $zone }, quindi i due numeri vanno nelle colonne { $first } e { $second }. Ogni casella tratteggiata è possibile.
       *[rows] Il dado scuro mostra { $zone }, quindi i due numeri vanno nelle righe { $first } e { $second }. Ogni casella tratteggiata è possibile.
    }
    .title = La zona dice dove
    .try = Prova: tocca una casella tratteggiata.
cn-web-guide-second = Tre o più vicini uguali o che si seguono fanno un Connect. Un contorno tratteggiato mostra cosa farebbe il tuo numero.
    .title = I numeri cercano vicini
    .try = Scrivi il secondo numero.
cn-web-guide-claim = Se hai un Connect, tocca i suoi numeri per dichiararlo: Connect-3 e -4 danno un bonus, Connect-5 molti punti. Puoi anche aspettarne uno migliore.
    .title = Dichiara o aspetta
    .try = Dichiara ciò che vuoi, poi «Fatto».
cn-web-guide-open = Ora tutti i fogli sono scoperti; toccane uno per vederlo in grande. I round sono dodici: contano anche cerchi, linee con freccia e obiettivi.
    .title = Il round è svelato
    .try = Gioca il round successivo.
