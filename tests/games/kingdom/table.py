"""A Kingdom table laid out by hand, so that tests read like play.

    table = kingdom().with_roll(2, 5).with_tableau(0, "thief").with_gold(1, 5)
    table.choose("steal", "seat-1-gold")

The state is a real set-up edited before the match starts; from then on every question and every answer goes through
the public door. Dice are forced by a chance whose next draws are the wanted ones: the rules themselves are untouched.
"""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

from tests.games.play import PlayedTable, said
from valtable.engine.chance import Chance
from valtable.games import find
from valtable.games.kingdom.cards import Duke
from valtable.games.kingdom.state import DarkLord, Kingdom, Phase
from valtable.games.realm.cards import EXHAUSTED, Citizen, Domain, Monster, MonsterEvent
from valtable.games.realm.state import CENTRE, CITIZENS, DOMAINS
from valtable.games.realm.tableau import Tableau

__all__ = ["Table", "kingdom", "luck", "said"]


@cache
def luck(*dice: int) -> int:
    """A state of chance whose next rolls of two dice are these."""
    for state in count():
        chance = Chance(state)
        if all(chance.two_dice() == dice[i : i + 2] for i in range(0, len(dice), 2)):
            return state
    raise AssertionError


def kingdom(players: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table ready for the first roll: seat 0 begins, and everybody has kept the first of their two dukes."""
    return Table(players, seed, options)


class Table(PlayedTable):
    """The state while it is being laid out, then the match played on it."""

    def __init__(self, players: int, seed: int, options: dict[str, Any]) -> None:
        info = find("kingdom")
        rules = info.prepare(players, options)
        state = rules.setup(Chance(seed))
        assert isinstance(state, Kingdom)
        self.state: Kingdom = state
        super().__init__(info, rules, state)
        state.first = state.active = 0
        state.phase = Phase.ROLL
        for player in state.players:
            if player.dealt:
                player.duke = player.dealt[0]

    # --- laying out -------------------------------------------------------------------------------------------------

    @property
    def editing(self) -> Kingdom:
        assert self.started is None, "the match has begun: lay the table out first"
        return self.state

    def card(self, id: str) -> Any:
        return self.state.box.pack.by_id[id]

    def number(self, place: str) -> int:
        return next(spot.number for spot in CENTRE if spot.id == place)

    def with_roll(self, *dice: int) -> Table:
        """The next dice to be rolled, two for each turn."""
        self.editing.chance = Chance(luck(*dice))
        return self

    def with_luck(self, state: int) -> Table:
        self.editing.chance = Chance(state)
        return self

    def with_dice(self, die1: int, die2: int) -> Table:
        """Dice that were rolled already."""
        self.editing.die1, self.editing.die2 = die1, die2
        return self

    def with_tableau(self, seat: int, *ids: str) -> Table:
        """Citizens and domains beside what lies there."""
        for id in ids:
            tableau = self.editing.players[seat].tableau
            card = self.card(id)
            if isinstance(card, Citizen):
                tableau = Tableau(tableau.starters, (*tableau.citizens, card), tableau.domains)
            else:
                assert isinstance(card, Domain)
                tableau = Tableau(tableau.starters, tableau.citizens, (*tableau.domains, card))
            self.editing.players[seat].tableau = tableau
        return self

    def without_starters(self, seat: int) -> Table:
        tableau = self.editing.players[seat].tableau
        self.editing.players[seat].tableau = Tableau((), tableau.citizens, tableau.domains)
        return self

    def with_victory_pile(self, seat: int, *ids: str) -> Table:
        pile: tuple[Monster, ...] = tuple(self.card(id) for id in ids)
        self.editing.players[seat].victory_pile = pile
        return self

    def with_purse(self, seat: int, gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> Table:
        """Exactly these resources."""
        player = self.editing.players[seat]
        player.gold, player.strength, player.magic, player.vp = gold, strength, magic, vp
        return self

    def with_gold(self, seat: int, n: int) -> Table:
        self.editing.players[seat].gold = n
        return self

    def with_strength(self, seat: int, n: int) -> Table:
        self.editing.players[seat].strength = n
        return self

    def with_magic(self, seat: int, n: int) -> Table:
        self.editing.players[seat].magic = n
        return self

    def with_vp(self, seat: int, n: int) -> Table:
        self.editing.players[seat].vp = n
        return self

    def with_duke(self, seat: int, id: str) -> Table:
        duke: Duke = self.card(id)
        self.editing.players[seat].duke = duke
        self.editing.players[seat].dealt = (duke, self.editing.players[seat].dealt[1])
        return self

    def with_stack(self, place: str, *ids: str) -> Table:
        """A stack of the centre, from top to bottom; no ids empty it and lay an exhausted card there."""
        state = self.editing
        number = self.number(place)
        cards: tuple[Any, ...] = tuple(self.card(id) for id in reversed(ids))
        if number < CITIZENS:
            state.monsters[number] = cards
            if cards:
                areas = list(state.areas)
                areas[number] = cards[0].area
                state.areas = tuple(areas)
        elif number < DOMAINS:
            state.citizens[number - CITIZENS] = cards
            state.unseen[number - CITIZENS] = max(0, len(cards) - 1) if state.box.mixed else 0
        else:
            state.domains[number - DOMAINS] = cards
        if not cards and number not in state.covers:
            state.covers[number] = EXHAUSTED
            state.exhausted_pile -= 1
        return self

    def with_exhausted(self, *places: str) -> Table:
        for place in places:
            self.with_stack(place)
        return self

    def with_event(self, place: str, id: str) -> Table:
        """A monster event lying where a stack has run out."""
        state = self.editing
        event: MonsterEvent = self.card(id)
        number = self.number(place)
        self.with_stack(place)
        state.covers[number] = event
        state.exhausted_pile += 1
        state.event_pile = tuple(card for card in state.event_pile if card is not event)[: state.box.players - 1]
        return self

    def with_event_pile(self, *ids: str) -> Table:
        """The face-down events on the exhausted pile, from top to bottom."""
        pile: tuple[MonsterEvent, ...] = tuple(self.card(id) for id in reversed(ids))
        self.editing.event_pile = pile
        return self

    def with_exhausted_pile(self, n: int) -> Table:
        self.editing.exhausted_pile = n
        return self

    def with_tokens(self, place: str, strength: int = 0, magic: int = 0, gold: int = 0) -> Table:
        """Tokens on the top card there."""
        number = self.number(place)
        self.editing.tokens[16 * number + self.editing.height(number)] = (strength, magic, gold)
        return self

    def with_active(self, seat: int) -> Table:
        self.editing.active = seat
        return self

    def with_first(self, seat: int) -> Table:
        self.editing.first = seat
        return self

    def with_dark_lord(self, duke: str, *captured: str) -> Table:
        cards = [self.card(id) for id in captured]
        citizens = tuple(card for card in cards if isinstance(card, Citizen))
        domains = tuple(card for card in cards if isinstance(card, Domain))
        self.editing.dark_lord = DarkLord(self.card(duke), citizens, domains)
        return self

    def at(self, phase: Phase) -> Table:
        """Begin with that phase instead of the roll."""
        self.editing.phase = phase
        return self

    def in_actions(self, seat: int = 0) -> Table:
        """Begin with that player's two actions; 1 and 2 lie on the table and will be rolled next, so that after the
        turn the Herald asks and nothing is gained by the way (unless the table is laid out with cards of 1, 2, 3)."""
        return self.with_dice(1, 2).with_roll(1, 2).with_active(seat).at(Phase.FIRST_ACTION)

    def at_the_end(self) -> Table:
        """The last turn of the last round is over: the scores are counted."""
        state = self.editing
        state.last_round = True
        state.end_reason = "monsters"
        state.active = (state.first - 1) % len(state.players)
        return self.at(Phase.TURN_END)

    # --- playing ----------------------------------------------------------------------------------------------------

    def act(self, *options: str) -> Table:
        """Actions of the active player, one after the other."""
        for option in options:
            self.choose("action", option)
        return self

    def settle(self) -> Table:
        """Pass where one can, else take the first option, until somebody has an action or the game is over."""
        while self.match.questions and not self.asked("action"):
            question = self.match.questions[0]
            self.match.answer(question.seat, question.option("pass") or question.options[0])
        return self

    def pass_turn(self) -> Table:
        """A turn that touches nothing in the centre."""
        return self.settle().act("strength", "strength").settle()

    # --- looking ----------------------------------------------------------------------------------------------------

    def purse(self, seat: int) -> tuple[int, int, int]:
        """Gold, strength and magic."""
        facts = self.player(seat)
        return facts["gold"], facts["strength"], facts["magic"]

    def vp(self, seat: int) -> int:
        points: int = self.player(seat)["vp"]
        return points

    def citizens(self, seat: int) -> list[str]:
        return list(self.player(seat)["citizens"])

    def domains(self, seat: int) -> list[str]:
        return list(self.player(seat)["domains"])

    def pile(self, seat: int) -> list[str]:
        return list(self.player(seat)["monsters"])

    def place(self, id: str, seat: int | None = 0) -> dict[str, Any]:
        facts: dict[str, Any] = next(place for place in self.view(seat)["centre"] if place["id"] == id)
        return facts

    def top(self, id: str) -> str | None:
        top: str | None = self.place(id)["top"]
        return top

    def dice(self) -> list[int]:
        return list(self.view()["dice"])

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    @property
    def active(self) -> int:
        return int(self.view()["active"])

    def sheet(self, seat: int) -> dict[str, int]:
        """The score sheet: points by message id, the lines of a duke added up."""
        lines: dict[str, int] = {}
        for line in self.match.score_sheet[seat]:
            lines[line.message.id] = lines.get(line.message.id, 0) + line.points
        return lines

    def points(self, seat: int, message: str) -> list[int]:
        """The points of every line with that message."""
        return [line.points for line in self.match.score_sheet[seat] if line.message.id == message]

    def dark_lord_score(self) -> int:
        assert self.match.score is not None
        ((_, lines),) = self.match.score.others
        return sum(line.points for line in lines)
