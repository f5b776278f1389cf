"""The tables of a class follow its log: they are made, held up, reseated, ended and cleared away as it says."""

import asyncio
import logging
from collections.abc import Iterable, Sequence

from connectable.fairness.dice import commitment, new_secret
from connectable.registry import game
from connectable.server.groups.classes import events
from connectable.server.groups.classes.model import Class, Person, Round
from connectable.server.protocol.errors import ApiError
from connectable.server.tables.create import stored_options
from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.ownership import Elsewhere
from connectable.server.tables.start_from import StartFrom
from connectable.server.tables.stored import DamagedTable
from connectable.storage import TableExists, UnknownTable
from connectable.table import Refused, Seat, Settings, Table, evolve, seat_of
from connectable.table.clock import parse_clock
from connectable.table.commands import AnyCommand, Delete, Halt, Pause, Reseat
from connectable.table.events import Created

LOGGER = logging.getLogger(__name__)


class TableFollower:
    """Does at the tables what a class's log says. Doing it twice changes nothing."""

    def __init__(self, host: TableHost) -> None:
        self.host = host

    async def follow(self, room: Class) -> bool:
        """Whether all tables are as the log says; False: some live in another process, which sees to it."""
        done = True
        if room.phase == "closed" and not room.kept:
            for table_id in all_tables(room.rounds):
                done &= await self.clear(table_id)
        elif room.round:
            for place, table_id in enumerate(room.round.tables):
                done &= not table_id or await self.follow_round(room, room.round, place, table_id)
        elif room.rounds:
            for table_id in filter(None, room.rounds[-1].tables):
                done &= await self.give(table_id, Halt(-1), "class halt")
        return done

    async def is_round_over(self, room: Class) -> bool:
        """Whether every game of the round in play has ended by itself."""
        if room.round is None:
            return False
        try:
            tables = [await self.host.look(table_id) for table_id in filter(None, room.round.tables)]
        except (UnknownTable, DamagedTable):
            return False
        return all(table.phase == "over" for table in tables)

    async def follow_round(self, room: Class, current: Round, place: int, table_id: str) -> bool:
        """One table of the round in play: it is there, its people are the group's, and it is held up or not."""
        try:
            hosted = await self.host.find(table_id)
        except UnknownTable:
            hosted = await self.create(room, current, place, table_id)
        except Elsewhere:
            return False
        except DamagedTable as error:
            LOGGER.error("class %s: table %s is lost", room.id, table_id, exc_info=error)
            return True
        people = [person for number in room.groups[place] if (person := room.person(number))]
        try:
            for number, command in enumerate(moves(hosted.table, people)):
                await self.host.command(hosted, command, f"class {room.position} move {number}")
            if hosted.table.phase == "playing" and hosted.table.is_paused != room.is_paused:
                await self.host.command(hosted, Pause(-1, room.is_paused), f"class {room.position} pause")
        except Refused as refused:  # it has moved on since: the next beat looks again
            LOGGER.info("class %s: table %s: %s", room.id, table_id, refused)
            return False
        return True

    async def create(self, room: Class, current: Round, place: int, table_id: str) -> HostedTable:
        created = table_of(room, current, place, self.host.clock())
        await self.host.prepared(evolve(None, created))
        try:
            return await self.host.create(created)
        except TableExists:  # another process was faster
            return await self.host.find(table_id)

    async def give(self, table_id: str, command: AnyCommand, key: str) -> bool:
        """Whether the table has heard it, or is not there to hear it."""
        try:
            await self.host.command(await self.host.find(table_id), command, key)
        except Elsewhere:
            return False
        except (UnknownTable, DamagedTable) as error:
            LOGGER.info("table %s: %s", table_id, error)
        return True

    async def clear(self, table_id: str) -> bool:
        """Whether nothing of the table is left."""
        try:
            hosted = await self.host.find(table_id)
            await self.host.command(hosted, Delete(-1), "class clear")
            await self.host.delete(hosted)
        except Elsewhere:
            return False
        except UnknownTable:
            await asyncio.wrap_future(self.host.store.delete(table_id))  # a crash came between its end and this
        except DamagedTable:
            await asyncio.wrap_future(self.host.store.delete(table_id))
        return True


def all_tables(rounds: Iterable[Round]) -> list[str]:
    return [table for one in rounds for table in one.tables if table]


def moves(table: Table, people: Sequence[Person]) -> list[AnyCommand]:
    """What brings these people, and no others, to the table: who is not among them leaves, who is new takes that
    seat, or a bot's."""
    if table.phase != "playing":
        return []
    wanted = {person.token_hash for person in people}
    leaving = [
        number for number, seat in enumerate(table.seats) if seat.who == "human" and seat.token_hash not in wanted
    ]
    free = leaving + [number for number, seat in enumerate(table.seats) if seat.who == "bot"]
    coming = [person for person in people if seat_of(table, person.token_hash) is None]
    found: list[AnyCommand] = [Reseat(-1, number) for number in leaving]
    found += [Reseat(-1, number, person.name, person.token_hash) for number, person in zip(free, coming, strict=False)]
    return found


def table_of(room: Class, current: Round, place: int, now: int) -> Created:
    """The first event of a table: the group in its order, then bots; play begins at once."""
    plan, secret = current.plan, new_secret()
    people = [person for number in room.groups[place] if (person := room.person(number))]
    seats = [Seat("human", person.name, token_hash=person.token_hash) for person in people]
    seats += [Seat("bot", level=plan.level)] * (current.seats[place] - len(seats))
    return Created(
        now,
        current.tables[place],
        plan.game,
        stored_options(StartFrom(plan.game, dict(plan.options))),
        Settings(parse_clock(plan.clock), chat=plan.chat, pauses=True),
        tuple(seats),
        commitment(secret),
        secret,
        room.code_hash,
        rules=game(plan.game).rules,
        class_=room.id,
    )


async def check_tables(room: Class, decided: Sequence[events.AnyEvent]) -> None:
    """ApiError when a round is about to begin at tables that its game cannot start with."""
    for event in decided:
        if isinstance(event, events.Started):
            for count in {seats for seats in event.seats if seats}:
                try:
                    await asyncio.to_thread(game(room.plan.game).start, count, dict(room.plan.options))
                except ValueError as error:
                    raise ApiError("malformed", str(error)[:300], "tb-error-start") from None
