# The command line: help pages, and what is said when a command is not understood.

## Pages
cl-title = Connectable : CoNNNect, Connect 5 et Connections à la même table.
cl-commands = Commandes :
cl-games = Jeux : { $games }.
cl-more = « connectable COMMANDE --help » explique une commande.

## Commands
cl-home = Ouvrir la table sur cet ordinateur, ou pour toute la maison.
cl-serve = Lancer le serveur pour beaucoup de tables.
cl-play = Jouer dans le terminal.
cl-replay = Revoir une partie pas à pas.
cl-verify = Vérifier les dés d’une partie enregistrée.
cl-check = Vérifier un plateau, une feuille ou un paquet.
cl-export = Écrire la partie d’une table en JSON.
cl-backup = Sauvegarder dans un seul fichier tout ce qui est gardé, même quand le serveur tourne.
cl-restore = Tout rétablir depuis un fichier.
cl-lab = Le laboratoire : des bots mesurés entre eux.
cl-lab-match = Faire jouer des bots entre eux et compter.
cl-lab-rate = Mesurer la force de tous les niveaux d’un jeu.
cl-completion = Afficher le script avec lequel un shell complète les commandes.
cl-version = Version et forme des règles.

## Switches and arguments
cl-port = Port du serveur, sinon { $default } ; 0 en prend un libre.
cl-lang = Langue : { $known }.
cl-help = Montrer cette page.
cl-data = Dossier où les tables sont gardées.
cl-database = Base de données à la place du dossier, comme postgresql://…
cl-public-url = Adresse où les autres trouvent le serveur ; les liens commencent ainsi.
cl-peer-url = Adresse où les autres processus de la même base de données trouvent celui-ci.
cl-lan = Pour tout le monde sur le même réseau, avec un code à scanner.
cl-no-browser = Ne pas ouvrir de navigateur.
cl-host = Adresse où le serveur écoute, sinon { $default }.
cl-bot-workers = Processus où pensent les bots, de { $low } à { $high } ; sinon { $default }. { $alias } veut dire la même chose.
cl-keep-days = Supprimer les tables où rien ne bouge depuis ce nombre de jours ; 0 les garde toutes.
cl-limits = Limites par adresse et par place : un fichier TOML, ou none sur un réseau de confiance ; default affiche le fichier.
cl-game = Le jeu : { $games }.
cl-seats = Qui est à quelle place : you pour toi, bot:greedy pour un bot de ce niveau.
cl-option = Une option du jeu, autant de fois qu’il faut ; name=@FICHIER prend le texte d’un fichier.
cl-seed = Un texte au choix ; le même redonne les mêmes dés et les mêmes cartes.
cl-record = Fichier où enregistrer la partie jouée.
cl-resume = Continuer une partie enregistrée : son fichier à la place du jeu ; sans fichier, la dernière.
cl-record-file = La partie enregistrée.
cl-replay-all = Tout montrer d’un coup.
cl-replay-seat = Montrer ce que voyait cette place.
cl-content-file = Un plateau (.txt), une feuille (.toml) ou un paquet (.toml, .csv).
cl-table = Nom de la table, ou son lien.
cl-out = Fichier à écrire ; sans lui, la partie est affichée.
cl-with-secrets = Même en cours : le fichier contient alors les secrets de la partie.
cl-force = Remplacer un fichier qui existe déjà.
cl-backup-file = Fichier à écrire ; sans lui, un nouveau nommé d’après la date et l’heure.
cl-restore-file = Un fichier écrit par « connectable backup ».
cl-restore-force = Remplacer les tables gardées ; arrêter d’abord le serveur.
cl-lab-seats = Les niveaux qui jouent, un par place.
cl-lab-games = Nombre total de parties, arrondi vers le haut à des donnes entières ; sinon { $default }.
cl-lab-seconds = Nombre maximal de secondes par choix ; 0 : sans limite.
cl-lab-simulations = Simulations par choix ; 0 laisse à chaque niveau son nombre.
cl-lab-seed = Un texte au choix ; le même redonne les mêmes donnes. Sinon { $default }.
cl-processes = Parties jouées à la fois, de { $low } à { $high } ; sinon { $default }.
cl-json = Afficher en JSON.
cl-lab-rate-games = Parties par paire de niveaux, sinon { $default }.
cl-lab-file = Fichier des parties jouées ; le passage suivant continue là où il finit.
cl-lab-all = Chaque niveau rencontre tous les autres, pas seulement ses voisins.
cl-shell = Le shell : { $known }. La première ligne du script dit où le mettre.

## Words that stand for a value
cl-value-file = FICHIER
cl-value-limits = FICHIER|none
cl-value-folder = DOSSIER
cl-value-game = JEU
cl-value-table = TABLE
cl-value-url = URL
cl-value-host = HOST
cl-value-number = N
cl-value-seconds = S
cl-value-seed = TEXTE
cl-value-language = LANGUE
cl-value-option = name=value
cl-value-players = you,bot:greedy
cl-value-levels = strong,greedy
cl-value-shell = SHELL

## What cannot be
cl-bad-usage = « { $text } » n’est pas compris. « { $line } --help » montre ce qui est possible.
cl-bad-command = La commande « { $command } » n’existe pas. Il y a : { $known }. « { $line } --help » les explique.
cl-no-command = « { $line } » demande un second mot. Il y a : { $known }. « { $line } --help » les explique.
cl-bad-switch = Avec « { $line } », « { $name } » n’existe pas. Il y a : { $known }. « { $line } --help » les explique.
cl-no-switches = Avec « { $line } », « { $name } » n’existe pas. « { $line } --help » montre ce qui est possible.
cl-no-value = { $name } demande une valeur. « { $line } --help » montre laquelle.
cl-extra-value = { $name } s’emploie sans valeur. « { $line } --help » montre ce qui est possible.
cl-bad-number = « { $value } » ne convient pas à { $name }. Il faut un nombre de { $low } à { $high }. « { $line } --help » l’explique.
cl-bad-word = « { $value } » n’est pas possible ici. Il y a : { $known }.
cl-bad-url = { $name } : « { $value } » n’est pas une adresse qui commence par http:// ou https://.
cl-bad-limit-name = « { $name } » dans { $file } n’est pas une limite. Il y a : { $known }.
cl-bad-limit = « { $value } » ne convient pas à « { $name } » dans { $file }. Écris « none » ou un nombre par seconde, minute ou heure, comme « 600/minute ».
cl-bad-limit-count = « { $value } » ne convient pas à « { $name } » dans { $file }. Écris un nombre entier ; 0 n’impose aucune limite.
cl-limits-not-toml = { $file } n’est pas du TOML : la ligne { $line } est incompréhensible.
cl-bad-language = La langue « { $lang } » n’existe pas ici. Il y a { $known }.
cl-no-file = Indique le fichier : { $line } FICHIER
cl-no-table = Indique la table : { $line } TABLE
cl-no-shell = Indique le shell : { $known }.
