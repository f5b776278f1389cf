"""Connect 5, rounds and the end (C5-W1 to C5-W4, C5-G1, C5-G2)."""

import pytest

from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from games.connect5.toys import BRIDGE, LINE, PLAIN, RINGS, SQUARE, TEE, TREE, legal, play, position, refused


def ended(state: State) -> str | None:
    outcome = GAME.outcome(state)
    return outcome.reason if outcome else None


@pytest.mark.rule("C5-W1")
def test_five_in_a_row_score_five_points_and_end_the_round() -> None:
    state = play(position(PLAIN, "A1 B1 D1 E1", "G1"), "place C1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.ranks, outcome.reason) == ((5, 0), (1, 2), "connect5")
    assert outcome.breakdown[0] == {"eaten": 0, "connect5": 5}
    assert sorted(GAME.view(state, 0)["row"]) == ["A1", "B1", "C1", "D1", "E1"]  # type: ignore[call-overload]


@pytest.mark.rule("C5-W1")
@pytest.mark.parametrize("own", ["A1 B1 D1", "A1 B1 D1 F1", "B1 D1 F1 G1"])
def test_a_gap_makes_no_row(own: str) -> None:
    assert ended(play(position(PLAIN, own, ""), "place C1")) is None


@pytest.mark.rule("C5-W1")
def test_no_foreign_token_between() -> None:
    assert ended(play(position(PLAIN, "A1 B1 D1 E1 F1", "C1"), "place G1")) is None


@pytest.mark.rule("C5-W1")
def test_doubles_count_as_one_dot() -> None:
    assert ended(play(position(RINGS, "A1* B1 D1* E1", "G1"), "place C1")) == "connect5"
    assert ended(play(position(RINGS, "A1* B1* D1*", "G1"), "place C1")) is None


@pytest.mark.rule("C5-W1")
@pytest.mark.rule("C5-B7")
def test_a_row_may_turn_at_a_dot() -> None:
    assert ended(play(position(TREE, "A1 B1 C2 C3", "D1"), "place C1")) == "connect5"


@pytest.mark.rule("C5-W1")
def test_a_row_is_one_route_and_no_bunch() -> None:
    """Five dots that hang together at C1 but lie on no single route."""
    assert ended(play(position(TREE, "B1 D1 C2", "A1"), "place C1")) is None
    assert ended(play(position(TREE, "B1 D1 C2 C3", "A1"), "place C1")) is None


@pytest.mark.rule("C5-W1")
def test_a_row_has_five_different_dots() -> None:
    """Round a triangle the route would come back to its own dots."""
    kite = "●───●───●\n    │   │\n    └───●───●"
    assert ended(play(position(kite, "B1 C1", "A1"), "place C2")) is None


@pytest.mark.rule("C5-W1")
@pytest.mark.rule("C5-B5")
def test_a_row_may_turn_at_a_t() -> None:
    long = "●───●───●───┬───●───●\n            │\n            ●───●"
    assert ended(play(position(long, "A1 B1 C1 D2", "F1"), "place E2")) == "connect5"


@pytest.mark.rule("C5-W1")
@pytest.mark.rule("C5-B4")
def test_a_row_does_not_turn_at_a_bare_crossing() -> None:
    assert ended(play(position(BRIDGE, "A1 A2 B2 D3", "D2"), "place C3")) is None
    assert ended(play(position(BRIDGE, "A1 A2 B2 D3", "C3"), "place D2")) == "connect5"


@pytest.mark.rule("C5-W1")
@pytest.mark.rule("C5-M8")
def test_a_row_does_not_run_back_along_a_line() -> None:
    """A1, B1, D1 and C2, D2 around the T: B1 to D1 to C2 would use the arm of D1 twice."""
    assert ended(play(position(TEE, "A1 B1 D1 D2", "E1"), "place C2")) is None


@pytest.mark.rule("C5-W2")
def test_one_row_scores_once_however_long() -> None:
    outcome = GAME.outcome(play(position(PLAIN, "A1 B1 C1 E1 F1 G1", ""), "place D1"))
    assert outcome is not None
    assert outcome.points[0] == 6, "one token eaten before"
    assert outcome.breakdown[0]["connect5"] == 5


@pytest.mark.rule("C5-W2")
def test_rows_are_checked_after_the_whole_turn() -> None:
    """The first jump completes a row, the second would break it: it counts only if the chain stops there."""
    branch = PLAIN + "\n                │\n                ●\n                │\n                ●"
    landed = play(position(branch, "A1 B1 C1 D1 G1", "F1 E2"), "jump G1 F1 E1")
    assert ended(landed) is None
    assert ended(play(landed, "stop")) == "connect5"
    assert ended(play(landed, "jump E1 E2 E3")) is None


@pytest.mark.rule("C5-W2")
def test_eaten_tokens_of_the_same_turn_count_too() -> None:
    outcome = GAME.outcome(play(position(PLAIN, "A1 B1 C1 D1 G1", "F1"), "jump G1 F1 E1"))
    assert outcome is not None
    assert outcome.points == (6, 0)
    assert outcome.breakdown[0] == {"eaten": 1, "connect5": 5}


@pytest.mark.rule("C5-W3")
def test_pass_is_legal_exactly_when_nothing_else_is() -> None:
    stuck = position(PLAIN, "A1", "B1 C1", reserve=(0, 5))
    assert legal(stuck) == {"pass"}
    free = position(PLAIN, "A1", "C1", reserve=(0, 5))
    assert legal(free) == {"step A1 B1"}
    refusal = refused(free, "pass")
    assert (refusal.rule, refusal.detail) == ("C5-W3", {"can": ["step"]})
    assert refused(position(PLAIN, "A1", "B1 C1"), "pass").rule == "C5-W3"


@pytest.mark.rule("C5-W3")
def test_the_round_ends_when_all_have_passed_in_a_row() -> None:
    full = position(PLAIN, "A1 B1 E1 F1", "C1 D1 G1", reserve=(0, 0))
    once = play(full, "pass")
    assert GAME.to_act(once) == (1,)
    over = play(once, "pass")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("stuck", (22, 21))


@pytest.mark.rule("C5-W3")
def test_a_move_breaks_the_row_of_passes() -> None:
    state = position(PLAIN, "A1", "B1 C1", reserve=(0, 0))
    state = play(state, "pass", "step C1 D1")
    assert GAME.to_act(state) == (0,)
    assert "passes 0" in GAME.format(state)


@pytest.mark.rule("C5-W4")
def test_sixty_quiet_turns_end_the_round() -> None:
    state = position(PLAIN, "A1", "G1", quiet=58, reserve=(0, 0))
    state = play(state, "step A1 B1")
    assert "quiet 59" in GAME.format(state)
    outcome = GAME.outcome(play(state, "step G1 F1"))
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("quiet", (24, 24))


@pytest.mark.rule("C5-W4")
def test_passes_are_quiet_turns_too() -> None:
    state = position(PLAIN, "A1", "B1 C1", quiet=59, reserve=(0, 5))
    assert ended(play(state, "pass")) == "quiet"


@pytest.mark.rule("C5-W4")
@pytest.mark.parametrize("text", ["place D1", "stack C1", "jump A1 B1 C1"])
def test_a_placement_a_stack_and_an_eat_begin_the_count_again(text: str) -> None:
    drawing = LINE if text.startswith("stack") else PLAIN
    own = "A1 C1" if text.startswith("stack") else "A1"
    state = play(position(drawing, own, "B1", quiet=59), text)
    assert "quiet 0" in GAME.format(state)
    assert ended(state) is None


@pytest.mark.rule("C5-W4")
def test_a_connect_5_comes_before_the_quiet_end() -> None:
    assert ended(play(position(PLAIN, "A1 B1 C1 D1 F1", "", quiet=59), "step F1 E1")) == "connect5"


ROW = ("A2", "A4", "A5", "A6", "A7")
SPARE = ("D1", "C3", "I2", "H4", "D11", "I7", "F8", "C9", "H9", "E2", "D8", "G2", "F5", "C5", "B9", "F11", "G9", "I10")


def quick_round(state: State, maker: int) -> State:
    """A round in which `maker` connects five at once and nobody is eaten."""
    done, own, others = len(state.done), iter(ROW), iter(SPARE)
    while GAME.to_act(state) and len(state.done) == done:
        text = next(own) if GAME.to_act(state) == (maker,) else next(others)
        state = play(state, f"place {text}")
    return state


@pytest.mark.rule("C5-G1")
def test_a_quick_game_is_one_round() -> None:
    state = quick_round(GAME.start(3), 2)
    assert GAME.to_act(state) == ()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.ranks) == ((0, 0, 5), (2, 2, 1))


@pytest.mark.rule("C5-G1")
def test_a_full_game_has_a_round_for_every_player_and_the_next_seat_begins() -> None:
    state = GAME.start(3, {"mode": "full"})
    for number, maker in enumerate((0, 1, 0)):
        view = GAME.view(state, None)
        assert (view["round"], view["starter"], view["turn"], view["rounds"]) == (number + 1, number, number, 3)
        assert (view["dots"], view["reserve"]) == ({}, [25, 25, 25])
        state = quick_round(state, maker)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.ranks) == ((10, 5, 0), (1, 2, 3))


@pytest.mark.rule("C5-G1")
def test_turns_go_by_seat() -> None:
    state = GAME.start(4)
    for seat, dot in enumerate(("D1", "F1", "A2", "B2")):
        assert GAME.to_act(state) == (seat,)
        refusal = refused(state, "place I2", seat=(seat + 1) % 4)
        assert (refusal.rule, refusal.detail) == ("C5-G1", {"why": "turn", "seat": seat})
        state = play(state, f"place {dot}")
    assert GAME.to_act(state) == (0,)
    over = play(position(PLAIN, "A1 B1 D1 E1", ""), "place C1")
    assert refused(over, "place F1", seat=1).detail == {"why": "over"}


@pytest.mark.rule("C5-G1")
def test_equal_points_share_the_win() -> None:
    outcome = GAME.outcome(play(position(RINGS, "A1 B1 E1 F1", "C1 D1 G1*", reserve=(0, 0)), "pass", "pass"))
    assert outcome is not None
    assert (outcome.points, outcome.ranks) == ((21, 21), (1, 1))


@pytest.mark.rule("C5-G2")
def test_eaten_tokens_do_not_return_to_the_reserve() -> None:
    after = play(position(PLAIN, "A1", "B1 G1"), "jump A1 B1 C1")
    assert GAME.view(after, 0)["reserve"] == [24, 23]
    assert sum(GAME.view(after, 0)["reserve"]) + 2 + 1 == 50  # type: ignore[call-overload]


@pytest.mark.rule("C5-W1")
def test_a_square_of_eight_makes_a_row_round_its_corners() -> None:
    assert ended(play(position(SQUARE, "A2 A1 B1 C2", "C4"), "place C1")) == "connect5"


@pytest.mark.rule("C5-W2")
def test_a_token_left_on_the_way_of_a_chain_completes_a_row() -> None:
    """A double eats whole, then splits on: the one that stays makes five, not the one that lands."""
    plus = "        ◉\n        │\n        ●\n        │\n●───●───◉───●───●\n        │\n        ●\n        │\n        ●"
    jumped = play(position(plus, "A3 B3 D3 E3 C1*", "C2 C4"), "jump C1 C2 C3")
    assert ended(jumped) is None
    assert GAME.read(GAME.format(jumped)) == jumped
    assert ended(play(jumped, "split C3 C4 C5")) == "connect5"
