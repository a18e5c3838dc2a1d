"""Gathers everything a game can say: from games played at random, from every card, and from a sweep of its effects."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Iterator
from typing import Any

import valtable
from valtable.engine.board import Node
from valtable.engine.chance import Chance
from valtable.engine.effects import Counter, Gain, Pay
from valtable.engine.events import Journal
from valtable.engine.message import Message
from valtable.engine.question import NO, PASS, YES, Option, Question
from valtable.engine.rules import Score
from valtable.games.kingdom import solo, tell
from valtable.games.kingdom.cards import EXHAUSTED
from valtable.games.kingdom.rules import FOLDER, STANDARD, KingdomRules
from valtable.games.kingdom.scoring import turn_end
from valtable.games.kingdom.state import PLACES, Kingdom, Phase, Place
from valtable.games.kingdom.words import AREAS, GOLD, MONSTER_TYPES, ROLES, VOCABULARY

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"events": True, "sum_attacks": True, "endless_attacks": True}),
    (2, {}),
    (2, {"events": True, "areas": "random", "citizens": "random"}),
    (3, {"mixed_citizens": True, "no_duke": True}),
    (4, {"events": True, "citizens": "random"}),
    (5, {}),
    (5, {"events": True, "mixed_citizens": True, "areas": "random", "no_duke": True}),
]


class Gathered:
    """What was heard: each message once, and each option once for its question."""

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}
        self.options: dict[str, tuple[Question, Option]] = {}
        self.decisions = 0

    def hear(self, message: Message) -> None:
        self.messages.setdefault(json.dumps(message.data()), message)

    def question(self, question: Question) -> None:
        self.hear(question.message)
        for option in question.options:
            key = json.dumps([question.prompt, option.id, option.text.data(), question.message.data()])
            self.options.setdefault(key, (question, option))

    def board(self, node: Node) -> None:
        for message in spoken({"title": node.title, **node.facts}):
            self.hear(message)
        for child in node.children:
            self.board(child)

    def score(self, score: Score) -> None:
        self.hear(score.ending)
        for name, sheet in [*score.others, *[(score.ending, sheet) for sheet in score.sheets]]:
            self.hear(name)
            for line in sheet:
                self.hear(line.message)

    def play(self, players: int, options: dict[str, Any], seed: int) -> None:
        """One game to its end, with a look at the table now and then."""
        match = valtable.new("kingdom", players=players, seed=seed, options=options)
        rng = random.Random(seed)
        while not match.over:
            question = rng.choice(match.questions)
            self.question(question)
            self.decisions += 1
            if rng.random() < 0.1 or len(match.history) == 0:
                for seat in (None, question.seat):
                    self.board(match.rules.board(match.view(seat)))
            match.answer(question.seat, rng.choice(question.options))
        for event in match.events:
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


DEFAULTS = {setting.name: setting.default for setting in valtable.new("kingdom").info.settings}


def journal_of(game: Kingdom) -> list[Message]:
    assert game.journal is not None
    return [event.message for section in game.journal.sections for page in section.values() for event in page]


def endings() -> Iterator[Message]:
    """Every way a game can end, those included that games at random hardly ever reach."""
    rules = KingdomRules(2, {**DEFAULTS})
    for emptied in ("monsters", "domains", "citizens"):
        game = rules.setup(Chance(1))
        game.journal = Journal()
        setattr(game, emptied, [()] * len(getattr(game, emptied)))
        turn_end(game)
        score = rules.score(game)  # nobody has done anything: a tie on points and on cards
        assert score.tie is not None
        yield from [*journal_of(game), score.ending, score.tie]
    larger = game.players[0].tableau.with_citizen(rules.pack.citizens[0])
    game.players[0].tableau = larger
    tie = rules.score(game).tie
    assert tie is not None
    yield tie
    alone = KingdomRules(1, {**DEFAULTS})
    for reason in ("monsters", "exhausted", "overrun"):
        for riches in (0, 99):
            game = alone.setup(Chance(1))
            game.journal = Journal()
            player = game.players[0]
            player.duke = player.dealt[0]
            player.victory_pile = game.monsters[4] * riches
            solo.end(game, reason)
            yield from [*journal_of(game), alone.score(game).ending]


def events() -> Iterator[Message]:
    """Every kind of event, told by the rules' own functions."""
    game = KingdomRules(5, {**DEFAULTS}).setup(Chance(1))
    game.journal = Journal()
    player = game.players[0]
    monk, goblin = STANDARD.citizens[1], STANDARD.monsters[0]
    tell.turn(game)
    tell.duke_kept(game, player, player.dealt[0])
    tell.rolled(game)
    tell.die_changed(game, player, STANDARD.domains[0], "die-1", 3, 6)
    tell.gained(game, player, goblin, tell.amounts(1, 2, 3, 4))
    tell.harvested(game, player, [monk, monk, STANDARD.citizens[0]], tell.amounts(2, 0, 1))
    tell.harvested(game, player, [], [])
    tell.exchanged(game, player, monk, [tell.amount(GOLD, 1)])
    tell.exchanged(game, player, STANDARD.domains[1], [])
    tell.stole(game, player, 1, monk, GOLD, 3)
    tell.took_resource(game, player, GOLD)
    for kind in constants("moved", 1):
        price = tell.amounts(0, 1, 1) if kind in ("slew", "recruited", "built") else None
        tell.moved(game, kind, player, goblin, "monster-1", "seat-0", price)
    tell.robbed(game, player, 1, goblin)
    tell.turned_up(game, STANDARD.domains[0], "domain-1")
    tell.exhausted(game, EXHAUSTED, "citizen-1")
    tell.exhausted(game, STANDARD.events[0], "citizen-1")
    tell.event_woke(game, STANDARD.events[0])
    tell.token_put(game, player, goblin, GOLD, 1, "monster-1")
    tell.lost(game, player, GOLD, 1)
    tell.captured(game, monk, "citizen-1")
    yield from journal_of(game)


def questions() -> Iterator[Question]:
    """Every question the rules can ask, with a card where they pass one, and with the plain answers they offer."""
    for function in functions():
        names = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
        answers = [choice for name, choices in PLAIN.items() if name in names for choice in choices]
        for call in calls("ask", function):
            for prompt in texts(call.args[1]):
                about = {"card": Message("card-monk")} if len(call.args) > 3 else None
                options = tuple(Option(choice.id, Message("option-" + choice.id)) for choice in answers)
                yield Question(0, prompt, options, Message("ask-" + prompt, about), "")


PLAIN = {"PASS": (PASS,), "YES_NO": (YES, NO)}


def table_words() -> Iterator[Message]:
    """Places that lie bare, and the phases."""
    for number in range(PLACES):
        yield Message("place-" + Place(number).id)
    for phase in Phase:
        yield Message("phase-" + phase.name.lower())


# --- what stands in the code of the rules ---------------------------------------------------------------------------


def functions() -> Iterator[ast.FunctionDef]:
    """Every function and method in the game's modules."""
    for file in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node


def calls(name: str, within: ast.FunctionDef | None = None) -> Iterator[ast.Call]:
    """Every call of a function or method of that name, in one function or in all."""
    for function in functions() if within is None else [within]:
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


def constants(function: str, place: int) -> list[str]:
    """The texts given as that argument, wherever the function is called."""
    return sorted({text for call in calls(function) for text in texts(call.args[place])})


# --- effects --------------------------------------------------------------------------------------------------------

COUNTER_NAMES = {"citizen_role": ROLES, "role": ROLES, "name": ("knight", "monk"), "area": AREAS, "type": MONSTER_TYPES}

VERBS = {
    "steal": ["steal(gold,3)", "steal(magic,1)", "choose(steal(gold,3)|steal(magic,3))"],
    "take_citizen": [
        "take_citizen(any)",
        "take_citizen(name:monk)",
        "take_citizen(cost<=1)",
        *[f"take_citizen(role:{role},cost<=2)" for role in ROLES],
    ],
    "steal_random_monster": ["steal_random_monster"],
    "return": ["return(monster)", "return(citizen)"],
    "set_die": [f"set_die({n})" for n in range(1, 7)],
    "add_die": [f"add_die({n})" for n in (-5, -2, -1, 1, 2, 5)],
    "slay_action": ["slay_action", "gold+1 & may(slay_action)"],
    "discount": ["discount(domain,1)", "discount(domain,3)"],
    "ignore_plus": ["ignore_plus(citizen)"],
    "add_token": ["add_token(gold,1)", "add_token(strength,2)"],
    "each_player_lose": ["each_player_lose(magic,1)"],
}

COMBINED = [
    "gold+1 & magic+1 & strength+1 & vp+1",
    "choose(gold+1|magic+1|strength+1)",
    "choose(gold+1 & magic+1|strength+3)",
    "gold+1 & choose(magic+2|strength+2)",
    "may(gold+1)",
    "may(return(citizen) & vp+3)",
    "pay gold 2 per domain -> choose(vp+1|take_citizen(any))",
]


def effects() -> Iterator[Message]:
    """Every resource, every counter with every name, every verb, and how they go together."""
    for resource in VOCABULARY.resources:
        for n in (1, 2, 10):
            yield Gain(resource, n).message()
    for kind in VOCABULARY.counters:
        for name in COUNTER_NAMES.get(kind, ("",)):
            for per in (1, 3):
                counter = Counter(kind, name, per)
                yield Gain("vp", 2, counter).message()
                yield Pay("gold", 1, counter, Gain("vp", 1)).message()
    for text in [*[text for texts in VERBS.values() for text in texts], *COMBINED]:
        yield VOCABULARY.parse(text).message()
