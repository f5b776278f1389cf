"""Wins that begin quietly, and small boards that are solved: what `strong` sees before it searches."""

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from connectable import form
from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.fours import win_by_fours
from connectable.bots.connect5.engine.model import RoundModel, model_of
from connectable.bots.connect5.engine.quiet_wins import QuietPlans
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.connect5.engine.search import search
from connectable.bots.connect5.engine.small_boards import best_on_small_board
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from connectable.games.connect5.positions import positions
from games.connect5.toys import play, position
from paths import FIXTURES

PLENTY = 10_000
CROSS = """\
●───●───●───●───●───●───●
            │
●───●───●───●───●───●───●
            │
            ●
            │
            ●"""
"""Two rows and a column, joined at D1 and D2."""
SOLVED = [
    one
    for one in map(json.loads, (FIXTURES / "connect5" / "proven.jsonl").read_text("utf-8").splitlines())
    if one["proof"].startswith("solved")
]


def model(state: State) -> RoundModel:
    return model_of(rows_for(state.setup.board), state)


def told(state: State, slot: int) -> str:
    return GAME.notation(state.setup.board.actions[slot]) if slot >= 0 else ""


def test_what_the_dailies_prove_in_three_turns_is_found() -> None:
    """One action alone forces the five in three turns there; one daily of 44 is worth no win on points."""
    long = [one for one in positions() if one["turns"] == 3][:: 1 if form() == "compiled" else 11]
    found = 0
    for one in long:
        state = play(GAME.start(2), *(text for _, text in one["moves"]))
        slot = win_by_fours(model(state), PLENTY, 3)
        found += told(state, slot if slot >= 0 else QuietPlans(PLENTY, 0.0).win(model(state))) == one["line"][0]
    assert found >= len(long) - 2


def test_two_open_pairs_that_cross_win_quietly() -> None:
    """D1 or D2 makes two open threes; both cannot be closed."""
    state = position(CROSS, "C1 E1 C2 E2", "A1 A2")
    plans = QuietPlans(PLENTY, 0.0)
    assert win_by_fours(model(state), PLENTY) < 0
    slot = plans.win(model(state))
    assert slot >= 0
    for answer in legal_candidates(after(model(state), slot)):
        replied = after(after(model(state), slot), answer)
        assert replied.seat != 0 or win_by_fours(replied, PLENTY) >= 0


def after(before: RoundModel, slot: int) -> RoundModel:
    twin = before.twin()
    twin.act(slot)
    return twin


def test_nothing_is_found_once_enough_was_asked() -> None:
    state = position(CROSS, "C1 E1 C2 E2", "A1 A2")
    assert QuietPlans(0, 0.0).win(model(state)) < 0


def test_the_search_leaves_no_quiet_win_to_the_other_seat() -> None:
    state = position(CROSS, "A1 A2", "C1 E1 C2 E2")
    for seed in range(2):
        left = play(state, GAME.notation(search(state, 400, 0.0, seed, 40).action))
        assert QuietPlans(PLENTY, 0.0).win(model(left)) < 0


@pytest.mark.parametrize("one", SOLVED[:: 1 if form() == "compiled" else 3], ids=lambda one: one["best"])
def test_a_small_board_is_solved(one: dict[str, str]) -> None:
    """As the proofs were made by another program: `tools/connect5_proofs.py`."""
    state = GAME.read(one["position"])
    best = best_on_small_board(model(state), legal_candidates(model(state)), PLENTY)
    assert [told(state, slot) for slot in best] == [one["best"]]


def test_a_small_board_that_takes_too_long_is_left_to_the_search() -> None:
    state = GAME.read(SOLVED[0]["position"])
    slots: vec[i64] = legal_candidates(model(state))
    assert len(best_on_small_board(model(state), slots, 10)) == len(slots)
