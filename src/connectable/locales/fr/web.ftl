# The web table: pages and what all games share.

wb-skip = Aller à la table
wb-home = Accueil
wb-rules = Règles
wb-settings = Réglages
wb-keys = Touches
wb-key-tab = à la partie suivante de la table
wb-key-arrows = se déplacer sur le plateau
wb-key-enter = choisir
wb-key-confirm = confirmer ou finir
wb-key-escape = remettre ou fermer
wb-key-undo = annuler
wb-key-ask = expliquer l’élément choisi, ou toucher pour demander
wb-key-help = cette liste
wb-theme-light = Thème clair
wb-theme-dark = Thème sombre
wb-why-not = Qu’est-ce qui bloque ?
wb-rule-id = Règle { $rule }
wb-read-rule = Lire la règle
wb-close = Fermer
wb-guide = Guide
wb-guide-step = { $step } sur { $steps }
wb-guide-skip = Passer le guide
wb-lost = Il n’y a pas de page à cette adresse
wb-welcome = La table est mise
wb-play-now = Jouer tout de suite contre des bots
wb-table-gone = Cette table n’existe plus
wb-bot-name = Bot, { $level }
wb-level-random = hasard
wb-level-greedy = gourmand
wb-token-red = disque rouge
wb-token-blue = carré bleu
wb-token-purple = losange violet
wb-token-yellow = triangle jaune
wb-token-green = croix verte
wb-token-white = arche blanche
wb-token-black = étoile noire
wb-token-sky = sablier bleu ciel
## Home
wb-skip-games = Aller aux jeux
wb-welcome-more = Des jeux où tout se relie. Choisis-en un et prends place, sans compte.
wb-games = Jeux
wb-game-connnect = CoNNNect
wb-game-connect5 = Connect 5
wb-game-connections = Connections
wb-tag-connnect = Lancer trois dés, écrire deux chiffres, annoncer suites et chiffres identiques avant les autres.
wb-tag-connect5 = Placer, empiler et sauter le long du circuit. Cinq à la suite terminent la manche.
wb-tag-connections = Poser des cartes de mots comme des dominos. Deux mots qui vont ensemble tiennent.
wb-meta-connnect = 1–4 joueurs, 25 minutes
wb-meta-connect5 = 2–5 joueurs, 20 minutes
wb-meta-connections = 1–8 joueurs, six façons de jouer
wb-play-now-game = Jouer tout de suite à { $game } contre des bots
wb-invite = Inviter
wb-invite-game = Inviter à { $game }
wb-language = Langue
wb-theme = Thème
wb-guest = Anonyme
wb-you-are = Tu es { $name } : changer de nom, de pion et de réglages
wb-resume-title = Ta place est encore libre
wb-resume-with = { $game } avec { $names }.
wb-nobody = personne d’autre pour l’instant
wb-resume = Reprendre place
wb-more-tables = { $n ->
    [one] { $n } autre table
   *[other] { $n } autres tables
    }
wb-friends = Une table entre amis
wb-friends-more = Saisis un code, un lien ou le nom d’une table.
wb-open-record = Ouvrir une partie enregistrée
wb-not-a-record = Ce fichier n’est pas une partie enregistrée.
wb-public-tables = Tables publiques
wb-seats-open = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
    }
wb-join = Rejoindre
wb-your-turn = À toi.
## Setting a table
wb-new-table = Une nouvelle table
wb-set-the-table = Mets la table, puis envoie le lien.
wb-what-we-play = À quoi on joue
wb-from-to = { $from } à { $to }
wb-board-base = Face B, base
wb-board-advanced = Face A, avancé
wb-dice = Dés
wb-dice-note = Tout le monde peut vérifier ensuite les dés de la table. Ou quelqu’un lance de vrais dés et les saisit.
wb-dice-fair = Vérifiables
wb-dice-table = Vrais dés
wb-clock = Pendule
wb-clock-none = Sans pendule
wb-clock-turn-60 = 1 minute par tour
wb-clock-turn-180 = 3 minutes par tour
wb-clock-game-600-10 = 10 minutes par personne, 10 secondes de plus par coup
wb-clock-days-1 = 1 jour par coup
wb-clock-days-3 = 3 jours par coup
wb-one-device = Tous sur cet appareil
wb-one-device-note = On se le passe ; un écran cache ce que les autres ne doivent pas voir.
wb-public = Visible pour tout le monde
wb-public-note = Sinon, on n’entre qu’avec le lien.
wb-by-lot = Places tirées au sort
wb-chat = Discussion
wb-seats = Places
wb-you = Toi
wb-named-you = { $name }, toi
wb-host = Hôte
wb-open-seat = Place libre
wb-waits = Attend quelqu’un
wb-here-too = Quelqu’un ici
wb-same-device = Sur cet appareil
wb-a-bot = Bot
wb-a-friend = Invitation
wb-add-bot = Ajouter un bot
wb-who-sits = Qui prend la place { $seat }
wb-remove-seat = Enlever la place { $seat }
wb-level-easy = facile
wb-level-medium = moyen
wb-level-skilled = aguerri
wb-level-strong = fort
wb-level-expert = expert
wb-level-master = maître
wb-level-champion = champion
wb-level-defender = Défense
wb-level-rated = { $level } ({ $rating })
wb-rating-note = Le nombre après un niveau est sa force mesurée : 100 de plus gagnent 64 parties sur 100.
wb-usual = d’usage
wb-own-content = { $what } maison
wb-own-content-how = Colle ici le texte ou un lien qui le contient. Il est vérifié au fur et à mesure.
wb-own-content-file = Choisir un fichier
wb-own-content-sample = Partir du modèle
wb-own-content-link = Copier un lien avec
wb-own-content-fine = On peut y jouer.
wb-own-content-not = On ne peut pas encore y jouer.
wb-own-content-line = Ligne { $line } :
wb-make-invite = Créer la table et inviter
wb-make-start = Commencer
wb-start-note = La partie commence d’elle-même quand aucune place n’est libre.
## Gathering
wb-is-here = Ici
wb-kick = Retirer { $name } de la table
wb-kick-sure = { $name } perd sa place et l’apprend tout de suite. Le lien ou le code ramène à la table.
wb-your-name = Ton nom
wb-start = Commencer
wb-start-bots = { $n ->
    [one] Commencer avec { $n } bot à la place libre
   *[other] Commencer avec des bots aux { $n } places libres
    }
wb-start-by-itself = La partie commence d’elle-même quand aucune place n’est libre.
wb-waiting-start = { $name } lance la partie.
wb-invite-title = Invitation
wb-qr = Code QR du lien
wb-code = Code
wb-link = Lien
wb-copy = Copier
wb-copied = Copié
wb-only-here = Seul cet ordinateur peut ouvrir le lien. Lance le programme avec --lan pour l’ouvrir au réseau de la maison.
## At the table
wb-opening = Un instant…
wb-away = La table ne répond pas. Nouvel essai en cours.
wb-away-sending = La table ne répond pas. Ton coup partira dès son retour.
wb-part-missing = Une partie de cette page n’a pas pu être chargée. Touche l’écran pour réessayer.
wb-no-answer = Le serveur ne répond pas. Réessaie dans un instant.
wb-table-menu = Table { $name }
wb-undo = Annuler
wb-ask-takeback = Demander à reprendre le dernier coup
wb-ask-stop = Proposer d’arrêter la partie
wb-ask-replace = Proposer qu’un bot joue pour { $name }
wb-take-seat = Reprendre ma place
wb-stand-up = Laisser un bot jouer pour moi
wb-log = Derniers coups
wb-log-empty = Il ne s’est encore rien passé.
wb-check-dice = Vérifier les dés
wb-to-home = Aller à l’accueil
wb-offer-takeback = { $name } demande à reprendre le dernier coup. D’accord ?
wb-offer-stop = { $name } propose d’arrêter la partie sans résultat. D’accord ?
wb-offer-rematch = { $name } propose une revanche. D’accord ?
wb-offer-replace = { $name } propose qu’un bot joue pour { $subject }. D’accord ?
wb-offered-takeback = Tu demandes à reprendre le dernier coup.
wb-offered-stop = Tu proposes d’arrêter la partie.
wb-offered-rematch = Tu proposes une revanche.
wb-offered-replace = Tu proposes qu’un bot joue pour { $subject }.
wb-agreed = D’accord : { $names }
wb-agree = D’accord
wb-decline = Refuser
wb-withdraw = Retirer
wb-offer-replace-you = { $name } propose qu’un bot joue pour toi. D’accord ?
wb-accepted-takeback = D’accord : { $name } reprend le dernier coup.
wb-accepted-takeback-you = D’accord : tu reprends ton dernier coup.
wb-accepted-stop = D’accord : la partie s’arrête ici.
wb-accepted-rematch = D’accord : il y aura une revanche.
wb-accepted-replace = D’accord : un bot prend le relais.
wb-ended-declined = La demande faite par { $name } est refusée.
wb-ended-declined-you = Ta demande est refusée.
wb-ended-withdrawn = { $name } retire sa demande.
wb-ended-withdrawn-you = Tu retires ta demande.
wb-ended-lapsed = La demande faite par { $name } est restée sans réponse.
wb-ended-lapsed-you = Ta demande est restée sans réponse.
wb-gone = { $name } est loin de la table depuis une minute : un bot peut prendre le relais.
wb-bot-plays = Un bot joue maintenant pour { $name }.
wb-bot-plays-you = Un bot joue maintenant pour toi.
wb-plays-again = { $name } joue à nouveau.
wb-plays-again-you = Tu joues à nouveau.
wb-undid-seen = { $name } a repris un coup après en avoir vu l’effet.
wb-undid-seen-you = Tu as repris un coup après en avoir vu l’effet.
wb-undid = { $name } reprend le dernier coup.
wb-chat-empty = Personne n’a encore rien écrit.
wb-chat-line = Ton message
wb-chat-off = La discussion est désactivée.
wb-chat-switch-off = Désactiver la discussion
wb-chat-switch-on = Activer la discussion
wb-send = Envoyer
wb-cover = À { $name } de jouer
wb-cover-more = Passe l’appareil. Ce que tu ne dois pas voir est caché.
wb-cover-open = Je suis { $name }, voir mon jeu
wb-open = Ouvrir
wb-open-rulebook = Ouvrir le livret ici
wb-seat-taken = Ta place est allée à quelqu’un d’autre
wb-table-deleted = Cette table a été débarrassée
wb-table-closed = Cette table ne peut pas être ouverte
wb-table-closed-more = Elle n’est plus là, ou elle est privée et demande son code.
wb-round-ended = La manche { $round } est terminée.
wb-told-join = { $name } prend place.
wb-told-back = { $name } est de retour.
wb-told-leave = { $name } quitte la table.
wb-told-kick = { $name } a dû quitter la table.
wb-told-seat-removed = Une place libre a été enlevée.
wb-told-drawn = Les places ont été tirées au sort : { $names }.
wb-told-host = { $name } s’occupe maintenant de la table.
wb-told-host-you = Tu t’occupes maintenant de la table.
wb-told-chat-off = { $name } a désactivé la discussion.
wb-told-chat-on = { $name } a activé la discussion.
wb-told-correct = { $name } corrige la saisie.
wb-server-away = { $seconds ->
    [one] Le serveur n’a pas répondu pendant { $seconds } seconde. Elle ne compte pour personne.
   *[other] Le serveur n’a pas répondu pendant { $seconds } secondes. Elles ne comptent pour personne.
    }
wb-name-of-seat = Nom de la personne à la place { $seat }
wb-objection = Temps pour contester
wb-objection-note = Combien de temps les autres peuvent contester une carte et voter.
wb-objection-none = Sans limite
wb-draw-cards = La table pioche les cartes
wb-draw-cards-note = Pour qui n’a que les dés.
wb-undo-seen = Reprendre mon dernier coup
wb-undo-seen-note = Tu as déjà vu ce qu’il a donné : c’est annoncé et compté.
wb-stop = Arrêter la partie
wb-stop-sure = La partie se termine ici, sans résultat.
wb-play-on = Continuer à jouer
wb-delete-table = Supprimer cette table
wb-delete-sure = Tout ce qui est enregistré pour cette table disparaît pour de bon et pour tout le monde : la partie, la discussion et la relecture. Un salon ou un classement garde la ligne qui y est notée.
wb-delete-keep = La garder
wb-offer-takeback-move = { $name } demande à reprendre un coup : « { $move } ». D’accord ?
wb-offered-takeback-move = Tu as demandé à reprendre : « { $move } ».
wb-sent-away = L’hôte t’a fait quitter la table. Tu peux te rasseoir tant qu’une place est libre.
wb-not-seated = Pas de place pour toi ?
wb-takebacks = { $n ->
    [one] { $name } : { $n } coup repris
   *[other] { $name } : { $n } coups repris
    }
wb-group-agree = Personne ne conteste
wb-group-object = { $name } conteste
## Between rounds
wb-break = Pause entre les manches
wb-ready = On continue
wb-still-looking = Encore devant la dernière manche : { $names }.
wb-next-round = La manche suivante commence quand tout le monde a fini de regarder.
wb-ready-how = Touche On continue quand tu as tout vu.
## Settings
wb-settings-kept = gardés dans ce navigateur
wb-you-at-table = Toi à la table
wb-save = Enregistrer
wb-saved = Enregistré
wb-token-liked = Pion sur ta page d’accueil
wb-token-note = À une table, les places ont leurs pions dans cet ordre ; les trois derniers ne servent qu’au-delà de cinq places.
wb-theme-is-auto = Comme le système
wb-theme-is-light = Clair
wb-theme-is-dark = Sombre
wb-size = Taille du texte
wb-size-normal = Normale
wb-size-large = Grande
wb-help-playing = Aide pendant la partie
wb-help-legal = Montrer ce qui est possible
wb-help-legal-note = Des cadres en pointillé sur tout ce que tu peux toucher, et les Connects que tu peux annoncer.
wb-help-confirm = Confirmer les coups
wb-help-confirm-note = Un coup qui termine ton tour attend que tu le confirmes.
wb-first-game = Guide de la première partie
wb-guide-note = Se montre une fois dans chaque jeu.
wb-guide-again = Revoir le guide
wb-senses = Mouvement, son, avis
wb-motion = Mouvement
wb-motion-note = Réduit : un contour montre où un pion est allé.
wb-motion-auto = Comme le système
wb-motion-less = Réduit
wb-sound = Son
wb-sound-note = Crayon, dés, carte. Coupé tant que tu ne l’actives pas.
wb-notify = Me dire quand c’est à moi
wb-notify-note = Par un avis du navigateur, tant que cette page est ouverte.
## Rulebook
wb-rulebook = Livret de règles
wb-rules-search = Chercher dans les règles
wb-rules-none = Aucune règle ne contient ces mots.
wb-chapter-cn-s = Feuille et mise en place
wb-chapter-cn-r = Une manche
wb-chapter-cn-f = Action libre
wb-chapter-cn-c = Annonces
wb-chapter-cn-b = Bonus
wb-chapter-cn-o = Cercles, lignes, objectifs
wb-chapter-cn-e = La fin
wb-chapter-c5-b = Le plateau
wb-chapter-c5-m = Un tour
wb-chapter-c5-d = Pions doubles
wb-chapter-c5-w = Connect 5
wb-chapter-c5-g = Manches et fin
wb-chapter-c5-o = Options
wb-chapter-cx-k = Cartes et liens
wb-chapter-cx-j = Qui juge
wb-chapter-cx-g = Donne, tours, égalités
wb-chapter-cx-ways = Six façons de jouer
wb-chapter-cx-o = Options
## Dice check
wb-dice-check = Vérification des dés
wb-dice-hold = Ces dés étaient réguliers.
wb-dice-fail = Ces dés ne correspondent pas au sceau.
wb-dice-drawn-again = Ce navigateur a refait chaque tirage.
wb-dice-proved-you = Il a ajouté sa propre ligne une fois les dés scellés : personne ne pouvait les choisir, ni les joueurs ni qui gère le serveur.
wb-dice-proved-seats = Des places ont ajouté leurs propres lignes une fois les dés scellés : personne ne pouvait les choisir, à moins que toutes ces places ne se soient entendues avec qui gère le serveur.
wb-dice-proved-players = Personne n’a rien ajouté : aucun joueur ne pouvait choisir les dés, mais rien n’est prouvé pour qui gère le serveur.
wb-dice-proved-deal = Dans une donne partagée, toutes les tables jouent les mêmes dés et personne n’y ajoute rien : aucun joueur ne pouvait les choisir, mais rien n’est prouvé pour qui gère le serveur.
wb-dice-changed = Mais le sceau n’est pas celui que ce navigateur a vu avant le début, ou sa ligne manque : qui gère le serveur a pu choisir ces dés.
wb-dice-real = À cette table, on lançait de vrais dés : il n’y a rien à vérifier.
wb-dice-later = Les dés se vérifient une fois la partie terminée.
wb-dice-deal = Les dés pourront être vérifiés quand le défi sera clos.
wb-dice-all = Les { $n } lancers découlent tous du secret scellé et de ce que chaque place a ajouté.
wb-dice-some = Lancers qui ne découlent pas du secret scellé : { $wrong } sur { $n }.
wb-dice-sealed = Scellé avant le début
wb-dice-opened = Ouvert à la fin
wb-dice-matches = correspond au sceau
wb-dice-differs = ne correspond pas au sceau
wb-dice-added = Ajouté par les places
wb-dice-nothing = rien
wb-dice-right = juste
wb-dice-wrong = faux
wb-dice-again = Revérifier
wb-taken-back = repris
wb-show-all = Montrer les { $n }
wb-faces = Combien de fois chaque face est sortie
wb-faces-spoken = Combien de fois les faces 1 à 6 sont sorties : { $counts } ; attendu : { $expected }
wb-faces-say = { $total } dés, { $expected } attendus par face. Dans 19 parties régulières sur 20, les six restent entre { $low } et { $high }.
wb-luck = Qui a eu de la chance
wb-luck-rolls = Points que les lancers valaient pour chaque place, face à tous les autres lancers possibles à ce moment. La bande montre ce que donne le hasard seul.
wb-luck-cards = Valeurs des cartes reçues par chaque place, face à la moyenne. La bande montre ce que donne le hasard seul.
wb-to-table = Retour à la table
## Result and replay
wb-final-score = Score final
wb-place = Rang
wb-who = Nom
wb-best-of-source = Souligné : le plus à la table pour cette source.
wb-ahead-in = { $source } (+{ $by })
wb-why-won = L’avance de { $name } sur { $other } : { $sources }.
wb-why-you-won = Ton avance sur { $other } : { $sources }.
wb-points-by-move = Points, coup par coup
wb-points-by-round = Points, manche par manche
wb-points-spoken = Points à la fin : { $seats }
wb-replay = Revoir
wb-replay-start = Le début
wb-replay-at = Coup { $at } sur { $of }
wb-replay-back = Un coup en arrière
wb-replay-on = Un coup en avant
wb-replay-play = Lecture
wb-replay-pause = Pause
wb-link-moment = Lien vers ce moment
wb-what-if = Et si ? Continuer à partir d’ici
wb-save-record = Enregistrer la partie
wb-stopped = La partie a été arrêtée
wb-nobody-wins = Personne ne gagne
wb-solo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
wb-shared-win = Victoire partagée : { $names }
wb-you-win = Tu gagnes
wb-wins = { $name } gagne
wb-you-win-by = { $lead ->
    [one] Tu gagnes de { $lead } point
   *[other] Tu gagnes de { $lead } points
    }
wb-wins-by = { $lead ->
    [one] { $name } gagne de { $lead } point
   *[other] { $name } gagne de { $lead } points
    }
wb-rematch = Revanche
wb-challenge-friend = Envoyer le même défi
wb-challenge-note = Dès lors rien n’est repris ici, et il n’y a pas d’indices.
## Challenges and rooms
wb-today = Défis du jour
wb-daily-connnect = Mêmes dés pour tous
wb-daily-connnect-more = Douze manches en solo : tout le monde a les mêmes lancers que toi.
wb-daily-connections = Un paquet, une toile
wb-daily-connections-more = Vingt-huit cartes, trois essais manqués : trouve toi-même les liens, pareil pour tout le monde.
wb-daily-connect5 = Cinq de force
wb-daily-connect5-more = Une position, trois essais : trouve le seul chemin vers cinq.
wb-daily-done = fait aujourd’hui
wb-daily-compare = Comparer
wb-daily-try-place = { $place } sur { $count }
wb-daily-count = { $n ->
    [one] { $n } résultat, meilleur { $best }
   *[other] { $n } résultats, meilleur { $best }
    }
wb-daily-first = Pas encore de résultat
wb-play = Jouer
wb-deal-results = Les résultats de tout le monde
wb-challenge = Défi
wb-challenge-same = { $game } : exactement le même défi
wb-challenge-more = Tu commences exactement comme qui te défie. Compare une fois la partie terminée.
wb-challenge-gone = Ce défi n’existe plus
wb-room = Salon
wb-room-new = Un salon pour ton groupe
wb-room-more = Un lien qui reste : il mène toujours à la table où joue ton groupe.
wb-room-name = Nom du salon
wb-room-make = Ouvrir le salon
wb-room-enter = À la table
wb-room-next = Mettre la prochaine table
wb-room-closed = Ce salon ne s’ouvre pas sans son lien
wb-class = Classe
wb-class-open = Ouvrir une classe

## Hints and review
wb-hint = Indice
wb-hint-looking = Recherche d’un bon coup …
wb-hint-about = L’indice ne sait que ce que tu sais. À toi de décider.
wb-thinks = { $name } réfléchit
wb-hurried = Il y a beaucoup de tables, donc les bots réfléchissent plus vite.
wb-review = Les coups les plus coûteux
wb-review-how = Estimation d’un bot fort, d’après ce qu’on pouvait savoir à ce moment. La chance ne compte pas.
wb-review-progress = Analyse de la partie : { $percent } %
wb-review-none = Aucun de tes coups n’a coûté quoi que ce soit de notable.
wb-review-better = Mieux : { $move }
wb-review-points = points
wb-review-span = sans doute { $span }
wb-review-share = chances de gagner
wb-review-show = Revoir ce moment
wb-review-move = { $name } : un coup.
wb-replay-played = Joué : { $move }
wb-mark-played = jouée
wb-mark-better = mieux
wb-try-it = Essayer
wb-what-if-is = Et si ? Suite du coup { $at } d’une autre partie.
wb-what-if-back = Retour à cette partie
wb-share-result = Partager le résultat
wb-share-picture = Le résultat en image
wb-share-text = Le résultat en mots
wb-share-send = Envoyer
wb-share-copy = Copier le texte
wb-share-save = Enregistrer l’image

## Clocks
wb-time-left = Temps restant : { $time }
wb-time-face-days = { $days } j { $hours } h
wb-time-face-hours = { $hours } h { $minutes } min
wb-time-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
    }
wb-time-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
    }
wb-time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
    }
wb-time-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
    }
wb-time-up = Temps écoulé pour { $name } : la table joue.
wb-time-up-you = Ton temps est écoulé : la table joue pour toi.

# A game without a client folder of its own: its view and actions as lists
wb-other-tag = Un jeu ajouté sur ce serveur.
wb-other-daily = La même donne pour tout le monde.
wb-other-view = La situation
wb-other-actions = Ce que tu peux faire
wb-other-choose = Choisis une action
wb-other-confirm = Confirmer : { $action }
wb-other-wait = En attente : { $names }.
wb-other-ends = Cette action termine ton tour.
wb-other-shows = Cette action dévoile du nouveau et ne peut pas être annulée.
wb-other-turn = à son tour
wb-other-waits = en attente
wb-other-line = { $name } : { $action }
wb-other-chance = Le hasard
wb-other-yes = oui
wb-other-no = non
wb-other-nothing = rien
wb-other-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

wb-tips-off = Plus d’astuces
wb-tip-seen = Compris
wb-learn = Apprendre en une minute

wb-ask = Demander ce que c’est
wb-ask-mode = Touche une chose pour savoir ce que c’est.
wb-ask-end = Continuer
wb-rules-aim = Le but
wb-rules-minute = En une minute
wb-decided = fixé par nous
wb-decided-why = Le livret de règles laisse ici quelque chose ouvert.
wb-play-lesson = Jouer la leçon

## Who is here, and talk
wb-presence-here = là
wb-presence-away =
    { $n ->
        [0] pas là
        [one] pas là depuis { $n } minute
       *[other] pas là depuis { $n } minutes
    }
wb-presence-bot = bot, { $level }
wb-presence-replaced = un bot joue pour l’instant
wb-people = À la table
wb-nudge = Relancer
wb-nudge-name = Relancer { $name }
wb-nudged = { $name }, tu es toujours là ?
wb-nudge-you = Les autres t’attendent : à toi de jouer.
wb-ask-bot = Appeler un bot
wb-watching = Tu regardes.
wb-watchers =
    { $n ->
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
wb-chat-new =
    { $n ->
        [one] { $n } message récent
       *[other] { $n } messages récents
    }
wb-chat-unread =
    { $n ->
        [one] Discussion, { $n } message récent
       *[other] Discussion, { $n } messages récents
    }
wb-chat-write = Écris à la table
wb-word-nice = Joli
wb-word-moment = Un instant
wb-word-thanks = Merci
wb-word-played = Bien joué

## Arriving
wb-invited = { $name } t’invite à jouer à { $game }.
wb-about-game = Quel est ce jeu ?
wb-about-connnect = Trois dés sont lancés pour tout le monde. Écris deux chiffres sur ta feuille et entoure des suites ou des chiffres identiques qui se touchent. Plus c’est long et varié, plus ça rapporte ; après douze manches, le plus de points l’emporte.
wb-about-connect5 = Pose des pions sur les pastilles d’un circuit, déplace-les le long des lignes et saute par-dessus les autres. Cinq pions alignés terminent la manche. Les pions mangés rapportent des points en chemin.
wb-about-connections = Chaque carte porte un mot de chaque côté. Pose une carte de sorte que tous les mots qui se touchent aillent ensemble : charbon et feu, pomme et arbre. Chaque lien rapporte des points ; en cas de doute, on peut contester.
wb-length = Temps de jeu
wb-length-connnect = environ 25 minutes
wb-length-connect5 = environ 20 minutes
wb-length-connections = 15 à 40 minutes
wb-cards-language = Langue des cartes
wb-leave-gathering = Quitter la table
wb-remove-open = Enlever cette place libre
wb-name-first = Tes amis voient qui les invite : écris d’abord ton nom.
wb-hosted-by = avec { $name }

## Play now
wb-strength = Quel niveau pour les autres ?
wb-level-match = à mon niveau
wb-level-note-match = Plus fort après deux victoires de suite, plus faible après deux défaites. En ce moment : { $level }.
wb-match-note = Un bot à ton niveau devient plus fort après deux de tes victoires de suite et plus faible après deux défaites. En ce moment : { $level }.
wb-level-gentle = doux
wb-level-note-gentle = Joue gentiment et te laisse essayer.
wb-level-note-greedy = Prend le plus de points tout de suite, sans plan.
wb-level-note-easy = Réfléchit un peu et laisse passer des choses.
wb-level-note-medium = Prévoit ses prochains tours : une partie équilibrée.
wb-level-note-skilled = Prévoit bien et gaspille peu.
wb-level-note-strong = Voit loin et pardonne peu.
wb-level-note-expert = Voit encore plus loin et profite de chaque faux pas.
wb-level-note-master = Ne se trompe presque jamais.
wb-level-note-champion = Le plus fort d’ici.
wb-play-short = Jouer
wb-play-solo = Jouer en solo
wb-which-board = Plateau
wb-first-seat = À deux, qui commence une partie rapide en gagne environ { $wins } sur 100 (mesuré avec des bots forts). Dans une partie complète, chacun commence une fois.
wb-start-uneven = Qui commence en gagne environ { $wins } sur 100, jouer plutôt une partie complète
wb-start-even = Chacun commence une fois, revenir à une partie rapide
wb-suggest-up = Deux victoires de suite. Essayer { $level } ?
wb-suggest-down = Deux défaites de suite. Essayer { $level } ?
wb-ways = Six façons de jouer à Connections
wb-way-classic = Classique
wb-way-classic-more = À tour de rôle, une carte à la fois ; chaque paire qui se touche doit tenir.
wb-way-endless = Sans fin
wb-way-endless-more = Une toile qui grandit sans cesse, en une longue manche.
wb-way-solitaire = Solitaire
wb-way-solitaire-more = Carte après carte, tout le paquet : quelle toile peux-tu tisser ?
wb-way-quick = Éclair
wb-way-quick-more = Sans tours : qui voit un lien en premier pose sa carte.
wb-way-quads = Carrés
wb-way-quads-more = Forme des carrés de quatre cartes avec quatre liens.
wb-way-rummy = Rami
wb-way-rummy-more = Pose des rangées de cartes et allonge celles des autres.
wb-way-who =
    { $from ->
        [1] { $to ->
            [1] 1 personne
           *[other] 1 à { $to } joueurs
        }
       *[other] { $from } à { $to } joueurs
    }

## My games
wb-my-games = Mes parties
wb-look = Voir
wb-all-games =
    { $n ->
        [one] Toutes les parties, { $n } terminée
       *[other] Toutes les parties, { $n } terminées
    }
wb-games-kept = Gardées dans ce navigateur et nulle part ailleurs.
wb-games-save = Enregistrer un fichier
wb-games-against = { $game }, contre { $names }
wb-games-alone = { $game }, en solo
wb-games-game = Jeu et adversaires
wb-games-best = Record
wb-games-replay = Revoir : { $game }, { $day }
wb-games-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
wb-games-rank = place { $rank } sur { $of }
wb-games-stopped = arrêtée

## The server, for its host
wb-host-page = Ce serveur
wb-host-well = Tout va bien : les tables sont enregistrées.
wb-host-trouble = Rien ne peut être enregistré pour le moment. Vérifie le disque ou la base de données.
wb-host-version = Version
wb-host-form-compiled = { $version }, règles compilées
wb-host-form-pure = { $version }, règles non compilées : les bots réfléchissent plus lentement
wb-host-address = Les liens mènent à
wb-host-stored = Enregistré
wb-host-used = Occupé
wb-host-most = sur { $most } au plus
wb-host-keep = Anciennes tables
wb-host-keep-never = sont conservées
wb-host-keep-days =
    { $n ->
        [one] sont supprimées { $n } jour après le dernier coup
       *[other] sont supprimées { $n } jours après le dernier coup
    }
wb-host-removed = Supprimées depuis le démarrage
wb-host-each = Une adresse peut ajouter
wb-host-each-hour = { $size } par heure
wb-host-now = Maintenant
wb-host-tables = Tables en mémoire
wb-host-sessions = Personnes connectées
wb-host-bots = Bots qui réfléchissent
wb-host-waiting = Bots qui attendent
wb-host-share = Temps de réflexion des bots
wb-host-connections = Connexions
wb-host-refused = Refusées
wb-host-limits = Limites des requêtes
wb-host-on = activées
wb-host-off = désactivées
wb-host-elsewhere = Cette page n’existe que sur l’ordinateur où tourne le serveur.
wb-host-none = sans limite

## Rooms
wb-season = Le classement du groupe
wb-season-name = Nom
wb-season-played = Jouées
wb-season-won = Gagnées
wb-season-average = Moyenne
wb-room-played = Parties jouées ici
