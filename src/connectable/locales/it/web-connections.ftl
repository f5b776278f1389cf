# Connections on the web: table, prompts, votes, log.

## Where one is, seats

cx-web-where-rounds = { $way }, round { $round } di { $rounds }
cx-web-where-round = { $way }, un round
cx-web-where-rounds-own = { $way }, round { $round } di { $rounds }, trova da te
cx-web-where-round-own = { $way }, un round, trova da te
cx-web-players = Giocatori
cx-web-left-in-hand = Carte rimaste in mano
cx-web-quads-made = Quadrati fatti
cx-web-quads-of = Quadrati: { $made } su 4
cx-web-together = Tutti insieme: { $points }
cx-web-open-hands = Carte scoperte
cx-web-seat-cards = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
cx-web-seat-moves = { $cards ->
        [one] di turno, { $cards } carta
       *[other] di turno, { $cards } carte
    }
cx-web-seat-waits = { $cards ->
        [one] aspetta risposte, { $cards } carta
       *[other] aspetta risposte, { $cards } carte
    }
cx-web-seat-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
cx-web-seat-away = non c’è
cx-web-seat-challenges = contesta
cx-web-seat-challenged = contestazione in corso
cx-web-seat-appeals = fa ricorso
cx-web-seat-misses = { $doing }, { $misses ->
    [one] { $misses } tentativo fallito
   *[other] { $misses } tentativi falliti
}
cx-web-seat-votes = vota
cx-web-seat-voted = ha votato
cx-web-seat-stuck = senza mosse
cx-web-seat-passed = ha passato
cx-web-note-classic = Con la prima mano vuota, agli altri resta un turno.
cx-web-note-endless = Ogni carta vale la semplice somma.
cx-web-note-solitaire = La rete più grande possibile.
cx-web-note-quick = Senza turni. La prima mano vuota chiude il round.
cx-web-note-quads = Quattro quadrati chiudono il round.
cx-web-note-rummy = Contano i valori nelle serie; quelli in mano si tolgono.
cx-web-note-own = Nessuno spazio è segnato.
cx-web-judged-referee = Giudica l’arbitro.
cx-web-judged-jury = Prima decide l’arbitro; le persone hanno l’ultima parola.
cx-web-judged-vote = Si decide con un voto. In parità decide l’arbitro.
cx-web-judged-trust = Vale tutto.
cx-web-last-moves = Ultime mosse

## The table and its cards

cx-web-table = Tavolo
cx-web-web = { $cards ->
        [one] Rete di { $cards } carta
       *[other] Rete di { $cards } carte
    }
cx-web-zoom-in = Ingrandisci
cx-web-zoom-out = Rimpicciolisci
cx-web-zoom-all = Mostra tutto
cx-web-map = Mappa di tutta la rete
cx-web-outside = Guarda più { $side ->
    [north] in alto
    [east] a destra
    [south] in basso
   *[west] a sinistra
}, carte: { $cards }
cx-web-card = { $words }; valore { $value }
cx-web-laid = Nord { $north }, est { $east }, sud { $south }, ovest { $west }; valore { $value }
cx-web-laid-joined = { $card }; collegata: { $joined }
cx-web-joined = { $pair }: { $why }
cx-web-rivet = Perché: { $why }
cx-web-on-trust = sulla fiducia
cx-web-hand-card = Carta { $place }: { $words }; valore { $value }
cx-web-pair = { $first } + { $second }
cx-web-sides = { $sides ->
        [one] { $sides } lato
       *[other] { $sides } lati
    }
cx-web-spot = Spazio { $x }, { $y }; lati: { $sides }; { $pairs }
cx-web-spot-no = Spazio { $x }, { $y }; la carta non va; lati: { $sides }; { $pairs }
cx-web-where-fits = Dove va: { $spots }
cx-web-beside = accanto a { $words }
cx-web-lens = Lente: { $pairs }
cx-web-tag-misfit = non così
cx-web-tag-try = { $pairs ->
    [one] { $pairs } coppia da tentare
   *[other] { $pairs } coppie da tentare
}
cx-web-tag-pairs = { $pairs ->
        [one] { $pairs } coppia
       *[other] { $pairs } coppie
    }
cx-web-tag-points = { $pairs ->
        [one] { $pairs } coppia, +{ $points }
       *[other] { $pairs } coppie, +{ $points }
    }
cx-web-points = { $points ->
        [one] punto
       *[other] punti
    }
cx-web-links = { $pairs }: { $links ->
        [one] un collegamento
       *[other] { $links } collegamenti
    }

## Hand, piles, acts

cx-web-hand = La tua mano
cx-web-hand-empty = La tua mano è vuota.
cx-web-watching = Stai guardando
cx-web-drawn = pescata
cx-web-pile-left = Mazzo: { $left }
cx-web-pile-open = Mazzo { $pile }, carte: { $left }; in cima: { $words }; valore { $value }
cx-web-pile-closed = Mazzo coperto { $pile }, carte: { $left }
cx-web-pile-empty = Il mazzo { $pile } è vuoto; carte: { $left }
cx-web-four-piles = Quattro mazzi scoperti
cx-web-turn = Gira
cx-web-place = Gioca qui
cx-web-try = Prova qui
cx-web-try-elsewhere = Prova altrove
cx-web-appeal-here = Gioca e fai ricorso
cx-web-if-holds = Se regge:
cx-web-after-vote = Dopo il voto
cx-web-not-your-turn = Non ancora
cx-web-put-back = Rimetti a posto
cx-web-undo = Annulla
cx-web-not-yet = Non ancora
cx-web-reason = Motivo
cx-web-no-reason = Senza motivo
cx-web-act-draw = Pesca, restano { $left }
cx-web-act-keep = Tieni
cx-web-act-pass = Passa
cx-web-act-aside = Da parte
cx-web-act-stuck = Senza mosse
cx-web-act-done = Fatto
cx-web-act-appeal = Fai ricorso
cx-web-act-accept = Accetta
cx-web-confirm-draw = Pesca
cx-web-confirm-keep = Tieni
cx-web-confirm-pass = Passa
cx-web-confirm-aside = Metti da parte
cx-web-confirm-stuck = Senza mosse
cx-web-confirm-done = Fatto
cx-web-confirm-appeal = Fai ricorso
cx-web-confirm-accept = Accetta
cx-web-confirm-take = Prendi
cx-web-confirm-steal = Ruba

## What to do now

cx-web-do-over = La partita è finita.
cx-web-do-dealing = Si danno le carte.
cx-web-do-vote = «{ $first }» e «{ $second }» si collegano?
cx-web-do-vote-wait = Si vota: { $names }. Puoi progettare, non giocare.
cx-web-do-own-wait = La tua giocata aspetta { $names }.
cx-web-do-answer = Va bene, o contesta una coppia.
cx-web-do-missed = L’arbitro non accetta «{ $first }» e «{ $second }». Fai ricorso o accetta il tentativo fallito.
cx-web-do-window = Si aspetta la risposta di { $names }.
cx-web-do-stuck = Sei senza mosse finché la rete non cambia.
cx-web-do-passed = Hai passato. Aspetti che succeda qualcosa.
cx-web-do-turn = Tocca a { $name }.
cx-web-do-wait = In attesa: { $names }.
cx-web-do-confirm = Niente conta finché non confermi.
cx-web-do-misfit = Così non va. Gira ancora.
cx-web-do-place = Gioca la carta o girala.
cx-web-do-try = Nessuno dice prima se regge. Gira la carta o prova.
cx-web-do-appeal = L’arbitro non l’accetta così. Gira la carta, o giocala e fai ricorso.
cx-web-do-where-web = Scegli uno spazio tratteggiato per «{ $first }» e «{ $second }».
cx-web-do-where-own = Trascina «{ $first }» e «{ $second }» sulla rete, o tocca uno spazio accanto.
cx-web-do-where-quads = Scegli uno spazio del quadrato, o un mazzo per restituire «{ $first }» e «{ $second }».
cx-web-do-where-rummy = Scegli un’estremità delle tue file, o una fila nuova, per «{ $first }» e «{ $second }».
cx-web-do-classic = Scegli una carta o pesca.
cx-web-do-draw = Nessuna tua carta va. Pesca.
cx-web-do-drawn = Gioca la carta pescata o tienila.
cx-web-do-keep = La carta pescata non va. Tienila.
cx-web-do-pass-or = Il mazzo è vuoto. Scegli una carta o passa.
cx-web-do-pass = Il mazzo è vuoto e nessuna carta va. Passa.
cx-web-do-aside = Non va da nessuna parte. Mettila da parte.
cx-web-do-quick = Tocca una carta, poi uno spazio: è subito giocata.
cx-web-do-quick-empty = Il mazzo è vuoto. Gioca una carta o di’ che sei senza mosse.
cx-web-do-quads-fresh = Prendi la carta in cima a un mazzo.
cx-web-do-quads-laying = Gioca carte nel quadrato, rendine una, o di’ «fatto».
cx-web-do-quads-returned = Hai restituito una carta. Di’ «fatto».
cx-web-do-quads-free = Prendi, gioca o rendi carte; passa per fermarti.
cx-web-do-rummy-draw = Pesca una carta.
cx-web-do-rummy = Scegli una carta, ruba una carta in fondo a una serie, o di’ «fatto».

## Challenge and vote

cx-web-challenge = Contestazione
cx-web-challenges = { $challenger } contesta { $placer }
cx-web-appeals = { $placer } fa ricorso
cx-web-challenge-pair = Contesta { $pair }
cx-web-vote-rests = Niente carte giocate o pescate fino alla fine del voto.
cx-web-laid-because = Giocata di { $name }. Motivo: { $reason }.
cx-web-referee-clear = L’arbitro conosce questo legame
cx-web-referee-debatable = Per l’arbitro è discutibile
cx-web-referee-weak = Per l’arbitro il legame è troppo debole
cx-web-referee-no = L’arbitro non conosce legami
cx-web-referee-unknown = La parola dell’arbitro non è ancora nota
cx-web-referee-none = { $first } + { $second }
cx-web-referee = L’arbitro
cx-web-referee-why = { $word }: { $kind }.
cx-web-referee-said = { $word }.
cx-web-referee-usage = Si dicono insieme in una sola lingua, e qui non conta.
cx-web-held-title = Sopra uno spazio libero
cx-web-held-pair = «{ $own }» con «{ $other }», { $side ->
    [0] sopra
    [1] a destra
    [2] sotto
   *[3] a sinistra
}
cx-web-held-all = { $pairs ->
    [one] La coppia deve reggere.
   *[other] Tutte le { $pairs } coppie devono reggere.
} Nessuno lo dice prima che provi.
cx-web-held-sum = Se reggono: { $sum } = { $points } punti.
cx-web-miss-title = { $pairs ->
    [one] Tentativo fallito
   *[other] Tentativo fallito: { $failed } coppie su { $pairs }
}
cx-web-miss-of = { $pairs ->
    [one] Tentativo fallito di { $name }
   *[other] Tentativo fallito di { $name }: { $failed } coppie su { $pairs }
}
cx-web-not-accepted = Non accettata.
cx-web-holds = regge
cx-web-tries-left = { $left ->
    [one] { $left } tentativo rimasto in questo turno
   *[other] { $left } tentativi rimasti in questo turno
}
cx-web-tries-left-card = { $left ->
    [one] { $left } tentativo rimasto con questa carta
   *[other] { $left } tentativi rimasti con questa carta
}
cx-web-lives-left = { $left ->
    [one] { $left } vita rimasta
   *[other] { $left } vite rimaste
}
cx-web-miss-back = La carta torna in mano, nessun punto.
cx-web-miss-aside = Terzo tentativo fallito: la carta è da parte.
cx-web-miss-may-appeal = Puoi fare ricorso: gli altri votano e l’arbitro ha un voto. La parità non basta.
cx-web-miss-thinks = { $name } può fare ricorso o provare altrove.
cx-web-miss-cost-classic = Il terzo tentativo fallito di un turno fa pescare una carta e lo chiude.
cx-web-miss-cost-endless = Il terzo tentativo fallito di un turno toglie il valore della carta e lo chiude.
cx-web-miss-cost-quads = Il terzo tentativo fallito di un turno toglie il valore della carta e il quadrato incompiuto torna in mano.
cx-web-miss-cost-rummy = Il terzo tentativo fallito di un turno fa pescare una carta e lo chiude.
cx-web-miss-cost-quick = Ogni tentativo fallito fa pescare la prima carta.
cx-web-miss-cost-at-once = Ogni tentativo fallito toglie il valore della sua carta.
cx-web-miss-cost-solitaire = Al terzo tentativo fallito con una carta, la si mette da parte.
cx-web-miss-cost-lives = Ogni tentativo fallito costa una vita.
cx-web-jury-title = Il tavolo ha votato
cx-web-stamp-stands = vale { $stands }:{ $falls }
cx-web-stamp-falls = non vale { $stands }:{ $falls }
cx-web-jury-scores = { $points ->
    [one] La carta resta e fa { $points } punto.
   *[other] La carta resta e fa { $points } punti.
}
cx-web-jury-lies = Ciò che è stato giocato resta.
cx-web-jury-back = Ciò che è stato giocato torna in mano, nessun punto.
cx-web-jury-ruling = «{ $first }» e «{ $second }»: decisione del tavolo per questa partita.
cx-web-vote-stands = vale
cx-web-vote-falls = non vale
cx-web-vote-abstain = si astiene
cx-web-vote-open = …
cx-web-vote-you = tu?
cx-web-stands = Vale
cx-web-falls = Non vale
cx-web-abstain = Astieniti
cx-web-seconds = { $seconds } s
cx-web-your-word = Si aspetta la tua parola
cx-web-none-waits = Niente aspetta la tua risposta
cx-web-laid-by = Giocata di { $name }
cx-web-fine = Va bene
cx-web-group-fine = { $name } ha messo { $pairs }. Qualcuno contesta?
cx-web-ruled-stands = vale per decisione del tavolo
cx-web-ruled-falls = non vale per decisione del tavolo

## The end of a round

cx-web-round-over = Round { $round } finito
cx-web-left-over = { $cards ->
        [one] { $cards } carta in mano
       *[other] { $cards } carte in mano
    }
cx-web-round-best = Miglior giocata: { $name }, +{ $points }.
cx-web-round-line = Fila più lunga: { $cards } carte.
cx-web-go-on = Avanti

## Quads

cx-web-your-quads = I tuoi quadrati
cx-web-quad = Il quadrato di { $name }
cx-web-quad-of = Quadrato: { $words }
cx-web-quad-laid = Spazio { $place }: { $words }; valore { $value }
cx-web-quad-place = Spazio { $place }, libero; lati: { $sides }; { $pairs }

## Rummy

cx-web-your-turn = Tocca a te
cx-web-no-lines = { $name }: ancora nessuna serie
cx-web-own-lines = { $lines ->
        [one] { $name }: { $lines } fila
       *[other] { $name }: { $lines } file
    }
cx-web-lines-open = { $lines ->
        [one] { $name }: { $lines } serie, si può rubare in fondo
       *[other] { $name }: { $lines } serie, si può rubare in fondo
    }
cx-web-lines-safe = { $lines ->
        [one] { $name }: { $lines } serie al sicuro
       *[other] { $name }: { $lines } serie al sicuro
    }
cx-web-new-line = Nuova fila
cx-web-line-end = { $end ->
        [left] Estremità sinistra
       *[other] Estremità destra
    } della fila { $line }
cx-web-steal = ruba questa
cx-web-steal-card = Ruba: { $card }
cx-web-safe-card = Ora non si ruba: { $card }
cx-web-step-draw = { $left ->
        [one] Pesca dal mazzo coperto, resta { $left } carta.
       *[other] Pesca dal mazzo coperto, restano { $left } carte.
    }
cx-web-step-drawn = Pescata; carte nel mazzo coperto: { $left }.
cx-web-step-lay = Gioca serie di tre o più carte, o allunga le tue.
cx-web-step-steal = Puoi rubare una carta in fondo a una serie.
cx-web-step-short = Le file di meno di tre carte tornano in mano quando dici «fatto».

## Solitaire

cx-web-in-web = nella rete
cx-web-aside = da parte
cx-web-to-come = ancora
cx-web-card-of = Carta { $card } di { $cards }

## The move log

cx-web-told-lay-web = { $name } gioca una carta.
cx-web-told-lay-quad = { $name } gioca una carta nel quadrato.
cx-web-told-lay-line = { $name } gioca una carta in una fila.
cx-web-told-words-web = { $name } gioca «{ $words }».
cx-web-told-words-quad = { $name } gioca «{ $words }» nel quadrato.
cx-web-told-words-line = { $name } gioca «{ $words }» in una fila.
cx-web-told-words-points = { $points ->
    [one] { $name } gioca «{ $words }» per { $points } punto.
   *[other] { $name } gioca «{ $words }» per { $points } punti.
}
cx-web-told-draw = { $name } pesca.
cx-web-told-card = { $name } sceglie «{ $words }».
cx-web-told-at = { $name } sceglie lo spazio accanto a «{ $words }».
cx-web-told-back = { $name } rimette a posto la carta.
cx-web-review-lay = { $name } gioca «{ $words }»: { $pairs }.
cx-web-review-new = { $name } inizia una fila con «{ $words }».
cx-web-review-take = { $name } prende «{ $words }» dal mazzo { $pile }.
cx-web-review-steal = { $name } ruba «{ $words }» a { $other }.
cx-web-told-keep = { $name } tiene la carta.
cx-web-told-pass = { $name } passa.
cx-web-told-aside = { $name } mette da parte la carta.
cx-web-told-stuck = { $name } è senza mosse.
cx-web-told-done = { $name } ha finito.
cx-web-told-take = { $name } prende dal mazzo { $pile }.
cx-web-told-return = { $name } rende una carta al mazzo { $pile }.
cx-web-told-steal = { $name } ruba una carta a { $other }.
cx-web-told-fine = { $name }: va bene ({ $other }).
cx-web-told-challenge = { $name } contesta { $other }.
cx-web-told-appeal = { $name } fa ricorso.
cx-web-told-accept = { $name } accetta il tentativo fallito.
cx-web-told-missed = Tentativo fallito di { $name }: «{ $first }» e «{ $second }» non sono accettati.
cx-web-told-stands = { $name }: vale.
cx-web-told-falls = { $name }: non vale.
cx-web-told-ruling-stands = «{ $first }» e «{ $second }» valgono: { $challenger } contesta invano.
cx-web-told-ruling-falls = «{ $first }» e «{ $second }» non valgono: { $challenger } contesta a ragione.
cx-web-told-appeal-stands = «{ $first }» e «{ $second }» valgono: il ricorso di { $placer } riesce.
cx-web-told-appeal-falls = «{ $first }» e «{ $second }» non valgono: il ricorso di { $placer } non riesce.
cx-web-told-abstain = { $name } si astiene.

## The first game

## After the game
cx-web-best = La carta che ha reso di più
cx-web-rulings = Decisioni del tavolo
cx-web-rulings-save = Salva le decisioni del tavolo
cx-web-rulings-keep = Tieni per la prossima partita
cx-web-rulings-kept = { $rulings ->
    [one] { $rulings } decisione del tavolo conservata in questo browser.
   *[other] { $rulings } decisioni del tavolo conservate in questo browser.
}
cx-web-rulings-room = { $rulings ->
    [one] { $rulings } decisione del tavolo conservata per questa stanza.
   *[other] { $rulings } decisioni del tavolo conservate per questa stanza.
}
cx-web-rulings-use = Gioca con le nostre decisioni
cx-web-poster = La rete come poster
cx-web-poster-note = Un’immagine della rete finita, con tutte le parole, da stampare o condividere.
cx-web-poster-save = Salva il poster

## La prima partita e i consigli
cx-web-guide-aim = Gioca le carte in modo che le parole a contatto si colleghino: stanno bene insieme, sono opposte, una è un tipo dell’altra. Più lati unisce una carta, più vale; vince chi ha più punti.
    .title = Lo scopo
    .try = Prendi la carta con «{ $word }».
cx-web-guide-spot = Qui tocca due carte: { $pairs }. Entrambe le coppie si collegano.
    .title = Uno spazio che ne unisce due
    .try = Tocca lo spazio segnato.
cx-web-guide-place = I valori delle tre carte si sommano e si raddoppiano, perché si toccano due lati. Tre lati valgono il triplo, quattro dieci volte.
    .title = Due lati, punti doppi
    .try = Gioca la carta.
cx-web-mark-aim = Gioca le carte in modo che le parole a contatto si colleghino. Più lati unisce una carta, più vale. Dopo l’ultimo round vince chi ha più punti.
    .title = Lo scopo
cx-web-mark-endless = Gioca le carte in modo che le parole a contatto si colleghino; una carta vale la somma di ciò che tocca. Il tavolo ha dei bordi: finisce quando non va più niente.
    .title = Lo scopo
cx-web-mark-solitaire = Carta dopo carta: gioca ognuna dove le sue parole si collegano, o mettila da parte. Più grande è la rete, meglio è.
    .title = Lo scopo
cx-web-mark-quick = Tutti insieme: liberati delle tue carte. Ognuna deve collegarsi alla rete, e gli altri possono contestare.
    .title = Lo scopo
cx-web-mark-quads = Costruisci quadrati di quattro carte in cui tutte e quattro le coppie si collegano. Ognuno vale quattro volte i suoi valori.
    .title = Lo scopo
cx-web-mark-rummy = Gioca file di tre o più carte le cui parole a contatto si collegano. Quello che resta in mano si toglie.
    .title = Lo scopo
cx-web-mark-own = Nessuno spazio è segnato: trova tu i collegamenti. Una coppia che non va è un tentativo fallito; dopo tre il turno finisce.
    .title = Trova da te
cx-web-mark-two = Uno spazio che tocca due carte raddoppia la somma, se entrambe le coppie si collegano.
    .title = Uno spazio con due lati
cx-web-mark-draw = Se niente va, prendi la carta in cima: giocala subito o tienila. Quello che resta in mano alla fine si toglie.
    .title = Puoi pescare
cx-web-mark-appeal = L’arbitro non conosce questo collegamento. Fai ricorso e gli altri votano; oppure accetta e prova altrove.
    .title = Puoi fare ricorso
cx-web-mark-vote = Le due parole hanno senso insieme? Decidi con gli altri.
    .title = Si chiede il tuo parere

## Che cosa sono le cose
cx-ask-name-card = Carta di parole
cx-ask-card = Quattro parole e un valore; si può girare, e ogni parola che ne tocca un’altra deve collegarsi.
cx-ask-name-value = Valore della carta
cx-ask-value = Da 1 a 5 punti: più è difficile collegare le parole, più vale; in mano costa altrettanto.
cx-ask-name-rivet = Rivetto
cx-ask-rivet = Unisce due parole che si collegano; se è aperto aspetta ancora il parere degli altri.
cx-ask-name-spot = Spazio libero
cx-ask-spot = Una carta va qui se ogni lato a contatto si collega; due lati raddoppiano la somma, tre la triplicano, quattro valgono dieci volte.
cx-ask-name-pile = Mazzo
cx-ask-pile = Le carte ancora da pescare; il numero dice quante.
cx-ask-name-points = Punti
cx-ask-points = Le somme di tutte le giocate finora; le carte in mano si tolgono a fine round.
cx-web-key-card = prendere quella carta della mano
cx-web-key-turn = girare la carta
cx-rules-aim = Gioca le carte in modo che le parole a contatto si colleghino, e unisci più lati che puoi; vince chi ha più punti.
cx-rules-minute = Nel gioco classico hai cinque carte. A turno ne giochi una accanto alla rete, girata come vuoi: ogni coppia di parole a contatto deve avere senso. Segni i valori della carta e di tutte quelle che tocca, doppi con due lati, tripli con tre, dieci volte con quattro. Se niente va, pesca. La prima mano vuota dà a tutti un ultimo turno; ciò che resta in mano si toglie. L’arbitro, gli altri o entrambi dicono se una coppia si collega.
