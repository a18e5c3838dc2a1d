"""The end of the game and the score (rulebook l.269-294, l.702-728, l.809)."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Counter, Effect, Gain
from valtable.engine.message import Message
from valtable.engine.score import Score, ScoreLine
from valtable.games.kingdom.cards import Duke
from valtable.games.kingdom.state import Kingdom, Phase, Player
from valtable.games.kingdom.vocabulary import VOCABULARY
from valtable.games.realm import tell
from valtable.games.realm.cards import Monster, flat
from valtable.games.realm.tableau import Tableau

MAJORITIES: Final = {"citizens": Counter("citizen"), "monsters": Counter("monster"), "domains": Counter("domain")}
DUKE: Final = Message("score-dukes")  # the sources of several lines
ICONS: Final = Message("score-icons")
MAJORITY: Final = Message("score-majorities")
MOST_BONUS: Final = 7
TIE_BONUS: Final = 3
NO_DUKE: Final = flat(  # l.714-718
    VOCABULARY.parse(
        "vp+1 per role:worker & vp+1 per role:soldier & vp+2 per role:shadow & vp+2 per role:holy"
        " & vp+1 per 3 resources"
    )
)


def turn_end(game: Kingdom) -> None:
    """Check the end, pass the dice to the left; all players get the same number of turns (l.271-279)."""
    news = "" if game.last_round else end_reason(game)
    if news:
        game.end_reason = news
        game.last_round = True
        tell.ended(game, "end-" + news)
    pass_the_dice(game)
    if news and game.phase != Phase.OVER:
        tell.ended(game, "last-round")


def pass_the_dice(game: Kingdom) -> None:
    game.turn += 1
    game.active = (game.active + 1) % len(game.players)
    game.phase = Phase.OVER if game.last_round and game.active == game.first else Phase.ROLL


def end_reason(game: Kingdom) -> str:
    """Which end condition is met, if any."""
    if all_monsters_slain(game):
        return "monsters"
    if not any(game.domains):
        return "domains"
    if game.exhausted() >= game.box.exhausted_cards:
        return "exhausted"
    return ""


def all_monsters_slain(game: Kingdom) -> bool:
    return not any(game.monsters)


def score(game: Kingdom) -> Score:
    sheets = [common_lines(player) for player in game.players]
    for player, sheet in zip(game.players, sheets, strict=True):
        sheet.append(ScoreLine(Message("score-board"), player.vp))
        if game.box.no_duke:
            sheet.extend(no_duke_lines(player))
        else:
            sheet.extend(duke_lines(player, player.duke))
    if game.box.no_duke:
        for name, counter in MAJORITIES.items():
            for seat, points in enumerate(majority([player.count(counter) for player in game.players])):
                sheets[seat].append(ScoreLine(Message("score-most-" + name), points, MAJORITY))
    totals = [sum(line.points for line in sheet) for sheet in sheets]
    first = winners(game, totals)
    tie = Message("tie-shared" if len(first) > 1 else "tie-fewest-cards") if totals.count(max(totals)) > 1 else None
    return Score(sheets, first, Message("ending-" + game.end_reason), tie=tie)


def winners(game: Kingdom, totals: list[int]) -> list[int]:
    """The most points; then the fewest cards in the tableau; then the victory is shared (l.294)."""
    best = max(totals)
    leaders = [seat for seat, points in enumerate(totals) if points == best]
    fewest = min(game.players[seat].tableau.size for seat in leaders)
    return [seat for seat in leaders if game.players[seat].tableau.size == fewest]


def common_lines(player: Player) -> list[ScoreLine]:
    return [
        ScoreLine(Message("score-monsters"), sum(card.vp for card in player.victory_pile)),
        ScoreLine(Message("score-domains"), sum(card.vp for card in player.tableau.domains)),
    ]


def points_for(player: Player, gain: Effect) -> int:
    """The points that a player has from one thing that scores."""
    assert isinstance(gain, Gain)
    assert gain.counter is not None
    return gain.amount * player.count(gain.counter)


def duke_lines(player: Player, duke: Duke | None) -> list[ScoreLine]:
    """A line for each thing the duke counts; role icons on citizens and domains both count (l.596)."""
    if duke is None:
        return []
    name = duke.name()
    return [
        ScoreLine(Message("score-duke", {"card": name, "effect": gain.message()}), points_for(player, gain), DUKE, True)
        for gain in duke.scoring
    ]


def no_duke_lines(player: Player) -> list[ScoreLine]:
    """Without dukes everybody scores icons and resources (l.714-718)."""
    return [
        ScoreLine(Message("score-no-duke", {"effect": gain.message()}), points_for(player, gain), ICONS)
        for gain in NO_DUKE
    ]


def majority(counts: list[int]) -> list[int]:
    """Seven points for the most cards, three each on a tie (l.720-728); nobody has the most of nothing."""
    most = max(counts)
    if most == 0:
        return [0] * len(counts)
    points = MOST_BONUS if counts.count(most) == 1 else TIE_BONUS
    return [points if n == most else 0 for n in counts]


def surviving_monsters(game: Kingdom) -> list[Monster]:
    """The monsters left in the centre, events on the table included (l.648, l.807)."""
    left = [card for stack in game.monsters for card in stack]
    for number in sorted(game.covers):
        event = game.event_at(number)
        if event is not None:
            left.append(event)
    return left


def dark_lord_as_player(game: Kingdom) -> Player:
    """What the Dark Lord's duke counts: surviving monsters, captured citizens and domains (l.809)."""
    dark_lord = game.dark_lord
    assert dark_lord is not None
    tableau = Tableau((), dark_lord.citizens, dark_lord.domains)
    return Player(1, 0, 0, 0, 0, tableau, tuple(surviving_monsters(game)), (), dark_lord.duke)
