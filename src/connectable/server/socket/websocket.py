"""The WebSocket as uvicorn speaks it up to the handshake; then a `Line` takes its place, which reads and writes frames.

The application hears an open socket by a queue, as ASGI has it, unless another listener takes the line over: that of a
table does so after the hello, and the application is done.
"""

import asyncio
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from connectable.server.socket.frames import NO_CODE, NORMAL, FrameReader
from connectable.server.socket.line import Line, Listener, ServerSide

PROTOCOL = "connectable.protocol"
"""The extension of the scope under which the protocol itself is found."""
NAMES = "_extra"
"""Where a transport of asyncio holds the names of both ends, which nobody asks for after the handshake: half a kilobyte
for each open socket."""
MOST_WAITING = 16
"""Messages that wait for the application before nothing more is read."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.received = b""
        """What came before the application has accepted the socket."""
        self.line: Line | None = None
        """What has taken its place."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[PROTOCOL] = self

    async def run_asgi(self) -> None:
        """Runs the application; a socket that another listener has taken over stays open after it."""
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
        line = self.line
        if line is None or (line.listener is self and not line.is_closed):
            self.transport.close()
        self.scope["extensions"].pop(PROTOCOL, None)  # a circle otherwise

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self.received += data
        else:
            super().data_received(data)

    async def send(self, message: ASGISendEvent) -> None:
        line = self.line
        if line is None:
            await super().send(message)
            if self.handshake_complete and message["type"] == "websocket.accept" and not self.transport.is_closing():
                self.open()
            return
        while not line.is_writable and not self.disconnected:
            self.writable.clear()
            await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if line.is_closed:
            raise RuntimeError(f"{message['type']} after websocket.close")
        if message["type"] == "websocket.send":
            line.write_text((message.get("text") or "").encode(), False)
        elif message["type"] == "websocket.close":
            line.close(message.get("code", NORMAL), message.get("reason") or "")
        else:
            raise RuntimeError(f"{message['type']} on an open WebSocket")

    def open(self) -> None:
        """The handshake is over: what it took is not kept, and what came meanwhile is heard."""
        self.conn = self.request = self.response = None  # type: ignore[assignment]
        getattr(self.transport, NAMES, {}).clear()
        line = Line(
            self.transport,
            FrameReader(self.config.ws_max_size or 0),
            self,
            self.writable.is_set(),
            self.server_side(),
        )
        self.line = line
        self.connections.discard(self)
        cast(set[object], self.connections).add(line)
        self.transport.set_protocol(cast(asyncio.Protocol, line))
        if self.received:
            line.data_received(self.received)
            self.received = b""

    def server_side(self) -> ServerSide:
        """What its line needs of the server."""
        return ServerSide(cast(set[object], self.connections), self.tasks, forget)

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.line is not None and self.queue.empty():
            self.line.read_on(True)
        return message

    def hear(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_WAITING and self.line is not None:
            self.line.read_on(False)

    def pinged(self) -> None:
        """The application is not told."""

    def resume(self) -> None:
        self.writable.set()

    def hung_up(self) -> None:
        if not self.disconnected:
            self.disconnected = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": NO_CODE})
            self.writable.set()

    def hand_over(self, listener: Listener) -> Line:
        """The line on which the listener hears everything from now on; `pass_on` tells it what has come already."""
        assert self.line is not None
        self.line.listener = listener
        return self.line

    def pass_on(self) -> None:
        """Tells the listener what came before it took over."""
        line = self.line
        assert line is not None
        line.read_on(True)
        while not self.queue.empty():
            message = cast(dict[str, Any], self.queue.get_nowait())
            if message["type"] == "websocket.disconnect":
                line.listener.hung_up()
            else:
                line.listener.hear(message["text"])


def forget(transport: asyncio.BaseTransport) -> None:
    """Nobody counts connections."""
