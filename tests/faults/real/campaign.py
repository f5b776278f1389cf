"""People play at tables of servers that are killed again and again; what they were told is compared with the store.

The same for one server on SQLite and for several on PostgreSQL: every client talks to any of them.
"""

import http.client
import json
import random
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from connectable.options import OptionValue
from connectable.server.tables.appends import asker, stored_key
from connectable.server.tables.auth import digest
from connectable.storage import StoredEvent, open_store
from connectable.table import rebuild
from connectable.table.events import Created, read_event
from faults.real.server import Victim
from faults.stored_acts import UNDO, stored_act
from faults.tables import PLAYED

PUT_BACK = "back"
"""Random play that puts every other card back would not end."""
PATIENCE_SECONDS = 120.0


@dataclass
class Told:
    """An action, or an undo, that was acknowledged."""

    table: str
    token: str
    seat: int
    key: str
    action: str
    position: int
    sent: float
    heard: float


@dataclass
class Ledger:
    """What all clients know together."""

    lock: threading.Lock = field(default_factory=threading.Lock)
    told: list[Told] = field(default_factory=list)
    tables: dict[str, list[str]] = field(default_factory=dict)
    """Table → tokens."""
    secrets: dict[str, bytes] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)
    answers: int = 0
    bytes_searched: int = 0
    database_kills: int = 0


def new_table(which: str, options: dict[str, OptionValue]) -> dict[str, Any]:
    return {"game": which, "options": options, "seats": ["human", "human"], "table": {"pauses": False}}


class Person(threading.Thread):
    """Plays at one table after the other, for all its seats, and never gives up on a request."""

    def __init__(self, number: int, victims: Sequence[Victim], ledger: Ledger, seed: int) -> None:
        super().__init__(name=f"person-{number}", daemon=True)
        self.number, self.victims, self.ledger = number, victims, ledger
        self.rng = random.Random(f"{seed} {number}")
        self.leaving = threading.Event()
        self.links: dict[int, http.client.HTTPConnection] = {}
        self.count = 0
        self.is_finishing = False

    def run(self) -> None:
        try:
            while not self.leaving.is_set():
                self.game()
        except Exception as error:  # the campaign fails with it
            self.complain(f"{type(error).__name__}: {error}")

    def complain(self, text: str) -> None:
        with self.ledger.lock:
            self.ledger.complaints.append(f"{self.name}: {text}")

    def game(self) -> None:
        made = self.ask("POST", "/api/tables", new_table(*self.rng.choice(PLAYED)), repeat=True)
        if made is None:
            return
        tokens = [made["tokens"][str(seat)] for seat in range(2)]
        with self.ledger.lock:
            self.ledger.tables[made["id"]] = tokens
        for _ in range(self.rng.randrange(20, 120)):
            if self.leaving.is_set() or not self.act(made["id"], tokens):
                return

    def act(self, table: str, tokens: list[str]) -> bool:
        """One action of a seat that is to act; False: the game is over."""
        seat = self.rng.randrange(2)
        seen = self.ask("GET", f"/api/tables/{table}", token=tokens[seat])
        if seen is None or seen["phase"] == "over":
            return seen is None
        if not seen["legal"]:
            return True
        action = self.rng.choice([one for one in seen["legal"] if one != PUT_BACK] or seen["legal"])
        self.tell(table, tokens[seat], seat, "actions", action, {"action": action, "position": seen["position"]})
        if not self.is_finishing and self.rng.random() < 0.1:
            self.tell(table, tokens[seat], seat, "commands", UNDO, {"command": UNDO, "data": {}})
        return True

    def tell(self, table: str, token: str, seat: int, route: str, action: str, body: dict[str, Any]) -> None:
        """Sends something with a key of its own, sometimes twice, and keeps what was acknowledged."""
        self.count += 1
        key, sent = f"p{self.number}-{self.count}", time.monotonic()
        times = 2 if self.rng.random() < 0.1 else 1  # a client that did not hear the answer
        asked = [self.ask("POST", f"/api/tables/{table}/{route}", body | {"key": key}, token) for _ in range(times)]
        heard, answers = time.monotonic(), [one for one in asked if one is not None]  # None: it left without one
        positions = [one["position"] for one in answers if one and "position" in one and "error" not in one]
        if positions and (len(positions) != len(answers) or len(set(positions)) > 1):
            self.complain(f"{table} {key}: two answers to one key: {answers}")
        if positions:
            with self.ledger.lock:
                self.ledger.told.append(Told(table, token, seat, key, action, positions[0], sent, heard))

    def ask(self, method: str, path: str, body: Any = None, token: str = "", *, repeat: bool = False) -> Any:
        """The answer as JSON, after as many attempts as it takes; None: it is not known (only for new tables)."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        began = time.monotonic()
        while True:
            port = self.rng.choice(self.victims).port
            try:
                link = self.links.get(port) or http.client.HTTPConnection("127.0.0.1", port, timeout=30)
                self.links[port] = link
                link.request(method, path, json.dumps(body) if body is not None else None, headers)
                answer = link.getresponse()
                data = answer.read()
            except (OSError, http.client.HTTPException):
                self.links.pop(port).close()
                if repeat or self.leaving.is_set():
                    return None
                time.sleep(0.01)
            else:
                self.look(path, data)
                if answer.status in (200, 201, 409, 422):
                    return json.loads(data)
                if answer.status != 503:
                    raise AssertionError(f"{method} {path}: {answer.status} {data[:200]!r}")
            if time.monotonic() - began > PATIENCE_SECONDS:
                raise AssertionError(f"{method} {path}: no answer in {PATIENCE_SECONDS} seconds")

    def look(self, path: str, data: bytes) -> None:
        """No token, no secret, in anything that anybody is sent while a game goes on."""
        ledger = self.ledger
        with ledger.lock:
            ledger.answers += 1
            ledger.bytes_searched += len(data)
            tables = list(ledger.tables.items()) if self.rng.random() < 0.05 else []
        for name, tokens in tables:
            if path != "/api/tables" and any(token.encode() in data for token in tokens):
                self.complain(f"{path}: the token of a seat at {name}")
        if b'"phase":"over"' not in data and b'"secret":"' in data:
            self.complain(f"{path}: a secret of dice before the end")


def run(
    place: str,
    errors: str,
    kills: int,
    *,
    servers: int = 1,
    people: int = 3,
    seed: int = 1,
    say: Any = print,
    kill_database: Callable[[], None] | None = None,
) -> Ledger:
    """Kills servers that many times while people play; then checks everything and plays every table to its end.

    `kill_database`: every tenth time or so it is the database that is killed and started again.
    """
    rng, ledger = random.Random(seed), Ledger()
    victims = [Victim(place, errors) for _ in range(servers)]
    for victim in victims:
        victim.start()
    for victim in victims:
        victim.wait()
    persons = [Person(number, victims, ledger, seed) for number in range(people)]
    for person in persons:
        person.start()
    began = time.monotonic()
    for number in range(kills):
        if kill_database and rng.random() < 0.1:
            kill_database()
            ledger.database_kills += 1
        victim = rng.choice(victims)
        if rng.random() < 0.85:  # else maybe while it starts
            victim.wait()
        time.sleep(rng.expovariate(1 / 0.2))
        victim.kill()
        if rng.random() < 0.3:
            time.sleep(rng.random() * 0.3)
        victim.start()
        if (number + 1) % 100 == 0:
            say(
                f"{number + 1} kills, {len(ledger.told)} acknowledged actions, {len(ledger.tables)} tables,"
                f" {time.monotonic() - began:.0f} s",
                flush=True,
            )
        if ledger.complaints:
            break
    for person in persons:
        person.leaving.set()
    for victim in victims:
        victim.wait()
    for person in persons:
        person.join(PATIENCE_SECONDS)
    finish(victims, ledger, seed)
    for victim in victims:
        victim.kill()
    check(place, ledger)
    return ledger


def finish(victims: Sequence[Victim], ledger: Ledger, seed: int, most: int = 60) -> None:
    """Tables can be played to their end afterwards: a sample of them."""
    person = Person(99, victims, ledger, seed)
    person.is_finishing = True
    names = list(ledger.tables)
    for name in person.rng.sample(names, min(most, len(names))):
        for _ in range(12_000):
            if not person.act(name, ledger.tables[name]):
                break
        else:
            person.complain(f"{name} does not end")


def check(place: str, ledger: Ledger) -> None:
    """Everything acknowledged is stored once, as it was sent, and in an order that people could have seen."""
    store = open_store(place)
    by_table: dict[str, list[Told]] = {}
    for told in ledger.told:
        by_table.setdefault(told.table, []).append(told)
    for name in ledger.tables:
        rows: list[StoredEvent] = []
        while more := store.events(name, len(rows), 10_000).result():
            rows += more
        events = [read_event(row.data) for row in rows]
        assert isinstance(events[0], Created)
        table = rebuild(events)
        if [row.position for row in rows] != list(range(1, len(rows) + 1)) or table.position != len(rows):
            ledger.complaints.append(f"{name}: a gap in its log")
        placed: list[tuple[Told, int]] = []
        for told in by_table.get(name, []):
            place_ = store.answer(name, stored_key(asker(digest(told.token), -1), told.key)).result()
            if place_ is None:
                ledger.complaints.append(f"lost: {told}")
                continue
            if stored_act(events, place_, told.seat) != told.action:
                ledger.complaints.append(f"something else was stored: {told}")
            placed.append((told, place_))
        newest, heard = 0, sorted(placed, key=lambda one: one[0].heard)
        for told, at in sorted(placed, key=lambda one: one[0].sent):
            while heard and heard[0][0].heard < told.sent:
                newest = max(newest, heard.pop(0)[1])
            if at <= newest:
                ledger.complaints.append(f"out of order: {told}")
    store.close()
