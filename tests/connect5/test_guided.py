"""The guided playout: it sees wins and blocks in one and ends every game."""

import pytest

from connect5.toys import PLAIN, position
from connectable.bots.guided import guided_playout, guided_slot
from connectable.games.connect5 import GAME
from connectable.games.connect5.position import State
from connectable.generator import Generator


def chosen(state: State) -> str:
    return GAME.notation(state.setup.board.actions[guided_slot(state, Generator(1))])


def test_a_win_in_one_is_taken() -> None:
    assert chosen(position(PLAIN, "A1 B1 D1 E1", "G1")) == "place C1"
    assert chosen(position(PLAIN, "A1 B1 C1 D1 F1", "G1", reserve=(0, 9))) == "step F1 E1"


def test_a_win_of_another_is_blocked() -> None:
    assert chosen(position(PLAIN, "G1", "A1 B1 D1 E1")) == "place C1"


@pytest.mark.parametrize("seats", [2, 5])
def test_guided_games_end(seats: int) -> None:
    for seed in range(3):
        assert GAME.outcome(guided_playout(GAME.start(seats), Generator(seed))) is not None


def test_an_idle_seat_stops_its_chain_or_places() -> None:
    state = position(PLAIN, "A1 G1", "B1 D1")
    assert GAME.notation(GAME.idle(state, 0)) == "place C1"
    chain = GAME.apply(state, 0, GAME.parse(state, 0, "jump A1 B1 C1"))
    assert GAME.notation(GAME.idle(chain, 0)) == "stop"
