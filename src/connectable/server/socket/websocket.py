"""The WebSocket as uvicorn speaks it, with frames of our own, until a listener takes it over.

The handshake is uvicorn's. Once the application has accepted it, frames are read and written here (`frames.py`). After
the hello of a table's socket a `Line` takes its place, and the application is done; others stay as they are.
"""

import asyncio
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close
from websockets.http11 import Request

from connectable.server.socket.frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    BadFrame,
    FrameReader,
    close_payload,
    frame,
)
from connectable.server.socket.line import Line, Listener, ServerSide

PROTOCOL = "connectable.protocol"
"""The extension of the scope under which the protocol itself is found."""
MOST_WAITING = 16
"""Messages that wait for the application before nothing more is read."""
NORMAL, NO_CODE, BAD_TEXT, RESTART = 1000, 1005, 1007, 1012


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.is_open = False
        """Since the handshake: frames are read here."""
        self.received = b""
        """What came before that."""
        self.reader = FrameReader(self.config.ws_max_size or 0)
        self.is_paused = False
        self.line: Line | None = None
        """What has taken its place."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[PROTOCOL] = self

    async def run_asgi(self) -> None:
        """Runs the application; a socket that a listener has taken over stays open after it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        else:
            if not self.handshake_complete:
                self.logger.error("ASGI callable returned without completing handshake.")
                self.send_500_response()
        if self.close_timer is None and self.line is None:
            self.transport.close()

    def hand_over(self, listener: Listener) -> Line:
        """The line on which the listener hears everything from now on, and first what has come already."""
        line = Line(self.transport, self.reader, listener, self.writable.is_set(), self.server_side())
        self.line = line
        self.connections.discard(self)
        cast(set[object], self.connections).add(line)
        self.transport.set_protocol(cast(asyncio.Protocol, line))
        return line

    def server_side(self) -> ServerSide:
        """What its line needs of the server."""
        return ServerSide(cast(set[object], self.connections), self.tasks, forget)

    def pass_on(self) -> None:
        """Tells the listener what came before it took over."""
        assert self.line is not None
        while not self.queue.empty():
            message = cast(dict[str, Any], self.queue.get_nowait())
            if message["type"] == "websocket.disconnect":
                self.line.is_closed = True
                self.line.listener.hung_up()
                self.transport.close()
            elif (text := message.get("text")) is not None:
                self.line.listener.hear(text)
            else:
                self.line.take(BINARY, b"")
        if self.is_paused:
            self.resume()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
        elif self.is_open:
            self.read(data)
        else:
            self.received += data

    def read(self, data: bytes) -> None:
        try:
            for opcode, payload in self.reader.feed(data):
                if self.disconnected or self.transport.is_closing():
                    return
                self.take(opcode, payload)
        except BadFrame as bad:
            self.end(bad.code, str(bad))
            return
        if self.reader.bad is not None:
            self.end(self.reader.bad.code, str(self.reader.bad))

    def take(self, opcode: int, payload: bytes) -> None:
        if opcode == PING:
            if self.writable.is_set():  # as on a line: who reads nothing gets no answers
                self.write_frame(PONG, payload)
        elif opcode == CLOSE:
            self.take_close(payload)
        elif opcode in (TEXT, BINARY) and not self.close_sent:
            self.take_message(opcode, payload)

    def take_message(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": payload.decode()})
            except UnicodeDecodeError:
                raise BadFrame(BAD_TEXT, "a text is UTF-8") from None
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": payload})
        if self.queue.qsize() >= MOST_WAITING and not self.is_paused:
            self.is_paused = True
            self.transport.pause_reading()

    def take_close(self, payload: bytes) -> None:
        if self.close_sent:  # the answer to ours
            self.transport.close()
            return
        try:
            found = Close.parse(payload)
        except Exception:  # a code that must not be sent, or a reason that is no text
            raise BadFrame(PROTOCOL_ERROR, "a close frame that says nothing") from None
        answer = b"" if found.code == NO_CODE else payload[:2]
        self.queue.put_nowait({"type": "websocket.disconnect", "code": found.code, "reason": found.reason})
        self.write_frame(CLOSE, answer)
        self.close_sent = True
        self.transport.close()

    def end(self, code: int, reason: str) -> None:
        """Closes at once because of what was received."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if not self.close_sent:
            self.write_frame(CLOSE, close_payload(code, reason))
            self.close_sent = True
        self.transport.close()

    def write_frame(self, opcode: int, payload: bytes) -> None:
        self.transport.write(frame(opcode, payload))

    async def send(self, message: ASGISendEvent) -> None:
        if not self.is_open:
            await super().send(message)
            if self.handshake_complete and message["type"] == "websocket.accept" and not self.transport.is_closing():
                self.open()
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if self.close_sent:
            raise RuntimeError(f"{message['type']} after websocket.close")
        if message["type"] == "websocket.send":
            text = message.get("text")
            self.write_frame(*((TEXT, text.encode()) if text is not None else (BINARY, message.get("bytes") or b"")))
        elif message["type"] == "websocket.close":
            self.close(message.get("code", NORMAL), message.get("reason") or "")
        else:
            raise RuntimeError(f"{message['type']} on an open WebSocket")

    def open(self) -> None:
        """The handshake is over: what it took is not kept, and what came meanwhile is read."""
        self.is_open = True
        self.conn = self.request = self.response = None  # type: ignore[assignment]
        if self.received:
            received, self.received = self.received, b""
            self.read(received)

    def close(self, code: int, reason: str) -> None:
        """Says goodbye; the transport closes when the client has answered, or after a while."""
        if self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.write_frame(CLOSE, close_payload(code, reason))
        self.close_sent = True
        self.resume()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def shutdown(self) -> None:
        if not self.is_open:
            super().shutdown()
            return
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTART})
            self.write_frame(CLOSE, close_payload(RESTART, ""))
            self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = None
        self.transport.close()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.is_paused and self.queue.empty():
            self.resume()
        return message

    def resume(self) -> None:
        if self.is_paused:
            self.is_paused = False
            self.transport.resume_reading()


def forget(transport: asyncio.BaseTransport) -> None:
    """Nobody counts connections."""
