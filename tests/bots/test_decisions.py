"""The small steps of one decision are judged together; what was put back again is none."""

from collections.abc import Sequence
from typing import Any

from connectable.bots.decisions import decisions
from connectable.bots.levels import choose
from connectable.generator import Generator
from connectable.playout import pick
from connectable.registry import game
from games.connect5.toys import PLAIN, position


def found(name: str, state: Any, *actions: tuple[int, str]) -> list[tuple[int, tuple[str, ...]]]:
    """The decisions of these actions from a state, as first moment and steps."""
    rules, before = game(name), [state]
    for seat, text in actions:
        before.append(rules.apply(before[-1], seat, rules.parse(before[-1], seat, text)))
    return [(one.at, one.steps) for one in decisions(rules, before, actions)]


MOST = 120


def played(name: str, seats: int, options: dict[str, Any], level: str) -> tuple[list[Any], list[Any]]:
    """The first states and actions of a game of bots; seats that may act at once do so by turns."""
    rules, rng = game(name), Generator(1)
    before, actions = [rules.start(seats, options)], list[tuple[int, str]]()
    while len(actions) < MOST and (acting := rules.to_act(before[-1])):
        seat = acting[len(actions) % len(acting)]
        action = pick(rules, before[-1], seat, rng) if seat < 0 else choose(rules, level, before[-1], seat, rng)
        actions.append((seat, rules.notation(action)))
        before.append(rules.apply(before[-1], seat, action))
    return before, actions


def test_a_chain_of_jumps_is_one_decision() -> None:
    state = position(PLAIN, "A1", "B1 D1", reserve=(9, 9))
    chain = found("connect5", state, (0, "jump A1 B1 C1"), (0, "jump C1 D1 E1"), (1, "place A1"))
    assert chain == [(0, ("jump A1 B1 C1", "jump C1 D1 E1")), (2, ("place A1",))]


def test_a_placement_is_one_decision_and_looking_at_a_card_is_none() -> None:
    rules = game("connections")
    before, actions = played("connections", 2, {"way": "classic", "rounds": 1}, "greedy")
    first = next(at for at, (seat, text) in enumerate(actions) if seat >= 0 and text.startswith("card"))
    seat, text = actions[first]
    whole = [(seat, step) for _, step in actions[first : first + 3]]
    looked = found("connections", before[first], (seat, text), (seat, "back"), *whole)
    assert looked == [(2, tuple(step for _, step in whole))]
    assert rules.name == "connections"


def test_a_turn_of_rummy_is_one_decision() -> None:
    before, actions = played("connections", 2, {"way": "rummy", "rounds": 1}, "easy")
    whole = list(decisions(game("connections"), before, actions))
    assert any(len(one.steps) > 3 for one in whole)
    assert all(one.steps[-1] == "done" for one in whole[:-2] if one.steps[0] != "draw")


def test_the_numbers_and_the_claims_of_a_round_are_two_decisions() -> None:
    before, actions = played("connnect", 2, {}, "greedy")
    own = [one for one in decisions(game("connnect"), before, actions) if one.seat == 0]
    fills = [one for one in own if any(step.startswith("write") for step in one.steps)]
    assert any(sum(step.startswith("write") for step in one.steps) == 2 for one in fills)
    assert any(one.steps[-1] == "done" for one in own)
    assert not any("done" in one.steps and one.steps[0].startswith("write") for one in own if one.at > 30)
    assert moments_are_real(own, actions), "others act between the steps of a seat"


def moments_are_real(own: Sequence[Any], actions: Sequence[tuple[int, str]]) -> bool:
    return all(actions[at] == (one.seat, step) for one in own for at, step in zip(one.moments, one.steps, strict=True))
