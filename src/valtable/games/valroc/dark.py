"""The dark quarter: rites, spells to be learnt, and the wrath of the gods (rulebook l.226, l.252-282, l.558-618)."""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.hidden import Held, everyone
from valtable.engine.message import Message, player_name
from valtable.engine.question import PASS, Choice, SeatChoice
from valtable.games.valroc import tell
from valtable.games.valroc.cards import Rite, Spell
from valtable.games.valroc.gains import asks_again, gain_pm, lose_skill
from valtable.games.valroc.state import (
    ARENA,
    CAVE,
    FOUNTAIN,
    MERCENARY,
    MOST,
    TAVERN,
    TRAINING,
    Player,
    Valroc,
    is_mage,
    kind_of,
    seat_of,
)
from valtable.games.valroc.vocabulary import ELEMENTS

SPELLS_DRAWN: Final = 2  # l.264
WHERE: Final = {"fountain": FOUNTAIN, "tavern": TAVERN, "cave": CAVE, "training": TRAINING, "arena": ARENA}


class Exchange(Choice):
    """So many Vals into magic power, or the other way (l.616)."""

    __slots__ = ("n", "to_pm")

    def __init__(self, to_pm: bool, n: int) -> None:
        super().__init__(f"{'to-pm' if to_pm else 'to-vals'}-{n}")
        self.to_pm = to_pm
        self.n = n

    def label(self, game: Game) -> Message:
        return Message("option-to-pm" if self.to_pm else "option-to-vals", {"n": self.n})


TO_PM: Final = [Exchange(True, n) for n in range(MOST + 1)]
TO_VALS: Final = [Exchange(False, n) for n in range(MOST + 1)]
INTO_PM: Final = Choice("into-pm")
INTO_VALS: Final = Choice("into-vals")


def visit_dark_quarter(game: Valroc, player: Player, slot: int) -> None:
    """Apply the rite beside one's slot, then learn a spell (l.258-264)."""
    rite = game.dark.upper if slot == 0 else game.dark.lower
    tell.did(game, "rite", player, {"card": rite.name()})
    apply_rite(game, player, slot, rite)
    learn_spell(game, player)


def apply_rite(game: Valroc, player: Player, slot: int, rite: Rite) -> None:
    """Some rites happen at once, some strike an opponent in a district, the others help their user this turn."""
    if rite.verb == "exchange":
        exchange(game, player, kind_of(game.slots[slot]))
    elif rite.verb == "force_exchange":
        force_exchange(game, player, rite)
    elif rite.against:
        strike(game, player, slot, rite)
    else:
        game.dark_on |= 1 << slot


def strike(game: Valroc, player: Player, slot: int, rite: Rite) -> None:
    """Aim at an opponent whom the rite can hurt (l.564-618: "vous pouvez le cibler")."""
    targets: list[Choice] = [game.box.seats[seat] for seat in targets_of(game, player, rite)]
    if not targets:
        return
    target = game.ask(player, "target", [*targets, PASS], rite)
    if not isinstance(target, SeatChoice):
        return
    game.dark_on |= 1 << slot
    game.dark_targets[slot] = target.seat
    tell.did(game, "strikes", player, {"victim": player_name(target.seat), "card": rite.name()})
    if rite.verb == "arena_malus":  # l.612
        element = game.ask(player, "malus-element", ELEMENTS, rite)
        game.dark_elements[slot] = element.index
        tell.did(game, "strikes-element", player, {"element": element.name()})


def targets_of(game: Valroc, player: Player, rite: Rite) -> list[int]:
    """The opponents with a pawn where the rite works: a mage in the training ground and the arena."""
    district = WHERE[rite.district]
    found: list[int] = []
    for here in game.at(district):
        if seat_of(here) == player.seat or (district in (TRAINING, ARENA) and not is_mage(here)):
            continue
        if district == TAVERN and kind_of(here) == MERCENARY:
            continue  # he brings nothing that could be shared
        found.append(seat_of(here))
    return found


def helped(game: Valroc, seat: int, verb: str) -> Rite | None:
    """The rite of that kind which helps this seat this turn."""
    if not game.dark_on:
        return None
    for slot, rite in enumerate(game.dark.rites):
        if game.dark_on >> slot & 1 and rite.verb == verb and seat_of(game.slots[slot]) == seat:
            return rite
    return None


def struck(game: Valroc, seat: int, verb: str) -> int:
    """The slot of the rite of that kind which strikes this seat this turn, or -1."""
    if not game.dark_on:
        return -1
    for slot, rite in enumerate(game.dark.rites):
        if game.dark_on >> slot & 1 and rite.verb == verb and game.dark_targets[slot] == seat:
            return slot
    return -1


def exchange(game: Valroc, player: Player, pawn_kind: int) -> None:
    """Vals into magic power or the other way, as many as one likes (l.616); a mercenary brings no Vals."""
    choices: list[Choice] = [PASS]
    choices.extend(TO_PM[1 : min(player.vals, MOST - player.pm) + 1])
    if pawn_kind != MERCENARY:
        choices.extend(TO_VALS[1 : player.pm + 1])
    choice = game.ask(player, "exchange", choices)
    if isinstance(choice, Exchange):
        convert(game, player, choice.to_pm, choice.n)


def force_exchange(game: Valroc, player: Player, rite: Rite) -> None:
    """An opponent of one's choice must exchange up to 3, in the direction one chooses (l.576: nobody may decline)."""
    rich = [game.box.seats[other.seat] for other in game.others(player) if other.vals > 0 or other.pm > 0]
    if not rich:
        return
    victim = game.players[game.ask(player, "target", rich, rite).seat]
    ways: list[Choice] = []
    if victim.vals:
        ways.append(INTO_PM)
    if victim.pm:
        ways.append(INTO_VALS)
    into_pm = game.ask(player, "exchange-way", ways, rite) is INTO_PM
    tell.did(game, "strikes", player, {"victim": player_name(victim.seat), "card": rite.name()})
    convert(game, victim, into_pm, min(rite.number, victim.vals if into_pm else victim.pm))


def convert(game: Valroc, player: Player, to_pm: bool, n: int) -> None:
    if to_pm:
        player.vals -= n
        tell.lost(game, player, "val", n)
        gain_pm(game, player, n)
    else:
        player.pm -= n
        player.vals += n
        tell.lost(game, player, "pm", n)
        tell.gained(game, player, "val", n)


# --- learning spells ------------------------------------------------------------------------------------------------


def learn_spell(game: Valroc, player: Player) -> None:
    """Take two spells, keep one, discard the other face down (l.264)."""
    seen = 1 << player.seat
    drawn: list[Held[Spell]] = []
    while len(drawn) < SPELLS_DRAWN:
        if not game.spell_deck:
            shuffle_spells(game)
            if not game.spell_deck:
                break
        drawn.append((game.spell_deck[-1], seen, 0))
        game.spell_deck = game.spell_deck[:-1]
    if not drawn:
        tell.did(game, "no-spell", player)
        return
    game.reveal()
    before = player.spells
    player.spells = (*before, *drawn)
    kept = game.ask(player, "keep-spell", [held[0] for held in drawn])
    player.spells = (*before, *[held for held in drawn if held[0] is kept])
    game.spell_discard = (*game.spell_discard, *[held for held in drawn if held[0] is not kept])
    asks_again(player)
    journal = game.journal
    if journal is not None:
        where = {"from": "spells", "to": f"seat-{player.seat}-spells"}
        journal.did_secretly("learnt", player.seat, {"card": kept.name()}, where)


def shuffle_spells(game: Valroc) -> None:
    """A new deck from the discarded spells (l.264)."""
    if game.spell_discard:
        game.spell_deck = tuple(game.chance.shuffled([held[0] for held in game.spell_discard]))
        game.spell_discard = ()
        tell.plain(game, "spells-shuffled")


# --- the wrath of the gods ------------------------------------------------------------------------------------------


def move_wrath(game: Valroc, player: Player, steps: int) -> None:
    """The evil sceptre moves; on the last space the gods' wrath comes at once (l.226, l.270, l.674)."""
    last = game.box.pack.boards.wrath
    game.wrath = max(0, min(last, game.wrath + steps))
    tell.did(game, "wrath-moved", player, {"n": game.wrath, "most": last})
    if game.wrath == last:
        wrath_of_the_gods(game, player)


def wrath_of_the_gods(game: Valroc, player: Player) -> None:
    """Whoever brought it about discards the used spell that costs least, and everybody loses a point in the dominant
    element (l.278-282). The sceptre goes back to 0 (ruling)."""
    game.wrath = 0
    tell.did(game, "wrath", player)
    if player.used:
        least = player.used[0]
        for spell in player.used:
            if spell.loss < least.loss:
                least = spell
        used = list(player.used)
        used.remove(least)
        player.used = tuple(used)
        game.spell_discard = (*game.spell_discard, (least, everyone(len(game.players)), 0))
        tell.did(game, "spell-forgiven", player, {"card": least.name(), "from": f"seat-{player.seat}-used"})
    element = game.dominant()
    if element >= 0:
        for one in game.in_order():
            lose_skill(game, one, element)
