"""Undo: whatever is offered succeeds, and whether it is offered tells a seat nothing that it may not know."""

import random
from collections.abc import Callable

import pytest

from connectable.contract import CHANCE
from connectable.record import replay
from connectable.registry import game
from connectable.table import Refused, Seat, Table, decide, rebuild
from connectable.table.clock import Clock
from connectable.table.commands import Act, Answer, Propose, Tick, Undo
from connectable.table.events import Acted, Undone
from connectable.table.evolve import acting_seats
from connectable.table.undo import free_undo, may_undo
from table.walk import CASES, IDS, Case, Walk

STEPS = 40


def people(count: int) -> tuple[Seat, ...]:
    return tuple(Seat("human", f"P{number}") for number in range(count))


def against_bots(count: int) -> tuple[Seat, ...]:
    return (Seat("human", "Ploy"), *(Seat("bot", level="greedy") for _ in range(count - 1)))


@pytest.mark.matrix
@pytest.mark.parametrize("company", [people, against_bots])
@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_what_is_offered_succeeds(case: Case, company: Callable[[int], tuple[Seat, ...]]) -> None:
    walk = Walk(case, "offered", company(case[1]))
    for _ in range(STEPS):
        if not walk.acting():
            break
        walk.act()
        for seat in range(case[1]):
            if walk.is_playing and walk.table.seats[seat].who == "human" and may_undo(walk.table, seat):
                after = decide(walk.table, Undo(seat), walk.now)[-1].table
                assert seat in acting_seats(after), "the seat has its choice back"
                if walk.rng.random() < 0.2:
                    walk.do(Undo(seat))
    assert replay(walk.table.record()) == walk.table.state
    assert rebuild(change.event for change in walk.changes) == walk.table


@pytest.mark.parametrize("case", [case for case in CASES if case[1] > 1], ids=str)
def test_the_offer_tells_nothing_of_sealed_steps(case: Case) -> None:
    """Twin tables that differ in what the others did unseen: the same offer, the same view after it, the same time."""
    walk, chance, twins = Walk(case, "twins", clock=Clock(game=300_000, increment=5_000)), random.Random(7), 0
    rules = game(case[0])
    for _ in range(STEPS):
        if not walk.acting():
            break
        walk.now += 1_000
        seat = walk.act()
        twin = unseen(walk.table, seat, chance) if walk.is_playing else walk.table
        if twin is walk.table:
            continue
        twins += 1
        assert may_undo(twin, seat) == may_undo(walk.table, seat)
        if may_undo(twin, seat):
            one, other = (decide(table, Undo(seat), walk.now)[-1].table for table in (walk.table, twin))
            assert rules.view(one.state, seat) == rules.view(other.state, seat)
            assert (one.clocks, one.deadlines, one.offers) == (other.clocks, other.deadlines, other.offers)
            assert may_undo(one, seat) == may_undo(other, seat)
    if case[0] == "connnect" or (case[2].get("way"), case[2].get("judge")) == ("endless", "trust"):
        assert twins, "nothing was ever done unseen"


def unseen(table: Table, viewer: int, chance: random.Random) -> Table:
    """The table after some sealed acts of others, or the same where there are none to take."""
    rules = game(table.game)
    for _ in range(chance.randrange(1, 5)):
        others = [seat for seat in acting_seats(table) if seat not in (viewer, CHANCE)]
        if not others:
            break
        seat = chance.choice(others)
        action = chance.choice(list(rules.legal(table.state, seat)))
        change = decide(table, Act(seat, rules.notation(action)), 10**9)[0]
        if isinstance(change.event, Acted) and change.event.sealed:
            table = change.table
    return table


def test_a_secret_step_of_the_next_seat_goes_with_what_it_hangs_on() -> None:
    """Connections: *keep* could not be taken back once the next player had picked up a card."""
    walk = Walk(("connections", 2, {"rounds": 1}), "keep")
    rules, picks, following = game("connections"), list[str](), 0
    while not picks:
        walk.act()
        if walk.table.live[-1].notation == "keep":
            (following,) = walk.acting()
            legal = rules.legal(walk.table.state, following)
            picks = [text for action in legal if is_pick(text := rules.notation(action))]
    kept = walk.table.live[-1]
    walk.do(Act(following, picks[0]))
    assert walk.table.live[-1].sealed
    (change,) = walk.do(Undo(kept.seat))
    assert isinstance(change.event, Undone)
    assert change.event.positions == (kept.position, kept.position + 1)
    assert change.event.sealed is False
    assert walk.acting() == (kept.seat,)


def is_pick(text: str) -> bool:
    return text.startswith("card ")


def dice_alone(**more: object) -> Walk:
    """One person and a bot at CoNNNect, both done with the first step of the set-up."""
    walk = Walk(("connnect", 2, {}), "alone", against_bots(2), **more)  # type: ignore[arg-type]
    rules = game("connnect")
    for seat in (0, 1):
        label = walk.table.state.round
        while seat in walk.acting() and walk.table.state.round == label:
            walk.do(Act(seat, rules.notation(rules.idle(walk.table.state, seat))))
    return walk


def test_with_nobody_to_ask_undo_goes_past_the_dice_and_is_counted() -> None:
    walk = dice_alone()
    assert free_undo(walk.table.live, 0) == ()
    assert walk.table.live[-1].seat == CHANCE
    (change,) = walk.do(Undo(0))
    assert isinstance(change.event, Undone)
    assert change.event.seen
    assert walk.table.takebacks == (1, 0)
    walk.do(Undo(0))
    assert walk.table.takebacks == (1, 0), "what nobody has answered is free"
    with pytest.raises(Refused, match="TB-SEAT|TB-UNDO"):
        walk.do(Undo(1))


def test_not_past_the_dice_on_a_deal_that_others_play() -> None:
    walk = dice_alone(deal="2026-11-16")
    assert not may_undo(walk.table, 0)
    with pytest.raises(Refused, match="TB-DEAL"):
        walk.do(Undo(0))


@pytest.mark.parametrize("lives", [0, 3])
def test_not_where_an_option_forbids_it(lives: int) -> None:
    """CX-J6: whoever counts lives does not look at a card and take it back."""
    walk = Walk(("connections", 1, {"way": "solitaire", "find": "own", "lives": lives}), "alone")
    walk.do(Act(0, "aside"))
    assert may_undo(walk.table, 0) == (lives == 0)
    for command in (Undo(0), Propose(0, "takeback")) if lives else ():
        with pytest.raises(Refused, match="TB-NO-TAKEBACK"):
            walk.do(command)


def test_real_dice_lie_as_they_fell() -> None:
    walk = Walk(("connect5", 2, {}), "real", against_bots(2), dice="table")
    walk.act(0)
    walk.act(1)
    assert not may_undo(walk.table, 0)


def test_among_people_nobody_goes_past_the_dice_alone() -> None:
    walk = Walk(("connect5", 2, {}), "people")
    walk.act(0)
    walk.act(1)
    assert not may_undo(walk.table, 0)
    walk.changes += decide(walk.table, Propose(0, "takeback"), 0)
    (offer,) = walk.table.offers
    assert offer.notation == walk.table.live[0].notation, "the offer names the move"
    walk.do(Answer(1, "takeback", True))
    assert (walk.table.live, walk.table.takebacks, walk.table.offers) == ((), (), ())


def test_an_offer_means_the_move_it_names() -> None:
    walk = Walk(("connnect", 2, {}), "named")
    rules = game("connnect")
    while 0 in walk.acting() and walk.table.live[-1].notation != "done":
        walk.do(Act(0, rules.notation(rules.idle(walk.table.state, 0))))
    walk.do(Propose(0, "takeback"))
    (offer,) = walk.table.offers
    assert offer.notation == "done"
    walk.act(1)
    assert walk.table.offers == (offer,), "a sealed act must not show by it"
    walk.do(Undo(1))
    assert walk.table.offers == (offer,), "nor one taken back unseen"
    walk.act(1)
    walk.do(Answer(1, "takeback", True))
    assert max(entry.position for entry in walk.table.live) < offer.position


def test_what_the_table_played_for_a_late_seat_stays() -> None:
    walk = Walk(("connect5", 2, {}), "late", clock=Clock(60_000))
    walk.do(Tick(-1), now=60_000)
    (entry,) = walk.table.live
    assert entry.forced
    with pytest.raises(Refused, match="TB-UNDO"):
        walk.do(Undo(0), now=60_001)
    walk.do(Propose(0, "takeback"), now=60_002)
    walk.do(Answer(1, "takeback", True), now=60_003)
    assert walk.table.live == (), "unless everybody agrees"


def test_nor_does_it_go_alone() -> None:
    walk = Walk(("connect5", 2, {}), "late alone", against_bots(2), clock=Clock(60_000))
    walk.do(Tick(-1), now=60_000)
    assert not may_undo(walk.table, 0)
    for command in (Undo(0), Propose(0, "takeback")):
        with pytest.raises(Refused, match="TB-UNDO"):
            walk.do(command, now=60_001)


def test_a_sealed_undo_moves_nobodys_time() -> None:
    """Somebody who is asked to answer does not get out of it by taking back a step of their own."""
    rules, seen = game("connections"), 0
    for seed in range(5):
        walk = Walk(("connections", 3, {"way": "quick", "judge": "vote"}), f"asked {seed}", clock=Clock(60_000))
        for _ in range(60):
            walk.now += 500
            walk.act()
            for seat in walk.acting():
                entry = next((entry for entry in reversed(walk.table.live) if entry.seat == seat), None)
                if entry and entry.sealed and rules.answers(walk.table.state, seat) and may_undo(walk.table, seat):
                    after = decide(walk.table, Undo(seat), walk.now + 1)[-1].table
                    assert (after.deadlines, after.clocks) == (walk.table.deadlines, walk.table.clocks)
                    assert after.deadlines[seat] > 0
                    seen += 1
    assert seen
