"""The beginning of a turn, and maintenance at its end (rulebook l.332, l.431-435, l.454-456, l.682-686)."""

from __future__ import annotations

from typing import Final

from valtable.games.valroc import tell
from valtable.games.valroc.anytime import NEXT_TURN, WINDOWS, window
from valtable.games.valroc.cards import Course
from valtable.games.valroc.gains import discard_action
from valtable.games.valroc.state import (
    BANNED,
    CAVE,
    DARK,
    FREE,
    START,
    TURN_END,
    TURN_START,
    Phase,
    Player,
    Valroc,
)
from valtable.games.valroc.university import apply_gain

OFFERINGS_EVERY: Final = 3  # turns (l.443)


def turn_step(game: Valroc) -> None:
    """Courses bring their income before the planning (l.682-686); with two players the cave's ban moves on (l.332)."""
    tell.did(game, "turn", game.players[game.first], {"n": game.turn})
    game.quiet += 1  # unless a creature is beaten in it
    if len(game.players) == 2:
        move_cave_ban(game)
    for player in game.in_order():
        for course in player.courses:
            if course.when == "turn_start":
                apply_gain(game, player, course)
    window(game, TURN_START, NEXT_TURN)
    game.phase = Phase.PLANNING
    game.active = game.first


def move_cave_ban(game: Valroc) -> None:
    """Fire in the first turn, then water, earth, air, and round again."""
    for room in range(4):
        game.slots[START[CAVE] + room] = BANNED if room == (game.turn - 1) % 4 else FREE


def maintenance_step(game: Valroc) -> None:
    """The turn marker advances, empty slots of the university are filled (l.434-435); after offerings there is new
    dark magic, and the courses are all new (l.454-456)."""
    offerings = game.turn % OFFERINGS_EVERY == 0
    game.offering_cards = ()
    WINDOWS.lapse(game.players, TURN_END)
    for player in game.players:
        end_turn_of(game, player)
    if offerings:
        new_dark_magic(game)
        for number in range(len(game.display)):
            game.course_discard = (*game.course_discard, *game.display[number])
            game.display[number] = ()
    fill_courses(game)
    for slot in range(START[DARK], START[DARK + 1]):
        game.slots[slot] = FREE
    game.dark_on = 0
    game.dark_targets = [-1, -1]
    game.dark_elements = [-1, -1]
    game.passed = 0
    game.monk = game.monk_next  # he goes along for the turn after the offering (l.388)
    game.monk_next = -1
    game.turn += 1
    if game.box.rotate:
        game.first = (game.first + 1) % len(game.players)
    game.phase = Phase.TURN


def end_turn_of(game: Valroc, player: Player) -> None:
    """The pawns come home; a mage who has rested is well again (l.364)."""
    player.placed = 0
    player.visits = 0
    if player.out and player.out <= game.turn:
        for card in player.resting:
            discard_action(game, card)
        player.resting = ()
        player.out = 0
        tell.did(game, "mage-back", player)


def new_dark_magic(game: Valroc) -> None:
    """A new card; when there is none left the old ones are shuffled (ruling)."""
    game.dark_discard = (*game.dark_discard, game.dark)
    if not game.dark_deck:
        game.dark_deck = tuple(game.chance.shuffled(game.dark_discard))
        game.dark_discard = ()
    game.dark = game.dark_deck[-1]
    game.dark_deck = game.dark_deck[:-1]
    game.reveal()
    tell.plain(game, "new-dark-magic", {"card": game.dark.name(), "to": "dark_quarter"})


def fill_courses(game: Valroc) -> None:
    for number in range(len(game.display)):
        if game.display[number]:
            continue
        if not game.course_deck:
            game.course_deck = tuple(game.chance.shuffled(game.course_discard))
            game.course_discard = ()
        if not game.course_deck:
            return
        course: Course = game.course_deck[-1]
        game.course_deck = game.course_deck[:-1]
        game.display[number] = (course,)
        game.reveal()
        if game.journal is not None:
            args = {"card": course.name(), "from": "courses", "to": f"university-{number + 1}"}
            tell.plain(game, "new-course", args)
