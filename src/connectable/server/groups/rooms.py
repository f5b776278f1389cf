"""Rooms: links that always lead to the newest of their tables. Who may see a room is decided by whoever asks."""

from itertools import islice

from connectable.server.groups.code_claims import CodeClaims
from connectable.server.groups.log import GroupLog, Opened
from connectable.server.protocol.public_fields import seats_seen
from connectable.server.protocol.rooms import RoomSeen, TablePlayed
from connectable.server.protocol.table import SeatSeen
from connectable.server.tables import codes
from connectable.server.tables.auth import digest
from connectable.server.tables.host import TableHost
from connectable.server.tables.names import new_name
from connectable.server.tables.stored import DamagedTable
from connectable.storage import UnknownTable
from connectable.table import Seat

MOST_TABLES = 20
"""Tables shown per room, the latest."""


async def create_room(claims: CodeClaims, title: str) -> tuple[str, str]:
    """The name and the code of a new room."""
    groups, name = claims.groups, new_name()
    reserved = await claims.reserve()
    opened = Opened(groups.host.clock(), title, digest(reserved.code))
    await groups.create("room", name, opened, [claims.claim(reserved, room=name)])
    return name, reserved.code


def opens(room: GroupLog, code: str) -> bool:
    return codes.opens(code, room.opened.code_hash)


async def room_seen(host: TableHost, room: GroupLog) -> RoomSeen:
    latest = [await table_played(host, room, table) for table in islice(reversed(room.entered), MOST_TABLES)]
    tables = [table for table in latest if table is not None]
    newest = next(reversed(room.entered), "")
    current = newest if tables and tables[0].id == newest else ""
    return RoomSeen(room.name, room.opened.name, current, tables)


async def table_played(host: TableHost, room: GroupLog, table_id: str) -> TablePlayed | None:
    """A table of the room, from the room's own log once it is over; None: it was deleted or is damaged."""
    if ended := room.ended.get(table_id):
        seats = [seat_logged(seat) for seat in ended.seats]
        return TablePlayed(table_id, ended.game, "over", seats, ended.points, ended.at)
    try:
        table = await host.look(table_id)
    except (UnknownTable, DamagedTable):
        return None
    points = list(table.outcome.points) if table.outcome else []
    return TablePlayed(table.id, table.game, table.phase, seats_seen(table), points, room.entered[table_id].at)


def seat_logged(seat: Seat) -> SeatSeen:
    return SeatSeen(seat.who, seat.name, seat.level, seat.away)
