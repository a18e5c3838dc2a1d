"""A table of the Saga laid out by hand, so that tests read like play.

    table = saga(book="prophecy").with_roll(2, 4).with_row("goblin", "bane_spider", "", "", "")
    table.pass_actions()

The state is a real set-up edited before the match starts; from then on every question and every answer goes through
the public door. Dice are forced by a chance whose next draws are the wanted ones: the rules themselves are untouched.
"""

from __future__ import annotations

from typing import Any

from tests.games.kingdom.table import luck
from tests.games.play import PlayedTable
from valtable.engine.chance import Chance
from valtable.games import find
from valtable.games.realm.cards import EXHAUSTED, Citizen, MonsterEvent
from valtable.games.realm.state import CENTRE, CITIZENS
from valtable.games.realm.tableau import Tableau
from valtable.games.saga.state import BRIGHT, DULL, NONE, Phase, Saga

QUIET = ("goblin", "skeleton", "treant", "owlbear", "dire_bear")  # one of each area of a first game


def saga(players: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table ready for the first roll: seat 0 begins, and what the cover and the first page do at once is done."""
    return Table(players, seed, options)


class Table(PlayedTable):
    """The state while it is being laid out, then the match played on it."""

    def __init__(self, players: int, seed: int, options: dict[str, Any]) -> None:
        info = find("saga")
        rules = info.prepare(players, options)
        state = rules.setup(Chance(seed))
        assert isinstance(state, Saga)
        self.state: Saga = state
        super().__init__(info, rules, state)
        state.first = state.active = 0
        state.phase = Phase.ROLL

    # --- laying out -------------------------------------------------------------------------------------------------

    @property
    def editing(self) -> Saga:
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

    def with_dice(self, die1: int, die2: int) -> Table:
        """Dice that were rolled already."""
        self.editing.die1, self.editing.die2 = die1, die2
        return self

    def with_row(self, *ids: str) -> Table:
        """The monsters of the row, from left to right; "" for an empty place. The others are out of the way."""
        assert len(ids) == 5
        row = [self.card(id) if id else None for id in ids]
        state = self.editing
        state.monsters = [() if card is None else (card,) for card in row]
        state.deck = tuple(card for card in state.deck if card not in row)
        state.unused = tuple(card for card in state.unused if card not in row)
        return self

    def with_walls(self, *walls: int) -> Table:
        """2 for an intact wall, 1 for a breach, 0 for none."""
        assert len(walls) == 5
        self.editing.walls = list(walls)
        return self

    def with_deck(self, *ids: str) -> Table:
        """The monsters face down, from top to bottom."""
        self.editing.deck = tuple(self.card(id) for id in reversed(ids))
        return self

    def with_discard(self, *ids: str) -> Table:
        self.editing.discard = tuple(self.card(id) for id in ids)
        return self

    def with_favours(self, *ids: str) -> Table:
        """The favours face up; the others are in the deck."""
        state = self.editing
        shown = [self.card(id) for id in ids]
        state.favours = [*shown, *[None] * (3 - len(shown))]
        state.favour_deck = tuple(card for card in state.box.pack.favours if card not in shown)
        return self

    def with_favour_deck(self, *ids: str) -> Table:
        """The favours face down, from top to bottom; those nowhere else are discarded."""
        state = self.editing
        state.favour_deck = tuple(self.card(id) for id in reversed(ids))
        there = (*state.favours, *state.favour_deck)
        state.favour_discard = tuple(card for card in state.box.pack.favours if card not in there)
        return self

    def with_captured(self, *ids: str) -> Table:
        """Citizens in the oubliettes, beside those of the stacks."""
        self.editing.oubliettes = tuple(self.card(id) for id in ids)
        return self

    def with_page(self, number: int, *placed: int) -> Table:
        """That page of the book lies open, and these seats have placed tokens on its task."""
        self.editing.page = number - 1
        self.editing.placed = placed
        return self

    def with_tableau(self, seat: int, *ids: str) -> Table:
        """Citizens beside what lies there."""
        for id in ids:
            tableau = self.editing.players[seat].tableau
            card = self.card(id)
            assert isinstance(card, Citizen)
            self.editing.players[seat].tableau = Tableau(tableau.starters, (*tableau.citizens, card), ())
        return self

    def with_purse(self, seat: int, gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> Table:
        """Exactly these resources."""
        player = self.editing.players[seat]
        player.gold, player.strength, player.magic, player.vp = gold, strength, magic, vp
        return self

    def with_radiants(self, *names: str) -> Table:
        """Of each seat: "bright", "dull" or ""."""
        for player, name in zip(self.editing.players, names, strict=True):
            player.radiant = {"bright": BRIGHT, "dull": DULL, "": NONE}[name]
        return self

    def with_stack(self, place: str, *ids: str) -> Table:
        """A citizen stack, from top to bottom; no ids empty it and lay an exhausted card there."""
        state = self.editing
        number = self.number(place)
        state.citizens[number - CITIZENS] = tuple(self.card(id) for id in reversed(ids))
        if not ids and number not in state.covers:
            state.covers[number] = EXHAUSTED
            state.exhausted_pile -= 1
        return self

    def with_exhausted(self, *places: str) -> Table:
        for place in places:
            self.with_stack(place)
        return self

    def with_all_exhausted(self, *but: str) -> Table:
        """Every citizen stack has run out, but for these."""
        places = [spot.id for spot in CENTRE[CITIZENS : CITIZENS + 10]]
        return self.with_exhausted(*[place for place in places if place not in but])

    def with_event(self, place: str, id: str) -> Table:
        """A monster event lying where a stack has run out."""
        state = self.editing
        event = self.card(id)
        assert isinstance(event, MonsterEvent)
        self.with_stack(place)
        state.covers[self.number(place)] = event
        state.exhausted_pile += 1
        state.event_pile = tuple(card for card in state.event_pile if card is not event)
        return self

    def with_tokens(self, place: str, strength: int = 0, magic: int = 0, gold: int = 0) -> Table:
        """Tokens on a monster, or on the task."""
        if place == "task":
            self.editing.task_tokens = (strength, magic, gold)
            return self
        number = self.number(place)
        self.editing.tokens[16 * number + self.editing.height(number)] = (strength, magic, gold)
        return self

    def at(self, phase: Phase) -> Table:
        """Begin with that phase instead of the roll."""
        self.editing.phase = phase
        return self

    def in_actions(self, *dice: int) -> Table:
        """Begin with the two actions of the first player; these dice lie on the table, or two ones."""
        return self.with_dice(*(dice or (1, 1))).at(Phase.FIRST_ACTION)

    def attacked_with(self, die1: int, die2: int) -> Table:
        """Begin with the monsters' phase after such a roll."""
        return self.with_dice(die1, die2).at(Phase.MONSTERS)

    # --- playing ----------------------------------------------------------------------------------------------------

    def act(self, *options: str) -> Table:
        """Actions of the active player, one after the other."""
        for option in options:
            self.choose("action", option)
        return self

    def settle(self) -> Table:
        """Answer whatever the harvest asks, until somebody has an action or the game is over."""
        while self.match.questions and self.match.questions[0].prompt in (
            "gain-any",
            "herald",
            "exchange",
            "choose-reward",
        ):
            question = self.match.questions[0]
            self.match.answer(question.seat, question.option("pass") or question.options[0])
        return self

    def pass_actions(self) -> Table:
        """Two actions that touch nothing in the centre."""
        return self.settle().act("strength", "strength")

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

    def radiants(self) -> list[str]:
        return [player["radiant"] for player in self.view()["players"]]

    def place(self, id: str, seat: int | None = 0) -> dict[str, Any]:
        facts: dict[str, Any] = next(place for place in self.view(seat)["centre"] if place["id"] == id)
        return facts

    def count(self, id: str) -> int:
        n: int = self.place(id)["count"]
        return n

    def row(self) -> list[str]:
        """The monsters from left to right; "" for an empty place."""
        return [place["top"] or "" for place in self.view()["centre"][:5]]

    def walls(self) -> list[str]:
        return [column["wall"] for column in self.view()["columns"]]

    def tokens(self, place: str) -> tuple[int, int, int]:
        """Strength, magic and gold on a monster, or on the task."""
        facts = self.view()["task"] if place == "task" else self.place(place)
        lying = facts.get("tokens", {"strength": 0, "magic": 0, "gold": 0})
        return lying["strength"], lying["magic"], lying["gold"]

    @property
    def placed(self) -> list[int]:
        return list(self.view()["task"]["placed"])

    @property
    def captured(self) -> list[str]:
        return list(self.view()["oubliettes"])

    @property
    def banished(self) -> list[str]:
        return list(self.view()["banished"])

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    @property
    def end(self) -> str:
        """ "won", "lost" or ""."""
        return str(self.view()["end"])
