### Valroc, en français.

game-valroc = Valroc
game-valroc-about = Entraînez votre mage, flattez les dieux, bravez l’ombre, domptez vos créatures.

## Éléments, ressources, sortes de cartes

element-fire = Feu
element-water = Eau
element-earth = Terre
element-air = Air
amount-val = { $n ->
    [0] { $n } Val
    [1] { $n } Val
   *[other] { $n } Vals
}
amount-pm = { $n } PM
amount-fire = { $n } PC Feu
amount-water = { $n } PC Eau
amount-earth = { $n } PC Terre
amount-air = { $n } PC Air
amount-diamond = { $n ->
    [0] { $n } Diamant
    [1] { $n } Diamant
   *[other] { $n } Diamants
}
amount-mushroom = { $n ->
    [1] { $n } Champignon magique
   *[other] { $n } Champignons magiques
}
amount-plant = { $n ->
    [1] { $n } Plante médicinale
   *[other] { $n } Plantes médicinales
}
amount-berry = { $n ->
    [1] { $n } Baie magique
   *[other] { $n } Baies magiques
}
amount-flask = 1 Gourde de { $n } PM
amount-gauge_full = { $n ->
    [1] { $n } jeton Jauge pleine
   *[other] { $n } jetons Jauge pleine
}
amount-gauge_medium = { $n ->
    [1] { $n } jeton Jauge moyenne
   *[other] { $n } jetons Jauge moyenne
}
amount-gauge_small = { $n ->
    [1] { $n } jeton Jauge petite
   *[other] { $n } jetons Jauge petite
}
amount-card_small = { $n ->
    [1] { $n } carte Jauge petite
   *[other] { $n } cartes Jauge petite
}
amount-card_medium = { $n ->
    [1] { $n } carte Jauge moyenne
   *[other] { $n } cartes Jauge moyenne
}
amount-card_full = { $n ->
    [1] { $n } carte Jauge pleine
   *[other] { $n } cartes Jauge pleine
}
skill-plus = +{ $n } { $element }
skill-minus = −{ $n } { $element }
centre-wound = Blessure
centre-small = Jauge petite
centre-medium = Jauge moyenne
centre-full = Jauge pleine
pawn-mage = Mage
pawn-assistant = Assistant
pawn-mercenary = Mercenaire
pawn-monk = Moine
creature-of = { $elements }
dark-magic-card = { $upper } / { $lower }
kind-tameable = créature Domptable
kind-wild = créature Sauvage
kind-mythic = créature Mythique
kind-hand = main recommandée
kind-action = carte Action
kind-token = objet
kind-course = Cours
kind-rite = Magie Noire
kind-spell = Sort
kind-board = plateau
kinds-tameable = Créatures Domptables
kinds-wild = Créatures Sauvages
kinds-mythic = Créatures Mythiques
kinds-hand = Mains recommandées
kinds-action = Cartes Action
kinds-token = Objets
kinds-course = Cours
kinds-rite = Magie Noire
kinds-spell = Sorts
kinds-board = Plateaux et cartes Offrande
badge-pm = Puissance Magique (PM)
badge-val = Vals
badge-prestige = points de prestige
badge-hybrid = hybrides
badge-creature = créatures vaincues
badge-course = Cours
badge-spell = Sorts
badge-gauge_full = jeton Jauge pleine
badge-gauge_medium = jeton Jauge moyenne
badge-gauge_small = jeton Jauge petite
badge-ban = interdit
badge-turns = tours

## Ce que font les cartes

effect-move-wrath = avancer ou reculer le Sceptre maléfique de { $n } cases au plus
effect-search-cards = piocher { $n } cartes Action au lieu d’une et garder celle de votre choix
effect-favour-cards = piocher { $n } cartes Action au lieu d’une ; l’une ou l’autre peut valoir la Faveur Divine
effect-teleport = la carte une fois vue, vous pouvez passer dans une salle voisine disponible et prendre le gain de celle-ci
effect-reshuffle = vous pouvez remélanger les cartes Action défaussées à leur pioche
effect-ignore-wound = défausser la première Blessure que l’immunité ne couvre pas, et continuer
effect-add-to-offering = ajouter { $n ->
    [1] { $n } Val
   *[other] { $n } Vals
} de la réserve à chacune de vos offrandes
effect-rob-statues = prendre jusqu’à { $n } Vals sur les statues du Sanctuaire
effect-fight-twice = combattre deux créatures à la suite ; les Vals de l’Arène ne sont gagnés que si les deux sont vaincues
effect-steal-object = voler un objet à un autre joueur
effect-fill-gauge = transformer une Jauge petite ou moyenne en Jauge pleine
effect-absorb-skill = prendre à un autre joueur 1 PC dans l’élément de votre choix
effect-take-surplus = prendre toutes les cartes Jauge qu’un autre joueur a gardées, pour un prochain entraînement
effect-change-bid = changer votre offrande à une statue une fois toutes les offrandes révélées
effect-weaken-creature = la créature demande { $n } PC de moins, dans les éléments de votre choix
effect-combine-mounts = additionner les bonus de deux de vos créatures domptées
effect-share-fountain = un adversaire présent partage ses PM avec vous, moitié-moitié, arrondi en votre faveur
effect-arena-bonus = +{ $n } dans un élément de votre choix
effect-share-tavern = un adversaire présent partage ses Vals avec vous, moitié-moitié, arrondi en votre faveur
effect-double-fountain = doubler les gains de votre propre pion
effect-force-exchange = un adversaire change jusqu’à { $n } Vals en PM, ou PM en Vals, dans le sens de votre choix
effect-balance-bonus = +{ $n } dans tous les éléments non dominants, au lieu du Bonus des Dieux
effect-redirect-search = choisir une autre salle ouverte pour la fouille d’un adversaire présent
effect-double-tavern = doubler les gains de votre propre pion
effect-no-mount = un adversaire présent ne profite d’aucune monture
effect-two-finds = si votre fouille réussit, prendre deux gains de la carte, quelles que soient les salles
effect-raise-draw-cost = un adversaire présent paie { $n } PM par carte
effect-double-draws = piocher { $n } cartes à la fois pour 1 PM, lors de vos { $m } premiers tirages
effect-arena-malus = un adversaire présent a −{ $n } dans un élément de votre choix
effect-exchange = changer autant de Vals en PM, ou de PM en Vals, que vous voulez, un pour un
effect-balance-malus = un adversaire présent a −{ $n } dans tous les éléments non dominants
token-diamond = Paie n’importe quel Cours à la place de ses Vals, compte comme 7 Vals ou plus au Sanctuaire, et l’emporte sur toute somme de Vals lors des Offrandes.
token-mushroom = Planification : change en mage, pour ce tour, votre Assistant, votre Mercenaire ou le Moine.
token-plant = Entraînement : défausse une Blessure que vous venez de piocher ; vous pouvez continuer.
token-berry = Entraînement : fait piocher gratuitement une carte Action de plus.
token-flask = À tout moment : buvez-la pour 10 PM, ou la moitié pour 5 et le reste plus tard.
token-gauge_full = Après un entraînement : compte comme une Jauge pleine.
token-gauge_medium = Après un entraînement : compte comme une Jauge moyenne.
token-gauge_small = Après un entraînement : compte comme une Jauge petite.

## La même chose en bref, au bas d’une carte : 24 caractères au plus

short-move-wrath = Colère ±{ $n }
short-search-cards = Piocher { $n }, garder 1
short-favour-cards = { $n } cartes pour la faveur
short-teleport = Vers la salle voisine
short-reshuffle = Remélanger la défausse
short-ignore-wound = 1re Blessure ignorée
short-add-to-offering = Offrande +{ $n }
short-rob-statues = Prendre { $n } Vals au plus
short-fight-twice = Deux combats
short-steal-object = Voler un objet
short-fill-gauge = Remplir une jauge
short-absorb-skill = Prendre 1 PC
short-take-surplus = Prendre ses jauges
short-change-bid = Changer votre offrande
short-weaken-creature = { $n } PC requis de moins
short-combine-mounts = Deux montures à la fois
short-share-fountain = La moitié de ses PM
short-arena-bonus = +{ $n } dans un élément
short-share-tavern = La moitié de ses Vals
short-double-fountain = Vos PM doublés
short-force-exchange = Ses { $n } Vals ↔ { $n } PM
short-balance-bonus = +{ $n } si non dominant
short-redirect-search = Une autre salle pour lui
short-double-tavern = Vos Vals doublés
short-no-mount = Pas de monture pour lui
short-two-finds = Deux gains
short-raise-draw-cost = { $n } PM par carte pour lui
short-double-draws = { $n } cartes par tirage
short-arena-malus = −{ $n } dans un élément
short-exchange = Vals ↔ PM
short-balance-malus = −{ $n } si non dominant
short-diamond = Paie Cours ou offrande
short-mushroom = Un pion devient mage
short-plant = Défausse une Blessure
short-berry = Une carte gratuite
short-flask = 10 PM, ou 5 et 5
short-gauge_full = Entraînement : 4 quarts
short-gauge_medium = Entraînement : 2 quarts
short-gauge_small = Entraînement : 1 quart

## Quand et où les cartes agissent

when-at_once = Aussitôt : { $effect }.
when-any_time = À tout moment : { $effect }.
when-turn_start = Début de chaque tour : { $effect }.
when-search = Fouille à la Caverne : { $effect }.
when-favour = Offrande au Sanctuaire : { $effect }.
when-between = Entre deux actions : { $effect }.
when-training = Terrain d’Entraînement : { $effect }.
when-offering = Offrande : { $effect }.
when-offerings = Phase d’Offrandes : { $effect }.
when-arena = Arène : { $effect }.
when-fight = Combat : { $effect }.
when-fountain = Fontaine Magique : { $effect }.
when-tavern = Taverne : { $effect }.
when-cave = Caverne : { $effect }.
when-mount = Comme monture : { $bonuses }.

## Les chiffres des cartes

fact-affinities = affinité : { $elements }
fact-skill = demande { $skills }
fact-pm = coûte { $price }
fact-prestige = rapporte { $n } PP
fact-hybrid = hybride
fact-hand = { $creatures }
fact-cost = coûte { $price }
fact-once = à usage unique
fact-permanent = permanent
fact-mage-only = réservé au Mage
tag-mage-only = Mage seul
fact-loss = { $n ->
    [0] ne coûte aucun PP une fois lancé
   *[other] coûte { $n } PP une fois lancé
}
fact-upper = moitié supérieure de sa carte
fact-lower = moitié inférieure de sa carte
fact-centre = centre : { $centre }
fact-room = { $room } : { $found }
fact-printed = { $name } : { $values }
fact-hunting = à { $players } joueurs, ligne { $row } : { $values }
source-name = nom
source-category = catégorie
source-mount = monture
source-effect = effet
source-when = moment
source-wrath = piste Colère
source-first = premières places
source-count = nombre
note-hybrids = le livret dit bien que les hybrides coûtent du prestige (l. 109, 489)
note-third-turn = le livret dit bien qu’une phase d’offrandes a lieu tous les trois tours (l. 433, 443)
note-hunting-four = à quatre, la troisième place de la ligne 1 et la deuxième de la ligne 3 viennent aussi du livret
note-finds-together = le nombre de chaque trouvaille vient du livret, leur répartition sur les cartes est de nous
note-rites-together = deux effets qui se suivent dans le livret partagent une carte
note-permanent = permanent, puisque le livret ne dit pas qu’il ne sert qu’une fois
note-used-once = à usage unique : c’est ainsi que nous lisons « à tout moment » avec un seul déplacement

## Lieux

place-dark_quarter = Quartier Sombre
place-fountain = Fontaine Magique
place-tavern = Taverne
place-cave = Caverne
place-training = Terrain d’Entraînement
place-sanctuary = Sanctuaire
place-university = Université
place-arena = Arène
option-room = Caverne, salle { $element }
option-rite = Quartier Sombre, { $card }
option-course = Université, { $card }
option-course-slot = Université, { $card } (emplacement { $n })

## Objets et gains

object-diamond = Diamant
object-mushroom = Champignon magique
object-plant = Plante médicinale
object-berry = Baie magique
object-flask = Gourde de 10 PM
object-open_flask = Gourde de 5 PM
object-gauge_full = Jauge pleine
object-gauge_medium = Jauge moyenne
object-gauge_small = Jauge petite
find-nothing = rien
amount-skill = { $n } PC

## Questions

ask-draft = Quelle créature gardez-vous avant de passer le paquet ?
ask-give-up-mythic = Trop de créatures Mythiques : laquelle abandonnez-vous ?
ask-give-up = Vous gardez six créatures : laquelle abandonnez-vous ?
ask-free-skill = Dans quel élément ajoutez-vous 1 PC offert ?
ask-place = Où envoyez-vous { $left } ?
pawns-left-several = un pion
pawns-left-mage = votre mage
pawns-left-assistant = votre assistant
pawns-left-mercenary = votre mercenaire (2 Vals ; il n’en rapporte jamais)
pawns-left-monk = le moine
ask-pawn = { $place } : quel pion envoyez-vous ?
ask-moment = { $next }. Voulez-vous utiliser quelque chose avant ?
next-turn = Le tour commence
next-placement = C’est à { $player } de placer un pion
next-action = C’est à { $player } d’agir ({ $place })
next-statue = Viennent les offrandes à la statue { $element }
next-end = Le décompte va commencer
ask-rob-statue = Statue { $card } : combien de Vals prenez-vous ?
ask-victim = { $card } : à quel joueur vous en prenez-vous ?
ask-steal-object = { $card } : quel objet volez-vous ?
ask-absorb-skill = { $card } : dans quel élément prenez-vous 1 PC ?
ask-move-wrath = { $card } : de combien déplacez-vous le Sceptre ?
ask-target = { $card } : qui visez-vous ?
    .one = { $card } : visez-vous { $only } ?
ask-malus-element = { $card } : quel élément affaiblissez-vous ?
ask-exchange = Combien de Vals ou de PM échangez-vous ?
ask-exchange-way = { $card } : que doit échanger votre victime ?
ask-keep-spell = Lequel des deux Sorts gardez-vous ?
ask-choose-find = Lequel des deux gains prenez-vous ?
ask-teleport = Passez-vous dans une salle voisine ?
ask-redirect = { $place } : envoyez-vous votre victime dans une autre salle ?
ask-second-find = Quel second gain prenez-vous ?
ask-train = Piochez-vous une carte, ou arrêtez-vous l’entraînement ?
ask-use-plant = Une Blessure ! La défaussez-vous avec une Plante médicinale ?
ask-count = Combien de PC prenez-vous avec vos Jauges ?
ask-use-gauges = Quelles Jauges utilisez-vous ?
ask-train-element = Dans quel élément prenez-vous les PC de l’entraînement ?
ask-fill-gauge = { $card } : quelle Jauge remplissez-vous ?
ask-keep-cards = Quatre cartes peuvent rester devant vous, Blessures comprises : quelle Jauge défaussez-vous ?
ask-offering = Qu’offrez-vous aux dieux ?
ask-offering-vals = Combien de Vals ajoutez-vous au Diamant ?
ask-statue = Sur quelle statue déposez-vous l’offrande ?
ask-bid = Statue { $card } : combien de Vals offrez-vous pour 1 PC ?
ask-bid-diamond = Statue { $card } : ajoutez-vous un Diamant à votre offrande ?
ask-change-bid = Statue { $card } : les offrandes sont révélées, changez-vous la vôtre ?
ask-attend = { $card } : suivez-vous ce Cours ?
ask-fight = Quelle créature combattez-vous ?
ask-fight-again = Lancez-vous un Sort pour combattre une seconde créature ?

## Réponses

option-mage = Mage
option-assistant = Assistant
option-mercenary = Mercenaire, pour 2 Vals
option-monk = Moine
option-assistant-mushroom = Assistant changé en mage par un Champignon
option-mercenary-mushroom = Mercenaire changé en mage par un Champignon, pour 2 Vals
option-monk-mushroom = Moine changé en mage par un Champignon
option-not-now = Pas maintenant
option-later-next = Pas maintenant, mais au prochain moment
option-later-arena = Pas avant l’Arène
option-later-offerings = Pas avant les Offrandes
option-later-turn = Pas avant le prochain tour
option-later-end = Pas avant la fin de la partie
option-flask-all = Boire une Gourde : 10 PM
option-flask-half = Boire la moitié d’une Gourde : 5 PM
option-flask-rest = Boire le reste d’une Gourde : 5 PM
option-wrath-up = { $n } pas vers la Colère
option-wrath-down = { $n } pas en arrière
option-to-pm = { $n ->
    [1] { $n } Val en { $n } PM
   *[other] { $n } Vals en { $n } PM
}
option-to-vals = { $n } PM en { $n ->
    [1] { $n } Val
   *[other] { $n } Vals
}
option-into-pm = Des Vals en PM
option-into-vals = Des PM en Vals
option-stop = Arrêter
# { $wounds } des { $cards } cartes à venir sont des Blessures ; rien n’en protège.
option-draw = { $n ->
    [1] Piocher une carte
    [2] Piocher deux cartes
   *[other] Piocher { $n } cartes
} : { $wounds ->
    [0] aucune Blessure
    [one] une Blessure
   *[other] { $wounds } Blessures
} sur { $cards }
# Encore { $safe } pioches sans danger.
option-draw-immune = { $n ->
    [1] Piocher une carte
    [2] Piocher deux cartes
   *[other] Piocher { $n } cartes
} : { $safe ->
    [one] encore une immunité
   *[other] encore { $safe } immunités
}
option-spell = { $card } ({ $n ->
    [0] aucun PP perdu
   *[other] −{ $n } PP
})
option-find = { $card } : { $find }
option-gauges = { $gauges }
option-card-small = Une carte Jauge petite
option-card-medium = Une carte Jauge moyenne
option-card-full = Une carte Jauge pleine
option-pay = Le suivre pour { $price }
option-room-find = Salle { $element } : { $find }
option-fight = { $card }
option-fight-spell = { $card }, grâce à { $spell }
option-place-pass = Ne plus rien placer ce tour-ci
option-target-pass = Ne viser personne
option-exchange-pass = Ne rien échanger
option-teleport-pass = Rester dans votre salle
option-redirect-pass = Ne rien changer
option-second-find-pass = Pas de second gain
option-train-berry = Manger une Baie magique : une carte gratuite
option-use-plant-yes = Défausser la Blessure
option-use-plant-no = Garder la Plante
option-fill-gauge-gauge_small = Un jeton Jauge petite
option-fill-gauge-gauge_medium = Un jeton Jauge moyenne
option-count-skill-0 = Aucun : garder les Jauges
option-offering-pass = Ne rien offrir
option-offering-diamond = Un Diamant
option-offering-vals-val-0 = Aucun
option-bid-val-0 = Rien
option-bid-diamond-yes = Ajouter un Diamant
option-bid-diamond-no = Pas de Diamant
option-change-bid-not-now = Ne rien changer
option-attend-diamond = Payer avec un Diamant
option-attend-pass = Renoncer à ce Cours
option-fight-pass = Ne combattre personne
option-fight-again-pass = Pas de second combat

## Ce qui s’est passé

event-turn = Tour { $n } : { $player } est Premier Joueur.
    .you = Tour { $n } : vous êtes Premier Joueur.
event-gained = { $player } gagne { $gains }.
    .you = Vous gagnez { $gains }.
event-lost = { $player } perd { $losses }.
    .you = Vous perdez { $losses }.
event-drafted = { $player } garde { $card }.
    .you = Vous gardez { $card }.
event-laid-away = { $player } abandonne { $card }.
    .you = Vous abandonnez { $card }.
event-packets-left = Les paquets passent à gauche.
event-packets-right = Les paquets passent à droite.
event-announces-prestige = { $player } annonce { $n } PP en main.
    .you = Vous annoncez { $n } PP en main.
event-first-player-tie = Égalité pour désigner le Premier Joueur : { $players }.
event-announces-mythic = { $player } annonce { $n } PP pour sa plus forte créature Mythique.
    .you = Vous annoncez { $n } PP pour votre plus forte créature Mythique.
event-announces-next = { $player } annonce { $n } PP pour sa créature suivante.
    .you = Vous annoncez { $n } PP pour votre créature suivante.
event-first-player-lot = Égalité complète entre { $players } : le hasard décide.
event-first-player = { $player } est Premier Joueur.
    .you = Vous êtes Premier Joueur.
event-done-placing = { $player } ne place plus de pion.
    .you = Vous ne placez plus de pion.
event-ate-mushroom = { $player } change le pion { $pawn } en mage avec un Champignon magique.
    .you = Vous changez le pion { $pawn } en mage avec un Champignon magique.
event-placed = { $player } place le pion { $pawn } : { $place }.
    .you = Vous placez le pion { $pawn } : { $place }.
event-wrath-moved = { $player } déplace le Sceptre maléfique : { $n } sur { $most }.
    .you = Vous déplacez le Sceptre maléfique : { $n } sur { $most }.
event-wrath = { $player } déclenche la Colère des Dieux !
    .you = Vous déclenchez la Colère des Dieux !
event-spell-forgiven = La tour sombre reprend { $card }, qui ne coûte plus rien à { $player }.
    .you = La tour sombre reprend { $card }, qui ne vous coûte plus rien.
event-rite = { $player } use de Magie Noire : { $card }.
    .you = Vous usez de Magie Noire : { $card }.
event-strikes = { $player } vise { $victim } avec { $card }.
    .you = Vous visez { $victim } avec { $card }.
    .you-victim = { $player } vous vise avec { $card }.
event-strikes-element = { $player } choisit l’élément { $element }.
    .you = Vous choisissez l’élément { $element }.
event-no-spell = { $player } n’apprend rien : il ne reste aucun Sort.
    .you = Vous n’apprenez rien : il ne reste aucun Sort.
event-learnt = { $player } apprend { $card }.
    .you = Vous apprenez { $card }.
event-learnt-secretly = { $player } apprend un Sort.
    .you = Vous apprenez un Sort.
event-spells-shuffled = Les Sorts défaussés sont mélangés et forment une nouvelle pioche.
event-actions-shuffled = Les cartes Action sont remélangées.
event-visits = { $place } : c’est à { $player }.
    .you = { $place } : c’est à vous.
event-shares = { $player } doit partager avec { $other }.
    .you = Vous devez partager avec { $other }.
    .you-other = { $player } doit partager avec vous.
event-mercenary-brings-nothing = Le Mercenaire ne rapporte aucun Val à { $player }.
    .you = Le Mercenaire ne vous rapporte aucun Val.
event-none-left = { $player } ne trouve rien : il ne reste plus de jeton { $object }.
    .you = Vous ne trouvez rien : il ne reste plus de jeton { $object }.
event-found = { $player } prend un jeton { $object }.
    .you = Vous prenez un jeton { $object }.
event-found-nothing = { $player } ne trouve rien.
    .you = Vous ne trouvez rien.
event-searches = { $player } fouille la salle { $element } : { $find }.
    .you = Vous fouillez la salle { $element } : { $find }.
event-teleports = { $player } passe dans la salle { $element }.
    .you = Vous passez dans la salle { $element }.
event-redirects = { $player } envoie { $victim } dans la salle { $element }.
    .you = Vous envoyez { $victim } dans la salle { $element }.
    .you-victim = { $player } vous envoie dans la salle { $element }.
event-drank = { $player } boit à une Gourde.
    .you = Vous buvez à une Gourde.
event-cast = { $player } lance { $card }.
    .you = Vous lancez { $card }.
event-robbed-statue = { $player } prend { $n ->
    [1] { $n } Val
   *[other] { $n } Vals
} sur la statue { $element }.
    .you = Vous prenez { $n ->
        [1] { $n } Val
       *[other] { $n } Vals
    } sur la statue { $element }.
event-stole-object = { $player } vole à { $victim } un jeton { $object }.
    .you = Vous volez à { $victim } un jeton { $object }.
    .you-victim = { $player } vous vole un jeton { $object }.
event-took-surplus = { $player } prend à { $victim } { $n ->
    [1] une carte Jauge
   *[other] { $n } cartes Jauge
}.
    .you = Vous prenez à { $victim } { $n ->
        [1] une carte Jauge
       *[other] { $n } cartes Jauge
    }.
    .you-victim = { $player } vous prend { $n ->
        [1] une carte Jauge
       *[other] { $n } cartes Jauge
    }.
event-surplus-discarded = { $player } défausse une carte { $gauge } : on n’en garde que quatre.
    .you = Vous défaussez une carte { $gauge } : on n’en garde que quatre.
event-used-course = { $player } utilise { $card }.
    .you = Vous utilisez { $card }.
event-trains = { $player } s’entraîne, { $n ->
    [0] sans immunité
    [1] avec l’immunité pour un tirage
   *[other] avec l’immunité pour { $n } tirages
}.
    .you = Vous vous entraînez, { $n ->
        [0] sans immunité
        [1] avec l’immunité pour un tirage
       *[other] avec l’immunité pour { $n } tirages
    }.
event-draws = { $player } pioche une carte { $gauge }.
    .you = Vous piochez une carte { $gauge }.
event-wounded = { $player } reçoit une Blessure : l’entraînement est terminé.
    .you = Vous recevez une Blessure : l’entraînement est terminé.
event-immune = L’immunité protège { $player } de la Blessure.
    .you = L’immunité vous protège de la Blessure.
event-first-aid = Les premiers secours épargnent la Blessure à { $player }.
    .you = Les premiers secours vous épargnent la Blessure.
event-used-plant = { $player } défausse la Blessure avec une Plante médicinale.
    .you = Vous défaussez la Blessure avec une Plante médicinale.
event-ate-berry = { $player } mange une Baie magique.
    .you = Vous mangez une Baie magique.
event-gauges-used = { $player } utilise { $n ->
    [1] une Jauge
   *[other] { $n } Jauges
}.
    .you = Vous utilisez { $n ->
        [1] une Jauge
       *[other] { $n } Jauges
    }.
event-mage-out = Seconde Blessure pour { $player } : son Mage doit se reposer au prochain tour.
    .you = Seconde Blessure pour vous : votre Mage doit se reposer au prochain tour.
event-mage-back = { $player } retrouve son Mage, remis de ses Blessures.
    .you = Vous retrouvez votre Mage, remis de ses Blessures.
event-offers = { $player } dépose sur la statue { $element } : { $diamond ->
    [0] { $n ->
        [1] { $n } Val
       *[other] { $n } Vals
    }
   *[other] { $n ->
        [0] un Diamant
        [1] un Diamant et { $n } Val
       *[other] un Diamant et { $n } Vals
    }
}{ $added ->
    [0] .
   *[other] , et { $added } de plus de la réserve.
}
    .you = Vous déposez sur la statue { $element } : { $diamond ->
        [0] { $n ->
            [1] { $n } Val
           *[other] { $n } Vals
        }
       *[other] { $n ->
            [0] un Diamant
            [1] un Diamant et { $n } Val
           *[other] un Diamant et { $n } Vals
        }
    }{ $added ->
        [0] .
       *[other] , et { $added } de plus de la réserve.
    }
event-no-offering = { $player } n’offre rien.
    .you = Vous n’offrez rien.
event-favour = La statue { $element } accorde sa faveur à { $player }.
    .you = La statue { $element } vous accorde sa faveur.
event-no-favour = { $player } n’obtient pas de Faveur Divine.
    .you = Vous n’obtenez pas de Faveur Divine.
event-monk-follows = Le Moine accompagnera { $player } au prochain tour.
    .you = Le Moine vous accompagnera au prochain tour.
event-statues-emptied = Les statues sont vidées pour les Offrandes.
event-announces-vals = { $player } annonce { $n ->
    [0] { $n } Val
    [1] { $n } Val
   *[other] { $n } Vals
}.
    .you = Vous annoncez { $n ->
        [0] { $n } Val
        [1] { $n } Val
       *[other] { $n } Vals
    }.
event-bids = Statue { $element } : { $player } { $diamond ->
    [0] { $n ->
        [0] n’offre rien
        [1] offre { $n } Val
       *[other] offre { $n } Vals
    }
   *[other] { $n ->
        [0] offre un Diamant
        [1] offre un Diamant et { $n } Val
       *[other] offre un Diamant et { $n } Vals
    }
}.
    .you = Statue { $element } : vous { $diamond ->
        [0] { $n ->
            [0] n’offrez rien
            [1] offrez { $n } Val
           *[other] offrez { $n } Vals
        }
       *[other] { $n ->
            [0] offrez un Diamant
            [1] offrez un Diamant et { $n } Val
           *[other] offrez un Diamant et { $n } Vals
        }
    }.
event-fictive-bids = Statue { $element } : le joueur fictif { $n ->
    [0] n’offre rien
    [1] offre { $n } Val
   *[other] offre { $n } Vals
}.
event-wins-offering = Statue { $element } : { $player } remporte la Faveur Divine.
    .you = Statue { $element } : vous remportez la Faveur Divine.
event-fictive-wins = Statue { $element } : le joueur fictif l’emporte, et personne ne gagne rien.
event-nobody-wins = Statue { $element } : personne ne remporte la Faveur Divine.
event-attends = { $player } suit « { $card } » pour { $price }.
    .you = Vous suivez « { $card } » pour { $price }.
event-misses-course = { $player } renonce à « { $card } ».
    .you = Vous renoncez à « { $card } ».
event-tamed = { $player } dompte { $card }.
    .you = Vous domptez { $card }.
event-beaten = { $player } vainc { $card }.
    .you = Vous vainquez { $card }.
event-no-fight = { $player } ne vainc aucune créature.
    .you = Vous ne vainquez aucune créature.
event-new-dark-magic = Nouvelle Magie Noire : { $card }.
event-new-course = Nouveau Cours : { $card }.
event-end-six = Un joueur a vaincu six créatures : la partie est finie.
event-end-quiet = Aucune créature n’a été vaincue depuis trente tours : la partie est finie.

## La table

board-wrath = Colère des Dieux
board-turn = Tour { $n }, { $player } en premier
board-slot-arena = duel
board-slot-sanctuary = offrir
board-statue = Offrandes : { $element }
board-spells = Sorts
board-courses = Cours
board-dark-magic = Magie Noire
board-hunting-row = { $element } : { $pays }
board-hunted = { $player } : { $n } PP pour l’instant
area-centre = Centre
area-city = Valroc
area-hunting = Tableau de chasse
area-players = Autres joueurs
area-mine = Devant vous
row-phases = Phases
row-decks = Pioches
row-purse = Bourse
row-skills = Compétences
row-tally = Créatures et Sorts
row-pawns = Pions
row-objects = Objets
row-kept = Cartes gardées
row-packet = Paquet du draft
row-hand = Créatures en main
row-beaten = Créatures vaincues
row-courses = Cours
row-spells = Sorts
back-tameable = Créatures Domptables
back-wild = Créatures Sauvages
back-mythic = Créatures Mythiques
back-spell = Sorts secrets
pawn-of = { $pawn } ({ $player })
statue = Statue { $element }
statue-dominant = Statue { $element }, dominante
mark-mage-out = Le Mage se repose

## Phases

phase-draft = Draft
phase-keep = Six sur neuf
phase-skills = Deux PC
phase-turn = Début du tour
phase-planning = Planification
phase-actions = Actions
phase-offerings = Offrandes
phase-maintenance = Maintenance
phase-over = La partie est finie

## Le décompte

score-creatures = Créatures
score-skills = Points de compétence
score-hunts = Tableau de chasse
score-hunting = Tableau de chasse : { $element }
score-courses = Le plus de Cours
score-vals = Vals
score-hybrids = Hybrides
score-spells = Sorts lancés
tie-broken = Égalité de prestige, départagée par les créatures, puis par les PC.
tie-shared = Égalité en tout : la victoire est partagée.
ending-six = Un joueur a vaincu six créatures.
ending-quiet = En trente tours, aucune créature n’a été vaincue.

## Options du jeu

setting-hands = Créatures
setting-hands-about = Comment chacun reçoit ses six créatures.
setting-hands-recommended = mains recommandées
setting-hands-draft = draft
setting-mythics = Créatures Mythiques
setting-mythics-about = Combien de Mythiques sont gardées ; deux ou trois demandent le draft.
setting-mythics-1 = exactement une
setting-mythics-2 = exactement deux
setting-mythics-3 = exactement trois
setting-hunting = Tableau de chasse
setting-hunting-about = L’ordre des éléments au tableau de chasse.
setting-hunting-recommended = Air, Eau, Feu, Terre
setting-hunting-random = au hasard
setting-rotate_first_player = Le Premier Joueur change
setting-rotate_first_player-about = Le jeton passe à gauche après chaque tour ; d’après le livret, il ne bouge jamais.
setting-cards = Fichier de cartes
setting-cards-about = Un fichier avec vos propres chiffres à la place des nôtres.

## Tempéraments des robots

taste-hunter = Chasseresse
taste-hunter-about = File à l’Arène dès qu’une créature peut être vaincue.
taste-scholar = Érudite
taste-scholar-about = Ne manque aucun cours à l’Université.
taste-sorcerer = Ensorceleuse
taste-sorcerer-about = Est chez elle au Quartier Sombre, et n’épargne ses sorts à personne.
taste-devout = Dévote
taste-devout-about = Courtise les dieux, et donne plus que d’autres ne le feraient.
taste-daredevil = Casse-cou
taste-daredevil-about = Tire une carte de plus à l’entraînement, quel que soit le risque.

# --- the board
badge-immunity = immunité
row-action-deck = Cartes Action à venir
row-used = Sorts lancés
row-picked = Vos choix

## Pourquoi une place ne peut pas être choisie

why-left-most = La place libre la plus à gauche passe d’abord.
why-visited = L’un de vos pions est déjà dans ce quartier.
why-known-course = Vous avez déjà suivi ce cours.
why-pawns = Aucun des pions qui vous restent ne peut y aller.

## La première leçon : chaque note avec son texte, et ce que dit le bouton qui y mène

coach-creatures = Six créatures à vaincre
coach-creatures-text = Chacune exige des compétences (en haut à gauche), coûte de la Puissance Magique et vaut du prestige (le laurier). Six victoires achèvent le tournoi ; le plus grand prestige l’emporte.
coach-creatures-next = vos créatures
coach-skills = Les compétences ne se dépensent pas
coach-skills-text = Il suffit de les avoir. Ajoutez deux points maintenant, gratuitement : regardez ce que demandent la plupart de vos créatures.
coach-skills-next = vos compétences
coach-pawns = Envoyez vos pions en ville
coach-pawns-text = Un à la fois, chacun son tour, et jamais deux des vôtres dans un même lieu. Seul le Mage s’entraîne et combat ; le Mercenaire coûte 2 Vals à chaque fois.
coach-pawns-next = vos pions
coach-street = Puissance et monnaie
coach-street-text = Quand tous les pions sont placés, les lieux agissent dans l’ordre de leurs numéros. La Fontaine donne des PM, la Taverne des Vals : de bonnes adresses pour un premier tour.
coach-street-next = où aller
coach-training = Ici votre Mage apprend
coach-training-text = Pour 1 PM la carte : les Jauges deviennent des PC, une Blessure met fin à l’entraînement. Sur les premiers emplacements, les premières Blessures ne comptent pas.
coach-training-next = l’entraînement
coach-arena = C’est ici que l’on gagne
coach-arena-text = Votre Mage affronte une créature de votre main : ayez ses compétences, dépensez ses PM, et elle est vaincue. Domptée, elle devient une monture pour les combats suivants.
coach-arena-next = l’Arène
coach-university = Cours et trouvailles
coach-university-text = L’Université vend des Cours, dont l’effet dure. La Caverne est un pari : Vals, Fioles, Plantes, Jauges, ou rien du tout.
coach-university-next = cours et trouvailles
coach-dark = Tentant, et dangereux
coach-dark-text = Le Quartier Sombre donne un rite et un Sort secret, mais chaque visite rapproche le Sceptre de la Colère des Dieux, et les Sorts utilisés coûtent du prestige.
coach-dark-next = la Magie Noire
coach-offerings = Les Offrandes aux dieux
coach-offerings-text = Tous les trois tours, chacun mise en secret pour un PC à chaque statue. Toute offrande est dépensée, la plus haute gagne. La statue la plus riche aide ensuite tout le monde dans l’Arène.
coach-offerings-next = les Offrandes
coach-end = La chasse, et la fin
coach-end-text = Le plus de créatures vaincues d’un élément rapporte le prestige de sa ligne. À la sixième créature d’un joueur, la partie finit. Vous savez tout : jouez, et touchez « Pourquoi ? » en cas de doute.
coach-end-next = la fin
