"""The socket of a table: a hello, then actions and commands in, and what the viewer may know out."""

import asyncio
import logging
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from connectable.server.http.localize import reader_language
from connectable.server.http.problems import problem_of
from connectable.server.protocol.errors import STATUS, ApiError, internal_error
from connectable.server.protocol.socket import (
    Ack,
    FromClient,
    Hello,
    Pong,
    RefusedMessage,
    SocketAction,
    SocketCommand,
)
from connectable.server.rate_limit import address_of
from connectable.server.services import Services
from connectable.server.socket.session import Session
from connectable.server.tables import auth, dispatch
from connectable.server.tables.hosted_table import HostedTable
from connectable.storage import StoreError, UnknownTable

LOGGER = logging.getLogger(__name__)
HELLO_SECONDS = 5.0
MOST_CHARACTERS = 65_536
"""Longest message."""
NO_HELLO, NOT_FOUND, NO_SEAT, TOO_FAST, AWAY = (
    (4400, "the first message must be hello, within five seconds"),
    (4404, "there is no such table, or it is private"),
    (4401, "this token belongs to no seat at this table"),
    (4429, "too many messages"),
    (1013, "the store cannot be reached"),
)
DECODER = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()


async def serve_socket(services: Services, socket: WebSocket) -> None:
    """Serves one socket from start to end."""
    address = address_of((socket.client.host, socket.client.port) if socket.client else None)
    if not is_same_origin(socket, services.config.public_url):
        await socket.close(1008)  # before it is accepted: 403
        return
    try:
        services.limiter.count("sockets", address)
    except ApiError:
        await socket.close(1013)
        return
    if not services.sessions.has_room(address):
        await socket.close(1013)
        return
    await socket.accept()
    try:
        session = await open_session(services, socket, address)
        if not isinstance(session, Session):
            await socket.close(*session)
            return
        await talk(
            services,
            session,
            reader_language(socket.query_params.get("lang") or socket.headers.get("accept-language", "")),
        )
    except (WebSocketDisconnect, RuntimeError, TimeoutError):  # the client disconnected
        return


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
        hosted = await services.host.find(socket.path_params["id"])
        seat = auth.seat_of(hosted.table, hello.token)
        watches = may_watch(services, hosted, hello.code, address)
        if seat is None and (hello.token or not watches):
            services.limiter.count("guesses", address)
            return NO_SEAT if watches else NOT_FOUND
    except UnknownTable:
        return NOT_FOUND
    except StoreError:
        return AWAY
    except ApiError:
        return TOO_FAST
    session = Session(socket, hosted, hello.token, watches=watches, address=address)
    session.greet(hello.after, services.host.tail(hosted))
    return session


def may_watch(services: Services, hosted: HostedTable, code: str, address: str) -> bool:
    if code and hosted.table.settings.visibility == "private":
        services.limiter.check("guesses", address)
    return auth.may_watch(hosted.table, code)


def decoded(text: str) -> FromClient:
    if len(text) > MOST_CHARACTERS:
        raise msgspec.DecodeError(f"a message has at most {MOST_CHARACTERS} characters")
    message: FromClient = DECODER.decode(text)
    return message


async def talk(services: Services, session: Session, lang: str) -> None:
    """Until the socket closes: answers every message, whatever it is."""
    services.sessions.enter(session)
    writer = asyncio.create_task(session.write(lambda: services.host.tail(session.hosted)))
    who = f"{id(session)}"
    try:
        async for text in session.messages(writer):
            try:
                services.limiter.count("messages", who)
            except ApiError:
                session.close(TOO_FAST)
                await asyncio.wait({writer}, timeout=1.0)
                return
            await answer(services, session, text, lang)
    finally:
        services.sessions.leave(session)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def answer(services: Services, session: Session, text: str, lang: str) -> None:
    """Sends an ack or a refusal for one message; nothing for a pong."""
    key = ""
    try:
        match message := decoded(text):
            case Pong():
                return
            case Hello():
                raise ApiError("malformed", "hello was sent already")
            case SocketAction():
                key = message.key
                position = await dispatch.take_action(
                    services.host, services.limiter, session.hosted, seat_of(session), message
                )
            case SocketCommand():
                key = message.key
                position = await dispatch.give_command(
                    services.host, services.limiter, session.hosted, seat_of(session), message
                )
        session.put(ENCODER.encode(Ack(key, position)))
    except Exception as error:  # whatever it is, the client gets an error of the usual shape
        found = problem_of(error, session.hosted.loaded, lang)
        if found is None:
            LOGGER.error("socket of table %s", session.hosted.id, exc_info=error)
            found = internal_error()
        session.put(ENCODER.encode(RefusedMessage(key, STATUS[found.error], found)))


def seat_of(session: Session) -> int:
    if session.viewer is None:
        raise ApiError("no-seat", "watchers cannot act: this takes the token of a seat")
    return session.viewer
