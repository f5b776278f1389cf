"""The marks of an action come from the states before and after it, and agree with what people are told beforehand."""

from collections import Counter
from typing import Any

import pytest

from connectable.games.connections.engine.actions import BECAUSE, CARD, SPACE, act
from connectable.generator import Generator
from connectable.registry import AnyGame, game, meta
from connectable.table import Table
from connectable.table.events import Acted
from connectable.table.evolve import steps_of
from connectable.table.marks import Marks, beyond_chance, is_possible, marks
from table.walk import CASES, IDS, Case, Walk

STEPS = 70
SURPRISE_STEPS, FEW_WORLDS, MANY_WORLDS = 200, 6, 400
AT_MOST = 0.25
"""The share of actions of which preview and states may say something else; it is the quick way that has most."""


def told(rules: AnyGame, state: Any, seat: int, action: Any, seats: int) -> Marks:
    """The marks as the preview has them."""
    preview = rules.preview(state, seat, action)
    ends, reveals = preview.get("ends_turn") is True, bool(preview.get("reveals"))
    sealed = all(rules.shown(state, seat, action, to) is None for to in (*range(seats), None) if to != seat)
    several = len(rules.to_act(state)) > 1
    return Marks(sealed, reveals or (ends and (several or is_hidden(rules, state, seat, action, seats))), ends, reveals)


def is_hidden(rules: AnyGame, state: Any, seat: int, action: Any, seats: int) -> bool:
    """Whether some other seat may not see the action as it is."""
    text = rules.notation(action)
    return any(rules.shown(state, seat, action, to) != text for to in range(seats) if to != seat)


def is_excused(rules: AnyGame, state: Any, seat: int, action: Any, field: str, found: Marks) -> bool:
    """Where the states know better than the preview.

    They may find that more was shown: a card given back to an open pile, others who join in. They find less only when
    the game is over (or one plays alone). A turn goes on where the same seat is to act again, alone, after it."""
    after = rules.apply(state, seat, action)
    if field in ("final", "reveals"):
        return bool(getattr(found, field)) or rules.to_act(after) == ()
    return field == "ends" and not found.ends and seat in rules.to_act(beyond_chance(rules, after))


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_states_say_what_the_preview_says(case: Case) -> None:
    rules, seats = game(case[0]), case[1]
    walk, count, others = Walk(case, "marks"), 0, Counter[str]()
    while walk.acting() and count < STEPS:
        count += 1
        table, state = walk.table, walk.table.state
        before = len(walk.changes)
        seat = walk.act()
        event = walk.changes[before].event
        assert isinstance(event, Acted)
        action = rules.parse(state, seat, event.notation)
        found = marks(rules, state, seat, action, seats, steps_of(table, seat))
        assert found == (event.sealed, event.final, event.ends, event.reveals)
        was = told(rules, state, seat, action, seats)
        for field in Marks._fields:
            if getattr(found, field) != getattr(was, field) and seats > 1:
                others[field] += 1
                assert is_excused(rules, state, seat, action, field, found), f"{event.notation}: {found}, {was}"
    assert all(number <= count * AT_MOST for number in others.values()), others


def test_nobody_asks_the_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    walk = Walk(("connections", 2, {"rounds": 1}), "no preview")

    def never(*_: object) -> dict[str, object]:
        raise AssertionError("preview is for people")

    monkeypatch.setattr(type(game("connections")), "preview", never)
    monkeypatch.setattr(type(game("connections")), "previews", never)
    for _ in range(60):
        walk.act()
    assert any(entry.reveals for entry in walk.table.live)


def test_a_card_returned_to_the_pile_is_shown() -> None:
    """The preview does not say so."""
    walk, seen = Walk(("connections", 2, {"way": "quads", "rounds": 1}), "return"), 0
    while walk.acting() and not seen:
        table = walk.table
        walk.act()
        last = walk.table.live[-1] if walk.table.live else None
        if last and last.notation.startswith("return") and len(walk.table.live) > len(table.live) and last.reveals:
            seen += 1
    assert seen


def test_drawing_a_card_does_not_end_a_turn() -> None:
    walk = Walk(("connections", 2, {"rounds": 1}), "draw")
    rules = game("connections")
    while not any(rules.notation(action) == "draw" for action in rules.legal(walk.table.state, walk.acting()[0])):
        walk.act()
    seat, state = walk.acting()[0], walk.table.state
    found = marks(rules, state, seat, rules.parse(state, seat, "draw"), 2)
    assert (found.ends, found.reveals) == (False, True)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_what_surprises_is_what_some_state_refuses(case: Case) -> None:
    """Where a game says so itself, it says what trying states that look the same to another seat finds."""
    surprises = meta(case[0]).surprises
    if surprises is None:
        pytest.skip("it does not say so itself")
    rules, walk = game(case[0]), Walk(case, "surprises")
    for _ in range(SURPRISE_STEPS):
        if not walk.acting():
            return
        table, before = walk.table, len(walk.changes)
        seat, event = walk.act(), walk.changes[before].event
        assert isinstance(event, Acted)
        action = rules.parse(table.state, seat, event.notation)
        if event.sealed or is_hidden(rules, table.state, seat, action, case[1]):
            continue
        steps = (*own_steps(table, seat), event.notation)
        says = surprises(table.state, seat, action)
        worlds = MANY_WORLDS if says else FEW_WORLDS
        assert says == is_refused_somewhere(rules, table.state, seat, steps, case[1], worlds), event.notation


def own_steps(table: Table, seat: int) -> tuple[str, ...]:
    """The sealed steps that an act needs: of a card what is chosen of it now, whatever was put back before."""
    if table.game != "connections":
        return steps_of(table, seat)
    choice, rules = table.state.choices[seat], game("connections")
    if choice is None:
        return ()
    steps = [act(CARD, choice.card)]
    steps += [act(SPACE, choice.space)] if choice.space >= 0 else []
    steps += [act(BECAUSE, choice.reason)] if choice.reason else []
    return tuple(rules.notation(step) for step in steps)


def is_refused_somewhere(
    rules: AnyGame, state: Any, seat: int, steps: tuple[str, ...], seats: int, worlds: int
) -> bool:
    for number in range(worlds):
        for other in range(seats):
            world = state if other == seat else rules.determinize(state, other, Generator(number))
            if not (is_possible(rules, world, seat, steps[-1:]) or is_possible(rules, world, seat, steps)):
                return True
    return False
