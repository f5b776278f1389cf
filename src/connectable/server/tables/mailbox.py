"""Results from the threads of the store, handed to the event loop: all that came together wake it once."""

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


class Mailbox:
    """What is done and has not been told yet."""

    def __init__(self) -> None:
        self.done: deque[tuple[asyncio.Future[Any], Future[Any]]] = deque()
        self.is_opening = False
        """Whether the loop is about to look."""

    def result(self, source: "Future[T]") -> "asyncio.Future[T]":
        """A future of the running loop with the same result; cancelling it cancels work that has not begun."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[T] = loop.create_future()

        def on_done(done: "Future[T]") -> None:
            self.done.append((found, done))
            if not self.is_opening and not loop.is_closed():
                self.is_opening = True
                loop.call_soon_threadsafe(self.open)

        def on_cancel(found: "asyncio.Future[T]") -> None:
            if found.cancelled():
                source.cancel()

        found.add_done_callback(on_cancel)
        source.add_done_callback(on_done)
        return found

    def open(self) -> None:
        self.is_opening = False  # first: what comes from now on wakes the loop again
        while self.done:
            found, source = self.done.popleft()
            if found.done():
                continue
            if source.cancelled():
                found.cancel()
            elif error := source.exception():
                found.set_exception(error)
            else:
                found.set_result(source.result())
