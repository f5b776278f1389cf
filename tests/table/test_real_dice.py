"""Real dice: what is typed in can be corrected until the next act that everybody sees; cards may be drawn here."""

import pytest

from connectable.contract import CHANCE
from connectable.registry import game
from connectable.table import Refused, Settings, decide
from connectable.table.clock import Clock
from connectable.table.commands import Act, Correct, Roll
from connectable.table.events import Acted, Undone
from connectable.table.evolve import acting_seats
from connectable.table.real_dice import correctable, is_typed_next
from table.walk import Case, Walk

CASE: Case = ("connnect", 2, {})


def rolled_once(**more: object) -> Walk:
    """CoNNNect with real dice: the set-up is over and the first roll of a round has been typed in."""
    walk = Walk(CASE, "real", dice="table", **more)  # type: ignore[arg-type]
    rules = game("connnect")
    while walk.table.state.round < 1 or not walk.table.live or not walk.table.live[-1].notation.startswith("roll"):
        if is_typed_next(walk.table):
            walk.do(Roll(0, rules.notation(rules.legal(walk.table.state, CHANCE)[0])))
        else:
            seat = walk.acting()[0]
            walk.do(Act(seat, rules.notation(rules.idle(walk.table.state, seat))))
    return walk


def refusal(walk: Walk, command: Correct) -> str:
    with pytest.raises(Refused) as caught:
        walk.do(command)
    return caught.value.refusal.rule


def test_what_was_typed_can_be_corrected() -> None:
    walk = rolled_once()
    wrong = walk.table.live[-1]
    assert correctable(walk.table) == wrong.notation
    undone, typed = (change.event for change in walk.do(Correct(0, "roll 6 5 4")))
    assert isinstance(undone, Undone)
    assert isinstance(typed, Acted)
    assert (undone.positions, undone.corrected, undone.seen) == ((wrong.position,), True, False)
    assert (typed.seat, typed.notation) == (CHANCE, "roll 4 5 6")
    assert walk.table.takebacks == ()
    assert walk.do(Correct(0, "roll 4 5 6")) == [], "that is what lies there"
    assert walk.do(Correct(0, "roll 1 1 1"))


def test_not_after_somebody_has_visibly_acted() -> None:
    walk = rolled_once()
    (seat,) = walk.acting()
    walk.act(seat)
    assert correctable(walk.table) == ""
    assert refusal(walk, Correct(0, "roll 1 1 1")) == "TB-NO-CORRECTION"


def test_sealed_steps_neither_forbid_a_correction_nor_outlive_it() -> None:
    """Otherwise the host would learn by it whether somebody has written already."""
    walk = Walk(CASE, "sealed", dice="table")
    rules = game("connnect")
    while is_typed_next(walk.table):
        walk.do(Roll(0, rules.notation(rules.legal(walk.table.state, CHANCE)[0])))
    typed = correctable(walk.table)
    assert typed.startswith("roll")
    walk.act(1)
    assert walk.table.live[-1].sealed
    assert correctable(walk.table) == typed
    undone = walk.do(Correct(0, "roll 1 2 3" if typed != "roll 1 2 3" else "roll 4 5 6"))[0].event
    assert isinstance(undone, Undone)
    assert len(undone.positions) == 2


def test_only_the_host_and_only_what_can_come_up() -> None:
    walk = rolled_once()
    assert refusal(walk, Correct(1, "roll 1 1 1")) == "TB-HOST"
    assert refusal(walk, Correct(0, "roll 7 7 7")) == "TB-NOTATION"
    assert refusal(walk, Correct(0, "card A1")).startswith("CN-")
    fair = Walk(CASE, "fair")
    assert refusal(fair, Correct(0, "roll 1 1 1")) == "TB-NO-CORRECTION"
    assert correctable(fair.table) == ""


def test_an_objective_that_does_not_exist_is_refused() -> None:
    walk = Walk(CASE, "objective", dice="table")
    rules = game("connnect")
    while not rules.label(walk.table.state).startswith("objective"):
        walk.do(Roll(0, rules.notation(rules.legal(walk.table.state, CHANCE)[0])))
    known = {rules.notation(action) for action in rules.legal(walk.table.state, CHANCE)}
    for number in range(100):
        if f"card A{number}" not in known:
            with pytest.raises(Refused):
                decide(walk.table, Roll(0, f"card A{number}"), 0)
    assert {decide(walk.table, Roll(0, text), 0)[0].event.notation for text in known} == known  # type: ignore[union-attr]


def test_clocks_run_on_through_a_correction() -> None:
    walk = rolled_once(clock=Clock(turn=60_000))
    (seat,) = walk.acting()
    since = walk.table.clocks.since[seat]
    walk.do(Correct(0, "roll 1 2 6"), now=since + 20_000)
    assert (walk.table.clocks.left[seat], walk.table.clocks.since[seat]) == (60_000, since)


def test_the_table_draws_the_cards_and_people_roll() -> None:
    walk = Walk(CASE, "cards", dice="table", draw_cards=True)
    assert is_typed_next(walk.table)
    assert "roll" in game("connnect").label(walk.table.state)
    drawn = [entry.notation.split()[0] for entry in walk.table.live]
    assert {*drawn} >= {"shape", "card"}
    assert correctable(walk.table) == "", "a card that was drawn here was not typed"
    walk.do(Roll(0, "roll 1 2 3"))
    assert correctable(walk.table) == "roll 1 2 3"
    assert acting_seats(walk.table) == (0, 1)


def test_with_fair_dice_everything_is_drawn() -> None:
    assert Settings().draw_cards is False
    walk = Walk(CASE, "fair", draw_cards=True)
    assert not is_typed_next(walk.table)
    assert acting_seats(walk.table) == (0, 1)
