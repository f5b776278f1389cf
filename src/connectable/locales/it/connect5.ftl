# Connect 5
c5-name = Connect 5

## Regole: il tabellone

c5-rule-b1 = Il tabellone è un circuito di linee che uniscono pallini. Un pallino è semplice o cerchiato.
c5-rule-b2 = Il tabellone ha due lati: B, Base, e A, Avanzato, con percorsi più lunghi e più insidiosi. Tutte le regole valgono su entrambi.
c5-rule-b3 = Due pallini sono adiacenti quando li unisce un tratto: una via lungo le linee dall’uno all’altro, senza pallini in mezzo. Un tratto può passare per curve, ponti e bivi a T, ma mai due volte sulla stessa parte di una linea.
c5-rule-b4 = Su un ponte due linee si incrociano senza pallino. Si va dritto: non si svolta.
c5-rule-b5 = In un bivio a T una linea finisce su un’altra senza pallino. Da ognuno dei tre bracci si può passare in uno qualsiasi degli altri due. Perciò tutti i pallini attorno a un bivio a T, o attorno a più bivi a T senza pallini in mezzo, sono adiacenti tra loro.
c5-rule-b6 = Una curva è l’angolo di una sola linea. Si segue semplicemente la linea.
c5-rule-b7 = Un percorso va da un pallino a un pallino adiacente e poi al successivo. Può svoltare su un pallino o a un bivio a T, mai su un ponte, e non torna mai indietro lungo la linea appena usata. Sia i salti sia il Connect 5 seguono percorsi.
c5-rule-b8 = Un tabellone si può usare quando ha da 5 a 120 pallini, tutto il circuito è collegato, nessuna linea finisce nel vuoto, due pallini non sono mai uniti da più di un tratto e nessun tratto torna al pallino da cui parte.

## Regole: il turno

c5-rule-m1 = In un turno si fa esattamente una mossa: piazzare, impilare, spostare, dividere o mangiare. In ogni round il primo turno di ciascun giocatore serve a piazzare.
c5-rule-m2 = Piazzare: una pedina della riserva va su un pallino libero qualsiasi. Un pallino è libero quando non ha sopra nessuna pedina.
c5-rule-m3 = Impilare: una pedina della riserva va su una singola dello stesso giocatore che sta su un pallino cerchiato. Insieme formano una doppia. Una pila non supera mai le due pedine.
c5-rule-m4 = Spostare: una pedina va su un pallino libero adiacente. Una doppia si sposta intera solo da un pallino cerchiato a un pallino cerchiato adiacente. Uno spostamento non finisce mai su una pedina dello stesso giocatore.
c5-rule-m5 = Dividere: una pedina di una doppia va su un pallino libero adiacente, l’altra resta. Dividendo non si finisce mai su una pedina dello stesso giocatore.
c5-rule-m6 = Mangiare: una pedina salta lungo un percorso sopra una pedina avversaria adiacente e arriva sul pallino che segue. Quel pallino deve essere libero e non è mai quello da cui parte il salto. La via può passare per bivi a T. La pedina mangiata lascia il tabellone e vale 1 punto; una doppia conta come due pedine e vale 2 punti. Mangiare non è mai obbligatorio.
c5-rule-m7 = Mangiare più volte: la stessa pedina può continuare a saltare finché ogni pallino d’arrivo è libero. Il pallino di una pedina mangiata è subito libero, anche come pallino d’arrivo della stessa catena di salti. Un salto successivo può arrivare sul pallino da cui è partita la catena, se è libero. Dopo ogni salto si continua con quella pedina o ci si ferma. Se non c’è un altro salto, il turno finisce da sé.
c5-rule-m8 = Non si torna indietro lungo la linea appena usata: né in un salto, né da un salto al successivo di una catena, né in un Connect 5. Due tratti di fila non passano mai sulla stessa parte di una linea; i tratti precedenti non contano. A un bivio a T, chi arriva dal gambo al pallino di sinistra non prosegue verso quello di destra: passerebbe due volte sul braccio sinistro.

## Regole: le doppie

c5-rule-d1 = Una singola non può mangiare una doppia.
c5-rule-d2 = Una doppia può mangiare una singola. Se il pallino d’arrivo è cerchiato, la doppia salta intera o si divide, a scelta. Se è semplice, la doppia deve dividersi: una pedina salta, l’altra resta sul pallino dove la doppia stava prima di quel salto.
c5-rule-d3 = Una doppia può mangiare una doppia, ma solo intera e solo arrivando su un pallino cerchiato libero.
c5-rule-d4 = Tenaglia: una singola avversaria sta su un pallino, semplice o cerchiato, tra due pallini cerchiati dello stesso percorso, e ciascuno di questi ha una singola di chi è di turno. Una delle due salta sopra l’avversaria e arriva sull’altra: diventano una doppia. Vale gli stessi punti di ogni pedina mangiata.
c5-rule-d5 = Non c’è tenaglia sopra una doppia.
c5-rule-d6 = Tenaglia da una doppia: salta solo la pedina in cima, sopra una singola avversaria, e arriva su una singola dello stesso giocatore su un pallino cerchiato. Lì nasce una doppia, e dove stava la doppia resta una singola.
c5-rule-d7 = Una tenaglia può essere il primo salto di una catena o uno successivo, se in quel momento le sue condizioni sono soddisfatte. La tenaglia chiude la catena. Dopo una divisione nella catena, la singola che salta prosegue come singola. In nessun altro caso una pedina che salta si unisce a un’altra.

## Regole: Connect 5, i round, la fine

c5-rule-w1 = Connect 5: cinque pallini diversi in fila lungo un percorso, ciascuno con una singola o una doppia dello stesso giocatore, senza vuoti e senza pedine avversarie in mezzo. Vale 5 punti e il round finisce subito. La fila può svoltare su un pallino o a un bivio a T, non su un ponte.
c5-rule-w2 = Il Connect 5 si controlla quando l’intero turno è concluso. Vale una volta sola, per quanto lunga sia la fila. Contano anche le pedine mangiate nello stesso turno.
c5-rule-w3 = Il round finisce anche quando nessuno può muovere. Si passa esattamente quando nessun’altra mossa è possibile. Il round finisce quando tutti i giocatori hanno passato di fila. I punti del round sono allora le pedine mangiate.
c5-rule-w4 = Il round finisce anche dopo 60 turni di fila senza piazzare, impilare o mangiare. Anche i turni passati contano. I punti del round sono allora le pedine mangiate.
c5-rule-g1 = La partita rapida è di un solo round. La partita a round ha tanti round quanti sono i giocatori, e i punti si sommano. Ogni round comincia con il tabellone vuoto e 25 pedine per ciascuno. Il posto 1 comincia il round 1, il posto successivo il round successivo. Si gioca in senso orario. Vince chi ha più punti; a pari punti la vittoria è condivisa.
c5-rule-g2 = Le pedine mangiate non tornano nella riserva.
c5-rule-o1 = Con l’opzione «solo salti dritti» un salto lascia il pallino della pedina mangiata per la linea opposta a quella da cui è arrivato. Se quella linea manca, sopra quel pallino non si salta. Curve e bivi a T lungo la via restano liberi.

## Perché no: il turno

c5-refusal-g1-over = La partita è finita.
    .title = Perché non continuare?
c5-refusal-g1-turn = Tocca a un altro giocatore.
    .title = Perché non adesso?
c5-refusal-b1-no-dot = Il tabellone non ha un pallino { $dot }. Un pallino si indica con la lettera della colonna e il numero della riga.
    .title = Perché non { $dot }?
c5-refusal-m1 = In ogni round il primo turno di ciascun giocatore serve a piazzare. Piazza una pedina su un pallino libero.
    .title = Perché non ancora?
c5-refusal-w3 = Si passa solo quando nessun’altra mossa è possibile. Ora puoi: { $can }.
    .title = Perché non passare?

## Perché no: piazzare e impilare

c5-refusal-m2-reserve = La tua riserva è vuota. Muovi una pedina che sta sul tabellone.
    .title = Perché non piazzare una pedina?
c5-refusal-m2-own = C’è già una tua pedina. Scegli un pallino libero; una seconda pedina si aggiunge solo con «Impila».
    .title = Perché non piazzare su { $dot }?
c5-refusal-m2-enemy = C’è una pedina avversaria. Scegli un pallino libero.
    .title = Perché non piazzare su { $dot }?
c5-refusal-m3-reserve = La tua riserva è vuota. Muovi una pedina che sta sul tabellone.
    .title = Perché non impilare una pedina?
c5-refusal-m3-free = Il pallino è libero: non c’è nulla su cui impilare. Con «Piazza» ci metti una pedina.
    .title = Perché non impilare su { $dot }?
c5-refusal-m3-enemy = C’è una pedina avversaria. Impila su una tua singola su un pallino cerchiato.
    .title = Perché non impilare su { $dot }?
c5-refusal-m3-full = C’è già una doppia. Una pila non supera mai le due pedine.
    .title = Perché non impilare su { $dot }?
c5-refusal-m3-plain = Il pallino è semplice. Impila su una tua singola su un pallino cerchiato.
    .title = Perché non impilare su { $dot }?

## Perché no: spostare e dividere

c5-refusal-b4 = Sul ponte due linee si incrociano senza pallino: da { $dot } si va dritto verso { $straight }.
    .title = Perché non svoltare verso { $to }?
c5-refusal-m4-not-yours = Su { $dot } non c’è una tua pedina. Sposta una delle tue.
    .title = Perché non spostare da { $dot }?
c5-refusal-m4-far = I due pallini non sono adiacenti. Adiacenti a { $dot }: { $beside }.
    .title = Perché non spostare da { $dot } a { $to }?
c5-refusal-m4-own = C’è già una tua pedina. Ci si sposta su un pallino libero.
    .title = Perché non spostare su { $dot }?
c5-refusal-m4-enemy = C’è una pedina avversaria. Ci si sposta su un pallino libero.
    .title = Perché non spostare su { $dot }?
c5-refusal-m4-double = { $to } è semplice. Una doppia si sposta intera solo su un pallino cerchiato; con «Dividi» muovi una delle sue pedine.
    .title = Perché non spostare la doppia intera da { $dot } a { $to }?
c5-refusal-m5-not-yours = Su { $dot } non c’è una tua pedina. Dividi una delle tue doppie.
    .title = Perché non dividere su { $dot }?
c5-refusal-m5-single = C’è una singola: non c’è nulla da dividere. Con «Sposta» la sposti.
    .title = Perché non dividere su { $dot }?
c5-refusal-m5-far = I due pallini non sono adiacenti. Adiacenti a { $dot }: { $beside }.
    .title = Perché non dividere da { $dot } a { $to }?
c5-refusal-m5-own = C’è già una tua pedina. Dividendo si va su un pallino libero.
    .title = Perché non dividere verso { $dot }?
c5-refusal-m5-enemy = C’è una pedina avversaria. Dividendo si va su un pallino libero.
    .title = Perché non dividere verso { $dot }?

## Perché no: mangiare

c5-refusal-m6-not-yours = Su { $dot } non c’è una tua pedina. Salta con una delle tue.
    .title = Perché non saltare da { $dot }?
c5-refusal-m6-far = I due pallini non sono adiacenti, e si salta sopra una pedina adiacente. Adiacenti a { $dot }: { $beside }.
    .title = Perché non saltare da { $dot } sopra { $to }?
c5-refusal-m6-start = Un salto non arriva mai sul pallino da cui parte. Prosegui verso un altro pallino oltre { $over }.
    .title = Perché non tornare su { $dot }?
c5-refusal-m6-far-landing = I due pallini non sono adiacenti, e un salto arriva sul pallino subito dopo. Adiacenti a { $dot }: { $beside }.
    .title = Perché non saltare sopra { $dot } fino a { $to }?
c5-refusal-m6-nothing = Lì non c’è nessuna pedina. Salta sopra una pedina avversaria.
    .title = Perché non saltare sopra { $dot }?
c5-refusal-m6-own-prey = Lì c’è una tua pedina. Salta sopra una pedina avversaria.
    .title = Perché non saltare sopra { $dot }?
c5-refusal-m6-taken = C’è una pedina avversaria. Un salto arriva su un pallino libero.
    .title = Perché non arrivare su { $dot }?
c5-refusal-m7-chain = La pedina su { $dot } ha appena mangiato. Salta ancora con quella o fermati.
    .title = Perché non un’altra mossa?
c5-refusal-m7-no-chain = Non c’è una catena di salti in corso. Fai una mossa.
    .title = Perché non fermarsi?
c5-refusal-m8-jump = Così torni indietro lungo la linea appena usata. Lascia { $over } per un’altra linea.
    .title = Perché non saltare da { $dot } sopra { $over } fino a { $to }?
c5-refusal-m8-chain = La pedina è appena arrivata su { $dot } lungo questa linea e non torna indietro. Salta per un’altra linea o fermati.
    .title = Perché non saltare ancora sopra { $over }?
c5-refusal-o1 = Qui un salto lascia { $over } per la linea opposta a quella da cui è arrivato. Nessuna linea così porta a { $to }.
    .title = Perché non saltare sopra { $over } fino a { $to }?

## Perché no: le doppie

c5-refusal-d1 = Su { $over } c’è una doppia, su { $dot } una singola. Solo una doppia può mangiare una doppia.
    .title = Perché non mangiare la doppia su { $over }?
c5-refusal-d2-single = C’è una singola: non c’è nulla da dividere. Con «Salta» salta così com’è.
    .title = Perché non dividere su { $dot }?
c5-refusal-d2-plain = { $to } è semplice. Una doppia arriva intera solo su un pallino cerchiato; con «Dividi» salta una delle sue pedine.
    .title = Perché non saltare con la doppia intera da { $dot } a { $to }?
c5-refusal-d3-split = Su { $over } c’è una doppia. La doppia su { $dot } la mangia solo intera, con «Salta».
    .title = Perché non dividere sopra { $over }?
c5-refusal-d3-plain = { $to } è semplice. La doppia su { $dot } mangia una doppia solo arrivando su un pallino cerchiato libero.
    .title = Perché non arrivare su { $to }?
c5-refusal-d4-free = { $to } è libero. La tenaglia arriva su una tua singola; con «Salta» si va su un pallino libero.
    .title = Perché non una tenaglia da { $dot } a { $to }?
c5-refusal-d4-enemy = Su { $to } c’è una pedina avversaria. La tenaglia arriva su una tua singola.
    .title = Perché non una tenaglia da { $dot } a { $to }?
c5-refusal-d4-full = Su { $to } c’è una doppia. La tenaglia arriva su una tua singola.
    .title = Perché non una tenaglia da { $dot } a { $to }?
c5-refusal-d4-plain = { $to } è semplice. La tenaglia va da un pallino cerchiato a un altro.
    .title = Perché non una tenaglia da { $dot } a { $to }?
c5-refusal-d4-plain-from = { $dot } è semplice. La tenaglia va da un pallino cerchiato a un altro.
    .title = Perché non una tenaglia da { $dot } a { $to }?
c5-refusal-d5 = C’è una doppia. La tenaglia passa solo sopra una singola.
    .title = Perché non una tenaglia sopra { $dot }?
c5-refusal-d6-free = { $to } è libero. Nella tenaglia la pedina in cima arriva su una tua singola; con «Dividi» si va su un pallino libero.
    .title = Perché non una tenaglia da { $dot } a { $to }?
c5-refusal-d6-enemy = Su { $to } c’è una pedina avversaria. Nella tenaglia la pedina in cima arriva su una tua singola.
    .title = Perché non una tenaglia da { $dot } a { $to }?
c5-refusal-d6-full = Su { $to } c’è una doppia. Nella tenaglia la pedina in cima arriva su una tua singola.
    .title = Perché non una tenaglia da { $dot } a { $to }?
c5-refusal-d6-plain = { $to } è semplice. Nella tenaglia la pedina in cima arriva su una tua singola su un pallino cerchiato.
    .title = Perché non una tenaglia da { $dot } a { $to }?
c5-refusal-d7-merge = C’è già una tua pedina. Un salto ci arriva solo come tenaglia.
    .title = Perché non arrivare su { $dot }?

## Fine e provenienza dei punti

c5-end-connect5 = L’ultimo round finisce con un Connect 5.
c5-end-stuck = L’ultimo round finisce perché nessuno può muovere.
c5-end-quiet = L’ultimo round finisce dopo 60 turni senza piazzare, impilare o mangiare.
c5-source-eaten = pedine mangiate
c5-source-connect5 = Connect 5

## Opzioni

c5-option-board = Tabellone
c5-choice-board-base = Base
c5-choice-board-advanced = Avanzato
c5-option-mode = Durata
c5-choice-mode-quick = partita rapida: un round
c5-choice-mode-full = partita a round: un round per giocatore
c5-option-straight_jumps = Solo salti dritti

## Tabelloni che non si possono usare

c5-content-unknown = Non c’è un tabellone «{ $board }». Ci sono { $known }, oppure il testo di un disegno.
c5-content-text = Un tabellone è un testo: un disegno di linee e pallini.
c5-content-size = Il disegno è troppo grande. Ci stanno al massimo { $columns } colonne e { $lines } righe.
c5-content-foreign = Il carattere «{ $character }» qui non ha significato. Un disegno è fatto di spazi e { $allowed }.
c5-content-few =
    { $dots ->
        [one] Il tabellone ha { $dots } pallino.
       *[other] Il tabellone ha { $dots } pallini.
    } Ne servono da { $fewest } a { $most }.
c5-content-many = Il tabellone ha { $dots } pallini. Ne servono da { $fewest } a { $most }.
c5-content-loose =
    { $side ->
        [north] La linea «{ $character }» finisce nel vuoto in alto.
        [east] La linea «{ $character }» finisce nel vuoto a destra.
        [south] La linea «{ $character }» finisce nel vuoto in basso.
       *[west] La linea «{ $character }» finisce nel vuoto a sinistra.
    } Ogni linea porta a un pallino o a un’altra linea.
c5-content-ring = La linea a «{ $character }» è un anello che non porta da un pallino a un altro. Mettici un pallino o toglila.
c5-content-return = Da { $dot } un tratto torna a { $dot }. Metti un pallino lungo la via.
c5-content-twice = { $dot } e { $to } sono uniti da due tratti. Metti un pallino su uno dei due o toglilo.
c5-content-apart = Da { $first } non si arriva a { $dot }. Tutto il circuito deve essere collegato.

## L’immagine nel terminale

c5-draw-round = Round { $round } di { $rounds }
c5-draw-turn = Tocca al posto { $seat }.
c5-draw-over = La partita è finita.
c5-draw-seat = Posto { $seat }: punti { $points }, riserva { $reserve }, mangiate { $eaten }
c5-draw-last = Ultima mossa: posto { $seat }, { $action }
c5-draw-chain = Catena di salti: la pedina su { $dot } salta ancora o si ferma.
c5-draw-row = Connect 5 del posto { $seat }: { $dots }
c5-draw-quiet = Sono passati { $turns } di { $most } turni senza piazzare, impilare o mangiare.

## Come scrivere

c5-help =
    Un pallino si indica con la colonna e la riga: F5.
    place F5: piazza una pedina della riserva su un pallino libero
    stack F5: impila su una tua singola su un pallino cerchiato
    step F5 F6: sposta su un pallino adiacente, una doppia intera
    split F5 F6: dividi una doppia, una delle sue pedine si sposta
    jump F5 F6 F7: salta da F5 sopra F6 fino a F7, una doppia intera
    split F5 F6 F7: lo stesso salto con una pedina di una doppia
    sandwich F5 F6 F7: tenaglia da F5 sopra F6 sulla tua singola su F7
    stop: fermati in una catena di salti
    pass: passa, solo quando non c’è altro da fare

## Hints: what an action does
c5-hint-five = Così fai Connect 5.
c5-hint-block = Così { $seat } non fa Connect 5.
c5-hint-close = Chiude uno dei pallini dove { $seat } potrebbe fare Connect 5; chi muove prima di { $seat } può chiudere gli altri.
c5-hint-eat =
    { $count ->
        [one] Mangi { $count } pedina.
       *[other] Mangi { $count } pedine.
    }
c5-hint-fork = Poi due pallini portano a Connect 5, e solo uno si può occupare.
c5-hint-ends = Poi { $dots } pallini portano a Connect 5: più di quanti gli altri possano chiuderne.
c5-hint-four = Fai quattro in fila: con un’altra pedina è Connect 5.
c5-hint-save = Salvi una pedina che poteva essere mangiata.
c5-hint-stack = Ottieni una doppia, più difficile da mangiare.
c5-hint-spoil = Occupi un pallino di una fila in cui { $seat } ne ha già tre.
c5-hint-hunt = Poi puoi mangiare una pedina.
c5-hint-three = Fai tre in fila, con spazio per cinque.
c5-hint-safe = Lì nessuno può mangiare la pedina.
c5-hint-room = Restano aperte delle vie per cinque in fila.
c5-hint-stop = Meglio fermarsi qui che mangiare ancora.
c5-hint-pass = Non c’è altro da fare.
