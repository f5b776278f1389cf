"""Finished games step by step, for a client that knows no rules. Games in progress are refused: they have views.

A game is played through once, in the workshop, and some of its states are kept in memory as text; showing any moment
then takes a few actions and a view.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from connectable.meta import Step
from connectable.record import Record
from connectable.registry import GAMES, AnyGame, meta
from connectable.server.protocol.errors import ApiError, table_not_found
from connectable.server.protocol.event_projection import Viewer
from connectable.server.protocol.replays import Moment, MomentSeen, Replay
from connectable.server.work.jobs import EVERY, Played, PlayThrough
from connectable.server.work.preparation import Preparation
from connectable.server.work.workshop import Workshop
from connectable.table import Table
from connectable.table.games import rules_of
from connectable.table.refusals import need_phase

MOST_GAMES = 32
"""Games kept in memory."""


class PlayedGame:
    """A finished game: the moments, and the state before each."""

    def __init__(self, rules: AnyGame, played: Played, moments: list[Moment]) -> None:
        self.rules, self.texts, self.start, self.moments = rules, played.states, played.start, moments

    def state(self, at: int) -> Any:
        """The state after that many actions."""
        if at == len(self.moments):
            return self.rules.read(self.texts[-1])
        state = self.rules.read(self.texts[at // EVERY])
        for moment in self.moments[at - at % EVERY : at]:
            state = self.after(state, moment)
        return state

    def after(self, state: Any, moment: Moment) -> Any:
        return self.rules.apply(state, moment.seat, self.rules.parse(state, moment.seat, moment.notation))


class Replays:
    """The games that somebody is looking at."""

    def __init__(self, workshop: Workshop, preparation: Preparation) -> None:
        self.workshop, self.preparation = workshop, preparation
        self.games: OrderedDict[str, PlayedGame] = OrderedDict()
        self.playing: dict[str, asyncio.Future[PlayedGame]] = {}
        """Games that are played through just now: several who ask wait for one."""

    def is_at_hand(self, table: Table) -> bool:
        return table.id in self.games

    async def replay(self, table: Table, who: str) -> Replay:
        played = await self.played(table, who)
        return Replay(table.id, table.game, played.start, played.moments)

    async def moment(self, table: Table, at: int, viewer: Viewer, who: str) -> MomentSeen:
        """The game after that many actions; ApiError when there are fewer."""
        played = await self.played(table, who)
        if at > len(played.moments) or (viewer is not None and viewer >= len(table.seats)):
            raise ApiError("not-found", f"this game has {len(played.moments)} moments and {len(table.seats)} seats")
        await self.preparation.table(table)
        rules, state = played.rules, played.state(at)
        moment = played.moments[at - 1] if at else None
        acting, view = list(rules.to_act(state)), dict(rules.view(state, viewer))
        return MomentSeen(at, len(played.moments), viewer, moment, acting, view)

    async def played(self, table: Table, who: str) -> PlayedGame:
        """The game, played through if need be for `who`."""
        need_phase(table, "over")
        if table.state is None:  # deleted before it began
            raise table_not_found()
        played = self.games.get(table.id)
        if played is None:
            played = self.games[table.id] = await self.play_through(table, who)
        self.games.move_to_end(table.id)
        while len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return played

    async def play_through(self, table: Table, who: str) -> PlayedGame:
        while (running := self.playing.get(table.id)) is not None:
            await asyncio.wait({running})  # if it fails or is cancelled, the next one tries
            if not running.cancelled() and running.exception() is None:
                return running.result()
        future = self.playing[table.id] = asyncio.get_running_loop().create_future()
        try:
            job = PlayThrough(GAMES[table.game], table_record(table))
            played = with_points(table, await self.workshop.do(job, Played, who))
            future.set_result(played)
            return played
        finally:
            del self.playing[table.id]
            future.cancel()


def steps_of(name: str, moments: Sequence[Moment]) -> list[int]:
    """What each part of a finished game brought, for a game whose dailies are told by parts; else nothing."""
    parts = meta(name).daily_steps
    return [*parts([Step(one.seat, one.notation, one.round, one.points) for one in moments])] if parts else []


def table_record(table: Table) -> Record:
    """The game without what proves its dice."""
    return replace(table.record(), dice=None)


def with_points(table: Table, played: Played) -> PlayedGame:
    """The game with the points of its end in the last moment."""
    moments = played.moments
    if table.outcome and moments:
        moments[-1] = replace(moments[-1], points=list(table.outcome.points))
    return PlayedGame(rules_of(table), played, moments)
