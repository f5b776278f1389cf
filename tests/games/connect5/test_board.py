"""Circuits: what a drawing means and what is wrong with it, to the character (C5-B1 to C5-B8)."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from connectable.contract import BadContent
from connectable.games.connect5 import GAME, content
from connectable.games.connect5.circuit import ARMS, Leg
from connectable.games.connect5.engine.game import Connect5
from games.connect5.toys import BEND, BRIDGE, CROSS, KITE, LINE, PLAIN, SQUARE, TEE, TREE, legal, position, refused

TOYS = (LINE, BRIDGE, TEE, CROSS, BEND, SQUARE, TREE, KITE)
BOARDS = ("base", "advanced")


def neighbours(drawing: str) -> dict[str, set[str]]:
    drawn = content.check(drawing)
    return {drawn.names[dot]: {drawn.names[leg.to] for leg in legs} for dot, legs in enumerate(drawn.legs)}


def bad(drawing: str) -> tuple[str, int, int]:
    """Key, line and column of what is wrong."""
    with pytest.raises(BadContent) as error:
        content.check(drawing)
    return error.value.key.removeprefix("c5-content-"), error.value.line, error.value.column


@pytest.mark.rule("C5-B1")
def test_dots_are_plain_or_circled_and_lines_join_them() -> None:
    drawn = content.check(LINE)
    assert drawn.names == ["A1", "B1", "C1", "D1", "E1", "F1", "G1"]
    assert drawn.circled == [True, False] * 3 + [True]
    assert neighbours(LINE)["B1"] == {"A1", "C1"}
    assert refused(position(LINE, "A1", "G1"), "place A2").detail == {"why": "no-dot", "dot": "A2"}


@pytest.mark.rule("C5-B1")
def test_dots_side_by_side_are_joined() -> None:
    assert neighbours("●●●\n●  \n●")["A1"] == {"B1", "A2"}


@pytest.mark.rule("C5-B2")
@pytest.mark.parametrize(
    ("name", "dots", "circled", "legs", "tees", "bridges", "width"),
    [("base", 56, 16, 128, 4, 6, 33), ("advanced", 85, 22, 188, 4, 16, 41)],
)
def test_the_two_sides(name: str, dots: int, circled: int, legs: int, tees: int, bridges: int, width: int) -> None:
    drawn = content.check(content.stored(name))
    assert (len(drawn.dots), sum(drawn.circled), sum(map(len, drawn.legs))) == (dots, circled, legs)
    assert (len(drawn.tees), len(drawn.bridges), max(map(len, drawn.rows))) == (tees, bridges, width)
    state = GAME.start(2, {"board": name})
    assert len(legal(state, "place")) == dots
    assert GAME.start(2) == GAME.start(2, {"board": "base"})
    assert GAME.start(2, {"board": "base"}) != GAME.start(2, {"board": "advanced"})


@pytest.mark.rule("C5-B3")
@pytest.mark.rule("C5-B5")
def test_a_stretch_runs_through_ts_and_never_through_a_dot() -> None:
    two_ts = "●───┬───┬───●\n    │   │\n    ●   ●───●"
    assert neighbours(two_ts)["A1"] == {"B2", "C2", "D1"}
    assert neighbours(two_ts)["B2"] == {"A1", "C2", "D1"}
    assert neighbours(two_ts)["D2"] == {"C2"}


@pytest.mark.rule("C5-B3")
@pytest.mark.rule("C5-B5")
@pytest.mark.parametrize(
    "drawing",
    [
        "●───┬───●\n    │\n    ●───●───●",
        "    ●───●───●\n    │\n●───┴───●",
        "●───●───●\n│\n├───●\n│\n●",
        "●───●───●\n        │\n    ●───┤\n        │\n        ●",
    ],
)
def test_a_t_of_any_direction_joins_three_dots(drawing: str) -> None:
    assert sorted(map(len, neighbours(drawing).values())) == [1, 2, 2, 2, 3]


@pytest.mark.rule("C5-B3")
def test_pieces_end_at_dots_and_ts_only() -> None:
    drawn = content.check(TEE)
    assert len(drawn.pieces) == 6
    assert {len(leg.pieces) for legs in drawn.legs for leg in legs} == {1, 2}
    assert len(content.check(BRIDGE).pieces) == 7, "bends and bare crossings end no piece"


@pytest.mark.rule("C5-B4")
def test_at_a_bare_crossing_the_way_goes_straight_on() -> None:
    assert neighbours(BRIDGE)["B2"] == {"A2", "D2"}
    assert neighbours(BRIDGE)["B1"] == {"A1", "C3"}


@pytest.mark.rule("C5-B6")
def test_a_bend_only_follows_the_line() -> None:
    assert neighbours(BEND)["B1"] == {"A1", "C2"}


@pytest.mark.rule("C5-B8")
@pytest.mark.parametrize(
    ("drawing", "where"),
    [
        ("●───●───●───●───●───", ("loose", 1, 20)),
        ("●───●───●───●───●\n│", ("loose", 2, 1)),
        ("●───●───●───●───●\n    ┐", ("loose", 2, 5)),
        ("●───●───●───●───●\n    ├", ("loose", 2, 5)),
        ("●───●───●───●", ("few", 1, 13)),
        ("●" * 121, ("many", 1, 121)),
        ("●───●───●───●───●\n\n●───●", ("apart", 3, 1)),
        ("●───●───●───●───●\n\n●", ("apart", 3, 1)),
        ("●───●───●───●───●\n│   │\n└───┘", ("twice", 1, 1)),
        ("●───●───●───●───●───┐\n                │   │\n                └───┘", ("return", 1, 17)),
        ("●───●───●───●───●\n\n┌───┐\n│   │\n└───┘", ("ring", 3, 1)),
        ("●───●───●───●───●\n┌─┐\n└─┘", ("ring", 2, 1)),
        ("●───●───●───●───●\n    │   ┌───┐\n    └───┤   │\n        └───┘", ("ring", 3, 9)),
        ("●───●───┬───┬───●───●───●\n        └───┘", ("twice", 1, 5)),
        ("●───●─x─●───●───●", ("foreign", 1, 7)),
        ("●───●───●───●───●\n\t", ("foreign", 2, 1)),
        ("●───●───●───●───●" + " " * 160 + "●", ("size", 1, 161)),
        ("●───●───●───●───●" + "\n" * 130 + "●", ("size", 121, 1)),
    ],
)
def test_a_bad_drawing_is_refused_at_the_character(drawing: str, where: tuple[str, int, int]) -> None:
    assert bad(drawing) == where


@pytest.mark.rule("C5-B8")
def test_limits_and_what_lies_within() -> None:
    assert len(content.check("●" * 120).dots) == 120
    assert len(content.check("●" * 5).dots) == 5
    assert GAME.start(2, {"board": "●" * 120}).setup.board.dots == 120


@pytest.mark.rule("C5-B8")
def test_a_tangle_of_ts_is_refused_soon() -> None:
    """A ladder of Ts has more trails than anybody can count."""
    top, bottom = "●───●───●───●───●─" + "┬" * 100 + "┐", "                  " + "┴" * 101
    drawing = top + "\n" + bottom.replace("┴", "└", 1)[:-1] + "┘"
    assert bad(drawing)[0] in {"ring", "twice", "return"}


def test_an_unknown_board_names_the_option() -> None:
    with pytest.raises(BadContent, match="option.*board") as error:
        GAME.start(2, {"board": "medium"})
    assert (error.value.key, error.value.detail["known"]) == ("c5-content-unknown", ["base", "advanced"])
    with pytest.raises(BadContent, match=r"line 1, column 8.*loose.*option"):
        GAME.start(2, {"board": "●───●───" + " \n●●●●"})


def test_something_that_is_no_text_is_no_drawing() -> None:
    with pytest.raises(BadContent, match="c5-content-text"):
        content.check(None)


def share_a_piece(one: Leg, other: Leg) -> bool:
    return bool(set(one.pieces) & set(other.pieces))


@pytest.mark.rule("C5-M8")
@pytest.mark.parametrize("drawing", [*TOYS, *map(content.stored, BOARDS)])
def test_legs_share_a_piece_exactly_when_they_use_the_same_arm(drawing: str) -> None:
    """What the tables rest on: C5-M8 is told at the level of pieces, they compare arms."""
    drawn = content.check(drawing)
    for first in (leg for legs in drawn.legs for leg in legs):
        for second in drawn.legs[first.to]:
            assert share_a_piece(first, second) == (first.into == second.out)


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet="●●●◉─│┌┐└┘├┤┬┴┼ \n", min_size=5, max_size=80))
def test_any_drawing_is_a_circuit_or_refused(text: str) -> None:
    try:
        drawn = content.check(text)
    except BadContent as error:
        assert error.key.startswith("c5-content-")
        return
    assert 5 <= len(drawn.dots) <= 120
    assert all(leg.to != leg.at for legs in drawn.legs for leg in legs)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from([content.stored(name) for name in BOARDS]), st.data())
def test_one_wrong_character_in_a_board_never_crashes(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text) - 1))
    character = data.draw(st.sampled_from("●◉ \n" + "".join(ARMS)))
    changed = text[:place] + character + text[place + 1 :]
    try:
        content.check(changed)
    except BadContent as error:
        assert 1 <= error.line <= changed.count("\n") + 1


@pytest.fixture
def one_board_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Our boards, and one more file beside them."""
    for name in content.names():
        (tmp_path / f"{name}.txt").write_text(content.stored(name), "utf-8")
    (tmp_path / "line.txt").write_text(PLAIN, "utf-8")
    monkeypatch.setattr(content, "FOLDER", tmp_path)
    content.names.cache_clear()
    yield "line"
    monkeypatch.undo()
    content.names.cache_clear()
    content.stored.cache_clear()
    content.made_once.cache_clear()


def test_a_new_board_is_one_file(one_board_more: str) -> None:
    """Its name can be chosen, stands in the position text and is read back."""
    game = Connect5()
    assert game.options[0].names == ("base", "advanced", one_board_more)
    state = game.start(2, {"board": one_board_more})
    text = game.format(state)
    assert text.startswith(f"connect5 seats 2 board {one_board_more} ")
    assert "drawing" not in text
    assert game.read(text) == state


def test_a_position_on_an_unknown_board_is_refused() -> None:
    text = GAME.format(GAME.start(2))
    with pytest.raises(ValueError, match="c5-content-unknown"):
        GAME.read(text.replace("board base", "board nowhere"))


def test_a_plain_line_of_toys_has_names_in_reading_order() -> None:
    assert content.check(PLAIN).names == [letter + "1" for letter in "ABCDEFG"]
    assert content.check("●" * 28).names[25:] == ["Z1", "AA1", "AB1"]
