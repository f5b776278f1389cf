"""Every action that a bot of Connections may take has a sentence in every language, and the sentence is true."""

from typing import Any

import pytest

from bots.connections.test_levels import NAMES, TABLES, play
from connectable.bots.connections.reasons import reason
from connectable.games.connections import GAME
from connectable.games.connections.engine.actions import LAY, TAKE
from connectable.i18n import LANGUAGES, Speech


@pytest.mark.parametrize("judge", ["vote", "trust"])
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_every_legal_action_has_a_sentence(seats: int, options: dict[str, Any], judge: str) -> None:
    speeches, said = [Speech(lang) for lang in LANGUAGES], set[str]()
    for state in play(seats, {**options, "judge": judge}, ("random",), 30)[:-1:3]:
        for seat in GAME.to_act(state):
            for action in GAME.legal(state, seat)[:12]:
                key, values = reason(GAME, state, seat, action)
                if key not in said:
                    said.add(key)
                    for speech in speeches:
                        assert speech.say(key, **values)
    assert said


def test_points_and_factor_are_those_of_the_placement() -> None:
    for state in play(2, {"rounds": 1, "judge": "trust"}, ("greedy",), 30)[:-1]:
        seat = GAME.to_act(state)[0]
        for action in GAME.legal(state, seat):
            key, values = reason(GAME, state, seat, action)
            if action.kind == LAY and "points" in values:
                seen = GAME.preview(state, seat, action)
                assert values["points"] == seen["points"]
                assert key != "cx-hint-pairs" or values["factor"] == seen["multiplier"]


def test_a_card_is_said_to_meet_the_hand_best_only_where_none_of_the_open_ones_meets_more() -> None:
    said = set[str]()
    for state in play(2, {"way": "quads"}, ("greedy",), 120)[:-1]:
        seat = GAME.to_act(state)[0]
        takes = [action for action in GAME.legal(state, seat) if seat >= 0 and action.kind == TAKE]
        reasons = [reason(GAME, state, seat, action) for action in takes]
        said |= {key for key, _ in reasons}
        met = [values["links"] for key, values in reasons if key == "cx-hint-take"]
        assert len({*met}) <= 1
        assert 0 not in met
    assert {"cx-hint-take", "cx-hint-take-later"} <= said
