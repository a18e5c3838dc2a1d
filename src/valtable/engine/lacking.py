"""What is missing, as a sum: what a thing takes, what one has of it, and what may stand in for the rest.

Every game says so why a thing that costs something cannot be chosen; a client draws rows and a bar of it.
"""

from __future__ import annotations

from valtable.engine.message import Message, amount


class Need:
    """So much of one thing that is asked for, what there is of it, and so much of another thing that may help out."""

    __slots__ = ("has", "help", "helps", "takes", "unit")

    def __init__(self, unit: str, takes: int, has: int, help: str = "", helps: int = 0) -> None:
        self.unit = unit
        self.takes = takes
        self.has = has
        self.help = help
        self.helps = helps

    @property
    def lack(self) -> int:
        return max(0, self.takes - self.has - self.helps)


def lacking(needs: list[Need]) -> list[Message]:
    """What is missing first, then the sum; nothing where nothing is missing."""
    lack = [amount(need.unit, need.lack) for need in needs if need.lack]
    if not lack:
        return []
    takes = [amount(need.unit, need.takes) for need in needs]
    has = [amount(need.unit, need.has) for need in needs]
    helps = [amount(need.help, need.helps) for need in needs if need.helps]
    found = Message("why-lack", {"what": lack})
    if helps:
        return [found, Message("why-takes-helped", {"takes": takes, "has": has, "helps": helps})]
    return [found, Message("why-takes", {"takes": takes, "has": has})]
