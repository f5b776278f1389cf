"""Records of every released version still replay to the outcome they had. What is out is never changed."""

import json
from pathlib import Path
from typing import Any

import pytest

from connectable.record import BadRecord
from connectable.registry import GAMES
from contract.released import OUTCOMES, RECORDS, RELEASED, headings, outcome

VERSIONS = sorted(
    (folder for folder in RELEASED.iterdir() if folder.is_dir()),
    key=lambda folder: [int(part) for part in folder.name.split(".")],
)
KEPT = [(folder, name) for folder in VERSIONS for name in json.loads((folder / OUTCOMES).read_text("utf-8"))]


@pytest.mark.parametrize(("folder", "name"), KEPT, ids=[f"{folder.name}/{name}" for folder, name in KEPT])
def test_a_released_record_ends_as_it_did(folder: Path, name: str) -> None:
    ends: dict[str, Any] = json.loads((folder / OUTCOMES).read_text("utf-8"))
    assert outcome((folder / f"{name}.json").read_text("utf-8")) == ends[name]


@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
def test_no_record_is_without_its_outcome(folder: Path) -> None:
    files = {str(file.relative_to(folder).with_suffix("")) for file in folder.glob("*/*.json")}
    assert files == json.loads((folder / OUTCOMES).read_text("utf-8")).keys()


def test_every_version_of_the_changelog_has_its_records() -> None:
    assert {version for version, released in headings().items() if released} <= {folder.name for folder in VERSIONS}


def test_the_newest_version_has_records_of_every_game() -> None:
    games = {name for name, package in GAMES.items() if package.startswith("connectable.games.")}
    assert {name.partition("/")[0] for folder, name in KEPT if folder == VERSIONS[-1]} == games


def test_rules_that_are_gone_are_seen() -> None:
    text = (RECORDS / "connnect/points.json").read_text("utf-8").replace('"rules": "1"', '"rules": "0"')
    with pytest.raises(BadRecord, match="rules '0' are not known"):
        outcome(text)
