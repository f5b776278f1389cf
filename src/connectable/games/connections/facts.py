"""What the log says of an action beyond its notation: what it scored, what a vote decided, what failed, which round it
ended. Seats and votes are public; words come with their ids (CX-O6).
"""

import json

from connectable.games.connections.engine.actions import CHALLENGE, FALLS, FILL, JOIN, LAY, STANDS, Action
from connectable.games.connections.engine.state import COLLECTED, HANDS, OVER, RUNS, WEB, State, Vote
from connectable.games.connections.view import card_view

AT_THE_END = (HANDS, COLLECTED, RUNS, WEB)
"""Sources of points that a round is counted by."""
CAST = {STANDS: "stands", FALLS: "falls"}


def facts(before: State, seat: int, action: Action, after: State) -> dict[str, str | int]:
    fresh = sorted(after.rulings.keys() - before.rulings.keys())
    found: dict[str, str | int] = ruling(before, seat, action, after, fresh) if fresh else {}
    if not found and after.misses != before.misses:
        found |= missed(after)
    found |= scored(before, action, after)
    if after.round > before.round or (after.stage == OVER and before.stage != OVER):
        found["round"] = before.round
    if after.round > before.round and action.kind == LAY:
        found["laid"] = laid(before, action)
    return found


def laid(before: State, action: Action) -> str:
    """The card that ended a round, as the view shows cards: no view has it, because the next one is dealt at once."""
    return json.dumps(card_view(before.setup.cards, before.setup.words, action.a), ensure_ascii=False)


def scored(before: State, action: Action, after: State) -> dict[str, str | int]:
    """Who gained or lost points by what was laid, and the card; what a round is counted by is told with its end."""
    for seat, own in enumerate(after.scores):
        old = before.scores[seat]
        if own == old:
            continue
        points = sum([new - old[place] for place, new in enumerate(own) if place not in AT_THE_END])
        if points:
            placer, card = before.last
            if action.kind in (LAY, FILL, JOIN):
                placer, card = seat, action.a
            return {"scorer": seat, "points": points, "card": card + 1 if placer == seat else 0}
    return {}


def missed(after: State) -> dict[str, str | int]:
    """CX-J6: who tried, the first pair that failed, and how many did; everybody sees it."""
    miss = after.miss
    assert miss is not None, "one was just counted"
    return {"missed": miss.seat, "failed": len(miss.pairs), **pair(after, *miss.pairs[0])}


def ruling(before: State, seat: int, action: Action, after: State, keys: list[int]) -> dict[str, str | int]:
    """CX-J4: the first pair that was voted on, how many there were, whether they stand, and the votes by seat."""
    vote = before.vote
    placer, challenger = (vote.seat, vote.challenger) if vote else (action.a, seat)
    assert vote or action.kind == CHALLENGE, "only a challenge or a vote leads to a ruling"
    return {
        "ruling": "stands" if after.rulings[keys[0]] else "falls",
        "pairs": len(keys),
        **pair(before, *divmod(keys[0], len(before.setup.cards.words))),
        "placer": placer,
        "challenger": challenger,
        "votes": votes(before.setup.seats, placer, challenger, vote, seat, action),
    }


def votes(seats: int, placer: int, challenger: int, vote: Vote | None, seat: int, action: Action) -> str:
    """What each seat voted in the end, by seat: `stands falls abstain`."""
    cast = [CAST.get(given, "abstain") for given in (vote.votes if vote else (0,) * seats)]
    if vote:
        cast[seat] = CAST.get(action.kind, "abstain")
    if challenger >= 0:
        cast[challenger] = "falls"
    cast[placer] = "stands"
    return " ".join(cast)


def pair(state: State, a: int, b: int) -> dict[str, str | int]:
    cards = state.setup.cards
    return {
        "first": cards.words[a],
        "second": cards.words[b],
        "first_id": cards.ids[a],
        "second_id": cards.ids[b],
    }
