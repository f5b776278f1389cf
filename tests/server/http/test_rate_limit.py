"""Limits slide: what was asked in the last window fades as this one goes on."""

import pytest

from connectable.server.http import rate_limit as module
from connectable.server.http.problems import Trouble
from connectable.server.http.rate_limit import Pace, Paces


class Watch:
    def __init__(self) -> None:
        self.now = 600.0

    def __call__(self) -> float:
        return self.now


def asked(pace: Pace, times: int, who: str = "me") -> int:
    """How many of so many are let through."""
    passed = 0
    for _ in range(times):
        try:
            pace.count("lines", who)
        except Trouble as trouble:
            assert trouble.problem.error == "too-fast"
        else:
            passed += 1
    return passed


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def pace(watch: Watch) -> Pace:
    return Pace(Paces(lines="10/minute"), watch)


def test_so_many_and_no_more(pace: Pace) -> None:
    assert asked(pace, 15) == 10
    assert asked(pace, 15, "you") == 10, "everybody has a count of their own"
    with pytest.raises(Trouble, match="more than 10 in 60 seconds"):
        pace.check("lines", "me")
    pace.check("lines", "nobody")


def test_the_window_slides(pace: Pace, watch: Watch) -> None:
    asked(pace, 10)
    watch.now += 60
    assert asked(pace, 15) == 0, "the last window still counts in full"
    watch.now += 30
    assert asked(pace, 15) == 5, "half of it is gone"
    watch.now += 120
    assert asked(pace, 15) == 10


def test_checking_counts_nothing(pace: Pace) -> None:
    for _ in range(20):
        pace.check("lines", "me")
    assert asked(pace, 15) == 10


def test_old_counts_are_forgotten(pace: Pace, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP", 20)
    pace.sweep = 20
    for number in range(20):
        pace.count("lines", f"{number}")
    watch.now += 180
    pace.count("lines", "new")
    assert len(pace.counts) == 1


def test_no_threads_are_started(pace: Pace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threading.Thread.start", None)
    assert asked(pace, 3) == 3
