"""How well the team stands: the hand-made valuation that bots lean on, the same for every seat."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Effect, parts_of
from valtable.games.realm.hints import income
from valtable.games.realm.state import COLUMNS
from valtable.games.saga.cards import DarkMonster
from valtable.games.saga.monsters import threat
from valtable.games.saga.state import BRIGHT, Phase, Player, Saga, stacks_below
from valtable.games.saga.tasks import locked_by, needed, task_cost
from valtable.games.saga.vocabulary import BLOWS, Instruction

PAGE: Final = 40.0  # a page turned
TOKEN: Final = 26.0  # all tokens of a task, shared among them
NEAR: Final = 0.45  # each unit of the task's price that somebody holds
HELD: Final = 0.12  # a resource that nothing asks for now
VP_HELD: Final = 0.35
PLENTY: Final = 12
INCOME: Final = 5.0  # what the tableaux bring in a round
WALL: Final = 2.2  # each state of a wall
CITIZEN: Final = 1.0  # in the centre
COLUMN_LOW: Final = 14.0  # how a column without citizens looms
MONSTER: Final = 0.5
DARK: Final = 2.0
RADIANT: Final = 1.2
LOCK: Final = 12.0  # a monster that keeps everybody from the task
BLOW: Final = {"breach": 1.6, "fall": 2.2, "capture": 3.0, "defeat": 400.0, "dark": 2.4, "book": 0.0}


def standing(game: Saga, _seat: int) -> float:
    """Pages and tokens first; then what can pay for the next ones, what earns, and what still stands."""
    players = len(game.players)
    total = PAGE * game.page + TOKEN * len(game.placed) / needed(game)
    cost = task_cost(game)
    for player in game.players:
        total += purse(player, cost) / players + INCOME * income(player, 1.0 + (players - 1) / players) / players
        if player.radiant == BRIGHT:
            total += RADIANT
    total -= 0.5 * sum(game.task_tokens)
    if locked_by(game):
        total -= LOCK
    total += siege(game)
    if game.phase in (Phase.FIRST_ACTION, Phase.SECOND_ACTION, Phase.MONSTERS) and game.die1:
        total -= sum(BLOW[blow["does"]] for blow in threat(game))
    return total


def purse(player: Player, cost: tuple[int, int, int]) -> float:
    """What they hold, most of all where the task asks for it."""
    found = VP_HELD * min(player.vp, PLENTY)
    for n, held in zip(cost, (player.gold, player.strength, player.magic), strict=True):
        wanted = min(n, held)
        found += NEAR * wanted + HELD * min(held - wanted, PLENTY)
    return found


def siege(game: Saga) -> float:
    """Walls, the citizens below each column, and the monsters above it."""
    total = 0.0
    for column in range(COLUMNS):
        left = sum(game.height(place) for place in stacks_below(column))
        total += WALL * game.walls[column] + CITIZEN * min(left, 6) - COLUMN_LOW / (1 + left + game.walls[column])
        monster = game.monster(column)
        if monster is not None:
            total -= MONSTER
            if isinstance(monster, DarkMonster):
                total -= DARK * harm(monster.instructions)
            if game.tokens:
                total -= 0.3 * sum(game.tokens_on(column))
    return total


def harm(effect: Effect) -> float:
    """How bad some instructions are."""
    return sum(1.0 if isinstance(part, Instruction) and part.verb in BLOWS else 0.4 for part in parts_of(effect))
