"""What monsters and books do to the realm: attacks on columns and walls, citizens who are captured or banished."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valtable.engine.message import Message, amount
from valtable.engine.pack import Card
from valtable.engine.question import NO, YES, Choice
from valtable.games.realm.cards import Citizen
from valtable.games.realm.citizens import draw_citizen
from valtable.games.realm.exhausted import cover_empty_stacks
from valtable.games.realm.state import CENTRE, CITIZENS, COLUMNS, Place
from valtable.games.realm.tell import resource_moved
from valtable.games.realm.vocabulary import BY_NAME, GOLD, STRENGTH, Resource
from valtable.games.realm.ways import Verb
from valtable.games.saga.cards import DarkMonster
from valtable.games.saga.state import BREACH, BRIGHT, DULL, LANES, NONE, WALLS, About, Player, Saga, stacks_below
from valtable.games.saga.vocabulary import (
    Aimed,
    ForPlayers,
    Radiants,
    Spawn,
    Stacks,
    Taken,
    Tokens,
    Under,
    Where,
    Who,
)

MOST_TOKENS: Final = 3  # of a kind, that monsters and books put on one card: without a cap long games spiral


class Defeat(Exception):
    """A citizen should be taken, and there is none (l.294): the game is lost at once."""


def tell(game: Saga, kind: str, card: Card, column: int = -1) -> None:
    """Something happened to a card, or in a column; nobody in particular did it."""
    if game.journal is not None:
        game.journal.tell(kind, {"card": card.name(), "n": game.tile(column)} if column >= 0 else {"card": card.name()})


# --- attacks --------------------------------------------------------------------------------------------------------


def attack_column(game: Saga, player: Player, column: int) -> None:
    """A monster attacks what is below it: an intact wall cracks, a breached one falls, and where there is none a
    citizen is captured (l.178, l.286). A radiant token may stop it."""
    monster = game.monster(column)
    if monster is None:
        return
    tell(game, "attacked", monster, column)
    if player.radiant == BRIGHT and stopped(game, player, monster, column):
        return
    if game.walls[column]:
        damage_wall(game, column)
        return
    stacks = [CENTRE[number] for number in stacks_below(column) if game.height(number)]
    about = About(monster.id, {"card": monster.name(), "n": game.tile(column)})
    take_citizen(game, player, stacks, "give-up-citizen", about, capture)


def stopped(game: Saga, player: Player, monster: Card, column: int) -> bool:
    about = About(monster.id, {"card": monster.name(), "n": game.tile(column)})
    if game.ask(player, "stop-attack", (YES, NO), about) is NO:
        return False
    player.radiant = DULL
    if game.journal is not None:
        game.journal.did("attack-stopped", player.seat, {"n": game.tile(column)})
    return True


def damage_wall(game: Saga, column: int) -> None:
    """Intact, breached, gone (l.178)."""
    game.walls[column] -= 1
    if game.journal is not None:
        kind = "wall-breached" if game.walls[column] == BREACH else "wall-fell"
        game.journal.tell(kind, {"n": game.tile(column), "from": WALLS[column].id})


def targets(game: Saga, aimed: Aimed, card: Card) -> list[int]:
    """The columns that may be meant: those with a monster, or for a wall those with one."""
    able = game.monster if aimed.verb == "attack" else game.walls.__getitem__
    own = game.column_of(card)
    if aimed.where is Where.NUMBER:
        meant = [game.under(aimed.column)]
    elif aimed.where is Where.SELF:
        meant = [own]
    elif aimed.where is Where.BESIDE:
        meant = [own - 1, own + 1]
    else:
        meant = list(range(COLUMNS))
    found = [
        column for column in meant if 0 <= column < COLUMNS and (own >= 0 or aimed.where in PLAIN) and able(column)
    ]
    if aimed.where is Where.WEAKEST and found:
        weakest = min(game.walls[column] for column in found)
        found = [column for column in found if game.walls[column] == weakest]
    return found


PLAIN: Final = (Where.NUMBER, Where.ALL, Where.WEAKEST)  # what does not depend on where a card stands


def aim(game: Saga, player: Player, aimed: Aimed, card: Card, _may_decline: bool) -> bool:
    """A column is attacked, or its wall suffers; where several may be meant, the active player says which."""
    columns = targets(game, aimed, card)
    if aimed.where is not Where.ALL and columns:
        lanes = LANES if aimed.verb == "attack" else WALLS
        prompt = "attack-which" if aimed.verb == "attack" else "breach-which"
        columns = [game.ask(player, prompt, [lanes[column] for column in columns], card).number]
    for column in columns:
        if aimed.verb == "attack":
            attack_column(game, player, column)
        else:
            damage_wall(game, column)
    return bool(columns)


# --- citizens -------------------------------------------------------------------------------------------------------

Fate = Callable[[Saga, Citizen, Place], None]


def capture(game: Saga, citizen: Citizen, place: Place) -> None:
    """To the oubliettes (l.57)."""
    game.oubliettes = (*game.oubliettes, citizen)
    if game.journal is not None:
        game.journal.tell("captured", {"card": citizen.name(), "from": place.id, "to": "oubliettes"})


def banish(game: Saga, citizen: Citizen, place: Place) -> None:
    """Out of the game (l.61)."""
    game.banished = (*game.banished, citizen)
    if game.journal is not None:
        game.journal.tell("banished", {"card": citizen.name(), "from": place.id})


def take_citizen(game: Saga, player: Player, stacks: list[Place], prompt: str, about: Choice, fate: Fate) -> None:
    """The top citizen of one of these stacks; with nobody to take, the game is lost (l.294)."""
    if not stacks:
        raise Defeat
    place = game.ask(player, prompt, stacks, about)
    citizen = draw_citizen(game, place.row)
    fate(game, citizen, place)
    cover_empty_stacks(game, player)


def take(game: Saga, player: Player, taken: Taken, card: Card, _may_decline: bool) -> bool:
    """So many citizens go, walls or not (l.123), from the stacks that are named."""
    fate, prompt = (capture, "capture-citizen") if taken.verb == "capture" else (banish, "banish-citizen")
    for _ in range(taken.n):
        take_citizen(game, player, stacks_for(game, taken, card), prompt, card, fate)
    return True


def stacks_for(game: Saga, taken: Taken, card: Card) -> list[Place]:
    numbers = [number for number in range(CITIZENS, CITIZENS + 2 * COLUMNS) if game.height(number)]
    if taken.stacks is Stacks.COLUMN:
        below = stacks_below(game.column_of(card))
        numbers = [number for number in numbers if number in below]
    elif taken.stacks is Stacks.FULLEST:
        most = max([game.height(number) for number in numbers], default=0)
        numbers = [number for number in numbers if game.height(number) == most]
    return [CENTRE[number] for number in numbers]


# --- tokens, losses and dark monsters that appear -------------------------------------------------------------------


def put_tokens(game: Saga, _player: Player, put: Tokens, card: Card, _may_decline: bool) -> bool:
    """Tokens make a monster or the task dearer, up to three of a kind on one card."""
    if put.under is Under.TASK:
        more = min(put.n, MOST_TOKENS - game.task_tokens[token(put.resource)])
        if more > 0:
            add_task_tokens(game, put.resource, more)
            tell_tokens(game, game.open_page().task, put.resource, more)
        return more > 0
    columns = [game.column_of(card)] if put.under is Under.SELF else list(range(COLUMNS))
    for column in columns:
        monster = game.monster(column) if column >= 0 else None
        more = 0 if monster is None else min(put.n, MOST_TOKENS - game.tokens_on(column)[token(put.resource)])
        if monster is not None and more > 0:
            game.put_tokens(column, put.resource, more)
            tell_tokens(game, monster, put.resource, more)
    return True


def token(resource: Resource) -> int:
    """Where tokens of that kind are counted."""
    return 0 if resource is STRENGTH else 2 if resource is GOLD else 1


def add_task_tokens(game: Saga, resource: Resource, n: int) -> None:
    counts = list(game.task_tokens)
    counts[token(resource)] += n
    game.task_tokens = (counts[0], counts[1], counts[2])


def tell_tokens(game: Saga, card: Card, resource: Resource, n: int) -> None:
    if game.journal is not None:
        game.journal.tell("tokens-put", {"card": card.name(), "what": amount(resource.id, n)})


def those(game: Saga, player: Player, who: Who) -> list[Player]:
    return game.players if who is Who.EACH else [player]


def lose(game: Saga, player: Player, loss: ForPlayers, _card: Card, _may_decline: bool) -> bool:
    """Never below zero."""
    resource = BY_NAME[loss.resource]
    for loser in those(game, player, loss.who):
        n = min(loss.n, loser.has(resource))
        loser.gain(resource, -n)
        resource_moved(game, "lost", loser, resource, n)
    return True


def turn_radiants(game: Saga, player: Player, change: Radiants, _card: Card, _may_decline: bool) -> bool:
    """Radiant tokens are handed out bright, or turned dull."""
    given = change.verb == "give_radiant"
    for owner in those(game, player, change.who):
        if owner.radiant == (NONE if given else BRIGHT):
            owner.radiant = BRIGHT if given else DULL
            if game.journal is not None:
                game.journal.did("radiant-given" if given else "radiant-dimmed", owner.seat)
    return True


def spawn(game: Saga, _player: Player, spawned: Spawn, _card: Card, _may_decline: bool) -> bool:
    """A dark monster of the saga takes the place of whatever stands in that column, from wherever it may be."""
    monster = game.box.pack.by_id[spawned.monster]
    assert isinstance(monster, DarkMonster)
    if game.column_of(monster) >= 0:
        return False
    game.deck = tuple([card for card in game.deck if card is not monster])
    game.discard = tuple([card for card in game.discard if card is not monster])
    game.exiled = tuple([card for card in game.exiled if card is not monster])
    game.unused = tuple([card for card in game.unused if card is not monster])
    column = game.under(spawned.column)
    discard_monster(game, column)
    game.monsters[column] = (monster,)
    if game.journal is not None:
        args = {"card": monster.name(), "n": game.tile(column), "to": CENTRE[column].id}
        game.journal.tell("spawned", args)
    return True


def discard_monster(game: Saga, column: int) -> None:
    """Without its reward (l.57)."""
    monster = game.monster(column)
    if monster is not None:
        game.clear_tokens(column)
        game.monsters[column] = ()
        game.discard = (*game.discard, monster)
        if game.journal is not None:
            args: dict[str, Message | str] = {"card": monster.name(), "from": CENTRE[column].id}
            game.journal.tell("monster-discarded", args)


HARM_VERBS: Final[dict[str, Verb]] = {
    "attack": Verb(aim),
    "breach_wall": Verb(aim),
    "capture": Verb(take),
    "banish": Verb(take),
    "tokens": Verb(put_tokens),
    "lose": Verb(lose),
    "dim": Verb(turn_radiants),
    "give_radiant": Verb(turn_radiants),
    "spawn": Verb(spawn),
}
