"""Work that grows with its input never holds up the tables: no step of the event loop takes 50 ms of processor time.

Processor time of the loop's own thread, not the clock: how busy the machine is does not matter.
"""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from connectable.bots import review
from connectable.i18n import LANGUAGES
from connectable.server import services
from connectable.server.services import Services
from server.heavy_input import big_board, own_deck, played
from server.loop_watch import watched
from server.running_server import RemoteTable, RunningServer, until

MOST_SECONDS = 0.05


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


def imported(host: RunningServer, record: dict[str, Any], **more: Any) -> RemoteTable:
    answer = host.http.post("/api/tables", json={"record": record, **more}, timeout=60)
    assert answer.status_code == 201, answer.text
    return RemoteTable(host, answer.json())


def forget(host: RunningServer, table: RemoteTable) -> None:
    """As after a restart: the table is only in the store, and nobody has played it through."""
    del host.services.host.tables[table.id]
    host.services.replays.games.clear()


def ask(table: RemoteTable, what: str) -> None:
    answer = table.get(0, what)
    assert answer.status_code == 200, answer.text


def new_deck(host: RunningServer) -> None:
    body = {"game": "connections", "seats": ["human", "human"], "options": {"deck": own_deck(200, 7), "judge": "vote"}}
    assert host.http.post("/api/tables", json=body, timeout=60).status_code == 201


def new_board(host: RunningServer) -> None:
    host.make(game="connect5", options={"board": big_board()})


def read_again(host: RunningServer) -> None:
    """A table with a deck of its own, read from the store when the deck is no longer known."""
    from connectable.games.connections import content, deck

    body = {"game": "connections", "seats": ["human", "human"], "options": {"deck": own_deck(200, 8), "judge": "vote"}}
    table = RemoteTable(host, host.http.post("/api/tables", json=body, timeout=60).json())
    forget(host, table)
    content.HANDED.clear()
    content.cards_of.cache_clear()
    deck.HASHES.clear()
    ask(table, "")


def an_import(host: RunningServer) -> None:
    imported(host, played("connections", 4), at=1500)


def at_the_end(what: str) -> Callable[[RunningServer], None]:
    def work(host: RunningServer) -> None:
        table = imported(host, played("connections", 4))
        ask(table, what)
        forget(host, table)
        ask(table, what)

    return work


def in_play(what: str) -> Callable[[RunningServer], None]:
    def work(host: RunningServer) -> None:
        table = imported(host, played("connections", 4), at=2000)
        ask(table, what)

    return work


HEAVY: dict[str, Callable[[RunningServer], None]] = {
    "an own deck": new_deck,
    "an own board": new_board,
    "a table with an own deck": read_again,
    "an imported record": an_import,
    "a replay": at_the_end("/replay"),
    "a moment": at_the_end("/replay/1000?seat=1"),
    "the draws": at_the_end("/draws"),
    "the luck": at_the_end(""),
    "a review": at_the_end("/review"),
    "a record in play": in_play("/record"),
    "the events": in_play("/events"),
}


@pytest.mark.parametrize("what", HEAVY)
def test_no_step_takes_long(host: RunningServer, what: str) -> None:
    for name in ("connections", "connect5"):  # what every server reads once is not the subject
        host.make(game=name).see(0)
    with watched(host.thread) as watch:
        HEAVY[what](host)
    assert 0 < watch.longest < MOST_SECONDS, f"{watch.longest:.3f} s: {watch.what}"


def test_a_review_is_prepared_in_another_process(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread of this one would take the interpreter from everybody, and could not be ended."""
    table = imported(host, played("connect5", 2, 5))
    monkeypatch.setattr(review, "decisions", None)
    assert table.get(0, "/review").status_code == 200
    until(lambda: host.services.reviews.reviews[table.id].count > 0)


def test_catalogues_are_read_beside_the_loop(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes about 50 ms with the plural rules of its language, and is read once per process."""
    readers: dict[str, threading.Thread] = {}

    class Read:
        def __init__(self, language: str) -> None:
            readers[language] = threading.current_thread()

        def knows(self, key: str) -> bool:
            return True

    monkeypatch.setattr(services, "Speech", Read)
    monkeypatch.setattr(services, "WARM_SECONDS", 0.0)
    asyncio.run(Services.warm(host.services))
    assert set(readers) == set(LANGUAGES)
    assert threading.current_thread() not in readers.values()
