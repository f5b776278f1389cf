"""A Connect 5 ends the round and points decide: bots make one only where nothing that goes on is better."""

import pytest

from connectable.bots.connect5 import LEVELS
from connectable.bots.levels import Budget, choose
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator
from games.connect5.toys import PLAIN, position

FEW = Budget(simulations=24)
MAKE = "place C1"
LOSING: list[State] = [
    position(PLAIN, "A1 B1 D1 E1", "G1", reserve=(12, 24), eaten=(0, 9)),
    position(PLAIN, "A1 B1 D1 E1", "G1", reserve=(15, 24), eaten=(0, 6)),
    position(PLAIN, "A1 B1 D1 E1", "G1", "", reserve=(12, 24, 25), eaten=(0, 9, 0)),
    position(PLAIN, "A1 B1 D1 E1", "", "G1", reserve=(13, 25, 24), eaten=(0, 0, 8)),
    position(PLAIN, "A1 B1 D1 E1", "", "G1", "", reserve=(12, 25, 24, 25), eaten=(0, 0, 9, 0)),
    position(PLAIN, "A1 B1 D1 E1", "", "", "G1", reserve=(14, 25, 25, 24), eaten=(0, 0, 0, 7)),
]
"""The five brings 5 points; another seat has more, and nobody threatens anything."""
WINNING: list[State] = [
    position(PLAIN, "A1 B1 D1 E1", "G1", reserve=(17, 24), eaten=(0, 4)),
    position(PLAIN, "A1 B1 D1 E1", "G1", reserve=(15, 22), eaten=(2, 6)),
    position(PLAIN, "A1 B1 D1 E1", "G1", "", reserve=(17, 24, 25), eaten=(0, 4, 0)),
    position(PLAIN, "A1 B1 D1 E1", "", "G1", "", reserve=(17, 25, 24, 25), eaten=(0, 0, 4, 0)),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("state", LOSING)
def test_a_five_that_loses_is_not_made(level: str, state: State) -> None:
    for seed in range(2):
        assert GAME.notation(choose(GAME, level, state, 0, Generator(seed), FEW)) != MAKE


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("state", WINNING)
def test_a_five_that_wins_is_made(level: str, state: State) -> None:
    assert GAME.notation(choose(GAME, level, state, 0, Generator(1), FEW)) == MAKE


LINES = "●───●───●───●───●───●\n                    │\n●───●───●───●───●───●"


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(position(LINES, "A1 B1 C1 D1", "", "B2 C2 D2 E2", reserve=(12, 25, 21), eaten=(0, 0, 9)), id="3"),
        pytest.param(
            position(LINES, "A1 B1 C1 D1", "", "", "B2 C2 D2 E2", reserve=(12, 25, 25, 21), eaten=(0, 0, 0, 9)), id="4"
        ),
    ],
)
@pytest.mark.parametrize("level", LEVELS)
def test_ending_the_round_with_a_loss_is_no_way_to_stop_another(level: str, state: State) -> None:
    """The last seat has two open ends, and there are enough seats before it to close them."""
    assert GAME.notation(choose(GAME, level, state, 0, Generator(1), FEW)) != "place E1"


def test_where_everything_loses_the_five_that_loses_by_least_is_made() -> None:
    """The other seat can make its own at A2 and at F2; only one of them can be closed."""
    state = position(LINES, "A1 B1 C1 D1", "B2 C2 D2 E2", reserve=(12, 21), eaten=(0, 9))
    assert GAME.notation(choose(GAME, "strong", state, 0, Generator(1), FEW)) == "place E1"
