### Les mots des pages dans le navigateur.

## Partout

valtable = Valtable
site = Site
home = Tous les jeux
skip = Aller au contenu
loading = Un instant…
close = Fermer
news = Nouvelles
copied = Copié.
copy-failed = La copie a échoué : sélectionnez le texte et copiez-le vous-même.
day-or-night = Jour ou nuit
guide = Règles
guides = Guides des règles
about = À propos de Valtable
credit = Icônes des auteurs de game-icons.net, CC BY 3.0. Valtable n’est pas affilié aux éditeurs des jeux.
nothing-here = Il n’y a rien ici
nothing-here-about = L’adresse est peut-être mal tapée, ou la page n’existe plus.
problem-other = Cela n’a pas marché : { $detail }
error-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
error-unknown = La réponse du serveur est incompréhensible. Veuillez réessayer.
connection-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
server-away = Le serveur est absent. Ce que vous voyez peut être ancien ; nous réessayons.
server-away-tables = Le serveur est absent : vos tables ne peuvent pas être affichées. Nous réessayons ; rien n’est perdu.
server-away-table = Le serveur est absent : cette table ne peut pas être affichée telle qu’elle est. Nous réessayons ; rien n’est perdu.
new-build = Il y a une nouvelle version de cette page.
new-build-take = La charger

## Les langues, chacune dans la sienne

language-en = English
language-fr = Français

## Réglages

settings = Réglages
settings-language = Langue
settings-theme = Lumière
settings-auto = Comme le système
settings-day = Jour
settings-night = Nuit
settings-motion = Animations
settings-motion-full = Toutes
settings-motion-none = Aucune
settings-pace = Rythme du jeu des autres
settings-sound = Sons
settings-sound-about = Des sons discrets pour les cartes, les dés et votre tour.
settings-confirm = Confirmer mon tour
settings-confirm-about = Demander encore une fois avant une réponse qui ne peut pas être reprise.
settings-usual = Payer aussitôt
settings-usual-about = Les paiements se font de la façon habituelle, celle qui garde le plus pour la suite. Vous pouvez les changer après coup ; celui qui ne pourrait plus être changé est toujours demandé.
settings-mute = Couper les discussions
settings-mute-about = Vous ne voyez ni n’entendez ce que les autres disent à la table.
settings-text = Mode texte
settings-text-about = La table en titres, listes et boutons, pour les lecteurs d’écran.

## Être prévenu de ses tours

turns = Être prévenu de mes tours
turns-open = Me prévenir quand c’est mon tour…
turns-other = D’autres façons d’être prévenu
alert-turn = C’est à vous de jouer
alerts = Notifications de ce navigateur
alerts-about = Quand c’est à vous et que vous regardez ailleurs, tant qu’une page de Valtable est ouverte.
alerts-refused = Ce navigateur n’autorise pas les notifications de ce site : changez-le dans ses réglages.
alerts-cannot = Les notifications demandent une adresse en https, ou votre propre machine.
feed = Un flux
feed-about = Pour tout lecteur de flux Atom : une entrée pour chaque table qui vous attend. Qui a l’adresse voit de quelles tables il s’agit, rien de plus.
feed-address = Adresse de votre flux
feed-renew = Une nouvelle adresse (l’ancienne ne vaudra plus)
hook = Un appel à une adresse à vous
hook-about = Pour les robots de discussion et la domotique : un message signé (Standard Webhooks) y est envoyé quand on vous attend depuis un moment et que vous n’êtes pas à la table.
hook-label = Adresse
hook-keep = Garder
hook-secret = Secret de signature, montré cette seule fois
hook-try = Essayer maintenant
hook-drop = Ne plus l’appeler
hook-failing = Cette adresse a été trop souvent injoignable : elle n’est plus appelée jusqu’à un essai réussi.
hook-tried-well = Tout s’est bien passé.
hook-tried-address = Ce serveur n’appelle pas d’adresses de réseaux privés.
hook-tried-slow = La réponse n’est pas venue à temps.
hook-tried-status = La réponse n’était pas un succès (2xx).
hook-tried-unreachable = Elle est injoignable.

## Noms

name-title = Comment vous appeler ?
name-about = Les autres joueurs voient ce nom. Aucun compte n’est nécessaire, et vous pouvez en changer à tout moment.
name-label = Nom
name-keep = Garder ce nom
name-change = Votre nom : { $name }. Le changer
guest-names = Aline, Basile, Clémence, Désiré, Églantine, Firmin, Garance, Honoré, Iris, Jonquille, Lazare, Mahaut, Narcisse, Ondine, Perceval, Quentin, Roxane, Séraphin, Tiphaine, Ulysse, Violette, Yvain, Zélie, Anselme

## La première page

home-title = Quel royaume ce soir ?
home-pick = Choisir un jeu
home-hello = Bienvenue, { $name }.
home-rename = Un autre nom ?
game-players = de { $least } à { $most } joueurs
game-minutes = { $n } min
game-together = ensemble

## Une nouvelle table

start-new = Nouvelle table
start-alone = en solitaire
start-with = avec { $company }
start-bots = { $n ->
    [1] un robot
    [2] deux robots
    [3] trois robots
    [4] quatre robots
   *[other] { $n } robots
}
start-persons = { $n ->
    [1] une autre personne ici
    [2] deux autres personnes ici
    [3] trois autres personnes ici
    [4] quatre autres personnes ici
   *[other] { $n } autres personnes ici
}
start-open = { $n ->
    [1] une place libre
    [2] deux places libres
    [3] trois places libres
    [4] quatre places libres
   *[other] { $n } places libres
}
start-play = Jouer
start-learn = Apprendre à jouer
start-learn-about = Une première partie contre un robot indulgent, avec une chouette qui l’explique au fur et à mesure
start-invite = Inviter des amis
start-campaign = En campagne
start-campaign-about = Le livre suivant s’ouvre avec les mêmes joueurs, et le coffre se souvient.
seats = Places
seat-number = Place { $n }
seat-me = Vous
seat-open = Place libre
seat-bot = Robot { $level }
seat-person = Quelqu’un ici
seat-person-name = Nom de la personne à la place { $n }
seat-remove = Retirer cette place
seat-add = Ajouter une place
bot-novice = novice
bot-novice-about = Connaît les règles et joue avec soin, mais bien des choses lui échappent.
bot-adept = aguerri
bot-adept-about = A joué des centaines de milliers de parties et répond aussitôt.
bot-master = maître
bot-master-about = Aussi expérimenté, et réfléchit jusqu’à une seconde à chaque décision.
bot-greedy = réfléchi
bot-greedy-about = Regarde un coup d’avance et prend ce qui rapporte le plus.
bot-random = fantasque
bot-random-about = Répond à pile ou face ; parfait pour une première découverte.

## Options

options = Options
options-changed = { $n ->
    [one] Options ({ $n } changée)
   *[other] Options ({ $n } changées)
}
options-of = { $game } : options
options-own-list = Mon propre choix
options-chosen = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}
options-chosen-of = { $n } choix sur { $size }
options-file-given = Un fichier à vous est utilisé.
options-file-drop = Reprendre l’habituel
options-public = Ouverte à tous
options-public-about = La table figure sur la première page de tous ceux qui viennent ici. Sinon, seul son lien y mène.
options-hints = Conseils
options-hints-about = Qui doit choisir peut demander les trois meilleures options, telles que les voit le robot le plus fort. Tout le monde voit combien de fois.
options-first = Comme pour une première partie
turn-time = Temps par tour
turn-time-none = Autant qu’on veut
turn-time-about = Des minutes pour une soirée ensemble, des heures ou des jours pour jouer à distance. Chacun voit le temps qui reste.
at-zero = Quand le temps est écoulé
at-zero-answer = Un robot répond pour ce tour.
at-zero-lend = Un robot tient la place jusqu’au retour de son joueur.
timer-left = Il reste { $time }.
timer-up = Le temps est écoulé.
set-up = La partie
set-up-change = Modifier
set-up-plain = Pour le reste, comme le jeu le prévoit.
set-up-on = Oui
set-up-off = Non
options-done = C’est prêt

## Les listes de tables

tables-mine = Mes tables
tables-mine-none = Aucune partie en cours. Choisissez un jeu ci-dessus : un clic, et vous voilà à table.
tables-open = Tables ouvertes
tables-open-none = Personne n’attend de joueurs pour le moment.
tables-finished = Parties finies
tables-finished-none = Les parties finies pourront être revues ici.
tables-your-turn = À vous
tables-thinks = { $n ->
    [0] Personne ne joue
    [1] { $names } réfléchit
   *[other] { $names } réfléchissent
}
tables-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
tables-join = Prendre place
tables-watch = Regarder
tables-replay = Revoir
tables-replay-of = Revoir { $title }
campaigns = Campagnes
campaigns-none = Une histoire de plusieurs soirées commence par « En campagne » ci-dessus, ou par un fichier à vous.
campaigns-go-on = Continuer { $name }
campaigns-playing = le livre { $number } est sur la table
campaigns-playing-apart = un livre à part est sur la table
campaigns-next = au tour du livre { $number }
campaigns-next-apart = il reste un livre à part
campaigns-done = tous les livres sont gagnés
open-campaign = Ouvrir un fichier de campagne
open-match = Ouvrir une partie téléchargée
open-match-about = Ou déposez le fichier n’importe où sur cette page.

## Les titres des tables

title-pair = { $first } et { $second }
title-thing-1 = le Renard
title-thing-2 = la Couronne
title-thing-3 = le Hibou
title-thing-4 = la Cloche
title-thing-5 = la Lanterne
title-thing-6 = le Chêne
title-thing-7 = le Corbeau
title-thing-8 = le Pont
title-thing-9 = le Lièvre
title-thing-10 = la Clef
title-thing-11 = l’Étoile
title-thing-12 = l’Enclume
title-thing-13 = le Héron
title-thing-14 = la Rose
title-thing-15 = la Tour
title-thing-16 = le Blaireau
title-thing-17 = la Lune
title-thing-18 = le Gobelet
title-thing-19 = le Loup
title-thing-20 = la Harpe
title-thing-21 = le Faucon
title-thing-22 = le Moulin
title-thing-23 = le Cerf
title-thing-24 = la Chandelle

## Avant la partie

lobby-waiting = { $n ->
    [0] Tout le monde est là : la partie commence.
    [one] Une place est encore libre. La partie commence d’elle-même quand tout le monde est assis.
   *[other] { $n } places sont encore libres. La partie commence d’elle-même quand tout le monde est assis.
}
lobby-choose = { $n ->
    [0] Toutes les places sont prises.
    [one] Une place est libre : prenez-la, ou regardez simplement.
   *[other] { $n } places sont libres : prenez-en une, ou regardez simplement.
}
lobby-watch = Si vous voulez seulement regarder, restez ici : vous verrez la partie dès qu’elle commence.
lobby-seeded = L’hôte a choisi la donne, et sait peut-être ce qui va venir.
lobby-host = Pour l’hôte
invite = Inviter des amis
invite-link = Lien vers cette table
invite-code = Code QR du lien vers cette table
invite-copy = Copier le lien
invite-share = Partager
invite-about = Quiconque a le lien peut prendre une place libre ou regarder.
sit = Prendre place
sit-name = Votre nom
sit-another = Asseoir une autre personne ici
sit-name-another = Nom de l’autre personne
seat-free = attend quelqu’un
seat-mine = vous, devant cet écran
seat-online = en ligne
seat-away = hors ligne
seat-lent = prêtée à un robot { $level }
seat-fill = La donner à un robot
seat-make-open = La libérer
seat-send-away = Renvoyer
seat-send-away-of = Renvoyer { $seat }
seat-take-away = Retirer
seat-take-away-of = Retirer la place { $n }
seat-lend = La prêter à un robot
seat-take-back = La rendre
seat-to-bot-of = Robot à la place de { $seat }
recovery-words = Pour continuer ailleurs :
recovery-new = Quatre mots pour continuer ailleurs
recovery-copy = Copier
recover = Reprendre ma place
recover-label = Mes mots, pour reprendre ma place sur cet appareil
leave = Quitter cette place
leave-sure-before = La place sera de nouveau libre.
leave-sure = Les autres vous attendront, ou l’hôte prêtera votre place à un robot. Vos mots vous permettront de revenir.
leave-yes = Quitter
leave-no = Rester
table-title = Titre de la table
table-rename = Garder

## À la table

title-my-turn = ● À vous · { $page }
table-gone = Cette table ne peut pas être montrée
table-gone-download = Télécharger ce qui reste de la partie
table-moved-on = La table a changé entre-temps : la voici telle qu’elle est maintenant.
watching = Vous regardez la partie.
watching-menu = J’ai une place ici
handover-title = Passez l’appareil à { $name }
handover-about = Rien de secret n’est montré avant votre accord.
handover-ready = C’est moi, { $name }
handover-undo = { $name } : reprendre ma dernière réponse
handover-look = C’est moi, { $name }, juste pour voir mon côté
pass = Passer l’appareil
looking = Juste un coup d’œil
looking-done = Passer l’appareil
lent = Un robot joue à votre place.
lent-back = Rejouer moi-même
missed = Votre temps était écoulé : un robot a répondu à votre place. Reprenez la main quand vous voulez.

## Discussions à la table

talk = Discussion
talk-nothing = Personne n’a encore rien dit.
talk-say = Dire quelque chose
talk-say-watching = Dire quelque chose aux spectateurs
talk-watching = spectateur
talk-unheard = Seuls les spectateurs lisent ceci. Les joueurs le verront à la fin de la partie.
talk-send = Envoyer
talk-left = { $n ->
    [one] encore { $n } signe
   *[other] encore { $n } signes
}
talk-mute = Couper
talk-is-muted = La discussion est coupée.
talk-unmute = Écouter de nouveau
talk-quoted = « { $text } »

## Pointing

point = Montrer du doigt
point-why = Faites voir aux autres ce que vous voulez dire
point-how = Montrez quelque chose sur la table : tout le monde y verra votre blason.
point-stop = Ne rien montrer
point-at = Montrer : { $thing }
point-told = { $name } montre : { $thing }.

## Conseils

percent = { $n } %
hint = Conseil
hint-why = Les trois meilleures options, telles que les voit le robot le plus fort
hint-ways = { $n ->
    [1] Une bonne façon de continuer.
    [2] Deux bonnes façons de continuer.
   *[other] Trois bonnes façons de continuer.
}
hint-said = { $rank } : { $option }, { $n } %.
hint-then = puis : { $line }
hint-chance = Vos chances de gagner après chacune.
hint-chance-team = Les chances de votre équipe après chacune.
hint-used = { $n ->
    [one] Vous avez demandé un conseil dans cette partie ; la table le voit.
   *[other] Vous avez demandé { $n } conseils dans cette partie ; la table le voit.
}

## Signaler un problème

report = Signaler un problème
report-about = Vos mots et la partie telle qu’elle est vont à l’hôte de ce serveur, et à personne d’autre.
report-label = Qu’est-ce qui ne va pas ?
report-send = Envoyer
report-thanks = Merci. L’hôte peut le lire.

## Le guide

guide-of = { $game } : les règles
guide-contents = Sommaire
guide-page = Ouvrir comme page
guide-search = Chercher dans les règles
guide-icons = Toutes les icônes
guide-icon = { $name } : qu’est-ce que c’est ?
guide-nothing = Rien de tel. Essayez un autre mot.
guide-found = { $n ->
    [one] Un paragraphe trouvé.
   *[other] { $n } paragraphes trouvés.
}
guide-moments = Quand une carte agit, par exemple
guide-signs = Les signes entre les icônes
guide-sign-or = ou : l’un des deux
guide-sign-then = payer ce qui est à gauche pour gagner ce qui est à droite
guide-sign-per = pour chaque élément de droite
guide-sign-and = et : les deux
guide-sign-up-to = au plus

## La fin

end-you-win = Vous gagnez !
end-wins = { $n ->
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
}
end-you-win-by = { $n ->
    [0] Vous gagnez, à égalité de points !
    [one] Vous gagnez d’un point !
   *[other] Vous gagnez de { $n } points !
}
end-you-came = Vous finissez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
}, { $n ->
    [0] à égalité de points
    [one] à un point
   *[other] à { $n } points
} du vainqueur
end-place-nth = { $n ->
    [1] 1er
   *[other] { $n }e
}
end-why-ahead = { $kind } : vous avez { $n } points de plus que { $name }.
end-why-behind = { $kind } : { $name } a { $n } points de plus que vous.
end-why-best = Votre meilleure source : { $kind }, { $n }.
end-lost = La partie est perdue
end-team-you-won = Vous avez gagné, ensemble
end-team-you-lost = Vous avez perdu, ensemble
end-team-won = L’équipe a gagné
end-team-lost = L’équipe a perdu
end-team-you-did = Ce que vous avez fait ensemble
end-team-did = Ce qu’ils ont fait ensemble
end-team-how = Comment cela a fini
end-team-players = L’équipe
end-try-again = Réessayer
end-winner = vainqueur
end-sheet = D’où viennent les points
end-part = { $kind } : { $n }
end-lost-again = Points perdus
end-exact = Tous les points
end-from = Points de
end-total = Total
end-rematch = Rejouer
end-rematch-ready = La partie suivante vous attend
end-review = Analyser la partie
end-replay = Revoir la partie
end-table = Voir la table
end-download = Télécharger la partie
end-looking = La partie est finie.
end-back = Retour au résultat

## Une campagne et son étagère

campaign = La campagne
campaign-gone = Cette campagne ne peut pas être montrée
campaign-since = commencée { $when }
campaign-save = Enregistrer la campagne dans un fichier
campaign-not-mine = Vous regardez cette campagne. Ceux qui la jouent peuvent la continuer.
campaign-shelf = L’étagère
books = Les livres
book-won = gagné
book-open = ouvert
book-sealed = Scellé
book-apart = à part des autres, ouvert
book-apart-sealed = à part des autres, s’ouvre en chemin
book-opens-after = s’ouvre après le { $number }
book-won-at = { $n ->
    [0] gagné ailleurs
    [1] gagné au premier essai
    [2] gagné au deuxième essai
    [3] gagné au troisième essai
   *[other] gagné après { $n } essais
}
book-playing = { $n ->
    [1] premier essai en cours
    [2] deuxième essai en cours
    [3] troisième essai en cours
   *[other] essai { $n } en cours
}
book-tried = { $n ->
    [one] ouvert, un essai perdu
   *[other] ouvert, { $n } essais perdus
}
book-take-up = Reprendre le livre
book-next = Suite : { $name }
book-plays-next = { $n ->
    [1] À { $names } de jouer
   *[other] À { $names } de jouer
}
try-number = { $n ->
    [1] premier essai
    [2] deuxième essai
    [3] troisième essai
   *[other] essai { $n }
}
try-won = gagné : { $how }
try-lost = perdu : { $how }
try-again = Essayer encore
try-begin-again = Recommencer l’essai
try-give-up = La partie en cours sera abandonnée et ne comptera pas.
try-give-up-yes = L’abandonner
try-give-up-no = La garder
try-moved = Votre groupe a recommencé à une autre table ; cette partie ne compte plus.
try-moved-go = Y aller
coffer = Le coffre
coffer-empty = Encore vide. Ce que vous gagnez ici vous suit de livre en livre.
coffer-dark = cela reviendra contre vous

## Revoir

replay = Revoir la partie
replay-none = Cette partie ne peut pas être revue
replay-back = Résultat
replay-start = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-end = À la fin
replay-play = Lire
replay-pause = Pause
replay-position = Position
replay-at = { $at } sur { $of }
replay-at-turn = tour { $turn } · { $at } sur { $of }
replay-turn-before = Le tour d’avant
replay-turn-after = Le tour suivant
replay-turns = { $n } tours
replay-points = Les points au fil des tours ; à la fin : { $end }.
replay-points-of = { $name } { $n }
replay-points-now = Les points à ce moment
replay-speed = Vitesse
replay-slow = Lente
replay-steady = Moyenne
replay-quick = Rapide
replay-eyes = Par les yeux de qui
replay-spectator = En spectateur
replay-eyes-of = Par les yeux de { $name }
replay-link = Lien vers ici

## Analyse

review-of = { $title } : analyse
review-none = Il n’y a pas d’analyse
review-making = La partie est en cours d’analyse
review-making-about = Le robot le plus fort revoit chaque décision, en ne sachant que ce que savait le joueur. Vous pouvez quitter cette page : l’analyse est conservée.
review-failed = Cette partie n’a pas pu être analysée
review-again = Réessayer
review-chance = Chances de gagner
review-chance-team = Chances de l’équipe
review-of-whom = L’analyse de qui
review-graph = Chances de gagner, tour par tour
review-turn-head = Tour
review-start = début
review-end = fin
review-turn = { $n ->
    [0] Avant le premier tour
   *[other] Tour { $n }
}
review-all = Ensemble
review-legend-you = { $name } (vous)
review-points = Tournants
review-no-points = Aucun moment n’a fait basculer cette partie à lui seul.
review-kind-good = { $n ->
    [0] avant le premier tour, bien choisi
   *[other] tour { $n }, bien choisi
}
review-kind-bad = { $n ->
    [0] avant le premier tour, concédé
   *[other] tour { $n }, concédé
}
review-kind-luck = { $n ->
    [0] avant le premier tour, la chance et les autres
   *[other] tour { $n }, la chance et les autres
}
review-as-master = Comme le maître
review-as-master-of = { $n } décisions sur { $of }
review-given-away = Concédé
review-given-away-of = { $n } % en tout
review-luck = La chance et les autres
review-then = La table à ce moment
review-point = Le tournant
review-played = (joué)
review-you = Vous
review-master = Le maître
review-next = Au mieux, sinon
review-to-win = de chances de gagner
review-to-win-team = de chances pour l’équipe
review-luck-good = La chance, ou ce qu’ont fait les autres, a aidé.
review-luck-bad = La chance, ou ce qu’ont fait les autres, a nui.
review-why-bad = { $n ->
    [0] C’est un peu meilleur.
    [one] C’est meilleur d’un point sur cent.
   *[other] C’est meilleur de { $n } points sur cent.
}
review-why-good = { $n ->
    [0] Rien d’autre ne vaut tout à fait autant.
    [one] Tout le reste vaut au moins un point sur cent de moins.
   *[other] Tout le reste vaut au moins { $n } points sur cent de moins.
}
review-why-gains = À la fin de l’étape il en reste, en comparaison :
review-why-later = Ce que cela vaut se voit aux tours suivants, pas tout de suite.
review-why-line = La suite : { $line }.
review-see = Revoir ce moment

## Reprendre une position

practice = Reprendre d’ici
practice-about = Une nouvelle table à vous continue à partir de ce moment. Ce qui était caché à ce siège reste caché.
practice-seat = Je joue
practice-others = Les autres sont
practice-as-were = comme ils étaient, des robots à la place des personnes
practice-go = Continuer d’ici

## À propos

about-what = Valtable est une table de jeux de société : seul contre des robots, entre amis autour d’un écran, ou entre amis n’importe où. La table connaît les règles, en français et en anglais.
about-unofficial = Non officiel
about-unofficial-text = Valtable est fait par des joueurs. Il n’est ni produit ni approuvé par les éditeurs des jeux ; leurs noms et ceux des jeux appartiennent à leurs propriétaires. Toutes les images sont les nôtres ou faites d’icônes libres. Si un jeu vous plaît, achetez la boîte : elle est superbe sur une vraie table.
about-icons = Icônes
about-icons-text = Les figures des cartes sont de Lorc, de Delapouite et des autres auteurs de game-icons.net, sous licence Creative Commons Attribution 3.0, recoloriées ici.
about-fonts = Caractères
about-fonts-text = Grenze de Renata Polastri et Omnibus-Type, et Source Sans 3 de Paul D. Hunt et Adobe, tous deux sous la
about-privacy = Ce qui est gardé
about-privacy-text = Le nom d’un invité, les places que vous tenez et les parties que vous jouez restent sur ce serveur. Ni compte, ni pistage, ni publicité.
about-machines = Pour les programmes
about-machines-text = Tout ce que fait cette page peut être fait par un programme à vous.
about-api = L’interface pour les programmes

## The drawn table

table-skip = Aller à la question
table-your-turn = À vous de jouer
table-your-choice = À vous de choisir
table-turn-of = Au tour de { $name }
table-over = La partie est finie
table-tools = Outils
table-guide = Règles
table-menu = Cette table
table-keys = Touches
table-phases = Phases
table-dice = Dés
table-die = { $value ->
    [0] Un dé, pas encore lancé
   *[other] Un dé qui montre { $value }
}
table-centre = Centre de la table
table-side = Joueurs et journal
table-players = Autres joueurs
table-mine = Devant vous
table-you = vous
table-bot = robot
table-away = absent
table-late = temps écoulé
table-choosing = choisit…
table-fold = Replier le jeu de { $name }
table-unfold = Déplier le jeu de { $name }
table-exhausted = épuisé
table-empty = une place vide
table-private = Vous seul le voyez
table-woken = éveillé par les dés
table-ready = à votre portée
table-omens = Ce qui va frapper
table-ready-now = C’est à votre portée dès maintenant.
table-explain = Lire la règle à ce sujet
table-count = { $n ->
    [0] il n’en reste pas
    [one] { $n } carte
   *[other] { $n } cartes
}
table-for-you = Pour vous :
table-beneath = Dessous : { $cards }
table-below = { $n ->
    [one] { $n } carte est cachée dessous.
   *[other] { $n } cartes sont cachées dessous.
}
table-question = Question
ask-this = { $option } ?
why-not = Pourquoi pas ?
why-not-asked = Ce n’est pas ce qu’on vous demande maintenant.
why-it-takes = Il faut
why-you-have = Vous avez
why-may-help = Renfort
table-why = Pourquoi ?
table-waiting = { $n ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
table-going-on = La partie continue.
table-hand = Lever la main
table-hand-why = Vous avez de quoi agir à tout moment : soyez consulté avant la prochaine action
table-undo = Annuler
table-change = Changer
table-usual = Habituel
table-sure = Impossible de revenir là-dessus :
table-sure-yes = Oui, je le fais
table-sure-no = Pas encore
table-always = Toujours répondre ainsi
table-always-this = Toujours « { $option } » : ne plus me le demander
table-later = Plus tard…
table-back = Retour : pas { $option }
table-amount = Combien
table-less = Moins
table-more = Plus
table-by-itself = (réponse automatique)
table-standing = Toujours :
table-standing-off = Me le redemander
table-only = (votre seul choix)
table-forced = { $n ->
    [one] { $n } coup joué pour vous
   *[other] { $n } coups joués pour vous
}
table-log = Journal
table-talk = Discussion
table-older = { $n ->
    [one] Voir { $n } ligne plus ancienne
   *[other] Voir { $n } lignes plus anciennes
}
table-views = Vues
table-tab-table = Table
table-tab-mine = Mon jeu
table-tab-players = Joueurs
table-tab-log = Journal
table-key-number = répondre avec le bouton de ce numéro, ou par ce nombre
table-key-none = passer, ou « pas maintenant »
table-key-arrows = aller d’une chose qui brille à la suivante
table-key-enter = la choisir
table-key-tour = aller à la note de la visite, ou reprendre la visite
table-key-hint = montrer les trois meilleures options, ou les cacher
table-key-hand = lever la main : être consulté au prochain moment
table-key-point = montrer quelque chose à tout le monde ; les flèches et ↵ le choisissent
table-key-skip = jusqu’à mon tour, quand les autres jouent ; toute autre touche : le pas suivant
table-key-undo = revenir sur la dernière réponse
table-key-change = changer la façon dont on a payé
table-key-escape = fermer ce qui est ouvert, ou revenir d’un pas
table-key-help = montrer ces touches

## Mode texte

text-question = La question
text-waiting = On attend { $names }.
text-choose = Choisir : { $option }
text-sure = Ce choix ne pourra pas être repris : { $option }
text-sure-yes = Oui, je le fais
text-sure-no = Non, pas encore
text-hand = Lever la main : me consulter avant la prochaine action
text-undo = Reprendre ma dernière réponse
text-why = Pourquoi ? Lire la règle
text-log = Ce qui s’est passé
text-log-all = Tout montrer depuis le début
text-menu = Cette table
text-leave = Quitter le mode texte
text-empty = Rien.
text-back = Carte cachée
text-die = Dé
text-colon = { "" } :
text-semicolon = { "" } ;
text-always = Toujours répondre ainsi à cette question…
text-always-this = Toujours « { $option } » : ne plus me le demander
text-standing = Réponse automatique : { $option }.
text-standing-off = Me demander de nouveau
text-exhausted = épuisée
text-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
text-below = { $n ->
    [one] { $n } carte cachée dessous
   *[other] { $n } cartes cachées dessous
}
text-beneath = en dessous : { $cards }
text-private = visible de vous seul
text-woken = éveillée par les dés
text-price = coûte { $price }
text-current = maintenant
text-active = à son tour
text-first = premier joueur
text-key = { $key } : { $value }
text-of = { $value } sur { $max }
text-heads = À partir de la case { $at } : { $amount }.
text-gates = Pour dépasser la case { $at } : { $amount }.
text-free = { $n } libres
text-used = { $n } utilisés

## Problems

error-bad-campaign = { $why ->
    [damaged] Ce fichier de campagne est abîmé ou incomplet.
    [version] Cette campagne vient d’une autre version de Valtable, illisible ici.
    [setup] Cette campagne ne peut pas être jouée ici : son jeu, ses options ou son coffre ne conviennent pas.
    [cost] Ce fichier de campagne demande trop de temps ou de mémoire pour être lu.
   *[other] Ce fichier ne contient pas de campagne.
}
error-bad-file = { $why ->
    [damaged] Ce fichier ne peut pas être ouvert : c’est une partie enregistrée, mais elle est abîmée.
    [version] Ce fichier ne peut pas être ouvert : il vient d’une autre version du programme.
    [setup] Ce fichier ne peut pas être ouvert : son jeu ou ses options ne sont pas connus ici.
    [cost] Ce fichier ne peut pas être ouvert : le lire demande trop de temps ou de mémoire.
   *[other] Ce fichier ne peut pas être ouvert : ce n’est pas une partie enregistrée.
}
error-bad-hook = Une adresse à appeler commence par https:// ou http://, ne contient pas de mot de passe et compte au plus 500 caractères.
error-bad-name = Un nom compte de 1 à { $max } caractères visibles.
error-bad-pace = Un tour dure d’une demi-minute à trente jours.
error-bad-report = Décrivez le problème en 1 à { $max } caractères.
error-bad-setup = { $why ->
    [game] Ce jeu n’existe pas ici.
    [players] Ce jeu se joue de { $min } à { $max }.
    [cards] Ce paquet de cartes ne peut pas servir. Première erreur relevée : « { $reason } »
    [unknown] Ce jeu n’a pas d’option « { $option } ».
    [size] L’option « { $option } » demande d’en choisir exactement { $size }, chacun une seule fois.
    [value] L’option « { $option } » ne peut pas être réglée ainsi.
   *[together] L’option « { $option } » ne peut pas être réglée ainsi à ce nombre de joueurs ou avec les autres options choisies.
}
error-bad-text = Un message compte de 1 à { $max } caractères visibles.
error-bad-title = Un titre compte au plus { $max } caractères visibles.
error-bad-words = Aucune place de cette table ne correspond à ces mots. Vérifiez leur orthographe et leur ordre.
error-begun = La partie a commencé : cela ne peut plus être changé.
error-campaign-broken = Cette campagne ne peut plus être lue.
error-campaign-moved = Votre groupe a été plus rapide : la campagne a avancé. Voici l’étagère telle qu’elle est.
error-chapter-closed = Ce livre ne peut pas être joué maintenant : il est gagné, ou encore scellé.
error-busy = Trop de choses se sont passées en même temps à cette table. Veuillez réessayer.
error-crowded = Le serveur lit déjà beaucoup de fichiers. Réessayez dans un instant.
error-internal = Une erreur s’est produite sur le serveur. Elle a été notée ; veuillez réessayer.
error-malformed = Le serveur n’a pas compris cette demande.
error-hint-failed = Le maître n’a pas pu regarder cette question. Réessayez.
error-no-lesson = Il n’y a pas encore de leçon pour ce jeu.
error-no-hints = Il n’y a pas de conseils à cette table. Son hôte peut les permettre.
error-no-hooks = Ce serveur n’appelle aucune adresse.
error-no-language = Cette langue n’est pas disponible.
error-no-level = Aucun robot n’a ce niveau.
error-no-such-campaign = Cette campagne n’existe pas. Le lien est peut-être incomplet.
error-no-such-game = Ce jeu n’existe pas ici.
error-no-such-position = La partie n’est pas aussi longue : sa dernière position est la { $max }.
error-no-such-seat = Cette place n’existe pas à cette table.
error-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-not-begun = La partie n’a pas encore commencé : des places sont encore libres.
error-not-finished = Ce n’est possible qu’une fois la partie terminée.
error-not-found = Il n’y a rien à cette adresse.
error-not-for-all = Tout le monde à la table ne voit pas cela. Montrez ce qui est visible de tous.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-lent = Aucun robot ne joue à cette place en remplacement.
error-not-watching = Vous êtes assis à cette table : vos paroles viennent de votre place.
error-not-your-campaign = Seuls ceux qui jouent cette campagne peuvent la continuer.
error-not-your-seat = Cette place n’est pas la vôtre, ou ne l’est plus.
error-of-campaign = Cette partie appartient à une campagne, qui continue depuis son étagère.
error-option-gone = Ce n’est plus possible. Voici la table telle qu’elle est maintenant.
error-over = La partie est terminée.
error-replay-broken = Les règles ont été corrigées depuis cette partie, elle ne peut donc pas être revue.
error-reports-full = Aucun autre signalement ne peut être enregistré pour le moment.
error-reviews-busy = Beaucoup de parties attendent leur analyse. Réessayez dans une minute.
error-rules-failed = La partie ne peut pas continuer ainsi. Signalez le problème ou choisissez une autre réponse.
error-seat-lent = Un robot joue à cette place. Reprenez d’abord votre place.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-no-hand = Vous n’avez rien à utiliser à tout moment, ou l’on vous consulte déjà.
error-stale = La partie a déjà avancé. Voici la table telle qu’elle est maintenant.
error-moving = Cette table passe sur un autre serveur. Réessayez dans un instant.
error-stopping = Le serveur redémarre. Réessayez dans un instant.
error-store-away = La base de données du serveur est injoignable pour l’instant. Réessayez dans un moment.
error-store-damaged = Cette partie de la base de données du serveur est endommagée. Son hôte peut la restaurer à partir d’une sauvegarde.
error-store-full = Le disque du serveur est plein : rien ne peut être enregistré pour l’instant. Son hôte doit faire de la place.
error-table-broken = Cette table ne peut plus être lue.
error-too-large = C’est trop long pour un seul envoi.
error-too-many = { $seconds ->
    [one] C’était un peu rapide. Réessayez dans une seconde.
   *[other] C’était un peu rapide. Réessayez dans { $seconds } secondes.
}
error-too-many-bots = Des robots jouent déjà à { $max } tables ouvertes depuis votre connexion. Terminez d’abord une de ces parties, ou attendez que l’une d’elles soit restée dix minutes sans personne.
error-too-many-tables = Votre adresse a déjà { $max } tables ici. Les plus anciennes sont supprimées avec le temps.
error-too-many-standing = Vous ne pouvez pas garder plus de { $max } réponses automatiques.
error-undo-chance = Impossible de revenir en arrière : des dés, un mélange ou un tirage au sort ont suivi.
error-undo-nothing = Vous n’avez aucune réponse à reprendre.
error-undo-other-player = Impossible de revenir en arrière : un autre joueur a agi depuis.
error-undo-revealed = Impossible de revenir en arrière : une carte cachée a été révélée depuis.
error-wrong-method = Cette action n’est pas possible à cette adresse.
error-wrong-origin = Cette demande venait d’un autre site : elle a été refusée.
error-you-decide = C’est à vous de décider : choisissez, les autres peuvent montrer.

## Une histoire que l’on raconte

story-open-again = Relire { $name }
story-rule-done = Fait :
story-rule-called = Appelé par les dés :
story-before = La page d’avant
story-aloud = Lire à voix haute
story-silence = Arrêter la lecture
story-turn = Tourner la page
story-close = Fermer le livre
story-key = espace

## La visite guidée d’une première partie

coach-next = Suite : { $what }
coach-go-on = Compris
coach-done = À vous de jouer
coach-skip = Passer la visite
coach-step = Étape { $n } sur { $all }
coach-tour = Visite guidée
coach-about = Il s’agit de ceci : { $things }.

## Les autres, racontés pendant qu’ils jouent
## Variables:
##   $player, $gains, $price, $card et $parts sont des phrases et des listes du jeu

pace = Rythme du tour des autres
pace-slow = Lent
pace-normal = Normal
pace-quick = Rapide
pace-step = Pas à pas
pace-next = Suite
pace-skip = À mon tour
since = Depuis votre dernier tour
since-close = Fermer
log-you = Vous
log-turn = tour { $n }
log-dice = Dés : { $dice }
told-trade = { $player } paie { $price } et gagne { $gains }.
    .you = Vous payez { $price } et gagnez { $gains }.
told-trade-with = { $player } paie { $price } et gagne { $gains } ({ $card }).
    .you = Vous payez { $price } et gagnez { $gains } ({ $card }).
told-brought = { $deed } Gain : { $gains }.
told-others = Pendant ce temps : { $parts }.
told-gain = { $player } { $gains }
    .you = vous { $gains }
told-you-gained = pendant ce temps, vous avez gagné { $gains }

## Le profil

profile = Mes parties
profile-none = Aucune partie jouée jusqu’au bout. Elles se retrouveront ici, dans ce navigateur seulement.
profile-since = { $n ->
        [one] À table depuis { $month }, une partie.
       *[other] À table depuis { $month }, { $n } parties.
    }
profile-games-won = parties gagnées
profile-beside-chance = de celles contre d’autres ; le hasard donne { $n } %
profile-in-a-row = victoires de suite
profile-points = { $game } : points des dernières parties
profile-points-say = Vos points dans les { $n } dernières parties : de { $least } à { $most }, { $last } dans la dernière.
profile-which-game = Quel jeu
profile-won = gagnée
profile-not-won = non gagnée
profile-played = jouée
profile-no-game = aucune partie
profile-mean = moyenne de cinq
profile-levels = Victoires selon le niveau des robots
profile-of = { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } sur { $games }
profile-chance = (le hasard donnerait { $n } %)
profile-notch = Le cran est ce que le seul hasard donnerait à vos tables.
profile-best = Meilleurs scores
profile-team = { $won } sur { $games }
profile-team-about = gagnées ensemble
profile-days = Quatre semaines
profile-days-say = Sur les 28 derniers jours, { $won } avec une victoire et { $played } avec des parties non gagnées.
profile-streak = { $now ->
        [0] Pas de victoire de suite en ce moment
        [one] Une victoire de suite en ce moment
       *[other] { $now } victoires de suite en ce moment
    } ; la plus longue série : { $longest }{ $when }.
profile-with = Avec qui je joue
profile-file = L’emporter
profile-file-about = Tout ceci est gardé dans ce navigateur et nulle part ailleurs. Un fichier l’emporte dans un autre.
profile-export = Enregistrer dans un fichier
profile-import = Ajouter un fichier
profile-added = { $n ->
        [0] Toutes ces parties étaient déjà connues.
        [one] Une partie a été ajoutée.
       *[other] { $n } parties ont été ajoutées.
    }
profile-bad-file = Ce n’est pas le fichier d’un profil.
profile-forget = Tout oublier
profile-forget-sure = Vraiment tout oublier ?
tables-team-won = Gagnée ensemble
tables-team-lost = Perdue ensemble
