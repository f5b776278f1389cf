"""The start of a game that goes on from another one: its actions, played once and kept for whoever starts next.

A cache and nothing else: without it a start plays all given actions again, with the same result.
"""

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Struct

from connectable.registry import game
from connectable.table.model import Live, Table

MOST = 16
"""Starts kept in memory."""


class GivenStart(Struct, frozen=True):
    """What the given actions lead to, as data: the table's own time and clocks are not part of it."""

    state: str
    entries: tuple[tuple[int | str, Any], ...]
    live: tuple[Live, ...]
    draws: dict[str, int]
    takebacks: tuple[int, ...]


KEPT: OrderedDict[bytes, tuple[Any, GivenStart]] = OrderedDict()


def key_of(table: Table) -> bytes:
    """What a start depends on."""
    seats = len(table.seats)
    data = msgspec.json.encode([table.game, table.rules, table.options, seats, table.given], order="deterministic")
    return hashlib.sha256(data).digest()


def start_of(table: Table) -> GivenStart:
    """What a started table got from its given actions."""
    state = game(table.game, table.rules).format(table.state)
    return GivenStart(state, table.entries, table.live, dict(table.draws), table.takebacks)


def keep(table: Table, start: GivenStart) -> None:
    """Keeps a start that another process has played, for tables like this one."""
    state = game(table.game, table.rules).read(start.state)
    KEPT[key_of(table)] = (state, start)
    while len(KEPT) > MOST:
        KEPT.popitem(last=False)


def kept(table: Table) -> tuple[Any, GivenStart] | None:
    """The state and start of a table like this one, if they are known."""
    return KEPT.get(key_of(table)) if KEPT else None
