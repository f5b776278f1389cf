"""Long chains of Python objects with states, as a search in Python builds them, are freed safely in both forms."""

import pytest

from connectable.generator import Generator
from connectable.playout import pick
from connectable.registry import game


class Node:
    """A position and the one before it."""

    def __init__(self, before: "Node | None", state: object) -> None:
        self.before, self.state = before, state


@pytest.mark.parametrize("name", ["connnect", "connect5", "connections"])
def test_a_long_chain_of_states_is_freed(name: str) -> None:
    rules, rng = game(name), Generator(1)
    chain, state, kept = None, rules.start(2), 0
    while kept < 600:
        if not (acting := rules.to_act(state)):
            state = rules.start(2)
            continue
        chain, kept = Node(chain, state), kept + 1
        state = rules.apply(state, acting[0], pick(rules, state, acting[0], rng))
    del chain, state
