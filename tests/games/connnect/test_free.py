"""CN-F: Free Actions, dropping, going out."""

import pytest

from connectable.games.connnect import GAME
from games.connnect.positions import FULL_ZONE, START, grid, key, legal, look, mine, play, position, refusal, words

ONE_LEFT = "11.234/123312/.....4/2...../..5.../....6."
"""Zone 4 with one free space, c1; the fourteenth number is a drop."""


@pytest.mark.rule("CN-F1")
def test_a_free_action_writes_another_number_and_crosses_a_box() -> None:
    state = position(f"grid={START}")
    assert {f"free {face} as {n}" for face in (2, 5) for n in range(1, 7) if n != face} <= set(legal(state))
    state = play(state, "free 2 as 3")
    assert mine(state)["boxes"] == 1
    assert {line[:7] for line in legal(state)} == {"write 3"}
    assert key(state, "write 5 a1") == "cn-refusal-f1-chosen"
    assert key(state, "write 3 a5") == "cn-refusal-r2-zone"
    assert grid(play(state, "write 3 a1")).startswith("31")


@pytest.mark.rule("CN-F1")
@pytest.mark.rule("CN-F2")
def test_the_rulebook_example_2_becomes_3_and_the_5_is_dropped() -> None:
    state = position(f"grid={ONE_LEFT}")
    boxes = int(str(mine(state)["boxes"]))
    filled = play(state, "free 2 as 3", "write 3 c1")
    assert GAME.preview(play(state, "free 2 as 3"), 0, GAME.parse(state, 0, "write 3 c1"))["circles"] == [2]
    assert key(filled, "write 5 c1") == "cn-refusal-f1-zone-full"
    assert legal(filled) == ["drop 5"]
    done = play(filled, "drop 5")
    assert mine(done)["boxes"] == boxes + 2
    assert grid(done) == grid(filled)


@pytest.mark.rule("CN-F1")
def test_one_box_a_die_for_the_number_dice_only() -> None:
    state = position(f"grid={START}")
    assert key(state, "free 4 as 3") == "cn-refusal-f1-number"
    assert key(state, "free 2 as 2") == "cn-refusal-f1-same"
    assert key(play(state, "write 2 a1", "write 5 c1"), "free 2 as 3") == "cn-refusal-f1-no-die"
    assert refusal(state, "write 3 a1").detail["numbers"] == [2, 5]


@pytest.mark.rule("CN-F1")
def test_no_box_is_crossed_for_a_face_that_plus_minus_made() -> None:
    state = position("grid=111.../...3../.....4/2...../..5.../....6. claims=a1b1c1@1 taken=3:plus:1")
    state = play(state, "change 2 to 3", "write 3 a2")
    assert mine(state)["boxes"] == 0


@pytest.mark.rule("CN-F2")
def test_no_dropping_while_the_zone_has_a_free_space() -> None:
    found = refusal(position(f"grid={START}"), "drop 5")
    assert (found.key, found.detail["zone"]) == ("cn-refusal-f2-zone-free", 4)


@pytest.mark.rule("CN-F2")
@pytest.mark.parametrize(("kept", "gone"), [(2, 5), (5, 2)])
def test_with_one_space_left_the_player_chooses_which_number_is_dropped(kept: int, gone: int) -> None:
    state = play(position(f"grid={ONE_LEFT}"), f"write {kept} c1", f"drop {gone}")
    assert "done" in legal(state)


@pytest.mark.rule("CN-F3")
@pytest.mark.parametrize(("boxes", "minus"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 9), (7, 12)])
def test_the_minus_is_the_value_in_the_leftmost_free_box(boxes: int, minus: int) -> None:
    state = position(f"grid={START}" + (f" boxes={boxes}" if boxes else ""))
    points = mine(state)["points"]
    assert points["minus"] == -minus


@pytest.mark.rule("CN-F3")
def test_there_are_seven_boxes() -> None:
    assert key(position(f"grid={START} boxes=7"), "free 2 as 3") == "cn-refusal-f4-boxes"
    assert "free" not in words(position(f"grid={START} boxes=7"))
    assert "free" in words(position(f"grid={START} boxes=6"))


STUCK = f"grid={FULL_ZONE} boxes=7"


@pytest.mark.rule("CN-F4")
def test_forced_to_an_eighth_box_a_seat_is_out() -> None:
    state = position(STUCK, STUCK)
    assert legal(state) == ["out"]
    assert key(state, "drop 2") == "cn-refusal-f4-boxes"
    state = play(state, "out")
    assert GAME.to_act(state) == (1,)
    assert key(state, "drop 2") == "cn-refusal-f4-out"


@pytest.mark.rule("CN-F4")
def test_nobody_goes_out_who_is_not_forced() -> None:
    assert key(position(f"grid={START} boxes=7"), "out") == "cn-refusal-f4-not-stuck"
    assert key(position(f"grid={FULL_ZONE} boxes=6"), "out") == "cn-refusal-f4-not-stuck"


@pytest.mark.rule("CN-F4")
def test_a_stuck_seat_may_switch_or_change_a_die_while_a_switch_can_follow() -> None:
    sheet = "grid=111222/123312/.....4/2...../..5.../....6. claims=a1b1c1@2,d1e1f1@3 taken=3:switch:1,3:plus:1 boxes=7"
    state = position(sheet)
    assert words(state) == {"switch", "change", "out"}
    assert key(play(state, "change 2 to 1"), "drop 1") == "cn-refusal-f4-boxes"
    assert "out" in words(play(state, "change 2 to 1"))
    assert words(play(state, "switch 5")) == {"write", "change"}
    same = position(sheet, dice="444")
    assert words(same) == {"change", "out"}
    level = position(sheet, dice="445")
    assert key(level, "change 5 to 4") == "cn-refusal-f4-stuck"
    assert "change 5 to 6" in legal(level)


@pytest.mark.rule("CN-F4")
def test_a_stuck_seat_may_not_change_a_die_without_a_switch_nor_move() -> None:
    sheet = "grid=111222/123312/.....4/2...../..5.../....6. claims=a1b1c1@2,d1e1f1@3 taken=3:move:1,3:plus:1 boxes=7"
    state = position(sheet)
    assert legal(state) == ["out"]
    assert key(state, "move f2") == "cn-refusal-f4-stuck"
    assert key(state, "change 2 to 1") == "cn-refusal-f4-stuck"


@pytest.mark.rule("CN-F4")
def test_out_is_skipped_as_active_player_and_the_rest_play_on() -> None:
    state = position(f"grid={FULL_ZONE}", STUCK, f"grid={FULL_ZONE}", dice="425")
    state = play(state, "drop 2", "drop 5", "done")
    state = play(state, "out", seat=1)
    state = play(state, "drop 2", "drop 5", "done", seat=2)
    assert look(state, 0)["active"] == 2
    assert GAME.label(state) == "round 7 roll"
    state = play(play(state, "roll 1 2 3", seat=-1), "zone 3", seat=2)
    assert GAME.to_act(state) == (0, 2)


@pytest.mark.rule("CN-F4")
def test_no_objective_is_checked_for_a_seat_that_is_out_not_even_in_that_round() -> None:
    corners = FULL_ZONE
    state = position(f"grid={corners}", f"grid={corners} boxes=7", cards="A2 B2 C4")
    state = play(play(state, "drop 2", "drop 5", "done"), "out", seat=1)
    sheets = look(state, 0)["sheets"]
    assert [sheet["objectives"] for sheet in sheets] == [["C4"], []]


@pytest.mark.rule("CN-F4")
def test_a_seat_that_goes_out_keeps_what_it_claimed_in_races() -> None:
    claimed = "111134/123312/.....4/2...../..5.../....6."
    sheet = f"grid={claimed} claims=a1b1c1d1@5 taken=4:six:6"
    state = position(f"grid={claimed}", f"{sheet} boxes=7")
    state = play(play(state, "drop 2", "drop 5", "claim a1 b1 c1 d1", "take six 6"), "done")
    points = look(state, 0)["sheets"][0]["points"]
    assert points["connect4"] == 1 + 6
    assert look(play(state, "out", seat=1), 0)["raced"] == ["I"]


@pytest.mark.rule("CN-F4")
def test_seats_that_are_out_rank_behind_all_others_a_later_round_first() -> None:
    rich = f"grid={FULL_ZONE} boxes=7 status=out"
    poor = "grid=.11234/123312/225114/255511/..5.5./....6. boxes=7"
    state = position(poor, f"{rich} out=9", f"{rich} out=8", f"{rich} out=9", phase="over", round=12)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((1, 2, 4, 2), "last")


@pytest.mark.rule("CN-F4")
def test_when_all_are_out_the_game_is_over_and_nobody_has_won() -> None:
    state = play(position(STUCK, STUCK), "out")
    state = play(state, "out", seat=1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("out", (1, 1))
    assert outcome.points == (3 + 2 - 12, 3 + 2 - 12)
