"""Alone against the Dark Lord (rulebook l.730-817)."""

from __future__ import annotations

from typing import Any

import pytest

import valtable
from tests.games.kingdom.figures import DUKES, crew
from tests.games.kingdom.table import Table, kingdom, said
from valtable.games import find
from valtable.games.kingdom.state import Phase
from valtable.text import speaker_of


def solo(**options: Any) -> Table:
    return kingdom(1, **options).with_purse(0)


def monsters_come(one: int, two: int, **options: Any) -> Table:
    """The Monster Phase with these dice."""
    return solo(**options).with_dice(one, two).at(Phase.MONSTERS)


def captured(table: Table) -> list[str]:
    facts = table.view(0)["dark_lord"]
    return [*facts["citizens"], *facts["domains"]]


def raided(table: Table) -> list[str]:
    """Where the monsters struck."""
    return [str(said(event)["from"]) for event in table.happened("captured")]


# --- preparation -----------------------------------------------------------------------------------------------------


def test_the_dark_lord_has_a_random_secret_duke() -> None:
    """l.741: face down, beside the monsters; not the player's own."""
    dukes = set()
    for seed in range(80):
        match = valtable.new("kingdom", 1, seed=seed)
        dealt = match.view(0)["players"][0]["dealt"]
        match.answer(0, dealt[0])
        assert match.view(0)["dark_lord"] == {"citizens": [], "domains": [], "duke": None}
        while not match.over:
            match.answer(0, match.questions[0].options[0])
        lord = match.view(0)["dark_lord"]["duke"]
        assert lord != dealt[0]
        dukes.add(lord)
    assert dukes == set(DUKES)


def test_the_player_chooses_among_two_dukes() -> None:
    """l.741: after having chosen your duke."""
    match = valtable.new("kingdom", 1, seed=1)
    (question,) = match.questions
    assert question.prompt == "duke"
    assert len(question.options) == 2


def test_the_dark_lords_duke_is_shown_at_the_end() -> None:
    """l.805: revealed once the player's points are counted."""
    table = (
        solo().with_dark_lord("mico").with_exhausted("monster-1", "monster-2", "citizen-1", "citizen-2", "citizen-3")
    )
    table.with_dice(1, 1).at(Phase.TURN_END)
    assert table.match.over
    assert table.view(0)["dark_lord"]["duke"] == "mico"


# --- the player's own phases -----------------------------------------------------------------------------------------


def test_six_phases() -> None:
    """l.743-781: roll, harvest, actions, monsters, second harvest, end of turn, and the dice again."""
    table = solo().with_roll(5, 4, 5, 4).with_tableau(0, "cleric")
    assert table.phase == "first_action"
    assert table.purse(0) == (1, 0, 0)
    table.act("gold", "gold")
    assert table.phase == "monsters"
    table.choose("give-up-citizen", "citizen-5").choose("give-up-citizen", "citizen-4")
    assert table.phase == "first_action"  # the next turn
    assert table.view(0)["turn"] == 1
    assert table.purse(0) == (1 + 2 + 1 + 1, 0, 0)


def test_the_first_harvest_is_on_the_left_side() -> None:
    """l.751."""
    table = solo().with_roll(4, 3).with_tableau(0, "archer", "champion")
    assert table.purse(0) == (0, 2, 0)


def test_the_second_harvest_is_on_the_right_side() -> None:
    """l.777: with the dice of the Roll Phase."""
    table = solo().with_dice(4, 3).with_tableau(0, "archer", "rogue").with_roll(1, 2).at(Phase.SECOND_HARVEST)
    assert table.purse(0) == (1, 1 + 1, 0)


@pytest.mark.parametrize(("answer", "purse"), [("gold-3", (3, 0, 0)), ("magic-3", (0, 0, 3))])
def test_the_thief_steals_from_nobody(answer: str, purse: tuple[int, int, int]) -> None:
    """l.751: you simply gain it."""
    table = solo().with_roll(3, 4).with_tableau(0, "thief")
    assert table.offered("choose-reward") == ["gold-3", "magic-3"]
    table.choose("choose-reward", answer)
    assert table.purse(0) == purse


def test_several_thieves_alone_ask_once() -> None:
    """l.751 and l.208: each of them 3 gold or 3 magic."""
    table = solo().with_roll(3, 4).with_tableau(0, "thief", "thief")
    assert table.offered("choose-reward") == ["gold-6", "gold-3-magic-3", "magic-6"]
    table.choose("choose-reward", "gold-3-magic-3")
    assert table.purse(0) == (3, 0, 3)


# --- VP on the board, which count for nothing alone (l.801-803) ------------------------------------------------------

UNSCORED = {"en": "(worth nothing in the solo game)", "fr": "(sans valeur en solo)"}


def spoken(table: Table) -> list[tuple[str, str]]:
    """Everything that is asked, offered and told right now, in each language."""
    found: list[tuple[str, str]] = []
    for language in UNSCORED:
        speaker = speaker_of(table.info, language, ["Ann", "Bea"])
        for question in table.match.questions:
            lines = [speaker.say(question.message), *[speaker.option(question, option) for option in question.options]]
            found.extend((language, line) for line in lines)
        found.extend((language, speaker.say(event.message)) for event in table.match.events)
    return found


def says_so(table: Table, points: str) -> bool:
    """Whether each line that speaks of these VP says that they count for nothing; there must be such lines."""
    lines = [
        (language, line.replace("\u00a0", " "))
        for language, line in spoken(table)
        if f"{points} {'VP' if language == 'en' else 'PV'}" in line.replace("\u00a0", " ")
    ]
    assert {language for language, _ in lines} == set(UNSCORED)
    told = {UNSCORED[language] in line for language, line in lines}
    assert len(told) == 1
    return told.pop()


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("domain", ["golden_obelisk_of_nae", "nest_of_the_weaver_witch", "watcher_on_the_water"])
def test_vp_for_building(domain: str, players: int) -> None:
    """l.801-803: at the offer, and when they are gained."""
    table = kingdom(players).in_actions().with_stack("domain-1", domain, "coliseum").with_tableau(0, *crew(domain))
    table.with_purse(0, gold=10, magic=3).with_victory_pile(0, "goblin")
    table.act("domain-1").choose("pay", "magic-0")
    assert says_so(table, "3") == (players == 1)
    table.match.answer(0, table.match.questions[0].options[0])
    assert table.vp(0) == 3
    (gained,) = table.happened("gained")
    assert (said(gained)["gains"][0]["message"][0] == "amount-unscored") == (players == 1)
    assert says_so(table, "3") == (players == 1)


@pytest.mark.parametrize("players", [1, 2])
def test_vp_at_the_end_of_the_actions(players: int) -> None:
    """l.801-803: the Tower."""
    table = kingdom(players).in_actions().with_tableau(0, "the_tower").with_purse(0, magic=2)
    table.act("strength", "strength")
    assert says_so(table, "1") == (players == 1)
    table.choose("action-end", "the_tower")
    assert table.vp(0) == 1
    assert says_so(table, "1") == (players == 1)


@pytest.mark.parametrize("players", [1, 2])
def test_vp_for_doubles_and_as_a_reward(players: int) -> None:
    """l.801-803: Gargan's Embrace, and the Spider Queen's second reward."""
    table = kingdom(players).with_roll(4, 4).with_tableau(0, "gargans_embrace")
    assert table.vp(0) == 1
    assert says_so(table, "1") == (players == 1)
    table = kingdom(players).in_actions().with_stack("monster-3", "spider_queen", "treant")
    table.with_purse(0, strength=10, magic=3).act("monster-3")
    assert says_so(table, "1") == (players == 1)


def test_vp_of_a_citizen() -> None:
    """l.801-803: any card that brings VP says so, whatever it is called: here a Merchant of one's own pack."""
    text = find("kingdom").text("cards.toml")
    for effect, prompt in (("choose(gold+2|vp+7)", "choose-reward"), ("pay gold 1 -> vp+7", "exchange")):
        pack = text.replace('active = "choose(gold+2|magic+2)"', f'active = "{effect}"', 1)
        for several in (1, 2):
            table = solo(cards=pack).with_roll(2, 1).with_gold(0, 1).with_tableau(0, *["merchant"] * several)
            assert table.asked(prompt)
            assert says_so(table, "7")
    pack = text.replace('active = "choose(gold+2|magic+2)"', 'active = "vp+7"', 1)
    table = solo(cards=pack).with_roll(2, 1).with_tableau(0, "merchant")
    assert table.story("harvested") == ["harvested"]
    assert says_so(table, "7")


def test_the_truce_steals_from_nobody() -> None:
    """l.755."""
    table = solo().in_actions().with_stack("domain-1", "cutthroats_truce", "coliseum").with_purse(0, gold=5)
    table.with_tableau(0, *crew("cutthroats_truce"))
    table.act("domain-1")
    assert table.purse(0) == (3, 0, 0)


def test_cathedral_and_orb_steal_from_nobody() -> None:
    """l.755."""
    table = solo().in_actions().with_tableau(0, "cathedral_of_st_aquila", "orb_of_urdr")
    table.act("strength", "strength")
    table.choose("action-end", "cathedral_of_st_aquila").choose("action-end", "orb_of_urdr")
    assert table.purse(0) == (1, 2, 1)


def test_the_perch_takes_the_leftmost_monster() -> None:
    """l.755: the first card of the leftmost stack that is not exhausted, without a reward (l.847)."""
    for empty, taken in (([], "goblin"), (["monster-1", "monster-2"], "treant")):
        table = solo().in_actions().with_stack("domain-1", "purloiners_perch", "coliseum").with_exhausted(*empty)
        table.with_tableau(0, *crew("purloiners_perch")).with_purse(0, gold=10)
        table.act("domain-1")
        place, _ = table.offered("rob-monster")
        table.choose("rob-monster", place)
        assert table.pile(0) == [taken]
        assert table.purse(0) == (0, 0, 0)


def test_the_perch_can_exhaust_a_stack() -> None:
    """l.755, l.265."""
    table = solo().in_actions().with_stack("domain-1", "purloiners_perch", "coliseum").with_stack("monster-1", "goblin")
    table.with_tableau(0, *crew("purloiners_perch")).with_purse(0, gold=10)
    table.act("domain-1").choose("rob-monster", "monster-1")
    assert table.top("monster-1") == "exhausted"


def test_the_perch_leaves_the_tokens_in_the_reserve() -> None:
    """l.638: gold tokens are gained by a slay action only; the next monster has none of them."""
    table = kingdom(1, events=True).in_actions().with_stack("domain-1", "purloiners_perch", "coliseum")
    table.with_tableau(0, *crew("purloiners_perch")).with_purse(0, gold=10).with_tokens("monster-1", gold=2, strength=1)
    table.act("domain-1").choose("rob-monster", "monster-1")
    assert table.pile(0) == ["goblin"]
    assert table.purse(0) == (0, 0, 0)
    assert "tokens" not in table.place("monster-1")


def test_citizens_come_from_the_centre() -> None:
    """l.755."""
    table = solo().in_actions().with_stack("domain-1", "darktide_harbour", "coliseum")
    table.with_tableau(0, *crew("darktide_harbour")).with_purse(0, gold=6)
    table.act("domain-1").choose("take-citizen", "citizen-7")
    assert table.place("citizen-7")["count"] == 4


# --- the Monster Phase -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "stacks"),
    [
        (1, ["citizen-1", "citizen-6"]),
        (2, ["citizen-2", "citizen-7"]),
        (3, ["citizen-3", "citizen-8"]),
        (4, ["citizen-4", "citizen-9"]),
        (5, ["citizen-5", "citizen-11"]),
    ],
)
def test_each_die_rouses_the_stack_of_its_column(die: int, stacks: list[str]) -> None:
    """l.759, l.767: 1 is the leftmost stack; one card of one of the two citizen stacks of that column."""
    other = 1 if die != 1 else 2
    table = monsters_come(die, other)
    assert table.offered("give-up-citizen") == stacks
    top = table.top(stacks[1])
    table.choose("give-up-citizen", stacks[1])
    assert captured(table) == [top]
    assert table.place(stacks[1])["count"] == 4


def test_the_sum_rouses_nothing() -> None:
    """l.759: 1 and 2 strike twice, not three times."""
    table = monsters_come(1, 2)
    table.choose("give-up-citizen", "citizen-1").choose("give-up-citizen", "citizen-2")
    assert not table.asked("give-up-citizen")
    assert raided(table) == ["citizen-1", "citizen-2"]


def test_a_double_strikes_twice() -> None:
    """l.761."""
    table = monsters_come(3, 3)
    table.choose("give-up-citizen", "citizen-3").choose("give-up-citizen", "citizen-8")
    assert captured(table) == ["mercenary", "champion"]
    assert not table.asked("give-up-citizen")


def test_on_a_six_the_player_chooses_the_stack() -> None:
    """l.763: not an exhausted one."""
    table = monsters_come(6, 1).with_exhausted("monster-2")
    assert table.offered("rouse") == ["monster-1", "monster-3", "monster-4", "monster-5"]
    table.choose("rouse", "monster-4")
    assert table.offered("give-up-citizen") == ["citizen-4", "citizen-9"]


def test_an_exhausted_monster_stack_does_nothing() -> None:
    """l.765."""
    table = monsters_come(2, 3).with_exhausted("monster-2", "monster-3")
    assert not table.asked("give-up-citizen")
    assert captured(table) == []
    assert table.view(0)["turn"] == 1


def test_one_citizen_stack_left() -> None:
    """l.767: of the two only one has cards: nothing to choose."""
    table = monsters_come(1, 2).with_exhausted("citizen-1", "monster-2")
    assert captured(table) == ["knight"]


def test_both_citizen_stacks_exhausted_a_domain_goes() -> None:
    """l.767."""
    table = monsters_come(1, 2).with_exhausted("citizen-1", "citizen-6", "monster-2")
    table.with_stack("domain-1", "coliseum", "the_tower", "violet_thorn")
    assert captured(table) == ["coliseum"]
    assert table.top("domain-1") == "the_tower"
    assert raided(table) == ["domain-1"]


def test_a_raid_can_exhaust_a_stack() -> None:
    """l.767, l.799: the emptied stack counts."""
    table = monsters_come(1, 2).with_stack("citizen-1", "cleric").with_exhausted("citizen-6", "monster-2")
    assert captured(table) == ["cleric"]
    assert table.top("citizen-1") == "exhausted"
    assert table.view(0)["exhausted"]["stacks"] == 3


def test_nothing_left_in_the_column_is_defeat() -> None:
    """l.769, l.793-797: the game ends at once and is lost, whatever the scores."""
    table = monsters_come(1, 2).with_exhausted("citizen-1", "citizen-6", "domain-1").with_vp(0, 99)
    table.with_victory_pile(0, *["red_dragon"] * 20)
    assert table.match.over
    assert table.ending == "ending-solo-overrun"
    assert table.match.winners == []
    assert captured(table) == []  # the second die did not strike any more


def test_a_column_is_emptied_step_by_step() -> None:
    """l.767-769: citizen, then domain, then defeat."""
    table = monsters_come(1, 1).with_stack("citizen-1", "cleric").with_exhausted("citizen-6")
    table.with_stack("domain-1", "coliseum")
    assert captured(table) == ["cleric", "coliseum"]
    assert not table.match.over
    table.settle()
    over = monsters_come(1, 1).with_exhausted("citizen-1", "citizen-6").with_stack("domain-1", "coliseum")
    assert over.match.over
    assert over.ending == "ending-solo-overrun"


# --- harder ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "two", "column"), [(1, 1, 2), (1, 2, 3), (1, 3, 4), (2, 3, 5)])
def test_the_sum_strikes_as_well(one: int, two: int, column: int) -> None:
    """l.773: a sum from 2 to 6."""
    table = monsters_come(one, two, sum_attacks=True)
    for value in (one, two, column):
        table.choose("give-up-citizen", f"citizen-{value}")
    assert raided(table) == [f"citizen-{value}" for value in (one, two, column)]


@pytest.mark.parametrize(("one", "two"), [(2, 4), (3, 3), (1, 5)])
def test_a_sum_of_six_lets_the_player_choose(one: int, two: int) -> None:
    """l.773 by the rule of l.763."""
    table = monsters_come(one, two, sum_attacks=True)
    table.choose("give-up-citizen", f"citizen-{one}").choose("give-up-citizen", f"citizen-{two}")
    assert table.offered("rouse") == [f"monster-{n}" for n in range(1, 6)]
    table.choose("rouse", "monster-5").choose("give-up-citizen", "citizen-11")
    assert len(captured(table)) == 3


@pytest.mark.parametrize(("one", "two"), [(3, 4), (5, 5), (4, 4)])
def test_a_larger_sum_does_not_strike(one: int, two: int) -> None:
    """l.773."""
    table = monsters_come(one, two, sum_attacks=True)
    table.choose("give-up-citizen", f"citizen-{one}").choose("give-up-citizen", f"citizen-{two}")
    assert not table.asked("give-up-citizen")
    assert not table.asked("rouse")


def test_exhausted_stacks_strike_too() -> None:
    """l.773: as though the monster stack were not exhausted."""
    table = monsters_come(2, 3, endless_attacks=True).with_exhausted("monster-2", "monster-3")
    table.choose("give-up-citizen", "citizen-7").choose("give-up-citizen", "citizen-3")
    assert captured(table) == ["rogue", "mercenary"]


def test_exhausted_stacks_can_overrun() -> None:
    """l.773, l.793."""
    table = monsters_come(2, 3, endless_attacks=True).with_exhausted("monster-2", "citizen-2", "citizen-7", "domain-2")
    assert table.match.over
    assert table.ending == "ending-solo-overrun"


# --- the second harvest ----------------------------------------------------------------------------------------------


def test_citizens_recruited_this_turn_work_in_the_second_harvest() -> None:
    """l.777."""
    table = solo().with_roll(2, 4, 1, 2).with_purse(0, gold=2)
    table.act("citizen-2", "strength")
    before = table.purse(0)
    table.choose("give-up-citizen", "citizen-2").choose("give-up-citizen", "citizen-4")
    after = table.purse(0)
    assert before == (0, 2, 0)
    assert after[0] == 1  # the new Merchant's right side on the 2
    assert after[1] == 3  # the starter Knight on 2 + 4


def test_exchanges_and_choices_in_the_second_harvest() -> None:
    """l.777, l.423: the right side of a Monk is an exchange."""
    table = solo().with_dice(1, 4).with_tableau(0, "monk").with_roll(3, 4).at(Phase.SECOND_HARVEST)
    assert table.offered("exchange") == ["monk", "pass"]
    table.choose("exchange", "monk")
    assert table.purse(0) == (1 - 1, 0, 2)


def test_the_thief_in_the_second_harvest() -> None:
    """l.777: the right side: 2 gold or 2 magic."""
    table = solo().with_dice(3, 4).with_tableau(0, "thief").with_roll(1, 2).at(Phase.SECOND_HARVEST)
    assert table.offered("choose-reward") == ["gold-2", "magic-2"]


def test_the_herald_works_in_both_harvests() -> None:
    """Ruling; l.236: whether active or not."""
    table = solo().with_roll(1, 2, 1, 2)
    table.choose("herald", "gold").act("gold", "gold")
    table.choose("give-up-citizen", "citizen-1").choose("give-up-citizen", "citizen-2")
    assert table.phase == "second_harvest"
    table.choose("herald", "magic")
    assert table.purse(0) == (3, 0, 1)


def test_captured_citizens_do_not_work() -> None:
    """l.767: they lie beside the Dark Lord."""
    table = solo().with_roll(4, 3).with_dark_lord("mico", "archer", "archer")
    assert table.purse(0) == (0, 0, 0)


# --- the end ---------------------------------------------------------------------------------------------------------


def test_all_monsters_slain_wins_at_once() -> None:
    """l.789-791: immediately, even with one action left, and although five stacks are exhausted then."""
    table = solo().in_actions().with_exhausted(*(f"monster-{n}" for n in range(2, 6))).with_stack("monster-1", "goblin")
    table.with_purse(0, strength=1).with_dark_lord("mico", *["paladin"] * 9, "coliseum")
    table.act("monster-1")
    assert table.match.over
    assert table.ending == "ending-solo-monsters"
    assert table.match.winners == [0]


def test_five_exhausted_stacks_end_the_game_at_once() -> None:
    """l.799: in the middle of the turn."""
    table = solo().in_actions().with_exhausted("citizen-1", "citizen-2", "citizen-3", "citizen-4")
    table.with_stack("citizen-7", "rogue").with_purse(0, gold=2)
    table.act("citizen-7")
    assert table.match.over
    assert table.ending in ("ending-solo-exhausted-won", "ending-solo-exhausted-lost")


def test_four_exhausted_stacks_do_not() -> None:
    table = solo().in_actions().with_exhausted("citizen-1", "citizen-2", "citizen-3")
    table.with_stack("citizen-7", "rogue").with_purse(0, gold=2)
    table.act("citizen-7")
    assert not table.match.over


def test_a_raid_that_exhausts_the_fifth_stack_ends_the_game_at_once() -> None:
    """l.799: the second die does not strike any more."""
    table = monsters_come(1, 2).with_stack("citizen-1", "cleric")
    table.with_exhausted("citizen-6", "citizen-3", "citizen-4", "citizen-5")
    assert table.match.over
    assert captured(table) == ["cleric"]


def test_stacks_under_an_event_count() -> None:
    """l.644: also alone."""
    table = kingdom(1, events=True).in_actions().with_event("citizen-7", "mimic").with_purse(0, gold=2)
    table.with_exhausted("citizen-1", "citizen-2", "citizen-3").with_stack("citizen-8", "champion")
    table.act("citizen-8")
    assert table.match.over


def test_domains_alone_do_not_end_a_solo_game() -> None:
    """l.787-799: the endings of the solo game; five empty domain stacks are five exhausted stacks."""
    table = solo().in_actions().with_exhausted(*(f"domain-{n}" for n in range(2, 6))).with_stack("domain-1", "coliseum")
    table.with_tableau(0, *crew("coliseum")).with_purse(0, gold=15)
    table.act("domain-1")
    assert table.match.over
    assert table.ending.startswith("ending-solo-exhausted")


FIVE = ["monster-1", "monster-2", "monster-3", "monster-4", "citizen-1"]


def final(duke: str, lord: str, *taken: str) -> Table:
    """Five stacks are exhausted; the Dire Bear (3 VP) and the Orc Chieftain (6 VP) survive."""
    table = solo().with_exhausted(*FIVE).with_stack("monster-5", "dire_bear", "orc_chieftain").with_duke(0, duke)
    return table.with_dark_lord(lord, *taken).with_dice(1, 1).at(Phase.TURN_END)


def test_the_players_score() -> None:
    """l.801-803: monsters, domains and duke. Ruling: the VP on the board are not in the list."""
    table = final("cornelius", "mico").with_tableau(0, "coliseum", "the_tower", "archer").with_victory_pile(0, "troll")
    table.with_purse(0, 3, 3, 1, vp=50)
    assert table.match.scores == [6 + (5 + 2) + (2 * 3 + 7 // 3)]


def test_the_dark_lords_score() -> None:
    """l.807-809: surviving monsters, captured domains, and his duke on those and the captured citizens."""
    table = final("cornelius", "mico", "archer", "coliseum")
    # monsters 3 + 6, the Coliseum 5, Mico: 1 per monster and 5 per boss; he owns no resources
    assert table.dark_lord_score() == 9 + 5 + (2 + 5)
    table = final("cornelius", "elisium", "archer", "cleric", "coliseum")
    assert table.dark_lord_score() == 9 + 5 + (1 + 1 + 3)
    table = final("cornelius", "reese", "archer", "cleric", "coliseum")
    assert table.dark_lord_score() == 9 + 5 + (2 + 2 + 1)


def test_more_than_he_has_wins() -> None:
    """l.815."""
    table = final("cornelius", "isabella").with_victory_pile(0, "troll", "orc_warrior", "goblin")
    assert table.match.scores == [10]
    assert table.dark_lord_score() == 9
    assert table.ending == "ending-solo-exhausted-won"
    assert table.match.winners == [0]


def test_a_tie_is_his() -> None:
    """l.811: if his score is greater than or equal to yours."""
    table = final("cornelius", "isabella").with_victory_pile(0, "troll", "orc_warrior")
    assert table.match.scores == [9]
    assert table.dark_lord_score() == 9
    assert table.ending == "ending-solo-exhausted-lost"
    assert table.match.winners == []


def test_events_on_the_table_are_surviving_monsters() -> None:
    """l.648, l.807: an event counts as a monster; the Sorcerer is worth 1 VP."""
    table = kingdom(1, events=True).with_purse(0).with_exhausted(*FIVE[:-1]).with_stack("monster-5", "dire_bear")
    table.with_event("citizen-1", "sorcerer").with_dark_lord("isabella").with_dice(1, 1).at(Phase.TURN_END)
    assert table.match.over
    assert table.dark_lord_score() == 3 + 1


def test_a_solo_game_goes_on_round_after_round() -> None:
    """l.781: if no ending is met, take the dice again."""
    table = solo().with_roll(3, 4, 1, 2)
    for turn in range(3):
        table.settle()
        assert table.view(0)["turn"] == turn
        table.act("gold", "gold")


def test_the_duke_not_kept_may_become_the_dark_lord() -> None:
    """l.154: the duke not kept goes back into the box *with the unused dukes*; l.741: *after* you have chosen, the
    Dark Lord's duke is taken at random: so it may be the one you refused.
    """
    refused_is_lord = set()
    for seed in range(120):
        match = valtable.new("kingdom", 1, seed=seed)
        kept, refused = match.view(0)["players"][0]["dealt"]
        match.answer(0, kept)
        while not match.over:
            match.answer(0, match.questions[0].options[0])
        refused_is_lord.add(match.view(0)["dark_lord"]["duke"] == refused)
    assert refused_is_lord == {False, True}
