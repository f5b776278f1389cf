"""The decisions of a finished game: the small steps of one placement, chain, fill or turn taken together.

It judges none of them. Where one decision ends and the next begins, a game's bots may say in `goes_on`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from connectable.bots.levels import bots_of
from connectable.contract import CHANCE
from connectable.registry import AnyGame


class Due(NamedTuple):
    """A decision to be searched."""

    at: int
    """Actions that stood before its first step."""
    seat: int
    steps: tuple[str, ...]
    moments: tuple[int, ...]
    """For each step, the actions that stood before it: where several seats act at once, others come between."""


class Run:
    """The steps of a decision that is not over yet."""

    def __init__(self, at: int, seat: int, state: Any) -> None:
        self.at, self.seat = at, seat
        self.start = self.state = state
        """Before the first step, and after the last, with nobody else's steps between."""
        self.steps: list[str] = []
        self.moments: list[int] = []
        self.is_free = False
        """Whether the seat ever had a choice."""

    def due(self) -> Due:
        return Due(self.at, self.seat, tuple(self.steps), tuple(self.moments))


def decisions(rules: AnyGame, before: Iterable[Any], actions: Sequence[tuple[int, str]]) -> Iterator[Due]:
    """The decisions in which a seat had a choice and did something; `before` are the states of the actions."""
    runs: dict[int, Run] = {}
    for at, (state, (seat, text)) in enumerate(zip(before, actions, strict=False)):
        if seat == CHANCE:
            continue
        run = runs.pop(seat, None)
        if run and not can(rules, run.state, seat, text):  # others have changed the table since
            yield from finished(rules, run)
            run = None
        run = run or Run(at, seat, state)
        if extend(rules, run, at, text):
            runs[seat] = run
        else:
            yield from finished(rules, run)
    for run in runs.values():
        yield from finished(rules, run)


def can(rules: AnyGame, state: Any, seat: int, text: str) -> bool:
    try:
        return rules.refusal(state, seat, rules.parse(state, seat, text)) is None
    except ValueError:
        return False


def extend(rules: AnyGame, run: Run, at: int, text: str) -> bool:
    """Adds a step; whether the decision goes on after it."""
    before = run.state
    run.is_free = run.is_free or len(rules.legal(before, run.seat)) > 1
    run.state = rules.apply(before, run.seat, rules.parse(before, run.seat, text))
    run.steps.append(text)
    run.moments.append(at)
    return is_unfinished(rules, before, run.state, run.seat)


def is_unfinished(rules: AnyGame, before: Any, after: Any, seat: int) -> bool:
    """Whether the step from one state to the other left that seat in the middle of a decision."""
    goes_on: Callable[[Any, Any, int], bool] | None = getattr(bots_of(rules.name), "goes_on", None)
    return goes_on is not None and seat in rules.to_act(after) and goes_on(before, after, seat)


def finished(rules: AnyGame, run: Run) -> Iterator[Due]:
    """A decision that is over, unless there was no choice or all was put back as it had been."""
    if run.is_free and rules.format(run.state) != rules.format(run.start):
        yield run.due()
