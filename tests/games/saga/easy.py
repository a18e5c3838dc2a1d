"""Books and cards with which even players who choose at random read on to the end."""

from __future__ import annotations

import re
from typing import Final

from valtable.games import find
from valtable.games.saga.shelf import BOOKS_TEXT


def weakened(id: str, card: str) -> str:
    """A dark monster or an event that is slain for two strength, or a monster with another reward."""
    rewards = {"goblin": "steal_random_monster", "skeleton": "steal(strength,2)"}
    if id in rewards:
        return re.sub(r'reward = ".*"', f'reward = "{rewards[id]}"', card)
    return re.sub(r"strength = \d+\nmagic = \d+", "strength = 2\nmagic = 0", card) if "activation" in card else card


def eased(field: str, goods: str) -> str:
    """Plenty to start with; every task costs two of what it asks for, whatever the team."""
    if field == "start":
        return "start = { gold = 20, strength = 20, magic = 20, vp = 12 }"
    return f"cost = {re.sub('= [0-9]+', '= 2', goods)}" if field == "cost" else ""


def priced(task: str, cost: str) -> str:
    """The standard books, but that task costs so much for any team, however it is tuned."""
    found = re.search(rf'(?s)id = "{task}"\n.*?\n(cost = .*?\n(?:cost_\w+ = .*?\n)*)', BOOKS_TEXT)
    assert found is not None
    return BOOKS_TEXT[: found.start(1)] + f"cost = {{ {cost} }}\n" + BOOKS_TEXT[found.end(1) :]


# The same books, but people are rich and tasks are cheap.
EASY: Final = re.sub(r"(?m)^(start|cost\w*) = (\{.*\})$", lambda line: eased(line[1], line[2]), BOOKS_TEXT)
# The same cards, but weak dark monsters and events, and other rewards for the monsters of two areas: nothing else in
# the box takes from the discard, or takes tokens when it is slain.
WEAK: Final = re.sub(
    r'(?s)(\[\[(?:monster|event|dark_monster|saga_monster)\]\]\nid = ")(\w+)(".*?)(?=\n\[\[|$)',
    lambda card: card.group(1) + card.group(2) + weakened(card.group(2), card.group(3)),
    find("saga").text("cards.toml"),
)
