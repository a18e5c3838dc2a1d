"""Nothing hidden leaves the server: whole games, and every frame that others got searched for what they cannot know."""

from __future__ import annotations

import json
import random
import re
from collections import Counter

import pytest

import valtable
from tests.properties.checks import state as true_state
from tests.properties.table import plugin
from tests.server.guest import Guest, Json, Served, until
from tests.server.listener import Listener
from valtable.engine.match import Match
from valtable.games import GAMES

OPTIONS = {"valroc": {"hands": "draft"}}  # where more is secret than in the game as it is recommended
# What everybody answers at once and in secret: nothing of an answer is seen before all have given theirs. (Of creatures
# that are laid away one sees the backs.)
SECRET = {"kingdom": {"duke"}, "valroc": {"draft", "bid", "bid-diamond"}}
SEED = 1
LONG = 700  # answers
LATEST = 60  # more events than one answer or one undo can change


def hidden_from(match: Match, seat: int | None) -> set[str]:
    """The ids of all cards that this seat cannot place (None: a spectator, who knows less than anybody)."""
    seats = range(match.players) if seat is None else [seat]
    pools = [thing.pool for s in seats for thing in plugin(match.game).hidden(true_state(match), s).values()]
    return {id for pool in pools for id in pool}


def words_in(text: str) -> set[str]:
    """Everything in a text that could be the id of a card."""
    return {word.removeprefix("card-") for word in re.findall(r"[a-z0-9_]+(?:-[a-z0-9_]+)*", text)}


class Search:
    """Looks at every frame of everybody, and remembers what each of them has a right to know."""

    def __init__(self, server: Served, table: str, listeners: list[Listener], every: int) -> None:
        self.entry = server.hall.entries[table]
        self.listeners = listeners
        self.known: dict[int | None, set[str]] = {listener.seat: set() for listener in listeners}
        self.every = every
        self.answers = self.searched = self.found = 0
        self.told = 0  # of the events, those that were looked at already

    @property
    def match(self) -> Match:
        assert self.entry.table is not None
        assert self.entry.table.match is not None
        return self.entry.table.match

    def done(self) -> bool:
        """Search all frames up to the table's version of now; True when the game is over and nothing is secret.

        To find out what is hidden may take long: in a long game frames are kept, and searched every few answers.
        """
        self.answers += 1
        assert self.entry.table is not None
        table, match = self.entry.table, self.match
        for listener in self.listeners:
            until(lambda listener=listener: listener.newest >= table.seen_by(listener.seat))  # type: ignore[misc]
            known = self.known[listener.seat]
            known |= words_in(json.dumps(match.view(listener.seat)))
            latest = [event.data() for event in match.events[self.told :] if event.seen_by(listener.seat)]
            known |= words_in(json.dumps(latest))
            if match.over or self.answers % self.every:
                continue
            secret = hidden_from(match, listener.seat) - known
            for frame in listener.frames:
                words = words_in(frame)
                assert not words & secret, f"{listener.seat} was sent {words & secret}"
                self.searched += 1
                self.found += bool(words & known)
            listener.frames.clear()
        self.told = max(0, len(match.events) - LATEST)
        return match.over


def in_secret(before: Match, seat: int, after: Match) -> bool:
    """Whether that seat has answered something secret, and somebody is still asked the same as before."""
    wanted = SECRET.get(before.game, set())
    asked = [{q.seat: (q.prompt, match.given(q.seat)) for q in match.questions} for match in (before, after)]
    return asked[0].get(seat, ("", 0))[0] in wanted and bool(asked[0].items() & asked[1].items())


def what_is_seen(match: Match, seat: int | None) -> tuple[Json, list[Json]]:
    """The board and the last lines of the log."""
    lines = [event.message.data() for event in match.events if event.seen_by(seat)]
    board, log = json.loads(json.dumps([match.rules.board(match.view(seat)).data(), lines[-LATEST:]]))
    return board, log


def script(game: str, players: int, options: Json) -> list[tuple[int, str]]:
    """The answers of a whole game, any that are offered, by players of several tastes: the shortest of some games."""
    games: list[list[tuple[int, str]]] = []
    for n, taste in enumerate(plugin(game).LEANINGS):
        rng = random.Random(n)
        match = valtable.new(game, players, SEED, options)
        while not match.over and len(match.history) < min([3000, *map(len, games)]):
            question = rng.choice(match.questions)
            weights = [
                next((taste[start] for start in taste if option.id.startswith(start)), 1.0)
                for option in question.options
            ]
            match.answer(question.seat, rng.choices(question.options, weights)[0])
        if match.over:
            games.append(match.history)
    return min(games, key=len)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_frame_names_a_hidden_card(server: Served, game: str) -> None:
    """Whole games, everybody answering in any order; what is answered in secret looks as any other answer would."""
    players = min(3, GAMES[game].max_players)
    options = OPTIONS.get(game, {})
    answers = script(game, players, options)
    host = server.guest("Ana")
    chairs = [{"kind": "me"}] + [{"kind": "open"}] * (players - 1)
    table = host.make(game, chairs, seed=SEED, options=options)["id"]
    guests = [host] + [server.guest() for _ in range(players - 1)]
    for seat in range(1, players):
        guests[seat].sit(table, seat, f"Guest {seat}")
    listeners = [Listener(guest, table, seat) for seat, guest in enumerate(guests)]
    listeners.append(Listener(Guest(server.url), table, None))
    search = Search(server, table, listeners, every=1 + len(answers) // 70 if len(answers) > LONG else 1)
    rng = random.Random(SEED)
    kept: Counter[str] = Counter()  # secret questions, while others were asked as well
    try:
        for seat, option in answers:
            assert not search.done()
            question = search.match.question(seat)
            assert question is not None
            body = {"seat": seat, "n": search.match.given(seat), "prompt": question.prompt, "option": option}
            before = search.match
            guests[seat].ok("POST", f"/api/tables/{table}/answers", body)
            others = [other.id for other in question.options if other.id != option]
            if others and in_secret(before, seat, search.match):
                search.done()
                kept[question.prompt] += 1
                instead = before.copy()
                instead.answer(seat, rng.choice(others))
                for listener in listeners:
                    if listener.seat != seat:
                        assert what_is_seen(instead, listener.seat) == (listener.board, listener.log[-LATEST:])
            if rng.random() < 0.1 and search.match.can_undo(seat):
                search.done()  # what was on the table for a moment was seen
                guests[seat].ok("POST", f"/api/tables/{table}/undo", {"seat": seat})
                search.done()
                guests[seat].ok("POST", f"/api/tables/{table}/answers", body)
        assert search.done()
    finally:
        for listener in listeners:
            listener.close()
    assert search.searched > 100
    assert SECRET.get(game, set()) - {"bid-diamond"} <= set(kept), "a diamond is rare"
    assert search.found == search.searched, "the search finds what may be known in every frame"


def test_the_search_would_notice(server: Served) -> None:
    """The owner's own frame holds what is hidden from the others."""
    host = server.guest("Ana")
    table = host.make("kingdom", [{"kind": "me"}, {"kind": "me"}], seed=5)["id"]
    host.random_answers(table, [0, 1], random.Random(5), 4)
    match = server.match(table)
    own = words_in(json.dumps(host.state(table, 0)))
    assert own & hidden_from(match, 1)
    assert not own & hidden_from(match, 0)
