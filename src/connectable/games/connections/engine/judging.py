"""Who judges: which pairs are accepted, windows for objections, challenges, votes, house rulings.

What happens to cards that stand or fall, the file of each way says; tries and misses are in `finding.py`.
"""

from connectable.contract import Refusal
from connectable.games.connections.engine.actions import (
    ABSTAIN,
    ACCEPT,
    APPEAL,
    CHALLENGE,
    FALLS,
    FINE,
    STANDS,
    Action,
    act,
)
from connectable.games.connections.engine.cards import ACCEPTED, is_turned, kind_name, reason_name
from connectable.games.connections.engine.state import State, Vote, Window, pending_of, put, window_of

Pair = tuple[int, int, int]
"""Word, word, line of rummy (0 elsewhere)."""


def allowed(state: State, a: int, b: int) -> bool:
    """Whether a card may be chosen for a place where these two words meet."""
    if state.rulings:
        ruling = state.rulings.get(pair_key(state, a, b))
        if ruling is not None:  # CX-J4
            return ruling
    return not state.setup.strict or is_accepted(state, a, b)


def layable(state: State, a: int, b: int) -> bool:
    """Whether two words may be laid against each other now; where links are found by trying, every pair may."""
    return holds(state, a, b) if state.setup.offers_appeal else allowed(state, a, b)


def holds(state: State, a: int, b: int) -> bool:
    """CX-J4, CX-J6: whether a pair is accepted: by the table's ruling, or else by the referee."""
    ruling = state.rulings.get(pair_key(state, a, b)) if state.rulings else None
    return is_accepted(state, a, b) if ruling is None else ruling


def is_accepted(state: State, a: int, b: int) -> bool:
    cards = state.setup.cards
    return cards.verdicts[a * len(cards.words) + b] >= ACCEPTED


def sides_allowed(state: State, card: int, word: int) -> int:
    """Which sides of a card may be chosen to touch a word: 1 north, 2 east, 4 south, 8 west."""
    cards = state.setup.cards
    if state.setup.strict:
        if not state.ruled or word not in state.ruled:
            return cards.near[card * len(cards.words) + word]
    elif word not in state.felled:
        return 15
    own = [allowed(state, cards.sides[card * 4 + side], word) for side in range(4)]
    return own[0] + 2 * own[1] + 4 * own[2] + 8 * own[3]


def pair_key(state: State, a: int, b: int) -> int:
    size = len(state.setup.cards.words)
    return a * size + b if a < b else b * size + a


def pair_refusal(state: State, a: int, b: int, detail: dict[str, str | int | list[int]]) -> Refusal:
    """Why two words may not be laid against each other."""
    words = two_words(state, a, b)
    if shortfall(state, a, b) == "fallen":
        return Refusal("CX-J4", {"why": "fallen"} | words | detail)
    reason = reason_name(state.setup.cards.verdict(a, b))
    return Refusal("CX-K3", {"why": shortfall(state, a, b), "reason": reason} | words | detail)


def two_words(state: State, a: int, b: int) -> dict[str, str | int | list[int]]:
    """CX-O6: a pair for a sentence: its words, and their ids for readers of other languages."""
    cards = state.setup.cards
    return {"first": cards.words[a], "second": cards.words[b], "ids": [cards.ids[a], cards.ids[b]]}


def shortfall(state: State, a: int, b: int) -> str:
    """Why a pair is not accepted: by a house ruling, or its link is none, weak, debatable or of a single language."""
    if pair_key(state, a, b) in state.rulings:
        return "fallen"
    verdict = state.setup.cards.verdict(a, b)
    if not reason_name(verdict):
        return "debatable" if kind_name(verdict) == "debatable" else "no-link"
    return "usage" if reason_name(verdict) == "said" and state.setup.words != "en" else "weak"


def pair_report(state: State, a: int, b: int, known: bool) -> dict[str, object]:
    """What a person wants to know of a pair: words, house ruling, and the referee's verdict where it is `known`.

    CX-J3: then the words stand in the order in which the link runs (MOOSE is a kind of MAMMAL)."""
    cards = state.setup.cards
    verdict = cards.verdict(a, b)
    if known and is_turned(verdict):
        a, b = b, a
    ruling = state.rulings.get(pair_key(state, a, b))
    return {
        "words": [cards.words[a], cards.words[b]],
        "ids": [cards.ids[a], cards.ids[b]],
        "verdict": kind_name(verdict) if known else "unknown",
        "reason": reason_name(verdict) if known else "",
        "ruling": "" if ruling is None else "stands" if ruling else "falls",
    }


def is_open(state: State, pair: Pair) -> bool:
    """CX-J5: only a pair without a house ruling can be challenged."""
    return pair_key(state, pair[0], pair[1]) not in state.rulings


def waits(state: State, pairs: list[Pair]) -> bool:
    """Whether what is laid with these pairs is put to the table first."""
    return state.setup.vote and any(is_open(state, pair) for pair in pairs)


def open_window(state: State, seat: int, space: int, pairs: list[Pair]) -> None:
    windows = [*state.windows, Window(seat, space, tuple(pairs), ())]
    state.windows = tuple(sorted(windows, key=lambda window: window.seat))


def close_window(state: State, seat: int) -> None:
    state.windows = tuple([window for window in state.windows if window.seat != seat])


def settled(state: State, window: Window) -> bool:
    """Whether nobody objects any more, or nobody can."""
    return len(window.fine) == state.setup.seats - 1 or not any(is_open(state, pair) for pair in window.pairs)


def asked(state: State, seat: int) -> bool:
    """Whether a seat has something to answer or to vote on, or a miss of its own that waits."""
    if state.vote is not None:
        return may_vote(state.vote, seat)
    return pending_of(state, seat) is not None or any(
        window.seat != seat and seat not in window.fine for window in state.windows
    )


def may_vote(vote: Vote, seat: int) -> bool:
    return seat not in (vote.seat, vote.challenger) and not vote.votes[seat]


def legal_answers(state: State, seat: int) -> list[Action]:
    if state.vote is not None:
        return [act(STANDS), act(FALLS), act(ABSTAIN)] if may_vote(state.vote, seat) else []
    if pending_of(state, seat) is not None:  # CX-J7
        return [act(APPEAL), act(ACCEPT)]
    found: list[Action] = []
    for window in state.windows:
        if window.seat != seat and seat not in window.fine:
            found.append(act(FINE, window.seat))
            found += [
                act(CHALLENGE, window.seat, place) for place, pair in enumerate(window.pairs) if is_open(state, pair)
            ]
    return found


def answer_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not say fine, challenge or vote like that; None when it may."""
    vote = state.vote
    if action.kind in (STANDS, FALLS, ABSTAIN):
        if vote is None:
            return Refusal("CX-J2", {"why": "no-vote"})
        if is_appeal(vote) and seat == vote.seat:
            return Refusal("CX-J7", {"why": "placer"})
        if seat in (vote.seat, vote.challenger):
            return Refusal("CX-J2", {"why": "party", "challenger": vote.challenger, "placer": vote.seat})
        return Refusal("CX-J2", {"why": "voted"}) if vote.votes[seat] else None
    if vote is not None:
        return vote_first(state, vote)
    if action.kind in (APPEAL, ACCEPT):
        return None if pending_of(state, seat) is not None else Refusal("CX-J7", {"why": "no-pending"})
    if pending_of(state, seat) is not None:
        return Refusal("CX-J7", {"why": "pending"})
    if action.a == seat:
        return Refusal("CX-J5", {"why": "own"})
    window = window_of(state, action.a)
    if window is None:
        return Refusal("CX-J5", {"why": "nothing-waits", "seats": [other.seat for other in state.windows]})
    if seat in window.fine:
        return Refusal("CX-J5", {"why": "said-fine", "seat": action.a})
    return challenge_refusal(state, window, action.b) if action.kind == CHALLENGE else None


def vote_first(state: State, vote: Vote) -> Refusal:
    """CX-J5: while a vote is open only votes are legal."""
    first, second = voted_pairs(state, vote)[0]
    return Refusal("CX-J5", two_words(state, first, second) | {"why": "vote-open"})


def is_appeal(vote: Vote) -> bool:
    return vote.pair < 0


def voted_pairs(state: State, vote: Vote) -> tuple[tuple[int, int], ...]:
    """The words of the pairs that a vote is on."""
    if is_appeal(vote):
        miss = pending_of(state, vote.seat)
        assert miss is not None, "an appeal is on a miss that waits"
        return miss.pairs
    window = window_of(state, vote.seat)
    assert window is not None, "a vote is on something that waits"
    a, b, _ = window.pairs[vote.pair]
    return ((a, b),)


def challenge_refusal(state: State, window: Window, place: int) -> Refusal | None:
    if not 0 <= place < len(window.pairs):
        return Refusal("CX-J5", {"why": "no-pair", "pairs": len(window.pairs)})
    pair = window.pairs[place]
    if is_open(state, pair):
        return None
    ruling = "stands" if state.rulings[pair_key(state, pair[0], pair[1])] else "falls"
    return Refusal("CX-J4", two_words(state, pair[0], pair[1]) | {"why": "ruled", "ruling": ruling})


def say_fine(state: State, seat: int, placer: int) -> None:
    state.windows = tuple(
        [
            Window(one.seat, one.space, one.pairs, tuple(sorted((*one.fine, seat)))) if one.seat == placer else one
            for one in state.windows
        ]
    )


def challenge(state: State, seat: int, placer: int, pair: int) -> None:
    state.vote = Vote(placer, pair, seat, (0,) * state.setup.seats)


def give_vote(state: State, seat: int, kind: int) -> None:
    vote = state.vote
    assert vote is not None, "refused before"
    state.vote = Vote(vote.seat, vote.pair, vote.challenger, put(vote.votes, seat, kind))


def all_voted(state: State, vote: Vote) -> bool:
    return not any(may_vote(vote, seat) for seat in range(state.setup.seats))


def rule(state: State, vote: Vote) -> bool:
    """Count the votes and set the house rulings (CX-J4); True when what was voted on stands."""
    pairs = voted_pairs(state, vote)
    stands = 1 + sum([given == STANDS for given in vote.votes])
    falls = 1 + sum([given == FALLS for given in vote.votes])  # the challenger's, or the referee's (CX-J7)
    ruling = stands > falls
    if stands == falls and not is_appeal(vote):  # CX-J2: a tie is the referee's; CX-J7: with a jury it stands
        ruling = state.setup.jury or is_accepted(state, pairs[0][0], pairs[0][1])
    for a, b in pairs:
        set_ruling(state, a, b, ruling)
    state.vote = None
    return ruling


def set_ruling(state: State, a: int, b: int, stands: bool) -> None:
    state.rulings = state.rulings | {pair_key(state, a, b): stands}
    state.ruled = state.ruled | {a, b}
    if not stands:
        state.felled = state.felled | {a, b}
