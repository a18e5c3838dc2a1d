"""Runs the server from the command line: finds a port, says where it is, stops gracefully."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import functools
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn
from asyncpg import PostgresError
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from valtable.engine.errors import ValtableError
from valtable.server import logs
from valtable.server.app import create_app
from valtable.server.gate import protocols
from valtable.server.settings import ANYWHERE, PORT, Settings, outward

KEEP: Final = 75  # seconds that an idle HTTP connection is kept: a player thinks longer than uvicorn's five
GARBAGE: Final = (50_000, 20, 50)  # states are trees: looking for cycles among them as often as usual costs a quarter
SWITCH: Final = 0.0005  # seconds after which the thread that writes gets its turn, at each statement: 0.005 add up
PATIENCE: Final = 3  # seconds that a stopping server gives to answers under way
AT_LAST: Final = 4.5  # seconds after which it ends in any case
TRIES: Final = 100  # ports tried when none was asked for
STORE_ERRORS: Final = (OSError, SQLAlchemyError, PostgresError)

Tell = Callable[..., None]  # says a message of the command line: tell("serve-address", address=...)


class ServeError(ValtableError):
    """The server cannot be started like this; the text says why."""


def serve(settings: Settings, port: int | None, browser: bool, tell: Tell) -> None:
    """Serve until Ctrl-C or SIGTERM. `port` None: the usual one, or the next that is free."""
    check_data(settings)
    with listen(settings.host, port) as listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        logs.set_up()
        try:
            inside = create_app(settings)
            app = Watched(inside)
        except (ValueError, SQLAlchemyError) as error:
            raise ServeError(in_one_line(error, settings)) from error
        config = configure(inside, settings, app)
        try:
            ready = functools.partial(announce, settings, browser, tell)
            Server(config, ready, inside.state.hall.hand_over).run(sockets=[listener])
        except SystemExit as end:  # how uvicorn gives up before it has started
            if not isinstance(app.failure, (*STORE_ERRORS, ValtableError, ValueError)):
                logs.get().error("the server could not start", exc_info=app.failure)
            raise ServeError(in_one_line(app.failure, settings)) from end
    tell("serve-stopped")


def configure(app: Litestar, settings: Settings, outside: Any = None) -> uvicorn.Config:
    """How the app is served, with what may be around it."""
    return uvicorn.Config(
        outside or app,
        **protocols(settings.connections, app.state.relay),
        proxy_headers=False,  # the app does that itself, when it knows who is asking
        ws_max_size=65536,
        ws_per_message_deflate=False,  # a fifth of the time of an answer, and 46 KB of memory a connection
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=KEEP,
    )


class Watched:
    """The app, with the reason kept why it could not start: uvicorn would only print its trace."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.failure: BaseException = RuntimeError("the reason is unknown")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_quietly(message: Any) -> None:
            await send({**message, "message": ""} if message["type"] == "lifespan.startup.failed" else message)

        try:
            await self.app(scope, receive, send_quietly)
        except BaseException as error:
            self.failure = error
            while isinstance(self.failure, BaseExceptionGroup):
                self.failure = self.failure.exceptions[0]
            raise


def in_one_line(error: BaseException, settings: Settings) -> str:
    """Why the server cannot start, without the password of an address."""
    text = " ".join(str(error).split()) or type(error).__name__
    if not text.startswith("--"):
        about_store = settings.database is not None and isinstance(error, STORE_ERRORS)
        text = f"--database: cannot be used: {text}" if about_store else f"the server cannot start: {text}"
    return logs.without_secrets(text)


class Server(uvicorn.Server):
    """uvicorn's, which says when it is ready, and to whom a signal is a wish and no accident."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], leave: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.leave = leave  # what is to be done before it stops
        self.ending = False
        self.loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        log = logging.getLogger("uvicorn.error")
        level = log.level
        log.setLevel(logging.CRITICAL)  # that it cannot start is said by `serve`, with the reason
        await super().startup(sockets)
        log.setLevel(level)
        if self.started:
            gc.collect()
            gc.freeze()  # what is here now stays
            gc.set_threshold(*GARBAGE)
            sys.setswitchinterval(SWITCH)
            self.loop = asyncio.get_running_loop()
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        first, self.ending = not self.ending, True
        if first:
            threading.Thread(target=end_at_last, daemon=True).start()
        if first and self.loop is not None:
            self.loop.call_soon_threadsafe(self.loop.create_task, self.end(sig, frame))
        else:
            super().handle_exit(sig, frame)

    async def end(self, sig: int, frame: FrameType | None) -> None:
        try:
            await self.leave()
        finally:
            super().handle_exit(sig, frame)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM stop gracefully, a second Ctrl-C at once; neither is an error afterwards."""
        before = {name: signal.signal(name, self.handle_exit) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)


def end_at_last() -> None:
    """Whatever still holds the server up after a while, a thread or a connection, has had its time. What was
    acknowledged is in the store, so nothing is lost."""
    time.sleep(AT_LAST)
    logs.get().warning("the server ends though something is still under way")
    sys.stdout.flush()
    os._exit(0)


def check_data(settings: Settings) -> None:
    """The data folder exists and can be written."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        if not os.access(settings.data, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise ServeError(f"--data: cannot keep anything in {settings.data}: {error.strerror or error}") from error


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; the port that was asked for, or the first free one from the usual one on."""
    wanted = [port] if port is not None else range(PORT, PORT + TRIES)
    for number in wanted:
        try:
            return _bind(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise ServeError(f"--host: this machine has no address {host!r}") from error
            raise ServeError(f"--port: cannot use port {number}: {error.strerror or error}") from error
    if port is not None:
        raise ServeError(f"--port: port {port} is already taken; choose another one, or leave --port out")
    raise ServeError(f"--port: all ports from {PORT} to {PORT + TRIES - 1} are taken; choose one")


def _bind(host: str, port: int) -> socket.socket:
    family, kind, _, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind)
    try:
        if os.name != "nt":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def announce(settings: Settings, browser: bool, tell: Tell) -> None:
    """Say where the table is, and who can come to it; open the browser where there is one."""
    address = address_of(settings)
    tell("serve-address", address=address)
    if not is_loopback(settings.host):
        tell("serve-everybody")
    tell("serve-stop")
    if browser and has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def address_of(settings: Settings) -> str:
    """What to type into a browser."""
    host = outward() if settings.host in ANYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def is_loopback(host: str) -> bool:
    return host == "localhost" or host == "::1" or host.startswith("127.")


def has_display() -> bool:
    """Whether a browser could be seen here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
