"""What the games of the realm have on the table: players, the stacks of the centre, dice, tokens and covers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.effects import Counter
from valtable.engine.fields import state
from valtable.engine.game import Game
from valtable.engine.game import Player as Seated
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.engine.question import Choice
from valtable.games.realm.cards import FIRST_VALUES, Citizen, Monster, MonsterEvent
from valtable.games.realm.tableau import Tableau
from valtable.games.realm.vocabulary import BY_NAME, GOLD, MAGIC, STRENGTH, Resource
from valtable.games.realm.ways import Ways

COLUMNS: Final = 5
MONSTERS: Final = 0  # place numbers: 0-4 monster stacks, 5-14 citizen stacks, 15-19 domain stacks
CITIZENS: Final = 5
DOMAINS: Final = 15
PLACES: Final = 20


@state
class Ruler(Seated):
    """A duchess or duke: four counters and a tableau; a game adds what else lies before them."""

    gold: int
    strength: int
    magic: int
    vp: int
    tableau: Tableau

    def has(self, resource: Resource) -> int:
        if resource is GOLD:
            return self.gold
        if resource is STRENGTH:
            return self.strength
        if resource is MAGIC:
            return self.magic
        return self.vp

    def gain(self, resource: Resource, n: int) -> None:
        """Move that pawn to the right, or to the left when n is negative; never below zero."""
        if resource is GOLD:
            self.gold += n
        elif resource is STRENGTH:
            self.strength += n
        elif resource is MAGIC:
            self.magic += n
        else:
            self.vp += n

    def count(self, counter: Counter) -> int:
        """How many times the counter is met at this instant (l.477), divided once and rounded down (l.600)."""
        return self.total(counter) // counter.per

    def total(self, counter: Counter) -> int:
        n = self.tableau.count(counter)
        if n >= 0:
            return n
        kind = counter.kind
        if kind in SLAIN:
            return self.slain(kind, counter.name)
        if kind == "resources":
            return self.gold + self.strength + self.magic
        return sum([self.has(BY_NAME[name]) for name in kind.split("+")])

    def slain(self, kind: str, name: str) -> int:
        """How many monsters lie before them, all or of that area or type: none, unless the game lets one keep them."""
        return 0


SLAIN: Final = ("monster", "area", "type")  # counters of slain monsters


class Place(Choice):
    """One of the twenty places of the centre; not every game uses all of them."""

    __slots__ = ("column", "kind", "number", "row")

    def __init__(self, number: int) -> None:
        if number < CITIZENS:
            kind, name = "monster", str(number + 1)
        elif number < DOMAINS:
            kind, name = "citizen", str(FIRST_VALUES[number - CITIZENS])
        else:
            kind, name = "domain", str(number - DOMAINS + 1)
        super().__init__(f"{kind}-{name}")
        self.number = number
        self.kind = kind
        self.column = number % COLUMNS  # each row of the centre is five wide
        self.row = number - (MONSTERS if kind == "monster" else CITIZENS if kind == "citizen" else DOMAINS)

    def label(self, game: Game) -> Message:
        assert isinstance(game, Realm)
        top = game.top(self.number)
        return Message("place-" + self.id) if top is None else top.name()


CENTRE: Final = [Place(number) for number in range(PLACES)]


@state
class Realm(Game):
    """What is on the table in every game of the realm."""

    monsters: list[tuple[Monster, ...]]  # stacks from bottom to top
    citizens: list[tuple[Citizen, ...]]
    unseen: list[int]  # for each citizen stack, how many cards at the bottom nobody has seen (mixed citizens)
    covers: dict[int, Card]  # place number -> exhausted card or monster event lying there
    exhausted_pile: int  # exhausted cards left; the monster events lie on top of them
    event_pile: tuple[MonsterEvent, ...]  # from bottom to top
    known_events: int  # how many of them, from the top, everybody has seen
    tokens: dict[int, tuple[int, int, int]]  # 16 * place + height of the card -> strength, magic and gold tokens on it
    turn: int
    first: int
    active: int
    die1: int
    die2: int

    @property
    def ways(self) -> Ways:
        """What this game does in its own way."""
        raise NotImplementedError

    @property
    def active_player(self) -> Ruler:
        raise NotImplementedError

    def in_play(self) -> Sequence[Ruler]:
        """Everybody who takes part in this turn."""
        raise NotImplementedError

    def top(self, place: int) -> Card | None:
        """The card that lies on top there, an event or an exhausted card included."""
        if place < CITIZENS:
            monsters = self.monsters[place]
            if monsters:
                return monsters[-1]
        else:
            citizens = self.citizens[place - CITIZENS]
            if citizens:
                return citizens[-1]
        return self.covers.get(place)

    def height(self, place: int) -> int:
        """How many cards lie in the stack of that place."""
        return len(self.monsters[place]) if place < CITIZENS else len(self.citizens[place - CITIZENS])

    def exhausted(self) -> int:
        """How many stacks have run out; one that an event lies on still counts (l.644)."""
        raise NotImplementedError

    def number_above(self, place: Place) -> int:
        """The number by which the column of a monster is called, where the same one may stand in several; or 0."""
        return 0

    def tokens_on(self, place: int) -> tuple[int, int, int]:
        """Strength, magic and gold tokens on the top card there (an event lies at height 0)."""
        return self.tokens.get(16 * place + self.height(place), NO_TOKENS)

    def put_tokens(self, place: int, resource: Resource, n: int) -> None:
        """Put tokens on the top card there, or take some away."""
        counts = list(self.tokens_on(place))
        counts[TOKENS.index(resource)] += n
        self.tokens[16 * place + self.height(place)] = (counts[0], counts[1], counts[2])

    def clear_tokens(self, place: int) -> tuple[int, int, int]:
        """Take the tokens off the top card there, before the card moves."""
        return self.tokens.pop(16 * place + self.height(place), NO_TOKENS)

    def event_at(self, place: int) -> MonsterEvent | None:
        """The monster event lying face up on that place."""
        cover = self.covers.get(place)
        return cover if isinstance(cover, MonsterEvent) else None


TOKENS: Final = (STRENGTH, MAGIC, GOLD)  # in this order those on a card are counted
NO_TOKENS: Final = (0, 0, 0)
