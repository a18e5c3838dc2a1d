"""Pictures in a rules guide, written so that whoever cannot draw them says them in words:

{gold}                  the badge of something that is counted, and its name
{gold: coins}           the same in other words
{3 gold}                so many of it: "3 gold"
{card: monk, goblin}    cards as examples, by their ids
"""

from __future__ import annotations

import re
from typing import Final

from valtable.engine.errors import PackError
from valtable.engine.info import GameInfo
from valtable.engine.message import Message
from valtable.text import speaker_of

PICTURE: Final = re.compile(r"\{(?:card: ([a-z0-9_]+(?:, [a-z0-9_]+)*)|(?:(\d+) )?([a-z_]+)(?:: ([^{}]+))?)\}")


class Picture:
    """A badge (`of`, perhaps so many of it) or some cards; `words` say the same."""

    __slots__ = ("cards", "n", "of", "words")

    def __init__(self, words: str, of: str = "", n: int | None = None, cards: tuple[str, ...] = ()) -> None:
        self.words = words
        self.of = of
        self.n = n
        self.cards = cards


class Pictures:
    """Finds the pictures in the guide of one game, in one language."""

    def __init__(self, info: GameInfo, language: str) -> None:
        self._speaker = speaker_of(info, language, [])
        self._badges = info.look.badges
        self._faces = info.prepare(info.max_players, None).faces()

    def split(self, text: str) -> list[str | Picture]:
        """The text with its pictures taken out; a PackError names one that there is not."""
        parts: list[str | Picture] = []
        end = 0
        for found in PICTURE.finditer(text):
            parts += [text[end : found.start()], self._picture(found)]
            end = found.end()
        return [part for part in [*parts, text[end:]] if part]

    def in_words(self, text: str) -> str:
        return "".join(part if isinstance(part, str) else part.words for part in self.split(text))

    def _picture(self, found: re.Match[str]) -> Picture:
        cards, number, of, words = found.groups()
        if cards is not None:
            ids = tuple(cards.split(", "))
            names = []
            for id in ids:
                if id not in self._faces:
                    raise PackError(f"{found.group()}: there is no card {id!r}")
                names.append(f"*{self._speaker.title(self._faces[id].name)}*")
            return Picture(", ".join(names), cards=ids)
        if of not in self._badges:
            raise PackError(f"{found.group()}: there is no badge {of!r}")
        if number is None:
            return Picture(words or self._speaker.say(self._badges[of].name), of)
        return Picture(self._speaker.say(Message(f"amount-{of}", {"n": int(number)})), of, int(number))
