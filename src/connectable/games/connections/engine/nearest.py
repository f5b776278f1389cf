"""Why a card fits nowhere it could go, told by the pair of words that comes nearest to fitting."""

from connectable.contract import Refusal
from connectable.games.connections.engine.judging import allowed, shortfall, two_words
from connectable.games.connections.engine.state import State
from connectable.games.connections.engine.web import SHUT, Needs, pairs_against


def card_refusal(state: State, card: int) -> Refusal:
    """Why a card fits no space, however it is turned."""
    places = [needs for _, needs in sorted(state.web.needs.items()) if SHUT not in needs]
    if not places:
        return Refusal("CX-J5", {"why": "no-spot", "card": card + 1})
    return near_refusal(state, places, card, {"why": "fits-nowhere", "card": card + 1})


def near_refusal(state: State, places: list[Needs], card: int, detail: dict[str, str | int | list[int]]) -> Refusal:
    """The refusal of the first failing pair at the place and in the turn in which the fewest pairs fail."""
    failing: list[list[tuple[int, int]]] = []
    for needs in places:
        for turn in range(4):
            met = pairs_against(state.setup.cards, needs, card * 4 + turn)
            failing.append([(own, other) for _, own, other in met if not allowed(state, own, other)])
    own, other = min(failing, key=len)[0]
    return Refusal("CX-K2", two_words(state, own, other) | {"cause": shortfall(state, own, other)} | detail)
