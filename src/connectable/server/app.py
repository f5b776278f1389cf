"""The server put together: an ASGI application around a store. It opens no ports and reads no command line."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from connectable.server.bots.pool import Workers
from connectable.server.bots.reviews import Reviews
from connectable.server.groups.log import Circles
from connectable.server.http.metrics import Metrics
from connectable.server.http.problems import problem_of
from connectable.server.http.rate_limit import Pace, Paces
from connectable.server.http.request import Call, failed
from connectable.server.http.routes import ADDRESSES, HIDDEN, Address, describe
from connectable.server.http.static_client import FOLDER, Client
from connectable.server.protocol.messages import Problem, Reach
from connectable.server.replays import Replays
from connectable.server.socket.endpoint import live
from connectable.server.socket.session import Sessions
from connectable.server.tables.automation import Attendants
from connectable.server.tables.host import House
from connectable.storage import Store, StoreError

LOGGER = logging.getLogger(__name__)
DAY_MILLIS = 86_400_000
PRUNE_SECONDS = 3600.0
SWEEP_SECONDS = 60.0
POLICY = (
    "default-src 'self'; script-src {scripts}; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Scripts are files of ours, or the one inside the page, by its hash."""
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""Explicit, and without Strict-Transport-Security: plain HTTP at home must work."""
DATA_HEADERS = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""Of JSON, which is no page: it may load and be shown in nothing. Every byte here is written at every move."""
JSON = (b"content-type", b"application/json")


class Config(Struct, frozen=True):
    """How a server runs."""

    public_url: str = ""
    """Where people reach it, behind a proxy."""
    workers: int = 1
    bot_pause: float = 0.6
    """Seconds a bot waits before it acts."""
    behind: float = 3.0
    """Seconds a process waits with what the process that stored the last change should do."""
    keep_days: int = 0
    """Tables untouched for longer are removed; 0: never."""
    paces: Paces = Paces()
    reach: Reach = "computer"
    """Who can open its links."""
    address: str = ""
    """Of this computer in its network, for the links of those who sit at it."""
    client: Path = FOLDER
    """The built web client."""


class SteadyClock:
    """Milliseconds since 1970 by the clock at the start, then by one that never jumps and stands while we sleep."""

    def __init__(self) -> None:
        self.start = time.time() - time.monotonic()

    def __call__(self) -> int:
        return int((self.start + time.monotonic()) * 1000)


class Server:
    """Everything that lives as long as the server."""

    def __init__(self, store: Store, config: Config, clock: Callable[[], int] | None = None) -> None:
        self.store, self.config = store, config
        self.house = House(store, clock or SteadyClock())
        self.sessions = Sessions(self.house)
        self.circles = Circles(self.house)
        self.replays = Replays()
        self.pace = Pace(config.paces)
        self.metrics = Metrics()
        self.description = describe()
        self.workers: Workers | None = None
        self.attendants: Attendants | None = None
        self.reviews: Reviews | None = None
        self.checked, self.well = -1.0, False

    @asynccontextmanager
    async def running(self, app: Starlette) -> AsyncIterator[None]:
        workers = self.workers = Workers(self.config.workers)
        self.house.is_busy = lambda table_id: workers.queue.share(table_id) < 1.0
        self.reviews = Reviews(workers, self.replays)
        self.attendants = Attendants(self.house, workers, pause=self.config.bot_pause, behind=self.config.behind)
        self.house.open()
        tasks = [
            asyncio.create_task(work) for work in (self.resume(), self.prune(), self.sweep(), self.sessions.beat())
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.reviews.close()
            await self.attendants.close()
            await self.circles.close()

    async def resume(self) -> None:
        assert self.attendants is not None
        try:
            await self.attendants.resume()
        except StoreError as error:
            LOGGER.warning("games under way were not found: %s", error)

    async def prune(self) -> None:
        while self.config.keep_days:
            with suppress(StoreError):
                older = self.house.clock() - self.config.keep_days * DAY_MILLIS
                await asyncio.wrap_future(self.store.prune(older))
            await asyncio.sleep(PRUNE_SECONDS)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.house.make_room()

    async def healthy(self) -> bool:
        """Whether the store can write; asked at most once a second."""
        if time.monotonic() - self.checked > 1.0:
            self.checked = time.monotonic()
            self.well = await asyncio.wrap_future(self.store.healthy())
        return self.well

    def metrics_text(self) -> str:
        attendants, workers = self.attendants, self.workers
        return self.metrics.text(
            {
                "tables": len(self.house.tables),
                "sessions": self.sessions.count(),
                "bots_thinking": len(attendants.thinking) if attendants else 0,
                "workers_started": workers.started if workers else 0,
                "workers_ended": workers.ended if workers else 0,
                "workers_busy": len(workers.queue.running) if workers else 0,
                "bots_waiting": workers.queue.length() if workers else 0,
                "bots_share": round(workers.queue.share(), 4) if workers else 1,
            }
        )


def build(store: Store, config: Config = Config(), clock: Callable[[], int] | None = None) -> ASGIApp:  # noqa: B008 frozen
    """The application; whoever opened the store closes it."""
    server = Server(store, config, clock)

    async def talk(socket: WebSocket) -> None:
        await live(server, socket)

    paths: dict[str, list[Address]] = {}
    for address in (*ADDRESSES, *HIDDEN):
        paths.setdefault(address.path, []).append(address)
    routes = [
        Route(path, endpoint(server, found), methods=[address.method for address in found])
        for path, found in paths.items()
    ]
    app = Starlette(
        routes=[*routes, WebSocketRoute("/api/tables/{id}/live", talk)],
        lifespan=server.running,
        exception_handlers={HTTPException: not_here},
    )
    app.router.redirect_slashes = False
    client = Client(config.client)
    app.router.default = pages(client, app.router.default)
    app.state.server = server
    policy = POLICY.format(scripts=" ".join(["'self'", *client.scripts()]))
    return Headed(app, [(b"content-security-policy", policy.encode()), *HEADERS])


def pages(client: Client, otherwise: ASGIApp) -> ASGIApp:
    """Behind all addresses: the web client, at every path that is not the API's."""

    async def page(scope: Scope, receive: Receive, send: Send) -> None:
        reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if reads and not f"{scope['path']}/".startswith("/api/"):
            await client.answer(Request(scope))(scope, receive, send)
        else:
            await otherwise(scope, receive, send)

    return page


def endpoint(server: Server, found: list[Address]) -> Callable[[Request], Awaitable[Response]]:
    """The addresses of one path, with their errors as problems, their pace and their counters."""
    by_method = {address.method: address for address in found}

    async def answer(request: Request) -> Response:
        began, call = time.perf_counter(), Call(server, request)
        address = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            if address.path != "/healthz":
                server.pace.count("requests", call.address)
            response = await address.answer(call)
        except Exception as error:  # whatever it is, the caller gets the one shape of errors
            response = failed(problem(error, call))
        server.metrics.answered(address.path, response.status_code, time.perf_counter() - began)
        return response

    return answer


def problem(error: Exception, call: Call) -> Problem:
    known = problem_of(error, call.hosted.table if call.hosted else None, call.lang)
    if known is None:
        LOGGER.error("%s %s", call.request.method, call.request.scope["path"], exc_info=error)
        return Problem("trouble", "something went wrong on the server")
    return known


async def not_here(request: Request, error: Exception) -> Response:
    """What the router itself refuses."""
    assert isinstance(error, HTTPException)
    method = error.status_code == 405
    answer = failed(Problem("method" if method else "not-found", "not this way" if method else "there is nothing here"))
    answer.headers.update(error.headers or {})
    return answer


class Headed:
    """Every HTTP answer carries the security headers."""

    def __init__(self, app: ASGIApp, headers: list[tuple[bytes, bytes]]) -> None:
        self.app, self.headers = app, headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"]
                message["headers"] = [*headers, *(DATA_HEADERS if JSON in headers else self.headers)]
            await send(message)

        await self.app(scope, receive, headed if scope["type"] == "http" else send)
