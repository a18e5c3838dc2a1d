"""Both builds draw the same boards, byte for byte: the server may run on either."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path

import valtable
from valtable.table.sheet import PARTS, Sheet

ROOT = Path(__file__).parents[2]


def digest() -> str:
    """What all eyes see of the beginning of a game of each kind."""
    found = hashlib.sha256()
    for game in valtable.games():
        match = valtable.new(game, 3, 11)
        rng = random.Random(5)
        for _ in range(20):
            question = rng.choice(match.questions)
            match.answer(question.seat, rng.choice(question.options).id)
            for eyes in (None, 0, 1, 2):
                found.update(Sheet(match.rules.board(match.view(eyes), PARTS.draw)).text)
    return found.hexdigest()


def test_this_build_draws_what_the_sources_draw() -> None:
    run = "from tests.table.test_builds import digest; print(digest())"
    plain = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    told = subprocess.run([sys.executable, "-c", run], env=plain, cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == digest()
