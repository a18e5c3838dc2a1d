"""What somebody cannot see they cannot count either: no number, no time and no frame tells of it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator

import pytest

from tests.server.guest import Json, Served, until
from tests.server.listener import Listener
from valtable.table import seen, table

PLAYERS = 3
WATCHING = PLAYERS  # where the spectator stands among those who look on


class Round:
    """A table with three people and a spectator, all of them there; whatever each of them is told is kept."""

    def __init__(self, server: Served, game: str, seed: int, options: Json) -> None:
        self.server = server
        host = server.guest("Guest 0")
        chairs = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        self.id: str = host.make(game, chairs, seed=seed, options=options)["id"]
        self.guests = [host, *(server.guest() for _ in range(PLAYERS))]
        for seat in range(1, PLAYERS):
            self.guests[seat].sit(self.id, seat, f"Guest {seat}")
        self.listeners = [Listener(guest, self.id, self.eyes(n)) for n, guest in enumerate(self.guests)]
        for listener in self.listeners:
            until(lambda listener=listener: all_there(listener))  # type: ignore[misc]
            listener.frames.clear()
        self.fetched: list[list[str]] = [[] for _ in self.guests]

    @staticmethod
    def eyes(n: int) -> int | None:
        return None if n == WATCHING else n

    def close(self) -> None:
        for listener in self.listeners:
            listener.close()

    def look(self) -> list[str]:
        """Everybody fetches the state, and has got the frame of it as well."""
        texts = [guest.call("GET", f"/api/tables/{self.id}").text for guest in self.guests]
        for text, listener, kept in zip(texts, self.listeners, self.fetched, strict=True):
            version = json.loads(text)["version"]
            until(lambda listener=listener, version=version: listener.newest >= version)  # type: ignore[misc]
            plain = text.replace(self.id, "ID")
            if kept[-1:] != [plain]:  # to fetch the same again tells nobody anything
                kept.append(plain)
        return texts

    def question(self, seat: int) -> Json:
        return self.guests[seat].state(self.id)["question"]

    def asked(self) -> list[int]:
        return [question.seat for question in self.server.match(self.id).questions]

    def answer(self, seat: int, which: int = 0) -> None:
        question = self.question(seat)
        self.guests[seat].answer(self.id, question, question["options"][which % len(question["options"])]["id"])
        self.look()

    def told(self, n: int) -> tuple[list[str], list[str]]:
        """All that one of them was sent: pushed, and fetched."""
        return [frame.replace(self.id, "ID") for frame in self.listeners[n].frames], self.fetched[n]


def all_there(listener: Listener) -> bool:
    return listener.newest > 0 and all(seat["online"] for seat in listener.mirror.state["table"]["seats"])


@pytest.fixture
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games take place at the same moment."""
    for module in (table, seen):
        monkeypatch.setattr(module, "now", lambda: 1_700_000_000_000)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second passes whenever somebody looks at the clock."""
    ticks = iter(range(1_700_000_000_000, 1_800_000_000_000, 1000))
    for module in (table, seen):
        monkeypatch.setattr(module, "now", lambda: next(ticks))


@pytest.fixture
def sit_down(server: Served) -> Iterator[Callable[..., Round]]:
    made: list[Round] = []

    def make(game: str, seed: int, options: Json) -> Round:
        made.append(Round(server, game, seed, options))
        return made[-1]

    yield make
    for one in made:
        one.close()


def choose_dukes(round: Round, mine: int) -> list[int]:
    """Guest 0 keeps another duke; then all play on for a while. Nobody else sees a difference."""
    for seat in range(PLAYERS):
        round.answer(seat, mine if seat == 0 else 0)
    for _ in range(25):
        round.answer(round.asked()[0])
    return [1, 2, WATCHING]


def draft(round: Round, mine: int) -> list[int]:
    """Guest 0 takes another creature out of the first packet. Guest 2 will know of it when that packet comes round."""
    for seat in range(PLAYERS):
        round.answer(seat, mine if seat == 0 else 0)
    return [2, WATCHING]


def draft_all(round: Round, mine: int) -> list[int]:
    """Guest 0 takes other creatures from every packet: who only watches sees nothing of the whole draft."""
    while round.question(0) is not None and round.question(0)["prompt"] == "draft":
        for seat in range(PLAYERS):
            round.answer(seat, mine if seat == 0 else 0)
    return [WATCHING]


def settle_habits(round: Round, mine: int) -> list[int]:
    """Guest 0 has a standing answer, and new words for the seat: nobody else's business."""
    path = f"/api/tables/{round.id}/seats/0"
    if mine:
        round.guests[0].ok("PUT", f"{path}/standing", {"prompt": "action", "option": "no-such-thing"})
        round.look()
        round.guests[0].ok("POST", f"{path}/recovery")
    round.look()
    for seat in range(PLAYERS):
        round.answer(seat)
    return [1, 2, WATCHING]


def think_twice(round: Round, mine: int) -> list[int]:
    """Guest 0 has said what to do, but not yet how: so far nothing has happened that others could see.

    (Who could take their own last answer back until then sees that they no longer can.)
    """
    for _ in range(100):
        match = round.server.match(round.id)
        question = match.question(0)
        for which, option in enumerate(() if question is None else question.options):
            after = match.copy()
            after.answer(0, option)
            ways_back = [[one.undo_refusal(seat) for seat in (1, 2)] for one in (match, after)]
            if after.question(0) is not None and after.events == match.events and ways_back[0] == ways_back[1]:
                if mine:
                    round.answer(0, which)
                return [1, 2, WATCHING]
        round.answer(round.asked()[0])
    raise AssertionError("whatever is answered is seen at once")


STORIES = [
    ("kingdom", {}, choose_dukes),
    ("kingdom", {}, settle_habits),
    ("valroc", {"hands": "draft"}, draft),
    ("valroc", {"hands": "draft"}, draft_all),
    ("kingdom", {}, think_twice),
]


@pytest.mark.usefixtures("no_clock")
@pytest.mark.parametrize(("game", "options", "story"), STORIES, ids=[story.__name__ for *_, story in STORIES])
def test_the_same_table_with_other_secrets(
    sit_down: Callable[..., Round], game: str, options: Json, story: Callable[[Round, int], list[int]]
) -> None:
    """Byte for byte the same to everybody who cannot know the difference; and another table to who can."""
    rounds = [sit_down(game, 4, options) for _ in range(2)]
    (others, _) = [story(round, mine) for mine, round in enumerate(rounds)]
    for n in others:
        first, second = (round.told(n) for round in rounds)
        assert first[0], "there were frames"
        assert first == second, f"who looks on from {n} can tell"
    assert rounds[0].told(0) != rounds[1].told(0), "guest 0 knows what they did"


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize(("game", "options"), [("kingdom", {}), ("valroc", {"hands": "draft"}), ("villages", {})])
def test_only_what_is_seen_is_counted(sit_down: Callable[..., Round], game: str, options: Json) -> None:
    """A state that looks as before is the same to the last byte, and nobody is sent it again; any other counts one."""
    round = sit_down(game, 7, options)
    rng = random.Random(game)
    unseen = 0
    before = round.look()
    frames = [len(listener.frames) for listener in round.listeners]
    for _ in range(60):
        seat = rng.choice(round.asked())
        question = round.question(seat)
        round.guests[seat].answer(round.id, question, rng.choice(question["options"])["id"])
        after = round.look()
        for n, (old, new) in enumerate(zip(before, after, strict=True)):
            same = bare(old) == bare(new)
            unseen += same
            assert (old == new) == same
            assert json.loads(new)["version"] == json.loads(old)["version"] + (not same)
            frames[n] += not same
        before = after
    assert unseen > 5
    assert [len(listener.frames) for listener in round.listeners] == frames


def bare(text: str) -> Json:
    """A state without what counts and what tells the time."""
    state = json.loads(text)
    del state["version"], state["table"]["changed"]
    return state
