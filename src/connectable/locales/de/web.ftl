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
