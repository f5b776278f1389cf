"""Watches an event loop: how much processor time its longest step took, and which step that was."""

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class LoopWatch:
    """The longest step of the loop in one thread."""

    def __init__(self, thread: threading.Thread) -> None:
        self.thread = thread
        self.longest = 0.0
        """Seconds of processor time."""
        self.what = ""

    def note(self, handle: asyncio.Handle, seconds: float) -> None:
        if seconds > self.longest:
            self.longest, self.what = seconds, repr(handle)[:400]


@contextmanager
def watched(thread: threading.Thread) -> Iterator[LoopWatch]:
    """Watches the loop that runs in that thread."""
    watch = LoopWatch(thread)
    usual: Any = asyncio.Handle._run

    def run(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        usual(handle)
        if threading.current_thread() is thread:
            watch.note(handle, time.thread_time() - began)

    gc.collect()
    gc.freeze()  # as `serve` does: what the tests before have left is not looked through again and again
    setattr(asyncio.Handle, "_run", run)  # noqa: B010 a TimerHandle inherits it
    try:
        yield watch
    finally:
        gc.unfreeze()
        setattr(asyncio.Handle, "_run", usual)  # noqa: B010
