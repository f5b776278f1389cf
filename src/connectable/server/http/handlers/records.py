"""Handlers of records, and of the draws that anybody can check."""

from starlette.responses import Response

from connectable.server.groups.challenges import is_secret_open
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.projection import draws_seen, record_seen


async def see_record(request: ApiRequest) -> Response:
    request.count("records")
    hosted, viewer = await request.enter()
    services = request.services
    opened = await is_secret_open(services.groups, hosted.table, services.host.clock())
    return json(record_seen(hosted.table, viewer, opened=opened))


async def see_draws(request: ApiRequest) -> Response:
    """For a page that checks the dice without knowing the rules."""
    request.count("records")
    hosted, viewer = await request.enter()
    services = request.services
    opened = await is_secret_open(services.groups, hosted.table, services.host.clock())
    return json(draws_seen(hosted.table, viewer, opened=opened))
