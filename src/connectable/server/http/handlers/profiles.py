"""Handlers of profiles, and of the names that the host does not show."""

from starlette.responses import Response

from connectable.server.http.handlers.about import need_own_machine
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.profiles import ForgetPlayer, Forgot, HideName, NamesHidden
from connectable.server.tables.person_name import person_name


async def forget(request: ApiRequest) -> Response:
    request.count("records")
    wish = await request.body(ForgetPlayer)
    return json(Forgot(await request.services.profiles.forget(wish.player)))


async def see_hidden_names(request: ApiRequest) -> Response:
    need_own_machine(request)
    return json(NamesHidden(await request.services.hidden_names.listed()))


async def hide_name(request: ApiRequest) -> Response:
    need_own_machine(request)
    wish = await request.body(HideName)
    await request.services.hidden_names.change(person_name(wish.name), hidden=wish.hidden)
    return json(NamesHidden(await request.services.hidden_names.listed()))
