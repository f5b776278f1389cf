"""`connectable verify`: the verdict first, then every roll; one sentence where there is nothing to check."""

import json
from pathlib import Path
from typing import Any

import pytest

from connectable.i18n import LANGUAGES
from connectable.record import write_record
from connectable.terminal.pen import columns
from table.play import PlayedTable

from .conftest import RunCli


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(write_record(PlayedTable("connnect", 2).play().table.record()))
    return data


def saved(tmp_path: Path, data: object) -> Path:
    place = tmp_path / "record.json"
    place.write_text(json.dumps(data), "utf-8")
    return place


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fair_dice(run_cli: RunCli, tmp_path: Path, played: dict[str, Any], lang: str) -> None:
    done = run_cli(f"verify {saved(tmp_path, played)} --lang {lang}")
    rolls = [text for who, text in played["entries"] if who == -1]
    assert (done.code, done.err) == (0, "")
    assert str(len(rolls)) in done.out.splitlines()[0] + done.out.splitlines()[1]
    assert done.out.count("✓") == len(rolls)
    assert done.out.count(rolls[-1]) >= 2  # as it was said and as it was computed
    assert "round 1 roll" in done.out
    assert max(columns(line) for line in done.out.splitlines()) <= 80


def test_a_changed_roll_is_named_first(run_cli: RunCli, tmp_path: Path, played: dict[str, Any]) -> None:
    place = next(place for place, (_, text) in enumerate(played["entries"]) if text == "first 0" or text == "first 1")
    other = "first 1" if played["entries"][place][1] == "first 0" else "first 0"
    entries = [*played["entries"][:place], [-1, other]]
    done = run_cli(f"verify {saved(tmp_path, played | {'entries': entries})}")
    assert done.code == 1
    first = done.out.replace("\n", " ").partition("Sealed")[0].replace("\xa0", " ")
    assert "not fair" in first
    assert f"Entry {place}, first seat" in first
    assert other in first
    assert done.out.count("✗") == 1


def test_a_secret_that_was_not_sealed(run_cli: RunCli, tmp_path: Path, played: dict[str, Any]) -> None:
    dice = played["dice"] | {"commitment": "0" * 64}
    done = run_cli(f"verify {saved(tmp_path, played | {'dice': dice})}")
    assert done.code == 1
    assert "sealed before the start" in done.out.replace("\n", " ").partition(".")[2]


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        (None, "no dice"),
        ({"kind": "table", "commitment": "", "secret": "00" * 32, "contributions": ["", ""]}, "people rolled"),
        ({"kind": "fair", "commitment": "ab"}, "not over"),
        ({"kind": "fair", "commitment": "ab", "secret": "hush", "contributions": ["", ""]}, "cannot be used"),
    ],
)
def test_nothing_to_check_is_one_sentence(
    run_cli: RunCli, tmp_path: Path, played: dict[str, Any], dice: object, told: str
) -> None:
    done = run_cli(f"verify {saved(tmp_path, played | {'dice': dice})}")
    assert (done.code, done.out) == (2, "")
    assert told in done.err.replace("\n", " ")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"dice": 1}'])
def test_what_is_no_record(run_cli: RunCli, tmp_path: Path, text: str) -> None:
    (tmp_path / "record.json").write_text(text)
    assert run_cli(f"verify {tmp_path}/record.json").code == 2
    assert run_cli(f"verify {tmp_path}/nothing.json").code == 2


def test_a_record_with_dice_can_be_replayed(run_cli: RunCli, tmp_path: Path, played: dict[str, Any]) -> None:
    assert run_cli(f"replay {saved(tmp_path, played)} --all").code == 0
