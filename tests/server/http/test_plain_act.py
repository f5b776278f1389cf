"""Acts that come as plain requests go past the application; what they say and what is refused is the same."""

import random
import re
import socket
from typing import Any

import h11
import msgspec
import pytest
from msgspec.structs import replace

from connectable.server.app import KEYED
from connectable.server.config import ConnectionLimits
from connectable.server.http.acts import ROUTE, Acts, Answer
from connectable.server.http.connections import GuardedHttp
from connectable.server.http.plain_act import plain_act
from connectable.server.http.routes import ROUTES
from server.conftest import StartServer
from server.running_server import FAST, UNLIMITED, RemoteTable, RunningServer, until

BODY = b'{"action":"1","position":0,"key":"k"}'
GOOD = (
    b"POST /api/tables/moss-7/actions HTTP/1.1\r\nHost: localhost\r\nContent-Type:application/json \r\n"
    b"content-length: %d\r\n\r\n%b" % (len(BODY), BODY)
)


def test_a_plain_request_is_read() -> None:
    act = plain_act(GOOD)
    assert act is not None
    assert (act.table_id, act.body, act.missing) == ("moss-7", BODY, 0)
    assert act.headers == {b"host": b"localhost", b"content-type": b"application/json", b"content-length": b"37"}
    early = plain_act(GOOD[:-5])
    assert early is not None
    assert early.missing == 5


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"POST", b"PUT"), (b"HTTP/1.1", b"HTTP/1.0"), (b"moss-7", b"moss%2D7"), (b"moss-7", b""), (b"moss-7", b"a/b"),
        (b"moss-7", b"x" * 65), (b"actions", b"actions?x"), (b"Host: localhost\r\n", b""), (b"\r\nHost", b"\nHost"),
        (b"Host: ", b"Host : "), (b"Host", b" Host"), (b"localhost", b"local\x00host"), (b"localhost", b"local\rhost"),
        (b"localhost", b"local\r\n host"), (b"content-length: 37", b"content-length: 36"), (b": 37", b": +37"),
        (b": 37", b": 37\r\ncontent-length: 37"), (b": 37", b": 37\r\nhost: b"), (b": 37", b": 3 7"),
        (b": 37", b": 37\r\ntransfer-encoding: chunked"), (b": 37", b": 37\r\nexpect: 100-continue"),
        (b": 37", b": 37\r\nconnection: close"), (b": 37", b": 37\r\nupgrade: h2c"), (b": 37", b": 65537"),
        (b": 37", b": 37\r\nconnectable-forwarded: x"), (b"content-length", b"content-width"), (b": 37", b": 99999999"),
        (b": 37", b": 37\r\nnothing"), (b"content-length: 37\r\n\r\n", b"content-length: 37\r\n"),
    ],
)  # fmt: skip
def test_anything_unusual_is_for_somebody_else(old: bytes, new: bytes) -> None:
    assert old in GOOD
    assert plain_act(GOOD.replace(old, new, 1)) is None


def test_what_is_read_is_what_a_parser_reads() -> None:
    rng, read = random.Random(1), 0
    pieces = [bytes([number]) for number in range(256)]
    pieces += [
        b"\r\n",
        b": ",
        b"0",
        b"x: y\r\n",
        b"Host: b\r\n",
        b"content-length: 3\r\n",
        b"Transfer-Encoding: chunked\r\n",
    ]
    for _ in range(20_000):
        data = GOOD
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(data))
            data = data[:place] + rng.choice(pieces) + data[place + rng.choice((0, 1)) :]
        act = plain_act(data)
        if act is not None and not act.missing:
            read += 1
            assert (act.table_id, act.headers, act.body) == parsed(data), data
    assert read > 1_000


def parsed(data: bytes) -> tuple[str, dict[bytes, bytes], bytes]:
    """A whole request as h11 reads it."""
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(data)
    head, body = connection.next_event(), bytearray()
    assert isinstance(head, h11.Request)
    while isinstance(event := connection.next_event(), h11.Data):
        body += event.data
    assert isinstance(event, h11.EndOfMessage)
    assert connection.trailing_data == (b"", False)
    assert connection.their_state is h11.DONE
    assert (head.method, head.http_version) == (b"POST", b"1.1")
    headers = dict(head.headers)
    assert len(headers) == len(list(head.headers))
    table_id = re.fullmatch(rb"/api/tables/([A-Za-z0-9_-]{1,64})/actions", head.target)
    assert table_id is not None
    return table_id[1].decode(), headers, bytes(body)


def test_its_route_is_one_of_those_that_carry_a_key() -> None:
    assert ROUTE in [route.path for route in ROUTES]
    assert ROUTE.endswith(KEYED)


class Caller:
    """An HTTP client that sends what it is told to, in the pieces it is told to."""

    def __init__(self, host: RunningServer) -> None:
        name, _, port = host.address.partition(":")
        self.socket = socket.create_connection((name, int(port)), timeout=20)
        self.data = b""

    def __enter__(self) -> "Caller":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def read(self) -> tuple[int, dict[str, str], Any]:
        """The next answer: its status, its headers, its body."""
        while b"\r\n\r\n" not in self.data:
            self.more()
        head, _, self.data = self.data.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        while len(self.data) < int(headers["content-length"]):
            self.more()
        body, self.data = self.data[: int(headers["content-length"])], self.data[int(headers["content-length"]) :]
        return int(first.split()[1]), headers, msgspec.json.decode(body)

    def more(self) -> None:
        data = self.socket.recv(65_536)
        assert data, "the connection was closed"
        self.data += data


def act_of(table: RemoteTable, seat: int, key: str, action: str = "", **more: str) -> bytes:
    """The request of that seat's act, its first legal one by default."""
    seen = table.see(seat)
    body = msgspec.json.encode({"action": action or seen["legal"][0], "position": seen["position"], "key": key})
    headers = {
        "host": "localhost",
        "content-type": "application/json",
        "authorization": f"Bearer {table.tokens[seat]}",
        "content-length": str(len(body)),
        **more,
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"POST /api/tables/{table.id}/actions HTTP/1.1\r\n{lines}\r\n".encode() + body


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each act was taken past the application."""
    found: list[bool] = []
    begin = Acts.begin

    def noted(self: Acts, *arguments: Any) -> bool:
        found.append(begin(self, *arguments))
        return found[-1]

    monkeypatch.setattr(Acts, "begin", noted)
    return found


UNUSUAL = {"te": "trailers"}
"""A header that means nothing here and leaves the request to the application."""


def test_both_ways_answer_alike(host: RunningServer, taken: list[bool]) -> None:
    table = host.make()
    with Caller(host) as caller:
        plain, usual = act_of(table, 0, "once"), act_of(table, 0, "once", **UNUSUAL)
        wrong, bad = act_of(table, 1, "wrong", "nothing"), act_of(table, 1, "wrong", "nothing", **UNUSUAL)
        answers = []
        for data in (plain, usual, wrong, bad):
            caller.send(data)
            status, headers, body = caller.read()
            del headers["date"]
            answers.append((status, headers, body))
    assert taken == [True, True]
    assert answers[0] == answers[1]
    assert answers[0][0] == 200
    assert answers[2] == answers[3]
    assert answers[2][0] == 422
    answers_counted = host.services.metrics.answers
    assert answers_counted[ROUTE, 200] >= 2
    assert answers_counted[ROUTE, 422] >= 2


def test_a_body_may_come_later(host: RunningServer, taken: list[bool]) -> None:
    table = host.make()
    data = act_of(table, 0, "k")
    with Caller(host) as caller:
        caller.send(data[:-20])
        until(lambda: host.connections.figures()["connections_half_open"] == 1)
        caller.send(data[-20:])
        assert caller.read()[0] == 200
    assert taken == [True]
    assert host.connections.figures()["connections_half_open"] == 0


def test_a_body_that_does_not_come_is_not_waited_for(start_server: StartServer) -> None:
    host = start_server(config=replace(FAST, connection_limits=ConnectionLimits(body_seconds=1)))
    with Caller(host) as caller:
        caller.send(act_of(host.make(), 0, "k")[:-1])
        assert caller.socket.recv(64) == b""
    assert host.connections.refusals.too_slow == 1


def test_what_comes_before_the_answer_waits_for_it(host: RunningServer) -> None:
    table = host.make()
    with Caller(host) as caller:
        first = act_of(table, 0, "k")
        caller.send(first)
        caller.send(first)
        caller.send(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n" + first)
        answers = [caller.read() for _ in range(4)]
    assert [status for status, _, _ in answers] == [200] * 4
    assert answers[0][2] == answers[1][2] == answers[3][2]
    assert answers[2][2] != answers[0][2]


def changed(data: bytes, old: str, new: str) -> bytes:
    assert old.encode() in data
    return data.replace(old.encode(), new.encode())


def test_who_has_no_seat_is_told_so_by_the_application(host: RunningServer, taken: list[bool]) -> None:
    table = host.make()
    data = act_of(table, 0, "k")
    for old, new, status in (
        (table.tokens[0], "nobody", 404),
        ("Bearer", "Basic", 401),
        ("application/json", "text/plain", 415),
        ("localhost", "evil.example", 421),
        (table.id, "nowhere", 404),
        ('"action"', '"notion"', 400),
    ):
        with Caller(host) as caller:
            caller.send(changed(data, old, new))
            assert caller.read()[0] == status, old
    assert taken == [False] * 6


def test_too_many_acts_are_refused(start_server: StartServer) -> None:
    host = start_server(config=replace(FAST, rate_limits=replace(UNLIMITED, acts="2/hour")))
    data = act_of(host.make(), 0, "k")
    with Caller(host) as caller:
        for status in (200, 200, 429):
            caller.send(data)
            found, headers, _ = caller.read()
            assert found == status
    assert "retry-after" in headers


def test_the_application_answers_what_cannot_be_done_here(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def elsewhere(self: Acts, act: Any, address: str, answered: Any) -> bool:
        answered(None)
        return True

    monkeypatch.setattr(Acts, "begin", elsewhere)
    with Caller(host) as caller:
        caller.send(act_of(host.make(), 0, "k"))
        assert caller.read()[0] == 200


def never(self: Acts, act: Any, address: str, answered: Any) -> bool:
    return True


def test_an_answer_is_not_waited_for_for_ever(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    host = start_server(config=replace(FAST, connection_limits=ConnectionLimits(answer_seconds=1)))
    host.uvicorn.config.timeout_keep_alive = 1
    monkeypatch.setattr(Acts, "begin", never)
    with Caller(host) as caller:
        caller.send(act_of(host.make(), 0, "k"))
        assert caller.socket.recv(64) == b""
    assert host.connections.refusals.too_slow == 1


def test_a_connection_ends_a_while_after_its_last_act(start_server: StartServer) -> None:
    host = start_server()
    host.uvicorn.config.timeout_keep_alive = 1
    with Caller(host) as caller:
        caller.send(act_of(host.make(), 0, "k"))
        assert caller.read()[0] == 200
        assert caller.socket.recv(64) == b""
    assert host.connections.refusals.too_slow == 0


def test_a_server_that_ends_answers_first(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    host, waiting = start_server(), list[Any]()

    def kept(self: Acts, act: Any, address: str, answered: Any) -> bool:
        waiting.append(answered)
        return True

    monkeypatch.setattr(Acts, "begin", kept)
    with Caller(host) as caller:
        caller.send(act_of(host.make(), 0, "k"))
        until(lambda: waiting)
        connection = waiting[0].__self__
        assert isinstance(connection, GuardedHttp)
        connection.loop.call_soon_threadsafe(connection.shutdown)
        connection.loop.call_soon_threadsafe(waiting[0], Answer(200, b"", b"{}"))
        status, headers, _ = caller.read()
        assert (status, headers["connection"]) == (200, "close")
        assert caller.socket.recv(64) == b""
