"""An open WebSocket: what is heard goes to a listener at once.

It takes the place of uvicorn's protocol after the handshake. First the application hears it, by a queue
(`websocket.py`); once a client of a table has said hello, the table does, and an open socket costs neither a task nor a
queue nor what the handshake needed. A client that reads slowly is the listener's business: `write_text` says so.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from connectable.server.socket.frames import (
    BAD_TEXT,
    CLOSE,
    ONLY_TEXT,
    PING,
    PONG,
    RESTART,
    TEXT,
    BadFrame,
    FrameReader,
    close_answer,
    close_payload,
    frame,
)

CLOSE_SECONDS = 10.0
"""For the client's answer to a close frame."""
PORTION, PAUSE_SECONDS = 32, 0.01
"""So many frames are heard at once; whoever sends more waits, and everybody else has a turn."""


class Listener(Protocol):
    """Who hears what a client says."""

    def hear(self, text: str) -> None: ...

    def pinged(self) -> None:
        """The client has sent a ping, or a pong: it says nothing, and costs as much to read."""

    def resume(self) -> None:
        """The client reads again."""

    def hung_up(self) -> None:
        """Nothing more will be heard; it may be said twice."""


class Nobody:
    """Hears nothing: the listener of a line that has ended, so that neither holds the other in memory."""

    def hear(self, text: str) -> None:
        pass

    def pinged(self) -> None:
        pass

    def resume(self) -> None:
        pass

    def hung_up(self) -> None:
        pass


NOBODY = Nobody()


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
        self.is_wanted = True
        """Whether the listener hears; otherwise what has come waits in the reader, and the rest with the client."""
        self.is_paused = False
        """Whether nothing is read."""
        self.is_due = False
        """Whether the rest of what has come will be heard in a moment."""
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was made long ago."""

    def data_received(self, data: bytes) -> None:
        self.reader.feed(data)
        self.go_on()

    def go_on(self) -> None:
        """Hears what has come, a portion at once, and reads on when all of it was heard."""
        self.is_due = False
        for _ in range(PORTION):
            if not self.is_wanted:
                return
            message = self.reader.read()
            if message is None:
                self.be_done()
                return
            self.take(message[0], message[1])
        self.pause()
        self.go_on_in(PAUSE_SECONDS)

    def go_on_in(self, seconds: float) -> None:
        if not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_later(seconds, self.go_on)

    def be_done(self) -> None:
        """Nothing is left to hear."""
        bad = self.reader.bad
        if bad is not None:
            self.end(bad.code, str(bad))
        elif self.is_paused:
            self.is_paused = False
            self.transport.resume_reading()

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
        elif opcode == CLOSE:
            self.take_close(payload)
        elif opcode in (PING, PONG):
            if opcode == PING and self.is_writable:  # who reads nothing would fill the memory with answers
                self.transport.write(frame(PONG, payload))
            self.listener.pinged()
        else:
            self.end(ONLY_TEXT, "messages are texts")

    def take_close(self, payload: bytes) -> None:
        try:
            answer = close_answer(payload)
        except BadFrame as bad:
            self.end(bad.code, str(bad))
            return
        self.say_goodbye(answer)
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
        listener, self.listener = self.listener, NOBODY
        listener.hung_up()

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
        self.read_on(True)
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
        """Whether more is to be heard; nothing is lost meanwhile."""
        if wanted and not self.is_wanted:
            self.go_on_in(0.0)
        elif not wanted:
            self.pause()
        self.is_wanted = wanted

    def pause(self) -> None:
        if not self.is_paused and not self.transport.is_closing():
            self.is_paused = True
            self.transport.pause_reading()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in the background; the server waits for it before it ends."""
        task = asyncio.get_running_loop().create_task(work)
        self.server.tasks.add(task)
        task.add_done_callback(self.server.tasks.discard)
