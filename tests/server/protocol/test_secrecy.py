"""Non-interference: two games that differ only in what a viewer cannot know give it the same bytes.

Everything that is sent to the viewer is compared: pushes, acks, refusals, views, records, undo; their content, size,
order and number. The twin games differ in hidden cards, in what is marked in secret, how often, and what is undone.
"""

import itertools
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from connectable.fairness.dice import commitment
from connectable.server.groups import code_claims
from connectable.server.tables import codes, create
from connectable.table import Seat, Settings
from connectable.table import create as create_table
from connectable.table.events import Created
from server.running_server import FAST, LiveSocket, RemoteTable, RunningServer

Steps = list[tuple[int, str]]
"""Who does what: an action, `#2` for the third legal one, or a command that begins with `/`."""

FEW: Steps = [(0, "mark 1"), (2, "mark 5")]
MANY: Steps = [(0, "mark 2"), (0, "mark 3"), (0, "/undo"), (2, "mark 9"), (0, "mark 4"), (0, "mark 8"), (2, "/undo")]
NONE: Steps = []


@cache
def twins() -> tuple[bytes, bytes]:
    """Two secrets that deal seat 1 the same card and the others different ones."""
    seen: dict[str, tuple[tuple[str, ...], bytes]] = {}
    for number in itertools.count():
        secret = number.to_bytes(32, "big")
        seats = tuple(Seat("human") for _ in range(3))
        created = Created(0, "x", "sealed", {}, Settings(), seats, "", secret)
        cards: tuple[str, ...] = create_table(created)[-1].table.state.cards
        old, other = seen.setdefault(cards[1], (cards, secret))
        if old[0] != cards[0] and old[2] != cards[2]:
            return other, secret
    raise AssertionError


@pytest.fixture
def fixed(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The same names and tokens, and no commitment, which differs with the secret."""
    monkeypatch.setattr(create, "new_name", lambda: "moss")
    for module in (codes, code_claims):
        monkeypatch.setattr(module, "new_code", lambda: "moss-123")
    monkeypatch.setattr(create, "commitment", lambda secret: "0" * len(commitment(secret)))
    return monkeypatch


class Witness:
    """A viewer that keeps everything it is sent."""

    def __init__(self, table: RemoteTable, seat: int | None, live: LiveSocket) -> None:
        self.table, self.seat, self.live = table, seat, live
        self.heard: list[str] = []

    def listen(self) -> None:
        """Everything up to the answer to a message of its own."""
        self.live.send(type="action", action="nonsense", position=0, key="mark")
        while '"key":"mark"' not in (text := str(self.live.socket.recv(timeout=10))):
            self.heard.append(text)
        self.heard.append(text)

    def look(self) -> None:
        for what in ("", "/record", "/events"):
            answer = self.table.get(self.seat, what)
            headers = {name: value for name, value in answer.headers.items() if name != "date"}
            self.heard.append(f"{answer.status_code} {headers} {answer.text}")

    def ask(self) -> None:
        """Whatever a seat may try: what is answered must not depend on what it cannot know."""
        if self.seat is None:
            return
        position = self.table.see(self.seat)["position"]
        for action in ("mark 1", "mark 9", "done", "deal 0 1", "rubbish"):
            for at in (position, max(0, position - 1), 0):
                body = {"action": action, "position": at, "key": f"t{len(self.heard)}", "try": True}
                answer = self.table.post(self.seat, "/actions", **body)
                self.heard.append(f"{answer.status_code} {answer.text}")
        asked: list[tuple[str, dict[str, object]]] = [
            ("undo", {}),
            ("propose", {"kind": "takeback"}),
            ("propose", {"kind": "stop"}),
            ("answer", {"kind": "stop", "agree": True}),
            ("propose", {"kind": "replace", "subject": 0}),
            ("answer", {"kind": "replace", "agree": False}),
            ("start", {}),
            ("chat", {"text": "well"}),
        ]
        for command, data in asked:
            answer = self.table.command(self.seat, command, f"c{len(self.heard)}", **data)
            self.heard.append(f"{answer.status_code} {answer.text}")


def story(
    place: Path, seat: int | None, fixed: pytest.MonkeyPatch, secret: bytes, parts: list[Steps], game: str = "sealed"
) -> list[str]:
    """All that the viewer is sent while this happens."""
    tokens = itertools.count()
    fixed.setattr(create, "new_token", lambda: f"token{next(tokens)}")
    fixed.setattr(create, "new_secret", lambda: secret)
    patient = replace(FAST, presence_grace=600.0)  # on a busy machine nobody is missed either
    with RunningServer(str(place), patient, clock=lambda: 1_000_000) as host:
        table = host.make("human", "human", "human", game=game, table_clock="turn 60")
        with table.live(seat) as live:
            witness = Witness(table, seat, live)
            for part in parts:
                for actor, step in part:
                    what = table.see(actor)["legal"][int(step[1:])] if step[0] == "#" else step
                    answer = table.command(actor, what[1:]) if what[0] == "/" else table.act(actor, what)
                    assert answer.status_code == 200, answer.text
                witness.listen()
                witness.look()
                witness.ask()
                witness.listen()
            with table.live(seat, after=3) as again:
                witness.heard.append(str(again.socket.recv(timeout=10)))
    return witness.heard


@pytest.mark.parametrize("seat", [1, None])
@pytest.mark.parametrize("secret", [FEW, MANY, NONE])
def test_what_a_viewer_cannot_know_changes_nothing_it_is_sent(
    seat: int | None, secret: Steps, fixed: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plain = story(tmp_path / "one", seat, fixed, twins()[0], [[], [(0, "mark 7")], []])
    other = story(tmp_path / "two", seat, fixed, twins()[1], [[], secret, []])
    assert len(plain) == len(other)
    for one, two in zip(plain, other, strict=True):
        assert one == two


def test_an_own_action_between_others_secrets(fixed: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own: Steps = [(1, "mark 3")]
    plain = story(tmp_path / "one", 1, fixed, twins()[0], [FEW, own, [(0, "done")], [(1, "done")]])
    other = story(tmp_path / "two", 1, fixed, twins()[1], [MANY, own, [(0, "mark 9"), (0, "done")], [(1, "done")]])
    assert plain == other


def test_the_witness_does_notice_what_it_may_know(fixed: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The test of the test: a public difference shows."""
    plain = story(tmp_path / "one", 1, fixed, twins()[0], [[], [(0, "mark 7")], []])
    other = story(tmp_path / "two", 1, fixed, twins()[1], [[], [(0, "mark 7"), (0, "done")], []])
    assert plain != other


@pytest.mark.parametrize("seat", [1, None])
def test_sheets_of_connnect_are_sealed(seat: int | None, fixed: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The same dice; what the others write, and whether they take it back, reaches nobody before all are done."""
    few: Steps = [(0, "#0")]
    many: Steps = [(0, "#1"), (0, "/undo"), (2, "#0"), (0, "#2"), (2, "/undo")]
    plain = story(tmp_path / "one", seat, fixed, twins()[0], [[], few, []], "connnect")
    other = story(tmp_path / "two", seat, fixed, twins()[0], [[], many, []], "connnect")
    assert plain == other
