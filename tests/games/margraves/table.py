"""A Margraves table laid out by hand, so that tests read like play.

    table = margraves().with_place(0, "kamin").with_stock(0, stone=1, wood=1, magic=1, gem=1)
    table.choose("play", "build").choose("lay", "monk").choose("slot", "kamin-1")

The state is a real set-up edited before the match starts; from then on every question and every answer goes through
the public door. It begins where seat 0, the first player, plays its first citizen; nobody has kept any wealth.
"""

from __future__ import annotations

from typing import Any, Self, TypeVar

from tests.games.play import PlayedTable
from valtable.engine.chance import Chance
from valtable.engine.pack import Card
from valtable.games import find
from valtable.games.margraves.cards import Citizen, Monster, Privilege, Wealth
from valtable.games.margraves.state import Margraves, Phase, Player
from valtable.games.margraves.vocabulary import GUILDS, TOKENS

K = TypeVar("K", bound=Card)


def margraves(players: int = 2, seed: int = 1) -> Table:
    """A table where seat 0 plays its first citizen, in round 1."""
    return Table(players, seed)


class Table(PlayedTable):
    """The state while it is being laid out, then the match played on it."""

    def __init__(self, players: int, seed: int, options: dict[str, Any] | None = None) -> None:
        info = find("margraves")
        rules = info.prepare(players, options)
        state = rules.setup(Chance(seed))
        assert isinstance(state, Margraves)
        super().__init__(info, rules, state)
        self.state: Margraves = state
        state.first = state.active = 0
        state.phase = Phase.PLAY
        state.round = 1
        for player in state.players:
            state.spare = (*state.spare, *player.packet)
            player.packet = ()

    # --- laying out -------------------------------------------------------------------------------------------------

    @property
    def editing(self) -> Margraves:
        assert self.started is None, "the match has begun: lay the table out first"
        return self.state

    def card(self, id: str, kind: type[K]) -> K:
        card = self.state.box.pack.by_id[id]
        assert isinstance(card, kind)
        return card

    def cards(self, ids: tuple[str, ...], kind: type[K]) -> tuple[K, ...]:
        return tuple([self.card(id, kind) for id in ids])

    def place_of(self, id: str) -> int:
        return [location.id for location in self.state.box.pack.locations].index(id)

    def lair_of(self, id: str) -> int:
        return [lair.id for lair in self.state.box.pack.lairs].index(id)

    def seat(self, seat: int) -> Player:
        return self.editing.players[seat]

    def with_hand(self, seat: int, *ids: str) -> Self:
        self.seat(seat).hand = self.cards(ids, Citizen)
        return self

    def with_played(self, seat: int, *ids: str) -> Self:
        self.seat(seat).played = self.cards(ids, Citizen)
        return self

    def with_gold(self, seat: int, n: int) -> Self:
        self.seat(seat).gold = n
        return self

    def with_strength(self, seat: int, n: int) -> Self:
        self.seat(seat).strength = n
        return self

    def with_stock(self, seat: int, **tokens: int) -> Self:
        """Exactly these tokens in storage, beside the towers; the reserve keeps what it has."""
        self.seat(seat).stock = [tokens.pop(token, 0) for token in TOKENS]
        assert not tokens
        return self

    def with_reserve(self, **tokens: int) -> Self:
        """So many of these in the reserve."""
        for token, n in tokens.items():
            self.editing.reserve[TOKENS.index(token)] = n
        return self

    def with_towers_left(self, seat: int, n: int) -> Self:
        self.seat(seat).towers = n
        return self

    def with_tower(self, seat: int, slot: str) -> Self:
        """One of that player's towers on a slot such as kamin-1."""
        place, _, number = slot.partition("-")
        self.editing.slots[3 * self.place_of(place) + int(number) - 1] = seat
        self.seat(seat).towers -= 1
        return self

    def with_place(self, seat: int, place: str) -> Self:
        self.seat(seat).place = self.place_of(place)
        return self

    def with_ship(self, seat: int, segment: int) -> Self:
        self.seat(seat).ship = segment
        return self

    def with_knights(self, **places: int) -> Self:
        """So many knights on these locations, and none on the others."""
        self.editing.knights = [places.pop(location.id, 0) for location in self.state.box.pack.locations]
        assert not places
        return self

    def with_influence(self, seat: int, **spaces: int) -> Self:
        for guild, space in spaces.items():
            self.seat(seat).influence[GUILDS.index(guild)] = space
        return self

    def with_row(self, *ids: str) -> Self:
        """The row from left to right; empty where the id is."""
        row = [self.card(id, Citizen) if id else None for id in ids]
        self.editing.row = [*row, *[None] * (5 - len(row))]
        return self

    def with_deck(self, *ids: str) -> Self:
        """Exactly this deck of citizens, from top to bottom."""
        self.editing.deck = self.cards(ids[::-1], Citizen)
        return self

    def with_privileges(self, *ids: str) -> Self:
        """The six tiles face up, level I first; empty where the id is."""
        assert len(ids) == 6
        self.editing.display = [self.card(id, Privilege) if id else None for id in ids]
        return self

    def with_stack(self, level: int, *ids: str) -> Self:
        """Exactly this stack of privileges, from top to bottom."""
        self.editing.stacks[level - 1] = self.cards(ids[::-1], Privilege)
        return self

    def with_grants(self, seat: int, *ids: str) -> Self:
        self.seat(seat).grants = self.cards(ids, Privilege)
        return self

    def with_ends(self, seat: int, *ids: str) -> Self:
        self.seat(seat).ends = self.cards(ids, Privilege)
        return self

    def with_pile(self, lair: str, *ids: str) -> Self:
        """Exactly this pile, from top to bottom; all other monsters of the lair lie under its card."""
        index = self.lair_of(lair)
        pile = self.cards(ids[::-1], Monster)
        here = [monster for monster in self.state.box.pack.monsters if monster.lair == index]
        self.editing.piles[index] = pile
        self.editing.beneath[index] = tuple([monster for monster in here if monster not in pile])
        return self

    def with_tombs(self, *states: int) -> Self:
        """0 empty, 1 standing, 2 lying, from the upper left on."""
        self.editing.tombs = [*states, *[0] * (9 - len(states))]
        return self

    def with_statue(self, n: int) -> Self:
        self.editing.statue = n
        return self

    def with_packet(self, seat: int, *ids: str) -> Self:
        self.seat(seat).packet = self.cards(ids, Wealth)
        return self

    def with_wealth(self, seat: int, *ids: str) -> Self:
        """The tiles that this player has kept, before any is resolved."""
        self.seat(seat).wealth = self.cards(ids, Wealth)
        self.editing.phase = Phase.WEALTH
        self.editing.round = 0
        return self

    def with_active(self, seat: int) -> Self:
        self.editing.active = seat
        return self

    def with_luck(self, state: int) -> Self:
        self.editing.chance = Chance(state)
        return self

    def in_the_last_round(self, reason: str) -> Self:
        """The last round has begun."""
        self.editing.end_reason = reason
        return self

    def at_the_end(self) -> Self:
        """The end of seat 0's turn comes next."""
        self.editing.phase = Phase.TURN_END
        return self

    # --- playing ----------------------------------------------------------------------------------------------------

    def play(self, card: str, use: str = "text") -> Self:
        return self.choose("play", card).choose("use", use)

    def picks(self, prompt: str, *options: str) -> Self:
        for option in options:
            self.choose(prompt, option)
        return self

    def decline(self, *prompts: str) -> Self:
        """Pass all questions of these names, as long as they come."""
        while self.prompts and self.prompts[0] in prompts:
            self.choose(self.prompts[0], "pass")
        return self

    def finish(self) -> Self:
        """Pass, or take what comes last, until the next turn begins."""
        before = len(self.happened("turn", "over"))
        while self.match.questions and len(self.happened("turn", "over")) == before:
            question = self.match.questions[0]
            self.match.answer(question.seat, question.option("pass") or question.options[-1])
        return self

    # --- looking ----------------------------------------------------------------------------------------------------

    def gold(self, seat: int) -> int:
        return int(self.player(seat)["gold"])

    def strength(self, seat: int) -> int:
        return int(self.player(seat)["strength"])

    def stock(self, seat: int) -> dict[str, int]:
        """What lies in storage, without what does not."""
        return {token: n for token, n in self.player(seat)["stock"].items() if n}

    def place(self, seat: int) -> str:
        return str(self.player(seat)["place"])

    def influence(self, seat: int) -> dict[str, int]:
        return dict(self.player(seat)["influence"])

    def hand(self, seat: int) -> list[str]:
        return sorted(self.player(seat)["hand"])

    def knights(self, place: str) -> int:
        return int(self.view()["locations"][self.place_of(place)]["knights"])

    def reserve(self, token: str) -> int:
        return int(self.view()["reserve"][token])

    def gains(self, seat: int | None = None) -> list[str]:
        """What was gained, in its order: "gold 2"."""
        found = []
        for event in self.happened("gained"):
            if seat in (None, event.args["player"].args["seat"]):
                found.extend([f"{m.id.removeprefix('amount-')} {m.args['n']}" for m in event.args["gains"]])
        return found

    @property
    def active(self) -> int:
        return int(self.view()["active"])

    def sheet(self, seat: int) -> dict[str, int]:
        """The score sheet: points by message id and, of influence, by guild."""
        lines: dict[str, int] = {}
        for line in self.match.score_sheet[seat]:
            guild = line.message.args.get("guild")
            name = line.message.id.removeprefix("score-") if guild is None else guild.id.removeprefix("card-")
            lines[name] = lines.get(name, 0) + line.points
        return lines
