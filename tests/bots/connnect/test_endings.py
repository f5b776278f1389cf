"""The last two rounds of CoNNNect: solved as the rules allow, and proven best actions are found by `strong`."""

from pathlib import Path

import msgspec
import pytest

import connectable
from connectable.bots.connnect.engine.last_round import OUT_COST, LastRound
from connectable.bots.levels import choose
from connectable.contract import CHANCE
from connectable.games.connnect import GAME
from connectable.games.connnect.engine.state import OVER, State
from connectable.generator import Generator
from connnect_endings import Ending
from paths import FIXTURES

PLENTY = 1_000_000
LINES = Path(FIXTURES, "connnect_endings.jsonl").read_text("utf-8").splitlines()
ENDINGS = [msgspec.json.decode(line, type=Ending) for line in LINES]
SOME = ENDINGS if connectable.form() == "compiled" else ENDINGS[::5]
"""The interpreted form takes a hundred times as long."""


def by_rules(state: State, known: dict[State, float]) -> float:
    """The points of seat 0 alone by the best actions, found with nothing but the rules."""
    if state.phase == OVER:
        outcome = GAME.outcome(state)
        assert outcome
        return outcome.points[0] - (OUT_COST if state.sheets[0].left else 0)
    if state not in known:
        seat = GAME.to_act(state)[0]
        if seat == CHANCE:
            known[state] = sum(
                share * by_rules(GAME.apply(state, seat, action), known) for action, share in GAME.chance(state)
            )
        else:
            known[state] = max(by_rules(GAME.apply(state, 0, action), known) for action in GAME.legal(state, 0))
    return known[state]


SMALL = [
    "shapes E F G H\ncards A4 B1 C1\n"
    "tracker 224 413 623 212 622 624 525 366 466 656 346 536\n"
    "sheet 0 grid=11.333/613663/..4523/451266/344462/222.66 circles=1,3,5,6,7,9"
    " claims=c2d2c3d3@2,a1b1b2@2,a4a5a6@3,b5c5d5@6,a6b6c6@7,d1e1f1f2f3@8,e4f4e5e6f6@11"
    " taken=3:plus:2,3:again:2,3:number3:2,3:number4:2,4:any:2 used=plus boxes=4 goals=A dice=536 waits=12",
    "shapes A C D G\ncards A3 B4 C4\n"
    "tracker 146 535 322 226 244 423 445 366 322 145 245 325\n"
    "sheet 0 grid=162636/463415/654324/6.4323/645552/54455. circles=1,2,3,5,6,7,8"
    " claims=a3a4a5@1,d2e2d3e3@3,c5d5e5e6@4,c1b2c2b3c3@7,f1f2f3f4@8,c4d4e4@9,b5b6c6@11"
    " taken=3:plus:2,3:number3:2,3:number4:2,4:any:2,4:number1:3,4:number6:3 boxes=5 goals=AC dice=325 waits=12",
    "shapes A B E G\ncards A2 B1 C3\n"
    "tracker 233 146 246 556 544 613 355 135 615 525 326 356\n"
    "sheet 0 grid=.3x565/.4.455/456345/322235/366145/156651 circles=3,4,5,6,7,8,9"
    " claims=d1d2d3@2,b5c5c6d6@3,a3a4b4@5,d4e4d5e5@7,b1b2b3c3@7,e1e2e3@11,f1f2f3f4f5@11"
    " taken=3:plus:2,3:number3:2,3:number4:2,4:move:3,4:plus:3,4:any:2 boxes=5 goals=AC dice=356 waits=12",
    "shapes A B G H\ncards A5 B2 C3\n"
    "tracker 611 546 511 516 514 336 334 625 312 166 623 366\n"
    "sheet 0 grid=66.436/66.123/611654/5.1543/555245/432341 circles=1,3,5,6,7,8,9"
    " claims=a4a5b5c5@1,d5d6e6@1,f2d3e3f3@2,b3c3c4@4,d4e4f4@6,d1e1d2e2@9,b1a2b2a3@10,a5a6b6c6@11"
    " taken=3:again:2,3:number3:2,3:number4:2,4:move:3,4:plus:3,4:any:2,"
    "4:number6:3,4:six:6 used=plus boxes=4 goals=BC dice=366 waits=12",
]
"""The last round of games alone, with few ways to play it: without a bonus, with Plus/minus, two of them, a Move."""


@pytest.mark.parametrize("text", SMALL)
def test_the_last_round_is_solved_as_by_the_rules_alone(text: str) -> None:
    state = GAME.read("connnect 1 seats 1 setup shared phase act round 12 active 0\n" + text)
    known: dict[State, float] = {}
    for action in GAME.legal(state, 0):
        last = LastRound(state, state.sheets[0], PLENTY)
        after = GAME.apply(state, 0, action)
        assert float(last.after(state.sheets[0], action)) == by_rules(after, known), GAME.notation(action)
        assert last.is_exact


@pytest.mark.parametrize("ending", SOME, ids=lambda ending: f"{ending.kind}-{ending.seed}")
def test_strong_finds_what_is_proven_best(ending: Ending) -> None:
    state = GAME.read(ending.position)
    assert GAME.notation(choose(GAME, "strong", state, 0, Generator(1))) in ending.best


def test_there_are_twenty() -> None:
    assert len(ENDINGS) == 20
    assert len({ending.position for ending in ENDINGS}) == 20
