"""Handlers of challenges: a deal that somebody shares."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from connectable.server.groups import challenges
from connectable.server.groups.standings import Asker, deal_seen
from connectable.server.http.handlers.about import base_of
from connectable.server.http.request import ApiRequest, json, seat_needed
from connectable.server.protocol.challenges import ChallengeMade, ShareTable


class DealQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """A table whose result is wanted next to the best ones."""

    table: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{0,64}(?!\n)$")] = ""


async def share_table(request: ApiRequest) -> Response:
    if request.token() is None:
        raise seat_needed()
    wish = await request.body(ShareTable)
    hosted, _ = await request.seated(wish.table)
    services, config = request.services, request.services.config
    services.limiter.count("acts", f"{hosted.id} {request.token_hash()}")
    name = await challenges.share(services.groups, hosted, request.token_hash(), request.player())
    return json(ChallengeMade(name, f"{base_of(config, request.http)}/c/{name}", config.reach), 201)


async def see_challenge(request: ApiRequest) -> Response:
    query, services = request.query(DealQuery), request.services
    group = await request.deal(request.http.path_params["id"])
    asker = Asker(request.player(), query.table)
    return json(deal_seen(group, services.calendar(), asker, await services.hidden_names.known()))
