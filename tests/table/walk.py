"""Random play at tables of every game, way and judge, for the laws of the table."""

import random
from typing import Any

from connectable.fairness.dice import commitment
from connectable.registry import game
from connectable.table import Change, Seat, Settings, Table, create, decide
from connectable.table.commands import Act, AnyCommand
from connectable.table.events import Created
from connectable.table.evolve import acting_seats

SECRET = bytes(range(32))
Case = tuple[str, int, dict[str, Any]]

CASES: list[Case] = [
    ("connnect", 1, {}),
    ("connnect", 2, {"setup": "own"}),
    ("connnect", 4, {}),
    ("connect5", 2, {}),
    ("connect5", 3, {"mode": "full"}),
    ("highcard", 2, {}),
    ("connections", 1, {"way": "solitaire"}),
    ("connections", 2, {"open_hands": True, "rounds": 2}),
    ("connections", 1, {"way": "quads"}),
    *(
        ("connections", seats, {"way": way, "judge": judge, "rounds": 2})
        for way, seats in (("classic", 2), ("endless", 3), ("quick", 3), ("quads", 2), ("rummy", 3), ("classic", 6))
        for judge in ("referee", "vote", "trust")
    ),
    *(("connections", 3, {"way": "quads", "turns": "at_once", "judge": judge}) for judge in ("vote", "referee")),
]
IDS = [f"{name}-{seats}-{'-'.join(str(value) for value in options.values())}" for name, seats, options in CASES]


class Walk:
    """A table at which somebody plays at random; time is whatever is said."""

    def __init__(self, case: Case, seed: object, seats: tuple[Seat, ...] = (), deal: str = "", **settings: Any) -> None:
        name, count, options = case
        self.rng = random.Random(str(seed))
        seated = seats or tuple(Seat("human", f"P{number}") for number in range(count))
        secret = self.rng.randbytes(32)
        created = Created(
            0,
            "moss",
            name,
            options,
            Settings(**settings),
            seated,
            commitment(secret),
            secret,
            deal=deal,
            rules=game(name).rules,
        )
        self.changes: list[Change] = create(created)
        self.now = 0

    @property
    def table(self) -> Table:
        return self.changes[-1].table

    @property
    def is_playing(self) -> bool:
        return self.table.phase == "playing"

    def do(self, command: AnyCommand, now: int | None = None) -> list[Change]:
        """What the command led to; Refused changes nothing."""
        new = decide(self.table, command, self.now if now is None else now)
        self.changes += new
        return new

    def acting(self) -> tuple[int, ...]:
        return acting_seats(self.table) if self.is_playing else ()

    def act(self, seat: int | None = None) -> int:
        """Any legal action of somebody who may act; who it was."""
        rules = game(self.table.game)
        who = self.rng.choice(self.acting()) if seat is None else seat
        self.do(Act(who, rules.notation(self.rng.choice(list(rules.legal(self.table.state, who))))))
        return who
