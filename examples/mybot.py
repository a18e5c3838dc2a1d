"""Two bots of one's own.

As a class, which may also look into imagined futures (`glimpse.imagine`):

    valtable simulate kingdom --bots ./examples/mybot.py:Bold,random

As a program that speaks JSON lines, in whatever language it is written:

    valtable play kingdom --bots "exec:python3 examples/mybot.py"
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

TIMID = ("pass", "done", "stop", "no")  # options that only end something


class Bold:
    """Takes anything that does something."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, question: Any) -> Any:
        bold = [option for option in question.options if option.id not in TIMID]
        return self.rng.choice(bold or question.options)


def main() -> None:
    for line in sys.stdin:
        options = [option["id"] for option in json.loads(line)["question"]["options"]]
        bold = [id for id in options if id not in TIMID]
        print(json.dumps({"option": (bold or options)[0]}), flush=True)


if __name__ == "__main__":
    main()
