"""The positions of Connect 5's dailies: every proof is gone through with the contract alone, answer by answer."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from connectable import game
from connectable.games.connect5.positions import FIRST_DAY, HARDEST, of_day, positions

RULES = game("connect5")
MANY = 60
"""Days ahead that have a position of their own."""


def begun(position: dict[str, Any]) -> Any:
    """The state that a daily begins with."""
    state = RULES.start(2)
    for seat, text in position["moves"]:
        state = RULES.apply(state, seat, RULES.parse(state, seat, text))
    return state


def turns_of(state: Any) -> Iterator[tuple[str, Any]]:
    """Every turn of the seat to act, to its end."""
    (seat,) = RULES.to_act(state)
    for action in RULES.legal(state, seat):
        after, text = RULES.apply(state, seat, action), RULES.notation(action)
        if RULES.to_act(after) == (seat,):
            yield from ((f"{text} / {rest}", end) for rest, end in turns_of(after))
        else:
            yield text, after


def has_five(state: Any, seat: int) -> bool:
    outcome = RULES.outcome(state)
    return outcome is not None and outcome.breakdown[seat]["connect5"] > 0


def check(state: Any, proof: dict[str, Any], turns: int) -> None:
    """The proof makes five within so many turns, whatever the other seat does."""
    (seat,) = RULES.to_act(state)
    assert turns > 0, "it takes longer than it says"
    for text in proof["play"]:
        state = RULES.apply(state, seat, RULES.parse(state, seat, text))
    if "then" not in proof:
        assert has_five(state, seat)
        return
    for reply, after in turns_of(state):
        assert RULES.to_act(after) == (seat,), f"{reply} ends the round"
        check(after, proof["then"].get(reply, proof["then"][""]), turns - 1)


def forces(state: Any, turns: int) -> bool:
    """Whether the seat to act makes five within so many turns, by trying everything."""
    (seat,) = RULES.to_act(state)
    return any(has_five(after, seat) or (turns > 1 and is_lost(after, seat, turns - 1)) for _, after in turns_of(state))


def is_lost(state: Any, seat: int, turns: int) -> bool:
    """Whether nothing keeps that seat from five within so many turns."""
    return bool(RULES.to_act(state)) and all(
        RULES.to_act(after) == (seat,) and forces(after, turns) for _, after in turns_of(state)
    )


@pytest.mark.parametrize("number", range(len(positions())))
def test_the_five_is_forced_whatever_the_other_does(number: int) -> None:
    position = positions()[number]
    check(begun(position), position["proof"], position["turns"])


@pytest.mark.parametrize("number", range(len(positions())))
def test_it_is_not_forced_in_fewer_turns(number: int) -> None:
    """Of four turns three are left out: trying everything would take hours."""
    position = positions()[number]
    assert not forces(begun(position), min(position["turns"] - 1, 2))


@pytest.mark.parametrize("number", range(len(positions())))
def test_the_line_leads_to_five_in_the_turns_that_are_said(number: int) -> None:
    position = positions()[number]
    state, own, last = begun(position), 0, -1
    assert RULES.to_act(state) == (0,)
    for text in position["line"]:
        (seat,) = RULES.to_act(state)
        own += seat == 0 and last != 0
        last = seat
        state = RULES.apply(state, seat, RULES.parse(state, seat, text))
    assert has_five(state, 0)
    assert own == position["turns"]


@pytest.mark.parametrize("number", [number for number, one in enumerate(positions()) if one["turns"] == 2])
def test_in_two_turns_one_first_action_alone_is_right(number: int) -> None:
    position = positions()[number]
    right = position["proof"]["play"][0]
    wrong = [after for turn, after in turns_of(begun(position)) if turn.split(" / ")[0] != right]
    assert not any(is_lost(after, 0, 1) for after in wrong)


def test_there_are_enough_and_none_twice_under_mirrors_and_turns() -> None:
    every = positions()
    assert len(every) >= MANY
    assert len({shape(begun(one)) for one in every}) == len(every)
    assert {one["turns"] for one in every} <= {2, 3, 4}
    assert {min(one["grade"], HARDEST) for one in every} <= {1, 2, 3, 4, 5}


def shape(state: Any) -> str:
    """The tokens of both seats, the same for positions that a mirror or a turn makes equal."""
    lines = [line for line in RULES.format(state).split("\n") if line.startswith("seat ")]
    return min(json.dumps([mirrored(line, across, down) for line in lines]) for across in (0, 1) for down in (0, 1))


def mirrored(line: str, across: int, down: int) -> list[str]:
    """The dots of a seat's line, A to I across and 1 to 11 down."""
    found = []
    for word in line.partition(" on")[2].split():
        name, double = word.rstrip("*"), word.endswith("*")
        column, row = "ABCDEFGHI".index(name[0]), int(name[1:])
        found.append(f"{8 - column if across else column} {12 - row if down else row} {double}")
    return sorted(found)


def test_a_day_has_its_position_and_after_the_last_they_begin_again() -> None:
    first, again = of_day(FIRST_DAY), of_day(FIRST_DAY + len(positions()))
    assert first == again
    assert first != of_day(FIRST_DAY + 1)
    assert (first.seats, first.attempts) == (("human", "bot:defender"), 3)
