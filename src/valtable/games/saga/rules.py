"""The Saga as the engine knows it."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.errors import SetupError
from valtable.engine.rules import Parts, Rules, Step, by_name, explained
from valtable.engine.setting import Setting
from valtable.games.realm.cards import Citizen
from valtable.games.realm.catalogue import catalogue, names
from valtable.games.realm.paying import usual
from valtable.games.realm.state import CENTRE, CITIZENS, DOMAINS
from valtable.games.realm.tableau import Tableau
from valtable.games.realm.ways import Verb, Ways
from valtable.games.realm.why_not import why_not
from valtable.games.saga import board, coffer, hints, look, turn
from valtable.games.saga.actions import first_action, second_action, take_monster
from valtable.games.saga.aid import AID_VERBS, take_tokens_first
from valtable.games.saga.books import Book
from valtable.games.saga.conceal import conceal
from valtable.games.saga.insight import INSIGHT
from valtable.games.saga.monsters import monster_phase, second_harvest
from valtable.games.saga.setup import check, settings, setup
from valtable.games.saga.shelf import STANDARD, library
from valtable.games.saga.siege import HARM_VERBS
from valtable.games.saga.state import Box, Phase, Player, Saga
from valtable.games.saga.tasks import open_book
from valtable.games.saga.view import in_the_open, view

SETTINGS: Final[tuple[Setting, ...]] = settings(STANDARD)

# The paragraphs of the guide, each with the questions and events that it explains, where they have another name.
ANCHORS: Final = explained(
    {
        "turn": "forced",
        "harvest": "harvested",
        "explorer": "herald harvested-nothing",
        "steal": "steal-tokens tokens-taken rob-discard random-monster",
        "choose-gain": "gain-any choose-reward gained",
        "exchange": "exchanged used-free pay-power",
        "actions": "action",
        "slay": "slew",
        "citizen-reward": "take-citizen took-citizen",
        "magic": "pay",
        "recruit": "recruited turned-up",
        "take": "took-resource",
        "pray": "prayed prayed-free prayed-wall",
        "walls": "build-wall mend-wall wall-built wall-mended wall-breached wall-fell",
        "favours": "convert-from convert-amount convert-to converted discard-monster monster-discarded favour-dealt",
        "change-dice": "which-die die-value die-changed",
        "share": "share-with share-what share-amount share-type shared",
        "story": "task-vp task-radiant task-less joined joined-free",
        "tokens": "tokens-put",
        "radiants": "recharge radiant-gain stop-attack attack-stopped radiant-given radiant-used radiant-dimmed"
        " radiant-recharged",
        "boons": "cancel-six boon-used six-cancelled",
        "attack": "give-up-citizen attacked",
        "oubliettes": "free-citizen capture-citizen banish-citizen captured banished freed",
        "dark-monsters": "attack-which breach-which dark-acts spawned",
        "six": "book-acts",
        "turn-end": "monster-dealt deck-shuffled",
        "page": "page-turned",
        "exhausted": "cover-first left-empty",
        "end": "book-won book-lost",
        "events": "event-appears event-woke lost",
        "event-tokens": "put-token token-put",
    }
)


VERBS: Final[dict[str, Verb]] = {**HARM_VERBS, **AID_VERBS}


def surcharge(game: Saga, citizen: Citizen) -> int:
    """What the open page makes citizens cost more."""
    rule = game.rule("recruit_more")
    return 0 if rule is None or citizen.activation[0] < rule.value else rule.n


def ways(events: bool) -> Ways:
    """Monsters that are slain go to the discard, only citizens can be exhausted, and nobody robs the team."""
    return Ways(
        verbs=VERBS,
        thieves=take_tokens_first,
        slain=take_monster,
        stacks=CENTRE[CITIZENS:DOMAINS],
        events=events,
        surcharge=surcharge,
    )


STEPS: Final[dict[int, Step]] = {
    Phase.OPENING: open_book,
    Phase.ROLL: turn.roll_phase,
    Phase.HARVEST: turn.harvest_phase,
    Phase.FIRST_ACTION: first_action,
    Phase.SECOND_ACTION: second_action,
    Phase.MONSTERS: monster_phase,
    Phase.SECOND_HARVEST: second_harvest,
    Phase.TURN_END: turn.turn_end,
}

PARTS: Final = Parts(
    setup=setup,
    steps={phase: turn.until_defeat(step) for phase, step in STEPS.items()},
    score=turn.score,
    in_the_open=in_the_open,
    view=view,
    conceal=conceal,
    board=board.board,
    faces=look.faces,
    standing=hints.standing,
    catalogue=catalogue,
    names=names,
    legacy=coffer.legacy,
    why_not=why_not,
    insight=INSIGHT,
    usual=usual,
)


class SagaRules(Rules):
    """The rules of the Saga for one book and one set of options."""

    name = "saga"
    version = 1

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        pack = library(options)
        if pack is not STANDARD:
            for setting in settings(pack):
                if setting.name in ("citizens", "events") and isinstance(options[setting.name], list):
                    setting.check(options[setting.name])
        if options["book"] == SETTINGS[0].default and options["book"] not in pack.by_id:
            options = {**options, "book": pack.books.books[0].id}  # the first of one's own
        book = pack.by_id.get(options["book"])
        if not isinstance(book, Book):
            known = ", ".join(book.id for book in pack.books.books)
            raise SetupError(f"option 'book': there is no {options['book'][:60]!r}; there are: {known}")
        check(pack, players, options)
        held = coffer.settled(pack, book, options["coffer"])
        box = Box(pack, book, players, options, held, ways(options["events"] is not False))
        super().__init__(players, options, pack, box, PARTS)
        self.classes = by_name(Saga, Player, Tableau)
        self.anchors = ANCHORS
