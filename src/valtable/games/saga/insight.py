"""The Saga as learned bots see it: the team's task, the siege of each column, and what a choice does to both.

Things that are offered under an id of the Saga's own (a favour, a wall, a captive) are known here by that id, which is
what a saved match records, too.
"""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import All, Branch, Choose, Do, Effect, May, Pay
from valtable.engine.insight import Insight, Places, Sheet, Taste, bucket
from valtable.engine.question import NO, PASS, YES, Amount, Choice, SeatChoice
from valtable.games.realm.cards import Citizen, Exchange, Monster
from valtable.games.realm.effects import Reworded
from valtable.games.realm.harvest import Share
from valtable.games.realm.insight import (
    ACCEPTS,
    CHOICE,
    DECLINES,
    MOST_PLAYERS,
    STATE,
    Change,
    capped,
    doing,
    lack_for_monster,
    limited,
    paying,
    recruiting,
    sharing,
    slaying,
    taking,
    tell_change,
    tell_citizen,
    tell_common,
    tell_monster,
)
from valtable.games.realm.outlook import ROW_OF
from valtable.games.realm.paying import Deed, Payment, monster_cost
from valtable.games.realm.roll import Die
from valtable.games.realm.slaying import monster_at
from valtable.games.realm.state import CITIZENS, COLUMNS, Place
from valtable.games.realm.vocabulary import BY_NAME, Resource
from valtable.games.saga.actions import wall_price
from valtable.games.saga.books import RuleCard
from valtable.games.saga.cards import Boon, DarkMonster, Favour
from valtable.games.saga.state import BRIGHT, DULL, Phase, Player, Saga, stacks_below
from valtable.games.saga.tasks import locked_by, needed, task_cost

# What the verbs of the Saga do: to help, and to harm.
HELPS: Final = (
    *("free", "build_wall", "mend_wall", "recharge", "convert", "set_die", "add_die", "discard_monster", "gain"),
    *("give_radiant", "take_citizen", "steal", "steal_random_monster"),
)
HARMS: Final = ("attack", "breach_wall", "capture", "banish", "tokens", "lose", "dim", "spawn")
HARM_WEIGHTS: Final = (1.0, 0.7, 1.0, 1.2, 0.3, 0.3, 0.5, 1.0)
VERBS: Final = (*HELPS, *HARMS)
VERB_PLACES: Final = {verb: i for i, verb in enumerate(VERBS)}
RULES: Final = (
    *("radiants", "recruit_more", "task_locked", "wall_price", "shift_numbers"),
    *("task_for_vp", "radiant_pays"),
)

# --- places of the state --------------------------------------------------------------------------------------------

HERE: Final = Places()
HERE.block(STATE.width)
PHASES: Final = HERE.block(len(Phase))
OPTIONS: Final = HERE.block(2)
BOOK_IDS: Final = 11
BOOK: Final = HERE.block(BOOK_IDS)
PAGE_IDS: Final = 68
PAGE: Final = HERE.block(PAGE_IDS)
RULE: Final = HERE.block(len(RULES))
ON_SIX: Final = HERE.block(len(HARMS))
MOST_ROUNDS: Final = 20
ROUNDS: Final = HERE.block(MOST_ROUNDS)
STORY: Final = HERE.block(6)
TASK: Final = HERE.block(9)
REACH: Final = 5  # of each player: what they lack for the task, and their radiant token
REACHES: Final = HERE.block(MOST_PLAYERS * REACH)
COLUMN: Final = 10
SIEGE: Final = HERE.block(COLUMNS * COLUMN)
REALM: Final = HERE.block(9)
FAVOUR_IDS: Final = 18
FAVOURS: Final = HERE.block(FAVOUR_IDS)
FAVOURS_TO_PAY: Final = HERE.block(FAVOUR_IDS)
BOON_IDS: Final = 8
BOONS: Final = HERE.block(BOON_IDS)
PRAYERS: Final = HERE.block(2)

# --- places of a choice ---------------------------------------------------------------------------------------------

OF_CHOICE: Final = Places()
OF_CHOICE.block(CHOICE.width)
SLAYS: Final = OF_CHOICE.block()
RECRUITS: Final = OF_CHOICE.block()
JOINS: Final = OF_CHOICE.block()
PRAYS: Final = OF_CHOICE.block()
PRAYS_FOR_WALL: Final = OF_CHOICE.block()
SHARES: Final = OF_CHOICE.block()
TAKES: Final = OF_CHOICE.block()
SHINES: Final = OF_CHOICE.block()
USES_BOON: Final = OF_CHOICE.block()
PAYS: Final = OF_CHOICE.block()
TAKES_CITIZEN: Final = OF_CHOICE.block()
FREES: Final = OF_CHOICE.block()
BUILDS: Final = OF_CHOICE.block()
MENDS: Final = OF_CHOICE.block()
RECHARGES: Final = OF_CHOICE.block()
CONVERTS: Final = OF_CHOICE.block()
TURNS_DIE: Final = OF_CHOICE.block()
CHASES: Final = OF_CHOICE.block()
TAKES_TOKENS: Final = OF_CHOICE.block()
ROBS: Final = OF_CHOICE.block()
GIVES_UP: Final = OF_CHOICE.block()
IS_ATTACKED: Final = OF_CHOICE.block()
IS_BREACHED: Final = OF_CHOICE.block()
STOPS: Final = OF_CHOICE.block()
CANCELS: Final = OF_CHOICE.block()
REWARD: Final = OF_CHOICE.block()
EXCHANGES: Final = OF_CHOICE.block()
EASES_TASK: Final = OF_CHOICE.block()
GIVES: Final = OF_CHOICE.block()
COVERS: Final = OF_CHOICE.block()
PUTS_TOKEN: Final = OF_CHOICE.block()

DOES: Final = OF_CHOICE.block(len(VERBS))
HARM: Final = OF_CHOICE.block()
FAVOUR: Final = OF_CHOICE.block(FAVOUR_IDS)
BOON: Final = OF_CHOICE.block(BOON_IDS)
PROGRESS: Final = OF_CHOICE.block(8)
VP_AFTER: Final = OF_CHOICE.block(2)
AT_COLUMN: Final = OF_CHOICE.block(11)
DARK: Final = OF_CHOICE.block(4)
STACK: Final = OF_CHOICE.block(4)
BLOW: Final = OF_CHOICE.block(5)
FRIEND: Final = OF_CHOICE.block(6)
COUNT: Final = OF_CHOICE.block(2)

LONG_BOOK: Final = 12.0  # rounds, as one guesses at the start
SIX: Final = 6


# --- the clock ------------------------------------------------------------------------------------------------------


def clock(game: Saga) -> float:
    """Rounds, with the turns and phases as parts of them."""
    return (game.turn + game.phase / 9) / len(game.players)


def stage_of(game: Saga) -> int:
    """Whether the book has just begun, is half read, or nearly done."""
    left = len(game.box.book.pages) - game.page
    return 2 if left <= 1 else 0 if game.page == 0 else 1


def rounds_left(game: Saga) -> float:
    """A guess: as much of a book as is unread."""
    pages = len(game.box.book.pages)
    return max(1.0, LONG_BOOK * (pages - game.page - len(game.placed) / max(1, needed(game))) / pages)


def harvests(game: Saga) -> float:
    """On how many turns of others a player harvests in a round; alone there is a second harvest."""
    return max(1.0, len(game.players) - 1.0)


# --- the task and the siege -----------------------------------------------------------------------------------------


def lack(cost: tuple[int, int, int], gold: int, strength: int, magic: int) -> int:
    """How much is missing of the price of a token for somebody with that purse; magic stands for the others, but one
    of each is real."""
    need = cost[2] + max(0, cost[0] - gold) + max(0, cost[1] - strength)
    missing = max(0, need - magic)
    if missing == 0 and ((cost[0] and not gold) or (cost[1] and not strength)):
        return 1
    return missing


def citizens_below(game: Saga, column: int) -> int:
    first, second = stacks_below(column)
    return len(game.citizens[first - CITIZENS]) + len(game.citizens[second - CITIZENS])


def attacks(game: Saga, column: int, die1: int, die2: int) -> int:
    """How often such dice wake the monster of a column."""
    if not game.monsters[column]:
        return 0
    tile = game.tile(column)
    return (die1 == tile) + (die2 == tile) + (die1 + die2 == tile)


def looming(game: Saga) -> bool:
    """Whether the monsters are still to act on these dice."""
    return game.die1 > 0 and Phase.HARVEST <= game.phase <= Phase.MONSTERS


def number_in(effect: Do) -> float:
    """How many times, or how many."""
    for arg in reversed(effect.args):
        if arg.isdigit() and effect.verb not in ("attack", "breach_wall", "spawn", "set_die"):
            return float(int(arg))
    return 5.0 if effect.args == ("all",) else 1.0


def count_verbs(effect: Effect, counts: list[float], share: float) -> None:
    """How much of each verb there is in an effect; of a choice, a part of each."""
    if isinstance(effect, Do):
        place = VERB_PLACES.get(effect.verb, -1)
        if place >= 0:
            counts[place] += share * number_in(effect)
    elif isinstance(effect, All):
        for part in effect.parts:
            count_verbs(part, counts, share)
    elif isinstance(effect, Choose):
        for part in effect.parts:
            count_verbs(part, counts, share / len(effect.parts))
    elif isinstance(effect, (May, Pay)):
        count_verbs(effect.effect, counts, share)


def verbs_of(effect: Effect) -> list[float]:
    counts = [0.0] * len(VERBS)
    count_verbs(effect, counts, 1.0)
    return counts


def harm_of(effect: Effect) -> float:
    """How bad some instructions are."""
    total = 0.0
    counts = verbs_of(effect)
    for i in range(len(HARMS)):
        total += HARM_WEIGHTS[i] * counts[len(HELPS) + i]
    return total


# --- the state ------------------------------------------------------------------------------------------------------


def describe(game: Saga, seat: int, sheet: Sheet) -> None:
    me = game.players[seat]
    tell_common(game, game.players, seat, sheet)
    tell_book(game, sheet)
    tell_task(game, seat, sheet)
    tell_siege(game, sheet)
    tell_realm(game, sheet)
    tell_aid(game, me, sheet)


def tell_book(game: Saga, sheet: Sheet) -> None:
    """The book, the open page with its rules, the phase and how long it has taken."""
    book = game.box.book
    page = game.open_page()
    sheet.mark(PHASES + game.phase)
    if game.box.hard:
        sheet.mark(OPTIONS)
    if game.ways.events:
        sheet.mark(OPTIONS + 1)
    sheet.mark(BOOK + bucket(book.id, BOOK_IDS))
    sheet.mark(PAGE + bucket(page.id, PAGE_IDS))
    for i, verb in enumerate(RULES):
        if game.rule(verb) is not None:
            sheet.mark(RULE + i)
    counts = [0.0] * len(VERBS)
    if book.on_six is not None:
        count_verbs(book.on_six, counts, 1.0)
    if page.on_six is not None:
        count_verbs(page.on_six, counts, 1.0)
    for i in range(len(HARMS)):
        sheet.put(ON_SIX + i, limited(counts[len(HELPS) + i]))
    n = len(game.players)
    pages = len(book.pages)
    wanted = max(1, needed(game))
    sheet.mark_up_to(ROUNDS, game.turn // n, MOST_ROUNDS)
    sheet.put(STORY, capped(game.turn / n / 10))
    sheet.put(STORY + 1, (game.page + len(game.placed) / wanted) / pages)
    sheet.put(STORY + 2, capped((pages - game.page - 1) / 3))
    if game.page + 1 == pages:
        sheet.mark(STORY + 3)
    if len(game.placed) + 1 == wanted:
        sheet.mark(STORY + 4)
    elif len(game.placed) >= wanted:
        sheet.mark(STORY + 5)


def tell_task(game: Saga, seat: int, sheet: Sheet) -> None:
    """What a token costs, how many are wanted, and who could pay for one."""
    cost = task_cost(game)
    wanted = max(0, needed(game) - len(game.placed))
    sheet.put(TASK, capped(cost[0] / 10))
    sheet.put(TASK + 1, capped(cost[1] / 10))
    sheet.put(TASK + 2, capped(cost[2] / 10))
    sheet.put(TASK + 3, wanted / 3)
    more = game.task_tokens
    sheet.put(TASK + 4, capped((more[0] + more[1] + more[2]) / 3))
    locked = bool(locked_by(game))
    if locked:
        sheet.mark(TASK + 5)
    ready = 0
    n = len(game.players)
    for i in range(n):
        player = game.players[(seat + i) % n]
        place = REACHES + REACH * i
        missing = lack(cost, player.gold, player.strength, player.magic)
        sheet.put(place, capped(missing / 6))
        if missing == 0:
            ready += 1
            sheet.mark(place + 1)
        if player.radiant == BRIGHT:
            sheet.mark(place + 2)
        elif player.radiant == DULL:
            sheet.mark(place + 3)
        sheet.put(place + 4, capped((player.gold + player.strength + player.magic) / 15))
    sheet.put(TASK + 6, ready / 3)
    if ready >= wanted > 0 and not locked:
        sheet.mark(TASK + 7)
    missing = lack(cost, game.players[seat].gold, game.players[seat].strength, game.players[seat].magic)
    if missing == 0 and wanted and not locked:
        sheet.mark(TASK + 8)


def tell_siege(game: Saga, sheet: Sheet) -> None:
    """Each column: its wall, who is left behind it, the monster above, and what the dice on the table do there."""
    due = looming(game)
    place = SIEGE
    for column in range(COLUMNS):
        wall = game.walls[column]
        left = citizens_below(game, column)
        if wall:
            sheet.mark(place + wall - 1)
        sheet.put(place + 2, left / 8)
        monster = game.monster(column)
        if monster is not None:
            sheet.mark(place + 3)
            if not wall and left <= 2:
                sheet.put(place + 4, (3 - left) / 3)
            if isinstance(monster, DarkMonster):
                sheet.mark(place + 5)
                sheet.put(place + 6, limited(harm_of(monster.instructions)))
            if due:
                blows = attacks(game, column, game.die1, game.die2)
                sheet.put(place + 7, float(blows))
                if blows > wall + left:
                    sheet.mark(place + 8)  # the end, if nobody does anything
        sheet.put(place + 9, game.tile(column) / 5)
        place += COLUMN


def tell_realm(game: Saga, sheet: Sheet) -> None:
    """The citizens that are left, and those that are not; walls; the deck."""
    total = 0
    weakest = 99
    for column in range(COLUMNS):
        left = citizens_below(game, column)
        total += left
        weakest = min(weakest, left + game.walls[column])
    walls = COLUMNS - game.spare_walls()
    sheet.put(REALM, total / 40)
    sheet.put(REALM + 1, weakest / 6)
    sheet.put(REALM + 2, game.exhausted() / 4)
    sheet.put(REALM + 3, capped(len(game.oubliettes) / 5))
    sheet.put(REALM + 4, capped(len(game.banished) / 5))
    sheet.put(REALM + 5, walls / 5)
    sheet.put(REALM + 6, capped(len(game.deck) / 20))
    sheet.put(REALM + 7, min(game.shuffles, 3) / 2)
    if looming(game):
        sheet.put(REALM + 8, float((game.die1 == SIX) + (game.die2 == SIX) + (game.die1 + game.die2 == SIX)))


def tell_aid(game: Saga, me: Player, sheet: Sheet) -> None:
    """The favours and boons that there are, and what can be prayed for."""
    shown = 0
    payable = 0
    for favour in game.favours:
        if favour is not None:
            bit = 1 << bucket(favour.id, FAVOUR_IDS)
            if not shown & bit:
                sheet.mark(FAVOURS + bucket(favour.id, FAVOUR_IDS))
            shown |= bit
            if me.vp >= favour.cost and not payable & bit:
                sheet.mark(FAVOURS_TO_PAY + bucket(favour.id, FAVOUR_IDS))
                payable |= bit
    held = 0
    for boon in game.boons:
        bit = 1 << bucket(boon.id, BOON_IDS)
        if not held & bit:
            sheet.mark(BOONS + bucket(boon.id, BOON_IDS))
        held |= bit
    price = wall_price(game)
    if me.vp >= price:
        sheet.mark(PRAYERS)
    else:
        sheet.put(PRAYERS + 1, (price - me.vp) / 8)


# --- what a choice is called ----------------------------------------------------------------------------------------


class Named:
    """What the id of a choice says."""

    __slots__ = ("card", "gold", "kind", "magic", "number", "strength")

    def __init__(self, id: str) -> None:
        words = id.split("-")
        self.kind = words[0]
        self.card = id.partition("-")[2]
        self.number = int(words[1]) - 1 if len(words) > 1 and words[1].isdigit() else -1  # of a column
        paid = dict.fromkeys(BY_NAME, 0)
        if self.kind in paid or id == "nothing":
            self.kind = "payment"
            for name, n in zip(words[::2], words[1::2], strict=False):
                if name in paid and n.isdigit():
                    paid[name] = int(n)
        self.gold = paid["gold"]
        self.strength = paid["strength"]
        self.magic = paid["magic"]


_named: Final[dict[str, Named]] = {}


def named(id: str) -> Named:
    found = _named.get(id)
    if found is None:
        found = _named[id] = Named(id)
    return found


# --- a choice -------------------------------------------------------------------------------------------------------


def describe_choice(game: Saga, seat: int, prompt: str, choice: Choice, about: Choice | None, sheet: Sheet) -> None:
    if isinstance(choice, Reworded):
        choice = choice.choice
    if isinstance(about, Reworded):
        about = about.choice
    me = game.players[seat]
    if isinstance(choice, Deed):
        tell_deed(game, me, choice.place.number, sheet)
    elif isinstance(choice, Resource):
        tell_resource(game, me, prompt, choice, sheet)
    elif isinstance(choice, Payment):
        sheet.mark(PAYS)
        tell_outcome(game, me, paying(choice), sheet)
    elif isinstance(choice, Place):
        tell_place(game, me, prompt, choice, sheet)
    elif isinstance(choice, Share):
        sheet.mark(REWARD)
        tell_outcome(game, me, sharing(choice), sheet)
    elif isinstance(choice, Branch):
        tell_branch(game, me, choice.effect, sheet)
    elif isinstance(choice, Exchange):
        sheet.mark(EXCHANGES)
        tell_outcome(game, me, doing(me, choice.pay), sheet)
    elif isinstance(choice, Amount):
        tell_amount(game, me, prompt, choice, sheet)
    elif isinstance(choice, Die):
        sheet.mark(TURNS_DIE)
        sheet.put(COUNT, choice.value(game) / 6)
        tell_blow(game, choice.value(game), sheet)
    elif isinstance(choice, SeatChoice):
        sheet.mark(SHARES)
        tell_friend(game, me, game.players[choice.seat], sheet)
    elif choice is YES or choice is NO or choice is PASS:
        tell_answer(game, me, prompt, choice, about, sheet)
    else:
        tell_named(game, me, prompt, choice, about, sheet)


def tell_named(game: Saga, me: Player, prompt: str, choice: Choice, about: Choice | None, sheet: Sheet) -> None:
    """What has an id of the Saga's own."""
    name = named(choice.id)
    kind = name.kind
    if kind == "favour":
        tell_favour(game, me, name.card, sheet)
    elif kind == "boon":
        tell_boon(game, me, name.card, sheet)
    elif kind == "captured":
        tell_captive(game, me, prompt, name.card, sheet)
    elif kind in ("wall", "column"):
        tell_lane(game, me, prompt, name.number, sheet)
    elif prompt == "steal-tokens":
        tell_tokens(game, me, name, sheet)
    elif kind == "task":
        tell_joining(game, me, sheet)
    elif kind == "payment":
        sheet.mark(PAYS)
        change = Change()
        change.gold, change.strength, change.magic = -name.gold, -name.strength, -name.magic
        tell_outcome(game, me, change, sheet)
    elif kind == "seat":
        sheet.mark(RECHARGES)
        tell_friend(game, me, game.players[name.number + 1], sheet)
    elif kind == "share":
        sheet.mark(SHARES)
        tell_best_friend(game, me, sheet)
    elif kind == "radiant":
        sheet.mark(SHINES)
        change = Change()
        change.any = game.box.pack.radiant.gain
        tell_outcome(game, me, change, sheet)
    else:
        sheet.mark(ROBS)
        if kind == "banish":
            sheet.mark(COUNT + 1)
        if isinstance(about, Monster):
            tell_monster(about, about.strength, about.magic, sheet)
            tell_dark(game, about, sheet)


def tell_outcome(game: Saga, me: Player, change: Change, sheet: Sheet) -> None:
    """What is in the purse then, and how near that is to the price of a token."""
    tell_change(me, change, sheet)
    vp = me.vp + change.vp
    sheet.put(VP_AFTER, limited(vp / 10))
    if vp >= wall_price(game):
        sheet.mark(VP_AFTER + 1)
    cost = task_cost(game)
    before = lack(cost, me.gold, me.strength, me.magic)
    after = lack(cost, me.gold + change.gold, me.strength + change.strength, me.magic + change.magic)
    sheet.put(PROGRESS, capped(after / 6))
    sheet.put(PROGRESS + 1, limited((before - after) / 3))
    if after <= change.any:
        sheet.mark(PROGRESS + 2)
        if before:
            sheet.mark(PROGRESS + 3)
    elif before == 0:
        sheet.mark(PROGRESS + 4)


def tell_effect(game: Saga, me: Player, effect: Effect, change: Change, sheet: Sheet) -> None:
    """What an effect does beside filling the purse."""
    tell_verbs(effect, sheet)
    tell_outcome(game, me, change, sheet)


def tell_branch(game: Saga, me: Player, effect: Effect, sheet: Sheet) -> None:
    """One side of a choice, which may be about one column, or a die up or down."""
    sheet.mark(REWARD)
    tell_effect(game, me, effect, doing(me, effect), sheet)
    if isinstance(effect, Do) and len(effect.args) == 1:
        if effect.verb in ("attack", "breach_wall") and effect.args[0].isdigit():
            tell_column(game, game.under(int(effect.args[0])), sheet)
        elif effect.verb == "add_die" and effect.args[0].startswith("-"):
            sheet.mark(COUNT + 1)


def tell_verbs(effect: Effect, sheet: Sheet) -> None:
    counts = verbs_of(effect)
    harm = 0.0
    for i, n in enumerate(counts):
        if n:
            sheet.put(DOES + i, limited(n))
            if i >= len(HELPS):
                harm += HARM_WEIGHTS[i - len(HELPS)] * n
    sheet.put(HARM, limited(harm))


def tell_deed(game: Saga, me: Player, number: int, sheet: Sheet) -> None:
    """Slaying or recruiting what lies there."""
    monster = monster_at(game, number)
    if monster is None:
        card = game.citizens[number - CITIZENS][-1]
        sheet.mark(RECRUITS)
        tell_gaining(game, me, card, recruiting(game, me, card, False), sheet)
        tell_stack(game, number, sheet)
        return
    sheet.mark(SLAYS)
    strength, magic = monster_cost(game, number, monster)
    tell_monster(monster, strength, magic, sheet)
    change = slaying(game, me, number, monster)
    change.vp += monster.vp
    tell_effect(game, me, monster.reward, change, sheet)
    if number < COLUMNS:
        tell_column(game, number, sheet)
        tell_dark(game, monster, sheet)


def tell_gaining(game: Saga, me: Player, card: Citizen, change: Change, sheet: Sheet) -> None:
    tell_citizen(me, card, stage_of(game), harvests(game), rounds_left(game), sheet)
    tell_outcome(game, me, change, sheet)


def tell_stack(game: Saga, number: int, sheet: Sheet) -> None:
    """The stack that a citizen leaves or comes back to, and those who stand behind the same wall."""
    height = game.height(number)
    column = (number - CITIZENS) % COLUMNS
    left = citizens_below(game, column)
    sheet.put(STACK, height / 5)
    if height == 1:
        sheet.mark(STACK + 1)
    sheet.put(STACK + 2, left / 8)
    if left <= 2:
        sheet.put(STACK + 3, (3 - left) / 3)
    tell_column(game, column, sheet)


def tell_column(game: Saga, column: int, sheet: Sheet) -> None:
    """How the column stands."""
    wall = game.walls[column]
    left = citizens_below(game, column)
    sheet.mark(AT_COLUMN + wall)
    sheet.put(AT_COLUMN + 3, left / 8)
    if game.monsters[column]:
        sheet.mark(AT_COLUMN + 4)
        if not wall and left <= 2:
            sheet.put(AT_COLUMN + 5, (3 - left) / 3)
    if looming(game):
        blows = attacks(game, column, game.die1, game.die2)
        sheet.put(AT_COLUMN + 6, float(blows))
        if blows:
            if wall:
                sheet.mark(AT_COLUMN + 7)
            else:
                sheet.mark(AT_COLUMN + 8)
            if blows > wall + left:
                sheet.mark(AT_COLUMN + 9)
    sheet.put(AT_COLUMN + 10, game.tile(column) / 5)


def tell_dark(game: Saga, monster: Monster, sheet: Sheet) -> None:
    """What a dark monster does where it stands."""
    if isinstance(monster, DarkMonster):
        sheet.mark(DARK)
        sheet.put(DARK + 1, limited(harm_of(monster.instructions)))
        if monster.activation == "die" and looming(game):
            value = monster.value
            n = (game.die1 == value) + (game.die2 == value) + (game.die1 + game.die2 == value)
            sheet.put(DARK + 2, float(n))
        if locked_by(game) == monster.id:
            sheet.mark(DARK + 3)


def tell_joining(game: Saga, me: Player, sheet: Sheet) -> None:
    """A token on the task."""
    sheet.mark(JOINS)
    cost = task_cost(game)
    task = game.open_page().task
    change = Change()
    change.pay_gold(me, cost[0])
    change.pay_strength(me, cost[1], cost[2])
    change.add(me, task.reward)
    tell_effect(game, me, task.reward, change, sheet)
    left = needed(game) - len(game.placed) - 1
    sheet.put(PROGRESS + 5, left / 3)
    if left <= 0:
        sheet.mark(PROGRESS + 6)
        if game.page + 1 == len(game.box.book.pages):
            sheet.mark(PROGRESS + 7)


def tell_favour(game: Saga, me: Player, id: str, sheet: Sheet) -> None:
    """A favour of Aquilin's, for its price."""
    sheet.mark(PRAYS)
    sheet.mark(FAVOUR + bucket(id, FAVOUR_IDS))
    card = game.box.pack.by_id.get(id)
    if isinstance(card, Favour):
        change = doing(me, card.effect)
        change.vp -= card.cost
        tell_effect(game, me, card.effect, change, sheet)


def tell_boon(game: Saga, me: Player, id: str, sheet: Sheet) -> None:
    sheet.mark(USES_BOON)
    sheet.mark(BOON + bucket(id, BOON_IDS))
    card = game.box.pack.by_id.get(id)
    if isinstance(card, Boon):
        tell_effect(game, me, card.effect, doing(me, card.effect), sheet)


def tell_captive(game: Saga, me: Player, prompt: str, id: str, sheet: Sheet) -> None:
    """A citizen in the oubliettes, to be freed or taken."""
    card = game.box.pack.by_id.get(id)
    if not isinstance(card, Citizen):
        return
    if prompt == "take-citizen":
        sheet.mark(TAKES_CITIZEN)
        tell_gaining(game, me, card, recruiting(game, me, card, True), sheet)
        return
    sheet.mark(FREES)
    tell_citizen(me, card, stage_of(game), harvests(game), rounds_left(game), sheet)
    if card.activation:
        tell_stack(game, CITIZENS + ROW_OF[card.activation[0]], sheet)  # where it goes


def tell_lane(game: Saga, me: Player, prompt: str, column: int, sheet: Sheet) -> None:
    """A wall to be built or mended, or a column that suffers."""
    tell_column(game, column, sheet)
    if prompt == "action":
        sheet.mark(PRAYS_FOR_WALL)
        change = Change()
        change.vp -= wall_price(game)
        tell_outcome(game, me, change, sheet)
    elif prompt == "build-wall":
        sheet.mark(BUILDS)
    elif prompt == "mend-wall":
        sheet.mark(MENDS)
    else:
        sheet.mark(IS_ATTACKED if prompt == "attack-which" else IS_BREACHED)
    monster = game.monster(column)
    if monster is not None:
        tell_dark(game, monster, sheet)


def tell_place(game: Saga, me: Player, prompt: str, place: Place, sheet: Sheet) -> None:
    """A citizen that is taken, given up, captured or banished; or a monster that is chased away or made dearer."""
    number = place.number
    if prompt == "cover-first":
        sheet.mark(COVERS)
        return
    monster = monster_at(game, number)
    if monster is not None:
        strength, magic = monster_cost(game, number, monster)
        sheet.mark(CHASES if prompt == "discard-monster" else PUTS_TOKEN)
        tell_monster(monster, strength, magic, sheet)
        tell_dark(game, monster, sheet)
        if lack_for_monster(me, strength, magic) == 0:
            sheet.mark(COUNT + 1)
        if number < COLUMNS:
            tell_column(game, number, sheet)
        return
    if not CITIZENS <= number < CITIZENS + 2 * COLUMNS or not game.citizens[number - CITIZENS]:
        return
    card = game.citizens[number - CITIZENS][-1]
    tell_stack(game, number, sheet)
    if prompt == "take-citizen":
        sheet.mark(TAKES_CITIZEN)
        tell_gaining(game, me, card, recruiting(game, me, card, True), sheet)
    else:
        sheet.mark(GIVES_UP)
        tell_citizen(me, card, stage_of(game), harvests(game), rounds_left(game), sheet)


def tell_resource(game: Saga, me: Player, prompt: str, resource: Resource, sheet: Sheet) -> None:
    """One of a resource, or all that happens to it."""
    if prompt in ("share-what", "convert-from"):
        sheet.mark(GIVES if prompt == "share-what" else CONVERTS)
        sheet.put(COUNT, capped(me.has(resource) / 10))
        tell_outcome(game, me, taking(resource, -me.has(resource)), sheet)
        return
    if prompt == "task-less":
        sheet.mark(EASES_TASK)
        cost = task_cost(game)
        i = ("gold", "strength", "magic").index(resource.id)
        sheet.put(COUNT, limited((cost[i] - me.has(resource)) / 5))
    else:
        sheet.mark(TAKES if prompt == "action" else CONVERTS if prompt == "convert-to" else REWARD)
    tell_outcome(game, me, taking(resource, 1), sheet)


def tell_amount(game: Saga, me: Player, prompt: str, some: Amount, sheet: Sheet) -> None:
    """So many of a resource, gained or given; or the value that a die shall show."""
    if prompt == "die-value":
        sheet.mark(TURNS_DIE)
        sheet.put(COUNT, some.n / 6)
        tell_blow(game, some.n, sheet)
        return
    resource = BY_NAME.get(some.unit)
    if resource is None:
        return
    sheet.put(COUNT, capped(some.n / 8))
    if prompt in ("share-amount", "convert-amount"):
        sheet.mark(GIVES if prompt == "share-amount" else CONVERTS)
        tell_outcome(game, me, taking(resource, -some.n), sheet)
        if some.n % 2:
            sheet.mark(COUNT + 1)  # half of it, rounded up
    else:
        sheet.mark(REWARD)
        tell_outcome(game, me, taking(resource, some.n), sheet)


def tell_blow(game: Saga, die: int, sheet: Sheet) -> None:
    """What a die of that value wakes: the column of its number, or the book."""
    if die == SIX:
        sheet.mark(BLOW)
        return
    column = game.under(die)
    if not 0 <= column < COLUMNS or not game.monsters[column]:
        return
    sheet.mark(BLOW + 1)
    wall = game.walls[column]
    sheet.mark(BLOW + 2 if wall else BLOW + 3)
    if not wall and not citizens_below(game, column):
        sheet.mark(BLOW + 4)


def tell_friend(game: Saga, me: Player, other: Player, sheet: Sheet) -> None:
    """Another player, as somebody to help."""
    missing = lack(task_cost(game), other.gold, other.strength, other.magic)
    sheet.put(FRIEND, capped(missing / 6))
    if missing == 0:
        sheet.mark(FRIEND + 1)
    elif missing <= 3:
        sheet.mark(FRIEND + 2)
    n = len(game.players)
    sheet.put(FRIEND + 3, (other.seat - me.seat) % n / 4)
    sheet.put(FRIEND + 4, capped((other.gold + other.strength + other.magic) / 15))
    if other is me:
        sheet.mark(FRIEND + 5)


def tell_best_friend(game: Saga, me: Player, sheet: Sheet) -> None:
    """Sharing: with whoever lacks least, but something."""
    tell_outcome(game, me, Change(), sheet)
    cost = task_cost(game)
    best: Player | None = None
    least = 99
    for other in game.players:
        missing = lack(cost, other.gold, other.strength, other.magic)
        if other is not me and 0 < missing < least:
            best, least = other, missing
    if best is not None:
        tell_friend(game, me, best, sheet)


def tell_tokens(game: Saga, me: Player, name: Named, sheet: Sheet) -> None:
    """Tokens that may be taken off a monster or the task."""
    sheet.mark(TAKES_TOKENS)
    if name.kind == "task":
        sheet.mark(EASES_TASK)
        return
    monster = game.monster(name.number) if 0 <= name.number < COLUMNS else None
    if monster is not None:
        strength, magic = monster_cost(game, name.number, monster)
        tell_monster(monster, strength, magic, sheet)
        tell_column(game, name.number, sheet)
        if lack_for_monster(me, strength, magic) == 0:
            sheet.mark(COUNT + 1)


def tell_answer(game: Saga, me: Player, prompt: str, choice: Choice, about: Choice | None, sheet: Sheet) -> None:
    """Yes, no, or none of them: a token that stops an attack, a boon that silences the book, a help for the task."""
    yes = choice is YES
    sheet.mark(ACCEPTS if yes else DECLINES)
    subject = None if about is None else game.box.pack.by_id.get(about.id)
    if prompt == "stop-attack":
        if yes:
            sheet.mark(STOPS)
        if isinstance(subject, Monster):
            column = game.column_of(subject)
            if column >= 0:
                tell_column(game, column, sheet)
    elif prompt == "cancel-six":
        if yes:
            sheet.mark(CANCELS)
        if isinstance(subject, RuleCard) and subject.on_six is not None:
            tell_verbs(subject.on_six, sheet)
    elif prompt in ("task-vp", "task-radiant"):
        if yes:
            sheet.mark(EASES_TASK)
        tell_outcome(game, me, Change(), sheet)
    else:
        tell_outcome(game, me, Change(), sheet)


# --- tastes ---------------------------------------------------------------------------------------------------------

TASTES: Final[dict[str, Taste]] = {
    "guardian": [(BUILDS, 0.8), (PRAYS_FOR_WALL, 1.2), (MENDS, 0.8), (STOPS, 0.8)],
    "hunter": [(SLAYS, 1.0), (DARK, 0.4)],
    "pilgrim": [(JOINS, 1.2), (PRAYS, 0.8)],
    "giver": [(SHARES, 1.2), (FREES, 0.5)],
}

INSIGHT: Final = Insight(HERE.width, describe, OF_CHOICE.width, describe_choice, clock, TASTES, slips=0.4)
