"""A noun keeps the company of its plural: SAWS are tools, SAW is mostly what somebody has seen (decision 81)."""

from importlib import import_module

import pytest

from connectable.games.connections import referee
from paths import ROOT


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("saw", "saws"),
        ("berry", "berries"),
        ("toy", "toys"),
        ("box", "boxes"),
        ("glass", "glasses"),
        ("match", "matches"),
    ],
)
def test_plurals_are_spelt_as_usual(monkeypatch: pytest.MonkeyPatch, one: str, many: str) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools/words"))
    assert import_module("vocabulary").plural(one) == many


@pytest.mark.rule("CX-J3")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("hammer", "saw"),
        ("toy", "car"),
        ("submarine", "water"),
        ("finger", "ring"),
        ("chess", "queen"),
        ("bat", "cave"),
        ("moon", "rocket"),
    ],
)
def test_what_everybody_would_lay_is_accepted(one: str, two: str) -> None:
    assert referee.accepts(referee.judge(one, two))


@pytest.mark.rule("CX-J3")
def test_reasons_run_the_way_that_the_world_does() -> None:
    made = referee.judge("wine", "grape")
    assert (made.reason, made.turned) == ("made", False)
    assert referee.judge("mustache", "beard").reason == "family"
    assert referee.judge("eagle", "mammal").reason != "family"
