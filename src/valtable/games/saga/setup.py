"""Setting up a book (rulebook l.38-53, and for later ones l.339-371)."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.chance import Chance
from valtable.engine.errors import SetupError
from valtable.engine.setting import Setting
from valtable.games.realm.cards import FIRST_VALUES, Monster
from valtable.games.realm.setup import check_citizens, chosen_areas, chosen_citizen, event_pile
from valtable.games.realm.state import COLUMNS
from valtable.games.realm.tableau import Tableau
from valtable.games.realm.vocabulary import AREAS
from valtable.games.saga.books import Library
from valtable.games.saga.cards import FAVOURS, Pack
from valtable.games.saga.shelf import coffer_data
from valtable.games.saga.state import BRIGHT, INTACT, NONE, Box, Phase, Player, Saga

FIRST_CITIZENS: Final = (  # l.47
    *("cleric", "merchant", "mercenary", "wizard", "peasant"),
    *("knight", "rogue", "champion", "paladin", "butcher"),
)
STACK_MORE: Final = 2  # citizens in a stack beside one for each player (l.47) ...
STACK_MORE_HARD: Final = 1  # ... on the harder level (l.357) ...
STACK_MOST: Final = 6  # ... and at most
EXHAUSTED_CARDS: Final = 10


def settings(pack: Library) -> tuple[Setting, ...]:
    """The options of a match, with what the pack and the shelf offer."""
    return (
        Setting("book", pack.books.books[0].id, tuple(book.id for book in pack.books.books), free=True),
        Setting("areas", "first", ("first", "random"), AREAS, 5),
        Setting("citizens", "first", ("first", "random"), tuple(card.id for card in pack.citizens), 10),
        Setting("hard", False, (False, True)),
        Setting("events", False, (False, True), tuple(card.id for card in pack.events)),
        Setting("coffer", {}, check=coffer_data),
        Setting("cards", ""),
        Setting("books", ""),
    )


def check(pack: Pack, players: int, options: dict[str, Any]) -> None:
    """Refuse what cannot be set up."""
    if isinstance(options["citizens"], list):
        check_citizens(pack, options["citizens"])
    events = options["events"]
    if isinstance(events, list) and len(events) > players:
        raise SetupError(f"option 'events': {len(events)} given, but there is one monster event per player: {players}")
    for area in options["areas"] if isinstance(options["areas"], list) else ():
        if not pack.monsters_of(area):
            raise SetupError(f"option 'areas': {pack.file} has no monsters of {area!r}")


def setup(box: Box, chance: Chance) -> Saga:
    """Lay out the siege, hand out what the book gives, choose the first player."""
    pack, book, players = box.pack, box.book, box.players
    cards = chance.shuffled(monsters_of(pack, chosen_areas(pack, box.areas, chance)))
    row, deck = cards[:COLUMNS], cards[COLUMNS:]
    dark = chance.shuffled(pack.dark_monsters)
    coming: list[Monster] = [*deck, *dark[: book.dark_monsters], *box.returning]  # after the row is dealt (l.45, l.343)
    height = min(players + (STACK_MORE_HARD if box.hard else STACK_MORE), STACK_MOST)
    kinds = [pack.citizens_of(value) for value in FIRST_VALUES]
    citizens = [(chosen_citizen(kind, box.citizens, FIRST_CITIZENS, chance),) * height for kind in kinds]
    favours = chance.shuffled(pack.favours)
    events, spare_events = event_pile(pack, players if box.ways.events else 0, box.events_wanted, chance)  # l.359
    radiant = BRIGHT if pack.radiant.id in book.needs and pack.radiant.id in box.coffer["holds"] else NONE
    gold, strength, magic, vp = book.start
    tableau = Tableau(tuple(pack.starters), (), ())
    first = chance.below(players)
    return Saga(
        chance=chance,
        phase=Phase.OPENING,
        monsters=[(monster,) for monster in row],
        citizens=citizens,
        unseen=[0] * len(citizens),
        covers={},
        exhausted_pile=EXHAUSTED_CARDS,
        event_pile=events,
        known_events=0,
        tokens={},
        turn=0,
        first=first,
        active=first,
        die1=0,
        die2=0,
        box=box,
        players=[Player(seat, gold, strength, magic, vp, tableau, radiant) for seat in range(players)],
        walls=[INTACT] * COLUMNS,
        deck=tuple(chance.shuffled(coming)),
        discard=(),
        unused=tuple(dark[book.dark_monsters :]),
        shuffles=0,
        banished=(),
        exiled=(),
        oubliettes=(),
        favours=[*favours[:FAVOURS]],
        favour_deck=tuple(favours[FAVOURS:]),
        favour_discard=(),
        boons=tuple(box.boons),
        page=0,
        placed=(),
        task_tokens=(0, 0, 0),
        spare_events=spare_events,
        slain=0,
        end="",
    )


def monsters_of(pack: Pack, areas: list[str]) -> list[Monster]:
    """Those of five areas without bosses, wardens and what five players add in Kingdom: twenty (l.45)."""
    return [
        card for area in areas for card in pack.monsters_of(area) for _ in range(card.copies) if card.type != "boss"
    ]
