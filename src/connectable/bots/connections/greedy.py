"""Play of Connections without a look ahead: most points now among the links that a level knows or believes in.

`greedy` knows the plain links and looks everywhere; `gentle` knows fewer and looks at a part of the table. Neither
plans a turn or remembers anything: every step is found again from the state it is shown.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple
from zlib import crc32

from connectable.bots.connections.answers import reply_with
from connectable.bots.connections.strength import GREEDY, Strength, believed, familiar_from, near_of, own_score, score
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connections import referee
from connectable.games.connections.engine.actions import (
    ASIDE,
    BACK,
    CARD,
    DONE,
    DRAW,
    FILL,
    JOIN,
    KEEP,
    LAY,
    LEFT,
    NEW_LINE,
    PASS,
    RETURN,
    RIGHT,
    SPACE,
    STEAL,
    STUCK,
    TAKE,
    Action,
    act,
)
from connectable.games.connections.engine.cards import ACCEPTED, CLEAR
from connectable.games.connections.engine.judging import pair_key
from connectable.games.connections.engine.placing import spaces_for, turns_of, worth
from connectable.games.connections.engine.setup import QUADS, RUMMY
from connectable.games.connections.engine.state import FRESH, NO_QUAD, Line, State
from connectable.games.connections.engine.ways.quads import HELD, held
from connectable.games.connections.engine.ways.quads import needs_at as quad_needs
from connectable.games.connections.engine.ways.rummy import EAST, LONG, RUN, WEST
from connectable.games.connections.engine.ways.rummy import needs_at as line_needs
from connectable.games.connections.engine.web import BARE, Needs, pairs_against, x_of, y_of
from connectable.registry import AnyGame

Quad = tuple[int, int, int, int]
REST = (KEEP, ASIDE, DRAW, STUCK, DONE, PASS, BACK)
"""What it does when nothing fits: the first of these that is legal."""
NARROW = 2
"""Quads: the piles that somebody looks at who does not look everywhere."""
TOO_MANY = 8
"""Quads: with so many cards in hand, one is given back."""


class Mind(NamedTuple):
    """Who plays, and what it knows."""

    seat: int
    strength: Strength


def one_ply(strength: Strength, game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    """Answers what is asked, then plays what scores most of what it sees."""
    legal: Sequence[Action] = game.legal(state, seat)
    mind = Mind(seat, strength)
    if answered := reply_with(state, seat, legal, strength, partial(accepts, state, mind)):
        return Thought(answered)
    plan = {QUADS: plan_quad, RUMMY: plan_run}.get(state.setup.way, plan_web)
    wanted = plan(state, mind, rng)
    if wanted in legal:
        return Thought(wanted)
    rest = [action for action in legal if action.kind in REST]
    return Thought(min(rest, key=lambda action: REST.index(action.kind)))


def accepts(state: State, mind: Mind, a: int, b: int) -> bool:
    """What it says fine to."""
    own = state.setup.own or state.setup.jury
    return believed(state, mind.strength, a, b) if own else believes(state, mind, a, b, mind.strength.familiar)


def believes(state: State, mind: Mind, a: int, b: int, familiar: float) -> bool:
    """Whether a link is one for it: one it knows, and for greedy in odd seats a clear one; on trust, any.

    CX-J6: where links are found by trying, it goes by its own score and by what it has seen."""
    if state.setup.judge == "trust":
        return True
    ruling = state.rulings.get(pair_key(state, a, b))
    if ruling is not None:
        return ruling
    cards, strength = state.setup.cards, mind.strength
    if state.setup.own:
        return pair_key(state, a, b) not in state.failed and own_score(cards, strength, a, b) >= strength.belief
    verdict = cards.verdict(a, b)
    if verdict < ACCEPTED or (is_strict(state, mind) and verdict % 4 != CLEAR):
        return False
    return familiar <= referee.DEBATABLE or score(cards.words[a], cards.words[b]) >= familiar


def is_strict(state: State, mind: Mind) -> bool:
    """Greedy bots in odd seats want clear links where people judge, so that there is something to vote on."""
    return bool(mind.strength is GREEDY and mind.seat % 2 and not state.setup.referee and not state.setup.jury)


def good_turns(state: State, mind: Mind, needs: Needs, card: int) -> list[int]:
    """The legal turns in which it believes every link."""
    cards, familiar = state.setup.cards, familiar_from(state, mind.strength)
    return [
        turn
        for turn in turns_of(state, needs, card)
        if all(
            believes(state, mind, own, other, familiar)
            for _, own, other in pairs_against(cards, needs, card * 4 + turn)
        )
    ]


def seen_spaces(state: State, mind: Mind) -> frozenset[int]:
    """The free spaces of the web that it looks at: all, or those around one on which its eye falls.

    The eye rests there until another card lies, so that the steps of one placement belong together."""
    spaces, most = sorted(state.web.needs), mind.strength.eye
    if not most or len(spaces) <= most:
        return frozenset(spaces)
    middle = spaces[crc32(f"{len(state.web.cells)} {mind.seat} {mind.strength.name}".encode()) % len(spaces)]
    return frozenset(sorted(spaces, key=lambda space: (distance(space, middle), space))[:most])


def distance(one: int, other: int) -> int:
    return abs(x_of(one) - x_of(other)) + abs(y_of(one) - y_of(other))


def plan_web(state: State, mind: Mind, rng: Rng) -> Action:
    """The next step of the placement that scores most."""
    seat, seen = mind.seat, seen_spaces(state, mind)
    choice = state.choices[seat]
    cards = [choice.card] if choice else [state.drawn] if state.drawn >= 0 else [*state.hands[seat]]
    best, plan = 0, act(DRAW)
    for card in cards:
        spaces = [choice.space] if choice and choice.space >= 0 else spaces_for(state, card)
        for space in spaces:
            if space not in seen:
                continue
            turns = good_turns(state, mind, state.web.needs[space], card)
            points = worth(state, card, space)
            if turns and points > best:
                best, plan = points, act(LAY, card, space, turns[0])
    if plan.kind != LAY or (choice and choice.space >= 0):
        return plan if plan.kind == LAY or not choice else act(BACK)
    return act(SPACE, plan.b) if choice else act(CARD, plan.a)


def plan_quad(state: State, mind: Mind, rng: Rng) -> Action:
    """A quad it can finish, else a useful card from a pile."""
    seat = mind.seat
    choice = state.choices[seat]
    quad, hand = state.building[seat], state.hands[seat]
    if choice:
        rest = finish(state, mind, quad, hand, first=choice.card)
        return act(FILL, choice.card, *rest[0][1:]) if rest else act(RETURN, choice.card, rng.randrange(4))
    takes = not (state.setup.at_once and held(state, seat) >= HELD)
    if state.step == FRESH and takes and (not state.setup.at_once or not finish(state, mind, quad, hand)):
        return take(state, mind, rng)
    rest = finish(state, mind, quad, hand)
    if rest:
        return act(CARD, rest[0][0])
    if len(hand) >= TOO_MANY:
        return act(CARD, min(hand, key=lambda card: links(state, mind, card, hand)))
    return act(PASS if state.setup.at_once else DONE)


def take(state: State, mind: Mind, rng: Rng) -> Action:
    """The top card that finishes a quad, or else meets most of the hand."""
    hand = state.hands[mind.seat]
    tops = [(place, pile.shown[-1]) for place, pile in enumerate(state.piles) if pile.shown]
    if mind.strength.eye:  # it looks at the first piles it comes to, another time at others
        first = len(hand) % len(tops) if tops else 0
        tops = (tops[first:] + tops[:first])[:NARROW]
    if not tops:
        return act(PASS if state.setup.at_once else DONE)
    for place, card in tops:
        if finish(state, mind, NO_QUAD, (*hand, card), first=card):
            return act(TAKE, place)
    return act(TAKE, max(tops, key=lambda top: (links(state, mind, top[1], hand), rng.randrange(9)))[0])


def links(state: State, mind: Mind, card: int, hand: Iterable[int]) -> int:
    """How many words of other cards this card could touch."""
    cards = state.setup.cards
    near = near_of(state, mind.strength)[card * len(cards.words) : (card + 1) * len(cards.words)]
    return sum(near[word] > 0 for other in hand if other != card for word in cards.sides[other * 4 : other * 4 + 4])


def finish(state: State, mind: Mind, quad: Quad, hand: tuple[int, ...], first: int = -1) -> list[tuple[int, int, int]]:
    """(card, place, turn) for every empty place of a quad, or nothing; `first` is to be laid first."""
    empty = [place for place in range(4) if quad[place] < 0]
    if not empty:
        return []
    for place in empty if first >= 0 else empty[:1]:
        for card in [first] if first >= 0 else hand:
            for turn in good_turns(state, mind, quad_needs(state, quad, place), card):
                a, b, c, d = (card * 4 + turn if at == place else piece for at, piece in enumerate(quad))
                rest = finish(state, mind, (a, b, c, d), tuple(other for other in hand if other != card))
                if len(rest) == len(empty) - 1:
                    return [(card, place, turn), *rest]
    return []


def plan_run(state: State, mind: Mind, rng: Rng) -> Action:
    """Longer runs first, then new ones of three, then a theft that fits an own run."""
    seat = mind.seat
    if state.step == FRESH:
        return act(DRAW)
    choice = state.choices[seat]
    hand = (choice.card,) if choice else state.hands[seat]
    placed = extend(state, mind, hand) or begin(state, mind, hand, state.hands[seat])
    if placed is None:
        return act(BACK) if choice else steal(state, mind) or act(DONE)
    return placed if choice else act(CARD, placed.a)


def extend(state: State, mind: Mind, hand: tuple[int, ...]) -> Action | None:
    """A card at an end of a run, or of a begun line that a third card can complete."""
    ends = (RIGHT,) if mind.strength.eye else (RIGHT, LEFT)  # who does not look everywhere reads on to the right
    for place, line in enumerate(state.lines[mind.seat]):
        for end in ends if len(line.pieces) >= RUN else (RIGHT, LEFT):
            for card in hand:
                for turn in good_turns(state, mind, line_needs(state, line, end), card):
                    longer = grown(line, end, card * 4 + turn)
                    others = tuple(other for other in state.hands[mind.seat] if other != card)
                    if len(longer.pieces) >= RUN or completes(state, mind, longer, others):
                        return act(JOIN, card, place * 2 + end, turn)
    return None


def grown(line: Line, end: int, piece: int) -> Line:
    return Line((piece, *line.pieces) if end == LEFT else (*line.pieces, piece), 0, 0)


def completes(state: State, mind: Mind, line: Line, hand: tuple[int, ...]) -> bool:
    """Whether a card of the hand fits an end."""
    return any(good_turns(state, mind, line_needs(state, line, end), card) for end in (LEFT, RIGHT) for card in hand)


def begin(state: State, mind: Mind, firsts: tuple[int, ...], hand: tuple[int, ...]) -> Action | None:
    """The middle card of a run of three that the hand can make."""
    cards = state.setup.cards
    for card in firsts:
        for turn in range(4):
            east, west = cards.word(card, turn, EAST), cards.word(card, turn, WEST)
            right = [
                other for other in hand if other != card and good_turns(state, mind, (BARE, BARE, BARE, east), other)
            ]
            left = [
                other for other in hand if other != card and good_turns(state, mind, (BARE, west, BARE, BARE), other)
            ]
            if any(one != other for one in right for other in left):
                return act(JOIN, card, NEW_LINE, turn)
    return None


def steal(state: State, mind: Mind) -> Action | None:
    """The end of another's long run that fits an own one, of those it looks at."""
    if state.stolen:
        return None
    for other, place in long_runs(state, mind.seat)[: mind.strength.thefts]:
        pieces = state.lines[other][place].pieces
        for end in (LEFT, RIGHT):
            card = pieces[0 if end == LEFT else -1] // 4
            if any(completes(state, mind, own, (card,)) for own in state.lines[mind.seat]):
                return act(STEAL, other, place, end)
    return None


def long_runs(state: State, seat: int) -> list[tuple[int, int]]:
    """The runs of others that a card may be stolen from, by seat and place."""
    return [
        (other, place)
        for other, lines in enumerate(state.lines)
        if other != seat
        for place, line in enumerate(lines)
        if len(line.pieces) >= LONG
    ]
