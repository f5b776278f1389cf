### Tagesaufgaben, Aufgaben unter Freunden und Profile: Seiten, die erst beim Öffnen geladen werden

wb-daily-page = Tagesaufgabe vom { $day }, { $game }
wb-daily-first-counts = Der erste Versuch zählt. Nichts wird zurückgenommen, und es gibt keine Tipps.
wb-daily-no-help = Nichts wird zurückgenommen, und es gibt keine Tipps.
wb-daily-attempts-count = { $n ->
    [one] Du hast { $n } Versuch, und er zählt.
   *[other] Du hast { $n } Versuche. Je früher du es findest, desto besser dein Rang.
    }
wb-daily-practice = Dieser Tag ist vorbei: Du spielst ihn außer Wertung.
wb-daily-again = Du hast schon ein Ergebnis. Was du jetzt spielst, zählt nicht.
wb-daily-sealed = Für alle gleich, versiegelt vor Beginn des Tages: { $commitment }
wb-daily-secret = Der Tag ist vorbei, hier ist sein Geheimnis: { $secret }
wb-daily-start = Anfangen
wb-daily-go-on = Weiterspielen
wb-daily-once-more = Zum Spaß spielen
wb-daily-next-attempt = Nächster Versuch
wb-daily-goal = Bringe in { $turns } Zügen fünf in eine Reihe. Das geht, was auch immer die Gegenseite tut.
wb-daily-place = { $nth ->
   *[other] { $place }. von { $count }
    }
wb-daily-alone = Das erste Ergebnis heute
wb-daily-points = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
    }
wb-daily-cards = { $points ->
    [one] { $points } Karte im Wortnetz, Verbindungen: { $links }, Fehlversuche: { $misses }.
   *[other] { $points } Karten im Wortnetz, Verbindungen: { $links }, Fehlversuche: { $misses }.
    }
wb-daily-above = { $n ->
    [one] { $n } über dem Par des Bots.
   *[other] { $n } über dem Par des Bots.
    }
wb-daily-below = { $n } unter dem Par des Bots.
wb-daily-at-par = Genau das Par des Bots.
wb-daily-ahead = Besser als { $percent } %.
wb-daily-solved-at = { $n ->
    [one] Im ersten Versuch gelöst.
   *[other] Im { $n }. Versuch gelöst.
    }
wb-daily-unsolved = Diesmal nicht gelöst.
wb-daily-solved-count = Gelöst: { $solved } von { $count }.
wb-daily-spread = { $n ->
    [one] Wo { $n } Ergebnis liegt
   *[other] Wo { $n } Ergebnisse liegen
    }
wb-daily-spread-alt = Verteilung von { $n } Ergebnissen zwischen { $least } und { $most }. Du { $own }, Par des Bots { $par }.
wb-daily-spread-alt-plain = Verteilung von { $n } Ergebnissen zwischen { $least } und { $most }. Du { $own }.
wb-daily-par-line = Bot-Par { $points }
wb-daily-you-line = du { $points }
wb-daily-axis = Punkte
wb-daily-axis-attempts = Versuche; 0: nicht gelöst
wb-daily-par-about = Bot-Par: was der starke Bot bei derselben Aufgabe im Schnitt schafft, diesmal { $least } bis { $most }. Die gestrichelte Linie ist das Par, die durchgezogene bist du.
wb-daily-par-later = Der Bot spielt diese Aufgabe gerade noch zum Vergleich.
wb-daily-squares = Zum Teilen, ohne etwas zu verraten
wb-daily-square-2 = über Par
wb-daily-square-1 = Par
wb-daily-square-0 = darunter
wb-daily-card-2 = sofort gelegt
wb-daily-card-1 = nach Fehlversuch
wb-daily-card-0 = nicht gelegt
wb-daily-try-2 = gelöst
wb-daily-try-0 = nicht gelöst
wb-daily-square-alt = { $number }: { $what }
wb-daily-copy = Kästchen kopieren
wb-daily-picture = Bild
wb-daily-steps = Zug für Zug
wb-daily-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
    }
wb-daily-streak-none = Diese Woche
wb-daily-yesterday = Gestern
wb-daily-yesterday-more = von { $count }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }.
wb-daily-yesterday-solved = von { $count }, im { $n }. Versuch gelöst.
wb-daily-yesterday-unsolved = von { $count }, nicht gelöst.
wb-daily-best = Dein bester Rang in diesem Monat: { $place }.
wb-daily-board = Rangliste des Tages
wb-daily-others = Offen, sobald du fertig bist
wb-daily-grade = Schwierigkeit { $grade } von 5
wb-daily-attempt-over = Nicht in { $turns } Zügen.
wb-daily-attempts-left = { $n ->
    [one] Noch { $n } Versuch.
   *[other] Noch { $n } Versuche.
    }
wb-daily-to-result = Zum Ergebnis
wb-daily-hidden-name = Jemand
wb-daily-practised = Außer Wertung gespielt
wb-compare = Nebeneinander
wb-compare-with = Vergleichen: { $name }
wb-compare-decision = Entscheidung { $number } von { $count }
wb-compare-same = Gleich
wb-compare-other = Verschieden
wb-compare-points = { $points } Punkte
wb-compare-you = du
wb-compare-next-difference = Nächster Unterschied
wb-compare-closed = Vergleiche, wenn du fertig bist
wb-challenge-share = { $game }: Schaffst du mehr als { $points }? Genau dieselbe Aufgabe:
wb-challenge-share-open = { $game }: Lass uns genau dasselbe spielen und vergleichen:
wb-challenge-send = Text und Link kopieren
wb-challenge-until = Offen bis { $day }
wb-profile = Dein Profil
wb-profile-about = Ein Profil ist ein Schlüssel in diesem Browser, ohne Konto. Er hält deine Ergebnisse zusammen: Nur du hast ihn, der Server behält eine Prüfsumme davon, die bei jeder Aufgabe anders ist.
wb-profile-code = Dein Schlüssel
wb-profile-show = Schlüssel zeigen
wb-profile-warn = Wer diesen Schlüssel hat, spielt in deinem Namen.
wb-profile-take = Schlüssel von einem anderen Gerät
wb-profile-use = Diesen Schlüssel benutzen
wb-profile-bad = Das ist kein Schlüssel: 26 Buchstaben und Ziffern.
wb-profile-taken = Dieser Browser spielt jetzt mit diesem Profil.
wb-profile-export = Als Datei sichern
wb-profile-delete = Profil löschen
wb-profile-delete-more = Deine Partien der Tagesaufgaben und der Aufgaben unter Freunden, dein Name auf ihren Listen und die Spur deines Schlüssels werden auf diesem Server gelöscht; die Ergebnisse bleiben ohne Namen. Schon gemachte Sicherungen behalten all das, bis sie selbst gelöscht werden. Dieser Browser macht einen neuen Schlüssel.
wb-profile-deleted = Das Profil ist gelöscht.
wb-names = Namen in Ranglisten
wb-names-about = Für die Person, die diesen Server betreibt, nur auf dessen eigenem Rechner: Namen, die Ranglisten nicht zeigen.
wb-names-name = Name
wb-names-hide = Verbergen
wb-names-show = Wieder zeigen
wb-names-none = Kein Name ist verborgen.
wb-daily-friends = Deine Freunde an diesem Tag
wb-daily-friends-alone = Noch hat niemand von deinen Freunden ein Ergebnis.
wb-daily-friends-link = Freunde herausfordern
wb-daily-friends-about = Wer diesen Link öffnet, bekommt dieselbe Aufgabe, und alle sehen den Rang der anderen, an diesem Tag und an den folgenden.
wb-daily-friends-leave = Nicht mehr vergleichen
wb-daily-friends-joined = Du vergleichst dich mit der Person, die dir diesen Link geschickt hat, an diesem Tag und an den folgenden.
wb-daily-rank = { $nth ->
   *[other] { $place }.
    }
wb-daily-yesterday-above = { $n } über Par.
wb-daily-yesterday-below = { $n } unter Par.
wb-daily-yesterday-par = Genau Par.
wb-daily-until = Offen bis { $time } nach deiner Uhr.
wb-profile-file = Gespeicherte Datei öffnen
