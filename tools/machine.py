"""What the tests need from the machine beside Python: a Chromium, and a PostgreSQL. Standard library only.

`dev.py test` installs what is missing where it may (as root on Debian and Ubuntu), the tests find it with the same
functions.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APT = ["apt-get", "install", "--yes", "--no-install-recommends"]


def browser() -> str | None:
    """The Chromium to use: VALTABLE_CHROMIUM, or one on PATH. None: the one that Playwright has installed, if any."""
    given = os.environ.get("VALTABLE_CHROMIUM")
    if given:
        return given
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def postgres() -> Path | None:
    """The folder with initdb and postgres: that on PATH, or Debian's newest."""
    found = shutil.which("initdb")
    if found is not None and shutil.which("postgres"):
        return Path(found).parent
    folders = [file.parent for file in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


def can_apt() -> bool:
    """Whether packages can be installed here without asking anybody."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def is_running(pid: int) -> bool:
    """Whether there is a process of that number, as far as one can tell."""
    if os.name == "nt" or pid <= 0:
        return False
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True
