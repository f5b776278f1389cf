"""The levels of Connect 5: what each one sees, how it values actions, and that it stays within its budget."""

import time

import pytest

from connectable.bots.connect5 import LEVELS, UNIT, UNLISTED
from connectable.bots.connect5.engine.search import search
from connectable.bots.connect5.greedy import lines_of
from connectable.bots.evaluation import adviser_of, reviewer_of
from connectable.bots.levels import LADDER, Budget, choose, levels_of, think
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator
from games.connect5.toys import PLAIN, RINGS, position

SEES_ALL = [level for level in LEVELS if level != "gentle"]
SEARCHING = [level for level in SEES_ALL if level != "greedy"]
FEW = Budget(simulations=8)

LONG = "●───●───●───●───●───●───●───●───●"
IN_ONE: list[tuple[State, str]] = [
    (position(PLAIN, "A1 B1 D1 E1", "G1"), "place C1"),
    (position(PLAIN, "A1 B1 C1 D1 F1", "G1", reserve=(0, 9)), "step F1 E1"),
    (position(RINGS, "B1 C1 D1 E1*", "A1", reserve=(0, 9)), "split E1 F1"),
    (position(PLAIN, "A1 B1 C1 D1 G1", "F1", reserve=(0, 9)), "jump G1 F1 E1"),
    (position(PLAIN, "A1 B1 D1 E1", "G1", "F1"), "place C1"),
]
STOPPED: list[tuple[State, str]] = [
    (position(PLAIN, "G1", "A1 B1 D1 E1"), "place C1"),
    (position(PLAIN, "G1", "A1 B1 D1 E1", "F1"), "place C1"),
    (position(PLAIN, "G1", "F1", "A1 B1 D1 E1"), "place C1"),
    (position(PLAIN, "F1", "A1 B1 C1 D1"), "place E1"),
]


def test_the_levels_go_from_chance_to_search() -> None:
    levels = levels_of("connect5")
    assert tuple(levels) == ("random", *LADDER)
    counts = [level.simulations for level in levels.values()]
    assert counts == sorted(counts)


def test_whoever_advises_and_reviews_searches_further_than_strong() -> None:
    assert adviser_of("connect5") == reviewer_of("connect5") == "adviser"
    assert UNLISTED["adviser"].simulations >= 1_500 > LEVELS["strong"].simulations


@pytest.mark.parametrize("level", SEES_ALL)
@pytest.mark.parametrize(("state", "wanted"), [*IN_ONE, *STOPPED])
def test_no_level_from_greedy_up_misses_a_connect_5_in_one_or_leaves_one(level: str, state: State, wanted: str) -> None:
    for seed in range(3):
        assert GAME.notation(choose(GAME, level, state, 0, Generator(seed), FEW)) == wanted


@pytest.mark.parametrize("level", SEARCHING)
def test_a_thought_says_what_share_of_the_win_an_action_brings(level: str) -> None:
    assert UNIT == "share"
    state = position(LONG, "C1", "I1", reserve=(24, 24))
    thought = think(GAME, level, state, 0, Generator(1), Budget(simulations=40))
    assert thought.simulations == 40
    assert {worth.action for worth in thought.worths} <= {*GAME.legal(state, 0)}
    assert thought.action in [worth.action for worth in thought.worths]
    shares = [worth.value for worth in thought.worths]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)


def test_what_wins_is_worth_all_and_what_leaves_a_connect_5_is_not_looked_at() -> None:
    wins = search(position(PLAIN, "A1 B1 D1 E1", "G1"), 20, 0.0, 1)
    assert [(GAME.notation(action), share) for action, share in wins.shares] == [("place C1", 1.0)]
    blocks = search(position(PLAIN, "G1", "A1 B1 D1 E1"), 20, 0.0, 1)
    worths = {GAME.notation(action): share for action, share in blocks.shares}
    assert [*worths] == ["place C1"]
    assert worths["place C1"] > 0.0


def test_a_proven_win_ends_the_search() -> None:
    """B1 or E1 makes four with two open ends, and two seats can do nothing against it."""
    found = search(position(PLAIN, "C1 D1 E1", "", reserve=(22, 24)), 100_000, 0.0, 1)
    assert found.simulations < 5_000
    assert GAME.notation(found.action) in ("place B1", "place F1")
    assert dict(found.shares)[found.action] == 1.0


def test_where_there_is_one_way_nothing_is_searched() -> None:
    stuck = position("●───●───●───●───●", "A1 C1 E1", "B1 D1", reserve=(0, 0))
    found = search(stuck, 50, 0.0, 1)
    assert (GAME.notation(found.action), found.shares, found.simulations) == ("pass", [], 0)


def test_the_clock_is_looked_at_every_sixteen_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that advances one second per reading, the search ends when its time is up."""
    looks: list[float] = []

    def monotonic() -> float:
        looks.append(float(len(looks)))
        return looks[-1]

    monkeypatch.setattr(time, "monotonic", monotonic)
    assert search(GAME.start(2), 0, 3.0, 1).simulations == 32
    assert search(GAME.start(2), 10, 100.0, 1).simulations == 10


@pytest.mark.parametrize("seats", [3, 5])
def test_shares_of_several_seats_are_shares(seats: int) -> None:
    found = search(GAME.start(seats), 60, 0.0, 2)
    assert all(0 <= share <= 1 for _, share in found.shares)


@pytest.mark.parametrize("level", ["gentle", "greedy", "easy", "medium"])
def test_openings_vary_and_are_worth_playing(level: str) -> None:
    """Both first tokens: by lot, in many rows of five, not beside the other's."""
    for first in ("", "place E5"):
        state = GAME.start(2)
        if first:
            state = GAME.apply(state, 0, GAME.parse(state, 0, first))
        seat = int(state.seat)
        found = {choose(GAME, level, state, seat, Generator(seed), FEW) for seed in range(12)}
        assert len(found) >= 4
        rows = lines_of(state.setup.board).through
        most = sorted(map(len, rows), reverse=True)
        assert all(len(rows[state.setup.board.dot(action.at)]) >= most[20] for action in found)


def test_a_seat_that_has_lost_every_token_does_not_open_again() -> None:
    bare = position(PLAIN, "", "G1", reserve=(3, 24), eaten=(0, 22))
    assert GAME.notation(choose(GAME, "easy", bare, 0, Generator(1), FEW)).startswith("place")
    spent = position(PLAIN, "", "G1", reserve=(0, 24), eaten=(0, 25))
    assert GAME.notation(choose(GAME, "easy", spent, 0, Generator(1), FEW)) == "pass"


OVERLOOKED = position(PLAIN, "G1", "A1 B1 D1 E1")
"""Nobody moved a token here yet, and the own one is far away."""


def test_gentle_overlooks_what_is_away_from_where_it_looks() -> None:
    assert GAME.notation(choose(GAME, "gentle", OVERLOOKED, 0, Generator(1), FEW)) == "place F1"


def test_gentle_makes_a_five_beside_the_token_it_looks_at() -> None:
    state = position(PLAIN, "A1 B1 C1 D1", "G1")
    made = [GAME.notation(choose(GAME, "gentle", state, 0, Generator(seed), FEW)) for seed in range(12)]
    assert "place E1" in made
