"""Which cases of a matrix are run."""

import os
import subprocess
import sys
from itertools import combinations, product
from pathlib import Path

import pytest

from matrix import pairwise
from paths import TESTS

CASES = list(product(range(6), range(5), range(4)))


def chosen(seed: int = 1) -> list[tuple[int, int, int]]:
    return pairwise([(case, case) for case in CASES], seed)


def test_every_pair_of_values_occurs() -> None:
    found = chosen()
    for one, other in combinations(range(3), 2):
        assert {(case[one], case[other]) for case in found} == {(case[one], case[other]) for case in CASES}


def test_few_cases_are_enough() -> None:
    assert len(chosen()) <= 45 < len(CASES)


def test_the_selection_is_fixed_by_its_seed() -> None:
    assert chosen(1) == chosen(1)
    assert chosen(1) != chosen(2)


def test_of_one_parameter_every_value_is_kept() -> None:
    assert sorted(pairwise([(number, (number,)) for number in range(7)])) == list(range(7))


def test_of_two_parameters_every_value_occurs() -> None:
    found = pairwise([(case, case) for case in product(range(6), range(4))])
    assert len(found) == 6
    assert ({one for one, _ in found}, {other for _, other in found}) == (set(range(6)), set(range(4)))


SUITE = """
import pytest

@pytest.mark.matrix
@pytest.mark.parametrize("language", "abcdef")
@pytest.mark.parametrize(("game", "way"), [(1, 2), (3, [4])])
def test_some(language, game, way): ...

@pytest.mark.parametrize("one", range(5))
@pytest.mark.parametrize("other", range(5))
def test_all(one, other): ...
"""


@pytest.mark.parametrize(("asked", "cases"), [("", 6 + 25), ("whole", 12 + 25)])
def test_only_tests_that_are_marked_are_cut(tmp_path: Path, asked: str, cases: int) -> None:
    (tmp_path / "test_suite.py").write_text(SUITE)
    (tmp_path / "conftest.py").write_text("from matrix import select as pytest_collection_modifyitems\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = matrix\n")
    environment = os.environ | {"CONNECTABLE_MATRIX": asked, "PYTHONPATH": str(TESTS)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=tmp_path).stdout
    assert f"{cases} passed" in said


def test_two_parameters_are_kept_apart() -> None:
    """Every value of both occurs, with every value of the others."""
    cases = list(product(range(20), range(6), range(2), range(2)))
    found = pairwise([(case, case) for case in cases], apart=frozenset({0, 1}))
    assert len(found) < 60 < 120
    for one, other in ((0, 2), (0, 3), (1, 2), (1, 3), (2, 3)):
        assert {(case[one], case[other]) for case in found} == {(case[one], case[other]) for case in cases}


def test_cases_that_are_not_there_are_not_missed() -> None:
    """Not every combination need be possible."""
    assert sorted(pairwise([("a", (0, 0, 0)), ("b", (0, 1, 1))])) == ["a", "b"]
