"""Handlers of finished games, step by step."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.event_projection import Viewer


class ViewerQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose view: a seat's or a watcher's; by default the caller's own."""

    seat: Annotated[str, Meta(pattern="^(watcher|[0-7])?(?!\n)$")] = ""


async def see_replay(request: ApiRequest) -> Response:
    request.count("records")
    hosted, _ = await request.enter_finished()
    return json(await request.while_connected(request.services.replays.replay(hosted.table, request.address)))


async def see_moment(request: ApiRequest) -> Response:
    hosted, viewer = await request.enter_finished()
    at = request.http.path_params["at"]
    if not at.isdecimal() or not at.isascii() or len(at) > 9:
        raise ApiError("not-found", "moments are numbered from 0")
    wanted = viewer_of(request.query(ViewerQuery).seat, viewer)
    replays = request.services.replays
    if not replays.is_at_hand(hosted.table):
        request.count("records")
    return json(await request.while_connected(replays.moment(hosted.table, int(at), wanted, request.address)))


def viewer_of(wanted: str, own: Viewer) -> Viewer:
    if wanted == "watcher":
        return None
    return int(wanted) if wanted else own
