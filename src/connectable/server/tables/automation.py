"""What the server does at a table by itself: it plays for bots and absent seats and watches clocks.

It acts at the tables that live in this process; keys in the store ensure that nothing is done twice when they move.
While the store is in trouble everything is tried again, less and less often, until it is done or no longer due.
"""

import asyncio
import hashlib
import itertools
import logging
from collections.abc import AsyncIterator, Coroutine, Sequence
from typing import Any

from connectable.bots.levels import pauses_of
from connectable.bots.task import bot_task, seeds_from
from connectable.server.bots.pool import BotPool, NoAnswer
from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.ownership import Elsewhere
from connectable.server.tables.stored import DamagedTable
from connectable.server.work.queue import Urgency
from connectable.storage import Filter, Page, StoreError, UnknownTable
from connectable.table import Change, Refused, Table, next_tick
from connectable.table.commands import Act, Tick
from connectable.table.evolve import acting_seats
from connectable.table.games import rules_of

LOGGER = logging.getLogger(__name__)
TRIES = 3
"""How often a bot is asked for one choice; then the idle action is played."""
RETRY_SECONDS = 0.5
"""Before the first new attempt while the store is in trouble; the pause doubles each time."""
LONGEST_RETRY = 16
"""The longest pause, as a multiple of the first."""
RESUME_ROWS = 100
AWAITED_MILLIS = 3_600_000
"""Somebody waits for a game that was touched in the last hour."""
MOST_AWAITED = 1_000
LATER_SECONDS = 0.2
"""Between two of the other games in progress that are loaded after a start."""


class TableAutomation:
    """Acts for bots and clocks at all tables of this server."""

    def __init__(self, host: TableHost, pool: BotPool, *, pause: float) -> None:
        self.host, self.pool = host, pool
        self.pause = pause
        """Seconds a bot waits before it acts, so that people can follow."""
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.thinking: dict[tuple[str, int], tuple[str, asyncio.Task[None]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        host.listeners.append(self.on_change)
        host.departures.append(self.on_departure)
        host.ownership.on_taken = self.wake

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        """After every change: starts bots that are to act now, and the timer of the next clock to run out."""
        if self.closing:
            return
        self.set_timer(hosted)
        if hosted.has_bots() or self.thinking:
            self.start_bots(hosted.table)

    def on_departure(self, table_id: str) -> None:
        """The table lives in another process now, which acts for its bots and clocks."""
        if timer := self.timers.pop(table_id, None):
            timer.cancel()
        for place in [place for place in self.thinking if place[0] == table_id]:
            _, task = self.thinking.pop(place)
            if task is not asyncio.current_task():  # which has just found out
                task.cancel()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOGGER.error("an automatic action at a table failed", exc_info=error)

    def set_timer(self, hosted: HostedTable) -> None:
        if timer := self.timers.pop(hosted.id, None):
            timer.cancel()
        due = next_tick(hosted.table)
        if due is not None:
            seconds = max(0.02, (due - self.host.clock()) / 1000)
            loop = asyncio.get_running_loop()
            self.timers[hosted.id] = loop.call_later(seconds, lambda: self.run(self.tick(hosted.id)))

    async def tick(self, table_id: str) -> None:
        """Somebody's time is up, or was when the timer was set."""
        async for _ in attempts():
            try:
                hosted = await self.host.find(table_id)
                await self.host.command(hosted, Tick(-1), f"tick {hosted.position} {self.host.clock()}")
            except (UnknownTable, Elsewhere):
                return
            except StoreError as error:
                LOGGER.warning("table %s: %s", table_id, error)
            else:
                self.set_timer(hosted)
                return

    def start_bots(self, table: Table) -> None:
        """Lets every bot that is to act think once about each of its choices; outdated thinking is cancelled."""
        acting = acting_seats(table) if table.phase == "playing" else ()
        for number, seat in enumerate(table.seats):
            place = (table.id, number)
            choice = choice_name(table, number) if number in acting and seat.is_played_by_bot else ""
            current, task = self.thinking.get(place, ("", None))
            if choice == current:
                continue
            if task:
                self.thinking.pop(place, None)
                if task is not asyncio.current_task():  # which has just stored its action
                    task.cancel()
            if choice:
                pause = self.pause * pauses_of(rules_of(table), seat.level, table.state, number)
                if self.host.is_hurried(table.id):  # people wait anyway
                    pause = 0.0
                self.thinking[place] = (choice, self.run(self.play(table.id, number, choice, pause)))

    async def play(self, table_id: str, seat: int, choice: str, wait: float) -> None:
        """Thinks and acts; plays the idle action when no bot can answer."""
        place, asked = (table_id, seat), 0
        try:
            await asyncio.sleep(wait)
            async for _ in attempts():
                try:
                    while await self.is_refused(table_id, seat, choice, asked):
                        asked += 1
                    return
                except (UnknownTable, Elsewhere):
                    return
                except StoreError as error:
                    LOGGER.warning("table %s: %s", table_id, error)
        finally:
            if self.thinking.get(place, ("", None))[1] is asyncio.current_task():
                del self.thinking[place]

    async def is_refused(self, table_id: str, seat: int, choice: str, asked: int) -> bool:
        """Whether the action that was found has been refused; False: it is stored, or no longer due."""
        hosted = await self.host.find(table_id)
        if not is_due(hosted.table, seat, choice):
            return False
        notation = await self.notation(hosted.table, seat, choice, asked)
        try:
            await self.host.command(hosted, Act(seat, notation), f"{choice} {asked}")
        except Refused as refused:  # somebody else was faster: look again
            LOGGER.info("table %s: a bot's action was refused: %s", table_id, refused)
            return asked < TRIES
        return False

    async def notation(self, table: Table, seat: int, choice: str, attempt: int) -> str:
        rules, state = rules_of(table), table.state
        if attempt < TRIES:
            digest = hashlib.sha256(table.secret + f" {choice} {seat} {attempt}".encode()).digest()
            task = bot_task(rules, state, seat, table.seats[seat].level, seeds_from(digest))
            try:
                urgency = Urgency.AWAITED if table.people() else Urgency.ALONE
                return await self.pool.choose(task, table.id, urgency)
            except NoAnswer as error:
                LOGGER.error("table %s: %s", table.id, error)
        return rules.notation(rules.idle(state, seat))

    async def resume(self) -> None:
        """After a start: games that somebody waits for go on at once, the others little by little. Whoever looks at
        one of those meanwhile has it at once."""
        await self.wake_all(self.host.clock() - AWAITED_MILLIS, 0.0, MOST_AWAITED)
        await self.wake_all(None, LATER_SECONDS)

    async def wake_all(self, touched_after: int | None, pause: float, most: float = float("inf")) -> None:
        """Loads every game in progress that was touched since then, the newest first."""
        after: tuple[int, str] | None = None
        count = 0
        async for _ in attempts():
            try:
                while not self.closing:
                    page = Page(RESUME_ROWS, after)
                    wanted = Filter(status="playing", touched_after=touched_after)
                    rows = await asyncio.wrap_future(self.host.store.tables(wanted, page))
                    for row in rows:
                        if row.id not in self.host.tables:
                            await self.wake(row.id)
                            await asyncio.sleep(pause)
                        after = (row.created_at, row.id)
                    count += len(rows)
                    if len(rows) < RESUME_ROWS or count >= most:
                        return
            except StoreError as error:
                LOGGER.warning("games in progress cannot be resumed yet: %s", error)

    async def wake(self, table_id: str) -> None:
        """Loads a table, so that its bots and clocks go on; one that cannot be read stops no other."""
        try:
            await self.host.find(table_id)
        except Elsewhere:
            LOGGER.debug("table %s goes on in another process", table_id)
        except (UnknownTable, DamagedTable) as error:
            LOGGER.warning("table %s cannot go on: %s", table_id, error)

    async def close(self) -> None:
        self.closing = True
        for timer in self.timers.values():
            timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()


async def attempts() -> AsyncIterator[int]:
    """The numbers of attempts, with a pause before every new one."""
    for number in itertools.count():
        if number:
            await asyncio.sleep(RETRY_SECONDS * min(2 ** (number - 1), LONGEST_RETRY))
        yield number


def choice_name(table: Table, seat: int) -> str:
    """The name of a seat's next choice: the same in every process, a new one after each action and each undo."""
    return f"bot {sum(who in (seat, 'table') for who, _ in table.entries)}"


def is_due(table: Table, seat: int, choice: str) -> bool:
    return (
        table.phase == "playing"
        and seat in acting_seats(table)
        and table.seats[seat].is_played_by_bot
        and choice == choice_name(table, seat)
    )
