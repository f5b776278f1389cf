"""A whole position as text, both ways: one line per field; fields at their usual value are left out.

It holds everything, secrets included. The cards that nobody has seen are those that no field names.
"""

import json
from collections.abc import Callable
from typing import Final, TypeVar

from connectable.games.connections.engine.cards import REASONS
from connectable.games.connections.engine.rounds import first_round
from connectable.games.connections.engine.setup import QUADS, VERSIONS, checked
from connectable.games.connections.engine.state import (
    FRESH,
    STAGES,
    STEPS,
    Choice,
    Ended,
    Line,
    Miss,
    Pile,
    State,
    Vote,
    Window,
)
from connectable.games.connections.engine.web import x_of, y_of
from connectable.games.connections.notation import ENDS
from connectable.games.connections.position_checks import check
from connectable.games.connections.position_fields import FLAGS, READERS, whole

T = TypeVar("T")

HEADS: Final = {f"connections {rules}": rules for rules in VERSIONS}
MOST_TEXT: Final = 400_000


def format(state: State) -> str:
    """The position text."""
    setup = state.setup
    lines = [
        f"connections {setup.version}",
        f"seats {setup.seats}",
        f"options {setup.given}",
        f"pairs {setup.cards.hash}",
    ]
    lines += [f"{name} {text}" for name, text in fields(state) if text]
    return "\n".join(lines) + "\n"


def read(text: object) -> State:
    """The state of a position text; a ValueError names the line or field that is wrong."""
    if not isinstance(text, str) or len(text) > MOST_TEXT:
        raise ValueError("position: not a text of fair length")
    lines = text.split("\n")
    if lines[0] not in HEADS or len(lines) < 4:
        raise ValueError(f"position line 1: {lines[0]!r:.80} is not {' or '.join(map(repr, HEADS))}")
    found: dict[str, str] = {}
    for number, line in enumerate(lines[1:], start=2):
        name, _, value = line.partition(" ")
        if line and (name in found or name not in READERS):
            raise ValueError(f"position line {number}: {name!r:.80} is unknown or there twice")
        if line:
            found[name] = value
    return built(found, HEADS[lines[0]])


def built(found: dict[str, str], rules: str) -> State:
    """A state from its fields; those that are missing stay as at the start."""
    try:
        options = json.loads(found.get("options", "{}"))
    except (ValueError, RecursionError) as error:
        raise ValueError(f"position options: {error}") from None
    state = first_round(checked(whole(found.get("seats", "")), options, rules))
    if found.get("pairs") != state.setup.cards.hash:
        raise ValueError(
            f"position pairs: the deck in play has {state.setup.cards.hash}, not {found.get('pairs')!r:.80}"
        )
    for name, read in READERS.items():
        if name in found:
            try:
                read(state, found[name])
            except (ValueError, IndexError) as error:
                raise ValueError(f"position {name}: {error}") from None
    check(state)
    return state


def fields(state: State) -> list[tuple[str, str]]:
    """Every field with its text; empty = as at the start of a round."""
    flags = (state.began_empty, state.moved, state.stolen)
    return [
        ("round", str(state.round)),
        ("stage", STAGES[state.stage]),
        ("turn", str(state.turn)),
        ("step", STEPS[state.step] if state.step != FRESH else ""),
        ("drawn", str(state.drawn + 1) if state.drawn >= 0 else ""),
        ("drawing", str(state.drawing) if state.drawing >= 0 else ""),
        ("hands", by_seat(state.hands, cards_text)),
        ("known", cards_text(sorted(state.known))),
        ("piles", " / ".join(map(pile_text, state.piles))),
        ("web", " ".join(f"{piece_text(piece)}@{space_text(at)}" for at, piece in sorted(state.web.cells.items()))),
        ("choices", by_seat(state.choices, choice_text)),
        ("reasons", " ".join(f"{card + 1}={REASONS[reason]}" for card, reason in sorted(state.reasons.items()))),
        ("windows", " / ".join(map(window_text, state.windows))),
        ("vote", vote_text(state.vote)),
        ("rulings", rulings_text(state)),
        ("quiet", number_text(state.quiet)),
        ("flags", " ".join(name for name, is_set in zip(FLAGS, flags, strict=True) if is_set)),
        ("out", str(state.out) if state.out >= 0 else ""),
        ("idle", " ".join(str(seat) for seat, idle in enumerate(state.idle) if idle)),
        ("taken", number_text(state.taken)),
        ("building", by_seat(state.building, quad_text)),
        ("quads", by_seat(state.quads, lambda quads: " + ".join(map(pieces_text, quads)))),
        ("lines", by_seat(state.lines, lambda lines: " + ".join(map(line_text, lines)))),
        ("aside", cards_text(state.aside)),
        ("links", number_text(state.links)),
        ("scores", by_seat(state.scores, score_text)),
        ("ended", " | ".join(map(ended_text, state.ended))),
        ("misses", " ".join(map(str, state.misses)) if any(state.misses) else ""),
        ("missed-at", number_text(state.missed_at)),
        ("miss", miss_text(state, state.miss) if state.miss else ""),
        ("failed", pairs_text(state, sorted(state.failed))),
        ("pending", " / ".join(miss_text(state, miss) for miss in state.pending)),
        ("appealed", " ".join(str(seat) for seat, appealed in enumerate(state.appealed) if appealed)),
        ("turns", number_text(state.turns)),
        ("last", f"{state.last[0]} {state.last[1] + 1}" if state.last[0] >= 0 else ""),
    ]


def by_seat(items: tuple[T, ...], text: Callable[[T], str]) -> str:
    """Each seat's text, `-` for an empty one; nothing at all when every seat's is empty."""
    texts = [text(item) for item in items]
    return " / ".join(one or "-" for one in texts) if any(texts) else ""


def number_text(number: int) -> str:
    return str(number) if number else ""


def cards_text(cards: tuple[int, ...] | list[int]) -> str:
    return " ".join(str(card + 1) for card in cards)


def piece_text(piece: int) -> str:
    """A card with its turn: `17.1`."""
    return f"{piece // 4 + 1}.{piece % 4}" if piece >= 0 else "-"


def pieces_text(pieces: tuple[int, ...]) -> str:
    return " ".join(map(piece_text, pieces))


def quad_text(quad: tuple[int, int, int, int]) -> str:
    return pieces_text(quad) if max(quad) >= 0 else ""


def space_text(space: int) -> str:
    return f"{x_of(space)},{y_of(space)}" if space >= 0 else "-"


def choice_text(choice: Choice | None) -> str:
    return f"{choice.card + 1} {space_text(choice.space)} {REASONS[choice.reason] or '-'}" if choice else ""


def window_text(window: Window) -> str:
    pairs = ",".join(f"{a}:{b}:{line}" for a, b, line in window.pairs)
    fine = ",".join(map(str, window.fine)) or "-"
    return f"{window.seat} {space_text(window.space)} {pairs} {fine}"


def vote_text(vote: Vote | None) -> str:
    return " ".join(map(str, (vote.seat, vote.pair, vote.challenger, *vote.votes))) if vote else ""


def miss_text(state: State, miss: Miss) -> str:
    """Seat, card with its turn, place, the pairs that failed and those that held: `0 17.1 2,-1 12:40 13:7`."""
    pairs = " ".join(",".join(f"{a}:{b}" for a, b in some) for some in (miss.pairs, miss.held) if some)
    return f"{miss.seat} {piece_text(miss.card * 4 + miss.turn)} {place_text(state, miss.place)} {pairs}"


def place_text(state: State, place: int) -> str:
    """A space of the web, a place of the quad, or an end of a line: `2,-1`, `3`, `left:1`."""
    if state.setup.web:
        return space_text(place)
    return str(place + 1) if state.setup.way == QUADS else f"{ENDS[place % 2]}:{place // 2 + 1}"


def pairs_text(state: State, keys: list[int]) -> str:
    size = len(state.setup.cards.words)
    return " ".join(f"{key // size}:{key % size}" for key in keys)


def rulings_text(state: State) -> str:
    size = len(state.setup.cards.words)
    rulings = sorted(state.rulings.items())
    return " ".join(f"{key // size}:{key % size}:{'stands' if stands else 'falls'}" for key, stands in rulings)


def line_text(line: Line) -> str:
    return f"{line.left}:{line.right} {pieces_text(line.pieces)}".rstrip()


def score_text(own: tuple[int, ...]) -> str:
    return " ".join(map(str, own)) if any(own) else ""


def ended_text(ended: Ended) -> str:
    hands = " / ".join(cards_text(hand) or "-" for hand in ended.hands)
    return f"{ended.reason} {' '.join(map(str, ended.points))} ; {hands}"


def pile_text(pile: Pile) -> str:
    return f"{pile.hidden} {cards_text(pile.shown)}".rstrip()
