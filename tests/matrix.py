"""Tests with several parameters: of each test marked `matrix`, `make test` runs some cases, `make test-matrix` all.

The cases are chosen so that every pair of values of two parameters occurs, by a fixed seed: the same in every run. Of
a test with only two parameters that would be all cases, so there every value occurs. Two long parameters whose pairs
would take minutes are named `apart`, as in `matrix(apart=("name", "language"))`: each is paired with all the others.
"""

import os
from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations
from random import Random
from typing import TypeVar

import pytest

SEED = 14
C = TypeVar("C")
Values = Sequence[Hashable]
"""What a case has for each parameter."""


def pairs(values: Values, apart: frozenset[int] = frozenset()) -> set[tuple[tuple[int, Hashable], ...]]:
    """Each value with each other value of the case, but for the two parameters `apart`; of one or two parameters, each
    value alone."""
    found = combinations(enumerate(values), 2 if len(values) > 2 else 1)
    return {pair for pair in found if {place for place, _ in pair} != apart}


def pairwise(cases: Iterable[tuple[C, Values]], seed: int = SEED, apart: frozenset[int] = frozenset()) -> list[C]:
    """Few cases in which every pair occurs that occurs in any of them: the one with most new pairs, again and again."""
    left = list(cases)
    order = Random(seed).sample(range(len(left)), len(left))
    waiting = [(left[number][0], pairs(left[number][1], apart)) for number in order]
    missing = set[object]().union(*(each for _, each in waiting))
    chosen = []
    while missing:
        case, found = max(waiting, key=lambda one: len(one[1] & missing))
        chosen.append(case)
        missing -= found
    return chosen


def select(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is not chosen."""
    if os.environ.get("CONNECTABLE_MATRIX") == "whole":
        return
    tests: dict[str, list[tuple[pytest.Item, Values]]] = {}
    for item in items:
        if item.get_closest_marker("matrix"):
            tests.setdefault(item.nodeid.partition("[")[0], []).append((item, values_of(item)))
    kept = {item for cases in tests.values() for item in pairwise(cases, apart=apart_in(cases[0][0]))}
    left_out = [item for cases in tests.values() for item, _ in cases if item not in kept]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def apart_in(item: pytest.Item) -> frozenset[int]:
    """The places of the parameters that its marker names."""
    marker = item.get_closest_marker("matrix")
    named = marker.kwargs.get("apart", ()) if marker else ()
    given = list(getattr(item, "callspec").params)  # noqa: B009 as below
    return frozenset(given.index(name) for name in named)


def values_of(item: pytest.Item) -> Values:
    """By the names of the values, those given together as one: values themselves need not be hashable."""
    names: list[str] = getattr(item, "callspec")._idlist  # noqa: B009 pytest shows it nowhere else
    return tuple(names)
