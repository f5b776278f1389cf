"""What the server does at a table by itself: plays for bots and absent seats, watches the time, sets up rematches.

Several processes may attend one table: whoever stored the last change goes first, the others wait a little longer, and
keys in the store see to it that nothing is done twice.
"""

import asyncio
import hashlib
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

from connectable.bots.levels import pauses_of
from connectable.bots.task import bot_task, seeds_from
from connectable.registry import game
from connectable.server.bots.pool import NoChoice, Workers
from connectable.server.bots.queue import Urgency
from connectable.server.tables.create import following
from connectable.server.tables.host import Hosted, House
from connectable.storage import Filter, Page, StoreError, TableExists, UnknownTable
from connectable.table import Change, Refused, Table, next_tick
from connectable.table.commands import Act, Tick
from connectable.table.events import Rematched
from connectable.table.evolve import acting_seats

LOGGER = logging.getLogger(__name__)
TRIES = 3
AGAIN_SECONDS = 1.0
"""Between attempts while the store is away."""
REMATCH_MILLIS = 60_000
"""How long after it was agreed another process still sets up a rematch."""
RESUME_ROWS = 100


class Attendants:
    """The server's own hands."""

    def __init__(self, house: House, workers: Workers, *, pause: float, behind: float) -> None:
        self.house, self.workers = house, workers
        self.pause = pause
        """Seconds a bot waits, so that people can follow."""
        self.behind = behind
        """Seconds more, at a table that another process has changed."""
        self.ticking: dict[str, asyncio.TimerHandle] = {}
        self.thinking: dict[tuple[str, int], tuple[str, asyncio.Task[None]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        house.told.append(self.told)

    def told(self, hosted: Hosted, changes: Sequence[Change], own: bool) -> None:
        """After every change: who is to act now, and until when?"""
        if self.closing:
            return
        table, wait = hosted.here, 0.0 if own else self.behind
        self.watch_time(hosted, wait)
        self.watch_bots(table, wait)
        for event, _ in changes:
            if isinstance(event, Rematched) and self.house.clock() - event.at < REMATCH_MILLIS:
                self.run(self.set_up(table))

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOGGER.error("the server could not attend a table", exc_info=error)

    def watch_time(self, hosted: Hosted, wait: float) -> None:
        if timer := self.ticking.pop(hosted.id, None):
            timer.cancel()
        due = next_tick(hosted.here)
        if due is not None:
            seconds = max(0.02, (due - self.house.clock()) / 1000) + wait
            loop = asyncio.get_running_loop()
            self.ticking[hosted.id] = loop.call_later(seconds, lambda: self.run(self.tick(hosted.id)))

    async def tick(self, table_id: str) -> None:
        """Somebody's time is up, or it was when this was planned."""
        while True:
            try:
                hosted = await self.house.table(table_id)
                await self.house.command(hosted, Tick(-1), f"tick {hosted.position} {self.house.clock()}")
            except UnknownTable:
                return
            except StoreError as error:
                LOGGER.warning("table %s: %s", table_id, error)
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                self.watch_time(hosted, 0.0)
                return

    def watch_bots(self, table: Table, wait: float) -> None:
        """Every bot to act thinks once about each of its choices; what is overtaken is given up."""
        acting = acting_seats(table) if table.phase == "playing" else ()
        for number, seat in enumerate(table.seats):
            place = (table.id, number)
            choice = choice_name(table, number) if number in acting and seat.is_played_by_bot else ""
            under_way, task = self.thinking.get(place, ("", None))
            if choice == under_way:
                continue
            if task:
                task.cancel()
                self.thinking.pop(place, None)
            if choice:
                pause = self.pause * pauses_of(game(table.game), seat.level, table.state, number)
                self.thinking[place] = (choice, self.run(self.play(table.id, number, choice, pause + wait)))

    async def play(self, table_id: str, seat: int, choice: str, wait: float) -> None:
        """Thinks and acts; what costs least when no bot can answer."""
        place = (table_id, seat)
        try:
            await asyncio.sleep(wait)
            for attempt in range(TRIES + 1):
                hosted = await self.house.table(table_id)
                if not is_due(hosted.here, seat, choice):
                    return
                notation = await self.notation(hosted.here, seat, choice, attempt)
                self.thinking.pop(place, None)  # the next change may already ask for the next choice
                try:
                    await self.house.command(hosted, Act(seat, notation), f"{choice} {attempt}")
                    return
                except Refused as refused:  # others were faster: look again
                    LOGGER.info("table %s: a bot's action was refused: %s", table_id, refused)
                except StoreError as error:
                    LOGGER.warning("table %s: %s", table_id, error)
                    await asyncio.sleep(AGAIN_SECONDS)
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
                return await self.workers.choose(task, table.id, urgency)
            except NoChoice as error:
                LOGGER.error("table %s: %s", table.id, error)
        return rules.notation(rules.idle(state, seat))

    async def set_up(self, table: Table) -> None:
        """The table that follows; another process may have been faster."""
        try:
            await self.house.found(following(table, self.house.clock()))
        except (TableExists, StoreError) as error:
            LOGGER.info("table %s: %s", table.rematch, error)

    async def resume(self) -> None:
        """After a start: every game under way goes on."""
        page = Page(RESUME_ROWS)
        while not self.closing:
            rows = await asyncio.wrap_future(self.house.store.tables(Filter(status="playing"), page))
            for row in rows:
                try:
                    await self.house.table(row.id)
                except (UnknownTable, StoreError, ValueError) as error:
                    LOGGER.warning("table %s does not go on: %s", row.id, error)
            if len(rows) < RESUME_ROWS:
                return
            page = Page(RESUME_ROWS, (rows[-1].created_at, rows[-1].id))

    async def close(self) -> None:
        self.closing = True
        for timer in self.ticking.values():
            timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.workers.close()


def choice_name(table: Table, seat: int) -> str:
    """The name of a seat's next choice: the same in every process, another one after each act and each undo."""
    return f"bot {sum(who in (seat, 'table') for who, _ in table.entries)}"


def is_due(table: Table, seat: int, choice: str) -> bool:
    return (
        table.phase == "playing"
        and seat in acting_seats(table)
        and table.seats[seat].is_played_by_bot
        and choice == choice_name(table, seat)
    )
