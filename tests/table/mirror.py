"""What a page makes of the messages it gets: the same as web/src/core/mirror.ts, said in Python."""

from __future__ import annotations

import json
from typing import Any

Json = Any
PLAIN = ("version", "seat", "position", "length", "undo", "hand", "standing", "score")


def unfolded(arg: Json) -> Json:
    """An argument of a message, out of the few words in which it travels."""
    if isinstance(arg, dict) or (isinstance(arg, list) and arg and isinstance(arg[0], str)):
        return {"message": message(arg)}
    return [unfolded(part) for part in arg] if isinstance(arg, list) else arg


def message(short: Json) -> Json:
    if isinstance(short, dict):
        return ["player-name", short]
    id, *args = short
    return [id, *[{name: unfolded(arg) for name, arg in more.items()} for more in args]]


def asked(short: Json) -> Json:
    """A question, out of the few words in which it travels."""
    if short is None:
        return None
    options = [{**option, "text": message(option["text"])} for option in short["options"]]
    return {**short, "message": message(short["message"]), "options": options}


def spoken(told: Json) -> Json:
    """A line of the log, out of the few words in which it travels."""
    kind, args = told["kind"], {name: unfolded(arg) for name, arg in told["args"].items()}
    line = {"kind": kind, "message": [f"event-{kind}", args] if args else [f"event-{kind}"]}
    line["anchor"] = told.get("anchor", kind)
    return {**line, "standing": True} if told.get("standing") else line


class Mirror:
    """A state that is kept up to date by what has changed."""

    def __init__(self) -> None:
        self.n = 0  # the newest message that was seen
        self.good = False  # whether the state is that of this message
        self.state: Json = None
        self.nodes: dict[str, Json] = {}

    def take(self, text: str | bytes) -> bool:
        """Use a message; False when something is missing, and one must look anew."""
        message = json.loads(text)
        n, after, change = message["n"], message.get("after", 0), message["change"]
        if n <= self.n:
            return True  # it comes twice, or too late
        if after and not (self.good and after == self.n):
            self.n, self.good = n, False
            return False
        if not after:
            self.nodes = {}
            self.state = {"table": {"seats": [{} for _ in change["seats"]]}, "root": None}
            self.state |= {"log": {"from": 0, "events": []}, "talk": {"from": 0, "said": []}}
            self.state |= {"gallery": {"from": 0, "said": []}}
        self.n, self.good = n, True
        state = self.state
        state |= {name: change[name] for name in PLAIN if name in change}
        if "question" in change:
            state["question"] = asked(change["question"])
        state["root"] = change.get("root", state["root"])
        state["table"] |= change.get("table", {})
        for seat, facts in change.get("seats", {}).items():
            state["table"]["seats"][int(seat)] |= facts
        for name, lines in (("log", "events"), ("talk", "said"), ("gallery", "said")):
            if name in change:
                assert change[name]["from"] <= len(state[name][lines])
                came = change[name][lines] if lines == "said" else [spoken(line) for line in change[name][lines]]
                state[name][lines][change[name]["from"] :] = came
        for name, node in change.get("nodes", {}).items():
            whole = node if "kind" in node else {**self.nodes[name], **node}
            self.nodes[name] = {what: value for what, value in whole.items() if value not in ({}, [])}
        self.nodes = {name: self.nodes[name] for name in self._named(state["root"])}  # what lies nowhere is gone
        return True

    def _named(self, name: str | None) -> list[str]:
        if name is None:
            return []
        return [name, *(inner for child in self.nodes[name].get("children", []) for inner in self._named(child))]

    def _tree(self, name: str) -> Json:
        node = dict(self.nodes[name])
        if "/" not in name:
            node["id"] = name
        if "children" in node:
            node["children"] = [self._tree(child) for child in node["children"]]
        return node

    @property
    def whole(self) -> Json:
        """The state as `GET /api/tables/ID` gives it."""
        root = self.state["root"]
        rest = {name: value for name, value in self.state.items() if name != "root"}
        return json.loads(json.dumps({**rest, "board": None if root is None else self._tree(root)}))
