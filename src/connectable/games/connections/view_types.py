"""The view of Connections as types: what a seat, or a watcher, is sent. The client's types are made of them."""

from typing import Literal, NotRequired, TypedDict

Way = Literal["classic", "endless", "solitaire", "quick", "quads", "rummy"]
Judge = Literal["referee", "jury", "vote", "trust"]
Find = Literal["shown", "own"]
Language = Literal["en", "th", "it", "de", "fr", "es", "any"]
Stage = Literal["dealing", "playing", "over"]
Step = Literal["fresh", "laying", "returned"]
Link = Literal["", "opposite", "same", "is-a", "part", "made", "said", "family", "property", "found"]
"""A kind of link between two words; empty: none is known."""
Verdict = Literal["no", "debatable", "clear", "unknown"]
"""Unknown: it is not told before the card is laid."""
Ruling = Literal["", "stands", "falls"]
VoteCast = Literal["", "stands", "falls", "abstain"]
RoundEnd = Literal["full", "lives", "out", "quiet", "stuck", "solitaire", "quads", "taken"]
Side = Literal["north", "east", "south", "west"]


class CardView(TypedDict):
    words: list[str]
    """North, east, south, west, unturned; in English, or as the deck's author wrote them."""
    value: int
    id: int
    """CX-O6: its place in the deck, whichever cards are in play."""
    ids: list[int]
    """Of its words."""
    translations: NotRequired[dict[str, list[str]]]
    """Its words in the language of the game, or in all with `any`, where the deck has them."""


class PieceView(TypedDict):
    card: int
    turn: int
    """Quarter turns clockwise."""


class CellView(PieceView):
    x: int
    y: int
    waiting: bool
    reason: Link


class PileView(TypedDict):
    left: int
    shown: list[int]
    """Face up, the top one last."""


class SeatView(TypedDict):
    hand: list[int]
    """The cards that the viewer knows."""
    hidden: int
    """How many more it holds."""
    points: int
    sources: dict[str, int]
    """Only those that gave any."""
    idle: bool
    building: list[PieceView | None]
    quads: list[list[PieceView]]
    lines: list[list[PieceView]]


class ChoiceView(TypedDict):
    card: int
    space: list[int]
    reason: Link


class PairView(TypedDict):
    """Two words that meet, as the referee and the table see them."""

    words: list[str]
    ids: list[int]
    verdict: Verdict
    reason: Link
    ruling: Ruling
    """The house ruling; empty: there is none."""
    side: NotRequired[Side]
    """In previews: the side of the card that meets the other word."""
    line: NotRequired[int]
    """In windows."""
    open: NotRequired[bool]
    """In windows: whether it can be challenged."""


class RulingView(TypedDict):
    """CX-J4: what the table has decided about two words."""

    words: list[str]
    ids: list[int]
    stands: bool


class FailedView(TypedDict):
    """CX-J6: two words that failed in a try."""

    words: list[str]
    ids: list[int]


class WindowView(TypedDict):
    seat: int
    pairs: list[PairView]
    fine: list[int]
    unanswered: list[int]


class VoteView(TypedDict):
    seat: int
    pair: PairView
    """The first of the pairs."""
    pairs: NotRequired[list[PairView]]
    """Of an appeal: all of them."""
    challenger: int
    """−1: the seat itself appeals."""
    votes: list[VoteCast]


class MissView(PieceView):
    """CX-J6: a try that failed, where it was laid, and why."""

    seat: int
    pairs: list[PairView]
    """Those that failed."""
    held: list[PairView]
    """The others."""
    x: NotRequired[int]
    y: NotRequired[int]
    """On a web."""
    place: NotRequired[int]
    """In a quad, from 1."""
    line: NotRequired[int]
    end: NotRequired[Literal["left", "right"]]
    """In rummy."""


class EndedView(TypedDict):
    reason: RoundEnd
    points: list[int]
    hands: list[list[int]]


class View(TypedDict):
    game: str
    way: Way
    judge: Judge
    find: Find
    words: Language
    """CX-O6: the language of the words; `any`: every reader's own."""
    turns: Literal["in_turn", "at_once"]
    table: int
    timer: bool
    open_hands: bool
    round: int
    rounds: int
    stage: Stage
    step: Step
    to_act: list[int]
    turn: int
    """The seat in turn, −1 when all play at once or nobody does."""
    asked: bool
    """Whether the viewer has something to answer or vote on."""
    seats: list[SeatView]
    together: int
    """CX-O3: the sum of all points."""
    piles: list[PileView]
    web: list[CellView]
    spots: list[list[int]]
    """Where the web can grow, in reading order: x, y, the sides that would touch and the factor of a placement."""
    joined: dict[str, str]
    """Why the pairs on the table hold: two ids of words → a kind of link, empty for none, or the house ruling: stands,
    falls. The ids stand in the order in which the link runs (CX-J3), the lower one first where it runs both ways."""
    last: list[int]
    """Seat and card of the latest placement."""
    drawn: int
    out: int
    chosen: ChoiceView | None
    """The viewer's own steps."""
    windows: list[WindowView]
    vote: VoteView | None
    rulings: list[RulingView]
    misses: list[int]
    """By seat, in the whole game."""
    miss: MissView | None
    """The latest."""
    failed: list[FailedView]
    pending: list[MissView]
    """CX-J7: misses that their seats may still appeal; the cards lie as waiting ones."""
    appealed: list[bool]
    """By seat: whether the appeal of the turn (all at once: of the round) is used."""
    tries_left: int
    """CX-J6: misses that the seat in turn (alone: this card, or the game where lives are set) still has; −1 where a
    miss has no such limit."""
    lives: int
    """Left; 0 where there is no limit."""
    deck_size: int
    """Cards that come into play in a round."""
    aside: list[int]
    links: int
    missed: int
    """Solitaire: cards laid aside."""
    ended: list[EndedView]
    cards: dict[str, CardView]
