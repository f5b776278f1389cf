"""Whose turn it is in the pool: the urgent first, tables in turn, and the busier the house the shorter each thinks.

It starts no process and knows no game; `workers.py` asks it for turns.
"""

import asyncio
from collections import OrderedDict, deque
from enum import IntEnum


class Urgency(IntEnum):
    """Who waits, most urgent first."""

    AWAITED = 0
    """A person at the table waits for a bot."""
    HINT = 1
    ALONE = 2
    """Bots among themselves."""
    REVIEW = 3


class Ticket:
    """One that wants a turn."""

    def __init__(self, table: str, urgency: Urgency) -> None:
        self.table, self.urgency = table, urgency
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Queue:
    """Turns for so many at once."""

    def __init__(self, slots: int) -> None:
        self.slots = slots
        self.waiting: dict[Urgency, OrderedDict[str, deque[Ticket]]] = {urgency: OrderedDict() for urgency in Urgency}
        """By table; the table that had its turn goes to the end."""
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
        """Overtaken before its turn, or just when it came."""
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
            if ticket.called.cancelled():  # overtaken in this very moment: it has not left yet
                continue
            self.running.add(ticket)
            ticket.called.set_result(None)

    def next(self) -> Ticket | None:
        for urgency, tables in self.waiting.items():
            # a review leaves the last slot to those who wait for a move
            if not tables or (urgency is Urgency.REVIEW and len(self.running) >= max(1, self.slots - 1)):
                continue
            table, tickets = tables.popitem(last=False)
            ticket = tickets.popleft()
            if tickets:
                tables[table] = tickets
            return ticket
        return None

    def length(self) -> int:
        """Turns that are waited for."""
        return sum(len(tickets) for tables in self.waiting.values() for tickets in tables.values())

    def busy(self) -> set[str]:
        """The tables that wait or think; reviews count for nothing."""
        found = {ticket.table for ticket in self.running if ticket.urgency is not Urgency.REVIEW}
        return found.union(*(tables for urgency, tables in self.waiting.items() if urgency is not Urgency.REVIEW))

    def share(self, table: str = "") -> float:
        """How much of its time a bot of that table may think: all, or so much that every table gets its turn.

        It is the same whatever happens at the table itself: people there may know it."""
        return min(1.0, self.slots / len(self.busy() | {table}))
