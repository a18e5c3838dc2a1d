"""Margraves' two scorers agree on tables that random games hardly ever reach: full rows, many tiles, ties."""

import random
from collections import Counter

import pytest

from tests.properties import margraves_scores
from valtable.engine.chance import Chance
from valtable.games import find
from valtable.games.margraves.state import Margraves, Phase


def final_table(players: int, rng: random.Random) -> Margraves:
    """What lies before the players is random, within what the box holds."""
    game = find("margraves").prepare(players, None).setup(Chance(rng.getrandbits(32)))
    assert isinstance(game, Margraves)
    pack = game.box.pack
    game.phase = Phase.OVER
    game.end_reason = "tower"
    tiles = [tile for level in (0, 1) for tile in pack.privilege_stack(level, 5) if tile.grant is None]
    for player in game.players:
        player.packet = ()
        player.influence = [rng.randrange(16) for _ in range(4)]
        player.hand = tuple(rng.choices(pack.citizens, k=rng.randrange(1, 9)))
        player.played = tuple(rng.choices(pack.citizens, k=rng.randrange(5)))
        player.laid = tuple(rng.choices(pack.citizens, k=rng.randrange(3)))
        player.ends = tuple(rng.sample(tiles, rng.randrange(12)))
        player.stock = [rng.randrange(4) for _ in range(5)]
        player.gold = rng.randrange(30)
        for place in rng.sample(range(8), rng.randrange(5)):
            free = [slot for slot in range(3 * place, 3 * place + 3) if game.slots[slot] < 0]
            if free:
                game.slots[rng.choice(free)] = player.seat
                player.towers -= 1
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_tables(players: int) -> None:
    rng = random.Random(players)
    rules = find("margraves").prepare(players, None)
    for _ in range(300):
        game = final_table(players, rng)
        score = rules.score(game)
        assert margraves_scores.scores(rules.view(game, None)) == (score.totals, [], score.winners)
        assert rules.view(game, None)["players"][0]["points"] == score.totals[0]


@pytest.mark.parametrize("gold", [0, 1])
def test_ties(gold: int) -> None:
    """The first two players are alike but for their gold, and ahead of all others."""
    rng = random.Random(gold)
    rules = find("margraves").prepare(3, None)
    seen: Counter[int] = Counter()
    for _ in range(100):
        game = final_table(3, rng)
        one, other = game.players[:2]
        game.slots = [-1] * 24
        other.influence, other.hand, other.played, other.laid = one.influence, one.hand, one.played, one.laid
        other.ends, other.stock, one.gold = one.ends, one.stock, 1000
        other.gold = 1000 + gold
        score = rules.score(game)
        assert margraves_scores.scores(rules.view(game, None)) == (score.totals, [], score.winners)
        seen[len(score.winners)] += 1
        assert score.winners == ([1] if gold else [0, 1])
    assert seen == {1 if gold else 2: 100}
