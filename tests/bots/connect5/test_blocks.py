"""With several seats: a four whose open ends are as many as the seats before it needs every one of them."""

import pytest

from connectable.bots.connect5 import LEVELS
from connectable.bots.connect5.reasons import reason
from connectable.bots.levels import Budget, choose
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator
from games.connect5.toys import position

FEW = Budget(simulations=16)
SEARCHING = [level for level in LEVELS if level not in ("gentle", "greedy")]
FORK = """\
●───●───●───●───●───●───●───●───●
                │
                ●"""
"""B1 to E1 can be continued at A1, at F1 and at E2."""
FOUR = "B1 C1 D1 E1"
MUST: list[tuple[State, set[str]]] = [
    (position(FORK, "I1", "", "", FOUR, reserve=(24, 25, 25, 21)), {"place A1", "place F1", "place E2"}),
    (position(FORK, "I1", "A1", FOUR, reserve=(24, 24, 21)), {"place F1", "place E2"}),
    (position(FORK, "I1", "A1 F1", "", FOUR, turn=2, reserve=(24, 23, 25, 21)), {"place E2"}),
    (position(FORK, "I1", "A1", "", FOUR, turn=1, reserve=(24, 24, 25, 21)), {"place F1", "place E2"}),
]


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize(("state", "wanted"), MUST)
def test_what_nobody_else_will_close_is_closed(level: str, state: State, wanted: set[str]) -> None:
    seat = int(state.seat)
    for seed in range(3):
        assert GAME.notation(choose(GAME, level, state, seat, Generator(seed), FEW)) in wanted


def test_the_hint_says_whom_it_is_against() -> None:
    state = MUST[0][0]
    assert reason(GAME, state, 0, GAME.parse(state, 0, "place F1")) == ("c5-hint-close", {"seat": 3})
    last = MUST[2][0]
    assert reason(GAME, last, 2, GAME.parse(last, 2, "place E2")) == ("c5-hint-block", {"seat": 3})


def test_a_win_by_fours_that_a_seat_between_would_have_to_stop_is_stopped() -> None:
    """Seat 0 can be one dot short at more ends than two others close; only these four dots keep it from that. Seat 2
    moves before it and may see it, too, but a search that counts on that loses to everybody who does not."""
    state = GAME.start(3, {})
    for text in ("E2", "C5", "E9", "E3", "C2", "E10", "F1"):
        state = GAME.apply(state, int(state.seat), GAME.parse(state, int(state.seat), f"place {text}"))
    for level in ("strong", "champion"):
        for seed in range(3):
            chosen = GAME.notation(choose(GAME, level, state, 1, Generator(seed), Budget(simulations=100)))
            assert chosen in {"place G2", "place G3", "place D4", "place F4"}
