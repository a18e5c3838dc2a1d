"""The state of a game of Kingdom: what it adds to the realm, and whose phase it is."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from valtable.engine.box import Box as GameBox
from valtable.engine.fields import state, value
from valtable.engine.game import State
from valtable.engine.pack import Card
from valtable.games.kingdom.cards import Duke, Pack
from valtable.games.realm.cards import Citizen, Domain, Monster, MonsterEvent
from valtable.games.realm.state import DOMAINS, Realm, Ruler
from valtable.games.realm.ways import Ways


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
class Player(Ruler):
    """A duchess or duke with a victory pile and a secret."""

    victory_pile: tuple[Monster, ...]
    dealt: tuple[Duke, ...]  # both dukes that were dealt: their owner remembers the one not kept
    duke: Duke | None

    def slain(self, kind: str, name: str) -> int:
        if kind == "monster":
            return len(self.victory_pile)
        if kind == "area":
            return sum([1 for card in self.victory_pile if card.area == name])
        return sum([1 for card in self.victory_pile if card.type == name])


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


class Box(GameBox):
    """What does not change during a match: the cards, the variants, and the ways of the game alone or with others."""

    __slots__ = (
        "after_actions",
        "areas",
        "citizens",
        "dark_lord",
        "endless_attacks",
        "events",
        "events_wanted",
        "exhausted_cards",
        "mixed",
        "no_duke",
        "pack",
        "sum_attacks",
        "ways",
    )

    def __init__(self, pack: Pack, players: int, options: dict[str, Any], company: Company) -> None:
        super().__init__(players)
        self.pack = pack
        self.areas: str | list[str] = options["areas"]
        self.citizens: str | list[str] = options["citizens"]
        self.events: bool = options["events"] is not False
        self.events_wanted: list[str] = options["events"] if isinstance(options["events"], list) else []
        self.mixed: bool = options["mixed_citizens"]
        self.no_duke: bool = options["no_duke"]
        self.sum_attacks: bool = options["sum_attacks"]
        self.endless_attacks: bool = options["endless_attacks"]
        self.exhausted_cards = company.exhausted_cards(players)
        self.dark_lord = company.dark_lord
        self.after_actions = company.after_actions
        self.ways = company.ways(self.events)


class Company:
    """How the game goes with others, or alone: what a set-up and a turn are told of it."""

    __slots__ = ("after_actions", "dark_lord", "exhausted_cards", "ways")

    def __init__(
        self,
        ways: Callable[[bool], Ways],
        exhausted_cards: Callable[[int], int],
        after_actions: Phase,
        dark_lord: DarkLord | None = None,
    ) -> None:
        self.ways = ways  # given whether there are monster events
        self.exhausted_cards = exhausted_cards  # for so many players; with the last of them laid, the game ends
        self.after_actions = after_actions
        self.dark_lord = dark_lord  # who plays against those at the table


@state
class Kingdom(Realm):
    """The whole table."""

    box: Box
    players: list[Player]
    areas: tuple[str, ...]  # of the monster stacks, from left to right
    domains: list[tuple[Domain, ...]]  # only the top card is known
    unturned: int  # the domain stack whose next card is not turned up yet, or -1
    spare: Spare
    dark_lord: DarkLord | None
    last_round: bool
    end_reason: str

    @property
    def ways(self) -> Ways:
        return self.box.ways

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

    def top(self, place: int) -> Card | None:
        if place < DOMAINS:
            return Realm.top(self, place)
        domains = self.domains[place - DOMAINS]
        if domains and place - DOMAINS != self.unturned:
            return domains[-1]
        return self.covers.get(place)

    def height(self, place: int) -> int:
        return Realm.height(self, place) if place < DOMAINS else len(self.domains[place - DOMAINS])

    def exhausted(self) -> int:
        n = 0
        for monsters in self.monsters:
            if not monsters:
                n += 1
        for citizens in self.citizens:
            if not citizens:
                n += 1
        for domains in self.domains:
            if not domains:
                n += 1
        return n
