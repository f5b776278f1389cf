"""Frames as a client sends them, right or wrong."""

MASK = b"\x11\x22\x33\x44"


def masked(first: int, payload: bytes = b"", *, length: int | None = None) -> bytes:
    size = len(payload) if length is None else length
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))
