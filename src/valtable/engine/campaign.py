"""Campaigns: matches of one game that follow one another, and what is kept between them.

A game says which chapters there are and what lies in the coffer (`Campaigns`). The record of one campaign (`Campaign`)
is pure data: who plays, what was chosen, the coffer, and every try. The engine never looks into the coffer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

from valtable.engine.errors import LoadError, RulesError, SetupError, ValtableError
from valtable.engine.info import GameInfo
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.save import digest_of

FORMAT: Final = "valtable-campaign"
VERSION: Final = 1
LONGEST: Final = 1_000_000  # signs of a file: a card pack of one's own may be among the options
TRIES: Final = 400  # that are remembered
LONGEST_NAME: Final = 60
JOINERS: Final = "\u200c\u200d"  # not printable by themselves, but needed by some scripts and emoji
LONGEST_MESSAGE: Final = 2000
DEEPEST_MESSAGE: Final = 6
COFFER: Final = "coffer"  # the option that takes what the matches before have left

WON: Final = "won"
OPEN: Final = "open"
SEALED: Final = "sealed"


class Chapter:
    """One match of a campaign, as it stands for those who play it."""

    __slots__ = ("apart", "facts", "glyph", "hook", "id", "name", "number", "options", "scene", "standing")

    def __init__(
        self,
        id: str,
        number: str,
        name: Message,
        hook: Message | None,
        standing: str,
        options: dict[str, Any],
        facts: Sequence[Message] = (),
        glyph: str = "",
        scene: str = "",
        apart: bool = False,
    ) -> None:
        self.id = id
        self.number = number  # "III", or "" for one that stands apart
        self.name = name
        self.hook = hook
        self.standing = standing  # "won", "open" or "sealed"
        self.options = options  # what a match of it sets
        self.facts = list(facts)
        self.glyph = glyph
        self.scene = scene
        self.apart = apart

    def data(self) -> dict[str, Any]:
        """As plain JSON. A sealed chapter tells no secret."""
        told = {"id": self.id, "number": self.number, "standing": self.standing, "apart": self.apart}
        if self.standing == SEALED:
            return told
        return {
            **told,
            "name": self.name.data(),
            "hook": None if self.hook is None else self.hook.data(),
            "facts": [fact.data() for fact in self.facts],
            "glyph": self.glyph,
            "scene": self.scene,
        }


class Keepsake:
    """Something in the coffer: what helps, and what will come back against the players."""

    __slots__ = ("about", "glyph", "id", "name", "scene", "tone")

    def __init__(self, id: str, name: Message, about: Message, tone: str, glyph: str = "", scene: str = "") -> None:
        self.id = id
        self.name = name
        self.about = about
        self.tone = tone  # "good" or "dark"
        self.glyph = glyph
        self.scene = scene

    def data(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "id": self.id,
            "name": self.name.data(),
            "about": self.about.data(),
            "tone": self.tone,
            "glyph": self.glyph,
            "scene": self.scene,
        }


class Campaigns:
    """What a game says of its campaigns: its chapters in order, and the keepsakes.

    Both are told the coffer and the options in their normal form; what chapters set themselves may be missing.
    """

    __slots__ = ("chapters", "keepsakes")

    def __init__(
        self,
        chapters: Callable[[dict[str, Any], dict[str, Any]], list[Chapter]],
        keepsakes: Callable[[dict[str, Any], dict[str, Any]], list[Keepsake]],
    ) -> None:
        self.chapters = chapters
        self.keepsakes = keepsakes

    def sets(self, options: dict[str, Any]) -> list[str]:
        """The names of the options that chapters set."""
        return sorted({name for chapter in self.chapters(options[COFFER], options) for name in chapter.options})


class Try:
    """A match of the campaign that was played to its end."""

    __slots__ = ("chapter", "ending", "note", "when", "won")

    def __init__(self, chapter: str, won: bool, ending: list[Any], note: list[Any] | None, when: str) -> None:
        self.chapter = chapter
        self.won = won
        self.ending = ending  # a message, as data
        self.note = note  # another: how it went, in a few words
        self.when = when  # ISO 8601

    def data(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "chapter": self.chapter,
            "won": self.won,
            "ending": self.ending,
            "note": self.note,
            "when": self.when,
        }


class Campaign:
    """The record of one campaign: pure data, equal after a round trip."""

    def __init__(self, info: GameInfo, name: str, names: list[str], since: str) -> None:
        self.info = info
        self.name = name
        self.names = names
        self.since = since  # ISO 8601
        self.options: dict[str, Any] = {}  # what was chosen last, without what a chapter sets
        self.coffer: dict[str, Any] = {}
        self.tries: list[Try] = []

    @staticmethod
    def start(
        info: GameInfo, name: str, names: Sequence[str], since: str, options: dict[str, Any] | None = None
    ) -> Campaign:
        """A new campaign, or a SetupError. Where the options have a coffer, it begins with that."""
        campaign = Campaign(info, _name("name", name), [_name("names", one) for one in names], _time("since", since))
        campaign._settle(dict(options or {}))
        return campaign

    @property
    def game(self) -> str:
        return self.info.name

    @property
    def players(self) -> int:
        return len(self.names)

    # --- the shelf --------------------------------------------------------------------------------------------------

    def chapters(self) -> list[Chapter]:
        """All chapters as they stand now, in their order."""
        return _campaigns(self.info).chapters(self.coffer, self.options)

    def keepsakes(self) -> list[Keepsake]:
        """What lies in the coffer."""
        return _campaigns(self.info).keepsakes(self.coffer, self.options)

    def next(self) -> Chapter | None:
        """The chapter to go on with: the first open one, those that stand apart last; None when all are won."""
        open_ones = [chapter for chapter in self.chapters() if chapter.standing == OPEN]
        return next((chapter for chapter in open_ones if not chapter.apart), open_ones[0] if open_ones else None)

    def tries_of(self, chapter: str) -> list[Try]:
        return [one for one in self.tries if one.chapter == chapter]

    # --- playing ----------------------------------------------------------------------------------------------------

    def choose(self, chapter_id: str, options: dict[str, Any] | None = None) -> dict[str, Any]:
        """The options of a match of that chapter; those given now are kept for the next match, too."""
        chapter = next((one for one in self.chapters() if one.id == chapter_id), None)
        if chapter is None:
            known = ", ".join(one.id for one in self.chapters())
            raise SetupError(f"chapter: there is no {chapter_id[:60]!r}; there are: {known}")
        if chapter.standing != OPEN:
            state = "won already" if chapter.standing == WON else "still sealed"
            raise SetupError(f"chapter: {chapter_id!r} is {state}")
        if options:
            self._settle({**self.options, **options, COFFER: self.coffer})
        chosen = {**self.options, **chapter.options, COFFER: self.coffer}
        return self.info.prepare(self.players, chosen).options

    def begin(self, chapter_id: str, seed: int, options: dict[str, Any] | None = None) -> Match:
        """A match of that chapter; a SetupError where it is won or sealed, or where the options do not fit."""
        rules = self.info.prepare(self.players, self.choose(chapter_id, options))
        return Match.start(self.info, rules, seed, list(self.names))

    def chapter_with(self, options: dict[str, Any]) -> Chapter | None:
        """The chapter that a match with these options is one of."""
        for chapter in self.chapters():
            if all(options.get(key) == chapter.options[key] for key in chapter.options):
                return chapter
        return None

    def chapter_of(self, match: Match) -> Chapter:
        """The chapter that a match is one of; a SetupError where it is of another campaign or of another moment."""
        if match.game != self.game or match.players != self.players or match.options.get(COFFER) != self.coffer:
            raise SetupError("match: it does not belong to this campaign as it stands now")
        chapter = self.chapter_with(match.options)
        if chapter is None or chapter.standing != OPEN:
            raise SetupError("match: it is of no open chapter of this campaign")
        return chapter

    def finished(self, match: Match, when: str) -> Try:
        """Enter a finished match: a try more, and, when it was won, what it leaves behind."""
        score = match.score
        if score is None:
            raise SetupError("match: it is not over yet")
        chapter = self.chapter_of(match)
        won = bool(match.winners)
        note = None if score.note is None else score.note.data()
        one = Try(chapter.id, won, score.ending.data(), note, _time("when", when))
        legacy = match.legacy
        if won and legacy is not None:
            self.coffer = legacy
        self.names = list(match.names)
        self.tries = [*self.tries, one][-TRIES:]
        return one

    def _settle(self, options: dict[str, Any]) -> None:
        """Take these options and their coffer, in their normal form."""
        settled = dict(self.info.prepare(self.players, options).options)
        coffer = settled.pop(COFFER, None)
        if not isinstance(coffer, dict):
            raise SetupError(f"game: {self.game} keeps nothing between matches")
        theirs = _campaigns(self.info).sets({**settled, COFFER: coffer})
        self.options = {key: settled[key] for key in settled if key not in theirs}
        self.coffer = coffer

    # --- keeping ----------------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "name": self.name,
            "players": self.players,
            "names": self.names,
            "since": self.since,
            "options": self.options,
            "coffer": self.coffer,
            "tries": [one.data() for one in self.tries],
        }

    def to_json(self) -> str:
        """As text; `from_json` reads it back."""
        body = self.data()
        body["digest"] = digest_of(body)
        return json.dumps(body, ensure_ascii=False, indent=1)

    @staticmethod
    def from_json(text: str, find: Callable[[str], GameInfo]) -> Campaign:
        """The campaign that `to_json` wrote, or a LoadError that says what is wrong."""
        body = _read(text)
        try:
            return _restore(body, find)
        except LoadError:
            raise
        except SetupError as error:
            raise LoadError(f"the campaign cannot be played here: {error}", "setup") from error
        except (ValtableError, RulesError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise LoadError(f"the campaign cannot be read: {type(error).__name__}: {error}") from error

    def copy(self) -> Campaign:
        """An equal and independent campaign."""
        twin = Campaign(self.info, self.name, list(self.names), self.since)
        twin.options = self.options
        twin.coffer = self.coffer
        twin.tries = list(self.tries)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Campaign) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.game, self.name))


FIELDS: Final[dict[str, type]] = {
    "game": str,
    "name": str,
    "players": int,
    "names": list,
    "since": str,
    "options": dict,
    "coffer": dict,
    "tries": list,
}


def _campaigns(info: GameInfo) -> Campaigns:
    if info.campaign is None:
        raise SetupError(f"game: {info.name} has no campaign")
    return info.campaign


def _read(text: str) -> dict[str, Any]:
    if not isinstance(text, str) or len(text) > LONGEST:
        raise LoadError(f"not a campaign: a text of at most {LONGEST} signs is needed", "other")
    try:
        body = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        why = "damaged" if FORMAT in text[:100] else "other"  # perhaps cut off
        raise LoadError(f"not a campaign: {error}", why) from error
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise LoadError("not a campaign: this is some other file", "other")
    if body.get("version") != VERSION:
        raise LoadError(
            f"saved in format version {body.get('version')!r}; this program reads version {VERSION}", "version"
        )
    try:
        sound = body.pop("digest", None) == digest_of(body)
    except RecursionError:
        sound = False
    if not sound:
        raise LoadError("the campaign is damaged: its contents do not fit its checksum")
    return body


def _restore(body: dict[str, Any], find: Callable[[str], GameInfo]) -> Campaign:
    for field, kind in FIELDS.items():
        if type(body.get(field)) is not kind:
            raise LoadError(f"the campaign cannot be read: {field!r} is missing or of the wrong kind")
    if set(body) - set(FIELDS) - {"format", "version"}:
        raise LoadError("the campaign cannot be read: it holds something strange")
    if len(body["names"]) != body["players"]:
        raise LoadError("the campaign cannot be read: there should be a name for each player")
    if COFFER in body["options"]:
        raise LoadError("the campaign cannot be read: there is a second coffer among its options")
    options = {**body["options"], COFFER: body["coffer"]}
    campaign = Campaign.start(find(body["game"]), body["name"], body["names"], body["since"], options)
    if len(body["tries"]) > TRIES:
        raise LoadError(f"the campaign cannot be read: {len(body['tries'])} tries are too many; allowed: {TRIES}")
    standing = {chapter.id: chapter.standing for chapter in campaign.chapters()}
    campaign.tries = [_try(data, standing) for data in body["tries"]]
    return campaign


def _try(data: Any, standing: dict[str, str]) -> Try:
    """A try that fits the chapters as they stand."""
    if not isinstance(data, dict) or set(data) != {"chapter", "won", "ending", "note", "when"}:
        raise LoadError("the campaign cannot be read: one of its tries is of the wrong kind")
    chapter, won, note = data["chapter"], data["won"], data["note"]
    if not isinstance(chapter, str) or chapter not in standing:
        raise LoadError(f"the campaign cannot be read: a try of an unknown chapter {str(chapter)[:60]!r}")
    if type(won) is not bool or not is_message(data["ending"]) or (note is not None and not is_message(note)):
        raise LoadError(f"the campaign cannot be read: a try of {chapter!r} is of the wrong kind")
    if standing[chapter] == SEALED or (won and standing[chapter] != WON):
        raise LoadError(f"the campaign cannot be read: a try of {chapter!r} does not fit its coffer")
    return Try(chapter, won, data["ending"], note, _time("when", data["when"]))


def is_message(data: Any) -> bool:
    """Whether this is a message as data: [id] or [id, {arguments}], of a reasonable size."""
    return _spoken(data, DEEPEST_MESSAGE) and len(json.dumps(data)) <= LONGEST_MESSAGE


def _spoken(data: Any, depth: int) -> bool:
    if type(data) is not list or not 1 <= len(data) <= 2 or type(data[0]) is not str:
        return False
    return len(data) == 1 or (type(data[1]) is dict and all(_argument(part, depth) for part in data[1].values()))


def _argument(data: Any, depth: int) -> bool:
    """What stands in a message: a text, a number, a message, or a list of messages."""
    if type(data) is list:
        return depth > 0 and all(type(part) is dict and _argument(part, depth - 1) for part in data)
    if type(data) is dict:
        return depth > 0 and set(data) == {"message"} and _spoken(data["message"], depth - 1)
    return type(data) in (str, int, bool)


def _name(field: str, text: object) -> str:
    if (
        not isinstance(text, str)
        or not text.strip()
        or not all(sign.isprintable() or sign in JOINERS for sign in text)
        or len(text) > LONGEST_NAME
    ):
        raise SetupError(f"{field}: {repr(text)[:80]} is not allowed; it should be 1 to {LONGEST_NAME} printable signs")
    return text


def _time(field: str, text: object) -> str:
    try:
        if isinstance(text, str) and len(text) <= 40:
            datetime.fromisoformat(text)
            return text
    except ValueError:
        pass
    raise SetupError(f"{field}: {repr(text)[:60]} is not allowed; it should be a time such as 2026-11-16T20:15:00Z")
