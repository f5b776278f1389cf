# Connections on the web: table, prompts, votes, log.

## Where one is, seats

cx-web-where-rounds = { $way }, Runde { $round } von { $rounds }
cx-web-where-round = { $way }, eine Runde
cx-web-players = Am Tisch
cx-web-left-in-hand = Karten auf der Hand
cx-web-quads-made = Fertige Vierer
cx-web-quads-of = Vierer: { $made } von 4
cx-web-together = Alle zusammen: { $points }
cx-web-seat-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
cx-web-seat-moves = { $cards ->
        [one] am Zug, { $cards } Karte
       *[other] am Zug, { $cards } Karten
    }
cx-web-seat-waits = { $cards ->
        [one] wartet auf Antworten, { $cards } Karte
       *[other] wartet auf Antworten, { $cards } Karten
    }
cx-web-seat-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cx-web-seat-away = nicht da
cx-web-seat-challenges = zweifelt an
cx-web-seat-challenged = wird angezweifelt
cx-web-seat-votes = stimmt ab
cx-web-seat-voted = hat abgestimmt
cx-web-seat-stuck = kommt nicht weiter
cx-web-seat-passed = hat gepasst
cx-web-note-classic = Die erste leere Hand gibt allen anderen noch einen Zug.
cx-web-note-endless = Jede Karte zählt die einfache Summe.
cx-web-note-solitaire = Ein möglichst großes Wortnetz.
cx-web-note-quick = Ohne Züge. Die erste leere Hand beendet die Runde.
cx-web-note-quads = Vier Vierer beenden die Runde.
cx-web-note-rummy = Werte in Reihen zählen, Werte auf der Hand werden abgezogen.
cx-web-judged-referee = Es entscheidet der Schiedsrichter.
cx-web-judged-vote = Es wird abgestimmt. Bei Gleichstand entscheidet der Schiedsrichter.
cx-web-judged-trust = Alles gilt.
cx-web-last-moves = Letzte Züge

## The table and its cards

cx-web-table = Tisch
cx-web-web = { $cards ->
        [one] Wortnetz aus { $cards } Karte
       *[other] Wortnetz aus { $cards } Karten
    }
cx-web-zoom-in = Vergrößern
cx-web-zoom-out = Verkleinern
cx-web-zoom-all = Alles zeigen
cx-web-card = { $words }; Wert { $value }
cx-web-laid = Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }; Wert { $value }
cx-web-hand-card = Karte { $place }: { $words }; Wert { $value }
cx-web-pair = { $first } + { $second }
cx-web-sides = { $sides ->
        [one] { $sides } Seite
       *[other] { $sides } Seiten
    }
cx-web-spot = Freie Stelle { $x }, { $y }; Seiten: { $sides }; { $pairs }
cx-web-spot-no = Freie Stelle { $x }, { $y }; die Karte passt nicht; Seiten: { $sides }; { $pairs }
cx-web-where-fits = Wo sie passt: { $spots }
cx-web-beside = neben { $words }
cx-web-lens = Lupe: { $pairs }
cx-web-tag-misfit = so nicht
cx-web-tag-pairs = { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paare
    }
cx-web-tag-points = { $pairs ->
        [one] { $pairs } Paar, +{ $points }
       *[other] { $pairs } Paare, +{ $points }
    }
cx-web-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
cx-web-links = { $pairs }: { $links ->
        [one] eine Verbindung
       *[other] { $links } Verbindungen
    }

## Hand, piles, acts

cx-web-hand = Deine Hand
cx-web-hand-empty = Deine Hand ist leer.
cx-web-watching = Du schaust zu
cx-web-drawn = gezogen
cx-web-pile-left = Stapel: { $left }
cx-web-pile-open = Stapel { $pile }, Karten: { $left }; oben: { $words }; Wert { $value }
cx-web-pile-closed = Verdeckter Stapel { $pile }, Karten: { $left }
cx-web-pile-empty = Stapel { $pile } ist leer; Karten: { $left }
cx-web-four-piles = Vier offene Stapel
cx-web-turn = Drehen
cx-web-place = Anlegen
cx-web-after-vote = Nach dem Votum
cx-web-not-your-turn = Noch nicht
cx-web-put-back = Zurücklegen
cx-web-undo = Rückgängig
cx-web-not-yet = Noch nicht
cx-web-reason = Begründung
cx-web-no-reason = Ohne Begründung
cx-web-act-draw = Ziehen, noch { $left }
cx-web-act-keep = Behalten
cx-web-act-pass = Passen
cx-web-act-aside = Weglegen
cx-web-act-stuck = Komme nicht weiter
cx-web-act-done = Fertig
cx-web-confirm-draw = Ziehen
cx-web-confirm-keep = Behalten
cx-web-confirm-pass = Passen
cx-web-confirm-aside = Weglegen
cx-web-confirm-stuck = Komme nicht weiter
cx-web-confirm-done = Fertig
cx-web-confirm-take = Nehmen
cx-web-confirm-steal = Klauen

## What to do now

cx-web-do-over = Die Partie ist zu Ende.
cx-web-do-dealing = Die Karten werden ausgeteilt.
cx-web-do-vote = Passen „{ $first }“ und „{ $second }“ zusammen?
cx-web-do-vote-wait = Es wird abgestimmt: { $names }. Du kannst planen, nicht anlegen.
cx-web-do-own-wait = Was du gelegt hast, wartet auf { $names }.
cx-web-do-answer = Sage „in Ordnung“ oder zweifle ein Paar an.
cx-web-do-window = Es fehlen Antworten: { $names }.
cx-web-do-stuck = Du wartest, bis sich das Wortnetz ändert.
cx-web-do-passed = Du hast gepasst und wartest, bis etwas geschieht.
cx-web-do-turn = { $name } ist am Zug.
cx-web-do-wait = Es fehlt noch: { $names }.
cx-web-do-confirm = Es zählt erst, wenn du bestätigst.
cx-web-do-misfit = So passt sie nicht. Drehe weiter.
cx-web-do-place = Lege die Karte an oder drehe sie.
cx-web-do-where-web = Wähle eine gestrichelte Stelle für „{ $first }“ und „{ $second }“.
cx-web-do-where-quads = Wähle eine Stelle im Vierer, oder einen Stapel, um „{ $first }“ und „{ $second }“ zurückzugeben.
cx-web-do-where-rummy = Wähle ein Ende deiner Linien oder eine neue Linie für „{ $first }“ und „{ $second }“.
cx-web-do-classic = Wähle eine Karte oder ziehe eine.
cx-web-do-draw = Keine deiner Karten passt. Ziehe eine.
cx-web-do-drawn = Lege die gezogene Karte an oder behalte sie.
cx-web-do-keep = Die gezogene Karte passt nirgends. Behalte sie.
cx-web-do-pass-or = Der Stapel ist leer. Wähle eine Karte oder passe.
cx-web-do-pass = Der Stapel ist leer, keine Karte passt. Passe.
cx-web-do-aside = Sie passt nirgends. Lege sie weg.
cx-web-do-quick = Tippe eine Karte an, dann eine Stelle: Sie liegt sofort.
cx-web-do-quick-empty = Der Stapel ist leer. Lege an oder sage, dass du nicht weiterkommst.
cx-web-do-quads-fresh = Nimm die oberste Karte eines Stapels.
cx-web-do-quads-laying = Lege Karten in deinen Vierer, gib eine zurück oder sage „fertig“.
cx-web-do-quads-returned = Du hast eine Karte zurückgegeben. Sage „fertig“.
cx-web-do-quads-free = Nimm, lege oder gib Karten zurück; passe, um zu ruhen.
cx-web-do-rummy-draw = Ziehe eine Karte.
cx-web-do-rummy = Wähle eine Karte, klaue eine Endkarte oder sage „fertig“.

## Challenge and vote

cx-web-challenge = Anzweiflung
cx-web-challenges = { $challenger } zweifelt an: { $placer }
cx-web-challenge-pair = { $pair } anzweifeln
cx-web-vote-rests = Bis zum Ende der Abstimmung wird weder gelegt noch gezogen.
cx-web-laid-because = Gelegt von { $name }. Begründung: { $reason }.
cx-web-referee-clear = Der Schiedsrichter kennt diese Verbindung
cx-web-referee-debatable = Der Schiedsrichter findet es strittig
cx-web-referee-no = Der Schiedsrichter kennt keine Verbindung
cx-web-referee-link = { $first } + { $second }: { $kind }
cx-web-referee-none = { $first } + { $second }
cx-web-vote-stands = gilt
cx-web-vote-falls = gilt nicht
cx-web-vote-abstain = Enthaltung
cx-web-vote-open = …
cx-web-vote-you = du?
cx-web-stands = Gilt
cx-web-falls = Gilt nicht
cx-web-abstain = Enthalten
cx-web-seconds = { $seconds } s
cx-web-your-word = Wartet auf dein Wort
cx-web-laid-by = Gelegt von { $name }
cx-web-fine = In Ordnung
cx-web-ruled-stands = gilt nach Tischentscheid
cx-web-ruled-falls = gilt nicht nach Tischentscheid

## The end of a round

cx-web-round-over = Runde { $round } ist zu Ende
cx-web-left-over = { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
cx-web-go-on = Weiter

## Quads

cx-web-your-quads = Deine Vierer
cx-web-quad = Vierer von { $name }
cx-web-quad-of = Vierer: { $words }
cx-web-quad-laid = Stelle { $place }: { $words }; Wert { $value }
cx-web-quad-place = Stelle { $place }, frei; Seiten: { $sides }; { $pairs }

## Rummy

cx-web-your-turn = Du bist dran
cx-web-no-lines = { $name }: noch keine Reihe
cx-web-own-lines = { $lines ->
        [one] { $name }: { $lines } Reihe
       *[other] { $name }: { $lines } Reihen
    }
cx-web-lines-open = { $lines ->
        [one] { $name }: { $lines } Reihe, Endkarten lassen sich klauen
       *[other] { $name }: { $lines } Reihen, Endkarten lassen sich klauen
    }
cx-web-lines-safe = { $lines ->
        [one] { $name }: { $lines } Reihe, sicher vor Dieben
       *[other] { $name }: { $lines } Reihen, sicher vor Dieben
    }
cx-web-new-line = Neue Reihe
cx-web-line-end = { $end ->
        [left] Linkes Ende
       *[other] Rechtes Ende
    } der Reihe { $line }
cx-web-steal = klauen
cx-web-steal-card = Klauen: { $card }
cx-web-safe-card = Jetzt nicht zu klauen: { $card }
cx-web-step-draw = { $left ->
        [one] Ziehe vom verdeckten Stapel, noch { $left } Karte.
       *[other] Ziehe vom verdeckten Stapel, noch { $left } Karten.
    }
cx-web-step-drawn = Gezogen; Karten im verdeckten Stapel: { $left }.
cx-web-step-lay = Lege Reihen aus drei oder mehr Karten oder verlängere deine.
cx-web-step-steal = Du darfst eine Endkarte klauen.
cx-web-step-short = Reihen unter drei Karten kommen bei „fertig“ zurück auf die Hand.

## Solitaire

cx-web-in-web = im Wortnetz
cx-web-aside = weggelegt
cx-web-to-come = kommen noch
cx-web-card-of = Karte { $card } von { $cards }

## The move log

cx-web-told-lay-web = { $name } legt eine Karte an.
cx-web-told-lay-quad = { $name } legt eine Karte in den Vierer.
cx-web-told-lay-line = { $name } legt eine Karte in eine Reihe.
cx-web-told-words-web = { $name } legt „{ $words }“ an.
cx-web-told-words-quad = { $name } legt „{ $words }“ in den Vierer.
cx-web-told-words-line = { $name } legt „{ $words }“ in eine Reihe.
cx-web-told-draw = { $name } zieht.
cx-web-told-keep = { $name } behält die Karte.
cx-web-told-pass = { $name } passt.
cx-web-told-aside = { $name } legt die Karte weg.
cx-web-told-stuck = { $name } kommt nicht weiter.
cx-web-told-done = { $name } ist fertig.
cx-web-told-take = { $name } nimmt von Stapel { $pile }.
cx-web-told-return = { $name } gibt eine Karte auf Stapel { $pile } zurück.
cx-web-told-steal = { $name } klaut eine Karte: { $other }.
cx-web-told-fine = { $name }: in Ordnung ({ $other }).
cx-web-told-challenge = { $name } zweifelt an: { $other }.
cx-web-told-stands = { $name }: gilt.
cx-web-told-falls = { $name }: gilt nicht.
cx-web-told-abstain = { $name }: Enthaltung.

## The first game

cx-web-guide-hand = Jede Karte hat vier Wörter. Wo sie passt, ist eine Stelle gestrichelt: Wörter, die sich berühren, müssen zusammenpassen.
    .title = Das sind deine Karten
    .try = Tippe eine Karte an, dann eine gestrichelte Stelle.
cx-web-guide-place = Die Summe zeigt, was das Anlegen bringt. Eine Karte darf gedreht werden, solange die Wörter passen.
    .title = Noch zählt nichts
    .try = Drehe sie, wenn du magst, und lege sie an.
cx-web-guide-sides = Zwei Seiten verdoppeln die Summe, drei verdreifachen sie, vier zählen zehnfach.
    .title = Mehr Seiten, mehr Punkte
    .try = Warte auf deinen nächsten Zug.
cx-web-guide-pile = Passt nichts, ziehe die oberste Karte: Lege sie gleich an oder behalte sie. Was am Ende auf der Hand bleibt, wird abgezogen.
    .title = Der Stapel liegt offen
    .try = Lege eine Karte an oder ziehe eine.

## After the game
cx-web-best = Beste angelegte Karte
cx-web-rulings = Tischentscheide
cx-web-rulings-save = Tischentscheide speichern
