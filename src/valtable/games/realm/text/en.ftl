### What the games on Valeria's cards have in common, in English.

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
amount-wild = { $n ->
    [1] { $n } resource of your choice
   *[other] { $n } of one resource of your choice
}
role-worker = worker
role-soldier = soldier
role-shadow = shadow
role-holy = holy
amount-worker = { $n ->
    [1] { $n } worker
   *[other] { $n } workers
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
kind-event = monster event
kind-marker = marker
kinds-citizen = Citizens
kinds-starter = Starters
kinds-monster = Monsters
kinds-event = Monster events
kinds-marker = Markers
badge-starter = starter
badge-citizen = citizens

## Counters: "per ..."

count-domain = { $per ->
    [1] domain
   *[other] { $per } domains
}
count-citizen = { $per ->
    [1] citizen
   *[other] { $per } citizens
}
count-monster = { $per ->
    [1] monster you have slain
   *[other] { $per } monsters you have slain
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

effect-take-citizen-cost = take a citizen of cost { $cost } or less from the centre
effect-take-citizen-any = take any citizen from the centre
effect-take-citizen-role = take a { $role } citizen from the centre
effect-take-citizen-role-cost = take a { $role } citizen of cost { $cost } or less from the centre
effect-take-citizen-named = take one { $name } from the centre
effect-set-die = set one die to { $n }
effect-set-die-any = set one die to any value
effect-add-die = { $n ->
    [1] raise one die by 1
    [-1] lower one die by 1
   *[other] add { $n } to one die
}
effect-add-token = the active player puts { $what } on a monster of their choice
effect-each-player-lose = every player loses { $what }, if they have any
effect-discount = domains cost you { $n } gold less

## The same in short, on the strip of a card: 24 characters at most, the badges that follow included

short-take-citizen = Take a citizen
short-take = Take the
short-set-die = One die = { $n }
short-set-die-any = any value
short-doubles = Doubles
short-discount = Domains
short-add-die = One die { $n }

## When cards do it

when-on-turn = Your turn: { $effect }.
when-off-turn = Other turns: { $effect }.
when-reward = Reward: { $effect }.
when-event = When rolled: { $effect }.

## Figures on cards

fact-herald = on a double, or when nothing matches
fact-activation = wakes on { $values }
fact-role = role: { $role }
fact-cost = costs { $price }
fact-needs = needs { $roles }
fact-area = area: { $area }
fact-type = type: { $type }
fact-worth = worth { $n } VP
note-one-table = copies that the rulebook does not give rest on one public table alone

## Questions

ask-which-die = { $card }: which die will you change?
ask-change-dice = Which domain will you use to change a die?
    .one = { $only }. Will you do that?
ask-put-token = { $card }: which monster gets the token?
ask-gain-any = { $card }: which resource will you gain?
ask-choose-reward = { $card }: which reward will you take?
ask-exchange = Which exchange will you make?
    .one = { $only }?
ask-pay-power = { $card }: will you { $effect }?
ask-pay = { $card }: how will you pay?
ask-take-citizen = { $card }: which citizen will you take?
ask-cover-first = Several stacks are empty: which one is covered first?

## Answers

deed-slay = Slay the { $card } for { $price }
deed-slay-there = Slay the { $card } in column { $n } for { $price }
deed-recruit = Recruit the { $card } for { $price }
deed-build = Build { $card } for { $price }
option-action-gold = Take 1 gold
option-action-strength = Take 1 strength
option-action-magic = Take 1 magic
option-payment = Pay { $price }
option-payment-done = { $price }
option-share = { $gains }
option-die = The die showing { $value }
option-exchange-pass = No more exchanges
option-take-citizen-pass = Take nobody
option-change-dice-pass = Keep the dice
option-pay-power-yes = Yes, pay
option-pay-power-no = No, keep it

## What happened

event-turn = Turn { $n }: { $player }.
    .you = Turn { $n }: you.
event-roll = { $player } rolls { $die1 } and { $die2 }.
    .you = You roll { $die1 } and { $die2 }.
event-die-changed = { $player } turns the { $before } into a { $after } ({ $card }).
    .you = You turn the { $before } into a { $after } ({ $card }).
event-gained = { $player } gains { $gains } ({ $card }).
    .you = You gain { $gains } ({ $card }).
event-harvested = { $player } harvests { $gains } ({ $cards }).
    .you = You harvest { $gains } ({ $cards }).
event-harvested-nothing = { $player } has no citizen that matches the dice.
    .you = You have no citizen that matches the dice.
event-exchanged = { $player } pays { $price } ({ $card }).
    .you = You pay { $price } ({ $card }).
event-used-free = { $player } uses { $card } at no cost.
    .you = You use { $card } at no cost.
event-took-resource = { $player } takes { $what }.
    .you = You take { $what }.
event-slew = { $player } slays the { $card } with { $price }.
    .you = You slay the { $card } with { $price }.
event-recruited = { $player } recruits the { $card } for { $price }.
    .you = You recruit the { $card } for { $price }.
event-took-citizen = { $player } takes the { $card } free of charge.
    .you = You take the { $card } free of charge.
event-turned-up = { $card } is turned up.
event-exhausted = A stack is exhausted: { $place }.
event-left-empty = No Exhausted card is left to lay here: { $place }. The stack counts as exhausted all the same.
event-event-appears = A monster event appears: { $card }.
event-event-woke = The dice wake the { $card }.
event-token-put = { $player } puts { $what } on the { $card }.
    .you = You put { $what } on the { $card }.
event-lost = { $player } loses { $what }.
    .you = You lose { $what }.
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
row-purse = Board
row-roles = Roles
row-strip = Citizens by number
row-counts = Cards
row-tableau = Citizens
board-turn = Turn { $n }: { $player }
board-sum = Sum
board-exhausted-pile = Exhausted cards left
board-progress = Towards the end
board-event-pile = Monster events to come
price-owned = { $base }, plus { $n } you own
price-raised = { $n ->
    [0] { $base }, plus { $extra } while this page lies open
   *[other] { $base }, plus { $n } you own and { $extra } while this page lies open
}
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

## Phases

phase-roll = Roll
phase-harvest = Harvest
phase-first_action = Action 1
phase-second_action = Action 2
phase-monsters = The monsters strike
phase-second_harvest = Second harvest
phase-turn_end = End of the turn
phase-over = The game is over

## Options of the game

setting-areas = Areas
setting-areas-about = Which five monster areas are played.
setting-areas-first = Those of a first game
setting-areas-random = Five at random
setting-citizens = Citizens
setting-citizens-about = Which citizen lies in each of the ten stacks.
setting-citizens-first = Those of a first game
setting-citizens-random = At random
setting-cards = Card pack
setting-cards-about = A file with cards of your own instead of the standard ones.

## Why a card cannot be chosen

why-own-gold = One gold at least must be your own.
why-own-strength = One strength at least must be your own.
why-way-action = An action can bring you { $what }.
why-way-citizen = One { $card } brings { $what } on { $values }.
why-way-role = One { $card } counts as { $what } and costs you { $price }.
