"""Reasons: the first thing that is true of an action, with a sentence in every language."""

import pytest

from connectable.bots.connect5.reasons import reason
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator
from connectable.i18n import LANGUAGES, Speech
from games.connect5.toys import LINE, PLAIN, RINGS, position

LONG = "●───●───●───●───●───●───●───●───●"
FORK = f"""\
{LONG}
                │
                ●"""
"""B1 to E1 can be continued at A1, at F1 and at E2."""
EXAMPLES: list[tuple[str, State, str, dict[str, int]]] = [
    ("five", position(PLAIN, "A1 B1 D1 E1", "G1"), "place C1", {}),
    ("block", position(PLAIN, "G1", "A1 B1 D1 E1"), "place C1", {"seat": 1}),
    ("block", position(PLAIN, "G1", "F1", "A1 B1 D1 E1"), "place C1", {"seat": 2}),
    ("eat", position(PLAIN, "A1", "B1 G1"), "jump A1 B1 C1", {"count": 1}),
    ("eat", position(RINGS, "A1*", "B1*"), "jump A1 B1 C1", {"count": 2}),
    ("fork", position(PLAIN, "C1 D1 E1", "A1", reserve=(22, 24)), "place F1", {}),
    ("four", position(PLAIN, "C1 D1 E1", "G1", reserve=(22, 24)), "place F1", {}),
    ("four", position(PLAIN, "C1 D1 E1", "A1", "", reserve=(22, 24, 25)), "place F1", {}),  # two others close two ends
    ("ends", position(FORK, "C1 D1 E1", "I1", "", reserve=(22, 24, 25)), "place B1", {"dots": 3}),
    ("save", position(PLAIN, "B1", "A1", reserve=(24, 24)), "place C1", {}),
    ("stack", position(LINE, "C1", "G1", reserve=(24, 24)), "stack C1", {}),
    ("spoil", position(LONG, "I1", "A1 B1 C1", reserve=(24, 22)), "place E1", {"seat": 1}),
    ("hunt", position(LONG, "I1", "C1", reserve=(24, 24)), "place B1", {}),
    ("three", position(LONG, "C1 D1", "I1", reserve=(23, 24)), "place E1", {}),
    ("safe", position(LONG, "A1", "I1", reserve=(24, 24)), "place E1", {}),
    ("room", position(LONG, "I1", "A1", reserve=(24, 24)), "place B1", {}),
]


@pytest.mark.parametrize(("name", "state", "text", "values"), EXAMPLES)
def test_a_reason(name: str, state: State, text: str, values: dict[str, int]) -> None:
    assert reason(GAME, state, 0, GAME.parse(state, 0, text)) == (f"c5-hint-{name}", values)


def test_every_reason_of_a_random_game_is_a_sentence() -> None:
    speeches = [Speech(lang) for lang in LANGUAGES]
    for seed in range(3):
        state, rng = GAME.start(2 + seed), Generator(seed)
        while state.seat >= 0:
            seat = int(state.seat)
            actions = GAME.legal(state, seat)
            action = actions[rng.below(len(actions))]
            key, values = reason(GAME, state, seat, action)
            assert all(speech.say(key, **values) for speech in speeches)
            state = GAME.apply(state, seat, action)
