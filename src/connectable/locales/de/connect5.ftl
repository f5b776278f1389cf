# Connect 5
c5-name = Connect 5

## Regeln: das Spielbrett

c5-rule-b1 = Das Spielbrett ist ein Netz aus Linien, die Felder verbinden. Ein Feld ist einfach oder ein Ringfeld.
c5-rule-b2 = Das Spielbrett hat zwei Seiten: B, Basis, und A, Anspruchsvoll, mit längeren und kniffligeren Wegen. Alle Regeln gelten auf beiden.
c5-rule-b3 = Zwei Felder sind benachbart, wenn ein Abschnitt sie verbindet: die Linien entlang vom einen zum anderen, ohne ein Feld dazwischen. Ein Abschnitt darf über Knicke, Brücken und Abzweigungen führen, aber nie zweimal über denselben Teil einer Linie.
c5-rule-b4 = An einer Brücke kreuzen sich zwei Linien ohne Feld. Es geht nur geradeaus, abbiegen geht nicht.
c5-rule-b5 = An einer Abzweigung endet eine Linie ohne Feld auf einer anderen. Von jedem der drei Arme geht es in jeden der beiden anderen. Darum sind alle Felder rund um eine Abzweigung, oder um mehrere Abzweigungen ohne Feld dazwischen, untereinander benachbart.
c5-rule-b6 = Ein Knick ist die Ecke einer einzigen Linie. Es geht einfach die Linie entlang.
c5-rule-b7 = Ein Weg führt von Feld zu benachbartem Feld und weiter zum nächsten. Er darf an einem Feld oder an einer Abzweigung abbiegen, nie an einer Brücke, und geht nie die eben benutzte Linie zurück. Sprünge und Connect 5 folgen beide solchen Wegen.
c5-rule-b8 = Ein Spielbrett ist brauchbar, wenn es 5 bis 120 Felder hat, das ganze Netz zusammenhängt, keine Linie ein loses Ende hat, nie mehr als ein Abschnitt dieselben zwei Felder verbindet und kein Abschnitt zu seinem Ausgangsfeld zurückführt.

## Regeln: ein Zug

c5-rule-m1 = Ein Zug ist genau eines davon: setzen, stapeln, ziehen, teilen oder schlagen. Der erste Zug in einer Runde ist für alle das Setzen.
c5-rule-m2 = Setzen: Ein Stein aus dem Vorrat kommt auf ein beliebiges freies Feld. Ein Feld ist frei, wenn überhaupt kein Stein darauf steht.
c5-rule-m3 = Stapeln: Ein Stein aus dem Vorrat kommt auf einen eigenen Einzelstein, der auf einem Ringfeld steht. Zusammen sind sie ein Doppelstein. Ein Stapel hat nie mehr als zwei Steine.
c5-rule-m4 = Ziehen: Ein Stein zieht auf ein benachbartes freies Feld. Ein Doppelstein zieht als Ganzes nur von einem Ringfeld auf ein benachbartes Ringfeld. Ein Stein zieht nie auf einen eigenen Stein.
c5-rule-m5 = Teilen: Ein Stein eines Doppelsteins zieht auf ein benachbartes freies Feld, der andere bleibt stehen. Auch dabei zieht er nie auf einen eigenen Stein.
c5-rule-m6 = Schlagen: Ein Stein springt auf einem Weg über einen benachbarten gegnerischen Stein auf das Feld dahinter. Dieses Feld muss frei sein und ist nie das Feld, von dem der Sprung ausgeht. Unterwegs darf es über Abzweigungen gehen. Der geschlagene Stein verlässt das Spielbrett und bringt 1 Punkt; ein Doppelstein zählt als zwei Steine und bringt 2 Punkte. Niemand muss schlagen.
c5-rule-m7 = Mehrfach schlagen: Derselbe Stein darf weiterspringen, solange jedes Zielfeld frei ist. Das Feld eines geschlagenen Steins ist sofort frei, auch als Zielfeld derselben Sprungkette. Ein späterer Sprung darf auf dem ersten Feld der Sprungkette landen, wenn es frei ist. Nach jedem Sprung springt derselbe Stein weiter, oder es wird aufgehört. Ohne weiteren Sprung endet der Zug von selbst.
c5-rule-m8 = Die eben benutzte Linie geht es nicht zurück: nicht in einem Sprung, nicht von einem Sprung einer Sprungkette zum nächsten, nicht in einem Connect 5. Zwei Abschnitte hintereinander führen nie über denselben Teil einer Linie; frühere Abschnitte zählen nicht. Wer an einer Abzweigung vom Stamm zum linken Feld kommt, geht nicht weiter zum rechten: Das führte zweimal über den linken Arm.

## Regeln: Doppelsteine

c5-rule-d1 = Ein Einzelstein kann keinen Doppelstein schlagen.
c5-rule-d2 = Ein Doppelstein kann einen Einzelstein schlagen. Ist das Zielfeld ein Ringfeld, springt er nach Wahl als Ganzes oder teilt sich. Ist es einfach, muss er sich teilen: Ein Stein springt, der andere bleibt auf dem Feld, auf dem der Doppelstein vor diesem Sprung stand.
c5-rule-d3 = Ein Doppelstein kann einen Doppelstein schlagen, aber nur als Ganzes und nur auf ein freies Ringfeld.
c5-rule-d4 = Zange: Ein gegnerischer Einzelstein steht auf einem Feld, einfach oder Ringfeld, zwischen zwei Ringfeldern auf einem Weg, und auf beiden steht je ein eigener Einzelstein. Einer der beiden springt über ihn und landet auf dem anderen: Sie werden ein Doppelstein. Das zählt wie jedes Schlagen.
c5-rule-d5 = Über einen Doppelstein gibt es keine Zange.
c5-rule-d6 = Zange mit einem Doppelstein: Nur sein oberer Stein springt, über einen gegnerischen Einzelstein, auf einen eigenen Einzelstein auf einem Ringfeld. Dort entsteht ein Doppelstein, und am Ausgangsfeld bleibt ein Einzelstein.
c5-rule-d7 = Eine Zange darf der erste oder ein späterer Sprung einer Sprungkette sein, wenn ihre eigenen Bedingungen in diesem Moment erfüllt sind. Sie beendet die Sprungkette. Nach dem Teilen in einer Sprungkette geht es mit dem springenden Stein als Einzelstein weiter. Anders kommt ein springender Stein nie zu einem anderen.

## Regeln: Connect 5, Runden, Ende

c5-rule-w1 = Connect 5: fünf verschiedene Felder in einer Reihe auf einem Weg, auf jedem ein eigener Einzelstein oder Doppelstein, ohne Lücke und ohne gegnerischen Stein dazwischen. Das bringt 5 Punkte, und die Runde endet sofort. Die Reihe darf an einem Feld oder an einer Abzweigung abbiegen, nicht an einer Brücke.
c5-rule-w2 = Ob ein Connect 5 geschafft ist, zeigt sich nach dem ganzen Zug. Es zählt einmal, egal wie lang die Reihe ist. Die im selben Zug geschlagenen Steine zählen auch.
c5-rule-w3 = Die Runde endet auch, wenn niemand mehr ziehen kann. Gepasst wird genau dann, wenn kein anderer Zug möglich ist. Die Runde endet, wenn alle nacheinander gepasst haben. Die Punkte der Runde sind dann die geschlagenen Steine.
c5-rule-w4 = Die Runde endet auch nach 60 Zügen in Folge, in denen niemand setzt, stapelt oder schlägt. Passen zählt als Zug. Die Punkte der Runde sind dann die geschlagenen Steine.
c5-rule-g1 = Eine schnelle Partie ist eine Runde. Eine volle Partie hat so viele Runden, wie Personen mitspielen, und die Punkte werden addiert. Jede Runde beginnt mit leerem Spielbrett und 25 Steinen für jede Person. Platz 1 beginnt Runde 1, der nächste Platz die nächste Runde. Gespielt wird im Uhrzeigersinn. Wer die meisten Punkte hat, gewinnt; bei gleich vielen Punkten ist der Sieg geteilt.
c5-rule-g2 = Geschlagene Steine kommen nicht in den Vorrat zurück.
c5-rule-o1 = Mit der Option „nur gerade Sprünge“ verlässt ein Sprung das Feld des geschlagenen Steins auf der Linie gegenüber der, auf der er angekommen ist. Fehlt diese Linie, gibt es über dieses Feld keinen Sprung. Knicke und Abzweigungen unterwegs bleiben frei.
