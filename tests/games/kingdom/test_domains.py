"""Every domain: roles, cost, VP and power (component list; rulebook l.556-584, l.829-847)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.kingdom.figures import DOMAINS, ROLE_CITIZENS, crew
from tests.games.kingdom.table import Table, kingdom, said
from valtable.games.kingdom.state import Phase


def about_to_build(domain: str, players: int = 2, **purse: int) -> Table:
    """The active player has exactly the roles and the gold that the domain asks for, and no magic."""
    beneath = "coliseum" if domain != "coliseum" else "the_tower"
    table = kingdom(players).in_actions().with_stack("domain-1", domain, beneath)
    table.with_tableau(0, *crew(domain))
    table.with_purse(0, **{"gold": DOMAINS[domain].cost, **purse})
    for seat in range(1, players):
        table.with_purse(seat)
    return table


# --- figures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", sorted(DOMAINS))
def test_cost(id: str) -> None:
    """l.342, l.570."""
    cost = DOMAINS[id].cost
    table = about_to_build(id)
    assert table.place("domain-1")["price"] == {"gold": cost}
    assert "domain-1" in table.offered("action")
    assert "domain-1" not in about_to_build(id, gold=cost - 1).offered("action")
    table.act("domain-1")
    assert table.domains(0) == [id]
    (event,) = table.happened("built")
    assert said(event)["price"] == [{"message": ["amount-gold", {"n": cost}]}]


@pytest.mark.parametrize("id", sorted(DOMAINS))
def test_roles(id: str) -> None:
    """l.341, l.564: all the icons, each as often as it is shown."""
    full = crew(id)
    for missing in range(len(full)):
        citizens = full[:missing] + full[missing + 1 :]
        table = kingdom().in_actions().with_stack("domain-1", id).with_tableau(0, *citizens).with_purse(0, gold=40)
        assert "domain-1" not in table.offered("action"), citizens
    unneeded = [citizen for role, citizen in ROLE_CITIZENS.items() if role not in DOMAINS[id].roles]
    table = kingdom().in_actions().with_stack("domain-1", id).with_tableau(0, *unneeded * 4).with_purse(0, gold=40)
    assert "domain-1" not in table.offered("action")


@pytest.mark.parametrize("id", sorted(DOMAINS))
def test_vp_and_icons_at_the_end(id: str) -> None:
    """l.584: its VP at the end; l.596: its role icons count for dukes (Elisium: 1 for each icon)."""
    table = kingdom().with_tableau(0, id).with_purse(0).with_duke(0, "elisium").at_the_end()
    assert table.sheet(0)["score-domains"] == DOMAINS[id].vp
    assert sum(table.points(0, "score-duke")) == sum(DOMAINS[id].roles.values())
    for role, duke in (("worker", "waybright"), ("soldier", "drakkenstrike")):
        table = kingdom().with_tableau(0, id).with_purse(0).with_duke(0, duke).at_the_end()
        assert sum(table.points(0, "score-duke")) == 2 + DOMAINS[id].roles.get(role, 0)
    table = kingdom().with_tableau(0, id).with_purse(0).with_duke(0, "elsyn").at_the_end()
    roles = DOMAINS[id].roles
    assert sum(table.points(0, "score-duke")) == 2 * roles.get("holy", 0) + 2 * roles.get("shadow", 0)


# --- when built: gains -----------------------------------------------------------------------------------------------


def test_coliseum() -> None:
    """1 strength per citizen card, starters not counted; nothing later."""
    table = about_to_build("coliseum").with_tableau(0, "peasant")
    table.act("domain-1")
    assert table.purse(0) == (0, 4, 0)
    table.act("gold")
    assert table.purse(0)[1] == 4


def test_ullamalizatli_court() -> None:
    """1 magic per citizen card."""
    table = about_to_build("ullamalizatli_court").with_tableau(0, "peasant", "peasant")
    table.act("domain-1")
    assert table.purse(0) == (0, 0, 5)


def test_golden_obelisk_of_nae() -> None:
    """3 magic for 3 VP, once, if the builder likes."""
    table = about_to_build("golden_obelisk_of_nae", magic=3)
    table.act("domain-1").choose("pay", "magic-0").choose("pay-power", "yes")
    assert table.purse(0) == (0, 0, 0)
    assert table.vp(0) == 3
    assert table.phase == "second_action"
    table = about_to_build("golden_obelisk_of_nae", magic=3)
    table.act("domain-1").choose("pay", "magic-0").choose("pay-power", "no")
    assert table.purse(0) == (0, 0, 3)
    assert table.vp(0) == 0


def test_golden_obelisk_without_the_magic() -> None:
    table = about_to_build("golden_obelisk_of_nae", magic=2)
    table.act("domain-1").choose("pay", "magic-0")
    assert table.phase == "second_action"
    assert table.vp(0) == 0


# --- when built: a citizen -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("domain", "places"),
    [
        ("darktide_harbour", ["citizen-3", "citizen-7"]),
        ("rogues_landing", ["citizen-2", "citizen-5", "citizen-11"]),
        ("shattered_hand", ["citizen-1", "citizen-9"]),
        ("cloudriders_camp", ["citizen-6", "citizen-8"]),  # soldiers of cost 2 or less: not the Archer
        ("grimmwater_keep", [f"citizen-{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9, 11)]),  # cost 3 or less
    ],
)
def test_a_citizen_of_the_centre(domain: str, places: list[str]) -> None:
    table = about_to_build(domain)
    before = table.citizens(0)
    table.act("domain-1")
    assert table.offered("take-citizen") == places
    taken = table.top(places[-1])
    table.choose("take-citizen", places[-1])
    assert table.citizens(0) == [*before, taken]
    assert table.purse(0) == (0, 3 if domain == "cloudriders_camp" else 0, 0)
    assert table.place(places[-1])["count"] == 4
    assert table.phase == "second_action"


def test_the_plus_is_ignored_for_citizens_from_domains() -> None:
    """l.419: Grimmwater Keep with four Clerics still offers a Cleric (3)."""
    table = about_to_build("grimmwater_keep").with_tableau(0, *["cleric"] * 4)
    table.act("domain-1")
    assert "citizen-1" in table.offered("take-citizen")


def test_a_citizen_that_is_not_there() -> None:
    """l.344: rewards if possible; Cloudrider's Camp still gives its strength."""
    table = about_to_build("cloudriders_camp", players=4).with_exhausted("citizen-6", "citizen-8")
    table.act("domain-1")
    assert table.phase == "second_action"
    assert table.purse(0) == (0, 3, 0)


# --- when built: steals ----------------------------------------------------------------------------------------------


def test_cutthroats_truce() -> None:
    """Take 3 gold from one opponent; ruling: optional, and what is there when the target has less."""
    table = about_to_build("cutthroats_truce", players=3).with_gold(1, 5).with_gold(2, 2).with_magic(2, 9)
    table.act("domain-1")
    assert table.offered("steal") == ["seat-1-gold", "seat-2-gold", "pass"]
    table.choose("steal", "seat-1-gold")
    assert table.purse(0) == (3, 0, 0)
    assert table.purse(1) == (2, 0, 0)
    assert table.phase == "second_action"


@pytest.mark.parametrize(("answer", "mine", "theirs"), [("seat-1-gold", 2, 0), ("pass", 0, 2)])
def test_cutthroats_truce_from_the_poor_or_not_at_all(answer: str, mine: int, theirs: int) -> None:
    table = about_to_build("cutthroats_truce").with_gold(1, 2)
    table.act("domain-1").choose("steal", answer)
    assert table.purse(0)[0] == mine
    assert table.purse(1)[0] == theirs


def test_cutthroats_truce_with_nobody_to_rob() -> None:
    table = about_to_build("cutthroats_truce").with_magic(1, 3)
    table.act("domain-1")
    assert table.phase == "second_action"


def test_purloiners_perch_takes_a_random_monster() -> None:
    """l.847: at random, into your pile, without its reward."""
    taken: Counter[str] = Counter()
    for luck in range(60):
        table = about_to_build("purloiners_perch").with_luck(luck)
        table.with_victory_pile(1, "goblin", "troll", "giant").with_victory_pile(0, "treant")
        table.act("domain-1").choose("rob-monster", "seat-1")
        assert table.phase == "second_action"
        mine = table.pile(0)
        assert mine[0] == "treant"
        assert len(mine) == 2
        taken[mine[1]] += 1
        assert sorted([*table.pile(1), mine[1]]) == ["giant", "goblin", "troll"]
        assert table.purse(0) == (0, 0, 0)  # no reward
        assert table.vp(0) == 0
    assert set(taken) == {"goblin", "troll", "giant"}


def test_purloiners_perch_chooses_whom_to_rob() -> None:
    """l.427: an opponent of your choice, who has a monster."""
    table = about_to_build("purloiners_perch", players=4).with_victory_pile(1, "goblin").with_victory_pile(3, "troll")
    table.act("domain-1")
    assert table.offered("rob-monster") == ["seat-1", "seat-3", "pass"]
    table.choose("rob-monster", "seat-3")
    assert table.pile(0) == ["troll"]
    assert table.pile(3) == []
    assert table.pile(1) == ["goblin"]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_purloiners_perch_may_be_declined(players: int) -> None:
    """l.847: it *lets* you take a monster."""
    table = about_to_build("purloiners_perch", players=players)
    for seat in range(1, players):
        table.with_victory_pile(seat, "goblin")
    table.act("domain-1").choose("rob-monster", "pass")
    assert table.phase == "second_action"
    assert [table.pile(seat) for seat in range(players)] == [[], *[["goblin"]] * (players - 1)]
    assert table.place("monster-1")["count"] == 5


def test_purloiners_perch_with_nothing_to_take() -> None:
    table = about_to_build("purloiners_perch").with_victory_pile(0, "goblin")
    table.act("domain-1")
    assert table.phase == "second_action"
    assert table.pile(0) == ["goblin"]


def test_a_monsters_points_move_with_its_card() -> None:
    """l.847: its VP at the end of the game are the thief's."""
    table = about_to_build("purloiners_perch").with_victory_pile(1, "troll")
    table.act("domain-1").choose("rob-monster", "seat-1")
    table.act("gold")
    final = kingdom().with_victory_pile(0, *table.pile(0)).with_victory_pile(1, *table.pile(1)).at_the_end()
    assert final.sheet(0)["score-monsters"] == 6
    assert final.sheet(1)["score-monsters"] == 0


# --- when built: cards go back ---------------------------------------------------------------------------------------


def test_watcher_on_the_water() -> None:
    """l.843: one of your monsters goes back on the stack it came from, for 3 VP."""
    table = about_to_build("watcher_on_the_water").with_victory_pile(0, "goblin", "owlbear", "goblin")
    table.act("domain-1")
    assert table.offered("return-monster") == ["goblin", "owlbear", "pass"]
    table.choose("return-monster", "owlbear")
    assert table.pile(0) == ["goblin", "goblin"]
    assert table.vp(0) == 3
    assert table.place("monster-4")["count"] == 6
    assert table.top("monster-4") == "owlbear"


def test_watcher_may_be_declined() -> None:
    table = about_to_build("watcher_on_the_water").with_victory_pile(0, "goblin")
    table.act("domain-1").choose("return-monster", "pass")
    assert table.pile(0) == ["goblin"]
    assert table.vp(0) == 0


def test_watcher_without_a_monster() -> None:
    """No monster, no VP."""
    table = about_to_build("watcher_on_the_water")
    table.act("domain-1")
    assert table.phase == "second_action"
    assert table.vp(0) == 0


def test_watcher_on_an_exhausted_stack() -> None:
    """l.843: the exhausted card is taken away and the monster laid there: the stack is open again."""
    table = about_to_build("watcher_on_the_water").with_exhausted("monster-1", "monster-2").with_strength(0, 6)
    table.with_victory_pile(0, "goblin_king")
    table.act("domain-1").choose("return-monster", "goblin_king")
    assert table.view()["exhausted"]["stacks"] == 1
    assert table.view()["exhausted"]["pile"] == 3
    assert table.place("monster-1")["count"] == 1
    assert table.top("monster-1") == "goblin_king"
    table.act("monster-1")  # and can be slain again
    assert table.pile(0) == ["goblin_king"]
    assert table.view()["exhausted"]["stacks"] == 2
    assert table.view()["exhausted"]["pile"] == 2


def test_nest_of_the_weaver_witch() -> None:
    """l.829: one of your citizens goes back on its stack for 3 VP; it can be taken again."""
    table = about_to_build("nest_of_the_weaver_witch").with_tableau(0, "rogue")
    table.act("domain-1")
    assert table.offered("return-citizen") == ["butcher", "rogue", "pass"]  # no starter (l.856)
    table.choose("return-citizen", "rogue")
    assert table.citizens(0) == ["butcher", "butcher"]
    assert table.vp(0) == 3
    assert table.place("citizen-7")["count"] == 6
    assert table.top("citizen-7") == "rogue"


def test_nest_may_be_declined() -> None:
    table = about_to_build("nest_of_the_weaver_witch")
    table.act("domain-1").choose("return-citizen", "pass")
    assert table.citizens(0) == ["butcher", "butcher"]
    assert table.vp(0) == 0


def test_nest_on_an_exhausted_stack() -> None:
    """l.829: the exhausted card goes under its pile; the citizen can be recruited again."""
    table = about_to_build("nest_of_the_weaver_witch", gold=6 + 2).with_exhausted("citizen-11", "citizen-3")
    table.act("domain-1").choose("return-citizen", "butcher")
    assert table.view()["exhausted"]["stacks"] == 1
    assert table.view()["exhausted"]["pile"] == 3
    assert table.place("citizen-11")["price"] == {"gold": 2}  # one Butcher is left in the tableau
    table.act("citizen-11")
    assert table.citizens(0) == ["butcher", "butcher"]
    assert table.view()["exhausted"]["stacks"] == 2


def test_nest_returns_a_card_with_two_values() -> None:
    """l.829: into its stack of origin, 9/10 or 11/12."""
    table = about_to_build("nest_of_the_weaver_witch").with_tableau(0, "paladin")
    table.act("domain-1").choose("return-citizen", "paladin")
    assert table.place("citizen-9")["count"] == 6
    table = about_to_build("nest_of_the_weaver_witch").with_tableau(0, "paladin")
    table.act("domain-1").choose("return-citizen", "butcher")
    assert table.place("citizen-11")["count"] == 6


# --- when built: an extra action -------------------------------------------------------------------------------------


def test_eye_of_asteraten() -> None:
    """l.578: 5 strength, and a slay action that is not one of the two."""
    table = about_to_build("eye_of_asteraten")
    table.act("domain-1")
    assert table.purse(0) == (0, 5, 0)
    assert table.offered("slay-again") == ["monster-1", "monster-2", "monster-3", "monster-4", "monster-5", "pass"]
    table.choose("slay-again", "monster-4")
    assert table.pile(0) == ["owlbear"]
    assert table.purse(0) == (0, 1, 2)
    assert table.phase == "second_action"  # one action is still to come
    table.act("monster-1")
    assert table.pile(0) == ["owlbear", "goblin"]
    assert table.active == 1


def test_eye_of_asteraten_slays_at_the_normal_price() -> None:
    """Normal cost: magic may help, one strength at least."""
    table = (
        about_to_build("eye_of_asteraten", magic=4).with_stack("monster-4", "giant").with_stack("monster-5", "troll")
    )
    table.act("domain-1").choose("pay", "magic-0")
    assert "monster-4" in table.offered("slay-again")
    assert "monster-5" not in table.offered("slay-again")
    table.choose("slay-again", "monster-4")
    assert table.offered("pay") == ["magic-3", "magic-4"]


def test_eye_of_asteraten_may_be_declined() -> None:
    table = about_to_build("eye_of_asteraten")
    table.act("domain-1").choose("slay-again", "pass")
    assert table.purse(0) == (0, 5, 0)
    assert table.phase == "second_action"


def test_eye_of_asteraten_with_nothing_to_slay() -> None:
    table = about_to_build("eye_of_asteraten").with_exhausted("monster-1", "monster-2", "monster-3")
    table.with_stack("monster-4", "giant").with_stack("monster-5", "troll")
    table.act("domain-1")
    assert table.phase == "second_action"


# --- roll and doubles (see test_roll.py for their details) -----------------------------------------------------------


@pytest.mark.parametrize("id", ["foxgrove_palisade", "desert_orchid", "palace_of_the_dawn", "gargans_embrace"])
def test_roll_powers_do_nothing_when_built(id: str) -> None:
    table = about_to_build(id)
    table.act("domain-1")
    assert table.phase == "second_action"
    assert table.purse(0) == (0, 0, 0)
    assert table.vp(0) == 0


def test_gargan_works_from_the_turn_after_it_was_built() -> None:
    """Ruling: a continuous power works from the moment the domain stands: the next roll is the opponent's."""
    table = about_to_build("gargans_embrace").with_roll(5, 5)
    table.act("domain-1", "gold")
    assert table.active == 1
    assert table.vp(0) == 1


# --- harvest ---------------------------------------------------------------------------------------------------------


def test_jousting_field() -> None:
    """1 gold per Knight in the own harvest, the starter Knight included (l.484)."""
    table = kingdom().with_roll(1, 3).with_purse(0).with_tableau(0, "jousting_field", "knight", "knight", "archer")
    assert table.purse(0) == (3, 2, 0)  # the Archer works on 1 + 3


def test_jousting_field_not_in_other_harvests() -> None:
    """The own Harvest Phase only."""
    table = kingdom().with_roll(6, 2).with_purse(1).with_tableau(1, "jousting_field", "knight")
    assert table.player(1)["gold"] == 0


def test_jousting_field_is_no_match() -> None:
    """l.236: the Herald looks at citizens, not at domains."""
    table = kingdom().with_roll(1, 2).with_purse(0).with_tableau(0, "jousting_field")
    assert table.asked("herald", 0)
    assert table.player(0)["gold"] == 1


# --- start of the actions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "purse"),
    [("blood_crow_army", (0, 1, 0)), ("halfpenny_hill", (1, 0, 0)), ("monolith_of_ostendaar", (0, 0, 1))],
)
def test_start_of_the_actions(id: str, purse: tuple[int, int, int]) -> None:
    """One resource before the first action of each of the owner's turns, and of nobody else's."""
    table = kingdom().in_actions().with_purse(0).with_tableau(0, id)
    assert table.purse(0) == purse
    assert table.phase == "first_action"
    table.act("gold")
    assert table.purse(0) == (purse[0] + 1, purse[1], purse[2])
    other = kingdom().in_actions(1).with_purse(0).with_tableau(0, id)
    assert other.purse(0) == (0, 0, 0)
    built = about_to_build(id)
    built.act("domain-1")
    assert built.purse(0) == (0, 0, 0)  # the start of this phase is past


def test_start_resources_can_be_spent_in_the_first_action() -> None:
    table = kingdom().in_actions().with_purse(0).with_tableau(0, "blood_crow_army")
    table.act("monster-1")
    assert table.pile(0) == ["goblin"]


# --- during the actions ----------------------------------------------------------------------------------------------


def test_emerald_stronghold_ignores_the_plus() -> None:
    table = kingdom().in_actions().with_tableau(0, "emerald_stronghold", "knight", "knight").with_purse(0, gold=2)
    assert table.place("citizen-6", 0)["price"] == {"gold": 2}
    assert table.place("citizen-5", 0)["price"] == {"gold": 2}
    assert table.place("citizen-6", 1)["price"] == {"gold": 3}
    table.act("citizen-6")
    assert table.purse(0) == (0, 0, 0)


def test_emerald_stronghold_at_once() -> None:
    """Ruling: from the moment it stands in the tableau."""
    table = about_to_build("emerald_stronghold", gold=12 + 2)
    table.act("domain-1", "citizen-5")
    assert table.purse(0)[0] == 0


def test_pratchetts_plateau_takes_one_gold_off() -> None:
    """For domains only, and not for itself."""
    table = about_to_build("pratchetts_plateau", gold=8 + 6).with_stack("domain-2", "shattered_hand")
    assert table.place("domain-1")["price"] == {"gold": 8}
    table.act("domain-1")
    assert table.place("domain-2")["price"] == {"gold": 6}  # 7 - 1, at once
    assert table.place("citizen-4")["price"] == {"gold": 4}
    assert table.place("domain-2", 1)["price"] == {"gold": 7}
    table.act("domain-2")
    assert table.purse(0)[0] == 0


def test_pratchetts_plateau_and_the_splits() -> None:
    """Exact payment of the lowered price, one gold at least."""
    table = kingdom().in_actions().with_tableau(0, "pratchetts_plateau", "rogue", "cleric").with_purse(0, 9, 0, 9)
    table.with_stack("domain-1", "cutthroats_truce")
    table.act("domain-1")
    assert table.offered("pay") == ["magic-0", "magic-1", "magic-2", "magic-3"]


def test_violet_thorn() -> None:
    """1 magic for each monster slain in the own actions."""
    table = kingdom().in_actions().with_purse(0, strength=2).with_tableau(0, "violet_thorn")
    table.act("monster-1")
    assert table.purse(0) == (1, 1, 1)
    table.act("monster-1")
    assert table.purse(0) == (2, 0, 2)


def test_violet_thorn_at_once() -> None:
    """Ruling: already for the rest of the turn in which it was built."""
    table = about_to_build("violet_thorn", strength=1)
    table.act("domain-1", "monster-1")
    assert table.player(0)["magic"] == 1


def test_violet_thorn_on_an_extra_slay() -> None:
    table = about_to_build("eye_of_asteraten").with_tableau(0, "violet_thorn")
    table.act("domain-1").choose("slay-again", "monster-1")
    assert table.purse(0) == (1, 4, 1)


def test_violet_thorn_not_for_a_stolen_monster() -> None:
    """l.847: Purloiner's Perch slays nothing."""
    table = about_to_build("purloiners_perch").with_tableau(0, "violet_thorn").with_victory_pile(1, "goblin")
    table.act("domain-1")
    assert table.purse(0) == (0, 0, 0)


def test_forgotten_sorrows_for_a_recruit() -> None:
    """1 magic for each citizen gained in the own actions."""
    table = kingdom().in_actions().with_purse(0, gold=2).with_tableau(0, "forgotten_sorrows")
    table.act("citizen-7")
    assert table.purse(0) == (0, 0, 1)


def test_forgotten_sorrows_for_a_reward() -> None:
    """Ruling: gained in any way."""
    table = kingdom().in_actions().with_purse(0, strength=6).with_tableau(0, "forgotten_sorrows")
    table.with_stack("monster-3", "bane_spider")
    table.act("monster-3").choose("choose-reward", "take-citizen-name-knight")
    assert table.purse(0) == (0, 0, 1)
    table = about_to_build("rogues_landing").with_tableau(0, "forgotten_sorrows")
    table.act("domain-1").choose("take-citizen", "citizen-5")
    assert table.purse(0) == (0, 0, 1)


def test_forgotten_sorrows_at_once() -> None:
    """Ruling: from the moment it stands in the tableau."""
    table = about_to_build("forgotten_sorrows", gold=9 + 2)
    table.act("domain-1", "citizen-8")
    assert table.player(0)["magic"] == 1


def test_forgotten_sorrows_for_its_owner_only() -> None:
    table = kingdom().in_actions().with_purse(0, gold=2).with_purse(1).with_tableau(1, "forgotten_sorrows")
    table.act("citizen-7")
    assert table.purse(1) == (0, 0, 0)


# --- end of the actions ----------------------------------------------------------------------------------------------


def ending(*domains: str, players: int = 2) -> Table:
    table = kingdom(players).in_actions().with_tableau(0, *domains).with_purse(0)
    for seat in range(1, players):
        table.with_purse(seat)
    return table


@pytest.mark.parametrize(
    ("id", "mine", "theirs"),
    [
        ("cathedral_of_st_aquila", (3, 0, 0), (4, 5, 5)),
        ("orb_of_urdr", (2, 0, 1), (5, 5, 4)),
    ],
)
def test_cathedral_and_orb(id: str, mine: Any, theirs: Any) -> None:
    """1 gold (1 magic) from an opponent when both actions are done."""
    table = ending(id).with_purse(1, 5, 5, 5)
    table.act("gold")
    assert not table.asked("action-end")
    table.act("gold")
    assert table.offered("action-end") == [id, "pass"]
    table.choose("action-end", id)
    assert table.purse(0) == mine
    assert table.purse(1) == theirs
    assert not table.asked("action-end")


def test_cathedral_chooses_the_victim() -> None:
    """l.427: of one's choice, among those who have some."""
    table = ending("cathedral_of_st_aquila", players=4).with_gold(1, 1).with_gold(3, 7)
    table.act("gold", "gold").choose("action-end", "cathedral_of_st_aquila")
    assert table.offered("steal") == ["seat-1-gold", "seat-3-gold"]
    table.choose("steal", "seat-1-gold")
    assert table.player(1)["gold"] == 0
    assert table.player(0)["gold"] == 3


@pytest.mark.parametrize("id", ["cathedral_of_st_aquila", "orb_of_urdr"])
def test_steals_are_optional_and_need_a_victim(id: str) -> None:
    """Ruling: optional; an opponent who has nothing loses nothing."""
    table = ending(id).with_purse(1, 5, 5, 5)
    table.act("strength", "strength").choose("action-end", "pass")
    assert table.purse(1) == (5, 5, 5)
    assert table.purse(0) == (0, 2, 0)
    table = ending(id).with_purse(1, strength=5)
    table.act("strength", "strength")
    assert table.active == 1


def test_the_tower() -> None:
    """2 magic for 1 VP, once per turn."""
    table = ending("the_tower").with_magic(0, 5)
    table.act("gold", "gold").choose("action-end", "the_tower")
    assert table.purse(0) == (2, 0, 3)
    assert table.vp(0) == 1
    assert not table.asked("action-end")


def test_the_tower_needs_two_magic_and_may_be_left() -> None:
    table = ending("the_tower").with_magic(0, 1)
    table.act("gold", "gold")
    assert table.active == 1
    table = ending("the_tower").with_magic(0, 2)
    table.act("gold", "gold").choose("action-end", "pass")
    assert table.vp(0) == 0


def test_end_powers_in_the_owners_order() -> None:
    """l.580: with the Orb first, the Tower can be paid."""
    table = ending("the_tower", "orb_of_urdr", "cathedral_of_st_aquila").with_purse(0, magic=1).with_purse(1, 1, 1, 1)
    table.act("gold", "gold")
    assert table.offered("action-end") == ["orb_of_urdr", "cathedral_of_st_aquila", "pass"]
    table.choose("action-end", "orb_of_urdr")
    assert set(table.offered("action-end")) == {"the_tower", "cathedral_of_st_aquila", "pass"}
    table.choose("action-end", "the_tower").choose("action-end", "cathedral_of_st_aquila")
    assert table.purse(0) == (3, 0, 0)
    assert table.vp(0) == 1
    assert table.purse(1) == (0, 1, 0)


def test_end_powers_at_once() -> None:
    """Ruling: even in the turn in which they were built."""
    table = about_to_build("cathedral_of_st_aquila").with_gold(1, 4)
    table.act("gold", "domain-1")
    table.choose("action-end", "cathedral_of_st_aquila")
    assert table.player(1)["gold"] == 3


def test_end_powers_of_nobody_else() -> None:
    table = kingdom().in_actions(1).with_tableau(0, "the_tower", "cathedral_of_st_aquila").with_purse(0, 9, 9, 9)
    table.with_purse(1, 9, 9, 9)
    table.act("gold", "gold")
    assert not table.asked("action-end")
    assert table.active == 0


# --- all of them -----------------------------------------------------------------------------------------------------


def test_every_domain_is_built_in_this_file() -> None:
    """What building each of them leads to: the question it asks, or the second action."""
    asks = {
        "darktide_harbour": "take-citizen",
        "cloudriders_camp": "take-citizen",
        "rogues_landing": "take-citizen",
        "shattered_hand": "take-citizen",
        "grimmwater_keep": "take-citizen",
        "eye_of_asteraten": "slay-again",
        "cutthroats_truce": "steal",
        "watcher_on_the_water": "return-monster",
        "nest_of_the_weaver_witch": "return-citizen",
        "purloiners_perch": "rob-monster",
        "golden_obelisk_of_nae": "pay-power",
    }
    for id in DOMAINS:
        table = about_to_build(id, players=3).at(Phase.SECOND_ACTION).with_magic(0, 3)
        table.with_victory_pile(0, "goblin").with_victory_pile(1, "goblin").with_victory_pile(2, "goblin").with_gold(
            1, 1
        )
        table.act("domain-1").choose("pay", "magic-0")
        if id in asks:
            assert table.prompts == [asks[id]], id
        else:
            assert table.asked("action-end") or table.active == 1, id
