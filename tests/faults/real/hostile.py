"""Hostile clients beside an innocent one: what each attack does to the server's event loop and to the time that the
innocent waits for an answer. The hostile come from an address of their own, the innocent from another.
"""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from faults.real.server import Victim
from server import heavy_input
from server.socket.client_frames import masked

EVIL, GOOD = "127.0.0.66", "127.0.0.1"
FIELDS = ("game", "seats", "options", "table", "record", "from", "daily", "challenge", "room", "names", "at", "player")
PATHS = ("/api/tables", "/api/tables", "/api/rooms", "/api/seats", "/api/challenges", "/api/tables/x/join")
WORDS = ("river", "stone", "bread", "cloud", "horse", "candle", "ocean", "paper", "garden", "window")

HANDSHAKE = (
    "GET /api/tables/{}/live HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


@dataclass
class Attack:
    """One way to be a nuisance, and what came of it."""

    name: str
    messages: int = 0
    answers: dict[str, int] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    """Of the innocent, in seconds."""
    failures: int = 0
    """Of the innocent."""
    longest_step: float = 0.0
    longest_delay: float = 0.0
    memory: int = 0
    step: str = ""
    """The longest."""

    def line(self) -> str:
        waits = sorted(self.waits) or [0.0]
        p99 = waits[min(len(waits) - 1, len(waits) * 99 // 100)]
        answers = ", ".join(f"{status}: {count}" for status, count in sorted(self.answers.items()))
        return (
            f"{self.name:22} {self.messages:7} messages ({answers}); innocent {len(waits)} acts, median"
            f" {waits[len(waits) // 2] * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, {self.failures} failed; loop: longest"
            f" step {self.longest_step * 1000:.0f} ms of processor, longest delay {self.longest_delay * 1000:.0f} ms;"
            f" memory {self.memory / 1000:.0f} MB"
        )


async def connected(port: int, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))


class Link:
    """HTTP on one connection, as plain as can be."""

    def __init__(self, port: int, source: str) -> None:
        self.port, self.source = port, source
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", token: str = "") -> tuple[int, bytes]:
        """Status and body; 0: the connection was closed."""
        lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", f"content-length: {len(body)}"]
        lines += ["content-type: application/json"] + ([f"authorization: Bearer {token}"] if token else [])
        try:
            if self.streams is None:
                self.streams = await connected(self.port, self.source)
            reader, writer = self.streams
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split(b" ", 2)[1])
            length = [int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
            return status, await reader.readexactly(length[0] if length else 0)
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self.close()
            return 0, b""

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()
        self.streams = None


async def innocent(port: int, attack: Attack, ending: asyncio.Event) -> None:
    """A person who plays on, whatever happens: looks and acts, and is measured."""
    link = Link(port, GOOD)
    body = {"game": "racing", "seats": ["human", "human"]}
    number, made = 0, None
    while not ending.is_set():
        if made is None:
            status, data = await link.ask("POST", "/api/tables", json.dumps(body).encode())
            made = json.loads(data) if status == 201 else None
            attack.failures += made is None
            await asyncio.sleep(0.05)
            continue
        number += 1
        path, token = f"/api/tables/{made['id']}", made["tokens"][str(number % 2)]
        began = time.monotonic()
        status, data = await link.ask("GET", path, token=token)
        seen = json.loads(data) if status == 200 else {"legal": []}
        if seen["legal"]:
            act = {"action": seen["legal"][0], "position": seen["position"], "key": f"k{number}"}
            status, _ = await link.ask("POST", f"{path}/actions", json.dumps(act).encode(), token)
            attack.waits.append(time.monotonic() - began)
        elif status == 200:
            made = None
        attack.failures += status not in (200, 409, 422)
        await asyncio.sleep(0.25)  # as fast as people play, and within the limits
    link.close()


Hostile = Callable[[int, Attack, random.Random], Awaitable[None]]


async def half_open(port: int, attack: Attack, rng: random.Random) -> None:
    """1,100 requests that are never finished."""
    writers = []
    for number in range(1_100):
        try:
            _, writer = await connected(port, EVIL)
        except OSError:
            attack.answers["no connection"] = attack.answers.get("no connection", 0) + 1
            continue
        writer.write(b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n" + b"x" * (number % 50))
        writers.append(writer)
        attack.messages += 1
    for _ in range(20):
        await asyncio.sleep(0.2)
        for writer in writers:
            if not writer.is_closing():
                writer.write(b"y")
    for writer in writers:
        writer.close()


async def garbage(port: int, attack: Attack, rng: random.Random) -> None:
    """Bytes that are no HTTP, and HTTP that is nearly none."""
    for _ in range(2_000):
        try:
            reader, writer = await connected(port, EVIL)
            writer.write(rng.randbytes(rng.randrange(1, 400)) + b"\r\n\r\n")
            await reader.read(100)
            writer.close()
        except OSError:
            pass
        attack.messages += 1


def requests(make: Callable[[random.Random, int], tuple[str, str, bytes]], count: int) -> Hostile:
    """So many requests, one after the other on one connection."""

    async def work(port: int, attack: Attack, rng: random.Random) -> None:
        link = Link(port, EVIL)
        for number in range(count):
            status, _ = await link.ask(*make(rng, number))
            attack.messages += 1
            attack.answers[str(status)] = attack.answers.get(str(status), 0) + 1
        link.close()

    return work


def odd_body(rng: random.Random, number: int) -> tuple[str, str, bytes]:
    """JSON of every shape, most of it nearly right."""
    odd: tuple[Any, ...] = (
        None,
        True,
        -1,
        1e308,
        "x" * rng.randrange(3000),
        [],
        {},
        "\ud800",
        [[[[]]]],
        {"a": {"b": 1}},
    )
    body: Any = {rng.choice(FIELDS): rng.choice(odd) for _ in range(rng.randrange(4))}
    if rng.random() < 0.5:
        body["game"] = rng.choice(("connnect", "connect5", "connections", "racing"))
    return "POST", rng.choice(PATHS), json.dumps(body).encode()


def own_deck(rng: random.Random, number: int) -> tuple[str, str, bytes]:
    options = {"deck": heavy_input.own_deck(200, rng.randrange(10**9)), "judge": "vote"}
    return "POST", "/api/tables", json.dumps({"game": "connections", "options": options}).encode()


def own_record(rng: random.Random, number: int) -> tuple[str, str, bytes]:
    return "POST", "/api/tables", played(number % 3)


@cache
def played(seed: int) -> bytes:
    """Made once: the lab's own work must not look like the server's."""
    return json.dumps({"record": heavy_input.played("connections", 4, seed)}).encode()


def guesses(rng: random.Random, number: int) -> tuple[str, str, bytes]:
    return "GET", f"/api/codes/{rng.choice(WORDS)}-{rng.randrange(1000)}", b""


def bad_sockets(count: int, each: int) -> Hostile:
    """Sockets that say anything, each message a new kind of wrong."""

    async def work(port: int, attack: Attack, rng: random.Random) -> None:
        import websockets

        link = Link(port, EVIL)
        wish = {"game": "racing", "seats": ["human", "human"]}
        status, data = await link.ask("POST", "/api/tables", json.dumps(wish).encode())
        if status != 201:
            attack.answers["no table"] = 1
            return
        made = json.loads(data)
        url = f"ws://127.0.0.1:{port}/api/tables/{made['id']}/live"
        for _ in range(count):
            try:
                async with websockets.connect(
                    url, local_addr=(EVIL, 0), max_size=None, max_queue=None, close_timeout=1
                ) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": made["tokens"]["0"], "after": 0}))
                    for number in range(each):
                        await socket.send(odd_message(rng, number))
                        attack.messages += 1
                        if number % 50 == 49:
                            async with asyncio.timeout(30):
                                await socket.recv()
            except (OSError, TimeoutError, websockets.WebSocketException) as error:
                name = type(error).__name__
                attack.answers[name] = attack.answers.get(name, 0) + 1
        link.close()

    return work


def tiny_frames(count: int, each: int) -> Hostile:
    """Sockets that send thousands of frames at once, pings and rubbish, and read nothing."""

    async def work(port: int, attack: Attack, rng: random.Random) -> None:
        link = Link(port, EVIL)
        wish = {"game": "racing", "seats": ["human", "human"]}
        status, data = await link.ask("POST", "/api/tables", json.dumps(wish).encode())
        link.close()
        if status != 201:
            attack.answers["no table"] = 1
            return
        made = json.loads(data)
        hello = json.dumps({"type": "hello", "token": made["tokens"]["0"]}).encode()
        for _ in range(count):
            try:
                _, writer = await connected(port, EVIL)
                writer.write(HANDSHAKE.format(made["id"]).encode())
                await asyncio.sleep(0.05)
                frames = [rng.choice((masked(0x89), masked(0x8A), masked(0x81, b"{"))) for _ in range(each)]
                writer.write(masked(0x81, hello) + b"".join(frames))
                attack.messages += each
                async with asyncio.timeout(1):
                    await writer.drain()
                await asyncio.sleep(0.2)
                writer.close()
            except (OSError, TimeoutError) as error:
                name = type(error).__name__
                attack.answers[name] = attack.answers.get(name, 0) + 1

    return work


def odd_message(rng: random.Random, number: int) -> str | bytes:
    kinds: list[Any] = ["hello", "action", "command", "pong", "x", None, 5]
    message = {
        "type": rng.choice(kinds),
        "key": rng.choice(("k", "é", "", "k" * 70, 5, f"k{number}")),
        "action": rng.choice(("take 1", "take 99", "x" * 500, "", "take \ud7ff", None)),
        "position": rng.choice((0, -1, 10**12, "0", None)),
        "command": rng.choice(("undo", "say", "start", "delete!", "kick", None)),
        "data": rng.choice(({}, {"text": "x" * 600}, {"seat": 1}, [], None)),
    }
    for name in rng.sample(list(message), rng.randrange(4)):
        del message[name]
    text = json.dumps(message)
    return rng.choice((text, text, text, text[: rng.randrange(len(text))], "[" * rng.randrange(2000)))


def attacks(scale: int) -> dict[str, Hostile]:
    """Name → attack; the scale says how many messages."""
    return {
        "half-open requests": half_open,
        "bytes that are no HTTP": garbage,
        "odd bodies": requests(odd_body, 300 * scale),
        "decks of their own": requests(own_deck, min(8, 3 + scale)),
        "records of their own": requests(own_record, min(20, 3 + scale)),
        "guessed codes": requests(guesses, 100 * scale),
        "sockets, odd messages": bad_sockets(max(1, scale), 400),
        "sockets, tiny frames": tiny_frames(max(1, scale // 10), 2_000),
    }


async def under(port: int, victim: Victim, name: str, hostile: Hostile, seed: int) -> Attack:
    """One attack, with an innocent person at the same server."""
    attack, ending = Attack(name), asyncio.Event()
    victim.figures()
    person = asyncio.create_task(innocent(port, attack, ending))
    await asyncio.sleep(0.3)
    for number in range(3):
        own_record(random.Random(), number)
    await hostile(port, attack, random.Random(seed))
    while not (attack.waits or attack.failures):  # a short attack: the innocent acts at least once
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.3)
    ending.set()
    await person
    attack.longest_step, attack.longest_delay, attack.memory, attack.step = victim.figures()
    return attack
