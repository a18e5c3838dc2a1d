"""Leave for interpreted classes to extend native ones, where the sources are compiled. This module stays interpreted.

A game, a bot or a test written in plain Python must be able to extend what the compiled engine offers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # what mypyc looks for; never imported when run
else:
    C = TypeVar("C")

    def mypyc_attr(**_attributes: bool) -> Callable[[C], C]:
        return lambda cls: cls
