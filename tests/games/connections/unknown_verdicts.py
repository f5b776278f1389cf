"""Games that differ in nothing but verdicts that nobody has heard yet (CX-J6)."""

import json
import random
from typing import Any

from connectable.games.connections import GAME, preview
from connectable.games.connections.content import near_table
from connectable.games.connections.engine.cards import ACCEPTED, Cards
from connectable.games.connections.engine.setup import OPTIONS, Setup
from connectable.games.connections.engine.state import State
from connectable.generator import Generator
from connectable.options import settle
from connectable.testing import Trial

KINDS = (0, 1, ACCEPTED + 4 * 9 + 1, ACCEPTED + 4 * 6 + 2)
"""No link, debatable without a reason, found together, said together."""


def heard(trial: Trial, count: int) -> set[frozenset[int]]:
    """The pairs of every card laid in the first actions of a game."""
    found: set[frozenset[int]] = set()
    for state, seat, action in trial.steps[:count]:
        if seat >= 0 and action is not None:
            found |= {frozenset((own, other)) for _, own, other in preview.pairs_of(state, seat, action)}
    return found


def otherwise(state: State, known: set[frozenset[int]], seed: int) -> State:
    """The same position with other verdicts on every pair that nobody has heard about."""
    cards = state.setup.cards
    size = len(cards.words)
    table = bytearray(random.Random(seed).choices(KINDS, k=size * size))
    for a in range(size):
        table[a * size + a] = cards.verdict(a, a)
        table[a : a * size : size] = table[a * size : a * size + a]  # the order of two words does not matter
    for a, b in [tuple(pair) for pair in known if len(pair) == 2]:
        table[a * size + b], table[b * size + a] = cards.verdict(a, b), cards.verdict(b, a)
    verdicts = bytes(table)
    near = near_table(cards.sides, verdicts, size)
    new = state.copy()
    other = Cards(
        cards.words,
        cards.sides,
        cards.values,
        verdicts,
        near,
        cards.hash,
        cards.all_known,
        cards.ids,
        cards.card_ids,
        cards.translations,
    )
    options: dict[str, Any] = json.loads(state.setup.given)
    if state.setup.seats == 1:
        options = {"way": "solitaire"} | options
    new.setup = Setup(state.setup.version, state.setup.seats, settle(OPTIONS, options), state.setup.given, other)
    return new


def everything(trial: Trial, state: State, seat: int | None) -> dict[str, Any]:
    """All that a seat can learn by asking, in the order and at the length it is told."""
    found = dict(trial.looks(state, seat))
    if seat is None:
        return found
    legal = GAME.legal(state, seat)
    found["idle"] = GAME.notation(GAME.idle(state, seat)) if legal else ""
    found["tries"] = [GAME.is_try(state, seat, action) for action in legal]
    found["futile"] = [GAME.futile(state, seat, action, (seat,)) for action in legal]
    found["answers"] = GAME.answers(state, seat)
    found["guess"] = GAME.format(GAME.determinize(state, seat, Generator(1)))
    return found
