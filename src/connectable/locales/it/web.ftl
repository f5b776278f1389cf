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
wb-guide = Guida
wb-guide-step = { $step } di { $steps }
wb-guide-skip = Salta la guida
wb-guide-end = Chiudi la guida
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

## Hints and review
wb-hint = Suggerimento
wb-hint-looking = Si cerca una buona mossa …
wb-hint-move = Una buona mossa: { $move }
wb-hint-about = Sa solo quello che sai tu. Decidi tu.
wb-thinks = { $name } sta pensando
wb-hurried = Ci sono molti tavoli, perciò i bot pensano più in fretta.
wb-review = Le mosse più costose
wb-review-how = Stima di un bot forte, da quello che si poteva sapere in quel momento. La fortuna non conta.
wb-review-progress = Analisi della partita: { $percent } %
wb-review-none = Nessuna tua mossa è costata qualcosa di rilevante.
wb-review-better = Meglio: { $move }
wb-review-points = punti
wb-review-share = probabilità di vincere
wb-review-show = Mostra nella partita rivista
