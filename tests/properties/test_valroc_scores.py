"""Valroc's two scorers agree on tables that random games hardly ever reach: ties of every kind."""

import random
from collections import Counter

import pytest

from tests.properties import valroc_scores
from valtable.engine.chance import Chance
from valtable.games import find
from valtable.games.valroc.state import Phase, Valroc

# What two players differ in.
TIES = ("points", "creatures", "best creature", "skills", "shared")


def final_table(players: int, rng: random.Random) -> Valroc:
    """Somebody has beaten six; what lies before the players is random, and often the same before two of them."""
    game = find("valroc").prepare(players, {"hunting": "random"}).setup(Chance(rng.getrandbits(32)))
    assert isinstance(game, Valroc)
    pack = game.box.pack
    game.phase = Phase.OVER
    game.end_reason = "six"
    courses = {course.id: course for course in pack.course_deck()}
    for player in game.players:
        player.beaten = tuple(rng.sample(pack.creatures, rng.choice((0, 3, 5, 6, 6, 7))))
        player.hand = ()
        player.skills = [rng.randrange(13) for _ in range(4)]
        player.vals = rng.randrange(20)
        player.used = tuple(rng.sample(pack.spells, rng.choice((0, 0, 1, 3))))
        player.courses = tuple(rng.sample(list(courses.values()), rng.randrange(4)))
        player.spent = player.courses[:1]
    return game


def level(game: Valroc, kind: str, rng: random.Random) -> None:
    """Make the first two players level but for what breaks this kind of tie."""
    one, other = game.players[:2]
    other.used, other.courses, other.vals, other.skills = one.used, one.courses, one.vals, one.skills[:]
    other.beaten = one.beaten
    if kind == "points":
        other.vals += 3
    elif kind in ("creatures", "best creature"):
        # Alike in what the hunting board and the track of hybrids count.
        swaps = {
            "creatures": (["ember_wolf", "phoenix"], ["lava_boar", "cerberus"]),  # 18 and 19
            "best creature": (["firebrand", "phoenix"], ["cinder", "cerberus"]),  # 15 each
        }
        cards = {card.id: card for card in game.box.pack.creatures}
        first, second = swaps[kind]
        one.beaten = tuple(cards[id] for id in first)
        other.beaten = tuple(cards[id] for id in second)
        if kind == "creatures":
            one.skills, other.skills = [4, 4, 4, 4], [3, 4, 4, 4]
    elif kind == "skills":
        one.skills, other.skills = [4, 4, 4, 4], [3, 4, 4, 4]
        one.vals, other.vals = 3, 6
    for player in game.players[:2]:
        player.vals += 300  # nobody else is near
    order = game.players[:]
    rng.shuffle(order)
    for seat, player in enumerate(order):
        player.seat = seat
    game.players = order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_tables(players: int) -> None:
    rng = random.Random(players)
    rules = find("valroc").prepare(players, {"hunting": "random"})
    for _ in range(400):
        game = final_table(players, rng)
        score = rules.score(game)
        assert valroc_scores.scores(rules.view(game, None)) == (score.totals, [], score.winners)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", TIES)
def test_ties(players: int, kind: str) -> None:
    rng = random.Random(players)
    rules = find("valroc").prepare(players, {"hunting": "random"})
    seen: Counter[str] = Counter()
    for _ in range(60):
        game = final_table(players, rng)
        level(game, kind, rng)
        score = rules.score(game)
        assert valroc_scores.scores(rules.view(game, None)) == (score.totals, [], score.winners)
        top = sorted(score.totals)[-2:]
        seen["level" if top[0] == top[1] else "ahead"] += 1
        seen["one winner" if len(score.winners) == 1 else "two winners"] += 1
    assert seen == {
        "ahead" if kind == "points" else "level": 60,
        "two winners" if kind == "shared" else "one winner": 60,
    }
