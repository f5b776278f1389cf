"""Rooms: links that always lead to the newest of their tables. Who may see a room is decided by whoever asks."""

from hmac import compare_digest

from connectable.server.groups.log import GroupLog, GroupLogs, Opened
from connectable.server.protocol.projection import seats_seen
from connectable.server.protocol.rooms import RoomSeen, TablePlayed
from connectable.server.protocol.table import SeatSeen
from connectable.server.tables import auth
from connectable.server.tables.host import TableHost
from connectable.server.tables.names import new_name
from connectable.storage import UnknownTable
from connectable.table import Seat

MOST_TABLES = 20
"""Tables shown per room, the latest."""


async def create_room(groups: GroupLogs, title: str) -> tuple[str, str]:
    """The name and the code of a new room."""
    name, code = new_name(), auth.new_code()
    await groups.create("room", name, Opened(groups.host.clock(), title, auth.digest(code)))
    return name, code


def opens(room: GroupLog, code: str) -> bool:
    return compare_digest(room.opened.code_hash, auth.digest(code))


async def room_seen(host: TableHost, room: GroupLog) -> RoomSeen:
    latest = [await table_played(host, room, table) for table in [*reversed(room.entered)][:MOST_TABLES]]
    tables = [table for table in latest if table is not None]
    newest = next(reversed(room.entered), "")
    current = newest if tables and tables[0].id == newest else ""
    return RoomSeen(room.name, room.opened.name, current, tables)


async def table_played(host: TableHost, room: GroupLog, table_id: str) -> TablePlayed | None:
    """A table of the room, from the room's own log once it is over; None: it was deleted."""
    if ended := room.ended.get(table_id):
        seats = [seat_logged(seat) for seat in ended.seats]
        return TablePlayed(table_id, ended.game, "over", seats, ended.points, ended.at)
    try:
        table = (await host.find(table_id)).table
    except UnknownTable:
        return None
    points = list(table.outcome.points) if table.outcome else []
    return TablePlayed(table.id, table.game, table.phase, seats_seen(table), points, room.entered[table_id].at)


def seat_logged(seat: Seat) -> SeatSeen:
    return SeatSeen(seat.who, seat.name, seat.level, seat.away)
