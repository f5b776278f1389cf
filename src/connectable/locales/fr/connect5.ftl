# Connect 5
c5-name = Connect 5

## Règles : le plateau

c5-rule-b1 = Le plateau est un circuit de lignes qui joignent des pastilles. Une pastille est simple ou cerclée.
c5-rule-b2 = Le plateau a deux faces : B, Base, et A, Avancé, aux chemins plus longs et plus retors. Toutes les règles valent sur les deux.
c5-rule-b3 = Deux pastilles sont voisines quand un tronçon les joint : un chemin le long des lignes, de l’une à l’autre, sans pastille entre les deux. Un tronçon peut passer par des coudes, des ponts et des embranchements, mais jamais deux fois sur la même partie d’une ligne.
c5-rule-b4 = À un pont, deux lignes se croisent sans pastille. On va tout droit : on n’y tourne pas.
c5-rule-b5 = À un embranchement, une ligne finit sur une autre sans pastille. De chacune des trois branches, on peut passer dans n’importe laquelle des deux autres. Toutes les pastilles autour d’un embranchement, ou autour de plusieurs embranchements sans pastille entre eux, sont donc voisines entre elles.
c5-rule-b6 = Un coude est l’angle d’une seule ligne. On suit simplement la ligne.
c5-rule-b7 = Un trajet va d’une pastille à une pastille voisine, puis à la suivante. Il peut tourner à une pastille ou à un embranchement, jamais à un pont, et ne revient jamais en arrière sur la ligne qui vient de servir. Les sauts et le Connect 5 suivent tous deux des trajets.
c5-rule-b8 = Un plateau convient quand il a de 5 à 120 pastilles, que le circuit est d’un seul tenant, qu’aucune ligne n’a de bout libre, que deux pastilles ne sont jamais jointes par plus d’un tronçon et qu’aucun tronçon ne revient à sa pastille de départ.

## Règles : un tour

c5-rule-m1 = Un tour est exactement un coup : placer, empiler, déplacer, séparer ou manger. Dans chaque manche, le premier tour de chaque joueur consiste à placer un pion.
c5-rule-m2 = Placer : un pion de la réserve va sur n’importe quelle pastille libre. Une pastille est libre quand elle ne porte aucun pion.
c5-rule-m3 = Empiler : un pion de la réserve va sur un pion simple du même joueur, posé sur une pastille cerclée. Ensemble, ils forment un pion double. Une pile n’a jamais plus de deux pions.
c5-rule-m4 = Déplacer : un pion va sur une pastille voisine libre. Un pion double ne se déplace en bloc que d’une pastille cerclée à une pastille cerclée voisine. Un déplacement n’arrive jamais sur un pion du même joueur.
c5-rule-m5 = Séparer : un pion d’un pion double va sur une pastille voisine libre, l’autre reste. Il n’arrive jamais sur un pion du même joueur.
c5-rule-m6 = Manger : un pion saute le long d’un trajet par-dessus un pion adverse voisin et arrive sur la pastille suivante. Cette pastille doit être libre et n’est jamais celle d’où part le saut. Le chemin peut passer par des embranchements. Le pion mangé quitte le plateau et rapporte 1 point ; un pion double compte pour deux pions et rapporte 2 points. Manger n’est jamais obligatoire.
c5-rule-m7 = Manger plusieurs fois : le même pion peut continuer à sauter tant que chaque pastille d’arrivée est libre. La pastille d’un pion mangé est libre tout de suite, aussi comme pastille d’arrivée du même enchaînement. Un saut suivant peut arriver sur la pastille de départ de l’enchaînement, si elle est libre. Après chaque saut, on continue avec ce pion ou on s’arrête. Sans autre saut possible, le tour se termine de lui-même.
c5-rule-m8 = On ne revient pas en arrière sur la ligne qui vient de servir : ni dans un saut, ni d’un saut au suivant dans un enchaînement, ni dans un Connect 5. Deux tronçons de suite ne passent jamais par la même partie d’une ligne ; les tronçons plus anciens ne comptent pas. À un embranchement, un trajet qui vient du pied à la pastille de gauche ne continue pas vers celle de droite : il passerait deux fois par la branche gauche.

## Règles : les pions doubles

c5-rule-d1 = Un pion simple ne peut pas manger un pion double.
c5-rule-d2 = Un pion double peut manger un pion simple. Si la pastille d’arrivée est cerclée, il saute en bloc ou se sépare, au choix. Si elle est simple, il doit se séparer : un pion saute, l’autre reste sur la pastille où se trouvait le pion double avant ce saut.
c5-rule-d3 = Un pion double peut manger un pion double, mais seulement en bloc et seulement vers une pastille cerclée libre.
c5-rule-d4 = Tenaille : un pion simple adverse est sur une pastille, simple ou cerclée, entre deux pastilles cerclées d’un même trajet, et chacune porte un pion simple du joueur dont c’est le tour. L’un des deux saute par-dessus et arrive sur l’autre : ils deviennent un pion double. Cela rapporte autant que manger autrement.
c5-rule-d5 = Il n’y a pas de tenaille par-dessus un pion double.
c5-rule-d6 = Tenaille depuis un pion double : seul son pion du dessus saute, par-dessus un pion simple adverse, sur un pion simple du même joueur posé sur une pastille cerclée. Là se forme un pion double, et un pion simple reste à la place de départ.
c5-rule-d7 = Une tenaille peut être le premier saut d’un enchaînement ou un saut suivant, si ses propres conditions sont remplies à ce moment-là. Elle termine l’enchaînement. Après une séparation dans un enchaînement, le pion simple qui saute continue comme pion simple. Un pion qui saute n’en rejoint jamais un autre autrement.

## Règles : Connect 5, manches, fin

c5-rule-w1 = Connect 5 : cinq pastilles différentes à la suite sur un même trajet, chacune avec un pion simple ou double du même joueur, sans trou et sans pion adverse entre elles. Cela rapporte 5 points et la manche se termine tout de suite. La suite peut tourner à une pastille ou à un embranchement, pas à un pont.
c5-rule-w2 = Le Connect 5 se vérifie une fois le tour entier terminé. Il compte une seule fois, si longue que soit la suite. Les pions mangés dans le même tour comptent aussi.
c5-rule-w3 = La manche se termine aussi quand plus personne ne peut jouer. On passe exactement quand aucun autre coup n’est possible. La manche se termine quand tous les joueurs ont passé l’un après l’autre. Les points de la manche sont alors les pions mangés.
c5-rule-w4 = La manche se termine aussi après 60 tours de suite sans que personne place, empile ou mange. Passer compte comme un tour. Les points de la manche sont alors les pions mangés.
c5-rule-g1 = Une partie rapide est une seule manche. Une partie complète a autant de manches que de joueurs, et les points s’additionnent. Chaque manche commence avec un plateau vide et 25 pions par joueur. La place 1 commence la manche 1, la place suivante la manche suivante. On joue dans le sens horaire. Qui a le plus de points gagne ; à égalité de points, la victoire est partagée.
c5-rule-g2 = Les pions mangés ne reviennent pas dans la réserve.
c5-rule-o1 = Avec l’option « sauts en ligne droite », un saut quitte la pastille du pion mangé par la ligne opposée à celle de son arrivée. Sans cette ligne, aucun saut ne passe par-dessus cette pastille. Les coudes et les embranchements en chemin restent libres.

## Qu’est-ce qui bloque : le tour

c5-refusal-g1-over = La partie est terminée.
    .title = Qu’est-ce qui bloque la suite ?
c5-refusal-g1-turn = C’est à un autre joueur de jouer.
    .title = Qu’est-ce qui bloque maintenant ?
c5-refusal-b1-no-dot = Le plateau n’a pas de pastille { $dot }. Une pastille se nomme par la lettre de sa colonne et le numéro de sa rangée.
    .title = Qu’est-ce qui bloque en { $dot } ?
c5-refusal-m1 = Dans une manche, le premier tour de chaque joueur consiste à placer un pion. Place un pion sur une pastille libre.
    .title = Qu’est-ce qui bloque pour l’instant ?
c5-refusal-w3 = On passe seulement quand aucun autre coup n’est possible. Possible maintenant : { $can }.
    .title = Qu’est-ce qui bloque pour passer ?

## Qu’est-ce qui bloque : placer et empiler

c5-refusal-m2-reserve = Ta réserve est vide. Joue un pion qui est sur le plateau.
    .title = Qu’est-ce qui bloque pour placer un pion ?
c5-refusal-m2-own = Ton propre pion s’y trouve déjà. Choisis une pastille libre ; un second pion ne s’ajoute qu’avec « Empiler ».
    .title = Qu’est-ce qui bloque pour placer en { $dot } ?
c5-refusal-m2-enemy = Un pion adverse s’y trouve. Choisis une pastille libre.
    .title = Qu’est-ce qui bloque pour placer en { $dot } ?
c5-refusal-m3-reserve = Ta réserve est vide. Joue un pion qui est sur le plateau.
    .title = Qu’est-ce qui bloque pour empiler un pion ?
c5-refusal-m3-free = La pastille est libre : il n’y a rien sur quoi empiler. « Placer » y met un pion.
    .title = Qu’est-ce qui bloque pour empiler en { $dot } ?
c5-refusal-m3-enemy = Un pion adverse s’y trouve. Empile sur ton propre pion simple, sur une pastille cerclée.
    .title = Qu’est-ce qui bloque pour empiler en { $dot } ?
c5-refusal-m3-full = Un pion double s’y trouve déjà. Une pile n’a jamais plus de deux pions.
    .title = Qu’est-ce qui bloque pour empiler en { $dot } ?
c5-refusal-m3-plain = La pastille est simple. Empile sur ton propre pion simple, sur une pastille cerclée.
    .title = Qu’est-ce qui bloque pour empiler en { $dot } ?

## Qu’est-ce qui bloque : déplacer et séparer

c5-refusal-b4 = Au pont, deux lignes se croisent sans pastille : depuis { $dot }, on va tout droit, vers { $straight }.
    .title = Qu’est-ce qui bloque vers { $to } ?
c5-refusal-m4-not-yours = Aucun de tes pions n’est en { $dot }. Déplace un des tiens.
    .title = Qu’est-ce qui bloque pour déplacer depuis { $dot } ?
c5-refusal-m4-far = Les deux pastilles ne sont pas voisines. Voisines pour { $dot } : { $beside }.
    .title = Qu’est-ce qui bloque pour déplacer depuis { $dot } vers { $to } ?
c5-refusal-m4-own = Ton propre pion s’y trouve. On se déplace vers une pastille libre.
    .title = Qu’est-ce qui bloque pour déplacer vers { $dot } ?
c5-refusal-m4-enemy = Un pion adverse s’y trouve. On se déplace vers une pastille libre.
    .title = Qu’est-ce qui bloque pour déplacer vers { $dot } ?
c5-refusal-m4-double = { $to } est une pastille simple. Un pion double ne se déplace en bloc que vers une pastille cerclée ; « Séparer » déplace un de ses pions.
    .title = Qu’est-ce qui bloque pour déplacer en bloc depuis { $dot } vers { $to } ?
c5-refusal-m5-not-yours = Aucun de tes pions n’est en { $dot }. Sépare un de tes pions doubles.
    .title = Qu’est-ce qui bloque pour séparer en { $dot } ?
c5-refusal-m5-single = Un pion simple s’y trouve : il n’y a rien à séparer. « Déplacer » le déplace.
    .title = Qu’est-ce qui bloque pour séparer en { $dot } ?
c5-refusal-m5-far = Les deux pastilles ne sont pas voisines. Voisines pour { $dot } : { $beside }.
    .title = Qu’est-ce qui bloque pour séparer depuis { $dot } vers { $to } ?
c5-refusal-m5-own = Ton propre pion s’y trouve. On sépare vers une pastille libre.
    .title = Qu’est-ce qui bloque pour séparer vers { $dot } ?
c5-refusal-m5-enemy = Un pion adverse s’y trouve. On sépare vers une pastille libre.
    .title = Qu’est-ce qui bloque pour séparer vers { $dot } ?

## Qu’est-ce qui bloque : manger

c5-refusal-m6-not-yours = Aucun de tes pions n’est en { $dot }. Saute avec un des tiens.
    .title = Qu’est-ce qui bloque pour sauter depuis { $dot } ?
c5-refusal-m6-far = Les deux pastilles ne sont pas voisines, et on saute par-dessus un pion voisin. Voisines pour { $dot } : { $beside }.
    .title = Qu’est-ce qui bloque pour sauter depuis { $dot } par-dessus { $to } ?
c5-refusal-m6-start = Un saut n’arrive jamais sur la pastille d’où il part. Continue vers une autre pastille derrière { $over }.
    .title = Qu’est-ce qui bloque pour revenir en { $dot } ?
c5-refusal-m6-far-landing = Les deux pastilles ne sont pas voisines, et un saut arrive sur la pastille juste après. Voisines pour { $dot } : { $beside }.
    .title = Qu’est-ce qui bloque pour sauter par-dessus { $dot } vers { $to } ?
c5-refusal-m6-nothing = Aucun pion ne s’y trouve. Saute par-dessus un pion adverse.
    .title = Qu’est-ce qui bloque pour sauter par-dessus { $dot } ?
c5-refusal-m6-own-prey = Ton propre pion s’y trouve. Saute par-dessus un pion adverse.
    .title = Qu’est-ce qui bloque pour sauter par-dessus { $dot } ?
c5-refusal-m6-taken = Un pion adverse s’y trouve. Un saut arrive sur une pastille libre.
    .title = Qu’est-ce qui bloque pour arriver en { $dot } ?
c5-refusal-m7-chain = Le pion en { $dot } vient de manger. Saute encore avec lui ou arrête-toi.
    .title = Qu’est-ce qui bloque pour un autre coup ?
c5-refusal-m7-no-chain = Aucun enchaînement n’est en cours. Joue un coup.
    .title = Qu’est-ce qui bloque pour s’arrêter ?
c5-refusal-m8-jump = Ce serait revenir en arrière sur la ligne qui vient de servir. Quitte { $over } par une autre ligne.
    .title = Qu’est-ce qui bloque pour sauter depuis { $dot } par-dessus { $over } vers { $to } ?
c5-refusal-m8-chain = Le pion vient d’arriver en { $dot } par cette ligne et ne revient pas en arrière. Saute par une autre ligne ou arrête-toi.
    .title = Qu’est-ce qui bloque pour sauter encore par-dessus { $over } ?
c5-refusal-o1 = Ici, un saut quitte { $over } par la ligne opposée à celle de son arrivée. Aucune ligne de ce genre ne mène en { $to }.
    .title = Qu’est-ce qui bloque pour sauter par-dessus { $over } vers { $to } ?

## Qu’est-ce qui bloque : les pions doubles

c5-refusal-d1 = Un pion double est en { $over }, un pion simple en { $dot }. Seul un pion double peut manger un pion double.
    .title = Qu’est-ce qui bloque pour manger le pion double en { $over } ?
c5-refusal-d2-single = Un pion simple s’y trouve : il n’y a rien à séparer. « Sauter » le fait sauter.
    .title = Qu’est-ce qui bloque pour séparer en { $dot } ?
c5-refusal-d2-plain = { $to } est une pastille simple. Un pion double n’arrive en bloc que sur une pastille cerclée ; « Séparer » fait sauter un de ses pions.
    .title = Qu’est-ce qui bloque pour sauter en bloc depuis { $dot } vers { $to } ?
c5-refusal-d3-split = Un pion double est en { $over }. Le pion double en { $dot } ne le mange qu’en bloc, avec « Sauter ».
    .title = Qu’est-ce qui bloque pour séparer par-dessus { $over } ?
c5-refusal-d3-plain = { $to } est une pastille simple. Le pion double en { $dot } ne mange un pion double que vers une pastille cerclée libre.
    .title = Qu’est-ce qui bloque pour arriver en { $to } ?
c5-refusal-d4-free = { $to } est libre. Une tenaille arrive sur ton propre pion simple ; « Sauter » va vers une pastille libre.
    .title = Qu’est-ce qui bloque pour une tenaille depuis { $dot } vers { $to } ?
c5-refusal-d4-enemy = Un pion adverse est en { $to }. Une tenaille arrive sur ton propre pion simple.
    .title = Qu’est-ce qui bloque pour une tenaille depuis { $dot } vers { $to } ?
c5-refusal-d4-full = Un pion double est en { $to }. Une tenaille arrive sur ton propre pion simple.
    .title = Qu’est-ce qui bloque pour une tenaille depuis { $dot } vers { $to } ?
c5-refusal-d4-plain = { $to } est une pastille simple. Une tenaille va d’une pastille cerclée à une autre.
    .title = Qu’est-ce qui bloque pour une tenaille depuis { $dot } vers { $to } ?
c5-refusal-d4-plain-from = { $dot } est une pastille simple. Une tenaille va d’une pastille cerclée à une autre.
    .title = Qu’est-ce qui bloque pour une tenaille depuis { $dot } vers { $to } ?
c5-refusal-d5 = Un pion double s’y trouve. Une tenaille ne passe que par-dessus un pion simple.
    .title = Qu’est-ce qui bloque pour une tenaille par-dessus { $dot } ?
c5-refusal-d6-free = { $to } est libre. Dans une tenaille, le pion du dessus arrive sur ton propre pion simple ; « Séparer » va vers une pastille libre.
    .title = Qu’est-ce qui bloque pour une tenaille depuis { $dot } vers { $to } ?
c5-refusal-d6-enemy = Un pion adverse est en { $to }. Dans une tenaille, le pion du dessus arrive sur ton propre pion simple.
    .title = Qu’est-ce qui bloque pour une tenaille depuis { $dot } vers { $to } ?
c5-refusal-d6-full = Un pion double est en { $to }. Dans une tenaille, le pion du dessus arrive sur ton propre pion simple.
    .title = Qu’est-ce qui bloque pour une tenaille depuis { $dot } vers { $to } ?
c5-refusal-d6-plain = { $to } est une pastille simple. Dans une tenaille, le pion du dessus arrive sur ton propre pion simple, sur une pastille cerclée.
    .title = Qu’est-ce qui bloque pour une tenaille depuis { $dot } vers { $to } ?
c5-refusal-d7-merge = Ton propre pion s’y trouve. Un saut n’y arrive qu’en tenaille.
    .title = Qu’est-ce qui bloque pour arriver en { $dot } ?

## Fin et origine des points

c5-end-connect5 = La dernière manche se termine par un Connect 5.
c5-end-stuck = La dernière manche se termine parce que plus personne ne peut jouer.
c5-end-quiet = La dernière manche se termine après 60 tours sans pion placé, empilé ni mangé.
c5-source-eaten = pions mangés
c5-source-connect5 = Connect 5

## Options

c5-option-board = Plateau
c5-choice-board-base = Base
c5-choice-board-advanced = Avancé
c5-option-mode = Durée
c5-choice-mode-quick = partie rapide : une manche
c5-choice-mode-full = partie complète : une manche par joueur
c5-option-straight_jumps = Sauts en ligne droite

## Plateaux qui ne conviennent pas

c5-content-unknown = Il n’y a pas de plateau « { $board } ». Il y a { $known }, ou le texte d’un dessin.
c5-content-text = Un plateau est un texte : un dessin de lignes et de pastilles.
c5-content-size = Le dessin est trop grand. Il peut avoir au plus { $columns } colonnes et { $lines } rangées.
c5-content-foreign = Le caractère « { $character } » n’a pas de sens ici. Un dessin se compose d’espaces et de ces signes : { $allowed }.
c5-content-few =
    { $dots ->
        [one] Le plateau a { $dots } pastille.
       *[other] Le plateau a { $dots } pastilles.
    } Il en faut de { $fewest } à { $most }.
c5-content-many = Le plateau a { $dots } pastilles. Il en faut de { $fewest } à { $most }.
c5-content-loose =
    { $side ->
        [north] La ligne « { $character } » a un bout libre en haut.
        [east] La ligne « { $character } » a un bout libre à droite.
        [south] La ligne « { $character } » a un bout libre en bas.
       *[west] La ligne « { $character } » a un bout libre à gauche.
    } Chaque ligne mène à une pastille ou à une autre ligne.
c5-content-ring = La ligne en « { $character } » est une boucle qui ne mène d’aucune pastille à une autre. Mets-y une pastille ou enlève-la.
c5-content-return = Depuis { $dot }, un tronçon revient en { $dot }. Mets une pastille en chemin.
c5-content-twice = { $dot } et { $to } sont jointes par deux tronçons. Mets une pastille sur l’un des deux ou enlèves-en un.
c5-content-apart = Depuis { $first }, aucun chemin ne mène en { $dot }. Le circuit doit être d’un seul tenant.

## L’image dans le terminal

c5-draw-round = Manche { $round } sur { $rounds }
c5-draw-turn = C’est le tour de la place { $seat }.
c5-draw-over = La partie est terminée.
c5-draw-seat = Place { $seat } : points { $points }, réserve { $reserve }, mangés { $eaten }
c5-draw-last = Dernier coup : place { $seat }, { $action }
c5-draw-chain = Enchaînement : le pion en { $dot } saute encore ou s’arrête.
c5-draw-row = Connect 5 de la place { $seat } : { $dots }
c5-draw-quiet = Tours sans pion placé, empilé ni mangé : { $turns } sur { $most }.

## Comment écrire

c5-help =
    Une pastille se nomme par sa colonne et sa rangée : F5.
    place F5 : placer un pion de la réserve sur une pastille libre
    stack F5 : empiler sur ton pion simple, sur une pastille cerclée
    step F5 F6 : déplacer vers une pastille voisine, un pion double en bloc
    split F5 F6 : séparer un pion double, un de ses pions se déplace
    jump F5 F6 F7 : sauter depuis F5 par-dessus F6 vers F7, un pion double en bloc
    split F5 F6 F7 : le même saut avec un pion d’un pion double
    sandwich F5 F6 F7 : tenaille depuis F5 par-dessus F6 sur ton pion simple en F7
    stop : s’arrêter dans un enchaînement
    pass : passer, seulement quand rien d’autre n’est possible

## Hints: what an action does
c5-hint-five = Cela fait un Connect 5.
c5-hint-block = Ainsi, { $seat } ne fait pas de Connect 5.
c5-hint-close = Cela prend une des pastilles où { $seat } pourrait faire un Connect 5 ; qui joue avant { $seat } peut prendre les autres.
c5-hint-eat =
    { $count ->
        [one] Tu manges { $count } pion.
       *[other] Tu manges { $count } pions.
    }
c5-hint-fork = Ensuite, deux pastilles mènent à un Connect 5, et une seule peut être prise.
c5-hint-ends = Ensuite, { $dots } pastilles mènent à un Connect 5 : plus que les autres ne peuvent en prendre.
c5-hint-four = Cela fait quatre à la suite : avec un pion de plus, c’est un Connect 5.
c5-hint-save = Cela sauve un pion qui pouvait être mangé.
c5-hint-stack = Cela fait un pion double, plus difficile à manger.
c5-hint-spoil = Cela prend une pastille d’une suite où { $seat } a déjà trois pions.
c5-hint-hunt = Ensuite, tu peux manger un pion.
c5-hint-three = Cela fait trois à la suite, avec de la place pour cinq.
c5-hint-safe = À cet endroit, personne ne peut manger le pion.
c5-hint-room = Des chemins vers cinq à la suite restent ouverts.
c5-hint-stop = Mieux vaut s’arrêter là que manger encore.
c5-hint-pass = Rien d’autre n’est possible.
