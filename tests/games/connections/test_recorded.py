"""Recorded truth: a game for every way and every end, and one that people can read."""

import pytest

from connectable.games.connections import GAME
from connectable.record import read_record, replay
from games.connections.recorded import FOLDER, GAMES, PLAYTHROUGH, playthrough

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


@pytest.mark.parametrize("name", GAMES)
def test_recorded_game(name: str) -> None:
    state = replay(read_record((FOLDER / f"{name}.json").read_text("utf-8")))
    outcome = GAME.outcome(state)
    assert outcome
    assert (f"{state.setup.way}-{outcome.reason}", outcome.points) == (name, POINTS[name])


def test_the_playthrough_is_as_written() -> None:
    assert PLAYTHROUGH.read_text("utf-8") == playthrough()
