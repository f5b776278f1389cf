"""Work that grows with its input, as data that can cross to another process, and what comes of it.

A job holds a whole game with its secrets: it goes to a process of the same server and nowhere else.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from connectable.bots.decisions import Due
from connectable.bots.review import due
from connectable.contract import BadContent
from connectable.fairness.luck import luck
from connectable.fairness.proof import prove
from connectable.record import BadRecord, Line, Record, abandoned, live, read_record, states
from connectable.registry import AnyGame, content, game, heavy_content, meta, register
from connectable.server.protocol.event_projection import Viewer
from connectable.server.protocol.luck import LuckSeen
from connectable.server.protocol.record import DrawSeen
from connectable.server.protocol.record_projection import entries_shown
from connectable.server.protocol.replays import Moment
from connectable.table.events import Created, Started, read_event
from connectable.table.evolve import evolve
from connectable.table.given import GivenStart, start_of
from connectable.table.model import Table

EVERY = 16
"""Actions between two states of a played game that are kept: those in between are played again when asked for."""


class Job(Struct, frozen=True, tag=True):
    """One piece of work."""

    module: str
    """Where the game is, for one that is not part of this package."""


class ReadContent(Job, frozen=True):
    """Read the board, sheet or deck that somebody brought, and hand it over."""

    game: str
    rules: str
    options: dict[str, str | int | bool]
    seats: int


class ImportRecord(Job, frozen=True):
    """Check a record that somebody brought, as far as it is to be kept."""

    record: Record
    at: int | None


class PlayGiven(Job, frozen=True):
    """Play the actions that a table starts with."""

    game: str
    created: bytes
    """The event, as it is stored."""
    seats: int


class PlayThrough(Job, frozen=True):
    """Play a finished game, for its replay."""

    record: Record


class FindDecisions(Job, frozen=True):
    """Find the decisions of a finished game that are worth a search, for its review."""

    record: Record
    first: list[int]
    """The seats whose decisions come first."""


class ShowEntries(Job, frozen=True):
    """What a viewer was shown of a game in play."""

    record: Record
    viewer: Viewer


class ProveDraws(Job, frozen=True):
    """Draw everything again from the secret."""

    record: Record


class MeasureLuck(Job, frozen=True):
    """What chance gave in a finished game."""

    record: Record


class CheckContent(Job, frozen=True):
    """What there is to say about a board, sheet or deck that somebody writes."""

    game: str
    text: str


AnyJob = (
    CheckContent
    | ReadContent
    | ImportRecord
    | PlayGiven
    | PlayThrough
    | FindDecisions
    | ShowEntries
    | ProveDraws
    | MeasureLuck
)


class Remark(Struct, frozen=True):
    """One thing to say about content: the key and data of its sentence, and the place; 0: the whole."""

    key: str
    detail: dict[str, Any]
    line: int = 0
    column: int = 0


class Checked(Struct, frozen=True):
    """Content that was looked at."""

    is_playable: bool
    remarks: list[Remark]


class Played(Struct, frozen=True):
    """A finished game: every action, and some of its states as text."""

    start: list[int]
    moments: list[Moment]
    states: list[str]
    """Before the actions 0, 16, 32 … and, at the end, after the last one."""


class JobAnswer(Struct, frozen=True, omit_defaults=True):
    """What came of a job."""

    value: Raw = Raw(b"null")
    refused: str = ""
    """What is wrong with the input."""
    error: str = ""
    """What went wrong with the program."""


def perform(job: AnyJob) -> object:
    """What the job asks for; a ValueError says what is wrong with its input."""
    match job:
        case CheckContent():
            return check_content(job)
        case ReadContent():
            return read_content(job)
        case ImportRecord():
            return import_record(job.record, job.at)
        case PlayGiven():
            return play_given(job)
        case PlayThrough():
            return play_through(job.record)
        case FindDecisions():
            return find_decisions(job)
        case ShowEntries():
            return entries_shown(job.record, job.viewer)
        case ProveDraws():
            return draws_of(job.record)
        case MeasureLuck():
            return luck_of(job.record)


def check_content(job: CheckContent) -> Checked:
    """What `connectable check` says."""
    try:
        found = content(job.game).check(job.text)
    except BadContent as error:
        return Checked(False, [remark_of(error)])
    return Checked(True, [remark_of(one) for one in (found if isinstance(found, list) else [])])


def remark_of(error: BadContent) -> Remark:
    return Remark(error.key, dict(error.detail), error.line, error.column)


def read_content(job: ReadContent) -> bytes:
    """The content as the game hands it over; empty where it reads quickly enough."""
    found = heavy_content(job.game)
    game(job.game, job.rules).start(job.seats, job.options)
    return found.hand_over(job.options) if found else b""


def import_record(given: Record, at: int | None) -> list[tuple[int, str]]:
    """The first actions of a record, not counting undone ones, played through to see whether they are legal."""
    record = read_record(given)
    standing = live(record)
    if at is not None and at > len(standing):
        raise BadRecord(f"at: the record has only {len(standing)} actions, not counting undone ones")
    kept = standing[:at]
    entries = [record.entries[position] for position, _, _ in kept]
    for _ in states(msgspec.structs.replace(record, entries=entries)):
        pass
    return [(seat, text) for _, seat, text in kept]


def play_given(job: PlayGiven) -> GivenStart:
    created = read_event(job.created)
    assert isinstance(created, Created)
    table: Table = evolve(None, created)
    return start_of(evolve(table, Started(created.at, tuple(range(job.seats)))))


def line_of(record: Record) -> Line:
    """The game with every action that was not undone."""
    rules = game(record.game, record.rules)
    line = Line(rules, rules.start(record.seats, record.options))
    for number, (who, what) in enumerate(record.entries):
        if isinstance(who, int) and isinstance(what, str):
            line.act(number, who, what)
        elif isinstance(what, dict) and (gone := abandoned(what, number)):
            line.undo(gone)
    return line


def find_decisions(job: FindDecisions) -> list[Due]:
    line = line_of(job.record)
    actions = [(entry.seat, entry.text) for entry in line.entries]
    rules = game(job.record.game, job.record.rules)
    return due(rules, [entry.before for entry in line.entries], actions, job.first)


def play_through(record: Record) -> Played:
    """Plays every action that was not undone."""
    rules, line = game(record.game, record.rules), line_of(record)
    start = points(record.game, rules.view(rules.start(record.seats, record.options), None), record.seats)
    found = [*(entry.before for entry in line.entries), line.state]
    texts = [rules.format(state) for state in found[:-1:EVERY]] + [rules.format(found[-1])]
    return Played(start, [*moments(record, rules, line, found)], texts)


def moments(record: Record, rules: AnyGame, line: Line, found: list[Any]) -> Iterator[Moment]:
    for entry, state in zip(line.entries, found[1:], strict=True):
        view = rules.view(state, None)
        count = view.get("round", 0)
        number = count if isinstance(count, int) else 0
        yield Moment(entry.seat, entry.text, number, points(record.game, view, record.seats))


def points(name: str, view: Mapping[str, Any], seats: int) -> list[int]:
    """The points in a watcher's view, as the game itself finds them; zeros where it shows none."""
    found = list(meta(name).points(view))
    return found if len(found) == seats else [0] * seats


def draws_of(record: Record) -> list[DrawSeen]:
    return [
        DrawSeen(drawn.label, drawn.take, drawn.said, drawn.taken_back, list(drawn.shares), drawn.place)
        for drawn in prove(record).draws
    ]


def luck_of(record: Record) -> LuckSeen | None:
    found = luck(record)
    return msgspec.convert(found, LuckSeen, from_attributes=True) if found else None


def answer(job: AnyJob) -> JobAnswer:
    """The answer to a job, whatever comes of it."""
    name = job.game if isinstance(job, CheckContent | ReadContent | PlayGiven) else job.record.game
    if job.module:
        register(name, job.module)
    try:
        return JobAnswer(Raw(msgspec.json.encode(perform(job))))
    except ValueError as error:  # IllegalAction, BadContent and BadRecord are
        return JobAnswer(refused=str(error)[:500] or type(error).__name__)
    except (MemoryError, ArithmeticError, LookupError, TypeError, AttributeError, AssertionError) as error:
        return JobAnswer(error=f"{type(error).__name__}: {error}"[:500])
