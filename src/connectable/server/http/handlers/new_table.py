"""Handler of new tables, with whatever they start from."""

import asyncio
from collections.abc import Callable

from msgspec.structs import replace
from starlette.responses import Response

from connectable.registry import GAMES, game
from connectable.server.groups import challenges, dailies
from connectable.server.http.handlers.about import base_of
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.new_table import NewTable, TableMade
from connectable.server.protocol.record import RecordGiven
from connectable.server.rate_limit import TABLE_BYTES
from connectable.server.services import Services
from connectable.server.tables import codes
from connectable.server.tables.create import TableCreation, checked_seats
from connectable.server.tables.start_from import (
    StartFrom,
    check_start,
    from_lesson,
    from_record,
    from_table,
    given_record,
)
from connectable.server.work.jobs import ImportRecord
from connectable.server.work.preparation import is_own_content
from connectable.server.work.workshop import BadInput
from connectable.storage import Append, StalePosition, StoreError, TableExists
from connectable.table import evolve

TRIES = 5
"""How often a new table gets another name and code."""


async def create_table(request: ApiRequest) -> Response:
    request.check("tables")
    await request.services.watch.check_room()
    wish = await request.body(NewTable, stores=TABLE_BYTES)
    if is_heavy(wish):
        request.count("tables")
    start = await start_in_room(request, wish)
    services = request.services
    creation = await create_with_code(services, wish, start, request)
    created, config = creation.created, services.config
    link = f"{base_of(config, request.http)}/t/{created.id}" + (f"#{creation.code}" if creation.code else "")
    made = TableMade(created.id, link, creation.code, creation.tokens, created.commitment, config.reach, start.lesson)
    return json(made, 201)


async def create_with_code(services: Services, wish: NewTable, start: StartFrom, request: ApiRequest) -> TableCreation:
    """The table, stored with its code; with another name and code if somebody took them at the same moment."""
    await prepare(request, wish, start)
    seats = checked_seats(wish, start)
    for attempt in range(TRIES):
        code, also = await code_of(services, wish, start, seats)
        creation = TableCreation(wish, start, seats, code, services.host.clock())
        if not attempt and not is_heavy(wish):
            request.count("tables")
        await services.host.prepared(evolve(None, creation.created))
        table = creation.created.id
        appends = [append(table) for append in also]
        if start.deal:
            entry = services.groups.entry("deal", start.deal, table, start.player, practice=start.practice)
            appends.append(entry)
        try:
            await services.host.create(creation.created, also=appends)
        except (TableExists, StalePosition):
            continue
        return creation
    raise StoreError("no name or code is free", away=True)


async def prepare(request: ApiRequest, wish: NewTable, start: StartFrom) -> None:
    """Reads the board, sheet or deck that somebody brought; ApiError says what is wrong with it."""
    if start.game not in GAMES:
        return
    seats = len(wish.seats or start.seats) or game(start.game).seats[0]
    try:
        await request.while_connected(
            request.services.preparation.content(start.game, start.rules, start.options, seats, request.address)
        )
    except BadInput as error:
        raise ApiError("malformed", str(error)[:300], "tb-error-start") from None


def is_heavy(wish: NewTable) -> bool:
    """Whether the server works for this table before it exists: then it counts before, whatever comes of it."""
    return wish.record is not None or (wish.game in GAMES and is_own_content(wish.game, wish.options))


async def code_of(
    services: Services, wish: NewTable, start: StartFrom, seats: list[str]
) -> tuple[str, list[Callable[[str], Append]]]:
    """The code of a new table, and what is stored of it once the table has a name: the room's own; one that leads to
    the table while seats are open; one for watchers; none for a public table without open seats."""
    claims = services.codes
    if start.room:
        return start.code, [lambda table: claims.renewal(start.code, start.room)]
    if "open" in seats:
        reserved = await claims.reserve()
        return reserved.code, [lambda table: claims.claim(reserved, table=table)]
    return (codes.new_code() if wish.table.visibility == "private" else ""), []


async def start_in_room(request: ApiRequest, wish: NewTable) -> StartFrom:
    """What the table starts from, and the room it belongs to; ApiError says what is wrong."""
    check_start(wish)
    start = await start_of(request, wish)
    if wish.game not in ("", start.game):
        raise ApiError("malformed", f"game: this starts from a game of {start.game}")
    if wish.room is None:
        return start
    room = await request.room(wish.room.id, wish.room.code)
    return replace(start, room=room.name, code=codes.matching(wish.room.code, room.opened.code_hash))


async def start_of(request: ApiRequest, wish: NewTable) -> StartFrom:
    if wish.record is not None:
        return await import_record(request, wish.record, wish.at)
    if wish.from_ is not None:
        hosted, _ = await request.enter(wish.from_.table, wish.from_.code)
        return from_table(hosted.table, wish.from_.at)
    if wish.daily or wish.challenge:
        return await start_of_deal(request, wish)
    if wish.lesson:
        return await asyncio.to_thread(from_lesson, wish.game, dict(wish.options))
    return StartFrom(wish.game, dict(wish.options))


async def import_record(request: ApiRequest, sent: RecordGiven, at: int | None) -> StartFrom:
    """What is kept of a record that somebody brought; ApiError says what is wrong with it."""
    record = given_record(sent)
    try:
        given = await request.work(ImportRecord(GAMES.get(record.game, ""), record, at), list[tuple[int, str]])
    except BadInput as error:
        raise ApiError("malformed", str(error)[:300], "tb-error-record") from None
    return from_record(record, given)


async def start_of_deal(request: ApiRequest, wish: NewTable) -> StartFrom:
    """An open deal; nothing about the game itself can be chosen."""
    table = wish.table
    if wish.seats or table.dice != "fair" or table.seating != "listed" or table.visibility != "private":
        raise ApiError("malformed", "a deal decides the seats, their order and the dice, and its tables are private")
    groups, now = request.services.groups, request.services.calendar()
    if wish.daily:
        group = await dailies.deal_of_day(groups, wish.game, wish.daily, now)
        request.services.par.want(group)
    else:
        group = await request.deal(wish.challenge)
    return challenges.from_deal(group, wish.player, now)
