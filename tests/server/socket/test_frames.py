"""Frames are read as a well-tried library reads them, however they are cut and whatever is wrong with them."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol

from connectable.server.socket.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    FINAL,
    MOST_PARTS,
    PING,
    PONG,
    TEXT,
    BadFrame,
    FrameReader,
    close_answer,
    frame,
)
from server.socket.client_frames import MASK, masked

MOST = 300
"""Bytes of a message, in these tests."""
END = b"\0" * (MOST + 20)
"""Completes whatever has begun, and is no frame: the library finds some faults only when a frame is complete."""
Message = tuple[int, bytes]


@st.composite
def frames(draw: st.DrawFn) -> bytes:
    """A frame, most of the time a right one."""
    opcode = draw(st.sampled_from((CONTINUATION, CONTINUATION, TEXT, TEXT, BINARY, CLOSE, PING, PONG, 3, 11)))
    bits = draw(st.sampled_from((FINAL, FINAL, FINAL, 0, FINAL | 0x40, FINAL | 0x10)))
    payload = draw(st.binary(max_size=12) | st.binary(min_size=120, max_size=320))
    if opcode == CLOSE:
        payload = draw(
            st.sampled_from((b"", b"\x03", b"\x03\xe8", b"\x03\xe8bye", b"\x03\xed", b"\x0f\xa0\xff", b"\0\0"))
        )
    # written longer than it needs to be, too; in a control frame the library accepts that, and here nobody does
    length = draw(st.sampled_from((1, 1, 1, 2, 8))) if opcode < CLOSE else 1
    is_masked = draw(st.sampled_from((True, True, True, True, False)))
    if length == 1 and len(payload) < 126:
        head = bytes((bits | opcode, 0x80 * is_masked | len(payload)))
    else:
        size = 2 if length <= 2 else 8
        head = bytes((bits | opcode, 0x80 * is_masked | (126 if size == 2 else 127))) + len(payload).to_bytes(
            size, "big"
        )
    body = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
    return head + (MASK + body if is_masked else payload)


def read_here(pieces: Sequence[bytes]) -> tuple[list[Message], int]:
    """Messages up to a close frame, and the code with which the socket is closed; 0: it stays open."""
    reader, found = FrameReader(MOST), list[Message]()
    for piece in pieces:
        reader.feed(piece)
        while message := reader.read():
            if message[0] == CLOSE:
                try:
                    answer = close_answer(message[1])
                except BadFrame as bad:
                    return found, bad.code
                return found, int.from_bytes(answer, "big") or 1005
            found.append(message)
    return found, reader.bad.code if reader.bad else 0


def read_there(pieces: Sequence[bytes]) -> tuple[list[Message], int]:
    """The same by the library, which tells every frame."""
    protocol, found, parts = ServerProtocol(max_size=MOST, state=State.OPEN), list[Message](), list[Frame]()
    for piece in pieces:
        protocol.receive_data(piece)
        protocol.data_to_send()
    events: list[Any] = protocol.events_received()
    for one in events:
        if one.opcode == CLOSE:
            break
        if one.opcode >= CLOSE:
            found.append((int(one.opcode), bytes(one.data)))
            continue
        parts.append(one)
        if one.fin:
            found.append((int(parts[0].opcode), b"".join(bytes(part.data) for part in parts)))
            parts.clear()
    if protocol.close_rcvd and "incomplete fragmented message" in str(protocol.parser_exc):
        return found, int(protocol.close_rcvd.code)  # whoever leaves may do so in the middle of a message
    return found, int(protocol.close_sent.code) if protocol.close_sent else 0


def assert_alike(pieces: Sequence[bytes]) -> None:
    here, there = read_here(pieces), read_there(pieces)
    if here[1] == 1002 and there[1] == 1009:  # both are true of it, and here the form comes first
        here = here[0], 1009
    assert here == there


@settings(max_examples=400, deadline=None)
@given(st.lists(frames(), max_size=6), st.data())
def test_frames_are_read_as_the_library_reads_them(sent: list[bytes], data: st.DataObject) -> None:
    stream = b"".join(sent) + END
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=5)))
    pieces = [stream[start:end] for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    assert_alike(pieces)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_what_is_written_is_read_by_the_library(size: int) -> None:
    from websockets.client import ClientProtocol
    from websockets.uri import parse_uri

    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    client.receive_data(frame(TEXT, b"x" * size))
    events: list[Any] = client.events_received()
    assert [(int(one.opcode), bytes(one.data)) for one in events] == [(TEXT, b"x" * size)]


def test_a_ping_may_come_within_a_message_that_is_nearly_too_long() -> None:
    reader = FrameReader(MOST)
    reader.feed(masked(TEXT, b"x" * MOST) + masked(FINAL | PING, b"x" * 125) + masked(FINAL | CONTINUATION))
    assert [reader.read(), reader.read(), reader.read()] == [(PING, b"x" * 125), (TEXT, b"x" * MOST), None]
    assert reader.bad is None


def test_a_message_has_only_so_many_parts() -> None:
    reader = FrameReader(MOST)
    reader.feed(masked(TEXT) + masked(CONTINUATION) * MOST_PARTS)
    assert reader.read() is None
    assert reader.bad is not None
    assert reader.bad.code == 1009


@pytest.mark.parametrize("head", [bytes((FINAL | 3, 0xFF)), bytes((FINAL | TEXT, 0x7F)), bytes((PING, 0x80))])
def test_what_is_wrong_from_its_beginning_is_not_waited_for(head: bytes) -> None:
    reader = FrameReader(MOST)
    reader.feed(head)
    assert reader.read() is None
    assert reader.bad is not None
    assert reader.bad.code == 1002


def test_a_reader_between_two_messages_keeps_nothing() -> None:
    reader = FrameReader(MOST)
    reader.feed(masked(FINAL | TEXT, b"x" * 200))
    assert reader.read() == (TEXT, b"x" * 200)
    assert reader.data == b""
