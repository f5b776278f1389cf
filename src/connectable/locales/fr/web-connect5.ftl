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
c5-web-note-over =
    { $goes ->
        [on] par-dessus { $colour } en { $dot }, puis peut-être encore
       *[ends] par-dessus { $colour } en { $dot }
    }
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
c5-web-told-step = { $name } déplace de { $from } en { $dot }
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
c5-web-may-place = placer en { $dot }
c5-web-may-stack = recevoir un deuxième pion
c5-web-may-step = aller en { $dot }
c5-web-may-split = se séparer vers { $dot }
c5-web-may-jump-over = sauter en { $dot } par-dessus { $colour } en { $over }
c5-web-may-split-over = se séparer et sauter en { $dot } par-dessus { $colour } en { $over }
c5-web-may-sandwich-over = fermer la tenaille en { $dot } par-dessus { $colour } en { $over }
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

## La fin d’une manche
c5-web-round-over = La manche { $round } est terminée
c5-web-round-connect5 = { $name } fait un Connect 5 avec { $dots } : 5 points.
c5-web-round-stuck = Plus aucun coup n’est possible.
c5-web-round-quiet = 60 tours sans placer, empiler ni manger.
c5-web-next-round = Vers la manche { $round }

## La première partie
c5-web-guide-place = Les pions sont sur les pastilles et suivent les lignes. Le premier tour place toujours un pion sur une pastille libre.
    .title = Le circuit
    .try = Touche une pastille libre et place le pion.
c5-web-guide-five = Cinq de tes pions sur des pastilles voisines le long d’un trajet font un Connect 5 : 5 points, et la manche se termine. Au pont, on va tout droit ; à un embranchement, on peut tourner.
    .title = Cinq à la suite
    .try = Place un deuxième pion à côté du premier.
c5-web-guide-route = Un pion suit une ligne vers une pastille voisine libre. Le plateau et la liste montrent ses trajets.
    .title = Chaque pion a ses trajets
    .try = Choisis un de tes pions et un trajet.
c5-web-guide-eat = Un pion saute par-dessus un pion adverse voisin et arrive sur la pastille libre derrière. Chaque pion mangé vaut 1 point, et on peut sauter encore.
    .title = Tu peux manger
    .try = Choisis une arrivée marquée +1.
c5-web-guide-double = Sur une pastille cerclée, deux de tes pions s’empilent. Un pion simple ne peut pas manger un pion double.
    .title = À deux, c’est plus sûr
    .try = Choisis ton pion sur une pastille cerclée et empile.
