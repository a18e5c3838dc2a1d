"""Whole games stepped by hand at full speed, watched and checked at every checkpoint."""

from __future__ import annotations

import functools
import json
import random
from collections import Counter
from collections.abc import Sequence

from tests.properties.table import Table, Watch, plugin
from valtable.engine.chance import Chance
from valtable.engine.events import Journal
from valtable.engine.question import Option, Question
from valtable.engine.rules import Rules
from valtable.engine.simulate import Seats


class Wanderer:
    """Answers at random, with a taste for some options, and tells the watch."""

    def __init__(self, rng: random.Random, taste: dict[str, float], watch: Watch) -> None:
        self.rng = rng
        self.taste = list(taste.items())
        self.watch = watch

    def choose(self, question: Question) -> Option:
        options = question.options
        ids = [option.id for option in options]
        assert len(set(ids)) == len(ids) >= 1, f"{question.prompt} offers {ids}"
        if self.taste:
            option = self.rng.choices(options, [self.weight(id) for id in ids])[0]
        else:
            option = options[int(self.rng.random() * len(options))]
        about = question.message
        while "card" in about.args:  # a question about an offer of a card is about the card
            about = about.args["card"]
        name = "" if about is question.message else about.id.removeprefix("card-")
        self.watch.asked(question.prompt, name, ids, option.id, question.seat)
        return option

    def weight(self, id: str) -> float:
        for start, weight in self.taste:
            if id.startswith(start):
                return weight
        return 1


@functools.lru_cache(maxsize=256)
def _rules(game: str, players: int, options: str) -> Rules:
    return Table(game, players, json.loads(options)).rules()


def play(table: Table, seed: int, seen: Counter[str]) -> None:
    """One random game to its end; reached goals are counted in `seen`, and an AssertionError says what is broken."""
    knowing = plugin(table.game)
    rules = _rules(table.game, table.players, json.dumps(table.options))
    rng = random.Random(seed)
    watch = knowing.watch(table, seen)
    common = rng.choice(knowing.LEANINGS)
    alike = rng.random() < 0.7
    sitters = [Wanderer(rng, common if alike else rng.choice(knowing.LEANINGS), watch) for _ in range(table.players)]
    game = rules.setup(Chance(seed))
    game.chooser = Seats(rules, sitters)
    pieces = knowing.pieces(game)
    while not rules.over(game):
        journal = Journal(table.players)
        game.journal = journal
        watch.before_step(game)
        rules.step(game)
        events = [event for section in journal.sections for page in section.values() for event in page]
        watch.after_step(game, events)
        assert knowing.pieces(game) == pieces, "something was created or lost"
        assert knowing.least(game) >= 0, "something fell below zero"
        assert game.decisions < knowing.LONGEST, "the game does not end"
    score = rules.score(game)
    again = knowing.rescore(rules.view(game, None))
    found = score.totals, [sum(line.points for line in sheet) for _, sheet in score.others], score.winners
    assert again == found, f"scored {found}, but the second scorer finds {again}"
    watch.ended(game, rules)


def missing(games: Sequence[str], seen: Counter[str]) -> list[str]:
    """The goals of these games that were not reached."""
    return [goal for game in games for goal in plugin(game).goals() if not seen[goal]]
