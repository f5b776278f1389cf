"""What a view says could happen on the board, and whole chains in previews: each held against the rules themselves."""

from collections.abc import Iterator
from typing import Any

import pytest

from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State, copied, find_dots
from connectable.generator import Generator
from connectable.playout import pick

GAMES = [(2, {}), (3, {"board": "advanced"}), (4, {}), (2, {"board": "advanced", "straight_jumps": True})]


def played(*acts: str, seats: int = 2) -> State:
    state = GAME.start(seats)
    for act in acts:
        state = GAME.apply(state, state.seat, GAME.parse(state, state.seat, act))
    return state


def seen(state: State) -> Any:
    return GAME.view(state, None)["threats"]


def positions(seats: int, options: dict[str, Any]) -> Iterator[State]:
    """Now and then one of some random games."""
    for seed in range(3):
        state, rng = GAME.start(seats, options), Generator(seed)
        while GAME.to_act(state):
            if rng.below(6) == 0 or state.chain >= 0:
                yield state
            seat = GAME.to_act(state)[0]
            state = GAME.apply(state, seat, pick(GAME, state, seat, rng))


def to_move(state: State, seat: int) -> State:
    """The same board with that seat to move."""
    if seat == state.seat:
        return state
    moving = copied(state)
    moving.seat, moving.chain, moving.over, moving.came = seat, -1, -1, 0
    find_dots(moving)
    return moving


def eaten_in_a_turn(state: State, seat: int) -> set[str]:
    """By every jump and every chain of a seat."""
    found: set[str] = set()
    for action in GAME.legal(state, seat):
        _, *dots = GAME.notation(action).split(" ")
        if len(dots) == 3:
            found.add(dots[1])
            after = GAME.apply(state, seat, action)
            if after.chain >= 0:
                found |= eaten_in_a_turn(after, seat)
    return found


@pytest.mark.rule("C5-W1")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_threats_are_what_the_rules_would_allow(seats: int, options: dict[str, Any]) -> None:
    shown = 0
    for state in positions(seats, options):
        found = seen(state)
        movers = [to_move(state, seat) for seat in range(seats)]
        assert set(found["danger"]) == {dot for seat, one in enumerate(movers) for dot in eaten_in_a_turn(one, seat)}
        jumps: dict[str, set[str]] = {}
        fives: dict[str, list[int]] = {}
        for seat, moving in enumerate(movers):
            for action in GAME.legal(moving, seat):
                word, *dots = GAME.notation(action).split(" ")
                if len(dots) == 3:
                    jumps.setdefault(dots[0], set()).add(" ".join(dots[1:]))
                after = GAME.apply(moving, seat, action)
                if word == "place" and len(after.done) > len(state.done) and after.done[-1].reason == "connect5":
                    fives.setdefault(dots[0], []).append(seat)
        assert {dot: set(ways) for dot, ways in found["jumps"].items()} == jumps
        if state.chain < 0:  # in a chain the seat to move cannot place
            assert found["fives"] == fives
        shown += bool(fives) + bool(jumps)
    assert shown


@pytest.mark.rule("C5-M7")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_whole_chain_is_legal_step_by_step_and_brings_what_it_says(seats: int, options: dict[str, Any]) -> None:
    for state in positions(seats, options):
        for action in GAME.legal(state, state.seat):
            seat, points = int(state.seat), GAME.view(state, None)["points"]
            preview: Any = GAME.preview(state, seat, action)
            for chain in preview["chains"]:
                after = GAME.apply(state, seat, action)
                for act in chain["actions"]:
                    after = GAME.apply(after, seat, GAME.parse(after, seat, act))
                view: Any = GAME.view(after, None)
                assert after.seat != seat or len(after.done) > len(state.done), "the turn is over"
                assert view["points"][seat] - points[seat] == chain["points"]  # type: ignore[index]
                assert bool(chain["connect5"]) == (len(after.done) > len(state.done) and bool(after.done[-1].row))
                assert len(chain["path"]) == 2 * len([act for act in chain["actions"] if act != "stop"]) + 3


def test_all_chains_of_two_jumps_are_listed() -> None:
    state = played("place D4", "place B4", "place I10", "place B2")
    (first,) = [action for action in GAME.legal(state, 0) if GAME.notation(action) == "jump D4 B4 B3"]
    preview: Any = GAME.preview(state, 0, first)
    (chain,) = preview["chains"]
    assert chain == {
        "actions": ["jump B3 B2 A2"],
        "path": ["D4", "B4", "B3", "B2", "A2"],
        "points": 2,
        "connect5": [],
    }
    assert seen(state)["jumps"]["D4"] == ["B4 B3"]
    assert seen(state)["danger"] == ["B2", "B4", "D4"]


def test_nothing_threatens_when_the_game_is_over() -> None:
    row = ("place A2", "place D1", "place A4", "place C7", "place A5", "place F11", "place A6", "place I2")
    before, over = played(*row), played(*row, "place A7")
    assert 0 in seen(before)["fives"]["A7"]
    assert seen(over) == {"fives": {}, "jumps": {}, "danger": []}
