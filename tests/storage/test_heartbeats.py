"""Heartbeats: when no server process ran, and nothing else, is an outage."""

from connectable.storage import Outage, Store, open_store


def test_a_process_that_goes_on_has_no_outage(store: Store) -> None:
    assert store.beat("a", 1_000, 11_000).result() == []
    assert store.beat("a", 9_000, 19_000).result() == []
    assert store.beat("a", 19_900, 29_900).result() == [], "a little late is not away"


def test_the_time_when_nobody_was_known_to_run(store: Store) -> None:
    store.beat("a", 1_000, 11_000).result()
    outage = Outage(11_000, 60_000)
    assert store.beat("b", 60_000, 70_000).result() == [outage]
    assert store.beat("b", 65_000, 75_000).result() == [outage], "once"
    assert store.beat("b", 90_000, 99_000).result() == [outage, Outage(75_000, 90_000)]


def test_while_one_process_runs_there_is_no_outage(store: Store, place: str) -> None:
    other = open_store(place)
    store.beat("a", 1_000, 11_000).result()
    for now in range(5_000, 60_000, 5_000):
        assert other.beat("b", now, now + 10_000).result() == []
    assert store.beat("c", 60_000, 70_000).result() == []
    other.close()


def test_a_process_that_ends_says_so(store: Store) -> None:
    store.beat("a", 1_000, 11_000).result()
    store.beat("a", 3_000, 3_000).result()
    assert store.beat("b", 20_000, 30_000).result() == [Outage(3_000, 20_000)]


def test_one_of_two_that_ends_takes_nothing_from_the_other(store: Store) -> None:
    store.beat("a", 1_000, 11_000).result()
    store.beat("b", 2_000, 12_000).result()
    store.beat("a", 3_000, 3_000).result()
    assert store.beat("b", 11_500, 21_500).result() == []


def test_old_outages_are_forgotten(store: Store) -> None:
    store.beat("a", 0, 10_000).result()
    later = 10**10
    assert store.beat("a", 100_000, later).result() == [Outage(10_000, 100_000)]
    assert store.beat("a", later, later + 10_000).result() == []
