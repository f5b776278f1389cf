"""The WebSocket as uvicorn speaks it, with frames of our own: less to do per message and less to keep per socket.

The handshake is uvicorn's. Once the application has accepted it, frames are read and written here, as RFC 6455 has
them: no extensions, so no compression. A text can also be written at once, without a task that waits (`write_text`).
"""

from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiler was there when it was installed
    from websockets.utils import apply_mask

DIRECT = "connectable.write_text"
"""The extension of the scope under which `write_text` is found."""
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths in the second byte of a frame that mean: the next two or eight bytes say it."""
MOST_CONTROL = 125
MOST_WAITING = 16
"""Messages that wait for the application before nothing more is read."""
NORMAL, PROTOCOL_ERROR, NO_CODE, BAD_TEXT, TOO_BIG, RESTART = 1000, 1002, 1005, 1007, 1009, 1012


class BadFrame(Exception):
    """What was received is no WebSocket message; `code` closes the socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.is_open = False
        """Since the handshake: frames are read here."""
        self.received = bytearray()
        self.parts: list[bytes] = []
        """Of a message that comes in several frames."""
        self.opcode = CONTINUATION
        """Of that message; CONTINUATION: there is none."""
        self.size = 0
        self.is_paused = False
        self.held = b""
        """Frames that go out with the next one."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"])[DIRECT] = self.write_text

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.received += data
        if self.is_open:
            self.read_frames()

    def read_frames(self) -> None:
        try:
            while not self.disconnected and not self.transport.is_closing() and self.read_frame():
                pass
        except BadFrame as bad:
            self.end(bad.code, str(bad))

    def read_frame(self) -> bool:
        """Whether there was a whole frame; it is dealt with."""
        data = self.received
        if len(data) < 2:
            return False
        first, second = data[0], data[1]
        opcode, length, start = first & 0x0F, second & 0x7F, 2
        if first & 0x70 or not second & MASKED:
            raise BadFrame(PROTOCOL_ERROR, "reserved bits, or no mask")
        if opcode >= CLOSE and (length > MOST_CONTROL or not first & FINAL):
            raise BadFrame(PROTOCOL_ERROR, "a control frame is short and whole")
        if length >= TWO_BYTES:
            start = 4 if length == TWO_BYTES else 10
            if len(data) < start:
                return False
            length = int.from_bytes(data[2:start], "big")
        if length + self.size > (self.config.ws_max_size or 0):
            raise BadFrame(TOO_BIG, "the message is too long")
        end = start + 4 + length
        if len(data) < end:
            return False
        payload = apply_mask(bytes(data[start + 4 : end]), bytes(data[start : start + 4])) if length else b""
        del data[:end]
        self.take(opcode, payload, is_final=bool(first & FINAL))
        return True

    def take(self, opcode: int, payload: bytes, *, is_final: bool) -> None:
        if opcode == PING:
            self.write_frame(PONG, payload)
        elif opcode == CLOSE:
            self.take_close(payload)
        elif opcode in (TEXT, BINARY, CONTINUATION):
            self.take_data(opcode, payload, is_final=is_final)
        elif opcode != PONG:
            raise BadFrame(PROTOCOL_ERROR, "an unknown opcode")

    def take_data(self, opcode: int, payload: bytes, *, is_final: bool) -> None:
        if (opcode == CONTINUATION) == (self.opcode == CONTINUATION):
            raise BadFrame(PROTOCOL_ERROR, "a message begins before another ends, or goes on without a beginning")
        if not is_final or self.parts:
            self.opcode = opcode or self.opcode
            self.parts.append(payload)
            self.size += len(payload)
            if not is_final:
                return
            payload = b"".join(self.parts)
        kind = opcode or self.opcode
        self.parts, self.opcode, self.size = [], CONTINUATION, 0
        if self.close_sent:
            return
        if kind == TEXT:
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

    def write_frame(self, opcode: int, payload: bytes, *, hold: bool = False) -> None:
        size = len(payload)
        if size < TWO_BYTES:
            head = bytes((FINAL | opcode, size))
        elif size < 1 << 16:
            head = bytes((FINAL | opcode, TWO_BYTES)) + size.to_bytes(2, "big")
        else:
            head = bytes((FINAL | opcode, EIGHT_BYTES)) + size.to_bytes(8, "big")
        if hold:
            self.held += head + payload
            return
        if self.held:
            head, self.held = self.held + head, b""
        self.transport.write(head + payload)

    def write_text(self, text: bytes, hold: bool) -> bool:
        """Writes a text in UTF-8 now, or holds it back for the next one; False when nothing can be written now, and
        `send` has to wait."""
        if not self.is_open or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.write_frame(TEXT, text, hold=hold)
        return True

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
            self.read_frames()

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


def close_payload(code: int, reason: str) -> bytes:
    """At most 125 bytes, as control frames have them."""
    return code.to_bytes(2, "big") + reason.encode()[: MOST_CONTROL - 2]
