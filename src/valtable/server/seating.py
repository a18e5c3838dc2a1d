"""Who sits where: what becomes of the seats of a table when people come, leave, lend them to bots or play again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from valtable import bots
from valtable.engine.errors import SetupError
from valtable.engine.match import Match
from valtable.engine.rules import Rules
from valtable.server import shared
from valtable.table import wire
from valtable.table.clock import Clock
from valtable.table.people import bot_names, clean_name, hash_recovery, hash_secret, new_recovery, new_secret, unlike
from valtable.table.problem import Problem
from valtable.table.table import DEFAULT_LEVEL, OPEN, OVER, Seat, Table


def new_id() -> str:
    """An address that nobody can guess."""
    return secrets.token_hex(8)


LONGEST_THOUGHT: Final = 2.0  # seconds for one decision of a bot
MOST_PLAYOUTS: Final = 2000


def new_seed() -> int:
    """One of too many to be tried out by somebody who knows a few cards."""
    return secrets.randbits(64)


def spare_names() -> list[str]:
    """Names for those who come without one, in some order."""
    names = list(bot_names())
    secrets.SystemRandom().shuffle(names)
    return names


def level_of(level: str | None) -> str:
    wanted = DEFAULT_LEVEL if level is None else level
    try:
        budget = bots.parse(wanted).budget
    except SetupError as error:
        raise Problem(400, "no-level", str(error)) from None
    if budget is not None and (budget.seconds > LONGEST_THOUGHT or budget.playouts > MOST_PLAYOUTS):
        allowed = f"{LONGEST_THOUGHT:g} seconds or {MOST_PLAYOUTS} playouts"
        raise Problem(400, "no-level", f"{wanted!r} would keep the others waiting; allowed here: {allowed}")
    return wanted


def begin(table: Table) -> Match:
    match = shared.start(table.game, len(table.seats), table.options, table.seed, [seat.name for seat in table.seats])
    give_tastes(table, match.rules)
    return match


def give_tastes(table: Table, rules: Rules) -> None:
    """Bots are company: each gets a temperament of its own, as far as there are some, unless it was told which."""
    tastes = bots.tastes(rules)
    secrets.SystemRandom().shuffle(tastes)  # not by the match's seed, of which nobody is to learn anything
    for seat in table.seats:
        if tastes and seat.kind == "bot" and seat.level is not None:
            with_taste = bots.with_taste(seat.level, tastes[0])
            if with_taste != seat.level:
                seat.level = with_taste
                tastes = [*tastes[1:], tastes[0]]


def seated(seat: Seat, number: int, key: bytes, owner: str | None) -> tuple[Seat, wire.SeatTaken]:
    """The seat with fresh proofs, and the proofs themselves, which are told this once."""
    secret, words = new_secret(), new_recovery()
    seat.owner = owner
    seat.secrets = (hash_secret(secret),)
    seat.recovery = hash_recovery(words, key)
    return seat, wire.SeatTaken(number, secret, words)


def change_seat(draft: Table, number: int, kind: str, level: str | None) -> None:
    """What a host does with a seat."""
    seat = draft.seats[number]
    if draft.status == OVER:
        raise Problem(409, "over", "the game is over")
    if kind == "none":
        need_lobby(draft)
        del draft.seats[number]
    elif kind == "open":
        seat.free()
        if draft.status == OPEN:
            seat.name = ""
    elif kind == "person":
        if not seat.lent:
            raise Problem(409, "not-lent", f"seat {number} is not lent to a bot")
        seat.lent = False
        seat.level = None
    elif seat.kind == "person":
        if draft.status == OPEN:
            raise Problem(409, "seat-taken", f"seat {number} is taken; free it first")
        seat.lent = True
        seat.level = level
    else:
        if seat.kind == "open":
            others = [other.name for other in draft.seats if other is not seat]
            seat.free()
            seat.kind = "bot"
            seat.name = unlike(spare_names().pop(), others)
            rename(draft)
        seat.level = level


def need_lobby(draft: Table) -> None:
    """How a game is set up is the host's to change until it begins; what a campaign sets up is the campaign's."""
    if draft.status != OPEN:
        raise Problem(409, "begun", "the game has begun")
    if draft.campaign is not None:
        raise Problem(409, "of-campaign", "this table is part of a campaign, which sets it up")


def rename(draft: Table) -> None:
    """The match knows its players by the names at the table."""
    if draft.match is not None:
        draft.match = draft.match.copy()
        draft.match.names = [seat.name for seat in draft.seats]


def seats_of_file(
    match: Match, mine: int, key: bytes, owner: str | None, levels: Sequence[str] = (DEFAULT_LEVEL,)
) -> tuple[list[Seat], wire.SeatTaken]:
    """Me in one seat, bots in the others (of these levels in turn, the last for the rest), under the names there."""
    seats: list[Seat] = []
    spare = spare_names()
    wanted = [*levels, *([levels[-1]] * match.players)]
    for number in range(match.players):
        try:
            name = clean_name(match.names[number])
        except Problem:
            name = spare.pop()
        name = unlike(name, [seat.name for seat in seats])
        seats.append(Seat("person", name) if number == mine else Seat("bot", name, wanted.pop(0)))
    _, proof = seated(seats[mine], mine, key, owner)
    return seats, proof


def again(table: Table, host: str, options: dict[str, Any] | None = None) -> Table:
    """A new table for the same people: seats keep their proofs, a lent one is a bot's, an abandoned one is open."""
    seats = []
    names = [seat.name for seat in table.seats]
    for old in table.seats:
        seat = old.copy()
        seat.standing = {}
        seat.hints = 0
        if old.lent:  # whoever lent it is not there any more, and nobody plays under their name
            seat = Seat("bot", unlike(spare_names().pop(), names), old.level)
            names.append(seat.name)
        elif old.kind == "person" and not old.secrets:
            seat = Seat("open")
        seats.append(seat)
    fresh = Table(new_id(), table.game, table.options if options is None else options, new_seed(), seats, host)
    fresh.campaign = table.campaign
    fresh.title = table.title
    fresh.hints = table.hints
    fresh.clock = Clock(table.clock.pace, table.clock.at_zero)
    fresh.origin = table.id
    fresh.begin_if_full(begin)
    return fresh
