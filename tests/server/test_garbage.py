"""Garbage: no collection looks through much at once, and what has lasted leaves nothing behind that only one could
find."""

import gc
import json
import socket
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from connectable.server.garbage import MOST_GROWN, Garbage
from server.running_server import RunningServer, until
from server.socket.client_frames import masked

MOST_AT_ONCE = 40_000
"""Objects in one collection: about 10 ms of processor time."""
SEVERAL = 5
HEAD = "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: "
UPGRADE = (
    "GET /api/tables/{}/live HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    found, before = Garbage(), gc.get_threshold()
    found.begin()
    yield found
    found.end()
    gc.set_threshold(*before)


@pytest.fixture
def looked_through(garbage: Garbage) -> Iterator[list[int]]:
    """How many objects each collection had before it."""
    counts: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            counts.append(sum(len(gc.get_objects(one)) for one in range(info["generation"] + 1)))

    gc.callbacks.append(note)
    yield counts
    gc.callbacks.remove(note)


def test_a_collection_has_few_objects_before_it(garbage: Garbage, looked_through: list[int]) -> None:
    settled = [[number] for number in range(1_000_000)]
    garbage.look_thoroughly()
    looked_through.clear()
    kept = [[number] for number in range(1_000_000)]  # as when tables come that stay
    assert 0 < max(looked_through) < MOST_AT_ONCE, len(settled + kept)


def test_what_stays_is_looked_through_once(garbage: Garbage, looked_through: list[int]) -> None:
    looked_through.clear()
    kept = [[number] for number in range(500_000)]
    assert len(kept) - MOST_AT_ONCE < sum(looked_through) < 1.2 * len(kept)


def test_young_circles_are_found(garbage: Garbage) -> None:
    gc.collect()
    before = len(gc.get_objects()) + gc.get_freeze_count()
    for _ in range(500_000):
        circle: list[object] = []
        circle.append(circle)
    assert len(gc.get_objects()) + gc.get_freeze_count() < before + MOST_AT_ONCE


def test_old_circles_are_found_when_nobody_plays(garbage: Garbage) -> None:
    circles: list[list[object]] = [[] for _ in range(MOST_GROWN + MOST_GROWN // 10)]  # beside what else goes meanwhile
    for circle in circles:
        circle.append(circle)
    gc.collect()
    before = gc.get_freeze_count()
    circle.clear()
    del circles, circle
    gc.collect()
    assert gc.get_freeze_count() > before - MOST_GROWN // 2
    garbage.be_quiet()
    assert gc.get_freeze_count() < before - MOST_GROWN


def connected(host: RunningServer, data: bytes) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", int(host.address.rpartition(":")[2])))
    found.sendall(data)
    return found


def asked(host: RunningServer) -> socket.socket:
    body = json.dumps({"game": "highcard", "seats": ["human", "human"]})
    found = connected(host, f"{HEAD}{len(body)}\r\n\r\n{body}".encode())
    found.recv(100)
    return found


def head_cut(host: RunningServer) -> socket.socket:
    return connected(host, HEAD.encode())


def body_cut(host: RunningServer) -> socket.socket:
    return connected(host, f"{HEAD}50\r\n\r\n{{".encode())


def upgraded(host: RunningServer) -> socket.socket:
    table = next(iter(host.services.host.tables))
    found = connected(host, UPGRADE.format(table).encode())
    found.recv(1000)
    return found


def watching(host: RunningServer) -> socket.socket:
    found = upgraded(host)
    found.sendall(masked(0x81, json.dumps({"type": "hello"}).encode()))
    found.recv(100)
    return found


def rude(host: RunningServer) -> socket.socket:
    found = upgraded(host)
    found.sendall(masked(0x81, b"{"))
    found.recv(100)
    return found


ENDINGS: tuple[Callable[[RunningServer], socket.socket], ...] = (asked, head_cut, body_cut, upgraded, watching, rude)


@pytest.mark.parametrize("ending", ENDINGS, ids=[one.__name__ for one in ENDINGS])
def test_connections_leave_no_circles(
    shared_host: RunningServer, ending: Callable[[RunningServer], socket.socket]
) -> None:
    host = shared_host
    host.make()
    host.http.close()
    host.http = type(host.http)(base_url=host.url, timeout=20)
    until(lambda: not host.connections.addresses)
    gc.collect()
    gc.disable()
    try:
        open_ones = [ending(host) for _ in range(SEVERAL)]
        until(lambda: len(host.connections.addresses) == SEVERAL)
        for one in open_ones:
            one.close()
        until(lambda: not host.connections.addresses and not host.services.sessions.count())
        found = circles_left()
    finally:
        gc.enable()
    assert not found


def test_tables_leave_no_circles(shared_host: RunningServer) -> None:
    host = shared_host
    tables = [host.make() for _ in range(SEVERAL)]
    gc.collect()
    gc.disable()
    try:
        for table in tables:
            table.play(0)
        hosted = host.services.host
        loop = hosted.loop
        assert loop is not None
        for table in tables:
            loop.call_soon_threadsafe(hosted.forget, hosted.tables[table.id])
        until(lambda: not any(table.id in hosted.tables for table in tables))
        found = circles_left()
    finally:
        gc.enable()
    assert not found


def circles_left() -> dict[str, int]:
    """How many objects of the server, by type, only a collection would find; those of tests and clients aside."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    names = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.garbage)
    gc.garbage.clear()
    return {name: count for name, count in names.items() if name.startswith(("connectable.", "uvicorn.", "asyncio."))}
