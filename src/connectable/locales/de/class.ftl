### Classes: pages that are fetched when somebody opens one

wb-class-more = Ein Code für alle, mehrere Tische, und du siehst sie alle. Niemand braucht ein Konto, und nach der Stunde bleibt von niemandem etwas übrig, es sei denn, du behältst es.
wb-class-name = Name der Klasse
wb-class-make = Klasse öffnen
wb-class-code-how = Auf der Startseite von { $host } eintippen
wb-class-code-note = Kein Konto, keine Adresse. Ein Vorname genügt; er bleibt in diesem Raum.
wb-class-wall = An die Wand
wb-class-tables = { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
    }
wb-class-pupils = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
    }
wb-class-for-all = Für alle Tische
wb-class-all-tables = Alle Tische
wb-class-locked = Gesperrt, solange die Tische spielen. In einer Pause lässt es sich für die nächste Runde ändern.
wb-class-minutes = Zeit für die Runde
wb-class-no-limit = Ohne Grenze
wb-class-seats = Personen pro Tisch
wb-class-fill = Bots auf leere Plätze
wb-class-fill-note = Wer später kommt, kann einen davon übernehmen.
wb-class-lots = Auslosen
wb-class-start = Alle starten
wb-class-pause = Alle anhalten
wb-class-resume = Weiter
wb-class-end = Runde beenden
wb-class-more-time = + 5 Min.
wb-class-left-of = { $n ->
    [one] übrig von { $n } Minute
   *[other] übrig von { $n } Minuten
    }
wb-class-playing-note = Die Tische spielen. Eine Pause hält jede Uhr an; alles bleibt, wie es liegt.
wb-class-paused-note = Alles ist angehalten. Niemand kann ziehen, und keine Uhr läuft.
wb-class-gather-note = Lose aus oder verteile die Personen auf Tische. Dann starte.
wb-class-empty = Noch ist niemand da. Zeige den Code.
wb-class-table = Tisch { $n }
wb-class-new-table = Neuer Tisch
wb-class-put-new = { $name } an einen neuen Tisch setzen
wb-class-put-here = { $name } hierher setzen
wb-class-pick = { $name } umsetzen
wb-class-remove = { $name } wegschicken
wb-class-waiting = Warten auf einen Tisch
wb-class-helped = Ich war dort
wb-class-look = Hineinschauen
wb-class-state-help = { $name } fragt nach dir
wb-class-state-away = { $name } ist weg
wb-class-state-paused = angehalten
wb-class-state-playing = spielt
wb-class-state-round = Runde { $n }
wb-class-state-over = fertig
wb-class-state-stopped = beendet
wb-class-state-opening = wird gedeckt
wb-class-results = Ergebnisse
wb-class-results-so-far = Ergebnisse bisher
wb-class-export = Als Tabelle speichern
wb-class-print = Drucken
wb-class-col-round = Runde
wb-class-col-table = Tisch
wb-class-col-points = Punkte
wb-class-col-rank = Rang
wb-class-close = Klasse beenden
wb-class-close-more = Namen, Tische, Ergebnisse und der Code werden gelöscht. Das lässt sich nicht rückgängig machen.
wb-class-close-now = Beenden und alles löschen
wb-class-keep = Beenden und Ergebnisse behalten
wb-class-keep-more = Wenn du sie behältst, bleiben Vornamen und Partien auf diesem Server.
wb-class-kept = Diese Klasse ist zu Ende. Ihre Ergebnisse bleiben, und dieser Browser kann sie zeigen.
wb-class-over = Diese Klasse ist zu Ende
wb-class-over-more = Hier ist nichts mehr von ihr.
wb-class-not-in = Du bist nicht mehr in dieser Klasse
wb-class-not-in-more = Mit ihrem Code kommst du wieder hinein.
wb-class-come-in = Hineingehen
wb-class-first-name = Dein Vorname
wb-class-in = Du bist drin, { $name }
wb-class-wait = Dein Tisch wird gedeckt. Diese Seite geht von selbst weiter.
wb-class-leave = Klasse verlassen
wb-class-help = Lehrkraft fragen
wb-class-help-off = Die Lehrkraft weiß es. Erledigt?
wb-class-paused = Die Lehrkraft hat die Partie angehalten.
wb-class-desk = Zurück zur Klasse
wb-class-swap = { $name } und { $other } tauschen
wb-class-picked = { $name } ist gewählt: Wähle einen Tisch oder jemanden zum Tauschen.
wb-class-web = Netz aus { $n }
wb-class-by-table = Nach Tischen
wb-class-by-pupil = Nach Personen
wb-class-col-best = Vorn
wb-class-col-cards = Karten gelegt
wb-class-col-links = Verbindungen
wb-class-col-misses = Fehlversuche
wb-class-elsewhere = Pult auf einem anderen Gerät
wb-class-elsewhere-more = Öffne dort bis { $time } diesen Link oder scanne ihn. Er gilt nur einmal, und wer ihn öffnet, leitet die Klasse wie du: Zeige ihn nicht an der Wand.
wb-class-elsewhere-open = Pult öffnen
wb-class-elsewhere-about = Von hier aus leitest du diese Klasse, wie auf dem Gerät, von dem der Link kommt.
