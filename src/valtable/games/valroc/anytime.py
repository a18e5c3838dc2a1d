"""What may be used at any moment: flasks, spells and one-shot courses, at the windows of a turn (l.256, l.268, l.406).

There is a window at the start of a turn, before each placement, before each action of the second phase, before each
statue of an offering phase, when the bids lie open, and after the last action of the game. At most of them nobody is
asked but those who have raised a hand or wait for it; unbidden, players are asked where something `comes_of_it`. All
that decides it lies open on the table: a spell that is face down may be any that is not face up somewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.game import Game
from valtable.engine.hidden import everyone
from valtable.engine.message import Message, player_name
from valtable.engine.question import Choice
from valtable.engine.windows import EVERY, NOT_NOW, Later, Patient, Windows
from valtable.games.valroc import tell
from valtable.games.valroc.cards import Course, Spell
from valtable.games.valroc.dark import move_wrath
from valtable.games.valroc.gains import (
    FLASKS,
    asks_again,
    discard_action,
    gain_pm,
    gain_skill,
    lose_skill,
    shuffle_actions,
)
from valtable.games.valroc.state import (
    ANY_ACTION,
    ARENA,
    BEFORE,
    DIAMOND,
    DISTRICT_NAMES,
    FIRST_STATUE,
    FLASK,
    INSIDE,
    KEEP,
    LAST,
    MOST,
    OBJECT_KINDS,
    OBJECT_NAMES,
    OPEN_FLASK,
    PLANNED,
    REVEALED,
    STATUE,
    TRAINING,
    TURN_END,
    TURN_START,
    USUAL,
    Player,
    Valroc,
    seat_of,
)
from valtable.games.valroc.vocabulary import ELEMENTS

# A turn may pass without a fight: then the wait for the arena ends with it.
LATERS: Final = (
    Later("arena", BEFORE[ARENA], FIRST_STATUE | TURN_END | LAST),
    Later("offerings", STATUE | REVEALED, LAST),
    Later("turn", TURN_START, LAST),
    Later("end", LAST),
)


class Upcoming(Choice):
    """What comes after a window, for its question."""

    __slots__ = ("what",)

    def __init__(self, kind: str, args: dict[str, Message] | None = None) -> None:
        super().__init__(kind)
        self.what = Message("next-" + kind, args)

    def about(self) -> dict[str, Message]:
        return {"next": self.what}


SEATS: Final = range(4)
NEXT_TURN: Final = Upcoming("turn")
NEXT_PLACEMENT: Final = [Upcoming("placement", {"player": player_name(seat)}) for seat in SEATS]
NEXT_ACTION: Final = [
    [Upcoming("action", {"player": player_name(seat), "place": name}) for name in DISTRICT_NAMES] for seat in SEATS
]
NEXT_STATUE: Final = [Upcoming("statue", {"element": element.name()}) for element in ELEMENTS]
NEXT_END: Final = Upcoming("end")

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

    def label(self, game: Game) -> Message:
        return Message("option-wrath-up" if self.steps > 0 else "option-wrath-down", {"n": abs(self.steps)})


STEPS: Final = [Step(steps) for steps in range(-12, 13)]


class Loot(Choice):
    """An object that lies before another player."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(f"seat-{seat}-{OBJECT_NAMES[kind]}")
        self.kind = kind

    def label(self, game: Game) -> Message:
        return tell.object_name(self.kind)


class AnyMoment(Windows):
    """Valroc's windows."""

    __slots__ = ()

    def players(self, game: Game) -> Sequence[Patient]:
        assert isinstance(game, Valroc)
        return game.players

    def holds(self, game: Game, player: Patient, moment: int) -> bool:
        assert isinstance(game, Valroc)
        assert isinstance(player, Player)
        if player.spells:  # it may be any
            return True
        if player.pm < MOST and moment != LAST and (player.objects[FLASK] or player.objects[OPEN_FLASK]):
            return True
        return bool([course for course in player.courses if course_works(game, player, course, moment)])

    def usable(self, game: Game, player: Patient, moment: int) -> list[Choice]:
        assert isinstance(game, Valroc)
        assert isinstance(player, Player)
        things: list[Choice] = []
        if player.pm < MOST and moment != LAST:  # at the very end magic power is worth nothing
            if player.objects[FLASK]:
                things.extend((SIP, DRINK))
            if player.objects[OPEN_FLASK]:
                things.append(REST)
        offered: list[Spell] = []
        for held in player.spells:
            spell = held[0]
            if spell.when != "any_time" or not castable(game, player, spell.verb):
                continue
            if spell.verb == "take_surplus" and moment & INSIDE:
                continue  # what it brings is for a later training (l.644)
            if not [other for other in offered if spell.like(other)]:
                offered.append(spell)
        things.extend(offered)
        things.extend([course for course in player.courses if course_works(game, player, course, moment)])
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


WINDOWS: Final = AnyMoment("moment", USUAL, LATERS)


def window(game: Valroc, moment: int, about: Upcoming, actor: int = -1) -> None:
    """Open a window for those who wait for it, and for those whom it concerns where people are usually asked. A hand
    stays up while there is nothing to be used, and after the last thing that could be used now."""
    for player in game.players:
        if player.waits & moment and player.seat != actor:
            break
    else:
        return
    asked = [
        player
        for player in game.in_order()
        if (player.waits != USUAL or comes_of_it(game, player, moment)) and WINDOWS.holds(game, player, moment)
    ]
    raised = [player for player in asked if player.waits == EVERY]
    WINDOWS.open(game, asked, moment, actor, about)
    for player in raised:
        if player.waits == USUAL and player.wish is not NOT_NOW and not WINDOWS.holds(game, player, moment):
            player.waits = EVERY


def comes_of_it(game: Valroc, player: Player, moment: int) -> bool:
    """Whether a player who has not asked for it is asked at that moment: where a spell could thwart others, as far as
    everybody can see. What is as good in the player's own turn, they find there beside their own choices."""
    if moment & LAST:
        return WINDOWS.holds(game, player, LAST)
    if not player.spells:
        return False
    if moment & PLANNED:
        return thwarts_fight(game, player) or thwarts_training(game, player)
    if not moment & FIRST_STATUE:
        return False
    if sum(game.statues) and might_be(game, "rob_statues"):  # before they are emptied
        return True
    gems = [other for other in game.players if other is not player and other.objects[DIAMOND]]
    return bool(gems) and might_be(game, "steal_object")  # before they are bid


def thwarts_fight(game: Valroc, player: Player) -> bool:
    """Whether somebody else will fight, who may lose a skill point or the gods' bonus before (l.624, l.640)."""
    fighters = [seat_of(here) for here in game.at(ARENA)]
    if not [other for other in game.players if other is not player and other.seat in fighters and other.hand]:
        return False
    return might_be(game, "absorb_skill") or (sum(game.statues) > 0 and might_be(game, "rob_statues"))


def thwarts_training(game: Valroc, player: Player) -> bool:
    """Whether somebody else will train, who has kept gauges that may be taken before (l.644)."""
    keepers = [other for other in game.players if other is not player and other.kept]
    trainers = [seat_of(here) for here in game.at(TRAINING)]
    return bool([other for other in keepers if other.seat in trainers]) and might_be(game, "take_surplus")


def might_be(game: Valroc, verb: str) -> bool:
    """Whether a spell of that kind may lie face down before somebody: not all of them are known to lie elsewhere."""
    all_know = everyone(len(game.players))
    for spell in game.box.pack.spells_that[verb]:
        if not [player for player in game.players if spell in player.used] and not [
            held for held in game.spell_discard if held[0] is spell and held[1] == all_know
        ]:
            return True
    return False


def course_works(game: Valroc, player: Player, course: Course, moment: int) -> bool:
    """Whether the course could be used: at any moment once, or between two actions (l.406, l.674, l.698)."""
    if course.when == "any_time":
        return course not in player.spent
    if course.when != "between" or not game.action_discard or game.reshuffled >> player.seat & 1:
        return False
    return moment == EVERY or (moment & ANY_ACTION != 0 and not moment & INSIDE)


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


# --- spells ---------------------------------------------------------------------------------------------------------


def show_spell(game: Valroc, player: Player, spell: Spell) -> None:
    """The spell is turned up and stays before the player (l.270-272)."""
    player.spells = tuple([held for held in player.spells if held[0] is not spell])
    player.used = (*player.used, spell)
    game.reveal()
    journal = game.journal
    if journal is not None:
        mat = f"seat-{player.seat}"
        journal.did("cast", player.seat, {"card": spell.name(), "from": f"{mat}-spells", "to": f"{mat}-used"})


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
    else:
        take_surplus(game, player, spell)
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
                args = {"n": n, "element": ELEMENTS[element].name()}
                where = {"from": f"statue-{ELEMENTS[element].id}", "to": f"seat-{player.seat}"}
                tell.did(game, "robbed-statue", player, {**args, **where})


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
        asks_again(player)
    args = {"victim": player_name(victim.seat), "object": tell.object_name(kind)}
    where = {"from": f"seat-{victim.seat}-objects", "to": f"seat-{player.seat}-objects"}
    tell.did(game, "stole-object", player, {**args, **where})


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
    where = {"from": f"seat-{victim.seat}-surplus", "to": f"seat-{player.seat}-surplus"}
    tell.did(game, "took-surplus", player, {"victim": player_name(victim.seat), "n": len(victim.kept), **where})
    player.kept = player.kept + victim.kept
    victim.kept = ()
    keep_limit(game, player)


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
                tell.did(
                    game, "surplus-discarded", player, {"gauge": card.name(), "from": f"seat-{player.seat}-surplus"}
                )
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
    last = game.box.pack.boards.wrath
    steps = [
        step
        for step in STEPS
        if step.steps and abs(step.steps) <= course.number and 0 <= game.wrath + step.steps <= last
    ]
    move_wrath(game, player, game.ask(player, "move-wrath", steps, course).steps)
