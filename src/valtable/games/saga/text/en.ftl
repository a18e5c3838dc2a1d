### La Saga du Ténébréon, in English.

game-saga = Saga of the Darksworn
game-saga-about = Stand together against the dark, and turn the page before it closes on you.

## Kinds of cards

kind-dark_monster = dark monster
kind-saga_monster = dark monster of the saga
kind-explorer = explorer
kind-radiant = radiant token
kind-favour = favour
kind-boon = boon
kind-book = book
kind-page = page
kind-task = task
kinds-dark_monster = Dark monsters
kinds-saga_monster = Dark monsters of the saga
kinds-explorer = Explorer
kinds-radiant = Radiant tokens
kinds-favour = Favours
kinds-boon = Boons
kinds-book = Books
kinds-page = Pages
kinds-task = Tasks
badge-monster = monsters
badge-wall = walls
badge-radiant = radiant tokens
badge-dull = dull radiant tokens
badge-task = the task

## Books

book-heading = { $number }: { $name }
book-number = { $n ->
    [1] Book One
    [2] Book Two
    [3] Book Three
    [4] Book Four
    [5] Book Five
    [6] Book Six
   *[other] Book { $n }
}

## What monsters and books do

effect-attack-number = attack column { $n }
    .verb = attack
    .rest = column { $n }
effect-attack-self = attack this column
    .verb = attack
    .rest = this column
effect-attack-all = attack every column that holds a monster
effect-attack-weakest = attack the column with the weakest wall
effect-attack-beside = attack a neighbouring column
effect-breach-wall-number = damage the wall of column { $n }
    .verb = damage the wall
    .rest = of column { $n }
effect-breach-wall-self = damage the wall of this column
effect-breach-wall-all = damage the wall of every column that holds a monster
effect-breach-wall-weakest = damage the weakest wall
effect-breach-wall-beside = damage the wall of a neighbouring column
effect-capture-column = { $n ->
    [1] capture a citizen of this column, wall or no wall
   *[other] capture { $n } citizens of this column, wall or no wall
}
effect-capture-any = { $n ->
    [1] capture a citizen of any stack
   *[other] capture { $n } citizens of any stacks
}
effect-capture-fullest = { $n ->
    [1] capture a citizen of the fullest stack
   *[other] capture { $n } citizens of the fullest stack
}
effect-banish-column = { $n ->
    [1] banish a citizen of this column, wall or no wall
   *[other] banish { $n } citizens of this column, wall or no wall
}
effect-banish-any = { $n ->
    [1] banish a citizen of any stack
   *[other] banish { $n } citizens of any stacks
}
effect-banish-fullest = { $n ->
    [1] banish a citizen of the fullest stack
   *[other] banish { $n } citizens of the fullest stack
}
effect-tokens-self = put { $what } on this monster
effect-tokens-task = put { $what } on the task
effect-tokens-monsters = put { $what } on every monster of the row
effect-lose-each = make each player lose { $what }
effect-lose-active = make the active player lose { $what }
effect-dim-each = turn each player's radiant token dull
effect-dim-active = turn the active player's radiant token dull
effect-spawn = put the { $monster } in column { $n } in place of its monster, which is discarded

## What helps

effect-steal = gain { $what }, first from tokens on monsters and on the task
effect-steal-random-monster = gain the VP of a random monster of the discard, then put it back or banish it
effect-gain-each = give each player { $what }
effect-gain-active = give the active player { $what }
effect-give-radiant-each = give each player a radiant token, bright side up
effect-give-radiant-active = give the active player a radiant token, bright side up
effect-free = { $n ->
    [1] return a captured citizen to its stack
   *[other] return { $n } captured citizens to their stacks
}
effect-build-wall = { $n ->
    [1] build a wall
   *[other] build { $n } walls
}
effect-mend-wall = { $n ->
    [1] mend a breached wall
   *[other] mend up to { $n } breached walls
}
effect-recharge = { $n ->
    [1] recharge a radiant token of any player
   *[other] recharge { $n } radiant tokens of any players
}
effect-convert = { $n ->
    [1] turn any amount of one resource into as much of another
   *[other] turn any amount of one resource into { $n } times as much of another
}
effect-discard-monster = discard a monster of the row with a printed strength of { $n } or less, without its reward
effect-stop-attack = stop one attack on one column
effect-cancel-six = ignore what the book does on a 6
effect-first-task-less = the first token on the first task costs { $n } less of one resource

## What holds while a page lies open

effect-radiants = radiant tokens can be used
effect-recruit-more = citizens of value { $value } or more cost { $what } more
effect-task-locked = no token can be placed on the task while the { $monster } is in the row
effect-wall-price = a wall built by prayer costs { $n } VP
effect-shift-numbers = { $n ->
    [1] every number tile stands one column further right, the last one above column 1
   *[other] every number tile stands { $n } columns further right, the last ones above the first columns
}
effect-task-for-vp = whoever places a token may pay { $value } VP to pay { $n } less of one resource
effect-radiant-pays = a bright radiant token, turned dull, pays { $n } of any one resource of the task

## The same in short, on the strip of a card: 24 characters at most, the badges that follow included

short-column-all = everywhere
short-column-weakest = weakest wall
short-column-beside = next to it
short-stacks-fullest = fullest
short-steal = Tokens, then reserve
short-cancel-six = Ignore a 6
short-radiants = Radiants may be used
short-shift-numbers = Numbers { $n }

## When

when-immediate = When it appears: { $effect }.
when-column = When its column is rolled: { $effect }.
when-die = When its value is rolled: { $effect }.
when-favour = Prayer: { $effect }.
when-once = Once in each book: { $effect }.
when-setup = At set-up: { $effect }.
when-radiant = Your turn, turned dull: { $effect }.
when-page = At once: { $effect }.
when-open = While it lies open: { $effect }.
when-saga = From now on, in every book: { $effect }.
when-six = On every 6: { $effect }.
when-task = For each token: { $effect }.

## Figures on cards

fact-wakes-immediate = acts when it appears
fact-wakes-column = acts on the number of its column
fact-wakes-die = acts on a { $n }
fact-prayer = { $n ->
    [0] costs no VP
   *[other] costs { $n } VP
}
fact-cost-three = with three players { $price }
fact-cost-four = with four or five { $price }
fact-tokens = { $n ->
    [0] one token per player
    [1] one token
   *[other] { $n } tokens
}
fact-page = { $book }, page { $n }
fact-start = everybody starts with { $goods }
fact-dark-monsters = { $n ->
    [0] no dark monster
    [1] one dark monster at random
   *[other] { $n } dark monsters at random
}

## Where the figures come from

source-cost = cost
source-trigger = when it works
source-faces = two faces
source-on_six = on a 6
source-place = place in the book
source-radiants = radiant tokens
source-stores = what the coffer keeps
source-story = story
note-review-walls = a public review says that some favours build walls for less than 8 VP
note-review-citizens = a public review says that some favours return citizens

## Questions

ask-action = { $players ->
    [1] Your action: slay, recruit, pray, join the story or take a resource.
   *[other] Your action: slay, recruit, pray, share, join the story or take a resource.
}
ask-herald = { $card }: what will you gain?
ask-share-with = With whom will you share?
ask-share-what = What will you share with { $other }?
ask-share-amount = How much { $what } will you share with { $other }?
ask-share-type = { $giver } shares with you: what will you gain?
ask-free-citizen = { $card }: which captured citizen goes home?
ask-build-wall = { $card }: under which monster will the wall stand?
ask-mend-wall = { $card }: which wall will you mend?
ask-discard-monster = { $card }: which monster will you discard?
ask-die-value = { $card }: which value will the die show?
ask-convert-from = { $card }: which resource will you give?
ask-convert-amount = { $card }: how much { $what } will you give?
ask-convert-to = { $card }: which resource will you gain?
ask-recharge = { $card }: whose radiant token will you recharge?
ask-radiant-gain = { $card }: which resource will you gain?
ask-task-vp = { $card }: will you pay { $price } to pay { $n } less of one resource?
ask-task-radiant = { $card }: will you turn your radiant token dull to pay { $n } less of one resource?
ask-task-less = { $card }: of which resource will you pay { $n } less?
ask-give-up-citizen = Column { $n } is attacked ({ $card }): which citizen is captured?
ask-capture-citizen = { $card }: which citizen is captured?
ask-banish-citizen = { $card }: which citizen is banished?
ask-attack-which = { $card }: which column is attacked?
ask-breach-which = { $card }: which wall is damaged?
ask-stop-attack = Column { $n } is attacked ({ $card }): will you stop it with your radiant token?
ask-cancel-six = A six: the book is about to { $effect }. Will you use this boon against it ({ $card })?
ask-steal-tokens = { $card }: from which card will you take { $what }?
ask-rob-discard = { $card }: will you put this monster back or banish it?

## Answers

deed-pray = Pray for { $card } ({ $price })
deed-pray-free = Pray for { $card } at no cost
deed-wall = Pray for a wall ({ $price })
deed-join = Join the story for { $price }: { $card }
deed-boon = Use the boon { $card }: { $effect }
deed-share = Share resources
deed-radiant = Use your radiant token for 2 of one resource
option-gift = Give { $price }, for { $n } of one resource
option-steal-tokens-pass = Take them from the reserve
amount-face = { $n }
option-column = Column { $n }
option-task-vp-yes = Yes, pay the VP
option-task-vp-no = No, pay in full
option-task-radiant-yes = Yes, turn it dull
option-task-radiant-no = No, keep it bright
option-stop-attack-yes = Yes, stop the attack
option-stop-attack-no = No, let it come
option-cancel-six-yes = Yes, use the boon
option-cancel-six-no = No, keep it for later
option-rob-discard-back = Put it back
option-rob-discard-banish = Banish it

## What happened

event-prayed = { $player } pays { $price } and prays to Aquila: { $card }.
    .you = You pay { $price } and pray to Aquila: { $card }.
event-prayed-free = { $player } prays to Aquila at no cost: { $card }.
    .you = You pray to Aquila at no cost: { $card }.
event-prayed-wall = { $player } pays { $price } and prays to Aquila for a wall.
    .you = You pay { $price } and pray to Aquila for a wall.
event-wall-built = { $player } builds a wall in column { $n }.
    .you = You build a wall in column { $n }.
event-wall-mended = { $player } mends the wall of column { $n }.
    .you = You mend the wall of column { $n }.
event-wall-breached = The wall of column { $n } cracks.
event-wall-fell = The wall of column { $n } falls.
event-attacked = Column { $n } is attacked: { $card }.
event-attack-stopped = { $player } stops the attack on column { $n } with a radiant token.
    .you = You stop the attack on column { $n } with a radiant token.
event-captured = A citizen is captured: { $card }.
event-banished = A citizen is banished: { $card }.
event-freed = { $reopened ->
    [1] A captured citizen goes home, and the stack is open again: { $card }.
   *[0] A captured citizen goes home: { $card }.
}
event-shared = { $player } gives { $price }; { $other } gains { $gains }.
    .you = You give { $price }; { $other } gains { $gains }.
    .you-other = { $player } gives { $price }; you gain { $gains }.
event-joined = { $player } pays { $price } and joins the story: { $card }, { $k } of { $n }.
    .you = You pay { $price } and join the story: { $card }, { $k } of { $n }.
event-joined-free = { $player } joins the story at no cost: { $card }, { $k } of { $n }.
    .you = You join the story at no cost: { $card }, { $k } of { $n }.
event-page-turned = The page is turned: { $card }.
event-book-won = The last page is turned, and the book is won: { $card }.
event-book-lost = Nobody is left to take, and the book is lost: { $card }.
event-dark-acts = A dark monster acts: { $card }.
event-book-acts = A six: the book acts ({ $card }).
event-tokens-put = Tokens are put on a card: { $card } ({ $what }).
event-tokens-taken = { $player } takes { $what } from a card: { $target } ({ $card }).
    .you = You take { $what } from a card: { $target } ({ $card }).
event-radiant-given = { $player } receives a radiant token.
    .you = You receive a radiant token.
event-radiant-used = { $player } turns a radiant token dull.
    .you = You turn a radiant token dull.
event-radiant-dimmed = { $player }’s radiant token goes dull.
    .you = Your radiant token goes dull.
event-radiant-recharged = { $player }’s radiant token is bright again.
    .you = Your radiant token is bright again.
event-boon-used = { $player } uses a boon: { $card }.
    .you = You use a boon: { $card }.
event-six-cancelled = The book does nothing on this six ({ $card }).
event-converted = { $player } turns { $price } into { $gains } ({ $card }).
    .you = You turn { $price } into { $gains } ({ $card }).
event-monster-discarded = A monster is discarded: { $card }.
event-monster-dealt = A monster comes to column { $n }: { $card }.
event-deck-shuffled = { $deck ->
    [favour] The discarded favours are shuffled into a new deck.
   *[monster] The discarded monsters are shuffled into a new deck.
}
event-favour-dealt = A favour is turned up: { $card }.
event-spawned = A dark monster rises in column { $n }: { $card }.
event-random-monster = { $fate ->
    [banished] { $player } gains { $gains } for a random monster of the discard and banishes it: { $card }.
   *[returned] { $player } gains { $gains } for a random monster of the discard and puts it back: { $card }.
}
    .you = { $fate ->
        [banished] You gain { $gains } for a random monster of the discard and banish it: { $card }.
       *[returned] You gain { $gains } for a random monster of the discard and put it back: { $card }.
    }

## The end: what the team has done

ending-won = You have turned the last page together: the book is won!
ending-lost = The dark came for one more citizen, and nobody was left to take: the book is lost.
score-pages = Pages turned
score-slain = Monsters slain
score-captured = Citizens in the oubliettes
score-banished = Citizens banished
score-walls = Walls standing

## The coffer

keepsake-dark = a dark monster: it comes back

## Options of the game

setting-book = Book
setting-book-about = Which book you play.
setting-book-prophecy = Book One: The Prophecy
setting-book-western_march = Book Two: The Western March
setting-book-shores_of_kosk = Book Three: The Shores of Kosk
setting-book-drowned_city = Book Four: The Drowned City
setting-book-pact_of_shadows = Book Five: The Pact of Shadows
setting-book-the_darksworn = Book Six: The Darksworn
setting-book-forgotten_temple = Dungeon Delve: The Forgotten Temple
setting-hard = Smaller stacks
setting-hard-about = Harder: each citizen stack holds one card per player and one more, instead of two more.
setting-events = Monster events
setting-events-about = The ultimate challenge: one monster event per player lies on the Exhausted pile; you may name those you want.
setting-books = Books of your own
setting-books-about = A file with books of your own instead of the standard ones.
setting-coffer = Coffer
setting-coffer-about = What the books you have won left you: radiant tokens, boons, and dark monsters that come back.

## The table

area-book = The book
area-oubliettes = Oubliettes
area-siege = The siege
area-aquilin = Aquila
area-story = The story so far
tab-book = Book
row-favours = Favours
row-boons = Boons
row-radiant = Radiant token
board-page = Page
board-page-of = { $book }, page { $n }
board-phase-monsters = Monsters
board-phase-turn_end = End
board-wakes = Wakes
board-monsters-left = Monsters to come
board-does = { $effect }.
board-task-of = Task { $n } of { $all }
board-task-cost = for each token
board-task-done = { $n } of { $all } placed
board-task-gain = Each time: { $effect }.
board-task-raised = for each token, { $what } more
board-task-locked = Locked while the { $monster } is in the row.
board-none-banished = Nobody is banished.
board-banished = { $n ->
    [1] Banished for good: { $cards }
   *[other] { $n } banished for good: { $cards }
}
board-column = Column { $n }
board-no-monster = No monster
board-no-favour = No favour
board-spare-walls = Spare walls
board-wall-price = A wall costs { $price }.
board-favours-left = Favours to come
board-radiant-bright = Radiant token, bright
board-radiant-dull = Radiant token, dull
wall-whole = Intact wall
wall-breached = Breached wall
wall-gone = No wall

phase-opening = The book is opened

## What will strike

omens-mine = When your turn ends
omens = When { $player }’s turn ends
omen-strikes = strikes
omen-doomed = will be taken
omen-at-risk = may be taken
omen-wall-breach = will crack
omen-wall-fall = will fall
omen-foot-empty = All taken: column empty
omen-foot-defeat = Nobody left: defeat
omen-all = { $parts }
omen-twice = twice: { $what }
omen-breach = the wall cracks
omen-fall = the wall falls
omen-breach-fall = the wall cracks, then falls
omen-defeat = nobody is left to take: all is lost
omen-taken = the column loses { $cards }
omen-taken-one = { $cards } is taken
    .cards = or
omen-taken-some = { $n } citizens are taken ({ $cards })
one-citizen = { $id ->
    [alchemist] an { $card }
    [archer] an { $card }
   *[other] a { $card }
}
omen-dark = { $monster }: { $effect }
omen-book = the book: { $effect }
omen-not-rolled = The dice will tell: each number that falls is struck.
omen-none = Nothing strikes this turn.
omen-over = Nothing strikes any more.
omen-struck = The monsters have struck.

## The story as it is told

story-begins = { $book }
story-turns = { $page }
story-done = { $task }: it is done. You turn the page together.
story-end-won = { $book }: the last page is turned.
story-end-lost = { $book }: the story breaks off here.
story-title-won = Victory
story-title-lost = Defeat
story-start = At the outset
story-at-once = At once
story-open = While this page lies open
story-saga = From now on, in every book
story-six-page = On every 6, on this page
story-six-book = On every 6, in this book
story-radiants = Radiant tokens can be used: on your turn, turn yours dull to { $effect }.
story-first-task = First task
story-next-task = Next task
story-last-task = Last task of the book
story-kept = In the coffer
story-coffer = You keep { $cards }.
story-again = Not the end
story-try-again = The coffer is as it was. Set out again.

## On cards

tag-wakes-immediate = at once
tag-wakes-column = its column
tag-wakes-die = on a { $n }

## Temperaments of learned bots

taste-guardian = Guardian
taste-guardian-about = Keeps the walls standing before all else.
taste-hunter = Hunter
taste-hunter-about = Goes after the monsters, the dark ones first.
taste-pilgrim = Pilgrim
taste-pilgrim-about = Presses on with the story, and prays on the way.
taste-giver = Giver
taste-giver-about = Shares gladly, and brings captives home.

## The first lesson: each note with its words, and what the button that leads to it says

coach-team = You win or lose together
coach-team-text = The book lies open. Pay for its tasks, page by page, and you have all won. Meanwhile monsters carry citizens off; when none is left to take, you have all lost.
coach-team-next = the book
coach-dice = The dice wake your citizens
coach-dice-text = You rolled { $die1 } and { $die2 }. Each number, and their sum, woke the citizens that bear it, yours and your friend’s. What they earn has come to you already.
coach-dice-next = the dice
coach-siege = The same dice call the monsters
coach-siege-text = After your actions each column whose number was rolled is attacked. The shadow shows where the blow will land, and the line below the field says it in words.
coach-siege-next = what will strike
coach-spend = Two actions to prevent it
coach-spend-text = Strength slays a monster: its place stays empty, so that no blow can come from there this turn. Gold recruits a citizen who earns for you. Magic stands in for a part of either.
coach-spend-next = what you can do
coach-walls = Walls take two blows
coach-walls-text = The first cracks a wall, the second brings it down. After that every attack on the column captures one of its citizens.
coach-walls-next = the walls
coach-task = Join the story
coach-task-text = This is what the page asks for. Whoever can pay all of it at once lays a seal on it and takes its reward; with one seal for each player the page turns. You may lay several yourself.
coach-task-next = the task
coach-pray = Points are for praying
coach-pray-text = Victory points are not counted here: you spend them. Aquila’s favours give resources, mend walls, free captives or turn a die.
coach-pray-next = prayers
coach-share = Help your friend
coach-share-text = Share gives another player half of what you hand over, rounded up, in whatever resource they like. A single gold becomes a single strength: nothing is lost by giving 1.
coach-share-next = sharing
coach-lost = What must not happen
coach-lost-text = When a citizen is to be captured or banished and both stacks of that column are empty, the book is lost. So think before you recruit the last one. That is all: good luck to you both.
coach-lost-next = how it is lost
