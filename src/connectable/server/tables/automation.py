"""What the server does at a table by itself: it plays for bots and absent seats, watches clocks, creates rematches.

Several processes may serve one table: the one that stored the last change goes first, the others wait a little longer,
and keys in the store ensure that nothing is done twice.
"""

import asyncio
import hashlib
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

from connectable.bots.levels import pauses_of
from connectable.bots.task import bot_task, seeds_from
from connectable.registry import game
from connectable.server.bots.pool import BotPool, NoAnswer
from connectable.server.bots.queue import Urgency
from connectable.server.tables.create import rematch_of
from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.storage import Filter, Page, StoreError, TableExists, UnknownTable
from connectable.table import Change, Refused, Table, next_tick
from connectable.table.commands import Act, Tick
from connectable.table.events import Rematched
from connectable.table.evolve import acting_seats

LOGGER = logging.getLogger(__name__)
TRIES = 3
RETRY_SECONDS = 1.0
"""Between attempts while the store is away."""
REMATCH_MILLIS = 60_000
"""For how long after the agreement another process still creates a rematch."""
RESUME_ROWS = 100


class TableAutomation:
    """Acts for bots, clocks and rematches at all tables of this server."""

    def __init__(self, host: TableHost, pool: BotPool, *, pause: float, peer_delay: float) -> None:
        self.host, self.pool = host, pool
        self.pause = pause
        """Seconds a bot waits before it acts, so that people can follow."""
        self.peer_delay = peer_delay
        """Extra seconds at a table that another process changed last: that process goes first."""
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.thinking: dict[tuple[str, int], tuple[str, asyncio.Task[None]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        host.listeners.append(self.on_change)

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        """After every change: starts bots that are to act now, and the timer of the next clock to run out."""
        if self.closing:
            return
        table, wait = hosted.table, 0.0 if own else self.peer_delay
        self.set_timer(hosted, wait)
        self.start_bots(table, wait)
        for event, _ in changes:
            if isinstance(event, Rematched) and self.host.clock() - event.at < REMATCH_MILLIS:
                self.run(self.create_rematch(table))

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOGGER.error("an automatic action at a table failed", exc_info=error)

    def set_timer(self, hosted: HostedTable, wait: float) -> None:
        if timer := self.timers.pop(hosted.id, None):
            timer.cancel()
        due = next_tick(hosted.table)
        if due is not None:
            seconds = max(0.02, (due - self.host.clock()) / 1000) + wait
            loop = asyncio.get_running_loop()
            self.timers[hosted.id] = loop.call_later(seconds, lambda: self.run(self.tick(hosted.id)))

    async def tick(self, table_id: str) -> None:
        """Somebody's time is up, or was when the timer was set."""
        while True:
            try:
                hosted = await self.host.find(table_id)
                await self.host.command(hosted, Tick(-1), f"tick {hosted.position} {self.host.clock()}")
            except UnknownTable:
                return
            except StoreError as error:
                LOGGER.warning("table %s: %s", table_id, error)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                self.set_timer(hosted, 0.0)
                return

    def start_bots(self, table: Table, wait: float) -> None:
        """Lets every bot that is to act think once about each of its choices; outdated thinking is cancelled."""
        acting = acting_seats(table) if table.phase == "playing" else ()
        for number, seat in enumerate(table.seats):
            place = (table.id, number)
            choice = choice_name(table, number) if number in acting and seat.is_played_by_bot else ""
            current, task = self.thinking.get(place, ("", None))
            if choice == current:
                continue
            if task:
                task.cancel()
                self.thinking.pop(place, None)
            if choice:
                pause = self.pause * pauses_of(game(table.game), seat.level, table.state, number)
                self.thinking[place] = (choice, self.run(self.play(table.id, number, choice, pause + wait)))

    async def play(self, table_id: str, seat: int, choice: str, wait: float) -> None:
        """Thinks and acts; plays the idle action when no bot can answer."""
        place = (table_id, seat)
        try:
            await asyncio.sleep(wait)
            for attempt in range(TRIES + 1):
                hosted = await self.host.find(table_id)
                if not is_due(hosted.table, seat, choice):
                    return
                notation = await self.notation(hosted.table, seat, choice, attempt)
                self.thinking.pop(place, None)  # the next change may already start the next choice
                try:
                    await self.host.command(hosted, Act(seat, notation), f"{choice} {attempt}")
                    return
                except Refused as refused:  # somebody else was faster: look again
                    LOGGER.info("table %s: a bot's action was refused: %s", table_id, refused)
                except StoreError as error:
                    LOGGER.warning("table %s: %s", table_id, error)
                    await asyncio.sleep(RETRY_SECONDS)
        except (UnknownTable, StoreError):
            return
        finally:
            if self.thinking.get(place, ("", None))[1] is asyncio.current_task():
                del self.thinking[place]

    async def notation(self, table: Table, seat: int, choice: str, attempt: int) -> str:
        rules, state = game(table.game), table.state
        if attempt < TRIES:
            digest = hashlib.sha256(table.secret + f" {choice} {seat} {attempt}".encode()).digest()
            task = bot_task(rules, state, seat, table.seats[seat].level, seeds_from(digest))
            try:
                urgency = Urgency.AWAITED if table.people() else Urgency.ALONE
                return await self.pool.choose(task, table.id, urgency)
            except NoAnswer as error:
                LOGGER.error("table %s: %s", table.id, error)
        return rules.notation(rules.idle(state, seat))

    async def create_rematch(self, table: Table) -> None:
        """Creates the rematch; another process may have been faster."""
        try:
            await self.host.create(rematch_of(table, self.host.clock()))
        except (TableExists, StoreError) as error:
            LOGGER.info("table %s: %s", table.rematch, error)

    async def resume(self) -> None:
        """After a start: every game in progress goes on."""
        page = Page(RESUME_ROWS)
        while not self.closing:
            rows = await asyncio.wrap_future(self.host.store.tables(Filter(status="playing"), page))
            for row in rows:
                try:
                    await self.host.find(row.id)
                except (UnknownTable, StoreError, ValueError) as error:
                    LOGGER.warning("table %s cannot go on: %s", row.id, error)
            if len(rows) < RESUME_ROWS:
                return
            page = Page(RESUME_ROWS, (rows[-1].created_at, rows[-1].id))

    async def close(self) -> None:
        self.closing = True
        for timer in self.timers.values():
            timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()


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
