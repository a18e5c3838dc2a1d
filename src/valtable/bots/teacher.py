"""The teacher: what each option of an open question is worth to the seat that is asked, judged from its glimpse alone.

Where a game has a net, the teacher is the search of the strongest bot; where nets are slow, since nothing is compiled,
it looks no further than the end of the step. A game without a net is judged there by its own valuation. All options
are imagined in the same worlds, with the same luck. `advise` is a function of what the seat knows, the seed and the
budget of playouts; with a budget in seconds it goes on as long as there is time.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

from valtable.bots import kernel, policy
from valtable.bots.greedy import World, first_of_each
from valtable.bots.net import Net, net_of, squash
from valtable.bots.search import Budget, Forecast, Search
from valtable.engine.board import Node
from valtable.engine.game import Game
from valtable.engine.glimpse import Enough, Glimpse, Imagined, Playout
from valtable.engine.message import Message
from valtable.engine.question import Choice, Option, Question, chosen
from valtable.engine.rules import Rules
from valtable.engine.score import TeamScore
from valtable.games import GAMES

SECONDS: Final = 1.0  # for a hint: somebody waits for it
FAVOURITES: Final = 3  # options whose next question is looked into
WIDEST: Final = 6  # answers to it that are tried
WORLDS: Final = 4  # in which one looks at a state, or at what an option brings
KEEN: Final = 0.05  # an option that is so much worse is liked a third as much
LEAD: Final = 10.0  # so much ahead of the best of the others: three chances in four
ALONE: Final = 60.0  # where nobody else is measured against: what stands for an even chance


class Follow:
    """An answer of one's own that is expected to follow."""

    __slots__ = ("option", "prompt", "text")

    def __init__(self, prompt: str, option: str, text: Message) -> None:
        self.prompt = prompt
        self.option = option
        self.text = text  # what the option's button says

    def to_data(self) -> dict[str, Any]:
        return {"prompt": self.prompt, "option": self.option, "text": self.text.data()}


class Advice:
    """One option, judged.

    `chance` is the expected result of the seat after it, 0 to 1 (of a team: its chance to win); `share` is how much the
    teacher likes it: the shares of all options that were looked at add up to 1.
    """

    __slots__ = ("chance", "line", "option", "share")

    def __init__(self, option: str, chance: float, share: float, line: Sequence[Follow] = ()) -> None:
        self.option = option
        self.chance = chance
        self.share = share
        self.line = list(line)

    def __repr__(self) -> str:
        return f"Advice({self.option!r}, {self.chance:.3f}, {self.share:.3f})"


def advise(
    question: Question,
    glimpse: Glimpse,
    seed: int,
    seconds: float = SECONDS,
    playouts: int | None = None,
    also: str = "",
) -> list[Advice]:
    """The options that were looked at, the best first. A budget of playouts takes the place of the seconds; `also`
    names an option that is looked at in any case."""
    net = net_of(glimpse.imagine(World(0), _Halt()).rules)
    if net is not None:
        search = Search(net, question, glimpse, seed, also, far=kernel.QUICK)
        search.run(Budget(0.0 if playouts else seconds, playouts or 0))
        return _searched(search, net, glimpse, seed)
    budget = _Budget(seconds, playouts)
    looks = [_Look(option) for option in first_of_each(question.options)]
    for world in _worlds(seed):
        for look in looks:
            look.imagine(glimpse, world, budget)
        if budget.spent(len(looks)):
            break
    looks.sort(key=_chance, reverse=True)
    tried: list[_Look] = []
    for look in looks[:FAVOURITES]:
        kin = [option for option in question.options if option.things[:1] == look.option.things[:1] and option.things]
        tried.extend([_Look(option) for option in kin if option is not look.option])
        tried.extend([_Look(look.option, second) for second in range(1, min(look.width, WIDEST))])
    for world, _ in zip(_worlds(seed), range(max(1, looks[0].seen)), strict=False):
        for look in tried:
            look.imagine(glimpse, world, budget)
        if budget.spent(len(tried)):
            break
    return _advice([*looks, *[look for look in tried if look.seen]])


def _advice(looks: list[_Look]) -> list[Advice]:
    """Of each option its best look; the shares fall off with the chances."""
    best: dict[str, _Look] = {}
    for look in looks:
        known = best.get(look.option.id)
        if known is None or look.chance > known.chance:
            best[look.option.id] = look
    found = sorted(best.values(), key=_chance, reverse=True)
    weights = [math.exp((look.chance - found[0].chance) / KEEN) for look in found]
    whole = sum(weights)
    return [
        Advice(look.option.id, look.chance, weight / whole, look.line)
        for look, weight in zip(found, weights, strict=True)
    ]


def _searched(search: Search, net: Net, glimpse: Glimpse, seed: int) -> list[Advice]:
    """What the strongest bot thinks of the options that its net keeps."""
    alive = set(search.alive)

    def rank(forecast: Forecast) -> tuple[bool, float]:
        return forecast in alive, search.score(forecast)

    found = sorted(search.forecasts, key=rank, reverse=True)
    shares = policy.chances([search.score(forecast) for forecast in found], 1.0)
    advice: list[Advice] = []
    for forecast, share in zip(found, shares, strict=True):
        chance = search.expected(forecast)
        if advice:  # what was put aside after a few playouts is no better than what it was put aside for
            chance = min(chance, advice[-1].chance)
        plan = _Plan(glimpse.seat, [forecast.option.id], net=net)
        glimpse.imagine(World(next(_worlds(seed))), plan)
        advice.append(Advice(forecast.option.id, chance, share, plan.line))
    return advice


class _Budget:
    """How long one may go on: so many playouts, or until some time."""

    __slots__ = ("left", "until")

    def __init__(self, seconds: float, playouts: int | None) -> None:
        self.left = -1 if playouts is None else playouts
        self.until = time.monotonic() + seconds if playouts is None else 0.0

    def take(self) -> None:
        if self.left > 0:
            self.left -= 1

    def spent(self, sweep: int) -> bool:
        """Whether there is no room for another sweep."""
        if self.until:
            return time.monotonic() > self.until
        return self.left < max(1, sweep)


class _Look:
    """What an option, and perhaps an answer of one's own after it, came to in the worlds it was imagined in."""

    __slots__ = ("line", "option", "second", "seen", "total", "width")

    def __init__(self, option: Option, second: int = 0) -> None:
        self.option = option
        self.second = second
        self.total = 0.0
        self.seen = 0
        self.width = 0
        self.line: list[Follow] = []

    def imagine(self, glimpse: Glimpse, world: int, budget: _Budget) -> None:
        plan = _Plan(glimpse.seat, [self.option.id], self.second)
        left = glimpse.imagine(World(world), plan)
        budget.take()
        self.total += chances(left.rules, left.game)[glimpse.seat]
        self.seen += 1
        self.width = max(self.width, plan.width)
        self.line = plan.line

    @property
    def chance(self) -> float:
        return self.total / self.seen if self.seen else 0.0


def _chance(look: _Look) -> float:
    return look.chance


def _worlds(seed: int) -> Iterator[int]:
    rng = random.Random(seed)
    while True:
        yield rng.getrandbits(64)


class _Plan(Playout):
    """One's own answers to the open question and to the next ones; all else gets what the net likes best, or without
    one its first option, to the end of the step."""

    __slots__ = ("answered", "ids", "line", "net", "seat", "second", "width")

    def __init__(self, seat: int, ids: Sequence[str], second: int = 0, net: Net | None = None) -> None:
        self.net = net
        self.seat = seat
        self.ids = ids
        self.second = second  # the number of the answer to the next question, where no id is given for it
        self.answered = 0
        self.width = 0  # how many answers the next question has
        self.line: list[Follow] = []

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        if seat != self.seat:
            return self.usual(game, seat, prompt, choices, about)
        choice = chosen(choices, self.ids[self.answered]) if self.answered < len(self.ids) else None
        self.answered += 1
        if self.answered == 2:
            self.width = len(choices)
            if choice is None and self.second:
                choice = choices[min(self.second, self.width - 1)]
        if choice is None:
            choice = self.usual(game, seat, prompt, choices, about)
        if self.answered == 2 and len(choices) > 1:
            self.line.append(Follow(prompt, choice.id, choice.label(game)))
        return choice

    def usual(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        if self.net is None or len(choices) == 1:
            return choices[0]
        ratings = self.net.ratings(game, seat, prompt, choices, about)
        return choices[ratings.index(max(ratings))]

    def go_on(self, game: Game) -> bool:
        return False


# --- how everybody stands --------------------------------------------------------------------------------------------


def one_side(rules: Rules) -> bool:
    """Whether nobody at the table plays against another: a team, or somebody alone."""
    info = GAMES.get(rules.name)
    return rules.players == 1 or (info is not None and info.team)


def chances(rules: Rules, game: Game) -> list[float]:
    """Each seat's chance to win at this state. They add up to 1; of a team, or of somebody alone, each is the chance
    that the game is won."""
    if rules.over(game):
        result = rules.score(game)
        if isinstance(result, TeamScore):
            return [float(result.won)] * rules.players
        share = 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(rules.players)]
    net = net_of(rules)
    if net is not None:
        found = [net.judge(game, seat) for seat in range(rules.players)]
    else:
        worth = [rules.value(game, seat) for seat in range(rules.players)]
        if one_side(rules):
            found = [squash((one - ALONE) / LEAD) for one in worth]
        else:
            found = [squash((one - _best_but(worth, seat)) / LEAD) for seat, one in enumerate(worth)]
    if one_side(rules):
        return [sum(found) / len(found)] * len(found)
    whole = sum(found)
    return [one / whole for one in found]


def _best_but(worth: list[float], seat: int) -> float:
    return max([one for other, one in enumerate(worth) if other != seat])


class _Halt(Playout):
    """Sees the open question, and stops there."""

    __slots__ = ()

    def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
        raise Enough


def chances_now(glimpse: Glimpse, seed: int) -> list[float]:
    """Each seat's chance to win at the open question, as far as the seat that is asked can know."""
    found: list[list[float]] = []
    for world, _ in zip(_worlds(seed), range(WORLDS), strict=False):
        left = glimpse.imagine(World(world), _Halt())
        found.append(chances(left.rules, left.game))
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


# --- what an option brings -------------------------------------------------------------------------------------------


def gains(glimpse: Glimpse, advice: Advice, seed: int) -> dict[str, int]:
    """What the seat has more or less of after an option and its line, at the end of the step: by badge, as its mat
    counts them.

    Chance may give one time this and another time that: it is what one may expect, in whole numbers.
    """
    ids = [advice.option, *[follow.option for follow in advice.line]]
    net = net_of(glimpse.imagine(World(0), _Halt()).rules)
    total: dict[str, int] = {}
    for world, _ in zip(_worlds(seed), range(WORLDS), strict=False):
        before = _counted(glimpse.imagine(World(world), _Halt()), glimpse.seat)
        after = _counted(glimpse.imagine(World(world), _Plan(glimpse.seat, ids, net=net)), glimpse.seat)
        for badge, n in after.items():
            total[badge] = total.get(badge, 0) + n - before.get(badge, 0)
    return {badge: round(n / WORLDS) for badge, n in total.items() if round(n / WORLDS)}


def _counted(left: Imagined, seat: int) -> dict[str, int]:
    """What is counted on the mat of that seat."""
    found: dict[str, int] = {}
    for mat in _nodes(left.rules.board(left.view(seat))):
        if mat.kind != "mat" or mat.facts.get("seat") != seat:
            continue
        for node in _nodes(mat):
            badge = node.facts.get("of")
            value = node.facts.get("free", node.facts.get("value"))
            if node.kind in ("meter", "track") and isinstance(badge, str) and isinstance(value, int):
                found[badge] = found.get(badge, 0) + value
    return found


def _nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from _nodes(child)
