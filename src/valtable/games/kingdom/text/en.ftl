### Valeria: Card Kingdoms, in English.

game-kingdom = Valeria: Card Kingdoms
game-kingdom-about = Roll, harvest, slay and build the greatest realm.
dark-lord = The Dark Lord

## Resources, roles, types

resource-gold = gold
resource-strength = strength
resource-magic = magic
resource-vp = VP
resource-wild = any resource
amount-gold = { $n } gold
amount-strength = { $n } strength
amount-magic = { $n } magic
amount-vp = { $n } VP
amount-unscored = { $what } (worth nothing in the solo game)
amount-wild = { $n ->
    [1] { $n } resource of your choice
   *[other] { $n } of one resource of your choice
}
role-worker = worker
role-soldier = soldier
role-shadow = shadow
role-holy = holy
role-count = { $n ->
    [1] { $n } { $role }
   *[other] { $role ->
        [holy] { $n } { $role }
       *[other] { $n } { $role }s
    }
}
citizen_role-worker = worker
citizen_role-soldier = soldier
citizen_role-shadow = shadow
citizen_role-holy = holy
type-minion = minion
type-beast = beast
type-titan = titan
type-boss = boss
kind-citizen = citizen
kind-starter = starter
kind-monster = monster
kind-domain = domain
kind-duke = duke
kind-event = monster event
kind-marker = marker
kinds-citizen = Citizens
kinds-starter = Starters
kinds-monster = Monsters
kinds-domain = Domains
kinds-duke = Dukes
kinds-event = Monster events
kinds-marker = Markers
badge-starter = starter
badge-citizen = citizens
badge-monster = monsters slain
badge-domain = domains

## Counters: "per ..."

count-domain = { $per ->
    [1] domain
   *[other] { $per } domains
}
count-monster = { $per ->
    [1] monster you have slain
   *[other] { $per } monsters you have slain
}
count-citizen = { $per ->
    [1] citizen
   *[other] { $per } citizens
}
count-citizen_role = { $per ->
    [1] { $name } citizen
   *[other] { $per } { $name } citizens
}
count-role = { $per ->
    [1] { $name } icon
   *[other] { $per } { $name } icons
}
count-name = { $per ->
    [1] { $name }
   *[other] { $per } { $name } cards
}
count-area = { $per ->
    [1] { $name } monster you have slain
   *[other] { $per } { $name } monsters you have slain
}
count-type = { $per ->
    [1] { $name } you have slain
   *[other] { $per } monsters you have slain ({ $name })
}
count-resources = { $per ->
    [1] resource you have
   *[other] { $per } resources you have
}
count-gold = { $per ->
    [1] gold you have
   *[other] { $per } gold you have
}
count-strength = { $per ->
    [1] strength you have
   *[other] { $per } strength you have
}
count-magic = { $per ->
    [1] magic you have
   *[other] { $per } magic you have
}
count-gold-strength = { $per ->
    [1] gold or strength you have
   *[other] { $per } gold and strength combined
}
count-gold-magic = { $per ->
    [1] gold or magic you have
   *[other] { $per } gold and magic combined
}
count-magic-strength = { $per ->
    [1] magic or strength you have
   *[other] { $per } magic and strength combined
}

## What cards do

effect-steal = { $n ->
    [1] take from an opponent { $what }
   *[other] take from an opponent up to { $what }
}
    .verb = { $n ->
        [1] take from an opponent
       *[other] take from an opponent up to
    }
    .rest = { $what }
effect-take-citizen-role-cost = take a { $role } citizen of cost { $cost } or less from the centre
effect-take-citizen-role = take a { $role } citizen from the centre
effect-take-citizen-cost = take a citizen of cost { $cost } or less from the centre
effect-take-citizen-any = take any citizen from the centre
effect-take-citizen-named = take one { $name } from the centre
effect-steal-random-monster = take a random monster from an opponent's victory pile, without its reward
effect-return-monster = return one of your monsters to its stack
effect-return-citizen = return one of your citizens to its stack
effect-set-die = set one die to { $n }
effect-add-die = { $n ->
    [1] raise one die by 1
    [-1] lower one die by 1
   *[other] add { $n } to one die
}
effect-slay-action = slay a monster as an extra action
effect-discount = domains cost you { $n } gold less
effect-ignore-plus = citizens cost no extra gold for copies you own
effect-add-token = the active player puts { $what } on a monster of their choice
effect-each-player-lose = every player loses { $what }, if they have any

## The same in short, on the strip of a card: 24 characters at most, the badges that follow included

short-steal = { $n ->
    [1] Steal
   *[other] Steal up to
}
short-take-citizen = Take a citizen
short-take = Take the
short-return = Give back
short-set-die = One die = { $n }
short-add-die = One die { $n }
short-slay-action = Slay a monster
short-discount = Domains
short-ignore-plus = Recruit without the +
short-doubles = Doubles

## When cards do it

when-on-turn = Your turn: { $effect }.
when-off-turn = Other turns: { $effect }.
when-reward = Reward: { $effect }.
when-event = When rolled: { $effect }.
when-duke = End of the game: { $effects }.
when-on-build = When built: { $effect }.
when-roll = Your roll: { $effect }.
when-any-roll-doubles = On every double, whoever rolls it: { $effect }.
when-harvest = Your harvest: { $effect }.
when-action-start = Start of your actions: { $effect }.
when-action-end = End of your actions: { $effect }.
when-action-passive = During your actions: { $effect }.
when-action-on-slay = When you slay a monster in your actions: { $effect }.
when-action-on-gain-citizen = When you gain a citizen in your actions: { $effect }.

## Figures on cards

fact-herald = on a double, or when nothing matches
fact-activation = on { $values }
fact-role = { $role }
fact-cost = costs { $price }
fact-area = { $area }
fact-type = { $type }
fact-worth = worth { $n } VP
fact-needs = needs { $roles }
note-one-table = copies that the rulebook does not give rest on one public table alone
note-gold-apart = gold is scored apart from magic and strength, unlike in l. 600

## Questions

ask-duke = Which duke will you keep, in secret?
ask-change-dice = Which domain will you use to change a die?
ask-which-die = { $card }: which die will you change?
ask-put-token = { $card }: which monster gets the token?
ask-steal = { $card }: what will you take, and from whom?
ask-steal-less = { $card }: which of these will you take less of?
ask-steal-amount = { $card }: how much will you take?
ask-herald = { $card }: what will you gain?
ask-gain-any = { $card }: which resource will you gain?
ask-choose-reward = { $card }: which reward will you take?
ask-exchange = Which exchange will you make?
ask-action = Your action: slay, recruit, build or take a resource.
ask-pay = { $card }: how will you pay?
ask-pay-power = { $card }: will you { $effect }?
ask-take-citizen = { $card }: which citizen will you take?
ask-return-citizen = { $card }: { $effect }. Which one?
ask-return-monster = { $card }: { $effect }. Which one?
ask-rob-monster = { $card }: where will you take a monster from?
ask-slay-again = { $card }: which monster will you slay as well?
ask-action-end = Which power will you use at the end of your actions?
ask-cover-first = Several stacks are empty: which one is covered first?
ask-rouse = You rolled a six: which monster stack will strike?
ask-give-up-citizen = The monsters strike: which citizen do you give up?

## Answers

deed-slay = Slay the { $card } for { $price }
deed-recruit = Recruit the { $card } for { $price }
deed-build = Build { $card } for { $price }
option-action-gold = Take 1 gold
option-action-strength = Take 1 strength
option-action-magic = Take 1 magic
option-payment = Pay { $price }
option-loot = Take { $what } from { $player }
option-less = Take less …
option-share = { $gains }
option-die = The die showing { $value }
option-change-dice-pass = Keep the dice
option-steal-pass = Take nothing
option-exchange-pass = No more exchanges
option-pay-power-yes = Yes, pay
option-pay-power-no = No, keep it
option-take-citizen-pass = Take nobody
option-rob-monster-pass = Take no monster
option-return-citizen-pass = Keep them all
option-return-monster-pass = Keep them all
option-slay-again-pass = Slay nothing
option-action-end-pass = Done

## What happened

event-turn = Turn { $n }: { $player }.
event-rests = { $player } rests this turn.
event-duke-kept = { $player } keeps { $card }.
event-duke-kept-secretly = { $player } keeps a duke in secret.
event-roll = { $player } rolls { $die1 } and { $die2 }.
event-die-changed = { $player } turns the { $before } into a { $after } ({ $card }).
event-gained = { $player } gains { $gains } ({ $card }).
event-harvested = { $player } harvests { $gains } ({ $cards }).
event-harvested-nothing = { $player } has no citizen that matches the dice.
event-exchanged = { $player } pays { $price } ({ $card }).
event-used-free = { $player } uses { $card } at no cost.
event-stole = { $player } takes { $what } from { $victim } ({ $card }).
event-took-resource = { $player } takes { $what }.
event-slew = { $player } slays the { $card } with { $price }.
event-recruited = { $player } recruits the { $card } for { $price }.
event-built = { $player } builds { $card } for { $price }.
event-took-citizen = { $player } takes the { $card } free of charge.
event-took-monster = { $player } takes the { $card }, without its reward.
event-returned = { $player } returns the { $card } to its stack.
event-robbed = { $player } takes the { $card } from { $victim }.
event-turned-up = { $card } is turned up.
event-exhausted = A stack is exhausted: { $place }.
event-left-empty = No Exhausted card is left to lay here: { $place }. The stack counts as exhausted all the same.
event-event-appears = A monster event appears: { $card }.
event-event-woke = The dice wake the { $card }.
event-token-put = { $player } puts { $what } on the { $card }.
event-lost = { $player } loses { $what }.
event-captured = Captured by the Dark Lord: { $card }.
event-end-monsters = All monsters are slain.
event-end-domains = All domains are built.
event-end-exhausted = Two stacks per player are exhausted.
event-last-round = This is the last round.
event-solo-end-monsters = All monsters are slain.
event-solo-end-exhausted = Five stacks are exhausted.
event-solo-end-overrun = The monsters strike a column where nothing is left to take.
times = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}

## The table

area-centre = Centre
area-players = Other players
area-mine = Before you
row-phases = Phases
row-dice = Dice
row-monsters = Monsters
row-citizens = Citizens
row-domains = Domains
row-purse = Board
row-roles = Roles
row-strip = Citizens by number
row-counts = Cards
row-tableau = Citizens
row-own-domains = Domains
row-victory-pile = Victory pile
row-dealt-dukes = Your two dukes
row-captured-citizens = Captured citizens
row-captured-domains = Captured domains
board-turn = Turn { $n }: { $player }
board-sum = Sum
board-rests = { $player } rests this turn.
board-last-round = Last round
board-progress = Towards the end
board-exhausted = Exhausted stacks
board-points = VP so far
board-exhausted-pile = Exhausted cards left
board-event-pile = Monster events to come
board-duke = Secret duke
mark-rests = rests this turn
price-owned = { $base }, plus { $n } you own
price-discount = { $base }, less { $n } for { $cards }
place-was = { $key } { $card }
place-monster-1 = Monster stack 1
place-monster-2 = Monster stack 2
place-monster-3 = Monster stack 3
place-monster-4 = Monster stack 4
place-monster-5 = Monster stack 5
place-citizen-1 = Citizen stack 1
place-citizen-2 = Citizen stack 2
place-citizen-3 = Citizen stack 3
place-citizen-4 = Citizen stack 4
place-citizen-5 = Citizen stack 5
place-citizen-6 = Citizen stack 6
place-citizen-7 = Citizen stack 7
place-citizen-8 = Citizen stack 8
place-citizen-9 = Citizen stack 9/10
place-citizen-11 = Citizen stack 11/12
place-domain-1 = Domain stack 1
place-domain-2 = Domain stack 2
place-domain-3 = Domain stack 3
place-domain-4 = Domain stack 4
place-domain-5 = Domain stack 5

## Phases

phase-dukes = Choosing dukes
phase-roll = Roll
phase-harvest = Harvest
phase-first_action = Action 1
phase-second_action = Action 2
phase-action_end = End
phase-monsters = The monsters strike
phase-second_harvest = Second harvest
phase-turn_end = End of the turn
phase-over = The game is over

## The score

score-monsters = Monsters
score-domains = Domains
score-board = VP on the board
score-dukes = Duke
score-icons = Icons and resources
score-majorities = Majorities
score-duke = { $card }: { $effect }
    .effect = rest
score-no-duke = { $effect }
    .effect = rest
score-most-citizens = Most citizens
score-most-monsters = Most monsters
score-most-domains = Most domains
ending-monsters = All monsters are slain.
ending-domains = All domains are built.
tie-fewest-cards = A tie on points: the smaller tableau decides.
tie-shared = A tie on points and on cards: the victory is shared.
ending-exhausted = Two stacks per player are exhausted.
ending-solo-monsters = You have slain every monster: Valeria is saved!
ending-solo-overrun = The monsters have overrun Valeria.
ending-solo-exhausted-won = Five stacks are exhausted, and you have more points than the Dark Lord: you win!
ending-solo-exhausted-lost = Five stacks are exhausted, and the Dark Lord has at least as many points as you.

## Options of the game

setting-areas = Areas
setting-areas-about = Which five monster areas are played.
setting-areas-first = Those of a first game
setting-areas-random = Five at random
setting-citizens = Citizens
setting-citizens-about = Which citizen lies in each of the ten stacks.
setting-citizens-first = Those of a first game
setting-citizens-random = At random
setting-events = Monster events
setting-events-about = One monster event per player lies on the Exhausted pile; you may name those you want.
setting-mixed_citizens = Mixed citizens
setting-mixed_citizens-about = Each citizen stack mixes all citizens of its number.
setting-no_duke = Without dukes
setting-no_duke-about = Nobody has a duke; everyone scores icons, resources and majorities.
setting-sum_attacks = The sum strikes too
setting-sum_attacks-about = Harder solo game: the sum of the dice wakes a monster stack as well.
setting-endless_attacks = Endless strikes
setting-endless_attacks-about = Harder solo game: exhausted monster stacks strike too.
setting-cards = Card pack
setting-cards-about = A file with cards of your own instead of the standard ones.
