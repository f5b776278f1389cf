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
c5-rule-w3 = La manche se termine aussi quand plus personne ne peut jouer. On passe exactement quand aucun autre coup n’est possible. La manche se termine quand tous les joueurs ont passé de suite. Les points de la manche sont alors les pions mangés.
c5-rule-w4 = La manche se termine aussi après 60 tours de suite sans que personne place, empile ou mange. Passer compte comme un tour. Les points de la manche sont alors les pions mangés.
c5-rule-g1 = Une partie rapide est une seule manche. Une partie complète a autant de manches que de joueurs, et les points s’additionnent. Chaque manche commence avec un plateau vide et 25 pions par joueur. La place 1 commence la manche 1, la place suivante la manche suivante. On joue dans le sens horaire. Qui a le plus de points gagne ; à égalité de points, la victoire est partagée.
c5-rule-g2 = Les pions mangés ne reviennent pas dans la réserve.
c5-rule-o1 = Avec l’option « sauts en ligne droite », un saut quitte la pastille du pion mangé par la ligne opposée à celle de son arrivée. Sans cette ligne, aucun saut ne passe par-dessus cette pastille. Les coudes et les embranchements en chemin restent libres.
