# The web table: pages and what all games share.

wb-skip = Aller à la table
wb-home = Accueil
wb-rules = Règles
wb-settings = Réglages
wb-theme-light = Thème clair
wb-theme-dark = Thème sombre
wb-why-not = Pourquoi ?
wb-rule-id = Règle { $rule }
wb-read-rule = Lire la règle
wb-close = Fermer
wb-guide = Guide
wb-guide-step = { $step } sur { $steps }
wb-guide-skip = Passer le guide
wb-guide-end = Fermer le guide
wb-lost = Il n’y a pas de page à cette adresse
wb-welcome = La table est mise
wb-play-now = Jouer tout de suite contre des bots
wb-table-gone = Cette table n’existe plus
wb-bot-name = Bot, { $level }
wb-level-random = au hasard
wb-level-greedy = gourmand
wb-token-red = disque rouge
wb-token-blue = carré bleu
wb-token-purple = losange violet
wb-token-yellow = triangle jaune
wb-token-green = croix verte
wb-token-white = arche blanche
wb-token-black = étoile noire
wb-token-sky = sablier bleu ciel

## Hints and review
wb-hint = Indice
wb-hint-looking = Recherche d’un bon coup …
wb-hint-move = Un bon coup : { $move }
wb-hint-about = L’indice ne sait que ce que tu sais. À toi de décider.
wb-thinks = { $name } réfléchit
wb-hurried = Il y a beaucoup de tables, donc les bots réfléchissent plus vite.
wb-review = Les coups les plus coûteux
wb-review-how = Estimation d’un bot fort, d’après ce qu’on pouvait savoir à ce moment. La chance ne compte pas.
wb-review-progress = Analyse de la partie : { $percent } %
wb-review-none = Aucun de tes coups n’a coûté quoi que ce soit de notable.
wb-review-better = Mieux : { $move }
wb-review-points = points
wb-review-share = chances de gagner
wb-review-show = Montrer dans le film de la partie
