"""Watches games of Margraves and takes note of which cards, tiles, places and rules have come into play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tests.games.margraves.figures import (
    BRIDGES,
    CITIZENS,
    COSTS,
    END_TILES,
    GRANTS,
    GUILD_OF,
    LINES,
    LOCATIONS,
    MONSTERS,
    SEGMENTS,
    STARTERS,
    WEALTH,
)
from tests.properties.table import Table
from valtable.engine.events import Event
from valtable.engine.game import Game
from valtable.engine.rules import Rules
from valtable.games.margraves.state import Margraves, Phase

OFFERS: Final = (
    *("captain", "merchant", "artificer", "priestess", "champion", "woodcutter", "trader", "necromancer"),
    *("peddler", "scoundrel"),
)
SLAYERS: Final = (
    *("captain", "paladin", "priestess", "bogatyr", "champion", "ranger", "warlord", "woodcutter", "scoundrel"),
)
RULES: Final = (
    *("end of the game: tower", "end of the game: citizens", "end of the game: privileges"),
    *("a victory is clear", "a tie is broken by gold"),
    *(
        "full storage: something goes back",
        "full storage: the new token is given up",
        "full storage: nothing to choose",
    ),
    *("the reserve is empty", "strength stays at eight"),
    *("nine tombs are emptied", "a knight rides out again", "a knight stands by the statue", "two lines at once"),
    *("a lair is shuffled", "a chief appears", "a chief is slain"),
    *("an influence is let go", "a bridge is crossed without a tile", "a row is walked to its end"),
    *("a grant in mid-turn", "a grant at the last moment", "two grants in one turn"),
    *("a tower that nobody can tell the citizen of", "a citizen comes back from face down"),
    *("the last card means recall", "a recall in good time", "an icon is skipped"),
    *("a slain monster takes knights from both", "a slain monster takes magic", "a slain monster takes strength alone"),
    *("a ship goes round", "three segments or more at once"),
    *("one pays another", "a privilege from the stack", "a privilege cannot be had"),
)


def goals() -> list[str]:
    """Everything that can come into play."""
    found: list[str] = [*RULES]
    for citizen in (*STARTERS, *CITIZENS):
        found.extend([f"{citizen}: pennant", f"{citizen}: text", f"{citizen}: laid"])
    for citizen in CITIZENS:
        found.extend([f"{citizen}: recruited", f"{citizen}: removed"])
    for citizen in OFFERS:
        found.extend([f"{citizen}: accepted", f"{citizen}: declined"])
    found.extend([f"{citizen}: slays" for citizen in SLAYERS])
    for place in LOCATIONS:
        found.extend([f"{place}: power", f"{place}: two gold"])
        found.extend([f"{place}-{n}: tower" for n in (1, 2, 3)])
    found.extend([f"{monster}: slain" for monster in MONSTERS])
    found.extend([f"{tile}: taken" for tile in (*END_TILES, *GRANTS)])
    found.extend([f"{tile}: used" for tile in GRANTS])
    found.extend([f"{tile}: scores" for tile in END_TILES])
    found.extend([f"{tile}: resolved" for tile in WEALTH])
    found.extend([f"{line}: full" for line in LINES])
    found.extend([f"segment_{n + 1}: reached" for n in range(len(SEGMENTS))])
    found.extend([f"bridge_{n + 1}: crossed" for n in range(len(BRIDGES))])
    return found


class MargravesWatch:
    """See `tests.properties.table.Watch`."""

    def __init__(self, table: Table, total: Counter[str]) -> None:
        self.own_pack = bool(table.options)
        self.total = total
        self.seen: Counter[str] = Counter()
        self.answers: list[tuple[str, str, Sequence[str], str, int]] = []
        self.grants = 0  # used in this turn
        self.gold = [0] * table.players
        self.influence = [[0] * 4 for _ in range(table.players)]
        self.ship = 0
        self.card = ""
        self.phase = 0
        self.active = 0
        self.hand = 0
        self.full: set[int] = set()
        self.tiles: list[bool] = []

    def before_step(self, game: Game) -> None:
        assert isinstance(game, Margraves)
        self.answers.clear()
        self.phase = game.phase
        self.active = game.active
        self.card = "" if game.card is None else game.card.id
        self.gold = [player.gold for player in game.players]
        self.influence = [player.influence[:] for player in game.players]
        self.hand = len(game.active_player().hand)
        self.ship = game.active_player().ship
        self.full = {player.seat for player in game.players if player.room() == 0}
        self.tiles = [tile is not None for tile in game.display]

    def asked(self, prompt: str, about: str, offered: Sequence[str], chosen: str, seat: int) -> None:
        self.answers.append((prompt, about, offered, chosen, seat))
        seen = self.seen
        if chosen in GRANTS and prompt != "privilege":
            seen["a grant at the last moment" if prompt == "last-grants" else "a grant in mid-turn"] += 1
        if prompt in ("offer", "offer-take", "offer-pay"):
            if chosen == "pass":
                seen[f"{about}: declined"] += 1
            elif chosen not in GRANTS:
                seen[f"{about}: accepted"] += 1
        elif prompt in ("enter", "enter-recruit", "enter-sail"):
            if chosen == "two-gold":
                seen[f"{about}: two gold"] += 1
            elif chosen not in GRANTS:
                seen[f"{about}: power"] += 1
        elif prompt == "storage":
            gave_up = chosen == "pass"
            seen["full storage: the new token is given up" if gave_up else "full storage: something goes back"] += 1
        elif prompt == "privilege" and chosen == "pass":
            seen["a bridge is crossed without a tile"] += 1
        elif prompt in ("move", "deploy", "pick-up") and chosen == "pass":
            seen["an icon is skipped"] += 1
        elif prompt == "play" and chosen == "recall":
            seen["a recall in good time"] += 1

    def after_step(self, game: Game, events: Sequence[Event]) -> None:
        assert isinstance(game, Margraves)
        kinds = Counter(event.kind for event in events)
        for event in events:
            self.happened(game, event)
        seen = self.seen
        if self.phase == Phase.RECALL:
            seen["the last card means recall"] += self.hand == 1
            player = game.players[self.active]
            assert not player.played
            assert not player.laid
        if self.phase == Phase.BUILD:
            self.built(game, events)
        if self.phase == Phase.TURN_END:
            seen["two grants in one turn"] += self.grants > 1
            self.grants = 0
            seen["two lines at once"] += kinds["line-full"] > 1
            assert 0 in game.tombs, "nine full tombs are emptied (l.624)"
            if game.phase != Phase.OVER:
                assert game.active == (self.active + 1) % len(game.players)
            if not game.end_reason:
                assert None not in game.row, "the row is full (l.704)"
                assert None not in game.display, "three of each level (l.670)"
        if self.phase == Phase.POWER and kinds["slew"]:
            seen[f"{self.card}: slays"] += 1
        for player, before in zip(game.players, self.influence, strict=True):
            assert all(new >= old for new, old in zip(player.influence, before, strict=True))
            seen["a row is walked to its end"] += 15 in player.influence

    def built(self, game: Margraves, events: Sequence[Event]) -> None:
        """One of each resource and a gem, a reward and three influence (l.458-470)."""
        player = game.players[self.active]
        kinds = Counter(event.kind for event in events)
        assert kinds["built"] == 1
        steps = kinds["advanced"] + kinds["crossed"] + kinds["influence-lost"]
        assert steps >= 3
        assert game.slots.count(player.seat) == 4 - player.towers
        self.seen["a tower that nobody can tell the citizen of"] += len(set(player.doubt)) > 1
        if not player.towers:
            assert game.end_reason

    def happened(self, game: Margraves, event: Event) -> None:
        seen, kind, args = self.seen, event.kind, event.args
        card = args["card"].id.removeprefix("card-") if "card" in args else ""
        simple = {
            "plays-pennant": "pennant",
            "plays-text": "text",
            "removed": "removed",
            "slew": "slain",
            "used-grant": "used",
            "resolved": "resolved",
            "line-full": "full",
            "took-privilege": "taken",
            "drew-privilege": "taken",
        }
        if kind in simple:
            seen[f"{card}: {simple[kind]}"] += 1
        if kind == "laid":
            seen[f"{card}: laid"] += 1
        elif kind == "recruited":
            seen[f"{card}: recruited"] += 1
            price = args["price"][0].args["n"]
            if not self.own_pack:
                space = int(args["from"].removeprefix("row-")) - 1
                assert price == (2 if self.card == "town_crier" and self.phase == Phase.POWER else COSTS[space])
        elif kind == "built":
            seen[f"{args['to']}: tower"] += 1
        elif kind == "crossed":
            self.crossed(game, args)
        elif kind == "sailed":
            self.sailed(args)
        elif kind == "slew":
            self.slew(game, card, args)
        elif kind == "used-grant":
            self.grants += 1
        elif kind == "new-monster":
            seen["a chief appears"] += card in ("ancestral_dragon", "ancient_treant", "lich_king", "goblin_lord")
        rules = {
            "none-left": "the reserve is empty",
            "tombs-emptied": "nine tombs are emptied",
            "knight-returns": "a knight rides out again",
            "on-statue": "a knight stands by the statue",
            "lair-shuffled": "a lair is shuffled",
            "influence-lost": "an influence is let go",
            "took-back-secretly": "a citizen comes back from face down",
            "paid-to": "one pays another",
            "drew-privilege": "a privilege from the stack",
        }
        if kind in rules:
            seen[rules[kind]] += 1
        if kind == "gave-up" and not any(answer[0] == "storage" for answer in self.answers):
            seen["full storage: nothing to choose"] += 1
        seen["strength stays at eight"] += any(player.strength == 8 for player in game.players)
        seen["a privilege cannot be had"] += None in game.display and kind == "advanced"

    def crossed(self, game: Margraves, args: dict[str, Any]) -> None:
        """A bridge costs what stands above its river (l.594)."""
        price = args["price"][0].args["n"]
        if not self.own_pack:
            self.seen[f"bridge_{BRIDGES.index(price) + 1}: crossed"] += 1

    def sailed(self, args: dict[str, Any]) -> None:
        """One segment for each resource, clockwise (l.543)."""
        start, goal = [int(args[end].removeprefix("segment_")) - 1 for end in ("from", "to")]
        n = args["n"]
        assert (start + n) % 8 == goal
        for i in range(1, n + 1):
            self.seen[f"segment_{(start + i) % 8 + 1}: reached"] += 1
        self.seen["a ship goes round"] += goal <= start
        self.seen["three segments or more at once"] += n >= 3

    def slew(self, game: Margraves, monster: str, args: dict[str, Any]) -> None:
        """The price is just what the card says (l.394-413)."""
        price = {what.id.removeprefix("amount-"): what.args["n"] for what in args["price"]}
        if not self.own_pack:
            _, strength, magic, _, _ = MONSTERS[monster]
            assert price.get("magic", 0) == magic
            assert price.get("strength", 0) + price.get("knight", 0) == strength
        seen = self.seen
        seen["a chief is slain"] += monster in ("ancestral_dragon", "ancient_treant", "lich_king", "goblin_lord")
        seen["a slain monster takes magic"] += "magic" in price
        seen["a slain monster takes strength alone"] += "knight" not in price
        numbers = [answer[3] for answer in self.answers if answer[0] in ("slay-here", "slay-stored")]
        seen["a slain monster takes knights from both"] += len([n for n in numbers if n > "knight-0"]) == 2

    def ended(self, game: Game, rules: Rules) -> None:
        assert isinstance(game, Margraves)
        seen = self.seen
        score = rules.score(game)
        assert score.ending.id == f"ending-{game.end_reason}"
        seen[f"end of the game: {game.end_reason}"] += 1
        best = score.totals.count(max(score.totals))
        if best == 1:
            assert score.tie is None
            seen["a victory is clear"] += 1
        elif len(score.winners) == 1:
            seen["a tie is broken by gold"] += 1
        for player in game.players:
            for tile in player.ends:
                seen[f"{tile.id}: scores"] += 1
        for card in game.players[0].hand:
            assert card.id in GUILD_OF
        for goal, n in seen.items():
            if n and (goal in RULES or not self.own_pack):  # what other cards do proves nothing about ours
                self.total[goal] += n
