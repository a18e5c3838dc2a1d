"""Special powers: when they work, in which order, and what each card's does (rulebook l.357-433, l.602-641)."""

from __future__ import annotations

import pytest

from tests.games.villages.figures import ADVENTURERS, ALL, BUILDINGS, KINDS, PLAIN, TYPES, with_power
from tests.games.villages.table import Table, villages
from valtable.games import find

# --- a stage for every card ------------------------------------------------------------------------------------------


def ready_to_add(id: str, leads: bool, players: int = 3) -> Table:
    """Seat 1 can add that card and no other, by leading or by following; nobody else has a thing to do."""
    table = villages(players).with_gold(1, 9).with_bank(9)
    for seat in range(players):
        table.with_hand(seat)
    if id in BUILDINGS:
        kinds = [kind for kind, n in zip(KINDS, BUILDINGS[id].cost, strict=True) for _ in range(n)]
        table.with_resources(1, *kinds).with_coin_on_castle(1, 0).with_hand(1, id)
    else:
        need = dict(zip(TYPES, ADVENTURERS[id].requires, strict=True))
        second = {"artisan": "quarry", "soldier": "stockade", "shadow": "arcane_tower", "holy": "monastery"}
        village = [PLAIN[type] for type, n in need.items() if n] + [second[type] for type, n in need.items() if n == 2]
        table.with_row(id).with_adventurer_deck().with_village(1, *village)
    if leads:
        return table.with_active(1)
    return table.following("build" if id in BUILDINGS else "recruit", 1)


def add(table: Table, id: str, leads: bool) -> Table:
    """Seat 1 adds the card and pays for it."""
    action = "build" if id in BUILDINGS else "recruit"
    if leads:
        table.lead(action).build(id)
    else:
        table.choose("follow-" + action, id, 1)
    while table.asked("provide"):
        table.choose("provide", next(o for o in table.offered("provide") if o != "seat-1-castle"))
    if leads and id in BUILDINGS:
        table.draw("deck")
    assert id in table.village(1)
    return table


LEADING = pytest.mark.parametrize("leads", [True, False], ids=["leading", "following"])


# --- every instant power ---------------------------------------------------------------------------------------------


def amount_of(gain: str, village: list[str]) -> int:
    what = gain.rsplit(" ", 1)[1]
    if what.isdigit():
        return int(what)
    return sum(1 for id in village if id in BUILDINGS and BUILDINGS[id].type == what)


@LEADING
@pytest.mark.parametrize("id", with_power("instant", "cards"))
def test_instant_cards(id: str, leads: bool) -> None:
    """l.364; l.611: Necromancer, one card for each shadow building in the village *at that moment*; ruling: the Grand
    Temple counts itself."""
    table = add(ready_to_add(id, leads), id, leads)
    before = table.cards(1)
    assert table.offered("use-power", 1) == [id, "pass"]
    table.use(id)
    n = amount_of(ALL[id].power.gain, table.village(1))
    assert n >= 1
    for i in range(n):
        assert table.cards(1) == before + i
        table.draw("deck")
    assert table.cards(1) == before + n
    assert not table.asked("draw")
    assert not table.asked("use-power")


@LEADING
@pytest.mark.parametrize("id", ["smithy", "fortress", "chapel", "paladin", "inquisitor"])
def test_instant_gold(id: str, leads: bool) -> None:
    """l.364: gold from the bank."""
    table = ready_to_add(id, leads)
    paid = sum(BUILDINGS[id].cost) if id in BUILDINGS else (1 if leads else 2)
    bank = 9 + (0 if id in BUILDINGS else paid)
    add(table, id, leads).use(id)
    gained = int(ALL[id].power.gain[-1])
    assert table.wealth(1) == (9 if id in BUILDINGS else 9 - paid) + gained
    assert table.bank == bank - gained


def test_the_instant_powers_are_all_tested_here() -> None:
    tested = {"smithy", "fortress", "chapel", "paladin", "inquisitor", "witchs_hut", "keep", "rogue", "thief"}
    tested |= {"thieves_den", *with_power("instant", "cards")}
    assert sorted(tested) == sorted(with_power("instant"))


def test_instant_gold_as_far_as_the_bank_goes() -> None:
    """l.353: the gold is limited."""
    table = add(ready_to_add("smithy", False).with_bank(1), "smithy", False).use("smithy")
    assert table.bank == 0
    assert table.wealth(1) == 10


@LEADING
def test_the_witchs_hut(leads: bool) -> None:
    """l.427: discard a card at once to get a gold."""
    table = ready_to_add("witchs_hut", leads).with_hand(1, "witchs_hut", "harbor", "farm")
    add(table, "witchs_hut", leads).choose("use-power", "witchs_hut")
    table.choose("discard-for", "harbor-pile-2")
    assert table.wealth(1) == 9 + 1
    assert table.tops()[1] == "harbor"
    assert table.bank == 8


def test_the_witchs_hut_without_a_card() -> None:
    """l.393: who cannot pay cannot use it."""
    table = add(ready_to_add("witchs_hut", False), "witchs_hut", False)
    assert not table.asked("use-power")
    assert table.bank == 9


def test_the_bonus_card_may_pay_the_witchs_hut() -> None:
    """Ruling "Lead bonus card of Build": it belongs to the base action and comes before every power."""
    table = add(ready_to_add("witchs_hut", True), "witchs_hut", True)
    assert table.cards(1) == 1
    table.choose("use-power", "witchs_hut").discard("discard-for")
    assert table.cards(1) == 0
    assert table.bank == 8


def test_instant_powers_work_once() -> None:
    """l.364-366: never again."""
    table = villages().with_village(0, *with_power("instant")).with_hand(0, "hideout").with_gold(0, 3).lead("build")
    table.draw("deck")
    assert not table.asked("use-power")
    for action in ("harvest", "tax"):
        other = villages().with_village(0, *with_power("instant")).lead(action)
        while other.asked("draw"):
            other.draw("deck")
        assert not other.asked("use-power")


# --- every action power ----------------------------------------------------------------------------------------------

ACTION_POWERS = [id for id, card in ALL.items() if card.power.when in ("harvest", "develop", "build", "recruit", "tax")]


def base_action(id: str, leads: bool, also: tuple[str, ...] = ()) -> Table:
    """Seat 1, with that card in the village, has just done the base action of its power."""
    action = ALL[id].power.when
    table = villages(3).with_village(1, id, *also).with_gold(1, 5).with_bank(9).with_coin_on_castle(1, 0)
    table.with_hand(0).with_hand(2).with_row("dragon_slayer").with_adventurer_deck()
    table.with_hand(1, "crypt", "harbor", "quarry", "library")
    if action == "build":
        table.with_hand(1, "hideout", "harbor")
    if action == "recruit":
        table.with_village(1, id, *also, *PLAIN.values())
    table.led_or_followed(action, 1, leads)
    if action == "harvest":
        table.draw(*["deck"] * (3 if leads else 1))
    elif action == "develop":
        for _ in range(1 if leads else 2):
            table.discard("develop-cost", pile=1)
        table.choose("develop", table.offered("develop")[0])
    elif action == "build":
        table.build("hideout", 1)
        if leads:
            table.draw("deck")
    elif action == "recruit":
        if not leads:
            table.choose("follow-recruit", "dragon_slayer")
    else:
        table.draw("deck")
    return table


@LEADING
@pytest.mark.parametrize("id", ACTION_POWERS)
def test_action_powers(id: str, leads: bool) -> None:
    """l.368-373: led or followed, after the base action, once."""
    power = ALL[id].power
    table = base_action(id, leads)
    if power.gain.startswith("cards"):
        n = int(power.gain[-1])
        before = table.cards(1)
        table.choose("use-power", id)
        table.draw(*["deck"] * n)
        assert table.cards(1) == before + n
    else:
        bank = {"tax": 8, "recruit": 10}.get(power.when, 9) if leads else {"recruit": 11}.get(power.when, 9)
        if power.pay:
            table.choose("use-power", id).discard("discard-for")
        else:
            table.use(id)
        assert table.bank == bank - 1
        assert table.all_gold() == 9 + 5 + 3 + 3
    assert not (table.asked("use-power") and id in table.offered("use-power"))


@pytest.mark.parametrize("id", ACTION_POWERS)
def test_action_powers_only_on_their_action(id: str) -> None:
    """l.368: "qui s'appliquent aux Actions specifiques"."""
    for action in ("harvest", "tax"):
        if ALL[id].power.when == action:
            continue
        table = villages().with_village(0, id).with_bank(9).with_hand(0, "farm").with_hand(1).lead(action)
        while table.asked("draw"):
            table.draw("deck")
        assert not table.asked("use-power")
        assert table.bank == (8 if action == "tax" else 9)


@LEADING
@pytest.mark.parametrize("id", [id for id in ACTION_POWERS if ALL[id].power.when in ("build", "recruit")])
def test_not_on_the_action_that_adds_it(id: str, leads: bool) -> None:
    """l.371-378: "il ne recupere pas l'Or de cette action" (the Market's Build: +1 gold, l.375)."""
    table = add(ready_to_add(id, leads), id, leads)
    assert not table.asked("use-power")
    assert table.all_gold() == 9 + 9 + 3 + 3
    assert table.bank == 9 + (0 if id in BUILDINGS else 1 if leads else 2)


@LEADING
def test_the_market_on_every_later_building(leads: bool) -> None:
    """l.375-378: later, led or followed."""
    table = base_action("market", leads).use("market")
    assert table.bank == 8


# --- the examples ----------------------------------------------------------------------------------------------------


def test_tom_and_helen_tax() -> None:
    """l.382-387: Cathedral (+2 cards) and Oracle (+1 gold): Tom leads: 3 cards and 2 gold.
    Helen, who has the same, follows: 3 cards and 1 gold."""
    table = villages().with_bank(8).with_hand(0).with_hand(1)
    for seat in (0, 1):
        table.with_village(seat, "cathedral", "oracle").with_gold(seat, 0)
    table.lead("tax").draw("deck").use("oracle").use("cathedral").draw("deck", "deck").use("oracle")
    assert (table.cards(0), table.gold(0)) == (3, 2)
    table.follow(1).draw("deck").use("oracle").use("cathedral").draw("deck", "deck").use("oracle")
    assert (table.cards(1), table.gold(1)) == (3, 1)
    assert table.bank == 5


@pytest.mark.parametrize(("cards", "leads"), [(1, True), (2, False)])
def test_rick_cannot_use_the_barracks_to_pay_for_the_development(cards: int, leads: bool) -> None:
    """l.418-422: not enough cards in hand; the card of the Barracks comes after the action is paid and done."""
    table = villages(3).with_village(1, "barracks").with_hand(1, *["farm", "keep"][:cards]).with_gold(1, 0)
    if leads:
        assert "develop" not in table.with_active(1).offered("lead", 1)
    else:
        assert not table.following("develop", 1).asked("follow-develop", 1)


def test_rick_uses_the_barracks_afterwards() -> None:
    """l.418-422."""
    table = villages().with_village(0, "barracks").with_hand(0, "farm", "keep").lead("develop")
    table.choose("develop-cost", "farm-pile-1")
    assert table.resources(0) == ["keep"]
    assert table.offered("use-power") == ["barracks", "pass"]
    table.use("barracks").draw("pile-1")
    assert table.hand(0) == ["farm"]


def test_helen_the_armory_and_the_witchs_hut() -> None:
    """l.427-433: the hut was her last card; first the Armory gives a card, then the hut turns it into a gold."""
    table = ready_to_add("witchs_hut", False).with_village(1, "armory")
    add(table, "witchs_hut", False)
    assert table.cards(1) == 0
    assert table.offered("use-power") == ["armory", "pass"]
    table.use("armory").draw("deck")
    assert table.cards(1) == 1
    assert table.offered("use-power") == ["witchs_hut", "pass"]
    table.use("witchs_hut").discard("discard-for", pile=5)
    assert table.cards(1) == 0
    assert table.wealth(1) == 9 + 1  # her two coins lie on her own cards


# --- any order, or not at all ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["guard_tower", "library", "monk"])
def test_powers_in_any_order(first: str) -> None:
    """l.424."""
    table = villages().with_village(0, "guard_tower", "library", "monk").with_hand(0).lead("harvest")
    table.draw("deck", "deck", "deck")
    assert table.offered("use-power") == ["guard_tower", "library", "monk", "pass"]
    table.choose("use-power", first).draw(*["deck"] * (2 if first == "library" else 1))
    assert first not in table.offered("use-power")
    assert len(table.offered("use-power")) == 3


def test_powers_add_up() -> None:
    """l.380: 3 + 1 + 2 + 1 cards."""
    table = villages().with_village(0, "guard_tower", "library", "monk").with_hand(0).lead("harvest")
    table.draw("deck", "deck", "deck").use("monk").draw("deck").use("library").draw("deck", "deck")
    table.use("guard_tower").draw("deck")
    assert table.cards(0) == 7
    assert table.asked("follow-harvest", 1)


def test_powers_are_optional() -> None:
    """l.379."""
    table = (
        villages().with_village(0, "guard_tower", "library").with_hand(0).lead("harvest").draw("deck", "deck", "deck")
    )
    table.use("guard_tower").draw("deck").choose("use-power", "pass")
    assert table.cards(0) == 4
    assert table.asked("follow-harvest", 1)


@pytest.mark.parametrize("id", ["bakery", "witchs_hut", "keep", "thieves_den", "necromancer", "rogue", "thief"])
def test_instant_powers_are_optional(id: str) -> None:
    """l.379."""
    table = ready_to_add(id, False).with_hand(0, "farm", "keep", "oracle").with_hand(2, "farm")
    if id == "witchs_hut":
        table.with_hand(1, "witchs_hut", "harbor")
    add(table, id, False)
    hands = [table.cards(seat) for seat in range(3)]
    gold = [table.gold(seat) for seat in (0, 1, 2)]
    assert table.offered("use-power") == [id, "pass"]
    table.choose("use-power", "pass")
    assert not table.asked("use-power")
    assert [table.cards(seat) for seat in range(3)] == hands
    assert [table.gold(seat) for seat in (0, 2)] == [gold[0], gold[2]]


def test_powers_come_after_the_base_action() -> None:
    """l.415: all three cards of the harvest first."""
    table = villages().with_village(0, "guard_tower").with_hand(0).lead("harvest")
    for _ in range(3):
        assert table.prompts == ["draw"]
        table.draw("deck")
    assert table.prompts == ["use-power"]


def test_older_and_instant_powers_in_any_order() -> None:
    """l.424 and the ruling "A new building's own power": instant, in any order with older Build powers."""
    table = ready_to_add("bakery", False).with_village(1, "armory", "champion")
    add(table, "bakery", False)
    assert sorted(table.offered("use-power")) == ["armory", "bakery", "champion", "pass"]
    table.use("bakery").draw("deck", "deck")
    assert sorted(table.offered("use-power")) == ["armory", "champion", "pass"]


def test_the_gambling_den_may_use_the_card_of_the_tax() -> None:
    """l.391, l.415: paid when it is used, which is after the base action."""
    table = (
        villages().with_village(0, "gambling_den").with_hand(0).with_gold(0, 0).with_bank(5).lead("tax").draw("deck")
    )
    table.choose("use-power", "gambling_den").discard("discard-for")
    assert (table.cards(0), table.gold(0), table.bank) == (0, 2, 3)


def test_the_gambling_den_with_an_empty_bank() -> None:
    """l.353: there is no gold to get, so nothing is discarded for it."""
    table = villages().with_village(0, "gambling_den").with_hand(0, "farm").with_bank(1).lead("tax").draw("deck")
    assert table.bank == 0
    assert not table.asked("use-power")
    assert table.cards(0) == 2


def test_the_last_gold_goes_to_one_power_only() -> None:
    """l.353: Oracle and Merchant, one coin left after the tax."""
    table = villages().with_village(0, "oracle", "merchant").with_gold(0, 0).with_bank(2).with_hand(0).lead("tax")
    table.draw("deck").use("oracle").use("merchant")
    assert (table.gold(0), table.bank) == (2, 0)


def test_recruiting_brings_back_the_gold_of_the_training_yard() -> None:
    """l.368: Recruit: +1 gold, after the action was paid: one gold must be there first (l.257)."""
    table = villages().with_village(0, "training_yard", "shrine").with_row("paladin").with_gold(0, 0).with_bank(9)
    assert "recruit" not in table.offered("lead")


def test_what_cannot_be_drawn_is_not_offered() -> None:
    """Ruling: with deck and piles empty nothing is drawn, so the Guard Tower has nothing to give."""
    table = (
        villages().with_village(0, "guard_tower").with_deck().with_piles("", "", "", "", "").with_hand(0).with_hand(1)
    )
    table.lead("harvest")
    assert not table.asked("use-power")


def test_a_power_on_a_resource_card_does_nothing() -> None:
    """l.130."""
    table = villages().with_resources(0, "guard_tower", "library").with_hand(0).lead("harvest")
    table.draw("deck", "deck", "deck")
    assert not table.asked("use-power")


def test_a_power_by_the_pair() -> None:
    """A pack's "1 card per 2 holy buildings" counts pairs, as its text says."""
    text = (find("villages").folder / "cards.toml").read_text(encoding="utf-8")
    text = text.replace('power = "cards+1 per building:holy"', 'power = "cards+1 per 2 building:holy"')
    table = Table(2, 1, {"cards": text}).with_hand(0, "grand_temple").with_village(0, "shrine", "chapel")
    table.with_resources(0, "food", "food", "stone", "magic", "magic").with_gold(0, 9).lead("build")
    while table.asked("provide"):
        table.choose("provide", table.offered("provide")[0])
    table.draw("deck").use("grand_temple").draw("deck")
    assert table.cards(0) == 2


def test_end_powers_are_not_used_during_play() -> None:
    """l.461-465."""
    table = villages().with_village(0, *with_power("end")).with_hand(0).lead("harvest").draw("deck", "deck", "deck")
    assert not table.asked("use-power")
