### Villages of Valeria, en français.

game-villages = Villages of Valeria
game-villages-about = Menez, suivez, et bâtissez un village carte après carte.

## Ressources, types, sortes

resource-gold = Or
resource-food = Nourriture
resource-wood = Bois
resource-stone = Pierre
resource-magic = Magie
resource-native = Ressource Native
amount-gold = { $n } Or
amount-cards = { $n ->
    [1] { $n } carte
   *[other] { $n } cartes
}
amount-vp = { $n } PV
amount-food = { $n } Nourriture
amount-wood = { $n } Bois
amount-stone = { $n } Pierre
amount-magic = { $n } Magie
amount-native = { $n ->
    [1] { $n } Ressource Native
   *[other] { $n } Ressources Natives
}
type-artisan = Artisan
type-soldier = Soldat
type-shadow = Ombre
type-holy = Saint
building-artisan = Artisan
building-soldier = Soldat
building-shadow = Ombre
building-holy = Saint
amount-artisan = { $n ->
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
    [one] { $n } Saint
   *[other] { $n } Saints
}
kind-building = Bâtiment
kind-adventurer = Aventurier
kinds-building = Bâtiments
kinds-adventurer = Aventuriers
badge-vp = PV
badge-cards = cartes
badge-building = Bâtiments
badge-adventurer = Aventuriers
badge-size = cartes dans le Village

## Compteurs : « par… »

count-building = { $per ->
    [1] Bâtiment { $name }
   *[other] lot de { $per } Bâtiments { $name }
}
count-adventurer = { $per ->
    [1] Aventurier
   *[other] lot de { $per } Aventuriers
}

## Ce que font les cartes

effect-draw = piocher { $what }
effect-draw-per = piocher { $what } par { $counter }
effect-discard = défausser { $what } pour { $effect }
effect-discard-for = défausser { $what } contre { $gain }
effect-steal-cards = { $n ->
    [1] prendre { $n } carte au hasard dans la main d’un adversaire
   *[other] prendre { $n } cartes au hasard dans la main d’un même adversaire
}
effect-steal-gold = { $n ->
    [1] prendre { $n } Or à un adversaire
   *[other] prendre jusqu’à { $n } Or à un même adversaire
}

## La même chose en bref, sur la bande d’une carte : 24 caractères au plus, insignes compris

short-steal = Voler
short-for = pour

## Quand elles le font

when-instant = Aussitôt : { $effect }.
when-harvest = Récolte : { $effect }.
when-develop = Développement : { $effect }.
when-build = Construction : { $effect }.
when-recruit = Recrutement : { $effect }.
when-tax = Impôt : { $effect }.
when-resource = Pour payer un Bâtiment : { $effect }.
when-resource-for = Pour payer un Bâtiment { $type } : { $effect }.
when-end = Fin de partie : { $effect }.

## Valeurs des cartes

fact-type = type : { $type }
fact-cost = coûte { $price }
fact-resource = comme Ressource : { $resource }
fact-requires = exige des Bâtiments : { $types }
fact-worth = vaut { $n } PV
source-name = nom
source-cost = coût
source-resource = Ressource
source-power = pouvoir
source-vp = PV
source-requires = exigences

## Questions

ask-first-resource = Quelle carte posez-vous comme première Ressource ?
ask-lead = Quelle Action effectuez-vous ?
ask-follow-harvest = Récolte : suivez-vous ?
ask-follow-develop = Développement : suivez-vous ?
ask-follow-build = Construction : suivez-vous, et avec quel Bâtiment ?
    .one = Construction : suivez-vous avec ce Bâtiment : { $only } ?
ask-follow-recruit = Recrutement : suivez-vous pour { $price }, et avec qui ?
    .one = Recrutement : suivez-vous pour { $price } avec cet Aventurier : { $only } ?
ask-follow-tax = Impôt : suivez-vous ?
ask-draw = Quelle carte piochez-vous ?
ask-develop-cost = Quelle carte défaussez-vous pour en poser une autre, et sur quelle pile ?
ask-develop = Quelle carte posez-vous comme Ressource ?
ask-build = Quel Bâtiment construisez-vous ?
ask-provide = { $card } : d’où vient cette Ressource ({ $resource }) ?
ask-recruit = Quel Aventurier recrutez-vous pour { $price } ?
ask-use-power = Quel Pouvoir utilisez-vous ?
    .one = { $only } ?
ask-discard-for = { $card } : quelle carte défaussez-vous pour utiliser son Pouvoir, et sur quelle pile ?
ask-steal-from = { $card } : à qui prenez-vous ?
ask-hand-limit = Vous gardez 8 cartes au plus : laquelle défaussez-vous, et sur quelle pile ?
ask-trash = Quelle carte retirez-vous du jeu ?

## Réponses

lead-harvest = Récolte : { $n ->
    [0] ne rien piocher, votre main étant pleine
    [1] piocher 1 carte
   *[other] piocher { $n } cartes
}
lead-develop = Développement : défausser 1 carte pour en poser une autre comme Ressource
lead-develop-alone = Développement : retirer 1 carte du jeu pour en poser une autre comme Ressource
lead-build = Construction : payer un Bâtiment, puis piocher 1 carte
lead-recruit = Recrutement : payer { $price } pour un Aventurier
lead-tax = Impôt : { $n ->
    [0] piocher 1 carte, la Banque étant vide
   *[other] prendre { $n } Or et piocher 1 carte
}
lead-tax-alone = Impôt : retirer 1 carte du jeu { $n ->
    [0] pour rien, la Banque étant vide
   *[other] pour prendre { $n } Or
}
option-follow-harvest-yes = Suivre : piocher 1 carte
option-follow-develop-yes = Suivre : défausser 2 cartes pour en poser une autre comme Ressource
option-follow-tax-yes = Suivre : piocher 1 carte
option-pass-until-turn = Ne suivre aucune Construction avant mon tour
option-use-power-pass = Plus de Pouvoir
option-discard = { $card } : sur la pile { $pile } ({ $top })
option-fill = { $card } : sur la pile { $pile }, qui est vide
option-pile = { $card } (pile { $n })
option-deck = une carte cachée de la Pioche
provide-own = 1 Or sur l’une de vos Ressources ({ $resource })
provide-castle = 1 Or sur votre Château ({ $resource })
provide-resource = 1 Or chez { $player } ({ $resource })
provide-power = { $card } : { $effect }
    .effect = rest
# de même, pour un paiement déjà fait
provide-own-done = { $resource }
provide-castle-done = Château ({ $resource })
provide-resource-done = { $resource } de { $player }
provide-power-done = { $card }

## Ce qui s’est passé

event-turn = Tour { $n } : { $player }.
    .you = Tour { $n } : à vous.
event-leads-harvest = { $player } effectue une Récolte.
    .you = Vous effectuez une Récolte.
event-leads-develop = { $player } effectue un Développement.
    .you = Vous effectuez un Développement.
event-leads-build = { $player } effectue une Construction.
    .you = Vous effectuez une Construction.
event-leads-recruit = { $player } effectue un Recrutement.
    .you = Vous effectuez un Recrutement.
event-leads-tax = { $player } lève l’Impôt.
    .you = Vous levez l’Impôt.
event-passes-build = { $player } ne suivra aucune Construction avant son tour.
    .you = Vous ne suivrez aucune Construction avant votre tour.
event-gained = { $player } encaisse { $gains }.
    .you = Vous encaissez { $gains }.
event-gained-by = { $player } gagne { $gains } ({ $card }).
    .you = Vous gagnez { $gains } ({ $card }).
event-drew-pile = { $player } prend une carte sur une pile : { $card }.
    .you = Vous prenez une carte sur une pile : { $card }.
event-drew-deck = { $player } tire une carte de la Pioche : { $card }.
    .you = Vous tirez une carte de la Pioche : { $card }.
event-drew-deck-secretly = { $player } tire une carte de la Pioche.
    .you = Vous tirez une carte de la Pioche.
event-turned-up = Une carte est retournée : { $card }.
event-reshuffled = La Pioche est vide : toutes les cartes des piles, sauf celles du dessus, en forment une nouvelle.
event-discarded = { $player } défausse une carte : { $card }.
    .you = Vous défaussez une carte : { $card }.
event-trashed = { $player } retire une carte du jeu : { $card }.
    .you = Vous retirez une carte du jeu : { $card }.
event-developed = { $player } pose une Ressource : { $resource } ({ $card }).
    .you = Vous posez une Ressource : { $resource } ({ $card }).
event-coin-on-own = { $player } pose 1 Or sur l’une de ses Ressources ({ $resource }).
    .you = Vous posez 1 Or sur l’une de vos Ressources ({ $resource }).
event-coin-on-other = { $player } pose 1 Or chez { $owner } ({ $resource }).
    .you = Vous posez 1 Or chez { $owner } ({ $resource }).
    .you-owner = { $player } pose 1 Or chez vous ({ $resource }).
event-coin-on-castle = { $player } pose 1 Or sur son Château ({ $resource }).
    .you = Vous posez 1 Or sur votre Château ({ $resource }).
event-used-power = { $player } utilise un Pouvoir : { $card } ({ $what }).
    .you = Vous utilisez un Pouvoir : { $card } ({ $what }).
event-built = { $player } construit un Bâtiment : { $card }.
    .you = Vous construisez un Bâtiment : { $card }.
event-recruited = { $player } recrute un Aventurier : { $card }.
    .you = Vous recrutez un Aventurier : { $card }.
event-adventurer-arrives = Un Aventurier se présente : { $card }.
event-stole-gold = { $player } prend { $what } à { $victim } ({ $card }).
    .you = Vous prenez { $what } à { $victim } ({ $card }).
    .you-victim = { $player } vous prend { $what } ({ $card }).
event-stole-card = { $player } prend une carte à { $victim } ({ $source }) : { $card }.
    .you = Vous prenez une carte à { $victim } ({ $source }) : { $card }.
    .you-victim = { $player } vous prend une carte ({ $source }) : { $card }.
event-stole-card-secretly = { $player } prend une carte à { $victim } ({ $source }).
    .you = Vous prenez une carte à { $victim } ({ $source }).
    .you-victim = { $player } vous prend une carte ({ $source }).
event-end-target = Un Village est achevé : la partie est terminée.
event-end-quiet = Aucun Village ne s’est agrandi depuis trente tours de table : la partie est terminée.
event-end-solo = La Pioche est vide : la partie est terminée.

## La table

area-centre = Centre
area-players = Autres joueurs
area-mine = Devant vous
row-phases = Phases
row-actions = Actions
row-adventurers = Aventuriers
row-piles = Bâtiments
row-purse = Bourse
row-types = Types
row-resources = Ressources
row-village = Village
row-hand = Main
board-turn = Tour { $n } : { $player }
board-bank = Banque
board-led-harvest = Récolte
board-led-develop = Développement
board-led-build = Construction
board-led-recruit = Recrutement
board-led-tax = Impôt
board-target = Plus grand Village
board-deck = Pioche
board-adventurer-deck = Pioche des Aventuriers
board-castle = Château
board-hand = Cartes cachées
board-passes-build = Ne suivra aucune Construction avant son tour
place-box = Retirées de la partie
place-pile-1 = Pile 1
place-pile-2 = Pile 2
place-pile-3 = Pile 3
place-pile-4 = Pile 4
place-pile-5 = Pile 5

## Phases

phase-first_resource = Premières Ressources
phase-lead = Action
phase-follow = Les autres suivent
phase-turn_end = Fin du tour
phase-over = Partie terminée

## Le score

score-buildings = Bâtiments
score-adventurers = Aventuriers
score-powers = Pouvoirs de fin
score-power = { $card } : { $effect }
    .effect = rest
score-gold = Or
tie-broken = Égalité de points, départagée par les cartes du Village, puis l’Or, puis les Ressources.
tie-shared = Égalité en tout : la victoire est partagée.
ending-target = Un Village est achevé.
ending-quiet = Plus aucun Village ne s’agrandissait.
ending-rank-imperator = Imperator ! Le Roi déplie sa carte et écrit « capitale » en travers de votre Village.
ending-rank-architect = Architecte : la cour vous a emprunté vos plans et oublie toujours de vous les rendre.
ending-rank-mayor = Maire : de beaux rubans, de longs discours, et la capitale se bâtit ailleurs.
ending-rank-backwater = Coin perdu : du calme, de l’air pur et un panneau que quelqu’un a tourné du mauvais côté.
ending-rank-pothole = Nid-de-poule : tous les charretiers connaissent l’endroit, c’est là qu’on perd une roue.

## Options du jeu

setting-cards = Jeu de cartes
setting-cards-about = Un fichier avec vos propres cartes à la place des cartes habituelles.

## Tempéraments des robots

taste-builder = Bâtisseuse
taste-builder-about = Aime construire, et de préférence en grand.
taste-host = Aubergiste
taste-host-about = Garde sa porte ouverte à tous les aventuriers.
taste-steward = Intendante
taste-steward-about = Pose d’abord des ressources, et préfère se passer de celles des voisins.
taste-miser = Avare
taste-miser-about = Adore les taxes, et ne lâche son or qu’à regret.

## Dit par d’anciennes versions des règles

option-harvest = Récolter

## Pourquoi une carte ne peut pas être choisie

why-coins = Un Or par Ressource qu’aucun Pouvoir ne fournit.
why-no-free = Personne n’a de Ressource libre ({ $resource }), et votre Château n’y suffit pas.
why-way-hand = Construisez { $card }, de votre main : { $what }.
why-way-piles = { $card } est visible sur une pile : { $what }.
why-way-home = { $n ->
    [1] { $n } Or revient
   *[other] { $n } Or reviennent
} au début de votre tour.
why-way-tax = Lever l’Impôt rapporte de l’Or.
why-way-develop = Posée comme Ressource, { $card } donne { $what }.

## La première leçon : chaque note avec son texte, et ce que dit le bouton qui y mène

coach-hand = Chaque carte est deux choses
coach-hand-text = Payée, une carte est un Bâtiment de votre Village. Glissée sous votre Château, c’est une Ressource pour toute la partie : celle en bas à droite de son image. Posez-en une maintenant, gratuitement ; les autres seront peut-être à bâtir.
coach-hand-next = votre main
coach-lead = Vous effectuez une Action par tour
coach-lead-text = La Récolte pioche, le Développement pose une Ressource, la Construction ajoute un Bâtiment, le Recrutement un Aventurier, l’Impôt rapporte de l’Or. Les autres peuvent ensuite suivre, en moins bien.
coach-lead-next = votre Action
coach-draw = Prenez ce qui vous convient
coach-draw-text = Les cartes viennent des cinq piles visibles, ou de la Pioche sans les voir, une à une. Votre Action finie, vous gardez 8 cartes en main au plus.
coach-draw-next = piocher
coach-follow = Un autre agit, vous pouvez suivre
coach-follow-text = Cela coûte un peu plus ou rapporte un peu moins, mais c’est une Action au tour d’un autre. Passer ne coûte rien.
coach-follow-next = suivre
coach-resources = Les Ressources bâtissent le Village
coach-resources-text = Les Bâtiments coûtent nourriture, bois, pierre et magie ; votre Château en remplace une, n’importe laquelle. Les Ressources ne s’usent pas : celles que vous posez servent à chaque tour.
coach-resources-next = les Ressources
coach-gold = L’Or revient
coach-gold-text = Pour utiliser une Ressource, posez-y 1 Or. Au début de votre tour, toutes les pièces sur votre Château et vos Ressources vous reviennent, même celles des autres. À la fin, chaque pièce vaut 1 point.
coach-gold-next = l’Or
coach-build = Bâtissez : points et Pouvoirs
coach-build-text = Le coût d’une carte est en haut à gauche, ses points à côté du laurier vert. La plupart des Bâtiments ont aussi un Pouvoir : regardez la carte de près pour le lire.
coach-build-next = bâtir
coach-adventurers = Les Aventuriers aiment la compagnie
coach-adventurers-text = Chacun exige certains types de Bâtiments dans votre Village ; ils ne sont pas dépensés. Pour 1 Or, l’Aventurier vous rejoint, avec des points et souvent un Pouvoir.
coach-adventurers-next = les Aventuriers
coach-end = Comment la partie finit
coach-end-text = Dès qu’un Village compte autant de Bâtiments et d’Aventuriers, le tour se termine et l’on compte les points. Vous savez tout : jouez, et touchez « Pourquoi ? » en cas de doute.
coach-end-next = la fin
