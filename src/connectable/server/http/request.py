"""One HTTP request to the API: who is asking, in which language, what is in the body; and answers as JSON."""

import asyncio
import re
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from connectable.server.groups import rooms
from connectable.server.groups.log import GroupLog
from connectable.server.groups.standings import Asker, has_finished
from connectable.server.http.forwarding import Forwarded, Outgoing, forwarded
from connectable.server.http.localize import reader_language
from connectable.server.protocol.decoding import decoded
from connectable.server.protocol.errors import STATUS, ApiError, Problem, table_not_found
from connectable.server.protocol.event_projection import Viewer
from connectable.server.rate_limit import address_of
from connectable.server.services import Services
from connectable.server.tables import auth, codes
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.work.jobs import AnyJob
from connectable.storage import UnknownTable

MOST_BYTES = 131_072
"""Largest body."""
BODY_SECONDS = 20.0
"""Time for a body to arrive."""
STORE_SECONDS = 5
"""When to ask again while the store is away."""
CODE_HEADER = "table-code"
"""The header in which somebody without a seat sends the code of a private table or a room."""
PLAYER_HEADER = "player-key"
"""The header in which a browser sends the secret of its profile: addresses end up in logs."""
NO_STORE = (b"cache-control", b"no-store")
PLAYER_KEY = re.compile("[!-~]{0,64}")

T = TypeVar("T")


DECODERS: dict[object, "msgspec.json.Decoder[Any]"] = {}


def decoder_of(kind: type[T]) -> "msgspec.json.Decoder[T]":
    """Made once per type."""
    if kind not in DECODERS:
        DECODERS[kind] = msgspec.json.Decoder(kind)
    return DECODERS[kind]


class ApiRequest:
    """A request, with what every handler needs to know about it."""

    def __init__(self, services: Services, http: Request) -> None:
        self.services, self.http = services, http
        client = http.client
        self.address = address_of((client.host, client.port) if client else None)
        self.lang = reader_language(http.headers.get("accept-language", ""))
        self.hosted: HostedTable | None = None
        self.forwarded: Forwarded | None = None
        """Set when another process has sent it on."""
        self.data: bytes | None = None
        """The body, once it has been read."""

    def identify(self) -> None:
        """Finds out whether another process has sent the request on, and for whom; ApiError."""
        self.forwarded = forwarded(self.http.headers, self.services.ownership.me)
        if self.forwarded:
            self.address = self.forwarded.address

    def count(self, what: str) -> None:
        """Counts against a limit per address; ApiError when that is too often."""
        self.services.limiter.count(what, self.address)

    def check(self, what: str) -> None:
        """ApiError when the address has reached that limit already."""
        self.services.limiter.check(what, self.address)

    async def body(self, kind: type[T], stores: int = 0) -> T:
        """The body as that type; ApiError when it is too big, DecodeError when it is something else. `stores`: about
        how many bytes will be stored because of it, besides the body itself."""
        if not is_json(self.http.headers.get("content-type", "")):
            raise ApiError("media", "the body must be sent as application/json")
        data = await self.read()
        if stores:
            self.services.limiter.store(self.address, stores + len(data))
        return decoded(data, decoder_of(kind))

    async def read(self) -> bytes:
        """The whole body; ApiError when it is too big."""
        if self.data is not None:
            return self.data
        data = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for part in self.http.stream():
                    data += part
                    if len(data) > MOST_BYTES:
                        raise ApiError("too-big", f"a body may have at most {MOST_BYTES} bytes")
        except (ClientDisconnect, TimeoutError):
            raise ApiError("malformed", "the body ended early or took too long") from None
        self.data = bytes(data)
        return self.data

    def outgoing(self) -> Outgoing:
        """The same request for another process; its body has been read."""
        scope = self.http.scope
        query = b"?" + scope["query_string"] if scope["query_string"] else b""
        return Outgoing(self.http.method, scope["raw_path"] + query, self.http.headers.raw, self.data or b"")

    async def work(self, job: AnyJob, kind: type[T] | Any) -> Any:
        """What came of a job that this request needs done."""
        return await self.while_connected(self.services.workshop.do(job, kind, self.address))

    async def while_connected(self, work: Coroutine[Any, Any, T]) -> T:
        """What came of the work, which is cancelled when nobody waits for it any more. The body has been read."""
        working = asyncio.ensure_future(work)
        leaving = asyncio.ensure_future(self.disconnected())
        try:
            await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise ApiError("malformed", "nobody waits for the answer")
            return working.result()
        finally:
            for task in (working, leaving):
                task.cancel()
            await asyncio.gather(working, leaving, return_exceptions=True)

    async def disconnected(self) -> None:
        """Until the client has gone."""
        while (await self.http.receive())["type"] != "http.disconnect":
            pass

    def query(self, kind: type[T]) -> T:
        """The query parameters as that type."""
        return msgspec.convert(dict(self.http.query_params), kind)

    def token(self) -> str | None:
        given = self.http.headers.get("authorization")
        return None if given is None else bearer(given)

    def token_hash(self) -> str:
        """Who asks; empty: somebody without a token."""
        token = self.token()
        return auth.digest(token) if token else ""

    def code(self) -> str:
        return self.http.headers.get(CODE_HEADER, "")[:64]

    async def enter(self, table_id: str | None = None, code: str = "") -> tuple[HostedTable, Viewer]:
        """The table (by default the one in the path) and the caller's seat; a private table needs its code or a
        token."""
        hosted, token = await self.find(table_id), self.token()
        viewer = auth.seat_of(hosted.table, token)
        if viewer is None:
            if token and auth.was_kicked(hosted.table, self.token_hash()):
                raise auth.kicked()
            self.check_may_watch(hosted, code or self.code())
            if token:
                self.count("guesses")
                raise auth.no_seat()
        else:
            self.services.presence.sign(hosted, self.token_hash())
        return hosted, viewer

    def player(self) -> str:
        """The secret of the browser's profile; empty: it sends none. ApiError when it cannot be one."""
        found = self.http.headers.get(PLAYER_HEADER, "")
        if not PLAYER_KEY.fullmatch(found):
            raise ApiError("malformed", f"{PLAYER_HEADER}: at most 64 printable ASCII characters without spaces")
        return found

    async def enter_finished(self) -> tuple[HostedTable, Viewer]:
        """As `enter`, and also for somebody who has finished the same deal: her replay and this one can be compared."""
        hosted = await self.find()
        table = hosted.table
        if table.deal and table.phase == "over" and auth.seat_of(table, self.token()) is None:
            group = await self.deal(table.deal)
            if has_finished(group, Asker(self.player()), self.services.calendar()):
                return hosted, None
        return await self.enter()

    async def seated(self, table_id: str | None = None) -> tuple[HostedTable, int]:
        """The table and the caller's seat, which it must have."""
        hosted, viewer = await self.enter(table_id)
        if viewer is None:
            raise seat_needed()
        return hosted, viewer

    async def find(self, table_id: str | None = None) -> HostedTable:
        try:
            wanted = self.http.path_params["id"] if table_id is None else table_id
            self.hosted = await self.services.host.find(wanted, self.token_hash())
        except UnknownTable:
            self.count("guesses")
            raise
        return self.hosted

    def check_may_watch(self, hosted: HostedTable, code: str) -> None:
        """ApiError when somebody without a seat may not watch; wrong codes are counted."""
        if hosted.table.settings.visibility == "private":
            self.check("guesses")
            if not codes.may_watch(hosted.table, code):
                self.count("guesses")
                raise table_not_found()

    async def room(self, name: str, code: str) -> GroupLog:
        """The room, for a caller that knows its code; nobody else learns whether it exists."""
        self.check("guesses")
        try:
            room = await self.services.groups.find("room", name)
        except UnknownTable:
            room = None
        if room is None or not rooms.opens(room, code):
            self.count("guesses")
            raise ApiError("not-found", "there is no such room, or the code is missing or wrong", "tb-error-no-room")
        return room

    async def deal(self, name: str) -> GroupLog:
        """The deal of that name; wrong guesses are counted."""
        self.check("guesses")
        try:
            return await self.services.groups.find("deal", name)
        except UnknownTable:
            self.count("guesses")
            raise ApiError("not-found", "there is no such challenge", "tb-error-no-challenge") from None


def is_json(content_type: str) -> bool:
    return content_type.partition(";")[0].strip().lower() == "application/json"


def bearer(authorization: str) -> str:
    """The token of that header; ApiError."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise ApiError("no-seat", "the header must be `Authorization: Bearer TOKEN`")
    return token.strip()[:100]


def seat_needed() -> ApiError:
    return ApiError("no-seat", "this takes a seat: send its token as `Authorization: Bearer TOKEN`")


def json(value: Any, status: int = 200) -> Response:
    return encoded_json(msgspec.json.encode(value), status)


def encoded_json(encoded: bytes, status: int = 200) -> Response:
    answer = Response(encoded, status, media_type="application/json")
    answer.raw_headers.append(NO_STORE)
    return answer


def failed(problem: Problem) -> Response:
    answer = json(problem, STATUS[problem.error])
    if problem.error == "no-seat":
        answer.headers["www-authenticate"] = "Bearer"
    if problem.error in ("too-fast", "store-away"):
        answer.headers["retry-after"] = str(problem.detail.get("seconds", STORE_SECONDS))
    return answer
