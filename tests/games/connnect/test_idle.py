"""What the table plays for a seat whose time is up."""

from connectable.games.connnect import GAME
from connectable.generator import Generator
from connectable.playout import pick
from games.connnect.positions import START, position


def test_idle_seats_finish_whole_games_without_free_actions_of_choice() -> None:
    for seed in range(4):
        state, rng = GAME.start(2), Generator(seed)
        while acting := GAME.to_act(state):
            seat = acting[0]
            action = pick(GAME, state, seat, rng) if seat < 0 else GAME.idle(state, seat)
            assert not GAME.notation(action).startswith("free")
            state = GAME.apply(state, seat, action)
        assert GAME.outcome(state) is not None


def test_idle_chooses_the_roomiest_zone_and_says_done_when_it_can() -> None:
    state = position(f"grid={START.replace('.1....', '31425.')}", phase="zone", dice="456")
    assert GAME.notation(GAME.idle(state, 0)) in ("zone 5", "zone 6")
