"""The end of the game and the score (rulebook l.437-475)."""

from __future__ import annotations

import pytest

from tests.games.villages.figures import ADVENTURERS, ALL, BUILDINGS, with_power
from tests.games.villages.table import Table, villages
from valtable.bots.greedy import GreedyBot

TARGETS = {2: 12, 3: 12, 4: 10, 5: 10}  # l.450-457, l.684
SOME = [id for id in BUILDINGS if BUILDINGS[id].power.when != "end"]


# --- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_target_ends_the_game(players: int) -> None:
    """l.439-457."""
    table = villages(players).with_village(players - 1, *SOME[: TARGETS[players]]).at_the_end()
    assert table.match.over
    assert table.ending == "ending-target"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_less_does_not(players: int) -> None:
    """l.439-457."""
    table = villages(players).with_village(players - 1, *SOME[: TARGETS[players] - 1]).at_the_end()
    assert not table.match.over
    assert table.asked("lead", 1)


def test_adventurers_count_too() -> None:
    """l.441: buildings and adventurers together."""
    table = villages(4).with_village(0, *SOME[:6], "monk", "bard", "thief", "rogue").at_the_end()
    assert table.match.over


def test_resources_and_the_castle_do_not_count() -> None:
    """l.458."""
    table = villages(4).with_village(0, *SOME[:9]).with_resources(0, *["food"] * 10).at_the_end()
    assert not table.match.over
    assert table.player(0)["size"] == 9


def test_more_than_the_target() -> None:
    """l.446: several cards may be added in the last turn (lead of one's own, then nobody stops the others)."""
    table = villages(4).with_village(0, *SOME[:11]).at_the_end()
    assert table.match.over


def test_the_whole_turn_is_played() -> None:
    """l.446: the leader reaches the target; everybody else may still follow and build."""
    table = villages(3).with_village(0, *[id for id in SOME if id not in ("hideout", "farm")][:11])
    table.with_hand(0, "hideout").with_hand(1, "hideout").with_hand(2, "hideout").with_gold(0, 3)
    table.with_coin_on_castle(0, 0).lead("build")
    while table.asked("provide"):
        table.choose("provide", "seat-0-castle")
    table.draw("deck").pass_powers()
    while table.asked("hand-limit", 0):
        table.choose("hand-limit", table.offered("hand-limit")[0])
    assert table.player(0)["size"] == 12
    assert not table.match.over
    table.choose("follow-build", "hideout", 1)
    assert not table.match.over
    table.choose("follow-build", "hideout", 2)
    assert table.match.over
    assert table.village(1) == table.village(2) == ["hideout"]


def test_a_follower_may_end_the_game() -> None:
    """l.444."""
    table = (
        villages(3).with_village(1, *[id for id in SOME if id != "hideout"][:11]).with_hand(1, "hideout").with_hand(2)
    )
    table.with_gold(1, 3).following("build", 1).choose("follow-build", "hideout")
    while table.match.questions:
        table.match.answer(1, table.match.questions[0].options[-1])
    assert table.match.over
    assert table.ending == "ending-target"


def test_nobody_acts_after_the_end() -> None:
    table = villages().with_village(0, *SOME[:12]).at_the_end()
    assert table.match.questions == ()


# --- the score -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ALL)
def test_the_points_on_each_card(id: str) -> None:
    """l.461: what stands in the corner; end powers are a line of their own."""
    table = (
        villages().with_village(1, *[x for x in SOME if x != id][:12]).with_village(0, id).with_gold(0, 0).at_the_end()
    )
    line = "score-buildings" if id in BUILDINGS else "score-adventurers"
    assert table.sheet(0)[line] == ALL[id].vp
    assert table.match.over


@pytest.mark.parametrize("id", with_power("end"))
def test_end_powers(id: str) -> None:
    """l.464, l.604, l.637, l.640: one point for each building of a type or each adventurer in one's village; ruling
    "1 VP per X": the card counts itself where it is of that kind."""
    what = ALL[id].power.gain.split()[-1]
    village = [
        "tannery",
        "outpost",
        "hideout",
        "shrine",
        "keep",
        "crypt",
        "chapel",
        "oracle",
        "monk",
        "thief",
        "bakery",
    ]
    if id not in village:
        village.append(id)
    expected = sum(1 for x in village if x in ADVENTURERS) if what == "adventurer" else 0
    expected += sum(1 for x in village if x in BUILDINGS and BUILDINGS[x].type == what)
    table = villages().with_village(0, *village).with_village(1, *SOME[:12]).with_gold(0, 0).at_the_end()
    assert expected >= 2
    assert table.sheet(0)["score-power"] == expected
    assert table.match.scores[0] == sum(ALL[x].vp for x in village) + expected


def test_the_knight() -> None:
    """l.465, l.604: a point for each soldier building; others' buildings and one's own resources do not count."""
    table = villages().with_village(0, "outpost", "keep", "knight", "shrine").with_resources(0, "outpost", "armory")
    table.with_village(1, *SOME[:12]).with_gold(0, 0).at_the_end()
    assert table.sheet(0)["score-power"] == 2


def test_gold_counts_wherever_it_lies_on_ones_own_cards() -> None:
    """l.467: at hand, on resources, on the castle; l.298: coins of mine on another's cards are that player's."""
    table = villages().with_village(0, *SOME[:12]).with_gold(0, 2).with_resources(0, "food", "wood", coins=(1, 0))
    table.with_coin_on_castle(0).with_resources(1, "food", "food", coins=(1, 1)).with_gold(1, 0).at_the_end()
    assert table.sheet(0)["score-gold"] == 4
    assert table.sheet(1)["score-gold"] == 2


def test_resources_and_cards_in_hand_are_worth_nothing() -> None:
    """l.463."""
    table = villages().with_village(0, *SOME[:12]).with_gold(1, 0).with_resources(1, "catacombs", "fortress")
    table.with_hand(1, "grand_temple", "catacombs").at_the_end()
    assert table.match.scores[1] == 0


def test_the_sheet_adds_up() -> None:
    """l.461-468."""
    table = villages().with_village(0, *SOME[:10], "harbor", "bard", "knight").with_gold(0, 5).at_the_end()
    total = sum(ALL[id].vp for id in [*SOME[:10], "harbor", "bard", "knight"]) + 5 + 2
    total += sum(1 for id in [*SOME[:10], "harbor"] if BUILDINGS[id].type in ("shadow", "soldier"))
    assert table.match.scores[0] == total == sum(table.sheet(0).values())


# --- who wins --------------------------------------------------------------------------------------------------------

# Six buildings of 2 points each.
TWOS = ("farm", "quarry", "tavern", "stockade", "barracks", "armory")


def contest(players: int = 2) -> Table:
    """Seat `players - 1` ends the game with twelve cards of which none is worth much; compare the others."""
    table = villages(players + 1).at_the_end()
    ones = [id for id, card in BUILDINGS.items() if card.vp == 1]
    table.with_village(players, *ones[:12]).with_gold(players, 0)
    return table


def test_most_points_win() -> None:
    """l.470."""
    table = contest().with_village(0, *TWOS).with_gold(0, 5).with_village(1, *TWOS).with_gold(1, 6)
    assert table.match.scores[:2] == [17, 18]
    assert table.match.winners == [1]


def test_then_most_buildings_and_adventurers() -> None:
    """l.470-472: 15 points each; four cards beat two, though gold and resources are fewer."""
    table = contest().with_village(0, "farm", "quarry").with_gold(0, 11).with_resources(0, "food", "food")
    table.with_village(1, "farm", "quarry", "armory", "tannery").with_gold(1, 8)
    assert table.match.scores[:2] == [15, 15]
    assert table.match.winners == [1]


def test_an_adventurer_breaks_the_tie_like_a_building() -> None:
    """l.472: two buildings each, but one of them has an adventurer besides."""
    table = contest().with_village(0, "farm", "quarry").with_gold(0, 9)
    table.with_village(1, "tannery", "outpost", "thief").with_gold(1, 9)
    assert table.match.scores[:2] == [13, 13]
    assert table.match.winners == [1]


def test_then_most_gold() -> None:
    """l.472-474: equal points, equal cards; coins on one's own cards included (l.467)."""
    table = contest().with_village(0, "farm", "tannery", "outpost").with_gold(0, 9).with_resources(0, *["food"] * 9)
    table.with_village(1, "tannery", "outpost", "hideout").with_gold(1, 8).with_resources(
        1, "food", "food", coins=(1, 1)
    )
    assert table.match.scores[:2] == [13, 13]
    assert table.match.winners == [1]


def test_then_most_resources() -> None:
    """l.474."""
    table = contest().with_village(0, *TWOS).with_gold(0, 5).with_resources(0, "food", "food")
    table.with_village(1, *TWOS).with_gold(1, 5).with_resources(1, "food", "food", "wood")
    assert table.match.scores[0] == table.match.scores[1]
    assert table.match.winners == [1]


def test_then_all_who_are_level_win() -> None:
    """l.475."""
    table = contest(3)
    for seat in (0, 1, 2):
        table.with_village(seat, *TWOS).with_gold(seat, 9).with_resources(seat, "food")
    table.with_gold(1, 8)
    assert table.match.scores[0] == table.match.scores[2] == 21
    assert table.match.winners == [0, 2]


def test_the_one_who_ends_the_game_need_not_win() -> None:
    """l.470."""
    table = contest().with_village(0, "dragon_slayer", *TWOS).with_gold(0, 9)
    assert table.match.winners == [0]
    assert table.player(2)["size"] == 12


# --- bots see it -----------------------------------------------------------------------------------------------------


def last_card(gold: int) -> Table:
    """Seat 0 lacks one card, can build it, and is behind with its gold or ahead."""
    table = villages(3).with_village(0, *[id for id in SOME if id != "hideout"][:11]).with_hand(0, "hideout", "farm")
    table.with_village(1, *SOME[:10]).with_hand(1).with_hand(2)
    return table.with_gold(0, 1).with_gold(1, gold).with_gold(2, 0)


def leads(table: Table) -> str:
    question = table.question("lead", 0)
    return GreedyBot(1).choose(question, table.match.glimpse(0)).id


def test_greedy_ends_a_game_that_it_has_won() -> None:
    """l.439, l.470: "greedy in Villages never finishes a game it has won": the end comes with a later step, but in the
    turn in which a village is complete, whoever is ahead will win."""
    assert leads(last_card(0)) == "build"


def test_greedy_does_not_end_a_game_that_it_would_lose() -> None:
    assert leads(last_card(30)) != "build"


def test_greedy_ends_it_as_a_follower_too() -> None:
    table = last_card(0).following("build", 0, leader=2)
    question = table.question("follow-build", 0)
    assert GreedyBot(1).choose(question, table.match.glimpse(0)).id == "hideout"


def test_greedy_would_rather_be_asked() -> None:
    """With nothing to build now, a simple pass leaves more open than one until the next turn."""
    table = villages(3).with_hand(1, "harbor").with_gold(1, 0).following("build", 1)
    question = table.question("follow-build", 1)
    assert GreedyBot(1).choose(question, table.match.glimpse(1)).id == "pass"
