"""What every game looks like: faces and boards that hold to docs/wire.md, and options that light up what they mean."""

from __future__ import annotations

import functools
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import valtable
from tests.text.gather import spoken
from tests.text.test_words import SAYS
from tools import web
from valtable import bots
from valtable.engine.board import Node, thing_of, things, walk
from valtable.engine.look import Face, Token
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.question import Option, Question
from valtable.engine.rules import Rules
from valtable.games import GAMES, find
from valtable.text import LANGUAGES, Speaker, speaker_of

WEB = Path(__file__).parents[2] / "web" / "src"
ROOM = 24  # characters on a strip; a badge takes the room of two
HALF = 12  # on each half of a strip that has two
SENSE = 0.9  # of the answers are those of a beginner, so that games go somewhere; the others are by chance
# To look is most of the work. Of the moments of a game that offer nothing new:
SHARE = 0.4  # are looked at through the eyes of whoever answers,
ALL = 0.05  # and through everybody's


def rules_of(game: str) -> Rules:
    return find(game).prepare(3, None)


def all_tokens(face: Face) -> list[Token]:
    return [*face.key, *face.worth, *face.cost, *[token for strip in face.strips for token in strip.tokens]]


# --- the file and the faces -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_figure_of_its_own(game: str) -> None:
    faces = rules_of(game).faces()
    assert set(find(game).look.cards) == set(faces)
    assert set(find(game).look.kinds) == {face.kind for face in faces.values()}
    for kind in {face.kind for face in faces.values()} - {"marker"}:
        glyphs = [face.glyph for face in faces.values() if face.kind == kind]
        assert len(set(glyphs)) == len(glyphs), kind


@pytest.mark.parametrize("game", GAMES)
def test_the_page_can_draw_every_shape_tone_and_scene(game: str) -> None:
    """What these are is up to the page; a game only names them."""
    styles = "\n".join(file.read_text(encoding="utf-8") for file in sorted((WEB / "styles").glob("*.css")))
    look = find(game).look
    for name, badge in look.badges.items():
        assert f".badge--{badge.shape} " in styles, f"{name}: no shape {badge.shape!r}"
        assert f"--{badge.tone}:" in styles, f"{name}: no tone {badge.tone!r}"
    scenes = {look.scene, *[face.scene for face in rules_of(game).faces().values()]} - {""}
    for scene in scenes:
        assert f"[data-scene={scene}]" in styles, scene


@pytest.mark.parametrize("game", GAMES)
def test_faces_hold_to_the_wire(game: str) -> None:
    info = find(game)
    badges = info.look.badges
    for id, face in rules_of(game).faces().items():
        assert bool(face.scene) != bool(face.field) or face.kind == "marker", id
        assert face.field in ("", *badges)
        for token in all_tokens(face):
            assert set(token) in ({"n", "of"}, {"n"}, {"of"}, {"glyph"}, {"sign"}, {"text"}), token
            assert "of" not in token or token["of"] in badges
            assert token.get("sign", "or") in ("or", "then", "per", "and", "up-to")
        data = json.loads(json.dumps(face.data()))
        assert data["name"] == [f"card-{id}"]
        assert all(isinstance(message[0], str) for message in [*data["facts"], *data["text"]])
        assert len(face.strips) == len(face.text) or face.kind == "duke"


@pytest.mark.parametrize("game", GAMES)
def test_the_kit_is_what_the_page_needs(game: str) -> None:
    info = find(game)
    kit = json.loads(json.dumps(info.kit(rules_of(game))))
    assert set(kit) == {"game", "badges", "coach", "faces", "names"}
    assert info.coach is not None
    assert [mark["id"] for mark in kit["coach"]] == [mark.id for mark in info.coach.marks]
    assert set(kit["names"]) == set(LANGUAGES)
    about = kit["game"]
    assert about["min_players"] <= about["first"]["players"] <= about["max_players"]
    info.prepare(about["first"]["players"], about["first"]["options"])  # the recommended first game can be played
    assert [setting["name"] for setting in about["settings"]] == [setting.name for setting in info.settings]
    for language in LANGUAGES:
        speaker = speaker_of(info, language)
        assert len(speaker.say(Message(f"game-{game}-about"))) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_strips_have_room_for_what_they_say(game: str, language: str) -> None:
    speaker = speaker_of(find(game), language)
    for id, face in rules_of(game).faces().items():
        for strip in face.strips:
            assert length(speaker, strip.tokens) <= (HALF if strip.tone else ROOM), id


def length(speaker: Speaker, tokens: list[Token]) -> int:
    """How many characters wide the tokens are."""
    total = 0
    for token in tokens:
        total += len(speaker.say(token["text"])) if "text" in token else 0
        total += len(str(token.get("n", ""))) + (2 if "of" in token or "glyph" in token else 0) + ("sign" in token)
    return total


@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_the_users_own_looks_like_its_kind(game: str) -> None:
    info = find(game)
    before, _, last = info.text("cards.toml").rpartition('\nid = "')
    old, _, rest = last.partition('"')
    options = {setting.name: setting.default for setting in info.settings}
    rules = info.rules(2, {**options, "cards": f'{before}\nid = "strange"{rest}'})
    face = rules.faces()["strange"]
    assert old not in rules.faces()
    assert face.glyph == info.look.kinds[face.kind].glyph


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reserved", ["gold", "magic"])
def test_a_card_cannot_be_called_like_something_on_the_mats(game: str, reserved: str) -> None:
    info = find(game)
    before, _, last = info.text("cards.toml").rpartition('\nid = "')
    options = {setting.name: setting.default for setting in info.settings}
    with pytest.raises(valtable.SetupError, match=f"'{reserved}'.*is the name of something else"):
        info.rules(2, {**options, "cards": f'{before}\nid = "{reserved}"{last.partition(chr(34))[2]}'})


@pytest.mark.parametrize("game", GAMES)
def test_every_event_cites_a_paragraph_of_the_guide(game: str) -> None:
    rules = rules_of(game)
    kinds = {"forced", "taken-back"} | {
        event.removeprefix("event-") for event in words(game) if event.startswith("event-")
    }
    assert len(kinds) > 20
    for language in LANGUAGES:
        assert {rules.event_anchor(kind) for kind in kinds} <= paragraphs(game, language)


def paragraphs(game: str, language: str) -> set[str]:
    """The anchors of a guide."""
    return set(re.findall(r"{#([a-z-]+)}", (find(game).folder / f"guide.{language}.md").read_text(encoding="utf-8")))


def words(game: str) -> list[str]:
    text = find(game).text("text/en.ftl")
    return [line.split(" = ")[0] for line in text.splitlines() if " = " in line and not line.startswith(" ")]


# --- games at random ------------------------------------------------------------------------------------------------

# Options that are no thing on the table, by question; all others light something up.
BUTTONS: dict[str, dict[str, set[str]]] = {
    "kingdom": {
        "action": {"gold", "strength", "magic"},
        "herald": {"*"},
        "steal": {"less"},
        "pay": {"magic-*"},
        "choose-reward": {"*"},
        "steal-amount": {"*"},
        "pay-power": {"yes", "no"},
    },
    "margraves": {
        "play": {"recall", "build"},
        "use": {"pennant", "text"},
        **{key: {"two-gold"} for key in ["enter", "enter-recruit", "enter-sail"]},
        "choose": {"*"},
        "offer": {"yes"},
        **{key: {"knight-*"} for key in ["slay-here", "slay-stored"]},
    },
    "saga": {
        "action": {"gold", "strength", "magic", "share"},
        **{key: {"*"} for key in ["gain-any", "herald", "choose-reward", "radiant-gain", "task-less", "die-value"]},
        **{key: {"*"} for key in ["share-what", "share-amount", "share-type"]},
        **{key: {"*"} for key in ["convert-from", "convert-amount", "convert-to"]},
        "pay": {"*"},
        **{key: {"yes", "no"} for key in ["stop-attack", "cancel-six", "task-vp", "task-radiant"]},
        "rob-discard": {"back", "banish"},
    },
    "villages": {
        "lead": {"harvest", "develop", "build", "recruit", "tax"},
        "follow-harvest": {"yes"},
        "follow-develop": {"yes"},
        "follow-tax": {"yes"},
        "follow-build": {"pass-until-turn"},
    },
    "valroc": {
        "pawn": {"assistant-mushroom", "mercenary-mushroom", "monk-mushroom"},
        "moment": {"not-now", "later-*", "flask-*"},
        **{key: {"flask-*"} for key in ["place", "fight", "fight-again"]},
        "change-bid": {"not-now", "later-*"},
        "rob-statue": {"val-*"},
        "move-wrath": {"wrath-up-*", "wrath-down-*"},
        "exchange": {"to-pm-*", "to-vals-*"},
        "exchange-way": {"into-pm", "into-vals"},
        "choose-find": {"*"},
        "train": {"stop", "draw", "draw-two", "flask-*"},
        "use-plant": {"yes", "no"},
        "count": {"skill-*"},
        "use-gauges": {"*"},
        **{key: {"card-small", "card-medium", "card-full"} for key in ["fill-gauge", "keep-cards"]},
        "offering": {"val-*", "flask-*"},
        "offering-vals": {"val-*"},
        "bid": {"val-*"},
        "bid-diamond": {"yes", "no"},
        "attend": {"pay", "flask-*"},
    },
}
# In which rows of the own mat lies what may be used beside the answers of a question.
BESIDE: dict[str, tuple[str, ...]] = {"margraves": ("row-grants",), "valroc": ("row-courses", "row-spells")}
# In which row of the asked player's own mat, or of the middle of the table, a question finds its cards.
ROWS: dict[str, dict[str, str]] = {
    "kingdom": {
        "duke": "row-dealt-dukes",
        "exchange": "row-tableau",
        "return-citizen": "row-tableau",
        "return-monster": "row-victory-pile",
        "change-dice": "row-own-domains",
        "action-end": "row-own-domains",
    },
    "margraves": {
        "draft": "row-packet",
        "wealth": "row-wealth",
        **dict.fromkeys(["play", "lay"], "row-hand"),
        **dict.fromkeys(["recruit", "remove"], "row-citizens"),
        "privilege": "row-privileges",
    },
    "saga": {"exchange": "row-tableau"},
    "villages": {
        **dict.fromkeys(["first-resource", "develop-cost", "develop", "build", "follow-build"], "row-hand"),
        **dict.fromkeys(["discard-for", "hand-limit", "trash"], "row-hand"),
        "use-power": "row-village",
    },
    "valroc": {
        "draft": "row-packet",
        **dict.fromkeys(["lay-away-mythic", "lay-away"], "row-picked"),
        **dict.fromkeys(["fight", "fight-again"], "row-hand"),
        "keep-spell": "row-spells",
        "pawn": "row-pawns",
        **dict.fromkeys(["free-skill", "train-element"], "row-skills"),
    },
}
# The questions about what lies before somebody else.
OTHERS = {"valroc": {"steal-object"}}
FACTS = {
    "area": {
        *("place", "x", "y", "w", "h", "key", "glyph", "picture", "current", "anchor", "about", "as", "scene"),
        *("tab", "tabs"),
    },
    "row": {"as", "columns", "brief", "of", "pays", "heads", "gates", "max", "value", "tab"},
    "pile": {
        *("card", "count", "below", "beneath", "exhausted", "price", "woken", "private", "lasting", "ready"),
        *("of", "value", "label", "leading", "x", "y", "column", "line", "omen", "barrier"),
    },
    "card": {"card", "exhausted", "price", "woken", "private", "lasting", "ready", "omen"},
    "back": {"count", "glyph", "private", "brief"},
    "mat": {"seat", "active", "first", "mine", "marks"},
    "meter": {"value", "of", "glyph", "free", "used", "key", "tone", "seat", "omen", "quiet", "spare"},
    "track": {"value", "max", "glyph", "of"},
    "token": {"of", "glyph", "value", "seat", "at"},
    "die": {"value", "roll"},
    "map": {"width", "height", "scene", "land", "links"},
    "note": {"glyph", "current", "tone", "tokens", "column", "line", "key", "done", "called", "head"},
    "leaf": {"heading", "scene", "glyph", "opens", "tab"},
    "lane": {"key", "shadow", "omen", "foot"},
    "moment": {"now", "last"},
}
PLACES = ("top", "centre", "side", "others", "mine", "story")
AS = (
    *("cards", "slots", "purse", "tally", "strip", "phases", "dice", "hand"),
    *("places", "race", "tracks", "tokens", "cells", "grid"),
    *("book", "cost", "seals", "lanes", "omens", "cage", "shrine"),
)


class Sight:
    """What one seat has before it: its view, its board, and everything on it by id."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.view = match.view(seat)
        self.seat = seat
        self.board = match.rules.board(self.view)
        self.things = things(self.board)
        self.within: dict[str, tuple[str, ...]] = {}  # each thing with all that it lies in
        self.cards: dict[str, Counter[str]] = {}  # which cards lie where, and how many
        self.lay(self.board, ())

    def lay(self, node: Node, around: tuple[str, ...]) -> None:
        if node.id:
            around = (node.id, *around)
            self.within[node.id] = around
        beneath = node.facts.get("beneath", [])
        if "card" in node.facts and node.kind in ("card", "pile") and not node.facts.get("exhausted"):
            self.cards.setdefault(node.facts["card"], Counter())[around[0]] += node.facts.get("count", 1) - len(beneath)
        for card in beneath:
            self.cards.setdefault(card, Counter())[around[0]] += 1
        for child in node.children:
            self.lay(child, around)


class Watch:
    """Plays games and looks at every board and every question on the way."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.prompts: dict[str, int] = {}
        self.buttons: dict[str, set[str]] = {}
        self.glyphs: set[str] = set()
        self.pictures: set[str] = set()
        self.paragraphs = paragraphs(game, "en")
        self.largest = 0
        self.seen: set[tuple[str, str]] = set()  # the options that were looked at, by question
        self.moved = 0  # cards that lay elsewhere after an answer
        self.untold: set[str] = set()  # from where to where no event has told it

    def play(self, players: int, options: dict[str, Any], seed: int) -> None:
        match = valtable.new(self.game, players=players, seed=seed, options=options)
        rng = random.Random(seed)
        eyes = random.Random(seed)
        sitters = [bots.make("novice", seed, match.rules) for _ in range(players)]
        while not match.over:
            question = rng.choice(match.questions)
            option = rng.choice(question.options)
            if rng.random() < SENSE:
                id = bots.answer_of(sitters[question.seat], question, match.glimpse(question.seat))
                option = next(one for one in question.options if one.id == id)
            told = len(match.events)
            if self.is_new(question) or eyes.random() < SHARE:
                before = Sight(match, question.seat)
                self.question(match, question, before)
                match.answer(question.seat, option)
                if not match.over:
                    self.moves(match, told, before, Sight(match, question.seat))
            else:
                match.answer(question.seat, option)
            if eyes.random() < ALL:
                for seat in (None, *range(players)):
                    self.board(match, Sight(match, seat))
        for seat in (None, *range(players)):
            self.board(match, Sight(match, seat))

    def is_new(self, question: Question) -> bool:
        """Whether it has an option that was not looked at before."""
        options = {(question.prompt, option.id) for option in question.options}
        known = options <= self.seen
        self.seen |= options
        return not known

    # ---- boards

    def board(self, match: Match, sight: Sight) -> None:
        """It holds to the wire, and shows nothing that the view does not hold."""
        board = sight.board
        faces = match.rules.faces()
        badges = match.info.look.badges
        known = json.dumps(sight.view)
        ids = [node.id for node in walk(board) if node.id]
        assert len(set(ids)) == len(ids), [id for id in ids if ids.count(id) > 1]
        assert [child.facts.get("place") in PLACES for child in board.children] == [True] * len(board.children)
        for node in walk(board):
            assert set(node.facts) <= FACTS[node.kind], node.facts
            named = {"card", "of", "key"} & set(node.facts) or node.facts.get("as") == "places"
            assert node.title is not None or named or node.kind == "die", node.data()
            assert node.facts.get("as", "cards") in AS
            assert "anchor" not in node.facts or node.facts["anchor"] in self.paragraphs
            top = [node.facts["card"]] if "card" in node.facts else []
            for card in [*top, *node.facts.get("beneath", [])]:
                assert card in faces
                assert f'"{card}"' in known, "the board shows a card that the view does not hold"
            for badge in ("of", "tone") if node.kind != "note" else ("of",):
                assert badge not in node.facts or node.facts[badge] in badges
            self.glyphs.update(value for value in [node.facts.get("glyph")] if value)
            self.pictures.update(str(node.facts[fact]) for fact in ("picture", "land") if fact in node.facts)
            self.glyphs.update(mark["glyph"] for mark in node.facts.get("marks", ()))
            price = node.facts.get("price")
            if price is not None:
                cost = [token["n"] for token in faces[node.facts["card"]].cost if token.get("of") == price["of"]]
                assert cost == [price["base"]]
                assert price["more"]
        mats = [node for node in walk(board) if node.kind == "mat" and "seat" in node.facts]
        assert sorted(mat.facts["seat"] for mat in mats) == list(range(match.players))
        assert [mat.facts["seat"] for mat in mats if mat.facts.get("mine")] == (
            [] if sight.seat is None else [sight.seat]
        )
        self.largest = max(self.largest, len(json.dumps(board.data(), separators=(",", ":"))))

    def moves(self, match: Match, told: int, before: Sight, after: Sight) -> None:
        """What moves goes from a place of the table to a place of the table."""
        for event in match.events[told:]:
            if event.seen_by(after.seat):
                for end in ("from", "to"):
                    id = event.args.get(end)
                    assert id is None or id in before.things or id in after.things, (event, id)
        seen = [event.args for event in match.events[told:] if event.seen_by(after.seat)]
        for card in before.cards.keys() & after.cards.keys():
            left = list(before.cards[card] - after.cards[card])
            came = list(after.cards[card] - before.cards[card])
            if len(left) == len(came) == 1:
                self.moved += 1
                # The same card may have lain elsewhere as well, and have closed up.
                sources = {id for place in before.cards[card] for id in before.within[place]}
                goals = {id for place in after.cards[card] for id in after.within[place]}
                if not any(args.get("from") in sources and args.get("to") in goals for args in seen):
                    way = [re.sub(r"-\d+", "-N", id).replace(card, "CARD") for id in (left[0], came[0])]
                    self.untold.add(" to ".join(way))

    # ---- questions

    def question(self, match: Match, question: Question, sight: Sight) -> None:
        self.prompts[question.prompt] = self.prompts.get(question.prompt, 0) + 1
        lit: list[tuple[str, ...]] = []
        for option in question.options:
            ids = option.things or (option.id,)
            things = [thing_of(sight.things, question.seat, id) for id in ids]
            found = [thing for thing in things if thing is not None]
            if len(found) < len(ids):
                self.buttons.setdefault(question.prompt, set()).add(option.id)
            else:
                lit.append(tuple([thing.id for thing in found]))
                for place, thing in enumerate(found):
                    self.means(match, question, option, thing, sight, place)
        assert len(set(lit)) == len(lit), "two options light the same things"

    def means(self, match: Match, question: Question, option: Option, thing: Node, sight: Sight, place: int) -> None:
        """The thing is truly what the option speaks of, in that place among all that it is made of."""
        where = (question, option, thing.data())
        cards = [message.id.removeprefix("card-") for message in spoken_cards(option)]
        players = [message.args["seat"] for message in deep(option.text) if message.id == "player-name"]
        if "card" in thing.facts:
            assert thing.facts["card"] in cards, where
        elif thing.kind in ("pile", "card"):
            assert not cards or place or thing.facts.get("exhausted"), where
        if thing.kind == "mat":
            assert players == [thing.facts["seat"]], where
        elif thing.kind == "die":
            assert option.text.args["value"] == thing.facts["value"], where
        elif thing.kind == "meter":
            assert thing.facts.get("free", thing.facts["value"]) > 0, where  # there is something to take or to use
            mats = [mat for mat in walk(sight.board) if mat.kind == "mat" and thing in list(walk(mat))]
            owner = mats[0].facts["seat"] if mats else question.seat  # or it is counted on the table
            if question.prompt in OTHERS.get(self.game, ()):
                assert owner != question.seat, where
            else:
                assert owner in (players or [question.seat]), where
        row = ROWS[self.game].get(question.prompt)
        if row is not None and place == 0:
            names = [Message(name) for name in (row, *BESIDE.get(self.game, ()))]
            parts = [
                sight.things[f"seat-{question.seat}"],
                *[node for node in walk(sight.board) if node.id == "centre"],
            ]
            rows = [node for part in parts for node in part.children if thing in node.children]
            assert [node.title in names for node in rows] == [True], where


def deep(message: Message) -> Iterator[Message]:
    """The message and all in its arguments."""
    yield message
    for inner in spoken(message.args):
        yield from deep(inner)


def spoken_cards(option: Option) -> list[Message]:
    return [message for message in deep(option.text) if message.id.startswith("card-")]


# What no standard card asks, and what comes once in a thousand games: test_exhausted.py has it.
SELDOM = {"kingdom": {"gain-any", "cover-first"}, "saga": {"pay-power", "cover-first"}}


@functools.cache  # several tests look at the same games, one after the other or not
def watch_games(game: str) -> Watch:
    """Enough games for every question to be asked."""
    watch = Watch(game)
    says = SAYS[watch.game]
    wanted = {question.prompt for question in says.questions()}
    for match in getattr(says, "moments", list)():  # those that few games come to
        for question in match.questions:
            watch.question(match, question, Sight(match, question.seat))
    for seed in range(10):
        for players, options in says.TABLES:
            if seed and wanted <= set(watch.prompts) | SELDOM.get(game, set()):
                return watch
            watch.play(players, options, seed)
    return watch


@pytest.fixture(params=[pytest.param(game, marks=pytest.mark.xdist_group(f"looks {game}")) for game in GAMES])
def watched(request: pytest.FixtureRequest) -> Watch:
    return watch_games(request.param)


def test_every_question_lights_what_it_means(watched: Watch) -> None:
    """The checks are in Watch; here is what became a button, and that nothing was left out."""
    wanted = {question.prompt for question in SAYS[watched.game].questions()}
    assert wanted - set(watched.prompts) <= SELDOM.get(watched.game, set()), "never asked"
    allowed = BUTTONS[watched.game]
    for prompt, ids in watched.buttons.items():
        patterns = allowed.get(prompt, set()) | {"pass"}
        strange = {id for id in ids if not ({id, id.rpartition("-")[0] + "-*", "*"} & patterns)}
        assert not strange, f"{prompt}: {strange}"
    assert set(allowed) <= set(watched.buttons), "a button that is none any more"


# Cards that come to lie elsewhere without an event of their own: a row closes up, played citizens are taken back,
# an event goes back to its pile when a card comes back, and what was discarded is dealt or drawn again at once.
SWEPT = {
    "kingdom": {"monster-N to event-CARD", "citizen-N to event-CARD"},
    "saga": {"citizen-N to event-CARD"},
    "margraves": {"row-N to row-N", "seat-N-played-CARD to seat-N-CARD", "seat-N-laid-CARD to seat-N-CARD"},
    "villages": {"pile-N to pile-N"},
    "valroc": {"university-N to university-N", "seat-N-used-CARD to seat-N-CARD"},
}


def test_whatever_moves_is_told(watched: Watch) -> None:
    """So a page need not guess from two boards what went where."""
    assert watched.moved > 50
    assert watched.untold <= SWEPT[watched.game]


def test_everything_drawn_is_in_the_sprite(watched: Watch) -> None:
    web.install()
    icons = json.loads(web.ICONS.read_text(encoding="utf-8"))
    used = web.icons_in_use(set(icons["icons"]))
    info = find(watched.game)
    glyphs = set(watched.glyphs) | {badge.glyph for badge in info.look.badges.values()} | {info.look.emblem}
    for face in rules_of(watched.game).faces().values():
        glyphs |= {face.glyph, *[label.glyph for label in (face.tag, face.type) if label is not None]}
        glyphs |= {token["glyph"] for token in all_tokens(face) if "glyph" in token}
        glyphs |= {strip.when for strip in face.strips if strip.when}
    assert len(glyphs) > 50
    assert glyphs <= set(used)
    assert glyphs <= set(icons["icons"])
    drawn = "".join(web.sprites(icons).values())
    assert [name for name in watched.pictures if f'id="s-{name}"' not in drawn] == []


def test_boards_are_small(watched: Watch) -> None:
    """Even the fullest of them, with five players late in the game."""
    assert watched.largest < 30_000
