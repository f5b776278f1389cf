# The web table: pages and what all games share.

wb-skip = Zum Tisch springen
wb-home = Startseite
wb-rules = Regeln
wb-settings = Einstellungen
wb-theme-light = Helles Design
wb-theme-dark = Dunkles Design
wb-why-not = Warum nicht?
wb-rule-id = Regel { $rule }
wb-read-rule = Regel lesen
wb-close = Schließen
wb-guide = Begleitung
wb-guide-step = { $step } von { $steps }
wb-guide-skip = Begleitung überspringen
wb-guide-end = Begleitung schließen
wb-lost = Unter dieser Adresse gibt es keine Seite
wb-welcome = Der Tisch ist gedeckt
wb-play-now = Sofort gegen Bots spielen
wb-table-gone = Diesen Tisch gibt es nicht mehr
wb-bot-name = Bot, { $level }
wb-level-random = zufällig
wb-level-greedy = gierig
wb-token-red = rote Scheibe
wb-token-blue = blaues Quadrat
wb-token-purple = lila Raute
wb-token-yellow = gelbes Dreieck
wb-token-green = grünes Kreuz
wb-token-white = weißer Bogen
wb-token-black = schwarzer Stern
wb-token-sky = himmelblaue Sanduhr

## Hints and review
wb-hint = Tipp
wb-hint-looking = Ein guter Zug wird gesucht …
wb-hint-move = Ein guter Zug: { $move }
wb-hint-about = Der Tipp weiß nur, was du weißt. Du entscheidest.
wb-thinks = { $name } denkt nach
wb-hurried = Es sind viele Tische besetzt, darum denken Bots schneller.
wb-review = Die teuersten Züge
wb-review-how = Geschätzt von einem starken Bot nach dem, was in dem Moment zu wissen war. Glück zählt nicht mit.
wb-review-progress = Analyse der Partie: { $percent } %
wb-review-none = Kein Zug von dir hat nennenswert etwas gekostet.
wb-review-better = Besser: { $move }
wb-review-points = Punkte
wb-review-share = Gewinnchance
wb-review-show = In der Wiederholung zeigen
