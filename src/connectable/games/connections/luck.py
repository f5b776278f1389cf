"""What a dealt card is worth to a seat: the value printed on it, for cards that come to a hand unseen."""

from collections.abc import Mapping

from connectable.games.connections.engine.rounds import TO_HAND, due, outcomes, receiver
from connectable.games.connections.engine.state import State
from connectable.games.connections.notation import notation

MEASURE = "cards"


def faces(text: str) -> tuple[int, ...]:
    """No faces: there are no dice."""
    return ()


def worths(state: State) -> Mapping[int, Mapping[str, float]]:
    """The seat that gets the card → the deal → its value; nothing for cards that come to the table."""
    if due(state) != TO_HAND:
        return {}
    values = state.setup.cards.values
    return {receiver(state): {notation(deal): float(values[deal.b]) for deal in outcomes(state)}}
