# Connections
cx-name = Connections

## Règles : cartes et liens

cx-rule-k1 = Le paquet compte 124 cartes. Chaque carte porte quatre mots sans rapport entre eux, un par côté, et une valeur de 1 à 5 : plus ses mots sont difficiles à relier, plus elle est haute.
cx-rule-k2 = Les cartes se posent comme des dominos, sur un quadrillage. Une nouvelle carte touche la toile par un côté au moins et peut être tournée par quarts de tour. Chaque paire de côtés qui se touchent doit être un lien valable : deux, trois ou quatre côtés qui se touchent demandent deux, trois ou quatre paires valables.
cx-rule-k3 = Un lien doit avoir du sens : « red » et « apple », « gold » et « mine », « vehicle » et « car », « moose » et « mammal », « black » et « oil ». S’il faut inventer une histoire pour l’expliquer, il n’est pas valable.
cx-rule-k4 = Une carte posée rapporte sa valeur plus celles de toutes les cartes qu’elle touche : × 1 pour une paire, × 2 pour deux, × 3 pour trois, × 10 pour quatre. Un 2 posé contre un 2 rapporte 2 + 2 = 4 ; un 1 posé contre deux autres 1 rapporte (1 + 1 + 1) × 2 = 6.
cx-rule-k5 = On pose une carte par petites étapes : d’abord la carte, puis l’emplacement et l’orientation. Les étapes avant la dernière n’appartiennent qu’au joueur. Personne d’autre ne les voit, elles ne réservent rien, et elles tombent quand l’emplacement n’est plus libre.

## Règles : qui juge

cx-rule-j1 = Chacun peut contester un lien, et la majorité décide. S’il n’est pas valable, ce qui a été posé et contesté revient en main : au Rami, toutes les cartes posées ce tour-ci sur cette série ; aux Carrés, les quatre cartes. Il n’y a pas de points, le tour est fini, et on pioche une carte, sauf si la pioche est vide. Dans Sans fin et Carrés, on n’en pioche pas, car les cartes en main n’y coûtent rien : la valeur de la plus haute carte posée est déduite. Contester sans succès ne coûte rien. Une carte posée peut porter une raison, l’une des sortes de lien de la règle CX-J3 ; elle ne change rien.
cx-rule-j2 = Vote : chaque joueur a une voix. Celle de la personne qui a posé dit « valable », celle de la personne qui conteste « pas valable » ; les autres votent ou s’abstiennent, et ne pas répondre à temps vaut abstention. Les votes sont définitifs et se voient dès qu’ils sont donnés. S’il y a plus de voix contre que pour, le lien n’est pas valable ; en cas d’égalité, l’arbitre tranche, donc à deux joueurs c’est lui qui décide. Arbitre : une paire qu’il n’accepte pas est refusée avec sa raison et ne coûte rien. Confiance : tout est valable. En solo, l’arbitre remplace le vote. Les bots votent comme l’arbitre, chacun avec sa propre sévérité.
cx-rule-j3 = L’arbitre dit toujours pourquoi : la sorte de lien (contraires, même chose, est une sorte de, fait partie de, est en, se disent ensemble, même famille, qualité, vont ensemble) ou qu’il n’en connaît aucun. Pour les deux mêmes mots, sa décision est toujours la même.
cx-rule-j4 = Ce qu’un vote décide, même quand l’arbitre a tranché une égalité, est la décision de la table sur ces deux mots pour le reste de la partie, et on peut l’exporter et l’apporter dans une autre partie. Une paire jugée valable ne peut plus être contestée ; une paire jugée pas valable est refusée dès lors. Une décision de la table s’applique à ce qui est posé après elle.
cx-rule-j5 = Quand on juge par vote, après une carte posée (aux Carrés un carré terminé, au Rami « Fini »), chaque autre joueur dit qu’il est d’accord ou conteste une paire sur laquelle il n’y a pas de décision de la table. Contester n’est pas répondre : qui a contesté sans succès répond encore ; un accord donné reste donné. Si aucune paire ne peut être contestée, ce qui est posé est valable aussitôt. Pendant un vote, on ne fait que voter, et il n’y a qu’un vote à la fois. Les points, les mains vides, les derniers tours et le tour suivant attendent que tous soient d’accord ou que la carte revienne. Au Rami, chaque série posée est jugée à part, et les réponses continuent pour les autres. Pour qui ne répond pas à temps, la table dit d’accord : en direct après 20 secondes, à l’Éclair après 5, par correspondance selon l’horloge de la table. À l’Éclair et aux Carrés tous ensemble, les autres continuent de jouer, mais rien ne se pose contre une carte en attente, et le joueur dont la carte ou le carré attend ne fait que répondre et voter.
cx-rule-j6 = À toi de trouver : on peut choisir tout emplacement qui convient au quadrillage, sauf pour les paires que la table a jugées non valables, et rien ne dit d’avance si un lien est valable. Chaque carte posée est un essai. Si une paire n’est pas acceptée, l’essai est manqué : tout le monde voit quelles paires ont échoué et pourquoi, la carte revient et ne rapporte rien. À son tour, on peut réessayer ; au Classique, après avoir pioché, seulement avec la carte piochée, ou on la garde. Au troisième essai manqué d’un tour, au Classique une carte est piochée et le tour est fini ; dans Sans fin la valeur de cette carte est déduite et le tour est fini ; aux Carrés à tour de rôle de même, et le carré inachevé revient ; au Rami une carte est piochée et la table dit « Fini ». Aux Carrés tous ensemble, chaque essai manqué coûte la valeur de sa carte. À l’Éclair, chaque essai manqué fait piocher la première carte ; si la pioche est vide, il n’y a plus de coup. Au Solitaire, chaque essai manqué coûte une vie, s’il y en a, et sans vie la partie est finie ; sinon, au troisième, la carte est mise de côté, et les essais manqués comptent après les liens dans le résultat. Un tour d’essais manqués compte comme un tour sans carte posée, et un essai manqué ne réveille personne. Un essai manqué ne s’annule jamais librement ; le reprendre d’un commun accord n’en réduit pas le nombre et ne rend aucune vie. Les bots croient à une paire selon leur propre note, qui se trompe d’autant plus qu’ils sont faibles.
cx-rule-j7 = Jury : l’arbitre répond d’abord, le dernier mot revient aux personnes. Tant qu’il reste un appel, un essai manqué attend : on fait appel ou on l’accepte ; le temps écoulé, il est accepté. Quand les liens sont montrés, on peut choisir toute carte et tout emplacement qui convient au quadrillage, et là où l’arbitre refuse, poser la carte est un appel. Un seul vote porte sur toutes les paires refusées : la voix de qui a posé dit « valable », celle de l’arbitre « pas valable », les autres personnes votent ou s’abstiennent, les bots s’abstiennent. Avec plus de voix pour que contre, la carte reste et compte aussitôt, et la table juge chacune de ces paires valable ; sinon l’essai manqué compte et aucune ne l’est. Avec des bots pour seuls adversaires, il n’y a pas d’appel. Il y a un appel par tour ; tous ensemble, un par joueur et par manche, et à l’Éclair un vote dure 5 secondes au plus. Ce que l’arbitre a accepté peut être contesté, et à égalité, c’est valable. Avec un seul joueur, jury veut dire arbitre.

## Règles : donne, tours, égalités

cx-rule-g1 = La place 1 commence la manche 1, la place suivante la manche suivante. À chaque manche, toutes les cartes sont mélangées et données une à une : d’abord les mains, place après place à partir de celle qui commence, puis la carte de départ, puis les cartes visibles du dessus des pioches. Quand on prend une carte visible du dessus, la suivante est retournée aussitôt ; après la fin d’une manche, plus rien n’est retourné. Une carte qui a été visible (prise d’une pioche visible, posée, rendue, volée) reste connue de tous. Les cartes données et celles d’une pioche cachée sont cachées. Les cartes d’un carré ou d’une série en cours sont visibles. À la fin d’une manche, toutes les mains sont montrées.
cx-rule-g2 = Une partie ne commence que si le paquet suffit : toutes les mains et 2 cartes de plus, 4 aux Carrés.
cx-rule-g3 = À total égal, le rang est partagé, dans toutes les façons de jouer. Un total peut être négatif.
cx-rule-g4 = Un tour de table sans carte posée : tous les joueurs, l’un après l’autre, ont eu un tour qui a commencé avec une pioche vide et n’a laissé aucune nouvelle carte sur la table. Une carte qui revient, une carte volée ou une série reprise ne comptent pas comme posées.

## Règles : six façons de jouer

cx-rule-c = Classique : 2–8 joueurs, cinq manches, le plus haut total gagne. Chaque joueur reçoit 5 cartes, ou 4 à partir de six joueurs. Une carte de départ est sur la table et la pioche est visible : tous voient sa carte du dessus. À son tour, un joueur pose une carte et la compte (CX-K4), ou pioche la carte du dessus, puis pose cette carte ou la garde. On peut piocher même si une carte conviendrait. Quand la pioche est vide, on peut passer ; la manche se termine après un tour de table sans carte posée (CX-G4). La première main vide donne exactement un tour de plus à chaque autre joueur, même si d’autres mains se vident entre-temps. À la fin de la manche, quelle qu’en soit la cause, les valeurs restées en main sont déduites.
cx-rule-e = Sans fin : 2–8 joueurs, une manche. Chaque joueur reçoit 4 cartes, et il y a une carte de départ. Les tours se jouent comme au Classique ; une carte piochée peut être posée tout de suite. Une carte posée rapporte la simple somme de sa valeur et de celles des cartes qu’elle touche, sans multiplier. Avec une main vide, on pioche, ou on passe si la pioche est vide. Les cartes restées en main ne coûtent rien. La table a 9 × 9 emplacements, ou la taille choisie, avec la carte de départ au milieu. La manche se termine après un tour de table sans carte posée (CX-G4), ou quand aucun emplacement libre de la table ne touche la toile.
cx-rule-s = Solitaire : un joueur parcourt tout le paquet, carte par carte, pour faire la plus grande toile possible. La pioche est cachée et la carte suivante vient d’elle-même. La première carte commence la toile ; chaque autre est posée ou mise de côté pour de bon. La partie se termine après la dernière carte. Les points sont les cartes de la toile ; ensuite comptent les liens ; les cartes mises de côté sont manquées. C’est l’arbitre qui juge, ou tout est valable, par confiance.
cx-rule-q = Éclair : 2–8 joueurs, en temps réel et sans tours, trois manches sauf autre choix. Chaque joueur reçoit 10 cartes, il y a une carte de départ, et la pioche est visible. Tous jouent en même temps et piochent autant qu’ils veulent. Chaque lien est annoncé et doit être accepté (CX-J5). L’ordre d’arrivée compte : un emplacement ou une carte du dessus va à qui arrive en premier. La manche se termine quand la dernière carte d’une main est valable ; cela rapporte la valeur de toutes les cartes restées dans les autres mains, cartes en attente comprises. Quand la pioche est vide, on peut dire « Plus de coup » : on ne fait plus que répondre et voter jusqu’à ce que la prochaine carte soit posée, soit valable ou revienne. Si plus personne n’a de coup et qu’aucune carte n’attend, la manche se termine sans points.
cx-rule-4 = Carrés : 1–8 joueurs, quatre manches. Chaque joueur reçoit 4 cartes ; les autres sont visibles en quatre pioches, aussi égales que possible, les premières un peu plus grandes. Chacun construit des carrés de son côté : 2 × 2 cartes avec quatre paires valables. Les cartes ne viennent que des quatre pioches, et on peut rendre celles dont on ne veut pas. À tour de rôle, dans cet ordre : prendre la carte du dessus d’une pioche (aucune si les quatre sont vides) ; poser des cartes une à une aux quatre endroits d’un seul carré à la fois, et ce qui se touche doit être valable ; rendre au plus une carte, visible, sur n’importe quelle pioche ; « Fini ». Tous ensemble : prendre (seulement avec moins de huit cartes, cartes posées comprises), poser et rendre dans n’importe quel ordre ; passer à tout moment, puis seulement répondre et voter jusqu’à ce qu’une carte soit prise ou rendue ou un carré terminé. Les cartes d’un carré en cours reviennent en main à « Fini » ; tous ensemble, dès qu’on prend, rend ou passe. Un carré terminé est soumis à la table (CX-J5) et rapporte la somme de ses quatre valeurs × 4.
cx-rule-5 = Une manche de Carrés se termine quand un joueur a fait quatre carrés ; ou quand, pendant un tour de table, personne n’a rien pris, rendu ni terminé (un carré jugé non valable n’est pas terminé) ; ou quand on a pris autant de cartes que le paquet en compte depuis le dernier carré valable, ou depuis le début. Un carré encore en attente ne rapporte alors rien.
cx-rule-r = Rami : 2–8 joueurs, une manche. Chaque joueur reçoit 4 cartes ; la pioche est cachée. À son tour, un joueur pioche une carte (aucune si la pioche est vide), puis pose devant lui des séries de trois cartes ou plus en ligne, prolonge les siennes, ou vole la carte au bout d’une série adverse de quatre ou plus. On pose autant de fois qu’on veut et on vole au plus une fois, dans n’importe quel ordre ; « Fini » finit le tour. Une série est droite, côté droit contre côté gauche, les cartes tournées à volonté ; une carte commence une nouvelle série ou va à un bout d’une série à soi. À « Fini », les séries de moins de trois cartes reviennent en main. Une carte volée va dans la main de qui la vole ; quand la pioche est vide, on ne vole pas. La manche se termine au « Fini » d’une main vide, ou après un tour de table sans carte posée (CX-G4) ; au choix, pas avant que chaque joueur ait eu un tour. Chacun compte les valeurs de ses séries et déduit ce qui lui reste en main.

## Règles : options

cx-rule-o1 = Pour apprendre : les cartes de valeur 5 sont retirées.
cx-rule-o2 = Temps par tour : un tour est limité, à une minute sauf autre choix. Quand le temps est écoulé, la table joue ce qui coûte le moins : elle remet ce qui n’est pas fini, pioche s’il le faut, puis garde la carte, la met de côté, dit « Fini » ou passe, selon ce qui est possible. L’horloge s’arrête pendant que les autres répondent à une carte posée.
cx-rule-o3 = Cartes sur table, pour jouer ensemble : toutes les mains sont visibles, aussi pour le public. Scores et rangs restent, et la somme de tous est montrée.
cx-rule-o4 = Paquets et règles maison : chacun peut faire les siens. Un paquet est un fichier que tout le monde peut écrire, vérifier et partager.
cx-rule-o6 = Sa propre langue : chaque carte et chaque mot a un numéro, si bien que la même carte peut se lire dans plusieurs langues. Avec une seule langue, les liens suivent le sens et ce qui se dit dans cette langue. Avec la langue de chacun, tout le monde voit les mots dans sa langue, et ce qui se dit ensemble dans une seule langue ne compte pas ; l’arbitre le précise. Un paquet maison peut avoir ses mots en plusieurs langues. Avec des mots que l’arbitre ne connaît pas, une partie commence avec le vote et les places indiquées.
cx-rule-o5 = Défi du jour : le même Solitaire pour tous, un par jour, avec une comparaison des résultats. Un lien du défi donne à d’autres exactement les mêmes cartes.

## Qu’est-ce qui bloque : le tour et la donne

cx-refusal-g1-over = La partie est terminée.
    .title = Qu’est-ce qui bloque pour continuer ?
cx-refusal-g1-turn = C’est le tour d’un autre joueur : { $seat }.
    .title = Qu’est-ce qui bloque maintenant ?
cx-refusal-g1-no-seat = La partie a { $seats } places.
    .title = Qu’est-ce qui bloque à cette place ?
cx-refusal-g1-card-due = Une carte est d’abord donnée. Ensuite, on joue.
    .title = Qu’est-ce qui bloque pour l’instant ?
cx-refusal-g1-chance-only = C’est la table qui donne les cartes. Les joueurs les piochent ou les prennent.
    .title = Qu’est-ce qui bloque pour donner une carte ?
cx-refusal-g1-nothing-due = Aucune carte n’est à donner maintenant.
    .title = Qu’est-ce qui bloque pour donner une carte ?
cx-refusal-g1-other-due = Une autre carte vient d’abord.
    .title = Qu’est-ce qui bloque pour cette carte ?
cx-refusal-g1-other-seat = La prochaine carte est pour { $seat }.
    .title = Qu’est-ce qui bloque à cette place ?
cx-refusal-g1-not-in-pile = La carte n’est plus dans la pioche. Donnes-en une qui y est.
    .title = Qu’est-ce qui bloque pour la carte { $card } ?

## Qu’est-ce qui bloque : choisir et poser

cx-refusal-k5-chosen = La carte { $card } est choisie. Pose-la ou remets-la d’abord.
    .title = Qu’est-ce qui bloque maintenant ?
cx-refusal-k5-not-in-hand = La carte n’est pas dans ta main. Choisis une des tiennes.
    .title = Qu’est-ce qui bloque pour la carte { $card } ?
cx-refusal-k5-card-first = Aucune carte n’est encore choisie. Choisis d’abord une carte de ta main.
    .title = Qu’est-ce qui bloque pour l’instant ?
cx-refusal-k5-reason-given = La carte a déjà une raison. Remets-la pour en choisir une autre.
    .title = Qu’est-ce qui bloque pour une autre raison ?
cx-refusal-k5-space-chosen = Un emplacement est déjà choisi. Pose la carte là, ou remets-la et recommence.
    .title = Qu’est-ce qui bloque pour un autre emplacement ?
cx-refusal-k5-space-first = Aucun emplacement n’est encore choisi pour la carte { $card }. Choisis-en un d’abord.
    .title = Qu’est-ce qui bloque pour l’instant ?
cx-refusal-j3-no-reason = Une raison est l’une des neuf sortes de lien.
    .title = Qu’est-ce qui bloque pour cette raison ?
cx-refusal-k2-fits-nowhere = Quelle que soit son orientation, elle ne va nulle part maintenant. Le plus proche est « { $first } » avec « { $second } » : { $cause ->
        [fallen] pas valable selon une décision de la table.
        [weak] le lien est trop faible.
        [usage] cela se dit seulement en anglais.
        [debatable] le lien est discutable et sans raison.
       *[no-link] aucun lien connu.
    } Choisis une autre carte, ou n’en pose pas cette fois.
    .title = Qu’est-ce qui bloque pour la carte { $card } ?
cx-refusal-k2-taken = La carte { $card } est là. Choisis un emplacement libre au bord de la toile.
    .title = Qu’est-ce qui bloque là ?
cx-refusal-k2-apart = L’emplacement ne touche aucune carte. Choisis un emplacement libre au bord de la toile.
    .title = Qu’est-ce qui bloque là ?
cx-refusal-k2-no-turn = Quelle que soit son orientation, la carte { $card } n’a pas de lien valable ici. Le plus proche est « { $first } » avec « { $second } » : { $cause ->
        [fallen] pas valable selon une décision de la table.
        [weak] le lien est trop faible.
        [usage] cela se dit seulement en anglais.
        [debatable] le lien est discutable et sans raison.
       *[no-link] aucun lien connu.
    } { $spaces ->
        [one] Elle va à { $spaces } autre emplacement.
       *[other] Elle va à { $spaces } autres emplacements.
    }
    .title = Qu’est-ce qui bloque là ?
cx-refusal-k2-turn = Une carte se tourne de 0, 1, 2 ou 3 quarts de tour.
    .title = Qu’est-ce qui bloque pour cette orientation ?
cx-refusal-e-off-table = L’emplacement est au-delà du bord : la table a { $size } × { $size } emplacements, avec 0,0 au milieu.
    .title = Qu’est-ce qui bloque là ?
cx-refusal-k3-no-link = L’arbitre ne connaît aucun lien. Tourne la carte ou choisis un autre emplacement.
    .title = Qu’est-ce qui bloque entre « { $first } » et « { $second } » ?
cx-refusal-k3-debatable = L’arbitre trouve le lien discutable et n’en connaît pas la raison. Tourne la carte ou choisis un autre emplacement.
    .title = Qu’est-ce qui bloque entre « { $first } » et « { $second } » ?
cx-refusal-k3-weak = L’arbitre connaît un lien ({ $reason ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }), mais il est trop faible. Tourne la carte ou choisis un autre emplacement.
    .title = Qu’est-ce qui bloque entre « { $first } » et « { $second } » ?
cx-refusal-k3-usage = Ces mots se disent ensemble seulement en anglais, et cela ne compte pas dans la langue des mots de cette partie. Tourne la carte ou choisis un autre emplacement.
    .title = Qu’est-ce qui bloque entre « { $first } » et « { $second } » ?
cx-refusal-j4-fallen = Selon une décision de la table, cette paire n’est pas valable. Tourne la carte ou choisis un autre emplacement.
    .title = Qu’est-ce qui bloque entre « { $first } » et « { $second } » ?

## Qu’est-ce qui bloque : répondre et voter

cx-refusal-j2-no-vote = Aucun vote n’est en cours.
    .title = Qu’est-ce qui bloque pour voter ?
cx-refusal-j2-party = La voix de qui a posé dit « valable », celle de qui conteste « pas valable ». Les autres décident.
    .title = Qu’est-ce qui bloque pour voter ?
cx-refusal-j2-voted = Tu as voté, et les votes sont définitifs.
    .title = Qu’est-ce qui bloque pour revoter ?
cx-refusal-j4-ruled = { $ruling ->
        [stands] Selon une décision de la table, cette paire est valable.
       *[falls] Selon une décision de la table, cette paire n’est pas valable.
    } Seule une paire sans décision de la table peut être contestée.
    .title = Qu’est-ce qui bloque pour contester « { $first } » et « { $second } » ?
cx-refusal-j5-against-waiting = À côté de cet emplacement, une carte attend encore les réponses. Choisis un autre emplacement ou attends.
    .title = Qu’est-ce qui bloque là ?
cx-refusal-j5-no-spot = À côté de chaque emplacement, une carte attend encore les réponses des autres. Attends ou fais autre chose.
    .title = Qu’est-ce qui bloque pour la carte { $card } ?
cx-refusal-j5-own = Ce que tu as posé, ce sont les autres qui y répondent.
    .title = Qu’est-ce qui bloque pour répondre ?
cx-refusal-j5-nothing-waits = Rien de ce joueur n’attend de réponse.
    .title = Qu’est-ce qui bloque pour répondre ?
cx-refusal-j5-said-fine = Ton accord est déjà donné ({ $seat }), et il reste donné.
    .title = Qu’est-ce qui bloque pour répondre encore ?
cx-refusal-j5-no-pair = { $pairs ->
        [one] Il y a { $pairs } paire ici.
       *[other] Il y a { $pairs } paires ici. Choisis l’une d’elles.
    }
    .title = Qu’est-ce qui bloque pour cette paire ?
cx-refusal-j5-vote-open = Le vote sur « { $first } » et « { $second } » vient d’abord.
    .title = Qu’est-ce qui bloque maintenant ?
cx-refusal-j7-pending = Ton essai manqué attend. Fais d’abord appel ou accepte-le.
    .title = Qu’est-ce qui bloque maintenant ?
cx-refusal-j7-no-pending = Aucun de tes essais manqués n’attend.
    .title = Qu’est-ce qui bloque l’appel ?
cx-refusal-j7-placer = Ta voix dit « valable ». Les autres décident.
    .title = Qu’est-ce qui bloque ton vote ?
cx-refusal-j7-not-here = Un tel appel demande un jury et des liens montrés.
    .title = Qu’est-ce qui bloque l’appel ?
cx-refusal-j7-not-refused = L’arbitre l’accepte. Pose simplement la carte.
    .title = Qu’est-ce qui bloque l’appel ?
cx-refusal-j7-appealed = Ton appel est utilisé. Il y en a un par tour, ou par manche quand on joue tous ensemble.
    .title = Qu’est-ce qui bloque un autre appel ?
cx-refusal-j7-alone = Seules d’autres personnes peuvent l’emporter sur l’arbitre, et il n’y en a pas à la table.
    .title = Qu’est-ce qui bloque l’appel ?
cx-refusal-j5-window = Des cartes attendent la réponse des autres ({ $seat }). On continue quand tous sont d’accord.
    .title = Qu’est-ce qui bloque maintenant ?
cx-refusal-j5-waiting = Ce que tu as posé attend encore les autres. D’ici là, tu peux seulement répondre et voter.
    .title = Qu’est-ce qui bloque maintenant ?

## Qu’est-ce qui bloque : Classique, Sans fin, Solitaire, Éclair

cx-refusal-c-not-here = Dans cette façon de jouer, tu poses une carte, ou tu en pioches une pour la poser ou la garder.
    .title = Qu’est-ce qui bloque ici ?
cx-refusal-c-drawn-only = La carte { $card } est piochée. Elle seule peut être posée maintenant ; sinon garde-la.
    .title = Qu’est-ce qui bloque pour une autre carte ?
cx-refusal-c-drawn = La carte { $card } est piochée. Pose-la ou garde-la.
    .title = Qu’est-ce qui bloque maintenant ?
cx-refusal-c-nothing-drawn = Tu n’as pas pioché de carte ce tour-ci.
    .title = Qu’est-ce qui bloque pour garder ?
cx-refusal-c-pile-empty = La pioche est vide. Pose une carte ou passe.
    .title = Qu’est-ce qui bloque pour piocher ?
cx-refusal-c-pile-left = { $left ->
        [one] La pioche a encore { $left } carte.
       *[other] La pioche a encore { $left } cartes.
    } Pose une carte ou pioches-en une.
    .title = Qu’est-ce qui bloque pour passer ?
cx-refusal-s-not-here = Au Solitaire, chaque carte est posée ou mise de côté.
    .title = Qu’est-ce qui bloque ici ?
cx-refusal-q-not-here = À l’Éclair, tu poses des cartes, tu pioches, ou tu dis « Plus de coup » quand la pioche est vide.
    .title = Qu’est-ce qui bloque ici ?
cx-refusal-q-pile-empty = La pioche est vide. Pose une carte ou dis « Plus de coup ».
    .title = Qu’est-ce qui bloque pour piocher ?
cx-refusal-q-pile-left = { $left ->
        [one] La pioche a encore { $left } carte.
       *[other] La pioche a encore { $left } cartes.
    } Pose une carte ou pioches-en une.
    .title = Qu’est-ce qui bloque pour « Plus de coup » ?
cx-refusal-q-stuck = Tu as dit « Plus de coup ». Jusqu’à ce que la prochaine carte soit posée, soit valable ou revienne, tu peux seulement répondre et voter.
    .title = Qu’est-ce qui bloque maintenant ?

## Qu’est-ce qui bloque : Carrés

cx-refusal-4-not-here = Aux Carrés, tu prends une carte, tu poses des cartes dans ton carré et tu en rends ; « Fini » finit un tour, « Passer » sert quand on joue tous ensemble.
    .title = Qu’est-ce qui bloque ici ?
cx-refusal-4-take-first = Un tour commence par une carte d’une des quatre pioches. Prends-en une d’abord.
    .title = Qu’est-ce qui bloque pour l’instant ?
cx-refusal-4-took = Tu as pris ta carte ce tour-ci. Pose des cartes, rends-en une ou dis « Fini ».
    .title = Qu’est-ce qui bloque pour prendre une autre carte ?
cx-refusal-4-returned = Tu as rendu une carte ce tour-ci. Il ne reste que « Fini ».
    .title = Qu’est-ce qui bloque maintenant ?
cx-refusal-4-pile-empty = La pioche est vide. Choisis-en une qui a des cartes.
    .title = Qu’est-ce qui bloque à la pioche { $pile } ?
cx-refusal-4-hand-full = Tu as { $most } cartes, cartes posées comprises. Termine d’abord un carré ou rends une carte.
    .title = Qu’est-ce qui bloque pour prendre une autre carte ?
cx-refusal-4-no-pile = Il y a les pioches 1 à 4.
    .title = Qu’est-ce qui bloque pour cette pioche ?
cx-refusal-4-no-place = Un carré a les endroits 1 à 4, et une carte se tourne de 0 à 3 quarts de tour.
    .title = Qu’est-ce qui bloque à cet endroit ?
cx-refusal-4-place-taken = La carte { $card } est là. Choisis un endroit libre du carré.
    .title = Qu’est-ce qui bloque à l’endroit { $place } ?
cx-refusal-4-passed = Tu as passé. Jusqu’à ce qu’une carte soit prise ou rendue ou un carré terminé, tu peux seulement répondre et voter.
    .title = Qu’est-ce qui bloque maintenant ?

## Qu’est-ce qui bloque : Rami

cx-refusal-r-not-here = Au Rami, tu pioches une carte, tu poses des cartes dans tes séries, tu en voles une et tu dis « Fini ».
    .title = Qu’est-ce qui bloque ici ?
cx-refusal-r-draw-first = On commence son tour en piochant. Pioche d’abord une carte.
    .title = Qu’est-ce qui bloque pour l’instant ?
cx-refusal-r-drew = Tu as pioché ta carte ce tour-ci. Pose des cartes ou dis « Fini ».
    .title = Qu’est-ce qui bloque pour piocher encore ?
cx-refusal-r-pile-empty = La pioche est vide. Pose des cartes ou dis « Fini ».
    .title = Qu’est-ce qui bloque pour piocher ?
cx-refusal-r-stole = Tu as volé une carte ce tour-ci, et c’est le maximum.
    .title = Qu’est-ce qui bloque pour voler encore ?
cx-refusal-r-no-steal = Quand la pioche est vide, on ne vole pas.
    .title = Qu’est-ce qui bloque pour voler ?
cx-refusal-r-own-run = Une carte se vole dans une série adverse.
    .title = Qu’est-ce qui bloque pour voler là ?
cx-refusal-r-no-line = { $lines ->
        [0] Il n’y a pas encore de série là.
        [one] Il n’y a là que la série { $lines }.
       *[other] Il y a là les séries 1 à { $lines }.
    }
    .title = Qu’est-ce qui bloque pour cette série ?
cx-refusal-r-short-run = { $length ->
        [one] La série a { $length } carte.
       *[other] La série a { $length } cartes.
    } On ne vole une carte que dans une série de { $least } ou plus.
    .title = Qu’est-ce qui bloque pour voler dans cette série ?

## Fin et origine des points

cx-end-full = Aucun emplacement libre de la table ne touche plus la toile.
cx-end-lives = Il ne reste aucune vie.
cx-end-out = Une main est vide.
cx-end-quiet = Un tour de table est passé sans rien de nouveau.
cx-end-stuck = Plus personne n’a de coup et aucune carte n’attend.
cx-end-solitaire = Tout le paquet est joué.
cx-end-quads = Un joueur a fait quatre carrés.
cx-end-taken = On a pris autant de cartes que le paquet en compte, sans nouveau carré.
cx-source-links = liens
cx-source-hands = restées en main
cx-source-falls = pas valables
cx-source-collected = ramassées
cx-source-quads = carrés
cx-source-runs = séries
cx-source-web = cartes de la toile

## Options

cx-option-way = Façon de jouer
cx-choice-way-classic = Classique
cx-choice-way-endless = Sans fin
cx-choice-way-solitaire = Solitaire
cx-choice-way-quick = Éclair
cx-choice-way-quads = Carrés
cx-choice-way-rummy = Rami
cx-option-judge = Qui juge
cx-choice-judge-referee = arbitre
cx-choice-judge-jury = jury
cx-choice-judge-vote = vote
cx-choice-judge-trust = confiance
cx-option-find = Liens
cx-choice-find-shown = montrés
cx-choice-find-own = à toi de trouver
cx-option-lives = Vies (0 : sans limite)
cx-option-cards = Cartes en jeu (0 : tout le paquet)
cx-option-turns = Tours aux Carrés
cx-choice-turns-in_turn = à tour de rôle
cx-choice-turns-at_once = tous ensemble
cx-option-rounds = Manches
cx-option-first_turns = Chaque joueur a un tour avant la fin d’une manche
cx-option-table = Taille de la table
cx-option-learners = Pour apprendre : sans les cartes de valeur 5
cx-option-open_hands = Cartes sur table, pour jouer ensemble
cx-option-timer = Temps par tour
cx-option-deck = Paquet
cx-option-words = Langue des mots
cx-choice-words-en = anglais
cx-choice-words-th = thaï
cx-choice-words-it = italien
cx-choice-words-de = allemand
cx-choice-words-fr = français
cx-choice-words-es = espagnol
cx-choice-words-any = la langue de chacun
cx-option-rulings = Décisions de la table apportées
cx-option-verdicts = Jugements de l’arbitre

## Paquets qui ne conviennent pas

cx-content-text = Un paquet est un texte avec une carte par ligne.
cx-content-size = Le paquet est trop long. Au plus { $most } caractères sont lus.
cx-content-many = Le paquet a plus de { $most } cartes. Enlèves-en.
cx-content-few = { $cards ->
        [one] Le paquet a { $cards } carte.
       *[other] Le paquet a { $cards } cartes.
    } Il en faut au moins { $least }.
cx-content-csv = La ligne n’est pas du CSV : un guillemet n’est pas fermé, ou quelque chose le suit. Une carte, c’est quatre mots et une valeur, séparés par des virgules.
cx-content-toml = Le fichier n’est pas un paquet en TOML. Chaque carte est une table [[card]] avec quatre « words » et une « value ».
cx-content-fields = Une carte a { $wanted } champs : quatre mots et la valeur. { $found ->
        [one] Il y en a { $found } ici.
       *[other] Il y en a { $found } ici.
    }
cx-content-column = La colonne « { $column } » n’est pas connue. Après la valeur, il peut y avoir une colonne par langue : { $known }.
cx-content-language = La colonne « { $language } » a { $found } mots au lieu de { $wanted }. Ils sont dans l’ordre des côtés, séparés par « / ».
cx-content-same = « { $word } » est deux fois sur cette carte. Une carte a quatre mots différents.
cx-content-word = « { $word } » ne peut pas être sur une carte. Un mot commence par une lettre et a au plus { $longest } caractères.
cx-content-value = « { $value } » n’est pas une valeur. C’est un chiffre de 1 à { $highest }.
cx-content-plays = Le paquet a { $cards } cartes. Sur 1000 paires de mots, { $accepted } se relient : de 40 à 60, le jeu est bon. Sur 100 premiers tours, { $first } ont un coup possible : de 75 à 95, le jeu est bon.
cx-content-judged = L’arbitre connaît { $known } mots sur { $words } : les parties commencent donc avec le vote, en solo avec la confiance.
cx-content-strange = Le paquet a { $cards } cartes. L’arbitre connaît trop peu de ses mots pour dire comment il se joue.
cx-content-translated = Mots en « { $language } » : sur { $cards } cartes sur { $all }.
cx-content-twice = « { $word } » est déjà sur une autre carte, à la ligne { $first }.
cx-content-unknown = L’arbitre ne connaît pas le mot « { $word } ». Avec lui, on juge par vote ou par confiance.
cx-content-lonely = { $partners ->
        [one] « { $word } » ne se relie qu’à { $partners } mot du paquet.
       *[other] « { $word } » ne se relie qu’à { $partners } mots du paquet.
    }
cx-content-related = « { $one } » et « { $two } », sur la même carte, ont un lien. Les quatre mots d’une carte sont sans rapport entre eux.

## Sortes de lien et décisions

cx-kind-opposite = contraires
cx-kind-same = même chose
cx-kind-is-a = est une sorte de
cx-kind-part = fait partie de
cx-kind-made = est en
cx-kind-said = se disent ensemble
cx-kind-family = même famille
cx-kind-property = qualité
cx-kind-found = vont ensemble
cx-link-opposite = « { $first } » et « { $second } » sont des contraires
cx-link-same = « { $first } » et « { $second } » sont la même chose
cx-link-is-a = « { $first } » appartient à la catégorie « { $second } »
cx-link-part = « { $second } » : « { $first } » en fait partie
cx-link-made = « { $second } » sert à faire « { $first } »
cx-link-said = « { $first } » et « { $second } » se disent ensemble
cx-link-family = « { $first } » et « { $second } » sont de la même famille
cx-link-property = « { $second } » peut qualifier « { $first } »
cx-link-found = « { $first } » et « { $second } » vont ensemble
cx-verdict-clear = évident
cx-verdict-debatable = discutable
cx-verdict-no = aucun lien connu
cx-verdict-unknown = pas encore connu

## L’image dans le terminal

cx-draw-heading = { $way } · Manche { $round } sur { $rounds } · Cartes dans la pioche : { $left }
cx-draw-turn = C’est le tour de la place { $seat }.
cx-draw-over = La partie est terminée.
cx-told-laid = La place { $seat } pose la carte { $card } : { $pairs }. { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
cx-told-joined = La place { $seat } pose la carte { $card } : { $pairs }
cx-told-miss = Essai manqué de la place { $seat } avec la carte { $card } : { $pairs }
cx-told-challenge = La place { $seat } conteste : { $pairs }
cx-told-appeal = La place { $seat } fait appel : { $pairs }
cx-told-ruling = Décision de la table : { $pairs }
cx-draw-seat = Place { $seat } : points { $points }, main { $cards }
cx-draw-known = (connues : { $cards })
cx-draw-misses = essais manqués : { $misses }
cx-draw-lives = Vies restantes : { $lives }
# The code of this language, for cards that have words in it
cx-draw-language = fr
cx-draw-idle = (en attente)
cx-draw-together = Tous ensemble : { $points }
cx-draw-solitaire = Cartes de la toile : { $cards }, liens : { $links }, manquées : { $missed }
cx-draw-no-web = La toile est encore vide.
cx-draw-more = Cartes de la toile hors de vue : { $cards }
cx-draw-map = Les numéros sont des cartes. « look X,Y » montre la partie autour d’un emplacement.
cx-draw-top = Dessus de la pioche :
cx-draw-pile = Pioche { $pile } ({ $left })
cx-draw-quads = Place { $seat } : carrés { $quads }
cx-draw-line = Place { $seat }, série { $line } :
cx-draw-waits = Ce que la place { $seat } a posé attend des réponses :
cx-draw-agree = d’accord
cx-draw-pair = « { $first } » + « { $second } » : { $reason }
cx-draw-pair-debatable = { $link } (discutable)
cx-draw-pair-weak = { $link } (trop faible)
cx-draw-ruled-stands = « { $first } » + « { $second } » : valable (décision de la table)
cx-draw-ruled-falls = « { $first } » + « { $second } » : pas valable (décision de la table)
cx-draw-answers = D’accord : { $fine } · Pas encore de réponse : { $unanswered }
cx-draw-vote = La place { $seat } conteste « { $first } » et « { $second } ». Le lien est-il valable ?
cx-draw-vote-appeal = Vote sur l’appel de la place { $seat } : valable ?
cx-draw-pending = Essai manqué de la place { $seat } avec la carte { $card }, un appel est possible :
cx-draw-appealed = Appel de la place { $seat } pour la carte { $card } :
cx-draw-voted-stands = Place { $seat } : valable
cx-draw-voted-falls = Place { $seat } : pas valable
cx-draw-voted-abstain = Place { $seat } : abstention
cx-draw-hand = Ta main :
cx-draw-hand-empty = Ta main est vide.
cx-draw-drawn = La carte { $card } est piochée. Pose-la ou garde-la.
cx-draw-choose-spot = La carte { $card } est choisie. Choisis un emplacement, par exemple « at 1,0 ».
cx-draw-choose-turn = La carte { $card } va en { $x },{ $y }. Tourne-la : de « turn 0 » à « turn 3 ».
cx-draw-choose-place = La carte { $card } est choisie : « lay { $card } in 1 turn 0 » ou « return { $card } 1 ».
cx-draw-choose-line = La carte { $card } est choisie : « lay { $card } new turn 0 » ou « lay { $card } right 1 turn 0 ».
cx-draw-round-over = La manche { $round } est terminée. { $reason }
cx-draw-left = Place { $seat } : points { $points }, restées en main : { $cards }

## Comment écrire

cx-help =
    Une carte se nomme par le numéro dans son coin, un emplacement par x,y comme dans l’image.
    Poser se fait en trois étapes :
      card 12 : choisir une carte de la main
      at 1,0 : choisir l’emplacement
      turn 1 : poser la carte, tournée de 0 à 3 quarts de tour dans le sens horaire
      lay 12 at 1,0 turn 1 : les trois étapes en une ligne
    back : remettre la carte choisie
    because said : ajouter une raison : opposite, same, is-a, part, made, said, family, property, found
    Classique, Sans fin : « draw » pioche, puis poser la carte ou « keep » ; « pass » quand la pioche est vide
    Solitaire : « aside » met la carte de côté
    Éclair : « draw » pioche ; « stuck » quand la pioche est vide
    Carrés : après « card 12 », la suite en une étape
      take 2 : prendre la carte du dessus de la pioche 2
      lay 12 in 3 turn 1 : poser la carte à l’endroit 3 du carré
      return 12 4 : rendre la carte à la pioche 4
      done : finir le tour ; tous ensemble : « pass »
    Rami : après « card 12 », la suite en une étape
      draw : piocher une carte
      lay 12 new turn 0 : commencer une nouvelle série
      lay 12 left 1 turn 0, lay 12 right 1 turn 0 : poser la carte à un bout de la série 1
      steal 1 2 left : voler la carte de gauche de la série 2 de la place 1
      done : finir le tour
    Par vote : « fine » et « challenge » avec les numéros de l’image, puis « stands », « falls » ou « abstain »
    look : un plan de toute la toile ; look 3,-2 : la partie autour de cet emplacement
    rulings : les décisions de la table ; rulings my-rulings.txt les enregistre, pour « --option rulings=@my-rulings.txt »
    Après un essai manqué : « appeal » ou « accept »

## Ce qui rend un coup bon

cx-card-words = « { $words } »
cx-hint-because = La sorte de lien peut être dite avant de poser la carte.
cx-hint-back = La carte n’a pas de bon emplacement : remets-la.
cx-hint-pass = Rien ne convient : passe et garde ta main.
cx-hint-done = Tout ce qui aide est fait : termine le tour.
cx-hint-fine = Le lien a du sens : il est valable.
cx-hint-appeal = Les autres voient peut-être le lien que l’arbitre ne connaît pas.
cx-hint-accept = L’arbitre a raison.
cx-hint-falls = Le lien est trop faible : il n’est pas valable.
cx-hint-abstain = Le lien est douteux : choisis l’abstention.
cx-hint-challenge = Le lien entre « { $first } » et « { $second } » est trop faible : conteste-le.
cx-hint-steal = La carte { $card } va avec une de tes séries : vole-la.
cx-hint-run = La carte { $card } entre dans une série : sa valeur de { $value } compte pour toi et non contre toi.
cx-hint-pairs = Ce coup relie { $pairs } cartes à la fois, × { $factor } : { $points } points.
cx-hint-several = Ce coup relie { $pairs } cartes à la fois.
cx-hint-fits = La carte { $card } convient ici.
cx-hint-link =
    « { $first } » et « { $second } » se relient : { $kind ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }.
cx-hint-link-points =
    « { $first } » et « { $second } » se relient ({ $kind ->
        [opposite] { cx-kind-opposite }
        [same] { cx-kind-same }
        [is-a] { cx-kind-is-a }
        [part] { cx-kind-part }
        [made] { cx-kind-made }
        [said] { cx-kind-said }
        [family] { cx-kind-family }
        [property] { cx-kind-property }
       *[found] { cx-kind-found }
    }) pour { $points } points.
cx-hint-return = La carte { $card } te sert peu et couvre la pioche { $pile }.
cx-hint-take-quad = La carte { $card } complète un carré.
cx-hint-take = La carte { $card } va le mieux avec ta main, liens : { $links }.
cx-hint-take-later = La carte { $card } promet le plus pour les prochains carrés.
cx-hint-draw-top = La carte { $card } sur la pioche peut être posée pour { $points } points, et ta main reste.
cx-hint-draw = Une nouvelle carte promet plus que celles de la main.
cx-hint-spare = La carte { $card } va peu avec ta main : rends-la.
cx-hint-quad = La carte { $card } fait partie d’un carré de { $points } points.
cx-hint-keep = Garde la carte { $card } pour un meilleur emplacement.
cx-hint-aside = La carte { $card } fermerait de bons emplacements : mets-la de côté.
