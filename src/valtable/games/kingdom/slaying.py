"""Slaying monsters and monster events (rulebook l.300-305, l.634-640)."""

from __future__ import annotations

from valtable.engine.effects import Do
from valtable.engine.pack import Card
from valtable.engine.question import PASS, Choice
from valtable.games.kingdom import tell
from valtable.games.kingdom.cards import BARE, Monster
from valtable.games.kingdom.effects import gain, resolve
from valtable.games.kingdom.exhausted import replace_slain_event
from valtable.games.kingdom.paying import DEEDS, Deed, monster_cost, spend
from valtable.games.kingdom.state import CITIZENS, PLACES, Kingdom, Player
from valtable.games.kingdom.vocabulary import GOLD, STRENGTH


def monster_at(game: Kingdom, number: int) -> Monster | None:
    """The monster or monster event that can be slain there."""
    if number < CITIZENS and game.monsters[number]:
        return game.monsters[number][-1]
    return game.event_at(number)


def slayable(game: Kingdom, player: Player) -> list[Choice]:
    """The monsters and events that the player can pay for."""
    found: list[Choice] = []
    strength = player.strength
    if strength == 0:
        return found  # at least one strength must be spent (l.303)
    magic = player.magic
    if not game.box.events:
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


def slay(game: Kingdom, player: Player, number: int) -> None:
    """Pay, put the monster on the victory pile, take the rewards (l.300-305)."""
    monster = monster_at(game, number)
    assert monster is not None
    strength, magic = monster_cost(game, number, monster)
    paid = spend(game, player, monster, STRENGTH, strength, magic)
    gold = take_monster(game, player, number, monster)
    tell.took(game, "slew", player, monster, game.box.places[number], 0, paid.strength, paid.magic)
    if game.covers.get(number) is BARE:
        tell.covered(game, BARE, game.box.places[number])
    reward(game, player, monster, gold)


def take_monster(game: Kingdom, player: Player, number: int, monster: Monster) -> int:
    """The monster goes to the player's victory pile; how much gold lay on it in tokens."""
    gold = game.clear_tokens(number)[2] if game.tokens else 0
    if number < CITIZENS and game.monsters[number]:
        game.monsters[number] = game.monsters[number][:-1]
    else:
        replace_slain_event(game, game.box.places[number])
    player.victory_pile = (*player.victory_pile, monster)
    return gold


def reward(game: Kingdom, player: Player, monster: Monster, gold: int) -> None:
    """What a slain monster does: the gold on it (l.638), its own reward (l.305), the powers that answer to slaying."""
    player.gold += gold
    tell.gained(game, player, monster, GOLD, gold)
    resolve(game, player, monster.reward, monster)
    for domain in player.tableau.powers.on_slay:
        gain(game, player, domain.effect, domain)


def slay_again(game: Kingdom, player: Player, _effect: Do, card: Card, _may_decline: bool) -> bool:
    """An extra slay action that is not one of the two (l.578)."""
    targets = slayable(game, player)
    if not targets:
        return False
    choice = game.ask(player, "slay-again", [*targets, PASS], card)
    if not isinstance(choice, Deed):
        return False
    slay(game, player, choice.place.number)
    return True
