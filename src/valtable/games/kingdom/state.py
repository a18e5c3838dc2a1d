"""The state of a game of Kingdom: players, central stacks, dice, and whose phase it is."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from valtable.engine.box import Box as GameBox
from valtable.engine.effects import Counter
from valtable.engine.fields import state, value
from valtable.engine.game import Game, State
from valtable.engine.game import Player as Seated
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.engine.question import Choice
from valtable.games.kingdom.cards import FIRST_VALUES, Citizen, Domain, Duke, Monster, MonsterEvent, Pack
from valtable.games.kingdom.tableau import Tableau
from valtable.games.kingdom.vocabulary import BY_NAME, GOLD, MAGIC, STRENGTH, Resource

COLUMNS: Final = 5
MONSTERS: Final = 0  # place numbers: 0-4 monster stacks, 5-14 citizen stacks, 15-19 domain stacks
CITIZENS: Final = 5
DOMAINS: Final = 15
PLACES: Final = 20


class Phase(IntEnum):
    """What the next step is."""

    DUKES = 0
    ROLL = 1
    HARVEST = 2
    FIRST_ACTION = 3
    SECOND_ACTION = 4
    ACTION_END = 5
    MONSTERS = 6
    SECOND_HARVEST = 7
    TURN_END = 8
    OVER = 9


@state
class Player(Seated):
    """A duchess or duke: four counters, a tableau, a victory pile and a secret."""

    gold: int
    strength: int
    magic: int
    vp: int
    tableau: Tableau
    victory_pile: tuple[Monster, ...]
    dealt: tuple[Duke, ...]  # both dukes that were dealt: their owner remembers the one not kept
    duke: Duke | None

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
        if kind == "monster":
            return len(self.victory_pile)
        if kind == "area":
            return sum([1 for card in self.victory_pile if card.area == counter.name])
        if kind == "type":
            return sum([1 for card in self.victory_pile if card.type == counter.name])
        if kind == "resources":
            return self.gold + self.strength + self.magic
        return sum([self.has(BY_NAME[name]) for name in kind.split("+")])


@value
class Spare(State):
    """The cards left in the box after the set-up. Nobody knows which they are."""

    citizens: tuple[tuple[Citizen, ...], ...]  # for each citizen stack, in the mixed variant
    domains: tuple[Domain, ...]
    dukes: tuple[Duke, ...]
    events: tuple[MonsterEvent, ...]


@value
class DarkLord(State):
    """The solo opponent: a secret duke and what the monsters have carried off."""

    duke: Duke | None  # drawn when the player has chosen
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]


class Place(Choice):
    """One of the twenty places of the centre."""

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

    def top(self, game: Kingdom) -> Card | None:
        """The card that lies on top there, an event or an exhausted card included."""
        if self.kind == "monster":
            monsters = game.monsters[self.row]
            if monsters:
                return monsters[-1]
        elif self.kind == "citizen":
            citizens = game.citizens[self.row]
            if citizens:
                return citizens[-1]
        else:
            domains = game.domains[self.row]
            if domains and self.row != game.unturned:
                return domains[-1]
        return game.covers.get(self.number)

    def label(self, game: Game) -> Message:
        assert isinstance(game, Kingdom)
        top = self.top(game)
        return Message("place-" + self.id) if top is None else top.name()


CENTRE: Final = [Place(number) for number in range(PLACES)]


class Verb:
    """What a verb of the effects does: whether it can be done now, and doing it (False: declined, or not possible)."""

    __slots__ = ("can", "do")

    def __init__(
        self,
        do: Callable[[Kingdom, Player, Any, Card, bool], bool],
        can: Callable[[Kingdom, Player, Any], bool] | None = None,
    ) -> None:
        self.do = do
        self.can = can


class Box(GameBox):
    """What does not change during a match: the cards, the variants and the things that can be offered."""

    __slots__ = (
        "areas",
        "citizens",
        "endless_attacks",
        "events",
        "events_wanted",
        "exhausted_cards",
        "mixed",
        "no_duke",
        "pack",
        "places",
        "sum_attacks",
        "verbs",
    )

    def __init__(self, pack: Pack, players: int, options: dict[str, Any], verbs: dict[str, Verb]) -> None:
        super().__init__(players)
        self.pack = pack
        self.verbs = verbs
        self.areas: str | list[str] = options["areas"]
        self.citizens: str | list[str] = options["citizens"]
        self.events: bool = options["events"] is not False
        self.events_wanted: list[str] = options["events"] if isinstance(options["events"], list) else []
        self.mixed: bool = options["mixed_citizens"]
        self.no_duke: bool = options["no_duke"]
        self.sum_attacks: bool = options["sum_attacks"]
        self.endless_attacks: bool = options["endless_attacks"]
        self.exhausted_cards = 5 if self.solo else 2 * players
        self.places = CENTRE


@state
class Kingdom(Game):
    """The whole table."""

    box: Box
    players: list[Player]
    areas: tuple[str, ...]  # of the monster stacks, from left to right
    monsters: list[tuple[Monster, ...]]  # stacks from bottom to top
    citizens: list[tuple[Citizen, ...]]
    domains: list[tuple[Domain, ...]]  # only the top card is known
    unseen: list[int]  # for each citizen stack, how many cards at the bottom nobody has seen (mixed citizens)
    unturned: int  # the domain stack whose next card is not turned up yet, or -1
    covers: dict[int, Card]  # place number -> exhausted card or monster event lying there
    exhausted_pile: int  # exhausted cards left; the monster events lie on top of them
    event_pile: tuple[MonsterEvent, ...]  # from bottom to top
    known_events: int  # how many of them, from the top, everybody has seen
    tokens: dict[int, tuple[int, int, int]]  # 16 * place + height of the card -> strength, magic and gold tokens on it
    spare: Spare
    dark_lord: DarkLord | None
    turn: int
    first: int
    active: int
    die1: int
    die2: int
    last_round: bool
    end_reason: str

    @property
    def active_player(self) -> Player:
        return self.players[self.active]

    def resting(self) -> int:
        """The seat that rests this turn in a five-player game, at the active player's right (l.684); else -1."""
        return (self.active - 1) % 5 if self.box.players == 5 else -1

    def in_play(self) -> list[Player]:
        """Everybody but the resting player."""
        if self.box.players != 5:
            return self.players
        resting = self.resting()
        return [player for player in self.players if player.seat != resting]

    def height(self, place: int) -> int:
        """How many cards lie in the stack of that place."""
        if place < CITIZENS:
            return len(self.monsters[place])
        if place < DOMAINS:
            return len(self.citizens[place - CITIZENS])
        return len(self.domains[place - DOMAINS])

    def tokens_on(self, place: int) -> tuple[int, int, int]:
        """Strength, magic and gold tokens on the top card there (an event lies at height 0)."""
        return self.tokens.get(16 * place + self.height(place), NO_TOKENS)

    def put_tokens(self, place: int, resource: Resource, n: int) -> None:
        strength, magic, gold = self.tokens_on(place)
        if resource is STRENGTH:
            strength += n
        elif resource is GOLD:
            gold += n
        else:
            magic += n
        self.tokens[16 * place + self.height(place)] = (strength, magic, gold)

    def clear_tokens(self, place: int) -> tuple[int, int, int]:
        """Take the tokens off the top card there, before the card moves."""
        return self.tokens.pop(16 * place + self.height(place), NO_TOKENS)

    def event_at(self, place: int) -> MonsterEvent | None:
        """The monster event lying face up on that place."""
        cover = self.covers.get(place)
        return cover if isinstance(cover, MonsterEvent) else None


NO_TOKENS: Final = (0, 0, 0)
