"""Paying for a building (rulebook l.288-319, l.399-413, l.627-635)."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.games.villages.figures import ALL, BUILDINGS, KINDS, Figures, with_power
from tests.games.villages.table import GIVES, Table, villages

# --- coins -----------------------------------------------------------------------------------------------------------


def test_helen_builds_the_armory() -> None:
    """l.302-306: one wood and two stones: a coin on her castle (as stone), on her wood, and on Rick's stone."""
    table = villages().with_hand(0, "armory").with_resources(0, "wood").with_resources(1, "stone").with_gold(1, 0)
    table.with_gold(0, 3).lead("build")
    assert table.village(0) == ["armory"]  # nothing was asked: which stone is got first makes no difference
    assert table.gold(0) == 0
    assert (table.coins(0), table.castle(0), table.coins(1)) == ([1], 1, [1])
    table.draw("deck").finish()
    assert table.active == 1
    assert table.gold(1) == 1  # l.298: Rick takes it at his turn


def test_one_coin_for_each_resource() -> None:
    """l.291."""
    table = villages().with_hand(0, "market").with_resources(0, "food", "wood", "stone", "magic").with_gold(0, 4)
    table.with_coin_on_castle(0, 0).lead("build")
    while table.asked("provide"):
        table.choose("provide", next(id for id in table.offered("provide") if id != "seat-0-castle"))
    assert table.gold(0) == 0
    assert table.coins(0) == [1, 1, 1, 1]
    assert table.castle(0) == 0


@pytest.mark.parametrize(("gold", "possible"), [(2, False), (3, True)])
def test_one_needs_a_coin_for_each(gold: int, possible: bool) -> None:
    """l.291, l.258."""
    table = villages().with_hand(0, "armory").with_resources(0, "wood", "stone", "stone").with_gold(0, gold)
    assert ("build" in table.offered("lead")) == possible


def test_coins_that_lie_there_cannot_be_moved() -> None:
    """l.308: so a player without gold at hand cannot pay, whatever lies on the cards."""
    table = villages(3).with_hand(1, "hideout").with_resources(1, "wood", "food", coins=(0, 1)).with_gold(1, 0)
    table.with_coin_on_castle(1).following("build", 1)
    assert not table.buildable(1)


def test_a_resource_takes_one_coin() -> None:
    """l.309: not on a resource that has one already."""
    table = villages(3).with_hand(1, "library").with_resources(1, "wood", "magic").with_gold(1, 9)
    table.with_coin_on_castle(1).following("build", 1)
    assert not table.buildable(1)  # two woods needed, one there
    taken = villages(3).with_hand(1, "hideout").with_resources(1, "wood", coins=(1,)).with_coin_on_castle(1)
    assert not taken.following("build", 1).buildable(1)


def test_two_resources_of_a_kind_take_two_coins() -> None:
    """l.309, l.291."""
    table = villages(3).with_hand(1, "keep").with_resources(1, "stone", "stone", "wood").with_coin_on_castle(1)
    table.following("build", 1).choose("follow-build", "keep")
    assert table.coins(1) == [1, 1, 0]
    assert table.gold(1) == 1


def test_the_resources_of_all_the_others() -> None:
    """l.297."""
    table = villages(4).with_hand(0, "outpost").with_coin_on_castle(0, 0)
    for seat in range(4):
        table.with_resources(seat, "stone", "food")
    table.lead("build")
    assert table.offered("provide") == ["seat-0-stone", "seat-0-castle", "seat-1-stone", "seat-2-stone", "seat-3-stone"]
    table.choose("provide", "seat-2-stone")
    assert [table.coins(seat) for seat in range(4)] == [[0, 0], [0, 0], [1, 0], [0, 0]]
    assert table.gold(0) == 2


def test_never_anothers_castle() -> None:
    """l.315-319."""
    table = villages(3).with_hand(1, "hideout").with_coin_on_castle(1).following("build", 1)
    assert not table.buildable(1)  # the castles of seats 0 and 2 are free
    offered = villages(3).with_hand(0, "hideout").with_resources(0, "wood").lead("build").offered("provide")
    assert offered == ["seat-0-wood", "seat-0-castle"]


@pytest.mark.parametrize("card", ["tannery", "hideout", "outpost", "shrine"])
def test_a_castle_is_any_one_resource(card: str) -> None:
    """l.124, l.312: food, wood, stone or magic; the only way is not asked about."""
    table = villages().with_hand(0, card).with_gold(0, 1).lead("build")
    assert table.village(0) == [card]
    assert (table.gold(0), table.castle(0)) == (0, 1)
    assert not table.asked("provide")


def test_a_castle_is_one_resource_only() -> None:
    """l.309."""
    table = villages().with_hand(0, "keep").with_gold(0, 5)
    assert "build" not in table.offered("lead")


def test_whose_resource_is_the_payers_choice() -> None:
    """l.297: one's own, or somebody else's, which keeps one's own free."""
    table = villages().with_hand(0, "hideout", "tavern").with_resources(0, "wood").with_resources(1, "wood")
    table.lead("build").build("hideout").choose("provide", "seat-1-wood")
    assert (table.coins(0), table.coins(1)) == ([0], [1])


def test_the_question_names_the_building_and_the_resource() -> None:
    """Else nobody could tell what the castle is to stand for."""
    table = villages().with_hand(0, "bakery").with_resources(0, "food", "wood").with_resources(1, "food", "wood")
    asked = []
    table.lead("build")
    while table.asked("provide"):
        asked.append(table.question("provide").message.data()[1])
        table.choose("provide", table.offered("provide")[0])
    named = [
        {"card": {"message": ["card-bakery"]}, "resource": {"message": [f"resource-{kind}"]}} for kind in KINDS[:2]
    ]
    assert asked == named


def test_ways_that_come_to_the_same_are_not_asked_about() -> None:
    """l.291: "Questions nobody needs: a payment with one possible outcome". The Library's two wood come from the only
    two there are, its magic from the castle; or, with powers, from any two of three that cost nothing."""
    table = villages(3).with_hand(1, "library").with_resources(1, "wood").with_resources(2, "wood").with_gold(1, 3)
    table.following("build", 1).choose("follow-build", "library")
    assert table.village(1) == ["library"]
    assert (table.coins(1), table.castle(1), table.coins(2)) == ([1], 1, [1])
    free = villages(3).with_hand(1, "chapel").with_village(1, "farm", "arcane_tower", "monastery").with_gold(1, 0)
    free.following("build", 1).choose("follow-build", "chapel")
    assert "chapel" in free.village(1)
    assert free.story("used-power") == ["used-power"] * 2


def test_ones_own_resource_is_called_so() -> None:
    """l.297: "your stone", not "Player 1's stone"."""
    table = villages().with_hand(0, "outpost").with_resources(0, "stone").with_resources(1, "stone").lead("build")
    question = "Outpost: where does the stone come from?"
    castle = "1 gold on your castle, as stone"
    assert table.says("provide") == [question, "1 gold on your stone", castle, "1 gold on Player 2's stone"]
    assert table.says("provide", "fr")[1:] == [
        "1 Or sur l’une de vos Ressources (Pierre)",
        "1 Or sur votre Château (Pierre)",
        "1 Or chez Player 2 (Pierre)",
    ]


def test_a_way_that_leads_nowhere_is_not_offered() -> None:
    """l.288: the whole cost must be paid. The castle is needed for the magic, so it cannot give the wood."""
    table = villages().with_hand(0, "witchs_hut").with_resources(0, "wood").with_resources(1, "wood").lead("build")
    assert sorted(table.offered("provide")) == ["seat-0-wood", "seat-1-wood"]


# --- resource powers -------------------------------------------------------------------------------------------------


def test_helens_farm_pays_for_the_tannery() -> None:
    """l.409-413: Build: +food; the Tannery costs one food. l.403: no coin needed."""
    table = villages(3).with_hand(1, "tannery").with_village(1, "farm").with_gold(1, 0).with_coin_on_castle(1)
    table.following("build", 1).choose("follow-build", "tannery")
    assert table.village(1) == ["farm", "tannery"]
    assert table.gold(1) == 0
    assert table.castle(1) == 1


PAYS = {"food": "tannery", "wood": "hideout", "stone": "outpost", "magic": "shrine"}


@pytest.mark.parametrize("id", with_power("resource"))
@pytest.mark.parametrize("kind", KINDS)
def test_what_each_resource_power_gives(id: str, kind: str) -> None:
    """l.399-405, l.614, l.627, l.634: its kind of resource (native: any), for the type of building it is limited to,
    for its price in discards, without a coin."""
    power = ALL[id].power
    card = PAYS[kind]
    gives, _, limit = power.gain.partition(" for ")
    fits = gives in (kind, "native") and limit in ("", BUILDINGS[card].type)
    rest = ["oracle", "market", "harbor"]
    for cards in (power.pay - 1, power.pay):
        if cards < 0:
            continue
        table = villages(3).with_hand(1, card, *rest[:cards]).with_village(1, id).with_gold(1, 0)
        table.with_coin_on_castle(1).following("build", 1)
        possible = fits and cards == power.pay
        assert bool(table.buildable(1)) == possible
        if possible:
            table.choose("follow-build", card)
            for _ in range(power.pay):
                table.discard("discard-for", pile=4)
            assert card in table.village(1)
            assert table.cards(1) == 0
            assert table.gold(1) == 0
            assert table.heights()[3] == 1 + power.pay


LIMITED = {"crypt": "shadow", "monastery": "holy", "master_mason": "artisan", "warlord": "soldier"}


@pytest.mark.parametrize("id", LIMITED)
@pytest.mark.parametrize("card", ["bakery", "guard_tower", "witchs_hut", "chapel"])
def test_limited_to_a_type_of_building(id: str, card: str) -> None:
    """l.614: Warlord, each soldier building; l.634: Monastery, holy buildings only; ruling: the type being built."""
    table = villages(3).with_hand(1, card).with_village(1, id).with_gold(1, 1).following("build", 1)
    assert bool(table.buildable(1)) == (BUILDINGS[card].type == LIMITED[id])


def test_each_power_once_in_an_action() -> None:
    """l.404."""
    table = villages(3).with_hand(1, "tavern").with_village(1, "farm", "stockade").with_gold(1, 0)
    assert not table.following("build", 1).buildable(1)  # two foods and a wood; the Farm gives one food
    more = villages(3).with_hand(1, "tavern").with_village(1, "farm", "stockade").with_gold(1, 1).following("build", 1)
    more.choose("follow-build", "tavern")
    if more.asked("provide"):
        more.choose("provide", more.offered("provide")[0])
    assert "tavern" in more.village(1)
    assert (more.gold(1), more.castle(1)) == (0, 1)


def test_a_power_works_again_in_the_next_action() -> None:
    """l.370, l.404: once in each action, led or followed."""
    table = villages().with_hand(0, "tannery", "chapel").with_village(0, "farm", "arcane_tower").with_gold(0, 0)
    table.with_hand(1, "hideout").with_gold(1, 9).lead("build")
    table.choose("build", "tannery").draw("deck").finish()
    assert table.village(0) == ["farm", "arcane_tower", "tannery"]
    table.lead("build").draw("deck").choose("follow-build", "chapel", 0)
    assert "chapel" in table.village(0)
    assert table.gold(0) <= 1  # the Chapel's own gold at most: neither building took a coin


def test_several_powers_at_once() -> None:
    """l.380: powers add up: Farm, Quarry, Stockade and Arcane Tower build the Market for nothing."""
    table = villages(3).with_hand(1, "market").with_gold(1, 0).with_coin_on_castle(1)
    table.with_village(1, "farm", "quarry", "stockade", "arcane_tower").following("build", 1)
    table.choose("follow-build", "market")
    assert "market" in table.village(1)
    assert table.gold(1) == 0


def test_a_power_is_the_payers_choice() -> None:
    """l.379: optional, so a coin may be used instead."""
    table = villages(3).with_hand(1, "tannery").with_village(1, "farm").with_resources(1, "food").following("build", 1)
    table.choose("follow-build", "tannery")
    assert table.offered("provide") == ["farm", "seat-1-food", "seat-1-castle"]
    table.choose("provide", "seat-1-food")
    assert table.gold(1) == 2


def test_the_fountain_for_any_building() -> None:
    """l.627: native, after discarding two cards first, of one's choice and onto piles of one's choice."""
    table = villages(3).with_hand(1, "hideout", "farm", "keep", "oracle").with_village(1, "fountain").with_gold(1, 0)
    table.following("build", 1).choose("follow-build", "hideout")
    assert table.discards("discard-for") == ["farm", "keep", "oracle"]
    table.choose("discard-for", "keep-pile-1")
    table.choose("discard-for", "farm-pile-5")
    assert table.hand(1) == ["oracle"]
    assert [table.tops()[0], table.tops()[4]] == ["keep", "farm"]
    assert table.village(1) == ["fountain", "hideout"]


def test_the_card_being_built_cannot_be_discarded_for_it() -> None:
    """l.628: two cards besides the building."""
    table = villages().with_hand(0, "hideout", "farm").with_village(0, "fountain").with_gold(0, 0)
    assert "build" not in table.offered("lead")
    enough = villages().with_hand(0, "hideout", "hideout", "farm").with_village(0, "fountain").with_gold(0, 0)
    assert enough.offered("lead") == ["harvest", "develop", "build", "tax"]


def test_the_bonus_card_cannot_pay_the_fountain() -> None:
    """l.629-632: it is only drawn after the building is done; l.421: cards already in hand."""
    table = villages().with_hand(0, "hideout", "farm").with_village(0, "fountain", "armory").with_gold(0, 0)
    assert "build" not in table.offered("lead")
    led = villages().with_hand(0, "hideout", "farm", "keep").with_village(0, "fountain").with_gold(0, 0).lead("build")
    led.build("hideout").discard("discard-for").discard("discard-for")
    assert led.prompts == ["draw"]
    assert led.village(0) == ["fountain", "hideout"]


def test_fountain_and_wizard_share_the_hand() -> None:
    """l.391: each is paid for when it is used: three cards for two resources."""
    for cards, possible in ((2, False), (3, True)):
        table = villages(3).with_hand(1, "keep", *["farm", "oracle", "market"][:cards]).with_gold(1, 0)
        table.with_village(1, "fountain", "wizard").following("build", 1)
        assert bool(table.buildable(1)) == possible


def test_what_is_being_built_does_not_pay_for_itself() -> None:
    """l.371: "ne sont pas applicables lors de la construction"."""
    table = villages(3).with_hand(1, "crypt").with_resources(1, "food", "magic").with_coin_on_castle(1).with_gold(1, 3)
    assert not table.following("build", 1).buildable(1)


def test_a_resource_power_on_a_resource_card_is_gone() -> None:
    """l.130: "le reste de la carte n'a plus d'importance"."""
    table = villages(3).with_hand(1, "tannery").with_resources(1, "farm").with_gold(1, 0).following("build", 1)
    assert not table.buildable(1)


# --- every way and no other ------------------------------------------------------------------------------------------


class Pocket(NamedTuple):
    """What is left to pay with: gold, cards to discard, each free resource and the castle, each unused power."""

    gold: int
    cards: int
    coined: tuple[tuple[str, str, int], ...]  # the id of the option, the kind it gives, how many there are
    powers: tuple[str, ...]


def ways(pocket: Pocket, kind: str, type: str) -> Iterator[tuple[str, Pocket]]:
    """Each thing that can give one resource of that kind, and what is left then."""
    for i, (id, gives, n) in enumerate(pocket.coined):
        if pocket.gold and n and gives in (kind, "native"):
            coined = (*pocket.coined[:i], (id, gives, n - 1), *pocket.coined[i + 1 :])
            yield id, pocket._replace(gold=pocket.gold - 1, coined=coined)
    for id in pocket.powers:
        power = ALL[id].power
        gives, _, limit = power.gain.partition(" for ")
        if gives in (kind, "native") and limit in ("", type) and power.pay <= pocket.cards:
            rest = tuple(other for other in pocket.powers if other != id)
            yield id, pocket._replace(cards=pocket.cards - power.pay, powers=rest)


def payable(pocket: Pocket, need: list[str], type: str) -> bool:
    """Whether anything at all pays for all of that: by trying everything."""
    return not need or any(payable(rest, need[1:], type) for _, rest in ways(pocket, need[0], type))


def needs(card: Figures) -> list[str]:
    return [kind for kind, n in zip(KINDS, card.cost, strict=True) for _ in range(n)]


POWERS = with_power("resource")


def random_table(rng: random.Random) -> tuple[Table, Pocket]:
    """Seat 1 may follow a Build, seat 2 too; three players; resources, coins, powers and hand as they come."""
    table = villages(3).following("build", 1)
    coined: list[tuple[str, str, int]] = []
    for seat in (1, 2, 0):
        kinds = [rng.choice(KINDS) for _ in range(rng.choice((0, 1, 1, 2, 3)))]
        coins = tuple([rng.choice((0, 0, 1)) for _ in kinds])
        table.with_resources(seat, *kinds, coins=coins)
        for kind in KINDS:
            free = sum(1 for k, coin in zip(kinds, coins, strict=True) if k == kind and not coin)
            coined.append((f"seat-{seat}-{kind}", kind, free))
    taken = rng.random() < 0.4
    table.with_coin_on_castle(1, 1 if taken else 0)
    coined.append(("seat-1-castle", "native", 0 if taken else 1))
    powers = tuple(rng.sample(POWERS, rng.choice((0, 1, 2, 3, 4))))
    gold = rng.choice((0, 1, 2, 2, 3, 4))
    hand = [rng.choice(list(BUILDINGS)) for _ in range(rng.choice((1, 2, 3, 4, 5)))]
    table.with_village(1, *powers).with_gold(1, gold).with_hand(1, *hand)
    table.with_hand(2, "hideout").with_bank(
        0
    )  # seat 2 is asked next, and no power brings gold: so the table can be read
    return table, Pocket(gold, len(hand) - 1, tuple(coined), powers)


@functools.cache
def ends(pocket: Pocket, need: tuple[str, ...], type: str) -> set[Pocket]:
    """What may be left once all is paid: the gold, the cards in hand, and where no coin lies."""
    if not need:
        return {pocket._replace(powers=())}
    return {end for _, rest in ways(pocket, need[0], type) for end in ends(rest, need[1:], type)}


@pytest.mark.parametrize("block", range(20))
def test_every_way_that_can_be_completed_and_no_other(block: int) -> None:
    """l.288-319, l.399-405: against trying everything. What can be answered in one way only is not asked, and where all
    ways come to the same nothing is asked either."""
    for seed in range(50 * block, 50 * block + 50):
        check_every_way(seed)


def check_every_way(seed: int) -> None:
    rng = random.Random(seed)
    table, pocket = random_table(rng)
    hand = [held[0].id for held in table.state.players[1].hand]
    names = [id for id in dict.fromkeys(hand) if id not in pocket.powers]
    possible = [id for id in names if payable(pocket, needs(BUILDINGS[id]), BUILDINGS[id].type)]
    assert table.buildable(1) == possible
    if not possible:
        return
    card = rng.choice(possible)
    type = BUILDINGS[card].type
    table.choose("follow-build", card)
    need = needs(BUILDINGS[card])
    while need:
        kind = need.pop(0)
        good = {id: rest for id, rest in ways(pocket, kind, type) if payable(rest, need, type)}
        id = rng.choice(sorted(good))
        if len(good) > 1 and len({end for rest in good.values() for end in ends(rest, tuple(need), type)}) > 1:
            assert sorted(table.offered("provide", 1)) == sorted(good)
            table.choose("provide", id)
        while table.asked("discard-for"):
            table.choose("discard-for", rng.choice(table.offered("discard-for")))
        pocket = good[id]
    assert not table.asked("provide", 1)
    assert card in table.village(1)
    free = {id: n for id, _, n in pocket.coined}
    assert (table.gold(1), table.castle(1) == 0) == (pocket.gold, free["seat-1-castle"] == 1)
    assert len(table.happened("discarded")) == len(hand) - 1 - pocket.cards
    for seat in range(3):
        shown = dict.fromkeys(KINDS, 0)
        for slot in table.player(seat)["resources"]:
            shown[BUILDINGS[slot["card"]].resource] += slot["coin"] == 0
        assert shown == {kind: free[f"seat-{seat}-{kind}"] for kind in KINDS}


def test_the_random_tables_are_worth_trying() -> None:
    """Many of them ask how to pay, use powers, and refuse some way that would lead nowhere."""
    asked = refused = 0
    for seed in range(400):
        rng = random.Random(seed)
        table, pocket = random_table(rng)
        for held in table.state.players[1].hand:
            figures = BUILDINGS[held[0].id]
            need = needs(figures)
            if held[0].id not in pocket.powers and payable(pocket, need, figures.type):
                found = [payable(rest, need[1:], figures.type) for _, rest in ways(pocket, need[0], figures.type)]
                asked += found.count(True) > 1
                refused += not all(found)
    assert asked > 150
    assert refused > 30


def test_the_plain_resources_are_of_their_kind() -> None:
    """What `with_resources` lays out for the name of a kind."""
    assert {BUILDINGS[id].resource: id for id in GIVES.values()} == GIVES
