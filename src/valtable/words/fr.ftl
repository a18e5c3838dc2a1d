### Les mots de la table, pour tous les jeux.

## Listes : un texte après l’autre

list-comma = { $before }, { $next }
list-and = { $before } et { $next }
list-or = { $before } ou { $next }
# entre des parties qui ont chacune leur verbe
list-and-clauses = { $before } et { $next }
list-or-clauses = { $before }, ou { $next }

## Joueurs, réponses, réglages

player-number = Joueur { $n }
option-yes = Oui
option-no = Non
option-offer = { $card } : { $effect }
option-pass = Passer
switch-on = oui
switch-off = non

## Pourquoi une réponse ne peut pas être reprise

undo-nothing = Vous n’avez aucune réponse à reprendre.
undo-chance = Impossible de revenir en arrière : le hasard a parlé depuis.
undo-revealed = Impossible de revenir en arrière : une carte cachée a été révélée depuis.
undo-other-player = Impossible de revenir en arrière : un autre joueur a agi depuis.

## Les paiements faits sans question

paid = Payé : { $ways }
paid-for = { $card }, payé : { $ways }
paid-times = { $n } fois { $way }

## Pourquoi une chose ne peut pas être choisie

why-lack = Il vous manque { $what }.
why-takes = Il faut { $takes } ; vous avez { $has }.
why-takes-helped = Il faut { $takes } ; vous avez { $has }, et { $helps } en renfort.
why-twice = Vous l’avez déjà.
why-taken = La place est prise.
why-gone = Il n’y a plus rien là.

## What the table does by itself

event-forced = Votre seul choix, fait pour vous : { $choice }.
event-taken-back = Les règles ont été corrigées depuis la dernière sauvegarde de cette partie : { $n ->
        [one] une réponse a été annulée
       *[other] { $n } réponses ont été annulées
    }.

## Effets (à l’infinitif : sur une carte comme sur un bouton)

effect-gain = gagner { $what }
    .verb = gagner
    .rest = { $what }
effect-gain-per = gagner { $what } par { $counter }
    .verb = gagner
    .rest = { $what } par { $counter }
effect-all = { $parts }
effect-choose = { $parts }
    .parts = or
    .after = { $before }, puis { $parts }
effect-may = vous pouvez { $effect }
    .after = { $before }, puis, si vous voulez, { $effect }
effect-pay = payer { $price } pour { $effect }
effect-pay-per = payer { $price } par { $counter } pour { $effect }

## Les cartes et leurs sources

cards-card = Carte
cards-figures = Valeurs
cards-text = Effet
cards-source = Source
cards-heading = { $kind } ({ $n })
cards-none = Aucune carte ne correspond.
cards-no-list = { $game } : pas de liste de cartes.
source-rulebook = livret de règles
source-public = listes publiques
source-designed = notre choix
source-own = auteur du fichier
source-lines = livret, l. { $lines }
source-part = { $fields } : { $source }
source-figures = valeurs
source-name_en = nom anglais
source-name_fr = nom français
source-copies = exemplaires
source-copies_five = exemplaires à cinq joueurs
source-box = présence dans la boîte

## Les fichiers de cartes personnels

pack-good = { $file } est un jeu de cartes complet pour { $game }.
pack-bad = { $file } est inutilisable : { $reason }
pack-none = { $game } se joue sans fichier de cartes.
pack-kind = Sorte
pack-here = Ici
pack-standard = Habituel
pack-same = Ce sont les cartes habituelles.
pack-added = En plus : { $cards }
pack-missing = En moins : { $cards }
pack-changed = Changement : { $card }
pack-change = { $before } → { $after }
pack-nothing = rien

### terminal

## The board in letters

ui-label = { $name } :
ui-track-heads = à partir de { $at } : { $amount }
ui-track-gates = au-delà de { $at } : { $amount }
ui-mine = vous
ui-first = premier joueur
ui-private = secret
ui-worth = { $n }PV
ui-per = { $what } par { $counter }
ui-unknown-card = une carte inconnue
ui-beneath = En dessous : { $cards }.

## Playing

ui-player = Joueur
ui-keys = h aide · i idée · a annuler · p pourquoi ? · c NOM carte · j journal · q quitter
ui-on-table = { $numbers } : ce qui porte ces numéros sur la table
ui-help = **Répondez** par le numéro d’une option (1 à { $n }) ou par le début de son nom. Sur la table, ce que vous pouvez
    choisir porte le même numéro entre crochets.

    - `i` (idée) montre les trois meilleures options, telles que les voit le robot le plus fort
    - `a` annule votre dernière réponse, quand c’est encore possible
    - `x` permet de payer autrement, après un paiement fait pour vous de la façon habituelle
    - `p` (pourquoi ?) ouvre la règle de cette question
    - `c NOM` ou `c NUMÉRO` montre une carte en entier
    - `b` montre tous les plateaux en entier
    - `j` montre le journal de toute la partie
    - `n` raconte de nouveau la page ouverte, quand le jeu raconte une histoire
    - `t` redessine la table
    - `m` lève la main, quand un jeu a des choses à utiliser à tout moment : on vous demandera avant la prochaine
      action (`m NUMÉRO` : au joueur de ce numéro)
    - `s` dit où la partie est enregistrée ; `s FICHIER` en écrit une copie
    - `q` quitte ; chaque réponse est déjà enregistrée
ui-percent = { $n } %
ui-hint = De bonnes façons de continuer, avec vos chances de gagner après chacune :
ui-hint-then = puis : { $line }
ui-read-on = Appuyez sur Entrée pour continuer.
ui-paid = ✓ { $what } (x : payer autrement, a : tout annuler)
ui-nothing-paid = Rien n’a été payé pour vous à l’instant.
ui-which = Je ne comprends pas : tapez un numéro de 1 à { $n }, ou h pour l’aide.
ui-nothing-typed = Tapez un numéro de 1 à { $n } pour choisir ; Entrée seule ne choisit rien.
ui-more-news = … tapez j pour lire ce qui précède.
ui-which-card = Quelle carte ? Par exemple : c 1, ou c et un nom.
ui-no-such-card = Aucune carte ne s’appelle « { $name } ».
ui-many-cards = Plusieurs cartes conviennent : { $names }.
ui-hand-over = Passez la table à { $player }, puis appuyez sur Entrée.
ui-hand-over-undo = ({ $player } peut taper a pour annuler sa dernière réponse.)
ui-hand-raised = On demandera à { $player } avant la prochaine action.
ui-hand-refused = { $player } n’a rien à utiliser à tout moment, ou on lui demande déjà.
ui-saved = La partie est enregistrée : { $path }
ui-not-saved = Impossible d’enregistrer { $path } : { $reason }. Vos réponses restent en mémoire.
ui-left =
    La partie est enregistrée dans { $path }.
    Pour continuer : { $command }

## The end

ui-total = Total
ui-winner = { $player } gagne.
ui-winners = { $players } se partagent la victoire.
ui-nobody-won = La partie est perdue.
ui-team-won = Vous avez tous gagné, ensemble.
ui-team-lost = Vous avez perdu, ensemble. Le prochain essai sera peut-être le bon.
ui-team-sheet = Ce que vous avez fait ensemble
ui-again = La même partie à nouveau : { $command }

## Reviews

ui-review-hint = La revoir avec le robot le plus fort : { $command }
ui-review-making = Analyse
ui-review-chance = Chances de gagner, en pour cent, du début à la fin
ui-review-turn = { $n ->
    [0] Avant le premier tour
   *[other] Tour { $n }
}
ui-review-master = Le maître : { $option } ({ $chance }).
ui-review-gains = À la fin de l’étape il en reste, en comparaison : { $gains }.
ui-review-later = Ce que cela vaut se voit plus tard.
ui-review-at = reprendre d’ici : --at { $at } --seat { $seat }
ui-review-none = Aucun moment n’a fait basculer cette partie à lui seul.
ui-review-tally = Comme le maître : { $n } décisions sur { $of }. Concédé : { $away } % en tout. La chance et les autres : { $luck } %.

## Les campagnes dans le terminal

ui-campaigns-none = Aucune campagne n’est enregistrée. Pour en commencer une : { $command }
ui-campaigns-id = Campagne
ui-campaigns-next = À suivre
ui-campaigns-done = Tous les chapitres sont gagnés.
ui-campaigns-playing = en cours : { $chapter }
ui-campaign-begun = Pour la jouer : { $command }
ui-campaign-saved = La campagne est enregistrée : { $path }
ui-campaign-under-way = une partie est en cours : reprenez-la sans nommer de chapitre ni d’option, ou abandonnez-la avec --again
ui-campaign-next = À suivre : { $chapter }. Entrée pour commencer, q pour quitter.
ui-campaign-try-again = Le coffre est resté tel quel. Entrée pour continuer avec { $chapter }, q pour quitter.
ui-campaign-left = Pour continuer plus tard : { $command }
ui-campaign-chapter = { $chapter } [{ $id }] : { $state }
ui-campaign-won = gagné
ui-campaign-open = ouvert
ui-campaign-playing = en cours
ui-campaign-sealed-apart = Un livre à part des autres : scellé, s’ouvre en chemin
ui-campaign-sealed = { $number }. scellé, s’ouvre après le { $before }
ui-campaign-try-won = essai { $n } : gagné, { $how }
ui-campaign-try-lost = essai { $n } : perdu, { $how }
ui-campaign-coffer = Le coffre
ui-campaign-coffer-empty = encore vide

## Lists

ui-saves-none = Aucune partie en cours n’est enregistrée.
ui-saves-many = Plusieurs parties sont enregistrées ; choisissez : valtable resume ID
ui-saves-id = Partie
ui-saves-players = Joueurs
ui-saves-turns = Réponses
ui-saves-date = Dernière fois
ui-saves-deleted = { $id } est supprimée.
ui-saves-damaged = illisible
ui-games-game = Jeu
ui-games-name = Nom
ui-games-players = Joueurs
ui-games-range = { $least } à { $most }
ui-options-option = Option
ui-options-about = Ce qu’elle fait
ui-options-allowed = Valeurs
ui-options-list = liste parmi { $items }
ui-options-list-of = liste de { $n } parmi { $items }
ui-options-object = un objet JSON, ou un fichier qui en contient un
ui-options-file = un fichier
ui-options-use = Par exemple : { $command }

### simulate

ui-sim-running = Parties en cours
ui-sim-progress = { $done } parties jouées sur { $games }
ui-sim-heading = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }
ui-sim-by-bot = Par robot
ui-sim-by-seat = Par place
ui-sim-bot = Robot
ui-sim-seat = Place
ui-sim-together = Victoires et défaites communes
ui-sim-team = Équipe
ui-sim-deeds = Ce que l’équipe a fait
ui-sim-lengths = Durées
ui-sim-seats = Places
ui-sim-games = Parties
ui-sim-wins = Parties gagnées
ui-sim-win-rate = Taux
ui-sim-even = Part égale
ui-sim-score = Score moyen
ui-sim-interval = IC à 95 %
ui-sim-spreads = Scores et durées
ui-sim-of = D’une partie
ui-sim-scores = Score
ui-sim-margin = Écart
ui-sim-steps = Étapes
ui-sim-decisions = Décisions
ui-sim-mean = Moyenne
ui-sim-sd = Écart type
ui-sim-min = Min
ui-sim-q1 = Q1
ui-sim-median = Médiane
ui-sim-q3 = Q3
ui-sim-max = Max
ui-sim-endings = Comment les parties ont fini
ui-sim-ending = Fin
ui-sim-share = Part
ui-sim-percent = { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-sim-decimal = { NUMBER($x, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-sim-whole = { NUMBER($x, maximumFractionDigits: 0) }
ui-sim-range = { $low } à { $high }
ui-sim-speed = { $games } parties et { $decisions } décisions par seconde, { $seconds } s avec { $workers ->
    [one] { $workers } processus
   *[other] { $workers } processus
}
ui-sim-intervals = Les robots prennent toutes les places tour à tour. Intervalles de Wilson pour les taux de victoire (d’une victoire partagée chaque vainqueur a sa part), de Student pour les scores moyens.
ui-sim-team-intervals = Les robots forment une équipe : ils gagnent tous, ou aucun. Intervalles de Wilson pour le taux de victoire, de Student pour les moyennes.
ui-sim-again = Pour rejouer les mêmes parties : --seed { $seed }
ui-sim-written = Les chiffres sont dans { $file }

### serve

ui-backup-made = { $n ->
    [one] Une table se trouve
   *[other] { $n } tables se trouvent
} maintenant dans { $file }. Conservez ce fichier ailleurs que sur le serveur : il contient aussi ses clés.
ui-backup-restored = { $n ->
    [one] Une table a été restaurée
   *[other] { $n } tables ont été restaurées
} à partir de { $file }.
ui-serve-address = Valtable est prêt : { $address }
ui-serve-everybody =
    Toute personne de ce réseau peut l’ouvrir, et qui a le lien d’une table peut y assister ; chaque place reste à son joueur.
    Sur Internet, placez devant lui un mandataire inverse avec TLS : cette adresse n’est pas chiffrée.
ui-serve-stop = Ctrl-C l’arrête ; tout est enregistré.
ui-serve-stopped = Arrêté.

## The page before its program runs

ui-page-about = Une table pour jeux de société : jouez dans le navigateur, seul, entre amis ou contre des robots.
ui-page-noscript = Cette table a besoin de JavaScript. Sans lui, on peut tout de même jouer dans un terminal : valtable play
ui-page-missing = La page n’a pas été construite. Dans une copie du dépôt, « python3 dev.py play » la construit ; l’API fonctionne sans elle.

## Bots

ui-bots-name = Bot
ui-bots-about = Ce qu’il vaut
ui-bots-taste = Tempérament
ui-bots-budget = On peut donner au maître un budget par décision : master@0.1 (secondes) ou master@200p (parties imaginées).
ui-bots-own = Le vôtre : ./monbot.py:MonBot (une classe) ou "exec:./monbot" (un programme qui parle en lignes JSON).
ui-bot-novice = Connaît les règles et joue avec soin, mais bien des choses lui échappent.
ui-bot-adept = A joué des centaines de milliers de parties et répond aussitôt.
ui-bot-master = Aussi expérimenté, et réfléchit jusqu’à une seconde à chaque décision.
ui-bot-greedy = Regarde un coup d’avance et prend ce qui rapporte le plus.
ui-bot-random = Répond à pile ou face.

## Le flux des tours
ui-feed-title = Valtable : mes tours
ui-feed-turn = À vous de jouer : { $title }
ui-feed-about = { $game }. C’est à { $player } ; à la table : { $others }.
ui-feed-about-due = { $game }. C’est à { $player }, jusqu’à { $due } ; à la table : { $others }.
