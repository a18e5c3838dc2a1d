"""Learning from lessons: proximal policy optimisation of the net that `bots/net.py` plays with. It needs torch."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from typing import Any, Final

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, embedding_bag

from valtable.bots.net import PARTS
from valtable.engine.errors import SetupError
from valtable.engine.insight import Insight
from valtable.learn.lesson import Lesson

CLIP: Final = 0.2
MINIBATCH: Final = 8192  # decisions
JUDGING: Final = 1.0  # the weight of the judgement beside the policy
STEADY: Final = 0.9  # of what the mean of the weights was stays in it at each lesson


class Batch:
    """A lesson on the machine that learns."""

    def __init__(self, lesson: Lesson, device: str) -> None:
        def tensor(numbers: array[Any]) -> Tensor:
            kind = torch.int32 if numbers.typecode == "i" else torch.float32
            return torch.frombuffer(bytearray(numbers.tobytes()), dtype=kind).to(device)

        self.size = len(lesson)
        self.state_lengths = tensor(lesson.state_lengths).long()
        self.state_places = tensor(lesson.state_places)
        self.state_values = tensor(lesson.state_values)
        self.widths = tensor(lesson.widths).long()
        self.choice_lengths = tensor(lesson.choice_lengths).long()
        self.choice_places = tensor(lesson.choice_places)
        self.choice_values = tensor(lesson.choice_values)
        self.chosen = tensor(lesson.chosen).long()
        self.likelihoods = tensor(lesson.likelihoods)
        self.advantages = tensor(lesson.advantages)
        self.results = tensor(lesson.results).clamp(0.0, 1.0)
        self.state_starts = starts(self.state_lengths)
        self.width_starts = starts(self.widths)
        self.choice_starts = starts(self.choice_lengths)


def starts(lengths: Tensor) -> Tensor:
    """Where each of these stretches begins, one after the other."""
    return torch.cumsum(lengths, 0) - lengths


def spread(begins: Tensor, lengths: Tensor) -> Tensor:
    """The positions of all members of some stretches."""
    shift = torch.repeat_interleave(begins - starts(lengths), lengths)
    return shift + torch.arange(len(shift), device=shift.device)


def summed(rows: Tensor, places: Tensor, values: Tensor, lengths: Tensor) -> Tensor:
    """For each sheet, one after the other: the rows at its places, each times its value.

    A GPU multiplies by a matrix that is mostly zeros sooner than it adds single rows, and in the same order each time.
    """
    if not rows.is_cuda:
        return embedding_bag(places, rows, starts(lengths).int(), mode="sum", per_sample_weights=values)
    sheet = torch.repeat_interleave(torch.arange(len(lengths), device=rows.device), lengths)
    dense = torch.zeros(len(lengths), len(rows), device=rows.device)
    dense[sheet, places.long()] = values  # a place is told once in a sheet
    return dense @ rows


class Learner:
    """The weights being learned, and how."""

    def __init__(self, insight: Insight, hidden: int, seed: int, device: str) -> None:
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")  # on a GPU: weights are kept as 16-bit floats in the end
        self.device = device
        width = hidden + 1
        shapes = {
            "state_start": (width,),
            "state_rows": (insight.width, width),
            "choice_rows": (insight.choice_width, width),
            "choice_last": (hidden,),
            "value_start": (width,),
            "value_rows": (insight.width, width),
            "value_last": (hidden,),
        }
        self.weights: dict[str, Tensor] = {}
        for name in PARTS:
            scale = 0.15 if name.endswith("rows") else 1 / math.sqrt(hidden) if name.endswith("last") else 0.0
            part = torch.randn(shapes[name]) * scale
            if name.endswith("rows"):
                part[:, -1] = 0.0
            self.weights[name] = part.to(device).requires_grad_()
        self.optimizer = torch.optim.Adam(self.weights.values(), lr=1e-3, eps=1e-6)
        self.means = self.copies()  # of the weights after the latest lessons: steadier than any of them

    def copies(self) -> dict[str, Tensor]:
        return {name: part.detach().clone() for name, part in self.weights.items()}

    def begin_with(self, weights: Sequence[bytes]) -> None:
        """Start from a net that is as wide as this one or narrower. What is wider has no say yet: the last layer does
        not hear it, so the net plays as it did, with room to learn more."""
        with torch.no_grad():
            for name, data in zip(PARTS, weights, strict=True):
                part = self.weights[name]
                old = torch.frombuffer(bytearray(data), dtype=torch.float32).to(self.device)
                if name.endswith("last"):
                    part.zero_()
                    part[: len(old)] = old
                    continue
                old = old.view(*part.shape[:-1], -1)
                hidden = old.shape[-1] - 1
                if hidden > part.shape[-1] - 1:
                    raise SetupError(f"the net to begin with has {hidden} hidden numbers, more than are wanted")
                part[..., :hidden] = old[..., :-1]
                part[..., -1] = old[..., -1]
        self.means = self.copies()

    def export(self, mean: bool = False) -> tuple[bytes, ...]:
        """The weights as bots play with them: those of now, or their mean."""
        weights = self.means if mean else self.weights
        return tuple(array("f", weights[name].detach().cpu().flatten().tolist()).tobytes() for name in PARTS)

    def state(self) -> dict[str, Any]:
        """Everything that is needed to go on later."""
        return {"weights": self.weights, "means": self.means, "optimizer": self.optimizer.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        with torch.no_grad():
            for name, part in self.weights.items():
                part.copy_(state["weights"][name])
                self.means[name].copy_(state["means"][name])
        self.optimizer.load_state_dict(state["optimizer"])

    def rate(self, batch: Batch, some: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """For some decisions: the log-chance of each choice, whose it is, where theirs begin, and the judgement."""
        weights = self.weights
        lengths = batch.state_lengths[some]
        at = spread(batch.state_starts[some], lengths)
        places, values = batch.state_places[at], batch.state_values[at]
        state = summed(weights["state_rows"], places, values, lengths) + weights["state_start"]
        judged = summed(weights["value_rows"], places, values, lengths) + weights["value_start"]
        worth = torch.relu(judged[:, :-1]) @ weights["value_last"] + judged[:, -1]

        widths = batch.widths[some]
        which = spread(batch.width_starts[some], widths)
        lengths = batch.choice_lengths[which]
        at = spread(batch.choice_starts[which], lengths)
        choice = summed(weights["choice_rows"], batch.choice_places[at], batch.choice_values[at], lengths)
        owner = torch.repeat_interleave(torch.arange(len(some), device=some.device), widths)
        both = choice + state[owner]
        rating = torch.relu(both[:, :-1]) @ weights["choice_last"] + both[:, -1]
        top = torch.full((len(some),), -1e9, device=some.device).scatter_reduce(0, owner, rating.detach(), "amax")
        total = torch.zeros(len(some), device=some.device).index_add(0, owner, torch.exp(rating - top[owner]))
        return rating - top[owner] - torch.log(total)[owner], owner, starts(widths), worth

    def learn(
        self, lesson: Lesson, rate: float, entropy: float, epochs: int, imitate: bool = False
    ) -> dict[str, float]:
        """Go through a lesson some times; what was seen on the way, on average."""
        batch = Batch(lesson, self.device)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        advantages = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-6)
        names = ("policy", "judgement", "entropy", "moved")
        seen = torch.zeros(len(names), device=self.device)
        steps = 0
        for _ in range(epochs):
            order = torch.randperm(batch.size).to(self.device)
            for some in order.split(MINIBATCH):
                if len(some) < MINIBATCH // 4 and batch.size > MINIBATCH:
                    continue
                logs, owner, begins, worth = self.rate(batch, some)
                taken = logs[begins + batch.chosen[some]]
                spreading = -torch.zeros(len(some), device=some.device).index_add(0, owner, logs.exp() * logs).mean()
                judging = binary_cross_entropy_with_logits(worth, batch.results[some])
                if imitate:
                    policy = -taken.mean()
                else:
                    ratio = torch.exp(taken - batch.likelihoods[some])
                    gain = advantages[some]
                    policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                loss = policy + JUDGING * judging - entropy * spreading
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.weights.values(), 1.0)
                self.optimizer.step()
                moved = (taken - batch.likelihoods[some]).abs().mean()
                seen += torch.stack([policy, judging, spreading, moved]).detach()
                steps += 1
        if imitate:
            self.means = self.copies()
        for name, part in self.weights.items():
            self.means[name].lerp_(part.detach(), 1 - STEADY)
        return dict(zip(names, (seen / max(1, steps)).tolist(), strict=True))
