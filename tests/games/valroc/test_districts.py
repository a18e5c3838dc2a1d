"""Placement and the places, by the rulebook's lines; the numbers are those of the component list's tests."""

from tests.games.valroc.table import valroc
from valtable.engine.message import Message
from valtable.games.valroc.state import (
    ARENA,
    ASSISTANT,
    CAVE,
    DARK,
    FOUNTAIN,
    MAGE,
    MERCENARY,
    SANCTUARY,
    START,
    TAVERN,
    TRAINING,
    UNIVERSITY,
    Phase,
)


def test_the_start() -> None:
    """no. 2, l.72-73: 3 PM, 1 PC in each element, hybrid 0, 3 Vals."""
    player = valroc().player(0)
    assert (player["pm"], player["vals"], player["hybrids"]) == (3, 3, 0)
    assert set(player["skills"].values()) == {1}


def test_ban_tokens() -> None:
    """no. 1 and no. 16, l.77-93, l.332: one token for three players; six for two, that of the cave moves by turns."""
    assert [slot["id"] for slot in valroc(3).view()["slots"] if slot["banned"]] == ["training-2"]
    assert not [slot for slot in valroc(4).view()["slots"] if slot["banned"]]
    rooms = []
    for turn in range(1, 6):
        table = valroc(2).phase(Phase.TURN)
        table.editing.turn = turn
        banned = [slot["id"] for slot in table.view()["slots"] if slot["banned"]]
        assert len(banned) == 6
        assert {"fountain-2", "tavern-2", "training-2", "training-3", "arena-2"} < set(banned)
        rooms.append(next(id for id in banned if id.startswith("cave")))
    assert rooms == ["cave-fire", "cave-water", "cave-earth", "cave-air", "cave-fire"]


def test_where_pawns_go() -> None:
    """no. 8, l.220-236: the left-most slot; no second pawn on a place; the mercenary for 2 Vals."""
    table = valroc().has(0, vals=2)
    offered = table.offered("place", 0)
    assert "fountain-1" in offered
    assert "fountain-2" not in offered
    assert {"cave-fire", "cave-air", "dark_quarter-1", "dark_quarter-2", "arena-1", "pass"} < set(offered)
    table.choose("place", "fountain-1")
    assert table.offered("pawn") == ["assistant", "mage", "mercenary"]
    table.choose("pawn", "mercenary")
    assert table.player(0)["vals"] == 0
    assert "fountain-2" in table.offered("place", 1)
    for _ in range(3):
        table.choose("place", "pass")
    offered = table.offered("place", 0)
    assert not [id for id in offered if id.startswith("fountain")]


def test_who_has_one_pawn_left_is_asked_about_that_one() -> None:
    """l.214, l.222: a mercenary costs 2 Vals and brings none, so nobody sends him without knowing."""
    assert valroc().question("place", 0).message.args == {"left": Message("pawns-left-several")}
    table = valroc().has(0, vals=2)
    table.seat(0).placed = (1 << MAGE) | (1 << ASSISTANT)
    assert table.question("place", 0).message.args == {"left": Message("pawns-left-mercenary")}


def test_only_assistant_and_mercenary_go_to_the_dark_quarter() -> None:
    """no. 10, l.226: never the mage; the wrath advances at once."""
    table = valroc().choose("place", "dark_quarter-2")
    assert table.offered("pawn") == ["assistant", "mercenary"]
    table.choose("pawn", "assistant")
    assert table.view()["wrath"]["value"] == 1
    table = valroc()
    table.seat(0).placed = (1 << ASSISTANT) | (1 << MERCENARY)
    table.editing.monk = 0
    assert not [id for id in table.offered("place", 0) if id.startswith("dark")]


def test_a_mushroom_makes_a_mage() -> None:
    """l.538: an assistant, a mercenary or the monk may train; it never sends anybody to the dark quarter as a mage."""
    table = valroc().has(0, mushroom=1)
    table.editing.monk = 0
    table.choose("place", "training-1")
    assert table.offered("pawn") == ["mage", "assistant-mushroom", "monk-mushroom", "mercenary-mushroom"]
    table.choose("pawn", "monk-mushroom")
    assert table.player(0)["objects"]["mushroom"] == 0
    assert table.view()["slots"][START[TRAINING]]["pawn"] == {"seat": 0, "kind": "monk", "mage": True}


def test_the_fountain() -> None:
    """no. 12, l.292: Pierre goes from 3 to 9 PM, Pauline from 9 to 12, the surplus is lost."""
    table = valroc().has(1, pm=9).put(FOUNTAIN, 0, 0).put(FOUNTAIN, 1, 1).acting().settle()
    assert [table.player(seat)["pm"] for seat in range(4)] == [9, 12, 3, 3]


def test_the_tavern() -> None:
    """no. 13, l.302: three visitors get 3 Vals each; ruling: with two players the second stands on the third slot."""
    table = valroc().put(TAVERN, 0, 0).put(TAVERN, 1, 1).put(TAVERN, 2, 2).acting().settle()
    assert [table.player(seat)["vals"] for seat in range(4)] == [6, 6, 6, 3]
    table = valroc(2).put(TAVERN, 0, 0).put(TAVERN, 2, 1).acting().settle()
    assert [table.player(seat)["vals"] for seat in range(2)] == [6, 6]


def test_a_mercenary_brings_no_vals() -> None:
    """no. 8, l.222."""
    table = valroc().put(TAVERN, 0, 0, MERCENARY).acting().settle()
    assert table.player(0)["vals"] == 3
    assert table.happened("mercenary-brings-nothing")


def test_the_cave() -> None:
    """no. 14, l.317: Pierre's water room reads 10 PM, a flask; Anaïs' earth room is empty."""
    table = valroc().put(CAVE, 1, 0).put(CAVE, 2, 1).draws("water flask 10", "earth -").acting().settle()
    assert table.player(0)["objects"]["flask"] == 1
    assert not any(table.player(1)["objects"].values())
    assert len(table.view()["action_discard"]) == 2


def test_pawns_leave_a_resolved_place_but_the_dark_quarter() -> None:
    """no. 9, l.248: places in their order; dark magic lasts for the turn."""
    table = valroc().dark(8).put(DARK, 1, 0).put(FOUNTAIN, 0, 1).put(CAVE, 0, 2).mage(TRAINING, 0, 3).has(3, pm=5)
    table.learns("decimendo_a", "decimendo_b").acting().choose("keep-spell", "decimendo_a")
    assert table.asked("train", 3)
    places = {slot["id"] for slot in table.view()["slots"] if slot["pawn"]}
    assert places == {"dark_quarter-2", "training-1"}


def test_training_of_margot() -> None:
    """no. 18, l.371: five draws for 5 PM, an immune wound, small, medium, small, a wound; 1 PC or nothing."""
    table = valroc().mage(TRAINING, 0, 0).has(0, pm=6).draws("wound", "small", "medium", "small", "wound").acting()
    table.train(5)
    assert table.player(0)["pm"] == 1
    assert table.offered("count") == ["skill-1", "skill-0"]
    keep = table.match.copy()
    table.play(("count", "skill-1"), ("train-element", "earth"))
    assert table.player(0)["skills"]["earth"] == 2
    assert (len(table.player(0)["kept"]), len(table.player(0)["wounds"])) == (0, 1)
    assert table.now.players[0].out == 0
    keep.answer(0, "skill-0")
    assert len(keep.view(0)["players"][0]["kept"]) == 3


def test_immunity_by_slot() -> None:
    """no. 17, l.348: three, two, one or no first draws."""
    for slot, immune in enumerate((3, 2, 1, 0)):
        table = valroc().mage(TRAINING, slot, 0).has(0, pm=12).draws(*["wound"] * (immune + 1)).acting()
        table.train(immune + 1)
        assert table.player(0)["pm"] == 12 - immune - 1
        assert len(table.player(0)["wounds"]) == 1
        assert len(table.happened("immune")) == immune


def test_berry_plant_and_first_aid() -> None:
    """no. 28, l.542-544, l.702: a free card that shares the draw's immunity; a plant or the course against a wound."""
    table = valroc().mage(TRAINING, 2, 0).has(0, pm=3, berry=1, plant=1).courses(0, "first_aid")
    table.draws("small", "wound", "wound", "wound").acting()
    table.play(("train", "draw"), ("train", "berry"), ("train", "draw"), ("train", "draw"), ("use-plant", "yes"))
    assert table.story("immune", "first-aid", "used-plant") == ["immune", "first-aid", "used-plant"]
    assert (table.player(0)["pm"], table.player(0)["wounds"]) == (0, [])


def test_gauge_tokens_count_too() -> None:
    """no. 28, l.548-552: tokens are combined with cards; one element only (l.358)."""
    table = valroc().mage(TRAINING, 0, 0).has(0, pm=1, gauge_medium=1, gauge_full=1).draws("medium").acting()
    assert table.offered("count") == ["skill-0", "skill-1", "skill-2"]
    table.play(("count", "skill-2"), ("train-element", "air"))
    assert table.player(0)["skills"]["air"] == 3
    assert not any(table.player(0)["objects"].values())


def test_the_offering_of_pierre() -> None:
    """no. 19, l.396-398: 4 Vals on Air and a small gauge: 1 PC, Air is dominant, and the monk comes along."""
    table = valroc().put(SANCTUARY, 0, 0).has(0, vals=5).draws("small").acting()
    table.play(("offering", "val-4"), ("statue", "statue-air"))
    assert table.player(0)["skills"]["air"] == 2
    assert [s["element"] for s in table.view()["statues"] if s["dominant"]] == ["air"]
    assert table.view()["monk"] == 0 or table.now.monk_next == 0


def test_favours_by_the_size_of_the_offering() -> None:
    """no. 19, l.382-384, and no. 28, l.556: a diamond counts as 7 and makes its statue dominant."""
    pleased = {
        (vals, centre)
        for vals in (1, 3, 4, 6, 7)
        for centre in ("wound", "small", "medium", "full")
        if offer(vals, centre) == 2
    }
    wound = {(n, "wound") for n in (1, 3, 4, 6, 7)}
    assert pleased == wound | {(n, "small") for n in (4, 6, 7)} | {(7, "medium")}
    table = valroc().put(SANCTUARY, 0, 0).has(0, diamond=1).draws("medium").statues(fire=9).acting()
    table.play(("offering", "diamond"), ("offering-vals", "val-0"), ("statue", "statue-water"))
    assert table.player(0)["skills"]["water"] == 2
    assert [s["element"] for s in table.view()["statues"] if s["dominant"]] == ["water"]


def offer(vals: int, centre: str) -> int:
    table = valroc().put(SANCTUARY, 0, 0).has(0, vals=9).draws(centre).acting()
    table.play(("offering", f"val-{vals}"), ("statue", "statue-fire"))
    skill: int = table.player(0)["skills"]["fire"]
    return skill


def test_courses() -> None:
    """no. 21, l.404-408, l.556: Vals and PM, or a diamond for the Vals; never the same course twice."""
    table = valroc().offers_courses("pyromancy", "meditation", "theology", "liturgy").put(UNIVERSITY, 0, 0)
    table.has(0, vals=4, diamond=1).acting()
    assert table.offered("attend") == ["pay", "diamond", "pass"]
    table.choose("attend", "pay")
    player = table.player(0)
    assert (player["vals"], player["pm"], player["skills"]["fire"]) == (0, 1, 2)
    assert player["courses"] == player["spent"] == ["pyromancy"]
    again = valroc().offers_courses("pyromancy", "meditation", "theology", "liturgy").courses(0, "pyromancy")
    assert "university-1" not in again.offered("place", 0)
    again = valroc().offers_courses("pyromancy", "meditation", "theology", "liturgy")
    again.seat(0).placed = 1 << MAGE
    assert "university-2" not in again.offered("place", 0), "meditation is for the mage"


def test_blaze() -> None:
    """no. 6, l.157 and no. 22, l.423-429: 3 water and 5 air are needed and kept, 1 PM is spent; 2 Vals are won."""
    table = valroc().mage(ARENA, 0, 0).hand(0, "blaze", "phoenix").has(0, water=3, air=5, pm=1, vals=0).acting()
    assert table.offered("fight") == ["blaze", "pass"]
    table.choose("fight", "blaze")
    player = table.player(0)
    assert (player["pm"], player["vals"], player["skills"]["water"], player["skills"]["air"]) == (0, 2, 3, 5)
    assert player["beaten"] == ["blaze"]
    assert player["hand"] == ["phoenix"]
    for lacking in ({"water": 2}, {"air": 4}, {"pm": 0}):
        table = valroc().mage(ARENA, 1, 0).hand(0, "blaze").has(0, water=3, air=5, pm=1, vals=0).has(0, **lacking)
        table.acting().settle()
        assert table.player(0)["hand"] == ["blaze"], "it goes back to the hand (l.423)"
        assert table.player(0)["vals"] == 0


def test_mounts_and_the_gods_bonus_count_in_fights_only() -> None:
    """no. 7, l.161-162 and no. 20, l.394: Blaze carries fire +2, water -1, air +1; the dominant element adds 1."""
    table = valroc().mage(ARENA, 0, 0).beaten(0, "blaze").hand(0, "firebrand").has(0, fire=1, water=2, pm=1)
    table.acting()
    assert table.settle().player(0)["beaten"] == ["blaze"], "the mount takes one water away"
    table = valroc().mage(ARENA, 0, 0).beaten(0, "blaze").hand(0, "firebrand").has(0, fire=0, water=3, pm=1)
    table.statues(water=1).acting().choose("fight", "firebrand")
    assert table.player(0)["skills"]["fire"] == 0
    assert table.player(0)["mount"] == "blaze"
    tied = valroc().mage(ARENA, 0, 0).hand(0, "firebrand").has(0, fire=2, water=2, pm=1).statues(water=1, air=1)
    assert tied.acting().settle().player(0)["beaten"] == []
