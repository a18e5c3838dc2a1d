"""Where the program starts. Worker processes import this module too, so it imports the rest only when it is run."""

from __future__ import annotations

import sys


def run() -> int:
    from valtable.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
