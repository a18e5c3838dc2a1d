"""The small parts of the terminal: who sits where, what a line means, short forms, the guide's sections."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from valtable.engine.board import Node, thing_of, things
from valtable.engine.errors import SetupError
from valtable.engine.look import Badge
from valtable.engine.message import Message
from valtable.engine.setting import Setting
from valtable.games import find
from valtable.terminal import guide, seats, settings
from valtable.terminal.brief import Brief, abbreviations
from valtable.terminal.commands import COMMANDS, understand
from valtable.terminal.drawing import Drawing, wrap
from valtable.terminal.screen import columns, ranges
from valtable.text import LANGUAGES, speaker_of

INFO = find("kingdom")
IDS = ["gold", "citizen-1", "citizen-2", "monster-1", "pass"]
WORDS = ["Take 1 gold", "Recruit the Élan for 3 gold", "Recruit the Elder for 2 gold", "Slay the Goblin", "Pass"]


@pytest.mark.parametrize(
    ("players", "humans", "bots", "seated"),
    [
        (None, None, [], ["human", "adept"]),
        (1, None, [], ["human"]),
        (3, None, ["random"], ["human", "random", "random"]),
        (4, None, ["greedy", "random"], ["human", "greedy", "random", "greedy"]),
        (None, 2, [], ["human", "human"]),
        (None, 2, ["random"], ["human", "human", "random"]),
        (3, 2, [], ["human", "human", "adept"]),
        (None, None, ["greedy", "random"], ["human", "greedy", "random"]),
    ],
)
def test_who_sits_where(players: int | None, humans: int | None, bots: list[str], seated: list[str]) -> None:
    assert seats.seat_people(INFO, players, humans, bots) == seated


def test_names() -> None:
    assert seats.name_seats(["human", "greedy"], [], "You") == ["You", "Greedy"]
    assert seats.name_seats(["human", "human", "greedy", "greedy"], ["Ann"], "Player") == [
        "Ann",
        "Player 1",
        "Greedy 1",
        "Greedy 2",
    ]
    assert seats.name_seats(["human", "greedy"], ["Greedy"], "You") == ["Greedy", "Greedy 1"]


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("1", 0),
        (" 5 ", 4),
        ("citizen-2", 2),
        ("mon", 3),
        ("pass", 4),
        ("goblin", 3),
        ("élan", 1),
        ("elan", 1),
        ("elder for", 2),
        ("recruit the elder", 2),
    ],
)
def test_what_is_an_answer(line: str, option: int) -> None:
    assert understand(line, IDS, WORDS).option == option


@pytest.mark.parametrize("line", ["", "0", "6", "-1", "citizen", "el", "recruit", "g", "z", "1 2", "u 3"])
def test_what_is_no_answer(line: str) -> None:
    typed = understand(line, IDS, WORDS)
    assert (typed.option, typed.command) == (None, "")


def test_commands_work_in_both_languages_and_never_clash() -> None:
    words = [word for names in COMMANDS.values() for word in names]
    assert len(words) == len(set(words))
    for command, names in COMMANDS.items():
        for name in names:
            assert understand(name, IDS, WORDS).command == command
    assert understand("c the Goblin", IDS, WORDS).rest == "the Goblin"
    assert understand("u", ["u"], ["U"]).option == 0  # an option's own id comes first


def test_option_values() -> None:
    read = settings.read_options(
        INFO, ["events", "areas=hills,ruins,forest,valley,swamp", "no-duke=no", "citizens=random"]
    )
    assert read == {
        "events": True,
        "areas": ["hills", "ruins", "forest", "valley", "swamp"],
        "no_duke": False,
        "citizens": "random",
    }
    assert settings.write_options(INFO, read) == [
        "areas=hills,ruins,forest,valley,swamp",
        "citizens=random",
        "events",
    ]
    assert settings.read_options(INFO, settings.write_options(INFO, read)) == {
        name: value for name, value in read.items() if value is not False
    }
    assert settings.read_value(Setting("size", 3, (3, 4)), "4") == 4


def test_short_forms_are_all_different() -> None:
    names = {"a": "gold", "b": "strength", "c": "VP", "d": "points de victoire"}
    assert abbreviations(names, set()) == {"a": "G", "b": "S", "c": "VP", "d": "PV"}
    assert abbreviations({"e": "soldier", "f": "shadow", "g": "Ombre"}, {"S", "O"}) == {"e": "So", "f": "Sh", "g": "Om"}
    assert abbreviations({"h": "Jauge petite", "i": "Jauge pleine"}, set()) == {"h": "JPe", "i": "JPl"}
    assert abbreviations({"j": "Plante médicinale"}, {"PM"}) == {"j": "PMé"}


def said(message: Message) -> str:
    return message.id if not message.args else f"{message.id}({', '.join(str(v) for v in message.args.values())})"


def test_effects_in_letters() -> None:
    meters = [Node("meter", Message(name), facts={"value": 0, "of": name}) for name in ("gold", "magic")]
    badges = {name: Badge("glyph", "circle", name, Message(name)) for name in ("gold", "magic")}
    brief = Brief(said, Node("row", children=meters), badges)
    gain = Message("effect-gain", {"what": Message("amount-gold", {"n": 2})})
    other = Message("effect-gain", {"what": Message("amount-magic", {"n": 1})})
    assert brief.message(Message("effect-choose", {"parts": [gain, other]})) == "2G/1M"
    assert brief.message(Message("effect-all", {"parts": [gain, Message("effect-x y")]})) == "2G + effect-x y"
    assert brief.message(Message("effect-pay", {"price": Message("amount-magic", {"n": 3}), "effect": gain})) == "3M→2G"
    assert brief.message(Message("effect-own", {"what": Message("amount-gold", {"n": 4})})) == "effect-own(4G)"
    assert brief.card([Message("when-a", {"effect": gain}), Message("when-b", {"effect": other})]) == "2G | 1M"
    assert brief.card([Message("when-a", {"effect": gain})]) == "when-a(2G)"
    assert brief.tokens([{"n": 3, "of": "gold"}, {"of": "magic"}, {"of": "magic"}, {"glyph": "sun"}]) == "3G 2M"
    painted = brief.colour(Text("2G | 13M, 2Go"))
    assert [(span.start, span.end) for span in painted.spans] == [(0, 2), (5, 8)]


def test_a_card_that_lies_before_two_players_is_marked_before_its_owner_only() -> None:
    def mat(seat: int) -> Node:
        card = Node("card", None, f"seat-{seat}-archer", {"card": "archer"})
        row = Node("row", Message("row-tableau"), children=[card])
        return Node("mat", Message("player-name", {"seat": seat}), f"seat-{seat}", {"mine": seat == 0}, [row])

    board = Node("area", children=[Node("area", children=[mat(1)]), Node("area", children=[mat(0)])])
    found = things(board)
    marks = {thing.id: n for n, option in ((7, "archer"), (2, "seat-1")) if (thing := thing_of(found, 0, option))}
    faces = INFO.prepare(2, None).faces()
    drawing = Drawing(speaker_of(INFO, "en", ["Ann", "Bob"]), board, marks, 80, faces, INFO.look.badges)
    lines = [line.plain for line in drawing.table()]
    assert sum("[7]" in line for line in lines) == 1
    assert "[7] (4) Archer" in lines[-1]
    assert any("[2]" in line and "Bob" in line for line in lines)


def drawn(board: Node, marks: dict[str, int], width: int = 80, height: int = 1000) -> list[str]:
    faces = INFO.prepare(2, None).faces()
    drawing = Drawing(speaker_of(INFO, "en", ["Ann", "Bob"]), board, marks, width, faces, INFO.look.badges)
    return [line.plain for line in drawing.table(height)]


def test_a_phase_that_is_the_whole_turn_is_named_once() -> None:
    def phases(title: str) -> list[str]:
        now = Node("note", Message("phase-roll"), "", {"current": True})
        row = Node("row", Message("row-phases"), "", {"as": "phases"}, [now])
        top = Node("area", Message(title), "", {"place": "top"}, [row])
        return drawn(Node("area", children=[top]), {})

    assert phases("phase-roll") == ["Roll"]
    assert phases("phase-harvest") == ["Harvest  Roll"]


def test_a_map_has_a_line_for_each_of_its_parts() -> None:
    """What a place brings, how much lies there, and who stands there; the names of the parts stand in a column."""

    def pawn(seat: int) -> Node:
        return Node("token", Message("player-name", {"seat": seat}), f"pawn-{seat}", {"glyph": "person", "seat": seat})

    spots = [
        Node("pile", None, "well-1", {"of": "gold", "value": 6}, [pawn(0)]),
        Node("pile", None, "well-2", {"of": "gold", "value": 4}, [Node("token", None, "", {"of": "starter"})]),
        Node("pile", Message("area-hills"), "well-3", {}, [Node("meter", None, "", {"of": "gold", "value": 3})]),
        Node("pile", None, "well-4", {"of": "hills", "value": 2}),
    ]
    hut = Node("pile", Message("area-swamp"), "hut", {})
    temple = [Node("card", None, "temple-1", {"card": "archer"}, [pawn(1)])]
    parts = [
        Node("area", Message("area-valley"), "well", {"current": True}, [Node("row", children=spots)]),
        Node("area", Message("area-swamp"), "swamp", {}, [Node("row", children=[hut])]),
        Node("area", Message("area-mountains"), "temple", {}, [Node("row", children=temple)]),
    ]
    city = Node("area", facts={"place": "centre"}, children=[Node("map", Message("area-forest"), children=parts)])
    purse = Node("row", None, "", {"as": "purse"}, [Node("meter", None, "", {"of": "gold", "value": 1})])
    mat = Node("mat", Message("player-name", {"seat": 0}), "seat-0", {"seat": 0, "mine": True}, [purse])
    board = Node("area", children=[city, mat])
    lines = drawn(board, {"well-3": 1, "hut": 2, "temple-1": 3})
    assert lines[:2] == [
        "▶ Valley     6G ← Ann · 4G (starter) · [1] Hills 3G · Hills 2",
        "  Swamp      [2] ○",
    ]
    assert lines[2].startswith("  Mountains  [3] Archer ")
    assert "← Bob: " in lines[2]
    assert all(line.startswith("             ") for line in lines[3:-1])
    assert all(len(line) <= 40 for line in drawn(board, {}, 40))


def test_places_on_a_plain_map_with_tokens_at_them() -> None:
    places = [Node("area", Message("area-hills"), "a", {"x": 1, "y": 1}), Node("area", Message("area-ruins"), "b", {})]
    token = Node("token", Message("player-name", {"seat": 1}), "", {"at": "b", "glyph": "person", "seat": 1})
    plain = Node("map", Message("area-forest"), children=[*places, token])
    assert drawn(Node("area", children=[plain]), {"a": 4}) == ["Forest [4] Hills · Ruins ← Bob"]


def test_a_race_says_who_is_how_far_for_what() -> None:
    def runner(seat: int, value: int) -> Node:
        return Node("meter", Message("player-name", {"seat": seat}), "", {"of": "gold", "seat": seat, "value": value})

    races = [
        Node("row", None, "", {"as": "race", "of": "gold", "pays": [9, 4]}, [runner(0, 2), runner(1, 0)]),
        Node("row", None, "", {"as": "race", "of": "magic", "pays": [7]}, [runner(0, 0), runner(1, 0)]),
    ]
    area = Node("area", Message("area-hills"), "", {"place": "side"}, races)
    assert drawn(Node("area", children=[area]), {}) == ["Hills  Gold 9/4: Ann 2  Magic 7"]


def test_a_shared_track_says_who_is_how_far_and_what_its_parts_are_worth() -> None:
    markers = [Node("token", None, "", {"of": "gold", "seat": seat, "value": 3 - seat}) for seat in (0, 1)]
    track = Node("track", None, "t", {"of": "gold", "value": 3, "max": 9}, markers)
    facts = {"as": "tracks", "heads": [[1, 1, "gold"], [4, 2, "gold"]], "gates": [[3, 2, "gold"]]}
    board = Node("area", children=[Node("row", Message("area-hills"), "", facts, [track])])
    assert drawn(board, {}) == ["Hills  Gold Ann 3, Bob 2  from 1/4 on: 1G/2G  beyond 3: 2G"]
    assert drawn(board, {}, height=0) == ["Hills  G 3·2  from 1/4 on: 1G/2G  beyond 3: 2G"]


def test_on_a_scale_nothing_is_a_number() -> None:
    def mat(seat: int, kind: str) -> Node:
        scale = {"max": 12} if kind == "track" else {}
        numbers = [Node(kind, None, "", {"of": of, "value": n, **scale}) for of, n in (("gold", 0), ("magic", 2))]
        rows = [
            Node("row", None, "", {"as": "purse"}, [Node("meter", None, "", {"of": "vp", "value": 5})]),
            Node("row", None, "", {"as": "tally"}, numbers),
            Node("row", None, "", {"as": "tally"}, [Node("meter", None, "", {"of": "strength", "value": 0})]),
        ]
        return Node("mat", Message("player-name", {"seat": seat}), f"seat-{seat}", {"seat": seat}, rows)

    lines = drawn(Node("area", children=[mat(0, "track"), mat(1, "meter")]), {})
    assert [line.split("·")[1].strip() for line in lines] == ["Gold 0  Magic 2"] * 2
    assert "Strength" not in "".join(lines)


def test_where_there_is_no_room_for_columns_a_card_has_a_line_with_how_many_there_are() -> None:
    piles = [Node("pile", None, f"stack-{n}", {"card": "archer", "count": n}) for n in (1, 9, 3, 2, 4, 5, 6, 7)]
    row = Node("row", Message("row-tableau"), "", {"as": "slots"}, piles)
    lines = drawn(Node("area", children=[Node("area", None, "", {"place": "centre"}, [row])]), {"stack-3": 1}, 60)
    assert lines[:4] == [
        "Citizens",
        "  Archer  (4) 4 gold soldier  2 strength | 1 strength",
        "  Archer ×9  (4) 4 gold soldier  2 strength | 1 strength",
        "  [1] Archer ×3  (4) 4 gold soldier  2 strength | 1 strength",
    ]


def test_wrapping_keeps_what_belongs_together() -> None:
    assert [line.plain for line in wrap(Text("une réponse\u00a0: oui"), 12)] == ["une", "réponse\u00a0:", "oui"]
    assert [line.plain for line in wrap(Text("abcdefgh"), 3)] == ["abc", "def", "gh"]


def test_options_in_columns() -> None:
    items = [Text(f"{i} option") for i in range(9)]
    assert [line.plain for line in columns(items[:3], 80)] == ["0 option   1 option   2 option"]
    assert len(columns(items, 35)) == 3
    assert len(columns(items, 10)) == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_by_anchors(language: str) -> None:
    found = guide.sections(INFO, language)
    assert list(found) == list(guide.sections(INFO, "en"))
    assert "dukes" in found
    assert "{#" not in guide.whole(INFO, language)
    with pytest.raises(SetupError, match="no section ''"):
        guide.section(INFO, language, "")


def test_both_languages_have_the_same_words_with_the_same_arguments() -> None:
    words = Path(__file__).parents[2] / "src/valtable/words"
    messages = {}
    for language in LANGUAGES:
        text = (words / f"{language}.ftl").read_text(encoding="utf-8").split("### terminal")[1].split("\n### ")[0]
        found: dict[str, set[str]] = {}
        id = ""
        for line in text.splitlines():
            if line.startswith("ui-"):
                id = line.split(" = ")[0].split("=")[0].strip()
            if id and not line.startswith("#"):
                found.setdefault(id, set()).update(part.split()[0] for part in line.split("{ $")[1:])
        messages[language] = found
    assert messages["en"] == messages["fr"]
    assert len(messages["en"]) > 40


def test_every_word_of_the_terminal_is_used() -> None:
    source = Path(__file__).parents[2] / "src/valtable"
    code = "".join(
        path.read_text(encoding="utf-8") for path in [source / "cli.py", *sorted((source / "terminal").glob("*.py"))]
    )
    text = (source / "words/en.ftl").read_text(encoding="utf-8").split("### terminal")[1].split("\n### ")[0]
    for line in text.splitlines():
        if line.startswith("ui-"):
            word = line.split()[0].removeprefix("ui-")
            assert f'"{word}"' in code or f'"ui-{word}"' in code or f"'{word}'" in code, word


def test_numbers_as_ranges() -> None:
    assert ranges([4, 5, 6, 9]) == "4-6, 9"
    assert ranges([1]) == "1"
