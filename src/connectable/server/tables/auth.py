"""Who may come in: tokens that are seats, codes that open private tables. Secrets are kept as hashes only."""

import hashlib
import secrets
from hmac import compare_digest

from connectable.server.protocol.projection import Viewer
from connectable.table import Table

CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without l and i, o and 0, 1: codes are read aloud."""
CODE_LENGTH = 12
NATURE = (
    "amber ash bay birch brook cedar clay cloud coral dawn dune elm ember fern field fjord flint fog fox frost grove "
    "hazel heron hill ivy jade lake larch leaf lilac linden loam lotus maple marsh meadow mist moon moss oak olive owl "
    "pearl pebble pine plum pond poppy quartz quail rain reed ridge river rose rowan sage sand shore sky slate snow "
    "sorrel sparrow spruce star stone storm swan teal thistle thyme tide vale violet wave willow wind wren"
)
WORDS = NATURE.split()


def digest(secret: str) -> str:
    """What is kept of a token or code."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_name() -> str:
    """The id of a new table: two words and four letters, for links that people can read."""
    tail = "".join(secrets.choice(CODE_LETTERS[:23]) for _ in range(4))
    return f"{secrets.choice(WORDS)}-{secrets.choice(WORDS)}-{tail}"


def seat_of(table: Table, token: str | None) -> Viewer:
    """The seat that the token is; None: it is no seat of this table."""
    if not token:
        return None
    key, found = digest(token), None
    for number, seat in enumerate(table.seats):
        if seat.key and compare_digest(seat.key, key):
            found = number
    return found


def may_watch(table: Table, code: str) -> bool:
    """Whether somebody without a seat may look on."""
    return table.settings.visibility == "public" or compare_digest(table.code, digest(code))
