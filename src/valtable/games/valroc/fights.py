"""Fights in the arena: a creature is beaten or tamed when its conditions are met (rulebook l.143-162, l.410-429)."""

from __future__ import annotations

from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.question import PASS, Choice
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import WINDOWS, might_be, pay_wrath, show_spell
from valtable.games.valroc.cards import NO_MOUNT, Creature, Spell
from valtable.games.valroc.dark import helped, struck
from valtable.games.valroc.gains import gain_vals
from valtable.games.valroc.state import ARENA, BEFORE, INSIDE, START, Player, Valroc, kind_of


class Fight(Choice):
    """A creature of one's hand that can be beaten now, on this mount and perhaps with a spell (l.421)."""

    __slots__ = ("creature", "mount", "spell")

    def __init__(self, creature: Creature, mount: str, spell: Spell | None) -> None:
        super().__init__(creature.id)
        self.creature = creature
        self.mount = mount
        self.spell = spell

    def label(self, game: Game) -> Message:
        if self.spell is None:
            return Message("option-fight", {"card": self.creature.name()})
        return Message("option-fight-spell", {"card": self.creature.name(), "spell": self.spell.name()})


def visit_arena(game: Valroc, player: Player, slot: int) -> None:
    """One fight, or two with Decimendo; the first two slots pay when all of them are won (l.419-429, l.628)."""
    first = choose_fight(game, player, "fight", BEFORE[ARENA]) if player.hand else None
    if first is None:
        tell.did(game, "no-fight", player)
        return
    win(game, player, first)
    if player.spells and player.hand and might_be(game, "fight_twice"):
        second = choose_fight(game, player, "fight-again", BEFORE[ARENA] | INSIDE)
        spell = player.spell("fight_twice")
        if second is not None and spell is not None:
            show_spell(game, player, spell)
            win(game, player, second)
            pay_wrath(game, player)
    gain_vals(game, player, game.box.pack.boards.arena[slot - START[ARENA]], kind_of(game.slots[slot]))


def choose_fight(game: Valroc, player: Player, prompt: str, moment: int) -> Fight | None:
    """A creature whose conditions are met, or none: then one's turn in the arena ends (l.423). Only the player knows
    what there is to choose from, so the question comes in any case."""
    while True:
        choices: list[Choice] = []
        if prompt == "fight" or player.spell("fight_twice") is not None:
            choices.extend(possible_fights(game, player))
        choices.insert(len(choices) if prompt == "fight" else 0, PASS)
        choice = WINDOWS.ask(game, player, prompt, choices, moment, None, True)
        if isinstance(choice, Fight):
            return choice
        if choice is PASS:
            return None


def win(game: Valroc, player: Player, fight: Fight) -> None:
    """Magic power is spent, skills are not (l.154-155); the creature lies face up from now on (l.425)."""
    creature = fight.creature
    if fight.spell is not None:
        show_spell(game, player, fight.spell)
    player.pm -= creature.pm
    player.hand = tuple([card for card in player.hand if card is not creature])
    player.beaten = (*player.beaten, creature)
    if fight.mount:
        player.mount = fight.mount
    game.quiet = 0
    game.reveal()
    journal = game.journal
    if journal is not None:
        args = {"card": creature.name(), "from": f"seat-{player.seat}-hand", "to": f"seat-{player.seat}-beaten"}
        journal.did("tamed" if creature.tameable else "beaten", player.seat, args)
    tell.lost(game, player, "pm", creature.pm)
    if fight.spell is not None:
        pay_wrath(game, player)


# --- the conditions -------------------------------------------------------------------------------------------------


def possible_fights(game: Valroc, player: Player) -> list[Fight]:
    """The creatures in hand that can be beaten now, those that need a spell last: one, the cheapest that will do."""
    plain: list[Fight] = []
    magic: list[Fight] = []
    spells = [held[0] for held in player.spells if held[0].verb == "weaken_creature"]
    spells.sort(key=loss_of)
    stances = strengths(game, player)
    saddles = mounts(game, player)
    rage = helped(game, player.seat, "arena_bonus")
    bonus = rage.number if rage is not None else 0
    for creature in player.hand:
        if creature.pm > player.pm:
            continue
        gap, mount = smallest_gap(creature, stances, saddles, bonus)
        if gap == 0:
            plain.append(Fight(creature, mount, None))
            continue
        for spell in spells:
            if spell.number >= gap:
                magic.append(Fight(creature, mount, spell))
                break
    return plain + magic


def loss_of(spell: Spell) -> int:
    return spell.loss


def strengths(game: Valroc, player: Player) -> list[list[int]]:
    """The skills for a fight: with the gods' bonus (l.394), or with the Sphere of Balance instead of it (l.584)."""
    dominant = game.dominant()
    base = player.skills[:]
    curse = struck(game, player.seat, "arena_malus")
    if curse >= 0:  # l.612
        base[game.dark_elements[curse]] -= game.dark.rites[curse].number
    hymn = struck(game, player.seat, "balance_malus")
    if hymn >= 0:  # l.618
        for element in range(4):
            if element != dominant:
                base[element] -= game.dark.rites[hymn].number
    blessed = base[:]
    if dominant >= 0:
        blessed[dominant] += 1
    sphere = helped(game, player.seat, "balance_bonus")
    if sphere is None:
        return [blessed]
    balanced = [n if element == dominant else n + sphere.number for element, n in enumerate(base)]
    return [blessed, balanced]


def mounts(game: Valroc, player: Player) -> list[tuple[str, tuple[int, ...]]]:
    """What can be ridden: nothing, one of the tamed; two at once with the Oath of Nature (l.161, l.562)."""
    saddles: list[tuple[str, tuple[int, ...]]] = [("", NO_MOUNT)]
    if struck(game, player.seat, "no_mount") >= 0:  # l.594
        return saddles
    tamed = [creature for creature in player.beaten if creature.tameable]
    saddles.extend([(creature.id, creature.mount) for creature in tamed])
    if helped(game, player.seat, "combine_mounts") is not None:
        for i, one in enumerate(tamed):
            saddles.extend([(one.id, added(one.mount, other.mount)) for other in tamed[i + 1 :]])
    return saddles


def added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def smallest_gap(
    creature: Creature, stances: list[list[int]], saddles: list[tuple[str, tuple[int, ...]]], bonus: int
) -> tuple[int, str]:
    """How many skill points are lacking at best, and on which mount."""
    need = creature.skill
    best = 1000
    ridden = ""
    for stance in stances:
        for saddle in saddles:
            mount = saddle[1]
            gap = 0
            worst = 0
            for element in range(4):
                lack = need[element] - stance[element] - mount[element]
                if lack > 0 and need[element] > 0:
                    gap += lack
                    if lack > worst:
                        worst = lack
            gap -= min(worst, bonus)  # the Ritual of Rage: +2 in one element (l.568)
            if gap < best:
                best = gap
                ridden = saddle[0]
                if best == 0:
                    return 0, ridden
    return best, ridden
