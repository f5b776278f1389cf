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
