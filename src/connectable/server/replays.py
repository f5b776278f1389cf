"""Finished games moment by moment, for a client that knows no rules. Games under way are refused: they have views.

A game is played through once and kept; any moment is then a view away.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from connectable.record import Line
from connectable.registry import game
from connectable.server.http.problems import Trouble, no_table
from connectable.server.protocol.group_messages import Moment, MomentSeen, Replay
from connectable.server.protocol.projection import Viewer
from connectable.table import Table
from connectable.table.refusals import need_phase

KEPT = 32
"""Games in memory."""
AT_ONCE = 25
"""Moments until others get their turn."""


class Reel:
    """Every state of a finished game, with what is said of each."""

    def __init__(self) -> None:
        self.states: list[Any] = []
        self.moments: list[Moment] = []
        self.start: list[int] = []


class Replays:
    """The games that somebody looks at."""

    def __init__(self) -> None:
        self.reels: OrderedDict[str, Reel] = OrderedDict()

    async def replay(self, table: Table) -> Replay:
        reel = await self.reel(table)
        return Replay(table.id, table.game, reel.start, reel.moments)

    async def moment(self, table: Table, at: int, viewer: Viewer) -> MomentSeen:
        """The game behind that many actions; Trouble when there are not so many."""
        reel = await self.reel(table)
        if at >= len(reel.states) or (viewer is not None and viewer >= len(table.seats)):
            raise Trouble("not-found", f"this game has {len(reel.moments)} moments and {len(table.seats)} seats")
        rules, state = game(table.game), reel.states[at]
        moment = reel.moments[at - 1] if at else None
        acting, view = list(rules.to_act(state)), dict(rules.view(state, viewer))
        return MomentSeen(at, len(reel.moments), viewer, moment, acting, view)

    async def reel(self, table: Table) -> Reel:
        need_phase(table, "over")
        if table.state is None:  # cleared away before it began
            raise no_table()
        reel = self.reels.get(table.id)
        if reel is None:
            reel = self.reels[table.id] = await played(table)
        self.reels.move_to_end(table.id)
        while len(self.reels) > KEPT:
            self.reels.popitem(last=False)
        return reel


async def played(table: Table) -> Reel:
    """Plays through everything that was not taken back."""
    rules, reel = game(table.game), Reel()
    line = Line(rules, rules.start(len(table.seats), dict(table.options)))
    reel.start = points(rules.view(line.state, None), len(table.seats))
    reel.states.append(line.state)
    for number, entry in enumerate(table.live, 1):
        line.act(entry.position, entry.seat, entry.notation)
        view = rules.view(line.state, None)
        count = view.get("round", 0)
        reel.states.append(line.state)
        reel.moments.append(
            Moment(
                entry.seat,
                entry.notation,
                count if isinstance(count, int) else 0,
                points(view, len(table.seats)),
            )
        )
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    if table.outcome and reel.moments:
        last = reel.moments[-1]
        reel.moments[-1] = Moment(last.seat, last.notation, last.round, list(table.outcome.points))
    return reel


def points(view: Mapping[str, Any], seats: int) -> list[int]:
    """The points in a watcher's view: a list, or a number or its sources with each seat or sheet."""
    found = view.get("points")
    for name in ("seats", "sheets"):
        if isinstance(places := view.get(name), list):
            found = [place.get("points", 0) for place in places if isinstance(place, dict)]
    if not isinstance(found, list) or len(found) != seats:
        return [0] * seats
    return [sum(one.values()) if isinstance(one, dict) else int(one) for one in found]
