"""Positions with one best action that is proven (`tools/connect5_proofs.py`): `strong` finds all of them."""

import json
from typing import Any

import pytest

from connectable import form
from connectable.bots.levels import choose
from connectable.games.connect5 import GAME
from connectable.generator import Generator
from paths import FIXTURES

PROVEN: list[dict[str, Any]] = [
    json.loads(line) for line in (FIXTURES / "connect5" / "proven.jsonl").read_text("utf-8").splitlines()
]


def test_there_are_twenty_of_three_kinds() -> None:
    assert len({one["position"] for one in PROVEN}) == 20
    assert {one["proof"].split()[0] for one in PROVEN} == {"five", "defence", "solved"}


@pytest.mark.skipif(form() == "pure", reason="takes minutes interpreted; the same searches are compiled")
@pytest.mark.parametrize("number", range(len(PROVEN)))
def test_strong_finds_the_proven_action(number: int) -> None:
    one = PROVEN[number]
    state = GAME.read(one["position"])
    tries = [choose(GAME, "strong", state, int(state.seat), Generator(seed)) for seed in range(2)]
    assert all(GAME.notation(action) == one["best"] for action in tries)
