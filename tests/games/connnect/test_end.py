"""CN-O and CN-E: circles, lines, arrow lines, objectives, the end."""

import pytest

from connectable.games.connnect import GAME
from connectable.games.connnect.engine.state import State
from games.connnect.positions import START, ended, key, look, mine, play, position

RULEBOOK = "55531./14545./235461/662311/.634../65456."
"""The sheet of CN-E1."""


LAST = "55.3../1454../235461/662311/.6345./65456."
"""Such a sheet in round twelve."""


def points(state: State, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = mine(state, seat)["points"]
    return found


def last_round(rows: str, fields: str = "", cards: str = "A1 B1 C1") -> State:
    """Round twelve, the last two numbers still to be written: 2 and 5 in zone 4."""
    return position(f"grid={rows}{fields}", round=12, cards=cards)


@pytest.mark.rule("CN-O1")
def test_a_circle_counts_1_point_and_stays_filled_when_a_number_moves_away() -> None:
    sheet = "grid=111.../.123../.....4/2...../..5.../....6. claims=a1b1c1@1 taken=3:move:1"
    state = play(position(sheet), "write 2 a2")
    assert points(state)["circles"] == 1
    state = play(state, "move a2", "write 2 f6")
    assert points(state)["circles"] == 1


@pytest.mark.rule("CN-O1")
def test_a_crossed_out_space_holds_no_number() -> None:
    sheet = "grid=111.../.123../.....4/2...../..5.../....6. claims=a1b1c1@1 taken=3:move:1"
    state = play(position(sheet), "move b2", "write 1 f6", "write 2 a2")
    assert points(state)["circles"] == 0


@pytest.mark.rule("CN-O2")
@pytest.mark.parametrize(
    ("grid", "lines"),
    [
        ("111234/123312/.....4/2...../..5.../....6.", 1),
        ("11..../12.3../12...4/21..../125.../12..6.", 1),
        ("11..../12.3../..12.4/2.12../..5.12/....61", 1),
        ("11..12/12.312/..12.4/2.12../125.12/12..61", 2),
        ("111111/122332/1212.4/2121../125.../12..6.", 3),
    ],
)
def test_three_circles_in_a_straight_line_count_2_points(grid: str, lines: int) -> None:
    state = position(f"grid={grid}")
    assert points(state)["lines"] == 2 * lines
    assert mine(state)["lines"] == lines


@pytest.mark.rule("CN-O3")
@pytest.mark.parametrize(
    ("row", "worth"),
    [
        ("123456", 8), ("654321", 8), ("444444", 8), ("213456", 6), ("162534", 6), ("112345", 3), (".44444", 0),
        ("12345x", 3), ("44444x", 3), ("x23456", 3),
    ],
)  # fmt: skip
def test_arrow_lines_pay_8_6_or_3(row: str, worth: int) -> None:
    rows = START.split("/")
    moved = "x" in row
    rows[0] = "111..." if moved else rows[0]
    across = "/".join([*rows[:2], row, *rows[3:]])
    fields = " claims=a1b1c1@1 taken=3:move:1" if moved else ""
    assert points(position(f"grid={across}{fields}"))["arrows"] == worth


@pytest.mark.rule("CN-O3")
def test_the_arrow_column_counts_too() -> None:
    assert points(position("grid=.1.2../...3../...4.4/2..5../..56../...16."))["arrows"] == 6
    assert points(position("grid=.1.1../...2../...3.4/2..4../..55../...66."))["arrows"] == 8


@pytest.mark.rule("CN-O4")
def test_an_objective_is_scored_once_at_the_end_of_a_round_and_kept() -> None:
    state = position("grid=1112.4/123312/.....4/2...../..5.../....6.", cards="A2 B2 C4", dice="425")
    state = play(state, "write 2 e1")
    done = play(state, "drop 5")
    assert GAME.preview(done, 0, GAME.parse(done, 0, "done"))["points"] == 3
    assert mine(done)["objectives"] == []
    state = play(done, "done")
    assert mine(state)["objectives"] == ["C4"]
    assert points(state)["objectives"] == 3


@pytest.mark.rule("CN-O4")
def test_end_game_objectives_are_checked_at_the_end_only() -> None:
    state = play(position(f"grid={START}", cards="A2 B4 C2"), "write 2 a1", "write 5 c1", "done")
    assert mine(state)["objectives"] == []
    end = last_round(LAST, cards="A2 B4 C2")
    end = play(end, "write 2 e1", "write 5 f1", "done")
    assert mine(end)["objectives"] == ["B4"]


@pytest.mark.rule("CN-O4")
def test_objectives_are_no_race() -> None:
    sheet = "grid=1112.4/123312/.....4/2...../..5.../....6."
    state = position(sheet, sheet, cards="A2 B2 C4")
    for seat in (0, 1):
        state = play(state, "write 2 e1", "drop 5", "done", seat=seat)
    assert [sheet["objectives"] for sheet in look(state, 0)["sheets"]] == [["C4"], ["C4"]]


THREES = "111222/333444/555666/2...../..5.../....6."
FIVE_THREES = "claims=a1b1c1@1,d1e1f1@2,a2b2c2@3,d2e2f2@4,a3b3c3@5"
FIVE_TAKEN = "taken=3:move:1,3:move:1,3:switch:1,3:switch:1,3:plus:1"


def scored(card: str, rows: str, fields: str = "", end: bool = False) -> bool:
    """Whether the card is scored at the end of this round: the rest of the dice is written, then done."""
    deck = "ABC".index(card[0])
    cards = " ".join(card if k == deck else f"{name}2" for k, name in enumerate("ABC"))
    state = position(f"grid={rows}{fields and ' ' + fields}", cards=cards, round=12 if end else 0, dice="625")
    while not any(GAME.notation(action) == "done" for action in GAME.legal(state, 0)):
        written = [action for action in GAME.legal(state, 0) if GAME.notation(action)[:5] in ("write", "drop ")]
        state = GAME.apply(state, 0, written[-1])
    return card in mine(play(state, "done"))["objectives"]


@pytest.mark.rule("CN-O5")
def test_a1_five_connect_3_at_the_end() -> None:
    boxes = " boxes=7"
    rows = "111222/333444/555666/224516/..5.../....6."
    assert scored("A1", rows, f"{FIVE_THREES} {FIVE_TAKEN}{boxes}", end=True)
    four = "claims=a1b1c1@1,d1e1f1@2,a2b2c2@3,d2e2f2@4 taken=3:move:1,3:move:1,3:switch:1,3:switch:1"
    assert not scored("A1", rows, f"{four}{boxes}", end=True)
    assert not scored("A1", THREES, f"{FIVE_THREES} {FIVE_TAKEN}")


@pytest.mark.rule("CN-O5")
def test_a2_three_connect_4_and_a3_three_shapes() -> None:
    rows = "1111../2333../2233.4/2.6666/..5.../....6."
    different = "claims=a1b1c1d1@1,b2c2c3d3@2,c4d4e4f4@3 taken=4:move:3,4:switch:3,4:plus:3"
    assert scored("A2", rows, different)
    assert not scored("A3", rows, different)
    two = "claims=a1b1c1d1@1,b2c2c3d3@2 taken=4:move:3,4:switch:3"
    assert not scored("A2", rows, two)
    square = "1111../2333../2233.4/2.66../..66../....6."
    assert scored("A3", square, "claims=a1b1c1d1@1,b2c2c3d3@2,c4d4c5d5@3 taken=4:move:3,4:switch:3,4:plus:3")


@pytest.mark.rule("CN-O5")
def test_a4_a_connect_3_a_4_and_a_5() -> None:
    rows = "1111../2333../..6666/222223/..5.../....6."
    base = "claims=a1b1c1d1@1,b2c2d2@2{} taken=3:move:1,4:move:3"
    assert scored("A4", rows, base.format(",a4b4c4d4e4@3"))
    assert not scored("A4", rows, base.format(""))


@pytest.mark.rule("CN-O5")
def test_a5_twenty_claimed_numbers_each_once() -> None:
    rows = "111222/333444/555666/224516/..5.../....6."
    six = f"{FIVE_THREES},d3e3f3@6 taken=3:move:1,3:move:1,3:switch:1,3:switch:1,3:plus:1,3:plus:2 boxes=7"
    assert not scored("A5", rows, six, end=True)
    rows = "111222/333444/555666/222516/..5.../....6."
    seven = f"{FIVE_THREES},d3e3f3@6,a4b4c4@7 taken=3:move:1,3:move:1,3:switch:1,3:switch:1,3:plus:1,3:plus:2,3:again:2"
    assert scored("A5", rows, f"{seven} boxes=7", end=True)


@pytest.mark.rule("CN-O5")
def test_b1_two_connect_5_at_the_end() -> None:
    both = "23...6/.45366/..6..4/234563/..5..6/2.1.66"
    assert scored("B1", both, "claims=a1b1b2c2c3@3,a4b4c4d4e4@4 boxes=7", end=True)
    assert not scored("B1", both, "claims=a1b1b2c2c3@3 boxes=7", end=True)


@pytest.mark.rule("CN-O5")
def test_b2_a_connect_4_or_5_of_equal_numbers() -> None:
    assert scored("B2", "1111../...3../.....4/2...../..5.../....6.", "claims=a1b1c1d1@1 taken=4:move:3 boxes=1")
    assert not scored("B2", "1234../...3../.....4/2...../..5.../....6.", "claims=a1b1c1d1@1 taken=4:move:3 boxes=1")
    assert scored("B2", "11111./...3../.....4/2...../..5.../....6.", "claims=a1b1c1d1e1@2")
    assert not scored("B2", THREE_ONES, "claims=a1b1c1@1 taken=3:move:1")


THREE_ONES = "111.../...3../.....4/2...../..5.../....6."


@pytest.mark.rule("CN-O5")
@pytest.mark.rule("CN-B6")
def test_b3_four_bonuses_used_six_points_included() -> None:
    rows = "1111../2223../333..4/2...../.556../....6."
    claims = "claims=a1b1c1d1@2,a2b2c2@3,a3b3c3@3"
    used = f"{claims} taken=3:switch:1,3:plus:1,4:six:6 used=switch,plus"
    assert not scored("B3", rows, used)
    four = "111122/2223../333..4/2...../.5566./....6."
    more = "claims=a1b1c1d1@2,a2b2c2@3,a3b3c3@3,d5e5e6@4 taken=3:switch:1,3:switch:1,3:plus:1,4:six:6"
    assert scored("B3", four, f"{more} used=switch,switch,plus")
    assert not scored("B3", four, f"{more} used=switch,plus")


@pytest.mark.rule("CN-O5")
def test_b4_at_most_one_free_action_at_the_end() -> None:
    rows = LAST
    assert scored("B4", rows, "boxes=1", end=True)
    assert not scored("B4", rows, "boxes=2", end=True)


@pytest.mark.rule("CN-O5")
def test_b5_three_connects_in_one_round() -> None:
    rows = "111222/...3../333..4/2...../..5.../....6."
    state = position(f"grid={rows}", cards="A2 B5 C2")
    state = play(state, "write 2 a2", "write 5 b2", "claim a1 b1 c1", "take move 1", "claim d1 e1 f1", "take move 1")
    assert mine(play(state, "done"))["objectives"] == []
    state = play(state, "claim a3 b3 c3", "take switch 1")
    assert mine(play(state, "done"))["objectives"] == ["B5"]
    earlier = "claims=a1b1c1@1,d1e1f1@2 taken=3:move:1,3:move:1"
    state = play(position(f"grid={rows} {earlier}", cards="A2 B5 C2"), "write 2 a2", "write 5 b2")
    assert mine(play(state, "claim a3 b3 c3", "take switch 1", "done"))["objectives"] == []


@pytest.mark.rule("CN-O5")
def test_c1_three_connected_lines_at_the_end() -> None:
    rows = "111111/122332/1212.4/2121../125.../1...6."
    assert scored("C1", rows.replace("1...6.", "12..6."), "boxes=5", end=True)
    assert not scored("C1", rows, "boxes=5", end=True)


@pytest.mark.rule("CN-O5")
def test_c2_the_four_corner_circles() -> None:
    assert scored("C2", "11..12/12.312/.....4/2...../125.12/12..61")
    assert not scored("C2", ".1..12/12.312/.....4/2...../125.12/12..61")


@pytest.mark.rule("CN-O5")
def test_c3_both_arrow_lines_full_crossed_out_spaces_count() -> None:
    crossed = "111x../...3../123444/2..1../..51../...16."
    assert scored("C3", crossed, "claims=a1b1c1@1 taken=3:move:1")
    assert not scored("C3", crossed.replace("1234", "12.4"), "claims=a1b1c1@1 taken=3:move:1")


@pytest.mark.rule("CN-O5")
def test_c4_a_whole_zone_written_crossed_out_spaces_do_not_count() -> None:
    assert scored("C4", "111234/123312/.....4/2...../..5.../....6.")
    assert not scored("C4", "111234/x23312/.....4/2...../..5.../....6.", "claims=a1b1c1@1 taken=3:move:1")


@pytest.mark.rule("CN-E1")
def test_the_rulebook_sum_is_61() -> None:
    """7 + 18 + 16 + arrow lines 3 + 6 + circles 6 + two connected lines 4 + objective 4 − 3."""
    fours = "a1b1c1c2@3,a2b2a3b3@4,d1d2e2e3@5"
    threes = "c3d3d4@7,f3e4f4@8,a4b4b5@9,a6b6c6@10"
    taken = "3:switch:1,3:plus:2,3:again:2,3:number3:2,4:move:3,4:switch:3,4:plus:3"
    sheet = f"grid={RULEBOOK} claims={fours},c4c5d5d6e6@6,{threes} taken={taken} boxes=3 goals=A"
    other = f"grid={RULEBOOK} claims=d1d2e2e3@2 taken=4:move:3 boxes=1"
    outcome = GAME.outcome(position(sheet, other, phase="over", round=12))
    assert outcome is not None
    assert outcome.breakdown[0] == {
        "connect3": 7, "connect4": 18, "connect5": 16, "arrows": 9, "circles": 6, "lines": 4, "objectives": 4,
        "minus": -3,
    }  # fmt: skip
    assert outcome.points[0] == 61


@pytest.mark.rule("CN-E1")
def test_the_game_ends_after_round_twelve() -> None:
    end = last_round(LAST)
    end = play(end, "write 2 e1", "write 5 f1", "done")
    assert GAME.to_act(end) == ()
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.points[0] == sum(outcome.breakdown[0].values())
    assert key(end, "done") == "cn-refusal-e1-over"
    assert GAME.outcome(last_round(LAST)) is None


def over(*boxes: int, rows: str = RULEBOOK) -> State:
    """Seats that differ in their boxes and in what they wrote."""
    grids = [rows] * len(boxes)
    sheets = [f"grid={grid} boxes={n}" if n else f"grid={grid}" for grid, n in zip(grids, boxes, strict=True)]
    return position(*sheets, phase="over", round=12)


@pytest.mark.rule("CN-E2")
def test_most_points_win() -> None:
    outcome = GAME.outcome(over(3, 1, 2))
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((3, 1, 2), "points")


@pytest.mark.rule("CN-E2")
def test_equal_in_points_and_minus_is_shared_and_counts_as_many_places() -> None:
    outcome = GAME.outcome(over(1, 1, 2))
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((1, 1, 3), "shared")


@pytest.mark.rule("CN-E2")
def test_equal_points_go_to_the_smaller_minus() -> None:
    same = RULEBOOK
    owner = GAME.outcome(position(f"grid={same} boxes=4 goals=A", f"grid={same} boxes=1", phase="over", round=12,
                                  cards="A2 B2 C2"))  # fmt: skip
    assert owner is not None
    assert owner.points[0] == owner.points[1]
    assert (owner.ranks, owner.reason) == ((2, 1), "tie-break")


def test_everybody_done_ends_the_round() -> None:
    state = position(f"grid={START}", f"grid={START}")
    for seat in (0, 1):
        state = play(state, "write 2 a1", "write 5 c1", seat=seat)
    assert GAME.label(ended(state)) == "round 2 roll"
