"""What holds at every point of every match, as functions that assert it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import valtable
from tests.properties.table import Table, plugin
from valtable.engine.events import Journal, ShownOrder
from valtable.engine.game import Chooser, Game
from valtable.engine.glimpse import Enough
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.question import Choice, Option, Question, chosen, pose
from valtable.engine.score import TeamScore


def state(match: Match) -> Game:
    """The table as it stands, half-way through a step."""
    return match._table


def seats(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def text(data: Any) -> str:
    """Plain JSON data as text: fails on anything else."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


def picture(match: Match) -> str:
    """All that the public door shows, as JSON."""
    return text(
        {
            "views": [match.view(seat) for seat in seats(match)],
            "events": [event.data() for event in match.events],
            "questions": [question.data() for question in match.questions],
            "undo": [match.undo_refusal(seat) for seat in range(match.players)],
            "history": match.history,
            "end": [match.over, match.scores, match.winners],
            "sheet": [[line.data() for line in sheet] for sheet in match.score_sheet],
        }
    )


def advance(match: Match, rng: random.Random) -> Question:
    """One random answer to one of the open questions."""
    question = rng.choice(match.questions)
    match.answer(question.seat, rng.choice(question.options))
    return question


# ---- every answer ---------------------------------------------------------------------------------------------------


def check_questions(match: Match) -> None:
    """Questions are empty only at the end; each has options, all different; nobody is asked twice."""
    assert match.over == (not match.questions)
    asked = [question.seat for question in match.questions]
    assert len(set(asked)) == len(asked)
    for question in match.questions:
        ids = [option.id for option in question.options]
        assert ids, f"{question.prompt} with no options"
        assert len(set(ids)) == len(ids), f"{question.prompt} offers the same twice: {ids}"
        assert all(ids)


def check_pieces(match: Match, table: Table, start: Any) -> None:
    """Nothing is created or lost, and nothing falls below zero."""
    knowing = plugin(table.game)
    assert knowing.pieces(state(match)) == start
    assert knowing.least(state(match)) >= 0


# ---- some points ----------------------------------------------------------------------------------------------------


def check_save(match: Match, saved: str, now: str) -> None:
    """What is loaded equals what was saved, and is the same from every side."""
    twin = valtable.load(saved)
    assert twin == match
    assert picture(twin) == now


def check_copy(match: Match, saved: str, now: str, rng: random.Random) -> None:
    """A copy played on (and undone) never changes the original."""
    twin = match.copy()
    assert twin.save() == saved
    for _ in range(rng.randrange(1, 12)):
        if twin.over:
            break
        question = advance(twin, rng)
        if twin.can_undo(question.seat) and rng.random() < 0.3:
            twin.undo(question.seat)
    assert match.save() == saved
    assert picture(match) == now


def check_replay(match: Match, table: Table) -> None:
    """The same seed and the same answers are the same match, whatever was undone on the way."""
    again = table.new(match.seed)
    for seat, id in match.history:
        again.answer(seat, id)
    assert again == match
    assert picture(again) == picture(match)


def check_undo(match: Match, before: str, seat: int, id: str) -> None:
    """Right after an answer: undo brings the match back, and the same answer forth again."""
    if not match.can_undo(seat):
        return
    twin = match.copy()
    twin.undo(seat)
    assert picture(twin) == before
    twin.answer(seat, id)
    assert twin == match
    assert picture(twin) == picture(match)


def check_undo_reveals_nothing(match: Match, seat: int, id: str, rng: random.Random) -> None:
    """Where an answer may be taken back, it has taught nothing: in every world that fits, the same is seen after it."""
    if match._open_section or not match.can_undo(seat):
        return
    earlier = match.copy()
    earlier.undo(seat)
    if earlier._open_section:
        return
    for _ in range(3):
        world = earlier.glimpse(seat).imagine(rng, Once(id))
        assert text(world.view(seat)) == text(match.view(seat))


class Once:
    """Gives one answer and stops at the next question."""

    def __init__(self, id: str) -> None:
        self.id: str | None = id

    def choose(self, question: Question) -> Option | None:
        if self.id is None:
            return None
        option = question.option(self.id)
        assert option is not None, f"{self.id} is not offered in a world that should look the same"
        self.id = None
        return option


# ---- secrets --------------------------------------------------------------------------------------------------------


def check_conceal(match: Match, rng: random.Random) -> None:
    """With everything redealt that a seat cannot know, its view and its board are the same to the byte.

    What is hidden from a seat is hidden from a spectator too.
    """
    rules = match.rules
    for seat in range(match.players):
        for watcher in (seat, None):
            view = rules.view(state(match), watcher)
            truth = text(view), text(rules.board(view).data())
            world = state(match).copy()
            rules.conceal(world, seat, rng)
            assert plugin(match.game).pieces(world) == plugin(match.game).pieces(state(match))
            view = rules.view(world, watcher)
            assert (text(view), text(rules.board(view).data())) == truth


def check_imagination_knows_nothing(match: Match, rng: random.Random) -> None:
    """An imagined world is a function of what the seat knows and of the generator: any other truth that fits, with the
    same generator, gives the same world, to the byte of what would be saved."""
    rules = match.rules
    for seat in range(match.players):
        world = state(match).copy()
        bits = rng.getrandbits(32)
        rules.conceal(world, seat, random.Random(bits))
        truth = state(match).copy()
        rules.conceal(truth, seat, rng)
        rules.conceal(truth, seat, random.Random(bits))
        assert text(rules.dump(truth)) == text(rules.dump(world)), f"seat {seat} could tell"


def check_being_asked_tells_nothing(match: Match, rng: random.Random) -> None:
    """The open step from its beginning, in the true world and in others that fit what a seat knew then: until something
    hidden shows, the same seats are asked the same, what the seat is told is the same, and undo is barred alike."""
    if match.over:
        return
    rules = match.rules
    start = match._trail[-1].checkpoint
    for seat in range(match.players):
        true = Course(match, seat, [], rng)
        true.run(start.copy())
        for _ in range(2):
            world = start.copy()
            rules.conceal(world, seat, rng)
            world.chance = start.chance.copy()
            again = Course(match, seat, true.answers, rng, true.forced)
            again.run(world)
            if again.strayed:  # others did what they could not do in that world
                assert true.seen[: len(again.seen)] == again.seen
            else:
                assert again.seen == true.seen


class Course(Chooser):
    """Runs a step, and writes down what a seat sees of its course, until luck or a turned card decides.

    The answers are given ones as far as they are there, then random ones. Secret answers that are not possible in this
    world may be others; public ones that are not end the comparison, and so does a card that is played because it is
    the only one and that is another one here.
    """

    def __init__(
        self, match: Match, seat: int, answers: list[str], rng: random.Random, forced: Sequence[str] = ()
    ) -> None:
        self.match = match
        self.seat = seat
        self.answers = list(answers)
        self.given = list(answers)
        self.rng = rng
        self.secret = False
        self.strayed = False
        self.seen: list[str] = []
        self.told = 0
        self.forced: list[str] = []  # what others did because there was no choice
        self.forced_there = forced

    def run(self, game: Game) -> None:
        self.luck = game.chance.state
        game.chooser = self
        game.journal = self.journal = Journal(self.match.players)
        try:
            self.match.rules.step(game)
            self.note(game)
        except Enough:
            pass

    def note(self, game: Game) -> None:
        """What the seat was told since the last look, and whether undo is barred."""
        if game.chance.state != self.luck or game.reveals:
            self.seen.append("barred")
            raise Enough
        events = ShownOrder().merge(self.journal)
        self.forced = [
            text(event.data()) for event in events if event.kind == "forced" and not event.seen_by(self.seat)
        ]
        if any(here != there for here, there in zip(self.forced, self.forced_there, strict=False)):
            self.strayed = True
            raise Enough
        told = [text(event.data()) for event in events if event.seen_by(self.seat)]
        self.seen.extend(told[self.told :])
        self.told = len(told)

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        self.note(game)
        question = pose(game, seat, prompt, choices, about, "")
        # Whose question it is alone sees the options, and which of them is the only candidate.
        public = {name: value for name, value in question.message.args.items() if name != "only"}
        asked = question.data() if seat == self.seat else [seat, prompt, Message(question.message.id, public).data()]
        self.seen.append(text(asked))
        if not self.given:
            choice = self.rng.choice(choices)
            self.answers.append(choice.id)
            return choice
        found = chosen(choices, self.given.pop(0))
        if found is not None:
            return found
        assert seat != self.seat
        self.strayed = True
        if not self.secret:
            raise Enough
        return choices[0]

    def together(self, game: Game, players: Sequence[Any], act: Callable[[Any, Any], None], secret: bool) -> None:
        self.secret = secret
        for player in players:
            self.journal.turn_to(player.seat)
            act(game, player)
        self.secret = False
        self.journal.start()
        if self.strayed:
            raise Enough


def check_imagine(match: Match, saved: str, rng: random.Random) -> None:
    """At its open question, an imagined world gives the seat the same question and the same view; the match stays."""
    for question in match.questions:
        stop = Stop()
        world = match.glimpse(question.seat).imagine(rng, stop)
        assert stop.question is not None
        assert text(stop.question.data()) == text(question.data())
        # In an open stretch those who still decide have not begun: they act after the seat.
        true = view_when_asked(match, question.seat) if match._open_section else match.view(question.seat)
        assert text(world.view(question.seat)) == text(true)
    assert match.save() == saved


class Stop:
    """Stops at the first question."""

    def __init__(self) -> None:
        self.question: Question | None = None

    def choose(self, question: Question) -> Option | None:
        self.question = question
        return None


class Misfit(Exception):
    """A public answer is not possible in this world: the seat would know that it is another one."""


class Again(Chooser):
    """Runs the open step again up to where the match waits, perhaps in another world.

    Public answers are the recorded ones. Secret answers of others may be anything.
    """

    def __init__(self, match: Match, seat: int, alone: bool) -> None:
        self.recorded: dict[int, list[str]] = {}
        for past, id in match._trail[-1].answers:
            self.recorded.setdefault(past, []).append(id)
        self.waiting = {question.seat for question in match.questions}
        self.seat = seat
        self.alone = alone
        self.secret = False
        self.asked: list[tuple[int, str, str]] = []  # openly: whom, what, about what

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        if not self.secret:
            self.asked.append((seat, prompt, "" if about is None else about.id))
        recorded = self.recorded.get(seat)
        if not recorded:
            raise Enough
        choice = chosen(choices, recorded.pop(0))
        if choice is not None:
            return choice
        if self.secret and seat != self.seat:
            return choices[0]
        raise Misfit

    def together(self, game: Game, players: Sequence[Any], act: Callable[[Any, Any], None], secret: bool) -> None:
        journal = game.journal
        if journal is not None:
            journal.start()
        self.secret = secret
        done = [p for p in players if p.seat not in self.waiting and p.seat != self.seat and not secret]
        asker = [p for p in players if p.seat == self.seat]
        waiting = self.act([*done, *asker] if self.alone else players, game, act)
        if self.alone and not waiting:  # an earlier stretch, which all have left
            waiting = self.act([p for p in players if p not in done and p not in asker], game, act)
        if waiting:
            raise Enough
        self.secret = False
        if journal is not None:
            journal.start()

    def act(self, players: Sequence[Any], game: Game, act: Callable[[Any, Any], None]) -> bool:
        """Each of them acts; whether somebody is still to answer."""
        waiting = False
        for player in players:
            if game.journal is not None:
                game.journal.turn_to(player.seat)
            try:
                act(game, player)
            except Enough:
                waiting = True
        return waiting


def view_when_asked(match: Match, seat: int) -> dict[str, Any]:
    """The true view at the seat's question in an open stretch, before those act who still decide."""
    game = match._trail[-1].checkpoint.copy()
    game.chooser = Again(match, seat, alone=True)
    try:
        match.rules.step(game)
    except Enough:
        pass
    else:
        raise AssertionError("the step should stop at the open question")
    return match.rules.view(game, seat)


def check_events(match: Match, rng: random.Random) -> None:
    """What a seat is told of an open step without luck or reveals is the same in every world that fits.

    What can be answered in one way only is not asked: where that is another way, other questions follow or the table
    looks different, and the world does not fit.
    """
    moment = match._trail[-1]
    if match.over or any(mark.what != "answer" for mark in moment.trace):
        return
    for seat in range(match.players):
        told = sorted(text(event.data()) for event in match.events[moment.told :] if event.seen_by(seat))
        true, _ = run_again(match, seat, None)
        for _ in range(2):
            try:
                like, events = run_again(match, seat, rng)
            except Misfit:
                continue
            if like == true:
                assert events == told


def run_again(match: Match, seat: int, rng: random.Random | None) -> tuple[list[Any], list[str]]:
    """The open step in the true world or in another (`rng`): what the seat sees of its course, and what it is told."""
    game = match._trail[-1].checkpoint.copy()
    if rng is not None:
        match.rules.conceal(game, seat, rng)
    journal = Journal(match.players)
    again = Again(match, seat, alone=False)
    game.journal = journal
    game.chooser = again
    try:
        match.rules.step(game)
    except Enough:
        pass
    else:
        raise Misfit  # nobody was asked where the match waits
    events = ShownOrder().merge(journal)
    told = sorted(text(event.data()) for event in events if event.seen_by(seat))
    return [again.asked, text(match.rules.view(game, seat))], told


def check_end(match: Match, table: Table) -> None:
    """The scores are derived again from the final view by separate code, and the sheets add up."""
    assert match.score is not None
    totals, others, winners = plugin(table.game).rescore(match.view(None))
    assert match.scores == totals
    assert [sum(line.points for line in sheet) for _, sheet in match.score.others] == others
    assert match.winners == winners
    assert isinstance(match.score, TeamScore) == match.info.team
    if not match.info.team:
        assert [sum(line.points for line in sheet) for sheet in match.score_sheet] == match.scores
    for seat in range(match.players):
        assert match.undo_refusal(seat) is not None
        assert text(plugin(table.game).rescore(match.view(seat))) == text([totals, others, winners])


def check_match(table: Table, seed: int, often: float) -> Match:
    """A whole random match through the public door, with every check at random points (`often`: how many)."""
    rng = random.Random(seed)
    knowing = plugin(table.game)
    match = table.new(seed)
    start = knowing.pieces(state(match))
    while not match.over:
        assert len(match.history) < knowing.LONGEST, "the game does not end"
        look = rng.random() < often
        now = picture(match) if look else ""
        if look:
            saved = match.save()
            check_save(match, saved, now)
            check_copy(match, saved, now, rng)
            check_conceal(match, rng)
            check_imagination_knows_nothing(match, rng)
            check_being_asked_tells_nothing(match, rng)
            check_imagine(match, saved, rng)
            check_events(match, rng)
            knowing.audit(match)
        told = match.events
        question = advance(match, rng)
        check_questions(match)
        check_pieces(match, table, start)
        seat, id = match.history[-1]
        assert seat == question.seat
        if look:
            assert match.events[: len(told)] == told, "what was shown stays in its place"
            check_undo(match, now, seat, id)
        if look or rng.random() < 4 * often:
            check_undo_reveals_nothing(match, seat, id, rng)
        if match.can_undo(seat) and rng.random() < often / 2:
            match.undo(seat)
    check_save(match, match.save(), picture(match))
    check_conceal(match, rng)
    check_replay(match, table)
    check_end(match, table)
    knowing.audit(match)
    return match
