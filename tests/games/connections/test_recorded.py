"""Recorded truth: a game for every way and every end, and one that people can read."""

import pytest

from connectable.games.connections import GAME
from connectable.record import read_record, replay
from games.connections.recorded import FOLDER, GAMES, PLAYTHROUGH, TRIED, playthrough

POINTS: dict[str, tuple[int, ...]] = {
    "classic-out": (137, 101, 107),
    "classic-quiet": (90, 75, 19),
    "endless-quiet": (105, 111),
    "endless-full": (112, 77),
    "solitaire-solitaire": (14,),
    "quick-out": (0, 25, 0),
    "quick-stuck": (0, 0, 0),
    "quads-quads": (116, 164),
    "quads-taken": (-4, -2, 0),
    "quads-quiet": (0, 0),
    "rummy-out": (3, 14, -18),
    "rummy-quiet": (24, 4, -48),
}


TRIES: dict[str, tuple[str, tuple[int, ...], tuple[int, ...]]] = {
    "lives": ("lives", (2,), (5,)),
    "cards": ("solitaire", (2,), (1,)),
    "classic-misses": ("quiet", (-43, -42), (29, 35)),
    "classic-jury": ("quiet", (-22, -10, 31), (25, 16, 16)),
    "classic-jury-shown": ("quiet", (43, 35, -23), (7, 7, 14)),
    "endless-misses": ("quiet", (-45, -86), (110, 124)),
    "quick-misses": ("stuck", (0, 0, 0), (4, 3, 3)),
    "quick-jury": ("stuck", (0, 0, 0), (4, 3, 3)),
    "quads-misses": ("taken", (-9, 0), (23, 5)),
    "quads-jury": ("quiet", (-23, -24, -21), (7, 9, 5)),
    "rummy-misses": ("quiet", (-23, -36, -25), (14, 21, 10)),
    "rummy-first-turns": ("quiet", (-41, -43, -41), (14, 13, 14)),
}
"""How it ended, points, misses."""


@pytest.mark.rule("CX-J6")
@pytest.mark.rule("CX-J7")
@pytest.mark.parametrize("name", TRIED)
def test_recorded_game_of_tries(name: str) -> None:
    state = replay(read_record((FOLDER / f"tried-{name}.json").read_text("utf-8")))
    outcome = GAME.outcome(state)
    assert outcome
    assert (outcome.reason, outcome.points, state.misses) == TRIES[name]


@pytest.mark.parametrize("name", GAMES)
def test_recorded_game(name: str) -> None:
    state = replay(read_record((FOLDER / f"{name}.json").read_text("utf-8")))
    outcome = GAME.outcome(state)
    assert outcome
    assert (f"{state.setup.way}-{outcome.reason}", outcome.points) == (name, POINTS[name])


def test_the_playthrough_is_as_written() -> None:
    assert PLAYTHROUGH.read_text("utf-8") == playthrough()
