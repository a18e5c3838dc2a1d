"""The book: joining the story by paying its task, and turning the page (rulebook l.125-147, l.262-278, l.304-306)."""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message, amount
from valtable.engine.question import NO, YES, Choice
from valtable.games.realm.effects import resolve
from valtable.games.realm.paying import Payment, paid
from valtable.games.realm.vocabulary import RESOURCES, Resource, amounts
from valtable.games.saga.books import RuleCard, Task
from valtable.games.saga.state import BRIGHT, DULL, About, Phase, Player, Saga
from valtable.games.saga.vocabulary import Instruction

Cost = tuple[int, int, int]  # gold, strength and magic


# --- what a token on the task costs ---------------------------------------------------------------------------------


def task_cost(game: Saga) -> Cost:
    """What is printed, and the tokens that lie there."""
    gold, strength, magic = game.open_page().task.cost(game.box.players)
    more = game.task_tokens  # strength, magic and gold
    return gold + more[2], strength + more[0], magic + more[1]


def covers(player: Player, cost: Cost) -> bool:
    """Whether they can pay: magic stands for strength or gold, but one at least of each is real (l.141, base l.398)."""
    gold, strength, magic = cost
    if (gold and not player.gold) or (strength and not player.strength):
        return False
    return player.magic >= magic + max(0, gold - player.gold) + max(0, strength - player.strength)


def less(cost: Cost, resource: Resource, n: int) -> Cost:
    """So much less of one resource."""
    left = [max(0, had - n) if kind is resource else had for kind, had in zip(RESOURCES, cost, strict=True)]
    return left[0], left[1], left[2]


def helps(game: Saga, player: Player) -> list[Instruction]:
    """What would make the next token cheaper for this player: a boon, VP, or their radiant token."""
    found: list[Instruction] = []
    if game.page == 0 and not game.placed:
        effects = [boon.effect for boon in game.box.boons if boon.is_for("first_task_less")]
        found.extend([effect for effect in effects if isinstance(effect, Instruction)])
    for_vp, radiant = game.rule("task_for_vp"), game.rule("radiant_pays")
    if for_vp is not None and player.vp >= for_vp.value:
        found.append(for_vp)
    if radiant is not None and player.radiant == BRIGHT:
        found.append(radiant)
    return found


def within_reach(player: Player, cost: Cost, helps: list[Instruction]) -> bool:
    """Whether they can pay with some of these helps."""
    if covers(player, cost):
        return True
    if not helps:
        return False
    first, rest = helps[0], helps[1:]
    return any(
        within_reach(player, less(cost, resource, first.n), rest) for resource in asked_for(cost)
    ) or within_reach(player, cost, rest)


def asked_for(cost: Cost) -> list[Resource]:
    return [resource for resource, n in zip(RESOURCES, cost, strict=True) if n]


def can_join(game: Saga, player: Player) -> bool:
    """Whether they can place a token now: the task is not full (l.278), no monster locks it, and they can pay."""
    if len(game.placed) >= needed(game) or locked_by(game):
        return False
    return within_reach(player, task_cost(game), helps(game, player))


def needed(game: Saga) -> int:
    return game.open_page().task.needed(game.box.players)


def locked_by(game: Saga) -> str:
    """The monster in the row that keeps everybody from the task, by a rule of the page."""
    rule = game.rule("task_locked")
    if rule is not None and game.column_of(game.box.pack.by_id[rule.monster]) >= 0:
        return rule.monster
    return ""


# --- joining --------------------------------------------------------------------------------------------------------


class Join(Choice):
    """Place a token on the task."""

    __slots__ = ()

    def label(self, game: Game) -> Message:
        assert isinstance(game, Saga)
        return Message("deed-join", {"card": game.open_page().task.name(), "price": amounts(*task_cost(game))})


JOIN: Final = Join("task")


def payments(player: Player, cost: Cost) -> list[Payment]:
    """Every exact payment, the one with the least magic first."""
    gold, strength, magic = cost
    found: list[Payment] = []
    for spared in range(max(0, gold - player.gold), max(1, gold)):  # so much magic in the place of gold
        for more in range(max(0, strength - player.strength), max(1, strength)):
            if magic + spared + more > player.magic:
                break
            left = (gold - spared, strength - more, magic + spared + more)
            id = "-".join([f"{resource.id}-{n}" for resource, n in zip(RESOURCES, left, strict=True) if n])
            found.append(Payment(id or "nothing", *left))
    found.sort(key=lambda payment: payment.magic)
    return found


def join(game: Saga, player: Player) -> None:
    """Pay the task at once, place a token, take its reward (l.264-266)."""
    task = game.open_page().task
    cost = task_cost(game)
    left = helps(game, player)
    vp = player.vp
    while left:
        help = left.pop(0)
        cost = cheaper(game, player, task, cost, help, left)
    payment = paid(game, player, task, payments(player, cost))
    game.placed = (*game.placed, player.seat)
    if game.journal is not None:
        price = amounts(payment.gold, payment.strength, payment.magic, vp - player.vp)
        args = {"card": task.name(), "price": price, "k": len(game.placed), "n": needed(game), "to": "task"}
        game.journal.did("joined" if price else "joined-free", player.seat, {**args, "from": f"seat-{player.seat}"})
    resolve(game, player, task.reward, task)


OFFERED: Final = {"task_for_vp": "task-vp", "radiant_pays": "task-radiant"}  # the helps that one may do without


def cheaper(game: Saga, player: Player, task: Task, cost: Cost, help: Instruction, left: list[Instruction]) -> Cost:
    """Use a help, or not; nobody is led into a payment that they cannot make."""
    reduced = [resource for resource in asked_for(cost) if within_reach(player, less(cost, resource, help.n), left)]
    if help.verb in OFFERED:
        choices = [YES] if reduced else []
        if within_reach(player, cost, left):
            choices.append(NO)
        about = {"card": task.name(), "n": help.n, "price": [amount("vp", help.value)]}
        if game.ask(player, OFFERED[help.verb], choices, About(task.id, about)) is NO:
            return cost
        player.vp -= help.value
        if help.verb == "radiant_pays":
            player.radiant = DULL
            if game.journal is not None:
                game.journal.did("radiant-used", player.seat)
    if not reduced:
        return cost
    about = {"card": task.name(), "n": help.n}
    return less(cost, game.ask(player, "task-less", reduced, About(task.id, about)), help.n)


# --- the pages ------------------------------------------------------------------------------------------------------


def open_book(game: Saga) -> None:
    """What the cover, the boons of the coffer and the first page do at once (l.131, l.206)."""
    player = game.active_player
    for boon in game.box.boons:
        if boon.timing == "setup" and not boon.is_for("first_task_less"):
            resolve(game, player, boon.effect, boon)
    reveal(game, game.box.book)
    reveal(game, game.open_page())
    game.phase = Phase.ROLL


def reveal(game: Saga, card: RuleCard) -> None:
    """The instructions of a rule card that are followed once, when it is turned up."""
    if card.immediate is not None:
        resolve(game, game.active_player, card.immediate, card)


def turn_page(game: Saga) -> bool:
    """With all tokens on the task the page is turned; after the last one the book is won (l.304-306)."""
    if len(game.placed) < needed(game):
        return False
    game.placed = ()
    game.task_tokens = (0, 0, 0)
    if game.page + 1 == len(game.box.book.pages):
        game.end = "won"
        if game.journal is not None:
            game.journal.tell("book-won", {"card": game.box.book.name()})
        return True
    game.page += 1
    if game.journal is not None:
        game.journal.tell("page-turned", {"card": game.open_page().name(), "to": "book"})
    reveal(game, game.open_page())
    return False
