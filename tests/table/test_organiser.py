"""A teacher holds tables up, moves people and ends games; nobody loses time by it, and nobody else can do it."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from connectable.table import Change, Refused, Seat, Table, next_tick, rebuild
from connectable.table.clock import parse_clock, remaining
from connectable.table.commands import (
    Act,
    Answer,
    AnyCommand,
    Delete,
    Halt,
    Leave,
    Nudge,
    Outage,
    Pause,
    Presence,
    Propose,
    Ready,
    Reseat,
    Say,
    Share,
    SwitchChat,
    Tick,
    Undo,
)
from connectable.table.events import Resumed, Unpaused, read_event, write_event
from connectable.table.organiser import PAUSE_MILLIS
from connectable.table.play import READY_MILLIS
from table.test_breaks import CONNNECT, to_round_two
from table.walk import CASES, Case, Walk

CLOCKS = ["turn 60", "game 600+10"]
DUEL: Case = ("connect5", 2, {})
PERSON, BOT = Seat("human", "P", token_hash="p"), Seat("bot", level="greedy")


def clocked(clock: str, case: Case = DUEL, **more: Any) -> Walk:
    return Walk(case, "organiser", clock=parse_clock(clock), **more)


def in_class(walk: Walk) -> Walk:
    """The same table in a class."""
    event, table = walk.changes[-1]
    walk.changes.append(Change(event, replace(table, class_="moss")))
    return walk


def times(table: Table, now: int) -> list[int]:
    return [remaining(table.clocks, seat, now) for seat in range(len(table.clocks.left))]


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("case", [case for case in CASES if case[1] > 1], ids=str)
def test_a_pause_costs_nobody_any_time(case: Case, clock: str) -> None:
    """Twin tables, one of them held up now and then: what is left of every clock and window stays the same."""
    rng = random.Random(f"{case} {clock}")
    plain, held = clocked(clock, case, pauses=True), clocked(clock, case, pauses=True)
    lost = 0
    for _ in range(60):
        if not plain.is_playing:
            break
        plain.now += rng.randrange(8_000)
        held.now = plain.now + lost
        if rng.random() < 0.3:
            held.do(Pause(-1, True))
            length = rng.randrange(200_000)
            held.now += length // 2
            assert held.do(Tick(-1)) == []
            assert times(held.table, held.now) == times(plain.table, plain.now)
            held.now += length - length // 2
            held.do(Pause(-1, False))
            lost += length
        for walk in (plain, held):
            walk.do(Tick(-1))
        if plain.acting() and rng.random() < 0.8:
            seat = rng.choice(plain.acting())
            for walk in (plain, held):
                walk.act(seat)
            if rng.random() < 0.3:
                undo_both(plain, held, seat)
        elif plain.table.ready_until:
            for walk in (plain, held):
                for seat in walk.table.people():
                    walk.do(Ready(seat))
        assert times(held.table, held.now) == times(plain.table, plain.now)
        assert due(held.table, lost) == due(plain.table, 0)
        assert held.table.state == plain.table.state
    assert rebuild(read_event(write_event(event)) for event, _ in held.changes) == held.table


def undo_both(plain: Walk, held: Walk, seat: int) -> None:
    try:
        plain.do(Undo(seat))
    except Refused:
        with pytest.raises(Refused):
            held.do(Undo(seat))
    else:
        held.do(Undo(seat))


def due(table: Table, lost: int) -> tuple[int, ...]:
    return tuple(deadline - lost if deadline >= 0 else -1 for deadline in table.deadlines)


@pytest.mark.parametrize(
    "command",
    [Act(0, "stop"), Undo(0), Propose(0, "stop"), Answer(1, "stop", True), Ready(0), Nudge(1, 0)],
    ids=lambda command: type(command).__name__,
)
def test_nobody_plays_while_the_table_is_held_up(command: AnyCommand) -> None:
    walk = clocked("turn 60")
    walk.do(Pause(-1, True))
    before = walk.table
    with pytest.raises(Refused, match="TB-PAUSED"):
        walk.do(command)
    assert (walk.table, walk.acting()) == (before, ())


def test_people_talk_come_and_go_meanwhile() -> None:
    walk = clocked("turn 60")
    walk.do(Pause(-1, True))
    walk.do(Say(0, "hello"))
    walk.do(Presence(-1, 1, False))
    walk.do(Leave(1))
    assert walk.acting() == ()
    assert times(walk.table, 50_000) == [60_000, 60_000]


def test_said_twice_it_is_no_mistake() -> None:
    walk = clocked("turn 60")
    assert walk.do(Pause(-1, False)) == []
    assert len(walk.do(Pause(-1, True))) == 1
    assert walk.do(Pause(-1, True), now=5_000) == []
    assert walk.table.paused_at == 0
    walk.do(Pause(-1, False), now=9_000)
    assert times(walk.table, 9_000) == [60_000, 60_000]


def test_a_pause_ends_by_itself_when_the_teacher_has_gone_home() -> None:
    walk = clocked("turn 60")
    walk.do(Pause(-1, True), now=1_000)
    assert next_tick(walk.table) == 1_000 + PAUSE_MILLIS
    assert walk.do(Tick(-1), now=PAUSE_MILLIS) == []
    (change,) = walk.do(Tick(-1), now=1_000 + PAUSE_MILLIS)
    assert isinstance(change.event, Unpaused)
    assert walk.acting()


def test_downtime_in_a_pause_counts_once() -> None:
    walk = to_round_two(CONNNECT)
    walk.do(Pause(-1, True), now=1_000)
    walk.do(Outage(-1, 5_000), now=8_000)
    walk.do(Pause(-1, False), now=9_000)
    assert walk.table.ready_until == READY_MILLIS + 8_000


def test_a_break_goes_on_after_the_pause() -> None:
    walk = to_round_two(CONNNECT)
    walk.do(Ready(0))
    walk.do(Pause(-1, True), now=1_000)
    assert not any(isinstance(event, Resumed) for event, _ in walk.do(Leave(1), now=1_000))
    told = walk.do(Pause(-1, False), now=2_000)
    assert any(isinstance(event, Resumed) for event, _ in told), "nobody else is waited for"


def test_the_game_ends_and_stays_as_it_ended() -> None:
    walk = clocked("turn 60")
    walk.do(Pause(-1, True))
    walk.do(Halt(-1))
    assert (walk.table.phase, walk.table.stopped, walk.table.is_paused) == ("over", True, False)
    assert walk.do(Halt(-1)) == []


def test_people_move_and_what_they_leave_is_played_on() -> None:
    walk = Walk(DUEL, "move", (PERSON, BOT), clock=parse_clock("game 600+0"))
    walk.do(Reseat(-1, 1, "Mina", "m"), now=4_000)
    assert walk.table.seats[1] == Seat("human", "Mina", token_hash="m")
    walk.do(Reseat(-1, 0), now=5_000)
    assert walk.table.seats[0] == Seat("bot", level="greedy")
    assert walk.table.host == 1
    assert times(walk.table, 5_000) == [595_000, 600_000], "the clock of a seat is the seat's"


@pytest.mark.parametrize("subject", [0, 2, -1])
def test_nobody_is_put_on_a_seat_that_is_taken(subject: int) -> None:
    walk = Walk(DUEL, "move", (PERSON, PERSON))
    with pytest.raises(Refused, match="TB-TAKEN|TB-SEAT"):
        walk.do(Reseat(-1, subject, "Mina", "m"))


def test_a_bots_seat_is_not_emptied() -> None:
    with pytest.raises(Refused, match="TB-SEAT"):
        Walk(DUEL, "move", (PERSON, BOT)).do(Reseat(-1, 1))


@pytest.mark.parametrize("command", [Pause(0, True), Halt(0), Reseat(0, 1), Pause(-1, True, token_hash="p")], ids=str)
def test_no_seat_speaks_for_the_teacher(command: AnyCommand) -> None:
    walk = Walk(DUEL, "hostile", (PERSON, Seat("human", "Q", token_hash="q")))
    with pytest.raises(Refused, match="TB-SEAT|TB-NO-SEAT"):
        walk.do(command)


@pytest.mark.parametrize("command", [Delete(0), SwitchChat(0, True), Share(0, "deal")], ids=str)
def test_in_a_class_the_first_seat_is_no_host(command: AnyCommand) -> None:
    walk = in_class(Walk(DUEL, "host", (PERSON, BOT)))
    with pytest.raises(Refused, match="TB-CLASS"):
        walk.do(command)


def test_a_class_has_no_rematches_of_its_own() -> None:
    walk = in_class(Walk(DUEL, "again"))
    walk.do(Halt(-1))
    with pytest.raises(Refused, match="TB-CLASS"):
        walk.do(Propose(0, "rematch"))


def test_only_a_table_of_a_class_is_cleared_away_by_the_server() -> None:
    with pytest.raises(Refused, match="TB-SEAT"):
        Walk(DUEL, "clear").do(Delete(-1))
    walk = in_class(Walk(DUEL, "clear"))
    walk.do(Delete(-1))
    assert walk.table.deleted
