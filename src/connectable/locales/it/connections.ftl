# Connections
cx-name = Connections

## Regole: carte e collegamenti

cx-rule-k1 = Il set ha 124 carte. Ogni carta ha quattro parole senza rapporto tra loro, una per lato, e un valore da 1 a 5: più le sue parole sono difficili da collegare, più è alto.
cx-rule-k2 = Le carte si giocano come tessere del domino, su una griglia di quadrati. Una nuova carta tocca la rete con almeno un lato e si può girare di un quarto alla volta. Ogni coppia di lati che si toccano deve essere un collegamento che vale: con due, tre o quattro lati a contatto devono valere due, tre o quattro coppie.
cx-rule-k3 = Un collegamento deve avere senso: «red» e «apple», «gold» e «mine», «vehicle» e «car», «moose» e «mammal», «black» e «oil». Se per spiegarlo serve una storia inventata, non vale.
cx-rule-k4 = Una carta giocata dà il suo valore più i valori di tutte le carte che tocca: × 1 con una coppia, × 2 con due, × 3 con tre, × 10 con quattro. Un 2 giocato accanto a un 2 dà 2 + 2 = 4; un 1 accanto ad altri due 1 dà (1 + 1 + 1) × 2 = 6.
cx-rule-k5 = Una carta si gioca a piccoli passi: prima la carta, poi lo spazio e come è girata. I passi prima dell’ultimo sono solo di chi gioca. Nessun altro li vede, non prenotano nulla e decadono quando lo spazio non è più libero.

## Regole: chi giudica

cx-rule-j1 = Chiunque può contestare un collegamento, e decide la maggioranza. Se non vale, ciò che è stato giocato e contestato torna in mano: nel Ramino tutte le carte giocate in quel turno su quella serie, nei Quadrati tutte e quattro le carte. Non ci sono punti, il turno è finito e si pesca una carta, se il mazzo non è vuoto. In Senza fine e nei Quadrati non si pesca, perché lì le carte in mano non costano nulla: viene tolto invece il valore della carta più alta giocata. Una contestazione respinta non costa nulla. Una carta giocata può avere un motivo, uno dei tipi di legame della regola CX-J3; non cambia nulla.
cx-rule-j2 = Voto: ogni giocatore ha un voto. Quello di chi ha giocato è «vale», quello di chi contesta è «non vale»; gli altri votano o si astengono, e chi non risponde in tempo si astiene. I voti sono definitivi e si vedono appena dati. Se i voti contrari sono più di quelli a favore, il collegamento non vale; in caso di parità decide l’arbitro, e quindi in due decide sempre lui. Arbitro: una coppia che non accetta è rifiutata con il motivo e non costa nulla. Sulla fiducia: tutto vale. In solitario l’arbitro sostituisce il voto. I bot votano come l’arbitro, ognuno con la propria severità.
cx-rule-j3 = L’arbitro dice sempre perché: il tipo di legame (contrari, stessa cosa, è un tipo di, fa parte di, è di, si dicono insieme, stessa famiglia, caratteristica, si trovano insieme) oppure che non ne conosce. Per le stesse due parole decide sempre allo stesso modo.
cx-rule-j4 = Ciò che un voto decide, anche con una parità risolta dall’arbitro, è la decisione del tavolo su quelle due parole per il resto della partita, e si può esportare e portare in un’altra partita. Una coppia che vale non si può più contestare; una che non vale è rifiutata da lì in poi. Una decisione del tavolo riguarda ciò che si gioca dopo.
cx-rule-j5 = Dove si vota, dopo una carta giocata (nei Quadrati un quadrato finito, nel Ramino «Fatto») ogni altro giocatore dice che va bene o contesta una coppia senza decisione del tavolo. Contestare non è rispondere: chi ha contestato senza successo risponde ancora; ciò a cui qualcuno ha detto va bene resta così. Se nessuna coppia si può contestare, ciò che è stato giocato vale subito. Durante un voto si può solo votare, e c’è un voto alla volta. Punti, mani vuote, ultimi turni e turno successivo aspettano che per tutti vada bene o che la carta torni in mano. Nel Ramino ogni serie giocata è giudicata da sé, e le risposte continuano per le altre. Per chi non risponde in tempo il tavolo dice va bene: dal vivo dopo 20 secondi, nel Lampo dopo 5, per corrispondenza secondo l’orologio del tavolo. Nel Lampo e nei Quadrati tutti insieme gli altri continuano a giocare, ma nulla si gioca accanto a una carta in attesa, e chi ha una carta o un quadrato in attesa può solo rispondere e votare.
cx-rule-j6 = Trova da te: si può scegliere ogni spazio che sta nella griglia, tranne per le coppie che il tavolo ha deciso che non valgono, e niente rivela prima se un collegamento vale. Ogni carta giocata è un tentativo. Se una coppia non è accettata, è un tentativo fallito: tutti vedono quali coppie non valgono e perché, la carta torna indietro e non dà punti. Nel tuo turno puoi riprovare; nella Classica, dopo aver pescato, solo con la carta pescata, oppure la tieni. Con il terzo tentativo fallito di un turno, nella Classica si pesca una carta e il turno finisce; in Senza fine si sottrae il valore di quella carta e il turno finisce; nei Quadrati a turno lo stesso, e il quadrato non finito torna in mano; nel Ramino si pesca una carta e il tavolo dice «Fatto». Nei Quadrati tutti insieme ogni tentativo fallito costa il valore della carta. Nel Lampo ogni tentativo fallito fa pescare la prima carta; con il mazzo vuoto resti senza mosse. Nel Solitario ogni tentativo fallito costa una vita, se ci sono vite, e senza vite la partita finisce; altrimenti con il terzo la carta si mette da parte, e i tentativi falliti contano dopo i collegamenti nel risultato. In un turno di soli tentativi falliti non si è giocato nulla, e un tentativo fallito non rimette in gioco nessuno. Un tentativo fallito non si annulla mai liberamente; ritirarlo insieme non ne abbassa il conto né restituisce una vita. I bot credono a una coppia secondo una valutazione propria, che sbaglia di più quanto più sono deboli.
cx-rule-j7 = Giuria: l’arbitro risponde per primo, le persone hanno l’ultima parola. Finché hai un ricorso, un tentativo fallito aspetta: fai ricorso o accetta; quando il tempo è scaduto è accettato. Con i collegamenti mostrati si può scegliere ogni carta e ogni spazio che sta nella griglia, e dove l’arbitro rifiuta giocare la carta è un ricorso. Un solo voto riguarda tutte le coppie rifiutate: il tuo voto è che valgono, quello dell’arbitro che non valgono, le altre persone votano o si astengono, i bot si astengono. Con più voti a favore che contro la carta resta e dà subito punti, e il tavolo decide che ciascuna coppia vale; altrimenti il tentativo fallito conta e nessuna vale. Se con te ci sono solo bot, il ricorso non c’è. C’è un ricorso per turno; se si gioca tutti insieme, uno per giocatore e round, e nel Lampo un voto dura al massimo 5 secondi. Ciò che l’arbitro ha accettato si può contestare, e con una parità vale. Con un solo giocatore giuria significa arbitro.

## Regole: distribuzione, turni, parità

cx-rule-g1 = Il posto 1 comincia il round 1, il posto successivo il round successivo. In ogni round tutte le carte vengono mescolate e distribuite una alla volta: prima le mani, posto per posto da quello che comincia, poi la carta iniziale, poi le carte scoperte in cima ai mazzi. Quando si prende una carta scoperta in cima, la successiva viene subito scoperta; dopo la fine di un round non si scopre più nulla. Una carta che è stata scoperta (presa da un mazzo scoperto, giocata, restituita, rubata) resta nota a tutti. Le carte distribuite e quelle di un mazzo coperto sono nascoste. Le carte di un quadrato o di una serie non finiti sono scoperte. Alla fine di un round tutte le mani vengono mostrate.
cx-rule-g2 = Una partita inizia solo se il set basta: tutte le mani e altre 2 carte, nei Quadrati altre 4.
cx-rule-g3 = A pari totale si condivide la posizione, in tutti i modi di giocare. Un totale può essere negativo.
cx-rule-g4 = Un giro intero senza carte giocate: tutti i giocatori, uno dopo l’altro, hanno avuto un turno cominciato con il mazzo vuoto e finito senza nuove carte sul tavolo. Una carta che torna in mano, una carta rubata o una serie ripresa non contano come giocate.

## Regole: sei modi di giocare

cx-rule-c = Classica: 2–8 giocatori, cinque round, vince il totale più alto. Ogni giocatore riceve 5 carte, da sei giocatori in su 4. Una carta iniziale è sul tavolo e il mazzo è scoperto: tutti ne vedono la carta in cima. Al proprio turno si gioca una carta e se ne contano i punti (CX-K4), oppure si pesca la carta in cima e poi la si gioca o la si tiene. Si può pescare anche quando una carta andrebbe bene. Con il mazzo vuoto si può passare; il round finisce quando per un giro intero nessuno ha giocato carte (CX-G4). La prima mano vuota dà a ogni altro giocatore esattamente un turno in più, anche se intanto altri restano senza carte. Alla fine del round, comunque sia arrivata, vengono tolti i valori rimasti in mano.
cx-rule-e = Senza fine: 2–8 giocatori, un round. Ogni giocatore riceve 4 carte, e c’è una carta iniziale. I turni sono come nella Classica; una carta pescata si può giocare subito. Una carta giocata dà la semplice somma del suo valore e di quelli delle carte che tocca, senza moltiplicare. Con la mano vuota si pesca, o si passa se il mazzo è vuoto. Le carte rimaste in mano non costano nulla. Il tavolo ha 9 × 9 spazi, o la misura scelta, con la carta iniziale al centro. Il round finisce quando per un giro intero nessuno ha giocato carte (CX-G4), o quando nessuno spazio libero del tavolo tocca la rete.
cx-rule-s = Solitario: un giocatore passa tutto il set, carta per carta, per fare la rete più grande possibile. Il mazzo è coperto e la carta successiva arriva da sola. La prima carta comincia la rete; ogni altra si gioca o si mette da parte per sempre. La partita finisce dopo l’ultima carta. I punti sono le carte nella rete; poi contano i collegamenti fatti; le carte messe da parte sono perse. Giudica l’arbitro, o si gioca sulla fiducia.
cx-rule-q = Lampo: 2–8 giocatori, in tempo reale e senza turni, tre round se non si sceglie altro. Ogni giocatore riceve 10 carte, c’è una carta iniziale e il mazzo è scoperto. Tutti giocano insieme e pescano quanto vogliono. Ogni collegamento viene annunciato e va accettato (CX-J5). Conta l’ordine di arrivo: uno spazio o una carta in cima va a chi arriva prima. Il round finisce quando l’ultima carta di una mano vale; chi l’ha giocata ottiene il valore di tutte le carte rimaste in mano agli altri, comprese quelle in attesa. Con il mazzo vuoto si può dire «Senza mosse»: allora si può solo rispondere e votare finché la prossima carta non viene giocata, vale o torna in mano. Se tutti sono senza mosse e nessuna carta è in attesa, il round finisce senza punti.
cx-rule-4 = Quadrati: 1–8 giocatori, quattro round. Ogni giocatore riceve 4 carte; le altre stanno scoperte in quattro mazzi, il più possibile uguali, quelli con i numeri più bassi più grandi. Ognuno costruisce quadrati per conto proprio: 2 × 2 carte con quattro coppie che valgono. Le carte vengono solo dai quattro mazzi, e quelle indesiderate si possono restituire. A turno, in quest’ordine: prendere la carta in cima a un mazzo (nessuna se tutti e quattro sono vuoti); giocare carte una alla volta nei quattro posti di un solo quadrato per volta, e ciò che si tocca deve valere; restituire al massimo una carta, scoperta, in cima a un mazzo qualsiasi; «Fatto». Tutti insieme: prendere (solo con meno di otto carte, comprese quelle giocate), giocare e restituire in qualsiasi ordine; passare in ogni momento, e poi solo rispondere e votare finché una carta non viene presa o restituita o un quadrato finito. Le carte di un quadrato non finito tornano in mano con «Fatto»; tutti insieme, appena si prende, si restituisce o si passa. Un quadrato finito viene sottoposto al tavolo (CX-J5) e dà la somma dei suoi quattro valori × 4.
cx-rule-5 = Un round di Quadrati finisce quando qualcuno ha fatto quattro quadrati; o quando per un giro intero nessuno ha preso, restituito o finito nulla (un quadrato che non vale non è finito); o quando, dall’ultimo quadrato che vale o dall’inizio, sono state prese tante carte quante ne ha il set. Un quadrato ancora in attesa non dà nulla.
cx-rule-r = Ramino: 2–8 giocatori, un round. Ogni giocatore riceve 4 carte; il mazzo è coperto. Al proprio turno si pesca una carta (nessuna se il mazzo è vuoto), poi si giocano davanti a sé serie di tre o più carte in fila, si allungano le proprie o si ruba la carta in fondo a una serie avversaria di quattro o più. Si gioca quante volte si vuole e si ruba al massimo una volta, in qualsiasi ordine; «Fatto» chiude il turno. Una serie è dritta, lato destro contro lato sinistro, con le carte girate a piacere; una carta comincia una nuova serie o va a un capo di una propria. Con «Fatto» le serie con meno di tre carte tornano in mano. Una carta rubata va in mano a chi la ruba; con il mazzo vuoto non si ruba. Il round finisce con il «Fatto» di una mano vuota, o quando per un giro intero nessuno ha giocato carte (CX-G4); a scelta non prima che ogni giocatore abbia avuto un turno. Ognuno conta i valori delle proprie serie e toglie ciò che gli resta in mano.

## Regole: opzioni

cx-rule-o1 = Per chi impara: le carte di valore 5 restano fuori.
cx-rule-o2 = Tempo per turno: un turno ha un limite, un minuto se non si sceglie altro. Quando il tempo finisce, il tavolo gioca ciò che costa meno: rimette a posto ciò che non è finito, pesca se deve, poi tiene la carta, la mette da parte, dice «Fatto» o passa, secondo ciò che è possibile. L’orologio si ferma mentre gli altri rispondono a una carta giocata.
cx-rule-o3 = Carte scoperte, per giocare insieme: tutte le mani sono scoperte, anche per il pubblico. Punteggi e posizioni restano, e si mostra la somma di tutti.
cx-rule-o4 = Set di carte e regole fatti in casa: ognuno può fare i suoi. Un set è un file che chiunque può scrivere, controllare e condividere.
cx-rule-o6 = Lingua propria: ogni carta e ogni parola hanno un numero, così si può vedere la stessa carta in lingue diverse. Con una sola lingua i collegamenti seguono il significato e ciò che si dice in quella lingua. Con la lingua di ciascuno tutti vedono le parole nella propria lingua, e ciò che si dice insieme in una sola lingua non conta; l’arbitro lo spiega. Un set proprio può avere le parole in più lingue. Con parole che l’arbitro non conosce, una partita inizia con il giudizio per voto e con i posti indicati.
cx-rule-o5 = Sfida del giorno: lo stesso Solitario per tutti, uno al giorno, con un confronto dei risultati. Un link della sfida dà ad altri esattamente le stesse carte.

## Perché no: turno e distribuzione

cx-refusal-g1-over = La partita è finita.
    .title = Perché non continuare?
cx-refusal-g1-turn = È il turno di un altro giocatore: { $seat }.
    .title = Perché non adesso?
cx-refusal-g1-no-seat = La partita ha { $seats } posti.
    .title = Perché non questo posto?
cx-refusal-g1-card-due = Prima viene distribuita una carta. Poi si continua.
    .title = Perché non ancora?
cx-refusal-g1-chance-only = Le carte le distribuisce il tavolo. I giocatori le pescano o le prendono.
    .title = Perché non distribuire una carta?
cx-refusal-g1-nothing-due = Adesso non arriva nessuna carta.
    .title = Perché non distribuire una carta?
cx-refusal-g1-other-due = Prima arriva un’altra carta.
    .title = Perché non questa carta?
cx-refusal-g1-other-seat = La prossima carta è per { $seat }.
    .title = Perché non questo posto?
cx-refusal-g1-not-in-pile = La carta non è più nel mazzo. Distribuiscine una che c’è.
    .title = Perché non la carta { $card }?

## Perché no: scegliere e giocare

cx-refusal-k5-chosen = La carta { $card } è scelta. Prima giocala o rimettila a posto.
    .title = Perché non adesso?
cx-refusal-k5-not-in-hand = La carta non è nella tua mano. Scegline una delle tue.
    .title = Perché non la carta { $card }?
cx-refusal-k5-card-first = Nessuna carta è ancora scelta. Prima scegli una carta della tua mano.
    .title = Perché non ancora?
cx-refusal-k5-reason-given = La carta ha già un motivo. Rimettila a posto per sceglierne un altro.
    .title = Perché non un altro motivo?
cx-refusal-k5-space-chosen = Uno spazio è già scelto. Gioca la carta lì, oppure rimettila a posto e ricomincia.
    .title = Perché non un altro spazio?
cx-refusal-k5-space-first = Per la carta { $card } non è ancora scelto uno spazio. Prima scegline uno.
    .title = Perché non ancora?
cx-refusal-j3-no-reason = Un motivo è uno dei nove tipi di legame.
    .title = Perché non questo motivo?
cx-refusal-k2-fits-nowhere = Comunque sia girata, adesso non va in nessuno spazio libero. La coppia più vicina è «{ $first }» con «{ $second }»: { $cause ->
        [fallen] non vale per una decisione del tavolo.
        [weak] il legame è troppo debole.
        [usage] si dicono insieme solo in inglese.
        [debatable] il legame è discutibile e senza un motivo.
       *[no-link] nessun legame noto.
    } Scegli un’altra carta, o per questa volta non giocarne.
    .title = Perché non la carta { $card }?
cx-refusal-k2-taken = Lì c’è la carta { $card }. Scegli uno spazio libero accanto alla rete.
    .title = Perché non lì?
cx-refusal-k2-apart = Lo spazio non tocca nessuna carta. Scegli uno spazio libero accanto alla rete.
    .title = Perché non lì?
cx-refusal-k2-no-turn = Comunque sia girata, lì la carta { $card } non ha un collegamento che vale. La coppia più vicina è «{ $first }» con «{ $second }»: { $cause ->
        [fallen] non vale per una decisione del tavolo.
        [weak] il legame è troppo debole.
        [usage] si dicono insieme solo in inglese.
        [debatable] il legame è discutibile e senza un motivo.
       *[no-link] nessun legame noto.
    } { $spaces ->
        [one] Va in { $spaces } altro spazio.
       *[other] Va in altri { $spaces } spazi.
    }
    .title = Perché non lì?
cx-refusal-k2-turn = Una carta si gira di 0, 1, 2 o 3 quarti.
    .title = Perché non girata così?
cx-refusal-e-off-table = Lo spazio è oltre il bordo: il tavolo ha { $size } × { $size } spazi, con 0,0 al centro.
    .title = Perché non lì?
cx-refusal-k3-no-link = L’arbitro non conosce nessun legame. Gira la carta o scegli un altro spazio.
    .title = Perché non «{ $first }» con «{ $second }»?
cx-refusal-k3-debatable = Per l’arbitro il legame è discutibile e senza un motivo. Gira la carta o scegli un altro spazio.
    .title = Perché non «{ $first }» con «{ $second }»?
cx-refusal-k3-weak = L’arbitro conosce un legame ({ $reason ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }), ma è troppo debole. Gira la carta o scegli un altro spazio.
    .title = Perché non «{ $first }» con «{ $second }»?
cx-refusal-k3-usage = Si dicono insieme solo in inglese, e nella lingua scelta per le parole non conta. Gira la carta o scegli un altro spazio.
    .title = Perché non «{ $first }» con «{ $second }»?
cx-refusal-j4-fallen = Per una decisione del tavolo questa coppia non vale. Gira la carta o scegli un altro spazio.
    .title = Perché non «{ $first }» con «{ $second }»?

## Perché no: rispondere e votare

cx-refusal-j2-no-vote = Nessun voto è in corso.
    .title = Perché non votare?
cx-refusal-j2-party = Il voto di chi ha giocato è «vale», quello di chi contesta è «non vale». Decidono gli altri.
    .title = Perché non votare?
cx-refusal-j2-voted = Hai votato, e i voti sono definitivi.
    .title = Perché non votare di nuovo?
cx-refusal-j4-ruled = { $ruling ->
        [stands] Per una decisione del tavolo questa coppia vale.
       *[falls] Per una decisione del tavolo questa coppia non vale.
    } Si può contestare solo una coppia senza decisione del tavolo.
    .title = Perché non contestare «{ $first }» e «{ $second }»?
cx-refusal-j5-against-waiting = Accanto a questo spazio una carta aspetta ancora le risposte. Scegli un altro spazio o aspetta.
    .title = Perché non lì?
cx-refusal-j5-no-spot = Accanto a ogni spazio c’è una carta che aspetta ancora le risposte degli altri. Aspetta o fai altro.
    .title = Perché non la carta { $card }?
cx-refusal-j5-own = A ciò che hai giocato rispondono gli altri.
    .title = Perché non rispondere?
cx-refusal-j5-nothing-waits = Nulla di quel giocatore aspetta una risposta.
    .title = Perché non rispondere?
cx-refusal-j5-said-fine = Per te ciò che { $seat } ha giocato va bene, e resta così.
    .title = Perché non rispondere di nuovo?
cx-refusal-j5-no-pair = { $pairs ->
        [one] Qui c’è { $pairs } coppia.
       *[other] Qui ci sono { $pairs } coppie. Scegline una.
    }
    .title = Perché non questa coppia?
cx-refusal-j5-vote-open = Prima viene il voto su «{ $first }» e «{ $second }».
    .title = Perché non adesso?
cx-refusal-j7-pending = Il tuo tentativo fallito è in attesa. Prima fai ricorso o accettalo.
    .title = Perché non adesso?
cx-refusal-j7-no-pending = Nessun tuo tentativo fallito è in attesa.
    .title = Perché non fare ricorso?
cx-refusal-j7-placer = Il tuo voto è che vale. Decidono gli altri.
    .title = Perché non votare?
cx-refusal-j7-not-here = Un ricorso così vuole una giuria e i collegamenti mostrati.
    .title = Perché non fare ricorso?
cx-refusal-j7-not-refused = L’arbitro accetta il collegamento. Gioca semplicemente la carta.
    .title = Perché non fare ricorso?
cx-refusal-j7-appealed = Hai già usato il tuo ricorso. Ce n’è uno per turno, o per round se si gioca tutti insieme.
    .title = Perché non fare ancora ricorso?
cx-refusal-j7-alone = Solo altre persone possono mettere in minoranza l’arbitro, e al tavolo non ce ne sono.
    .title = Perché non fare ricorso?
cx-refusal-j5-window = Ciò che { $seat } ha giocato aspetta gli altri. Si continua quando per tutti va bene.
    .title = Perché non adesso?
cx-refusal-j5-waiting = Ciò che hai giocato aspetta ancora gli altri. Fino ad allora puoi solo rispondere e votare.
    .title = Perché non adesso?

## Perché no: Classica, Senza fine, Solitario, Lampo

cx-refusal-c-not-here = In questo modo di giocare giochi una carta, o ne peschi una e poi la giochi o la tieni.
    .title = Perché non qui?
cx-refusal-c-drawn-only = La carta { $card } è pescata. Adesso puoi giocare solo quella; altrimenti tienila.
    .title = Perché non un’altra carta?
cx-refusal-c-drawn = La carta { $card } è pescata. Giocala o tienila.
    .title = Perché non adesso?
cx-refusal-c-nothing-drawn = In questo turno non hai pescato nessuna carta.
    .title = Perché non tenere?
cx-refusal-c-pile-empty = Il mazzo è vuoto. Gioca una carta o passa.
    .title = Perché non pescare?
cx-refusal-c-pile-left = { $left ->
        [one] Il mazzo ha ancora { $left } carta.
       *[other] Il mazzo ha ancora { $left } carte.
    } Gioca una carta o pescane una.
    .title = Perché non passare?
cx-refusal-s-not-here = Nel Solitario ogni carta si gioca o si mette da parte.
    .title = Perché non qui?
cx-refusal-q-not-here = Nel Lampo giochi carte, peschi, o dici «Senza mosse» quando il mazzo è vuoto.
    .title = Perché non qui?
cx-refusal-q-pile-empty = Il mazzo è vuoto. Gioca una carta o di’ «Senza mosse».
    .title = Perché non pescare?
cx-refusal-q-pile-left = { $left ->
        [one] Il mazzo ha ancora { $left } carta.
       *[other] Il mazzo ha ancora { $left } carte.
    } Gioca una carta o pescane una.
    .title = Perché non «Senza mosse»?
cx-refusal-q-stuck = Hai detto «Senza mosse». Finché la prossima carta non viene giocata, vale o torna in mano, puoi solo rispondere e votare.
    .title = Perché non adesso?

## Perché no: Quadrati

cx-refusal-4-not-here = Nei Quadrati prendi una carta, giochi carte nel tuo quadrato e ne restituisci; «Fatto» chiude un turno, «Passa» serve quando si gioca tutti insieme.
    .title = Perché non qui?
cx-refusal-4-take-first = Un turno comincia con una carta di uno dei quattro mazzi. Prima prendine una.
    .title = Perché non ancora?
cx-refusal-4-took = In questo turno hai preso la tua carta. Gioca carte, restituiscine una o di’ «Fatto».
    .title = Perché non prendere un’altra carta?
cx-refusal-4-returned = In questo turno hai restituito una carta. Resta solo «Fatto».
    .title = Perché non adesso?
cx-refusal-4-pile-empty = Il mazzo è vuoto. Scegline uno che ha carte.
    .title = Perché non prendere dal mazzo { $pile }?
cx-refusal-4-hand-full = Hai { $most } carte, comprese quelle giocate. Prima finisci un quadrato o restituisci una carta.
    .title = Perché non prendere un’altra carta?
cx-refusal-4-no-pile = I mazzi vanno da 1 a 4.
    .title = Perché non questo mazzo?
cx-refusal-4-no-place = Un quadrato ha i posti da 1 a 4, e una carta si gira da 0 a 3 quarti.
    .title = Perché non questo posto?
cx-refusal-4-place-taken = Lì c’è la carta { $card }. Scegli un altro posto del quadrato.
    .title = Perché non il posto { $place }?
cx-refusal-4-passed = Hai passato. Finché una carta non viene presa o restituita o un quadrato finito, puoi solo rispondere e votare.
    .title = Perché non adesso?

## Perché no: Ramino

cx-refusal-r-not-here = Nel Ramino peschi una carta, giochi carte nelle tue serie, ne rubi una e dici «Fatto».
    .title = Perché non qui?
cx-refusal-r-draw-first = Un turno comincia pescando. Prima pesca una carta.
    .title = Perché non ancora?
cx-refusal-r-drew = In questo turno hai pescato la tua carta. Gioca carte o di’ «Fatto».
    .title = Perché non pescare di nuovo?
cx-refusal-r-pile-empty = Il mazzo è vuoto. Gioca carte o di’ «Fatto».
    .title = Perché non pescare?
cx-refusal-r-stole = In questo turno hai rubato una carta, e più di una non si può.
    .title = Perché non rubare di nuovo?
cx-refusal-r-no-steal = Con il mazzo vuoto non si ruba.
    .title = Perché non rubare?
cx-refusal-r-own-run = Una carta si ruba da una serie avversaria.
    .title = Perché non rubare lì?
cx-refusal-r-no-line = { $lines ->
        [0] Lì non c’è ancora nessuna serie.
        [one] Lì c’è solo la serie { $lines }.
       *[other] Lì ci sono le serie da 1 a { $lines }.
    }
    .title = Perché non questa serie?
cx-refusal-r-short-run = { $length ->
        [one] La serie ha { $length } carta.
       *[other] La serie ha { $length } carte.
    } Si ruba solo da una serie di { $least } o più carte.
    .title = Perché non rubare da questa serie?

## Fine e provenienza dei punti

cx-end-full = Nessuno spazio libero del tavolo tocca più la rete.
cx-end-lives = Non resta nessuna vita.
cx-end-out = Una mano è vuota.
cx-end-quiet = Tutti i giocatori, uno dopo l’altro, hanno avuto un turno senza nulla di nuovo.
cx-end-stuck = Tutti sono senza mosse e nessuna carta è in attesa.
cx-end-solitaire = Tutto il set è stato giocato.
cx-end-quads = Qualcuno ha fatto quattro quadrati.
cx-end-taken = Sono state prese tante carte quante ne ha il set, senza un nuovo quadrato.
cx-source-links = collegamenti
cx-source-hands = rimaste in mano
cx-source-falls = non valgono
cx-source-collected = raccolte
cx-source-quads = quadrati
cx-source-runs = serie
cx-source-web = carte nella rete

## Opzioni

cx-option-way = Modo di giocare
cx-choice-way-classic = Classica
cx-choice-way-endless = Senza fine
cx-choice-way-solitaire = Solitario
cx-choice-way-quick = Lampo
cx-choice-way-quads = Quadrati
cx-choice-way-rummy = Ramino
cx-option-judge = Chi giudica
cx-choice-judge-referee = arbitro
cx-choice-judge-jury = giuria
cx-choice-judge-vote = voto
cx-choice-judge-trust = sulla fiducia
cx-option-find = Collegamenti
cx-choice-find-shown = mostrati
cx-choice-find-own = trova da te
cx-option-lives = Vite (0: senza limite)
cx-option-cards = Carte in gioco (0: tutto il set)
cx-option-turns = Turni nei Quadrati
cx-choice-turns-in_turn = a turno
cx-choice-turns-at_once = tutti insieme
cx-option-rounds = Round
cx-option-first_turns = Ogni giocatore ha un turno prima che un round finisca
cx-option-table = Misura del tavolo
cx-option-learners = Per chi impara: senza le carte di valore 5
cx-option-open_hands = Carte scoperte, per giocare insieme
cx-option-timer = Tempo per turno
cx-option-deck = Set di carte
cx-option-words = Lingua delle parole
cx-choice-words-en = inglese
cx-choice-words-th = thailandese
cx-choice-words-it = italiano
cx-choice-words-de = tedesco
cx-choice-words-fr = francese
cx-choice-words-es = spagnolo
cx-choice-words-any = la lingua di ciascuno
cx-option-rulings = Decisioni del tavolo già prese
cx-option-verdicts = Giudizi dell’arbitro

## Set di carte che non si possono usare

cx-content-text = Un set di carte è un testo con una carta per riga.
cx-content-size = Il set è troppo lungo. Si leggono al massimo { $most } caratteri.
cx-content-many = Il set ha più di { $most } carte. Togline alcune.
cx-content-few = { $cards ->
        [one] Il set ha { $cards } carta.
       *[other] Il set ha { $cards } carte.
    } Ne servono almeno { $least }.
cx-content-csv = La riga non è CSV: le virgolette non sono chiuse, o qualcosa le segue. Una carta è fatta di quattro parole e un valore, separati da virgole.
cx-content-toml = Il file non è un set di carte in TOML. Ogni carta è una tabella [[card]] con quattro «words» e un «value».
cx-content-fields = Una carta ha { $wanted } campi: quattro parole e il valore. { $found ->
        [one] Qui ce n’è { $found }.
       *[other] Qui ce ne sono { $found }.
    }
cx-content-column = La colonna «{ $column }» non è nota. Dopo il valore può esserci una colonna per lingua: { $known }.
cx-content-language = La colonna «{ $language }» ha { $found } invece di { $wanted } parole. Sono nell’ordine dei lati, separate da «/».
cx-content-same = «{ $word }» è due volte su questa carta. Una carta ha quattro parole diverse.
cx-content-word = «{ $word }» non può stare su una carta. Una parola comincia con una lettera e ha al massimo { $longest } caratteri.
cx-content-value = «{ $value }» non è un valore. È un numero da 1 a { $highest }.
cx-content-plays = Il set ha { $cards } carte. Su 1000 coppie di parole { $accepted } si collegano: si gioca bene da 40 a 60. Su 100 primi turni { $first } hanno una mossa possibile: si gioca bene da 75 a 95.
cx-content-judged = L’arbitro conosce { $known } parole su { $words }, perciò le partite cominciano con il voto; in solitario, sulla fiducia.
cx-content-strange = Il set ha { $cards } carte. L’arbitro conosce troppo poche delle sue parole per dire come si giocherà.
cx-content-translated = Parole in «{ $language }»: su { $cards } carte di { $all }.
cx-content-twice = «{ $word }» è già su un’altra carta, alla riga { $first }.
cx-content-unknown = L’arbitro non conosce la parola «{ $word }». Con questa parola si gioca con il voto o sulla fiducia.
cx-content-lonely = { $partners ->
        [one] «{ $word }» si collega solo con { $partners } parola del set.
       *[other] «{ $word }» si collega solo con { $partners } parole del set.
    }
cx-content-related = «{ $one }» e «{ $two }», sulla stessa carta, hanno un legame. Le quattro parole di una carta sono senza rapporto tra loro.

## Tipi di legame e giudizi

cx-kind-opposite = contrari
cx-kind-same = stessa cosa
cx-kind-is-a = è un tipo di
cx-kind-part = fa parte di
cx-kind-made = è di
cx-kind-said = si dicono insieme
cx-kind-family = stessa famiglia
cx-kind-property = caratteristica
cx-kind-found = si trovano insieme
cx-link-opposite = «{ $first }» è il contrario di «{ $second }»
cx-link-same = «{ $first }» e «{ $second }» sono la stessa cosa
cx-link-is-a = «{ $first }» è un tipo di «{ $second }»
cx-link-part = «{ $first }» fa parte di «{ $second }»
cx-link-made = «{ $first }» si fa con «{ $second }»
cx-link-said = «{ $first }» e «{ $second }» si dicono insieme
cx-link-family = «{ $first }» e «{ $second }» sono della stessa famiglia
cx-link-property = «{ $second }» si può dire di «{ $first }»
cx-link-found = «{ $first }» e «{ $second }» si trovano insieme
cx-verdict-clear = chiaro
cx-verdict-debatable = discutibile
cx-verdict-no = nessun legame noto
cx-verdict-unknown = non ancora noto

## L’immagine nel terminale

cx-draw-heading = { $way } · Round { $round } di { $rounds } · Carte nel mazzo: { $left }
cx-draw-turn = Tocca al posto { $seat }.
cx-draw-over = La partita è finita.
cx-told-laid = Il posto { $seat } gioca la carta { $card }: { $pairs }. { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
cx-told-joined = Il posto { $seat } gioca la carta { $card }: { $pairs }
cx-told-miss = Il posto { $seat } prova la carta { $card }, tentativo fallito: { $pairs }
cx-told-challenge = Il posto { $seat } contesta: { $pairs }
cx-told-appeal = Il posto { $seat } fa ricorso: { $pairs }
cx-told-ruling = Decisione del tavolo: { $pairs }
cx-draw-seat = Posto { $seat }: punti { $points }, mano { $cards }
cx-draw-known = (note: { $cards })
cx-draw-misses = tentativi falliti: { $misses }
cx-draw-lives = Vite rimaste: { $lives }
# The code of this language, for cards that have words in it
cx-draw-language = it
cx-draw-idle = (in attesa)
cx-draw-together = Somma di tutti: { $points }
cx-draw-solitaire = Carte nella rete: { $cards }, collegamenti: { $links }, perse: { $missed }
cx-draw-no-web = La rete è ancora vuota.
cx-draw-more = Carte della rete fuori vista: { $cards }
cx-draw-map = I numeri sono carte. «look X,Y» mostra la parte intorno a uno spazio.
cx-draw-top = In cima al mazzo:
cx-draw-pile = Mazzo { $pile } ({ $left })
cx-draw-quads = Posto { $seat }: quadrati { $quads }
cx-draw-line = Posto { $seat }, serie { $line }:
cx-draw-waits = Ciò che il posto { $seat } ha giocato aspetta risposte:
cx-draw-agree = va bene
cx-draw-pair = «{ $first }» + «{ $second }»: { $reason }
cx-draw-pair-debatable = { $link } (discutibile)
cx-draw-pair-weak = { $link } (troppo debole)
cx-draw-ruled-stands = «{ $first }» + «{ $second }»: vale (decisione del tavolo)
cx-draw-ruled-falls = «{ $first }» + «{ $second }»: non vale (decisione del tavolo)
cx-draw-answers = Va bene: { $fine } · Ancora nessuna risposta: { $unanswered }
cx-draw-vote = Il posto { $seat } contesta «{ $first }» e «{ $second }». Il collegamento vale?
cx-draw-vote-appeal = Voto sul ricorso del posto { $seat }: vale?
cx-draw-pending = Tentativo fallito del posto { $seat } con la carta { $card }, può fare ricorso:
cx-draw-appealed = Ricorso del posto { $seat } per la carta { $card }:
cx-draw-voted-stands = Posto { $seat }: vale
cx-draw-voted-falls = Posto { $seat }: non vale
cx-draw-voted-abstain = Posto { $seat }: astensione
cx-draw-hand = La tua mano:
cx-draw-hand-empty = La tua mano è vuota.
cx-draw-drawn = La carta { $card } è pescata. Giocala o tienila.
cx-draw-choose-spot = La carta { $card } è scelta. Scegli uno spazio, per esempio «at 1,0».
cx-draw-choose-turn = La carta { $card } va in { $x },{ $y }. Girala: da «turn 0» a «turn 3».
cx-draw-choose-place = La carta { $card } è scelta: «lay { $card } in 1 turn 0» o «return { $card } 1».
cx-draw-choose-line = La carta { $card } è scelta: «lay { $card } new turn 0» o «lay { $card } right 1 turn 0».
cx-draw-round-over = Il round { $round } è finito. { $reason }
cx-draw-left = Posto { $seat }: punti { $points }, rimaste in mano: { $cards }

## Come scrivere

cx-help =
    Una carta si indica con il numero nell’angolo, uno spazio con x,y come nell’immagine.
    Si gioca in tre passi:
      card 12: scegli una carta della mano
      at 1,0: scegli lo spazio
      turn 1: gioca la carta, girata in senso orario da 0 a 3 quarti
      lay 12 at 1,0 turn 1: i tre passi in una riga
    back: rimetti a posto la carta scelta
    because said: aggiungi un motivo: opposite, same, is-a, part, made, said, family, property, found
    Classica, Senza fine: «draw» pesca, poi gioca la carta o «keep»; «pass» con il mazzo vuoto
    Solitario: «aside» mette da parte la carta
    Lampo: «draw» pesca; «stuck» con il mazzo vuoto
    Quadrati: dopo «card 12» si continua in un passo
      take 2: prendi la carta in cima al mazzo 2
      lay 12 in 3 turn 1: gioca la carta nel posto 3 del quadrato
      return 12 4: restituisci la carta al mazzo 4
      done: chiudi il turno; tutti insieme: «pass»
    Ramino: dopo «card 12» si continua in un passo
      draw: pesca una carta
      lay 12 new turn 0: comincia una nuova serie
      lay 12 left 1 turn 0, lay 12 right 1 turn 0: gioca la carta a un capo della serie 1
      steal 1 2 left: ruba la carta a sinistra della serie 2 del posto 1
      done: chiudi il turno
    Con il voto: «fine» e «challenge» con i numeri dell’immagine, poi «stands», «falls» o «abstain»
    look: una mappa di tutta la rete; look 3,-2: la parte intorno a quello spazio
    rulings: le decisioni del tavolo; rulings my-rulings.txt le salva, per «--option rulings=@my-rulings.txt»
    Dopo un tentativo fallito: «appeal» o «accept»

## Perché una mossa conviene

cx-card-words = «{ $words }»
cx-hint-because = Il tipo di legame si può dire prima di giocare la carta.
cx-hint-back = La carta non ha nessuno spazio buono: rimettila a posto.
cx-hint-pass = Nessuna carta va bene: passa e tieni la mano.
cx-hint-done = Quello che serve è fatto: finisci il turno.
cx-hint-fine = Il collegamento ha senso: vale.
cx-hint-appeal = Forse gli altri vedono il collegamento che l’arbitro non conosce.
cx-hint-accept = L’arbitro ha ragione.
cx-hint-falls = Il legame è troppo debole: non vale.
cx-hint-abstain = Il legame è dubbio: meglio astenersi.
cx-hint-challenge = Il legame tra «{ $first }» e «{ $second }» è troppo debole: contestalo.
cx-hint-steal = La carta { $card } sta bene in una tua serie: rubala.
cx-hint-run = La carta { $card } entra in una serie: il suo valore di { $value } conta per te e non contro di te.
cx-hint-pairs = Collega { $pairs } carte insieme, × { $factor }: { $points } punti.
cx-hint-several = Collega { $pairs } carte insieme.
cx-hint-fits = La carta { $card } va bene qui.
cx-hint-link =
    «{ $first }» e «{ $second }» si collegano: { $kind ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }.
cx-hint-link-points =
    «{ $first }» e «{ $second }» si collegano ({ $kind ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }) per { $points } punti.
cx-hint-return = La carta { $card } ti serve poco e copre il mazzo { $pile }.
cx-hint-take-quad = La carta { $card } completa un quadrato.
cx-hint-take = La carta { $card } è quella che va meglio con la tua mano, collegamenti: { $links }.
cx-hint-take-later = La carta { $card } è quella che promette di più per i prossimi quadrati.
cx-hint-draw-top = La carta { $card } in cima al mazzo si può giocare per { $points } punti, e la tua mano resta.
cx-hint-draw = Una carta nuova promette più di quelle in mano.
cx-hint-spare = La carta { $card } va poco con la tua mano: restituiscila.
cx-hint-quad = La carta { $card } fa parte di un quadrato da { $points } punti.
cx-hint-keep = Tieni la carta { $card } per uno spazio migliore.
cx-hint-aside = La carta { $card } chiuderebbe spazi buoni: mettila da parte.
