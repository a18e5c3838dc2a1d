"""Gathers everything a game can say: from games played at random, from every card, and from what stands in its code."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import valtable
from valtable.engine.board import Node, walk
from valtable.engine.chance import Chance
from valtable.engine.effects import Gain
from valtable.engine.events import TAKEN_BACK, Event, Journal
from valtable.engine.game import Game
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.question import NO, PASS, YES, Choice, Option, Question
from valtable.engine.rules import Rules
from valtable.engine.score import Score
from valtable.games import GAMES, find

Table = TypeVar("Table", bound=Game)


class Gathered:
    """What was heard: each message once, and each option once for its question."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.messages: dict[str, Message] = {}
        self.options: dict[str, tuple[Question, Option]] = {}

    def hear(self, message: Message) -> None:
        self.messages.setdefault(json.dumps(message.data()), message)

    def question(self, question: Question) -> None:
        self.hear(question.message)
        if question.options:  # as it is asked where this is the one candidate
            only = question.options[0].text
            self.hear(Message(question.message.id, {**question.message.args, "only": only}))
        for option in question.options:
            key = json.dumps([question.prompt, option.id, option.text.data(), question.message.data()])
            self.options.setdefault(key, (question, option))

    def board(self, node: Node) -> None:
        for message in spoken({"title": node.title, **node.facts}):
            self.hear(message)
        for child in node.children:
            self.board(child)

    def refusals(self, match: Match, question: Question) -> None:
        """Why what lies there is no answer to that question."""
        view = match.view(question.seat)
        for node in walk(match.rules.board(view)):
            for why in match.rules.why_not(view, question.prompt, node.id):
                self.hear(why)

    def score(self, score: Score) -> None:
        self.hear(score.ending)
        for name, sheet in [*score.others, *[(score.ending, sheet) for sheet in score.sheets]]:
            self.hear(name)
            for line in sheet:
                self.hear(line.message)
                self.hear(line.source)

    def cards(self) -> None:
        """The catalogue."""
        info = find(self.game)
        for note in info.prepare(info.max_players, None).catalogue():
            kinds = (Message("kind-" + note.kind), Message("kinds-" + note.kind))
            for message in (note.name, *kinds, *note.facts, *note.effects):
                self.hear(message)

    def look(self) -> None:
        """What stands on the cards, and what everything that is counted is called."""
        info = find(self.game)
        for badge in info.look.badges.values():
            self.hear(badge.name)
        for face in info.prepare(info.max_players, None).faces().values():
            tokens = [*face.key, *face.worth, *face.cost, *[token for strip in face.strips for token in strip.tokens]]
            labels = [label.text for label in (face.tag, face.type) if label is not None]
            for message in (face.name, *face.facts, *face.text, *labels, *spoken(tokens)):
                self.hear(message)

    def tastes(self) -> None:
        """The temperaments that a learned bot may have."""
        info = find(self.game)
        insight = info.prepare(info.max_players, None).insight
        for taste in insight.tastes if insight is not None else ():
            self.hear(Message("taste-" + taste))
            self.hear(Message(f"taste-{taste}-about"))

    def coach(self) -> None:
        """The notes of the first lesson, with what the events speak of that they wait for."""
        coach = find(self.game).coach
        for mark in coach.marks if coach is not None else ():
            events = [one for one in self.messages.values() if one.id in {f"event-{kind}" for kind in mark.seen}]
            args = events[0].args if events else {}
            for form in ("", "-text", "-next"):
                self.hear(Message(f"coach-{mark.id}{form}", args))

    def play(self, players: int, options: dict[str, Any], seed: int) -> None:
        """One game to its end, with a look at the table now and then."""
        match = valtable.new(self.game, players=players, seed=seed, options=options)
        rng = random.Random(seed)
        while not match.over:
            question = rng.choice(match.questions)
            self.question(question)
            if rng.random() < 0.1 or len(match.history) == 0:
                for seat in (None, question.seat):
                    self.board(match.rules.board(match.view(seat)))
                self.refusals(match, question)
            match.answer(question.seat, rng.choice(question.options))
        mended = [Event(TAKEN_BACK, {"n": n}) for n in (1, 3)]
        for event in (*match.events, *mended):
            self.hear(event.message)
        self.board(match.rules.board(match.view(0)))
        assert match.score is not None
        self.score(match.score)


def spoken(value: Any) -> Iterator[Message]:
    """The messages anywhere in some facts."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from spoken(part)
    elif isinstance(value, list):
        for part in value:
            yield from spoken(part)


def rules_of(game: str, players: int) -> Rules:
    """The rules with every option as usual."""
    return find(game).prepare(players, None)


def table_of(game: str, players: int, state: type[Table]) -> Table:
    """A table that is set up, with a log."""
    table = rules_of(game, players).setup(Chance(1))
    assert isinstance(table, state)
    table.journal = Journal(players)
    return table


def journal_of(game: Game) -> list[Message]:
    assert isinstance(game.journal, Journal)
    return [event.message for section in game.journal.sections for page in section.values() for event in page]


# --- what stands in the code of the rules ---------------------------------------------------------------------------


def functions(folder: Path) -> Iterator[ast.FunctionDef]:
    """Every function and method in the game's modules, and in those it shares with others."""
    shared = [info.shared for info in GAMES.values() if info.folder == folder and info.shared is not None]
    for file in [file for part in (*shared, folder) for file in sorted(part.glob("*.py"))]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node


def calls(name: str, within: Path | ast.FunctionDef) -> Iterator[ast.Call]:
    """Every call of a function or method of that name, in one function or in all of a folder."""
    for function in functions(within) if isinstance(within, Path) else [within]:
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                called = node.func
                if getattr(called, "attr", getattr(called, "id", "")) == name:
                    yield node


def texts(node: ast.expr) -> list[str]:
    """The texts an expression may be: one, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*texts(node.body), *texts(node.orelse)] if isinstance(node, ast.IfExp) else []


def constants(folder: Path, function: str, place: int) -> list[str]:
    """The texts given as that argument, wherever the function is called."""
    return sorted({text for call in calls(function, folder) for text in texts(call.args[place])})


def given(function: ast.FunctionDef, node: ast.expr) -> set[str]:
    """The keys of the arguments that a call passes: a dictionary that stands there or in the same function."""
    if isinstance(node, ast.Name):
        written = [one for one in ast.walk(function) if isinstance(one, ast.Assign) and names_in(one) == [node.id]]
        assert len(written) == 1, f"{function.name}: {node.id}"
        return given(function, written[0].value)
    assert isinstance(node, ast.Dict), f"{function.name}: {ast.unparse(node)}"
    keys: set[str] = set()
    for key, value in zip(node.keys, node.values, strict=True):
        keys |= given(function, value) if key is None else set(texts(key))
    return keys


def names_in(assignment: ast.Assign) -> list[str]:
    return [target.id for target in assignment.targets if isinstance(target, ast.Name)]


# The plain answers that a function offers, by the name it has for them.
PLAIN = {"PASS": (PASS,), "YES_NO": (YES, NO)}


def asked(folder: Path, card: str, name: str = "ask", prompt: int = 1, about: int = 3) -> Iterator[Question]:
    """Every question that is asked by a call of that name, about a card where one is passed."""
    for function in functions(folder):
        names = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
        answers = [choice for name, choices in PLAIN.items() if name in names for choice in choices]
        for call in calls(name, function):
            for text in texts(call.args[prompt]):
                subject = call.args[about] if len(call.args) > about else None
                more = MORE.get(getattr(subject.func, "id", ""), {}) if isinstance(subject, ast.Call) else {}
                yield question(text, answers, "" if subject is None else card, more)


# What a question about one of these speaks of beside the card.
MORE = {
    "Offer": {"effect": Gain("gold", 1).message()},
    "Need": {"resource": Message("resource-magic")},
    "Fee": {"price": Message("amount-gold", {"n": 1})},
}


def question(prompt: str, answers: list[Choice], card: str = "", more: dict[str, Message] | None = None) -> Question:
    about = {"card": Message("card-" + card), **(more or {})} if card else None
    options = tuple(Option(choice.id, Message("option-" + choice.id)) for choice in answers)
    return Question(0, prompt, options, Message("ask-" + prompt, about), "")
