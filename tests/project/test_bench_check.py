"""The guard of speed: what it compares and what it names. Nothing here is timed."""

import subprocess
import sys
from pathlib import Path

import pytest
from bench.check import slower
from bench.work import KINDS, SEATS, kinds, run

ROOT = Path(__file__).parent.parent.parent


def test_what_became_slower_by_more_than_the_limit_is_named_the_worst_first() -> None:
    ratios = {"loop connnect": 1.09, "playout connect5": 1.11, "import": 0.5, "view connections": 2.0}
    assert slower(ratios, 10.0) == ["view connections 100 %", "playout connect5 11 %"]
    assert slower(ratios, 120.0) == []


def test_every_game_is_measured_in_every_way() -> None:
    games = {engine.parent.name for engine in (ROOT / "src" / "connectable" / "games").glob("*/engine")}
    assert set(SEATS) == games
    assert len(kinds()) == 1 + len(SEATS) * len(KINDS)


@pytest.mark.parametrize("kind", ["import", "loop connect5", "playout connnect", "view connections"])
def test_the_work_runs_on_the_contract_alone(kind: str) -> None:
    run(kind, 0)


def test_an_unknown_revision_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "compile_revision.py"), str(tmp_path / "there"), "no-such-revision"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, "no-such-revision" in done.stderr) == (1, True)
    assert not (tmp_path / "there").exists()
