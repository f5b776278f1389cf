"""Handlers of daily deals and challenges."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from connectable.server.groups import challenges
from connectable.server.http.handlers.about import base_of
from connectable.server.http.request import ApiRequest, json, seat_needed
from connectable.server.protocol.challenges import ChallengeMade, Daily, ShareTable


class DealQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """A table whose result is wanted next to the best ones."""

    table: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{0,64}(?!\n)$")] = ""


class DailyQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which day; today by default."""

    day: Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?(?!\n)$")] = ""
    table: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{0,64}(?!\n)$")] = ""


async def share_table(request: ApiRequest) -> Response:
    if request.token() is None:
        raise seat_needed()
    wish = await request.body(ShareTable)
    hosted, _ = await request.seated(wish.table)
    services, config = request.services, request.services.config
    services.limiter.count("acts", f"{hosted.id} {request.token_hash()}")
    name = await challenges.share(services.groups, hosted, request.token_hash())
    return json(ChallengeMade(name, f"{base_of(config, request.http)}/c/{name}", config.reach), 201)


async def see_challenge(request: ApiRequest) -> Response:
    query = request.query(DealQuery)
    group = await request.deal(request.http.path_params["id"])
    return json(challenges.deal_seen(group, request.services.calendar(), query.table))


async def see_daily(request: ApiRequest) -> Response:
    query = request.query(DailyQuery)
    now = request.services.calendar()
    day = query.day or challenges.day_of(now)
    found = await challenges.daily_deals(request.services.groups, day, now)
    return json(Daily(day, [challenges.deal_seen(group, now, query.table) for group in found]))
