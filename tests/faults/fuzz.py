"""Fuzzing by coverage: what people send is changed at random, and whatever reaches new lines is kept and changed again.

    python -m faults.fuzz [--seconds 60] [--target NAME]     (or: make fuzz)

The corpus is in `tests/fixtures/fuzz/NAME.json`, and every test run goes through it (`test_fuzz.py`). A target may
refuse its input in the ways it promises and in no other.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import msgspec

from connectable.contract import CHANCE
from connectable.games.connections.deck import house
from connectable.record import read_record, replay
from connectable.registry import content, game
from connectable.server.protocol.decoding import decoded
from connectable.server.protocol.new_table import JoinTable, NewTable
from connectable.server.protocol.socket import FromClient
from connectable.server.protocol.table import GiveCommand, TakeAction
from paths import ROOT

FOLDER = ROOT / "tests/fixtures/fuzz"
MOST_KEPT = 60
MOST_LENGTH = 6_000
GAMES = ("connnect", "connect5", "connections")
Target = Callable[[str], object]
PIECES = (
    "",
    " ",
    "\n",
    "0",
    "-1",
    "9" * 20,
    "é",
    "\u0e01",
    "\x00",
    "●",
    "─",
    "┼",
    "[",
    "]",
    "{",
    "}",
    '"',
    ",",
    "roll 1 2 3",
)


def notation(name: str) -> Target:
    """An action as people type it, in a state that is under way."""
    rules, state = game(name), midway(name, 12)

    def parse(text: str) -> None:
        for seat in (*rules.to_act(state), 0):
            action = rules.parse(state, seat, text)
            assert rules.parse(state, seat, rules.notation(action)) == action
            if rules.refusal(state, seat, action) is None and seat in rules.to_act(state):
                rules.apply(state, seat, action)

    return parse


def position(name: str) -> Target:
    rules = game(name)

    def read(text: str) -> None:
        state = rules.read(text)
        assert rules.read(rules.format(state)) == state
        for seat in (*range(rules.seats[0]), None):
            rules.view(state, seat)

    return read


def record(text: str) -> None:
    replay(read_record(text))


def message(*kinds: Any) -> Target:
    decoders = [msgspec.json.Decoder(kind) for kind in kinds]

    def read(text: str) -> None:
        for decoder in decoders:
            try:
                decoded(text.encode(errors="surrogatepass"), decoder)
            except msgspec.DecodeError:
                continue

    return read


def checked(name: str) -> Target:
    return lambda text: content(name).check(text)


def midway(name: str, actions: int, seats: int = 2) -> Any:
    rules, rng = game(name), random.Random(5)
    state = rules.start(seats)
    for _ in range(actions):
        if not (acting := rules.to_act(state)):
            break
        seat = rng.choice(acting)
        legal = [one for one, _ in rules.chance(state)] if seat == CHANCE else list(rules.legal(state, seat))
        state = rules.apply(state, seat, rng.choice(legal))
    return state


def targets() -> dict[str, Target]:
    found: dict[str, Target] = {"record": record}
    for name in GAMES:
        found |= {
            f"notation-{name}": notation(name),
            f"position-{name}": position(name),
            f"content-{name}": checked(name),
        }
    found["wire"] = message(NewTable, JoinTable, TakeAction, GiveCommand, FromClient)
    return found


def seeds(target: str) -> list[str]:
    """What is right, to begin with."""
    kind, _, name = target.partition("-")
    if kind == "notation":
        rules, state = game(name), midway(name, 12)
        return [rules.notation(one) for seat in rules.to_act(state) for one in rules.legal(state, seat)][:20]
    if kind == "position":
        return [game(name).format(midway(name, count)) for count in (0, 3, 12, 40)]
    if kind == "content":
        files = sorted((ROOT / "src/connectable/games" / name / "content").glob("*.t*"))[:2]
        rows = [",".join((*card.words, str(card.value))) for card in house().cards[:25]]
        return [path.read_text("utf-8")[:MOST_LENGTH] for path in files if path.suffix != ".bin"] + ["\n".join(rows)]
    if kind == "wire":
        return ['{"game": "connnect", "seats": ["human", "open"], "table": {"clock": "turn 60"}}', '{"type": "pong"}',
                '{"type": "action", "action": "x", "position": 1, "key": "k", "try": true}',
                '{"command": "undo", "key": "k", "data": {}}', '{"name": "Ada", "code": "", "seat": 1}']  # fmt: skip
    rules = game("connect5")
    entries = [[0, "place D1"], [1, "place D9"], ["table", {"undo": [1]}]]
    return [
        json.dumps(
            {"format": 1, "game": "connect5", "rules": rules.rules, "options": {}, "seats": 2, "entries": entries}
        )
    ]


class Coverage:
    """Which lines of the package a call reaches."""

    def __init__(self) -> None:
        self.known: set[tuple[str, int]] = set()
        self.fresh = 0

    def trace(self, frame: FrameType, event: str, argument: Any) -> Any:
        if "connectable" not in frame.f_code.co_filename:
            return None
        place = (frame.f_code.co_filename, frame.f_lineno)
        if event == "line" and place not in self.known:
            self.known.add(place)
            self.fresh += 1
        return self.trace

    def of(self, target: Target, text: str) -> int:
        """How many lines nobody had reached before; whatever the target does not promise is raised."""
        self.fresh = 0
        sys.settrace(self.trace)
        try:
            attempt(target, text)
        finally:
            sys.settrace(None)
        return self.fresh


def attempt(target: Target, text: str) -> None:
    try:
        target(text)
    except ValueError as error:  # BadContent, BadRecord, IllegalAction and what msgspec says are
        assert str(error), f"a refusal without a word: {text!r:.200}"


def changed(rng: random.Random, corpus: list[str]) -> str:
    """One of the corpus, changed here and there, or crossed with another."""
    text = rng.choice(corpus)
    for _ in range(rng.choice((1, 1, 2, 5))):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((0, 1, 1, 3, 20)))
        other = rng.choice(corpus)
        at = rng.randrange(len(other) + 1)
        piece = rng.choice(
            (*PIECES, chr(rng.randrange(32, 400)), other[at : at + rng.randrange(30)], text[start:end] * 2)
        )
        text = (text[:start] + piece + text[end:])[:MOST_LENGTH]
    return text


def kept(target: str) -> list[str]:
    path = FOLDER / f"{target}.json"
    found: list[str] = json.loads(path.read_text("utf-8")) if path.exists() else []
    return found


def fuzz(name: str, target: Target, seconds: float, seed: int) -> tuple[int, list[str]]:
    """How many were tried, and the corpus afterwards."""
    rng, coverage = random.Random(f"{seed} {name}"), Coverage()
    corpus = [text for text in (*seeds(name), *kept(name)) if coverage.of(target, text)]
    tried, until = 0, time.monotonic() + seconds
    while time.monotonic() < until:
        text = changed(rng, corpus)
        tried += 1
        if coverage.of(target, text):
            corpus.append(text)
    return tried, corpus[:MOST_KEPT]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--target", default="")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name, target in targets().items():
        if chosen.target in name:
            tried, corpus = fuzz(name, target, chosen.seconds, chosen.seed)
            text = json.dumps(corpus, ensure_ascii=True, indent=0)
            (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")
            print(f"{name}: {tried} tried, {len(corpus)} kept", flush=True)


if __name__ == "__main__":
    main()
