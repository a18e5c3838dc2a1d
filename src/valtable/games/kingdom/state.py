"""The state of a game of Kingdom: players, central stacks, dice, and whose phase it is."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, Final

from valtable.engine.chance import Chance
from valtable.engine.game import Game, State
from valtable.engine.game import Player as Seated
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.engine.question import Choice, SeatChoice
from valtable.games.kingdom.cards import (
    FIRST_VALUES,
    Citizen,
    Domain,
    Duke,
    Monster,
    MonsterEvent,
    Pack,
)
from valtable.games.kingdom.tableau import Tableau
from valtable.games.kingdom.words import GOLD, MAGIC, STRENGTH, Resource

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


class Player(Seated):
    """A duchess or duke: four counters, a tableau, a victory pile and a secret."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "gold",
        "strength",
        "magic",
        "vp",
        "tableau",
        "victory_pile",
        "dealt",
        "duke",
    )
    __slots__ = FIELDS[1:]

    def __init__(
        self,
        seat: int,
        gold: int,
        strength: int,
        magic: int,
        vp: int,
        tableau: Tableau,
        victory_pile: tuple[Monster, ...],
        dealt: tuple[Duke, ...],
        duke: Duke | None,
    ) -> None:
        self.seat = seat
        self.gold = gold
        self.strength = strength
        self.magic = magic
        self.vp = vp
        self.tableau = tableau
        self.victory_pile = victory_pile
        self.dealt = dealt  # both dukes that were dealt: their owner remembers the one not kept
        self.duke = duke

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.gold,
            self.strength,
            self.magic,
            self.vp,
            self.tableau,
            self.victory_pile,
            self.dealt,
            self.duke,
        )

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


class Spare(State):
    """The cards left in the box after the set-up. Which they are is nobody's knowledge."""

    FIELDS: ClassVar[tuple[str, ...]] = ("citizens", "domains", "dukes", "events")
    __slots__ = FIELDS

    def __init__(
        self,
        citizens: tuple[tuple[Citizen, ...], ...],
        domains: tuple[Domain, ...],
        dukes: tuple[Duke, ...],
        events: tuple[MonsterEvent, ...],
    ) -> None:
        self.citizens = citizens  # for each citizen stack, in the mixed variant
        self.domains = domains
        self.dukes = dukes
        self.events = events


class DarkLord(State):
    """The solo opponent: a secret duke and what the monsters have carried off."""

    FIELDS: ClassVar[tuple[str, ...]] = ("duke", "citizens", "domains")
    __slots__ = FIELDS

    def __init__(self, duke: Duke | None, citizens: tuple[Citizen, ...], domains: tuple[Domain, ...]) -> None:
        self.duke = duke  # drawn when the player has chosen
        self.citizens = citizens
        self.domains = domains


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

    def words(self, game: Game) -> Message:
        assert isinstance(game, Kingdom)
        top = self.top(game)
        return Message("place-" + self.id) if top is None else top.name()


CENTRE: Final = [Place(number) for number in range(PLACES)]


class Box(Choice):
    """What does not change during a match: the cards, the variants and the things that can be offered."""

    __slots__ = (
        "endless_attacks",
        "events",
        "events_wanted",
        "exhausted_cards",
        "mixed",
        "no_duke",
        "pack",
        "places",
        "players",
        "seats",
        "solo",
        "sum_attacks",
    )

    def __init__(self, pack: Pack, players: int, options: dict[str, Any]) -> None:
        super().__init__("box")
        self.pack = pack
        self.players = players
        self.solo = players == 1
        self.events: bool = options["events"] is not False
        self.events_wanted: list[str] = options["events"] if isinstance(options["events"], list) else []
        self.mixed: bool = options["mixed_citizens"]
        self.no_duke: bool = options["no_duke"]
        self.sum_attacks: bool = options["sum_attacks"]
        self.endless_attacks: bool = options["endless_attacks"]
        self.exhausted_cards = 5 if self.solo else 2 * players
        self.places = CENTRE
        self.seats = [SeatChoice(seat) for seat in range(players)]


class Kingdom(Game):
    """The whole table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance",
        "phase",
        "box",
        "players",
        "areas",
        "monsters",
        "citizens",
        "domains",
        "unseen",
        "unturned",
        "covers",
        "exhausted_pile",
        "event_pile",
        "known_events",
        "tokens",
        "spare",
        "dark_lord",
        "turn",
        "first",
        "active",
        "die1",
        "die2",
        "last_round",
        "end_reason",
    )
    __slots__ = FIELDS[2:]

    def __init__(
        self,
        chance: Chance,
        phase: int,
        box: Box,
        players: list[Player],
        areas: tuple[str, ...],
        monsters: list[tuple[Monster, ...]],
        citizens: list[tuple[Citizen, ...]],
        domains: list[tuple[Domain, ...]],
        unseen: list[int],
        unturned: int,
        covers: dict[int, Card],
        exhausted_pile: int,
        event_pile: tuple[MonsterEvent, ...],
        known_events: int,
        tokens: dict[int, tuple[int, int, int]],
        spare: Spare,
        dark_lord: DarkLord | None,
        turn: int,
        first: int,
        active: int,
        die1: int,
        die2: int,
        last_round: bool,
        end_reason: str,
    ) -> None:
        super().__init__(chance, phase, len(players))
        self.box = box
        self.players = players
        self.areas = areas  # of the monster stacks, from left to right
        self.monsters = monsters  # stacks from bottom to top
        self.citizens = citizens
        self.domains = domains  # only the top card is known
        self.unseen = unseen  # for each citizen stack, how many cards at the bottom nobody has seen (mixed citizens)
        self.unturned = unturned  # the domain stack whose next card is not turned up yet, or -1
        self.covers = covers  # place number -> exhausted card or monster event lying there
        self.exhausted_pile = exhausted_pile  # exhausted cards left; the monster events lie on top of them
        self.event_pile = event_pile  # from bottom to top
        self.known_events = known_events  # how many of them, from the top, everybody has seen
        self.tokens = tokens  # 16 * place + height of the card -> strength, magic and gold tokens on it
        self.spare = spare
        self.dark_lord = dark_lord
        self.turn = turn
        self.first = first
        self.active = active
        self.die1 = die1
        self.die2 = die2
        self.last_round = last_round
        self.end_reason = end_reason

    def copy(self) -> Kingdom:
        return Kingdom(
            self.chance.copy(),
            self.phase,
            self.box,
            [player.copy() for player in self.players],
            self.areas,
            self.monsters[:],
            self.citizens[:],
            self.domains[:],
            self.unseen[:],
            self.unturned,
            dict(self.covers) if self.covers else {},
            self.exhausted_pile,
            self.event_pile,
            self.known_events,
            dict(self.tokens) if self.tokens else {},
            self.spare,
            self.dark_lord,
            self.turn,
            self.first,
            self.active,
            self.die1,
            self.die2,
            self.last_round,
            self.end_reason,
        )

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

    def event_at(self, place: int) -> MonsterEvent | None:
        """The monster event lying face up on that place."""
        cover = self.covers.get(place)
        return cover if isinstance(cover, MonsterEvent) else None


NO_TOKENS: Final = (0, 0, 0)
