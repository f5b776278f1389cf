"""Text and pictures: positions, actions, views, previews, the terminal drawing."""

import pytest

from connectable.games.connect5 import GAME
from connectable.games.connect5.drawing import draw
from connectable.games.connect5.engine.state import State
from games.connect5.recorded import PlainPen
from games.connect5.toys import CROSS, LINE, PLAIN, RINGS, play, position

START = """\
connect5 seats 2 board base mode quick jumps any
round 1 of 1 starter 0 turn 0 quiet 0 passes 0
seat 0 reserve 25 eaten 0 on
seat 1 reserve 25 eaten 0 on"""


def test_the_start_as_text() -> None:
    assert GAME.format(GAME.start(2)) == START
    assert GAME.read(START) == GAME.start(2)
    assert GAME.read(START + "\n") == GAME.start(2)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("seats 2", "seats 9", "line 1"),
        ("board base", "board drawn", "line 1: a drawn board needs its drawing"),
        ("starter 0", "starter 1", "line 2: round, starter and turn"),
        ("turn 0", "turn 3", "line 2: round, starter and turn"),
        ("turn 0", "turn -", "0 rounds have ended"),
        ("quiet 0", "quiet 60", "too many quiet turns"),
        ("passes 0", "passes 1", "too many quiet turns or passes"),
        ("reserve 25 eaten 0 on\n", "reserve 25 eaten 0 on D1\n", "at most 25 tokens"),
        ("reserve 25 eaten 0 on\n", "reserve 24 eaten 0 on\n", "1 tokens are missing, 0 were eaten"),
        ("reserve 25 eaten 0 on\n", "reserve 24 eaten 0 on Z9\n", "no dot 'Z9'"),
        ("reserve 25 eaten 0 on\n", "reserve 23 eaten 0 on D1*\n", "a double on a plain dot"),
        ("reserve 25 eaten 0 on\n", "reserve 23 eaten 0 on D1 D1\n", "taken twice"),
        ("reserve 25 eaten 0 on\n", "reserve 20 eaten 0 on A4 A5 A6 A7 A8\n", "five in a row"),
        ("passes 0\n", "passes 0\nchain D1 single over F1\n", "the chain names no such token"),
        ("passes 0\n", "passes 0\nlast 0 place D1\n", "nothing was played yet"),
        ("passes 0\n", "passes 0\nlast 0 step D1 D4\n", "last action is none of this board"),
        ("passes 0\n", "passes 0\nended quiet eaten 1 2\n", "1 rounds have ended"),
        ("seat 1", "seat 0", "seat 1 comes here"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in START
    with pytest.raises(ValueError, match=complaint):
        GAME.read(START.replace(old, new, 1))


def test_one_line_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="one line too many"):
        GAME.read(START + "\nseat 2 reserve 25 eaten 0 on")
    with pytest.raises(ValueError, match="takes no drawing"):
        GAME.read(START + "\ndrawing\n|●")


def test_a_drawn_board_travels_with_its_position() -> None:
    state = GAME.start(2, {"board": CROSS + "  \n\n"})
    assert GAME.format(state).endswith("\ndrawing\n" + "\n".join("|" + row for row in CROSS.split("\n")))
    assert GAME.read(GAME.format(state)) == state == GAME.start(2, {"board": CROSS})


def test_finished_rounds_are_part_of_the_position() -> None:
    state = GAME.start(2, {"mode": "full", "board": PLAIN})
    state = play(state, "place A1", "place G1", "place B1", "place F1", "place C1", "step F1 E1", "place D1")
    state = play(state, "step E1 F1", "place E1")
    text = GAME.format(state)
    assert "round 2 of 2 starter 1 turn 1" in text
    assert "ended connect5 eaten 0 0 by 0 A1 B1 C1 D1 E1" in text or "ended connect5 eaten 0 0 by 0 E1 D1" in text
    assert GAME.read(text) == state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place F5 F6",
        "jump A1 B1",
        "hop A1",
        "place 5F",
        "place F0",
        "place AAA1",
        "place F05",
        "x" * 99,
        7,
    ],
)
def test_malformed_text_is_no_action(text: object) -> None:
    with pytest.raises(ValueError, match=r"action|dot"):
        GAME.parse(GAME.start(2), 0, text)


def test_people_may_type_small_letters() -> None:
    state = GAME.start(2)
    assert GAME.notation(GAME.parse(state, 0, "  Place   f1 ")) == "place F1"
    assert GAME.parse(state, 0, "place f1") is GAME.parse(state, 0, "place F1")


def test_actions_of_another_board_mean_the_same_dots() -> None:
    one, other = position(LINE, "A1", "G1"), position(PLAIN, "A1", "G1")
    action = GAME.parse(one, 0, "step A1 B1")
    assert action == GAME.parse(other, 0, "step A1 B1")
    assert GAME.apply(other, 0, action) == play(other, "step A1 B1")
    base = GAME.parse(GAME.start(2), 0, "place D1")
    assert GAME.apply(other, 0, base) == play(other, "place D1")


def test_the_view_is_complete() -> None:
    state = play(position(RINGS, "A1*", "B1 D1 G1*"), "jump A1 B1 C1")
    assert GAME.view(state, 1) == GAME.view(state, None) == {
        "board": RINGS,
        "mode": "quick",
        "straight_jumps": False,
        "seats": 2,
        "round": 1,
        "rounds": 1,
        "starter": 0,
        "turn": 0,
        "dots": {"C1": {"seat": 0, "tokens": 2}, "D1": {"seat": 1, "tokens": 1}, "G1": {"seat": 1, "tokens": 2}},
        "reserve": [23, 21],
        "eaten": [1, 0],
        "points": [1, 0],
        "quiet": 0,
        "chain": {"dot": "C1", "double": True, "over": "B1"},
        "last": {"seat": 0, "action": "jump A1 B1 C1"},
        "ended": [],
        "row": [],
        "threats": {"danger": ["D1"], "fives": {}, "jumps": {"C1": ["D1 E1"]}},
    }  # fmt: skip


def test_the_preview_shows_path_eaten_points_and_end() -> None:
    state = position(PLAIN, "A1 G1", "B1 D1")
    assert preview(state, "jump A1 B1 C1") == {
        "points": 1,
        "ends_turn": False,
        "reveals": False,
        "path": ["A1", "B1", "C1"],
        "eaten": ["B1"],
        "connect5": [],
        "ends_round": False,
        "chains": [{"actions": ["jump C1 D1 E1"], "path": ["A1", "B1", "C1", "D1", "E1"], "points": 2, "connect5": []}],
    }
    assert preview(state, "step G1 F1")["path"] == ["G1", "F1"]
    assert preview(state, "step G1 F1")["ends_turn"] is True
    win = preview(position(PLAIN, "A1 B1 C1 D1 G1", "F1"), "jump G1 F1 E1")
    assert (win["points"], win["ends_round"], win["connect5"]) == (6, True, ["A1", "B1", "C1", "D1", "E1"])
    assert preview(state, "place A1") == {}


def preview(state: State, text: str) -> dict[str, object]:
    return dict(GAME.preview(state, state.seat, GAME.parse(state, state.seat, text)))


def test_the_drawing_shows_the_board_and_fits_the_terminal() -> None:
    for board in ("base", "advanced", "●" * 120):
        state = GAME.start(5, {"board": board})
        text = draw(GAME.view(state, 0), 0, PlainPen())
        assert max(map(len, text.split("\n"))) <= 80
        assert text.count("●") + text.count("◉") == state.setup.board.dots
    text = draw(GAME.view(position(RINGS, "A1*", "B1"), 0), 0, PlainPen())
    assert "  1 A───b───◉───◉───◉───◉───◉" in text
    assert "    A   B   C   D   E   F   G" in text


def test_the_drawing_marks_where_the_last_action_ended() -> None:
    class Marks(PlainPen):
        def ink(self, style: str, text: str, /) -> str:
            return f"[{text}]" if style == "reverse" else text

    state = position(PLAIN, "C1", "D1")
    after = GAME.apply(state, 0, GAME.parse(state, 0, "step C1 B1"))
    assert "●───[a]───●───b───●───●───●" in draw(GAME.view(after, 0), 0, Marks())
