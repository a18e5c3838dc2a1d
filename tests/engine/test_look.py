"""The look of a game as data: reading the file, and drawing effects as tokens."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from valtable.engine import look
from valtable.engine.board import Node, thing_of, things
from valtable.engine.effects import ANY_NAME, Do, Vocabulary
from valtable.engine.errors import PackError
from valtable.engine.look import CardLook, Face, Label, Strip, parse_look
from valtable.engine.message import Message

FILE = """
emblem = "castle"
colour = "#a3262a"
scene = "hills"
minutes = 45
first = { players = 3, options = { quick = true } }

[badges]
gold = { glyph = "two-coins", shape = "circle", tone = "gold", name = "resource-gold" }

[when]
always = "infinity"

[kinds]
citizen = { glyph = "person" }

[cards]
monk = { glyph = "monk-face", scene = "dusk" }
"""


def test_a_file_is_read() -> None:
    found = parse_look(tomllib.loads(FILE), "look.toml")
    assert (found.emblem, found.colour, found.scene, found.minutes) == ("castle", "#a3262a", "hills", 45)
    assert (found.players, found.first) == (3, {"quick": True})
    assert found.badges["gold"].data() == {
        "glyph": "two-coins",
        "shape": "circle",
        "tone": "gold",
        "name": ["resource-gold"],
    }
    assert found.when == {"always": "infinity"}
    assert (found.card("monk", "citizen").glyph, found.card("monk", "citizen").scene) == ("monk-face", "dusk")
    assert found.card("stranger", "citizen").glyph == "person"
    assert found.drawn([look.figure("monk"), look.badge("gold")]) == [{"glyph": "monk-face"}, {"of": "gold"}]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('emblem = "castle"\n', "", "look.toml: emblem: is missing"),
        ('emblem = "castle"', 'emblem = "Castle!"', "look.toml: emblem: 'Castle!' should be a text like"),
        ("#a3262a", "red", "look.toml: colour: 'red' should be"),
        ('scene = "hills"', 'scene = "the moon"', "look.toml: scene: 'the moon' should be a text like"),
        ("minutes = 45", "minutes = true", "look.toml: minutes: should be a whole number from 1 to 999, not True"),
        ("players = 3", "players = 0", "look.toml: first.players: should be"),
        ('"circle"', '""', "look.toml: badges.gold.shape: '' should be a text like"),
        ('tone = "gold"', "tone = 3", "look.toml: badges.gold.tone: 3 should be a text like"),
        ('name = "resource-gold"', "name = 1", "look.toml: badges.gold.name: 1 should be"),
        ('"two-coins", shape', '"two-coins", size = 3, shape', "look.toml: badges.gold.size: is not a key"),
        ('"infinity"', "7", "look.toml: when.always: 7 should be"),
        ('citizen = { glyph = "person" }', "", "look.toml: kinds: should say"),
        ('monk = { glyph = "monk-face", scene = "dusk" }', 'monk = "monk-face"', "look.toml: cards.monk: should be a"),
        ('scene = "dusk"', "scene = []", "look.toml: cards.monk.scene: [] should be"),
        ("minutes = 45", "minutes = 45\nage = 8", "look.toml: age: is not a key"),
    ],
)
def test_mistakes_are_named_by_file_and_key(old: str, new: str, complaint: str) -> None:
    assert old in FILE
    with pytest.raises(PackError) as caught:
        parse_look(tomllib.loads(FILE.replace(old, new)), "look.toml")
    assert str(caught.value).startswith(complaint)


def test_a_file_that_is_no_toml(tmp_path: Any) -> None:
    (tmp_path / "look.toml").write_text("emblem =", encoding="utf-8")
    with pytest.raises(PackError, match=r"^look\.toml: Invalid value"):
        look.read_look(tmp_path / "look.toml")


# --- effects --------------------------------------------------------------------------------------------------------


class Rob(Do):
    def tokens(self, tight: bool = False) -> list[look.Token]:
        return [look.glyph("snatch"), *[look.amount(1, "gold")] * (not tight)]


class Grab(Do):
    def tokens(self, tight: bool = False) -> list[look.Token]:
        return [look.glyph("snatch"), look.badge(self.args[0])]


WORDS = Vocabulary(
    ("gold", "magic", "vp"),
    {"domain": (), "role": ("holy", "soldier"), "name": ANY_NAME, "resources": (), "gold+magic": ()},
    {"jump": Do, "rob": Rob, "grab": Grab},
    {"resources": ("gold", "magic")},
)
SIGNS = {"or": "/", "then": "▸", "per": ":", "and": "+", "up-to": "≤"}


def drawn(text: str, tight: bool = False) -> str:
    parts = []
    for token in WORDS.parse(text).tokens(tight):
        if "text" in token:
            parts.append(token["text"].id)
        elif "sign" in token:
            parts.append(SIGNS[token["sign"]])
        else:
            parts.append(f"{token.get('n', '')}{token.get('of', '')}{token.get('glyph', '')}{token.get('card', '')}")
    return " ".join(parts)


@pytest.mark.parametrize(
    ("text", "strip"),
    [
        ("gold+2", "2gold"),
        ("gold+2 & magic+1", "2gold 1magic"),
        ("gold+1 per domain", "1gold : domain"),
        ("gold+1 & gold+1 per domain", "1gold + 1gold : domain"),
        ("vp+1 per 3 resources", "1vp : 3gold magic"),
        ("vp+1 per 2 gold+magic", "1vp : 2gold magic"),
        ("vp+2 per role:holy", "2vp : holy"),
        ("vp+2 per name:knight", "2vp : knight"),
        ("choose(gold+1|magic+1)", "1gold / 1magic"),
        ("choose(grab(gold)|grab(magic))", "snatch gold / magic"),
        ("choose(rob|gold+1)", "snatch / 1gold"),
        ("pay gold 1 -> magic+2", "1gold ▸ 2magic"),
        ("pay gold 1 per role:holy -> jump", "1gold : holy ▸ short-jump"),
        ("may(jump)", "short-jump"),
        ("may(jump & vp+3)", "short-jump ▸ 3vp"),
        ("jump & gold+1", "short-jump + 1gold"),
        ("rob", "snatch 1gold"),
    ],
)
def test_effects_as_tokens(text: str, strip: str) -> None:
    assert drawn(text) == strip
    assert drawn("rob", tight=True) == "snatch"


# --- faces and boards as JSON ---------------------------------------------------------------------------------------


def test_a_face_leaves_out_what_is_empty() -> None:
    face = Face("citizen", Message("card-monk"), CardLook("monk-face"), [Message("fact")], [])
    assert face.data() == {
        "kind": "citizen",
        "name": ["card-monk"],
        "glyph": "monk-face",
        "facts": [["fact"]],
        "text": [],
    }
    face.key = [{"n": "9·10"}]
    face.tag = Label("hills", Message("area-hills"))
    face.strips = [Strip([look.phrase(Message("short-set-die", {"n": 6}))], "sun", "on"), Strip([look.badge("gold")])]
    data = face.data()
    assert data["key"] == [{"n": "9·10"}]
    assert data["tag"] == {"glyph": "hills", "text": ["area-hills"]}
    assert data["strips"] == [
        {"when": "sun", "tone": "on", "tokens": [{"text": ["short-set-die", {"n": 6}]}]},
        {"tokens": [{"of": "gold"}]},
    ]


def test_messages_among_the_facts_of_a_board_stand_by_themselves() -> None:
    why = Message("price-owned", {"n": 1, "cards": [Message("card-monk")]})
    node = Node(
        "pile", None, "citizen-1", {"card": "monk", "count": 2, "woken": True, "price": {"more": 1, "why": why}}
    )
    assert node.data() == {
        "kind": "pile",
        "id": "citizen-1",
        "facts": {
            "card": "monk",
            "count": 2,
            "woken": True,
            "price": {"more": 1, "why": ["price-owned", {"n": 1, "cards": [{"message": ["card-monk"]}]}]},
        },
    }


def test_an_option_means_the_thing_in_the_own_mat_first() -> None:
    def mat(seat: int) -> Node:
        return Node("mat", None, f"seat-{seat}", children=[Node("card", None, f"seat-{seat}-monk")])

    board = Node("area", None, "table", children=[Node("pile", None, "monk"), mat(0), mat(1)])
    found = things(board)
    assert thing_of(found, 1, "monk") is found["seat-1-monk"]
    assert thing_of(found, 2, "monk") is found["monk"]
    assert thing_of(found, 0, "seat-1") is found["seat-1"]
    assert thing_of(found, 0, "seat-1-monk") is found["seat-1-monk"]
    assert thing_of(found, 0, "pass") is None
