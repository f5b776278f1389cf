"""Which table, room or class a code belongs to. Each code has a log of its own in the store; its last claim counts.

A table holds its code as long as it has open seats, a class until it is over, a room always; then the code may go to
another one.
"""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Struct, field

from connectable.server.groups.log import GroupLogs
from connectable.server.tables.auth import digest
from connectable.server.tables.codes import forms, new_code
from connectable.server.tables.host import GROUP_PREFIX
from connectable.server.tables.stored import DamagedTable
from connectable.storage import Append, NewEvent, NewTableRow, StoreError, UnknownTable
from connectable.table import Table

HASH_LENGTH = 40
"""Characters of a code's hash in the id of its log."""
TRIES = 50
"""How many codes are drawn until one is free."""
READ_AT_ONCE = 1_000


class Claim(Struct, frozen=True):
    """A table, a room or a class that takes the code."""

    at: int
    table: str = ""
    room: str = ""
    class_: str = field(name="class", default="")


class Reserved(Struct, frozen=True):
    """A code that nobody holds, as long as its log is at that position."""

    code: str
    position: int


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Claim)


class CodeClaims:
    """All codes of this server."""

    def __init__(self, groups: GroupLogs) -> None:
        self.groups, self.host, self.store = groups, groups.host, groups.store
        self.is_class_open: Callable[[str], Awaitable[bool]] = never

    async def reserve(self) -> Reserved:
        """A new code that is free."""
        for _ in range(TRIES):
            code = new_code()
            position, claim = await self.last_claim(digest(code))
            if claim is None or not await self.holds(claim):
                return Reserved(code, position)
        raise StoreError("no code is free")

    def claim(self, reserved: Reserved, *, table: str = "", room: str = "", class_: str = "") -> Append:
        """The append that takes the code, if nobody else was faster."""
        return self.append(reserved.code, reserved.position, Claim(self.host.clock(), table, room, class_))

    def renewal(self, code: str, room: str) -> Append:
        """The append that keeps a room's code from being pruned while the room is in use."""
        return self.append(code, None, Claim(self.host.clock(), room=room))

    def append(self, code: str, position: int | None, claim: Claim) -> Append:
        log_id = log_id_of(digest(code))
        new = NewTableRow(log_id, log_id, "code", b"{}", claim.at, "circle")
        return Append(log_id, position, [NewEvent(ENCODER.encode(claim), claim.at)], new=new)

    async def find(self, typed: str) -> tuple[str, Claim] | None:
        """The code that somebody typed, as it is written, and who holds it; None: nobody."""
        for code in forms(typed):
            _, claim = await self.last_claim(digest(code))
            if claim is not None and await self.holds(claim):
                return code, claim
        return None

    async def last_claim(self, code_hash: str) -> tuple[int, Claim | None]:
        """The position of the code's log, and its last claim."""
        position, claim = 0, None
        try:
            while True:
                rows = await asyncio.wrap_future(self.store.events(log_id_of(code_hash), position, READ_AT_ONCE))
                for row in rows:
                    position, claim = row.position, DECODER.decode(row.data)
                if len(rows) < READ_AT_ONCE:
                    return position, claim
        except UnknownTable:
            return 0, None

    async def holds(self, claim: Claim) -> bool:
        """Whether the code still leads there."""
        try:
            if claim.room:
                await self.groups.find("room", claim.room)
                return True
            if claim.class_:
                return await self.is_class_open(claim.class_)
            return has_open_seat(await self.host.look(claim.table))
        except (UnknownTable, DamagedTable):
            return False


async def never(class_id: str) -> bool:
    return False


def has_open_seat(table: Table) -> bool:
    return table.phase == "gathering" and any(seat.who == "open" for seat in table.seats)


def log_id_of(code_hash: str) -> str:
    return f"{GROUP_PREFIX}code_{code_hash[:HASH_LENGTH]}"
