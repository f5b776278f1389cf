# CoNNNect am Tisch im Netz: Aufforderungen, Knöpfe, Gesprochenes.

## Stand der Partie
cn-web-where-setup = Aufbau
cn-web-where-roll = Runde { $round } von { $rounds }, Würfeln
cn-web-where-fill = Runde { $round } von { $rounds }, Eintragen
cn-web-where-claim = Runde { $round } von { $rounds }, Werten
cn-web-where-over = Partie zu Ende

## Die Aufforderung
cn-web-prompt-wait = Als Nächstes wird gewürfelt.
cn-web-prompt-wait-zone = { $name } wählt den Zonenwürfel.
cn-web-prompt-wait-busy = Du bist fertig. Es schreiben noch: { $names }.
cn-web-prompt-watch-busy = Es schreiben noch: { $names }.
cn-web-prompt-dice = Würfelt am Tisch und gib es hier ein.
cn-web-prompt-zone = Wähle den Zonenwürfel: Er sagt, wo alle schreiben.
cn-web-prompt-zone-held =
    { $free ->
        [one] Zone { $zone }: { $free } freies Feld auf deinem Blatt.
       *[other] Zone { $zone }: { $free } freie Felder auf deinem Blatt.
    }
cn-web-prompt-setup = Trage die { $number } in ein getöntes Startfeld ein.
cn-web-prompt-setup-done = Alle drei Zahlen stehen. Wähle „Fertig“.
cn-web-prompt-write-rows = Trage die { $number } in Zone { $zone } ein: Zeilen { $first } und { $second }.
cn-web-prompt-write-columns = Trage die { $number } in Zone { $zone } ein: Spalten { $first } und { $second }.
cn-web-prompt-drop = Zone { $zone } ist voll. Lass eine Zahl verfallen: Das kostet ein Kästchen.
cn-web-prompt-stuck = Zone { $zone } ist voll und alle Kästchen sind gestrichen. Tausche, wenn du kannst, sonst scheidest du aus.
cn-web-prompt-anywhere = Trage die { $number } in ein freies Feld ein.
cn-web-prompt-any = Zwei nach Wahl: Trage Zahlen deiner Wahl in Zone { $zone } ein, noch { $left }.
cn-web-prompt-full = Zone { $zone } ist voll. Tausche oder lass „Zwei nach Wahl“ verfallen.
cn-web-prompt-take = Connect-{ $size } mit { $numbers }: Wähle den Bonus.
cn-web-prompt-claim =
    { $points ->
        [0] Connect-{ $size } mit { $numbers }.
        [one] Connect-{ $size } mit { $numbers }: { $points } Punkt.
       *[other] Connect-{ $size } mit { $numbers }: { $points } Punkte.
    }
cn-web-prompt-picking =
    { $count ->
        [one] { $count } Zahl gewählt. Wähle Nachbarn, die gleich sind oder aufeinander folgen.
       *[other] { $count } Zahlen gewählt. Sie müssen gleich sein oder aufeinander folgen.
    }
cn-web-prompt-claims = Werte Connects: Tippe ihre Zahlen an. Dann „Fertig“.
cn-web-prompt-no-claims = Beide Zahlen stehen. Wähle „Fertig“.
cn-web-prompt-pick-move = Versetzen: Tippe die Zahl an, die gestrichen wird.
cn-web-prompt-out = Du bist ausgeschieden. Dein Blatt bleibt, wie es ist.
cn-web-sealed = Dein Blatt bleibt verdeckt, bis alle fertig sind.
cn-web-solo = Allein: Jedes Rennen gewinnst du.

## Knöpfe
cn-web-done = Fertig
cn-web-done-of = Fertig, { $count } von { $all }
cn-web-undo = Rückgängig
cn-web-put-back = Zurücklegen
cn-web-not-this = Nicht werten
cn-web-bend = Wurf anpassen
cn-web-use-bonus = Bonus benutzen
cn-web-claim = { $numbers } werten
cn-web-claim-short = Werten
cn-web-take-bonus = { $bonus } nehmen
cn-web-no-bonus = Bonus wählen
cn-web-take-zone = Zone { $zone } nehmen
cn-web-no-zone = Würfel wählen
cn-web-drop = { $number } verfällt
cn-web-lose = Verfallen lassen
cn-web-lose-short = Verfällt
cn-web-out = Ausscheiden
cn-web-out-sure = Endgültig
cn-web-help = Zeigen, was ich werten kann
cn-web-start-move = Zahl auf dem Blatt wählen

## Würfel
cn-web-act = Würfel und was zu tun ist
cn-web-zone = Zone
cn-web-numbers = Zahlen
cn-web-zone-die = Zonenwürfel { $number }
cn-web-die = Würfel { $number }
cn-web-written = steht
cn-web-now = jetzt
cn-web-waits = wartet
cn-web-rolled = { $name } würfelt
cn-web-any-number = Deine Zahl
cn-web-no-dice = Noch kein Wurf
cn-web-type-roll = Was zeigen die drei Würfel?
cn-web-type-shape = Welche Formkarte wurde gezogen?
cn-web-type-card = Welche Karte von Stapel { $deck } wurde gezogen?
cn-web-type-first = Wer beginnt?
cn-web-enter-roll = Eingeben, { $count } von 3
cn-web-take-out = { $number } herausnehmen
cn-web-switch-with = Zonenwürfel mit der { $number } tauschen
cn-web-change = { $from } wird { $to }.
cn-web-free-cost = Freie Aktion, dann { $minus } Punkte
cn-web-free-as = Die { $face } als { $number } eintragen

## Das Blatt
cn-web-sheet = Dein Blatt
cn-web-sheet-of = Blatt: { $name }
cn-web-keys = { $spaces } Felder. Pfeiltasten bewegen, Enter wählt, Esc legt zurück, U macht rückgängig, C ist der volle Knopf, 1 bis 6 wählen einen Würfel, ? zeigt die Regel.
cn-web-cell-place = Zeile { $row }, Spalte { $column }
cn-web-cell-number = { $number }
cn-web-cell-free = frei
cn-web-cell-crossed = gestrichen
cn-web-cell-setup = Startfeld
cn-web-cell-claimed = gewertet
cn-web-cell-zones = Zonen { $columns } und { $rows }
cn-web-cell-picked = gewählt
cn-web-cell-legal = { $number } möglich
cn-web-cell-movable = kann versetzt werden
cn-web-cell-makes = ergibt { $numbers }
cn-web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cn-web-rounds = Runden
cn-web-so-far = Bisher
cn-web-total = Summe
cn-web-free = Freie Aktionen
cn-web-free-now = Gestrichene Kästchen: { $crossed }. Minuspunkte jetzt: { $minus }.

## Bonusse
cn-web-bonuses-of = Bonusse für Connect-{ $row }
cn-web-bonus-move = Ver­setzen
cn-web-bonus-switch = Tauschen
cn-web-bonus-plus = Plus/​minus
cn-web-bonus-again = Noch mal
cn-web-bonus-any = Zwei nach Wahl
cn-web-bonus-six = Sechs Punkte
cn-web-bonus-number = Zahl { $number }
cn-web-what-move = Versetzen: Du streichst eine nicht gewertete Zahl und trägst sie in ein freies Feld ein, jetzt oder später.
cn-web-what-switch = Tauschen: In einer späteren Runde tauschst du vor dem Eintragen den Zonenwürfel mit einem Zahlenwürfel.
cn-web-what-plus = Plus/minus: In einer späteren Runde änderst du deine Würfel um 1, bis zu zweimal.
cn-web-what-again = Noch mal: Eine gewertete Zahl zählt in einer neuen Wertung ein weiteres Mal.
cn-web-what-any = Zwei nach Wahl, sofort: Du trägst zwei Zahlen deiner Wahl in die Zone dieser Runde ein.
cn-web-what-six = Sechs Punkte: Sie zählen am Ende, sonst geschieht nichts.
cn-web-what-number = Zahl { $number }, sofort: Du trägst vor allem anderen eine { $number } in ein freies Feld ein.
cn-web-stars = Sterne
cn-web-at-once = sofort
cn-web-unused = unbenutzt
cn-web-used = benutzt
cn-web-choose = Bonus für { $numbers }
cn-web-choose-note = Jeder gedruckte Bonus nur einmal. Die Sterne zählen am Ende, benutzt oder nicht.
cn-web-found = Connects, die du werten kannst
cn-web-with-bonus = mit Bonus
cn-web-more = noch { $count }

## Formen, Ziele, die anderen
cn-web-shapes = Connect-5-Formen
cn-web-shape = Form { $shape }, Karte
cn-web-next-five = Nächstes Connect-5
cn-web-no-five = Alle vergeben
cn-web-taken-by = Gewertet: { $names }
cn-web-fours = Connect-4-Formen
cn-web-four = Form { $shape }
cn-web-first = zuerst
cn-web-later = später
cn-web-mark-mine = deins
cn-web-mark-gone = weg
cn-web-mark-open = offen
cn-web-goals = Ziele
cn-web-goal-done = erfüllt
cn-web-goal-have = { $have } von { $count }
cn-web-goal-most = { $have }, höchstens { $count }
cn-web-others = Am Tisch
cn-web-others-after = Am Tisch, Stand nach Runde { $round }
cn-web-status-busy = schreibt noch
cn-web-status-done = fertig
cn-web-status-out = ausgeschieden
cn-web-drawer = Bonusse, Formen, Ziele, Wertung und Tisch
cn-web-tab-bonuses = Bonusse
cn-web-tab-shapes = Formen
cn-web-tab-goals = Ziele
cn-web-tab-score = Punkte
cn-web-tab-table = Tisch
cn-web-tab-unused = { $count } frei

## Ende einer Runde
cn-web-round-over = Runde { $round } ist zu Ende
cn-web-recap-wrote = schreibt { $numbers }
cn-web-recap-claimed = wertet { $claims }
cn-web-recap-circles =
    { $count ->
        [one] { $count } Kreis
       *[other] { $count } Kreise
    }
cn-web-recap-goals = Ziel { $names }
cn-web-recap-boxes =
    { $count ->
        [one] { $count } freie Aktion
       *[other] { $count } freie Aktionen
    }

## Zugliste
cn-web-told-roll = Die Würfel zeigen { $numbers }.
cn-web-told-zone = { $name } wählt Zone { $zone }.
cn-web-told-write = { $name } trägt die { $number } in Zeile { $row }, Spalte { $column } ein.
cn-web-told-free = { $name } nimmt eine freie Aktion: Aus der { $face } wird eine { $number }.
cn-web-told-drop = { $name } lässt die { $number } verfallen.
cn-web-told-move = { $name } versetzt die Zahl aus Zeile { $row }, Spalte { $column }.
cn-web-told-switch = { $name } tauscht den Zonenwürfel mit der { $number }.
cn-web-told-change = { $name } macht aus der { $from } eine { $to }.
cn-web-told-claim = { $name } wertet ein Connect-{ $size }.
cn-web-told-take = { $name } nimmt den Bonus { $bonus }.
cn-web-told-done = { $name } ist fertig.
cn-web-told-out = { $name } scheidet aus.

## Begleitung der ersten Partie
cn-web-guide-setup = Für alle wurden drei Würfel geworfen. Ihre Zahlen kommen in die getönten Startfelder; tippe einen Würfel an, um zu wählen, welcher als Nächstes kommt.
    .title = Das ist dein Blatt
    .try = Versuche es: Tippe ein gestricheltes Feld an.
cn-web-guide-done = Alles lässt sich rückgängig machen, bis du fertig bist. Danach kommen drei weitere Würfel für die übrigen Startfelder.
    .title = „Fertig“ beendet den Schritt
    .try = Trage die anderen Zahlen ein und wähle „Fertig“, zweimal insgesamt.
cn-web-guide-roll = Du bist am Wurf. Ein Würfel wird zum Zonenwürfel: 1 bis 3 sind Spaltenpaare, 4 bis 6 Zeilenpaare. Die beiden anderen sind Zahlen.
    .title = Wähle den Zonenwürfel
    .try = Versuche es: Tippe einen Würfel an, dann nimm die Zone.
cn-web-guide-zone =
    { $way ->
        [columns] Der dunkle Würfel zeigt { $zone }, also kommen beide Zahlen in die Spalten { $first } und { $second }. Jedes gestrichelte Feld ist möglich.
       *[rows] Der dunkle Würfel zeigt { $zone }, also kommen beide Zahlen in die Zeilen { $first } und { $second }. Jedes gestrichelte Feld ist möglich.
    }
    .title = Die Zone sagt, wo
    .try = Versuche es: Tippe ein gestricheltes Feld an.
cn-web-guide-second = Drei oder mehr Nachbarn, die gleich sind oder aufeinander folgen, sind ein Connect. Eine gestrichelte Linie zeigt, was deine Zahl ergäbe.
    .title = Zahlen suchen Nachbarn
    .try = Trage die zweite Zahl ein.
cn-web-guide-claim = Hast du ein Connect, tippe seine Zahlen an, um es zu werten: Connect-3 und -4 bringen einen Bonus, Connect-5 viele Punkte. Du kannst auch auf ein besseres warten.
    .title = Werten oder warten
    .try = Werte, was du möchtest, dann „Fertig“.
cn-web-guide-open = Jetzt liegen alle Blätter offen; tippe eines an, um es groß zu sehen. Es gibt zwölf Runden: Auch Kreise, Pfeilreihen und Ziele zählen.
    .title = Die Runde ist aufgedeckt
    .try = Spiele die nächste Runde.
