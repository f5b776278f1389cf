"""Notation and position text, both ways."""

import pytest

from connectable.contract import Game
from connectable.games.connnect import GAME
from connectable.games.connnect.engine.actions import Action
from connectable.games.connnect.engine.state import State
from connectable.generator import Generator
from connectable.playout import pick
from games.connnect.positions import START, THREE, position

POSITION = GAME.format(position(f"grid={START}", f"grid={START}"))


def test_it_is_a_game_of_the_contract() -> None:
    _: Game[State, Action] = GAME


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("WRITE 2  B3", "write 2 b3"), ("free 2 3", "free 2 as 3"), ("change 5 4 2 3", "change 2 to 3 and 5 to 4"),
        ("change 3 to 4 and 3 to 2", "change 3 to 2 and 3 to 4"), ("claim c1 a1 b1", "claim a1 b1 c1"),
        ("roll 5 2 4", "roll 2 4 5"), ("take number 3 2", "take number3 2"), ("shape f", "shape F"), ("Done", "done"),
    ],
)  # fmt: skip
def test_people_may_type_it_loosely(typed: str, meant: str) -> None:
    state = position(f"grid={START}")
    assert GAME.notation(GAME.parse(state, 0, typed)) == meant


@pytest.mark.parametrize(
    "text",
    ["", "write", "write 7 b3", "write 2 g3", "write 2 b7", "claim", "claim a1 a1 b1", "zone 0", "roll 1 2", "take",
     "take move 99", "take number7 2", "first 4", "card D1", "card A0", "write 2 as 3 b3", "done now", "free 2 as 7"],
)  # fmt: skip
def test_malformed_text_raises_and_says_what_would_be_right(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action"):
        GAME.parse(position(f"grid={START}"), 0, text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats 2", "seats 3"), ("round 1", "round 2"), ("round 1", "round 13"), ("active 0", "active 2"),
        ("phase act", "phase over"), ("phase act", "phase zone"), ("phase act", "phase nowhere"),
        ("shapes A B C F", "shapes A B C"), ("shapes A B C F", "shapes A A B C"), ("cards A2 B2 C2", "cards A2 C2 B2"),
        ("tracker 425", "tracker 452"), ("tracker 425", "tracker"), ("tracker 425", "tracker 427"),
        ("grid=.1....", "grid=......"), ("grid=.1....", "grid=11...."), ("grid=.1....", "grid=x1...."),
        ("grid=.1....", "grid=.1..."), ("dice=425 waits=12", "dice=435 waits=12"), ("waits=12", "waits=1"),
        ("waits=12", "waits=12 status=done"), ("waits=12", "waits=12 out=1"), ("waits=12", "waits=12 pending=any:2"),
        ("waits=12", "waits=12 pending=take:3"), ("waits=12", "waits=12 pending=free:3:1"), ("waits=12", "waits=012"),
        ("dice=425", "boxes=8 dice=425"), ("dice=425", "goals=A dice=425"), ("dice=425", "taken=3:move:1 dice=425"),
        ("dice=425", "used=switch dice=425"), ("dice=425", "circles=1 dice=425"),
        ("dice=425", "claims=a1b1c1@1 dice=425"), ("dice=425", "dice=425 dice=425"), ("sheet 1", "sheet 2"),
        ("sheet 1", "begun 0"), ("connnect 1", "connnect 2"), ("setup shared", "setup other"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(old: str, new: str) -> None:
    assert old in POSITION
    with pytest.raises(ValueError, match="position: "):
        GAME.read(POSITION.replace(old, new, 1))


def test_more_impossible_positions() -> None:
    text = GAME.format(position(f"grid={THREE} claims=a1b1c1@1 taken=3:move:1"))
    for old, new in (
        ("taken=3:move:1", "taken=4:move:3"), (" taken=3:move:1", ""), ("a1b1c1@1", "a1b1d1@1"), ("@1", "@2"),
        ("a1b1c1@1", "b1c1d2@1"), ("a1b1c1@1 ", "a1b1c1@1,a1b1c1@1 "), ("taken=3:move:1", "taken=3:any:2"),
    ):  # fmt: skip
        assert old in text
        with pytest.raises(ValueError, match="position: "):
            GAME.read(text.replace(old, new, 1))


@pytest.mark.parametrize("setup", ["shared", "own"])
def test_every_position_of_random_games_reads_back(setup: str) -> None:
    for seed in range(4):
        state, rng = GAME.start(seed % 4 + 1, {"setup": setup}), Generator(seed + 50)
        while acting := GAME.to_act(state):
            seat = acting[rng.randrange(len(acting))]
            state = GAME.apply(state, seat, pick(GAME, state, seat, rng))
            if rng.randrange(2):
                continue
            again = GAME.read(GAME.format(state))
            assert again == state
            assert [GAME.legal(again, s) for s in acting] == [GAME.legal(state, s) for s in acting]
