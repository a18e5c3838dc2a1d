"""Names, words and secrets of people: what may be said, and what proves who somebody is."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from valtable.table.lookalikes import is_ignored, skeleton
from valtable.table.problem import Problem

FOLDER: Final = Path(__file__).parent
NAME_LENGTH: Final = 24
TITLE_LENGTH: Final = 60
TALK_LENGTH: Final = 300
REPORT_LENGTH: Final = 2000
RECOVERY_WORDS: Final = 4  # of 1,300: 41 bits
# Signs that turn the direction of writing: with them a line can be made to look like another one.
TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
JOINERS: Final = frozenset("\u200c\u200d")  # needed by some scripts and by composed emoji
KEPT: Final = JOINERS | {"\ufe0e", "\ufe0f"}  # and what chooses between a sign and its emoji
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs by their class, but nothing is drawn


def clean(text: str, what: str, least: int, most: int) -> str:
    """The text trimmed, or a Problem `bad-WHAT`: too short, too long, or with signs that nobody can see."""
    trimmed = " ".join(text.split()) if what != "report" else text.strip()
    composed = unicodedata.normalize("NFC", trimmed).strip("".join(JOINERS))
    if not least <= len(composed) <= most:
        raise Problem(
            400, f"bad-{what}", f"{what}: {least} to {most} characters are allowed, not {len(composed)}", max=most
        )
    if composed and not any(map(_drawn, composed)):
        raise Problem(400, f"bad-{what}", f"{what}: there is nothing to be seen in it", max=most)
    for sign in composed:
        allowed = sign.isprintable() or sign in JOINERS or (what == "report" and sign in "\n\t")
        if not allowed or sign in TURNING or (is_ignored(sign) and sign not in KEPT):
            raise Problem(400, f"bad-{what}", f"{what}: the character U+{ord(sign):04X} is not allowed", max=most)
    return composed


def _drawn(sign: str) -> bool:
    """Whether something is seen of this sign by itself: not of accents, joiners and blanks."""
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK


def clean_name(name: str) -> str:
    return clean(name, "name", 1, NAME_LENGTH)


def unlike(name: str, taken: list[str]) -> str:
    """The name, with a number where somebody at the table is called so already."""
    folded = {skeleton(other) for other in taken}
    result, number = name, 2
    while skeleton(result) in folded:
        suffix = f" {number}"
        result = name[: NAME_LENGTH - len(suffix)] + suffix
        number += 1
    return result


@cache
def bot_names() -> tuple[str, ...]:
    """Names for those who come without one."""
    return tuple((FOLDER / "names.txt").read_text(encoding="utf-8").split())


@cache
def recovery_list() -> tuple[str, ...]:
    """The words that recovery codes are made of."""
    return tuple((FOLDER / "recovery.txt").read_text(encoding="utf-8").split())


def new_secret() -> str:
    """What proves a seat or a host: 128 bits."""
    return secrets.token_urlsafe(16)


def hash_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_recovery() -> str:
    """Four words to take a seat up on another device."""
    words = recovery_list()
    return "-".join(secrets.choice(words) for _ in range(RECOVERY_WORDS))


def hash_recovery(words: str, key: bytes) -> str:
    """The hash of a recovery code; it needs the server's key, since words alone could be tried one by one."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    letters = "-".join(re.findall(r"[a-z]+", "".join(sign for sign in plain if not unicodedata.combining(sign))))
    return hmac.new(key, letters.replace("-", "").encode(), hashlib.sha256).hexdigest()


class Person:
    """Whoever sends a request: what they are called, and the hashes of the secrets they hold."""

    __slots__ = ("hashes", "language", "name")

    def __init__(self, name: str, language: str, hashes: frozenset[str]) -> None:
        self.name = name
        self.language = language
        self.hashes = hashes


NOBODY: Final = Person("", "", frozenset())
