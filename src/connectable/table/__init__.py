"""The table: who sits where, whose clock runs, what may be taken back. Pure: time, secrets and storage are arguments.

`decide(table, command, now)` gives the changes (events, each with the table after it) that follow from a command or
raises `Refused`; `evolve(table, event)` gives the table after an event. Whoever stores the events can have the table
back at any time: `rebuild(events)`.
"""

from connectable.table.decide import Change, create, decide, next_tick
from connectable.table.evolve import evolve, rebuild
from connectable.table.model import Seat, Settings, Table
from connectable.table.refusals import Refused

__all__ = ["Change", "Refused", "Seat", "Settings", "Table", "create", "decide", "evolve", "next_tick", "rebuild"]
