"""What a seat, or a watcher, may know, built field by field and ready for JSON.

Cards go by their number (from 1); `cards` holds the words of every card that is named anywhere.
"""

from functools import lru_cache
from typing import Literal, NotRequired, TypedDict, cast

from connectable.games.connections.engine.cards import REASONS, Cards
from connectable.games.connections.engine.finding import MOST_MISSES, misses_in_turn
from connectable.games.connections.engine.joined import joined, why
from connectable.games.connections.engine.judging import asked, is_appeal, is_open, pair_report, voted_pairs
from connectable.games.connections.engine.score import TIMES, totals
from connectable.games.connections.engine.setup import CLASSIC, QUADS, SOLITAIRE
from connectable.games.connections.engine.state import OVER, SOURCES, Miss, State, Vote, Window
from connectable.games.connections.engine.web import SHUT, x_of, y_of
from connectable.games.connections.secrecy import sees

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

MOST_WATCHED, KEPT_CARDS, KEPT_SEATS = 64, 4096, 1024
"""States whose watchers' view is kept, cards whose words and places are, and seats."""
STAGES: tuple[Stage, ...] = ("dealing", "playing", "over")
STEPS: tuple[Step, ...] = ("fresh", "laying", "returned")
VOTES: dict[int, VoteCast] = {0: "", 20: "stands", 21: "falls", 22: "abstain"}


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
    """Why the pairs on the table hold: two ids of words, the lower one first → a kind of link, empty for none, or the
    house ruling: stands, falls."""
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


WATCHED: dict[int, tuple[State, View]] = {}
"""By the identity of the state, which stays the state's own while it is kept here."""


def view(state: State, seat: int | None, to_act: tuple[int, ...]) -> View:
    """The view of a seat, None for a watcher: what everybody sees, and the few things that are the seat's own."""
    seen = watched(state, to_act)
    if seat is None or not 0 <= seat < state.setup.seats:
        return seen
    own = seat_view(state, seat, seat)
    found = seen.copy()
    found["asked"] = asked(state, seat)
    found["seats"] = [own if owner == seat else other for owner, other in enumerate(seen["seats"])]
    found["chosen"] = chosen_view(state, seat)
    found["cards"] = cards_of(state, {int(card) for card in seen["cards"]} | set(own["hand"]))
    return found


def watched(state: State, to_act: tuple[int, ...]) -> View:
    """The view of a watcher; all viewers of a state share it, so it is kept for the latest ones."""
    found = WATCHED.get(id(state))
    if found is None or found[0] is not state:
        if len(WATCHED) >= MOST_WATCHED:
            WATCHED.clear()
        found = WATCHED[id(state)] = state, watchers_view(state, to_act)
    return found[1]


def watchers_view(state: State, to_act: tuple[int, ...]) -> View:
    setup = state.setup
    in_turn = not setup.at_once and state.stage != OVER
    found: View = {
        "game": "connections",
        "way": cast(Way, setup.way),
        "judge": cast(Judge, setup.judge),
        "find": "own" if setup.own else "shown",
        "words": cast(Language, setup.words),
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
        "asked": False,
        "seats": [seat_view(state, None, owner) for owner in range(setup.seats)],
        "together": sum(totals(state)),
        "piles": [{"left": pile.size(), "shown": numbers(pile.shown)} for pile in state.piles],
        "web": [cell_view(state, space) for space in sorted(state.web.cells)],
        "spots": spots_view(state),
        "joined": joined_view(state),
        "last": [state.last[0], state.last[1] + 1],
        "drawn": state.drawn + 1,
        "out": state.out,
        "chosen": None,
        "windows": [window_view(state, window) for window in state.windows],
        "vote": vote_view(state, state.vote) if state.vote is not None else None,
        "rulings": rulings_view(state),
        "misses": list(state.misses),
        "miss": miss_view(state, state.miss) if state.miss is not None else None,
        "failed": [{"words": two_words(state, key), "ids": two_ids(state, key)} for key in sorted(state.failed)],
        "pending": [miss_view(state, miss) for miss in state.pending],
        "appealed": list(state.appealed),
        "tries_left": tries_left(state),
        "lives": setup.lives - state.misses[0] if setup.lives else 0,
        "deck_size": setup.count,
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
    found["cards"] = cards_of(state, named_cards(found))
    return found


def tries_left(state: State) -> int:
    if not state.setup.own or state.setup.at_once:
        return -1
    if state.setup.lives:
        return max(0, state.setup.lives - state.misses[0])
    return max(0, MOST_MISSES - misses_in_turn(state, state.turn))


def numbers(cards: tuple[int, ...]) -> list[int]:
    return [card + 1 for card in cards]


def seat_view(state: State, seat: int | None, owner: int) -> SeatView:
    hand = state.hands[owner]
    seen = tuple([card for card in hand if sees(state, seat, owner, card)])
    lines = tuple([line.pieces for line in state.lines[owner]])
    laid = (state.building[owner], state.quads[owner], lines)
    return kept_seat(seen, len(hand) - len(seen), state.scores[owner], state.idle[owner], laid)


Laid = tuple[tuple[int, ...], tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]


@lru_cache(KEPT_SEATS)
def kept_seat(seen: tuple[int, ...], hidden: int, own: tuple[int, ...], idle: bool, laid: Laid) -> SeatView:
    """A seat that looks so: as long as it does, all views hold the same one, and whoever compares them sees it."""
    building, quads, lines = laid
    return {
        "hand": numbers(seen),
        "hidden": hidden,
        "points": sum(own),
        "sources": {name: own[place] for place, name in enumerate(SOURCES) if own[place]},
        "idle": idle,
        "building": [piece_view(piece) if piece >= 0 else None for piece in building],
        "quads": [[piece_view(piece) for piece in quad] for quad in quads],
        "lines": [[piece_view(piece) for piece in line] for line in lines],
    }


def piece_view(piece: int) -> PieceView:
    return {"card": piece // 4 + 1, "turn": piece % 4}


def cell_view(state: State, space: int) -> CellView:
    piece = state.web.cells[space]
    return kept_cell(space, piece, space in state.web.waiting, state.reasons.get(piece // 4, 0))


@lru_cache(KEPT_CARDS)
def kept_cell(space: int, piece: int, waiting: bool, reason: int) -> CellView:
    return {
        "card": piece // 4 + 1,
        "turn": piece % 4,
        "x": x_of(space),
        "y": y_of(space),
        "waiting": waiting,
        "reason": REASONS[reason],
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


def joined_view(state: State) -> dict[str, str]:
    ids = state.setup.cards.ids
    found: dict[str, str] = {}
    for a, b in joined(state):
        one, two = ids[a], ids[b]
        found[f"{one} {two}" if one < two else f"{two} {one}"] = why(state, a, b)
    return found


def chosen_view(state: State, seat: int) -> ChoiceView | None:
    choice = state.choices[seat]
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
    pairs = [pair_view(state, a, b) for a, b in voted_pairs(state, vote)]
    found: VoteView = {
        "seat": vote.seat,
        "pair": pairs[0],
        "challenger": vote.challenger,
        "votes": [VOTES[given] for given in vote.votes],
    }
    if is_appeal(vote):
        found["pairs"] = pairs
    return found


def pair_view(state: State, a: int, b: int, *, known: bool = True) -> PairView:
    return cast(PairView, pair_report(state, a, b, known))


def miss_view(state: State, miss: Miss) -> MissView:
    found: MissView = {
        "card": miss.card + 1,
        "turn": miss.turn,
        "seat": miss.seat,
        "pairs": [pair_view(state, a, b) for a, b in miss.pairs],
        "held": [pair_view(state, a, b) for a, b in miss.held],
    }
    if state.setup.web:
        found["x"], found["y"] = x_of(miss.place), y_of(miss.place)
    elif state.setup.way == QUADS:
        found["place"] = miss.place + 1
    else:
        found["line"], found["end"] = miss.place // 2 + 1, "right" if miss.place % 2 else "left"
    return found


def two_words(state: State, key: int) -> list[str]:
    words = state.setup.cards.words
    return [words[key // len(words)], words[key % len(words)]]


def two_ids(state: State, key: int) -> list[int]:
    ids = state.setup.cards.ids
    return [ids[key // len(ids)], ids[key % len(ids)]]


def rulings_view(state: State) -> list[RulingView]:
    """CX-J4: the house rulings, ready to be exported."""
    return [
        {"words": two_words(state, key), "ids": two_ids(state, key), "stands": stands}
        for key, stands in sorted(state.rulings.items())
    ]


def named_cards(found: View) -> set[int]:
    """All cards that this view names."""
    named = [cell["card"] for cell in found["web"]] + found["aside"]
    named += [found["miss"]["card"]] if found["miss"] else []
    named += [card for pile in found["piles"] for card in pile["shown"]]
    named += [card for ended in found["ended"] for hand in ended["hands"] for card in hand]
    for one in found["seats"]:
        pieces = [piece for group in (*one["quads"], *one["lines"]) for piece in group]
        named += one["hand"] + [piece["card"] for piece in [*pieces, *one["building"]] if piece is not None]
    return set(named)


def cards_of(state: State, named: set[int]) -> dict[str, CardView]:
    """The words of cards, by their numbers."""
    return kept_cards(state.setup.cards, state.setup.words, tuple(sorted(named)))


@lru_cache(MOST_WATCHED)
def kept_cards(cards: Cards, language: str, named: tuple[int, ...]) -> dict[str, CardView]:
    return {str(card): card_view(cards, language, card - 1) for card in named}


@lru_cache(KEPT_CARDS)
def card_view(cards: Cards, language: str, card: int) -> CardView:
    found: CardView = {
        "words": list(cards.names(card)),
        "value": cards.values[card],
        "id": cards.card_ids[card],
        "ids": [cards.ids[word] for word in cards.sides[card * 4 : card * 4 + 4]],
    }
    shown = {name: list(words) for name, words in cards.translations[card].items() if language in (name, "any")}
    if shown:
        found["translations"] = shown
    return found
