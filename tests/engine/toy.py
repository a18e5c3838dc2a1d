"""Lanterns, a tiny made-up game that uses all that the engine offers, so that the engine is proven without a real game.

It has a campaign of three chapters, won by buying red lanterns only.

A round has six phases. SECRET: everybody keeps one of two hidden gems at once and in secret, then boasts of any gem.
ROLL: a die pays the active player. MARKET: everybody buys at once and in public, one to three questions each; then the
active player tips. DRAW: the active player may turn up a card of the hidden deck and may throw it away. FIRST and
SECOND: a plain question each, so that a checkpoint without luck lies between two answers of the same player.

Lamplighters is the same game played together: all win when they have turned up enough cards.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from valtable.engine.board import Draw, Node, at_once
from valtable.engine.campaign import OPEN, SEALED, WON, Campaigns, Chapter, Keepsake
from valtable.engine.catalogue import CardNote
from valtable.engine.chance import Chance, Random
from valtable.engine.codec import Decoder, encode
from valtable.engine.errors import LoadError, SetupError
from valtable.engine.events import Journal
from valtable.engine.fields import state
from valtable.engine.game import Game, Player, State
from valtable.engine.hidden import dealt
from valtable.engine.info import GameInfo
from valtable.engine.load import load_match
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.pack import Component
from valtable.engine.question import NO, PASS, YES, Amount, Choice
from valtable.engine.rules import Rules
from valtable.engine.score import Score, ScoreLine, TeamScore, counted
from valtable.engine.setting import Setting
from valtable.engine.simulate import Result, run_game
from valtable.engine.upgrade import states


def numbered(ids: list[str]) -> list[Component]:
    """Components in the order of their ids here, as a card pack makes them."""
    found = [Component(id) for id in ids]
    for rank, one in enumerate(found):
        one.rank = rank
    return found


GEMS: Final = numbered(["agate", "beryl", "coral", "diamond", "emerald", "flint", "garnet", "heliodor"])
CARDS: Final = numbered([f"card-{n}" for n in range(12)])
COLOURS: Final = [Choice("red"), Choice("blue")]
PHASES: Final = ("secret", "roll", "market", "draw", "first", "second")
OVER: Final = len(PHASES)


@state
class Lantern(Player):
    """Somebody with coins, two dealt gems, the kept one, and what they bought and drew."""

    coins: int
    dealt: tuple[Component, ...]
    kept: Component | None
    bought: list[str]
    drawn: tuple[Component, ...]


@state
class Lanterns(Game):
    """The whole table: players, a hidden deck, the gems nobody got, and a tally that the codec has to write."""

    players: list[Lantern]
    deck: tuple[Component, ...]
    spare: tuple[Component, ...]
    active: int
    rounds: int
    tally: dict[int, int]
    trap: str


def told(game: Lanterns) -> Journal:
    """Where this toy writes everything down, also when nobody reads it."""
    return game.journal if game.journal is not None else Journal(len(game.players))


def secret(game: Lanterns) -> None:
    game.together(game.players, keep_gem, secret=True)
    for player in game.players:
        boast = game.ask(player, "boast", GEMS)  # the same ids as the secret answers, on purpose
        told(game).did("boasted", player.seat, {"gem": boast.id})


def keep_gem(game: Lanterns, player: Lantern) -> None:
    player.kept = game.ask(player, "keep", player.dealt)
    told(game).tell("kept", {"gem": player.kept.id}, (player.seat,))


def roll(game: Lanterns) -> None:
    die = 1 + game.chance.below(6)
    game.players[game.active].coins += die
    game.tally[die] = game.tally.get(die, 0) + 1
    told(game).tell("rolled", {"die": die})


def market(game: Lanterns) -> None:
    game.together(game.players, buy)
    if game.trap == "market":
        raise RuntimeError("the market is a trap")
    tip = game.ask(game.players[game.active], "tip", [YES, NO])
    told(game).tell("tipped", {"tip": tip.id})


def buy(game: Lanterns, player: Lantern) -> None:
    """Seat 0 is asked twice, seat 1 up to three times, the others once: stretches of different lengths."""
    if game.trap == "chance":
        game.chance.bits()
    if game.trap == "reveal":
        game.reveal()
    told(game).did("enters", player.seat)
    for _ in range((2, 3, 1, 1)[player.seat]):
        colour = game.ask(player, "colour", COLOURS)
        player.bought.append(colour.id)
        told(game).did("bought", player.seat, {"colour": colour.id})
        if colour is COLOURS[1]:
            return


def draw(game: Lanterns) -> None:
    player = game.players[game.active]
    if game.ask(player, "draw", [YES, PASS]) is PASS:
        return
    card = game.deck[-1]
    game.deck = game.deck[:-1]
    game.reveal()
    told(game).tell("drew", {"card": card.id})
    if game.ask(player, "throw", [YES, NO], card) is NO:
        player.drawn = (*player.drawn, card)


def plain_question(game: Lanterns, prompt: str) -> None:
    player = game.players[game.active]
    most = min(2, player.coins)  # with no coins there is one answer only, which is not asked
    paid = game.ask(player, prompt, [Amount("coin", n) for n in range(most + 1)])
    if game.trap == prompt and paid.n == 1:
        player.coins = -99
        raise RuntimeError("a rule went wrong")
    player.coins -= paid.n
    told(game).tell("paid", {"n": paid.n})


def money_is_coins(state: Any) -> None:
    """Version 1 called the coins money."""
    for player in states(state, "Lantern"):
        player["coins"] = player.pop("money")


def players_draw(state: Any) -> None:
    """Version 2 knew no cards."""
    for player in states(state, "Lantern"):
        player["drawn"] = {"tuple": []}


class ToyRules(Rules):
    """The rules of Lanterns."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.name = "lanterns"
        self.version = 3
        self.upgrades = {1: money_is_coins, 2: players_draw}
        if options["trap"] == "setup":
            raise SetupError("option 'trap': 'setup' cannot be set up")

    def setup(self, chance: Chance) -> Lanterns:
        gems = chance.shuffled(GEMS)
        people = [Lantern(s, 2, tuple(gems[2 * s : 2 * s + 2]), None, [], ()) for s in range(self.players)]
        rounds = 2 if self.options["length"] == "short" else 5
        deck = tuple(chance.shuffled(CARDS))
        return Lanterns(chance, 0, people, deck, tuple(gems[2 * self.players :]), 0, rounds, {}, self.options["trap"])

    def step(self, game: Game) -> None:
        assert isinstance(game, Lanterns)
        phase = PHASES[game.phase]
        if phase == "secret":
            secret(game)
        elif phase == "roll":
            roll(game)
        elif phase == "market":
            market(game)
        elif phase == "draw":
            draw(game)
        else:
            plain_question(game, phase)
        game.phase += 1
        if game.phase == OVER and game.rounds * self.players > 1 + game.active + self.players * game.tally.get(0, 0):
            game.active = (game.active + 1) % self.players
            if game.active == 0:
                game.tally[0] = game.tally.get(0, 0) + 1  # rounds played
            game.phase = 1

    def over(self, game: Game) -> bool:
        assert isinstance(game, Lanterns)
        return game.phase == OVER

    def score(self, game: Game) -> Score:
        assert isinstance(game, Lanterns)
        sheets = [
            [ScoreLine(Message("coins"), player.coins), ScoreLine(Message("cards"), len(player.drawn))]
            for player in game.players
        ]
        totals = [sum(line.points for line in sheet) for sheet in sheets]
        if self.options["chapter"]:
            blue = sum(player.bought.count("blue") for player in game.players)
            winners = [] if blue else list(range(self.players))
            return Score(sheets, winners, Message("ending"), note=Message("blue-lanterns", {"n": blue}))
        return Score(sheets, [seat for seat, n in enumerate(totals) if n == max(totals)], Message("ending"))

    def legacy(self, game: Game) -> dict[str, Any] | None:
        coffer: dict[str, Any] = self.options["coffer"]
        chapter = self.options["chapter"]
        if not chapter:
            return None
        return {"won": [*coffer["won"], chapter]} if self.score(game).winners else coffer

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        assert isinstance(game, Lanterns)
        return {
            "seat": seat,
            "phase": game.phase,
            "active": game.active,
            "deck": len(game.deck),
            "players": [
                {
                    "coins": player.coins,
                    "bought": list(player.bought),
                    "drawn": [card.id for card in player.drawn],
                    "dealt": [gem.id for gem in player.dealt] if player.seat == seat else None,
                    "kept": player.kept.id if player.kept is not None and player.seat == seat else None,
                }
                for player in game.players
            ],
        }

    def conceal(self, game: Game, seat: int, rng: Random) -> None:
        assert isinstance(game, Lanterns)
        luck = Chance(rng.getrandbits(64))
        others = [player for player in game.players if player.seat != seat]
        gems = dealt([*game.spare, *(gem for player in others for gem in player.dealt)], luck)
        for player in others:
            player.dealt = (gems.pop(), gems.pop())
            if player.kept is not None:
                player.kept = player.dealt[0]
        game.spare = tuple(gems)
        game.deck = tuple(dealt(game.deck, luck))
        game.chance = Chance(luck.bits())

    def board(self, view: dict[str, Any], draw: Draw = at_once) -> Node:
        return Node("area", Message("table"), children=[Node("pile", id="deck", facts={"count": view["deck"]})])

    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Lanterns)
        return float(game.players[seat].coins)

    def dump(self, game: Game) -> Any:
        return encode(game)

    def restore(self, data: Any) -> Game:
        things = {thing.id: thing for thing in (*GEMS, *CARDS)}
        classes: dict[str, type[State]] = {"Lanterns": Lanterns, "Lantern": Lantern}
        try:
            game = Decoder(things, classes).decode(data)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise LoadError(f"the saved state cannot be read: {error}") from error
        if not isinstance(game, Lanterns):
            raise LoadError("the saved state is not one of this game")
        return game

    def anchor(self, prompt: str) -> str:
        return "about-" + prompt

    def names(self, language: str) -> dict[str, str]:
        return {}

    def catalogue(self) -> list[CardNote]:
        return []


def read_coffer(value: dict[str, Any]) -> dict[str, Any]:
    """A coffer of Lanterns: the chapters that are won."""
    won = value.get("won", [])
    if set(value) - {"won"} or not isinstance(won, list) or any(one not in CHAPTERS for one in won):
        raise SetupError(f"option 'coffer': won: allowed: {', '.join(CHAPTERS)}")
    if "night" in won and "dusk" not in won:
        raise SetupError("option 'coffer': won: 'night' comes after 'dusk'")
    return {"won": [one for one in CHAPTERS if one in won]}


def chapters(coffer: dict[str, Any], options: dict[str, Any]) -> list[Chapter]:
    """Dusk, then night; the fair stands apart."""
    won = coffer["won"]
    found = []
    for id, number in (("dusk", "I"), ("night", "II"), ("fair", "")):
        standing = WON if id in won else SEALED if id == "night" and "dusk" not in won else OPEN
        facts = [Message("fact-wind")] if options["wind"] else []
        name, hook = Message("chapter-" + id), Message("hook-" + id)
        found.append(Chapter(id, number, name, hook, standing, {"chapter": id}, facts, "lantern", "night", not number))
    return found


def keepsakes(coffer: dict[str, Any], _options: dict[str, Any]) -> list[Keepsake]:
    """A wick for each chapter."""
    return [Keepsake(id, Message("wick"), Message("wick-about", {"of": id}), "good") for id in coffer["won"]]


CHAPTERS: Final = ("dusk", "night", "fair")


NEEDED: Final = 2  # cards that the lamplighters must have


class TeamRules(ToyRules):
    """The rules of Lamplighters: Lanterns, but all win or lose together."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.name = "lamplighters"
        self.steps = dict.fromkeys(range(OVER), self.step)  # so that the end is where the engine looks for it

    def score(self, game: Game) -> Score:
        assert isinstance(game, Lanterns)
        cards = sum(len(player.drawn) for player in game.players)
        coins = sum(player.coins for player in game.players)
        won = cards >= NEEDED
        lines = [counted(Message("cards"), cards), counted(Message("coins"), coins)]
        return TeamScore(self.players, won, lines, Message("ending-won" if won else "ending-lost"))

    def value(self, game: Any, seat: int) -> float:
        """The team's value, whoever asks; of a finished game the engine's own."""
        if game.phase == OVER:
            return Rules.value(self, game, seat)
        return float(sum(len(player.drawn) for player in game.players) - 100)  # a guess may be below nothing


SETTINGS: Final = (
    Setting("length", "short", ("short", "long")),
    Setting("lamps", [], (), ("oil", "wax", "gas"), 2),
    Setting("wind", False, (False, True)),
    Setting("trap", "", ("", "first", "second", "market", "chance", "reveal", "setup")),
    Setting("chapter", "", ("", *CHAPTERS)),
    Setting("coffer", {}, check=read_coffer),
)
CAMPAIGN: Final = Campaigns(chapters, keepsakes)
INFO: Final = GameInfo("lanterns", 1, 4, SETTINGS, ToyRules, Path("lanterns"), campaign=CAMPAIGN)


TEAM: Final = GameInfo("lamplighters", 1, 4, SETTINGS, TeamRules, Path("lamplighters"), team=True)


def find(name: str) -> GameInfo:
    """The shelf of this toy."""
    for info in (INFO, TEAM):
        if name == info.name:
            return info
    raise SetupError(f"game: there is no {name!r}; there are: {INFO.name}, {TEAM.name}")


def start(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """A new match of Lanterns."""
    return Match.start(INFO, INFO.prepare(players, options), seed, [f"Player {seat}" for seat in range(players)])


def start_together(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """A new match of Lamplighters."""
    return Match.start(TEAM, TEAM.prepare(players, options), seed, [f"Player {seat}" for seat in range(players)])


def ended_together(draws: int) -> Match:
    """A finished match of Lamplighters, whose two players have turned up, and kept, so many cards."""
    match = start_together()
    while not match.over:
        question = match.questions[0]
        option = question.options[0].id
        if question.prompt == "draw":
            option = "yes" if draws > 0 else "pass"
            draws -= 1
        elif question.prompt == "throw":
            option = "no"
        match.answer(question.seat, option)
    return match


def reload(text: str) -> Match:
    """A saved match of Lanterns."""
    return load_match(text, find)


def simulate(sitters: list[Any], seed: int = 1) -> Result:
    """A whole game of Lanterns with somebody in each seat."""
    return run_game(INFO.prepare(len(sitters), {}), sitters, seed)


def answer(match: Match, *answers: tuple[int, str]) -> None:
    """Several answers, one after the other."""
    for seat, id in answers:
        match.answer(seat, id)


def prompt_of(match: Match, seat: int) -> str | None:
    """What that seat is asked now."""
    question = match.question(seat)
    return None if question is None else question.prompt


def play_to(match: Match, prompt: str, seat: int | None = None) -> None:
    """Answer with the first option until that question is open."""
    while not any(q.prompt == prompt and seat in (None, q.seat) for q in match.questions):
        assert not match.over, f"{prompt!r} never came"
        match.answer(match.questions[0].seat, match.questions[0].options[0])
