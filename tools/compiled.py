"""The compiled build: engine, games, bots and tables as native modules, made by mypyc. It serves where it is there.

It is always made in a copy of the sources, COPY, so that the working tree stays interpreted: a native module beside its
`.py` wins over it, and an edit of the `.py` would then change nothing. `dev.py compile` copies the finished modules
into the working tree for those who want the speed there.

`python -m tools.compiled` brings the copy up to date; with `--test` the C compiler does not optimise, which takes an
eighth of its time and is quick enough for tests. Only `compile_copy` needs more than the standard library: dev.py
imports the rest before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COPY = ROOT / "build" / "compiled" / "src"
STAMP = COPY.parent / "digest"
IN_PLACE_STAMP = ROOT / "build" / "in-place-digest"

PACKAGES = ("engine", "games", "bots", "learn", "table")
# Paths below src/valtable that stay interpreted, beside every __init__.py (they only re-export: nothing to gain).
# `match`, `save`, `load`, `sound` and `campaign` are the public door: they check what they get, with errors that help.
# `fields` makes code while a program runs, which no compiler sees: `write_out_states` puts it into the copy.
# `clock` and `wire` are msgspec's; a table is copied by its `__dict__`.
# `kernel` takes the loops of `kernel.c` where they are; `ppo` and `train` have torch do the work.
INTERPRETED: frozenset[str] = frozenset(
    {f"engine/{name}.py" for name in ("campaign", "fields", "load", "match", "native", "save", "sound")}
    | {f"table/{name}.py" for name in ("clock", "lookalikes", "people", "problem", "table", "wire")}
    | {"bots/kernel.py", "bots/outside.py", "learn/ppo.py", "learn/train.py"}
)
KERNEL = "valtable/bots/kernel.c"
NATIVE = ("*.so", "*.pyd")
FOR_PLAY, FOR_TESTS = 3, 0  # how hard the C compiler tries


def modules(src: Path) -> list[Path]:
    """The files to compile."""
    package = src / "valtable"
    files = (file for name in PACKAGES for file in (package / name).rglob("*.py"))
    return sorted(f for f in files if f.name != "__init__.py" and f.relative_to(package).as_posix() not in INTERPRETED)


def digest() -> str:
    """Everything the native modules are made from: one changed byte means another build."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {sys.platform}".encode())
    inputs = [Path(__file__), ROOT / "requirements" / "test.txt"]
    inputs += sorted(file for name in PACKAGES for file in (SOURCES / "valtable" / name).rglob("*.py"))
    inputs.append(SOURCES / KERNEL)
    for file in inputs:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def native_files(src: Path) -> list[Path]:
    """The native modules in a source tree, the shared library of the group at its top included."""
    return sorted(file for pattern in NATIVE for file in src.rglob(pattern))


def is_current(stamp: Path, level: int = FOR_PLAY) -> bool:
    """Whether the build that left this stamp was made from the sources as they are now, with that much care or more."""
    if not stamp.is_file():
        return False
    made_from, _, made_with = stamp.read_text().partition(" ")
    return made_from == digest() and int(made_with or 0) >= level


def clean_in_place() -> int:
    """Make the working tree interpreted again; how many files went."""
    files = native_files(SOURCES)
    for file in files:
        file.unlink()
    IN_PLACE_STAMP.unlink(missing_ok=True)
    return len(files)


def clean() -> int:
    """Remove every compiled artefact; how many native modules went."""
    count = clean_in_place() + len(native_files(COPY))
    shutil.rmtree(COPY.parent, ignore_errors=True)
    return count


def install_in_place() -> int:
    """Put the native modules of the copy beside their sources, where the editable install finds them."""
    clean_in_place()
    files = native_files(COPY)
    for file in files:
        shutil.copy2(file, SOURCES / file.relative_to(COPY))
    IN_PLACE_STAMP.write_text(STAMP.read_text())
    return len(files)


def refresh_copy(level: int) -> None:
    """Copy the sources and their data anew; native modules that are still current stay."""
    if is_current(STAMP, level):
        for file in COPY.rglob("*"):
            if file.is_file() and not any(file.match(pattern) for pattern in NATIVE):
                file.unlink()
    else:
        shutil.rmtree(COPY.parent, ignore_errors=True)
    shutil.copytree(SOURCES, COPY, ignore=shutil.ignore_patterns("__pycache__", *NATIVE), dirs_exist_ok=True)


def refresh_data() -> None:
    """What is not compiled may have changed since the copy was made: cards, words, the page, the server's own modules.
    A server that runs on the copy finds it as it would in the sources."""
    for file in SOURCES.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts and not any(file.match(pattern) for pattern in NATIVE):
            twin = COPY / file.relative_to(SOURCES)
            if not twin.is_file() or twin.stat().st_mtime != file.stat().st_mtime:
                twin.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(file, twin)


def write_out_states() -> None:
    """Write the constructors and copies of the states into the copy, as text, where the compiler finds them."""
    sys.path.insert(0, str(COPY))
    from valtable.engine.fields import written_out

    texts: dict[Path, str] = {}
    for file in modules(COPY):
        text = file.read_text(encoding="utf-8")
        if "@state" in text or "@value" in text:
            module = importlib.import_module(".".join(file.relative_to(COPY).with_suffix("").parts))
            texts[file] = written_out(text, module)
    for file, text in texts.items():  # only now: a module imports others
        file.write_text(text, encoding="utf-8")


def compile_copy(level: int) -> None:
    """Run mypyc and the C compiler over the copy, all modules in one group, so that calls between them are direct."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    os.chdir(COPY.parent)  # mypy_path = "src" of pyproject.toml means this copy from here
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    options = [f"--config-file={ROOT / 'pyproject.toml'}", f"--python-version={version}"]
    files = [file.relative_to(COPY.parent).as_posix() for file in modules(COPY)]
    print(f"compiling {len(files)} modules", flush=True)
    extensions = mypycify(
        [*options, *files],
        opt_level=str(level),
        debug_level="0",
        multi_file=True,  # in one file they would be half a million lines, over which the C compiler takes for ever
        separate=False,
        group_name="valtable",
    )
    for extension in cast("list[Extension]", extensions):
        for source in extension.sources:
            unindent(Path(source))
    kernel = Extension("valtable.bots._kernel", [f"src/{KERNEL}"], extra_compile_args=[f"-O{FOR_PLAY}"])
    compile_side_by_side()
    setup(
        name="valtable-compiled",
        package_dir={"": "src"},
        ext_modules=[*cast("list[Extension]", extensions), kernel],
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def compile_side_by_side() -> None:
    """Let setuptools run a C compiler on every core: by itself it takes the files of an extension one by one."""
    compiler: Any = importlib.import_module("setuptools._distutils.ccompiler").CCompiler
    one_by_one = compiler.compile

    def compile(self: Any, sources: list[str], *args: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            done = pool.map(lambda source: one_by_one(self, [source], *args, **options), sources)
            return [made for objects in done for made in objects]

    compiler.compile = compile


def unindent(source: Path) -> None:
    """Take the blanks off the beginning of each line: mypyc indents every function a little more than the one before,
    and two thirds of what the C compiler has to read are blanks."""
    source.write_bytes(re.sub(rb"(?m)^ +", b"", source.read_bytes()))


def main() -> None:
    """Bring the copy up to date."""
    level = FOR_TESTS if "--test" in sys.argv[1:] else FOR_PLAY
    refresh_copy(level)
    if is_current(STAMP, level):
        print("nothing to compile: the sources have not changed")
        return
    current = digest()
    write_out_states()
    compile_copy(level)
    STAMP.write_text(f"{current} {level}")


if __name__ == "__main__":
    main()
