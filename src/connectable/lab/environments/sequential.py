"""A game as a sequence of single seats with numbered actions: the form that other people's tools expect.

It plays nothing by itself and needs none of those tools. Nodes are immutable: a copy is the node itself.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from connectable.contract import CHANCE
from connectable.lab.single_game import following, shares
from connectable.options import OptionValue
from connectable.registry import AnyGame, meta
from connectable.registry import game as game_of

OVER = -4
"""In place of a seat: nobody is to act, the game is over."""
MOST_CHOICES = 4096
"""Where a game does not number its actions, a number is a place in the list of legal ones; none is longer than this."""


class Setup(NamedTuple):
    """What every node of one game shares."""

    game: AnyGame
    seats: int
    options: Mapping[str, OptionValue]


class Past(NamedTuple):
    """An earlier state, who acted in it, and how."""

    state: Any
    seat: int
    action: Any
    number: int


class Node:
    """A state, who acts next in it, and how it was reached."""

    def __init__(self, setup: Setup, state: Any, past: tuple[Past, ...] = ()) -> None:
        self.setup, self.game, self.seats = setup, setup.game, setup.seats
        self.state, self.past = state, past
        """Flat, not node by node: mypyc's states without cycles crash when they are freed deep inside a chain."""
        acting = self.game.to_act(state)
        self.next: int = following(acting, past[-1].seat if past else CHANCE) if acting else OVER

    def __deepcopy__(self, memory: object) -> "Node":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles the actions instead of states, which cannot cross processes."""
        numbers = [each.number for each in self.past]
        return replayed, (self.game.name, self.seats, dict(self.setup.options), numbers)

    @cached_property
    def numbered(self) -> dict[int, Any]:
        """Number → legal action, in the order of numbers. The same action has the same number wherever slots exist."""
        actions = self.game.legal(self.state, self.next) if self.next != OVER else []
        if meta(self.game.name).all_actions:
            return {int(action.slot): action for action in sorted(actions, key=lambda action: int(action.slot))}
        assert len(actions) <= MOST_CHOICES
        return dict(enumerate(actions))

    def after(self, number: int) -> "Node":
        """The node after that action; a ValueError names a number that is not legal here."""
        if number not in self.numbered:
            raise ValueError(f"action {number!r:.80} is not one of {', '.join(map(str, self.numbered))}")
        action = self.numbered[number]
        past = (*self.past, Past(self.state, self.next, action, number))
        return Node(self.setup, self.game.apply(self.state, self.next, action), past)

    def chances(self) -> list[tuple[int, float]]:
        """Number and probability of each outcome."""
        share = dict(self.game.chance(self.state))
        return [(number, share[action]) for number, action in self.numbered.items()]

    def notation(self, number: int) -> str:
        """The action as text; a number that is not legal here stays a number."""
        return self.game.notation(self.numbered[number]) if number in self.numbered else str(number)

    def returns(self) -> list[float]:
        """Seat by seat: 1 for a win alone, −1/(n − 1) for no share of it; they sum to 0, and are 0 before the end."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return [0.0] * self.seats
        return [(self.seats * share - 1) / (self.seats - 1) for share in shares(outcome.ranks)]

    def observation(self, seat: int) -> str:
        """What that seat sees now."""
        return seen(self.game, self.state, seat)

    def information(self, seat: int) -> str:
        """Everything that seat has seen so far, one line each: perfect recall."""
        lines, last = list[str](), ""
        for each in self.past:
            if (view := seen(self.game, each.state, seat)) != last:
                lines.append(view)
                last = view
            told = self.game.shown(each.state, each.seat, each.action, seat)
            if told is not None:
                lines.append(f"{each.seat} {told}")
        return "\n".join([*lines, self.observation(seat)])


def seen(game: AnyGame, state: Any, seat: int) -> str:
    return json.dumps(game.view(state, seat), sort_keys=True, ensure_ascii=False)


def first(game: AnyGame, seats: int, options: Mapping[str, OptionValue]) -> Node:
    """The first node of a game with two seats or more."""
    if seats < 2:
        raise ValueError(f"seats: {seats!r:.80} is not 2 or more")
    return Node(Setup(game, seats, options), game.start(seats, options))


def replayed(name: str, seats: int, options: Mapping[str, OptionValue], numbers: Sequence[int]) -> Node:
    """The node to which these actions lead."""
    node = first(game_of(name), seats, options)
    for number in numbers:
        node = node.after(number)
    return node


def numbers_of(node: Node) -> int:
    """How many numbers there are in the game that starts here."""
    all_actions = meta(node.game.name).all_actions
    return len(all_actions(node.state)) if all_actions else MOST_CHOICES
