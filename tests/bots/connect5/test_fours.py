"""Wins by fours: found where every four has to be answered, and nowhere else."""

import pytest

from connectable.bots.connect5.engine.fours import win_by_fours
from connectable.bots.connect5.engine.model import model_of
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.connect5.engine.search import search
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from connectable.games.connect5.positions import positions
from games.connect5.toys import PLAIN, play, position

NODES = 20_000
TWO_LINES = "●───●───●───●───●───●───●\n            │\n●───●───●───●───●───●───●"
"""Two rows, joined at D1 and D2."""


def found(state: State) -> str:
    """The first action of a win by fours; empty: none."""
    slot = win_by_fours(model_of(rows_for(state.setup.board), state), NODES)
    return GAME.notation(state.setup.board.actions[slot]) if slot >= 0 else ""


def test_what_the_dailies_prove_is_found_where_it_begins_with_a_four() -> None:
    """One action alone forces the five there, so whatever is found must be that one."""
    short = [one for one in positions() if one["turns"] == 2]
    answers = [(found(play(GAME.start(2), *(text for _, text in one["moves"]))), one["line"][0]) for one in short]
    assert all(answer in ("", wanted) for answer, wanted in answers)
    assert sum(answer != "" for answer, _ in answers) >= len(short) - 1


def test_a_four_with_two_ends_wins() -> None:
    assert found(position(TWO_LINES, "B1 C1 D1", "A2 G2")) in ("place E1", "place B1", "place A1")


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(position(PLAIN, "A1 B1 C1", "G1"), id="every four has one end"),
        pytest.param(position(TWO_LINES, "B1 C1 D1", "A2 B2 C2 D2"), id="the other seat is first"),
        pytest.param(position(TWO_LINES, "B1 C1 D1", "G2", reserve=(12, 24), eaten=(0, 10)), id="points are missing"),
        pytest.param(position(TWO_LINES, "B1 C1", "A2 G2"), id="there is no three"),
    ],
)
def test_nothing_is_found_where_nothing_is_forced(state: State) -> None:
    assert found(state) == ""


def test_the_search_leaves_no_win_by_fours_to_the_next_seat() -> None:
    """B1 to D1 is open on both sides: only a token beside it, or in it, keeps the other seat from an open four."""
    state = position(TWO_LINES, "G2 E2", "B1 C1 D1")
    chosen = {GAME.notation(search(state, 4, 0.0, seed, 40).action) for seed in range(4)}
    assert chosen
    for text in chosen:
        assert found(play(state, text)) == ""
