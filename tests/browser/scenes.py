"""Tables in a known state, for the browser tests and the pictures: seeded games given to the server as records.

It clicks nothing; what is shown of a table is the business of the tests.
"""

import json
import urllib.request
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from connectable.bots.levels import choose
from connectable.contract import CHANCE
from connectable.generator import Generator
from connectable.playout import pick
from connectable.record import Record
from connectable.registry import game as game_of
from paths import RECORDS

ENDED = {
    "connnect": "connnect/points",
    "connect5": "connect5/connect5",
    "connections": "connections/classic-out",
    "quads": "connections/quads-quads",
    "rummy": "connections/rummy-out",
}
"""Recorded games that came to their usual end, two ways of Connections among them."""
SEED = 7
NAMES = ["Ploy", "Jonas", "Mei", "Luca"]


class Scene(NamedTuple):
    """A place in the client, and what the browser must hold to see it."""

    path: str
    seats: list[dict[str, Any]]

    def kept(self, **settings: object) -> dict[str, str]:
        """What lies in the browser's storage."""
        chosen = {"language": "en", "name": "Ploy", "guided": ["connnect", "connect5", "connections"], **settings}
        return {"connectable.seats": json.dumps(self.seats), "connectable.settings": json.dumps(chosen)}

    def seat(self, seat: int) -> "Scene":
        """For a browser that holds that seat alone."""
        return self._replace(seats=[held for held in self.seats if held["seat"] == seat])

    def seen(self, house: str, seat: int = 0) -> Any:
        """What the server shows that seat."""
        held = self.seats[seat]
        return call(house, f"/api/tables/{held['table']}", None, held["token"])

    def visit(self, page: Page, house: str, **settings: object) -> None:
        """Opens it in a browser that holds nothing else, and waits until it is there.

        Until then its bar has other buttons."""
        if not page.url.startswith(house):
            page.goto(house)
        page.evaluate("kept => { localStorage.clear(); Object.assign(localStorage, kept); }", self.kept(**settings))
        page.goto(f"{house}{self.path}")
        expect(page.locator("#main")).to_be_visible()
        expect(page.locator(".opening")).to_have_count(0)


def call(house: str, path: str, body: object, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(f"{house}{path}", json.dumps(body).encode() if body else None, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def table(house: str, game: str, seats: list[str], **wish: Any) -> Scene:
    """A new table whose human seats this browser holds."""
    names = NAMES[: seats.count("human")]
    made = call(house, "/api/tables", {"game": game, "seats": seats, "names": names, **wish})
    held = [
        {"table": made["id"], "game": game, "seat": int(seat), "token": token, "code": made["code"], "at": 1}
        for seat, token in made["tokens"].items()
    ]
    return Scene(f"/t/{made['id']}", held)


def play(house: str, scene: Scene, *acts: str) -> None:
    """Acts of the seats in turn, over HTTP."""
    for number, act in enumerate(acts):
        held = scene.seats[number % len(scene.seats)]
        act_as(house, scene, held["seat"], act)


def act_as(house: str, scene: Scene, seat: int, action: str) -> None:
    held, position = scene.seats[seat], scene.seen(house, seat)["position"]
    body = {"action": action, "position": position, "key": f"{position}-{action.replace(' ', '')}"}
    call(house, f"/api/tables/{held['table']}/actions", body, held["token"])


def midway(house: str, game: str, steps: int, level: str = "greedy", seats: int = 2, **options: Any) -> Scene:
    """After that many actions of a seeded game, then on until the first seat is to act."""
    rules, rng = game_of(game), Generator(SEED)
    state = rules.start(seats, options)
    record = Record(game, rules.rules, options, seats)
    while len(record.entries) < steps or 0 not in rules.to_act(state):
        seat = rules.to_act(state)[0]
        action = pick(rules, state, seat, rng) if seat == CHANCE else choose(rules, level, state, seat, rng)
        record.play(seat, rules.notation(action))
        state = rules.apply(state, seat, action)
    return table(house, "", ["human"] + ["bot:greedy"] * (seats - 1), record=given(record))


class LastAct(NamedTuple):
    """The act with which a round ends."""

    scene: Scene
    seat: int
    action: str

    def take(self, house: str) -> None:
        act_as(house, self.scene, self.seat, self.action)


def before_round_two(house: str, game: str, seats: list[str], table_: dict[str, Any], **options: Any) -> LastAct:
    """A seeded game whose first round ends with one more act of a person; in Connections with a card that is laid."""
    wanted = "lay" if game == "connections" else ""
    for seed in range(SEED, SEED + 20):
        record, seat, action = first_round(game, len(seats), options, Generator(seed))
        if action.startswith(wanted) and seats[seat] == "human":
            return LastAct(table(house, "", seats, record=given(record), table=table_), seat, action)
    raise AssertionError("no round ended so")


def first_round(game: str, seats: int, options: dict[str, Any], rng: Generator) -> tuple[Record, int, str]:
    """The first round up to its last act, and that act."""
    rules = game_of(game)
    state, record = rules.start(seats, options), Record(game, rules.rules, options, seats)
    for _ in range(5_000):
        seat = rules.to_act(state)[-1]
        action = pick(rules, state, seat, rng) if seat == CHANCE else choose(rules, "greedy", state, seat, rng)
        after = rules.apply(state, seat, action)
        if rules.begins(after) == "round":
            return record, seat, rules.notation(action)
        record.play(seat, rules.notation(action))
        state = after
    raise AssertionError("no round ended")


def given(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in ("game", "rules", "options", "seats", "entries", "format")}


def ended(house: str, game: str) -> Scene:
    """A game that is over."""
    record = json.loads((RECORDS / f"{ENDED[game]}.json").read_text())
    seats = ["human"] + ["bot:greedy"] * (record["seats"] - 1)
    return table(house, "", seats, record=record)


def played(house: str, game: str = "connnect") -> Scene:
    """A game that was played here to its end, so that its dice can be checked."""
    scene = table(house, game, ["human"])
    (held,) = scene.seats
    path = f"/api/tables/{held['table']}"
    for number in range(500):
        seen = call(house, path, None, held["token"])
        if seen["phase"] == "over":
            return scene
        body = {"action": seen["legal"][0], "position": seen["position"], "key": f"played-{number}"}
        call(house, f"{path}/actions", body, held["token"])
    raise AssertionError("the game did not end")


def room(house: str) -> Scene:
    made = call(house, "/api/rooms", {"name": "Tuesday evening"})
    return Scene(f"/r/{made['id']}#{made['code']}", [])


def challenge(house: str, scene: Scene) -> Scene:
    """A friend is asked to play the deal of a solitaire game."""
    (held,) = scene.seats
    made = call(house, "/api/challenges", {"table": held["table"]}, held["token"])
    return Scene(made["link"].removeprefix(house), [])


@cache
def solo(house: str) -> Scene:
    """A game that several pages show."""
    return played(house)


PLACES: dict[str, Callable[[str], Scene]] = {
    "home": lambda house: Scene("/", []),
    "new": lambda house: Scene("/new/connnect", []),
    "new-connections": lambda house: Scene("/new/connections", []),
    "gathering": lambda house: table(house, "connect5", ["human", "open", "open"]),
    "connnect": lambda house: midway(house, "connnect", 60, seats=3),
    "connect5": lambda house: midway(house, "connect5", 16, level="random"),
    "connections": lambda house: midway(house, "connections", 30),
    "clocks": lambda house: table(house, "connect5", ["human", *["bot:greedy"] * 2], table={"clock": "turn 19"}),
    "result-connnect": lambda house: ended(house, "connnect"),
    "result-connect5": lambda house: ended(house, "connect5"),
    "result-connections": lambda house: ended(house, "connections"),
    "replay": lambda house: solo(house)._replace(path=f"{solo(house).path}?at=20"),
    "dice": lambda house: solo(house)._replace(path=solo(house).path.replace("/t/", "/dice/")),
    "challenge": lambda house: challenge(house, played(house)),
    "daily": lambda house: Scene(f"/daily/connnect/{call(house, '/api/daily', None)['today']}", []),
    "room": room,
    "room-new": lambda house: Scene("/r/new", []),
    "rules-connnect": lambda house: Scene("/rules/connnect", []),
    "rules-connect5": lambda house: Scene("/rules/connect5", []),
    "rules-connections": lambda house: Scene("/rules/connections", []),
    "settings": lambda house: Scene("/settings", []),
    "host": lambda house: Scene("/host", []),
    "lost": lambda house: Scene("/nowhere", []),
}
"""Every page of the client, by its name."""


def everywhere(house: str) -> dict[str, Scene]:
    """Every page at once, for the pictures."""
    return {name: make(house) for name, make in PLACES.items()}
