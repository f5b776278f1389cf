"""Records: a whole game as data, and the way back from data to a state.

Replaying needs no generator and no clock. What the table adds (undo, offers, clocks, chat) is stored as table
entries, of which only *undo* changes what is replayed. A record is never trusted when it is read.
"""

import json
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from connectable.contract import CHANCE
from connectable.options import OptionValue
from connectable.registry import AnyGame, game

FORMAT = 1
TABLE = "table"
MAX_ENTRIES = 100_000


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the chance entries come from; `proof` checks them."""

    kind: Literal["fair", "table"]
    """`table`: people rolled real dice and typed in the result."""
    commitment: str
    secret: str = ""
    """In hexadecimal; empty until the game is over."""
    contributions: list[str] = []
    """One per seat."""
    given: int = 0
    """How many entries were copied from another game when this one started: they were not drawn here."""


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """One game as it was played."""

    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: int
    entries: list[tuple[int | str, str | dict[str, Any]]] = []
    """`[seat, notation]`, `[-1, notation]` for chance, `["table", {…}]` for what the table did."""
    format: int = FORMAT
    dice: Dice | None = None
    """Only for a game played at a table of the server."""

    def play(self, seat: int, notation: str) -> None:
        """Add an action."""
        self.entries.append((seat, notation))

    def undo(self, positions: Sequence[int]) -> None:
        """Add a table entry that takes back the entries at these positions; they stay in the record."""
        self.entries.append((TABLE, {"undo": list(positions)}))


class BadRecord(ValueError):
    """A record that cannot be used; the message says where and why."""


def read_record(data: object) -> Record:
    """The record in a JSON text or in decoded JSON; raises BadRecord with what is wrong with it."""
    try:
        if isinstance(data, str | bytes):
            data = json.loads(data)
        record = data if isinstance(data, Record) else msgspec.convert(data, Record)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        raise BadRecord(f"record: {error}") from None
    if record.format != FORMAT:
        raise BadRecord(f"record: format {record.format} is not known, only {FORMAT}")
    if len(record.entries) > MAX_ENTRIES:
        raise BadRecord(f"record: {len(record.entries)} entries are more than {MAX_ENTRIES}")
    return record


def write_record(record: Record) -> str:
    """The record as JSON with one entry per line, so that people and version control can read it."""
    head = {key: getattr(record, key) for key in ("format", "game", "rules", "options", "seats")}
    lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in record.entries)
    start = json.dumps(head, ensure_ascii=False)[:-1]
    end = "" if record.dice is None else f', "dice": {json.dumps(msgspec.to_builtins(record.dice))}'
    return f'{start}, "entries": [\n{lines}\n]{end}}}\n' if lines else f'{start}, "entries": []{end}}}\n'


def replay(record: object) -> Any:
    """The state a record leads to; BadRecord names the entry that cannot be replayed."""
    *_, state = states(read_record(record))
    return state


def states(record: Record, rules: AnyGame | None = None) -> Iterator[Any]:
    """The state at the start and after each live action; pass `rules` for a game that is not registered."""
    rules = rules or played_by(record)
    state = start_of(record, rules)
    standing = live(record)  # checks first that every undo names live actions
    if len(standing) < len(record.entries):  # what an undo does not give back, only the whole story tells
        line = line_of(rules, state, record.entries)
        yield from [entry.before for entry in line.entries]
        yield line.state
        return
    yield state
    for position, seat, text in standing:  # no Line: it would keep every state of a long record in memory
        _, state = step(rules, state, seat, text, f"entry {position}")
        yield state


def history(record: Record) -> Iterator["Entry"]:
    """Every action in the order it was taken, including those taken back later."""
    rules = played_by(record)
    line = Line(rules, start_of(record, rules))
    live(record)  # checks first that every undo names live actions
    for position, (who, what) in enumerate(record.entries):
        if isinstance(who, int) and isinstance(what, str):
            yield line.act(position, who, what)
        elif isinstance(what, dict) and (gone := abandoned(what, position)):
            line.undo(gone, f", after entry {position}")


def start_of(record: Record, rules: AnyGame) -> Any:
    """The state before the first action."""
    try:
        return rules.start(record.seats, record.options)
    except ValueError as error:
        raise BadRecord(f"record: {error}") from None


class Entry(NamedTuple):
    """An action of a record and its position."""

    position: int
    seat: int
    text: str
    action: Any
    """The text as parsed by the game."""
    before: Any
    """The state in which it was taken."""


class Line:
    """A game in progress that supports undo: its live actions and the state they lead to."""

    def __init__(self, rules: AnyGame, state: Any) -> None:
        self.rules, self.state = rules, state
        self.entries: list[Entry] = []

    def act(self, position: int, seat: int, text: str, when: str = "") -> Entry:
        """Play a stored action; BadRecord says which one cannot be played, and `when`."""
        before = self.state
        action, self.state = step(self.rules, before, seat, text, f"entry {position}{when}")
        self.entries.append(Entry(position, seat, text, action, before))
        return self.entries[-1]

    def undo(self, gone: Collection[int], when: str = "") -> None:
        """Return to the state before the first of these positions and replay the actions that remain."""
        first, again = fork(self.entries, gone)
        undone, self.state = self.state, self.entries[first].before
        del self.entries[first:]
        for entry in again:
            self.act(entry.position, entry.seat, entry.text, when)
        self.state = self.rules.carry(self.state, undone)


def line_of(rules: AnyGame, state: Any, entries: Sequence[tuple[int | str, Any]]) -> Line:
    """The game from that state through all entries of a record, those taken back included."""
    line = Line(rules, state)
    for position, (who, what) in enumerate(entries):
        if isinstance(who, int):
            line.act(position, who, what)
        elif gone := abandoned(what, position):
            line.undo(gone, f", after entry {position}")
    return line


class HasPosition(Protocol):
    """Anything with a position among the entries of a record."""

    @property
    def position(self) -> int: ...


P = TypeVar("P", bound=HasPosition)


def fork(live: Sequence[P], gone: Collection[int]) -> tuple[int, list[P]]:
    """The index a game returns to when these positions are taken back, and what is replayed from there."""
    first = next(place for place, entry in enumerate(live) if entry.position in gone)
    return first, [entry for entry in live[first:] if entry.position not in gone]


def step(rules: AnyGame, state: Any, seat: int, text: str, where: str) -> tuple[Any, Any]:
    """One stored action as parsed by the game, and the state after it."""
    try:
        if seat not in rules.to_act(state):
            raise ValueError(f"seat {seat} is not to act")
        action = rules.parse(state, seat, text)
        return action, rules.apply(state, seat, action)
    except ValueError as error:  # IllegalAction is one
        raise BadRecord(f"record: {where}: {text!r:.80} by seat {seat}: {error}") from None


def played_by(record: Record) -> AnyGame:
    """The game of the record, by the rules of its version; BadRecord if these are not known."""
    try:
        return game(record.game, record.rules or "?")
    except ValueError as error:
        raise BadRecord(f"record: {error}") from None


def live(record: Record) -> list[tuple[int, int, str]]:
    """Position, seat and notation of every action that was not taken back."""
    found: dict[int, tuple[int, int, str]] = {}
    for position, (who, what) in enumerate(record.entries):
        if who == TABLE and isinstance(what, dict):
            for gone in abandoned(what, position):
                if found.pop(gone, None) is None:
                    raise BadRecord(f"record: entry {position}: undo of entry {gone}, which is no live action")
        elif isinstance(who, int) and who >= CHANCE and isinstance(what, str):
            found[position] = (position, who, what)
        else:
            raise BadRecord(f'record: entry {position}: expected [seat, "notation"] or ["table", {{…}}]')
    return list(found.values())


def abandoned(entry: dict[str, Any], position: int) -> list[int]:
    """The positions that a table entry takes back."""
    gone = entry.get("undo", [])
    if not isinstance(gone, list) or not all(type(place) is int for place in gone):
        raise BadRecord(f"record: entry {position}: undo takes a list of entry positions")
    return gone
