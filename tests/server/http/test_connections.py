"""Clients that never finish what they begin: they go after a while, and nobody else notices them."""

import logging
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from msgspec.structs import replace

from connectable.logs import MOST_ALIKE, Repetitions
from connectable.server.config import ConnectionLimits
from server.conftest import StartServer
from server.running_server import FAST, RunningServer, until

SLOW = "127.0.0.2"
"""Another address of this computer."""
HALF = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "
HALF_BODY = (
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
)


def opened(host: RunningServer, data: bytes = b"", source: str = SLOW) -> socket.socket:
    port = int(host.url.rpartition(":")[2])
    client = socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(source, 0))
    client.sendall(data)
    return client


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def limited(start_server: StartServer, **limits: int) -> RunningServer:
    return start_server(config=replace(FAST, connection_limits=ConnectionLimits(**limits)))


def request(client: socket.socket) -> bytes:
    client.sendall(b"GET /api/house HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
    return client.recv(64)


def test_half_open_requests_leave_others_untouched(start_server: StartServer, stack: ExitStack) -> None:
    host = limited(start_server)
    guard = host.connections
    for _ in range(1_100):
        stack.enter_context(opened(host, HALF))
    until(lambda: guard.refusals.too_many == 1_100 - guard.limits.half_open_each)
    assert [len(waiting) for waiting in guard.half_open.values()] == [guard.limits.half_open_each]
    assert host.http.get("/healthz").status_code == 200
    assert host.make().see(0)["phase"] == "playing"
    neighbour = stack.enter_context(opened(host))  # behind the same address
    assert request(neighbour).startswith(b"HTTP/1.1 200 ")


def test_half_a_body_counts_as_well(start_server: StartServer, stack: ExitStack) -> None:
    host = limited(start_server, half_open_each=5)
    clients = [stack.enter_context(opened(host, HALF_BODY)) for _ in range(8)]
    until(lambda: host.connections.refusals.too_many == 3)
    for client in clients[:3]:  # the oldest go
        assert client.recv(64)[9:12] in (b"", b"408")
    assert len(host.connections.half_open["127.0.0.2"]) == 5


@pytest.mark.parametrize("data", [b"", HALF], ids=["nothing", "half a head"])
def test_a_head_that_does_not_arrive_is_not_waited_for(start_server: StartServer, data: bytes) -> None:
    host = limited(start_server, head_seconds=1)
    with opened(host, data) as client:
        assert client.recv(64).startswith(b"HTTP/1.1 408 ")
    with opened(host) as client:
        assert request(client).startswith(b"HTTP/1.1 200 ")
        while b"\r\n\r\n" not in (data := client.recv(65_536)) and data:
            pass
        client.sendall(HALF)  # after an answer time begins anew
        until(lambda: host.connections.refusals.too_slow == 2)


def test_a_body_that_does_not_arrive_is_not_waited_for(start_server: StartServer) -> None:
    host = limited(start_server, body_seconds=1)
    with opened(host, HALF_BODY) as client:
        assert client.recv(64) == b""
    assert host.connections.refusals.too_slow == 1


def test_an_address_has_only_so_many_connections(start_server: StartServer, stack: ExitStack) -> None:
    host = limited(start_server, connections_each=3)
    clients = [stack.enter_context(opened(host)) for _ in range(3)]
    assert all(request(client).startswith(b"HTTP/1.1 200 ") for client in clients)
    with opened(host) as one_more:
        assert one_more.recv(64).startswith(b"HTTP/1.1 503 ")
    assert host.http.get("/healthz").status_code == 200, "others have their own"
    clients[0].close()
    until(lambda: host.connections.count["127.0.0.2"] == 2)
    with opened(host) as again:
        assert request(again).startswith(b"HTTP/1.1 200 ")


def test_sockets_count_until_they_close(start_server: StartServer) -> None:
    host = limited(start_server)
    table = host.make()
    with table.live(0) as live:
        live.read("snapshot")
        assert host.connections.figures()["connections_half_open"] == 0
        assert len(host.connections.addresses) == 2, "the socket, and the connection of the test"
    until(lambda: len(host.connections.addresses) == 1)


def test_what_comes_again_and_again_does_not_fill_the_log() -> None:
    now = 0.0
    bounded = Repetitions(lambda: now)
    logger = logging.Logger("uvicorn.error")
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    kept = Kept()
    kept.addFilter(bounded)
    logger.addHandler(kept)
    for number in range(10_000):
        logger.warning("Invalid HTTP request received from %d.", number)
    logger.warning("something else")
    assert len(lines) == MOST_ALIKE + 1
    now = 61.0
    logger.warning("Invalid HTTP request received from %d.", 1)
    assert lines[-1] == f"Invalid HTTP request received from 1. ({10_000 - MOST_ALIKE} more like this before)"
