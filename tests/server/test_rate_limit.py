"""Limits slide: what was asked in the last window fades as this one goes on."""

import pytest

from connectable.server import rate_limit as module
from connectable.server.protocol.errors import ApiError
from connectable.server.rate_limit import RateLimiter, RateLimits


class Watch:
    def __init__(self) -> None:
        self.now = 600.0

    def __call__(self) -> float:
        return self.now


def asked(pace: RateLimiter, times: int, who: str = "me") -> int:
    """How many of so many are let through."""
    passed = 0
    for _ in range(times):
        try:
            pace.count("lines", who)
        except ApiError as trouble:
            assert trouble.problem.error == "too-fast"
        else:
            passed += 1
    return passed


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def pace(watch: Watch) -> RateLimiter:
    return RateLimiter(RateLimits(lines="10/minute"), watch)


def test_so_many_and_no_more(pace: RateLimiter) -> None:
    assert asked(pace, 15) == 10
    assert asked(pace, 15, "you") == 10, "everybody has a count of their own"
    with pytest.raises(ApiError, match="more than 10 in 60 seconds"):
        pace.check("lines", "me")
    pace.check("lines", "nobody")


def test_the_window_slides(pace: RateLimiter, watch: Watch) -> None:
    asked(pace, 10)
    watch.now += 60
    assert asked(pace, 15) == 0, "the last window still counts in full"
    watch.now += 30
    assert asked(pace, 15) == 5, "half of it is gone"
    watch.now += 120
    assert asked(pace, 15) == 10


def test_checking_counts_nothing(pace: RateLimiter) -> None:
    for _ in range(20):
        pace.check("lines", "me")
    assert asked(pace, 15) == 10


def test_old_counts_are_forgotten(pace: RateLimiter, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP", 20)
    pace.sweep = 20
    for number in range(20):
        pace.count("lines", f"{number}")
    watch.now += 180
    pace.count("lines", "new")
    assert len(pace.counts) == 1


def test_no_threads_are_started(pace: RateLimiter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threading.Thread.start", None)
    assert asked(pace, 3) == 3
