"""The state of a game of Valroc: mages and their boards, the eight places, the sanctuary, decks, and the turn."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar, Final

from valtable.engine.chance import Chance
from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.moments import Patient
from valtable.engine.question import Amount, Choice, SeatChoice
from valtable.games.valroc.cards import Action, Course, Creature, DarkMagic, Pack, Spell
from valtable.games.valroc.words import ELEMENTS, OBJECTS, PAWNS, PLACES

MOST: Final = 12  # the end of the tracks of magic power and skills (l.137)
GOAL: Final = 6  # creatures (l.466)
KEEP: Final = 4  # action cards that may lie before a player, a wound included (l.362)
MERCENARY_COST: Final = 2  # l.214
DEAL: Final = 4  # creatures dealt for each draft of a deck (l.177)
PICKS: Final = 3

# The places, in the order in which they are resolved (l.226-236).
DARK: Final = 0
FOUNTAIN: Final = 1
TAVERN: Final = 2
CAVE: Final = 3
TRAINING: Final = 4
SANCTUARY: Final = 5
UNIVERSITY: Final = 6
ARENA: Final = 7

# All slots in one row: where those of each place begin, and the end.
START: Final = (0, 2, 6, 10, 14, 18, 19, 23, 27)
SLOTS: Final = 27
PLACE_OF: Final = tuple([place for place in range(8) for _ in range(START[place + 1] - START[place])])

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


HeldSpell = tuple[Spell, int]  # a spell in hand, and which shuffle of the deck it came from
LaidSpell = tuple[Spell, int, int]  # one discarded face down: the same, and a bit for each seat that knows it
Laid = tuple[Creature, int]  # a creature out of the game, and a bit for each seat that knows it


def pawn(seat: int, kind: int, as_mage: bool) -> int:
    return seat + 4 * kind + (AS_MAGE if as_mage else 0)


def seat_of(pawn: int) -> int:
    return pawn & 3


def kind_of(pawn: int) -> int:
    return (pawn >> 2) & 3


def is_mage(pawn: int) -> bool:
    """A mage, or a pawn that a mushroom has made one (l.538)."""
    return pawn & AS_MAGE != 0 or (pawn >> 2) & 3 == MAGE


class Player(Patient):
    """A mage with an assistant and a mercenary: tracks, Vals, objects, creatures, courses, spells, training cards."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "waits",
        "vals",
        "pm",
        "skills",
        "objects",
        "packet",
        "hand",
        "beaten",
        "mount",
        "courses",
        "spent",
        "spells",
        "used",
        "kept",
        "wounds",
        "resting",
        "out",
        "placed",
        "visits",
    )
    __slots__ = FIELDS[2:]

    def __init__(
        self,
        seat: int,
        waits: int,
        vals: int,
        pm: int,
        skills: list[int],
        objects: list[int],
        packet: tuple[Creature, ...],
        hand: tuple[Creature, ...],
        beaten: tuple[Creature, ...],
        mount: str,
        courses: tuple[Course, ...],
        spent: tuple[Course, ...],
        spells: tuple[HeldSpell, ...],
        used: tuple[Spell, ...],
        kept: tuple[Action, ...],
        wounds: tuple[Action, ...],
        resting: tuple[Action, ...],
        out: int,
        placed: int,
        visits: int,
    ) -> None:
        self.seat = seat
        self.waits = waits
        self.vals = vals
        self.pm = pm
        self.skills = skills  # in the four elements
        self.objects = objects
        self.packet = packet  # the creatures being passed on in the draft
        self.hand = hand
        self.beaten = beaten
        self.mount = mount  # the creature ridden last (its id), for everybody to see
        self.courses = courses
        self.spent = spent  # those used once, face down now (l.406)
        self.spells = spells  # face down
        self.used = used  # face up (l.272)
        self.kept = kept  # the surplus of trainings (l.362)
        self.wounds = wounds
        self.resting = resting  # the wound on which the mage sits (l.364)
        self.out = out  # the turn that the mage spends there
        self.placed = placed  # a bit for each pawn placed this turn
        self.visits = visits  # a bit for each place visited this turn

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.waits,
            self.vals,
            self.pm,
            self.skills[:],
            self.objects[:],
            self.packet,
            self.hand,
            self.beaten,
            self.mount,
            self.courses,
            self.spent,
            self.spells,
            self.used,
            self.kept,
            self.wounds,
            self.resting,
            self.out,
            self.placed,
            self.visits,
        )

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
    """A place for one pawn."""

    __slots__ = ("index", "number", "place")

    def __init__(self, index: int) -> None:
        self.index = index
        self.place = PLACE_OF[index]
        self.number = index - START[self.place]
        end = ELEMENTS[self.number].id if self.place == CAVE else str(self.number + 1)
        super().__init__(f"{PLACES[self.place]}-{end}")

    def name(self) -> Message:
        return Message("place-" + PLACES[self.place])

    def words(self, game: Game) -> Message:
        assert isinstance(game, Valroc)
        if self.place == CAVE:
            return Message("option-room", {"element": ELEMENTS[self.number].name()})
        if self.place == DARK:
            rite = game.dark.upper if self.number == 0 else game.dark.lower
            return Message("option-rite", {"card": rite.name()})
        if self.place == UNIVERSITY:
            course = game.display[self.number]
            if course:
                return Message("option-course", {"card": course[0].name()})
        return self.name()

    def about(self) -> dict[str, Message]:
        return {"place": self.name()}


class PawnChoice(Choice):
    """A pawn to place; with a mushroom it is a mage for this turn."""

    __slots__ = ("as_mage", "kind")

    def __init__(self, kind: int, as_mage: bool) -> None:
        super().__init__(PAWNS[kind] + ("-mushroom" if as_mage else ""))
        self.kind = kind
        self.as_mage = as_mage


class Box(Choice):
    """What does not change during a match: the cards, the options, and the things that can be offered."""

    __slots__ = ("bids", "draft", "mythics", "pack", "pawns", "players", "random_hunting", "rotate", "seats", "slots")

    def __init__(self, pack: Pack, players: int, draft: bool, mythics: int, rotate: bool, random_hunting: bool) -> None:
        super().__init__("box")
        self.pack = pack
        self.players = players
        self.draft = draft
        self.mythics = mythics
        self.rotate = rotate
        self.random_hunting = random_hunting
        self.seats = [SeatChoice(seat) for seat in range(players)]
        self.slots = [Slot(index) for index in range(SLOTS)]
        self.pawns = [PawnChoice(kind, False) for kind in range(4)] + [PawnChoice(kind, True) for kind in range(4)]
        self.bids: list[Amount] = []

    def vals(self, n: int) -> Amount:
        """So many Vals, as a choice."""
        while len(self.bids) <= n:
            self.bids.append(Amount("val", len(self.bids)))
        return self.bids[n]


class Valroc(Game):
    """The whole table."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance",
        "phase",
        "box",
        "players",
        "turn",
        "first",
        "active",
        "passed",
        "slots",
        "slot",
        "monk",
        "monk_next",
        "wrath",
        "statues",
        "gems",
        "hunting",
        "display",
        "course_deck",
        "course_discard",
        "action_deck",
        "action_discard",
        "looking",
        "spell_deck",
        "spell_discard",
        "spell_shuffles",
        "dark",
        "dark_deck",
        "dark_discard",
        "dark_on",
        "dark_targets",
        "dark_elements",
        "creature_decks",
        "fictive",
        "laid",
        "draft_round",
        "prestige",
        "statue",
        "offering_cards",
        "shown",
        "announced",
        "bids",
        "gem_bids",
        "armed",
        "reshuffled",
        "quiet",
        "end_reason",
    )
    __slots__ = FIELDS[2:]

    def __init__(
        self,
        chance: Chance,
        phase: int,
        box: Box,
        players: list[Player],
        turn: int,
        first: int,
        active: int,
        passed: int,
        slots: list[int],
        slot: int,
        monk: int,
        monk_next: int,
        wrath: int,
        statues: list[int],
        gems: list[int],
        hunting: tuple[int, ...],
        display: list[tuple[Course, ...]],
        course_deck: tuple[Course, ...],
        course_discard: tuple[Course, ...],
        action_deck: tuple[Action, ...],
        action_discard: tuple[Action, ...],
        looking: tuple[Action, ...],
        spell_deck: tuple[Spell, ...],
        spell_discard: tuple[LaidSpell, ...],
        spell_shuffles: int,
        dark: DarkMagic,
        dark_deck: tuple[DarkMagic, ...],
        dark_discard: tuple[DarkMagic, ...],
        dark_on: int,
        dark_targets: list[int],
        dark_elements: list[int],
        creature_decks: list[tuple[Creature, ...]],
        fictive: tuple[Creature, ...],
        laid: tuple[Laid, ...],
        draft_round: int,
        prestige: tuple[int, ...],
        statue: int,
        offering_cards: tuple[int, ...],
        shown: int,
        announced: tuple[int, ...],
        bids: list[int],
        gem_bids: list[int],
        armed: int,
        reshuffled: int,
        quiet: int,
        end_reason: str,
    ) -> None:
        super().__init__(chance, phase, len(players))
        self.box = box
        self.players = players
        self.turn = turn
        self.first = first
        self.active = active  # who places next
        self.passed = passed  # a bit for each seat that places no more this turn
        self.slots = slots
        self.slot = slot  # the slot to be resolved next
        self.monk = monk  # whose pawn the monk is this turn, or -1
        self.monk_next = monk_next  # and the next turn (l.388)
        self.wrath = wrath
        self.statues = statues  # Vals on each
        self.gems = gems  # diamonds on each
        self.hunting = hunting  # the element of each row of the hunting board
        self.display = display  # the courses to be had: for each slot one, or none
        self.course_deck = course_deck  # all decks from bottom to top
        self.course_discard = course_discard
        self.action_deck = action_deck
        self.action_discard = action_discard
        self.looking = looking  # drawn, and not yet taken or discarded: everybody sees them
        self.spell_deck = spell_deck
        self.spell_discard = spell_discard
        self.spell_shuffles = spell_shuffles  # how often the spell deck was made anew
        self.dark = dark
        self.dark_deck = dark_deck
        self.dark_discard = dark_discard
        self.dark_on = dark_on  # which of the two rites holds this turn: 1 the upper, 2 the lower
        self.dark_targets = dark_targets  # for each of the two: the seat that it strikes, or -1
        self.dark_elements = dark_elements  # and the element chosen for it, or -1
        self.creature_decks = creature_decks
        self.fictive = fictive  # the packet of the third drafter of two (l.204)
        self.laid = laid  # creatures out of the game
        self.draft_round = draft_round  # picks made so far, nine in all
        self.prestige = prestige  # what everybody announced before the first turn (l.200)
        self.statue = statue  # the statue that is bid for next
        self.offering_cards = offering_cards  # for two players: face down on the statues
        self.shown = shown  # for how many statues the bids have been opened
        self.announced = announced  # Vals before the bids (l.443)
        self.bids = bids
        self.gem_bids = gem_bids
        self.armed = armed  # a bit for each seat that holds something usable at any moment
        self.reshuffled = reshuffled  # a bit for each seat that has reshuffled since the last action
        self.quiet = quiet  # turns without a creature beaten, the present one included
        self.end_reason = end_reason

    def copy(self) -> Valroc:
        return Valroc(
            self.chance.copy(),
            self.phase,
            self.box,
            [player.copy() for player in self.players],
            self.turn,
            self.first,
            self.active,
            self.passed,
            self.slots[:],
            self.slot,
            self.monk,
            self.monk_next,
            self.wrath,
            self.statues[:],
            self.gems[:],
            self.hunting,
            self.display[:],
            self.course_deck,
            self.course_discard,
            self.action_deck,
            self.action_discard,
            self.looking,
            self.spell_deck,
            self.spell_discard,
            self.spell_shuffles,
            self.dark,
            self.dark_deck,
            self.dark_discard,
            self.dark_on,
            self.dark_targets[:],
            self.dark_elements[:],
            self.creature_decks[:],
            self.fictive,
            self.laid,
            self.draft_round,
            self.prestige,
            self.statue,
            self.offering_cards,
            self.shown,
            self.announced,
            self.bids[:],
            self.gem_bids[:],
            self.armed,
            self.reshuffled,
            self.quiet,
            self.end_reason,
        )

    def in_order(self) -> list[Player]:
        """Everybody, the first player first, clockwise."""
        return self.players[self.first :] + self.players[: self.first]

    def others(self, player: Player) -> list[Player]:
        """Everybody else, clockwise from the player's left."""
        return self.players[player.seat + 1 :] + self.players[: player.seat]

    def at(self, place: int) -> list[int]:
        """The pawns on a place, by slot."""
        return [here for here in self.slots[START[place] : START[place + 1]] if here >= 0]

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


OBJECT_NAMES: Final = (*OBJECTS, "open_flask")
