"""The terminal picture: at most 80 columns, own sheet in full, nothing that the view does not hold."""

import re
from pathlib import Path
from typing import Any

import pytest

from connectable.contract import CHANCE
from connectable.games.connnect import GAME
from connectable.games.connnect.drawing import draw, draw_sheet, width
from connectable.games.connnect.engine.state import ACT
from connectable.generator import Generator
from connectable.i18n import LANGUAGES, Speech
from connectable.playout import pick
from connectable.terminal.pen import Pen
from games.connnect.positions import FULL_ZONE, START, look, play, position

KEYS = Path(__file__).with_name("draw_keys.txt").read_text(encoding="utf-8").split()


class Plain:
    """A pen that writes the last word of the key and its values, and notes every key."""

    def __init__(self, words: int = 1) -> None:
        self.words = words
        self.asked: set[str] = set()

    def say(self, key: str, /, **values: str | int) -> str:
        self.asked.add(key)
        return " ".join([key.rpartition("-")[2]] * self.words + [str(value) for value in values.values()])

    def ink(self, style: str, text: str, /) -> str:
        assert style in ("bold", "dim", "red", "green", "yellow", "blue", "magenta", "cyan", "reverse")
        return text


@pytest.mark.parametrize("words", [1, 12])
def test_every_line_fits_into_80_columns_also_with_long_words(words: int) -> None:
    asked: set[str] = set()
    for seed in range(6):
        state, rng = GAME.start(seed % 4 + 1), Generator(seed)
        while acting := GAME.to_act(state):
            state = GAME.apply(state, acting[0], pick(GAME, state, acting[0], rng))
            if rng.randrange(6):
                continue
            for seat in (0, None):
                pen = Plain(words)
                text = draw(look(state, seat), seat, pen)
                assert max(width(line) for line in text.split("\n")) <= 80, text
                asked |= pen.asked
    assert asked <= set(KEYS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_fits(lang: str) -> None:
    pen = Pen(Speech(lang), colour=False)
    state, rng = GAME.start(2), Generator(4)
    while acting := GAME.to_act(state):
        state = GAME.apply(state, acting[0], pick(GAME, state, acting[0], rng))
        if not rng.randrange(12):
            assert max(width(line) for line in draw(look(state, 0), 0, pen).split("\n")) <= 80


def test_the_picture_of_a_round() -> None:
    state = play(position(f"grid={START}", f"grid={START}"), "write 2 a1")
    text = draw(look(state, 0), 0, Plain())
    assert "┃ 2 │ 1 ┃" in text
    assert "○" in text
    assert "[5]" in text
    other = draw_sheet(look(state, 0), 1, Plain())
    assert "┃   │ 1 ┃" in other


def test_the_keys_are_those_of_the_source() -> None:
    from connectable.games.connnect import drawing

    source = Path(drawing.__file__).read_text(encoding="utf-8")
    fixed = set(re.findall(r"[\"'](cn-draw-[a-z-]+)[\"']", source))
    assert fixed <= set(KEYS)


@pytest.mark.parametrize(
    ("sheet", "asked", "said"),
    [
        ({"dice": "425", "round": 0}, (), "write 2 a1"),
        ({"dice": "425", "round": 0}, ("write 2 a1", "write 5 c1"), "claim"),
        ({"phase": "zone", "dice": "425", "round": 0}, (), "zone 2"),
    ],
)
def test_it_says_what_can_be_typed_next(sheet: dict[str, Any], asked: tuple[str, ...], said: str) -> None:
    state = play(position(f"grid={START}", f"grid={START}", **sheet), *asked)
    assert said in draw(look(state, 0), 0, Plain()).split("\n")[2]
    assert said not in draw(look(state, 1), 1, Plain()).split("\n")[2] or state.phase == ACT
    assert said not in draw(look(state, None), None, Plain()).split("\n")[2]


def test_it_says_where_set_up_numbers_go() -> None:
    state = GAME.start(1)
    while GAME.to_act(state) == (CHANCE,):
        state = GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[0])
    assert "setup 1 b1" in draw(look(state, 0), 0, Plain())
    for _ in range(3):
        state = GAME.apply(state, 0, GAME.legal(state, 0)[0])
    assert "done" in draw(look(state, 0), 0, Plain()).split("\n")[2]


def test_a_full_zone_says_drop() -> None:
    state = position(f"grid={FULL_ZONE}", f"grid={FULL_ZONE}", dice="425")
    assert "drop 2" in draw(look(state, 0), 0, Plain())
