"""Who knows which card: its owner, if it came off the deck; everybody, if off a pile (rulebook l.81, l.200-204)."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import valtable
from tests.games.play import said
from tests.games.villages.table import Table, villages
from tests.games.villages.watcher import Watcher
from valtable.engine.chance import Chance
from valtable.engine.events import Journal
from valtable.engine.game import Chooser, Game
from valtable.engine.glimpse import Imagined
from valtable.engine.match import Match
from valtable.engine.question import Choice, Option, Question, chosen
from valtable.engine.rules import Rules
from valtable.games import find
from valtable.games.villages.state import Villages
from valtable.games.villages.versions import to_version_2

CARDS = (find("villages").folder / "cards.toml").read_text(encoding="utf-8")


class Stop:
    """Imagines nothing but the world at the open question."""

    def choose(self, question: Question, /) -> Option | None:
        return None


def imagined(match: Match, seat: int, seed: int) -> tuple[Imagined, Villages]:
    world = match.glimpse(seat).imagine(random.Random(seed), Stop())
    assert isinstance(world.game, Villages)
    return world, world.game


def unseen(game: Villages, owner: int, by: int) -> list[str]:
    """The cards of a hand that another seat does not know."""
    return [held[0].id for held in game.players[owner].hand if not held[1] >> by & 1]


def everything(game: Villages) -> Counter[str]:
    """All building cards on a table."""
    found = [card.id for card in (*game.deck, *game.spare, *game.trash)]
    found += [card.id for pile in game.piles for card in pile]
    for player in game.players:
        found += [held[0].id for held in player.hand]
        found += [card.id for card in (*player.resources, *player.village.buildings)]
    return Counter(found)


# --- drawing ---------------------------------------------------------------------------------------------------------


def test_a_card_from_the_deck_is_known_to_its_owner_alone() -> None:
    """l.81: secret hands; l.203."""
    table = villages(3).with_hand(0).with_deck("farm", "keep", "oracle").lead("harvest").draw("deck")
    assert table.hand(0) == ["farm"]
    for other in (1, 2):
        assert table.hand(0, by=other) == []
        assert table.player(0, by=other)["unseen"] == 1
    spectator = table.view(None)["players"][0]
    assert (spectator["hand"], spectator["unseen"]) == ([], 1)


def test_a_card_from_a_pile_is_known_to_all() -> None:
    """l.200, l.203: it lay there face up."""
    table = villages(3).with_hand(0).with_pile(2, "market", "farm").lead("harvest").draw("pile-2")
    for other in (0, 1, 2):
        assert table.hand(0, by=other) == ["market"]
    spectator = table.view(None)["players"][0]
    assert (spectator["hand"], spectator["unseen"]) == (["market"], 0)


def test_events_of_drawing() -> None:
    """The owner is told the card, the others that one was drawn; a card from a pile is told to all."""
    table = villages(3).with_hand(0).with_deck("farm", "keep", "oracle").lead("harvest").draw("deck", "pile-1")
    (own,) = table.happened("drew-deck")
    assert [own.seen_by(seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    (unseen,) = table.happened("drew-deck-secretly")
    assert [unseen.seen_by(seat) for seat in (0, 1, 2)] == [False, True, True]
    assert "card" not in said(unseen)
    (pile,) = table.happened("drew-pile")
    assert pile.to is None


def test_starting_hands_are_secret() -> None:
    """l.81."""
    match = valtable.new("villages", 4, seed=2)
    for seat in range(4):
        for other in range(4):
            facts = match.view(seat)["players"][other]
            assert (len(facts["hand"]), facts["unseen"]) == ((6, 0) if seat == other else (0, 6))
    assert all(player["unseen"] == 6 for player in match.view(None)["players"])


def test_the_view_does_not_name_what_lies_in_the_decks() -> None:
    table = villages(3).with_deck("farm").with_adventurer_deck("bard").with_row("monk").with_piles(*["crypt"] * 5)
    for seat in range(3):
        table.with_hand(seat, "oracle")
    for eyes in (0, 1, 2, None):
        text = json.dumps(table.view(eyes))
        assert "farm" not in text
        assert "bard" not in text


# --- what is forgotten -----------------------------------------------------------------------------------------------


def test_one_of_two_equal_cards_is_discarded() -> None:
    """Everybody saw one Crypt going there; a Crypt leaves: the other may or may not be the one that was seen."""
    table = villages(3).with_hand(0, "crypt", "farm", known=("crypt",)).lead("develop")
    assert table.hand(0, by=1) == ["crypt"]
    table.choose("develop-cost", "crypt-pile-1")
    assert table.hand(0, by=1) == []
    assert table.hand(0) == ["crypt", "farm"]


def test_one_of_two_seen_cards_is_discarded() -> None:
    """Two Crypts were seen; one leaves; the other is still there for sure."""
    table = villages(3).with_hand(0, "farm", known=("crypt", "crypt")).lead("develop")
    assert table.hand(0, by=1) == ["crypt", "crypt"]
    table.choose("develop-cost", "crypt-pile-1")
    assert table.hand(0, by=1) == ["crypt"]


def test_a_seen_card_stays_known_when_another_leaves() -> None:
    table = villages(3).with_hand(0, "farm", "keep", known=("crypt",)).lead("develop")
    table.choose("develop-cost", "farm-pile-1")
    assert table.hand(0, by=1) == ["crypt"]
    assert table.player(0, by=1)["unseen"] == 1


def test_a_stolen_card_goes_on_being_known_by_its_first_owner() -> None:
    """The victim knows what the thief holds, until a card of that name leaves the thief's hand."""
    table = villages(3).with_hand(0).with_hand(1, "farm").with_hand(2).with_village(0, "outpost", "hideout")
    table.with_row("rogue").with_adventurer_deck().lead("recruit").choose("use-power", "rogue")
    assert table.hand(0, by=1) == ["farm"]
    assert table.hand(0, by=1) == table.hand(0)


# --- the view against what the events tell ----------------------------------------------------------------------------


# While these are asked, a card is on its way out of the hand, and nobody has been told yet.
BETWEEN = ("provide", "discard-for")


def follow_a_match(players: int, seed: int, steps: int) -> None:
    """At every question: the view of every seat shows what its events tell for sure, and nothing else."""
    rng = random.Random(seed)
    match = valtable.new("villages", players, seed=seed)
    watchers = [Watcher(seat, players) for seat in range(players)]
    for _ in range(steps):
        if match.over:
            return
        for watcher in watchers:
            watcher.catch_up(match)
            assert watcher.seat is not None
            for other, facts in enumerate(match.view(watcher.seat)["players"]):
                shown = Counter(facts["hand"])
                if (other, match.questions[0].prompt) not in [(match.questions[0].seat, prompt) for prompt in BETWEEN]:
                    assert len(facts["hand"]) + facts["unseen"] == watcher.cards[other]
                if other == watcher.seat:
                    assert facts["unseen"] == 0
                else:
                    assert shown <= watcher.sure[other], f"seat {watcher.seat} cannot know that of {other}"
        question = match.questions[0]
        match.answer(question.seat, rng.choice(question.options))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_is_shown_more_than_the_events_tell(players: int) -> None:
    """A random match, thefts and equal cards and all."""
    for seed in range(3):
        follow_a_match(players, seed, 250)


def test_what_a_seat_cannot_see_does_not_change_what_it_sees() -> None:
    """The same play with other cards in the deck and in the others' hands: seat 0 is shown the same, byte for byte."""

    def play(unseen: tuple[str, ...], deck: tuple[str, ...]) -> list[str]:
        table = villages(3).with_hand(0, "farm", "keep", "crypt").with_hand(1, *unseen[:3]).with_hand(2, *unseen[3:])
        table.with_piles("oracle", "market", "harbor", "library", "chapel").with_deck(*deck).with_gold(1, 0).with_gold(
            2, 0
        )
        table.with_pile(1, "oracle", "bakery").with_pile(2, "market", "tannery").with_village(
            1, "guard_tower", "outpost", "hideout"
        )
        shots: list[str] = []

        def look() -> None:
            events = [event.data() for event in table.match.events if event.seen_by(0)]
            questions = [question.data() for question in table.match.questions if question.seat == 0]
            board = table.rules.board(table.view(0)).data()
            shots.append(json.dumps([table.view(0), events, questions, board]))

        table.lead("harvest").draw("pile-1", "pile-1", "pile-2")
        look()
        table.follow(1).draw("deck")
        look()
        table.use("guard_tower").draw("deck")
        look()
        table.follow(2).draw("deck")
        look()
        table.choose("lead", "tax", 1).draw("deck")
        look()
        return shots

    one = play(("shrine",) * 6, ("quarry", "tavern", "smithy", "armory", "stockade", "war_hall", "fortress"))
    two = play(("outpost",) * 6, ("quarry", "keep", "keep", "tannery", "sanctuary", "catacombs", "fortress"))
    assert one == two


def test_a_theft_looks_the_same_to_a_third_player() -> None:
    """l.608: whatever was taken."""

    def play(hand: tuple[str, ...]) -> str:
        table = villages(3).with_hand(0).with_hand(1, *hand).with_hand(2).with_village(0, "outpost", "hideout")
        table.with_gold(2, 0).with_row("rogue").with_adventurer_deck().lead("recruit").choose("use-power", "rogue")
        assert table.cards(0) == 2
        return json.dumps([table.view(2), [event.data() for event in table.match.events if event.seen_by(2)]])

    assert play(("farm", "keep", "crypt")) == play(("oracle", "shrine", "market"))


# --- imagined worlds -------------------------------------------------------------------------------------------------


def midway(players: int, seed: int, answers: int) -> Match:
    rng = random.Random(seed)
    match = valtable.new("villages", players, seed=seed)
    for _ in range(answers):
        if match.over:
            break
        question = match.questions[0]
        match.answer(question.seat, rng.choice(question.options))
    return match


@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("answers", [1, 15, 40, 90])
def test_an_imagined_world_looks_the_same_to_the_seat(players: int, answers: int) -> None:
    """And it is made of the same cards."""
    match = midway(players, 7 + answers, answers)
    if match.over:
        assert answers > 15
        return
    seat = match.questions[0].seat
    state = match._table
    assert isinstance(state, Villages)
    start = everything(state)
    for seed in range(4):
        world, game = imagined(match, seat, seed)
        assert world.view(seat) == match.view(seat)
        assert everything(game) == start


def test_imagined_hands_differ() -> None:
    """What the seat cannot know is dealt anew; what it knows stays."""
    table = villages(3).with_hand(1, "farm", "keep", known=("crypt",)).with_hand(0, "oracle")
    hands = set()
    decks = set()
    for seed in range(12):
        _, game = imagined(table.match, 0, seed)
        hand = game.players[1].hand
        assert [held[0].id for held in hand if held[1] & 1] == ["crypt"]
        assert [held[0].id for held in game.players[0].hand] == ["oracle"]
        hands.add(tuple(unseen(game, 1, by=0)))
        decks.add(tuple(card.id for card in game.deck))
    assert len(hands) > 6
    assert len(decks) == 12


def test_adventurers_to_come_are_imagined() -> None:
    table = villages(3)
    tops = {imagined(table.match, 0, seed)[1].adventurer_deck[-1].id for seed in range(20)}
    assert len(tops) > 5
    real = Counter(card.id for card in table.state.adventurer_deck)
    assert Counter(card.id for card in imagined(table.match, 0, 1)[1].adventurer_deck) == real


NEW = ["bakery", "quarry", "smithy", "tavern"]


def reshuffled() -> Table:
    """Three players; the deck ran out while seat 0 was drawing, and was made anew of four cards that all had seen."""
    table = villages(3).with_hand(0).with_hand(1, "farm", "keep").with_hand(2, "oracle").with_deck("shrine")
    table.with_piles("crypt", "market", "harbor", "library", "chapel")
    table.with_pile(1, "crypt", *NEW).lead("harvest").draw("deck")
    assert table.deck == 4
    return table


def test_hands_from_before_a_reshuffle_are_not_in_the_new_deck() -> None:
    """What was in hands when the deck was made anew cannot be in it: everybody saw what went in."""
    table = reshuffled()
    held = set()
    for seed in range(20):
        _, game = imagined(table.match, 0, seed)
        assert sorted(card.id for card in game.deck) == NEW
        hands = [[held[0].id for held in game.players[seat].hand] for seat in (1, 2)]
        assert sorted(hands[0] + hands[1]) == ["farm", "keep", "oracle"]
        held.add(hands[1][0])
    assert held == {"farm", "keep", "oracle"}


def test_hands_from_after_a_reshuffle_are_from_the_new_deck() -> None:
    """Two of the new deck's four cards were turned up, seat 1 drew one unseen: to seat 2 it is one of the other two."""
    table = reshuffled().draw("pile-2", "pile-3").follow(1).draw("deck")
    assert table.asked("follow-harvest", 2)
    left = sorted(set(NEW) - set(table.tops()))
    held = set()
    for seed in range(20):
        _, game = imagined(table.match, 2, seed)
        old, new = unseen(game, 1, by=2)[:2], unseen(game, 1, by=2)[2]
        assert sorted(old + unseen(game, 0, by=2)) == ["farm", "keep", "shrine"]
        assert sorted([new, game.deck[0].id]) == left
        held.add(new)
    assert sorted(held) == left


def test_nobody_saw_the_order_of_the_new_deck() -> None:
    tops = {imagined(reshuffled().match, 0, seed)[1].deck[-1].id for seed in range(20)}
    assert sorted(tops) == NEW


# --- a world is made of what the seat knows ---------------------------------------------------------------------------

THIEVES = re.sub(r'(?m)^when = "(?!end|resource)\w+"\npower = .*$', 'when = "instant"\npower = "steal_cards(2)"', CARDS)
THIEVES = re.sub(
    r"(?m)^cost = \{ (\w+) = .*$", r"cost = { \1 = 1 }", re.sub(r"(?m)^requires = .*$", "requires = {}", THIEVES)
)
TASTES: list[dict[str, int]] = [
    {},
    {"build": 8, "recruit": 8, "village-": 9, "deck": 5},
    {"harvest": 60, "tax": 20, "develop": 10, "build": 3, "recruit": 3, "village-": 20, "pass": 5, "deck": 9},
]
WORLDS = [(players, pack) for players in (1, 2, 3, 4, 5) for pack in ("", THIEVES)]
NAMED = pytest.mark.parametrize(("players", "pack"), WORLDS, ids=[f"{n}{' thieves' if p else ''}" for n, p in WORLDS])


class Wanderer(Chooser):
    """Answers at random with a taste for some options, and notes who was asked what and the answers."""

    def __init__(self, rng: random.Random, taste: dict[str, int]) -> None:
        self.rng = rng
        self.taste = taste
        self.asked: list[tuple[int, str]] = []
        self.answers: list[str] = []

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        weights = [next((n for start, n in self.taste.items() if c.id.startswith(start)), 1) for c in choices]
        choice = self.rng.choices(choices, weights)[0]
        self.asked.append((seat, prompt))
        self.answers.append(choice.id)
        return choice


class Impossible(Exception):
    """The same answers cannot be given in this world."""


class Again(Chooser):
    """Gives the same answers in another world."""

    def __init__(self, answers: list[str]) -> None:
        self.answers = answers
        self.asked: list[tuple[int, str]] = []

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        self.asked.append((seat, prompt))
        choice = chosen(choices, self.answers[len(self.asked) - 1]) if len(self.asked) <= len(self.answers) else None
        if choice is None:
            raise Impossible
        return choice


def wander(players: int, pack: str, seed: int) -> Iterator[tuple[Rules, Game, Game, Wanderer]]:
    """A random game step by step: the state before and after each, and what was asked and answered in it."""
    rules = find("villages").prepare(players, {"cards": pack})
    rng = random.Random(seed)
    game = rules.setup(Chance(seed))
    for _ in range(400):
        if rules.over(game):
            return
        before = game.copy()
        wanderer = Wanderer(rng, TASTES[seed % 3])
        game.chooser, game.journal = wanderer, Journal(players)
        rules.step(game)
        yield rules, before, game, wanderer


def redealt(rules: Rules, game: Game, seat: int, seed: int) -> Game:
    world = game.copy()
    rules.conceal(world, seat, random.Random(seed))
    return world


@NAMED
def test_an_imagined_world_depends_on_nothing_but_knowledge_and_the_generator(players: int, pack: str) -> None:
    """ "a bot with a constant generator read 339 of 339 hidden cards in Villages": whoever redeals a redealt world with
    a generator gets the same as who redeals the true one with it, to the last bit."""
    for seed in range(3):
        for n, (rules, _, game, _) in enumerate(wander(players, pack, seed)):
            if n % 4 == 0:
                for seat in range(players):
                    world = redealt(rules, game, seat, 2)
                    assert rules.dump(world) == rules.dump(redealt(rules, redealt(rules, game, seat, 1), seat, 2))
                    assert rules.view(world, seat) == rules.view(game, seat)


@NAMED
def test_what_a_seat_keeps_in_mind_is_what_it_could_see(players: int, pack: str) -> None:
    """The same answers in another world that fits: where the seat sees the same, the same is asked of everybody, and
    what is then imagined is the same. So nobody's imagination knows which card was stolen between two others, nor from
    which shuffle a discarded card came ("Villages also remembers which shuffle a discarded card came from")."""
    seen = 0
    for seed in range(3):
        for n, (rules, before, game, wanderer) in enumerate(wander(players, pack, seed)):
            for seat in range(players) if wanderer.asked else ():
                other = redealt(rules, before, seat, n)
                other.chance = before.chance.copy()
                again = Again(wanderer.answers)
                other.chooser, other.journal = again, Journal(players)
                try:
                    rules.step(other)
                except Impossible:
                    continue
                if told(game, seat) == told(other, seat) and rules.view(game, seat) == rules.view(other, seat):
                    seen += 1
                    assert again.asked == wanderer.asked
                    assert rules.dump(redealt(rules, game, seat, 1)) == rules.dump(redealt(rules, other, seat, 1))
    assert seen > 50


def told(game: Game, seat: int) -> list[dict[str, Any]]:
    assert game.journal is not None
    pages = [page for section in game.journal.sections for page in section.values()]
    return [event.data() for page in pages for event in page if event.seen_by(seat)]


def test_shuffles_that_cannot_be_told_apart_are_one() -> None:
    """Seat 1 holds unseen cards from before and after the reshuffle and shows one of them: nobody knows which time the
    others are from. A card that everybody knew tells nothing."""
    table = reshuffled().draw("pile-2", "pile-3").follow(1).draw("deck").decline()
    table.choose("lead", "develop", 1).choose("develop-cost", "farm-pile-4").choose("develop", "keep")
    state = table.match._table
    assert isinstance(state, Villages)
    assert (state.shuffles, state.mixed) == (1, 1)
    known = reshuffled().draw("pile-2", "pile-3").follow(1).draw("pile-4").decline()
    known.choose("lead", "develop", 1).choose("develop-cost", "library-pile-4")
    state = known.match._table
    assert isinstance(state, Villages)
    assert (state.shuffles, state.mixed) == (1, 0)


def test_saves_of_the_first_version_are_brought_up_to_date() -> None:
    """Version 2 has two fields more."""
    rules = find("villages").prepare(3, None)
    new = rules.dump(rules.setup(Chance(5)))
    old = json.loads(json.dumps(new))
    old["fields"]["shuffles"] = 2
    del old["fields"]["mixed"]
    for player in old["fields"]["players"]:
        del player["fields"]["passes_build"]
    to_version_2(old)
    state = rules.restore(old)
    assert isinstance(state, Villages)
    assert (state.shuffles, state.mixed, state.players[0].passes_build) == (2, 2, False)
    assert rules.version == 2


# --- taking back ------------------------------------------------------------------------------------------------------


def test_a_card_from_the_deck_cannot_be_taken_back() -> None:
    table = villages().with_hand(0).lead("harvest").draw("deck")
    assert not table.match.can_undo(0)


def test_a_card_from_a_pile_with_more_can_be_taken_back() -> None:
    """Nothing hidden has been turned up."""
    table = villages().with_hand(0).with_pile(1, "farm", "keep").lead("harvest").draw("pile-1")
    assert table.match.can_undo(0)
    table.match.undo(0)
    assert table.hand(0) == []
    assert table.tops()[0] == "farm"


def test_a_card_from_a_pile_of_one_cannot() -> None:
    """The deck's top card was turned up in its place."""
    table = villages().with_hand(0).with_pile(1, "farm").lead("harvest").draw("pile-1")
    assert not table.match.can_undo(0)


def test_a_new_adventurer_cannot_be_turned_back() -> None:
    table = villages().with_village(0, "outpost", "shrine").with_row("paladin", "knight").with_adventurer_deck("bard")
    table.with_hand(1).with_gold(1, 0).lead("recruit")
    assert not table.match.can_undo(0)


# --- saving ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_saved_match_remembers_who_knows_what(players: int) -> None:
    match = midway(players, 3, 45)
    twin = valtable.load(match.save())
    assert twin == match
    assert [twin.view(seat) for seat in range(players)] == [match.view(seat) for seat in range(players)]
    assert twin.events == match.events
