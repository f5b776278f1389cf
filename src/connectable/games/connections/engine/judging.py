"""Who judges: which pairs are accepted, windows for objections, challenges, votes, house rulings.

What happens to cards that stand or fall, the file of each way says.
"""

from connectable.contract import Refusal
from connectable.games.connections.engine.actions import ABSTAIN, CHALLENGE, FALLS, FINE, STANDS, Action, act
from connectable.games.connections.engine.cards import ACCEPTED, kind_name, reason_name
from connectable.games.connections.engine.state import State, Vote, Window, put, window_of

Pair = tuple[int, int, int]
"""Word, word, line of rummy (0 elsewhere)."""


def allowed(state: State, a: int, b: int) -> bool:
    """Whether two words may be laid against each other now."""
    setup = state.setup
    if setup.referee:
        return setup.cards.verdicts[a * len(setup.cards.words) + b] >= ACCEPTED
    return not state.rulings or state.rulings.get(pair_key(state, a, b), True)  # CX-J4


def sides_allowed(state: State, card: int, word: int) -> int:
    """Which sides of a card may touch a word now: 1 north, 2 east, 4 south, 8 west."""
    cards = state.setup.cards
    if state.setup.referee:
        return cards.near[card * len(cards.words) + word]
    if word not in state.felled:
        return 15
    own = [allowed(state, cards.sides[card * 4 + side], word) for side in range(4)]
    return own[0] + 2 * own[1] + 4 * own[2] + 8 * own[3]


def pair_key(state: State, a: int, b: int) -> int:
    size = len(state.setup.cards.words)
    return a * size + b if a < b else b * size + a


def pair_refusal(state: State, a: int, b: int, detail: dict[str, str | int | list[int]]) -> Refusal:
    """Why two words may not be laid against each other."""
    cards = state.setup.cards
    words: dict[str, str | int | list[int]] = {"first": cards.words[a], "second": cards.words[b]}
    if not state.setup.referee:
        return Refusal("CX-J4", {"why": "fallen"} | words | detail)
    verdict = cards.verdict(a, b)
    why = "debatable" if kind_name(verdict) == "debatable" else "no-link"
    return Refusal("CX-K3", {"why": why, "reason": reason_name(verdict)} | words | detail)


def pair_report(state: State, a: int, b: int) -> dict[str, object]:
    """What a person wants to know of a pair: words, verdict, reason, house ruling."""
    cards = state.setup.cards
    verdict = cards.verdict(a, b)
    ruling = state.rulings.get(pair_key(state, a, b))
    return {
        "words": [cards.words[a], cards.words[b]],
        "verdict": kind_name(verdict),
        "reason": reason_name(verdict),
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
    """Whether a seat has something to answer or to vote on."""
    if state.vote is not None:
        return may_vote(state.vote, seat)
    return any(window.seat != seat and seat not in window.fine for window in state.windows)


def may_vote(vote: Vote, seat: int) -> bool:
    return seat not in (vote.seat, vote.challenger) and not vote.votes[seat]


def legal_answers(state: State, seat: int) -> list[Action]:
    if state.vote is not None:
        return [act(STANDS), act(FALLS), act(ABSTAIN)] if may_vote(state.vote, seat) else []
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
        if seat in (vote.seat, vote.challenger):
            return Refusal("CX-J2", {"why": "party", "challenger": vote.challenger, "placer": vote.seat})
        return Refusal("CX-J2", {"why": "voted"}) if vote.votes[seat] else None
    if vote is not None:
        return vote_first(state, vote)
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
    window = window_of(state, vote.seat)
    assert window is not None, "a vote is on something that waits"
    first, second, _ = window.pairs[vote.pair]
    words = state.setup.cards.words
    return Refusal("CX-J5", {"why": "vote-open", "first": words[first], "second": words[second]})


def challenge_refusal(state: State, window: Window, place: int) -> Refusal | None:
    if not 0 <= place < len(window.pairs):
        return Refusal("CX-J5", {"why": "no-pair", "pairs": len(window.pairs)})
    pair = window.pairs[place]
    if is_open(state, pair):
        return None
    words = state.setup.cards.words
    ruling = "stands" if state.rulings[pair_key(state, pair[0], pair[1])] else "falls"
    return Refusal("CX-J4", {"why": "ruled", "first": words[pair[0]], "second": words[pair[1]], "ruling": ruling})


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
    """Count the votes and set the house ruling (CX-J4); True when the pair stands."""
    window = window_of(state, vote.seat)
    assert window is not None, "a vote is on something that waits"
    a, b, _ = window.pairs[vote.pair]
    stands = 1 + sum([given == STANDS for given in vote.votes])
    falls = 1 + sum([given == FALLS for given in vote.votes])
    ruling = stands > falls
    if stands == falls:  # CX-J2: a tie is the referee's
        ruling = state.setup.cards.verdict(a, b) >= ACCEPTED
    set_ruling(state, a, b, ruling)
    state.vote = None
    return ruling


def set_ruling(state: State, a: int, b: int, stands: bool) -> None:
    state.rulings = state.rulings | {pair_key(state, a, b): stands}
    if not stands:
        state.felled = state.felled | {a, b}
