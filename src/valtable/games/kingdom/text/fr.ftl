### Valeria : Le Royaume, en français.

game-kingdom = Valeria : Le Royaume
game-kingdom-about = Lancez les dés, récoltez, combattez, bâtissez le plus grand des royaumes.
dark-lord = Le Seigneur Noir

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
amount-unscored = { $what } (sans valeur en solo)
amount-wild = { $n ->
    [1] { $n } Ressource au choix
   *[other] { $n } fois une même Ressource au choix
}
role-worker = Artisan
role-soldier = Soldat
role-shadow = Ombre
role-holy = Sacré
role-count = { $n ->
    [1] { $n } { $role }
   *[other] { $n } { $role }s
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
kind-domain = Domaine
kind-duke = Duc
kind-event = Événement de Monstre
kind-marker = marqueur
kinds-citizen = Citoyens
kinds-starter = Cartes Départ
kinds-monster = Monstres
kinds-domain = Domaines
kinds-duke = Ducs
kinds-event = Événements de Monstre
kinds-marker = Marqueurs
badge-starter = carte Départ
badge-citizen = Citoyens
badge-monster = Monstres tués
badge-domain = Domaines

## Compteurs : « par… »

count-domain = { $per ->
    [1] Domaine
   *[other] lot de { $per } Domaines
}
count-monster = { $per ->
    [1] Monstre tué
   *[other] lot de { $per } Monstres tués
}
count-citizen = { $per ->
    [1] Citoyen
   *[other] lot de { $per } Citoyens
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

effect-steal = { $n ->
    [1] prendre à un adversaire { $what }
   *[other] prendre à un adversaire jusqu’à { $what }
}
    .verb = { $n ->
        [1] prendre à un adversaire
       *[other] prendre à un adversaire jusqu’à
    }
    .rest = { $what }
effect-take-citizen-role-cost = prendre au centre un Citoyen { $role } de coût { $cost } ou moins
effect-take-citizen-role = prendre au centre un Citoyen { $role }
effect-take-citizen-cost = prendre au centre un Citoyen de coût { $cost } ou moins
effect-take-citizen-any = prendre au centre n’importe quel Citoyen
effect-take-citizen-named = prendre au centre une carte { $name }
effect-steal-random-monster = prendre un Monstre au hasard dans la pile Victoire d’un adversaire, sans sa récompense
effect-return-monster = rendre l’un de vos Monstres à sa pile
effect-return-citizen = rendre l’un de vos Citoyens à sa pile
effect-set-die = changer un dé en { $n }
effect-add-die = { $n ->
    [1] augmenter un dé de 1
    [-1] baisser un dé de 1
   *[other] ajouter { $n } à un dé
}
effect-slay-action = tuer un Monstre en Action supplémentaire
effect-discount = vos Domaines coûtent { $n } Or de moins
effect-ignore-plus = vos exemplaires d’un Citoyen n’augmentent pas son coût
effect-add-token = le Joueur Actif pose { $what } sur le Monstre de son choix
effect-each-player-lose = chaque joueur perd { $what }, s’il en a

## La même chose en bref, sur la bande d’une carte : 24 caractères au plus, insignes compris

short-steal = { $n ->
    [1] Voler
   *[other] Voler jusqu’à
}
short-take-citizen = Prendre un Citoyen
short-take = Prendre
short-return = Rendre
short-set-die = Un dé = { $n }
short-add-die = Un dé { $n }
short-slay-action = Tuer un Monstre
short-discount = Domaines
short-ignore-plus = Recruter sans le +
short-doubles = Doubles

## Quand elles le font

when-on-turn = À votre tour : { $effect }.
when-off-turn = Hors de votre tour : { $effect }.
when-reward = Récompense : { $effect }.
when-event = Quand sa valeur sort : { $effect }.
when-duke = Fin de partie : { $effects }.
when-on-build = À la construction : { $effect }.
when-roll = À votre Lancer : { $effect }.
when-any-roll-doubles = À chaque double, au tour de chacun : { $effect }.
when-harvest = À votre Récolte : { $effect }.
when-action-start = Au début de vos Actions : { $effect }.
when-action-end = À la fin de vos Actions : { $effect }.
when-action-passive = Pendant vos Actions : { $effect }.
when-action-on-slay = Quand vous tuez un Monstre pendant vos Actions : { $effect }.
when-action-on-gain-citizen = Quand vous gagnez un Citoyen pendant vos Actions : { $effect }.

## Valeurs des cartes

fact-herald = sur un double, ou si rien ne correspond
fact-activation = sur { $values }
fact-role = { $role }
fact-cost = coûte { $price }
fact-area = { $area }
fact-type = { $type }
fact-worth = vaut { $n } PV
fact-needs = exige { $roles }
note-one-table = les nombres d’exemplaires que le livret ne donne pas reposent sur une seule liste publique
note-gold-apart = l’Or est compté à part de la Magie et de la Force, contrairement à la l. 600

## Questions

ask-duke = Quel Duc gardez-vous en secret ?
ask-change-dice = Quel Domaine utilisez-vous pour modifier un dé ?
ask-which-die = { $card } : quel dé modifiez-vous ?
ask-put-token = { $card } : quel Monstre reçoit le jeton ?
ask-steal = { $card } : que prenez-vous, et à qui ?
ask-steal-less = { $card } : de quoi voulez-vous prendre moins ?
ask-steal-amount = { $card } : combien prenez-vous ?
ask-herald = { $card } : que gagnez-vous ?
ask-gain-any = { $card } : quelle Ressource gagnez-vous ?
ask-choose-reward = { $card } : quelle récompense prenez-vous ?
ask-exchange = Quel échange faites-vous ?
ask-action = Votre Action : tuez, recrutez, bâtissez ou prenez 1 Ressource.
ask-pay = { $card } : comment payez-vous ?
ask-pay-power = { $card } : voulez-vous { $effect } ?
ask-take-citizen = { $card } : quel Citoyen prenez-vous ?
ask-return-citizen = { $card } : { $effect }. Lequel ?
ask-return-monster = { $card } : { $effect }. Lequel ?
ask-rob-monster = { $card } : où prenez-vous un Monstre ?
ask-slay-again = { $card } : quel Monstre tuez-vous en plus ?
ask-action-end = Quel pouvoir utilisez-vous à la fin de vos Actions ?
ask-cover-first = Plusieurs piles sont vides : laquelle est recouverte d’abord ?
ask-rouse = Vous avez fait un six : quelle pile de Monstres attaque ?
ask-give-up-citizen = Les Monstres attaquent : quel Citoyen cédez-vous ?

## Réponses

deed-slay = Tuer : { $card } ({ $price })
deed-recruit = Recruter : { $card } ({ $price })
deed-build = Bâtir : { $card } ({ $price })
option-action-gold = Gagner 1 Or
option-action-strength = Gagner 1 Force
option-action-magic = Gagner 1 Magie
option-payment = Payer { $price }
option-loot = Prendre { $what } à { $player }
option-less = Prendre moins…
option-share = { $gains }
option-die = Le dé qui montre { $value }
option-change-dice-pass = Garder les dés
option-steal-pass = Ne rien prendre
option-exchange-pass = Aucun autre échange
option-pay-power-yes = Oui, payer
option-pay-power-no = Non, ne rien payer
option-take-citizen-pass = N’en prendre aucun
option-rob-monster-pass = Ne prendre aucun Monstre
option-return-citizen-pass = Les garder tous
option-return-monster-pass = Les garder tous
option-slay-again-pass = N’en tuer aucun
option-action-end-pass = Terminer

## Ce qui s’est passé

event-turn = Tour { $n } : { $player }.
event-rests = { $player } se repose ce tour-ci.
event-duke-kept = { $player } garde un Duc : { $card }.
event-duke-kept-secretly = { $player } garde un Duc en secret.
event-roll = { $player } lance les dés : { $die1 } et { $die2 }.
event-die-changed = { $player } change un dé de { $before } en { $after } ({ $card }).
event-gained = { $player } gagne { $gains } ({ $card }).
event-harvested = { $player } récolte { $gains } ({ $cards }).
event-harvested-nothing = { $player } n’a aucun Citoyen qui corresponde aux dés.
event-exchanged = { $player } paie { $price } ({ $card }).
event-used-free = { $player } se sert d’un pouvoir sans rien payer : { $card }.
event-stole = { $player } prend { $what } à { $victim } ({ $card }).
event-took-resource = { $player } gagne { $what }.
event-slew = { $player } tue un Monstre : { $card } ({ $price }).
event-recruited = { $player } recrute un Citoyen : { $card } ({ $price }).
event-built = { $player } bâtit un Domaine : { $card } ({ $price }).
event-took-citizen = { $player } prend un Citoyen sans payer : { $card }.
event-took-monster = { $player } prend un Monstre, sans sa récompense : { $card }.
event-returned = { $player } rend une carte à sa pile : { $card }.
event-robbed = { $player } prend un Monstre à { $victim } : { $card }.
event-turned-up = Une carte est retournée : { $card }.
event-exhausted = Une pile est épuisée : { $place }.
event-left-empty = Il ne reste aucune carte Épuisé à poser ici : { $place }. La pile est tout de même tenue pour épuisée.
event-event-appears = Un événement apparaît : { $card }.
event-event-woke = Les dés réveillent un événement : { $card }.
event-token-put = { $player } pose { $what } sur un Monstre : { $card }.
event-lost = { $player } perd { $what }.
event-captured = Le Seigneur Noir capture une carte : { $card }.
event-end-monsters = Tous les Monstres sont tués.
event-end-domains = Tous les Domaines sont bâtis.
event-end-exhausted = Deux piles par joueur sont épuisées.
event-last-round = C’est la dernière manche.
event-solo-end-monsters = Tous les Monstres sont tués.
event-solo-end-exhausted = Cinq piles sont épuisées.
event-solo-end-overrun = Les Monstres attaquent une colonne où il n’y a plus rien à prendre.
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
row-domains = Domaines
row-purse = Plateau
row-roles = Rôles
row-strip = Citoyens par numéro
row-counts = Cartes
row-tableau = Citoyens
row-own-domains = Domaines
row-victory-pile = Pile Victoire
row-dealt-dukes = Vos deux Ducs
row-captured-citizens = Citoyens capturés
row-captured-domains = Domaines capturés
board-turn = Tour { $n } : { $player }
board-sum = Somme
board-rests = { $player } se repose ce tour-ci.
board-last-round = Dernière manche
board-progress = Vers la fin
board-exhausted = Piles épuisées
board-points = PV visibles
board-exhausted-pile = Cartes Épuisé restantes
board-event-pile = Événements à venir
board-duke = Duc secret
mark-rests = se repose ce tour-ci
price-owned = { $base }, plus { $n } que vous avez
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
place-domain-1 = Pile de Domaines 1
place-domain-2 = Pile de Domaines 2
place-domain-3 = Pile de Domaines 3
place-domain-4 = Pile de Domaines 4
place-domain-5 = Pile de Domaines 5

## Phases

phase-dukes = Choix des Ducs
phase-roll = Lancer
phase-harvest = Récolte
phase-first_action = Action 1
phase-second_action = Action 2
phase-action_end = Fin
phase-monsters = Attaque des Monstres
phase-second_harvest = Seconde Récolte
phase-turn_end = Fin de Tour
phase-over = Partie terminée

## Le score

score-monsters = Monstres
score-domains = Domaines
score-board = PV du Plateau
score-dukes = Duc
score-icons = Icônes et ressources
score-majorities = Majorités
score-duke = { $card } : { $effect }
    .effect = rest
score-no-duke = { $effect }
    .effect = rest
score-most-citizens = Le plus de Citoyens
score-most-monsters = Le plus de Monstres
score-most-domains = Le plus de Domaines
ending-monsters = Tous les Monstres sont tués.
ending-domains = Tous les Domaines sont bâtis.
tie-fewest-cards = Égalité de points : le plus petit tableau l’emporte.
tie-shared = Égalité de points et de cartes : la victoire est partagée.
ending-exhausted = Deux piles par joueur sont épuisées.
ending-solo-monsters = Vous avez tué tous les Monstres : Valeria est sauvée !
ending-solo-overrun = Les Monstres ont submergé Valeria.
ending-solo-exhausted-won = Cinq piles sont épuisées et vous avez plus de points que le Seigneur Noir : vous gagnez !
ending-solo-exhausted-lost = Cinq piles sont épuisées et le Seigneur Noir a au moins autant de points que vous.

## Options du jeu

setting-areas = Lieux
setting-areas-about = Les cinq Lieux des Monstres en jeu.
setting-areas-first = ceux d’une première partie
setting-areas-random = cinq au hasard
setting-citizens = Citoyens
setting-citizens-about = Le Citoyen de chacune des dix piles.
setting-citizens-first = ceux d’une première partie
setting-citizens-random = au hasard
setting-events = Événements de Monstre
setting-events-about = Un événement par joueur attend sur la pile Épuisé ; vous pouvez nommer ceux que vous voulez.
setting-mixed_citizens = Citoyens mélangés
setting-mixed_citizens-about = Chaque pile mêle tous les Citoyens de sa valeur.
setting-no_duke = Sans Duc
setting-no_duke-about = Personne n’a de Duc ; tous comptent icônes, Ressources et majorités.
setting-sum_attacks = La somme attaque aussi
setting-sum_attacks-about = Solo plus difficile : la somme des dés réveille aussi une pile de Monstres.
setting-endless_attacks = Attaques sans fin
setting-endless_attacks-about = Solo plus difficile : les piles de Monstres épuisées attaquent aussi.
setting-cards = Jeu de cartes
setting-cards-about = Un fichier avec vos propres cartes à la place des cartes habituelles.
