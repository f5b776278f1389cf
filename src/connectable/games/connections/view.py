"""What a seat, or a watcher, may know, built field by field and ready for JSON.

Cards go by their number (from 1); `cards` holds the words of every card that is named anywhere.
"""

from functools import lru_cache
from typing import Final, NamedTuple, cast, final

from connectable.games.connections.engine.cards import DIRECTED, REASONS, Cards, is_turned, reason_name
from connectable.games.connections.engine.finding import MOST_MISSES, misses_in_turn
from connectable.games.connections.engine.joined import joined, why
from connectable.games.connections.engine.judging import asked, is_appeal, is_open, pair_report, voted_pairs
from connectable.games.connections.engine.score import TIMES, totals
from connectable.games.connections.engine.setup import CLASSIC, QUADS, SOLITAIRE
from connectable.games.connections.engine.state import OVER, SOURCES, Miss, State, Vote, Window
from connectable.games.connections.engine.web import SHUT, x_of, y_of
from connectable.games.connections.secrecy import sees
from connectable.games.connections.view_types import (
    CardView,
    CellView,
    ChoiceView,
    EndedView,
    FailedView,
    Judge,
    Language,
    MissView,
    PairView,
    PieceView,
    PileView,
    RoundEnd,
    RulingView,
    SeatView,
    Stage,
    Step,
    View,
    VoteCast,
    VoteView,
    Way,
    WindowView,
)

MOST_WATCHED, KEPT_CARDS, KEPT_SEATS, KEPT_HANDS = 256, 4096, 1024, 512
"""States whose watchers' view is kept, cards whose words and places are, seats, and hands with what all see."""
STAGES: tuple[Stage, ...] = ("dealing", "playing", "over")
STEPS: tuple[Step, ...] = ("fresh", "laying", "returned")
VOTES: dict[int, VoteCast] = {0: "", 20: "stands", 21: "falls", 22: "abstain"}


class Watched(NamedTuple):
    """What a watcher sees of a state, and the cards that it names."""

    state: State
    view: View
    named: set[int]


WATCHED: dict[int, Watched] = {}
"""By the identity of the state, which stays the state's own while it is kept here; the latest ones."""
LATEST: dict[int, Watched] = {}
"""By the identity of the setup, which belongs to one game: the one that was made last."""
HANDS: dict[tuple[int, tuple[int, ...]], tuple[dict[str, CardView], dict[str, CardView]]] = {}
"""Cards that everybody sees together with those of a hand, by the identity of the first and the hand."""


def view(state: State, seat: int | None, to_act: tuple[int, ...]) -> View:
    """The view of a seat, None for a watcher: what everybody sees, and the few things that are the seat's own."""
    seen = watched(state, to_act)
    if seat is None or not 0 <= seat < state.setup.seats:
        return seen.view
    own = seat_view(state, seat, seat)
    found = seen.view.copy()
    found["asked"] = asked(state, seat)
    found["seats"] = [own if owner == seat else other for owner, other in enumerate(seen.view["seats"])]
    found["chosen"] = chosen_view(state, seat)
    found["cards"] = cards_with_hand(state, seat, seen)
    return found


def watched(state: State, to_act: tuple[int, ...]) -> Watched:
    """The view of a watcher; all viewers of a state share it. Most acts are a seat's own steps, after which it is the
    same as before."""
    found = WATCHED.get(id(state))
    if found is None or found.state is not state:
        before = LATEST.get(id(state.setup))
        if before is not None and before.state.setup is not state.setup:
            before = None
        if before is not None and state.differs_in_choices_alone(before.state):
            found = Watched(state, before.view, before.named)
        else:
            found = watchers_view(state, to_act, before)
        keep(WATCHED, id(state), found)
        keep(LATEST, id(state.setup), found)
    return found


def keep(kept: dict[int, Watched], key: int, found: Watched) -> None:
    """The first to come is the first to go."""
    kept.pop(key, None)
    if len(kept) >= MOST_WATCHED:
        del kept[next(iter(kept))]
    kept[key] = found


def watchers_view(state: State, to_act: tuple[int, ...], before: Watched | None) -> Watched:
    """What has not changed since the view `before` is the same object, so that whoever compares the two sees it."""
    setup, parts = state.setup, SharedParts(state, before)
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
        "piles": parts.piles(),
        "web": parts.web(),
        "spots": parts.spots(),
        "joined": parts.joined(),
        "last": [state.last[0], state.last[1] + 1],
        "drawn": state.drawn + 1,
        "out": state.out,
        "chosen": None,
        "windows": [window_view(state, window) for window in state.windows],
        "vote": vote_view(state, state.vote) if state.vote is not None else None,
        "rulings": rulings_view(state),
        "misses": list(state.misses),
        "miss": miss_view(state, state.miss) if state.miss is not None else None,
        "failed": parts.failed(),
        "pending": [miss_view(state, miss) for miss in state.pending],
        "appealed": list(state.appealed),
        "tries_left": tries_left(state),
        "lives": setup.lives - state.misses[0] if setup.lives else 0,
        "deck_size": setup.count,
        "aside": numbers(state.aside),
        "links": state.links,
        "missed": len(state.aside) if setup.way == SOLITAIRE else 0,
        "ended": parts.ended(),
        "cards": {},
    }
    named = named_cards(found)
    if before is not None and named == before.named:
        found["cards"] = before.view["cards"]
    else:
        found["cards"] = {str(card): card_view(setup.cards, setup.words, card - 1) for card in sorted(named)}
    return Watched(state, found, named)


@final
class SharedParts:
    """The long parts of a watcher's view: taken from the view before where what they are made of is the same."""

    def __init__(self, state: State, before: Watched | None) -> None:
        self.state: Final = state
        self.was: Final = None if before is None else before.state
        self.had: Final = None if before is None else before.view

    def piles(self) -> list[PileView]:
        if self.was is not None and self.had is not None and self.was.piles is self.state.piles:
            return self.had["piles"]
        return [{"left": pile.size(), "shown": numbers(pile.shown)} for pile in self.state.piles]

    def web(self) -> list[CellView]:
        state, was = self.state, self.was
        if was is not None and self.had is not None and was.web is state.web and was.reasons is state.reasons:
            return self.had["web"]
        return [cell_view(state, space) for space in sorted(state.web.cells)]

    def spots(self) -> list[list[int]]:
        if self.was is not None and self.had is not None and self.was.web is self.state.web:
            return self.had["spots"]
        return spots_view(self.state)

    def joined(self) -> dict[str, str]:
        state, was = self.state, self.was
        if was is None or self.had is None or was.web is not state.web or was.rulings is not state.rulings:
            return joined_view(state)
        laid_same = was.quads is state.quads and was.building is state.building and was.lines is state.lines
        return self.had["joined"] if laid_same else joined_view(state)

    def failed(self) -> list[FailedView]:
        state = self.state
        if self.was is not None and self.had is not None and self.was.failed is state.failed:
            return self.had["failed"]
        return [{"words": two_words(state, key), "ids": two_ids(state, key)} for key in sorted(state.failed)]

    def ended(self) -> list[EndedView]:
        if self.was is not None and self.had is not None and self.was.ended is self.state.ended:
            return self.had["ended"]
        return [
            {
                "reason": cast(RoundEnd, one.reason),
                "points": list(one.points),
                "hands": [numbers(hand) for hand in one.hands],
            }
            for one in self.state.ended
        ]


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
    found: dict[str, str] = {}
    for a, b in joined(state):
        one, two = ids_in_order(state.setup.cards, a, b)
        found[f"{one} {two}"] = why(state, a, b)
    return found


def ids_in_order(cards: Cards, a: int, b: int) -> tuple[int, int]:
    """The ids of two words in the order in which their link runs (CX-J3), the lower first where it runs both ways."""
    one, two = cards.ids[a], cards.ids[b]
    verdict = cards.verdict(a, b)
    swapped = is_turned(verdict) if reason_name(verdict) in DIRECTED else two < one
    return (two, one) if swapped else (one, two)


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


def cards_with_hand(state: State, seat: int, seen: Watched) -> dict[str, CardView]:
    """The words of the cards that everybody sees and of those in the seat's hand, by their numbers."""
    hand, public = state.hands[seat], seen.view["cards"]
    found = HANDS.get((id(public), hand))
    if found is not None and found[0] is public:
        return found[1]
    cards = state.setup.cards
    own = {str(card + 1): card_view(cards, state.setup.words, card) for card in hand if card + 1 not in seen.named}
    joint = {**public, **own} if own else public
    if len(HANDS) >= KEPT_HANDS:
        HANDS.clear()
    HANDS[id(public), hand] = public, joint
    return joint


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
