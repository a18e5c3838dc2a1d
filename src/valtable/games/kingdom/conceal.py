"""What a seat cannot know, dealt anew (for bots that imagine)."""

from __future__ import annotations

from valtable.engine.chance import Chance
from valtable.engine.rules import Random
from valtable.games.kingdom.cards import Citizen, Domain, Duke, MonsterEvent
from valtable.games.kingdom.state import DarkLord, Kingdom, Phase, Player, Spare


def conceal(game: Kingdom, seat: int, rng: Random) -> None:
    """Redeal face-down domains and citizens, other players' dukes, the order of the events, and all luck to come."""
    luck = Chance(rng.getrandbits(64))
    spare = game.spare
    domains = conceal_domains(game, luck)
    citizens = conceal_citizens(game, luck) if game.box.mixed else spare.citizens
    events = conceal_events(game, luck) if game.box.events else spare.events
    dukes = spare.dukes if game.box.no_duke or game.phase == Phase.OVER else conceal_dukes(game, seat, luck)
    game.spare = Spare(citizens, domains, dukes, events)
    game.chance = Chance(luck.bits())


def conceal_domains(game: Kingdom, luck: Chance) -> tuple[Domain, ...]:
    """Every domain but the face-up one on each stack."""
    hidden: list[Domain] = list(game.spare.domains)
    faces: list[tuple[Domain, ...]] = []
    for row, stack in enumerate(game.domains):
        face = stack[-1:] if row != game.unturned else ()
        faces.append(face)
        hidden.extend(stack[: len(stack) - len(face)])
    deck = luck.shuffled(hidden)
    for row, stack in enumerate(game.domains):
        down = len(stack) - len(faces[row])
        game.domains[row] = tuple(deck[:down]) + faces[row]
        del deck[:down]
    return tuple(deck)


def conceal_citizens(game: Kingdom, luck: Chance) -> tuple[tuple[Citizen, ...], ...]:
    """With mixed citizens, the cards at the bottom of each stack that nobody has seen."""
    spare: list[tuple[Citizen, ...]] = []
    for row, stack in enumerate(game.citizens):
        down = game.unseen[row]
        deck = luck.shuffled(stack[:down] + game.spare.citizens[row])
        game.citizens[row] = tuple(deck[:down]) + stack[down:]
        spare.append(tuple(deck[down:]))
    return tuple(spare)


def conceal_events(game: Kingdom, luck: Chance) -> tuple[MonsterEvent, ...]:
    """The events nobody has seen yet: those asked for are in the pile for sure, the others may be anywhere."""
    pile = game.event_pile
    down = len(pile) - game.known_events
    sure = [card for card in pile[:down] if card.id in game.box.events_wanted]
    others = luck.shuffled([card for card in pile[:down] if card not in sure] + list(game.spare.events))
    missing = down - len(sure)
    game.event_pile = tuple(luck.shuffled(sure + others[:missing])) + pile[down:]
    return tuple(others[missing:])


def conceal_dukes(game: Kingdom, seat: int, luck: Chance) -> tuple[Duke, ...]:
    """Everybody else's dukes, the kept and the refused, the Dark Lord's and those in the box."""
    hidden: list[Duke] = list(game.spare.dukes)
    others = [player for player in game.players if player.seat != seat]
    for player in others:
        hidden.extend(player.dealt)
    dark_duke = None if game.dark_lord is None else game.dark_lord.duke
    if dark_duke is not None:
        hidden.append(dark_duke)
    deck = luck.shuffled(hidden)
    for player in others:
        redeal(player, deck)
    if game.dark_lord is not None and dark_duke is not None:
        game.dark_lord = DarkLord(deck.pop(), game.dark_lord.citizens, game.dark_lord.domains)
    return tuple(deck)


def redeal(player: Player, deck: list[Duke]) -> None:
    player.dealt = (deck.pop(), deck.pop())
    if player.duke is not None:
        player.duke = player.dealt[0]
