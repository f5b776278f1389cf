"""Tokens are not given away: in a bad position the search goes on to what saves it, and does not repeat what failed."""

import pytest

from connectable import form
from connectable.bots.levels import Budget, choose
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator


def at(seat: int, *stands: str) -> State:
    """A position of a quick game on the base board."""
    head = f"connect5 seats 2 board base mode quick jumps any\nround 1 of 1 starter 0 turn {seat} quiet 0 passes 0"
    return GAME.read("\n".join([head, *(f"seat {number} {stand}" for number, stand in enumerate(stands))]))


EATEN: list[State] = [
    at(1, "reserve 21 eaten 0 on E5 A6 B6*", "reserve 23 eaten 0 on E7*"),
    at(1, "reserve 21 eaten 1 on E5* A6 B6", "reserve 22 eaten 0 on E7*"),
    at(1, "reserve 20 eaten 1 on E5* A6 B6 I6", "reserve 20 eaten 0 on H6* E7*"),
]
"""A token on D6 is eaten at once; bots that tried little but what loses put one there turn after turn."""
SEEDS = 3 if form() == "compiled" else 1


@pytest.mark.parametrize("state", EATEN)
@pytest.mark.parametrize(("level", "simulations"), [("medium", 150), ("strong", 300)])
def test_no_token_is_put_where_it_is_eaten_for_nothing(level: str, simulations: int, state: State) -> None:
    for seed in range(SEEDS):
        action = choose(GAME, level, state, 1, Generator(seed), Budget(simulations))
        assert not GAME.notation(action).endswith("D6")
