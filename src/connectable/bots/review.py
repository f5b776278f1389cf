"""The review of a finished game: what each decision cost compared with the best one, by searches on what its seat knew.

Luck is no part of it: a decision is judged before chance answers (`luck.py` tells what chance gave). The same record
gives the same review, as long as the form (compiled or pure) is the same. Nothing here waits, stores or speaks.
"""

import hashlib
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from connectable.bots.appraisal import Appraisal
from connectable.bots.decisions import Due, decisions
from connectable.bots.evaluation import NO_REASON, Unit
from connectable.bots.gaps import gap, surest
from connectable.bots.levels import Reason
from connectable.bots.task import BotTask, Seeds, appraisal_of, review_task
from connectable.record import Record, live, played_by, states
from connectable.registry import AnyGame

MOST = 120
"""At most so many decisions of one game are searched: people's first, spread evenly over the game."""


class Decision(NamedTuple):
    """A decision that was searched."""

    at: int
    """Actions that stood before the step in which it went wrong; before its first step where nothing was better."""
    seat: int
    played: str
    """That step."""
    better: str
    """What was played, where nothing was better."""
    cost: float
    """In the unit of the review; 0 where nothing was certainly better."""
    reason: Reason = NO_REASON
    """Of the better action."""
    least: float = 0.0
    """The cost is between these with 95 %."""
    most: float = 0.0
    steps: tuple[str, ...] = ()
    """Everything played from that step on to the end of the decision, and what was better."""
    better_steps: tuple[str, ...] = ()


class Review(NamedTuple):
    """A whole game."""

    unit: Unit
    decisions: tuple[Decision, ...]


def due(rules: AnyGame, before: Iterable[Any], actions: Sequence[tuple[int, str]], first: Collection[int]) -> list[Due]:
    """The decisions worth a search, in the order they are searched; `before` are the states the actions were taken in.

    Seats in `first` come first."""
    found = sorted(decisions(rules, before, actions), key=lambda one: one.at)
    people = [decision for decision in found if decision.seat in first]
    others = [decision for decision in found if decision.seat not in first]
    chosen = thinned(people, MOST)
    return chosen + thinned(others, MOST - len(chosen))


def thinned(decisions: list[Due], most: int) -> list[Due]:
    """At most so many, evenly over the game."""
    count = len(decisions)
    return decisions if count <= most else [decisions[place * count // most] for place in range(most)]


def mark_of(game: str, options: object, actions: Sequence[tuple[int, str]]) -> bytes:
    """What the guesses and searches of a review are seeded by: the game as it was played."""
    return hashlib.sha256(msgspec.json.encode([game, options, actions], order="deterministic")).digest()


def seeds_of(mark: bytes, at: int) -> Seeds:
    seed = int.from_bytes(hashlib.sha256(mark + f" {at}".encode()).digest()[:7], "big")
    return Seeds(seed, seed)


def task_of(rules: AnyGame, state: Any, decision: Due, mark: bytes) -> BotTask:
    """The search of one decision, given the state before its first step."""
    return review_task(rules, state, decision.seat, decision.steps, seeds_of(mark, decision.at))


def judged(decision: Due, appraisal: Appraisal) -> Decision | None:
    """The decision compared with the line that is most certainly better; None: no bot compared anything."""
    if not appraisal.lines:
        return None
    played, *rivals = appraisal.lines
    better = surest(played.values, [line.values for line in rivals], appraisal.unit)
    if better is None:
        return Decision(decision.at, decision.seat, decision.steps[0], decision.steps[0], 0.0)
    rival = rivals[better]
    found = gap(played.values, rival.values)
    place = next(k for k, (one, other) in enumerate(zip(played.steps, rival.steps, strict=False)) if one != other)
    return Decision(
        at=decision.moments[place],
        seat=decision.seat,
        played=played.steps[place],
        better=rival.steps[place],
        cost=round(found.mean, 4),
        reason=rival.reason,
        least=round(found.least, 4),
        most=round(found.most, 4),
        steps=played.steps[place:],
        better_steps=rival.steps[place:],
    )


def review(record: Record, first: Collection[int] = ()) -> Review:
    """The review of a record, here and now."""
    rules = played_by(record)
    actions = [(seat, text) for _, seat, text in live(record)]
    before = list(states(record, rules))
    mark = mark_of(record.game, record.options, actions)
    unit: Unit = ""
    found = []
    for decision in due(rules, before, actions, first):
        appraisal = appraisal_of(task_of(rules, before[decision.at], decision, mark))
        if one := judged(decision, appraisal):
            found.append(one)
            unit = appraisal.unit
    return Review(unit, tuple(sorted(found, key=lambda one: one.at)))
