"""Handler of the seats that a browser holds."""

from starlette.responses import Response

from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.public_fields import seats_seen
from connectable.server.protocol.seats import HeldSeats, SeatStatus, SeatStatuses
from connectable.server.tables import auth
from connectable.server.tables.host import TableHost
from connectable.server.tables.stored import DamagedTable
from connectable.storage import UnknownTable
from connectable.table.evolve import acting_seats


async def see_seats(request: ApiRequest) -> Response:
    """All seats that a browser holds, in one request. A wrong token looks like a missing table."""
    request.count("records")
    wish = await request.body(HeldSeats)
    host = request.services.host
    return json(SeatStatuses([await seat_status(host, held.table, held.token) for held in wish.seats]))


async def seat_status(host: TableHost, table_id: str, token: str) -> SeatStatus:
    try:
        table = await host.look(table_id, auth.digest(token))
    except UnknownTable:
        return SeatStatus(table_id, gone=True)
    except DamagedTable:  # it may be put in order again, so the seat is not lost
        return SeatStatus(table_id, gone=False)
    seat = auth.seat_of(table, token)
    if seat is None:
        return SeatStatus(table_id, gone=True, kicked=auth.was_kicked(table, auth.digest(token)))
    return SeatStatus(
        table=table.id,
        gone=False,
        game=table.game,
        phase=table.phase,
        seat=seat,
        turn=table.phase == "playing" and seat in acting_seats(table),
        seats=seats_seen(table),
        points=list(table.outcome.points) if table.outcome else [],
        room=table.room,
        deal=table.deal,
    )
