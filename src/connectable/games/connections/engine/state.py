"""The state of a game and the small records in it; equal when their position texts are.

It says what is on the table and in the hands, not what may be done.
"""

from typing import Final, TypeVar, final

from connectable.games.connections.engine.setup import Setup
from connectable.games.connections.engine.web import Web

T = TypeVar("T")

DEALING: Final = 0
PLAYING: Final = 1
OVER: Final = 2
STAGES: Final = ("dealing", "playing", "over")

FRESH: Final = 0
"""Step of a turn: nothing done yet."""
LAYING: Final = 1
"""Step of a turn: a card was drawn or taken."""
RETURNED: Final = 2
"""Step of a turn (quads): only *done* is left."""
STEPS: Final = ("fresh", "laying", "returned")

NO_QUAD: Final = (-1, -1, -1, -1)
NO_CARDS: Final[frozenset[int]] = frozenset()
NO_RULINGS: Final[dict[int, bool]] = {}
NO_REASONS: Final[dict[int, int]] = {}
"""Shared by states: dicts in a state are replaced, never changed."""

LINKS: Final = 0
HANDS: Final = 1
FALLEN: Final = 2
COLLECTED: Final = 3
MADE: Final = 4
RUNS: Final = 5
WEB: Final = 6
SOURCES: Final = ("links", "hands", "falls", "collected", "quads", "runs", "web")
"""Where points come from, in the order of `State.scores`."""


@final
class Pile:
    """Cards face down (how many; which they are nobody knows) under cards face up, the top one last."""

    def __init__(self, hidden: int, shown: tuple[int, ...]) -> None:
        self.hidden: Final = hidden
        self.shown: Final = shown

    def size(self) -> int:
        return self.hidden + len(self.shown)


@final
class Choice:
    """CX-K5: what a seat has chosen of a placement so far; nobody else sees it."""

    def __init__(self, card: int, space: int, reason: int) -> None:
        self.card: Final = card
        self.space: Final = space
        """−1: not yet."""
        self.reason: Final = reason
        """0: none."""


@final
class Window:
    """CX-J5: something laid that waits until every other seat has said fine."""

    def __init__(self, seat: int, space: int, pairs: tuple[tuple[int, int, int], ...], fine: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.space: Final = space
        """Where the card waits on the web; −1: a quad, or lines of rummy."""
        self.pairs: Final = pairs
        """(word, word, line of rummy or 0)."""
        self.fine: Final = fine
        """The seats that said fine."""


@final
class Vote:
    """CX-J2: the open vote on one pair; votes by seat: 0 none yet, else the kind of the action.

    CX-J7: on an appeal, pair and challenger are −1; it covers every pair of the miss that waits.
    """

    def __init__(self, seat: int, pair: int, challenger: int, votes: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.pair: Final = pair
        self.challenger: Final = challenger
        self.votes: Final = votes


@final
class Miss:
    """CX-J6: a try with pairs that were not accepted."""

    def __init__(
        self,
        seat: int,
        card: int,
        place: int,
        turn: int,
        pairs: tuple[tuple[int, int], ...],
        held: tuple[tuple[int, int], ...],
    ) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.place: Final = place
        """A space of the web, a place of the quad, or line × 2 + end."""
        self.turn: Final = turn
        self.pairs: Final = pairs
        """The words of the pairs that failed."""
        self.held: Final = held
        """Those of the others: everybody has heard of them, too."""


@final
class Line:
    """Rummy: pieces (card × 4 + turn) from left to right, and how many of this turn are at each end."""

    def __init__(self, pieces: tuple[int, ...], left: int, right: int) -> None:
        self.pieces: Final = pieces
        self.left: Final = left
        self.right: Final = right


@final
class Ended:
    """A round that is over: how, what each seat won in it, and the hands that were left (CX-G1: shown to all)."""

    def __init__(self, reason: str, points: tuple[int, ...], hands: tuple[tuple[int, ...], ...]) -> None:
        self.reason: Final = reason
        self.points: Final = points
        self.hands: Final = hands


@final
class State:
    """Everything about a game at one moment. `copy` first, then change the copy, never a state you were given."""

    def __init__(self, setup: Setup, web: Web) -> None:
        self.setup = setup
        self.round = 1
        self.stage = DEALING
        self.turn = 0
        self.step = FRESH
        self.drawn = -1
        """The card drawn this turn (classic, endless)."""
        self.drawing = -1
        """The seat that a card of the closed pile is due to."""
        self.hands: tuple[tuple[int, ...], ...] = ()
        """By seat, sorted: a hand has no order."""
        self.known: frozenset[int] = NO_CARDS
        """CX-G1: cards in hands that have lain open."""
        self.unseen: tuple[int, ...] = ()
        """Sorted: the cards in the piles that nobody has seen."""
        self.piles: tuple[Pile, ...] = ()
        self.web = web
        self.choices: tuple[Choice | None, ...] = ()
        self.reasons: dict[int, int] = NO_REASONS
        """Card on the table → the reason it was laid with."""
        self.windows: tuple[Window, ...] = ()
        self.vote: Vote | None = None
        self.rulings: dict[int, bool] = NO_RULINGS
        """CX-J4: lower word × words + higher word → stands."""
        self.felled: frozenset[int] = NO_CARDS
        """The words of all pairs that were ruled to fall."""
        self.ruled: frozenset[int] = NO_CARDS
        """The words of all pairs with a ruling."""
        self.misses: tuple[int, ...] = ()
        """CX-J6: misses of each seat in the whole game."""
        self.missed_at = 0
        """What the seat in turn had missed when its turn began; solitaire: when its card came."""
        self.miss: Miss | None = None
        """The latest miss, shown to all."""
        self.failed: frozenset[int] = NO_CARDS
        """The pairs that failed in tries: everybody has seen it."""
        self.pending: tuple[Miss, ...] = ()
        """CX-J7: misses that can still be appealed, by seat; their cards lie as waiting ones."""
        self.appealed: tuple[bool, ...] = ()
        """CX-J7: who has used the appeal of the turn; all at once: of the round."""
        self.turns = 0
        """Rummy with first turns: how many seats have had one in this round."""
        self.quiet = 0
        """CX-G4, CX-5: turns in a row that changed nothing."""
        self.began_empty = False
        """Whether this turn began with an empty pile."""
        self.moved = False
        """Quads in turn: something was taken, returned or finished this turn."""
        self.stolen = False
        self.out = -1
        """Classic: the seat whose empty hand began the last turns."""
        self.idle: tuple[bool, ...] = ()
        """Who said stuck (quick) or pass (quads at once)."""
        self.taken = 0
        """CX-5: cards taken since the last quad that stood."""
        self.building: tuple[tuple[int, int, int, int], ...] = ()
        self.quads: tuple[tuple[tuple[int, int, int, int], ...], ...] = ()
        self.lines: tuple[tuple[Line, ...], ...] = ()
        self.aside: tuple[int, ...] = ()
        self.links = 0
        """Solitaire: pairs made."""
        self.scores: tuple[tuple[int, ...], ...] = ()
        self.ended: tuple[Ended, ...] = ()
        self.last: tuple[int, int] = (-1, -1)
        """The seat and card of the latest placement."""

    def copy(self) -> "State":
        new = State(self.setup, self.web)
        new.round, new.stage, new.turn, new.step = self.round, self.stage, self.turn, self.step
        new.drawn, new.drawing, new.hands, new.known = self.drawn, self.drawing, self.hands, self.known
        new.unseen, new.piles, new.choices, new.reasons = self.unseen, self.piles, self.choices, self.reasons
        new.windows, new.vote, new.rulings, new.quiet = self.windows, self.vote, self.rulings, self.quiet
        new.began_empty, new.moved, new.stolen, new.out = self.began_empty, self.moved, self.stolen, self.out
        new.idle, new.taken, new.building, new.quads = self.idle, self.taken, self.building, self.quads
        new.lines, new.aside, new.links, new.scores = self.lines, self.aside, self.links, self.scores
        new.ended, new.last, new.felled, new.ruled = self.ended, self.last, self.felled, self.ruled
        new.misses, new.missed_at, new.miss, new.failed = self.misses, self.missed_at, self.miss, self.failed
        new.pending, new.appealed, new.turns = self.pending, self.appealed, self.turns
        return new

    def differs_in_choices_alone(self, other: "State") -> bool:
        """Whether everything but the seats' own steps is the same as in a state of the same game: not only equal, but
        the same objects, as `copy` leaves them. Then all that a watcher may see is the same, too."""
        return (
            (self.setup is other.setup and self.web is other.web and self.reasons is other.reasons)
            and (self.round == other.round and self.stage == other.stage and self.turn == other.turn)
            and (self.step == other.step and self.drawn == other.drawn and self.drawing == other.drawing)
            and (self.hands is other.hands and self.known is other.known and self.unseen is other.unseen)
            and (self.piles is other.piles and self.windows is other.windows and self.vote is other.vote)
            and (self.rulings is other.rulings and self.felled is other.felled and self.ruled is other.ruled)
            and (self.misses is other.misses and self.missed_at == other.missed_at and self.miss is other.miss)
            and (self.failed is other.failed and self.pending is other.pending and self.appealed is other.appealed)
            and (self.turns == other.turns and self.quiet == other.quiet and self.began_empty == other.began_empty)
            and (self.moved == other.moved and self.stolen == other.stolen and self.out == other.out)
            and (self.idle is other.idle and self.taken == other.taken and self.building is other.building)
            and (self.quads is other.quads and self.lines is other.lines and self.aside is other.aside)
            and (self.links == other.links and self.scores is other.scores and self.ended is other.ended)
            and self.last == other.last
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self is other or text_of(self) == text_of(other))

    def __hash__(self) -> int:
        return hash((self.round, self.stage, self.turn, self.step, self.hands, self.unseen, self.quiet, self.scores))


def text_of(state: State) -> str:
    """The position text; imported here, because `position.py` imports this module."""
    from connectable.games.connections.position import format

    return format(state)


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The tuple with one item replaced."""
    return (*items[:place], item, *items[place + 1 :])


def window_of(state: State, seat: int) -> Window | None:
    """The placement of that seat that waits for the others, or None."""
    for window in state.windows:
        if window.seat == seat:
            return window
    return None


def pending_of(state: State, seat: int) -> Miss | None:
    """The miss of that seat that it may still appeal, or None."""
    for miss in state.pending:
        if miss.seat == seat:
            return miss
    return None


def cards_left(state: State) -> int:
    """How many cards the piles hold, without one that is already due to a seat."""
    return sum([pile.size() for pile in state.piles]) - (1 if state.drawing >= 0 else 0)


def gain(state: State, seat: int, source: int, points: int) -> None:
    """Add points of one source to a state that is being made."""
    own = state.scores[seat]
    state.scores = put(state.scores, seat, put(own, source, own[source] + points))


def into_hand(state: State, seat: int, card: int, known: bool) -> None:
    """Add a card to a hand of a state that is being made."""
    state.hands = put(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
    if known:
        state.known = state.known | {card}
    if card in state.reasons:
        state.reasons = {other: reason for other, reason in state.reasons.items() if other != card}


def out_of_hand(state: State, seat: int, card: int) -> None:
    """Take a card from a hand of a state that is being made."""
    state.hands = put(state.hands, seat, tuple([own for own in state.hands[seat] if own != card]))
    state.known = state.known - {card}
