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
cn-web-prompt-wait-busy = Du bist fertig. Noch beim Eintragen: { $names }.
cn-web-prompt-watch-busy = Noch beim Eintragen: { $names }.
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
cn-web-key-die = diesen Würfel oder diese Zahl nehmen
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
cn-web-correct = { $typed } berichtigen
cn-web-correct-title = Was wirklich gewürfelt oder gezogen wurde
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
cn-web-bonuses-of = Boni für Connect-{ $row }
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
cn-web-goals = Ziele
cn-web-goal-done = erfüllt
cn-web-goal-have = { $have } von { $count }
cn-web-goal-most = { $have }, höchstens { $count }
cn-web-others = Am Tisch
cn-web-others-after = Am Tisch, Stand nach Runde { $round }
cn-web-status-busy = schreibt noch
cn-web-status-done = fertig
cn-web-status-out = ausgeschieden
cn-web-drawer = Boni, Formen, Ziele, Wertung und Tisch
cn-web-tab-bonuses = Boni
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

## Das erste Spiel und einzelne Hinweise
cn-web-guide-aim = Zahlen, die sich berühren und gleich sind oder aufeinander folgen, sind ein Connect. Connects bringen Punkte und Boni; wer nach zwölf Runden am meisten hat, gewinnt.
    .title = Das Ziel
    .try = Du hast drei Würfel geworfen: Tippe den an, der sagt, wohin du schreibst.
cn-web-guide-zone = Die Würfel 1 bis 3 bedeuten zwei Spalten, 4 bis 6 zwei Zeilen. Die beiden anderen sind die Zahlen, die dorthin kommen.
    .title = Der Zonenwürfel sagt, wo
    .try = Nimm Zone { $zone }.
cn-web-guide-write =
    { $way ->
        [columns] Beide Zahlen kommen in die Spalten { $first } und { $second }, wohin du willst. Eine Zahl steht dort schon und wartet auf Nachbarn.
       *[rows] Beide Zahlen kommen in die Zeilen { $first } und { $second }, wohin du willst. Eine Zahl steht dort schon und wartet auf Nachbarn.
    }
    .title = Trage die Zahlen ein
    .try = Schreibe die { $number } in das markierte Feld.
cn-web-guide-second = Jetzt stehen gleich 3, 4 und 5 nebeneinander: eine Folge aus drei Zahlen.
    .title = Zahlen suchen Nachbarn
    .try = Schreibe die { $number } in das markierte Feld.
cn-web-guide-pick = 3-4-5 ist ein Connect-3. Von allein zählt nichts: Du wertest es.
    .title = Du hast ein Connect
    .try = Wähle 3-4-5.
cn-web-guide-claim = Seine Zahlen sind damit verbraucht; du könntest also auch auf ein längeres warten.
    .title = Werte es
    .try = Werte das Connect.
cn-web-guide-bonus = Jedes Connect-3 und Connect-4 gibt einen Bonus deiner Wahl. Seine Sterne sind Punkte; die meisten helfen dir später, ein Blitz wirkt sofort.
    .title = Nimm deinen Bonus
    .try = Wähle einen.
cn-web-guide-take = Er gehört dir. Du nutzt ihn, wenn du ihn brauchst, in dieser Runde oder später.
    .title = Ein Bonus für den Rest des Spiels
    .try = Nimm ihn.
cn-web-guide-astray = Dort entsteht noch kein Connect. Alles lässt sich rückgängig machen, bis du fertig bist.
    .title = Nicht ganz
    .try = Mach es rückgängig und schreibe in das markierte Feld.
cn-web-mark-aim = Trage Zahlen so ein, dass Nachbarn gleich sind oder aufeinander folgen, und werte sie als Connects für Punkte und Boni. Nach zwölf Runden gewinnen die meisten Punkte.
    .title = Das Ziel
cn-web-mark-done = Wenn du fertig bist, wartet niemand mehr auf dich. Alle Blätter werden zusammen aufgedeckt; bis dahin lässt sich alles rückgängig machen.
    .title = „Fertig“ beendet deine Runde
cn-web-mark-roll = Du wählst für alle, welcher Würfel der Zonenwürfel wird. Die beiden anderen sind die Zahlen.
    .title = Du hast geworfen
cn-web-mark-claim = Diese Zahlen sind ein Connect. Werte es für den Bonus oder warte auf ein längeres.
    .title = Ein Connect
cn-web-mark-five = Es hat die Form einer offenen Karte und bringt die Punkte, die oben auf dem Stapel liegen. Wer später kommt, bekommt weniger.
    .title = Ein Connect-5
cn-web-mark-switch = Bevor du die erste Zahl einträgst, darfst du den Zonenwürfel mit einem Zahlenwürfel tauschen, nur für dich.
    .title = Du kannst tauschen
cn-web-mark-plus = Du darfst einen Zahlenwürfel um 1 oder 2 ändern oder beide um 1. Nach der 6 kommt die 1.
    .title = Du kannst eine Zahl ändern
cn-web-mark-move = Eine Zahl, die nicht gewertet ist, darf auf ein beliebiges freies Feld. Ihr altes Feld bleibt durchgestrichen.
    .title = Du kannst eine Zahl versetzen
cn-web-mark-again = Eine gewertete Zahl darf in einem neuen Connect noch einmal zählen. Du musst nichts antippen: „Noch mal“ wird beim Werten eingesetzt.
    .title = Du hast „Noch mal“
cn-web-mark-free = Wer eine andere Zahl einträgt, als der Würfel zeigt, streicht hier ein Kästchen. Der markierte Wert wird am Ende abgezogen.
    .title = Freie Aktionen kosten Punkte
cn-web-mark-open = Jetzt liegen alle Blätter offen. Tippe eines an, um es groß zu sehen.
    .title = Was die anderen getan haben

## Was die Dinge sind
cn-ask-name-box = Kästchen der Freien Aktionen
cn-ask-box = Jede Freie Aktion streicht ein Kästchen; das erste freie von links wird am Ende abgezogen.
cn-ask-name-round = Runde
cn-ask-round = Gespielt werden zwölf Runden; hier stehen Zonenwürfel und Zahlen einer jeden.
cn-ask-name-shape = Form für Connect-5
cn-ask-shape = Ein Connect aus fünf Zahlen in dieser Form, gedreht oder gespiegelt, bringt die oberste Wertungskarte; danach ist die Form für immer zu.
cn-ask-name-stack = Nächstes Connect-5
cn-ask-stack = So viele Punkte bringt ein Connect-5 in dieser Runde; nach jeder Runde mit einem geht eine Karte weg.
cn-ask-name-four = Form für Connect-4
cn-ask-four = Wer diese Form zuerst wertet, bekommt 4 Punkte, alle später 1; jede Wertung bringt auch einen Bonus.
cn-ask-name-five = Feld für Connect-5
cn-ask-five = Hier stehen Buchstabe und Punkte eines gewerteten Connect-5.
cn-ask-name-objective = Ziel
cn-ask-objective = Wer es am Ende einer Runde erfüllt, bekommt seine Punkte einmal; wegnehmen kann es niemand.
cn-ask-name-circle = Kreis
cn-ask-circle = Er ist voll, wenn die vier Felder um ihn Zahlen haben: 1 Punkt, und drei in einer Linie 2 weitere.
cn-ask-name-arrow = Pfeilreihe
cn-ask-arrow = Die Reihe, die hier endet, bringt 8 für 1 bis 6 der Reihe nach oder sechs gleiche Zahlen, 6 für 1 bis 6 durcheinander, 3, wenn sie nur voll ist.
cn-ask-name-zone = Zone
cn-ask-zone = Zwei Spalten oder zwei Zeilen: Zeigt der Zonenwürfel diese Augen, kommen die Zahlen hierher.
cn-ask-name-zone-die = Zonenwürfel
cn-ask-zone-die = Einer der drei Würfel sagt für alle, in welche Zone die beiden anderen kommen.
cn-ask-name-number-die = Zahlenwürfel
cn-ask-number-die = Beide Zahlen müssen in die Zone, in beliebiger Reihenfolge und an beliebiger Stelle.
cn-ask-name-space = Feld
cn-ask-space = Es fasst eine Zahl; Zahlen, die sich berühren und gleich sind oder aufeinander folgen, lassen sich als Connect werten.
cn-ask-name-setup = Startfeld
cn-ask-setup = In diesen Feldern stehen die ersten sechs geworfenen Zahlen; sie zählen wie alle anderen.
cn-ask-name-others = Ein anderes Blatt
cn-ask-others = Es zeigt das Ende der letzten Runde; was andere jetzt schreiben, bleibt verdeckt, bis alle fertig sind.
cn-ask-score-connect3 = Die Sterne der Boni, die du für Connect-3 genommen hast.
cn-ask-score-connect4 = 4 oder 1 für jede Form und die Sterne der Boni, die du für Connect-4 genommen hast.
cn-ask-score-connect5 = Die Wertungskarten deiner Connect-5.
cn-ask-score-arrows = Was die beiden Pfeilreihen bringen, wie sie jetzt stehen.
cn-ask-score-circles = 1 Punkt für jeden vollen Kreis.
cn-ask-score-lines = 2 Punkte für jede gerade Linie aus drei vollen Kreisen.
cn-ask-score-objectives = Die Punkte der Ziele, die du erfüllt hast.
cn-ask-score-minus = Was deine Freien Aktionen kosten: der Wert des ersten freien Kästchens.
cn-ask-score-total = Die Summe von allem darüber; nach zwölf Runden gewinnen die meisten Punkte.
cn-rules-aim = Bilde Connects: drei, vier oder fünf Zahlen, die sich berühren und gleich sind oder aufeinander folgen. Nach zwölf Runden gewinnen die meisten Punkte.
cn-rules-minute = In jeder Runde werden drei Würfel geworfen. Einer sagt für alle, in welche Zone des Blattes geschrieben wird, die beiden anderen sind die Zahlen; alle schreiben beide auf ihr eigenes Blatt. Dann wertest du Connects: Ein Connect-3 oder Connect-4 gibt einen Bonus, der später hilft, ein Connect-5 in einer der offenen Formen viele Punkte. Auch volle Kreise, die beiden Pfeilreihen und die Ziele zählen; Zahlen, die du nicht schreiben kannst oder willst, kosten Freie Aktionen.

cn-web-recap-took = nahm { $names }
cn-web-recap-used = nutzte { $names }
cn-web-recap-dropped = ließ { $numbers } fallen
cn-web-recap-sources = Aus { $sources }
cn-web-recap-nothing = Keine Punkte
cn-web-change-number = Zahl ändern
cn-web-prompt-stuck-switch = Zone { $zone } ist voll und alle Kästchen sind gestrichen. Ein Tausch gibt dir eine andere Zone; ohne ihn scheidest du aus.
cn-web-prompt-stuck = Zone { $zone } ist voll und alle Kästchen sind gestrichen: Du scheidest aus. Deine Punkte bleiben.
cn-web-use-switch = Tauschen
cn-web-bonuses-held = Boni auf der Hand: { $names }
cn-web-claim-again =
    { $agains ->
        [one] Das verbraucht ein „Noch mal“: Eine dieser Zahlen war schon gewertet.
       *[other] Das verbraucht { $agains } „Noch mal“: So viele dieser Zahlen waren schon gewertet.
    }
