"""New tables: from what somebody wishes to the first event, and the table that follows a table."""

from connectable.fairness.dice import commitment, new_secret
from connectable.registry import game
from connectable.server.http.problems import Trouble
from connectable.server.protocol.messages import NewTable, Wishes
from connectable.server.tables.auth import digest, new_code, new_name, new_token
from connectable.server.tables.dispatch import check_level
from connectable.server.tables.start_from import Origin
from connectable.storage.limits import EVENT_BYTES
from connectable.table import Seat, Settings, Table
from connectable.table.clock import parse_clock
from connectable.table.decide import LONGEST_NAME, one_line
from connectable.table.events import Created, write_event
from connectable.table.offers import rotated


class Founded:
    """The first event of a new table and the secrets that only its maker gets."""

    def __init__(self, wish: NewTable, origin: Origin, now: int) -> None:
        self.tokens: dict[str, str] = {}
        self.code = (origin.code or new_code()) if wish.table.visibility == "private" else ""
        secret = origin.secret or new_secret()
        self.created = Created(
            now,
            new_name(),
            origin.game,
            dict(origin.options),
            settings_of(wish.table),
            self.chairs(wish, origin),
            commitment(secret),
            secret,
            digest(self.code),
            origin.given,
            origin.room,
            origin.deal,
        )
        if (size := len(write_event(self.created))) > EVENT_BYTES:
            raise Trouble("too-big", f"options and record: {size} bytes are more than {EVENT_BYTES}")

    def chairs(self, wish: NewTable, origin: Origin) -> tuple[Seat, ...]:
        names = list(wish.names)
        found = []
        for number, who in enumerate(who_sits(wish, origin)):
            contribution = origin.contributions[number] if origin.contributions else ""
            if who == "human":
                self.tokens[str(number)] = token = new_token()
                name = name_of(names.pop(0)) if names else ""
                found.append(Seat("human", name, contribution=contribution, key=digest(token)))
            elif who == "open":
                found.append(Seat())
            else:
                found.append(Seat("bot", level=who.partition(":")[2], contribution=contribution))
        return tuple(found)


def who_sits(wish: NewTable, origin: Origin) -> list[str]:
    """The seats wished for, checked with everything the game is to start with."""
    try:
        rules = game(origin.game)
        seats = wish.seats or origin.seats or ["human"] + ["open"] * (rules.seats[0] - 1)
        rules.start(len(seats), dict(origin.options))
    except ValueError as error:
        raise Trouble("malformed", str(error)[:300]) from None
    if origin.seats and len(seats) != len(origin.seats):
        raise Trouble("malformed", f"seats: this game has {len(origin.seats)}")
    for who in seats:
        kind, _, level = who.partition(":")
        if kind == "bot":
            check_level(origin.game, level)
        elif who not in ("human", "open"):
            raise Trouble("malformed", f"seats: {who!r:.40} is not `human`, `open` or `bot:LEVEL`")
    return seats


def name_of(text: str) -> str:
    name = one_line(text)
    if len(name) > LONGEST_NAME:
        raise Trouble("malformed", f"names: {name!r:.40} has more than {LONGEST_NAME} characters")
    return name


def settings_of(wishes: Wishes) -> Settings:
    try:
        clock = parse_clock(wishes.clock)
    except ValueError as error:
        raise Trouble("malformed", str(error)[:300]) from None
    return Settings(clock, wishes.kind, wishes.dice, wishes.visibility, wishes.chat, wishes.seating)


def following(table: Table, now: int) -> Created:
    """The first event of a rematch: everybody moves up a seat, the tokens and the code stay good."""
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
        table.code,
        room=table.room,
    )
