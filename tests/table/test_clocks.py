"""Clocks and undo: nobody gains time by taking back, nobody loses any because another does, or the server was down."""

import pytest

from connectable.contract import CHANCE
from connectable.registry import game
from connectable.table import Refused, Seat, Settings, Table, next_tick, rebuild
from connectable.table.clock import Clock, parse_clock, remaining
from connectable.table.commands import Act, Answer, Outage, Propose, Tick, Undo
from connectable.table.events import Acted, Created, TimedOut, Undone
from connectable.table.model import Live
from table.walk import CASES, Case, Walk

CONNECT5: Case = ("connect5", 2, {})
TIMED: Case = ("connections", 2, {"timer": True, "rounds": 1})


def left(table: Table, seat: int, now: int) -> int:
    return remaining(table.clocks, seat, now)


def test_place_and_undo_does_not_wind_up_a_clock_for_each_turn() -> None:
    walk = Walk(CONNECT5, 1, clock=parse_clock("turn 60"))
    walk.now = 25_000
    walk.act(0)
    assert left(walk.table, 0, 25_000) == 60_000
    walk.do(Undo(0), now=30_000)
    assert left(walk.table, 0, 30_000) == 30_000, "as if the seat had thought on"
    assert left(walk.table, 1, 30_000) == 60_000, "the other has lost nothing by it"


def test_undo_gives_no_increment() -> None:
    walk = Walk(CONNECT5, 1, clock=parse_clock("game 300+10"))
    for moment in range(10, 200, 20):
        walk.now = moment
        walk.act(0)
        assert left(walk.table, 0, moment) == 310_000 - moment
        walk.do(Undo(0), now=moment + 10)
        assert left(walk.table, 0, moment + 10) == 300_000 - moment - 10


def test_a_turn_played_again_is_paid_for_once() -> None:
    walk = Walk(CONNECT5, 1, (Seat("human"), Seat("bot")), clock=parse_clock("game 300+10"))
    for _ in range(5):
        walk.act(0)
        walk.act(1)
        walk.do(Undo(0))
        assert walk.table.clocks.owed == (1, 1)
        assert (left(walk.table, 0, 0), left(walk.table, 1, 0)) == (310_000, 310_000)
    walk.act(0)
    walk.act(1)
    assert (walk.table.clocks.owed, left(walk.table, 0, 0)) == ((0, 0), 310_000)
    walk.act(0)
    assert left(walk.table, 0, 0) == 320_000


def test_drawing_a_card_brings_no_increment() -> None:
    walk = Walk(("connections", 2, {"rounds": 1}), 1, clock=parse_clock("game 300+10"))
    rules, turns = game("connections"), 0
    while turns < 6:
        seat, state = walk.acting()[0], walk.table.state
        before = left(walk.table, seat, 0)
        drew = any(rules.notation(action) == "draw" for action in rules.legal(state, seat))
        walk.do(Act(seat, "draw")) if drew else walk.act(seat)
        over = walk.acting() != (seat,)
        turns += over
        assert left(walk.table, seat, 0) == before + (10_000 if over else 0)


def test_the_rules_own_window_is_not_wound_up_either() -> None:
    walk = Walk(TIMED, 1)
    (seat,) = walk.acting()
    assert walk.table.deadlines[seat] == 60_000
    walk.now = 40_000
    while walk.acting() == (seat,):
        rules = game("connections")
        names = [rules.notation(action) for action in rules.legal(walk.table.state, seat)]
        walk.do(Act(seat, next(name for name in ("keep", "draw", *names) if name in names)))
    walk.do(Undo(seat), now=50_000)
    assert walk.table.deadlines[seat] == 60_000


def test_downtime_is_nobodys_time() -> None:
    walk = Walk(CONNECT5, 1, clock=parse_clock("game 300+10"))
    walk.now = 1_000
    walk.act(0)
    before = left(walk.table, 1, 3_000)
    walk.do(Outage(-1, 44_000), now=47_000)
    assert left(walk.table, 1, 47_000) == before
    assert next_tick(walk.table) == 301_000 + 44_000
    walk.do(Undo(0), now=48_000)
    assert left(walk.table, 0, 48_000) == 300_000 - 4_000, "48 s less 44 s"
    timed = Walk(TIMED, 1)
    timed.do(Outage(-1, 44_000), now=47_000)
    assert max(timed.table.deadlines) == 104_000


def test_a_bot_without_time_is_not_told_so_again_and_again() -> None:
    walk = Walk(CONNECT5, 1, clock=parse_clock("game 60+0"))
    walk.do(Tick(-1), now=60_000)
    assert walk.table.seats[0].away
    assert walk.do(Tick(-1), now=60_100) == []
    assert next_tick(walk.table) is None


@pytest.mark.parametrize("clock", ["turn 60", "game 300+10"])
def test_a_game_that_is_stopped_pays_for_no_turn(clock: str) -> None:
    walk = Walk(CONNECT5, 1, clock=parse_clock(clock))
    before = walk.table.clocks.left
    walk.do(Propose(0, "stop"), now=5_000)
    walk.do(Answer(1, "stop", True), now=5_000)
    assert walk.table.clocks.left == (before[0] - 5_000, before[1])


@pytest.mark.matrix
@pytest.mark.parametrize("clock", ["turn 60", "game 300+10"])
@pytest.mark.parametrize(
    "case",
    [CONNECT5, ("connnect", 3, {}), ("connections", 3, {"rounds": 2}), ("connections", 2, {"way": "quick"}), TIMED],
    ids=str,
)
@pytest.mark.parametrize("company", ["people", "bots"])
def test_time_never_grows_but_by_a_finished_turn(case: Case, clock: str, company: str) -> None:
    """Over random acts, undos, take-backs, lapses of time and ticks."""
    others = Seat("human", "P") if company == "people" else Seat("bot", level="greedy")
    walk = Walk(case, f"time {clock}", (Seat("human", "Ploy"), *[others] * (case[1] - 1)), clock=parse_clock(clock))
    undone = 0
    for _ in range(120):
        if not walk.acting():
            break
        walk.now += walk.rng.choice((0, 7, 900, 11_000, 31_000))
        before = len(walk.changes)
        table = walk.table
        try:
            wish(walk)
        except Refused:
            continue
        for event, after in walk.changes[before:]:
            check_growth(table, event, after, walk.now)
            undone += isinstance(event, Undone)
            table = after
    assert undone
    check_increments(walk.table, walk.now)


def wish(walk: Walk) -> None:
    """Something that a seat or the server may ask for."""
    what, seat = walk.rng.random(), walk.rng.randrange(len(walk.table.seats))
    if what < 0.25:
        walk.do(Undo(seat))
    elif what < 0.35:
        walk.do(Tick(-1))
    elif what < 0.4 and seat in walk.table.people():
        walk.do(Propose(seat, "takeback"))
        for other in walk.table.people():
            if walk.table.offers and other != seat:
                walk.do(Answer(other, "takeback", True))
    else:
        walk.act()


def check_growth(before: Table, event: object, after: Table, now: int) -> None:
    clock = before.settings.clock
    for seat in range(len(before.seats)):
        grown = left(after, seat, now) - left(before, seat, now)
        if isinstance(event, Acted):
            finished = event.seat == seat and event.ends
            if clock.game:
                assert grown <= (clock.increment if finished and event.paid else 0), event
            elif grown > 0:  # wound up: its turn is over
                assert left(after, seat, now) == clock.turn
                assert finished or seat not in game(after.game).to_act(after.state) or is_new_round(after)
        elif isinstance(event, Undone):
            first = next(entry for entry in before.live if entry.position in event.positions)
            assert grown <= 0 or (event.seat != seat and left(after, seat, now) <= had(first, seat)), event
        else:
            assert grown <= 0, event


def is_new_round(table: Table) -> bool:
    return bool(game(table.game).begins(table.state))


def had(entry: Live, seat: int) -> int:
    """What a seat had when that action was taken: another's undo takes nothing of it."""
    return remaining(entry.clocks, seat, entry.at)


def check_increments(table: Table, now: int) -> None:
    """No turn that stands was paid for twice."""
    clock = table.settings.clock
    for seat in range(len(table.seats)):
        if clock.game:
            paid = sum(entry.paid and entry.seat == seat for entry in table.live)
            owed = table.clocks.owed[seat] if table.clocks.owed else 0
            assert left(table, seat, now) <= clock.game + clock.increment * (paid + owed)


def test_events_of_older_versions_are_read_as_before() -> None:
    """They say nothing of turns: whoever stopped got the increment, and an undo ran the clocks on."""
    seats = (Seat("human", "Ploy"), Seat("human", "Jonas"))
    made = Created(0, "moss", "connect5", {}, Settings(Clock(game=300_000, increment=10_000)), seats, "", bytes(32))
    walk = Walk(CONNECT5, 1)
    walk.act(0)
    started, acted = walk.changes[1].event, walk.changes[2].event
    assert isinstance(acted, Acted)
    old = Acted(1_000, 0, acted.notation, ends=True)
    table = rebuild([made, started, old, Undone(2_000, 0, (0,))])
    assert (left(table, 0, 2_000), left(table, 1, 2_000)) == (309_000, 309_000)
    assert CHANCE not in [entry.seat for entry in table.live]


@pytest.mark.parametrize("case", [case for case in CASES if case[1] == 1], ids=str)
def test_somebody_alone_has_her_time_for_every_turn(case: Case) -> None:
    """The same seat is to act again after every turn: late, it loses that turn and no more."""
    walk = Walk(case, "alone", clock=parse_clock("turn 60"))
    for turn in range(1, 6):
        walk.now = walk.now + 60_000
        late = [event for event, _ in walk.do(Tick(-1)) if isinstance(event, TimedOut)]
        assert len(late) == 1, f"turn {turn}"
        assert walk.is_playing
        assert remaining(walk.table.clocks, 0, walk.now) == 60_000
