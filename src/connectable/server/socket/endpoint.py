"""The socket of a table: hello, then actions and commands in, what the viewer may know out."""

import asyncio
import logging
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from connectable.server.http.localize import reader_language
from connectable.server.http.problems import STATUS, Trouble, problem_of
from connectable.server.http.rate_limit import address_of
from connectable.server.protocol.messages import (
    Ack,
    FromClient,
    Hello,
    Pong,
    Problem,
    RefusedMessage,
    SocketAction,
    SocketCommand,
)
from connectable.server.socket.session import Session
from connectable.server.tables import auth, dispatch
from connectable.server.tables.host import Hosted
from connectable.storage import StoreError, UnknownTable

if TYPE_CHECKING:
    from connectable.server.app import Server

LOGGER = logging.getLogger(__name__)
HELLO_SECONDS = 5.0
MOST_CHARACTERS = 65_536
"""Of one message."""
NO_HELLO, NOT_FOUND, NO_SEAT, TOO_FAST, AWAY = (
    (4400, "the first message is hello, within five seconds"),
    (4404, "there is no such table, or it is private"),
    (4401, "this token is no seat at this table"),
    (4429, "too many messages"),
    (1013, "the store cannot be reached"),
)
DECODER = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()


async def live(server: "Server", socket: WebSocket) -> None:
    """One socket from its beginning to its end."""
    address = address_of((socket.client.host, socket.client.port) if socket.client else None)
    if not from_here(socket, server.config.public_url):
        await socket.close(1008)  # before it is accepted: 403
        return
    try:
        server.pace.count("sockets", address)
    except Trouble:
        await socket.close(1013)
        return
    if not server.sessions.has_room(address):
        await socket.close(1013)
        return
    await socket.accept()
    try:
        session = await meet(server, socket, address)
        if not isinstance(session, Session):
            await socket.close(*session)
            return
        await talk(
            server,
            session,
            reader_language(socket.query_params.get("lang") or socket.headers.get("accept-language", "")),
        )
    except (WebSocketDisconnect, RuntimeError, TimeoutError):  # gone in the middle of a sentence
        return


def from_here(socket: WebSocket, public_url: str) -> bool:
    """Browsers name the page that opens a socket: only ours may. Programs name none."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc.lower()
    return host in (socket.headers.get("host", "").lower(), urlsplit(public_url).netloc.lower() or None)


async def meet(server: "Server", socket: WebSocket, address: str) -> Session | tuple[int, str]:
    """The session of a client that said hello, or why there is none."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = decoded(await socket.receive_text())
    except (TimeoutError, msgspec.DecodeError, KeyError):
        return NO_HELLO
    if not isinstance(hello, Hello):
        return NO_HELLO
    try:
        hosted = await server.house.table(socket.path_params["id"])
        seat = auth.seat_of(hosted.here, hello.token)
        watches = may_watch(server, hosted, hello.code, address)
        if seat is None and (hello.token or not watches):
            server.pace.count("guesses", address)
            return NO_SEAT if watches else NOT_FOUND
    except UnknownTable:
        return NOT_FOUND
    except StoreError:
        return AWAY
    except Trouble:
        return TOO_FAST
    session = Session(socket, hosted, hello.token, watches=watches, address=address)
    session.greet(hello.after, server.house.tail(hosted))
    return session


def may_watch(server: "Server", hosted: Hosted, code: str, address: str) -> bool:
    if code and hosted.here.settings.visibility == "private":
        server.pace.check("guesses", address)
    return auth.may_watch(hosted.here, code)


def decoded(text: str) -> FromClient:
    if len(text) > MOST_CHARACTERS:
        raise msgspec.DecodeError(f"a message has at most {MOST_CHARACTERS} characters")
    message: FromClient = DECODER.decode(text)
    return message


async def talk(server: "Server", session: Session, lang: str) -> None:
    """Until the socket closes: every message is answered, whatever it is."""
    server.sessions.enter(session)
    writer = asyncio.create_task(session.write(lambda: server.house.tail(session.hosted)))
    who = f"{id(session)}"
    try:
        async for text in session.messages(writer):
            try:
                server.pace.count("messages", who)
            except Trouble:
                session.end(TOO_FAST)
                await asyncio.wait({writer}, timeout=1.0)
                return
            await answer(server, session, text, lang)
    finally:
        server.sessions.leave(session)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def answer(server: "Server", session: Session, text: str, lang: str) -> None:
    """An ack or a refusal for one message; nothing for a pong."""
    key = ""
    try:
        match message := decoded(text):
            case Pong():
                return
            case Hello():
                raise Trouble("malformed", "hello was said already")
            case SocketAction():
                key = message.key
                position = await dispatch.take_action(
                    server.house, server.pace, session.hosted, seat_of(session), message
                )
            case SocketCommand():
                key = message.key
                position = await dispatch.give_command(
                    server.house, server.pace, session.hosted, seat_of(session), message
                )
        session.put(ENCODER.encode(Ack(key, position)))
    except Exception as error:  # whatever it is, the client gets the one shape of errors
        found = problem_of(error, session.hosted.table, lang)
        if found is None:
            LOGGER.error("socket of table %s", session.hosted.id, exc_info=error)
            found = Problem("trouble", "something went wrong on the server")
        session.put(ENCODER.encode(RefusedMessage(key, STATUS[found.error], found)))


def seat_of(session: Session) -> int:
    if session.viewer is None:
        raise Trouble("no-seat", "watchers watch")
    return session.viewer
