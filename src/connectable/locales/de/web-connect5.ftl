# Connect 5 am Tisch im Browser.

## Wo und wer
c5-web-where-quick = Schnelle Partie, { $side ->
        [base] Seite B
        [advanced] Seite A
       *[drawn] eigenes Brett
    }
c5-web-where-full = Runde { $round } von { $rounds }, { $side ->
        [base] Seite B
        [advanced] Seite A
       *[drawn] eigenes Brett
    }
c5-web-players = Am Tisch
c5-web-score = Punkte
c5-web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
c5-web-in-reserve = Im Vorrat
c5-web-eaten = Geschlagen
c5-web-total = Summe
c5-web-does-turn = am Zug
c5-web-does-chain = kann weiterspringen
c5-web-does-next = danach
c5-web-does-away = gerade nicht da
c5-web-colour-red = Rot
c5-web-colour-blue = Blau
c5-web-colour-purple = Lila
c5-web-colour-yellow = Gelb
c5-web-colour-green = Grün

## Was zu tun ist
c5-web-first = Setze deinen ersten Stein
c5-web-first-how = Wähle irgendein freies Feld.
c5-web-turn = Du bist dran
c5-web-turn-how = Wähle ein freies Feld für einen Stein aus dem Vorrat oder einen deiner Steine, um ihn zu ziehen.
c5-web-turn-empty = Dein Vorrat ist leer. Wähle einen deiner Steine.
c5-web-place-how = Der Stein ist vorgemerkt. Bestätige ihn oder wähle ein anderes Feld.
c5-web-reserve = Ein Stein aus dem Vorrat
c5-web-reserve-how = Wähle ein freies Feld oder zum Stapeln deinen Einzelstein auf einem Ringfeld.
c5-web-held =
    { $tokens ->
        [2] Dein Doppelstein auf { $dot }
       *[other] Dein Stein auf { $dot }
    }
c5-web-held-how = Wähle einen Weg hier oder auf dem Brett.
c5-web-held-none = Dieser Stein kann jetzt nicht ziehen. Wähle einen anderen.
c5-web-chain = Springe von { $dot } aus weiter oder höre hier auf.
c5-web-chain-how =
    { $points ->
        [one] Bisher { $points } Punkt in diesem Zug.
       *[other] Bisher { $points } Punkte in diesem Zug.
    }
c5-web-stuck = Du kannst nicht ziehen
c5-web-stuck-how = Kein Zug ist möglich, also geht es weiter.
c5-web-wait = { $name } ist am Zug
c5-web-wait-chain = { $name } kann weiterspringen
c5-web-wait-how = Sieh dich um: Ein Tipp auf ein Feld sagt, warum noch nicht.
c5-web-watching = Du schaust zu.
c5-web-put-back = Zurücklegen
c5-web-undo = Rückgängig
c5-web-confirm = Bestätigen
c5-web-sending = wird gesendet …

## Züge
c5-web-moves = Mögliche Züge
c5-web-tokens = Was du ziehen kannst
c5-web-take-reserve = Setzen, noch { $reserve }
c5-web-take =
    { $tokens ->
        [2] Doppelstein auf { $dot } nehmen
       *[other] Stein auf { $dot } nehmen
    }
c5-web-move-place = Auf { $dot } setzen
c5-web-move-stack = Auf { $dot } stapeln
c5-web-move-step = Nach { $dot } ziehen
c5-web-move-step-whole = Als Ganzes nach { $dot } ziehen
c5-web-move-split = Teilen, einer nach { $dot }
c5-web-move-split-jump = Teilen, einer springt nach { $dot }
c5-web-move-jump = Nach { $dot } springen
c5-web-move-jump-whole = Als Ganzes nach { $dot } springen
c5-web-move-sandwich = Zange nach { $dot }
c5-web-note-over =
    { $goes ->
        [on] über { $colour } auf { $dot }, dann vielleicht weiter
       *[ends] über { $colour } auf { $dot }
    }
c5-web-note-neighbour = auf ein freies Nachbarfeld
c5-web-note-stack = ein zweiter Stein aus dem Vorrat
c5-web-note-connect5 = fünf in einer Reihe: { $dots }
c5-web-do-place = Setzen
c5-web-do-stack = Stapeln
c5-web-do-step = Ziehen
c5-web-do-split = Teilen
c5-web-do-pass = Passen
c5-web-do-stop = Aufhören, +{ $points }
c5-web-do-eat =
    { $points ->
        [1] Einen schlagen, +1
        [2] Zwei schlagen, +2
        [3] Drei schlagen, +3
        [4] Vier schlagen, +4
       *[other] { $points } schlagen, +{ $points }
    }
c5-web-do-connect5 = Connect 5, +{ $points }

## Letzte Züge
c5-web-last-moves = Letzte Züge
c5-web-no-moves = Noch keiner in Sicht.
c5-web-told-place = { $name } setzt auf { $dot }
c5-web-told-stack = { $name } stapelt auf { $dot }
c5-web-told-step = { $name } zieht von { $from } nach { $dot }
c5-web-told-split = { $name } teilt von { $from } nach { $dot }
c5-web-told-pass = { $name } passt
c5-web-told-jump = { $name } springt von { $from } über { $over } nach { $dot }
c5-web-told-sandwich = { $name } schließt die Zange von { $from } über { $over } nach { $dot }
c5-web-told-eats =
    { $points ->
        [one] { $name } schlägt { $colour } auf { $over } und landet auf { $dot }: { $points } Punkt.
       *[other] { $name } schlägt { $colour } auf { $over } und landet auf { $dot }: { $points } Punkte.
    }
c5-web-told-eats-mine =
    { $points ->
        [one] { $name } schlägt deinen Stein auf { $over } und landet auf { $dot }: { $points } Punkt.
       *[other] { $name } schlägt deinen Doppelstein auf { $over } und landet auf { $dot }: { $points } Punkte.
    }

## Das Brett, gesehen und gesprochen
c5-web-board =
    { $side ->
        [base] Spielbrett Connect 5, Seite B, { $dots } Felder
        [advanced] Spielbrett Connect 5, Seite A, { $dots } Felder
       *[drawn] Spielbrett Connect 5, eigene Zeichnung, { $dots } Felder
    }
c5-web-picture-five = Spielbrett Connect 5, fünf in einer Reihe: { $dots }
c5-web-dot = { $dot }, { $kind ->
        [circled] Ringfeld
       *[plain] einfaches Feld
    }, { $holder ->
        [mine1] dein Stein
        [mine2] dein Stein, doppelt
        [other1] Stein von { $colour }
        [other2] Stein von { $colour }, doppelt
       *[free] frei
    }
c5-web-dot-may = möglich: { $moves }
c5-web-dot-landing =
    { $points ->
        [0] hier: { $move }
       *[other] hier: { $move }, +{ $points }
    }
c5-web-may-place = auf { $dot } setzen
c5-web-may-stack = einen zweiten Stein stapeln
c5-web-may-step = nach { $dot } ziehen
c5-web-may-split = nach { $dot } teilen
c5-web-may-jump-over = über { $colour } auf { $over } nach { $dot } springen
c5-web-may-split-over = teilen und über { $colour } auf { $over } nach { $dot } springen
c5-web-may-sandwich-over = Zange über { $colour } auf { $over } nach { $dot }
c5-web-print-side = Seite
c5-web-print-dots = Felder
c5-web-print-rings = Ringe
c5-web-print-bridges = Brücken
c5-web-map = Das ganze Brett
c5-web-zoom-how = Schiebe, ziehe auf oder nimm die Knöpfe. Das Brett folgt deinem Stein.
c5-web-zoom-in = Näher
c5-web-zoom-out = Weiter weg
c5-web-zoom-all = Alles zeigen
c5-web-zoom-back = Zu meinem Stein
c5-web-key = So liest man das Netz
c5-web-key-hide = Ausblenden
c5-web-key-show = Einblenden
c5-web-key-plain = einfaches Feld, ein Stein
c5-web-key-circled = Ringfeld, auch zwei Steine
c5-web-key-bridge = Brücke, nur geradeaus
c5-web-key-tee = Abzweigung, abbiegen in jede Richtung

## Das Ende einer Runde
c5-web-round-over = Runde { $round } ist zu Ende
c5-web-round-connect5 = { $name } schafft Connect 5 mit { $dots }: 5 Punkte.
c5-web-round-stuck = Niemand kann mehr ziehen.
c5-web-round-quiet = 60 Züge lang wurde nicht gesetzt, gestapelt oder geschlagen.
c5-web-next-round = Weiter zu Runde { $round }

## Die erste Partie
c5-web-guide-place = Auf Feldern stehen Steine, auf Linien ziehen sie. Jeder erste Zug setzt einen Stein auf ein freies Feld.
    .title = Das Netz
    .try = Tippe auf ein freies Feld und setze den Stein.
c5-web-guide-five = Fünf deiner Steine auf benachbarten Feldern entlang eines Weges sind ein Connect 5: 5 Punkte, und die Runde endet. An einer Brücke geht es geradeaus, an einer Abzweigung darf der Weg abbiegen.
    .title = Fünf in einer Reihe
    .try = Setze einen zweiten Stein neben den ersten.
c5-web-guide-route = Ein Stein zieht auf einer Linie zu einem freien Nachbarfeld. Brett und Liste zeigen seine Wege.
    .title = Jeder Stein hat seine Wege
    .try = Wähle einen deiner Steine und einen Weg.
c5-web-guide-eat = Ein Stein springt über einen benachbarten gegnerischen Stein auf das freie Feld dahinter. Jeder geschlagene Stein bringt 1 Punkt, und es darf weitergehen.
    .title = Jetzt kannst du schlagen
    .try = Wähle ein Zielfeld mit +1.
c5-web-guide-double = Auf einem Ringfeld stehen zwei deiner Steine übereinander. Ein Einzelstein kann so einen Doppelstein nicht schlagen.
    .title = Zu zweit ist es sicherer
    .try = Wähle deinen Stein auf einem Ringfeld und staple.
