"""Checksums of seeded games: every action and every position. `make checksums` writes them."""

import hashlib
import json
from pathlib import Path

import connectable
from connectable.registry import GAMES, game, register
from connectable.testing import Trial

STORE = Path(__file__).with_name("checksums.json")
SEEDS = range(2)


EARLIER = ("connections 1",)
"""Games by an earlier version of their rules: they are played on for good."""


def checksum(which: str) -> str:
    """One hash over seeded games with every number of seats and, of the newest rules, over the game's own playouts."""
    name, _, version = which.partition(" ")
    rules, total = game(name, version), hashlib.sha256()
    for seats in range(rules.seats[0], rules.seats[1] + 1):
        for seed in SEEDS:
            for state, seat, action in Trial(rules, seats, {}, seed).steps:
                text = f"{seat} {rules.notation(action)}" if action is not None else "end"
                total.update(f"{text}\n{rules.format(state)}\n".encode())
            if not version:  # playouts are those of the newest rules
                total.update(repr(connectable.random_playout(name, seats, seed)).encode())
    return total.hexdigest()


if __name__ == "__main__":
    assert connectable.form() == "pure", "the pure form writes the checksums that the compiled form must reach"
    register("highcard", "highcard")
    STORE.write_text(json.dumps({name: checksum(name) for name in sorted([*GAMES, *EARLIER])}, indent=2) + "\n")
