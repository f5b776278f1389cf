"""The rules against a second implementation that was written from the rulebook alone."""

import pytest

import connectable
from games.connections.side_by_side import JUDGED, WAYS, options_of, play

GAMES = 12 if connectable.form() == "compiled" else 2


@pytest.mark.parametrize("judged", JUDGED)
@pytest.mark.parametrize("way", WAYS)
def test_both_play_the_same(way: str, judged: str) -> None:
    for number in range(GAMES):
        play(*options_of(way, judged, number), seed=number)
