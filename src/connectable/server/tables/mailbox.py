"""Results from the threads of the store, handed to the event loop: all that came together wake it once."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, TypeVar

from connectable.storage.writer import Answer, Receiver

T = TypeVar("T")
Told = Callable[[Any], None]


class Letter(Receiver):
    """What came of one job of the store: `told` is called with it in the loop that runs now."""

    def __init__(self, mailbox: "Mailbox", told: "Callable[[Letter], None]") -> None:
        self.mailbox, self.told = mailbox, told
        self.loop = asyncio.get_running_loop()
        self.answer: Answer | None = None

    def tell(self, answer: Answer) -> None:
        self.answer = answer
        self.mailbox.done.append((self.told, self))

    def wake(self) -> None:
        self.mailbox.wake(self.loop)

    def result(self) -> object:
        assert self.answer is not None, "it has been told"
        if self.answer.error is not None:
            raise self.answer.error
        return self.answer.value


class Mailbox:
    """What is done and has not been told yet."""

    def __init__(self) -> None:
        self.done: deque[tuple[Told, Future[Any] | Letter]] = deque()
        self.is_opening = False
        """Whether the loop is about to look."""

    def call(self, source: "Future[Any]", told: Told) -> None:
        """Calls in the running loop when the source is done."""
        source.add_done_callback(partial(self.take, asyncio.get_running_loop(), told))

    def take(self, loop: asyncio.AbstractEventLoop, told: Told, done: "Future[Any]") -> None:
        """In the thread that has done it."""
        self.done.append((told, done))
        self.wake(loop)

    def wake(self, loop: asyncio.AbstractEventLoop) -> None:
        """Lets the loop look, unless it has looked already or is about to."""
        if self.done and not self.is_opening and not loop.is_closed():
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
