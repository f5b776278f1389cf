"""CN-B: what each bonus does, and when."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from connectable.games.connnect import GAME
from connectable.games.connnect.content import house
from connectable.games.connnect.engine.actions import Action, icon_code
from connectable.games.connnect.engine.bonuses import add_moves, move_refusal, take
from connectable.games.connnect.engine.score import breakdown, used
from connectable.games.connnect.engine.state import NOTHING, TAKE_BONUS, State, empty_sheet
from games.connnect.positions import (
    FULL_ZONE,
    START,
    THREE,
    grid,
    key,
    legal,
    look,
    mine,
    play,
    position,
    refusal,
    words,
)

HALF = "111222/...3../.....4/2...../..5.../....6."
"""Two Connect-3 in row 1: room for two bonuses."""
CLAIMS = "claims=a1b1c1@1,d1e1f1@2"


def holding(bonus: str, dice: str = "425", rows: str = THREE) -> State:
    """Round 2, a bonus in hand, both dice waiting."""
    return position(f"grid={rows} claims=a1b1c1@1 taken=3:{bonus}", dice=dice)


def holding_two(one: str, two: str, dice: str = "425", rows: str = HALF) -> State:
    return position(f"grid={rows} {CLAIMS} taken=3:{one},3:{two}", dice=dice)


def winning(bonus: str, dice: str = "425", rows: str = "1111../...3../.....4/2...../..5.../....6.") -> State:
    """The seat has just taken a bonus of the Connect-4 row, its dice written in row 2."""
    state = play(position(f"grid={rows}", dice=dice), f"write {dice[1]} a2", f"write {dice[2]} f2")
    return play(state, "claim a1 b1 c1 d1", f"take {bonus}")


@pytest.mark.rule("CN-B1")
def test_move_crosses_a_number_out_and_writes_it_in_any_free_space() -> None:
    state = play(holding("move:1"), "move d2")
    assert {line[:7] for line in legal(state)} == {"write 3"}
    state = play(state, "write 3 b6")
    assert grid(state) == "111.../...x../.....4/2...../..5.../.3..6."
    assert mine(state)["hand"]["move"] == 0
    assert key(state, "write 2 d2") == "cn-refusal-b1-crossed"


@pytest.mark.rule("CN-B1")
def test_move_takes_unclaimed_numbers_only_also_those_of_this_round() -> None:
    state = play(holding("move:1"), "write 2 a2")
    assert key(state, "move a1") == "cn-refusal-b1-claimed"
    assert key(state, "move f1") == "cn-refusal-b1-empty"
    assert "move a2" in legal(state)
    assert "move b1" not in legal(state)
    assert key(play(state, "move a2"), "write 5 b2") == "cn-refusal-b1-chosen"
    assert key(position(f"grid={START}"), "move d2") == "cn-refusal-b1-none"


@pytest.mark.rule("CN-B1")
def test_move_works_in_the_fill_and_the_claim_phase_and_may_take_the_last_space_of_the_zone() -> None:
    state = play(holding("move:1"), "write 2 a2", "write 5 b2")
    assert "move d2" in legal(state)
    full = "111234/1233.2/.....4/2...../..53../....6."
    state = position(f"grid={full} claims=a1b1c1@1 taken=3:move:1")
    state = play(state, "move d5", "write 3 e2")
    assert "drop" in words(state)
    assert "write" not in words(state)


@pytest.mark.rule("CN-B1")
def test_move_is_refused_when_no_space_is_free() -> None:
    marks = vec[i64]([0, *[0] * 5, 2**36 - 1, 0])
    sheet = empty_sheet().act(marks, 0, 1, 0, 0, 0)
    found = move_refusal(sheet, 7)
    assert found is not None
    assert found.key == "cn-refusal-b1-full"
    moves: list[Action] = []
    add_moves(sheet, moves)
    assert moves == []


@pytest.mark.rule("CN-B2")
def test_switch_swaps_the_zone_die_with_a_number_die_which_keeps_its_place() -> None:
    state = play(holding("switch:1"), "switch 5")
    assert mine(state)["dice"] == [5, 2, 4]
    assert {line.split()[2][1] for line in legal(state) if line.startswith("write")} == {"3", "4"}
    assert mine(state)["hand"]["switch"] == 0


@pytest.mark.rule("CN-B2")
def test_switch_comes_before_the_first_die_is_written_or_dropped() -> None:
    assert key(play(holding("switch:1"), "write 2 a2"), "switch 5") == "cn-refusal-b2-late"
    claiming = play(holding("switch:1"), "write 2 a2", "write 5 b2")
    assert key(claiming, "switch 5") == "cn-refusal-b2-late"
    assert "switch" not in words(claiming)


@pytest.mark.rule("CN-B2")
def test_switches_may_follow_each_other_and_swap_changed_dice() -> None:
    state = play(holding_two("switch:1", "switch:1"), "switch 5", "switch 2")
    assert mine(state)["dice"] == [2, 5, 4]
    state = play(holding_two("switch:1", "plus:1"), "change 5 to 6", "switch 6")
    assert mine(state)["dice"] == [6, 2, 4]


@pytest.mark.rule("CN-B2")
def test_a_switch_that_changes_no_face_is_refused() -> None:
    state = holding("switch:1", dice="445")
    assert key(state, "switch 4") == "cn-refusal-b2-same"
    assert key(state, "switch 1") == "cn-refusal-b2-number"
    assert [line for line in legal(state) if line.startswith("switch")] == ["switch 5"]
    assert key(position(f"grid={START}"), "switch 5") == "cn-refusal-b2-none"


@pytest.mark.rule("CN-B3")
def test_plus_minus_takes_one_or_two_steps_on_one_die_or_one_on_each() -> None:
    found = {line for line in legal(holding("plus:1")) if line.startswith("change")}
    one = {"change 2 to 1", "change 2 to 3", "change 2 to 4", "change 2 to 6"}
    other = {"change 5 to 4", "change 5 to 6", "change 5 to 3", "change 5 to 1"}
    each = {f"change 2 to {i} and 5 to {j}" for i in (1, 3) for j in (4, 6)}
    assert found == one | other | each
    assert mine(play(holding("plus:1"), "change 2 to 3 and 5 to 4"))["dice"] == [4, 3, 4]


@pytest.mark.rule("CN-B3")
def test_after_6_comes_1_and_before_1_comes_6() -> None:
    state = holding("plus:1", dice="416")
    assert mine(play(state, "change 1 to 6 and 6 to 1"))["dice"] == [4, 6, 1]
    assert mine(play(state, "change 6 to 2"))["dice"] == [4, 1, 2]


@pytest.mark.rule("CN-B3")
@pytest.mark.parametrize("line", ["change 2 to 5", "change 2 to 2", "change 2 to 4 and 5 to 6", "change 4 to 5"])
def test_more_steps_no_change_or_the_zone_die_are_refused(line: str) -> None:
    assert key(holding("plus:1"), line) == "cn-refusal-b3-steps"


@pytest.mark.rule("CN-B3")
def test_plus_minus_changes_dice_not_yet_written_in_the_fill_phase_only() -> None:
    state = play(holding("plus:1"), "write 2 a2")
    assert {line for line in legal(state) if line.startswith("change")} == {f"change 5 to {n}" for n in (4, 6, 3, 1)}
    assert key(play(state, "write 5 b2"), "change 5 to 6") == "cn-refusal-b3-no-die"
    assert key(position(f"grid={START}"), "change 2 to 3") == "cn-refusal-b3-none"
    used = play(state, "change 5 to 6")
    assert key(used, "change 6 to 5") == "cn-refusal-b3-none"


@pytest.mark.rule("CN-B3")
def test_equal_dice_change_together_or_one_of_them() -> None:
    state = holding("plus:1", dice="433")
    assert mine(play(state, "change 3 to 4"))["dice"] == [4, 4, 3]
    assert mine(play(state, "change 3 to 4 and 3 to 2"))["dice"] == [4, 2, 4]


@pytest.mark.rule("CN-B4")
def test_again_uses_a_claimed_number_once_more_and_is_crossed_out() -> None:
    state = play(holding("again:2", dice="423"), "write 2 d1", "write 3 e1")
    assert "claim c1 d1 e1" in legal(state)
    state = play(state, "claim c1 d1 e1", "take move 1")
    assert mine(state)["hand"]["again"] == 0
    assert mine(state)["claimed"] == ["a1", "b1", "c1", "d1", "e1"]


@pytest.mark.rule("CN-B4")
def test_as_many_agains_as_claimed_numbers_and_at_least_one_unclaimed() -> None:
    state = play(holding("again:2", dice="412"), "write 1 b2", "write 2 f1")
    assert key(state, "claim a1 b1 b2") == "cn-refusal-b4-too-few"
    assert refusal(state, "claim a1 b1 b2").detail == {"why": "too-few", "have": 1, "need": 2}
    assert key(state, "claim a1 b1 c1") == "cn-refusal-b4-all-claimed"
    assert not {"claim a1 b1 b2", "claim a1 b1 c1"} & set(legal(state))


@pytest.mark.rule("CN-B4")
def test_again_also_uses_a_claim_of_this_round_and_a_number_yet_again() -> None:
    rows = "1112../...3../.....4/2...../..5.../....6."
    state = play(position(f"grid={rows}", dice="423"), "write 2 a2", "write 3 e1", "claim a1 b1 c1", "take again 2")
    assert "claim c1 d1 e1" in legal(state)
    twice = "11123./...3../.....4/2...../..5.../....6."
    sheet = f"grid={twice} claims=a1b1c1@1,c1d1e1@2 taken=3:move:1,3:again:2"
    state = play(position(sheet, dice="423"), "write 2 c2", "write 3 f2")
    assert key(state, "claim c1 c2 d2") == "cn-refusal-c2-claimed"


@pytest.mark.rule("CN-B4")
def test_a_later_again_may_use_a_number_yet_again() -> None:
    rows = "111.../..23../.....4/2...../..5.../..6666"
    sheet = f"grid={rows} claims=a1b1c1@1,c6d6e6f6@2 taken=3:again:2,4:again:3"
    state = play(position(sheet, dice="423"), "write 2 d1", "write 3 e1", "claim c1 c2 d2", "take move 1")
    state = play(state, "claim c1 d1 e1", "take move 1")
    assert mine(state)["hand"]["again"] == 0
    assert mine(state)["points"]["connect3"] == 2 + 1 + 1


@pytest.mark.rule("CN-B5")
def test_any_two_writes_two_numbers_of_choice_in_the_zone_at_once() -> None:
    state = winning("any 2")
    assert {line.split()[1] for line in legal(state)} == set("123456")
    assert key(state, "write 3 a5") == "cn-refusal-r2-zone"
    assert key(state, "done") == "cn-refusal-b8-any"
    assert key(state, "lose") == "cn-refusal-b5-fits"
    state = play(state, "write 6 e1")
    assert key(state, "done") == "cn-refusal-b8-any"
    state = play(state, "write 6 f1")
    assert "done" in legal(state)
    assert grid(state).startswith("111166")


@pytest.mark.rule("CN-B5")
def test_any_two_writes_one_number_when_only_one_fits_and_is_lost_when_none_does() -> None:
    rows = "11112./1123../.....4/2...../..5.../....6."
    state = play(position(f"grid={rows}"), "write 2 e2", "write 5 f2", "claim a1 b1 c1 d1", "take any 2", "write 6 f1")
    assert "done" in legal(state)
    rows = "111122/1123../.....4/2...../..5.../....6."
    state = play(position(f"grid={rows}"), "write 2 e2", "write 5 f2", "claim a1 b1 c1 d1", "take any 2")
    assert "done" in legal(state)
    assert mine(state)["points"]["connect4"] == 4 + 2


@pytest.mark.rule("CN-B5")
@pytest.mark.rule("CN-B2")
def test_any_two_may_be_switched_before_its_first_number() -> None:
    rows = "1111../...3../.....4/2...../..5.../...666"
    sheet = f"grid={rows} claims=d6e6f6@2 taken=3:switch:1"
    state = play(position(sheet), "write 2 a2", "write 5 f2", "claim a1 b1 c1 d1", "take any 2")
    assert "switch 5" in legal(state)
    switched = play(state, "switch 5")
    assert mine(switched)["dice"] == [5, 2, 4]
    assert {line.split()[2][1] for line in legal(switched) if line.startswith("write")} == {"3", "4"}
    assert "done" in legal(play(switched, "write 1 a3", "write 1 b3"))
    assert key(play(state, "write 1 e1"), "switch 5") == "cn-refusal-b2-late"


@pytest.mark.rule("CN-B5")
def test_with_the_zone_full_and_a_switch_in_hand_any_two_may_be_lost() -> None:
    rows = "111122/1123../.....4/2...../..5.../...666"
    sheet = f"grid={rows} claims=d6e6f6@2 taken=3:switch:1"
    state = play(position(sheet), "write 2 e2", "write 5 f2", "claim a1 b1 c1 d1", "take any 2")
    assert set(legal(state)) == {"switch 2", "switch 5", "lose"}
    assert key(state, "write 1 a3") == "cn-refusal-b5-full"
    assert "done" in legal(play(state, "lose"))
    assert key(play(state, "lose"), "lose") == "cn-refusal-b5-nothing"
    assert "write 1 a3" in legal(play(state, "switch 5"))


@pytest.mark.rule("CN-B6")
def test_six_points_are_six_stars_and_count_as_used() -> None:
    state = winning("six 6")
    assert mine(state)["points"]["connect4"] == 4 + 6
    assert "done" in legal(state)


@pytest.mark.rule("CN-B7")
def test_number_writes_the_pictured_number_in_any_free_space() -> None:
    state = winning("number6 3")
    assert key(state, "write 5 a6") == "cn-refusal-b7"
    assert key(state, "write 6 a1") == "cn-refusal-r2-taken"
    assert {line.split()[1] for line in legal(state)} == {"6"}
    assert "write 6 a6" in legal(state)
    assert "done" in legal(play(state, "write 6 a6"))


@pytest.mark.rule("CN-B8")
def test_at_once_means_before_any_other_act() -> None:
    rows = "1111../...3../.....4/2...../..5.../...666"
    sheet = f"grid={rows} claims=d6e6f6@2 taken=3:move:1"
    state = play(position(sheet), "write 2 a2", "write 5 f2", "claim a1 b1 c1 d1", "take number6 3")
    for line in ("done", "move a2", "claim a1 b1 c1"):
        assert key(state, line) == "cn-refusal-b8-number"


@pytest.mark.rule("CN-B8")
def test_with_no_free_space_a_number_is_lost_and_counts_as_used() -> None:
    marks = vec[i64]([0, *[0] * 5, 2**36 - 1, 0])
    chosen = icon_code("number6", 3)
    state = take(house(), empty_sheet().act(marks, 0, 0, 0, 0, TAKE_BONUS | 4 << 4), chosen)
    assert (state.pending, used(state)) == (NOTHING, 1)
    assert breakdown(house(), (), state)[1] == 3


@pytest.mark.rule("CN-B8")
def test_bonuses_that_are_not_at_once_may_be_used_in_the_same_phase_or_kept() -> None:
    state = winning("move 3")
    assert {"move a2", "done"} <= set(legal(state))
    assert mine(play(state, "done"))["hand"]["move"] == 1


@pytest.mark.rule("CN-B8")
def test_a_bonus_works_for_its_player_alone() -> None:
    sheet = f"grid={THREE} claims=a1b1c1@1 taken=3:switch:1"
    state = play(position(sheet, sheet), "switch 5")
    assert mine(state, 1)["dice"] == [4, 2, 5]


@pytest.mark.rule("CN-B9")
def test_the_house_rows() -> None:
    icons = [(icon["row"], icon["bonus"], icon["stars"]) for icon in look(GAME.start(1), 0)["icons"]]
    assert icons == [
        (3, "move", 1), (3, "move", 1), (3, "switch", 1), (3, "switch", 1), (3, "plus", 1), (3, "plus", 2),
        (3, "again", 2), (3, "number3", 2), (3, "number4", 2),
        (4, "move", 3), (4, "switch", 3), (4, "plus", 3), (4, "again", 3), (4, "any", 2), (4, "number1", 3),
        (4, "number6", 3), (4, "six", 6),
    ]  # fmt: skip


def test_full_zone_is_full() -> None:
    assert "write" not in words(position(f"grid={FULL_ZONE}"))
