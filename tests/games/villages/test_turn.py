"""The turn: replenish, lead, follow, pass the token on (rulebook l.228-258)."""

from __future__ import annotations

import pytest

import valtable
from tests.games.villages.table import ACTIONS, villages

# --- replenish -------------------------------------------------------------------------------------------------------


def test_replenish_takes_every_coin_from_ones_own_cards() -> None:
    """l.237-239: castle and resources, whoever placed the coins."""
    table = villages().with_gold(0, 1).with_resources(0, "food", "wood", "stone", coins=(1, 0, 1))
    table.with_coin_on_castle(0)
    assert table.asked("lead", 0)
    assert table.gold(0) == 4
    assert table.coins(0) == [0, 0, 0]
    assert table.castle(0) == 0


def test_only_the_active_player_replenishes() -> None:
    """l.238: "au debut de votre tour"."""
    table = villages().with_resources(1, "food", coins=(1,)).with_coin_on_castle(1).with_gold(1, 0)
    table.lead("tax").draw("deck").decline()
    assert table.active == 1
    assert table.gold(1) == 2
    other = villages().with_resources(1, "food", coins=(1,)).with_coin_on_castle(1).with_gold(1, 0)
    assert other.asked("lead", 0)
    assert (other.gold(1), other.coins(1), other.castle(1)) == (0, [1], 1)


def test_replenished_coins_pay_for_the_action_of_the_same_turn() -> None:
    """l.230: first replenish, then the action."""
    table = villages().with_gold(0, 0).with_coin_on_castle(0).with_village(0, "tannery", "keep").with_row("warlord")
    assert "recruit" in table.offered("lead")


def test_coins_on_anothers_resource_become_theirs() -> None:
    """l.298: "appartiendra a ces joueurs quand il est a son tour"."""
    table = villages().with_hand(0, "outpost").with_gold(0, 1).with_gold(1, 0).with_coin_on_castle(0)
    table.with_resources(1, "stone").with_active(0)
    table.following("build", 0, leader=1)
    table.choose("follow-build", "outpost")
    assert table.asked("lead", 0)
    assert table.coins(1) == [1]
    assert table.gold(1) == 0
    table.lead("tax").draw("deck").decline()
    assert table.active == 1
    assert (table.gold(1), table.coins(1)) == (1, [0])


# --- leading ---------------------------------------------------------------------------------------------------------


def test_there_are_five_actions() -> None:
    """l.254."""
    table = villages().with_hand(0, "hideout", "tannery").with_resources(0, "wood").with_village(0, "tannery", "keep")
    table.with_row("warlord")
    assert table.offered("lead") == list(ACTIONS)


def test_harvest_and_tax_are_always_possible() -> None:
    """l.257: what cannot be paid cannot be led; ruling: Harvest and Tax are always legal."""
    table = villages().with_hand(0).with_gold(0, 0).with_bank(0)
    assert table.offered("lead") == ["harvest", "tax"]


def test_one_action_a_turn_then_the_token_goes_to_the_left() -> None:
    """l.242-250."""
    table = villages(3).with_hand(1).with_hand(2)
    for leader in (0, 1, 2, 0):
        assert [(q.seat, q.prompt) for q in table.match.questions] == [(leader, "lead")]
        assert table.active == leader
        table.lead("tax").draw("deck").decline()


def test_nobody_else_is_asked_while_the_leader_acts() -> None:
    """l.245: the others after the leader is done."""
    table = villages(3).lead("harvest")
    assert [q.seat for q in table.match.questions] == [0]
    with pytest.raises(valtable.IllegalAnswer):
        table.match.answer(1, "yes")


# --- following -------------------------------------------------------------------------------------------------------


def test_the_others_may_follow_clockwise() -> None:
    """l.245: beginning with the player on the leader's left; l.248: everybody follows or declines."""
    table = villages(4).with_active(2).lead("tax").draw("deck")
    for seat in (3, 0, 1):
        assert [(q.seat, q.prompt) for q in table.match.questions] == [(seat, "follow-tax")]
        assert table.offered("follow-tax", seat) == ["yes", "pass"]
        table.choose("follow-tax", "pass")
    assert table.active == 3
    assert table.asked("lead", 3)


def test_some_follow_and_some_do_not() -> None:
    """l.245, l.248."""
    table = villages(4).lead("tax").draw("deck")
    table.follow(1).draw("deck").choose("follow-tax", "pass", 2).follow(3).draw("deck")
    assert [table.cards(seat) for seat in range(4)] == [7, 7, 6, 7]
    assert table.active == 1


def test_who_declines_does_nothing() -> None:
    """l.248; l.214: no action, so no powers and no discarding."""
    table = villages().with_village(1, "guard_tower").with_hand(1, *["shrine"] * 3).following("harvest", 1)
    table.choose("follow-harvest", "pass")
    assert table.cards(1) == 3
    assert table.asked("lead", 1)


def test_who_cannot_pay_is_not_asked() -> None:
    """l.258: "vous ne pouvez pas effectuer ou suivre l'Action"."""
    table = (
        villages(3).with_hand(0, "farm", "keep").with_hand(1, "farm", "keep").with_hand(2, "farm", "keep", "tannery")
    )
    table.lead("develop").choose("develop-cost", "farm-pile-1")
    assert [(q.seat, q.prompt) for q in table.match.questions] == [(2, "follow-develop")]


def test_the_same_action_is_followed() -> None:
    """l.245: "suivre votre Action"."""
    table = villages(3).with_hand(0).lead("harvest").draw("deck", "deck", "deck")
    assert table.prompts == ["follow-harvest"]
    assert table.view()["action"] == "harvest"


def test_a_follower_does_not_replenish() -> None:
    """l.238."""
    table = villages().with_gold(1, 0).with_coin_on_castle(1).following("tax", 1).follow(1).draw("deck").match
    assert table.view(1)["players"][1]["gold"] == 1  # seat 1 leads now: it is its own turn that brought the coin
    still = villages(3).with_gold(1, 0).with_coin_on_castle(1).following("tax", 1).follow(1).draw("deck")
    assert still.asked("follow-tax", 2)
    assert (still.gold(1), still.castle(1)) == (0, 1)


def test_events_tell_the_turn() -> None:
    table = villages().lead("tax").draw("deck").decline()
    assert table.story("turn", "leads-tax") == ["turn", "leads-tax", "turn"]
