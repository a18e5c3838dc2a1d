"""The fields of a state, said once: in the body of its class, with their types. The rest is made from them.

    @state
    class Player(Seated):
        gold: int
        skills: list[int]  # in the four elements

`state` makes FIELDS and TYPES (what each field is, as it was written), the slots, a constructor that takes the fields
in their order (those of the base class first), and `copy`. A list or a dictionary is copied, and so is what has a
`copy` of its own, alone or in a list; everything else never changes and is shared. `value` is for small states that
never change themselves: they have no `copy`, and copying what holds them copies a reference. What a class writes itself
is left alone: one that works something out of its fields has a constructor of its own.

The compiler cannot see what is made while a program runs, so the compiled build writes it into its copy of the sources
first (`tools/compiled.py`): the text is `MADE`. This module itself stays interpreted.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import re
import sys
from typing import Any, Final, TypeVar, dataclass_transform

T = TypeVar("T")

NAME: Final = re.compile(r"[A-Za-z_]\w*")
LIST_OF: Final = re.compile(r"list\[(\w+)\]")
BASE_CALL: Final = re.compile(r"\w+\.__init__\(self, ")
LAZY: Final = __future__.annotations.compiler_flag


@dataclass_transform(eq_default=False)
def state(cls: type[T]) -> type[T]:
    """Make the constructor and `copy` of a state that changes."""
    return _complete(cls, True)


@dataclass_transform(eq_default=False)
def value(cls: type[T]) -> type[T]:
    """Make the constructor of a state that never changes."""
    return _complete(cls, False)


def _complete(cls: type[T], copies: bool) -> type[T]:
    names = sys.modules[cls.__module__].__dict__
    base: Any = cls.__bases__[0]
    own = {name: text for name, text in _annotations(cls).items() if not text.startswith("ClassVar")}
    fields = (*base.FIELDS, *own)
    types = _types(cls, fields)
    lines = [f"FIELDS: ClassVar[tuple[str, ...]] = {fields!r}", f"TYPES: ClassVar[dict[str, str]] = {types!r}"]
    if "__init__" not in cls.__dict__:
        lines.extend(_constructor(cls, base, own, names))
    if copies and "copy" not in cls.__dict__:
        arguments = ", ".join(_copied(name, text, names) for name, text in types.items())
        lines.extend((f"def copy(self) -> {cls.__name__}:", f"    return {cls.__name__}({arguments})"))
    made = "\n".join(lines) + "\n"
    parts: dict[str, Any] = {}
    exec(compile(made, f"<made for {cls.__qualname__}>", "exec", LAZY, True), names, parts)
    parts["__annotations__"] = _annotations(cls)
    return _with_slots(cls, (*own,), {**parts, "MADE": made})


def _annotations(cls: type) -> dict[str, str]:
    return inspect.get_annotations(cls)


def _types(cls: type, fields: tuple[str, ...]) -> dict[str, str]:
    """What each field is, as it was written; a base class that is compiled has it in its TYPES only."""
    known: dict[str, str] = {}
    for one in reversed(cls.__mro__):
        known.update(one.__dict__.get("TYPES", {}))
        known.update(_annotations(one))
    return {name: known.get(name, "Any") for name in fields}


def _constructor(cls: type, base: Any, own: dict[str, str], names: dict[str, Any]) -> list[str]:
    types = _types(cls, (*base.FIELDS, *own))
    parameters = ", ".join(f"{name}: {text}" for name, text in types.items())
    lines = [f"def __init__(self, {parameters}) -> None:"]
    if base.FIELDS:
        called = next(name for name, thing in names.items() if thing is base)
        lines.append(f"    {called}.__init__(self, {', '.join(base.FIELDS)})")
    lines.extend(f"    self.{name} = {name}" for name in own)
    return lines


def _copied(name: str, text: str, names: dict[str, Any]) -> str:
    """How a field is copied, by its type."""
    several = LIST_OF.fullmatch(text)
    if several and "copy" in vars(names.get(several[1], object)):
        return f"[one.copy() for one in self.{name}]"
    if text.startswith("list["):
        return f"self.{name}[:]"
    if text.startswith("dict[") or name == "chance" or "copy" in vars(names.get(text, object)):
        return f"self.{name}.copy()"
    return f"self.{name}"


def _with_slots(cls: type[T], own: tuple[str, ...], parts: dict[str, Any]) -> type[T]:
    """The class again, with a slot for each field."""
    body = dict(cls.__dict__)
    more: tuple[str, ...] = body.pop("__slots__", ())
    slots = (*own, *[name for name in more if name not in own])
    for name in (*slots, "__dict__", "__weakref__"):
        body.pop(name, None)
    make: Any = type(cls)
    again: type[T] = make(cls.__name__, cls.__bases__, {**body, **parts, "__slots__": slots})
    again.__qualname__ = cls.__qualname__
    return again


def written_out(text: str, module: Any) -> str:
    """The source of a module with everything that is made for its states written into it, for the compiler."""
    lines = text.split("\n")
    imports: set[str] = set()
    for node in reversed(ast.parse(text).body):
        if not isinstance(node, ast.ClassDef):
            continue
        marks = [mark for mark in node.decorator_list if isinstance(mark, ast.Name) and mark.id in ("state", "value")]
        if marks:
            cls = getattr(module, node.name)
            made = BASE_CALL.sub("super().__init__(", cls.MADE)  # then the compiler knows that all fields are set
            assert node.end_lineno is not None
            lines[node.end_lineno : node.end_lineno] = ["", *["    " + line for line in made.splitlines()]]
            del lines[marks[0].lineno - 1]
            imports.update(_missing(cls, module))
    if imports:
        first = lines.index("from __future__ import annotations")
        lines[first + 1 : first + 1] = ["from typing import ClassVar", *sorted(imports)]
    return "\n".join(lines)


def _missing(cls: Any, module: Any) -> set[str]:
    """Imports of what the types of inherited fields speak of."""
    found: set[str] = set()
    for base in cls.__mro__[1:]:
        there = vars(sys.modules[base.__module__])
        for text in _annotations(base).values():
            for name in NAME.findall(text):
                if name in there and name not in vars(module):
                    found.add(f"from {there[name].__module__} import {name}")
    return found
