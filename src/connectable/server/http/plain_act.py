"""An act that came over HTTP as nearly all of them do: a short request of well-known shape, read without a parser.

It reads less than HTTP allows: whatever it does not take is somebody else's to read, and nothing is decided here.
"""

from typing import Final, NamedTuple

START: Final = b"POST /api/tables/"
END: Final = b"/actions HTTP/1.1"
MOST_BODY: Final = 65_536
MOST_HEAD: Final = 16_384
LETTERS: Final = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
OF_IDS: Final = LETTERS + b"_-"
LONGEST_ID: Final = 64
OF_NAMES: Final = LETTERS + b"!#$%&'*+-.^_`|~"
"""What names of headers are made of (RFC 9110)."""
OF_HEADS: Final = bytes([*range(0x20, 0x7F), *range(0x80, 0x100), 0x09, 0x0D, 0x0A])
"""No control characters but those between lines."""
UNUSUAL: Final = frozenset((b"transfer-encoding", b"expect", b"upgrade", b"te", b"trailer", b"connectable-forwarded"))
"""Headers that change how a request is read, or whose it is."""


class PlainAct(NamedTuple):
    """The parts of the request."""

    table_id: str
    headers: dict[bytes, bytes]
    """By names in small letters."""
    body: bytes
    missing: int
    """Bytes of the body that have not come yet."""


def plain_act(data: bytes) -> PlainAct | None:
    """The act that these bytes are, all of them; None: something else, or anything unusual."""
    if not data.startswith(START):
        return None
    end = data.find(b"\r\n\r\n")
    if not 0 < end < MOST_HEAD:
        return None
    head = data[:end]
    lines = head.split(b"\r\n")
    first = lines[0]
    table_id = first[len(START) : -len(END)]
    if not first.endswith(END) or not is_id(table_id) or not is_clean(head, len(lines) - 1):
        return None
    headers = headers_of(lines)
    if headers is None:
        return None
    length = headers.get(b"content-length", b"")
    if not length.isdigit() or len(length) > len(str(MOST_BODY)):
        return None
    missing = int(length) - (len(data) - end - 4)
    if int(length) > MOST_BODY or missing < 0:  # more after it: the next request
        return None
    return PlainAct(table_id.decode(), headers, data[end + 4 :], missing)


def is_id(name: bytes) -> bool:
    return 0 < len(name) <= LONGEST_ID and not name.translate(None, OF_IDS)


def is_clean(head: bytes, ends: int) -> bool:
    """Whether lines end in one way only, and nothing else controls anything."""
    return head.count(b"\r") == ends and head.count(b"\n") == ends and not head.translate(None, OF_HEADS)


def headers_of(lines: list[bytes]) -> dict[bytes, bytes] | None:
    """The headers after the first line; None: one comes twice, or means that this is no plain request."""
    found: dict[bytes, bytes] = {}
    for number in range(1, len(lines)):
        name, colon, value = lines[number].partition(b":")
        if not colon or not name or name.translate(None, OF_NAMES):
            return None
        name = name.lower()
        if name in found or name in UNUSUAL:
            return None
        found[name] = value.strip(b" \t")
    if b"host" not in found or found.get(b"connection", b"keep-alive").lower() != b"keep-alive":
        return None
    return found
