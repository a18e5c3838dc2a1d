### Valeria : Le Royaume, en français.

game-kingdom = Valeria : Le Royaume
game-kingdom-about = Lancez les dés, récoltez, combattez, bâtissez le plus grand des royaumes.
dark-lord = Le Seigneur Noir

## Ressources, Rôles, types

amount-unscored = { $what } (sans valeur en solo)
kind-domain = Domaine
kind-duke = Duc
kinds-domain = Domaines
kinds-duke = Ducs
badge-monster = Monstres tués
badge-domain = Domaines

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
effect-steal-random-monster = prendre un Monstre au hasard dans la pile Victoire d’un adversaire, sans sa récompense
effect-return-monster = rendre l’un de vos Monstres à sa pile
effect-return-citizen = rendre l’un de vos Citoyens à sa pile
effect-slay-action = tuer un Monstre en Action supplémentaire
effect-ignore-plus = vos exemplaires d’un Citoyen n’augmentent pas son coût

## La même chose en bref, sur la bande d’une carte : 24 caractères au plus, insignes compris

short-steal = { $n ->
    [1] Voler
   *[other] Voler jusqu’à
}
short-return = Rendre
short-slay-action = Tuer un Monstre
short-ignore-plus = Recruter sans le +

## Quand elles le font

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

note-gold-apart = l’Or est compté à part de la Magie et de la Force, contrairement à la l. 600

## Questions

ask-duke = Quel Duc gardez-vous en secret ?
ask-steal = { $card } : que prenez-vous, et à qui ?
    .one = { $card }. { $only } ?
ask-steal-less = { $card } : de quoi voulez-vous prendre moins ?
ask-steal-amount = { $card } : combien prenez-vous ?
ask-herald = { $card } : que gagnez-vous ?
ask-action = Votre Action : tuez, recrutez, bâtissez ou prenez 1 Ressource.
ask-return-citizen = { $card } : { $effect }. Lequel ?
ask-return-monster = { $card } : { $effect }. Lequel ?
ask-rob-monster = { $card } : où prenez-vous un Monstre ?
ask-slay-again = { $card } : quel Monstre tuez-vous en plus ?
ask-action-end = Quel pouvoir utilisez-vous à la fin de vos Actions ?
    .one = { $only } ?
ask-rouse = Vous avez fait un six : quelle pile de Monstres attaque ?
ask-give-up-citizen = Les Monstres attaquent : quel Citoyen cédez-vous ?

## Réponses

option-loot = Prendre { $what } à { $player }
option-less = Prendre moins…
option-steal-pass = Ne rien prendre
option-rob-monster-pass = Ne prendre aucun Monstre
option-return-citizen-pass = Les garder tous
option-return-monster-pass = Les garder tous
option-slay-again-pass = N’en tuer aucun
option-action-end-pass = Terminer

## Ce qui s’est passé

event-rests = { $player } se repose ce tour-ci.
    .you = Vous vous reposez ce tour-ci.
event-duke-kept = { $player } garde un Duc : { $card }.
    .you = Vous gardez un Duc : { $card }.
event-duke-kept-secretly = { $player } garde un Duc en secret.
    .you = Vous gardez un Duc en secret.
event-stole = { $player } prend { $what } à { $victim } ({ $card }).
    .you = Vous prenez { $what } à { $victim } ({ $card }).
    .you-victim = { $player } vous prend { $what } ({ $card }).
event-built = { $player } bâtit un Domaine : { $card } ({ $price }).
    .you = Vous bâtissez un Domaine : { $card } ({ $price }).
event-took-monster = { $player } prend un Monstre, sans sa récompense : { $card }.
    .you = Vous prenez un Monstre, sans sa récompense : { $card }.
event-returned = { $player } rend une carte à sa pile : { $card }.
    .you = Vous rendez une carte à sa pile : { $card }.
event-robbed = { $player } prend un Monstre à { $victim } : { $card }.
    .you = Vous prenez un Monstre à { $victim } : { $card }.
    .you-victim = { $player } vous prend un Monstre : { $card }.
event-captured = Le Seigneur Noir capture une carte : { $card }.
event-end-monsters = Tous les Monstres sont tués.
event-end-domains = Tous les Domaines sont bâtis.
event-end-exhausted = Deux piles par joueur sont épuisées.
event-last-round = C’est la dernière manche.
event-solo-end-monsters = Tous les Monstres sont tués.
event-solo-end-exhausted = Cinq piles sont épuisées.
event-solo-end-overrun = Les Monstres attaquent une colonne où il n’y a plus rien à prendre.

## La table

row-domains = Domaines
row-own-domains = Domaines
row-victory-pile = Pile Victoire
row-dealt-dukes = Vos deux Ducs
row-captured-citizens = Citoyens capturés
row-captured-domains = Domaines capturés
board-rests = { $player } se repose ce tour-ci.
board-last-round = Dernière manche
board-exhausted = Piles épuisées
board-points = PV visibles
board-duke = Duc secret
mark-rests = se repose ce tour-ci
place-domain-1 = Pile de Domaines 1
place-domain-2 = Pile de Domaines 2
place-domain-3 = Pile de Domaines 3
place-domain-4 = Pile de Domaines 4
place-domain-5 = Pile de Domaines 5

## Phases

phase-dukes = Choix des Ducs
phase-action_end = Fin

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

## Tempéraments des robots qui ont appris

taste-builder = Bâtisseur
taste-builder-about = Préfère bâtir un Domaine à tout le reste.
taste-hunter = Chasseur
taste-hunter-about = S’en prend aux Monstres.
taste-recruiter = Recruteur
taste-recruiter-about = Aime les tableaux bien remplis et recrute dès que ce n’est pas trop mauvais.
taste-thief = Voleur
taste-thief-about = Prend aux autres, et prend ce qu’ils auraient pu avoir.

## La première leçon : chaque note avec son texte, et ce que dit le bouton qui y mène

coach-duke = Bienvenue à Valeria
coach-duke-text = La couronne revient à qui a le plus de points de victoire. Votre Duc dit en secret ce qui vous en rapportera d’autres à la fin. Ce qui brille peut être choisi : gardez l’un des deux.
coach-duke-next = votre Duc
coach-dice = Les dés réveillent vos Citoyens
coach-dice-text = Vous avez lancé { $die1 } et { $die2 }. Chacun de ces nombres réveille tous les Citoyens qui le portent, et leur somme aussi. Leur Récolte est déjà chez vous.
coach-dice-next = les dés
coach-purse = Voici ce que vous avez
coach-purse-text = L’Or paie Citoyens et Domaines. La Force abat les Monstres. La Magie remplace une partie de l’un ou de l’autre. Les points de victoire ne se dépensent jamais.
coach-purse-next = ce que vous gagnez
coach-recruit = À vous de dépenser : recrutez
coach-recruit-text = Un Citoyen rapporte pour toute la partie, chaque fois que son nombre (en haut à gauche) sort. Son prix est à côté de la pièce, plus 1 Or par exemplaire que vous avez déjà. Choisissez-en un qui brille.
coach-recruit-next = dépenser
coach-actions = Deux Actions par tour
coach-actions-text = Tuer, recruter, bâtir ou prendre 1 Ressource : deux de ces Actions, dans l’ordre voulu, deux fois la même si vous voulez. Rien ne vaut son prix ? Prenez une Ressource et économisez.
coach-actions-next = vos deux Actions
coach-others = Vous gagnez aussi au tour des autres
coach-others-text = Quel que soit le lanceur, tout le monde récolte. À votre tour, vos Citoyens font ce que dit leur moitié gauche (le soleil), aux autres tours la droite (la lune). Chaque nombre possédé compte donc deux fois.
coach-others-next = les autres tours
coach-monsters = Les Monstres rapportent des points
coach-monsters-text = Payez la Force en haut à gauche pour en tuer un : ses points et sa récompense sont à vous, et le suivant de la pile, plus fort, apparaît. La Magie peut payer une partie, mais il faut au moins 1 Force.
coach-monsters-next = les Monstres
coach-domains = Les Domaines font votre royaume
coach-domains-text = Un Domaine coûte de l’Or, et vos Citoyens doivent montrer les Rôles de son coin gauche ; ils ne sont pas dépensés. Il rapporte des points et un pouvoir pour toute la partie.
coach-domains-next = les Domaines
coach-end = Comment la partie finit
coach-end-text = Quand assez de piles sont épuisées, ou tous les Monstres tués, ou tous les Domaines bâtis, la manche se termine et l’on compte les points. Vous savez tout : jouez, et touchez « Pourquoi ? » en cas de doute.
coach-end-next = la fin
