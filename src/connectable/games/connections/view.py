"""What a seat, or a watcher, may know, built field by field and ready for JSON.

Cards go by their number (from 1); `cards` holds the words of every card that is named anywhere.
"""

from typing import Literal, NotRequired, TypedDict, cast

from connectable.games.connections.engine.cards import REASONS
from connectable.games.connections.engine.judging import asked, is_open, pair_report
from connectable.games.connections.engine.score import TIMES, totals
from connectable.games.connections.engine.setup import CLASSIC, SOLITAIRE
from connectable.games.connections.engine.state import OVER, SOURCES, State, Vote, Window, window_of
from connectable.games.connections.engine.web import SHUT, x_of, y_of
from connectable.games.connections.secrecy import sees

Way = Literal["classic", "endless", "solitaire", "quick", "quads", "rummy"]
Judge = Literal["referee", "vote", "trust"]
Stage = Literal["dealing", "playing", "over"]
Step = Literal["fresh", "laying", "returned"]
Link = Literal["", "opposite", "same", "is-a", "part", "made", "said", "family", "property", "found"]
"""A kind of link between two words; empty: none is known."""
Verdict = Literal["no", "debatable", "clear"]
Ruling = Literal["", "stands", "falls"]
VoteCast = Literal["", "stands", "falls", "abstain"]
RoundEnd = Literal["full", "out", "quiet", "stuck", "solitaire", "quads", "taken"]
Side = Literal["north", "east", "south", "west"]

STAGES: tuple[Stage, ...] = ("dealing", "playing", "over")
STEPS: tuple[Step, ...] = ("fresh", "laying", "returned")
VOTES: dict[int, VoteCast] = {0: "", 20: "stands", 21: "falls", 22: "abstain"}


class CardView(TypedDict):
    words: list[str]
    """North, east, south, west, unturned."""
    value: int


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
    stands: bool


class WindowView(TypedDict):
    seat: int
    pairs: list[PairView]
    fine: list[int]
    unanswered: list[int]


class VoteView(TypedDict):
    seat: int
    pair: PairView
    challenger: int
    votes: list[VoteCast]


class EndedView(TypedDict):
    reason: RoundEnd
    points: list[int]
    hands: list[list[int]]


class View(TypedDict):
    game: str
    way: Way
    judge: Judge
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
    last: list[int]
    """Seat and card of the latest placement."""
    drawn: int
    out: int
    chosen: ChoiceView | None
    """The viewer's own steps."""
    windows: list[WindowView]
    vote: VoteView | None
    rulings: list[RulingView]
    aside: list[int]
    links: int
    missed: int
    ended: list[EndedView]
    cards: dict[str, CardView]


def view(state: State, seat: int | None, to_act: tuple[int, ...]) -> View:
    """The view of a seat, None for a watcher."""
    setup = state.setup
    in_turn = not setup.at_once and state.stage != OVER
    found: View = {
        "game": "connections",
        "way": cast(Way, setup.way),
        "judge": cast(Judge, setup.judge),
        "turns": "at_once" if setup.turns == "at_once" else "in_turn",
        "table": setup.table,
        "timer": setup.timer,
        "open_hands": setup.open_hands,
        "round": state.round,
        "rounds": setup.rounds,
        "stage": STAGES[state.stage],
        "step": STEPS[state.step],
        "to_act": list(to_act),
        "turn": state.turn if in_turn else -1,
        "asked": seat is not None and asked(state, seat),
        "seats": [seat_view(state, seat, owner) for owner in range(setup.seats)],
        "together": sum(totals(state)),
        "piles": [{"left": pile.size(), "shown": numbers(pile.shown)} for pile in state.piles],
        "web": [cell_view(state, space) for space in sorted(state.web.cells)],
        "spots": spots_view(state),
        "last": [state.last[0], state.last[1] + 1],
        "drawn": state.drawn + 1,
        "out": state.out,
        "chosen": chosen_view(state, seat),
        "windows": [window_view(state, window) for window in state.windows],
        "vote": vote_view(state, state.vote) if state.vote is not None else None,
        "rulings": rulings_view(state),
        "aside": numbers(state.aside),
        "links": state.links,
        "missed": len(state.aside) if setup.way == SOLITAIRE else 0,
        "ended": [
            {
                "reason": cast(RoundEnd, one.reason),
                "points": list(one.points),
                "hands": [numbers(hand) for hand in one.hands],
            }
            for one in state.ended
        ],
        "cards": {},
    }
    found["cards"] = cards_view(state, found)
    return found


def numbers(cards: tuple[int, ...]) -> list[int]:
    return [card + 1 for card in cards]


def seat_view(state: State, seat: int | None, owner: int) -> SeatView:
    hand = state.hands[owner]
    seen = tuple(card for card in hand if sees(state, seat, owner, card))
    own = state.scores[owner]
    return {
        "hand": numbers(seen),
        "hidden": len(hand) - len(seen),
        "points": sum(own),
        "sources": {name: own[place] for place, name in enumerate(SOURCES) if own[place]},
        "idle": state.idle[owner],
        "building": [piece_view(piece) if piece >= 0 else None for piece in state.building[owner]],
        "quads": [[piece_view(piece) for piece in quad] for quad in state.quads[owner]],
        "lines": [[piece_view(piece) for piece in line.pieces] for line in state.lines[owner]],
    }


def piece_view(piece: int) -> PieceView:
    return {"card": piece // 4 + 1, "turn": piece % 4}


def cell_view(state: State, space: int) -> CellView:
    piece = state.web.cells[space]
    return {
        "card": piece // 4 + 1,
        "turn": piece % 4,
        "x": x_of(space),
        "y": y_of(space),
        "waiting": space in state.web.waiting,
        "reason": REASONS[state.reasons.get(piece // 4, 0)],
    }


def spots_view(state: State) -> list[list[int]]:
    """CX-J5, CX-K4: the free spaces beside the web, except those beside a card that waits."""
    times = TIMES if state.setup.way == CLASSIC else (1,) * len(TIMES)
    found = []
    for space, needs in sorted(state.web.needs.items()):
        if SHUT not in needs:
            sides = sum(need >= 0 for need in needs)
            found.append([x_of(space), y_of(space), sides, times[sides]])
    return found


def chosen_view(state: State, seat: int | None) -> ChoiceView | None:
    choice = state.choices[seat] if seat is not None else None
    if choice is None:
        return None
    space = [x_of(choice.space), y_of(choice.space)] if choice.space >= 0 else []
    return {"card": choice.card + 1, "space": space, "reason": REASONS[choice.reason]}


def window_view(state: State, window: Window) -> WindowView:
    others = [seat for seat in range(state.setup.seats) if seat != window.seat]
    return {
        "seat": window.seat,
        "pairs": [
            pair_view(state, pair[0], pair[1]) | {"line": pair[2] + 1, "open": is_open(state, pair)}
            for pair in window.pairs
        ],
        "fine": list(window.fine),
        "unanswered": [seat for seat in others if seat not in window.fine],
    }


def vote_view(state: State, vote: Vote) -> VoteView:
    window = window_of(state, vote.seat)
    assert window is not None, "a vote is on something that waits"
    a, b, _ = window.pairs[vote.pair]
    return {
        "seat": vote.seat,
        "pair": pair_view(state, a, b),
        "challenger": vote.challenger,
        "votes": [VOTES[given] for given in vote.votes],
    }


def pair_view(state: State, a: int, b: int) -> PairView:
    return cast(PairView, pair_report(state, a, b))


def rulings_view(state: State) -> list[RulingView]:
    """CX-J4: the house rulings, ready to be exported."""
    words = state.setup.cards.words
    size = len(words)
    return [
        {"words": [words[key // size], words[key % size]], "stands": stands}
        for key, stands in sorted(state.rulings.items())
    ]


def cards_view(state: State, found: View) -> dict[str, CardView]:
    """The words of all cards that this view names."""
    named = [cell["card"] for cell in found["web"]] + found["aside"]
    named += [card for pile in found["piles"] for card in pile["shown"]]
    named += [card for ended in found["ended"] for hand in ended["hands"] for card in hand]
    for one in found["seats"]:
        pieces = [piece for group in (*one["quads"], *one["lines"]) for piece in group]
        named += one["hand"] + [piece["card"] for piece in [*pieces, *one["building"]] if piece is not None]
    cards = state.setup.cards
    return {
        str(card): {"words": list(cards.names(card - 1)), "value": cards.values[card - 1]}
        for card in sorted(set(named))
    }
