"""The game against its naive twin: equal counts of action sequences, equal choices at every step of random play.

The two share no code. Where they differ, the rule pages decide which is wrong.
"""

from dataclasses import replace
from importlib.resources import files
from random import Random

import pytest

from connectable.contract import BadContent
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from games.connect5 import naive
from games.connect5.naive_board import Board, Spot
from games.connect5.perft_page import PAGE, counts, page, twin
from games.connect5.positions import BOARDS, POSITIONS, Position
from games.connect5.random_boards import random_drawing

REASONS = {"connect5": "connect5", "stuck": "blocked", "quiet": "quiet"}
"""The game's word for how a round ended, and the twin's."""


@pytest.mark.parametrize("straight", [False, True], ids=["any", "straight"])
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_number_of_action_sequences(position: Position, straight: bool) -> None:
    expected = counts(position.name, straight)
    assert count(game_state(twin(position, straight)), position.depth) == expected[-1], f"the twin counts {expected}"


def test_the_page_of_counts_is_true() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.matrix
@pytest.mark.parametrize("straight", [False, True], ids=["any", "straight"])
@pytest.mark.parametrize("board", ["base", "advanced", "ring", "mixed"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_random_play_offers_the_same_actions(board: str, seats: int, straight: bool) -> None:
    drawing = stored(board)
    choice = board if board in ("base", "advanced") else drawing
    state = GAME.start(seats, {"board": choice, "straight_jumps": straight})
    walk_together(state, naive.start(drawing, seats, straight), Random(f"{board} {seats} {straight}"))


def test_random_drawings_are_boards_for_both_or_for_neither() -> None:
    """And where they are, a short walk offers the same actions."""
    accepted = 0
    for seed in range(150):
        drawing = random_drawing(Random(seed))
        try:
            state = naive.start(drawing, 2)
        except ValueError:
            with pytest.raises(BadContent):
                GAME.start(2, {"board": drawing})
            continue
        accepted += 1
        walk_together(GAME.start(2, {"board": drawing}), state, Random(seed), 40)
    assert 30 < accepted < 120


def test_random_positions_have_as_many_sequences() -> None:
    """Crowded boards with many doubles, which random play from the start hardly ever reaches."""
    tried = 0
    for seed in range(120):
        state = random_position(Random(seed))
        if state is not None:
            tried += 1
            assert count(game_state(state), 2) == naive.perft(state, 2), GAME.format(game_state(state))
    assert tried > 20


@pytest.mark.parametrize("board", ["t", "crossing", "ring", "ts", "mixed"])
def test_a_changed_character_spoils_a_board_for_both_or_for_neither(board: str) -> None:
    generator = Random(board)
    for _ in range(100):
        rows = stored(board).splitlines()
        width = max(map(len, rows))
        row, column = generator.randrange(len(rows)), generator.randrange(width)
        line = rows[row].ljust(width)
        rows[row] = line[:column] + generator.choice(" ●◉─│┌┐└┘├┤┬┴┼") + line[column + 1 :]
        drawing = "\n".join(rows)
        try:
            state = naive.start(drawing, 2)
        except ValueError:
            with pytest.raises(BadContent):
                GAME.start(2, {"board": drawing})
            continue
        assert written(state) == offered(GAME.start(2, {"board": drawing}), 0), drawing


def count(state: State, depth: int) -> int:
    seats = GAME.to_act(state)
    if depth == 0 or not seats:
        return 0 if depth else 1
    found = GAME.legal(state, seats[0])
    if depth == 1:
        return len(found)
    return sum(count(GAME.apply(state, seats[0], action), depth - 1) for action in found)


def walk_together(state: State, other: naive.State, generator: Random, steps: int = 400) -> None:
    """The same actions in both until the end; what may be done, whose turn it is and the points stay equal."""
    for _ in range(steps):
        if naive.over(other):
            break
        assert GAME.to_act(state) == (other.seat,)
        texts = written(other)
        assert offered(state, other.seat) == texts, GAME.format(state)
        chosen = choose(texts, generator)
        taken = next(action for action in naive.actions(other) if notation(other.board, action) == chosen)
        state = GAME.apply(state, other.seat, GAME.parse(state, other.seat, chosen))
        other = naive.act(other, taken)
    outcome = GAME.outcome(state)
    assert (outcome is not None) == naive.over(other), GAME.format(state)
    if outcome is not None:
        assert (REASONS[outcome.reason], list(outcome.points)) == (other.ended, naive.points(other))


def random_position(generator: Random) -> naive.State | None:
    """Tokens strewn over a random board; None if the drawing is no board or somebody has five in a row."""
    try:
        empty = naive.start(random_drawing(generator), 2, generator.random() < 0.2)
    except ValueError:
        return None
    share = generator.choice([0.4, 0.6, 0.8])
    tokens = {
        dot: (generator.randrange(2), 2 if dot in empty.board.circled and generator.random() < 0.4 else 1)
        for dot in empty.board.dots
        if generator.random() < share
    }
    gone = [naive.EACH - sum(number for owner, number in tokens.values() if owner == seat) for seat in (0, 1)]
    if min(gone) < 1:
        return None
    state = replace(empty, tokens=tokens, reserve=[1, 1], points=[gone[1] - 1, gone[0] - 1])
    return None if any(naive.connect5(replace(state, seat=seat)) for seat in (0, 1)) else state


def choose(texts: list[str], generator: Random) -> str:
    """Mostly one of the rarer kinds: uniform play hardly ever stacks, chains or sandwiches."""
    rare = [text for text in texts if text.split()[0] not in ("place", "step", "stop")]
    return generator.choice(rare if rare and generator.random() < 0.6 else texts)


def offered(state: State, seat: int) -> list[str]:
    return sorted(GAME.notation(action) for action in GAME.legal(state, seat))


def written(state: naive.State) -> list[str]:
    return sorted(notation(state.board, action) for action in naive.actions(state))


def notation(board: Board, action: naive.Action) -> str:
    """The twin's action as the game writes it: `jump D4 B4 B3` for a token that jumps as it stands."""
    word = str(action[0])
    if word == "eat":
        word = {"single": "jump", "whole": "jump"}.get(str(action[4]), str(action[4]))
    return " ".join([word, *(dot_name(board, part) for part in action if isinstance(part, tuple))])


def dot_name(board: Board, dot: Spot) -> str:
    """Columns that hold a dot are A, B, C, …; rows that do are 1, 2, 3, …"""
    row = sorted({r for r, _ in board.dots}).index(dot[0])
    column = sorted({c for _, c in board.dots}).index(dot[1])
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[column] + str(row + 1)


def game_state(state: naive.State) -> State:
    """The game's state at the twin's, by way of the position text."""
    jumps = "straight" if state.straight_jumps else "any"
    lines = [
        f"connect5 seats {state.seats} board drawn mode quick jumps {jumps}",
        f"round 1 of 1 starter 0 turn {state.seat} quiet {state.quiet} passes {state.passes}",
    ]
    for seat in range(state.seats):
        own = [dot_name(state.board, dot) + "*" * (n - 1) for dot, (s, n) in sorted(state.tokens.items()) if s == seat]
        lines.append(f"seat {seat} reserve {state.reserve[seat]} eaten {state.points[seat]} on {' '.join(own)}".strip())
    lines.append("drawing")
    lines += ["|" + row for row in state.drawing.splitlines()]
    return GAME.read("\n".join(lines))


def stored(board: str) -> str:
    if board in ("base", "advanced"):
        return files("connectable.games.connect5").joinpath("content", f"{board}.txt").read_text("utf-8")
    return (BOARDS / f"{board}.txt").read_text(encoding="utf-8")
