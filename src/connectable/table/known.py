"""What is known about a state already: its views and the actions read in it, each worked out once.

The table compares views, and the server sends them. Only the latest states are kept: for as long as it takes to judge
an action, to store it and to tell everybody.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from connectable.registry import AnyGame
from connectable.table.games import meta_of

KEPT: Final = 256
"""States of all tables: two for each of a hundred that are played at once, and some to spare. A table whose last
state is gone works its views out again, to see what has changed since."""
MOST_ACTIONS = 64
"""Of one state."""
ENCODER: Final = msgspec.json.Encoder()


class KnownState:
    """One state with what was asked about it."""

    __slots__ = ("actions", "encoded", "found_facts", "is_open", "rules", "state", "views")

    def __init__(self, rules: AnyGame, state: Any) -> None:
        self.rules, self.state = rules, state
        self.is_open = not meta_of(rules.name).hidden
        """Everybody sees the same, so that one view is enough."""
        self.views: dict[int | None, Mapping[str, object]] = {}
        self.encoded: dict[int | None, bytes] = {}
        self.actions: dict[tuple[int, str], Any] = {}
        self.found_facts: tuple[dict[str, Any], Any] = ({}, None)

    def action(self, seat: int, notation: str) -> Any:
        """The action of a text; ValueError."""
        found = self.actions.get((seat, notation))
        if found is None:
            if len(self.actions) >= MOST_ACTIONS:  # somebody tries one text after the other
                self.actions.clear()
            found = self.actions[seat, notation] = self.rules.parse(self.state, seat, notation)
        return found

    def facts(self, seat: int, notation: str, after: Any) -> dict[str, Any]:
        """What everybody who sees the action may know of what it did, for the state `after` it."""
        found, of = self.found_facts
        if of is not after:
            found = dict(self.rules.facts(self.state, seat, self.action(seat, notation), after))
            self.found_facts = found, after
        return found

    def view(self, viewer: int | None) -> Mapping[str, object]:
        """What that seat may know; nobody changes it."""
        viewer = None if self.is_open else viewer
        found = self.views.get(viewer)
        if found is None:
            found = self.views[viewer] = self.rules.view(self.state, viewer)
        return found

    def encoded_view(self, viewer: int | None) -> bytes:
        """The view as JSON."""
        viewer = None if self.is_open else viewer
        found = self.encoded.get(viewer)
        if found is None:
            found = self.encoded[viewer] = ENCODER.encode(self.view(viewer))
        return found


RECENT: Final[dict[int, KnownState]] = {}
"""By the identity of the state, which stays the state's own while it is kept here."""


def known(rules: AnyGame, state: Any) -> KnownState:
    """What is known about a state; the same object as long as the state is among the latest."""
    found = RECENT.get(id(state))
    if found is None or found.rules is not rules:
        found = RECENT[id(state)] = KnownState(rules, state)
        if len(RECENT) > KEPT:
            del RECENT[next(iter(RECENT))]
    return found
