"""A seat is a person, not a number: what somebody sends acts for that person alone, however late it arrives."""

import json
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import StartServer
from server.running_server import RemoteTable, RunningServer, new_key
from storage.postgresql_server import Server as Postgres


@contextmanager
def late_request(table: RemoteTable, seat: int, what: str, **body: Any) -> Iterator["LateRequest"]:
    """A request of which the server has the head, but not yet the body."""
    content = json.dumps(body).encode()
    head = (
        f"POST {table.path}{what} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
        f"Authorization: Bearer {table.tokens[seat]}\r\nContent-Length: {len(content)}\r\n\r\n"
    ).encode()
    port = int(table.host.url.rpartition(":")[2])
    with sockets.create_connection(("127.0.0.1", port), timeout=10) as socket:
        socket.sendall(head + content[:1])
        table.see(seat)  # the server has answered something else since, so it has read the head
        yield LateRequest(socket, content[1:])


class LateRequest:
    def __init__(self, socket: sockets.socket, rest: bytes) -> None:
        self.socket, self.rest = socket, rest

    def arrive(self) -> tuple[int, Any]:
        """Sends the rest; the status and the answer."""
        self.socket.sendall(self.rest)
        answer = b""
        while part := self.socket.recv(65_536):
            answer += part
        head, _, body = answer.partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)


@pytest.fixture
def pair(start_server: StartServer, postgres: Postgres) -> tuple[RunningServer, RunningServer]:
    place = postgres.new_place()
    return start_server(place), start_server(place)


def drawn_table(host: RunningServer) -> tuple[RemoteTable, LateRequest, Any]:
    """A table at which the host has another seat than before, and a late `leave` of the host's."""
    for _ in range(50):
        table = host.make("human", "human", "open", game="connnect", table_seating="random")
        with late_request(table, 0, "/commands", command="leave", key=new_key(), data={}) as late:
            table.join("Third")
            if table.see(0)["seat"] != 0:
                return table, late, late.arrive()
    raise AssertionError("seats are never drawn")


def test_a_late_body_after_seats_were_drawn_acts_for_its_sender(host: RunningServer) -> None:
    table, _, (status, _) = drawn_table(host)
    seen = table.see(0)
    assert status == 200
    assert [number for number, seat in enumerate(seen["seats"]) if seat["away"]] == [seen["seat"]]


def test_the_answer_to_a_start_is_at_the_senders_new_seat(host: RunningServer) -> None:
    for _ in range(10):
        table = host.make("human", "human", "open", game="connnect", table_seating="random")
        answer = table.command(0, "start")
        assert answer.json()["position"] == table.see(0)["position"]


def reseated(table: RemoteTable) -> None:
    """Seat 1 goes to another person."""
    assert table.command(0, "kick", subject=1).status_code == 200
    table.join("Next", seat=1)


def test_a_late_body_of_somebody_who_was_kicked_is_refused(host: RunningServer) -> None:
    table = host.make("human", "open", "open", game="connnect")
    table.join("Kicked", seat=1)
    with late_request(table, 1, "/commands", command="chat", key=new_key(), data={"text": "hello"}) as late:
        reseated(table)
        status, answer = late.arrive()
    assert (status, answer["error"]) == (403, "kicked")
    assert b"hello" not in stored(table)


def stored(table: RemoteTable) -> bytes:
    return b"".join(event.data for event in table.host.store.events(table.id).result())


def test_a_kicked_token_speaks_for_nobody_at_another_server(pair: tuple[RunningServer, RunningServer]) -> None:
    one, two = pair
    table = one.make("human", "open", "open", game="connnect")
    table.join("Kicked", seat=1)
    kicked = RemoteTable(two, table.made)
    kicked.tokens = dict(table.tokens)
    kicked.see(1)
    reseated(table)
    answer = kicked.command(1, "chat", text="hello")
    assert (answer.status_code, answer.json()["error"]) == (403, "kicked")
    assert b"hello" not in stored(table)


def test_a_key_belongs_to_the_person(host: RunningServer) -> None:
    table = host.make("human", "open", "open", game="connnect")
    table.join("Kicked", seat=1)
    assert table.command(1, "chat", key="k", text="first").status_code == 200
    reseated(table)
    assert table.command(1, "chat", key="k", text="second").status_code == 200
    assert b"second" in stored(table)


def test_a_key_belongs_to_the_person_at_every_server(pair: tuple[RunningServer, RunningServer]) -> None:
    one, two = pair
    table = one.make("human", "open", "open", game="connnect")
    table.join("Kicked", seat=1)
    assert table.command(1, "chat", key="k", text="first").status_code == 200
    reseated(table)
    elsewhere = RemoteTable(two, table.made)
    elsewhere.tokens = dict(table.tokens)
    assert elsewhere.command(1, "chat", key="k", text="second").status_code == 200
    assert b"second" in stored(table)


def test_a_socket_of_somebody_who_was_kicked_is_refused(pair: tuple[RunningServer, RunningServer]) -> None:
    one, two = pair
    table = one.make("human", "open", "open", game="connnect")
    table.join("Kicked", seat=1)
    kicked = RemoteTable(two, table.made)
    kicked.tokens, kicked.code = dict(table.tokens), table.code
    with kicked.live(1) as live:
        live.read("snapshot")
        reseated(table)
        with pytest.raises(ConnectionClosed) as caught:
            live.send(type="command", command="chat", key="late", data={"text": "hello"})
            live.read("ack")
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4411
    assert b"hello" not in stored(table)
