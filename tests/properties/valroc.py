"""What the generic tests have to know of Valroc: its tables, its pieces, its ledger and the goals of its fuzz."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tests.games.valroc.figures import CREATURES, HANDS
from tests.properties import valroc_scores
from tests.properties.table import Hidden, Table, Watch
from tests.properties.valroc_odds import Puzzle, category, odds
from tests.properties.valroc_watch import ValrocWatch, goals
from valtable.engine.game import Game
from valtable.engine.match import Match
from valtable.engine.question import Choice
from valtable.games import GAMES
from valtable.games.valroc.state import DIAMOND, SLOTS, Phase, Valroc

CHEAP: Final = re.sub(  # a pack of one's own, in which every course costs one Val
    r"(?m)^cost = .*$", "cost = { val = 1 }", (GAMES["valroc"].folder / "cards.toml").read_text(encoding="utf-8")
)

OFFERINGS: Final = (0, 1, 1, 2, 2, 3, 3, 4, 5, 6)  # the dummy bidder's ten cards (l.33)


class ValrocPlugin:
    """See `tests.properties.table.Plugin`."""

    LONGEST = 20000
    OFTEN = 0.002  # its games are long
    ENOUGH = 200  # games of the small fuzz: they are long, and reach everything early
    LEANINGS: Sequence[dict[str, float]] = (
        {},
        {"training": 20, "draw": 6, "arena": 10, "pass": 0.2, "stop": 0.5},
        {"training": 20, "draw": 4, "arena": 10, "dark_quarter": 20, "pass": 0.3},
        {"training": 8, "draw": 4, "arena": 8, "cave": 20, "sanctuary": 10, "pass": 0.2},
        {"university": 30, "tavern": 10, "draw": 4, "training": 8, "arena": 8, "pass": 0.2},
        {"dark_quarter": 40, "not-now": 4, "later": 2, "training": 10, "draw": 4, "arena": 10, "pass": 0.3},
    )

    def tables(self) -> list[Table]:
        return [
            Table("valroc", 2, {}),
            Table("valroc", 3, {}),
            Table("valroc", 4, {"rotate_first_player": True}),
            Table("valroc", 2, {"hands": "draft", "hunting": "random"}),
            Table("valroc", 3, {"hands": "draft", "mythics": 2}),
            Table("valroc", 4, {"hands": "draft", "mythics": 3}),
            Table("valroc", 4, {"hands": "draft"}),
            Table("valroc", 3, {"cards": CHEAP}),
        ]

    def pieces(self, game: Game) -> dict[str, int]:
        """Every card, wherever it lies."""
        assert isinstance(game, Valroc)
        cards: list[Choice] = [*game.action_deck, *game.action_discard, *game.looking]
        cards += (*game.course_deck, *game.course_discard)
        cards += [card for course in game.display for card in course]
        cards += (*game.spell_deck, *[held[0] for held in game.spell_discard])
        cards += (game.dark, *game.dark_deck, *game.dark_discard)
        cards += [card for deck in (*game.creature_decks, game.dummy) for card in deck]
        cards += [held[0] for held in game.set_aside]
        for player in game.players:
            cards += (*player.hand, *player.packet, *player.beaten, *player.courses)
            cards += [held[0] for held in player.spells]
            cards += (*player.used, *player.kept, *player.wounds, *player.resting)
        assert len(cards) == 48 + 32 + 26 + 16 + 8  # l.25-32
        self.sound(game)
        return dict(Counter([card.id for card in cards]))

    def sound(self, game: Valroc) -> None:
        """What is true at every moment besides."""
        assert min(game.stock(kind) for kind in range(8)) >= 0, "four tokens of each kind (l.34-42)"
        assert 0 <= game.wrath < game.box.pack.boards.wrath
        for player in game.players:
            assert max(player.pm, *player.skills) <= 12, "no track goes beyond 12 (l.137)"
            assert len({course.id for course in player.courses}) == len(player.courses), "never twice (l.408)"
            assert len(player.wounds) <= 2
        for slot in range(SLOTS):
            assert game.slots[slot] < 32

    def least(self, game: Game) -> int:
        assert isinstance(game, Valroc)
        numbers = [game.wrath, *game.statues, *game.gems]
        for player in game.players:
            numbers.extend([player.vals, player.pm, *player.skills, *player.objects])
        return min(numbers)

    def audit(self, match: Match) -> None:
        Ledger(match).compare(match.view(None))

    def rescore(self, view: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
        return valroc_scores.scores(view)

    def hidden(self, game: Game, seat: int) -> dict[str, Hidden]:
        """The next cards, and of each other player a spell, the creatures, and what is in a closed fist; with two
        players the dummy bidder's next card."""
        assert isinstance(game, Valroc)
        found: dict[str, Hidden] = {}
        if game.action_deck:
            ids = [card.id for card in game.action_deck]
            found["next action card"] = Hidden(ids[-1], ids)
        if len(game.dark_deck) > 1:
            ids = [card.id for card in game.dark_deck]
            found["next dark magic"] = Hidden(ids[-1], ids)
        found.update(hidden_spells(game, seat))
        if game.phase != Phase.OVER:
            found.update(hidden_creatures(game, seat) if game.box.draft else hidden_hands(game, seat))
            found.update(hidden_bids(game, seat))
        return found

    def goals(self) -> list[str]:
        return goals()

    def watch(self, table: Table, seen: Counter[str]) -> Watch:
        return ValrocWatch(seen)


def hidden_spells(game: Valroc, seat: int) -> dict[str, Hidden]:
    found: dict[str, Hidden] = {}
    others = [player for player in game.players if player.seat != seat]
    spells = [card.id for card in game.spell_deck]
    spells.extend(held[0].id for player in others for held in player.spells)
    spells.extend(held[0].id for held in game.spell_discard if not held[1] >> seat & 1)
    if game.spell_deck:
        found["next spell"] = Hidden(game.spell_deck[-1].id, spells)
    for player in others:
        if player.spells:
            found[f"spell of seat {player.seat}"] = Hidden(player.spells[-1][0].id, spells)
    return found


def hidden_hands(game: Valroc, seat: int) -> dict[str, Hidden]:
    """Which of the recommended hands somebody has who has not yet shown it: one that is worth what they announced."""
    worth = {name: sum(CREATURES[id].prestige for id in hand) for name, hand in HANDS.items()}
    names = {tuple(hand): name for name, hand in HANDS.items()}
    unseen = [player for player in game.players if player.seat != seat and not player.beaten]
    hands = {player.seat: names[tuple(card.id for card in player.hand)] for player in unseen}
    return {
        f"hand of seat {holder}": Hidden(
            hand, [other for other in hands.values() if not game.prestige or worth[other] == game.prestige[holder]]
        )
        for holder, hand in hands.items()
    }


def hidden_creatures(game: Valroc, seat: int) -> dict[str, Hidden]:
    """A creature of each other hand and packet, by how likely it is to be each of those that the seat has not seen."""
    others = [player for player in game.players if player.seat != seat]
    lots = {f"hand of seat {player.seat}": player.hand for player in others}
    if game.phase == Phase.DRAFT:
        lots.update({f"packet of seat {player.seat}": player.packet for player in others})
        lots["the third packet"] = game.dummy
    elif game.phase == Phase.KEEP:  # what they have given up so far, a bot does not see at all
        lots = {f"hand of seat {player.seat}": player.hand + player.packet for player in others}
    unseen = [card.id for cards in (*lots.values(), *game.creature_decks) for card in cards]
    unseen.extend(held[0].id for held in game.set_aside if not held[1] >> seat & 1)
    sums: list[int] = []
    if game.prestige:
        beaten = [sum(CREATURES[card.id].prestige for card in player.beaten) for player in others]
        sums = [game.prestige[player.seat] - beaten[i] for i, player in enumerate(others)]
    counts = [[sum(1 for card in cards if category(card.id) == i) for i in range(3)] for cards in lots.values()]
    puzzle = Puzzle(tuple((a, b, c) for a, b, c in counts), tuple(sums), tuple(sorted(unseen)))
    found: dict[str, Hidden] = {}
    for i, (name, cards) in enumerate(lots.items()):
        for card in sorted(cards, key=lambda card: category(card.id)):
            pool = likely(puzzle, i, category(card.id))
            if pool:
                found[name] = Hidden(card.id, pool)
    return found


@functools.lru_cache(maxsize=64)
def likely(puzzle: Puzzle, lot: int, of: int) -> list[str]:
    """Those that a card of that category in that lot may be, as often as they are likely; nothing when one of them is
    too seldom to be looked for."""
    chances = {id: chance for id, chance in odds(puzzle, lot, of).items() if chance}
    if min(chances.values()) < 0.01:
        return []
    return [id for id, chance in chances.items() for _ in range(round(2000 * chance))]


def hidden_bids(game: Valroc, seat: int) -> dict[str, Hidden]:
    """Bids for the statue, before they are opened, and the dummy bidder's cards that lie face down."""
    found: dict[str, Hidden] = {}
    if game.phase != Phase.OFFERINGS:
        return found
    if game.shown <= game.statue:
        for player in game.players:
            if player.seat != seat:
                bids = [str(n) for n in range(player.vals + 1)]
                found[f"bid of seat {player.seat}"] = Hidden(str(game.bids[player.seat]), bids)
                if player.objects[DIAMOND]:
                    found[f"diamond of seat {player.seat}"] = Hidden(str(game.gem_bids[player.seat]), ["0", "1"])
    left = Counter(OFFERINGS) - Counter(game.offering_cards[: game.shown])
    for statue in range(game.shown, len(game.offering_cards)):
        found[f"card on statue {statue}"] = Hidden(str(game.offering_cards[statue]), [str(n) for n in left.elements()])
    return found


class Ledger:
    """Magic power, skills, creatures and courses, worked out from the public events alone."""

    def __init__(self, match: Match) -> None:
        n = match.players
        self.amounts = [Counter({"pm": 3, "fire": 1, "water": 1, "earth": 1, "air": 1}) for _ in range(n)]
        self.cards: list[dict[str, list[str]]] = [{"beaten": [], "courses": [], "used": []} for _ in range(n)]
        for event in match.events:
            if event.seen_by(None) and "player" in event.args:
                self.enter(event.kind, event.args, event.args["player"].args["seat"])

    def enter(self, kind: str, args: dict[str, Any], seat: int) -> None:
        card = args["card"].id.removeprefix("card-") if "card" in args else ""
        changes = {"gained": ("gains", 1), "lost": ("losses", -1), "attends": ("price", -1)}
        if kind in changes:
            name, sign = changes[kind]
            for change in args[name]:
                if "n" in change.args:
                    self.amounts[seat][change.id.removeprefix("amount-")] += sign * change.args["n"]
        if kind == "attends":
            self.cards[seat]["courses"].append(card)
        elif kind in ("tamed", "beaten"):
            self.cards[seat]["beaten"].append(card)
        elif kind == "cast":
            self.cards[seat]["used"].append(card)
        elif kind == "spell-forgiven":
            self.cards[seat]["used"].remove(card)

    def compare(self, view: dict[str, Any]) -> None:
        for player in view["players"]:
            seat = player["seat"]
            for name, n in {"pm": player["pm"], **player["skills"]}.items():
                assert self.amounts[seat][name] == n, f"the events do not explain the {name} of seat {seat}"
            for name, cards in self.cards[seat].items():
                assert player[name] == cards, f"the events do not explain the {name} of seat {seat}"


PLUGIN: Final = ValrocPlugin()
