"""What a new table starts from: nothing, a record, a finished table, a room, a deal. What is given is judged here."""

import asyncio
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from connectable.options import OptionValue
from connectable.record import BadRecord, Record, live, read_record, states
from connectable.server.groups import challenges
from connectable.server.groups.log import Circle
from connectable.server.http.problems import Trouble
from connectable.server.protocol.messages import FromTable, NewTable, RecordGiven
from connectable.server.tables.auth import digest
from connectable.storage import UnknownTable
from connectable.table.refusals import need_phase

if TYPE_CHECKING:
    from connectable.server.http.request import Call

AT_ONCE = 25
"""Actions that are judged until others get their turn."""
Given = tuple[tuple[int, str], ...]


class Origin(Struct, frozen=True):
    """Where a table comes from."""

    game: str
    options: dict[str, OptionValue]
    seats: list[str] = []
    """As they are when nothing else is wished; empty: one human, the rest open."""
    given: Given = ()
    secret: bytes = b""
    """Of a deal; empty: a new one."""
    contributions: list[str] = []
    deal: str = ""
    player: str = ""
    room: str = ""
    code: str = ""
    """Of the room."""


async def origin_of(call: "Call", wish: NewTable) -> Origin:
    """What the wish starts from; Trouble says what cannot be."""
    if sum(map(bool, (wish.record, wish.from_, wish.daily, wish.challenge))) > 1:
        raise Trouble("malformed", "a table starts from one of `record`, `from`, `daily` and `challenge`")
    if wish.at is not None and wish.record is None:
        raise Trouble("malformed", "at: it counts the actions of a `record`")
    found = await start_of(call, wish)
    if wish.game not in ("", found.game):
        raise Trouble("malformed", f"game: this starts from a game of {found.game}")
    if wish.room is None:
        return found
    room = await enter_room(call, wish.room.id, wish.room.code)
    return replace(found, room=room.name, code=wish.room.code)


async def start_of(call: "Call", wish: NewTable) -> Origin:
    if wish.record is not None:
        bare(wish)
        return await from_record(read_given(wish.record), wish.at)
    if wish.from_ is not None:
        bare(wish)
        return await from_table(call, wish.from_)
    if wish.daily or wish.challenge:
        return await from_deal(call, wish)
    return Origin(wish.game, dict(wish.options))


def bare(wish: NewTable) -> None:
    if wish.options:
        raise Trouble("malformed", "options: they come with the game that this one starts from")


def read_given(record: RecordGiven) -> Record:
    entries: list[tuple[int | str, str | dict[str, Any]]] = [*record.entries]
    given = Record(record.game, record.rules, dict(record.options), record.seats, entries, record.format)
    try:
        return read_record(given)
    except BadRecord as error:
        raise Trouble("malformed", str(error)[:300]) from None


async def from_record(record: Record, at: int | None) -> Origin:
    """The first actions of a record that stand, played through to see whether they can be."""
    try:
        standing = live(record)
        kept = standing if at is None else standing[:at]
        if at is not None and at > len(standing):
            raise BadRecord(f"at: the record has {len(standing)} actions that stand")
        entries = [record.entries[position] for position, _, _ in kept]
        for number, _ in enumerate(states(replace(record, entries=entries))):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)  # a long record must not hold up the others
    except BadRecord as error:
        raise Trouble("malformed", str(error)[:300]) from None
    given = tuple((seat, text) for _, seat, text in kept)
    return Origin(record.game, dict(record.options), ["human"] * record.seats, given)


async def from_table(call: "Call", wanted: FromTable) -> Origin:
    """A finished table that the caller may see; one in play is refused: its secrets are its seats'."""
    hosted, _ = await call.enter(wanted.table, wanted.code)
    table = hosted.here
    need_phase(table, "over")
    if wanted.at is not None and wanted.at > len(table.live):
        raise Trouble("malformed", f"at: the game has {len(table.live)} actions that stand")
    given = tuple((entry.seat, entry.notation) for entry in table.live[: wanted.at])
    return Origin(table.game, dict(table.options), ["human"] * len(table.seats), given)


async def from_deal(call: "Call", wish: NewTable) -> Origin:
    """A deal that is open; nothing about the game itself can be wished."""
    bare(wish)
    if wish.seats or wish.table.dice != "fair" or wish.table.seating != "listed" or wish.table.visibility != "private":
        raise Trouble("malformed", "a deal has its seats in order, its own dice, and is nobody else's to see")
    now = call.server.house.clock()
    circle = await daily_of(call, wish, now) if wish.daily else await find_deal(call, wish.challenge)
    deal = circle.deal
    if now >= deal.until:
        raise Trouble("malformed", "this deal is closed")
    return Origin(
        deal.game,
        dict(deal.options),
        list(deal.seats),
        secret=deal.secret,
        contributions=list(deal.contributions),
        deal=circle.name,
        player=challenges.player_of(circle, wish.player),
    )


async def daily_of(call: "Call", wish: NewTable, now: int) -> Circle:
    game, today = wish.game or next(iter(challenges.DAILIES)), challenges.day_of(now)
    if wish.daily != today or game not in challenges.DAILIES:
        known = ", ".join(challenges.DAILIES)
        raise Trouble("malformed", f"daily: today is {today}, and there is one of {known}")
    circle = await challenges.daily(call.server.circles, game, today, now)
    assert circle is not None, "today's deal is made when it is asked for"
    return circle


async def find_deal(call: "Call", name: str) -> Circle:
    """The deal of that name; a code that is guessed is counted."""
    call.server.pace.check("guesses", call.address)
    try:
        return await call.server.circles.find("deal", name)
    except UnknownTable:
        call.server.pace.count("guesses", call.address)
        raise Trouble("not-found", "there is no such challenge") from None


async def enter_room(call: "Call", name: str, code: str) -> Circle:
    """The room, for who knows its code; nobody learns whether there is one."""
    call.server.pace.check("guesses", call.address)
    try:
        room = await call.server.circles.find("room", name)
    except UnknownTable:
        room = None
    if room is None or not compare_digest(room.here.code, digest(code)):
        call.server.pace.count("guesses", call.address)
        raise Trouble("not-found", "there is no such room, or the code is missing or wrong")
    return room
