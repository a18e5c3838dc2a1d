### Valroc, in English.

game-valroc = Valroc
game-valroc-about = Train your mage, court the gods, dare the dark, and tame your creatures.

## Elements, resources, kinds

element-fire = fire
element-water = water
element-earth = earth
element-air = air
amount-val = { $n ->
    [1] { $n } Val
   *[other] { $n } Vals
}
amount-pm = { $n } MP
amount-fire = { $n ->
    [1] { $n } fire point
   *[other] { $n } fire points
}
amount-water = { $n ->
    [1] { $n } water point
   *[other] { $n } water points
}
amount-earth = { $n ->
    [1] { $n } earth point
   *[other] { $n } earth points
}
amount-air = { $n ->
    [1] { $n } air point
   *[other] { $n } air points
}
amount-diamond = { $n ->
    [1] { $n } diamond
   *[other] { $n } diamonds
}
amount-mushroom = { $n ->
    [1] { $n } magic mushroom
   *[other] { $n } magic mushrooms
}
amount-plant = { $n ->
    [1] { $n } healing plant
   *[other] { $n } healing plants
}
amount-berry = { $n ->
    [1] { $n } magic berry
   *[other] { $n } magic berries
}
amount-flask = 1 flask of { $n } MP
amount-gauge_full = { $n ->
    [1] { $n } full gauge token
   *[other] { $n } full gauge tokens
}
amount-gauge_medium = { $n ->
    [1] { $n } medium gauge token
   *[other] { $n } medium gauge tokens
}
amount-gauge_small = { $n ->
    [1] { $n } small gauge token
   *[other] { $n } small gauge tokens
}
amount-card_small = { $n ->
    [1] { $n } small card
   *[other] { $n } small cards
}
amount-card_medium = { $n ->
    [1] { $n } medium card
   *[other] { $n } medium cards
}
amount-card_full = { $n ->
    [1] { $n } full card
   *[other] { $n } full cards
}
skill-plus = +{ $n } { $element }
skill-minus = −{ $n } { $element }
centre-wound = wound
centre-small = small gauge
centre-medium = medium gauge
centre-full = full gauge
pawn-mage = mage
pawn-assistant = assistant
pawn-mercenary = mercenary
pawn-monk = monk
creature-of = { $elements }
dark-magic-card = { $upper } / { $lower }
kind-tameable = tameable creature
kind-wild = wild creature
kind-mythic = mythic creature
kind-hand = recommended hand
kind-action = action card
kind-token = object
kind-course = course
kind-rite = dark magic
kind-spell = spell
kind-board = board
kinds-tameable = Tameable creatures
kinds-wild = Wild creatures
kinds-mythic = Mythic creatures
kinds-hand = Recommended hands
kinds-action = Action cards
kinds-token = Objects
kinds-course = Courses
kinds-rite = Dark magic
kinds-spell = Spells
kinds-board = Boards and offering cards
badge-pm = magic power (MP)
badge-val = Vals
badge-prestige = prestige points
badge-hybrid = hybrids
badge-creature = creatures beaten
badge-course = courses
badge-spell = spells
badge-gauge_full = full gauge token
badge-gauge_medium = medium gauge token
badge-gauge_small = small gauge token
badge-ban = closed
badge-turns = turns

## What cards do

effect-move-wrath = move the sceptre of wrath up to { $n } spaces, either way
effect-search-cards = draw { $n } action cards instead of one and keep the one you prefer
effect-favour-cards = draw { $n } action cards instead of one; either of them may win the favour
effect-teleport = once you have seen the card, you may step into a free room next to yours and take what it yields there
effect-reshuffle = you may shuffle the discarded action cards back into their deck
effect-ignore-wound = discard the first wound that your immunity does not cover, and go on
effect-add-to-offering = add { $n ->
    [1] { $n } Val
   *[other] { $n } Vals
} from the bank to each of your offerings
effect-rob-statues = take up to { $n } Vals from the statues of the sanctuary
effect-fight-twice = fight two creatures one after the other; the arena’s Vals are yours only if you beat both
effect-steal-object = steal an object from another player
effect-fill-gauge = turn a small or medium gauge into a full one
effect-absorb-skill = take 1 skill point in an element of your choice from another player
effect-take-surplus = take all the gauge cards that another player has kept, for a later training of your own
effect-change-bid = change your offering to one statue after all have been shown
effect-weaken-creature = the creature takes { $n } fewer skill points, in any elements you like
effect-combine-mounts = add up the bonuses of two of your tamed creatures
effect-share-fountain = an opponent there shares the MP with you, half and half, rounded in your favour
effect-arena-bonus = +{ $n } in an element of your choice
effect-share-tavern = an opponent there shares the Vals with you, half and half, rounded in your favour
effect-double-fountain = double what your own pawn gains there
effect-force-exchange = an opponent turns up to { $n } Vals into MP, or MP into Vals, as you say
effect-balance-bonus = +{ $n } in every element that is not dominant, instead of the gods’ bonus
effect-redirect-search = choose another open room for an opponent’s search there
effect-double-tavern = double what your own pawn gains there
effect-no-mount = an opponent there gets no bonus from any mount
effect-two-finds = if your search succeeds, take two finds of the card, whatever the rooms
effect-raise-draw-cost = an opponent there pays { $n } MP for each card
effect-double-draws = draw { $n } cards at a time for 1 MP, in your first { $m } draws
effect-arena-malus = an opponent there has −{ $n } in an element of your choice
effect-exchange = turn as many Vals into MP, or MP into Vals, as you like, one for one
effect-balance-malus = an opponent there has −{ $n } in every element that is not dominant
token-diamond = Pays any course in place of its Vals, counts as 7 Vals or more at the sanctuary, and beats any number of Vals when all make offerings.
token-mushroom = Planning: makes a mage of your assistant, your mercenary or the monk, for this turn.
token-plant = Training: discards a wound you have just drawn, so that you may go on.
token-berry = Training: draws one more action card free of charge.
token-flask = At any moment: drink it for 10 MP, or half of it for 5 and the rest later.
token-gauge_full = After a training: counts as a full gauge.
token-gauge_medium = After a training: counts as a medium gauge.
token-gauge_small = After a training: counts as a small gauge.

## The same in short, on the strip of a card: 24 characters at most

short-move-wrath = Wrath ±{ $n }
short-search-cards = Draw { $n } cards, keep 1
short-favour-cards = { $n } cards for the favour
short-teleport = To a room next to yours
short-reshuffle = Reshuffle the discard
short-ignore-wound = Ignore the first wound
short-add-to-offering = Offering +{ $n }
short-rob-statues = Take up to { $n } Vals
short-fight-twice = Two fights
short-steal-object = Steal an object
short-fill-gauge = Fill a gauge
short-absorb-skill = Take 1 skill point
short-take-surplus = Take kept gauges
short-change-bid = Change your offering
short-weaken-creature = { $n } fewer skill points
short-combine-mounts = Two mounts at once
short-share-fountain = Half of their MP
short-arena-bonus = +{ $n } in one element
short-share-tavern = Half of their Vals
short-double-fountain = Your MP doubled
short-force-exchange = Theirs: { $n } Vals ↔ { $n } MP
short-balance-bonus = +{ $n } where not dominant
short-redirect-search = Another room for them
short-double-tavern = Your Vals doubled
short-no-mount = No mount for them
short-two-finds = Two finds
short-raise-draw-cost = { $n } MP a card, for them
short-double-draws = { $n } cards a draw
short-arena-malus = −{ $n } in one element
short-exchange = Vals ↔ MP
short-balance-malus = −{ $n } where not dominant
short-diamond = Pays course or offering
short-mushroom = Makes a pawn a mage
short-plant = Discards a wound
short-berry = One card for free
short-flask = 10 MP, or 5 and 5
short-gauge_full = Training: 4 quarters
short-gauge_medium = Training: 2 quarters
short-gauge_small = Training: 1 quarter

## When and where cards do it

when-at_once = At once: { $effect }.
when-any_time = At any moment: { $effect }.
when-turn_start = Start of each turn: { $effect }.
when-search = Searching the cave: { $effect }.
when-favour = Offering at the sanctuary: { $effect }.
when-between = Between two actions: { $effect }.
when-training = Training ground: { $effect }.
when-offering = Making an offering: { $effect }.
when-offerings = Offering phase: { $effect }.
when-arena = Arena: { $effect }.
when-fight = Fight: { $effect }.
when-fountain = Magic fountain: { $effect }.
when-tavern = Tavern: { $effect }.
when-cave = Cave: { $effect }.
when-mount = As a mount: { $bonuses }.

## Figures on cards

fact-affinities = affinity: { $elements }
fact-skill = takes { $skills }
fact-pm = costs { $price }
fact-prestige = worth { $n } prestige
fact-hybrid = hybrid
fact-hand = { $creatures }
fact-cost = costs { $price }
fact-once = used once
fact-permanent = permanent
fact-mage-only = for the mage only
tag-mage-only = mage only
fact-loss = { $n ->
    [0] costs no prestige once cast
   *[other] costs { $n } prestige once cast
}
fact-upper = upper half of its card
fact-lower = lower half of its card
fact-centre = centre: { $centre }
fact-room = { $room }: { $found }
fact-printed = { $name }: { $values }
fact-hunting = { $players } players, row { $row }: { $values }
source-name = name
source-category = category
source-mount = mount
source-effect = effect
source-when = time
source-wrath = wrath track
source-first = first places
source-count = number
note-hybrids = the rulebook itself says that hybrids cost prestige (l. 109, 489)
note-third-turn = the rulebook itself says that every third turn has an offering phase (l. 433, 443)
note-hunting-four = with four players, the third place of row 1 and the second of row 3 are the rulebook’s, too
note-finds-together = which finds share a card is ours, how many there are of each is the rulebook’s
note-rites-together = two effects that follow each other in the rulebook share a card
note-permanent = permanent, as the rulebook does not say that it is used once
note-used-once = used once: so we read “at any moment” with a single move

## Districts

place-dark_quarter = Dark Quarter
place-fountain = Magic Fountain
place-tavern = Tavern
place-cave = Cave
place-training = Training Ground
place-sanctuary = Sanctuary
place-university = University
place-arena = Arena
option-room = Cave, { $element } room
option-rite = Dark Quarter, { $card }
option-course = University, { $card }
option-course-slot = University, { $card } (slot { $n })

## Objects and finds

object-diamond = diamond
object-mushroom = magic mushroom
object-plant = healing plant
object-berry = magic berry
object-flask = flask of 10 MP
object-open_flask = flask of 5 MP
object-gauge_full = full gauge
object-gauge_medium = medium gauge
object-gauge_small = small gauge
find-nothing = nothing
amount-skill = { $n ->
    [1] { $n } skill point
   *[other] { $n } skill points
}

## Questions

ask-draft = Which creature will you keep before the packet goes on?
ask-give-up-mythic = Too many mythic creatures: which one will you give up?
ask-give-up = You keep six creatures: which one will you give up?
ask-free-skill = In which element will you add a free skill point?
ask-place = Where will you send { $left }?
pawns-left-several = a pawn
pawns-left-mage = your mage
pawns-left-assistant = your assistant
pawns-left-mercenary = your mercenary (2 Vals; he never earns any)
pawns-left-monk = the monk
ask-pawn = { $place }: which pawn will you send?
ask-moment = { $next }. Will you use something first?
next-turn = The turn begins
next-placement = { $player } places next
next-action = { $player } acts next ({ $place })
next-statue = The offerings to the statue of { $element } come next
next-end = The score is counted next
ask-rob-statue = Statue of { $card }: how many Vals will you take?
ask-victim = { $card }: from whom will you take it?
ask-steal-object = { $card }: which object will you steal?
ask-absorb-skill = { $card }: in which element will you take a skill point?
ask-move-wrath = { $card }: how far will you move the sceptre?
ask-target = { $card }: whom will you strike?
    .one = { $card }: will you strike { $only }?
ask-malus-element = { $card }: which element will you weaken?
ask-exchange = How many Vals or MP will you exchange?
ask-exchange-way = { $card }: what must your victim exchange?
ask-keep-spell = Which of the two spells will you keep?
ask-choose-find = Which of the two finds will you take?
ask-teleport = Will you step into a room next to yours?
ask-redirect = { $place }: will you send your victim to another room?
ask-second-find = Which second find will you take?
ask-train = Will you draw a card, or stop training?
ask-use-plant = A wound! Will you discard it with a healing plant?
ask-count = How many skill points will you take for your gauges?
ask-use-gauges = Which gauges will you use?
ask-train-element = In which element have you trained?
ask-fill-gauge = { $card }: which gauge will you fill?
ask-keep-cards = Four cards may stay before you, wounds included: which gauge will you discard?
ask-offering = What will you offer to the gods?
ask-offering-vals = How many Vals will you lay beside the diamond?
ask-statue = On which statue will you lay it?
ask-bid = Statue of { $card }: how many Vals will you offer for 1 skill point?
ask-bid-diamond = Statue of { $card }: will you add a diamond to your offering?
ask-change-bid = Statue of { $card }: all offerings are shown; will you change yours?
ask-attend = { $card }: will you take this course?
ask-fight = Which creature will you fight?
ask-fight-again = Will you cast a spell and fight a second creature?

## Answers

option-mage = Mage
option-assistant = Assistant
option-mercenary = Mercenary, for 2 Vals
option-monk = Monk
option-assistant-mushroom = Assistant as a mage, with a mushroom
option-mercenary-mushroom = Mercenary as a mage, with a mushroom and 2 Vals
option-monk-mushroom = Monk as a mage, with a mushroom
option-not-now = Not now
option-later-next = Not now, but at the next moment
option-later-arena = Not before the arena
option-later-offerings = Not before the offerings
option-later-turn = Not before next turn
option-later-end = Not before the end of the game
option-flask-all = Drink a flask: 10 MP
option-flask-half = Drink half a flask: 5 MP
option-flask-rest = Drink the rest of a flask: 5 MP
option-wrath-up = { $n ->
    [1] { $n } step towards the wrath
   *[other] { $n } steps towards the wrath
}
option-wrath-down = { $n ->
    [1] { $n } step back
   *[other] { $n } steps back
}
option-to-pm = { $n ->
    [1] { $n } Val into { $n } MP
   *[other] { $n } Vals into { $n } MP
}
option-to-vals = { $n } MP into { $n ->
    [1] { $n } Val
   *[other] { $n } Vals
}
option-into-pm = Vals into MP
option-into-vals = MP into Vals
option-stop = Stop
# { $wounds } of the { $cards } cards to come are wounds; nothing wards them off.
option-draw = { $n ->
    [1] Draw a card
    [2] Draw two cards
   *[other] Draw { $n } cards
}: { $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
} in { $cards }
# Immune for { $safe } more draws.
option-draw-immune = { $n ->
    [1] Draw a card
    [2] Draw two cards
   *[other] Draw { $n } cards
}: { $safe ->
    [one] immune once more
    [2] immune twice more
   *[other] immune { $safe } times
}
option-spell = { $card } ({ $n ->
    [0] no prestige lost
   *[other] −{ $n } prestige
})
option-find = { $card }: { $find }
option-gauges = { $gauges }
option-card-small = A small gauge card
option-card-medium = A medium gauge card
option-card-full = A full gauge card
option-pay = Take it for { $price }
option-room-find = { $element } room: { $find }
option-fight = { $card }
option-fight-spell = { $card }, weakened by { $spell }
option-place-pass = Place no more this turn
option-target-pass = Strike nobody
option-exchange-pass = Exchange nothing
option-teleport-pass = Stay where you are
option-redirect-pass = Leave the find as it is
option-second-find-pass = Take no second find
option-train-berry = Eat a magic berry: one card for free
option-use-plant-yes = Discard the wound
option-use-plant-no = Keep the plant
option-fill-gauge-gauge_small = A small gauge token
option-fill-gauge-gauge_medium = A medium gauge token
option-count-skill-0 = None: keep the gauges
option-offering-pass = Offer nothing
option-offering-diamond = A diamond
option-offering-vals-val-0 = None
option-bid-val-0 = Nothing
option-bid-diamond-yes = Add a diamond
option-bid-diamond-no = No diamond
option-change-bid-not-now = Leave it as it is
option-attend-diamond = Pay with a diamond
option-attend-pass = Leave the course
option-fight-pass = Fight nobody
option-fight-again-pass = No second fight

## What happened

event-turn = Turn { $n }: { $player } is first.
    .you = Turn { $n }: you are first.
event-gained = { $player } gains { $gains }.
    .you = You gain { $gains }.
event-lost = { $player } loses { $losses }.
    .you = You lose { $losses }.
event-drafted = { $player } keeps { $card }.
    .you = You keep { $card }.
event-laid-away = { $player } gives up { $card }.
    .you = You give up { $card }.
event-packets-left = The packets go to the left.
event-packets-right = The packets go to the right.
event-announces-prestige = { $player } announces { $n } prestige points in hand.
    .you = You announce { $n } prestige points in hand.
event-first-player-tie = A tie for the first player: { $players }.
event-announces-mythic = { $player } announces { $n } prestige for the best mythic creature.
    .you = You announce { $n } prestige for the best mythic creature.
event-announces-next = { $player } announces { $n } prestige for the next best creature.
    .you = You announce { $n } prestige for the next best creature.
event-first-player-lot = { $players } are level in everything: chance decides.
event-first-player = { $player } is the first player.
    .you = You are the first player.
event-done-placing = { $player } places no more pawns.
    .you = You place no more pawns.
event-ate-mushroom = { $player } makes a mage of the { $pawn } with a magic mushroom.
    .you = You make a mage of the { $pawn } with a magic mushroom.
event-placed = { $player } places the { $pawn }: { $place }.
    .you = You place the { $pawn }: { $place }.
event-wrath-moved = { $player } moves the sceptre of wrath: { $n } of { $most }.
    .you = You move the sceptre of wrath: { $n } of { $most }.
event-wrath = { $player } brings down the wrath of the gods!
    .you = You bring down the wrath of the gods!
event-spell-forgiven = The dark tower takes back { $card }, which no longer costs { $player } any prestige.
    .you = The dark tower takes back { $card }, which no longer costs you any prestige.
event-rite = { $player } uses dark magic: { $card }.
    .you = You use dark magic: { $card }.
event-strikes = { $player } strikes { $victim } with { $card }.
    .you = You strike { $victim } with { $card }.
    .you-victim = { $player } strikes you with { $card }.
event-strikes-element = { $player } chooses { $element }.
    .you = You choose { $element }.
event-no-spell = { $player } learns nothing: there is no spell left.
    .you = You learn nothing: there is no spell left.
event-learnt = { $player } learns { $card }.
    .you = You learn { $card }.
event-learnt-secretly = { $player } learns a spell.
    .you = You learn a spell.
event-spells-shuffled = The discarded spells are shuffled into a new deck.
event-actions-shuffled = The action cards are shuffled anew.
event-visits = { $player } is at the { $place }.
    .you = You are at the { $place }.
event-shares = { $player } must share with { $other }.
    .you = You must share with { $other }.
    .you-other = { $player } must share with you.
event-mercenary-brings-nothing = The mercenary brings { $player } no Vals.
    .you = The mercenary brings you no Vals.
event-none-left = { $player } finds nothing: no { $object } is left.
    .you = You find nothing: no { $object } is left.
event-found = { $player } takes a { $object }.
    .you = You take a { $object }.
event-found-nothing = { $player } finds nothing.
    .you = You find nothing.
event-searches = { $player } searches the { $element } room: { $find }.
    .you = You search the { $element } room: { $find }.
event-teleports = { $player } steps into the { $element } room.
    .you = You step into the { $element } room.
event-redirects = { $player } sends { $victim } to the { $element } room.
    .you = You send { $victim } to the { $element } room.
    .you-victim = { $player } sends you to the { $element } room.
event-drank = { $player } drinks from a flask.
    .you = You drink from a flask.
event-cast = { $player } casts { $card }.
    .you = You cast { $card }.
event-robbed-statue = { $player } takes { $n ->
    [1] { $n } Val
   *[other] { $n } Vals
} from the statue of { $element }.
    .you = You take { $n ->
        [1] { $n } Val
       *[other] { $n } Vals
    } from the statue of { $element }.
event-stole-object = { $player } steals a { $object } from { $victim }.
    .you = You steal a { $object } from { $victim }.
    .you-victim = { $player } steals a { $object } from you.
event-took-surplus = { $player } takes { $n ->
    [1] a gauge card
   *[other] { $n } gauge cards
} from { $victim }.
    .you = You take { $n ->
        [1] a gauge card
       *[other] { $n } gauge cards
    } from { $victim }.
    .you-victim = { $player } takes { $n ->
        [1] a gauge card
       *[other] { $n } gauge cards
    } from you.
event-surplus-discarded = { $player } discards a { $gauge }: only four cards may be kept.
    .you = You discard a { $gauge }: only four cards may be kept.
event-used-course = { $player } uses { $card }.
    .you = You use { $card }.
event-trains = { $player } trains, { $n ->
    [0] without immunity
    [1] immune for one draw
   *[other] immune for { $n } draws
}.
    .you = You train, { $n ->
        [0] without immunity
        [1] immune for one draw
       *[other] immune for { $n } draws
    }.
event-draws = { $player } draws a { $gauge }.
    .you = You draw a { $gauge }.
event-wounded = { $player } is wounded, and the training is over.
    .you = You are wounded, and the training is over.
event-immune = { $player } is immune to the wound.
    .you = You are immune to the wound.
event-first-aid = First aid spares { $player } the wound.
    .you = First aid spares you the wound.
event-used-plant = { $player } discards the wound with a healing plant.
    .you = You discard the wound with a healing plant.
event-ate-berry = { $player } eats a magic berry.
    .you = You eat a magic berry.
event-gauges-used = { $player } uses { $n ->
    [1] one gauge
   *[other] { $n } gauges
}.
    .you = You use { $n ->
        [1] one gauge
       *[other] { $n } gauges
    }.
event-mage-out = A second wound: { $player }’s mage must rest for the next turn.
    .you = A second wound: your mage must rest for the next turn.
event-mage-back = { $player }’s mage is well again.
    .you = Your mage is well again.
event-offers = { $player } lays on the statue of { $element }: { $diamond ->
    [0] { $n ->
        [1] { $n } Val
       *[other] { $n } Vals
    }
   *[other] { $n ->
        [0] a diamond
        [1] a diamond and { $n } Val
       *[other] a diamond and { $n } Vals
    }
}{ $added ->
    [0] .
   *[other] , and { $added } more from the bank.
}
    .you = You lay on the statue of { $element }: { $diamond ->
        [0] { $n ->
            [1] { $n } Val
           *[other] { $n } Vals
        }
       *[other] { $n ->
            [0] a diamond
            [1] a diamond and { $n } Val
           *[other] a diamond and { $n } Vals
        }
    }{ $added ->
        [0] .
       *[other] , and { $added } more from the bank.
    }
event-no-offering = { $player } offers nothing.
    .you = You offer nothing.
event-favour = The statue of { $element } grants { $player } a favour.
    .you = The statue of { $element } grants you a favour.
event-no-favour = { $player } wins no favour.
    .you = You win no favour.
event-monk-follows = The monk will accompany { $player } in the next turn.
    .you = The monk will accompany you in the next turn.
event-statues-emptied = The statues are emptied for the offerings.
event-announces-vals = { $player } announces { $n ->
    [1] { $n } Val
   *[other] { $n } Vals
}.
    .you = You announce { $n ->
        [1] { $n } Val
       *[other] { $n } Vals
    }.
event-bids = { $player } offers { $diamond ->
    [0] { $n ->
        [0] nothing
        [1] { $n } Val
       *[other] { $n } Vals
    }
   *[other] { $n ->
        [0] a diamond
        [1] a diamond and { $n } Val
       *[other] a diamond and { $n } Vals
    }
} to the statue of { $element }.
    .you = You offer { $diamond ->
        [0] { $n ->
            [0] nothing
            [1] { $n } Val
           *[other] { $n } Vals
        }
       *[other] { $n ->
            [0] a diamond
            [1] a diamond and { $n } Val
           *[other] a diamond and { $n } Vals
        }
    } to the statue of { $element }.
event-fictive-bids = The dummy bidder offers { $n ->
    [0] nothing
    [1] { $n } Val
   *[other] { $n } Vals
} to the statue of { $element }.
event-wins-offering = { $player } wins the favour of the statue of { $element }.
    .you = You win the favour of the statue of { $element }.
event-fictive-wins = The dummy bidder wins at the statue of { $element }: nobody gains anything.
event-nobody-wins = Nobody wins the favour of the statue of { $element }.
event-attends = { $player } takes { $card } for { $price }.
    .you = You take { $card } for { $price }.
event-misses-course = { $player } does not take { $card }.
    .you = You do not take { $card }.
event-tamed = { $player } tames { $card }.
    .you = You tame { $card }.
event-beaten = { $player } beats { $card }.
    .you = You beat { $card }.
event-no-fight = { $player } beats no creature.
    .you = You beat no creature.
event-new-dark-magic = New dark magic: { $card }.
event-new-course = New course: { $card }.
event-end-six = One player has beaten six creatures: the game is over.
event-end-quiet = No creature has been beaten for thirty turns: the game is over.

## The table

board-wrath = Wrath of the gods
board-turn = Turn { $n }, { $player } first
board-slot-arena = duel
board-slot-sanctuary = offer
board-statue = Offerings: { $element }
board-spells = Spells
board-courses = Courses
board-dark-magic = Dark magic
board-hunting-row = { $element }: { $pays }
board-hunted = { $player }: { $n } prestige so far
area-centre = Centre
area-city = Valroc
area-hunting = Hunting board
area-players = Other players
area-mine = Before you
row-phases = Phases
row-decks = Decks
row-purse = Purse
row-skills = Skills
row-tally = Creatures and spells
row-pawns = Pawns
row-objects = Objects
row-kept = Kept from training
row-packet = Packet of the draft
row-hand = Creatures in hand
row-beaten = Creatures beaten
row-courses = Courses
row-spells = Spells
back-tameable = Tameable creatures
back-wild = Wild creatures
back-mythic = Mythic creatures
back-spell = Secret spells
pawn-of = { $player }’s { $pawn }
statue = Statue of { $element }
statue-dominant = Statue of { $element }, dominant
mark-mage-out = The mage rests

## Phases

phase-draft = Draft
phase-keep = Six of nine
phase-skills = Two skill points
phase-turn = Start of the turn
phase-planning = Planning
phase-actions = Actions
phase-offerings = Offerings
phase-maintenance = Maintenance
phase-over = The game is over

## The score

score-creatures = Creatures
score-skills = Skill points
score-hunts = Hunting board
score-hunting = Hunting board: { $element }
score-courses = Most courses
score-vals = Vals
score-hybrids = Hybrids
score-spells = Spells cast
tie-broken = A tie on prestige, broken by the creatures, then by the skill points.
tie-shared = A tie in everything: the victory is shared.
ending-six = One player has beaten six creatures.
ending-quiet = For thirty turns no creature was beaten.

## Options of the game

setting-hands = Creatures
setting-hands-about = How everybody comes by six creatures.
setting-hands-recommended = recommended hands
setting-hands-draft = draft
setting-mythics = Mythic creatures
setting-mythics-about = How many mythic creatures are kept; two or three need the draft.
setting-mythics-1 = exactly one
setting-mythics-2 = exactly two
setting-mythics-3 = exactly three
setting-hunting = Hunting board
setting-hunting-about = The order of the elements on the hunting board.
setting-hunting-recommended = air, water, fire, earth
setting-hunting-random = at random
setting-rotate_first_player = The first player changes
setting-rotate_first_player-about = The token moves to the left after each turn; as printed it never does.
setting-cards = Card pack
setting-cards-about = A file with figures of your own instead of the standard ones.

## Temperaments of bots

taste-hunter = Hunter
taste-hunter-about = Heads for the Arena as soon as a creature can be beaten.
taste-scholar = Scholar
taste-scholar-about = Never misses a course at the University.
taste-sorcerer = Sorcerer
taste-sorcerer-about = Is at home in the Dark Quarter, and spares nobody a spell.
taste-devout = Devout
taste-devout-about = Courts the gods, and gives more than others would.
taste-daredevil = Daredevil
taste-daredevil-about = Draws one more card in training, whatever the risk.

# --- the board
badge-immunity = immunity
row-action-deck = Action cards to come
row-used = Spells cast
row-picked = Your picks

## Why a place cannot be chosen

why-left-most = The left-most free place comes first.
why-visited = One of your pawns is in that district already.
why-known-course = You have attended that course.
why-pawns = None of the pawns that you have left may go there.

## The first lesson: each note with its words, and what the button that leads to it says

coach-creatures = Six creatures to beat
coach-creatures-text = Each wants skills (top left), costs magic power and is worth prestige (the laurel). Whoever beats six ends the tournament, and the most prestige wins it.
coach-creatures-next = your creatures
coach-skills = Skills are never spent
coach-skills-text = You only have to have them. Add two points now, free of charge: look at what most of your creatures want.
coach-skills-next = your skills
coach-pawns = Send your pawns into the town
coach-pawns-text = One at a time, in turn with the others, and never two of yours to one district. Only the mage trains and fights; the mercenary costs 2 Vals each time.
coach-pawns-next = your pawns
coach-street = Magic power and coins
coach-street-text = When all pawns stand, the districts act in the order of their numbers. The fountain gives magic power, the tavern Vals: good places for a first turn.
coach-street-next = where to go
coach-training = Here your mage learns
coach-training-text = For 1 magic power a card: gauges become skill points, a wound ends the training. On the early slots the first wounds do no harm.
coach-training-next = training
coach-arena = Here you win
coach-arena-text = Your mage fights one creature of your hand: have its skills, spend its magic power, and it is beaten. A tamed one becomes a mount that helps in later fights.
coach-arena-next = the arena
coach-university = Courses and finds
coach-university-text = The university sells courses, whose powers last. The cave is a gamble: Vals, flasks, plants, gauges, or nothing at all.
coach-university-next = courses and finds
coach-dark = Tempting, and dangerous
coach-dark-text = The dark quarter gives a rite and a secret spell, but each visit moves the sceptre towards the wrath of the gods, and used spells cost prestige.
coach-dark-next = dark magic
coach-offerings = Offerings to the gods
coach-offerings-text = After every third turn all bid in secret for a skill point at each statue. Every offering is spent, the highest wins. The statue with the most Vals then helps everybody in the arena.
coach-offerings-next = offerings
coach-end = The hunt, and the end
coach-end-text = Most beaten creatures of an element bring the prestige of its row. With somebody’s sixth creature the game ends. That is all you need: play on, and press “Why?” whenever you wonder.
coach-end-next = the end
