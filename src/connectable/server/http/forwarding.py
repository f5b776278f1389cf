"""Requests for tables that live in another process: sent on to it, and its answer given back as it is.

The other process knows by its own secret that a request comes from a process on the same store, and for whom.
"""

import asyncio
import hmac
from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

import h11
from starlette.datastructures import Headers
from starlette.responses import Response

from connectable.server.protocol.errors import ApiError
from connectable.storage import ServerProcess

FORWARDED = "connectable-forwarded"
"""The header of a forwarded request: the secret of the process it is for, the sender's id, the client's address."""
MOVED = "connectable-moved"
"""The header of an answer that is none: the table does not live there."""
CONNECT_SECONDS = 1.0
ANSWER_SECONDS = 60.0
"""Some answers take a worker's time."""
MOST_IDLE = 32
READ_BYTES = 65_536
HOP_BY_HOP = {
    b"connection",
    b"content-length",
    b"keep-alive",
    b"te",
    b"trailer",
    b"transfer-encoding",
    b"upgrade",
    FORWARDED.encode(),
}
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Forwarded(NamedTuple):
    """A request that another process has sent on."""

    process: str
    """Who sent it."""
    address: str
    """The client's."""


class Unreachable(Exception):
    """The other process did not answer; `sent`: it may have done what it was asked all the same."""

    def __init__(self, *, sent: bool) -> None:
        super().__init__("another process did not answer")
        self.sent = sent


def forwarded(headers: Headers, me: ServerProcess) -> Forwarded | None:
    """Who has sent the request on; None: it comes from a client. ApiError if it was meant for another process."""
    given = headers.get(FORWARDED)
    if given is None:
        return None
    secret, _, rest = given.partition(" ")
    process, _, address = rest.partition(" ")
    if not hmac.compare_digest(secret.encode(), me.secret.encode()):
        raise ApiError("store-away", "this request is for another process")
    return Forwarded(process, address)


def forwarding_header(to: ServerProcess, me: ServerProcess, address: str) -> tuple[bytes, bytes]:
    return FORWARDED.encode(), f"{to.secret} {me.id} {address}".encode()


def moved() -> Response:
    """The answer to another process that asks for a table that does not live here."""
    return Response(status_code=503, headers={MOVED: "1"})


class Outgoing(NamedTuple):
    """A request to be sent on."""

    method: str
    target: bytes
    """Path and query, as they came."""
    headers: Iterable[tuple[bytes, bytes]]
    body: bytes


class Forwarder:
    """Open connections to other processes."""

    def __init__(self, me: ServerProcess) -> None:
        self.me = me
        self.idle: defaultdict[str, list[Stream]] = defaultdict(list)

    async def send(self, to: ServerProcess, request: Outgoing, address: str, *, repeatable: bool) -> Response:
        """The other process's answer; Unreachable. A request that must not be repeated goes on a new connection: an
        old one may break after it was sent."""
        header = forwarding_header(to, self.me, address)
        while repeatable and self.idle[to.address]:
            stream = self.idle[to.address].pop()
            try:
                return await self.exchange(stream, to, request, header)
            except Unreachable:
                continue
        return await self.exchange(await connected(to.address), to, request, header)

    async def exchange(
        self, stream: Stream, to: ServerProcess, request: Outgoing, header: tuple[bytes, bytes]
    ) -> Response:
        reader, writer = stream
        reusable = False
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                writer.write(encoded(request, header))
                await writer.drain()
                answer, reusable = await read_answer(reader)
        except (OSError, TimeoutError, h11.RemoteProtocolError):
            raise Unreachable(sent=True) from None
        finally:
            if reusable and len(self.idle[to.address]) < MOST_IDLE:
                self.idle[to.address].append(stream)
            else:
                writer.close()
        return answer

    def close(self) -> None:
        for streams in self.idle.values():
            for _, writer in streams:
                writer.close()
        self.idle.clear()


async def connected(address: str) -> Stream:
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            return await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError, ValueError):
        raise Unreachable(sent=False) from None


def encoded(request: Outgoing, header: tuple[bytes, bytes]) -> bytes:
    headers = [(name, value) for name, value in request.headers if name.lower() not in HOP_BY_HOP]
    headers += [header, (b"content-length", str(len(request.body)).encode())]
    lines = [request.method.encode() + b" " + request.target + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join([*lines, b"", request.body])


async def read_answer(reader: asyncio.StreamReader) -> tuple[Response, bool]:
    """The whole answer, and whether its connection can be used again."""
    connection = h11.Connection(h11.CLIENT)
    connection.send(h11.Request(method="GET", target="/", headers=[("host", "peer")]))
    connection.send(h11.EndOfMessage())
    head: h11.Response | None = None
    body = bytearray()
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(READ_BYTES)
            connection.receive_data(data)
        elif isinstance(event, h11.Response):
            head = event
        elif isinstance(event, h11.Data):
            body += event.data
        elif isinstance(event, h11.EndOfMessage):
            break
        elif isinstance(event, h11.ConnectionClosed):
            raise ConnectionError("closed before it answered")
    assert head is not None
    answer = Response(bytes(body), head.status_code)
    answer.raw_headers = [(name, value) for name, value in head.headers if name not in (b"connection", b"date")]
    return answer, connection.our_state is h11.DONE and connection.their_state is h11.DONE
