"""Handler of new tables, with whatever they start from."""

from msgspec.structs import replace
from starlette.responses import Response

from connectable.server.groups import challenges
from connectable.server.http.handlers.about import base_of
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.new_table import NewTable, TableMade
from connectable.server.tables.create import TableCreation
from connectable.server.tables.start_from import StartFrom, check_start, from_record, from_table, read_given


async def create_table(request: ApiRequest) -> Response:
    request.check("tables")
    wish = await request.body(NewTable)
    start = await start_in_room(request, wish)
    services = request.services
    creation = TableCreation(wish, start, services.host.clock())
    request.count("tables")
    created, config = creation.created, services.config
    await services.host.create(created)
    if start.room:
        await services.groups.enter("room", start.room, created.id)
    if start.deal:
        await services.groups.enter("deal", start.deal, created.id, start.player)
    link = f"{base_of(config, request.http)}/t/{created.id}" + (f"#{creation.code}" if creation.code else "")
    made = TableMade(created.id, link, creation.code, creation.tokens, created.commitment, config.reach)
    return json(made, 201)


async def start_in_room(request: ApiRequest, wish: NewTable) -> StartFrom:
    """What the table starts from, and the room it belongs to; ApiError says what is wrong."""
    check_start(wish)
    start = await start_of(request, wish)
    if wish.game not in ("", start.game):
        raise ApiError("malformed", f"game: this starts from a game of {start.game}")
    if wish.room is None:
        return start
    room = await request.room(wish.room.id, wish.room.code)
    return replace(start, room=room.name, code=wish.room.code)


async def start_of(request: ApiRequest, wish: NewTable) -> StartFrom:
    if wish.record is not None:
        return await from_record(read_given(wish.record), wish.at)
    if wish.from_ is not None:
        hosted, _ = await request.enter(wish.from_.table, wish.from_.code)
        return from_table(hosted.table, wish.from_.at)
    if wish.daily or wish.challenge:
        return await start_of_deal(request, wish)
    return StartFrom(wish.game, dict(wish.options))


async def start_of_deal(request: ApiRequest, wish: NewTable) -> StartFrom:
    """An open deal; nothing about the game itself can be chosen."""
    table = wish.table
    if wish.seats or table.dice != "fair" or table.seating != "listed" or table.visibility != "private":
        raise ApiError("malformed", "a deal decides the seats, their order and the dice, and its tables are private")
    groups, now = request.services.groups, request.services.host.clock()
    if wish.daily:
        group = await challenges.todays_deal(groups, wish.game, wish.daily, now)
    else:
        group = await request.deal(wish.challenge)
    return challenges.from_deal(group, wish.player, now)
