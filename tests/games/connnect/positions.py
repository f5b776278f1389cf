"""Positions for rule examples, in the game's own text, with the parts that follow from others filled in."""

import re
from pathlib import Path
from typing import Any

from connectable.contract import Refusal
from connectable.games.connnect import GAME, content
from connectable.games.connnect.engine.state import State

START = ".1..../...3../.....4/2...../..5.../....6."
"""Only the set-up numbers: round 1."""
THREE = "111.../...3../.....4/2...../..5.../....6."
"""Round 2, with a Connect-3 in row 1."""
SIXES = "111.../...3../.....4/2...../..5.../...666"
"""Round 3, with another in row 6."""
FULL_ZONE = "111234/123312/.....4/2...../..5.../....6."
"""Round 6: zone 4 has no free space."""
CARDS = "A2 B2 C2"
HOUSE_TEXT = Path(content.__file__).with_name("content").joinpath("house.toml").read_text(encoding="utf-8")


def circles_in(grid: str) -> str:
    rows = grid.split("/")
    found = [
        str(k + 1)
        for k in range(9)
        if all(rows[k // 3 * 2 + r][k % 3 * 2 + c] in "123456" for r in (0, 1) for c in (0, 1))
    ]
    return ",".join(found)


def sheet(text: str, dice: str, sealed: bool) -> str:
    """The sheet with its filled circles, and the dice of a seat that has not written them yet."""
    grid = re.search(r"grid=(\S+)", text)
    assert grid
    if "circles=" not in text and (circles := circles_in(grid[1])):
        text = text.replace(grid[0], f"{grid[0]} circles={circles}")
    if sealed and "dice=" not in text and "out=" not in text:
        text += f" dice={dice} waits=12"
    return text


def numbers_in(text: str) -> int:
    return len(re.findall("[1-6]", text.split(" ", maxsplit=1)[0].partition("=")[2]))


def dropped(text: str, dice: int) -> str:
    """The sheet with a box crossed for each die that is not on it."""
    missing = 6 + dice - numbers_in(text)
    fields = re.split(r" (?=(?:goals|dice|waits|pending|status|out)=)", text, maxsplit=1)
    fields[0] += f" boxes={missing}" if missing > 0 else ""
    return " ".join(fields)


def position(
    *sheets: str, dice: str = "425", phase: str = "act", round: int = 0, shapes: str = "A B C F", cards: str = CARDS,
    active: int = 0, layout: str = "",
) -> State:  # fmt: skip
    """A running round; its number follows from the numbers on the first sheet, an odd one is dropped."""
    played = 0 if phase == "over" else 1
    round = round or (numbers_in(sheets[0]) - 5) // 2 + played
    sheets = tuple(text if "boxes=" in text else dropped(text, 2 * (round - played)) for text in sheets)
    rolls = ["425"] * (round - 1 if phase != "over" else round)
    rolls += [] if phase in ("roll", "over") else ["".join(sorted(dice))] if phase == "zone" else [dice]
    lines = [f"connnect 1 seats {len(sheets)} setup shared phase {phase} round {round} active {active}"]
    lines += [f"shapes {shapes}", f"cards {cards}", " ".join(["tracker", *rolls])]
    for seat, text in enumerate(sheets):
        lines.append(f"sheet {seat} {sheet(text, dice, phase == 'act')}")
    return GAME.read("\n".join(lines) + layout)


def play(state: State, *lines: str, seat: int = 0) -> State:
    """The state after these lines of one seat."""
    for line in lines:
        state = GAME.apply(state, seat, GAME.parse(state, seat, line))
    return state


def chance(state: State, *lines: str) -> State:
    return play(state, *lines, seat=-1)


def refusal(state: State, line: str, seat: int = 0) -> Refusal:
    """The refusal of that line, which must be refused."""
    action = GAME.parse(state, seat, line)
    found = GAME.refusal(state, seat, action)
    assert found is not None, f"{line} is allowed"
    assert action not in GAME.legal(state, seat)
    return found


def key(state: State, line: str, seat: int = 0) -> str:
    return refusal(state, line, seat).key


def legal(state: State, seat: int = 0) -> list[str]:
    return [GAME.notation(action) for action in GAME.legal(state, seat)]


def words(state: State, seat: int = 0) -> set[str]:
    """The first words of the legal actions."""
    return {line.split()[0] for line in legal(state, seat)}


def look(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees."""
    return dict(GAME.view(state, seat))


def mine(state: State, seat: int = 0) -> dict[str, Any]:
    """A seat's own sheet as it sees it."""
    sheet: dict[str, Any] = look(state, seat)["sheets"][seat]
    return sheet


def grid(state: State, seat: int = 0) -> str:
    return "/".join(mine(state, seat)["grid"])


def ended(state: State) -> State:
    """Round twelve is over: everybody says done."""
    for seat in GAME.to_act(state):
        state = play(state, "done", seat=seat)
    return state
