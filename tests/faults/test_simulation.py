"""The server in a simulated world: seeds that found faults stay here, and a few more play every time.

`make soak` plays many more. A seed that fails is repeated with `World(seed).run(…)`: it does the same again.
"""

import pytest

from connectable.registry import GAMES
from faults.simulated.world import World

SEEDS = range(12)
SECONDS = 120.0


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, module in {"inturn": "turn_game", "racing": "race_game", "sealed": "sealed_game"}.items():
        monkeypatch.setitem(GAMES, name, f"server.{module}")


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
