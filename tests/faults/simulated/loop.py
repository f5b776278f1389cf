"""An event loop without time and without a network: a seed decides the order of everything, so a run can be repeated.

Time is a number that jumps to the next timer when nothing else is left to do. Whoever is ready at the same moment runs
in an order that the seed draws, not in the order of arrival.
"""

import asyncio
import random
import selectors
from collections import deque
from typing import Any


class NoNetwork(selectors.BaseSelector):
    """Nothing ever arrives from outside; waiting only moves the time."""

    def __init__(self) -> None:
        self.loop: SimulatedLoop | None = None
        self.map: dict[int, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        key = selectors.SelectorKey(fileobj, number_of(fileobj), events, data)
        self.map[key.fd] = key
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self.map.pop(number_of(fileobj))

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert self.loop is not None
        if timeout is None:
            raise RuntimeError("everybody waits and nothing will ever happen: stuck")
        self.loop.now += max(0.0, timeout)
        return []

    def get_map(self) -> dict[int, selectors.SelectorKey]:  # type: ignore[override]
        return self.map


def number_of(fileobj: Any) -> int:
    return fileobj if isinstance(fileobj, int) else int(fileobj.fileno())


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop whose order and time come from a seed."""

    def __init__(self, seed: int) -> None:
        selector = NoNetwork()
        super().__init__(selector)
        selector.loop = self
        self.rng = random.Random(seed)
        self.now = 1_000.0
        self.steps = 0
        self._clock_resolution = 1e-9

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        ready: deque[asyncio.Handle] = self._ready  # type: ignore[attr-defined]
        if len(ready) > 1:
            handles = list(ready)
            self.rng.shuffle(handles)
            ready.clear()
            ready.extend(handles)
        self.steps += len(ready)
        super()._run_once()  # type: ignore[misc]

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)  # there is only one thread
