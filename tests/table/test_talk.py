"""Quick words, nudges, and seats that are taken away before the start."""

import pytest

from connectable.table import Refused, Seat
from connectable.table.commands import Nudge, Propose, RemoveSeat, Signal, SwitchChat
from connectable.table.events import Nudged, SeatRemoved, Signalled, read_event, write_event
from connectable.table.evolve import rebuild
from connectable.table.talk import NUDGE_MILLIS
from table.walk import Case, Walk

THREE: Case = ("connect5", 3, {})
PLOY, JONAS, BOT = Seat("human", "Ploy"), Seat("human", "Jonas"), Seat("bot", level="greedy")


def test_a_quick_word_is_told_and_stops_with_the_chat() -> None:
    walk = Walk(THREE, 1)
    assert [event for event, _ in walk.do(Signal(1, "nice"))] == [Signalled(0, 1, "nice")]
    walk.do(SwitchChat(0, False))
    with pytest.raises(Refused, match="TB-CHAT"):
        walk.do(Signal(1, "nice"))


def test_who_is_to_act_is_nudged_once_in_a_while() -> None:
    walk = Walk(THREE, 1)
    assert [event for event, _ in walk.do(Nudge(1, 0))] == [Nudged(0, 1, 0)]
    with pytest.raises(Refused, match="TB-NUDGED"):
        walk.do(Nudge(2, 0), now=NUDGE_MILLIS - 1)
    walk.do(Nudge(2, 0), now=NUDGE_MILLIS)


@pytest.mark.parametrize("command", [Nudge(1, 2), Nudge(0, 0), Nudge(1, 7), Nudge(1, -1)])
def test_nobody_else_is(command: Nudge) -> None:
    with pytest.raises(Refused, match="TB-NUDGE "):
        Walk(THREE, 1).do(command)


def test_a_bot_is_not_nudged() -> None:
    with pytest.raises(Refused, match="TB-NUDGE "):
        Walk(("connect5", 2, {}), 1, (BOT, PLOY)).do(Nudge(1, 0))


def test_an_open_seat_is_taken_away_and_those_after_it_move_up() -> None:
    walk = Walk(("connect5", 4, {}), 1, (PLOY, Seat(), JONAS, Seat()))
    assert [event for event, _ in walk.do(RemoveSeat(0, 1))] == [SeatRemoved(0, 1)]
    assert [seat.name for seat in walk.table.seats] == ["Ploy", "Jonas", ""]
    assert not walk.is_playing
    walk.do(RemoveSeat(0, 2))
    assert walk.is_playing, "nobody else is waited for"
    assert rebuild(read_event(write_event(event)) for event, _ in walk.changes) == walk.table


def test_the_host_stays_the_host() -> None:
    walk = Walk(THREE, 1, (Seat(), PLOY, JONAS))
    assert walk.table.host == 1
    walk.do(RemoveSeat(1, 0))
    assert (walk.table.host, walk.table.phase) == (0, "playing")


@pytest.mark.parametrize(
    ("seats", "command", "rule"),
    [
        ((PLOY, JONAS, Seat()), RemoveSeat(1, 2), "TB-HOST"),
        ((PLOY, JONAS, Seat()), RemoveSeat(0, 1), "TB-TAKEN"),
        ((PLOY, JONAS, Seat()), RemoveSeat(0, 9), "TB-SEAT"),
        ((PLOY, Seat()), RemoveSeat(0, 1), "TB-FEWEST"),
        ((PLOY, JONAS), RemoveSeat(0, 1), "TB-NOT-GATHERING"),
    ],
)
def test_no_other_seat_is(seats: tuple[Seat, ...], command: RemoveSeat, rule: str) -> None:
    with pytest.raises(Refused, match=rule):
        Walk(("connect5", len(seats), {}), 1, seats).do(command)


def test_at_one_device_people_agree_aloud() -> None:
    walk = Walk(THREE, 1, kind="hotseat")
    walk.act(0)
    walk.do(Propose(0, "takeback"))
    assert walk.table.live == ()
    walk.do(Propose(0, "stop"))
    walk.do(Propose(0, "rematch"))
    assert walk.table.rematch
