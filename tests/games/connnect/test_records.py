"""Recorded truth: a whole game for every way it can end, and one readable playthrough."""

import json
from pathlib import Path

import pytest

from connectable.games.connnect import GAME
from connectable.record import read_record, replay, states
from connectable.testing import Trial
from paths import PLAYTHROUGHS
from paths import RECORDS as FOLDERS

RECORDS = sorted(FOLDERS.glob("connnect/*.end.json"))
PLAYTHROUGH = PLAYTHROUGHS / "connnect.txt"


@pytest.mark.rule("CN-E1")
@pytest.mark.rule("CN-E2")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.removesuffix(".end.json"))
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    end = json.loads(path.read_text(encoding="utf-8"))
    record = path.with_name(path.name.replace(".end.json", ".json")).read_text(encoding="utf-8")
    outcome = GAME.outcome(replay(record))
    assert outcome is not None
    assert list(outcome.points) == end["points"]
    assert list(outcome.ranks) == end["ranks"]
    assert outcome.reason == end["reason"]
    assert [dict(sources) for sources in outcome.breakdown] == end["breakdown"]


def test_every_way_to_end_is_recorded() -> None:
    reasons = {json.loads(path.read_text(encoding="utf-8"))["reason"] for path in RECORDS}
    assert reasons == {"points", "tie-break", "shared", "last", "out", "solitaire"}


def test_the_playthrough_is_as_written() -> None:
    """Position, action, position …; delete the file and run this test to write it again."""
    record = read_record((FOLDERS / "connnect/solitaire.json").read_text(encoding="utf-8"))
    texts = [GAME.format(state) for state in states(record)]
    acts = [f"> {seat} {text}" for seat, text in record.entries]
    outcome = GAME.outcome(replay(record))
    assert outcome is not None
    lines = [part for pair in zip(texts, [*acts, f"= {outcome.points} {outcome.reason}"], strict=True) for part in pair]
    if not PLAYTHROUGH.exists():
        PLAYTHROUGH.parent.mkdir(exist_ok=True)
        PLAYTHROUGH.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert PLAYTHROUGH.read_text(encoding="utf-8") == "\n".join(lines) + "\n"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_own_playout_plays_as_through_the_contract(seats: int) -> None:
    for seed in range(4):
        assert GAME.random_playout(seats, seed) == GAME.outcome(Trial(GAME, seats, {}, seed).positions[-1])
