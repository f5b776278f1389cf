# The web table: pages and what all games share.

wb-skip = Vai al tavolo
wb-home = Inizio
wb-rules = Regole
wb-settings = Impostazioni
wb-theme-light = Tema chiaro
wb-theme-dark = Tema scuro
wb-why-not = Perché no?
wb-rule-id = Regola { $rule }
wb-read-rule = Leggi la regola
wb-close = Chiudi
wb-lost = A questo indirizzo non c’è nessuna pagina
wb-welcome = Il tavolo è pronto
wb-play-now = Gioca subito contro i bot
wb-table-gone = Questo tavolo non c’è più
wb-bot-name = Bot, { $level }
wb-level-random = casuale
wb-level-greedy = avido
wb-token-red = disco rosso
wb-token-blue = quadrato blu
wb-token-purple = rombo viola
wb-token-yellow = triangolo giallo
wb-token-green = croce verde
wb-token-white = arco bianco
wb-token-black = stella nera
wb-token-sky = clessidra azzurra
