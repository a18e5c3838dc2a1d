"""Letters that look like others: two names that differ only in them cannot be told apart by whoever reads them.

The table is a part of Unicode's own (UTS #39), for the alphabets that are mixed with the Latin one to deceive; what
Unicode itself calls a variant of a letter (wide, bold, circled) is dealt with by its normal form.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent

GROUPS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("i", "l"))  # in this order, and whatever stands for an l

# Signs of which nothing is seen: Unicode's Default_Ignorable_Code_Point, from DerivedCoreProperties.txt.
IGNORED: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)


@cache
def table() -> dict[str, str]:
    """Each letter and what it looks like."""
    lines = (FOLDER / "lookalikes.txt").read_text(encoding="utf-8").splitlines()
    return {pair[0]: pair[1] for line in lines if not line.startswith("#") for pair in line.split()}


def is_ignored(sign: str) -> bool:
    """Whether nothing is seen of a sign."""
    return any(first <= ord(sign) <= last for first, last in IGNORED)


def skeleton(name: str) -> str:
    """What is left of a name for whoever only glances at it: equal for names that look alike."""
    looks = table()
    # Marks are kept, for a name with an accent is another one: but the letter below it may be another alphabet's.
    letters = unicodedata.normalize("NFKD", name)
    small = "".join(looks.get(sign, sign) for sign in letters if not is_ignored(sign)).casefold()
    text = "".join(looks.get(sign, sign) for sign in small)
    for group, like in GROUPS:
        text = text.replace(group, like)
    return text
