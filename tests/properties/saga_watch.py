"""What a complete fuzz of the Saga must have seen: every page, favour, dark monster and boon, each side of each choice.

The goals are listed from the cards and books themselves, so that what is added is a goal at once. What has been reached
is told from the state before each step, the questions and answers in it, and the events it wrote: those that follow a
headline (a dark monster acts, the page is turned, a favour is prayed for) are that card's.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tests.properties import saga_scores
from tests.properties.table import Table
from valtable.engine.effects import Choose, Do, Effect, Gain, parts_of
from valtable.engine.events import Event
from valtable.engine.game import Game
from valtable.engine.rules import Rules
from valtable.games.realm.cards import Citizen, Monster, MonsterEvent, RealmCard
from valtable.games.realm.state import CENTRE, CITIZENS
from valtable.games.saga.books import RuleCard, Task
from valtable.games.saga.cards import Boon, DarkMonster, Favour
from valtable.games.saga.shelf import STANDARD
from valtable.games.saga.state import Phase, Saga
from valtable.games.saga.vocabulary import Instruction

RESOURCES: Final = ("gold", "strength", "magic")
SHOWS: Final = {  # the events that show that a verb has worked
    "attack": ("attacked",),
    "breach_wall": ("wall-breached", "wall-fell"),
    "capture": ("captured",),
    "banish": ("banished",),
    "tokens": ("tokens-put",),
    "lose": ("lost",),
    "dim": ("radiant-dimmed",),
    "give_radiant": ("radiant-given",),
    "spawn": ("spawned",),
    "gain": ("gained",),
    "free": ("freed",),
    "build_wall": ("wall-built",),
    "mend_wall": ("wall-mended",),
    "recharge": ("radiant-recharged",),
    "convert": ("converted",),
    "set_die": ("die-changed",),
    "add_die": ("die-changed",),
    "discard_monster": ("monster-discarded",),
    "cancel_six": ("six-cancelled",),
    "take_citizen": ("took-citizen",),
    "steal": ("gained",),
    "steal_random_monster": ("random-monster",),
}
HEADLINES: Final = ("dark-acts", "book-acts", "page-turned", "prayed", "prayed-free", "boon-used", "slew")
CHOICES: Final = {  # what was answered to which question
    **{
        f"asked {prompt}: {answer}": (prompt, answer)
        for prompt in ("stop-attack", "cancel-six")
        for answer in ("yes", "no")
    },
    **{
        f"asked {prompt}: {answer}": (prompt, answer)
        for prompt in ("task-vp", "task-radiant")
        for answer in ("yes", "no")
    },
    **{f"asked rob-discard: {fate}": ("rob-discard", fate) for fate in ("back", "banish")},
    **{f"asked steal-tokens: {where}": ("steal-tokens", where) for where in ("monster-", "task", "pass")},
    **{f"asked take-citizen: {where}": ("take-citizen", where) for where in ("citizen-", "captured-")},
    **{
        f"asked {prompt}: {resource}": (prompt, resource)
        for prompt in (
            "share-what",
            "share-type",
            "convert-from",
            "convert-to",
            "radiant-gain",
            "gain-any",
            "task-less",
        )
        for resource in RESOURCES
    },
    **{f"asked die-value: {n}": ("die-value", f"face-{n}") for n in range(1, 7)},
    **{f"asked which-die: {n}": ("which-die", f"die-{n}") for n in (1, 2)},
    **{
        f"asked {prompt}": (prompt, "")
        for prompt in (
            *("give-up-citizen", "capture-citizen", "banish-citizen", "free-citizen", "attack-which", "breach-which"),
            *("build-wall", "mend-wall", "recharge", "discard-monster", "share-with", "share-amount", "convert-amount"),
            *("put-token", "exchange", "choose-reward", "pay"),
        )
    },
    **{
        f"asked action: {deed}": ("action", deed)
        for deed in ("monster-", "citizen-", "task", "favour-", "wall-", "share")
    },
    **{f"asked action: {deed}": ("action", deed) for deed in (*RESOURCES, "radiant", "boon-")},
}
GENERAL: Final = (
    *("the book is won", "the book is lost in the monsters' phase", "the book is lost at the end of a turn"),
    *(
        "an intact wall cracks",
        "a breached wall falls",
        "a citizen is captured",
        "a column without a monster is spared",
    ),
    *("a double attacks twice", "a column and its dark monster"),
    *("a six on a die", "a six as the sum", "two sixes", "the cover and the page act on a six"),
    *("a dark monster acts twice", "a dark monster waits for the six", "a dark monster acts as it is dealt"),
    *("a spawned monster does not act at once", "a spawned monster takes the place of another"),
    *("dice are changed, and the monsters follow", "tokens stop at three"),
    *("the monsters are shuffled", "the favours are shuffled"),
    *("a stack is exhausted", "a stack is opened again", "an event appears", "an event is slain", "an event goes back"),
    *("a monster is slain with tokens", "magic helps to slay", "magic helps to recruit", "magic helps with a task"),
    *("magic helps with gold and strength of a task", "a token is free of charge", "all tokens by one player"),
    *("a second harvest", "the Explorer is called once", "the Explorer is called twice"),
    *("recruit_more: a higher price", "task_locked: a task that could be paid", "wall_price: ten for a wall"),
    *("wall_price: eight for a wall", "shift_numbers: another column"),
    *("first_task_less: used", "radiants: stop an attack", "a gift of one", "an odd gift is rounded up"),
)


def effects_of(card: RealmCard) -> list[Effect]:
    """What a card of the Saga does once: citizens are Kingdom's, and rules that last are goals of their own."""
    lasting = ("on_turn", "off_turn", "open", "saga", "event", "radiant")
    return [effect for timing, effect in card.does() if timing not in lasting]


@functools.cache
def deeds_of(card: str) -> list[Do]:
    return [part for effect in effects_of(STANDARD.by_id[card]) for part in parts_of(effect) if isinstance(part, Do)]


def goals() -> list[str]:
    """Every goal, in the order of the cards."""
    found: list[str] = []
    for card in STANDARD.shown():
        if isinstance(card, DarkMonster):
            found.extend((f"{card.id}: in the row", f"{card.id}: acts"))
        if isinstance(card, Monster) and card.type != "boss":
            found.append(f"{card.id}: slain")
        if isinstance(card, MonsterEvent):
            found.append(f"{card.id}: wakes")
        if isinstance(card, Citizen) and not card.starter:
            found.append(f"{card.id}: recruited")
        if isinstance(card, Task):
            found.append(f"{card.id}: joined")
        if isinstance(card, Favour):
            found.append(f"{card.id}: prayed for")
        if isinstance(card, RuleCard):
            found.append(f"{card.id}: open")
        if isinstance(card, Monster) and card.type == "boss":
            continue
        for effect in effects_of(card):
            for part in parts_of(effect):
                if isinstance(part, Choose):
                    found.extend(f"{card.id}: chooses {branch.id}" for branch in part.branches)
                elif isinstance(part, Do) and part.verb not in ("first_task_less",):
                    found.append(f"{card.id}: {part}")
                elif isinstance(part, Gain) and part.resource == "wild":
                    found.extend(f"{card.id}: gains {resource}" for resource in RESOURCES)
                elif isinstance(part, Gain) and part.counter is None:
                    found.append(f"{card.id}: gains {part.resource}")
    return [*dict.fromkeys(found), *CHOICES, *GENERAL]


class SagaWatch:
    """Counts what happens, step by step.

    The tables with cards or books of their own change prices, starting goods and the rewards of two monsters: whatever
    else a card does there, ours does.
    """

    def __init__(self, table: Table, total: Counter[str]) -> None:
        self.total = total
        self.seen: Counter[str] = Counter()
        self.answers: list[tuple[str, str, Sequence[str], str, int]] = []
        self.called: set[str] = set()  # dark monsters of the saga that have come out of their book
        self.slain = 0
        self.rolled = (0, 0)

    def before_step(self, game: Game) -> None:
        assert isinstance(game, Saga)
        self.answers.clear()
        self.phase = game.phase
        self.before = game.copy()
        if game.phase == Phase.OPENING:
            self.called = {card.id for card in game.box.returning}
        for place in range(CITIZENS):
            monster = game.monster(place)
            if isinstance(monster, DarkMonster):
                self.seen[f"{monster.id}: in the row"] += 1
        for card in (game.box.book, game.open_page()):
            self.seen[f"{card.id}: open"] += 1

    def asked(self, prompt: str, about: str, offered: Sequence[str], chosen: str, seat: int) -> None:
        self.answers.append((prompt, about, offered, chosen, seat))
        seen = self.seen
        for goal, (asked, start) in CHOICES.items():
            seen[goal] += prompt == asked and chosen.startswith(start)
        if prompt == "choose-reward":
            seen[f"{about}: chooses {chosen}"] += 1
        elif prompt == "task-less":
            seen["first_task_less: used"] += self.before.page == 0
        elif prompt == "share-amount":
            n = int(chosen.rpartition("-")[2])
            seen["a gift of one"] += n == 1
            seen["an odd gift is rounded up"] += n > 1 and n % 2

    def after_step(self, game: Game, events: Sequence[Event]) -> None:
        assert isinstance(game, Saga)
        self.spawned(game, events)
        headline = game.open_page().id if self.phase == Phase.OPENING else ""
        for event in events:
            card = event.args["card"].id.removeprefix("card-") if "card" in event.args else ""
            if event.kind in HEADLINES or event.kind.startswith("joined"):
                headline = card
            elif event.kind in ("monster-dealt", "favour-dealt"):
                headline = ""
            self.happened(game, event, card)
            for source in {headline, card} if isinstance(STANDARD.by_id.get(card), Boon) else {headline}:
                self.followed(source, event)
        seen = self.seen
        if self.phase == Phase.MONSTERS:
            self.monsters(game, events)
        elif self.phase == Phase.TURN_END:
            self.turn_end(game, events)
        elif self.phase in (Phase.HARVEST, Phase.SECOND_HARVEST):
            self.harvest(game)
        if self.phase in (Phase.FIRST_ACTION, Phase.SECOND_ACTION):
            self.rules_held(game)
        if game.end == "lost":
            seen["the book is lost in the monsters' phase"] += self.phase == Phase.MONSTERS
            seen["the book is lost at the end of a turn"] += self.phase == Phase.TURN_END
        assert (game.phase == Phase.OVER) == bool(game.end)

    def spawned(self, game: Saga, events: Sequence[Event]) -> None:
        """A monster that has come out of its book does not vanish again."""
        for event in events:
            if event.kind == "spawned":
                self.called.add(event.args["card"].id.removeprefix("card-"))
                self.seen["a spawned monster takes the place of another"] += any(
                    other.kind == "monster-discarded" for other in events
                )
        rows = [card for stack in game.monsters for card in stack]
        there = {card.id for card in (*rows, *game.deck, *game.discard, *game.exiled) if card.kind == "saga_monster"}
        assert there == self.called

    def followed(self, headline: str, event: Event) -> None:
        """The event is part of what that card does."""
        card = STANDARD.by_id.get(headline)
        if card is None:
            return
        for part in deeds_of(headline):
            if event.kind in SHOWS.get(part.verb, ()) and fits(part, event):
                self.seen[f"{headline}: {part}"] += 1
        if event.kind == "gained":
            for gain in event.args["gains"]:
                self.seen[f"{headline}: gains {gain.id.removeprefix('amount-')}"] += 1

    # ---- events ----

    def happened(self, game: Saga, event: Event, card: str) -> None:
        seen, kind, args = self.seen, event.kind, event.args
        simple = {
            "dark-acts": "acts",
            "slew": "slain",
            "event-woke": "wakes",
            "recruited": "recruited",
            "joined": "joined",
            "joined-free": "joined",
            "prayed": "prayed for",
            "prayed-free": "prayed for",
        }
        if kind in simple:
            seen[f"{card}: {simple[kind]}"] += 1
        general = {
            "wall-breached": "an intact wall cracks",
            "wall-fell": "a breached wall falls",
            "captured": "a citizen is captured",
            "exhausted": "a stack is exhausted",
            "event-appears": "an event appears",
            "joined-free": "a token is free of charge",
            "attack-stopped": "radiants: stop an attack",
        }
        if kind in general:
            seen[general[kind]] += 1
        elif kind == "deck-shuffled":
            seen[f"the {args['deck']}s are shuffled"] += 1
        elif kind == "freed":
            seen["a stack is opened again"] += args["reopened"]
            cover = self.before.covers.get(number_of(args["to"]))
            seen["an event goes back"] += args["reopened"] and isinstance(cover, MonsterEvent)
        elif kind == "prayed-wall":
            price = args["price"][0].args["n"]
            assert price == (10 if self.before.open_page().id == "high_tide" else 8)
            seen["wall_price: ten for a wall" if price == 10 else "wall_price: eight for a wall"] += 1
        elif kind == "recruited":
            self.recruited(args, card)
        elif kind == "slew":
            self.slew(args, card)
        elif kind == "joined":
            self.joined(game, args)

    def recruited(self, args: dict[str, Any], card: str) -> None:
        """What is printed, one gold for each of that name, and one from 7 on where the page says so (l.320-327)."""
        player = self.before.active_player
        citizen = STANDARD.find(Citizen, card)
        cards = (*player.tableau.starters, *player.tableau.citizens)
        cost = citizen.cost + sum(1 for other in cards if other.counts_as == card)
        dearer = self.before.open_page().id == "broken_milestones" and citizen.activation[0] >= 7
        paid = price_of(args)
        assert sum(paid.values()) == cost + dearer
        self.seen["recruit_more: a higher price"] += dearer
        self.seen["magic helps to recruit"] += paid["magic"] > 0

    def slew(self, args: dict[str, Any], card: str) -> None:
        """What is printed, and the tokens that lie there; the price is that of this table's cards."""
        self.slain += 1
        number = number_of(args["from"])
        monster = self.before.top(number)
        assert isinstance(monster, Monster)
        strength, magic, _ = self.before.tokens_on(number)
        paid = price_of(args)
        assert sum(paid.values()) == monster.strength + monster.magic + strength + magic
        assert paid["strength"] >= 1
        assert paid["magic"] >= monster.magic + magic
        self.seen["a monster is slain with tokens"] += strength + magic > 0
        self.seen["magic helps to slay"] += paid["magic"] > monster.magic + magic
        self.seen["an event is slain"] += isinstance(monster, MonsterEvent)

    def joined(self, game: Saga, args: dict[str, Any]) -> None:
        task = self.before.open_page().task
        paid = price_of(args)
        strength, magic, gold = self.before.task_tokens
        cost = task.cost(len(self.before.players))
        gold, strength, magic = cost[0] + gold, cost[1] + strength, cost[2] + magic
        full = gold + strength + magic
        spared = full - paid["gold"] - paid["strength"] - paid["magic"]
        assert 0 <= spared <= 8
        assert spared or paid["magic"] >= magic
        instead = [paid[name] < n for name, n in (("gold", gold), ("strength", strength))]
        if not spared:
            self.seen["magic helps with a task"] += any(instead)
            self.seen["magic helps with gold and strength of a task"] += all(instead)
        placed = game.placed
        self.seen["all tokens by one player"] += len(placed) > 1 and len(set(placed)) == 1

    # ---- phases ----

    def rules_held(self, game: Saga) -> None:
        """Rules of the open page that show in what is, or is not, offered."""
        before = self.before
        player = before.active_player
        task = before.open_page().task
        gold, strength, magic = task.cost(len(before.players))
        purse = (
            player.gold >= gold + 3 and player.strength >= strength + 3 and player.magic >= magic + 3
        )  # three tokens
        offered = [answer[2] for answer in self.answers if answer[0] == "action"]
        if not offered or not purse or len(before.placed) == task.needed(len(before.players)):
            return
        locked = before.open_page().id == "bramble_throne" and any(
            monster.id == "thorn_lord" for stack in before.monsters for monster in stack
        )
        assert ("task" in offered[0]) != locked
        self.seen["task_locked: a task that could be paid"] += locked

    def harvest(self, game: Saga) -> None:
        before = self.before
        self.rolled = (before.die1, before.die2)
        values = (before.die1, before.die2, before.die1 + before.die2)
        self.seen["a second harvest"] += self.phase == Phase.SECOND_HARVEST
        for player in before.players:
            cards = (*player.tableau.starters, *player.tableau.citizens)
            called = any(value in card.activation for value in values for card in cards)
            n = (before.die1 == before.die2) + (not called)
            if n:
                self.seen[f"the Explorer is called {'once' if n == 1 else 'twice'}"] += 1

    def monsters(self, game: Saga, events: Sequence[Event]) -> None:
        """The order of the phase, and how often each column is attacked (l.284-296)."""
        before, seen = self.before, self.seen
        dice = (before.die1, before.die2)
        values = Counter([*dice, sum(dice)])
        shift = 1 if before.open_page().id == "market_of_captives" else 0
        acting = [i for i, event in enumerate(events) if event.kind in ("dark-acts", "book-acts", "six-cancelled")]
        first = events[: acting[0]] if acting else events
        hit = [event.args["n"] for event in first if event.kind == "attacked"]
        standing = {n: before.monsters[(n - 1 + shift) % 5] for n in range(1, 6)}
        due = [n for n in range(1, 6) for _ in range(values[n]) if standing[n]]
        assert hit == due if game.end != "lost" else due[: len(hit)] == hit
        seen["shift_numbers: another column"] += bool(shift and hit)
        seen["a double attacks twice"] += dice[0] == dice[1] and dice[0] in hit
        seen["a column without a monster is spared"] += any(values[n] and not standing[n] for n in range(1, 6))
        seen["dice are changed, and the monsters follow"] += dice != self.rolled and bool(hit)
        dark = Counter(event.args["card"].id.removeprefix("card-") for event in events if event.kind == "dark-acts")
        for id, n in dark.items():
            monster = STANDARD.find(DarkMonster, id)
            column = before.column_of(before.box.pack.by_id[id])
            number = (column - shift) % 5 + 1
            most = values[number] if monster.activation == "column" else values[monster.value]
            assert monster.activation != "immediate"
            assert n == most if game.end != "lost" else n <= most
            seen["a dark monster acts twice"] += n == 2
            seen["a dark monster waits for the six"] += monster.value == 6
            seen["a column and its dark monster"] += monster.activation == "column" and number in hit
        self.sixes(game, events, values[6])

    def sixes(self, game: Saga, events: Sequence[Event], sixes: int) -> None:
        """Dark monsters first, then the book, once for each six (l.288, l.135)."""
        before, seen = self.before, self.seen
        order = [event.kind for event in events if event.kind in ("dark-acts", "book-acts", "six-cancelled")]
        assert order == sorted(order, key=lambda kind: kind != "dark-acts")
        cards = [card.id for card in (before.box.book, before.open_page()) if card.on_six is not None]
        acts = [event.args["card"].id.removeprefix("card-") for event in events if event.kind == "book-acts"]
        if game.end != "lost" and "six-cancelled" not in order:
            assert acts == cards * sixes
        seen["a six on a die"] += sixes > 0 and 6 in (before.die1, before.die2)
        seen["a six as the sum"] += sixes > 0 and before.die1 + before.die2 == 6
        seen["two sixes"] += sixes == 2 and len(acts) >= 2
        seen["the cover and the page act on a six"] += len(set(acts)) == 2

    def turn_end(self, game: Saga, events: Sequence[Event]) -> None:
        """Three favours, five monsters while there are any, the next player's turn (l.304-312)."""
        before, seen = self.before, self.seen
        full = len(before.placed) == before.open_page().task.needed(len(before.players))
        if game.end != "lost":
            assert full == (game.page > before.page or game.end == "won")
        if not game.end:
            assert None not in game.favours
            assert all(game.monsters) or not (game.deck or game.discard)
            assert game.active == (before.active + 1) % len(game.players)
        dealt = [event.args["card"].id.removeprefix("card-") for event in events if event.kind == "monster-dealt"]
        acting = [event.args["card"].id.removeprefix("card-") for event in events if event.kind == "dark-acts"]
        at_once = [id for id in dealt if STANDARD.by_id[id].kind.endswith("_monster") and wakes_at_once(id)]
        assert acting == at_once if game.end != "lost" else at_once[: len(acting)] == acting
        seen["a dark monster acts as it is dealt"] += bool(acting)
        born = [event.args["card"].id.removeprefix("card-") for event in events if event.kind == "spawned"]
        seen["a spawned monster does not act at once"] += any(wakes_at_once(id) for id in born)

    # ---- the end ----

    def ended(self, game: Game, rules: Rules) -> None:
        assert isinstance(game, Saga)
        seen = self.seen
        score = rules.score(game)
        assert score.ending.id == "ending-" + game.end
        view = rules.view(game, None)
        assert saga_scores.sheet(view, self.slain) == {line.message.id: line.n for line in score.sheets[0]}
        seen["the book is won"] += game.end == "won"
        most = [n for tokens in (*self.before.tokens.values(), self.before.task_tokens) for n in tokens]
        seen["tokens stop at three"] += 3 in most
        for goal, n in seen.items():
            if n:
                self.total[goal] += n


def wakes_at_once(id: str) -> bool:
    return STANDARD.find(DarkMonster, id).activation == "immediate"


def number_of(place: str) -> int:
    return next(spot.number for spot in CENTRE if spot.id == place)


def price_of(args: dict[str, Any]) -> Counter[str]:
    return Counter({what.id.removeprefix("amount-"): what.args["n"] for what in args.get("price", [])})


def fits(part: Do, event: Event) -> bool:
    """Whether the event is about the column or resource that the verb names."""
    if part.verb in ("attack", "breach_wall") and isinstance(part, Instruction) and part.column:
        return bool(event.args["n"] == part.column)
    if part.verb in ("lose", "gain") and isinstance(part, Instruction):
        return part.resource == "wild" or event.args.get("what", event.args.get("gains", [None])[0]).id.endswith(
            part.resource
        )
    return True
