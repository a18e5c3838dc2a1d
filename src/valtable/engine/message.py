"""Messages: what is said, without the words. Whoever draws them says them in the reader's language."""

from __future__ import annotations

from typing import Any, Final

PLAYER: Final = "player-name"
NO_ARGS: Final[dict[str, Any]] = {}  # shared by all messages without arguments: a message is never changed


class Message:
    """A message id with arguments; an argument may be a message, or a list of messages to be joined."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, Any] | None = None) -> None:
        self.id = id
        self.args: dict[str, Any] = args if args is not None else NO_ARGS

    def data(self) -> list[Any]:
        """As plain JSON: [id] or [id, {arguments}]."""
        if not self.args:
            return [self.id]
        return [self.id, {name: plain(value) for name, value in self.args.items()}]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


def plain(value: Any) -> Any:
    """A value with messages inside, as plain JSON data."""
    if isinstance(value, Message):
        return {"message": value.data()}
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return value


# A log is full of these, so each is made once and shared.
_PLAYERS: Final[dict[int, Message]] = {}
_AMOUNTS: Final[dict[tuple[str, int], Message]] = {}


def bare(value: Any) -> Any:
    """The same where messages stand by themselves, as on boards and cards: [id, {arguments}]."""
    if isinstance(value, Message):
        return value.data()
    if isinstance(value, (list, tuple)):
        return [bare(part) for part in value]
    if isinstance(value, dict):
        return {key: bare(part) for key, part in value.items()}
    return value


def player_name(seat: int) -> Message:
    """The name of whoever sits there; the reader's side knows the names."""
    found = _PLAYERS.get(seat)
    if found is None:
        found = _PLAYERS[seat] = Message(PLAYER, {"seat": seat})
    return found


def amount(unit: str, n: int) -> Message:
    """So many of something."""
    found = _AMOUNTS.get((unit, n))
    if found is None:
        found = _AMOUNTS[unit, n] = Message("amount-" + unit, {"n": n})
    return found
