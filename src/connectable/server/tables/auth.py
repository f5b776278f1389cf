"""Who acts: tokens that stand for seats. Only their hashes are kept."""

import hashlib
import secrets
from hmac import compare_digest

from msgspec.structs import replace

from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.projection import Viewer
from connectable.table import Table
from connectable.table.commands import AnyCommand, Join


def digest(secret: str) -> str:
    """The hash that is kept of a token or code."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def seat_of(table: Table, token: str | None) -> Viewer:
    """The seat that the token stands for; None: no seat at this table."""
    return seat_of_hash(table, digest(token)) if token else None


def seat_of_hash(table: Table, token_hash: str) -> Viewer:
    """The seat of the person with that token; None: no seat at this table."""
    found = None
    for number, seat in enumerate(table.seats):
        if seat.token_hash and compare_digest(seat.token_hash, token_hash):
            found = number
    return found


def spoken_by(table: Table, command: AnyCommand, token_hash: str) -> AnyCommand:
    """The command with the seat that its sender has at this moment; ApiError when it has none. Without a token, and
    for somebody about to sit down, the command's own seat counts."""
    if not token_hash or isinstance(command, Join):
        return command
    seat = seat_of_hash(table, token_hash)
    if seat is None:
        raise no_seat()
    return replace(command, seat=seat)


def no_seat() -> ApiError:
    return ApiError("no-seat", "this token belongs to no seat at this table")
