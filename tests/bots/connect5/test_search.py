"""The tree search of Connect 5: legal, repeatable, and it never misses a Connect 5 in one turn."""

import zlib

import pytest

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.model import RoundModel, model_of
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.connect5.engine.search import search
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.apply import step
from connectable.games.connect5.engine.legal import actions
from connectable.games.connect5.engine.state import State, lane
from connectable.generator import Generator
from games.connect5.toys import PLAIN, RINGS, SQUARE, position

TWO_LINES = "\n│   │   │   │   │   │   │\n".join(["●───●───◉───◉───●───●───●"] * 2)
CHECKSUM = 780198389


def chosen(state: State, simulations: int = 8, seed: int = 1) -> str:
    return GAME.notation(search(state, simulations, 0.0, seed).action)


def test_a_connect_5_in_one_is_made_by_placing() -> None:
    assert chosen(position(PLAIN, "A1 B1 D1 E1", "G1")) == "place C1"
    assert chosen(position(PLAIN, "A1 B1 D1 E1", "G1", "F1")) == "place C1"


def test_a_connect_5_in_one_is_made_by_stepping_and_splitting() -> None:
    assert chosen(position(PLAIN, "A1 B1 C1 D1 F1", "G1", reserve=(0, 9))) == "step F1 E1"
    assert chosen(position(RINGS, "B1 C1 D1 E1*", "A1", reserve=(0, 9))) == "split E1 F1"


def test_a_connect_5_in_one_is_made_by_jumping() -> None:
    assert chosen(position(PLAIN, "A1 B1 C1 D1 G1", "F1", reserve=(0, 9))) == "jump G1 F1 E1"


def test_a_connect_5_of_the_next_seat_is_blocked() -> None:
    assert chosen(position(PLAIN, "G1", "A1 B1 D1 E1")) == "place C1"
    assert chosen(position(PLAIN, "G1", "A1 B1 D1 E1", "F1")) == "place C1"


def test_a_connect_5_of_the_seat_after_the_next_is_blocked() -> None:
    assert chosen(position(PLAIN, "G1", "F1", "A1 B1 D1 E1")) == "place C1"


def test_the_own_connect_5_goes_before_the_block() -> None:
    assert chosen(position(TWO_LINES, "A1 B1 C1 D1", "A2 B2 C2 D2")) == "place E1"


def test_of_two_connect_5_the_one_that_does_not_lose_on_points_is_made() -> None:
    behind = position(PLAIN, "A1 B1 C1 D1 G1", "F1", reserve=(14, 24), eaten=(0, 6))
    assert chosen(behind) == "jump G1 F1 E1"


@pytest.mark.parametrize(
    ("seats", "drawing"),
    [
        pytest.param(2, TWO_LINES, id="two"),
        pytest.param(3, TWO_LINES, id="three"),
        pytest.param(2, SQUARE, id="square"),
    ],
)
def test_no_connect_5_in_one_is_missed_or_left(seats: int, drawing: str) -> None:
    """Compared with exhaustive search: every action of every turn, applied by the game itself."""
    for seed in range(2):
        state, rng = GAME.start(seats, {"board": drawing}), Generator(seed)
        for _ in range(40):
            if state.seat < 0:
                break
            check(state)
            found = actions(state)
            state = step(state, found[rng.below(len(found))].slot)


def check(state: State) -> None:
    """Check the action that the search chooses in this state."""
    seat = int(state.seat)
    action = search(state, 1, 0.0, 7).action
    assert action in actions(state)
    after = step(state, action.slot)
    if makes_five(state, seat):
        assert ends_in_five(after, seat) or makes_five(after, seat)
    elif after.seat >= 0 and after.chain < 0 and state.chain < 0:
        calm = [each for each in actions(state) if leaves_nothing(step(state, each.slot), seat)]
        assert not calm or leaves_nothing(after, seat)


def is_good(state: State, seat: int) -> bool:
    return all(lane(state.eaten, other) <= lane(state.eaten, seat) + 5 for other in range(state.setup.seats))


def ends_in_five(state: State, seat: int) -> bool:
    """Whether that seat has just made a Connect 5 that wins or shares the win."""
    return bool(state.done) and state.done[-1].maker == seat and is_good(state, seat)


def makes_five(state: State, seat: int) -> bool:
    """Whether the turn of that seat can end with a Connect 5."""
    if state.seat != seat:
        return False
    after = [step(state, action.slot) for action in actions(state)]
    return any(ends_in_five(each, seat) or (each.chain >= 0 and makes_five(each, seat)) for each in after)


def leaves_nothing(after: State, seat: int) -> bool:
    """Whether the next seat cannot make a Connect 5 that wins or shares the win."""
    following = (seat + 1) % after.setup.seats
    if after.seat == seat and after.chain >= 0:
        return any(leaves_nothing(step(after, action.slot), seat) for action in actions(after))
    return after.seat < 0 or not makes_five(after, following)


def held_dots(model: RoundModel) -> list[list[int]]:
    """By seat and row: how many dots the model says that the seat holds."""
    return [[int(model.held(seat, row)) for row in range(model.rows.count)] for seat in range(model.seats)]


def counted_dots(model: RoundModel) -> list[list[int]]:
    """The same, counted on the board."""
    rows = [[int(dot) for dot in model.rows.dots[5 * row : 5 * row + 5]] for row in range(model.rows.count)]
    owners = [(int(cell) - 1) >> 1 for cell in model.cells]
    return [[sum(owners[dot] == seat for dot in row) for row in rows] for seat in range(model.seats)]


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("board", ["base", "advanced"])
def test_the_search_plays_by_the_rules_of_the_game(seats: int, board: str) -> None:
    """Action by action: the same legal actions, the same position afterwards, the same end."""
    state, rng = GAME.start(seats, {"board": board}), Generator(seats)
    model = model_of(rows_for(state.setup.board), state)
    while state.seat >= 0:
        slots = [int(action.slot) for action in actions(state)]
        assert sorted(int(slot) for slot in legal_candidates(model)) == sorted(slots)
        slot = slots[rng.below(len(slots))]
        state = step(state, slot)
        model.act(slot)
        assert (model.seat, model.eaten, model.reserves) == (state.seat, state.eaten, state.reserves)
        assert (model.chain, model.still, list(model.cells)) == (state.chain, state.quiet, list(state.cells))
        if state.seat >= 0:
            fresh = model_of(model.rows, state)
            assert held_dots(model) == held_dots(fresh) == counted_dots(model)
            assert list(model.near) == list(fresh.near)
            assert (list(model.sets), model.frees) == (list(fresh.sets), fresh.frees)
    assert model.maker == state.done[-1].maker


def test_equal_questions_get_equal_answers_in_both_forms() -> None:
    """A game of three on the base board: the answers are the same interpreted, compiled and asked again."""
    state, told = GAME.start(3), list[str]()
    for turn in range(8):
        action = search(state, 3, 0.0, turn).action
        assert search(state, 3, 0.0, turn).action is action
        told.append(GAME.notation(action))
        state = GAME.apply(state, int(state.seat), action)
    assert zlib.crc32(" ".join(told).encode()) == CHECKSUM, told


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {}), (2, {"mode": "full"}), (2, {"straight_jumps": True})])
def test_games_of_the_search_end(seats: int, options: dict[str, object]) -> None:
    state, turn = GAME.start(seats, {"board": SQUARE} | options), 0
    while GAME.to_act(state):
        state = GAME.apply(state, int(state.seat), search(state, 2, 0.0, turn).action)
        turn += 1
    assert GAME.outcome(state) is not None
