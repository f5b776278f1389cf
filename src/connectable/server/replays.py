"""Finished games step by step, for a client that knows no rules. Games in progress are refused: they have views.

A game is played through once and kept in memory; showing any moment then takes only a view.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from connectable.record import Line
from connectable.registry import game, meta
from connectable.server.protocol.errors import ApiError, table_not_found
from connectable.server.protocol.projection import Viewer
from connectable.server.protocol.replays import Moment, MomentSeen, Replay
from connectable.table import Table
from connectable.table.refusals import need_phase

MOST_GAMES = 32
"""Games kept in memory."""
AT_ONCE = 25
"""Moments before other work gets its turn."""


class PlayedGame:
    """Every state of a finished game, and the moment that led to each."""

    def __init__(self) -> None:
        self.states: list[Any] = []
        self.moments: list[Moment] = []
        self.start: list[int] = []


class Replays:
    """The games that somebody is looking at."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, PlayedGame] = OrderedDict()

    async def replay(self, table: Table) -> Replay:
        played = await self.played(table)
        return Replay(table.id, table.game, played.start, played.moments)

    async def moment(self, table: Table, at: int, viewer: Viewer) -> MomentSeen:
        """The game after that many actions; ApiError when there are fewer."""
        played = await self.played(table)
        if at >= len(played.states) or (viewer is not None and viewer >= len(table.seats)):
            raise ApiError("not-found", f"this game has {len(played.moments)} moments and {len(table.seats)} seats")
        rules, state = game(table.game), played.states[at]
        moment = played.moments[at - 1] if at else None
        acting, view = list(rules.to_act(state)), dict(rules.view(state, viewer))
        return MomentSeen(at, len(played.moments), viewer, moment, acting, view)

    async def played(self, table: Table) -> PlayedGame:
        need_phase(table, "over")
        if table.state is None:  # deleted before it began
            raise table_not_found()
        played = self.games.get(table.id)
        if played is None:
            played = self.games[table.id] = await play_through(table)
        self.games.move_to_end(table.id)
        while len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return played


async def play_through(table: Table) -> PlayedGame:
    """Plays every action that was not undone."""
    rules, played = game(table.game), PlayedGame()
    line = Line(rules, rules.start(len(table.seats), dict(table.options)))
    played.start = points(table.game, rules.view(line.state, None), len(table.seats))
    played.states.append(line.state)
    for number, entry in enumerate(table.live, 1):
        line.act(entry.position, entry.seat, entry.notation)
        view = rules.view(line.state, None)
        count = view.get("round", 0)
        played.states.append(line.state)
        played.moments.append(
            Moment(
                entry.seat,
                entry.notation,
                count if isinstance(count, int) else 0,
                points(table.game, view, len(table.seats)),
            )
        )
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    if table.outcome and played.moments:
        last = played.moments[-1]
        played.moments[-1] = Moment(last.seat, last.notation, last.round, list(table.outcome.points))
    return played


def points(name: str, view: Mapping[str, Any], seats: int) -> list[int]:
    """The points in a watcher's view, as the game itself finds them; zeros where it shows none."""
    found = list(meta(name).points(view))
    return found if len(found) == seats else [0] * seats
