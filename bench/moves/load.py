"""Tables full of people who act at random, each with a socket of their own, over the socket or over HTTP.

A table here plays one game: whoever may act does, as soon as the last act is answered or at a fixed rate. At the floor
anybody may always act.
"""

import asyncio
import random
import time
from collections.abc import Callable
from typing import NamedTuple

from bench.moves.wire import Http, Socket, new_name, open_socket
from msgspec import UNSET, Struct, UnsetType, field
from msgspec.json import Decoder

ANSWER_SECONDS = 20.0
ACCEPTED = 200
MOST_REFUSED = 1000


class Kind(NamedTuple):
    """What is played at a table; without a game, the floor."""

    game: str
    seats: int
    board: str
    """Of Connect 5; empty elsewhere."""
    label: str
    bots: tuple[str, ...] = ()
    """The levels of bots that sit behind the people."""

    @property
    def is_floor(self) -> bool:
        return not self.game


class TableHeard(Struct):
    """What a player needs of a table: the rest of the message is not even decoded."""

    position: int = 0
    phase: str | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET


class ChangesHeard(Struct):
    """The same in a delta."""

    phase: str | UnsetType = field(name="/phase", default=UNSET)
    legal: list[str] | UnsetType = field(name="/legal", default=UNSET)


class Heard(Struct):
    """A message to a client."""

    type: str
    key: str = ""
    position: int = 0
    status: int = 0
    table: TableHeard | None = None
    changes: ChangesHeard | None = None


DECODER = Decoder(Heard)


class Player:
    """One seat with its socket."""

    def __init__(self, game: "PlayedTable", seat: int, token: str) -> None:
        self.game, self.seat, self.token = game, seat, token
        self.socket: Socket | None = None
        self.http: Http | None = None
        self.legal: list[str] = []
        self.position = 0
        self.sizes: list[int] = []
        """Bytes of each event message."""
        self.greeted = asyncio.Event()

    async def open(self, port: int) -> None:
        self.socket = await open_socket(port, f"/api/tables/{self.game.id}/live", self.heard)
        self.http = Http(port)
        self.socket.send({"type": "hello", "token": self.token, **self.game.hello})
        await asyncio.wait_for(self.greeted.wait(), ANSWER_SECONDS)

    def heard(self, data: bytes) -> None:
        message = DECODER.decode(data)
        if message.type in ("ack", "refused"):
            self.game.answered(message.key, (message.status or ACCEPTED, message.position))
            return
        if message.type in ("event", "delta"):
            self.sizes.append(len(data))
        self.position = max(self.position, message.position, message.table.position if message.table else 0)
        if (news := message.table or message.changes) is not None:
            if news.legal is not UNSET:
                self.legal = news.legal
            if news.phase == "over":
                self.game.over = True
        self.greeted.set()
        self.game.news.set()

    async def act(self, action: str, *, over_http: bool) -> tuple[int, int]:
        """The status of the answer, and the position after the act."""
        key = new_name()
        wish: dict[str, object] = {"action": action, "position": self.position, "key": key}
        if over_http:
            assert self.http is not None
            status, answer = await self.http.post(f"/api/tables/{self.game.id}/actions", wish, self.token)
            return status, answer["position"]
        assert self.socket is not None
        waiting = self.game.waiting[key] = asyncio.get_running_loop().create_future()
        self.socket.send({"type": "action", **wish})
        return await asyncio.wait_for(waiting, ANSWER_SECONDS)


class PlayedTable:
    """One table with all its players."""

    def __init__(
        self,
        kind: Kind,
        port: int,
        seed: int,
        hello: dict[str, object],
        port_of: Callable[[str, int], int] | None = None,
    ) -> None:
        self.kind, self.port, self.hello = kind, port, hello
        self.port_of = port_of or (lambda table_id, seat: port)
        """Where each seat connects to, by table and seat."""
        self.random = random.Random(seed)
        self.id = new_name()
        self.players: list[Player] = []
        self.waiting: dict[str, asyncio.Future[tuple[int, int]]] = {}
        self.news = asyncio.Event()
        self.over = False
        self.moves = self.refused = 0

    async def open(self) -> None:
        tokens = {str(seat): "" for seat in range(self.kind.seats)}
        if not self.kind.is_floor:
            http = Http(self.port)
            seats = ["human"] * self.kind.seats + [f"bot:{level}" for level in self.kind.bots]
            status, made = await http.post(
                "/api/tables",
                {
                    "game": self.kind.game,
                    "options": {"board": self.kind.board} if self.kind.board else {},
                    "seats": seats,
                    "table": {"pauses": False},  # nobody here looks at what a round has shown
                },
            )
            http.close()
            if status != 201:
                raise SystemExit(f"no table: {made}")
            self.id, tokens = made["id"], made["tokens"]
        self.players = [Player(self, int(seat), token) for seat, token in tokens.items()]
        for player in self.players:
            await player.open(self.port_of(self.id, player.seat))

    def answered(self, key: str, answer: tuple[int, int]) -> None:
        self.waiting.pop(key).set_result(answer)

    async def choice(self) -> tuple[Player, str] | None:
        """Somebody who may act now, and an act; None when the game is over."""
        while not self.over:
            if self.kind.is_floor:
                return self.random.choice(self.players), "zone 4"
            if able := [player for player in self.players if player.legal]:
                player = self.random.choice(able)
                return player, self.random.choice(player.legal)
            await self.next_message()
        return None

    async def act(self, *, over_http: bool) -> bool:
        """Acts once, until the answer and the view have come; False when the game is over."""
        while (chosen := await self.choice()) is not None:
            player, action = chosen
            status, position = await player.act(action, over_http=over_http)
            if status == ACCEPTED:
                self.moves += 1
                while player.position < position:
                    await self.next_message()
                return True
            self.refused += 1  # somebody was faster
            if self.refused > MOST_REFUSED:
                raise SystemExit(f"{self.kind.label}: {action} is refused with {status} again and again")
            await asyncio.sleep(0.001)
        return False

    async def next_message(self) -> None:
        self.news.clear()
        await asyncio.wait_for(self.news.wait(), ANSWER_SECONDS)

    async def close(self) -> None:
        for player in self.players:
            if player.socket:
                player.socket.close()
            if player.http:
                player.http.close()


class Played(NamedTuple):
    """What came of it."""

    moves: int
    seconds: float
    delays: list[float]
    sizes: list[int]
    received: int
    """Bytes of all players."""
    refused: int


async def play(tables: list[PlayedTable], most: int, *, over_http: bool, rate: float = 0.0) -> Played:
    """Lets all tables play at once, at most so many moves each: as fast as they can, or so many a second in all."""
    start = time.perf_counter()
    before = sum(player.socket.received for table in tables for player in table.players if player.socket)
    for table in tables:
        for player in table.players:
            player.sizes.clear()

    async def one(number: int, table: PlayedTable) -> list[float]:
        delays = []
        for turn in range(most):
            due = time.perf_counter()
            if rate:
                due = start + (turn * len(tables) + number) / rate
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await table.act(over_http=over_http):
                break
            delays.append(time.perf_counter() - due)
        return delays

    found = await asyncio.gather(*(one(number, table) for number, table in enumerate(tables)))
    seconds = time.perf_counter() - start
    await asyncio.sleep(0.1)
    received = sum(player.socket.received for table in tables for player in table.players if player.socket) - before
    sizes = [size for table in tables for player in table.players for size in player.sizes]
    delays = [delay for one in found for delay in one]
    return Played(len(delays), seconds, delays, sizes, received, sum(table.refused for table in tables))


async def opened(kind: Kind, port: int, count: int, hello: dict[str, object], seed: int) -> list[PlayedTable]:
    tables = [PlayedTable(kind, port, seed + number, hello) for number in range(count)]
    for table in tables:
        await table.open()
    return tables
