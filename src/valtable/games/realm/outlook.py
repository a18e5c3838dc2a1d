"""What the dice bring a tableau on average: worked out once for each tableau, for bots that learn."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Choose, Effect, Gain
from valtable.engine.insight import Places, Sheet
from valtable.games.realm.cards import ACTIVE, FIRST_VALUES, PASSIVE, Citizen
from valtable.games.realm.hints import CHANCES
from valtable.games.realm.tableau import NOTHING, Tableau
from valtable.games.realm.vocabulary import ROLES, Steal

ROW_OF: Final = {value: row for row, value in enumerate(FIRST_VALUES)}  # the stack of a citizen's first value

# What everybody's tableau is described by.
SEEN: Final = Places()
ON_OWN_TURN: Final = SEEN.block(6)
ON_OTHERS_TURN: Final = SEEN.block(6)
COUNTS: Final = SEEN.block(2)
ROLE_COUNTS: Final = SEEN.block(4)
POWERS: Final = SEEN.block(9)
# And what is told of one's own beside that.
OWN: Final = Places()
ROWS: Final = OWN.block(10)
ROLE_STEPS: Final = OWN.block(16)
ICONS: Final = OWN.block(4)
MOST_OF_A_ROLE: Final = 4
MOST: Final = 4.0  # of anything that may grow without end, as it is told


class Mean:
    """What one roll brings on one side of the cards, on average; `any` is what leaves a choice."""

    __slots__ = ("any", "exchanges", "gold", "magic", "strength", "vp")

    def __init__(self, tableau: Tableau, side: int) -> None:
        gold = 0.0
        strength = 0.0
        magic = 0.0
        vp = 0.0
        any = 0.0
        exchanges = 0.0
        for value in range(1, 13):
            found = tableau.at(value, side)
            if found is NOTHING:
                continue
            chance: float = CHANCES[value]
            gold += chance * found.gold
            strength += chance * found.strength
            magic += chance * found.magic
            vp += chance * found.vp
            exchanges += chance * len(found.exchanges)
            for _, effect in found.later:
                any += chance * open_amount(effect)
            for _, effect in found.steals:
                any += chance * open_amount(effect)
        self.gold = gold
        self.strength = strength
        self.magic = magic
        self.vp = vp
        self.any = any
        self.exchanges = exchanges

    def tell(self, sheet: Sheet, place: int) -> None:
        for i, n in enumerate((self.gold, self.strength, self.magic, self.vp, self.any, self.exchanges)):
            sheet.put(place + i, min(n, MOST))


class Outlook:
    """What a tableau brings, and what more of something would bring."""

    __slots__ = ("active", "domain_points", "own", "passive", "per_domain", "per_role", "rows", "seen")

    def __init__(self, tableau: Tableau) -> None:
        self.active = Mean(tableau, ACTIVE)
        self.passive = Mean(tableau, PASSIVE)
        self.rows = [0] * len(FIRST_VALUES)  # how many citizens of each stack
        self.per_role = [0.0] * len(ROLES)  # what one more citizen of a role brings to a roll, by other cards
        self.per_domain = 0.0
        for card in tableau.starters:
            self.add_synergies(card)
        for card in tableau.citizens:
            self.rows[ROW_OF[card.activation[0]]] += 1
            self.add_synergies(card)
        points = 0
        for domain in tableau.domains:
            points += domain.vp
        self.domain_points = points
        self.seen = Sheet()
        self.own = Sheet()
        self.tell_all(tableau)
        self.tell_owner(tableau)

    def tell_all(self, tableau: Tableau) -> None:
        """What is told of it to everybody."""
        sheet = self.seen
        self.active.tell(sheet, ON_OWN_TURN)
        self.passive.tell(sheet, ON_OTHERS_TURN)
        sheet.put(COUNTS, min(len(tableau.citizens) / 6, MOST))
        sheet.put(COUNTS + 1, len(tableau.domains) / 4)
        for role, n in enumerate(tableau.roles):
            sheet.put(ROLE_COUNTS + role, min(n / 3, MOST))
        powers = tableau.powers
        working = (
            *(powers.on_roll, powers.on_doubles, powers.at_harvest, powers.at_action_start),
            *(powers.at_action_end, powers.on_slay, powers.on_gain_citizen),
        )
        for i, domains in enumerate(working):
            sheet.put(POWERS + i, min(float(len(domains)), MOST))
        sheet.put(POWERS + 7, min(float(powers.discount), MOST))
        if powers.ignores_plus:
            sheet.mark(POWERS + 8)

    def tell_owner(self, tableau: Tableau) -> None:
        """What is told to its owner beside that."""
        sheet = self.own
        for row, n in enumerate(self.rows):
            sheet.put(ROWS + row, min(n / 2, MOST))
        for role, n in enumerate(tableau.roles):
            sheet.mark_up_to(ROLE_STEPS + MOST_OF_A_ROLE * role, n, MOST_OF_A_ROLE)
            sheet.put(ICONS + role, min(tableau.icons[role] / 4, MOST))

    def add_synergies(self, card: Citizen) -> None:
        for half in card.halves:
            for part in half.more:
                if isinstance(part, Gain) and part.counter is not None:
                    amount = chance_of(card) * part.amount / part.counter.per
                    if part.counter.kind == "citizen_role":
                        self.per_role[part.counter.index] += amount
                    elif part.counter.kind == "domain":
                        self.per_domain += amount


def outlook(tableau: Tableau) -> Outlook:
    found = tableau.outlook
    if found is None:
        found = tableau.outlook = Outlook(tableau)
    return found


def chance_of(card: Citizen) -> float:
    """How often a roll wakes the card, on average."""
    chance = 0.0
    for value in card.activation:
        chance += CHANCES[value]
    return chance


def open_amount(effect: Effect) -> float:
    """How much something that leaves a choice brings."""
    if isinstance(effect, Gain):
        return float(effect.amount)
    if isinstance(effect, Steal):
        return float(effect.n)
    if isinstance(effect, Choose):
        return max([open_amount(part) for part in effect.parts])
    return 1.0
