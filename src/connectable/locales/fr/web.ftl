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
