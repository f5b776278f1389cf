"""What the referee tells is true: seeded samples of every kind of link, read twice without seeing the source.

`tools/words/sample_reasons.py --blind` printed them (71, 86). Each was read by two readers apart from each other, who
saw the sentences and nothing else; the first reader of 71 had made the tables, nobody else had a part in them."""

from collections import Counter, defaultdict
from csv import DictReader

import pytest

from connectable.games.connections import referee
from paths import ROOT

SAMPLES = ("sample-71.csv", "sample-86.csv")
UNTRUE = 0.05
"""The share of a kind that may be untrue, by either reading."""
TYPED = ("opposite", "is-a", "part", "made", "said", "family", "property")
"""All but *same thing*: no two words that could be on the house deck mean the same."""

Row = dict[str, str]


def rows(name: str) -> list[Row]:
    with (ROOT / "tests/fixtures/reasons" / name).open(encoding="utf-8", newline="") as lines:
        return list(DictReader(lines))


@pytest.mark.rule("CX-J3")
@pytest.mark.parametrize("name", SAMPLES)
def test_at_most_one_link_in_twenty_is_untrue(name: str) -> None:
    found: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for row in rows(name):
        for reading in ("first", "second"):
            found[row["kind"], reading][row[reading]] += 1
    for (kind, reading), labels in found.items():
        assert set(labels) <= {"true", "false"}
        assert labels["false"] <= UNTRUE * labels.total(), (kind, reading, labels)


@pytest.mark.rule("CX-J3")
@pytest.mark.parametrize("name", SAMPLES)
def test_the_sample_is_of_what_the_referee_tells(name: str) -> None:
    sample = rows(name)
    told = [referee.judge(row["one"], row["two"]) for row in sample]
    assert [
        (row["one"], row["two"])
        for verdict, row in zip(told, sample, strict=True)
        if verdict.reason != row["kind"] or verdict.turned or not referee.accepts(verdict)
    ] == []
    assert {row["kind"] for row in sample} == set(TYPED)
