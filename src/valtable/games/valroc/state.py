"""The state of a game of Valroc: mages and their boards, the eight districts, the sanctuary, decks, and the turn."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from valtable.engine.box import Box as EngineBox
from valtable.engine.fields import state
from valtable.engine.game import Game
from valtable.engine.hidden import Held
from valtable.engine.message import Message
from valtable.engine.question import Amount, Choice
from valtable.engine.windows import Patient
from valtable.games.valroc.cards import Action, Course, Creature, DarkMagic, Pack, Spell
from valtable.games.valroc.vocabulary import DISTRICTS, ELEMENTS, OBJECTS, PAWNS

MOST: Final = 12  # the end of the tracks of magic power and skills (l.137)
GOAL: Final = 6  # creatures (l.466)
KEEP: Final = 4  # action cards that may lie before a player, a wound included (l.362)
MERCENARY_COST: Final = 2  # l.214
DEAL: Final = 4  # creatures dealt for each draft of a deck (l.177)
PICKS: Final = 3

# The districts, in the order in which they are resolved (l.226-236).
DARK: Final = 0
FOUNTAIN: Final = 1
TAVERN: Final = 2
CAVE: Final = 3
TRAINING: Final = 4
SANCTUARY: Final = 5
UNIVERSITY: Final = 6
ARENA: Final = 7

# All slots in one row: where those of each district begin, and the end.
START: Final = (0, 2, 6, 10, 14, 18, 19, 23, 27)
SLOTS: Final = 27
DISTRICT_OF: Final = tuple([here for here in range(8) for _ in range(START[here + 1] - START[here])])

# What stands on a slot: nothing, a ban token, or a pawn (its seat, its kind, and whether it is a mage for this turn).
FREE: Final = -1
BANNED: Final = -2
MAGE: Final = 0
ASSISTANT: Final = 1
MERCENARY: Final = 2
MONK: Final = 3
AS_MAGE: Final = 16

# The objects (l.35-42); an open flask has its 5 PM side up (l.522).
DIAMOND: Final = 0
MUSHROOM: Final = 1
PLANT: Final = 2
BERRY: Final = 3
FLASK: Final = 4
GAUGE_FULL: Final = 5
GAUGE_MEDIUM: Final = 6
GAUGE_SMALL: Final = 7
OPEN_FLASK: Final = 8
OBJECT_KINDS: Final = 9
OBJECT_NAMES: Final = (*OBJECTS, "open_flask")

# Ban tokens by the number of players (l.77-93); the one in the cave moves.
BANS: Final[dict[int, tuple[int, ...]]] = {
    2: (START[FOUNTAIN] + 1, START[TAVERN] + 1, START[TRAINING] + 1, START[TRAINING] + 2, START[ARENA] + 1),
    3: (START[TRAINING] + 1,),
    4: (),
}


class Phase(IntEnum):
    """What the next step is."""

    DRAFT = 0
    KEEP = 1
    SKILLS = 2
    TURN = 3
    PLANNING = 4
    ACTIONS = 5
    OFFERINGS = 6
    MAINTENANCE = 7
    OVER = 8


# The moments of a turn at which something may be used (l.256, l.268), and one at which waits end without a question.
TURN_START: Final = 1
PLACEMENT: Final = 2  # before a pawn is placed
PLANNED: Final = 4  # all pawns are placed, the first action comes
INSIDE: Final = 8  # in the midst of one's own action: nothing that belongs before or between actions
STATUE: Final = 16  # before a statue of the offering phase
FIRST_STATUE: Final = 32
REVEALED: Final = 64  # the bids for a statue lie open
LAST: Final = 128  # after the last action of the game
TURN_END: Final = 256
BEFORE: Final = tuple([512 << district for district in range(8)])  # an action in that district
ANY_ACTION: Final = 512 * 255
USUAL: Final = PLANNED | FIRST_STATUE | REVEALED | LAST  # at these moments people are asked without asking for it


def pawn(seat: int, kind: int, as_mage: bool) -> int:
    return seat + 4 * kind + (AS_MAGE if as_mage else 0)


def seat_of(pawn: int) -> int:
    return pawn & 3


def kind_of(pawn: int) -> int:
    return (pawn >> 2) & 3


def is_mage(pawn: int) -> bool:
    """A mage, or a pawn that a mushroom has made one (l.538)."""
    return pawn & AS_MAGE != 0 or (pawn >> 2) & 3 == MAGE


@state
class Player(Patient):
    """A mage with an assistant and a mercenary: tracks, Vals, objects, creatures, courses, spells, training cards."""

    vals: int
    pm: int
    skills: list[int]  # in the four elements
    objects: list[int]
    packet: tuple[Creature, ...]  # the creatures being passed on in the draft
    hand: tuple[Creature, ...]
    beaten: tuple[Creature, ...]
    mount: str  # the creature ridden last (its id), for everybody to see
    courses: tuple[Course, ...]
    spent: tuple[Course, ...]  # those used once, face down now (l.406)
    spells: tuple[Held[Spell], ...]  # face down
    used: tuple[Spell, ...]  # face up (l.272)
    kept: tuple[Action, ...]  # the surplus of trainings (l.362)
    wounds: tuple[Action, ...]
    resting: tuple[Action, ...]  # the wound on which the mage sits (l.364)
    out: int  # the turn that the mage spends there
    placed: int  # a bit for each pawn placed this turn
    visits: int  # a bit for each district visited this turn

    def course_number(self, verb: str) -> int:
        """What the courses of that kind amount to; 0 without one. Those used once no longer count."""
        total = 0
        for course in self.courses:
            if course.verb == verb and course not in self.spent:
                total = max(total, course.number, 1)
        return total

    def spell(self, verb: str) -> Spell | None:
        """The spell of that kind in hand which costs least, if there is one."""
        found: Spell | None = None
        for held in self.spells:
            if held[0].verb == verb and (found is None or held[0].loss < found.loss):
                found = held[0]
        return found

    @property
    def hybrids(self) -> int:
        return sum([1 for creature in self.beaten if creature.hybrid])


class Slot(Choice):
    """Where one pawn can stand."""

    __slots__ = ("district", "index", "number")

    def __init__(self, index: int) -> None:
        self.index = index
        self.district = DISTRICT_OF[index]
        self.number = index - START[self.district]
        end = ELEMENTS[self.number].id if self.district == CAVE else str(self.number + 1)
        super().__init__(f"{DISTRICTS[self.district]}-{end}")

    def name(self) -> Message:
        return DISTRICT_NAMES[self.district]

    def label(self, game: Game) -> Message:
        assert isinstance(game, Valroc)
        if self.district == CAVE:
            return Message("option-room", {"element": ELEMENTS[self.number].name()})
        if self.district == DARK:
            return Message("option-rite", {"card": game.dark.rites[self.number].name()})
        if self.district == UNIVERSITY and game.display[self.number]:
            course = game.display[self.number]
            if game.display.count(course) > 1:  # both copies lie there
                return Message("option-course-slot", {"card": course[0].name(), "n": self.number + 1})
            return Message("option-course", {"card": course[0].name()})
        return self.name()

    def about(self) -> dict[str, Message]:
        return {"place": self.name()}


DISTRICT_NAMES: Final = [Message("place-" + name) for name in DISTRICTS]


class PawnChoice(Choice):
    """A pawn to place; with a mushroom it is a mage for this turn."""

    __slots__ = ("as_mage", "kind")

    def __init__(self, kind: int, as_mage: bool) -> None:
        super().__init__(PAWNS[kind] + ("-mushroom" if as_mage else ""))
        self.kind = kind
        self.as_mage = as_mage


class Box(EngineBox):
    """The cards, the options, and the things that can be offered."""

    __slots__ = ("bids", "draft", "mythics", "pack", "pawns", "random_hunting", "rotate", "slots")

    def __init__(self, pack: Pack, players: int, draft: bool, mythics: int, rotate: bool, random_hunting: bool) -> None:
        super().__init__(players)
        self.pack = pack
        self.draft = draft
        self.mythics = mythics
        self.rotate = rotate
        self.random_hunting = random_hunting
        self.slots = [Slot(index) for index in range(SLOTS)]
        self.pawns = [PawnChoice(kind, False) for kind in range(4)] + [PawnChoice(kind, True) for kind in range(4)]
        self.bids: list[Amount] = []

    def vals(self, n: int) -> Amount:
        """So many Vals, as a choice."""
        while len(self.bids) <= n:
            self.bids.append(Amount("val", len(self.bids)))
        return self.bids[n]


@state
class Valroc(Game):
    """The whole table."""

    box: Box
    players: list[Player]
    turn: int
    first: int
    active: int  # who places next
    passed: int  # a bit for each seat that places no more this turn
    slots: list[int]
    slot: int  # the slot to be resolved next
    monk: int  # whose pawn the monk is this turn, or -1
    monk_next: int  # and the next turn (l.388)
    wrath: int
    statues: list[int]  # Vals on each
    gems: list[int]  # diamonds on each
    hunting: tuple[int, ...]  # the element of each row of the hunting board
    display: list[tuple[Course, ...]]  # the courses to be had: for each slot one, or none
    course_deck: tuple[Course, ...]  # all decks from bottom to top
    course_discard: tuple[Course, ...]
    action_deck: tuple[Action, ...]
    action_discard: tuple[Action, ...]
    looking: tuple[Action, ...]  # drawn, and not yet taken or discarded: everybody sees them
    spell_deck: tuple[Spell, ...]
    spell_discard: tuple[Held[Spell], ...]  # face down, but for those that the dark tower took back
    dark: DarkMagic
    dark_deck: tuple[DarkMagic, ...]
    dark_discard: tuple[DarkMagic, ...]
    dark_on: int  # which of the two rites works this turn: 1 the upper, 2 the lower
    dark_targets: list[int]  # for each of the two: the seat that it strikes, or -1
    dark_elements: list[int]  # and the element chosen for it, or -1
    creature_decks: list[tuple[Creature, ...]]
    dummy: tuple[Creature, ...]  # the packet of the third drafter when two play (l.204)
    set_aside: tuple[Held[Creature], ...]  # out of the game
    draft_round: int  # picks made so far, nine in all
    prestige: tuple[int, ...]  # what everybody announced before the first turn (l.200)
    statue: int  # the statue that is, or was last, bid for
    offering_cards: tuple[int, ...]  # for two players: face down on the statues
    shown: int  # for how many statues the bids have been opened
    announced: tuple[int, ...]  # Vals before the bids (l.443)
    bids: list[int]
    gem_bids: list[int]
    reshuffled: int  # a bit for each seat that has reshuffled since the last action
    quiet: int  # turns without a creature beaten, the present one included
    end_reason: str

    def in_order(self) -> list[Player]:
        """Everybody, the first player first, clockwise."""
        return self.players[self.first :] + self.players[: self.first]

    def others(self, player: Player) -> list[Player]:
        """Everybody else, clockwise from the player's left."""
        return self.players[player.seat + 1 :] + self.players[: player.seat]

    def at(self, district: int) -> list[int]:
        """The pawns in a district, by slot."""
        return [here for here in self.slots[START[district] : START[district + 1]] if here >= 0]

    def stock(self, kind: int) -> int:
        """How many tokens of that kind nobody holds (l.34-42)."""
        held = sum([player.objects[kind] for player in self.players])
        if kind == FLASK:
            held += sum([player.objects[OPEN_FLASK] for player in self.players])
        elif kind == DIAMOND:
            held += sum(self.gems)
        return self.box.pack.objects[kind].copies - held

    def dominant(self) -> int:
        """The element of the statue with most Vals, a diamond before any Vals (l.394, l.556); -1 when none is."""
        best = -1
        most = 0
        for element in range(4):
            rank = self.statues[element] + (1_000_000 if self.gems[element] else 0)
            if rank > most:
                best, most = element, rank
            elif rank == most:
                best = -1
        return best
