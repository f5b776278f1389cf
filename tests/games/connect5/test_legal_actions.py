"""What `legal` answers can be read like a list of the same actions, in whatever order it is asked."""

import random
from collections.abc import Callable, Iterator, Sequence

import pytest

from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.actions import STOP, Action
from connectable.games.connect5.engine.legal import actions
from connectable.games.connect5.engine.numbering import count, nth_slot
from connectable.games.connect5.engine.state import State
from games.connect5.toys import PLAIN, RINGS, position

Reading = Callable[[Sequence[Action]], object]


def states(board: str, seats: int) -> Iterator[State]:
    """Every position of a random game."""
    rng, state = random.Random(seats), GAME.start(seats, {"board": board, "mode": "full"})
    while state.seat >= 0:
        yield state
        state = GAME.apply(state, int(state.seat), rng.choice(actions(state)))


@pytest.mark.parametrize("board", ["base", "advanced"])
@pytest.mark.parametrize("seats", [2, 5])
def test_actions_are_counted_and_numbered_as_they_are_listed(board: str, seats: int) -> None:
    for state in states(board, seats):
        listed, made = actions(state), state.setup.board.actions
        assert count(state) == len(listed)
        assert [made[nth_slot(state, number)] for number in range(len(listed))] == listed


def test_a_pass_and_a_chain_are_counted_too() -> None:
    stuck = position(PLAIN, "A1", "B1 C1", reserve=(0, 9))
    chain = GAME.apply(
        position(PLAIN, "A1", "B1 D1"), 0, GAME.parse(position(PLAIN, "A1", "B1 D1"), 0, "jump A1 B1 C1")
    )
    for state in (stuck, chain):
        assert list(GAME.legal(state, 0)) == actions(state) == [GAME.legal(state, 0)[k] for k in range(count(state))]
    assert GAME.legal(chain, 0)[-1].kind == STOP


READINGS: dict[str, Reading] = {
    "length": len,
    "first": lambda found: found[0],
    "last": lambda found: found[-1],
    "one by one": lambda found: [found[number] for number in range(len(found))],
    "slice": lambda found: found[1:3],
    "backwards": lambda found: found[::-1],
    "reversed": lambda found: list(reversed(found)),
    "listed": list,
    "spread": lambda found: [*found],
    "as a set": set,
    "truth": bool,
    "holds": lambda found: (found[1] in found, Action(0, -5, -1, -1, -1) in found, "place A1" in found),
    "index": lambda found: found.index(found[1]),
    "count": lambda found: (found.count(found[0]), found.count(Action(0, -5, -1, -1, -1))),
    "drawn": lambda found: random.Random(4).choice(found),
    "sampled": lambda found: random.Random(4).sample(found, 2),
    "written": repr,
}


@pytest.mark.parametrize("reading", READINGS.values(), ids=READINGS)
@pytest.mark.parametrize("earlier", [len, bool, lambda found: found[0], list], ids=["len", "bool", "first", "list"])
def test_it_reads_like_a_list(reading: Reading, earlier: Reading) -> None:
    state = position(RINGS, "A1 C1*", "B1 F1")
    found, listed = GAME.legal(state, 0), actions(state)
    assert reading(found) == reading(listed)
    found = GAME.legal(state, 0)
    earlier(found)
    assert reading(found) == reading(listed)


def test_it_equals_lists_of_the_same_actions_only() -> None:
    state = position(RINGS, "A1 C1*", "B1 F1")
    found, listed = GAME.legal(state, 0), actions(state)
    assert found == listed
    assert listed == found
    assert found == GAME.legal(state, 0)
    assert found != listed[1:]
    assert found != GAME.legal(GAME.start(2), 0)
    other: object = tuple(listed)
    assert found != other
    assert isinstance(found, Sequence)


@pytest.mark.parametrize("number", [40, -41, 10**9, -(10**30), 10**30])
def test_there_is_nothing_beyond_its_ends(number: int) -> None:
    found = GAME.legal(position(RINGS, "A1 C1*", "B1 F1"), 0)
    with pytest.raises(IndexError):
        found[number]
    assert len(found) < 40
    with pytest.raises(IndexError):
        found[number]


def test_two_lists_are_read_by_turns() -> None:
    """A board keeps what was counted last: a list that was counted before must not read it."""
    first, second = GAME.start(2), position(RINGS, "A1 C1*", "B1 F1")
    other = GAME.apply(second, 0, actions(second)[-1])
    lists = [GAME.legal(first, 0), GAME.legal(second, 0), GAME.legal(other, int(other.seat))]
    assert [len(found) for found in lists] == [len(actions(state)) for state in (first, second, other)]
    for found, state in zip(lists, (first, second, other), strict=True):
        assert found[len(found) - 1] is actions(state)[-1]
        assert found[3] is actions(state)[3]


def test_the_list_is_of_the_state_that_was_asked() -> None:
    state = GAME.start(2)
    found = GAME.legal(state, 0)
    GAME.apply(state, 0, found[0])
    assert list(found) == actions(state)
