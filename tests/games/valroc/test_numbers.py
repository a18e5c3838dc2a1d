"""The thirty numbered tests of the component list and the examples of the rulebook can be found by their docstrings."""

import importlib
import re
from pathlib import Path

# Where the rulebook gives an example.
EXAMPLES = {145, 157, 292, 302, 317, 371, 396, 483, 485}


def docstrings() -> dict[str, str]:
    """What the tests of this folder say of themselves, by their names."""
    found = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        module = importlib.import_module(f"{__package__}.{file.stem}")
        for name, thing in vars(module).items():
            if name.startswith("test_") and thing.__module__ == module.__name__:
                found[f"{file.stem}.{name}"] = thing.__doc__ or ""
    return found


def test_every_numbered_test_is_there() -> None:
    numbers: dict[int, list[str]] = {}
    for name, text in docstrings().items():
        for number in re.findall(r"\bno\. (\d+)\b", text):
            numbers.setdefault(int(number), []).append(name)
            assert re.search(r"\bl\.\d", text), f"{name} names no line of the rulebook"
    assert sorted(numbers) == list(range(1, 31))


def test_every_example_is_there() -> None:
    lines: set[int] = set()
    for text in docstrings().values():
        for first, last in re.findall(r"\bl\.(\d+)(?:-(\d+))?", text):
            lines.update(range(int(first), int(last or first) + 1) if int(last or first) - int(first) < 5 else ())
    assert lines >= EXAMPLES


def test_the_collection_sees_every_module() -> None:
    modules = {name.partition(".")[0] for name in docstrings()}
    assert modules == {file.stem for file in Path(__file__).parent.glob("test_*.py")}
