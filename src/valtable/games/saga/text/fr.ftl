### La Saga du Ténébréon, en français.

game-saga = La Saga du Ténébréon
game-saga-about = Faites front ensemble, et tournez la page avant que la nuit ne se referme.

## Ressources

resource-gold = Or
resource-strength = Force
resource-magic = Magie
resource-vp = PV
resource-wild = Ressource au choix
amount-gold = { $n } Or
amount-strength = { $n } Force
amount-magic = { $n } Magie
amount-vp = { $n } PV
amount-wild = { $n ->
    [1] { $n } Ressource au choix
   *[other] { $n } fois une même Ressource au choix
}

## Sortes de cartes

kind-dark_monster = Monstre Obscur
kind-saga_monster = Monstre Obscur de la Saga
kind-starter = Départ
kind-radiant = jeton Radiant
kind-favour = Faveur
kind-boon = Bienfait
kind-substitution = symbole d’une autre boîte
kind-book = Livre
kind-page = page
kind-task = Tâche
kinds-dark_monster = Monstres Obscurs
kinds-saga_monster = Monstres Obscurs de la Saga
kinds-starter = Cartes de Départ
kinds-radiant = Jetons Radiant
kinds-favour = Faveurs
kinds-boon = Bienfaits
kinds-substitution = Symboles d’autres boîtes
kinds-book = Livres
kinds-page = Pages
kinds-task = Tâches
badge-citizen = Citoyens
badge-monster = Monstres
badge-wall = Murs
badge-radiant = jetons Radiant
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
effect-set-die = changer un dé en { $n }
effect-add-die = { $n ->
    [1] augmenter un dé de 1
    [-1] baisser un dé de 1
   *[other] ajouter { $n } à un dé
}
effect-discard-monster = défausser un Monstre de la rangée dont la Force imprimée est de { $n } ou moins, sans sa récompense
effect-stop-attack = arrêter une attaque sur une colonne
effect-cancel-six = ignorer ce que fait le Livre sur un 6
effect-first-task-less = le premier jeton de la première Tâche coûte { $n } de moins d’une même Ressource
effect-take-tokens = prendre les jetons correspondants sur les Monstres et les Tâches, et le reste dans la réserve
effect-random-monster = prendre un Monstre au hasard dans la défausse, gagner ses PV, puis l’y remettre ou le bannir

## Ce qui vaut tant qu’une page est visible

effect-radiants = les jetons Radiant peuvent servir
effect-recruit-more = les Citoyens de valeur { $value } ou plus coûtent { $what } de plus
effect-task-locked = aucun jeton ne se pose sur la Tâche tant que la carte { $monster } est dans la rangée
effect-wall-price = construire un Mur en priant coûte { $n } PV
effect-shift-numbers = { $n ->
    [1] chaque tuile Numéro est décalée d’une colonne vers la droite, la dernière passant au-dessus de la colonne 1
   *[other] chaque tuile Numéro est décalée de { $n } colonnes vers la droite, les dernières passant au-dessus des premières colonnes
}
effect-task-for-vp = qui pose un jeton peut payer { $price } pour payer { $n } de moins d’une même Ressource
effect-radiant-pays = un Radiant brillant, retourné, paie { $n } d’une même Ressource de la Tâche

## La même chose en bref, sur la bande d’une carte : 24 caractères au plus, insignes compris

short-column-self = ici
short-column-all = partout
short-column-weakest = au plus faible
short-column-beside = à côté
short-stacks-column = ici
short-stacks-any = au choix
short-stacks-fullest = la plus fournie
short-cancel-six = Ignorer un 6
short-take-tokens = Jetons d’abord
short-random-monster = Défausse au hasard
short-radiants = Radiants utilisables
short-shift-numbers = Numéros { $n }

## Quand

when-on-turn = À votre tour : { $effect }.
when-off-turn = Hors de votre tour : { $effect }.
when-reward = Récompense : { $effect }.
when-immediate = Quand il apparaît : { $effect }.
when-column = Quand sa colonne sort : { $effect }.
when-die = Quand sa valeur sort : { $effect }.
when-favour = Prière : { $effect }.
when-once = Une fois par Livre : { $effect }.
when-setup = À la mise en place : { $effect }.
when-radiant = À votre tour, en le retournant : { $effect }.
when-instead = Ici : { $effect }.
when-page = Immédiatement : { $effect }.
when-open = Tant qu’elle est visible : { $effect }.
when-saga = Désormais, dans tous les Livres : { $effect }.
when-six = Sur chaque 6 : { $effect }.
when-task = Pour chaque jeton : { $effect }.

## Valeurs des cartes

fact-herald = sur un double, ou si rien ne correspond
fact-cost = coûte { $price }
fact-worth = vaut { $n } PV
fact-wakes-immediate = agit quand il apparaît
fact-wakes-column = agit sur le numéro de sa colonne
fact-wakes-die = agit sur un { $n }
fact-prayer = { $n ->
    [0] ne coûte aucun PV
   *[other] coûte { $n } PV
}
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
source-icon = quel symbole
source-icons = quels symboles
source-on_six = sur un 6
source-place = place dans le Livre
source-radiants = jetons Radiant
source-stores = contenu du Coffret
source-story = histoire
note-review-walls = une critique publique dit que certaines Faveurs bâtissent des Murs pour moins de 8 PV
note-review-citizens = une critique publique dit que certaines Faveurs renvoient des Citoyens
note-lost-icon = le symbole manque dans notre texte du livret ; lequel c’est, nous le déduisons

## Questions

# Une question sur une carte a $card ; les autres nomment ici leurs arguments.
# action : $players · share-what, share-amount : $other · share-amount : $what (une Ressource) · share-type : $giver
# convert-amount : $what (une Ressource) · task-vp : $price, $n · task-radiant, task-less : $n
# give-up-citizen, stop-attack : $n (la colonne) · use-boon, use-power, cancel-six : $effect · steal-tokens : $what

ask-action = { $players ->
    [1] Votre Action : tuez, recrutez, priez, rejoignez l’histoire ou prenez 1 Ressource.
   *[other] Votre Action : tuez, recrutez, priez, partagez, rejoignez l’histoire ou prenez 1 Ressource.
}
ask-pay = { $card } : comment payez-vous ?
ask-choose-reward = { $card } : quelle récompense prenez-vous ?
ask-gain-any = { $card } : quelle Ressource gagnez-vous ?
ask-explorer = { $card } : que gagnez-vous ?
ask-exchange = Quel échange faites-vous ?
ask-take-citizen = { $card } : quel Citoyen prenez-vous ?
ask-pray-wall = Votre prière est entendue : sous quel Monstre se dressera le Mur ?
ask-share-with = Avec qui partagez-vous ?
ask-share-what = Que partagez-vous avec { $other } ?
ask-share-amount = { $what } : combien en partagez-vous avec { $other } ?
ask-share-type = { $giver } partage avec vous : que gagnez-vous ?
ask-free-citizen = { $card } : quel Citoyen capturé rentre chez lui ?
ask-build-wall = { $card } : sous quel Monstre se dressera le Mur ?
ask-mend-wall = { $card } : quel Mur réparez-vous ?
ask-discard-monster = { $card } : quel Monstre défaussez-vous ?
ask-which-die = { $card } : quel dé modifiez-vous ?
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
ask-use-boon = { $card } : voulez-vous { $effect } ?
ask-cancel-six = Un six : le Livre va { $effect }. Utilisez-vous ce Bienfait contre lui ({ $card }) ?
ask-steal-tokens = { $card } : sur quelle carte prenez-vous { $what } ?
ask-rob-discard = { $card } : remettez-vous ce Monstre dans la défausse, ou le bannissez-vous ?
ask-put-token = { $card } : quel Monstre reçoit le jeton ?
ask-cover-first = Plusieurs piles sont vides : laquelle est recouverte d’abord ?
ask-use-power = { $card } : voulez-vous { $effect } ?

## Réponses

# deed-… : $card, $price (deed-wall : $price ; deed-boon : $card, $effect ; deed-pray-free : $card) · option-gift : $price, $n
# option-conversion : $price, $gains · option-column : $n · option-die : $value · option-payment : $price

deed-slay = Tuer : { $card } ({ $price })
deed-recruit = Recruter : { $card } ({ $price })
deed-pray = Prier : { $card } ({ $price })
deed-pray-free = Prier sans rien payer : { $card }
deed-wall = Prier pour un Mur ({ $price })
deed-join = Rejoindre l’histoire : { $card } ({ $price })
deed-boon = Utiliser un Bienfait, { $card } : { $effect }
option-action-gold = Gagner 1 Or
option-action-strength = Gagner 1 Force
option-action-magic = Gagner 1 Magie
option-action-share = Partager des Ressources
option-action-radiant = Utiliser votre Radiant : 2 fois une même Ressource au choix
option-payment = Payer { $price }
option-share = { $gains }
option-gift = Donner { $price }, pour { $n } d’une même Ressource
option-conversion = Changer { $price } en { $gains }
option-column = Colonne { $n }
option-die = Le dé qui montre { $value }
option-exchange-pass = Aucun autre échange
option-take-citizen-pass = N’en prendre aucun
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

# $player l’a fait ; $card est la carte qui agit ou qui subit ; $n est une colonne, dans joined le nombre de jetons nécessaires.
# turn : $n · roll : $die1, $die2 · harvested : $gains, $cards · gained : $gains · exchanged, slew, recruited : $price
# took-resource, lost : $what · prayed, prayed-wall : $price · shared : $price, $other, $gains · joined : $price, $k, $n
# wall-…, attacked, attack-stopped, monster-dealt, spawned : $n · freed : $reopened (1 ou 0)
# tokens-put : $what · tokens-taken : $what, $target · radiant-… : $player · converted : $price, $gains
# die-changed : $before, $after · deck-shuffled : $deck (monster ou favour) · exhausted : $place · token-put : $what
# random-monster : $gains, $fate (banished ou returned)

event-turn = Tour { $n } : { $player }.
event-roll = { $player } lance les dés : { $die1 } et { $die2 }.
event-harvested = { $player } récolte { $gains } ({ $cards }).
event-harvested-nothing = { $player } n’a aucun Citoyen qui corresponde aux dés.
event-gained = { $player } gagne { $gains } ({ $card }).
event-exchanged = { $player } paie { $price } ({ $card }).
event-slew = { $player } tue un Monstre : { $card } ({ $price }).
event-recruited = { $player } recrute un Citoyen : { $card } ({ $price }).
event-took-citizen = { $player } prend un Citoyen sans payer : { $card }.
event-took-resource = { $player } gagne { $what }.
event-prayed = { $player } prie Aquilin : { $card } ({ $price }).
event-prayed-free = { $player } prie Aquilin sans rien payer : { $card }.
event-prayed-wall = { $player } prie Aquilin pour un Mur ({ $price }).
event-wall-built = { $player } construit un Mur dans la colonne { $n }.
event-wall-mended = { $player } répare le Mur de la colonne { $n }.
event-wall-breached = Le Mur de la colonne { $n } se fend.
event-wall-fell = Le Mur de la colonne { $n } s’écroule.
event-attacked = La colonne { $n } est attaquée : { $card }.
event-attack-stopped = { $player } arrête avec un Radiant l’attaque sur la colonne { $n }.
event-captured = Un Citoyen est capturé : { $card }.
event-banished = Un Citoyen est banni : { $card }.
event-freed = { $reopened ->
    [1] Un Citoyen capturé rentre chez lui, et sa pile est rouverte : { $card }.
   *[0] Un Citoyen capturé rentre chez lui : { $card }.
}
event-shared = { $player } donne { $price } ; { $other } gagne { $gains }.
event-joined = { $player } rejoint l’histoire : { $card } ({ $price }), { $k } sur { $n }.
event-page-turned = La page se tourne : { $card }.
event-book-won = La dernière page se tourne, et le Livre est gagné : { $card }.
event-book-lost = Il ne reste personne à prendre, et le Livre est perdu : { $card }.
event-dark-acts = Un Monstre Obscur agit : { $card }.
event-book-acts = Un six : le Livre agit ({ $card }).
event-tokens-put = Des jetons sont posés sur une carte : { $card } ({ $what }).
event-tokens-taken = { $player } prend { $what } sur une carte : { $target } ({ $card }).
event-lost = { $player } perd { $what }.
event-radiant-given = { $player } reçoit un jeton Radiant.
event-radiant-used = { $player } retourne un Radiant sur sa face terne.
event-radiant-dimmed = { $player } voit son Radiant se ternir.
event-radiant-recharged = { $player } voit son Radiant briller de nouveau.
event-boon-used = { $player } utilise un Bienfait : { $card }.
event-six-cancelled = Le Livre ne fait rien sur ce six ({ $card }).
event-die-changed = { $player } change un dé de { $before } en { $after } ({ $card }).
event-converted = { $player } change { $price } en { $gains } ({ $card }).
event-monster-discarded = Un Monstre est défaussé : { $card }.
event-monster-dealt = Un Monstre se place dans la colonne { $n } : { $card }.
event-deck-shuffled = { $deck ->
    [favour] Les Faveurs défaussées sont mélangées en une nouvelle pioche.
   *[monster] Les Monstres défaussés sont mélangés en une nouvelle pioche.
}
event-favour-dealt = Une Faveur est révélée : { $card }.
event-spawned = Un Monstre Obscur surgit dans la colonne { $n } : { $card }.
event-exhausted = Une pile est épuisée : { $place }.
event-event-appears = Un événement apparaît : { $card }.
event-event-woke = Les dés réveillent un événement : { $card }.
event-token-put = { $player } pose { $what } sur un Monstre : { $card }.
event-random-monster = { $fate ->
    [banished] { $player } gagne { $gains } pour un Monstre de la défausse, tiré au hasard, et le bannit : { $card }.
   *[returned] { $player } gagne { $gains } pour un Monstre de la défausse, tiré au hasard, et l’y remet : { $card }.
}
times = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}

## La fin : ce que l’équipe a fait

ending-won = Vous avez tourné ensemble la dernière page : le Livre est gagné !
ending-lost = Les ténèbres réclamaient un Citoyen de plus, et il ne restait personne à prendre : le Livre est perdu.
score-pages = Pages tournées
score-slain = Monstres tués
score-captured = Citoyens dans les oubliettes
score-banished = Citoyens bannis
score-walls = Murs debout

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
setting-areas = Lieux
setting-areas-about = Les cinq Lieux des Monstres en jeu.
setting-areas-first = ceux d’une première partie
setting-areas-random = cinq au hasard
setting-citizens = Citoyens
setting-citizens-about = Le Citoyen de chacune des dix piles.
setting-citizens-first = ceux d’une première partie
setting-citizens-random = au hasard
setting-hard = Piles réduites
setting-hard-about = Plus difficile : chaque pile a une carte Citoyen par joueur plus une, au lieu de deux.
setting-events = Événements de Monstre
setting-events-about = Le défi suprême : un événement par joueur attend sur la pile Épuisé ; vous pouvez nommer ceux que vous voulez.
setting-cards = Jeu de cartes
setting-cards-about = Un fichier avec vos propres cartes à la place des cartes habituelles.
setting-books = Vos propres Livres
setting-books-about = Un fichier avec vos propres Livres à la place des Livres habituels.
setting-coffer = Coffret
setting-coffer-about = Ce que vous ont laissé les Livres gagnés : jetons Radiant, Bienfaits, et Monstres Obscurs qui reviennent.
