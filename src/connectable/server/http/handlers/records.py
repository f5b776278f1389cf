"""Handlers of records, and of the draws that anybody can check."""

from typing import Any

from starlette.responses import Response

from connectable.registry import GAMES
from connectable.server.groups.challenges import is_secret_open
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.event_projection import Viewer
from connectable.server.protocol.record import Draws, DrawSeen
from connectable.server.protocol.record_projection import draws_record, record_seen
from connectable.server.replays import table_record
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.work.jobs import ProveDraws, ShowEntries


async def see_record(request: ApiRequest) -> Response:
    request.count("records")
    hosted, viewer = await request.enter()
    opened = await is_open(request, hosted)
    return json(record_seen(hosted.table, await entries_shown(request, hosted, viewer), opened=opened))


async def entries_shown(request: ApiRequest, hosted: HostedTable, viewer: Viewer) -> list[tuple[int | str, Any]]:
    """What the viewer was shown of a game in play."""
    table = hosted.table
    if table.phase == "over" or table.state is None:
        return []
    job = ShowEntries(GAMES[table.game], table_record(table), viewer)
    return list(await request.work(job, list[tuple[int | str, Any]]))


async def see_draws(request: ApiRequest) -> Response:
    """For a page that checks the dice without knowing the rules."""
    request.count("records")
    hosted, _ = await request.enter()
    opened = await is_open(request, hosted)
    dice, record = record_seen(hosted.table, [], opened=opened).dice, draws_record(hosted.table, opened=opened)
    if record is None:
        return json(Draws(dice, []))
    return json(Draws(dice, await request.work(ProveDraws(GAMES[record.game], record), list[DrawSeen])))


async def is_open(request: ApiRequest, hosted: HostedTable) -> bool:
    services = request.services
    return await is_secret_open(services.groups, hosted.table, services.calendar())
