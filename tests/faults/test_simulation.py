"""The server in a simulated world: seeds that found faults stay here, and a few more play every time.

`make soak` plays many more. A seed that fails is repeated with `World(seed).run(…)`: it does the same again.
"""

import pytest

from connectable.registry import GAMES
from faults.simulated.world import World
from faults.tables import TEST_GAMES

SEEDS = (0, 1, 3, 5, 7)
"""Every game and way that is played in the laboratory occurs in one of them."""
SECONDS = 60.0


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, module in TEST_GAMES.items():
        monkeypatch.setitem(GAMES, name, module)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_doubled_leaked_or_stuck(seed: int) -> None:
    world = World(seed)
    world.run(SECONDS)
    assert world.told
    assert world.kills


def test_a_seed_repeats_itself() -> None:
    first, second = World(3), World(3)
    first.run(60.0)
    second.run(60.0)
    assert first.loop.steps == second.loop.steps
    assert [(one.key, one.action, one.position) for one in first.told] == [
        (one.key, one.action, one.position) for one in second.told
    ]
