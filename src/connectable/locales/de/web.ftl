# The web table: pages and what all games share.

wb-skip = Zum Tisch springen
wb-home = Startseite
wb-rules = Regeln
wb-settings = Einstellungen
wb-keys = Tasten
wb-key-tab = zum nächsten Teil des Tischs
wb-key-arrows = auf dem Brett wandern
wb-key-enter = wählen
wb-key-confirm = bestätigen oder fertig
wb-key-escape = zurücklegen oder schließen
wb-key-undo = rückgängig
wb-key-ask = erklären, was gewählt ist, oder antippen und fragen
wb-key-help = diese Liste
wb-theme-light = Helle Darstellung
wb-theme-dark = Dunkle Darstellung
wb-why-not = Warum nicht?
wb-rule-id = Regel { $rule }
wb-read-rule = Regel lesen
wb-close = Schließen
wb-guide = Begleitung
wb-guide-step = { $step } von { $steps }
wb-guide-skip = Begleitung überspringen
wb-lost = Unter dieser Adresse gibt es keine Seite
wb-welcome = Der Tisch ist gedeckt
wb-play-now = Sofort gegen Bots spielen
wb-table-gone = Diesen Tisch gibt es nicht mehr
wb-bot-name = Bot, { $level }
wb-level-random = Zufall
wb-level-greedy = gierig
wb-token-red = rote Scheibe
wb-token-blue = blaues Quadrat
wb-token-purple = lila Raute
wb-token-yellow = gelbes Dreieck
wb-token-green = grünes Kreuz
wb-token-white = weißer Bogen
wb-token-black = schwarzer Stern
wb-token-sky = himmelblaue Sanduhr
## Home
wb-skip-games = Zu den Spielen springen
wb-welcome-more = Spiele ums Verbinden. Such dir eins aus und nimm Platz, ganz ohne Konto.
wb-games = Spiele
wb-game-connnect = CoNNNect
wb-game-connect5 = Connect 5
wb-game-connections = Connections
wb-tag-connnect = Drei Würfel werfen, zwei Zahlen eintragen, Straßen und gleiche Zahlen vor den anderen werten.
wb-tag-connect5 = Setzen, stapeln und über die Linien springen. Fünf in einer Reihe beenden die Runde.
wb-tag-connections = Wortkarten legen wie Dominosteine. Was zusammengehört, hält.
wb-meta-connnect = 1–4 Personen, 25 Minuten
wb-meta-connect5 = 2–5 Personen, 20 Minuten
wb-meta-connections = 1–8 Personen, sechs Spielarten
wb-play-now-game = { $game } sofort gegen Bots spielen
wb-invite = Einladen
wb-invite-game = Zu { $game } einladen
wb-language = Sprache
wb-theme = Darstellung
wb-guest = Gast
wb-you-are = Du bist { $name }: Name, Stein und Einstellungen ändern
wb-resume-title = Dein Platz ist noch frei
wb-resume-with = { $game } mit { $names }.
wb-nobody = noch niemandem
wb-resume = Wieder hinsetzen
wb-more-tables = { $n ->
    [one] { $n } weiterer Tisch
   *[other] { $n } weitere Tische
    }
wb-friends = Ein Tisch für Freunde
wb-friends-more = Gib einen Code, einen Link oder den Namen eines Tisches ein.
wb-open-record = Gespeicherte Aufzeichnung öffnen
wb-not-a-record = Diese Datei ist keine Aufzeichnung einer Partie.
wb-public-tables = Öffentliche Tische
wb-seats-open = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
    }
wb-join = Mitspielen
wb-your-turn = Du bist dran.
## Setting a table
wb-new-table = Ein neuer Tisch
wb-set-the-table = Decke den Tisch und verschicke den Link.
wb-what-we-play = Was wir spielen
wb-from-to = { $from } bis { $to }
wb-board-base = Seite B, Basis
wb-board-advanced = Seite A, anspruchsvoll
wb-dice = Würfel
wb-dice-note = Die Würfel des Tisches kann danach jeder prüfen. Oder jemand wirft echte und gibt sie ein.
wb-dice-fair = Prüfbar
wb-dice-table = Echte Würfel
wb-clock = Uhr
wb-clock-none = Keine Uhr
wb-clock-turn-60 = 1 Minute pro Zug
wb-clock-turn-180 = 3 Minuten pro Zug
wb-clock-game-600-10 = 10 Minuten pro Person, 10 Sekunden mehr pro Zug
wb-clock-days-1 = 1 Tag pro Zug
wb-clock-days-3 = 3 Tage pro Zug
wb-one-device = Alle an diesem Gerät
wb-one-device-note = Gebt es reihum weiter; ein Deckblatt verbirgt, was andere nicht sehen sollen.
wb-public = Für alle aufgelistet
wb-public-note = Sonst kommt nur herein, wer den Link hat.
wb-by-lot = Plätze werden ausgelost
wb-chat = Chat
wb-seats = Plätze
wb-you = Du
wb-named-you = { $name }, du
wb-host = lädt ein
wb-open-seat = Freier Platz
wb-waits = Wartet auf jemanden
wb-here-too = Jemand hier
wb-same-device = An diesem Gerät
wb-a-bot = Bot
wb-a-friend = Einladung
wb-add-bot = Bot dazu
wb-who-sits = Wer auf Platz { $seat } sitzt
wb-remove-seat = Platz { $seat } wegnehmen
wb-level-easy = leicht
wb-level-medium = mittel
wb-level-skilled = geübt
wb-level-strong = stark
wb-level-expert = Experte
wb-level-master = Profi
wb-level-champion = Meister
wb-level-defender = Verteidigung
wb-level-rated = { $level } ({ $rating })
wb-rating-note = Die Zahl hinter einer Stufe ist ihre gemessene Spielstärke: 100 mehr gewinnen 64 von 100 Spielen.
wb-usual = üblich
wb-own-content = { $what }: eigenes
wb-own-content-how = Hier einfügen, auch als Link. Beim Schreiben wird laufend geprüft.
wb-own-content-file = Datei wählen
wb-own-content-sample = Mit der Vorlage beginnen
wb-own-content-link = Link damit kopieren
wb-own-content-fine = Damit kann gespielt werden.
wb-own-content-not = Damit kann noch nicht gespielt werden.
wb-own-content-line = Zeile { $line }:
wb-make-invite = Tisch aufstellen und einladen
wb-make-start = Starten
wb-start-note = Die Partie beginnt von selbst, sobald kein Platz mehr frei ist.
## Gathering
wb-is-here = Da
wb-kick = { $name } vom Tisch nehmen
wb-kick-sure = { $name } verliert den Platz und erfährt es. Mit Link oder Code geht es zurück an den Tisch.
wb-your-name = Dein Name
wb-start = Starten
wb-start-bots = { $n ->
    [one] Mit einem Bot auf dem freien Platz starten
   *[other] Mit Bots auf { $n } freien Plätzen starten
    }
wb-start-by-itself = Die Partie beginnt von selbst, sobald kein Platz mehr frei ist.
wb-waiting-start = { $name } startet die Partie.
wb-invite-title = Einladung
wb-qr = QR-Code des Links
wb-code = Code
wb-link = Link
wb-copy = Kopieren
wb-copied = Kopiert
wb-only-here = Nur dieser Computer kann den Link öffnen. Starte das Programm mit --lan, damit das Heimnetz hereinkommt.
## At the table
wb-opening = Einen Moment …
wb-away = Der Tisch ist nicht erreichbar. Neuer Versuch läuft.
wb-away-sending = Der Tisch ist nicht erreichbar. Dein Zug geht ab, sobald er wieder da ist.
wb-part-missing = Ein Teil dieser Seite konnte nicht geladen werden. Tippe, um es noch einmal zu versuchen.
wb-no-answer = Der Server antwortet nicht. Versuche es gleich noch einmal.
wb-table-menu = Tisch { $name }
wb-undo = Rückgängig
wb-ask-takeback = Bitten, den letzten Zug zurückzunehmen
wb-ask-stop = Vorschlagen, die Partie zu beenden
wb-ask-replace = Vorschlagen, dass ein Bot für { $name } spielt
wb-take-seat = Meinen Platz wieder einnehmen
wb-stand-up = Einen Bot für mich spielen lassen
wb-log = Letzte Züge
wb-log-empty = Noch ist nichts geschehen.
wb-check-dice = Würfel prüfen
wb-to-home = Zur Startseite
wb-offer-takeback = { $name } möchte den letzten Zug zurücknehmen. In Ordnung?
wb-offer-stop = { $name } schlägt vor, die Partie ohne Ergebnis zu beenden. In Ordnung?
wb-offer-rematch = { $name } möchte eine Revanche. In Ordnung?
wb-offer-replace = { $name } schlägt vor, dass ein Bot für { $subject } spielt. In Ordnung?
wb-offered-takeback = Du möchtest den letzten Zug zurücknehmen.
wb-offered-stop = Du schlägst vor, die Partie zu beenden.
wb-offered-rematch = Du möchtest eine Revanche.
wb-offered-replace = Du schlägst vor, dass ein Bot für { $subject } spielt.
wb-agreed = Einverstanden: { $names }
wb-agree = Einverstanden
wb-decline = Ablehnen
wb-withdraw = Zurückziehen
wb-offer-replace-you = { $name } schlägt vor, dass ein Bot für dich spielt. In Ordnung?
wb-accepted-takeback = Einverstanden: { $name } nimmt den letzten Zug zurück.
wb-accepted-takeback-you = Einverstanden: Du nimmst deinen letzten Zug zurück.
wb-accepted-stop = Einverstanden: Die Partie endet hier.
wb-accepted-rematch = Einverstanden: Es gibt eine Revanche.
wb-accepted-replace = Einverstanden: Ein Bot springt ein.
wb-ended-declined = Was { $name } wollte, wurde abgelehnt.
wb-ended-declined-you = Was du wolltest, wurde abgelehnt.
wb-ended-withdrawn = { $name } hat die Frage zurückgezogen.
wb-ended-withdrawn-you = Du hast deine Frage zurückgezogen.
wb-ended-lapsed = Was { $name } wollte, blieb zu lange ohne Antwort.
wb-ended-lapsed-you = Was du wolltest, blieb zu lange ohne Antwort.
wb-gone = { $name } ist seit einer Minute nicht da: Ein Bot darf einspringen.
wb-bot-plays = Jetzt spielt ein Bot für { $name }.
wb-bot-plays-you = Jetzt spielt ein Bot für dich.
wb-plays-again = { $name } spielt wieder selbst.
wb-plays-again-you = Du spielst wieder selbst.
wb-undid-seen = { $name } hat einen Zug zurückgenommen, obwohl schon zu sehen war, was er bringt.
wb-undid-seen-you = Du hast einen Zug zurückgenommen, obwohl schon zu sehen war, was er bringt.
wb-undid = { $name } nimmt den letzten Zug zurück.
wb-chat-empty = Noch hat niemand etwas geschrieben.
wb-chat-line = Deine Zeile
wb-chat-off = Der Chat ist aus.
wb-chat-switch-off = Chat ausschalten
wb-chat-switch-on = Chat einschalten
wb-send = Senden
wb-cover = { $name } ist dran
wb-cover-more = Gib das Gerät weiter. Was du nicht sehen sollst, ist verdeckt.
wb-cover-open = Ich bin { $name }, zeige meine Seite
wb-open = Öffnen
wb-open-rulebook = Hier im Regelheft öffnen
wb-seat-taken = Dein Platz ging an jemand anderen
wb-table-deleted = Dieser Tisch wurde abgeräumt
wb-table-closed = Dieser Tisch lässt sich nicht öffnen
wb-table-closed-more = Er ist nicht mehr da, oder er ist privat und braucht seinen Code.
wb-round-ended = Runde { $round } ist vorbei.
wb-told-join = { $name } nimmt Platz.
wb-told-back = { $name } ist wieder da.
wb-told-leave = { $name } verlässt den Tisch.
wb-told-kick = { $name } musste den Tisch verlassen.
wb-told-seat-removed = Ein freier Platz wurde weggenommen.
wb-told-drawn = Die Plätze wurden ausgelost: { $names }.
wb-told-host = { $name } leitet jetzt den Tisch.
wb-told-host-you = Du leitest jetzt den Tisch.
wb-told-chat-off = { $name } hat den Chat ausgeschaltet.
wb-told-chat-on = { $name } hat den Chat eingeschaltet.
wb-told-correct = { $name } berichtigt die Eingabe.
wb-server-away = { $seconds ->
    [one] Der Server war { $seconds } Sekunde weg. Sie zählt für niemanden.
   *[other] Der Server war { $seconds } Sekunden weg. Sie zählen für niemanden.
    }
wb-name-of-seat = Name der Person auf Platz { $seat }
wb-objection = Zeit für Einwände
wb-objection-note = So lange können die anderen eine Karte anzweifeln und abstimmen.
wb-objection-none = Unbegrenzt
wb-draw-cards = Der Tisch zieht die Karten
wb-draw-cards-note = Für alle, die nur Würfel haben.
wb-undo-seen = Meinen letzten Zug zurücknehmen
wb-undo-seen-note = Du hast schon gesehen, was daraus wurde: Das wird gesagt und gezählt.
wb-stop = Partie beenden
wb-stop-sure = Die Partie endet hier ohne Ergebnis.
wb-play-on = Weiterspielen
wb-delete-table = Diesen Tisch löschen
wb-delete-sure = Alles, was für diesen Tisch gespeichert ist, verschwindet endgültig und für alle: Partie, Chat und Wiederholung. Ein Raum oder eine Rangliste behält die Zeile, die dort steht.
wb-delete-keep = Behalten
wb-offer-takeback-move = { $name } möchte einen Zug zurücknehmen: „{ $move }“. In Ordnung?
wb-offered-takeback-move = Du möchtest zurücknehmen: „{ $move }“.
wb-sent-away = Du wurdest vom Tisch weggeschickt. Solange ein Platz frei ist, kannst du dich wieder setzen.
wb-not-seated = Kein Platz für dich?
wb-takebacks = { $n ->
    [one] { $name }: { $n } Zug zurückgenommen
   *[other] { $name }: { $n } Züge zurückgenommen
    }
wb-group-agree = Niemand zweifelt
wb-group-object = { $name } zweifelt
## Between rounds
wb-break = Pause zwischen den Runden
wb-ready = Bereit
wb-still-looking = Noch beim Ansehen der letzten Runde: { $names }.
wb-next-round = Die nächste Runde beginnt, wenn alle bereit sind.
wb-ready-how = Tippe auf Bereit, wenn du genug gesehen hast.
## Settings
wb-settings-kept = in diesem Browser gespeichert
wb-you-at-table = Du am Tisch
wb-save = Speichern
wb-saved = Gespeichert
wb-token-liked = Stein auf deiner Startseite
wb-token-note = Am Tisch haben die Plätze ihre Steine in dieser Reihenfolge; die letzten drei gibt es nur mit mehr als fünf Plätzen.
wb-theme-is-auto = Wie das System
wb-theme-is-light = Hell
wb-theme-is-dark = Dunkel
wb-size = Schriftgröße
wb-size-normal = Normal
wb-size-large = Groß
wb-help-playing = Hilfe beim Spielen
wb-help-legal = Zeigen, was möglich ist
wb-help-legal-note = Gestrichelte Rahmen an allem, was du antippen kannst, und Connects, die du werten kannst.
wb-help-confirm = Züge bestätigen
wb-help-confirm-note = Was deinen Zug beendet, wartet auf deine Bestätigung.
wb-first-game = Einführung
wb-guide-note = Läuft in jedem Spiel einmal.
wb-guide-again = Noch mal zeigen
wb-senses = Bewegung, Ton, Hinweise
wb-motion = Bewegung
wb-motion-note = Reduziert zeigt mit einem Umriss, wohin ein Stein ging.
wb-motion-auto = Wie das System
wb-motion-less = Reduziert
wb-sound = Ton
wb-sound-note = Bleistift, Würfel, Karte. Aus, bis du ihn einschaltest.
wb-notify = Sag mir, wenn ich dran bin
wb-notify-note = Mit einem Hinweis des Browsers, solange diese Seite offen ist.
## Rulebook
wb-rulebook = Regelheft
wb-rules-search = Regeln durchsuchen
wb-rules-none = Keine Regel enthält diese Wörter.
wb-chapter-cn-s = Blatt und Aufbau
wb-chapter-cn-r = Eine Runde
wb-chapter-cn-f = Freie Aktion
wb-chapter-cn-c = Werten
wb-chapter-cn-b = Boni
wb-chapter-cn-o = Kreise, Reihen, Ziele
wb-chapter-cn-e = Das Ende
wb-chapter-c5-b = Das Spielbrett
wb-chapter-c5-m = Ein Zug
wb-chapter-c5-d = Doppelsteine
wb-chapter-c5-w = Connect 5
wb-chapter-c5-g = Runden und Ende
wb-chapter-c5-o = Varianten
wb-chapter-cx-k = Karten und Verbinden
wb-chapter-cx-j = Wer urteilt
wb-chapter-cx-g = Geben, Züge, Gleichstand
wb-chapter-cx-ways = Sechs Spielarten
wb-chapter-cx-o = Varianten
## Dice check
wb-dice-check = Würfelprüfung
wb-dice-hold = Diese Würfel waren fair.
wb-dice-fail = Diese Würfel passen nicht zum Siegel.
wb-dice-drawn-again = Dieser Browser hat alles noch einmal ausgelost.
wb-dice-proved-you = Er hat nach dem Versiegeln eine eigene Zeile beigetragen, also konnte niemand die Würfel aussuchen: nicht die Spieler und auch nicht, wer den Server betreibt.
wb-dice-proved-seats = Plätze haben nach dem Versiegeln eigene Zeilen beigetragen: Niemand konnte die Würfel aussuchen, es sei denn, alle diese Plätze und wer den Server betreibt hätten sich abgesprochen.
wb-dice-proved-players = Niemand hat etwas Eigenes beigetragen: Kein Spieler konnte die Würfel aussuchen, aber für den, der den Server betreibt, ist das nicht bewiesen.
wb-dice-proved-deal = Bei einer gemeinsamen Aufgabe spielen alle Tische mit denselben Würfeln, deshalb trägt niemand etwas bei: Kein Spieler konnte sie aussuchen, aber für den, der den Server betreibt, ist das nicht bewiesen.
wb-dice-changed = Aber das Siegel ist nicht das, das dieser Browser vor dem Start gesehen hat, oder seine eigene Zeile fehlt: Wer den Server betreibt, kann diese Würfel ausgesucht haben.
wb-dice-real = An diesem Tisch wurde mit echten Würfeln gespielt: Es gibt nichts zu prüfen.
wb-dice-later = Die Würfel lassen sich prüfen, wenn die Partie zu Ende ist.
wb-dice-deal = Die Würfel lassen sich prüfen, wenn die Aufgabe abgelaufen ist.
wb-dice-all = Alle { $n } Ergebnisse folgen aus dem versiegelten Geheimnis und dem, was die Plätze beigetragen haben.
wb-dice-some = { $wrong } von { $n } Ergebnissen folgen nicht aus dem versiegelten Geheimnis.
wb-dice-sealed = Vor dem Start versiegelt
wb-dice-opened = Am Ende geöffnet
wb-dice-matches = passt zum Siegel
wb-dice-differs = passt nicht zum Siegel
wb-dice-added = Von den Plätzen beigetragen
wb-dice-nothing = nichts
wb-dice-right = richtig
wb-dice-wrong = falsch
wb-dice-again = Noch mal prüfen
wb-taken-back = zurückgenommen
wb-show-all = Alle { $n } zeigen
wb-faces = Wie oft jede Zahl fiel
wb-faces-spoken = So oft fielen die Zahlen 1 bis 6: { $counts }; erwartet: { $expected }
wb-faces-say = { $total } Würfel, je { $expected } erwartet. In 19 von 20 fairen Partien liegen alle sechs zwischen { $low } und { $high }.
wb-luck = Wer das Glück hatte
wb-luck-rolls = Punkte, die die Würfe jedem Platz wert waren, gegenüber allen anderen Würfen dieses Moments. Das Band gibt der Zufall allein.
wb-luck-cards = Werte der Karten, die jeder Platz bekam, gegenüber dem Durchschnitt. Das Band gibt der Zufall allein.
wb-to-table = Zurück zum Tisch
## Result and replay
wb-final-score = Punktestand am Ende
wb-place = Rang
wb-who = Name
wb-best-of-source = Unterstrichen: am meisten am Tisch aus dieser Quelle.
wb-ahead-in = { $source } (+{ $by })
wb-why-won = Der Vorsprung von { $name } vor { $other }: { $sources }.
wb-why-you-won = Dein Vorsprung vor { $other }: { $sources }.
wb-points-by-move = Punkte, Zug für Zug
wb-points-by-round = Punkte, Runde für Runde
wb-points-spoken = Punkte am Ende: { $seats }
wb-replay = Wiederholung
wb-replay-start = Der Anfang
wb-replay-at = Zug { $at } von { $of }
wb-replay-back = Einen Zug zurück
wb-replay-on = Einen Zug weiter
wb-replay-play = Abspielen
wb-replay-pause = Anhalten
wb-link-moment = Link zu diesem Moment
wb-what-if = Was wäre, wenn? Ab hier weiterspielen
wb-save-record = Aufzeichnung speichern
wb-stopped = Die Partie wurde beendet
wb-nobody-wins = Niemand gewinnt
wb-solo-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
wb-shared-win = Geteilter Sieg: { $names }
wb-you-win = Du gewinnst
wb-wins = { $name } gewinnt
wb-you-win-by = { $lead ->
    [one] Du gewinnst mit { $lead } Punkt Vorsprung
   *[other] Du gewinnst mit { $lead } Punkten Vorsprung
    }
wb-wins-by = { $lead ->
    [one] { $name } gewinnt mit { $lead } Punkt Vorsprung
   *[other] { $name } gewinnt mit { $lead } Punkten Vorsprung
    }
wb-rematch = Revanche
wb-challenge-friend = Dieselbe Aufgabe verschicken
wb-challenge-note = Ab dann wird hier nichts zurückgenommen, und es gibt keine Tipps.
## Challenges and rooms
wb-today = Aufgaben des Tages
wb-daily-connnect = Gleiche Würfel für alle
wb-daily-connnect-more = Zwölf Runden allein: Alle bekommen dieselben Würfe wie du.
wb-daily-connections = Ein Stapel, ein Netz
wb-daily-connections-more = Achtundzwanzig Karten, drei Fehlversuche: Finde die Verbindungen selbst, für alle gleich.
wb-daily-connect5 = Fünf mit Gewalt
wb-daily-connect5-more = Eine Stellung, drei Versuche: Finde den einzigen Weg zu fünf.
wb-daily-done = heute erledigt
wb-daily-compare = Vergleichen
wb-daily-try-place = { $place } von { $count }
wb-daily-count = { $n ->
    [one] { $n } Ergebnis, bestes { $best }
   *[other] { $n } Ergebnisse, bestes { $best }
    }
wb-daily-first = Noch kein Ergebnis
wb-play = Spielen
wb-deal-results = So lief es bei allen
wb-challenge = Aufgabe
wb-challenge-same = { $game }: genau dieselbe Aufgabe
wb-challenge-more = Du beginnst genau so wie dein Gegenüber. Vergleicht, wenn du fertig bist.
wb-challenge-gone = Diese Aufgabe gibt es nicht mehr
wb-room = Raum
wb-room-new = Ein Raum für eure Runde
wb-room-more = Ein Link, der bleibt: Er führt immer zu dem Tisch, an dem ihr gerade spielt.
wb-room-name = Name des Raums
wb-room-make = Raum öffnen
wb-room-enter = Zum Tisch
wb-room-next = Den nächsten Tisch decken
wb-room-closed = Dieser Raum lässt sich ohne seinen Link nicht öffnen
wb-class = Klasse
wb-class-open = Eine Klasse öffnen

## Hints and review
wb-hint = Tipp
wb-hint-looking = Ein guter Zug wird gesucht …
wb-hint-about = Der Tipp weiß nur, was du weißt. Du entscheidest.
wb-thinks = { $name } denkt nach
wb-hurried = Es sind viele Tische besetzt, darum denken Bots schneller.
wb-review = Die teuersten Züge
wb-review-how = Geschätzt von einem starken Bot nach dem, was in dem Moment zu wissen war. Glück zählt nicht mit.
wb-review-progress = Analyse der Partie: { $percent } %
wb-review-none = Kein Zug von dir hat nennenswert etwas gekostet.
wb-review-better = Besser: { $move }
wb-review-points = Punkte
wb-review-span = wohl { $span }
wb-review-share = Gewinnchance
wb-review-show = In der Wiederholung zeigen
wb-review-move = Ein Zug von { $name }.
wb-replay-played = Gespielt: { $move }
wb-mark-played = gespielt
wb-mark-better = besser
wb-try-it = Ausprobieren
wb-what-if-is = Was wäre, wenn? Weitergespielt ab Zug { $at } einer anderen Partie.
wb-what-if-back = Zurück zu jener Partie
wb-share-result = Ergebnis teilen
wb-share-picture = Das Ergebnis als Bild
wb-share-text = Das Ergebnis in Worten
wb-share-send = Senden
wb-share-copy = Text kopieren
wb-share-save = Bild speichern

## Clocks
wb-time-left = Restzeit: { $time }
wb-time-face-days = { $days } T { $hours } h
wb-time-face-hours = { $hours } h { $minutes } min
wb-time-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
    }
wb-time-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
    }
wb-time-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
    }
wb-time-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
    }
wb-time-up = Die Zeit von { $name } ist um: Der Tisch zieht.
wb-time-up-you = Deine Zeit ist um: Der Tisch zieht für dich.

# A game without a client folder of its own: its view and actions as lists
wb-other-tag = Ein Spiel, das auf diesem Server ergänzt wurde.
wb-other-daily = Für alle dasselbe.
wb-other-view = Spielstand
wb-other-actions = Was du tun kannst
wb-other-choose = Wähle eine Aktion
wb-other-confirm = Bestätigen: { $action }
wb-other-wait = Warten auf: { $names }.
wb-other-ends = Damit endet dein Zug.
wb-other-shows = Damit wird etwas Neues sichtbar, das lässt sich nicht zurücknehmen.
wb-other-turn = am Zug
wb-other-waits = wartet
wb-other-line = { $name }: { $action }
wb-other-chance = Zufall
wb-other-yes = ja
wb-other-no = nein
wb-other-nothing = nichts
wb-other-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }

wb-tips-off = Keine Hinweise mehr
wb-tip-seen = Verstanden
wb-learn = In einer Minute lernen

wb-ask = Nachfragen, was etwas ist
wb-ask-mode = Tippe etwas an, um zu erfahren, was es ist.
wb-ask-end = Weiterspielen
wb-rules-aim = Das Ziel
wb-rules-minute = In einer Minute
wb-decided = von uns festgelegt
wb-decided-why = Das Regelheft lässt hier etwas offen.
wb-play-lesson = Die Lektion spielen

## Who is here, and talk
wb-presence-here = da
wb-presence-away =
    { $n ->
        [0] nicht da
        [one] seit { $n } Minute nicht da
       *[other] seit { $n } Minuten nicht da
    }
wb-presence-bot = Bot, { $level }
wb-presence-replaced = vorerst spielt ein Bot
wb-people = Am Tisch
wb-nudge = Anstupsen
wb-nudge-name = { $name } anstupsen
wb-nudged = { $name }, bist du noch da?
wb-nudge-you = Die anderen warten auf dich: Du bist dran.
wb-ask-bot = Bot vorschlagen
wb-watching = Du schaust zu.
wb-watchers =
    { $n ->
        [one] { $n } Person schaut zu.
       *[other] { $n } Personen schauen zu.
    }
wb-chat-new = { $n } neu
wb-chat-unread = Chat, { $n } neu
wb-chat-write = Schreib an den Tisch
wb-word-nice = Schön
wb-word-moment = Moment
wb-word-thanks = Danke
wb-word-played = Gut gespielt

## Arriving
wb-invited = { $name } lädt dich zu { $game } ein.
wb-about-game = Was ist das für ein Spiel?
wb-about-connnect = Drei Würfel gelten für alle. Trage zwei Zahlen auf deinem Blatt ein und umrande Straßen oder gleiche Zahlen, die sich berühren. Längere Ringe und neue Formen bringen mehr Punkte; nach zwölf Runden gewinnen die meisten Punkte.
wb-about-connect5 = Setze Steine auf die Felder einer Platine, ziehe sie auf den Linien und springe über andere. Wer fünf in einer Reihe hat, beendet die Runde. Geschlagene Steine bringen unterwegs Punkte.
wb-about-connections = Jede Karte trägt an jeder Seite ein Wort. Lege eine Karte so an, dass alle Wörter, die sich berühren, zusammengehören: Kohle und Feuer, Apfel und Baum. Jede Verbindung bringt Punkte; wer eine nicht glaubt, darf sie anzweifeln.
wb-length = Spielzeit
wb-length-connnect = etwa 25 Minuten
wb-length-connect5 = etwa 20 Minuten
wb-length-connections = 15 bis 40 Minuten
wb-cards-language = Sprache der Karten
wb-leave-gathering = Tisch verlassen
wb-remove-open = Diesen freien Platz wegnehmen
wb-name-first = Deine Freunde sehen, wer einlädt: Schreib zuerst deinen Namen.
wb-hosted-by = mit { $name }

## Play now
wb-strength = Wie stark sind die anderen?
wb-level-match = passend zu mir
wb-level-note-match = Stärker nach zwei Siegen in Folge, schwächer nach zwei Niederlagen. Jetzt: { $level }.
wb-match-note = Ein Bot, der zu dir passt, wird nach zwei Siegen von dir in Folge stärker und nach zwei Niederlagen schwächer. Jetzt: { $level }.
wb-level-gentle = sanft
wb-level-note-gentle = Spielt mit und lässt dich ausprobieren.
wb-level-note-greedy = Nimmt sofort die meisten Punkte und plant nichts.
wb-level-note-easy = Denkt ein wenig nach und übersieht manches.
wb-level-note-medium = Plant die nächsten Züge, ein guter Gegner.
wb-level-note-skilled = Plant gut und verschenkt wenig.
wb-level-note-strong = Schaut weit voraus und verzeiht wenig.
wb-level-note-expert = Schaut noch weiter und nutzt jede Schwäche aus.
wb-level-note-master = Lässt kaum noch eine Lücke.
wb-level-note-champion = Der stärkste Gegner hier.
wb-play-short = Sofort spielen
wb-play-solo = Allein spielen
wb-which-board = Spielbrett
wb-first-seat = Zu zweit gewinnt, wer eine schnelle Partie beginnt, etwa { $wins } von 100 (gemessen mit starken Bots). In einer vollen Partie beginnen alle einmal.
wb-start-uneven = Wer beginnt, gewinnt etwa { $wins } von 100: lieber eine volle Partie
wb-start-even = Alle beginnen einmal: doch eine schnelle Partie
wb-suggest-up = Zweimal nacheinander gewonnen. Wie wäre { $level }?
wb-suggest-down = Zweimal nacheinander verloren. Wie wäre { $level }?
wb-ways = Sechs Spielarten von Connections
wb-way-classic = Klassisch
wb-way-classic-more = Reihum, eine Karte nach der anderen; jedes Paar, das sich berührt, muss halten.
wb-way-endless = Endlos
wb-way-endless-more = Ein Netz, das immer weiter wächst, in einer langen Runde.
wb-way-solitaire = Solitär
wb-way-solitaire-more = Karte für Karte durch den Stapel: Wie groß wird dein Netz?
wb-way-quick = Blitz
wb-way-quick-more = Keine Züge: Wer eine Verbindung zuerst sieht, legt die Karte.
wb-way-quads = Vierer
wb-way-quads-more = Baue Vierecke aus vier Karten mit vier Verbindungen.
wb-way-rummy = Rommé
wb-way-rummy-more = Lege Reihen aus und verlängere die der anderen.
wb-way-who =
    { $from ->
        [1] { $to ->
            [1] 1 Person
           *[other] 1 bis { $to } Personen
        }
       *[other] { $from } bis { $to } Personen
    }

## My games
wb-my-games = Meine Spiele
wb-look = Ansehen
wb-all-games =
    { $n ->
        [one] Alle Spiele, { $n } beendet
       *[other] Alle Spiele, { $n } beendet
    }
wb-games-kept = Nur in diesem Browser gespeichert.
wb-games-save = Als Datei speichern
wb-games-against = { $game }, gegen { $names }
wb-games-alone = { $game }, allein
wb-games-game = Spiel und Gegner
wb-games-best = Bestes
wb-games-replay = Wiederholung: { $game }, { $day }
wb-games-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
wb-games-rank = Rang { $rank } von { $of }
wb-games-stopped = abgebrochen

## The server, for its host
wb-host-page = Dieser Server
wb-host-well = Alles in Ordnung: Tische werden gespeichert.
wb-host-trouble = Im Moment kann nichts gespeichert werden. Sieh nach der Festplatte oder der Datenbank.
wb-host-version = Version
wb-host-form-compiled = { $version }, Regeln kompiliert
wb-host-form-pure = { $version }, Regeln nicht kompiliert: Bots denken langsamer
wb-host-address = Links führen zu
wb-host-stored = Gespeichert
wb-host-used = Belegt
wb-host-most = von höchstens { $most }
wb-host-keep = Alte Tische
wb-host-keep-never = bleiben erhalten
wb-host-keep-days =
    { $n ->
        [one] werden { $n } Tag nach dem letzten Zug gelöscht
       *[other] werden { $n } Tage nach dem letzten Zug gelöscht
    }
wb-host-removed = Gelöscht seit dem Start
wb-host-each = Eine Adresse darf hinzufügen
wb-host-each-hour = { $size } in der Stunde
wb-host-now = Jetzt
wb-host-tables = Tische im Speicher
wb-host-sessions = Verbundene Personen
wb-host-bots = Bots, die denken
wb-host-waiting = Bots, die warten
wb-host-share = Bedenkzeit der Bots
wb-host-connections = Verbindungen
wb-host-refused = Abgewiesen
wb-host-limits = Grenzen für Anfragen
wb-host-on = an
wb-host-off = aus
wb-host-elsewhere = Diese Seite gibt es nur auf dem Computer, auf dem der Server läuft.
wb-host-none = keine Grenze

## Rooms
wb-season = Die Tabelle dieser Runde
wb-season-name = Name
wb-season-played = Gespielt
wb-season-won = Gewonnen
wb-season-average = Schnitt
wb-room-played = Hier gespielt
