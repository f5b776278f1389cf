"""Whose turn it is in the bot pool: urgent tasks first, tables in turn. Bots get less time under load.

It starts no process and knows no game; `pool.py` asks it for turns.
"""

import asyncio
from collections import OrderedDict, deque
from enum import IntEnum


class Urgency(IntEnum):
    """Who is waiting, most urgent first."""

    AWAITED = 0
    """A person at the table is waiting for a bot."""
    HINT = 1
    ALONE = 2
    """Only bots are at the table."""
    REVIEW = 3


class Ticket:
    """A request for a turn."""

    def __init__(self, table: str, urgency: Urgency) -> None:
        self.table, self.urgency = table, urgency
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Queue:
    """Turns for a fixed number of tasks at once."""

    def __init__(self, slots: int, *, alone: bool = False) -> None:
        self.slots = slots
        self.alone = alone
        """Whether a table never has more than one slot."""
        self.waiting: dict[Urgency, OrderedDict[str, deque[Ticket]]] = {urgency: OrderedDict() for urgency in Urgency}
        """By table; after its turn a table goes to the end."""
        self.running: set[Ticket] = set()

    async def turn(self, table: str, urgency: Urgency) -> Ticket:
        """Waits for a turn; `done` gives it back."""
        ticket = Ticket(table, urgency)
        self.waiting[urgency].setdefault(table, deque()).append(ticket)
        self.call()
        try:
            await ticket.called
        except asyncio.CancelledError:
            self.leave(ticket)
            raise
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """Cancelled before its turn, or just as it came."""
        if ticket in self.running:
            self.done(ticket)
            return
        tables = self.waiting[ticket.urgency]
        tickets = tables.get(ticket.table, deque())
        if ticket in tickets:
            tickets.remove(ticket)
        if not tickets:
            tables.pop(ticket.table, None)

    def done(self, ticket: Ticket) -> None:
        self.running.discard(ticket)
        self.call()

    def call(self) -> None:
        """Fills the free slots."""
        while len(self.running) < self.slots and (ticket := self.next()):
            if ticket.called.cancelled():  # cancelled just now: it has not left yet
                continue
            self.running.add(ticket)
            ticket.called.set_result(None)

    def next(self) -> Ticket | None:
        for urgency, tables in self.waiting.items():
            # a review leaves the last slot to tables that wait for an action
            if not tables or (urgency is Urgency.REVIEW and len(self.running) >= max(1, self.slots - 1)):
                continue
            table = self.first(tables)
            if table is None:
                continue
            tickets = tables.pop(table)
            ticket = tickets.popleft()
            if tickets:
                tables[table] = tickets
            return ticket
        return None

    def first(self, tables: "OrderedDict[str, deque[Ticket]]") -> str | None:
        """The table whose turn it is; None: those that wait have a slot already."""
        if not self.alone:
            return next(iter(tables))
        busy = {ticket.table for ticket in self.running}
        return next((table for table in tables if table not in busy), None)

    def length(self) -> int:
        """Number of requests waiting."""
        return sum(len(tickets) for tables in self.waiting.values() for tickets in tables.values())

    def busy(self) -> set[str]:
        """The tables with a bot waiting or thinking; reviews do not count."""
        found = {ticket.table for ticket in self.running if ticket.urgency is not Urgency.REVIEW}
        return found.union(*(tables for urgency, tables in self.waiting.items() if urgency is not Urgency.REVIEW))

    def share(self, table: str = "") -> float:
        """The share of its normal time that a bot of that table may use: all, or less, so that every table gets a turn.

        Nothing that happens at the table itself changes it, so people there may know it."""
        return min(1.0, self.slots / len(self.busy() | {table}))
