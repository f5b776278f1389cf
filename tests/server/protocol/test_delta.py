"""Deltas lead from the table that was sent before to the one that is seen now, and say no more than what differs."""

import json
import random
from typing import Any

import pytest

from connectable.server.protocol.delta import Delta, compare
from server.patching import patched

NAMES = ("a", "b/c", "d~e", "long name", "")


def told(old: Any, new: Any) -> dict[str, Any]:
    """The delta as it crosses the network."""
    delta = Delta()
    compare(old, new, "", delta)
    changes = b"{%b}" % b",".join(delta.changes)
    return {"changes": json.loads(changes), "removed": delta.removed}


def made(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON, large enough to be followed into."""
    kind = rng.randrange(6) if depth < 5 else 0
    if kind < 2:
        return rng.choice(["x" * rng.randrange(300), rng.randrange(99), None, True, [], {}])
    if kind < 4:
        return [made(rng, depth + 1) for _ in range(rng.randrange(7))]
    return {name: made(rng, depth + 1) for name in NAMES if rng.randrange(4)}


def varied(rng: random.Random, value: Any, depth: int = 0) -> Any:
    """The value with something changed, added or removed."""
    if isinstance(value, dict) and value and depth < 5:
        name = rng.choice(list(value))
        changed = {**value, name: varied(rng, value[name], depth + 1), rng.choice(NAMES): made(rng, depth + 1)}
        if not rng.randrange(3):
            del changed[rng.choice(list(changed))]
        return changed if rng.randrange(3) else dict(reversed(changed.items()))
    if isinstance(value, list) and value and depth < 5:
        place = rng.randrange(len(value))
        longer = [*value[:place], varied(rng, value[place], depth + 1), *value[place + 1 :], made(rng, depth + 1)]
        return [longer, longer[:-1], longer[:-2], longer[1:]][rng.randrange(4)]
    return made(rng, depth)


@pytest.mark.parametrize("seed", range(60))
def test_a_delta_leads_to_the_new_value(seed: int) -> None:
    rng = random.Random(seed)
    value: Any = {name: made(rng) for name in NAMES}
    kept = json.loads(json.dumps(value))
    for _ in range(12):
        new: Any = varied(rng, value)
        assert patched(kept, told(value, new)) == new, f"seed {seed}"
        value = new
    assert told(value, json.loads(json.dumps(value))) == {"changes": {}, "removed": []}


def test_only_what_differs_is_told() -> None:
    sheets = [{"grid": ["." * 40] * 4, "points": {"circles": seat, "lines": 0, "long": "x" * 190}} for seat in range(4)]
    old = {"view": {"sheets": sheets}, "seats": ["Mia", "Ben"], "position": 4}
    changed = {**sheets[2], "points": {**sheets[2]["points"], "lines": 5}}  # type: ignore[dict-item]
    new = {**old, "view": {"sheets": [*sheets[:2], changed, sheets[3]]}, "position": 5}
    assert told(old, new) == {"changes": {"/view/sheets/2/points/lines": 5, "/position": 5}, "removed": []}


def test_a_value_that_differs_everywhere_is_told_whole() -> None:
    old, new = (
        {"web": [f"{place} {'x' * 50}" for place in range(9)]},
        {"web": [f"{place} y" * 30 for place in range(9)]},
    )
    assert [*told(old, new)["changes"]] == ["/web"]
