# CoNNNect sur la table du web.

## Où en est la partie
cn-web-where-setup = Mise en place
cn-web-where-roll = Manche { $round } sur { $rounds }, lancer
cn-web-where-fill = Manche { $round } sur { $rounds }, écriture
cn-web-where-claim = Manche { $round } sur { $rounds }, annonces
cn-web-where-over = Partie terminée

## L’invite
cn-web-prompt-wait = Les dés vont être lancés.
cn-web-prompt-wait-zone = { $name } choisit le dé zone.
cn-web-prompt-wait-busy = Tu as fini. Écriture en cours : { $names }.
cn-web-prompt-watch-busy = Écriture en cours : { $names }.
cn-web-prompt-dice = Lance les dés à la table et saisis-les ici.
cn-web-prompt-zone = Choisis le dé zone : il dit où tout le monde écrit.
cn-web-prompt-zone-held =
    { $free ->
        [one] Zone { $zone } : { $free } case libre sur ta feuille.
       *[other] Zone { $zone } : { $free } cases libres sur ta feuille.
    }
cn-web-prompt-setup = Écris le { $number } dans une case de départ teintée.
cn-web-prompt-setup-done = Les trois chiffres sont écrits. Termine.
cn-web-prompt-write-rows = Écris le { $number } dans la zone { $zone } : rangées { $first } et { $second }.
cn-web-prompt-write-columns = Écris le { $number } dans la zone { $zone } : colonnes { $first } et { $second }.
cn-web-prompt-drop = La zone { $zone } est pleine. Abandonne un chiffre : cela coûte une case d’action libre.
cn-web-prompt-anywhere = Écris le { $number } dans une case libre.
cn-web-prompt-any = Deux au choix : écris des chiffres de ton choix dans la zone { $zone }, reste { $left }.
cn-web-prompt-full = La zone { $zone } est pleine. Échange ou perds « Deux au choix ».
cn-web-prompt-take = Connect-{ $size } avec { $numbers } : choisis son bonus.
cn-web-prompt-claim =
    { $points ->
        [0] Connect-{ $size } avec { $numbers }.
        [one] Connect-{ $size } avec { $numbers } : { $points } point.
       *[other] Connect-{ $size } avec { $numbers } : { $points } points.
    }
cn-web-prompt-picking =
    { $count ->
        [one] { $count } chiffre choisi. Choisis des voisins identiques ou qui se suivent.
       *[other] { $count } chiffres choisis. Ils doivent être identiques ou se suivre.
    }
cn-web-prompt-claims = Annonce des Connects : touche leurs chiffres. Puis termine.
cn-web-prompt-no-claims = Les deux chiffres sont écrits. Termine.
cn-web-prompt-pick-move = Déplacer : touche le chiffre à barrer.
cn-web-prompt-out = Tu es hors jeu. Ta feuille reste telle quelle.
cn-web-sealed = Ta feuille reste cachée jusqu’à la fin de la manche.
cn-web-key-die = prendre ce dé ou ce chiffre
cn-web-solo = En solo : chaque course est à toi.

## Boutons
cn-web-done = Terminer
cn-web-done-of = Terminer, { $count } sur { $all }
cn-web-undo = Annuler
cn-web-put-back = Remettre
cn-web-not-this = Ne pas annoncer
cn-web-bend = Ajuster le lancer
cn-web-use-bonus = Utiliser un bonus
cn-web-claim = Annoncer { $numbers }
cn-web-claim-short = Annoncer
cn-web-take-bonus = Prendre { $bonus }
cn-web-no-bonus = Choisir un bonus
cn-web-take-zone = Prendre la zone { $zone }
cn-web-no-zone = Choisir un dé
cn-web-drop = Abandonner le { $number }
cn-web-lose = Perdre ce bonus
cn-web-lose-short = Perdre
cn-web-out = Hors jeu
cn-web-out-sure = Confirmer
cn-web-help = Montrer ce que je peux annoncer
cn-web-start-move = Choisir un chiffre sur la feuille

## Dés
cn-web-act = Les dés et quoi faire
cn-web-zone = Zone
cn-web-numbers = Chiffres
cn-web-zone-die = dé zone { $number }
cn-web-die = dé { $number }
cn-web-written = écrit
cn-web-now = maintenant
cn-web-waits = attend
cn-web-rolled = { $name } lance
cn-web-any-number = Ton chiffre
cn-web-no-dice = Pas encore de dés
cn-web-type-roll = Que montrent les trois dés ?
cn-web-type-shape = Quelle carte forme est sortie ?
cn-web-type-card = Quelle carte de la pile { $deck } est sortie ?
cn-web-type-first = Qui commence ?
cn-web-correct = Corriger { $typed }
cn-web-correct-title = Ce qui est vraiment sorti
cn-web-enter-roll = Saisir, { $count } sur 3
cn-web-take-out = retirer le { $number }
cn-web-switch-with = Échanger le dé zone avec le { $number }
cn-web-change = { $from } devient { $to }.
cn-web-free-cost = Action libre, puis { $minus } points en tout
cn-web-free-as = Écrire le { $face } comme { $number }

## La feuille
cn-web-sheet = Ta feuille
cn-web-sheet-of = Feuille : { $name }
cn-web-keys = { $spaces } cases. Les flèches déplacent, Entrée choisit, Échap remet, U annule, C est le bouton plein, 1 à 6 choisissent un dé, le point d’interrogation montre la règle.
cn-web-cell-place = rangée { $row }, colonne { $column }
cn-web-cell-number = { $number }
cn-web-cell-free = libre
cn-web-cell-crossed = barrée
cn-web-cell-setup = case de départ
cn-web-cell-claimed = annoncé
cn-web-cell-zones = zones { $columns } et { $rows }
cn-web-cell-picked = choisi
cn-web-cell-legal = { $number } possible
cn-web-cell-movable = peut être déplacé
cn-web-cell-makes = donne { $numbers }
cn-web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cn-web-rounds = Manches
cn-web-so-far = Pour l’instant
cn-web-total = Total
cn-web-free = Actions libres
cn-web-free-now = Cases barrées : { $crossed }. Malus actuel : { $minus }.

## Bonus
cn-web-bonuses-of = Bonus de Connect-{ $row }
cn-web-bonus-move = Déplacer
cn-web-bonus-switch = Échanger
cn-web-bonus-plus = Plus/​moins
cn-web-bonus-again = Réutiliser
cn-web-bonus-any = Deux au choix
cn-web-bonus-six = Six points
cn-web-bonus-number = Chiffre { $number }
cn-web-what-move = Déplacer : tu barres un chiffre non annoncé et tu l’écris dans une case libre, maintenant ou plus tard.
cn-web-what-switch = Échanger : lors d’une prochaine manche, tu échanges le dé zone avec un dé chiffre avant d’écrire.
cn-web-what-plus = Plus/moins : lors d’une prochaine manche, tu changes tes dés de 1, deux fois au plus.
cn-web-what-again = Réutiliser : un chiffre annoncé sert une fois de plus dans une nouvelle annonce.
cn-web-what-any = Deux au choix, tout de suite : tu écris deux chiffres de ton choix dans la zone de cette manche.
cn-web-what-six = Six points : ils comptent à la fin, rien d’autre ne se passe.
cn-web-what-number = Chiffre { $number }, tout de suite : tu écris un { $number } dans une case libre avant toute autre chose.
cn-web-stars = étoiles
cn-web-at-once = tout de suite
cn-web-unused = non utilisé
cn-web-used = utilisé
cn-web-choose = Bonus pour { $numbers }
cn-web-choose-note = Chaque bonus imprimé se prend une fois. Ses étoiles comptent à la fin, utilisé ou non.
cn-web-found = Connects que tu peux annoncer
cn-web-with-bonus = avec un bonus
cn-web-more = encore { $count }

## Formes, objectifs, les autres
cn-web-shapes = Formes de Connect-5
cn-web-shape = Forme { $shape }, carte
cn-web-next-five = Prochain Connect-5
cn-web-no-five = Tout est pris
cn-web-taken-by = Annoncée : { $names }
cn-web-fours = Formes de Connect-4
cn-web-four = Forme { $shape }
cn-web-first = en premier
cn-web-later = ensuite
cn-web-mark-mine = à toi
cn-web-mark-gone = parti
cn-web-goals = Objectifs
cn-web-goal-done = atteint
cn-web-goal-have = { $have } sur { $count }
cn-web-goal-most = { $have }, au plus { $count }
cn-web-others = Autour de la table
cn-web-others-after = Autour de la table, après la manche { $round }
cn-web-status-busy = écrit encore
cn-web-status-done = a fini
cn-web-status-out = hors jeu
cn-web-drawer = Bonus, formes, objectifs, score et table
cn-web-tab-bonuses = Bonus
cn-web-tab-shapes = Formes
cn-web-tab-goals = Objectifs
cn-web-tab-score = Score
cn-web-tab-table = Table
cn-web-tab-unused = reste { $count }

## Fin d’une manche
cn-web-round-over = La manche { $round } est terminée
cn-web-recap-wrote = écrit { $numbers }
cn-web-recap-claimed = annonce { $claims }
cn-web-recap-circles =
    { $count ->
        [one] { $count } cercle
       *[other] { $count } cercles
    }
cn-web-recap-goals = objectif { $names }
cn-web-recap-boxes =
    { $count ->
        [one] { $count } action libre
       *[other] { $count } actions libres
    }

## Les derniers coups
cn-web-told-roll = Les dés montrent { $numbers }.
cn-web-told-zone = { $name } choisit la zone { $zone }.
cn-web-told-write = { $name } écrit le { $number } en rangée { $row }, colonne { $column }.
cn-web-told-free = { $name } prend une action libre : le { $face } devient un { $number }.
cn-web-told-drop = { $name } abandonne le { $number }.
cn-web-told-move = { $name } déplace le chiffre de la rangée { $row }, colonne { $column }.
cn-web-told-switch = { $name } échange le dé zone avec le { $number }.
cn-web-told-change = { $name } change le { $from } en { $to }.
cn-web-told-claim = { $name } annonce un Connect-{ $size }.
cn-web-told-take = { $name } prend le bonus { $bonus }.
cn-web-told-done = { $name } a fini.
cn-web-told-out = { $name } est hors jeu.

## Le guide de la première partie

## La première partie et les astuces
cn-web-guide-aim = Des chiffres qui se touchent et sont identiques ou se suivent font un Connect. Les Connects rapportent des points et des bonus ; qui en a le plus après douze manches gagne.
    .title = Le but
    .try = Tu as lancé trois dés : touche celui qui dit où écrire.
cn-web-guide-zone = Les dés 1 à 3 désignent deux colonnes, 4 à 6 deux rangées. Les deux autres dés sont les chiffres à y écrire.
    .title = Le dé zone dit où
    .try = Prends la zone { $zone }.
cn-web-guide-write =
    { $way ->
        [columns] Les deux chiffres vont dans les colonnes { $first } et { $second }, où tu veux. Un chiffre y attend déjà des voisins.
       *[rows] Les deux chiffres vont dans les rangées { $first } et { $second }, où tu veux. Un chiffre y attend déjà des voisins.
    }
    .title = Écris les chiffres
    .try = Écris le { $number } dans la case marquée.
cn-web-guide-second = Voilà que 3, 4 et 5 se retrouvent côte à côte : une suite de trois.
    .title = Les chiffres cherchent des voisins
    .try = Écris le { $number } dans la case marquée.
cn-web-guide-pick = 3-4-5 est un Connect-3. Rien ne compte tout seul : il faut l’annoncer.
    .title = Tu as un Connect
    .try = Choisis 3-4-5.
cn-web-guide-claim = L’annonce utilise ses chiffres ; tu pourrais donc aussi attendre plus long.
    .title = Annonce-le
    .try = Annonce le Connect.
cn-web-guide-bonus = Chaque Connect-3 et Connect-4 donne un bonus au choix. Ses étoiles sont des points ; la plupart servent plus tard, un éclair agit aussitôt.
    .title = Prends ton bonus
    .try = Choisis-en un.
cn-web-guide-take = Il est à toi. Tu t’en sers quand tu en as besoin, dans cette manche ou plus tard.
    .title = Un bonus pour la suite
    .try = Prends-le.
cn-web-guide-astray = Là, il n’y a pas encore de Connect. Tout peut s’annuler tant que tu n’as pas terminé.
    .title = Presque
    .try = Annule, puis écris dans la case marquée.
cn-web-mark-aim = Écris des chiffres pour que les voisins soient identiques ou se suivent, et annonce-les comme Connects : points et bonus. Après douze manches, qui a le plus de points gagne.
    .title = Le but
cn-web-mark-done = Quand tu as terminé, personne ne t’attend plus. Toutes les feuilles se dévoilent ensemble ; jusque-là, tout peut s’annuler.
    .title = « Terminer » clôt ta manche
cn-web-mark-roll = Tu choisis pour tout le monde quel dé devient le dé zone. Les deux autres sont les chiffres.
    .title = C’est ton lancer
cn-web-mark-claim = Ces chiffres font un Connect. Annonce-le pour son bonus, ou attends plus long.
    .title = Un Connect
cn-web-mark-five = Il a la forme d’une carte visible et rapporte les points du dessus de la pile. Qui vient plus tard gagne moins.
    .title = Un Connect-5
cn-web-mark-switch = Avant d’écrire le premier chiffre, tu peux échanger le dé zone avec un dé chiffre, pour toi seulement.
    .title = Tu peux échanger
cn-web-mark-plus = Tu peux changer un dé chiffre de 1 ou 2, ou les deux de 1. Après 6 vient 1.
    .title = Tu peux changer un chiffre
cn-web-mark-move = Un chiffre qui n’est pas annoncé peut aller dans n’importe quelle case libre. Son ancienne case reste barrée.
    .title = Tu peux déplacer un chiffre
cn-web-mark-again = Un chiffre déjà annoncé peut compter encore une fois dans un nouveau Connect. Rien à toucher : le bonus sert au moment d’annoncer.
    .title = Tu peux réutiliser un chiffre
cn-web-mark-free = Écrire un autre chiffre que celui du dé barre une case ici. La valeur marquée est déduite à la fin.
    .title = Les actions libres coûtent des points
cn-web-mark-open = Toutes les feuilles sont visibles. Touches-en une pour la voir en grand.
    .title = Ce que les autres ont fait

## Ce que sont les choses
cn-ask-name-box = Case d’action libre
cn-ask-box = Chaque action libre barre une case ; la première case libre à gauche est déduite à la fin.
cn-ask-name-round = Manche
cn-ask-round = On joue douze manches ; ici figurent le dé zone et les chiffres de chacune.
cn-ask-name-shape = Forme de Connect-5
cn-ask-shape = Un Connect de cinq chiffres de cette forme, tournée ou retournée, rapporte la carte du dessus ; ensuite la forme est fermée pour de bon.
cn-ask-name-stack = Prochain Connect-5
cn-ask-stack = Ce que rapporte un Connect-5 dans cette manche ; une carte part après chaque manche où il y en a eu un.
cn-ask-name-four = Forme de Connect-4
cn-ask-four = Qui annonce cette forme en premier gagne 4 points, les suivants 1 ; chaque annonce donne aussi un bonus.
cn-ask-name-five = Case de Connect-5
cn-ask-five = On y note la lettre et les points d’un Connect-5 annoncé.
cn-ask-name-objective = Objectif
cn-ask-objective = Qui le remplit à la fin d’une manche en marque les points une fois ; personne ne peut le prendre aux autres.
cn-ask-name-circle = Cercle
cn-ask-circle = Il est plein quand les quatre cases autour ont un chiffre : 1 point, et trois en ligne 2 de plus.
cn-ask-name-arrow = Ligne fléchée
cn-ask-arrow = La ligne qui finit ici rapporte 8 pour 1 à 6 dans l’ordre ou six chiffres identiques, 6 pour 1 à 6 en désordre, 3 si elle est seulement pleine.
cn-ask-name-zone = Zone
cn-ask-zone = Deux colonnes ou deux rangées : quand le dé zone montre cette face, les chiffres vont ici.
cn-ask-name-zone-die = Dé zone
cn-ask-zone-die = Un des trois dés dit pour tout le monde dans quelle zone s’écrivent les deux autres.
cn-ask-name-number-die = Dé chiffre
cn-ask-number-die = Les deux chiffres doivent aller dans la zone, dans l’ordre et à l’endroit qu’on veut.
cn-ask-name-space = Case
cn-ask-space = Elle reçoit un chiffre ; des chiffres qui se touchent, identiques ou qui se suivent, peuvent s’annoncer comme Connect.
cn-ask-name-setup = Case de départ
cn-ask-setup = Les six premiers chiffres lancés sont dans ces cases ; ils comptent comme les autres.
cn-ask-name-others = Une autre feuille
cn-ask-others = Elle montre la fin de la dernière manche ; ce que les autres écrivent reste caché jusqu’à ce que tous aient terminé.
cn-ask-score-connect3 = Les étoiles des bonus pris pour des Connect-3.
cn-ask-score-connect4 = 4 ou 1 pour chaque forme, et les étoiles des bonus pris pour des Connect-4.
cn-ask-score-connect5 = Les cartes de points de tes Connect-5.
cn-ask-score-arrows = Ce que rapportent les deux lignes fléchées telles qu’elles sont.
cn-ask-score-circles = 1 point par cercle plein.
cn-ask-score-lines = 2 points par ligne droite de trois cercles pleins.
cn-ask-score-objectives = Les points des objectifs que tu as remplis.
cn-ask-score-minus = Ce que coûtent tes actions libres : la valeur de la première case libre.
cn-ask-score-total = La somme de tout ce qui précède ; après douze manches, qui a le plus de points gagne.
cn-rules-aim = Fais des Connects : trois, quatre ou cinq chiffres qui se touchent, identiques ou qui se suivent. Après douze manches, qui a le plus de points gagne.
cn-rules-minute = À chaque manche, on lance trois dés. L’un dit à tous dans quelle zone de la feuille écrire, les deux autres sont les chiffres ; chacun écrit les deux sur sa feuille. Puis tu annonces des Connects : un Connect-3 ou Connect-4 donne un bonus utile plus tard, un Connect-5 d’une des formes visibles beaucoup de points. Les cercles pleins, les deux lignes fléchées et les objectifs comptent aussi ; les chiffres que tu ne peux ou ne veux pas écrire coûtent des actions libres.

cn-web-recap-took = a pris { $names }
cn-web-recap-used = a utilisé { $names }
cn-web-recap-dropped = a laissé { $numbers }
cn-web-recap-sources = De { $sources }
cn-web-recap-nothing = Aucun point
cn-web-change-number = Changer un chiffre
cn-web-prompt-stuck-switch = La zone { $zone } est pleine et toutes les cases sont cochées. Un échange te donne une autre zone ; sinon, tu es hors jeu.
cn-web-prompt-stuck = La zone { $zone } est pleine et toutes les cases sont cochées : tu es hors jeu. Tes points restent.
cn-web-use-switch = Échanger
cn-web-bonuses-held = Bonus en main : { $names }
cn-web-claim-again =
    { $agains ->
        [one] Cela utilise un « Réutiliser » : un de ces chiffres était déjà annoncé.
       *[other] Cela utilise { $agains } « Réutiliser » : autant de ces chiffres étaient déjà annoncés.
    }
