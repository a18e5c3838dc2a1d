"""What Margraves can say that games at random may not reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.text.gather import asked, journal_of, question, rules_of, table_of
from valtable.engine.effects import Counter, Effect, Gain, Pay
from valtable.engine.message import Message
from valtable.engine.question import PASS, YES, Question
from valtable.games.margraves import tell
from valtable.games.margraves.cards import FOLDER, STANDARD
from valtable.games.margraves.state import KNIGHTS, OWN, RECALL, SUPPLY, TWO_GOLD, Margraves, Phase
from valtable.games.margraves.turn import last_round
from valtable.games.margraves.vocabulary import VOCABULARY

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {}), (5, {})]
KINDS = (
    *(("plain", 1), ("did", 0), ("did", 1), ("tell", 0), ("did_secretly", 0)),
    *(("with_card", 1), ("about_token", 1), ("counted", 1)),
)
TOLD_AT_THE_END: set[str] = set()
LEAST = {"messages": 900, "options": 300, "named": 70, "kinds": 25, "colons": 600}  # how much is to be heard


def table(players: int) -> Margraves:
    return table_of("margraves", players, Margraves)


def messages() -> Iterator[Message]:
    yield from effects()
    yield from endings()
    yield from events()
    for phase in Phase:
        yield Message("phase-" + phase.name.lower())
    game = table(2)
    for choice in (RECALL, TWO_GOLD, *OWN, *SUPPLY, *KNIGHTS, *game.box.tombs, *game.box.slots, *game.box.hiring):
        yield choice.label(game)
    for name in ("empty", "laid", "last-round"):
        yield Message("board-" + name)
    for name in ("tomb", "standing", "lying"):
        yield Message("board-" + name, {"n": 2})
    for n in (0, 1, 2):
        yield Message("board-statue", {"n": n})
    for name in ("unsure", "laid", "grants", "ends"):
        yield Message("row-" + name)


def questions() -> Iterator[Question]:
    """Asked by the engine's `ask`, or by `decide` with the grants beside; the offers are named where they are made."""
    yield from asked(FOLDER, "monk")
    yield from asked(FOLDER, "monk", "decide", 2, 4)
    more = {"effect": Gain("gold", 1).message()}
    for prompt in ("offer", "offer-take", "offer-pay"):
        yield question(prompt, [YES, PASS], "monk", more)


def endings() -> Iterator[Message]:
    """Every way a game can end, and both ties."""
    for reason in ("tower", "citizens", "privileges"):
        game = table(2)
        game.end_reason = reason
        yield rules_of("margraves", 2).score(game).ending
    score = rules_of("margraves", 2).score(game)  # nobody has done anything
    assert score.tie is not None
    yield score.tie
    game.players[0].gold = 1
    tie = rules_of("margraves", 2).score(game).tie
    assert tie is not None
    yield tie


def events() -> Iterator[Message]:
    """Every kind of event, told by the rules' own functions."""
    game = table(3)
    player, other = game.players[0], game.players[1]
    monk, guild, wargs = STANDARD.by_id["monk"], STANDARD.guilds[0], STANDARD.by_id["warg_pack"]
    tell.turn(game)
    for kind in ("passed-on", "tombs-emptied", "over"):
        tell.plain(game, kind)
    for kind in ("knight-returns", "new-privilege", "new-monster", "new-citizen", "lair-shuffled"):
        tell.plain(game, kind, monk, "row-1")
    tell.recalls(game, player)
    for kind in ("influence-lost", "last-round-tower"):
        tell.did(game, kind, player)
    for kind in (
        *("resolved", "plays-pennant", "plays-text", "removed", "took-back", "moved", "deployed", "built", "line-full"),
        *("took-privilege", "drew-privilege", "used-grant"),
    ):
        tell.with_card(game, kind, player, monk, "row-1", "seat-0")
    for kind in ("none-left", "gave-up", "threw-away"):
        for token in ("stone", "wood", "magic", "gem", "knight", "wild"):
            tell.about_token(game, kind, player, token)
    for kind in ("sailed", "entombed", "on-statue", "raised"):
        for n in (1, 2):
            tell.counted(game, kind, player, n, "row-1", "seat-0")
    tell.gained(game, player, "gold", 2)
    tell.paid(game, player, "gold", 2)
    tell.paid_for_tower(game, player)
    tell.paid_to(game, player, other, "gold", 2)
    tell.hired(game, player, monk, 3, "row-2")
    tell.advanced(game, player, guild, 2)
    tell.crossed(game, player, guild, 4)
    tell.slew(game, player, wargs, [("magic", 1), ("strength", 2), ("knight", 0)], "forest")
    tell.drafted(game, player, monk)
    player.wealth = tuple(STANDARD.wealth[:3])
    tell.revealed(game, player)
    tell.laid(game, player, monk)
    tell.took_back_laid(game, player, monk)
    for reason in ("citizens", "privileges"):
        game.end_reason = ""
        last_round(game, reason)
    yield from journal_of(game)


VERBS = {
    **{
        verb: [verb, f"may({verb})"] for verb in ("move", "travel", "deploy", "post", "march", "summon", "slay", "sail")
    },
    "rally": ["rally(1)", "rally(2)"],
    "raise": ["raise(1)", "raise(2)"],
    "recruit": ["recruit", "recruit(2)", "choose(recruit|wild+1)"],
    "take_back": ["take_back"],
}


def effects() -> Iterator[Message]:
    """Everything that can be gained, every verb, and how they go together."""
    swept: list[Effect] = [Gain(name, n) for name in VOCABULARY.resources for n in (1, 2, 10)]
    swept.extend([Gain("gold", 1, Counter("tower", "", per)) for per in (1, 2)])
    swept.append(Pay("gold", 1, None, Gain("knight", 1)))
    swept.extend([VOCABULARY.parse(text) for texts in VERBS.values() for text in texts])
    for effect in swept:
        yield effect.message()
