### Margraves de Valeria, en français.

game-margraves = Margraves de Valeria
game-margraves-about = Parcourez les marches, terrassez, naviguez et gagnez les Guildes par vos Tours.

## Ce qu’on gagne et ce qu’on paie

token-gold = Or
token-strength = Force
token-stone = Pierre
token-wood = Bois
token-magic = Magie
token-gem = Gemme
token-knight = Chevalier
token-wild = ressource Joker
amount-gold = { $n } Or
amount-strength = { $n } Force
amount-stone = { $n } Pierre
amount-wood = { $n } Bois
amount-magic = { $n } Magie
amount-gem = { $n ->
    [1] { $n } Gemme
   *[other] { $n } Gemmes
}
amount-knight = { $n ->
    [0] { $n } Chevalier
    [1] { $n } Chevalier
   *[other] { $n } Chevaliers
}
amount-wild = { $n ->
    [1] { $n } ressource Joker
   *[other] { $n } ressources Joker
}
amount-privilege_i = { $n ->
    [1] { $n } Privilège I
   *[other] { $n } Privilèges I
}
amount-privilege_ii = { $n ->
    [1] { $n } Privilège II
   *[other] { $n } Privilèges II
}
amount-influence = { $n } Influence
amount-influence_artisan = { $n } Influence chez les Artisans
amount-influence_soldier = { $n } Influence chez les Soldats
amount-influence_shadow = { $n } Influence dans la Guilde de l’Ombre
amount-influence_holy = { $n } Influence dans la Sainte Guilde
badge-privilege_i = Privilège I
badge-privilege_ii = Privilège II
badge-influence = Influence
badge-influence_artisan = Influence chez les Artisans
badge-influence_soldier = Influence chez les Soldats
badge-influence_shadow = Influence dans la Guilde de l’Ombre
badge-influence_holy = Influence dans la Sainte Guilde
badge-banner = Bannières
badge-fallen = Chevalier tombé
badge-tower = Tours
badge-citizen = Citoyens
badge-vp = PV

## Guildes, Bannières, Privilèges

guild-artisan = Artisan
guild-soldier = Soldat
guild-shadow = Ombre
guild-holy = Saint
guild-icons = { $n ->
    [1] { $n } icône { $guild }
   *[other] { $n } icônes { $guild }
}
banner-lion = Bannière du Lion
banner-stag = Bannière du Cerf
banner-raven = Bannière du Corbeau
banner-boar = Bannière du Sanglier
banner-wolf = Bannière du Loup
privilege-i = Privilège I
privilege-ii = Privilège II
privilege-end = { $signs }

## Sortes d’éléments

kind-guild = Guilde
kind-citizen = Citoyen
kind-lair = Repaire
kind-location = Lieu
kind-monster = Monstre
kind-segment = segment naval
kind-line = alignement de Tombeaux
kind-bridge = pont
kind-market = Ligne
kind-supply = réserve
kind-starter = Citoyen de départ
kind-chief = Chef
kind-grant = Octroi
kind-end = tuile Fin de partie
kind-wealth = Richesse de départ
kinds-guild = Guildes
kinds-citizen = Citoyens
kinds-lair = Repaires
kinds-location = Lieux
kinds-monster = Monstres
kinds-segment = Piste navale
kinds-line = Tombeaux Héroïques
kinds-bridge = Ponts
kinds-market = Ligne de Citoyens
kinds-supply = Réserve
kinds-starter = Citoyens de départ
kinds-chief = Chefs
kinds-grant = Octrois
kinds-end = Tuiles Fin de partie
kinds-wealth = Richesses de départ

## Compteurs : « par… »

count-tower = { $per ->
    [1] Tour construite
   *[other] lot de { $per } Tours construites
}

## Ce que font les cartes

effect-move = déplacer votre Margrave le long d’une route
effect-travel = déplacer votre Margrave dans un autre Lieu de votre choix
effect-deploy = déployer un Chevalier
effect-post = déployer un Chevalier de votre Lieu ou de votre stock dans le Lieu de votre choix
effect-march = déplacer un Chevalier d’un Lieu quelconque à un autre
effect-summon = déplacer un Chevalier d’un autre Lieu jusqu’au vôtre
effect-rally = déplacer jusqu’à { $n ->
    [1] { $n } Chevalier
   *[other] { $n } Chevaliers
} d’un même autre Lieu jusqu’au vôtre
effect-raise = gagner jusqu’à { $n ->
    [1] { $n } Chevalier allongé
   *[other] { $n } Chevaliers allongés
} dans les Tombeaux Héroïques
effect-slay = terrasser un Monstre adjacent à votre Lieu
effect-sail = effectuer une action Navale
effect-recruit = recruter un Citoyen à son prix
effect-recruit-for = payer { $price } pour recruter un Citoyen quelconque de la Ligne
effect-take-back = reprendre un Citoyen joué auparavant
part-each-gains = chaque joueur gagne { $what } par { $counter }
part-each-may = chaque joueur peut { $effect }
part-opponents-may = chaque adversaire peut vous payer { $price } pour { $effect }

## La même chose en bref, sur la bande d’une carte : 24 caractères au plus, insignes compris

short-move = Se déplacer
short-travel = Où l’on veut
short-deploy = Déployer
short-post = Déployer au loin
short-march = Marche libre
short-summon = Faire venir
short-slay = Terrasser
short-sail = Naviguer
short-recruit = Recruter
short-take-back = Reprendre

## Quand elles le font

when-pennant = Fanion : { $effect }.
when-text = Pouvoir : { $effect }.
when-entered = En entrant : { $effect }.
when-tower = Tour construite : { $effect }.
when-slain = Terrassé : { $effect }.
when-granted = À tout moment de votre tour, une fois : { $effect }.
when-end = Fin de partie : { $effect }.
when-wealth = Au départ : { $effect }.
when-sailed = En entrant : { $effect }.
when-full = Une fois rempli : { $effect }.

## Valeurs des cartes

fact-guild = Guilde : { $guild }
fact-guilds = Guildes : { $guilds }
fact-roads = routes vers { $places }
fact-lairs = adjacent à : { $lairs }
fact-price = exige { $price }
fact-level-i = niveau I
fact-level-ii = niveau II
fact-tombs = tombeaux { $values }
fact-bridge = coûte { $price }, puis { $levels }
    .levels = or
fact-costs = coûts de gauche à droite : { $values } Or
fact-supply = à { $n } joueurs : { $tokens }
source-name = nom
source-power = pouvoir
source-guild = Guilde
source-roads = routes
source-strength = Force
source-influence = Influence
source-reward = récompense
source-levels = niveaux
source-knight = Chevaliers
note-wood-or-magic = Les icônes manquent dans le texte du livret ; lequel d’Inkadeus et de Reykstrom donne le Bois ou la Magie suit l’ordre de sa liste.
note-retuned-guilds = Les guildes de Kamin et de Reykstrom sont de nous ; elles ont été échangées après des parties entre robots.
note-wood-or-magic-retuned = Les icônes manquent dans le texte du livret ; lequel d’Inkadeus et de Reykstrom donne le Bois ou la Magie suit l’ordre de sa liste. Les guildes sont de nous, et celles de Kamin et de Reykstrom ont été échangées après des parties entre robots.
note-retuned-slot = Les récompenses des tours y sont de nous ; la première était un Privilège II, réduit après des parties entre robots.
note-naval = La somme des récompenses de quatre segments est celle de l’exemple du livret ; leur répartition est de nous.

## Questions

ask-draft = Quelle tuile Richesse gardez-vous ?
ask-wealth = Quelle tuile Richesse résolvez-vous maintenant ?
ask-play = Quel Citoyen jouez-vous, ou que faites-vous à la place ?
ask-use = { $card } : Fanion ou Pouvoir ?
ask-pick-up = Fanion : quelle ressource prenez-vous ?
ask-take = Quelle ressource prenez-vous ?
ask-pay = Avec quelle ressource payez-vous ?
ask-storage = Plus de place en stock pour ce jeton ({ $card }) : que remettez-vous dans la réserve ?
ask-move = Où va votre Margrave ?
ask-travel = Dans quel Lieu se rend votre Margrave ?
ask-deploy = Où déployez-vous un Chevalier ?
    .one = Déployez-vous un Chevalier à { $only } ?
ask-post = Dans quel Lieu déployez-vous un Chevalier ?
ask-post-from = { $card } : d’où vient le Chevalier ?
ask-march-from = De quel Lieu part un Chevalier ?
ask-march-to = Où va le Chevalier ?
ask-summon = De quel Lieu faites-vous venir un Chevalier ?
ask-rally = De quel Lieu amenez-vous un Chevalier ?
    .one = Amenez-vous un Chevalier de { $only } ?
ask-enter = { $card } : son Pouvoir, ou de l’Or ?
ask-enter-recruit = { $card } : qui recrutez-vous, ou prenez-vous de l’Or ?
ask-enter-sail = { $card } : quelle ressource expédiez-vous d’abord, ou prenez-vous de l’Or ?
ask-sail = Action Navale : quelle ressource expédiez-vous ?
    .one = Action Navale : expédiez-vous ceci : { $only } ?
ask-recruit = Quel Citoyen recrutez-vous ?
    .one = Recrutez-vous : { $only } ?
ask-remove = Rappel : quel Citoyen quitte la Ligne pour de bon ?
ask-take-back = { $card } : quel Citoyen reprenez-vous ?
ask-choose = { $card } : que faites-vous ?
    .one = { $card } : { $only } ?
ask-offer = { $card } : voulez-vous { $effect } ?
ask-offer-take = { $card } : voulez-vous { $effect }, et laquelle ?
ask-offer-pay = { $card } : voulez-vous { $effect }, et avec laquelle ?
ask-slay = Quel Monstre terrassez-vous ?
    .one = Terrassez-vous ce Monstre : { $only } ?
ask-slay-here = { $card } : combien de Chevaliers de votre Lieu combattent ?
ask-slay-stored = { $card } : combien de Chevaliers de votre stock combattent ?
ask-tomb = Dans quel Tombeau le Chevalier prend-il place ?
ask-raise = Quel Chevalier tirez-vous des Tombeaux ?
ask-influence = Influence : quel marqueur avance ?
ask-privilege = Quel Privilège prenez-vous ?
ask-last-grants = Votre tour s’achève : utilisez-vous d’abord un Octroi ?
ask-lay = Tour : quel Citoyen jouez-vous face cachée ?
ask-slot = { $card } : sur quel emplacement construisez-vous ?

## Réponses

option-recall = Rappeler vos Citoyens
option-build = Construire une Tour
option-pennant = Fanion : { $effect }
option-text = Pouvoir : { $effect }
effect-then = { $first } ; { $then }
option-hire = { $card } pour { $price }
option-two-gold = Prendre { $what }
option-tomb = Tombeau { $n }
option-pick-up-pass = Aucune ressource
option-storage-pass = Renoncer au nouveau jeton
option-move-pass = Rester ici
option-deploy-pass = Aucun Chevalier
option-post-pass = Aucun Chevalier
option-march-from-pass = Aucun Chevalier
option-rally-pass = Aucun autre Chevalier
option-sail-pass = Lever l’ancre
option-recruit-pass = Ne recruter personne
option-choose-pass = Ni l’un ni l’autre
option-slay-pass = Ne rien terrasser
option-raise-pass = Aucun autre Chevalier
option-influence-pass = Y renoncer
option-privilege-pass = N’en prendre aucun
option-last-grants-pass = Finir votre tour

## Ce qui s’est passé

event-drafted = Vous gardez une tuile : { $card }.
event-passed-on = Les tuiles passent à gauche.
event-revealed = { $player } révèle ses tuiles : { $cards }.
    .you = Vous révélez vos tuiles : { $cards }.
event-resolved = { $player } résout une tuile : { $card }.
    .you = Vous résolvez une tuile : { $card }.
event-turn = Manche { $n } : { $player }.
    .you = Manche { $n } : à vous.
event-plays-pennant = { $player } joue un Citoyen pour son Fanion : { $card }.
    .you = Vous jouez un Citoyen pour son Fanion : { $card }.
event-plays-text = { $player } joue un Citoyen pour son Pouvoir : { $card }.
    .you = Vous jouez un Citoyen pour son Pouvoir : { $card }.
event-gained = { $player } gagne { $gains }.
    .you = Vous gagnez { $gains }.
event-paid = { $player } paie { $price }.
    .you = Vous payez { $price }.
event-paid-to = { $player } paie { $price } à { $other }.
    .you = Vous payez { $price } à { $other }.
    .you-other = { $player } vous paie { $price }.
event-none-left = { $player } trouve la réserve vide ({ $what }).
    .you = Vous trouvez la réserve vide ({ $what }).
event-gave-up = { $player } n’a pas de place et renonce à un jeton ({ $what }).
    .you = Vous n’avez pas de place et renoncez à un jeton ({ $what }).
event-threw-away = { $player } remet un jeton pour faire de la place ({ $what }).
    .you = Vous remettez un jeton pour faire de la place ({ $what }).
event-moved = { $player } déplace son Margrave : { $card }.
    .you = Vous déplacez votre Margrave : { $card }.
event-deployed = { $player } envoie un Chevalier à { $card }.
    .you = Vous envoyez un Chevalier à { $card }.
event-sailed = { $player } navigue de { $n ->
    [1] { $n } segment
   *[other] { $n } segments
}.
    .you = Vous naviguez de { $n ->
        [1] { $n } segment
       *[other] { $n } segments
    }.
event-recruited = { $player } recrute un Citoyen pour { $price } : { $card }.
    .you = Vous recrutez un Citoyen pour { $price } : { $card }.
event-recalls = { $player } rappelle tous ses Citoyens.
    .you = Vous rappelez tous vos Citoyens.
event-removed = { $player } retire un Citoyen de la Ligne : { $card }.
    .you = Vous retirez un Citoyen de la Ligne : { $card }.
event-took-back = { $player } reprend un Citoyen : { $card }.
    .you = Vous reprenez un Citoyen : { $card }.
event-took-back-secretly = { $player } reprend un Citoyen qui était face cachée.
    .you = Vous reprenez un Citoyen qui était face cachée.
event-laid = { $player } joue un Citoyen face cachée : { $card }.
    .you = Vous jouez un Citoyen face cachée : { $card }.
event-laid-secretly = { $player } joue un Citoyen face cachée.
    .you = Vous jouez un Citoyen face cachée.
event-built = { $player } construit une Tour à { $card }.
    .you = Vous construisez une Tour à { $card }.
event-slew = { $player } terrasse un Monstre avec { $price } : { $card }.
    .you = Vous terrassez un Monstre avec { $price } : { $card }.
event-entombed = Un Chevalier envoyé par { $player } prend place dans le Tombeau { $n }.
    .you = Votre Chevalier prend place dans le Tombeau { $n }.
event-on-statue = { $n ->
    [1] { $n } Chevalier envoyé par { $player } reste
   *[other] { $n } Chevaliers envoyés par { $player } restent
} debout près de la statue, faute de Tombeau.
    .you = { $n ->
        [1] { $n } Chevalier que vous avez envoyé reste
       *[other] { $n } Chevaliers que vous avez envoyés restent
    } debout près de la statue, faute de Tombeau.
event-raised = { $player } prend le Chevalier du Tombeau { $n }.
    .you = Vous prenez le Chevalier du Tombeau { $n }.
event-line-full = { $player } remplit un alignement ({ $card }).
    .you = Vous remplissez un alignement ({ $card }).
event-tombs-emptied = Les neuf Tombeaux sont pleins : les Chevaliers retournent dans la réserve.
event-knight-returns = Un Chevalier part pour { $card }.
event-advanced = { $player } avance jusqu’à la case { $n } ({ $guild }).
    .you = Vous avancez jusqu’à la case { $n } ({ $guild }).
event-crossed = { $player } franchit un pont pour { $price } ({ $guild }).
    .you = Vous franchissez un pont pour { $price } ({ $guild }).
event-influence-lost = { $player } renonce à une Influence.
    .you = Vous renoncez à une Influence.
event-took-privilege = { $player } prend un Privilège : { $card }.
    .you = Vous prenez un Privilège : { $card }.
event-drew-privilege = { $player } pioche un Privilège : { $card }.
    .you = Vous piochez un Privilège : { $card }.
event-used-grant = { $player } utilise un Octroi : { $card }.
    .you = Vous utilisez un Octroi : { $card }.
event-new-privilege = Nouveau Privilège : { $card }.
event-new-monster = Un Monstre apparaît : { $card }.
event-new-citizen = Un Citoyen arrive : { $card }.
event-lair-shuffled = Le Repaire est atteint : tous ses Monstres sont mélangés ({ $card }).
event-last-round-tower = { $player } a construit sa dernière Tour : c’est la dernière manche.
    .you = Vous avez construit votre dernière Tour : c’est la dernière manche.
event-last-round-privileges = Il n’y a plus assez de Privilèges : c’est la dernière manche.
event-last-round-citizens = Il n’y a plus assez de Citoyens : c’est la dernière manche.
event-over = La partie est terminée.

## La table

area-centre = Centre
area-map = Valeria
area-players = Autres joueurs
area-mine = Devant vous
row-phases = Phases
row-reserve = Réserve
row-packet = Tuiles au choix
row-wealth = Richesses de départ
row-citizens = Citoyens
row-privileges = Privilèges
tab-citizens = Citoyens
tab-guilds = Guildes
row-influence = Influence
row-tombs = Tombeaux Héroïques
row-purse = Donjon
row-strength = Force
row-storage = Stock { $n }/{ $most }
row-icons = Icônes de Guilde
row-hand = Main
row-unsure = En main ou face cachée
row-played = Joués
row-laid = Face cachée
row-grants = Octrois
row-ends = Fin de partie
board-turn = Manche { $n } : { $player }
board-last-round = Dernière manche
board-slot = + { $gains }
board-empty = Vide
board-deck = Pioche Citoyens
board-tomb = { $n }
board-standing = { $n } debout
board-lying = { $n } allongé
board-statue = { $n ->
    [0] Statue
    [1] Statue : { $n } Chevalier
   *[other] Statue : { $n } Chevaliers
}
board-line = { $line } : { $gains }
board-laid = Face cachée
board-wealth = Richesses de départ

## Phases

phase-draft = Richesses de départ : le choix
phase-wealth = Richesses de départ
phase-play = Jouer un Citoyen
phase-pennant = Fanion
phase-power = Pouvoir
phase-recall = Rappel
phase-build = Construction
phase-turn_end = Fin de tour
phase-over = Partie terminée

## Le score

score-influences = Influence
score-influence = { $guild } : { $n ->
    [0] { $n } icône
    [1] { $n } icône
   *[other] { $n } icônes
} × { $each }
score-banners = Bannières
score-gems = Gemmes
score-resources = Ressources
score-gold = Or
tie-gold = Égalité de points, départagée par l’Or.
tie-shared = Égalité de points et d’Or : la victoire est partagée.
ending-tower = Un Margrave a construit ses quatre Tours.
ending-citizens = Il n’y avait plus de Citoyens pour la Ligne.
ending-privileges = Il n’y avait plus de Privilèges à poser.

## Options du jeu

setting-cards = Jeu de cartes
setting-cards-about = Un fichier avec vos propres éléments à la place des éléments habituels.

## Goûts des bots

taste-builder = Bâtisseur
taste-builder-about = Réunit ce que coûtent les tours et en bâtit partout où il reste de la place.
taste-slayer = Pourfendeur
taste-slayer-about = Rassemble force et chevaliers, et va là où se trouvent les monstres.
taste-courtier = Courtisan
taste-courtier-about = Recherche l’influence auprès des guildes et les privilèges derrière leurs ponts.
taste-mariner = Marin
taste-mariner-about = Envoie ses ressources en mer pour ce que rapporte le navire.
taste-recruiter = Recruteur
taste-recruiter-about = S’entoure de citoyens et ne se lasse pas d’en engager.

## Pourquoi un monstre ne peut pas être choisi

why-far = Votre margrave est à { $place } : cette tanière n’en est pas voisine.
why-way-ride = Lieux voisins : { $places }.
why-way-play = { $card }, dans votre main, rapporte { $what }.

## La première leçon : chaque note avec son texte, et ce que dit le bouton qui y mène

coach-wealth = Choisissez vos Richesses
coach-wealth-text = Gardez une de ces tuiles et passez les autres, jusqu’à en avoir trois. Ce qu’elles apportent y est écrit : Or, ressources, Chevaliers, Influence. Toutes font un bon départ.
coach-wealth-next = vos Richesses
coach-map = Voici votre Margrave
coach-map-text = Il suit les routes blanches de cité en cité. Chaque fois qu’il entre dans un Lieu, vous en activez le Pouvoir, par exemple 1 pierre ou un Citoyen à recruter, ou vous prenez 2 Or.
coach-map-next = le plateau
coach-play = Jouez un Citoyen par tour
coach-play-text = Pour son Fanion, les trois icônes en haut à gauche, ou pour son Pouvoir. La carte reste ensuite devant vous jusqu’au Rappel.
coach-play-next = votre main
coach-goal = L’Influence fait les points
coach-goal-text = Vous avez un marqueur dans chacune des quatre Guildes. À la fin, chaque icône d’une Guilde vaut autant de points que son marqueur en a atteint. Franchir un pont coûte de l’Or et peut donner un Privilège.
coach-goal-next = ce qui fait gagner
coach-tower = Le grand projet : une Tour
coach-tower-text = Pour 1 pierre, 1 bois, 1 magie et 1 Gemme, vous construisez là où se tient votre Margrave : la récompense de l’emplacement, et 3 Influence en plus. Cherchez donc où les trouver.
coach-tower-next = les Tours
coach-knights = Les Chevaliers vous devancent
coach-knights-text = Ceux du plateau servent tout le monde. Envoyez-en un depuis le Lieu de votre Margrave : vous activez aussi le Pouvoir là où il arrive. Ceux de votre stock sont à vous.
coach-knights-next = les Chevaliers
coach-monsters = Des Monstres près des routes
coach-monsters-text = Certains Pouvoirs permettent de terrasser le Monstre d’un Repaire voisin de votre Margrave. Payez sa Magie, puis sa Force avec la vôtre et des Chevaliers, qui vont aux Tombeaux. Récompense et Influence sont à vous.
coach-monsters-next = les Monstres
coach-recall = Rappeler, et recruter
coach-recall-text = Le Rappel ramène tous les Citoyens joués, et vous pouvez alors en recruter un de cette Ligne au prix indiqué. Plus vous en avez, plus vos Rappels sont rares.
coach-recall-next = le Rappel
coach-ship = Un navire pour le surplus
coach-ship-text = Une action navale renvoie des ressources à la Réserve : votre navire avance d’un segment pour chacune et rapporte ce qui s’y trouve.
coach-ship-next = votre navire
coach-end = Comment la partie finit
coach-end-text = La dernière manche commence à la quatrième Tour d’un joueur, ou quand Citoyens ou Privilèges manquent. Vous savez tout : jouez, et touchez « Pourquoi ? » en cas de doute.
coach-end-next = la fin
