"""Alone against the Dark Lord (rulebook l.730-817): the ways of that game, its phases and the three ways it ends."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.engine.question import PASS
from valtable.engine.rules import Step
from valtable.engine.score import Score
from valtable.games.kingdom import company, tell
from valtable.games.kingdom.actions import turn_up_domain
from valtable.games.kingdom.scoring import (
    all_monsters_slain,
    common_lines,
    dark_lord_as_player,
    duke_lines,
    pass_the_dice,
)
from valtable.games.kingdom.state import Company, DarkLord, Kingdom, Phase, Player
from valtable.games.kingdom.turn import take_monster
from valtable.games.realm.cards import PASSIVE
from valtable.games.realm.citizens import draw_citizen
from valtable.games.realm.exhausted import cover_empty_stacks
from valtable.games.realm.harvest import choose_gains, reap_side
from valtable.games.realm.state import CENTRE, CITIZENS, COLUMNS, DOMAINS, Place
from valtable.games.realm.tell import ended, gained, took
from valtable.games.realm.vocabulary import Steal, StealRandomMonster
from valtable.games.realm.ways import Verb, Ways

STACKS_TO_END = 5  # and as many exhausted cards


# --- what is different alone ----------------------------------------------------------------------------------------


def steal(game: Kingdom, player: Player, theft: Steal, card: Card, _may_decline: bool) -> bool:
    """What is taken from others elsewhere is simply gained (l.755)."""
    player.gain(theft.resource, theft.n)
    gained(game, player, card, theft.resource, theft.n)
    return True


def rob(game: Kingdom, player: Player, _effect: StealRandomMonster, card: Card, may_decline: bool) -> bool:
    """The leftmost monster of the centre, without its reward (l.755)."""
    lairs = [CENTRE[number] for number in range(CITIZENS) if game.monsters[number]][:1]
    if not lairs:
        return False
    lair = game.ask(player, "rob-monster", [*lairs, PASS] if may_decline else lairs, card)
    if not isinstance(lair, Place):
        return False
    monster = game.monsters[lair.number][-1]
    take_monster(game, player, lair.number, monster)
    took(game, "took-monster", player, monster, lair)
    return True


def unscored(message: Message) -> Message:
    """The same words for the solo game: VP that go to the board say that they count for nothing (l.801-803)."""
    if message.id == "amount-vp":
        return Message("amount-unscored", {"what": message})
    args: dict[str, Any] = {}
    for name, value in message.args.items():
        if isinstance(value, Message):
            args[name] = unscored(value)
        else:
            args[name] = [unscored(part) for part in value] if isinstance(value, list) else value
    return Message(message.id, args)


VERBS: Final[dict[str, Verb]] = {**company.VERBS, "steal": Verb(steal), "steal_random_monster": Verb(rob)}


def ways(events: bool) -> Ways:
    """Citizens that take from others just gain (l.751)."""
    return Ways(verbs=VERBS, thieves=choose_gains, slain=take_monster, stacks=CENTRE, events=events, said=unscored)


def exhausted_cards(_players: int) -> int:
    return STACKS_TO_END


ALONE: Final = Company(ways, exhausted_cards, Phase.MONSTERS, DarkLord(None, (), ()))


# --- the turn -------------------------------------------------------------------------------------------------------


def monster_phase(game: Kingdom) -> None:
    """Each die rouses the monster stack of that column; on the harder level their sum does so too (l.773)."""
    player = game.active_player
    values = [game.die1, game.die2]
    if game.box.sum_attacks:
        values.append(game.die1 + game.die2)
    for value in values:
        if value > 6:
            continue
        column = choose_column(game, player) if value == 6 else value - 1
        if column < 0 or not (game.monsters[column] or game.box.endless_attacks):
            continue  # an exhausted stack does nothing (l.765)
        raid(game, player, column)
        check_end(game)
        if game.phase == Phase.OVER:
            return
    game.phase = Phase.SECOND_HARVEST


def choose_column(game: Kingdom, player: Player) -> int:
    """On a six the player names the stack, not an exhausted one (l.763)."""
    alive = [CENTRE[number] for number in range(COLUMNS) if game.monsters[number]]
    return game.ask(player, "rouse", alive).number if alive else -1


def raid(game: Kingdom, player: Player, column: int) -> None:
    """The monsters carry off a citizen of their column, else a domain, else everything is lost (l.767-769)."""
    dark_lord = game.dark_lord
    assert dark_lord is not None
    stacks: list[Place] = [CENTRE[n] for n in (CITIZENS + column, CITIZENS + COLUMNS + column) if game.height(n)]
    if stacks:
        place = game.ask(player, "give-up-citizen", stacks)
        tell.captured(game, game.citizens[place.row][-1], place)
        citizen = draw_citizen(game, place.row)
        game.dark_lord = DarkLord(dark_lord.duke, (*dark_lord.citizens, citizen), dark_lord.domains)
    elif game.domains[column]:
        domain = game.domains[column][-1]
        game.domains[column] = game.domains[column][:-1]
        game.dark_lord = DarkLord(dark_lord.duke, dark_lord.citizens, (*dark_lord.domains, domain))
        tell.captured(game, domain, CENTRE[DOMAINS + column])
        turn_up_domain(game, column)
    else:
        end(game, "overrun")
        return
    cover_empty_stacks(game, player)


def watched(step: Step) -> Step:
    """A phase after which the game may be over."""

    def phase(game: Kingdom) -> None:
        step(game)
        check_end(game)

    return phase


def check_end(game: Kingdom) -> None:
    """All monsters slain wins at once; five exhausted stacks end the game at once."""
    if game.phase == Phase.OVER:
        return
    if all_monsters_slain(game):
        end(game, "monsters")
    elif game.exhausted() >= STACKS_TO_END:
        end(game, "exhausted")


def end(game: Kingdom, reason: str) -> None:
    game.end_reason = reason
    game.phase = Phase.OVER
    ended(game, "solo-end-" + reason)


def second_harvest_phase(game: Kingdom) -> None:
    """The right side of the cards works after the monsters (l.775)."""
    reap_side(game, game.active_player, PASSIVE)
    game.phase = Phase.TURN_END


def turn_end(game: Kingdom) -> None:
    """Nothing but the next turn: how the game ends, `check_end` sees after each phase."""
    pass_the_dice(game)


def score(game: Kingdom) -> Score:
    """Monsters, domains and duke on both sides; the board's points are not in the rulebook's list (l.799-809)."""
    player = game.players[0]
    rival = dark_lord_as_player(game)
    sheet = common_lines(player) + duke_lines(player, player.duke)
    rival_sheet = common_lines(rival) + duke_lines(rival, rival.duke)
    mine = sum(line.points for line in sheet)
    theirs = sum(line.points for line in rival_sheet)
    won = game.end_reason == "monsters" or (game.end_reason == "exhausted" and mine > theirs)
    ending = "ending-solo-" + game.end_reason
    if game.end_reason == "exhausted":
        ending += "-won" if won else "-lost"
    return Score([sheet], [0] if won else [], Message(ending), [(Message("dark-lord"), rival_sheet)])
