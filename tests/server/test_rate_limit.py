"""Limits slide: the count of the previous window fades as the current one goes on."""

import pytest

from connectable.server import rate_limit as module
from connectable.server.protocol.errors import ApiError
from connectable.server.rate_limit import RateLimiter, RateLimits


class Watch:
    def __init__(self) -> None:
        self.now = 600.0

    def __call__(self) -> float:
        return self.now


def asked(limiter: RateLimiter, times: int, who: str = "me") -> int:
    """How many of so many are let through."""
    passed = 0
    for _ in range(times):
        try:
            limiter.count("lines", who)
        except ApiError as trouble:
            assert trouble.problem.error == "too-fast"
        else:
            passed += 1
    return passed


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def limiter(watch: Watch) -> RateLimiter:
    return RateLimiter(RateLimits(lines="10/minute"), watch)


def test_the_limit_is_reached_but_not_passed(limiter: RateLimiter) -> None:
    assert asked(limiter, 15) == 10
    assert asked(limiter, 15, "you") == 10, "everybody has a count of their own"
    with pytest.raises(ApiError, match="more than 10 in 60 seconds"):
        limiter.check("lines", "me")
    limiter.check("lines", "nobody")


def test_the_window_slides(limiter: RateLimiter, watch: Watch) -> None:
    asked(limiter, 10)
    watch.now += 60
    assert asked(limiter, 15) == 0, "the last window still counts in full"
    watch.now += 30
    assert asked(limiter, 15) == 5, "half of it is gone"
    watch.now += 120
    assert asked(limiter, 15) == 10


def test_checking_counts_nothing(limiter: RateLimiter) -> None:
    for _ in range(20):
        limiter.check("lines", "me")
    assert asked(limiter, 15) == 10


def test_old_counts_are_forgotten(limiter: RateLimiter, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP", 20)
    limiter.sweep = 20
    for number in range(20):
        limiter.count("lines", f"{number}")
    watch.now += 180
    limiter.count("lines", "new")
    assert len(limiter.counts) == 1


def test_no_threads_are_started(limiter: RateLimiter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("threading.Thread.start", None)
    assert asked(limiter, 3) == 3
