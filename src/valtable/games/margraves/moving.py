"""Moving margraves and knights (rulebook l.284-330, and the texts of some citizens)."""

from __future__ import annotations

from typing import Final

from valtable.engine.question import PASS, Choice
from valtable.games.margraves import tell
from valtable.games.margraves.cards import Location
from valtable.games.margraves.locations import enter
from valtable.games.margraves.rewards import decide
from valtable.games.margraves.state import OWN, Margraves, Player, Token
from valtable.games.margraves.vocabulary import KNIGHT

NOWHERE: Final[tuple[Choice, ...]] = (PASS,)


def move(game: Margraves, player: Player) -> None:
    """The margrave may go along one road (l.288)."""
    choice: Choice | None = None
    while choice is None:
        choice = decide(game, player, "move", game.box.pack.locations[player.place].exits)
    if isinstance(choice, Location):
        arrive(game, player, choice)


def travel(game: Margraves, player: Player) -> None:
    """The margrave must go to another location, wherever it is (l.959)."""
    choice: Location | None = None
    while choice is None:
        places = [place for place in game.box.pack.locations if place.index != player.place]
        choice = decide(game, player, "travel", places)
    arrive(game, player, choice)


def arrive(game: Margraves, player: Player, location: Location) -> None:
    start = game.box.pack.locations[player.place]
    player.place = location.index
    tell.with_card(game, "moved", player, location, start.id, location.id)
    enter(game, player, location)


# --- knights --------------------------------------------------------------------------------------------------------


def deploy(game: Margraves, player: Player) -> None:
    """A knight may go from the margrave's location along a road, or from storage to the margrave (l.309-312)."""
    choice: Choice | None = None
    while choice is None:
        here = game.box.pack.locations[player.place]
        if game.knights[player.place]:
            choices = here.doors if player.stock[KNIGHT] else here.exits
        else:
            choices = here.stays if player.stock[KNIGHT] else NOWHERE
        choice = decide(game, player, "deploy", choices)
    if isinstance(choice, Location):
        if choice.index == player.place:
            from_storage(game, player, choice)
        else:
            send(game, player, player.place, choice)


def from_storage(game: Margraves, player: Player, location: Location) -> None:
    player.stock[KNIGHT] -= 1
    game.knights[location.index] += 1
    tell.with_card(game, "deployed", player, location, f"seat-{player.seat}", location.id)
    enter(game, player, location)


def send(game: Margraves, player: Player, source: int, location: Location) -> None:
    """A knight goes from one location to another."""
    game.knights[source] -= 1
    game.knights[location.index] += 1
    tell.with_card(game, "deployed", player, location, game.box.pack.locations[source].id, location.id)
    enter(game, player, location)


def post(game: Margraves, player: Player) -> None:
    """A knight from the margrave's location or from storage may go to any location (l.863-868)."""
    choice: Choice | None = None
    while choice is None:
        places: list[Choice] = []
        if player.stock[KNIGHT]:
            places.extend(game.box.pack.locations)
        elif game.knights[player.place]:
            places.extend([place for place in game.box.pack.locations if place.index != player.place])
        choice = decide(game, player, "post", [*places, PASS])
    if not isinstance(choice, Location):
        return
    source: Choice | None = None
    while source is None:
        sources: list[Choice] = []
        if game.knights[player.place] and choice.index != player.place:
            sources.append(game.box.pack.locations[player.place])
        if player.stock[KNIGHT]:
            sources.append(OWN[KNIGHT])
        if not sources:  # the knight had to make room for what a grant has brought
            return
        source = decide(game, player, "post-from", sources, choice)
    if isinstance(source, Token):
        from_storage(game, player, choice)
    else:
        send(game, player, player.place, choice)


def march(game: Margraves, player: Player) -> None:
    """A knight may go from any location to any other (l.836-841)."""
    source: Choice | None = None
    while source is None:
        source = decide(game, player, "march-from", [*garrisons(game, -1), PASS])
    if not isinstance(source, Location):
        return
    goal: Location | None = None
    while goal is None:
        goal = decide(game, player, "march-to", [place for place in game.box.pack.locations if place is not source])
    send(game, player, source.index, goal)


def summon(game: Margraves, player: Player) -> None:
    """A knight from any other location comes to the margrave, if there is one (l.889-894)."""
    choice: Location | None = None
    while choice is None:
        places = garrisons(game, player.place)
        if not places:
            return
        choice = decide(game, player, "summon", places)
    send(game, player, choice.index, game.box.pack.locations[player.place])


def rally(game: Margraves, player: Player, most: int) -> None:
    """Up to so many knights from one other location come to the margrave (l.903-906)."""
    places: list[Choice] = [*garrisons(game, player.place)]
    for _ in range(most):
        choice: Choice | None = None
        while choice is None:
            choice = decide(game, player, "rally", [*places, PASS])
        if not isinstance(choice, Location):
            return
        send(game, player, choice.index, game.box.pack.locations[player.place])
        places = [choice] if game.knights[choice.index] else []


def garrisons(game: Margraves, here: int) -> list[Location]:
    """The locations with knights, but this one."""
    return [place for place in game.box.pack.locations if game.knights[place.index] and place.index != here]
