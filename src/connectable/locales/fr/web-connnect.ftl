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
cn-web-prompt-wait-busy = Tu as fini. Écrivent encore : { $names }.
cn-web-prompt-watch-busy = Écrivent encore : { $names }.
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
cn-web-prompt-stuck = La zone { $zone } est pleine et toutes les cases sont barrées. Échange si tu peux, sinon tu es hors jeu.
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
cn-web-prompt-claims = Annonce des Connect : touche leurs chiffres. Puis termine.
cn-web-prompt-no-claims = Les deux chiffres sont écrits. Termine.
cn-web-prompt-pick-move = Déplacer : touche le chiffre à barrer.
cn-web-prompt-out = Tu es hors jeu. Ta feuille reste telle quelle.
cn-web-sealed = Ta feuille reste cachée jusqu’à la fin de la manche.
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
cn-web-found = Connect que tu peux annoncer
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
cn-web-mark-open = ouvert
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
cn-web-guide-setup = Trois dés ont été lancés pour tout le monde. Leurs chiffres vont dans les cases de départ teintées ; touche un dé pour choisir lequel vient ensuite.
    .title = Voici ta feuille
    .try = Essaie : touche une case en pointillés.
cn-web-guide-done = Tout peut s’annuler tant que tu n’as pas terminé. Ensuite viennent trois autres dés pour les cases de départ qui restent.
    .title = « Terminer » clôt l’étape
    .try = Écris les autres chiffres et termine, deux fois en tout.
cn-web-guide-roll = C’est ton lancer. Un dé devient le dé zone : 1 à 3 sont des paires de colonnes, 4 à 6 des paires de rangées. Les deux autres sont des chiffres.
    .title = Choisis le dé zone
    .try = Essaie : touche un dé, puis prends la zone.
cn-web-guide-zone =
    { $way ->
        [columns] Le dé sombre montre { $zone }, les deux chiffres vont donc dans les colonnes { $first } et { $second }. Chaque case en pointillés est possible.
       *[rows] Le dé sombre montre { $zone }, les deux chiffres vont donc dans les rangées { $first } et { $second }. Chaque case en pointillés est possible.
    }
    .title = La zone dit où
    .try = Essaie : touche une case en pointillés.
cn-web-guide-second = Trois voisins ou plus, identiques ou qui se suivent, font un Connect. Un contour en pointillés montre ce que ton chiffre donnerait.
    .title = Les chiffres cherchent des voisins
    .try = Écris le second chiffre.
cn-web-guide-claim = Si tu as un Connect, touche ses chiffres pour l’annoncer : Connect-3 et -4 donnent un bonus, Connect-5 beaucoup de points. Tu peux aussi attendre mieux.
    .title = Annoncer ou attendre
    .try = Annonce ce que tu veux, puis termine.
cn-web-guide-open = Toutes les feuilles sont visibles ; touches-en une pour la voir en grand. Il y a douze manches : cercles, lignes fléchées et objectifs comptent aussi.
    .title = La manche est révélée
    .try = Joue la manche suivante.
