"""What the server writes down: JSON lines for machines, short coloured ones on a terminal, and never a secret.

`VALTABLE_LOG` sets the level (debug, info, warning, error). Without it a terminal gets warnings only, since a person
who plays wants an address and no chatter; a file or a pipe gets `info`.
"""

from __future__ import annotations

import logging
import os
import re
import secrets
import sys
import time
import traceback
from typing import Any, Final, TextIO

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

LEVELS: Final = ("debug", "info", "warning", "error")
# Parts of a key that mark its value as nobody's business.
SECRET: Final = re.compile(
    r"secret|recovery|password|passwd|cookie|authorization|token|session|private|credential|^words$|^key$|_key$", re.I
)
# Only what matters of theirs, and never their debugging: it would show what goes into the database.
LIBRARIES: Final = ("alembic", "asyncio", "aiosqlite", "litestar", "sqlalchemy", "uvicorn", "uvicorn.error")
EVERY: Final = 60.0  # seconds between two lines of the same trouble
HIDDEN: Final = "***"
BEARER: Final = re.compile(r"(bearer\s+)[^\s\"',]+", re.I)
USERINFO: Final = re.compile(r"(\w://)[^/@\s]+@")
REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")


def get(name: str = "valtable") -> structlog.stdlib.BoundLogger:
    """A logger: `logs.get().info("answer taken", table=id)`."""
    logger: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(name)
    return logger


class Sparing:
    """Says what goes wrong again and again once a minute, with how often that was: a log must not fill the disk."""

    def __init__(self) -> None:
        self.said: dict[str, tuple[float, int]] = {}  # by event: when last, and how often since

    def warning(self, event: str, **facts: Any) -> None:
        times = self.due(event)
        if times:
            get().warning(event, **facts, **({"times": times} if times > 1 else {}))

    def due(self, event: str) -> int:
        """How often it was, if it is to be said now; otherwise 0."""
        at, silent = self.said.get(event, (-EVERY, 0))
        now = time.monotonic()
        if now - at < EVERY:
            self.said[event] = (at, silent + 1)
            return 0
        self.said[event] = (now, 0)
        return silent + 1


SPARING: Final = Sparing()


def hide_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Whatever is called like a secret is not written, however deep it lies; nor is one inside a text."""
    return {key: _clean(key, value) for key, value in event.items()}


def _clean(key: str, value: Any) -> Any:
    if SECRET.search(key) and value is not None:
        return HIDDEN
    if isinstance(value, dict):
        return {inner: _clean(str(inner), part) for inner, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_clean("", part) for part in value]
    if isinstance(value, str):
        return without_secrets(value)
    return value


def without_secrets(text: str) -> str:
    """A text without the passwords of addresses in it, and without bearers' tokens."""
    return USERINFO.sub(rf"\1{HIDDEN}@", BEARER.sub(rf"\1{HIDDEN}", text))


def write_trace(out: TextIO, error: ExcInfo) -> None:
    """A plain trace: a pretty one would show what the variables hold, which is secrets and hidden cards."""
    out.write("\n" + without_secrets("".join(traceback.format_exception(*error))))


def is_our_mistake(record: logging.LogRecord) -> bool:
    """A live message that is no UTF-8 ends its connection; uvicorn would also write a trace of its own code."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received")


def is_due(record: logging.LogRecord) -> bool:
    """What fails at a table is said by the table, which knows nothing of us: of each trouble a line a minute, too."""
    return SPARING.due(str(record.msg)) > 0


def set_up(stream: TextIO | None = None, level: str | None = None) -> None:
    """From now on everything that is logged, by our code or by a library's, goes this way."""
    out = sys.stderr if stream is None else stream
    terminal = out.isatty()
    wanted = (level or os.environ.get("VALTABLE_LOG", "")).lower()
    threshold = wanted if wanted in LEVELS else ("warning" if terminal else "info")
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="%H:%M:%S" if terminal else "iso", utc=not terminal),
    ]
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if terminal:
        last += [hide_secrets, structlog.dev.ConsoleRenderer(colors=True, exception_formatter=write_trace)]
    else:
        last += [structlog.processors.format_exc_info, hide_secrets, structlog.processors.JSONRenderer()]
    handler = logging.StreamHandler(out)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=last))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(threshold.upper())
    for name in LIBRARIES:
        logging.getLogger(name).setLevel({"debug": "INFO", "error": "ERROR"}.get(threshold, "WARNING"))
    for name, wanted_of in (("uvicorn.error", is_our_mistake), ("valtable.table", is_due)):
        logging.getLogger(name).removeFilter(wanted_of)
        logging.getLogger(name).addFilter(wanted_of)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *before,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def request_ids(app: ASGIApp) -> ASGIApp:
    """Middleware: every request has an id, in its log lines and in the header `x-request-id` of its response."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        given = dict(scope["headers"]).get(b"x-request-id", b"")
        id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(6).encode()

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"x-request-id", id)]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=id.decode()):
            await app(scope, receive, send_with_id)

    return middleware
