### Défis du jour, défis entre amis et profils : des pages chargées quand on les ouvre

wb-daily-page = Défi du { $day }, { $game }
wb-daily-first-counts = Le premier essai compte. Rien ne s’annule, et il n’y a pas d’indices.
wb-daily-no-help = Rien ne s’annule, et il n’y a pas d’indices.
wb-daily-attempts-count = { $n ->
    [one] Tu as { $n } essai, et il compte.
   *[other] Tu as { $n } essais. Plus tôt tu trouves, meilleur est ton rang.
    }
wb-daily-practice = Ce jour est fini : tu le joues hors classement.
wb-daily-again = Tu as déjà un résultat. Ce que tu joues maintenant ne compte pas.
wb-daily-sealed = Le même pour tout le monde, scellé avant le début du jour : { $commitment }
wb-daily-secret = Le jour est fini, voici son secret : { $secret }
wb-daily-start = Commencer
wb-daily-go-on = Continuer
wb-daily-once-more = Jouer pour le plaisir
wb-daily-next-attempt = Essai suivant
wb-daily-goal = Aligne cinq pions en { $turns } tours. C’est possible, quoi que fasse l’autre.
wb-daily-place = { $nth ->
    [one] { $place }re place sur { $count }
   *[other] { $place }e place sur { $count }
    }
wb-daily-alone = Le premier résultat du jour
wb-daily-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
    }
wb-daily-cards = { $points ->
    [one] { $points } carte dans la toile, liens : { $links }, essais manqués : { $misses }.
   *[other] { $points } cartes dans la toile, liens : { $links }, essais manqués : { $misses }.
    }
wb-daily-above = { $n ->
    [one] { $n } au-dessus du par du bot.
   *[other] { $n } au-dessus du par du bot.
    }
wb-daily-below = { $n } sous le par du bot.
wb-daily-at-par = Exactement le par du bot.
wb-daily-ahead = Mieux que { $percent } %.
wb-daily-solved-at = { $n ->
    [one] Résolu au { $n }er essai.
   *[other] Résolu au { $n }e essai.
    }
wb-daily-unsolved = Pas résolu cette fois.
wb-daily-solved-count = Résolu par { $solved } sur { $count }.
wb-daily-spread = { $n ->
    [one] Où se place { $n } résultat
   *[other] Où se placent { $n } résultats
    }
wb-daily-spread-alt = Répartition de { $n } résultats, de { $least } à { $most }. Toi { $own }, par du bot { $par }.
wb-daily-spread-alt-plain = Répartition de { $n } résultats, de { $least } à { $most }. Toi { $own }.
wb-daily-par-line = par du bot { $points }
wb-daily-you-line = toi { $points }
wb-daily-axis = points
wb-daily-axis-attempts = essais ; 0 : pas résolu
wb-daily-par-about = Par du bot : ce que le bot fort obtient en moyenne avec la même donne, de { $least } à { $most } cette fois. La ligne en tirets est le par, la ligne pleine, c’est toi.
wb-daily-par-later = Le bot joue encore cette donne pour comparer.
wb-daily-squares = À partager, sans rien dévoiler
wb-daily-square-2 = au-dessus du par
wb-daily-square-1 = au par
wb-daily-square-0 = en dessous
wb-daily-card-2 = posée tout de suite
wb-daily-card-1 = après un essai manqué
wb-daily-card-0 = pas posée
wb-daily-try-2 = résolu
wb-daily-try-0 = pas résolu
wb-daily-square-alt = { $number } : { $what }
wb-daily-copy = Copier les carrés
wb-daily-picture = Image
wb-daily-steps = Coup par coup
wb-daily-streak = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
    }
wb-daily-streak-none = Cette semaine
wb-daily-yesterday = Hier
wb-daily-yesterday-more = sur { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
wb-daily-yesterday-solved = sur { $count }, résolu à l’essai { $n }.
wb-daily-yesterday-unsolved = sur { $count }, pas résolu.
wb-daily-best = Ton meilleur rang du mois : { $place }.
wb-daily-board = Le classement du jour
wb-daily-others = Ouvert quand tu auras fini
wb-daily-grade = Difficulté { $grade } sur 5
wb-daily-attempt-over = Pas en { $turns } tours.
wb-daily-attempts-left = { $n ->
    [one] Encore { $n } essai.
   *[other] Encore { $n } essais.
    }
wb-daily-to-result = Voir le résultat
wb-daily-hidden-name = Quelqu’un
wb-daily-practised = Joué hors classement
wb-compare = Côte à côte
wb-compare-with = Comparer : { $name }
wb-compare-decision = Décision { $number } sur { $count }
wb-compare-same = Pareil
wb-compare-other = Différent
wb-compare-points = { $points } points
wb-compare-you = toi
wb-compare-next-difference = Différence suivante
wb-compare-closed = À comparer quand tu auras fini
wb-challenge-share = { $game } : feras-tu mieux que { $points } ? Exactement la même donne :
wb-challenge-share-open = { $game } : jouons exactement la même donne et comparons :
wb-challenge-send = Copier le texte et le lien
wb-challenge-until = Ouvert jusqu’au { $day }
wb-profile = Ton profil
wb-profile-about = Un profil est une clé dans ce navigateur, sans compte. Elle relie tes résultats : elle n’est qu’à toi, le serveur n’en garde qu’une empreinte, différente pour chaque donne.
wb-profile-code = Ta clé
wb-profile-show = Montrer la clé
wb-profile-warn = Qui a cette clé joue en ton nom.
wb-profile-take = Clé d’un autre appareil
wb-profile-use = Utiliser cette clé
wb-profile-bad = Ce n’est pas une clé : 26 lettres et chiffres.
wb-profile-taken = Ce navigateur joue maintenant avec ce profil.
wb-profile-export = Enregistrer dans un fichier
wb-profile-delete = Supprimer le profil
wb-profile-delete-more = Tes parties des défis du jour et des défis entre amis, ton nom dans leurs classements et la trace de ta clé sont effacés de ce serveur ; les résultats restent sans nom. Les sauvegardes déjà faites gardent tout cela jusqu’à ce qu’on les efface aussi. Ce navigateur crée une nouvelle clé.
wb-profile-deleted = Le profil est supprimé.
wb-names = Noms dans les classements
wb-names-about = Pour qui gère ce serveur, sur sa propre machine : les noms que les classements ne montrent pas.
wb-names-name = Nom
wb-names-hide = Masquer
wb-names-show = Montrer à nouveau
wb-names-none = Aucun nom n’est masqué.
wb-daily-friends = Tes amis ce jour-là
wb-daily-friends-alone = Aucun de tes amis n’a encore de résultat.
wb-daily-friends-link = Défier des amis
wb-daily-friends-about = Qui ouvre ce lien reçoit la même donne, et tout le monde voit le rang des autres, ce jour-là et les suivants.
wb-daily-friends-leave = Ne plus comparer
wb-daily-friends-joined = Tu te compares à la personne qui a envoyé ce lien, ce jour-là et les suivants.
wb-daily-rank = { $nth ->
    [one] { $place }er
   *[other] { $place }e
    }
wb-daily-yesterday-above = { $n } au-dessus du par.
wb-daily-yesterday-below = { $n } sous le par.
wb-daily-yesterday-par = Exactement le par.
wb-daily-until = Ouvert jusqu’à { $time }, heure locale.
wb-profile-file = Ouvrir un fichier enregistré
