"""The ways in which everybody lays for himself: CX-4, CX-5, CX-R."""

from typing import Any

import pytest

from connectable.games.connections import GAME
from connectable.games.connections.engine.state import State
from games.connections.tiny import chance_first, do, listed, numbers, points, position, refused, start, view

pytestmark = pytest.mark.usefixtures("tiny_deck")


def quads(hands: str = "1 2 3 4 / 6 7 8 9", seats: int = 2, **fields: Any) -> State:
    """Quads, piles with 11, 12, 13, 14 on top."""
    options = {"way": "quads"} | {name: fields.pop(name) for name in ("turns", "judge") if name in fields}
    return position(seats, options, **{"piles": "11 / 12 / 13 / 14", "hands": hands} | fields)


def four(seat: int, *cards: int, last: int = 4) -> list[str]:
    """The acts that fill a quad with unturned cards."""
    found = []
    for place, card in enumerate(cards[:last], start=1):
        found += [f"{seat} card {card}", f"{seat} lay {card} in {place} turn 0"]
    return found


@pytest.mark.rule("CX-4")
def test_four_cards_each_and_four_piles_the_lower_ones_larger() -> None:
    state = chance_first(start(2, way="quads", deck="tiny 38"))
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert [pile.size() for pile in state.piles] == [8, 8, 7, 7]
    assert all(len(pile.shown) == 1 for pile in state.piles)
    assert state.setup.rounds == 4


@pytest.mark.rule("CX-4")
def test_in_turn_a_card_is_taken_first_and_only_one() -> None:
    state = quads()
    assert listed(state, 0) == ["take 1", "take 2", "take 3", "take 4"]
    assert refused(state, "0 card 1") == refused(state, "0 done") == "cx-refusal-4-take-first"
    taken = do(state, "0 take 2")
    assert (numbers(taken.hands[0]), refused(taken, "0 take 1")) == ([1, 2, 3, 4, 12], "cx-refusal-4-took")


@pytest.mark.rule("CX-4")
def test_a_quad_scores_four_times_its_values_and_the_turn_goes_on() -> None:
    state = do(quads(), "0 take 2", *four(0, 1, 2, 3, 4))
    assert (points(state), state.turn, len(state.quads[0])) == ([4 * (1 + 2 + 3 + 4), 0], 0, 1)
    assert listed(state, 0) == ["card 12", "done"]


@pytest.mark.rule("CX-4")
def test_what_touches_in_a_quad_must_be_valid() -> None:
    state = do(quads(), "0 take 2", *four(0, 1, last=1), "0 card 2")
    assert refused(state, "0 lay 2 in 1 turn 0") == "cx-refusal-4-place-taken"
    assert refused(state, "0 lay 2 in 2 turn 2") == "cx-refusal-k3-no-link"
    assert refused(state, "0 lay 2 in 4 turn 2") == ""  # diagonal: nothing touches


@pytest.mark.rule("CX-4")
def test_at_most_one_card_is_returned_open_on_any_pile_then_only_done() -> None:
    state = do(quads(), "0 take 2", "0 card 1", "0 return 1 3")
    assert (numbers(state.piles[2].shown), listed(state, 0)) == ([13, 1], ["done"])
    assert refused(state, "0 card 2") == "cx-refusal-4-returned"
    again = do(state, "0 done", "1 take 3")
    assert (numbers(again.piles[2].shown), GAME.to_act(again)) == ([13], (1,))  # 13 lay under it, no chance


@pytest.mark.rule("CX-4")
def test_an_unfinished_quad_goes_back_at_done_and_stays_known() -> None:
    state = do(quads(), "0 take 2", *four(0, 1, 2, last=2), "0 done")
    assert (numbers(state.hands[0]), numbers(sorted(state.known)), state.turn) == ([1, 2, 3, 4, 12], [1, 2, 12], 1)


@pytest.mark.rule("CX-4")
def test_all_at_once_cards_are_taken_only_under_eight_laid_ones_included() -> None:
    state = quads("1 2 3 4 15 16 17 / 6", turns="at_once")
    assert GAME.to_act(state) == (0, 1)
    full = do(state, *four(0, 1, last=1), "0 take 1", "-1 open 30")
    assert numbers(full.hands[0]) == [1, 2, 3, 4, 11, 15, 16, 17]  # the laid card went back with the take
    assert refused(do(full, *four(0, 1, last=1)), "0 take 2") == "cx-refusal-4-hand-full"
    assert refused(do(full, "0 card 1", "0 return 1 1"), "0 take 2") == ""


@pytest.mark.rule("CX-4")
def test_all_at_once_a_seat_that_passed_rests_until_something_moves() -> None:
    state = do(quads(turns="at_once"), "0 pass")
    assert (GAME.to_act(state), refused(state, "0 take 1")) == ((1,), "cx-refusal-4-passed")
    assert GAME.to_act(do(state, "1 take 1", "-1 open 30")) == (0, 1)
    assert GAME.to_act(do(state, "1 card 6", "1 return 6 1")) == (0, 1)
    assert GAME.to_act(do(state, *four(1, 6, 7, 8, 9))) == (0, 1)


@pytest.mark.rule("CX-4")
@pytest.mark.rule("CX-J5")
def test_a_finished_quad_is_put_to_the_table() -> None:
    state = do(quads(judge="vote"), "0 take 2", *four(0, 1, 2, 3, 4))
    assert (points(state), GAME.to_act(state), len(view(state, 1)["windows"][0]["pairs"])) == ([0, 0], (1,), 4)
    assert points(do(state, "1 fine 0")) == [40, 0]


@pytest.mark.rule("CX-J1")
def test_a_fallen_quad_goes_back_and_costs_its_highest_value() -> None:
    state = quads("1 2 3 4 / 6 / 7", seats=3, judge="vote")
    state = do(state, "0 take 2", *four(0, 1, 2, 3, 4), "1 challenge 0 2", "2 falls")
    assert (numbers(state.hands[0]), points(state), state.turn) == ([1, 2, 3, 4, 12], [-4, 0, 0], 1)


@pytest.mark.rule("CX-5")
def test_four_quads_end_the_round() -> None:
    made = "15.0 16.0 17.0 18.0 + 21.0 22.0 23.0 24.0 + 25.0 26.0 27.0 28.0 / -"
    state = do(quads(quads=made, step="laying"), *four(0, 1, 2, 3, 4))
    assert (state.round, state.ended[0].reason) == (2, "quads")


@pytest.mark.rule("CX-5")
def test_the_round_ends_when_nobody_in_a_row_did_anything() -> None:
    empty = position(
        2, {"way": "quads"}, rest=1, hands="1 2 / -", piles=" /  /  / ", step="laying", flags="began-empty"
    )
    one = do(empty, "0 done")
    assert (one.quiet, one.round) == (1, 1)
    assert do(one, "1 done").ended[0].reason == "quiet"
    assert do(quads(turns="at_once"), "0 pass", "1 pass").ended[0].reason == "quiet"


@pytest.mark.rule("CX-5")
def test_the_round_ends_when_a_decks_worth_of_cards_was_taken_without_a_quad() -> None:
    assert do(quads(taken="38"), "0 take 1").taken == 39
    ended = do(quads(taken="39"), "0 take 1")
    assert (ended.round, ended.ended[0].reason) == (2, "taken")
    assert do(quads(taken="38"), "0 take 2", *four(0, 1, 2, 3, 4)).taken == 0


@pytest.mark.rule("CX-5")
def test_a_quad_that_still_waits_scores_nothing() -> None:
    state = do(quads(judge="vote", turns="at_once", taken="39"), *four(0, 1, 2, 3, 4), "1 take 1")
    assert (points(state), state.ended[0].reason) == ([0, 0], "taken")
    assert numbers(state.ended[0].hands[0]) == [1, 2, 3, 4]


def rummy(hands: str = "1 2 3 4 / 6 7 8 9", seats: int = 2, **fields: Any) -> State:
    options = {"way": "rummy"} | {name: fields.pop(name) for name in ("judge",) if name in fields}
    return position(seats, options, **{"hands": hands, "step": "laying"} | fields)


def run(seat: int, line: int, *cards: int) -> list[str]:
    """The acts that lay a new line from left to right."""
    found = []
    for place, card in enumerate(cards):
        where = f"right {line}" if place else "new"
        found += [f"{seat} card {card}", f"{seat} lay {card} {where} turn 0"]
    return found


@pytest.mark.rule("CX-R")
def test_rummy_draws_first_from_a_closed_pile() -> None:
    state = rummy(step="fresh")
    assert (listed(state, 0), refused(state, "0 card 1")) == (["draw"], "cx-refusal-r-draw-first")
    drawn = do(state, "0 draw")
    assert (GAME.to_act(drawn), GAME.label(drawn)) == ((-1,), "round 1 pile card 1")
    assert GAME.shown(drawn, -1, GAME.parse(drawn, -1, "deal 0 20"), 1) == "deal 0 ?"
    assert refused(do(drawn, "-1 deal 0 20"), "0 draw") == "cx-refusal-r-drew"


@pytest.mark.rule("CX-R")
def test_with_an_empty_pile_nothing_is_drawn() -> None:
    state = position(2, {"way": "rummy"}, rest=1, hands="1 2 / -", step="laying")
    assert refused(state, "0 draw") == "cx-refusal-r-pile-empty"
    assert "done" in listed(do(state, "0 done"), 1)


@pytest.mark.rule("CX-R")
def test_a_run_lies_right_side_against_left_side_and_grows_at_both_ends() -> None:
    state = do(rummy(), *run(0, 1, 1, 2, 3), "0 card 4")
    assert refused(state, "0 lay 4 left 1 turn 0") == refused(state, "0 lay 4 right 1 turn 0") == ""
    assert refused(state, "0 lay 4 right 1 turn 2") == "cx-refusal-k3-no-link"
    assert refused(state, "0 lay 4 right 2 turn 0") == "cx-refusal-r-no-line"
    assert numbers(piece // 4 for piece in do(state, "0 lay 4 left 1 turn 0").lines[0][0].pieces) == [4, 1, 2, 3]


@pytest.mark.rule("CX-R")
def test_lines_shorter_than_three_go_back_at_done() -> None:
    state = do(rummy("1 2 3 4 5 / 6"), *run(0, 1, 1, 2, 3), *run(0, 2, 4, 5), "0 done")
    assert (numbers(state.hands[0]), len(state.lines[0]), numbers(sorted(state.known))) == ([4, 5], 1, [4, 5])


@pytest.mark.rule("CX-R")
def test_the_end_of_a_run_of_four_may_be_stolen_once() -> None:
    lines = "- / 0:0 11.0 12.0 13.0 14.0 15.0 + 0:0 16.0 17.0 18.0"
    state = rummy(lines=lines)
    assert [text for text in listed(state, 0) if text.startswith("steal")] == ["steal 1 1 left", "steal 1 1 right"]
    assert refused(state, "0 steal 1 2 left") == "cx-refusal-r-short-run"
    stolen = do(state, "0 steal 1 1 right")
    assert (numbers(stolen.hands[0]), numbers(stolen.known)) == ([1, 2, 3, 4, 15], [15])
    assert refused(stolen, "0 steal 1 1 left") == "cx-refusal-r-stole"
    assert refused(rummy(lines="0:0 11.0 12.0 13.0 14.0 / -"), "0 steal 0 1 left") == "cx-refusal-r-own-run"


@pytest.mark.rule("CX-R")
def test_no_stealing_while_the_pile_is_empty() -> None:
    state = position(2, {"way": "rummy"}, rest=1, hands="1 2 / -", step="laying", lines="- / 0:0 11.0 12.0 13.0 14.0")
    assert refused(state, "0 steal 1 1 left") == "cx-refusal-r-no-steal"


@pytest.mark.rule("CX-R")
def test_rummy_ends_with_the_done_of_an_empty_hand_and_hands_are_deducted() -> None:
    state = do(rummy("1 2 3 / 9 10"), *run(0, 1, 1, 2, 3), "0 done")
    outcome = GAME.outcome(state)
    assert outcome
    assert (outcome.points, outcome.reason) == ((6, -9), "out")
    assert outcome.breakdown == ({"hands": 0, "runs": 6}, {"hands": -9, "runs": 0})


@pytest.mark.rule("CX-R")
@pytest.mark.rule("CX-G4")
def test_rummy_ends_when_nobody_laid_anything_with_the_pile_empty() -> None:
    state = position(2, {"way": "rummy"}, rest=1, hands="1 2 3 / -", step="laying", quiet="1")
    assert do(state, *run(0, 1, 1, 2), "0 done").ended[0].reason == "quiet"
    laid = do(state, *run(0, 1, 1, 2, 3), "0 done")
    assert laid.ended[0].reason == "out"


@pytest.mark.rule("CX-J1")
@pytest.mark.rule("CX-J5")
def test_in_rummy_each_line_is_judged_for_itself() -> None:
    hands = "1 2 3 21 22 23 24 / 6 / 7"
    state = do(rummy(hands, seats=3, judge="vote"), *run(0, 1, 1, 2, 3), *run(0, 2, 21, 22, 23), "0 done")
    assert [pair["line"] for pair in view(state, 1)["windows"][0]["pairs"]] == [1, 1, 2, 2]
    fallen = do(state, "1 challenge 0 1", "2 falls", "-1 deal 0 30")
    assert numbers(fallen.hands[0]) == [1, 2, 3, 24, 30]
    assert (fallen.turn, GAME.to_act(fallen)) == (0, (1, 2))
    stood = do(fallen, "1 fine 0", "2 fine 0")
    assert (stood.turn, [len(line.pieces) for line in stood.lines[0]]) == (1, [3])


@pytest.mark.rule("CX-J1")
def test_in_rummy_a_fall_takes_back_only_this_turns_cards() -> None:
    state = rummy("1 4 / 6 / 7", seats=3, judge="vote", lines="0:0 11.0 12.0 13.0 / - / -")
    state = do(state, "0 card 1", "0 lay 1 left 1 turn 0", "0 done", "1 challenge 0 1", "2 falls", "-1 deal 0 30")
    assert (numbers(state.hands[0]), len(state.lines[0][0].pieces), state.turn) == ([1, 4, 30], 3, 1)
