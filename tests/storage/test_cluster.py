"""Which process a table lives in: claimed by one, refused to others, taken over from the dead."""

import threading
from collections.abc import Iterator

import psycopg
import pytest

from connectable.storage import (
    Append,
    NewEvent,
    NewTableRow,
    NotOwner,
    Repeated,
    StalePosition,
    Store,
    UnknownTable,
    open_store,
)
from connectable.storage.cluster import Cluster, Peer, ServerProcess
from storage.postgresql_server import Server


@pytest.fixture
def place(postgresql: str) -> str:
    return postgresql


@pytest.fixture
def stores(place: str) -> Iterator[list[Store]]:
    opened = [open_store(place, patience=20) for _ in range(2)]
    opened[0].create(NewTableRow("t1", "n1", "connnect", b"", 1)).result()
    yield opened
    for one in opened:
        one.close()


def process(number: int) -> ServerProcess:
    return ServerProcess(f"process{number}", f"127.0.0.1:{number}", f"secret{number}")


def joined(stores: list[Store]) -> list[Cluster]:
    """Both processes, registered."""
    found = []
    for number, store in enumerate(stores):
        cluster = store.cluster()
        assert cluster is not None
        assert cluster.beat(process(number)).result().is_new
        found.append(cluster)
    return found


def append(owner: str, position: int, data: str, key: str | None = None) -> Append:
    return Append("t1", position, [NewEvent(data.encode(), 1)], key=key, owner=owner)


def only_peer(cluster: Cluster, number: int) -> Peer:
    (peer,) = cluster.beat(process(number)).result().peers
    return peer


def test_a_file_has_no_other_processes(tmp_path: object) -> None:
    store = open_store(f"{tmp_path}/tables.sqlite")
    assert store.cluster() is None
    store.close()


def test_the_first_to_claim_a_table_has_it(stores: list[Store]) -> None:
    one, two = joined(stores)
    assert one.claim(process(0), "t1").result() == process(0)
    assert two.claim(process(1), "t1").result() == process(0)
    assert one.claim(process(0), "t1").result() == process(0)
    one.release(process(0), ["t1"]).result()
    assert two.claim(process(1), "t1").result() == process(1)


def test_a_table_that_does_not_exist_is_nobodys(stores: list[Store]) -> None:
    one, two = joined(stores)
    with pytest.raises(UnknownTable):
        one.claim(process(0), "t2").result()
    stores[0].create(NewTableRow("t2", "n2", "connnect", b"", 1)).result()
    assert two.claim(process(1), "t2").result() == process(1)


def test_only_the_owner_appends(stores: list[Store]) -> None:
    one, two = joined(stores)
    one.claim(process(0), "t1").result()
    with pytest.raises(NotOwner):
        stores[1].append_all([append("process1", 0, "stranger")]).result()
    assert stores[0].append_all([append("process0", 0, "owner", "k")]).result() == [1]
    one.hand_over(process(0), "t1", "process1").result()
    with pytest.raises(NotOwner):
        stores[0].append_all([append("process0", 1, "late")]).result()
    assert stores[0].append_all([append("process0", 1, "again", "k")]).result() == [Repeated(1)]
    assert stores[1].append_all([append("process1", 1, "new owner")]).result() == [2]
    assert two.claim(process(1), "t1").result() == process(1)


def test_an_append_under_way_is_stored_before_the_claim_or_not_at_all(stores: list[Store], place: str) -> None:
    """Two processes take a table from each other and append as fast as they can: whoever claims it reads everything
    that the other has stored, and from then on the other stores nothing."""
    clusters = joined(stores)
    believed: list[list[int]] = [[], []]
    trouble: list[str] = []

    def play(number: int) -> None:
        me = process(number)
        while len(believed[number]) < 60:
            owner = clusters[number].claim(me, "t1").result()
            if owner != me:
                continue
            position = len(stores[number].events("t1").result())
            for _ in range(3):
                try:
                    (stored,) = stores[number].append_all([append(me.id, position, me.id)]).result()
                    assert isinstance(stored, int), "nothing is sent twice"
                    position = stored
                except NotOwner:
                    break
                except StalePosition:
                    trouble.append(f"{me.id} owned the table and had not read everything")
                believed[number].append(position)
            clusters[number].release(me, ["t1"]).result()

    def steal() -> None:
        """A third one takes the table in the middle of it, as if its owner had been given up, and lets go of it."""
        third = open_store(place)
        cluster = third.cluster()
        assert cluster is not None
        while not all(len(found) >= 60 for found in believed):
            for peer in cluster.beat(process(2)).result().peers:
                cluster.bury(peer).result()
            cluster.release(process(2), cluster.take_over(process(2)).result()).result()
            for number in (0, 1):
                clusters[number].beat(process(number)).result()
        third.close()

    threads = [threading.Thread(target=play, args=(number,)) for number in (0, 1)]
    threads.append(threading.Thread(target=steal))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not trouble
    log = [event.data.decode() for event in stores[0].events("t1").result()]
    assert sorted([*believed[0], *believed[1]]) == list(range(1, len(log) + 1))
    assert all(log[position - 1] == f"process{number}" for number in (0, 1) for position in believed[number])


def test_a_process_lives_as_long_as_its_connection(stores: list[Store], place: str) -> None:
    one, two = joined(stores)
    one.claim(process(0), "t1").result()
    assert not only_peer(two, 1).gone
    assert two.take_over(process(1)).result() == []
    with psycopg.connect(place, autocommit=True) as admin:
        admin.execute("SELECT pg_terminate_backend(backend, 5000) FROM processes WHERE id = 'process0'")
    dead = only_peer(two, 1)
    assert dead.gone
    assert two.claim(process(1), "t1").result() == process(0), "it has time to come back"
    assert two.bury(dead).result()
    assert two.take_over(process(1)).result() == ["t1"]
    assert one.beat(process(0)).result().is_new, "it hears that it was given up"
    assert one.keep(process(0), {"t1"}).result() == set()
    with pytest.raises(NotOwner):
        stores[0].append_all([append("process0", 0, "late")]).result()


def test_a_process_that_came_back_is_not_given_up(stores: list[Store], place: str) -> None:
    one, two = joined(stores)
    with psycopg.connect(place, autocommit=True) as admin:
        admin.execute("SELECT pg_terminate_backend(backend, 5000) FROM processes WHERE id = 'process0'")
    gone = only_peer(two, 1)
    assert not one.beat(process(0)).result().is_new
    assert not two.bury(gone).result()
    assert not only_peer(two, 1).gone


def test_a_process_that_leaves_is_known_no_longer(stores: list[Store]) -> None:
    one, two = joined(stores)
    one.claim_new(process(0), ["t1"]).result()
    one.leave(process(0)).result()
    assert two.beat(process(1)).result().peers == ()
    assert two.claim(process(1), "t1").result() == process(1)


def test_after_a_crash_of_the_database_everybody_says_again_what_is_theirs(stores: list[Store], server: Server) -> None:
    one, two = joined(stores)
    one.claim(process(0), "t1").result()
    server.stop("immediate")
    server.start()
    with pytest.raises(NotOwner):
        stores[0].append_all([append("process0", 0, "too early")]).result()
    assert one.beat(process(0)).result().is_new
    assert one.keep(process(0), {"t1"}).result() == {"t1"}
    assert two.beat(process(1)).result().is_new
    assert two.claim(process(1), "t1").result() == process(0)
    assert stores[0].append_all([append("process0", 0, "now")]).result() == [1]
