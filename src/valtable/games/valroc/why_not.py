"""Why no pawn can be sent to a place now (rulebook l.216-236)."""

from __future__ import annotations

from typing import Any

from valtable.engine.message import Message
from valtable.games.valroc.cards import Pack
from valtable.games.valroc.planning import CHOOSE
from valtable.games.valroc.vocabulary import DISTRICTS


def why_not(_pack: Pack, view: dict[str, Any], prompt: str, thing: str) -> list[Message]:
    place = next((slot for slot in view["slots"] if slot["id"] == thing), None)
    if prompt != "place" or place is None or view["seat"] is None:
        return []
    if not free(place):
        return [Message("why-taken")]
    district = [slot for slot in view["slots"] if slot["district"] == place["district"]]
    if any(slot["pawn"] is not None and slot["pawn"]["seat"] == view["seat"] for slot in district):
        return [Message("why-visited")]
    if place["district"] == "university":
        course = view["courses"][district.index(place)]
        if course is not None and course in view["players"][view["seat"]]["courses"]:
            return [Message("why-known-course")]
    first = next(slot for slot in district if free(slot))
    if place is not first and not CHOOSE[DISTRICTS.index(place["district"])]:
        return [Message("why-left-most")]
    return [Message("why-pawns")]


def free(slot: dict[str, Any]) -> bool:
    return slot["pawn"] is None and not slot["banned"]
