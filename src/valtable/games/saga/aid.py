"""What helps: citizens who come home, walls, radiant tokens, other resources, other dice, tokens taken off cards."""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message, amount, player_name
from valtable.engine.pack import Card
from valtable.engine.question import PASS, Amount, Choice
from valtable.games.realm.cards import FIRST_VALUES, Citizen
from valtable.games.realm.citizens import citizens_to_take, fits, gain_citizen, take_top
from valtable.games.realm.citizens import take_citizen as take_from_centre
from valtable.games.realm.effects import resolve
from valtable.games.realm.exhausted import uncover
from valtable.games.realm.roll import dice_for, turn_die
from valtable.games.realm.state import CENTRE, CITIZENS, COLUMNS, Place
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
from valtable.games.saga.siege import add_task_tokens, discard_monster, those, token
from valtable.games.saga.state import BREACH, BRIGHT, DULL, GONE, INTACT, WALLS, About, Column, Player, Saga
from valtable.games.saga.vocabulary import Convert, DiscardMonster, ForPlayers, Some

# --- citizens -------------------------------------------------------------------------------------------------------


class Captured(Choice):
    """A citizen in the oubliettes."""

    __slots__ = ("citizen",)

    def __init__(self, citizen: Citizen) -> None:
        super().__init__("captured-" + citizen.id)
        self.citizen = citizen

    def label(self, game: Game) -> Message:
        return self.citizen.name()


def captives(game: Saga) -> list[Captured]:
    return [Captured(citizen) for citizen in dict.fromkeys(game.oubliettes)]


def out_of_the_oubliettes(game: Saga, citizen: Citizen) -> None:
    i = game.oubliettes.index(citizen)
    game.oubliettes = game.oubliettes[:i] + game.oubliettes[i + 1 :]


def free(game: Saga, player: Player, some: Some, card: Card, _may_decline: bool) -> bool:
    """Captured citizens go back to their stacks, which may open an exhausted one again (l.59)."""
    for _ in range(min(some.n, len(game.oubliettes))):
        citizen = game.ask(player, "free-citizen", captives(game), card).citizen
        out_of_the_oubliettes(game, citizen)
        row = FIRST_VALUES.index(citizen.activation[0])
        reopened = int(CITIZENS + row in game.covers)
        uncover(game, CITIZENS + row)
        game.citizens[row] = (*game.citizens[row], citizen)
        if game.journal is not None:
            args = {"card": citizen.name(), "reopened": reopened, "from": "oubliettes", "to": CENTRE[CITIZENS + row].id}
            game.journal.tell("freed", args)
    return True


def can_free(game: Saga, _player: Player, _some: Some) -> bool:
    return bool(game.oubliettes)


def take_citizen(game: Saga, player: Player, wanted: TakeCitizen, card: Card, may_decline: bool) -> bool:
    """A citizen as a reward may come out of the oubliettes as well (l.228)."""
    held = [captive for captive in captives(game) if fits(captive.citizen, wanted)]
    if not held:
        return take_from_centre(game, player, wanted, card, may_decline)
    choices: list[Choice] = [*citizens_to_take(game, wanted), *held]
    choice = game.ask(player, "take-citizen", [*choices, PASS] if may_decline else choices, card)
    if isinstance(choice, Place):
        take_top(game, player, choice)
        return True
    if not isinstance(choice, Captured):
        return False
    out_of_the_oubliettes(game, choice.citizen)
    if game.journal is not None:
        args = {"card": choice.citizen.name(), "from": "oubliettes", "to": f"seat-{player.seat}"}
        game.journal.did("took-citizen", player.seat, args)
    gain_citizen(game, player, choice.citizen)
    return True


def can_take(game: Saga, _player: Player, wanted: TakeCitizen) -> bool:
    return bool(citizens_to_take(game, wanted)) or any(fits(citizen, wanted) for citizen in game.oubliettes)


# --- walls and tokens -----------------------------------------------------------------------------------------------


def sites(game: Saga) -> list[Column]:
    """Where a wall may be built: below a monster that has none (l.93), while there is a tile."""
    if not game.spare_walls():
        return []
    return [WALLS[column] for column in range(COLUMNS) if game.walls[column] == GONE and game.monsters[column]]


def put_wall(game: Saga, player: Player, column: int, kind: str) -> None:
    game.walls[column] = INTACT
    if game.journal is not None:
        game.journal.did(kind, player.seat, {"n": game.tile(column), "to": WALLS[column].id})


def breaches(game: Saga) -> list[Column]:
    return [WALLS[column] for column in range(COLUMNS) if game.walls[column] == BREACH]


def wall_verb(game: Saga, player: Player, some: Some, card: Card, _may_decline: bool) -> bool:
    """Walls are built, or breaches mended."""
    builds = some.verb == "build_wall"
    for _ in range(some.n):
        places = sites(game) if builds else breaches(game)
        if not places:
            return False
        wall = game.ask(player, "build-wall" if builds else "mend-wall", places, card)
        put_wall(game, player, wall.number, "wall-built" if builds else "wall-mended")
    return True


def can_wall(game: Saga, _player: Player, some: Some) -> bool:
    return bool(sites(game) if some.verb == "build_wall" else breaches(game))


class Token(Choice):
    """Somebody's radiant token."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat-{seat}-radiant")
        self.seat = seat

    def label(self, game: Game) -> Message:
        return player_name(self.seat)


def recharge(game: Saga, player: Player, some: Some, card: Card, _may_decline: bool) -> bool:
    """Dull radiant tokens shine again, anybody's (l.85)."""
    for _ in range(some.n):
        dull = [Token(owner.seat) for owner in game.players if owner.radiant == DULL]
        if not dull:
            return False
        owner = game.players[game.ask(player, "recharge", dull, card).seat]
        owner.radiant = BRIGHT
        if game.journal is not None:
            game.journal.did("radiant-recharged", owner.seat)
    return True


def can_recharge(game: Saga, _player: Player, _some: Some) -> bool:
    return any(owner.radiant == DULL for owner in game.players)


# --- resources, dice, monsters --------------------------------------------------------------------------------------


def give(game: Saga, player: Player, gift: ForPlayers, card: Card, _may_decline: bool) -> bool:
    """The active player or each gains something; of a resource of one's choice, each chooses."""
    for owner in those(game, player, gift.who):
        wild = gift.resource == "wild"
        resource = game.ask(owner, "gain-any", RESOURCES, card) if wild else BY_NAME[gift.resource]
        owner.gain(resource, gift.n)
        gained(game, owner, card, resource, gift.n)
    return True


def convert(game: Saga, player: Player, rate: Convert, card: Card, _may_decline: bool) -> bool:
    """Any number of one resource becomes as many of another."""
    source = game.ask(player, "convert-from", [resource for resource in RESOURCES if player.has(resource)], card)
    about = About(card.id, {"card": card.name(), "what": source.name()})
    n = game.ask(player, "convert-amount", amounts_of(source, player.has(source)), about).n
    target = game.ask(player, "convert-to", [resource for resource in RESOURCES if resource is not source], card)
    player.gain(source, -n)
    player.gain(target, n * rate.n)
    if game.journal is not None:
        price, gains = [amount(source.id, n)], [amount(target.id, n * rate.n)]
        game.journal.did("converted", player.seat, {"price": price, "gains": gains, "card": card.name()})
    return True


def can_convert(_game: Saga, player: Player, _rate: Convert) -> bool:
    return player.gold + player.strength + player.magic > 0


AMOUNTS: Final[dict[str, list[Amount]]] = {resource.id: [] for resource in RESOURCES}


def amounts_of(resource: Resource, most: int) -> list[Amount]:
    """From one to so many of a resource, the most first."""
    known = AMOUNTS[resource.id]
    while len(known) < most:
        known.append(Amount(resource.id, len(known) + 1))
    return known[most - 1 :: -1] if most else []


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


def chase(game: Saga, player: Player, weak: DiscardMonster, card: Card, _may_decline: bool) -> bool:
    """A monster of the row that is weak enough is discarded; no reward (l.57)."""
    place = game.ask(player, "discard-monster", weaklings(game, weak), card)
    discard_monster(game, place.number)
    return True


def can_chase(game: Saga, _player: Player, weak: DiscardMonster) -> bool:
    return bool(weaklings(game, weak))


def weaklings(game: Saga, weak: DiscardMonster) -> list[Place]:
    return [
        CENTRE[column]
        for column in range(COLUMNS)
        if game.monsters[column] and game.monsters[column][-1].strength <= weak.n
    ]


# --- what is taken from others in Kingdom (l.379-381) ---------------------------------------------------------------


class Laden(Choice):
    """A monster or the task, with tokens to take."""

    __slots__ = ("card", "place")

    def __init__(self, id: str, card: Card, place: int) -> None:
        super().__init__(id)
        self.card = card
        self.place = place

    def label(self, game: Game) -> Message:
        return self.card.name()


def laden(game: Saga, resource: Resource) -> list[Laden]:
    """Where tokens of that resource lie; the task is at -1."""
    found: list[Laden] = []
    if game.tokens:
        for column in range(COLUMNS):
            monster = game.monster(column)
            if monster is not None and game.tokens_on(column)[token(resource)]:
                found.append(Laden(CENTRE[column].id, monster, column))
    if game.task_tokens[token(resource)]:
        found.append(Laden("task", game.open_page().task, -1))
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
        if not isinstance(choice, Laden):
            break
        there = game.task_tokens if choice.place < 0 else game.tokens_on(choice.place)
        n = min(left, there[token(theft.resource)])
        if choice.place < 0:
            add_task_tokens(game, theft.resource, -n)
        else:
            game.put_tokens(choice.place, theft.resource, -n)
        left -= n
        if game.journal is not None:
            args = {"what": amount(theft.resource.id, n), "target": choice.card.name(), "card": card.name()}
            game.journal.did("tokens-taken", player.seat, args)
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
        said = "banished" if fate is BANISH else "returned"
        args = {"card": monster.name(), "gains": [amount("vp", monster.vp)], "fate": said}
        game.journal.did("random-monster", player.seat, args)
    return True


class Fate(Choice):
    """What becomes of a monster of the discard."""

    __slots__ = ()

    def label(self, game: Game) -> Message:
        return Message("option-rob-discard-" + self.id)


BACK: Final = Fate("back")
BANISH: Final = Fate("banish")

AID_VERBS: Final[dict[str, Verb]] = {
    "take_citizen": Verb(take_citizen, can_take),
    "steal": Verb(steal),
    "steal_random_monster": Verb(random_monster),
    "gain": Verb(give),
    "free": Verb(free, can_free),
    "build_wall": Verb(wall_verb, can_wall),
    "mend_wall": Verb(wall_verb, can_wall),
    "recharge": Verb(recharge, can_recharge),
    "convert": Verb(convert, can_convert),
    "set_die": Verb(change_die, can_change),
    "add_die": Verb(change_die, can_change),
    "discard_monster": Verb(chase, can_chase),
}
