"""Handlers of tables: the lobby, the view of one table, seats, actions and commands."""

import asyncio
from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from connectable.server.http.request import ApiRequest, encoded_json, json
from connectable.server.protocol.errors import table_not_found
from connectable.server.protocol.lobby import Lobby
from connectable.server.protocol.new_table import Joined, JoinTable
from connectable.server.protocol.projection import stamp, table_listed
from connectable.server.protocol.table import Accepted, GiveCommand, TakeAction
from connectable.server.tables import auth, dispatch
from connectable.storage import Filter, Page
from connectable.table.commands import Join

LOBBY_ROWS = 50


class LobbyQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which public tables; all optional."""

    game: Annotated[str, Meta(pattern="^[a-z0-9_-]{1,32}(?!\n)$")] | None = None
    phase: Annotated[str, Meta(pattern="^(gathering|playing|over)(?!\n)$")] = "gathering"
    after: Annotated[str, Meta(pattern="^([0-9]{1,15}\\.[A-Za-z0-9_-]{1,64}(?!\n))?$")] = ""


async def list_tables(request: ApiRequest) -> Response:
    query = request.query(LobbyQuery)
    at, _, table_id = query.after.partition(".")
    page = Page(LOBBY_ROWS, (int(at), table_id) if at else None)
    rows = await asyncio.wrap_future(request.services.store.tables(Filter(query.game, query.phase, True), page))
    tables = []
    for row in rows:
        try:
            tables.append(table_listed((await request.services.host.find(row.id)).table))
        except ValueError:  # deleted since, or of a game that is no longer here
            continue
    more = f"{rows[-1].created_at}.{rows[-1].id}" if len(rows) == LOBBY_ROWS else ""
    return json(Lobby(tables, more))


async def see_table(request: ApiRequest) -> Response:
    hosted, viewer = await request.enter()
    return encoded_json(stamp(hosted.encoded(viewer), request.services.host.tail(hosted)))


async def join_table(request: ApiRequest) -> Response:
    wish = await request.body(JoinTable)
    hosted = await request.find()
    request.check_may_watch(hosted, wish.code)
    request.services.limiter.count("acts", f"{hosted.id} join {request.address}")
    token = auth.new_token()
    token_hash = auth.digest(token)
    await request.services.host.command(hosted, Join(wish.seat, wish.name, token_hash), f"join {token_hash}")
    seat = auth.seat_of(hosted.table, token)
    if seat is None:  # kicked at the same moment
        raise table_not_found()
    return json(Joined(seat, token))


async def act(request: ApiRequest) -> Response:
    hosted, seat = await request.seated()
    wish = await request.body(TakeAction)
    services = request.services
    return json(Accepted(await dispatch.take_action(services.host, services.limiter, hosted, seat, wish)))


async def command(request: ApiRequest) -> Response:
    hosted, seat = await request.seated()
    wish = await request.body(GiveCommand)
    services = request.services
    return json(Accepted(await dispatch.give_command(services.host, services.limiter, hosted, seat, wish)))
