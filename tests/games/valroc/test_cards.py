"""The components and their figures (component data; rulebook l.17-50, l.143-162, l.290-390, l.471-485, l.500-706)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.valroc.figures import (
    ACTIONS,
    COURSES,
    CREATURES,
    DARK_MAGIC,
    HANDS,
    MYTHIC,
    OBJECTS,
    SPELLS,
    TAMEABLE,
    WILD,
)
from valtable.engine.errors import PackError
from valtable.games import find
from valtable.games.valroc import catalogue, look, vocabulary
from valtable.games.valroc.cards import STANDARD, Course, Creature, Pack
from valtable.games.valroc.vocabulary import ELEMENT_NAMES


def standard_text() -> str:
    return (find("valroc").folder / "cards.toml").read_text(encoding="utf-8")


# --- how many there are (l.17-50) -----------------------------------------------------------------------------------


def test_there_are_48_creatures_16_of_each_category() -> None:
    """no. 1, l.25-28."""
    assert len(STANDARD.creatures) == 48
    for category, table in enumerate((TAMEABLE, WILD, MYTHIC)):
        assert [card.id for card in STANDARD.creatures_of(category)] == list(table)
        assert len(table) == 16


def test_the_numbers_of_the_other_cards() -> None:
    """no. 1, l.29-33: 32 action cards, 26 courses, 16 spells, 8 dark magic, 10 offerings."""
    assert len(STANDARD.actions) == 32
    assert len(STANDARD.course_deck()) == 26
    assert set(Counter(card.id for card in STANDARD.course_deck()).values()) == {2}
    assert len(STANDARD.spells) == 16
    assert len(STANDARD.dark_magic) == 8
    assert len(STANDARD.boards.offerings) == 10


def test_there_are_32_search_tokens_four_of_each_kind() -> None:
    """no. 1, l.34-42."""
    named = ("diamond", "mushroom", "plant", "berry", "flask", "gauge_full", "gauge_medium", "gauge_small")
    assert [thing.id for thing in STANDARD.objects] == list(named) == list(OBJECTS)
    assert {thing.copies for thing in STANDARD.objects} == {4}
    assert sum(thing.copies for thing in STANDARD.objects) == 32
    assert [thing.index for thing in STANDARD.objects] == list(range(8))


# --- creatures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", CREATURES)
def test_a_creature(id: str) -> None:
    """l.143-162: affinities, prestige, needed skills, PM, bonuses of a mount."""
    card = STANDARD.by_id[id]
    assert isinstance(card, Creature)
    want = CREATURES[id]
    assert card.names["fr"] == want.name
    assert tuple(ELEMENT_NAMES[element] for element in card.affinities) == want.affinities
    assert (card.prestige, card.skill, card.pm, card.mount) == (want.prestige, want.skill, want.pm, want.mount)
    assert card.hybrid == (len(want.affinities) == 2)
    assert card.tameable == (id in TAMEABLE)
    assert card.mythic == (id in MYTHIC)
    assert any(card.mount) == card.tameable


def test_blaze() -> None:
    """no. 6, l.145, l.157: a hybrid of fire and air; needs 3 water and 5 air, spends 1 PM, is worth 5."""
    blaze = STANDARD.by_id["blaze"]
    assert isinstance(blaze, Creature)
    assert blaze.hybrid
    assert blaze.affinities == (0, 3)
    assert blaze.skill == (0, 3, 0, 5)
    assert blaze.pm == 1
    assert blaze.prestige == 5
    assert blaze.provenance["figures"] == "rulebook"
    assert blaze.provenance["mount"] == "designed"


def test_every_element_is_as_frequent_as_the_others() -> None:
    """Component data: six affinities for each element in each category, eight hybrids, each pair four times."""
    pairs: Counter[tuple[int, ...]] = Counter()
    for category in range(3):
        cards = STANDARD.creatures_of(category)
        assert Counter(element for card in cards for element in card.affinities) == dict.fromkeys(range(4), 6)
        assert sum(card.hybrid for card in cards) == 8
        pairs.update(tuple(sorted(card.affinities)) for card in cards if card.hybrid)
    assert sorted(pairs.values()) == [4] * 6


def test_nothing_takes_more_than_a_track_holds() -> None:
    """no. 3, l.137: tracks end at 12."""
    assert all(max(card.skill) <= 12 and card.pm <= 12 for card in STANDARD.creatures)


def test_the_recommended_hands() -> None:
    """l.184-196: four hands of six creatures with one mythic each (l.182), equally strong."""
    assert [hand.id for hand in STANDARD.hands] == list(HANDS)
    assert [hand.names["fr"] for hand in STANDARD.hands] == ["I", "II", "III", "IV"]
    for hand in STANDARD.hands:
        assert [creature.id for creature in hand.creatures] == HANDS[hand.id]
        assert sum(creature.mythic for creature in hand.creatures) == 1
        assert sum(creature.prestige for creature in hand.creatures) == 39


# --- action cards ---------------------------------------------------------------------------------------------------


def test_every_action_card() -> None:
    for card, want in zip(STANDARD.actions, ACTIONS, strict=True):
        found = ["" if gain is None else str(gain) for gain in card.rooms]
        assert (vocabulary.CENTRES[card.centre], *found) == want
        assert card.wound == (want[0] == "wound")


def test_the_centres_of_the_action_cards() -> None:
    """no. 15, l.366-369: 6 wounds, 12 medium, 12 small and 2 full gauges."""
    counted = Counter(vocabulary.CENTRES[card.centre] for card in STANDARD.actions)
    assert counted == {"wound": 6, "medium": 12, "small": 12, "full": 2}


@pytest.mark.parametrize(
    ("line", "room", "finds"),
    [
        (323, "fire", {"fire+1": 2, "val+1": 8, "val+4": 6, "val+8": 6, "diamond+1": 2}),
        (324, "water", {"water+1": 2, "pm+1": 8, "flask+5": 6, "flask+10": 6, "diamond+1": 2}),
        (325, "earth", {"earth+1": 2, "berry+1": 8, "plant+1": 6, "mushroom+1": 6, "diamond+1": 2}),
        (326, "air", {"air+1": 2, "gauge_small+1": 8, "gauge_full+1": 6, "gauge_medium+1": 6, "diamond+1": 2}),
    ],
)
def test_what_the_rooms_yield(line: int, room: str, finds: dict[str, int]) -> None:
    """no. 15, l.323-326: read off the rulebook's own list; 24 finds in each room, so 8 of the 32 cards are empty."""
    counted = Counter(str(card.rooms[ELEMENT_NAMES.index(room)] or "") for card in STANDARD.actions)
    assert counted == {**finds, "": 8}, f"l.{line}"


def test_gauges_add_up() -> None:
    """no. 18, l.371: a small, a medium and a small gauge make one skill point."""
    worth = dict(zip(vocabulary.CENTRES, vocabulary.QUARTERS, strict=True))
    assert worth["small"] + worth["medium"] + worth["small"] == worth["full"] == vocabulary.FULL_GAUGE
    assert worth["wound"] == 0


# --- courses, spells, dark magic ------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", COURSES)
def test_a_course(id: str) -> None:
    """l.404-408, l.658-706."""
    card = STANDARD.by_id[id]
    assert isinstance(card, Course)
    want = COURSES[id]
    assert card.names["fr"] == want.name
    assert (card.val, card.pm, card.mage_only, card.when, str(card.effect)) == want[1:]
    assert card.one_shot == (want.when in ("at_once", "any_time"))


def test_there_are_13_courses() -> None:
    assert [card.id for card in STANDARD.courses] == list(COURSES)
    assert len(COURSES) == 13


def test_the_spells() -> None:
    """l.490, l.624-652: eight kinds, two cards each, which cost 0 to 3 prestige."""
    found: dict[str, tuple[str, str, tuple[int, ...]]] = {}
    for card in STANDARD.spells:
        losses = found[card.names["fr"]][2] if card.names["fr"] in found else ()
        found[card.names["fr"]] = (str(card.effect), card.when, (*losses, card.loss))
    assert found == SPELLS
    assert Counter(card.loss for card in STANDARD.spells) == {0: 3, 1: 4, 2: 5, 3: 4}


def test_dark_magic() -> None:
    """l.562-618: the upper rite helps its user, the lower one strikes an opponent."""
    for card, (upper, lower) in zip(STANDARD.dark_magic, DARK_MAGIC, strict=True):
        for rite, want in ((card.upper, upper), (card.lower, lower)):
            assert (rite.names["fr"], str(rite.effect), rite.district) == want
            assert rite.upper == (rite is card.upper)
            assert rite.against == (rite is card.lower)
    assert len({rite.verb for rite in STANDARD.rites}) == 16


def test_moonlight_says_how_many_cards_for_how_many_draws() -> None:
    """l.606-610: two cards for the first three draws."""
    rite = STANDARD.dark_magic[6].upper
    assert (rite.number, rite.draws) == (2, 3)
    assert {rite.draws for rite in STANDARD.rites} == {0, 3}


# --- boards ---------------------------------------------------------------------------------------------------------


def test_what_is_printed_on_the_boards() -> None:
    """no. 12, l.290; no. 13, l.300; no. 17, l.348; no. 19, l.382-384; no. 22, l.429; the rest is designed."""
    boards = STANDARD.boards
    assert boards.fountain == (6, 4, 2, 1)  # l.290
    assert boards.tavern == (5, 4, 3, 2)  # l.300
    assert boards.immunity == (3, 2, 1, 0)  # l.348
    assert boards.arena == (2, 1, 0, 0)  # l.429
    assert boards.favour == (1, 4, 7)  # l.382-384
    assert boards.hybrid == (0, 1, 2, 4, 6, 9, 12)
    assert boards.wrath == 8
    assert boards.turns == 15
    assert boards.offerings == (0, 1, 1, 2, 2, 3, 3, 4, 5, 6)


def test_the_hunting_board() -> None:
    """no. 26, l.471-475, l.483-485: 9, 7, 5, 3 for the first; with four players 3 for the third of row 1 and 3 for the
    second of row 3."""
    hunting = STANDARD.boards.hunting
    for players in (2, 3, 4):
        assert [row[0] for row in hunting[players]] == [9, 7, 5, 3]
        assert {len(row) for row in hunting[players]} == {players - 1}
        assert all(list(row) == sorted(row, reverse=True) for row in hunting[players])
    assert hunting[4][0][2] == 3
    assert hunting[4][2][1] == 3
    assert hunting[4] == ((9, 6, 3), (7, 5, 2), (5, 3, 1), (3, 2, 1))
    assert hunting[3] == ((9, 4), (7, 3), (5, 2), (3, 1))


# --- the catalogue, the faces, and packs of one's own ---------------------------------------------------------------


def test_the_catalogue_has_everything_with_its_source() -> None:
    notes = {note.id: note for note in catalogue.catalogue(STANDARD)}
    things = {thing.id for thing in STANDARD.things()} - {card.id for card in STANDARD.dark_magic}
    boards = {board.id for board in STANDARD.boards.parts}
    assert set(notes) == things | boards  # of dark magic the rites, one by one
    assert all(note.provenance["figures"] in ("rulebook", "public", "designed") for note in notes.values())
    for language in ("en", "fr"):
        names = catalogue.names(STANDARD, language)
        assert {note.name.id for note in notes.values()} == set(names)


def test_every_figure_that_the_rulebook_does_not_state_is_marked() -> None:
    """Component data, "Provenance": of the creatures only Blaze, no cost of a course, no loss of a spell."""
    assert [card.id for card in STANDARD.creatures if card.provenance["figures"] == "rulebook"] == ["blaze"]
    for card in (*STANDARD.courses, *STANDARD.spells):
        assert card.provenance["figures"] == "designed"
        assert card.provenance["effect"] == "rulebook"
    assert all(rite.provenance["figures"] == "rulebook" for rite in STANDARD.rites)
    boards = {board.id: board.provenance for board in STANDARD.boards.parts}
    assert boards["city"]["figures"] == "rulebook"
    assert boards["city"]["wrath"] == "designed"
    assert boards["hunting"]["first"] == "rulebook"
    for id in ("player", "turns", "hunting", "offerings"):
        assert boards[id]["figures"] == "designed"


def test_everything_on_the_table_has_a_face() -> None:
    faces = look.faces(STANDARD)
    assert set(faces) == {card.id for card in STANDARD.cards()} - {hand.id for hand in STANDARD.hands}
    blaze = faces["blaze"]
    assert blaze.key == [{"n": 3, "of": "water"}, {"n": 5, "of": "air"}]
    assert blaze.cost == [{"n": 1, "of": "pm"}]
    assert blaze.worth == [{"n": 5, "of": "prestige"}]
    assert blaze.strips[0].tokens == [
        {"n": "+2", "of": "fire"},
        {"n": "\u22121", "of": "water"},
        {"n": "+1", "of": "air"},
    ]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('category = "tameable"', 'category = "tame"', "creature 'firebrand': category: 'tame' should be one of"),
        ('affinities = ["fire"]', "affinities = []", "creature 'firebrand': affinities: should be one or two elements"),
        ('affinities = ["fire"]', 'affinities = ["ice"]', "creature 'firebrand': affinities: 'ice' should be one of"),
        ("mount = { fire = 2 }", "mount = { fire = 20 }", "creature 'firebrand': mount: fire should be a whole number"),
        ("mount = { fire = 2 }", "mount = { ice = 2 }", "creature 'firebrand': mount: unknown 'ice'"),
        ("mount = { fire = 2 }\n", "", "creature 'firebrand': mount: is missing"),
        ('cards = ["vapour"', 'cards = ["vapor"', "hand 'hand_1': cards: there is no creature 'vapor'"),
        ('cards = ["vapour"', 'cards = ["kraken"', "hand 'hand_1': cards: should be 6 creatures, one of them mythic"),
        ('cards = ["vapour"', 'cards = ["wavelet"', "hand 'hand_1': cards: 'wavelet' is dealt twice"),
        ('water = "flask+10"', 'water = "flask+7"', "action 'action_1': water: a flask holds 5 or 10"),
        ('water = "flask+10"', 'water = "plant+2"', "action 'action_1': water: only one token is found at a time"),
        ('water = "flask+10"', 'water = "teleport"', "action 'action_1': water: should be something found"),
        ('id = "diamond"', 'id = "ruby"', "token 'ruby': id: 'ruby' should be one of diamond"),
        ("mage_only = false", "mage_only = 0", "course 'pyromancy': mage_only: should be true or false"),
        ('effect = "fire+1"', 'effect = "berry+1"', "course 'pyromancy': effect: a course does not give 'berry'"),
        ('effect = "fire+1"', 'effect = "teleport"', "course 'pyromancy': effect: 'teleport' works at 'search'"),
        ('effect = "fire+1"', 'effect = "no_mount"', "course 'pyromancy': effect: a course gives something or does"),
        ('effect = "teleport"', 'effect = "pm+1"', "course 'teleportation': effect: 'pm+1' cannot happen at 'search'"),
        ('effect = "rob_statues(10)"', 'effect = "rob_statues"', "spell 'aurum_a': effect: column 1: rob_statues"),
        ('effect = "rob_statues(10)"', 'effect = "val+10"', "spell 'aurum_a': effect: a spell does one of"),
        ('effect = "rob_statues(10)"', 'effect = "fight_twice"', "spell 'aurum_a': when: 'fight_twice' works at 'ar"),
        ('effect = "combine_mounts"', 'effect = "teleport"', "effect: dark magic does one of combine_mounts"),
        ('effect = "combine_mounts"', 'effect = "combine_mounts(1)"', "combine_mounts: takes no arguments"),
        ('effect = "double_draws(2,3)"', 'effect = "double_draws(2)"', "double_draws: needs two numbers"),
        ("fountain = [6, 4, 2, 1]", "fountain = [6, 4, 2]", "board 'city': fountain: should be 4 numbers, not 3"),
        ("spaces = 15", "spaces = 16", "board 'turns': spaces: should be a multiple of 3"),
        ('id = "turns"', 'id = "tours"', "board 'turns' is missing"),
        ('id = "phoenix"', 'id = "aurum_a"', "the id 'aurum_a' is used by two components"),
        ('id = "phoenix"', 'id = "arena"', "the id 'arena' is the name of something else on the table"),
        ("[[board]]", "[[bored]]", "there is no kind of component called 'bored'"),
    ],
)
def test_a_wrong_pack_is_refused(old: str, new: str, reason: str) -> None:
    text = standard_text()
    assert old in text
    with pytest.raises(PackError) as error:
        Pack(text.replace(old, new, 1), "mine.toml")
    assert str(error.value).startswith("mine.toml: ")
    assert reason in str(error.value)


def test_too_few_cards_are_refused() -> None:
    text = standard_text()
    start, end = text.index('[[creature]]\nid = "world_serpent"'), text.index("# --- the hands recommended")
    with pytest.raises(PackError, match="there should be 16 mythic creatures or more"):
        Pack(text[:start] + text[end:], "mine.toml")
    start, end = text.index('[[token]]\nid = "berry"'), text.index('[[token]]\nid = "flask"')
    with pytest.raises(PackError, match="there should be 8 search tokens or more"):
        Pack(text[:start] + text[end:], "mine.toml")
