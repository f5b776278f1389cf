"""The laws of the contract on random play of every registered game, in each of its variants."""

from collections.abc import Callable

import pytest

import connectable
from connectable.contract import CHANCE, Game
from connectable.options import Options
from connectable.registry import GAMES
from connectable.testing import LAWS, Trial, judge
from highcard import GAME, State

VARIANTS: dict[str, list[tuple[Options, tuple[int, ...]]]] = {
    "connnect": [({"setup": "own"}, (1, 3))],
    "connect5": [({"board": "advanced", "mode": "full"}, (2,)), ({"straight_jumps": True}, (3,))],
    "connections": [
        ({"judge": "vote", "rounds": 1}, (3,)),
        ({"judge": "trust", "rounds": 1, "open_hands": True}, (2,)),
        ({"way": "endless"}, (2,)),
        ({"way": "quick", "judge": "vote", "rounds": 1}, (3,)),
        ({"way": "quads", "judge": "vote", "rounds": 1}, (3,)),
        ({"way": "quads", "turns": "at_once", "rounds": 1}, (2,)),
        ({"way": "rummy", "judge": "vote"}, (3,)),
    ],
}
"""Options that get trials of their own besides the defaults, and with how many seats."""


def all_trials() -> list[Trial]:
    found = []
    for name in GAMES:
        game = connectable.game(name)
        every = tuple(range(game.seats[0], game.seats[1] + 1))
        for options, seats in (({}, every), *VARIANTS.get(name, ())):
            found += [Trial(game, count, options, seed=count) for count in seats]
    return found


TRIALS = all_trials()


def name_of(trial: Trial) -> str:
    return "-".join([trial.game.name, str(trial.seats), *map(str, trial.options.values())])[:60]


@pytest.mark.parametrize("trial", TRIALS, ids=map(name_of, TRIALS))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Trial], None], trial: Trial) -> None:
    judge(law, trial)


def test_the_example_is_a_game_of_the_contract() -> None:
    _: Game[State, str] = GAME


@pytest.mark.parametrize("name", GAMES)
def test_few_actions_to_choose_from(name: str) -> None:
    """At most 60 legal actions of a seat in 95 % of random states: big choices are cut into small ones."""
    game, counts = connectable.game(name), list[int]()
    for seats in range(game.seats[0], game.seats[1] + 1):
        for state in Trial(game, seats, {}, seed=7).positions:
            counts += [len(game.legal(state, seat)) for seat in game.to_act(state) if seat != CHANCE]
    assert sorted(counts)[len(counts) * 95 // 100] <= 60
