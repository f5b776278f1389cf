"""The twin checked against small cases worked out by hand, so that it can be trusted as a reference.

These tests say nothing about the real game: that is what `test_perft.py` is for.
"""

import random
from collections import Counter

import pytest

from games.connect5 import naive
from games.connect5.naive_board import read_board
from games.connect5.perft_page import twin
from games.connect5.positions import BOARDS, POSITIONS


def drawing(board: str) -> str:
    return (BOARDS / f"{board}.txt").read_text(encoding="utf-8")


def adjacent(board: str) -> str:
    """Every pair of adjacent dots by the letters of reading order."""
    state = naive.start(drawing(board), 2)
    letter = {dot: name for name, dot in state.names.items()}
    ways = state.board.stretches
    return " ".join(sorted(letter[a] + letter[b] for a in ways for b in ways[a] if letter[a] < letter[b]))


def named(state: naive.State) -> list[str]:
    """The actions in letters: `eat a b e sandwich`."""
    letter = {dot: name for name, dot in state.names.items()}
    return [" ".join(letter[part] if isinstance(part, tuple) else part for part in a) for a in naive.actions(state)]


def take(state: naive.State, text: str) -> naive.State:
    return naive.act(state, naive.actions(state)[named(state).index(text)])


@pytest.mark.parametrize(
    ("board", "pairs"),
    [
        ("t", "ab bc cd cf de df fg"),
        ("crossing", "ab af bd cd ce ef"),
        ("ring", "ab ad be bc cf de ef"),
        ("ts", "ab ad ae bd be cd de ef fg"),
        ("mixed", "ab ac ag bg be cd cf de fg"),
    ],
)
def test_adjacent_dots(board: str, pairs: str) -> None:
    assert adjacent(board) == " ".join(sorted(pairs.split()))


def test_dots_side_by_side_are_adjacent() -> None:
    board = read_board("●●●●●")
    assert sorted(board.stretches[0, 1]) == [(0, 0), (0, 2)]


def test_circled_dots() -> None:
    assert read_board(drawing("ring")).circled == {(0, 0), (0, 4), (2, 4), (2, 8)}


@pytest.mark.parametrize(
    ("why", "text"),
    [
        ("4 dots", "●─●─●─●"),
        ("121 dots", "●" * 121),
        ("loose end", "●─●─●─●─●─"),
        ("loose end", "●─●─●─●─●\n│"),
        ("loose end", "●─●─●─┬─●─●"),
        ("loose end", "●─●─●─┼─●─●"),
        ("not connected", "●─●─●\n\n●─●─●"),
        ("without a dot", "●─●─●─●─●\n\n┌─┐\n└─┘"),
        ("not connected", "●─●─●─●─●\n\n┌┬┐\n└┴┘"),
        ("without a dot", "●─●─●─●─●─┬─┐\n          └─┘"),
        ("two stretches", "●─●─●─●─●\n    └─┘"),
        ("two stretches", "●─●─┬─┬─●─●─●\n    └─┘"),
        ("returns", "●─●─●─●─●─┐\n        └─┘"),
        ("unknown character", "●─●─●─●─x"),
    ],
)
def test_refused_boards(why: str, text: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_board(text)


def test_only_placing_on_the_first_turn_and_then_moving_too() -> None:
    state = naive.start(drawing("ring"), 2)
    assert named(state) == [f"place {name}" for name in "abcdef"]
    state = take(take(state, "place a"), "place f")
    assert named(state) == ["place b", "place c", "place d", "place e", "stack a", "step a d", "step a b"]


def test_a_double_steps_whole_between_circled_dots_and_splits_anywhere() -> None:
    state = naive.position(drawing("ring"), 2, {"a": "00", "f": "1"}, [0, 0])
    assert named(state) == ["split a d", "split a b", "step a b"]
    assert take(state, "split a d").tokens == {(0, 0): (0, 1), (2, 0): (0, 1), (2, 8): (1, 1)}
    assert take(state, "step a b").tokens == {(0, 4): (0, 2), (2, 8): (1, 1)}


def test_no_jump_over_the_same_arm_of_a_t_twice() -> None:
    state = naive.position(drawing("t"), 2, {"c": "0", "d": "1"}, [0, 0])
    assert [name for name in named(state) if "eat" in name] == ["eat c d e single"]


def test_a_jump_may_turn_at_the_eaten_dot_unless_jumps_are_straight() -> None:
    tokens = {"a": "0", "b": "1"}
    eats = [name for name in named(naive.position(drawing("ring"), 2, tokens, [0, 0])) if "eat" in name]
    assert sorted(eats) == ["eat a b c single", "eat a b e single"]
    straight = naive.position(drawing("ring"), 2, tokens, [0, 0], straight_jumps=True)
    assert [name for name in named(straight) if "eat" in name] == ["eat a b c single"]


def test_a_double_eats_whole_onto_circled_and_split_onto_any_dot() -> None:
    state = naive.position(drawing("ring"), 2, {"a": "00", "b": "1"}, [0, 0])
    eats = [name for name in named(state) if "eat" in name]
    assert sorted(eats) == ["eat a b c split", "eat a b e split", "eat a b e whole"]


def test_a_double_eats_a_double_only_whole_onto_a_circled_dot_and_scores_two() -> None:
    state = naive.position(drawing("ring"), 2, {"a": "00", "b": "11", "d": "1"}, [0, 0])
    assert [name for name in named(state) if "eat a b" in name] == ["eat a b e whole"]
    before = naive.points(state)[0]
    assert naive.points(take(state, "eat a b e whole"))[0] == before + 2


def test_a_single_cannot_eat_a_double() -> None:
    state = naive.position(drawing("ring"), 2, {"a": "0", "b": "11"}, [0, 0])
    assert named(state) == ["step a d"]


def test_a_sandwich_needs_two_circled_own_singles_and_an_enemy_single() -> None:
    ring = drawing("ring")
    state = naive.position(ring, 2, {"a": "0", "b": "1", "e": "0", "c": "0"}, [0, 0])
    eats = [name for name in named(state) if "sandwich" in name]
    assert sorted(eats) == ["eat a b e sandwich", "eat e b a sandwich"]
    assert take(state, "eat a b e sandwich").tokens[2, 4] == (0, 2)
    for tokens in ({"a": "0", "b": "11", "e": "0"}, {"a": "0", "b": "1", "e": "00"}, {"a": "0", "b": "1", "c": "0"}):
        eats = [name for name in named(naive.position(ring, 2, tokens, [0, 0])) if name == "eat a b e sandwich"]
        assert eats == []


def test_a_chain_goes_on_with_the_same_token_or_stops() -> None:
    state = take(naive.position(drawing("ring"), 2, {"b": "00", "c": "1", "e": "1"}, [0, 1]), "eat b c f whole")
    assert state.seat == 0
    assert sorted(named(state)) == ["eat f e b split", "eat f e b whole", "eat f e d split", "stop"]
    split = take(naive.position(drawing("ring"), 2, {"b": "00", "c": "1", "e": "1"}, [0, 1]), "eat b c f split")
    assert sorted(named(split)) == ["eat f e b sandwich", "eat f e d single", "stop"]
    assert take(split, "eat f e b sandwich").seat == 1


def test_a_chain_does_not_go_back_along_the_line_just_used() -> None:
    """On the T board: b over c to d uses the T; d over f would leave by the same arm."""
    state = naive.position(drawing("t"), 2, {"b": "0", "c": "1", "f": "1"}, [0, 0])
    after = take(state, "eat b c d single")
    assert after.chain is None
    assert after.seat == 1


def test_connect5_turns_at_a_dot_and_runs_through_a_t_but_not_twice_over_an_arm() -> None:
    tokens = {"a": "0", "b": "0", "c": "0", "d": "0", "g": "1"}
    state = naive.position(drawing("t"), 2, tokens, [1, 1])
    before = naive.points(state)[0]
    won = take(state, "place e")
    assert (won.ended, naive.points(won)[0]) == ("connect5", before + 5)
    assert take(state, "place f").ended == ""
    assert naive.actions(won) == []


def test_the_round_ends_when_all_have_passed_in_a_row() -> None:
    [blocked] = [position for position in POSITIONS if position.name == "nobody can move"]
    once = take(twin(blocked), "pass")
    assert not naive.over(once)
    assert take(once, "pass").ended == "blocked"


def test_the_round_ends_after_sixty_quiet_turns() -> None:
    state = naive.position(drawing("ring"), 2, {"a": "0", "f": "1"}, [0, 1], quiet=58)
    assert take(take(state, "step a b"), "step f c").ended == "quiet"
    assert take(take(state, "step a b"), "place a").quiet == 0


def test_the_number_of_sequences_by_hand() -> None:
    """6 dots, then 5; then 4 free dots, a stack if the first is circled, and its steps."""
    state = naive.start(drawing("ring"), 2)
    assert [naive.perft(state, depth) for depth in (0, 1, 2)] == [1, 6, 30]


def test_the_positions_reach_every_kind_of_action_and_end() -> None:
    seen: Counter[str] = Counter()
    for position in POSITIONS:
        if position.tokens:
            tour(twin(position), min(position.depth, 4), seen)
    assert set(seen) >= {
        *("place", "stack", "step 1", "step 2", "split", "pass", "stop"),
        *("end connect5", "end blocked", "end quiet"),
        *("eat single", "eat split", "eat whole 1", "eat whole 2", "eat sandwich 1", "eat sandwich 2"),
        *("on single", "on split", "on whole 1", "on whole 2", "on sandwich 1", "on sandwich 2"),
    }


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nothing_is_created_or_lost_in_random_play(seats: int) -> None:
    generator = random.Random(seats)
    state = naive.start(drawing("mixed"), seats)
    while not naive.over(state):
        state = naive.act(state, generator.choice(naive.actions(state)))
        bonus = 5 if state.ended == "connect5" else 0
        on_board = sum(count for _, count in state.tokens.values())
        assert on_board + sum(state.reserve) + sum(naive.points(state)) - bonus == naive.EACH * seats
        assert all(count == 1 or dot in state.board.circled for dot, (_, count) in state.tokens.items())


def tour(state: naive.State, depth: int, seen: Counter[str]) -> None:
    if naive.over(state):
        seen[f"end {state.ended}"] += 1
    for action in naive.actions(state) if depth else []:
        seen[kind(state, action)] += 1
        tour(naive.act(state, action), depth - 1, seen)


def kind(state: naive.State, action: naive.Action) -> str:
    if action[0] == "step":
        return f"step {state.tokens[naive.spot(action, 1)][1]}"
    if action[0] != "eat":
        return str(action[0])
    first = "eat" if state.chain is None else "on"
    if action[4] == "whole":
        return f"{first} whole {state.tokens[naive.spot(action, 2)][1]}"
    if action[4] == "sandwich":
        return f"{first} sandwich {state.tokens[naive.spot(action, 1)][1]}"
    return f"{first} {action[4]}"
