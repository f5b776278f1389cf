"""Frames of a WebSocket as RFC 6455 has them: bytes become messages, and messages bytes. It knows no connections.

There are no extensions, so there is no compression.
"""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiler was there when it was installed
    from websockets.utils import apply_mask

CONTINUATION: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
FINAL: Final = 0x80
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""Lengths in the second byte of a frame that mean: the next two or eight bytes say it."""
MOST_CONTROL: Final = 125
PROTOCOL_ERROR: Final = 1002
TOO_BIG: Final = 1009


class BadFrame(Exception):
    """What was received is no WebSocket message; `code` closes the socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class FrameReader:
    """Puts messages together from what a client sends."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.rest = b""
        """The beginning of a frame that is not complete."""
        self.parts: list[bytes] | None = None
        """Of a message that comes in several frames."""
        self.opcode = CONTINUATION
        """Of that message; CONTINUATION: there is none."""
        self.size = 0
        """Bytes of its parts; an empty one counts as one, or there could be any number of them."""
        self.bad: BadFrame | None = None
        """What is wrong after the last message; nothing is read any more."""

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages and control frames that are complete now, each with its opcode."""
        found: list[tuple[int, bytes]] = []
        if self.bad is not None:
            return found
        if self.rest:
            data = self.rest + data
        place = 0
        try:
            while True:
                end = self.read(data, place, found)
                if end < 0:
                    break
                place = end
        except BadFrame as bad:
            self.bad, place = bad, len(data)
        self.rest = data[place:]
        return found

    def read(self, data: bytes, place: int, found: list[tuple[int, bytes]]) -> int:
        """Where the next frame ends, which is dealt with; −1: it is not complete."""
        left = len(data) - place
        if left < 2:
            return -1
        first, second = data[place], data[place + 1]
        opcode, length, start = first & 0x0F, second & 0x7F, 2
        if first & 0x70 or not second & MASKED:
            raise BadFrame(PROTOCOL_ERROR, "reserved bits, or no mask")
        if opcode >= CLOSE and (length > MOST_CONTROL or not first & FINAL):
            raise BadFrame(PROTOCOL_ERROR, "a control frame is short and whole")
        if length >= TWO_BYTES:
            start = 4 if length == TWO_BYTES else 10
            if left < start:
                return -1
            length = int.from_bytes(data[place + 2 : place + start], "big")
        if length + self.size > self.most_bytes:
            raise BadFrame(TOO_BIG, "the message is too long")
        begin = place + start + 4
        end = begin + length
        if len(data) < end:
            return -1
        payload = apply_mask(data[begin:end], data[begin - 4 : begin]) if length else b""
        if opcode >= CLOSE:
            if opcode > PONG:
                raise BadFrame(PROTOCOL_ERROR, "an unknown opcode")
            found.append((opcode, payload))
        elif opcode > BINARY:
            raise BadFrame(PROTOCOL_ERROR, "an unknown opcode")
        else:
            self.take(opcode, payload, bool(first & FINAL), found)
        return end

    def take(self, opcode: int, payload: bytes, is_final: bool, found: list[tuple[int, bytes]]) -> None:
        """A frame of a message: the whole, or a part of it."""
        if (opcode == CONTINUATION) == (self.opcode == CONTINUATION):
            raise BadFrame(PROTOCOL_ERROR, "a message begins before another ends, or goes on without a beginning")
        if is_final and self.parts is None:
            found.append((opcode, payload))
            return
        if self.parts is None:
            self.parts, self.opcode = [], opcode
        self.parts.append(payload)
        self.size += len(payload) or 1
        if is_final:
            found.append((self.opcode, b"".join(self.parts)))
            self.parts, self.opcode, self.size = None, CONTINUATION, 0


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame of a server."""
    size = len(payload)
    if size < TWO_BYTES:
        return bytes((FINAL | opcode, size)) + payload
    if size < 1 << 16:
        return bytes((FINAL | opcode, TWO_BYTES, size >> 8, size & 255)) + payload
    return bytes((FINAL | opcode, EIGHT_BYTES)) + size.to_bytes(8, "big") + payload


def close_payload(code: int, reason: str) -> bytes:
    """At most 125 bytes, as control frames have them."""
    return code.to_bytes(2, "big") + reason.encode()[: MOST_CONTROL - 2]
