# Connect 5
c5-name = Connect 5

## Regeln: das Spielbrett

c5-rule-b1 = Das Spielbrett ist ein Netz aus Linien, die Felder verbinden. Ein Feld ist einfach oder ein Ringfeld.
c5-rule-b2 = Das Spielbrett hat zwei Seiten: B, Basis, und A, Anspruchsvoll, mit längeren und kniffligeren Wegen. Alle Regeln gelten auf beiden.
c5-rule-b3 = Zwei Felder sind benachbart, wenn ein Abschnitt sie verbindet: die Linien entlang vom einen zum anderen, ohne ein Feld dazwischen. Ein Abschnitt darf über Knicke, Brücken und Abzweigungen führen, aber nie zweimal über denselben Teil einer Linie.
c5-rule-b4 = An einer Brücke kreuzen sich zwei Linien ohne Feld. Es geht nur geradeaus, abbiegen geht nicht.
c5-rule-b5 = An einer Abzweigung endet eine Linie ohne Feld auf einer anderen. Von jedem der drei Arme geht es in jeden der beiden anderen. Darum sind alle Felder rund um eine Abzweigung, oder um mehrere Abzweigungen ohne Feld dazwischen, untereinander benachbart.
c5-rule-b6 = Ein Knick ist die Ecke einer einzigen Linie. Es geht einfach die Linie entlang.
c5-rule-b7 = Ein Weg führt von Feld zu benachbartem Feld und weiter zum nächsten. Er darf an einem Feld oder an einer Abzweigung abbiegen, nie an einer Brücke, und führt nie auf der eben benutzten Linie zurück. Sprünge und Connect 5 folgen beide solchen Wegen.
c5-rule-b8 = Ein Spielbrett ist brauchbar, wenn es 5 bis 120 Felder hat, das ganze Netz zusammenhängt, keine Linie ein loses Ende hat, nie mehr als ein Abschnitt dieselben zwei Felder verbindet und kein Abschnitt zu seinem Ausgangsfeld zurückführt.

## Regeln: ein Zug

c5-rule-m1 = Ein Zug ist genau eines davon: setzen, stapeln, ziehen, teilen oder schlagen. Der erste Zug in einer Runde ist für alle das Setzen.
c5-rule-m2 = Setzen: Ein Stein aus dem Vorrat kommt auf ein beliebiges freies Feld. Ein Feld ist frei, wenn überhaupt kein Stein darauf steht.
c5-rule-m3 = Stapeln: Ein Stein aus dem Vorrat kommt auf einen eigenen Einzelstein, der auf einem Ringfeld steht. Zusammen sind sie ein Doppelstein. Ein Stapel hat nie mehr als zwei Steine.
c5-rule-m4 = Ziehen: Ein Stein zieht auf ein benachbartes freies Feld. Ein Doppelstein zieht als Ganzes nur von einem Ringfeld auf ein benachbartes Ringfeld. Ein Stein zieht nie auf einen eigenen Stein.
c5-rule-m5 = Teilen: Ein Stein eines Doppelsteins zieht auf ein benachbartes freies Feld, der andere bleibt stehen. Auch dabei zieht er nie auf einen eigenen Stein.
c5-rule-m6 = Schlagen: Ein Stein springt auf einem Weg über einen benachbarten gegnerischen Stein auf das Feld dahinter. Dieses Feld muss frei sein und ist nie das Feld, von dem der Sprung ausgeht. Unterwegs darf es über Abzweigungen gehen. Der geschlagene Stein verlässt das Spielbrett und bringt 1 Punkt; ein Doppelstein zählt als zwei Steine und bringt 2 Punkte. Niemand muss schlagen.
c5-rule-m7 = Mehrfach schlagen: Derselbe Stein darf weiterspringen, solange jedes Zielfeld frei ist. Das Feld eines geschlagenen Steins ist sofort frei, auch als Zielfeld derselben Sprungkette. Ein späterer Sprung darf auf dem ersten Feld der Sprungkette landen, wenn es frei ist. Nach jedem Sprung springt derselbe Stein weiter oder hört auf. Ohne weiteren Sprung endet der Zug von selbst.
c5-rule-m8 = Auf der eben benutzten Linie geht es nicht zurück: nicht in einem Sprung, nicht von einem Sprung einer Sprungkette zum nächsten, nicht in einem Connect 5. Zwei Abschnitte hintereinander führen nie über denselben Teil einer Linie; frühere Abschnitte zählen nicht. Wer an einer Abzweigung vom Stamm zum linken Feld kommt, geht nicht weiter zum rechten: Das führte zweimal über den linken Arm.

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

## Warum nicht: Zug

c5-refusal-g1-over = Die Partie ist zu Ende.
    .title = Warum nicht weiterspielen?
c5-refusal-g1-turn = Jemand anderes ist dran.
    .title = Warum nicht jetzt?
c5-refusal-b1-no-dot = Das Spielbrett hat kein Feld { $dot }. Ein Feld heißt nach dem Buchstaben seiner Spalte und der Zahl seiner Zeile.
    .title = Warum nicht { $dot }?
c5-refusal-m1 = Der erste Zug in einer Runde ist für alle das Setzen. Setze einen Stein auf ein freies Feld.
    .title = Warum noch nicht?
c5-refusal-w3 = Passen geht nur, wenn kein anderer Zug möglich ist. Möglich ist jetzt: { $can }.
    .title = Warum nicht passen?

## Warum nicht: setzen und stapeln

c5-refusal-m2-reserve = Dein Vorrat ist leer. Bewege einen Stein, der auf dem Spielbrett steht.
    .title = Warum nicht einen Stein setzen?
c5-refusal-m2-own = Dort steht schon dein eigener Stein. Wähle ein freies Feld; ein zweiter Stein kommt nur mit „Stapeln“ dazu.
    .title = Warum nicht auf { $dot } setzen?
c5-refusal-m2-enemy = Dort steht ein gegnerischer Stein. Wähle ein freies Feld.
    .title = Warum nicht auf { $dot } setzen?
c5-refusal-m3-reserve = Dein Vorrat ist leer. Bewege einen Stein, der auf dem Spielbrett steht.
    .title = Warum nicht einen Stein stapeln?
c5-refusal-m3-free = Das Feld ist frei: Dort steht nichts, worauf du stapeln kannst. Mit „Setzen“ kommt ein Stein dorthin.
    .title = Warum nicht auf { $dot } stapeln?
c5-refusal-m3-enemy = Dort steht ein gegnerischer Stein. Staple auf einen eigenen Einzelstein auf einem Ringfeld.
    .title = Warum nicht auf { $dot } stapeln?
c5-refusal-m3-full = Dort steht schon ein Doppelstein. Ein Stapel hat nie mehr als zwei Steine.
    .title = Warum nicht auf { $dot } stapeln?
c5-refusal-m3-plain = Das Feld ist einfach. Staple auf einen eigenen Einzelstein auf einem Ringfeld.
    .title = Warum nicht auf { $dot } stapeln?

## Warum nicht: ziehen und teilen

c5-refusal-b4 = An der Brücke kreuzen sich zwei Linien ohne Feld: Von { $dot } geht es nur geradeaus nach { $straight }.
    .title = Warum nicht nach { $to } abbiegen?
c5-refusal-m4-not-yours = Auf { $dot } steht keiner deiner Steine. Ziehe mit einem eigenen.
    .title = Warum nicht von { $dot } ziehen?
c5-refusal-m4-far = Die beiden Felder sind nicht benachbart. Benachbart zu { $dot }: { $beside }.
    .title = Warum nicht von { $dot } nach { $to } ziehen?
c5-refusal-m4-own = Dort steht dein eigener Stein. Gezogen wird auf ein freies Feld.
    .title = Warum nicht nach { $dot } ziehen?
c5-refusal-m4-enemy = Dort steht ein gegnerischer Stein. Gezogen wird auf ein freies Feld.
    .title = Warum nicht nach { $dot } ziehen?
c5-refusal-m4-double = { $to } ist einfach. Ein Doppelstein zieht als Ganzes nur auf ein Ringfeld; mit „Teilen“ zieht einer seiner Steine.
    .title = Warum nicht als Ganzes von { $dot } nach { $to } ziehen?
c5-refusal-m5-not-yours = Auf { $dot } steht keiner deiner Steine. Teile einen eigenen Doppelstein.
    .title = Warum nicht auf { $dot } teilen?
c5-refusal-m5-single = Dort steht ein Einzelstein: Es gibt nichts zu teilen. Mit „Ziehen“ bewegst du ihn.
    .title = Warum nicht auf { $dot } teilen?
c5-refusal-m5-far = Die beiden Felder sind nicht benachbart. Benachbart zu { $dot }: { $beside }.
    .title = Warum nicht von { $dot } nach { $to } teilen?
c5-refusal-m5-own = Dort steht dein eigener Stein. Beim Teilen geht es auf ein freies Feld.
    .title = Warum nicht nach { $dot } teilen?
c5-refusal-m5-enemy = Dort steht ein gegnerischer Stein. Beim Teilen geht es auf ein freies Feld.
    .title = Warum nicht nach { $dot } teilen?

## Warum nicht: schlagen

c5-refusal-m6-not-yours = Auf { $dot } steht keiner deiner Steine. Springe mit einem eigenen.
    .title = Warum nicht von { $dot } springen?
c5-refusal-m6-far = Die beiden Felder sind nicht benachbart, und gesprungen wird über einen benachbarten Stein. Benachbart zu { $dot }: { $beside }.
    .title = Warum nicht von { $dot } über { $to } springen?
c5-refusal-m6-start = Ein Sprung landet nie auf dem Feld, von dem er ausgeht. Springe weiter auf ein anderes Feld hinter { $over }.
    .title = Warum nicht zurück nach { $dot } springen?
c5-refusal-m6-far-landing = Die beiden Felder sind nicht benachbart, und ein Sprung landet direkt dahinter. Benachbart zu { $dot }: { $beside }.
    .title = Warum nicht über { $dot } nach { $to } springen?
c5-refusal-m6-nothing = Dort steht kein Stein. Springe über einen gegnerischen Stein.
    .title = Warum nicht über { $dot } springen?
c5-refusal-m6-own-prey = Dort steht dein eigener Stein. Springe über einen gegnerischen Stein.
    .title = Warum nicht über { $dot } springen?
c5-refusal-m6-taken = Dort steht ein gegnerischer Stein. Ein Sprung landet auf einem freien Feld.
    .title = Warum nicht auf { $dot } landen?
c5-refusal-m7-chain = Der Stein auf { $dot } hat eben geschlagen. Springe mit ihm weiter oder höre auf.
    .title = Warum nicht etwas anderes?
c5-refusal-m7-no-chain = Es läuft keine Sprungkette. Mache einen Zug.
    .title = Warum nicht aufhören?
c5-refusal-m8-jump = Das führt auf der eben benutzten Linie zurück. Verlasse { $over } auf einer anderen Linie.
    .title = Warum nicht von { $dot } über { $over } nach { $to } springen?
c5-refusal-m8-chain = Der Stein ist eben auf dieser Linie nach { $dot } gekommen und geht nicht zurück. Springe auf einer anderen Linie weiter oder höre auf.
    .title = Warum nicht über { $over } weiterspringen?
c5-refusal-o1 = Hier verlässt ein Sprung { $over } auf der Linie gegenüber der, auf der er angekommen ist. Keine solche Linie führt nach { $to }.
    .title = Warum nicht über { $over } nach { $to } springen?

## Warum nicht: Doppelsteine

c5-refusal-d1 = Auf { $over } steht ein Doppelstein, auf { $dot } ein Einzelstein. Nur ein Doppelstein kann einen Doppelstein schlagen.
    .title = Warum nicht den Doppelstein auf { $over } schlagen?
c5-refusal-d2-single = Dort steht ein Einzelstein: Es gibt nichts zu teilen. Mit „Springen“ springt er.
    .title = Warum nicht auf { $dot } teilen?
c5-refusal-d2-plain = { $to } ist einfach. Ein Doppelstein landet als Ganzes nur auf einem Ringfeld; mit „Teilen“ springt einer seiner Steine.
    .title = Warum nicht als Ganzes von { $dot } nach { $to } springen?
c5-refusal-d3-split = Auf { $over } steht ein Doppelstein. Der Doppelstein auf { $dot } schlägt ihn nur als Ganzes, mit „Springen“.
    .title = Warum nicht über { $over } teilen?
c5-refusal-d3-plain = { $to } ist einfach. Der Doppelstein auf { $dot } schlägt einen Doppelstein nur auf ein freies Ringfeld.
    .title = Warum nicht auf { $to } landen?
c5-refusal-d4-free = { $to } ist frei. Eine Zange landet auf deinem eigenen Einzelstein; mit „Springen“ geht es auf ein freies Feld.
    .title = Warum nicht eine Zange von { $dot } nach { $to }?
c5-refusal-d4-enemy = Auf { $to } steht ein gegnerischer Stein. Eine Zange landet auf deinem eigenen Einzelstein.
    .title = Warum nicht eine Zange von { $dot } nach { $to }?
c5-refusal-d4-full = Auf { $to } steht ein Doppelstein. Eine Zange landet auf deinem eigenen Einzelstein.
    .title = Warum nicht eine Zange von { $dot } nach { $to }?
c5-refusal-d4-plain = { $to } ist einfach. Eine Zange geht von einem Ringfeld zu einem anderen.
    .title = Warum nicht eine Zange von { $dot } nach { $to }?
c5-refusal-d4-plain-from = { $dot } ist einfach. Eine Zange geht von einem Ringfeld zu einem anderen.
    .title = Warum nicht eine Zange von { $dot } nach { $to }?
c5-refusal-d5 = Dort steht ein Doppelstein. Eine Zange geht nur über einen Einzelstein.
    .title = Warum nicht eine Zange über { $dot }?
c5-refusal-d6-free = { $to } ist frei. Bei der Zange landet der obere Stein auf deinem eigenen Einzelstein; mit „Teilen“ geht es auf ein freies Feld.
    .title = Warum nicht eine Zange von { $dot } nach { $to }?
c5-refusal-d6-enemy = Auf { $to } steht ein gegnerischer Stein. Bei der Zange landet der obere Stein auf deinem eigenen Einzelstein.
    .title = Warum nicht eine Zange von { $dot } nach { $to }?
c5-refusal-d6-full = Auf { $to } steht ein Doppelstein. Bei der Zange landet der obere Stein auf deinem eigenen Einzelstein.
    .title = Warum nicht eine Zange von { $dot } nach { $to }?
c5-refusal-d6-plain = { $to } ist einfach. Bei der Zange landet der obere Stein auf deinem eigenen Einzelstein auf einem Ringfeld.
    .title = Warum nicht eine Zange von { $dot } nach { $to }?
c5-refusal-d7-merge = Dort steht dein eigener Stein. Ein Sprung landet dort nur als Zange.
    .title = Warum nicht auf { $dot } landen?

## Ende und Herkunft der Punkte

c5-end-connect5 = Die letzte Runde endet mit einem Connect 5.
c5-end-stuck = Die letzte Runde endet, weil niemand mehr ziehen kann.
c5-end-quiet = Die letzte Runde endet nach 60 Zügen, in denen niemand gesetzt, gestapelt oder geschlagen hat.
c5-source-eaten = geschlagene Steine
c5-source-connect5 = Connect 5

## Optionen

c5-option-board = Spielbrett
c5-choice-board-base = Basis
c5-choice-board-advanced = Anspruchsvoll
c5-option-mode = Länge
c5-choice-mode-quick = schnelle Partie: eine Runde
c5-choice-mode-full = volle Partie: eine Runde pro Person
c5-option-straight_jumps = Nur gerade Sprünge

## Spielbretter, die nicht brauchbar sind

c5-content-unknown = Das Spielbrett „{ $board }“ gibt es nicht. Es gibt { $known } oder den Text einer Zeichnung.
c5-content-text = Ein Spielbrett ist ein Text: eine Zeichnung aus Linien und Feldern.
c5-content-size = Die Zeichnung ist zu groß. Höchstens { $columns } Spalten und { $lines } Zeilen passen.
c5-content-foreign = Das Zeichen „{ $character }“ hat hier keine Bedeutung. Eine Zeichnung besteht aus Leerzeichen und { $allowed }.
c5-content-few =
    { $dots ->
        [one] Das Spielbrett hat { $dots } Feld.
       *[other] Das Spielbrett hat { $dots } Felder.
    } Es braucht { $fewest } bis { $most }.
c5-content-many = Das Spielbrett hat { $dots } Felder. Es braucht { $fewest } bis { $most }.
c5-content-loose =
    { $side ->
        [north] Die Linie „{ $character }“ hat oben ein loses Ende.
        [east] Die Linie „{ $character }“ hat rechts ein loses Ende.
        [south] Die Linie „{ $character }“ hat unten ein loses Ende.
       *[west] Die Linie „{ $character }“ hat links ein loses Ende.
    } Jede Linie führt zu einem Feld oder zu einer anderen Linie.
c5-content-ring = Die Linie bei „{ $character }“ ist ein Ring, der von keinem Feld zu einem anderen führt. Setze ein Feld darauf oder nimm sie weg.
c5-content-return = Von { $dot } führt ein Abschnitt zu { $dot } zurück. Setze ein Feld auf den Weg.
c5-content-twice = { $dot } und { $to } sind durch zwei Abschnitte verbunden. Setze auf einen davon ein Feld oder nimm einen weg.
c5-content-apart = Von { $first } führt kein Weg nach { $dot }. Das ganze Netz muss zusammenhängen.

## Das Bild im Terminal

c5-draw-round = Runde { $round } von { $rounds }
c5-draw-turn = Platz { $seat } ist dran.
c5-draw-over = Die Partie ist zu Ende.
c5-draw-seat = Platz { $seat }: Punkte { $points }, Vorrat { $reserve }, geschlagen { $eaten }
c5-draw-last = Letzter Zug: Platz { $seat }, { $action }
c5-draw-chain = Sprungkette: Der Stein auf { $dot } springt weiter oder hört auf.
c5-draw-row = Connect 5 von Platz { $seat }: { $dots }
c5-draw-quiet = Züge, in denen niemand gesetzt, gestapelt oder geschlagen hat: { $turns } von { $most }.

## Eingabe

c5-help =
    Ein Feld heißt nach seiner Spalte und seiner Zeile: F5.
    place F5: einen Stein aus dem Vorrat auf ein freies Feld setzen
    stack F5: auf deinen Einzelstein auf einem Ringfeld stapeln
    step F5 F6: auf ein benachbartes Feld ziehen, ein Doppelstein als Ganzes
    split F5 F6: einen Doppelstein teilen, ein Stein zieht
    jump F5 F6 F7: von F5 über F6 nach F7 springen, ein Doppelstein als Ganzes
    split F5 F6 F7: derselbe Sprung mit einem Stein eines Doppelsteins
    sandwich F5 F6 F7: Zange von F5 über F6 auf deinen Einzelstein auf F7
    stop: in einer Sprungkette aufhören
    pass: passen, nur wenn sonst nichts möglich ist

## Hints: what an action does
c5-hint-five = Das schafft Connect 5.
c5-hint-block = So schafft { $seat } kein Connect 5.
c5-hint-close = Das besetzt eines der Felder, auf denen { $seat } Connect 5 schaffen könnte; wer vor { $seat } dran ist, kann die übrigen besetzen.
c5-hint-eat =
    { $count ->
        [one] Das schlägt { $count } Stein.
       *[other] Das schlägt { $count } Steine.
    }
c5-hint-fork = Danach führen zwei Felder zu Connect 5, und nur eines lässt sich besetzen.
c5-hint-ends = Danach führen { $dots } Felder zu Connect 5: mehr, als die anderen besetzen können.
c5-hint-four = Das macht vier in einer Reihe: Ein Stein mehr ist Connect 5.
c5-hint-save = Das rettet einen Stein, der geschlagen werden könnte.
c5-hint-stack = Das macht einen Doppelstein, der schwerer zu schlagen ist.
c5-hint-spoil = Das nimmt ein Feld einer Reihe, in der { $seat } schon drei hat.
c5-hint-hunt = Danach lässt sich ein Stein schlagen.
c5-hint-three = Das macht drei in einer Reihe, mit Platz für fünf.
c5-hint-safe = Dort kann niemand den Stein schlagen.
c5-hint-room = So bleiben Wege zu fünf in einer Reihe offen.
c5-hint-stop = Hier aufzuhören ist besser, als weiter zu schlagen.
c5-hint-pass = Sonst ist nichts möglich.
