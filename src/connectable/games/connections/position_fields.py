"""The fields of a position text, read back one by one; each trusts nothing and raises a ValueError.

`position.py` names the field and the line; whether the fields fit each other is checked in `position_checks.py`.
"""

import re
from collections.abc import Callable
from typing import Final, TypeVar

from connectable.games.connections.engine.cards import REASONS
from connectable.games.connections.engine.judging import pair_key, set_ruling
from connectable.games.connections.engine.setup import QUADS
from connectable.games.connections.engine.state import (
    NO_QUAD,
    SOURCES,
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
from connectable.games.connections.engine.web import empty_web, on_table, space_at

T = TypeVar("T")

FLAGS: Final = ("began-empty", "moved", "stolen")
SMALL: Final = re.compile(r"-?[0-9]{1,7}", re.ASCII)
ENDS: Final = ("full", "lives", "out", "quads", "quiet", "solitaire", "stuck", "taken")


def whole(text: str) -> int:
    if not SMALL.fullmatch(text):
        raise ValueError(f"{text!r:.80} is not a whole number")
    return int(text)


def within(text: str, least: int, most: int) -> int:
    """A number from `least` to `most`, both included."""
    number = whole(text)
    if not least <= number <= most:
        raise ValueError(f"{number} is not between {least} and {most}")
    return number


def one_of(text: str, names: tuple[str, ...]) -> int:
    if text not in names:
        raise ValueError(f"{text!r:.80} is not one of {', '.join(names)}")
    return names.index(text)


def seat_of(state: State, text: str) -> int:
    return within(text, 0, state.setup.seats - 1)


def card_of(state: State, text: str) -> int:
    return within(text, 1, state.setup.cards.count()) - 1


def cards_of(state: State, text: str) -> tuple[int, ...]:
    return tuple(card_of(state, part) for part in text.split()) if text != "-" else ()


def word_of(state: State, text: str) -> int:
    return within(text, 0, len(state.setup.cards.words) - 1)


def piece_of(state: State, text: str) -> int:
    card, _, turn = text.partition(".")
    return card_of(state, card) * 4 + within(turn, 0, 3)


def space_of(state: State, text: str) -> int:
    x, _, y = text.partition(",")
    space = space_at(within(x, -500, 500), within(y, -500, 500))
    if not on_table(space, state.web.reach):
        raise ValueError(f"{text} is off the table")
    return space


def by_seat(state: State, text: str, read: Callable[[State, str], T]) -> tuple[T, ...]:
    parts = text.split(" / ")
    if len(parts) != state.setup.seats:
        raise ValueError(f"{len(parts)} parts for {state.setup.seats} seats")
    return tuple(read(state, part) for part in parts)


def choice_of(state: State, text: str) -> Choice | None:
    if text == "-":
        return None
    card, space, reason = parts_of(text, 3)
    at = space_of(state, space) if space != "-" else -1
    return Choice(card_of(state, card), at, one_of(reason, ("-", *REASONS[1:])))


def parts_of(text: str, count: int) -> list[str]:
    parts = text.split()
    if len(parts) != count:
        raise ValueError(f"{text!r:.80} has {len(parts)} parts, not {count}")
    return parts


def window_of(state: State, text: str) -> Window:
    seat, space, pairs, fine = parts_of(text, 4)
    return Window(
        seat_of(state, seat),
        space_of(state, space) if space != "-" else -1,
        tuple(pair_of(state, pair) for pair in pairs.split(",")),
        tuple(seat_of(state, one) for one in fine.split(",")) if fine != "-" else (),
    )


def pair_of(state: State, text: str) -> tuple[int, int, int]:
    a, b, line = parts_of(text.replace(":", " "), 3)
    return word_of(state, a), word_of(state, b), within(line, 0, 499)


def quad_of(state: State, text: str) -> tuple[int, int, int, int]:
    if text == "-":
        return NO_QUAD
    a, b, c, d = (piece_of(state, part) if part != "-" else -1 for part in parts_of(text, 4))
    return a, b, c, d


def quads_of(state: State, text: str) -> tuple[tuple[int, int, int, int], ...]:
    return tuple(quad_of(state, part) for part in text.split(" + ")) if text != "-" else ()


def line_of(state: State, text: str) -> Line:
    ends, *pieces = text.split()
    left, _, right = ends.partition(":")
    return Line(
        tuple(piece_of(state, piece) for piece in pieces),
        within(left, 0, len(pieces)),
        within(right, 0, len(pieces)),
    )


def lines_of(state: State, text: str) -> tuple[Line, ...]:
    return tuple(line_of(state, part) for part in text.split(" + ")) if text != "-" else ()


def pile_of(state: State, text: str) -> Pile:
    hidden, _, shown = text.partition(" ")
    return Pile(within(hidden, 0, state.setup.cards.count()), cards_of(state, shown))


def score_of(state: State, text: str) -> tuple[int, ...]:
    return tuple(whole(part) for part in parts_of(text, len(SOURCES))) if text != "-" else (0,) * len(SOURCES)


def ended_of(state: State, text: str) -> Ended:
    head, _, hands = text.partition(" ; ")
    reason, *points = parts_of(head, state.setup.seats + 1)
    return Ended(ENDS[one_of(reason, ENDS)], tuple(map(whole, points)), by_seat(state, hands, cards_of))


def read_web(state: State, text: str) -> None:
    waiting = [window.space for window in state.windows] + [miss.place for miss in state.pending]
    state.web = empty_web(state.setup.cards, state.setup.table)
    for part in text.split():
        piece, _, at = part.partition("@")
        space = space_of(state, at)
        if space in state.web.cells:
            raise ValueError(f"{at} holds two cards")
        state.web = state.web.lay(space, piece_of(state, piece), space in waiting)


def read_vote(state: State, text: str) -> None:
    seat, pair, challenger, *votes = parts_of(text, 3 + state.setup.seats)
    given = tuple(within(vote, 0, 22) for vote in votes)
    if any(vote not in (0, 20, 21, 22) for vote in given):
        raise ValueError("a vote is 0, 20, 21 or 22")
    by = within(challenger, -1, state.setup.seats - 1)
    state.vote = Vote(seat_of(state, seat), within(pair, -1, 999), by, given)


def miss_of(state: State, text: str) -> Miss:
    seat, piece, place, *pairs = text.split()
    if len(pairs) not in (1, 2):
        raise ValueError(f"{text!r:.80} has {3 + len(pairs)} parts, not 4 or 5")
    laid = piece_of(state, piece)
    failed, *held = (tuple(two_words_of(state, pair) for pair in some.split(",")) for some in pairs)
    return Miss(seat_of(state, seat), laid // 4, place_of(state, place), laid % 4, failed, held[0] if held else ())


def place_of(state: State, text: str) -> int:
    """A space of the web, a place of the quad, or an end of a line."""
    if state.setup.web:
        return space_of(state, text)
    if state.setup.way == QUADS:
        return within(text, 1, 4) - 1
    end, _, line = text.partition(":")
    return (within(line, 1, 500) - 1) * 2 + one_of(end, ("left", "right"))


def two_words_of(state: State, text: str) -> tuple[int, int]:
    a, b = parts_of(text.replace(":", " "), 2)
    return word_of(state, a), word_of(state, b)


def read_failed(state: State, text: str) -> None:
    pairs = [two_words_of(state, part) for part in text.split()]
    state.failed = frozenset(pair_key(state, a, b) for a, b in pairs)


def read_misses(state: State, text: str) -> None:
    state.misses = tuple(within(part, 0, 1_000_000) for part in parts_of(text, state.setup.seats))


def read_appealed(state: State, text: str) -> None:
    appealed = [seat_of(state, part) for part in text.split()]
    state.appealed = tuple(seat in appealed for seat in range(state.setup.seats))


def read_rulings(state: State, text: str) -> None:
    for part in text.split():
        a, b, ruling = parts_of(part.replace(":", " "), 3)
        set_ruling(state, word_of(state, a), word_of(state, b), one_of(ruling, ("stands", "falls")) == 0)


def read_reasons(state: State, text: str) -> None:
    for part in text.split():
        card, _, reason = part.partition("=")
        state.reasons = state.reasons | {card_of(state, card): 1 + one_of(reason, REASONS[1:])}


def read_flags(state: State, text: str) -> None:
    given = text.split()
    for name in given:
        one_of(name, FLAGS)
    state.began_empty, state.moved, state.stolen = (name in given for name in FLAGS)


def read_last(state: State, text: str) -> None:
    seat, card = parts_of(text, 2)
    state.last = (seat_of(state, seat), card_of(state, card))


def read_idle(state: State, text: str) -> None:
    idle = [seat_of(state, part) for part in text.split()]
    state.idle = tuple(seat in idle for seat in range(state.setup.seats))


def setter(name: str, read: Callable[[State, str], object]) -> Callable[[State, str], None]:
    """A reader that puts what it finds into one field."""
    return lambda state, text: setattr(state, name, read(state, text))


def seatwise(name: str, read: Callable[[State, str], object]) -> Callable[[State, str], None]:
    return setter(name, lambda state, text: by_seat(state, text, read))


def counter(name: str) -> Callable[[State, str], None]:
    return setter(name, lambda _, text: within(text, 0, 1_000_000))


def nothing(state: State, text: str) -> None:
    """Read before."""


READERS: Final[dict[str, Callable[[State, str], None]]] = {
    "seats": nothing,
    "options": nothing,
    "pairs": nothing,
    "round": setter("round", lambda state, text: within(text, 1, state.setup.rounds)),
    "stage": setter("stage", lambda _, text: one_of(text, STAGES)),
    "turn": setter("turn", seat_of),
    "step": setter("step", lambda _, text: one_of(text, STEPS)),
    "drawn": setter("drawn", card_of),
    "drawing": setter("drawing", seat_of),
    "hands": seatwise("hands", lambda state, text: tuple(sorted(cards_of(state, text)))),
    "known": setter("known", lambda state, text: frozenset(cards_of(state, text))),
    "piles": setter("piles", lambda state, text: tuple(pile_of(state, part) for part in text.split(" / "))),
    "windows": setter("windows", lambda state, text: tuple(window_of(state, part) for part in text.split(" / "))),
    "pending": setter("pending", lambda state, text: tuple(miss_of(state, part) for part in text.split(" / "))),
    "web": read_web,
    "choices": seatwise("choices", choice_of),
    "reasons": read_reasons,
    "vote": read_vote,
    "rulings": read_rulings,
    "quiet": counter("quiet"),
    "flags": read_flags,
    "out": setter("out", seat_of),
    "idle": read_idle,
    "taken": counter("taken"),
    "building": seatwise("building", quad_of),
    "quads": seatwise("quads", quads_of),
    "lines": seatwise("lines", lines_of),
    "aside": setter("aside", cards_of),
    "links": counter("links"),
    "scores": seatwise("scores", score_of),
    "ended": setter("ended", lambda state, text: tuple(ended_of(state, part) for part in text.split(" | "))),
    "misses": read_misses,
    "missed-at": counter("missed_at"),
    "miss": setter("miss", miss_of),
    "failed": read_failed,
    "appealed": read_appealed,
    "turns": setter("turns", lambda state, text: within(text, 0, state.setup.seats)),
    "last": read_last,
}
"""Field → how it is read; windows and misses that wait come before the web, whose waiting cards they name."""
