"""A stub game with small actions, sealed or open, and a fixture that runs a command line in this process."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import TypeVar

import pytest

from connectable.cli import run
from connectable.contract import CHANCE, BadContent, Game, IllegalAction, Outcome, Refusal, Rng
from connectable.options import Option, Options, settle
from connectable.registry import GAMES

ROUNDS = 2
T = TypeVar("T")


@dataclass(frozen=True)
class State:
    sealed: bool
    round: int
    roll: int
    marks: tuple[tuple[int, ...], ...]
    """The marks of this round, by seat."""
    done: tuple[bool, ...]
    totals: tuple[int, ...]


class Marks(Game[State, str]):
    """In each round a die is rolled, then every seat adds up to two marks of 1 to 3, sealed or in turn."""

    name, rules, seats = "marks", "1", (1, 3)
    options = (
        Option("sealed", True),
        Option("goal", 3, span=(1, 9)),
        Option("mood", "calm", choices=("calm", "wild")),
        Option("sheet", "plain"),
    )

    def start(self, seats: int, options: Options | None = None, /) -> State:
        chosen = settle(self.options, options)
        if chosen["sheet"] != "plain":
            line = str(chosen["sheet"]).count("\n")
            raise BadContent("tb-check-unknown", {"file": "sheet"}, line, line)
        if chosen["goal"] == 7:
            raise ValueError("goal: seven does not go with calm")
        return State(chosen["sealed"] is True, 0, 0, ((),) * seats, (False,) * seats, (0,) * seats)

    def to_act(self, state: State, /) -> tuple[int, ...]:
        if state.round == ROUNDS:
            return ()
        if not state.roll:
            return (CHANCE,)
        waiting = tuple(seat for seat, done in enumerate(state.done) if not done)
        return waiting if state.sealed else waiting[:1]

    def legal(self, state: State, seat: int, /) -> list[str]:
        if seat == CHANCE:
            return [f"roll {face}" for face in range(1, 7)]
        return [*(f"add {mark}" for mark in (1, 2, 3) if len(state.marks[seat]) < 2), "done"]

    def label(self, state: State, /) -> str:
        return f"round {state.round} roll"

    def refusal(self, state: State, seat: int, action: str, /) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("MK-1", {"seat": seat})
        return None if action in self.legal(state, seat) else Refusal("MK-2", {"action": action})

    def apply(self, state: State, seat: int, action: str, /) -> State:
        if refusal := self.refusal(state, seat, action):
            raise IllegalAction(refusal)
        if seat == CHANCE:
            return replace(state, roll=int(action[-1]))
        if action != "done":
            return replace(state, marks=put(state.marks, seat, (*state.marks[seat], int(action[-1]))))
        state = replace(state, done=put(state.done, seat, True))
        if not all(state.done):
            return state
        count = len(state.done)
        totals = tuple(total + sum(marks) for total, marks in zip(state.totals, state.marks, strict=True))
        return State(state.sealed, state.round + 1, 0, ((),) * count, (False,) * count, totals)

    def preview(self, state: State, seat: int, action: str, /) -> dict[str, object]:
        return {"points": 0, "ends_turn": True} if action == "done" else {"points": int(action[-1]), "ends_turn": False}

    def view(self, state: State, seat: int | None, /) -> dict[str, object]:
        marks = [list(own) if seat == each or not state.sealed else [] for each, own in enumerate(state.marks)]
        return {"you": seat, "round": state.round, "roll": state.roll, "marks": marks, "totals": list(state.totals)}

    def shown(self, state: State, seat: int, action: str, to: int | None, /) -> str | None:
        return action if seat in (CHANCE, to) or not state.sealed or action == "done" else None

    def outcome(self, state: State, /) -> Outcome | None:
        if self.to_act(state):
            return None
        ranks = tuple(1 + sum(other > own for other in state.totals) for own in state.totals)
        return Outcome(state.totals, ranks, "over", tuple({"marks": own} for own in state.totals))

    def notation(self, action: str, /) -> str:
        return action

    def parse(self, state: State, seat: int, text: str, /) -> str:
        if text not in ("done", *(f"add {mark}" for mark in range(1, 10)), *(f"roll {face}" for face in range(1, 7))):
            raise ValueError(f"{text!r:.80} is neither add N nor done")
        return text

    def chance(self, state: State, /) -> list[tuple[str, float]]:
        return [(action, 1 / 6) for action in self.legal(state, CHANCE)]

    def format(self, state: State, /) -> str:
        return repr(state)

    def read(self, text: str, /) -> State:
        raise ValueError(f"{text!r:.80}: the stub reads no positions")

    def determinize(self, state: State, seat: int, rng: Rng, /) -> State:
        hidden: tuple[tuple[int, ...], ...] = ((),) * len(state.marks)
        return replace(state, marks=put(hidden, seat, state.marks[seat])) if state.sealed else state


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


GAME = Marks()


@dataclass
class Done:
    """The exit code and output of a command line."""

    code: int
    out: str
    err: str


RunCli = Callable[..., Done]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which this test saves games."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "connectable" / "games"


@pytest.fixture
def run_cli(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> RunCli:
    """Run a command line and type these lines; input ends after the last one."""
    module = ModuleType("marks")
    module.GAME = GAME  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "marks", module)
    monkeypatch.setitem(GAMES, "marks", "marks")

    def run_line(line: str, *typed: str) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(text + "\n" for text in typed)))
        code = run(line.split())
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return run_line
