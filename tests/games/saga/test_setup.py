"""The set-up of every book (rulebook l.38-53, l.339-371) and how it is made harder (l.353-359)."""

from __future__ import annotations

from collections import Counter

import pytest

import valtable
from tests.games.saga.figures import BOOKS
from tests.games.saga.table import saga
from valtable.engine.chance import Chance
from valtable.games import find
from valtable.games.realm.state import CENTRE
from valtable.games.saga.cards import DarkMonster
from valtable.games.saga.shelf import STANDARD
from valtable.games.saga.state import Saga, stacks_below

NAMES = {card.id: card for card in STANDARD.shown()}
FIRST_CITIZENS = ["cleric", "merchant", "mercenary", "wizard", "peasant", "knight", "rogue", "champion", "paladin"]


def laid_out(players: int = 2, seed: int = 1, **options: object) -> Saga:
    state = find("saga").prepare(players, options).setup(Chance(seed))
    assert isinstance(state, Saga)
    return state


# --- monsters -------------------------------------------------------------------------------------------------------


def test_twenty_monsters_of_five_areas() -> None:
    """l.45: "Retirez toutes les cartes ayant les symboles ... Mélangez les 20 cartes Monstre restantes"."""
    for options in ({}, {"areas": "random"}, {"areas": ["swamp", "cavern", "barrens", "hills", "ruins"]}):
        for players in (1, 5):
            game = laid_out(players, **options)
            monsters = [*game.deck, *[card for stack in game.monsters for card in stack]]
            plain = [card for card in monsters if not isinstance(card, DarkMonster)]
            assert len(plain) == 20
            assert Counter(card.area for card in plain) == dict.fromkeys({card.area for card in plain}, 4)
            assert "boss" not in [card.type for card in plain]
    assert {card.area for card in plain} == {"swamp", "cavern", "barrens", "hills", "ruins"}


def test_the_recommended_areas_and_citizens() -> None:
    """l.45: "les Collines, les Ruines, les Forêts, les Vallées et les Montagnes"; l.47: the ten citizens."""
    game = laid_out()
    cards = [*game.deck, *[stack[0] for stack in game.monsters]]
    assert {card.area for card in cards} - {""} == {"hills", "ruins", "forest", "valley", "mountains"}
    assert [stack[0].id for stack in game.citizens] == [*FIRST_CITIZENS, "butcher"]


def test_a_row_of_five_and_one_dark_monster_after_it_is_dealt() -> None:
    """l.45: "Piochez et placez ensuite 5 cartes Monstre ... Piochez enfin 1 des 9 cartes Monstre Obscur au hasard"."""
    places: Counter[int] = Counter()
    drawn: Counter[str] = Counter()
    for seed in range(120):
        game = laid_out(seed=seed)
        assert [len(stack) for stack in game.monsters] == [1] * 5
        assert not any(isinstance(stack[0], DarkMonster) for stack in game.monsters)
        (dark,) = [card for card in game.deck if isinstance(card, DarkMonster)]
        drawn[dark.id] += 1
        places[game.deck.index(dark)] += 1
        assert len(game.deck) == 16
        assert len(game.unused) == 8
    assert len(drawn) == 9, "any of the nine"
    assert len(places) == 16, "anywhere in the deck"


def test_five_columns_each_above_two_stacks() -> None:
    """l.44: the number tiles 1 to 5; base l.105-107: two rows of five stacks."""
    table = saga()
    assert [column["number"] for column in table.view()["columns"]] == [1, 2, 3, 4, 5]
    below = [[CENTRE[number].id for number in stacks_below(column)] for column in range(5)]
    assert below == [[f"citizen-{a}", f"citizen-{b}"] for a, b in ((1, 6), (2, 7), (3, 8), (4, 9), (5, 11))]


def test_an_intact_wall_below_each_monster() -> None:
    """l.46: "Placez une tuile Mur (face Mur Intact visible) en dessous de chacune des 5 cartes Monstre"."""
    table = saga()
    assert table.walls() == ["intact"] * 5
    assert table.view()["walls"] == 0, "none is left on Aquilin's board"


# --- citizens, favours, players -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards", "hard"), [(1, 3, 2), (2, 4, 3), (3, 5, 4), (4, 6, 5), (5, 6, 6)])
def test_citizens_in_a_stack(players: int, cards: int, hard: int) -> None:
    """l.47: "2 cartes de plus que le nombre de joueurs (6 maximum)"; l.357: "plus 1, au lieu de 2"."""
    assert {len(stack) for stack in laid_out(players).citizens} == {cards}
    assert {len(stack) for stack in laid_out(players, hard=True).citizens} == {hard}


def test_three_favours_of_twelve() -> None:
    """l.49: "Piochez et placez 3 cartes Faveur face visible"."""
    game = laid_out()
    assert len([favour for favour in game.favours if favour is not None]) == 3
    assert len({*game.favours, *game.favour_deck}) == 12


def test_what_each_player_has() -> None:
    """l.53: Explorer, Peasant, Knight; 2 gold, 1 magic, 1 VP; no duke, and no resting token for five."""
    for players in (1, 2, 5):
        table = saga(players)
        for seat in range(players):
            assert table.player(seat)["starters"] == ["explorer", "starter_peasant", "starter_knight"]
            player = table.state.players[seat]
            assert (player.gold, player.strength, player.magic, player.vp) == (2, 0, 1, 1)
            assert table.citizens(seat) == []
            assert "duke" not in table.player(seat)
    assert len(table.state.in_play()) == 5, "nobody rests"


def test_the_first_player_is_chosen_at_random() -> None:
    """l.53: "Déterminez aléatoirement le premier joueur"."""
    assert {laid_out(3, seed).first for seed in range(30)} == {0, 1, 2}


def test_an_option_that_cannot_be_set_up_is_refused() -> None:
    for options, reason in (
        ({"book": "the_lost_book"}, "option 'book': there is no 'the_lost_book'; there are: prophecy, western_march"),
        ({"areas": ["hills"]}, "option 'areas': 1 given"),
        ({"citizens": [*FIRST_CITIZENS, "thief"]}, "option 'citizens': choose exactly one that activates on"),
        ({"events": ["mimic", "sorcerer", "bat_swarm"]}, "option 'events': 3 given, but there is one monster event"),
        ({"books": "[[\n"}, "option 'books': the books: "),
        ({"cards": "[[dragon]]\n"}, "option 'cards': the card pack: there is no kind of component called 'dragon'"),
    ):
        with pytest.raises(valtable.SetupError) as error:
            valtable.new("saga", 2, 1, options)
        assert str(error.value).startswith(reason), str(error.value)


# --- events (l.359) -------------------------------------------------------------------------------------------------


def test_without_the_option_no_event_is_used() -> None:
    """l.51: "N'utilisez pas de carte Événement ou Événement Monstre"."""
    assert laid_out(3).event_pile == ()


def test_the_ultimate_challenge() -> None:
    """l.359: "ajouter des cartes ... Événement de Monstre à la pioche Épuisé": one for each player, on top."""
    game = laid_out(3, events=True)
    assert len(game.event_pile) == 3
    assert {card.id for card in laid_out(2, events=["mimic", "sorcerer"]).event_pile} == {"mimic", "sorcerer"}
    table = saga(2, events=["mimic", "sorcerer"]).with_stack("citizen-1", "cleric").with_purse(0, gold=9).in_actions()
    table.act("citizen-1")
    assert table.place("citizen-1")["top"] in ("mimic", "sorcerer")


# --- later books ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_each_book(book: str) -> None:
    """l.339-347: as many dark monsters and VP as its number, and those of the coffer; l.361-371: the Temple."""
    figures = BOOKS[book]
    saga_monsters = {card.id for card in STANDARD.saga_monsters}
    game = laid_out(3, book=book)
    dark = [card for card in game.deck if isinstance(card, DarkMonster)]
    back = sorted(card.id for card in dark if card in STANDARD.saga_monsters)
    assert len(dark) - len(back) == figures.dark_monsters == (figures.number or 9)
    assert back == sorted(saga_monsters & set(figures.needs))
    assert not any(isinstance(stack[0], DarkMonster) for stack in game.monsters), "shuffled in after the row is dealt"
    for player in game.players:
        assert (player.gold, player.strength, player.magic, player.vp) == figures.start
        assert bool(player.radiant) == ("radiant" in figures.needs), "each has a radiant token, bright (l.363)"
    boons = {card.id for card in STANDARD.boons}
    assert sorted(boon.id for boon in game.boons) == sorted(boons & set(figures.needs))


def test_book_three() -> None:
    """l.343: "mélangez au hasard 3 cartes Monstre Obscur"; l.347: "commence la partie avec 3 Points de Victoire"."""
    table = saga(4, book="shores_of_kosk")
    assert [table.vp(seat) for seat in range(4)] == [3] * 4
    dark = [card.id for card in table.state.deck if isinstance(card, DarkMonster)]
    assert len(dark) == 3 + 1
    assert "thorn_lord" in dark


def test_the_temple() -> None:
    """l.363-371: the 9 dark monsters and the radiant tokens alone; 3 of each, and 3 VP."""
    table = saga(2, book="forgotten_temple")
    dark = [card for card in table.state.deck if isinstance(card, DarkMonster)]
    assert sorted(card.id for card in dark) == sorted(card.id for card in STANDARD.dark_monsters)
    player = table.state.players[0]
    assert (player.gold, player.strength, player.magic, player.vp) == (3, 3, 3, 3)
    assert table.radiants() == ["bright", "bright"]
    assert table.state.boons == ()
    later = find("saga").prepare(2, {"book": "the_darksworn"}).setup(Chance(1))
    assert isinstance(later, Saga)
    after_all = {"won": [*later.box.coffer["won"]], "holds": [*later.box.coffer["holds"]]}
    assert saga(2, book="forgotten_temple", coffer=after_all).state.boons == (), "though the coffer holds more"


def test_what_a_book_brings_out_of_the_coffer_works_at_once() -> None:
    """The Ship of Kosk gives each player two gold when Book Four begins."""
    match = valtable.new("saga", 3, 1, {"book": "drowned_city"})
    assert [player["gold"] for player in match.view(None)["players"]][1] >= 4
    told = [event for event in match.events if event.kind == "gained"]
    assert [event.args["card"].id for event in told[:3]] == ["card-ship_of_kosk"] * 3
