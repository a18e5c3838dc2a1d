"""Turns: who is first, what maintenance and offerings renew, decks that run out, and the end (rulebook l.77-93, l.200,
l.332, l.431-466, l.492-494)."""

import pytest

import valtable
from tests.games.valroc.table import Table, valroc
from valtable.games.valroc.scoring import score
from valtable.games.valroc.state import ARENA, CAVE, DARK, FOUNTAIN, START, TRAINING, UNIVERSITY, Phase

# --- the first player -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rotate", "first"), [(False, [0, 0, 0, 0, 0]), (True, [0, 1, 2, 0, 1])])
def test_the_first_player_stays_or_rotates(rotate: bool, first: list[int]) -> None:
    """l.200 and ruling: the token never moves, unless the table has chosen so."""
    table = valroc(3, rotate_first_player=rotate).phase(Phase.TURN)
    seen = []
    for _ in range(5):
        seen.append(table.view()["first"])
        assert table.asked("place", seen[-1])
        table.next_turn()
    assert seen == first


def announced(*hands: tuple[str, ...], seed: int = 1) -> Table:
    """The free skill points are chosen, and the first player is found."""
    table = valroc(len(hands), seed).phase(Phase.SKILLS)
    for seat, hand in enumerate(hands):
        table.hand(seat, *hand)
    for seat in range(len(hands)):
        table.choose("free-skill", "fire", seat).choose("free-skill", "air", seat)
    return table


def test_most_prestige_goes_first() -> None:
    """no. 5, l.200: the total of the hand, which everybody announces."""
    table = announced(("phoenix", "blaze"), ("kraken", "lava_boar"), ("simurgh", "blaze"))
    assert table.view()["first"] == 1
    assert [player["prestige"] for player in table.view()["players"]] == [17, 20, 16]


def test_then_the_best_mythic_creature() -> None:
    """no. 5, l.200: 12 + 6 and 13 + 5."""
    assert announced(("phoenix", "ember_wolf"), ("sphinx", "blaze")).view()["first"] == 1


def test_then_the_next_best_creature_and_so_on() -> None:
    """no. 5, l.200: 12, 8, 3 and 12, 6, 5; then 12, 8, 5, 3 and 12, 8, 4, 4."""
    assert announced(("kraken", "ember_wolf", "blaze"), ("phoenix", "lava_boar", "moss")).view()["first"] == 1
    hands = (("kraken", "abyssal_crab", "flint", "mist"), ("phoenix", "lava_boar", "blaze", "moss"))
    assert announced(*hands).view()["first"] == 1


def test_then_chance() -> None:
    """no. 5, l.200: "désignez aléatoirement le Premier Joueur"; only among those who are level."""
    hands = (("firebrand",), ("phoenix", "moss"), ("kraken", "breeze"))
    assert {announced(*hands, seed=seed).view()["first"] for seed in range(1, 13)} == {1, 2}
    assert announced(*hands).story("first-player-lot") == ["first-player-lot"]


def test_a_tie_is_broken_in_the_open() -> None:
    """l.200: "les joueurs annoncent les points de prestige de leur plus forte carte Mythique"; then the next best, and
    only as far as it takes."""
    hands = (("kraken", "ember_wolf", "blaze"), ("phoenix", "lava_boar", "moss"), ("firebrand",))
    table = announced(*hands)
    kinds = ("announces-prestige", "first-player-tie", "announces-mythic", "announces-next", "first-player")
    told = [(event.kind, event.args.get("n")) for event in table.happened(*kinds)]
    assert told == [
        *[("announces-prestige", n) for n in (23, 23, 3)],
        ("first-player-tie", None),
        *[("announces-mythic", 12)] * 2,
        ("first-player-tie", None),
        *[("announces-next", n) for n in (6, 8)],
        ("first-player", None),
    ]
    assert all(event.seen_by(None) for event in table.happened(*kinds))
    level = table.happened("first-player-tie")[0].args["players"]
    assert [name.args["seat"] for name in level] == [0, 1]


# --- the draft of two -----------------------------------------------------------------------------------------------


def test_two_players_draft_with_a_dummy_third() -> None:
    """no. 4, l.204: three packets go round; of the third one a card is set aside at random each time."""
    match = valtable.new("valroc", 2, 3, {"hands": "draft"})
    packets = [match.view(seat)["players"][seat]["packet"] for seat in range(2)]
    for seat in range(2):
        match.answer(seat, packets[seat][0])
    second = [match.view(seat)["players"][seat]["packet"] for seat in range(2)]
    assert second[1] == packets[0][1:]
    assert not set(second[0]) & {*packets[0], *packets[1]}, "from the third one"
    assert len(second[0]) == 3
    for seat in range(2):
        match.answer(seat, second[seat][0])
    third = [match.view(seat)["players"][seat]["packet"] for seat in range(2)]
    assert third[1] == second[0][1:]
    assert set(third[0]) < set(packets[1][1:]), "which went through the third one's hands"
    assert len(third[0]) == 2


# --- ban tokens -----------------------------------------------------------------------------------------------------


def banned(table: Table) -> list[str]:
    return [slot["id"] for slot in table.view()["slots"] if slot["banned"]]


def test_the_cave_ban_moves_on_with_each_turn() -> None:
    """no. 16, l.88, l.332: fire, water, earth, air, and again; the others stay where they are."""
    table = valroc(2).phase(Phase.TURN)
    fixed = ["fountain-2", "tavern-2", "training-2", "training-3", "arena-2"]
    for turn, room in enumerate(("fire", "water", "earth", "air", "fire", "water"), 1):
        assert table.view()["turn"] == turn
        assert sorted(banned(table)) == sorted([*fixed, f"cave-{room}"])
        assert f"cave-{room}" not in table.offered("place", 0)
        table.next_turn()


def test_bans_for_three_and_four() -> None:
    """no. 1, l.77-93: one token for three, none for four, in every turn."""
    for players, want in ((3, ["training-2"]), (4, [])):
        table = valroc(players).phase(Phase.TURN)
        for _ in range(3):
            assert banned(table) == want
            table.next_turn()
    table = valroc(3).mage(TRAINING, 0, 1)
    assert "training-3" in table.offered("place", 0), "the left-most free slot (l.233)"


# --- maintenance and offerings --------------------------------------------------------------------------------------


def test_maintenance_fills_empty_slots_of_the_university() -> None:
    """l.434-435: those that were taken, no others; the dark magic stays."""
    table = valroc().offers_courses("pyromancy", "theology", "liturgy", "commerce").put(UNIVERSITY, 1, 0)
    dark = table.editing.dark.id
    new = table.editing.course_deck[-1].id
    table.acting().choose("attend", "pay")
    assert table.view()["turn"] == 2
    assert table.view()["courses"] == ["pyromancy", new, "liturgy", "commerce"]
    assert table.view()["dark"]["card"] == dark


def test_offerings_renew_dark_magic_and_all_courses() -> None:
    """no. 23, l.433, l.443, l.454-456: after every third turn, instead of maintenance."""
    table = valroc().phase(Phase.TURN)
    darks = [table.view()["dark"]["card"]]
    phases = []
    for turn in range(1, 10):
        before = list(table.view()["courses"])
        deck = [course.id for course in table.now.course_deck]
        while table.view()["turn"] == turn:
            phases.append((turn, table.view()["phase"]))
            table.decline()
        if turn % 3:
            assert table.view()["courses"] == before
        else:
            assert table.view()["courses"] == deck[:-5:-1]
            assert table.view()["course_discard"][-4:] == before
            darks.append(table.view()["dark"]["card"])
    assert {turn for turn, phase in phases if phase == "offerings"} == {3, 6, 9}
    assert len(set(darks)) == 4


def test_pawns_come_home() -> None:
    """l.248, l.254: those of the dark quarter at the end of the turn, when dark magic is over."""
    table = valroc().dark(2).put(DARK, 0, 0).put(FOUNTAIN, 0, 1).learns("araori_a", "araori_b").acting()
    table.choose("keep-spell", "araori_a")
    assert table.view()["turn"] == 2
    assert not [slot for slot in table.view()["slots"] if slot["pawn"]]
    assert table.view()["dark"]["on"] == [False, False]


# --- decks that run out ---------------------------------------------------------------------------------------------


def test_action_cards_are_reshuffled() -> None:
    """Ruling: the discards make a new deck, in the midst of a training as well."""
    table = valroc().mage(TRAINING, 0, 0).has(0, pm=5).draws("small")
    table.editing.action_discard = table.editing.action_deck[:-1]
    table.editing.action_deck = table.editing.action_deck[-1:]
    table.acting().train(2)
    assert table.happened("actions-shuffled")
    assert table.view()["action_deck"] == 30


def test_courses_and_dark_magic_are_reshuffled() -> None:
    """Ruling: the removed ones come back when the deck is empty."""
    table = valroc().phase(Phase.OFFERINGS).turn(3)
    game = table.editing
    game.course_discard, game.course_deck = game.course_deck[1:], game.course_deck[:1]
    game.dark_discard, game.dark_deck = game.dark_deck, ()
    table.next_turn()
    assert all(table.view()["courses"])
    assert table.view()["course_deck"] + len(table.view()["course_discard"]) == 22
    assert (table.view()["dark_deck"], table.view()["dark_discard"]) == (7, [])


def test_tokens_run_out() -> None:
    """Ruling on l.34-42: four of each; then nothing is found."""
    table = valroc().has(1, flask=3).has(2, open_flask=1).put(CAVE, 1, 0).draws("water flask 10").acting()
    table.settle()
    assert table.happened("none-left")
    assert table.player(0)["objects"]["flask"] == 0


# --- the end --------------------------------------------------------------------------------------------------------


def test_no_offerings_after_the_sixth_creature() -> None:
    """no. 25, l.466: the actions are finished, then the points are counted."""
    table = valroc().mage(ARENA, 0, 0).has(0, fire=2, water=3).turn(3)
    table.beaten(0, "blaze", "cinder", "mist", "scoria", "vapour").hand(0, "firebrand").acting()
    table.choose("fight", "firebrand")
    assert table.match.over
    assert not table.happened("statues-emptied")


def test_one_last_moment() -> None:
    """no. 25, l.466, l.640: spells may still be cast before the points are counted; flasks are of no use."""
    table = valroc().mage(ARENA, 0, 0).has(0, fire=2, water=3).has(1, flask=1).spells(2, "impedimendio_a")
    table.beaten(0, "blaze", "cinder", "mist", "scoria", "vapour").hand(0, "firebrand").acting()
    table.choose("moment", "not-now", 2).choose("fight", "firebrand", 0)
    assert [question.seat for question in table.match.questions] == [2], "the flask is of no use"
    table.choose("moment", "impedimendio_a").choose("victim", "seat-0").choose("absorb-skill", "water")
    assert table.match.over
    assert table.player(2)["skills"]["water"] == 2


def test_the_quiet_end() -> None:
    """Ours: thirty turns in a row without a creature beaten end the game."""
    table = valroc().phase(Phase.TURN)
    while not table.match.over:
        assert table.view()["turn"] <= 30
        table.decline()
    assert table.view()["turn"] == 30
    assert table.ending == "ending-quiet"


def test_a_creature_ends_the_quiet() -> None:
    """Ours: the thirty turns begin after the turn in which one was beaten."""
    table = valroc().mage(ARENA, 0, 0).hand(0, "blaze").has(0, water=3, air=5, pm=1).acting()
    table.editing.quiet = 29
    table.choose("fight", "blaze")
    while not table.match.over:
        table.decline()
    assert table.view()["turn"] == 31


# --- who has won ----------------------------------------------------------------------------------------------------


def level(first: tuple[str, ...], second: tuple[str, ...], skill: int = 0) -> list[int]:
    """The winners when both have as much prestige, by Vals, with these creatures; so many skills more for the first."""
    table = valroc(2).beaten(0, *first).beaten(1, *second).has(0, vals=90, fire=1 + skill).has(1, vals=90)
    game = table.editing
    game.end_reason = "six"
    totals = score(game).totals
    game.players[0].vals += 3 * (totals[1] - totals[0])
    result = score(game)
    assert result.totals[0] == result.totals[1]
    return result.winners


def test_tie_breaks() -> None:
    """no. 27, l.492-494: the prestige of creatures; the best of them, the next; skills; else the victory is shared."""
    assert level(("phoenix",), ("lava_boar",)) == [0]
    assert level(("lava_boar",), ("phoenix",)) == [1]
    assert level(("lava_boar", "flint"), ("phoenix",)) == [1], "12 and 12, but 8 and 12 for the best"
    assert level(("lava_boar", "ember_wolf", "moss"), ("abyssal_crab", "blaze", "flint")) == [0], "8, 6 and 8, 5"
    assert level(("phoenix",), ("kraken",), 2) == [0]
    assert level(("phoenix",), ("kraken",), -1) == [1]
    assert level(("phoenix",), ("kraken",)) == [0, 1]


def test_the_cave_has_four_rooms() -> None:
    """no. 14, l.232, l.310: any free room; they are resolved fire, water, earth, air, whoever came first."""
    table = valroc().put(CAVE, 3, 0).put(CAVE, 0, 1).draws("fire val 8", "air diamond").acting().settle()
    assert (table.player(1)["vals"], table.player(0)["objects"]["diamond"]) == (11, 1)
    assert START[CAVE + 1] - START[CAVE] == 4
