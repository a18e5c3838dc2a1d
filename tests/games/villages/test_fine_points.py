"""Fine points that were wrong once: who may know what, cards between two places, what may be refused."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

import valtable
from tests.games.villages.table import Table, villages
from tests.games.villages.test_knowledge import everything, imagined
from tests.games.villages.watcher import Watcher
from valtable.games import villages as package
from valtable.games.villages.state import Villages


def test_the_game_goes_on_without_a_deck() -> None:
    """l.439: the target ends the game and nothing else; rulings: "if there is still none, an empty pile stays empty
    until someone discards", "If deck and piles are all empty, draw nothing": so play goes on."""
    table = villages(3).with_deck().with_piles("farm", "keep", "market", "harbor", "oracle").at_the_end()
    assert not table.match.over


def test_games_of_five_end_with_the_target() -> None:
    """l.439-457."""
    endings = {valtable.run("villages", ["random"] * 5, seed=seed).score.ending.id for seed in range(30)}
    assert endings == {"ending-target"}


def test_a_spectator_is_not_shown_a_hand_of_one() -> None:
    """l.81: the hand is secret. Alone, "known to seat 0" and "known to everybody" are the same number."""
    facts = valtable.new("villages", 1, seed=1).view(None)["players"][0]
    assert (facts["hand"], facts["unseen"]) == ([], 6)


def test_a_spectator_is_not_shown_what_is_stolen_between_two() -> None:
    """l.609: thief and victim alone know it; with two players that is the same number as "everybody"."""
    table = villages(2).with_hand(0).with_hand(1, "farm", "keep").with_village(0, "outpost", "hideout")
    table.with_row("rogue").with_adventurer_deck().lead("recruit").choose("use-power", "rogue")
    facts = table.view(None)["players"][0]
    assert (facts["hand"], facts["unseen"]) == ([], 2)


def keep_built(table: Table) -> Table:
    """Seat 0 builds the Keep and is about to choose a victim."""
    table.with_hand(0, "keep").with_resources(0, "stone", "stone").with_gold(0, 3).lead("build")
    while table.asked("provide"):
        table.choose("provide", next(id for id in table.offered("provide") if id != "seat-0-castle"))
    return table.draw("deck").choose("use-power", "keep")


def test_a_thief_is_not_told_which_of_two_equal_cards_was_taken() -> None:
    """l.608: random, and the victim shows nothing. The thief saw one Crypt going there and now takes a Crypt: another
    may or may not be left. Today the view says that one is, whenever the luck of the draw took the unseen one."""
    for luck in range(20):
        table = keep_built(villages(2).with_hand(1, "crypt", known=("crypt",)).with_luck(luck))
        assert table.hand(1) == ["crypt"]
        assert table.hand(1, by=0) == []


def test_who_saw_two_of_three_equal_cards_is_still_sure_of_one() -> None:
    """Two Crypts were taken from piles before everybody's eyes, a third is unseen; one leaves the hand: one of the two
    that were seen must still be there. Today nobody is shown any."""
    table = villages(3).with_hand(0, "crypt", "farm", known=("crypt", "crypt")).lead("develop")
    table.choose("develop-cost", "crypt-pile-1")
    assert table.hand(0, by=1) == ["crypt"]


def test_who_saw_two_equal_cards_is_still_sure_of_one_after_a_theft_between_others() -> None:
    """Seat 2 saw two Crypts and a Farm going to seat 1. Whichever was stolen, a Crypt is left."""
    table = keep_built(villages(3).with_hand(1, known=("crypt", "crypt", "farm"))).choose("steal-from", "seat-1")
    assert table.hand(1, by=2) == ["crypt"]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_view_shows_exactly_what_the_events_tell(players: int) -> None:
    """The three above, found in random matches."""
    for seed in range(5):
        rng = random.Random(seed)
        match = valtable.new("villages", players, seed=seed)
        watchers = [Watcher(seat, players) for seat in range(players)]
        while not match.over:
            question = match.questions[0]
            for watcher in watchers:
                watcher.catch_up(match)
                for other in range(players):
                    if other not in (watcher.seat, question.seat):
                        shown = Counter(match.view(watcher.seat)["players"][other]["hand"])
                        assert shown == +watcher.sure[other], f"seed {seed}, after {len(match.history)} answers"
            match.answer(question.seat, rng.choice(question.options))


def test_a_card_that_lost_its_watchers_is_not_imagined_in_a_deck_where_it_cannot_be() -> None:
    """Seat 1 held a Crypt from before the reshuffle, unseen, and took a second one from a pile after it. One is
    discarded: what is left unseen is a card from before the reshuffle, and the new deck is what everybody saw go in."""
    table = villages(3).with_hand(0, "farm").with_hand(1, "crypt", "shrine").with_hand(2, "oracle").with_deck("chapel")
    table.with_piles("crypt", "market", "harbor", "library", "smithy").with_pile(2, "market", "bakery", "quarry")
    table.with_pile(1, "crypt", "tavern").with_pile(3, "harbor", "armory")
    table.lead("harvest").draw("deck", "pile-4", "pile-5").follow(1).draw("pile-1").decline()
    table.choose("lead", "develop", 1).choose("develop-cost", "crypt-pile-3")
    table.choose("develop", "shrine")
    seat = table.match.questions[0].seat
    assert seat in (0, 2)
    for seed in range(20):
        _, game = imagined(table.match, seat, seed)
        assert {card.id for card in game.deck} <= {"bakery", "quarry", "tavern", "armory"}


def all_cards(table: Table) -> int:
    state = table.match._table
    assert isinstance(state, Villages)
    return sum(everything(state).values())


def test_a_card_being_built_is_somewhere() -> None:
    """While its owner thinks about how to pay."""
    table = villages().with_hand(0, "hideout").with_resources(0, "wood")
    start = all_cards(table)
    table.lead("build")
    assert table.prompts == ["provide"]
    assert all_cards(table) == start
    assert table.hand(0) == ["hideout"]


def test_a_new_deck_fills_the_gaps() -> None:
    """l.208-210: "Chaque paquet de Batiment doit toujours comporter au moins une carte": a gap that could not be filled
    is filled as soon as there is a deck again."""
    table = villages().with_deck().with_piles("farm", "", "market", "harbor", "oracle").with_hand(0)
    table.with_pile(1, "farm", "bakery", "crypt").lead("harvest")
    assert table.heights() == [1] * 5
    assert table.deck == 1


@pytest.mark.parametrize("id", ["oracle", "merchant"])
def test_gold_may_be_refused(id: str) -> None:
    """l.379: "Vous pouvez toujours choisir de ne pas utiliser un Pouvoir." It can be wise: who has no gold at hand is
    no victim of a Thief (l.618)."""
    table = villages().with_village(1, id).with_gold(1, 0).with_bank(5).with_hand(1).following("tax", 1).follow(1)
    table.draw("deck").choose("use-power", "pass")
    assert (table.gold(1), table.bank) == (0, 5)


def test_a_pack_with_a_priced_power_of_one_kind() -> None:
    """`pay cards 1 -> food+1` is accepted in a pack but counted as native: buildings are offered that cannot be paid,
    and then a question has no answer at all. Either the pack is refused, or such a power pays for food only."""
    text = (Path(package.__file__).parent / "cards.toml").read_text(encoding="utf-8")
    text = text.replace('power = "food+1"', 'power = "pay cards 1 -> food+1"')
    try:
        table = Table(2, 1, {"cards": text})
    except valtable.SetupError:
        return
    table.with_village(0, "farm").with_hand(0, "outpost", "shrine", "oracle").with_gold(0, 0)
    assert "build" not in table.offered("lead")  # an Outpost costs stone, a Shrine magic
