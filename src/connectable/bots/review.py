"""The review of a finished game: what each decision cost against the best one, by a search on what its seat knew then.

Luck is no part of it: a decision is weighed before chance answers (`luck.py` tells what chance gave). The same record
gives the same review in the same form. Nothing here waits, stores or speaks.
"""

import hashlib
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from connectable import form
from connectable.bots.evaluation import NO_REASON, Reason, Unit, Weighed, Weighing, reviewer_of, weigh
from connectable.bots.levels import Budget, levels_of
from connectable.generator import Generator
from connectable.record import Record, live, played_by, states
from connectable.registry import AnyGame

MOST = 120
"""Decisions of one game that are searched: the people's first, spread over the whole game."""
GUESSES = 2
"""Of what a seat could not know, for each decision; one where there is nothing to guess."""
PURE = 4
"""The interpreted form searches so many times less: it has to be done some day."""


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


def due(rules: AnyGame, before: Sequence[Any], actions: Sequence[tuple[int, str]], first: Collection[int]) -> list[Due]:
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


def seed_of(mark: bytes, at: int, number: int) -> int:
    return int.from_bytes(hashlib.sha256(mark + f" {at} {number}".encode()).digest()[:7], "big")


def guesses(rules: AnyGame, state: Any, decision: Due, mark: bytes) -> Iterator[tuple[Any, int]]:
    """The states to search instead of the true one, each with the seed of its search."""
    seen = set()
    for number in range(GUESSES):
        seed = seed_of(mark, decision.at, number)
        guess = rules.determinize(state, decision.seat, Generator(seed))
        if (text := rules.format(guess)) not in seen:
            seen.add(text)
            yield guess, seed


def judged(decision: Due, weighings: Sequence[Weighing]) -> Decision | None:
    """The decision against the best of what the bot chose; None: nobody weighed anything."""
    tables = [{one.notation: one for one in weighing.worths} for weighing in weighings if weighing.worths]
    if not tables:
        return None
    worths = {text: mean(tables, text) for text in (*(one.chosen for one in weighings), decision.played)}
    best = max(worths, key=lambda text: (worths[text], text == decision.played))
    cost = worths[best] - worths[decision.played]
    if cost <= 0:
        return Decision(decision.at, decision.seat, decision.played, decision.played, 0.0)
    reasons = [one.reason for one in weighings if one.chosen == best]
    return Decision(decision.at, decision.seat, decision.played, best, round(cost, 4), reasons[0])


def mean(tables: Sequence[dict[str, Weighed]], text: str) -> float:
    """The worth of an action over all guesses; what was not looked at is worth no more than the worst that was."""
    found = [table[text].worth if text in table else min(one.worth for one in table.values()) for table in tables]
    return sum(found) / len(found)


def effort_of(name: str) -> tuple[str, int]:
    """The level that reviews a game, and its simulations for one decision."""
    level = reviewer_of(name)
    return level, levels_of(name)[level].simulations // (PURE if form() == "pure" else 1)


def review(record: Record, first: Collection[int] = ()) -> Review:
    """The review of a record, here and now."""
    rules, (level, simulations) = played_by(record), effort_of(record.game)
    actions = [(seat, text) for _, seat, text in live(record)]
    before = list(states(record, rules))
    mark = mark_of(record.game, record.options, actions)
    unit: Unit = ""
    found = []
    for decision in due(rules, before, actions, first):
        weighings = [
            weigh(rules, level, guess, decision.seat, Generator(seed), Budget(simulations))
            for guess, seed in guesses(rules, before[decision.at], decision, mark)
        ]
        if one := judged(decision, weighings):
            found.append(one)
            unit = weighings[0].unit
    return Review(unit, tuple(sorted(found, key=lambda one: one.at)))
