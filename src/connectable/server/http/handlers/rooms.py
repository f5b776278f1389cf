"""Handlers of rooms."""

from starlette.responses import Response

from connectable.server.groups import rooms
from connectable.server.http.handlers.about import base_of
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.rooms import NewRoom, RoomMade
from connectable.server.tables.person_name import person_name


async def create_room(request: ApiRequest) -> Response:
    request.check("tables")
    await request.services.watch.check_room()
    wish = await request.body(NewRoom)
    title = person_name(wish.name) if wish.name else ""
    request.count("tables")
    name, code = await rooms.create_room(request.services.codes, title)
    config = request.services.config
    return json(RoomMade(name, f"{base_of(config, request.http)}/r/{name}#{code}", code, config.reach), 201)


async def see_room(request: ApiRequest) -> Response:
    room = await request.room(request.http.path_params["id"], request.code())
    return json(await rooms.room_seen(request.services.host, room))
