"""The other phases: harvest (l.212, l.375-391), the end of the turn (l.300-312), victory, and what opens a page."""

from __future__ import annotations

import valtable
from tests.games.saga.table import QUIET, Table, saga
from valtable.games import find
from valtable.games.saga.state import Phase

RICH = {"gold": 20, "strength": 20, "magic": 20, "vp": 20}


def ready(page: int, book: str = "prophecy", players: int = 2) -> Table:
    """All tokens lie on the task of the page before: it is turned now."""
    table = saga(players, book=book).with_row(*QUIET).with_page(page - 1, *range(players))
    return table.at(Phase.TURN_END).with_roll(1, 3)


# --- harvest --------------------------------------------------------------------------------------------------------


def test_the_miner_gains_six_gold() -> None:
    """l.385: "Le Mineur vous permet de gagner 6 jetons Or (1 + 1 x 5)"."""
    table = saga().with_row(*QUIET).with_tableau(0, "miner").with_purse(0).with_roll(5, 6)
    gained = [event for event in table.settle().happened("harvested") if event.args["player"].args["seat"] == 0]
    gold = {what.id: what.args["n"] for what in gained[0].args["gains"]}["amount-gold"]
    alone = saga().with_row(*QUIET).with_purse(0).with_roll(5, 6).settle().purse(0)[0]
    assert gold - alone == 6


def test_nobody_robs_the_team() -> None:
    """l.379: "vous n'allez pas voler vos comparses"; tokens on monsters and the task, then the reserve."""
    table = saga().with_row(*QUIET).with_tableau(0, "thief").with_purse(0).with_purse(1, gold=9, magic=9)
    table.with_tokens("monster-2", magic=1).with_tokens("task", magic=1, gold=2).with_roll(4, 3)
    table.choose("choose-reward", "steal-magic-3")
    assert table.offered("steal-tokens") == ["monster-2", "task", "pass"]
    table.choose("steal-tokens", "monster-2").choose("steal-tokens", "task").settle()
    assert table.tokens("monster-2") == (0, 0, 0)
    assert table.tokens("task") == (0, 0, 2)
    assert table.purse(0)[2] == 3, "two from the cards and one from the reserve"
    assert table.purse(1)[2] == 9


def test_tokens_may_stay_and_all_comes_from_the_reserve() -> None:
    """l.379: "vous pouvez les prendre"."""
    table = saga().with_row(*QUIET).with_tableau(0, "thief").with_purse(0).with_tokens("task", magic=2).with_roll(4, 3)
    table.choose("choose-reward", "steal-magic-3").choose("steal-tokens", "pass").settle()
    assert (table.purse(0)[2], table.tokens("task")) == (3, (0, 2, 0))
    plain = saga().with_row(*QUIET).with_tableau(0, "thief").with_purse(0).with_roll(4, 3)
    plain.choose("choose-reward", "steal-gold-3").settle()
    assert plain.purse(0)[0] == 3


def test_a_random_monster_comes_from_the_discard() -> None:
    """l.381: "une carte Monstre au hasard dans la défausse, s'il y en a"; then back, or banished.

    No card of the box does so; those of others may. The goblin that was slain lies there as well.
    """
    goblin = 'vp = 1\nreward = "gold+1"'
    text = find("saga").text("cards.toml")
    assert text.count(goblin) == 1
    own = text.replace(goblin, 'vp = 1\nreward = "steal_random_monster"')
    for fate in ("back", "banish"):
        table = saga(cards=own).with_row(*QUIET).with_discard("giant").with_purse(0, strength=1).in_actions()
        table.act("monster-1")
        drawn = table.question("rob-discard").message.args["card"].id.removeprefix("card-")
        table.choose("rob-discard", fate)
        left = {"giant", "goblin"} - ({drawn} if fate == "banish" else set())
        assert set(table.view()["discard"]) == left
        assert table.vp(0) == 1 + {"giant": 3, "goblin": 1}[drawn]


def test_the_explorer() -> None:
    """l.53: it stands for the Herald: a double, or nothing that matches (base l.236-244), twice for both."""
    none = saga().with_row(*QUIET).with_purse(0).with_purse(1).with_roll(1, 2)
    assert sorted(question.prompt for question in none.match.questions) == ["gain-any", "herald"]
    none.choose("gain-any", "magic", seat=0).choose("herald", "gold", seat=1)
    assert (none.purse(0), none.vp(0)) == ((0, 0, 1), 1), "one of any resource and a VP on one's own turn"
    assert (none.purse(1), none.vp(1)) == ((1, 0, 0), 0), "one of any resource on others' turns"
    both = saga().with_row(*QUIET).with_purse(0).with_purse(1).with_roll(1, 1).settle()
    assert (sum(both.purse(0)), both.vp(0)) == (2, 2)
    assert sum(both.purse(1)) == 2
    match = saga().with_row(*QUIET).with_purse(0).with_purse(1).with_roll(5, 1).settle()
    assert match.vp(0) == 0


# --- the end of a turn ----------------------------------------------------------------------------------------------


def test_page_then_favours_then_monsters_then_dice() -> None:
    """l.304-312, in this order; the page's instructions are followed before anything is refilled."""
    table = saga().with_row(*QUIET[:4], "").with_deck("owlbear", "giant").with_page(1, 0, 0).with_favours("breath")
    table.at(Phase.TURN_END).with_roll(1, 3)
    kinds = table.story("page-turned", "attacked", "favour-dealt", "monster-dealt", "turn")
    assert kinds == ["page-turned", "attacked", "favour-dealt", "favour-dealt", "monster-dealt", "turn"]
    assert [event.args["n"] for event in table.happened("attacked")] == [1], "column 5 was empty when the page was read"
    assert table.row()[4] == "owlbear"
    assert table.view()["active"] == 1


def test_a_page_is_turned_only_with_all_its_tokens() -> None:
    """l.274: only when there are as many tokens as players."""
    table = saga(3).with_row(*QUIET).with_page(1, 0, 2).at(Phase.TURN_END).with_roll(1, 3)
    assert table.view()["page"] == 1
    assert table.placed == [0, 2], "they stay"
    turned = ready(2, players=3)
    assert turned.view()["page"] == 2
    assert turned.placed == [], "l.304: the tokens are taken back"


def test_tokens_leave_with_the_page() -> None:
    table = saga().with_row(*QUIET).with_page(1, 0, 1).with_tokens("task", strength=2).at(Phase.TURN_END)
    assert table.tokens("task") == (0, 0, 0)


def test_the_book_is_won_with_its_last_page() -> None:
    """l.306, l.319: "Si vous atteignez la dernière page du Livre, vous gagnez la partie"."""
    table = saga(3).with_row(*QUIET[:4], "").with_page(3, 0, 0, 1).at(Phase.TURN_END)
    assert table.match.over
    assert table.end == "won"
    assert table.match.winners == [0, 1, 2]
    assert table.match.scores == [1, 1, 1]
    assert table.ending == "ending-won"
    assert table.row()[4] == "", "nothing is refilled any more"
    assert table.match.legacy == {"won": ["prophecy"], "holds": ["radiant", "what_the_water_says"]}


def test_three_favours_and_the_discard_shuffled() -> None:
    """l.308: "Si la pioche est vide, mélangez la défausse pour former une nouvelle pioche"."""
    table = saga().with_row(*QUIET).with_favours("breath").with_favour_deck("cornucopia").at(Phase.TURN_END)
    shown = table.view()["favours"]
    assert shown[:2] == ["breath", "cornucopia"]
    assert shown[2] not in (None, "breath", "cornucopia")
    assert (table.view()["favour_deck"], table.view()["favour_discard"]) == (9, [])
    assert table.story("deck-shuffled") == ["deck-shuffled"]


def test_the_monsters_discard_is_shuffled_too() -> None:
    """Ruling (the seed says it only for favours); with nothing left the place stays empty."""
    table = saga().with_row("", *QUIET[1:]).with_deck().with_discard("giant").at(Phase.TURN_END)
    assert table.row()[0] == "giant"
    assert table.view()["discard"] == []
    bare = saga().with_row("", *QUIET[1:]).with_deck().at(Phase.TURN_END)
    assert bare.row()[0] == ""


def test_an_immediate_dark_monster_acts_as_it_is_dealt() -> None:
    """l.117: "lorsque la carte Monstre Obscur est piochée de la pioche de Monstres et placée dans la rangée"."""
    table = saga().with_row("", *QUIET[1:3], "", "goblin").with_deck("creeping_shade", "herald_of_the_void")
    table.with_walls(2, 2, 2, 2, 2).with_purse(0, vp=3).with_purse(1).at(Phase.TURN_END)
    assert table.walls() == ["breach", "intact", "intact", "intact", "intact"]
    assert table.vp(0) == 2
    assert table.tokens("task") == (2, 0, 0)
    assert table.story("monster-dealt", "dark-acts") == ["monster-dealt", "dark-acts"] * 2


def test_an_immediate_dark_monster_may_lose_the_game() -> None:
    table = saga().with_row("", *QUIET[1:]).with_deck("creeping_shade").with_walls(0, 2, 2, 2, 2)
    table.with_exhausted("citizen-1", "citizen-6").at(Phase.TURN_END)
    assert table.end == "lost"


def test_a_dark_monster_of_the_deck_that_does_not_act_at_once() -> None:
    table = saga().with_row("", *QUIET[1:]).with_deck("moat_wraith").at(Phase.TURN_END)
    assert table.row()[0] == "moat_wraith"
    assert table.story("dark-acts") == []


# --- pages ----------------------------------------------------------------------------------------------------------


def test_immediate_instructions_are_followed_once() -> None:
    """l.131: "Si un symbole ⚡ est présent, les instructions doivent être résolues (une fois)". Book One, page 2."""
    table = ready(2)
    assert table.walls() == ["breach", "intact", "intact", "intact", "breach"]
    table.settle().act("gold", "gold")
    assert len(table.happened("page-turned")) == 1


def test_radiant_tokens_are_handed_out() -> None:
    """Book One, page 3: each player receives one, bright."""
    assert ready(3, players=3).radiants() == ["bright"] * 3


def test_the_thorn_lord_takes_the_place_of_a_monster() -> None:
    """Book Two, page 3: column 5; what stood there is discarded without a reward (l.57)."""
    table = ready(3, "western_march")
    assert table.row() == [*QUIET[:4], "thorn_lord"]
    assert table.view()["discard"] == ["dire_bear"]
    assert table.story("dark-acts") == []
    assert table.view()["task"]["locked"] == "thorn_lord"


def test_a_monster_that_a_page_calls_does_not_act_at_once() -> None:
    """l.117: only when dealt from the deck. The Keeper of the Steles would dim every token (Book Four, page 4)."""
    table = saga(book="drowned_city").with_row(*QUIET).with_page(3, 0, 1).with_radiants("bright", "bright")
    table.at(Phase.TURN_END).with_roll(1, 3)
    assert table.row()[2] == "keeper_of_the_steles"
    assert table.radiants() == ["bright", "bright"]
    dealt = saga(book="pact_of_shadows").with_row("", *QUIET[1:]).with_deck("keeper_of_the_steles")
    assert dealt.with_radiants("bright", "dull").at(Phase.TURN_END).radiants() == ["dull", "dull"]


def test_a_monster_of_the_coffer_that_is_called_is_there_once() -> None:
    """A book of one's own may call a monster that came out of the coffer: it leaves the deck."""
    called = saga(book="western_march").with_row(*QUIET).with_deck("goblin", "thorn_lord").with_page(2, 0, 1)
    called.at(Phase.TURN_END).with_roll(1, 3)
    assert called.row()[4] == "thorn_lord"
    assert called.view()["deck"] == 1


def test_the_gates_are_open() -> None:
    """Book Five, page 2: every column is attacked from left to right."""
    table = saga(book="pact_of_shadows").with_row(*QUIET[:2], "", *QUIET[3:]).with_deck("giant").with_page(1, 0, 1)
    table.with_radiants("dull", "dull").at(Phase.TURN_END).with_roll(1, 3)
    assert [event.args["n"] for event in table.happened("attacked")] == [1, 2, 4, 5]


def test_the_tide_damages_walls_and_takes_nobody() -> None:
    """Book Three, page 2: the walls of columns 1 and 2 lose a state; where there is none nothing happens."""
    table = saga(book="shores_of_kosk").with_row(*QUIET).with_walls(0, 2, 2, 2, 2).with_page(1, 0, 1).at(Phase.TURN_END)
    table.with_roll(1, 3)
    assert table.walls() == ["", "breach", "intact", "intact", "intact"]
    assert table.captured == []


def test_tokens_on_every_monster() -> None:
    """Book Two, page 2: a magic token on each monster of the row."""
    table = saga(book="western_march").with_row("", *QUIET[1:]).with_deck("giant").with_page(1, 0, 1).at(Phase.TURN_END)
    table.with_roll(1, 3)
    assert [table.tokens(f"monster-{n}") for n in range(1, 6)] == [(0, 0, 0), *[(0, 1, 0)] * 4], (
        "not on one dealt later"
    )


def test_dark_lamps() -> None:
    """Book Six, page 1: every token is dull from the start, after the boons have worked."""
    match = valtable.new("saga", 3, 1, {"book": "the_darksworn"})
    told = [event.kind for event in match.events if event.kind in ("gained", "radiant-dimmed", "turn")]
    assert told[:7] == ["gained"] * 3 + ["radiant-dimmed"] * 3 + ["turn"]


# --- the whole table ------------------------------------------------------------------------------------------------


def test_the_dice_pass_to_the_left() -> None:
    """l.312."""
    table = saga(3).with_row(*QUIET).with_purse(0).with_roll(1, 3, 1, 3, 1, 3)
    seats = []
    for _ in range(4):
        table.settle()
        seats.append(table.view()["active"])
        table.act("gold", "gold")
        while table.prompts and table.prompts[0] in ("give-up-citizen", "banish-citizen"):
            table.choose(table.prompts[0], table.offered(table.prompts[0])[0])
    assert seats == [0, 1, 2, 0]


def test_what_the_team_did_is_counted_and_worth_no_points() -> None:
    table = saga(2).with_row(*QUIET).with_page(3, 0, 0).with_walls(0, 1, 2, 0, 2).with_captured("knight", "cleric")
    table.at(Phase.TURN_END)
    lines = {line.message.id: (line.n, line.points) for line in table.match.score_sheet[0]}
    assert lines == {
        "score-pages": (3, 0),
        "score-slain": (0, 0),
        "score-captured": (2, 0),
        "score-banished": (0, 0),
        "score-walls": (3, 0),
    }
