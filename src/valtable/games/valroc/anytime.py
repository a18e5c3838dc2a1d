"""What may be used at any moment: flasks, spells and one-shot courses, at the windows of a turn (l.254, l.268, l.406).

The windows: the start of a turn, one's own placements, before each action of the second phase, inside one's own
actions, when one's gauges are counted, before each statue of an offering phase, when the bids lie open, and after the
last action of the game.
"""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message, player_name
from valtable.engine.moments import MINE, Later, Patient, Windows
from valtable.engine.question import Choice
from valtable.games.valroc import tell
from valtable.games.valroc.bids import bid, say_bid
from valtable.games.valroc.cards import Course, Spell
from valtable.games.valroc.dark import move_wrath
from valtable.games.valroc.gains import (
    FLASKS,
    arm,
    discard_action,
    gain_pm,
    gain_skill,
    lose_skill,
    rearm,
    shuffle_actions,
)
from valtable.games.valroc.state import (
    ARENA,
    DIAMOND,
    FLASK,
    KEEP,
    MOST,
    OBJECT_KINDS,
    OBJECT_NAMES,
    OPEN_FLASK,
    PLACE_OF,
    SLOTS,
    TRAINING,
    Phase,
    Player,
    Valroc,
    seat_of,
)
from valtable.games.valroc.words import ELEMENTS

# The moments of a turn, above MINE.
TURN_START: Final = 2
PLACEMENT: Final = 4
INSIDE: Final = 8  # in the midst of one's own action: nothing that belongs between two actions
STATUE: Final = 16
REVEALED: Final = 32  # the bids for a statue lie open
LAST: Final = 64
COUNTING: Final = 128  # one's own training is over, its gauges are counted
AT_PLACE: Final = tuple([256 << place for place in range(8)])  # before an action at that place
ANY_PLACE: Final = 256 * 255

TURN_END: Final = 256 << 8  # no window: waits lapse

# A turn may pass without a fight: then the wait for the arena lapses with it.
LATER: Final = (
    Later("mine", MINE | REVEALED, LAST),
    Later("arena", AT_PLACE[ARENA], STATUE | REVEALED | TURN_END | LAST),
    Later("offerings", STATUE | REVEALED, LAST),
    Later("turn", TURN_START, LAST),
)

DRINK: Final = Choice("flask-all")
SIP: Final = Choice("flask-half")
REST: Final = Choice("flask-rest")
GAUGE_CARDS: Final = (Choice("card-small"), Choice("card-medium"), Choice("card-full"))


class Step(Choice):
    """The evil sceptre's way."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        super().__init__(f"wrath-{'up' if steps > 0 else 'down'}-{abs(steps)}")
        self.steps = steps

    def words(self, game: Game) -> Message:
        return Message("option-wrath-up" if self.steps > 0 else "option-wrath-down", {"n": abs(self.steps)})


STEPS: Final = [Step(steps) for steps in range(-12, 13)]


class Loot(Choice):
    """An object that lies before another player."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(f"seat-{seat}-{OBJECT_NAMES[kind]}")
        self.kind = kind

    def words(self, game: Game) -> Message:
        return tell.object_name(self.kind)


class AnyMoment(Windows):
    """Valroc's windows."""

    def usable(self, game: Game, player: Patient, moments: int) -> list[Choice]:
        assert isinstance(game, Valroc)
        assert isinstance(player, Player)
        if not game.armed >> player.seat & 1:
            return []
        things: list[Choice] = []
        if moments & REVEALED:
            spell = player.spell("change_bid")
            if spell is not None and (player.vals or player.objects[DIAMOND]):
                things.append(spell)
            return things
        if moments & COUNTING:
            return [*surplus_spells(game, player)]
        if player.pm < MOST and not moments & LAST:  # at the very end magic power is worth nothing
            if player.objects[FLASK]:
                things.extend((SIP, DRINK))
            if player.objects[OPEN_FLASK]:
                things.append(REST)
        things.extend(
            [held[0] for held in player.spells if held[0].when == "any_time" and castable(game, player, held[0].verb)]
        )
        for course in player.courses:
            if course.when == "any_time":
                if course not in player.spent:
                    things.append(course)
            elif (
                course.when == "between"
                and moments & ANY_PLACE
                and not moments & INSIDE
                and game.action_discard
                and not game.reshuffled >> player.seat & 1
            ):
                things.append(course)
        return things

    def use(self, game: Game, player: Patient, thing: Choice) -> None:
        assert isinstance(game, Valroc)
        assert isinstance(player, Player)
        if isinstance(thing, Spell):
            cast(game, player, thing)
        elif isinstance(thing, Course):
            use_course(game, player, thing)
        else:
            drink(game, player, thing)


WINDOWS: Final = AnyMoment("moment", LATER)
CHANGES: Final = AnyMoment("change-bid", LATER)  # when the bids lie open


def window(game: Valroc, windows: AnyMoment, moment: int, actor: int = -1, asked: bool = True) -> None:
    """Open a window, if there is anything to be used or could be: spells are secret."""
    if game.armed:
        windows.open(game, game.in_order(), moment, actor, asked, ELEMENTS[game.statue] if windows is CHANGES else None)
        return
    for player in game.players:
        if player.spells:
            game.reveal()


def surplus_spells(game: Valroc, player: Player) -> list[Spell]:
    """Restoructo when gauges are counted: what is taken counts at once (l.644)."""
    spell = player.spell("take_surplus")
    return [spell] if spell is not None and castable(game, player, spell.verb) else []


def castable(game: Valroc, player: Player, verb: str) -> bool:
    """Whether the spell would do anything."""
    if verb == "rob_statues":
        return sum(game.statues) > 0
    for other in game.players:
        if other is player:
            continue
        if verb == "steal_object" and any(other.objects):
            return True
        if verb == "absorb_skill" and any(other.skills):
            return True
        if verb == "take_surplus" and other.kept:
            return True
    return False


def drink(game: Valroc, player: Player, how: Choice) -> None:
    """All of a flask, half of it, or what is left (l.522-526)."""
    if how is REST:
        player.objects[OPEN_FLASK] -= 1
    else:
        player.objects[FLASK] -= 1
        if how is SIP:
            player.objects[OPEN_FLASK] += 1
    tell.did(game, "drank", player)
    gain_pm(game, player, 10 if how is DRINK else 5)
    arm(game, player)


# --- spells ---------------------------------------------------------------------------------------------------------


def show_spell(game: Valroc, player: Player, spell: Spell) -> None:
    """The spell is turned up and stays before the player (l.270-272)."""
    player.spells = tuple([held for held in player.spells if held[0] is not spell])
    player.used = (*player.used, spell)
    game.reveal()
    arm(game, player)
    tell.did(game, "cast", player, {"card": spell.name(), "from": f"seat-{player.seat}-spells"})


def pay_wrath(game: Valroc, player: Player) -> None:
    """After a spell's effect the evil sceptre advances (l.270)."""
    move_wrath(game, player, 1)


def cast(game: Valroc, player: Player, spell: Spell) -> None:
    show_spell(game, player, spell)
    if spell.verb == "rob_statues":
        rob_statues(game, player, spell)
    elif spell.verb == "steal_object":
        steal_object(game, player, spell)
    elif spell.verb == "absorb_skill":
        absorb_skill(game, player, spell)
    elif spell.verb == "take_surplus":
        take_surplus(game, player, spell)
    else:  # Mobiluro: another bid for the statue whose bids lie open (l.648)
        bid(game, player)
        say_bid(game, player)
    pay_wrath(game, player)


def rob_statues(game: Valroc, player: Player, spell: Spell) -> None:
    """Aurum: up to 10 Vals, from one statue or several (l.624)."""
    left = spell.number
    for element in range(4):
        most = min(left, game.statues[element])
        if most:
            n = game.ask(player, "rob-statue", [game.box.vals(most - i) for i in range(most + 1)], ELEMENTS[element]).n
            game.statues[element] -= n
            player.vals += n
            left -= n
            if n:
                tell.did(game, "robbed-statue", player, {"n": n, "element": ELEMENTS[element].name()})


def choose_victim(game: Valroc, player: Player, victims: list[Player], spell: Spell) -> Player:
    seat = game.ask(player, "victim", [game.box.seats[other.seat] for other in victims], spell).seat
    return game.players[seat]


def steal_object(game: Valroc, player: Player, spell: Spell) -> None:
    """Immesco: any search token of another player (l.632)."""
    victim = choose_victim(game, player, [other for other in game.others(player) if any(other.objects)], spell)
    choices = [Loot(victim.seat, kind) for kind in range(OBJECT_KINDS) if victim.objects[kind]]
    kind = game.ask(player, "steal-object", choices, spell).kind
    victim.objects[kind] -= 1
    player.objects[kind] += 1
    if kind in FLASKS:
        rearm(game, player)
    tell.did(game, "stole-object", player, {"victim": player_name(victim.seat), "object": tell.object_name(kind)})
    arm(game, victim)


def object_choice(game: Valroc, kind: int) -> Choice:
    return game.box.pack.objects[kind]


def absorb_skill(game: Valroc, player: Player, spell: Spell) -> None:
    """Impedimendio: a skill point of another player becomes one's own (l.640)."""
    victim = choose_victim(game, player, [other for other in game.others(player) if any(other.skills)], spell)
    element = game.ask(player, "absorb-skill", [one for one in ELEMENTS if victim.skills[one.index]], spell)
    lose_skill(game, victim, element.index)
    gain_skill(game, player, element.index)


def take_surplus(game: Valroc, player: Player, spell: Spell) -> None:
    """Restoructo: the training cards that lie before another player, but not wounds (l.644)."""
    victim = choose_victim(game, player, [other for other in game.others(player) if other.kept], spell)
    tell.did(game, "took-surplus", player, {"victim": player_name(victim.seat), "n": len(victim.kept)})
    player.kept = player.kept + victim.kept
    victim.kept = ()
    if not training_now(game, player):  # else the limit comes with the end of the training
        keep_limit(game, player)


def training_now(game: Valroc, player: Player) -> bool:
    if game.phase != Phase.ACTIONS or game.slot >= SLOTS or PLACE_OF[game.slot] != TRAINING:
        return False
    return game.slots[game.slot] >= 0 and seat_of(game.slots[game.slot]) == player.seat


def keep_limit(game: Valroc, player: Player) -> None:
    """At most four action cards, wounds included, also the one on which the mage rests (l.362): the player says which
    gauges go."""
    most = max(0, KEEP - len(player.wounds) - len(player.resting))
    while len(player.kept) > most:
        sizes = sorted({card.centre for card in player.kept})
        choice = game.ask(player, "keep-cards", [GAUGE_CARDS[size - 1] for size in sizes])
        for card in player.kept:
            if GAUGE_CARDS[card.centre - 1] is choice:
                player.kept = tuple([other for other in player.kept if other is not card])
                discard_action(game, card)
                tell.did(game, "surplus-discarded", player, {"gauge": card.name()})
                break


# --- courses --------------------------------------------------------------------------------------------------------


def use_course(game: Valroc, player: Player, course: Course) -> None:
    """Move the evil sceptre (l.674), or shuffle the action cards anew (l.698)."""
    tell.did(game, "used-course", player, {"card": course.name()})
    if course.verb == "reshuffle":
        game.reshuffled |= 1 << player.seat
        shuffle_actions(game)
        return
    player.spent = (*player.spent, course)
    arm(game, player)
    last = game.box.pack.boards.wrath
    steps = [
        step
        for step in STEPS
        if step.steps and abs(step.steps) <= course.number and 0 <= game.wrath + step.steps <= last
    ]
    move_wrath(game, player, game.ask(player, "move-wrath", steps, course).steps)
