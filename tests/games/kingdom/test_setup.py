"""Preparation (rulebook l.85-162, and the variants' own preparations)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import valtable
from tests.games.kingdom.figures import CITIZENS, DOMAINS, DUKES, EVENTS, FIRST_CITIZENS, MONSTERS
from tests.games.kingdom.table import kingdom
from valtable.games import find


def centre(match: valtable.Match, kind: str) -> list[dict[str, Any]]:
    return [place for place in match.view(0)["centre"] if place["kind"] == kind]


def stack(place: dict[str, Any]) -> list[str]:
    """The cards that everybody knows there, from top to bottom."""
    return [place["top"], *place["beneath"]]


# --- the box ---------------------------------------------------------------------------------------------------------


def test_234_cards() -> None:
    """l.13-45: 108 citizens in 18 decks, 48 monsters in 8, 28 domains, 14 dukes, 15 starters, 6 monster events."""
    notes = find("kingdom").prepare(2, None).catalogue()
    copies: Counter[str] = Counter()
    for note in notes:
        copies[note.kind] += note.copies
    assert copies["citizen"] == 108
    assert copies["monster"] == 48
    assert copies["domain"] == 28
    assert copies["duke"] == 14
    assert copies["starter"] == 15
    assert copies["event"] == 6
    assert 108 + 48 + 28 + 14 + 15 + 6 + 10 + 5 == 234  # with 10 exhausted and 5 reference cards (l.13)
    assert {note.id for note in notes if note.kind == "citizen"} == set(CITIZENS)
    assert {note.id for note in notes if note.kind == "monster"} == set(MONSTERS)
    assert {note.id for note in notes if note.kind == "domain"} == set(DOMAINS)
    assert {note.id for note in notes if note.kind == "duke"} == set(DUKES)
    assert {note.id for note in notes if note.kind == "event"} == set(EVENTS)
    assert all(note.copies == 6 for note in notes if note.kind == "citizen")


def test_eight_areas_of_three_strengths() -> None:
    """l.498: eight areas; l.520: three values of strength in each, the boss the strongest; 6 cards an area."""
    for area in {figures.area for figures in MONSTERS.values()}:
        family = sorted((f for f in MONSTERS.values() if f.area == area), key=lambda f: f.strength)
        assert len({f.strength for f in family}) == 3
        assert [f.type == "boss" for f in family] == [False, False, True]
        assert sum(f.copies for f in family) == 5
        assert sum(f.copies_five for f in family) == 6
    assert len({figures.area for figures in MONSTERS.values()}) == 8


def test_types_on_the_cards() -> None:
    """l.508: four types; the catalogue shows each monster's and each event's."""
    types = {id: figures.type for id, figures in MONSTERS.items()} | {id: f.type for id, f in EVENTS.items()}
    assert set(types.values()) == {"minion", "beast", "titan", "boss"}
    for note in find("kingdom").prepare(2, None).catalogue():
        if note.id in types:
            assert ["fact-type", {"type": {"message": [f"type-{types[note.id]}"]}}] in [f.data() for f in note.facts]


# --- the centre ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_grid_of_four_rows_and_five_columns(players: int) -> None:
    """l.91: 4 rows of 5 columns: monsters, citizens 1-5, citizens 6-11/12, domains."""
    match = valtable.new("kingdom", players, seed=3)
    assert [place["id"] for place in match.view(0)["centre"]] == [
        *(f"monster-{n}" for n in range(1, 6)),
        *(f"citizen-{n}" for n in (1, 2, 3, 4, 5)),
        *(f"citizen-{n}" for n in (6, 7, 8, 9, 11)),
        *(f"domain-{n}" for n in range(1, 6)),
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_stack_heights(players: int) -> None:
    """l.95, l.107, l.116: 5 monsters, 5 citizens, 3 domains; l.658-666: with five players 6, 6 and 4."""
    match = valtable.new("kingdom", players, seed=3)
    five = players == 5
    assert [place["count"] for place in centre(match, "monster")] == [6 if five else 5] * 5
    assert [place["count"] for place in centre(match, "citizen")] == [6 if five else 5] * 10
    assert [place["count"] for place in centre(match, "domain")] == [4 if five else 3] * 5


def test_first_game_monsters() -> None:
    """l.97-101 and l.103: the five stacks, the weakest on top, the boss at the bottom, from left to right."""
    match = valtable.new("kingdom", 4, seed=11)
    assert match.view(None)["areas"] == ["hills", "ruins", "forest", "valley", "mountains"]
    assert [stack(place) for place in centre(match, "monster")] == [
        ["goblin"] * 3 + ["goblin_mage", "goblin_king"],
        ["skeleton"] * 3 + ["flaming_skeleton", "skeleton_king"],
        ["treant"] * 2 + ["bane_spider"] * 2 + ["spider_queen"],
        ["owlbear"] * 3 + ["giant", "troll"],
        ["dire_bear"] * 2 + ["orc_warrior"] * 2 + ["orc_chieftain"],
    ]


def test_ruins_for_five_players() -> None:
    """l.524: from bottom to top the Skeleton King, 2 Flaming Skeletons and 3 Skeletons."""
    match = valtable.new("kingdom", 5, seed=1)
    assert stack(centre(match, "monster")[1]) == ["skeleton"] * 3 + ["flaming_skeleton"] * 2 + ["skeleton_king"]


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(
    "areas", [["barrens", "swamp", "cavern", "hills", "mountains"], ["cavern", "swamp", "barrens", "valley", "forest"]]
)
def test_monster_stacks_of_every_area(players: int, areas: list[str]) -> None:
    """l.103, l.520: sorted by strength inside and from left to right, magic ignored; figures of the component list."""
    match = valtable.new("kingdom", players, seed=1, options={"areas": areas})
    laid = match.view(None)["areas"]
    assert sorted(laid) == sorted(areas)
    tops = []
    for area, place in zip(laid, centre(match, "monster"), strict=True):
        family = sorted(((f.strength, id) for id, f in MONSTERS.items() if f.area == area))
        expected = [
            id for _, id in family for _ in range(MONSTERS[id].copies_five if players == 5 else MONSTERS[id].copies)
        ]
        assert stack(place) == expected
        tops.append(MONSTERS[stack(place)[0]].strength)
    assert tops == sorted(tops)


def test_monster_row_between_equal_tops() -> None:
    """Ruling (guide, Rulings): between equal top cards the stack whose next cards are weaker stands further left."""
    match = valtable.new("kingdom", 2, seed=1, options={"areas": ["cavern", "mountains", "valley", "swamp", "hills"]})
    # owlbear 4,4,4,8 before gelatinous cube 4,4,4,6? No: 6 < 8, so the swamp is left of the valley.
    # dire bear 5,5,9 and kobolds 5,5,5: the kobolds stand left.
    assert match.view(None)["areas"] == ["hills", "swamp", "valley", "cavern", "mountains"]


def test_first_game_citizens() -> None:
    """l.107, l.111-112: five copies of the same citizen for each of the ten values."""
    match = valtable.new("kingdom", 2, seed=1)
    assert [stack(place) for place in centre(match, "citizen")] == [[id] * 5 for id in FIRST_CITIZENS]


def test_chosen_citizens() -> None:
    """l.107: one kind for each value; any order of naming."""
    others = [
        "monk",
        "blacksmith",
        "alchemist",
        "wizard",
        "peasant",
        "knight",
        "thief",
        "warlord",
        "priestess",
        "miner",
    ]
    match = valtable.new("kingdom", 2, seed=1, options={"citizens": list(reversed(others))})
    assert [stack(place) for place in centre(match, "citizen")] == [[id] * 5 for id in others]


def test_random_citizens_and_areas() -> None:
    """l.103: in later games any monsters; l.445: all citizens of a stack have the same name."""
    seen: set[str] = set()
    areas: set[str] = set()
    for seed in range(40):
        match = valtable.new("kingdom", 2, seed=seed, options={"citizens": "random", "areas": "random"})
        for place in centre(match, "citizen"):
            assert len(set(stack(place))) == 1
            assert place["id"] == f"citizen-{CITIZENS[place['top']].values[0]}"
            seen.add(place["top"])
        assert len(set(match.view(None)["areas"])) == 5
        areas.update(match.view(None)["areas"])
    assert seen == set(CITIZENS)
    assert len(areas) == 8


def test_domains_two_down_one_up() -> None:
    """l.116: two face down, the third face up; all different, the rest in the box."""
    tops: set[str] = set()
    for seed in range(60):
        match = valtable.new("kingdom", 2, seed=seed)
        places = centre(match, "domain")
        assert all(place["beneath"] == [None, None] for place in places)
        up = [place["top"] for place in places]
        assert len(set(up)) == 5
        tops.update(up)
    assert tops == set(DOMAINS)


def test_domains_for_five_players() -> None:
    """l.666: 3 face down and the top one face up."""
    match = valtable.new("kingdom", 5, seed=2)
    assert all(place["beneath"] == [None, None, None] for place in centre(match, "domain"))


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 6), (4, 8), (5, 10), (1, 5)])
def test_exhausted_cards(players: int, cards: int) -> None:
    """l.138: two per player. Alone five stacks end the game (l.799), so five cards (guide, Rulings)."""
    exhausted = valtable.new("kingdom", players, seed=1).view(None)["exhausted"]
    assert exhausted["pile"] == cards
    assert exhausted["end_at"] == cards
    assert exhausted["stacks"] == 0
    assert exhausted["events"] == 0  # l.138: no monster events in the first game


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_card_is_on_the_table_or_in_the_box(players: int) -> None:
    """l.116, l.154, l.618, l.696: what is not used goes back into the box, and nothing is there twice."""
    state = kingdom(players, 6, events=True, mixed_citizens=True).state
    domains = [card.id for stack in state.domains for card in stack] + [card.id for card in state.spare.domains]
    assert sorted(domains) == sorted(DOMAINS)
    dukes = [card.id for player in state.players for card in player.dealt] + [card.id for card in state.spare.dukes]
    if state.dark_lord is not None and state.dark_lord.duke is not None:
        dukes.append(state.dark_lord.duke.id)
    assert sorted(dukes) == sorted(DUKES)
    assert sorted(card.id for card in state.event_pile + state.spare.events) == sorted(EVENTS)
    citizens = [card.id for stack in state.citizens for card in stack]
    citizens += [card.id for stack in state.spare.citizens for card in stack]
    assert sorted(citizens) == sorted(id for id in CITIZENS for _ in range(6))


# --- the players -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_start_resources_and_starters(players: int) -> None:
    """l.144: 0 strength, 0 VP, 1 magic, 2 gold; l.148: Peasant, Knight and Herald."""
    match = valtable.new("kingdom", players, seed=8)
    facts = match.view(None)["players"]
    assert len(facts) == players
    for player in facts:
        assert (player["gold"], player["strength"], player["magic"], player["vp"]) == (2, 0, 1, 0)
        assert sorted(player["starters"]) == ["starter_herald", "starter_knight", "starter_peasant"]
        assert player["citizens"] == player["domains"] == player["monsters"] == []


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_two_dukes_are_dealt_and_one_is_kept(players: int) -> None:
    """l.154: two each, all different; everybody chooses at once, in any order of answers."""
    match = valtable.new("kingdom", players, seed=5)
    assert [(q.seat, q.prompt) for q in match.questions] == [(seat, "duke") for seat in range(players)]
    dealt = [match.view(seat)["players"][seat]["dealt"] for seat in range(players)]
    flat = [id for pair in dealt for id in pair]
    assert len(set(flat)) == 2 * players
    assert set(flat) <= set(DUKES)
    for seat in reversed(range(players)):
        question = match.question(seat)
        assert question is not None
        assert [option.id for option in question.options] == dealt[seat]
        match.answer(seat, dealt[seat][1])
        if seat:
            assert match.view(None)["phase"] == "dukes"
    assert match.view(None)["phase"] != "dukes"
    for seat in range(players):
        assert match.view(seat)["players"][seat]["duke"] == dealt[seat][1]


def test_dukes_in_any_order_give_the_same_game() -> None:
    """l.154: it makes no difference who decides first."""
    one, two = valtable.new("kingdom", 3, seed=5), valtable.new("kingdom", 3, seed=5)
    kept = [match_dealt[0] for match_dealt in (one.view(seat)["players"][seat]["dealt"] for seat in range(3))]
    for seat in (0, 1, 2):
        one.answer(seat, kept[seat])
    for seat in (2, 0, 1):
        two.answer(seat, kept[seat])
    for viewer in (0, 1, 2, None):
        assert one.view(viewer) == two.view(viewer)


def test_dukes_stay_secret() -> None:
    """l.154, l.588-592: nobody else learns your duke before the end; you may look at it whenever you like."""
    match = valtable.new("kingdom", 3, seed=5)
    kept = {}
    for seat in range(3):
        kept[seat] = match.view(seat)["players"][seat]["dealt"][0]
        match.answer(seat, kept[seat])
    for viewer in (0, 1, 2, None):
        for seat in range(3):
            facts = match.view(viewer)["players"][seat]
            assert facts["has_duke"]
            assert facts["duke"] == (kept[seat] if viewer == seat else None)
            assert ("dealt" in facts) == (viewer == seat)
    for event in match.events:
        if event.kind == "duke-kept":
            assert event.to is not None
            assert len(event.to) == 1


def test_an_answered_duke_is_not_seen_while_others_still_choose() -> None:
    """l.588: in secret."""
    match = valtable.new("kingdom", 2, seed=5)
    before = match.view(1)
    match.answer(0, match.view(0)["players"][0]["dealt"][1])
    after = match.view(1)
    assert after["players"][0]["duke"] is None
    assert before["players"][0]["duke"] is None


def test_every_duke_can_be_dealt() -> None:
    """l.154: all the duke cards are shuffled."""
    dealt: set[str] = set()
    for seed in range(60):
        match = valtable.new("kingdom", 2, seed=seed)
        dealt.update(match.view(0)["players"][0]["dealt"])
    assert dealt == set(DUKES)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_random(players: int) -> None:
    """l.160: any of them; that player is the active one."""
    firsts = []
    for seed in range(60):
        facts = valtable.new("kingdom", players, seed=seed).view(None)
        assert facts["first"] == facts["active"]
        firsts.append(facts["first"])
    assert set(firsts) == set(range(players))


def test_the_same_seed_is_the_same_game() -> None:
    one, two = valtable.new("kingdom", 4, seed=9), valtable.new("kingdom", 4, seed=9)
    assert [one.view(seat) for seat in range(4)] == [two.view(seat) for seat in range(4)]
    assert one.view(0) != valtable.new("kingdom", 4, seed=10).view(0)


# --- what does not go together ---------------------------------------------------------------------------------------

FIRST = FIRST_CITIZENS


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (0, {}, "players: 0 is not allowed; kingdom takes 1 to 5"),
        (6, {}, "players: 6 is not allowed; kingdom takes 1 to 5"),
        (2, {"mixed_citizens": True, "citizens": "random"}, "mixed stacks use every citizen"),
        (2, {"mixed_citizens": True, "citizens": FIRST}, "mixed stacks use every citizen"),
        (2, {"citizens": ["monk", *FIRST[1:9]]}, "9 given"),
        (2, {"citizens": ["monk", "cleric", *FIRST[2:]]}, "exactly one that activates on 1: cleric, monk"),
        (2, {"citizens": [*FIRST[:9], "dragon"]}, "unknown 'dragon'"),
        (2, {"areas": ["hills", "ruins", "forest", "valley"]}, "4 given"),
        (2, {"areas": ["hills", "hills", "forest", "valley", "ruins"]}, "the same one twice"),
        (2, {"areas": ["hills", "moon", "forest", "valley", "ruins"]}, "unknown 'moon'"),
        (2, {"events": ["mimic", "sorcerer", "bat_swarm"]}, "one monster event per player: 2"),
        (2, {"events": ["goblin"]}, "unknown 'goblin'"),
        (1, {"no_duke": True}, "the solo scores need both dukes"),
        (2, {"sum_attacks": True}, "allowed with 1 player only"),
        (5, {"endless_attacks": True}, "allowed with 1 player only"),
        (2, {"dragons": True}, "option 'dragons' does not exist in kingdom"),
        (2, {"events": "many"}, "'many' is not allowed"),
    ],
)
def test_refused_set_ups_say_why(players: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(valtable.SetupError) as refused:
        valtable.new("kingdom", players, seed=1, options=options)
    assert reason in str(refused.value)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_variants_combine(players: int) -> None:
    """l.604, l.652, l.690, l.704: the other rules do not change, so the variants go together."""
    options = {"events": True, "mixed_citizens": True, "no_duke": True, "areas": "random"}
    match = valtable.new("kingdom", players, seed=4, options=options)
    assert set(match.view(None)["variants"]) >= {"events", "mixed_citizens", "no_duke"}
    assert match.questions


def test_starters_are_all_that_is_fixed() -> None:
    """l.379-380: one starter of each kind and one duke, for ever: recruiting a Peasant adds a citizen, no starter."""
    table = kingdom().in_actions().with_purse(0, gold=3)
    table.act("citizen-5")
    facts = table.player(0)
    assert facts["citizens"] == ["peasant"]
    assert sorted(facts["starters"]) == ["starter_herald", "starter_knight", "starter_peasant"]


def test_a_spectator_sees_that_a_duke_is_kept_but_not_which() -> None:
    """l.154: the duke is not revealed before the end, to nobody."""
    match = valtable.new("kingdom", 2, seed=3)
    match.answer(0, match.questions[0].options[0])
    seen = [event for event in match.events if event.seen_by(None)]
    assert [event.kind for event in seen] == ["duke-kept-secretly"]
    assert "card" not in seen[0].args
