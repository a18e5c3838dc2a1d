### Ce que les jeux sur les cartes de Valeria ont en commun, en français.

## Ressources, Rôles, types

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
role-worker = Artisan
role-soldier = Soldat
role-shadow = Ombre
role-holy = Sacré
amount-worker = { $n ->
    [one] { $n } Artisan
   *[other] { $n } Artisans
}
amount-soldier = { $n ->
    [one] { $n } Soldat
   *[other] { $n } Soldats
}
amount-shadow = { $n ->
    [one] { $n } Ombre
   *[other] { $n } Ombres
}
amount-holy = { $n ->
    [one] { $n } Sacré
   *[other] { $n } Sacrés
}
citizen_role-worker = Artisan
citizen_role-soldier = Soldat
citizen_role-shadow = Ombre
citizen_role-holy = Sacré
type-minion = Sbire
type-beast = Bête
type-titan = Titan
type-boss = Boss
kind-citizen = Citoyen
kind-starter = carte Départ
kind-monster = Monstre
kind-event = Événement de Monstre
kind-marker = marqueur
kinds-citizen = Citoyens
kinds-starter = Cartes Départ
kinds-monster = Monstres
kinds-event = Événements de Monstre
kinds-marker = Marqueurs
badge-starter = carte Départ
badge-citizen = Citoyens

## Compteurs : « par… »

count-domain = { $per ->
    [1] Domaine
   *[other] lot de { $per } Domaines
}
count-citizen = { $per ->
    [1] Citoyen
   *[other] lot de { $per } Citoyens
}
count-monster = { $per ->
    [1] Monstre tué
   *[other] lot de { $per } Monstres tués
}
count-citizen_role = { $per ->
    [1] Citoyen { $name }
   *[other] lot de { $per } Citoyens { $name }
}
count-role = { $per ->
    [1] icône { $name }
   *[other] lot de { $per } icônes { $name }
}
count-name = { $per ->
    [1] { $name }
   *[other] lot de { $per } cartes { $name }
}
count-area = { $per ->
    [1] Monstre tué ({ $name })
   *[other] lot de { $per } Monstres tués ({ $name })
}
count-type = { $per ->
    [1] Monstre tué ({ $name })
   *[other] lot de { $per } Monstres tués ({ $name })
}
count-resources = { $per ->
    [1] Ressource que vous avez
   *[other] lot de { $per } Ressources que vous avez
}
count-gold = { $per ->
    [1] Or que vous avez
   *[other] lot de { $per } Or que vous avez
}
count-strength = { $per ->
    [1] Force que vous avez
   *[other] lot de { $per } Force que vous avez
}
count-magic = { $per ->
    [1] Magie que vous avez
   *[other] lot de { $per } Magie que vous avez
}
count-gold-strength = { $per ->
    [1] Or ou Force que vous avez
   *[other] lot de { $per } Or et Force réunis
}
count-gold-magic = { $per ->
    [1] Or ou Magie que vous avez
   *[other] lot de { $per } Or et Magie réunis
}
count-magic-strength = { $per ->
    [1] Magie ou Force que vous avez
   *[other] lot de { $per } Magie et Force réunies
}

## Ce que font les cartes

effect-take-citizen-cost = prendre au centre un Citoyen de coût { $cost } ou moins
effect-take-citizen-any = prendre au centre n’importe quel Citoyen
effect-take-citizen-role = prendre au centre un Citoyen { $role }
effect-take-citizen-role-cost = prendre au centre un Citoyen { $role } de coût { $cost } ou moins
effect-take-citizen-named = prendre au centre une carte { $name }
effect-set-die = changer un dé en { $n }
effect-set-die-any = changer la valeur d’un dé à votre guise
effect-add-die = { $n ->
    [1] augmenter un dé de 1
    [-1] baisser un dé de 1
   *[other] ajouter { $n } à un dé
}
effect-add-token = le Joueur Actif pose { $what } sur le Monstre de son choix
effect-each-player-lose = chaque joueur perd { $what }, s’il en a
effect-discount = vos Domaines coûtent { $n } Or de moins

## La même chose en bref, sur la bande d’une carte : 24 caractères au plus, insignes compris

short-take-citizen = Prendre un Citoyen
short-take = Prendre
short-set-die = Un dé = { $n }
short-set-die-any = au choix
short-doubles = Doubles
short-discount = Domaines
short-add-die = Un dé { $n }

## Quand elles le font

when-on-turn = À votre tour : { $effect }.
when-off-turn = Hors de votre tour : { $effect }.
when-reward = Récompense : { $effect }.
when-event = Quand sa valeur sort : { $effect }.

## Valeurs des cartes

fact-herald = sur un double, ou si rien ne correspond
fact-activation = s’active sur { $values }
fact-role = Rôle : { $role }
fact-cost = coûte { $price }
fact-needs = exige { $roles }
fact-area = Lieu : { $area }
fact-type = type : { $type }
fact-worth = vaut { $n } PV
note-one-table = les nombres d’exemplaires que le livret ne donne pas reposent sur une seule liste publique

## Questions

ask-which-die = { $card } : quel dé modifiez-vous ?
ask-change-dice = Quel Domaine utilisez-vous pour modifier un dé ?
    .one = { $only }. Le faites-vous ?
ask-put-token = { $card } : quel Monstre reçoit le jeton ?
ask-gain-any = { $card } : quelle Ressource gagnez-vous ?
ask-choose-reward = { $card } : quelle récompense prenez-vous ?
ask-exchange = Quel échange faites-vous ?
    .one = { $only } ?
ask-pay-power = { $card } : voulez-vous { $effect } ?
ask-pay = { $card } : comment payez-vous ?
ask-take-citizen = { $card } : quel Citoyen prenez-vous ?
ask-cover-first = Plusieurs piles sont vides : laquelle est recouverte d’abord ?

## Réponses

deed-slay = Tuer : { $card } ({ $price })
deed-slay-there = Tuer : { $card }, colonne { $n } ({ $price })
deed-recruit = Recruter : { $card } ({ $price })
deed-build = Bâtir : { $card } ({ $price })
option-action-gold = Gagner 1 Or
option-action-strength = Gagner 1 Force
option-action-magic = Gagner 1 Magie
option-payment = Payer { $price }
option-payment-done = { $price }
option-share = { $gains }
option-die = Le dé qui montre { $value }
option-exchange-pass = Aucun autre échange
option-take-citizen-pass = N’en prendre aucun
option-change-dice-pass = Garder les dés
option-pay-power-yes = Oui, payer
option-pay-power-no = Non, ne rien payer

## Ce qui s’est passé

event-turn = Tour { $n } : { $player }.
    .you = Tour { $n } : à vous.
event-roll = { $player } lance les dés : { $die1 } et { $die2 }.
    .you = Vous lancez les dés : { $die1 } et { $die2 }.
event-die-changed = { $player } change un dé de { $before } en { $after } ({ $card }).
    .you = Vous changez un dé de { $before } en { $after } ({ $card }).
event-gained = { $player } gagne { $gains } ({ $card }).
    .you = Vous gagnez { $gains } ({ $card }).
event-harvested = { $player } récolte { $gains } ({ $cards }).
    .you = Vous récoltez { $gains } ({ $cards }).
event-harvested-nothing = { $player } n’a aucun Citoyen qui corresponde aux dés.
    .you = Vous n’avez aucun Citoyen qui corresponde aux dés.
event-exchanged = { $player } paie { $price } ({ $card }).
    .you = Vous payez { $price } ({ $card }).
event-used-free = { $player } se sert d’un pouvoir sans rien payer : { $card }.
    .you = Vous vous servez d’un pouvoir sans rien payer : { $card }.
event-took-resource = { $player } gagne { $what }.
    .you = Vous gagnez { $what }.
event-slew = { $player } tue un Monstre : { $card } ({ $price }).
    .you = Vous tuez un Monstre : { $card } ({ $price }).
event-recruited = { $player } recrute un Citoyen : { $card } ({ $price }).
    .you = Vous recrutez un Citoyen : { $card } ({ $price }).
event-took-citizen = { $player } prend un Citoyen sans payer : { $card }.
    .you = Vous prenez un Citoyen sans payer : { $card }.
event-turned-up = Une carte est retournée : { $card }.
event-exhausted = Une pile est épuisée : { $place }.
event-left-empty = Il ne reste aucune carte Épuisé à poser ici : { $place }. La pile est tout de même tenue pour épuisée.
event-event-appears = Un événement apparaît : { $card }.
event-event-woke = Les dés réveillent un événement : { $card }.
event-token-put = { $player } pose { $what } sur un Monstre : { $card }.
    .you = Vous posez { $what } sur un Monstre : { $card }.
event-lost = { $player } perd { $what }.
    .you = Vous perdez { $what }.
times = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}

## La table

area-centre = Centre
area-players = Autres joueurs
area-mine = Devant vous
row-phases = Phases
row-dice = Dés
row-monsters = Monstres
row-citizens = Citoyens
row-purse = Plateau
row-roles = Rôles
row-strip = Citoyens par numéro
row-counts = Cartes
row-tableau = Citoyens
board-turn = Tour { $n } : { $player }
board-sum = Somme
board-exhausted-pile = Cartes Épuisé restantes
board-progress = Vers la fin
board-event-pile = Événements à venir
price-owned = { $base }, plus { $n } que vous avez
price-raised = { $n ->
    [0] { $base }, plus { $extra } tant que cette page est ouverte
   *[other] { $base }, plus { $n } que vous avez et { $extra } tant que cette page est ouverte
}
price-discount = { $base }, moins { $n } grâce à { $cards }
place-was = { $key } { $card }
place-monster-1 = Pile de Monstres 1
place-monster-2 = Pile de Monstres 2
place-monster-3 = Pile de Monstres 3
place-monster-4 = Pile de Monstres 4
place-monster-5 = Pile de Monstres 5
place-citizen-1 = Pile de Citoyens 1
place-citizen-2 = Pile de Citoyens 2
place-citizen-3 = Pile de Citoyens 3
place-citizen-4 = Pile de Citoyens 4
place-citizen-5 = Pile de Citoyens 5
place-citizen-6 = Pile de Citoyens 6
place-citizen-7 = Pile de Citoyens 7
place-citizen-8 = Pile de Citoyens 8
place-citizen-9 = Pile de Citoyens 9/10
place-citizen-11 = Pile de Citoyens 11/12

## Phases

phase-roll = Lancer
phase-harvest = Récolte
phase-first_action = Action 1
phase-second_action = Action 2
phase-monsters = Attaque des Monstres
phase-second_harvest = Seconde Récolte
phase-turn_end = Fin de Tour
phase-over = Partie terminée

## Options du jeu

setting-areas = Lieux
setting-areas-about = Les cinq Lieux des Monstres en jeu.
setting-areas-first = ceux d’une première partie
setting-areas-random = cinq au hasard
setting-citizens = Citoyens
setting-citizens-about = Le Citoyen de chacune des dix piles.
setting-citizens-first = ceux d’une première partie
setting-citizens-random = au hasard
setting-cards = Jeu de cartes
setting-cards-about = Un fichier avec vos propres cartes à la place des cartes habituelles.

## Pourquoi une carte ne peut pas être choisie

why-own-gold = Au moins 1 Or doit être à vous.
why-own-strength = Au moins 1 Force doit être à vous.
why-way-action = Une action peut vous rapporter { $what }.
why-way-citizen = La carte { $card } rapporte { $what } sur { $values }.
why-way-role = La carte { $card } compte pour { $what } et vous coûte { $price }.
