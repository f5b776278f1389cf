"""Open connections: how many an address and all together may have, and how long a request may take to arrive.

Below HTTP: a client that never finishes a request is seen here and nowhere else. A connection is *half open* while a
request on it has begun and not arrived. When there are too many of those, the oldest goes: an honest one is done in a
moment, so it is never the oldest for long.
"""

import asyncio
from collections import Counter, OrderedDict
from functools import partial
from http import HTTPStatus
from typing import Any, cast

import h11
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from connectable.server.config import ConnectionLimits
from connectable.server.http.acts import Acts, Answer, lines
from connectable.server.http.plain_act import PlainAct, plain_act
from connectable.server.rate_limit import address_of
from connectable.server.socket.line import ServerSide
from connectable.server.socket.websocket import WebSocketProtocol

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"
MOST_EARLY = 65_536
"""Bytes that a client may send before it has heard the answer to its act; then nothing more is read."""

OWN_METHOD = "_read_ready_cb"
"""Where a transport of asyncio holds a method of itself, which nobody calls when it has ended: a circle that only the
collector of garbage would find, and what has lasted for long is not looked through (`garbage.py`)."""


class Refusals(Struct):
    """What was turned away, for the metrics."""

    too_many: int = 0
    too_slow: int = 0


class Connections:
    """All connections of a server."""

    def __init__(self, limits: ConnectionLimits, *, behind_proxy: bool = False) -> None:
        self.limits = limits
        self.behind_proxy = behind_proxy
        """The proxy on this machine speaks for everybody: it has as many as it likes."""
        self.addresses: dict[asyncio.BaseTransport, str] = {}
        self.count: Counter[str] = Counter()
        self.half_open: dict[str, OrderedDict[GuardedHttp, None]] = {}
        """By address, the oldest first."""
        self.refusals = Refusals()
        self.acts: Acts | None = None
        """Takes acts that come as plain requests; None: the application answers all."""

    def enter(self, transport: asyncio.BaseTransport, address: str) -> bool:
        """Whether there is room for one more."""
        own = self.limits.connections_each if not self.is_proxy(address) else 0
        if is_full(len(self.addresses), self.limits.connections) or is_full(self.count[address], own):
            self.refusals.too_many += 1
            return False
        self.addresses[transport] = address
        self.count[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """The connection has ended."""
        if hasattr(transport, OWN_METHOD):
            setattr(transport, OWN_METHOD, None)
        address = self.addresses.pop(transport, None)
        if address is not None:
            self.count[address] -= 1
            if not self.count[address]:
                del self.count[address]

    def is_proxy(self, address: str) -> bool:
        return self.behind_proxy and address in ("127.0.0.1", "0")

    def begin(self, one: "GuardedHttp") -> None:
        """A request begins on a connection; the oldest that has not arrived may have to go."""
        waiting = self.half_open.setdefault(one.address, OrderedDict())
        waiting[one] = None
        if not self.is_proxy(one.address) and is_full(len(waiting) - 1, self.limits.half_open_each):
            self.refusals.too_many += 1
            next(iter(waiting)).drop(TOO_SLOW)

    def arrived(self, one: "GuardedHttp") -> None:
        """The request has arrived, or never will."""
        waiting = self.half_open.get(one.address)
        if waiting is not None:
            waiting.pop(one, None)
            if not waiting:
                del self.half_open[one.address]

    def figures(self) -> dict[str, float]:
        """For the metrics."""
        return {
            "connections_open": len(self.addresses),
            "connections_half_open": sum(map(len, self.half_open.values())),
            "connections_refused": self.refusals.too_many,
            "connections_too_slow": self.refusals.too_slow,
        }


def is_full(count: int, most: int) -> bool:
    return 0 < most <= count


class GuardedHttp(H11Protocol):
    """HTTP on one connection, with time limits for the head and the body of a request and for its answer."""

    guard: Connections

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.address = ""
        self.timer: asyncio.TimerHandle | None = None
        self.stage = ""
        self.act = b""
        """A plain request that has not come whole, or has not been answered."""
        self.is_acting = self.is_ending = False
        """Whether it is on its way; and whether the connection ends after its answer."""
        self.early = b""
        """What has come meanwhile."""
        self.acted_at = 0.0
        """When an act last came or was answered, by the loop's clock."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = address_of(self.client)
        if not self.guard.enter(transport, self.address):
            transport.write(TOO_MANY)
            self.connections.discard(self)
            transport.close()
            return
        self.enter("head", self.guard.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.enter("")
        self.guard.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.is_acting:
            self.early += data
            if len(self.early) > MOST_EARLY:
                self.transport.pause_reading()
        elif self.act or self.is_between():
            self.take(self.act + data)
        else:
            self.read(data)

    def read(self, data: bytes) -> None:
        """Reads any request, for the application."""
        if not self.stage:  # the first bytes after an answer
            self.enter("head", self.guard.limits.head_seconds)
        super().data_received(data)
        self.look()

    def is_between(self) -> bool:
        """Whether a request may begin now that nothing of an earlier one stands before."""
        return (
            self.guard.acts is not None
            and not self.guard.behind_proxy  # which says in a header who asks
            and self.conn.their_state is h11.IDLE
            and not self.conn.trailing_data[0]
            and not self.flow.write_paused
        )

    def take(self, data: bytes) -> None:
        """Begins an act that came as a plain request, without the application; everything else is for the latter."""
        act = plain_act(data)
        if act is not None and act.missing:
            self.act = data
            self.enter("body", self.guard.limits.body_seconds)
        elif act is None or not self.begin(act, data):
            self.act = b""
            self.read(data)

    def begin(self, act: PlainAct, data: bytes) -> bool:
        assert self.guard.acts is not None
        self.enter("")
        self.act, self.is_acting, self.acted_at = data, True, self.loop.time()
        if self.timeout_keep_alive_task is None:
            self.watch(self.timeout_keep_alive)
        found = self.guard.acts.begin(act, self.address, self.answer)
        self.is_acting = self.is_acting and found
        return found

    def answer(self, answer: Answer | None) -> None:
        """Answers the act; None: the application is to do it."""
        data, self.act, self.is_acting, self.acted_at = self.act, b"", False, self.loop.time()
        if self.transport.is_closing():
            return
        early, self.early = self.early, b""
        self.transport.resume_reading()
        if answer is None:
            self.read(data)
        else:
            self.transport.write(written(answer, self.server_state.default_headers, is_last=self.is_ending))
        if self.is_ending:
            self.shutdown()
        elif early:
            self.data_received(early)

    def watch(self, seconds: float) -> None:
        self.timeout_keep_alive_task = self.loop.call_later(seconds, self.timeout_keep_alive_handler)

    def timeout_keep_alive_handler(self) -> None:
        """Ends the connection if nothing has come for long. An act sets no timer: this one looks when the last was."""
        if self.transport.is_closing():
            return
        patience = self.guard.limits.answer_seconds if self.is_acting else self.timeout_keep_alive
        left = self.acted_at + patience - self.loop.time()
        if self.acted_at and (left > 0 or not patience):
            self.watch(left if left > 0 else self.timeout_keep_alive)
        elif self.is_acting:
            self.be_late(b"")
        else:
            super().timeout_keep_alive_handler()

    def shutdown(self) -> None:
        """The server is about to end."""
        if self.is_acting:
            self.is_ending = True
        else:
            super().shutdown()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.enter("")
        super().handle_websocket_upgrade(event)

    def look(self) -> None:
        """Which part of a request is being waited for now."""
        cycle: RequestResponseCycle | None = self.cycle
        limits = self.guard.limits
        if self.transport.get_protocol() is not self:  # a socket by now
            return
        if cycle is None or cycle.response_complete:
            if self.conn.trailing_data[0] or (cycle is None and self.stage):
                self.enter("head", limits.head_seconds)
            else:
                self.enter("")
        elif cycle.more_body:
            self.enter("body", limits.body_seconds)
        else:
            self.enter("answer", limits.answer_seconds)

    def enter(self, stage: str, seconds: float = 0) -> None:
        """The next stage; its time begins with it and not with every byte."""
        if stage == self.stage:
            return
        self.stage = stage
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if seconds:
            late = TOO_SLOW if stage == "head" else b""
            self.timer = self.loop.call_later(seconds, partial(self.be_late, late))
        if stage in ("head", "body"):
            self.guard.begin(self)
        else:
            self.guard.arrived(self)

    def be_late(self, message: bytes) -> None:
        self.guard.refusals.too_slow += 1
        self.drop(message)

    def drop(self, message: bytes) -> None:
        """Ends the connection: nothing that comes on it is waited for."""
        self.guard.arrived(self)
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if message and self.stage == "head" and not self.transport.is_closing():
            self.transport.write(message)
            self.transport.close()
        self.transport.abort()


def written(answer: Answer, more: list[tuple[bytes, bytes]], *, is_last: bool) -> bytes:
    """An answer with the headers that the server adds to each."""
    phrase, last = HTTPStatus(answer.status).phrase.encode(), b"connection: close\r\n" if is_last else b""
    return b"HTTP/1.1 %d %b\r\n%b%bcontent-length: %d\r\n%b\r\n%b" % (
        answer.status,
        phrase,
        lines(more),
        last,
        len(answer.body),
        answer.headers,
        answer.body,
    )


class GuardedSocket(WebSocketProtocol):
    """A WebSocket on one connection; its own time limits are in `socket/`."""

    guard: Connections
    shared: ServerSide | None = None

    def server_side(self) -> ServerSide:
        kept = type(self).shared
        if kept is None:
            kept = type(self).shared = ServerSide(cast(set[object], self.connections), self.tasks, self.guard.leave)
        return kept

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self.transport)
        super().connection_lost(exc)
