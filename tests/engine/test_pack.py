"""Card packs: every complaint names the file, the card, the field and, in an effect, the column."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine.test_effects import WORDS
from valtable.engine.errors import PackError, SetupError
from valtable.engine.pack import Card, CardPack, Entry, all_copies, chosen_pack, standard_pack


class Wick(Card):
    """A card within a card."""

    __slots__ = ("length",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.length = entry.number("length")
        entry.done()


class Lamp(Card):
    """A made-up card with a field of each kind."""

    __slots__ = ("colour", "cost", "counts", "effect", "lit", "marks", "pair", "values", "wick")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.cost = entry.number("cost", 1, 20)
        self.values = entry.numbers("values", 1, 6)
        self.pair = entry.numbers("pair", 0, 9, 2)
        self.colour = entry.word("colour", ("red", "blue"))
        self.counts = entry.counts("counts", ("big", "small"))
        self.marks = entry.texts("marks", "marks")
        self.lit = entry.flag("lit")
        self.copies = entry.number("copies", 1, 4)
        self.effect = entry.effect("effect")
        self.wick = Wick(entry.part("wick"))


class Lamps(CardPack[Card]):
    """A pack of them."""

    def __init__(self, text: str, file: str) -> None:
        super().__init__(text, file, WORDS, ("lamp", "box"))
        self.lamps = self.read("lamp", Lamp)
        self.index(self.lamps, ("oil",))
        self.at_least(2, all_copies(self.lamps), "lamps")


GOOD: dict[str, Any] = {
    "id": "torch",
    "name": {"en": "Torch", "fr": "Torche"},
    "source": {"figures": "public", "name_fr": "designed", "note": "a note", "lines": "12"},
    "cost": 3,
    "values": [1, 2],
    "pair": [0, 9],
    "colour": "red",
    "counts": {"small": 2},
    "marks": ["star", "moon"],
    "lit": False,
    "copies": 2,
    "effect": "oil+1 & turn(2)",
    "wick": {"id": "cotton", "name": {"en": "Cotton", "fr": "Coton"}, "source": "own", "length": 7},
}


def pack(*lamps: dict[str, Any], **tables: Any) -> Lamps:
    """A pack with these lamps. JSON is enough TOML for that, once its objects are written as TOML writes them."""
    text = "".join(f"{kind} = {toml(value)}\n" for kind, value in {"lamp": list(lamps), **tables}.items())
    return Lamps(text, "lamps.toml")


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def read(**changes: Any) -> Lamp:
    return pack({field: value for field, value in {**GOOD, **changes}.items() if value is not ...}).lamps[0]


def test_a_good_card_is_read() -> None:
    card = read()
    assert (card.id, card.cost, card.values, card.colour, card.counts) == ("torch", 3, (1, 2), "red", (0, 2))
    assert str(card.effect) == "oil+1 & turn(2)"
    assert card.names == {"en": "Torch", "fr": "Torche"}
    assert card.provenance == {"figures": "public", "name_fr": "designed", "note": "a note", "lines": "12"}
    assert card.name().id == "card-torch"
    assert (card.kind, card.copies, card.pair, card.marks, card.lit) == ("lamp", 2, (0, 9), ["star", "moon"], False)
    assert (card.wick.id, card.wick.copies, card.wick.length) == ("cotton", 1, 7)
    assert read(source="rulebook").provenance == {"figures": "rulebook"}


WRONG = [
    ({"id": "Torch"}, "lamp 'Torch': id: 'Torch' should be small letters"),
    ({"id": "a-b"}, "lamp 'a-b': id: 'a-b' should be small letters"),
    ({"id": 5}, "lamp '?': id: should be a text, not 5"),
    ({"id": ...}, "lamp '?': id: is missing"),
    ({"cost": ...}, "lamp 'torch': cost: is missing"),
    ({"cost": 0}, "cost: should be a whole number from 1 to 20, not 0"),
    ({"cost": 21}, "cost: should be a whole number from 1 to 20, not 21"),
    ({"cost": "3"}, "cost: should be a whole number from 1 to 20, not '3'"),
    ({"cost": True}, "cost: should be a whole number from 1 to 20, not True"),
    ({"cost": 1.5}, "cost: should be a whole number from 1 to 20, not 1.5"),
    ({"values": 3}, "values: should be a list of whole numbers from 1 to 6, not 3"),
    ({"values": [0]}, "values: should be a list of whole numbers from 1 to 6, not [0]"),
    ({"values": [True]}, "values: should be a list of whole numbers"),
    ({"colour": "green"}, "colour: 'green' should be one of red, blue"),
    ({"colour": ""}, "colour: should be a text, not ''"),
    ({"counts": 3}, "counts: should be a table, not 3"),
    ({"counts": {"huge": 1}}, "counts: unknown 'huge'; there are big, small"),
    ({"counts": {"big": 10}}, "counts: big should be a whole number from 0 to 9, not 10"),
    ({"effect": "oil+1 & turn(x)"}, "effect: column 9: turn: needs a number in 'oil+1 & turn(x)'"),
    ({"effect": "oil+"}, "effect: column 5: expected a number, found 'the end' in 'oil+'"),
    ({"effect": 7}, "effect: should be a text, not 7"),
    ({"name": "Torch"}, "name: should give a name in en and fr, not 'Torch'"),
    ({"name": {"en": "Torch"}}, "name: should give a name in en and fr"),
    ({"name": {"en": "Torch", "fr": " "}}, "name: the fr name should be a text, not ' '"),
    ({"source": "hearsay"}, "source: figures: 'hearsay' should be one of rulebook, public, designed, own"),
    ({"source": {"note": "x"}}, "source: should say where the figures come from"),
    ({"source": {"figures": "public", "name_fr": "guess"}}, "source: name_fr: 'guess' should be one of"),
    ({"source": {"figures": "public", "note": ["x"]}}, "source: note should be a text, not ['x']"),
    ({"source": 3}, "source: should say where the figures come from: one of rulebook"),
    ({"colours": "red"}, "colours: is not a field of this kind of card"),
    ({"pair": [1]}, "pair: should be 2 numbers, not 1"),
    ({"pair": [1, 10]}, "pair: should be a list of whole numbers from 0 to 9, not [1, 10]"),
    ({"marks": "star"}, "marks: should be a list of marks, not 'star'"),
    ({"marks": ["star", 3]}, "marks: should be a list of marks, not ['star', 3]"),
    ({"lit": 0}, "lit: should be true or false, not 0"),
    ({"wick": "cotton"}, "lamp 'torch': wick: should be a table, not 'cotton'"),
    ({"wick": {**GOOD["wick"], "length": -1}}, "lamp 'torch' wick 'cotton': length: should be a whole number from 0"),
    ({"wick": {**GOOD["wick"], "lenght": 1}}, "lamp 'torch' wick 'cotton': lenght: is not a field"),
    ({"wick": {}}, "lamp 'torch' wick '?': id: is missing"),
    ({"effect": "may(" * 5000}, "effect: should be 500 characters at most, not 20000"),
    ({"effect": "oil+" + "9" * 400}, "effect: column 5: a number has 3 digits at most in"),
    ({"colour": "x" * 9000}, "colour: 'xxx"),
    ({"marks": list(range(9000))}, "marks: should be a list of marks, not [0, 1, 2, 3, 4, 5, ...]"),
]


@pytest.mark.parametrize(("changes", "words"), WRONG, ids=[words for _, words in WRONG])
def test_a_wrong_card_is_named(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(PackError) as caught:
        read(**changes)
    assert str(caught.value).startswith("lamps.toml: lamp ")
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[lamp]]\nid = \n", "line 2"),
        ("[[lamp]]\nid = " + "9" * 5000, "digits"),
        ("[[lamp]]\nid = " + "[" * 5000, "recursion"),
        ("[[lamp]]\nid" + ".a" * 5000 + " = 1", "a key has more than 8 parts (at line 2)"),
    ],
    ids=["a gap", "a long number", "brackets", "dots"],
)
def test_what_no_reader_can_hold_names_the_file(text: str, reason: str) -> None:
    with pytest.raises(PackError) as caught:
        Lamps(text, "lamps.toml")
    assert str(caught.value).startswith("lamps.toml: ")
    assert reason in str(caught.value)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("lamps", [..., [], 3, {"id": "x"}, [1]], ids=str)
def test_a_kind_without_cards_is_named(lamps: Any) -> None:
    text = "" if lamps is ... else f"lamp = {toml(lamps)}"
    with pytest.raises(PackError, match=r"lamps.toml: there should be \[\[lamp\]\] tables"):
        Lamps(text, "lamps.toml")


def test_what_a_pack_as_a_whole_lacks_is_named() -> None:
    for lamps, others, reason in (
        ([GOOD, {**GOOD, "cost": 4}], {}, "lamp 'torch': id: is used twice"),
        ([GOOD], {"lantern": [GOOD]}, "there is no kind of component called 'lantern'; there are lamp, box"),
        ([{**GOOD, "id": "oil"}], {}, "the id 'oil' is the name of something else on the table"),
        ([{**GOOD, "id": "table"}], {}, "the id 'table' is the name of something else on the table"),
        ([{**GOOD, "copies": 1}], {}, "there should be 2 lamps or more"),
    ):
        with pytest.raises(PackError) as caught:
            pack(*lamps, **others)
        assert str(caught.value) == f"lamps.toml: {reason}"
    good = pack(GOOD, {**GOOD, "id": "candle", "name": {"en": "Candle", "fr": "Bougie"}})
    with pytest.raises(PackError, match="the id 'candle' is used by two components"):
        good.index(good.lamps[1:], ())
    assert list(good.by_id) == ["torch", "candle"]
    assert good.names("fr") == {"card-torch": "Torche", "card-candle": "Bougie"}
    assert [card.id for card in all_copies(good.lamps)] == ["torch", "torch", "candle", "candle"]


def test_the_standard_pack_or_one_of_the_users_own(tmp_path: Path) -> None:
    text = f"lamp = {toml([GOOD])}"
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    standard = standard_pack(Lamps, tmp_path)
    assert standard.file == "cards.toml"
    assert chosen_pack(Lamps, "", standard) is standard
    assert chosen_pack(Lamps, text, standard).file == "the card pack"
    with pytest.raises(SetupError, match=r"^option 'cards': the card pack: there should be \[\[lamp\]\] tables$"):
        chosen_pack(Lamps, "\n", standard)
