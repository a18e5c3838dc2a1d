### Margraves of Valeria, in English.

game-margraves = Margraves of Valeria
game-margraves-about = Ride the borders, slay monsters, sail, and win the guilds with towers.

## What is gained and paid

token-gold = gold
token-strength = strength
token-stone = stone
token-wood = wood
token-magic = magic
token-gem = gem
token-knight = knight
token-wild = resource of your choice
amount-gold = { $n } gold
amount-strength = { $n } strength
amount-stone = { $n } stone
amount-wood = { $n } wood
amount-magic = { $n } magic
amount-gem = { $n ->
    [1] { $n } gem
   *[other] { $n } gems
}
amount-knight = { $n ->
    [1] { $n } knight
   *[other] { $n } knights
}
amount-wild = { $n ->
    [1] { $n } resource
   *[other] { $n } resources
}
amount-privilege_i = { $n ->
    [1] { $n } privilege I
   *[other] { $n } privileges I
}
amount-privilege_ii = { $n ->
    [1] { $n } privilege II
   *[other] { $n } privileges II
}
amount-influence = { $n } influence
amount-influence_artisan = { $n } influence with the Artisans
amount-influence_soldier = { $n } influence with the Soldiers
amount-influence_shadow = { $n } influence with the Shadow Guild
amount-influence_holy = { $n } influence with the Holy Guild
badge-privilege_i = privilege I
badge-privilege_ii = privilege II
badge-influence = influence
badge-influence_artisan = influence with the Artisans
badge-influence_soldier = influence with the Soldiers
badge-influence_shadow = influence with the Shadow Guild
badge-influence_holy = influence with the Holy Guild
badge-banner = banners
badge-fallen = fallen knight
badge-tower = towers
badge-citizen = citizens
badge-vp = VP

## Guilds, banners, privileges

guild-artisan = Artisan
guild-soldier = Soldier
guild-shadow = Shadow
guild-holy = Holy
guild-icons = { $n ->
    [1] { $n } { $guild } icon
   *[other] { $n } { $guild } icons
}
banner-lion = lion banner
banner-stag = stag banner
banner-raven = raven banner
banner-boar = boar banner
banner-wolf = wolf banner
privilege-i = Privilege I
privilege-ii = Privilege II
privilege-end = { $signs }

## Kinds of components

kind-guild = guild
kind-citizen = citizen
kind-lair = lair
kind-location = location
kind-monster = monster
kind-segment = naval segment
kind-line = line of tombs
kind-bridge = bridge
kind-market = row
kind-supply = reserve
kind-starter = starting citizen
kind-chief = chief
kind-grant = grant
kind-end = tile for the end
kind-wealth = starting wealth
kinds-guild = Guilds
kinds-citizen = Citizens
kinds-lair = Lairs
kinds-location = Locations
kinds-monster = Monsters
kinds-segment = Naval track
kinds-line = Heroic tombs
kinds-bridge = Bridges
kinds-market = Citizen row
kinds-supply = Reserve
kinds-starter = Starting citizens
kinds-chief = Chiefs
kinds-grant = Grants
kinds-end = Tiles for the end
kinds-wealth = Starting wealth

## Counters: "per ..."

count-tower = { $per ->
    [1] tower built
   *[other] { $per } towers built
}

## What cards do

effect-move = move your margrave along a road
effect-travel = move your margrave to any other location
effect-deploy = deploy a knight
effect-post = deploy a knight from your location or your storage to any location
effect-march = move a knight from any location to any other
effect-summon = move a knight from any other location to yours
effect-rally = move up to { $n ->
    [1] { $n } knight
   *[other] { $n } knights
} from one other location to yours
effect-raise = take up to { $n ->
    [1] { $n } lying knight
   *[other] { $n } lying knights
} from the heroic tombs
effect-slay = slay a monster beside your location
effect-sail = take a naval action
effect-recruit = recruit a citizen at its price
effect-recruit-for = pay { $price } to recruit any citizen of the row
effect-take-back = take back a citizen you played earlier
part-each-gains = each player gains { $what } per { $counter }
part-each-may = each player may { $effect }
part-opponents-may = each opponent may pay you { $price } to { $effect }

## The same in short, on the strip of a card: 24 characters at most, the badges that follow included

short-move = Move
short-travel = Anywhere
short-deploy = Deploy
short-post = Deploy anywhere
short-march = March anywhere
short-summon = Summon
short-slay = Slay
short-sail = Sail
short-recruit = Recruit
short-take-back = Take back

## When cards do it

when-pennant = Pennant: { $effect }.
when-text = Text: { $effect }.
when-entered = On entering: { $effect }.
when-tower = Tower built: { $effect }.
when-slain = When slain: { $effect }.
when-granted = At any time in your turn, once: { $effect }.
when-end = End of the game: { $effect }.
when-wealth = At the start: { $effect }.
when-sailed = On entering: { $effect }.
when-full = When full: { $effect }.

## Figures on cards

fact-guild = guild: { $guild }
fact-guilds = guilds: { $guilds }
fact-roads = roads to { $places }
fact-lairs = beside: { $lairs }
fact-price = takes { $price }
fact-level-i = level I
fact-level-ii = level II
fact-tombs = tombs { $values }
fact-bridge = costs { $price }, then { $levels }
    .levels = or
fact-costs = costs from left to right: { $values } gold
fact-supply = for { $n } players: { $tokens }
source-name = name
source-power = power
source-guild = guild
source-roads = roads
source-strength = strength
source-influence = influence
source-reward = reward
source-levels = levels
source-knight = knights
note-wood-or-magic = The icons are lost in the rulebook's text; which of Inkadeus and Reykstrom gives wood and which magic follows the order of its list.
note-retuned-guilds = The guilds of Kamin and Reykstrom are ours; they changed places after games between bots.
note-wood-or-magic-retuned = The icons are lost in the rulebook's text; which of Inkadeus and Reykstrom gives wood and which magic follows the order of its list. The guilds are ours, and those of Kamin and Reykstrom changed places after games between bots.
note-retuned-slot = The rewards for towers here are ours; the first was a Privilege II, and became less after games between bots.
note-naval = The rewards of four segments add up to those of the rulebook's example; how they are divided among them is ours.

## Questions

ask-draft = Which tile of wealth will you keep?
ask-wealth = Which tile of wealth will you resolve now?
ask-play = Which citizen will you play, or what will you do instead?
ask-use = { $card }: pennant or text?
ask-pick-up = Pennant: which resource will you take?
ask-take = Which resource will you take?
ask-pay = Which resource will you pay with?
ask-storage = Your storage is full: what will you put back to make room for this { $card }?
ask-move = Where will your margrave go?
ask-travel = To which location will your margrave travel?
ask-deploy = Where will you deploy a knight?
    .one = Will you deploy a knight to { $only }?
ask-post = To which location will you deploy a knight?
ask-post-from = { $card }: where does the knight come from?
ask-march-from = From which location will you move a knight?
ask-march-to = Where will the knight go?
ask-summon = From which location will you summon a knight?
ask-rally = From which location will you bring a knight?
    .one = Will you bring a knight from { $only }?
ask-enter = { $card }: its power, or gold?
ask-enter-recruit = { $card }: whom will you recruit, or will you take gold?
ask-enter-sail = { $card }: which resource will you ship first, or will you take gold?
ask-sail = Naval action: which resource will you ship?
    .one = Naval action: will you ship { $only }?
ask-recruit = Which citizen will you recruit?
    .one = Will you recruit the { $only }?
ask-remove = Recall: which citizen leaves the row for good?
ask-take-back = { $card }: which citizen will you take back?
ask-choose = { $card }: what will you do?
    .one = { $card }: { $only }?
ask-offer = { $card }: will you { $effect }?
ask-offer-take = { $card }: will you { $effect }, and which one?
ask-offer-pay = { $card }: will you { $effect }, and with which one?
ask-slay = Which monster will you slay?
    .one = Will you slay the { $only }?
ask-slay-here = { $card }: how many knights of your location will fight?
ask-slay-stored = { $card }: how many knights of your storage will fight?
ask-tomb = In which tomb will the knight take a stand?
ask-raise = Which knight will you take from the tombs?
ask-influence = Influence: which marker will go on?
ask-privilege = Which privilege will you take?
ask-last-grants = Your turn ends: will you use a grant first?
ask-lay = Tower: which citizen will you play face down?
ask-slot = { $card }: on which slot will you build?

## Answers

option-recall = Recall your citizens
option-build = Build a tower
option-pennant = Pennant: { $effect }
option-text = Text: { $effect }
effect-then = { $first }; { $then }
option-hire = { $card } for { $price }
option-two-gold = Take { $what }
option-tomb = Tomb { $n }
option-pick-up-pass = No resource
option-storage-pass = Give the new one up
option-move-pass = Stay here
option-deploy-pass = No knight
option-post-pass = No knight
option-march-from-pass = No knight
option-rally-pass = No further knight
option-sail-pass = Set sail
option-recruit-pass = Recruit nobody
option-choose-pass = Neither
option-slay-pass = Slay nothing
option-raise-pass = No further knight
option-influence-pass = Let it go
option-privilege-pass = Take none
option-last-grants-pass = End your turn

## What happened

event-drafted = You keep { $card }.
event-passed-on = The tiles go on to the left.
event-revealed = { $player } reveals { $cards }.
    .you = You reveal { $cards }.
event-resolved = { $player } resolves { $card }.
    .you = You resolve { $card }.
event-turn = Round { $n }: { $player }.
    .you = Round { $n }: you.
event-plays-pennant = { $player } plays the { $card } for the pennant.
    .you = You play the { $card } for the pennant.
event-plays-text = { $player } plays the { $card } for the text.
    .you = You play the { $card } for the text.
event-gained = { $player } gains { $gains }.
    .you = You gain { $gains }.
event-paid = { $player } pays { $price }.
    .you = You pay { $price }.
event-paid-to = { $player } pays { $other } { $price }.
    .you = You pay { $other } { $price }.
    .you-other = { $player } pays you { $price }.
event-none-left = { $player } finds none left in the reserve ({ $what }).
    .you = You find none left in the reserve ({ $what }).
event-gave-up = { $player } has no room and gives up a token ({ $what }).
    .you = You have no room and give up a token ({ $what }).
event-threw-away = { $player } puts a token back to make room ({ $what }).
    .you = You put a token back to make room ({ $what }).
event-moved = { $player }'s margrave rides to { $card }.
    .you = Your margrave rides to { $card }.
event-deployed = { $player } sends a knight to { $card }.
    .you = You send a knight to { $card }.
event-sailed = { $player } sails { $n ->
    [1] { $n } segment
   *[other] { $n } segments
}.
    .you = You sail { $n ->
        [1] { $n } segment
       *[other] { $n } segments
    }.
event-recruited = { $player } recruits the { $card } for { $price }.
    .you = You recruit the { $card } for { $price }.
event-recalls = { $player } recalls all citizens.
    .you = You recall all citizens.
event-removed = { $player } removes the { $card } from the row.
    .you = You remove the { $card } from the row.
event-took-back = { $player } takes the { $card } back.
    .you = You take the { $card } back.
event-took-back-secretly = { $player } takes a citizen back that lay face down.
    .you = You take a citizen back that lay face down.
event-laid = { $player } plays the { $card } face down.
    .you = You play the { $card } face down.
event-laid-secretly = { $player } plays a citizen face down.
    .you = You play a citizen face down.
event-built = { $player } builds a tower in { $card }.
    .you = You build a tower in { $card }.
event-slew = { $player } slays the { $card } with { $price }.
    .you = You slay the { $card } with { $price }.
event-entombed = A knight takes a stand in tomb { $n }, sent by { $player }.
    .you = A knight takes a stand in tomb { $n }, sent by you.
event-on-statue = { $n ->
    [1] { $n } knight finds no tomb and stands
   *[other] { $n } knights find no tomb and stand
} by the statue, sent by { $player }.
    .you = { $n ->
        [1] { $n } knight finds no tomb and stands
       *[other] { $n } knights find no tomb and stand
    } by the statue, sent by you.
event-raised = { $player } takes the knight from tomb { $n }.
    .you = You take the knight from tomb { $n }.
event-line-full = { $player } fills a line ({ $card }).
    .you = You fill a line ({ $card }).
event-tombs-emptied = All nine tombs are full: the knights go back to the reserve.
event-knight-returns = A knight rides out to { $card }.
event-advanced = { $player } advances to space { $n } ({ $guild }).
    .you = You advance to space { $n } ({ $guild }).
event-crossed = { $player } crosses a bridge for { $price } ({ $guild }).
    .you = You cross a bridge for { $price } ({ $guild }).
event-influence-lost = { $player } lets an influence go.
    .you = You let an influence go.
event-took-privilege = { $player } takes a privilege: { $card }.
    .you = You take a privilege: { $card }.
event-drew-privilege = { $player } draws a privilege: { $card }.
    .you = You draw a privilege: { $card }.
event-used-grant = { $player } uses a grant: { $card }.
    .you = You use a grant: { $card }.
event-new-privilege = A new privilege: { $card }.
event-new-monster = A monster appears: { $card }.
event-new-citizen = A citizen arrives: { $card }.
event-lair-shuffled = The lair is reached, and all its monsters are shuffled ({ $card }).
event-last-round-tower = { $player } has built the last tower: this is the last round.
    .you = You have built the last tower: this is the last round.
event-last-round-privileges = The privileges have run out: this is the last round.
event-last-round-citizens = The citizens have run out: this is the last round.
event-over = The game is over.

## The table

area-centre = Centre
area-map = Valeria
area-players = Other players
area-mine = Before you
row-phases = Phases
row-reserve = Reserve
row-packet = Tiles to choose from
row-wealth = Starting wealth
row-citizens = Citizens
row-privileges = Privileges
tab-citizens = Citizens
tab-guilds = Guilds
row-influence = Influence
row-tombs = Heroic tombs
row-purse = Keep
row-strength = Strength
row-storage = Storage { $n }/{ $most }
row-icons = Guild icons
row-hand = Hand
row-unsure = In hand or face down
row-played = Played
row-laid = Face down
row-grants = Grants
row-ends = For the end
board-turn = Round { $n }: { $player }
board-last-round = Last round
board-slot = + { $gains }
board-empty = Empty
board-deck = Deck of citizens
board-tomb = { $n }
board-standing = { $n } standing
board-lying = { $n } lying
board-statue = { $n ->
    [0] Statue
    [1] Statue: { $n } knight
   *[other] Statue: { $n } knights
}
board-line = { $line }: { $gains }
board-laid = Face down
board-wealth = Starting wealth

## Phases

phase-draft = Starting wealth: the draft
phase-wealth = Starting wealth
phase-play = Play a citizen
phase-pennant = Pennant
phase-power = Text
phase-recall = Recall
phase-build = Tower
phase-turn_end = End of the turn
phase-over = The game is over

## The score

score-influences = Influence
score-influence = { $guild }: { $n ->
    [1] { $n } icon
   *[other] { $n } icons
} × { $each }
score-banners = Banners
score-gems = Gems
score-resources = Resources
score-gold = Gold
tie-gold = A tie on points, broken by gold.
tie-shared = A tie on points and on gold: the victory is shared.
ending-tower = A margrave has built all four towers.
ending-citizens = There were no citizens left for the row.
ending-privileges = There were no privileges left to lay out.

## Options of the game

setting-cards = Card pack
setting-cards-about = A file with components of your own instead of the usual ones.

## Tastes of bots

taste-builder = Builder
taste-builder-about = Collects what towers cost and builds them wherever there is room.
taste-slayer = Slayer
taste-slayer-about = Gathers strength and knights, and rides to where the monsters are.
taste-courtier = Courtier
taste-courtier-about = Seeks influence with the guilds and the privileges behind their bridges.
taste-mariner = Mariner
taste-mariner-about = Sends resources out to sea for what the ship brings home.
taste-recruiter = Recruiter
taste-recruiter-about = Surrounds themselves with citizens and never tires of hiring more.

## Why a monster cannot be chosen

why-far = Your margrave is in { $place }, and no road leads from there to that lair.
why-way-ride = It lies beside { $places }.
why-way-play = { $card } in your hand brings { $what }.

## The first lesson: each note with its words, and what the button that leads to it says

coach-wealth = Choose your wealth
coach-wealth-text = Keep one of these tiles and pass the others on, until you have three. What they bring stands on them: gold, resources, knights, influence. Any of them is a good start.
coach-wealth-next = your wealth
coach-map = This is your margrave
coach-map-text = It rides along the white roads from city to city. Whenever it enters one you use the power there, such as 1 stone or a citizen to recruit, or take 2 gold.
coach-map-next = the map
coach-play = Play one citizen a turn
coach-play-text = For its pennant, the three icons at its top left, or for its text. The card then lies before you until you recall your citizens.
coach-play-next = your hand
coach-goal = Influence makes points
coach-goal-text = You have a marker with each of the four guilds. At the end every icon of a guild that you own counts as many points as its marker has reached. Crossing a bridge costs gold and may bring a privilege.
coach-goal-next = what wins
coach-tower = What you save for: a tower
coach-tower-text = For 1 stone, 1 wood, 1 magic and 1 gem you build where your margrave stands: the reward of the slot, and 3 influence besides. So look where these can be had.
coach-tower-next = towers
coach-knights = Knights go ahead
coach-knights-text = Those on the map serve everybody. Send one from your margrave’s city along a road, and you use the power where it arrives, too. Knights in your storage are your own.
coach-knights-next = knights
coach-monsters = Monsters beside the roads
coach-monsters-text = Some texts let you slay the monster of a lair beside your margrave. Pay its magic, then its strength with your own strength and with knights, who rest in the tombs. Its reward and influence are yours.
coach-monsters-next = monsters
coach-recall = Recall, and recruit
coach-recall-text = The recall brings all your played citizens back, and you may then recruit one from this row at the price below it. More citizens make longer runs between two recalls.
coach-recall-next = the recall
coach-ship = A ship for what is left
coach-ship-text = A naval action sends resources back to the reserve: your ship goes on by one segment for each, and brings what stands there.
coach-ship-next = your ship
coach-end = How it ends
coach-end-text = The last round begins with somebody’s fourth tower, or when citizens or privileges run out. That is all you need: play on, and press “Why?” whenever you wonder.
coach-end-next = the end
