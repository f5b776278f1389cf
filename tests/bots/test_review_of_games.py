"""Reviews of the three games say nothing false: no cost by bad luck, by small steps, or above what there is to win."""

from typing import Any

import pytest

from connectable.bots.appraisal import Appraisal, Care, appraise
from connectable.bots.decisions import Due
from connectable.bots.review import Decision, judged
from connectable.games.connect5 import GAME as CONNECT5
from connectable.generator import Generator
from connectable.playout import pick
from connectable.registry import game
from games.connect5.toys import PLAIN, position


def appraised(name: str, state: Any, seat: int, *steps: str, care: Care, seed: int = 5) -> Appraisal:
    return appraise(game(name), state, seat, steps, seed, care)


def decided(appraisal: Appraisal) -> Decision:
    steps = appraisal.lines[0].steps
    found = judged(Due(0, 0, steps, tuple(range(len(steps)))), appraisal)
    assert found is not None
    return found


def test_a_first_token_that_few_would_choose_is_searched_by_itself() -> None:
    """On C5 of the empty base board: the search for the best hardly looks there, which says nothing of its worth."""
    found = decided(appraised("connect5", CONNECT5.start(2), 0, "place C5", care=Care(4, 40)))
    assert found.cost < 0.4, "a long search finds about 0.2"
    assert found.least <= found.cost <= found.most


def test_a_five_left_to_the_other_costs_all_there_is() -> None:
    state = position(PLAIN, "G1", "A1 B1 D1 E1")
    found = decided(appraised("connect5", state, 0, "place F1", care=Care(4, 40)))
    assert (found.better, found.reason) == ("place C1", ("c5-hint-block", {"seat": 1}))
    assert 0.2 < found.cost <= 1


@pytest.mark.parametrize("seed", [0, 1])
def test_going_out_costs_no_more_than_the_points_that_were_to_be_had(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots avoid going out as if it cost 60 points; a sheet with all at its best so late has far fewer."""
    rules, rng, state = game("connnect"), Generator(seed), game("connnect").start(2, {})
    last: tuple[Any, int, str] | None = None
    while acting := rules.to_act(state):
        action = pick(rules, state, acting[0], rng)
        if rules.notation(action) == "out":
            break
        if acting[0] == 1 and state.round >= 1 and len(rules.legal(state, 1)) > 1:
            last = state, 1, rules.notation(action)
        state = rules.apply(state, acting[0], action)
    assert last is not None
    before, seat, text = last
    found = appraised("connnect", before, seat, text, care=Care(4))
    best = max(max(line.values) for line in found.lines)
    assert all(0 <= value <= 120 for line in found.lines for value in line.values)
    assert decided(found).cost <= best


def first_turn_of_rummy(seed: int) -> Any:
    rules, rng = game("connections"), Generator(seed)
    state = rules.start(2, {"way": "rummy", "rounds": 1})
    while len(rules.legal(state, 0)) < 3:
        acting = rules.to_act(state)
        state = rules.apply(state, acting[0], pick(rules, state, acting[0], rng))
    return state


def test_looking_at_a_card_of_rummy_and_putting_it_back_costs_nothing() -> None:
    """Bots say that finishing a run is worth a hundred points more than anything else: that is an order, no value."""
    rules, found = game("connections"), Appraisal("", ())
    for seed in range(40):  # until a deal offers something to compare
        state = first_turn_of_rummy(seed)
        card = next(text for text in map(rules.notation, rules.legal(state, 0)) if text.startswith("card"))
        found = appraised("connections", state, 0, card, "back", "done", care=Care(4))
        if len(found.lines) > 1:
            break
    plain = appraised("connections", state, 0, "done", care=Care(4))
    assert found.lines[0].values == plain.lines[0].values
    assert decided(found).cost <= 60
    assert "back" not in (decided(found).played, *decided(found).better_steps)
