"""A Valroc table laid out by hand, so that tests read like play.

    table = valroc(players=4).at(FOUNTAIN, 0, 1).acting()

The state is a real set-up with the recommended hands, edited before the match starts; from then on every question and
every answer goes through the public door. It begins in the planning of the first turn, seat 0 first, with no free skill
points given.
"""

from __future__ import annotations

from typing import Any, Self

from tests.games.play import PlayedTable
from valtable.engine.chance import Chance
from valtable.engine.windows import EVERY
from valtable.games import find
from valtable.games.valroc.cards import Action, Course, Creature, DarkMagic, Spell
from valtable.games.valroc.state import (
    ASSISTANT,
    MAGE,
    OBJECT_NAMES,
    START,
    Phase,
    Player,
    Valroc,
    pawn,
)
from valtable.games.valroc.vocabulary import CENTRES, ELEMENT_NAMES

DECLINING = ("pass", "stop", "not-now", "skill-0", "val-0", "no", "draw")


def valroc(players: int = 4, seed: int = 1, **options: Any) -> Table:
    return Table(players, seed, options)


class Table(PlayedTable):
    """The state while it is being laid out, then the match played on it."""

    def __init__(self, players: int, seed: int, options: dict[str, Any]) -> None:
        info = find("valroc")
        rules = info.prepare(players, options)
        state = rules.setup(Chance(seed))
        assert isinstance(state, Valroc)
        super().__init__(info, rules, state)
        self.state: Valroc = state
        state.phase = Phase.PLANNING

    @property
    def editing(self) -> Valroc:
        assert self.started is None, "the match has begun: lay the table out first"
        return self.state

    @property
    def now(self) -> Valroc:
        """The table as it stands."""
        game = self.match._table
        assert isinstance(game, Valroc)
        return game

    def seat(self, seat: int) -> Player:
        return self.editing.players[seat]

    def phase(self, phase: Phase) -> Self:
        self.editing.phase = phase
        return self

    def acting(self) -> Self:
        """All pawns are placed: the actions begin."""
        return self.phase(Phase.ACTIONS)

    def put(self, district: int, number: int, seat: int, kind: int = ASSISTANT, as_mage: bool = False) -> Self:
        """A pawn on a slot, counted from 0."""
        self.editing.slots[START[district] + number] = pawn(seat, kind, as_mage)
        player = self.seat(seat)
        player.placed |= 1 << kind
        player.visits |= 1 << district
        return self

    def mage(self, district: int, number: int, seat: int) -> Self:
        return self.put(district, number, seat, MAGE)

    def has(self, seat: int, **numbers: int) -> Self:
        """Vals, PM, skills and objects by their names."""
        player = self.seat(seat)
        for name, n in numbers.items():
            if name in ("vals", "pm"):
                setattr(player, name, n)
            elif name in ELEMENT_NAMES:
                player.skills[ELEMENT_NAMES.index(name)] = n
            else:
                player.objects[OBJECT_NAMES.index(name)] = n
        return self

    def creature(self, id: str) -> Creature:
        card = self.state.box.pack.by_id[id]
        assert isinstance(card, Creature)
        return card

    def hand(self, seat: int, *ids: str) -> Self:
        self.seat(seat).hand = tuple([self.creature(id) for id in ids])
        return self

    def beaten(self, seat: int, *ids: str) -> Self:
        self.seat(seat).beaten = tuple([self.creature(id) for id in ids])
        return self

    def spells(self, seat: int, *ids: str) -> Self:
        cards = [self.state.box.pack.by_id[id] for id in ids]
        self.state.spell_deck = tuple([card for card in self.state.spell_deck if card not in cards])
        self.seat(seat).spells = tuple([(card, 1 << seat, 0) for card in cards if isinstance(card, Spell)])
        return self

    def raises(self, *seats: int) -> Self:
        """These seats have raised a hand, to be asked at the next window."""
        for seat in seats:
            self.seat(seat).waits = EVERY
        return self

    def learns(self, *ids: str) -> Self:
        """The next spells of the deck."""
        cards = [card for card in self.editing.spell_deck if card.id not in ids]
        top = [card for id in reversed(ids) for card in self.editing.spell_deck if card.id == id]
        self.editing.spell_deck = (*cards, *top)
        return self

    def courses(self, seat: int, *ids: str) -> Self:
        cards = [self.state.box.pack.by_id[id] for id in ids]
        self.seat(seat).courses = tuple([card for card in cards if isinstance(card, Course)])
        return self

    def offers_courses(self, *ids: str) -> Self:
        """The four courses on display."""
        for number, id in enumerate(ids):
            card = self.state.box.pack.by_id[id]
            assert isinstance(card, Course)
            self.editing.display[number] = (card,)
        return self

    def dark(self, number: int) -> Self:
        """The dark magic card, 1 to 8, in the rulebook's order."""
        card = self.state.box.pack.by_id[f"dark_magic_{number}"]
        assert isinstance(card, DarkMagic)
        self.editing.dark = card
        return self

    def statues(self, fire: int = 0, water: int = 0, earth: int = 0, air: int = 0) -> Self:
        self.editing.statues = [fire, water, earth, air]
        return self

    def draws(self, *names: str) -> Self:
        """The next action cards, by their ids, their centres, or a room and what it yields ("water flask 10",
        "earth -")."""
        rest = list(self.editing.action_deck)
        top: list[Action] = []
        for name in names:
            card = next(card for card in rest if fits(card, name))
            rest.remove(card)
            top.append(card)
        self.editing.action_deck = (*rest, *reversed(top))
        return self

    def keeps(self, seat: int, *centres: str) -> Self:
        """Action cards that lie before a player: gauges and wounds."""
        deck = list(self.editing.action_deck)
        player = self.seat(seat)
        for centre in centres:
            card = next(card for card in deck if fits(card, centre))
            deck.remove(card)
            if card.wound:
                player.wounds = (*player.wounds, card)
            else:
                player.kept = (*player.kept, card)
        self.editing.action_deck = tuple(deck)
        return self

    def used(self, seat: int, *ids: str) -> Self:
        """Spells that lie face up before a player."""
        cards = [card for card in self.editing.spell_deck if card.id in ids]
        self.editing.spell_deck = tuple([card for card in self.editing.spell_deck if card not in cards])
        self.seat(seat).used = tuple(cards)
        return self

    def turn(self, turn: int) -> Self:
        self.editing.turn = turn
        return self

    def gauges(self, seat: int) -> list[str]:
        """What the kept cards of a player are worth."""
        return sorted([CENTRES[card.centre] for card in self.now.players[seat].kept])

    def next_turn(self) -> Self:
        """Nobody does anything until another turn has begun."""
        turn = self.view()["turn"]
        while self.match.questions and self.view()["turn"] == turn:
            self.decline()
        return self

    def train(self, n: int) -> Self:
        """So many draws in all; the first comes by itself where there is no other choice."""
        while len(self.happened("draws")) < n:
            self.choose("train", "draw")
        return self

    def decline(self) -> Self:
        question = self.match.questions[0]
        self.match.answer(question.seat, next(id for id in DECLINING if question.option(id) is not None))
        return self

    def play(self, *answers: tuple[str, str]) -> Self:
        for prompt, option in answers:
            self.choose(prompt, option)
        return self

    def settle(self) -> Self:
        """Answer nothing more to anything that can be declined, until another question or the end of the actions."""
        while self.match.questions and self.now.phase == Phase.ACTIONS:
            question = self.match.questions[0]
            decline = [id for id in ("pass", "stop", "not-now", "skill-0", "draw") if question.option(id) is not None]
            if not decline:
                break
            self.match.answer(question.seat, decline[0])
        return self


def fits(card: Action, name: str) -> bool:
    """Whether that is such a card: by its id, its centre, or what a room yields."""
    if name == card.id:
        return True
    if name in CENTRES:
        return CENTRES[card.centre] == name
    if " " not in name:
        return False
    room, what, *n = name.split()
    gain = card.rooms[ELEMENT_NAMES.index(room)]
    if gain is None or what == "-":
        return gain is None and what == "-"
    return gain.resource == what and (not n or gain.amount == int(n[0]))
