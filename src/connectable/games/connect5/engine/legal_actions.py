"""The list of legal actions that a caller gets, made when it is read.

A random game asks how many actions there are and takes one: both are answered without a list (`numbering.py`). Whoever
reads on gets the list, which is made once. It is read only, and equal to a list of the same actions.
"""

from collections.abc import Iterator, Sequence
from typing import SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.legal import actions, is_legal
from connectable.games.connect5.engine.numbering import count, nth_slot
from connectable.games.connect5.engine.state import State


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class LegalActions:
    """A sequence of actions; the state that it is about never changes."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.known: list[Action] | None = None
        self.size: i64 = -1
        """How many there are, once somebody has asked."""
        self.counted: i64 = -1
        """Which count of the board that was: one may be taken by number until the next."""
        self.taken: bool = False
        """Whether one was taken: the next time a list is worth its price."""

    def listed(self) -> list[Action]:
        known = self.known
        if known is None:
            known = actions(self.state)
            self.known = known
        return known

    def __len__(self) -> int:
        if self.size < 0:
            self.size, self.counted = count(self.state), self.state.setup.board.counts
        return int(self.size)

    def __getitem__(self, place: SupportsIndex | slice) -> Action | list[Action]:
        return self.nth(place) if isinstance(place, int) else self.listed()[place]

    def nth(self, place: int) -> Action:
        size, board = len(self), self.state.setup.board
        number = place + size if place < 0 else place
        if not 0 <= number < size:
            raise IndexError("there are not as many legal actions")
        if self.taken or self.counted != board.counts:
            return self.listed()[number]
        self.taken = True
        return board.actions[nth_slot(self.state, number)]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed())

    def __reversed__(self) -> Iterator[Action]:
        return reversed(self.listed())

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and is_legal(self.state, self.state.seat, action)

    def index(self, action: Action, start: int = 0, stop: int = 1_000_000) -> int:
        return self.listed().index(action, start, stop)

    def count(self, action: object) -> int:
        return 1 if action in self else 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LegalActions):
            return self.listed() == other.listed()
        return self.listed() == other if isinstance(other, list) else NotImplemented

    def __hash__(self) -> int:
        raise TypeError("legal actions are not hashable, as a list is not")

    def __repr__(self) -> str:
        return repr(self.listed())


Sequence.register(LegalActions)
