"""The ways that share a web: CX-C, CX-E, CX-S, CX-Q."""

import pytest

from connectable.games.connections import GAME
from games.connections.tiny import COUNT, chance_first, do, lay, listed, numbers, points, position, refused, start, view

pytestmark = pytest.mark.usefixtures("tiny_deck")


@pytest.mark.rule("CX-C")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (5, 5), (6, 4), (8, 4)])
def test_five_cards_each_and_four_with_six_or_more(seats: int, cards: int) -> None:
    state = chance_first(start(seats, deck="tiny 60"))
    assert [len(hand) for hand in state.hands] == [cards] * seats
    assert len(state.web.cells) == len(state.piles[0].shown) == 1
    assert (state.setup.rounds, GAME.to_act(state)) == (5, (0,))


@pytest.mark.rule("CX-C")
def test_a_turn_is_one_placement() -> None:
    state = lay(position(2, {}, web="1.0@0,0", hands="2 3 / 4 6", piles="5"), 0, 2, 1, 0)
    assert (points(state), GAME.to_act(state)) == ([3, 0], (1,))
    assert refused(state, "0 draw") == "cx-refusal-g1-turn"


@pytest.mark.rule("CX-C")
def test_the_drawn_card_is_placed_or_kept_and_no_other() -> None:
    state = position(2, {}, web="1.0@0,0", hands="2 3 / 4 6", piles="5")
    drawn = do(state, "0 draw", "-1 open 9")
    assert listed(drawn, 0) == ["card 5", "keep"]
    assert refused(drawn, "0 card 2") == "cx-refusal-c-drawn-only"
    assert refused(drawn, "0 draw") == "cx-refusal-c-drawn"
    assert points(lay(drawn, 0, 5, 1, 0)) == [6, 0]
    assert (do(drawn, "0 keep").turn, numbers(do(drawn, "0 keep").hands[0])) == (1, [2, 3, 5])
    assert refused(state, "0 keep") == "cx-refusal-c-nothing-drawn"


@pytest.mark.rule("CX-C")
def test_pass_only_with_an_empty_pile() -> None:
    assert refused(position(2, {}, web="1.0@0,0", hands="2 / 4", piles="5"), "0 pass") == "cx-refusal-c-pile-left"
    empty = position(2, {}, rest=1, web="1.0@0,0", hands="2 / -")
    assert (refused(empty, "0 pass"), refused(empty, "0 draw")) == ("", "cx-refusal-c-pile-empty")


@pytest.mark.rule("CX-C")
def test_an_empty_hand_gives_every_other_seat_exactly_one_more_turn() -> None:
    state = position(3, {}, web="1.0@0,0", hands="2 / 4 / 6 7", piles="5")
    state = lay(state, 0, 2, 1, 0)
    assert (state.out, state.turn) == (0, 1)
    state = lay(state, 1, 4, 2, 0)  # goes empty too: nothing changes
    assert (state.out, state.turn, state.round) == (0, 2, 1)
    state = lay(state, 2, 6, 3, 0)
    assert (state.round, view(state, 0)["ended"][0]["reason"]) == (2, "out")


@pytest.mark.rule("CX-C")
def test_the_values_left_in_hands_are_deducted() -> None:
    state = position(2, {}, web="1.0@0,0", hands="2 / 4 10", piles="5", scores="9 0 0 0 0 0 0 / 30 0 0 0 0 0 0")
    state = do(lay(state, 0, 2, 1, 0), "1 draw", "-1 open 9", "1 keep")
    assert points(state) == [9 + 3, 30 - 4 - 5 - 5]
    assert view(state, 1)["seats"][1]["sources"] == {"links": 30, "hands": -14}


@pytest.mark.rule("CX-C")
def test_five_rounds_and_the_highest_total_wins() -> None:
    state = position(2, {}, web="1.0@0,0", hands="- / 4", piles="5", round="5", turn="1", out="0")
    state = lay(state, 1, 4, 1, 0)
    outcome = GAME.outcome(state)
    assert outcome
    assert (outcome.points, outcome.ranks, outcome.reason, GAME.to_act(state)) == ((0, 5), (2, 1), "out", ())


@pytest.mark.rule("CX-E")
def test_endless_scores_the_plain_sum() -> None:
    state = position(2, {"way": "endless"}, web="1.0@0,0 6.0@1,1", hands="11 9 / 4", piles="5")
    assert points(lay(state, 0, 11, 1, 0)) == [3, 0]


@pytest.mark.rule("CX-E")
def test_endless_deals_four_and_goes_on_with_an_empty_hand() -> None:
    assert len(chance_first(start(2, way="endless")).hands[0]) == 4
    state = position(2, {"way": "endless"}, web="1.0@0,0", hands="2 / 4 6", piles="5")
    state = do(lay(state, 0, 2, 1, 0), "1 draw", "-1 open 9", "1 keep")
    assert (state.round, listed(state, 0)) == (1, ["draw"])
    empty = position(2, {"way": "endless"}, rest=1, web="1.0@0,0", hands="- / -")
    assert listed(empty, 0) == ["pass"]


@pytest.mark.rule("CX-E")
def test_endless_ends_quietly_and_hands_cost_nothing() -> None:
    state = position(2, {"way": "endless"}, rest=1, web="1.0@0,0", hands="2 / -", quiet="1", turn="1")
    outcome = GAME.outcome(do(state, "1 pass"))
    assert outcome
    assert (outcome.points, outcome.reason) == ((0, 0), "quiet")


@pytest.mark.rule("CX-E")
def test_the_table_has_an_edge_and_full_means_the_end() -> None:
    assert start(2, way="endless").setup.table == 9
    spaces = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (1, 1)]
    web = " ".join(f"{card}.0@{x},{y}" for card, (x, y) in enumerate(spaces, start=1))
    state = position(2, {"way": "endless", "table": 3}, web=web, hands="10 11 / 12", piles="13")
    chosen = do(state, "0 card 10")
    assert (refused(chosen, "0 at 2,0"), listed(chosen, 0)[0]) == ("cx-refusal-e-off-table", "at 1,1")
    outcome = GAME.outcome(do(chosen, "0 at 1,1", "0 turn 0"))
    assert outcome
    assert outcome.reason == "full"


@pytest.mark.rule("CX-S")
def test_solitaire_goes_through_the_whole_deck_card_by_card() -> None:
    state = start(1, deck="tiny 4")
    assert (state.setup.way, GAME.label(state)) == ("solitaire", "round 1 starter")
    state = do(state, "-1 open 1", "-1 deal 0 2")
    assert listed(state, 0) == ["card 2", "aside"]
    state = do(lay(state, 0, 2, 1, 0), "-1 deal 0 3", "0 aside", "-1 deal 0 4")
    seen = view(lay(state, 0, 4, 2, 0), 0)
    assert (seen["links"], seen["missed"], seen["aside"]) == (2, 1, [3])
    outcome = GAME.outcome(lay(state, 0, 4, 2, 0))
    assert outcome
    assert (outcome.points, outcome.ranks, outcome.reason) == ((3,), (1,), "solitaire")


@pytest.mark.rule("CX-S")
def test_the_pile_of_solitaire_is_closed() -> None:
    state = do(start(1, deck="tiny 4"), "-1 open 1")
    assert GAME.shown(state, -1, GAME.parse(state, -1, "deal 0 3"), None) == "deal 0 ?"
    assert view(do(state, "-1 deal 0 3"), None)["seats"][0]["hidden"] == 1


@pytest.mark.rule("CX-Q")
def test_quick_play_is_all_at_once_with_ten_cards() -> None:
    state = chance_first(start(2, way="quick"))
    assert ([len(hand) for hand in state.hands], GAME.to_act(state), state.setup.rounds) == ([10, 10], (0, 1), 3)
    state = do(state, "1 draw", "-1 open 40", "1 draw")
    assert len(state.hands[1]) == 12


@pytest.mark.rule("CX-Q")
def test_a_space_goes_to_the_first() -> None:
    state = position(2, {"way": "quick"}, web="1.0@0,0", hands="2 3 / 4 6", piles="5")
    state = do(state, "0 card 2", "1 card 4")
    state = do(state, "1 at 1,0", "1 turn 0")
    assert refused(state, "0 at 1,0") == "cx-refusal-k2-taken"


@pytest.mark.rule("CX-Q")
def test_the_first_empty_hand_collects_what_the_others_hold() -> None:
    state = position(3, {"way": "quick"}, web="1.0@0,0", hands="2 / 4 / 10 11", piles="5")
    state = lay(state, 0, 2, 1, 0)
    assert (points(state), state.round, state.ended[0].reason) == ([4 + 5 + 1, 0, 0], 2, "out")


@pytest.mark.rule("CX-Q")
def test_waiting_cards_count_as_held() -> None:
    state = position(3, {"way": "quick", "judge": "vote"}, web="1.0@0,0", hands="2 / 4 9 / 10", piles="5")
    state = lay(lay(state, 0, 2, 1, 0), 1, 4, -1, 0)
    state = do(state, "1 fine 0", "2 fine 0")
    assert points(state) == [4 + 4 + 5, 0, 0]
    assert numbers(state.ended[0].hands[1]) == [4, 9]


@pytest.mark.rule("CX-Q")
def test_all_stuck_ends_the_round_and_nobody_scores() -> None:
    left = position(2, {"way": "quick"}, web="1.0@0,0", hands="2 / 4", piles="5")
    assert refused(left, "0 stuck") == "cx-refusal-q-pile-left"
    state = position(2, {"way": "quick"}, rest=1, web="1.0@0,0", hands="2 3 / -")
    stuck = do(state, "0 stuck")
    assert (refused(stuck, "0 card 2"), GAME.to_act(stuck)) == ("cx-refusal-q-stuck", (1,))
    assert GAME.to_act(lay(stuck, 1, 4, 1, 0)) == (0, 1)  # a card was laid: nobody is stuck
    ended = do(stuck, "1 stuck")
    assert (points(ended), ended.ended[0].reason) == ([0, 0], "stuck")


@pytest.mark.rule("CX-Q")
def test_nobody_is_stuck_while_a_card_waits() -> None:
    state = position(2, {"way": "quick", "judge": "vote"}, rest=1, web="1.0@0,0", hands="2 3 / -")
    state = do(lay(state, 0, 2, 1, 0), "1 stuck")
    assert (state.round, GAME.to_act(state)) == (1, (1,))
    assert GAME.to_act(do(state, "1 fine 0")) == (0, 1)


def test_a_web_of_forty_cards_lies_on_forty_spaces() -> None:
    assert COUNT == 40
    web = " ".join(f"{card}.0@{card},0" for card in range(1, 36))
    state = position(2, {"judge": "trust"}, web=web, hands="36 37 / 38", piles="40")
    assert len(state.web.needs) == 35 * 2 + 2
