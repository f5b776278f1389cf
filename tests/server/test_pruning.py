"""Old tables go; games in play never do, and a clock that jumped makes nothing old."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from connectable.server.pruning import AT_ONCE, DAY_MILLIS, Pruning, oldest_kept
from connectable.storage import NewEvent, NewTableRow, Outage, Store, open_store

NOW = 1_000 * DAY_MILLIS


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(open_store(tmp_path / "tables.sqlite")) as opened:
        yield opened


def add(store: Store, name: str, days_ago: float, status: str = "over") -> None:
    at = int(NOW - days_ago * DAY_MILLIS)
    store.create(NewTableRow(name, name, "highcard", b"{}", at, status)).result()
    store.append(name, 0, [NewEvent(b"{}", at)], status=status).result()


def pruned(store: Store, days: int, outages: tuple[Outage, ...] = (), now: int = NOW) -> int:
    return asyncio.run(Pruning(store, days, lambda: now, lambda: outages).once())


def left(store: Store) -> set[str]:
    return {row.id for row in store.tables().result()}


def test_what_is_old_goes_but_no_game_in_play(store: Store) -> None:
    add(store, "old", 91)
    add(store, "new", 89)
    add(store, "waits", 400, "playing")
    add(store, "gathers", 91, "gathering")
    assert pruned(store, 90) == 2
    assert left(store) == {"new", "waits"}


def test_everything_old_goes_in_one_pass(store: Store) -> None:
    for number in range(3 * AT_ONCE + 1):
        add(store, f"t{number}", 91, "playing" if number % 10 == 0 else "over")
    assert pruned(store, 90) == 3 * AT_ONCE + 1 - 16
    assert len(left(store)) == 16


def test_a_clock_that_was_set_years_ahead_removes_nothing(store: Store) -> None:
    add(store, "yesterday", 1)
    add(store, "old", 200)
    jump = Outage(NOW, NOW + 3650 * DAY_MILLIS)
    assert pruned(store, 90, (jump,), now=NOW + 3650 * DAY_MILLIS + 5) == 1
    assert left(store) == {"yesterday"}


def test_a_clock_that_went_back_removes_nothing(store: Store) -> None:
    add(store, "later", -300)
    assert pruned(store, 90, now=NOW - 500 * DAY_MILLIS) == 0


@pytest.mark.parametrize(
    ("outages", "kept_days"),
    [
        ((), 90),
        (((50, 40),), 100),
        (((50, 40), (20, 10)), 110),
        (((200, 150),), 90),  # before everything that is kept
        (((100, 80),), 110),
        (((-5, 10),), 95),  # one that ended in the future
    ],
)
def test_days_count_when_a_server_ran(outages: tuple[tuple[int, int], ...], kept_days: int) -> None:
    known = [Outage(NOW - max(one, two) * DAY_MILLIS, NOW - min(one, two) * DAY_MILLIS) for one, two in outages]
    expected = NOW - kept_days * DAY_MILLIS
    if outages == ((-5, 10),):
        expected = NOW - 100 * DAY_MILLIS
    assert oldest_kept(NOW, 90 * DAY_MILLIS, known) == expected


def test_long_outages_are_remembered(store: Store) -> None:
    store.beat("one", 1_000, 11_000).result()
    store.beat("one", 5 * DAY_MILLIS, 5 * DAY_MILLIS + 10).result()
    found = store.beat("one", 400 * DAY_MILLIS, 400 * DAY_MILLIS + 10).result()
    assert [outage.began for outage in found] == [11_000, 5 * DAY_MILLIS + 10]
