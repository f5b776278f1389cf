"""Who may enter: tokens that stand for seats, codes that open private tables. Only hashes of secrets are kept."""

import hashlib
import secrets
from hmac import compare_digest

from connectable.server.protocol.projection import Viewer
from connectable.server.tables.names import LETTERS
from connectable.table import Table

CODE_LETTERS = LETTERS + "23456789"
"""Without i, l, o, 0 and 1: codes are read aloud."""
CODE_LENGTH = 12


def digest(secret: str) -> str:
    """The hash that is kept of a token or code."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def seat_of(table: Table, token: str | None) -> Viewer:
    """The seat that the token stands for; None: no seat at this table."""
    if not token:
        return None
    token_hash, found = digest(token), None
    for number, seat in enumerate(table.seats):
        if seat.token_hash and compare_digest(seat.token_hash, token_hash):
            found = number
    return found


def may_watch(table: Table, code: str) -> bool:
    """Whether somebody without a seat may watch."""
    return table.settings.visibility == "public" or compare_digest(table.code_hash, digest(code))
