"""An open socket: frames are heard in portions, in order, while somebody hears; who reads nothing gets no answers."""

import asyncio
from collections.abc import Callable
from typing import Any

import uvicorn
from starlette.websockets import WebSocket
from uvicorn.server import ServerState

from connectable.server.socket.frames import CLOSE, FINAL, PING, PONG, TEXT, FrameReader
from connectable.server.socket.line import PORTION, Line, ServerSide
from connectable.server.socket.websocket import MOST_WAITING, WebSocketProtocol
from server.socket.client_frames import masked

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """To a client that is played by a test."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_read = True
        self.is_over = False
        self.protocol: Any = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def close(self) -> None:
        self.is_over = True

    def is_closing(self) -> bool:
        return self.is_over

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol


class Ear:
    """Hears everything, or nothing."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.pings = 0

    def hear(self, text: str) -> None:
        self.heard.append(text)

    def pinged(self) -> None:
        self.pings += 1

    def resume(self) -> None: ...

    def hung_up(self) -> None: ...


def line_to(wire: Wire, ear: Ear) -> Line:
    return Line(wire, FrameReader(1_000), ear, True, ServerSide(set(), set(), lambda _: None))


async def until(claim: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not claim():
            await asyncio.sleep(0)


def texts(count: int) -> bytes:
    return b"".join(masked(FINAL | TEXT, b"%d" % number) for number in range(count))


def test_many_frames_are_heard_in_portions_and_in_order() -> None:
    wire, ear = Wire(), Ear()

    async def listen() -> None:
        line = line_to(wire, ear)
        line.data_received(texts(1_000))
        assert len(ear.heard) == PORTION
        assert not wire.is_read, "the rest waits with the client"
        await until(lambda: wire.is_read)

    asyncio.run(listen())
    assert ear.heard == [str(number) for number in range(1_000)]


def test_a_listener_that_hears_nothing_loses_nothing() -> None:
    wire, ear = Wire(), Ear()

    async def listen() -> None:
        line = line_to(wire, ear)
        line.read_on(False)
        assert not wire.is_read
        line.data_received(texts(20))
        assert ear.heard == []
        for _ in range(3):  # changing one's mind does not make it hear faster
            line.read_on(True)
            line.read_on(False)
        line.read_on(True)
        await until(lambda: wire.is_read)

    asyncio.run(listen())
    assert ear.heard == [str(number) for number in range(20)]


def test_pings_and_pongs_are_counted_like_messages() -> None:
    wire, ear = Wire(), Ear()
    line_to(wire, ear).data_received(masked(FINAL | PING) * 3 + masked(FINAL | PONG) * 4)
    assert ear.pings == 7


def test_pings_are_answered_only_while_the_client_reads() -> None:
    wire = Wire()
    line = line_to(wire, Ear())
    line.data_received(masked(FINAL | PING, b"1"))
    line.pause_writing()
    line.data_received(masked(FINAL | PING, b"2") * 3)
    line.resume_writing()
    line.data_received(masked(FINAL | PING, b"3"))
    assert wire.written == bytes((FINAL | PONG, 1)) + b"1" + bytes((FINAL | PONG, 1)) + b"3"


def test_nothing_is_heard_behind_a_close() -> None:
    wire, ear = Wire(), Ear()
    line_to(wire, ear).data_received(masked(FINAL | CLOSE) + texts(2) + masked(FINAL | PING))
    assert wire.written == bytes((FINAL | CLOSE, 0))
    assert (ear.heard, wire.is_over) == ([], True)


async def accepted(wire: Wire, app: Callable[..., Any]) -> None:
    """A socket that the application has accepted and hears by itself, as before the hello and in a class."""
    protocol = WebSocketProtocol(uvicorn.Config(app, ws_ping_interval=None, log_config=None), ServerState(), {})
    protocol.connection_made(wire)
    protocol.data_received(HANDSHAKE)
    await until(lambda: wire.protocol)
    wire.written = b""


def test_pings_of_a_client_that_reads_nothing_are_not_answered_before_the_hello_either() -> None:
    wire = Wire()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await socket.receive_text()

    async def listen() -> None:
        await accepted(wire, app)
        wire.protocol.pause_writing()
        wire.protocol.data_received(masked(FINAL | PING, b"1") * 20)
        assert wire.written == b""
        wire.protocol.resume_writing()
        wire.protocol.data_received(masked(FINAL | PING, b"2"))
        assert wire.written == bytes((FINAL | PONG, 1)) + b"2"

    asyncio.run(listen())


def test_an_application_that_does_not_listen_is_not_buried() -> None:
    wire, heard = Wire(), list[str]()
    listening = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await listening.wait()
        while len(heard) < 100:
            heard.append(await socket.receive_text())
        await socket.send_text("all of it")
        await socket.close(4400)

    async def listen() -> None:
        await accepted(wire, app)
        wire.protocol.data_received(texts(100))
        assert wire.protocol.listener.queue.qsize() == MOST_WAITING
        assert not wire.is_read
        listening.set()
        await until(lambda: wire.written)
        wire.protocol.data_received(masked(FINAL | CLOSE, (4400).to_bytes(2, "big")))
        assert wire.is_over, "it has answered"

    asyncio.run(listen())
    assert heard == [str(number) for number in range(100)]
    assert wire.written.startswith(bytes((FINAL | TEXT, 9)) + b"all of it" + bytes((FINAL | CLOSE, 2, 0x11, 0x30)))


def test_an_application_waits_for_a_client_that_does_not_read() -> None:
    wire = Wire()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await socket.receive_text()
        await socket.send_text("here")

    async def listen() -> None:
        await accepted(wire, app)
        wire.protocol.pause_writing()
        wire.protocol.data_received(texts(1))
        for _ in range(20):
            await asyncio.sleep(0)
        assert wire.written == b""
        wire.protocol.resume_writing()
        await until(lambda: wire.written)
        await until(lambda: wire.is_over)  # the application is done

    asyncio.run(listen())
    assert wire.written == bytes((FINAL | TEXT, 4)) + b"here"
