"""What the generic tests have to know of Villages: its tables, its pieces, its ledger and the goals of its fuzz."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tests.games.villages.figures import BUILDINGS
from tests.games.villages.watcher import Watcher
from tests.properties import villages_scores
from tests.properties.table import Hidden, Table, Watch
from tests.properties.villages_watch import VillagesWatch, goals
from valtable.engine.game import Game
from valtable.engine.match import Match
from valtable.games import GAMES
from valtable.games.villages.state import Villages


def generous(pack: str) -> str:
    """A pack of one's own: fewer cards, that cost one resource, and adventurers who come for nothing and bring gold.

    Points stay as they are. With it a random player alone reaches every rank.
    """
    pack = re.sub(r"(?m)^copies = 3$", "copies = 1", pack)
    pack = re.sub(r"(?m)^cost = \{ (\w+) = .*$", r"cost = { \1 = 1 }", pack)
    pack = re.sub(r"(?m)^requires = .*$", "requires = {}", pack)
    head, mark, people = pack.partition("[[adventurer]]")
    people = re.sub(r'(?m)^when = "(?!end)\w+"\npower = .*$', 'when = "instant"\npower = "gold+2"', people)
    return head + mark + re.sub(r"(?m)^only_for = .*\n", "", people)


GENEROUS: Final = generous((GAMES["villages"].folder / "cards.toml").read_text(encoding="utf-8"))
GOLD: Final = {1: 7, 2: 14, 3: 20, 4: 25, 5: 30}  # l.75, l.486
LIMIT: Final = 8  # l.214


class VillagesPlugin:
    """See `tests.properties.table.Plugin`."""

    LONGEST = 20000
    OFTEN = 0.02
    ENOUGH = 600
    LEANINGS: Sequence[dict[str, float]] = (
        {},
        {"build": 8, "recruit": 8, "develop": 2, "pass": 0.5},
        {"build": 8, "recruit": 8, "develop": 2, "pass": 0.5},
        {"build": 30, "recruit": 60, "develop": 3, "harvest": 2, "pass": 0.05},
        {"build": 30, "recruit": 60, "develop": 3, "harvest": 2, "pass": 0.05, "seat-": 0.1, "pile-": 0.2},
        {"recruit": 200, "build": 12, "tax": 3, "pass": 0.5},
        {"develop": 40, "harvest": 20, "tax": 2, "build": 0.5, "recruit": 0.5, "deck": 5, "pass": 0.05},
        {"tax": 8, "build": 8, "develop": 4, "deck": 5, "pass": 1},
        {"harvest": 60, "tax": 20, "develop": 0.02, "build": 0.02, "recruit": 0.02, "pass": 10},
    )

    def tables(self) -> list[Table]:
        standard = [Table("villages", players, {}) for players in (1, 2, 3, 4, 5)]
        return [*standard, Table("villages", 1, {"cards": GENEROUS})]

    def pieces(self, game: Game) -> dict[str, int]:
        assert isinstance(game, Villages)
        buildings = [card.id for pile in (*game.piles, game.deck, game.spare, game.trash) for card in pile]
        people = [card.id for card in (*game.row, *game.adventurer_deck)]
        gold = game.bank
        for player in game.players:
            buildings.extend([held[0].id for held in player.hand])
            buildings.extend([card.id for card in (*player.resources, *player.village.buildings)])
            people.extend([card.id for card in player.village.adventurers])
            gold += player.gold + sum([1 for coin in (player.castle, *player.coins) if coin])
        assert len(buildings) == (84 if buildings.count("tannery") == 3 else 60)  # l.49, or our own pack
        assert len(people) == 16
        assert gold == GOLD[len(game.players)]
        self.sound(game)
        return {**Counter([*buildings, *people]), "gold": gold}

    def sound(self, game: Villages) -> None:
        """What is true at every moment besides."""
        alone = len(game.players) == 1
        for player in game.players:
            assert len(player.coins) == len(player.resources)
            assert max(player.castle, *player.coins, 0) <= (2 if alone else 1)
            assert min(player.castle, *player.coins, 0) == 0
            names = [card.id for card in player.village.buildings]
            assert len(set(names)) == len(names), "two buildings of one name (l.286)"
            assert not alone or len(player.hand) <= LIMIT, "alone, nobody ever holds nine cards (l.498)"
        assert len(game.row) == 5 or not game.adventurer_deck, "the row is filled again (l.336)"
        assert all(game.piles) or not game.deck, "a pile is filled again (l.208)"
        assert len(game.spare) == (len(game.box.pack.deck()) - 35 if alone else 0)
        assert alone or not game.trash

    def box(self, game: Villages) -> Counter[str]:
        """Every building card by its id."""
        return Counter(card.id for card in game.box.pack.deck())

    def least(self, game: Game) -> int:
        assert isinstance(game, Villages)
        return min(game.bank, *(player.gold for player in game.players))

    def audit(self, match: Match) -> None:
        Ledger(match).compare(match.view(None))
        for viewer in (None, *range(match.players)):
            memory = Watcher(viewer, match.players)
            memory.catch_up(match)
            for player in match.view(viewer)["players"]:
                if player["seat"] != viewer:
                    assert Counter(player["hand"]) == +memory.sure[player["seat"]], "no more is known than was seen"
        for seat in range(match.players):
            start = Counter(match.view(seat)["players"][seat]["hand"])
            for event in match.events:
                if event.seen_by(seat) and "card" in event.args:
                    card = event.args["card"].id.removeprefix("card-")
                    start[card] -= came_and_went(event.kind, event.args, seat)
            assert min(start.values()) >= 0, f"seat {seat} was not told of its whole hand: {start}"
            assert start.total() == 6

    def rescore(self, view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
        return villages_scores.scores(view)

    def hidden(self, game: Game, seat: int) -> dict[str, Hidden]:
        """The next cards, and an unseen card of each other hand, which changes places with cards of its time only."""
        assert isinstance(game, Villages)
        unseen = [
            (player.seat, held)
            for player in game.players
            for held in player.hand
            if player.seat != seat and not held[1] >> seat & 1
        ]
        pools: dict[int, list[str]] = {game.shuffles: []}
        for _, held in unseen:
            pools.setdefault(max(held[2], game.mixed), []).append(held[0].id)
        now = pools[game.shuffles]
        now.extend(card.id for card in (*game.deck, *game.spare))
        open_cards = Counter(held[0].id for player in game.players for held in player.hand if held[1] >> seat & 1)
        open_cards.update(card.id for pile in (*game.piles, game.trash) for card in pile)
        for player in game.players:
            open_cards.update(card.id for card in (*player.resources, *player.village.buildings))
        assert Counter(id for pool in pools.values() for id in pool) == self.box(game) - open_cards
        found: dict[str, Hidden] = {}
        if game.deck:
            found["next card"] = Hidden(game.deck[-1].id, now)
        if game.adventurer_deck:
            people = [card.id for card in game.adventurer_deck]
            found["next adventurer"] = Hidden(people[-1], people)
        for owner, held in reversed(unseen):
            found[f"card of seat {owner}"] = Hidden(held[0].id, pools[max(held[2], game.mixed)])
        return found

    def goals(self) -> list[str]:
        return goals()

    def watch(self, table: Table, seen: Counter[str]) -> Watch:
        return VillagesWatch(table, seen, self.pieces, self.least)


def came_and_went(kind: str, args: dict[str, Any], seat: int) -> int:
    """How many cards an event brings into that seat's hand: 1, 0 or -1."""
    mine = "player" in args and bool(args["player"].args["seat"] == seat)
    kind = kind.removesuffix("-secretly")
    if kind == "stole-card":
        return int(mine) - int(args["victim"].args["seat"] == seat)
    if mine and kind in ("drew-pile", "drew-deck"):
        return 1
    return -1 if mine and kind in ("discarded", "trashed", "developed", "built") else 0


class Ledger:
    """Gold, coins, villages and the size of every hand, worked out from the public events alone."""

    def __init__(self, match: Match) -> None:
        self.alone = match.players == 1
        self.gold = [3] * match.players
        self.hands = [6] * match.players
        self.cards: list[dict[str, list[str]]] = [
            {"buildings": [], "adventurers": [], "resources": []} for _ in self.gold
        ]
        self.coins: Counter[str] = Counter()  # on each place
        self.cooling: Counter[str] = Counter()  # alone: those that come home next turn
        self.leader = -1
        for event in match.events:
            if event.seen_by(None):
                if "player" in event.args:
                    self.enter(event.kind, event.args, event.args["player"].args["seat"])
                for seat in range(match.players):
                    self.hands[seat] += came_and_went(event.kind, event.args, seat)

    def enter(self, kind: str, args: dict[str, Any], seat: int) -> None:
        card = args["card"].id.removeprefix("card-") if "card" in args else ""
        if kind == "turn":
            self.leader = seat
            self.replenish(seat)
        elif kind in ("gained", "gained-by"):
            self.gold[seat] += sum(gain.args["n"] for gain in args["gains"])
        elif kind.startswith("coin-on-"):
            self.gold[seat] -= 1
            self.coins[args["to"]] += 1
        elif kind == "stole-gold":
            self.gold[seat] += args["what"].args["n"]
            self.gold[args["victim"].args["seat"]] -= args["what"].args["n"]
        elif kind == "recruited":
            self.gold[seat] -= 1 if seat == self.leader and not self.alone else 2  # l.323, l.560, l.673
            self.cards[seat]["adventurers"].append(card)
        elif kind == "built":
            self.cards[seat]["buildings"].append(card)
        elif kind == "developed":
            self.cards[seat]["resources"].append(card)

    def replenish(self, seat: int) -> None:
        """Coins leave their places (l.237, l.520); that the gold comes home is told by an event of its own."""
        mine = {place: n for place, n in self.coins.items() if place.startswith(f"seat-{seat}-")}
        for place in mine:
            del self.coins[place]
        self.cooling = Counter(mine) if self.alone else Counter()

    def compare(self, view: dict[str, Any]) -> None:
        total = view["bank"] + sum(self.gold) + self.coins.total() + self.cooling.total()
        assert total == GOLD[len(self.gold)], "the events do not explain the gold"
        for player in view["players"]:
            seat = player["seat"]
            assert player["gold"] == self.gold[seat], f"the events do not explain the gold of seat {seat}"
            assert len(player["hand"]) + player["unseen"] == self.hands[seat]
            found = {**player, "resources": [resource["card"] for resource in player["resources"]]}
            for name, cards in self.cards[seat].items():
                assert found[name] == cards, f"the events do not explain the {name} of seat {seat}"
            coins = Counter({f"seat-{seat}-castle": int(player["castle"] != 0)})
            for resource in player["resources"]:
                coins[f"seat-{seat}-{BUILDINGS[resource['card']].resource}"] += resource["coin"] != 0
            told = Counter({p: n for p, n in (self.coins + self.cooling).items() if p.startswith(f"seat-{seat}-")})
            assert +coins == told, f"the events do not explain the coins of seat {seat}"
            assert player["points"] == villages_scores.points(player)


PLUGIN: Final = VillagesPlugin()
