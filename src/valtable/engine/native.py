"""What the compiler wants to be told, in names that mean nothing to plain Python. This module stays interpreted.

`mypyc_attr` gives leave for interpreted classes to extend native ones: a game, a bot or a test written in plain Python
must be able to extend what the compiled engine offers. `i64` is a machine word where the sources are compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:  # what mypyc looks for; never imported when run
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    C = TypeVar("C")
    i64 = int

    def mypyc_attr(**_attributes: bool) -> Callable[[C], C]:
        return lambda cls: cls
