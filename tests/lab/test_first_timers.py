"""The first-timers: what they do is written down, they play every game to its end, and they beat the gentle level."""

import pytest

from connectable.bots.levels import LADDER, UNBOUND, levels_of
from connectable.games.connnect import GAME as CONNNECT
from connectable.generator import Generator
from connectable.lab.first_timers import FIRST_TIMER, players_of, think_as
from connectable.lab.single_game import game_of_match, play
from connectable.options import OptionValue
from games.connnect.positions import play as played
from games.connnect.positions import position


def share(name: str, way: str, players: tuple[str, str], games: int) -> float:
    options: dict[str, OptionValue] = {"way": way, "rounds": 1} if way else {}
    matches = [game_of_match(name, players, options, UNBOUND, "7", number) for number in range(games)]
    return sum(play(match).scores[match.turn] for match in matches) / games


@pytest.mark.parametrize("name", ["connnect", "connect5", "connections"])
def test_the_ladder_has_every_step_and_the_lab_seats_a_first_timer(name: str) -> None:
    lacks = () if name == "connect5" else ("expert", "master")
    assert tuple(levels_of(name)) == ("random", *(level for level in LADDER if level not in lacks))
    assert players_of(name) == [*levels_of(name), FIRST_TIMER]


@pytest.mark.parametrize(
    ("name", "way", "games"),
    [("connnect", "", 12), ("connect5", "", 20), ("connections", "classic", 6), ("connections", "rummy", 8)],
)
def test_a_first_timer_is_no_weaker_than_gentle(name: str, way: str, games: int) -> None:
    assert share(name, way, (FIRST_TIMER, "gentle"), games) >= 0.5


def test_the_first_timer_of_connnect_claims_the_largest_and_spends_nothing() -> None:
    run = "grid=12345./...3../.....4/2...../..5.../6...6."
    state = position(run, run, dice="644")
    for _ in range(2):
        thought = think_as(CONNNECT, FIRST_TIMER, state, 0, Generator(1), UNBOUND)
        assert CONNNECT.notation(thought.action).startswith("write 4")
        state = CONNNECT.apply(state, 0, thought.action)
    whole = played(position(run, run, dice="644"), "write 4 f6", "write 4 d6")
    thought = think_as(CONNNECT, FIRST_TIMER, whole, 0, Generator(1), UNBOUND)
    assert CONNNECT.notation(thought.action) == "claim a1 b1 c1 d1 e1"
