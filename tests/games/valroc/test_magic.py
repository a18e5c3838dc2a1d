"""Dark magic, spells, the wrath of the gods and the windows at any moment (rulebook l.252-282, l.558-652)."""

from tests.games.valroc.table import Table, valroc
from valtable.games.valroc.state import ARENA, CAVE, DARK, FOUNTAIN, MERCENARY, TAVERN, TRAINING, Phase


def rite(table: Table, number: int, slot: int, kind: int = 1) -> Table:
    """Seat 0 uses a rite; the spell it learns is no use before the arena."""
    table.dark(number).put(DARK, slot, 0, kind).learns("decimendo_a", "decimendo_b")
    return table.acting()


def learnt(table: Table) -> Table:
    return table.choose("keep-spell", "decimendo_a")


def test_two_spells_of_which_one_is_kept() -> None:
    """no. 10, l.264-272: the other is discarded face down; nobody else sees which."""
    table = learnt(rite(valroc(), 1, 0))
    assert table.now.players[0].spells[0][0].id == "decimendo_a"
    assert table.view(1)["players"][0]["spells"] is None
    assert [event.kind for event in table.match.events if event.seen_by(1) and "learnt" in event.kind] == [
        "learnt-secretly"
    ]


def test_grace_and_curse_share_gains() -> None:
    """no. 29, l.564-570: half of the opponent's gain; the caster gets one more of an odd one."""
    table = rite(valroc().put(FOUNTAIN, 0, 1), 1, 1)
    learnt(table.choose("target", "seat-1"))
    assert [table.player(seat)["pm"] for seat in (0, 1)] == [6, 6]
    table = rite(valroc().put(TAVERN, 0, 1), 2, 1)
    learnt(table.choose("target", "seat-1"))
    assert [table.player(seat)["vals"] for seat in (0, 1)] == [6, 5]
    table = rite(valroc().put(TAVERN, 0, 1), 2, 1, MERCENARY)
    learnt(table.choose("target", "seat-1"))
    assert [table.player(seat)["vals"] for seat in (0, 1)] == [3, 5], "a mercenary brings none"


def test_aura_and_ray_double_gains() -> None:
    """l.574, l.592."""
    table = learnt(rite(valroc().put(FOUNTAIN, 1, 0, 0), 3, 0))
    assert table.player(0)["pm"] == 11
    table = learnt(rite(valroc().put(TAVERN, 0, 0, 0), 5, 0))
    assert table.player(0)["vals"] == 13


def test_inversion_cannot_be_declined() -> None:
    """l.576: "vous choisissez un adversaire. Celui-ci doit immédiatement"; the strikes that may aim can be (l.564)."""
    table = rite(valroc().has(1, vals=0, pm=0), 3, 1)
    assert table.offered("target") == ["seat-2", "seat-3"], "those who have something"
    table = rite(valroc(2).has(1, vals=1, pm=0), 3, 1)
    assert (table.player(1)["vals"], table.player(1)["pm"]) == (0, 1), "there is only one way"
    assert "pass" in rite(valroc().put(FOUNTAIN, 0, 1), 1, 1).offered("target")


def test_inversion_and_rune_exchange() -> None:
    """l.576, l.616: up to three of an opponent's; of one's own as many as one likes."""
    table = rite(valroc().has(1, vals=2, pm=5), 3, 1)
    table.play(("target", "seat-1"), ("exchange-way", "into-pm"))
    learnt(table)
    assert (table.player(1)["vals"], table.player(1)["pm"]) == (0, 7)
    table = learnt(rite(valroc().has(0, vals=7, pm=3), 8, 0).choose("exchange", "to-pm-6"))
    assert (table.player(0)["vals"], table.player(0)["pm"]) == (1, 9)
    table = rite(valroc().has(0, vals=7, pm=3), 8, 0, MERCENARY)
    assert not [id for id in table.offered("exchange") if id.startswith("to-vals")]


def test_seal_and_twilight_in_the_cave() -> None:
    """l.586-588, l.598."""
    table = rite(valroc().put(CAVE, 1, 1).put(CAVE, 0, 2).draws("fire val", "water flask 10"), 4, 1)
    learnt(table.choose("target", "seat-1"))
    assert "cave-fire" not in table.offered("redirect", 0), "that room is taken"
    table.choose("redirect", "cave-air")
    assert table.player(1)["objects"]["flask"] == 0
    table = learnt(rite(valroc().put(CAVE, 1, 0).draws("water flask 10"), 6, 0))
    assert table.asked("second-find", 0)


def test_salvo_and_moonlight_in_training() -> None:
    """no. 29, l.604-610: 2 PM for a card; two cards for 1 PM in the first three draws."""
    table = rite(valroc().mage(TRAINING, 0, 1).has(1, pm=5), 6, 1)
    learnt(table.choose("target", "seat-1"))
    assert (table.player(1)["pm"], len(table.happened("draws"))) == (3, 1)
    table = rite(valroc().mage(TRAINING, 0, 0).has(0, pm=6).draws(*["small"] * 7), 7, 0)
    learnt(table)
    for _ in range(3):
        table.choose("train", "draw-two")
    assert table.offered("train") == ["stop", "draw"]
    assert (len(table.player(0)["kept"]), table.player(0)["pm"]) == (6, 3)


def fights(table: Table) -> list[str]:
    return [id for id in table.offered("fight") if id != "pass"] if table.asked("fight") else []


def test_rites_in_the_arena() -> None:
    """no. 29, l.562-618: two mounts, +2, the Sphere instead of the gods' bonus, no mount, -2, -1."""
    arena = valroc().mage(ARENA, 0, 0).hand(0, "firebrand", "blaze").has(0, fire=0, water=3, pm=9)
    assert fights(learnt(rite(arena, 2, 0))) == ["firebrand"], "+2 fire of a Rage"
    arena = valroc().mage(ARENA, 0, 0).hand(0, "firebrand").has(0, fire=1, water=2, pm=9).statues(earth=1)
    assert fights(learnt(rite(arena, 4, 0))) == ["firebrand"], "+1 in all but earth"
    arena = valroc().mage(ARENA, 0, 0).hand(0, "firebrand").has(0, fire=1, water=2, pm=9).statues(fire=1)
    assert fights(learnt(rite(arena, 4, 0))) == [], "the Sphere takes the gods' bonus away"
    arena = valroc().mage(ARENA, 0, 0).beaten(0, "blaze", "cinder").hand(0, "phoenix").has(0, fire=0, water=10, pm=9)
    assert fights(learnt(rite(arena, 1, 0))) == ["phoenix"], "fire +2 and +3, water -1 and -1"
    arena = valroc().mage(ARENA, 0, 1).beaten(1, "blaze").hand(1, "firebrand").has(1, fire=0, water=4, pm=9)
    assert fights(learnt(rite(arena, 5, 1).choose("target", "pass"))) == ["firebrand"]
    arena = valroc().mage(ARENA, 0, 1).beaten(1, "blaze").hand(1, "firebrand").has(1, fire=0, water=4, pm=9)
    assert fights(learnt(rite(arena, 5, 1).choose("target", "seat-1"))) == [], "no mount"
    arena = valroc().mage(ARENA, 0, 1).hand(1, "firebrand").has(1, fire=3, water=4, pm=9)
    struck = rite(arena, 7, 1).choose("target", "seat-1").choose("malus-element", "fire")
    assert fights(learnt(struck)) == [], "-2 in fire"
    arena = valroc().mage(ARENA, 0, 1).hand(1, "firebrand").has(1, fire=2, water=3, pm=9).statues(fire=1)
    assert fights(learnt(rite(arena, 8, 1).choose("target", "seat-1"))) == [], "-1 in water"


def test_evictendus_and_decimendo() -> None:
    """no. 29, l.628, l.652: three points less over any elements; a second fight on the creature just tamed."""
    table = valroc().mage(ARENA, 0, 0).hand(0, "blaze").spells(0, "evictendus_a").has(0, water=2, air=3, pm=1).acting()
    table.choose("fight", "blaze")
    assert table.player(0)["used"] == ["evictendus_a"]
    assert table.view()["wrath"]["value"] == 1
    table = valroc().mage(ARENA, 0, 0).hand(0, "blaze", "firebrand").spells(0, "decimendo_a")
    table.has(0, fire=0, water=4, air=5, pm=2, vals=0).acting()
    table.play(("fight", "blaze"), ("fight-again", "firebrand"))
    assert table.player(0)["beaten"] == ["blaze", "firebrand"]
    assert table.player(0)["vals"] == 2


def test_aurum() -> None:
    """no. 29, l.624: up to 10 Vals from the statues, which changes the gods' bonus."""
    table = valroc().spells(0, "aurum_a").statues(fire=6, air=5).raises(0).phase(Phase.TURN)
    table.choose("moment", "aurum_a").choose("rob-statue", "val-6").choose("rob-statue", "val-4")
    assert table.player(0)["vals"] == 13
    assert [s["element"] for s in table.view()["statues"] if s["dominant"]] == ["air"]


def test_other_spells() -> None:
    """l.632-644: an object, a skill point, the surplus of another player; l.636: Araori fills a gauge."""
    table = (
        valroc().spells(0, "immesco_a", "impedimendio_a", "restoructo_a").has(1, diamond=1).raises(0).phase(Phase.TURN)
    )
    small = [card for card in table.editing.action_deck if card.quarters == 1][:2]
    table.editing.action_deck = tuple(card for card in table.editing.action_deck if card not in small)
    table.seat(1).kept = tuple(small)
    table.choose("moment", "immesco_a")
    assert table.player(0)["objects"]["diamond"] == 1
    table.choose("moment", "restoructo_a")
    assert (len(table.player(0)["kept"]), table.player(1)["kept"]) == (2, [])
    table.choose("moment", "impedimendio_a").choose("victim", "seat-2").choose("absorb-skill", "earth")
    assert (table.player(0)["skills"]["earth"], table.player(2)["skills"]["earth"]) == (2, 0)
    table = valroc().mage(TRAINING, 0, 0).has(0, pm=1).spells(0, "araori_a").draws("small").acting()
    table.play(("train", "draw"), ("train", "stop"), ("count", "araori_a"), ("train-element", "fire"))
    assert table.player(0)["skills"]["fire"] == 2


def test_wrath() -> None:
    """no. 11, l.278-282: the used spell that costs least is forgiven; all lose a point in the dominant element."""
    table = valroc().spells(0, "aurum_a").statues(air=20).raises(0).phase(Phase.TURN)
    table.editing.wrath = 7
    worse = next(card for card in table.editing.spell_deck if card.id == "aurum_b")
    table.editing.spell_deck = tuple(card for card in table.editing.spell_deck if card is not worse)
    table.seat(0).used = (worse,)
    table.choose("moment", "aurum_a").choose("rob-statue", "val-10")
    assert table.player(0)["used"] == ["aurum_b"]
    assert [table.player(seat)["skills"]["air"] for seat in range(4)] == [0, 0, 0, 0]
    assert table.view()["wrath"]["value"] == 0


def test_theology_moves_the_sceptre_once() -> None:
    """l.674: up to three spaces either way, then face down."""
    table = valroc().courses(0, "theology").raises(0).phase(Phase.TURN)
    table.choose("moment", "theology")
    assert table.offered("move-wrath") == ["wrath-up-1", "wrath-up-2", "wrath-up-3"]
    table.choose("move-wrath", "wrath-up-3")
    assert table.player(0)["spent"] == ["theology"]
    assert table.asked("place", 0)


# --- any moment -----------------------------------------------------------------------------------------------------


def test_a_flask_is_drunk_at_any_moment() -> None:
    """no. 28, l.522: ten at once, or five and five; l.268: never inside an opponent's act."""
    table = valroc().has(1, flask=1, pm=0).raises(1).phase(Phase.TURN)
    assert table.prompts == ["moment"]
    assert table.offered("moment", 1)[:3] == ["not-now", "flask-half", "flask-all"]
    table.choose("moment", "flask-half")
    assert (table.player(1)["pm"], table.player(1)["objects"]["open_flask"]) == (5, 1)
    table.choose("moment", "flask-rest")
    assert (table.player(1)["pm"], table.player(1)["objects"]["open_flask"]) == (10, 0)
    assert table.asked("place", 0)


def test_inside_ones_own_training_a_flask_stands_beside_the_draws() -> None:
    """l.522: nobody is asked twice."""
    table = valroc().mage(TRAINING, 0, 0).has(0, pm=0, flask=1).acting()
    assert table.offered("train", 0) == ["stop", "flask-half", "flask-all"]
    table.choose("train", "flask-all")
    assert table.player(0)["pm"] == 9, "the first draw comes by itself"
    assert table.offered("train", 0) == ["stop", "draw"]
