"""The Action Phase (rulebook l.214-278), boons and radiant tokens beside it."""

from __future__ import annotations

import pytest

from tests.games.saga.table import QUIET, saga
from tests.games.saga.test_books import OWN
from valtable.games.saga.state import Phase

RICH = {"gold": 20, "strength": 20, "magic": 20, "vp": 20}


# --- which actions --------------------------------------------------------------------------------------------------


def test_what_can_be_done() -> None:
    """l.216: no domains; base l.250: slay, recruit or take a resource; l.234-236: pray, share and join the story."""
    table = saga().with_purse(0, **RICH).with_favours("living_water").with_walls(2, 0, 2, 2, 2).in_actions()
    offered = table.offered("action")
    assert not any(id.startswith("domain") for id in offered)
    for id in ("monster-1", "citizen-1", "task", "favour-living_water", "wall-2", "share", "gold", "strength", "magic"):
        assert id in offered
    poor = saga().with_purse(0).in_actions()
    assert poor.offered("action") == ["gold", "strength", "magic"], "taking a resource is always possible"


def test_two_actions_which_may_be_the_same() -> None:
    """Base l.250: two actions; l.236: "Vous pouvez choisir une même action plusieurs fois lors d'un tour"."""
    table = saga().with_row(*QUIET).with_purse(0).in_actions().act("gold", "gold")
    assert table.story("took-resource") == ["took-resource"] * 2
    assert table.story("attacked")[:1] == ["attacked"], "then the monsters come"


def test_nobody_to_share_with_alone() -> None:
    assert "share" not in saga(1).with_purse(0, **RICH).in_actions().offered("action")


# --- slaying (l.220-232) --------------------------------------------------------------------------------------------


def test_a_slain_monster_is_discarded_and_its_points_are_gained_at_once() -> None:
    """l.224: "placez-la, face visible, dans la défausse"; l.226: "vous gagnez immédiatement ces Points de Victoire"."""
    table = saga().with_row("owlbear", *QUIET[:4]).with_purse(0, strength=4).in_actions().act("monster-1")
    assert table.view()["discard"] == ["owlbear"]
    assert table.vp(0) == 2
    assert table.purse(0) == (0, 0, 2), "and its reward"
    assert "monsters" not in table.player(0)
    assert table.story("slew", "gained") == ["slew", "gained", "gained"]


def test_the_place_stays_empty_until_the_end_of_the_turn() -> None:
    """l.232: "son emplacement est vide : n'y placez pas de carte Épuisé"; "rempli lors de la Phase de Fin de Tour"."""
    table = saga().with_row(*QUIET).with_purse(0, strength=9).with_dice(1, 3).at(Phase.FIRST_ACTION)
    table.act("monster-1")
    assert table.row()[0] == ""
    assert table.place("monster-1")["top"] is None
    table.act("strength").settle()
    hit = [event.args["n"] for event in table.happened("attacked")]
    assert hit == [3, 4], "no monster, no attack in column 1"
    assert table.row()[0] != ""


def test_a_captured_knight_as_a_reward() -> None:
    """l.230: the Wraith gives a citizen of cost 2 or less; "Charlie prend un Chevalier parmi les Citoyens capturés"."""
    table = saga().with_row("wraith", *QUIET[:4]).with_captured("knight", "cleric").with_purse(0, strength=4, magic=3)
    table.in_actions().act("monster-1")
    offered = table.offered("take-citizen")
    assert "captured-knight" in offered
    assert "captured-cleric" not in offered, "too dear"
    assert "citizen-6" in offered, "one of the centre would do as well"
    table.choose("take-citizen", "captured-knight")
    assert table.citizens(0) == ["knight"]
    assert table.captured == ["cleric"]


def test_a_reward_that_only_the_oubliettes_can_give() -> None:
    """l.228: "l'une des cartes capturées ... tant que cette carte respecte les autres prérequis"."""
    table = saga().with_row("bane_spider", *QUIET[:4]).with_exhausted("citizen-6").with_captured("knight")
    table.with_purse(0, strength=6).in_actions().act("monster-1")
    table.choose("choose-reward", "take-citizen-name-knight")
    assert table.citizens(0) == ["knight"]
    without = saga().with_row("bane_spider", *QUIET[:4]).with_exhausted("citizen-6").with_purse(0, strength=6)
    assert without.in_actions().act("monster-1").purse(0)[0] == 3, "with no knight anywhere it is three gold"


def test_magic_helps_but_one_strength_is_real() -> None:
    """Base l.303, 320, 398: at least one of the real resource when magic stands for it."""
    table = saga().with_row("owlbear", *QUIET[:4]).with_purse(0, strength=1, magic=3).in_actions()
    assert table.act("monster-1").purse(0) == (0, 0, 2)
    assert "monster-1" not in saga().with_row(*QUIET).with_purse(0, magic=20).in_actions().offered("action")


def test_tokens_make_a_monster_dearer_and_go_with_it() -> None:
    """Ruling: each token raises the cost by one; they leave with the card. Gold goes to whoever slays (base l.638)."""
    table = (
        saga().with_row(*QUIET).with_tokens("monster-1", strength=2, magic=1, gold=3).with_purse(0, strength=3, magic=1)
    )
    assert table.place("monster-1")["price"] == {"strength": 3, "magic": 1}
    table = (
        saga().with_row(*QUIET).with_tokens("monster-1", strength=2, magic=1, gold=3).with_purse(0, strength=3, magic=1)
    )
    table.in_actions().act("monster-1")
    assert table.purse(0) == (1 + 3, 0, 0)
    table.settle().act("gold").settle()
    assert table.tokens("monster-1") == (0, 0, 0)


# --- recruiting -----------------------------------------------------------------------------------------------------


def test_a_second_copy_costs_one_more() -> None:
    """Base l.327; starters count."""
    table = saga().with_purse(0, gold=20).in_actions()
    assert [table.place(f"citizen-{n}", 0)["price"]["gold"] for n in (1, 5, 6)] == [3, 2 + 1, 2 + 1]
    table.act("citizen-1")
    assert table.place("citizen-1", 0)["price"]["gold"] == 4


def test_citizens_from_seven_on_cost_more_while_the_milestones_are_broken() -> None:
    """Book Two, page 1; l.133: "tant que la carte est visible"."""
    prices = [
        {
            n: saga(book="western_march").with_page(page).place(f"citizen-{n}", 0)["price"]["gold"]
            for n in (4, 6, 7, 9, 11)
        }
        for page in (1, 2)
    ]
    assert [prices[0][n] - prices[1][n] for n in (4, 6, 7, 9, 11)] == [0, 0, 1, 1, 1]
    table = saga(book="western_march").with_purse(0, gold=prices[1][7]).in_actions()
    assert "citizen-7" not in table.offered("action")


# --- praying (l.238-252) --------------------------------------------------------------------------------------------


def test_a_wall_for_eight_points() -> None:
    """l.244: Kira pays 8 VP and puts a wall, intact, below a monster that has none."""
    table = saga().with_row(*QUIET).with_walls(2, 1, 0, 2, 2).with_purse(0, vp=8).in_actions()
    walls = [id for id in table.offered("action") if id.startswith("wall-")]
    assert walls == ["wall-3"], "l.93: only below a monster without one"
    table.act("wall-3")
    assert table.vp(0) == 0
    assert table.walls() == ["intact", "breach", "intact", "intact", "intact"]
    assert "wall-3" not in saga().with_walls(2, 1, 0, 2, 2).with_purse(0, vp=7).in_actions().offered("action")


def test_no_wall_below_an_empty_place() -> None:
    """l.93: "vers un emplacement en dessous d'une carte Monstre dépourvue de tuile Mur"."""
    table = saga().with_row("", *QUIET[1:]).with_walls(0, 2, 2, 2, 2).with_purse(0, vp=20).in_actions()
    assert not [id for id in table.offered("action") if id.startswith("wall-")]


def test_walls_are_dearer_at_high_tide() -> None:
    """Book Three, page 2: ten instead of eight."""
    table = saga(book="shores_of_kosk").with_page(2).with_walls(0, 2, 2, 2, 2).with_purse(0, vp=9).in_actions()
    assert "wall-1" not in table.offered("action")
    table = saga(book="shores_of_kosk").with_page(2).with_walls(0, 2, 2, 2, 2).with_purse(0, vp=10).in_actions()
    assert table.act("wall-1").vp(0) == 0


def test_two_points_for_four_magic() -> None:
    """l.248: "paie 2 Points de Victoire pour gagner 4 jetons Magie"; the card goes to the discard."""
    table = saga().with_favours("living_water", "breath", "conversion").with_purse(0, vp=2).in_actions()
    table.act("favour-living_water")
    assert (table.purse(0), table.vp(0)) == ((0, 0, 4), 0)
    assert table.view()["favours"] == [None, "breath", "conversion"]
    assert table.view()["favour_discard"] == ["living_water"]


def test_a_favour_that_cannot_be_paid_or_would_do_nothing_is_not_offered() -> None:
    table = saga().with_favours("living_water", "deliverance", "sacred_mortar").with_purse(0, vp=1).in_actions()
    assert not [id for id in table.offered("action") if id.startswith("favour-")]
    table = saga().with_favours("living_water", "deliverance", "sacred_mortar").with_purse(0, vp=9).in_actions()
    assert [id for id in table.offered("action") if id.startswith("favour-")] == ["favour-living_water"]


def test_conversion_costs_no_points() -> None:
    """l.252; any number of one resource becomes as many of another."""
    table = saga().with_favours("conversion").with_purse(0, gold=5, magic=1).in_actions().act("favour-conversion")
    table.choose("convert-from", "gold").choose("convert-amount", "gold-4").choose("convert-to", "strength")
    assert (table.purse(0), table.vp(0)) == ((1, 4, 1), 0)


@pytest.mark.parametrize(
    ("favour", "cost", "gained"),
    [
        ("arm_of_aquila", 2, (0, 5, 0)),
        ("cornucopia", 2, (5, 0, 0)),
        ("three_gifts", 3, (2, 2, 2)),
    ],
)
def test_favours_that_give(favour: str, cost: int, gained: tuple[int, int, int]) -> None:
    table = saga().with_favours(favour).with_purse(0, vp=cost).in_actions().act("favour-" + favour)
    assert (table.purse(0), table.vp(0)) == (gained, 0)


def test_favours_for_walls() -> None:
    table = saga().with_row(*QUIET).with_favours("blessed_stone", "sacred_mortar").with_walls(0, 1, 1, 1, 2)
    table.with_purse(0, vp=7).in_actions().act("favour-blessed_stone")
    assert table.walls()[0] == "intact"
    table.act("favour-sacred_mortar").choose("mend-wall", "wall-3").choose("mend-wall", "wall-4")
    assert table.vp(0) == 0
    assert table.story("wall-mended") == ["wall-mended"] * 2


def test_favours_that_bring_citizens_home() -> None:
    """l.59: "renvoyée dans la pioche Citoyen correspondante"; "Il est possible de «désépuiser» une pioche"."""
    table = saga().with_exhausted("citizen-1").with_captured("cleric", "knight", "knight").with_purse(0, vp=6)
    table.with_favours("deliverance", "great_homecoming").in_actions()
    assert table.place("citizen-1")["top"] == "exhausted"
    table.act("favour-deliverance").choose("free-citizen", "captured-cleric")
    assert table.place("citizen-1")["top"] == "cleric"
    assert table.count("citizen-1") == 1
    assert table.view()["exhausted"]["pile"] == 10
    assert table.happened("freed")[0].args["reopened"] == 1
    table.act("favour-great_homecoming")
    assert table.captured == []
    assert table.count("citizen-6") == 4 + 2


def test_a_weak_monster_is_chased_away() -> None:
    """l.57: "Lorsque vous défaussez une carte Monstre ... Vous ne gagnez aucune Récompense pour cette carte"."""
    table = saga().with_row("giant", "soul_reaper", "orc_warrior", "owlbear", "goblin").with_favours("bright_dawn")
    table.with_purse(0, vp=4).in_actions().act("favour-bright_dawn")
    assert table.offered("discard-monster") == ["monster-2", "monster-4", "monster-5"], (
        "a printed strength of 7 at most"
    )
    table.choose("discard-monster", "monster-2")
    assert table.view()["discard"] == ["soul_reaper"]
    assert (table.purse(0), table.vp(0)) == ((0, 0, 0), 0)


def test_a_die_is_set() -> None:
    """l.282: dice that a favour has changed count as changed when the monsters come."""
    table = saga().with_row(*QUIET).with_favours("hand_of_fate").with_purse(0, vp=2).in_actions(1, 3)
    table.act("favour-hand_of_fate").choose("which-die", "die-1").choose("die-value", "face-5")
    assert table.view()["dice"] == [5, 3]
    table.act("gold")
    assert [event.args["n"] for event in table.happened("attacked")] == [3, 5]
    assert table.walls() == ["intact", "intact", "breach", "intact", "breach"]


def test_a_die_goes_up_or_down_by_one() -> None:
    for branch, value in (("add-die-1", 5), ("add-die-minus-1", 3)):
        table = saga().with_favours("breath").with_purse(0, vp=1).in_actions(4, 4).act("favour-breath")
        table.choose("choose-reward", branch)
        assert table.view()["dice"] == [value, 4], "of two equal dice, either"
    table = saga().with_favours("breath").with_purse(0, vp=1).in_actions(6, 1).act("favour-breath")
    table.choose("choose-reward", "add-die-1")
    assert table.view()["dice"] == [6, 2], "no die shows seven"


# --- sharing (l.254-260) --------------------------------------------------------------------------------------------


def test_eleven_gold_for_six_magic() -> None:
    """l.260: "paie 11 jetons Or. Charlie décide de gagner de la Magie et prend donc 6 jetons Magie"."""
    table = saga().with_purse(0, gold=12).with_purse(1).in_actions().act("share").choose("share-amount", "gold-11")
    table.choose("share-type", "magic-6", seat=1)
    assert table.purse(0) == (1, 0, 0)
    assert table.purse(1) == (0, 0, 6)


@pytest.mark.parametrize(("paid", "gained"), [(1, 1), (2, 1), (3, 2), (10, 5)])
def test_half_rounded_up(paid: int, gained: int) -> None:
    """l.256: "la moitié de ce nombre de Ressources (arrondie au supérieur) d'un type de son choix"."""
    table = saga(3).with_purse(0, strength=10, gold=1).with_purse(2).in_actions().act("share")
    table.choose("share-with", "seat-2").choose("share-what", "strength").choose("share-amount", f"strength-{paid}")
    assert table.offered("share-type", seat=2) == [f"{name}-{gained}" for name in ("gold", "strength", "magic")]
    table.choose("share-type", f"gold-{gained}", seat=2)
    assert table.purse(2) == (gained, 0, 0)


# --- joining the story (l.262-278) ----------------------------------------------------------------------------------


def test_defending_the_oracle() -> None:
    """l.272: 5 magic and 5 strength: "il paie 2 jetons Force et 8 jetons Magie"; a captured Peasant goes home."""
    table = saga().with_page(2).with_captured("peasant").with_purse(0, strength=2, magic=9).in_actions()
    table.act("task").choose("pay", "strength-2-magic-8")
    assert table.purse(0) == (0, 0, 1)
    assert table.placed == [0]
    assert table.captured == []
    assert table.count("citizen-5") == 4 + 1


def test_the_second_token_by_the_same_player_completes_the_task() -> None:
    """l.276: "Au tour suivant, Charlie ... place le 2e jeton Réussite et renvoie un Citoyen capturé"."""
    table = saga().with_row(*QUIET).with_page(2, 0).with_captured("knight").with_purse(0, strength=10, magic=10)
    table.in_actions(1, 3).act("task").choose("pay", "strength-5-magic-5")
    assert table.placed == [0, 0]
    assert table.captured == []
    assert "task" not in table.offered("action"), "l.278: it has all its tokens"
    table.act("gold")
    assert table.view()["page"] == 3


def test_both_tokens_in_one_turn() -> None:
    """l.274: "Un joueur peut réaliser cette action plusieurs fois ... (lors d'un même tour ou non)"."""
    table = saga().with_row(*QUIET).with_page(2).with_purse(0, strength=10, magic=10).in_actions(1, 3)
    table.act("task").choose("pay", "strength-5-magic-5").act("task")
    assert table.view()["page"] == 3


@pytest.mark.parametrize(
    ("gold", "strength", "magic", "can"),
    [(4, 2, 0, True), (3, 2, 1, True), (1, 1, 4, True), (0, 2, 9, False), (4, 0, 9, False), (3, 2, 0, False)],
)
def test_magic_stands_for_strength_or_gold(gold: int, strength: int, magic: int, can: bool) -> None:
    """l.141, l.266; at least one of each is real (base l.398). The first task of Book One: 4 gold and 2 strength."""
    table = saga().with_purse(0, gold=gold, strength=strength, magic=magic).in_actions()
    assert ("task" in table.offered("action")) == can


def test_every_way_to_pay_is_exact() -> None:
    """l.264: "Vous devez payer toutes les Ressources en une fois"."""
    table = saga().with_purse(0, gold=4, strength=2, magic=2).in_actions().act("task")
    assert table.offered("pay") == [
        "gold-4-strength-2",
        "gold-4-strength-1-magic-1",
        "gold-3-strength-2-magic-1",
        "gold-3-strength-1-magic-2",
        "gold-2-strength-2-magic-2",
    ]


def test_as_many_tokens_as_players() -> None:
    """l.145: the cost is paid as often as there are players."""
    for players in (1, 3, 5):
        assert saga(players).view()["task"]["needed"] == players


def test_a_task_may_cost_larger_teams_more() -> None:
    """A book may ask more of three players, and of four or five."""
    larger = "cost = { strength = 3 }\ncost_three = { strength = 4 }\ncost_four = { gold = 2, strength = 4 }"
    dearer = OWN.replace("cost = { strength = 3 }", larger)
    costs = [saga(players, books=dearer).view()["task"]["cost"] for players in (1, 2, 3, 5)]
    assert [(cost["gold"], cost["strength"], cost["magic"]) for cost in costs] == [
        (0, 3, 0),
        (0, 3, 0),
        (0, 4, 0),
        (2, 4, 0),
    ]


def test_tokens_on_the_task_make_it_dearer() -> None:
    table = saga().with_tokens("task", strength=2, gold=1).with_purse(0, gold=5, strength=4).in_actions().act("task")
    assert table.purse(0) == (0, 0, 3), "4 + 1 gold and 2 + 2 strength, and three magic as a reward"
    assert "task" not in (
        saga().with_tokens("task", strength=2, gold=1).with_purse(0, gold=5, strength=3).in_actions().offered("action")
    )


def test_a_task_is_locked_while_the_thorn_lord_stands() -> None:
    """Book Two, page 3: no token while he is in the row."""
    table = (
        saga(book="western_march").with_page(3).with_row(*QUIET[:4], "thorn_lord").with_purse(0, **RICH).in_actions()
    )
    assert "task" not in table.offered("action")
    assert table.view()["task"]["locked"] == "thorn_lord"
    table.act("monster-5").choose("pay", "magic-0").choose("gain-any", "gold")
    assert "task" in table.offered("action")


def test_points_pay_for_a_task() -> None:
    """Book Five, page 1: two VP for three less of one resource; the task asks for 5 gold and 3 magic."""
    table = saga(book="pact_of_shadows").with_purse(0, gold=5, magic=4, vp=3).in_actions().act("task")
    table.choose("task-vp", "yes").choose("task-less", "gold")
    assert table.offered("pay")[0] == "gold-2-magic-3"
    table.choose("pay", "gold-2-magic-3").choose("gain-any", "strength")
    assert (table.purse(0), table.vp(0)) == ((3, 3, 1), 1)
    price = [part.id for part in table.happened("joined")[0].args["price"]]
    assert price == ["amount-gold", "amount-magic", "amount-vp"], "the log tells all that was paid"
    declined = saga(book="pact_of_shadows").with_purse(0, gold=5, magic=3, vp=3).in_actions().act("task")
    declined.choose("task-vp", "no").choose("gain-any", "gold")
    assert (declined.vp(0), declined.placed) == (3, [0])


def test_points_are_not_asked_for_where_there_is_no_other_way() -> None:
    table = saga(book="pact_of_shadows").with_purse(0, gold=2, magic=3, vp=2).in_actions().act("task")
    table.choose("task-less", "gold").choose("gain-any", "gold")
    assert table.vp(0) == 0
    assert table.placed == [0]
    assert "task" not in saga(book="pact_of_shadows").with_purse(0, gold=2, magic=3, vp=1).in_actions().offered(
        "action"
    )


def test_a_radiant_token_pays_for_the_last_task() -> None:
    """Book Six, page 4: a radiant token pays three of the eight magic."""
    table = saga(book="the_darksworn").with_page(4).with_radiants("bright", "dull").with_purse(0, magic=8).in_actions()
    table.act("task").choose("task-radiant", "yes")
    assert table.purse(0) == (0, 0, 3)
    assert table.radiants() == ["dull", "dull"]
    assert table.vp(0) == 5
    poor = saga(book="the_darksworn").with_page(4).with_radiants("dull", "bright").with_purse(0, magic=7).in_actions()
    assert "task" not in poor.offered("action"), "only one's own, and only a bright one"


def test_the_first_task_is_cheaper_with_the_broken_scroll() -> None:
    """The boon of Book Five: the first token of the first task costs two less of one resource; 6 gold and 1 magic."""
    table = saga(book="the_darksworn").with_purse(0, gold=9, magic=1).in_actions().act("task")
    table.choose("task-less", "gold")
    assert table.purse(0) == (5, 0, 0)
    assert "task" not in table.offered("action"), "the second one costs all of it"
    later = saga(book="the_darksworn").with_page(1, 1).with_purse(0, gold=6, magic=1).in_actions().act("task")
    assert later.purse(0) == (0, 0, 0)


def test_a_choice_of_rewards() -> None:
    """Book Two, page 3: a wall or three VP; with nowhere to build there is no choice."""
    table = saga(book="western_march").with_page(3).with_row(*QUIET).with_walls(0, 2, 2, 2, 2).with_purse(0, **RICH)
    table.in_actions().act("task").choose("pay", "gold-5-strength-4").choose("choose-reward", "build-wall-1")
    assert table.walls()[0] == "intact"
    full = saga(book="western_march").with_page(3).with_row(*QUIET).with_purse(0, **RICH).in_actions().act("task")
    assert full.choose("pay", "gold-5-strength-4").vp(0) == 23


# --- radiant tokens and boons ---------------------------------------------------------------------------------------


def test_a_radiant_token_gives_two_of_a_resource_beside_an_action() -> None:
    table = saga().with_radiants("bright", "bright").with_purse(0).in_actions().act("radiant")
    table.choose("radiant-gain", "magic-2")
    assert table.purse(0) == (0, 0, 2)
    assert table.radiants() == ["dull", "bright"]
    assert table.asked("action"), "it was no action"
    assert "radiant" not in table.offered("action")


def test_recharging_anybodys_token() -> None:
    """l.85: "Vous pouvez retourner un jeton Radiant d'un autre joueur sur sa face Brillant"."""
    table = saga(3).with_page(3).with_radiants("dull", "bright", "dull").with_purse(0, magic=8).in_actions().act("task")
    assert table.offered("recharge") == ["seat-0-radiant", "seat-2-radiant"]
    table.choose("recharge", "seat-2-radiant")
    assert table.radiants() == ["dull", "bright", "bright"]
    assert table.vp(0) == 2
    nobody = saga(2).with_page(3).with_radiants("bright", "bright").with_purse(0, magic=8).in_actions().act("task")
    assert nobody.vp(0) == 2, "with none to recharge the rest is gained all the same"


def test_the_banner_mends_every_breach_once_in_a_book() -> None:
    table = (
        saga(book="shores_of_kosk").with_walls(1, 1, 0, 2, 1).with_purse(0).in_actions().act("boon-banner_of_the_west")
    )
    while table.asked("mend-wall"):
        table.choose("mend-wall", table.offered("mend-wall")[0])
    assert table.walls() == ["intact", "intact", "", "intact", "intact"]
    assert "boon-banner_of_the_west" not in table.offered("action")
    assert table.view()["boons"] == [{"id": "banner_of_the_west", "used": True}]
    whole = saga(book="shores_of_kosk").with_walls(2, 2, 2, 2, 2).with_purse(0).in_actions()
    assert "boon-banner_of_the_west" not in whole.offered("action"), "there is nothing to mend"


def test_an_event_on_an_exhausted_stack_is_slain_for_good() -> None:
    """l.359, base l.640: an exhausted card takes its place; it does not go to the discard."""
    table = saga(events=["mimic", "sorcerer"]).with_event("citizen-3", "mimic").with_purse(0, **RICH).in_actions()
    table.act("citizen-3").choose("pay", "magic-0")
    assert table.place("citizen-3")["top"] == "exhausted"
    assert table.view()["discard"] == []
    assert table.purse(0)[0] == 25
