"""Who judges: CX-J."""

from typing import Any

import pytest

from connectable.games.connections import GAME
from connectable.games.connections.engine.state import State
from games.connections.tiny import action, do, lay, listed, numbers, points, position, refused, start, view

pytestmark = pytest.mark.usefixtures("tiny_deck")


def waiting(seats: int = 3, turn: int = 0, **fields: str) -> State:
    """Seat 0 has laid card 3 beside card 1; it waits. Turn 0 is a link the referee accepts, turn 1 is none."""
    hands = " / ".join(["3 8", "4 9", "6 10", "7 11"][:seats])
    usual: dict[str, Any] = {"web": "1.0@0,0", "hands": hands, "piles": "5"}
    return lay(position(seats, {"judge": "vote"}, **usual | fields), 0, 3, 1, 0, turn)


@pytest.mark.rule("CX-J1")
def test_a_fallen_card_goes_back_one_is_drawn_and_the_turn_is_over() -> None:
    state = do(waiting(), "1 challenge 0 1", "2 falls", "-1 open 12")
    assert (numbers(state.hands[0]), points(state), state.turn) == ([3, 5, 8], [0, 0, 0], 1)
    assert numbers(sorted(state.known)) == [3, 5]
    assert [view(state, 2)["seats"][0][name] for name in ("hand", "hidden")] == [[3, 5], 1]


@pytest.mark.rule("CX-J1")
def test_a_fall_with_an_empty_pile_draws_nothing() -> None:
    state = lay(position(3, {"judge": "vote"}, rest=2, web="1.0@0,0", hands="3 8 / 4 / -"), 0, 3, 1, 0)
    fallen = do(state, "1 challenge 0 1", "2 falls")
    assert (numbers(fallen.hands[0]), fallen.turn, fallen.quiet) == ([3, 8], 1, 1)


@pytest.mark.rule("CX-J1")
def test_in_endless_a_fall_costs_the_value_and_draws_nothing() -> None:
    state = position(3, {"judge": "vote", "way": "endless"}, web="1.0@0,0", hands="3 8 / 4 / 6", piles="5")
    fallen = do(lay(state, 0, 3, 1, 0), "1 challenge 0 1", "2 falls")
    assert (numbers(fallen.hands[0]), points(fallen)) == ([3, 8], [-3, 0, 0])


@pytest.mark.rule("CX-J1")
def test_a_failed_challenge_costs_nothing() -> None:
    state = do(waiting(), "1 challenge 0 1", "2 stands")
    assert (points(state), numbers(state.hands[1])) == ([4, 0, 0], [4, 9])


@pytest.mark.rule("CX-J1")
def test_a_placement_may_carry_a_reason_that_changes_nothing() -> None:
    state = position(2, {}, web="1.0@0,0", hands="3 8 / 4 9", piles="5")
    plain = lay(state, 0, 3, 1, 0)
    chosen = do(state, "0 card 3", "0 at 1,0", "0 because opposite")
    assert refused(chosen, "0 because said") == "cx-refusal-k5-reason-given"
    reasoned = do(chosen, "0 turn 0")
    assert points(reasoned) == points(plain)
    assert [cell["reason"] for cell in view(reasoned, 1)["web"]] == ["", "opposite"]


@pytest.mark.rule("CX-J2")
@pytest.mark.parametrize(
    ("turn", "votes", "laid"),
    [
        (0, ["2 falls", "3 falls"], False),
        (0, ["2 falls", "3 stands"], True),  # a tie: the referee accepts the pair
        (1, ["2 falls", "3 stands"], False),  # a tie: it does not
        (1, ["2 abstain", "3 stands"], True),
        (0, ["2 abstain", "3 falls"], False),
        (1, ["2 abstain", "3 abstain"], False),
    ],
)
def test_more_falls_than_stands_and_a_tie_is_the_referees(turn: int, votes: list[str], laid: bool) -> None:
    state = do(waiting(4, turn), "1 challenge 0 1", *votes)
    assert (2 not in state.hands[0]) == laid  # card 3 has the index 2


@pytest.mark.rule("CX-J2")
def test_with_two_seats_the_referee_decides_a_challenge_at_once() -> None:
    assert points(do(waiting(2, 0), "1 challenge 0 1")) == [4, 0]
    assert numbers(do(waiting(2, 1), "1 challenge 0 1").hands[0]) == [3, 5, 8]


@pytest.mark.rule("CX-J2")
def test_votes_are_final_and_shown_as_they_are_given() -> None:
    state = do(waiting(4), "1 challenge 0 1", "2 falls")
    assert view(state, None)["vote"] == {
        "seat": 0,
        "pair": {"words": ["d3", "b1"], "ids": [12, 2], "verdict": "clear", "reason": "said", "ruling": ""},
        "challenger": 1,
        "votes": ["", "", "falls", ""],
    }
    assert refused(state, "2 stands") == "cx-refusal-j2-voted"
    assert refused(state, "0 stands") == refused(state, "1 falls") == "cx-refusal-j2-party"
    assert refused(waiting(), "1 falls") == "cx-refusal-j2-no-vote"


@pytest.mark.rule("CX-J2")
def test_by_trust_everything_stands_at_once() -> None:
    state = position(2, {"judge": "trust"}, web="1.0@0,0", hands="3 8 / 4 9", piles="5")
    assert points(lay(state, 0, 3, 1, 0, turn=1)) == [4, 0]


@pytest.mark.rule("CX-J2")
def test_with_one_seat_vote_means_referee() -> None:
    assert start(1, judge="vote").setup.judge == "referee"


@pytest.mark.rule("CX-J2")
def test_a_deck_with_words_the_referee_does_not_know_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from connectable.games.connections import content, referee

    monkeypatch.setattr(referee, "knows", lambda word: word != "a1")
    content.cards_of.cache_clear()
    with pytest.raises(ValueError, match="option judge"):
        start(2, deck="tiny 30", judge="referee")
    start(2, deck="tiny 30", judge="trust")
    content.cards_of.cache_clear()


@pytest.mark.rule("CX-J3")
def test_the_referee_says_why_or_that_it_knows_none() -> None:
    state = do(position(2, {}, web="1.0@0,0", hands="3 8 / 4 9", piles="5"), "0 card 3", "0 at 1,0")
    pair = GAME.preview(state, 0, action(state, 0, "turn 0"))["pairs"]
    assert pair == [
        {"words": ["d3", "b1"], "ids": [12, 2], "verdict": "clear", "reason": "said", "ruling": "", "side": "west"}
    ]
    refusal = GAME.refusal(state, 0, action(state, 0, "turn 2"))
    assert refusal
    assert refusal.key == "cx-refusal-k3-no-link"


@pytest.mark.rule("CX-J3")
def test_debatable_stands_with_a_typed_reason_only() -> None:
    state = position(2, {}, web="1.0@0,0", hands="3 8 / 4 9", piles="5")
    south = do(state, "0 card 3", "0 at 0,1")
    assert refused(south, "0 turn 1") == ""  # d3 against c1: found together
    east = do(state, "0 card 3", "0 at 1,0")
    assert refused(east, "0 turn 3") == "cx-refusal-k3-debatable"  # a3 against b1


@pytest.mark.rule("CX-J4")
def test_a_ruling_that_falls_is_refused_from_then_on() -> None:
    state = do(waiting(), "1 challenge 0 1", "2 falls", "-1 open 12", "1 draw", "-1 open 13", "1 keep", "2 draw")
    state = do(state, "-1 open 14", "2 keep", "0 card 3")
    assert view(state, 1)["rulings"] == [{"words": ["b1", "d3"], "ids": [2, 12], "stands": False}]
    assert refused(do(state, "0 at 1,0"), "0 turn 0") == "cx-refusal-j4-fallen"
    assert refused(do(state, "0 at 1,0"), "0 turn 1") == ""


@pytest.mark.rule("CX-J4")
def test_a_ruling_that_stands_cannot_be_challenged_again() -> None:
    state = waiting(4, web="1.0@0,0 2.0@1,1")
    ruled = do(state, "1 challenge 0 1", "2 stands", "3 stands")
    assert refused(ruled, "1 challenge 0 1") == "cx-refusal-j4-ruled"
    assert refused(ruled, "1 challenge 0 2") == ""


@pytest.mark.rule("CX-J4")
def test_a_ruling_lasts_into_the_next_round() -> None:
    state = position(
        2, {"judge": "vote"}, web="1.0@0,0", hands="3 / 8", piles="5", turn="1", out="0", rulings="1:10:falls"
    )
    after = do(state, "1 draw", "-1 open 12", "1 keep")
    assert after.round == 2
    assert view(after, 0)["rulings"] == [{"words": ["b1", "c3"], "ids": [2, 11], "stands": False}]


@pytest.mark.rule("CX-J5")
def test_points_and_the_next_turn_wait_until_all_said_fine() -> None:
    state = waiting()
    assert (points(state), GAME.to_act(state)) == ([0, 0, 0], (1, 2))
    assert refused(state, "0 draw") == "cx-refusal-j5-window"
    one = do(state, "1 fine 0")
    assert (points(one), GAME.to_act(one)) == ([0, 0, 0], (2,))
    assert refused(one, "1 challenge 0 1") == "cx-refusal-j5-said-fine"
    done = do(one, "2 fine 0")
    assert (points(done), done.turn) == ([4, 0, 0], 1)


@pytest.mark.rule("CX-J5")
def test_a_seat_whose_challenge_failed_answers_again_and_fine_stays_fine() -> None:
    state = do(waiting(4, web="1.0@0,0 2.0@1,1"), "2 fine 0", "1 challenge 0 1", "2 stands", "3 stands")
    assert GAME.to_act(state) == (1, 3)
    assert listed(state, 1) == ["fine 0", "challenge 0 2"]


@pytest.mark.rule("CX-J5")
def test_where_no_pair_is_open_to_challenge_it_stands_at_once() -> None:
    assert points(waiting(rulings="1:11:stands")) == [4, 0, 0]
    assert points(do(waiting(), "1 challenge 0 1", "2 stands")) == [4, 0, 0]


@pytest.mark.rule("CX-J5")
def test_while_a_vote_is_open_only_votes_are_legal() -> None:
    state = do(waiting(4), "1 challenge 0 1")
    assert (GAME.to_act(state), listed(state, 2)) == ((2, 3), ["stands", "falls", "abstain"])
    assert refused(state, "2 fine 0") == refused(state, "2 challenge 0 1") == "cx-refusal-j5-vote-open"


@pytest.mark.rule("CX-J5")
def test_in_quick_play_the_others_play_on_but_not_against_a_waiting_card() -> None:
    state = position(3, {"judge": "vote", "way": "quick"}, web="1.0@0,0", hands="3 8 / 4 9 / 6 10", piles="5")
    state = lay(state, 0, 3, 1, 0)
    chosen = do(state, "1 card 4")
    assert refused(chosen, "1 at 2,0") == refused(chosen, "1 at 1,1") == "cx-refusal-j5-against-waiting"
    assert refused(chosen, "1 at 0,1") == ""
    assert (listed(state, 0), refused(state, "0 card 8")) == ([], "cx-refusal-j5-waiting")
    stood = do(state, "1 fine 0", "2 fine 0", "1 card 4")
    assert refused(stood, "1 at 2,0") == ""


@pytest.mark.rule("CX-J5")
def test_in_quick_play_a_vote_stops_everything_else() -> None:
    state = position(3, {"judge": "vote", "way": "quick"}, web="1.0@0,0", hands="3 8 / 4 9 / 6 10", piles="5")
    state = do(lay(state, 0, 3, 1, 0), "1 challenge 0 1")
    assert (GAME.to_act(state), listed(state, 2)) == ((2,), ["stands", "falls", "abstain"])
    assert refused(state, "2 draw") == refused(state, "1 card 4") == "cx-refusal-j5-vote-open"


@pytest.mark.rule("CX-J5")
def test_an_empty_hand_waits_too() -> None:
    state = waiting(hands="3 / 4 9 / 6 10")
    assert state.out == -1
    assert do(state, "1 fine 0", "2 fine 0").out == 0
    assert do(state, "1 challenge 0 1", "2 falls", "-1 open 12").out == -1


@pytest.mark.rule("CX-J5")
def test_the_table_says_fine_or_abstains_for_a_seat_that_does_not_answer() -> None:
    state = waiting(4)
    assert GAME.notation(GAME.idle(state, 1)) == "fine 0"
    assert GAME.notation(GAME.idle(do(state, "1 challenge 0 1"), 2)) == "abstain"


@pytest.mark.rule("CX-J5")
@pytest.mark.rule("CX-O2")
def test_an_answer_has_20_seconds_in_quick_play_5_and_a_timed_turn_a_minute() -> None:
    state = waiting()
    assert [GAME.patience(state, seat) for seat in range(3)] == [0, 20, 20]
    assert GAME.patience(do(waiting(4), "1 challenge 0 1"), 2) == 20
    quick = position(3, {"judge": "vote", "way": "quick"}, web="1.0@0,0", hands="3 8 / 4 9 / 6 10", piles="5")
    assert [GAME.patience(lay(quick, 0, 3, 1, 0), seat) for seat in range(3)] == [0, 5, 5]
    assert [GAME.patience(quick, seat) for seat in range(3)] == [0, 0, 0]
    timed = position(2, {"timer": True}, web="1.0@0,0", hands="2 3 / 4 6", piles="5")
    assert [GAME.patience(timed, seat) for seat in range(2)] == [60, 0]
