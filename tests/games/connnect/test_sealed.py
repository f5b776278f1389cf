"""CN-R5: the order of arrival changes nothing, and nobody sees what is sealed."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from connectable.games.connnect import GAME
from connectable.games.connnect.engine.actions import Action
from connectable.games.connnect.engine.state import State
from connectable.generator import Generator
from connectable.playout import pick


def later(seats: int, seed: int, steps: int) -> State:
    """A state of a random game in which a round is about to be played."""
    state, rng = GAME.start(seats), Generator(seed)
    for _ in range(steps):
        acting = GAME.to_act(state)
        if not acting:
            break
        seat = acting[rng.randrange(len(acting))]
        state = GAME.apply(state, seat, pick(GAME, state, seat, rng))
    while GAME.to_act(state) and not (state.is_sealed() and state.sheets == state.before):
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, pick(GAME, state, seat, rng))
    return state


def acts_of(state: State, seat: int, seed: int) -> list[Action]:
    """All actions of one seat in a round while the others do nothing."""
    rng, found = Generator(seed), list[Action]()
    alone = GAME.determinize(state, seat, rng)
    while alone.is_sealed() and alone.round == state.round and seat in GAME.to_act(alone):
        found.append(pick(GAME, alone, seat, rng))
        alone = GAME.apply(alone, seat, found[-1])
    return found


@pytest.mark.rule("CN-R5")
@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10_000), steps=st.integers(0, 260), order=st.randoms())
def test_acts_of_a_round_in_any_order_give_the_same_state(seats: int, seed: int, steps: int, order: object) -> None:
    state = later(seats, seed, steps)
    if not GAME.to_act(state):
        return
    turns = {seat: acts_of(state, seat, seed + seat) for seat in GAME.to_act(state)}
    ends = set()
    for _ in range(3):
        now, left = state, {seat: list(acts) for seat, acts in turns.items()}
        while any(left.values()):
            seat = order.choice([seat for seat, acts in left.items() if acts])  # type: ignore[attr-defined]
            now = GAME.apply(now, seat, left[seat].pop(0))
        ends.add(GAME.format(now))
    assert len(ends) == 1


@pytest.mark.rule("CN-R5")
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 200))
def test_what_others_do_in_a_round_changes_nothing_for_a_seat(seed: int, steps: int) -> None:
    state = later(3, seed, steps)
    if len(GAME.to_act(state)) < 2:
        return
    me, other = GAME.to_act(state)[:2]
    for acts in (acts_of(state, other, seed), acts_of(state, other, seed + 1)):
        now = state
        for action in acts[:-1]:
            assert GAME.shown(now, other, action, me) is None
            now = GAME.apply(now, other, action)
            for viewer in (me, None):
                assert json.dumps(GAME.view(now, viewer)) == json.dumps(GAME.view(state, viewer))
            assert GAME.legal(now, me) == GAME.legal(state, me)
            previews = [GAME.preview(now, me, action) for action in GAME.legal(state, me)]
            assert previews == [GAME.preview(state, me, action) for action in GAME.legal(state, me)]
            assert GAME.determinize(now, me, Generator(1)) == GAME.determinize(state, me, Generator(1))


def test_a_done_seat_stays_done_with_a_legal_sheet_and_a_busy_one_starts_again() -> None:
    state = later(3, 5, 120)
    one, two, three = GAME.to_act(state)
    for action in acts_of(state, one, 8):
        state = GAME.apply(state, one, action)
    for action in acts_of(state, two, 9)[:-1]:
        state = GAME.apply(state, two, action)
    guess = GAME.determinize(state, three, Generator(3))
    assert GAME.to_act(guess) == (two, three)
    assert guess.sheets[two] == state.before[two]
    assert GAME.read(GAME.format(guess)) == guess
