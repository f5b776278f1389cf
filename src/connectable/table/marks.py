"""What the table keeps of an action, from the states before and after it: never from `preview`, which is for people.

An action *reveals* when somebody learns by it what was hidden from them, or when a die or a card comes next. It *ends*
the seat's turn when the seat is not to act after it, whatever chance brings in between.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from connectable.contract import CHANCE
from connectable.generator import Generator
from connectable.registry import AnyGame

WORLDS = 4
"""How many states that look the same to a seat are tried, to see whether an action shows it more."""
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


def marks(rules: AnyGame, state: Any, seat: int, action: Any, seats: int, steps: Sequence[str] = ()) -> Marks:
    """The marks of a legal action of a seat, in the state before it; `steps`: its own sealed acts that led there."""
    after = rules.apply(state, seat, action)
    sealed = all(rules.shown(state, seat, action, to) is None for to in (*range(seats), None) if to != seat)
    hidden = is_hidden(rules, state, seat, action, seats)
    several = len(rules.to_act(state)) > 1
    ends = ends_turn(rules, after, seat) or (several and not sealed)
    acts = (*steps, rules.notation(action))
    reveals = rules.to_act(after) == (CHANCE,) or (
        not sealed
        and (
            others_join(rules, state, seat, after)
            or shows_hidden(rules, state, seat, after, seats, {*" ".join(acts).split()})
            or (not hidden and surprises(rules, state, seat, acts, seats))  # a hidden act tells by what is seen of it
        )
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


def others_join(rules: AnyGame, state: Any, seat: int, after: Any) -> bool:
    """Whether others act beside the seat from here on: what they do, seen or not, answers it."""
    acting = rules.to_act(after)
    return seat in acting and not {*acting} <= {*rules.to_act(state)}


def shows_hidden(rules: AnyGame, state: Any, seat: int, after: Any, seats: int, chosen: set[str]) -> bool:
    """Whether something that the acting seat saw alone, and has not just chosen, is now in another's view."""
    own = {*words(rules.view(state, seat))} - chosen
    for other in range(seats):
        if other != seat and (own - {*words(rules.view(state, other))}) & {*words(rules.view(after, other))}:
            return True
    return False


def words(view: object) -> Iterator[str]:
    """All texts of a view, with the names of its fields."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, Mapping):
        for name, value in view.items():
            yield str(name)
            yield from words(value)
    elif isinstance(view, list | tuple):
        for value in view:
            yield from words(value)


def surprises(rules: AnyGame, state: Any, seat: int, steps: Sequence[str], seats: int) -> bool:
    """Whether the last of these acts could not have been taken in some state that looked the same to another seat.

    What others cannot see of a seat is not in their worlds: where the act needs its sealed steps, they come first."""
    for other in range(seats):
        for number in range(WORLDS if other != seat else 0):
            world = rules.determinize(state, other, Generator(number))
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


def is_hidden(rules: AnyGame, state: Any, seat: int, action: Any, seats: int) -> bool:
    """Whether some other seat may not see the action as it is."""
    text = rules.notation(action)
    return any(rules.shown(state, seat, action, to) != text for to in range(seats) if to != seat)
