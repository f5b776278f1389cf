"""Which tables live in this process. Only there are they loaded, decided and watched; other processes forward to it.

Alone on its store, a process owns every table. Otherwise it claims a table when somebody first asks for it, and keeps
it until nobody does or another process needs it more. When a process dies, the others share its tables.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from secrets import token_hex

from connectable.storage import Cluster, Peer, ServerProcess, StoreError

LOGGER = logging.getLogger(__name__)
BEAT_SECONDS = 0.4
LOOK_EVERY = 5
"""After so many beats the owners themselves are looked through for processes that do not run."""
GONE_SECONDS = 0.4
"""A process whose connection is gone has this long to come back with a new one, as after a restart of the database.
One that does not answer either is given up at once."""
SILENT_SECONDS = 10.0
"""A process that hangs, or a machine without power, is given up after this long; its connection may still be open."""
CLAIM_SECONDS = 4.0
"""How long a request waits for a table whose process has just died."""
RETRY_SECONDS = 0.05


class Elsewhere(Exception):
    """The table lives in another process."""

    def __init__(self, table_id: str, process: ServerProcess) -> None:
        super().__init__(f"table {table_id} lives in process {process.id}")
        self.table_id, self.process = table_id, process


class Ownership:
    """The tables of this process, and the other processes."""

    def __init__(self, cluster: Cluster | None, address: str = "") -> None:
        self.cluster = cluster
        self.me = ServerProcess(token_hex(8), address, token_hex(16))
        self.claimed: set[str] = set()
        self.peers: dict[str, Peer] = {}
        self.gone_since: dict[str, float] = {}
        """By connection: when a process was first found without it."""
        self.beating = asyncio.Lock()
        self.on_lost: Callable[[Iterable[str]], None] = lambda table_ids: None
        """Called with tables that belong to others now."""
        self.on_kept: Callable[[Iterable[str]], Awaitable[None]] = ignored
        """Called with tables that are still this process's, though others may have had them for a moment."""
        self.on_taken: Callable[[str], Awaitable[None]] = ignored
        """Called with each table that a dead process has left to this one."""
        self.is_registered = asyncio.Event()
        self.taking: asyncio.Task[None] | None = None
        self.is_anything_left = True
        self.beats = 0
        """Whether dead processes may have left tables that nobody has taken yet."""

    @property
    def fence(self) -> str | None:
        """What an append names as the table's owner."""
        return None if self.cluster is None else self.me.id

    def owns(self, table_id: str) -> bool:
        return self.cluster is None or table_id in self.claimed

    async def claim(self, table_id: str) -> None:
        """Makes the table live here; Elsewhere, UnknownTable. A table whose process has just died is waited for."""
        if self.cluster is None or table_id in self.claimed:
            return
        await self.registered()
        deadline = time.monotonic() + CLAIM_SECONDS
        while True:
            owner = await asyncio.wrap_future(self.cluster.claim(self.me, table_id))
            if owner and owner.id == self.me.id:
                self.claimed.add(table_id)
                return
            is_late = time.monotonic() > deadline
            if owner and (is_late or not self.is_dying(owner.id)):
                raise Elsewhere(table_id, owner)
            if is_late:
                raise StoreError(f"table {table_id}: nobody knows where it lives", away=True)
            await asyncio.sleep(RETRY_SECONDS)

    async def claim_new(self, table_ids: list[str]) -> None:
        """Claims tables that are about to be created."""
        if self.cluster is not None:
            await self.registered()
            await asyncio.wrap_future(self.cluster.claim_new(self.me, table_ids))
            self.claimed.update(table_ids)

    async def registered(self) -> None:
        try:
            async with asyncio.timeout(CLAIM_SECONDS):
                await self.is_registered.wait()
        except TimeoutError:
            raise StoreError("the store does not know this process yet", away=True) from None

    def release(self, table_id: str) -> None:
        """Nobody here needs the table any more; the next process that is asked for it has it."""
        if self.cluster is not None and table_id in self.claimed:
            self.claimed.discard(table_id)
            self.cluster.release(self.me, [table_id])  # if it fails, this process is asked again and claims it again

    async def hand_over(self, table_id: str, process: str) -> None:
        assert self.cluster is not None
        self.claimed.discard(table_id)
        await asyncio.wrap_future(self.cluster.hand_over(self.me, table_id, process))

    def is_dying(self, process: str) -> bool:
        """Whether that process has lost its connection, or is known no longer."""
        peer = self.peers.get(process)
        return peer is None or peer.gone

    async def run(self) -> None:
        """Says again and again that this process runs, and looks after the tables of those that do not."""
        while self.cluster is not None:
            try:
                await self.beat(self.cluster)
            except StoreError as error:
                LOGGER.info("the store did not hear of this process: %s", error)
            await asyncio.sleep(BEAT_SECONDS)

    async def suspect(self, process: str) -> None:
        """That process does not answer: if its connection is gone, too, it is dead."""
        if self.cluster is not None and not self.beating.locked():
            try:
                await self.beat(self.cluster, {process})
            except StoreError as error:
                LOGGER.info("the store did not say whether process %s runs: %s", process, error)

    async def beat(self, cluster: Cluster, suspects: Collection[str] = ()) -> None:
        async with self.beating:
            await self.beat_once(cluster, suspects)

    async def beat_once(self, cluster: Cluster, suspects: Collection[str]) -> None:
        beat = await asyncio.wrap_future(cluster.beat(self.me))
        if beat.is_new and self.is_registered.is_set():
            await self.verify(cluster)
        self.is_registered.set()
        vanished = self.peers.keys() - {peer.process.id for peer in beat.peers}
        self.peers = {peer.process.id: peer for peer in beat.peers}
        dead = [peer for peer in beat.peers if self.is_dead(peer, is_suspect=peer.process.id in suspects)]
        buried = [await asyncio.wrap_future(cluster.bury(peer)) for peer in dead]
        self.is_anything_left |= bool(vanished) or any(buried)
        self.beats += 1
        if self.beats % LOOK_EVERY == 0 and not self.is_anything_left:  # who came and went between two beats
            self.is_anything_left = await asyncio.wrap_future(cluster.is_anything_left())
        if self.is_anything_left and self.taking is None:
            self.is_anything_left = False
            self.taking = asyncio.get_running_loop().create_task(self.take_over(cluster))

    async def verify(self, cluster: Cluster) -> None:
        """The others had given this process up, or the database forgot everything: some tables may have gone."""
        kept = await asyncio.wrap_future(cluster.keep(self.me, self.claimed))
        lost = self.claimed - kept
        if lost:
            LOGGER.warning("%d tables live in other processes now", len(lost))
        self.claimed &= kept
        self.on_lost(lost)
        await self.on_kept(self.claimed.copy())

    def lose(self, table_id: str) -> None:
        """An append was refused because the table no longer lives here."""
        if self.cluster is not None:
            self.claimed.discard(table_id)
            self.on_lost([table_id])

    def is_dead(self, peer: Peer, *, is_suspect: bool) -> bool:
        if peer.silent_seconds > SILENT_SECONDS or (is_suspect and peer.gone):
            return True
        if not peer.gone:
            return False
        now = time.monotonic()
        return now - self.gone_since.setdefault(peer.connection, now) >= GONE_SECONDS

    async def take_over(self, cluster: Cluster) -> None:
        """Takes tables that dead processes have left, a few at a time, so that every process gets some."""
        try:
            while taken := await asyncio.wrap_future(cluster.take_over(self.me)):
                LOGGER.info("%d tables of other processes live here now", len(taken))
                self.on_lost(self.claimed.intersection(taken))  # lost and won back: others may have added to them
                self.claimed.update(taken)
                for table_id in taken:
                    await self.on_taken(table_id)
        except StoreError as error:
            LOGGER.warning("tables of dead processes were not taken over yet: %s", error)
            self.is_anything_left = True
        finally:
            self.taking = None

    async def close(self) -> None:
        """Lets the others have the tables."""
        if self.taking:
            self.taking.cancel()
        if self.cluster is not None and self.is_registered.is_set():
            try:
                await asyncio.wrap_future(self.cluster.leave(self.me))
            except StoreError as error:
                LOGGER.info("the store did not hear that this process ends: %s", error)


async def ignored(_: object) -> None:
    pass
