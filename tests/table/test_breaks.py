"""Between rounds the table waits for the people who are here; for objections it waits as long as was agreed."""

from typing import Any

import pytest

from connectable.registry import game
from connectable.table import Refused, Seat, next_tick, rebuild
from connectable.table.clock import parse_clock, remaining
from connectable.table.commands import Act, Leave, Outage, Presence, Ready, Tick, Undo
from connectable.table.events import Acted, Break, Readied, Resumed, read_event, write_event
from connectable.table.model import check_objection
from connectable.table.play import READY_MILLIS
from table.walk import Case, Walk

CONNNECT: Case = ("connnect", 2, {})
FULL: Case = ("connect5", 2, {"mode": "full"})
CARDS: Case = ("connections", 2, {"rounds": 2})
PERSON, BOT = Seat("human", "P"), Seat("bot", level="greedy")


def to_round_two(case: Case, *seats: Seat, **settings: Any) -> Walk:
    """A table just after the first round, played with what costs least."""
    walk = Walk(case, "breaks", seats or (PERSON, PERSON), **{"pauses": True, **settings})
    rules = game(case[0])
    for _ in range(2_000):
        if walk.table.ready_until or getattr(walk.table.state, "round", 1) > 1:
            return walk
        seat = walk.acting()[0]
        walk.do(Act(seat, rules.notation(rules.idle(walk.table.state, seat))))
    raise AssertionError("the first round never ended")


@pytest.mark.parametrize("case", [CONNNECT, FULL, CARDS], ids=str)
def test_the_next_round_begins_when_all_are_ready(case: Case) -> None:
    walk = to_round_two(case)
    assert walk.table.ready_until == READY_MILLIS == next_tick(walk.table)
    assert walk.acting() == ()
    rules = game(case[0])
    for seat in (0, 1):
        with pytest.raises(Refused, match="TB-READY"):
            walk.do(Act(seat, "stop" if case is FULL else "done"))
    assert [type(event) for event, _ in walk.do(Ready(0))] == [Readied]
    assert walk.do(Ready(0)) == []
    assert walk.table.ready == {0}
    told = walk.do(Ready(1))
    assert [type(event) for event, _ in told[:2]] == [Readied, Resumed]
    assert (walk.table.ready_until, walk.table.ready) == (0, frozenset())
    assert walk.acting() == rules.to_act(walk.table.state) != (-1,)
    assert walk.do(Ready(0)) == [], "late words are no mistake"
    assert rebuild(read_event(write_event(event)) for event, _ in walk.changes) == walk.table


def test_who_begins_may_simply_act() -> None:
    walk = to_round_two(FULL)
    rules = game("connect5")
    (first,) = rules.to_act(walk.table.state)
    action = rules.notation(rules.legal(walk.table.state, first)[0])
    with pytest.raises(Refused, match="TB-READY"):
        walk.do(Act(first, action))  # the other still looks
    assert walk.table.ready == frozenset()
    walk.do(Ready(1 - first))
    assert [type(event) for event, _ in walk.do(Act(first, action))] == [Readied, Resumed, Acted]


def test_alone_there_is_nothing_to_look_at() -> None:
    assert to_round_two(("connnect", 1, {}), PERSON).acting()


def test_at_most_half_a_minute() -> None:
    walk = to_round_two(CONNNECT)
    assert walk.do(Tick(-1), now=READY_MILLIS - 1) == []
    assert isinstance(walk.do(Tick(-1), now=READY_MILLIS)[0].event, Resumed)
    assert walk.acting()


def test_bots_are_ready_and_one_person_looks_too() -> None:
    walk = to_round_two(CONNNECT, PERSON, BOT)
    assert walk.table.ready_until
    walk.do(Ready(0))
    assert walk.acting()


def test_nobody_waits_for_who_is_not_here() -> None:
    for command in (Presence(-1, 1, False), Leave(1)):
        walk = to_round_two(CONNNECT)
        walk.do(Ready(0))
        walk.do(command)
        assert walk.acting(), command
    alone = to_round_two(CONNNECT, PERSON, BOT)
    alone.do(Presence(-1, 0, False))
    assert alone.acting(), "with nobody here bots play on"


def test_only_people_are_ready() -> None:
    walk = to_round_two(CONNNECT)
    with pytest.raises(Refused, match="TB-SEAT"):
        walk.do(Ready(7))


@pytest.mark.parametrize("settings", [{"pauses": False}, {"kind": "hotseat"}, {"kind": "correspondence"}], ids=str)
def test_no_break_where_nobody_looks_at_the_same_time(settings: dict[str, Any]) -> None:
    walk = to_round_two(CONNNECT, **settings)
    assert not any(isinstance(event, Break) for event, _ in walk.changes)
    assert walk.acting()


def test_bots_alone_need_no_break() -> None:
    assert to_round_two(CONNNECT, BOT, BOT).acting()


def test_clocks_stand_in_a_break() -> None:
    walk = to_round_two(FULL, clock=parse_clock("game 300+5"))
    before = [remaining(walk.table.clocks, seat, 0) for seat in (0, 1)]
    for seat in (0, 1):
        walk.do(Ready(seat), now=20_000)
    assert [remaining(walk.table.clocks, seat, 20_000) for seat in (0, 1)] == before


def test_downtime_does_not_end_a_break() -> None:
    walk = to_round_two(CONNNECT)
    walk.do(Outage(-1, 50_000), now=50_000)
    assert walk.table.ready_until == READY_MILLIS + 50_000


def test_an_undo_in_a_break_ends_it() -> None:
    walk = to_round_two(CONNNECT, PERSON, BOT)
    walk.do(Undo(0))
    assert walk.table.ready_until == 0
    assert 0 in walk.acting()


VOTE: Case = ("connections", 3, {"judge": "vote", "rounds": 1})
QUICK: Case = ("connections", 3, {"judge": "vote", "way": "quick", "rounds": 1})


def asked(case: Case, **settings: Any) -> list[int]:
    """The deadlines of those who may object to the first placement."""
    walk = Walk(case, "objection", **settings)
    rules = game("connections")
    for _ in range(500):
        found = [walk.table.deadlines[seat] for seat in walk.acting() if rules.answers(walk.table.state, seat)]
        if found:
            return found
        walk.act()
    raise AssertionError("nothing was laid")


@pytest.mark.parametrize(("case", "usual"), [(VOTE, 20), (QUICK, 5)], ids=str)
def test_the_table_says_how_long_people_may_object(case: Case, usual: int) -> None:
    assert set(asked(case)) == {usual * 1000}, "the rules' own patience, if nothing is said"
    assert set(asked(case, objection=45)) == {45_000}
    assert set(asked(case, objection=0)) == {-1}, "no limit"


def test_the_time_for_a_turn_is_the_rules_own() -> None:
    walk = Walk(("connections", 2, {"timer": True}), 1, objection=45)
    assert max(walk.table.deadlines) == 60_000


def test_who_does_not_object_in_time_has_no_objection() -> None:
    walk = Walk(VOTE, "objection", objection=7)
    rules = game("connections")
    while not any(rules.answers(walk.table.state, seat) for seat in walk.acting()):
        walk.act()
    waiting = [seat for seat in walk.acting() if rules.answers(walk.table.state, seat)]
    assert next_tick(walk.table) == 7_000
    new = walk.do(Tick(-1), now=7_000)
    played = [event.seat for event, _ in new if isinstance(event, Acted) and event.forced]
    assert sorted(played) == waiting


@pytest.mark.parametrize("seconds", [-1, 0, 5, 20, 120])
def test_an_objection_time(seconds: int) -> None:
    assert check_objection(seconds) == seconds


@pytest.mark.parametrize("seconds", [-2, 1, 4, 121, "20", True, None, 7.5])
def test_no_objection_time(seconds: object) -> None:
    with pytest.raises(ValueError, match="objection"):
        check_objection(seconds)
