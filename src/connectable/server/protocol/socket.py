"""Messages on the WebSocket of a table, in both directions."""

from typing import Annotated

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


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """Stored and accepted."""

    key: str
    position: int


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The status and problem that HTTP would answer with."""

    key: str
    status: int
    problem: Problem


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """To be answered with a pong."""


ToClient = Snapshot | EventMessage | Ack | RefusedMessage | Ping
