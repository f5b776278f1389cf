"""Find it yourself: CX-J6, lives, and the options that go with it."""

from typing import Any

import pytest

from connectable.games.connections import GAME
from connectable.games.connections.engine.state import State
from games.connections.tiny import (
    action,
    chance_first,
    do,
    lay,
    listed,
    numbers,
    points,
    position,
    refused,
    start,
    view,
)

pytestmark = pytest.mark.usefixtures("tiny_deck")

OWN = {"find": "own"}
WEB: dict[str, Any] = {"web": "1.0@0,0", "hands": "3 8 / 4 9", "piles": "5"}


def table(way: str = "classic", **fields: Any) -> State:
    """Seat 0 holds cards 3 and 8; card 1 lies. Turn 0 east of it is a link, turn 1 is none."""
    return position(2, {"way": way, **OWN}, **WEB | fields)


def miss(state: State, seat: int = 0, card: int = 3) -> State:
    return lay(state, seat, card, 1, 0, turn=1)


@pytest.mark.rule("CX-J6")
@pytest.mark.parametrize("steps", [[], ["0 card 3"], ["0 card 3", "0 at 1,0"], ["0 draw", "-1 open 12"]])
@pytest.mark.parametrize("way", ["classic", "endless"])
def test_legal_is_what_trust_would_list(way: str, steps: list[str]) -> None:
    trusting = position(2, {"way": way, "judge": "trust"}, **WEB)
    assert listed(do(table(way), *steps), 0) == listed(do(trusting, *steps), 0)


@pytest.mark.rule("CX-J6")
@pytest.mark.parametrize("options", [{"judge": "referee"}, {"judge": "jury"}])
def test_only_pairs_ruled_to_fall_are_left_out(options: dict[str, str]) -> None:
    words = start(2).setup.cards.words
    c3, b1 = words.index("c3"), words.index("b1")
    state = do(position(2, options | OWN, **WEB, rulings=f"{c3}:{b1}:falls"), "0 card 3", "0 at 1,0")
    assert [text for text in listed(state, 0) if text.startswith("lay")] == [
        f"lay 3 at 1,0 turn {turn}" for turn in (0, 2, 3)
    ]
    assert refused(state, "0 turn 1") == "cx-refusal-j4-fallen"


@pytest.mark.rule("CX-J6")
def test_a_preview_is_the_same_whether_the_pair_holds_or_not() -> None:
    state = do(table(), "0 card 3", "0 at 1,0")
    good, bad = (dict(GAME.preview(state, 0, action(state, 0, f"turn {turn}"))) for turn in (0, 1))
    pairs: list[Any] = [good.pop("pairs"), bad.pop("pairs")]
    assert good == bad == {"points": 4, "ends_turn": "unknown", "reveals": True, "multiplier": 1, "touches": [1]}
    assert [pair[0]["verdict"] for pair in pairs] == ["unknown", "unknown"]
    assert [pair[0]["reason"] for pair in pairs] == ["", ""]


@pytest.mark.rule("CX-J6")
@pytest.mark.parametrize("judged", ["vote", "trust"])
def test_where_people_judge_a_preview_tells_no_verdict_either(judged: str) -> None:
    state = do(position(2, {"judge": judged}, **WEB), "0 card 3", "0 at 1,0")
    pair = GAME.preview(state, 0, action(state, 0, "turn 0"))["pairs"]
    unknown = {"verdict": "unknown", "reason": ""}
    assert pair == [{"words": ["d3", "b1"], "ids": [12, 2], **unknown, "ruling": "", "side": "west"}]


@pytest.mark.rule("CX-J6")
def test_a_miss_is_shown_to_all_and_the_card_goes_back() -> None:
    state = miss(table())
    assert (numbers(state.hands[0]), points(state), state.turn, state.misses) == ([3, 8], [0, 0], 0, (1, 0))
    for viewer in (0, 1, None):
        seen = view(state, viewer)
        assert seen["miss"] == {
            "card": 3,
            "turn": 1,
            "seat": 0,
            "x": 1,
            "y": 0,
            "pairs": [{"words": ["c3", "b1"], "ids": [11, 2], "verdict": "no", "reason": "", "ruling": ""}],
            "held": [],
        }
        assert (seen["misses"], seen["seats"][0]["hand"][0]) == ([1, 0], 3)
        assert seen["failed"] == [{"words": ["b1", "c3"], "ids": [2, 11]}]


@pytest.mark.rule("CX-J6")
def test_after_a_miss_the_seat_may_try_again() -> None:
    assert points(lay(miss(table()), 0, 3, 1, 0)) == [4, 0]
    assert points(lay(miss(table()), 0, 8, 1, 0)) == [4, 0]


@pytest.mark.rule("CX-J6")
def test_after_a_draw_only_with_the_drawn_card_or_keep() -> None:
    state = lay(do(table(), "0 draw", "-1 open 12"), 0, 5, 1, 0, turn=1)
    assert listed(state, 0) == ["card 5", "keep"]
    assert do(state, "0 keep").turn == 1


@pytest.mark.rule("CX-J6")
def test_one_pair_that_fails_is_enough_and_only_it_is_named() -> None:
    two = table(web="1.0@0,0 2.0@1,1", hands="3 8 / 4 9")  # 1,0 touches card 1 (d against b) and card 2 (c against a)
    assert points(lay(two, 0, 3, 1, 0)) == [12, 0]
    state = lay(position(2, OWN, web="1.0@0,0 2.2@1,1", hands="3 8 / 4 9", piles="5"), 0, 3, 1, 0)
    assert [pair["words"] for pair in view(state, 1)["miss"]["pairs"]] == [["c3", "c2"]]


@pytest.mark.rule("CX-J6")
def test_the_third_miss_of_a_turn_in_classic_draws_a_card_and_ends_it() -> None:
    state = miss(miss(table()))
    assert state.turn == 0
    state = do(miss(state, card=8), "-1 open 12")
    assert (numbers(state.hands[0]), state.turn, points(state)) == ([3, 5, 8], 1, [0, 0])
    again = do(state, "1 draw", "-1 open 13", "1 keep")
    assert (again.turn, miss(again).turn) == (0, 0), "a new turn counts anew"


@pytest.mark.rule("CX-J6")
def test_the_third_miss_of_a_turn_in_endless_costs_the_value_of_that_card() -> None:
    state = miss(miss(miss(table("endless"), card=8), card=8))
    assert (points(state), state.turn, numbers(state.hands[0])) == ([-3, 0], 1, [3, 8])


@pytest.mark.rule("CX-J6")
def test_the_third_miss_in_quads_in_turn_costs_the_value_and_the_quad_goes_back() -> None:
    state = position(2, {"way": "quads", **OWN}, hands="1 2 8 / 4 9", piles="5 / 6 / 7 / 10", step="laying")
    state = do(state, "0 card 1", "0 lay 1 in 1 turn 0")
    for turn, card in ((1, 2), (2, 8)):
        state = do(state, f"0 card {card}", f"0 lay {card} in 2 turn {turn}")
    assert (state.turn, numbers(state.hands[0]), state.building[0][0] // 4) == (0, [2, 8], 0)
    state = do(state, "0 card 2", "0 lay 2 in 2 turn 1")
    assert (points(state), state.turn, numbers(state.hands[0])) == ([-2, 0], 1, [1, 2, 8])


@pytest.mark.rule("CX-J6")
def test_quads_at_once_each_miss_costs_the_value_of_that_card() -> None:
    options = {"way": "quads", "turns": "at_once", **OWN}
    state = position(2, options, hands="1 2 8 / 4 9", piles="5 / 6 / 7 / 10", idle="1")
    state = do(state, "0 card 1", "0 lay 1 in 1 turn 0")
    for times in range(1, 5):
        state = do(state, "0 card 2", "0 lay 2 in 2 turn 1")
        assert points(state) == [-2 * times, 0]
    assert state.idle == (False, True), "a miss wakes nobody"
    assert state.building[0][0] // 4 == 0


@pytest.mark.rule("CX-J6")
def test_quick_each_miss_draws_the_top_card() -> None:
    state = miss(position(2, {"way": "quick", **OWN}, **WEB, idle="1"))
    assert numbers(state.hands[0]) == [3, 5, 8]
    assert state.idle == (False, True), "a miss wakes nobody"
    assert GAME.to_act(state) == (-1,)


@pytest.mark.rule("CX-J6")
def test_quick_with_the_pile_empty_a_miss_makes_the_seat_stuck() -> None:
    state = position(3, {"way": "quick", **OWN}, rest=2, web="1.0@0,0", hands="3 8 / 4 9 / -", idle="1")
    state = miss(state)
    assert (state.idle, listed(state, 0)) == ((True, True, False), [])
    last = do(state, "2 stuck")
    assert last.ended[0].reason == "stuck"


@pytest.mark.rule("CX-J6")
def test_the_third_miss_in_rummy_draws_a_card_and_the_table_says_done() -> None:
    state = position(2, {"way": "rummy", **OWN}, hands="1 2 3 7 8 / 4 9", step="laying")
    for card, where in ((1, "new"), (2, "right 1"), (3, "right 1")):
        state = do(state, f"0 card {card}", f"0 lay {card} {where} turn 0")
    for _ in range(3):
        assert state.turn == 0
        state = do(state, "0 card 7", "0 lay 7 right 1 turn 1")
    assert (state.turn, GAME.to_act(state), [len(line.pieces) for line in state.lines[0]]) == (1, (-1,), [3])
    assert numbers(chance_first(state).hands[0]) == [5, 7, 8]


@pytest.mark.rule("CX-J6")
def test_a_turn_of_misses_placed_nothing() -> None:
    state = position(2, OWN, rest=1, web="1.0@0,0", hands="3 8 / -")
    assert miss(miss(miss(state))).quiet == 1


def alone(**options: Any) -> State:
    """Solitaire with card 1 laid and card 2 in hand."""
    return do(start(1, **OWN, **options), "-1 open 1", "-1 deal 0 2")


@pytest.mark.rule("CX-J6")
def test_alone_each_miss_costs_a_life_and_with_none_left_it_is_over() -> None:
    state = alone(lives=3)
    for left in (3, 2, 1):
        assert view(state, 0)["lives"] == left
        state = miss(state, card=2)
    outcome = GAME.outcome(state)
    assert outcome
    assert (outcome.reason, outcome.points, state.misses, state.aside) == ("lives", (1,), (3,), ())


@pytest.mark.rule("CX-J6")
def test_alone_without_lives_the_third_miss_with_one_card_lays_it_aside() -> None:
    state = miss(miss(alone(), card=2), card=2)
    assert state.aside == ()
    state = do(miss(state, card=2), "-1 deal 0 3")
    assert (numbers(state.aside), state.misses) == ([2], (3,))
    assert miss(state, card=3).aside == (1,), "the next card counts anew"


@pytest.mark.rule("CX-J6")
def test_rulings_that_stand_make_a_try_a_hit_and_its_result_known() -> None:
    words = start(2).setup.cards.words
    ruling = f"{words.index('c3')}:{words.index('b1')}:stands"
    state = do(position(2, OWN, **WEB, rulings=ruling), "0 card 3", "0 at 1,0")
    assert not GAME.is_try(state, 0, action(state, 0, "turn 1"))
    assert GAME.is_try(state, 0, action(state, 0, "turn 2"))
    assert GAME.preview(state, 0, action(state, 0, "turn 1"))["ends_turn"] is True
    assert points(do(state, "0 turn 1")) == [4, 0]


@pytest.mark.rule("CX-J6")
@pytest.mark.parametrize(
    ("seats", "options", "field"),
    [
        (2, {"find": "own", "judge": "vote"}, "find"),
        (2, {"find": "own", "judge": "trust"}, "find"),
        (1, {"find": "own", "judge": "vote"}, "find"),
        (2, {"find": "own", "lives": 3}, "lives"),
        (1, {"lives": 3}, "lives"),
        (1, {"find": "own", "lives": 10}, "lives"),
        (1, {"find": "own", "lives": -1}, "lives"),
        (2, {"find": "mine"}, "find"),
        (2, {"cards": 11}, "cards"),
        (2, {"cards": 41}, "cards"),
        (3, {"way": "quick", "cards": 31}, "cards"),
        (2, {"first_turns": True}, "first_turns"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(seats: int, options: dict[str, Any], field: str) -> None:
    with pytest.raises(ValueError, match=f"option {field}"):
        start(seats, **options)


@pytest.mark.rule("CX-S")
def test_solitaire_with_fewer_cards_ends_after_that_many_of_the_whole_deck() -> None:
    state = do(start(1, cards=12), "-1 open 40", "-1 deal 0 39")
    assert view(state, 0)["deck_size"] == 12
    for _ in range(11):
        state = do(state, "0 aside")
        assert len(GAME.legal(state, -1)) in (0, 40 - 2 - len(state.aside) + 1)
        state = chance_first(state)
    outcome = GAME.outcome(state)
    assert outcome
    assert (outcome.reason, len(state.aside)) == ("solitaire", 11)


@pytest.mark.rule("CX-R")
def test_with_first_turns_rummy_goes_on_until_every_seat_has_had_one() -> None:
    def out(first_turns: bool) -> State:
        options = {"way": "rummy", "first_turns": first_turns}
        state = position(3, options, hands="1 2 3 / 4 9 / 6 10", step="laying")
        for card, where in ((1, "new"), (2, "right 1"), (3, "right 1")):
            state = do(state, f"0 card {card}", f"0 lay {card} {where} turn 0")
        return do(state, "0 done")

    assert out(False).ended
    state = out(True)
    for seat in (1, 2):
        assert (state.ended, state.turn) == ((), seat)
        state = do(chance_first(do(state, f"{seat} draw")), f"{seat} done")
    assert state.ended[0].reason == "out"


@pytest.mark.rule("CX-5")
def test_a_quad_that_waits_or_fell_wakes_nobody_and_one_that_stands_everybody() -> None:
    options = {"way": "quads", "turns": "at_once", "judge": "vote"}
    state = position(
        3, options, hands="4 / 5 / 6", building="1.0 2.0 3.0 - / - - - - / - - - -", piles="7 / 8 / 9 / 10", idle="1 2"
    )
    state = do(state, "0 card 4", "0 lay 4 in 4 turn 0")
    assert state.idle == (False, True, True)
    assert do(state, "1 challenge 0 1", "2 falls").idle == (False, True, True)
    assert do(state, "1 fine 0", "2 fine 0").idle == (False, False, False)
