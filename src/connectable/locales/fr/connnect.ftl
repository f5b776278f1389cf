## Le jeu
cn-name = CoNNNect

## Règles : feuille et mise en place
cn-rule-s1 = La grille a 6 × 6 cases. Les zones 1, 2 et 3 sont les paires de colonnes depuis la gauche, les zones 4, 5 et 6 les paires de rangées depuis le haut.
cn-rule-s2 = Il y a neuf cercles : un au milieu de chaque bloc de 2 × 2 cases où une zone de colonnes croise une zone de rangées.
cn-rule-s3 = Il y a huit formes de Connect-5, de A à H : toutes les formes de cinq cases qui peuvent contenir une suite. Quatre sont piochées et restent visibles. Chacune ressemble à une lettre majuscule : A à I, B à L, C à N, D à P, E à U, F à W, G à V, H à Z.
cn-rule-s4 = Les cartes score des Connect-5 valent 16, 14, 13 et 12 points. La plus haute est sur le dessus.
cn-rule-s5 = Il y a 14 cartes objectif dans les paquets A, B et C. On pioche une carte de chaque paquet.
cn-rule-s6 = À la mise en place, on lance trois dés et chaque joueur écrit les trois chiffres dans les cases de départ de son choix ; trois autres dés remplissent les trois autres cases de départ. Dans la variante avec ses propres dés, chaque joueur lance pour soi. Les chiffres de départ sont des chiffres ordinaires.
cn-rule-s7 = Sur la feuille standard, les cases de départ sont rangée 1, colonne 2 ; rangée 2, colonne 4 ; rangée 3, colonne 6 ; rangée 4, colonne 1 ; rangée 5, colonne 3 ; et rangée 6, colonne 5. Les lignes fléchées sont la rangée 3 et la colonne 4.
cn-rule-s8 = Le hasard décide dans cet ordre : quatre formes, une carte de chaque paquet, le premier joueur aux dés (tous avec la même chance), puis les dés de mise en place. Chaque joueur écrit trois chiffres et annonce avoir fini avant le second lancer. Avec ses propres dés, les deux étapes sont les mêmes ; chaque joueur a trois dés à soi, lancés dans l’ordre des places. Chaque étape est cachée et peut être annulée jusqu’à ce que le joueur ait fini, comme dans la règle CN-R5. Avant la manche 1, il n’y a ni action libre, ni bonus, ni annonce.

## Règles : une manche
cn-rule-r1 = Lancer : le joueur aux dés lance trois dés et choisit une face comme dé zone ; les deux autres sont les dés chiffre. Avant ce choix, personne d’autre n’agit, et il ne peut pas être annulé. Les dés chiffre sont le dé 1 et le dé 2 dans l’ordre croissant ; un dé échangé garde sa place. Tout le monde voit le choix, et chaque piste des manches le note.
cn-rule-r2 = Écriture : tous les joueurs, en même temps, doivent écrire les deux chiffres dans des cases libres de la zone, dans n’importe quel ordre et n’importe où, un chiffre par case. Un joueur est dans la phase d’écriture tant qu’un de ses dés attend, puis dans la phase d’annonces.
cn-rule-r3 = Annonces : tous les joueurs, en même temps, peuvent annoncer autant de Connect qu’ils veulent, aussi avec des chiffres de manches précédentes et avec ce qu’un bonus tout juste gagné rend possible.
cn-rule-r4 = À la fin d’une manche, les points des Connect-4 et des Connect-5 sont attribués (règles CN-C6 et CN-C8) et les objectifs ouverts sont vérifiés. La carte score du dessus part si un Connect-5 a été annoncé, et les dés passent au joueur de gauche. Une partie compte douze manches.
cn-rule-r5 = Ce qu’un joueur écrit, utilise et annonce dans une manche reste caché : tant que tous n’ont pas fini, les autres voient seulement « écrit encore » ou « a fini ». Les dés et le choix de la zone sont visibles. Un joueur peut finir quand les deux dés sont écrits ou abandonnés et que rien ne reste à faire tout de suite ; finir ne peut pas être annulé. Jusque-là, ou jusqu’à être hors jeu, un joueur peut annuler ses propres actions de la manche, la dernière d’abord, même quand il ne lui reste qu’à être hors jeu (règle CN-F4). Ce que fait un joueur ne dépend jamais de ce que fait un autre dans la même manche : l’ordre des actions ne change rien.

## Règles : action libre
cn-rule-f1 = Une action libre se prend dans la phase d’écriture et pour les deux dés chiffre seulement. Elle coûte une case d’action libre par dé : soit pour écrire dans la zone un autre chiffre de 1 à 6, soit parce que la zone n’a aucune case libre, et le chiffre est alors abandonné. Une case d’action libre est barrée chaque fois que le chiffre écrit diffère de la face du dé après Échanger et Plus/moins.
cn-rule-f2 = Aucun chiffre n’est abandonné tant que la zone a une case libre. S’il ne reste qu’une case, le joueur choisit le chiffre à y écrire et abandonne l’autre.
cn-rule-f3 = Il y a sept cases d’action libre, de valeur 0, 1, 2, 3, 5, 7 et 9. Le malus final est la valeur de la première case libre en partant de la gauche, ou 12 quand les sept sont barrées.
cn-rule-f4 = Un joueur qui doit abandonner un chiffre alors que ses sept cases d’action libre sont barrées peut seulement utiliser un Échanger (là où la règle CN-B2 le permet), utiliser un Plus/moins si un Échanger peut suivre, ou se mettre hors jeu. Être hors jeu termine tout de suite sa partie, compte comme avoir fini et ne peut pas être annulé. Dès lors, même à la fin de cette manche, aucun objectif n’est plus vérifié pour ce joueur ; son tour aux dés est sauté et il garde ce qu’il a annoncé. Les joueurs hors jeu sont classés derrière tous les autres, une manche plus tardive avant une plus ancienne, à rang partagé pour la même manche ; leurs points sont ceux de leur feuille telle qu’elle est. Les autres jouent jusqu’à la manche 12, même un joueur seul. Quand tous sont hors jeu, la partie est terminée et personne ne gagne ; les rangs restent.

## Règles : annonces
cn-rule-c1 = Une annonce est un groupe de chiffres écrits et pas encore annoncés, dans des cases qui se touchent par un côté, dans une forme qui peut être tournée et retournée. Les chiffres sont tous identiques, ou ils forment une suite : des chiffres consécutifs, chacun voisin du précédent. Après le 6, la suite ne reprend pas au 1. Peu importe quels autres chiffres de la suite se touchent, comme le 1 à côté du 4 dans un carré.
cn-rule-c2 = Un chiffre n’est annoncé qu’une fois, sauf avec Réutiliser (règle CN-B4). Une case barrée ne contient pas de chiffre.
cn-rule-c3 = Connect-3 : trois chiffres, en ligne droite ou en coin. Il donne un bonus de la série Connect-3.
cn-rule-c4 = Connect-4 : quatre chiffres dans la forme I, L, O ou S. Il donne un bonus de la série Connect-4.
cn-rule-c5 = La première annonce d’une forme de Connect-4 parmi tous les joueurs rapporte 4 points. Les annonces suivantes, par des joueurs qui n’ont pas encore marqué cette forme, rapportent 1 point. La deuxième annonce de la même forme par un joueur ne rapporte aucun point, seulement le bonus.
cn-rule-c6 = Quand plusieurs joueurs sont les premiers à annoncer une forme de Connect-4 dans la même manche, ils partagent la première place : 4 points chacun. Cela se décide à la fin de la manche.
cn-rule-c7 = Connect-5 : cinq chiffres dans la forme d’une carte forme visible, et dans aucune autre. Le joueur note sa lettre et la valeur de la carte score du dessus. Il n’y a pas de bonus.
cn-rule-c8 = Tous les joueurs qui annoncent un Connect-5, quel qu’il soit, dans la même manche obtiennent la même valeur. Ensuite, les cartes forme annoncées sont cachées pour de bon et une carte score part. Un joueur peut annoncer deux formes visibles différentes dans une manche, et chacune rapporte, mais pas deux fois la même.
cn-rule-c9 = Le bonus se choisit avec l’annonce et doit être pris tant qu’il en reste un dans la série. Des bonus de même sorte et avec autant d’étoiles sont un même choix. Quand la série est épuisée, l’annonce vaut sans bonus.
cn-rule-c10 = En solo : chaque première annonce d’une forme de Connect-4 rapporte 4 points, les cartes score partent comme dans la règle CN-C8, et être hors jeu, c’est perdre la partie.

## Règles : bonus
cn-rule-b1 = Déplacer : un chiffre pas encore annoncé est barré, même un chiffre de départ ou de cette manche, puis écrit dans n’importe quelle case libre. L’ancienne case reste barrée pour de bon. C’est possible dans la phase d’écriture, même entre les deux dés et dans la dernière case libre de la zone, et dans la phase d’annonces. Ce n’est pas possible quand aucune case n’est libre.
cn-rule-b2 = Échanger : le dé zone est échangé avec un dé chiffre, pour ce joueur et cette manche seulement ; plusieurs peuvent se suivre. C’est possible avant que le premier dé de la manche soit écrit ou abandonné, et entre le gain de Deux au choix et l’écriture de son premier chiffre, mais à aucun autre moment. Après Deux au choix, rien n’est écrit de nouveau pour le dé échangé. Les dés sont échangés tels qu’ils sont, un Plus/moins compris. Un Échanger qui ne change aucune face n’est pas possible.
cn-rule-b3 = Plus/moins : les dés chiffre pas encore écrits changent d’un ou de deux pas en tout, jusqu’à 2 de plus ou de moins sur un dé, ou 1 de plus ou de moins sur chacun. De 1, un pas de moins mène à 6 ; de 6, un pas de plus mène à 1. Tout cela est une seule action : un pas non utilisé est perdu, et une action qui ne change aucune face n’est pas possible. Seulement dans la phase d’écriture.
cn-rule-b4 = Réutiliser : un chiffre déjà annoncé peut servir une fois de plus dans une nouvelle annonce. On barre exactement autant de Réutiliser que l’annonce contient de chiffres déjà annoncés, et au moins un de ses chiffres n’est pas annoncé. Le chiffre peut venir de n’importe quelle annonce précédente, même de cette manche, et un autre Réutiliser peut s’en servir encore. Seulement dans la phase d’annonces.
cn-rule-b5 = Deux au choix (tout de suite) : deux chiffres de 1 à 6 au choix du joueur, identiques ou non, sont écrits dans la zone de cette manche, la nouvelle après un Échanger. Les deux doivent être écrits s’il y a la place, un seul s’il n’y a la place que pour un. Quand la zone est pleine avant le premier chiffre, un joueur qui a un Échanger non utilisé peut l’utiliser ou perdre Deux au choix ; sans Échanger, Deux au choix est perdu tout de suite.
cn-rule-b6 = Six points : ce bonus vaut six étoiles et compte comme utilisé.
cn-rule-b7 = Chiffre (tout de suite) : le chiffre dessiné est écrit dans n’importe quelle case libre.
cn-rule-b8 = Chaque bonus de la feuille peut être pris une fois et ne vaut que pour son joueur. Ses étoiles comptent à la fin, utilisé ou non ; les bonus utilisés sont barrés. Tout de suite veut dire avant toute autre action ; les autres bonus peuvent être utilisés dans la même phase d’annonces ou gardés. Pour utiliser un bonus, il suffit d’en nommer la sorte. Un bonus à utiliser tout de suite qui ne trouve aucune case libre est perdu : il est barré, compte comme utilisé et garde ses étoiles.
cn-rule-b9 = Feuille standard, série Connect-3 : deux Déplacer, deux Échanger et un Plus/moins à 1 étoile chacun ; un Plus/moins, un Réutiliser, Chiffre 3 et Chiffre 4 à 2 étoiles chacun. Série Connect-4 : Deux au choix à 2 étoiles ; Déplacer, Échanger, Plus/moins, Réutiliser, Chiffre 1 et Chiffre 6 à 3 étoiles chacun ; Six points à 6 étoiles.

## Règles : cercles, lignes, objectifs, fin
cn-rule-o1 = Un cercle est rempli dès que ses quatre cases contiennent des chiffres, et il le reste. Peu importe ce qui a écrit les chiffres : mise en place, dés, Déplacer, Deux au choix ou Chiffre ; il en va de même pour les lignes et les objectifs. Une case barrée ne contient pas de chiffre. Chaque cercle rempli rapporte 1 point.
cn-rule-o2 = Trois cercles remplis en ligne droite (rangée, colonne ou diagonale) forment une ligne de cercles. Il y a huit lignes possibles ; chacune rapporte 2 points.
cn-rule-o3 = Chaque ligne fléchée rapporte 8 points si elle contient 1–6 dans l’ordre, dans un sens ou dans l’autre, ou six chiffres identiques ; 6 points si elle contient 1–6 dans n’importe quel ordre ; 3 points si chaque case est remplie ou barrée. Une ligne avec une case barrée ne rapporte jamais 8 ou 6.
cn-rule-o4 = Chaque joueur marque chaque objectif une fois, quand il est atteint à la fin d’une manche, et le garde. Les cartes marquées « en fin de partie » ne sont vérifiées qu’à la fin. Peu importe qui atteint un objectif en premier.
cn-rule-o5 = A1, en fin de partie : cinq Connect-3 (3 points). A2 : trois Connect-4 (4). A3 : trois formes de Connect-4 différentes (5). A4 : un Connect-3, un Connect-4 et un Connect-5 (5). A5, en fin de partie : 20 chiffres annoncés, chacun compté une fois (4). B1, en fin de partie : deux Connect-5 (5). B2 : un Connect-4 ou Connect-5 de chiffres identiques (4). B3 : quatre bonus utilisés, Six points compris (3). B4, en fin de partie : une action libre au plus (4). B5 : trois Connect dans une manche (4). C1, en fin de partie : trois lignes de cercles (4). C2 : les quatre cercles des coins (4). C3 : les deux lignes fléchées pleines, et les cases barrées comptent (5). C4 : une zone entière remplie, et les cases barrées ne comptent pas (3). Sauf pour B4, un nombre veut dire « au moins ». A1 et A2 comptent aussi les annonces sans points.
cn-rule-e1 = Après la manche 12, les points d’un joueur sont : les étoiles des bonus pris dans la série Connect-3 ; les points des Connect-4 et les étoiles des bonus pris dans la série Connect-4, Six points compris ; les valeurs notées des Connect-5 ; les lignes fléchées, les cercles, les lignes de cercles et les objectifs ; moins le malus des actions libres.
cn-rule-e2 = Qui a le plus de points gagne. À égalité, le plus petit malus décide ; si l’égalité demeure, le rang est partagé. Un rang partagé compte pour autant de places que de joueurs : 1, 1, 3.
cn-rule-e3 = Une feuille personnelle peut servir si elle a au moins autant de cartes score que de formes ouvertes, six cases de départ différentes, aucune sorte de bonus inconnue et une valeur de malus de plus que de cases d’action libre. Son propre nombre de cases d’action libre remplace alors sept.

## Refus : mise en place
cn-refusal-s3 = Cette carte forme ne peut pas être piochée maintenant. Cartes forme visibles jusqu’ici : { $open }.
    .title = Qu’est-ce qui bloque pour cette carte forme ?
cn-refusal-s5 = Le prochain objectif vient du paquet { $deck }.
    .title = Qu’est-ce qui bloque pour cet objectif ?
cn-refusal-s6-number = Aucun dé avec un { $number } n’attend. À écrire dans les cases de départ : { $numbers }.
    .title = Qu’est-ce qui bloque pour le { $number } ?
cn-refusal-s6-space = Ce n’est pas une case de départ. Cases de départ libres : { $spaces }.
    .title = Qu’est-ce qui bloque en rangée { $row }, colonne { $column } ?
cn-refusal-s8-first = Un des joueurs commence. Places à cette table : { $seats }.
    .title = Qu’est-ce qui bloque pour cette place ?
cn-refusal-s8-seat = Cette place n’existe pas. Places à cette table : { $seats }.
    .title = Qu’est-ce qui bloque pour cette place ?
cn-refusal-s8-chance-first = On pioche d’abord les cartes et on lance les dés de mise en place.
    .title = Qu’est-ce qui bloque encore ?
cn-refusal-s8-dice = Chiffres encore à écrire dans les cases de départ : { $numbers }.
    .title = Qu’est-ce qui bloque pour terminer ?
cn-refusal-s8-before-round-1 = Avant la manche 1, il n’y a ni action libre, ni bonus, ni annonce. Écris les chiffres de départ, puis termine.
    .title = Qu’est-ce qui bloque maintenant ?

## Refus : une manche
cn-refusal-r1-roll-first = On lance d’abord les trois dés.
    .title = Qu’est-ce qui bloque encore ?
cn-refusal-r1-no-roll = Ce n’est le moment ni des dés ni des cartes.
    .title = Qu’est-ce qui bloque pour lancer ?
cn-refusal-r1-active = D’abord { $seat } choisit le dé zone.
    .title = Qu’est-ce qui bloque encore ?
cn-refusal-r1-zone-first = Choisis d’abord le dé zone. Les dés montrent { $numbers }.
    .title = Qu’est-ce qui bloque encore ?
cn-refusal-r1-face = Les dés montrent { $numbers }. Choisis l’un d’eux comme dé zone.
    .title = Qu’est-ce qui bloque pour la zone { $zone } ?
cn-refusal-r1-chosen = La zone de cette manche est choisie et le reste.
    .title = Qu’est-ce qui bloque pour une autre zone ?
cn-refusal-r2-no-die = Les deux dés sont écrits ou abandonnés. Annonce, utilise un Déplacer ou termine.
    .title = Qu’est-ce qui bloque pour écrire un chiffre ?
cn-refusal-r2-fill-first = Chiffres encore à écrire ou à abandonner : { $numbers }. Les annonces viennent après.
    .title = Qu’est-ce qui bloque pour annoncer ?
cn-refusal-r2-zone = Cette case est dans les zones { $zones }. Les chiffres de cette manche vont dans la zone { $zone }.
    .title = Qu’est-ce qui bloque en rangée { $row }, colonne { $column } ?
cn-refusal-r2-taken = Un { $number } y est écrit. Choisis une case libre.
    .title = Qu’est-ce qui bloque en rangée { $row }, colonne { $column } ?
cn-refusal-r5-dice = Dés encore en attente : { $numbers }. Écris-les dans la zone { $zone } ; si elle n’a aucune case libre, abandonne-les.
    .title = Qu’est-ce qui bloque pour terminer ?
cn-refusal-r5-done = Tu as fini cette manche, et cela ne peut pas être annulé.
    .title = Qu’est-ce qui bloque pour agir encore ?

## Refus : action libre
cn-refusal-f1-number = Aucun dé avec un { $number } n’attend. En attente : { $numbers }.
    .title = Qu’est-ce qui bloque pour le { $number } ?
cn-refusal-f1-zone-full = La zone { $zone } n’a aucune case libre. Abandonne le chiffre : cela coûte une case d’action libre.
    .title = Qu’est-ce qui bloque pour écrire un chiffre ?
cn-refusal-f1-no-die = Les deux dés sont écrits ou abandonnés. Une action libre sert pour un dé en attente.
    .title = Qu’est-ce qui bloque pour une action libre ?
cn-refusal-f1-same = Le dé montre déjà { $number }. Écris-le tel quel ou choisis un autre chiffre.
    .title = Qu’est-ce qui bloque pour une action libre sur le { $number } ?
cn-refusal-f1-chosen = L’action libre d’abord. Écris le { $number } dans une case libre de la zone { $zone }.
    .title = Qu’est-ce qui bloque encore ?
cn-refusal-f2-zone-free = La zone { $zone } a des cases libres : { $spaces }. Écris-y le chiffre.
    .title = Qu’est-ce qui bloque pour abandonner le chiffre ?
cn-refusal-f4-boxes = Une action libre demande une case d’action libre non barrée. Cases barrées : { $boxes }, c’est-à-dire toutes.
    .title = Qu’est-ce qui bloque pour une action libre ?
cn-refusal-f4-not-stuck = On se met hors jeu seulement quand un chiffre doit être abandonné et que toutes les cases d’action libre sont barrées. Cases d’action libre restantes : { $boxes }.
    .title = Qu’est-ce qui bloque pour se mettre hors jeu ?
cn-refusal-f4-stuck = Un chiffre doit être abandonné et toutes les cases d’action libre sont barrées. Il reste un Échanger, un Plus/moins qu’un Échanger peut suivre, ou se mettre hors jeu.
    .title = Qu’est-ce qui bloque pour ce bonus ?
cn-refusal-f4-out = Tu es hors jeu. Ta feuille reste telle quelle.
    .title = Qu’est-ce qui bloque pour agir ?

## Refus : annonces
cn-refusal-c1-size = Un Connect a trois, quatre ou cinq chiffres. Choisis ici : { $size }.
    .title = Qu’est-ce qui bloque pour cette annonce ?
cn-refusal-c1-apart = Ces cases ne se touchent pas par un côté. Choisis des cases voisines.
    .title = Qu’est-ce qui bloque pour annoncer ces chiffres ?
cn-refusal-c1-order = Les chiffres { $numbers } se suivent, mais chacun doit être voisin du précédent.
    .title = Qu’est-ce qui bloque pour annoncer ces chiffres ?
cn-refusal-c1-numbers = Les chiffres sont { $numbers }. Ils doivent être identiques ou former une suite.
    .title = Qu’est-ce qui bloque pour annoncer ces chiffres ?
cn-refusal-c2-empty = Aucun chiffre en { $spaces }. Choisis des chiffres écrits.
    .title = Qu’est-ce qui bloque pour cette annonce ?
cn-refusal-c2-claimed = Déjà annoncés : { $spaces }. Seul Réutiliser permet de se servir encore d’un chiffre annoncé.
    .title = Qu’est-ce qui bloque pour cette annonce ?
cn-refusal-c4 = Ces quatre chiffres n’ont pas la forme d’un Connect-4. Les formes sont { $shapes }.
    .title = Qu’est-ce qui bloque pour cette annonce ?
cn-refusal-c7-shape = Aucun Connect-5 n’a cette forme. Choisis la forme d’une carte visible.
    .title = Qu’est-ce qui bloque pour annoncer ces chiffres ?
cn-refusal-c7-card = Aucune carte visible ne montre la forme { $shape }. Visibles : { $open }.
    .title = Qu’est-ce qui bloque pour ce Connect-5 ?
cn-refusal-c7-none-open = Toutes les cartes forme sont cachées : plus aucun Connect-5 ne peut être annoncé.
    .title = Qu’est-ce qui bloque pour ce Connect-5 ?
cn-refusal-c8-down = La carte { $letter } a été annoncée dans une manche précédente et elle est cachée. Choisis la forme d’une carte visible.
    .title = Qu’est-ce qui bloque pour la forme { $letter } ?
cn-refusal-c8-twice = Tu as déjà annoncé la carte { $letter } dans cette manche. Une autre forme visible est possible.
    .title = Qu’est-ce qui bloque pour reprendre la forme { $letter } ?
cn-refusal-c9-no-claim = Un bonus vient avec un Connect-3 ou un Connect-4. Annonces-en un d’abord.
    .title = Qu’est-ce qui bloque pour prendre un bonus ?
cn-refusal-c9-choose = Prends d’abord un bonus de la série Connect-{ $row }.
    .title = Qu’est-ce qui bloque encore ?
cn-refusal-c9-icon = Ce bonus n’est plus dans la série Connect-{ $row }. Bonus restants, avec leurs étoiles : { $icons }.
    .title = Qu’est-ce qui bloque pour ce bonus ?

## Refus : bonus
cn-refusal-b1-none = Tu n’as pas de Déplacer à utiliser.
    .title = Qu’est-ce qui bloque pour Déplacer ?
cn-refusal-b1-empty = Il n’y a pas de chiffre en { $space }. Choisis un chiffre pas encore annoncé.
    .title = Qu’est-ce qui bloque pour déplacer ce chiffre ?
cn-refusal-b1-claimed = Le chiffre en { $space } est annoncé. Choisis un chiffre pas encore annoncé.
    .title = Qu’est-ce qui bloque pour déplacer ce chiffre ?
cn-refusal-b1-full = Aucune case n’est libre pour le chiffre.
    .title = Qu’est-ce qui bloque pour Déplacer ?
cn-refusal-b1-chosen = Le Déplacer d’abord. Écris le { $number } dans une case libre.
    .title = Qu’est-ce qui bloque encore ?
cn-refusal-b1-crossed = Cette case est barrée pour de bon. Choisis une case libre.
    .title = Qu’est-ce qui bloque en rangée { $row }, colonne { $column } ?
cn-refusal-b2-none = Tu n’as pas d’Échanger à utiliser.
    .title = Qu’est-ce qui bloque pour Échanger ?
cn-refusal-b2-number = Aucun dé chiffre ne montre { $number }. Ils montrent { $numbers }.
    .title = Qu’est-ce qui bloque pour Échanger avec le { $number } ?
cn-refusal-b2-same = Le dé zone montre aussi { $number } : l’Échanger ne changerait rien.
    .title = Qu’est-ce qui bloque pour Échanger avec le { $number } ?
cn-refusal-b2-late = Un Échanger est possible avant que le premier dé de la manche soit écrit ou abandonné, et avant le premier chiffre de Deux au choix.
    .title = Qu’est-ce qui bloque pour Échanger maintenant ?
cn-refusal-b3-none = Tu n’as pas de Plus/moins à utiliser.
    .title = Qu’est-ce qui bloque pour Plus/moins ?
cn-refusal-b3-no-die = Les deux dés sont écrits ou abandonnés. Plus/moins change un dé en attente.
    .title = Qu’est-ce qui bloque pour Plus/moins ?
cn-refusal-b3-steps = Les dés en attente montrent { $numbers }. Change l’un d’eux de 1 ou 2, ou deux de 1 chacun.
    .title = Qu’est-ce qui bloque pour ce Plus/moins ?
cn-refusal-b4-all-claimed = Tous ces chiffres sont annoncés : { $spaces }. Au moins un ne doit pas l’être.
    .title = Qu’est-ce qui bloque pour cette annonce ?
cn-refusal-b4-too-few = Chiffres déjà annoncés : { $need }. Réutiliser disponibles : { $have }.
    .title = Qu’est-ce qui bloque pour cette annonce ?
cn-refusal-b5-full = La zone { $zone } est pleine. Utilise un Échanger ou perds Deux au choix.
    .title = Qu’est-ce qui bloque pour écrire un chiffre ?
cn-refusal-b5-fits = La zone { $zone } a une case libre. Écris-y un chiffre.
    .title = Qu’est-ce qui bloque pour perdre Deux au choix ?
cn-refusal-b5-nothing = Seul Deux au choix peut être perdu, et il n’est pas en cours.
    .title = Qu’est-ce qui bloque pour perdre un bonus ?
cn-refusal-b7 = Ce bonus donne un { $number }. Écris-le dans n’importe quelle case libre.
    .title = Qu’est-ce qui bloque pour un autre chiffre ?
cn-refusal-b8-number = Le chiffre du bonus d’abord. Écris-le dans n’importe quelle case libre.
    .title = Qu’est-ce qui bloque encore ?
cn-refusal-b8-any = Deux au choix d’abord. Chiffres encore à écrire dans la zone { $zone } : { $left }.
    .title = Qu’est-ce qui bloque encore ?
cn-refusal-e1-over = La partie est terminée.
    .title = Qu’est-ce qui bloque pour agir ?

## La fin
cn-end-points = Les douze manches sont jouées : qui a le plus de points gagne.
cn-end-tie-break = Points à égalité : le plus petit malus décide.
cn-end-shared = Points et malus à égalité : victoire partagée.
cn-end-last = Tous les autres sont hors jeu.
cn-end-solitaire = Les douze manches sont jouées.
cn-end-out = Tous sont hors jeu : personne ne gagne.
cn-source-connect3 = Connect-3
cn-source-connect4 = Connect-4
cn-source-connect5 = Connect-5
cn-source-arrows = lignes fléchées
cn-source-circles = cercles
cn-source-lines = lignes de cercles
cn-source-objectives = objectifs
cn-source-minus = malus

## Options
cn-option-setup = Dés de mise en place
cn-choice-setup-shared = les mêmes pour tous
cn-choice-setup-own = ses propres dés
cn-option-sheet = Feuille
cn-choice-sheet-house = standard

## Feuilles qui ne peuvent pas servir
cn-content-long = Le texte est trop long. Il peut avoir { $most } caractères au plus.
cn-content-toml = Ce n’est pas du TOML : { $reason }.
cn-content-unknown = « { $key } » n’a pas de sens ici. Entrées connues : { $known }.
cn-content-missing = L’entrée « { $missing } » manque.
cn-content-table = « { $key } » doit être un tableau de noms et de valeurs.
cn-content-list = « { $key } » doit avoir de { $fewest } à { $most } entrées.
cn-content-number = « { $key } » vaut { $value }. Il faut un nombre entier de { $low } à { $high }.
cn-content-choice = « { $key } » vaut « { $value } ». Valeurs connues : { $choices }.
cn-content-space = « { $value } » dans « { $key } » n’est pas une case. Les cases vont de a1 à f6 : lettre de la colonne, numéro de la rangée.
cn-content-twice = « { $value } » apparaît deux fois dans « { $key } ».
cn-content-letter = « { $value } » dans « { $key } » n’est pas la lettre d’une carte forme. Les lettres vont de A à Z.
cn-content-objective = « { $value } » dans « { $key } » n’est pas le nom d’un objectif. Les noms sont A, B ou C avec un numéro de 1 à 99.
cn-content-deck = Le paquet { $deck } dans « { $key } » n’a pas de carte. Chaque paquet en demande au moins une.
cn-content-minus = « { $key } » demande une valeur de plus que de cases d’action libre. Cases : { $boxes }. Valeurs : { $values }.
cn-content-scores = « { $key } » demande au moins autant de cartes score que de formes ouvertes. Formes ouvertes : { $open }. Cartes score : { $scores }.

## Mots du dessin dans le terminal
cn-draw-bonus-move = Déplacer
cn-draw-bonus-switch = Échanger
cn-draw-bonus-plus = Plus/moins
cn-draw-bonus-again = Réutiliser
cn-draw-bonus-any = Deux au choix
cn-draw-bonus-six = Six points
cn-draw-bonus-number = Chiffre { $number }
cn-draw-seat = Place { $seat }
cn-draw-setup = mise en place
cn-draw-round = manche { $round } sur 12, place { $active } aux dés
cn-draw-roll = Choisis le dé zone : { $dice }
cn-draw-dice = Zone { $zone }, dés chiffre { $dice }
cn-draw-numbers = Chiffres de départ : { $dice }
cn-draw-must-free = Écris le { $number } dans la zone.
cn-draw-must-move = Écris le { $number } dans une case libre.
cn-draw-must-take = Prends un bonus de la série Connect-{ $number }.
cn-draw-must-any = Deux au choix, chiffres à écrire : { $number }
cn-draw-must-number = Écris le { $number } dans une case libre.
cn-draw-now-setup = Chacun sur un ∙ : write { $number } { $space }
cn-draw-now-done = Tous les chiffres sont écrits : done
cn-draw-now-zone = Tous écrivent dans cette zone : zone { $number }
cn-draw-now-write = Les deux dans la zone : write { $number } { $space }
cn-draw-now-drop = La zone est pleine : drop { $number }
cn-draw-now-claim = Annonce (« legal claim »), puis : done
cn-draw-free = Action libre : { $boxes }
cn-draw-scores = Connect-5 : { $scores }
cn-draw-race = Connect-4 : 4 points en premier, 1 ensuite
cn-draw-raced = prise
cn-draw-down = cachée
cn-draw-end = fin de partie
cn-draw-goal-connect3 = { $count } Connect-3
cn-draw-goal-connect4 = { $count } Connect-4
cn-draw-goal-connect5 = { $count } Connect-5
cn-draw-goal-fours =
    { $count ->
        [one] { $count } forme de Connect-4
       *[other] { $count } formes de Connect-4 différentes
    }
cn-draw-goal-each = { $count } de chaque : Connect-3, -4 et -5
cn-draw-goal-claimed =
    { $count ->
        [one] { $count } chiffre annoncé
       *[other] { $count } chiffres annoncés
    }
cn-draw-goal-equal = { $count } Connect-4 ou -5, identiques
cn-draw-goal-used =
    { $count ->
        [one] { $count } bonus utilisé
       *[other] { $count } bonus utilisés
    }
cn-draw-goal-free =
    { $count ->
        [one] { $count } action libre au plus
       *[other] { $count } actions libres au plus
    }
cn-draw-goal-round = { $count } Connect dans une manche
cn-draw-goal-lines =
    { $count ->
        [one] { $count } ligne de cercles
       *[other] { $count } lignes de cercles
    }
cn-draw-goal-corners =
    { $count ->
        [one] { $count } cercle de coin
       *[other] { $count } cercles de coin
    }
cn-draw-goal-arrows =
    { $count ->
        [one] { $count } ligne fléchée pleine
       *[other] { $count } lignes fléchées pleines
    }
cn-draw-goal-zones =
    { $count ->
        [one] { $count } zone entière remplie
       *[other] { $count } zones entières remplies
    }
cn-draw-row = Connect-{ $row } :
cn-draw-hand = À utiliser : { $bonuses }
cn-draw-status-busy = écrit encore
cn-draw-status-done = a fini
cn-draw-status-out = hors jeu
cn-draw-short = Place { $seat } : { $status } · points { $points } · annonces { $claims } · cases barrées { $boxes }

## Aide
cn-help =
    Une case est la lettre de sa colonne et le numéro de sa rangée : a1 en haut à gauche, f6 en bas à droite.
    zone 4 : choisir le 4 comme dé zone
    write 2 b3 : écrire le 2 en b3
    free 2 as 3 : action libre, le 2 devient 3 ; ensuite write 3 b3
    drop 5 : abandonner le 5 quand la zone n’a aucune case libre
    claim a1 b1 c1 : annoncer les chiffres de ces cases
    take plus 2 : prendre le bonus Plus/moins à 2 étoiles
    (move Déplacer, switch Échanger, plus Plus/moins, again Réutiliser,
    any Deux au choix, six Six points, number3 Chiffre 3)
    move b2 : Déplacer, barrer b2 ; ensuite écrire son chiffre
    switch 5 : Échanger le dé zone avec le 5
    change 2 to 3 and 5 to 4 : Plus/moins ; pour un seul dé : change 2 to 4
    lose : perdre Deux au choix quand la zone est pleine
    done : finir cette manche
    out : se mettre hors jeu, quand rien d’autre ne reste

## Conseils
cn-place = rangée { $row }, colonne { $column }
cn-hint-zone = La zone { $zone } convient le mieux aux chiffres de ce lancer.
cn-hint-setup = Le { $number } en { $space } laisse le plus de possibilités pour la suite.
cn-hint-completes = Le { $number } en { $space } complète un Connect-{ $size }.
cn-hint-circle = Un chiffre en { $space } remplit le cercle des zones { $column } et { $row }.
cn-hint-near = Avec le { $number } en { $space }, il ne manque plus qu’un chiffre pour un Connect-{ $size }.
cn-hint-ways = Le { $number } en { $space } garde plus de Connect possibles que toute autre case.
cn-hint-free = Le { $number } rapporte plus que le { $face } : cela vaut la case de l’action libre.
cn-hint-drop = La zone { $zone } est pleine : il faut abandonner un chiffre.
cn-hint-move = Le chiffre en { $space } vaut plus ailleurs.
cn-hint-switch = La zone { $zone } rapporte plus dans cette manche.
cn-hint-change = Les chiffres changés conviennent mieux.
cn-hint-five = La forme { $letter } rapporte { $points } points maintenant, et sa carte part dès qu’elle est annoncée.
cn-hint-first = Personne n’a encore annoncé la forme { $shape } : elle rapporte 4 points.
cn-hint-race = La forme { $shape } rapporte 4 points maintenant, et quelqu’un d’autre en est proche.
cn-hint-late = La forme { $shape } rapporte encore 1 point et un bonus.
cn-hint-bonus = Le Connect-{ $size } donne un bonus.
cn-hint-take =
    Ce bonus rapporte le plus ici : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } à la fin, et ce qu’il permet.
cn-hint-keep = Ce qui reste possible vaudra plus ensuite : les chiffres et les bonus sont gardés.
cn-hint-objective = La manche se termine avec un objectif atteint : { $points } points.
cn-hint-lose = La zone est pleine : un Échanger vaut plus ici que Deux au choix.
cn-hint-out = Il ne reste ni case d’action libre ni case dans la zone : rien d’autre n’est possible.
