"""Misses at the table (CX-J6, CX-J7): never free to undo, never taken back; among bots no appeal is offered."""

from typing import Any

import pytest

from connectable.games.connections import GAME
from connectable.generator import Generator
from connectable.record import history, replay
from connectable.table import Refused, Seat, Settings, Table, create, decide, rebuild
from connectable.table.commands import Act, Answer, Propose, Undo
from connectable.table.events import AnyEvent, Created
from connectable.table.evolve import played
from connectable.table.play import offered
from connectable.table.undo import free_undo, may_undo

pytestmark = pytest.mark.rule("CX-J6")


class Evening:
    """A table of Connections whose seats try what fails or holds, as the test asks for it."""

    def __init__(self, options: dict[str, Any], *seats: Seat) -> None:
        self.events: list[AnyEvent] = []
        made = create(Created(0, "moss", "connections", options, Settings(), seats, "c", b"s" * 32, rules=GAME.rules))
        self.events += [change.event for change in made]
        self.table: Table = made[-1].table
        self.rng = Generator(3)

    def do(self, command: Any) -> None:
        changes = decide(self.table, command, 0)
        self.events += [change.event for change in changes]
        self.table = changes[-1].table

    def try_card(self, seat: int, *, holds: bool) -> None:
        """Lays the first card of the hand that misses, or that stands."""
        for card in GAME.legal(self.table.state, seat):
            if not GAME.notation(card).startswith("card"):
                continue
            chosen = GAME.apply(self.table.state, seat, card)
            for space in GAME.legal(chosen, seat)[:-1]:
                there = GAME.apply(chosen, seat, space)
                for lay in GAME.legal(there, seat)[:4]:
                    after = GAME.apply(there, seat, lay)
                    if (after.misses == self.table.state.misses and not after.pending) == holds:
                        for action in (card, space, lay):
                            self.do(Act(seat, GAME.notation(action)))
                        return
        raise AssertionError("no such try")

    def is_consistent(self) -> bool:
        """The record replays to the state, the events rebuild the table, and both ways back to a state agree."""
        record = self.table.record()
        line = played(self.table, len(self.table.live) - 1)
        again = line.act(0, self.table.live[-1].seat, self.table.live[-1].notation)
        assert again.before.misses <= self.table.state.misses
        list(history(record))
        return replay(record) == self.table.state and rebuild(self.events) == self.table


def people(count: int) -> list[Seat]:
    return [Seat("human", f"P{number}") for number in range(count)]


@pytest.mark.parametrize("holds", [True, False])
def test_a_try_is_never_free_to_undo(holds: bool) -> None:
    evening = Evening({"find": "own"}, *people(2))
    evening.try_card(0, holds=holds)
    assert free_undo(evening.table.live, 0) == ()
    assert not may_undo(evening.table, 0)
    assert evening.is_consistent()


def test_steps_before_the_try_are_free_to_undo() -> None:
    evening = Evening({"find": "own"}, *people(2))
    evening.do(Act(0, GAME.notation(GAME.legal(evening.table.state, 0)[0])))
    assert free_undo(evening.table.live, 0)


def test_a_take_back_by_agreement_does_not_lower_the_count_of_misses() -> None:
    evening = Evening({"find": "own"}, *people(2))
    for _ in range(2):
        evening.try_card(0, holds=False)
    evening.do(Propose(0, "takeback"))
    evening.do(Answer(1, "takeback", True))
    assert (evening.table.state.misses, evening.table.state.turn) == ((2, 0), 0)
    assert evening.is_consistent()
    while evening.table.state.choices[0]:
        evening.do(Act(0, "back"))
    evening.try_card(0, holds=False)
    assert (evening.table.state.misses, evening.table.state.turn) == ((3, 0), 1), "it was the third of the turn"
    assert evening.is_consistent()


def test_taking_back_the_third_miss_gives_back_the_turn_but_no_miss() -> None:
    evening = Evening({"find": "own"}, *people(2))
    for _ in range(3):
        evening.try_card(0, holds=False)
    assert evening.table.state.turn == 1
    evening.do(Propose(0, "takeback"))
    evening.do(Answer(1, "takeback", True))
    assert (evening.table.state.misses, evening.table.state.turn) == ((3, 0), 0)
    assert evening.is_consistent()


def test_alone_an_undo_gives_back_no_miss() -> None:
    evening = Evening({"find": "own"}, *people(1))
    for _ in range(2):
        evening.try_card(0, holds=False)
    evening.do(Undo(0))
    assert evening.table.takebacks == (1,), "it is counted as one that has seen something"
    assert evening.table.state.misses == (2,)
    assert evening.is_consistent()


def test_with_lives_nothing_that_was_seen_is_taken_back() -> None:
    evening = Evening({"find": "own", "lives": 3}, *people(1))
    for _ in range(2):
        evening.try_card(0, holds=False)
        with pytest.raises(Refused, match="TB-NO-TAKEBACK"):
            evening.do(Undo(0))
    assert GAME.view(evening.table.state, 0)["lives"] == 1
    evening.try_card(0, holds=False)
    assert evening.table.outcome
    assert evening.table.outcome.reason == "lives"
    assert evening.is_consistent()


def test_with_lives_a_miss_is_not_taken_back_at_all() -> None:
    evening = Evening({"find": "own", "lives": 3}, *people(1))
    before = evening.table.state
    evening.try_card(0, holds=False)
    assert not may_undo(evening.table, 0)
    with pytest.raises(Refused, match="TB-NO-TAKEBACK"):
        evening.do(Undo(0))
    carried = GAME.carry(before, evening.table.state)
    assert GAME.view(carried, 0)["lives"] == GAME.view(evening.table.state, 0)["lives"] == 2


@pytest.mark.rule("CX-J7")
def test_accepting_a_miss_is_never_free_to_undo() -> None:
    evening = Evening({"find": "own", "judge": "jury"}, *people(2))
    evening.try_card(0, holds=False)
    assert [GAME.notation(action) for action in offered(evening.table, 0)] == ["appeal", "accept"]
    evening.do(Act(0, "accept"))
    assert not may_undo(evening.table, 0)


@pytest.mark.rule("CX-J7")
def test_among_bots_a_miss_counts_at_once_and_nothing_can_be_appealed() -> None:
    bot = Seat("bot", "B", "greedy")
    evening = Evening({"find": "own", "judge": "jury"}, *people(1), bot)
    evening.try_card(0, holds=False)
    assert (evening.table.state.misses, evening.table.state.pending) == ((1, 0), ())
    assert evening.table.live[-1].forced
    shown = Evening({"judge": "jury"}, *people(1), bot)
    card = next(action for action in GAME.legal(shown.table.state, 0))
    shown.do(Act(0, GAME.notation(card)))
    refused = 0
    for space in GAME.legal(shown.table.state, 0)[:-1]:
        there = decide(shown.table, Act(0, GAME.notation(space)), 0)[-1].table
        for action in GAME.legal(there.state, 0):
            if GAME.notation(action).startswith("appeal"):
                assert action not in offered(there, 0)
                with pytest.raises(Refused, match="CX-J7"):
                    decide(there, Act(0, GAME.notation(action)), 0)
                refused += 1
    assert refused
