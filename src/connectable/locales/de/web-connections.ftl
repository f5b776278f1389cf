# Connections on the web: table, prompts, votes, log.

## Where one is, seats

cx-web-where-rounds = { $way }, Runde { $round } von { $rounds }
cx-web-where-round = { $way }, eine Runde
cx-web-where-rounds-own = { $way }, Runde { $round } von { $rounds }, selbst finden
cx-web-where-round-own = { $way }, eine Runde, selbst finden
cx-web-players = Am Tisch
cx-web-left-in-hand = Karten auf der Hand
cx-web-quads-made = Fertige Vierer
cx-web-quads-of = Vierer: { $made } von 4
cx-web-together = Alle zusammen: { $points }
cx-web-open-hands = Offene Karten
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
cx-web-seat-appeals = legt Einspruch ein
cx-web-seat-misses = { $doing }, { $misses ->
    [one] { $misses } Fehlversuch
   *[other] { $misses } Fehlversuche
}
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
cx-web-note-own = Keine Stelle ist markiert.
cx-web-judged-referee = Es entscheidet der Schiedsrichter.
cx-web-judged-jury = Erst entscheidet der Schiedsrichter, das letzte Wort haben die Menschen.
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
cx-web-map = Karte des ganzen Wortnetzes
cx-web-outside = Weiter nach { $side ->
    [north] oben
    [east] rechts
    [south] unten
   *[west] links
}, Karten dort: { $cards }
cx-web-card = { $words }; Wert { $value }
cx-web-laid = Norden { $north }, Osten { $east }, Süden { $south }, Westen { $west }; Wert { $value }
cx-web-laid-joined = { $card }; verbunden: { $joined }
cx-web-joined = { $pair }: { $why }
cx-web-rivet = Warum: { $why }
cx-web-on-trust = auf Vertrauen
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
cx-web-tag-try = { $pairs ->
    [one] { $pairs } Paar versuchen
   *[other] { $pairs } Paare versuchen
}
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
cx-web-try = Hier versuchen
cx-web-try-elsewhere = Woanders versuchen
cx-web-appeal-here = Anlegen mit Einspruch
cx-web-if-holds = Wenn es gilt:
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
cx-web-act-appeal = Einspruch
cx-web-act-accept = Annehmen
cx-web-confirm-draw = Ziehen
cx-web-confirm-keep = Behalten
cx-web-confirm-pass = Passen
cx-web-confirm-aside = Weglegen
cx-web-confirm-stuck = Komme nicht weiter
cx-web-confirm-done = Fertig
cx-web-confirm-appeal = Einspruch
cx-web-confirm-accept = Annehmen
cx-web-confirm-take = Nehmen
cx-web-confirm-steal = Klauen

## What to do now

cx-web-do-over = Die Partie ist zu Ende.
cx-web-do-dealing = Die Karten werden ausgeteilt.
cx-web-do-vote = Passen „{ $first }“ und „{ $second }“ zusammen?
cx-web-do-vote-wait = Es wird abgestimmt: { $names }. Du kannst planen, nicht anlegen.
cx-web-do-own-wait = Was du gelegt hast, wartet auf { $names }.
cx-web-do-answer = Sage „in Ordnung“ oder zweifle ein Paar an.
cx-web-do-missed = „{ $first }“ und „{ $second }“ lässt der Schiedsrichter nicht gelten. Lege Einspruch ein, oder nimm den Fehlversuch an.
cx-web-do-window = Es fehlt noch die Antwort von { $names }.
cx-web-do-stuck = Du wartest, bis sich das Wortnetz ändert.
cx-web-do-passed = Du hast gepasst und wartest, bis etwas geschieht.
cx-web-do-turn = { $name } ist am Zug.
cx-web-do-wait = Es fehlt noch: { $names }.
cx-web-do-confirm = Es zählt erst, wenn du bestätigst.
cx-web-do-misfit = So passt sie nicht. Drehe weiter.
cx-web-do-place = Lege die Karte an oder drehe sie.
cx-web-do-try = Vor dem Versuch sagt niemand, ob es gilt. Drehe die Karte oder versuche es.
cx-web-do-appeal = So nimmt der Schiedsrichter sie nicht an. Drehe sie, oder lege sie mit Einspruch an.
cx-web-do-where-web = Wähle eine gestrichelte Stelle für „{ $first }“ und „{ $second }“.
cx-web-do-where-own = Ziehe „{ $first }“ und „{ $second }“ ans Wortnetz, oder tippe auf eine Stelle daneben.
cx-web-do-where-quads = Wähle eine Stelle im Vierer, oder einen Stapel, um „{ $first }“ und „{ $second }“ zurückzugeben.
cx-web-do-where-rummy = Wähle ein Ende deiner Reihen oder eine neue Reihe für „{ $first }“ und „{ $second }“.
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
cx-web-challenges = { $challenger } zweifelt eine Karte von { $placer } an
cx-web-appeals = { $placer } legt Einspruch ein
cx-web-challenge-pair = { $pair } anzweifeln
cx-web-vote-rests = Bis zum Ende der Abstimmung wird weder gelegt noch gezogen.
cx-web-laid-because = Gelegt von { $name }. Begründung: { $reason }.
cx-web-referee-clear = Der Schiedsrichter kennt diese Verbindung
cx-web-referee-debatable = Der Schiedsrichter findet es strittig
cx-web-referee-weak = Dem Schiedsrichter ist die Verbindung zu schwach
cx-web-referee-no = Der Schiedsrichter kennt keine Verbindung
cx-web-referee-unknown = Was der Schiedsrichter sagt, ist noch nicht bekannt
cx-web-referee-none = { $first } + { $second }
cx-web-referee = Der Schiedsrichter
cx-web-referee-why = { $word }: { $kind }.
cx-web-referee-said = { $word }.
cx-web-referee-usage = Das sagt man nur in einer Sprache zusammen, und das zählt hier nicht.
cx-web-held-title = Über einer freien Stelle
cx-web-held-pair = „{ $own }“ mit „{ $other }“, { $side ->
    [0] oben
    [1] rechts
    [2] unten
   *[3] links
}
cx-web-held-all = { $pairs ->
    [one] Das Paar muss gelten.
   *[other] Alle { $pairs } Paare müssen gelten.
} Vor dem Versuch sagt das niemand.
cx-web-held-sum = Wenn sie gelten: { $sum } = { $points } Punkte.
cx-web-miss-title = { $pairs ->
    [one] Fehlversuch
   *[other] Fehlversuch: { $failed } von { $pairs } Paaren
}
cx-web-miss-of = { $pairs ->
    [one] Fehlversuch von { $name }
   *[other] Fehlversuch von { $name }: { $failed } von { $pairs } Paaren
}
cx-web-not-accepted = Gilt nicht.
cx-web-holds = gilt
cx-web-tries-left = { $left ->
    [one] noch { $left } Versuch in diesem Zug
   *[other] noch { $left } Versuche in diesem Zug
}
cx-web-tries-left-card = { $left ->
    [one] noch { $left } Versuch mit dieser Karte
   *[other] noch { $left } Versuche mit dieser Karte
}
cx-web-lives-left = noch { $left } Leben
cx-web-miss-back = Die Karte geht zurück auf die Hand, keine Punkte.
cx-web-miss-aside = Der dritte Fehlversuch: Die Karte ist weggelegt.
cx-web-miss-may-appeal = Du kannst Einspruch einlegen: Die anderen stimmen ab, der Schiedsrichter hat eine Stimme. Gleichstand genügt nicht.
cx-web-miss-thinks = { $name } kann Einspruch einlegen oder es woanders versuchen.
cx-web-miss-cost-classic = Beim dritten Fehlversuch wird eine Karte gezogen, und der Zug endet.
cx-web-miss-cost-endless = Beim dritten Fehlversuch wird der Wert der Karte abgezogen, und der Zug endet.
cx-web-miss-cost-quads = Beim dritten Fehlversuch wird der Wert der Karte abgezogen, und der unfertige Vierer geht zurück.
cx-web-miss-cost-rummy = Beim dritten Fehlversuch wird eine Karte gezogen, und der Zug endet.
cx-web-miss-cost-quick = Jeder Fehlversuch zieht die oberste Karte.
cx-web-miss-cost-at-once = Jeder Fehlversuch zieht den Wert seiner Karte ab.
cx-web-miss-cost-solitaire = Beim dritten Fehlversuch mit einer Karte wird sie weggelegt.
cx-web-miss-cost-lives = Jeder Fehlversuch kostet ein Leben.
cx-web-jury-title = Der Tisch hat abgestimmt
cx-web-stamp-stands = gilt { $stands }:{ $falls }
cx-web-stamp-falls = gilt nicht { $stands }:{ $falls }
cx-web-jury-scores = { $points ->
    [one] Die Karte liegt und bringt { $points } Punkt.
   *[other] Die Karte liegt und bringt { $points } Punkte.
}
cx-web-jury-lies = Was angelegt wurde, bleibt liegen.
cx-web-jury-back = Was angelegt wurde, geht zurück auf die Hand, keine Punkte.
cx-web-jury-ruling = „{ $first }“ und „{ $second }“: Tischentscheid für diese Partie.
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
cx-web-none-waits = Nichts wartet auf deine Antwort
cx-web-laid-by = Gelegt von { $name }
cx-web-fine = In Ordnung
cx-web-group-fine = { $name } hat gelegt: { $pairs }. Zweifelt das jemand an?
cx-web-ruled-stands = gilt nach Tischentscheid
cx-web-ruled-falls = gilt nicht nach Tischentscheid

## The end of a round

cx-web-round-over = Runde { $round } ist zu Ende
cx-web-left-over = { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
cx-web-round-best = Beste Karte: { $name }, +{ $points }.
cx-web-round-line = Längste Reihe: { $cards } Karten.
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
cx-web-told-words-points = { $points ->
    [one] { $name } legt „{ $words }“ an, { $points } Punkt.
   *[other] { $name } legt „{ $words }“ an, { $points } Punkte.
}
cx-web-told-draw = { $name } zieht.
cx-web-told-card = { $name } wählt „{ $words }“.
cx-web-told-at = { $name } wählt die Stelle neben „{ $words }“.
cx-web-told-back = { $name } legt die Karte zurück.
cx-web-review-lay = { $name } legt „{ $words }“ an: { $pairs }.
cx-web-review-new = { $name } beginnt eine Reihe mit „{ $words }“.
cx-web-review-take = { $name } nimmt „{ $words }“ von Stapel { $pile }.
cx-web-review-steal = { $name } klaut „{ $words }“ von { $other }.
cx-web-told-keep = { $name } behält die Karte.
cx-web-told-pass = { $name } passt.
cx-web-told-aside = { $name } legt die Karte weg.
cx-web-told-stuck = { $name } kommt nicht weiter.
cx-web-told-done = { $name } ist fertig.
cx-web-told-take = { $name } nimmt von Stapel { $pile }.
cx-web-told-return = { $name } gibt eine Karte auf Stapel { $pile } zurück.
cx-web-told-steal = { $name } klaut eine Karte von { $other }.
cx-web-told-fine = { $name }: in Ordnung ({ $other }).
cx-web-told-challenge = { $name } zweifelt eine Karte von { $other } an.
cx-web-told-appeal = { $name } legt Einspruch ein.
cx-web-told-accept = { $name } nimmt den Fehlversuch an.
cx-web-told-missed = Fehlversuch von { $name }: „{ $first }“ und „{ $second }“ gelten nicht.
cx-web-told-stands = { $name }: gilt.
cx-web-told-falls = { $name }: gilt nicht.
cx-web-told-ruling-stands = „{ $first }“ und „{ $second }“ gelten: { $challenger } hat vergeblich gezweifelt.
cx-web-told-ruling-falls = „{ $first }“ und „{ $second }“ gelten nicht: { $challenger } hat zu Recht gezweifelt.
cx-web-told-appeal-stands = „{ $first }“ und „{ $second }“ gelten: Der Einspruch von { $placer } hat Erfolg.
cx-web-told-appeal-falls = „{ $first }“ und „{ $second }“ gelten nicht: Der Einspruch von { $placer } scheitert.
cx-web-told-abstain = { $name }: Enthaltung.

## The first game

## After the game
cx-web-best = Beste angelegte Karte
cx-web-rulings = Tischentscheide
cx-web-rulings-save = Tischentscheide speichern
cx-web-rulings-keep = Für die nächste Partie behalten
cx-web-rulings-kept = { $rulings ->
    [one] { $rulings } Tischentscheid ist in diesem Browser gespeichert.
   *[other] { $rulings } Tischentscheide sind in diesem Browser gespeichert.
}
cx-web-rulings-room = { $rulings ->
    [one] { $rulings } Tischentscheid ist für diesen Raum gespeichert.
   *[other] { $rulings } Tischentscheide sind für diesen Raum gespeichert.
}
cx-web-rulings-use = Mit unseren Tischentscheiden spielen
cx-web-poster = Das Wortnetz als Plakat
cx-web-poster-note = Ein Bild des fertigen Wortnetzes mit allen Wörtern, zum Drucken oder Teilen.
cx-web-poster-save = Plakat speichern

## Das erste Spiel und einzelne Hinweise
cx-web-guide-aim = Lege deine Karten so an, dass Wörter, die sich berühren, zusammenpassen: Sie gehören zueinander, sind Gegenteile, eines ist eine Art des anderen. Je mehr Seiten eine Karte verbindet, desto mehr zählt sie; die meisten Punkte gewinnen.
    .title = Das Ziel
    .try = Nimm die Karte mit „{ $word }“.
cx-web-guide-spot = Hier berührt sie zwei Karten: { $pairs }. Beide Paare passen.
    .title = Eine Stelle, die zwei verbindet
    .try = Tippe die markierte Stelle an.
cx-web-guide-place = Die Werte aller drei Karten werden addiert und verdoppelt, weil sich zwei Seiten berühren. Drei Seiten zählen dreifach, vier zehnfach.
    .title = Zwei Seiten, doppelte Punkte
    .try = Lege die Karte an.
cx-web-mark-aim = Lege Karten so an, dass die Wörter, die sich berühren, zusammenpassen. Je mehr Seiten eine Karte verbindet, desto mehr zählt sie. Nach der letzten Runde gewinnen die meisten Punkte.
    .title = Das Ziel
cx-web-mark-endless = Lege Karten so an, dass die Wörter, die sich berühren, zusammenpassen; eine Karte zählt die Summe dessen, was sie berührt. Der Tisch hat Ränder: Schluss ist, wenn nichts mehr passt.
    .title = Das Ziel
cx-web-mark-solitaire = Karte für Karte: Lege jede dort an, wo ihre Wörter passen, oder beiseite. Je größer das Wortnetz, desto besser.
    .title = Das Ziel
cx-web-mark-quick = Alle zugleich: Werde deine Karten los. Jede muss ans Wortnetz passen, und die anderen dürfen sie anzweifeln.
    .title = Das Ziel
cx-web-mark-quads = Baue Quadrate aus vier Karten, in denen alle vier Paare passen. Jedes zählt das Vierfache seiner Werte.
    .title = Das Ziel
cx-web-mark-rummy = Lege Reihen aus drei oder mehr Karten, deren Wörter zusammenpassen. Was auf der Hand bleibt, wird abgezogen.
    .title = Das Ziel
cx-web-mark-own = Keine Stelle ist markiert: Finde die Verbindungen selbst. Passt ein Paar nicht, ist es ein Fehlversuch; nach dreien ist der Zug vorbei.
    .title = Finde es selbst
cx-web-mark-two = Eine Stelle, die zwei Karten berührt, verdoppelt die Summe, wenn beide Paare passen.
    .title = Eine Stelle mit zwei Seiten
cx-web-mark-draw = Passt nichts, nimm die oberste Karte: Lege sie gleich an oder behalte sie. Was am Ende auf der Hand bleibt, wird abgezogen.
    .title = Du kannst ziehen
cx-web-mark-appeal = Der Schiedsrichter kennt diese Verbindung nicht. Lege Einspruch ein, dann stimmen die anderen ab; oder nimm es hin und versuche es anderswo.
    .title = Du darfst Einspruch einlegen
cx-web-mark-vote = Ergeben die beiden Wörter zusammen einen Sinn? Du entscheidest mit den anderen.
    .title = Dein Wort ist gefragt

## Was die Dinge sind
cx-ask-name-card = Wortkarte
cx-ask-card = Vier Wörter und ein Wert; sie darf gedreht werden, und jedes Wort, das ein anderes berührt, muss dazu passen.
cx-ask-name-value = Wert der Karte
cx-ask-value = 1 bis 5 Augen: Je schwerer die Wörter zu verbinden sind, desto mehr ist sie wert; auf der Hand kostet sie ebenso viel.
cx-ask-name-rivet = Niete
cx-ask-rivet = Sie verbindet zwei Wörter, die zusammenpassen; eine offene wartet noch auf das Wort der anderen.
cx-ask-name-spot = Freie Stelle
cx-ask-spot = Eine Karte passt hier, wenn jede berührende Seite passt; zwei Seiten verdoppeln die Summe, drei verdreifachen sie, vier zählen zehnfach.
cx-ask-name-pile = Stapel
cx-ask-pile = Die Karten, die noch kommen; die Zahl sagt, wie viele.
cx-ask-name-points = Punkte
cx-ask-points = Die Summen aller Anlagen bisher; Karten auf der Hand werden am Ende einer Runde abgezogen.
cx-web-key-card = diese Karte der Hand nehmen
cx-web-key-turn = die Karte drehen
cx-rules-aim = Lege Karten so an, dass die Wörter, die sich berühren, zusammenpassen, und verbinde möglichst viele Seiten; die meisten Punkte gewinnen.
cx-rules-minute = Klassisch hältst du fünf Karten. Reihum legst du eine ans Wortnetz, gedreht, wie du willst: Jedes Paar von Wörtern, die sich berühren, muss zusammen einen Sinn ergeben. Es zählen die Werte der Karte und aller, die sie berührt, doppelt bei zwei Seiten, dreifach bei drei, zehnfach bei vier. Passt nichts, ziehst du. Die erste leere Hand gibt allen noch einen Zug; was auf der Hand bleibt, wird abgezogen. Ob ein Paar passt, sagen der Schiedsrichter, die anderen oder beide.
