"""The server put together: an ASGI application around a store. It opens no ports and reads no command line."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from connectable.server.config import Config
from connectable.server.http.acts import Acts
from connectable.server.http.connections import Connections
from connectable.server.http.forwarding import MOVED, Forwarder, Unreachable, moved
from connectable.server.http.host_check import HostCheck, OwnNames
from connectable.server.http.localize import reader_language
from connectable.server.http.openapi import DOCS_ROUTE, describe
from connectable.server.http.problems import is_fault, problem_of
from connectable.server.http.request import ApiRequest, failed
from connectable.server.http.routes import HIDDEN_ROUTES, ROUTES, ApiRoute
from connectable.server.http.security_headers import SecurityHeaders
from connectable.server.http.socket_relay import TABLES
from connectable.server.http.static_client import StaticClient
from connectable.server.protocol.errors import ApiError, Problem, nothing_here
from connectable.server.services import Services
from connectable.server.socket.class_endpoint import serve_class
from connectable.server.socket.endpoint import serve_socket
from connectable.server.tables.ownership import CLAIM_SECONDS, RETRY_SECONDS, Elsewhere
from connectable.server.tables.stored import DamagedTable
from connectable.storage import Store, StoreError

__all__ = ["Config", "build"]

LOGGER = logging.getLogger(__name__)
UNCOUNTED = ("/healthz", "/readyz")
"""Routes for programs that watch the server."""
KEYED = ("/actions", "/commands")
"""The routes whose requests carry a key and may be sent twice."""


def build(
    store: Store,
    config: Config = Config(),  # noqa: B008 frozen
    clock: Callable[[], int] | None = None,
    connections: Connections | None = None,
) -> ASGIApp:
    """The application; whoever opened the store closes it."""
    services = Services(store, config, clock)
    names = OwnNames(config)
    if connections is not None:
        services.figures.append(connections.figures)
        connections.acts = Acts(services, names)
    forwarder = Forwarder(services.ownership.me)
    describe()  # so that the first request for it need not wait

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        async with services.running():
            yield {TABLES: services.host}
        forwarder.close()

    async def socket_endpoint(socket: WebSocket) -> None:
        await serve_socket(services, socket)

    async def class_endpoint(socket: WebSocket) -> None:
        await serve_class(services, socket)

    by_path: dict[str, list[ApiRoute]] = {}
    for route in (*ROUTES, *HIDDEN_ROUTES, DOCS_ROUTE):
        by_path.setdefault(route.path, []).append(route)
    routes = [
        Route(path, endpoint(services, forwarder, same_path), methods=[route.method for route in same_path])
        for path, same_path in by_path.items()
    ]
    app = Starlette(
        routes=[
            *routes,
            WebSocketRoute("/api/tables/{id}/live", socket_endpoint),
            WebSocketRoute("/api/classes/{id}/live", class_endpoint),
        ],
        lifespan=lifespan,
        middleware=[Middleware(HostCheck, names=names)],
        exception_handlers={HTTPException: routing_error},
    )
    app.router.redirect_slashes = False
    client = StaticClient(config.client)
    app.router.default = client_or(client, app.router.default)
    app.state.services = services
    return SecurityHeaders(app, client.scripts())


def client_or(client: StaticClient, otherwise: ASGIApp) -> ASGIApp:
    """The fallback after all routes: the web client at every path outside the API."""

    async def page(scope: Scope, receive: Receive, send: Send) -> None:
        reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if reads and not f"{scope['path']}/".startswith("/api/"):
            await client.answer(Request(scope))(scope, receive, send)
        else:
            await otherwise(scope, receive, send)

    return page


def endpoint(
    services: Services, forwarder: Forwarder, routes: list[ApiRoute]
) -> Callable[[Request], Awaitable[Response]]:
    """The routes of one path, with errors turned into problems, the rate limit and the counters."""
    by_method = {route.method: route for route in routes}

    async def answer(http: Request) -> Response:
        began, request = time.perf_counter(), ApiRequest(services, http)
        route = by_method["GET" if http.method == "HEAD" else http.method]
        try:
            request.identify()
            if route.path not in UNCOUNTED:
                services.limiter.count("requests", request.address)
            response = await answer_anywhere(forwarder, route, request)
        except Exception as error:  # whatever it is, the caller gets an error of the usual shape
            response = failed(problem(error, request))
        services.metrics.count_answer(route.path, response.status_code, time.perf_counter() - began)
        return response

    return answer


async def answer_anywhere(forwarder: Forwarder, route: ApiRoute, request: ApiRequest) -> Response:
    """The answer of the process that the table lives in: this one, or another that the request is sent on to. Tables of
    a process that does not answer move, so both are tried again for a while."""
    deadline = time.monotonic() + CLAIM_SECONDS
    repeatable = request.http.method in ("GET", "HEAD") or route.path.endswith(KEYED)
    while True:
        try:
            response = await route.handler(request)
        except Elsewhere as elsewhere:
            if request.forwarded:
                return moved()
            process = elsewhere.process
        else:
            await offer(request)
            return response
        await request.read()
        try:
            response = await forwarder.send(process, request.outgoing(), request.address, repeatable=repeatable)
        except Unreachable as error:
            if error.sent and not repeatable:
                raise StoreError("it is not known whether it was done", away=True, unknown=True) from None
            await request.services.ownership.suspect(process.id)
        else:
            if MOVED not in response.headers:
                return response
        if time.monotonic() > deadline:
            raise StoreError(f"process {process.id} cannot be reached at {process.address!r}", away=True)
        await asyncio.sleep(RETRY_SECONDS)


async def offer(request: ApiRequest) -> None:
    """The process that has sent the request on may have the table, if nobody is connected to it here."""
    if request.forwarded and request.hosted and request.services.host.is_current(request.hosted):
        try:
            await request.services.host.offer(request.hosted, request.forwarded.process)
        except StoreError as error:
            LOGGER.info("table %s was not handed over: %s", request.hosted.id, error)


def problem(error: Exception, request: ApiRequest) -> Problem:
    if is_fault(error) or isinstance(error, DamagedTable):
        LOGGER.error("%s %s", request.http.method, request.http.scope["path"], exc_info=error)
    return problem_of(error, request.hosted.loaded if request.hosted else None, request.lang)


async def routing_error(request: Request, error: Exception) -> Response:
    """What the router itself refuses."""
    assert isinstance(error, HTTPException)
    found = ApiError("method", "this method is not allowed here") if error.status_code == 405 else nothing_here()
    answer = failed(problem_of(found, None, reader_language(request.headers.get("accept-language", ""))))
    answer.headers.update(error.headers or {})
    return answer
