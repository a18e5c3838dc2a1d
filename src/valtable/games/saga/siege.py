"""What monsters and books do to the realm: attacks on columns and walls, citizens who are captured or banished."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from valtable.engine.message import Message, amount
from valtable.engine.pack import Card
from valtable.engine.question import NO, YES, Choice
from valtable.games.realm.cards import Citizen
from valtable.games.realm.citizens import draw_citizen
from valtable.games.realm.exhausted import cover_empty_stacks
from valtable.games.realm.state import CENTRE, CITIZENS, COLUMNS, TOKENS, Place
from valtable.games.realm.tell import resource_moved
from valtable.games.realm.vocabulary import BY_NAME
from valtable.games.realm.ways import Verb
from valtable.games.saga.cards import DarkMonster
from valtable.games.saga.state import BREACH, BRIGHT, DULL, LANES, NONE, TASK, WALLS, About, Player, Saga, stacks_below
from valtable.games.saga.vocabulary import HERE, Instruction

MOST_TOKENS: Final = 3  # of a kind, that monsters and books put on one card: without a cap long games spiral


class Defeat(Exception):
    """A citizen should be taken, and there is none (l.294): the game is lost at once."""


def tell(game: Saga, kind: str, card: Card, column: int = -1, source: str = "", goal: str = "") -> None:
    """Something happened to a card, or in a column; nobody in particular did it."""
    if game.journal is not None:
        args: dict[str, Any] = {"card": card.name()}
        if column >= 0:
            args["n"] = game.tile(column)
        if source:
            args["from"] = source
        if goal:
            args["to"] = goal
        game.journal.tell(kind, args)


# --- attacks --------------------------------------------------------------------------------------------------------


def attack_column(game: Saga, player: Player, column: int) -> None:
    """A monster attacks what is below it: an intact wall cracks, a breached one falls, and where there is none a
    citizen is captured (l.178, l.286). A radiant token may stop it."""
    monster = game.monster(column)
    if monster is None:
        return
    tell(game, "attacked", monster, column)
    about = About(monster.id, {"card": monster.name(), "n": game.tile(column)})
    if player.radiant == BRIGHT and game.ask(player, "stop-attack", (YES, NO), about) is YES:
        player.radiant = DULL
        if game.journal is not None:
            game.journal.did("attack-stopped", player.seat, {"n": game.tile(column)})
    elif game.walls[column]:
        damage_wall(game, column)
    else:
        stacks = [CENTRE[number] for number in stacks_below(column) if game.height(number)]
        take_citizen(game, player, stacks, "give-up-citizen", about, capture)


def damage_wall(game: Saga, column: int) -> None:
    """Intact, breached, gone (l.178)."""
    game.walls[column] -= 1
    if game.journal is not None:
        kind = "wall-breached" if game.walls[column] == BREACH else "wall-fell"
        game.journal.tell(kind, {"n": game.tile(column), "from": WALLS[column].id})


def targets(game: Saga, blow: Instruction, card: Card) -> list[int]:
    """The columns that may be meant: those with a monster, or for a wall those with one."""
    own = game.column_of(card)
    if own < 0 and blow.aim in HERE:
        return []
    meant = list(range(COLUMNS))
    if blow.aim == "number":
        meant = [game.under(blow.column)]
    elif blow.aim == "self":
        meant = [own]
    elif blow.aim == "beside":
        meant = [column for column in (own - 1, own + 1) if 0 <= column < COLUMNS]
    able = game.monsters if blow.verb == "attack" else game.walls
    found = [column for column in meant if able[column]]
    if blow.aim == "weakest":
        weakest = min([game.walls[column] for column in found], default=0)
        found = [column for column in found if game.walls[column] == weakest]
    return found


def aim(game: Saga, player: Player, blow: Instruction, card: Card, _may_decline: bool) -> bool:
    """A column is attacked, or its wall suffers; where several may be meant, the active player says which."""
    attack = blow.verb == "attack"
    columns = targets(game, blow, card)
    if blow.aim in ("weakest", "beside") and columns:
        lanes = [(LANES if attack else WALLS)[column] for column in columns]
        columns = [game.ask(player, "attack-which" if attack else "breach-which", lanes, card).number]
    for column in columns:
        if attack:
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


def take(game: Saga, player: Player, taken: Instruction, card: Card, _may_decline: bool) -> bool:
    """So many citizens go, walls or not (l.123), from the stacks that are named."""
    fate, prompt = (capture, "capture-citizen") if taken.verb == "capture" else (banish, "banish-citizen")
    for _ in range(taken.n):
        take_citizen(game, player, stacks_for(game, taken, card), prompt, card, fate)
    return True


def stacks_for(game: Saga, taken: Instruction, card: Card) -> list[Place]:
    below = stacks_below(game.column_of(card)) if taken.aim == "column" else range(CITIZENS, CITIZENS + 2 * COLUMNS)
    numbers = [number for number in below if game.height(number)]
    if taken.aim == "fullest":
        most = max([game.height(number) for number in numbers], default=0)
        numbers = [number for number in numbers if game.height(number) == most]
    return [CENTRE[number] for number in numbers]


# --- tokens, losses and dark monsters that appear -------------------------------------------------------------------


def put_tokens(game: Saga, _player: Player, put: Instruction, card: Card, _may_decline: bool) -> bool:
    """Tokens make a monster or the task dearer, up to three of a kind on one card."""
    resource = BY_NAME[put.resource]
    places = [TASK] if put.aim == "task" else list(range(COLUMNS))
    for place in places:
        bearer = game.bearer(place)
        if bearer is None or (put.aim == "self" and bearer is not card):
            continue
        more = min(put.n, MOST_TOKENS - game.tokens_on(place)[TOKENS.index(resource)])
        if more > 0:
            game.put_tokens(place, resource, more)
            if game.journal is not None:
                bears = "task" if place == TASK else CENTRE[place].id
                args = {"card": bearer.name(), "what": amount(resource.id, more), "to": bears}
                game.journal.tell("tokens-put", args)
    return True


def those(game: Saga, player: Player, change: Instruction) -> list[Player]:
    """Who gains or loses something."""
    return game.players if change.aim == "each" else [player]


def lose(game: Saga, player: Player, loss: Instruction, _card: Card, _may_decline: bool) -> bool:
    """Never below zero."""
    resource = BY_NAME[loss.resource]
    for loser in those(game, player, loss):
        n = min(loss.n, loser.has(resource))
        loser.gain(resource, -n)
        resource_moved(game, "lost", loser, resource, n)
    return True


def turn_radiants(game: Saga, player: Player, change: Instruction, _card: Card, _may_decline: bool) -> bool:
    """Radiant tokens are handed out bright, or turned dull."""
    given = change.verb == "give_radiant"
    for owner in those(game, player, change):
        if owner.radiant == (NONE if given else BRIGHT):
            owner.radiant = BRIGHT if given else DULL
            if game.journal is not None:
                game.journal.did("radiant-given" if given else "radiant-dimmed", owner.seat)
    return True


def spawn(game: Saga, _player: Player, spawned: Instruction, _card: Card, _may_decline: bool) -> bool:
    """A dark monster of the saga takes the place of whatever stands in that column, from wherever it may be."""
    monster = game.box.pack.find(DarkMonster, spawned.monster)
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
