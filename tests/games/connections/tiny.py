"""A small deck and a plain referee for rule examples, and positions written in the game's own text.

Card n has the words an, bn, cn, dn (north, east, south, west) and the value 1, 2, 3, 4, 5, 1, 2 …
a–c and b–d are clear, c–d is debatable with a reason, a–b without one, all else is no link:
so unturned cards always fit side by side.
"""

import re
from dataclasses import dataclass
from typing import Any

from connectable.games.connections import GAME, referee
from connectable.games.connections.deck.verdicts import WITHOUT_USAGE
from connectable.games.connections.engine.actions import Action
from connectable.games.connections.engine.cards import ACCEPTED, KIND_NAMES, REASONS
from connectable.games.connections.engine.state import State

COUNT = 40
VERDICTS = {"ac": ("clear", "same"), "bd": ("clear", "said"), "cd": ("debatable", "found"), "ab": ("debatable", "")}


@dataclass(frozen=True)
class Card:
    words: tuple[str, str, str, str]
    value: int
    translations: tuple[()] = ()


@dataclass(frozen=True)
class Verdicts:
    unknown: frozenset[str] = frozenset()

    def table(self, words: tuple[str, ...], language: str = "en") -> bytes:
        known = [referee.knows(word) for word in words]
        found = bytes(
            byte_of(referee.judge(one, two)) if known[a] and known[b] else 0
            for a, one in enumerate(words)
            for b, two in enumerate(words)
        )
        return found if language == "en" else found.translate(WITHOUT_USAGE)


@dataclass(frozen=True)
class Deck:
    cards: tuple[Card, ...]
    hash: str
    verdicts: Verdicts = Verdicts()


@dataclass(frozen=True)
class Verdict:
    kind: str
    score: float
    reason: str


def read_deck(text: str) -> Deck:
    """`tiny`, or `tiny N` for N cards."""
    count = int(text.removeprefix("tiny") or COUNT)
    cards = tuple(Card((f"a{n}", f"b{n}", f"c{n}", f"d{n}"), (n - 1) % 5 + 1) for n in range(1, count + 1))
    unknown = frozenset(word for card in cards for word in card.words if not referee.knows(word))
    return Deck(cards, text, Verdicts(unknown))


def judge(a: str, b: str) -> Verdict:
    kind, reason = VERDICTS.get("".join(sorted(a[0] + b[0])), ("no", ""))
    return Verdict(kind, 0.0, reason)


def byte_of(verdict: Any) -> int:
    return KIND_NAMES.index(verdict.kind) + 4 * REASONS.index(verdict.reason) + ACCEPTED * accepts(verdict)


def accepts(verdict: Any) -> bool:
    return verdict.kind == "clear" or (verdict.kind == "debatable" and bool(verdict.reason))


def knows(word: str) -> bool:
    return word != "?"


def start(seats: int, **options: Any) -> State:
    return GAME.start(seats, {"deck": "tiny", **options})


def position(seats: int, options: dict[str, Any], rest: int = -1, **fields: Any) -> State:
    """A position in play: fields not given are as at the start; `rest` is the seat that holds all other cards.

    `piles` may be left out for one closed pile, or give the open cards of each pile; the face-down ones fill up.
    """
    fresh = start(seats, **options)
    head = GAME.format(fresh).split("\nround")[0]
    lines = {"round": "1", "stage": "playing", "turn": "0", "hands": " / ".join("-" * seats)} | fields
    lines["piles"] = " / ".join(f"0 {part}".strip() for part in lines.get("piles", "").split(" / "))
    named = set(cards_in(lines))
    free = [card for card in range(1, COUNT + 1) if card not in named]
    hands = lines["hands"].split(" / ")
    if rest >= 0:
        hands[rest] = " ".join(map(str, free)) + (f" {hands[rest]}" if hands[rest] != "-" else "")
        lines["hands"] = " / ".join(hands)
    else:
        lines["piles"] = re.sub("^0", str(len(free)), lines["piles"])
    if seats > 1 and rest >= 0 and "flags" not in lines and "piles" not in fields:
        lines["flags"] = "began-empty"
    return GAME.read(head + "\n" + "".join(f"{name} {text}\n" for name, text in lines.items()))


def cards_in(lines: dict[str, str]) -> list[int]:
    """The cards that a position names."""
    found = []
    for name in ("hands", "aside"):
        found += [int(card) for card in re.findall(r"\d+", lines.get(name, ""))]
    for name in ("web", "building", "quads", "lines"):
        found += [int(card) for card in re.findall(r"(\d+)\.\d", lines.get(name, ""))]
    for pile in lines["piles"].split(" / "):
        found += [int(card) for card in pile.split()[1:]]
    return found


def do(state: State, *acts: str) -> State:
    """The state after these actions, each `SEAT notation` (−1: chance)."""
    for one in acts:
        seat, _, text = one.partition(" ")
        state = GAME.apply(state, int(seat), GAME.parse(state, int(seat), text))
    return state


def lay(state: State, seat: int, card: int, x: int, y: int, turn: int = 0) -> State:
    """A whole placement on the web."""
    return do(state, f"{seat} card {card}", f"{seat} at {x},{y}", f"{seat} turn {turn}")


def refused(state: State, act: str) -> str:
    """The key of the refusal, empty if the action is legal."""
    seat, _, text = act.partition(" ")
    refusal = GAME.refusal(state, int(seat), GAME.parse(state, int(seat), text))
    return refusal.key if refusal else ""


def listed(state: State, seat: int) -> list[str]:
    return [GAME.notation(action) for action in GAME.legal(state, seat)]


def points(state: State) -> list[int]:
    return [sum(own) for own in state.scores]


def view(state: State, seat: int | None) -> Any:
    return GAME.view(state, seat)


def chance_first(state: State) -> State:
    """The state after every due action of chance, which always gives the first possible card."""
    while GAME.to_act(state) == (-1,):
        state = GAME.apply(state, -1, GAME.legal(state, -1)[0])
    return state


def numbers(cards: Any) -> list[int]:
    return [card + 1 for card in cards]


def action(state: State, seat: int, text: str) -> Action:
    return GAME.parse(state, seat, text)
