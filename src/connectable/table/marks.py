"""What the table keeps of an action, from the states before and after it: never from `preview`, which is for people.

An action *reveals* when somebody learns by it what was hidden from them, when a die or a card comes next, when it is a
try, or when it leaves something that no undo gives back. It *ends* the seat's turn when the seat is not to act after
it, whatever chance brings in between.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from connectable.contract import CHANCE
from connectable.generator import Generator
from connectable.registry import AnyGame
from connectable.table.games import meta_of
from connectable.table.known import known
from connectable.table.words import gained, words_of

WORLDS = 4
"""How many states that look the same are tried for each other seat, to see whether an action shows it more, in a game
that does not say so itself."""
MOST_CHANCE = 400
"""Chance acts in a row, before something is wrong."""


class Marks(NamedTuple):
    """What the table keeps of an action."""

    sealed: bool
    """Nobody else saw anything of it."""
    final: bool
    """It is not undone freely."""
    ends: bool
    """It ends the seat's turn."""
    reveals: bool
    """Somebody learned something by it."""


def marks(
    rules: AnyGame, state: Any, seat: int, action: Any, seats: int, steps: Sequence[str] = (), after: Any = None
) -> Marks:
    """The marks of a legal action of a seat, in the state before it; `steps`: its own sealed acts that led there;
    `after`: the state after it, if that is known already."""
    if after is None:
        after = rules.apply(state, seat, action)
    text = rules.notation(action)
    shown = {to: rules.shown(state, seat, action, to) for to in (*range(seats), None) if to != seat}
    sealed = all(seen is None for seen in shown.values())
    hidden = any(seen != text for to, seen in shown.items() if to is not None)  # from some other seat
    acting, then = rules.to_act(state), rules.to_act(after)
    several = len(acting) > 1
    ends = ends_turn(rules, after, seat) or (several and not sealed)
    kept = rules.carry(state, after) is not state  # it leaves something that no undo gives back
    joined = not sealed and seat in then and not {*then} <= {*acting}  # others act from here on
    reveals = kept or joined or then == (CHANCE,) or rules.is_try(state, seat, action)
    if not (reveals or sealed) and meta_of(rules.name).hidden:
        acts = (*steps, text)
        # a hidden act tells by what is seen of it
        reveals = (not hidden and is_surprise(rules, state, seat, action, acts, seats)) or shows_hidden(
            rules, state, seat, after, seats, {*" ".join(acts).split()}
        )
    return Marks(sealed, reveals or (ends and (several or hidden)), ends, reveals)


def ends_turn(rules: AnyGame, after: Any, seat: int) -> bool:
    """Whether a seat that was to act is done: not to act, or all begin something new."""
    return bool(rules.begins(after)) or seat not in rules.to_act(beyond_chance(rules, after))


def beyond_chance(rules: AnyGame, state: Any) -> Any:
    """The state when dice and cards have come; which ones does not matter for whose turn it is."""
    for _ in range(MOST_CHANCE):
        if rules.to_act(state) != (CHANCE,):
            return state
        state = rules.apply(state, CHANCE, rules.legal(state, CHANCE)[0])
    raise AssertionError(f"{rules.name}: chance never ends")


def shows_hidden(rules: AnyGame, state: Any, seat: int, after: Any, seats: int, chosen: set[str]) -> bool:
    """Whether something that the acting seat saw alone, and has not just chosen, is now in another's view."""
    old, new = known(rules, state), known(rules, after)
    for other in range(seats):
        if other == seat:
            continue
        had, fresh, own = old.view(other), set[str](), set[str]()
        gained(had, new.view(other), fresh)  # what somebody did not see before stands where something has changed
        fresh -= chosen
        if fresh:
            gained(had, old.view(seat), own)  # likewise what one saw and the other did not
            fresh &= own
        if fresh and not fresh <= words_of(had):
            return True
    return False


def is_surprise(rules: AnyGame, state: Any, seat: int, action: Any, acts: Sequence[str], seats: int) -> bool:
    """Whether an open action tells another seat something: the game says so, or states are tried."""
    asked = meta_of(rules.name).surprises
    return surprises(rules, state, seat, acts, seats) if asked is None else asked(state, seat, action)


def surprises(rules: AnyGame, state: Any, seat: int, steps: Sequence[str], seats: int) -> bool:
    """Whether the last of these acts could not have been taken in some state that looked the same to another seat.

    What others cannot see of a seat is not in their worlds: where the act needs its sealed steps, they come first."""
    for other in range(seats):
        for number in range(WORLDS if other != seat else 0):
            world = rules.determinize(state, other, Generator(number))
            if world is state:  # nothing is hidden from that seat
                break
            if not (is_possible(rules, world, seat, steps[-1:]) or is_possible(rules, world, seat, steps)):
                return True
    return False


def is_possible(rules: AnyGame, state: Any, seat: int, acts: Sequence[str]) -> bool:
    """Whether a seat could take these acts one after the other."""
    for text in acts:
        try:
            state = rules.apply(state, seat, rules.parse(state, seat, text))
        except ValueError:  # IllegalAction is one
            return False
    return True
