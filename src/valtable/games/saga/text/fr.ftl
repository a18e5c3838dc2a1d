### La Saga du Ténébréon, en français.

game-saga = La Saga du Ténébréon
game-saga-about = Faites front ensemble, et tournez la page avant que la nuit ne se referme.

## Sortes de cartes

kind-dark_monster = Monstre Obscur
kind-saga_monster = Monstre Obscur de la Saga
kind-explorer = Explorateur
kind-radiant = jeton Radiant
kind-favour = Faveur
kind-boon = Bienfait
kind-book = Livre
kind-page = page
kind-task = Tâche
kinds-dark_monster = Monstres Obscurs
kinds-saga_monster = Monstres Obscurs de la Saga
kinds-explorer = Explorateur
kinds-radiant = Jetons Radiant
kinds-favour = Faveurs
kinds-boon = Bienfaits
kinds-book = Livres
kinds-page = Pages
kinds-task = Tâches
badge-monster = Monstres
badge-wall = Murs
badge-radiant = jetons Radiant
badge-dull = jetons Radiant éteints
badge-task = la Tâche

## Les Livres

book-heading = { $number } : { $name }
book-number = { $n ->
    [1] Livre Un
    [2] Livre Deux
    [3] Livre Trois
    [4] Livre Quatre
    [5] Livre Cinq
    [6] Livre Six
   *[other] Livre { $n }
}

## Ce que font les Monstres et les Livres

effect-attack-number = attaquer la colonne { $n }
    .verb = attaquer
    .rest = la colonne { $n }
effect-attack-self = attaquer cette colonne
    .verb = attaquer
    .rest = cette colonne
effect-attack-all = attaquer chaque colonne qui a un Monstre
effect-attack-weakest = attaquer la colonne au Mur le plus faible
effect-attack-beside = attaquer une colonne voisine
effect-breach-wall-number = endommager le Mur de la colonne { $n }
    .verb = endommager
    .rest = celui de la colonne { $n }
effect-breach-wall-self = endommager le Mur de cette colonne
effect-breach-wall-all = endommager le Mur de chaque colonne qui a un Monstre
effect-breach-wall-weakest = endommager le Mur le plus faible
effect-breach-wall-beside = endommager le Mur d’une colonne voisine
effect-capture-column = { $n ->
    [1] capturer 1 Citoyen de cette colonne, Mur ou non
   *[other] capturer { $n } Citoyens de cette colonne, Mur ou non
}
effect-capture-any = { $n ->
    [1] capturer 1 Citoyen d’une pile au choix
   *[other] capturer { $n } Citoyens de piles au choix
}
effect-capture-fullest = { $n ->
    [1] capturer 1 Citoyen de la pile la plus fournie
   *[other] capturer { $n } Citoyens de la pile la plus fournie
}
effect-banish-column = { $n ->
    [1] bannir 1 Citoyen de cette colonne, Mur ou non
   *[other] bannir { $n } Citoyens de cette colonne, Mur ou non
}
effect-banish-any = { $n ->
    [1] bannir 1 Citoyen d’une pile au choix
   *[other] bannir { $n } Citoyens de piles au choix
}
effect-banish-fullest = { $n ->
    [1] bannir 1 Citoyen de la pile la plus fournie
   *[other] bannir { $n } Citoyens de la pile la plus fournie
}
effect-tokens-self = poser { $what } sur ce Monstre
effect-tokens-task = poser { $what } sur la Tâche
effect-tokens-monsters = poser { $what } sur chaque Monstre de la rangée
effect-lose-each = faire perdre { $what } à chaque joueur
effect-lose-active = faire perdre { $what } au Joueur Actif
effect-dim-each = retourner le Radiant de chaque joueur sur sa face terne
effect-dim-active = retourner le Radiant du Joueur Actif sur sa face terne
effect-spawn = placer la carte { $monster } dans la colonne { $n } à la place du Monstre, qui est défaussé

## Ce qui aide

effect-steal = gagner { $what }, d’abord parmi les jetons posés sur les Monstres et la Tâche
effect-steal-random-monster = gagner les PV d’un Monstre pris au hasard dans la défausse, puis le remettre ou le bannir
effect-gain-each = donner { $what } à chaque joueur
effect-gain-active = donner { $what } au Joueur Actif
effect-give-radiant-each = donner à chaque joueur un jeton Radiant, face Brillant visible
effect-give-radiant-active = donner au Joueur Actif un jeton Radiant, face Brillant visible
effect-free = { $n ->
    [1] renvoyer 1 Citoyen capturé dans sa pile
   *[other] renvoyer { $n } Citoyens capturés dans leurs piles
}
effect-build-wall = { $n ->
    [1] construire 1 Mur
   *[other] construire { $n } Murs
}
effect-mend-wall = { $n ->
    [1] réparer 1 Brèche
   *[other] réparer jusqu’à { $n } Brèches
}
effect-recharge = { $n ->
    [1] recharger 1 Radiant de n’importe quel joueur
   *[other] recharger { $n } Radiants de n’importe quels joueurs
}
effect-convert = { $n ->
    [1] changer autant que vous voulez d’une Ressource en une autre
   *[other] changer autant que vous voulez d’une Ressource en { $n } fois autant d’une autre
}
effect-discard-monster = défausser un Monstre de la rangée dont la Force imprimée est de { $n } ou moins, sans sa récompense
effect-stop-attack = arrêter une attaque sur une colonne
effect-cancel-six = ignorer ce que fait le Livre sur un 6
effect-first-task-less = le premier jeton de la première Tâche coûte { $n } de moins d’une même Ressource

## Ce qui vaut tant qu’une page est visible

effect-radiants = les jetons Radiant peuvent servir
effect-recruit-more = les Citoyens de valeur { $value } ou plus coûtent { $what } de plus
effect-task-locked = aucun jeton ne se pose sur la Tâche tant que la carte { $monster } est dans la rangée
effect-wall-price = construire un Mur en priant coûte { $n } PV
effect-shift-numbers = { $n ->
    [1] chaque tuile Numéro est décalée d’une colonne vers la droite, la dernière passant au-dessus de la colonne 1
   *[other] chaque tuile Numéro est décalée de { $n } colonnes vers la droite, les dernières passant au-dessus des premières colonnes
}
effect-task-for-vp = qui pose un jeton peut payer { $value } PV pour payer { $n } de moins d’une même Ressource
effect-radiant-pays = un Radiant brillant, retourné, paie { $n } d’une même Ressource de la Tâche

## La même chose en bref, sur la bande d’une carte : 24 caractères au plus, insignes compris

short-column-all = partout
short-column-weakest = au plus faible
short-column-beside = à côté
short-stacks-fullest = plus haute
short-steal = Jetons puis réserve
short-cancel-six = Ignorer un 6
short-radiants = Radiants utilisables
short-shift-numbers = Numéros { $n }

## Quand

when-immediate = Quand il apparaît : { $effect }.
when-column = Quand sa colonne sort : { $effect }.
when-die = Quand sa valeur sort : { $effect }.
when-favour = Prière : { $effect }.
when-once = Une fois par Livre : { $effect }.
when-setup = À la mise en place : { $effect }.
when-radiant = À votre tour, en le retournant : { $effect }.
when-page = Immédiatement : { $effect }.
when-open = Tant qu’elle est visible : { $effect }.
when-saga = Désormais, dans tous les Livres : { $effect }.
when-six = Sur chaque 6 : { $effect }.
when-task = Pour chaque jeton : { $effect }.

## Valeurs des cartes

fact-wakes-immediate = agit quand il apparaît
fact-wakes-column = agit sur le numéro de sa colonne
fact-wakes-die = agit sur un { $n }
fact-prayer = { $n ->
    [0] ne coûte aucun PV
   *[other] coûte { $n } PV
}
fact-cost-three = à trois joueurs { $price }
fact-cost-four = à quatre ou cinq { $price }
fact-tokens = { $n ->
    [0] un jeton par joueur
    [1] un jeton
   *[other] { $n } jetons
}
fact-page = { $book }, page { $n }
fact-start = chacun commence avec { $goods }
fact-dark-monsters = { $n ->
    [0] aucun Monstre Obscur
    [1] un Monstre Obscur au hasard
   *[other] { $n } Monstres Obscurs au hasard
}

## D’où viennent les valeurs

source-cost = coût
source-trigger = moment d’agir
source-faces = deux faces
source-on_six = sur un 6
source-place = place dans le Livre
source-radiants = jetons Radiant
source-stores = contenu du Coffret
source-story = histoire
note-review-walls = une critique publique dit que certaines Faveurs bâtissent des Murs pour moins de 8 PV
note-review-citizens = une critique publique dit que certaines Faveurs renvoient des Citoyens

## Questions

ask-action = { $players ->
    [1] Votre Action : tuez, recrutez, priez, rejoignez l’histoire ou prenez 1 Ressource.
   *[other] Votre Action : tuez, recrutez, priez, partagez, rejoignez l’histoire ou prenez 1 Ressource.
}
ask-herald = { $card } : que gagnez-vous ?
ask-share-with = Avec qui partagez-vous ?
ask-share-what = Que partagez-vous avec { $other } ?
ask-share-amount = { $what } : combien en partagez-vous avec { $other } ?
ask-share-type = { $giver } partage avec vous : que gagnez-vous ?
ask-free-citizen = { $card } : quel Citoyen capturé rentre chez lui ?
ask-build-wall = { $card } : sous quel Monstre se dressera le Mur ?
ask-mend-wall = { $card } : quel Mur réparez-vous ?
ask-discard-monster = { $card } : quel Monstre défaussez-vous ?
ask-die-value = { $card } : quelle valeur donnez-vous au dé ?
ask-convert-from = { $card } : quelle Ressource donnez-vous ?
ask-convert-amount = { $card } : combien en donnez-vous ({ $what }) ?
ask-convert-to = { $card } : quelle Ressource gagnez-vous ?
ask-recharge = { $card } : quel Radiant rechargez-vous ?
ask-radiant-gain = { $card } : quelle Ressource gagnez-vous ?
ask-task-vp = { $card } : voulez-vous payer { $price } pour payer { $n } de moins d’une même Ressource ?
ask-task-radiant = { $card } : voulez-vous retourner votre Radiant pour payer { $n } de moins d’une même Ressource ?
ask-task-less = { $card } : de quelle Ressource payez-vous { $n } de moins ?
ask-give-up-citizen = La colonne { $n } est attaquée ({ $card }) : quel Citoyen est capturé ?
ask-capture-citizen = { $card } : quel Citoyen est capturé ?
ask-banish-citizen = { $card } : quel Citoyen est banni ?
ask-attack-which = { $card } : quelle colonne est attaquée ?
ask-breach-which = { $card } : quel Mur est endommagé ?
ask-stop-attack = La colonne { $n } est attaquée ({ $card }) : arrêtez-vous cette attaque avec votre Radiant ?
ask-cancel-six = Un six : le Livre va { $effect }. Utilisez-vous ce Bienfait contre lui ({ $card }) ?
ask-steal-tokens = { $card } : sur quelle carte prenez-vous { $what } ?
ask-rob-discard = { $card } : remettez-vous ce Monstre dans la défausse, ou le bannissez-vous ?

## Réponses

deed-pray = Prier : { $card } ({ $price })
deed-pray-free = Prier sans rien payer : { $card }
deed-wall = Prier pour un Mur ({ $price })
deed-join = Rejoindre l’histoire : { $card } ({ $price })
deed-boon = Utiliser un Bienfait, { $card } : { $effect }
deed-share = Partager des Ressources
deed-radiant = Utiliser votre Radiant : 2 fois une même Ressource au choix
option-gift = Donner { $price }, pour { $n } d’une même Ressource
option-steal-tokens-pass = Les prendre dans la réserve
amount-face = { $n }
option-column = Colonne { $n }
option-task-vp-yes = Oui, payer les PV
option-task-vp-no = Non, payer le prix entier
option-task-radiant-yes = Oui, le retourner
option-task-radiant-no = Non, le garder brillant
option-stop-attack-yes = Oui, arrêter l’attaque
option-stop-attack-no = Non, laisser faire
option-cancel-six-yes = Oui, utiliser le Bienfait
option-cancel-six-no = Non, le garder pour plus tard
option-rob-discard-back = Le remettre
option-rob-discard-banish = Le bannir

## Ce qui s’est passé

event-prayed = { $player } prie Aquilin : { $card } ({ $price }).
    .you = Vous priez Aquilin : { $card } ({ $price }).
event-prayed-free = { $player } prie Aquilin sans rien payer : { $card }.
    .you = Vous priez Aquilin sans rien payer : { $card }.
event-prayed-wall = { $player } prie Aquilin pour un Mur ({ $price }).
    .you = Vous priez Aquilin pour un Mur ({ $price }).
event-wall-built = { $player } construit un Mur dans la colonne { $n }.
    .you = Vous construisez un Mur dans la colonne { $n }.
event-wall-mended = { $player } répare le Mur de la colonne { $n }.
    .you = Vous réparez le Mur de la colonne { $n }.
event-wall-breached = Le Mur de la colonne { $n } se fend.
event-wall-fell = Le Mur de la colonne { $n } s’écroule.
event-attacked = La colonne { $n } est attaquée : { $card }.
event-attack-stopped = { $player } arrête avec un Radiant l’attaque sur la colonne { $n }.
    .you = Vous arrêtez avec un Radiant l’attaque sur la colonne { $n }.
event-captured = Un Citoyen est capturé : { $card }.
event-banished = Un Citoyen est banni : { $card }.
event-freed = { $reopened ->
    [1] Un Citoyen capturé rentre chez lui, et sa pile est rouverte : { $card }.
   *[0] Un Citoyen capturé rentre chez lui : { $card }.
}
event-shared = { $player } donne { $price } ; { $other } gagne { $gains }.
    .you = Vous donnez { $price } ; { $other } gagne { $gains }.
    .you-other = { $player } donne { $price } ; vous gagnez { $gains }.
event-joined = { $player } rejoint l’histoire : { $card } ({ $price }), { $k } sur { $n }.
    .you = Vous rejoignez l’histoire : { $card } ({ $price }), { $k } sur { $n }.
event-joined-free = { $player } rejoint l’histoire sans rien payer : { $card }, { $k } sur { $n }.
    .you = Vous rejoignez l’histoire sans rien payer : { $card }, { $k } sur { $n }.
event-page-turned = La page se tourne : { $card }.
event-book-won = La dernière page se tourne, et le Livre est gagné : { $card }.
event-book-lost = Il ne reste personne à prendre, et le Livre est perdu : { $card }.
event-dark-acts = Un Monstre Obscur agit : { $card }.
event-book-acts = Un six : le Livre agit ({ $card }).
event-tokens-put = Des jetons sont posés sur une carte : { $card } ({ $what }).
event-tokens-taken = { $player } prend { $what } sur une carte : { $target } ({ $card }).
    .you = Vous prenez { $what } sur une carte : { $target } ({ $card }).
event-radiant-given = { $player } reçoit un jeton Radiant.
    .you = Vous recevez un jeton Radiant.
event-radiant-used = { $player } retourne un Radiant sur sa face terne.
    .you = Vous retournez un Radiant sur sa face terne.
event-radiant-dimmed = { $player } voit son Radiant se ternir.
    .you = Vous voyez votre Radiant se ternir.
event-radiant-recharged = { $player } voit son Radiant briller de nouveau.
    .you = Vous voyez votre Radiant briller de nouveau.
event-boon-used = { $player } utilise un Bienfait : { $card }.
    .you = Vous utilisez un Bienfait : { $card }.
event-six-cancelled = Le Livre ne fait rien sur ce six ({ $card }).
event-converted = { $player } change { $price } en { $gains } ({ $card }).
    .you = Vous changez { $price } en { $gains } ({ $card }).
event-monster-discarded = Un Monstre est défaussé : { $card }.
event-monster-dealt = Un Monstre se place dans la colonne { $n } : { $card }.
event-deck-shuffled = { $deck ->
    [favour] Les Faveurs défaussées sont mélangées en une nouvelle pioche.
   *[monster] Les Monstres défaussés sont mélangés en une nouvelle pioche.
}
event-favour-dealt = Une Faveur est révélée : { $card }.
event-spawned = Un Monstre Obscur surgit dans la colonne { $n } : { $card }.
event-random-monster = { $fate ->
    [banished] { $player } gagne { $gains } pour un Monstre de la défausse, tiré au hasard, et le bannit : { $card }.
   *[returned] { $player } gagne { $gains } pour un Monstre de la défausse, tiré au hasard, et l’y remet : { $card }.
}
    .you = { $fate ->
        [banished] Vous gagnez { $gains } pour un Monstre de la défausse, tiré au hasard, et le bannissez : { $card }.
       *[returned] Vous gagnez { $gains } pour un Monstre de la défausse, tiré au hasard, et l’y remettez : { $card }.
    }

## La fin : ce que l’équipe a fait

ending-won = Vous avez tourné ensemble la dernière page : le Livre est gagné !
ending-lost = Les ténèbres réclamaient un Citoyen de plus, et il ne restait personne à prendre : le Livre est perdu.
score-pages = Pages tournées
score-slain = Monstres tués
score-captured = Citoyens dans les oubliettes
score-banished = Citoyens bannis
score-walls = Murs debout

## Le coffret

keepsake-dark = un Monstre Obscur : il revient

## Options du jeu

setting-book = Livre
setting-book-about = Le Livre que vous jouez.
setting-book-prophecy = Livre Un : La Prophétie
setting-book-western_march = Livre Deux : La Marche de l’Ouest
setting-book-shores_of_kosk = Livre Trois : Les Rivages de Kosk
setting-book-drowned_city = Livre Quatre : La Cité Engloutie
setting-book-pact_of_shadows = Livre Cinq : Le Pacte des Ombres
setting-book-the_darksworn = Livre Six : Le Ténébréon
setting-book-forgotten_temple = Le Cœur du Donjon : Le Temple Oublié
setting-hard = Piles réduites
setting-hard-about = Plus difficile : chaque pile a une carte Citoyen par joueur plus une, au lieu de deux.
setting-events = Événements de Monstre
setting-events-about = Le défi suprême : un événement par joueur attend sur la pile Épuisé ; vous pouvez nommer ceux que vous voulez.
setting-books = Vos propres Livres
setting-books-about = Un fichier avec vos propres Livres à la place des Livres habituels.
setting-coffer = Coffret
setting-coffer-about = Ce que vous ont laissé les Livres gagnés : jetons Radiant, Bienfaits, et Monstres Obscurs qui reviennent.

## La table

area-book = Le Livre
area-oubliettes = Oubliettes
area-siege = Le siège
area-aquilin = Aquilin
area-story = L’histoire jusqu’ici
tab-book = Livre
row-favours = Faveurs
row-boons = Bienfaits
row-radiant = Jeton Radiant
board-page = Page
board-page-of = { $book }, page { $n }
board-phase-monsters = Monstres
board-phase-turn_end = Fin
board-wakes = Réveille
board-monsters-left = Monstres à venir
board-does = { $effect }.
board-task-of = Tâche { $n } sur { $all }
board-task-cost = pour chaque jeton
board-task-done = { $n } sur { $all }
board-task-gain = Chaque fois : { $effect }.
board-task-raised = pour chaque jeton, { $what } de plus
board-task-locked = Bloquée tant que cette carte est dans la rangée : { $monster }.
board-none-banished = Nul n’est banni.
board-banished = { $n ->
    [1] Un Citoyen banni pour toujours : { $cards }
   *[other] { $n } Citoyens bannis pour toujours : { $cards }
}
board-column = Colonne { $n }
board-no-monster = Aucun Monstre
board-no-favour = Pas de Faveur
board-spare-walls = Murs en réserve
board-wall-price = Un Mur coûte { $price }.
board-favours-left = Faveurs à venir
board-radiant-bright = Jeton Radiant, brillant
board-radiant-dull = Jeton Radiant, éteint
wall-whole = Mur Intact
wall-breached = Brèche
wall-gone = Pas de Mur

phase-opening = Le Livre s’ouvre

## Ce qui va frapper

omens-mine = À la fin de votre tour
omens = À la fin du tour de { $player }
omen-strikes = frappe
omen-doomed = sera emporté
omen-at-risk = peut être emporté
omen-wall-breach = va se fendre
omen-wall-fall = va tomber
omen-foot-empty = Tous pris : colonne vide
omen-foot-defeat = Plus personne : défaite
omen-all = { $parts }
omen-twice = deux fois : { $what }
omen-breach = le Mur se fend
omen-fall = le Mur tombe
omen-breach-fall = le Mur se fend, puis tombe
omen-defeat = il ne reste personne à prendre : tout est perdu
omen-taken = vous perdez { $cards }
omen-taken-one = vous perdez { $cards }
    .cards = or
omen-taken-some = vous perdez { $n } Citoyens ({ $cards })
one-citizen = { $id ->
    [priestess] une { $card }
   *[other] un { $card }
}
omen-dark = { $monster } : { $effect }
omen-book = le Livre : { $effect }
omen-not-rolled = Les dés le diront : chaque numéro qui sort sera frappé.
omen-none = Rien ne frappe à ce tour.
omen-over = Plus rien ne frappe.
omen-struck = Les Monstres ont frappé.

## L’histoire telle qu’on la raconte

story-begins = { $book }
story-turns = { $page }
story-done = { $task } : c’est fait. Vous tournez la page ensemble.
story-end-won = { $book } : la dernière page est tournée.
story-end-lost = { $book } : l’histoire s’arrête ici.
story-title-won = Victoire
story-title-lost = Défaite
story-start = Au départ
story-at-once = Tout de suite
story-open = Tant que cette page est ouverte
story-saga = Désormais, dans tous les Livres
story-six-page = À chaque 6, sur cette page
story-six-book = À chaque 6, dans ce Livre
story-radiants = Les jetons Radiant peuvent servir : à votre tour, retournez le vôtre pour { $effect }.
story-first-task = Première Tâche
story-next-task = Tâche suivante
story-last-task = Dernière Tâche du Livre
story-kept = Dans le Coffre
story-coffer = Vous gardez { $cards }.
story-again = Rien n’est fini
story-try-again = Le Coffre est tel qu’il était. Reprenez la route.

## Sur les cartes

tag-wakes-immediate = aussitôt
tag-wakes-column = sa colonne
tag-wakes-die = sur un { $n }

## Tempéraments des robots qui ont appris

taste-guardian = Gardien
taste-guardian-about = Veille avant tout sur les Murs.
taste-hunter = Chasseur
taste-hunter-about = S’en prend aux Monstres, d’abord aux plus sombres.
taste-pilgrim = Pèlerin
taste-pilgrim-about = Fait avancer l’histoire, et prie en chemin.
taste-giver = Donneur
taste-giver-about = Partage volontiers et ramène les captifs.

## La première leçon : chaque note avec son texte, et ce que dit le bouton qui y mène

coach-team = Vous gagnez ou perdez ensemble
coach-team-text = Le Livre est ouvert. Payez ses Tâches, page après page, et vous avez tous gagné. Pendant ce temps les Monstres enlèvent des Citoyens ; s’il n’en reste plus à prendre, vous avez tous perdu.
coach-team-next = le Livre
coach-dice = Les dés réveillent vos Citoyens
coach-dice-text = Vous avez lancé { $die1 } et { $die2 }. Chaque nombre, et leur somme, a réveillé les Citoyens qui le portent, les vôtres et ceux de votre ami. Leur Récolte est déjà chez vous.
coach-dice-next = les dés
coach-siege = Les mêmes dés appellent les Monstres
coach-siege-text = Après vos Actions, chaque colonne dont le nombre est sorti est attaquée. L’ombre montre où le coup tombera, et la ligne sous le champ le dit en mots.
coach-siege-next = ce qui va frapper
coach-spend = Deux Actions pour l’empêcher
coach-spend-text = La Force tue un Monstre : sa place reste vide, et aucun coup n’en viendra ce tour-ci. L’Or recrute un Citoyen qui rapportera. La Magie remplace une partie de l’un ou de l’autre.
coach-spend-next = ce que vous pouvez faire
coach-walls = Un Mur encaisse deux coups
coach-walls-text = Le premier y ouvre une brèche, le second l’abat. Ensuite, chaque attaque de la colonne capture l’un de ses Citoyens.
coach-walls-next = les Murs
coach-task = Rejoindre l’histoire
coach-task-text = Voici ce que la page demande. Qui peut tout payer d’un coup y pose un sceau et prend la récompense ; avec un sceau par joueur, la page se tourne. Vous pouvez en poser plusieurs.
coach-task-next = la Tâche
coach-pray = Les points servent à prier
coach-pray-text = Ici les points de victoire ne se comptent pas : on les dépense. Les Faveurs d’Aquilin donnent des Ressources, réparent des Murs, libèrent des captifs ou changent un dé.
coach-pray-next = les prières
coach-share = Aidez votre ami
coach-share-text = Partager donne à l’autre la moitié de ce que vous cédez, arrondie au-dessus, dans la Ressource qu’il veut. Un seul Or devient une seule Force : en donner 1, c’est ne rien perdre.
coach-share-next = le partage
coach-lost = Ce qui ne doit pas arriver
coach-lost-text = Quand un Citoyen doit être capturé ou banni et que rien ne convient plus, le Livre est perdu. Réfléchissez avant de recruter le dernier. C’est tout : bonne chance à vous deux.
coach-lost-next = comment on perd
