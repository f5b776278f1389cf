# Connections on the web: table, prompts, votes, log.

## Where one is, seats

cx-web-where-rounds = { $way }, round { $round } di { $rounds }
cx-web-where-round = { $way }, un round
cx-web-players = Giocatori
cx-web-left-in-hand = Carte rimaste in mano
cx-web-quads-made = Quadrati fatti
cx-web-quads-of = Quadrati: { $made } su 4
cx-web-together = Tutti insieme: { $points }
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
cx-web-judged-referee = Giudica l’arbitro.
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
cx-web-card = { $words }; valore { $value }
cx-web-laid = Nord { $north }, est { $east }, sud { $south }, ovest { $west }; valore { $value }
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
cx-web-confirm-draw = Pesca
cx-web-confirm-keep = Tieni
cx-web-confirm-pass = Passa
cx-web-confirm-aside = Metti da parte
cx-web-confirm-stuck = Senza mosse
cx-web-confirm-done = Fatto
cx-web-confirm-take = Prendi
cx-web-confirm-steal = Ruba

## What to do now

cx-web-do-over = La partita è finita.
cx-web-do-dealing = Si danno le carte.
cx-web-do-vote = «{ $first }» e «{ $second }» si collegano?
cx-web-do-vote-wait = Si vota: { $names }. Puoi progettare, non giocare.
cx-web-do-own-wait = La tua giocata aspetta { $names }.
cx-web-do-answer = Va bene, o contesta una coppia.
cx-web-do-window = Devono rispondere: { $names }.
cx-web-do-stuck = Sei senza mosse finché la rete non cambia.
cx-web-do-passed = Hai passato. Aspetti che succeda qualcosa.
cx-web-do-turn = Tocca a { $name }.
cx-web-do-wait = In attesa: { $names }.
cx-web-do-confirm = Niente conta finché non confermi.
cx-web-do-misfit = Così non va. Gira ancora.
cx-web-do-place = Gioca la carta o girala.
cx-web-do-where-web = Scegli uno spazio tratteggiato per «{ $first }» e «{ $second }».
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
cx-web-challenge-pair = Contesta { $pair }
cx-web-vote-rests = Niente carte giocate o pescate fino alla fine del voto.
cx-web-laid-because = Giocata di { $name }. Motivo: { $reason }.
cx-web-referee-clear = L’arbitro conosce questo legame
cx-web-referee-debatable = Per l’arbitro è discutibile
cx-web-referee-no = L’arbitro non conosce legami
cx-web-referee-link = { $first } + { $second }: { $kind }
cx-web-referee-none = { $first } + { $second }
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
cx-web-laid-by = Giocata di { $name }
cx-web-fine = Va bene
cx-web-ruled-stands = vale per decisione del tavolo
cx-web-ruled-falls = non vale per decisione del tavolo

## The end of a round

cx-web-round-over = Round { $round } finito
cx-web-left-over = { $cards ->
        [one] { $cards } carta in mano
       *[other] { $cards } carte in mano
    }
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
        [left] Inizio
       *[other] Fine
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
cx-web-told-draw = { $name } pesca.
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
cx-web-told-stands = { $name }: vale.
cx-web-told-falls = { $name }: non vale.
cx-web-told-abstain = { $name } si astiene.

## The first game

cx-web-guide-hand = Ogni carta ha quattro parole. Dove va bene, il tavolo mostra uno spazio tratteggiato: le parole a contatto devono collegarsi.
    .title = Queste sono le tue carte
    .try = Tocca una carta, poi uno spazio tratteggiato.
cx-web-guide-place = La somma mostra quanto vale la giocata. La carta si può girare, se le parole vanno bene.
    .title = Ancora non conta
    .try = Girala se vuoi, poi giocala.
cx-web-guide-sides = Uno spazio con due lati raddoppia la somma, con tre la triplica, con quattro vale dieci volte.
    .title = Più lati, più punti
    .try = Aspetta il tuo prossimo turno.
cx-web-guide-pile = Se niente va, pesca la carta in cima: giocala subito o tienila. Quello che resta in mano alla fine si toglie.
    .title = Il mazzo è scoperto
    .try = Gioca una carta o pesca.

## After the game
cx-web-best = La carta che ha reso di più
cx-web-rulings = Decisioni del tavolo
cx-web-rulings-save = Salva le decisioni del tavolo
