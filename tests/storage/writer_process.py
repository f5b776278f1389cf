"""A process of its own that writes into a store, to be raced against or killed: `writing.py race|log|full|open …`.

It prints a line only for what the store has acknowledged.
"""

import resource
import sys
from collections import deque
from concurrent.futures import Future
from itertools import count

from connectable.storage import NewEvent, StalePosition, Store, StoreError, open_store

AHEAD = 16


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def race(store: Store, table: str, name: str, wins: str) -> None:
    """Appends as many events as it is to win, against whoever else does."""
    say("ready")
    sys.stdin.readline()
    position = 0
    for _ in range(int(wins)):
        while True:
            try:
                position = store.append(table, position, [NewEvent(name.encode(), 1)]).result()
                break
            except StalePosition as stale:
                position = stale.actual
        say(position)


def log(store: Store, table: str) -> None:
    """Appends event 0, 1, 2 … with keys, always from the start, several under way at once, until it is killed."""
    waiting = deque(append(store, table, number) for number in range(AHEAD))
    for number in count(AHEAD):
        say(waiting.popleft().result())
        waiting.append(append(store, table, number))


def full(store: Store, table: str) -> None:
    """Appends until no file may grow any more, says what happened, then goes on with room again."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, limits[1]))
    number = 0
    try:
        for number in count():
            say(store.append(table, number, [NewEvent(b"x" * 1000, 1)]).result())
    except StoreError as error:
        say("error", error)
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    say(store.append(table, number, [NewEvent(b"again", 1)]).result())
    say("healthy", store.healthy().result())


def append(store: Store, table: str, number: int) -> Future[int]:
    return store.append(table, number, [NewEvent(str(number).encode(), 1)], key=f"key {number}")


def main(task: str, place: str, *rest: str) -> None:
    if task == "open":
        say("ready")
        sys.stdin.readline()
    store = open_store(place)
    match task:
        case "race":
            race(store, *rest)
        case "log":
            log(store, *rest)
        case "full":
            full(store, *rest)
    store.close()
    say("closed")


if __name__ == "__main__":
    main(*sys.argv[1:])
