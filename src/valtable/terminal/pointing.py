"""Options that are made of several things: one list of the first things, then one of what goes with the chosen one."""

from __future__ import annotations

from collections.abc import Callable

from valtable.engine.message import Message
from valtable.engine.question import Option, Question

Pointed = tuple[str, ...]  # the things that somebody has pointed at


def narrowed(
    question: Question, path: Pointed, called: Callable[[str], Message]
) -> tuple[Question, dict[str, Pointed]]:
    """The question after somebody has pointed at these things, and where the options lead that only point at a thing.

    Where all options go on with the same thing, nobody has to point at it.
    """
    made = [option for option in question.options if option.things and option.things[: len(path)] == path]
    at = len(path)
    while made and all(len(option.things) > at + 1 and option.things[at] == made[0].things[at] for option in made):
        at += 1
    options: list[Option] = []
    steps: dict[str, Pointed] = {}
    for option in question.options:
        if not option.things or (option in made and len(option.things) == at + 1):
            options.append(option)
        elif option in made and option.things[at] not in steps:
            thing = option.things[at]
            steps[thing] = option.things[: at + 1]
            options.append(Option(thing, called(thing)))
    return Question(question.seat, question.prompt, tuple(options), question.message, question.anchor), steps


def pointed_at(option: Option) -> str:
    """The id of the thing that an option in such a list stands for."""
    return option.things[-1] if option.things else option.id
