"""What the generic tests have to know of the Saga: its tables, its pieces, its ledger and the goals of its fuzz."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tests.games.saga.easy import EASY, WEAK
from tests.properties import saga_scores
from tests.properties.saga_watch import SagaWatch, goals
from tests.properties.table import Hidden, Table, Watch
from valtable.engine.game import Game
from valtable.engine.match import Match
from valtable.engine.pack import Card
from valtable.games.saga.state import Box, Saga

RANDOM: Final = {"areas": "random", "citizens": "random"}
LATER_CITIZENS: Final = [
    *("monk", "blacksmith", "alchemist", "archer", "peasant"),
    *("knight", "thief", "warlord", "priestess", "miner"),
]
FIRST_WON: Final = {"won": ["prophecy"], "holds": ["radiant", "what_the_water_says"]}


class SagaPlugin:
    """See `tests.properties.table.Plugin`."""

    LONGEST = 3000
    OFTEN = 0.04
    ENOUGH = 600
    LEANINGS: Sequence[dict[str, float]] = (
        {},
        {"task": 90, "favour-": 4, "monster-": 4, "share": 0.3, "yes": 2},
        {"task": 90, "wall-": 6, "monster-": 20, "share": 0.1, "no": 0.1},
        {"task": 40, "boon-": 8, "radiant": 8, "monster-": 12, "no": 2},
        {"monster-": 60, "strength": 6, "magic": 2, "share": 0.2},
        {"favour-": 40, "wall-": 8, "captured-": 20, "monster-": 10, "strength": 3},
        {"citizen-": 20, "gold": 5, "monster-": 8, "task": 3},
        {"monster-": 30, "wall-": 30, "favour-": 3, "strength": 4, "citizen-1": 0.1, "share": 0.1},
    )

    def tables(self) -> list[Table]:
        spread: list[tuple[int, dict[str, Any]]] = [
            (1, {}),
            (1, {"book": "the_darksworn", "books": EASY}),
            (1, {"book": "forgotten_temple", "hard": True, **RANDOM}),
            (2, {}),
            (2, {"book": "western_march", "books": EASY, "cards": WEAK}),
            (2, {"book": "shores_of_kosk", "books": EASY, "events": True, "citizens": LATER_CITIZENS}),
            (2, {"book": "the_darksworn", "events": True, "cards": WEAK, **RANDOM}),
            (3, {"book": "drowned_city", "books": EASY}),
            (3, {"book": "pact_of_shadows", "books": EASY, "events": ["bat_swarm", "mimic"]}),
            (
                3,
                {
                    "book": "western_march",
                    "books": EASY,
                    "coffer": FIRST_WON,
                    "areas": ["swamp", "cavern", "barrens", "hills", "ruins"],
                },
            ),
            (4, {"book": "prophecy", "books": EASY, "citizens": LATER_CITIZENS, "areas": "random"}),
            (4, {"book": "pact_of_shadows", "hard": True, "events": True, **RANDOM}),
            (5, {"book": "forgotten_temple", "books": EASY, "cards": WEAK}),
            (5, {"book": "the_darksworn", "books": EASY, "events": True, "hard": True, "citizens": "random"}),
        ]
        return [Table("saga", players, options) for players, options in spread]

    def pieces(self, game: Game) -> dict[str, int]:
        """Dark monsters of the saga that no page has called yet are still in their book: the watch looks after them."""
        assert isinstance(game, Saga)
        cards: list[Card] = []
        for stack in (*game.monsters, *game.citizens, game.deck, game.discard, game.unused, game.exiled):
            cards += stack
        for pile in (game.oubliettes, game.banished, game.favour_deck, game.favour_discard, game.event_pile):
            cards += pile
        cards += game.spare_events
        cards += [favour for favour in game.favours if favour is not None]
        cards += [card for card in game.covers.values() if card.id != "exhausted"]
        for player in game.players:
            cards += (*player.tableau.starters, *player.tableau.citizens)
            assert not player.tableau.domains
        called = [card for card in cards if card.kind == "saga_monster" and card not in game.box.returning]
        assert len(set(called)) == len(called), "a monster of a book is there twice"
        assert set(game.covers).isdisjoint(n for n in range(5, 15) if game.height(n)), "a cover lies on citizens"
        assert all(len(stack) <= 1 for stack in game.monsters)
        pieces = Counter([card.id for card in cards if card not in called])
        pieces["exhausted"] = game.exhausted_pile + sum(1 for card in game.covers.values() if card.id == "exhausted")
        pieces["wall"] = game.spare_walls() + sum(1 for wall in game.walls if wall)
        pieces["boon"] = len(game.box.boons)
        assert set(game.boons) <= set(game.box.boons)
        assert sum(pieces.values()) == box_size(game)
        return dict(pieces)

    def least(self, game: Game) -> int:
        assert isinstance(game, Saga)
        numbers = [n for p in game.players for n in (p.gold, p.strength, p.magic, p.vp)]
        numbers += [n for tokens in (*game.tokens.values(), game.task_tokens) for n in tokens]
        numbers += [*game.walls, *[2 - wall for wall in game.walls], game.exhausted_pile, game.spare_walls()]
        numbers += [game.known_events, len(game.event_pile) - game.known_events]
        numbers.append(game.open_page().task.needed(len(game.players)) - len(game.placed))
        return min(numbers)

    def audit(self, match: Match) -> None:
        ledger = Ledger(match)
        view = match.view(None)
        for player in view["players"]:
            mine = ledger.players[player["seat"]]
            for name in ("gold", "strength", "magic", "vp", "radiant"):
                assert player[name] == mine[name], f"the events do not explain {name} of seat {player['seat']}"
            assert sorted(player["citizens"]) == sorted(mine["citizens"].elements())
        assert sorted(view["oubliettes"]) == sorted(ledger.captured.elements())
        assert sorted(view["banished"]) == sorted(ledger.banished.elements())
        walls = {column["number"]: column["wall"] for column in view["columns"]}
        assert sorted(walls.values()) == sorted(ledger.walls.values())

    def rescore(self, view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
        return saga_scores.scores(view)

    def hidden(self, game: Game, seat: int) -> dict[str, Hidden]:
        """All know the same. Before the monsters are shuffled again, a dark one that nobody has seen may be in the deck
        or in the box."""
        assert isinstance(game, Saga)
        found: dict[str, Hidden] = {}
        if game.deck:
            sure = [card.id for card in game.deck]
            unsure: list[str] = []
            dark = 0
            if not game.shuffles:
                back = [card.id for card in game.box.returning]
                unsure = [card.id for card in game.deck if card.kind == "dark_monster" and card.id not in back]
                dark = len(unsure)
                sure = [id for id in sure if id not in unsure]
                unsure += [card.id for card in game.unused]
            found["next monster"] = Hidden(game.deck[-1].id, sure * max(1, len(unsure)) + unsure * dark)
        if game.favour_deck:
            found["next favour"] = Hidden(game.favour_deck[-1].id, [card.id for card in game.favour_deck])
        below = len(game.event_pile) - game.known_events
        if below and not game.box.events_wanted:
            pool = [card.id for card in (*game.event_pile[:below], *game.spare_events)]
            found["next event"] = Hidden(game.event_pile[below - 1].id, pool)
        return found

    def goals(self) -> list[str]:
        return goals()

    def watch(self, table: Table, seen: Counter[str]) -> Watch:
        return SagaWatch(table, seen)


def box_size(game: Saga) -> int:
    """How many pieces there are on the table and in the box, from the rulebook's numbers alone."""
    players = len(game.players)
    monsters = 20 + 9 + len(game.box.returning)  # l.45, l.22, l.343
    stacks = 10 * min(6, players + (1 if game.box.hard else 2))  # l.47, l.357
    return monsters + stacks + 3 * players + 12 + 6 + 10 + 5 + len(game.box.boons)  # l.53, l.23, l.16


class Ledger:
    """Purses, cards and walls, worked out from the events alone."""

    def __init__(self, match: Match) -> None:
        box = match.rules.box
        assert isinstance(box, Box)
        gold, strength, magic, vp = box.book.start
        radiant = "bright" if "radiant" in box.book.needs else ""
        self.players: list[dict[str, Any]] = [
            {"gold": gold, "strength": strength, "magic": magic, "vp": vp, "radiant": radiant, "citizens": Counter()}
            for _ in range(match.players)
        ]
        self.captured: Counter[str] = Counter()
        self.banished: Counter[str] = Counter()
        self.walls = dict.fromkeys(range(5), "intact")
        for event in match.events:
            if event.seen_by(None):
                self.enter(event.kind, event.args)

    def enter(self, kind: str, args: dict[str, Any]) -> None:
        card = args["card"].id.removeprefix("card-") if "card" in args else ""
        if kind in ("captured", "freed", "took-citizen"):
            self.captured[card] += (args.get("to") == "oubliettes") - (args.get("from") == "oubliettes")
        elif kind == "banished":
            self.banished[card] += 1
        elif kind.startswith("wall-"):
            place = str(args.get("to") or args.get("from"))
            states = {"wall-built": "intact", "wall-mended": "intact", "wall-breached": "breach", "wall-fell": ""}
            self.walls[int(place.removeprefix("wall-")) - 1] = states[kind]
        if "player" not in args:
            return
        mine = self.players[args["player"].args["seat"]]
        gainer = self.players[args["other"].args["seat"]] if kind == "shared" else mine
        self.add(gainer, args.get("gains", []), 1)
        self.add(mine, args.get("price", []), -1)
        if kind in ("took-resource", "lost"):
            self.add(mine, [args["what"]], 1 if kind == "took-resource" else -1)
        elif kind in ("recruited", "took-citizen"):
            mine["citizens"][card] += 1
        elif kind in ("radiant-given", "radiant-recharged"):
            mine["radiant"] = "bright"
        elif kind in ("radiant-used", "radiant-dimmed", "attack-stopped"):
            mine["radiant"] = "dull"

    def add(self, mine: dict[str, Any], amounts: list[Any], sign: int) -> None:
        for amount in amounts:
            mine[amount.id.removeprefix("amount-")] += sign * amount.args["n"]


PLUGIN: Final = SagaPlugin()
