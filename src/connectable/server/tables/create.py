"""New tables: from a request to the first event; and the table of a rematch."""

from connectable.fairness.dice import commitment, new_secret
from connectable.registry import game
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.new_table import NewTable, TableSettings
from connectable.server.tables.auth import digest, new_code, new_token
from connectable.server.tables.dispatch import check_level
from connectable.server.tables.names import new_name
from connectable.server.tables.start_from import StartFrom
from connectable.storage.limits import EVENT_BYTES
from connectable.table import Seat, Settings, Table
from connectable.table.clock import parse_clock
from connectable.table.decide import LONGEST_NAME, one_line
from connectable.table.events import Created, write_event
from connectable.table.offers import rotated


class TableCreation:
    """The first event of a new table, and the secrets that only its creator receives."""

    def __init__(self, wish: NewTable, start: StartFrom, now: int) -> None:
        self.tokens: dict[str, str] = {}
        self.code = (start.code or new_code()) if wish.table.visibility == "private" else ""
        secret = start.secret or new_secret()
        self.created = Created(
            now,
            new_name(),
            start.game,
            dict(start.options),
            settings_of(wish.table),
            self.seats(wish, start),
            commitment(secret),
            secret,
            digest(self.code),
            start.given,
            start.room,
            start.deal,
        )
        if (size := len(write_event(self.created))) > EVENT_BYTES:
            raise ApiError("too-big", f"options and record: {size} bytes, but at most {EVENT_BYTES} are allowed")

    def seats(self, wish: NewTable, start: StartFrom) -> tuple[Seat, ...]:
        names = list(wish.names)
        seats = []
        for number, who in enumerate(checked_seats(wish, start)):
            contribution = start.contributions[number] if start.contributions else ""
            if who == "human":
                self.tokens[str(number)] = token = new_token()
                name = checked_name(names.pop(0)) if names else ""
                seats.append(Seat("human", name, contribution=contribution, token_hash=digest(token)))
            elif who == "open":
                seats.append(Seat())
            else:
                seats.append(Seat("bot", level=who.partition(":")[2], contribution=contribution))
        return tuple(seats)


def checked_seats(wish: NewTable, start: StartFrom) -> list[str]:
    """Who sits where, checked together with everything else the game is to start with."""
    try:
        rules = game(start.game)
        seats = wish.seats or start.seats or ["human"] + ["open"] * (rules.seats[0] - 1)
        rules.start(len(seats), dict(start.options))
    except ValueError as error:
        raise ApiError("malformed", str(error)[:300]) from None
    if start.seats and len(seats) != len(start.seats):
        raise ApiError("malformed", f"seats: this game has {len(start.seats)}")
    for who in seats:
        kind, _, level = who.partition(":")
        if kind == "bot":
            check_level(start.game, level)
        elif who not in ("human", "open"):
            raise ApiError("malformed", f"seats: {who!r:.40} is not `human`, `open` or `bot:LEVEL`")
    return seats


def checked_name(text: str) -> str:
    name = one_line(text)
    if len(name) > LONGEST_NAME:
        raise ApiError("malformed", f"names: {name!r:.40} has more than {LONGEST_NAME} characters")
    return name


def settings_of(wish: TableSettings) -> Settings:
    try:
        clock = parse_clock(wish.clock)
    except ValueError as error:
        raise ApiError("malformed", str(error)[:300]) from None
    return Settings(clock, wish.kind, wish.dice, wish.visibility, wish.chat, wish.seating)


def rematch_of(table: Table, now: int) -> Created:
    """The first event of a rematch: everybody moves up one seat; tokens and code stay valid."""
    secret = new_secret()
    return Created(
        now,
        table.rematch,
        table.game,
        dict(table.options),
        table.settings,
        rotated(table.seats),
        commitment(secret),
        secret,
        table.code_hash,
        room=table.room,
    )
