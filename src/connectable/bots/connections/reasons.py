"""Why an action of Connections is worth taking, as the key and the data of one sentence.

It looks at the state and at the action alone: it says what a person can check on the table, not what was played out.
"""

from connectable.bots.connections.greedy import Mind, finish, links
from connectable.bots.connections.strength import READER
from connectable.games.connections.engine.actions import (
    ABSTAIN,
    ACCEPT,
    APPEAL,
    APPEAL_FILL,
    APPEAL_JOIN,
    APPEAL_LAY,
    ASIDE,
    BACK,
    BECAUSE,
    CARD,
    CHALLENGE,
    DONE,
    DRAW,
    FALLS,
    FILL,
    FINE,
    JOIN,
    KEEP,
    LAY,
    PASS,
    RETURN,
    SPACE,
    STANDS,
    STEAL,
    STUCK,
    TAKE,
    Action,
    act,
)
from connectable.games.connections.engine.cards import REASONS, is_turned, reason_name
from connectable.games.connections.engine.placing import spaces_for, turns_at, worth
from connectable.games.connections.engine.score import TIMES
from connectable.games.connections.engine.setup import CLASSIC, ENDLESS, QUADS
from connectable.games.connections.engine.state import NO_QUAD, State, window_of
from connectable.games.connections.engine.ways.quads import TIMES as QUAD_TIMES
from connectable.registry import AnyGame

Reason = tuple[str, dict[str, str | int]]

PLAIN = {
    BECAUSE: "cx-hint-because",
    BACK: "cx-hint-back",
    PASS: "cx-hint-pass",
    STUCK: "cx-hint-pass",
    DONE: "cx-hint-done",
    FINE: "cx-hint-fine",
    STANDS: "cx-hint-fine",
    FALLS: "cx-hint-falls",
    ABSTAIN: "cx-hint-abstain",
    APPEAL: "cx-hint-appeal",
    ACCEPT: "cx-hint-accept",
    APPEAL_LAY: "cx-hint-appeal",
    APPEAL_FILL: "cx-hint-appeal",
    APPEAL_JOIN: "cx-hint-appeal",
}
"""What needs no data."""


def reason(game: AnyGame, state: State, seat: int, action: Action) -> Reason:
    """The key of the sentence, and what fills it."""
    if action.kind in PLAIN:
        return PLAIN[action.kind], {}
    if action.kind == CHALLENGE:
        window = window_of(state, action.a)
        assert window is not None, "a challenge is on something that waits"
        words = state.setup.cards.words
        first, second, _ = window.pairs[action.b]
        return "cx-hint-challenge", {"first": words[first], "second": words[second]}
    if action.kind in (CARD, SPACE, LAY) and state.setup.web:
        return placed(state, seat, action)
    if action.kind in (CARD, FILL, TAKE, RETURN) and state.setup.way == QUADS:
        return packed(state, seat, action)
    if action.kind == STEAL:
        pieces = state.lines[action.a][action.b].pieces
        return "cx-hint-steal", {"card": pieces[0 if action.c == 0 else -1] // 4 + 1}
    if action.kind in (CARD, JOIN):
        return "cx-hint-run", {"card": action.a + 1, "value": state.setup.cards.values[action.a]}
    return drawn(state, seat, action)


def placed(state: State, seat: int, action: Action) -> Reason:
    """A placement, or the best one that a step leads to."""
    choice = state.choices[seat]
    card = choice.card if choice else action.a
    spaces = [action.b] if action.kind == LAY else [action.a] if action.kind == SPACE else spaces_for(state, card)
    if not spaces:
        return "cx-hint-back", {}
    space = max(spaces, key=lambda space: worth(state, card, space))
    turn = action.c if action.kind == LAY else (turns_at(state, card, space) or [0])[0]
    pairs, points = state.web.pairs(space, card * 4 + turn), worth(state, card, space)
    if len(pairs) > 1 and state.setup.way == CLASSIC:
        return "cx-hint-pairs", {"pairs": len(pairs), "factor": TIMES[len(pairs)], "points": points}
    if len(pairs) > 1:
        return "cx-hint-several", {"pairs": len(pairs)}
    cards = state.setup.cards
    if state.setup.own:  # CX-J6: the kind of link would tell that there is one
        return "cx-hint-fits", {"card": card + 1}
    _, own, other = pairs[0]
    if is_turned(cards.verdict(own, other)):  # the link is told as it runs
        own, other = other, own
    words: dict[str, str | int] = {"first": cards.words[own], "second": cards.words[other]}
    kind = reason_name(cards.verdict(own, other))
    if not kind:
        return "cx-hint-fits", {"card": card + 1}
    assert kind in REASONS, "the kinds of link are listed once"
    if state.setup.way in (CLASSIC, ENDLESS):
        return "cx-hint-link-points", words | {"kind": kind, "points": points}
    return "cx-hint-link", words | {"kind": kind}


def packed(state: State, seat: int, action: Action) -> Reason:
    """Quads: a card that finishes one, goes into one, fits the hand, or is given back."""
    cards, hand, quad = state.setup.cards, state.hands[seat], state.building[seat]
    mind = Mind(seat, READER)
    if action.kind == RETURN:
        return "cx-hint-return", {"card": action.a + 1, "pile": action.b + 1}
    if action.kind == TAKE:
        shown = state.piles[action.a].shown
        if not shown:
            return "cx-hint-draw", {}
        if finish(state, mind, NO_QUAD, (*hand, shown[-1]), first=shown[-1]):
            return "cx-hint-take-quad", {"card": shown[-1] + 1}
        others = [pile.shown[-1] for pile in state.piles if pile.shown and pile.shown[-1] != shown[-1]]
        met = links(state, mind, shown[-1], hand)
        if met == 0 or met < max((links(state, mind, other, hand) for other in others), default=0):
            return "cx-hint-take-later", {"card": shown[-1] + 1}
        return "cx-hint-take", {"card": shown[-1] + 1, "links": met}
    rest = finish(state, mind, quad, hand, first=action.a)
    if not rest:
        return "cx-hint-spare", {"card": action.a + 1}
    laid = [piece // 4 for piece in quad if piece >= 0] + [card for card, _, _ in rest]
    return "cx-hint-quad", {"card": action.a + 1, "points": QUAD_TIMES * sum(cards.values[card] for card in laid)}


def drawn(state: State, seat: int, action: Action) -> Reason:
    """Drawing, keeping what was drawn, or laying it aside."""
    if action.kind in (KEEP, ASIDE):
        card = state.drawn if action.kind == KEEP else state.hands[seat][0]
        return ("cx-hint-keep" if action.kind == KEEP else "cx-hint-aside"), {"card": card + 1}
    assert action == act(DRAW), "everything else was answered before"
    shown = state.piles[0].shown if state.setup.way in (CLASSIC, ENDLESS) else ()
    spaces = spaces_for(state, shown[-1]) if shown else []
    if spaces:
        points = max(worth(state, shown[-1], space) for space in spaces)
        return "cx-hint-draw-top", {"card": shown[-1] + 1, "points": points}
    return "cx-hint-draw", {}
