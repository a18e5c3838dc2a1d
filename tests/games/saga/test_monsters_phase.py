"""The Monsters' Phase (rulebook l.280-298): columns, dark monsters, the book on a six, and how a book is lost."""

from __future__ import annotations

import pytest

from tests.games.saga.table import QUIET, Table, saga
from valtable.games.saga.state import Phase


def hits(table: Table) -> list[int]:
    """The numbers of the columns that were attacked, in order."""
    return [event.args["n"] for event in table.happened("attacked")]


def acting(table: Table) -> list[str]:
    """The dark monsters and books that acted, in order."""
    return [event.args["card"].id.removeprefix("card-") for event in table.happened("dark-acts", "book-acts")]


# --- columns --------------------------------------------------------------------------------------------------------


def test_a_two_and_a_four() -> None:
    """l.290-292: the wall below column 2 cracks, column 4 is empty, the sum 6 banishes a Cleric from the centre."""
    table = saga().with_row("goblin", "bane_spider", "treant", "", "dire_bear").with_deck("owlbear").with_roll(2, 4)
    table.pass_actions()
    table.choose("banish-citizen", "citizen-1")
    assert table.walls() == ["intact", "breach", "intact", "intact", "intact"]
    assert hits(table) == [2]
    assert table.banished == ["cleric"]
    assert table.captured == []
    assert table.count("citizen-1") == 3


def test_intact_then_breached_then_gone_then_a_citizen() -> None:
    """l.178, l.286: an intact wall cracks, a breach goes to Aquilin's board, and without one a citizen is captured."""
    before: tuple[tuple[int, str, list[str]], ...] = ((2, "breach", []), (1, "", []), (0, "", ["cleric"]))
    for wall, after, captured in before:
        table = saga().with_row("goblin", "", "", "", "").with_walls(wall, 2, 2, 2, 2).attacked_with(1, 6)
        if not wall:
            table.choose("give-up-citizen", "citizen-1")
        table.choose("banish-citizen", "citizen-2")
        assert table.walls()[0] == after
        assert table.captured == captured


def test_either_of_the_two_stacks_of_the_column() -> None:
    """l.286: "le Joueur Actif doit défausser une carte Citoyen de l'une des 2 pioches"."""
    table = saga(3).with_row("", "", "", "goblin", "").with_walls(0, 0, 0, 0, 0).attacked_with(4, 3)
    assert table.offered("give-up-citizen", seat=0) == ["citizen-4", "citizen-9"]
    table.choose("give-up-citizen", "citizen-9")
    assert table.captured == ["paladin"]
    one = (
        saga()
        .with_row("goblin", "", "", "", "")
        .with_walls(0, 2, 2, 2, 2)
        .with_exhausted("citizen-1")
        .attacked_with(1, 2)
    )
    assert one.captured == ["knight"], "with one stack left there is no choice"


def test_columns_in_ascending_order() -> None:
    """l.286: "En commençant par le 1 puis dans l'ordre croissant jusqu'à 5"."""
    assert hits(saga().with_row(*QUIET).attacked_with(4, 1)) == [1, 4, 5]
    assert hits(saga().with_row(*QUIET).attacked_with(3, 2)) == [2, 3, 5]
    assert hits(saga().with_row(*QUIET).attacked_with(5, 4)) == [4, 5]


def test_a_double_attacks_twice() -> None:
    """l.296: "En cas de double, les cartes Monstre ... sont résolues deux fois"."""
    table = saga().with_row(*QUIET).attacked_with(2, 2)
    assert hits(table) == [2, 2, 4]
    assert table.walls() == ["intact", "", "intact", "breach", "intact"]


def test_shifted_number_tiles() -> None:
    """Book Four, page 3: every number sits one column further right, 5 above the first."""
    table = saga(book="drowned_city").with_page(3).with_radiants("dull", "dull").with_row(*QUIET).attacked_with(1, 4)
    assert [column["number"] for column in table.view()["columns"]] == [5, 1, 2, 3, 4]
    assert table.walls() == ["breach", "breach", "intact", "intact", "breach"], "1, 4 and 5: columns 2, 5 and 1"
    assert hits(table) == [1, 4, 5]


def test_an_exhausted_card_marks_an_emptied_stack_and_nothing_ends() -> None:
    """Ruling; l.316: the base game's end is ignored."""
    table = saga().with_row("goblin", "", "", "", "").with_walls(0, 2, 2, 2, 2).with_stack("citizen-1", "cleric")
    table.with_all_exhausted("citizen-1", "citizen-6").attacked_with(1, 3).choose("give-up-citizen", "citizen-1")
    assert table.place("citizen-1")["top"] == "exhausted"
    assert table.end == ""


# --- dark monsters (l.111-123) --------------------------------------------------------------------------------------


def test_a_dark_monster_of_the_column() -> None:
    """l.119: it acts when the number above it is activated; its column is attacked like any other first (l.286)."""
    table = saga().with_row("moat_wraith", *QUIET[1:]).attacked_with(1, 3)
    assert table.story("attacked", "dark-acts") == ["attacked", "attacked", "attacked", "dark-acts"]
    assert table.offered("capture-citizen") == ["citizen-1", "citizen-6"]
    table.choose("capture-citizen", "citizen-6")
    assert table.captured == ["knight"]
    assert table.walls()[0] == "breach", "l.123: its own instructions ignore the wall"
    quiet = saga().with_row("moat_wraith", *QUIET[1:]).attacked_with(2, 3)
    assert acting(quiet) == []


def test_a_dark_monster_that_attacks_its_column_meets_the_wall() -> None:
    """l.123: "À moins que la carte indique d'attaquer la colonne"."""
    table = saga().with_row("midnight_hound", *QUIET[1:]).attacked_with(1, 3)
    assert table.walls()[0] == "", "attacked as a column, and by its instructions"
    assert table.captured == []


def test_a_dark_monster_acts_twice_on_a_double() -> None:
    """l.121: "Dans le cas d'un double ... les instructions de la carte sont résolues deux fois"."""
    table = saga().with_row(*QUIET[:2], "soul_reaper", *QUIET[3:]).attacked_with(3, 3)
    table.choose("banish-citizen", "citizen-3").choose("banish-citizen", "citizen-8")
    assert table.banished == ["mercenary", "champion"]
    assert acting(table) == ["soul_reaper", "soul_reaper", "prophecy"]


@pytest.mark.parametrize(("dice", "n"), [((3, 1), 1), ((1, 2), 1), ((3, 3), 2), ((4, 5), 0)])
def test_a_die_value_on_a_die_or_as_the_sum(dice: tuple[int, int], n: int) -> None:
    """l.121: "si la valeur du symbole est visible sur les dés ou si elle égale à leur somme"."""
    table = saga().with_row("goblin", "faceless_watcher", *QUIET[2:]).with_purse(0, magic=5).attacked_with(*dice)
    assert acting(table).count("faceless_watcher") == n
    assert table.tokens("monster-2") == (n, 0, 0)
    lost = [event.args["what"].args["n"] for event in table.happened("lost")]
    assert lost == [1] * n


def test_the_sum_of_seven() -> None:
    """The Obsidian Colossus attacks the column with the weakest wall; the active player breaks ties."""
    table = saga().with_row(*QUIET[:4], "obsidian_colossus").with_walls(2, 1, 1, 2, 2).attacked_with(6, 1)
    assert table.offered("attack-which") == ["column-1", "column-2", "column-3"], "the first has cracked before"
    table = saga().with_row(*QUIET[:4], "obsidian_colossus").with_walls(0, 2, 2, 2, 2).attacked_with(5, 2)
    assert table.asked("give-up-citizen"), "attacked without a wall"


def test_dark_monsters_act_after_the_columns_from_one_to_five_and_the_six_last() -> None:
    """l.286-288: columns; dark monsters from 1 to 5; with a six those who wait for it, then the book."""
    table = saga().with_row("void_cantor", "goblin", "faceless_watcher", "treant", "moat_wraith").with_purse(0, magic=3)
    table.attacked_with(5, 1).choose("capture-citizen", "citizen-5")  # the wraith; then the cantor, who waits for six
    table.choose("capture-citizen", "citizen-1").choose("banish-citizen", "citizen-2")
    kinds = table.story("attacked", "dark-acts", "book-acts")
    assert kinds == ["attacked", "attacked", "dark-acts", "dark-acts", "book-acts"]
    assert acting(table) == ["moat_wraith", "void_cantor", "prophecy"]


def test_a_wall_beside_the_ink_weaver() -> None:
    table = saga().with_row("goblin", "ink_weaver", *QUIET[2:]).with_walls(2, 2, 2, 2, 2).attacked_with(2, 3)
    assert table.offered("breach-which") == ["wall-1", "wall-3"], "walls suffer; no citizen is taken"
    assert table.choose("breach-which", "wall-3").walls() == ["intact", "breach", "", "intact", "breach"]
    bare = saga().with_row("goblin", "ink_weaver", *QUIET[2:]).with_walls(0, 2, 0, 2, 2).attacked_with(2, 2)
    assert bare.captured == []


def test_the_thorn_lord_grows_up_to_three_tokens() -> None:
    """Ruling: dark effects never put more than three of a kind on one card."""
    table = saga(book="western_march").with_radiants("dull", "dull").with_row(*QUIET[:4], "thorn_lord")
    table.with_tokens("monster-5", strength=3, magic=1).attacked_with(5, 3)
    assert table.tokens("monster-5") == (3, 1, 0)
    grown = saga(book="western_march").with_radiants("dull", "dull").with_row(*QUIET[:4], "thorn_lord")
    assert grown.with_tokens("monster-5", strength=1).attacked_with(5, 3).tokens("monster-5") == (2, 0, 0)


def test_the_spawn_of_kosk_attacks_beside_it() -> None:
    table = (
        saga(book="drowned_city")
        .with_radiants("dull", "dull")
        .with_row("goblin", "spawn_of_kosk", "", "owlbear", "treant")
    )
    table.attacked_with(5, 5)
    assert hits(table) == [5, 5, 1, 1], "column 3 is empty; once for each five"


# --- the book on a six (l.135, l.288) -------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "n"), [((6, 1), 1), ((2, 4), 1), ((3, 3), 1), ((6, 6), 2), ((5, 2), 0)])
def test_a_six_on_a_die_or_as_the_sum_and_a_double_six_twice(dice: tuple[int, int], n: int) -> None:
    """l.135: "Dans le cas d'un double 6, les instructions sont résolues une première fois, puis une deuxième"."""
    table = saga().with_row(*QUIET).attacked_with(*dice)
    for _ in range(n):
        table.choose("banish-citizen", "citizen-1")
    assert table.banished == ["cleric"] * n
    assert not table.asked("banish-citizen")


def test_the_cover_and_the_page_in_this_order() -> None:
    """l.206: the cover's rules hold for the whole book. Book Three, page 3: each player loses a gold."""
    table = saga(3, book="shores_of_kosk").with_page(3).with_radiants("dull", "dull", "dull").with_row(*QUIET)
    for seat, gold in enumerate((2, 1, 0)):
        table.with_purse(seat, gold=gold)
    table.attacked_with(6, 2).choose("choose-reward", "attack-5")
    assert acting(table) == ["shores_of_kosk", "thing_from_the_deep"]
    assert hits(table) == [2, 5]
    assert [len(table.happened("lost")), *[event.args["player"].args["seat"] for event in table.happened("lost")]] == [
        2,
        0,
        1,
    ]


def test_the_fullest_stack() -> None:
    """Book Two: capture a citizen of the fullest stack; ties are the player's."""
    table = saga(book="western_march").with_row(*QUIET).with_radiants("dull", "dull")
    table.with_stack("citizen-7", *["rogue"] * 5).attacked_with(6, 3)
    assert table.captured == ["rogue"]
    tied = saga(book="western_march").with_row(*QUIET).with_radiants("dull", "dull").attacked_with(6, 3)
    assert len(tied.offered("capture-citizen")) == 10


def test_a_choice_of_evils() -> None:
    """Book Five: banish a citizen or lose two VP each, never below zero."""
    table = saga(3, book="pact_of_shadows").with_row(*QUIET).with_radiants("dull", "dull", "dull")
    for seat, vp in enumerate((5, 1, 0)):
        table.with_purse(seat, vp=vp)
    table.attacked_with(6, 3).choose("cancel-six", "no").choose("choose-reward", "lose-each-vp-2")
    assert [event.args["what"].args["n"] for event in table.happened("lost")] == [2, 1]


def test_the_water_key_cancels_a_six() -> None:
    """The boon of Book Four, once in a book."""
    table = saga(book="pact_of_shadows").with_row(*QUIET).with_radiants("dull", "dull").attacked_with(6, 6)
    table.choose("cancel-six", "yes")
    assert table.asked("choose-reward"), "one of the two sixes"
    table.choose("choose-reward", "banish-any-1").choose("banish-citizen", "citizen-1")
    assert table.story("six-cancelled", "book-acts") == ["six-cancelled", "book-acts"]
    assert {"id": "water_key", "used": True} in table.view()["boons"]


def test_an_attack_on_an_empty_column_does_nothing() -> None:
    """Ruling: attack_column number on an empty column: nothing."""
    table = saga(book="shores_of_kosk").with_row("", *QUIET[1:]).with_deck("goblin").with_radiants("dull", "dull")
    table.attacked_with(6, 2).choose("choose-reward", "attack-1")
    assert hits(table) == [2]


# --- radiant tokens -------------------------------------------------------------------------------------------------


def test_a_radiant_token_stops_an_attack() -> None:
    table = saga().with_radiants("bright", "bright").with_row(*QUIET).with_walls(0, 2, 2, 2, 2).attacked_with(1, 2)
    table.choose("stop-attack", "yes", seat=0)
    assert table.radiants() == ["dull", "bright"]
    assert table.captured == []
    assert hits(table) == [1, 2, 3], "the others go on, and only the active player is asked"
    hit = saga().with_radiants("bright", "bright").with_row(*QUIET).with_walls(0, 2, 2, 2, 2).attacked_with(1, 2)
    hit.choose("stop-attack", "no").choose("give-up-citizen", "citizen-1")
    assert hit.captured == ["cleric"]


def test_it_stops_no_other_instruction() -> None:
    """Ruling: "a radiant shield stops an attack, not a discard or banish instruction"."""
    table = (
        saga().with_radiants("bright", "bright").with_row("", "", "", "", "").with_deck("goblin").attacked_with(6, 1)
    )
    assert table.prompts == ["banish-citizen"]


# --- losing (l.294, l.318) ------------------------------------------------------------------------------------------


def test_no_citizen_left_in_the_column() -> None:
    """l.294: "aucune carte Citoyen valide n'est disponible, vous perdez immédiatement la partie"."""
    table = saga(3).with_row("goblin", *QUIET[1:]).with_walls(0, 2, 2, 2, 2).with_exhausted("citizen-1", "citizen-6")
    table.attacked_with(1, 3)
    assert table.match.over
    assert table.end == "lost"
    assert table.match.winners == []
    assert table.match.scores == [0, 0, 0]
    assert table.ending == "ending-lost"
    assert hits(table) == [1], "at once: what would have come after it does not"


def test_a_radiant_token_may_save_the_day() -> None:
    table = saga().with_row("goblin", *QUIET[1:]).with_walls(0, 2, 2, 2, 2).with_exhausted("citizen-1", "citizen-6")
    table.with_radiants("bright", "").attacked_with(1, 3).choose("stop-attack", "yes")
    assert table.end == ""


def test_nobody_is_lost_where_no_monster_stands_or_a_wall_does() -> None:
    """Ruling: column with a monster, both stacks empty and no wall: defeat; without a monster: nothing."""
    empty = saga().with_row("", *QUIET[1:]).with_deck("goblin").with_walls(0, 2, 2, 2, 2)
    assert empty.with_exhausted("citizen-1", "citizen-6").attacked_with(1, 3).end == ""
    walled = saga().with_row(*QUIET).with_walls(1, 2, 2, 2, 2).with_exhausted("citizen-1", "citizen-6")
    assert walled.attacked_with(1, 3).end == ""


def test_nobody_left_to_banish() -> None:
    """l.318: "Si vous devez Défausser ou Bannir une carte Citoyen et qu'aucune carte valide n'est disponible"."""
    table = saga().with_row(*QUIET).with_all_exhausted().with_tableau(0, "cleric").attacked_with(6, 2)
    assert table.end == "lost", "starters and citizens of the players are never taken (l.57, l.61)"
    assert table.citizens(0) == ["cleric"]
    last = saga().with_row(*QUIET).with_all_exhausted("citizen-9").attacked_with(6, 2)
    assert last.end == ""
    assert last.banished == ["paladin"]


def test_a_dark_monster_may_lose_the_game_behind_a_wall() -> None:
    """l.123: its instructions ignore walls."""
    table = saga().with_row("moat_wraith", *QUIET[1:]).with_exhausted("citizen-1", "citizen-6").attacked_with(1, 3)
    assert table.walls()[0] == "breach"
    assert table.end == "lost"


# --- alone ----------------------------------------------------------------------------------------------------------


def test_a_second_harvest_alone() -> None:
    """l.298: "Si vous jouez en solo, procédez à une deuxième Phase de Récolte après la Phase des Monstres"."""
    table = saga(1).with_row(*QUIET).with_roll(5, 3, 1, 1).with_purse(0).with_tableau(0, "mercenary")
    table.settle()
    first = table.purse(0), table.vp(0)
    table.act("strength", "strength").settle()
    assert table.story("harvested", "attacked", "harvested", "turn")[:5] == [
        "turn",
        "harvested",
        "attacked",
        "attacked",
        "harvested",
    ]
    assert table.purse(0) > first[0]


def test_no_second_harvest_in_company() -> None:
    table = saga(2).with_row(*QUIET).with_roll(5, 3).with_purse(0).pass_actions()
    assert len([event for event in table.happened("harvested") if event.args["player"].args["seat"] == 0]) <= 2
    assert table.state.phase == Phase.ROLL


# --- what is to come ------------------------------------------------------------------------------------------------


def test_the_threat_tells_what_the_phase_will_do() -> None:
    table = (
        saga()
        .with_row("goblin", "moat_wraith", "void_cantor", "", "dire_bear")
        .with_walls(0, 2, 1, 2, 2)
        .in_actions(2, 4)
    )
    told = [(blow["does"], blow["value"], blow["column"]) for blow in table.view()["threat"]]
    assert told == [("breach", 2, 2), ("dark", 2, 2), ("dark", 6, 3), ("book", 6, None)]
    grim = saga().with_row(*QUIET).with_walls(0, 2, 1, 2, 2).with_exhausted("citizen-1", "citizen-6").in_actions(1, 3)
    assert [blow["does"] for blow in grim.view()["threat"]] == ["defeat", "fall", "breach"]
    taken = saga().with_row(*QUIET).with_walls(0, 0, 2, 2, 2).in_actions(1, 1)
    assert [blow.get("stacks") for blow in taken.view()["threat"]] == [
        ["citizen-1", "citizen-6"],
        ["citizen-1", "citizen-6"],
        ["citizen-2", "citizen-7"],
    ]
