"""What travels, as the server writes and reads it; `tools.wiretypes` makes the page's types of it.

Boards, questions and logs are put in as text that is already JSON (`msgspec.Raw`): several people get the same board,
and a log may have thousands of lines.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Message = list[Any]
Name = Annotated[str, Meta(max_length=200, description="A name of 1 to 24 printable characters.")]
Text = Annotated[str, Meta(max_length=4000)]
Id = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


# --- what the server sends -------------------------------------------------------------------------------------------


class Seat(Struct):
    """Who sits there."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    mine: bool
    online: bool
    asked: bool
    lent: bool
    late: bool
    missed: bool
    hints: int


class Event(Struct, omit_defaults=True):
    """A line of the log. `standing`: a standing answer made it, nobody had to be asked."""

    kind: str
    message: Message
    anchor: str
    standing: bool = False


class Said(Struct):
    """A line of table talk."""

    n: int
    seat: int | None
    name: str
    text: str
    at: str


class Result(Struct):
    """How a match ended: what each seat had, and who won. Of a team the totals are 1 or 0. `whole`: it was played at
    this table from its deal, and not opened from a file or gone on with for practice."""

    totals: list[int]
    winners: list[int]
    team: bool
    whole: bool


class TableInfo(Struct):
    """A table from outside. `pace`: seconds for a turn (0: any time); `due`: when the time of those who are waited for
    is up; `at_zero`: a bot then answers for them this once, or has their seat until they take it back."""

    id: str
    title: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    public: bool
    hints: bool
    seeded: bool
    host: bool
    seats: list[Seat]
    created: str
    changed: str
    rematch: str | None
    campaign: str | None
    result: Result | None
    pace: int
    at_zero: Literal["answer", "lend"]
    due: str | None


class Undo(Struct):
    """Whether the last answer can be taken back, and if not, why."""

    allowed: bool
    reason: str | None


class LogFrom(Struct, rename={"from_": "from"}):
    """The log from a line on: it replaces everything from there."""

    from_: int
    events: list[Event]


class TalkFrom(Struct, rename={"from_": "from"}):
    """The talk from a line on."""

    from_: int
    said: list[Said]


class State(Struct):
    """A table as one pair of eyes sees it. `gallery` is the spectators' talk, which players hear before and after the
    game, not while they play.

    `version` counts the changes that these eyes could see. `position` and `length` count everybody's answers, also the
    secret ones: they are there only when the match is over.
    """

    version: int
    table: TableInfo
    seat: int | None
    position: int | None
    length: int | None
    board: Any
    question: Any
    undo: Undo
    hand: bool
    standing: dict[str, str]
    log: LogFrom
    talk: TalkFrom
    gallery: TalkFrom
    score: Any


class Told(Struct, omit_defaults=True):
    """A line of the log in fewer words: its message is `event-KIND` with these `args`, its anchor is `kind` where there
    is no other."""

    kind: str
    args: Any
    anchor: str = ""
    standing: bool = False


class News(Struct, rename={"from_": "from"}):
    """The log from a line on: it replaces everything from there."""

    from_: int
    events: list[Told]


class Named(Struct, omit_defaults=True):
    """A node of a board as it travels, by its name: its `children` are names. Without a `kind` it is the node that it
    was, but for the facts or the children that are here."""

    kind: str | UnsetType = UNSET
    id: str | UnsetType = UNSET
    title: Message | UnsetType = UNSET
    facts: dict[str, Any] | UnsetType = UNSET
    children: list[str] | UnsetType = UNSET


class Change(Struct, omit_defaults=True):
    """What is new to one pair of eyes since the message before. What is not there is as it was.

    `table` and `seats` have the fields of a TableInfo and of its seats (by their number) that have changed. `nodes` are
    those of the board that have changed, by name. `root` names the outermost one (`null`: the match has not begun).
    """

    version: int
    table: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    seat: int | UnsetType | None = UNSET
    position: int | UnsetType | None = UNSET
    length: int | UnsetType | None = UNSET
    root: str | UnsetType | None = UNSET
    nodes: Any = UNSET
    question: Any = UNSET
    undo: Undo | UnsetType = UNSET
    hand: bool | UnsetType = UNSET
    standing: dict[str, str] | UnsetType = UNSET
    log: Any = UNSET
    talk: TalkFrom | UnsetType = UNSET
    gallery: TalkFrom | UnsetType = UNSET
    score: Any = UNSET


class Try(Struct):
    """A match of a campaign that was played to its end: `ending` and `note` tell how."""

    chapter: str
    won: bool
    ending: Message
    note: Message | None
    when: str


class Chapter(Struct, omit_defaults=True):
    """A chapter of a campaign: `won`, `open`, or `sealed` and without all that could be a secret."""

    id: str
    number: str
    standing: Literal["won", "open", "sealed"]
    apart: bool
    name: Message | None = None
    hook: Message | None = None
    facts: list[Message] = []
    glyph: str = ""
    scene: str = ""


class Keepsake(Struct):
    """Something in the coffer: it helps (`good`), or comes back against the players (`dark`)."""

    id: str
    name: Message
    about: Message
    tone: Literal["good", "dark"]
    glyph: str
    scene: str


class CampaignInfo(Struct):
    """A campaign from outside. `next` is the chapter to go on with; none when all are won.

    `mine`: I may go on with it. `table` is where it is played now, or was played last, and `playing` the chapter that
    is played there, if that match is not over.
    """

    id: str
    game: str
    name: str
    names: list[str]
    since: str
    changed: str
    mine: bool
    next: Chapter | None
    playing: Chapter | None
    table: TableInfo | None


class Shelf(Struct):
    """A campaign with all its chapters, the tries in the order they were made, and what lies in the coffer."""

    campaign: CampaignInfo
    chapters: list[Chapter]
    tries: list[Try]
    keepsakes: list[Keepsake]
    options: dict[str, Any]


class Tables(Struct):
    """The tables a guest can go to from the home page."""

    mine: list[TableInfo]
    open: list[TableInfo]
    finished: list[TableInfo]


class Me(Struct):
    """Who is asking."""

    name: str
    language: str


class SeatTaken(Struct):
    """A seat and what proves it: a secret for programs, four words for people."""

    seat: int
    secret: str
    recovery: str


class TableMade(Struct):
    """A new table: its address, the host's secret and those of the seats that are mine."""

    id: str
    secret: str
    seats: list[SeatTaken]


class Paid(Struct):
    """A payment that was made the usual way, without a question: it was the answer `n` of its seat to this question."""

    n: int
    prompt: str
    message: Message
    option: Any


class Answered(Struct, omit_defaults=True):
    """What became of an answer. `confirm`: nothing was changed, since there would be no way back; send no `check`.
    `paid` are the payments that followed it by themselves."""

    version: int
    confirm: bool
    paid: list[Paid] = []


class Changed(Struct):
    """The version after a change, as my eyes count it: those of the seat that acted, or of my first one."""

    version: int


class Follow(Struct):
    """An answer of my own that is expected to follow."""

    prompt: str
    option: str
    text: Message


class Advice(Struct):
    """An option of the question, judged: the chance to win after it, how much the teacher likes it, what I have more
    or less of after it (by badge), and what is expected to follow."""

    option: str
    chance: float
    share: float
    gains: dict[str, int]
    line: list[Follow]


class Hint(Struct):
    """The best options of a question, the best first."""

    seat: int
    n: int
    prompt: str
    advice: list[Advice]


class TurnMark(Struct):
    """A turn of a finished match: it begins after `at` answers, is turn `n` as the game counts, and that seat's.
    `points` are what everybody would have had if the game had ended there; none where a team wins or loses together."""

    at: int
    n: int
    seat: int | None
    points: list[int]


class Course(Struct):
    """The turns of a finished match; the last mark is its end."""

    length: int
    marks: list[TurnMark]


class ReviewStatus(Struct):
    """How far the review of a match is: `none` was asked for, or it is `waiting`, `done` or `failed`.

    `done` of its `total` answers have been looked at.
    """

    status: Literal["none", "waiting", "done", "failed"]
    done: int
    total: int
    review: Any


class Reported(Struct):
    """The name of the report in the host's folder."""

    id: str


class Problem(Struct, omit_defaults=True):
    """What is wrong with a request."""

    code: str
    detail: str
    args: dict[str, str | int] = {}


# --- what the server is sent -----------------------------------------------------------------------------------------


class SeatWanted(Struct, forbid_unknown_fields=True):
    """One seat of a new table: `me` and `person` sit at this screen, `open` waits for somebody, a `bot` is none."""

    kind: Literal["me", "person", "open", "bot"]
    name: Name | None = None
    level: Id | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table. With `lesson` the game itself says who else plays, with which options and with which seed."""

    game: Id
    seats: Annotated[list[SeatWanted], Meta(max_length=12)] = []
    options: dict[str, Any] = {}
    public: bool = False
    hints: bool | None = None
    title: Name = ""
    pace: Number = 0
    at_zero: Literal["answer", "lend"] = "answer"
    campaign: bool = False
    lesson: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None


class NewTry(Struct, forbid_unknown_fields=True):
    """The chapter to play now, with the options that are to be others than last time.

    `after` is the campaign's table that I know of. Where it goes on at another one already, I am sent there.
    """

    chapter: Id
    after: Id | None
    options: dict[str, Any] = {}


class CampaignMade(Struct):
    """A campaign from a file: its address, and the secret that proves who brought it."""

    id: str
    secret: str


class WhoIAm(Struct, forbid_unknown_fields=True):
    """A guest's name and language."""

    name: Name | None = None
    language: Id | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """The name to sit down with; without one it is the guest's."""

    name: Name | None = None


class SeatChange(Struct, forbid_unknown_fields=True):
    """What the host does with a seat; `none` takes it away, before the game begins."""

    kind: Literal["bot", "person", "open", "none"]
    level: Id | None = None


class Words(Struct, forbid_unknown_fields=True):
    """The words of a seat."""

    words: Annotated[str, Meta(max_length=200)]


class TableChange(Struct, forbid_unknown_fields=True):
    """What the host changes on a table; `options` (those that are to be others; `null`: as the game has it), `pace` and
    `at_zero` before the game begins."""

    public: bool | None = None
    hints: bool | None = None
    title: Name | None = None
    options: dict[str, Any] | None = None
    pace: Number | None = None
    at_zero: Literal["answer", "lend"] | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """An answer. `n` and `prompt` say which question it is for, so that a late one is noticed. `usual`: the payments
    that follow it are made the usual way, as long as each of them could be taken back."""

    seat: Number
    n: Number
    prompt: Id
    option: Id
    check: bool = False
    usual: bool = False


class HintWanted(Struct, forbid_unknown_fields=True):
    """The question for which a hint is wanted, as an answer names it."""

    seat: Number
    n: Number
    prompt: Id


class Practice(Struct, forbid_unknown_fields=True):
    """A moment of a finished match to play on from, in that seat. `levels` are those of the bots in the other seats,
    in their order; where there are too few, the last one counts for the rest, and without any they are as they were."""

    position: Number
    seat: Number
    levels: Annotated[list[Id], Meta(max_length=12)] = []


class Mine(Struct, forbid_unknown_fields=True):
    """For which seat: who raises a hand."""

    seat: Number


class TakeBack(Struct, forbid_unknown_fields=True):
    """Whose last answer is taken back. `n`: also those before it, as far as that can be, down to so many answers."""

    seat: Number
    n: Number | None = None


class Standing(Struct, forbid_unknown_fields=True):
    """Always answer this so; without an option, ask again from now on."""

    prompt: Id
    option: Id | None = None


class Talk(Struct, forbid_unknown_fields=True):
    """Something said at the table; without a seat among those who watch."""

    text: Text
    seat: Number | None = None


class Point(Struct, forbid_unknown_fields=True):
    """A thing on the board that somebody points at, by its id."""

    seat: Number
    thing: Id


class Report(Struct, forbid_unknown_fields=True):
    """What went wrong, in the player's words."""

    words: Text
    seat: Number | None = None


# --- live ------------------------------------------------------------------------------------------------------------


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """From now on through the eyes of this seat of mine."""

    seat: Number | None = None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


class AnswerUp(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """An answer; `id` is the client's own number for it, and comes back with the reply."""

    id: Number
    answer: Answer


Up = Look | Ping | AnswerUp


class StateSent(Struct, tag_field="type", tag="state"):
    """The table as it is now."""

    state: State


class ChangeSent(Struct, tag_field="type", tag="change", omit_defaults=True):
    """What has changed since the message numbered `after`; without that, everything, whatever one had before.

    `n` counts the messages of this connection. Whoever has another one than `after` cannot use it, and looks anew.
    """

    n: int
    change: Change
    after: int = 0


class AnsweredSent(Struct, tag_field="type", tag="answered", omit_defaults=True):
    """What became of the answer with this id: it is committed, or (`confirm`) nothing was changed."""

    id: int
    version: int
    confirm: bool
    paid: list[Paid] = []


class Refused(Struct, tag_field="type", tag="refused"):
    """The answer with this id was refused, and nothing was changed; `status` is that of HTTP."""

    id: int
    status: int
    problem: Problem


class Pointed(Struct, tag_field="type", tag="pointed"):
    """Somebody points at a thing that everybody at the table sees. It is not kept: who comes later does not get it."""

    seat: int
    thing: str


class Gone(Struct, tag_field="type", tag="gone"):
    """Something is wrong; the connection may be closed after it."""

    problem: Problem


class Pong(Struct, tag_field="type", tag="pong"):
    """I am."""


Down = StateSent | ChangeSent | AnsweredSent | Refused | Pointed | Gone | Pong
