"""How long a test waits for something before it gives up.

A test waits for a sight, never for a time to pass; this only ends a wait for what does not come. It is many times what
is usual, so that nothing fails because a machine has other things to do, and less than pytest's own limit for a test
(`timeout` in pyproject.toml), so that a wait which fails says what it waited for.
"""

from typing import Final

PATIENCE: Final = 300.0  # seconds
