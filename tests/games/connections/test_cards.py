"""Cards, connecting, dealing: CX-K and CX-G."""

import pytest

from connectable.games.connections import GAME
from connectable.games.connections import deck as decks
from connectable.games.connections.engine.score import placement, ranks
from games.connections.tiny import COUNT, chance_first, do, lay, listed, numbers, points, position, refused, start, view

pytestmark = pytest.mark.usefixtures("tiny_deck")
CLASSIC = {"deck": "tiny"}


@pytest.mark.rule("CX-K1")
def test_the_house_deck_has_124_cards_of_four_different_words_and_a_value() -> None:
    cards = decks.house().cards
    assert len(cards) == 124
    assert all(len(set(card.words)) == 4 and 1 <= card.value <= 5 for card in cards)


@pytest.mark.rule("CX-K2")
def test_a_card_touches_the_web_and_every_touching_pair_is_valid() -> None:
    state = position(2, {}, web="1.0@0,0 2.0@1,1", hands="3 / 4", piles="5")
    chosen = do(state, "0 card 3")
    assert refused(chosen, "0 at 0,0") == "cx-refusal-k2-taken"
    assert refused(chosen, "0 at 5,5") == "cx-refusal-k2-apart"
    assert refused(chosen, "0 at 1,0") == ""
    both = do(chosen, "0 at 1,0")
    assert refused(both, "0 lay 3 at 1,0 turn 0") == ""
    assert refused(both, "0 lay 3 at 1,0 turn 2") == "cx-refusal-k3-no-link"  # west b3 against b1, south a3 against a2


@pytest.mark.rule("CX-K2")
def test_a_card_may_be_turned_in_quarter_turns() -> None:
    state = do(position(2, {"judge": "trust"}, web="1.0@0,0", hands="3 / 4", piles="5"), "0 card 3", "0 at 1,0")
    assert [text for text in listed(state, 0) if text.startswith("lay")] == [
        f"lay 3 at 1,0 turn {turn}" for turn in range(4)
    ]
    report = GAME.preview(state, 0, GAME.parse(state, 0, "turn 1"))["pairs"]
    unknown = {"verdict": "unknown", "reason": ""}  # on trust nothing is told before the card lies
    assert report == [{"words": ["c3", "b1"], "ids": [11, 2], **unknown, "ruling": "", "side": "west"}]


@pytest.mark.rule("CX-K3")
def test_a_pair_the_referee_does_not_accept_is_refused_with_both_words() -> None:
    state = do(position(2, {}, web="1.0@0,0", hands="3 / 4", piles="5"), "0 card 3", "0 at 1,0")
    refusal = GAME.refusal(state, 0, GAME.parse(state, 0, "turn 1"))
    assert refusal
    assert refusal.rule == "CX-K3"
    assert dict(refusal.detail) == {
        "why": "no-link", "reason": "", "first": "c3", "second": "b1", "ids": [11, 2], "side": "west", "x": 1, "y": 0,
        "turns": [0],
    }  # fmt: skip


@pytest.mark.rule("CX-K4")
def test_one_pair_scores_two_and_two() -> None:
    assert points(lay(position(2, {}, web="2.0@0,0", hands="7 9 / 4", piles="5"), 0, 7, 1, 0)) == [4, 0]


@pytest.mark.rule("CX-K4")
def test_two_pairs_double_three_ones() -> None:
    state = position(2, {}, web="1.0@0,0 6.0@1,1", hands="11 9 / 4", piles="5")
    assert points(lay(state, 0, 11, 1, 0)) == [6, 0]


@pytest.mark.rule("CX-K4")
@pytest.mark.parametrize(("touched", "points"), [([2], 4), ([1, 1], 8), ([1, 1, 1], 15), ([1, 1, 1, 1], 60)])
def test_three_pairs_triple_and_four_pairs_count_ten_times(touched: list[int], points: int) -> None:
    assert placement(2, touched, False) == points


@pytest.mark.rule("CX-K4")
def test_filling_a_hole_scores_ten_times() -> None:
    state = position(2, {}, web="1.0@1,0 6.0@0,1 11.0@2,1 16.0@1,2", hands="2 9 / 4", piles="5")
    assert points(lay(state, 0, 2, 1, 1)) == [60, 0]


@pytest.mark.rule("CX-K5")
def test_steps_come_in_order_and_are_put_back() -> None:
    state = position(2, {}, web="1.0@0,0", hands="2 3 / 4", piles="5")
    assert refused(state, "0 at 1,0") == "cx-refusal-k5-card-first"
    assert refused(state, "0 card 4") == "cx-refusal-k5-not-in-hand"
    chosen = do(state, "0 card 2")
    assert refused(chosen, "0 draw") == "cx-refusal-k5-chosen"
    assert refused(chosen, "0 lay 2 at 1,0 turn 0") == "cx-refusal-k5-space-first"
    assert do(chosen, "0 back") == state


@pytest.mark.rule("CX-K5")
def test_steps_before_the_last_are_the_seats_own() -> None:
    state = position(2, {"way": "quick"}, web="1.0@0,0", hands="2 3 / 4 6", piles="5")
    chosen = do(state, "0 card 2", "0 at 1,0")
    assert view(chosen, 1) == view(state, 1)
    assert view(chosen, 0)["chosen"] == {"card": 2, "space": [1, 0], "reason": ""}
    for text in ("card 2", "because said", "back"):
        assert GAME.shown(chosen, 0, GAME.parse(chosen, 0, text), 1) is None
        assert GAME.shown(chosen, 0, GAME.parse(chosen, 0, text), 0) == text


@pytest.mark.rule("CX-K5")
def test_nothing_is_reserved_and_steps_lapse_when_the_space_is_gone() -> None:
    state = position(2, {"way": "quick"}, web="1.0@0,0", hands="2 3 / 4 6", piles="5")
    state = lay(do(state, "0 card 2", "0 at 1,0"), 1, 4, 1, 0)
    assert view(state, 0)["chosen"] == {"card": 2, "space": [], "reason": ""}


@pytest.mark.rule("CX-G1")
def test_cards_are_dealt_one_by_one_from_the_starter_then_starter_card_and_top() -> None:
    state, labels = start(2), []
    while GAME.to_act(state) == (-1,):
        labels.append(GAME.label(state))
        state = GAME.apply(state, -1, GAME.legal(state, -1)[0])
    hands = [f"round 1 deal seat {seat} card {card}" for seat in (0, 1) for card in range(1, 6)]
    assert labels == [*hands, "round 1 starter", "round 1 pile card 1"]
    assert (state.turn, numbers(state.hands[1]), numbers(state.piles[0].shown)) == (0, [6, 7, 8, 9, 10], [12])


@pytest.mark.rule("CX-G1")
def test_the_next_seat_starts_the_next_round_with_all_cards() -> None:
    state = position(3, {}, web="1.0@0,0", hands="2 / 3 / 4", piles="5", turn="2", out="0")
    state = lay(state, 2, 4, 1, 0)
    assert (state.round, len(state.unseen), GAME.label(state)) == (2, COUNT, "round 2 deal seat 1 card 1")
    assert chance_first(state).turn == 1


@pytest.mark.rule("CX-G1")
def test_a_dealt_card_is_hidden_and_one_that_lay_open_stays_known() -> None:
    state = do(position(2, {}, web="1.0@0,0", hands="2 3 / 4 6", piles="5"), "0 draw", "-1 open 7", "0 keep")
    assert view(state, 1)["seats"][0] | {"sources": {}} == view(state, None)["seats"][0] | {"sources": {}}
    assert (view(state, 1)["seats"][0]["hand"], view(state, 1)["seats"][0]["hidden"]) == ([5], 2)
    assert view(state, 0)["seats"][0]["hand"] == [2, 3, 5]
    deal = start(2)
    assert GAME.shown(deal, -1, GAME.parse(deal, -1, "deal 0 9"), 1) == "deal 0 ?"
    assert GAME.shown(deal, -1, GAME.parse(deal, -1, "deal 0 9"), 0) == "deal 0 9"


@pytest.mark.rule("CX-G1")
def test_when_a_round_is_over_all_hands_are_shown_and_nothing_is_turned() -> None:
    state = position(2, {}, web="1.0@0,0", hands="2 7 / 3 8", piles="5", turn="1", out="0", step="laying", drawn="3")
    state = do(state, "1 keep")
    assert view(state, 0)["ended"][0]["hands"] == [[2, 7], [3, 8]]
    assert GAME.label(state).startswith("round 2 deal")


@pytest.mark.rule("CX-G2")
@pytest.mark.parametrize(
    ("way", "least"), [("classic", 12), ("endless", 10), ("quick", 22), ("quads", 12), ("rummy", 10)]
)
def test_a_deck_that_is_too_small_is_refused(way: str, least: int) -> None:
    GAME.start(2, {"way": way, "deck": f"tiny {least}"})
    with pytest.raises(ValueError, match=f"needs {least}"):
        GAME.start(2, {"way": way, "deck": f"tiny {least - 1}"})


@pytest.mark.rule("CX-G3")
def test_equal_totals_share_the_rank_and_totals_may_be_negative() -> None:
    assert ranks([5, -2, 5, 0]) == [1, 4, 1, 3]
    state = position(
        3, {"rounds": 1}, web="1.0@0,0", hands="2 / 7 / 12", piles="5", turn="2", out="0", step="laying", drawn="12"
    )
    outcome = GAME.outcome(do(state, "2 keep"))
    assert outcome
    assert (outcome.points, outcome.ranks) == ((-2, -2, -2), (1, 1, 1))


@pytest.mark.rule("CX-G4")
def test_a_round_ends_when_nobody_in_a_row_placed_anything_with_the_pile_empty() -> None:
    state = position(2, {"rounds": 1}, rest=1, web="1.0@0,0", hands="2 3 / -")
    first = do(state, "0 pass")
    assert (first.stage, first.quiet) == (1, 1)
    assert lay(first, 1, 4, 1, 0).quiet == 0
    ended = do(first, "1 pass")
    assert view(ended, 0)["ended"][0]["reason"] == "quiet"


@pytest.mark.rule("CX-G4")
def test_a_turn_that_began_with_a_card_in_the_pile_does_not_count() -> None:
    state = position(2, {}, rest=1, web="1.0@0,0", hands="2 3 / -", piles="5")
    assert do(state, "0 draw", "0 keep").quiet == 0
