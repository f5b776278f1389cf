# The command line: help pages, and what is said when a command is not understood.

## Pages
cl-title = Connectable: CoNNNect, Connect 5 und Connections an einem Tisch.
cl-commands = Befehle:
cl-games = Spiele: { $games }.
cl-more = „connectable BEFEHL --help“ erklärt einen Befehl.

## Commands
cl-home = Den Tisch auf diesem Computer öffnen oder für alle im Haus.
cl-serve = Den Server für viele Tische starten.
cl-play = Im Terminal spielen.
cl-replay = Einen Spielverlauf durchgehen.
cl-verify = Die Würfel eines Spielverlaufs prüfen.
cl-check = Ein Spielbrett, ein Blatt oder einen Kartensatz prüfen.
cl-export = Den Spielverlauf eines Tisches als JSON schreiben.
cl-backup = Alles Aufbewahrte in einer Datei sichern, auch während der Server läuft.
cl-restore = Alles aus einer Datei zurückholen.
cl-lab = Das Labor: Bots aneinander messen.
cl-lab-match = Bots gegeneinander spielen lassen und auszählen.
cl-lab-rate = Die Spielstärken aller Stufen eines Spiels messen.
cl-completion = Das Skript ausgeben, mit dem eine Shell Befehle ergänzt.
cl-version = Version und Form der Regeln.

## Switches and arguments
cl-port = Port des Servers, sonst { $default }; 0 nimmt einen freien.
cl-lang = Sprache: { $known }.
cl-help = Diese Seite zeigen.
cl-data = Ordner, in dem Tische aufbewahrt werden.
cl-database = Datenbank anstelle des Ordners, in der Form postgresql://…
cl-public-url = Adresse, unter der andere den Server erreichen; Links beginnen damit.
cl-peer-url = Adresse, unter der andere Prozesse an derselben Datenbank diesen erreichen.
cl-lan = Für alle im selben Netz, mit Code zum Scannen.
cl-no-browser = Keinen Browser öffnen.
cl-host = Adresse, an der der Server wartet, sonst { $default }.
cl-bot-workers = Prozesse, in denen Bots denken, { $low } bis { $high }; sonst { $default }. { $alias } bedeutet dasselbe.
cl-keep-days = Tische löschen, an denen so viele Tage nichts geschah; 0 behält alle.
cl-limits = Grenzen je Adresse und Platz: eine TOML-Datei oder none in vertrauten Netzen; default gibt die Datei aus.
cl-game = Das Spiel: { $games }.
cl-seats = Wer wo sitzt: you für dich, bot:greedy für einen Bot dieser Stufe.
cl-option = Eine Option des Spiels, so oft wie nötig; name=@DATEI nimmt den Text einer Datei.
cl-seed = Ein beliebiger Text; derselbe gibt noch einmal dieselben Würfel und Karten.
cl-record = Datei, in der der Spielverlauf gespeichert wird.
cl-resume = Eine gespeicherte Partie fortsetzen: ihre Datei anstelle des Spiels; ohne Datei die letzte.
cl-record-file = Der Spielverlauf.
cl-replay-all = Alles auf einmal zeigen.
cl-replay-seat = Zeigen, was dieser Platz sah.
cl-content-file = Ein Spielbrett (.txt), ein Blatt (.toml) oder ein Kartensatz (.toml, .csv).
cl-table = Name des Tisches oder sein Link.
cl-out = Datei, die geschrieben wird; ohne sie wird der Spielverlauf ausgegeben.
cl-with-secrets = Auch während der Partie: Der Spielverlauf enthält dann die Geheimnisse der Partie.
cl-force = Eine Datei ersetzen, die es schon gibt.
cl-backup-file = Datei, die geschrieben wird; sonst eine neue mit Datum und Uhrzeit im Namen.
cl-restore-file = Eine Datei, die „connectable backup“ geschrieben hat.
cl-restore-force = Die aufbewahrten Tische ersetzen; vorher den Server beenden.
cl-lab-seats = Die Stufen, die spielen, eine für jeden Platz.
cl-lab-games = Partien im Ganzen, aufgerundet auf ganze Verteilungen; sonst { $default }.
cl-lab-seconds = Höchstens so viele Sekunden für eine Entscheidung; 0 setzt keine Grenze.
cl-lab-simulations = Simulationen für eine Entscheidung; 0 lässt jeder Stufe ihre eigene Zahl.
cl-lab-seed = Ein beliebiger Text; derselbe gibt dieselben Verteilungen. Sonst { $default }.
cl-processes = Partien gleichzeitig, { $low } bis { $high }; sonst { $default }.
cl-json = JSON ausgeben.
cl-lab-rate-games = Partien für jedes Paar von Stufen, sonst { $default }.
cl-lab-file = Datei der gespielten Partien; der nächste Lauf setzt fort, wo sie endet.
cl-lab-all = Jede Stufe trifft jede andere, nicht nur ihre Nachbarn.
cl-shell = Die Shell: { $known }. Die erste Zeile des Skripts sagt, wohin es gehört.

## Words that stand for a value
cl-value-file = DATEI
cl-value-limits = DATEI|none
cl-value-folder = ORDNER
cl-value-game = SPIEL
cl-value-table = TISCH
cl-value-url = URL
cl-value-host = HOST
cl-value-number = N
cl-value-seconds = S
cl-value-seed = TEXT
cl-value-language = SPRACHE
cl-value-option = name=value
cl-value-players = you,bot:greedy
cl-value-levels = strong,greedy
cl-value-shell = SHELL

## What cannot be
cl-bad-usage = „{ $text }“ ist nicht verständlich. „{ $line } --help“ zeigt, was möglich ist.
cl-bad-command = Den Befehl „{ $command }“ gibt es nicht. Es gibt: { $known }. „{ $line } --help“ erklärt sie.
cl-no-command = „{ $line }“ braucht ein zweites Wort. Es gibt: { $known }. „{ $line } --help“ erklärt sie.
cl-bad-switch = „{ $name }“ gibt es bei „{ $line }“ nicht. Es gibt: { $known }. „{ $line } --help“ erklärt sie.
cl-no-switches = „{ $name }“ gibt es bei „{ $line }“ nicht. „{ $line } --help“ zeigt, was möglich ist.
cl-no-value = { $name } braucht einen Wert. „{ $line } --help“ zeigt, welchen.
cl-extra-value = { $name } steht allein, ohne Wert. „{ $line } --help“ zeigt, was möglich ist.
cl-bad-number = „{ $value }“ passt nicht zu { $name }. Möglich ist eine Zahl von { $low } bis { $high }. „{ $line } --help“ erklärt es.
cl-bad-word = „{ $value }“ geht hier nicht. Es gibt: { $known }.
cl-bad-url = { $name }: „{ $value }“ ist keine Adresse, die mit http:// oder https:// beginnt.
cl-bad-limit-name = „{ $name }“ in { $file } ist keine Grenze. Es gibt: { $known }.
cl-bad-limit = „{ $value }“ passt nicht zu „{ $name }“ in { $file }. Möglich sind „none“ oder eine Zahl je Sekunde, Minute oder Stunde, etwa „600/minute“.
cl-bad-limit-count = „{ $value }“ passt nicht zu „{ $name }“ in { $file }. Möglich ist eine ganze Zahl; 0 setzt keine Grenze.
cl-limits-not-toml = { $file } ist kein TOML: Zeile { $line } ist nicht zu verstehen.
cl-bad-language = Die Sprache „{ $lang }“ gibt es hier nicht. Es gibt { $known }.
cl-no-file = Nenne die Datei: { $line } DATEI
cl-no-table = Nenne den Tisch: { $line } TISCH
cl-no-shell = Nenne die Shell: { $known }.
