"""The Monsters' Phase (rulebook l.280-298): columns, dark monsters, then the book."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.question import NO, YES
from valtable.games.realm.cards import PASSIVE
from valtable.games.realm.effects import resolve
from valtable.games.realm.harvest import reap_side
from valtable.games.realm.state import CENTRE, COLUMNS
from valtable.games.saga.books import RuleCard
from valtable.games.saga.cards import DarkMonster
from valtable.games.saga.siege import attack_column, tell
from valtable.games.saga.state import BREACH, GONE, About, Phase, Player, Saga, stacks_below

SIX: Final = 6  # wakes the book


def times(game: Saga, value: int) -> int:
    """How often a value comes up: on each die, and as their sum; a double counts twice (l.284, l.296)."""
    return (game.die1 == value) + (game.die2 == value) + (game.die1 + game.die2 == value)


def monster_phase(game: Saga) -> None:
    """Columns from 1 to 5, the dark monsters, and on a six those who wait for it, then the book (l.286-288)."""
    player = game.active_player
    for number in range(1, COLUMNS + 1):
        for _ in range(times(game, number)):
            attack_column(game, player, game.under(number))
    for sixes in (False, True):
        for number in range(1, COLUMNS + 1):
            act_darkly(game, player, game.under(number), sixes)
    for _ in range(times(game, SIX)):
        read_on_six(game, player)
    game.phase = Phase.SECOND_HARVEST if len(game.players) == 1 else Phase.TURN_END


def act_darkly(game: Saga, player: Player, column: int, sixes: bool) -> None:
    """The dark monster of a column follows its instructions as often as its condition is met (l.119-121)."""
    monster = game.monster(column)
    if not isinstance(monster, DarkMonster) or (monster.value == SIX) != sixes:
        return
    for _ in range(woken(game, monster, column)):
        if game.monster(column) is monster:
            tell(game, "dark-acts", monster)
            resolve(game, player, monster.instructions, monster)


def woken(game: Saga, monster: DarkMonster, column: int) -> int:
    """How often the dice wake it."""
    if monster.activation == "column":
        return times(game, game.tile(column))
    return times(game, monster.value) if monster.activation == "die" else 0


def sixes(game: Saga) -> list[RuleCard]:
    """The cards of the book that do something on a six, in order: the cover, then the open page."""
    return [card for card in (game.box.book, game.open_page()) if card.on_six is not None]


def read_on_six(game: Saga, player: Player) -> None:
    """The book's own instructions (l.135), unless a boon stops them."""
    for card in sixes(game):
        assert card.on_six is not None
        boons = [boon for boon in game.boons if boon.is_for("cancel_six")]
        if boons:
            about = About(card.id, {"card": boons[0].name(), "effect": card.on_six.message()})
            if game.ask(player, "cancel-six", (YES, NO), about) is YES:
                game.boons = tuple([boon for boon in game.boons if boon is not boons[0]])
                tell(game, "six-cancelled", boons[0])
                return
        tell(game, "book-acts", card)
        resolve(game, player, card.on_six, card)


def second_harvest(game: Saga) -> None:
    """Alone, the right side of the cards works after the monsters (l.298)."""
    reap_side(game, game.active_player, PASSIVE)
    game.phase = Phase.TURN_END


# --- what is to come ------------------------------------------------------------------------------------------------


def threat(game: Saga) -> list[dict[str, Any]]:
    """What this phase would do with the dice as they are, in its order, if nobody did anything about it."""
    found: list[dict[str, Any]] = []
    walls = game.walls[:]
    for number in range(1, COLUMNS + 1):
        column = game.under(number)
        if game.monster(column) is None:
            continue
        left = sum(game.height(place) for place in stacks_below(column))
        for _ in range(times(game, number)):
            blow: dict[str, Any] = {"value": number, "column": column + 1, "source": CENTRE[column].id}
            if walls[column] != GONE:
                blow["does"] = "fall" if walls[column] == BREACH else "breach"
                walls[column] -= 1
            elif left:
                blow["does"] = "capture"
                blow["stacks"] = [CENTRE[place].id for place in stacks_below(column) if game.height(place)]
                left -= 1
            else:
                blow["does"] = "defeat"
            found.append(blow)
    for on_six in (False, True):
        for number in range(1, COLUMNS + 1):
            column = game.under(number)
            monster = game.monster(column)
            if isinstance(monster, DarkMonster) and (monster.value == SIX) == on_six:
                blow = {"value": monster.value or number, "column": column + 1, "source": CENTRE[column].id}
                found.extend([{**blow, "does": "dark", "card": monster.id}] * woken(game, monster, column))
    for _ in range(times(game, SIX)):
        blow = {"value": SIX, "column": None, "source": "book", "does": "book"}
        found.extend([{**blow, "card": card.id} for card in sixes(game)])
    return found
