"""CN-S: sheet and set-up."""

import pytest

from connectable.games.connnect import GAME
from connectable.games.connnect.content import house
from connectable.games.connnect.engine.claims import placements
from connectable.games.connnect.engine.layout import FIVES
from connectable.games.connnect.engine.state import State
from games.connnect.positions import START, chance, key, legal, look, play, position

DEALT = ("shape A", "shape B", "shape C", "shape F", "card A2", "card B2", "card C2", "first 1")
SPACES = ["b1", "d2", "f3", "a4", "c5", "e6"]


def dealt(seats: int = 2, setup: str = "shared") -> State:
    return chance(GAME.start(seats, {"setup": setup}), *DEALT)


@pytest.mark.rule("CN-S1")
@pytest.mark.parametrize(
    ("zone", "columns", "rows"),
    [
        (1, "ab", "123456"),
        (2, "cd", "123456"),
        (3, "ef", "123456"),
        (4, "abcdef", "12"),
        (5, "abcdef", "34"),
        (6, "abcdef", "56"),
    ],
)
def test_zones_are_column_pairs_then_row_pairs(zone: int, columns: str, rows: str) -> None:
    state = position(f"grid={START}", dice=f"{zone}12")
    spaces = {line.split()[2] for line in legal(state) if line.startswith("write 1 ")}
    assert spaces == {c + r for c in columns for r in rows} - set(SPACES)


@pytest.mark.rule("CN-S2")
@pytest.mark.rule("CN-O1")
@pytest.mark.parametrize("circle", range(1, 10))
def test_a_circle_lies_in_the_middle_of_each_block_where_zones_meet(circle: int) -> None:
    down, across = divmod(circle - 1, 3)
    rows = [list(row) for row in START.split("/")]
    block = [(2 * down + r, 2 * across + c) for r in (0, 1) for c in (0, 1)]
    free = [(r, c) for r, c in block if rows[r][c] == "."]
    for r, c in free[1:]:
        rows[r][c] = "1"
    state = position("grid=" + "/".join("".join(row) for row in rows), dice=f"{across + 1}25")
    last = "abcdef"[free[0][1]] + str(free[0][0] + 1)
    assert GAME.preview(state, 0, GAME.parse(state, 0, f"write 2 {last}"))["circles"] == [circle]


@pytest.mark.rule("CN-S3")
def test_four_of_eight_shapes_lie_open_and_f_is_the_staircase() -> None:
    state = GAME.start(2)
    assert [GAME.notation(a) for a, _ in GAME.chance(state)] == [f"shape {letter}" for letter in "ABCDEFGH"]
    state = chance(state, *DEALT[:3])
    assert len(GAME.chance(state)) == 5
    assert key(state, "shape A", -1) == "cn-refusal-s3"
    shapes = look(chance(state, "shape F"), 0)["shapes"]
    assert [card["letter"] for card in shapes] == ["A", "B", "C", "F"]
    assert shapes[3]["picture"] == ["##.", ".##", "..#"]
    assert {letter: FIVES[five] for letter, five in house().letters.items()} == dict(
        zip("ABCDEFGH", "ILNPUWVZ", strict=True)
    )


@pytest.mark.rule("CN-S3")
def test_the_shapes_are_the_pentominoes_that_can_hold_a_run() -> None:
    def runs(spaces: frozenset[int], last: int) -> bool:
        rest = spaces - {last}
        near = [k for k in rest if abs(k - last) == 6 or (abs(k - last) == 1 and k // 6 == last // 6)]
        return not rest or any(runs(rest, k) for k in near)

    names = {"I": 24, "L": 120, "N": 120, "P": 160, "U": 80, "V": 64, "W": 64, "Z": 64}
    from connectable.games.connnect.engine.claims import PICTURES

    for name, picture in zip(FIVES, PICTURES[2], strict=True):
        found = placements(picture)
        assert len(found) == names[name]
        spaces = frozenset(k for k in range(36) if found[0] >> k & 1)
        assert any(runs(spaces, k) for k in spaces)


@pytest.mark.rule("CN-S4")
def test_score_cards_are_16_14_13_12() -> None:
    assert look(GAME.start(2), 0)["scores"] == [16, 14, 13, 12]


@pytest.mark.rule("CN-S5")
def test_one_objective_of_each_deck_is_drawn_from_fourteen() -> None:
    state = chance(GAME.start(2), *DEALT[:4])
    sizes = []
    for card in ("card A5", "card B1", "card C4"):
        outcomes = GAME.chance(state)
        assert {share for _, share in outcomes} == {1 / len(outcomes)}
        sizes.append(len(outcomes))
        assert key(state, "card C1" if card[5] != "C" else "card A1", -1) == "cn-refusal-s5"
        state = chance(state, card)
    assert sizes == [5, 5, 4]
    objectives = look(state, 0)["objectives"]
    assert [card["name"] for card in objectives] == ["A5", "B1", "C4"]


@pytest.mark.rule("CN-S6")
def test_everyone_writes_three_rolled_numbers_twice_where_they_like() -> None:
    """The rulebook's example: 1, 3, 4, then 2, 4, 6."""
    state = chance(dealt(), "roll 1 3 4")
    assert GAME.to_act(state) == (0, 1)
    assert set(legal(state)) == {f"write {n} {space}" for n in (1, 3, 4) for space in SPACES}
    state = play(state, "write 1 b1", "write 3 c5", "write 4 a4", "done")
    state = play(state, "write 4 b1", "write 3 d2", "write 1 f3", "done", seat=1)
    state = chance(state, "roll 2 4 6")
    assert set(legal(state)) == {f"write {n} {space}" for n in (2, 4, 6) for space in ("d2", "f3", "e6")}
    state = play(state, "write 4 d2", "write 2 f3", "write 6 e6", "done")
    assert GAME.label(play(state, "write 2 a4", "write 4 c5", "write 6 e6", "done", seat=1)) == "round 1 roll"


@pytest.mark.rule("CN-S6")
def test_set_up_numbers_go_into_set_up_spaces_only() -> None:
    state = chance(dealt(), "roll 1 3 4")
    assert key(state, "write 1 a1") == "cn-refusal-s6-space"
    assert key(state, "write 2 b1") == "cn-refusal-s6-number"
    assert key(play(state, "write 1 b1"), "write 3 b1") == "cn-refusal-r2-taken"


@pytest.mark.rule("CN-S6")
def test_set_up_numbers_are_ordinary_numbers() -> None:
    state = play(position("grid=.1..../...3../.....4/2...../..5.../....6.", dice="456"), "write 5 b2", "write 6 c2")
    assert key(state, "claim b1 b2 c2") == "cn-refusal-c1-numbers"
    state = play(position("grid=.1..../...3../.....4/2...../..5.../....6.", dice="412"), "write 2 c2", "write 1 b2")
    assert "claim b2 c2 d2" in legal(state)


@pytest.mark.rule("CN-S7")
def test_the_house_set_up_spaces_and_arrow_lines() -> None:
    view = look(GAME.start(1), 0)
    assert view["setup_spaces"] == SPACES
    assert view["arrows"] == ["row 3", "column d"]


@pytest.mark.rule("CN-S8")
def test_chance_comes_in_order_each_thing_under_its_own_name() -> None:
    state, labels = GAME.start(3), []
    for line in (*DEALT, "roll 1 1 1"):
        labels.append(GAME.label(state))
        state = chance(state, line)
    assert labels == [*(f"shape {n}" for n in range(1, 5)), *(f"objective {deck}" for deck in "ABC"), "first seat",
                      "setup 1 roll"]  # fmt: skip
    assert GAME.label(state) == ""


@pytest.mark.rule("CN-S8")
def test_each_seat_is_equally_likely_to_be_first_and_the_drawn_one_is() -> None:
    state = chance(GAME.start(3), *DEALT[:7])
    assert [(GAME.notation(a), p) for a, p in GAME.chance(state)] == [(f"first {seat}", 1 / 3) for seat in range(3)]
    assert look(chance(state, "first 2"), 0)["active"] == 2
    assert key(chance(GAME.start(2), *DEALT[:7]), "first 2", -1) == "cn-refusal-s8-first"


@pytest.mark.rule("CN-S8")
def test_all_place_three_numbers_and_say_done_before_the_second_roll() -> None:
    state = play(chance(dealt(), "roll 1 3 4"), "write 1 b1", "write 3 c5")
    assert key(state, "done") == "cn-refusal-s8-dice"
    state = play(state, "write 4 a4", "done")
    assert GAME.to_act(state) == (1,)
    state = play(state, "write 1 b1", "write 3 c5", "write 4 a4", "done", seat=1)
    assert (GAME.to_act(state), GAME.label(state)) == ((-1,), "setup 2 roll")


@pytest.mark.rule("CN-S8")
@pytest.mark.rule("CN-S6")
def test_own_set_up_rolls_for_each_seat_in_seat_order() -> None:
    state = dealt(2, "own")
    assert GAME.label(state) == "setup 1 roll seat 0"
    state = chance(state, "roll 1 1 2")
    assert GAME.label(state) == "setup 1 roll seat 1"
    state = chance(state, "roll 4 5 6")
    assert GAME.to_act(state) == (0, 1)
    assert {line.split()[1] for line in legal(state, 0)} == {"1", "2"}
    assert {line.split()[1] for line in legal(state, 1)} == {"4", "5", "6"}


@pytest.mark.rule("CN-S8")
@pytest.mark.parametrize("line", ["free 1 as 2", "move b1", "claim a1 b1 c1", "drop 1", "out", "take six 6"])
def test_no_free_action_bonus_or_claim_before_round_1(line: str) -> None:
    assert key(chance(dealt(), "roll 1 3 4"), line) == "cn-refusal-s8-before-round-1"


@pytest.mark.rule("CN-S8")
def test_nobody_acts_before_the_cards_are_open() -> None:
    assert key(GAME.start(2), "write 1 b1") == "cn-refusal-s8-chance-first"
    assert key(GAME.start(2), "write 1 b1", 7) == "cn-refusal-s8-seat"
