"""Random play of every way on the shipped deck: it ends, nothing is lost, secrets are kept, bots finish."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import connectable
from connectable.bots.levels import choose
from connectable.contract import Game
from connectable.games.connections import GAME
from connectable.games.connections.engine.actions import Action
from connectable.games.connections.engine.playout import play_out
from connectable.games.connections.engine.state import State
from connectable.games.connections.position_checks import cards_named, check
from connectable.generator import Generator
from connectable.playout import pick
from connectable.testing import LAWS, Trial, judge

WAYS: list[tuple[int, dict[str, Any]]] = [
    (3, {"rounds": 2}),
    (2, {"way": "endless"}),
    (1, {"way": "solitaire"}),
    (3, {"way": "quick", "rounds": 2}),
    (2, {"way": "quads", "rounds": 2}),
    (3, {"way": "quads", "turns": "at_once", "rounds": 2}),
    (3, {"way": "rummy"}),
]
NAMES = ["classic", "endless", "solitaire", "quick", "quads", "quads at once", "rummy"]
ENDS = {
    "classic": {"out", "quiet"},
    "endless": {"quiet", "full"},
    "solitaire": {"solitaire"},
    "quick": {"out", "stuck"},
    "quads": {"quads", "quiet", "taken"},
    "quads at once": {"quads", "quiet", "taken"},
    "rummy": {"out", "quiet"},
}
JUDGED: dict[str, dict[str, Any]] = {
    "referee": {},
    "vote": {"judge": "vote"},
    "own": {"find": "own", "cards": 40},
    "jury": {"judge": "jury", "cards": 40},
    "jury own": {"judge": "jury", "find": "own", "cards": 40},
}
BOUND = 12_000
"""Actions that no random game of these comes near."""
COMPILED = connectable.form() == "compiled"


def all_cards_are_somewhere_once(state: State) -> None:
    named = Counter([*cards_named(state), *state.unseen])
    assert named == Counter(range(state.setup.cards.count()))


def one_round(options: dict[str, Any]) -> dict[str, int]:
    return {"rounds": 1} if "rounds" in options else {}


def test_it_is_a_game_of_the_contract() -> None:
    _: Game[State, Action] = GAME


@pytest.mark.matrix
@pytest.mark.parametrize("judged", ["referee", "vote", "trust"])
@pytest.mark.parametrize(("seats", "options"), WAYS, ids=NAMES)
def test_every_random_game_ends(seats: int, options: dict[str, Any], judged: str) -> None:
    fresh = GAME.start(seats, {**options, "judge": judged})
    for seed in range(20 if COMPILED else 2):
        state, steps = play_out(fresh, seed, BOUND)
        outcome = GAME.outcome(state)
        assert outcome, f"seed {seed} goes on after {steps} actions"
        assert outcome.reason in ENDS[NAMES[WAYS.index((seats, options))]]
        all_cards_are_somewhere_once(state)


@pytest.mark.parametrize("judged", JUDGED)
@pytest.mark.parametrize(("seats", "options"), WAYS, ids=NAMES)
def test_the_laws_hold(seats: int, options: dict[str, Any], judged: str) -> None:
    options = {**options, "learners": True} | JUDGED[judged] | one_round(options)
    trial = Trial(GAME, min(seats, 2), options, seats, all_cards_are_somewhere_once, samples=4)
    for law in LAWS:
        if law.__name__ != "bad_input_is_refused":  # once in tests/contract is enough
            judge(law, trial)


@pytest.mark.parametrize("judged", ["referee", "vote"])
@pytest.mark.parametrize(("seats", "options"), WAYS, ids=NAMES)
def test_hidden_cards_swapped_change_nothing_for_the_others(seats: int, options: dict[str, Any], judged: str) -> None:
    """The cards that a viewer cannot know are dealt anew: all it can ask gives the same answers."""
    trial = Trial(GAME, seats, {**options, "judge": judged, "rounds": 1 if seats > 1 else 0}, 11, samples=6)
    for state in trial.sampled:
        for viewer in range(seats):
            other = GAME.determinize(state, viewer, Generator(3))
            assert trial.looks(other, viewer) == trial.looks(state, viewer)
            unknown = {card for owner, hand in enumerate(state.hands) if owner != viewer for card in hand}
            for card in unknown & state.known:
                assert any(card in one and card in two for one, two in zip(state.hands, other.hands, strict=True))


@pytest.mark.matrix
@pytest.mark.parametrize("judged", ["referee", "vote", "trust"])
@pytest.mark.parametrize(("seats", "options"), WAYS, ids=NAMES)
def test_greedy_bots_finish(seats: int, options: dict[str, Any], judged: str) -> None:
    state, rng = GAME.start(seats, {**options, "judge": judged} | one_round(options)), Generator(4)
    for _ in range(4000):
        if not (acting := GAME.to_act(state)):
            break
        seat = acting[rng.randrange(len(acting))]
        action = pick(GAME, state, seat, rng) if seat < 0 else choose(GAME, "greedy", state, seat, rng)
        state = GAME.apply(state, seat, action)
    assert GAME.outcome(state)


@pytest.mark.parametrize(("seats", "options"), WAYS, ids=NAMES)
def test_legal_lists_are_short(seats: int, options: dict[str, Any]) -> None:
    counts = [0]
    for judged in ("referee", "vote", "trust"):
        for state, seat, _ in Trial(GAME, seats, {**options, "judge": judged} | one_round(options), 7).steps[:-1]:
            counts += [len(GAME.legal(state, seat))] if seat >= 0 else []
    assert sorted(counts)[len(counts) * 95 // 100] <= 60


POSITIONS = [
    GAME.format(state)
    for seats, options in WAYS
    for state in Trial(GAME, seats, {**options, "judge": "vote", "rounds": 0}, 5, samples=4).sampled
]


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=st.sampled_from(POSITIONS), data=st.data())
def test_a_damaged_position_is_refused_or_can_be_played(text: str, data: st.DataObject) -> None:
    """One token replaced: reading raises ValueError, or gives a position in which everything can be asked."""
    words = text.split(" ")
    place = data.draw(st.integers(1, len(words) - 1))
    words[place] = data.draw(st.sampled_from(["-", "0", "1", "2", "99", "-1", "", "/", "1.0", "over", "x"]))
    try:
        state = GAME.read(" ".join(words))
    except ValueError:
        return
    check(state)
    for seat in GAME.to_act(state):
        for action in GAME.legal(state, seat)[:8]:
            GAME.view(GAME.apply(state, seat, action), None)
