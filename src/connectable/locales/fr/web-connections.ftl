# Connections on the web: table, prompts, votes, log.

## Where one is, seats

cx-web-where-rounds = { $way }, manche { $round } sur { $rounds }
cx-web-where-round = { $way }, une manche
cx-web-players = Joueurs
cx-web-left-in-hand = Cartes en main
cx-web-quads-made = Carrés faits
cx-web-quads-of = Carrés : { $made } sur 4
cx-web-together = Tous ensemble : { $points }
cx-web-seat-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
cx-web-seat-moves = { $cards ->
        [one] à jouer, { $cards } carte
       *[other] à jouer, { $cards } cartes
    }
cx-web-seat-waits = { $cards ->
        [one] attend les réponses, { $cards } carte
       *[other] attend les réponses, { $cards } cartes
    }
cx-web-seat-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cx-web-seat-away = absent du réseau
cx-web-seat-challenges = conteste
cx-web-seat-challenged = lien contesté
cx-web-seat-votes = vote
cx-web-seat-voted = a voté
cx-web-seat-stuck = plus de coup
cx-web-seat-passed = a passé
cx-web-note-classic = À la première main vide, chacun des autres a encore un tour.
cx-web-note-endless = Chaque carte rapporte la simple somme.
cx-web-note-solitaire = La toile la plus grande possible.
cx-web-note-quick = Sans tours. La première main vide finit la manche.
cx-web-note-quads = Quatre carrés finissent la manche.
cx-web-note-rummy = Les valeurs des séries comptent, celles en main sont déduites.
cx-web-judged-referee = L’arbitre décide.
cx-web-judged-vote = On décide par un vote. À égalité, l’arbitre tranche.
cx-web-judged-trust = Tout est valable.
cx-web-last-moves = Derniers coups

## The table and its cards

cx-web-table = Table
cx-web-web = { $cards ->
        [one] Toile de { $cards } carte
       *[other] Toile de { $cards } cartes
    }
cx-web-zoom-in = Agrandir
cx-web-zoom-out = Réduire
cx-web-zoom-all = Tout montrer
cx-web-card = { $words } ; valeur { $value }
cx-web-laid = Nord { $north }, est { $east }, sud { $south }, ouest { $west } ; valeur { $value }
cx-web-hand-card = Carte { $place } : { $words } ; valeur { $value }
cx-web-pair = { $first } + { $second }
cx-web-sides = { $sides ->
        [one] { $sides } côté
       *[other] { $sides } côtés
    }
cx-web-spot = Emplacement { $x }, { $y } ; côtés : { $sides } ; { $pairs }
cx-web-spot-no = Emplacement { $x }, { $y } ; la carte ne va pas ; côtés : { $sides } ; { $pairs }
cx-web-where-fits = Où elle va : { $spots }
cx-web-beside = à côté de { $words }
cx-web-lens = Loupe : { $pairs }
cx-web-tag-misfit = pas ainsi
cx-web-tag-pairs = { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    }
cx-web-tag-points = { $pairs ->
        [one] { $pairs } paire, +{ $points }
       *[other] { $pairs } paires, +{ $points }
    }
cx-web-points = { $points ->
        [one] point
       *[other] points
    }
cx-web-links = { $pairs } : { $links ->
        [one] { $links } lien
       *[other] { $links } liens
    }

## Hand, piles, acts

cx-web-hand = Ta main
cx-web-hand-empty = Ta main est vide.
cx-web-watching = Tu regardes
cx-web-drawn = piochée
cx-web-pile-left = Pioche : { $left }
cx-web-pile-open = Pioche { $pile }, cartes : { $left } ; dessus : { $words } ; valeur { $value }
cx-web-pile-closed = Pioche cachée { $pile }, cartes : { $left }
cx-web-pile-empty = La pioche { $pile } est vide ; cartes : { $left }
cx-web-four-piles = Quatre pioches visibles
cx-web-turn = Tourner
cx-web-place = Poser ici
cx-web-after-vote = Après le vote
cx-web-not-your-turn = Pas encore
cx-web-put-back = Remettre
cx-web-undo = Annuler
cx-web-not-yet = Pas encore
cx-web-reason = Raison
cx-web-no-reason = Sans raison
cx-web-act-draw = Piocher, reste { $left }
cx-web-act-keep = Garder
cx-web-act-pass = Passer
cx-web-act-aside = De côté
cx-web-act-stuck = Plus de coup
cx-web-act-done = Fini
cx-web-confirm-draw = Piocher
cx-web-confirm-keep = Garder
cx-web-confirm-pass = Passer
cx-web-confirm-aside = Mettre de côté
cx-web-confirm-stuck = Plus de coup
cx-web-confirm-done = Fini
cx-web-confirm-take = Prendre
cx-web-confirm-steal = Voler

## What to do now

cx-web-do-over = La partie est terminée.
cx-web-do-dealing = On distribue les cartes.
cx-web-do-vote = « { $first } » et « { $second } » sont-ils liés ?
cx-web-do-vote-wait = On vote : { $names }. Tu peux prévoir, pas poser.
cx-web-do-own-wait = Ce que tu as posé attend une réponse : { $names }.
cx-web-do-answer = Dis que tu es d’accord, ou conteste une paire.
cx-web-do-window = Réponses attendues : { $names }.
cx-web-do-stuck = Tu attends que la toile change.
cx-web-do-passed = Tu as passé. Tu attends que quelque chose bouge.
cx-web-do-turn = À { $name } de jouer.
cx-web-do-wait = On attend : { $names }.
cx-web-do-confirm = Rien ne compte avant que tu confirmes.
cx-web-do-misfit = Ainsi elle ne va pas. Tourne encore.
cx-web-do-place = Pose la carte ou tourne-la.
cx-web-do-where-web = Choisis un emplacement pointillé pour « { $first } » et « { $second } ».
cx-web-do-where-quads = Choisis une place du carré, ou une pioche pour rendre « { $first } » et « { $second } ».
cx-web-do-where-rummy = Choisis un bout de tes lignes, ou une ligne nouvelle, pour « { $first } » et « { $second } ».
cx-web-do-classic = Choisis une carte ou pioche.
cx-web-do-draw = Aucune de tes cartes ne va. Pioche.
cx-web-do-drawn = Pose la carte piochée ou garde-la.
cx-web-do-keep = La carte piochée ne va nulle part. Garde-la.
cx-web-do-pass-or = La pioche est vide. Choisis une carte ou passe.
cx-web-do-pass = La pioche est vide et rien ne va. Passe.
cx-web-do-aside = Elle ne va nulle part. Mets-la de côté.
cx-web-do-quick = Touche une carte, puis un emplacement : elle est posée aussitôt.
cx-web-do-quick-empty = La pioche est vide. Pose une carte ou dis que tu n’as plus de coup.
cx-web-do-quads-fresh = Prends la carte du dessus d’une pioche.
cx-web-do-quads-laying = Pose des cartes dans ton carré, rends-en une, ou dis « fini ».
cx-web-do-quads-returned = Tu as rendu une carte. Dis « fini ».
cx-web-do-quads-free = Prends, pose ou rends des cartes ; passe pour souffler.
cx-web-do-rummy-draw = Pioche une carte.
cx-web-do-rummy = Choisis une carte, vole une carte du bout, ou dis « fini ».

## Challenge and vote

cx-web-challenge = Contestation
cx-web-challenges = { $challenger } conteste { $placer }
cx-web-challenge-pair = Contester { $pair }
cx-web-vote-rests = On ne pose ni ne pioche avant la fin du vote.
cx-web-laid-because = Carte posée par { $name }. Raison : { $reason }.
cx-web-referee-clear = L’arbitre connaît ce lien
cx-web-referee-debatable = L’arbitre le trouve discutable
cx-web-referee-no = L’arbitre ne connaît aucun lien
cx-web-referee-link = { $first } + { $second } : { $kind }
cx-web-referee-none = { $first } + { $second }
cx-web-vote-stands = valable
cx-web-vote-falls = pas valable
cx-web-vote-abstain = abstention
cx-web-vote-open = …
cx-web-vote-you = toi ?
cx-web-stands = Valable
cx-web-falls = Pas valable
cx-web-abstain = S’abstenir
cx-web-seconds = { $seconds } s
cx-web-your-word = On attend ta réponse
cx-web-laid-by = Posé par { $name }
cx-web-fine = D’accord
cx-web-ruled-stands = valable, décision de la table
cx-web-ruled-falls = pas valable, décision de la table

## The end of a round

cx-web-round-over = Manche { $round } terminée
cx-web-left-over = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
cx-web-go-on = Continuer

## Quads

cx-web-your-quads = Tes carrés
cx-web-quad = Carré en cours : { $name }
cx-web-quad-of = Carré : { $words }
cx-web-quad-laid = Place { $place } : { $words } ; valeur { $value }
cx-web-quad-place = Place { $place }, libre ; côtés : { $sides } ; { $pairs }

## Rummy

cx-web-your-turn = À toi
cx-web-no-lines = { $name } : pas encore de série
cx-web-own-lines = { $lines ->
        [one] { $name } : { $lines } ligne
       *[other] { $name } : { $lines } lignes
    }
cx-web-lines-open = { $lines ->
        [one] { $name } : { $lines } série, on peut voler un bout
       *[other] { $name } : { $lines } séries, on peut voler un bout
    }
cx-web-lines-safe = { $lines ->
        [one] { $name } : { $lines } série à l’abri
       *[other] { $name } : { $lines } séries à l’abri
    }
cx-web-new-line = Nouvelle ligne
cx-web-line-end = { $end ->
        [left] Bout gauche
       *[other] Bout droit
    } de la ligne { $line }
cx-web-steal = voler
cx-web-steal-card = Voler : { $card }
cx-web-safe-card = Ne se vole pas maintenant : { $card }
cx-web-step-draw = { $left ->
        [one] Pioche une carte cachée, reste { $left }.
       *[other] Pioche une carte cachée, reste { $left }.
    }
cx-web-step-drawn = Piochée ; cartes dans la pioche cachée : { $left }.
cx-web-step-lay = Pose des séries de trois cartes ou plus, ou allonge les tiennes.
cx-web-step-steal = Tu peux voler une carte du bout.
cx-web-step-short = Les lignes de moins de trois cartes reviennent en main quand tu dis « fini ».

## Solitaire

cx-web-in-web = dans la toile
cx-web-aside = de côté
cx-web-to-come = à venir
cx-web-card-of = Carte { $card } sur { $cards }

## The move log

cx-web-told-lay-web = { $name } pose une carte.
cx-web-told-lay-quad = { $name } pose une carte dans son carré.
cx-web-told-lay-line = { $name } pose une carte dans une ligne.
cx-web-told-words-web = { $name } pose « { $words } ».
cx-web-told-words-quad = { $name } pose « { $words } » dans son carré.
cx-web-told-words-line = { $name } pose « { $words } » dans une ligne.
cx-web-told-draw = { $name } pioche.
cx-web-told-keep = { $name } garde la carte.
cx-web-told-pass = { $name } passe.
cx-web-told-aside = { $name } met la carte de côté.
cx-web-told-stuck = { $name } n’a plus de coup.
cx-web-told-done = { $name } a fini.
cx-web-told-take = { $name } prend dans la pioche { $pile }.
cx-web-told-return = { $name } rend une carte à la pioche { $pile }.
cx-web-told-steal = { $name } vole une carte à { $other }.
cx-web-told-fine = { $name } : d’accord ({ $other }).
cx-web-told-challenge = { $name } conteste { $other }.
cx-web-told-stands = { $name } : valable.
cx-web-told-falls = { $name } : pas valable.
cx-web-told-abstain = { $name } s’abstient.

## The first game

cx-web-guide-hand = Chaque carte a quatre mots. Là où elle va, un emplacement est pointillé : les mots qui se touchent doivent être liés.
    .title = Voici tes cartes
    .try = Touche une carte, puis un emplacement pointillé.
cx-web-guide-place = La somme montre ce que rapporte la pose. Une carte peut être tournée si les mots conviennent.
    .title = Rien ne compte encore
    .try = Tourne-la si tu veux, puis pose-la.
cx-web-guide-sides = Deux côtés doublent la somme, trois la triplent, quatre la multiplient par dix.
    .title = Plus de côtés, plus de points
    .try = Attends ton prochain tour.
cx-web-guide-pile = Si rien ne va, pioche la carte du dessus : pose-la aussitôt ou garde-la. Ce qui reste en main à la fin est déduit.
    .title = La pioche est visible
    .try = Pose une carte ou pioche.

## After the game
cx-web-best = La carte qui a le plus rapporté
cx-web-rulings = Décisions de la table
cx-web-rulings-save = Enregistrer les décisions de la table
