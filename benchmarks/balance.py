"""How even the parts of a game are: many games between bots, and what those who won them held at the end.

    .venv/bin/python benchmarks/balance.py margraves --games 400 --json build/balance.json

--players 2 3       player counts (all that the game allows, from two on)
--bots greedy       a bot for every seat; several take turns through the seats
--games, --seed     how many games at each count, and from which seed
--cards FILE        another card pack
--workers N         processes
--all               print everything that was held, not only what is out of bounds

It reads finished games the way a spectator does: the score sheets and the view of nobody in particular. Held is what
the facts of a player name (cards in a list, or "the" single one), and what a thing on the table says of its owners: a
list of seats and gaps beside its id. Lists that share ids, such as a hand and what was played from it, are one group.
Where things come and go, such as tiles that are used up, a group "ever" counts whoever was seen with them by those who
had a decision to take.

A holder's share is 1 when holders win as often as anybody, 2 when twice as often. `of group` is the same against the
holders of anything in the group: whoever holds much does well, which says nothing about a single thing. A thing is out
of bounds when the 95% interval of its share (Wilson's) lies outside 0.6 to 1.5 altogether.

All this compares rivals. Of a game that everybody wins or loses together it only tells how often a team of these bots
wins, which is what `valtable simulate` tells as well.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from valtable import bots as bots_by_name
from valtable import door
from valtable.arena import Report, default_workers, simulate
from valtable.arena.figures import mean, rate
from valtable.arena.seating import game_seed
from valtable.engine.chance import Chance
from valtable.engine.glimpse import Glimpse
from valtable.engine.message import Message
from valtable.engine.question import Option, Question
from valtable.engine.rules import Rules
from valtable.engine.simulate import play_out
from valtable.games import find

FORMAT: Final = "valtable-balance"
LEAST: Final = 0.6  # of an even share
MOST: Final = 1.5
Thing = tuple[str, str]  # where it is held, and its id


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game, as plain data that processes can send each other."""

    sheets: list[list[tuple[str, int]]]
    winners: list[int]
    ending: str
    lengths: dict[str, int]
    first: int | None  # who began
    held: list[set[Thing]]  # by seat, at the end
    ever: list[set[Thing]]  # in lists, at any time


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played at one player count."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def rules(self) -> Rules:
        return door.new(self.game, players=self.players, seed=0, options=self.options).rules

    def play(self, rules: Rules, index: int) -> Played:
        seed = game_seed(self.seed, index)
        names = [self.bots[(seat + index) % len(self.bots)] for seat in range(self.players)]
        views: list[Mapping[str, Any]] = []
        watchers = [Watcher(bots_by_name.make(name, seed * 31 + seat, rules), views) for seat, name in enumerate(names)]
        game, steps = play_out(rules, bots_by_name.sit(watchers, seed, rules), seed)
        score = rules.score(game)
        view = rules.view(game, None)
        lengths = {name + "s": view[name] for name in ("round", "turn") if isinstance(view.get(name), int)}
        return Played(
            sheets=[[(source(line.message), line.points) for line in sheet] for sheet in score.sheets],
            winners=list(score.winners),
            ending=score.ending.id,
            lengths={**lengths, "decisions": game.decisions, "steps": steps},
            first=rules.view(rules.setup(Chance(seed)), None).get("first"),
            held=holdings(view),
            ever=ever_held([*views, view], view),
        )


class Watcher:
    """A bot that keeps what it is shown."""

    def __init__(self, bot: Any, views: list[Mapping[str, Any]]) -> None:
        self.bot = bot
        self.views = views

    def choose(self, question: Question, glimpse: Glimpse) -> Option:
        self.views.append(glimpse.view)
        option: Option = self.bot.choose(question, glimpse)
        return option


def source(message: Message) -> str:
    """A line of a score sheet without its numbers."""
    inside = [arg.id for arg in message.args.values() if isinstance(arg, Message)]
    return " ".join([message.id.removeprefix("score-"), *inside])


def holdings(view: Mapping[str, Any]) -> list[set[Thing]]:
    """What every seat holds, as far as a view tells it by ids."""
    players = view["players"]
    found: list[set[Thing]] = [set() for _ in players]
    for seat, facts in enumerate(players):
        found[seat].update(("the " + name, value) for name, value in facts.items() if isinstance(value, str))
        found[seat].update((name, id) for name, value in facts.items() for id in ids(value))
    for name, entries in view.items():
        if name != "players" and isinstance(entries, list):
            for entry in entries:
                if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                    for thing, seat in owned(name, entry, len(players)):
                        found[seat].add(thing)
    return found


def ever_held(views: Sequence[Mapping[str, Any]], last: Mapping[str, Any]) -> list[set[Thing]]:
    """What every seat had in its lists, in those that a spectator sees at the end."""
    found: list[set[Thing]] = [set() for _ in last["players"]]
    for view in views:
        for seat, facts in enumerate(view["players"]):
            for name, value in last["players"][seat].items():
                if isinstance(value, list):
                    found[seat].update((name, id) for id in ids(facts[name]))
    return found


def ids(value: Any) -> Iterator[str]:
    """The ids in a list, bare or as the card of something."""
    if isinstance(value, list):
        for one in value:
            id = one.get("card") if isinstance(one, dict) else one
            if isinstance(id, str):
                yield id


def owned(table: str, entry: Mapping[str, Any], players: int) -> Iterator[tuple[Thing, int]]:
    """The owners of a thing on the table, and of each of its places."""
    for name, value in entry.items():
        if isinstance(value, list) and all(seat is None or seat in range(players) for seat in value):
            for place, seat in enumerate(value, 1):
                if seat is not None:
                    yield (f"{table}: {name}", entry["id"]), seat
                    yield (f"{table}: {name} by place", f"{entry['id']} {place}"), seat


# --- what the games show --------------------------------------------------------------------------------------------


def study(plan: Plan, games: int, workers: int = 1) -> dict[str, Any]:
    """Play so many games and count them; everything follows from the seed."""
    chunks = [range(start, games, workers * 4) for start in range(min(games, workers * 4))]
    if workers == 1:
        return count(plan, [game for chunk in chunks for game in play_chunk(plan, chunk)])
    with ProcessPoolExecutor(workers) as pool:
        return count(plan, [game for part in pool.map(play_chunk, [plan] * len(chunks), chunks) for game in part])


def play_chunk(plan: Plan, chunk: range) -> list[Played]:
    rules = plan.rules()
    return [plan.play(rules, index) for index in chunk]


def count(plan: Plan, games: Sequence[Played]) -> dict[str, Any]:
    sources = list(dict.fromkeys(name for game in games for sheet in game.sheets for name, _ in sheet))
    seats = range(plan.players)
    begun = [game for game in games if game.first is not None]
    orders = [[won(game, ((game.first or 0) + place) % plan.players) for game in begun] for place in seats]
    return {
        "format": FORMAT,
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": len(games),
        "scores": {
            "total": scores(games, sources),
            **{name: scores(games, [name]) for name in sources},
        },
        "lengths": {
            name: mean(Counter(game.lengths[name] for game in games)).data() for name in sorted(games[0].lengths)
        },
        "endings": dict(Counter(game.ending for game in games).most_common()),
        "seats": [share([won(game, seat) for game in games], plan.players) for seat in seats],
        "order": [share(wins, plan.players) for wins in orders] if begun else [],
        "held": held(games, plan.players),
    }


def held(games: Sequence[Played], players: int) -> dict[str, Any]:
    found = groups([(game, game.held) for game in games], players)
    for group, members in groups([(game, game.ever) for game in games], players).items():
        if found.get(group) != members:
            found["ever " + group] = members
    return found


def won(game: Played, seat: int) -> Fraction:
    return Fraction(1, len(game.winners)) if seat in game.winners else Fraction(0)


def scores(games: Sequence[Played], names: Sequence[str]) -> dict[str, Any]:
    """The points from these sources: of everybody, and of those who won."""
    everybody: Counter[int] = Counter()
    winners: Counter[int] = Counter()
    for game in games:
        for seat, sheet in enumerate(game.sheets):
            points = sum(n for name, n in sheet if name in names)
            everybody[points] += 1
            if seat in game.winners:
                winners[points] += 1
    return {"all": mean(everybody).data(), "winners": mean(winners).data() if winners else None}


def share(wins: Sequence[Fraction], players: int) -> dict[str, Any]:
    """How often they won, as a multiple of an even share."""
    found = rate(sum(wins, Fraction(0)), len(wins))
    low, high = found.low * players, found.high * players
    return {
        "holders": len(wins),
        "wins": float(sum(wins)),
        "share": found.value * players,
        "low": low,
        "high": high,
        "flag": "high" if low > MOST else "low" if high < LEAST else "",
    }


def groups(games: Sequence[tuple[Played, list[set[Thing]]]], players: int) -> dict[str, dict[str, dict[str, Any]]]:
    """Everything that was held, in groups of lists that share ids."""
    names = merged({thing for _, seats in games for things in seats for thing in things})
    wins: dict[Thing, list[Fraction]] = {}
    for game, seats in games:
        for seat, things in enumerate(seats):
            for thing in {(names[name], id) for name, id in things}:
                wins.setdefault(thing, []).append(won(game, seat))
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for group, id in sorted(wins):
        found.setdefault(group, {})[id] = share(wins[group, id], players)
    for members in found.values():
        usual = sum(one["wins"] for one in members.values()) / sum(one["holders"] for one in members.values()) * players
        for one in members.values():
            one["of_group"] = one["share"] / usual if usual else 0.0
    return found


def merged(things: set[Thing]) -> dict[str, str]:
    """Names of lists to the name of their group; only lists of players (their names are one word) are joined."""
    group = {name: {name} for name, _ in things}
    by_id: dict[str, set[str]] = {}
    for name, id in things:
        if " " not in name:
            by_id.setdefault(id, set()).add(name)
    for together in by_id.values():
        joined = set().union(*(group[name] for name in together))
        for name in joined:
            group[name] = joined
    return {name: "+".join(sorted(joined)) for name, joined in group.items()}


# --- on paper -------------------------------------------------------------------------------------------------------


def draw(found: Mapping[str, Any], everything: bool) -> Iterator[str]:
    yield f"{found['game']}, {found['players']} players, {found['games']} games of {', '.join(found['bots'])}"
    yield ""
    yield f"  {'points':<34}{'all':>8}{'winners':>9}"
    for name, one in found["scores"].items():
        winners = "-" if one["winners"] is None else f"{one['winners']['value']:.1f}"
        yield f"  {name:<34}{one['all']['value']:>8.1f}{winners:>9}"
    lengths = [f"{one['value']:.1f} {name}" for name, one in found["lengths"].items()]
    yield f"  length: {', '.join(lengths)}"
    yield "  end: " + ", ".join(f"{name} {n / found['games']:.0%}" for name, n in found["endings"].items())
    yield ""
    yield heading("seat")
    for title, rows in (("seat", found["seats"]), ("in order of play", found["order"])):
        for number, one in enumerate(rows, 1):
            yield row(f"{title} {number}", one)
    for group, members in found["held"].items():
        shown = {id: one for id, one in members.items() if everything or one["flag"]}
        if shown:
            yield ""
            yield heading(group)
            for id, one in sorted(shown.items(), key=lambda item: -float(item[1]["share"])):
                yield row(id, one)
    flagged = sum(1 for members in found["held"].values() for one in members.values() if one["flag"])
    yield ""
    yield f"  held: {sum(map(len, found['held'].values()))} things, {flagged} of them out of bounds"
    yield ""


def heading(title: str) -> str:
    return f"  {title:<34}{'holders':>8}{'share':>9}{'95%':>14}{'of group':>10}"


def row(title: str, one: Mapping[str, Any]) -> str:
    interval = f"{one['low']:.2f}-{one['high']:.2f}"
    group = f"{one['of_group']:.2f}" if "of_group" in one else ""
    return f"  {title:<34}{one['holders']:>8}{one['share']:>9.2f}{interval:>14}{group:>10}  {one['flag']}".rstrip()


def team_study(plan: Plan, games: int, workers: int) -> Report:
    """A game without rivals: the same team of bots, again and again."""
    bots = [plan.bots[seat % len(plan.bots)] for seat in range(plan.players)]
    return simulate(plan.game, bots, games, plan.seed, plan.options, workers)


def draw_team(report: Report) -> Iterator[str]:
    assert report.team is not None
    yield f"{report.game}, {report.players} players, {report.games} games of {', '.join(report.sitters)}"
    yield "  won or lost together: there are no rivals whose parts could be compared"
    found = report.team.win_rate
    yield f"  the team wins {found.value:.1%} ({found.low:.1%}-{found.high:.1%}) of its games"
    for line in report.team.lines:
        yield f"  {line.message[0].removeprefix('score-'):<34}{line.mean.value:>8.1f}"
    yield "  end: " + ", ".join(f"{name} {n / report.games:.0%}" for name, n in report.endings.items())
    yield ""


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How even the parts of a game are.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+")
    parser.add_argument("--bots", nargs="+", default=["greedy"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=Path)
    parser.add_argument("--workers", type=int, default=default_workers())
    parser.add_argument("--json", type=Path)
    parser.add_argument("--all", action="store_true")
    asked = parser.parse_args(args)
    info = find(asked.game)
    options = {} if asked.cards is None else {"cards": asked.cards.read_text(encoding="utf-8")}
    studies = []
    least = info.min_players if info.team else max(2, info.min_players)
    for players in asked.players or range(least, info.max_players + 1):
        plan = Plan(asked.game, players, tuple(asked.bots), asked.seed, options)
        if info.team:
            report = team_study(plan, asked.games, asked.workers)
            studies.append(report.data())
            print("\n".join(draw_team(report)), flush=True)
        else:
            studies.append(study(plan, asked.games, asked.workers))
            print("\n".join(draw(studies[-1], asked.all)), flush=True)
        if asked.json is not None:  # after each count: a long study that is stopped leaves what it has
            asked.json.write_text(json.dumps(studies, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
