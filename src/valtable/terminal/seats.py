"""Who sits at the table: people and bots, worked out from the command line."""

from __future__ import annotations

from typing import Final

from valtable import bots
from valtable.engine.errors import SetupError
from valtable.engine.info import GameInfo

HUMAN: Final = "human"
DEFAULT_BOT: Final = "adept"


def seat_people(info: GameInfo, players: int | None, humans: int | None, chosen: list[str]) -> list[str]:
    """One word for each seat: "human", or the name of a bot; people sit first.

    What is left out follows from the rest: bots fill the seats that people leave free, and a list that is too short is
    repeated. With nothing given, one person meets one bot.
    """
    check_bots(chosen)
    people = 1 if humans is None else humans
    if people < 1:
        raise SetupError("--humans: at least one person plays; for bots alone there is 'valtable simulate'")
    if players is None:
        wanted = people + (len(chosen) or (0 if people > 1 else 1))
        players = max(wanted, info.min_players)
    check_players(info, players)
    free = players - people
    if free < 0:
        raise SetupError(f"--humans: {people} people do not fit into a game of {players}")
    if len(chosen) > free:
        raise SetupError(f"--bots: {len(chosen)} bots and {people} people do not fit into a game of {players}")
    return [HUMAN] * people + fill(chosen, free)


def seat_bots(info: GameInfo, players: int | None, chosen: list[str]) -> list[str]:
    """A bot for each seat of a simulation; a list that is too short is repeated."""
    check_bots(chosen)
    count = players if players is not None else max(len(chosen), 2, info.min_players)
    check_players(info, count)
    if len(chosen) > count:
        raise SetupError(f"--bots: {len(chosen)} bots do not fit into a game of {count}")
    return fill(chosen, count)


def seat_one(players: int, seat: int, chosen: list[str]) -> list[str]:
    """One person in that seat, counted from 1, and bots in the others."""
    check_bots(chosen)
    if not 1 <= seat <= players:
        raise SetupError(f"--seat: {seat} is not allowed; the match has {players} players")
    if len(chosen) > players - 1:
        raise SetupError(f"--bots: {len(chosen)} bots and one person do not fit into a game of {players}")
    others = fill(chosen, players - 1)
    return [*others[: seat - 1], HUMAN, *others[seat - 1 :]]


def fill(chosen: list[str], count: int) -> list[str]:
    cycle = chosen or [DEFAULT_BOT]
    return [cycle[i % len(cycle)] for i in range(count)]


def check_bots(chosen: list[str]) -> None:
    for name in chosen:
        bots.check(name)


def check_players(info: GameInfo, players: int) -> None:
    if not info.min_players <= players <= info.max_players:
        raise SetupError(
            f"--players: {players} is not allowed; {info.name} takes {info.min_players} to {info.max_players}"
        )


def name_seats(seats: list[str], given: list[str], person: str) -> list[str]:
    """A name for each seat: those given go to the people first; `person` is what a nameless one is called."""
    if len(given) > len(seats):
        raise SetupError(f"--names: {len(given)} names for {len(seats)} seats")
    if len(set(given)) != len(given):
        raise SetupError("--names: two players have the same name")
    names = list(given)
    for seat in range(len(names), len(seats)):
        kind = person if seats[seat] == HUMAN else seats[seat].capitalize()
        alone = seats.count(seats[seat]) == 1 and kind not in names
        number = 1
        while not alone and f"{kind} {number}" in names:
            number += 1
        names.append(kind if alone else f"{kind} {number}")
    return names


def split(text: str) -> list[str]:
    """The parts of a comma-separated list."""
    return [part.strip() for part in text.split(",") if part.strip()]
