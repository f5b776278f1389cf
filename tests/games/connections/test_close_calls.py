"""The verdicts that native readers are asked about are those that were close (`tools/words/check_translations.py`)."""

from importlib import import_module

import pytest

from connectable.games.connections import referee
from paths import ROOT


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, bool]]:
    monkeypatch.syspath_prepend(str(ROOT / "tools/words"))
    found: list[tuple[str, str, bool]] = import_module("check_translations").close_calls()
    return found


def test_a_close_call_is_close_to_the_line_it_had_to_reach(calls: list[tuple[str, str, bool]]) -> None:
    far = []
    for one, two, _ in calls:
        verdict = referee.judge(one, two)
        line = referee.FOUND if verdict.reason in ("", "found") else referee.DEBATABLE
        far += [(one, two, verdict.score)] * (abs(verdict.score - line) > 0.25)
    assert far == []


def test_close_calls_fell_on_either_side(calls: list[tuple[str, str, bool]]) -> None:
    stand = sum(stands for *_, stands in calls)
    assert len(calls) == 500
    assert 150 < stand < 350
