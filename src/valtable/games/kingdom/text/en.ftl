### Valeria: Card Kingdoms, in English.

game-kingdom = Valeria: Card Kingdoms
game-kingdom-about = Roll, harvest, slay and build the greatest realm.
dark-lord = The Dark Lord

## Resources, roles, types

amount-unscored = { $what } (worth nothing in the solo game)
kind-domain = domain
kind-duke = duke
kinds-domain = Domains
kinds-duke = Dukes
badge-monster = monsters slain
badge-domain = domains

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
effect-steal-random-monster = take a random monster from an opponent's victory pile, without its reward
effect-return-monster = return one of your monsters to its stack
effect-return-citizen = return one of your citizens to its stack
effect-slay-action = slay a monster as an extra action
effect-ignore-plus = citizens cost no extra gold for copies you own

## The same in short, on the strip of a card: 24 characters at most, the badges that follow included

short-steal = { $n ->
    [1] Steal
   *[other] Steal up to
}
short-return = Give back
short-slay-action = Slay a monster
short-ignore-plus = Recruit without the +

## When cards do it

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

note-gold-apart = gold is scored apart from magic and strength, unlike in l. 600

## Questions

ask-duke = Which duke will you keep, in secret?
ask-steal = { $card }: what will you take, and from whom?
    .one = { $card }. { $only }?
ask-steal-less = { $card }: which of these will you take less of?
ask-steal-amount = { $card }: how much will you take?
ask-herald = { $card }: what will you gain?
ask-action = Your action: slay, recruit, build or take a resource.
ask-return-citizen = { $card }: { $effect }. Which one?
ask-return-monster = { $card }: { $effect }. Which one?
ask-rob-monster = { $card }: where will you take a monster from?
ask-slay-again = { $card }: which monster will you slay as well?
ask-action-end = Which power will you use at the end of your actions?
    .one = { $only }?
ask-rouse = You rolled a six: which monster stack will strike?
ask-give-up-citizen = The monsters strike: which citizen do you give up?

## Answers

option-loot = Take { $what } from { $player }
option-less = Take less …
option-steal-pass = Take nothing
option-rob-monster-pass = Take no monster
option-return-citizen-pass = Keep them all
option-return-monster-pass = Keep them all
option-slay-again-pass = Slay nothing
option-action-end-pass = Done

## What happened

event-rests = { $player } rests this turn.
    .you = You rest this turn.
event-duke-kept = { $player } keeps { $card }.
    .you = You keep { $card }.
event-duke-kept-secretly = { $player } keeps a duke in secret.
    .you = You keep a duke in secret.
event-stole = { $player } takes { $what } from { $victim } ({ $card }).
    .you = You take { $what } from { $victim } ({ $card }).
    .you-victim = { $player } takes { $what } from you ({ $card }).
event-built = { $player } builds { $card } for { $price }.
    .you = You build { $card } for { $price }.
event-took-monster = { $player } takes the { $card }, without its reward.
    .you = You take the { $card }, without its reward.
event-returned = { $player } returns the { $card } to its stack.
    .you = You return the { $card } to its stack.
event-robbed = { $player } takes the { $card } from { $victim }.
    .you = You take the { $card } from { $victim }.
    .you-victim = { $player } takes the { $card } from you.
event-captured = Captured by the Dark Lord: { $card }.
event-end-monsters = All monsters are slain.
event-end-domains = All domains are built.
event-end-exhausted = Two stacks per player are exhausted.
event-last-round = This is the last round.
event-solo-end-monsters = All monsters are slain.
event-solo-end-exhausted = Five stacks are exhausted.
event-solo-end-overrun = The monsters strike a column where nothing is left to take.

## The table

row-domains = Domains
row-own-domains = Domains
row-victory-pile = Victory pile
row-dealt-dukes = Your two dukes
row-captured-citizens = Captured citizens
row-captured-domains = Captured domains
board-rests = { $player } rests this turn.
board-last-round = Last round
board-exhausted = Exhausted stacks
board-points = VP so far
board-duke = Secret duke
mark-rests = rests this turn
place-domain-1 = Domain stack 1
place-domain-2 = Domain stack 2
place-domain-3 = Domain stack 3
place-domain-4 = Domain stack 4
place-domain-5 = Domain stack 5

## Phases

phase-dukes = Choosing dukes
phase-action_end = End

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

## Temperaments of learned bots

taste-builder = Builder
taste-builder-about = Would rather build a domain than anything else.
taste-hunter = Hunter
taste-hunter-about = Goes after the monsters.
taste-recruiter = Recruiter
taste-recruiter-about = Likes a full tableau, and recruits whenever that is not too bad.
taste-thief = Thief
taste-thief-about = Takes from the others, and takes what they could have had.

## The first lesson: each note with its words, and what the button that leads to it says

coach-duke = Welcome to Valeria
coach-duke-text = The crown goes to whoever has the most victory points. Your duke says in secret what earns you more of them at the end. What glows can be chosen: keep one of the two.
coach-duke-next = your duke
coach-dice = The dice wake your citizens
coach-dice-text = You rolled { $die1 } and { $die2 }. Each of these numbers wakes every citizen that bears it, and so does their sum. What they earn has come to you already.
coach-dice-next = the dice
coach-purse = This is what you have
coach-purse-text = Gold buys citizens and domains. Strength slays monsters. Magic stands in for a part of either. Victory points are never spent.
coach-purse-next = what you earn
coach-recruit = Now spend it: recruit
coach-recruit-text = A citizen earns for the rest of the game, whenever its number (top left) is rolled. Its price is beside the coin, plus 1 gold for each one of that name you have. Choose one that glows.
coach-recruit-next = spend it
coach-actions = Two actions each turn
coach-actions-text = Slay, recruit, build, or take 1 resource: two of these, in any order, even the same one twice. Nothing you can pay is worth it? Take a resource and save up.
coach-actions-next = your two actions
coach-others = You earn on other rolls too
coach-others-text = Whoever rolls, everybody harvests. On your own turn your citizens do what their left half says (the sun), on other turns the right one (the moon). So every number you own counts twice.
coach-others-next = other turns
coach-monsters = Monsters bring points
coach-monsters-text = Pay the strength at the top left to slay one: its points and its reward are yours, and the next one of the stack comes to light, stronger. Magic may pay a part, but at least 1 strength must be spent.
coach-monsters-next = monsters
coach-domains = Domains shape your realm
coach-domains-text = A domain costs gold, and your citizens must show the role icons at its top left; they are not used up. It brings points and a power that is yours to the end.
coach-domains-next = domains
coach-end = How it ends
coach-end-text = When so many stacks are exhausted, or all monsters are slain, or all domains are built, the round is finished and points are counted. That is all you need. Play on, and press “Why?” whenever you wonder.
coach-end-next = the end
