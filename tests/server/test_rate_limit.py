"""Limits slide: the count of the previous window fades as the current one goes on."""

import pytest
from msgspec.structs import replace

from connectable.server import rate_limit as module
from connectable.server.protocol.errors import ApiError
from connectable.server.rate_limit import RateLimiter, RateLimits
from server.conftest import StartServer
from server.running_server import FAST, UNLIMITED


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
            assert trouble.error == "too-fast"
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


def test_after_the_wait_it_is_heard_again(limiter: RateLimiter, watch: Watch) -> None:
    for start in (0.0, 17.0, 59.0):
        watch.now = 1_200.0 * (start + 1) + start
        asked(limiter, 100)
        with pytest.raises(ApiError) as caught:
            limiter.count("lines", "me")
        seconds = caught.value.values["seconds"]
        assert isinstance(seconds, int)
        watch.now += seconds - 2
        assert asked(limiter, 1) == 0
        watch.now += 2
        assert asked(limiter, 1) == 1


def test_pages_of_tables_that_have_to_be_read_are_counted(start_server: StartServer) -> None:
    """Each leads to fifty tables in the store; those in memory cost nothing."""
    host = start_server(config=replace(FAST, rate_limits=replace(UNLIMITED, records="2/minute")))
    tables = [host.make("human", "open", table_visibility="public") for _ in range(3)]
    listed = [host.http.get("/api/tables") for _ in range(4)]
    assert [(answer.status_code, len(answer.json()["tables"])) for answer in listed] == [(200, len(tables))] * 4
    answers = []
    for _ in range(3):
        host.services.host.tables.clear()
        answers.append(host.http.get("/api/tables").status_code)
    assert answers == [200, 200, 429]
