"""Card packs: every complaint names the file, the card, the field and, in an effect, the column."""

from typing import Any

import pytest

from tests.engine.test_effects import WORDS
from valtable.engine.errors import PackError
from valtable.engine.pack import Card, Entry, entries, read_toml


class Lamp(Card):
    """A made-up card with a field of each kind."""

    __slots__ = ("colour", "cost", "counts", "effect", "values")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.cost = entry.number("cost", 1, 20)
        self.values = entry.numbers("values", 1, 6)
        self.colour = entry.word("colour", ("red", "blue"))
        self.counts = entry.counts("counts", ("big", "small"))
        self.effect = entry.effect("effect")
        entry.done()


GOOD: dict[str, Any] = {
    "id": "torch",
    "name": {"en": "Torch", "fr": "Torche"},
    "source": {"figures": "public", "name_fr": "designed", "note": "a note", "lines": "12"},
    "cost": 3,
    "values": [1, 2],
    "colour": "red",
    "counts": {"small": 2},
    "effect": "oil+1 & turn(2)",
}


def read(**changes: Any) -> Lamp:
    data = {field: value for field, value in {**GOOD, **changes}.items() if value is not ...}
    return Lamp(Entry("lamps.toml", "lamp", data, WORDS))


def test_a_good_card_is_read() -> None:
    card = read()
    assert (card.id, card.cost, card.values, card.colour, card.counts) == ("torch", 3, (1, 2), "red", (0, 2))
    assert str(card.effect) == "oil+1 & turn(2)"
    assert card.names == {"en": "Torch", "fr": "Torche"}
    assert card.provenance == {"figures": "public", "name_fr": "designed", "note": "a note", "lines": "12"}
    assert card.name().id == "card-torch"
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
    ({"colours": "red"}, "colours: is not a field of this kind of card"),
]


@pytest.mark.parametrize(("changes", "words"), WRONG, ids=[words for _, words in WRONG])
def test_a_wrong_card_is_named(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(PackError) as caught:
        read(**changes)
    assert str(caught.value).startswith("lamps.toml: lamp ")
    assert words in str(caught.value)


def test_broken_toml_names_the_file_and_the_place() -> None:
    with pytest.raises(PackError, match=r"lamps.toml: .*line 2"):
        read_toml("[[lamp]]\nid = \n", "lamps.toml")


@pytest.mark.parametrize("tables", [{}, {"lamp": []}, {"lamp": 3}, {"lamp": {"id": "x"}}, {"lamp": [1]}], ids=str)
def test_a_kind_without_cards_is_named(tables: dict[str, Any]) -> None:
    with pytest.raises(PackError, match=r"lamps.toml: there should be \[\[lamp\]\] tables"):
        entries(tables, "lamp", "lamps.toml", WORDS)


def test_an_id_used_twice_is_named() -> None:
    with pytest.raises(PackError, match=r"lamps.toml: lamp 'torch': id: is used twice"):
        entries({"lamp": [GOOD, {**GOOD, "cost": 4}]}, "lamp", "lamps.toml", WORDS)
    assert [entry.id for entry in entries({"lamp": [GOOD]}, "lamp", "lamps.toml", WORDS)] == ["torch"]
