"""A list that only grows, shared by all copies of a match."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

T = TypeVar("T")

LOCK: Final = threading.Lock()  # copies of one match may be played on in several threads


class Past(Generic[T]):
    """What has happened so far: its copies share one list, and each knows how much of it is its own.

    Copying takes the list along and not its items, so it costs the same after ten answers and after a thousand. Whoever
    goes on appends to the shared list, and the others do not look that far. Only whoever goes on after somebody else
    has (or after cutting off an end that others may still need) makes a list of their own first.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Sequence[T] = ()) -> None:
        self._items = list(items)
        self._length = len(items)

    def copy(self) -> Past[T]:
        """Equal and independent, for the price of one small object."""
        twin: Past[T] = Past()
        twin._items = self._items
        twin._length = self._length
        return twin

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, i: int) -> T:
        if not 0 <= i < self._length:
            raise IndexError(i)
        return self._items[i]

    def first(self, n: int) -> list[T]:
        """The oldest `n` of them."""
        return self._items[: min(n, self._length)]

    def since(self, n: int) -> list[T]:
        """Those after the oldest `n`."""
        return self._items[n : self._length]

    def all(self) -> list[T]:
        return self._items[: self._length]

    def extend(self, items: Sequence[T]) -> None:
        """Go on with these."""
        with LOCK:
            if len(self._items) > self._length:
                self._items = self._items[: self._length]
            self._items.extend(items)
            self._length += len(items)

    def cut(self, length: int) -> None:
        """Keep the oldest only; those who share the list lose nothing."""
        self._length = min(length, self._length)

    def improve(self, i: int, equal: T) -> None:
        """Put an equal in the place of an item: nobody can tell them apart, so all who share the list may have it."""
        self._items[i] = equal
