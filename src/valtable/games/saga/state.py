"""The state of a game of the Saga: what it adds to the realm, and whose phase it is."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from valtable.engine.box import Box as GameBox
from valtable.engine.fields import state
from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.question import Choice
from valtable.games.realm.cards import Citizen, Monster, MonsterEvent
from valtable.games.realm.state import CITIZENS, COLUMNS, PLACES, TOKENS, Place, Realm, Ruler
from valtable.games.realm.vocabulary import Resource
from valtable.games.realm.ways import Ways
from valtable.games.saga.books import Book, Library, Page, Task
from valtable.games.saga.cards import Boon, DarkMonster, Favour
from valtable.games.saga.vocabulary import Instruction

TASK: Final = PLACES  # where tokens lie that make the task dearer: beyond the places of the centre

GONE: Final = 0  # a wall tile is on Aquilin's board ...
BREACH: Final = 1
INTACT: Final = 2

NONE: Final = 0  # radiant tokens
DULL: Final = 1
BRIGHT: Final = 2


class Phase(IntEnum):
    """What the next step is."""

    OPENING = 0
    ROLL = 1
    HARVEST = 2
    FIRST_ACTION = 3
    SECOND_ACTION = 4
    MONSTERS = 5
    SECOND_HARVEST = 6
    TURN_END = 7
    OVER = 8


class About(Choice):
    """What a question speaks of, where that is more than one card."""

    __slots__ = ("said",)

    def __init__(self, id: str, said: dict[str, Any]) -> None:
        super().__init__(id)
        self.said = said

    def about(self) -> dict[str, Any]:
        return self.said


class Column(Choice):
    """One of the five columns: a monster, a wall and two citizen stacks."""

    __slots__ = ("number",)

    def __init__(self, kind: str, number: int) -> None:
        super().__init__(f"{kind}-{number + 1}")
        self.number = number

    def label(self, game: Game) -> Message:
        assert isinstance(game, Saga)
        return Message("option-column", {"n": game.tile(self.number)})


LANES: Final = [Column("column", number) for number in range(COLUMNS)]
WALLS: Final = [Column("wall", number) for number in range(COLUMNS)]


@state
class Player(Ruler):
    """One of the dukes and duchesses, who may have a radiant token."""

    radiant: int


class Box(GameBox):
    """What does not change during a match: the cards, the book with what came out of the coffer, and the ways."""

    __slots__ = (
        "action",
        "areas",
        "book",
        "boons",
        "citizens",
        "coffer",
        "events_wanted",
        "hard",
        "pack",
        "returning",
        "rules",
        "ways",
    )

    def __init__(
        self, pack: Library, book: Book, players: int, options: dict[str, Any], coffer: dict[str, Any], ways: Ways
    ) -> None:
        super().__init__(players)
        self.pack = pack
        self.book = book
        self.coffer = coffer
        self.areas: str | list[str] = options["areas"]
        self.citizens: str | list[str] = options["citizens"]
        self.events_wanted: list[str] = options["events"] if isinstance(options["events"], list) else []
        self.hard: bool = options["hard"]
        self.ways = ways
        # those that hold while a page lies open, by name
        self.rules = [{rule.verb: rule for rule in (*book.rules, *page.rules)} for page in book.pages]
        self.action = About("action", {"players": players})
        held = [pack.by_id[id] for id in book.needs if id in coffer["holds"]]
        self.returning = [card for card in held if isinstance(card, DarkMonster)]  # from earlier books (l.343)
        self.boons = [card for card in held if isinstance(card, Boon)]


@state
class Saga(Realm):
    """The whole table."""

    box: Box
    players: list[Player]
    walls: list[int]  # of each column
    deck: tuple[Monster, ...]  # face down, from bottom to top
    discard: tuple[Monster, ...]
    unused: tuple[DarkMonster, ...]  # in the box: nobody knows which they are, until the deck has run out
    shuffles: int  # of the discarded monsters
    banished: tuple[Citizen, ...]
    exiled: tuple[Monster, ...]  # monsters that have left the game
    oubliettes: tuple[Citizen, ...]
    favours: list[Favour | None]
    favour_deck: tuple[Favour, ...]
    favour_discard: tuple[Favour, ...]
    boons: tuple[Boon, ...]  # not used yet
    page: int  # which lies open, from 0
    placed: tuple[int, ...]  # who placed the tokens on its task
    task_tokens: tuple[int, int, int]  # strength, magic and gold that it costs more
    spare_events: tuple[MonsterEvent, ...]
    slain: int
    end: str

    @property
    def ways(self) -> Ways:
        return self.box.ways

    @property
    def active_player(self) -> Player:
        return self.players[self.active]

    def in_play(self) -> list[Player]:
        return self.players

    def exhausted(self) -> int:
        return sum([1 for stack in self.citizens if not stack])

    def open_page(self) -> Page:
        return self.box.book.pages[self.page]

    def rule(self, verb: str) -> Instruction | None:
        """The rule of that name that holds now: on the cover or on the open page."""
        return self.box.rules[self.page].get(verb)

    def tile(self, column: int) -> int:
        """The number above a column."""
        shift = self.rule("shift_numbers")
        return column + 1 if shift is None else (column - shift.n) % COLUMNS + 1

    def number_above(self, place: Place) -> int:
        return self.tile(place.number) if place.number < COLUMNS else 0

    def under(self, number: int) -> int:
        """The column below a number tile."""
        shift = self.rule("shift_numbers")
        return number - 1 if shift is None else (number - 1 + shift.n) % COLUMNS

    def monster(self, column: int) -> Monster | None:
        stack = self.monsters[column]
        return stack[-1] if stack else None

    def column_of(self, card: object) -> int:
        """Where that monster stands in the row, or -1."""
        for column in range(COLUMNS):
            if self.monster(column) is card:
                return column
        return -1

    def bearer(self, place: int) -> Monster | Task | None:
        """The monster of that column, or the task: what tokens may lie on."""
        return self.open_page().task if place == TASK else self.monster(place)

    def tokens_on(self, place: int) -> tuple[int, int, int]:
        return self.task_tokens if place == TASK else Realm.tokens_on(self, place)

    def put_tokens(self, place: int, resource: Resource, n: int) -> None:
        if place != TASK:
            Realm.put_tokens(self, place, resource, n)
            return
        counts = list(self.task_tokens)
        counts[TOKENS.index(resource)] += n
        self.task_tokens = (counts[0], counts[1], counts[2])

    def spare_walls(self) -> int:
        return COLUMNS - len([wall for wall in self.walls if wall])


def stacks_below(column: int) -> tuple[int, int]:
    """The two citizen stacks of a column (l.286), as place numbers."""
    return CITIZENS + column, CITIZENS + COLUMNS + column
