"""Clocks as arithmetic: how much time a seat has, given when it began to think. Nobody here looks at a watch.

Times are whole milliseconds since any fixed moment; a `now` that jumps back counts as no time passed.
"""

import re

from msgspec import Struct

DAY = 86_400_000
PATTERN = r"none|turn (\d{1,5})|game (\d{1,5})\+(\d{1,3})|days (\d{1,2})"
LONGEST_TURN, LONGEST_GAME, LONGEST_DAYS, LONGEST_INCREMENT = 3600, 6 * 3600, 30, 300


class Clock(Struct, frozen=True):
    """What was agreed: `none`, `turn 60`, `game 300+5` (seconds), `days 3`."""

    turn: int = 0
    """Milliseconds for each turn; 0 = no such limit."""
    game: int = 0
    """Milliseconds for the whole game."""
    increment: int = 0
    """Milliseconds added after each turn, to `game`."""

    @property
    def runs(self) -> bool:
        return self.turn > 0 or self.game > 0

    def text(self) -> str:
        if self.game:
            return f"game {self.game // 1000}+{self.increment // 1000}"
        if self.turn and self.turn % DAY == 0:
            return f"days {self.turn // DAY}"
        return f"turn {self.turn // 1000}" if self.turn else "none"


def parse_clock(text: object) -> Clock:
    """The clock of that text; a ValueError says what a clock looks like."""
    if isinstance(text, str) and (parts := re.fullmatch(PATTERN, text)):
        turn, game, increment, days = (int(part or 0) for part in parts.groups())
        if turn <= LONGEST_TURN and game <= LONGEST_GAME and increment <= LONGEST_INCREMENT and days <= LONGEST_DAYS:
            clock = Clock(turn * 1000 or days * DAY, game * 1000, increment * 1000)
            if clock.runs == (text != "none"):
                return clock
    raise ValueError(f"clock: {text!r:.40} is not `none`, `turn 1–3600`, `game 1–21600+0–300` (seconds) or `days 1–30`")


class Clocks(Struct, frozen=True, gc=False):
    """What each seat has left, and since when it is thinking."""

    left: tuple[int, ...] = ()
    """Milliseconds at the moment `since`."""
    since: tuple[int, ...] = ()
    """−1 = the clock is stopped."""
    owed: tuple[int, ...] = ()
    """Turns of each seat that were paid for, taken back, and are to be played again; empty: none."""
    lost: int = 0
    """Milliseconds of the server's own downtime so far; nobody pays for them."""


def wound(clock: Clock, seats: int) -> Clocks:
    """The clocks at the start."""
    return Clocks((clock.game or clock.turn,) * seats, (-1,) * seats) if clock.runs else Clocks()


def switch(clock: Clock, clocks: Clocks, acting: tuple[int, ...], now: int) -> Clocks:
    """The clocks after an event of older versions, and where nobody acts: who stops gets the increment."""
    if not clock.runs:
        return clocks
    left, since = list(clocks.left), list(clocks.since)
    for seat, began in enumerate(clocks.since):
        runs = seat in acting
        if began >= 0 and not runs:
            left[seat] = clock.turn or remaining(clocks, seat, now) + clock.increment
            since[seat] = -1
        elif began < 0 and runs:
            since[seat] = now
    return Clocks(tuple(left), tuple(since), clocks.owed, clocks.lost)


def turned(
    clock: Clock, clocks: Clocks, acting: tuple[int, ...], now: int, finished: int, *, paid: bool, anew: bool
) -> Clocks:
    """The clocks after an action: `finished` is the seat whose turn it ended, −1 for none.

    Only a finished turn brings the increment. A clock for each turn is wound up when the turn is over: finished, given
    to others, or `anew`, when a round begins for all. A card or a die in between stops the clocks and no more."""
    if not clock.runs:
        return clocks
    left, since = list(clocks.left), list(clocks.since)
    owed = list(clocks.owed or (0,) * len(left))
    others_act = bool(acting) and min(acting) >= 0
    for seat, began in enumerate(clocks.since):
        left[seat] = remaining(clocks, seat, now)
        since[seat] = now if seat in acting else -1
        if seat == finished and clock.game:
            left[seat] += clock.increment if paid else 0
            owed[seat] -= 0 if paid else min(1, owed[seat])
        elif clock.turn and (seat == finished or anew or (began >= 0 and others_act and seat not in acting)):
            left[seat] = clock.turn
        elif began >= 0 and seat in acting:
            left[seat], since[seat] = clocks.left[seat], began
    return Clocks(tuple(left), tuple(since), tuple(owed), clocks.lost)


def stopped(clocks: Clocks, now: int) -> Clocks:
    """All clocks stopped, as in a break."""
    left = tuple(remaining(clocks, seat, now) for seat in range(len(clocks.left)))
    return Clocks(left, (-1,) * len(left), clocks.owed, clocks.lost)


def shifted(clocks: Clocks, millis: int) -> Clocks:
    """The clocks as if that much time had not passed."""
    since = tuple(began + millis if began >= 0 else began for began in clocks.since)
    return Clocks(clocks.left, since, clocks.owed, clocks.lost + millis)


def remaining(clocks: Clocks, seat: int, now: int) -> int:
    """Milliseconds a seat has left."""
    began = clocks.since[seat]
    return clocks.left[seat] if began < 0 else max(0, clocks.left[seat] - max(0, now - began))


def flagged(clocks: Clocks, now: int) -> tuple[int, ...]:
    """The seats whose time is up."""
    return tuple(seat for seat, began in enumerate(clocks.since) if began >= 0 and remaining(clocks, seat, now) == 0)
