"""Frames as RFC 6455 has them: in pieces, between control frames, and rubbish, which closes the socket."""

import json
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from connectable.server.rate_limit import RateLimits
from connectable.server.socket.frames import BINARY, CLOSE, CONTINUATION, FINAL, PING, PONG, TEXT
from server.conftest import StartServer
from server.loop_watch import watched
from server.running_server import FAST, RemoteTable, RunningServer, until
from server.socket.client_frames import MASK, masked


class RawSocket:
    """A client that sends exactly the bytes it is told to."""

    def __init__(self, table: RemoteTable) -> None:
        place = urlsplit(table.host.url)
        assert place.hostname is not None
        assert place.port is not None
        self.stream = sockets.create_connection((place.hostname, place.port), 10)
        self.stream.sendall(
            f"GET {table.path}/live HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )
        self.data = b""
        while b"\r\n\r\n" not in self.data:
            self.data += self.stream.recv(4096)
        head, _, self.data = self.data.partition(b"\r\n\r\n")
        assert b"101" in head.split(b"\r\n")[0]
        assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in head
        assert b"sec-websocket-extensions" not in head.lower()

    def frame(self) -> tuple[int, bytes]:
        """The next frame from the server: opcode and payload."""
        first, second = self.take(2)
        assert first & FINAL
        length = second & 127
        if length >= 126:
            length = int.from_bytes(self.take(2 if length == 126 else 8), "big")
        return first & 15, self.take(length)

    def take(self, count: int) -> bytes:
        while len(self.data) < count:
            more = self.stream.recv(65536)
            assert more, "the server ended the connection"
            self.data += more
        found, self.data = self.data[:count], self.data[count:]
        return found

    def code(self) -> int:
        """The code of the next close frame."""
        while True:
            opcode, payload = self.frame()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")


@contextmanager
def opened(host: RunningServer) -> Iterator[tuple[RemoteTable, RawSocket]]:
    table = host.make("human", "human")
    raw = RawSocket(table)
    try:
        yield table, raw
    finally:
        raw.stream.close()


def hello(table: RemoteTable) -> bytes:
    return json.dumps({"type": "hello", "token": table.tokens[0]}).encode()


def test_frames_may_come_byte_by_byte_and_messages_in_pieces(host: RunningServer) -> None:
    with opened(host) as (table, raw):
        text = hello(table)
        pieces = masked(TEXT, text[:5]) + masked(FINAL | PING, b"are you there") + masked(CONTINUATION)
        pieces += masked(FINAL | CONTINUATION, text[5:])
        for byte in pieces:
            raw.stream.sendall(bytes((byte,)))
        assert raw.frame() == (PONG, b"are you there")
        opcode, payload = raw.frame()
        assert (opcode, json.loads(payload)["type"]) == (TEXT, "snapshot")


def test_an_open_socket_keeps_nothing_of_its_handshake(host: RunningServer) -> None:
    with opened(host) as (table, raw):
        raw.stream.sendall(masked(FINAL | TEXT, hello(table)))
        raw.frame()
        (session,) = host.services.sessions.by_table[table.id]
        assert session.line is not None
        assert session.line.transport.get_extra_info("peername") is None
        assert session.line.reader.data == b""
        assert session.token_hash is session.hosted.table.seats[0].token_hash


def test_several_messages_in_one_packet_are_all_answered(host: RunningServer) -> None:
    with opened(host) as (table, raw):
        keys = [f"k{number}" for number in range(40)]
        chats = [json.dumps({"type": "command", "command": "chat", "key": key, "data": {"text": key}}) for key in keys]
        raw.stream.sendall(b"".join(masked(FINAL | TEXT, text) for text in (hello(table), *map(str.encode, chats))))
        acks: list[str] = []
        while len(acks) < len(keys):
            message = json.loads(raw.frame()[1])
            if message["type"] == "ack":
                acks.append(message["key"])
        assert acks == keys


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (bytes((FINAL | TEXT, 2)) + b"{}", 1002),  # no mask
        (masked(FINAL | 0x40 | TEXT, b"{}"), 1002),  # reserved bits
        (masked(FINAL | 3, b"{}"), 1002),  # an opcode that means nothing
        (masked(FINAL | CONTINUATION, b"{}"), 1002),  # goes on without a beginning
        (masked(TEXT, b"{") + masked(FINAL | TEXT, b"}"), 1002),  # begins before the other has ended
        (masked(PING, b"x"), 1002),  # a control frame in pieces
        (masked(FINAL | PING, b"x" * 126), 1002),  # a long control frame
        (masked(FINAL | CLOSE, b"\x03"), 1002),  # half a code
        (masked(FINAL | CLOSE, (1005).to_bytes(2, "big")), 1002),  # a code that must not be sent
        (masked(FINAL | CLOSE, (1000).to_bytes(2, "big") + b"\xff"), 1007),  # a reason that is no text
        (masked(FINAL | TEXT, b"\xff\xfe"), 1007),
        (masked(TEXT, b"\xc3") + masked(FINAL | CONTINUATION, b"("), 1007),  # a character in two parts that is none
        (masked(FINAL | BINARY, b"{}"), 1003),
        (bytes((FINAL | TEXT, 0xFF)) + (1 << 40).to_bytes(8, "big") + MASK, 1009),
        (masked(TEXT, b"x" * 60_000) + masked(FINAL | CONTINUATION, b"x" * 60_000), 1009),
        (masked(TEXT) + masked(CONTINUATION) * 130_000, 1009),  # parts without end and without a byte
    ],
)
def test_rubbish_closes_the_socket(host: RunningServer, data: bytes, code: int) -> None:
    with opened(host) as (table, raw):
        raw.stream.sendall(masked(FINAL | TEXT, hello(table)))
        raw.frame()
        raw.stream.sendall(data)
        assert raw.code() == code


@pytest.mark.parametrize(("payload", "answer"), [(b"", b""), ((1000).to_bytes(2, "big") + b"bye", b"\x03\xe8")])
def test_a_close_is_answered(host: RunningServer, payload: bytes, answer: bytes) -> None:
    with opened(host) as (table, raw):
        raw.stream.sendall(masked(FINAL | TEXT, hello(table)))
        raw.frame()
        raw.stream.sendall(masked(FINAL | CLOSE, payload))
        assert raw.frame() == (CLOSE, answer)
        assert raw.stream.recv(1) == b""


def test_whoever_only_sends_is_let_go(host: RunningServer) -> None:
    """Half a connection is none: the client has said that it will say nothing more."""
    with opened(host) as (table, raw):
        raw.stream.sendall(masked(FINAL | TEXT, hello(table)))
        raw.frame()
        raw.stream.shutdown(sockets.SHUT_WR)
        while raw.stream.recv(4096):
            pass
        until(lambda: not host.services.sessions.by_table.get(table.id))


@pytest.mark.parametrize("nothing", [masked(FINAL | PING), masked(FINAL | PONG), masked(FINAL | TEXT, b"{")])
def test_a_flood_holds_up_nobody(host: RunningServer, nothing: bytes) -> None:
    """A megabyte of frames that say nothing, on a server without limits."""
    with opened(host) as (table, raw):
        raw.stream.sendall(masked(FINAL | TEXT, hello(table)) + masked(FINAL | TEXT, b"{"))
        raw.frame()
        raw.frame()  # a refusal: the first reads its catalogue
        with watched(host.thread) as watch:
            raw.stream.settimeout(0.5)
            with suppress(TimeoutError):  # the server does not read on
                raw.stream.sendall(nothing * (1_000_000 // len(nothing)))
            assert table.see(1)["phase"] == "playing"
        assert 0 < watch.longest < 0.05, f"{watch.longest:.3f} s: {watch.what}"


def test_whoever_pings_without_end_is_sent_away(start_server: StartServer) -> None:
    host = start_server(config=replace(FAST, rate_limits=RateLimits(messages="600/minute")))
    with opened(host) as (table, raw):
        raw.stream.sendall(masked(FINAL | TEXT, hello(table)))
        raw.stream.sendall(masked(FINAL | PING) * 700)
        assert raw.code() == 4429
