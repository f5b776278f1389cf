"""Whole tables without a server, for tests of what comes after play: proofs, luck, exports, snapshots."""

from typing import Any

from connectable.fairness.dice import commitment
from connectable.registry import game
from connectable.table import Change, Seat, Settings, Table, create, decide
from connectable.table.commands import Act, AnyCommand
from connectable.table.events import Created
from connectable.table.evolve import acting_seats

SECRET = bytes(range(32))


class PlayedTable:
    """A table, all that happened at it, and somebody who plays what costs least for whoever is to act."""

    def __init__(self, name: str, seats: int, options: dict[str, Any] | None = None, **settings: Any) -> None:
        people = tuple(Seat("human", f"P{n}", contribution=f"c{n}") for n in range(seats))
        created = Created(
            0,
            "moss",
            name,
            options or {},
            Settings(**settings),
            people,
            commitment(SECRET),
            SECRET,
            rules=game(name).rules,
        )
        self.changes: list[Change] = create(created)

    @property
    def table(self) -> Table:
        return self.changes[-1].table

    def do(self, command: AnyCommand, now: int = 0) -> "PlayedTable":
        self.changes += decide(self.table, command, now)
        return self

    def play(self, most: int = 100_000) -> "PlayedTable":
        """Acts on, to the end or for so many actions."""
        rules = game(self.table.game)
        for number in range(most):
            acting = acting_seats(self.table)
            if self.table.phase != "playing" or not acting:
                break
            state, seat = self.table.state, acting[number % len(acting)]
            self.do(Act(seat, rules.notation(rules.idle(state, seat))), now=number)
        return self
