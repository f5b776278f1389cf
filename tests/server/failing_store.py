"""A store that stops working: its writes or its readings fail from some moment on, until it works again."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from connectable.storage import Append, Store, StoreError
from connectable.storage.writer import Answer, Receiver

WRITES = ("create", "append", "append_all", "keep_snapshot", "delete")


class Trouble:
    """Makes methods of a store fail as long as `lasts` says so; counts what failed and what did not."""

    def __init__(self, store: Store, methods: tuple[str, ...] = WRITES) -> None:
        self.lasts: Callable[[], bool] = lambda: False
        self.failed = self.done = 0
        for name in methods:
            setattr(store, name, self.guarded(getattr(store, name)))
        if "append_all" in methods:
            self.append_for = store.append_for
            setattr(store, "append_for", self.guarded_append)  # noqa: B010 mypy refuses an assignment

    def guarded(self, method: Callable[..., "Future[Any]"]) -> Callable[..., "Future[Any]"]:
        def call(*args: Any, **more: Any) -> "Future[Any]":
            if self.lasts():
                self.failed += 1
                future: Future[Any] = Future()
                future.set_exception(StoreError("the disk is full"))
                return future
            self.done += 1
            return method(*args, **more)

        return call

    def guarded_append(self, wanted: Append, receiver: Receiver) -> None:
        if self.lasts():
            self.failed += 1
            receiver.tell(Answer(error=StoreError("the disk is full")))
            receiver.wake()
        else:
            self.done += 1
            self.append_for(wanted, receiver)
