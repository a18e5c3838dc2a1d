"""What helps: citizens who come home, walls, radiant tokens, other resources, other dice, tokens taken off cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from valtable.engine.message import Message, amount, player_name
from valtable.engine.pack import Card
from valtable.engine.question import PASS, Amount, Choice, Pick
from valtable.games.realm.cards import FIRST_VALUES, Citizen
from valtable.games.realm.citizens import citizens_to_take, fits, gain_citizen, take_top
from valtable.games.realm.citizens import take_citizen as take_from_centre
from valtable.games.realm.effects import resolve
from valtable.games.realm.exhausted import uncover
from valtable.games.realm.roll import dice_for, turn_die
from valtable.games.realm.state import CENTRE, CITIZENS, COLUMNS, TOKENS, Place
from valtable.games.realm.tell import gained
from valtable.games.realm.vocabulary import (
    BY_NAME,
    RESOURCES,
    ChangeDie,
    Resource,
    Steal,
    StealRandomMonster,
    TakeCitizen,
)
from valtable.games.realm.ways import Thieves, Verb
from valtable.games.saga.siege import discard_monster, those
from valtable.games.saga.state import BREACH, BRIGHT, DULL, GONE, INTACT, TASK, WALLS, About, Column, Player, Saga
from valtable.games.saga.vocabulary import Instruction


def repeated(prompt: str, found: Callable[[Saga], Sequence[Choice]], act: Callable[[Saga, Player, Any], None]) -> Verb:
    """A verb that is done so many times to something of the player's choice, while there is something."""

    def do(game: Saga, player: Player, some: Instruction, card: Card, _may_decline: bool) -> bool:
        for _ in range(some.n):
            things = found(game)
            if not things:
                return False
            act(game, player, game.ask(player, prompt, things, card))
        return True

    def can(game: Saga, _player: Player, _some: Instruction) -> bool:
        return bool(found(game))

    return Verb(do, can)


# --- citizens -------------------------------------------------------------------------------------------------------


def captives(game: Saga) -> list[Pick[Citizen]]:
    """The citizens in the oubliettes."""
    return [Pick("captured-" + citizen.id, citizen, citizen.name()) for citizen in dict.fromkeys(game.oubliettes)]


def out_of_the_oubliettes(game: Saga, citizen: Citizen) -> None:
    i = game.oubliettes.index(citizen)
    game.oubliettes = game.oubliettes[:i] + game.oubliettes[i + 1 :]


def free(game: Saga, _player: Player, captive: Pick[Citizen]) -> None:
    """A captured citizen goes back to its stack, which may open an exhausted one again (l.59)."""
    citizen = captive.of
    out_of_the_oubliettes(game, citizen)
    row = FIRST_VALUES.index(citizen.activation[0])
    reopened = int(CITIZENS + row in game.covers)
    uncover(game, CITIZENS + row)
    game.citizens[row] = (*game.citizens[row], citizen)
    if game.journal is not None:
        args = {"card": citizen.name(), "reopened": reopened, "from": "oubliettes", "to": CENTRE[CITIZENS + row].id}
        game.journal.tell("freed", args)


def take_citizen(game: Saga, player: Player, wanted: TakeCitizen, card: Card, may_decline: bool) -> bool:
    """A citizen as a reward may come out of the oubliettes as well (l.228)."""
    held = [captive for captive in captives(game) if fits(captive.of, wanted)]
    if not held:
        return take_from_centre(game, player, wanted, card, may_decline)
    choices: list[Choice] = [*citizens_to_take(game, wanted), *held]
    choice = game.ask(player, "take-citizen", [*choices, PASS] if may_decline else choices, card)
    if isinstance(choice, Place):
        take_top(game, player, choice)
        return True
    if not isinstance(choice, Pick):
        return False
    citizen: Citizen = choice.of
    out_of_the_oubliettes(game, citizen)
    if game.journal is not None:
        args = {"card": citizen.name(), "from": "oubliettes", "to": f"seat-{player.seat}"}
        game.journal.did("took-citizen", player.seat, args)
    gain_citizen(game, player, citizen)
    return True


def can_take(game: Saga, _player: Player, wanted: TakeCitizen) -> bool:
    return bool(citizens_to_take(game, wanted)) or any(fits(citizen, wanted) for citizen in game.oubliettes)


# --- walls and tokens -----------------------------------------------------------------------------------------------


def sites(game: Saga) -> list[Column]:
    """Where a wall may be built: below a monster that has none (l.93), while there is a tile."""
    if not game.spare_walls():
        return []
    return [WALLS[column] for column in range(COLUMNS) if game.walls[column] == GONE and game.monsters[column]]


def breaches(game: Saga) -> list[Column]:
    return [WALLS[column] for column in range(COLUMNS) if game.walls[column] == BREACH]


def build_wall(game: Saga, player: Player, wall: Column) -> None:
    put_wall(game, player, wall.number, "wall-built")


def mend_wall(game: Saga, player: Player, wall: Column) -> None:
    put_wall(game, player, wall.number, "wall-mended")


def put_wall(game: Saga, player: Player, column: int, kind: str) -> None:
    game.walls[column] = INTACT
    if game.journal is not None:
        game.journal.did(kind, player.seat, {"n": game.tile(column), "to": WALLS[column].id})


def dull_tokens(game: Saga) -> list[Pick[Player]]:
    """The radiant tokens that do not shine."""
    dull = [player for player in game.players if player.radiant == DULL]
    return [Pick(f"seat-{player.seat}-radiant", player, player_name(player.seat)) for player in dull]


def recharge(game: Saga, _player: Player, token: Pick[Player]) -> None:
    """A dull radiant token shines again, anybody's (l.85)."""
    token.of.radiant = BRIGHT
    if game.journal is not None:
        game.journal.did("radiant-recharged", token.of.seat)


# --- resources, dice, monsters --------------------------------------------------------------------------------------


def give(game: Saga, player: Player, gift: Instruction, card: Card, _may_decline: bool) -> bool:
    """The active player or each gains something; of a resource of one's choice, each chooses."""
    for owner in those(game, player, gift):
        wild = gift.resource == "wild"
        resource = game.ask(owner, "gain-any", RESOURCES, card) if wild else BY_NAME[gift.resource]
        owner.gain(resource, gift.n)
        gained(game, owner, card, resource, gift.n)
    return True


def convert(game: Saga, player: Player, rate: Instruction, card: Card, _may_decline: bool) -> bool:
    """Any number of one resource becomes as many of another."""
    source = game.ask(player, "convert-from", [resource for resource in RESOURCES if player.has(resource)], card)
    about = About(card.id, {"card": card.name(), "what": source.name()})
    n = game.ask(player, "convert-amount", [Amount(source.id, n) for n in range(player.has(source), 0, -1)], about).n
    target = game.ask(player, "convert-to", [resource for resource in RESOURCES if resource is not source], card)
    player.gain(source, -n)
    player.gain(target, n * rate.n)
    if game.journal is not None:
        price, gains = [amount(source.id, n)], [amount(target.id, n * rate.n)]
        game.journal.did("converted", player.seat, {"price": price, "gains": gains, "card": card.name()})
    return True


def can_convert(_game: Saga, player: Player, _rate: Instruction) -> bool:
    return player.gold + player.strength + player.magic > 0


def change_die(game: Saga, player: Player, change: ChangeDie, card: Card, _may_decline: bool) -> bool:
    """A die shows something else: that counts in the monsters' phase (l.282)."""
    die = game.ask(player, "which-die", dice_for(game, change), card)
    values = change.results(die.value(game))
    after = game.ask(player, "die-value", [FACES[value - 1] for value in values], card)
    turn_die(game, player, die, FACES.index(after) + 1, card)
    return True


def can_change(game: Saga, _player: Player, change: ChangeDie) -> bool:
    return bool(dice_for(game, change))


FACES: Final = [Amount("face", n) for n in range(1, 7)]


def chase(game: Saga, player: Player, weak: Instruction, card: Card, _may_decline: bool) -> bool:
    """A monster of the row that is weak enough is discarded; no reward (l.57)."""
    place = game.ask(player, "discard-monster", weaklings(game, weak), card)
    discard_monster(game, place.number)
    return True


def can_chase(game: Saga, _player: Player, weak: Instruction) -> bool:
    return bool(weaklings(game, weak))


def weaklings(game: Saga, weak: Instruction) -> list[Place]:
    return [
        CENTRE[column]
        for column in range(COLUMNS)
        if game.monsters[column] and game.monsters[column][-1].strength <= weak.n
    ]


# --- what is taken from others in Kingdom (l.379-381) ---------------------------------------------------------------


def laden(game: Saga, resource: Resource) -> list[Pick[int]]:
    """The places with tokens of that resource: under monsters and on the task."""
    found: list[Pick[int]] = []
    for place in (*range(COLUMNS), TASK):
        bearer = game.bearer(place)
        if bearer is not None and game.tokens_on(place)[TOKENS.index(resource)]:
            found.append(Pick("task" if place == TASK else CENTRE[place].id, place, bearer.name()))
    return found


def steal(game: Saga, player: Player, theft: Steal, card: Card, _may_decline: bool) -> bool:
    """Nobody robs their own team: tokens of that resource on monsters and on the task, and what is missing from the
    reserve (l.379)."""
    left = theft.n
    while left:
        cards = laden(game, theft.resource)
        if not cards:
            break
        about = About(card.id, {"card": card.name(), "what": amount(theft.resource.id, left)})
        choice = game.ask(player, "steal-tokens", [*cards, PASS], about)
        if not isinstance(choice, Pick):
            break
        place: int = choice.of
        n = min(left, game.tokens_on(place)[TOKENS.index(theft.resource)])
        game.put_tokens(place, theft.resource, -n)
        left -= n
        if game.journal is not None:
            args = {"what": amount(theft.resource.id, n), "target": choice.said, "card": card.name()}
            game.journal.did("tokens-taken", player.seat, {**args, "from": choice.id, "to": f"seat-{player.seat}"})
    player.gain(theft.resource, theft.n)
    gained(game, player, card, theft.resource, theft.n)
    return True


def take_tokens_first(game: Saga, player: Player, thieves: Thieves) -> None:
    """The citizens that take from others, before anybody harvests."""
    for card, effect in thieves:
        resolve(game, player, effect, card)


def random_monster(game: Saga, player: Player, _effect: StealRandomMonster, _card: Card, _may_decline: bool) -> bool:
    """A random monster of the discard brings its VP; then it goes back there, or leaves the game (l.381)."""
    if not game.discard:
        return False
    i = game.chance.below(len(game.discard))
    monster = game.discard[i]
    player.vp += monster.vp
    fate = game.ask(player, "rob-discard", (BACK, BANISH), monster)
    if fate is BANISH:
        game.discard = game.discard[:i] + game.discard[i + 1 :]
        game.exiled = (*game.exiled, monster)
    if game.journal is not None:
        args = {"card": monster.name(), "gains": [amount("vp", monster.vp)], "fate": fate.of}
        game.journal.did("random-monster", player.seat, {**args, "to": f"seat-{player.seat}"})
    return True


BACK: Final = Pick("back", "returned", Message("option-rob-discard-back"))
BANISH: Final = Pick("banish", "banished", Message("option-rob-discard-banish"))

AID_VERBS: Final[dict[str, Verb]] = {
    "take_citizen": Verb(take_citizen, can_take),
    "steal": Verb(steal),
    "steal_random_monster": Verb(random_monster),
    "gain": Verb(give),
    "free": repeated("free-citizen", captives, free),
    "build_wall": repeated("build-wall", sites, build_wall),
    "mend_wall": repeated("mend-wall", breaches, mend_wall),
    "recharge": repeated("recharge", dull_tokens, recharge),
    "convert": Verb(convert, can_convert),
    "set_die": Verb(change_die, can_change),
    "add_die": Verb(change_die, can_change),
    "discard_monster": Verb(chase, can_chase),
}
