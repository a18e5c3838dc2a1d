"""The benchmarks: `python3 dev.py bench`. README.md says how to read them.

--quick          half a minute or so instead of two
--build NAME     measure `interpreted` or `compiled` alone
--json FILE      where the figures go (build/bench.json)
--check          fail when a target is missed
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "benchmarks"
BUILD = ROOT / "build"
SOURCES = BUILD / "interpreted" / "src"  # a copy: native modules that lie in src would be run instead of the sources
COMPILED = BUILD / "compiled" / "src"
REFERENCE = BUILD / "reference"
BUILDS = ("interpreted", "compiled")
NATIVE = ("*.so", "*.pyd")


class Figure:
    """One line of the table; `least` or `most` is its target."""

    def __init__(
        self, name: str, title: str, digits: int = 0, least: float | None = None, most: float | None = None
    ) -> None:
        self.name = name
        self.title = title
        self.digits = digits
        self.least = least
        self.most = most

    def target(self) -> str:
        if self.least is not None:
            return f">= {self.least:g}"
        return f"< {self.most:,g}" if self.most is not None else ""

    def met(self, value: float) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value < self.most)


def other_game(name: str, least: float) -> tuple[Figure, ...]:
    """The same for another game, in short; `least` is the target of its ratio to the reference."""
    return (
        Figure(f"{name}_decisions_per_s", f"{name}: random, 4 players, decisions/s"),
        Figure(f"{name}_ratio", "   ratio to the reference", 3, least=least),
        Figure(f"{name}_copy_us", "   copy() of a state in mid-game, µs", 2),
        Figure(f"{name}_answer_us", "   match.answer, median, µs", 0, most=1000),
        Figure(f"{name}_answer_p95_us", "   match.answer, 95 of 100, µs"),
        Figure(f"{name}_greedy_us", "   greedy bot, µs a decision"),
    )


FIGURES = (
    Figure("reference_decisions_per_s", "reference: random, decisions/s"),
    Figure("decisions_per_s", "kingdom: random, 4 players, decisions/s"),
    Figure("ratio", "   ratio to the reference", 3, least=0.35),
    Figure("ratio_worst", "   ratio of the worst round", 3),
    Figure("copy_us", "copy() of a state in mid-game, µs", 2),
    Figure("copy_us_scaled", "   on a machine of 150,000 decisions/s, µs", 2, most=10),
    Figure("answer_us", "match.answer, median, µs", 0, most=1000),
    Figure("answer_p95_us", "match.answer, 95 of 100, µs", 0, most=1000),
    Figure("save_us", "match.save, µs"),
    Figure("load_us", "valtable.load, µs"),
    *(Figure(f"games_per_s_{n}", f"random games/s, {n} player{'s' if n > 1 else ''}") for n in range(1, 6)),
    Figure("greedy_us", "greedy bot, µs a decision"),
    Figure("greedy_games_per_s", "1 greedy and 3 random, games/s", 1),
    *other_game("villages", 0.2),
    *other_game("margraves", 0.3),
    *other_game("saga", 0.35),
    *other_game("valroc", 0.15),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Measures valtable beside a reference.")
    parser.add_argument("--quick", action="store_true", help="half a minute or so instead of two")
    parser.add_argument("--build", choices=BUILDS, help="measure this build alone")
    parser.add_argument("--json", type=Path, default=BUILD / "bench.json", help="where the figures go")
    parser.add_argument("--check", action="store_true", help="fail when a target is missed")
    args = parser.parse_args()
    rounds, slice_s = ("5", "0.08") if args.quick else ("20", "0.2")
    figures: dict[str, dict[str, float]] = {}
    for build in (args.build,) if args.build else BUILDS:
        prepare: Callable[[], list[str]] = prepare_interpreted if build == "interpreted" else prepare_compiled
        try:
            path, *reference = prepare()
            print(f"measuring the {build} build", file=sys.stderr, flush=True)
            out = run([sys.executable, str(HERE / "measure.py"), rounds, slice_s, *reference], ROOT, path)
        except subprocess.CalledProcessError as error:
            print(f"{error.output}\nThe {build} build could not be measured: see above.", file=sys.stderr)
            return 1
        figures[build] = json.loads(out.splitlines()[-1])["figures"]
    print(table(figures))
    write(args.json, figures)
    missed = [
        f"{build}: {line.title.strip()}" for build in figures for line in FIGURES if not met(line, figures[build])
    ]
    if missed:
        print("Missed: " + "; ".join(missed))
    return 1 if args.check and missed else 0


def met(line: Figure, figures: dict[str, float]) -> bool:
    return line.met(figures[line.name])


def table(figures: dict[str, dict[str, float]]) -> str:
    lines = [f"{'':<44}" + "".join(f"{build:>14}" for build in figures) + f"{'target':>10}  met"]
    for line in FIGURES:
        cells = "".join(f"{figures[build][line.name]:>14,.{line.digits}f}" for build in figures)
        verdict = ""
        if line.target():
            verdict = "yes" if all(met(line, of) for of in figures.values()) else "NO"
        lines.append(f"{line.title:<44}{cells}{line.target():>10}  {verdict}".rstrip())
    return "\n".join(lines)


def write(file: Path, figures: dict[str, dict[str, float]]) -> None:
    """The figures as JSON, with what they were measured on."""
    machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    data: dict[str, Any] = {
        **machine,
        "figures": figures,
        "targets": {f.name: f.target() for f in FIGURES if f.target()},
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_name(file.name + ".partial")
    partial.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    partial.replace(file)


def run(command: list[str], folder: Path, path: str = "") -> str:
    """Run a program with modules from that path first; its output."""
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise subprocess.CalledProcessError(done.returncode, command, done.stdout)
    return done.stdout


def prepare_interpreted() -> list[str]:
    """The path of the sources."""
    shutil.rmtree(SOURCES.parent, ignore_errors=True)
    shutil.copytree(ROOT / "src", SOURCES, ignore=shutil.ignore_patterns("__pycache__", *NATIVE))
    return [str(SOURCES)]


def prepare_compiled() -> list[str]:
    """The path of the compiled build, and where the compiled reference lies; both are made when they are not there."""
    print("compiling what has changed", file=sys.stderr, flush=True)
    run([sys.executable, "-m", "tools.compiled"], ROOT)
    sources = sorted((HERE / "reference").glob("*.py"))
    stamp = REFERENCE / "digest"
    digest = hashlib.sha256(sys.implementation.cache_tag.encode() + b"".join(file.read_bytes() for file in sources))
    if not (stamp.is_file() and stamp.read_text() == digest.hexdigest()):
        shutil.rmtree(REFERENCE, ignore_errors=True)
        REFERENCE.mkdir(parents=True)
        for file in sources:
            shutil.copy(file, REFERENCE)
        run([sys.executable, "-m", "mypyc", "kingdom_model.py"], REFERENCE)
        stamp.write_text(digest.hexdigest())
    return [str(COMPILED), str(REFERENCE)]


if __name__ == "__main__":
    sys.exit(main())
