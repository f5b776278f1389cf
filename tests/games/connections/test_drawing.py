"""The terminal picture: never wider than 80 columns, and it names what people must answer."""

import re
from typing import Any

import pytest

from connectable.games.connections import GAME
from connectable.games.connections.drawing import draw
from connectable.testing import Trial
from games.connections.test_play import NAMES, WAYS
from games.connections.tiny import do, lay, position


class ShortPen:
    """The values alone: how wide the words are is the catalogues' business."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def say(self, key: str, /, **values: str | int) -> str:
        self.keys.add(key)
        return " ".join(map(str, values.values()))

    def ink(self, style: str, text: str, /) -> str:
        assert style in ("bold", "dim", "red", "green", "yellow", "blue", "magenta", "cyan", "reverse")
        return text


@pytest.mark.parametrize(("seats", "options"), WAYS, ids=NAMES)
def test_every_picture_fits_eighty_columns(seats: int, options: dict[str, Any]) -> None:
    pen = ShortPen()
    for judged in ("vote", "trust"):
        for state in Trial(GAME, seats, {**options, "judge": judged}, 3, samples=24).sampled:
            for viewer in (*range(seats), None):
                picture = draw(GAME.view(state, viewer), viewer, pen)
                assert max(map(len, picture.split("\n"))) <= 80
    assert all(re.fullmatch(r"cx-(draw|end|choice|link|verdict)-[a-z-]+", key) for key in pen.keys)


@pytest.mark.usefixtures("tiny_deck")
def test_a_challenge_shows_the_pair_who_answered_and_the_votes() -> None:
    state = position(4, {"judge": "vote"}, web="1.0@0,0", hands="3 8 / 4 / 6 / 7", piles="5")
    state = do(lay(state, 0, 3, 1, 0), "3 fine 0", "1 challenge 0 1", "2 falls")
    pen = ShortPen()
    picture = draw(GAME.view(state, 3), 3, pen)
    assert "  d3 b1" in picture
    assert "  4 2 3" in picture  # seats from 1: fine 4, not yet 2 and 3
    assert {"cx-draw-vote", "cx-draw-voted-falls", "cx-draw-answers", "cx-link-said"} <= pen.keys


@pytest.mark.usefixtures("tiny_deck")
def test_who_is_asked_sees_what_to_type() -> None:
    state = position(3, {"judge": "vote"}, web="1.0@0,0", hands="3 8 / 4 / 6", piles="5")
    state = do(lay(state, 0, 3, 1, 0), "1 fine 0")
    asked, answered = (draw(GAME.view(state, seat), seat, ShortPen()) for seat in (2, 1))
    assert "  fine 1  " in asked
    assert "  challenge 1 1  d3 b1" in asked
    assert "challenge" not in answered


@pytest.mark.usefixtures("tiny_deck")
def test_a_turned_card_shows_its_words_where_they_lie() -> None:
    state = position(2, {"judge": "trust"}, web="1.0@0,0 2.1@1,0", hands="3 / 4", piles="5")
    lines = draw(GAME.view(state, 0), 0, ShortPen()).split("\n")
    top = next(number for number, line in enumerate(lines) if "┌1─" in line and "┌2─" in line)
    assert lines[top + 1].split() == ["│", "a1", "││", "d2", "│"]
    assert re.findall(r"[a-d]\d", lines[top + 2]) == ["d1", "c2"]
    assert re.findall(r"[a-d]\d", lines[top + 3]) == ["b1", "a2"]
