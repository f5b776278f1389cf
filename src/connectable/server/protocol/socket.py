"""Messages on the WebSocket of a table, in both directions."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from connectable.server.protocol.errors import Problem
from connectable.server.protocol.fields import Count, Key, Line, Notation, Short, Strict, Whole
from connectable.server.protocol.table import EventSeen, TableSeen


class Hello(Strict, frozen=True, tag_field="type", tag="hello"):
    """The client's first message, within five seconds; `after` is the last position it saw."""

    token: Short | None = None
    code: Short = ""
    after: Count = 0
    deltas: bool = False
    """Whether it wants to be told what has changed, in place of the whole table each time."""
    short: bool = False
    """Whether previews in deltas leave out what is usual among them."""


class SocketAction(Strict, frozen=True, tag_field="type", tag="action"):
    """The same as `POST /api/tables/{id}/actions`."""

    action: Notation
    position: Count
    key: Key
    try_: bool = msgspec.field(name="try", default=False)


class SocketCommand(Strict, frozen=True, tag_field="type", tag="command"):
    """The same as `POST /api/tables/{id}/commands`."""

    command: Short
    key: Key
    data: Annotated[dict[Short, Line | Whole | bool], Meta(max_length=8)] = {}


class Pong(Strict, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


FromClient = Hello | SocketAction | SocketCommand | Pong


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """The whole table: at the start, and when a client has missed too much."""

    table: TableSeen


class EventMessage(Struct, frozen=True, tag_field="type", tag="event"):
    """What happened since position − len(events), and the table as it is now."""

    position: int
    events: list[EventSeen]
    table: TableSeen


class Delta(Struct, frozen=True, tag_field="type", tag="delta"):
    """What happened since position − len(events), and what has changed of the table that was sent before."""

    position: int
    events: list[EventSeen]
    changes: dict[str, Any]
    """JSON pointer → the value there now, to be set in this order; one past the end of an array adds to it."""
    removed: list[str]
    """JSON pointers of what is gone, to be removed first and in this order."""
    hurried: bool
    now: int
    usual: dict[str, Any] = {}
    """For a client that asked for short previews: what each of the new previews has unless it says otherwise."""


class Ack(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="ack"):
    """Stored and accepted."""

    key: str
    position: int
    unknown: bool = False
    """Only for `try`, as over HTTP."""


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The status and problem that HTTP would answer with."""

    key: str
    status: int
    problem: Problem


class Watchers(Struct, frozen=True, tag_field="type", tag="watchers"):
    """How many people watch through this server; sent when that has changed."""

    count: int


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """To be answered with a pong."""


ToClient = Snapshot | EventMessage | Delta | Ack | RefusedMessage | Watchers | Ping
