"""The monster events (rulebook l.602-648)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest

import valtable
from tests.games.kingdom.figures import DOMAINS, EVENTS, crew
from tests.games.kingdom.table import Table, kingdom, said
from valtable.engine.board import thing_of, things
from valtable.engine.game import Chooser, Game
from valtable.engine.question import Choice
from valtable.games.kingdom.state import Phase
from valtable.games.realm.monster_events import instruct
from valtable.games.realm.state import CENTRE


def table_of(players: int = 2, **options: Any) -> Table:
    return kingdom(players, **{"events": True, **options})


def exhausted(table: Table) -> tuple[int, int, int]:
    """Stacks that have run out, exhausted cards left, events left on top of them."""
    facts = table.view()["exhausted"]
    return facts["stacks"], facts["pile"], facts["events"]


# --- preparation -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_event_per_player_on_the_exhausted_pile(players: int) -> None:
    """l.618: two exhausted cards per player (alone: five), and one event per player on top of them, face down."""
    facts = valtable.new("kingdom", players, seed=3, options={"events": True}).view(0)["exhausted"]
    assert facts["events"] == players
    assert facts["pile"] == (5 if players == 1 else 2 * players)
    assert facts["events_seen"] == []
    assert facts["end_at"] == facts["pile"]  # l.644: a stack under an event counts as exhausted


def test_no_events_without_the_variant() -> None:
    """l.138."""
    assert valtable.new("kingdom", 4, seed=3).view(0)["exhausted"]["events"] == 0


def appearing(options: dict[str, Any], seed: int, players: int) -> list[str]:
    """The events that come up when as many stacks run out."""
    table = kingdom(players, seed, **options).in_actions().with_purse(0, gold=40).without_starters(0)
    places = ["citizen-1", "citizen-2", "citizen-3", "citizen-4", "citizen-7"][:players]
    for place, id in zip(places, ["cleric", "merchant", "mercenary", "archer", "rogue"], strict=False):
        table.with_stack(place, id)
    for place in places:
        table.settle()
        table.act(place)
        if table.phase == "second_action":
            continue
        table.settle()
        while table.active != 0:
            table.pass_turn()
    return [str(table.top(place)) for place in places]


def test_every_event_can_come() -> None:
    """l.618: one per player, taken face down from the six and shuffled."""
    seen: set[str] = set()
    for seed in range(30):
        came = appearing({"events": True}, seed, 2)
        assert len(set(came)) == 2
        assert set(came) <= set(EVENTS)
        seen.update(came)
    assert seen == set(EVENTS)


def test_chosen_events() -> None:
    """l.620: those asked for are among them, still one per player."""
    orders = set()
    for seed in range(20):
        came = appearing({"events": ["mimic"]}, seed, 2)
        assert "mimic" in came
        assert len(came) == 2
        orders.add(came.index("mimic"))
    assert orders == {0, 1}  # shuffled with the other one
    assert set(appearing({"events": ["mimic", "sorcerer"]}, 3, 2)) == {"mimic", "sorcerer"}


# --- appearing -------------------------------------------------------------------------------------------------------


def test_an_event_covers_the_emptied_stack_face_up() -> None:
    """l.634: the top card of the pile: an event, laid face up."""
    table = table_of().in_actions().with_event_pile("mimic", "sorcerer").with_stack("citizen-7", "rogue")
    table.with_purse(0, gold=2)
    table.act("citizen-7")
    assert table.top("citizen-7") == "mimic"
    assert exhausted(table) == (1, 4, 1)
    assert table.place("citizen-7")["price"] == {"strength": 3, "magic": 3}
    assert table.place("citizen-7")["count"] == 0


def test_after_the_events_come_the_exhausted_cards() -> None:
    """l.618, l.634."""
    table = table_of().in_actions().with_event_pile("mimic").with_purse(0, gold=4)
    table.with_stack("citizen-7", "rogue").with_stack("citizen-2", "merchant")
    table.act("citizen-7", "citizen-2").settle()
    assert table.top("citizen-7") == "mimic"
    assert table.top("citizen-2") == "exhausted"
    assert exhausted(table) == (2, 3, 0)


def test_it_appears_when_the_action_is_finished() -> None:
    """l.634: the player finishes the action first."""
    table = table_of().in_actions().with_event_pile("mimic").with_stack("monster-3", "spider_queen")
    table.with_purse(0, strength=10, magic=3)
    table.act("monster-3")
    assert table.top("monster-3") is None
    table.choose("choose-reward", "take-citizen-any-vp-1").choose("take-citizen", "citizen-4")
    assert table.top("monster-3") == "mimic"


def test_two_emptied_stacks_in_the_active_players_order() -> None:
    """Ruling: the active player chooses which of two is covered first."""
    table = table_of().in_actions().with_event_pile("mimic").with_stack("citizen-1", "cleric")
    table.with_stack("domain-1", "grimmwater_keep").with_tableau(0, *crew("grimmwater_keep"))
    table.with_purse(0, gold=DOMAINS["grimmwater_keep"].cost)
    table.act("domain-1").choose("take-citizen", "citizen-1")
    assert table.offered("cover-first") == ["citizen-1", "domain-1"]
    on_board = things(table.rules.board(table.view(0)))
    assert all(thing_of(on_board, 0, id) is on_board[id] for id in ("citizen-1", "domain-1"))
    table.choose("cover-first", "domain-1")
    assert table.top("domain-1") == "mimic"
    assert table.top("citizen-1") == "exhausted"


# --- waking ----------------------------------------------------------------------------------------------------------


def test_example_lea_and_the_bat_swarm() -> None:
    """l.630: 2 and 3, and the Bat Swarm in play: one strength token on a monster of her choice."""
    table = table_of().with_roll(2, 3).with_event("citizen-7", "bat_swarm")
    assert table.prompts == ["put-token"]
    assert {f"monster-{n}" for n in range(1, 6)} <= set(table.offered("put-token"))
    table.choose("put-token", "monster-4")
    assert table.place("monster-4")["tokens"] == {"strength": 1, "magic": 0, "gold": 0}
    assert table.place("monster-4")["price"] == {"strength": 5, "magic": 0}


@pytest.mark.parametrize("id", sorted(EVENTS))
def test_every_value_by_a_die_or_by_the_sum(id: str) -> None:
    """l.612: its value on a die or as the sum; once only, even on a double."""
    value = EVENTS[id].value
    for one in range(1, 7):
        for two in range(one, 7):
            table = table_of().with_roll(one, two).with_event("citizen-7", id).with_purse(0, 9, 9, 9)
            if table.asked("put-token"):
                table.choose("put-token", "monster-1")
            woken = len(table.happened("event-woke"))
            assert woken == (1 if value in (one, two, one + two) else 0), (one, two)


@pytest.mark.parametrize(
    ("id", "left"),
    [("giant_leech", (9, 8, 9)), ("sorcerer", (9, 9, 8)), ("kobold_thieves", (8, 9, 9))],
)
def test_every_player_loses_one(id: str, left: tuple[int, int, int]) -> None:
    """l.614: every player, the active one included."""
    value = EVENTS[id].value
    dice = (value, value)
    table = table_of(3).with_roll(*dice).with_event("citizen-7", id)
    for seat in range(3):
        table.with_purse(seat, 9, 9, 9).without_starters(seat)
    assert [table.purse(seat) for seat in range(3)] == [left] * 3


@pytest.mark.parametrize("id", ["giant_leech", "sorcerer", "kobold_thieves"])
def test_who_has_nothing_loses_nothing(id: str) -> None:
    """l.614: if possible."""
    value = EVENTS[id].value
    table = table_of().with_roll(value, value).with_event("citizen-7", id)
    for seat in range(2):
        table.with_purse(seat).without_starters(seat)
    assert table.purse(0) == table.purse(1) == (0, 0, 0)
    assert table.happened("lost") == []


@pytest.mark.parametrize(("id", "kind"), [("corrupted_cleric", "magic"), ("bat_swarm", "strength"), ("mimic", "gold")])
def test_every_token(id: str, kind: str) -> None:
    """l.614: the active player follows the instruction: one token of that kind."""
    value = EVENTS[id].value
    table = table_of().with_roll(value, value).with_event("citizen-7", id)
    assert [q.seat for q in table.match.questions] == [0]
    table.choose("put-token", "monster-2")
    tokens = {"strength": 0, "magic": 0, "gold": 0, kind: 1}
    assert table.place("monster-2")["tokens"] == tokens
    assert "tokens" not in table.place("monster-1")


def test_tokens_may_lie_on_another_event() -> None:
    """l.636: on monsters or on monster events."""
    table = table_of().with_roll(1, 3).with_event("citizen-7", "bat_swarm").with_event("domain-1", "giant_leech")
    assert "domain-1" in table.offered("put-token")
    table.choose("put-token", "domain-1")
    assert table.place("domain-1")["price"] == {"strength": 11, "magic": 1}


def test_tokens_add_up() -> None:
    """l.636."""
    table = (
        table_of().with_roll(1, 3).with_event("citizen-7", "bat_swarm").with_tokens("monster-1", strength=2, magic=1)
    )
    table.choose("put-token", "monster-1")
    assert table.place("monster-1")["tokens"] == {"strength": 3, "magic": 1, "gold": 0}
    assert table.place("monster-1")["price"] == {"strength": 1 + 3, "magic": 1}


def test_events_act_before_the_harvest() -> None:
    """l.628: the Kobold Thieves take a gold nobody has yet; the starter Peasant's comes after."""
    table = table_of().with_roll(1, 5).with_event("citizen-7", "kobold_thieves").with_purse(0).with_purse(1, gold=1)
    assert table.purse(0) == (1, 1, 0)
    assert table.purse(1) == (1 - 1 + 1, 1, 0)


def test_events_act_after_the_dice_were_changed() -> None:
    """l.626: after the results were announced: the changed values count."""
    table = table_of().with_roll(4, 6).with_event("citizen-7", "bat_swarm").with_tableau(0, "palace_of_the_dawn")
    assert table.prompts == ["change-dice"]
    table.choose("change-dice", "palace_of_the_dawn").choose("which-die", "die-1")
    assert table.prompts == ["put-token"]


def test_several_events_act_from_left_to_right() -> None:
    """l.614: the active player follows them; with 1, 2 and 3 rolled two wake up."""
    table = table_of().with_roll(1, 2).with_event("citizen-7", "bat_swarm").with_event("monster-1", "corrupted_cleric")
    table.choose("put-token", "monster-2").choose("put-token", "monster-2")
    assert table.place("monster-2")["price"] == {"strength": 2 + 1, "magic": 1}
    assert [said(event)["card"]["message"][0] for event in table.happened("event-woke")] == [
        "card-corrupted_cleric",
        "card-bat_swarm",
    ]


@pytest.mark.parametrize("pair", list(combinations(EVENTS, 2)), ids="-".join)
def test_the_order_of_events_cannot_matter(pair: tuple[str, str]) -> None:
    """l.614: whatever the active player answers, following two events in either order ends in the same tables."""

    def follow(order: tuple[str, str]) -> set[str]:
        ends: set[str] = set()
        for answers in product(range(7), repeat=2):
            table = kingdom(3, events=True).with_event("citizen-7", pair[0]).with_event("monster-1", pair[1])
            game = table.state
            for seat, n in enumerate((0, 1, 2)):  # some have nothing to lose, or not enough for both
                table.with_purse(seat, n, n, n)
            game.chooser = Given(list(answers))
            for id in order:
                place = CENTRE[table.number("citizen-7" if id == pair[0] else "monster-1")]
                instruct(game, game.active_player, table.card(id), place)
            ends.add(json.dumps(table.rules.dump(game)))
        return ends

    assert follow(pair) == follow((pair[1], pair[0]))


class Given(Chooser):
    """Answers with the choices of these numbers."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        assert prompt == "put-token"
        return choices[self.numbers.pop(0) % len(choices)]


def test_events_in_the_pile_or_slain_do_not_act() -> None:
    """l.626, l.630: in play means on the table."""
    table = (
        table_of().with_roll(1, 3).with_event_pile("bat_swarm", "corrupted_cleric").with_victory_pile(1, "bat_swarm")
    )
    assert table.happened("event-woke") == []
    assert not table.asked("put-token")


# --- slaying ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "purse"),
    [
        ("corrupted_cleric", (3, 0, 2)),
        ("giant_leech", (0, 0, 5)),
        ("bat_swarm", (3, 0, 0)),  # one gold per slain monster: two before, and itself
        ("sorcerer", (0, 0, 3)),
        ("mimic", (5, 0, 0)),
        ("kobold_thieves", (7, 0, 0)),
    ],
)
def test_slaying_an_event(id: str, purse: tuple[int, int, int]) -> None:
    """l.634: a target of the slay action, with its cost and its reward."""
    figures = EVENTS[id]
    table = table_of().in_actions().with_event("domain-3", id).with_victory_pile(0, "goblin", "troll")
    table.with_purse(0, strength=figures.strength, magic=figures.magic)
    assert table.place("domain-3")["price"] == {"strength": figures.strength, "magic": figures.magic}
    table.act("domain-3")
    assert table.purse(0) == purse
    assert table.pile(0) == ["goblin", "troll", id]


@pytest.mark.parametrize("id", sorted(EVENTS))
def test_an_event_at_the_end(id: str) -> None:
    """l.648: its VP and its type icon count; it has no area (l.608)."""
    figures = EVENTS[id]
    table = table_of().with_victory_pile(0, id).with_purse(0).with_duke(0, "hrothgar").at_the_end()
    assert table.sheet(0)["score-monsters"] == figures.vp
    assert sum(table.points(0, "score-duke")) == 2 + (1 if figures.type == "titan" else 0)


def test_strength_and_magic_tokens_must_be_paid() -> None:
    """l.636: the card's value plus the tokens."""
    table = table_of().in_actions().with_tokens("monster-1", strength=2, magic=1).with_purse(0, strength=3, magic=0)
    assert "monster-1" not in table.offered("action")
    table = table_of().in_actions().with_tokens("monster-1", strength=2, magic=1).with_purse(0, strength=2, magic=2)
    table.act("monster-1")
    assert table.purse(0) == (1, 0, 0)
    assert "tokens" not in table.place("monster-1")  # they went back to the reserve


def test_gold_tokens_go_to_the_slayer() -> None:
    """l.638: the gold is gained, the tokens go back to the reserve."""
    table = table_of().in_actions().with_tokens("monster-1", gold=3).with_purse(0, strength=2)
    table.act("monster-1")
    assert table.purse(0) == (1 + 3, 1, 0)
    assert "tokens" not in table.place("monster-1")
    table.act("monster-1")
    assert table.player(0)["gold"] == 5


def test_gold_tokens_on_an_event() -> None:
    """l.638."""
    table = (
        table_of().in_actions().with_event("citizen-7", "kobold_thieves").with_tokens("citizen-7", gold=2, strength=1)
    )
    table.with_purse(0, strength=7)
    table.act("citizen-7")
    assert table.purse(0) == (7 + 2, 0, 0)


def test_a_slain_event_is_replaced_by_an_exhausted_card() -> None:
    """l.640: from the bottom of the pile; never by another event."""
    table = table_of().in_actions().with_event("citizen-7", "mimic").with_event_pile("sorcerer")
    table.with_purse(0, strength=3, magic=3)
    assert exhausted(table) == (1, 4, 1)
    table.act("citizen-7")
    assert table.top("citizen-7") == "exhausted"
    assert exhausted(table) == (1, 3, 1)
    assert "citizen-7" not in table.offered("action")


def test_a_slain_event_with_no_exhausted_card_left() -> None:
    """l.640: still no other event."""
    table = table_of().in_actions().with_event("citizen-7", "mimic").with_event_pile("sorcerer").with_exhausted_pile(0)
    table.with_purse(0, strength=3, magic=3)
    table.act("citizen-7")
    assert table.top("citizen-7") not in EVENTS
    assert exhausted(table) == (1, 0, 1)


def test_events_by_an_extra_slay_action() -> None:
    """l.578, l.634."""
    table = (
        table_of().in_actions().with_event("citizen-7", "mimic").with_stack("domain-1", "eye_of_asteraten", "coliseum")
    )
    table.with_tableau(0, *crew("eye_of_asteraten")).with_purse(0, gold=8, magic=3)
    table.act("domain-1").choose("pay", "magic-0")
    assert "citizen-7" in table.offered("slay-again")
    table.choose("slay-again", "citizen-7")
    assert table.pile(0) == ["mimic"]
    assert table.purse(0) == (5, 2, 0)


def test_violet_thorn_for_an_event() -> None:
    """l.634: a monster for what other cards say."""
    table = table_of().in_actions().with_event("citizen-7", "kobold_thieves").with_tableau(0, "violet_thorn")
    table.with_purse(0, strength=6)
    table.act("citizen-7")
    assert table.purse(0) == (7, 0, 1)


def test_events_are_monsters_to_be_robbed() -> None:
    """l.634: Purloiner's Perch may take one."""
    table = table_of().in_actions().with_stack("domain-1", "purloiners_perch", "coliseum").with_victory_pile(1, "mimic")
    table.with_tableau(0, *crew("purloiners_perch")).with_purse(0, gold=10)
    table.act("domain-1").choose("rob-monster", "seat-1")
    assert table.pile(0) == ["mimic"]


def test_an_event_belongs_to_no_area() -> None:
    """l.608: a boss counts none of them."""
    table = table_of().in_actions().with_stack("monster-1", "goblin_king", "goblin_king").with_purse(0, strength=6)
    table.with_victory_pile(0, "mimic", "goblin")
    table.act("monster-1")
    assert table.purse(0) == (2, 0, 0)


def test_an_event_cannot_be_returned() -> None:
    """Ruling: an event in a victory pile has no stack to go back to."""
    table = table_of().in_actions().with_stack("domain-1", "watcher_on_the_water", "coliseum")
    table.with_victory_pile(0, "mimic").with_tableau(0, "archer", "archer").with_purse(0, gold=6)
    table.act("domain-1")
    assert table.phase == "second_action"
    assert table.vp(0) == 0


# --- cards that come back --------------------------------------------------------------------------------------------


def test_a_citizen_returned_under_an_event() -> None:
    """l.829: the event goes to the top of the exhausted pile, then the citizen is laid; its tokens to the reserve."""
    table = table_of().in_actions().with_event("citizen-7", "mimic").with_event_pile("sorcerer")
    table.with_tokens("citizen-7", gold=2).with_stack("domain-1", "nest_of_the_weaver_witch", "coliseum")
    table.with_tableau(0, "butcher", "butcher", "rogue").with_purse(0, gold=6 + 2)
    table.act("domain-1").choose("return-citizen", "rogue")
    assert table.top("citizen-7") == "rogue"
    assert "tokens" not in table.place("citizen-7")
    assert table.view()["exhausted"]["events_seen"] == ["mimic"]
    assert exhausted(table) == (0, 4, 2)
    table.act("citizen-7").settle()  # recruited again: the stack is empty and the same event comes first
    assert table.top("citizen-7") == "mimic"
    assert "tokens" not in table.place("citizen-7")
    assert exhausted(table) == (1, 4, 1)
    assert table.view()["exhausted"]["events_seen"] == []


def test_a_monster_returned_under_an_event() -> None:
    """l.829 and l.843 together."""
    table = table_of().in_actions().with_event("monster-1", "mimic").with_event_pile()
    table.with_stack("domain-1", "watcher_on_the_water", "coliseum").with_victory_pile(0, "goblin_king")
    table.with_tableau(0, "archer", "archer").with_purse(0, gold=6)
    table.act("domain-1").choose("return-monster", "goblin_king")
    assert table.top("monster-1") == "goblin_king"
    assert exhausted(table) == (0, 4, 1)


def test_two_events_back_on_the_pile_come_again_from_the_top() -> None:
    """l.829: each goes to the *top* of the pile, so the one put back last comes first."""
    table = table_of().in_actions().with_event("citizen-7", "mimic").with_event("monster-1", "sorcerer")
    table.with_event_pile().with_victory_pile(0, "goblin_king").with_purse(0, gold=12).with_purse(1, gold=9)
    table.with_stack("domain-1", "nest_of_the_weaver_witch", "coliseum")
    table.with_stack("domain-2", "watcher_on_the_water", "the_tower")
    table.with_tableau(0, "butcher", "butcher", "archer", "archer", "rogue")
    table.act("domain-1").choose("return-citizen", "rogue")
    table.act("domain-2").choose("return-monster", "goblin_king").settle()
    assert table.view()["exhausted"]["events_seen"] == ["mimic", "sorcerer"]
    table.act("citizen-7")
    assert table.top("citizen-7") == "sorcerer"
    assert table.view()["exhausted"]["events_seen"] == ["mimic"]


def test_tokens_stay_on_the_monster_beneath_a_returned_one() -> None:
    """Ruling: tokens stay on their monster."""
    table = table_of().in_actions().with_tokens("monster-1", strength=3).with_victory_pile(0, "goblin_mage")
    table.with_stack("domain-1", "watcher_on_the_water", "coliseum").with_tableau(0, "archer", "archer")
    table.with_purse(0, gold=6, strength=3)
    table.act("domain-1").choose("return-monster", "goblin_mage")
    assert table.place("monster-1")["price"] == {"strength": 3, "magic": 0}
    table.act("monster-1").choose("choose-reward", "gold-1").settle()
    assert table.place("monster-1")["price"] == {"strength": 1 + 3, "magic": 0}


# --- the end ---------------------------------------------------------------------------------------------------------


def test_a_stack_under_an_event_is_exhausted() -> None:
    """l.644: four stacks, two of them under events, end a game of two."""
    table = table_of().with_event("citizen-7", "mimic").with_event("citizen-8", "sorcerer").with_dice(1, 2)
    table.with_exhausted("citizen-1", "citizen-2").with_active(1).at(Phase.TURN_END)
    assert table.match.over
    assert table.ending == "ending-exhausted"


def test_a_stack_whose_event_was_slain_is_exhausted() -> None:
    """l.640, l.644: the exhausted card in its place counts as before."""
    table = (
        table_of().in_actions(1).with_event("citizen-7", "mimic").with_exhausted("citizen-1", "citizen-2", "citizen-3")
    )
    table.with_purse(1, strength=3, magic=3)
    assert table.view()["exhausted"]["stacks"] == 4
    table.act("citizen-7", "gold").settle()
    assert table.match.over


def test_all_monsters_slain_with_events_on_the_table() -> None:
    """Ruling: events on the table need not be slain; l.275 speaks of the monsters of the stacks."""
    table = (
        table_of(4).with_event("monster-1", "mimic").with_exhausted("monster-2", "monster-3", "monster-4", "monster-5")
    )
    table.with_dice(1, 2).with_active(3).at(Phase.TURN_END)
    assert table.match.over
    assert table.ending == "ending-monsters"


@pytest.mark.parametrize("id", ["corrupted_cleric", "bat_swarm", "mimic"])
def test_an_event_puts_its_token_on_another_card(id: str) -> None:
    """l.636: events add strength or magic tokens "sur d'autres cartes Monstre ou Événement de Monstre";
    l.638: gold tokens "sur d'autres cartes"; l.634: an event counts as a monster for the icon "sur d'autres cartes".
    So the event itself is no target of its own instruction.
    """
    value = EVENTS[id].value
    table = kingdom(events=True).with_roll(value, value).with_event("citizen-7", id)
    assert table.offered("put-token") == [f"monster-{n}" for n in range(1, 6)]


def test_an_event_with_no_other_monster_puts_no_token() -> None:
    """l.636: nothing else is there in the last round after the last monster was slain."""
    table = kingdom(4, events=True).with_roll(3, 3).with_event("citizen-7", "bat_swarm")
    table.with_exhausted(*(f"monster-{n}" for n in range(1, 6))).settle()
    assert "tokens" not in table.place("citizen-7")
