"""Which names this server answers to. A page elsewhere can give its own name our address (DNS rebinding), and would
then be one of our pages to a browser; so a name that cannot be ours is refused.
"""

import re
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from connectable.server.config import Config
from connectable.server.http.localize import reader_language
from connectable.server.http.problems import problem_of
from connectable.server.http.request import failed
from connectable.server.protocol.errors import ApiError

HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63}){0,8}\.?)(:[0-9]{1,5})?", re.IGNORECASE)
HOME_ENDINGS = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")
"""Names that only a network at home gives; nobody can register them."""
MOST_KEPT = 256


class OwnNames:
    """The names that can only be this server's: addresses, names of a home network, and the public one."""

    def __init__(self, config: Config) -> None:
        self.own = {urlsplit(url).hostname for url in (config.public_url, config.address) if url}
        self.has = lru_cache(MOST_KEPT)(self.is_ours)
        """The same, looked at once: every request names the server, and nearly all name it alike."""

    def is_ours(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        if not found:
            return False
        name = found[1].rstrip(".").lower()
        return name in self.own or "." not in name or name.endswith(HOME_ENDINGS) or is_address(name)


class HostCheck:
    """Refuses requests for other names."""

    def __init__(self, app: ASGIApp, names: OwnNames) -> None:
        self.app, self.names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.names.has(host_of(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            language = reader_language(HTTPConnection(scope).headers.get("accept-language", ""))
            error = ApiError("host", "this name is not one of this server's; see --public-url")
            await failed(problem_of(error, None, language))(scope, receive, send)


def host_of(scope: Scope) -> str:
    return HTTPConnection(scope).headers.get("host", "")


def is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether a browser says that a page of another site asks."""
    headers = connection.headers
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
