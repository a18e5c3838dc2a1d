"""The table of Valroc laid out for drawing, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.board import Draw, Node, face_up, mat_of, meter, phases, some, table
from valtable.engine.message import Message, player_name
from valtable.games.valroc.cards import Action, Creature, Pack
from valtable.games.valroc.look import LOOK
from valtable.games.valroc.vocabulary import CENTRES, DISTRICTS, ELEMENT_NAMES, PAWNS

TRACK: Final = 12  # the end of the tracks of magic power and skills
# The districts of the city as they stand on the picture, line by line: how wide and high each is, and where its middle
# lies between top and bottom.
LINES: Final = (
    (("dark_quarter", 28.4, 47, 25), ("fountain", 22.2, 47, 25), ("tavern", 22.4, 47, 25), ("cave", 24.6, 47, 25)),
    (("training", 23.0, 49, 74), ("sanctuary", 26.6, 49, 74), ("university", 27.0, 49, 74), ("arena", 21.0, 49, 74)),
)
WIDTH: Final = 100  # of the picture, and its height
GAP: Final = 0.5
COLUMNS: Final = {"cave": 2, "arena": 2}  # where there is no room for all of them side by side
DRAFTS: Final = ("draft", "keep")
TURN: Final = ("phase", "turn", "first", "district", "statue", "wrath")
CARDS: Final = {"dark_quarter": ("dark",), "university": ("courses",), "sanctuary": ("statues",)}
SIDE: Final = ("hunting", "spell_deck", "course_deck", "dark_deck", "action_discard", "looking")
HUNT: Final = ("seat", "beaten", "kept", "wounds", "resting")  # of each player
PHASES: Final = ("turn", "planning", "actions", "offerings", "maintenance")


def board(pack: Pack, view: dict[str, Any], draw: Draw) -> Node:
    """The turn, the city on one picture, the hunting board and the decks, and a mat for each player, the next first."""
    middle = draft(view) if view["phase"] in DRAFTS and view["seat"] is not None else city(pack, view, draw)
    mats = [draw(mat, pack, about(view, player["seat"]), player) for player in view["players"]]
    begun = view["players"][0]["prestige"] is not None
    parts = [
        draw(turn, pack, some(view, TURN), begun),
        middle,
        draw(side, pack, some(view, SIDE), [some(player, HUNT) for player in view["players"]]),
    ]
    return table("valroc", view["seat"], parts, mats)


# --- the turn -------------------------------------------------------------------------------------------------------


def turn(_pack: Pack, view: dict[str, Any], begun: bool) -> Node:
    """Which turn it is and who is first, the phases, the district being resolved, and the gods' wrath."""
    if not begun:  # nobody knows yet who will be first
        title = Message("phase-" + view["phase"])
    else:
        title = Message("board-turn", {"n": view["turn"], "player": player_name(view["first"])})
    children = [phases(view["phase"], PHASES)]
    if view["district"] is not None:
        children.append(Node("note", Message("place-" + view["district"]), "right-now", {"tone": "quiet"}))
    if view["statue"] is not None:
        offering = Message("board-statue", {"element": Message("element-" + view["statue"])})
        children.append(Node("note", offering, "right-now", {"tone": "quiet"}))
    wrath = view["wrath"]
    scale = {"value": wrath["value"], "max": wrath["last"], "glyph": LOOK.when["dark_quarter"]}
    children.append(Node("track", Message("board-wrath"), "wrath", scale))
    return Node("area", title, "turn", {"place": "top"}, children)


# --- the city -------------------------------------------------------------------------------------------------------


def draft(view: dict[str, Any]) -> Node:
    """The packet to pick from and what was picked, large enough to be read; the city is not needed yet."""
    player = view["players"][view["seat"]]
    id = f"seat-{view['seat']}"
    rows: list[Node] = []
    for title, name, cards in (("row-packet", "packet", player["packet"]), ("row-picked", "hand", player["hand"])):
        if cards and not (name == "packet" and view["phase"] == "keep"):
            shown = [face_up(f"{id}-{card}", card, "private") for card in cards]
            rows.append(Node("row", Message(title), f"{id}-{name}", {"as": "slots", "columns": 5}, shown))
    return Node("area", Message("area-centre"), "centre", {"place": "centre"}, rows)


def city(pack: Pack, view: dict[str, Any], draw: Draw) -> Node:
    """The eight districts on one picture, in the order in which they are resolved."""
    slots: dict[str, list[dict[str, Any]]] = {}
    for slot in view["slots"]:
        slots.setdefault(slot["district"], []).append(slot)
    children: list[Node] = []
    for line in LINES:
        left = GAP
        for name, width, height, middle in line:
            where = {"x": round(left + width / 2, 1), "y": middle, "w": width, "h": height}
            left += width + GAP
            current = view["district"] == name or (name == "sanctuary" and view["statue"] is not None)
            cards = some(view, CARDS.get(name, ()))
            children.append(draw(district, pack, name, where, current, slots.get(name, []), cards))
    frame = {"width": WIDTH, "height": WIDTH, "land": "town"}
    picture = Node("map", Message("area-city"), "the-city", frame, children)
    return Node("area", Message("area-centre"), "centre", {"place": "centre"}, [picture])


def district(
    pack: Pack, name: str, where: dict[str, Any], current: bool, slots: list[dict[str, Any]], view: dict[str, Any]
) -> Node:
    """A district with its number in the order of the actions, its slots, and the statues of the sanctuary."""
    called = name.replace("_", "-")
    facts = {
        **where,
        "key": DISTRICTS.index(name) + 1,
        "glyph": LOOK.when[name],
        "picture": "town-" + called,
        "anchor": called,
    }
    if current:
        facts["current"] = True
    spots = [slot_node(pack, view, slot, number) for number, slot in enumerate(slots)]
    rows = [Node("row", None, f"{name}-slots", {"as": "places", "columns": COLUMNS.get(name, len(spots))}, spots)]
    if name == "sanctuary":
        statues = [statue_node(statue) for statue in view["statues"]]
        rows[0].children.extend(statues)
        rows[0].facts["columns"] = len(rows[0].children)
    return Node("area", Message("place-" + name), name, facts, rows)


def slot_node(pack: Pack, view: dict[str, Any], slot: dict[str, Any], number: int) -> Node:
    """A slot with what it brings; in the dark quarter and at the university the pawns stand on cards."""
    name = slot["district"]
    boards = pack.boards
    on = standing(slot)
    if name == "dark_quarter":
        return Node("card", None, slot["id"], {"card": view["dark"]["rites"][number]}, on)
    if name == "university":
        course = view["courses"][number]
        if course is None:
            return Node("pile", Message("place-university"), slot["id"])
        return Node("card", None, slot["id"], {"card": course}, on)
    if name == "cave":
        return Node("pile", None, slot["id"], {"of": ELEMENT_NAMES[number]}, on)
    brings = {
        "fountain": ("pm", boards.fountain),
        "tavern": ("val", boards.tavern),
        "training": ("immunity", boards.immunity),
        "arena": ("val", boards.arena),
    }
    if name in brings:
        unit, numbers = brings[name]
        if numbers[number] or name == "training":
            return Node("pile", None, slot["id"], {"of": unit, "value": numbers[number]}, on)
    return Node("pile", Message("place-" + name), slot["id"], {"label": Message("board-slot-" + name)}, on)


def standing(slot: dict[str, Any]) -> list[Node]:
    """The pawn or the ban token on a slot."""
    if slot["banned"]:
        return [Node("token", None, "", {"of": "ban"})]
    pawn = slot["pawn"]
    if pawn is None:
        return []
    title = Message("pawn-of", {"pawn": Message("pawn-" + pawn["kind"]), "player": player_name(pawn["seat"])})
    return [pawn_node(pawn["seat"], pawn["kind"], title, pawn["mage"])]


def pawn_node(seat: int, kind: str, title: Message, as_mage: bool = False) -> Node:
    """A pawn has the same name on the table as before its player, so that one sees it go."""
    glyph = LOOK.badges["mage" if as_mage else kind].glyph
    return Node("token", title, f"seat-{seat}-{kind}", {"glyph": glyph, "seat": seat})


def statue_node(statue: dict[str, Any]) -> Node:
    things = [meter("val", statue["vals"], f"statue-{statue['element']}-val")]
    if statue["diamonds"]:
        things.append(meter("diamond", statue["diamonds"]))
    facts: dict[str, Any] = {"of": statue["element"]}
    if statue["dominant"]:
        facts["leading"] = True
    kind = "statue-dominant" if statue["dominant"] else "statue"
    title = Message(kind, {"element": Message("element-" + statue["element"])})
    return Node("pile", title, "statue-" + statue["element"], facts, things)


# --- beside the city ------------------------------------------------------------------------------------------------


def side(pack: Pack, view: dict[str, Any], players: list[dict[str, Any]]) -> Node:
    """The hunting board with how many creatures everybody has, what is left in the decks, and the chances of a draw."""
    children: list[Node] = []
    for line in view["hunting"]:
        name = line["element"]
        element = ELEMENT_NAMES.index(name)
        meters = [
            Node(
                "meter",
                hunting_standing(line, player["seat"]),
                "",
                {"seat": player["seat"], "value": hunted(pack, player, element)},
            )
            for player in players
        ]
        pays = " / ".join([str(n) for n in line["pays"]])
        title = Message("board-hunting-row", {"element": Message("element-" + name), "pays": pays})
        facts = {"as": "race", "of": name, "pays": line["pays"]}
        children.append(Node("row", title, "hunting-" + name, facts, meters))
    chances = [meter(centre, n) for centre, n in left_in_deck(pack, view, players)]
    children.append(Node("row", Message("row-action-deck"), "actions", {"as": "tally"}, chances))
    decks = [
        meter("spell", view["spell_deck"], "spells", Message("board-spells")),
        meter("course", view["course_deck"], "courses", Message("board-courses")),
        Node(
            "meter",
            Message("board-dark-magic"),
            "dark-magic",
            {"glyph": LOOK.when["dark_quarter"], "value": view["dark_deck"]},
        ),
    ]
    children.append(Node("row", Message("row-decks"), "the-decks", {"as": "tally"}, decks))
    return Node("area", Message("area-hunting"), "hunting", {"place": "side", "anchor": "hunting"}, children)


def left_in_deck(pack: Pack, view: dict[str, Any], players: list[dict[str, Any]]) -> list[tuple[str, int]]:
    """The action cards that are still to come, by their centres: all others lie open."""
    seen = [*view["action_discard"], *view["looking"]]
    for player in players:
        seen.extend([*player["kept"], *player["wounds"], *player["resting"]])
    every = gauges(pack, [card.id for card in pack.actions])
    return [(name, n - out) for (name, n), (_, out) in zip(every, gauges(pack, seen), strict=True)]


def hunting_standing(line: dict[str, Any], seat: int) -> Message:
    """Whose number it is, and what it would score now."""
    return Message("board-hunted", {"player": player_name(seat), "n": line["points"][seat]})


def hunted(pack: Pack, player: dict[str, Any], element: int) -> int:
    found = 0
    for id in player["beaten"]:
        card = pack.by_id[id]
        assert isinstance(card, Creature)
        if element in card.affinities:
            found += 1
    return found


def gauges(pack: Pack, ids: list[str]) -> list[tuple[str, int]]:
    """Action cards by their centres."""
    counts = [0] * len(CENTRES)
    for id in ids:
        card = pack.by_id[id]
        assert isinstance(card, Action)
        counts[card.centre] += 1
    return [(CENTRES[i], n) for i, n in enumerate(counts)]


# --- the mats -------------------------------------------------------------------------------------------------------


def about(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a mat needs to know of the table: whether its player looks, acts, is first or has the monk; the draft."""
    facts = {name: seat if view[name] == seat else None for name in ("seat", "active", "first", "monk")}
    return {**facts, "draft": view["phase"] in DRAFTS}


def mat(pack: Pack, view: dict[str, Any], player: dict[str, Any]) -> Node:
    """A player's tracks, Vals, pawns, objects, gauges, creatures, courses and spells."""
    seat = player["seat"]
    mine = seat == view["seat"]
    id = f"seat-{seat}"
    purse = [
        meter(of, n, f"{id}-{of}")
        for of, n in (("val", player["vals"]), ("prestige", player["points"]))
        if n is not None
    ]
    tally = [
        meter("creature", len(player["beaten"])),
        meter("hybrid", player["hybrids"]),
    ]
    if not mine:
        tally.append(meter("spell", player["spell_count"]))
    waiting = {"as": "tokens", "max": len(PAWNS) - (view["monk"] != seat), "brief": True}
    children = [
        Node("row", Message("row-purse"), "", {"as": "purse", "brief": True}, purse),
        powers(player, id, mine),
        Node("row", Message("row-tally"), "", {"as": "tally", "brief": True}, tally),
        Node("row", Message("row-pawns"), f"{id}-pawns", waiting, pawns(view, player)),
        Node("row", Message("row-objects"), f"{id}-objects", {"as": "tally"}, objects(player, id)),
        Node("row", Message("row-kept"), f"{id}-surplus", {"as": "tally"}, kept(pack, player)),
    ]
    if not (mine and view["draft"]):
        children.append(hand(player, id, mine))
    children.extend([beaten(player, id), courses(player, id, mine), spells(player, id, mine), used(player, id)])
    marks = []
    if player["mage_out"]:
        marks.append({"glyph": "night-sleep", "text": Message("mark-mage-out")})
    if view["monk"] == seat:
        marks.append({"glyph": LOOK.badges["monk"].glyph, "text": Message("pawn-monk")})
    return mat_of(seat, view, children, marks)


def powers(player: dict[str, Any], id: str, mine: bool) -> Node:
    """Magic power and the four skills: one's own on tracks, the others' as numbers."""
    numbers = [("pm", player["pm"]), *player["skills"].items()]
    title = Message("row-skills")
    if mine:
        tracks = [Node("track", None, f"{id}-{of}", {"of": of, "value": n, "max": TRACK}) for of, n in numbers]
        return Node("row", title, f"{id}-skills", {"as": "tracks", "brief": True}, tracks)
    meters = [meter(of, n, f"{id}-{of}") for of, n in numbers]
    return Node("row", title, f"{id}-skills", {"as": "tally", "brief": True}, meters)


def pawns(view: dict[str, Any], player: dict[str, Any]) -> list[Node]:
    """Those that have not been placed this turn."""
    found: list[Node] = []
    for kind in PAWNS:
        there = kind not in player["placed"] and (kind != "monk" or view["monk"] == player["seat"])
        if there and not (kind == "mage" and player["mage_out"]):
            found.append(pawn_node(player["seat"], kind, Message("pawn-" + kind)))
    return found


def objects(player: dict[str, Any], id: str) -> list[Node]:
    found: list[Node] = []
    for name, n in player["objects"].items():
        if n and name == "open_flask":
            facts = {"glyph": LOOK.badges["flask"].glyph, "value": n}
            found.append(Node("meter", Message("object-open_flask"), f"{id}-open_flask", facts))
        elif n:
            found.append(meter(name, n, f"{id}-{name}"))
    return found


def kept(pack: Pack, player: dict[str, Any]) -> list[Node]:
    """Gauges and wounds that lie before the player."""
    counts = gauges(pack, [*player["kept"], *player["wounds"], *player["resting"]])
    return [meter(centre, n) for centre, n in counts if n]


def hand(player: dict[str, Any], mat: str, mine: bool) -> Node:
    """One's own creatures, marked where they could be beaten now; of the others', the backs, which tell their kind."""
    if player["hand"] is None:
        found = [
            Node("back", Message("back-" + name), "", {"count": n, "glyph": LOOK.kinds[name].glyph})
            for name, n in player["backs"].items()
            if n
        ]
    else:
        found = [held(mat, card, mine, card in player["ready"]) for card in player["hand"]]
    return Node("row", Message("row-hand"), f"{mat}-hand", {"as": "hand"} if mine else None, found)


def held(mat: str, card: str, mine: bool, ready: bool) -> Node:
    """A creature in a hand that one sees."""
    if not ready:
        return face_up(f"{mat}-{card}", card, "private" if mine else "")
    facts = {"card": card, "private": True, "ready": True} if mine else {"card": card, "ready": True}
    return Node("card", None, f"{mat}-{card}", facts)


def beaten(player: dict[str, Any], mat: str) -> Node:
    """Face up; the mount is marked."""
    found = [face_up(f"{mat}-{card}", card, "lasting" if card == player["mount"] else "") for card in player["beaten"]]
    return Node("row", Message("row-beaten"), f"{mat}-beaten", None, found)


def courses(player: dict[str, Any], mat: str, mine: bool) -> Node:
    """Those used once lie face down, but everybody knows them; of one's own one sees what they do."""
    fresh = "lasting" if mine else ""
    found = [
        face_up(f"{mat}-{card}", card, "exhausted" if card in player["spent"] else fresh) for card in player["courses"]
    ]
    return Node("row", Message("row-courses"), f"{mat}-courses", None, found)


def spells(player: dict[str, Any], mat: str, mine: bool) -> Node:
    """Held ones are secret."""
    found: list[Node] = []
    if player["spells"] is not None:
        found = [face_up(f"{mat}-{card}", card, "private" if mine else "") for card in player["spells"]]
    elif player["spell_count"]:
        found.append(Node("back", Message("back-spell"), "", {"count": player["spell_count"]}))
    return Node("row", Message("row-spells"), f"{mat}-spells", {"as": "slots"} if mine else None, found)


def used(player: dict[str, Any], mat: str) -> Node:
    """Those that were cast lie open: they cost prestige at the end."""
    found = [face_up(f"{mat}-used-{card}", card) for card in player["used"]]
    return Node("row", Message("row-used"), f"{mat}-used", None, found)
