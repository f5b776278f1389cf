### Classes: pages that are fetched when somebody opens one

wb-class-more = Un code pour tout le monde, plusieurs tables, et tu les vois toutes. Les élèves n’ont pas besoin de compte, et rien d’eux ne reste après le cours, sauf si tu le gardes.
wb-class-name = Nom de la classe
wb-class-make = Ouvrir la classe
wb-class-code-how = À taper sur la page d’accueil de { $host }
wb-class-code-note = Ni compte ni adresse. Un prénom suffit ; il reste dans cette salle.
wb-class-wall = Au mur
wb-class-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
    }
wb-class-pupils = { $n ->
    [one] { $n } élève
   *[other] { $n } élèves
    }
wb-class-for-all = Pour toutes les tables
wb-class-all-tables = Toutes les tables
wb-class-locked = Verrouillé tant que les tables jouent. Une pause le libère pour la manche suivante.
wb-class-minutes = Temps pour la manche
wb-class-no-limit = Sans limite
wb-class-seats = Élèves par table
wb-class-fill = Des bots aux places vides
wb-class-fill-note = Qui arrive en retard peut prendre la place d’un bot.
wb-class-lots = Tirer au sort
wb-class-start = Tout lancer
wb-class-pause = Pause pour tous
wb-class-resume = Reprendre
wb-class-end = Finir la manche
wb-class-more-time = + 5 min
wb-class-left-of = { $n ->
    [one] restent sur { $n } minute
   *[other] restent sur { $n } minutes
    }
wb-class-playing-note = Les tables jouent. Une pause arrête toutes les horloges ; tout reste en place.
wb-class-paused-note = Tout est en pause. Personne ne peut jouer, aucune horloge ne tourne.
wb-class-gather-note = Tire au sort ou répartis les élèves aux tables. Puis lance la manche.
wb-class-empty = Personne n’est encore là. Montre le code.
wb-class-table = Table { $n }
wb-class-new-table = Nouvelle table
wb-class-put-new = Mettre { $name } à une nouvelle table
wb-class-put-here = Mettre { $name } ici
wb-class-pick = Déplacer { $name }
wb-class-remove = Renvoyer { $name }
wb-class-waiting = En attente d’une table
wb-class-helped = J’ai aidé
wb-class-look = Regarder
wb-class-state-help = { $name } te demande
wb-class-state-away = { $name } n’est plus là
wb-class-state-paused = en pause
wb-class-state-playing = joue
wb-class-state-round = manche { $n }
wb-class-state-over = terminée
wb-class-state-stopped = arrêtée
wb-class-state-opening = se prépare
wb-class-results = Résultats
wb-class-results-so-far = Résultats jusqu’ici
wb-class-export = Exporter en tableau
wb-class-print = Imprimer
wb-class-col-round = Manche
wb-class-col-table = Table
wb-class-col-points = Points
wb-class-col-rank = Rang
wb-class-close = Terminer la classe
wb-class-close-more = Les noms, les tables, les résultats et le code sont supprimés. C’est définitif.
wb-class-close-now = Terminer et tout supprimer
wb-class-keep = Terminer et garder les résultats
wb-class-keep-more = Si tu les gardes, les prénoms et les parties restent sur ce serveur.
wb-class-kept = Cette classe est terminée. Ses résultats sont gardés, et ce navigateur peut les montrer.
wb-class-over = Cette classe est terminée
wb-class-over-more = Il n’en reste rien ici.
wb-class-not-in = Tu n’es plus dans cette classe
wb-class-not-in-more = Avec son code, tu peux y revenir.
wb-class-come-in = Entrer
wb-class-first-name = Ton prénom
wb-class-in = Bienvenue, { $name }
wb-class-wait = Ta table se prépare. Cette page continue toute seule.
wb-class-leave = Quitter la classe
wb-class-help = Demander de l’aide
wb-class-help-off = Ta demande est arrivée. C’est réglé ?
wb-class-paused = La classe est en pause.
wb-class-desk = Retour à la classe
wb-class-swap = Échanger { $name } et { $other }
wb-class-picked = Tu as choisi { $name } : choisis une table, ou quelqu’un avec qui échanger.
wb-class-web = toile de { $n }
wb-class-by-table = Par table
wb-class-by-pupil = Par élève
wb-class-col-best = En tête
wb-class-col-cards = Cartes posées
wb-class-col-links = Liens
wb-class-col-misses = Essais manqués
wb-class-elsewhere = Le bureau sur un autre appareil
wb-class-elsewhere-more = Ouvre là-bas ce lien, ou scanne-le, avant { $time }. Il ne sert qu’une fois, et qui l’ouvre mène la classe comme toi : ne le montre pas au mur.
wb-class-elsewhere-open = Ouvrir le bureau
wb-class-elsewhere-about = D’ici, tu mèneras cette classe, comme sur l’appareil d’où vient le lien.
