"""A turn: placing, stacking, stepping, splitting, eating (C5-M1 to C5-M8, C5-O1)."""

import pytest

from connectable.games.connect5 import GAME
from games.connect5.toys import (
    BEND,
    BRIDGE,
    CROSS,
    KITE,
    LINE,
    PLAIN,
    RINGS,
    SQUARE,
    TEE,
    legal,
    play,
    position,
    refused,
    tokens_by_dot,
)


@pytest.mark.rule("C5-M1")
def test_the_first_turn_is_a_placement() -> None:
    state = play(GAME.start(2), "place D1")
    assert len(legal(state)) == len(legal(state, "place")) == 55
    assert refused(state, "step D1 F1").rule == "C5-M1"
    assert refused(state, "stack D1").rule == "C5-M1"
    assert refused(state, "pass").rule == "C5-M1"


@pytest.mark.rule("C5-M2")
def test_a_token_is_placed_on_any_free_dot() -> None:
    state = position(LINE, "A1", "C1")
    assert legal(state, "place") == {"place B1", "place D1", "place E1", "place F1", "place G1"}
    after = play(state, "place E1")
    assert tokens_by_dot(after)["E1"] == (0, 1)
    assert GAME.view(after, 0)["reserve"] == [23, 24]
    assert refused(state, "place C1").detail == {"why": "enemy", "dot": "C1"}
    assert refused(state, "place A1").detail == {"why": "own", "dot": "A1"}


@pytest.mark.rule("C5-M2")
def test_an_empty_reserve_places_nothing() -> None:
    state = position(LINE, "A1", "C1", reserve=(0, 20))
    assert not legal(state, "place", "stack")
    assert refused(state, "place B1").detail == {"why": "reserve"}


@pytest.mark.rule("C5-M3")
def test_an_own_single_on_a_circled_dot_becomes_a_double() -> None:
    state = position(LINE, "A1 B1", "C1")
    assert legal(state, "stack") == {"stack A1"}
    assert tokens_by_dot(play(state, "stack A1"))["A1"] == (0, 2)
    assert refused(state, "stack B1").detail == {"why": "plain", "dot": "B1"}
    assert refused(state, "stack C1").detail == {"why": "enemy", "dot": "C1"}
    assert refused(state, "stack E1").detail == {"why": "free", "dot": "E1"}


@pytest.mark.rule("C5-M3")
def test_a_stack_is_never_more_than_two() -> None:
    state = position(LINE, "A1*", "C1")
    assert not legal(state, "stack")
    assert refused(state, "stack A1").detail == {"why": "full", "dot": "A1"}
    assert refused(position(LINE, "A1", "C1", reserve=(0, 9)), "stack A1").detail == {"why": "reserve"}


@pytest.mark.rule("C5-M4")
def test_a_token_steps_to_an_adjacent_free_dot() -> None:
    state = position(LINE, "B1", "C1")
    assert legal(state, "step") == {"step B1 A1"}
    assert tokens_by_dot(play(state, "step B1 A1")) == {"A1": (0, 1), "C1": (1, 1)}
    assert refused(state, "step B1 C1").detail == {"why": "enemy", "dot": "C1"}
    assert refused(state, "step C1 D1").detail == {"why": "not-yours", "dot": "C1"}
    assert refused(state, "step B1 E1").detail == {"why": "far", "dot": "B1", "to": "E1", "beside": ["C1", "A1"]}


@pytest.mark.rule("C5-M4")
def test_a_step_never_lands_on_an_own_token() -> None:
    state = position(RINGS, "A1 B1", "G1")
    assert legal(state, "step") == {"step B1 C1"}
    assert refused(state, "step A1 B1").detail == {"why": "own", "dot": "B1"}


@pytest.mark.rule("C5-M4")
def test_a_double_steps_whole_between_circled_dots_only() -> None:
    assert legal(position(LINE, "C1*", "G1"), "step") == set()
    assert refused(position(LINE, "C1*", "G1"), "step C1 D1").detail == {"why": "double", "dot": "C1", "to": "D1"}
    state = position(RINGS, "C1*", "G1")
    assert legal(state, "step") == {"step C1 B1", "step C1 D1"}
    assert tokens_by_dot(play(state, "step C1 D1")) == {"D1": (0, 2), "G1": (1, 1)}


@pytest.mark.rule("C5-M5")
def test_a_split_leaves_one_token_behind() -> None:
    state = position(LINE, "C1*", "G1")
    assert legal(state, "split") == {"split C1 B1", "split C1 D1"}
    assert tokens_by_dot(play(state, "split C1 D1")) == {"C1": (0, 1), "D1": (0, 1), "G1": (1, 1)}


@pytest.mark.rule("C5-M5")
def test_a_split_needs_a_double_and_a_free_dot() -> None:
    state = position(LINE, "A1 B1 C1*", "D1 E1")
    assert legal(state, "split") == set()
    assert refused(state, "split A1 B1").detail == {"why": "single", "dot": "A1"}
    assert refused(state, "split C1 B1").detail == {"why": "own", "dot": "B1"}
    assert refused(state, "split C1 D1").detail == {"why": "enemy", "dot": "D1"}


@pytest.mark.rule("C5-M6")
def test_a_jump_eats_an_adjacent_enemy() -> None:
    state = position(PLAIN, "A1", "B1")
    assert legal(state, "jump") == {"jump A1 B1 C1"}
    after = play(state, "jump A1 B1 C1")
    assert tokens_by_dot(after) == {"C1": (0, 1)}
    assert GAME.view(after, 0)["points"] == [1, 0]


@pytest.mark.rule("C5-M6")
def test_a_jump_lands_on_a_free_dot() -> None:
    state = position(PLAIN, "A1", "B1 C1")
    assert not legal(state, "jump")
    assert refused(state, "jump A1 B1 C1").detail == {"why": "taken", "dot": "C1"}


@pytest.mark.rule("C5-M6")
def test_a_jump_needs_an_enemy_on_the_way() -> None:
    state = position(PLAIN, "A1 B1 E1", "G1")
    assert not legal(state, "jump")
    assert refused(state, "jump A1 B1 C1").detail == {"why": "own-prey", "dot": "B1"}
    assert refused(state, "jump B1 C1 D1").detail == {"why": "nothing", "dot": "C1"}
    assert refused(state, "jump G1 F1 E1").detail == {"why": "not-yours", "dot": "G1"}
    assert refused(state, "jump A1 C1 D1").detail == {"why": "far", "dot": "A1", "to": "C1", "beside": ["B1"]}
    beside = {"why": "far-landing", "dot": "B1", "to": "D1", "beside": ["C1", "A1"]}
    assert refused(state, "jump A1 B1 D1").detail == beside


@pytest.mark.rule("C5-M6")
def test_a_jump_never_lands_where_it_starts() -> None:
    state = position(TEE, "B1", "D1 C2")
    assert legal(state, "jump") == {"jump B1 D1 E1", "jump B1 C2 D2"}
    assert refused(state, "jump B1 D1 B1").detail == {"why": "start", "dot": "B1", "over": "D1"}


@pytest.mark.rule("C5-M6")
def test_eating_is_never_forced() -> None:
    assert {"jump A1 B1 C1", "place D1"} <= legal(position(PLAIN, "A1", "B1"))


@pytest.mark.rule("C5-M6")
def test_a_jump_may_turn_at_the_eaten_dot() -> None:
    state = position(CROSS, "B2", "C2")
    assert legal(state, "jump") == {"jump B2 C2 C1", "jump B2 C2 D2", "jump B2 C2 C3"}


@pytest.mark.rule("C5-M7")
def test_the_same_token_jumps_on_or_stops() -> None:
    state = play(position(PLAIN, "A1 G1", "B1 D1"), "jump A1 B1 C1")
    assert GAME.to_act(state) == (0,)
    assert legal(state) == {"jump C1 D1 E1", "stop"}
    assert refused(state, "step G1 F1").detail == {"why": "chain", "dot": "C1"}
    assert refused(state, "place B1").detail == {"why": "chain", "dot": "C1"}
    assert GAME.to_act(play(state, "stop")) == (1,)


@pytest.mark.rule("C5-M7")
def test_without_a_further_jump_the_turn_ends_by_itself() -> None:
    state = play(position(PLAIN, "A1", "B1 D1"), "jump A1 B1 C1", "jump C1 D1 E1")
    assert GAME.to_act(state) == (1,)
    assert GAME.view(state, 0)["points"] == [2, 0]
    assert refused(state, "stop").detail == {"why": "no-chain"}


@pytest.mark.rule("C5-M7")
def test_a_chain_may_land_on_its_first_dot_and_on_eaten_dots() -> None:
    state = position(SQUARE, "A1", "B1 C2 B3 A2")
    state = play(state, "jump A1 B1 C1", "jump C1 C2 C3", "jump C3 B3 A3")
    assert legal(state) == {"jump A3 A2 A1", "stop"}
    assert tokens_by_dot(play(state, "jump A3 A2 A1")) == {"A1": (0, 1)}


@pytest.mark.rule("C5-M7")
def test_an_eaten_tokens_dot_is_free_at_once() -> None:
    state = play(position(KITE, "A1", "B1 C2"), "jump A1 B1 C1")
    assert legal(state) == {"jump C1 C2 B1", "jump C1 C2 D2", "stop"}
    assert tokens_by_dot(play(state, "jump C1 C2 B1")) == {"B1": (0, 1)}


@pytest.mark.rule("C5-M7")
def test_the_position_names_the_chain_and_its_stretch() -> None:
    state = play(position(RINGS, "A1*", "B1 D1"), "jump A1 B1 C1")
    assert "\nchain C1 double over B1\n" in GAME.format(state)
    assert GAME.read(GAME.format(state)) == state
    split = play(position(RINGS, "A1*", "B1 D1"), "split A1 B1 C1")
    assert "\nchain C1 single over B1\n" in GAME.format(split)


@pytest.mark.rule("C5-M8")
def test_a_jump_does_not_go_back_along_its_line() -> None:
    """Around the T: from the stem over the left arm's dot there is no way to the right arm's dot."""
    state = position(TEE, "C2", "B1")
    assert legal(state, "jump") == {"jump C2 B1 A1"}
    assert refused(state, "jump C2 B1 D1").rule == "C5-M8"
    assert refused(state, "jump C2 B1 D1").detail["why"] == "jump"


FORK = """\
●───●───┬───●───●───●
        │
        ●───●"""
"""B1, D1 and C2 lie around the T; beyond D1 the line goes on."""


@pytest.mark.rule("C5-M8")
def test_a_chain_does_not_go_back_along_the_line_just_used() -> None:
    """Over B1 through the T to D1: over C2 the chain would run along the arm of D1 again."""
    state = play(position(FORK, "A1", "B1 C2 E1"), "jump A1 B1 D1")
    assert legal(state) == {"jump D1 E1 F1", "stop"}
    refusal = refused(state, "jump D1 C2 D2")
    assert (refusal.rule, refusal.detail) == ("C5-M8", {"why": "chain", "dot": "D1", "over": "C2"})


@pytest.mark.rule("C5-M8")
def test_only_consecutive_legs_are_compared() -> None:
    """Around the square the chain comes back to the first dot and may run over its first line again."""
    state = position(SQUARE, "A3", "A2 B1 C2 B3")
    state = play(state, "jump A3 A2 A1", "jump A1 B1 C1", "jump C1 C2 C3", "jump C3 B3 A3")
    assert tokens_by_dot(state) == {"A3": (0, 1)}
    assert GAME.view(state, 0)["points"] == [4, 0]


@pytest.mark.rule("C5-B4")
@pytest.mark.rule("C5-B7")
def test_no_turning_at_a_bare_crossing() -> None:
    state = position(BRIDGE, "B2", "A1")
    assert legal(state, "step") == {"step B2 A2", "step B2 D2"}
    refusal = refused(state, "step B2 C3")
    assert (refusal.rule, refusal.detail) == ("C5-B4", {"dot": "B2", "to": "C3", "straight": ["D2"]})
    jump = position(BRIDGE, "A2", "B2")
    assert legal(jump, "jump") == {"jump A2 B2 D2"}
    assert refused(jump, "jump A2 B2 C3").rule == "C5-B4"


@pytest.mark.rule("C5-B5")
def test_a_t_leads_from_any_arm_into_any_other() -> None:
    assert legal(position(TEE, "B1", "A1"), "step") == {"step B1 D1", "step B1 C2"}
    assert legal(position(TEE, "C2", "A1"), "step") == {"step C2 B1", "step C2 D1", "step C2 D2"}


@pytest.mark.rule("C5-B6")
def test_a_bend_follows_the_line() -> None:
    assert legal(position(BEND, "B1", "A1"), "step") == {"step B1 C2"}
    assert legal(position(BEND, "B1", "C2"), "jump") == {"jump B1 C2 B2"}


@pytest.mark.rule("C5-O1")
def test_straight_jumps_leave_by_the_opposite_line() -> None:
    state = position(CROSS, "B2", "C2", jumps="straight")
    assert legal(state, "jump") == {"jump B2 C2 D2"}
    refusal = refused(state, "jump B2 C2 C1")
    assert (refusal.rule, refusal.detail) == ("C5-O1", {"over": "C2", "to": "C1", "straight": ["D2"]})
    assert legal(position(CROSS, "B2", "C2"), "jump") == {"jump B2 C2 C1", "jump B2 C2 D2", "jump B2 C2 C3"}


@pytest.mark.rule("C5-O1")
def test_without_an_opposite_line_there_is_no_straight_jump() -> None:
    state = position(BEND, "B1", "C2", jumps="straight")
    assert not legal(state, "jump")
    assert refused(state, "jump B1 C2 B2").detail == {"over": "C2", "to": "B2", "straight": []}


@pytest.mark.rule("C5-O1")
def test_bends_and_ts_on_the_way_of_a_straight_jump_stay_free() -> None:
    assert legal(position(TEE, "D2", "C2", jumps="straight"), "jump") == set()
    assert legal(position(TEE, "A1", "B1", jumps="straight"), "jump") == {"jump A1 B1 D1", "jump A1 B1 C2"}


@pytest.mark.rule("C5-O1")
@pytest.mark.rule("C5-B2")
@pytest.mark.parametrize("board", ["base", "advanced"])
def test_the_option_of_straight_jumps_reaches_the_board(board: str) -> None:
    free, straight = (GAME.start(2, {"board": board, "straight_jumps": choice}) for choice in (False, True))
    assert 0 < straight.setup.board.jumps < free.setup.board.jumps
    assert "jumps any" in GAME.format(free)
    assert "jumps straight" in GAME.format(straight)
