"""The types of what travels, for the page: made from the structs of `valtable.table.wire`, so that both sides agree.

`python -m tools.wiretypes` writes web/src/wire.gen.ts; a test says when that has been forgotten.
"""

from __future__ import annotations

import inspect
import types
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from valtable.table import wire

FILE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.gen.ts"
HEAD: Final = """\
// Made by `python -m tools.wiretypes` from src/valtable/table/wire.py: do not edit.
import type { BoardNode, Message, Question, Review, Score, Short, ShortQuestion } from "./wire";

"""
# What is put in as JSON that was written before, and so has no struct of its own: wire.ts says what it is.
WRITTEN: Final = {
    "State.board": "BoardNode | null",
    "State.question": "Question | null",
    "State.score": "Score | null",
    "Change.nodes": "Record<string, Named>",
    "Change.table": "Partial<TableInfo>",
    "Change.seats": "Record<string, Partial<Seat>>",
    "Change.log": "News",
    "Change.question": "ShortQuestion | null",
    "Change.score": "Score | null",
    "Told.args": "Record<string, Short>",
    "Named.kind": 'BoardNode["kind"]',
    "Named.facts": 'BoardNode["facts"]',
    "ReviewStatus.review": "Review | null",
}
SIMPLE: Final[dict[Any, str]] = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def structs() -> list[type[msgspec.Struct]]:
    """All that may travel, in the order of the module."""
    found = [value for value in vars(wire).values() if inspect.isclass(value) and value.__module__ == wire.__name__]
    return [value for value in found if issubclass(value, msgspec.Struct)]


def written(type_: Any, where: str) -> str:
    """A type in TypeScript."""
    if type_ in SIMPLE:
        return SIMPLE[type_]
    if type_ is Any:
        return "unknown"
    if type_ == wire.Message:
        return "Message"
    if inspect.isclass(type_) and issubclass(type_, msgspec.Struct):
        return type_.__name__
    origin, args = get_origin(type_), get_args(type_)
    if origin is Annotated:
        return written(args[0], where)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(written(part, where) for part in args if part is not msgspec.UnsetType)
    if origin is list:
        inner = written(args[0], where)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {written(args[1], where)}>"
    raise TypeError(f"{where}: {type_} has no words in TypeScript")


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct in TypeScript, with what its docstring says."""
    config = struct.__struct_config__
    told = " ".join((struct.__doc__ or "").split())
    lines = [f"/** {told} */", f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        where = f"{struct.__name__}.{field.name}"
        missing = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        sign = "?" if missing or field.default is msgspec.UNSET else ""
        lines.append(f"  {field.encode_name}{sign}: {WRITTEN.get(where) or written(field.type, where)};")
    return "\n".join([*lines, "}"])


def union(name: str, told: str, members: tuple[type[msgspec.Struct], ...]) -> str:
    return f"/** {told} */\nexport type {name} = {' | '.join(member.__name__ for member in members)};"


def generated() -> str:
    """The whole file."""
    parts = [interface(struct) for struct in structs()]
    parts.append(union("Up", "What a client says over a live connection.", get_args(wire.Up)))
    parts.append(union("Down", "What it is told there.", get_args(wire.Down)))
    return HEAD + "\n".join(parts) + "\n"


if __name__ == "__main__":
    FILE.write_text(generated(), encoding="utf-8")
