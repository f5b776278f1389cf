# Connections
cx-name = Connections

## Regeln: Karten und Verbindungen

cx-rule-k1 = Der Kartensatz hat 124 Karten. Jede Karte trägt vier Wörter, die nichts miteinander zu tun haben, eines an jeder Seite, und einen Wert von 1 bis 5: je schwerer sich ihre Wörter verbinden lassen, desto höher.
cx-rule-k2 = Karten werden wie Dominosteine auf einem quadratischen Raster angelegt. Eine neue Karte berührt das Wortnetz mit mindestens einer Seite und darf in Vierteldrehungen gedreht werden. Jedes Paar von Seiten, die sich berühren, muss eine Verbindung sein, die gilt: Bei zwei, drei oder vier berührten Seiten müssen zwei, drei oder vier Paare gelten.
cx-rule-k3 = Eine Verbindung muss einleuchten: „red“ und „apple“, „gold“ und „mine“, „vehicle“ und „car“, „moose“ und „mammal“, „black“ und „oil“. Braucht sie eine erfundene Geschichte, gilt sie nicht.
cx-rule-k4 = Eine angelegte Karte bringt ihren Wert plus die Werte aller Karten, die sie berührt: × 1 bei einem Paar, × 2 bei zwei, × 3 bei drei, × 10 bei vier. Eine 2 an einer 2 bringt 2 + 2 = 4; eine 1 an zwei anderen 1ern bringt (1 + 1 + 1) × 2 = 6.
cx-rule-k5 = Angelegt wird in kleinen Schritten: erst die Karte, dann die freie Stelle und die Drehung. Die Schritte vor dem letzten gehören der Person allein. Niemand sonst sieht sie, sie reservieren nichts, und sie verfallen, wenn die Stelle nicht mehr frei ist.

## Regeln: Wer entscheidet

cx-rule-j1 = Alle dürfen eine Verbindung anzweifeln, und die Mehrheit entscheidet. Gilt sie nicht, geht das Gelegte und Angezweifelte auf die Hand zurück: beim Rommé alle Karten, die in diesem Zug an diese Reihe gelegt wurden, bei Vierern alle vier Karten. Es gibt keine Punkte, der Zug ist zu Ende, und eine Karte wird vom Stapel gezogen, wenn er nicht leer ist. Bei Endlos und Vierern wird keine gezogen, denn dort kosten Karten auf der Hand nichts: Stattdessen wird der Wert der höchsten gelegten Karte abgezogen. Wer ohne Erfolg anzweifelt, verliert nichts. Zu einer Karte darf eine Begründung gehören, eine der Arten aus Regel CX-J3; sie ändert nichts.
cx-rule-j2 = Abstimmung: Alle haben eine Stimme. Wer gelegt hat, stimmt für „gilt“, wer anzweifelt, für „gilt nicht“; die anderen stimmen ab oder enthalten sich, und keine Antwort in der Zeit ist eine Enthaltung. Stimmen sind endgültig und werden gleich gezeigt. Bei mehr Stimmen dagegen als dafür gilt die Verbindung nicht; bei Gleichstand entscheidet der Schiedsrichter, bei zwei Personen also immer. Schiedsrichter: Ein Paar, das er nicht anerkennt, wird mit Begründung abgelehnt und kostet nichts. Vertrauen: Alles gilt. Spielt eine Person allein, ersetzt der Schiedsrichter die Abstimmung. Bots stimmen wie der Schiedsrichter, jeder mit eigener Strenge.
cx-rule-j3 = Der Schiedsrichter sagt immer, warum: die Art der Verbindung (Gegenteil, dasselbe, ist eine Art, ist Teil von, besteht aus, sagt man zusammen, gleiche Gruppe, Eigenschaft, kommt zusammen vor) oder dass er keine kennt. Über dieselben zwei Wörter urteilt er immer gleich.
cx-rule-j4 = Was eine Abstimmung ergibt, auch bei einem Gleichstand, den der Schiedsrichter entschieden hat, ist für den Rest der Partie der Tischentscheid über diese zwei Wörter und lässt sich exportieren und in eine andere Partie mitbringen. Ein Paar, das laut Tischentscheid gilt, kann nicht noch einmal angezweifelt werden; eines, das nicht gilt, wird von da an abgelehnt. Ein Tischentscheid bindet, was danach gelegt wird.
cx-rule-j5 = Wo abgestimmt wird, sagt nach dem Anlegen (bei Vierern nach einem fertigen Vierer, beim Rommé nach „Fertig“) jede andere Person „in Ordnung“ oder zweifelt ein Paar an, zu dem es keinen Tischentscheid gibt. Anzweifeln ist keine Antwort: Wer ohne Erfolg angezweifelt hat, antwortet noch einmal; was für jemanden in Ordnung war, bleibt es. Lässt sich kein Paar anzweifeln, gilt das Gelegte sofort. Während einer Abstimmung wird nur abgestimmt, und es gibt immer nur eine. Punkte, leere Hände, letzte Züge und der nächste Zug warten, bis alle „in Ordnung“ gesagt haben oder die Karte nicht gilt. Beim Rommé wird jede gelegte Reihe für sich beurteilt, und für die übrigen wird weiter geantwortet. Wer nicht rechtzeitig antwortet, für den sagt der Tisch „in Ordnung“: live nach 20 Sekunden, beim Blitz nach 5, im Fernspiel nach der Uhr des Tisches. Beim Blitz und bei Vierern, die alle gleichzeitig bauen, spielen die anderen weiter, aber nichts wird an eine wartende Karte gelegt, und wessen Karte oder Vierer wartet, antwortet und stimmt nur ab.
cx-rule-j6 = Selbst finden: Wählbar ist jede Stelle, die zum Raster passt, außer bei Paaren, die laut Tischentscheid nicht gelten, und nichts verrät vorher, ob eine Verbindung gilt. Jede gelegte Karte ist ein Versuch. Wird ein Paar nicht angenommen, ist es ein Fehlversuch: Alle sehen, welche Paare gescheitert sind und warum, die Karte geht zurück und bringt keine Punkte. Wer dran ist, darf es noch einmal versuchen, bei Klassisch nach dem Ziehen nur mit der gezogenen Karte, oder behält sie. Mit dem dritten Fehlversuch eines Zugs wird bei Klassisch eine Karte gezogen, und der Zug ist zu Ende; bei Endlos wird der Wert dieser Karte abgezogen, und der Zug ist zu Ende; bei Vierern reihum ebenso, und der angefangene Vierer geht zurück; beim Rommé wird eine Karte gezogen, und der Tisch sagt „Fertig“. Spielen bei Vierern alle gleichzeitig, kostet jeder Fehlversuch den Wert seiner Karte. Beim Blitz wird nach jedem Fehlversuch die oberste Karte gezogen; ist der Stapel leer, geht es nicht weiter. Beim Solitär kostet jeder Fehlversuch ein Leben, wenn es Leben gibt, und ohne Leben ist die Partie zu Ende; sonst wird die Karte mit dem dritten Fehlversuch weggelegt, und Fehlversuche zählen im Ergebnis nach den Verbindungen. Ein Zug voller Fehlversuche gilt als Zug, in dem nichts gelegt wurde, und ein Fehlversuch weckt niemanden. Ein Fehlversuch lässt sich nie frei zurücknehmen; nehmen ihn alle gemeinsam zurück, sinkt weder die Zahl der Fehlversuche, noch kommt ein Leben zurück. Bots glauben an ein Paar nach eigener Bewertung, die umso mehr irrt, je schwächer sie sind.
cx-rule-j7 = Jury: Erst antwortet der Schiedsrichter, das letzte Wort haben die Menschen. Solange ein Einspruch übrig ist, wartet ein Fehlversuch: Wer gelegt hat, nimmt ihn an oder legt Einspruch ein; ist die Zeit um, gilt er als angenommen. Werden Verbindungen gezeigt, ist jede Karte und jede Stelle wählbar, die zum Raster passt, und wo der Schiedsrichter ablehnt, ist das Legen ein Einspruch. Eine Abstimmung gilt für alle gescheiterten Paare: Wer gelegt hat, stimmt für „gilt“, der Schiedsrichter für „gilt nicht“, die anderen Menschen stimmen ab oder enthalten sich, Bots enthalten sich. Bei mehr Stimmen dafür als dagegen liegt die Karte und zählt sofort, und jedes dieser Paare gilt laut Tischentscheid; sonst zählt der Fehlversuch, und keines gilt. Allein unter Bots gibt es keinen Einspruch. Es gibt einen Einspruch je Zug; spielen alle gleichzeitig, einen je Person und Runde, und beim Blitz dauert eine Abstimmung höchstens 5 Sekunden. Was der Schiedsrichter angenommen hat, lässt sich anzweifeln, und bei Gleichstand gilt es. Spielt eine Person allein, heißt Jury: Schiedsrichter.

## Regeln: Geben, Züge, Gleichstand

cx-rule-g1 = Platz 1 beginnt Runde 1, der nächste Platz die nächste Runde. In jeder Runde werden alle Karten neu gemischt und einzeln ausgeteilt: erst die Hände, Platz für Platz von dem an, der beginnt, dann die Startkarte, dann die offenen obersten Karten der Stapel. Wird eine offene oberste Karte genommen, wird sofort die nächste aufgedeckt; nach dem Ende einer Runde wird nichts mehr aufgedeckt. Eine Karte, die offen lag (von einem offenen Stapel genommen, gelegt, zurückgelegt, geklaut), bleibt allen bekannt. Ausgeteilte Karten und Karten von einem verdeckten Stapel sind verborgen. Die Karten eines unfertigen Vierers oder einer unfertigen Reihe liegen offen. Nach einer Runde werden alle Hände gezeigt.
cx-rule-g2 = Eine Partie beginnt nur, wenn der Kartensatz reicht: für alle Hände und 2 Karten mehr, bei Vierern 4 mehr.
cx-rule-g3 = Gleiche Summen teilen sich den Rang, in jeder Spielart. Eine Summe darf negativ sein.
cx-rule-g4 = Reihum nichts gelegt: Alle hatten nacheinander einen Zug, der mit leerem Stapel begann und keine neue Karte auf dem Tisch ließ. Eine Karte, die nicht galt, eine geklaute Karte oder eine Reihe, die zurückging, zählt nicht als gelegt.

## Regeln: sechs Spielarten

cx-rule-c = Klassisch spielen 2–8 Personen fünf Runden; die höchste Summe gewinnt. Alle bekommen 5 Karten, ab sechs Personen 4. Eine Startkarte liegt auf dem Tisch, und der Stapel liegt offen: Alle sehen seine oberste Karte. Wer dran ist, legt eine Karte an und wertet sie (CX-K4) oder zieht die oberste Karte und legt dann diese an oder behält sie. Ziehen ist auch möglich, wenn eine Karte passen würde. Bei leerem Stapel darf gepasst werden; die Runde endet, wenn reihum nichts gelegt wurde (CX-G4). Die erste leere Hand gibt allen anderen genau einen weiteren Zug, egal wer inzwischen noch ohne Karten ist. Am Ende der Runde, wie auch immer sie endet, werden die Werte der Karten auf der Hand abgezogen.
cx-rule-e = Endlos spielen 2–8 Personen eine Runde. Alle bekommen 4 Karten, dazu kommt eine Startkarte. Die Züge gehen wie bei Klassisch; eine gezogene Karte darf sofort angelegt werden. Eine angelegte Karte bringt die einfache Summe aus ihrem Wert und den Werten der berührten Karten, ohne Faktor. Wer keine Karte auf der Hand hat, zieht oder passt, wenn der Stapel leer ist. Karten auf der Hand kosten nichts. Der Tisch hat 9 × 9 Stellen oder die gewählte Größe, mit der Startkarte in der Mitte. Die Runde endet, wenn reihum nichts gelegt wurde (CX-G4) oder keine freie Stelle des Tisches das Wortnetz berührt.
cx-rule-s = Solitär spielt eine Person: Karte für Karte durch den ganzen Kartensatz zu einem möglichst großen Wortnetz. Der Stapel ist verdeckt, und die nächste Karte kommt von selbst. Mit der ersten Karte beginnt das Wortnetz; jede weitere wird angelegt oder für immer weggelegt. Nach der letzten Karte ist die Partie zu Ende. Die Punkte sind die Karten im Wortnetz; danach zählen die Verbindungen; weggelegte Karten sind verpasst. Es entscheidet der Schiedsrichter, oder alles gilt auf Vertrauen.
cx-rule-q = Blitz spielen 2–8 Personen in Echtzeit und ohne Züge, drei Runden, wenn nichts anderes gewählt ist. Alle bekommen 10 Karten, dazu kommt eine Startkarte, und der Stapel liegt offen. Alle spielen gleichzeitig und ziehen, so oft sie wollen. Jede Verbindung wird angesagt und muss angenommen werden (CX-J5). Es zählt, was zuerst ankommt: Eine Stelle oder oberste Karte bekommt, wer schneller ist. Die Runde endet, wenn die letzte Karte einer Hand gilt; das bringt den Wert aller Karten, die andere noch auf der Hand haben, wartende Karten eingeschlossen. Bei leerem Stapel darf „Komme nicht weiter“ gesagt werden: Wer nicht weiterkommt, antwortet und stimmt nur ab, bis die nächste Karte gelegt wird, gilt oder zurückkommt. Kommt niemand weiter und wartet keine Karte, endet die Runde ohne Punkte.
cx-rule-4 = Vierer spielen 1–8 Personen vier Runden. Alle bekommen 4 Karten; die übrigen liegen offen in vier möglichst gleichen Stapeln, die mit den niedrigeren Nummern größer. Alle bauen für sich allein Vierer: 2 × 2 Karten, deren vier Paare gelten. Karten kommen nur von den vier Stapeln, und unerwünschte dürfen zurückgelegt werden. Reihum in dieser Folge: die oberste Karte eines Stapels nehmen (keine, wenn alle vier leer sind); Karten einzeln an die vier Stellen eines Vierers legen, nie an zwei Vierern zugleich, und was sich berührt, muss gelten; höchstens eine Karte offen auf einen beliebigen Stapel zurücklegen; „Fertig“. Alle gleichzeitig: nehmen (nur mit weniger als acht Karten, gelegte eingeschlossen), legen und zurücklegen in beliebiger Folge; jederzeit passen und dann nur antworten und abstimmen, bis eine Karte genommen oder zurückgelegt oder ein Vierer fertig wird. Die Karten eines unfertigen Vierers gehen bei „Fertig“ auf die Hand zurück; spielen alle gleichzeitig, beim nächsten Nehmen, Zurücklegen oder Passen. Ein fertiger Vierer wird dem Tisch vorgelegt (CX-J5) und bringt die Summe seiner vier Werte × 4.
cx-rule-5 = Eine Runde Vierer endet, wenn jemand vier Vierer geschafft hat; oder wenn reihum niemand etwas genommen, zurückgelegt oder fertig gebaut hat (ein Vierer, der nicht galt, ist nicht fertig); oder wenn seit dem letzten Vierer, der galt, oder seit dem Beginn so viele Karten genommen wurden, wie der Kartensatz hat. Ein Vierer, der dann noch wartet, bringt nichts.
cx-rule-r = Rommé spielen 2–8 Personen eine Runde. Alle bekommen 4 Karten; der Stapel ist verdeckt. Wer dran ist, zieht eine Karte (keine, wenn der Stapel leer ist) und legt dann Reihen aus drei oder mehr Karten vor sich aus, verlängert eigene Reihen oder klaut die Karte an einem Ende einer fremden Reihe aus vier oder mehr. Gelegt wird beliebig oft und geklaut höchstens einmal, in beliebiger Folge; „Fertig“ beendet den Zug. Eine Reihe ist gerade, rechte Seite an linker Seite, die Karten beliebig gedreht; eine Karte beginnt eine neue Reihe oder kommt an ein Ende einer eigenen. Bei „Fertig“ gehen Reihen mit weniger als drei Karten auf die Hand zurück. Eine geklaute Karte kommt auf die eigene Hand; bei leerem Stapel wird nicht geklaut. Die Runde endet beim „Fertig“ mit leerer Hand oder wenn reihum nichts gelegt wurde (CX-G4); auf Wunsch erst, wenn alle einmal dran waren. Alle zählen die Werte in den eigenen Reihen und ziehen ab, was auf der Hand bleibt.

## Regeln: Optionen

cx-rule-o1 = Lernmodus: Die Karten mit dem Wert 5 bleiben weg.
cx-rule-o2 = Zeitlimit: Ein Zug ist begrenzt, auf eine Minute, wenn nichts anderes gewählt ist. Läuft die Zeit ab, spielt der Tisch, was am wenigsten kostet: Er legt Unfertiges zurück, zieht, wenn es sein muss, und behält dann die Karte, legt sie weg, sagt „Fertig“ oder passt, je nachdem, was möglich ist. Die Uhr steht, solange die anderen auf eine gelegte Karte antworten.
cx-rule-o3 = Offene Karten, zum gemeinsamen Spielen: Alle Hände liegen offen, auch fürs Publikum. Punkte und Ränge bleiben, und die Summe aller wird gezeigt.
cx-rule-o4 = Eigene Kartensätze und Regeln: Alle können welche machen. Ein Kartensatz ist eine Datei, die sich schreiben, prüfen und teilen lässt.
cx-rule-o6 = Eigene Sprache: Jede Karte und jedes Wort hat eine Nummer, sodass man dieselbe Karte in verschiedenen Sprachen sehen kann. Bei einer einzigen Sprache richten sich Verbindungen nach der Bedeutung und danach, was man in dieser Sprache sagt. Wo alle die eigene Sprache lesen, sieht jede Person die Wörter in ihrer Sprache, und was man nur in einer Sprache zusammen sagt, zählt nicht; der Schiedsrichter sagt es dazu. Ein eigener Satz kann seine Wörter in mehreren Sprachen mitbringen. Mit Wörtern, die der Schiedsrichter nicht kennt, beginnt eine Partie mit Abstimmung und mit gezeigten Plätzen.
cx-rule-o5 = Tagesaufgabe: dasselbe Solitär für alle, eines am Tag, mit einem Vergleich der Ergebnisse. Ein Link zur Aufgabe gibt anderen genau dieselben Karten.

## Warum nicht: Zug und Geben

cx-refusal-g1-over = Die Partie ist zu Ende.
    .title = Warum nicht weiterspielen?
cx-refusal-g1-turn = { $seat } ist dran.
    .title = Warum nicht jetzt?
cx-refusal-g1-no-seat = Die Partie hat { $seats } Plätze.
    .title = Warum nicht dieser Platz?
cx-refusal-g1-card-due = Erst wird eine Karte gegeben. Dann geht es weiter.
    .title = Warum noch nicht?
cx-refusal-g1-chance-only = Der Tisch gibt die Karten. Gespielt wird durch Ziehen oder Nehmen.
    .title = Warum nicht eine Karte geben?
cx-refusal-g1-nothing-due = Jetzt kommt keine Karte.
    .title = Warum nicht eine Karte geben?
cx-refusal-g1-other-due = Eine andere Karte kommt zuerst.
    .title = Warum nicht diese Karte?
cx-refusal-g1-other-seat = Die nächste Karte bekommt { $seat }.
    .title = Warum nicht dieser Platz?
cx-refusal-g1-not-in-pile = Die Karte ist nicht mehr im Stapel. Gib eine, die noch darin ist.
    .title = Warum nicht Karte { $card }?

## Warum nicht: wählen und anlegen

cx-refusal-k5-chosen = Karte { $card } ist gewählt. Lege sie erst an oder zurück.
    .title = Warum nicht jetzt?
cx-refusal-k5-not-in-hand = Die Karte ist nicht auf deiner Hand. Wähle eine von deinen.
    .title = Warum nicht Karte { $card }?
cx-refusal-k5-card-first = Noch ist keine Karte gewählt. Wähle erst eine Karte auf deiner Hand.
    .title = Warum noch nicht?
cx-refusal-k5-reason-given = Die Karte hat schon eine Begründung. Lege sie zurück, um eine andere zu wählen.
    .title = Warum nicht eine andere Begründung?
cx-refusal-k5-space-chosen = Eine Stelle ist schon gewählt. Lege die Karte dort an oder lege sie zurück und beginne neu.
    .title = Warum nicht eine andere Stelle?
cx-refusal-k5-space-first = Für Karte { $card } ist noch keine Stelle gewählt. Wähle erst eine freie Stelle.
    .title = Warum noch nicht?
cx-refusal-j3-no-reason = Eine Begründung ist eine der neun Arten von Verbindungen.
    .title = Warum nicht diese Begründung?
cx-refusal-k2-fits-nowhere = Wie sie auch gedreht wird, sie lässt sich jetzt nirgends anlegen. Am nächsten kommt „{ $first }“ an „{ $second }“: { $cause ->
        [fallen] Das gilt nach einem Tischentscheid nicht.
        [weak] Die Verbindung ist zu schwach.
        [usage] Das sagt man nur im Englischen zusammen.
        [debatable] Die Verbindung ist strittig und ohne Begründung.
       *[no-link] Keine Verbindung bekannt.
    } Wähle eine andere Karte oder lege diesmal keine an.
    .title = Warum nicht Karte { $card }?
cx-refusal-k2-taken = Dort liegt Karte { $card }. Wähle eine freie Stelle am Wortnetz.
    .title = Warum nicht dort?
cx-refusal-k2-apart = Die Stelle berührt keine Karte. Wähle eine freie Stelle am Wortnetz.
    .title = Warum nicht dort?
cx-refusal-k2-no-turn = Wie Karte { $card } auch gedreht wird, dort gilt keine Verbindung. Am nächsten kommt „{ $first }“ an „{ $second }“: { $cause ->
        [fallen] Das gilt nach einem Tischentscheid nicht.
        [weak] Die Verbindung ist zu schwach.
        [usage] Das sagt man nur im Englischen zusammen.
        [debatable] Die Verbindung ist strittig und ohne Begründung.
       *[no-link] Keine Verbindung bekannt.
    } { $spaces ->
        [one] Für sie gibt es { $spaces } andere Stelle.
       *[other] Für sie gibt es { $spaces } andere Stellen.
    }
    .title = Warum nicht dort?
cx-refusal-k2-turn = Eine Karte wird um 0, 1, 2 oder 3 Viertel gedreht.
    .title = Warum nicht diese Drehung?
cx-refusal-e-off-table = Die Stelle liegt hinter der Kante: Der Tisch hat { $size } × { $size } Stellen, mit 0,0 in der Mitte.
    .title = Warum nicht dort?
cx-refusal-k3-no-link = Der Schiedsrichter kennt keine Verbindung. Drehe die Karte oder wähle eine andere Stelle.
    .title = Warum nicht „{ $first }“ an „{ $second }“?
cx-refusal-k3-debatable = Der Schiedsrichter findet die Verbindung strittig und weiß keine Begründung. Drehe die Karte oder wähle eine andere Stelle.
    .title = Warum nicht „{ $first }“ an „{ $second }“?
cx-refusal-k3-weak = Der Schiedsrichter kennt eine Verbindung ({ $reason ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }), aber sie ist zu schwach. Drehe die Karte oder wähle eine andere Stelle.
    .title = Warum nicht „{ $first }“ an „{ $second }“?
cx-refusal-k3-usage = Das sagt man nur im Englischen zusammen, und in der Sprache der Wörter dieser Partie zählt es nicht. Drehe die Karte oder wähle eine andere Stelle.
    .title = Warum nicht „{ $first }“ an „{ $second }“?
cx-refusal-j4-fallen = Nach einem Tischentscheid gilt dieses Paar nicht. Drehe die Karte oder wähle eine andere Stelle.
    .title = Warum nicht „{ $first }“ an „{ $second }“?

## Warum nicht: antworten und abstimmen

cx-refusal-j2-no-vote = Es läuft keine Abstimmung.
    .title = Warum nicht abstimmen?
cx-refusal-j2-party = Wer gelegt hat, stimmt für „gilt“, wer anzweifelt, für „gilt nicht“. Die anderen entscheiden.
    .title = Warum nicht abstimmen?
cx-refusal-j2-voted = Du hast abgestimmt, und Stimmen sind endgültig.
    .title = Warum nicht noch einmal abstimmen?
cx-refusal-j4-ruled = { $ruling ->
        [stands] Nach einem Tischentscheid gilt dieses Paar.
       *[falls] Nach einem Tischentscheid gilt dieses Paar nicht.
    } Nur ein Paar ohne Tischentscheid lässt sich anzweifeln.
    .title = Warum nicht „{ $first }“ und „{ $second }“ anzweifeln?
cx-refusal-j5-against-waiting = Neben dieser Stelle wartet noch eine Karte auf Antworten. Wähle eine andere Stelle oder warte.
    .title = Warum nicht dort?
cx-refusal-j5-no-spot = An jeder freien Stelle liegt eine Karte, die noch auf die Antworten der anderen wartet. Warte oder tu etwas anderes.
    .title = Warum nicht Karte { $card }?
cx-refusal-j5-own = Auf das, was du gelegt hast, antworten die anderen.
    .title = Warum nicht selbst antworten?
cx-refusal-j5-nothing-waits = Von diesem Platz wartet nichts auf eine Antwort.
    .title = Warum nicht antworten?
cx-refusal-j5-said-fine = Für dich ist in Ordnung, was { $seat } gelegt hat, und dabei bleibt es.
    .title = Warum nicht noch einmal antworten?
cx-refusal-j5-no-pair = { $pairs ->
        [one] Hier gibt es nur { $pairs } Paar.
       *[other] Hier gibt es { $pairs } Paare. Wähle eines davon.
    }
    .title = Warum nicht dieses Paar?
cx-refusal-j5-vote-open = Erst kommt die Abstimmung über „{ $first }“ und „{ $second }“.
    .title = Warum nicht jetzt?
cx-refusal-j7-pending = Dein Fehlversuch wartet. Nimm ihn erst an oder lege Einspruch ein.
    .title = Warum nicht jetzt?
cx-refusal-j7-no-pending = Kein Fehlversuch von dir wartet.
    .title = Warum kein Einspruch?
cx-refusal-j7-placer = Deine Stimme ist „gilt“. Die anderen entscheiden.
    .title = Warum nicht abstimmen?
cx-refusal-j7-not-here = So ein Einspruch braucht eine Jury und gezeigte Verbindungen.
    .title = Warum kein Einspruch?
cx-refusal-j7-not-refused = Der Schiedsrichter nimmt es an. Lege die Karte einfach.
    .title = Warum kein Einspruch?
cx-refusal-j7-appealed = Dein Einspruch ist verbraucht. Es gibt einen je Zug, oder je Runde, wenn alle gleichzeitig spielen.
    .title = Warum kein zweiter Einspruch?
cx-refusal-j7-alone = Nur andere Menschen können den Schiedsrichter überstimmen, und es sind keine am Tisch.
    .title = Warum kein Einspruch?
cx-refusal-j5-window = Was { $seat } gelegt hat, wartet auf die anderen. Es geht weiter, wenn es für alle in Ordnung ist.
    .title = Warum nicht jetzt?
cx-refusal-j5-waiting = Was du gelegt hast, wartet noch auf die anderen. Bis dahin antwortest du nur und stimmst ab.
    .title = Warum nicht jetzt?

## Warum nicht: Klassisch, Endlos, Solitär, Blitz

cx-refusal-c-not-here = In dieser Spielart legst du eine Karte an oder ziehst eine, die du dann anlegst oder behältst.
    .title = Warum nicht hier?
cx-refusal-c-drawn-only = Karte { $card } ist gezogen. Nur sie lässt sich jetzt anlegen; sonst behalte sie.
    .title = Warum nicht eine andere Karte?
cx-refusal-c-drawn = Karte { $card } ist gezogen. Lege sie an oder behalte sie.
    .title = Warum nicht jetzt?
cx-refusal-c-nothing-drawn = Du hast in diesem Zug keine Karte gezogen.
    .title = Warum nicht behalten?
cx-refusal-c-pile-empty = Der Stapel ist leer. Lege eine Karte an oder passe.
    .title = Warum nicht ziehen?
cx-refusal-c-pile-left = { $left ->
        [one] Der Stapel hat noch { $left } Karte.
       *[other] Der Stapel hat noch { $left } Karten.
    } Lege eine Karte an oder ziehe eine.
    .title = Warum nicht passen?
cx-refusal-s-not-here = Beim Solitär wird jede Karte angelegt oder weggelegt.
    .title = Warum nicht hier?
cx-refusal-q-not-here = Beim Blitz legst du Karten an, ziehst oder sagst bei leerem Stapel „Komme nicht weiter“.
    .title = Warum nicht hier?
cx-refusal-q-pile-empty = Der Stapel ist leer. Lege eine Karte an oder sage „Komme nicht weiter“.
    .title = Warum nicht ziehen?
cx-refusal-q-pile-left = { $left ->
        [one] Der Stapel hat noch { $left } Karte.
       *[other] Der Stapel hat noch { $left } Karten.
    } Lege eine Karte an oder ziehe eine.
    .title = Warum nicht „Komme nicht weiter“?
cx-refusal-q-stuck = Du hast „Komme nicht weiter“ gesagt. Bis die nächste Karte gelegt wird, gilt oder zurückkommt, antwortest du nur und stimmst ab.
    .title = Warum nicht jetzt?

## Warum nicht: Vierer

cx-refusal-4-not-here = Bei Vierern nimmst du eine Karte, legst Karten in deinen Vierer und legst Karten zurück; „Fertig“ beendet einen Zug, „Passen“ gibt es, wenn alle gleichzeitig spielen.
    .title = Warum nicht hier?
cx-refusal-4-take-first = Ein Zug beginnt mit einer Karte von einem der vier Stapel. Nimm erst eine.
    .title = Warum noch nicht?
cx-refusal-4-took = Du hast in diesem Zug deine Karte genommen. Lege Karten, lege eine zurück oder sage „Fertig“.
    .title = Warum nicht noch eine Karte nehmen?
cx-refusal-4-returned = Du hast in diesem Zug eine Karte zurückgelegt. Jetzt bleibt nur „Fertig“.
    .title = Warum nicht jetzt?
cx-refusal-4-pile-empty = Der Stapel ist leer. Wähle einen mit Karten.
    .title = Warum nicht von Stapel { $pile } nehmen?
cx-refusal-4-hand-full = Du hast { $most } Karten, gelegte eingeschlossen. Mache erst einen Vierer fertig oder lege eine Karte zurück.
    .title = Warum nicht noch eine Karte nehmen?
cx-refusal-4-no-pile = Es gibt die Stapel 1 bis 4.
    .title = Warum nicht dieser Stapel?
cx-refusal-4-no-place = Ein Vierer hat die Stellen 1 bis 4, und eine Karte wird um 0 bis 3 Viertel gedreht.
    .title = Warum nicht diese Stelle?
cx-refusal-4-place-taken = Dort liegt Karte { $card }. Wähle eine freie Stelle des Vierers.
    .title = Warum nicht Stelle { $place }?
cx-refusal-4-passed = Du hast gepasst. Bis eine Karte genommen oder zurückgelegt oder ein Vierer fertig wird, antwortest du nur und stimmst ab.
    .title = Warum nicht jetzt?

## Warum nicht: Rommé

cx-refusal-r-not-here = Beim Rommé ziehst du eine Karte, legst Karten an deine Reihen, klaust eine und sagst „Fertig“.
    .title = Warum nicht hier?
cx-refusal-r-draw-first = Ein Zug beginnt mit dem Ziehen. Ziehe erst eine Karte.
    .title = Warum noch nicht?
cx-refusal-r-drew = Du hast in diesem Zug deine Karte gezogen. Lege Karten oder sage „Fertig“.
    .title = Warum nicht noch einmal ziehen?
cx-refusal-r-pile-empty = Der Stapel ist leer. Lege Karten oder sage „Fertig“.
    .title = Warum nicht ziehen?
cx-refusal-r-stole = Du hast in diesem Zug eine Karte geklaut, und mehr als eine geht nicht.
    .title = Warum nicht noch eine klauen?
cx-refusal-r-no-steal = Bei leerem Stapel wird nicht geklaut.
    .title = Warum nicht klauen?
cx-refusal-r-own-run = Geklaut wird aus einer fremden Reihe.
    .title = Warum nicht dort klauen?
cx-refusal-r-no-line = { $lines ->
        [0] Dort liegt noch keine Reihe.
        [one] Dort liegt nur Reihe { $lines }.
       *[other] Dort liegen die Reihen 1 bis { $lines }.
    }
    .title = Warum nicht diese Reihe?
cx-refusal-r-short-run = { $length ->
        [one] Die Reihe hat { $length } Karte.
       *[other] Die Reihe hat { $length } Karten.
    } Nur aus einer Reihe mit { $least } oder mehr lässt sich eine Karte klauen.
    .title = Warum nicht aus dieser Reihe klauen?

## Ende und Herkunft der Punkte

cx-end-full = Keine freie Stelle des Tisches berührt mehr das Wortnetz.
cx-end-lives = Kein Leben ist übrig.
cx-end-out = Eine Hand ist leer.
cx-end-quiet = Alle hatten nacheinander einen Zug ohne etwas Neues.
cx-end-stuck = Niemand kommt weiter, und keine Karte wartet.
cx-end-solitaire = Der ganze Kartensatz ist gespielt.
cx-end-quads = Jemand hat vier Vierer geschafft.
cx-end-taken = So viele Karten, wie der Kartensatz hat, wurden ohne neuen Vierer genommen.
cx-source-links = Verbindungen
cx-source-hands = auf der Hand
cx-source-falls = galt nicht
cx-source-collected = eingesammelt
cx-source-quads = Vierer
cx-source-runs = Reihen
cx-source-web = Karten im Wortnetz

## Optionen

cx-option-way = Spielart
cx-choice-way-classic = Klassisch
cx-choice-way-endless = Endlos
cx-choice-way-solitaire = Solitär
cx-choice-way-quick = Blitz
cx-choice-way-quads = Vierer
cx-choice-way-rummy = Rommé
cx-option-judge = Wer entscheidet
cx-choice-judge-referee = Schiedsrichter
cx-choice-judge-jury = Jury
cx-choice-judge-vote = Abstimmung
cx-choice-judge-trust = Vertrauen
cx-option-find = Verbindungen
cx-choice-find-shown = gezeigt
cx-choice-find-own = selbst finden
cx-option-lives = Leben (0: unbegrenzt)
cx-option-cards = Karten im Spiel (0: der ganze Kartensatz)
cx-option-turns = Züge bei Vierern
cx-choice-turns-in_turn = reihum
cx-choice-turns-at_once = alle gleichzeitig
cx-option-rounds = Runden
cx-option-first_turns = Alle kommen einmal dran, bevor eine Runde endet
cx-option-table = Größe des Tisches
cx-option-learners = Lernmodus: ohne die Karten mit dem Wert 5
cx-option-open_hands = Offene Karten, zum Zusammenspielen
cx-option-timer = Zeitlimit
cx-option-deck = Kartensatz
cx-option-words = Sprache der Wörter
cx-choice-words-en = Englisch
cx-choice-words-th = Thai
cx-choice-words-it = Italienisch
cx-choice-words-de = Deutsch
cx-choice-words-fr = Französisch
cx-choice-words-es = Spanisch
cx-choice-words-any = die eigene Sprache
cx-option-rulings = Mitgebrachte Tischentscheide
cx-option-verdicts = Urteile des Schiedsrichters

## Kartensätze, die nicht brauchbar sind

cx-content-text = Ein Kartensatz ist ein Text mit einer Karte in jeder Zeile.
cx-content-size = Der Kartensatz ist zu lang. Höchstens { $most } Zeichen werden gelesen.
cx-content-many = Der Kartensatz hat mehr als { $most } Karten. Nimm einige heraus.
cx-content-few = { $cards ->
        [one] Der Kartensatz hat { $cards } Karte.
       *[other] Der Kartensatz hat { $cards } Karten.
    } Er braucht mindestens { $least }.
cx-content-csv = Die Zeile ist kein CSV: Ein Anführungszeichen ist nicht geschlossen, oder etwas folgt darauf. Eine Karte besteht aus vier Wörtern und einem Wert, mit Kommas dazwischen.
cx-content-toml = Die Datei ist kein Kartensatz in TOML. Jede Karte ist eine Tabelle [[card]] mit vier „words“ und einem „value“.
cx-content-fields = Eine Karte hat { $wanted } Angaben: vier Wörter und den Wert. { $found ->
        [one] Hier ist es { $found }.
       *[other] Hier sind es { $found }.
    }
cx-content-column = Eine Spalte „{ $column }“ ist nicht bekannt. Nach dem Wert kann es eine Spalte je Sprache geben: { $known }.
cx-content-language = In der Spalte „{ $language }“ stehen { $found } statt { $wanted } Wörter. Sie stehen in der Reihenfolge der Seiten, mit „/“ dazwischen.
cx-content-same = „{ $word }“ steht zweimal auf dieser Karte. Eine Karte hat vier verschiedene Wörter.
cx-content-word = „{ $word }“ kann nicht auf einer Karte stehen. Ein Wort beginnt mit einem Buchstaben und hat höchstens { $longest } Zeichen.
cx-content-value = „{ $value }“ ist kein Wert. Ein Wert ist eine Zahl von 1 bis { $highest }.
cx-content-plays = Der Kartensatz hat { $cards } Karten. Von 1000 Wortpaaren lassen sich { $accepted } verbinden: Gut spielt es sich mit 40–60. Von 100 ersten Zügen haben { $first } eine passende Karte: Gut spielt es sich mit 75–95.
cx-content-judged = Der Schiedsrichter kennt { $known } von { $words } Wörtern. Deshalb beginnen Partien mit Abstimmung, bei nur einer Person mit Vertrauen.
cx-content-strange = Der Kartensatz hat { $cards } Karten. Der Schiedsrichter kennt zu wenige seiner Wörter, um zu sagen, wie er sich spielt.
cx-content-translated = Wörter in „{ $language }“: auf { $cards } von { $all } Karten.
cx-content-twice = „{ $word }“ steht schon auf einer anderen Karte, in Zeile { $first }.
cx-content-unknown = Der Schiedsrichter kennt das Wort „{ $word }“ nicht. Mit ihm geht nur Abstimmung oder Vertrauen.
cx-content-lonely = { $partners ->
        [one] „{ $word }“ lässt sich nur mit { $partners } Wort des Kartensatzes verbinden.
       *[other] „{ $word }“ lässt sich nur mit { $partners } Wörtern des Kartensatzes verbinden.
    }
cx-content-related = „{ $one }“ und „{ $two }“ auf derselben Karte haben eine Verbindung. Die vier Wörter einer Karte haben nichts miteinander zu tun.

## Arten von Verbindungen und Urteile

cx-kind-opposite = Gegenteil
cx-kind-same = dasselbe
cx-kind-is-a = ist eine Art
cx-kind-part = ist Teil von
cx-kind-made = besteht aus
cx-kind-said = sagt man zusammen
cx-kind-family = gleiche Gruppe
cx-kind-property = Eigenschaft
cx-kind-found = kommt zusammen vor
cx-link-opposite = „{ $first }“ ist das Gegenteil von „{ $second }“
cx-link-same = „{ $first }“ und „{ $second }“ sind dasselbe
cx-link-is-a = „{ $first }“ ist eine Art „{ $second }“
cx-link-part = „{ $first }“ ist Teil von „{ $second }“
cx-link-made = „{ $first }“ macht man aus „{ $second }“
cx-link-said = „{ $first }“ und „{ $second }“ sagt man zusammen
cx-link-family = „{ $first }“ und „{ $second }“ gehören zur gleichen Gruppe
cx-link-property = „{ $first }“ kann „{ $second }“ sein
cx-link-found = „{ $first }“ und „{ $second }“ kommen zusammen vor
cx-verdict-clear = klar
cx-verdict-debatable = strittig
cx-verdict-no = keine Verbindung bekannt
cx-verdict-unknown = noch nicht bekannt

## Das Bild im Terminal

cx-draw-heading = { $way } · Runde { $round } von { $rounds } · Karten im Stapel: { $left }
cx-draw-turn = Platz { $seat } ist dran.
cx-draw-over = Die Partie ist zu Ende.
cx-told-laid = Platz { $seat } legt Karte { $card }: { $pairs }. { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
cx-told-joined = Platz { $seat } legt Karte { $card }: { $pairs }
cx-told-miss = Fehlversuch von Platz { $seat } mit Karte { $card }: { $pairs }
cx-told-challenge = Platz { $seat } zweifelt an: { $pairs }
cx-told-appeal = Platz { $seat } erhebt Einspruch: { $pairs }
cx-told-ruling = Tischentscheid: { $pairs }
cx-draw-seat = Platz { $seat }: Punkte { $points }, Hand { $cards }
cx-draw-known = (bekannt: { $cards })
cx-draw-misses = Fehlversuche: { $misses }
cx-draw-lives = Leben übrig: { $lives }
# The code of this language, for cards that have words in it
cx-draw-language = de
cx-draw-idle = (wartet)
cx-draw-together = Alle zusammen: { $points }
cx-draw-solitaire = Karten im Wortnetz: { $cards }, Verbindungen: { $links }, verpasst: { $missed }
cx-draw-no-web = Das Wortnetz ist noch leer.
cx-draw-more = Karten des Wortnetzes außer Sicht: { $cards }
cx-draw-map = Die Zahlen sind Karten. „look X,Y“ zeigt den Teil um eine Stelle.
cx-draw-top = Oben auf dem Stapel:
cx-draw-pile = Stapel { $pile } ({ $left })
cx-draw-quads = Platz { $seat }: Vierer { $quads }
cx-draw-line = Platz { $seat }, Reihe { $line }:
cx-draw-waits = Was Platz { $seat } gelegt hat, wartet auf Antworten:
cx-draw-agree = in Ordnung
cx-draw-pair = „{ $first }“ + „{ $second }“: { $reason }
cx-draw-pair-debatable = { $link } (strittig)
cx-draw-pair-weak = { $link } (zu schwach)
cx-draw-ruled-stands = „{ $first }“ + „{ $second }“: gilt (Tischentscheid)
cx-draw-ruled-falls = „{ $first }“ + „{ $second }“: gilt nicht (Tischentscheid)
cx-draw-answers = In Ordnung: { $fine } · Noch keine Antwort: { $unanswered }
cx-draw-vote = Platz { $seat } zweifelt „{ $first }“ und „{ $second }“ an. Gilt die Verbindung?
cx-draw-vote-appeal = Abstimmung über den Einspruch von Platz { $seat }: Gilt es?
cx-draw-pending = Fehlversuch von Platz { $seat } mit Karte { $card }, Einspruch ist möglich:
cx-draw-appealed = Einspruch von Platz { $seat } für Karte { $card }:
cx-draw-voted-stands = Platz { $seat }: gilt
cx-draw-voted-falls = Platz { $seat }: gilt nicht
cx-draw-voted-abstain = Platz { $seat }: Enthaltung
cx-draw-hand = Deine Hand:
cx-draw-hand-empty = Deine Hand ist leer.
cx-draw-drawn = Karte { $card } ist gezogen. Lege sie an oder behalte sie.
cx-draw-choose-spot = Karte { $card } ist gewählt. Wähle eine freie Stelle, zum Beispiel „at 1,0“.
cx-draw-choose-turn = Karte { $card } kommt nach { $x },{ $y }. Drehe sie: „turn 0“ bis „turn 3“.
cx-draw-choose-place = Karte { $card } ist gewählt: „lay { $card } in 1 turn 0“ oder „return { $card } 1“.
cx-draw-choose-line = Karte { $card } ist gewählt: „lay { $card } new turn 0“ oder „lay { $card } right 1 turn 0“.
cx-draw-round-over = Runde { $round } ist zu Ende. { $reason }
cx-draw-left = Platz { $seat }: Punkte { $points }, auf der Hand: { $cards }

## Eingabe

cx-help =
    Eine Karte heißt nach der Zahl in ihrer Ecke, eine Stelle nach x,y wie im Bild.
    Anlegen geht in drei Schritten:
      card 12: eine Karte auf der Hand wählen
      at 1,0: die Stelle wählen
      turn 1: die Karte anlegen, um 0 bis 3 Viertel im Uhrzeigersinn gedreht
      lay 12 at 1,0 turn 1: alle drei Schritte in einer Zeile
    back: die gewählte Karte zurücklegen
    because said: eine Begründung dazu: opposite, same, is-a, part, made, said, family, property, found
    Klassisch, Endlos: „draw“ zieht, dann die Karte anlegen oder „keep“; „pass“ bei leerem Stapel
    Solitär: „aside“ legt die Karte weg
    Blitz: „draw“ zieht; „stuck“ bei leerem Stapel
    Vierer: nach „card 12“ geht es in einem Schritt weiter
      take 2: die oberste Karte von Stapel 2 nehmen
      lay 12 in 3 turn 1: die Karte an Stelle 3 des Vierers legen
      return 12 4: die Karte auf Stapel 4 zurücklegen
      done: den Zug beenden; alle gleichzeitig: „pass“
    Rommé: nach „card 12“ geht es in einem Schritt weiter
      draw: eine Karte ziehen
      lay 12 new turn 0: eine neue Reihe beginnen
      lay 12 left 1 turn 0, lay 12 right 1 turn 0: die Karte an ein Ende von Reihe 1 legen
      steal 1 2 left: die linke Karte von Reihe 2 von Platz 1 klauen
      done: den Zug beenden
    Abstimmung: „fine“ und „challenge“ mit den Zahlen im Bild, dann „stands“, „falls“ oder „abstain“
    look: ein Plan des ganzen Wortnetzes; look 3,-2: der Teil um diese Stelle
    rulings: die Tischentscheide; rulings my-rulings.txt speichert sie, für „--option rulings=@my-rulings.txt“
    Nach einem Fehlversuch: „appeal“ oder „accept“

## Warum ein Zug sich lohnt

cx-card-words = „{ $words }“
cx-hint-because = Die Art der Verbindung kann vor dem Anlegen genannt werden.
cx-hint-back = Die Karte passt an keine gute Stelle: Lege sie zurück.
cx-hint-pass = Nichts passt: Passe und behalte die Hand.
cx-hint-done = Alles Nützliche ist getan: Beende den Zug.
cx-hint-fine = Die Verbindung ergibt Sinn: Sie gilt.
cx-hint-appeal = Vielleicht sehen die anderen die Verbindung, die der Schiedsrichter nicht kennt.
cx-hint-accept = Der Schiedsrichter hat recht.
cx-hint-falls = Die Verbindung ist zu schwach: Sie gilt nicht.
cx-hint-abstain = Die Verbindung ist zweifelhaft: Enthalte dich.
cx-hint-challenge = Die Verbindung von „{ $first }“ und „{ $second }“ ist zu schwach: Zweifle sie an.
cx-hint-steal = Karte { $card } passt an eine deiner Reihen: Klaue sie.
cx-hint-run = Karte { $card } kommt in eine Reihe: Ihr Wert von { $value } zählt für dich statt gegen dich.
cx-hint-pairs = Das verbindet { $pairs } Karten auf einmal, × { $factor }: { $points } Punkte.
cx-hint-several = Das verbindet { $pairs } Karten auf einmal.
cx-hint-fits = Karte { $card } passt hierher.
cx-hint-link =
    „{ $first }“ und „{ $second }“ gehören zusammen: { $kind ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }.
cx-hint-link-points =
    „{ $first }“ und „{ $second }“ gehören zusammen ({ $kind ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }), das bringt { $points } Punkte.
cx-hint-return = Karte { $card } nützt dir wenig und verdeckt Stapel { $pile }.
cx-hint-take-quad = Karte { $card } vollendet einen Vierer.
cx-hint-take = Karte { $card } passt am besten zu deiner Hand, Verbindungen: { $links }.
cx-hint-take-later = Karte { $card } verspricht am meisten für die nächsten Vierer.
cx-hint-draw-top = Karte { $card } oben auf dem Stapel lässt sich für { $points } Punkte anlegen, und deine Hand bleibt.
cx-hint-draw = Eine neue Karte verspricht mehr als die Hand.
cx-hint-spare = Karte { $card } passt kaum zu deiner Hand: Lege sie zurück.
cx-hint-quad = Karte { $card } gehört zu einem Vierer für { $points } Punkte.
cx-hint-keep = Behalte Karte { $card } für eine bessere Stelle.
cx-hint-aside = Karte { $card } würde gute Stellen schließen: Lege sie weg.
