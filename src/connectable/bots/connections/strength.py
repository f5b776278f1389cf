"""What tells the levels of Connections apart: the links they know, how far they look, how many choices they compare.

It judges no link itself: every link that a bot knows is one the referee accepts, except on trust, where all are, and
where people find links themselves (CX-J6): there a bot believes a pair by the referee's score plus an error of its own.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from connectable.bots.connections.engine.deck import KnownDeck
from connectable.bots.connections.engine.search import NEVER
from connectable.bots.levels import Thought, Worth
from connectable.games.connections import referee
from connectable.games.connections.content import near_table
from connectable.games.connections.engine.actions import Action
from connectable.games.connections.engine.cards import ACCEPTED, Cards
from connectable.games.connections.engine.setup import QUADS, QUICK, RUMMY
from connectable.games.connections.engine.state import State
from connectable.games.connections.referee import pair_table

MASK = (1 << 64) - 1


class Strength(NamedTuple):
    """What one level knows, and how far and wide it looks."""

    name: str
    familiar: float
    """It knows links from this score of the referee on: 4.1 is all that the referee accepts, 9 only the clear ones."""
    horizon: int
    """Turns it looks ahead."""
    choices: int
    """How many choices it plays out, the most promising ones."""
    error: float = 0.0
    """CX-J6: how far its own score of a pair is from the referee's, at most."""
    belief: float = referee.DEBATABLE
    """CX-J6: the least own score of a pair that it tries."""
    eye: int = 0
    """How many free spaces of a web it looks at where it does not search; 0: it looks everywhere."""
    wide: bool = True
    """Whether it weighs the open top card against those of its hand."""
    web: float = referee.DEBATABLE
    """On a web it lays links from this score on; in votes it goes by `familiar`."""
    quick: float = referee.DEBATABLE
    """In quick play it lays links from this score on: who sees more lays sooner, too, so that a link weighs more."""
    quads: float = referee.DEBATABLE
    """Quads: it knows links from this score on. Four cards must fit there, so that a link fewer weighs more."""
    runs: float = referee.DEBATABLE
    """Rummy: it knows links from this score on. Nearly every card fits somewhere there, so that what a player knows
    tells more than how far they look."""
    thefts: int = 1000
    """Rummy: how many of the others' long runs it looks at, before it steals from one."""


END = 1000
"""Turns that no round has."""
GENTLE = Strength(
    "gentle", 7.25, 0, 0, error=8.1, belief=8.0, eye=26, web=7.85, quick=7.1, quads=6.6, runs=8.8, thefts=0
)
GREEDY = Strength(
    "greedy", referee.DEBATABLE, 0, 0, error=7.0, belief=7.5, web=7.4, quick=7.0, quads=6.9, runs=7.95, thefts=0
)
EASY = Strength(
    "easy", 6.75, 5, 8, error=6.1, belief=7.0, wide=False, web=7.3, quick=6.91, quads=7.7, runs=9.65, thefts=1
)
MEDIUM = Strength("medium", 6.5, 7, 12, error=4.4, belief=6.5, web=7.27, quick=6.82, quads=7.3, runs=9.38, thefts=2)
SKILLED = Strength("skilled", 6.3, 9, 12, error=3.9, belief=6.25, web=6.8, quick=6.62, quads=6.95, runs=8.7)
STRONG = Strength("strong", 6.15, 10, 12, error=3.4, belief=6.0, web=6.48, quick=5.5, quads=6.73, runs=7.75)
CHAMPION = Strength("champion", referee.DEBATABLE, END, 24, error=1.8, belief=5.5)
READER = GREEDY._replace(web=referee.DEBATABLE, quick=referee.DEBATABLE, quads=referee.DEBATABLE)
"""Nobody's opponent: it tells what is there and plays positions out, with every link that the referee accepts."""
HURRIED = EASY._replace(web=referee.DEBATABLE, quads=referee.DEBATABLE, runs=referee.DEBATABLE, wide=True)
"""The same where a short search is both quicker and better than greedy play: quads and rummy."""
ADVISING = STRONG._replace(web=STRONG.familiar, quads=STRONG.familiar, runs=STRONG.familiar)
"""Gives hints and names rivals in reviews: it thinks like `strong` and overlooks no link that people would see."""
DOUBTED = 0.6
"""What a pair that the referee does not accept scores below those it does, whatever the words."""
SURE = 2.0
"""How far above its belief a level's own score is where it stands by a link against the referee."""


def believed(state: State, strength: Strength, a: int, b: int) -> bool:
    """Whether it votes for a link: one it does not know is none; on trust everything is one."""
    cards = state.setup.cards
    if state.setup.judge == "trust":
        return True
    if state.setup.own or state.setup.jury:  # what was accepted is challenged only against an own score far below
        return own_score(cards, strength, a, b) >= referee.DEBATABLE - DOUBTED
    return cards.verdict(a, b) >= ACCEPTED and score(cards.words[a], cards.words[b]) >= strength.familiar


def familiar_from(state: State, strength: Strength) -> float:
    """The score from which on it knows links in the way that is played."""
    by_way = {RUMMY: strength.runs, QUADS: strength.quads, QUICK: strength.quick}
    return by_way.get(state.setup.way, strength.web)


def own_score(cards: Cards, strength: Strength, a: int, b: int) -> float:
    """CX-J6: the referee's score of a pair plus an error that is fixed by level and pair."""
    one, two = cards.words[a], cards.words[b]
    found = score(one, two)
    if cards.verdict(a, b) < ACCEPTED:
        found = min(found, referee.DEBATABLE - DOUBTED)
    return found + error_of(strength, one, two)


def error_of(strength: Strength, one: str, two: str) -> float:
    """Between −error and +error, small ones more often: the mean of three even numbers made of a hash."""
    low, high = sorted((crc32(one.encode()), crc32(two.encode())))
    mixed = (low * 0x9E3779B97F4A7C15 + high * 0xC2B2AE3D27D4EB4F + crc32(strength.name.encode())) & MASK
    mixed = (mixed ^ mixed >> 31) * 0xBF58476D1CE4E5B9 & MASK
    mixed ^= mixed >> 29
    total = (mixed & 0xFFFF) + (mixed >> 16 & 0xFFFF) + (mixed >> 32 & 0xFFFF)
    return strength.error * (2.0 * total / (3 * 0xFFFF) - 1.0)


def deck_of(state: State, strength: Strength) -> KnownDeck:
    """The deck as that level knows it at this table, with what rulings and tries told; on trust everything fits."""
    setup = state.setup
    if setup.judge == "trust":
        return trusting(setup.cards)
    return as_told(setup.cards, as_played(state, strength), setup.own, *told(state))


def near_of(state: State, strength: Strength) -> bytes:
    """The same as a table: card × words + word → the sides of the card that it would lay against that word, as bits."""
    return patched(state.setup.cards, as_played(state, strength), state.setup.own, *told(state))


def as_played(state: State, strength: Strength) -> Strength:
    """The level with what it knows in the way that is played."""
    return strength._replace(familiar=familiar_from(state, strength))


def told(state: State) -> tuple[frozenset[int], frozenset[int]]:
    """The pairs that fell or failed, and those that were ruled to stand."""
    fallen = frozenset(key for key, stands in state.rulings.items() if not stands)
    stood = frozenset(key for key, stands in state.rulings.items() if stands)
    return fallen | (state.failed - stood), stood


@lru_cache(maxsize=4)
def trusting(cards: Cards) -> KnownDeck:
    return KnownDeck(cards.sides, cards.values, len(cards.words), bytes([15]) * len(cards.near))


@lru_cache(maxsize=16)
def as_told(cards: Cards, strength: Strength, own: bool, fallen: frozenset[int], stood: frozenset[int]) -> KnownDeck:
    return KnownDeck(cards.sides, cards.values, len(cards.words), patched(cards, strength, own, fallen, stood))


@lru_cache(maxsize=16)
def patched(cards: Cards, strength: Strength, own: bool, fallen: frozenset[int], stood: frozenset[int]) -> bytes:
    """What it knows or believes, without pairs that fell and with those that stand (CX-J4)."""
    near = believing(cards, strength) if own else known(cards, strength.familiar)
    if not fallen and not stood:
        return near
    table, places = bytearray(near), places_of(cards)
    size = len(cards.words)
    for key in fallen | stood:
        for word, other in (divmod(key, size), divmod(key, size)[::-1]):
            for card, side in places[word]:
                if key in stood:
                    table[card * size + other] |= 1 << side
                else:
                    table[card * size + other] &= ~(1 << side)
    return bytes(table)


@lru_cache(maxsize=4)
def places_of(cards: Cards) -> list[list[tuple[int, int]]]:
    """Word → the cards and sides it stands on."""
    found: list[list[tuple[int, int]]] = [[] for _ in cards.words]
    for place, word in enumerate(cards.sides):
        found[word].append(divmod(place, 4))
    return found


@lru_cache(maxsize=8)
def believing(cards: Cards, strength: Strength) -> bytes:
    """CX-J6: the pairs that the level would try, by its own score."""
    size = len(cards.words)
    table = bytearray([ACCEPTED]) * (size * size)
    for one in range(size):
        for two in range(one):
            if own_score(cards, strength, one, two) < strength.belief:
                table[one * size + two] = table[two * size + one] = 0
    return near_table(cards.sides, bytes(table), size)


@lru_cache(maxsize=16)
def known(cards: Cards, familiar: float) -> bytes:
    """Card × words + word → the sides of the card that the level would lay against that word, as bits."""
    if familiar <= referee.DEBATABLE:
        return cards.near
    size = len(cards.words)
    unknown = {
        (one, two)
        for one in range(size)
        for two in range(one)
        if cards.verdicts[one * size + two] >= ACCEPTED and score(cards.words[one], cards.words[two]) < familiar
    }
    table = bytearray(cards.near)
    for place, own in enumerate(cards.sides):
        card, side = divmod(place, 4)
        for other in range(size):
            if table[card * size + other] >> side & 1 and (max(own, other), min(own, other)) in unknown:
                table[card * size + other] -= 1 << side
    return bytes(table)


def score(one: str, two: str) -> float:
    """The referee's score, quicker where the shipped table has it."""
    found = pair_table.look_up(one, two)
    return found[0] / 100 if found else referee.judge(one, two).score


def thought_of(means: Sequence[float], done: int, first_step: Callable[[int], Action]) -> Thought:
    """The first step of the best candidate; of several that begin with the same step the best counts."""
    worths: dict[Action, float] = {}
    for choice, mean in enumerate(means):
        if mean > NEVER:
            action = first_step(choice)
            worths[action] = max(mean, worths.get(action, mean))
    best = max(worths, key=lambda action: worths[action]) if worths else first_step(0)
    return Thought(best, tuple(Worth(action, value) for action, value in worths.items()), done)
