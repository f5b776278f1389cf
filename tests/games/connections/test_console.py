"""What people type and read in the terminal: seats from 1, a placement in one line, words told, a web in parts."""

import re
from typing import Any

import pytest

from connectable.games.connections import GAME, console
from connectable.games.connections.drawing import draw
from connectable.games.connections.meta import META
from connectable.i18n import LANGUAGES, Speech
from connectable.terminal.pen import Pen, columns
from connectable.testing import Trial
from games.connections.test_own_language import csv
from games.connections.test_play import NAMES, WAYS
from games.connections.tiny import do, lay, position

PEN = Pen(Speech("en"), colour=False)


def act(state: Any, seat: int, text: str) -> tuple[Any, list[str]]:
    """The state after a typed line, and what is told about it."""
    told = []
    for notation in console.typed(state, seat, text):
        action = GAME.parse(state, seat, notation)
        after = GAME.apply(state, seat, action)
        told += [console.told(one, PEN) for one in console.report(state, seat, action, after)]
        state = after
    return state, told


@pytest.mark.parametrize(("seats", "options"), WAYS, ids=NAMES)
def test_what_is_listed_can_be_typed(seats: int, options: dict[str, Any]) -> None:
    for judge in ("vote", "referee"):
        for state in Trial(GAME, seats, {**options, "judge": judge}, 4, samples=12).sampled:
            for seat in range(seats):
                for action in GAME.legal(state, seat):
                    text = console.spoken(GAME.notation(action))
                    assert not re.search(r"(fine|challenge|steal) 0", text)
                    *before, last = console.typed(state, seat, text)
                    assert (before, GAME.parse(state, seat, last)) == ([], action), text


@pytest.mark.usefixtures("tiny_deck")
@pytest.mark.parametrize(
    ("chosen", "text", "steps"),
    [
        ([], "lay 3 at 1,0 turn 0", ["card 3", "at 1,0", "lay 3 at 1,0 turn 0"]),
        ([], "LAY 3  1,0 0", ["card 3", "at 1,0", "lay 3 at 1,0 turn 0"]),
        ([], "lay 3 at 1,0", ["card 3", "at 1,0", "lay 3 at 1,0 turn 0"]),
        ([], "lay 3 1,0 1 because said", ["card 3", "at 1,0", "because said", "lay 3 at 1,0 turn 1"]),
        (["0 card 3"], "lay 3 at 1,0 turn 0", ["at 1,0", "lay 3 at 1,0 turn 0"]),
        (["0 card 3", "0 at 1,0"], "lay 3 at 1,0 turn 0", ["lay 3 at 1,0 turn 0"]),
        (["0 card 3", "0 at 0,-1"], "lay 3 1,0 0", ["back", "card 3", "at 1,0", "lay 3 at 1,0 turn 0"]),
        (["0 card 8"], "lay 3 at 1,0 turn 0", ["back", "card 3", "at 1,0", "lay 3 at 1,0 turn 0"]),
        ([], "draw", ["draw"]),
        ([], "fine 2", ["fine 1"]),
        ([], "challenge 1 2", ["challenge 0 2"]),
        ([], "lay 3 somewhere", ["lay 3 somewhere"]),
    ],
)
def test_a_line_stands_for_small_actions(chosen: list[str], text: str, steps: list[str]) -> None:
    state = position(2, {}, web="1.0@0,0", hands="3 8 / 4", piles="5")
    assert console.typed(do(state, *chosen), 0, text) == steps


@pytest.mark.usefixtures("tiny_deck")
def test_a_placement_in_quads_and_rummy_takes_one_line_too() -> None:
    quads = position(2, {"way": "quads"}, hands="3 8 / 4", piles="5 / 6 / 7 / 9")
    assert console.typed(quads, 0, "lay 3 in 2 turn 1") == ["card 3", "lay 3 in 2 turn 1"]
    rummy = position(2, {"way": "rummy"}, hands="3 8 / 4")
    assert console.typed(rummy, 0, "lay 3 new 0") == ["card 3", "lay 3 new turn 0"]
    assert console.typed(do(rummy, "0 draw"), 0, "lay 3 left 1 2") == ["card 3", "lay 3 left 1 turn 2"]


@pytest.mark.usefixtures("tiny_deck")
def test_the_joined_words_the_reason_and_the_points_are_told() -> None:
    state = position(2, {}, web="1.0@0,0", hands="3 8 / 4", piles="5")
    _, told = act(state, 0, "lay 3 at 1,0 turn 0")
    assert told == ["Seat 1 lays card 3: “d3” and “b1” are said together. 4 points."]


@pytest.mark.usefixtures("tiny_deck")
def test_a_challenge_and_the_ruling_are_told() -> None:
    state = lay(position(3, {"judge": "vote"}, web="1.0@0,0", hands="3 8 / 4 / 6", piles="5"), 0, 3, 1, 0)
    state, told = act(state, 1, "challenge 1 1")
    assert told == ["Seat 2 challenges: “d3” and “b1” are said together"]
    _, told = act(state, 2, "falls")
    assert told == ["House ruling: “b1” + “d3”: it falls (house ruling)"]


@pytest.mark.usefixtures("tiny_deck")
def test_a_miss_is_told_with_the_pairs_that_failed() -> None:
    state = position(2, {"find": "own"}, web="1.0@0,0", hands="3 8 / 4", piles="5")
    _, told = act(state, 0, "lay 3 at 1,0 turn 1")
    assert told == ["Seat 1 tries card 3 and misses: “c3” + “b1”: no link known"]


@pytest.mark.usefixtures("tiny_deck")
def test_an_appeal_is_told() -> None:
    state = position(3, {"find": "own", "judge": "jury"}, web="1.0@0,0", hands="3 8 / 4 / 6", piles="5")
    state, told = act(state, 0, "lay 3 at 1,0 turn 1")
    assert told == ["Seat 1 tries card 3 and misses: “c3” + “b1”: no link known"]
    assert "appeal · accept" in draw(GAME.view(state, 0), 0, PEN)
    assert "appeal · accept" not in draw(GAME.view(state, 1), 1, PEN)
    state, told = act(state, 0, "appeal")
    assert told == ["Seat 1 appeals: “c3” + “b1”: no link known"]
    assert "Vote on the appeal of seat 1" in draw(GAME.view(state, 1), 1, PEN)


def test_what_is_told_is_no_secret() -> None:
    """A report holds nothing but cards and words that lie on the table."""
    state = GAME.start(2)
    while GAME.to_act(state) == (-1,):
        action = GAME.legal(state, -1)[0]
        after = GAME.apply(state, -1, action)
        assert console.report(state, -1, action, after) == []
        state = after
    action = GAME.legal(state, 0)[0]
    assert console.report(state, 0, action, GAME.apply(state, 0, action)) == []


@pytest.mark.usefixtures("tiny_deck")
def test_a_large_web_is_looked_at_as_a_map_and_in_parts() -> None:
    seen = {"way": "solitaire", "web": [{"x": x, "y": x % 30, "card": x + 1} for x in range(40)]}
    picture = console.look(seen, "", PEN)
    assert picture is not None
    assert max(map(columns, picture.split("\n"))) <= 80
    assert {str(card) for card in range(1, 41)} <= set(picture.split())
    view = GAME.view(
        position(2, {}, web="1.0@0,0 2.0@1,0 3.0@2,0 4.0@3,0 6.0@4,0 7.0@5,0", hands="8 / 9", piles="5"), 0
    )
    west, east = console.look(view, "0,0", PEN), console.look(view, "5, 0", PEN)
    assert west is not None
    assert east is not None
    assert ("┌1─" in west, "┌7─" in west, "┌1─" in east, "┌7─" in east) == (True, False, False, True)
    assert console.look(view, "2", PEN) is None


@pytest.mark.rule("CX-O6")
@pytest.mark.parametrize(
    ("words", "language", "shown"), [("th", "en", True), ("any", "th", True), ("any", "en", False)]
)
def test_the_terminal_sets_the_words_of_the_language(words: str, language: str, shown: bool) -> None:
    state = GAME.start(1, {"deck": csv("th"), "words": words})
    state = do(state, "-1 open 1")
    picture = draw(GAME.view(state, 0), 0, Pen(Speech(language), colour=False))
    assert ("น้ำ" in picture) == shown
    assert {columns(line) for line in re.findall("│[^│]*│", picture)} == {15}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_report_is_a_sentence(language: str) -> None:
    pen = Pen(Speech(language), colour=False)
    pair = {"words": ["A", "B"], "verdict": "no", "reason": "found", "ruling": ""}
    for name in ("laid", "joined", "miss", "challenge", "appeal", "ruling"):
        one = console.Told(f"cx-told-{name}", {"seat": 2, "card": 5, "points": 3}, [pair], GAME.start(2))
        text = console.told(one, pen)
        assert "A" in text
        assert "B" in text


@pytest.mark.rule("CX-O6")
@pytest.mark.parametrize(
    ("words", "language", "shown"), [("any", "de", "Hund"), ("th", "de", "หมา"), ("any", "en", "DOG")]
)
def test_pairs_and_refusals_are_told_in_the_language_of_the_cards(words: str, language: str, shown: str) -> None:
    cell = "หมา / แมว / น้ำ / ที่อยู่,Hund / Katze / Wasser / Adresse"
    text = csv("th", "de", cell=cell.partition(",")[0])
    lines = text.splitlines()
    lines[1] = f"DOG,CAT,WATER,ADDRESS,2,{cell}"
    state = GAME.start(2, {"deck": "\n".join(lines), "words": words})
    pair = {"words": ["DOG", "NO CARD"], "verdict": "no", "reason": "", "ruling": ""}
    told = console.told(console.Told("cx-told-ruling", {}, [pair], state), Pen(Speech(language), colour=False))
    assert shown in told
    assert "NO CARD" in told
    values = META.sentence_values
    assert values is not None
    assert values(state, {"first": "DOG", "why": "DOG", "ids": [1, 2]}, language) == {
        "first": shown,
        "why": "DOG",
        "ids": [1, 2],
    }


@pytest.mark.parametrize(
    ("language", "called"), [("en", "“dog, cat, water, address”"), ("de", "„dog, cat, water, address“")]
)
def test_who_sees_the_cards_is_told_their_words_not_their_numbers(language: str, called: str) -> None:
    lines = csv("th").splitlines()
    lines[1] = "DOG,CAT,WATER,ADDRESS,2,"
    state = GAME.start(2, {"deck": "\n".join(lines)})
    values = META.shown_values
    assert values is not None
    assert values(state, {"why": "taken", "card": 1}, Speech(language)) == {"why": "taken", "card": called}
    assert values(state, {"why": "apart"}, Speech(language)) == {"why": "apart"}
