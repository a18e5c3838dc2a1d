### Villages of Valeria, in English.

game-villages = Villages of Valeria
game-villages-about = Lead, follow, and raise a village card by card.

## Resources, types, kinds

resource-gold = gold
resource-food = food
resource-wood = wood
resource-stone = stone
resource-magic = magic
resource-native = native resource
amount-gold = { $n } gold
amount-cards = { $n ->
    [1] { $n } card
   *[other] { $n } cards
}
amount-vp = { $n } VP
amount-food = { $n } food
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-magic = { $n } magic
amount-native = { $n ->
    [1] { $n } native resource
   *[other] { $n } native resources
}
type-artisan = artisan
type-soldier = soldier
type-shadow = shadow
type-holy = holy
building-artisan = artisan
building-soldier = soldier
building-shadow = shadow
building-holy = holy
amount-artisan = { $n ->
    [1] { $n } artisan
   *[other] { $n } artisans
}
amount-soldier = { $n ->
    [1] { $n } soldier
   *[other] { $n } soldiers
}
amount-shadow = { $n ->
    [1] { $n } shadow
   *[other] { $n } shadows
}
amount-holy = { $n } holy
kind-building = building
kind-adventurer = adventurer
kinds-building = Buildings
kinds-adventurer = Adventurers
badge-vp = VP
badge-cards = cards
badge-building = buildings
badge-adventurer = adventurers
badge-size = cards in the village

## Counters: "per ..."

count-building = { $per ->
    [1] { $name } building
   *[other] { $per } { $name } buildings
}
count-adventurer = { $per ->
    [1] adventurer
   *[other] { $per } adventurers
}

## What cards do

effect-draw = draw { $what }
effect-draw-per = draw { $what } per { $counter }
effect-discard = discard { $what } to { $effect }
effect-discard-for = discard { $what } for { $gain }
effect-steal-cards = { $n ->
    [1] take { $n } random card from an opponent's hand
   *[other] take { $n } random cards from one opponent's hand
}
effect-steal-gold = { $n ->
    [1] take { $n } gold from an opponent
   *[other] take up to { $n } gold from one opponent
}

## The same in short, on the strip of a card: 24 characters at most, the badges that follow included

short-steal = Steal
short-for = for

## When cards do it

when-instant = At once: { $effect }.
when-harvest = Harvest: { $effect }.
when-develop = Develop: { $effect }.
when-build = Build: { $effect }.
when-recruit = Recruit: { $effect }.
when-tax = Tax: { $effect }.
when-resource = Paying for a building: { $effect }.
when-resource-for = Paying for { $type ->
    [artisan] an
   *[other] a
} { $type } building: { $effect }.
when-end = End of the game: { $effect }.

## Figures on cards

fact-type = type: { $type }
fact-cost = costs { $price }
fact-resource = as a resource: { $resource }
fact-requires = requires buildings: { $types }
fact-worth = worth { $n } VP
source-name = name
source-cost = cost
source-resource = resource
source-power = power
source-vp = VP
source-requires = requirements

## Questions

ask-first-resource = Which card will you lay out as your first resource?
ask-lead = Which action will you lead?
ask-follow-harvest = Harvest: will you follow?
ask-follow-develop = Develop: will you follow?
ask-follow-build = Build: will you follow, and with which building?
    .one = Build: will you follow and build the { $only }?
ask-follow-recruit = Recruit: will you follow for { $price }, and with whom?
    .one = Recruit: will you follow for { $price } with the { $only }?
ask-follow-tax = Tax: will you follow?
ask-draw = Which card will you draw?
ask-develop-cost = Which card will you discard to lay out another, and onto which pile?
ask-develop = Which card will you lay out as a resource?
ask-build = Which building will you build?
ask-provide = { $card }: where does the { $resource } come from?
ask-recruit = Which adventurer will you recruit for { $price }?
ask-use-power = Which power will you use?
    .one = { $only }?
ask-discard-for = { $card }: which card will you discard to use its power, and onto which pile?
ask-steal-from = { $card }: from whom will you take?
ask-hand-limit = You may keep 8 cards: which one will you discard, and onto which pile?
ask-trash = Which card will you remove from the game?

## Answers

lead-harvest = Harvest: { $n ->
    [0] draw nothing, since your hand is full
    [1] draw 1 card
   *[other] draw { $n } cards
}
lead-develop = Develop: discard 1 card to lay out another as a resource
lead-develop-alone = Develop: remove 1 card from the game to lay out another as a resource
lead-build = Build: pay for a building, then draw 1 card
lead-recruit = Recruit: pay { $price } for an adventurer
lead-tax = Tax: { $n ->
    [0] draw 1 card, but the bank is empty
   *[other] take { $n } gold and draw 1 card
}
lead-tax-alone = Tax: remove 1 card from the game { $n ->
    [0] for nothing, since the bank is empty
   *[other] to take { $n } gold
}
option-follow-harvest-yes = Follow: draw 1 card
option-follow-develop-yes = Follow: discard 2 cards to lay out another as a resource
option-follow-tax-yes = Follow: draw 1 card
option-pass-until-turn = Pass on building until my own turn
option-use-power-pass = No more powers
option-discard = { $card }: onto pile { $pile } ({ $top })
option-fill = { $card }: onto pile { $pile }, which is empty
option-pile = { $card } (pile { $n })
option-deck = an unseen card from the deck
provide-own = 1 gold on your { $resource }
provide-castle = 1 gold on your castle, as { $resource }
provide-resource = 1 gold on { $player }'s { $resource }
provide-power = { $card }: { $effect }
    .effect = rest
# the same, of a payment that was made
provide-own-done = { $resource }
provide-castle-done = castle ({ $resource })
provide-resource-done = { $player }'s { $resource }
provide-power-done = { $card }

## What happened

event-turn = Turn { $n }: { $player }.
    .you = Turn { $n }: you.
event-leads-harvest = { $player } leads Harvest.
    .you = You lead Harvest.
event-leads-develop = { $player } leads Develop.
    .you = You lead Develop.
event-leads-build = { $player } leads Build.
    .you = You lead Build.
event-leads-recruit = { $player } leads Recruit.
    .you = You lead Recruit.
event-leads-tax = { $player } leads Tax.
    .you = You lead Tax.
event-passes-build = { $player } passes on building until their own turn.
    .you = You pass on building until your own turn.
event-gained = { $player } collects { $gains }.
    .you = You collect { $gains }.
event-gained-by = { $player } gains { $gains } ({ $card }).
    .you = You gain { $gains } ({ $card }).
event-drew-pile = { $player } takes { $card } from a pile.
    .you = You take { $card } from a pile.
event-drew-deck = { $player } draws { $card } from the deck.
    .you = You draw { $card } from the deck.
event-drew-deck-secretly = { $player } draws a card from the deck.
    .you = You draw a card from the deck.
event-turned-up = { $card } is turned up.
event-reshuffled = The deck has run out: all but the top cards of the piles are shuffled into a new one.
event-discarded = { $player } discards { $card }.
    .you = You discard { $card }.
event-trashed = { $player } removes { $card } from the game.
    .you = You remove { $card } from the game.
event-developed = { $player } lays out { $resource } ({ $card }).
    .you = You lay out { $resource } ({ $card }).
event-coin-on-own = { $player } puts 1 gold on their own { $resource }.
    .you = You put 1 gold on your own { $resource }.
event-coin-on-other = { $player } puts 1 gold on { $owner }'s { $resource }.
    .you = You put 1 gold on { $owner }'s { $resource }.
    .you-owner = { $player } puts 1 gold on your { $resource }.
event-coin-on-castle = { $player } puts 1 gold on their castle, for { $resource }.
    .you = You put 1 gold on your castle, for { $resource }.
event-used-power = { $player } gets { $what } ({ $card }).
    .you = You get { $what } ({ $card }).
event-built = { $player } builds the { $card }.
    .you = You build the { $card }.
event-recruited = { $player } recruits the { $card }.
    .you = You recruit the { $card }.
event-adventurer-arrives = The { $card } arrives.
event-stole-gold = { $player } takes { $what } from { $victim } ({ $card }).
    .you = You take { $what } from { $victim } ({ $card }).
    .you-victim = { $player } takes { $what } from you ({ $card }).
event-stole-card = { $player } takes { $card } from { $victim }'s hand ({ $source }).
    .you = You take { $card } from { $victim }'s hand ({ $source }).
    .you-victim = { $player } takes { $card } from your hand ({ $source }).
event-stole-card-secretly = { $player } takes a card from { $victim }'s hand ({ $source }).
    .you = You take a card from { $victim }'s hand ({ $source }).
    .you-victim = { $player } takes a card from your hand ({ $source }).
event-end-target = A village is complete: the game is over.
event-end-quiet = No village has grown for thirty rounds: the game is over.
event-end-solo = The deck is empty: the game is over.

## The table

area-centre = Centre
area-players = Other players
area-mine = Before you
row-phases = Phases
row-actions = Actions
row-adventurers = Adventurers
row-piles = Buildings
row-purse = Purse
row-types = Types
row-resources = Resources
row-village = Village
row-hand = Hand
board-turn = Turn { $n }: { $player }
board-bank = Bank
board-led-harvest = Harvest
board-led-develop = Develop
board-led-build = Build
board-led-recruit = Recruit
board-led-tax = Tax
board-target = Largest village
board-deck = Deck
board-adventurer-deck = Adventurer deck
board-castle = Castle
board-hand = Unseen cards
board-passes-build = Passes on building until their own turn
place-box = Removed from the game
place-pile-1 = Pile 1
place-pile-2 = Pile 2
place-pile-3 = Pile 3
place-pile-4 = Pile 4
place-pile-5 = Pile 5

## Phases

phase-first_resource = First resources
phase-lead = Action
phase-follow = The others follow
phase-turn_end = End of the turn
phase-over = The game is over

## The score

score-buildings = Buildings
score-adventurers = Adventurers
score-powers = End powers
score-power = { $card }: { $effect }
    .effect = rest
score-gold = Gold
tie-broken = A tie on points, broken by cards in the village, then gold, then resources.
tie-shared = A tie in everything: the victory is shared.
ending-target = A village is complete.
ending-quiet = No village grew any more.
ending-rank-imperator = Imperator! The King unrolls his map and writes “capital” across your village.
ending-rank-architect = Architect: the court has borrowed your plans and keeps forgetting to give them back.
ending-rank-mayor = Mayor: fine ribbons, long speeches, and the capital is being built somewhere else.
ending-rank-backwater = Backwater: peace, fresh air, and a signpost that somebody has turned the wrong way.
ending-rank-pothole = Pothole: every carter knows the spot, for it is where the wheel comes off.

## Options of the game

setting-cards = Card pack
setting-cards-about = A file with cards of your own instead of the standard ones.

## Temperaments of bots

taste-builder = Builder
taste-builder-about = Likes to build, and the grander the better.
taste-host = Host
taste-host-about = Keeps a door open for every adventurer.
taste-steward = Steward
taste-steward-about = Lays out resources first, and would rather not need the neighbours’.
taste-miser = Miser
taste-miser-about = Loves taxes, and parts with gold reluctantly.

## Told by older versions of the rules

option-harvest = Harvest

## Why a card cannot be chosen

why-coins = A coin for each resource that no power gives.
why-no-free = Nobody has free { $resource }, and your castle does not make up for it.
why-way-hand = Build { $card } from your hand: { $what }.
why-way-piles = { $card } lies open on a pile: { $what }.
why-way-home = { $n ->
    [1] { $n } coin comes
   *[other] { $n } coins come
} home when your turn begins.
why-way-tax = A tax brings gold.
why-way-develop = Laid out as a resource, { $card } gives { $what }.

## The first lesson: each note with its words, and what the button that leads to it says

coach-hand = Every card is two things
coach-hand-text = Paid for, a card is a building of your village. Laid under your castle it is a resource for the rest of the game: the one at the lower right of its picture. Lay one out now, free of charge; the others you may want to build.
coach-hand-next = your hand
coach-lead = You lead one action a turn
coach-lead-text = Harvest draws cards, Develop lays out a resource, Build adds a building, Recruit an adventurer, Tax brings gold. The others may then follow the same action, in a weaker form.
coach-lead-next = your action
coach-draw = Take what suits you
coach-draw-text = Cards come from the five open piles, or unseen from the deck, one at a time. When your action is done you may keep 8 in hand.
coach-draw-next = drawing cards
coach-follow = Somebody leads, you may follow
coach-follow-text = It costs a little more or brings a little less, but it is an action in somebody else’s turn. To pass costs nothing.
coach-follow-next = following
coach-resources = Resources build your village
coach-resources-text = Buildings cost food, wood, stone and magic; your castle stands in for any one of them. Resources are never used up: what you develop now you can use in every turn.
coach-resources-next = resources
coach-gold = Gold comes home
coach-gold-text = To use a resource you lay 1 gold on it. When your turn begins, all coins on your castle and your resources come back to you, also those that others laid there. At the end each coin is 1 point.
coach-gold-next = gold
coach-build = Build for points and powers
coach-build-text = A card’s cost is at its upper left, its points are beside the green laurel. Most buildings have a power, too: look closely at a card to read it.
coach-build-next = building
coach-adventurers = Adventurers like good company
coach-adventurers-text = Each wants certain types of buildings in your village; they are not used up. For 1 gold such an adventurer joins you, with points and often a power.
coach-adventurers-next = adventurers
coach-end = How it ends
coach-end-text = As soon as a village has so many buildings and adventurers, the turn is played out and points are counted. That is all you need: play on, and press “Why?” whenever you wonder.
coach-end-next = the end
