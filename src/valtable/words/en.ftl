### The words of the table, for every game.

## Lists: one text after the other

list-comma = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }
# between parts that are said with verbs of their own
list-and-clauses = { $before } and { $next }
list-or-clauses = { $before }, or { $next }

## Players, answers, switches

player-number = Player { $n }
option-yes = Yes
option-no = No
option-offer = { $card }: { $effect }
option-pass = Pass
switch-on = on
switch-off = off

## Why an answer cannot be taken back

undo-nothing = There is no answer of yours to take back.
undo-chance = That cannot be undone: chance has spoken since.
undo-revealed = That cannot be undone: a hidden card has been revealed since.
undo-other-player = That cannot be undone: another player has acted since.

## Payments that were made without a question

paid = Paid: { $ways }
paid-for = { $card }, paid: { $ways }
paid-times = { $n } times { $way }

## Why a thing cannot be chosen

why-lack = You lack { $what }.
why-takes = It takes { $takes }; you have { $has }.
why-takes-helped = It takes { $takes }; you have { $has }, and { $helps } may help.
why-twice = You have one already.
why-taken = Somebody is there already.
why-gone = Nothing is left there.

## What the table does by itself

event-forced = Your only choice, made for you: { $choice }.
event-taken-back = The rules were mended since this match was last saved: { $n ->
        [one] one answer was
       *[other] { $n } answers were
    } taken back.

## Effects

effect-gain = gain { $what }
    .verb = gain
    .rest = { $what }
effect-gain-per = gain { $what } per { $counter }
    .verb = gain
    .rest = { $what } per { $counter }
effect-all = { $parts }
effect-choose = { $parts }
    .parts = or
    .after = { $before }, then { $parts }
effect-may = you may { $effect }
    .after = { $before }, then you may { $effect }
effect-pay = pay { $price } to { $effect }
effect-pay-per = pay { $price } per { $counter } to { $effect }

## Cards and where they come from

cards-card = Card
cards-figures = Figures
cards-text = What it does
cards-source = Source
cards-heading = { $kind } ({ $n })
cards-none = No card fits.
cards-no-list = { $game } has no list of cards.
source-rulebook = rulebook
source-public = public card lists
source-designed = our own choice
source-own = the pack's owner
source-lines = rulebook l. { $lines }
source-part = { $fields }: { $source }
source-figures = figures
source-name_en = English name
source-name_fr = French name
source-copies = copies
source-copies_five = copies for five players
source-box = belongs to this box

## Card packs of the user's own

pack-good = { $file } is a complete card pack for { $game }.
pack-bad = { $file } cannot be used: { $reason }
pack-none = { $game } is played without card packs.
pack-kind = Kind
pack-here = Here
pack-standard = Standard
pack-same = It is the same as the standard pack.
pack-added = Added: { $cards }
pack-missing = Missing: { $cards }
pack-changed = Changed: { $card }
pack-change = { $before } → { $after }
pack-nothing = nothing

### terminal

## The board in letters

ui-label = { $name }:
ui-track-heads = from { $at } on: { $amount }
ui-track-gates = beyond { $at }: { $amount }
ui-mine = you
ui-first = first player
ui-private = secret
ui-worth = { $n }VP
ui-per = { $what } per { $counter }
ui-unknown-card = an unknown card
ui-beneath = Beneath it: { $cards }.

## Playing

ui-player = Player
ui-keys = h help · i hint · u undo · w why? · c NAME card · b boards · l log · q quit
ui-on-table = { $numbers }: what carries these numbers on the table
ui-help = **Answer** with the number of an option (1 to { $n }), or with the beginning of its name. Things on the table
    that you can choose carry the same number in brackets.

    - `i` (idea) shows the three best options, as the strongest bot sees them
    - `u` takes your last answer back, where that is still possible
    - `x` lets you pay otherwise, after something was paid for you the usual way
    - `w` (why?) opens the rules of this question
    - `c NAME` or `c NUMBER` shows a card in full
    - `b` shows everybody's boards in full
    - `l` shows the log of the whole game
    - `n` tells the story of the open page again, where a game tells one
    - `t` draws the table again
    - `r` raises your hand, where a game has things to be used at any moment: you are asked before the next action
      (`r NUMBER`: the player of that number is)
    - `s` says where the match is saved; `s FILE` writes a copy there
    - `q` leaves; every answer is saved already
ui-percent = { $n }%
ui-hint = Good ways on, with your chance to win after each:
ui-hint-then = then: { $line }
ui-read-on = Press Enter to read on.
ui-paid = ✓ { $what } (x: pay otherwise, u: undo it all)
ui-nothing-paid = Nothing was paid for you just now.
ui-which = I cannot tell what you mean: type a number from 1 to { $n }, or h for help.
ui-nothing-typed = Type a number from 1 to { $n } to choose; Enter alone chooses nothing.
ui-more-news = … type l to read what happened before.
ui-which-card = Which card? For instance: c 1, or c and a name.
ui-no-such-card = No card is called “{ $name }”.
ui-many-cards = Several cards fit: { $names }.
ui-hand-over = Pass the table to { $player }, then press Enter.
ui-hand-over-undo = ({ $player } may type u to take the last answer back.)
ui-hand-raised = { $player } is asked before the next action.
ui-hand-refused = { $player } has nothing to use at any moment, or is being asked already.
ui-saved = The match is saved: { $path }
ui-not-saved = Cannot save { $path }: { $reason }. Your answers are kept in memory.
ui-left =
    The match is saved in { $path }.
    To go on: { $command }

## The end

ui-total = Total
ui-winner = { $player } wins.
ui-winners = { $players } share the victory.
ui-nobody-won = The game is lost.
ui-team-won = You have all won, together.
ui-team-lost = You have lost, together. The next try may go better.
ui-team-sheet = What you did together
ui-again = The same game again: { $command }

## Reviews

ui-review-hint = Look at it again with the strongest bot: { $command }
ui-review-making = Reviewing
ui-review-chance = Chance to win, in percent, from the start to the end
ui-review-turn = { $n ->
    [0] Before the first turn
   *[other] Turn { $n }
}
ui-review-master = The master: { $option } ({ $chance }).
ui-review-gains = At the end of the step that leaves, in comparison: { $gains }.
ui-review-later = What it is worth shows later.
ui-review-at = practise from here: --at { $at } --seat { $seat }
ui-review-none = No single moment turned this game.
ui-review-tally = As the master would: { $n } of { $of } decisions. Given away: { $away }% in all. Luck and the others: { $luck }%.

## Campaigns in the terminal

ui-campaigns-none = No campaign is saved. Begin one: { $command }
ui-campaigns-id = Campaign
ui-campaigns-next = Next
ui-campaigns-done = Every chapter is won.
ui-campaigns-playing = under way: { $chapter }
ui-campaign-begun = Play it with: { $command }
ui-campaign-saved = The campaign is saved: { $path }
ui-campaign-under-way = a match is under way: go on with it without naming a chapter or an option, or give it up with --again
ui-campaign-next = Next: { $chapter }. Press Enter to begin, or type q to leave.
ui-campaign-try-again = The coffer is as it was. Press Enter to go on with { $chapter }, or type q to leave.
ui-campaign-left = Go on later with: { $command }
ui-campaign-chapter = { $chapter } [{ $id }]: { $state }
ui-campaign-won = won
ui-campaign-open = open
ui-campaign-playing = under way
ui-campaign-sealed-apart = A book apart from the others: sealed, opens on the way
ui-campaign-sealed = { $number }. sealed, opens after { $before }
ui-campaign-try-won = try { $n }: won, { $how }
ui-campaign-try-lost = try { $n }: lost, { $how }
ui-campaign-coffer = The coffer
ui-campaign-coffer-empty = still empty

## Lists

ui-saves-none = No unfinished match is saved.
ui-saves-many = Several matches are saved; choose one: valtable resume ID
ui-saves-id = Match
ui-saves-players = Players
ui-saves-turns = Answers
ui-saves-date = Last played
ui-saves-deleted = { $id } is deleted.
ui-saves-damaged = cannot be read
ui-games-game = Game
ui-games-name = Name
ui-games-players = Players
ui-games-range = { $least } to { $most }
ui-options-option = Option
ui-options-about = What it does
ui-options-allowed = Values
ui-options-list = list of { $items }
ui-options-list-of = list of { $n } of { $items }
ui-options-file = a file
ui-options-object = a JSON object, or a file that holds one
ui-options-use = Use them like this: { $command }

### simulate

ui-sim-running = Playing
ui-sim-progress = { $done } of { $games } games played
ui-sim-heading = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }
ui-sim-by-bot = By bot
ui-sim-by-seat = By seat
ui-sim-bot = Bot
ui-sim-seat = Seat
ui-sim-together = Won or lost together
ui-sim-team = Team
ui-sim-deeds = What the team did
ui-sim-lengths = Lengths
ui-sim-seats = Seats
ui-sim-games = Games
ui-sim-wins = Wins
ui-sim-win-rate = Win rate
ui-sim-even = Even share
ui-sim-score = Mean score
ui-sim-interval = 95% interval
ui-sim-spreads = Scores and lengths
ui-sim-of = Of a game
ui-sim-scores = Score
ui-sim-margin = Margin
ui-sim-steps = Steps
ui-sim-decisions = Decisions
ui-sim-mean = Mean
ui-sim-sd = SD
ui-sim-min = Min
ui-sim-q1 = Q1
ui-sim-median = Median
ui-sim-q3 = Q3
ui-sim-max = Max
ui-sim-endings = How the games ended
ui-sim-ending = Ending
ui-sim-share = Share
ui-sim-percent = { NUMBER($x, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-sim-decimal = { NUMBER($x, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-sim-whole = { NUMBER($x, maximumFractionDigits: 0) }
ui-sim-range = { $low } to { $high }
ui-sim-speed = { $games } games and { $decisions } decisions a second, { $seconds } s with { $workers ->
    [one] { $workers } process
   *[other] { $workers } processes
}
ui-sim-intervals = The bots take all seats in turn. Intervals are Wilson’s for win rates (of a shared victory each winner has a part) and Student’s for mean scores.
ui-sim-team-intervals = The bots are one team: all of them win, or none. Intervals are Wilson’s for the win rate and Student’s for means.
ui-sim-again = For the same games again: --seed { $seed }
ui-sim-written = The figures are in { $file }

### serve

ui-backup-made = { $n ->
    [one] One table is
   *[other] { $n } tables are
} now in { $file }. Keep it where the server is not: it holds its keys, too.
ui-backup-restored = { $n ->
    [one] One table is
   *[other] { $n } tables are
} back from { $file }.
ui-serve-address = Valtable is ready: { $address }
ui-serve-everybody =
    Everybody in this network can open it, and whoever has the link of a table can watch it; seats stay their owners’.
    On the internet put a reverse proxy with TLS before it: this address is not encrypted.
ui-serve-stop = Ctrl-C stops it; everything is saved.
ui-serve-stopped = Stopped.

## The page before its program runs

ui-page-about = A table for board games: play in the browser, alone, with friends and with bots.
ui-page-noscript = This table needs JavaScript. Without it you can still play in a terminal: valtable play
ui-page-missing = The page has not been built. In a checkout “python3 dev.py play” builds it; the API works without it.

## Bots

ui-bots-name = Bot
ui-bots-about = What it is like
ui-bots-taste = Temperament
ui-bots-budget = A master may be given a budget for each decision: master@0.1 (seconds) or master@200p (playouts).
ui-bots-own = Your own: ./mybot.py:MyBot (a class) or "exec:./mybot" (a program that speaks JSON lines).
ui-bot-novice = Knows the rules and plays with care, but misses a good deal.
ui-bot-adept = Has played hundreds of thousands of games, and answers at once.
ui-bot-master = As experienced, and thinks each decision through for up to a second.
ui-bot-greedy = Looks one move ahead and takes what pays best.
ui-bot-random = Answers by the toss of a coin.

## The feed of turns
ui-feed-title = Valtable: my turns
ui-feed-turn = Your turn: { $title }
ui-feed-about = { $game }. { $player } is asked; at the table: { $others }.
ui-feed-about-due = { $game }. { $player } is asked until { $due }; at the table: { $others }.
