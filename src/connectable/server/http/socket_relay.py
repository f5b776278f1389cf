"""Sockets of tables that live in another process: its bytes pass through unread, in both directions.

It stands where uvicorn puts the protocol of a socket. It looks at the path alone: whether the client may come in is
decided by the process that the table lives in.
"""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from typing import Any, cast
from urllib.parse import unquote

from starlette.datastructures import Headers
from uvicorn.config import Config
from uvicorn.server import ServerState

from connectable.server.http.connections import Connections, GuardedSocket
from connectable.server.http.forwarding import FORWARDED, MOVED, forwarded, forwarding_header
from connectable.server.protocol.errors import ApiError
from connectable.server.rate_limit import address_of
from connectable.server.tables.host import TableHost
from connectable.server.tables.ownership import CLAIM_SECONDS, RETRY_SECONDS, Elsewhere
from connectable.server.tables.stored import DamagedTable
from connectable.storage import ServerProcess, StoreError, UnknownTable

PATH = re.compile(rb"GET /api/tables/([^/ ?]+)/live[ ?]")
SENT_ON = re.compile(rb"(?im)^" + FORWARDED.encode() + rb": ([^\r\n]*)")
FORWARDED_FOR = re.compile(rb"(?im)^x-forwarded-for:([^\r\n]*)")
PROXIES = ("127.0.0.1", "::1")
HEAD_END = b"\r\n\r\n"
HEAD_SECONDS = 5.0
AWAY = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n"
TABLES = "tables"
"""Where the application's state holds what this module needs."""


def socket_protocol(guard: Connections) -> Callable[..., asyncio.Protocol]:
    """Makes the protocol of each new socket: uvicorn's own, unless tables may live in other processes."""
    local_protocol = cast(type[GuardedSocket], type("Socket", (GuardedSocket,), {"guard": guard}))

    def protocol(config: Config, server_state: ServerState, app_state: dict[str, Any]) -> asyncio.Protocol:
        local = partial(local_protocol, config, server_state, app_state)
        host = app_state.get(TABLES)
        if not isinstance(host, TableHost) or host.ownership.cluster is None:
            return local()
        return RoutedSocket(host, guard, local, server_state, is_behind_proxy=config.proxy_headers)

    return protocol


class RoutedSocket(asyncio.Protocol):
    """A socket until it is known where its table lives."""

    def __init__(
        self,
        host: TableHost,
        guard: Connections,
        local: Callable[[], asyncio.Protocol],
        server_state: ServerState,
        *,
        is_behind_proxy: bool,
    ) -> None:
        self.host, self.ownership, self.server_state = host, host.ownership, server_state
        self.guard, self.local, self.is_behind_proxy = guard, local, is_behind_proxy
        self.transport: asyncio.Transport | None = None
        self.task: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.server_state.connections.add(cast(Any, self))

    def data_received(self, data: bytes) -> None:
        """The request, whole: uvicorn has read it already."""
        assert self.transport is not None
        self.transport.pause_reading()
        self.task = asyncio.get_running_loop().create_task(self.route(self.transport, data))
        self.server_state.tasks.add(self.task)
        self.task.add_done_callback(self.server_state.tasks.discard)

    def connection_lost(self, error: Exception | None) -> None:
        self.server_state.connections.discard(cast(Any, self))
        if self.transport:
            self.guard.leave(self.transport)
        if self.task:
            self.task.cancel()

    def shutdown(self) -> None:
        """uvicorn is about to end."""
        if self.transport:
            self.transport.close()

    async def route(self, transport: asyncio.Transport, request: bytes) -> None:
        path, sent_on = PATH.match(request), SENT_ON.search(request.partition(HEAD_END)[0])
        table_id = unquote(path[1].decode()) if path else ""
        if sent_on and not await self.stays(table_id, sent_on[1].decode("latin-1")):
            refuse(transport, moved=True)
        elif sent_on or not path:
            self.serve_here(transport, request)
        else:
            await self.find_and_serve(transport, request, table_id)

    async def stays(self, table_id: str, header: str) -> bool:
        """Whether a socket that another process has sent on belongs here; False: its table lives elsewhere, maybe since
        this moment."""
        try:
            sender = forwarded(Headers({FORWARDED: header}), self.ownership.me)
            assert sender is not None
            return not await self.host.offer(await self.host.find(table_id), sender.process)
        except (Elsewhere, ApiError):
            return False
        except (UnknownTable, StoreError, DamagedTable):
            return True  # the endpoint tells the client why

    async def find_and_serve(self, transport: asyncio.Transport, request: bytes, table_id: str) -> None:
        """Serves the socket here or leads it to where its table lives, for a while also to where that moves."""
        deadline = asyncio.get_running_loop().time() + CLAIM_SECONDS
        while asyncio.get_running_loop().time() < deadline:
            try:
                await self.ownership.claim(table_id)
            except Elsewhere as elsewhere:
                if await self.is_relayed(transport, request, elsewhere.process):
                    return
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except (UnknownTable, StoreError):
                pass  # the endpoint says so in its own words
            self.serve_here(transport, request)
            return
        refuse(transport, moved=False)

    def serve_here(self, transport: asyncio.Transport, request: bytes) -> None:
        self.server_state.connections.discard(cast(Any, self))
        protocol = self.local()
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
        protocol.data_received(request)
        transport.resume_reading()

    async def is_relayed(self, transport: asyncio.Transport, request: bytes, to: ServerProcess) -> bool:
        """Whether the other process has taken the socket; False: the table has left it, or it is dead."""
        name, value = forwarding_header(to, self.ownership.me, self.client(transport, request))
        line, _, rest = request.partition(b"\r\n")
        answer = await asked(to.address, b"\r\n".join([line, name + b": " + value, rest]))
        if answer is None:
            await self.ownership.suspect(to.id)
            return False
        peer, head = answer
        if MOVED.encode() in head.partition(HEAD_END)[0].lower():
            peer.abort()
            return False
        self.server_state.connections.discard(cast(Any, self))
        Pipe.between(transport, peer, self.server_state, self.guard)
        transport.write(head)
        transport.resume_reading()
        peer.resume_reading()
        return True

    def client(self, transport: asyncio.Transport, request: bytes) -> str:
        """The client's address: what a proxy on this machine says, or where the connection comes from."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        named = FORWARDED_FOR.findall(request.partition(HEAD_END)[0]) if self.is_behind_proxy else []
        if named and address in PROXIES:
            address = named[-1].rpartition(b",")[2].strip().decode("latin-1")
        return address_of((address, 0))


def refuse(transport: asyncio.Transport, *, moved: bool) -> None:
    transport.write(AWAY + (f"{MOVED}: 1\r\n\r\n".encode() if moved else b"\r\n"))
    transport.close()


async def asked(address: str, request: bytes) -> tuple[asyncio.Transport, bytes] | None:
    """The connection to another process, paused after the head of its answer, and what was read; None: no answer."""
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(HEAD_SECONDS):
            transport, reading = await loop.create_connection(HeadReader, host.strip("[]"), int(port))
            try:
                transport.write(request)
                return transport, await reading.head
            except BaseException:
                transport.abort()
                raise
    except (OSError, TimeoutError, ValueError):
        return None


class HeadReader(asyncio.Protocol):
    """Reads until the head of an answer is complete."""

    def __init__(self) -> None:
        self.head: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.data = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if HEAD_END in self.data and not self.head.done():
            assert self.transport is not None
            self.transport.pause_reading()
            self.head.set_result(self.data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.head.done():
            self.head.set_exception(ConnectionError("closed before it answered"))


class Pipe(asyncio.Protocol):
    """One end of a relayed socket: what comes in goes out at the other end."""

    def __init__(
        self, own: asyncio.Transport, other: asyncio.Transport, server_state: ServerState, guard: Connections
    ) -> None:
        self.own, self.other, self.server_state, self.guard = own, other, server_state, guard

    @classmethod
    def between(
        cls, one: asyncio.Transport, two: asyncio.Transport, server_state: ServerState, guard: Connections
    ) -> None:
        for own, other in ((one, two), (two, one)):
            pipe = cls(own, other, server_state, guard)
            own.set_protocol(pipe)
            server_state.connections.add(cast(Any, pipe))

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def pause_writing(self) -> None:
        self.other.pause_reading()

    def resume_writing(self) -> None:
        if not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self.server_state.connections.discard(cast(Any, self))
        self.guard.leave(self.own)
        self.other.close()

    def shutdown(self) -> None:
        """uvicorn is about to end: the client connects again elsewhere."""
        self.own.close()
