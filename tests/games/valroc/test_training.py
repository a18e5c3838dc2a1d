"""The training ground: draws, wounds, what is kept, and gauges into skill points (rulebook l.334-371, l.538-552)."""

import pytest

from tests.games.valroc.table import Table, valroc
from valtable.games import find
from valtable.games.valroc.state import ARENA, DARK, FOUNTAIN, MERCENARY, MONK, TRAINING, Phase
from valtable.games.valroc.training import mixes


def training(slot: int = 0, **has: int) -> Table:
    return valroc().mage(TRAINING, slot, 0).has(0, **{"pm": 12, **has})


def test_the_first_draw_is_not_optional() -> None:
    """l.340-346: pay, draw, look; only then "le joueur peut choisir de continuer ou d'arrêter son entraînement"."""
    table = training(pm=3, berry=1).draws("small", "medium", "small").acting()
    assert table.offered("train") == ["draw", "berry"], "a berry's card is one more, and no first draw"
    table.choose("train", "berry")
    assert (table.player(0)["pm"], table.gauges(0)) == (2, ["medium", "small"]), "so that one comes now"
    assert table.offered("train") == ["stop", "draw"]


def test_nobody_is_asked_for_a_first_draw_that_is_all_there_is() -> None:
    """l.340-346: the card is drawn, and the question comes after it."""
    table = training(pm=3).draws("small", "medium").acting()
    assert (table.player(0)["pm"], table.gauges(0)) == (2, ["small"])
    assert table.offered("train") == ["stop", "draw"]


def test_without_magic_power_there_is_no_first_draw() -> None:
    """l.340: "son action s'arrête et il passe au décompte des PC acquis"; a flask may be drunk before that (l.522)."""
    table = training(pm=0, flask=1).draws("full").acting()
    assert table.offered("train") == ["stop", "flask-half", "flask-all"]
    table.choose("train", "flask-half")
    assert table.offered("train") == ["draw", "flask-rest"]


def test_one_pm_a_card_and_none_without() -> None:
    """no. 17, l.340: whoever cannot spend 1 PM goes on to the counting."""
    table = training(pm=2).draws("medium", "medium").acting().train(2)
    assert table.offered("count") == ["skill-1", "skill-0"]
    assert table.player(0)["pm"] == 0


def test_the_button_says_what_a_draw_risks() -> None:
    """l.348: for so many draws a wound does nothing; after them it counts how many of the cards to come are wounds."""

    def said(table: Table) -> tuple[str, dict[str, int]]:
        option = table.question("train").option("draw")
        assert option is not None
        return option.text.id, option.text.args

    table = training(1).draws("wound", "medium", "medium", "small").acting()
    assert said(table) == ("option-draw-immune", {"n": 1, "safe": 1}), "after the first draw"
    deck = table.now.action_deck[:-1]
    wounds = sum(card.wound for card in deck)
    assert wounds > 0
    assert said(table.train(2)) == ("option-draw", {"n": 1, "wounds": wounds, "cards": len(deck)})


def test_one_element_for_one_training() -> None:
    """no. 17, l.358: "un unique élément"."""
    table = training().draws("full", "full").acting().train(2)
    table.play(("train", "stop"), ("count", "skill-2"), ("train-element", "water"))
    assert table.player(0)["skills"] == {"fire": 1, "water": 3, "earth": 1, "air": 1}


def test_a_track_ends_at_twelve() -> None:
    """no. 3, l.137: the surplus is lost."""
    table = training(water=11).draws("full", "full").acting().train(2)
    table.play(("train", "stop"), ("count", "skill-2"), ("train-element", "water"))
    assert table.player(0)["skills"]["water"] == 12
    assert table.player(0)["kept"] == []


def test_who_has_too_many_gauges_says_which_go() -> None:
    """no. 17, l.362: up to four cards; one at a time, by size."""
    cards = ("small", "small", "medium", "medium", "medium")
    table = training().draws(*cards).acting().train(5).play(("train", "stop"), ("count", "skill-0"))
    assert table.offered("keep-cards", 0) == ["card-small", "card-medium"]
    table.choose("keep-cards", "card-medium")
    assert table.gauges(0) == ["medium", "medium", "small", "small"]
    assert len(table.view()["action_discard"]) == 1
    table = training().draws(*cards).acting().train(5).play(("train", "stop"), ("count", "skill-0"))
    assert table.choose("keep-cards", "card-small").gauges(0) == ["medium", "medium", "medium", "small"]


def test_nobody_is_asked_when_all_gauges_are_alike() -> None:
    """l.362: there is only one kind of card to discard."""
    table = training().draws(*["small"] * 6).acting().train(6).play(("train", "stop"), ("count", "skill-0"))
    assert table.asked("place", 0)
    assert table.gauges(0) == ["small"] * 4


def test_a_wound_takes_one_of_the_four_places() -> None:
    """no. 17, l.362: "4 cartes (blessure comprise)"."""
    table = training(3).draws(*["small"] * 4, "wound").acting().train(5).choose("count", "skill-0")
    assert (len(table.player(0)["wounds"]), table.gauges(0)) == (1, ["small"] * 3)


def test_a_second_wound_and_kept_cards() -> None:
    """no. 17, l.362-364: the mage rests on the last wound for the next turn, the other is discarded. The wound beneath
    him lies before the player as well (ruling), so three gauges stay."""
    table = training(3).keeps(0, "wound").draws("small", "medium", "medium", "full", "wound").acting().train(5)
    table.choose("count", "skill-0").choose("keep-cards", "card-small")
    player = table.player(0)
    assert (player["wounds"], len(player["resting"]), table.gauges(0)) == ([], 1, ["full", "medium", "medium"])
    assert player["mage_out"]
    assert not [id for id in table.offered("place", 0) if id.startswith(("training", "arena"))]


def test_the_mage_is_back_after_the_next_turn() -> None:
    """l.364: "une fois le tour suivant terminé, défaussez cette autre carte Blessure et récupérez votre pion Mage"."""
    table = training(3).keeps(0, "wound").draws("wound").acting().train(1)
    assert table.view()["turn"] == 2
    assert table.player(0)["mage_out"]
    assert len(table.player(0)["resting"]) == 1
    table.next_turn()
    assert table.view()["turn"] == 3
    assert not table.player(0)["mage_out"]
    assert table.player(0)["resting"] == []
    assert "training-1" in table.offered("place", 0)
    assert len(table.view()["action_discard"]) == 2


def test_two_wounds_of_different_trainings() -> None:
    """no. 18, l.371: the first wound does no harm: the mage can be used in the next turns."""
    table = training(3).draws("wound").acting().train(1)
    assert len(table.player(0)["wounds"]) == 1
    assert {"training-1", "arena-1"} < set(table.offered("place", 0))


@pytest.mark.parametrize("kind", [1, MERCENARY, MONK])
def test_after_a_mushroom_it_is_the_real_mage_who_rests(kind: int) -> None:
    """no. 28, l.538: "c'est bien votre mage qui sera inactif au tour suivant"."""
    table = valroc().put(TRAINING, 3, 0, kind, True).has(0, pm=3).keeps(0, "wound").draws("wound").acting()
    assert table.player(0)["mage_out"]
    table.choose("place", "fountain-1")
    assert "mage" not in table.offered("pawn")
    assert "assistant" in table.offered("pawn")


def test_a_resting_mage_is_replaced_by_a_mushroom() -> None:
    """no. 28, l.364, l.538: the mage rests, another pawn may train for him."""
    table = valroc().has(0, mushroom=1)
    table.seat(0).out = 1
    table.choose("place", "training-1")
    assert table.offered("pawn") == ["assistant-mushroom", "mercenary-mushroom"]


@pytest.mark.parametrize("id", ["assistant-mushroom", "mercenary-mushroom", "monk-mushroom"])
def test_a_mushroom_on_each_pawn(id: str) -> None:
    """no. 28, l.538: the mercenary still costs 2 Vals; the mushroom is gone."""
    table = valroc().has(0, mushroom=1)
    table.editing.monk = 0
    table.play(("place", "arena-1"), ("pawn", id))
    kind = id.partition("-")[0]
    assert table.view()["slots"][23]["pawn"] == {"seat": 0, "kind": kind, "mage": True}
    assert table.player(0)["vals"] == (1 if kind == "mercenary" else 3)
    assert table.player(0)["objects"]["mushroom"] == 0


# --- objects and rites ----------------------------------------------------------------------------------------------


def test_a_wound_on_an_immune_berry_card() -> None:
    """no. 28, l.544: a berry's card shares the immunity of its draw, so it may add to the immune cards."""
    table = training(2, berry=1).draws("small", "wound", "wound").acting()
    table.play(("train", "draw"), ("train", "berry"))
    assert table.story("immune", "wounded") == ["immune"]
    assert table.player(0)["pm"] == 11, "the berry's card is free"
    table.choose("train", "draw")
    assert table.story("immune", "wounded") == ["immune", "wounded"], "the second draw is not immune"


def test_a_berry_after_the_immune_draws() -> None:
    """no. 28, l.544: its card is like any other of that draw."""
    table = training(3, berry=1).draws("small", "wound").acting().play(("train", "draw"), ("train", "berry"))
    assert len(table.player(0)["wounds"]) == 1


def test_a_berry_before_the_first_draw() -> None:
    """no. 28, l.544 and ruling: its card belongs to the first draw: immune on the third slot, not on the last."""
    table = training(2, berry=1).draws("wound").acting().choose("train", "berry")
    assert table.story("immune", "wounded") == ["immune"]
    table = training(3, berry=1).draws("wound").acting().choose("train", "berry")
    assert table.story("immune", "wounded") == ["wounded"]


def test_a_berry_needs_no_magic_power() -> None:
    """l.544: "gratuitement"."""
    table = training(0, pm=0, berry=1).draws("full").acting()
    assert table.offered("train") == ["stop", "berry"]
    table.play(("train", "berry"), ("count", "skill-1"), ("train-element", "fire"))
    assert table.player(0)["skills"]["fire"] == 2


def test_a_plant_may_be_kept() -> None:
    """no. 28, l.542: one may use it."""
    table = training(3, plant=1).draws("wound").acting().play(("use-plant", "no"))
    assert (len(table.player(0)["wounds"]), table.player(0)["objects"]["plant"]) == (1, 1)
    table = training(3, plant=1).draws("wound").acting().play(("use-plant", "yes"))
    assert table.asked("train", 0), "the training goes on"
    assert table.player(0)["objects"]["plant"] == 0


def test_a_berry_for_the_victim_of_a_salvo() -> None:
    """no. 29, l.604: 2 PM for a card, but nothing for a berry's; with 1 PM there is no draw."""
    table = training(0, pm=3, berry=1).dark(6).put(DARK, 1, 1).learns("decimendo_a", "araori_a")
    table.acting().play(("target", "seat-0"), ("keep-spell", "decimendo_a"), ("train", "draw"))
    assert table.player(0)["pm"] == 1
    assert table.offered("train", 0) == ["stop", "berry"]


def moonlight(slot: int, *cards: str) -> Table:
    table = valroc().dark(7).put(DARK, 0, 0).mage(TRAINING, slot, 0).has(0, pm=6).learns("decimendo_a", "decimendo_b")
    return table.draws(*cards).acting().choose("keep-spell", "decimendo_a")


def test_moonlight_draws_both_cards_before_they_are_looked_at() -> None:
    """no. 29, l.606: a gauge that comes with a wound is kept."""
    table = moonlight(3, "wound", "full").choose("train", "draw-two")
    assert table.offered("count") == ["skill-1", "skill-0"]
    assert (len(table.player(0)["wounds"]), table.player(0)["pm"]) == (1, 5)


def test_moonlight_and_two_wounds_at_once() -> None:
    """no. 29, l.364, l.606: the mage rests; no card is lost."""
    table = moonlight(3, "wound", "wound").choose("train", "draw-two")
    assert table.player(0)["mage_out"]
    table = valroc().dark(7).put(DARK, 0, 0).mage(TRAINING, 3, 0).has(0, pm=6).learns("decimendo_a", "decimendo_b")
    table.keeps(0, "wound").draws("wound", "wound").acting().choose("keep-spell", "decimendo_a")
    table.choose("train", "draw-two")
    assert (table.player(0)["wounds"], len(table.player(0)["resting"])) == ([], 1)
    assert len(table.view()["action_discard"]) == 2


def test_moonlight_of_a_pack_of_ones_own() -> None:
    """The figures are the card's: here three cards at a time, for one draw."""
    text = (find("valroc").folder / "cards.toml").read_text(encoding="utf-8")
    table = valroc(cards=text.replace("double_draws(2,3)", "double_draws(3,1)")).mage(TRAINING, 0, 0).has(0, pm=6)
    table.dark(7).put(DARK, 0, 0).learns("decimendo_a", "decimendo_b").draws("small", "small", "medium").acting()
    table.choose("keep-spell", "decimendo_a").choose("train", "draw-two")
    assert table.gauges(0) == ["medium", "small", "small"]
    assert table.offered("train") == ["stop", "draw"]


def test_moonlight_shares_the_immunity() -> None:
    """no. 29, l.606 and ruling: both cards of an immune draw are immune; one may also draw one card alone."""
    table = moonlight(2, "wound", "wound", "small")
    assert table.offered("train") == ["draw", "draw-two"]
    table.choose("train", "draw-two")
    assert table.story("immune", "wounded") == ["immune", "immune"]


# --- counting -------------------------------------------------------------------------------------------------------


def test_kept_cards_count_in_a_later_training() -> None:
    """l.358-362: surplus and new cards are combined; what is used is discarded."""
    table = training().keeps(0, "medium", "small").draws("small").acting()
    table.play(("train", "stop"), ("count", "skill-1"), ("train-element", "air"))
    assert table.player(0)["skills"]["air"] == 2
    assert table.player(0)["kept"] == []
    assert len(table.view()["action_discard"]) == 3


def test_one_may_take_fewer_points_than_the_gauges_give() -> None:
    """l.362: "ne pouvez ou ne voulez pas utiliser"."""
    table = training().draws("full", "full").acting().train(2).choose("train", "stop")
    assert table.offered("count") == ["skill-2", "skill-1", "skill-0"]
    table.play(("count", "skill-1"), ("train-element", "fire"))
    assert table.gauges(0) == ["full"]


def test_which_gauges_are_used_is_the_players_choice() -> None:
    """l.358: "Les cartes peuvent être combinées comme vous le souhaitez pour obtenir des jauges pleines"."""
    table = training(0, pm=1).keeps(0, "small", "small", "medium").draws("medium").acting()
    table.choose("count", "skill-1")
    assert table.offered("use-gauges") == ["gauges-2-1-0-0-0-0", "gauges-0-2-0-0-0-0"]
    table.play(("use-gauges", "gauges-0-2-0-0-0-0"), ("train-element", "fire"))
    assert table.gauges(0) == ["small", "small"]
    table = training(0, pm=1, gauge_full=1).draws("full").acting().choose("count", "skill-1")
    table.play(("use-gauges", "gauges-0-0-0-0-0-1"), ("train-element", "fire"))
    assert (table.gauges(0), table.player(0)["objects"]["gauge_full"]) == (["full"], 0), "the token, and not the card"


def test_the_mixes_of_gauges() -> None:
    """l.358: all that make exactly so many quarters; cards before tokens, which take none of the four places."""

    def ways(total: int, cards: list[int], tokens: list[int]) -> list[list[int]]:
        return [[*mix.cards, *mix.tokens] for mix in mixes(total, cards, tokens)]

    assert ways(4, [4, 2, 1], [0, 0, 0]) == [
        [4, 0, 0, 0, 0, 0],
        [2, 1, 0, 0, 0, 0],
        [0, 2, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
    ]
    assert ways(4, [1, 2, 1], [0, 0, 0]) == [[0, 2, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0]]
    assert ways(4, [1, 1, 0], [1, 0, 1]) == [[1, 1, 0, 1, 0, 0], [0, 0, 0, 0, 0, 1]]
    assert ways(8, [0, 1, 1], [0, 1, 1])[0] == [0, 1, 1, 0, 1, 0]


def test_a_full_gauge_token() -> None:
    """no. 28, l.552: like a card drawn, when the training is counted."""
    table = training(0, pm=0, gauge_full=1).acting()
    assert table.offered("count") == ["skill-0", "skill-1"]
    table.play(("count", "skill-1"), ("train-element", "air"))
    assert table.player(0)["objects"]["gauge_full"] == 0


@pytest.mark.parametrize("gauge", ["card-small", "card-medium", "gauge_small", "gauge_medium"])
def test_araori_fills_any_small_or_medium_gauge(gauge: str) -> None:
    """l.636: a card's or a token's; the filled one counts with the rest."""
    table = training(0, pm=0, gauge_small=1, gauge_medium=1).keeps(0, "small", "medium", "full").spells(0, "araori_a")
    table.acting().play(("train", "stop"), ("count", "araori_a"), ("fill-gauge", gauge))
    assert table.view()["wrath"]["value"] == 1
    left = 1 + 2 + 4 + 1 + 2 - (1 if "small" in gauge else 2)
    assert f"skill-{left // 4}" in table.offered("count")
    table.play(("count", "skill-0"), ("train-element", "fire"))
    assert table.player(0)["skills"]["fire"] == 2


# --- Restoructo -----------------------------------------------------------------------------------------------------


def test_restoructo_leaves_wounds_and_keeps_to_the_limit() -> None:
    """l.644, l.362: all gauge cards of another player, of which four may stay, one's own wound included."""
    table = valroc().spells(0, "restoructo_a").keeps(0, "wound", "small", "small").keeps(1, "wound", "medium", "full")
    table.keeps(2, "small").raises(0).phase(Phase.TURN).choose("moment", "restoructo_a")
    assert table.offered("victim") == ["seat-1", "seat-2"]
    table.choose("victim", "seat-1").choose("keep-cards", "card-small")
    assert table.gauges(0) == ["full", "medium", "small"]
    assert (table.gauges(1), len(table.player(1)["wounds"])) == ([], 1)


def test_what_restoructo_brings_is_for_a_later_training() -> None:
    """l.644: "utiliser vous-même ce surplus lors d'un prochain entraînement": not once one has begun to draw."""
    table = training(berry=1).spells(0, "restoructo_a").keeps(1, "medium").draws("medium", "small", "small")
    assert "restoructo_a" in table.acting().offered("train", 0), "before the first draw"
    assert "restoructo_a" not in table.choose("train", "draw").offered("train", 0)
    table.choose("train", "stop")
    assert table.offered("count", 0) == ["skill-0"], "nor when the gauges are counted"


def test_restoructo_before_ones_own_training() -> None:
    """l.644, l.362: what was taken before it is there for it; four cards may be kept."""
    table = training(pm=1).spells(0, "restoructo_a").keeps(1, "small", "small", "medium").draws("full").acting()
    table.choose("train", "restoructo_a").train(1)
    table.play(("count", "skill-2"), ("train-element", "fire"))
    assert table.player(0)["skills"]["fire"] == 3


def test_the_order_of_placement() -> None:
    """l.338: mages train in the order of their slots."""
    table = valroc().mage(TRAINING, 0, 2).mage(TRAINING, 1, 0).put(FOUNTAIN, 0, 1).draws("small", "small").acting()
    table.choose("train", "stop", 2)
    assert table.asked("train", 0)


def test_training_is_for_mages() -> None:
    """l.233, l.236: neither assistants nor mercenaries."""
    table = valroc().mage(FOUNTAIN, 0, 0)
    assert not [id for id in table.offered("place", 0) if id.startswith(("training", "arena"))]
    assert "arena-1" in valroc().mage(ARENA, 3, 1).offered("place", 0)
