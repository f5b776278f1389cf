"""One HTTP call: who asks, in which language, what is in the body; and the answer as JSON. No address is known here."""

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from connectable.server.http.localize import reader_language
from connectable.server.http.problems import STATUS, Trouble, no_table
from connectable.server.http.rate_limit import address_of
from connectable.server.protocol.messages import Problem
from connectable.server.protocol.projection import Viewer
from connectable.server.tables import auth
from connectable.server.tables.host import Hosted
from connectable.storage import UnknownTable

if TYPE_CHECKING:
    from connectable.server.app import Server

MOST_BYTES = 131_072
"""Of a body."""
BODY_SECONDS = 20.0
"""For a body to arrive."""
CODE_HEADER = "table-code"
"""How a watcher of a private table shows the code."""

T = TypeVar("T")


class Call:
    """A request, with what every address needs to know about it."""

    def __init__(self, server: "Server", request: Request) -> None:
        self.server, self.request = server, request
        client = request.client
        self.address = address_of((client.host, client.port) if client else None)
        self.lang = reader_language(request.headers.get("accept-language", ""))
        self.hosted: Hosted | None = None

    async def body(self, kind: type[T]) -> T:
        """The body as that type; Trouble when it is too big, DecodeError when it is something else."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Trouble("media", "the body is sent as application/json")
        data = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for part in self.request.stream():
                    data += part
                    if len(data) > MOST_BYTES:
                        raise Trouble("too-big", f"a body has at most {MOST_BYTES} bytes")
        except (ClientDisconnect, TimeoutError):
            raise Trouble("malformed", "the body ended early or took too long") from None
        return msgspec.json.decode(data, type=kind)

    def token(self) -> str | None:
        given = self.request.headers.get("authorization")
        if given is None:
            return None
        scheme, _, token = given.partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise Trouble("no-seat", "the header is `Authorization: Bearer TOKEN`")
        return token.strip()[:100]

    async def enter(self, table_id: str | None = None, code: str = "") -> tuple[Hosted, Viewer]:
        """The table (of the address) and who is there; a private one shows nothing without its code or a token."""
        hosted, token = await self.find(table_id), self.token()
        viewer = auth.seat_of(hosted.here, token)
        if viewer is None:
            self.open(hosted, code or self.code())
            if token:
                self.server.pace.count("guesses", self.address)
                raise Trouble("no-seat", "this token is no seat at this table")
        return hosted, viewer

    async def seated(self, table_id: str | None = None) -> tuple[Hosted, int]:
        """The table and the caller's seat."""
        hosted, viewer = await self.enter(table_id)
        if viewer is None:
            raise Trouble("no-seat", "this takes a seat: send its token as `Authorization: Bearer TOKEN`")
        return hosted, viewer

    def code(self) -> str:
        return self.request.headers.get(CODE_HEADER, "")[:64]

    async def find(self, table_id: str | None = None) -> Hosted:
        try:
            self.hosted = await self.server.house.table(
                self.request.path_params["id"] if table_id is None else table_id
            )
        except UnknownTable:
            self.server.pace.count("guesses", self.address)
            raise
        return self.hosted

    def open(self, hosted: Hosted, code: str) -> None:
        """Lets in who may watch; counts those who try codes."""
        if hosted.here.settings.visibility == "private":
            self.server.pace.check("guesses", self.address)
            if not auth.may_watch(hosted.here, code[:64]):
                self.server.pace.count("guesses", self.address)
                raise no_table()


def json(value: Any, status: int = 200) -> Response:
    return finished(msgspec.json.encode(value), status)


def finished(encoded: bytes, status: int = 200) -> Response:
    return Response(encoded, status, {"cache-control": "no-store"}, "application/json")


def failed(problem: Problem) -> Response:
    answer = json(problem, STATUS[problem.error])
    if problem.error == "no-seat":
        answer.headers["www-authenticate"] = "Bearer"
    if problem.error in ("too-fast", "store-away"):
        answer.headers["retry-after"] = "5"
    return answer
