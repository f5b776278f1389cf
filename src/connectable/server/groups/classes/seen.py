"""A class as its teacher and its pupils see it. A pupil is told what concerns her, and nothing of other tables."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from connectable.registry import meta
from connectable.server.groups.classes.decide import is_teacher, person_of
from connectable.server.groups.classes.model import MOST_TABLES, Class, Person, Plan, Round
from connectable.server.protocol.classes import ClassPlan, ClassRound, ClassSeat, ClassSeen, ClassTable, PupilSeen
from connectable.server.tables.host import TableHost
from connectable.server.tables.stored import DamagedTable
from connectable.storage import UnknownTable
from connectable.table import Table
from connectable.table.games import rules_of


class Look(NamedTuple):
    """What everybody may know of a table's points, as it was at one moment."""

    table: Table
    seats: list[ClassSeat]
    round: int
    figures: dict[str, int]


class ClassViews:
    """What people see of a class; what the tables look like is worked out once per change."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        self.looks: dict[str, Look] = {}
        """By table."""

    async def seen(self, room: Class, token_hash: str) -> ClassSeen | None:
        """The class as the holder of that token may know it; None: nobody's token."""
        teacher, person = is_teacher(room, token_hash), person_of(room, token_hash)
        if not teacher and person is None:
            return None
        shown = room.rounds[-1] if room.rounds else None
        own = -1 if person is None else room.group_of(person.number)
        places = range(len(shown.tables) if shown else 0)
        if not teacher:
            places = range(own, own + 1) if room.round and own >= 0 else range(0)
        tables = [await self.table_seen(room, shown, place) for place in places if shown]
        before = [await self.round_seen(room, one) for one in room.rounds[:-1]] if teacher else []
        return ClassSeen(
            id=room.id,
            name=room.name,
            phase=room.phase,
            teacher=teacher,
            me=-1 if person is None else person.number,
            plan=plan_seen(room.plan, whole=teacher),
            groups=len(room.groups),
            people=[one for one in people_seen(room) if teacher or is_mate(one, person, own)],
            tables=tables,
            rounds=before,
            paused=room.is_paused,
            until=room.until,
            paused_at=room.paused_at,
            expires_at=room.expires_at,
            kept=room.kept,
            most_tables=MOST_TABLES,
        )

    async def round_seen(self, room: Class, one: Round) -> ClassRound:
        places = [place for place, table in enumerate(one.tables) if table]
        return ClassRound(one.plan.game, one.started_at, [await self.table_seen(room, one, place) for place in places])

    async def table_seen(self, room: Class, one: Round, place: int) -> ClassTable:
        table_id = one.tables[place]
        try:
            if not table_id:
                raise UnknownTable(table_id)
            table = await self.host.look(table_id)
        except (UnknownTable, DamagedTable):  # nobody sat there, or it is about to be made: nobody is led there yet
            return ClassTable(place, "", "gathering", [], "opening", "", -1, 0)
        look = self.look(table)
        state, name, since = state_of(room, one, place, table)
        return ClassTable(place, table_id, table.phase, look.seats, state, name, since, look.round, look.figures)

    def look(self, table: Table) -> Look:
        known = self.looks.get(table.id)
        if known is None or known.table is not table:
            if len(self.looks) > 20 * MOST_TABLES:
                self.looks.clear()
            known = self.looks[table.id] = looked_at(table)
        return known


def looked_at(table: Table) -> Look:
    count = len(table.seats)
    view: Any = {}
    points = [0] * count
    if table.state is not None:
        view = rules_of(table).view(table.state, None)
        points = list(table.outcome.points if table.outcome else meta(table.game).points(view)) or points
    ranks = table.outcome.ranks if table.outcome else (0,) * count
    count_figures = meta(table.game).class_figures
    figures = count_figures(view) if count_figures and view else {}
    by_seat = {word: found for word, found in figures.items() if len(found) == count > 1}
    seats = [
        ClassSeat(seat.who, seat.name, seat.level, points[number], ranks[number], at_seat(by_seat, number))
        for number, seat in enumerate(table.seats)
    ]
    number = view.get("round", 0)
    sums = {word: sum(found) for word, found in figures.items()}
    return Look(table, seats, number if isinstance(number, int) else 0, sums)


def at_seat(by_seat: Mapping[str, Sequence[int]], number: int) -> dict[str, int]:
    return {word: found[number] for word, found in by_seat.items()}


def state_of(room: Class, one: Round, place: int, table: Table) -> tuple[Any, str, int]:
    """The one thing that the teacher wants to know about a table, whom it concerns, and since when it is so."""
    if one is room.round and place in room.helps and table.phase == "playing":
        person = room.person(room.helps[place])
        return "help", person.name if person else "", -1
    if table.phase == "over":
        return "stopped" if table.stopped else "over", "", -1
    if table.is_paused:
        return "paused", "", -1
    for number, seat in enumerate(table.seats):
        if seat.who == "human" and table.absent and table.absent[number] >= 0:
            return "away", seat.name, table.absent[number]
    return "playing", "", -1


def people_seen(room: Class) -> list[PupilSeen]:
    return [PupilSeen(person.number, person.name, room.group_of(person.number)) for person in room.people]


def is_mate(one: PupilSeen, person: Person | None, group: int) -> bool:
    """Whether a pupil is told of somebody: herself, and those at her table."""
    return person is not None and (one.number == person.number or (group >= 0 and one.group == group))


def plan_seen(plan: Plan, *, whole: bool) -> ClassPlan:
    options = dict(plan.options) if whole else {}
    return ClassPlan(plan.game, options, plan.clock, plan.minutes, plan.seats, plan.fill, plan.level, plan.chat)
