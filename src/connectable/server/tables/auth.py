"""Who acts: tokens that stand for seats. Only their hashes are kept."""

import hashlib
import secrets
from hmac import compare_digest

from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.event_projection import Viewer
from connectable.table import Table, identity


def digest(secret: str) -> str:
    """The hash that is kept of a token or code."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def seat_of(table: Table, token: str | None) -> Viewer:
    """The seat that the token stands for; None: no seat at this table."""
    return identity.seat_of(table, digest(token)) if token else None


def was_kicked(table: Table, token_hash: str) -> bool:
    """Whether the token was a seat of this table until the host removed its person."""
    return any(compare_digest(token_hash, kicked) for kicked in table.kicked)


def kicked() -> ApiError:
    return ApiError("kicked", "the host has removed this person from the table")


def no_seat() -> ApiError:
    return ApiError("no-seat", "this token belongs to no seat at this table")
