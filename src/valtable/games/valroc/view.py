"""What a seat may know, built by inclusion: nothing is here unless a line below puts it here."""

from __future__ import annotations

from typing import Any

from valtable.games.valroc.fights import possible_fights
from valtable.games.valroc.scoring import hunting_points, totals
from valtable.games.valroc.state import (
    DISTRICT_OF,
    OBJECT_NAMES,
    SLOTS,
    Phase,
    Player,
    Valroc,
    is_mage,
    kind_of,
    seat_of,
)
from valtable.games.valroc.vocabulary import CATEGORIES, DISTRICTS, ELEMENT_NAMES, PAWNS


def view(game: Valroc, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The facts of the table as that seat sees them: beside what everybody does, what it keeps from the others."""
    players = list(seen["players"])
    players[seat] = player_facts(game, game.players[seat], seat, totals(game))
    return {**seen, "seat": seat, "players": players}


def in_the_open(game: Valroc) -> dict[str, Any]:
    """The facts of the table that everybody sees."""
    box = game.box
    dominant = game.dominant()
    points = totals(game)
    return {
        "game": "valroc",
        "seat": None,
        "phase": Phase(game.phase).name.lower(),
        "turn": game.turn,
        "first": game.first,
        "active": active(game),
        "options": {
            "draft": box.draft,
            "mythics": box.mythics,
            "rotate_first_player": box.rotate,
        },
        "slots": [slot_facts(game, index) for index in range(SLOTS)],
        "district": DISTRICTS[DISTRICT_OF[game.slot]] if game.phase == Phase.ACTIONS and game.slot < SLOTS else None,
        "monk": None if game.monk < 0 else game.monk,
        "monk_next": None if game.monk_next < 0 else game.monk_next,
        "wrath": {"value": game.wrath, "last": box.pack.boards.wrath},
        "statues": [
            {"element": name, "vals": game.statues[i], "diamonds": game.gems[i], "dominant": i == dominant}
            for i, name in enumerate(ELEMENT_NAMES)
        ],
        "statue": ELEMENT_NAMES[game.statue] if game.phase == Phase.OFFERINGS and game.statue < 4 else None,
        "announced": list(game.announced),
        "offering_cards": list(game.offering_cards[: game.shown]),
        "bids": bids(game),
        "hunting": [
            {
                "element": ELEMENT_NAMES[game.hunting[row]],
                "pays": list(box.pack.boards.hunting[box.players][row]),
                "points": hunting_points(game, row),
            }
            for row in range(4)
        ],
        "courses": [course[0].id if course else None for course in game.display],
        "course_deck": len(game.course_deck),
        "course_discard": [course.id for course in game.course_discard],
        "action_deck": len(game.action_deck),
        "action_discard": [card.id for card in game.action_discard],
        "looking": [card.id for card in game.looking],
        "spell_deck": len(game.spell_deck),
        "spell_discard": len(game.spell_discard),
        "dark": {
            "card": game.dark.id,
            "rites": [rite.id for rite in game.dark.rites],
            "on": [bool(game.dark_on >> slot & 1) for slot in range(2)],
            "targets": [None if target < 0 else target for target in game.dark_targets],
            "elements": [None if element < 0 else ELEMENT_NAMES[element] for element in game.dark_elements],
        },
        "dark_deck": len(game.dark_deck),
        "dark_discard": [card.id for card in game.dark_discard],
        "draft_round": game.draft_round,
        "stock": {name: game.stock(kind) for kind, name in enumerate(OBJECT_NAMES[:8])},
        "quiet": game.quiet,
        "end_reason": game.end_reason,
        "players": [player_facts(game, player, None, points) for player in game.players],
    }


def active(game: Valroc) -> int | None:
    """Whose placement or action it is."""
    if game.phase == Phase.PLANNING:
        return game.active
    if game.phase == Phase.ACTIONS and game.slot < SLOTS:
        for index in range(game.slot, SLOTS):
            if game.slots[index] >= 0:
                return seat_of(game.slots[index])
    return None


def bids(game: Valroc) -> list[dict[str, int]] | None:
    """Those for the present statue, once they are open."""
    if game.phase != Phase.OFFERINGS or game.shown <= game.statue:
        return None
    return [{"vals": game.bids[player.seat], "diamonds": game.gem_bids[player.seat]} for player in game.players]


def slot_facts(game: Valroc, index: int) -> dict[str, Any]:
    slot = game.box.slots[index]
    here = game.slots[index]
    facts: dict[str, Any] = {"id": slot.id, "district": DISTRICTS[slot.district], "pawn": None, "banned": here == -2}
    if here >= 0:
        facts["pawn"] = {"seat": seat_of(here), "kind": PAWNS[kind_of(here)], "mage": is_mage(here)}
    return facts


def player_facts(game: Valroc, player: Player, seat: int | None, points: list[int]) -> dict[str, Any]:
    """Everything before a player is open but the creatures in hand (their backs tell the category) and the spells held;
    Vals are hidden while offerings are made (l.443)."""
    mine = player.seat == seat
    over = game.phase == Phase.OVER
    hidden = game.phase == Phase.OFFERINGS and bool(game.announced) and not mine
    return {
        "seat": player.seat,
        "waits": player.waits,
        "vals": None if hidden else player.vals,
        "pm": player.pm,
        "skills": dict(zip(ELEMENT_NAMES, player.skills, strict=True)),
        "objects": dict(zip(OBJECT_NAMES, player.objects, strict=True)),
        "hand": [card.id for card in player.hand] if mine or over else None,
        "ready": [fight.id for fight in possible_fights(game, player)] if mine else [],
        "backs": {name: sum([1 for card in player.hand if card.category == i]) for i, name in enumerate(CATEGORIES)},
        "packet": [card.id for card in player.packet] if mine else None,
        "packet_size": len(player.packet),
        "beaten": [card.id for card in player.beaten],
        "mount": player.mount or None,
        "hybrids": player.hybrids,
        "courses": [card.id for card in player.courses],
        "spent": [card.id for card in player.spent],
        "spells": [held[0].id for held in player.spells] if mine or over else None,
        "spell_count": len(player.spells),
        "used": [card.id for card in player.used],
        "kept": [card.id for card in player.kept],
        "wounds": [card.id for card in player.wounds],
        "resting": [card.id for card in player.resting],
        "mage_out": player.out == game.turn and player.out > 0,
        "placed": [PAWNS[kind] for kind in range(4) if player.placed >> kind & 1],
        "done": bool(game.passed >> player.seat & 1),
        "prestige": game.prestige[player.seat] if game.prestige else None,
        "points": None if hidden else points[player.seat],
    }
