"""What a seat may know: which cards it sees, what it is shown of an action, and guesses that look the same to it.

Nothing here changes a game.
"""

from connectable.contract import Rng
from connectable.games.connections.engine.actions import APPEALS, DEAL, FILL, JOIN, LAY, OWN_STEPS, RETURN, Action
from connectable.games.connections.engine.state import OVER, State, put
from connectable.games.connections.notation import notation
from connectable.generator import Generator


def sees(state: State, seat: int | None, owner: int, card: int) -> bool:
    """Whether a seat (None: a watcher) knows that card in the owner's hand (CX-G1, CX-O3)."""
    return seat == owner or state.setup.open_hands or state.stage == OVER or card in state.known


def shown(state: State, seat: int, action: Action, to: int | None) -> str | None:
    """An action as `to` sees it: own steps are the seat's own (CX-K5), dealt cards hidden (CX-G1)."""
    if action.kind in OWN_STEPS and to != seat:
        return None
    if action.kind == DEAL and to != action.a and not state.setup.open_hands:
        return f"deal {action.a} ?"
    return notation(action)


def has_secrets(state: State) -> bool:
    """Whether hands are closed; what somebody has picked up and not yet laid is no secret worth a cover."""
    setup = state.setup
    return setup.seats > 1 and setup.hand > 0 and not setup.open_hands and state.stage != OVER


def surprises(state: State, seat: int, action: Action) -> bool:
    """Whether an action could not have been taken in some game that looks the same to another seat: it shows a card
    that this one cannot know to be in that hand. All else that decides what is legal lies open."""
    card = card_of(state, seat, action)
    if card < 0:
        return False
    for other in range(state.setup.seats):
        if other != seat and not sees(state, other, seat, card) and not knows_hand(state, other, seat):
            return True
    return False


def card_of(state: State, seat: int, action: Action) -> int:
    """The card that leaves a hand by an action; −1: none does."""
    if action.kind in (LAY, FILL, JOIN, RETURN):
        return action.a
    choice = state.choices[seat] if action.kind in APPEALS else None
    return -1 if choice is None else choice.card


def knows_hand(state: State, seat: int, owner: int) -> bool:
    """Whether a seat can tell the owner's hand from what it sees: nothing that it does not see is anywhere else."""
    if state.unseen:
        return False
    for other, hand in enumerate(state.hands):
        if other != owner:
            for card in hand:
                if not sees(state, seat, other, card):
                    return False
    return True


def determinize(state: State, seat: int, rng: Rng) -> State:
    """The same game with the cards that seat cannot know dealt anew, and the others' own steps gone."""
    new = state.copy()
    choice = state.choices[seat]
    new.choices = put((None,) * state.setup.seats, seat, choice)
    seen = [[card for card in hand if sees(state, seat, owner, card)] for owner, hand in enumerate(state.hands)]
    pool = [*state.unseen]
    for hand, kept in zip(state.hands, seen, strict=True):
        if len(kept) < len(hand):
            pool += [card for card in hand if card not in kept]
    pool.sort()
    shuffle(pool, rng)
    hands: list[tuple[int, ...]] = []
    dealt = 0
    for hand, kept in zip(state.hands, seen, strict=True):
        missing = len(hand) - len(kept)
        hands.append(tuple(sorted(kept + pool[dealt : dealt + missing])) if missing else hand)
        dealt += missing
    new.hands, new.unseen = tuple(hands), tuple(sorted(pool[dealt:]))
    return new


def shuffle(pool: list[int], rng: Rng) -> None:
    """In place; the same cards for the same numbers, whoever draws them."""
    if isinstance(rng, Generator):  # compiled, this calls it without a detour
        own: Generator = rng
        for place in range(len(pool) - 1, 0, -1):
            other = own.randrange(place + 1)
            pool[place], pool[other] = pool[other], pool[place]
    else:
        for place in range(len(pool) - 1, 0, -1):
            other = rng.randrange(place + 1)
            pool[place], pool[other] = pool[other], pool[place]
