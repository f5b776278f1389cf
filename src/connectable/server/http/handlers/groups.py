"""The HTTP addresses of what is more than one table at one moment: replays, held seats, rooms, deals."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from connectable.server.groups import challenges
from connectable.server.groups.log import Circle, Opened
from connectable.server.http.handlers.about import base_of
from connectable.server.http.problems import Trouble
from connectable.server.http.request import Call, json
from connectable.server.protocol.group_messages import (
    ChallengeMade,
    Daily,
    HeldSeats,
    NewRoom,
    RoomMade,
    RoomSeen,
    SeatsStand,
    SeatStands,
    ShareTable,
    TablePlayed,
)
from connectable.server.protocol.messages import SeatSeen
from connectable.server.protocol.projection import Viewer, seats_seen
from connectable.server.tables import auth
from connectable.server.tables.create import name_of
from connectable.server.tables.start_from import enter_room, find_deal
from connectable.storage import UnknownTable
from connectable.table import Seat
from connectable.table.commands import Share
from connectable.table.evolve import acting_seats

ROOM_TABLES = 20
"""Of a room's tables, the latest."""


class EyesQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Through whose eyes: a seat's or a watcher's; the caller's own when it is left out."""

    seat: Annotated[str, Meta(pattern="^(watcher|[0-7])?(?!\n)$")] = ""


class DealQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """A table whose result is wanted beside the best."""

    table: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{0,64}(?!\n)$")] = ""


class DailyQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which day; today when it is left out."""

    day: Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?(?!\n)$")] = ""
    table: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{0,64}(?!\n)$")] = ""


async def see_replay(call: Call) -> Response:
    call.server.pace.count("records", call.address)
    hosted, _ = await call.enter()
    return json(await call.server.replays.replay(hosted.here))


async def see_moment(call: Call) -> Response:
    hosted, viewer = await call.enter()
    at = call.request.path_params["at"]
    if not at.isdecimal() or not at.isascii() or len(at) > 9:
        raise Trouble("not-found", "moments count from 0")
    query = msgspec.convert(dict(call.request.query_params), EyesQuery)
    return json(await call.server.replays.moment(hosted.here, int(at), eyes(query.seat, viewer)))


def eyes(wanted: str, own: Viewer) -> Viewer:
    if wanted == "watcher":
        return None
    return int(wanted) if wanted else own


async def see_seats(call: Call) -> Response:
    """All that a browser holds, in one call. A wrong token looks like a table that is not there."""
    call.server.pace.count("records", call.address)
    wish = await call.body(HeldSeats)
    return json(SeatsStand([await seat_stands(call, held.table, held.token) for held in wish.seats]))


async def seat_stands(call: Call, table_id: str, token: str) -> SeatStands:
    try:
        table = (await call.server.house.table(table_id)).here
    except UnknownTable:
        return SeatStands(table_id, gone=True)
    seat = auth.seat_of(table, token)
    if seat is None:
        return SeatStands(table_id, gone=True)
    return SeatStands(
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


async def make_room(call: Call) -> Response:
    call.server.pace.check("tables", call.address)
    wish = await call.body(NewRoom)
    title, code, name = name_of(wish.name), auth.new_code(), auth.new_name()
    call.server.pace.count("tables", call.address)
    opened = Opened(call.server.house.clock(), title, auth.digest(code))
    await call.server.circles.open("room", name, opened)
    config = call.server.config
    return json(RoomMade(name, f"{base_of(config, call.request)}/r/{name}#{code}", code, config.reach), 201)


async def see_room(call: Call) -> Response:
    room = await enter_room(call, call.request.path_params["id"], call.code())
    latest = [await played(call, room, table) for table in [*reversed(room.entered)][:ROOM_TABLES]]
    tables = [table for table in latest if table is not None]
    newest = next(reversed(room.entered), "")
    current = newest if tables and tables[0].id == newest else ""
    return json(RoomSeen(room.name, room.here.name, current, tables))


async def played(call: Call, room: Circle, table_id: str) -> TablePlayed | None:
    """A table of the room, from the room's own notes once it is over; None: it was cleared away."""
    if ended := room.ended.get(table_id):
        seats = [seat_noted(seat) for seat in ended.seats]
        return TablePlayed(table_id, ended.game, "over", seats, ended.points, ended.at)
    try:
        table = (await call.server.house.table(table_id)).here
    except UnknownTable:
        return None
    points = list(table.outcome.points) if table.outcome else []
    return TablePlayed(table.id, table.game, table.phase, seats_seen(table), points, room.entered[table_id].at)


def seat_noted(seat: Seat) -> SeatSeen:
    return SeatSeen(seat.who, seat.name, seat.level, seat.away)


async def share_table(call: Call) -> Response:
    """The same deal for a friend; a table has one."""
    if call.token() is None:
        raise Trouble("no-seat", "this takes a seat: send its token as `Authorization: Bearer TOKEN`")
    wish = await call.body(ShareTable)
    hosted, seat = await call.seated(wish.table)
    call.server.pace.count("acts", f"{hosted.id} {seat}")
    house, circles = call.server.house, call.server.circles
    if not hosted.here.deal:
        name = auth.new_code()
        await house.command(hosted, Share(seat, name), f"share {name}", only_try=True)
        await circles.open("deal", name, challenges.shared(hosted.here, house.clock()))
        await house.command(hosted, Share(seat, name), f"share {name}")
        await circles.enter("deal", name, hosted.id)
        if hosted.here.phase == "over":
            await circles.end("deal", name, hosted.here)
    name, config = hosted.here.deal, call.server.config
    return json(ChallengeMade(name, f"{base_of(config, call.request)}/c/{name}", config.reach), 201)


async def see_challenge(call: Call) -> Response:
    query = msgspec.convert(dict(call.request.query_params), DealQuery)
    circle = await find_deal(call, call.request.path_params["id"])
    return json(challenges.deal_seen(circle, call.server.house.clock(), query.table))


async def see_daily(call: Call) -> Response:
    query = msgspec.convert(dict(call.request.query_params), DailyQuery)
    now = call.server.house.clock()
    day = query.day or challenges.day_of(now)
    found = await challenges.dailies(call.server.circles, day, now)
    return json(Daily(day, [challenges.deal_seen(circle, now, query.table) for circle in found]))
