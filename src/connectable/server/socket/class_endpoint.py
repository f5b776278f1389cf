"""The socket of a class: a hello, then the class as its teacher or pupil may know it, whenever that has changed.

Nothing is asked over it: commands go over HTTP, and a socket that is lost costs nothing but a look again.
"""

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from connectable.server.groups.classes.keeper import HeldClass
from connectable.server.protocol.classes import ClassHello, ClassMessage, ClassSeen
from connectable.server.protocol.errors import ApiError
from connectable.server.services import Services
from connectable.server.socket.endpoint import AWAY, HELLO_SECONDS, NO_HELLO, admitted
from connectable.server.socket.talk import TOO_FAST
from connectable.server.tables import auth
from connectable.storage import StoreError, UnknownTable

PAUSE_SECONDS = 0.2
"""Between two messages: what happens meanwhile is told at once."""
PING_SECONDS = 25.0
SEND_SECONDS = 20.0
MOST_CHARACTERS = 256
NOT_FOUND, STRANGER, CLOSED = (
    (4404, "there is no such class"),
    (4401, "this token belongs to nobody in this class"),
    (4410, "the class is over"),
)
DECODER = msgspec.json.Decoder(ClassHello)
ENCODER = msgspec.json.Encoder()


async def serve_class(services: Services, socket: WebSocket) -> None:
    """Serves one socket from start to end."""
    address = await admitted(services, socket)
    if address is None:
        return
    await socket.accept()
    services.sessions.addresses[address] += 1
    try:
        await socket.close(*await serve(services, socket, address))
    except (WebSocketDisconnect, RuntimeError, TimeoutError):  # the client disconnected
        return
    finally:
        services.sessions.addresses[address] -= 1


async def serve(services: Services, socket: WebSocket, address: str) -> tuple[int, str]:
    """Why the socket is to be closed."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await socket.receive_text()
        token_hash = auth.digest(DECODER.decode(text[:MOST_CHARACTERS]).token)
    except (TimeoutError, msgspec.DecodeError, KeyError):
        return NO_HELLO
    try:
        held = await services.classes.find(socket.path_params["id"])
        if await services.classes.views.seen(held.known, token_hash) is None:
            services.limiter.count("guesses", address)
            return STRANGER
    except UnknownTable:
        return NOT_FOUND
    except StoreError:
        return AWAY
    except ApiError:
        return TOO_FAST
    return await Watching(services, socket, held, token_hash).run()


class Watching:
    """Somebody who looks at a class."""

    def __init__(self, services: Services, socket: WebSocket, held: HeldClass, token_hash: str) -> None:
        self.services, self.socket, self.held, self.token_hash = services, socket, held, token_hash
        self.news = asyncio.Event()
        self.told: ClassSeen | None = None

    async def run(self) -> tuple[int, str]:
        """Tells what is new until the socket closes, or there is nothing left to tell."""
        self.held.watchers.add(self.news)
        self.news.set()
        listening = asyncio.create_task(self.listen())
        telling = asyncio.create_task(self.tell())
        try:
            await asyncio.wait({listening, telling}, return_when=asyncio.FIRST_COMPLETED)
            return telling.result() if telling.done() else CLOSED
        finally:
            self.held.watchers.discard(self.news)
            for task in (listening, telling):
                task.cancel()
            await asyncio.gather(listening, telling, return_exceptions=True)

    async def listen(self) -> None:
        """Until the client goes; it has nothing to say."""
        count = 0
        while count < MOST_CHARACTERS:
            await self.socket.receive_text()
            count += 1

    async def tell(self) -> tuple[int, str]:
        """Why there is nothing more to tell."""
        last = 0.0
        while True:
            try:
                async with asyncio.timeout(PING_SECONDS):
                    await self.news.wait()
            except TimeoutError:
                last = 0.0
            self.news.clear()
            if self.held.room is None:
                return CLOSED
            seen = await self.services.classes.views.seen(self.held.room, self.token_hash)
            if seen is None:
                return STRANGER
            if seen != self.told or not last:
                self.told, last = seen, time.monotonic()
                message = ENCODER.encode(ClassMessage(self.services.host.clock(), seen)).decode()
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send_text(message)
            await asyncio.sleep(PAUSE_SECONDS)
