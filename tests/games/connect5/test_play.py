"""Whole games: laws and what must never be lost, kinds of actions, recorded games, the playthrough, the bot."""

from collections.abc import Callable

import pytest
from mypy_extensions import u8

from connectable.bots.levels import choose
from connectable.contract import Game
from connectable.games.connect5 import GAME
from connectable.games.connect5.action_kinds import KINDS
from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.fives import five_through
from connectable.games.connect5.engine.state import State, find_dots, lane
from connectable.generator import Generator
from connectable.options import OptionValue
from connectable.playout import pick, random_playout
from connectable.record import read_record, replay
from connectable.testing import LAWS, Trial, judge
from games.connect5.kind_counts import THREE, kinds_in
from games.connect5.recorded import FOLDER, PLAYTHROUGH, playthrough
from games.connect5.toys import BEND, CROSS, SQUARE

OPTIONS: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (3, {"board": "advanced", "straight_jumps": True}),
    (5, {"board": "advanced"}),
    (3, {"mode": "full", "board": SQUARE}),
    (2, {"mode": "full", "board": CROSS, "straight_jumps": True}),
    (2, {"board": BEND}),
]


def test_the_game_is_one_of_the_contract() -> None:
    _: Game[State, Action] = GAME


def nothing_is_lost(state: State) -> None:
    """C5-G2: tokens are in the reserve, on the board or eaten; doubles stand on circled dots; no row is overlooked."""
    seats, board = range(state.setup.seats), state.setup.board
    held = sum(int(lane(state.reserves, seat)) for seat in seats)
    on_board = sum(2 - int(cell) % 2 for cell in state.cells if cell)
    eaten = sum(int(lane(state.eaten, seat)) for seat in seats)
    assert held + on_board + eaten == 25 * len(seats)
    assert all(board.ring[dot] for dot, cell in enumerate(state.cells) if cell and cell % 2 == 0)
    if state.seat >= 0:
        kept = sets_of(state)
        find_dots(state)
        assert kept == sets_of(state)
        rows = [five_through(board, state.cells, (int(c) - 1) // 2, dot) for dot, c in enumerate(state.cells) if c]
        assert all(state.chain in row for row in rows if row)


def sets_of(state: State) -> list[int]:
    """What a state keeps beside its cells."""
    near = [state.held, state.own, state.doubled, state.exits_1, state.exits_2, state.exits_4]
    far = [state.far_held, state.far_own, state.far_doubled, state.far_exits_1, state.far_exits_2, state.far_exits_4]
    return [int(dots) for dots in near + far]


@pytest.mark.parametrize(("seats", "options"), OPTIONS, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Trial], None], seats: int, options: dict[str, OptionValue]) -> None:
    judge(law, Trial(GAME, seats, options, seed=seats, invariant=nothing_is_lost, samples=6))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_own_playout_draws_as_the_general_one(seats: int) -> None:
    for seed in range(3):
        assert GAME.random_playout(seats, seed) == random_playout(GAME, seats, seed)


@pytest.mark.rule("C5-D3")
@pytest.mark.rule("C5-D6")
@pytest.mark.parametrize(
    ("board", "clever", "games"),
    [
        ("base", False, [(681, 3)]),
        ("base", True, [(47, 5)]),
        ("advanced", False, [(38, 4)]),
        ("advanced", True, [(2, 4)]),
    ],
)
def test_every_kind_of_action_occurs(board: str, clever: bool, games: list[tuple[int, int]]) -> None:
    found = {kind for seed, seats in games for kind, count in kinds_in(seed, board, seats, clever).items() if count}
    assert {*KINDS, THREE} <= found


@pytest.mark.rule("C5-W1")
@pytest.mark.rule("C5-W3")
@pytest.mark.rule("C5-W4")
@pytest.mark.rule("C5-G1")
@pytest.mark.parametrize(
    ("name", "points", "ranks", "reason"),
    [
        ("connect5", (5, 0), (1, 2), "connect5"),
        ("stuck", (2, 1, 0), (1, 2, 3), "stuck"),
        ("quiet", (10, 9), (1, 2), "quiet"),
        ("shared", (6, 6), (1, 1), "connect5"),
        ("full-of-three", (9, 11, 3), (2, 1, 3), "connect5"),
    ],
)
def test_recorded_game(name: str, points: tuple[int, ...], ranks: tuple[int, ...], reason: str) -> None:
    state = replay(read_record((FOLDER / f"{name}.json").read_text("utf-8")))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.ranks, outcome.reason) == (points, ranks, reason)
    if name == "full-of-three":
        assert [ended.reason for ended in state.done] == ["connect5", "stuck", "connect5"]


def test_the_playthrough_is_the_stored_one() -> None:
    assert playthrough() == PLAYTHROUGH.read_text("utf-8")


def test_greedy_wins_and_blocks_in_one() -> None:
    head = "connect5 seats 2 board base mode quick jumps any\nround 1 of 1 starter 0 turn 0 quiet 0 passes 0\n"
    wins = GAME.read(head + "seat 0 reserve 21 eaten 0 on A4 A5 A6 A7\nseat 1 reserve 21 eaten 0 on I4 I5 I6 I7")
    after = GAME.apply(wins, 0, choose(GAME, "greedy", wins, 0, Generator(0)))
    assert GAME.to_act(after) == ()
    blocks = GAME.read(head + "seat 0 reserve 22 eaten 0 on D1 F1 E9\nseat 1 reserve 21 eaten 0 on A4 A5 A6 A7")
    after = GAME.apply(blocks, 0, choose(GAME, "greedy", blocks, 0, Generator(0)))
    assert len(GAME.legal(after, 1)) > 0
    for action in GAME.legal(after, 1):
        assert GAME.to_act(GAME.apply(after, 1, action)) != () or len(ways_to_win(blocks, 1)) > 1


def ways_to_win(state: State, seat: int) -> set[int]:
    """Free dots that would give a seat five in a row."""
    found = set()
    for dot in range(state.setup.board.dots):
        if not state.cells[dot]:
            cells = state.cells[:]
            cells[dot] = u8(2 * seat + 1)
            if five_through(state.setup.board, cells, seat, dot):
                found.add(dot)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random_and_repeats_itself(seed: int) -> None:
    def game() -> tuple[list[str], int]:
        state, rng, texts = GAME.start(2, {"board": ("base", "advanced")[seed % 2]}), Generator(seed), list[str]()
        while GAME.to_act(state):
            mine = state.seat == seed // 2
            action = choose(GAME, "greedy", state, state.seat, rng) if mine else pick(GAME, state, state.seat, rng)
            texts.append(GAME.notation(action))
            state = GAME.apply(state, state.seat, action)
        outcome = GAME.outcome(state)
        assert outcome is not None
        return texts, outcome.ranks[seed // 2]

    assert game() == game()
    assert game()[1] == 1
