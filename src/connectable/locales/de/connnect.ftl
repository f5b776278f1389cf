## Das Spiel
cn-name = CoNNNect

## Regeln: Blatt und Aufbau
cn-rule-s1 = Das Spielfeld hat 6 × 6 Felder. Die Zonen 1, 2 und 3 sind die Spaltenpaare von links, die Zonen 4, 5 und 6 die Zeilenpaare von oben.
cn-rule-s2 = Es gibt neun Kreise: je einen in der Mitte jedes Blocks aus 2 × 2 Feldern, in dem eine Spaltenzone auf eine Zeilenzone trifft.
cn-rule-s3 = Es gibt acht Formen für Connect-5, A bis H: alle Formen aus fünf Feldern, die eine Straße enthalten können. Vier werden gezogen und liegen offen. Jede sieht wie ein Großbuchstabe aus: A wie I, B wie L, C wie N, D wie P, E wie U, F wie W, G wie V, H wie Z.
cn-rule-s4 = Die Wertungskarten für Connect-5 sind 16, 14, 13 und 12 Punkte wert. Die höchste liegt oben.
cn-rule-s5 = Es gibt 14 Zielkarten in den Stapeln A, B und C. Aus jedem Stapel wird eine Karte gezogen.
cn-rule-s6 = Beim Aufbau werden drei Würfel geworfen, und alle tragen die drei Zahlen in Startfelder ihrer Wahl ein; drei weitere Würfel füllen die anderen drei Startfelder. In der Variante mit eigenen Würfeln würfeln alle für sich. Die Zahlen in den Startfeldern sind gewöhnliche Zahlen.
cn-rule-s7 = Auf dem Standardblatt sind die Startfelder Zeile 1, Spalte 2; Zeile 2, Spalte 4; Zeile 3, Spalte 6; Zeile 4, Spalte 1; Zeile 5, Spalte 3 und Zeile 6, Spalte 5. Die Pfeilreihen sind Zeile 3 und Spalte 4.
cn-rule-s8 = Der Zufall entscheidet in dieser Reihenfolge: vier Formen, eine Karte aus jedem Stapel, wer zuerst am Wurf ist (alle mit gleicher Wahr­scheinlichkeit), dann die Würfel für den Aufbau. Alle tragen drei Zahlen ein und melden sich fertig, bevor zum zweiten Mal gewürfelt wird. Mit eigenen Würfeln sind die beiden Schritte gleich; alle haben drei eigene Würfel, geworfen in der Reihenfolge der Plätze. Jeder Schritt ist verdeckt und bis zum Fertigmelden rückgängig zu machen, wie in Regel CN-R5. Vor Runde 1 gibt es keine freie Aktion, keinen Bonus und keine Wertung.

## Regeln: eine Runde
cn-rule-r1 = Würfeln: Wer am Wurf ist, wirft drei Würfel und bestimmt einen davon zum Zonenwürfel; die anderen beiden sind Zahlenwürfel. Vor dieser Wahl handelt sonst niemand, und sie lässt sich nicht rückgängig machen. Die Zahlenwürfel sind Würfel 1 und Würfel 2 in aufsteigender Folge; ein getauschter Würfel behält seinen Platz. Alle sehen die Wahl, und jede Rundenleiste hält sie fest.
cn-rule-r2 = Eintragen: Alle müssen gleichzeitig beide Zahlen in freie Felder der Zone eintragen, in beliebiger Reihenfolge und an beliebiger Stelle, eine Zahl je Feld. Solange einer der eigenen Würfel wartet, dauert das Eintragen; danach folgt das Werten.
cn-rule-r3 = Werten: Alle dürfen gleichzeitig beliebig viele Connects werten, auch mit Zahlen früherer Runden und mit dem, was ein gerade gewonnener Bonus möglich macht.
cn-rule-r4 = Am Ende der Runde werden die Punkte für Connect-4 und Connect-5 vergeben (Regeln CN-C6 und CN-C8) und die offenen Ziele geprüft. Die oberste Wertungskarte kommt weg, wenn ein Connect-5 gewertet wurde, und das Würfeln geht einen Platz nach links. Eine Partie hat zwölf Runden.
cn-rule-r5 = Was jemand in einer Runde einträgt, benutzt und wertet, bleibt verdeckt: Bis alle fertig sind, sehen die anderen nur „schreibt noch“ oder „fertig“. Die Würfel und die Wahl der Zone sind offen. Fertig ist möglich, wenn beide Würfel eingetragen oder verfallen sind und nichts mehr sofort zu tun ist; es lässt sich nicht rückgängig machen. Bis dahin, oder bis zum Ausscheiden, lassen sich die eigenen Aktionen der Runde rückgängig machen, die letzte zuerst, auch wenn sonst nur das Ausscheiden bleibt (Regel CN-F4). Was jemand tut, hängt nie davon ab, was andere in derselben Runde tun: Die Reihenfolge spielt keine Rolle.

## Regeln: freie Aktion
cn-rule-f1 = Eine freie Aktion gibt es nur beim Eintragen und nur für die beiden Zahlenwürfel. Sie kostet ein Kästchen je Würfel: entweder um eine andere Zahl von 1 bis 6 in die Zone einzutragen oder weil die Zone kein freies Feld hat; dann verfällt die Zahl. Ein Kästchen wird immer gestrichen, wenn die eingetragene Zahl von der Würfelzahl nach Tauschen und Plus/minus abweicht.
cn-rule-f2 = Keine Zahl verfällt, solange die Zone ein freies Feld hat. Ist nur noch ein Feld frei, wird eine der beiden Zahlen nach Wahl dort eingetragen, und die andere verfällt.
cn-rule-f3 = Es gibt sieben Kästchen mit den Werten 0, 1, 2, 3, 5, 7 und 9. Die Minuspunkte am Ende sind der Wert im ersten freien Kästchen von links oder 12, wenn alle sieben gestrichen sind.
cn-rule-f4 = Wer eine Zahl verfallen lassen muss, obwohl alle sieben Kästchen gestrichen sind, kann nur Tauschen benutzen (wo Regel CN-B2 es erlaubt), Plus/minus benutzen, solange noch ein Tauschen folgen kann, oder ausscheiden. Ausscheiden beendet die eigene Partie sofort, gilt als fertig und lässt sich nicht rückgängig machen. Von da an, auch am Ende dieser Runde, wird kein Ziel mehr geprüft; das Würfeln wird übersprungen, und das Gewertete bleibt. Wer ausgeschieden ist, liegt hinter allen anderen, eine spätere Runde vor einer früheren, bei gleicher Runde mit geteiltem Rang; es zählt das Blatt, wie es ist. Die Übrigen spielen bis Runde 12 weiter, auch allein. Sind alle ausgeschieden, ist die Partie zu Ende und niemand hat gewonnen; die Ränge bleiben.

## Regeln: Werten
cn-rule-c1 = Gewertet wird eine Gruppe eingetragener, noch nicht gewerteter Zahlen, deren Felder Seite an Seite liegen, in einer Form, die gedreht und gespiegelt sein darf. Die Zahlen sind alle gleich, oder sie sind eine Straße: aufeinander­folgende Zahlen, jede neben der vorigen. Nach der 6 geht es nicht mit der 1 weiter. Welche anderen Zahlen der Straße sich berühren, ist gleichgültig, etwa 1 neben 4 im Quadrat.
cn-rule-c2 = Jede Zahl wird nur einmal gewertet, außer mit Noch mal (Regel CN-B4). Ein gestrichenes Feld enthält keine Zahl.
cn-rule-c3 = Connect-3: drei Zahlen, gerade oder über Eck. Es bringt einen Bonus aus der Connect-3-Reihe.
cn-rule-c4 = Connect-4: vier Zahlen in der Form I, L, O oder S. Es bringt einen Bonus aus der Connect-4-Reihe.
cn-rule-c5 = Wer eine Form von Connect-4 zuerst von allen wertet, erhält 4 Punkte. Wer sie später wertet und für diese Form noch keine Punkte hat, erhält 1 Punkt. Dieselbe Form ein zweites Mal gewertet bringt keine Punkte, nur den Bonus.
cn-rule-c6 = Werten mehrere eine Form von Connect-4 zuerst und in derselben Runde, teilen sie sich den ersten Platz und erhalten je 4 Punkte. Das steht am Ende der Runde fest.
cn-rule-c7 = Connect-5: fünf Zahlen in der Form einer offenen Formkarte, in keiner anderen. Notiert werden der Buchstabe und der Wert der obersten Wertungskarte. Einen Bonus gibt es nicht.
cn-rule-c8 = Alle, die in derselben Runde irgendein Connect-5 werten, erhalten denselben Wert. Danach werden die gewerteten Formkarten endgültig verdeckt, und eine Wertungskarte kommt weg. Zwei verschiedene offene Formen in einer Runde sind erlaubt und zählen beide, dieselbe zweimal nicht.
cn-rule-c9 = Der Bonus wird zusammen mit der Wertung gewählt und muss genommen werden, solange in der Reihe einer übrig ist. Bonusse gleicher Art mit gleich vielen Sternen sind dieselbe Wahl. Ist die Reihe aufgebraucht, gilt die Wertung ohne Bonus.
cn-rule-c10 = Allein: Jede erste Wertung einer Form von Connect-4 bringt 4 Punkte, die Wertungskarten kommen weg wie in Regel CN-C8, und wer ausscheidet, hat die Partie verloren.

## Regeln: Bonus
cn-rule-b1 = Versetzen: Eine noch nicht gewertete Zahl wird gestrichen, auch eine aus einem Startfeld oder aus dieser Runde, und dann in ein beliebiges freies Feld eingetragen. Das alte Feld bleibt für immer gestrichen. Möglich ist das beim Eintragen, auch zwischen den beiden Würfeln und auch in das letzte freie Feld der Zone, und beim Werten. Ohne freies Feld ist es nicht möglich.
cn-rule-b2 = Tauschen: Der Zonenwürfel wird mit einem Zahlenwürfel getauscht, nur auf dem eigenen Blatt und nur in dieser Runde; mehrmals nacheinander ist erlaubt. Möglich ist das, bevor der erste Würfel der Runde eingetragen oder verfallen ist, und nach dem Gewinn von Zwei nach Wahl bis zu dessen erster Zahl, sonst nie. Nach Zwei nach Wahl wird für den getauschten Würfel nichts mehr eingetragen. Getauscht wird, was die Würfel gerade zeigen, auch nach Plus/minus. Ein Tauschen, das keinen Würfel ändert, ist nicht möglich.
cn-rule-b3 = Plus/minus: Die noch nicht eingetragenen Zahlenwürfel ändern sich um insgesamt einen oder zwei Schritte, bis zu 2 nach oben oder unten an einem Würfel oder je 1 nach oben oder unten an beiden. Von der 1 führt ein Schritt nach unten zur 6, von der 6 einer nach oben zur 1. Das alles ist eine einzige Aktion: Ein nicht benutzter Schritt verfällt, und eine Aktion, die keinen Würfel ändert, ist nicht möglich. Nur beim Eintragen.
cn-rule-b4 = Noch mal: Eine schon gewertete Zahl darf in einer neuen Wertung noch einmal benutzt werden. Gestrichen werden genau so viele Noch mal, wie die Wertung gewertete Zahlen enthält, und mindestens eine ihrer Zahlen ist noch nicht gewertet. Die gewertete Zahl darf aus jeder früheren Wertung stammen, auch aus dieser Runde, und ein späteres Noch mal darf sie wieder benutzen. Nur beim Werten.
cn-rule-b5 = Zwei nach Wahl (sofort): Zwei beliebige Zahlen von 1 bis 6, gleich oder nicht, werden in die Zone dieser Runde eingetragen; nach Tauschen ist das die neue. Beide müssen eingetragen werden, wenn Platz ist, eine, wenn nur für eine Platz ist. Ist die Zone schon vor der ersten Zahl voll, kann ein unbenutztes Tauschen benutzt werden oder Zwei nach Wahl verfallen; ohne Tauschen verfällt es sofort.
cn-rule-b6 = Sechs Punkte: Das sind sechs Sterne; der Bonus gilt als benutzt.
cn-rule-b7 = Zahl (sofort): Die abgebildete Zahl wird in ein beliebiges freies Feld eingetragen.
cn-rule-b8 = Jeder Bonus auf dem Blatt kann einmal genommen werden und gilt nur für das eigene Blatt. Seine Sterne zählen am Ende, ob benutzt oder nicht; ein benutzter Bonus wird gestrichen. Sofort heißt: vor jeder anderen Aktion. Jeder andere Bonus darf noch beim selben Werten benutzt oder aufgehoben werden. Um einen Bonus zu benutzen, wird nur seine Art genannt. Findet ein Bonus, der sofort gilt, kein freies Feld, verfällt er: Er wird gestrichen, gilt als benutzt und behält seine Sterne.
cn-rule-b9 = Standardblatt, Connect-3-Reihe: zweimal Versetzen, zweimal Tauschen und einmal Plus/minus mit je 1 Stern; einmal Plus/minus, Noch mal, Zahl 3 und Zahl 4 mit je 2 Sternen. Connect-4-Reihe: Zwei nach Wahl mit 2 Sternen; Versetzen, Tauschen, Plus/minus, Noch mal, Zahl 1 und Zahl 6 mit je 3 Sternen; Sechs Punkte mit 6 Sternen.

## Regeln: Kreise, Reihen, Ziele, Ende
cn-rule-o1 = Ein Kreis ist ausgemalt, sobald seine vier Felder Zahlen enthalten, und bleibt es. Wodurch die Zahlen eingetragen wurden, ist gleichgültig: Aufbau, Würfel, Versetzen, Zwei nach Wahl oder Zahl; dasselbe gilt für Reihen und Ziele. Ein gestrichenes Feld enthält keine Zahl. Jeder ausgemalte Kreis bringt 1 Punkt.
cn-rule-o2 = Drei ausgemalte Kreise in gerader Linie (waagerecht, senkrecht oder diagonal) sind eine Kreisreihe. Es gibt acht Kreisreihen; jede bringt 2 Punkte.
cn-rule-o3 = Jede Pfeilreihe bringt 8 Punkte, wenn sie 1–6 der Reihe nach enthält, gleich in welcher Richtung, oder sechs gleiche Zahlen; 6 Punkte, wenn sie 1–6 in beliebiger Folge enthält; 3 Punkte, wenn jedes Feld ausgefüllt oder gestrichen ist. Mit einem gestrichenen Feld bringt sie nie 8 oder 6.
cn-rule-o4 = Jedes Ziel zählt für jedes Blatt einmal, wenn es am Ende einer Runde erfüllt ist, und bleibt dann. Karten mit dem Vermerk „bei Spielende“ werden nur am Ende geprüft. Wer ein Ziel zuerst erfüllt, ist gleichgültig.
cn-rule-o5 = A1, bei Spielende: fünf Connect-3 (3 Punkte). A2: drei Connect-4 (4). A3: drei verschiedene Formen von Connect-4 (5). A4: ein Connect-3, ein Connect-4 und ein Connect-5 (5). A5, bei Spielende: 20 gewertete Zahlen, jede einmal gezählt (4). B1, bei Spielende: zwei Connect-5 (5). B2: ein Connect-4 oder Connect-5 aus gleichen Zahlen (4). B3: vier Bonusse benutzt, auch Sechs Punkte (3). B4, bei Spielende: höchstens eine freie Aktion (4). B5: drei Connects in einer Runde (4). C1, bei Spielende: drei Kreisreihen (4). C2: die vier Kreise in den Ecken (4). C3: beide Pfeilreihen voll, gestrichene Felder zählen mit (5). C4: eine ganze Zone ausgefüllt, gestrichene Felder zählen nicht (3). Außer bei B4 heißt eine Anzahl „mindestens“. A1 und A2 zählen auch Wertungen ohne Punkte.
cn-rule-e1 = Nach Runde 12 zählen: die Sterne der genommenen Bonusse aus der Connect-3-Reihe; die Punkte für Connect-4 und die Sterne der genommenen Bonusse aus der Connect-4-Reihe, auch Sechs Punkte; die notierten Werte der Connect-5; Pfeilreihen, Kreise, Kreisreihen und Ziele; abzüglich der Minuspunkte der freien Aktionen.
cn-rule-e2 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden weniger Minuspunkte; sind auch sie gleich, wird der Rang geteilt. Ein geteilter Rang zählt so viele Plätze, wie Personen ihn teilen: 1, 1, 3.
cn-rule-e3 = Ein eigenes Blatt ist verwendbar, wenn es mindestens so viele Wertungskarten wie offene Formen hat, sechs verschiedene Startfelder, keine unbekannten Bonusarten und einen Minuswert mehr als Kästchen. An die Stelle von sieben tritt dann die Zahl seiner Kästchen.

## Ablehnungen: Aufbau
cn-refusal-s3 = Diese Formkarte kann jetzt nicht gezogen werden. Offene Formkarten bisher: { $open }.
    .title = Warum nicht diese Formkarte?
cn-refusal-s5 = Das nächste Ziel kommt aus Stapel { $deck }.
    .title = Warum nicht dieses Ziel?
cn-refusal-s6-number = Kein Würfel mit einer { $number } wartet. In Startfelder einzutragen: { $numbers }.
    .title = Warum nicht die { $number }?
cn-refusal-s6-space = Das ist kein Startfeld. Freie Startfelder: { $spaces }.
    .title = Warum nicht Zeile { $row }, Spalte { $column }?
cn-refusal-s8-first = Es beginnt einer der Plätze am Tisch. Plätze: { $seats }.
    .title = Warum nicht dieser Platz?
cn-refusal-s8-seat = Diesen Platz gibt es nicht. Plätze an diesem Tisch: { $seats }.
    .title = Warum nicht dieser Platz?
cn-refusal-s8-chance-first = Zuerst werden die Karten gezogen und die Würfel für den Aufbau geworfen.
    .title = Warum noch nicht?
cn-refusal-s8-dice = Noch in Startfelder einzutragen: { $numbers }.
    .title = Warum nicht fertig?
cn-refusal-s8-before-round-1 = Vor Runde 1 gibt es keine freie Aktion, keinen Bonus und keine Wertung. Trage die Startzahlen ein und melde dich dann fertig.
    .title = Warum nicht jetzt?

## Ablehnungen: eine Runde
cn-refusal-r1-roll-first = Zuerst werden die drei Würfel geworfen.
    .title = Warum noch nicht?
cn-refusal-r1-no-roll = Jetzt sind weder Würfel noch Karten an der Reihe.
    .title = Warum nicht würfeln?
cn-refusal-r1-active = Zuerst wählt { $seat } den Zonenwürfel.
    .title = Warum noch nicht?
cn-refusal-r1-zone-first = Wähle zuerst den Zonenwürfel. Die Würfel zeigen { $numbers }.
    .title = Warum noch nicht?
cn-refusal-r1-face = Die Würfel zeigen { $numbers }. Wähle einen davon als Zonenwürfel.
    .title = Warum nicht Zone { $zone }?
cn-refusal-r1-chosen = Die Zone dieser Runde ist gewählt und bleibt.
    .title = Warum nicht eine andere Zone?
cn-refusal-r2-no-die = Beide Würfel sind eingetragen oder verfallen. Werte, benutze Versetzen oder melde dich fertig.
    .title = Warum nicht eine Zahl eintragen?
cn-refusal-r2-fill-first = Noch einzutragen oder verfallen zu lassen: { $numbers }. Gewertet wird danach.
    .title = Warum noch nicht werten?
cn-refusal-r2-zone = Das Feld liegt in den Zonen { $zones }. Die Zahlen dieser Runde gehören in Zone { $zone }.
    .title = Warum nicht Zeile { $row }, Spalte { $column }?
cn-refusal-r2-taken = Dort steht eine { $number }. Wähle ein freies Feld.
    .title = Warum nicht Zeile { $row }, Spalte { $column }?
cn-refusal-r5-dice = Noch wartende Würfel: { $numbers }. Trage sie in Zone { $zone } ein; ist dort kein Feld frei, lass sie verfallen.
    .title = Warum nicht fertig?
cn-refusal-r5-done = Du bist mit dieser Runde fertig, und das lässt sich nicht rückgängig machen.
    .title = Warum nicht noch etwas tun?

## Ablehnungen: freie Aktion
cn-refusal-f1-number = Kein Würfel mit einer { $number } wartet. Es warten: { $numbers }.
    .title = Warum nicht die { $number }?
cn-refusal-f1-zone-full = Zone { $zone } hat kein freies Feld. Lass die Zahl verfallen: Das kostet ein Kästchen.
    .title = Warum nicht eine Zahl eintragen?
cn-refusal-f1-no-die = Beide Würfel sind eingetragen oder verfallen. Eine freie Aktion gilt einem wartenden Würfel.
    .title = Warum nicht eine freie Aktion?
cn-refusal-f1-same = Der Würfel zeigt schon die { $number }. Trage sie so ein oder wähle eine andere Zahl.
    .title = Warum nicht eine freie Aktion für die { $number }?
cn-refusal-f1-chosen = Zuerst kommt die freie Aktion. Trage die { $number } in ein freies Feld von Zone { $zone } ein.
    .title = Warum noch nicht?
cn-refusal-f2-zone-free = Zone { $zone } hat freie Felder: { $spaces }. Trage die Zahl dort ein.
    .title = Warum nicht die Zahl verfallen lassen?
cn-refusal-f4-boxes = Eine freie Aktion braucht ein freies Kästchen. Gestrichene Kästchen: { $boxes }, also alle.
    .title = Warum nicht eine freie Aktion?
cn-refusal-f4-not-stuck = Ausscheiden ist nur möglich, wenn eine Zahl verfallen muss und alle Kästchen gestrichen sind. Freie Kästchen: { $boxes }.
    .title = Warum nicht ausscheiden?
cn-refusal-f4-stuck = Eine Zahl muss verfallen, und alle Kästchen sind gestrichen. Es bleiben Tauschen, ein Plus/minus, auf das Tauschen folgen kann, oder Ausscheiden.
    .title = Warum nicht dieser Bonus?
cn-refusal-f4-out = Du bist ausgeschieden. Dein Blatt bleibt, wie es ist.
    .title = Warum nicht handeln?

## Ablehnungen: Werten
cn-refusal-c1-size = Ein Connect hat drei, vier oder fünf Zahlen. Gewählt: { $size }.
    .title = Warum nicht diese Wertung?
cn-refusal-c1-apart = Diese Felder liegen nicht Seite an Seite. Wähle benachbarte Felder.
    .title = Warum nicht diese Zahlen werten?
cn-refusal-c1-order = Die Zahlen { $numbers } folgen aufeinander, aber jede muss neben der vorigen stehen.
    .title = Warum nicht diese Zahlen werten?
cn-refusal-c1-numbers = Die Zahlen sind { $numbers }. Sie müssen gleich oder eine Straße sein.
    .title = Warum nicht diese Zahlen werten?
cn-refusal-c2-empty = Keine Zahl in { $spaces }. Wähle eingetragene Zahlen.
    .title = Warum nicht diese Wertung?
cn-refusal-c2-claimed = Schon gewertet: { $spaces }. Nur mit Noch mal zählt eine gewertete Zahl ein weiteres Mal.
    .title = Warum nicht diese Wertung?
cn-refusal-c4 = Diese vier Zahlen haben nicht die Form eines Connect-4. Die Formen sind { $shapes }.
    .title = Warum nicht diese Wertung?
cn-refusal-c7-shape = Kein Connect-5 hat diese Form. Wähle die Form einer offenen Karte.
    .title = Warum nicht diese Zahlen werten?
cn-refusal-c7-card = Keine offene Karte zeigt die Form { $shape }. Offen: { $open }.
    .title = Warum nicht dieses Connect-5?
cn-refusal-c7-none-open = Alle Formkarten liegen verdeckt: Kein Connect-5 kann mehr gewertet werden.
    .title = Warum nicht dieses Connect-5?
cn-refusal-c8-down = Karte { $letter } wurde in einer früheren Runde gewertet und ist verdeckt. Wähle die Form einer offenen Karte.
    .title = Warum nicht Form { $letter }?
cn-refusal-c8-twice = Karte { $letter } hast du in dieser Runde schon gewertet. Eine andere offene Form ist möglich.
    .title = Warum nicht noch einmal Form { $letter }?
cn-refusal-c9-no-claim = Einen Bonus gibt es mit einem Connect-3 oder Connect-4. Werte zuerst eines.
    .title = Warum nicht einen Bonus nehmen?
cn-refusal-c9-choose = Nimm zuerst einen Bonus aus der Connect-{ $row }-Reihe.
    .title = Warum noch nicht?
cn-refusal-c9-icon = Dieser Bonus ist in der Connect-{ $row }-Reihe nicht mehr übrig. Übrig, mit ihren Sternen: { $icons }.
    .title = Warum nicht dieser Bonus?

## Ablehnungen: Bonus
cn-refusal-b1-none = Du hast kein unbenutztes Versetzen.
    .title = Warum nicht Versetzen?
cn-refusal-b1-empty = In { $space } steht keine Zahl. Wähle eine noch nicht gewertete Zahl.
    .title = Warum nicht diese Zahl versetzen?
cn-refusal-b1-claimed = Die Zahl in { $space } ist gewertet. Wähle eine noch nicht gewertete Zahl.
    .title = Warum nicht diese Zahl versetzen?
cn-refusal-b1-full = Für die Zahl ist kein Feld frei.
    .title = Warum nicht Versetzen?
cn-refusal-b1-chosen = Zuerst kommt das Versetzen. Trage die { $number } in ein freies Feld ein.
    .title = Warum noch nicht?
cn-refusal-b1-crossed = Das Feld ist für immer gestrichen. Wähle ein freies Feld.
    .title = Warum nicht Zeile { $row }, Spalte { $column }?
cn-refusal-b2-none = Du hast kein unbenutztes Tauschen.
    .title = Warum nicht Tauschen?
cn-refusal-b2-number = Kein Zahlenwürfel zeigt eine { $number }. Sie zeigen { $numbers }.
    .title = Warum nicht mit der { $number } tauschen?
cn-refusal-b2-same = Auch der Zonenwürfel zeigt eine { $number }: Das Tauschen würde nichts ändern.
    .title = Warum nicht mit der { $number } tauschen?
cn-refusal-b2-late = Tauschen ist möglich, bevor der erste Würfel der Runde eingetragen oder verfallen ist, und vor der ersten Zahl von Zwei nach Wahl.
    .title = Warum nicht jetzt Tauschen?
cn-refusal-b3-none = Du hast kein unbenutztes Plus/minus.
    .title = Warum nicht Plus/minus?
cn-refusal-b3-no-die = Beide Würfel sind eingetragen oder verfallen. Plus/minus ändert einen wartenden Würfel.
    .title = Warum nicht Plus/minus?
cn-refusal-b3-steps = Die wartenden Würfel zeigen { $numbers }. Ändere einen um 1 oder 2 oder zwei um je 1.
    .title = Warum nicht dieses Plus/minus?
cn-refusal-b4-all-claimed = Alle diese Zahlen sind gewertet: { $spaces }. Mindestens eine darf es nicht sein.
    .title = Warum nicht diese Wertung?
cn-refusal-b4-too-few = Gewertete Zahlen darin: { $need }. Unbenutzte Noch mal: { $have }.
    .title = Warum nicht diese Wertung?
cn-refusal-b5-full = Zone { $zone } ist voll. Benutze Tauschen oder lass Zwei nach Wahl verfallen.
    .title = Warum nicht eine Zahl eintragen?
cn-refusal-b5-fits = Zone { $zone } hat ein freies Feld. Trage dort eine Zahl ein.
    .title = Warum nicht Zwei nach Wahl verfallen lassen?
cn-refusal-b5-nothing = Nur Zwei nach Wahl kann verfallen, und das steht gerade nicht an.
    .title = Warum nicht verfallen lassen?
cn-refusal-b7 = Dieser Bonus bringt eine { $number }. Trage sie in ein beliebiges freies Feld ein.
    .title = Warum nicht eine andere Zahl?
cn-refusal-b8-number = Zuerst kommt die Zahl des Bonus. Trage sie in ein beliebiges freies Feld ein.
    .title = Warum noch nicht?
cn-refusal-b8-any = Zuerst kommt Zwei nach Wahl. Noch in Zone { $zone } einzutragende Zahlen: { $left }.
    .title = Warum noch nicht?
cn-refusal-e1-over = Die Partie ist zu Ende.
    .title = Warum nicht handeln?

## Das Ende
cn-end-points = Alle zwölf Runden sind gespielt: Wer die meisten Punkte hat, gewinnt.
cn-end-tie-break = Gleich viele Punkte: Es entscheiden weniger Minuspunkte.
cn-end-shared = Gleich viele Punkte und Minuspunkte: geteilter Sieg.
cn-end-last = Alle anderen sind ausgeschieden.
cn-end-solitaire = Alle zwölf Runden sind gespielt.
cn-end-out = Alle sind ausgeschieden: Niemand gewinnt.
cn-source-connect3 = Connect-3
cn-source-connect4 = Connect-4
cn-source-connect5 = Connect-5
cn-source-arrows = Pfeilreihen
cn-source-circles = Kreise
cn-source-lines = Kreisreihen
cn-source-objectives = Ziele
cn-source-minus = Minuspunkte

## Optionen
cn-option-setup = Würfel beim Aufbau
cn-choice-setup-shared = dieselben für alle
cn-choice-setup-own = eigene Würfel
cn-option-sheet = Blatt
cn-choice-sheet-house = Standard

## Blätter, die nicht verwendbar sind
cn-content-long = Der Text ist zu lang. Höchstens { $most } Zeichen sind möglich.
cn-content-toml = Das ist kein TOML: { $reason }.
cn-content-unknown = „{ $key }“ hat hier keine Bedeutung. Bekannt: { $known }.
cn-content-missing = Der Eintrag „{ $missing }“ fehlt.
cn-content-table = „{ $key }“ muss eine Tabelle aus Namen und Werten sein.
cn-content-list = „{ $key }“ muss { $fewest } bis { $most } Einträge haben.
cn-content-number = „{ $key }“ ist { $value }. Es muss eine ganze Zahl von { $low } bis { $high } sein.
cn-content-choice = „{ $key }“ ist „{ $value }“. Bekannt: { $choices }.
cn-content-space = „{ $value }“ in „{ $key }“ ist kein Feld. Felder heißen a1 bis f6: Buchstabe der Spalte, Nummer der Zeile.
cn-content-twice = „{ $value }“ steht zweimal in „{ $key }“.
cn-content-letter = „{ $value }“ in „{ $key }“ ist kein Buchstabe einer Formkarte. Buchstaben sind A bis Z.
cn-content-objective = „{ $value }“ in „{ $key }“ ist kein Name eines Ziels. Namen sind A, B oder C mit einer Nummer von 1 bis 99.
cn-content-deck = Stapel { $deck } in „{ $key }“ hat keine Karte. Jeder Stapel braucht mindestens eine.
cn-content-minus = „{ $key }“ braucht einen Wert mehr als Kästchen. Kästchen: { $boxes }. Werte: { $values }.
cn-content-scores = „{ $key }“ braucht mindestens so viele Wertungskarten wie offene Formen. Offene Formen: { $open }. Wertungskarten: { $scores }.

## Wörter im Bild des Terminals
cn-draw-bonus-move = Versetzen
cn-draw-bonus-switch = Tauschen
cn-draw-bonus-plus = Plus/minus
cn-draw-bonus-again = Noch mal
cn-draw-bonus-any = Zwei nach Wahl
cn-draw-bonus-six = Sechs Punkte
cn-draw-bonus-number = Zahl { $number }
cn-draw-seat = Platz { $seat }
cn-draw-setup = Aufbau
cn-draw-round = Runde { $round } von 12, Platz { $active } würfelt
cn-draw-roll = Wähle den Zonenwürfel: { $dice }
cn-draw-dice = Zone { $zone }, Zahlenwürfel { $dice }
cn-draw-numbers = Startzahlen: { $dice }
cn-draw-must-free = Trage die { $number } in die Zone ein.
cn-draw-must-move = Trage die { $number } in ein freies Feld ein.
cn-draw-must-take = Nimm einen Bonus der Connect-{ $number }-Reihe.
cn-draw-must-any = Zwei nach Wahl, noch einzutragen: { $number }
cn-draw-must-number = Trage die { $number } in ein freies Feld ein.
cn-draw-now-setup = Jede in ein Feld mit ∙: write { $number } { $space }
cn-draw-now-done = Alle Zahlen stehen: done
cn-draw-now-zone = In diese Zone schreiben alle: zone { $number }
cn-draw-now-write = Beide in die Zone: write { $number } { $space }
cn-draw-now-drop = Die Zone ist voll: drop { $number }
cn-draw-now-claim = Connects werten („legal claim“), dann: done
cn-draw-free = Freie Aktion: { $boxes }
cn-draw-scores = Connect-5: { $scores }
cn-draw-race = Connect-4, 4 Punkte für die Ersten, dann 1:
cn-draw-raced = weg
cn-draw-down = verd.
cn-draw-end = bei Spielende
cn-draw-goal-connect3 = { $count } Connect-3
cn-draw-goal-connect4 = { $count } Connect-4
cn-draw-goal-connect5 = { $count } Connect-5
cn-draw-goal-fours =
    { $count ->
        [one] { $count } Form von Connect-4
       *[other] { $count } verschiedene Formen Connect-4
    }
cn-draw-goal-each = je { $count } Connect-3, -4 und -5
cn-draw-goal-claimed =
    { $count ->
        [one] { $count } gewertete Zahl
       *[other] { $count } gewertete Zahlen
    }
cn-draw-goal-equal = { $count } Connect-4 oder -5, gleiche Zahlen
cn-draw-goal-used =
    { $count ->
        [one] { $count } Bonus benutzt
       *[other] { $count } Bonusse benutzt
    }
cn-draw-goal-free =
    { $count ->
        [one] max. { $count } freie Aktion
       *[other] max. { $count } freie Aktionen
    }
cn-draw-goal-round =
    { $count ->
        [one] { $count } Connect in einer Runde
       *[other] { $count } Connects in einer Runde
    }
cn-draw-goal-lines =
    { $count ->
        [one] { $count } Kreisreihe
       *[other] { $count } Kreisreihen
    }
cn-draw-goal-corners =
    { $count ->
        [one] { $count } Kreis in der Ecke
       *[other] { $count } Kreise in den Ecken
    }
cn-draw-goal-arrows =
    { $count ->
        [one] { $count } volle Pfeilreihe
       *[other] { $count } volle Pfeilreihen
    }
cn-draw-goal-zones =
    { $count ->
        [one] { $count } ganze Zone ausgefüllt
       *[other] { $count } ganze Zonen ausgefüllt
    }
cn-draw-row = Connect-{ $row }:
cn-draw-hand = Unbenutzt: { $bonuses }
cn-draw-status-busy = schreibt noch
cn-draw-status-done = fertig
cn-draw-status-out = ausgeschieden
cn-draw-short = Platz { $seat }: { $status } · Punkte { $points } · Wertungen { $claims } · gestrichene Kästchen { $boxes }

## Hilfe
cn-help =
    Ein Feld ist Buchstabe der Spalte und Nummer der Zeile: a1 oben links, f6 unten rechts.
    zone 4: die 4 als Zonenwürfel wählen
    write 2 b3: die 2 in b3 eintragen
    free 2 as 3: freie Aktion, die 2 wird zur 3; dann write 3 b3
    drop 5: die 5 verfallen lassen, wenn die Zone kein freies Feld hat
    claim a1 b1 c1: die Zahlen in diesen Feldern werten
    take plus 2: den Bonus Plus/minus mit 2 Sternen nehmen
    (move Versetzen, switch Tauschen, plus Plus/minus, again Noch mal,
    any Zwei nach Wahl, six Sechs Punkte, number3 Zahl 3)
    move b2: Versetzen, b2 streichen; dann seine Zahl eintragen
    switch 5: Tauschen, Zonenwürfel und 5
    change 2 to 3 and 5 to 4: Plus/minus; für einen Würfel: change 2 to 4
    lose: Zwei nach Wahl verfallen lassen, wenn die Zone voll ist
    done: fertig mit dieser Runde
    out: ausscheiden, wenn sonst nichts bleibt

## Tipps
cn-place = Zeile { $row }, Spalte { $column }
cn-hint-zone = Zone { $zone } passt am besten zu den Zahlen dieses Wurfs.
cn-hint-setup = Die { $number } in { $space } lässt am meisten für die nächsten Runden offen.
cn-hint-completes = Die { $number } in { $space } vollendet ein Connect-{ $size }.
cn-hint-circle = Mit { $space } ist der Kreis der Zonen { $column } und { $row } ausgemalt.
cn-hint-near = Mit der { $number } in { $space } fehlt nur noch eine Zahl zu einem Connect-{ $size }.
cn-hint-ways = Die { $number } in { $space } hält mehr Connects offen als jedes andere Feld.
cn-hint-free = Die { $number } bringt mehr als die { $face }: Das ist das Kästchen wert.
cn-hint-drop = Zone { $zone } ist voll: Eine Zahl muss verfallen.
cn-hint-move = Die Zahl in { $space } ist anderswo mehr wert.
cn-hint-switch = Zone { $zone } bringt in dieser Runde mehr.
cn-hint-change = Die geänderten Zahlen passen besser.
cn-hint-five = Form { $letter } bringt jetzt { $points } Punkte, und ihre Karte ist weg, sobald jemand sie wertet.
cn-hint-first = Die Form { $shape } hat noch niemand gewertet: Sie bringt 4 Punkte.
cn-hint-race = Die Form { $shape } bringt jetzt 4 Punkte, und jemand anderes ist nah daran.
cn-hint-late = Die Form { $shape } bringt noch 1 Punkt und einen Bonus.
cn-hint-bonus = Das Connect-{ $size } bringt einen Bonus.
cn-hint-take =
    Dieser Bonus bringt hier am meisten: { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    } am Ende und das, was er kann.
cn-hint-keep = Was offen ist, ist später mehr wert: Zahlen und Bonusse werden aufgehoben.
cn-hint-objective = Die Runde endet mit einem erfüllten Ziel: { $points } Punkte.
cn-hint-lose = Die Zone ist voll: Ein Tauschen ist hier mehr wert als Zwei nach Wahl.
cn-hint-out = Kein Kästchen und kein Feld ist frei: Sonst ist nichts möglich.
