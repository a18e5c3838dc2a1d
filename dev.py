#!/usr/bin/env python3
"""Everything one does with a checkout of Valtable. Needs Python 3.11 or later and nothing else.

    python3 dev.py play [OPTIONS]          play in the browser: --port N, --host H, --data DIR, --database URL,
                                           --no-browser ... (play --help)
    python3 dev.py run play [GAME]         play in the terminal
    python3 dev.py run COMMAND [OPTIONS]   any command of the program: resume, simulate, cards, guide ... (run --help)
    python3 dev.py test                    every lint and every test, on the interpreted and on the compiled build
    python3 dev.py test --quick            for everyday work, under a minute: the lints, and the tests of the engine, of
                                           the games' rules and of the heart of the server
    python3 dev.py test PYTEST-ARGS        pytest alone, with these arguments
    python3 dev.py compile                 compile the rules and the bots in place, for speed (needs a C compiler)
    python3 dev.py compile --clean         remove everything compiled
    python3 dev.py bench [ARGS]            run the benchmarks
    python3 dev.py lock [--upgrade]        make the lock files in requirements/ and web/ anew
    python3 dev.py help                    this text

What a command needs is installed into .venv first, and again only after a lock file has changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Sequence
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - so that an older Python says it in one line
    sys.exit("dev.py: Valtable needs Python 3.11 or later, this is %d.%d." % sys.version_info[:2])  # noqa: UP031

from tools import compiled, machine, web

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "valtable-setup.json"
LOCKS = ROOT / "requirements"
LOGS = ROOT / "build" / "logs"

# Lock file -> what `uv pip compile` makes it from. The order counts: `test` may not contradict `play`.
LOCK_SOURCES = {
    "uv": ["--group", "pyproject.toml:uv"],
    "play": ["pyproject.toml", "--group", "build"],
    "test": [
        "pyproject.toml",
        *("--group", "build", "--group", "test", "--group", "lint", "--group", "compile"),
        *("--constraint", "requirements/play.txt"),
    ],
    "compile": ["--group", "pyproject.toml:compile", "--constraint", "requirements/test.txt"],
}
# None of these may bring the address of a package index into a lock file.
LOCK_OPTIONS = [
    *("--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-emit-index-url", "--no-header", "--no-annotate"),
]

LOOKS = "tests/games/test_looks.py"  # draws every board of whole games
# Long, and the same on both builds: the full run has it on the compiled one, which is quicker.
ONCE = (
    *(LOOKS, "tests/games/test_packs.py", "tests/games/villages/test_knowledge.py"),
    *("tests/bots/test_peeking.py", "tests/bots/test_teacher.py", "tests/learn", "tests/properties", "tests/saves"),
    "tests/table/test_changes.py",
)
RULES = [
    f"tests/{room}" for room in ("engine", "games", "bots", "learn", "properties", "saves", "table")
]  # what the compiled build is tried with
# What `test --quick` runs: what most changes can break, and nothing that takes long to find out.
QUICK = [
    *("tests/engine", "tests/games", f"--ignore={LOOKS}"),
    *("tests/server/test_answers.py", "tests/table", "tests/server/test_unseen.py"),
]
SPREAD = ["--dist", "loadgroup", "-n"]

NO_INDEX = "check that your package index can be reached (network, proxy, pip and uv settings) and try again"
NO_VENV = "on Debian and Ubuntu install python3-venv (apt install python3-venv), elsewhere a complete Python"

Command = Sequence[str | Path]


class Failure(Exception):
    """A command cannot go on; the message says in one line what to do."""


# ---- running programs ----------------------------------------------------------------------------------------------


class Step:
    """A program run in the background: its output goes to a log file, one line tells how it went."""

    def __init__(self, title: str, command: Command, env: dict[str, str] | None = None) -> None:
        self.title = title
        self.command = [str(word) for word in command]
        self.env = environment(env)
        self.log = LOGS / (title.replace(" ", "-") + ".log")

    def run(self) -> bool:
        """Run it to its end, with a sign of life on a terminal; whether it succeeded."""
        return Running(self).finish()

    def show_progress(self, seconds: float) -> None:
        if sys.stdout.isatty():
            spinner = "|/-\\"[int(seconds * 8) % 4]
            line = f"{spinner:<6}  {self.title:<28} {seconds:6.1f} s  {self.last_line()}"
            print("\r\033[K" + line[: shutil.get_terminal_size().columns - 1], end="", flush=True)

    def output(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace").strip()

    def last_line(self) -> str:
        return self.output().rpartition("\n")[2].strip()


class Running:
    """A step under way."""

    def __init__(self, step: Step, beside: bool = False) -> None:
        """`beside` others: Ctrl-C does not reach it then, and `stop` ends it with all that it has started itself."""
        LOGS.mkdir(parents=True, exist_ok=True)
        self.step = step
        self.beside = beside
        self.began = time.monotonic()
        self.took = 0.0
        with step.log.open("wb") as log:
            self.process = subprocess.Popen(
                step.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=ROOT,
                env=step.env,
                start_new_session=beside,
            )
        self.watch = threading.Thread(target=self._wait, daemon=True)
        self.watch.start()

    def _wait(self) -> None:
        self.process.wait()
        self.took = time.monotonic() - self.began

    def finish(self) -> bool:
        """Wait for its end, and say how it went; whether it succeeded."""
        try:
            while self.watch.is_alive():
                self.step.show_progress(time.monotonic() - self.began)
                self.watch.join(0.05)
        finally:  # Ctrl-C reaches the program as well: give it the time to end
            if not self.beside:
                self.watch.join()
        verdict = "ok" if self.process.returncode == 0 else "FAILED"
        say(f"{verdict:<6}  {self.step.title:<28} {self.took:6.1f} s")
        return self.process.returncode == 0

    def stop(self) -> None:
        """End it now, if it is not over."""
        if self.process.poll() is None:
            if os.name == "nt":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
            self.watch.join()


def say(text: str) -> None:
    """Print a line, over the progress line if there is one."""
    print(("\r\033[K" if sys.stdout.isatty() else "") + text, flush=True)


def environment(extra: dict[str, str] | None = None) -> dict[str, str]:
    """The user's environment, less what would let modules from elsewhere in.

    Bytecode is kept, in a folder of ours where the user wants none beside the sources: without it each of the hundreds
    of processes that the tests start would need two seconds more.
    """
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):
        kept["PYTHONPYCACHEPREFIX"] = str(ROOT / "build" / "bytecode")
    return {**kept, "VIRTUAL_ENV": str(VENV), **(extra or {})}


def hand_over(command: Command, extra: dict[str, str] | None = None) -> int:
    """Let a program take the terminal, so that its prompts and Ctrl-C are its own."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(words[0], words, environment(extra))
    process = subprocess.Popen(words, env=environment(extra))
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # the program has got it too, and decides what it means
            continue


# ---- set-up --------------------------------------------------------------------------------------------------------


def set_up(profile: str | None, with_compiler: bool = False) -> None:
    """Make .venv hold what a lock file says (None: only uv); quick and silent when it already does."""
    done = read_stamp()
    base = f"{sys.implementation.cache_tag} {ROOT}"  # a moved or copied .venv does not work
    if done.get("base") != base:
        install("make .venv", [sys.executable, "-m", "venv", "--clear", VENV], NO_VENV)
        done = record({"base": base})
    if done.get("uv") != (uv_lock := file_digest(LOCKS / "uv.txt")):
        pip: Command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input"]
        install("install uv", [*pip, "install", "--require-hashes", "-r", LOCKS / "uv.txt"], NO_INDEX)
        done = record({**done, "uv": uv_lock})
    if profile is None:
        return
    uv: Command = [BIN / "uv", "pip", "install", "--python", PYTHON]
    if done.get(profile) != (lock := file_digest(LOCKS / f"{profile}.txt")):
        install("install packages", [*uv, "--require-hashes", "-r", LOCKS / f"{profile}.txt"], NO_INDEX)
        done = record({**done, profile: lock})
        if profile == "test":  # it holds all of the others, at the same versions
            done = record({**done, **{name: file_digest(LOCKS / f"{name}.txt") for name in ("play", "compile")}})
    if with_compiler and done.get("compile") != (compiler := file_digest(LOCKS / "compile.txt")):
        install("install mypyc", [*uv, "--require-hashes", "-r", LOCKS / "compile.txt"], NO_INDEX)
        done = record({**done, "compile": compiler})
    if done.get("project") != (project := file_digest(ROOT / "pyproject.toml")):
        build_page()  # with its own line; the hook of the install finds it done
        command: Command = [*uv, "--no-deps", "--no-build-isolation", "--editable", ROOT]
        install("install valtable", command, "see the log for what is wrong with pyproject.toml")
        record({**done, "project": project})


def build_page() -> None:
    """Bundle the browser's part, unless nothing of it has changed."""
    if web.is_current():
        return
    step = Step("build the page", [PYTHON, "-m", "tools.web", "build"])
    if not step.run():
        reason = step.last_line().removeprefix("tools.web: ")
        if reason != web.NO_NPM:  # a mistake in the page itself: where, is said above that line
            show(step)
        raise Failure(f"could not build the page: {reason}. Details: {step.log.relative_to(ROOT)}")


def install(title: str, command: Command, advice: str) -> None:
    """One step of the set-up, which has to succeed."""
    step = Step(title, command)
    if not step.run():
        raise Failure(f"could not {title}: {advice}. Details: {step.log.relative_to(ROOT)}")


def read_stamp() -> dict[str, str]:
    """What an earlier run has put into .venv: nothing, if that is broken or was made by someone else."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp if PYTHON.exists() and isinstance(stamp, dict) else {}


def record(done: dict[str, str]) -> dict[str, str]:
    """Note a finished step, so that it is not done again."""
    STAMP.write_text(json.dumps(done, indent=1))
    return done


def file_digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


# ---- the commands --------------------------------------------------------------------------------------------------


def play(args: list[str]) -> int:
    """The table in the browser."""
    return run(["serve", *args])


def run(args: list[str]) -> int:
    """Any command of the program; it is told how it was called, so that its hints can be typed as they stand."""
    set_up("play")
    drop_stale_build()
    sources: dict[str, str] = {}
    if args[:1] == ["serve"]:
        build_page()
        sources = quicker_sources()
    os.environ["VALTABLE_COMMAND"] = "python3 dev.py run"
    return hand_over([BIN / "valtable", *args], sources)


def quicker_sources() -> dict[str, str]:
    """The environment in which the compiled build serves, where it is there. Where it is not, but could be made, it is
    made in the background: nobody waits for it, bots' processes use it from then on, the server when it starts next."""
    os.environ["VALTABLE_COMPILED"] = str(compiled.COPY)
    if compiled.is_current(compiled.STAMP):
        compiled.refresh_data()
        return {"PYTHONPATH": str(compiled.COPY)}
    compiled.STAMP.unlink(missing_ok=True)  # what is there was made from other sources
    if can_compile():
        LOGS.mkdir(parents=True, exist_ok=True)
        with (LOGS / "bots.log").open("wb") as log:
            command = [str(PYTHON), str(ROOT / "dev.py"), "quicken"]
            subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT, start_new_session=True
            )
    return {}


def quicken(_args: list[str]) -> int:
    """What `play` starts in the background: make the compiled build, unless another one is at it."""
    lock = ROOT / "build" / "quicken.pid"
    if lock.is_file() and machine.is_running(int(lock.read_text() or 0)):
        return 0
    lock.parent.mkdir(parents=True, exist_ok=True)
    lock.write_text(str(os.getpid()))
    if hasattr(os, "nice"):
        os.nice(15)
    set_up("play", with_compiler=True)
    check_compiled(Running(compile_step()))
    return 0


def test(args: list[str]) -> int:
    set_up("test")
    if args == ["--quick"]:
        drop_stale_build()
        build_page()
        lint()
        run_tests("pytest quick", [*SPREAD, "auto", *QUICK], {})
        return 0
    if args:
        drop_stale_build()
        build_page()
        return hand_over([BIN / "pytest", *args])
    if compiled.clean_in_place():
        say("The compiled modules in src were removed: dev.py compile puts them back.")
    build_page()
    compiling = Running(compile_step("--test"), beside=True)  # the C compiler needs one core, and so do the lints
    under_way = [compiling]
    try:
        test_everything(compiling, under_way)
    finally:
        for running in under_way:
            running.stop()
    return 0


def test_everything(compiling: Running, under_way: list[Running]) -> None:
    """The lints, then all tests, those of the rules on both builds.

    Stories in a browser wait much of the time, for a page or a server: they and the compiler go beside the other tests.
    (They need processes of their own: Playwright keeps an event loop running, in which no other can be started.)
    What is started goes into `under_way`, to be stopped when something fails.
    """
    lint()
    find_postgres()
    browser = find_browser()
    interpreted = {"VALTABLE_BUILD": "interpreted"}
    # Two at a time: each has a browser and a server of its own.
    stories = tests("pytest browser", ["-n", "2", "--dist", "worksteal", "tests/browser"], {**interpreted, **browser})
    once = [f"--ignore={path}" for path in ("tests/browser", *ONCE)]
    plain = tests("pytest", [*SPREAD, "auto", *once, "tests"], interpreted)
    under_way += [Running(stories, beside=True), Running(plain, beside=True)]
    check_compiled(compiling)
    env = {"VALTABLE_BUILD": "compiled", "PYTHONPATH": str(compiled.COPY)}
    rules = tests("pytest compiled", [*SPREAD, "auto", *RULES], env)
    under_way.append(Running(rules, beside=True))
    for running in under_way[1:]:
        report(running)


def lint() -> None:
    """All lints, to the last; a Failure if one fails."""
    lints = [step.run() or show(step) for step in lint_steps()]
    if not all(lints):
        raise Failure("a lint failed; its output is above.")


def lint_steps() -> list[Step]:
    paths = ("src", "tests", "benchmarks", "examples", "tools", "dev.py", "hatch_build.py")
    python = [path for path in paths if (ROOT / path).exists()]
    return [
        Step("ruff check", [BIN / "ruff", "check", *python]),
        Step("ruff format", [BIN / "ruff", "format", "--check", "--diff", *python]),
        Step("mypy", [BIN / "mypy", *python]),
        Step("import-linter", [BIN / "lint-imports"]),
        Step("deptry", [BIN / "deptry", "--no-ansi", "src"]),
        Step("tsc", [PYTHON, "-m", "tools.web", "check"]),
        Step("node --test", [PYTHON, "-m", "tools.web", "test"]),
    ]


def tests(title: str, args: list[str], env: dict[str, str]) -> Step:
    return Step(title, [BIN / "pytest", "-rs", *args], env)


def run_tests(title: str, args: list[str], env: dict[str, str]) -> None:
    report(Running(tests(title, args, env)))


def report(running: Running) -> None:
    """Wait for pytest's end and show its closing line, or all it said when a test fails."""
    step = running.step
    if not running.finish():
        show(step)
        raise Failure(f"{step.title} failed; its output is above.")
    say(step.last_line())
    for line in step.output().splitlines():
        if line.startswith("SKIPPED "):
            say(line)


def find_postgres() -> None:
    """A PostgreSQL for the tests that want one; where none can be had they are skipped, and say so."""
    if machine.postgres() is not None:
        return
    if machine.can_apt():
        apt_install("install PostgreSQL", "postgresql")
    else:
        say("No PostgreSQL here: its tests are skipped. On Debian and Ubuntu: apt install postgresql")


def find_browser() -> dict[str, str]:
    """A Chromium for the browser tests, as the environment that they need: one of this machine, or Playwright's."""
    if machine.browser() is None and machine.can_apt():
        apt_install("install Chromium", "chromium")
    found = machine.browser()
    if found is not None:
        return {"VALTABLE_CHROMIUM": found}
    advice = "install chromium and try again, or set VALTABLE_CHROMIUM to one"
    install("install a browser", [PYTHON, "-m", "playwright", "install", "chromium"], advice)
    return {}


def apt_install(title: str, package: str) -> None:
    """A package of Debian's; if that fails, whoever needs it says so."""
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    if not Step(title, [*machine.APT, package], env).run():  # its lists may be old or missing
        Step("update apt", ["apt-get", "update"], env).run()
        Step(title, [*machine.APT, package], env).run()


def show(step: Step) -> bool:
    """Print all that a failed step said; False, like the step."""
    print(step.output(), flush=True)
    return False


def compile_in_place(args: list[str]) -> int:
    if args == ["--clean"]:
        say(f"{compiled.clean()} native modules removed.")
        return 0
    if args:
        raise Failure(f"compile takes --clean or nothing, not {' '.join(args)}.")
    set_up("test")
    make_compiled_copy()
    say(f"{compiled.install_in_place()} native modules are in src; dev.py compile --clean removes them.")
    return 0


def make_compiled_copy() -> None:
    check_compiled(Running(compile_step()))


def can_compile() -> bool:
    """Whether there is a C compiler, as far as one can tell."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    return os.name == "nt" or (shutil.which("cc") is not None and header.exists())


def compile_step(*args: str) -> Step:
    if not can_compile():
        advice = "on Debian and Ubuntu apt install build-essential python3-dev, on macOS xcode-select --install"
        raise Failure(f"compiling needs a C compiler and Python's headers: {advice}.")
    return Step("compile", [PYTHON, "-m", "tools.compiled", *args])


def check_compiled(compiling: Running) -> None:
    if not compiling.finish():
        show(compiling.step)
        raise Failure("mypyc could not compile the sources; its output is above.")


def drop_stale_build() -> None:
    """Native modules of older sources would silently be run instead of the sources."""
    if compiled.native_files(compiled.SOURCES) and not compiled.is_current(compiled.IN_PLACE_STAMP):
        compiled.clean_in_place()
        say("The compiled modules in src were older than the sources and were removed: dev.py compile makes new ones.")


def bench(args: list[str]) -> int:
    set_up("test")
    drop_stale_build()
    return hand_over([PYTHON, ROOT / "benchmarks" / "run.py", *args])


def lock(args: list[str]) -> int:
    set_up(None)
    for name, sources in LOCK_SOURCES.items():
        file = LOCKS / f"{name}.txt"
        options = [*LOCK_OPTIONS, "--python", str(PYTHON), "--output-file", f"requirements/{name}.txt", *args]
        install(f"lock {name}", [BIN / "uv", "pip", "compile", *options, *sources], NO_INDEX)
        if "://" in file.read_text():
            raise Failure(f"{file.relative_to(ROOT)} names an address: lock without the uv settings that put it there.")
    set_up("play")
    install("lock the page's packages", [PYTHON, "-m", "tools.web", "lock"], web.NO_NPM)
    return 0


def usage(_args: list[str]) -> int:
    print((__doc__ or "").strip())
    return 0


COMMANDS = {
    "play": play,
    "run": run,
    "test": test,
    "compile": compile_in_place,
    "quicken": quicken,
    "bench": bench,
    "lock": lock,
    "help": usage,
}


def main() -> int:
    name, *args = sys.argv[1:] or ["help"]
    command = COMMANDS.get("help" if name in ("-h", "--help") else name)
    try:
        if command is None:
            raise Failure(f"no command {name!r}; there are {', '.join(COMMANDS)}.")
        return command(args)
    except Failure as failure:
        print(f"dev.py: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\ndev.py: interrupted.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
