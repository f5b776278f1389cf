"""New tables: from a request to the first event; and the table of a rematch."""

from connectable.fairness.dice import commitment, new_secret
from connectable.options import OptionValue
from connectable.registry import game, meta
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.new_table import NewTable, TableSettings
from connectable.server.tables.auth import digest, new_token
from connectable.server.tables.dispatch import check_level
from connectable.server.tables.names import new_name
from connectable.server.tables.person_name import person_name
from connectable.server.tables.start_from import StartFrom
from connectable.storage.limits import EVENT_BYTES
from connectable.table import Seat, Settings
from connectable.table.clock import parse_clock
from connectable.table.events import Created, write_event
from connectable.table.model import check_objection
from connectable.table.seats import seat_limits


class TableCreation:
    """The first event of a new table, and the secrets that only its creator receives."""

    def __init__(self, wish: NewTable, start: StartFrom, who: list[str], code: str, now: int) -> None:
        self.tokens: dict[str, str] = {}
        self.code = code
        secret = start.secret or new_secret()
        self.created = Created(
            now,
            new_name(),
            start.game,
            stored_options(start),
            settings_of(wish.table),
            self.seats(wish, start, who),
            commitment(secret),
            secret,
            digest(self.code),
            start.given,
            start.room,
            start.deal,
            start.rules or game(start.game).rules,
            awaits=wish.contribute and wish.table.dice == "fair" and not (start.deal or wish.lesson),
        )
        if (size := len(write_event(self.created))) > EVENT_BYTES:
            raise ApiError("too-big", f"options and record: {size} bytes, but at most {EVENT_BYTES} are allowed")

    def seats(self, wish: NewTable, start: StartFrom, sitting: list[str]) -> tuple[Seat, ...]:
        names = list(wish.names)
        seats = []
        for number, who in enumerate(sitting):
            contribution = start.contributions[number] if start.contributions else ""
            if who == "human":
                self.tokens[str(number)] = token = new_token()
                name = names.pop(0) if names else ""
                name = person_name(name) if name else ""
                seats.append(Seat("human", name, contribution=contribution, token_hash=digest(token)))
            elif who == "open":
                seats.append(Seat())
            else:
                seats.append(Seat("bot", level=who.partition(":")[2], contribution=contribution))
        return tuple(seats)


def checked_seats(wish: NewTable, start: StartFrom) -> list[str]:
    """Who sits where, checked together with everything else the game is to start with."""
    try:
        rules = game(start.game, start.rules)
        fewest, most = seat_limits(rules, start.options)
        seats = wish.seats or start.seats or ["human"] + ["open"] * (fewest - 1)
        if not fewest <= len(seats) <= most:
            reason = f"seats: {len(seats)}, but this game has {fewest} to {most}"
            if fewest == most:
                raise ApiError("malformed", reason, "tb-error-seats-exact", most=most)
            raise ApiError("malformed", reason, "tb-error-seats", fewest=fewest, most=most)
        rules.start(len(seats), dict(start.options))
    except ValueError as error:
        raise ApiError("malformed", str(error)[:300], "tb-error-start") from None
    if start.seats and len(seats) != len(start.seats):
        raise ApiError("malformed", f"seats: this game has {len(start.seats)}")
    for who in [] if start.deal else seats:  # a deal names bots that nobody else can choose
        kind, _, level = who.partition(":")
        if kind == "bot":
            check_level(start.game, level)
        elif who not in ("human", "open"):
            raise ApiError("malformed", f"seats: {who!r:.40} is not `human`, `open` or `bot:LEVEL`")
    return seats


def stored_options(start: StartFrom) -> dict[str, OptionValue]:
    """The options as they are stored; a game of an earlier version keeps those it had."""
    newest = start.rules in ("", game(start.game).rules)
    return dict(meta(start.game).stored_options(start.options) if newest else start.options)


def settings_of(wish: TableSettings) -> Settings:
    try:
        clock, objection = parse_clock(wish.clock), check_objection(wish.objection)
    except ValueError as error:
        raise ApiError("malformed", str(error)[:300]) from None
    return Settings(
        clock, wish.kind, wish.dice, wish.visibility, wish.chat, wish.seating, objection, wish.pauses, wish.draw_cards
    )
