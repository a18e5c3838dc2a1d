"""`valtable serve`: ports, addresses, what it says, and how it stops."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.server.guest import until
from tests.serving import ServerProcess, launch
from valtable.cli import main
from valtable.server import serve
from valtable.server.settings import PORT, Settings


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that a command which cannot start says."""
    assert main(["serve", "--no-browser", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err
    return captured.err


def test_a_taken_port(capsys: pytest.CaptureFixture[str], tmp_path: Path, taken: int) -> None:
    line = complaint(capsys, "--port", str(taken), "--data", str(tmp_path))
    assert f"port {taken} is already taken" in line


def test_without_a_port_the_next_free_one(monkeypatch: pytest.MonkeyPatch, taken: int) -> None:
    monkeypatch.setattr(serve, "PORT", taken)
    with serve.listen("127.0.0.1", None) as listener:
        assert taken < listener.getsockname()[1] < taken + serve.TRIES
    monkeypatch.setattr(serve, "TRIES", 1)
    with pytest.raises(serve.ServeError, match="are taken"):
        serve.listen("127.0.0.1", None)
    assert PORT == 8300


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--host", "192.0.2.7"], "--host: this machine has no address '192.0.2.7'"),
        (["--host", "no.such.host.invalid"], "--host: this machine has no address"),
        (["--port", "65536"], "--port"),
        (["--port", "many"], "--port"),
        (["--workers", "0"], "--workers"),
        (["--bot-delay", "-1"], "--bot-delay"),
        (["--language", "de"], "--language"),
    ],
)
def test_what_cannot_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    assert sentence in complaint(capsys, "--data", str(tmp_path), "--port", "0", *arguments)


@pytest.mark.parametrize(
    "address", ["nonsense", "mysql://a:hunter2@b/c", "postgresql://a:hunter2@127.0.0.1:1/c", "sqlite:////no/such/file"]
)
def test_a_database_that_cannot_be_used(tmp_path: Path, address: str) -> None:
    log = tmp_path / "log"
    command = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--database", address]
    assert launch(command, dict(os.environ), log).wait(PATIENCE) == 2
    said = log.read_text(encoding="utf-8")
    assert said.startswith("valtable: --database: ")
    assert said.count("\n") == 1
    assert "hunter2" not in said


def test_a_data_folder_that_cannot_be_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "--data: cannot keep anything in" in complaint(capsys, "--data", str(tmp_path / "file" / "data"))


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:8300/"), ("localhost", "http://localhost:8300/"), ("::1", "http://[::1]:8300/")],
)
def test_the_address_to_type(host: str, address: str) -> None:
    assert serve.address_of(Settings(host=host)) == address
    assert serve.is_loopback(host)


def test_an_address_for_everybody_is_one_that_others_can_type() -> None:
    assert "0.0.0.0" not in serve.address_of(Settings(host="0.0.0.0"))
    assert not serve.is_loopback("0.0.0.0")


def test_a_browser_needs_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_display()
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    serve.announce(Settings(), True, lambda *_, **__: None)
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    serve.announce(Settings(), False, lambda *_, **__: None)
    assert opened == []
    serve.announce(Settings(), True, lambda *_, **__: None)
    until(lambda: opened)
    assert opened == ["http://127.0.0.1:8300/"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl-C"])
def test_it_stops_gracefully(tmp_path: Path, how: signal.Signals) -> None:
    """Bots stop, live connections are closed with a code that says so, and nothing has to be cut off."""
    server = ServerProcess(tmp_path / "data", "--workers", "1", fresh=True).start()
    try:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * 2]
        made = httpx.post(f"{server.url}/api/tables", json={"game": "kingdom", "seats": seats})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", open_timeout=PATIENCE) as live:
            assert "state" in str(live.recv(PATIENCE))
            assert server.stop(how) == 0
            with contextlib.suppress(ConnectionClosed):
                while True:
                    live.recv(PATIENCE)
            assert live.close_code in (1001, 1012)
        assert "Traceback" not in server.log
        assert "Cancel" not in server.log  # what uvicorn says of tasks that did not end by themselves
        assert "Stopped." in server.log
        until(lambda: not children_of(server))  # they notice by themselves that their server has gone
    finally:
        server.kill()


def children_of(server: ServerProcess) -> list[str]:
    """Processes that still carry the folder of this server in their environment or command."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes() + (folder / "environ").read_bytes()
        except OSError:
            continue
        if f"VALTABLE_TEST={server.data}".encode() in words and int(folder.name) != os.getpid():
            found.append(folder.name)
    return found


def test_it_says_where_it_is_and_in_french_too(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", "--host", "0.0.0.0", "--language", "fr", fresh=True).start()
    try:
        assert "Valtable est prêt\u00a0: http://" in server.log
        assert "mandataire inverse avec TLS" in server.log
        assert httpx.get(f"{server.url}/health").json() == {"status": "ok"}
    finally:
        assert server.stop() == 0
    assert "Arrêté." in server.log


def test_on_loopback_nothing_is_said_about_others(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", fresh=True).start()
    try:
        port = server.port
        assert "TLS" not in server.log
        assert server.restart().port == port
    finally:
        server.kill()
