# Connect 5 al tavolo nel browser.

## Dove e chi
c5-web-where-quick = Partita rapida, { $side ->
        [base] lato B
        [advanced] lato A
       *[drawn] tabellone proprio
    }
c5-web-where-full = Round { $round } di { $rounds }, { $side ->
        [base] lato B
        [advanced] lato A
       *[drawn] tabellone proprio
    }
c5-web-players = Giocatori
c5-web-score = Punti
c5-web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
c5-web-in-reserve = In riserva
c5-web-eaten = Mangiate
c5-web-total = Totale
c5-web-does-turn = di turno
c5-web-does-chain = può saltare ancora
c5-web-does-next = poi
c5-web-does-away = non c’è
c5-web-colour-red = rosso
c5-web-colour-blue = blu
c5-web-colour-purple = viola
c5-web-colour-yellow = giallo
c5-web-colour-green = verde

## Che cosa fare
c5-web-first = Piazza la prima pedina
c5-web-first-how = Scegli un pallino libero qualsiasi.
c5-web-turn = Tocca a te
c5-web-turn-how = Scegli un pallino libero per una pedina della riserva, oppure una tua pedina da spostare.
c5-web-turn-empty = La tua riserva è vuota. Scegli una tua pedina.
c5-web-place-how = La pedina è a matita. Conferma o scegli un altro pallino.
c5-web-reserve = Una pedina della riserva
c5-web-reserve-how = Scegli un pallino libero, o la tua pedina singola su un pallino cerchiato per impilare.
c5-web-held =
    { $tokens ->
        [2] La tua pedina doppia su { $dot }
       *[other] La tua pedina su { $dot }
    }
c5-web-held-how = Scegli un percorso qui o sul tabellone.
c5-web-held-none = Questa pedina ora non può muoversi. Scegline un’altra.
c5-web-chain = Salta ancora da { $dot } o fermati qui.
c5-web-chain-how =
    { $points ->
        [one] Finora { $points } punto in questo turno.
       *[other] Finora { $points } punti in questo turno.
    }
c5-web-stuck = Non puoi muovere
c5-web-stuck-how = Nessuna mossa è possibile: il turno passa.
c5-web-wait = Tocca a { $name }
c5-web-wait-chain = { $name } può saltare ancora
c5-web-wait-how = Guardati intorno: un tocco su un pallino dice perché non ancora.
c5-web-watching = Stai guardando.
c5-web-threat-five = { $name } potrebbe fare cinque su { $dots }.
c5-web-threat-danger = Si può mangiare: { $dots }.
c5-web-looked = Questa pedina di { $name } su { $dot } potrebbe saltare su { $dots }.
c5-web-looked-none = Questa pedina di { $name } su { $dot } ora non può mangiare nulla.
c5-web-put-back = Rimetti a posto
c5-web-undo = Annulla
c5-web-confirm = Conferma
c5-web-sending = invio…

## Mosse
c5-web-moves = Mosse possibili
c5-web-tokens = Che cosa puoi muovere
c5-web-take-reserve = Piazza, ne restano { $reserve }
c5-web-take =
    { $tokens ->
        [2] Prendi la pedina doppia su { $dot }
       *[other] Prendi la pedina su { $dot }
    }
c5-web-move-place = Piazza su { $dot }
c5-web-move-stack = Impila su { $dot }
c5-web-move-step = Sposta su { $dot }
c5-web-move-step-whole = Sposta intera su { $dot }
c5-web-move-split = Dividi, una su { $dot }
c5-web-move-split-jump = Dividi, una salta su { $dot }
c5-web-move-jump = Salta su { $dot }
c5-web-move-jump-whole = Salta intera su { $dot }
c5-web-move-sandwich = Tenaglia su { $dot }
c5-web-move-chain =
    { $jumps ->
        [2] Salta due volte, su { $dot }
        [3] Salta tre volte, su { $dot }
       *[other] Salta { $jumps } volte, su { $dot }
    }
c5-web-note-over =
    { $goes ->
        [on] sopra { $colour } su { $dot }, poi forse ancora
       *[ends] sopra { $colour } su { $dot }
    }
c5-web-note-chain = sopra { $tokens }
c5-web-token-at = { $colour } su { $dot }
c5-web-note-neighbour = su un pallino adiacente libero
c5-web-note-stack = una seconda pedina della riserva
c5-web-note-connect5 = cinque in fila: { $dots }
c5-web-do-place = Piazza
c5-web-do-stack = Impila
c5-web-do-step = Sposta
c5-web-do-split = Dividi
c5-web-do-pass = Passa
c5-web-do-stop = Fermati, +{ $points }
c5-web-do-eat =
    { $points ->
        [1] Mangiane una, +1
        [2] Mangiane due, +2
        [3] Mangiane tre, +3
        [4] Mangiane quattro, +4
       *[other] Mangiane { $points }, +{ $points }
    }
c5-web-do-connect5 = Connect 5, +{ $points }

## Ultime mosse
c5-web-last-moves = Ultime mosse
c5-web-no-moves = Ancora nessuna.
c5-web-told-place = { $name } piazza su { $dot }
c5-web-told-stack = { $name } impila su { $dot }
c5-web-told-step = { $name } muove da { $from } a { $dot }
c5-web-told-split = { $name } divide da { $from } a { $dot }
c5-web-told-pass = { $name } passa
c5-web-told-jump = { $name } salta da { $from } sopra { $over } su { $dot }
c5-web-told-sandwich = { $name } chiude la tenaglia da { $from } sopra { $over } su { $dot }
c5-web-told-eats =
    { $points ->
        [one] { $name } mangia { $colour } su { $over } e arriva su { $dot }: { $points } punto.
       *[other] { $name } mangia { $colour } su { $over } e arriva su { $dot }: { $points } punti.
    }
c5-web-told-eats-mine =
    { $points ->
        [one] { $name } ti mangia la pedina su { $over } e arriva su { $dot }: { $points } punto.
       *[other] { $name } ti mangia la pedina doppia su { $over } e arriva su { $dot }: { $points } punti.
    }

## Il tabellone, visto e letto
c5-web-board =
    { $side ->
        [base] Tabellone di Connect 5, lato B, { $dots } pallini
        [advanced] Tabellone di Connect 5, lato A, { $dots } pallini
       *[drawn] Tabellone di Connect 5, disegno proprio, { $dots } pallini
    }
c5-web-picture-five = Tabellone di Connect 5, cinque in fila: { $dots }
c5-web-dot = { $dot }, { $kind ->
        [circled] cerchiato
       *[plain] semplice
    }, { $holder ->
        [mine1] la tua pedina
        [mine2] la tua pedina, doppia
        [other1] pedina di colore { $colour }
        [other2] pedina di colore { $colour }, doppia
       *[free] libero
    }
c5-web-dot-may = può { $moves }
c5-web-dot-landing =
    { $points ->
        [0] qui: { $move }
       *[other] qui: { $move }, +{ $points }
    }
c5-web-dot-beside = linee verso { $dots }
c5-web-may-place = piazzare su { $dot }
c5-web-may-stack = ricevere una seconda pedina
c5-web-may-step = spostarsi su { $dot }
c5-web-may-split = dividersi su { $dot }
c5-web-may-jump-over = saltare su { $dot } sopra { $colour } in { $over }
c5-web-may-split-over = dividersi e saltare su { $dot } sopra { $colour } in { $over }
c5-web-may-sandwich-over = chiudere la tenaglia su { $dot } sopra { $colour } in { $over }
c5-web-may-chain = saltare { $jumps } volte su { $dot } sopra { $tokens }
c5-web-dot-danger = si può mangiare
c5-web-dot-five = { $name } potrebbe fare cinque qui
c5-web-print-side = lato
c5-web-print-dots = pallini
c5-web-print-rings = anelli
c5-web-print-bridges = ponti
c5-web-map = Tutto il tabellone
c5-web-zoom-how = Trascina, allarga con due dita o usa i pulsanti. Il tabellone segue la tua pedina.
c5-web-zoom-in = Più vicino
c5-web-zoom-out = Più lontano
c5-web-zoom-all = Mostra tutto
c5-web-zoom-back = Alla mia pedina
c5-web-key = Come si legge il circuito
c5-web-key-hide = Nascondi
c5-web-key-show = Mostra
c5-web-key-plain = pallino semplice, una pedina
c5-web-key-circled = pallino cerchiato, anche due
c5-web-key-bridge = ponte, solo dritto
c5-web-key-tee = bivio a T, si svolta da ogni lato
c5-web-key-five = qualcun altro potrebbe fare cinque qui
c5-web-key-danger = la tua pedina può essere mangiata

## La fine di un round
c5-web-round-over = Il round { $round } è finito
c5-web-round-connect5 = { $name } fa Connect 5 con { $dots }: 5 punti.
c5-web-round-stuck = Nessuno può più muovere.
c5-web-round-quiet = Per 60 turni nessuno ha piazzato, impilato o mangiato.
c5-web-next-round = Al round { $round }

## La prima partita

## La prima partita e i consigli
c5-web-guide-aim = Cinque tue pedine una accanto all’altra lungo le linee fanno Connect 5: 5 punti, e il round finisce. Ne hai già tre in fila; una quarta non è lontana.
    .title = Lo scopo
    .try = Scegli la tua pedina in { $dot }.
c5-web-guide-jump = Una pedina salta sopra una pedina avversaria adiacente, lungo la linea, fino al pallino libero subito dopo. Dove le linee si incrociano senza pallino si va dritto.
    .title = Salta sopra { $over }
    .try = Scegli { $dot } come arrivo.
c5-web-guide-eat = La pedina saltata è mangiata: 1 punto. E la tua arriva accanto alle altre tre: quattro in fila.
    .title = Mangiata, e quattro in fila
    .try = Mangiala.
c5-web-guide-five = La fila è aperta a più di un capo, quindi un blocco non è bastato. Le pedine della riserva vanno su qualsiasi pallino libero.
    .title = Ancora una e sono cinque
    .try = Scegli il pallino segnato.
c5-web-guide-place = Le tue cinque in fila sono numerate sul tabellone.
    .title = Connect 5
    .try = Piazzala.
c5-web-mark-aim = Cinque tue pedine una accanto all’altra lungo le linee fanno Connect 5: 5 punti, e il round finisce. Ogni pedina mangiata vale 1 punto. Il primo turno piazza una pedina su un pallino libero.
    .title = Lo scopo
c5-web-mark-chain = La tua pedina può mangiarne un’altra. Salta ancora, o fermati qui e tieni i punti.
    .title = Una catena di salti
c5-web-mark-five = Una pedina su questo pallino fa cinque in fila.
    .title = Puoi fare cinque
c5-web-mark-eat = Questa pedina può saltarne una adiacente e mangiarla: 1 punto per pedina.
    .title = Puoi mangiare
c5-web-mark-step = Invece di piazzarne una nuova, una tua pedina può spostarsi lungo una linea fino al prossimo pallino libero.
    .title = Le pedine si muovono
c5-web-mark-stack = Su un pallino cerchiato due tue pedine possono stare una sull’altra. Una pedina singola non può mangiare una doppia.
    .title = Puoi impilare
c5-web-mark-split = Da una pedina doppia una sola può proseguire; l’altra resta.
    .title = Puoi dividere
c5-web-mark-sandwich = Due tue pedine singole su pallini cerchiati hanno un’avversaria in mezzo: una la salta e arriva sull’altra.
    .title = Una tenaglia
c5-web-mark-pass = Non puoi muovere né piazzare nulla. Quando tutti passano, il round finisce.
    .title = Puoi solo passare

## Che cosa sono le cose
c5-ask-name-dot = Pallino
c5-ask-dot = Su un pallino semplice sta una pedina; le linee portano ai vicini.
c5-ask-name-ring = Pallino cerchiato
c5-ask-ring = Qui possono stare due tue pedine una sull’altra: una doppia.
c5-ask-name-bridge = Ponte
c5-ask-bridge = Due linee si incrociano senza pallino: si va dritto, mai di lato.
c5-ask-name-tee = Bivio a T
c5-ask-tee = Una linea finisce su un’altra senza pallino: da ogni braccio si va in qualsiasi altro.
c5-ask-name-token = Pedina
c5-ask-token = Si sposta su un vicino libero, o salta una pedina avversaria adiacente e la mangia.
c5-ask-name-double = Pedina doppia
c5-ask-double = Una singola non può mangiarla. Intera va tra pallini cerchiati, oppure una sola parte.
c5-ask-name-reserve = Riserva
c5-ask-reserve = Le pedine non ancora sul tabellone; piazzarne una su un pallino libero è un turno.
c5-ask-name-eaten = Pedine mangiate
c5-ask-eaten = Ogni pedina mangiata vale 1 punto; non torna.
c5-ask-name-points = Punti
c5-ask-points = 5 per un Connect 5, che chiude il round, e 1 per ogni pedina mangiata.
c5-rules-aim = Porta cinque tue pedine una accanto all’altra lungo le linee: 5 punti, e il round finisce.
c5-rules-minute = A turno ognuno fa una cosa: piazza una pedina della riserva su un pallino libero, si sposta lungo una linea, o salta una pedina avversaria e la mangia per 1 punto, anche più d’una. Sui pallini cerchiati due pedine possono stare una sull’altra, e una singola non può mangiarle. I percorsi svoltano ai pallini e ai bivi a T, mai su un ponte. Vince chi ha più punti.

c5-web-told-chain = { $name } salta { $dots } e ne mangia { $count }: { $points } punti.
c5-web-show-move = Mostra sul tabellone
c5-web-key-zoom = più grande, più piccolo, tutto il tabellone
c5-web-do-eat-whole = Salta intera, +{ $points }
c5-web-do-eat-split = Dividi e salta, +{ $points }
