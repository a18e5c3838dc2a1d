"""Slaying monsters and monster events (rulebook l.300-305, l.634-640)."""

from __future__ import annotations

from valtable.engine.question import Choice
from valtable.games.realm import tell
from valtable.games.realm.cards import BARE, Monster
from valtable.games.realm.effects import gain, resolve
from valtable.games.realm.exhausted import replace_slain_event
from valtable.games.realm.paying import DEEDS, monster_cost, spend
from valtable.games.realm.state import CENTRE, CITIZENS, PLACES, Realm, Ruler
from valtable.games.realm.vocabulary import GOLD, STRENGTH


def monster_at(game: Realm, number: int) -> Monster | None:
    """The monster or monster event that can be slain there."""
    if number < CITIZENS and game.monsters[number]:
        return game.monsters[number][-1]
    return game.event_at(number)


def slayable(game: Realm, player: Ruler) -> list[Choice]:
    """The monsters and events that the player can pay for."""
    found: list[Choice] = []
    strength = player.strength
    if strength == 0:
        return found  # at least one strength must be spent (l.303)
    magic = player.magic
    if not (game.tokens or game.ways.events):
        for number, stack in enumerate(game.monsters):
            if stack:
                monster = stack[-1]
                rest = magic - monster.magic
                if rest >= 0 and strength + rest >= monster.strength:
                    found.append(DEEDS[number])
        return found
    for number in range(PLACES):
        card = monster_at(game, number)
        if card is not None:
            need, spell = monster_cost(game, number, card)
            if magic >= spell and strength + magic - spell >= need:
                found.append(DEEDS[number])
    return found


def slay(game: Realm, player: Ruler, number: int) -> None:
    """Pay, put the monster where slain ones go, take the rewards (l.300-305)."""
    monster = monster_at(game, number)
    assert monster is not None
    strength, magic = monster_cost(game, number, monster)
    paid = spend(game, player, monster, STRENGTH, strength, magic)
    tell.took(game, "slew", player, monster, CENTRE[number], 0, paid.strength, paid.magic)
    gold = game.ways.slain(game, player, number, monster)
    if game.covers.get(number) is BARE:
        tell.covered(game, BARE, CENTRE[number])
    reward(game, player, monster, gold)


def remove_monster(game: Realm, number: int) -> int:
    """A monster or an event leaves its place; how much gold lay on it in tokens."""
    gold = game.clear_tokens(number)[2] if game.tokens else 0
    if number < CITIZENS and game.monsters[number]:
        game.monsters[number] = game.monsters[number][:-1]
    else:
        replace_slain_event(game, CENTRE[number])
    return gold


def reward(game: Realm, player: Ruler, monster: Monster, gold: int) -> None:
    """What a slain monster does: the gold on it (l.638), its own reward (l.305), the powers that answer to slaying."""
    player.gold += gold
    tell.gained(game, player, monster, GOLD, gold)
    resolve(game, player, monster.reward, monster)
    for domain in player.tableau.powers.on_slay:
        gain(game, player, domain.effect, domain)
