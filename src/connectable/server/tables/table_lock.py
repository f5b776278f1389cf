"""The lock of a table: whoever changes it holds it until the change is stored. Those who wait come in their order."""

import asyncio
from collections import deque


class TableLock:
    """A lock that can be taken without waiting, which those of asyncio cannot."""

    __slots__ = ("is_held", "waiting")

    def __init__(self) -> None:
        self.is_held = False
        self.waiting: deque[asyncio.Future[None]] | None = None

    def locked(self) -> bool:
        return self.is_held

    def take(self) -> bool:
        """Takes it if it is free."""
        if self.is_held:
            return False
        self.is_held = True
        return True

    def release(self) -> None:
        """Gives it to the next who waits."""
        while self.waiting:
            following = self.waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.is_held, self.waiting = False, None

    async def __aenter__(self) -> None:
        if self.take():
            return
        if self.waiting is None:
            self.waiting = deque()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had come, and nobody will use it
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
