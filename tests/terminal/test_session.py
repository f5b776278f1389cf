"""Undo as it is computed, and the result table, without a screen."""

from typing import Any

from connectable.contract import CHANCE, Outcome
from connectable.i18n import Speech
from connectable.registry import game
from connectable.terminal.game_text import Words
from connectable.terminal.pen import Pen
from connectable.terminal.result import result, seat_name
from connectable.terminal.session import Sitting, new_sitting

from .conftest import GAME, Marks, State


def seated(rules: Marks = GAME, **options: Any) -> Sitting:
    """Two people after the first roll."""
    sitting = new_sitting(rules, ["you", "you"], options, "seed")
    sitting.roll()
    return sitting


def acts(sitting: Sitting, seat: int) -> list[str]:
    return [step.action for step in sitting.undoable(seat)]


def test_own_acts_last_first() -> None:
    sitting = seated()
    sitting.act(0, "add 1")
    sitting.act(0, "add 2")
    assert acts(sitting, 0) == ["add 2", "add 1"]
    assert acts(sitting, 1) == []


def test_a_sealed_done_stays() -> None:
    sitting = seated()
    sitting.act(0, "add 1")
    sitting.act(0, "done")
    assert acts(sitting, 0) == []


def test_an_open_end_of_turn_goes_back_while_nobody_acted() -> None:
    sitting = seated(sealed=False)
    sitting.act(0, "add 1")
    sitting.act(0, "done")
    assert acts(sitting, 0) == ["done", "add 1"]
    sitting.act(1, "add 1")
    assert acts(sitting, 0) == []


def test_what_revealed_something_stays() -> None:
    class Telling(Marks):
        def preview(self, state: State, seat: int, action: str, /) -> dict[str, object]:
            return {"reveals": action == "add 3"}

    sitting = seated(Telling())
    sitting.act(0, "add 3")
    sitting.act(0, "add 1")
    assert acts(sitting, 0) == ["add 1"]


def test_chance_stops_undo_even_where_a_seat_saw_nothing_of_it() -> None:
    class Dark(Marks):
        def shown(self, state: State, seat: int, action: str, to: int | None, /) -> str | None:
            return None if seat == CHANCE else super().shown(state, seat, action, to)

    sitting = new_sitting(Dark(), ["you"], {"sealed": False}, "seed")
    sitting.roll()
    sitting.act(0, "add 1")
    sitting.act(0, "done")
    sitting.roll()
    assert acts(sitting, 0) == []


def test_undo_keeps_the_others_sealed_acts() -> None:
    sitting = seated()
    sitting.act(0, "add 1")
    sitting.act(1, "add 2")
    sitting.act(0, "add 3")
    sitting.undo(sitting.undoable(0))
    assert sitting.state.marks == ((), (2,))
    assert [step.action for step in sitting.steps[1:]] == ["add 2"]


def test_the_table_of_results() -> None:
    outcome = Outcome((5, -3), (1, 2), "over", ({"marks": 8, "late": -3}, {"late": -3}))
    words, pen = Words(Speech("en"), game("highcard")), Pen(Speech("en"), colour=False)
    assert result(outcome, ["you", "bot:random"], words, pen) == (
        "over\n\n"
        "                   Seat\xa01  Seat\xa02, random bot\n"
        "marks                   8                   0\n"
        "late                   −3                  −3\n"
        "total                   5                  −3\n"
        "rank                    1                   2\n"
    )


def test_levels_have_names_in_the_language() -> None:
    pen = Pen(Speech("de"), colour=False)
    assert seat_name(1, "bot:greedy", pen) == "Platz\xa02, Bot (gierig)"
    assert seat_name(1, "bot:own", pen) == "Platz\xa02, Bot (own)"


def test_eight_seats_fit() -> None:
    outcome = Outcome((100,) * 8, (1,) * 8, "over", ({"marks": 100},) * 8)
    words, pen = Words(Speech("de"), game("highcard")), Pen(Speech("de"), colour=False)
    table = result(outcome, ["bot:random"] * 8, words, pen)
    assert max(map(len, table.splitlines())) <= 80
    assert table.splitlines()[2].split() == list("12345678")
