"""Doubles and the sandwich (C5-D1 to C5-D7)."""

import pytest

from connectable.games.connect5 import GAME
from games.connect5.toys import LINE, PLAIN, RINGS, SQUARE, legal, play, position, refused, tokens_by_dot

EATING = ("jump", "split", "sandwich")


@pytest.mark.rule("C5-D1")
def test_a_single_cannot_eat_a_double() -> None:
    state = position(RINGS, "A1", "B1*")
    assert not legal(state, *EATING)
    refusal = refused(state, "jump A1 B1 C1")
    assert (refusal.rule, refusal.detail) == ("C5-D1", {"dot": "A1", "over": "B1"})


@pytest.mark.rule("C5-D2")
def test_a_double_eats_whole_onto_a_circled_dot_or_splits() -> None:
    state = position(RINGS, "A1*", "B1")
    assert legal(state, *EATING) == {"jump A1 B1 C1", "split A1 B1 C1"}
    assert tokens_by_dot(play(state, "jump A1 B1 C1")) == {"C1": (0, 2)}
    assert tokens_by_dot(play(state, "split A1 B1 C1")) == {"A1": (0, 1), "C1": (0, 1)}


@pytest.mark.rule("C5-D2")
def test_onto_a_plain_dot_a_double_must_split() -> None:
    plain = "◉───●───●───●───●"
    state = position(plain, "A1*", "B1")
    assert legal(state, *EATING) == {"split A1 B1 C1"}
    refusal = refused(state, "jump A1 B1 C1")
    assert (refusal.rule, refusal.detail) == ("C5-D2", {"why": "plain", "dot": "A1", "to": "C1"})
    assert refused(position(PLAIN, "A1", "B1"), "split A1 B1 C1").detail == {"why": "single", "dot": "A1"}


@pytest.mark.rule("C5-D3")
@pytest.mark.rule("C5-M6")
def test_a_double_eats_a_double_whole_for_two_points() -> None:
    state = position(RINGS, "A1*", "B1*")
    assert legal(state, *EATING) == {"jump A1 B1 C1"}
    after = play(state, "jump A1 B1 C1")
    assert tokens_by_dot(after) == {"C1": (0, 2)}
    assert GAME.view(after, 0)["points"] == [2, 0]
    refusal = refused(state, "split A1 B1 C1")
    assert (refusal.rule, refusal.detail) == ("C5-D3", {"why": "split", "dot": "A1", "over": "B1"})


@pytest.mark.rule("C5-D3")
def test_a_double_eats_a_double_onto_a_free_circled_dot_only() -> None:
    plain = "◉───◉───●───●───●"
    refusal = refused(position(plain, "A1*", "B1*"), "jump A1 B1 C1")
    assert (refusal.rule, refusal.detail) == ("C5-D3", {"why": "plain", "dot": "A1", "to": "C1"})
    assert not legal(position(plain, "A1*", "B1*"), *EATING)
    assert not legal(position(RINGS, "A1* C1", "B1*"), *EATING)


@pytest.mark.rule("C5-D4")
def test_two_singles_on_circled_dots_sandwich_an_enemy() -> None:
    state = position(LINE, "A1 C1", "B1")
    assert legal(state, *EATING) == {"sandwich A1 B1 C1", "sandwich C1 B1 A1"}
    after = play(state, "sandwich A1 B1 C1")
    assert tokens_by_dot(after) == {"C1": (0, 2)}
    assert GAME.view(after, 0)["points"] == [1, 0]
    assert GAME.to_act(after) == (1,)


@pytest.mark.rule("C5-D4")
@pytest.mark.parametrize(
    ("drawing", "text", "why"),
    [
        ("◉───●───●───●───●", "sandwich A1 B1 C1", "plain"),
        ("●───●───◉───●───●", "sandwich A1 B1 C1", "plain-from"),
    ],
)
def test_both_dots_of_a_sandwich_are_circled(drawing: str, text: str, why: str) -> None:
    state = position(drawing, "A1 C1", "B1")
    assert not legal(state, *EATING)
    refusal = refused(state, text)
    assert (refusal.rule, refusal.detail["why"]) == ("C5-D4", why)


@pytest.mark.rule("C5-D4")
def test_a_sandwich_lands_on_an_own_single() -> None:
    assert refused(position(LINE, "A1 C1*", "B1"), "sandwich A1 B1 C1").detail["why"] == "full"
    assert refused(position(LINE, "A1", "B1 C1"), "sandwich A1 B1 C1").detail["why"] == "enemy"
    assert refused(position(LINE, "A1", "B1"), "sandwich A1 B1 C1").detail["why"] == "free"
    assert not legal(position(LINE, "A1 C1*", "B1"), "sandwich") - {"sandwich C1 B1 A1"}


@pytest.mark.rule("C5-D5")
def test_no_sandwich_over_a_double() -> None:
    state = position(RINGS, "A1 C1", "B1*")
    assert not legal(state, *EATING)
    refusal = refused(state, "sandwich A1 B1 C1")
    assert (refusal.rule, refusal.detail) == ("C5-D5", {"dot": "B1"})


@pytest.mark.rule("C5-D6")
def test_the_top_of_a_double_makes_a_sandwich() -> None:
    state = position(LINE, "A1* C1", "B1")
    assert "sandwich A1 B1 C1" in legal(state)
    assert tokens_by_dot(play(state, "sandwich A1 B1 C1")) == {"A1": (0, 1), "C1": (0, 2)}
    assert not legal(position(RINGS, "A1* C1", "B1*"), *EATING)


@pytest.mark.rule("C5-D6")
def test_the_landing_of_a_doubles_sandwich_is_circled() -> None:
    state = position("◉───●───●───●───●", "A1* C1", "B1")
    assert not legal(state, *EATING)
    assert (refused(state, "sandwich A1 B1 C1").rule, refused(state, "sandwich A1 B1 C1").detail["why"]) == (
        "C5-D6",
        "plain",
    )


@pytest.mark.rule("C5-D7")
def test_a_sandwich_may_come_later_in_a_chain_and_ends_it() -> None:
    state = play(position(LINE, "A1 E1", "B1 D1 F1"), "jump A1 B1 C1")
    assert legal(state) == {"sandwich C1 D1 E1", "stop"}
    after = play(state, "sandwich C1 D1 E1")
    assert tokens_by_dot(after)["E1"] == (0, 2)
    assert GAME.to_act(after) == (1,), "over F1 the double could jump on, but a sandwich ends the chain"


@pytest.mark.rule("C5-D7")
def test_a_first_sandwich_ends_the_turn() -> None:
    after = play(position(LINE, "A1 C1", "B1 D1"), "sandwich A1 B1 C1")
    assert GAME.to_act(after) == (1,)


@pytest.mark.rule("C5-D7")
@pytest.mark.rule("C5-D2")
def test_after_a_split_in_a_chain_a_single_jumps_on() -> None:
    state = play(position(RINGS, "A1*", "B1 D1"), "jump A1 B1 C1")
    assert legal(state) == {"jump C1 D1 E1", "split C1 D1 E1", "stop"}
    after = play(state, "split C1 D1 E1")
    assert tokens_by_dot(after) == {"C1": (0, 1), "E1": (0, 1)}, "one stays where the double stood before that jump"
    single = play(position(RINGS, "A1*", "B1 D1 F1*"), "split A1 B1 C1", "jump C1 D1 E1")
    assert GAME.to_act(single) == (1,), "a single cannot eat the double on F1"


@pytest.mark.rule("C5-D7")
def test_a_jumping_token_never_merges_otherwise() -> None:
    state = position(PLAIN, "A1 C1", "B1")
    assert not legal(state, *EATING)
    refusal = refused(state, "jump A1 B1 C1")
    assert (refusal.rule, refusal.detail) == ("C5-D7", {"why": "merge", "dot": "C1"})


@pytest.mark.rule("C5-D4")
@pytest.mark.rule("C5-D7")
def test_a_chain_from_a_plain_landing_makes_no_sandwich() -> None:
    mixed = "◉───●───●───●───◉"
    after = play(position(mixed, "A1 E1", "B1 D1"), "jump A1 B1 C1")
    assert GAME.to_act(after) == (1,)
    assert tokens_by_dot(play(position(SQUARE, "A1 C3", "B1 C2"), "jump A1 B1 C1", "sandwich C1 C2 C3"))["C3"] == (0, 2)
