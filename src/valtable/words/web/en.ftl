### The words of the pages in the browser.

## Everywhere

valtable = Valtable
site = Site
home = All games
skip = Skip to the content
loading = One moment…
close = Close
news = News
copied = Copied.
copy-failed = It could not be copied: please select the text and copy it yourself.
day-or-night = Day or night
guide = Rules
guides = Rules guides
about = About Valtable
credit = Icons by the authors of game-icons.net, CC BY 3.0. Valtable is not affiliated with the publishers of the games.
nothing-here = There is nothing here
nothing-here-about = The address may be mistyped, or the page may be gone.
problem-other = That did not work: { $detail }
error-unreachable = The server does not answer. Please try again in a moment.
error-unknown = The server gave an answer that makes no sense. Please try again.
connection-lost = Connection lost. Trying again by itself; nothing is lost.
server-away = The server is away. What you see may be old; we keep trying.
server-away-tables = The server is away, so your tables cannot be shown. We keep trying; nothing is lost.
server-away-table = The server is away, so this table cannot be shown as it is now. We keep trying; nothing is lost.
new-build = There is a new version of this page.
new-build-take = Load it

## Languages, each in itself

language-en = English
language-fr = Français

## Settings

settings = Settings
settings-language = Language
settings-theme = Light
settings-auto = As the system
settings-day = Day
settings-night = Night
settings-motion = Motion
settings-motion-full = Full
settings-motion-none = None
settings-pace = Pace at which others play
settings-sound = Sounds
settings-sound-about = Soft sounds for cards, dice and your turn.
settings-confirm = Confirm my turn
settings-confirm-about = Ask once more before an answer that cannot be taken back.
settings-usual = Pay at once
settings-usual-about = Payments are made the usual way, the one that keeps most for later. You can change them afterwards; one that could not be changed is always asked.
settings-mute = Mute table talk
settings-mute-about = You neither see nor hear what others say at the table.
settings-text = Text mode
settings-text-about = The table as headings, lists and buttons, made for screen readers.

## Being told of my turns

turns = Being told of my turns
turns-open = Tell me when it is my turn…
turns-other = Other ways to be told
alert-turn = It is your turn
alerts = Notifications of this browser
alerts-about = When it is your turn and you are looking elsewhere, as long as a page of Valtable is open.
alerts-refused = This browser does not allow notifications from here: change that in its settings for this site.
alerts-cannot = Notifications need an address that begins with https, or your own machine.
feed = A feed
feed-about = For any reader of Atom feeds: an entry for each table that waits for you. Whoever has the address can see which tables these are, and no more.
feed-address = Address of your feed
feed-renew = A new address (the old one is void then)
hook = A call to an address of your own
hook-about = For chat bots and home automation: a signed message (Standard Webhooks) is sent there when you have been asked for a while and are not at the table.
hook-label = Address
hook-keep = Keep
hook-secret = Signing secret, shown this once
hook-try = Try it now
hook-drop = Call it no more
hook-failing = This address could not be reached too often: it is called no more until a trial goes well.
hook-tried-well = It went well.
hook-tried-address = This server does not call addresses in private networks.
hook-tried-slow = There was no answer in time.
hook-tried-status = The answer was not a success (2xx).
hook-tried-unreachable = It could not be reached.

## Names

name-title = What shall we call you?
name-about = The others at the table see this name. No account is needed, and you can change it at any time.
name-label = Name
name-keep = Keep this name
name-change = Your name: { $name }. Change it
guest-names = Alba, Basil, Clement, Daphne, Edmund, Fern, Gideon, Hazel, Ivo, Juniper, Kit, Linnea, Merle, Nell, Orla, Perrin, Quill, Rowan, Sorrel, Tamsin, Ursa, Verity, Wren, Yarrow

## The first page

home-title = Which realm tonight?
home-pick = Pick a game
home-hello = Welcome, { $name }.
home-rename = Another name?
game-players = { $least } to { $most } players
game-minutes = { $n } min
game-together = together

## A new table

start-new = New table
start-alone = alone
start-with = with { $company }
start-bots = { $n ->
    [1] a bot
    [2] two bots
    [3] three bots
    [4] four bots
   *[other] { $n } bots
}
start-persons = { $n ->
    [1] a friend here
    [2] two friends here
    [3] three friends here
    [4] four friends here
   *[other] { $n } friends here
}
start-open = { $n ->
    [1] an open seat
    [2] two open seats
    [3] three open seats
    [4] four open seats
   *[other] { $n } open seats
}
start-play = Play now
start-learn = Learn to play
start-learn-about = A first game against a gentle bot, with an owl who explains it as you play
start-invite = Invite friends
start-campaign = As a campaign
start-campaign-about = The next book follows with the same people, and the coffer remembers.
seats = Seats
seat-number = Seat { $n }
seat-me = You
seat-open = Open seat
seat-bot = Bot: { $level }
seat-person = Somebody here
seat-person-name = Name of the person in seat { $n }
seat-remove = Remove this seat
seat-add = Add a seat
bot-novice = beginner
bot-novice-about = Knows the rules and plays with care, but misses a good deal.
bot-adept = adept
bot-adept-about = Has played hundreds of thousands of games, and answers at once.
bot-master = master
bot-master-about = As experienced, and thinks each decision through for up to a second.
bot-greedy = steady
bot-greedy-about = Looks one move ahead and takes what pays best.
bot-random = whimsical
bot-random-about = Answers by the toss of a coin; good for a first look.

## Options

options = Options
options-changed = { $n ->
    [one] Options ({ $n } changed)
   *[other] Options ({ $n } changed)
}
options-of = { $game }: options
options-own-list = My own choice
options-chosen = { $n ->
    [one] { $n } chosen
   *[other] { $n } chosen
}
options-chosen-of = { $n } of { $size } chosen
options-file-given = A file of yours is used.
options-file-drop = Take the standard one
options-public = Open to everybody
options-public-about = The table stands on the first page of everybody who comes here. Otherwise only its link leads to it.
options-hints = Hints
options-hints-about = Whoever has to choose may ask for the three best options as the strongest bot sees them. Everybody sees how often that was done.
options-first = As in a first game
turn-time = Time for a turn
turn-time-none = As long as you like
turn-time-about = Minutes for an evening together, hours or days to play from afar. Everybody sees the time that is left.
at-zero = When the time is up
at-zero-answer = A bot answers for this turn.
at-zero-lend = A bot has the seat until its player takes it back.
timer-left = { $time } left.
timer-up = The time is up.
set-up = How it is played
set-up-change = Change
set-up-plain = Everything else as the game has it.
set-up-on = Yes
set-up-off = No
options-done = Done

## Lists of tables

tables-mine = My tables
tables-mine-none = Nothing is being played. Pick a game above: one click and you sit at a table.
tables-open = Open tables
tables-open-none = Nobody is waiting for players just now.
tables-finished = Finished games
tables-finished-none = Games that are over can be watched again here.
tables-your-turn = Your turn
tables-thinks = { $n ->
    [0] Nobody’s turn
    [1] { $names } thinks
   *[other] { $names } think
}
tables-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
tables-join = Take a seat
tables-watch = Watch
tables-replay = Replay
tables-replay-of = Replay of { $title }
campaigns = Campaigns
campaigns-none = A story told over many evenings begins with “As a campaign” above, or with a file of yours.
campaigns-go-on = Go on with { $name }
campaigns-playing = book { $number } is on the table
campaigns-playing-apart = a book that stands apart is on the table
campaigns-next = book { $number } is next
campaigns-next-apart = a book that stands apart is left
campaigns-done = every book is won
open-campaign = Open a campaign file
open-match = Open a downloaded match
open-match-about = Or drop the file anywhere on this page.

## Titles of tables

title-pair = { $first } and { $second }
title-thing-1 = the Fox
title-thing-2 = the Crown
title-thing-3 = the Owl
title-thing-4 = the Bell
title-thing-5 = the Lantern
title-thing-6 = the Oak
title-thing-7 = the Raven
title-thing-8 = the Bridge
title-thing-9 = the Hare
title-thing-10 = the Key
title-thing-11 = the Star
title-thing-12 = the Anvil
title-thing-13 = the Heron
title-thing-14 = the Rose
title-thing-15 = the Tower
title-thing-16 = the Badger
title-thing-17 = the Moon
title-thing-18 = the Goblet
title-thing-19 = the Wolf
title-thing-20 = the Harp
title-thing-21 = the Falcon
title-thing-22 = the Mill
title-thing-23 = the Stag
title-thing-24 = the Candle

## Before the game

lobby-waiting = { $n ->
    [0] Everybody is here: the game begins.
    [one] One seat is still free. The game begins by itself when everybody sits.
   *[other] { $n } seats are still free. The game begins by itself when everybody sits.
}
lobby-choose = { $n ->
    [0] All seats are taken.
    [one] One seat is free: take it, or just watch.
   *[other] { $n } seats are free: take one, or just watch.
}
lobby-watch = If you only want to watch, stay here: you will see the game as soon as it begins.
lobby-seeded = The host chose how the cards are dealt, and may know what comes.
lobby-host = For the host
invite = Invite friends
invite-link = Link to this table
invite-code = QR code of the link to this table
invite-copy = Copy the link
invite-share = Share
invite-about = Whoever has the link may take a free seat or watch.
sit = Sit down
sit-name = Your name
sit-another = Seat another person here
sit-name-another = Name of the other person
seat-free = waiting for somebody
seat-mine = you, at this screen
seat-online = here
seat-away = away
seat-lent = lent to a bot: { $level }
seat-fill = Give it to a bot
seat-make-open = Free it
seat-send-away = Send away
seat-send-away-of = Send { $seat } away
seat-take-away = Remove
seat-take-away-of = Remove seat { $n }
seat-lend = Lend it to a bot
seat-take-back = Give it back
seat-to-bot-of = Bot for { $seat }
recovery-words = To go on elsewhere:
recovery-new = Four words to go on elsewhere
recovery-copy = Copy
recover = Take up my seat
recover-label = My words, to go on with my seat on this device
leave = Leave this seat
leave-sure-before = The seat will be free again.
leave-sure = The others will wait for you, or the host lends your seat to a bot. You can come back with your words.
leave-yes = Leave
leave-no = Stay
table-title = Title of the table
table-rename = Keep

## At the table

title-my-turn = ● Your turn · { $page }
table-gone = This table cannot be shown
table-gone-download = Download what is kept of the match
table-moved-on = The table has moved on meanwhile: this is how it stands now.
watching = You are watching.
watching-menu = I have a seat here
handover-title = Pass the device to { $name }
handover-about = Nothing secret is shown until you are ready.
handover-ready = I am { $name }
handover-undo = { $name }: take my last answer back
handover-look = I am { $name }, and only want to see my side
pass = Pass the device
looking = Only a look
looking-done = Pass the device on
lent = A bot is playing your seat.
lent-back = Play it myself again
missed = Your time was up, so a bot has answered for you. Go on yourself whenever you like.

## Table talk

talk = Table talk
talk-nothing = Nobody has said anything yet.
talk-say = Say something
talk-say-watching = Say something to those who watch
talk-watching = watching
talk-unheard = Only those who watch read this. The players see it when the game is over.
talk-send = Send
talk-left = { $n ->
    [one] { $n } character left
   *[other] { $n } characters left
}
talk-mute = Mute
talk-is-muted = Table talk is muted.
talk-unmute = Listen again
talk-quoted = “{ $text }”

## Pointing

point = Point at something
point-why = Show the others what you mean
point-how = Point at something on the table: everybody will see your crest on it.
point-stop = Never mind
point-at = Point at: { $thing }
point-told = { $name } points at: { $thing }.

## Hints

percent = { $n }%
hint = Hint
hint-why = The three best options, as the strongest bot sees them
hint-ways = { $n ->
    [1] One good way on.
    [2] Two good ways on.
   *[other] Three good ways on.
}
hint-said = { $rank }: { $option }, { $n }%.
hint-then = then: { $line }
hint-chance = Your chance to win after each.
hint-chance-team = Your team’s chance to win after each.
hint-used = { $n ->
    [one] You have asked for one hint in this game; the table sees it.
   *[other] You have asked for { $n } hints in this game; the table sees it.
}

## Report a problem

report = Report a problem
report-about = Your words and the match as it is now go to the host of this server, and to nobody else.
report-label = What is wrong?
report-send = Send
report-thanks = Thank you. The host can read it.

## The guide

guide-of = { $game }: the rules
guide-contents = Contents
guide-page = Open as a page
guide-search = Search the rules
guide-icons = All icons
guide-icon = { $name }: what is this?
guide-nothing = Nothing is found. Try another word.
guide-found = { $n ->
    [one] One paragraph is found.
   *[other] { $n } paragraphs are found.
}
guide-moments = When a card works, for example
guide-signs = Signs between icons
guide-sign-or = or: one of the two
guide-sign-then = pay what is on the left to gain what is on the right
guide-sign-per = for each of what is on the right
guide-sign-and = and: both
guide-sign-up-to = at most

## The end

end-you-win = You win!
end-wins = { $n ->
    [1] { $names } wins
   *[other] { $names } share the victory
}
end-you-win-by = { $n ->
    [0] You win, level on points!
    [one] You win by one point!
   *[other] You win by { $n } points!
}
end-you-came = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}, { $n ->
    [0] level on points
    [one] one point behind
   *[other] { $n } points behind
}
end-place-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
end-why-ahead = { $kind }: you got { $n } points more than { $name }.
end-why-behind = { $kind }: { $name } got { $n } points more than you.
end-why-best = Your best source: { $kind }, { $n }.
end-lost = The game is lost
end-team-you-won = You have won, together
end-team-you-lost = You have lost, together
end-team-won = The team has won
end-team-lost = The team has lost
end-team-you-did = What you did together
end-team-did = What they did together
end-team-how = How it ended
end-team-players = The team
end-try-again = Try again
end-winner = winner
end-sheet = Where the points came from
end-part = { $kind }: { $n }
end-lost-again = Points lost again
end-exact = Every point
end-from = Points from
end-total = Total
end-rematch = Play again
end-rematch-ready = The next game is waiting
end-review = Review
end-replay = Watch the replay
end-table = See the table
end-download = Download the match
end-looking = The game is over.
end-back = Back to the result

## A campaign and its shelf

campaign = The campaign
campaign-gone = This campaign cannot be shown
campaign-since = begun { $when }
campaign-save = Save the campaign as a file
campaign-not-mine = You are looking at this campaign. Those who play it can go on with it.
campaign-shelf = The shelf
books = The books
book-won = won
book-open = open
book-sealed = Sealed
book-apart = apart from the others, open
book-apart-sealed = apart from the others, opens on the way
book-opens-after = opens after { $number }
book-won-at = { $n ->
    [0] won elsewhere
    [1] won at the first try
    [2] won at the second try
    [3] won at the third try
   *[other] won after { $n } tries
}
book-playing = { $n ->
    [1] first try under way
    [2] second try under way
    [3] third try under way
   *[other] try { $n } under way
}
book-tried = { $n ->
    [one] open, one try lost
   *[other] open, { $n } tries lost
}
book-take-up = Take up the book
book-next = Next: { $name }
book-plays-next = { $n ->
    [1] { $names } plays next
   *[other] { $names } play next
}
try-number = { $n ->
    [1] first try
    [2] second try
    [3] third try
   *[other] try { $n }
}
try-won = won: { $how }
try-lost = lost: { $how }
try-again = Try again
try-begin-again = Start the try again
try-give-up = The game that is under way will be given up, and will not count.
try-give-up-yes = Give it up
try-give-up-no = Keep it
try-moved = Your group has begun anew at another table; this game no longer counts.
try-moved-go = Go there
coffer = The coffer
coffer-empty = Still empty. What you win here stays with you from book to book.
coffer-dark = it will come back against you

## Replay

replay = Replay
replay-none = There is no replay
replay-back = Result
replay-start = To the start
replay-previous = One step back
replay-next = One step on
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-position = Position
replay-at = { $at } of { $of }
replay-at-turn = turn { $turn } · { $at } of { $of }
replay-turn-before = The turn before
replay-turn-after = The next turn
replay-turns = { $n } turns
replay-points = Points over the turns; in the end: { $end }.
replay-points-of = { $name } { $n }
replay-points-now = Points at this moment
replay-speed = Speed
replay-slow = Slow
replay-steady = Steady
replay-quick = Quick
replay-eyes = Through whose eyes
replay-spectator = As a spectator
replay-eyes-of = Through the eyes of { $name }
replay-link = Link to here

## Review

review-of = { $title }: review
review-none = There is no review
review-making = The match is being reviewed
review-making-about = The strongest bot looks at every decision again, knowing only what the player knew. You may leave this page: the review is kept.
review-failed = This match could not be reviewed
review-again = Try again
review-chance = Chance to win
review-chance-team = The team’s chance to win
review-of-whom = Whose review
review-graph = Chance to win, turn by turn
review-turn-head = Turn
review-start = start
review-end = end
review-turn = { $n ->
    [0] Before the first turn
   *[other] Turn { $n }
}
review-all = Together
review-legend-you = { $name } (you)
review-points = Turning points
review-no-points = No single moment turned this game.
review-kind-good = { $n ->
    [0] before the first turn, well chosen
   *[other] turn { $n }, well chosen
}
review-kind-bad = { $n ->
    [0] before the first turn, given away
   *[other] turn { $n }, given away
}
review-kind-luck = { $n ->
    [0] before the first turn, luck and others
   *[other] turn { $n }, luck and others
}
review-as-master = As the master would
review-as-master-of = { $n } of { $of } decisions
review-given-away = Given away
review-given-away-of = { $n }% in all
review-luck = Luck and the others
review-then = The table then
review-point = The turning point
review-played = (played)
review-you = You
review-master = The master
review-next = The next best
review-to-win = to win
review-to-win-team = for the team to win
review-luck-good = Luck, or what the others did, helped.
review-luck-bad = Luck, or what the others did, hurt.
review-why-bad = { $n ->
    [0] It stands a little better.
    [one] It stands one point of a hundred better.
   *[other] It stands { $n } points of a hundred better.
}
review-why-good = { $n ->
    [0] Nothing else stands quite as well.
    [one] Everything else stands at least one point of a hundred worse.
   *[other] Everything else stands at least { $n } points of a hundred worse.
}
review-why-gains = At the end of the step it leaves, in comparison:
review-why-later = What it is worth shows in the turns that follow, not at once.
review-why-line = It goes on with: { $line }.
review-see = See it in the replay

## Practice

practice = Take this position
practice-about = A new table of your own goes on from this moment. What was hidden from the seat stays hidden.
practice-seat = I play
practice-others = The others are
practice-as-were = as they were, bots for the people
practice-go = Play on from here

## About

about-what = Valtable is a table for board games: alone against bots, with friends around one screen, or with friends anywhere. The rules are kept by the table, in English and in French.
about-unofficial = Not official
about-unofficial-text = Valtable is made by players. It is neither made nor approved by the publishers of the games; their names and those of the games belong to their owners. All pictures here are our own or made of free icons. If you like a game, buy the box: it is lovely on a real table.
about-icons = Icons
about-icons-text = The figures on the cards are by Lorc, Delapouite and the other authors of game-icons.net, under the Creative Commons licence Attribution 3.0, recoloured here.
about-fonts = Typefaces
about-fonts-text = Grenze by Renata Polastri and Omnibus-Type, and Source Sans 3 by Paul D. Hunt and Adobe, both under the
about-privacy = What is kept
about-privacy-text = A guest’s name, the seats you hold and the games you play stay on this server. There is no account, no tracking and no advertising.
about-machines = For programs
about-machines-text = Everything this page does can be done by a program of yours.
about-api = The interface for programs

## The drawn table

table-skip = Go to the question
table-your-turn = Your turn
table-your-choice = You choose
table-turn-of = { $name }’s turn
table-over = The game is over
table-tools = Tools
table-guide = Rules
table-menu = This table
table-keys = Keys
table-phases = Phases
table-dice = Dice
table-die = { $value ->
    [0] A die, not rolled yet
   *[other] A die showing { $value }
}
table-centre = Centre of the table
table-side = Players and log
table-players = Other players
table-mine = Before you
table-you = you
table-bot = bot
table-away = away
table-late = time is up
table-choosing = choosing…
table-fold = Fold the mat of { $name }
table-unfold = Unfold the mat of { $name }
table-exhausted = exhausted
table-empty = an empty place
table-private = Only you see this
table-woken = woken by the dice
table-ready = within reach now
table-omens = What will strike
table-ready-now = It is within your reach now.
table-explain = Read the rule about this
table-count = { $n ->
    [0] none left
    [one] { $n } card
   *[other] { $n } cards
}
table-for-you = For you:
table-beneath = Beneath it: { $cards }
table-below = { $n ->
    [one] { $n } card lies face down beneath it.
   *[other] { $n } cards lie face down beneath it.
}
table-question = Question
ask-this = { $option }?
why-not = Why not?
why-not-asked = It is not what you are asked for now.
why-it-takes = It takes
why-you-have = You have
why-may-help = May help
table-why = Why?
table-waiting = { $n ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
table-going-on = The game goes on.
table-undo = Undo
table-change = Change
table-usual = Usual
table-hand = Raise hand
table-hand-why = You hold something that may be used at any moment: be asked before the next action
table-sure = This cannot be taken back:
table-sure-yes = Yes, do it
table-sure-no = Not yet
table-always = Always answer so
table-always-this = Always “{ $option }”: I need not be asked this again
table-later = Later…
table-back = Back: not { $option }
table-amount = How many
table-less = Fewer
table-more = More
table-by-itself = (by itself)
table-standing = Always:
table-standing-off = Ask me again
table-only = (your only choice)
table-forced = { $n ->
    [one] { $n } move made for you
   *[other] { $n } moves made for you
}
table-log = Log
table-talk = Table talk
table-older = { $n ->
    [one] Show { $n } older line
   *[other] Show { $n } older lines
}
table-views = Views
table-tab-table = Table
table-tab-mine = My side
table-tab-players = Players
table-tab-log = Log
table-key-number = answer with the button of that number, or with that number
table-key-none = pass, or “not now”
table-key-arrows = go from one thing that glows to the next
table-key-enter = choose it
table-key-tour = to the tour’s note, or take the tour up again
table-key-hint = show the three best options, or hide them
table-key-hand = raise your hand: be asked at the next moment
table-key-point = point at something, for everybody to see; arrows and ↵ choose it
table-key-skip = to my turn, while others play; any other key: the next step
table-key-undo = take the last answer back
table-key-change = change how something was paid
table-key-escape = close what is open, or go back a step
table-key-help = show these keys

## Text mode

text-question = The question
text-waiting = Waiting for { $names }.
text-choose = Choose: { $option }
text-sure = This cannot be taken back: { $option }
text-sure-yes = Yes, do it
text-sure-no = No, not yet
text-hand = Raise my hand: ask me before the next action
text-undo = Take my last answer back
text-why = Why? Read the rule
text-log = What has happened
text-log-all = Show everything from the start
text-menu = This table
text-leave = Leave text mode
text-empty = Nothing.
text-back = Hidden card
text-die = Die
text-colon = :
text-semicolon = ;
text-always = Always answer this question so…
text-always-this = Always “{ $option }”: I need not be asked this again
text-standing = Answered by itself: { $option }.
text-standing-off = Ask me again
text-exhausted = exhausted
text-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
text-below = { $n ->
    [one] { $n } hidden card below
   *[other] { $n } hidden cards below
}
text-beneath = beneath it: { $cards }
text-private = only you see this
text-woken = woken by the dice
text-price = costs { $price }
text-current = now
text-active = their turn
text-first = first player
text-key = { $key }: { $value }
text-of = { $value } of { $max }
text-heads = From space { $at } on: { $amount }.
text-gates = To go beyond space { $at }: { $amount }.
text-free = { $n } free
text-used = { $n } used

## Problems

error-bad-campaign = { $why ->
    [damaged] This campaign file is damaged or incomplete.
    [version] This campaign was saved by another version of Valtable, which cannot be read here.
    [setup] This campaign cannot be played here: its game, its options or its coffer do not fit.
    [cost] This campaign file takes too much time or memory to read.
   *[other] This file holds no campaign.
}
error-bad-file = { $why ->
    [damaged] This file cannot be opened: it is a saved match, but it is damaged.
    [version] This file cannot be opened: it was saved by another version of the program.
    [setup] This file cannot be opened: its game or its options are not known here.
    [cost] This file cannot be opened: it takes too much time or memory to read.
   *[other] This file cannot be opened: it is not a saved match.
}
error-bad-hook = An address to be called begins with https:// or http://, has no password in it, and at most 500 characters.
error-bad-name = A name has 1 to { $max } visible characters.
error-bad-pace = A turn may take from half a minute to thirty days.
error-bad-report = Please describe the problem in 1 to { $max } characters.
error-bad-setup = { $why ->
    [game] There is no such game here.
    [players] This game is for { $min } to { $max } players.
    [cards] This card pack cannot be used. The first mistake found in it: “{ $reason }”
    [unknown] This game has no option “{ $option }”.
    [size] The option “{ $option }” wants exactly { $size } to be chosen, each once.
    [value] The option “{ $option }” cannot be set like this.
   *[together] The option “{ $option }” cannot be set like this with this number of players or together with the other options.
}
error-bad-text = A message has 1 to { $max } visible characters.
error-bad-title = A title has at most { $max } visible characters.
error-bad-words = No seat at this table has these words. Check the spelling and the order.
error-begun = The game has begun: this can no longer be changed.
error-campaign-broken = This campaign can no longer be read.
error-campaign-moved = Your group was faster: the campaign has moved on. Here is the shelf as it is now.
error-chapter-closed = This book cannot be played now: it is won, or still sealed.
error-busy = Too much happened at this table at once. Please try again.
error-crowded = The server is reading many files just now. Please try again in a moment.
error-internal = Something went wrong on the server. It has been noted; please try again.
error-malformed = The server did not understand this request.
error-hint-failed = The teacher could not look at this question. Please try again.
error-no-lesson = There is no lesson for this game yet.
error-no-hints = There are no hints at this table. Its host may allow them.
error-no-hooks = This server calls no addresses.
error-no-language = This language is not available.
error-no-level = There is no bot of this level.
error-no-such-campaign = There is no such campaign. The link may be incomplete.
error-no-such-game = There is no such game here.
error-no-such-position = The match is not that long: its last position is { $max }.
error-no-such-seat = This table has no such seat.
error-no-such-table = There is no such table. The link may be incomplete.
error-not-begun = The game has not begun yet: some seats are still free.
error-not-finished = This is possible only when the game is over.
error-not-found = There is nothing at this address.
error-not-for-all = Not everybody at the table can see that. Point at something that lies open.
error-not-host = Only the host of the table can do that.
error-not-lent = No bot is standing in at this seat.
error-not-watching = You sit at this table: your words come from your seat.
error-not-your-campaign = Only those who play this campaign can go on with it.
error-not-your-seat = This seat is not yours, or no longer yours.
error-of-campaign = This game is part of a campaign, which goes on from its shelf.
error-option-gone = This is no longer possible. Here is the table as it is now.
error-over = The game is over.
error-replay-broken = The rules have been corrected since this match was played, so it cannot be replayed.
error-reports-full = No more reports can be taken at the moment.
error-reviews-busy = Many matches are waiting for their review. Please try again in a minute.
error-rules-failed = The game cannot go on like this. Please report the problem, or choose another answer.
error-seat-lent = A bot is playing this seat. Take the seat back first.
error-seat-taken = Somebody was faster: this seat is taken.
error-no-hand = You have nothing to use at any moment, or are being asked already.
error-stale = The game has already gone on. Here is the table as it is now.
error-moving = This table is moving to another server. Please try again in a moment.
error-stopping = The server is being restarted. Please try again in a moment.
error-store-away = The server’s database cannot be reached just now. Please try again in a moment.
error-store-damaged = This part of the server’s database is damaged. Its host can restore it from a backup.
error-store-full = The disk of the server is full, so nothing can be saved just now. Its host has to make room.
error-table-broken = This table can no longer be read.
error-too-large = That is too much for one message.
error-too-many = { $seconds ->
    [one] That was a little fast. Please try again in one second.
   *[other] That was a little fast. Please try again in { $seconds } seconds.
}
error-too-many-bots = Bots already play at { $max } tables opened from your connection. Finish one of those games first, or wait until one has been idle for ten minutes.
error-too-many-tables = Your address already has { $max } tables here. Old ones are removed in time.
error-too-many-standing = You cannot keep more than { $max } standing answers.
error-undo-chance = It cannot be taken back: dice, a shuffle or a random pick came after it.
error-undo-nothing = You have no answer to take back.
error-undo-other-player = It cannot be taken back: another player has acted since.
error-undo-revealed = It cannot be taken back: a hidden card has been revealed since.
error-wrong-method = This cannot be done at this address.
error-wrong-origin = This request came from another site, so it was refused.
error-you-decide = You are the one to decide now: choose, the others may point.

## A story that is told

story-open-again = Read { $name } again
story-rule-done = Done:
story-rule-called = Called by the dice:
story-before = The page before
story-aloud = Read aloud
story-silence = Stop reading
story-turn = Turn the page
story-close = Close the book
story-key = space

## The tour of a first game

coach-next = Next: { $what }
coach-go-on = Got it
coach-done = Play on
coach-skip = Skip the tour
coach-step = Step { $n } of { $all }
coach-tour = Show me round
coach-about = It is about this: { $things }.

## Others, told as they play
## Variables:
##   $player, $gains, $price, $card and $parts are sentences and lists of the game

pace = Pace of the others’ turns
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-step = Step by step
pace-next = Next
pace-skip = To my turn
since = Since your last turn
since-close = Close
log-you = You
log-turn = turn { $n }
log-dice = Dice: { $dice }
told-trade = { $player } pays { $price } and gains { $gains }.
    .you = You pay { $price } and gain { $gains }.
told-trade-with = { $player } pays { $price } and gains { $gains } ({ $card }).
    .you = You pay { $price } and gain { $gains } ({ $card }).
told-brought = { $deed } Gain: { $gains }.
told-others = Meanwhile: { $parts }.
told-gain = { $player } { $gains }
    .you = you { $gains }
told-you-gained = meanwhile you gained { $gains }

## The profile

profile = My games
profile-none = No game played to its end yet. They gather here, in this browser alone.
profile-since = { $n ->
        [one] At the table since { $month }, one game.
       *[other] At the table since { $month }, { $n } games.
    }
profile-games-won = games won
profile-beside-chance = of those against others; chance gives { $n }%
profile-in-a-row = wins in a row
profile-points = { $game }: points in the last games
profile-points-say = Your points in the last { $n } games: from { $least } to { $most }, { $last } in the last one.
profile-which-game = Which game
profile-won = won
profile-not-won = not won
profile-played = played
profile-no-game = no game
profile-mean = mean of five
profile-levels = Wins by level of the bots
profile-of = { $won } of { $games } won
profile-chance = (chance would give { $n }%)
profile-notch = The notch is what chance alone would give at your tables.
profile-best = Best scores
profile-team = { $won } of { $games }
profile-team-about = won together
profile-days = Four weeks
profile-days-say = Of the last 28 days, { $won } with a win and { $played } with games that were not won.
profile-streak = { $now ->
        [0] No wins in a row just now
        [one] One win in a row now
       *[other] { $now } wins in a row now
    }; the longest run: { $longest }{ $when }.
profile-with = People I play with
profile-file = Take it along
profile-file-about = All this is kept in this browser and nowhere else. A file takes it to another one.
profile-export = Save as a file
profile-import = Add a file
profile-added = { $n ->
        [0] These games were all known already.
        [one] One game was added.
       *[other] { $n } games were added.
    }
profile-bad-file = That is no file of a profile.
profile-forget = Forget all of it
profile-forget-sure = Really forget all of it?
tables-team-won = Won together
tables-team-lost = Lost together
