### La Saga du Ténébréon, en français.

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
    [1] capturer 1 Citoyen d’une pioche au choix
   *[other] capturer { $n } Citoyens de pioches au choix
}
effect-capture-fullest = { $n ->
    [1] capturer 1 Citoyen de la pioche la plus fournie
   *[other] capturer { $n } Citoyens de la pioche la plus fournie
}
effect-banish-column = { $n ->
    [1] bannir 1 Citoyen de cette colonne, Mur ou non
   *[other] bannir { $n } Citoyens de cette colonne, Mur ou non
}
effect-banish-any = { $n ->
    [1] bannir 1 Citoyen d’une pioche au choix
   *[other] bannir { $n } Citoyens de pioches au choix
}
effect-banish-fullest = { $n ->
    [1] bannir 1 Citoyen de la pioche la plus fournie
   *[other] bannir { $n } Citoyens de la pioche la plus fournie
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
    [1] renvoyer 1 Citoyen capturé dans sa pioche
   *[other] renvoyer { $n } Citoyens capturés dans leurs pioches
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
effect-set-die-any = changer la valeur d’un dé à votre guise
effect-add-die = { $n ->
    [1] augmenter un dé de 1
    [-1] baisser un dé de 1
   *[other] ajouter { $n } à un dé
}
effect-discard-monster = défausser un Monstre de la rangée dont la Force imprimée est de { $n } ou moins, sans sa Récompense
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
short-set-die-any = au choix
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
