"""Whose seat a command is for. A person is the hash of a token; the number of her seat may change under way."""

from hmac import compare_digest
from typing import TypeVar

from msgspec.structs import replace

from connectable.table import commands
from connectable.table.model import Table
from connectable.table.refusals import need

C = TypeVar("C", bound=commands.Command)


def seat_of(table: Table, token_hash: str) -> int | None:
    """The seat that the token is at this moment; None: it is no seat of this table."""
    found = None
    for number, seat in enumerate(table.seats):
        if seat.token_hash and token_hash and compare_digest(seat.token_hash, token_hash):
            found = number
    return found


def resolved(table: Table, command: C) -> C:
    """The command with the seat of its token; refused when the token is no seat any more.

    Whoever sits down has no seat yet: `Join` says which one is asked for."""
    if not command.token_hash or isinstance(command, commands.Join):
        return command
    seat = seat_of(table, command.token_hash)
    need(seat is not None or command.token_hash not in table.kicked, "KICKED")
    need(seat is not None, "NO-SEAT")
    assert seat is not None
    return replace(command, seat=seat)


def need_server(command: commands.Command) -> None:
    """For what the server alone may say."""
    need(command.seat < 0 and not command.token_hash, "SEAT", seat=command.seat)
