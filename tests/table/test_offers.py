"""Offers and presence: every offer ends and says how, nobody here loses a seat, nobody who vanished stops play."""

from itertools import pairwise
from typing import Any

import pytest

from connectable.contract import CHANCE
from connectable.registry import game
from connectable.table import Change, Refused, Seat, Table, next_tick, rebuild
from connectable.table.clock import Clock, parse_clock
from connectable.table.commands import (
    Act,
    Answer,
    AnyCommand,
    Leave,
    Presence,
    Propose,
    Return,
    Roll,
    Tick,
    Undo,
    Withdraw,
)
from connectable.table.events import Acted, Gone, OfferEnded, Proposed, Seated, read_event, write_event
from connectable.table.model import OfferKind
from connectable.table.offers import ABSENT_MILLIS, OPEN_MILLIS, SLOW_MILLIS
from table.walk import CASES as EVERY_CASE
from table.walk import Case, Walk

KINDS: tuple[OfferKind, ...] = ("takeback", "stop", "replace", "rematch")
CONNECT5: Case = ("connect5", 2, {})
THREE: Case = ("connect5", 3, {})


def outcomes(changes: list[Change]) -> list[str]:
    return [event.outcome for event, _ in changes if isinstance(event, OfferEnded)]


def refused(walk: Walk, command: AnyCommand, rule: str) -> None:
    with pytest.raises(Refused, match=rule):
        walk.do(command)


def test_nobody_here_is_replaced_by_the_other() -> None:
    walk = Walk(CONNECT5, 1)
    walk.do(Propose(1, "replace", 0))
    assert not walk.table.seats[0].away
    assert [offer.kind for offer in walk.table.offers] == ["replace"]
    assert outcomes(walk.do(Answer(0, "replace", False))) == ["declined"]
    assert walk.table.offers == ()


def test_who_is_here_may_agree_to_it() -> None:
    walk = Walk(CONNECT5, 1)
    walk.do(Propose(1, "replace", 0))
    assert outcomes(walk.do(Answer(0, "replace", True))) == ["accepted"]
    assert walk.table.seats[0].away
    assert walk.table.offers == (), "an accepted offer blocks no other"
    walk.do(Return(0))
    walk.do(Propose(1, "replace", 0))


def test_somebody_absent_is_replaced_after_a_minute_that_everybody_sees() -> None:
    walk = Walk(CONNECT5, 1)
    walk.do(Presence(-1, 0, False), now=5_000)
    walk.do(Propose(1, "replace", 0), now=6_000)
    assert walk.table.absent == (5_000, -1)
    assert next_tick(walk.table) == 5_000 + ABSENT_MILLIS
    assert walk.do(Tick(-1), now=64_999) == []
    told = walk.do(Tick(-1), now=65_000)
    assert [type(event) for event, _ in told] == [Gone, OfferEnded, Seated]
    assert walk.table.seats[0].away


def test_who_comes_back_ends_the_question() -> None:
    walk = Walk(CONNECT5, 1)
    walk.do(Presence(-1, 0, False), now=0)
    walk.do(Propose(1, "replace", 0), now=50_000)
    assert outcomes(walk.do(Presence(-1, 0, True), now=59_000)) == ["lapsed"]
    assert walk.do(Presence(-1, 0, True), now=59_001) == [], "told once"
    walk.do(Presence(-1, 0, False), now=59_500)
    walk.do(Propose(1, "replace", 0), now=59_600)
    walk.do(Tick(-1), now=60_000)
    assert not walk.table.seats[0].away, "the minute begins anew"


def test_a_move_of_ones_own_ends_it_too() -> None:
    walk = Walk(CONNECT5, 1)
    walk.do(Propose(1, "replace", 0))
    walk.act(0)
    assert walk.table.offers == ()
    assert outcomes(walk.changes) == ["lapsed"]


def test_to_replace_somebody_takes_a_majority_of_those_who_are_there() -> None:
    walk = Walk(("connect5", 5, {}), 1)
    walk.do(Presence(-1, 0, False), now=0)
    walk.do(Tick(-1), now=ABSENT_MILLIS)
    walk.now = ABSENT_MILLIS
    walk.do(Propose(1, "replace", 0))
    assert outcomes(walk.do(Answer(2, "replace", False))) == [], "two of four may still come together"
    walk.do(Answer(3, "replace", True))
    assert outcomes(walk.do(Answer(4, "replace", True))) == ["accepted"]
    walk.do(Return(0))
    walk.do(Presence(-1, 0, False))
    walk.do(Tick(-1), now=2 * ABSENT_MILLIS)
    walk.now = 2 * ABSENT_MILLIS
    walk.do(Propose(1, "replace", 0))
    walk.do(Answer(2, "replace", False))
    assert outcomes(walk.do(Answer(3, "replace", False))) == ["declined"], "no majority is left"


@pytest.mark.parametrize("kind", KINDS)
def test_who_asks_may_withdraw(kind: OfferKind) -> None:
    for way in (Withdraw(1, kind), Answer(1, kind, False)):
        walk = Walk(THREE, 1)
        for seat in (0, 1, 2):
            walk.act(seat)
        if kind == "rematch":
            walk.do(Propose(0, "stop"))
            for seat in (1, 2):
                walk.do(Answer(seat, "stop", True))
        walk.do(Propose(1, kind, 0))
        refused(walk, Withdraw(2, kind), "TB-SEAT")
        refused(walk, Answer(1, kind, True), "TB-SEAT")
        assert outcomes(walk.do(way)) == ["withdrawn"]
        refused(walk, Withdraw(1, kind), "TB-NO-OFFER")


def test_offers_of_who_leaves_lapse_and_those_left_decide() -> None:
    walk = Walk(THREE, 1)
    walk.do(Propose(1, "stop"))
    assert outcomes(walk.do(Leave(1))) == ["lapsed"]
    walk.do(Propose(0, "stop"))
    assert outcomes(walk.do(Leave(2))) == ["accepted"]
    assert walk.table.stopped


def test_an_offer_lapses_by_itself() -> None:
    walk = Walk(THREE, 1)
    walk.do(Propose(1, "stop"), now=1_000)
    assert next_tick(walk.table) == 1_000 + OPEN_MILLIS
    assert outcomes(walk.do(Tick(-1), now=1_000 + OPEN_MILLIS)) == ["lapsed"]
    assert next_tick(walk.table) is None


def test_by_post_presence_means_nothing() -> None:
    walk = Walk(CONNECT5, 1, kind="correspondence", clock=parse_clock("days 1"))
    walk.do(Presence(-1, 0, False), now=0)
    walk.do(Tick(-1), now=10 * ABSENT_MILLIS)
    walk.do(Propose(1, "replace", 0), now=10 * ABSENT_MILLIS)
    assert not walk.table.gone
    assert not walk.table.seats[0].away


COMPANY = [case for case in EVERY_CASE if case[1] == 3] + [
    ("connect5", 3, {"board": "advanced"}),
    ("connections", 3, {"rounds": 1, "find": "own", "judge": "jury"}),
    ("connections", 8, {"rounds": 1}),
]
"""Of the walks: whatever several people can play, and as many as can."""
WAITS: list[dict[str, Any]] = [
    {},
    {"pauses": True, "objection": 0},
    {"clock": Clock(60_000)},
    {"kind": "correspondence"},
    {"dice": "table"},
    {"dice": "table", "draw_cards": True},
]


@pytest.mark.matrix
@pytest.mark.parametrize("case", COMPANY, ids=str)
@pytest.mark.parametrize("settings", WAITS, ids=str)
@pytest.mark.parametrize("vanished", [0, 2])
def test_of_several_people_one_vanishes_and_the_others_finish(
    case: Case, settings: dict[str, Any], vanished: int
) -> None:
    """Whoever it is, the host too: whenever play waits for the one who is gone, the others find a way on."""
    walk = Walk(case, f"vanish {vanished}", **settings)
    walk.do(Presence(-1, vanished, False))
    for _ in range(3_000):
        if not walk.is_playing:
            break
        walk.now += 1_000
        go_on_without(walk, vanished)
    assert walk.table.phase == "over"
    assert walk.table.offers == ()


def go_on_without(walk: Walk, vanished: int) -> None:
    rules, table = game(walk.table.game), walk.table
    acting, others = walk.acting(), [seat for seat in table.people() if seat != vanished]
    moves = [seat for seat in acting if seat >= 0 and (seat != vanished or table.seats[seat].away)]
    if table.ready_until:
        walk.do(Tick(-1), now=table.ready_until)
    elif acting == (CHANCE,):
        outcome = walk.rng.choice(rules.legal(table.state, CHANCE))
        walk.now += ABSENT_MILLIS if vanished == table.leader() else 0
        walk.do(Tick(-1))
        walk.do(Roll(others[0], rules.notation(outcome)))
    elif moves:
        seat = walk.rng.choice(moves)
        walk.do(Act(seat, rules.notation(rules.idle(table.state, seat))))
    else:
        ask_for_a_bot(walk, vanished, others)


def ask_for_a_bot(walk: Walk, vanished: int, others: list[int]) -> None:
    walk.do(Propose(others[0], "replace", vanished))
    for other in others[1:]:
        if walk.table.offers:  # a majority is enough
            walk.do(Answer(other, "replace", True))
    while vanished in walk.acting() and not walk.table.seats[vanished].away:
        due = next_tick(walk.table)
        assert due is not None, "everybody waits for ever"
        walk.now = max(walk.now, due)
        walk.do(Tick(-1))


CASES: list[Case] = [
    CONNECT5, THREE, ("connnect", 2, {}), ("connnect", 4, {}),
    ("connections", 3, {"rounds": 1, "judge": "vote"}), ("connections", 2, {"way": "quick", "rounds": 2}),
    ("connections", 8, {"rounds": 1, "judge": "jury", "find": "own"}),
]  # fmt: skip


@pytest.mark.matrix
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"clock": Clock(60_000)},
        {"kind": "correspondence"},
        {"kind": "hotseat"},
        {"pauses": True},
        {"dice": "table", "draw_cards": True},
    ],
    ids=str,
)
def test_whatever_people_ask_every_offer_ends_and_nobody_here_is_replaced(case: Case, settings: dict[str, Any]) -> None:
    walk = Walk(case, f"offers {settings}", **settings)
    for _ in range(220):
        walk.now += walk.rng.choice((0, 0, 500, 20_000, 61_000))
        before, command = walk.table, wish(walk)
        try:
            new = walk.do(command)
        except Refused:
            assert walk.table is before
            continue
        for one, two in pairwise([Change(walk.changes[0].event, before), *new]):
            check(one.table, two, command)
    walk.now += 10**9
    for _ in range(300):
        due = next_tick(walk.table)
        if due is None or not walk.table.offers:
            break
        walk.do(Tick(-1))
    assert walk.table.offers == (), "no offer is open for ever"
    count = sum(isinstance(event, Proposed) for event, _ in walk.changes)
    assert count == len(outcomes(walk.changes)) > 0
    assert rebuild(read_event(write_event(event)) for event, _ in walk.changes) == walk.table


def wish(walk: Walk) -> AnyCommand:
    """Something that somebody may ask for, sensible or not."""
    rng, count = walk.rng, len(walk.table.seats)
    seat, subject, kind = rng.randrange(count), rng.randrange(count), rng.choice(KINDS)
    acting = [who for who in walk.acting() if who >= 0]
    if acting and rng.random() < 0.25:
        rules, who = game(walk.table.game), rng.choice(acting)
        return Act(who, rules.notation(rules.idle(walk.table.state, who)))
    if walk.acting() == (CHANCE,) and rng.random() < 0.5:
        rules = game(walk.table.game)
        return Roll(walk.table.leader(), rules.notation(rng.choice(rules.legal(walk.table.state, CHANCE))))
    if walk.table.phase == "playing" and kind == "stop" and rng.random() < 0.9:
        kind = "replace"  # most games are to go on
    return rng.choice((
        Propose(seat, kind, subject), Propose(seat, kind, subject), Answer(seat, kind, rng.random() < 0.7),
        Withdraw(seat, kind), Presence(-1, seat, rng.random() < 0.5), Presence(-1, seat, False), Tick(-1), Undo(seat),
        Return(seat), Leave(seat) if rng.random() < 0.2 else Tick(-1),
    ))  # fmt: skip


def check(before: Table, change: Change, command: AnyCommand) -> None:
    """No seat is given to the bot but by its person's own wish or after a minute away."""
    event = change.event
    if isinstance(event, Seated) and event.to.away and not before.seats[event.seat].away:
        own = isinstance(command, Leave | Answer) and command.seat == event.seat
        absent = event.seat in before.gone and event.at - before.absent[event.seat] >= ABSENT_MILLIS
        assert own or absent, command
    if isinstance(event, Acted) and event.forced:
        assert before.settings.clock.runs or before.deadlines, "nobody loses a turn to a vote"


def test_a_new_person_on_a_seat_is_here() -> None:
    seats = (Seat("human", "Ploy"), Seat("human", "Jonas"), Seat())
    walk = Walk(THREE, 1, seats)
    walk.do(Presence(-1, 1, False))
    walk.do(Leave(1))
    assert walk.table.absent == (-1, -1, -1)


def test_by_post_without_a_clock_silence_for_days_is_consent() -> None:
    walk = Walk(THREE, 1, kind="correspondence")
    walk.do(Propose(1, "replace", 0))
    walk.do(Answer(2, "replace", True))
    walk.do(Tick(-1), now=SLOW_MILLIS - 1)
    assert not walk.table.seats[0].away
    assert outcomes(walk.do(Tick(-1), now=SLOW_MILLIS)) == ["accepted"]
    assert walk.table.seats[0].away


@pytest.mark.parametrize("settings", [{"clock": parse_clock("days 7")}, {}], ids=str)
def test_but_not_before_the_clock_nor_without_a_majority(settings: dict[str, Any]) -> None:
    walk = Walk(THREE, 1, kind="correspondence", **settings)
    walk.do(Propose(1, "replace", 0))
    if settings:
        walk.do(Answer(2, "replace", True))
    assert outcomes(walk.do(Tick(-1), now=SLOW_MILLIS)) == ["lapsed"]
    assert not walk.table.seats[0].away
