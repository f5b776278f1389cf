"""Writes the recorded games of this folder again: one for every way a game can end.

Run it from the project's root with `python tests/records/connnect/generate.py`, after a change of rules on purpose.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from connectable.bots.levels import choose
from connectable.contract import CHANCE, Outcome, Rng
from connectable.games.connnect import GAME
from connectable.generator import Generator
from connectable.playout import pick
from connectable.record import Record, write_record

FOLDER = Path(__file__).parent
Policy = Callable[[Any, int, Rng], Any]


def careful(state: Any, seat: int, rng: Rng) -> Any:
    """Random, without Free Actions where there is a choice."""
    actions = [action for action in GAME.legal(state, seat) if not GAME.notation(action).startswith("free")]
    return actions[rng.randrange(len(actions))]


def restless(state: Any, seat: int, rng: Rng) -> Any:
    """Careful on other numbers than the seat beside it."""
    rng.randrange(2)
    return careful(state, seat, rng)


def wild(state: Any, seat: int, rng: Rng) -> Any:
    """Random, and every die a Free Action: soon out."""
    actions = GAME.legal(state, seat)
    rash = [action for action in actions if GAME.notation(action).startswith("free")] or actions
    return rash[rng.randrange(len(rash))]


def thoughtful(state: Any, seat: int, rng: Rng) -> Any:
    return choose(GAME, "greedy", state, seat, rng)


def game_of(policies: list[Policy], seed: int, options: dict[str, Any]) -> tuple[Record, Outcome]:
    """One game, each seat by its policy; two seats of one policy play alike."""
    state, dice = GAME.start(len(policies), options), Generator(seed)
    rngs = [Generator(seed + 100) for _ in policies]
    record = Record("connnect", GAME.rules, options, len(policies), [])
    while acting := GAME.to_act(state):
        seat = acting[0]
        action = pick(GAME, state, seat, dice) if seat == CHANCE else policies[seat](state, seat, rngs[seat])
        record.play(seat, GAME.notation(action))
        state = GAME.apply(state, seat, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return record, outcome


def find(name: str, policies: list[Policy], fits: Callable[[Outcome], bool], **options: Any) -> None:
    """The first seed that ends that way, written with what it must lead to."""
    for seed in range(3000):
        record, outcome = game_of(policies, seed, options)
        if fits(outcome):
            (FOLDER / f"{name}.json").write_text(write_record(record), encoding="utf-8")
            end = {"points": outcome.points, "ranks": outcome.ranks, "reason": outcome.reason}
            breakdown = [dict(sources) for sources in outcome.breakdown]
            (FOLDER / f"{name}.end.json").write_text(
                json.dumps(end | {"breakdown": breakdown}, indent=1) + "\n", encoding="utf-8"
            )
            return
    raise AssertionError(f"no game ends with {name}")


def main() -> None:
    find("points", [thoughtful, thoughtful, careful], lambda end: end.reason == "points" and max(end.points) > 40)
    find("points-own-setup", [thoughtful, careful], lambda end: end.reason == "points", setup="own")
    find("tie-break", [careful, restless], lambda end: end.reason == "tie-break")
    find("shared", [thoughtful, thoughtful], lambda end: end.reason == "shared")
    find("one-out", [thoughtful, wild, careful], lambda end: end.reason == "points" and end.ranks[1] == 3)
    find("last", [careful, wild], lambda end: end.reason == "last" and end.ranks == (1, 2))
    find("all-out", [wild, wild, wild], lambda end: end.reason == "out" and len(set(end.ranks)) > 1)
    find("solitaire", [thoughtful], lambda end: end.reason == "solitaire")
    find("solo-out", [wild], lambda end: end.reason == "out")


if __name__ == "__main__":
    main()
