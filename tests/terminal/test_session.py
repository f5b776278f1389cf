"""Undo and the result table, tested without a screen."""

import sys
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from types import ModuleType
from typing import Any

import pytest

from connectable.contract import CHANCE, Outcome
from connectable.i18n import Speech
from connectable.registry import GAMES, game
from connectable.table import Refused
from connectable.terminal.game_text import GameText, speech_for
from connectable.terminal.pen import Pen
from connectable.terminal.result import result, seat_name
from connectable.terminal.session import GameSession, new_session

from .conftest import GAME, Marks, State

StartSession = Callable[..., GameSession]


@pytest.fixture
def start_session(monkeypatch: pytest.MonkeyPatch) -> StartSession:
    """Start a game for several people (two by default) and roll."""

    def start(rules: Marks = GAME, people: int = 2, **options: Any) -> GameSession:
        module = ModuleType(f"marks_{type(rules).__name__}")  # a name for each set of rules: games are cached by module
        module.GAME = rules  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setitem(GAMES, "marks", module.__name__)
        session = new_session(rules, ["you"] * people, options, "seed")
        session.roll()
        return session

    return start


def undoable(session: GameSession, seat: int) -> list[str]:
    """The actions that the seat may undo, last first; the session is unchanged."""
    trial, gone = copy(session), []
    with suppress(Refused):
        while True:
            gone.append(trial.undo(seat))
    return gone


def test_own_acts_last_first(start_session: StartSession) -> None:
    session = start_session()
    session.act(0, "add 1")
    session.act(0, "add 2")
    assert undoable(session, 0) == ["add 2", "add 1"]
    assert undoable(session, 1) == []


def test_a_sealed_done_stays(start_session: StartSession) -> None:
    session = start_session()
    session.act(0, "add 1")
    session.act(0, "done")
    assert undoable(session, 0) == []


def test_an_open_end_of_turn_goes_back_while_nobody_acted(start_session: StartSession) -> None:
    session = start_session(sealed=False)
    session.act(0, "add 1")
    session.act(0, "done")
    assert undoable(session, 0) == ["done", "add 1"]
    session.act(1, "add 1")
    assert undoable(session, 0) == []


def test_what_revealed_something_stays(start_session: StartSession) -> None:
    class Telling(Marks):
        def preview(self, state: State, seat: int, action: str, /) -> dict[str, object]:
            return {"reveals": action == "add 3"}

    session = start_session(Telling())
    session.act(0, "add 3")
    session.act(0, "add 1")
    assert undoable(session, 0) == ["add 1"]


def test_chance_stops_undo_even_where_a_seat_saw_nothing_of_it(start_session: StartSession) -> None:
    class Dark(Marks):
        def shown(self, state: State, seat: int, action: str, to: int | None, /) -> str | None:
            return None if seat == CHANCE else super().shown(state, seat, action, to)

    session = start_session(Dark(), 1, sealed=False)
    session.act(0, "add 1")
    session.act(0, "done")
    session.roll()
    assert undoable(session, 0) == []


def test_undo_keeps_the_others_sealed_acts(start_session: StartSession) -> None:
    session = start_session()
    session.act(0, "add 1")
    session.act(1, "add 2")
    session.act(0, "add 3")
    assert [session.undo(0), session.undo(0)] == ["add 3", "add 1"]
    assert session.state.marks == ((), (2,))
    assert [step.notation for step in session.steps[1:]] == ["add 2"]


def test_another_sheet_that_is_done_leaves_ones_own_free() -> None:
    """CN-R5, with the game it is written for."""
    rules = game("connnect")
    session = new_session(rules, ["you", "you"], {}, "seed")
    while CHANCE in rules.to_act(session.state):
        session.roll()
    own = rules.notation(rules.legal(session.state, 0)[0])
    session.act(0, own)
    while 1 in rules.to_act(session.state):
        session.act(1, rules.notation(rules.idle(session.state, 1)))
    assert session.steps[-1].shown_to(0) == "done"
    assert undoable(session, 1) == []
    assert undoable(session, 0) == [own]


def test_the_table_of_results() -> None:
    outcome = Outcome((5, -3), (1, 2), "over", ({"marks": 8, "late": -3}, {"late": -3}))
    text, pen = GameText(Speech("en"), game("highcard")), Pen(Speech("en"), colour=False)
    assert result(outcome, ["you", "bot:random"], text, pen) == (
        "over\n\n"
        "                   Seat\xa01  Seat\xa02, random bot\n"
        "marks                   8                   0\n"
        "late                   −3                  −3\n"
        "total                   5                  −3\n"
        "rank                    1                   2\n"
    )


def test_a_game_from_outside_speaks_its_own_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "named", "browser.named_game")
    german = GameText(speech_for("de", "named"), game("named"))
    assert (german.name(), german.source("trick")) == ("Die höhere Karte", "Stich")
    assert GameText(speech_for("fr", "named"), game("named")).name() == "The Higher Card"
    assert GameText(speech_for("de", "highcard"), game("highcard")).name() == "highcard", "without a catalogue its id"


def test_levels_have_names_in_the_language() -> None:
    pen = Pen(Speech("de"), colour=False)
    assert seat_name(1, "bot:greedy", pen) == "Platz\xa02, Bot (gierig)"
    assert seat_name(1, "bot:own", pen) == "Platz\xa02, Bot (own)"


def test_eight_seats_fit() -> None:
    outcome = Outcome((100,) * 8, (1,) * 8, "over", ({"marks": 100},) * 8)
    text, pen = GameText(Speech("de"), game("highcard")), Pen(Speech("de"), colour=False)
    table = result(outcome, ["bot:random"] * 8, text, pen)
    assert max(map(len, table.splitlines())) <= 80
    assert table.splitlines()[2].split() == list("12345678")
