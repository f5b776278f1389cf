"""What the store takes: bounds and shapes of everything that comes in.

It judges no content: whether an event makes sense is the table's business.
"""

import re

from connectable.storage.store import TooBig, UnknownTable

EVENT_BYTES = 65_536
APPEND_EVENTS = 256
SETUP_BYTES = 1_048_576
OUTCOME_BYTES = 65_536
SNAPSHOT_BYTES = 4_194_304
PAGE_ROWS = 10_000
LATEST = 2**62

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
NO_TEXT = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
WORD = re.compile(r"[a-z0-9_-]{1,32}")


def known_id(value: object) -> str:
    """An id that a table can have; any other names no table."""
    if not isinstance(value, str) or not TABLE_ID.fullmatch(value):
        raise UnknownTable(value)
    return value


def new_id(value: object) -> str:
    if not isinstance(value, str) or not TABLE_ID.fullmatch(value):
        raise ValueError(f"table id: expected 1 to 64 letters, digits, - or _, got {value!r:.80}")
    return value


def word(what: str, value: object) -> str:
    if not isinstance(value, str) or not WORD.fullmatch(value):
        raise ValueError(f"{what}: expected 1 to 32 small letters, digits, - or _, got {value!r:.80}")
    return value


def text(what: str, value: object, limit: int = 100) -> str:
    """A text of one line that both databases can keep: PostgreSQL takes no NUL, UTF-8 no lone surrogate."""
    if not isinstance(value, str) or not value or NO_TEXT.search(value):
        raise ValueError(f"{what}: expected a line of text, got {value!r:.80}")
    if len(value) > limit:
        raise TooBig(f"{what}, characters", len(value), limit)
    return value


def blob(what: str, value: object, limit: int) -> bytes:
    if not isinstance(value, bytes):
        raise ValueError(f"{what}: expected bytes, got {type(value).__name__}")
    if len(value) > limit:
        raise TooBig(f"{what}, bytes", len(value), limit)
    return value


def whole(what: str, value: object, most: int = LATEST) -> int:
    """A whole number from 0 to `most`; True is none."""
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"{what}: expected a whole number from 0 to {most}, got {value!r:.80}")
    return value


def rows(value: object) -> int:
    """How many rows an answer may have."""
    return whole("limit", value, PAGE_ROWS)
