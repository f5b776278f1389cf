"""The server put together: an ASGI application around a store. It opens no ports and reads no command line."""

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from connectable.server.config import Config
from connectable.server.http.openapi import DOCS_ROUTE, describe
from connectable.server.http.problems import problem_of
from connectable.server.http.request import ApiRequest, failed
from connectable.server.http.routes import HIDDEN_ROUTES, ROUTES, ApiRoute
from connectable.server.http.security_headers import SecurityHeaders
from connectable.server.http.static_client import StaticClient
from connectable.server.protocol.errors import Problem, internal_error
from connectable.server.services import Services
from connectable.server.socket.endpoint import serve_socket
from connectable.storage import Store

__all__ = ["Config", "build"]

LOGGER = logging.getLogger(__name__)


def build(store: Store, config: Config = Config(), clock: Callable[[], int] | None = None) -> ASGIApp:  # noqa: B008 frozen
    """The application; whoever opened the store closes it."""
    services = Services(store, config, clock)
    describe()  # so that the first request for it need not wait

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with services.running():
            yield

    async def socket_endpoint(socket: WebSocket) -> None:
        await serve_socket(services, socket)

    by_path: dict[str, list[ApiRoute]] = {}
    for route in (*ROUTES, *HIDDEN_ROUTES, DOCS_ROUTE):
        by_path.setdefault(route.path, []).append(route)
    routes = [
        Route(path, endpoint(services, same_path), methods=[route.method for route in same_path])
        for path, same_path in by_path.items()
    ]
    app = Starlette(
        routes=[*routes, WebSocketRoute("/api/tables/{id}/live", socket_endpoint)],
        lifespan=lifespan,
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


def endpoint(services: Services, routes: list[ApiRoute]) -> Callable[[Request], Awaitable[Response]]:
    """The routes of one path, with errors turned into problems, the rate limit and the counters."""
    by_method = {route.method: route for route in routes}

    async def answer(http: Request) -> Response:
        began, request = time.perf_counter(), ApiRequest(services, http)
        route = by_method["GET" if http.method == "HEAD" else http.method]
        try:
            if route.path != "/healthz":
                services.limiter.count("requests", request.address)
            response = await route.handler(request)
        except Exception as error:  # whatever it is, the caller gets an error of the usual shape
            response = failed(problem(error, request))
        services.metrics.count_answer(route.path, response.status_code, time.perf_counter() - began)
        return response

    return answer


def problem(error: Exception, request: ApiRequest) -> Problem:
    known = problem_of(error, request.hosted.loaded if request.hosted else None, request.lang)
    if known is None:
        LOGGER.error("%s %s", request.http.method, request.http.scope["path"], exc_info=error)
        return internal_error()
    return known


async def routing_error(request: Request, error: Exception) -> Response:
    """What the router itself refuses."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        answer = failed(Problem("method", "this method is not allowed here"))
    else:
        answer = failed(Problem("not-found", "there is nothing here"))
    answer.headers.update(error.headers or {})
    return answer
