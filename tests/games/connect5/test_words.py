"""Every refusal the game can give has its sentence, with the values it needs, in all six languages; none is idle.

How the sentences read is a matter for people; what they must not contain is checked for all catalogues together.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import connectable
from connectable.contract import Detail, Refusal
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State
from connectable.i18n import LANGUAGES
from games.connect5.perft_page import twin
from games.connect5.positions import Position
from games.connect5.test_perft import dot_name, game_state

LOCALES = Path(connectable.__file__).parent / "locales"
WORDS = [("place", 1), ("stack", 1), ("step", 2), ("split", 2), ("jump", 3), ("split", 3), ("sandwich", 3)]

TRIED = [
    Position("start", "crossing", 2, 0),
    Position("straight", "ring", 2, 0, {"a": "0", "b": "1"}, (0, 0)),
    Position("doubles", "ring", 2, 0, {"a": "00", "b": "11", "c": "0", "d": "1", "e": "00"}, (0, 0)),
    Position("singles", "ring", 2, 0, {"a": "0", "b": "1", "c": "0", "d": "1", "e": "00", "f": "1"}, (1, 0)),
    Position("chain", "ring", 2, 0, {"b": "00", "c": "1", "e": "11"}, (0, 2)),
    Position("no tokens left", "ring", 2, 0, {"a": "00", "d": "1", "b": "0"}, (0, 0)),
    Position("five at once", "crossing", 2, 0, {"a": "0", "b": "0", "d": "0", "c": "0", "f": "1"}, (1, 1)),
    Position("all kinds", "mixed", 2, 0, {"a": "00", "b": "1", "g": "0", "d": "11", "c": "0"}, (1, 1)),
]


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    given = {refusal.key for refusal in refusals()}
    assert given == {key for key in keys() if key.startswith("c5-refusal-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_find_their_values(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(lang)))
    for refusal in {refusal.key: refusal for refusal in refusals()}.values():
        message = bundle.get_message(refusal.key)
        for pattern in (message.attributes["title"], message.value):
            assert pattern is not None
            text, faults = bundle.format_pattern(pattern, plain(refusal.detail))
            assert faults == [], f"{refusal.key}: {text}"


@cache
def refusals() -> list[Refusal]:
    """One refusal of each kind, from trying every action in the toy positions and one step further."""
    found: dict[str, Refusal] = {}
    for position in TRIED:
        state = twin(position, straight_jumps=position.name == "straight")
        names = [dot_name(state.board, dot) for dot in state.board.dots]
        start = game_state(state)
        for each in [start, *following(start)]:
            found |= {refusal.key: refusal for refusal in refused(each, [*names, "Z9"])}
    return list(found.values())


def following(state: State) -> list[State]:
    """The states after one action of each kind: chains in progress and finished rounds are among them."""
    [seat] = GAME.to_act(state)
    kinds = {GAME.notation(action).split()[0]: action for action in GAME.legal(state, seat)}
    return [GAME.apply(state, seat, action) for action in kinds.values()]


def refused(state: State, names: list[str]) -> Iterator[Refusal]:
    seat = (*GAME.to_act(state), 0)[0]
    for text in everything(names):
        refusal = GAME.refusal(state, seat, GAME.parse(state, seat, text))
        if refusal is not None:
            yield refusal
    other = GAME.refusal(state, 1 - seat, GAME.parse(state, 1 - seat, "pass"))
    assert other is not None
    yield other


def everything(names: list[str]) -> Iterator[str]:
    """Every action that can be typed with these dots."""
    yield from ("stop", "pass")
    for word, number in WORDS:
        for dots in product(names, repeat=number):
            yield " ".join([word, *dots])


def plain(detail: Detail) -> dict[str, str | int]:
    """Values as a language prints them: lists joined."""
    return {
        name: value if isinstance(value, str | int) else ", ".join(map(str, value)) for name, value in detail.items()
    }


def keys() -> list[str]:
    return [entry.id.name for entry in FluentParser().parse(catalogue("en")).body if isinstance(entry, ast.Message)]


def catalogue(lang: str) -> str:
    return (LOCALES / lang / "connect5.ftl").read_text(encoding="utf-8")
