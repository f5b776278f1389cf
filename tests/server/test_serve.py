"""The commands that start the server: what they say, where they listen, how they end."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from connectable.cli import run, serve
from connectable.cli.serve import bound
from connectable.i18n import LANGUAGES, Speech
from connectable.storage import Store, StoreError, open_store
from connectable.system import has_screen

MAIN = "from connectable.cli import main; main()"


@contextmanager
def connectable(*arguments: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """The running command and what it has said when it is ready."""
    command = [sys.executable, "-c", MAIN, *arguments]
    environment = {**os.environ, "LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment)
    assert process.stdout is not None
    said = ""
    try:
        while "next time" not in said:
            line = process.stdout.readline()
            assert line, f"it ended: {said}"
            said += line
        yield process, said
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def address_in(said: str) -> str:
    found = re.search(r"http://\S+", said)
    assert found, said
    return found[0]


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_the_plain_command_opens_a_table_on_this_computer(tmp_path: Path, ending: signal.Signals) -> None:
    with connectable("--port", "0", "--data", str(tmp_path)) as (process, said):
        address = address_in(said)
        assert address.startswith("http://127.0.0.1:")
        wish = {"game": "connect5", "seats": ["human", "bot:greedy"]}
        made = httpx.post(f"{address}/api/tables", json=wish, timeout=10).json()
        process.send_signal(ending)
        assert process.wait(20) in (0, 130)
    store = open_store(tmp_path / "tables.sqlite")
    assert [(row.id, row.status) for row in store.tables().result()] == [(made["id"], "playing")]
    store.close()


def test_at_home_there_is_an_address_and_a_code_to_scan(tmp_path: Path) -> None:
    with connectable("--lan", "--port", "0", "--data", str(tmp_path)) as (_, said):
        port = int(address_in(said).rpartition(":")[2])
        assert len(re.findall(r"[▀▄█]", said)) > 50
        assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=10).json()["status"] == "ok"


def test_behind_a_proxy_links_carry_the_public_address(tmp_path: Path) -> None:
    public = "https://games.example"
    with connectable("serve", "--port", "0", "--data", str(tmp_path), "--public-url", public) as (process, said):
        assert f"open: {public}\n" in said
        assert process.poll() is None


@pytest.mark.matrix
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["serve", "--port", "70000"], "70000"),
        (["serve", "--workers", "0"], "64"),
        (["serve", "--public-url", "games"], "games"),
        (["serve", "--database", "postgresql://nobody@127.0.0.1:1/x"], "127.0.0.1"),
        (["serve", "--port", "many"], "connectable"),
        (["--lan", "--fly"], "--fly"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    line: list[str], told: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "LONGEST_WAIT_SECONDS", 0.0)
    assert run([*line, "--lang", lang]) == 2
    assert told in capsys.readouterr().err


def test_a_taken_port_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run(["--port", str(port), "--data", str(tmp_path), "--lang", "en"]) == 2
    assert str(port) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "w"}, "linux", True),
        ({}, "darwin", True),
    ],
)
def test_a_browser_opens_only_where_there_is_a_screen(environment: dict[str, str], platform: str, there: bool) -> None:
    assert has_screen(environment, platform) is there


def test_a_database_that_starts_later_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    attempts: list[str] = []

    def away_at_first(place: str, *, patience: float) -> Store:
        attempts.append(place)
        if len(attempts) < 3:
            raise StoreError("the database system is starting up", away=True)
        return open_store(tmp_path / "tables.sqlite")

    monkeypatch.setattr(serve, "open_store", away_at_first)
    monkeypatch.setattr(serve, "WAIT_SECONDS", 0.0)
    options = serve.ServeOptions("127.0.0.1", 0, database="postgresql://nobody@127.0.0.1:1/x")
    with serve.opened(options, Speech("en")) as store:
        assert store.tables().result() == []
    assert len(attempts) == 3
    assert capsys.readouterr().err == "Waiting for the database: the database system is starting up\n"


def test_a_second_server_on_the_same_folder_says_so(tmp_path: Path) -> None:
    with connectable("--port", "0", "--data", str(tmp_path)) as (first, _):
        second = subprocess.run(
            [sys.executable, "-c", MAIN, "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert second.returncode == 2
        assert "already used by another server" in " ".join(second.stderr.split())
        first.kill()
        first.wait()
    with connectable("--port", "0", "--data", str(tmp_path)) as (_, said):  # a killed one leaves nothing behind
        assert address_in(said)


def test_it_ends_soon_under_load(tmp_path: Path) -> None:
    """Half-open requests, sockets that read nothing and a deck that is being judged do not keep it."""
    with connectable("--port", "0", "--data", str(tmp_path)) as (process, said), ExitStack() as stack:
        port = int(address_in(said).rpartition(":")[2])
        made = httpx.post(f"http://127.0.0.1:{port}/api/tables", json={"game": "connect5"}, timeout=10).json()
        lines = [b"GET /api/house HTTP/1.1\r\nhost: x\r\n", b"POST /api/tables HTTP/1.1\r\nhost: x\r\n"
                 b"content-type: application/json\r\ncontent-length: 9\r\n\r\n{", b""]  # fmt: skip
        for number in range(60):
            client = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            client.sendall(lines[number % 3])
        url = f"ws://127.0.0.1:{port}/api/tables/{made['id']}/live"
        for _ in range(5):
            live = stack.enter_context(connect(url))
            live.send(json.dumps({"type": "hello", "code": made["code"], "after": 0}))
            live.recv()
        deck = "\n".join(f"{a}{b}x,{a}y{b},z{a}{b},{b}{a}w,1" for a in "abcdefghijkl" for b in "mnopqrstuvw")
        judged = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
        body = json.dumps({"game": "connections", "options": {"deck": deck, "judge": "vote"}}).encode()
        judged.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            + b"content-length: %d\r\n\r\n" % len(body) + body
        )  # fmt: skip
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0, "8 seconds on a machine that is free"


def test_small_answers_do_not_wait_for_each_other() -> None:
    with bound("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
