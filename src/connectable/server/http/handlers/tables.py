"""The HTTP addresses: what each one does. Rules, tables and storage are decided elsewhere."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.responses import PlainTextResponse, Response

from connectable import __version__
from connectable.server.groups.challenges import is_open
from connectable.server.http.handlers.about import base_of, house
from connectable.server.http.problems import Trouble, no_table
from connectable.server.http.request import Call, finished, json
from connectable.server.protocol import messages
from connectable.server.protocol.projection import draws_seen, listed, record_seen, stamp
from connectable.server.tables import auth, dispatch
from connectable.server.tables.create import Founded
from connectable.server.tables.start_from import origin_of
from connectable.storage import Filter, Page
from connectable.table.commands import Join

LOBBY_ROWS = 50


class LobbyQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which public tables; all optional."""

    game: Annotated[str, Meta(pattern="^[a-z0-9_-]{1,32}(?!\n)$")] | None = None
    phase: Annotated[str, Meta(pattern="^(gathering|playing|over)(?!\n)$")] = "gathering"
    after: Annotated[str, Meta(pattern="^([0-9]{1,15}\\.[A-Za-z0-9_-]{1,64}(?!\n))?$")] = ""


async def make_table(call: Call) -> Response:
    call.server.pace.check("tables", call.address)
    wish = await call.body(messages.NewTable)
    origin = await origin_of(call, wish)
    founded = Founded(wish, origin, call.server.house.clock())
    call.server.pace.count("tables", call.address)
    created, config = founded.created, call.server.config
    await call.server.house.found(created)
    if origin.room:
        await call.server.circles.enter("room", origin.room, created.id)
    if origin.deal:
        await call.server.circles.enter("deal", origin.deal, created.id, origin.player)
    link = f"{base_of(config, call.request)}/t/{created.id}" + (f"#{founded.code}" if founded.code else "")
    made = messages.TableMade(created.id, link, founded.code, founded.tokens, created.commitment, config.reach)
    return json(made, 201)


async def list_tables(call: Call) -> Response:
    query = msgspec.convert(dict(call.request.query_params), LobbyQuery)
    at, _, table_id = query.after.partition(".")
    page = Page(LOBBY_ROWS, (int(at), table_id) if at else None)
    rows = await asyncio.wrap_future(call.server.store.tables(Filter(query.game, query.phase, True), page))
    found = []
    for row in rows:
        try:
            found.append(listed((await call.server.house.table(row.id)).here))
        except ValueError:  # deleted since, or of a game that is not here any more
            continue
    more = f"{rows[-1].created_at}.{rows[-1].id}" if len(rows) == LOBBY_ROWS else ""
    return json(messages.Lobby(found, more))


async def join_table(call: Call) -> Response:
    wish = await call.body(messages.JoinTable)
    hosted = await call.find()
    call.open(hosted, wish.code)
    call.server.pace.count("acts", f"{hosted.id} join {call.address}")
    token = auth.new_token()
    key = auth.digest(token)
    await call.server.house.command(hosted, Join(wish.seat, wish.name, key), f"join {key}")
    seat = auth.seat_of(hosted.here, token)
    if seat is None:  # asked to leave in the same instant
        raise no_table()
    return json(messages.Joined(seat, token))


async def see_table(call: Call) -> Response:
    hosted, viewer = await call.enter()
    return finished(stamp(hosted.seen(viewer), call.server.house.tail(hosted)))


async def act(call: Call) -> Response:
    hosted, seat = await call.seated()
    wish = await call.body(messages.TakeAction)
    return json(messages.Accepted(await dispatch.take_action(call.server.house, call.server.pace, hosted, seat, wish)))


async def command(call: Call) -> Response:
    hosted, seat = await call.seated()
    wish = await call.body(messages.GiveCommand)
    return json(messages.Accepted(await dispatch.give_command(call.server.house, call.server.pace, hosted, seat, wish)))


async def see_record(call: Call) -> Response:
    call.server.pace.count("records", call.address)
    hosted, viewer = await call.enter()
    opened = await is_open(call.server.circles, hosted.here, call.server.house.clock())
    return json(record_seen(hosted.here, viewer, opened=opened))


async def see_house(call: Call) -> Response:
    return json(house(call.server.config, call.request))


async def see_draws(call: Call) -> Response:
    """For a page that checks the dice without knowing the rules."""
    call.server.pace.count("records", call.address)
    hosted, viewer = await call.enter()
    opened = await is_open(call.server.circles, hosted.here, call.server.house.clock())
    return json(draws_seen(hosted.here, viewer, opened=opened))


async def health(call: Call) -> Response:
    well = await call.server.healthy()
    return json(messages.Health("ok" if well else "trouble", __version__), 200 if well else 503)


async def metrics(call: Call) -> Response:
    """For this machine alone: behind a proxy the header gives the caller away."""
    if call.address not in ("127.0.0.1", "0") or "x-forwarded-for" in call.request.headers:
        raise Trouble("not-found", "there is nothing here")
    return PlainTextResponse(call.server.metrics_text(), media_type="text/plain; version=0.0.4")


async def describe(call: Call) -> Response:
    return finished(call.server.description)
