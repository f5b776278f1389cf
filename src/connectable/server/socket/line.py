"""An open WebSocket once its client has said hello: what is heard goes to a listener at once.

It takes the place of uvicorn's protocol, so that an open socket costs neither a task nor a queue nor what the
handshake needed. A client that reads slowly is the listener's business: `write_text` says so.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from websockets.frames import Close

from connectable.server.socket.frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    FrameReader,
    close_payload,
    frame,
)

BAD_TEXT, NO_CODE, RESTART = 1007, 1005, 1012
CLOSE_SECONDS = 10.0
"""For the client's answer to a close frame."""


class Listener(Protocol):
    """Who hears what a client says."""

    def hear(self, text: str) -> None: ...

    def resume(self) -> None:
        """The client reads again."""

    def hung_up(self) -> None:
        """Nothing more will be heard; it may be said twice."""


class ServerSide(NamedTuple):
    """What all lines of a server share."""

    connections: set[object]
    """Those that are told when the server is about to end."""
    tasks: set["asyncio.Task[None]"]
    """What it waits for then."""
    leave: Callable[[asyncio.BaseTransport], None]
    """Called when a connection has ended."""


class Line:
    """One WebSocket."""

    def __init__(
        self,
        transport: asyncio.Transport,
        reader: FrameReader,
        listener: Listener,
        is_writable: bool,
        server: "ServerSide",
    ) -> None:
        self.transport, self.reader, self.listener = transport, reader, listener
        self.is_writable, self.server = is_writable, server
        self.is_closed = False
        """Nothing is sent any more."""
        self.held = b""
        """Frames that go out with the next one."""
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was made long ago."""

    def data_received(self, data: bytes) -> None:
        for opcode, payload in self.reader.feed(data):
            self.take(opcode, payload)
        bad = self.reader.bad
        if bad is not None:
            self.end(bad.code, str(bad))

    def take(self, opcode: int, payload: bytes) -> None:
        if self.is_closed:
            if opcode == CLOSE:  # the answer to ours
                self.transport.close()
        elif opcode == TEXT:
            try:
                text = payload.decode()
            except UnicodeDecodeError:
                self.end(BAD_TEXT, "a text is UTF-8")
            else:
                self.listener.hear(text)
        elif opcode == PING:
            if self.is_writable:  # who pings and reads nothing would fill the memory with answers
                self.transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            self.take_close(payload)
        elif opcode == BINARY:  # nobody of ours sends bytes
            self.is_closed = True
            self.transport.close()

    def take_close(self, payload: bytes) -> None:
        try:
            found = Close.parse(payload)
        except Exception:  # a code that must not be sent, or a reason that is no text
            self.end(PROTOCOL_ERROR, "a close frame that says nothing")
            return
        self.say_goodbye(b"" if found.code == NO_CODE else payload[:2])
        self.transport.close()

    def end(self, code: int, reason: str) -> None:
        """Closes at once because of what was received."""
        if not self.is_closed:
            self.say_goodbye(close_payload(code, reason))
        self.transport.close()

    def say_goodbye(self, payload: bytes) -> None:
        held, self.held = self.held, b""
        self.transport.write(held + frame(CLOSE, payload))
        self.is_closed = True

    def eof_received(self) -> None:
        """The transport closes."""

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed, self.is_writable = True, False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.server.connections.discard(self)
        self.server.leave(self.transport)
        self.listener.hung_up()

    def pause_writing(self) -> None:
        self.is_writable = False

    def resume_writing(self) -> None:
        self.is_writable = True
        self.listener.resume()

    def write_text(self, text: bytes, hold: bool) -> bool:
        """Writes a text in UTF-8 now, or holds it back for the next one; False when nothing can be written now."""
        if self.is_closed or not self.is_writable:
            return False
        if hold:
            self.held += frame(TEXT, text)
        elif self.held:
            held, self.held = self.held, b""
            self.transport.write(held + frame(TEXT, text))
        else:
            self.transport.write(frame(TEXT, text))
        return True

    def close(self, code: int, reason: str) -> None:
        """Says goodbye; the connection ends when the client has answered, or after a while."""
        if self.is_closed or self.transport.is_closing():
            return
        self.say_goodbye(close_payload(code, reason))
        self.transport.resume_reading()
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(CLOSE_SECONDS, self.transport.close)
        loop.call_soon(self.listener.hung_up)

    def abort(self) -> None:
        """Ends the connection of a client that takes nothing any more."""
        self.is_closed = True
        self.transport.abort()

    def shutdown(self) -> None:
        """The server is about to end."""
        self.end(RESTART, "")

    def read_on(self, wanted: bool) -> None:
        """Whether more is to be read; nothing is lost meanwhile."""
        if self.transport.is_closing():
            return
        if wanted:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in the background; the server waits for it before it ends."""
        task = asyncio.get_running_loop().create_task(work)
        self.server.tasks.add(task)
        task.add_done_callback(self.server.tasks.discard)
