"""CN-C: what can be claimed and what it brings."""

import re

import pytest

from connectable.games.connnect import GAME
from connectable.games.connnect.engine.state import State
from games.connnect.positions import FULL_ZONE, HOUSE_TEXT, START, key, legal, look, mine, play, position, refusal


def ready(rows: str, shapes: str = "A B C F") -> State:
    """A seat that has written its dice, 2 and 5, in zone 6."""
    return play(position(f"grid={rows}", dice="625", shapes=shapes), "write 2 a6", "write 5 f6")


def with_row(row: str, start: str = START) -> str:
    """The start position with another first row."""
    return "/".join([row, *start.split("/")[1:]])


@pytest.mark.rule("CN-C1")
@pytest.mark.parametrize(
    ("row", "claim"),
    [("555...", "a1 b1 c1"), ("123...", "a1 b1 c1"), ("321...", "a1 b1 c1"), ("654...", "a1 b1 c1")],
)
def test_equal_numbers_or_a_run_either_way(row: str, claim: str) -> None:
    assert f"claim {claim}" in legal(ready(with_row(row)))


@pytest.mark.rule("CN-C1")
@pytest.mark.parametrize(
    ("row", "why"), [("561...", "numbers"), ("132...", "order"), ("112...", "numbers"), ("135...", "numbers")]
)
def test_no_wrap_no_gap_no_wrong_order(row: str, why: str) -> None:
    found = refusal(ready(with_row(row)), "claim a1 b1 c1")
    assert found.key == f"cn-refusal-c1-{why}"
    assert found.detail["numbers"] == sorted(int(n) for n in row[:3])


@pytest.mark.rule("CN-C1")
def test_numbers_must_touch_and_be_three_to_five() -> None:
    state = ready("11.1../...3../.....4/2...../..5.../....6.")
    assert key(state, "claim a1 b1 d1") == "cn-refusal-c1-apart"
    assert key(state, "claim a1 b1") == "cn-refusal-c1-size"


@pytest.mark.rule("CN-C1")
def test_numbers_that_touch_without_following_do_not_matter() -> None:
    """1 stands beside 4 in the square."""
    square = ready("12..../43.3../.....4/2...../..5.../....6.")
    assert "claim a1 b1 a2 b2" in legal(square)
    crossed = ready("13..../24.3../.....4/2...../..5.../....6.")
    assert key(crossed, "claim a1 b1 a2 b2") == "cn-refusal-c1-order"


@pytest.mark.rule("CN-C1")
@pytest.mark.parametrize(
    ("grid", "claim"),
    [
        ("12..../3..3../4....4/2...../..5.../....6.", None),
        ("1112../1..3../.....4/2...../..5.../....6.", "a1 b1 c1 a2"),
        ("111.../..13../.....4/2...../..5.../....6.", "a1 b1 c1 c2"),
        ("11..../.1.3../.1...4/2...../..5.../....6.", "a1 b1 b2 b3"),
    ],
)
def test_shapes_may_be_turned_and_mirrored(grid: str, claim: str | None) -> None:
    found = [line for line in legal(ready(grid)) if line.startswith("claim") and len(line.split()) == 5]
    assert found == ([f"claim {claim}"] if claim else [])


@pytest.mark.rule("CN-C2")
def test_a_number_is_claimed_once_only() -> None:
    state = play(ready(with_row("1112..")), "claim a1 b1 c1", "take move 1")
    assert key(state, "claim b1 c1 d1") == "cn-refusal-c2-claimed"
    assert not any("c1" in line for line in legal(state) if line.startswith("claim"))


@pytest.mark.rule("CN-C2")
def test_free_and_crossed_out_spaces_hold_no_number() -> None:
    sheet = "grid=x111../1..3../.....4/2...../..5.../....6. claims=b1c1d1@2 taken=3:move:1"
    state = play(position(sheet, dice="625"), "write 2 a6", "write 5 f6")
    assert refusal(state, "claim a1 a2 a3").detail["spaces"] == ["a1", "a3"]
    assert key(state, "claim a1 a2 a3") == "cn-refusal-c2-empty"


@pytest.mark.rule("CN-C3")
def test_connect_3_straight_or_corner_gives_a_bonus_of_its_row() -> None:
    """The rulebook's example: three fives, then Move."""
    for grid, claim in (("555...", "a1 b1 c1"), ("55....", "a1 b1 a2")):
        rows = with_row(grid) if claim.endswith("c1") else "55..../5..3../.....4/2...../..5.../....6."
        state = play(ready(rows), f"claim {claim}")
        assert legal(state) == ["take move 1", "take switch 1", "take plus 1", "take plus 2", "take again 2",
                                "take number3 2", "take number4 2"]  # fmt: skip
        assert mine(play(state, "take move 1"))["points"]["connect3"] == 1


@pytest.mark.rule("CN-C4")
def test_connect_4_is_i_l_o_s_and_gives_a_bonus_of_its_row() -> None:
    state = play(ready(with_row("1111..")), "claim a1 b1 c1 d1")
    assert legal(state) == ["take move 3", "take switch 3", "take plus 3", "take again 3", "take any 2",
                            "take number1 3", "take number6 3", "take six 6"]  # fmt: skip
    tee = ready("111.../.1.3../.....4/2...../..5.../....6.")
    assert key(tee, "claim a1 b1 c1 b2") == "cn-refusal-c4"


ELL = ".1..../.2.3../.34..4/2...../..5.../....6."
"""1, 2, 3 down column b and 4 beside the 3: an L."""


@pytest.mark.rule("CN-C5")
def test_the_first_claim_of_a_shape_pays_4() -> None:
    """The rulebook's example: 1-2-3-4 in an L."""
    state = ready(ELL)
    promise = GAME.preview(state, 0, GAME.parse(state, 0, "claim b1 b2 b3 c3"))
    assert (promise["points"], promise["shape"], promise["bonus"]) == (4, "L", 4)
    points = mine(play(state, "claim b1 b2 b3 c3", "take move 3"))["points"]
    assert points["connect4"] == 4 + 3


@pytest.mark.rule("CN-C5")
def test_a_later_claim_by_a_player_who_has_not_scored_the_shape_pays_1() -> None:
    """The rulebook's example goes on: L was claimed before."""
    first = f"grid={ELL} claims=b1b2b3c3@2 taken=4:move:3"
    state = play(position(f"grid={ELL}", first, dice="625"), "write 2 a6", "write 5 f6")
    assert GAME.preview(state, 0, GAME.parse(state, 0, "claim b1 b2 b3 c3"))["points"] == 1


@pytest.mark.rule("CN-C5")
def test_a_second_claim_of_the_same_shape_brings_the_bonus_only() -> None:
    state = play(ready("1111../...3../222234/2...../..5.../....6."), "claim a1 b1 c1 d1", "take six 6")
    assert GAME.preview(state, 0, GAME.parse(state, 0, "claim a3 b3 c3 d3"))["points"] == 0
    state = play(state, "claim a3 b3 c3 d3")
    assert "take move 3" in legal(state)


@pytest.mark.rule("CN-C6")
@pytest.mark.rule("CN-R4")
def test_all_who_claim_a_shape_in_the_same_round_share_the_first_place() -> None:
    state = position(f"grid={ELL}", f"grid={ELL}", dice="625")
    for seat in (1, 0):
        state = play(state, "write 2 a6", "write 5 f6", "claim b1 b2 b3 c3", "take six 6", "done", seat=seat)
    sheets = look(state, 0)["sheets"]
    assert [sheet["points"]["connect4"] for sheet in sheets] == [10, 10]
    assert look(state, 0)["raced"] == ["L"]


STAIRS = "23..../.453../..6..4/2...../..5.../....6."
"""2 to 6 down a staircase: card F."""


@pytest.mark.rule("CN-C7")
def test_card_f_with_2_to_6_notes_the_letter_and_16() -> None:
    state = ready(STAIRS)
    promise = GAME.preview(state, 0, GAME.parse(state, 0, "claim a1 b1 b2 c2 c3"))
    assert (promise["points"], promise["letter"], promise["bonus"]) == (16, "F", 0)
    state = play(state, "claim a1 b1 b2 c2 c3")
    claim = mine(state)["claims"][0]
    assert (claim["letter"], claim["points"]) == ("F", 16)
    assert "done" in legal(state)


@pytest.mark.rule("CN-C7")
def test_only_open_cards_can_be_claimed() -> None:
    state = ready(STAIRS, shapes="A B C D")
    found = refusal(state, "claim a1 b1 b2 c2 c3")
    assert (found.key, found.detail["letter"], found.detail["open"]) == ("cn-refusal-c7-card", "F", list("ABCD"))
    plus = ready(".2..../2223../.2...4/2...../..5.../....6.")
    assert key(plus, "claim b1 a2 b2 c2 b3") == "cn-refusal-c7-shape"


@pytest.mark.rule("CN-C8")
def test_all_connect_5_of_a_round_get_the_same_value_then_one_score_card_goes() -> None:
    line = "23456./...3../.....4/2...../..5.../....6."
    state = position(f"grid={STAIRS}", f"grid={line}", dice="625")
    state = play(state, "write 2 a6", "write 5 f6", "claim a1 b1 b2 c2 c3", "done")
    state = play(state, "write 2 a6", "write 5 f6", "claim a1 b1 c1 d1 e1", "done", seat=1)
    sheets = look(state, 0)["sheets"]
    assert [sheet["points"]["connect5"] for sheet in sheets] == [16, 16]
    shapes = look(state, 0)["shapes"]
    assert [card["letter"] for card in shapes if card["down"]] == ["A", "F"]
    assert look(state, 0)["scores"] == [14, 13, 12]


@pytest.mark.rule("CN-C8")
def test_a_card_that_was_turned_down_cannot_be_claimed_any_more() -> None:
    claimed = f"grid={STAIRS} claims=a1b1b2c2c3@2"
    state = play(position(f"grid={STAIRS}", claimed, dice="625"), "write 2 a6", "write 5 f6")
    assert key(state, "claim a1 b1 b2 c2 c3") == "cn-refusal-c8-down"
    line = "23456./...3../.....4/2...../..5.../....6."
    state = play(position(f"grid={line}", claimed, dice="625"), "write 2 a6", "write 5 f6")
    assert GAME.preview(state, 0, GAME.parse(state, 0, "claim a1 b1 c1 d1 e1"))["points"] == 14


@pytest.mark.rule("CN-C8")
def test_one_player_may_claim_two_different_cards_in_a_round_not_one_twice() -> None:
    grid = "234561/...3../223456/2...../..5.../....6."
    state = play(position(f"grid={grid}", dice="625"), "write 2 a6", "write 5 f6", "claim a1 b1 c1 d1 e1")
    assert key(state, "claim b3 c3 d3 e3 f3") == "cn-refusal-c8-twice"
    grid = "23..../.453../..6..4/234563/..5.../....6."
    state = play(position(f"grid={grid}", dice="625"), "write 2 a6", "write 5 f6", "claim a1 b1 b2 c2 c3")
    state = play(state, "claim a4 b4 c4 d4 e4")
    assert mine(state)["points"]["connect5"] == 32


@pytest.mark.rule("CN-C9")
def test_the_bonus_must_be_chosen_and_equal_icons_are_one_choice() -> None:
    state = play(ready(with_row("555...")), "claim a1 b1 c1")
    assert key(state, "done") == "cn-refusal-c9-choose"
    assert key(state, "take six 6") == "cn-refusal-c9-icon"
    assert legal(state).count("take move 1") == 1
    assert key(play(state, "take move 1"), "take move 1") == "cn-refusal-c9-no-claim"
    assert GAME.notation(GAME.parse(state, 0, "take plus")) == "take plus 2"


@pytest.mark.rule("CN-C9")
def test_a_claim_stands_without_a_bonus_when_the_row_is_used_up() -> None:
    state = play_to_claim(GAME.start(1, {"sheet": house_with("[connect3]\nbonuses = []")}))
    assert "done" in legal(state)
    assert len(mine(state)["claims"]) == 1


def house_with(row: str) -> str:
    """The house sheet with another Connect-3 row."""
    return re.sub(r"\[connect3\]\nbonuses = \[.*?\n\]", row, HOUSE_TEXT, flags=re.DOTALL)


def play_to_claim(state: State) -> State:
    lines = ["shape A", "shape B", "shape C", "shape F", "card A2", "card B2", "card C2", "first 0", "roll 1 1 1"]
    state = play(state, *lines, seat=-1)
    state = play(state, "write 1 b1", "write 1 d2", "write 1 a4", "done")
    state = play(play(state, "roll 1 2 3", seat=-1), "write 1 f3", "write 2 c5", "write 3 e6", "done")
    state = play(play(state, "roll 1 1 4", seat=-1), "zone 4", "write 1 a1", "write 1 c1")
    return play(state, "claim a1 b1 c1")


@pytest.mark.rule("CN-C10")
def test_solo_wins_every_race() -> None:
    sheet = f"grid={ELL} claims=b1b2b3c3@2 taken=4:move:3"
    state = position(sheet, dice="625")
    assert look(state, 0)["raced"] == ["L"]
    other = "grid=1111../...3../222234/2...../..5.../....6. claims=a1b1c1d1@3 taken=4:move:3"
    state = play(position(other, dice="625"), "write 2 a6", "write 5 f6")
    assert GAME.preview(state, 0, GAME.parse(state, 0, "claim a3 b3 c3 d3"))["points"] == 0
    square = "grid=1111../...3../22..34/22..../..5.../....6. claims=a1b1c1d1@3 taken=4:move:3"
    state = play(position(square, dice="625"), "write 2 a6", "write 5 f6")
    assert GAME.preview(state, 0, GAME.parse(state, 0, "claim a3 b3 a4 b4"))["points"] == 4


@pytest.mark.rule("CN-C10")
@pytest.mark.rule("CN-F4")
def test_solo_out_ends_the_game_as_lost() -> None:
    outcome = GAME.outcome(play(position(f"grid={FULL_ZONE} boxes=7"), "out"))
    assert outcome is not None
    assert outcome.reason == "out"
