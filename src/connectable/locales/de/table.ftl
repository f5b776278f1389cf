# The table: what the terminal and the table say whatever the game.

## Game, seats and options
tb-no-game = Nenne das Spiel: { $known }.
tb-bad-game = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
tb-bad-seat = „{ $seat }“ kann an diesem Tisch nicht sitzen. Möglich sind { $known }.
tb-bad-count =
    { $count ->
        [one] { $count } Platz ist genannt.
       *[other] { $count } Plätze sind genannt.
    } Das Spiel ist für { $low }–{ $high } Personen.
tb-bad-count-fixed =
    { $count ->
        [one] { $count } Platz ist genannt.
       *[other] { $count } Plätze sind genannt.
    } Das Spiel braucht genau { $low }.
tb-bad-option-form = „{ $option }“ ist keine Option. Optionen schreibt man name=value.
tb-bad-option = Die Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
tb-no-options = Die Option „{ $option }“ gibt es nicht. Dieses Spiel hat keine Optionen.
tb-bad-choice = „{ $value }“ passt nicht zur Option { $option }. Möglich sind { $known }.
tb-bad-span = „{ $value }“ passt nicht zur Option { $option }. Möglich ist eine Zahl von { $low } bis { $high }.
tb-bad-value = „{ $value }“ passt nicht zur Option { $option }. Möglich ist eine ganze Zahl.
tb-bad-start = So kann die Partie nicht beginnen: { $reason }
tb-bad-content = Mit diesem Inhalt kann die Partie nicht beginnen, Zeile { $line }: { $reason }

## Lab
tb-lab-title =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }, alle auf jedem Platz, Startwert { $seed }, { $form }. In Klammern: Intervalle zu 95 %.
tb-lab-games = Partien
tb-lab-wins = gewonnen
tb-lab-shared = geteilt
tb-lab-share = Anteil am Sieg
tb-lab-points = Punkte
tb-lab-rating = Spielstärke
tb-lab-ends = So endete es: { $ends }.
tb-lab-anchor = { $level } ist 1000; 400 mehr heißt zehn Siege auf einen. Startwert { $seed }, Intervalle zu 95 %.
tb-lab-progress = Partie { $number } von { $count }
tb-lab-no-seats = Nenne mit --seats, wer spielt, zum Beispiel --seats greedy,random. Es gibt: { $known }.
tb-lab-two-seats = Spielstärken lassen sich nur in einem Spiel für zwei messen, und { $game } ist keines.
tb-lab-other-file = In { $file } steht etwas anderes, darum kommt nichts dazu: { $reason }

## Server
tb-serving = Der Tisch ist offen: { $address }
tb-serving-lan = Alle im selben Netz können den Code scannen oder die Adresse eintippen.
tb-serving-stop = Strg+C schließt ihn. Partien bleiben erhalten und gehen beim nächsten Mal weiter.
tb-port-taken = { $host } Port { $port } ist nicht verfügbar. Wähle mit --port einen anderen.
tb-store-trouble = Partien können hier nicht aufbewahrt werden: { $reason }
tb-data-in-use = Den Ordner { $folder } benutzt schon ein anderer Server. Beende zuerst diesen oder wähle mit --data einen anderen Ordner.
tb-database-wait = Warte auf die Datenbank: { $reason }
tb-no-client = Diese Kopie enthält die Webseite des Tisches nicht. `make client` baut sie; danach neu starten. Der Tisch selbst funktioniert: Seine Adressen beschreibt /api/docs.

## Files
tb-file-missing = Die Datei { $file } gibt es nicht.
tb-file-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen.
tb-export-none = Es gibt noch nichts mitzunehmen.
tb-taken-along = Gespeichert: { $file }. Eine andere Partie nimmt es mit --option { $name }=@{ $file }
tb-file-closed = Die Datei { $file } lässt sich nicht lesen: { $reason }.
tb-file-large = Die Datei { $file } ist zu groß. Gelesen werden höchstens { $megabytes } MB.
tb-file-not-utf8 = Die Datei { $file } ist kein Text in UTF-8: Zeile { $line } enthält andere Bytes.
tb-save-failed = Die Partie konnte nicht in { $file } gespeichert werden: { $reason }.
tb-saved = Die Partie ist gespeichert: { $file }
tb-resume = So geht sie weiter:
tb-no-saved = In { $folder } liegt keine offene Partie. Starte eine mit „connectable play SPIEL“.
tb-record-bad = Der Spielverlauf { $file } ist nicht brauchbar: { $reason }
tb-bad-players = Der Spielverlauf sagt nicht, wer wo sitzt: Seine Liste passt nicht zu den Plätzen.
tb-record-saved = Der Spielverlauf ist gespeichert. So siehst du ihn noch einmal:
tb-check-fine = { $file }: Alles passt.
tb-check-unknown = { $file } ist weder ein Spielbrett (.txt) noch ein Blatt (.toml) noch ein Kartensatz (.toml, .csv).
tb-check-not-toml = Ab hier ist das kein TOML.
tb-check-no-table = In diesem TOML steht weder „card“ (ein Kartensatz) noch „setup“ (ein Blatt).

## What is kept
tb-file-there = Die Datei { $file } gibt es schon. --force ersetzt sie.
tb-no-store = In { $file } werden keine Tische aufbewahrt. --data nennt den Ordner, --database die Adresse.
tb-keeping-trouble = Das geht mit dem Aufbewahrten nicht: { $reason }
tb-no-table = Den Tisch { $table } gibt es hier nicht.
tb-table-bad = Der Tisch { $table } lässt sich nicht lesen: { $reason }
tb-export-open = Die Partie an Tisch { $table } ist nicht zu Ende. Die Datei enthielte ihre Geheimnisse; --with-secrets schreibt sie trotzdem.
tb-export-secrets = Der Spielverlauf enthält die Geheimnisse einer laufenden Partie. Zeige ihn niemandem, der mitspielt.
tb-exported = Der Spielverlauf ist gespeichert: { $file }
tb-backed-up = Alles ist gespeichert: { $file }. Die Datei enthält Geheimnisse laufender Partien und ist nur für dich.
tb-store-full = Hier werden schon Tische aufbewahrt. --force ersetzt sie alle durch die der Datei; beende vorher den Server.
tb-restored =
    { $count ->
        [one] { $count } Tisch ist wieder da.
       *[other] { $count } Tische sind wieder da.
    }

## Dice check
tb-verify-fair =
    { $count ->
        [one] Mit diesen Würfeln ging alles mit rechten Dingen zu. Der eine Wurf folgt aus dem versiegelten Geheimnis und den Beiträgen der Plätze.
       *[other] Mit diesen Würfeln ging alles mit rechten Dingen zu. Alle { $count } Würfe folgen aus dem versiegelten Geheimnis und den Beiträgen der Plätze.
    }
tb-verify-unsealed = Diese Würfel stimmen nicht. Das Geheimnis ist nicht das, was vor dem Start versiegelt wurde.
tb-verify-wrong = Diese Würfel stimmen nicht. Eintrag { $entry }, { $label }: Im Spielverlauf steht „{ $said }“, die Würfel ergeben „{ $computed }“.
tb-verify-sealed = Vor dem Start versiegelt: { $seal }
tb-verify-opened = Am Ende geöffnet: { $secret }
tb-verify-added = Von den Plätzen beigetragen: { $added }
tb-verify-label = Wurf
tb-verify-take = Anlauf
tb-verify-said = im Spielverlauf
tb-verify-computed = laut Würfeln
tb-verify-back = zurückgenommen
tb-verify-none = { $file } nennt keine Würfel, es gibt also nichts zu prüfen. Spielverläufe beendeter Partien an einem Server nennen sie.
tb-verify-table = { $file }: An diesem Tisch wurde mit echten Würfeln gespielt, es gibt also nichts zu prüfen.
tb-verify-secret = { $file }: Die Partie war nicht zu Ende, ihr Geheimnis ist noch versiegelt. Es gibt noch nichts zu prüfen.

## Play
tb-welcome = Tippe, was du tust. „help“ zeigt, wie; „legal“, was möglich ist; „quit“ speichert und beendet.
tb-prompt = Platz { $seat } >
tb-seat = Platz { $seat }
tb-seat-bot = Platz { $seat }, Bot ({ $level })
tb-level-random = Zufall
tb-level-gentle = sanft
tb-level-greedy = gierig
tb-level-easy = leicht
tb-level-medium = mittel
tb-level-skilled = geübt
tb-level-strong = stark
tb-level-expert = Experte
tb-level-master = Profi
tb-level-champion = Meister
tb-log = Platz { $seat }: { $action }
tb-cover = Gib die Tastatur an Platz { $seat } weiter. Alle anderen schauen weg.
tb-cover-prompt = Enter zeigt den Tisch.
tb-not-understood = „{ $text }“ ist kein Zug dieses Spiels. „help“ zeigt, was du tippen kannst.
tb-for-example = Jetzt möglich, zum Beispiel: { $actions }.
tb-refused-title = Warum nicht „{ $action }“?
tb-refused = Die Regeln erlauben das jetzt nicht. „legal“ zeigt, was möglich ist.
tb-rule = Regel { $rule }. „help { $rule }“ zeigt sie.
tb-by-rule = Regel { $rule }.
tb-no-rule = Die Regel „{ $rule }“ gibt es in diesem Spiel nicht. Regeln nennt man so: „help { $example }“.
tb-legal-none = Kein möglicher Zug enthält „{ $part }“. „legal“ allein zeigt alle.
tb-bad-look = Es gibt die Plätze 1 bis { $seats }.
tb-undone = Rückgängig gemacht: { $actions }.
tb-undo-none = Du kannst nichts mehr rückgängig machen, seit jemand anderes gezogen hat, ein Würfel oder eine Karte kam oder du fertig warst.
tb-next-none = Sonst ist an dieser Tastatur gerade niemand dran.
tb-help-typing = Was du tippen kannst
tb-help-help = „help“ zeigt diese Hilfe, „help { $rule }“ zeigt Regel { $rule }.
tb-help-legal = „legal“ nennt die möglichen Züge mit ihren Punkten, „legal f5“ die, in denen f5 vorkommt.
tb-help-look = „look 2“ zeigt das Bild von Platz 2.
tb-help-undo = „undo“ macht deinen letzten Zug rückgängig, „undo all“ alle, bei denen das geht.
tb-help-next = „next“ gibt die Tastatur an die nächste Person weiter, die ziehen darf.
tb-help-save = „save“ speichert die Partie, „quit“ speichert und beendet.

## Result and replay
tb-total = Summe
tb-rank = Rang
tb-replay-prompt = Enter: weiter. „quit“: aufhören.
tb-replay-open = Die Partie ist noch nicht zu Ende.

## Lists
tb-list-more = { $start }, { $next }
tb-list-end = { $start } und { $last }
tb-list-end-before-i = { $start } und { $last }

## Refusals of the table
tb-refusal-host = Darüber entscheidet, wer den Tisch gedeckt hat: { $host }.
    .title = Warum nicht du?
tb-refusal-not-gathering = Die Partie hat begonnen. Das geht nur vor dem Start.
    .title = Warum nicht jetzt?
tb-refusal-not-playing = Es läuft keine Partie. Das geht nur während einer Partie.
    .title = Warum nicht jetzt?
tb-refusal-not-over = Die Partie ist noch nicht zu Ende. Danach geht es.
    .title = Warum nicht jetzt?
tb-refusal-seat = Dort sitzt niemand, für den das möglich ist.
    .title = Warum nicht { $seat }?
tb-refusal-no-seat = Du hast an diesem Tisch keinen Platz mehr. Du kannst zuschauen oder dich auf einen freien Platz setzen.
    .title = Warum nicht du?
tb-refusal-kicked = Du wurdest vom Platz genommen. Solange Plätze frei sind, kannst du dich wieder setzen.
    .title = Warum nicht mehr?
tb-refusal-offer-open = Dieselbe Frage ist schon offen. Die Antworten entscheiden.
    .title = Warum nicht noch einmal fragen?
tb-refusal-no-offer = Danach fragt gerade niemand.
    .title = Warum nicht antworten?
tb-refusal-undo = Seitdem hat jemand anderes gezogen oder etwas wurde aufgedeckt. Du kannst die anderen bitten, den Zug zurückzunehmen.
    .title = Warum nicht rückgängig?
tb-refusal-no-takeback = Hier werden Züge nicht zurückgenommen: Was ein falscher Zug kostet, gehört zum Spiel.
    .title = Warum nicht zurücknehmen?
tb-refusal-ready = Die nächste Runde beginnt, wenn alle bereit sind.
    .title = Warum noch nicht?
tb-refusal-replace = Ein Bot springt nur für jemand anderen ein, der gerade dran ist.
    .title = Warum nicht { $seat } ersetzen?
tb-refusal-full = Alle Plätze sind besetzt. Du kannst zuschauen.
    .title = Warum nicht mitspielen?
tb-refusal-taken = Dieser Platz ist besetzt. Wähle einen freien.
    .title = Warum nicht { $seat }?
tb-refusal-name = Ein Name hat 1 bis { $most } Zeichen, mindestens ein sichtbares.
    .title = Warum nicht dieser Name?
tb-refusal-kick-self = Dich selbst kannst du nicht wegschicken. Willst du gehen, verlasse den Tisch.
    .title = Warum nicht du selbst?
tb-refusal-fewest =
    Dieses Spiel braucht mindestens { $fewest } { $fewest ->
        [one] Platz
       *[other] Plätze
    }.
    .title = Warum nicht weniger Plätze?
tb-refusal-long = Dieser Tisch hat mehr als { $most } Ereignisse: Das ist dafür zu lang. Beginne an einem neuen Tisch.
    .title = Warum nicht?
tb-refusal-nudge = Du kannst jemand anderen anstupsen, der gerade dran ist.
    .title = Warum nicht anstupsen?
tb-refusal-nudged = Gerade eben wurde schon angestupst. Versuch es nach { $seconds } Sekunden noch einmal.
    .title = Warum nicht anstupsen?
tb-refusal-contribution = Ein Beitrag zu den Würfeln ist eine Zeile mit höchstens { $most } ASCII-Zeichen.
    .title = Warum nicht dieser Beitrag?
tb-refusal-deal = Hier bekommen alle dieselben Karten und Würfel. Nichts ändert sie, und Züge werden nicht zurückgenommen.
    .title = Warum nicht bei dieser Aufgabe?
tb-refusal-share = Teilen lässt sich nur die Partie einer einzelnen Person: mit prüfbaren Würfeln, von Anfang an, ohne zurückgenommene Züge.
    .title = Warum diese Aufgabe nicht teilen?
tb-refusal-paused = Die Lehrkraft hat die Partie angehalten. Alles bleibt, wie es liegt.
    .title = Warum nicht jetzt?
tb-refusal-class = An den Tischen einer Klasse entscheidet das die Lehrkraft.
    .title = Warum nicht hier?
tb-refusal-teacher = Das kann nur die Lehrkraft dieser Klasse.
    .title = Warum nicht?
tb-refusal-class-closed = Diese Klasse ist zu Ende.
    .title = Warum nicht?
tb-refusal-class-desk = Dieser Link ist verbraucht, oder seine Zeit ist um. Hole am Pult einen neuen.
    .title = Warum nicht das Pult öffnen?
tb-refusal-class-desks = Eine Klasse hat höchstens { $most } weitere Pulte.
    .title = Warum nicht noch eines?
tb-refusal-class-full = Eine Klasse hat Platz für { $most } Personen.
    .title = Warum nicht hinein?
tb-refusal-class-waits = Du hast noch keinen Tisch.
    .title = Warum nicht fragen?
tb-refusal-class-nobody = Niemand mit dieser Nummer ist in dieser Klasse.
    .title = Warum nicht?
tb-refusal-class-nobody-sits = Noch sitzt niemand an einem Tisch. Lose aus oder verteile die Personen.
    .title = Warum nicht starten?
tb-refusal-class-locked = Die Tische spielen. Halte die Runde zuerst an oder beende sie.
    .title = Warum nicht jetzt?
tb-refusal-class-minutes = Eine Runde dauert höchstens { $most } Minuten.
    .title = Warum nicht so lange?
tb-refusal-class-no-round = Es läuft keine Runde.
    .title = Warum nicht?
tb-refusal-class-no-table = Diesen Tisch gibt es in der Klasse nicht.
    .title = Warum nicht dorthin?
tb-refusal-class-tables = Eine Klasse hat höchstens { $most } Tische.
    .title = Warum kein weiterer Tisch?
tb-refusal-class-table-full = An diesem Tisch ist Platz für { $most }.
    .title = Warum nicht dorthin?
tb-refusal-class-rounds = Eine Klasse spielt höchstens { $most } Runden. Öffne eine neue Klasse.
    .title = Warum nicht starten?
tb-refusal-notation = Das ist kein Zug dieses Spiels.
    .title = Warum nicht „{ $text }“?
tb-refusal-no-roll = Es ist kein Wurf fällig, oder am Tisch wird nicht mit echten Würfeln gespielt.
    .title = Warum nicht würfeln?
tb-refusal-no-correction = Es lässt sich nichts mehr berichtigen: Seitdem hat schon jemand gespielt.
    .title = Warum nicht berichtigen?
tb-refusal-hint-people = Tipps gibt es in Partien gegen Bots. Hier spielen auch andere Menschen mit.
    .title = Warum kein Tipp?
tb-refusal-hint-deal = Diese Aufgabe bekommen alle, und die Ergebnisse werden verglichen. Darum gibt es keine Tipps.
    .title = Warum kein Tipp?
tb-refusal-hint-turn = Du bist gerade nicht dran. Ein Tipp gilt dem Zug, der gerade ansteht.
    .title = Warum kein Tipp?
tb-refusal-chat = Der Chat ist an diesem Tisch ausgeschaltet.
    .title = Warum nicht schreiben?
tb-refusal-line = Eine Zeile hat 1 bis { $most } Zeichen.
    .title = Warum nicht diese Zeile?

## Was nicht geht
tb-error-malformed = Der Server konnte das nicht lesen. Lade die Seite neu und versuche es noch einmal.
tb-error-start = Mit diesen Plätzen und Einstellungen kann die Partie nicht beginnen. Wähle andere.
tb-error-seats = So spielt man zu { $fewest } bis { $most }.
tb-error-seats-exact =
    { $most ->
        [one] So spielt man allein: Lass einen Platz.
       *[other] So spielt man zu { $most }.
    }
tb-error-record = Diese Aufzeichnung lässt sich nicht spielen: Sie ist unvollständig oder aus einer anderen Version.
tb-error-no-seat = Du hast keinen Platz an diesem Tisch. Mit seinem Code kannst du zuschauen, und solange Plätze frei sind, kannst du dich setzen.
tb-error-kicked = Du wurdest vom Platz genommen. Solange Plätze frei sind, kannst du dich wieder setzen.
tb-error-not-found = Diesen Tisch gibt es nicht, oder er ist privat. Der Link mit seinem Code öffnet ihn.
tb-error-no-room = Diesen Raum gibt es nicht, oder der Code fehlt oder passt nicht.
tb-error-no-class = Diese Klasse gibt es nicht, oder der Code stimmt nicht.
tb-error-class-stranger = Du bist nicht in dieser Klasse oder nicht mehr. Mit ihrem Code kommst du hinein.
tb-error-no-challenge = Diese Aufgabe gibt es nicht mehr.
tb-error-no-code = Kein Tisch mit freien Plätzen hat diesen Code. Sieh noch einmal nach oder lass dir einen neuen geben.
tb-error-no-page = Hier ist nichts.
tb-error-deal-closed = Diese Aufgabe ist geschlossen. Jeden Tag kommt eine neue.
tb-error-day-later = Dieser Tag ist noch nicht da.
tb-error-no-day = An diesem Tag gab es hier keine Tagesaufgabe.
tb-error-review-later = Die Analyse würde die Lösung zeigen. Sie öffnet sich, wenn der Tag vorbei ist.
tb-error-method = Das geht hier nicht.
tb-error-stale = Am Tisch ist inzwischen etwas geschehen. Sieh nach und wähle dann.
tb-error-too-big = Das ist zu viel auf einmal. Schicke weniger.
tb-error-too-heavy = Das auszurechnen dauert zu lange. Schicke etwas Kleineres.
tb-error-host = Unter diesem Namen antwortet dieser Server nicht. Öffne ihn unter der Adresse, mit der er gestartet wurde.
tb-error-full = Auf diesem Server ist im Moment kein Platz für weitere Tische. Versuche es später noch einmal oder frage die Person, die ihn betreibt.
tb-error-media = Der Server nimmt hier nur JSON.
tb-error-too-fast =
    { $seconds ->
        [one] Das war zu oft. Warte { $seconds } Sekunde.
       *[other] Das war zu oft. Warte { $seconds } Sekunden.
    }
tb-error-trouble = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert. Versuche es noch einmal.
tb-error-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Wer den Server betreibt, findet den Grund im Protokoll und kann eine Sicherung einspielen. Andere Tische sind nicht betroffen.
tb-error-store-away = Der Server kann gerade nichts speichern. Versuche es gleich noch einmal.
