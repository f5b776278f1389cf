"""What the view and the previews say of a sheet is what the rules say: the client shows it and judges nothing."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from connectable.contract import CHANCE
from connectable.games.connnect import GAME
from connectable.games.connnect.engine.state import ROUNDS, State
from connectable.playout import pick
from games.connnect import naive
from games.connnect.positions import position
from games.connnect.scribe import space_of

KEEN = ("claim", "take", "write")
"""What is done first, so that sheets get Connects and bonuses."""


def states(seats: int, seed: int) -> Iterator[State]:
    """Every state of a game in which claims and bonuses are liked."""
    rng, state = Random(seed), GAME.start(seats)
    while acting := GAME.to_act(state):
        yield state
        seat = rng.choice(acting)
        liked = [action for action in GAME.legal(state, seat) if GAME.notation(action).startswith(KEEN)]
        chosen = rng.choice(liked) if liked and seat != CHANCE and rng.random() < 0.8 else pick(GAME, state, seat, rng)
        state = GAME.apply(state, seat, chosen)
    yield state


def own_sheets(seats: int, seed: int) -> Iterator[tuple[State, int, Any, Any]]:
    """State, seat, its view, its own sheet."""
    for state in states(seats, seed):
        for seat in range(seats):
            view: Any = GAME.view(state, seat)
            yield state, seat, view, view["sheets"][seat]


@pytest.mark.rule("CN-O3")
@pytest.mark.parametrize("seed", range(4))
def test_arrow_lines_pay_what_the_twin_says(seed: int) -> None:
    for _, _, view, sheet in own_sheets(2, seed):
        assert view["arrows"] == [f"row {naive.ARROW_ROW + 1}", f"column {'abcdef'[naive.ARROW_COLUMN]}"]
        assert sheet["arrows"] == [naive.arrow_points(line) for line in naive.arrow_lines(sheet["grid"])]
        assert sum(sheet["arrows"]) == sheet["points"]["arrows"]


@pytest.mark.rule("CN-B8")
@pytest.mark.parametrize("seed", range(4))
def test_unused_icons_are_the_taken_ones_that_the_hand_holds(seed: int) -> None:
    held = 0
    for _, _, view, sheet in own_sheets(2, seed):
        kinds = Counter(view["icons"][place]["bonus"] for place in sheet["unused"])
        assert set(sheet["unused"]) <= set(sheet["taken"])
        assert {kind: kinds[kind] for kind in sheet["hand"]} == sheet["hand"]
        assert not any(view["icons"][place]["at_once"] for place in sheet["unused"])
        assert sheet["unused"] == sorted(sheet["unused"])
        for place in set(sheet["taken"]) - set(sheet["unused"]):  # used: none of its kind stands before it unused
            bonus = view["icons"][place]["bonus"]
            assert not any(view["icons"][other]["bonus"] == bonus for other in sheet["unused"] if other < place)
        held += len(sheet["unused"])
    assert held


@pytest.mark.rule("CN-O5")
@pytest.mark.parametrize("seed", range(4))
def test_done_scores_the_objectives_whose_progress_is_enough(seed: int) -> None:
    compared = 0
    for state, seat, view, sheet in own_sheets(2, seed):
        if view["phase"] != "act" or "done" not in map(GAME.notation, GAME.legal(state, seat)):
            continue
        enough = [
            goal["name"]
            for goal, have in zip(view["objectives"], sheet["progress"], strict=True)
            if (have <= goal["count"] if goal["goal"] == "free" else have >= goal["count"])
            and goal["name"] not in sheet["objectives"]
            and (not goal["end"] or view["round"] == ROUNDS)
        ]
        assert GAME.preview(state, seat, GAME.parse(state, seat, "done"))["objectives"] == enough
        compared += 1
    assert compared


def largest(view: Any, sheet: Any, number: int, space: str) -> int:
    """The size of the largest Connect that the twin finds through a space once the number stands there; 0: none."""
    row, column = space_of(space)
    grid = [list(line) for line in sheet["grid"]]
    grid[row][column] = str(number)
    twice = [claim["letter"] for claim in sheet["claims"] if claim["round"] == view["round"]]
    letters = "".join(shape["letter"] for shape in view["shapes"] if not shape["down"] and shape["letter"] not in twice)
    claimed = {space_of(name) for name in sheet["claimed"]}
    found = naive.find_claims(["".join(line) for line in grid], claimed, sheet["hand"]["again"], letters)
    return max((len(spaces) for _, spaces in found if (row, column) in spaces), default=0)


@pytest.mark.rule("CN-C1")
@pytest.mark.parametrize("seed", range(3))
def test_a_written_number_says_the_largest_connect_it_completes(seed: int) -> None:
    sizes: Counter[int] = Counter()
    for state, seat, view, sheet in own_sheets(2, seed):
        for action in GAME.legal(state, seat):
            word, *rest = GAME.notation(action).split()
            preview: Any = GAME.preview(state, seat, action)
            if word != "write" or view["phase"] == "setup":
                assert "connect" not in preview
                continue
            size = largest(view, sheet, int(rest[0]), rest[1])
            assert len(preview.get("connect", {"spaces": ()})["spaces"]) == size, GAME.format(state)
            sizes[size] += 1
            if size:
                is_claim(preview["connect"], sheet["grid"], int(rest[0]), rest[1])
    assert sizes[0]
    assert sizes[3]
    assert sizes[4]


def is_claim(connect: Any, grid: list[str], number: int, space: str) -> None:
    """Its numbers are those of its spaces, rising by one or all equal, and the new one is among them."""
    numbers = [
        number if name == space else int(grid[space_of(name)[0]][space_of(name)[1]]) for name in connect["spaces"]
    ]
    assert connect["numbers"] == numbers
    assert space in connect["spaces"]
    assert len({after - before for before, after in pairwise(numbers)}) == 1


@pytest.mark.rule("CN-B4")
def test_a_connect_through_a_claimed_number_needs_an_again() -> None:
    rows = "111.3./...3../.....4/2...../..5.../....6."
    without = position(f"grid={rows} claims=a1b1c1@1 taken=3:move:1", dice="426")
    assert "connect" not in preview_of(without, "write 2 d1")
    again = position(f"grid={rows} claims=a1b1c1@1 taken=3:again:2", dice="426")
    assert preview_of(again, "write 2 d1")["connect"] == {"spaces": ["c1", "d1", "e1"], "numbers": [1, 2, 3]}


def preview_of(state: State, text: str) -> Any:
    return GAME.preview(state, 0, GAME.parse(state, 0, text))


@pytest.mark.rule("CN-R5")
@pytest.mark.parametrize("seed", range(2))
def test_others_sheets_are_as_of_the_rounds_start(seed: int) -> None:
    changed = 0
    for state in states(2, seed):
        if not state.is_sealed():
            continue
        other: Any = GAME.view(state, 1)
        begun: Any = GAME.view(state, 0)
        fields = ("progress", "arrows", "unused", "grid")
        assert all(other["sheets"][0][field] == begun["begun"][field] for field in fields)
        changed += begun["sheets"][0]["grid"] != begun["begun"]["grid"]
    assert changed
