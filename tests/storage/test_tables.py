"""What stands around the events: lobby, results, deletion."""

import pytest

from connectable.storage import Filter, NewEvent, NewTableRow, Page, Store, UnknownTable
from storage.rows import results


def fill(store: Store, count: int) -> list[str]:
    """Tables t00, t01 … of two games, every third one listed, two a millisecond."""
    games = ("connnect", "connect5")
    made = [
        NewTableRow(f"t{number:02}", f"Table {number}", games[number % 2], b"{}", number // 2, "open", number % 3 == 0)
        for number in range(count)
    ]
    for answer in [store.create(table) for table in made]:
        answer.result()
    return [table.id for table in made]


def test_the_lobby_shows_the_newest_first_page_by_page(store: Store) -> None:
    ids = fill(store, 25)
    seen: list[str] = []
    after = None
    while page := store.tables(page=Page(10, after)).result():
        seen += [table.id for table in page]
        after = (page[-1].created_at, page[-1].id)
    assert seen == ids[::-1]


def test_the_lobby_filters(store: Store) -> None:
    fill(store, 12)
    store.append("t06", 0, [NewEvent(b"", 1)], status="playing").result()

    def ids(wanted: Filter) -> list[str]:
        return [table.id for table in store.tables(wanted).result()]

    assert ids(Filter(listed=True)) == ["t09", "t06", "t03", "t00"]
    assert ids(Filter(game="connnect", listed=True)) == ["t06", "t00"]
    assert ids(Filter(status="playing")) == ["t06"]
    assert ids(Filter(game="connections")) == []


def test_deletion_removes_everything(store: Store) -> None:
    kept, gone = fill(store, 2)
    for table_id in (kept, gone):
        store.append(table_id, 0, [NewEvent(b"a", 1)], key="k", outcome=b"{}").result()
    assert store.delete(gone).result() is True
    assert store.delete(gone).result() is False
    with pytest.raises(UnknownTable):
        store.append(gone, 1, [NewEvent(b"b", 1)]).result()
    assert results(store) == {kept: (1, b"{}")}
    # whoever takes the id again finds nothing of the old table
    store.create(NewTableRow(gone, "New", "connnect", b"", 1)).result()
    assert store.events(gone).result() == []
    assert results(store).keys() == {kept}
    assert store.append(gone, 0, [NewEvent(b"new", 1)], key="k").result() == 1
    assert store.events(gone).result()[0].data == b"new"
    assert store.events(kept).result()[0].data == b"a"


def test_prune_removes_what_was_not_touched(store: Store) -> None:
    ids = fill(store, 10)  # created at 0 0 1 1 2 2 3 3 4 4
    store.append(ids[0], 0, [NewEvent(b"a", 50)]).result()
    assert store.prune(3, limit=2).result().tables == 2
    assert store.prune(3).result().tables == 3
    assert store.prune(3).result().tables == 0
    assert sorted(table.id for table in store.tables().result()) == [ids[0], *ids[6:]]


def test_a_healthy_store_says_so(store: Store) -> None:
    assert store.healthy().result() is True
