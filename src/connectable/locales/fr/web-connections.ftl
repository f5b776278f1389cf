# Connections on the web: table, prompts, votes, log.

## Where one is, seats

cx-web-where-rounds = { $way }, manche { $round } sur { $rounds }
cx-web-where-round = { $way }, une manche
cx-web-where-rounds-own = { $way }, manche { $round } sur { $rounds }, à toi de trouver
cx-web-where-round-own = { $way }, une manche, à toi de trouver
cx-web-players = Joueurs
cx-web-left-in-hand = Cartes en main
cx-web-quads-made = Carrés faits
cx-web-quads-of = Carrés : { $made } sur 4
cx-web-together = Tous ensemble : { $points }
cx-web-open-hands = Cartes sur table
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
cx-web-seat-away = pas là
cx-web-seat-challenges = conteste
cx-web-seat-challenged = lien contesté
cx-web-seat-appeals = fait appel
cx-web-seat-misses = { $doing }, { $misses ->
    [one] { $misses } essai manqué
   *[other] { $misses } essais manqués
}
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
cx-web-note-own = Aucun emplacement n’est marqué.
cx-web-judged-referee = L’arbitre décide.
cx-web-judged-jury = L’arbitre juge d’abord, les personnes ont le dernier mot.
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
cx-web-map = Carte de toute la toile
cx-web-outside = Voir plus { $side ->
    [north] haut
    [east] à droite
    [south] bas
   *[west] à gauche
}, cartes : { $cards }
cx-web-card = { $words } ; valeur { $value }
cx-web-laid = Nord { $north }, est { $east }, sud { $south }, ouest { $west } ; valeur { $value }
cx-web-laid-joined = { $card } ; reliée : { $joined }
cx-web-joined = { $pair } : { $why }
cx-web-rivet = Pourquoi : { $why }
cx-web-on-trust = sur la confiance
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
cx-web-tag-try = { $pairs ->
    [one] { $pairs } paire à tenter
   *[other] { $pairs } paires à tenter
}
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
cx-web-try = Essayer ici
cx-web-try-elsewhere = Essayer ailleurs
cx-web-appeal-here = Poser et faire appel
cx-web-if-holds = Si ça tient :
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
cx-web-act-appeal = Faire appel
cx-web-act-accept = Accepter
cx-web-confirm-draw = Piocher
cx-web-confirm-keep = Garder
cx-web-confirm-pass = Passer
cx-web-confirm-aside = Mettre de côté
cx-web-confirm-stuck = Plus de coup
cx-web-confirm-done = Fini
cx-web-confirm-appeal = Faire appel
cx-web-confirm-accept = Accepter
cx-web-confirm-take = Prendre
cx-web-confirm-steal = Voler

## What to do now

cx-web-do-over = La partie est terminée.
cx-web-do-dealing = On distribue les cartes.
cx-web-do-vote = « { $first } » et « { $second } » sont-ils liés ?
cx-web-do-vote-wait = On vote : { $names }. Tu peux prévoir, pas poser.
cx-web-do-own-wait = Ce que tu as posé attend une réponse : { $names }.
cx-web-do-answer = Dis que tu es d’accord, ou conteste une paire.
cx-web-do-missed = L’arbitre n’accepte pas « { $first } » et « { $second } ». Fais appel, ou accepte l’essai manqué.
cx-web-do-window = On attend une réponse : { $names }.
cx-web-do-stuck = Tu attends que la toile change.
cx-web-do-passed = Tu as passé. Tu attends que quelque chose bouge.
cx-web-do-turn = À { $name } de jouer.
cx-web-do-wait = On attend : { $names }.
cx-web-do-confirm = Rien ne compte avant que tu confirmes.
cx-web-do-misfit = Ainsi elle ne va pas. Tourne encore.
cx-web-do-place = Pose la carte ou tourne-la.
cx-web-do-try = Personne ne dit avant l’essai si ça tient. Tourne la carte ou essaie.
cx-web-do-appeal = L’arbitre ne l’accepte pas ainsi. Tourne-la, ou pose-la et fais appel.
cx-web-do-where-web = Choisis un emplacement pointillé pour « { $first } » et « { $second } ».
cx-web-do-where-own = Glisse « { $first } » et « { $second } » vers la toile, ou touche un emplacement à côté.
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
cx-web-appeals = { $placer } fait appel
cx-web-challenge-pair = Contester { $pair }
cx-web-vote-rests = On ne pose ni ne pioche avant la fin du vote.
cx-web-laid-because = Carte posée par { $name }. Raison : { $reason }.
cx-web-referee-clear = L’arbitre connaît ce lien
cx-web-referee-debatable = L’arbitre le trouve discutable
cx-web-referee-weak = L’arbitre trouve le lien trop faible
cx-web-referee-no = L’arbitre ne connaît aucun lien
cx-web-referee-unknown = L’avis de l’arbitre n’est pas encore connu
cx-web-referee-none = { $first } + { $second }
cx-web-referee = L’arbitre
cx-web-referee-why = { $word } : { $kind }.
cx-web-referee-said = { $word }.
cx-web-referee-usage = Cela ne se dit ensemble que dans une seule langue, ce qui ne compte pas ici.
cx-web-held-title = Au-dessus d’un emplacement libre
cx-web-held-pair = « { $own } » avec « { $other } », { $side ->
    [0] en haut
    [1] à droite
    [2] en bas
   *[3] à gauche
}
cx-web-held-all = { $pairs ->
    [one] La paire doit tenir.
   *[other] Les { $pairs } paires doivent tenir.
} Personne ne le dit avant l’essai.
cx-web-held-sum = Si elles tiennent : { $sum } = { $points } points.
cx-web-miss-title = { $pairs ->
    [one] Essai manqué
   *[other] Essai manqué : { $failed } sur { $pairs } paires
}
cx-web-miss-of = { $pairs ->
    [one] { $name } : essai manqué
   *[other] { $name } : essai manqué, { $failed } sur { $pairs } paires
}
cx-web-not-accepted = Pas accepté.
cx-web-holds = ça tient
cx-web-tries-left = { $left ->
    [one] encore { $left } essai ce tour-ci
   *[other] encore { $left } essais ce tour-ci
}
cx-web-tries-left-card = { $left ->
    [one] encore { $left } essai avec cette carte
   *[other] encore { $left } essais avec cette carte
}
cx-web-lives-left = { $left ->
    [one] { $left } vie restante
   *[other] { $left } vies restantes
}
cx-web-miss-back = La carte revient en main, aucun point.
cx-web-miss-aside = Troisième essai manqué : la carte est mise de côté.
cx-web-miss-may-appeal = Tu peux faire appel : les autres votent et l’arbitre a une voix. L’égalité ne suffit pas.
cx-web-miss-thinks = { $name } peut faire appel ou essayer ailleurs.
cx-web-miss-cost-classic = Le troisième essai manqué d’un tour fait piocher une carte et le termine.
cx-web-miss-cost-endless = Le troisième essai manqué d’un tour déduit la valeur de la carte et le termine.
cx-web-miss-cost-quads = Le troisième essai manqué d’un tour déduit la valeur de la carte, et le carré inachevé revient en main.
cx-web-miss-cost-rummy = Le troisième essai manqué d’un tour fait piocher une carte et le termine.
cx-web-miss-cost-quick = Chaque essai manqué fait piocher la carte du dessus.
cx-web-miss-cost-at-once = Chaque essai manqué déduit la valeur de sa carte.
cx-web-miss-cost-solitaire = Au troisième essai manqué avec une carte, elle est mise de côté.
cx-web-miss-cost-lives = Chaque essai manqué coûte une vie.
cx-web-jury-title = La table a voté
cx-web-stamp-stands = valable { $stands } : { $falls }
cx-web-stamp-falls = pas valable { $stands } : { $falls }
cx-web-jury-scores = { $points ->
    [one] La carte reste et rapporte { $points } point.
   *[other] La carte reste et rapporte { $points } points.
}
cx-web-jury-lies = Ce qui a été posé reste.
cx-web-jury-back = Ce qui a été posé revient en main, aucun point.
cx-web-jury-ruling = « { $first } » et « { $second } » : décision de la table pour cette partie.
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
cx-web-none-waits = Rien n’attend ta réponse
cx-web-laid-by = Posé par { $name }
cx-web-fine = D’accord
cx-web-group-fine = { $name } a posé { $pairs }. Quelqu’un conteste ?
cx-web-ruled-stands = valable, décision de la table
cx-web-ruled-falls = pas valable, décision de la table

## The end of a round

cx-web-round-over = Manche { $round } terminée
cx-web-left-over = { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
cx-web-round-best = Meilleure pose : { $name }, +{ $points }.
cx-web-round-line = Plus longue ligne : { $cards } cartes.
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
cx-web-told-words-points = { $points ->
    [one] { $name } pose « { $words } », { $points } point.
   *[other] { $name } pose « { $words } », { $points } points.
}
cx-web-told-draw = { $name } pioche.
cx-web-told-card = { $name } choisit « { $words } ».
cx-web-told-at = { $name } choisit l’emplacement à côté de « { $words } ».
cx-web-told-back = { $name } remet la carte.
cx-web-review-lay = { $name } pose « { $words } » : { $pairs }.
cx-web-review-new = { $name } commence une ligne avec « { $words } ».
cx-web-review-take = { $name } prend « { $words } » dans la pioche { $pile }.
cx-web-review-steal = { $name } vole « { $words } » à { $other }.
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
cx-web-told-appeal = { $name } fait appel.
cx-web-told-accept = { $name } accepte l’essai manqué.
cx-web-told-missed = Essai manqué de { $name } : « { $first } » et « { $second } » ne sont pas acceptés.
cx-web-told-stands = { $name } : valable.
cx-web-told-falls = { $name } : pas valable.
cx-web-told-ruling-stands = « { $first } » et « { $second } » sont valables : { $challenger } a contesté en vain.
cx-web-told-ruling-falls = « { $first } » et « { $second } » ne sont pas valables : { $challenger } a contesté à raison.
cx-web-told-appeal-stands = « { $first } » et « { $second } » sont valables : l’appel de { $placer } réussit.
cx-web-told-appeal-falls = « { $first } » et « { $second } » ne sont pas valables : l’appel de { $placer } échoue.
cx-web-told-abstain = { $name } s’abstient.

## The first game

## After the game
cx-web-best = La carte qui a le plus rapporté
cx-web-rulings = Décisions de la table
cx-web-rulings-save = Enregistrer les décisions de la table
cx-web-rulings-keep = Garder pour la prochaine partie
cx-web-rulings-kept = { $rulings ->
    [one] { $rulings } décision de la table est gardée dans ce navigateur.
   *[other] { $rulings } décisions de la table sont gardées dans ce navigateur.
}
cx-web-rulings-room = { $rulings ->
    [one] { $rulings } décision de la table est gardée pour ce salon.
   *[other] { $rulings } décisions de la table sont gardées pour ce salon.
}
cx-web-rulings-use = Jouer avec nos décisions
cx-web-poster = La toile en affiche
cx-web-poster-note = Une image de la toile finie, avec tous ses mots, à imprimer ou à partager.
cx-web-poster-save = Enregistrer l’affiche

## La première partie et les astuces
cx-web-guide-aim = Pose tes cartes pour que les mots qui se touchent soient liés : ils vont ensemble, sont contraires, l’un est une sorte de l’autre. Plus une carte relie de côtés, plus elle rapporte ; qui a le plus de points gagne.
    .title = Le but
    .try = Prends la carte avec « { $word } ».
cx-web-guide-spot = Ici elle touche deux cartes : { $pairs }. Les deux paires sont liées.
    .title = Un emplacement qui en relie deux
    .try = Touche l’emplacement marqué.
cx-web-guide-place = Les valeurs des trois cartes s’ajoutent et sont doublées, car deux côtés se touchent. Trois côtés comptent triple, quatre dix fois.
    .title = Deux côtés, deux fois plus de points
    .try = Pose la carte.
cx-web-mark-aim = Pose des cartes pour que les mots qui se touchent soient liés. Plus une carte relie de côtés, plus elle rapporte. Après la dernière manche, qui a le plus de points gagne.
    .title = Le but
cx-web-mark-endless = Pose des cartes pour que les mots qui se touchent soient liés ; une carte rapporte la somme de ce qu’elle touche. La table a des bords : c’est fini quand plus rien ne va.
    .title = Le but
cx-web-mark-solitaire = Carte après carte : pose chacune là où ses mots sont liés, ou mets-la de côté. Plus la toile est grande, mieux c’est.
    .title = Le but
cx-web-mark-quick = Tous en même temps : débarrasse-toi de tes cartes. Chacune doit être liée à la toile, et les autres peuvent contester.
    .title = Le but
cx-web-mark-quads = Construis des carrés de quatre cartes dont les quatre paires sont liées. Chacun rapporte quatre fois ses valeurs.
    .title = Le but
cx-web-mark-rummy = Pose des séries d’au moins trois cartes dont les mots qui se touchent sont liés. Ce qui reste en main est déduit.
    .title = Le but
cx-web-mark-own = Aucun emplacement n’est marqué : trouve les liens toi-même. Une paire qui ne va pas est un essai manqué ; après trois, le tour est fini.
    .title = À toi de trouver
cx-web-mark-two = Un emplacement qui touche deux cartes double la somme, si les deux paires sont liées.
    .title = Un emplacement à deux côtés
cx-web-mark-draw = Si rien ne va, prends la carte du dessus : pose-la aussitôt ou garde-la. Ce qui reste en main à la fin est déduit.
    .title = Tu peux piocher
cx-web-mark-appeal = L’arbitre ne connaît pas ce lien. Fais appel, et les autres votent ; ou accepte et essaie ailleurs.
    .title = Tu peux faire appel
cx-web-mark-vote = Les deux mots vont-ils ensemble ? Tu décides avec les autres.
    .title = On te demande ton avis

## Ce que sont les choses
cx-ask-name-card = Carte de mots
cx-ask-card = Quatre mots et une valeur ; on peut la tourner, et chaque mot qui en touche un autre doit y être lié.
cx-ask-name-value = Valeur de la carte
cx-ask-value = De 1 à 5 points : plus ses mots sont difficiles à lier, plus elle vaut ; en main, elle coûte autant.
cx-ask-name-rivet = Rivet
cx-ask-rivet = Il joint deux mots liés ; ouvert, il attend encore l’avis des autres.
cx-ask-name-spot = Emplacement libre
cx-ask-spot = Une carte va ici si chaque côté qui touche est lié ; deux côtés doublent la somme, trois la triplent, quatre la décuplent.
cx-ask-name-pile = Pioche
cx-ask-pile = Les cartes à venir ; le nombre dit combien.
cx-ask-name-points = Points
cx-ask-points = Les sommes de toutes les poses ; les cartes en main sont déduites à la fin d’une manche.
cx-web-key-card = prendre cette carte de la main
cx-web-key-turn = tourner la carte
cx-rules-aim = Pose des cartes pour que les mots qui se touchent soient liés, et relie le plus de côtés possible ; qui a le plus de points gagne.
cx-rules-minute = En classique, tu as cinq cartes. À ton tour, tu en poses une contre la toile, tournée comme tu veux : chaque paire de mots qui se touchent doit avoir un sens. Tu marques les valeurs de la carte et de toutes celles qu’elle touche, doublées pour deux côtés, triplées pour trois, dix fois pour quatre. Si rien ne va, pioche. La première main vide donne à tous un dernier tour ; ce qui reste en main est déduit. L’arbitre, les autres ou les deux disent si une paire est liée.
