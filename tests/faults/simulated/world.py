"""A whole server in a simulated world: tables, automation, downtime and store on one side, clients that resend,
repeat and overtake themselves on the other; and processes that are killed in between.

What clients were told is compared with what is stored (`check`): nothing acknowledged is lost, doubled or in another
order, nobody is sent a secret, and every table can be finished.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from connectable.bots.task import BotTask
from connectable.contract import CHANCE
from connectable.fairness.dice import commitment
from connectable.options import OptionValue
from connectable.registry import game
from connectable.server.bots.pool import BotPool, NoAnswer
from connectable.server.config import Config
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.table import TakeAction
from connectable.server.rate_limit import NO_LIMITS, RateLimiter
from connectable.server.tables import dispatch, stored
from connectable.server.tables.appends import asker, stored_key
from connectable.server.tables.auth import digest
from connectable.server.tables.automation import TableAutomation
from connectable.server.tables.downtime import Downtime
from connectable.server.tables.host import TableHost
from connectable.server.tables.request import Stale
from connectable.server.work.queue import Urgency
from connectable.storage import StoreError
from connectable.storage.database import DatabaseStore
from connectable.table import Refused, Seat, Settings, Table, rebuild
from connectable.table.clock import parse_clock
from connectable.table.events import AnyEvent, Created, read_event
from faults.simulated.loop import SimulatedLoop
from faults.simulated.store import Disk, Faults, end_store, simulated_store
from faults.stored_acts import stored_act
from faults.tables import PLAYED

T = TypeVar("T")


class GreedyPool(BotPool):
    """Bots that think in no time of their own: the first legal action, after a simulated while, or none."""

    def __init__(self, world: "World") -> None:
        super().__init__(1)
        self.world = world

    async def choose(self, task: BotTask, table: str = "", urgency: Urgency = Urgency.ALONE) -> str:
        await asyncio.sleep(self.world.faults.delay())
        if self.world.faults.happens():
            raise NoAnswer("simulated")
        rules = game(task.game)
        state: Any = rules.read(task.state)
        return rules.notation(rules.legal(state, task.seat)[0])

    async def close(self) -> None:
        pass


class Process:
    """One life of the server."""

    def __init__(self, world: "World") -> None:
        self.store: DatabaseStore = simulated_store(world.disk, world.loop, world.faults)
        self.host = TableHost(self.store, world.clock)
        self.host.loop = world.loop
        self.downtime = Downtime(self.host, Config().heartbeat)
        self.automation = TableAutomation(self.host, GreedyPool(world), pause=0.2)
        self.limiter = RateLimiter(NO_LIMITS)
        self.calls: set[asyncio.Task[Any]] = set()
        self.work = [asyncio.ensure_future(one) for one in (self.automation.resume(), self.downtime.run())]

    def kill(self) -> None:
        """Nothing of it runs on, and nothing is told to anybody."""
        end_store(self.store)
        self.automation.closing = True
        for timer in self.automation.timers.values():
            timer.cancel()
        for task in in_order({*self.work, *self.calls, *self.automation.tasks}):
            task.cancel()


def in_order(tasks: set[asyncio.Task[Any]]) -> list[asyncio.Task[Any]]:
    """As they were made: a set has an order of its own in every run."""
    return sorted(tasks, key=lambda task: (len(task.get_name()), task.get_name()))


@dataclass
class Seated:
    """A client at a table."""

    table: str
    token: str
    seat: int


@dataclass
class Told:
    """An action that was acknowledged."""

    client: Seated
    key: str
    action: str
    position: int
    sent: int
    """When it was first sent, and when its answer came, in steps of the world."""
    heard: int


@dataclass
class World:
    """Everything that one seed decides."""

    seed: int
    rate: float = 0.05
    """How often things go wrong."""
    told: list[Told] = field(default_factory=list)
    kills: int = 0
    leaks: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(f"world {self.seed}")
        self.loop = SimulatedLoop(self.seed)
        self.faults = Faults(random.Random(f"faults {self.seed}"), self.rate)
        self.disk = Disk()
        self.drift = 0
        self.clients: list[Seated] = []
        self.secrets: dict[str, list[bytes]] = {}
        self.process: Process | None = None

    def clock(self) -> int:
        return int(self.loop.now * 1000) + self.drift

    def run(self, seconds: float, tables: int = 4) -> None:
        """Plays for that many simulated seconds, then without faults until every table is over, and checks."""
        asyncio.set_event_loop(self.loop)
        usual, stored.YIELD_SECONDS = stored.YIELD_SECONDS, -1.0  # processor time is not simulated
        try:
            self.loop.run_until_complete(self.live(seconds, tables))
        finally:
            stored.YIELD_SECONDS = usual
            self.loop.run_until_complete(self.end())
            asyncio.set_event_loop(None)
            self.loop.close()
        self.check()

    async def live(self, seconds: float, tables: int) -> None:
        self.process = Process(self)
        for number in range(tables):
            await self.make(f"t{number}", *PLAYED[(self.seed + number) % len(PLAYED)])
        playing = [asyncio.ensure_future(self.play(client)) for client in self.clients]
        until = self.loop.now + seconds
        while self.loop.now < until:
            await asyncio.sleep(self.rng.expovariate(1 / 5.0))
            self.disaster()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.faults.rate = self.faults.full_until = 0.0
        await self.finish()

    def disaster(self) -> None:
        match self.rng.randrange(4):
            case 0 | 1:
                assert self.process is not None
                self.process.kill()
                self.kills += 1
                self.process = Process(self)
            case 2:
                self.faults.full_until = self.loop.now + self.rng.random() * 5
            case 3:
                self.drift += self.rng.choice((0, 60_000, 3_600_000))  # a process starts with another clock

    async def make(self, name: str, which: str, options: dict[str, OptionValue]) -> None:
        """A table with two people, sometimes with a bot in one seat."""
        rng, tokens = self.rng, [f"token-{name}-{seat}" for seat in range(2)]
        bot = rng.random() < 0.3
        seats = [Seat("human", f"P{seat}", token_hash=digest(token)) for seat, token in enumerate(tokens)]
        if bot:
            seats[1] = Seat("bot", level="greedy")
        secret = rng.randbytes(32)
        clock = parse_clock(rng.choice(("none", "none", "turn 60", "game 300+5")))
        rules = game(which)
        settings, promised = Settings(clock), commitment(secret)
        created = Created(
            self.clock(), name, which, options, settings, tuple(seats), promised, secret, rules=rules.rules
        )
        while True:
            try:
                await self.at().host.create(created)
                break
            except StoreError:
                await asyncio.sleep(0.1)
            except ValueError:  # it was stored, and nobody heard of it
                break
        self.secrets[name] = [secret.hex().encode(), secret]
        self.clients += [Seated(name, token, seat) for seat, token in enumerate(tokens) if not (bot and seat == 1)]

    def at(self) -> Process:
        assert self.process is not None
        return self.process

    async def play(self, client: Seated) -> None:
        """A person: looks, acts, resends until answered; sends twice, and both at once, now and then."""
        number = 0
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / 0.5))
            action, position = await self.look(client)
            if action is None:
                continue
            number += 1
            key, sent = f"k{number}", self.loop.steps
            sending = partial(self.send, client, key, action, position)
            count = 2 if self.faults.happens() else 1
            answers = await asyncio.gather(*(self.call(sending, again=True) for _ in range(count)))
            for answer in {one for one in answers if isinstance(one, int)}:
                self.told.append(Told(client, key, action, answer, sent, self.loop.steps))

    async def look(self, client: Seated) -> tuple[str | None, int]:
        """A legal action, if it is this client's turn, and the position it has seen. Every byte is looked at."""
        try:
            hosted = await self.call(partial(self.seen, client))
        except asyncio.CancelledError:
            if self.me_cancelled():
                raise
            return None, 0
        except (StoreError, ValueError, ApiError):
            return None, 0
        table = hosted.table
        data = hosted.encoded(client.seat)
        if table.phase != "over":
            self.search(client, data)
        if table.phase != "playing" or client.seat not in game(table.game).to_act(table.state):
            return None, 0
        rules = game(table.game)
        legal = rules.legal(table.state, client.seat)
        return rules.notation(self.rng.choice(list(legal))), hosted.log_of(client.seat).position

    def search(self, client: Seated, data: bytes) -> None:
        """No secret of the dice, and nobody's token, is among what a client is sent."""
        for secret in (*self.secrets[client.table], *(c.token.encode() for c in self.clients)):
            if secret in data:
                self.leaks.append(f"{client.table} seat {client.seat}: {secret!r}")

    async def seen(self, client: Seated) -> Any:
        await self.network()
        return await self.at().host.find(client.table)

    async def send(self, client: Seated, key: str, action: str, position: int) -> int | None:
        """The position that was acknowledged, after as many attempts as it takes; None: refused."""
        await self.network()
        process = self.at()
        hosted = await process.host.find(client.table)
        wish = TakeAction(action, position, key)
        try:
            answer = await dispatch.take_action(process.host, process.limiter, hosted, digest(client.token), wish)
        except (Refused, Stale):
            answer = None
        await self.network()
        if self.faults.happens(2):
            raise StoreError("simulated: the answer was lost")
        return answer

    async def call(self, make: Callable[[], Coroutine[Any, Any, T]], *, again: bool = False) -> T:
        """A request to whichever process runs; it ends with the process. `again`: it is sent until it is answered."""
        while True:
            task, process = asyncio.ensure_future(make()), self.at()
            process.calls.add(task)
            try:
                return await task
            except (StoreError, ValueError, asyncio.CancelledError):
                if self.me_cancelled() or not again:
                    raise
            finally:
                process.calls.discard(task)
            await asyncio.sleep(self.rng.expovariate(1 / 0.5))

    @staticmethod
    def me_cancelled() -> bool:
        me = asyncio.current_task()
        return me is not None and me.cancelling() > 0

    async def network(self) -> None:
        """Messages take their time, so they overtake each other."""
        await asyncio.sleep(self.faults.delay())

    async def finish(self) -> None:
        """Every table can be played to its end, by a process that has just started."""
        self.at().kill()
        self.process = Process(self)
        for name in self.secrets:
            for number in range(3_000):
                hosted = await self.at().host.find(name)
                table = hosted.table
                if table.phase == "over":
                    break
                rules = game(table.game)
                acting = [seat for seat in rules.to_act(table.state) if seat != CHANCE]
                mine = [client for client in self.clients if client.table == name and client.seat in acting]
                if not mine:
                    await asyncio.sleep(1.0)
                    continue
                action = rules.notation(rules.idle(table.state, mine[0].seat))
                act = TakeAction(action, hosted.log_of(mine[0].seat).position, f"end{number}")
                try:
                    await dispatch.take_action(self.at().host, self.at().limiter, hosted, digest(mine[0].token), act)
                except (Refused, Stale):
                    await asyncio.sleep(1.0)
            assert hosted.table.phase == "over", f"seed {self.seed}: table {name} is stuck"

    async def end(self) -> None:
        if self.process:
            self.process.kill()
        rest = [task for task in in_order(asyncio.all_tasks()) if task is not asyncio.current_task()]
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    def check(self) -> None:
        """Compares what clients were told with what is stored."""
        assert not self.leaks, f"seed {self.seed}: {self.leaks[:3]}"
        db = self.disk.connection()
        places: dict[tuple[str, str], int] = {}
        for name in self.secrets:
            rows = db.rows("SELECT position, key, data FROM events WHERE table_id = ? ORDER BY position", (name,))
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), f"seed {self.seed}: a gap in {name}"
            events = [read_event(row[2]) for row in rows]
            table: Table = rebuild(events)
            assert table.position == len(rows)
            for position, key, _ in rows:
                if key is not None:
                    assert (name, key) not in places
                    places[name, key] = position
            self.check_told(name, places, events)
        self.check_order(places)

    def place(self, told: Told, places: dict[tuple[str, str], int]) -> int:
        key = stored_key(asker(digest(told.client.token), -1), told.key)
        assert (told.client.table, key) in places, f"seed {self.seed}: lost: {told}"
        return places[told.client.table, key]

    def check_told(self, name: str, places: dict[tuple[str, str], int], events: list[AnyEvent]) -> None:
        """Everything acknowledged is stored once, as it was sent."""
        seen: dict[tuple[str, str], int] = {}
        for told in self.told:
            if told.client.table != name:
                continue
            place = self.place(told, places)
            found = stored_act(events, place, told.client.seat)
            assert found == told.action, f"seed {self.seed}: another action was stored: {told}"
            before = seen.setdefault((told.client.token, told.key), told.position)
            assert before == told.position, f"seed {self.seed}: two answers to one key: {told}"

    def check_order(self, places: dict[tuple[str, str], int]) -> None:
        """What was acknowledged before something else was sent is stored before it."""
        by_table: dict[str, list[Told]] = {}
        for told in self.told:
            by_table.setdefault(told.client.table, []).append(told)
        for found in by_table.values():
            found.sort(key=lambda told: told.heard)
            newest = 0
            for told in sorted(found, key=lambda told: told.sent):
                before = [self.place(one, places) for one in found if one.heard < told.sent]
                newest = max(before, default=newest)
                assert self.place(told, places) > newest or any(
                    one.key == told.key and one.client is told.client and one.heard < told.sent for one in found
                ), f"seed {self.seed}: out of order: {told}"
