"""The kernel of a class: who may do what, groups, rounds, time. No server and no store."""

import random
from typing import Any

import pytest

from connectable.server.groups.classes import commands, events
from connectable.server.groups.classes.decide import decide
from connectable.server.groups.classes.evolve import evolve
from connectable.server.groups.classes.model import (
    LIFE_MILLIS,
    MOST_PEOPLE,
    MOST_ROUNDS,
    MOST_TABLES,
    Class,
    Plan,
)
from connectable.table import Refused
from connectable.table.organiser import PAUSE_MILLIS

TEACHER = "teacher"
NAMES = tuple(f"table-{number}" for number in range(MOST_TABLES))
MINUTE = 60_000


class Lesson:
    """A class, and all that happened in it."""

    def __init__(self, pupils: int = 0, plan: Plan = Plan("connect5", seats=3)) -> None:  # noqa: B008 frozen
        self.events: list[events.AnyEvent] = [
            events.Opened(0, "moss", "5b", "code", TEACHER, LIFE_MILLIS, plan),
        ]
        self.now = 0
        for number in range(pupils):
            self.do(commands.Join(f"P{number}", token_hash=f"p{number}"))

    @property
    def room(self) -> Class:
        found: Class | None = None
        for event in self.events:
            found = evolve(found, event)
        assert found is not None
        return found

    def do(self, command: commands.AnyCommand) -> list[events.AnyEvent]:
        new = decide(self.room, command, self.now)
        self.events += new
        return new

    def tell(self, kind: Any, *values: Any) -> list[events.AnyEvent]:
        """As the teacher."""
        return self.do(kind(*values, token_hash=TEACHER))

    def start(self) -> "Lesson":
        self.tell(commands.Lots, ())
        self.tell(commands.Start, NAMES)
        return self


def test_lots_put_everybody_at_tables_of_about_the_same_size() -> None:
    for count in range(1, MOST_PEOPLE + 1):
        lesson = Lesson(count, Plan("connect5", seats=4))
        order = random.Random(count).sample(range(count), count)
        lesson.tell(commands.Lots, tuple(order))
        sizes = [len(group) for group in lesson.room.groups]
        assert sorted(number for group in lesson.room.groups for number in group) == list(range(count))
        assert max(sizes) - min(sizes) <= 1
        assert max(sizes) <= 4


def test_lots_forget_nobody_and_invent_nobody() -> None:
    lesson = Lesson(3)
    lesson.tell(commands.Lots, (7, 1, 1))
    assert lesson.room.groups == ((1, 0, 2),)


def groups(lesson: Lesson) -> list[list[int]]:
    return [list(group) for group in lesson.room.groups]


def test_people_move_into_a_new_table_out_of_all_and_back() -> None:
    lesson = Lesson(2)
    lesson.tell(commands.Move, 0, 0)
    lesson.tell(commands.Move, 1, 1)
    assert groups(lesson) == [[0], [1]]
    lesson.tell(commands.Move, 0, 1)
    assert groups(lesson) == [[1, 0]], "an empty table goes before the round"
    lesson.tell(commands.Move, 0, -1)
    assert groups(lesson) == [[1]]
    assert lesson.tell(commands.Move, 1, 0) == []


def test_a_round_makes_a_table_for_every_group() -> None:
    lesson = Lesson(7)
    lesson.tell(commands.Lots, ())
    lesson.tell(commands.Start, NAMES)
    assert lesson.room.round is not None
    assert lesson.room.round.tables == NAMES[:3]
    assert lesson.room.round.seats == (3, 2, 2)


def test_bots_fill_up_where_too_few_sit_and_where_they_are_asked_to() -> None:
    lonely = Lesson(1).start()
    assert lonely.room.round is not None
    assert lonely.room.round.seats == (2,), "Connect 5 takes two"
    full = Lesson(4, Plan("connect5", seats=3, fill=True)).start()
    assert full.room.round is not None
    assert full.room.round.seats == (3, 3)


def test_in_play_people_move_only_where_a_seat_is_free() -> None:
    lesson = Lesson(5, Plan("connect5", seats=3)).start()  # 3 + 2
    number = lesson.room.groups[1][0]
    with pytest.raises(Refused, match="TB-CLASS-TABLE-FULL"):
        lesson.tell(commands.Move, number, 0)
    lesson.tell(commands.Move, lesson.room.groups[0][0], -1)
    lesson.tell(commands.Move, number, 0)
    assert [len(group) for group in lesson.room.groups] == [3, 1]
    with pytest.raises(Refused, match="TB-CLASS-NO-TABLE"):
        lesson.tell(commands.Move, number, 2)


def test_a_group_larger_than_the_game_takes_does_not_start() -> None:
    lesson = Lesson(6, Plan("connections", seats=6))
    lesson.tell(commands.Lots, ())
    lesson.tell(commands.SetPlan, Plan("connnect"))
    with pytest.raises(Refused, match="TB-CLASS-TABLE-FULL"):
        lesson.tell(commands.Start, NAMES)


def test_the_plan_is_locked_while_tables_play_and_free_in_a_pause() -> None:
    lesson, other = Lesson(2).start(), Plan("connnect")
    with pytest.raises(Refused, match="TB-CLASS-LOCKED"):
        lesson.tell(commands.SetPlan, other)
    lesson.tell(commands.Pause, True)
    lesson.tell(commands.SetPlan, other)
    assert lesson.room.plan == other
    assert lesson.room.round is not None
    assert lesson.room.round.plan.game == "connect5", "what is being played does not change"


def test_a_pause_stops_the_clock_of_the_round() -> None:
    lesson = Lesson(2, Plan("connect5", minutes=20)).start()
    assert lesson.room.until == 20 * MINUTE
    lesson.now = 5 * MINUTE
    lesson.tell(commands.Pause, True)
    lesson.now = 30 * MINUTE
    assert lesson.do(commands.Tick()) == []
    lesson.tell(commands.Pause, False)
    assert lesson.room.until == 45 * MINUTE
    lesson.tell(commands.Extend, 5)
    lesson.now = 50 * MINUTE
    assert isinstance(lesson.do(commands.Tick())[0], events.RoundOver)
    assert (lesson.room.phase, lesson.room.until) == ("gathering", -1)


def test_nobody_waits_for_a_teacher_who_has_gone_home() -> None:
    lesson = Lesson(2).start()
    lesson.tell(commands.Pause, True)
    lesson.now = PAUSE_MILLIS
    assert isinstance(lesson.do(commands.Tick())[0], events.Resumed)
    lesson.now = LIFE_MILLIS
    assert lesson.do(commands.Tick()) == [events.Closed(LIFE_MILLIS, False)]


def test_a_table_asks_for_the_teacher() -> None:
    lesson = Lesson(4).start()
    first, second = lesson.room.groups
    lesson.do(commands.Help(True, token_hash=f"p{second[0]}"))
    lesson.do(commands.Help(True, token_hash=f"p{first[0]}"))
    assert list(lesson.room.helps) == [1, 0], "the first to ask comes first"
    assert lesson.do(commands.Help(True, token_hash=f"p{second[1]}")) == []
    lesson.tell(commands.Helped, 1)
    lesson.do(commands.Help(False, token_hash=f"p{first[1]}"))
    assert lesson.room.helps == {}


def test_two_of_one_name_can_be_told_apart() -> None:
    lesson = Lesson()
    for number, name in enumerate(["Mina", "mina", "Mina", "x" * 24, "x" * 24]):
        lesson.do(commands.Join(name, token_hash=f"t{number}"))
    names = [person.name for person in lesson.room.people]
    assert names == ["Mina", "mina 2", "Mina 3", "x" * 24, "x" * 22 + " 2"]


def test_somebody_who_leaves_is_forgotten_and_her_number_is_not_given_again() -> None:
    lesson = Lesson(3)
    lesson.tell(commands.Lots, ())
    lesson.do(commands.Leave(token_hash="p1"))
    assert [person.number for person in lesson.room.people] == [0, 2]
    assert lesson.room.group_of(1) == -1
    lesson.do(commands.Join("New", token_hash="new"))
    assert lesson.room.people[-1].number == 3
    lesson.tell(commands.Remove, 3)
    assert len(lesson.room.people) == 2


TEACHERS: list[tuple[Any, ...]] = [
    (commands.SetPlan, Plan("connnect")),
    (commands.Move, 0, 1),
    (commands.Lots, ()),
    (commands.Remove, 1),
    (commands.Start, NAMES),
    (commands.Pause, True),
    (commands.Extend, 5),
    (commands.Helped, 0),
    (commands.End,),
    (commands.Close, False),
]


@pytest.mark.parametrize("wish", TEACHERS, ids=lambda wish: wish[0].__name__)
@pytest.mark.parametrize("who", ["p0", "stranger"])
@pytest.mark.parametrize("playing", [False, True])
def test_nobody_but_the_teacher_leads(wish: tuple[Any, ...], who: str, playing: bool) -> None:
    lesson = Lesson(4).start() if playing else Lesson(4)
    with pytest.raises(Refused, match="TB-TEACHER"):
        lesson.do(wish[0](*wish[1:], token_hash=who))


@pytest.mark.parametrize("command", [commands.Leave(token_hash="x"), commands.Help(True, token_hash=TEACHER)])
def test_nobody_acts_for_a_pupil(command: commands.AnyCommand) -> None:
    with pytest.raises(Refused, match="TB-NO-SEAT"):
        Lesson(4).start().do(command)


def test_there_are_limits() -> None:
    lesson = Lesson(MOST_PEOPLE)
    with pytest.raises(Refused, match="TB-CLASS-FULL"):
        lesson.do(commands.Join("one more", token_hash="more"))
    for number in range(MOST_TABLES):
        lesson.tell(commands.Move, number, number)
    with pytest.raises(Refused, match="TB-CLASS-TABLES"):
        lesson.tell(commands.Move, MOST_TABLES, MOST_TABLES)
    with pytest.raises(Refused, match="TB-CLASS-NO-TABLE"):
        lesson.tell(commands.Move, 0, -2)
    with pytest.raises(Refused, match="TB-CLASS-MINUTES"):
        lesson.tell(commands.SetPlan, Plan("connect5", minutes=1_000))
    for _ in range(MOST_ROUNDS):
        lesson.tell(commands.Start, NAMES)
        lesson.tell(commands.End)
    with pytest.raises(Refused, match="TB-CLASS-ROUNDS"):
        lesson.tell(commands.Start, NAMES)


def test_nobody_starts_alone_with_empty_tables() -> None:
    with pytest.raises(Refused, match="TB-CLASS-NOBODY-SITS"):
        Lesson(2).tell(commands.Start, NAMES)


def test_a_closed_class_hears_nothing() -> None:
    lesson = Lesson(2).start()
    lesson.tell(commands.Close, True)
    assert (lesson.room.phase, lesson.room.kept) == ("closed", True)
    for command in (commands.Join("New", token_hash="new"), commands.End(token_hash=TEACHER)):
        with pytest.raises(Refused, match="TB-CLASS-CLOSED"):
            lesson.do(command)
    lesson.now = 2 * LIFE_MILLIS
    assert lesson.do(commands.Tick()) == []


def test_random_lessons_are_rebuilt_from_what_is_stored() -> None:
    rng = random.Random(5)
    lesson = Lesson(8, Plan("connect5", minutes=10, seats=3))
    for _ in range(600):
        lesson.now += rng.randrange(40_000)
        kind, *values = rng.choice(TEACHERS[:-1])
        if kind is commands.Move:
            values = [rng.randrange(9), rng.randrange(-1, 5)]
        wishes = [kind(*values, token_hash=TEACHER), commands.Tick()]
        wishes += [commands.Help(rng.random() < 0.5, token_hash=f"p{rng.randrange(8)}")]
        wishes += [commands.Join("X", token_hash=f"p{rng.randrange(8)}")]
        for wish in wishes:
            before = lesson.room
            try:
                lesson.do(wish)
            except Refused:
                assert lesson.room == before
        room = lesson.room
        seated = [number for group in room.groups for number in group]
        assert len(seated) == len({*seated})
        assert {*seated} <= {person.number for person in room.people}
        if room.round:
            assert all(len(group) <= most for group, most in zip(room.groups, room.round.seats, strict=True))
    stored = [events.DECODER.decode(events.ENCODER.encode(event)) for event in lesson.events]
    found: Class | None = None
    for event in stored:
        found = evolve(found, event)
    assert found == lesson.room


def test_nobody_plays_alone_who_need_not() -> None:
    lesson = Lesson(1, Plan("connnect")).start()
    assert lesson.room.round is not None
    assert lesson.room.round.seats == (2,)
    alone = Lesson(1, Plan("connections", {"way": "solitaire"})).start()
    assert alone.room.round is not None
    assert alone.room.round.seats == (1,)
