"""The cave: one action card for each searcher, read at the room (rulebook l.304-332)."""

from __future__ import annotations

from valtable.engine.effects import Gain
from valtable.engine.game import Game
from valtable.engine.message import Message, amount, player_name
from valtable.engine.question import PASS, Choice
from valtable.games.valroc import tell
from valtable.games.valroc.cards import Action
from valtable.games.valroc.dark import helped, struck
from valtable.games.valroc.gains import discard_action, draw_action, gain_find
from valtable.games.valroc.state import CAVE, FREE, START, Player, Slot, Valroc, kind_of, seat_of
from valtable.games.valroc.vocabulary import ELEMENTS, OBJECTS


class Find(Choice):
    """One of two action cards, with what it yields in this room."""

    __slots__ = ("card", "room")

    def __init__(self, card: Action, room: int) -> None:
        super().__init__(card.id)
        self.card = card
        self.room = room

    def label(self, game: Game) -> Message:
        found = yield_of(self.card.rooms[self.room])
        return Message("option-find", {"card": Message("card-" + self.card.id), "find": found})


class RoomFind(Choice):
    """Another room of the same action card, with what it yields."""

    __slots__ = ("gain", "slot")

    def __init__(self, slot: Slot, gain: Gain | None) -> None:
        super().__init__(slot.id)
        self.slot = slot
        self.gain = gain

    def label(self, game: Game) -> Message:
        element = ELEMENTS[self.slot.number].name()
        return Message("option-room-find", {"element": element, "find": yield_of(self.gain)})


def yield_of(gain: Gain | None) -> Message:
    """What lies there, in words."""
    if gain is None:
        return Message("find-nothing")
    if gain.resource == "flask":
        return Message("object-flask" if gain.amount == 10 else "object-open_flask")
    if gain.resource in OBJECTS:
        return Message("object-" + gain.resource)
    return amount(gain.resource, gain.amount)


def visit_cave(game: Valroc, player: Player, slot: int) -> None:
    """Draw, look at the zone of the room, take what is there, discard (l.312-315)."""
    room = slot - START[CAVE]
    card = search(game, player, room)
    if card is None:
        return
    room = teleport(game, player, room, card)
    room = redirect(game, player, room, card)
    gain = card.rooms[room]
    pawn_kind = kind_of(game.slots[slot])
    if gain is None:
        tell.did(game, "found-nothing", player)
    else:
        gain_find(game, player, gain, pawn_kind)
        second_find(game, player, room, card, pawn_kind)
    discard_action(game, card)


def search(game: Valroc, player: Player, room: int) -> Action | None:
    """Draw a card; with a course two, of which one is kept (l.678)."""
    drawn: list[Action] = []
    for _ in range(max(1, player.course_number("search_cards"))):
        card = draw_action(game)
        if card is not None:
            drawn.append(card)
    if not drawn:
        return None
    chosen = drawn[0]
    if len(drawn) > 1:
        chosen = game.ask(player, "choose-find", [Find(card, room) for card in drawn]).card
        for card in drawn:
            if card is not chosen:
                discard_action(game, card)
    journal = game.journal
    if journal is not None:
        args = {"element": ELEMENTS[room].name(), "find": yield_of(chosen.rooms[room])}
        journal.did("searches", player.seat, args)
    return chosen


def available(game: Valroc, room: int) -> bool:
    """Neither banned nor taken."""
    return game.slots[START[CAVE] + room] == FREE


def room_finds(game: Valroc, rooms: list[int], card: Action) -> list[RoomFind]:
    return [RoomFind(game.box.slots[START[CAVE] + room], card.rooms[room]) for room in rooms]


def teleport(game: Valroc, player: Player, room: int, card: Action) -> int:
    """With a course: after the look, to an adjacent room that is free (l.694). The rooms lie two by two."""
    if not player.course_number("teleport"):
        return room
    rooms = [near for near in (room ^ 1, room ^ 2) if available(game, near)]
    if not rooms:
        return room
    choice = game.ask(player, "teleport", [PASS, *room_finds(game, rooms, card)])
    if not isinstance(choice, RoomFind):
        return room
    tell.did(game, "teleports", player, {"element": ELEMENTS[choice.slot.number].name()})
    return choice.slot.number


def redirect(game: Valroc, player: Player, room: int, card: Action) -> int:
    """The Seal of Dementia: its caster may give the searcher the find of another free room (l.586-588)."""
    slot = struck(game, player.seat, "redirect_search")
    if slot < 0:
        return room
    rooms = [other for other in range(4) if other != room and available(game, other)]
    if not rooms:
        return room
    caster = game.players[seat_of(game.slots[slot])]
    choice = game.ask(caster, "redirect", [PASS, *room_finds(game, rooms, card)], game.box.slots[START[CAVE] + room])
    if not isinstance(choice, RoomFind):
        return room
    args = {"victim": player_name(player.seat), "element": ELEMENTS[choice.slot.number].name()}
    tell.did(game, "redirects", caster, args)
    return choice.slot.number


def second_find(game: Valroc, player: Player, room: int, card: Action, pawn_kind: int) -> None:
    """The Gift of Twilight: after a find, another one of the same card, from whatever room (l.598)."""
    if helped(game, player.seat, "two_finds") is None:
        return
    rooms = [other for other in range(4) if other != room and card.rooms[other] is not None]
    if not rooms:
        return
    choice = game.ask(player, "second-find", [*room_finds(game, rooms, card), PASS])
    if isinstance(choice, RoomFind) and choice.gain is not None:
        gain_find(game, player, choice.gain, pawn_kind)
