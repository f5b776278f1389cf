"""The learned value of Connect 5: it counts what is there, is the same in both forms, and is asked where it was
learned."""

import zlib
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.features import FEATURES, SETS, set_features
from connectable.bots.connect5.engine.model import RoundModel, model_of
from connectable.bots.connect5.engine.playouts import is_hunted
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.connect5.engine.search import search
from connectable.bots.connect5.engine.value import Value, learned, pressing, settle
from connectable.bots.connect5.search_level import LOOKS, NEAR, searched
from connectable.bots.levels import Budget, think
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.legal import actions
from connectable.games.connect5.engine.state import State, lane
from connectable.generator import Generator
from games.connect5.toys import PLAIN, SQUARE, position

CHECKSUM = 1970461968
SHAPES = [(1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1)]


def wander(board: str, seed: int, turns: int = 60) -> list[State]:
    """The positions of a game by lot."""
    state, rng, found = GAME.start(2, {"board": board}), Generator(seed), list[State]()
    while state.seat >= 0 and len(found) < turns:
        found.append(state)
        options = actions(state)
        state = GAME.apply(state, int(state.seat), options[rng.below(len(options))])
    return found


def counted(model: RoundModel) -> list[int]:
    """The features, counted the slow way."""
    rows, cells, seat = model.rows, model.cells, model.seat
    held = {who: [int(model.held(who, row)) for row in range(rows.count)] for who in (0, 1)}
    pairs = list(zip(held[seat], held[1 - seat], strict=True))
    found = [pairs.count((own, 0)) for own in (1, 2, 3, 4)] + [pairs.count((0, other)) for other in (1, 2, 3, 4)]
    found += [pairs.count(shape) for shape in SHAPES]
    meets: dict[int, list[list[int]]] = {}
    for dot in range(rows.board.dots):
        if not cells[dot]:
            through = [pairs[row] for row in rows.through[rows.first_through[dot] : rows.first_through[dot + 1]]]
            own, other = [a for a, b in through if a and not b], [b for a, b in through if b and not a]
            meets[dot] = [own, other]
    for side in (0, 1):
        found += meetings([both[side] for both in meets.values()])
    strong = [[any(1 < held < 4 for held in side) for side in both] for both in meets.values()]
    found += [strong.count([True, True]), strong.count([False, False])]
    for who in (seat, 1 - seat):
        own_dots = [dot for dot in range(rows.board.dots) if (int(cells[dot]) + 1) // 2 == who + 1]
        crossing = [int(rows.first_through[dot + 1] - rows.first_through[dot]) for dot in own_dots]
        hunted = [is_hunted(model, dot, who) for dot in own_dots]
        found += [int(lane(model.reserves, who)), len(own_dots)]
        found += [sum(cells[dot] == 2 * who + 2 for dot in own_dots), sum(bool(rows.board.ring[d]) for d in own_dots)]
        found += [sum(crossing), sum(hunted), sum(k for k, prey in zip(crossing, hunted, strict=True) if prey)]
    lead = int(lane(model.eaten, seat) - lane(model.eaten, 1 - seat))
    return [*found, lead, lead > 0, lead < 0, lead > 5, lead < -5, 1, len(meets)]


def meetings(dots: list[list[int]]) -> list[int]:
    """What meets at the free dots: of each the numbers of dots that one seat holds of its open rows."""
    found = [0] * 9
    for rows in dots:
        one, two, three = (rows.count(kind) for kind in (1, 2, 3))
        found[0] += three > 0
        found[1] += three > 0 and two > 0
        found[2] += three * two
        found[3] += three > 0 and one > 1
        found[4] += two > 0
        found[5] += two > 1
        found[6] += two > 2
        found[7] += two * one
        found[8] += len(list(combinations(range(one), 2)))
    return found


@pytest.mark.parametrize("board", ["base", "advanced"])
def test_features_are_what_a_slow_count_gives(board: str) -> None:
    rows = rows_for(GAME.start(2, {"board": board}).setup.board)
    scratch = vec[i64]([0] * int(SETS * rows.words))
    seen = set[int]()
    for state in [*wander(board, 1), *wander(board, 2)]:
        model, found = model_of(rows, state), vec[i64]([7] * FEATURES)
        set_features(model, found, scratch)
        assert list(found) == counted(model)
        seen |= {number for number in range(FEATURES) if found[number]}
    assert len(seen) > FEATURES - 8  # nearly everything was there to be counted


def test_what_must_be_done_at_once_is_done_before_anything_is_judged() -> None:
    def settled(state: State) -> RoundModel:
        model = model_of(rows_for(state.setup.board), state)
        settle(model)
        return model

    assert settled(position(PLAIN, "A1 B1 D1 E1", "G1")).maker == 0
    blocked = settled(position(PLAIN, "G1", "A1 B1 D1 E1"))
    assert (blocked.maker, int(blocked.cells[2])) == (-1, 1)
    eaten = settled(position(PLAIN, "A1", "B1"))
    assert lane(eaten.eaten, 0) == 1
    assert pressing(eaten) < 0
    assert settle(model_of(rows_for(GAME.start(2).setup.board), GAME.start(2))) == 0


def test_the_value_rises_with_what_a_seat_has_built() -> None:
    """Both seats have three tokens on the base board; whose stand in one row expects more, whoever is to act."""
    board = GAME.start(2).setup.board
    rows = rows_for(board)
    row = [int(dot) for dot in rows.dots[:5]]
    apart = [dot for dot in range(int(board.dots)) if dot not in row][::15][:3]
    for seat in (0, 1):
        shares = []
        for own, other in ((row[:3], apart), (apart, row[:3])):
            model = model_of(rows, GAME.start(2))
            for dots, who in ((own, seat), (other, 1 - seat)):
                for dot in dots:
                    model.cells[dot] = 2 * who + 1
                    model.gain(who, dot)
            model.seat = seat
            shares.append(learned().share(model))
        assert 0 < shares[1] < shares[0] < 1


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match=r"value\.json: expected \d+ rows of 2 numbers"):
        Value([[1, 2]], [1, 2])
    with pytest.raises(ValueError, match=r"value\.json"):
        Value([[1]] * FEATURES, [1, 2])


def test_a_judged_search_gives_equal_answers_in_both_forms() -> None:
    state, told = GAME.start(2), list[str]()
    for turn in range(10):
        found = search(state, 24, 0.0, turn, 40, learned())
        told += [GAME.notation(found.action), *(f"{share:.9f}" for _, share in found.shares[:3])]
        assert all(0 <= share <= 1 for _, share in found.shares)
        state = GAME.apply(state, int(state.seat), found.action)
    assert zlib.crc32(" ".join(told).encode()) == CHECKSUM, told


@pytest.mark.parametrize(("seats", "board", "alike"), [(3, "base", True), (2, SQUARE, True), (2, "base", False)])
@pytest.mark.parametrize("level", ["skilled", "strong", "expert", "master", "champion"])
def test_levels_judge_where_the_value_was_learned_and_else_play_out(
    level: str, seats: int, board: str, alike: bool
) -> None:
    state, few = GAME.start(seats, {"board": board}), Budget(simulations=40)
    played_out, chosen = searched(state, Generator(1), few, LOOKS), think(GAME, level, state, 0, Generator(1), few)
    assert (played_out.worths == chosen.worths) == alike


def test_judged_games_begin_differently_and_well() -> None:
    state = GAME.start(2)
    thoughts = [think(GAME, "skilled", state, 0, Generator(seed)) for seed in range(8)]
    assert len({thought.action for thought in thoughts}) > 2
    for thought in thoughts:
        worth = {each.action: each.value for each in thought.worths}[thought.action]
        assert worth >= thought.worths[0].value - NEAR
