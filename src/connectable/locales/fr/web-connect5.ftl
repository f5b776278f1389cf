# Connect 5 à la table du navigateur.

## Où et qui
c5-web-where-quick = Partie rapide, { $side ->
        [base] face B
        [advanced] face A
       *[drawn] plateau maison
    }
c5-web-where-full = Manche { $round } sur { $rounds }, { $side ->
        [base] face B
        [advanced] face A
       *[drawn] plateau maison
    }
c5-web-players = Joueurs
c5-web-score = Points
c5-web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
c5-web-in-reserve = En réserve
c5-web-eaten = Mangés
c5-web-total = Total
c5-web-does-turn = doit jouer
c5-web-does-chain = peut sauter encore
c5-web-does-next = ensuite
c5-web-does-away = pas là
c5-web-colour-red = rouge
c5-web-colour-blue = bleu
c5-web-colour-purple = violet
c5-web-colour-yellow = jaune
c5-web-colour-green = vert

## Que faire
c5-web-first = Place ton premier pion
c5-web-first-how = Choisis n’importe quelle pastille libre.
c5-web-turn = À toi
c5-web-turn-how = Choisis une pastille libre pour un pion de la réserve, ou un de tes pions à déplacer.
c5-web-turn-empty = Ta réserve est vide. Choisis un de tes pions.
c5-web-place-how = Le pion est au crayon. Confirme ou choisis une autre pastille.
c5-web-reserve = Un pion de la réserve
c5-web-reserve-how = Choisis une pastille libre, ou ton pion simple sur une pastille cerclée pour empiler.
c5-web-held =
    { $tokens ->
        [2] Ton pion double en { $dot }
       *[other] Ton pion en { $dot }
    }
c5-web-held-how = Choisis un trajet ici ou sur le plateau.
c5-web-held-none = Ce pion est bloqué pour l’instant. Choisis-en un autre.
c5-web-chain = Saute encore depuis { $dot } ou arrête-toi là.
c5-web-chain-how =
    { $points ->
        [one] { $points } point jusqu’ici dans ce tour.
       *[other] { $points } points jusqu’ici dans ce tour.
    }
c5-web-stuck = Aucun coup possible
c5-web-stuck-how = Le tour passe au suivant.
c5-web-wait = C’est le tour de { $name }
c5-web-wait-chain = { $name } peut sauter encore
c5-web-wait-how = Regarde : toucher une pastille dit ce qui bloque encore.
c5-web-watching = Tu regardes.
c5-web-threat-five = { $name } pourrait faire cinq en { $dots }.
c5-web-threat-danger = Peut être mangé : { $dots }.
c5-web-looked = Ce pion de { $name } en { $dot } pourrait sauter en { $dots }.
c5-web-looked-none = Ce pion de { $name } en { $dot } ne pourrait rien manger.
c5-web-put-back = Remettre
c5-web-undo = Annuler
c5-web-confirm = Confirmer
c5-web-sending = envoi…

## Coups
c5-web-moves = Coups possibles
c5-web-tokens = Ce que tu peux jouer
c5-web-take-reserve = Placer, il en reste { $reserve }
c5-web-take =
    { $tokens ->
        [2] Prendre le pion double en { $dot }
       *[other] Prendre le pion en { $dot }
    }
c5-web-move-place = Placer en { $dot }
c5-web-move-stack = Empiler en { $dot }
c5-web-move-step = Déplacer en { $dot }
c5-web-move-step-whole = Déplacer en bloc en { $dot }
c5-web-move-split = Séparer, un pion en { $dot }
c5-web-move-split-jump = Séparer, un pion saute en { $dot }
c5-web-move-jump = Sauter en { $dot }
c5-web-move-jump-whole = Sauter en bloc en { $dot }
c5-web-move-sandwich = Tenaille vers { $dot }
c5-web-move-chain =
    { $jumps ->
        [2] Sauter deux fois, en { $dot }
        [3] Sauter trois fois, en { $dot }
       *[other] Sauter { $jumps } fois, en { $dot }
    }
c5-web-note-over =
    { $goes ->
        [on] par-dessus { $colour } en { $dot }, puis peut-être encore
       *[ends] par-dessus { $colour } en { $dot }
    }
c5-web-note-chain = par-dessus { $tokens }
c5-web-token-at = { $colour } en { $dot }
c5-web-note-neighbour = vers une pastille voisine libre
c5-web-note-stack = un deuxième pion de la réserve
c5-web-note-connect5 = cinq à la suite : { $dots }
c5-web-do-place = Placer
c5-web-do-stack = Empiler
c5-web-do-step = Déplacer
c5-web-do-split = Séparer
c5-web-do-pass = Passer
c5-web-do-stop = S’arrêter, +{ $points }
c5-web-do-eat =
    { $points ->
        [1] En manger un, +1
        [2] En manger deux, +2
        [3] En manger trois, +3
        [4] En manger quatre, +4
       *[other] En manger { $points }, +{ $points }
    }
c5-web-do-connect5 = Connect 5, +{ $points }

## Derniers coups
c5-web-last-moves = Derniers coups
c5-web-no-moves = Aucun pour l’instant.
c5-web-told-place = { $name } place en { $dot }
c5-web-told-stack = { $name } empile en { $dot }
c5-web-told-step = { $name } joue { $from } vers { $dot }
c5-web-told-split = { $name } sépare de { $from } en { $dot }
c5-web-told-pass = { $name } passe
c5-web-told-jump = { $name } saute de { $from } par-dessus { $over } en { $dot }
c5-web-told-sandwich = { $name } ferme la tenaille de { $from } par-dessus { $over } en { $dot }
c5-web-told-eats =
    { $points ->
        [one] { $name } mange { $colour } en { $over } et arrive en { $dot } : { $points } point.
       *[other] { $name } mange { $colour } en { $over } et arrive en { $dot } : { $points } points.
    }
c5-web-told-eats-mine =
    { $points ->
        [one] { $name } mange ton pion en { $over } et arrive en { $dot } : { $points } point.
       *[other] { $name } mange ton pion double en { $over } et arrive en { $dot } : { $points } points.
    }

## Le plateau, vu et lu
c5-web-board =
    { $side ->
        [base] Plateau de Connect 5, face B, { $dots } pastilles
        [advanced] Plateau de Connect 5, face A, { $dots } pastilles
       *[drawn] Plateau de Connect 5, dessin maison, { $dots } pastilles
    }
c5-web-picture-five = Plateau de Connect 5, cinq à la suite : { $dots }
c5-web-dot = { $dot }, { $kind ->
        [circled] cerclée
       *[plain] simple
    }, { $holder ->
        [mine1] ton pion
        [mine2] ton pion, double
        [other1] pion { $colour }
        [other2] pion { $colour }, double
       *[free] libre
    }
c5-web-dot-may = peut { $moves }
c5-web-dot-landing =
    { $points ->
        [0] ici : { $move }
       *[other] ici : { $move }, +{ $points }
    }
c5-web-dot-beside = lignes vers { $dots }
c5-web-may-place = placer en { $dot }
c5-web-may-stack = recevoir un deuxième pion
c5-web-may-step = aller en { $dot }
c5-web-may-split = se séparer vers { $dot }
c5-web-may-jump-over = sauter en { $dot } par-dessus { $colour } en { $over }
c5-web-may-split-over = se séparer et sauter en { $dot } par-dessus { $colour } en { $over }
c5-web-may-sandwich-over = fermer la tenaille en { $dot } par-dessus { $colour } en { $over }
c5-web-may-chain = sauter { $jumps } fois en { $dot } par-dessus { $tokens }
c5-web-dot-danger = peut être mangé
c5-web-dot-five = { $name } pourrait faire cinq ici
c5-web-print-side = face
c5-web-print-dots = pastilles
c5-web-print-rings = anneaux
c5-web-print-bridges = ponts
c5-web-map = Tout le plateau
c5-web-zoom-how = Glisse, écarte deux doigts ou touche les boutons. Le plateau suit ton pion.
c5-web-zoom-in = Plus près
c5-web-zoom-out = Plus loin
c5-web-zoom-all = Tout voir
c5-web-zoom-back = Vers mon pion
c5-web-key = Lire le circuit
c5-web-key-hide = Masquer
c5-web-key-show = Montrer
c5-web-key-plain = pastille simple, un pion
c5-web-key-circled = pastille cerclée, deux au plus
c5-web-key-bridge = pont, tout droit seulement
c5-web-key-tee = embranchement, on tourne dans tous les sens
c5-web-key-five = quelqu’un d’autre pourrait faire cinq ici
c5-web-key-danger = ton pion peut être mangé

## La fin d’une manche
c5-web-round-over = La manche { $round } est terminée
c5-web-round-connect5 = { $name } fait un Connect 5 avec { $dots } : 5 points.
c5-web-round-stuck = Plus aucun coup n’est possible.
c5-web-round-quiet = 60 tours sans placer, empiler ni manger.
c5-web-next-round = Vers la manche { $round }

## La première partie

## La première partie et les astuces
c5-web-guide-aim = Cinq de tes pions côte à côte le long des lignes font un Connect 5 : 5 points, et la manche est finie. Tu en as déjà trois à la suite ; un quatrième n’est pas loin.
    .title = Le but
    .try = Choisis ton pion en { $dot }.
c5-web-guide-jump = Un pion saute par-dessus un pion adverse voisin, le long de la ligne, vers la pastille libre derrière. Là où des lignes se croisent sans pastille, on va tout droit.
    .title = Saute par-dessus { $over }
    .try = Choisis { $dot } comme arrivée.
c5-web-guide-eat = Le pion sauté est mangé : 1 point. Et le tien arrive à côté des trois autres : quatre à la suite.
    .title = Mangé, et quatre à la suite
    .try = Mange-le.
c5-web-guide-five = La suite est ouverte à plus d’un bout : un seul blocage n’a servi à rien. Les pions de ta réserve vont sur toute pastille libre.
    .title = Encore un, et ça fait cinq
    .try = Choisis la pastille marquée.
c5-web-guide-place = Tes cinq à la suite sont numérotés sur le plateau.
    .title = Connect 5
    .try = Place-le.
c5-web-mark-aim = Cinq de tes pions côte à côte le long des lignes font un Connect 5 : 5 points, et la manche est finie. Chaque pion mangé vaut 1 point. Ton premier tour place un pion sur une pastille libre.
    .title = Le but
c5-web-mark-chain = Ton pion peut encore manger. Continue de sauter, ou arrête-toi ici et garde les points.
    .title = Une chaîne de sauts
c5-web-mark-five = Un pion sur cette pastille fait cinq à la suite.
    .title = Tu peux faire cinq
c5-web-mark-eat = Ce pion peut sauter par-dessus un voisin et le manger : 1 point par pion.
    .title = Tu peux manger
c5-web-mark-step = Au lieu d’en placer un, un de tes pions peut suivre une ligne jusqu’à la prochaine pastille libre.
    .title = Les pions avancent
c5-web-mark-stack = Sur une pastille cerclée, deux de tes pions peuvent s’empiler. Un pion simple ne peut pas manger un tel pion double.
    .title = Tu peux empiler
c5-web-mark-split = D’un pion double, un seul peut avancer ; l’autre reste.
    .title = Tu peux séparer
c5-web-mark-sandwich = Deux de tes pions simples sur des pastilles cerclées ont un adversaire entre eux : l’un saute par-dessus et arrive sur l’autre.
    .title = Une tenaille
c5-web-mark-pass = Tu ne peux rien déplacer ni placer. Quand tout le monde passe, la manche est finie.
    .title = Tu ne peux que passer

## Ce que sont les choses
c5-ask-name-dot = Pastille
c5-ask-dot = Un seul pion tient sur une pastille simple ; des lignes mènent à ses voisines.
c5-ask-name-ring = Pastille cerclée
c5-ask-ring = Deux de tes pions peuvent s’y empiler : un pion double.
c5-ask-name-bridge = Pont
c5-ask-bridge = Deux lignes se croisent sans pastille : on va tout droit, sans tourner.
c5-ask-name-tee = Embranchement
c5-ask-tee = Une ligne finit sur une autre sans pastille : on passe de chaque branche à toutes les autres.
c5-ask-name-token = Pion
c5-ask-token = Il avance vers une voisine libre, ou saute par-dessus un pion adverse voisin et le mange.
c5-ask-name-double = Pion double
c5-ask-double = Un pion simple ne peut pas le manger. Entier, il va d’une pastille cerclée à l’autre, ou un seul de ses pions s’en va.
c5-ask-name-reserve = Réserve
c5-ask-reserve = Les pions pas encore sur le plateau ; en placer un sur une pastille libre est un tour.
c5-ask-name-eaten = Pions mangés
c5-ask-eaten = Chaque pion mangé vaut 1 point ; il ne revient pas.
c5-ask-name-points = Points
c5-ask-points = 5 pour un Connect 5, qui finit la manche, et 1 par pion mangé.
c5-rules-aim = Mets cinq de tes pions côte à côte le long des lignes : 5 points, et la manche est finie.
c5-rules-minute = À tour de rôle, chacun fait une chose : placer un pion de la réserve sur une pastille libre, avancer le long d’une ligne, ou sauter par-dessus un pion adverse et le manger pour 1 point, plusieurs si possible. Sur les pastilles cerclées, deux pions peuvent s’empiler ; un pion simple ne peut pas les manger. Les trajets tournent aux pastilles et aux embranchements, jamais sur un pont. Qui a le plus de points gagne.

c5-web-told-chain = { $name } saute { $dots } et mange { $count } : { $points } points.
c5-web-show-move = Montrer sur le plateau
c5-web-key-zoom = agrandir, réduire, tout le plateau
c5-web-do-eat-whole = Sauter entier, +{ $points }
c5-web-do-eat-split = Séparer et sauter, +{ $points }
