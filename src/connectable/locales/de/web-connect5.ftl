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
c5-web-threat-five = { $name } könnte auf { $dots } fünf bilden.
c5-web-threat-danger = Könnte geschlagen werden: { $dots }.
c5-web-looked = Dieser Stein von { $name } könnte von { $dot } nach { $dots } springen.
c5-web-looked-none = Dieser Stein von { $name } auf { $dot } könnte gerade nichts schlagen.
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
c5-web-move-chain =
    { $jumps ->
        [2] Zweimal springen, nach { $dot }
        [3] Dreimal springen, nach { $dot }
       *[other] { $jumps }-mal springen, nach { $dot }
    }
c5-web-note-over =
    { $goes ->
        [on] über { $colour } auf { $dot }, dann vielleicht weiter
       *[ends] über { $colour } auf { $dot }
    }
c5-web-note-chain = über { $tokens }
c5-web-token-at = { $colour } auf { $dot }
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
c5-web-dot-beside = Linien nach { $dots }
c5-web-may-place = auf { $dot } setzen
c5-web-may-stack = einen zweiten Stein stapeln
c5-web-may-step = nach { $dot } ziehen
c5-web-may-split = nach { $dot } teilen
c5-web-may-jump-over = über { $colour } auf { $over } nach { $dot } springen
c5-web-may-split-over = teilen und über { $colour } auf { $over } nach { $dot } springen
c5-web-may-sandwich-over = Zange über { $colour } auf { $over } nach { $dot }
c5-web-may-chain = { $jumps }-mal springen, über { $tokens } nach { $dot }
c5-web-dot-danger = könnte geschlagen werden
c5-web-dot-five = { $name } könnte hier fünf bilden
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
c5-web-key = So liest man das Brett
c5-web-key-hide = Ausblenden
c5-web-key-show = Einblenden
c5-web-key-plain = einfaches Feld, ein Stein
c5-web-key-circled = Ringfeld, auch zwei Steine
c5-web-key-bridge = Brücke, nur geradeaus
c5-web-key-tee = Abzweigung, abbiegen in jede Richtung
c5-web-key-five = jemand anders könnte hier fünf bilden
c5-web-key-danger = dein Stein könnte geschlagen werden

## Das Ende einer Runde
c5-web-round-over = Runde { $round } ist zu Ende
c5-web-round-connect5 = { $name } schafft Connect 5 mit { $dots }: 5 Punkte.
c5-web-round-stuck = Niemand kann mehr ziehen.
c5-web-round-quiet = 60 Züge lang wurde nicht gesetzt, gestapelt oder geschlagen.
c5-web-next-round = Weiter zu Runde { $round }

## Die erste Partie

## Das erste Spiel und einzelne Hinweise
c5-web-guide-aim = Fünf deiner Steine nebeneinander entlang der Linien sind ein Connect 5: 5 Punkte, und die Runde ist aus. Drei stehen schon in einer Reihe; ein vierter ist nicht weit.
    .title = Das Ziel
    .try = Wähle deinen Stein auf { $dot }.
c5-web-guide-jump = Ein Stein springt über einen benachbarten gegnerischen Stein, der Linie nach, auf das freie Feld dahinter. Wo sich Linien ohne Feld kreuzen, geht es geradeaus.
    .title = Spring über { $over }
    .try = Wähle { $dot } als Ziel.
c5-web-guide-eat = Der übersprungene Stein ist geschlagen: 1 Punkt. Und deiner landet neben den drei anderen: vier in einer Reihe.
    .title = Geschlagen, und vier in einer Reihe
    .try = Schlage ihn.
c5-web-guide-five = Die Reihe ist an mehr als einem Ende offen, ein Stein davor half also nicht. Steine aus dem Vorrat dürfen auf jedes freie Feld.
    .title = Einer fehlt zu fünf
    .try = Wähle das markierte Feld.
c5-web-guide-place = Deine fünf in einer Reihe sind auf dem Brett nummeriert.
    .title = Connect 5
    .try = Setze ihn.
c5-web-mark-aim = Fünf deiner Steine nebeneinander entlang der Linien sind ein Connect 5: 5 Punkte, und die Runde ist aus. Jeder geschlagene Stein bringt 1 Punkt. Dein erster Zug setzt einen Stein auf ein freies Feld.
    .title = Das Ziel
c5-web-mark-chain = Dein Stein kann noch einen schlagen. Spring weiter, oder hör hier auf und behalte die Punkte.
    .title = Eine Kette von Sprüngen
c5-web-mark-five = Ein Stein auf diesem Feld ergibt fünf in einer Reihe.
    .title = Du kannst fünf bilden
c5-web-mark-eat = Dieser Stein kann über einen Nachbarn springen und ihn schlagen: 1 Punkt für jeden Stein.
    .title = Du kannst schlagen
c5-web-mark-step = Statt einen neuen zu setzen, darf ein Stein von dir auf einer Linie zum nächsten freien Feld ziehen.
    .title = Steine ziehen
c5-web-mark-stack = Auf einem Ringfeld dürfen zwei deiner Steine übereinander stehen. Ein Einzelstein kann so einen Doppelstein nicht schlagen.
    .title = Du kannst stapeln
c5-web-mark-split = Von einem Doppelstein darf ein Stein allein weiterziehen; der andere bleibt.
    .title = Du kannst teilen
c5-web-mark-sandwich = Zwei deiner Einzelsteine auf Ringfeldern haben einen Gegner zwischen sich: Einer springt darüber und landet auf dem anderen.
    .title = In die Zange
c5-web-mark-pass = Du kannst nichts ziehen und nichts setzen. Wenn alle passen, ist die Runde aus.
    .title = Du kannst nur passen

## Was die Dinge sind
c5-ask-name-dot = Feld
c5-ask-dot = Auf einem einfachen Feld steht ein Stein; Linien führen zu den Nachbarn.
c5-ask-name-ring = Ringfeld
c5-ask-ring = Hier dürfen zwei deiner Steine übereinander stehen: ein Doppelstein.
c5-ask-name-bridge = Brücke
c5-ask-bridge = Zwei Linien kreuzen sich ohne Feld: Es geht geradeaus, nie um die Ecke.
c5-ask-name-tee = Abzweigung
c5-ask-tee = Eine Linie endet auf einer anderen ohne Feld: Von jedem Arm geht es in jeden anderen.
c5-ask-name-token = Stein
c5-ask-token = Er zieht auf ein freies Nachbarfeld oder springt über einen benachbarten fremden Stein und schlägt ihn.
c5-ask-name-double = Doppelstein
c5-ask-double = Ein Einzelstein kann ihn nicht schlagen. Ganz zieht er zwischen Ringfeldern, oder einer der Steine geht allein.
c5-ask-name-reserve = Vorrat
c5-ask-reserve = Steine, die noch nicht auf dem Brett sind; einer darf als Zug auf ein freies Feld.
c5-ask-name-eaten = Geschlagene Steine
c5-ask-eaten = Jeder geschlagene Stein bringt 1 Punkt; er kommt nicht zurück.
c5-ask-name-points = Punkte
c5-ask-points = 5 für ein Connect 5, das die Runde beendet, und 1 für jeden geschlagenen Stein.
c5-rules-aim = Bring fünf deiner Steine entlang der Linien nebeneinander: 5 Punkte, und die Runde ist aus.
c5-rules-minute = Reihum tun alle eines: einen Stein aus dem Vorrat auf ein freies Feld setzen, auf einer Linie ziehen oder über einen fremden Stein springen und ihn für 1 Punkt schlagen, auch mehrere. Auf Ringfeldern dürfen zwei Steine übereinander stehen, die ein Einzelstein nicht schlagen kann. Wege dürfen an Feldern und Abzweigungen abbiegen, nie an einer Brücke. Die meisten Punkte gewinnen.

c5-web-told-chain = { $name } springt { $dots } und schlägt { $count }: { $points } Punkte.
c5-web-show-move = Auf dem Brett zeigen
c5-web-key-zoom = größer, kleiner, das ganze Brett
c5-web-do-eat-whole = Ganz springen, +{ $points }
c5-web-do-eat-split = Teilen und springen, +{ $points }
