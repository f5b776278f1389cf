## Il gioco
cn-name = CoNNNect

## Regole: foglio e preparazione
cn-rule-s1 = La griglia ha 6 × 6 caselle. Le zone 1, 2 e 3 sono le coppie di colonne da sinistra, le zone 4, 5 e 6 le coppie di righe dall’alto.
cn-rule-s2 = I cerchi sono nove: uno al centro di ogni blocco di 2 × 2 caselle in cui una zona di colonne incontra una zona di righe.
cn-rule-s3 = Le forme dei Connect-5 sono otto, da A a H: tutte le forme di cinque caselle che possono contenere una scala. Se ne pescano quattro, che restano scoperte. Ognuna somiglia a una lettera maiuscola: A alla I, B alla L, C alla N, D alla P, E alla U, F alla W, G alla V, H alla Z.
cn-rule-s4 = Le carte punteggio dei Connect-5 valgono 16, 14, 13 e 12 punti. La più alta sta in cima.
cn-rule-s5 = Le carte obiettivo sono 14, nei mazzi A, B e C. Si pesca una carta per mazzo.
cn-rule-s6 = Per la preparazione si tirano tre dadi e ogni giocatore scrive i tre numeri in tre caselle iniziali a sua scelta; altri tre dadi riempiono le altre tre caselle iniziali. Nella variante con dadi propri, ogni giocatore tira per sé. I numeri iniziali sono numeri come gli altri.
cn-rule-s7 = Sul foglio standard le caselle iniziali sono riga 1, colonna 2; riga 2, colonna 4; riga 3, colonna 6; riga 4, colonna 1; riga 5, colonna 3; e riga 6, colonna 5. Le linee con freccia sono la riga 3 e la colonna 4.
cn-rule-s8 = Il caso decide in quest’ordine: quattro forme, una carta per mazzo, chi è di turno per primo (tutti con la stessa probabilità), poi i dadi della preparazione. Ogni giocatore scrive tre numeri e dichiara di aver finito prima del secondo lancio. Con dadi propri i due passi sono gli stessi; ogni giocatore ha tre dadi suoi, tirati in ordine di posto. Ogni passo resta coperto e si può annullare finché non si è finito, come nella regola CN-R5. Prima del round 1 non ci sono azioni libere, bonus o dichiarazioni.

## Regole: un round
cn-rule-r1 = Lancio: il giocatore di turno tira tre dadi e sceglie una faccia come dado zona; gli altri due sono dadi numero. Prima di questa scelta nessun altro agisce, e la scelta non si può annullare. I dadi numero sono il dado 1 e il dado 2 in ordine crescente; un dado scambiato mantiene il suo posto. Tutti vedono la scelta e ogni tabella dei round la riporta.
cn-rule-r2 = Scrittura: tutti i giocatori, nello stesso momento, devono scrivere entrambi i numeri in caselle libere della zona, in qualsiasi ordine e in qualsiasi punto, un numero per casella. Un giocatore è nella fase di scrittura finché uno dei suoi dadi è in attesa, poi nella fase delle dichiarazioni.
cn-rule-r3 = Dichiarazioni: tutti i giocatori, nello stesso momento, possono dichiarare quanti Connect vogliono, anche con numeri di round precedenti e con ciò che un bonus appena ottenuto rende possibile.
cn-rule-r4 = A fine round si assegnano i punti dei Connect-4 e dei Connect-5 (regole CN-C6 e CN-C8) e si controllano gli obiettivi aperti. La carta punteggio in cima esce se è stato dichiarato un Connect-5, e il turno passa al giocatore a sinistra. Una partita ha dodici round.
cn-rule-r5 = Ciò che un giocatore scrive, usa e dichiara in un round resta coperto: finché tutti non hanno finito, gli altri vedono solo «sta scrivendo» o «ha finito». I dadi e la scelta della zona sono visibili a tutti. Si può finire quando entrambi i dadi sono scritti o scartati e non resta nulla da fare subito; chi ha finito non può annullare. Fino ad allora, o finché non è fuori, un giocatore può annullare le proprie azioni del round, a partire dall’ultima, anche quando non gli resta che andare fuori (regola CN-F4). Ciò che fa un giocatore non dipende mai da ciò che fa un altro nello stesso round: l’ordine in cui si agisce non conta.

## Regole: azione libera
cn-rule-f1 = Un’azione libera si usa nella fase di scrittura e solo per i due dadi numero. Costa un quadratino per dado: per scrivere nella zona un altro numero da 1 a 6, oppure perché la zona non ha caselle libere, e allora il numero si scarta. Un quadratino si barra ogni volta che il numero scritto è diverso dalla faccia del dado dopo Scambia e Più/meno.
cn-rule-f2 = Nessun numero si scarta finché la zona ha una casella libera. Se resta una sola casella, il giocatore sceglie quale numero scrivervi e scarta l’altro.
cn-rule-f3 = I quadratini sono sette, con i valori 0, 1, 2, 3, 5, 7 e 9. La penalità finale è il valore del primo quadratino libero da sinistra, oppure 12 se tutti e sette sono barrati.
cn-rule-f4 = Chi deve scartare un numero con tutti e sette i quadratini barrati può solo usare uno Scambia (dove la regola CN-B2 lo consente), usare un Più/meno se può seguire uno Scambia, oppure andare fuori. Chi è fuori termina subito la sua partita, vale come chi ha finito e non può annullare. Da quel momento, anche alla fine di quel round, per quel giocatore non si controlla più alcun obiettivo; salta il turno di lancio e conserva ciò che ha dichiarato. Chi è fuori si classifica dietro a tutti gli altri, un round successivo prima di uno precedente, a pari posizione per lo stesso round; i suoi punti sono quelli del foglio così com’è. Gli altri giocano fino al round 12, anche uno solo. Quando tutti sono fuori la partita è finita e nessuno vince; le posizioni restano.

## Regole: dichiarazioni
cn-rule-c1 = Una dichiarazione è un gruppo di numeri scritti e non dichiarati, in caselle unite lato a lato, in una forma che si può ruotare e ribaltare. I numeri sono tutti uguali oppure formano una scala: numeri consecutivi, ciascuno vicino al precedente. Dopo il 6 la scala non riprende dall’1. Non conta quali altri numeri della scala si toccano, come l’1 accanto al 4 in un quadrato.
cn-rule-c2 = Un numero si dichiara una volta sola, tranne che con Riusa (regola CN-B4). Una casella barrata non contiene numeri.
cn-rule-c3 = Connect-3: tre numeri, in linea retta o ad angolo. Dà un bonus della fila dei Connect-3.
cn-rule-c4 = Connect-4: quattro numeri nella forma I, L, O o S. Dà un bonus della fila dei Connect-4.
cn-rule-c5 = La prima dichiarazione di una forma di Connect-4 fra tutti i giocatori vale 4 punti. Le successive, di chi non ha ancora segnato quella forma, valgono 1 punto. La seconda dichiarazione della stessa forma da parte dello stesso giocatore non dà punti, solo il bonus.
cn-rule-c6 = Se più giocatori sono i primi a dichiarare una forma di Connect-4 nello stesso round, condividono il primo posto: 4 punti ciascuno. Si stabilisce a fine round.
cn-rule-c7 = Connect-5: cinque numeri nella forma di una carta forma scoperta, e in nessun’altra. Il giocatore annota la lettera e il valore della carta punteggio in cima. Non dà bonus.
cn-rule-c8 = Tutti i giocatori che dichiarano un qualsiasi Connect-5 nello stesso round ottengono lo stesso valore. Poi le carte forma dichiarate si coprono definitivamente ed esce una carta punteggio. Un giocatore può dichiarare due forme scoperte diverse in un round, e ognuna vale, ma non due volte la stessa.
cn-rule-c9 = Il bonus si sceglie con la dichiarazione e va preso finché nella fila ne resta uno. Bonus dello stesso tipo e con le stesse stelle sono la stessa scelta. Se la fila è esaurita, la dichiarazione vale senza bonus.
cn-rule-c10 = In solitario: ogni prima dichiarazione di una forma di Connect-4 vale 4 punti, le carte punteggio escono come nella regola CN-C8, e andare fuori significa perdere la partita.

## Regole: bonus
cn-rule-b1 = Sposta: si barra un numero non dichiarato, anche iniziale o di questo round, e lo si scrive in una casella libera qualsiasi. La vecchia casella resta barrata per sempre. È possibile nella fase di scrittura, anche fra i due dadi e anche nell’ultima casella libera della zona, e nella fase delle dichiarazioni. Non è possibile se nessuna casella è libera.
cn-rule-b2 = Scambia: il dado zona si scambia con un dado numero, solo per questo giocatore e per questo round; se ne possono usare più di seguito. È possibile prima che il primo dado del round sia scritto o scartato, e fra l’aver ottenuto Due a scelta e lo scriverne il primo numero; in nessun altro momento. Dopo Due a scelta non si riscrive nulla per il dado scambiato. I dadi si scambiano così come sono, compreso un Più/meno. Uno Scambia che non cambia nessuna faccia non è possibile.
cn-rule-b3 = Più/meno: i dadi numero non ancora scritti cambiano di uno o due passi in tutto, fino a 2 in più o in meno su un dado, oppure 1 in più o in meno su ciascuno. Da 1 un passo in meno porta a 6, da 6 un passo in più porta a 1. È un’unica azione: un passo non usato va perso, e un’azione che non cambia nessuna faccia non è possibile. Solo nella fase di scrittura.
cn-rule-b4 = Riusa: un numero già dichiarato si può usare un’altra volta in una nuova dichiarazione. Si barrano esattamente tanti Riusa quanti sono i numeri già dichiarati che essa contiene, e almeno uno dei suoi numeri non è dichiarato. Il numero può venire da qualsiasi dichiarazione precedente, anche di questo round, e un altro Riusa può usarlo ancora. Solo nella fase delle dichiarazioni.
cn-rule-b5 = Due a scelta (subito): due numeri da 1 a 6 a scelta del giocatore, uguali o no, si scrivono nella zona di questo round, che è quella nuova dopo uno Scambia. Vanno scritti entrambi se c’è posto, uno se c’è posto per uno solo. Se la zona è piena prima del primo numero, chi ha uno Scambia non usato può usarlo oppure perdere Due a scelta; senza Scambia, Due a scelta va perso subito.
cn-rule-b6 = Sei punti: vale sei stelle e conta come usato.
cn-rule-b7 = Numero (subito): il numero raffigurato si scrive in una casella libera qualsiasi.
cn-rule-b8 = Ogni bonus del foglio si può prendere una volta e vale solo per il suo giocatore. Le sue stelle contano alla fine, usato o no; i bonus usati si barrano. Subito significa prima di ogni altra azione; gli altri bonus si possono usare nella stessa fase delle dichiarazioni o conservare. Per usare un bonus basta dirne il tipo. Un bonus da usare subito che non trova caselle libere va perso: si barra, conta come usato e mantiene le sue stelle.
cn-rule-b9 = Foglio standard, fila dei Connect-3: due Sposta, due Scambia e un Più/meno con 1 stella ciascuno; un Più/meno, un Riusa, Numero 3 e Numero 4 con 2 stelle ciascuno. Fila dei Connect-4: Due a scelta con 2 stelle; Sposta, Scambia, Più/meno, Riusa, Numero 1 e Numero 6 con 3 stelle ciascuno; Sei punti con 6 stelle.

## Regole: cerchi, linee, obiettivi, fine
cn-rule-o1 = Un cerchio è riempito appena le sue quattro caselle contengono numeri, e resta riempito. Non conta come i numeri sono stati scritti: preparazione, dadi, Sposta, Due a scelta o Numero; lo stesso vale per linee e obiettivi. Una casella barrata non contiene numeri. Ogni cerchio riempito vale 1 punto.
cn-rule-o2 = Tre cerchi riempiti in linea retta (riga, colonna o diagonale) sono una linea di cerchi. Le linee possibili sono otto; ognuna vale 2 punti.
cn-rule-o3 = Ogni linea con freccia vale 8 punti se contiene 1–6 in ordine, in un senso o nell’altro, oppure sei numeri uguali; 6 punti se contiene 1–6 in qualsiasi ordine; 3 punti se ogni casella è scritta o barrata. Una linea con una casella barrata non vale mai 8 o 6.
cn-rule-o4 = Ogni giocatore segna ogni obiettivo una volta, quando è raggiunto a fine round, e lo conserva. Le carte con la scritta «a fine partita» si controllano solo alla fine. Non conta chi raggiunge prima un obiettivo.
cn-rule-o5 = A1, a fine partita: cinque Connect-3 (3 punti). A2: tre Connect-4 (4). A3: tre forme diverse di Connect-4 (5). A4: un Connect-3, un Connect-4 e un Connect-5 (5). A5, a fine partita: 20 numeri dichiarati, ciascuno contato una volta (4). B1, a fine partita: due Connect-5 (5). B2: un Connect-4 o Connect-5 di numeri uguali (4). B3: quattro bonus usati, compreso Sei punti (3). B4, a fine partita: al massimo un’azione libera (4). B5: tre Connect in un round (4). C1, a fine partita: tre linee di cerchi (4). C2: i quattro cerchi agli angoli (4). C3: entrambe le linee con freccia piene, e le caselle barrate contano (5). C4: una zona intera scritta, e le caselle barrate non contano (3). Tranne che in B4, un numero significa «almeno». A1 e A2 contano anche le dichiarazioni senza punti.
cn-rule-e1 = Dopo il round 12 i punti di un giocatore sono: le stelle dei bonus presi dalla fila dei Connect-3; i punti dei Connect-4 e le stelle dei bonus presi dalla fila dei Connect-4, compreso Sei punti; i valori annotati dei Connect-5; linee con freccia, cerchi, linee di cerchi e obiettivi; meno la penalità delle azioni libere.
cn-rule-e2 = Vince chi ha più punti. In caso di parità decide la penalità minore; se la parità resta, la posizione è condivisa. Una posizione condivisa occupa tante posizioni quanti sono i giocatori: 1, 1, 3.
cn-rule-e3 = Un foglio proprio si può usare se ha almeno tante carte punteggio quante forme aperte, sei caselle iniziali diverse, nessun tipo di bonus sconosciuto e un valore di penalità in più dei quadratini. Al posto di sette vale allora il suo numero di quadratini.

## Rifiuti: preparazione
cn-refusal-s3 = Questa carta forma ora non si può pescare. Carte forma scoperte finora: { $open }.
    .title = Perché non questa carta forma?
cn-refusal-s5 = Il prossimo obiettivo viene dal mazzo { $deck }.
    .title = Perché non questo obiettivo?
cn-refusal-s6-number = Nessun dado con questo numero è in attesa. Da scrivere nelle caselle iniziali: { $numbers }.
    .title = Perché non { $number ->
        [1] l’1
       *[other] il { $number }
    }?
cn-refusal-s6-space = Non è una casella iniziale. Caselle iniziali libere: { $spaces }.
    .title = Perché non riga { $row }, colonna { $column }?
cn-refusal-s8-first = Comincia uno dei giocatori. Posti a questo tavolo: { $seats }.
    .title = Perché non questo posto?
cn-refusal-s8-seat = Questo posto non c’è. Posti a questo tavolo: { $seats }.
    .title = Perché non questo posto?
cn-refusal-s8-chance-first = Prima si pescano le carte e si tirano i dadi della preparazione.
    .title = Perché non ancora?
cn-refusal-s8-dice = Numeri ancora da scrivere nelle caselle iniziali: { $numbers }.
    .title = Perché non finire?
cn-refusal-s8-before-round-1 = Prima del round 1 non ci sono azioni libere, bonus o dichiarazioni. Scrivi i numeri iniziali, poi finisci.
    .title = Perché non adesso?

## Rifiuti: un round
cn-refusal-r1-roll-first = Prima si tirano i tre dadi.
    .title = Perché non ancora?
cn-refusal-r1-no-roll = Adesso non toccano né dadi né carte.
    .title = Perché non tirare?
cn-refusal-r1-active = Prima { $seat } sceglie il dado zona.
    .title = Perché non ancora?
cn-refusal-r1-zone-first = Prima scegli il dado zona. I dadi mostrano { $numbers }.
    .title = Perché non ancora?
cn-refusal-r1-face = I dadi mostrano { $numbers }. Scegline uno come dado zona.
    .title = Perché non zona { $zone }?
cn-refusal-r1-chosen = La zona di questo round è scelta e resta quella.
    .title = Perché non un’altra zona?
cn-refusal-r2-no-die = Entrambi i dadi sono scritti o scartati. Dichiara, usa uno Sposta o finisci.
    .title = Perché non scrivere un numero?
cn-refusal-r2-fill-first = Numeri ancora da scrivere o scartare: { $numbers }. Le dichiarazioni vengono dopo.
    .title = Perché non dichiarare già?
cn-refusal-r2-zone = La casella è nelle zone { $zones }. I numeri di questo round vanno nella zona { $zone }.
    .title = Perché non riga { $row }, colonna { $column }?
cn-refusal-r2-taken = Lì c’è scritto { $number }. Scegli una casella libera.
    .title = Perché non riga { $row }, colonna { $column }?
cn-refusal-r5-dice = Dadi ancora in attesa: { $numbers }. Scrivili nella zona { $zone }; se non ha caselle libere, scartali.
    .title = Perché non finire?
cn-refusal-r5-done = Hai finito questo round, e non si può annullare.
    .title = Perché non agire di nuovo?

## Rifiuti: azione libera
cn-refusal-f1-number = Nessun dado con questo numero è in attesa. In attesa: { $numbers }.
    .title = Perché non { $number ->
        [1] l’1
       *[other] il { $number }
    }?
cn-refusal-f1-zone-full = La zona { $zone } non ha caselle libere. Scarta il numero: costa un quadratino.
    .title = Perché non scrivere un numero?
cn-refusal-f1-no-die = Entrambi i dadi sono scritti o scartati. Un’azione libera vale per un dado in attesa.
    .title = Perché non un’azione libera?
cn-refusal-f1-same = Il dado mostra già { $number }. Scrivilo così com’è o scegli un altro numero.
    .title = Perché non un’azione libera per { $number ->
        [1] l’1
       *[other] il { $number }
    }?
cn-refusal-f1-chosen = Prima l’azione libera. Scrivi { $number ->
        [1] l’1
       *[other] il { $number }
    } in una casella libera della zona { $zone }.
    .title = Perché non ancora?
cn-refusal-f2-zone-free = La zona { $zone } ha caselle libere: { $spaces }. Scrivi lì il numero.
    .title = Perché non scartare il numero?
cn-refusal-f4-boxes = Un’azione libera richiede un quadratino libero. Quadratini barrati: { $boxes }, cioè tutti.
    .title = Perché non un’azione libera?
cn-refusal-f4-not-stuck = Si va fuori solo quando bisogna scartare un numero e tutti i quadratini sono barrati. Quadratini liberi: { $boxes }.
    .title = Perché non fuori?
cn-refusal-f4-stuck = Bisogna scartare un numero e tutti i quadratini sono barrati. Restano uno Scambia, un Più/meno a cui può seguire uno Scambia, oppure fuori.
    .title = Perché non questo bonus?
cn-refusal-f4-out = Sei fuori. Il tuo foglio resta com’è.
    .title = Perché non agire?

## Rifiuti: dichiarazioni
cn-refusal-c1-size = Un Connect ha tre, quattro o cinque numeri. Scelti: { $size }.
    .title = Perché non questa dichiarazione?
cn-refusal-c1-apart = Queste caselle non sono unite lato a lato. Scegli caselle vicine.
    .title = Perché non dichiarare questi numeri?
cn-refusal-c1-order = I numeri { $numbers } sono consecutivi, ma ciascuno deve essere vicino al precedente.
    .title = Perché non dichiarare questi numeri?
cn-refusal-c1-numbers = I numeri sono { $numbers }. Devono essere uguali o formare una scala.
    .title = Perché non dichiarare questi numeri?
cn-refusal-c2-empty = Nessun numero in { $spaces }. Scegli numeri scritti.
    .title = Perché non questa dichiarazione?
cn-refusal-c2-claimed = Già dichiarati: { $spaces }. Solo Riusa permette di usare di nuovo un numero dichiarato.
    .title = Perché non questa dichiarazione?
cn-refusal-c4 = Questi quattro numeri non hanno la forma di un Connect-4. Le forme sono { $shapes }.
    .title = Perché non questa dichiarazione?
cn-refusal-c7-shape = Nessun Connect-5 ha questa forma. Scegli la forma di una carta scoperta.
    .title = Perché non dichiarare questi numeri?
cn-refusal-c7-card = Nessuna carta scoperta mostra la forma { $shape }. Scoperte: { $open }.
    .title = Perché non questo Connect-5?
cn-refusal-c7-none-open = Tutte le carte forma sono coperte: non si può più dichiarare un Connect-5.
    .title = Perché non questo Connect-5?
cn-refusal-c8-down = La carta { $letter } è stata dichiarata in un round precedente ed è coperta. Scegli la forma di una carta scoperta.
    .title = Perché non la forma { $letter }?
cn-refusal-c8-twice = Hai già dichiarato la carta { $letter } in questo round. Puoi dichiarare un’altra forma scoperta.
    .title = Perché non di nuovo la forma { $letter }?
cn-refusal-c9-no-claim = Un bonus arriva con un Connect-3 o un Connect-4. Prima dichiarane uno.
    .title = Perché non prendere un bonus?
cn-refusal-c9-choose = Prima prendi un bonus della fila dei Connect-{ $row }.
    .title = Perché non ancora?
cn-refusal-c9-icon = Questo bonus non c’è più nella fila dei Connect-{ $row }. Restano, con le loro stelle: { $icons }.
    .title = Perché non questo bonus?

## Rifiuti: bonus
cn-refusal-b1-none = Non hai uno Sposta da usare.
    .title = Perché non Sposta?
cn-refusal-b1-empty = In { $space } non c’è un numero. Scegli un numero non dichiarato.
    .title = Perché non spostare questo numero?
cn-refusal-b1-claimed = Il numero in { $space } è dichiarato. Scegli un numero non dichiarato.
    .title = Perché non spostare questo numero?
cn-refusal-b1-full = Nessuna casella è libera per il numero.
    .title = Perché non Sposta?
cn-refusal-b1-chosen = Prima lo Sposta. Scrivi { $number ->
        [1] l’1
       *[other] il { $number }
    } in una casella libera.
    .title = Perché non ancora?
cn-refusal-b1-crossed = La casella è barrata per sempre. Scegli una casella libera.
    .title = Perché non riga { $row }, colonna { $column }?
cn-refusal-b2-none = Non hai uno Scambia da usare.
    .title = Perché non Scambia?
cn-refusal-b2-number = Nessun dado numero mostra { $number }. Mostrano { $numbers }.
    .title = Perché non Scambia con { $number ->
        [1] l’1
       *[other] il { $number }
    }?
cn-refusal-b2-same = Anche il dado zona mostra { $number }: lo Scambia non cambierebbe nulla.
    .title = Perché non Scambia con { $number ->
        [1] l’1
       *[other] il { $number }
    }?
cn-refusal-b2-late = Uno Scambia è possibile prima che il primo dado del round sia scritto o scartato, e prima del primo numero di Due a scelta.
    .title = Perché non Scambia adesso?
cn-refusal-b3-none = Non hai un Più/meno da usare.
    .title = Perché non Più/meno?
cn-refusal-b3-no-die = Entrambi i dadi sono scritti o scartati. Più/meno cambia un dado in attesa.
    .title = Perché non Più/meno?
cn-refusal-b3-steps = I dadi in attesa mostrano { $numbers }. Cambiane uno di 1 o 2, oppure due di 1 ciascuno.
    .title = Perché non questo Più/meno?
cn-refusal-b4-all-claimed = Tutti questi numeri sono dichiarati: { $spaces }. Almeno uno non deve esserlo.
    .title = Perché non questa dichiarazione?
cn-refusal-b4-too-few = Numeri già dichiarati: { $need }. Riusa disponibili: { $have }.
    .title = Perché non questa dichiarazione?
cn-refusal-b5-full = La zona { $zone } è piena. Usa uno Scambia o perdi Due a scelta.
    .title = Perché non scrivere un numero?
cn-refusal-b5-fits = La zona { $zone } ha una casella libera. Scrivi lì un numero.
    .title = Perché non perdere Due a scelta?
cn-refusal-b5-nothing = Si può perdere solo Due a scelta, e adesso non è in corso.
    .title = Perché non perdere un bonus?
cn-refusal-b7 = Questo bonus scrive { $number ->
        [1] l’1
       *[other] il { $number }
    }. Scrivilo in una casella libera qualsiasi.
    .title = Perché non un altro numero?
cn-refusal-b8-number = Prima il numero del bonus. Scrivilo in una casella libera qualsiasi.
    .title = Perché non ancora?
cn-refusal-b8-any = Prima Due a scelta. Numeri ancora da scrivere nella zona { $zone }: { $left }.
    .title = Perché non ancora?
cn-refusal-e1-over = La partita è finita.
    .title = Perché non agire?

## La fine
cn-end-points = Giocati tutti e dodici i round: vince chi ha più punti.
cn-end-tie-break = Punti pari: vince chi ha la penalità minore.
cn-end-shared = Punti e penalità pari: vittoria condivisa.
cn-end-last = Tutti gli altri sono fuori.
cn-end-solitaire = Giocati tutti e dodici i round.
cn-end-out = Tutti sono fuori: non vince nessuno.
cn-source-connect3 = Connect-3
cn-source-connect4 = Connect-4
cn-source-connect5 = Connect-5
cn-source-arrows = linee con freccia
cn-source-circles = cerchi
cn-source-lines = linee di cerchi
cn-source-objectives = obiettivi
cn-source-minus = penalità

## Opzioni
cn-option-setup = Dadi della preparazione
cn-choice-setup-shared = gli stessi per tutti
cn-choice-setup-own = dadi propri
cn-option-sheet = Foglio
cn-choice-sheet-house = standard

## Fogli che non si possono usare
cn-content-long = Il testo è troppo lungo. Sono ammessi al massimo { $most } caratteri.
cn-content-toml = Questo non è TOML: { $reason }.
cn-content-unknown = «{ $key }» qui non ha significato. Voci note: { $known }.
cn-content-missing = Manca la voce «{ $missing }».
cn-content-table = «{ $key }» deve essere una tabella di nomi e valori.
cn-content-list = «{ $key }» deve avere da { $fewest } a { $most } voci.
cn-content-number = «{ $key }» è { $value }. Deve essere un numero intero da { $low } a { $high }.
cn-content-choice = «{ $key }» è «{ $value }». Valori noti: { $choices }.
cn-content-space = «{ $value }» in «{ $key }» non è una casella. Le caselle vanno da a1 a f6: lettera della colonna, numero della riga.
cn-content-twice = «{ $value }» in «{ $key }» compare due volte.
cn-content-letter = «{ $value }» in «{ $key }» non è la lettera di una carta forma. Le lettere vanno da A a Z.
cn-content-objective = «{ $value }» in «{ $key }» non è il nome di un obiettivo. I nomi sono A, B o C con un numero da 1 a 99.
cn-content-deck = Il mazzo { $deck } in «{ $key }» non ha carte. Ogni mazzo ne vuole almeno una.
cn-content-minus = «{ $key }» richiede un valore in più dei quadratini. Quadratini: { $boxes }. Valori: { $values }.
cn-content-scores = «{ $key }» richiede almeno tante carte punteggio quante forme aperte. Forme aperte: { $open }. Carte punteggio: { $scores }.

## Parole nel disegno del terminale
cn-draw-bonus-move = Sposta
cn-draw-bonus-switch = Scambia
cn-draw-bonus-plus = Più/meno
cn-draw-bonus-again = Riusa
cn-draw-bonus-any = Due a scelta
cn-draw-bonus-six = Sei punti
cn-draw-bonus-number = Numero { $number }
cn-draw-seat = Posto { $seat }
cn-draw-setup = preparazione
cn-draw-round = round { $round } di 12, tira il posto { $active }
cn-draw-roll = Scegli il dado zona: { $dice }
cn-draw-dice = Zona { $zone }, dadi numero { $dice }
cn-draw-numbers = Numeri iniziali: { $dice }
cn-draw-must-free = Scrivi nella zona: { $number }
cn-draw-must-move = Scrivi in una casella libera: { $number }
cn-draw-must-take = Prendi un bonus della fila dei Connect-{ $number }.
cn-draw-must-any = Due a scelta, numeri da scrivere: { $number }
cn-draw-must-number = Scrivi in una casella libera: { $number }
cn-draw-now-setup = Ognuno dove c’è ∙: write { $number } { $space }
cn-draw-now-done = I numeri ci sono tutti: done
cn-draw-now-zone = Tutti scrivono in quella zona: zone { $number }
cn-draw-now-write = Tutti e due nella zona: write { $number } { $space }
cn-draw-now-drop = La zona è piena: drop { $number }
cn-draw-now-claim = Dichiara («legal claim»), poi: done
cn-draw-free = Azione libera: { $boxes }
cn-draw-scores = Connect-5: { $scores }
cn-draw-race = Connect-4, 4 punti a chi arriva prima, poi 1:
cn-draw-raced = presa
cn-draw-down = coperta
cn-draw-end = a fine partita
cn-draw-goal-connect3 = { $count } Connect-3
cn-draw-goal-connect4 = { $count } Connect-4
cn-draw-goal-connect5 = { $count } Connect-5
cn-draw-goal-fours =
    { $count ->
        [one] { $count } forma di Connect-4
       *[other] { $count } forme diverse di Connect-4
    }
cn-draw-goal-each = { $count } di ognuno: Connect-3, -4 e -5
cn-draw-goal-claimed =
    { $count ->
        [one] { $count } numero dichiarato
       *[other] { $count } numeri dichiarati
    }
cn-draw-goal-equal = { $count } Connect-4 o -5 di numeri uguali
cn-draw-goal-used =
    { $count ->
        [one] { $count } bonus usato
       *[other] { $count } bonus usati
    }
cn-draw-goal-free =
    { $count ->
        [one] { $count } azione libera al più
       *[other] { $count } azioni libere al più
    }
cn-draw-goal-round = { $count } Connect in un round
cn-draw-goal-lines =
    { $count ->
        [one] { $count } linea di cerchi
       *[other] { $count } linee di cerchi
    }
cn-draw-goal-corners =
    { $count ->
        [one] { $count } cerchio d’angolo
       *[other] { $count } cerchi d’angolo
    }
cn-draw-goal-arrows =
    { $count ->
        [one] { $count } linea con freccia piena
       *[other] { $count } linee con freccia piene
    }
cn-draw-goal-zones =
    { $count ->
        [one] { $count } zona intera scritta
       *[other] { $count } zone intere scritte
    }
cn-draw-row = Connect-{ $row }:
cn-draw-hand = Da usare: { $bonuses }
cn-draw-status-busy = sta scrivendo
cn-draw-status-done = ha finito
cn-draw-status-out = fuori
cn-draw-short = Posto { $seat }: { $status } · punti { $points } · dichiarazioni { $claims } · quadratini barrati { $boxes }

## Aiuto
cn-help =
    Una casella è lettera della colonna e numero della riga: a1 in alto a sinistra, f6 in basso a destra.
    zone 4: scegli il 4 come dado zona
    write 2 b3: scrivi il 2 in b3
    free 2 as 3: azione libera, il 2 diventa 3; poi write 3 b3
    drop 5: scarta il 5 quando la zona non ha caselle libere
    claim a1 b1 c1: dichiara i numeri in queste caselle
    take plus 2: prendi il bonus Più/meno con 2 stelle
    (move Sposta, switch Scambia, plus Più/meno, again Riusa,
    any Due a scelta, six Sei punti, number3 Numero 3)
    move b2: Sposta, barra b2; poi scrivi il suo numero
    switch 5: Scambia il dado zona con il 5
    change 2 to 3 and 5 to 4: Più/meno; per un solo dado: change 2 to 4
    lose: perdi Due a scelta quando la zona è piena
    done: hai finito questo round
    out: fuori, quando non resta altro

## Consigli
cn-place = riga { $row }, colonna { $column }
cn-hint-zone = La zona { $zone } è la più adatta ai numeri di questo tiro.
cn-hint-setup =
    { $number ->
        [1] L’1
       *[other] Il { $number }
    } in { $space } lascia più possibilità per i prossimi round.
cn-hint-completes =
    { $number ->
        [1] L’1
       *[other] Il { $number }
    } in { $space } completa un Connect-{ $size }.
cn-hint-circle = Un numero in { $space } riempie il cerchio delle zone { $column } e { $row }.
cn-hint-near =
    Con { $number ->
        [1] l’1
       *[other] il { $number }
    } in { $space } manca un solo numero a un Connect-{ $size }.
cn-hint-ways =
    { $number ->
        [1] L’1
       *[other] Il { $number }
    } in { $space } tiene aperti più Connect di ogni altra casella.
cn-hint-free =
    { $number ->
        [1] L’1
       *[other] Il { $number }
    } rende più { $face ->
        [1] dell’1
       *[other] del { $face }
    }: vale il quadratino.
cn-hint-drop = La zona { $zone } è piena: un numero va scartato.
cn-hint-move = Il numero in { $space } vale di più altrove.
cn-hint-switch = La zona { $zone } rende di più in questo round.
cn-hint-change = I numeri cambiati vanno meglio.
cn-hint-five = La forma { $letter } vale { $points } punti adesso, e la sua carta si copre appena qualcuno la dichiara.
cn-hint-first = Nessuno ha ancora dichiarato la forma { $shape }: vale 4 punti.
cn-hint-race = La forma { $shape } vale 4 punti adesso, e qualcun altro ci è vicino.
cn-hint-late = La forma { $shape } vale ancora 1 punto e un bonus.
cn-hint-bonus = Il Connect-{ $size } dà un bonus.
cn-hint-take =
    Questo bonus rende di più qui: { $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    } alla fine, e quello che permette.
cn-hint-keep = Quello che è aperto varrà di più dopo: numeri e bonus restano da parte.
cn-hint-objective = Il round finisce con un obiettivo raggiunto: { $points } punti.
cn-hint-lose = La zona è piena: uno Scambia qui vale più di Due a scelta.
cn-hint-out = Non restano né quadratini né caselle: non è possibile altro.
