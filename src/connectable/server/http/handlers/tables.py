"""Handlers of tables: the lobby, the view of one table, seats, actions and commands."""

import asyncio
from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from connectable.server.http.request import ApiRequest, encoded_json, json
from connectable.server.protocol.errors import table_not_found
from connectable.server.protocol.lobby import Lobby
from connectable.server.protocol.new_table import Joined, JoinTable
from connectable.server.protocol.public_fields import table_listed
from connectable.server.protocol.table import Accepted, GiveCommand, TakeAction
from connectable.server.rate_limit import ACT_BYTES
from connectable.server.tables import auth, dispatch
from connectable.server.tables.history import events_seen, is_in_memory
from connectable.server.tables.person_name import person_name
from connectable.server.tables.stored import DamagedTable
from connectable.storage import Filter, Page, UnknownTable
from connectable.table.commands import Join

LOBBY_ROWS = 50


class LobbyQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which public tables; all optional."""

    game: Annotated[str, Meta(pattern="^[a-z0-9_-]{1,32}(?!\n)$")] | None = None
    phase: Annotated[str, Meta(pattern="^(gathering|playing|over)(?!\n)$")] = "gathering"
    after: Annotated[str, Meta(pattern="^([0-9]{1,15}\\.[A-Za-z0-9_-]{1,64}(?!\n))?$")] = ""


class EventsQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """After which of the viewer's own positions; by default all."""

    after: Annotated[str, Meta(pattern="^[0-9]{1,9}(?!\n)$")] = "0"


async def list_tables(request: ApiRequest) -> Response:
    query = request.query(LobbyQuery)
    at, _, table_id = query.after.partition(".")
    page = Page(LOBBY_ROWS, (int(at), table_id) if at else None)
    rows = await asyncio.wrap_future(request.services.store.tables(Filter(query.game, query.phase, True), page))
    if any(row.id not in request.services.host.tables for row in rows):
        request.count("records")  # they are read from the store, one after the other
    tables = []
    for row in rows:
        try:
            tables.append(table_listed(await request.services.host.look(row.id)))
        except (UnknownTable, DamagedTable):  # deleted since, or of a game that is no longer here
            continue
    more = f"{rows[-1].created_at}.{rows[-1].id}" if len(rows) == LOBBY_ROWS else ""
    return json(Lobby(tables, more))


async def see_table(request: ApiRequest) -> Response:
    hosted, viewer = await request.enter()
    await request.services.luck.ready(hosted)
    return encoded_json(hosted.encoded(viewer, request.services.host.tail(hosted)))


async def see_events(request: ApiRequest) -> Response:
    hosted, viewer = await request.enter()
    after = int(request.query(EventsQuery).after)
    if not is_in_memory(hosted, viewer, after):
        request.count("records")
    return json(await events_seen(request.services.store, hosted, viewer, after, request.services.host.prepared))


async def join_table(request: ApiRequest) -> Response:
    wish = await request.body(JoinTable)
    hosted = await request.find()
    request.check_may_watch(hosted, wish.code)
    request.services.limiter.count("acts", f"{hosted.id} join {request.address}")
    token = auth.new_token()
    join = Join(wish.seat, person_name(wish.name), wish.contribution, token_hash=auth.digest(token))
    await request.services.host.command(hosted, join, "join")
    seat = auth.seat_of(hosted.table, token)
    if seat is None:  # kicked at the same moment
        raise table_not_found()
    return json(Joined(seat, token))


async def act(request: ApiRequest) -> Response:
    hosted, _ = await request.seated()
    wish = await request.body(TakeAction, stores=ACT_BYTES)
    services, token_hash = request.services, request.token_hash()
    position = await dispatch.take_action(services.host, services.limiter, hosted, token_hash, wish)
    return json(Accepted(position, dispatch.is_unknown(hosted, token_hash, wish)))


async def command(request: ApiRequest) -> Response:
    hosted, _ = await request.seated()
    wish = await request.body(GiveCommand, stores=ACT_BYTES)
    services = request.services
    return json(
        Accepted(await dispatch.give_command(services.host, services.limiter, hosted, request.token_hash(), wish))
    )
