"""What the referee tells is true: a seeded sample of every kind of link, read twice and labelled without the source.

`tools/words/sample_reasons.py 54` printed it."""

from collections import Counter, defaultdict
from csv import DictReader

import pytest

from connectable.games.connections import referee
from paths import ROOT

SAMPLE = ROOT / "tests/fixtures/reasons/sample-54.csv"
UNTRUE = 0.05
"""The share of a kind that may be untrue, by either reading."""
TYPED = ("opposite", "same", "is-a", "part", "made", "said", "family", "property")

Row = dict[str, str]


def rows() -> list[Row]:
    with SAMPLE.open(encoding="utf-8", newline="") as lines:
        return list(DictReader(lines))


@pytest.mark.rule("CX-J3")
def test_at_most_one_link_in_twenty_is_untrue() -> None:
    found: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for row in rows():
        for reading in ("first", "second"):
            found[row["kind"], reading][row[reading]] += 1
    for (kind, reading), labels in found.items():
        most = max(1.0, UNTRUE * labels.total())  # of few, one
        assert labels["false"] <= most, (kind, reading, labels)


@pytest.mark.rule("CX-J3")
def test_the_sample_is_of_what_the_referee_tells() -> None:
    sample = rows()
    told = [referee.judge(row["one"], row["two"]) for row in sample]
    same = sum(verdict.reason == row["kind"] and not verdict.turned for verdict, row in zip(told, sample, strict=True))
    assert same >= 0.95 * len(sample)
    assert {row["kind"] for row in sample} >= set(TYPED)
