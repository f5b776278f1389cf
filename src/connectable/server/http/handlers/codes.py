"""Handler of codes that somebody typed or was told."""

from starlette.responses import Response

from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.codes import CodeFound
from connectable.server.protocol.errors import ApiError


async def see_code(request: ApiRequest) -> Response:
    """Where a code leads; wrong ones are counted."""
    request.check("guesses")
    found = await request.services.codes.find(request.http.path_params["code"])
    if found is None:
        request.count("guesses")
        raise ApiError("not-found", "no table with open seats, no room and no class has this code", "tb-error-no-code")
    code, claim = found
    return json(CodeFound(code, claim.table, claim.room, claim.class_))
