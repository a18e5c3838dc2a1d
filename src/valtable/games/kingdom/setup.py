"""Setting up the table (rulebook l.85-162, and the variants' own preparations)."""

from __future__ import annotations

from valtable.engine.chance import Chance
from valtable.engine.errors import SetupError
from valtable.engine.pack import all_copies
from valtable.engine.setting import Setting
from valtable.games.kingdom.cards import Duke, Pack
from valtable.games.kingdom.state import Box, Kingdom, Phase, Player, Spare
from valtable.games.realm.cards import FIRST_VALUES, Citizen, Monster
from valtable.games.realm.setup import FIRST_AREAS, check_citizens, chosen_areas, chosen_citizen, event_pile
from valtable.games.realm.tableau import Tableau
from valtable.games.realm.vocabulary import AREAS

FIRST_CITIZENS = (  # l.111-112
    *("cleric", "merchant", "mercenary", "archer", "peasant"),
    *("knight", "rogue", "champion", "paladin", "butcher"),
)
START_GOLD = 2  # l.144
START_MAGIC = 1


def settings(pack: Pack) -> tuple[Setting, ...]:
    """The options of a match, with what the pack offers."""
    return (
        Setting("areas", "first", ("first", "random"), AREAS, 5),
        Setting("citizens", "first", ("first", "random"), tuple(card.id for card in pack.citizens), 10),
        Setting("events", False, (False, True), tuple(card.id for card in pack.events)),
        Setting("mixed_citizens", False, (False, True)),
        Setting("no_duke", False, (False, True)),
        Setting("sum_attacks", False, (False, True)),
        Setting("endless_attacks", False, (False, True)),
        Setting("cards", ""),
    )


def check(pack: Pack, players: int, options: dict[str, object]) -> None:
    """Refuse what the rulebook does not let go together."""
    citizens = options["citizens"]
    if isinstance(citizens, list):
        check_citizens(pack, citizens)
    if options["mixed_citizens"] and citizens != "first":
        raise SetupError("options 'mixed_citizens' and 'citizens' exclude each other: mixed stacks use every citizen")
    areas = options["areas"]
    for area in FIRST_AREAS if areas == "first" else areas if isinstance(areas, list) else ():
        if not pack.monsters_of(area):
            raise SetupError(f"option 'areas': {pack.file} has no monsters of {area!r}")
    events = options["events"]
    if isinstance(events, list) and len(events) > players:
        raise SetupError(f"option 'events': {len(events)} given, but there is one monster event per player: {players}")
    if players == 1 and options["no_duke"]:
        raise SetupError("option 'no_duke' is not allowed with 1 player: the solo scores need both dukes")
    for name in ("sum_attacks", "endless_attacks"):
        if players > 1 and options[name]:
            raise SetupError(f"option {name!r} raises the solo difficulty; it is allowed with 1 player only")


def setup(box: Box, chance: Chance) -> Kingdom:
    """Lay out the centre, deal the dukes, choose the first player."""
    pack = box.pack
    players = box.players
    areas = chosen_areas(pack, box.areas, chance)
    stacks = sorted_stacks([monster_stack(pack, area, players == 5) for area in areas])
    citizens, spare_citizens = citizen_stacks(box, chance)
    deck = chance.shuffled(pack.domains)
    height = 4 if players == 5 else 3
    domains = [tuple(deck[height * i : height * (i + 1)]) for i in range(5)]
    dukes = chance.shuffled(pack.dukes)
    people = [deal(box, seat, tuple(dukes[2 * seat : 2 * seat + 2])) for seat in range(players)]
    dealt = 0 if box.no_duke else 2 * players
    events, spare_events = event_pile(pack, players if box.events else 0, box.events_wanted, chance)
    spare = Spare(
        spare_citizens,
        tuple(deck[5 * height :]),
        tuple(dukes[dealt:]),
        spare_events,
    )
    first = chance.below(players)
    return Kingdom(
        chance=chance,
        box=box,
        players=people,
        areas=tuple([stack[0].area for stack in stacks]),
        monsters=stacks,
        citizens=citizens,
        domains=domains,
        unseen=[len(stack) - 1 if box.mixed else 0 for stack in citizens],
        unturned=-1,
        covers={},
        exhausted_pile=box.exhausted_cards,
        event_pile=events,
        known_events=0,
        tokens={},
        spare=spare,
        dark_lord=box.dark_lord,
        phase=Phase.ROLL if box.no_duke else Phase.DUKES,
        turn=0,
        first=first,
        active=first,
        die1=0,
        die2=0,
        last_round=False,
        end_reason="",
    )


def monster_stack(pack: Pack, area: str, five: bool) -> tuple[Monster, ...]:
    """From bottom to top: the strongest lies lowest (l.103, l.520); five players add the marked cards (l.658)."""
    stack: list[Monster] = []
    for card in reversed(pack.monsters_of(area)):
        stack.extend([card] * (card.copies_five if five else card.copies))
    return tuple(stack)


def sorted_stacks(stacks: list[tuple[Monster, ...]]) -> list[tuple[Monster, ...]]:
    """The row goes from the weakest top monster to the strongest (l.103); then the next cards decide."""
    return sorted(stacks, key=strengths)


def strengths(stack: tuple[Monster, ...]) -> tuple[list[int], str]:
    """From the top down; areas whose monsters are equally strong have an order all the same."""
    return [card.strength for card in reversed(stack)], stack[0].area


def citizen_stacks(box: Box, chance: Chance) -> tuple[list[tuple[Citizen, ...]], tuple[tuple[Citizen, ...], ...]]:
    """Five copies a stack, six for five players; mixed, all citizens of a value are shuffled together (l.696)."""
    height = 6 if box.players == 5 else 5
    stacks: list[tuple[Citizen, ...]] = []
    spare: list[tuple[Citizen, ...]] = []
    for value in FIRST_VALUES:
        kinds = box.pack.citizens_of(value)
        if box.mixed:
            cards = chance.shuffled(all_copies(kinds))
            stacks.append(tuple(cards[:height]))
            spare.append(tuple(cards[height:]))
            continue
        stacks.append((chosen_citizen(kinds, box.citizens, FIRST_CITIZENS, chance),) * height)
        spare.append(())
    return stacks, tuple(spare)


def deal(box: Box, seat: int, dukes: tuple[Duke, ...]) -> Player:
    tableau = Tableau(tuple(box.pack.starters), (), ())
    return Player(seat, START_GOLD, 0, START_MAGIC, 0, tableau, (), () if box.no_duke else dukes, None)
