"""Frames of a WebSocket as RFC 6455 has them: bytes become messages, and messages bytes. It knows no connections.

There are no extensions, so there is no compression.
"""

from typing import Final

from websockets.exceptions import ProtocolError
from websockets.frames import Close

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
MOST_PARTS: Final = 256
"""Of one message: frames without a byte could go on for ever, and tiny ones cost much more than they bring."""
NORMAL: Final = 1000
PROTOCOL_ERROR: Final = 1002
ONLY_TEXT: Final = 1003
NO_CODE: Final = 1005
BAD_TEXT: Final = 1007
TOO_BIG: Final = 1009
RESTART: Final = 1012


class BadFrame(Exception):
    """What was received is no WebSocket message; `code` closes the socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class FrameReader:
    """Puts messages together from what a client sends. They are taken one by one, so that nobody has to hear thousands
    of them at once."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.data = b""
        self.place = 0
        """Up to here it was read."""
        self.parts: list[bytes] = []
        """Of a message that comes in several frames."""
        self.opcode = CONTINUATION
        """Of that message; CONTINUATION: there is none."""
        self.size = 0
        """Bytes of its parts."""
        self.bad: BadFrame | None = None
        """What is wrong after the last message; nothing is read any more."""

    def feed(self, data: bytes) -> None:
        """Takes in what was received."""
        if self.bad is None:
            self.data = self.data[self.place :] + data if self.place < len(self.data) else data
            self.place = 0

    def read(self) -> tuple[int, bytes] | None:
        """The next message or control frame with its opcode; None: it is not complete, or something is wrong."""
        found: tuple[int, bytes] | None = None
        try:
            while found is None:
                place = self.place
                found = self.read_frame()
                if self.place == place:
                    break
        except BadFrame as bad:
            self.bad = bad
            self.data, self.place = b"", 0
        if self.place == len(self.data):
            self.data, self.place = b"", 0  # an idle socket keeps nothing
        return found

    def read_frame(self) -> tuple[int, bytes] | None:
        """Reads a frame, if it is complete: a control frame, or the last of a message, is told."""
        data, place = self.data, self.place
        left = len(data) - place
        if left < 2:
            return None
        first, second = data[place], data[place + 1]
        opcode, length, start = first & 0x0F, second & 0x7F, 2
        check_head(first, second)
        if length >= TWO_BYTES:
            start = 4 if length == TWO_BYTES else 10
            if left < start:
                return None
            length = int.from_bytes(data[place + 2 : place + start], "big")
        if opcode < CLOSE and length + self.size > self.most_bytes:
            raise BadFrame(TOO_BIG, "the message is too long")
        begin = place + start + 4
        end = begin + length
        if len(data) < end:
            return None
        self.place = end
        payload = apply_mask(data[begin:end], data[begin - 4 : begin]) if length else b""
        if opcode >= CLOSE:
            return opcode, payload
        return self.take(opcode, payload, bool(first & FINAL))

    def take(self, opcode: int, payload: bytes, is_final: bool) -> tuple[int, bytes] | None:
        """A frame of a message: the whole, or a part of it."""
        if (opcode == CONTINUATION) == (self.opcode == CONTINUATION):
            raise BadFrame(PROTOCOL_ERROR, "a message begins before another ends, or goes on without a beginning")
        if is_final and opcode != CONTINUATION:
            return opcode, payload
        if opcode != CONTINUATION:
            self.opcode = opcode
        self.parts.append(payload)
        self.size += len(payload)
        if len(self.parts) > MOST_PARTS:
            raise BadFrame(TOO_BIG, "the message has too many parts")
        if not is_final:
            return None
        found = self.opcode, b"".join(self.parts)
        self.parts, self.opcode, self.size = [], CONTINUATION, 0
        return found


def check_head(first: int, second: int) -> None:
    """Whether a frame may begin like this, before more of it is waited for."""
    opcode = first & 0x0F
    if first & 0x70 or not second & MASKED:
        raise BadFrame(PROTOCOL_ERROR, "reserved bits, or no mask")
    if BINARY < opcode < CLOSE or opcode > PONG:
        raise BadFrame(PROTOCOL_ERROR, "an unknown opcode")
    if opcode >= CLOSE and (second & 0x7F > MOST_CONTROL or not first & FINAL):
        raise BadFrame(PROTOCOL_ERROR, "a control frame is short and whole")


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


def close_answer(payload: bytes) -> bytes:
    """What answers a close frame: its code, if it has one. BadFrame when it says what must not be said."""
    try:
        found = Close.parse(payload)
    except UnicodeDecodeError:
        raise BadFrame(BAD_TEXT, "a reason is UTF-8") from None
    except ProtocolError:
        raise BadFrame(PROTOCOL_ERROR, "a close frame that says nothing") from None
    return b"" if found.code == NO_CODE else payload[:2]
