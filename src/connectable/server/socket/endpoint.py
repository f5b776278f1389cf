"""The socket of a table: a hello, then actions and commands in, and what the viewer may know out."""

import asyncio
import logging
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from connectable.server.http.forwarding import forwarded
from connectable.server.http.localize import reader_language
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.socket import Hello
from connectable.server.rate_limit import address_of
from connectable.server.services import Services
from connectable.server.socket.session import KICKED, Session
from connectable.server.socket.talk import TOO_FAST, Talk, decoded
from connectable.server.socket.websocket import PROTOCOL, WebSocketProtocol
from connectable.server.tables import auth, codes
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.ownership import Elsewhere
from connectable.server.tables.stored import DamagedTable
from connectable.storage import StoreError, UnknownTable

LOGGER = logging.getLogger(__name__)
HELLO_SECONDS = 5.0
NO_HELLO, NOT_FOUND, NO_SEAT, AWAY, DAMAGED = (
    (4400, "the first message must be hello, within five seconds"),
    (4404, "there is no such table, or it is private"),
    (4401, "this token belongs to no seat at this table"),
    (1013, "the store cannot be reached"),
    (1011, "what is stored of this table cannot be read"),
)


async def serve_socket(services: Services, socket: WebSocket) -> None:
    """Serves one socket up to its hello; then what is said on it goes its own way."""
    address = await admitted(services, socket)
    if address is None:
        return
    await socket.accept()
    try:
        session = await open_session(services, socket, address)
        if not isinstance(session, Session):
            await socket.close(*session)
            return
        lang = reader_language(socket.query_params.get("lang") or socket.headers.get("accept-language", ""))
        protocol: WebSocketProtocol = socket.scope["extensions"][PROTOCOL]
        talk = Talk(services, session, lang)
        session.line = protocol.hand_over(talk)
        talk.begin()
        protocol.pass_on()
    except (WebSocketDisconnect, RuntimeError, TimeoutError):  # the client disconnected
        return


async def admitted(services: Services, socket: WebSocket) -> str | None:
    """The address that a socket comes from; None: it was closed before it was accepted."""
    address = address_of((socket.client.host, socket.client.port) if socket.client else None)
    try:
        sender = forwarded(socket.headers, services.ownership.me)
    except ApiError:
        await socket.close(1013)
        return None
    if sender:
        address = sender.address
    if not is_same_origin(socket, services.config.public_url):
        await socket.close(1008)  # before it is accepted: 403
        return None
    try:
        services.limiter.count("sockets", address)
    except ApiError:
        await socket.close(1013)
        return None
    if not services.sessions.has_room(address):
        await socket.close(1013)
        return None
    return address


def is_same_origin(socket: WebSocket, public_url: str) -> bool:
    """Browsers name the page that opens a socket: only our own may. Other programs name none."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc.lower()
    return host in (socket.headers.get("host", "").lower(), urlsplit(public_url).netloc.lower() or None)


async def open_session(services: Services, socket: WebSocket, address: str) -> Session | tuple[int, str]:
    """The session of a client that said hello, or the reason to close its socket."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = decoded(await socket.receive_text())
    except (TimeoutError, msgspec.DecodeError, KeyError):
        return NO_HELLO
    if not isinstance(hello, Hello):
        return NO_HELLO
    try:
        token_hash = auth.digest(hello.token) if hello.token else ""
        hosted = await services.host.find(socket.path_params["id"], token_hash)
        seat = auth.seat_of(hosted.table, hello.token)
        if auth.was_kicked(hosted.table, token_hash):
            return KICKED
        watches = may_watch(services, hosted, hello.code, address, is_seated=seat is not None)
        if seat is None and (hello.token or not watches):
            services.limiter.count("guesses", address)
            return NO_SEAT if watches else NOT_FOUND
    except UnknownTable:
        return NOT_FOUND
    except (StoreError, Elsewhere):
        return AWAY
    except DamagedTable as error:
        LOGGER.error("socket of table %s", error.table_id, exc_info=error)
        return DAMAGED
    except ApiError:
        return TOO_FAST
    return Session(services.host, hosted, hello, watches=watches, address=address)


def may_watch(services: Services, hosted: HostedTable, code: str, address: str, *, is_seated: bool) -> bool:
    """Whether the code opens the table. Who has a seat comes in however often others at her address guessed wrong."""
    if code and not is_seated and hosted.table.settings.visibility == "private":
        services.limiter.check("guesses", address)
    return codes.may_watch(hosted.table, code)
