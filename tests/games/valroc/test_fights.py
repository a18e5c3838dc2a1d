"""The arena: what may be fought, with what help, and what it brings (rulebook l.161-162, l.414-429, l.562-652).

Only creatures that can be beaten are offered, and the best mount is taken: nobody could want another. The tests here
are about that: whatever a player might combine or leave aside is looked at.
"""

import pytest

from tests.games.valroc.table import Table, valroc
from valtable.engine.board import things
from valtable.games import find
from valtable.games.valroc.state import ARENA, DARK, MERCENARY


def arena(*hand: str, players: int = 4, **has: int) -> Table:
    """Seat 0 stands on the first slot of the arena, with no skills but those named."""
    nothing = {"fire": 0, "water": 0, "earth": 0, "air": 0, "pm": 12, "vals": 0}
    return valroc(players).mage(ARENA, 0, 0).hand(0, *hand).has(0, **{**nothing, **has})


def with_rite(table: Table, number: int) -> Table:
    """Seat 0's assistant uses the upper rite of a dark magic card."""
    table.dark(number).put(DARK, 0, 0).learns("araori_a", "araori_b").acting()
    return table.choose("keep-spell", "araori_a")


def struck(table: Table, number: int, element: str = "") -> Table:
    """Seat 1 strikes seat 0 with the lower rite."""
    table.dark(number).put(DARK, 1, 1).learns("araori_a", "araori_b").acting().choose("target", "seat-0")
    if element:
        table.choose("malus-element", element)
    return table.choose("keep-spell", "araori_a")


def fights(table: Table) -> list[str]:
    """The creatures that seat 0 could beat."""
    offered = table.offered("fight", 0) if table.asked("fight", 0) else []
    return [id for id in offered if id != "pass"]


# --- without help ---------------------------------------------------------------------------------------------------


def test_blaze_of_the_rulebook() -> None:
    """no. 6, l.145, l.157: a hybrid of fire and air; "il faut avoir 3 PC E et 5 PC A et dépenser 1 PM"; 5 points."""
    table = arena("blaze", water=3, air=5, pm=1).acting()
    assert fights(table) == ["blaze"]
    table.choose("fight", "blaze")
    player = table.player(0)
    assert (player["skills"]["water"], player["skills"]["air"], player["pm"], player["hybrids"]) == (3, 5, 0, 1)
    assert sum(card.prestige for card in table.now.players[0].beaten) == 5


def test_what_could_be_beaten_is_marked_in_ones_own_hand() -> None:
    """What the arena would offer now, magic power included, wherever the mage is; nobody else sees it."""
    table = valroc().hand(0, "blaze", "silt").has(0, water=5, earth=0, air=3, fire=0, pm=1)
    assert table.player(0, by=0)["ready"] == ["silt"]
    assert table.player(0, by=1)["ready"] == []
    assert table.view()["players"][0]["ready"] == []
    cards = things(table.match.rules.board(table.view(0)))
    assert [name for name in ("blaze", "silt") if cards[f"seat-0-{name}"].facts.get("ready")] == ["silt"]
    assert valroc().hand(0, "silt").has(0, water=5, air=3, pm=0).player(0, by=0)["ready"] == []


def test_nobody_has_to_fight() -> None:
    """no. 22, l.420-429: then there are no Vals either."""
    table = arena("blaze", water=3, air=5).acting().choose("fight", "pass")
    assert (table.player(0)["hand"], table.player(0)["vals"]) == (["blaze"], 0)


@pytest.mark.parametrize(("slot", "vals"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_the_vals_of_the_arena(slot: int, vals: int) -> None:
    """no. 22, l.429: 2 and 1 for a success on the first and the second slot."""
    table = valroc().mage(ARENA, slot, 0).hand(0, "blaze").has(0, water=3, air=5, pm=1, vals=0).acting()
    assert table.choose("fight", "blaze").player(0)["vals"] == vals


def test_a_mercenary_made_mage_brings_no_vals() -> None:
    """no. 8, l.222 and ruling: not even from the arena."""
    table = valroc().put(ARENA, 0, 0, MERCENARY, True).hand(0, "blaze").has(0, water=3, air=5, pm=1, vals=0).acting()
    assert table.choose("fight", "blaze").player(0)["vals"] == 0
    assert table.player(0)["beaten"] == ["blaze"]


def test_a_flask_may_pay_for_a_creature() -> None:
    """l.522: at any moment, so also before the fight."""
    table = arena("blaze", water=3, air=5, pm=0, flask=1).acting()
    assert table.offered("fight") == ["pass", "flask-half", "flask-all"]
    assert fights(table.choose("fight", "flask-half"))[0] == "blaze"


# --- mounts ---------------------------------------------------------------------------------------------------------


def test_one_mount_at_a_time_and_the_best_of_them() -> None:
    """no. 7, l.161: Cinder carries fire +3 and water -1, Firebrand fire +2; they are not added up."""
    table = arena("phoenix", fire=3, water=8).beaten(0, "firebrand", "cinder").acting()
    assert fights(table) == ["phoenix"]
    assert table.choose("fight", "phoenix").player(0)["mount"] == "firebrand", "Cinder would cost a water point"
    table = arena("phoenix", fire=1, water=9).beaten(0, "firebrand", "cinder").acting()
    assert fights(table) == [], "5 fire need 4 more"


def test_nobody_has_to_ride() -> None:
    """no. 7, l.161: a mount that would do harm is left in its stable."""
    table = arena("firebrand", fire=2, water=3).beaten(0, "blaze").acting()
    assert fights(table) == ["firebrand"], "Blaze would take a water point away"


def test_the_oath_of_nature() -> None:
    """no. 29, l.562: two mounts are added up, or one of them is ridden, or none."""
    assert fights(with_rite(arena("phoenix", fire=0, water=10).beaten(0, "firebrand", "cinder"), 1)) == ["phoenix"]
    assert fights(with_rite(arena("phoenix", fire=3, water=8).beaten(0, "firebrand", "cinder"), 1)) == ["phoenix"]
    assert fights(with_rite(arena("phoenix", fire=5, water=8).beaten(0, "blaze", "cinder"), 1)) == ["phoenix"]
    assert fights(with_rite(arena("phoenix", fire=0, water=9).beaten(0, "blaze", "cinder"), 1)) == []
    assert fights(arena("phoenix", fire=0, water=10).beaten(0, "firebrand", "cinder").acting()) == []


def test_frenzy() -> None:
    """no. 29, l.594: no bonus of any mount."""
    assert fights(struck(arena("firebrand", water=3).beaten(0, "firebrand"), 5)) == []
    assert fights(struck(arena("firebrand", fire=2, water=3).beaten(0, "firebrand"), 5)) == ["firebrand"]


# --- bonuses and maluses --------------------------------------------------------------------------------------------


def test_the_gods_bonus_is_for_everybody() -> None:
    """no. 20, l.394, l.398: +1 for all mages in the dominant element; none when two statues are level."""
    table = arena("firebrand", fire=1, water=3).mage(ARENA, 1, 1).hand(1, "firebrand").has(1, fire=1, water=3, pm=1)
    table.statues(fire=4, air=3).acting().choose("fight", "firebrand", 0)
    assert "firebrand" in table.offered("fight", 1)
    assert fights(arena("firebrand", fire=1, water=3).statues(fire=4, air=4).acting()) == []


def test_a_diamond_makes_its_statue_dominant() -> None:
    """no. 28, l.556: whatever the Vals; of several diamonds the Vals decide."""
    table = arena("firebrand", fire=1, water=3).statues(fire=1, air=9)
    table.editing.gems = [1, 0, 0, 0]
    assert fights(table.acting()) == ["firebrand"]
    table = arena("firebrand", fire=1, water=3).statues(fire=1, air=9)
    table.editing.gems = [1, 0, 0, 1]
    assert fights(table.acting()) == []
    table = arena("firebrand", fire=1, water=3).statues(air=9)
    table.editing.gems = [1, 0, 0, 0]
    assert fights(table.acting()) == ["firebrand"], "without a single Val beside it"


def test_the_sphere_of_balance_or_the_gods_bonus() -> None:
    """no. 29, l.584: +1 where no god dominates, and then no gods' bonus; who wants the bonus leaves the Sphere."""
    assert fights(with_rite(arena("firebrand", fire=1, water=2).statues(air=1), 4)) == ["firebrand"]
    assert fights(with_rite(arena("firebrand", fire=1, water=2).statues(fire=1), 4)) == []
    assert fights(with_rite(arena("firebrand", fire=2, water=2).statues(fire=1), 4)) == ["firebrand"]
    assert fights(with_rite(arena("firebrand", fire=1, water=3).statues(fire=1), 4)) == ["firebrand"], "the bonus"
    assert fights(with_rite(arena("firebrand", fire=1, water=2), 4)) == ["firebrand"], "no god dominates"


def test_the_ritual_of_rage() -> None:
    """no. 29, l.568: +2 in one element, wherever it helps most."""
    assert fights(with_rite(arena("firebrand", fire=0, water=3), 2)) == ["firebrand"]
    assert fights(with_rite(arena("firebrand", fire=2, water=1), 2)) == ["firebrand"]
    assert fights(with_rite(arena("firebrand", fire=1, water=2), 2)) == [], "not one in each of two"


def test_the_infernal_strike() -> None:
    """no. 29, l.612: -2 in one element, where need be below 0; the track does not change."""
    table = struck(arena("firebrand", fire=3, water=3), 7, "fire")
    assert fights(table) == []
    assert table.player(0)["skills"]["fire"] == 3
    assert fights(struck(arena("firebrand", fire=4, water=3), 7, "fire")) == ["firebrand"]
    assert fights(struck(arena("firebrand", fire=2, water=3), 7, "air")) == ["firebrand"]
    below = arena("firebrand", fire=1, water=3).spells(0, "evictendus_a")
    assert fights(struck(below, 7, "fire")) == ["firebrand"], "2 needed of -1: three points"
    below = arena("firebrand", fire=0, water=3).spells(0, "evictendus_a")
    assert fights(struck(below, 7, "fire")) == [], "2 needed of -2: four points"


def test_the_hymn_of_the_tower() -> None:
    """no. 29, l.618: -1 wherever no god dominates; the gods' bonus stays."""
    assert fights(struck(arena("firebrand", fire=1, water=4).statues(fire=1), 8)) == ["firebrand"]
    assert fights(struck(arena("firebrand", fire=1, water=3).statues(fire=1), 8)) == []
    assert fights(struck(arena("firebrand", fire=2, water=4), 8)) == [], "without a dominant god in all four"
    assert fights(struck(arena("firebrand", fire=3, water=4), 8)) == ["firebrand"]


# --- spells ---------------------------------------------------------------------------------------------------------


def test_evictendus_over_any_elements() -> None:
    """no. 29, l.652: three points less, in whatever combination; only when it is needed, and the cheaper card first."""
    table = arena("blaze", water=2, air=3).spells(0, "evictendus_b", "evictendus_a").acting()
    table.choose("fight", "blaze")
    assert table.player(0)["used"] == ["evictendus_a"]
    assert table.view()["wrath"]["value"] == 1
    table = arena("blaze", water=3, air=5).spells(0, "evictendus_a").acting().choose("fight", "blaze")
    assert table.player(0)["used"] == []
    assert fights(arena("blaze", water=2, air=2).spells(0, "evictendus_a").acting()) == []


def test_one_spell_in_one_fight() -> None:
    """no. 29, l.421, l.652: "une carte Sort/Magie Noire": two Evictendus do not add up."""
    assert fights(arena("blaze", water=0, air=2).spells(0, "evictendus_a", "evictendus_b").acting()) == []
    table = arena("blaze", water=0, air=5).spells(0, "evictendus_b", "evictendus_a").acting().choose("fight", "blaze")
    assert table.player(0)["used"] == ["evictendus_a"], "the one that costs less"
    assert table.view()["wrath"]["value"] == 1


def test_evictendus_cards_of_different_strength() -> None:
    """The figures are the cards': a pack of one's own, in which the cheaper card is the weaker one."""
    text = (find("valroc").folder / "cards.toml").read_text(encoding="utf-8")
    weak = text.replace("weaken_creature(3)", "weaken_creature(1)", 1)
    table = valroc(cards=weak).mage(ARENA, 0, 0).hand(0, "blaze").spells(0, "evictendus_b", "evictendus_a")
    table.has(0, water=1, air=4, pm=1).acting().choose("fight", "blaze")
    assert table.player(0)["used"] == ["evictendus_b"], "three points lack, which only the dearer one makes up for"


def test_evictendus_beside_rage_and_a_mount() -> None:
    """no. 29, l.421: everything together must reach what is needed."""
    table = arena("phoenix", fire=0, water=5).beaten(0, "firebrand").spells(0, "evictendus_a")
    assert fights(with_rite(table, 2)) == [], "fire lacks 3 and water 3, less 2 and 3"
    table = arena("phoenix", fire=0, water=6).beaten(0, "firebrand").spells(0, "evictendus_a")
    assert fights(with_rite(table, 2)) == ["phoenix"]


def test_the_wrath_comes_after_the_fight() -> None:
    """no. 11, l.270: the spell takes effect, then the sceptre advances; the spell that brought it is forgiven."""
    table = arena("blaze", water=2, air=3).spells(0, "evictendus_a").statues(water=2)
    table.editing.wrath = 7
    table.acting().choose("fight", "blaze")
    assert table.player(0)["beaten"] == ["blaze"]
    assert (table.player(0)["used"], table.player(0)["skills"]["water"]) == ([], 1)


def test_decimendo_on_the_creature_just_tamed() -> None:
    """no. 29, l.628: "vous pouvez la monter immédiatement"."""
    table = arena("firebrand", "cinder", fire=2, water=4).spells(0, "decimendo_a").acting()
    assert fights(table) == ["firebrand"]
    table.choose("fight", "firebrand")
    assert table.offered("fight-again") == ["pass", "cinder"]
    assert table.player(0)["vals"] == 0, "the Vals come after both"
    table.choose("fight-again", "cinder")
    assert table.player(0)["beaten"] == ["firebrand", "cinder"]
    assert (table.player(0)["mount"], table.player(0)["vals"], table.player(0)["pm"]) == ("firebrand", 2, 9)
    assert table.player(0)["used"] == ["decimendo_a"]
    assert table.view()["wrath"]["value"] == 1


def test_decimendo_is_cast_only_for_a_second_fight_that_is_won() -> None:
    """l.628, l.429: whoever lets it be keeps the spell and has won all fights. Everybody with a spell and a creature is
    asked, for nobody else can see whether there is a choice."""
    table = arena("firebrand", "cinder", fire=2, water=4).spells(0, "decimendo_a").acting()
    table.play(("fight", "firebrand"), ("fight-again", "pass"))
    assert (table.player(0)["vals"], table.player(0)["used"], table.player(0)["spells"]) == (2, [], ["decimendo_a"])
    table = arena("firebrand", "phoenix", fire=2, water=4).spells(0, "decimendo_a").acting()
    assert table.choose("fight", "firebrand").offered("fight-again") == ["pass"]
    table.choose("fight-again", "pass")
    assert (table.player(0)["vals"], table.player(0)["spells"]) == (2, ["decimendo_a"])


def test_no_second_fight_without_a_first() -> None:
    """l.628: two creatures one after the other."""
    table = arena("firebrand", "cinder", fire=2, water=4).spells(0, "decimendo_a").acting().choose("fight", "pass")
    assert table.prompts == ["place"]
    assert table.player(0)["vals"] == 0


def test_magic_power_between_two_fights() -> None:
    """l.522, l.628: a flask may be drunk inside one's own action."""
    table = arena("firebrand", "cinder", fire=2, water=4, pm=1, flask=1).spells(0, "decimendo_a").acting()
    table.choose("fight", "firebrand")
    assert table.offered("fight-again") == ["pass", "flask-half", "flask-all"]
    table.play(("fight-again", "flask-half"), ("fight-again", "cinder"))
    assert table.player(0)["pm"] == 3


def test_a_rite_holds_for_both_fights() -> None:
    """Ruling on l.254 and l.628: dark magic lasts for the turn."""
    table = with_rite(arena("firebrand", "ember_wolf", fire=0, water=4, earth=3).spells(0, "decimendo_a"), 2)
    table.choose("fight", "firebrand")
    assert table.offered("fight-again") == ["pass", "ember_wolf"], "6 water of 4 and 2"


def test_decimendo_and_evictendus_together() -> None:
    """no. 29, l.628, l.652: for the second creature as well."""
    table = arena("firebrand", "cinder", fire=2, water=3).spells(0, "decimendo_a", "evictendus_a").acting()
    assert fights(table) == ["firebrand", "cinder"]
    table.play(("fight", "firebrand"), ("fight-again", "cinder"))
    assert table.player(0)["used"] == ["decimendo_a", "evictendus_a"]
    assert table.view()["wrath"]["value"] == 2
    assert table.player(0)["vals"] == 2


def test_the_arena_of_two() -> None:
    """l.93, l.429: with the second slot closed the second mage stands on the third, which pays nothing."""
    table = valroc(2).mage(ARENA, 0, 1)
    assert "arena-3" in table.offered("place", 0)
    assert "arena-2" not in table.offered("place", 0)
