"""The other phases of a turn, and how a book ends (rulebook l.208-212, l.300-319)."""

from __future__ import annotations

from valtable.engine.message import Message
from valtable.engine.rules import Step
from valtable.engine.score import TeamScore, counted
from valtable.games.realm.effects import resolve
from valtable.games.realm.harvest import harvest
from valtable.games.realm.roll import roll
from valtable.games.realm.state import CENTRE, COLUMNS
from valtable.games.saga.cards import FAVOURS, DarkMonster
from valtable.games.saga.siege import Defeat, tell
from valtable.games.saga.state import Phase, Saga
from valtable.games.saga.tasks import turn_page


def until_defeat(step: Step) -> Step:
    """A phase in which the game may be lost (l.294)."""

    def phase(game: Saga) -> None:
        try:
            step(game)
        except Defeat:
            game.end = "lost"
            game.phase = Phase.OVER
            if game.journal is not None:
                game.journal.tell("book-lost", {"card": game.box.book.name()})

    return phase


def roll_phase(game: Saga) -> None:
    if game.journal is not None:
        game.journal.did("turn", game.active, {"n": game.turn + 1})
    roll(game)
    game.phase = Phase.HARVEST


def harvest_phase(game: Saga) -> None:
    harvest(game)
    game.phase = Phase.FIRST_ACTION


def turn_end(game: Saga) -> None:
    """The page, the favours, the monsters, the dice (l.304-312)."""
    if turn_page(game):
        game.phase = Phase.OVER
        return
    show_favours(game)
    fill_row(game)
    game.turn += 1
    game.active = (game.active + 1) % len(game.players)
    game.phase = Phase.ROLL


def show_favours(game: Saga) -> None:
    """Three lie face up; the discard is shuffled when the pile is empty (l.308)."""
    for i in range(FAVOURS):
        if game.favours[i] is not None:
            continue
        if not game.favour_deck:
            game.favour_deck = tuple(game.chance.shuffled(game.favour_discard))
            game.favour_discard = ()
            if game.favour_deck and game.journal is not None:
                game.journal.tell("deck-shuffled", {"deck": "favour"})
        if game.favour_deck:
            favour = game.favour_deck[-1]
            game.favours[i] = favour
            game.favour_deck = game.favour_deck[:-1]
            game.reveal()
            tell(game, "favour-dealt", favour, source="favour-deck", goal="favours")


def fill_row(game: Saga) -> None:
    """A monster for each empty place; a dark one that acts at once does so as it is placed (l.117, l.310)."""
    for column in range(COLUMNS):
        if game.monsters[column]:
            continue
        if not game.deck and game.discard:
            game.deck = tuple(game.chance.shuffled(game.discard))
            game.discard = ()
            game.shuffles += 1
            if game.journal is not None:
                game.journal.tell("deck-shuffled", {"deck": "monster"})
        if not game.deck:
            return
        monster = game.deck[-1]
        game.deck = game.deck[:-1]
        game.monsters[column] = (monster,)
        game.reveal()
        if game.journal is not None:
            tell(game, "monster-dealt", monster, column, "monster-deck", CENTRE[column].id)
        if isinstance(monster, DarkMonster) and monster.activation == "immediate":
            tell(game, "dark-acts", monster)
            resolve(game, game.active_player, monster.instructions, monster)


def score(game: Saga) -> TeamScore:
    """A team wins or loses; what it did is counted, and is worth no points."""
    lines = [
        counted(Message("score-pages"), game.page + (game.end == "won")),
        counted(Message("score-slain"), game.slain),
        counted(Message("score-captured"), len(game.oubliettes)),
        counted(Message("score-banished"), len(game.banished)),
        counted(Message("score-walls"), COLUMNS - game.spare_walls()),
    ]
    return TeamScore(len(game.players), game.end == "won", lines, Message("ending-" + game.end))
