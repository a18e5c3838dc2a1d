"""Giving a citizen or a monster back to its stack (rulebook l.829, l.843)."""

from __future__ import annotations

from valtable.engine.pack import Card, Offer
from valtable.engine.question import PASS, Choice
from valtable.games.kingdom import tell
from valtable.games.kingdom.state import Kingdom, Player
from valtable.games.kingdom.vocabulary import Return
from valtable.games.realm.cards import FIRST_VALUES, Citizen, Domain, Monster, MonsterEvent
from valtable.games.realm.effects import offer
from valtable.games.realm.exhausted import uncover
from valtable.games.realm.state import CENTRE, CITIZENS


def give_back(game: Kingdom, player: Player, effect: Return, card: Card, may_decline: bool) -> bool:
    """Put one of your cards back on its stack: no starter (l.856), and no event, which has none."""
    assert isinstance(card, Domain)
    own: list[Choice] = []
    if effect.kind == "monster":
        own.extend([monster for monster in dict.fromkeys(player.victory_pile) if not isinstance(monster, MonsterEvent)])
    else:
        own.extend(dict.fromkeys(player.tableau.citizens))
    if not own:
        return False
    if may_decline:
        own.append(PASS)
    choice = offer(
        game,
        player,
        "return-monster" if effect.kind == "monster" else "return-citizen",
        own,
        Offer(card, card.effect.message()),
    )
    if isinstance(choice, Monster):
        give_back_monster(game, player, choice)
    elif isinstance(choice, Citizen):
        give_back_citizen(game, player, choice)
    return choice is not PASS


def give_back_monster(game: Kingdom, player: Player, monster: Monster) -> None:
    number = game.areas.index(monster.area)
    i = player.victory_pile.index(monster)
    player.victory_pile = player.victory_pile[:i] + player.victory_pile[i + 1 :]
    uncover(game, number)
    game.monsters[number] = (*game.monsters[number], monster)
    tell.returned(game, player, monster, CENTRE[number])


def give_back_citizen(game: Kingdom, player: Player, citizen: Citizen) -> None:
    row = FIRST_VALUES.index(citizen.activation[0])
    player.tableau = player.tableau.without_citizen(citizen)
    uncover(game, CITIZENS + row)
    game.citizens[row] = (*game.citizens[row], citizen)
    tell.returned(game, player, citizen, CENTRE[CITIZENS + row])
