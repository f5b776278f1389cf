"""The review of a finished game: what each decision cost compared with the best one, by a search on what its seat knew.

Luck is no part of it: a decision is judged before chance answers (`luck.py` tells what chance gave). The same record
gives the same review, as long as the form (compiled or pure) is the same. Nothing here waits, stores or speaks.
"""

import hashlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from connectable import form
from connectable.bots.evaluation import NO_REASON, Evaluation, Unit, reviewer_of
from connectable.bots.levels import Reason, Worth, levels_of
from connectable.bots.task import BotTask, Seeds, answer, bot_task
from connectable.record import Record, live, played_by, states
from connectable.registry import AnyGame

MOST = 120
"""At most so many decisions of one game are searched: people's first, spread evenly over the game."""
GUESSES = 2
"""How often the unknown is guessed for each decision; once where there is nothing to guess."""
PURE = 4
"""The pure form runs this many times fewer simulations: otherwise a review would take hours."""


class Due(NamedTuple):
    """A decision to be searched."""

    at: int
    """Actions that stood before it."""
    seat: int
    played: str


class Decision(NamedTuple):
    """A decision that was searched."""

    at: int
    seat: int
    played: str
    better: str
    """What was played, where nothing was better."""
    cost: float
    """In the unit of the review; never below 0."""
    reason: Reason = NO_REASON
    """Of the better action."""


class Review(NamedTuple):
    """A whole game."""

    unit: Unit
    decisions: tuple[Decision, ...]


def due(rules: AnyGame, before: Iterable[Any], actions: Sequence[tuple[int, str]], first: Collection[int]) -> list[Due]:
    """The decisions worth a search, in the order they are searched; `before` are the states the actions were taken in.

    Seats in `first` come first. Where there was no choice there is nothing to say."""
    found = [
        Due(at, seat, text)
        for at, (state, (seat, text)) in enumerate(zip(before, actions, strict=False))
        if seat >= 0 and len(rules.legal(state, seat)) > 1
    ]
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


def seeds_of(mark: bytes, at: int, number: int) -> Seeds:
    seed = int.from_bytes(hashlib.sha256(mark + f" {at} {number}".encode()).digest()[:7], "big")
    return Seeds(seed, seed)


def tasks_of(rules: AnyGame, state: Any, decision: Due, mark: bytes) -> Iterator[BotTask]:
    """The searches of one decision: one for each different guess at the state."""
    level, simulations = effort_of(rules.name)
    seen = set()
    for number in range(GUESSES):
        seeds = seeds_of(mark, decision.at, number)
        task = bot_task(rules, state, decision.seat, level, seeds, simulations=simulations, evaluates=True)
        if task.state not in seen:
            seen.add(task.state)
            yield task


def judged(decision: Due, evaluations: Sequence[Evaluation]) -> Decision | None:
    """The decision compared with the best of what the bot chose; None: no bot compared anything."""
    tables = [{one.action: one for one in evaluation.worths} for evaluation in evaluations if evaluation.worths]
    if not tables:
        return None
    worths = {text: mean(tables, text) for text in (*(one.chosen for one in evaluations), decision.played)}
    best = max(worths, key=lambda text: (worths[text], text == decision.played))
    cost = worths[best] - worths[decision.played]
    if cost <= 0:
        return Decision(decision.at, decision.seat, decision.played, decision.played, 0.0)
    reasons = [one.reason for one in evaluations if one.chosen == best]
    return Decision(decision.at, decision.seat, decision.played, best, round(cost, 4), reasons[0])


def mean(tables: Sequence[dict[str, Worth[str]]], text: str) -> float:
    """The worth of an action over all guesses; what was not looked at is worth no more than the worst that was."""
    found = [table[text].value if text in table else min(one.value for one in table.values()) for table in tables]
    return sum(found) / len(found)


def effort_of(name: str) -> tuple[str, int]:
    """The level that reviews a game, and its simulations for one decision."""
    level = reviewer_of(name)
    return level, levels_of(name)[level].simulations // (PURE if form() == "pure" else 1)


def review(record: Record, first: Collection[int] = ()) -> Review:
    """The review of a record, here and now."""
    rules = played_by(record)
    actions = [(seat, text) for _, seat, text in live(record)]
    before = list(states(record, rules))
    mark = mark_of(record.game, record.options, actions)
    unit: Unit = ""
    found = []
    for decision in due(rules, before, actions, first):
        evaluations = [answer(task) for task in tasks_of(rules, before[decision.at], decision, mark)]
        if one := judged(decision, evaluations):
            found.append(one)
            unit = evaluations[0].unit
    return Review(unit, tuple(sorted(found, key=lambda one: one.at)))
