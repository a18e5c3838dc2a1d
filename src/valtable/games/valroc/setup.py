"""Setting up the table (rulebook l.56-95), with the recommended hands or ready for the draft (l.175-204)."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.chance import Chance
from valtable.engine.errors import SetupError
from valtable.engine.hidden import everyone
from valtable.engine.setting import Setting
from valtable.games.valroc.state import (
    BANNED,
    BANS,
    DEAL,
    FREE,
    OBJECT_KINDS,
    SLOTS,
    USUAL,
    Box,
    Phase,
    Player,
    Valroc,
)

START_PM: Final = 3  # l.72
START_SKILL: Final = 1
START_VALS: Final = 3  # l.73
COURSES: Final = 4  # l.62
FIRST_HUNTING: Final = (3, 1, 0, 2)  # air, water, fire, earth (l.67)

SETTINGS: Final[tuple[Setting, ...]] = (
    Setting("hands", "recommended", ("recommended", "draft")),
    Setting("mythics", 1, (1, 2, 3)),
    Setting("hunting", "recommended", ("recommended", "random")),
    Setting("rotate_first_player", False, (False, True)),
    Setting("cards", ""),
)


def check(options: dict[str, Any]) -> None:
    """Refuse what does not go together."""
    if options["mythics"] != 1 and options["hands"] != "draft":
        raise SetupError("option 'mythics': a recommended hand holds 1 mythic; 2 or 3 are allowed with hands 'draft'")


def setup(box: Box, chance: Chance) -> Valroc:
    pack = box.pack
    darks = chance.shuffled(pack.dark_magic)
    spells = chance.shuffled(pack.spells)
    actions = chance.shuffled(pack.actions)
    courses = chance.shuffled(pack.course_deck())
    hunting = tuple(chance.shuffled(FIRST_HUNTING)) if box.random_hunting else FIRST_HUNTING
    players = [new_player(seat) for seat in range(box.players)]
    game = Valroc(
        chance=chance,
        box=box,
        players=players,
        phase=Phase.DRAFT,
        turn=1,
        first=0,
        active=0,
        passed=0,
        slots=[FREE] * SLOTS,
        slot=0,
        monk=-1,
        monk_next=-1,
        wrath=0,
        statues=[0, 0, 0, 0],
        gems=[0, 0, 0, 0],
        hunting=hunting,
        display=[(course,) for course in courses[:COURSES]],
        course_deck=tuple(courses[COURSES:]),
        course_discard=(),
        action_deck=tuple(actions),
        action_discard=(),
        looking=(),
        spell_deck=tuple(spells),
        spell_discard=(),
        dark=darks[0],
        dark_deck=tuple(darks[1:]),
        dark_discard=(),
        dark_on=0,
        dark_targets=[-1, -1],
        dark_elements=[-1, -1],
        creature_decks=[(), (), ()],
        dummy=(),
        set_aside=(),
        draft_round=0,
        prestige=(),
        statue=0,
        offering_cards=(),
        shown=0,
        announced=(),
        bids=[0] * box.players,
        gem_bids=[0] * box.players,
        reshuffled=0,
        quiet=0,
        end_reason="",
    )
    for slot in BANS[box.players]:
        game.slots[slot] = BANNED
    if box.draft:
        game.creature_decks = [tuple(chance.shuffled(pack.creatures_of(category))) for category in range(3)]
        deal(game)
    else:
        recommended_hands(game)
    return game


def new_player(seat: int) -> Player:
    return Player(
        seat=seat,
        waits=USUAL,
        vals=START_VALS,
        pm=START_PM,
        skills=[START_SKILL] * 4,
        objects=[0] * OBJECT_KINDS,
        packet=(),
        hand=(),
        beaten=(),
        mount="",
        courses=(),
        spent=(),
        spells=(),
        used=(),
        kept=(),
        wounds=(),
        resting=(),
        out=0,
        placed=0,
        visits=0,
    )


def recommended_hands(game: Valroc) -> None:
    """A prepared hand for each player, at random; the others stay in the box (l.184-196)."""
    hands = game.chance.shuffled(game.box.pack.hands[: game.box.players])
    dealt: set[str] = set()
    for player in game.players:
        player.hand = hands[player.seat].creatures
        dealt.update([card.id for card in player.hand])
    all_know = everyone(game.box.players)
    game.set_aside = tuple([(card, all_know, 0) for card in game.box.pack.creatures if card.id not in dealt])
    game.phase = Phase.SKILLS


def deal(game: Valroc) -> None:
    """Four creatures of the next deck to each player (l.177), and to a third of two (l.204)."""
    category = game.draft_round // 3
    deck = game.creature_decks[category]
    for player in game.players:
        player.packet = deck[:DEAL]
        deck = deck[DEAL:]
    if len(game.players) == 2:
        game.dummy = deck[:DEAL]
        deck = deck[DEAL:]
    game.creature_decks[category] = deck
