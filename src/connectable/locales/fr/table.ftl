# The table: what the terminal and the table say whatever the game.

## Game, seats and options
tb-no-game = Indique le jeu : { $known }.
tb-bad-game = Le jeu « { $game } » n’existe pas. Il y a : { $known }.
tb-bad-seat = « { $seat } » ne peut pas prendre place à cette table. On peut écrire { $known }.
tb-bad-count =
    { $count ->
        [one] { $count } place est indiquée.
       *[other] { $count } places sont indiquées.
    } Le jeu est pour { $low }–{ $high } joueurs.
tb-bad-count-fixed =
    { $count ->
        [one] { $count } place est indiquée.
       *[other] { $count } places sont indiquées.
    } Il en faut exactement { $low } pour ce jeu.
tb-bad-option-form = « { $option } » n’est pas une option. Les options s’écrivent name=value.
tb-bad-option = L’option « { $option } » n’existe pas. Il y a : { $known }.
tb-no-options = L’option « { $option } » n’existe pas. Ce jeu n’a pas d’options.
tb-bad-choice = « { $value } » ne convient pas à l’option { $option }. On peut choisir entre { $known }.
tb-bad-span = « { $value } » ne convient pas à l’option { $option }. Il faut un nombre de { $low } à { $high }.
tb-bad-value = « { $value } » ne convient pas à l’option { $option }. Il faut un nombre entier.
tb-bad-start = La partie ne peut pas commencer ainsi : { $reason }
tb-bad-content = La partie ne peut pas commencer avec ce contenu, ligne { $line } : { $reason }

## Lab
tb-lab-title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, chacun à chaque place, graine { $seed }, { $form }. Entre crochets : intervalles à 95 %.
tb-lab-games = parties
tb-lab-wins = gagnées
tb-lab-shared = partagées
tb-lab-share = part de victoires
tb-lab-points = points
tb-lab-rating = force
tb-lab-ends = Fins de partie : { $ends }.
tb-lab-anchor = { $level } vaut 1000 ; 400 de plus font dix victoires contre une. Graine { $seed }, intervalles à 95 %.
tb-lab-progress = Partie { $number } sur { $count }
tb-lab-no-seats = Indique avec --seats qui joue, par exemple --seats greedy,random. Il y a : { $known }.
tb-lab-two-seats = La force se mesure à deux, et { $game } ne se joue pas à deux.
tb-lab-other-file = { $file } contient autre chose, donc rien n’y est ajouté : { $reason }

## Server
tb-serving = La table est ouverte : { $address }
tb-serving-lan = Toute personne sur le même réseau peut scanner le code ou taper l’adresse.
tb-serving-stop = Ctrl+C la ferme. Les parties sont gardées et continuent la prochaine fois.
tb-port-taken = { $host } port { $port } n’est pas disponible. Choisis-en un autre avec --port.
tb-store-trouble = Les parties ne peuvent pas être gardées ici : { $reason }
tb-data-in-use = Le dossier { $folder } est déjà utilisé par un autre serveur. Arrête d’abord celui-ci ou choisis un autre dossier avec --data.
tb-database-wait = En attente de la base de données : { $reason }
tb-no-client = Cette copie ne contient pas la page web de la table. `make client` la construit ; redémarre ensuite. La table elle-même fonctionne : ses adresses sont décrites dans /api/docs.

## Files
tb-file-missing = Le fichier { $file } n’existe pas.
tb-file-exists = Le fichier { $file } existe déjà. Choisis un autre nom.
tb-export-none = Il n’y a encore rien à emporter.
tb-taken-along = Enregistré : { $file }. Une autre partie le prend avec --option { $name }=@{ $file }
tb-file-closed = Le fichier { $file } ne peut pas être lu : { $reason }.
tb-file-large = Le fichier { $file } est trop grand. On lit au plus { $megabytes } Mo.
tb-file-not-utf8 = Le fichier { $file } n’est pas du texte UTF-8 : la ligne { $line } contient d’autres octets.
tb-save-failed = La partie n’a pas pu être enregistrée dans { $file } : { $reason }.
tb-saved = La partie est enregistrée : { $file }
tb-resume = Pour la continuer :
tb-no-saved = Dans { $folder }, il n’y a aucune partie à continuer. Commence avec « connectable play JEU ».
tb-record-bad = La partie enregistrée { $file } n’est pas utilisable : { $reason }
tb-bad-players = La partie enregistrée ne dit pas qui est à quelle place : sa liste ne correspond pas aux places.
tb-record-saved = La partie est enregistrée. Pour la revoir :
tb-check-fine = { $file } : tout convient.
tb-check-unknown = { $file } n’est ni un plateau (.txt), ni une feuille (.toml), ni un paquet (.toml, .csv).
tb-check-not-toml = À partir d’ici, ce n’est pas du TOML.
tb-check-no-table = Dans ce TOML, il n’y a ni « card » (un paquet) ni « setup » (une feuille).

## What is kept
tb-file-there = Le fichier { $file } existe déjà. --force le remplace.
tb-no-store = Aucune table n’est gardée dans { $file }. --data indique le dossier, --database l’adresse.
tb-keeping-trouble = Ce n’est pas possible avec ce qui est gardé : { $reason }
tb-no-table = La table { $table } n’existe pas ici.
tb-table-bad = La table { $table } ne peut pas être lue : { $reason }
tb-export-open = La partie à la table { $table } n’est pas finie. Le fichier contiendrait ses secrets ; --with-secrets l’écrit quand même.
tb-export-secrets = Le fichier contient les secrets d’une partie en cours. Ne le montre à personne qui joue.
tb-exported = La partie est enregistrée : { $file }
tb-backed-up = Tout est enregistré : { $file }. Le fichier contient des secrets de parties en cours et n’est que pour toi.
tb-store-full = Des tables sont déjà gardées ici. --force les remplace toutes par celles du fichier ; arrête d’abord le serveur.
tb-restored =
    { $count ->
        [one] { $count } table est revenue.
       *[other] { $count } tables sont revenues.
    }

## Dice check
tb-verify-fair =
    { $count ->
        [one] Ces dés étaient réguliers. L’unique lancer découle du secret scellé et de ce que les places ont ajouté.
       *[other] Ces dés étaient réguliers. Les { $count } lancers découlent tous du secret scellé et de ce que les places ont ajouté.
    }
tb-verify-unsealed = Ces dés n’étaient pas réguliers. Le secret n’est pas celui qui a été scellé avant le début.
tb-verify-wrong = Ces dés n’étaient pas réguliers. Entrée { $entry }, { $label } : la partie enregistrée dit « { $said } », les dés donnent « { $computed } ».
tb-verify-sealed = Scellé avant le début : { $seal }
tb-verify-opened = Ouvert à la fin : { $secret }
tb-verify-added = Ajouté par les places : { $added }
tb-verify-label = lancer
tb-verify-take = reprise
tb-verify-said = enregistré
tb-verify-computed = selon les dés
tb-verify-back = repris
tb-verify-none = { $file } n’indique pas de dés, il n’y a donc rien à vérifier. Les parties finies d’un serveur les indiquent.
tb-verify-table = { $file } : à cette table, on lançait de vrais dés, il n’y a donc rien à vérifier.
tb-verify-secret = { $file } : la partie n’était pas finie et son secret est encore scellé. Il n’y a encore rien à vérifier.

## Play
tb-welcome = Écris ce que tu fais. « help » montre comment, « legal » ce qui est possible, « quit » enregistre et quitte.
tb-prompt = Place { $seat } >
tb-seat = Place { $seat }
tb-seat-bot = Place { $seat }, bot ({ $level })
tb-level-random = hasard
tb-level-gentle = doux
tb-level-greedy = gourmand
tb-level-easy = facile
tb-level-medium = moyen
tb-level-skilled = aguerri
tb-level-strong = fort
tb-level-expert = expert
tb-level-master = maître
tb-level-champion = champion
tb-log = Place { $seat } : { $action }
tb-cover = Passe le clavier à la place { $seat }. Que personne d’autre ne regarde.
tb-cover-prompt = Entrée montre la table.
tb-not-understood = « { $text } » n’est pas un coup de ce jeu. « help » montre ce que tu peux taper.
tb-for-example = Possible maintenant, par exemple : { $actions }.
tb-refused-title = Qu’est-ce qui bloque pour « { $action } » ?
tb-refused = Les règles ne le permettent pas maintenant. « legal » montre ce qui est possible.
tb-rule = Règle { $rule }. « help { $rule } » la montre.
tb-by-rule = Règle { $rule }.
tb-no-rule = La règle « { $rule } » n’existe pas dans ce jeu. On nomme les règles ainsi : « help { $example } ».
tb-legal-none = Aucun coup possible ne contient « { $part } ». « legal » seul les montre tous.
tb-bad-look = Les places vont de 1 à { $seats }.
tb-undone = Annulé : { $actions }.
tb-undo-none = Tu ne peux plus rien annuler depuis que quelqu’un d’autre a joué, qu’un dé ou une carte est venu ou que tu as fini.
tb-next-none = Personne d’autre à ce clavier ne peut jouer maintenant.
tb-help-typing = Ce que tu peux taper
tb-help-help = « help » montre cette aide, « help { $rule } » la règle { $rule }.
tb-help-legal = « legal » liste les coups possibles avec leurs points, « legal f5 » ceux qui contiennent f5.
tb-help-look = « look 2 » montre la vue de la place 2.
tb-help-undo = « undo » annule ton dernier coup, « undo all » tous ceux qui peuvent l’être.
tb-help-next = « next » passe le clavier à la prochaine personne qui peut jouer.
tb-help-save = « save » enregistre la partie, « quit » l’enregistre et quitte.

## Result and replay
tb-total = total
tb-rank = rang
tb-replay-prompt = Entrée : suite. « quit » : arrêter.
tb-replay-open = La partie n’est pas terminée.

## Lists
tb-list-more = { $start }, { $next }
tb-list-end = { $start } et { $last }
tb-list-end-before-i = { $start } et { $last }

## Refusals of the table
tb-refusal-host = C’est à l’hôte de le faire : { $host }.
    .title = Qu’est-ce qui bloque pour toi ?
tb-refusal-not-gathering = La partie a commencé. C’est possible seulement avant le début.
    .title = Qu’est-ce qui bloque maintenant ?
tb-refusal-not-playing = Aucune partie n’est en cours. C’est possible seulement pendant une partie.
    .title = Qu’est-ce qui bloque maintenant ?
tb-refusal-not-over = La partie n’est pas terminée. C’est possible ensuite.
    .title = Qu’est-ce qui bloque maintenant ?
tb-refusal-seat = Personne à cette place ne peut le faire.
    .title = Qu’est-ce qui bloque pour { $seat } ?
tb-refusal-no-seat = Tu n’as plus de place à cette table. Tu peux regarder, ou prendre une place libre.
    .title = Qu’est-ce qui bloque pour toi ?
tb-refusal-kicked = L’hôte t’a retiré ta place. Tant que des places sont libres, tu peux te rasseoir.
    .title = Qu’est-ce qui a changé ?
tb-refusal-offer-open = La même demande est déjà ouverte. Les réponses décideront.
    .title = Qu’est-ce qui bloque pour redemander ?
tb-refusal-no-offer = Personne ne le demande maintenant.
    .title = Qu’est-ce qui bloque pour répondre ?
tb-refusal-undo = Depuis, quelqu’un d’autre a joué ou quelque chose a été montré. Tu peux demander à reprendre le coup.
    .title = Qu’est-ce qui bloque pour annuler ?
tb-refusal-no-takeback = Ici, les coups ne se reprennent pas : ce que coûte un coup faux fait partie du jeu.
    .title = Qu’est-ce qui bloque pour reprendre ?
tb-refusal-ready = La manche suivante commence quand tout le monde est prêt.
    .title = Qu’est-ce qui bloque pour l’instant ?
tb-refusal-replace = Un bot remplace seulement une autre personne dont c’est le tour.
    .title = Qu’est-ce qui bloque pour remplacer { $seat } ?
tb-refusal-full = Toutes les places sont prises. Tu peux regarder.
    .title = Qu’est-ce qui bloque pour rejoindre ?
tb-refusal-taken = La place est prise. Choisis une place libre.
    .title = Qu’est-ce qui bloque pour { $seat } ?
tb-refusal-name = Un nom a de 1 à { $most } caractères, dont au moins un visible.
    .title = Qu’est-ce qui bloque avec ce nom ?
tb-refusal-kick-self = L’hôte reste. Pour partir, quitte la table.
    .title = Qu’est-ce qui bloque pour toi ?
tb-refusal-fewest =
    Ce jeu demande au moins { $fewest } { $fewest ->
        [one] place
       *[other] places
    }.
    .title = Qu’est-ce qui bloque pour enlever une place ?
tb-refusal-long = Cette table compte plus de { $most } événements : c’est trop long pour cela. Ouvres-en une nouvelle.
    .title = Qu’est-ce qui bloque maintenant ?
tb-refusal-nudge = Tu peux relancer quelqu’un d’autre dont c’est le tour.
    .title = Qu’est-ce qui bloque pour relancer ?
tb-refusal-nudged = Une relance vient de partir. Réessaie dans { $seconds } secondes.
    .title = Qu’est-ce qui bloque pour relancer ?
tb-refusal-contribution = Une contribution aux dés est une ligne d’au plus { $most } caractères ASCII.
    .title = Qu’est-ce qui bloque avec cette contribution ?
tb-refusal-deal = Ici, cartes et dés sont les mêmes pour tout le monde. Rien ne les change, et les coups ne se reprennent pas.
    .title = Qu’est-ce qui bloque dans ce défi ?
tb-refusal-share = Seule la partie d’une personne se partage : avec des dés vérifiables, depuis le début, sans coup repris.
    .title = Qu’est-ce qui empêche de partager ce défi ?
tb-refusal-paused = La classe est en pause. Tout reste en place.
    .title = Qu’est-ce qui bloque ?
tb-refusal-class = Aux tables d’une classe, c’est à qui mène la classe d’en décider.
    .title = Qu’est-ce qui bloque ici ?
tb-refusal-teacher = Seule la personne qui mène cette classe peut le faire.
    .title = Qu’est-ce qui bloque ?
tb-refusal-class-closed = Cette classe est terminée.
    .title = Qu’est-ce qui bloque ?
tb-refusal-class-desk = Ce lien a déjà servi, ou son temps est passé. Demandes-en un autre au bureau.
    .title = Qu’est-ce qui bloque pour ouvrir le bureau ?
tb-refusal-class-desks = Une classe a au plus { $most } autres bureaux.
    .title = Qu’est-ce qui bloque pour un bureau de plus ?
tb-refusal-class-full = Une classe accueille { $most } personnes.
    .title = Qu’est-ce qui bloque l’entrée ?
tb-refusal-class-waits = Tu n’as pas encore de table.
    .title = Qu’est-ce qui bloque la demande ?
tb-refusal-class-nobody = Personne ne porte ce numéro dans cette classe.
    .title = Qu’est-ce qui bloque ?
tb-refusal-class-nobody-sits = Il n’y a encore personne aux tables. Tire au sort ou répartis les élèves.
    .title = Qu’est-ce qui bloque le départ ?
tb-refusal-class-locked = Les tables jouent. Mets d’abord la manche en pause, ou termine-la.
    .title = Qu’est-ce qui bloque ?
tb-refusal-class-minutes = Une manche dure au plus { $most } minutes.
    .title = Qu’est-ce qui bloque cette durée ?
tb-refusal-class-no-round = Aucune manche n’est en cours.
    .title = Qu’est-ce qui bloque ?
tb-refusal-class-no-table = Cette table n’existe pas dans la classe.
    .title = Qu’est-ce qui bloque ?
tb-refusal-class-tables = Une classe a au plus { $most } tables.
    .title = Qu’est-ce qui bloque une table de plus ?
tb-refusal-class-table-full = Cette table a { $most } places.
    .title = Qu’est-ce qui bloque ?
tb-refusal-class-rounds = Une classe joue au plus { $most } manches. Ouvre une nouvelle classe.
    .title = Qu’est-ce qui bloque le départ ?
tb-refusal-notation = Ce n’est pas un coup de ce jeu.
    .title = Qu’est-ce qui bloque pour « { $text } » ?
tb-refusal-no-roll = Aucun lancer n’est attendu, ou la table ne joue pas avec de vrais dés.
    .title = Qu’est-ce qui bloque pour lancer ?
tb-refusal-no-correction = On ne peut plus rien corriger : quelqu’un a joué depuis.
    .title = Qu’est-ce qui bloque la correction ?
tb-refusal-hint-people = Les indices sont pour les parties contre des bots. Ici, d’autres personnes jouent aussi.
    .title = Qu’est-ce qui bloque l’indice ?
tb-refusal-hint-deal = Ce défi est le même pour tout le monde et les résultats se comparent : il n’y a donc pas d’indices.
    .title = Qu’est-ce qui bloque l’indice ?
tb-refusal-hint-turn = Ce n’est pas ton tour. Un indice porte sur le coup à jouer.
    .title = Qu’est-ce qui bloque l’indice ?
tb-refusal-chat = L’hôte a désactivé la discussion.
    .title = Qu’est-ce qui bloque pour écrire ?
tb-refusal-line = Une ligne a de 1 à { $most } caractères.
    .title = Qu’est-ce qui bloque avec cette ligne ?

## Ce qui ne va pas
tb-error-malformed = Le serveur n’a pas pu lire la demande. Recharge la page et réessaie.
tb-error-start = La partie ne peut pas commencer avec ces places et ces options. Choisis-en d’autres.
tb-error-seats = Cette façon de jouer est pour { $fewest } à { $most } personnes.
tb-error-seats-exact =
    { $most ->
        [one] Cette façon de jouer est pour une personne : laisse une seule place.
       *[other] Cette façon de jouer est pour { $most } personnes.
    }
tb-error-record = Cette partie enregistrée ne peut pas être jouée : elle est incomplète ou vient d’une autre version.
tb-error-no-seat = Tu n’as pas de place à cette table. Avec son code, tu peux regarder, et t’asseoir tant que des places sont libres.
tb-error-kicked = L’hôte t’a retiré ta place. Tant que des places sont libres, tu peux te rasseoir.
tb-error-not-found = Cette table n’existe pas, ou elle est privée. Le lien avec son code l’ouvre.
tb-error-no-room = Ce salon n’existe pas, ou le code manque ou ne correspond pas.
tb-error-no-class = Cette classe n’existe pas, ou le code ne correspond pas.
tb-error-class-stranger = Tu n’es pas dans cette classe, ou plus maintenant. Entre avec son code.
tb-error-no-challenge = Ce défi n’existe plus.
tb-error-no-code = Aucune table avec des places libres n’a ce code. Regarde encore une fois ou demandes-en un nouveau.
tb-error-no-page = Il n’y a rien ici.
tb-error-deal-closed = Ce défi est fermé. Un nouveau arrive chaque jour.
tb-error-day-later = Ce jour n’est pas encore venu.
tb-error-no-day = Il n’y avait pas de défi du jour ici ce jour-là.
tb-error-review-later = L’analyse montrerait la solution. Elle s’ouvre quand la journée est finie.
tb-error-method = Cela ne se fait pas ici.
tb-error-stale = Entre-temps, la table a changé. Regarde de nouveau, puis choisis.
tb-error-too-big = C’est trop à la fois. Envoies-en moins.
tb-error-too-heavy = Le calcul prend trop de temps. Envoie quelque chose de plus petit.
tb-error-host = Ce serveur ne répond pas sous ce nom. Ouvre-le à l’adresse avec laquelle il a été lancé.
tb-error-full = Ce serveur n’a plus de place pour d’autres tables en ce moment. Réessaie plus tard ou demande à qui le gère.
tb-error-media = Ici, le serveur n’accepte que JSON.
tb-error-too-fast =
    { $seconds ->
        [one] C’était trop souvent. Attends { $seconds } seconde.
       *[other] C’était trop souvent. Attends { $seconds } secondes.
    }
tb-error-trouble = Quelque chose s’est mal passé sur le serveur. Rien n’a changé. Réessaie.
tb-error-damaged = Ce qui est gardé de cette table est illisible. La personne qui gère le serveur en trouve la raison dans son journal et peut remettre une sauvegarde. Les autres tables ne sont pas touchées.
tb-error-store-away = Le serveur ne peut rien enregistrer en ce moment. Réessaie bientôt.
