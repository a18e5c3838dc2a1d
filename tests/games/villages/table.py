"""A Villages table laid out by hand, so that tests read like play.

    table = villages().with_hand(0, "armory").with_resources(0, "wood").with_resources(1, "stone")
    table.lead("build").choose("provide", "seat-0-castle")

The state is a real set-up edited before the match starts; from then on every question and every answer goes through
the public door. It begins where seat 0 leads its first action; nobody has a resource but what the test lays out.
"""

from __future__ import annotations

from typing import Any, Self

from tests.games.play import PlayedTable
from valtable.engine.chance import Chance
from valtable.engine.hidden import Held
from valtable.engine.message import Message
from valtable.games import find
from valtable.games.villages.cards import Adventurer, Building
from valtable.games.villages.state import COIN, FREE, Phase, Player, Village, Villages
from valtable.text import speaker_for

# A card for each kind of resource, for tests that do not care which.
GIVES = {"food": "hideout", "wood": "tannery", "stone": "bakery", "magic": "fountain"}
KINDS = ("food", "wood", "stone", "magic")
ACTIONS = ("harvest", "develop", "build", "recruit", "tax")


def villages(players: int = 2, seed: int = 1) -> Table:
    """A table where seat 0 leads its first action."""
    return Table(players, seed)


class Table(PlayedTable):
    """The state while it is being laid out, then the match played on it."""

    def __init__(self, players: int, seed: int, options: dict[str, Any] | None = None) -> None:
        info = find("villages")
        rules = info.prepare(players, options)
        state = rules.setup(Chance(seed))
        assert isinstance(state, Villages)
        super().__init__(info, rules, state)
        self.state: Villages = state
        state.first = state.active = 0
        state.phase = Phase.LEAD

    # --- playing ----------------------------------------------------------------------------------------------------

    def offered(self, prompt: str, seat: int | None = None) -> list[str]:
        """Powers go by the names of their cards here; their ids say that the card in the village is meant."""
        return [id.removeprefix("village-") for id in super().offered(prompt, seat)]

    def choose(self, prompt: str, option: str, seat: int | None = None) -> Self:
        power = option in self.state.box.pack.by_id and prompt in ("use-power", "provide")
        return super().choose(prompt, f"village-{option}" if power else option, seat)

    # --- laying out -------------------------------------------------------------------------------------------------

    @property
    def editing(self) -> Villages:
        assert self.started is None, "the match has begun: lay the table out first"
        return self.state

    def building(self, id: str) -> Building:
        card = self.state.box.pack.by_id[id]
        assert isinstance(card, Building)
        return card

    def buildings(self, ids: tuple[str, ...]) -> tuple[Building, ...]:
        """Cards from top to bottom, in the order in which a state keeps them: from bottom to top."""
        return tuple([self.building(id) for id in reversed(ids)])

    def adventurer(self, id: str) -> Adventurer:
        card = self.state.box.pack.by_id[id]
        assert isinstance(card, Adventurer)
        return card

    def seat(self, seat: int) -> Player:
        return self.editing.players[seat]

    def with_hand(self, seat: int, *ids: str, known: tuple[str, ...] = ()) -> Self:
        """Exactly this hand; `known` are cards that everybody saw going there."""
        own: list[Held[Building]] = [(self.building(id), 1 << seat, 0) for id in ids]
        seen: list[Held[Building]] = [(self.building(id), self.state.box.everyone, 0) for id in known]
        self.seat(seat).hand = (*own, *seen)
        return self

    def with_resources(self, seat: int, *names: str, coins: tuple[int, ...] = ()) -> Self:
        """Exactly these resources, by kind or by the card's id; without a coin unless `coins` says otherwise."""
        player = self.seat(seat)
        player.resources = tuple([self.building(GIVES.get(name, name)) for name in names])
        player.coins = coins or (FREE,) * len(names)
        return self

    def with_coin_on_castle(self, seat: int, coin: int = COIN) -> Self:
        self.seat(seat).castle = coin
        return self

    def with_village(self, seat: int, *ids: str) -> Self:
        """Exactly these buildings and adventurers."""
        cards = [self.state.box.pack.by_id[id] for id in ids]
        buildings = tuple([card for card in cards if isinstance(card, Building)])
        adventurers = tuple([card for card in cards if isinstance(card, Adventurer)])
        self.seat(seat).village = Village(buildings, adventurers)
        return self

    def with_gold(self, seat: int, n: int) -> Self:
        self.seat(seat).gold = n
        return self

    def with_bank(self, n: int) -> Self:
        self.editing.bank = n
        return self

    def with_pile(self, number: int, *ids: str) -> Self:
        """One of the piles 1 to 5, from top to bottom."""
        self.editing.piles[number - 1] = self.buildings(ids)
        return self

    def with_piles(self, *tops: str) -> Self:
        """Five piles of one card each, or of none where the id is empty."""
        assert len(tops) == 5
        for number, id in enumerate(tops, 1):
            self.with_pile(number, *([id] if id else []))
        return self

    def with_deck(self, *ids: str) -> Self:
        """Exactly this deck, from top to bottom."""
        self.editing.deck = self.buildings(ids)
        return self

    def with_row(self, *ids: str) -> Self:
        self.editing.row = [self.adventurer(id) for id in ids]
        return self

    def with_adventurer_deck(self, *ids: str) -> Self:
        """From top to bottom."""
        self.editing.adventurer_deck = tuple([self.adventurer(id) for id in reversed(ids)])
        return self

    def with_active(self, seat: int) -> Self:
        self.editing.active = seat
        return self

    def with_luck(self, state: int) -> Self:
        self.editing.chance = Chance(state)
        return self

    def following(self, action: str, seat: int, leader: int = 0) -> Self:
        """The leader has done the action already: the seat is the next that may follow."""
        state = self.editing
        state.active = leader
        state.action = action
        state.follower = (seat - leader) % len(state.players)
        state.phase = Phase.FOLLOW
        return self

    def led_or_followed(self, action: str, seat: int, leads: bool) -> Self:
        """That seat does the action on its own turn, or follows the player on its right."""
        if leads:
            self.with_active(seat)
            return self.lead(action)
        self.following(action, seat, (seat - 1) % len(self.state.players))
        return (
            self.follow(seat) if self.asked("follow-" + action, seat) and action not in ("build", "recruit") else self
        )

    def at_the_end(self) -> Self:
        """The last follower is done: the end of the turn comes next."""
        self.editing.phase = Phase.TURN_END
        return self

    # --- playing ----------------------------------------------------------------------------------------------------

    def lead(self, action: str) -> Self:
        """Lead the action; where nothing else can be led, nothing is asked."""
        if self.asked("lead"):
            self.choose("lead", action)
        led = [event.kind for event in self.match.events if event.kind.startswith("leads-")]
        assert led[-1:] == [f"leads-{action}"]
        return self

    def follow(self, seat: int) -> Self:
        return self.choose("follow-" + self.view()["action"], "yes", seat)

    def decline(self) -> Self:
        """Nobody else follows."""
        while self.prompts and self.prompts[0].startswith("follow-"):
            self.choose(self.prompts[0], "pass")
        return self

    def draw(self, *places: str) -> Self:
        """Draw from there, one card after the other."""
        for place in places:
            self.choose("draw", place)
        return self

    def use(self, id: str) -> Self:
        """Use that power. One that nobody would refuse may have worked already without being asked."""
        if self.asked("use-power") and id in self.offered("use-power"):
            self.choose("use-power", id)
        return self

    def pass_powers(self) -> Self:
        if self.asked("use-power"):
            self.choose("use-power", "pass")
        return self

    def finish(self) -> Self:
        """The seat that is asked draws, discards and pays as it comes, uses no more powers, and nobody follows."""
        while self.prompts and not self.asked("lead"):
            question = self.match.questions[0]
            self.match.answer(question.seat, question.option("pass") or question.options[-1])
        return self

    def discard(self, prompt: str, card: str = "", pile: int = 1) -> Self:
        """Discard that card, or the first that may be, onto that pile."""
        return self.choose(prompt, f"{card or self.discards(prompt)[0]}-pile-{pile}")

    def build(self, card: str, seat: int | None = None) -> Self:
        """Choose the building, where there is a choice."""
        for prompt in ("build", "follow-build"):
            if self.asked(prompt, seat):
                self.choose(prompt, card, seat)
        return self

    # --- looking ----------------------------------------------------------------------------------------------------

    def say(self, message: Message, language: str = "en") -> str:
        """In words, with plain spaces."""
        return speaker_for(self.match, language).title(message).replace("\u00a0", " ")

    def says(self, prompt: str, language: str = "en") -> list[str]:
        """The question and its options in words, with plain spaces."""
        question, speaker = self.question(prompt), speaker_for(self.match, language)
        said = [speaker.say(question.message), *[speaker.option(question, option) for option in question.options]]
        return [text.replace("\u00a0", " ") for text in said]

    def buildable(self, seat: int) -> list[str]:
        """What that seat may build as a follower: nothing where it is not asked, or can only pass."""
        asked = self.asked("follow-build", seat)
        return [id for id in self.offered("follow-build", seat) if not id.startswith("pass")] if asked else []

    def discards(self, prompt: str) -> list[str]:
        """The cards that may be discarded: each onto any of the five piles."""
        things = [option.things for option in self.question(prompt).options]
        cards = list(dict.fromkeys([card for card, _ in things]))
        assert things == [(card, f"pile-{n}") for card in cards for n in range(1, 6)]
        return cards

    def hand(self, seat: int, by: int | None = None) -> list[str]:
        """The cards in that hand which the seat itself (or another) knows, sorted."""
        return sorted(self.player(seat, by)["hand"])

    def cards(self, seat: int) -> int:
        """How many cards that seat holds."""
        facts = self.player(seat)
        return len(facts["hand"]) + int(facts["unseen"])

    def gold(self, seat: int) -> int:
        return int(self.player(seat)["gold"])

    def wealth(self, seat: int) -> int:
        """Gold at hand and on one's own cards: the same before and after that player replenishes."""
        return self.gold(seat) + sum(1 for coin in self.coins(seat) if coin) + bool(self.castle(seat))

    def coins(self, seat: int) -> list[int]:
        return [slot["coin"] for slot in self.player(seat)["resources"]]

    def castle(self, seat: int) -> int:
        return int(self.player(seat)["castle"])

    def resources(self, seat: int) -> list[str]:
        return [slot["card"] for slot in self.player(seat)["resources"]]

    def village(self, seat: int) -> list[str]:
        facts = self.player(seat)
        return [*facts["buildings"], *facts["adventurers"]]

    @property
    def bank(self) -> int:
        return int(self.view()["bank"])

    @property
    def deck(self) -> int:
        return int(self.view()["deck"])

    def tops(self) -> list[str]:
        """The top cards of the five piles; empty where there is none."""
        return [pile[0] if pile else "" for pile in self.view()["piles"]]

    def heights(self) -> list[int]:
        return [len(pile) for pile in self.view()["piles"]]

    @property
    def active(self) -> int:
        return int(self.view()["active"])

    def all_gold(self) -> int:
        """Every coin there is: in the bank, at hand, on cards."""
        found = self.bank
        for facts in self.view()["players"]:
            found += facts["gold"] + bool(facts["castle"]) + sum(1 for slot in facts["resources"] if slot["coin"])
        return found

    def sheet(self, seat: int) -> dict[str, int]:
        """The score sheet: points by message id; lines of the same name added up."""
        lines: dict[str, int] = {}
        for line in self.match.score_sheet[seat]:
            lines[line.message.id] = lines.get(line.message.id, 0) + line.points
        return lines
