"""What the generic tests have to know of Kingdom: its tables, its pieces, its ledger and the goals of its fuzz."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tests.properties import kingdom_scores
from tests.properties.kingdom_watch import KingdomWatch, goals
from tests.properties.table import Hidden, Table, Watch
from valtable.engine.game import Game
from valtable.engine.match import Match
from valtable.engine.pack import Card
from valtable.games import GAMES
from valtable.games.kingdom.state import Kingdom

RANDOM: Final = {"areas": "random", "citizens": "random"}
# A pack of one's own with weak and rewarding monsters: the only way for a random player to slay them all alone.
WEAK: Final = re.sub(
    r"(?s)\[\[monster\]\].*?(?=\n\[\[)",
    lambda card: re.sub(
        r"(?m)^(strength|magic|reward) = .*$",
        lambda line: {"strength": "strength = 1", "magic": "magic = 0", "reward": 'reward = "strength+2"'}[
            line.group(1)
        ],
        card.group(),
    ),
    GAMES["kingdom"].text("cards.toml"),
)
LATER_CITIZENS: Final = [
    "monk",
    "blacksmith",
    "alchemist",
    "wizard",
    "peasant",
    "knight",
    "thief",
    "warlord",
    "priestess",
    "miner",
]
EVENTS: Final = ["corrupted_cleric", "giant_leech", "bat_swarm", "sorcerer", "mimic", "kobold_thieves"]


class KingdomPlugin:
    """See `tests.properties.table.Plugin`."""

    LONGEST = 6000
    OFTEN = 0.02
    ENOUGH = 600
    LEANINGS: Sequence[dict[str, float]] = (
        {},
        {},
        {"domain-": 60, "gold": 4, "citizen-": 4, "monster-": 0.2, "seat-": 3},
        {"domain-": 60, "gold": 6, "citizen-": 0.7, "monster-": 0.02, "strength": 0.1},
        {"monster-": 60, "strength": 8, "magic": 2, "citizen-": 2, "domain-": 1},
        {"monster-": 60, "strength": 8, "magic": 2, "citizen-": 0.1, "domain-": 0.1},
        {"citizen-": 30, "gold": 3},
        {"gold": 3, "strength": 3, "magic": 3},
    )

    def tables(self) -> list[Table]:
        spread: list[tuple[int, dict[str, Any]]] = [
            (1, {}),
            (1, {"sum_attacks": True}),
            (1, {"endless_attacks": True, **RANDOM}),
            (1, {"sum_attacks": True, "endless_attacks": True, "events": True, "mixed_citizens": True}),
            (1, {"cards": WEAK}),
            (2, {}),
            (2, {"no_duke": True, **RANDOM}),
            (2, {"events": True, "mixed_citizens": True, "areas": "random"}),
            (3, {"events": True, **RANDOM}),
            (3, {"events": ["bat_swarm", "mimic"], "areas": ["swamp", "cavern", "barrens", "hills", "forest"]}),
            (3, {"mixed_citizens": True, "no_duke": True, "events": True}),
            (4, {"areas": "random", "citizens": LATER_CITIZENS}),
            (4, {"events": EVENTS[:4], "mixed_citizens": True}),
            (4, {"events": EVENTS[2:], "citizens": "random"}),
            (5, {}),
            (5, {"events": True, "no_duke": True, **RANDOM}),
            (5, {"events": EVENTS[1:], "mixed_citizens": True, "areas": "random"}),
        ]
        return [Table("kingdom", players, options) for players, options in spread]

    def pieces(self, game: Game) -> dict[str, int]:
        assert isinstance(game, Kingdom)
        cards: list[Card] = []
        for stack in (*game.monsters, *game.citizens, *game.domains, game.event_pile, game.spare.domains):
            cards += stack
        for stack in (*game.spare.citizens, game.spare.dukes, game.spare.events):
            cards += stack
        cards += [card for card in game.covers.values() if card.id != "bare"]
        for player in game.players:
            tableau = player.tableau
            cards += (*tableau.starters, *tableau.citizens, *tableau.domains, *player.victory_pile, *player.dealt)
            assert player.duke is None or player.duke in player.dealt
        if game.dark_lord is not None:
            cards += (*game.dark_lord.citizens, *game.dark_lord.domains)
            if game.dark_lord.duke is not None:  # drawn when the player has chosen
                cards.append(game.dark_lord.duke)
        assert len(cards) + game.exhausted_pile == box_size(game)
        assert set(game.covers).isdisjoint(n for n in range(20) if game.height(n)), "a cover lies on a stack with cards"
        pieces = Counter([card.id for card in cards])
        pieces["exhausted"] += game.exhausted_pile
        return dict(pieces)

    def least(self, game: Game) -> int:
        assert isinstance(game, Kingdom)
        numbers = [n for p in game.players for n in (p.gold, p.strength, p.magic, p.vp)]
        numbers += [n for tokens in game.tokens.values() for n in tokens]
        numbers += [*game.unseen, game.exhausted_pile, game.known_events, len(game.event_pile) - game.known_events]
        return min(numbers)

    def audit(self, match: Match) -> None:
        ledger = Ledger(match)
        for player in match.view(None)["players"]:
            mine = ledger.players[player["seat"]]
            for name in ("gold", "strength", "magic", "vp"):
                assert player[name] == mine[name], f"the events do not explain {name} of seat {player['seat']}"
            for name in ("citizens", "domains", "monsters"):
                assert sorted(player[name]) == sorted(mine[name].elements())

    def rescore(self, view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
        return kingdom_scores.scores(view)

    def hidden(self, game: Game, seat: int) -> dict[str, Hidden]:
        assert isinstance(game, Kingdom)
        found: dict[str, Hidden] = {}
        others = [p for p in game.players if p.seat != seat]
        dukes = [c.id for c in game.spare.dukes] + [c.id for p in others for c in p.dealt]
        if game.dark_lord is not None and game.dark_lord.duke is not None:
            dukes.append(game.dark_lord.duke.id)
            found["duke of the Dark Lord"] = Hidden(game.dark_lord.duke.id, dukes)
        for player in others:
            if player.duke is not None:
                found[f"duke of seat {player.seat}"] = Hidden(player.duke.id, dukes)
        faces = [len(s) - (row != game.unturned) for row, s in enumerate(game.domains)]
        down = [c.id for stack, n in zip(game.domains, faces, strict=True) for c in stack[: max(0, n)]]
        domains = down + [c.id for c in game.spare.domains]
        for row, stack in enumerate(game.domains):
            if faces[row] > 0:
                found[f"next domain of stack {row + 1}"] = Hidden(stack[faces[row] - 1].id, domains)
        for row, unseen in enumerate(game.unseen):
            if unseen:
                pool = [c.id for c in (*game.citizens[row][:unseen], *game.spare.citizens[row])]
                found[f"next citizen of stack {row + 1}"] = Hidden(game.citizens[row][unseen - 1].id, pool)
        below = len(game.event_pile) - game.known_events
        if below and not game.box.events_wanted:
            pool = [c.id for c in (*game.event_pile[:below], *game.spare.events)]
            found["next event"] = Hidden(game.event_pile[below - 1].id, pool)
        return found

    def goals(self) -> list[str]:
        return goals()

    def watch(self, table: Table, seen: Counter[str]) -> Watch:
        return KingdomWatch(table, seen)


def box_size(game: Kingdom) -> int:
    """How many cards there are on the table and in the box, from the rulebook's numbers alone."""
    five = len(game.players) == 5
    monsters = 5 * (6 if five else 5)  # l.103, l.658
    citizens = 16 * 6 + 12 if game.box.mixed else 10 * (6 if five else 5)  # l.107, l.662, l.696
    exhausted = 5 if len(game.players) == 1 else 2 * len(game.players)  # l.136
    return monsters + citizens + 28 + 14 + 6 + 3 * len(game.players) + exhausted


class Ledger:
    """Purses and cards of every player, worked out from the public events alone."""

    def __init__(self, match: Match) -> None:
        self.players: list[dict[str, Any]] = [
            {"gold": 2, "strength": 0, "magic": 1, "vp": 0, "citizens": Counter(), "domains": Counter()}
            for _ in range(match.players)
        ]
        for player in self.players:
            player["monsters"] = Counter()
        for event in match.events:
            if event.seen_by(None):
                self.enter(event.kind, event.args)

    def enter(self, kind: str, args: dict[str, Any]) -> None:
        if "player" not in args:
            return
        mine = self.players[args["player"].args["seat"]]
        card = args["card"].id.removeprefix("card-") if "card" in args else ""
        self.add(mine, args.get("gains", []), 1)
        self.add(mine, args.get("price", []), -1)
        if kind == "took-resource":
            self.add(mine, [args["what"]], 1)
        elif kind == "lost":
            self.add(mine, [args["what"]], -1)
        elif kind == "stole":
            self.add(mine, [args["what"]], 1)
            self.add(self.players[args["victim"].args["seat"]], [args["what"]], -1)
        elif kind == "robbed":
            self.players[args["victim"].args["seat"]]["monsters"][card] -= 1
            mine["monsters"][card] += 1
        elif kind in ("slew", "took-monster"):
            mine["monsters"][card] += 1
        elif kind in ("recruited", "took-citizen"):
            mine["citizens"][card] += 1
        elif kind == "built":
            mine["domains"][card] += 1
        elif kind == "returned":
            mine["monsters" if card in kingdom_scores.MONSTER else "citizens"][card] -= 1
        elif kind == "die-changed" and "price" not in args:
            mine["gold"] -= self.price(card, mine)

    def price(self, domain: str, mine: dict[str, Any]) -> int:
        """What changing a die costs with that domain (l.831, l.833, l.845)."""
        if domain == "foxgrove_palisade":
            return 2
        if domain == "desert_orchid":
            return sum(n for card, n in mine["citizens"].items() if kingdom_scores.ROLE[card] == "holy")
        assert domain == "palace_of_the_dawn"
        return 0

    def add(self, mine: dict[str, Any], amounts: list[Any], sign: int) -> None:
        for amount in amounts:
            if amount.id == "amount-unscored":  # alone, VP on the board count for nothing, but they are there
                amount = amount.args["what"]
            mine[amount.id.removeprefix("amount-")] += sign * amount.args["n"]


PLUGIN: Final = KingdomPlugin()
