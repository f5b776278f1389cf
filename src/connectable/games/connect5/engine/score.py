"""Points and ranks: what the finished rounds and the current one are worth."""

from connectable.contract import Outcome
from connectable.games.connect5.engine.state import FIVE, State, lane


def outcome(state: State) -> Outcome | None:
    """C5-G1: points add up over the rounds; most win; equal points share."""
    if state.seat >= 0:
        return None
    sources = [breakdown(state, seat) for seat in range(state.setup.seats)]
    points = [source["eaten"] + source["connect5"] for source in sources]
    ranks = [1 + sum([1 for other in points if other > own]) for own in points]
    return Outcome(tuple(points), tuple(ranks), state.done[-1].reason, tuple(sources))


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Points by where they come from, all rounds together."""
    fives = sum([1 for ended in state.done if ended.maker == seat])
    meals = sum([ended.eaten[seat] for ended in state.done])
    return {"eaten": meals + (eaten_now(state, seat) if state.seat >= 0 else 0), "connect5": int(FIVE) * fives}


def eaten_now(state: State, seat: int) -> int:
    """Tokens that seat has eaten in the current round."""
    return int(lane(state.eaten, seat))


def points(state: State) -> list[int]:
    """Points so far, by seat."""
    return [points_of(state, seat) for seat in range(state.setup.seats)]


def points_of(state: State, seat: int) -> int:
    """Points of one seat so far."""
    found = eaten_now(state, seat) if state.seat >= 0 else 0
    for ended in state.done:
        found += ended.eaten[seat]
        if ended.maker == seat:
            found += int(FIVE)
    return found
