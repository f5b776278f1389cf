"""The lock of a table: in the order of arrival, also when somebody who waits is gone."""

import asyncio

from connectable.server.tables.table_lock import TableLock


def test_it_goes_from_one_to_the_next() -> None:
    async def run() -> list[str]:
        lock, order = TableLock(), list[str]()

        async def work(name: str) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        tasks = [asyncio.create_task(work(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert not order
        lock.release()
        assert lock.locked(), "it is the next one's already: nobody may come in between"
        assert not lock.take()
        await asyncio.gather(*tasks)
        assert not lock.locked()
        return order

    assert asyncio.run(run()) == ["a", "b", "c"]


def test_who_is_gone_keeps_nobody_waiting() -> None:
    async def run() -> None:
        lock = TableLock()
        done = asyncio.Event()

        async def wait() -> None:
            async with lock:
                done.set()

        assert lock.take()
        first, second, third = (asyncio.create_task(wait()) for _ in range(3))
        await asyncio.sleep(0)
        first.cancel()  # while it waits
        await asyncio.sleep(0)
        lock.release()
        second.cancel()  # when its turn has come, before it knows
        await asyncio.wait_for(third, 1)
        assert done.is_set()
        assert not lock.locked()

    asyncio.run(run())
