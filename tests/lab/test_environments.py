"""Games as one seat after another with numbers, and how OpenSpiel sees them: a stub of it stands in here.

OpenSpiel itself is too large for every test run; `bench/openspiel.py` lets its own checks loose on the same classes.
"""

import copy
import json
import pickle
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from connectable.contract import CHANCE
from connectable.games.connect5 import GAME
from connectable.generator import Generator
from connectable.lab.environments import openspiel
from connectable.lab.environments.sequential import OVER, Node, first, numbers_of
from connectable.lab.single_game import following
from connectable.registry import game

GAMES = [
    ("connnect", 3, {}),
    ("connect5", 2, {}),
    ("connect5", 4, {}),
    ("connections", 2, {"way": "quick"}),
    ("connections", 3, {"way": "quads", "turns": "at_once"}),
    ("highcard", 2, {}),
]


def after(node: Node, actions: int, seed: int = 1) -> Node:
    """The node after that many random actions."""
    rng = Generator(seed)
    for _ in range(actions):
        if node.next == OVER:
            break
        numbers = [*node.numbered]
        node = node.after(numbers[rng.randrange(len(numbers))])
    return node


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_a_whole_game_by_numbers(name: str, seats: int, options: dict[str, str]) -> None:
    root = node = first(game(name), seats, options)
    rng, most = Generator(3), numbers_of(root)
    while node.next != OVER:
        numbers = [*node.numbered]
        assert numbers == sorted(numbers)
        assert 0 <= numbers[0] <= numbers[-1] < most
        assert node.next in node.game.to_act(node.state)
        assert node.returns() == [0.0] * seats
        if node.next == CHANCE:
            assert sum(share for _, share in node.chances()) == pytest.approx(1)
            assert [number for number, _ in node.chances()] == numbers
        node = node.after(numbers[rng.randrange(len(numbers))])
    assert node.numbered == {}
    assert sum(node.returns()) == pytest.approx(0)
    assert max(node.returns()) > 0 or node.returns() == [0.0] * seats


def test_numbers_of_connect_5_are_slots() -> None:
    root = first(GAME, 2, {})
    number = next(number for number, action in root.numbered.items() if GAME.notation(action) == "place A6")
    later = after(root, 4)
    assert later.notation(number) in ("place A6", str(number))
    assert numbers_of(root) == len(root.state.setup.board.actions)


def test_a_number_that_is_not_legal_is_named() -> None:
    with pytest.raises(ValueError, match="action 99999 is not one of"):
        first(GAME, 2, {}).after(99_999)
    with pytest.raises(ValueError, match="seats: 1"):
        first(game("connnect"), 1, {})


def test_those_who_act_at_once_act_in_the_order_of_seats() -> None:
    assert following((0, 1, 2), CHANCE) == 0
    assert following((0, 1, 2), 0) == 1
    assert following((0, 1), 1) == 0
    assert following((CHANCE,), 1) == CHANCE


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_nodes_are_copied_and_cross_processes(name: str, seats: int, options: dict[str, str]) -> None:
    node = after(first(game(name), seats, options), 9)
    assert copy.deepcopy(node) is node
    again: Node = pickle.loads(pickle.dumps(node))
    assert (again.next, again.game.format(again.state)) == (node.next, node.game.format(node.state))


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_what_is_told_to_a_seat_is_what_it_may_know(name: str, seats: int, options: dict[str, str]) -> None:
    node = after(first(game(name), seats, options), 12)
    for seat in range(seats):
        assert json.loads(node.observation(seat)) == json.loads(json.dumps(node.game.view(node.state, seat)))
        assert node.information(seat).endswith(node.observation(seat))


def test_a_seat_remembers_what_it_saw() -> None:
    node = after(first(game("connnect"), 2, {}), 14)
    lines = node.information(0).split("\n")
    assert all(json.dumps(node.game.view(each.state, 0), sort_keys=True) in lines for each in node.past)


def test_long_games_are_freed_without_a_crash() -> None:
    """Compiled states must not form a chain of nodes: freeing a chain fifty deep crashed the process."""
    for seed in range(30):
        assert after(first(GAME, 2, {}), 400, seed).past


class Stub(ModuleType):
    """The part of pyspiel that the adapter uses."""

    def __init__(self) -> None:
        super().__init__("pyspiel")
        self.known: dict[str, Any] = {}
        self.PlayerId = SimpleNamespace(TERMINAL=OVER)
        self.GameInfo = SimpleNamespace

        class GameType(SimpleNamespace):
            Dynamics = ChanceMode = Information = Utility = RewardModel = SimpleNamespace(
                SEQUENTIAL=0, DETERMINISTIC=1, EXPLICIT_STOCHASTIC=2, PERFECT_INFORMATION=3, IMPERFECT_INFORMATION=4,
                ZERO_SUM=5, TERMINAL=6,
            )  # fmt: skip

        class Game:
            def __init__(self, kind: Any, info: Any, parameters: Any) -> None:
                self.kind, self.info = kind, info

        class State:
            def __init__(self, its_game: Any) -> None: ...

        self.GameType, self.Game, self.State = GameType, Game, State

    def registered_names(self) -> list[str]:
        return [*self.known]

    def register_game(self, kind: Any, made: Any) -> None:
        self.known[kind.short_name] = made


def test_openspiel_plays_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    stub = Stub()
    monkeypatch.setitem(sys.modules, "pyspiel", stub)
    assert "connectable_connect5" in openspiel.register_all()
    assert openspiel.register("connect5") == "connectable_connect5"
    peer = stub.known["connectable_connect5"]({"players": 3, "board": "base"})
    assert (peer.info.num_players, peer.info.min_utility, peer.info.max_chance_outcomes) == (3, -0.5, 0)
    state, rng = peer.new_initial_state(), Generator(2)
    while not state.is_terminal():
        player = state.current_player()
        numbers = state._legal_actions(player)
        assert state._legal_actions((player + 1) % 3) == []
        number = numbers[rng.randrange(len(numbers))]
        assert state._action_to_string(player, number).split()[0] in (
            "place", "stack", "step", "split", "jump", "sandwich", "stop", "pass",
        )  # fmt: skip
        state._apply_action(number)
    assert state.current_player() == OVER
    assert sum(state.returns()) == pytest.approx(0)
    assert GAME.read(str(state)) == state.node.state


def test_without_openspiel_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match="pip install open_spiel"):
        openspiel.register_all()
