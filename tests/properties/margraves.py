"""What the generic tests have to know of Margraves: its tables, its pieces, its ledger and the goals of its fuzz."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tests.games.margraves.figures import CITIZENS, END_TILES, GRANTS, MONSTERS, RESERVE, WEALTH
from tests.properties import margraves_scores
from tests.properties.margraves_watch import MargravesWatch, goals
from tests.properties.table import Hidden, Table, Watch
from valtable.engine.game import Game
from valtable.engine.match import Match
from valtable.games import GAMES
from valtable.games.margraves.state import Margraves, Phase

TOKENS: Final = ("stone", "wood", "magic", "gem", "knight")


def easy(pack: str) -> str:
    """A pack of one's own, with weak monsters, cheap citizens and bridges for nothing: more of everything happens."""
    pack = re.sub(r"(?m)^strength = \d+$", "strength = 1", pack)
    pack = re.sub(r"(?m)^magic = \d+$", "magic = 0", pack)
    pack = re.sub(r"(?m)^gold = \d+$", "gold = 0", pack)
    return re.sub(r"(?m)^costs = .*$", "costs = [0, 0, 1, 1, 1]", pack)


EASY: Final = easy((GAMES["margraves"].folder / "cards.toml").read_text(encoding="utf-8"))


class MargravesPlugin:
    """See `tests.properties.table.Plugin`."""

    LONGEST = 20000
    OFTEN = 0.012
    ENOUGH = 480
    LEANINGS: Sequence[dict[str, float]] = (
        {},
        {"build": 60, "recall": 0.25, "pass": 0.5, "two-gold": 0.6},
        {"build": 60, "recall": 0.2, "text": 3, "pass": 0.1, "yes": 3},
        {
            "build": 60,
            "recall": 0.2,
            "pennant": 3,
            "pass": 0.1,
            "two-gold": 0.3,
            "thraecius": 3,
            "inkadeus": 2,
            "kamin": 2,
        },
        {"recall": 0.2, "text": 4, "pass": 0.1, "two-gold": 0.4, "mountain": 9, "forest": 9, "ruins": 9, "hills": 9},
        {"recall": 0.3, "pennant": 3, "two-gold": 4, "artisan": 9, "build": 30, "pass": 0.2},
        {"recall": 0.3, "text": 3, "two-gold": 3, "holy": 9, "pass": 0.05, "slay": 9, "build": 30},
        {"recall": 0.15, "row-": 5, "nymar": 4, "stone": 4, "wood": 4, "magic": 4, "pass": 0.1, "build": 30},
    )

    def tables(self) -> list[Table]:
        standard = [Table("margraves", players, {}) for players in (2, 3, 4, 5)]
        return [*standard, Table("margraves", 3, {"cards": EASY})]

    def pieces(self, game: Game) -> dict[str, int]:
        """Every card, tile and token, wherever it lies."""
        assert isinstance(game, Margraves)
        cards = [card.id for card in (*game.deck, *game.row, *game.removed) if card is not None]
        tiles = [tile.id for tile in (*game.display, *game.spent, *game.stacks[0], *game.stacks[1]) if tile is not None]
        wealth = [tile.id for tile in game.spare]
        monsters = [monster.id for pile in (*game.piles, *game.beneath) for monster in pile]
        tokens = Counter(dict(zip(TOKENS, game.reserve, strict=True)))
        tokens["knight"] += sum(game.knights) + game.statue + sum(1 for tomb in game.tombs if tomb)
        tokens["tower"] = sum(1 for owner in game.slots if owner >= 0)
        for player in game.players:
            cards.extend([card.id for card in (*player.hand, *player.played, *player.laid)])
            tiles.extend([tile.id for tile in (*player.grants, *player.ends)])
            wealth.extend([tile.id for tile in (*player.packet, *player.wealth)])
            tokens.update(dict(zip(TOKENS, player.stock, strict=True)))
            tokens["tower"] += player.towers
        n = len(game.players)
        assert tokens == {
            **dict.fromkeys(("stone", "wood", "magic"), RESERVE[n][0]),
            **{"gem": RESERVE[n][1], "knight": 20, "tower": 4 * n},
        }
        assert Counter(monsters) == Counter([*MONSTERS])
        assert Counter(wealth) == Counter([*WEALTH])
        for id, (_, groups) in CITIZENS.items():
            assert cards.count(id) == groups[n - 2]
        for id, (_, _, _, copies) in END_TILES.items():
            assert tiles.count(id) == copies[n - 2]
        for id, (_, _, copies) in GRANTS.items():
            assert tiles.count(id) == copies[n - 2]
        self.sound(game)
        return {**Counter([*cards, *tiles, *wealth, *monsters]), **tokens}

    def sound(self, game: Margraves) -> None:
        """What is true at every moment besides."""
        for player in game.players:
            assert sum(player.stock) + player.towers <= 12, "the storage has twelve spaces (l.263)"
            assert 0 <= player.strength <= 8, "strength goes up to 8 (l.252)"
            assert all(0 <= space <= 15 for space in player.influence)
            own = [slot // 3 for slot, owner in enumerate(game.slots) if owner == player.seat]
            assert len(set(own)) == len(own) == 4 - player.towers, "one tower at each location (l.464)"
            assert player.hand, "nobody is ever without a card"
            assert not Counter(player.doubt) - Counter(player.hand)
            assert player.laid or not player.doubt
        for lair in range(4):
            assert game.piles[lair] or lair == game.slain
            assert len(game.piles[lair]) + len(game.beneath[lair]) == 5

    def least(self, game: Game) -> int:
        assert isinstance(game, Margraves)
        numbers = [*game.reserve, *game.knights, game.statue]
        for player in game.players:
            numbers.extend([player.gold, player.strength, player.towers, *player.stock, *player.influence])
        return min(numbers)

    def audit(self, match: Match) -> None:
        """The events tell of all gold, strength, resources and gems that came and went."""
        view = match.view(None)
        books = [Counter({"gem": 1}) for _ in view["players"]]
        for event in match.events:
            if "player" in event.args and event.to is None:
                settle(books, event.kind, event.args)
        for player, book in zip(view["players"], books, strict=True):
            have = {"gold": player["gold"], "strength": player["strength"], **player["stock"]}
            del have["knight"]
            assert {name: book[name] for name in have} == have

    def rescore(self, view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
        return margraves_scores.scores(view)

    def hidden(self, game: Game, seat: int) -> dict[str, Hidden]:
        """The next citizen, privileges and monsters; in the draft a tile of each other; a citizen laid face down."""
        assert isinstance(game, Margraves)
        found: dict[str, Hidden] = {}
        for name, cards in (("citizen", game.deck), ("privilege I", game.stacks[0]), ("privilege II", game.stacks[1])):
            if cards:
                found["next " + name] = Hidden(cards[-1].id, [card.id for card in cards])
        for lair, pile in enumerate(game.piles):
            below = pile if lair == game.slain else pile[:-1]
            if below:
                found[f"next monster of lair {lair}"] = Hidden(below[-1].id, [monster.id for monster in below])
        if game.phase == Phase.DRAFT:
            others = [player for player in game.players if player.seat != seat]
            pool = [tile.id for player in others for tile in (*player.packet, *player.wealth)]
            pool.extend([tile.id for tile in game.spare])
            for player in others:
                if player.packet:
                    found[f"packet of seat {player.seat}"] = Hidden(player.packet[0].id, pool)
                if player.wealth:
                    found[f"wealth of seat {player.seat}"] = Hidden(player.wealth[0].id, pool)
        for player in game.players:
            if player.laid and player.seat != seat:
                pool = [card.id for card in (*player.laid, *player.doubt)]
                found[f"laid by seat {player.seat}"] = Hidden(player.laid[0].id, pool)
        return found

    def goals(self) -> list[str]:
        return goals()

    def watch(self, table: Table, seen: Counter[str]) -> Watch:
        return MargravesWatch(table, seen)


def settle(books: list[Counter[str]], kind: str, args: dict[str, Any]) -> None:
    """Enter an event into the players' books."""
    seat = args["player"].args["seat"]
    book = books[seat]
    if kind == "gained":
        for what in args["gains"]:
            book[unit(what)] += what.args["n"]
    elif kind in ("paid", "paid-to", "recruited", "crossed"):
        for what in args["price"]:
            book[unit(what)] -= what.args["n"]
            if kind == "paid-to":
                books[args["other"].args["seat"]][unit(what)] += what.args["n"]
    elif kind == "slew":
        for what in args["price"]:
            if unit(what) != "knight":
                book[unit(what)] -= what.args["n"]
    elif kind == "threw-away":
        book[args["what"].id.removeprefix("token-")] -= 1


def unit(what: Any) -> str:
    return str(what.id.removeprefix("amount-"))


PLUGIN: Final = MargravesPlugin()
