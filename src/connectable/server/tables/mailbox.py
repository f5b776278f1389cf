"""Results from the threads of the store, handed to the event loop: all that came together wake it once."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")
Told = Callable[["Future[Any]"], None]


class Mailbox:
    """What is done and has not been told yet."""

    def __init__(self) -> None:
        self.done: deque[tuple[Told, Future[Any]]] = deque()
        self.is_opening = False
        """Whether the loop is about to look."""

    def call(self, source: "Future[Any]", told: Told) -> None:
        """Calls in the running loop when the source is done."""
        source.add_done_callback(partial(self.take, asyncio.get_running_loop(), told))

    def take(self, loop: asyncio.AbstractEventLoop, told: Told, done: "Future[Any]") -> None:
        """In the thread that has done it."""
        self.done.append((told, done))
        if not self.is_opening and not loop.is_closed():
            self.is_opening = True
            loop.call_soon_threadsafe(self.open)

    def result(self, source: "Future[T]") -> "asyncio.Future[T]":
        """A future of the running loop with the same result; cancelling it cancels work that has not begun."""
        found: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        found.add_done_callback(partial(cancel, source))
        self.call(source, partial(copy_result, found))
        return found

    def open(self) -> None:
        self.is_opening = False  # first: what comes from now on wakes the loop again
        while self.done:
            told, source = self.done.popleft()
            told(source)


# No functions inside functions: compiled, those hold themselves and all they know, until garbage is collected.


def cancel(source: "Future[Any]", found: "asyncio.Future[Any]") -> None:
    if found.cancelled():
        source.cancel()


def copy_result(found: "asyncio.Future[Any]", done: "Future[Any]") -> None:
    if found.done():
        return
    if done.cancelled():
        found.cancel()
    elif error := done.exception():
        found.set_exception(error)
    else:
        found.set_result(done.result())
