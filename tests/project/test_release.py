"""A release: its notes are the changelog's section of its version, its checksums are right, its metadata is whole."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from trove_classifiers import classifiers

import release_checksums
from connectable.i18n import LANGUAGES
from paths import ROOT
from release_notes import NotReady, notes, section

CHANGELOG = """# Changelog

## 0.3.0, not released yet

- Something.

## 0.2.0, 2026-12-01

### Added

- A game. See ## 0.1.0 of old.

### Fixed

- A fault.

## 0.1.0 (2026-11-20)

- The start.

## 0.0.1, 2026-01-01
"""


def project() -> dict[str, Any]:
    return dict(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"])


@pytest.mark.parametrize(
    ("version", "text"),
    [
        ("0.2.0", "### Added\n\n- A game. See ## 0.1.0 of old.\n\n### Fixed\n\n- A fault.\n"),
        ("0.1.0", "- The start.\n"),
    ],
)
def test_the_section_of_a_version(version: str, text: str) -> None:
    assert section(CHANGELOG, version) == text


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("0.3.0", "no date"),
        ("0.2", "no section"),
        ("0.2.00", "no section"),
        ("0.0.1", "says nothing"),
        ("", "no section"),
    ],
)
def test_what_is_not_ready_is_refused(version: str, why: str) -> None:
    with pytest.raises(NotReady, match=why):
        section(CHANGELOG, version)


def test_a_tag_must_be_the_version_of_the_package(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    assert notes("v0.2.0", tmp_path) == section(CHANGELOG, "0.2.0")
    with pytest.raises(NotReady, match=r"not the version of the package, 0\.2\.0"):
        notes("v0.1.0", tmp_path)


def test_the_script_says_why_and_fails() -> None:
    command = [sys.executable, "tools/release_notes.py", "v0.0.0"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (1, "")
    assert "not the version" in run.stderr
    assert subprocess.run(command[:2], cwd=ROOT, capture_output=True, check=False).returncode == 2


def test_our_changelog_has_a_section_for_this_version() -> None:
    """Dated or not: `section` reads the real file."""
    dated = re.sub(r"not released yet", "2026-01-01", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert section(dated, project()["version"]).startswith("### ")


def test_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"wheel")
    (tmp_path / "a.tar.gz").write_bytes(b"")
    (tmp_path / release_checksums.NAME).write_text("old")
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    first, second = release_checksums.checksums(tmp_path).splitlines()
    assert first == f"{empty}  a.tar.gz"
    assert second.endswith("  b.whl")


def test_nothing_is_no_release(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="nothing to release"):
        release_checksums.checksums(tmp_path)


def test_classifiers_are_known_and_agree_with_the_rest() -> None:
    own = project()["classifiers"]
    assert set(own) <= classifiers
    assert len(set(own)) == len(own)
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]["build"]
    wheels = {f"3.{name[3:-2]}" for name in build}
    pythons = {found[1] for each in own if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each))}
    assert pythons == wheels
    assert len([each for each in own if each.startswith("Natural Language")]) == len(LANGUAGES)


def test_metadata_is_whole() -> None:
    own = project()
    for field in ("description", "readme", "requires-python", "license", "license-files", "authors", "keywords"):
        assert own[field], field


def test_workflows_run_the_pythons_and_systems_that_are_promised() -> None:
    text = (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    [pythons] = re.findall(r"^ +python: \[(.*)\]$", text, re.MULTILINE)
    [systems] = re.findall(r"^ +system: \[(.*)\]$", text, re.MULTILINE)
    promised = [each.rpartition(" ")[2] for each in project()["classifiers"] if re.search(r":: 3\.\d+$", each)]
    assert [each.strip('"') for each in pythons.split(", ")] == promised
    assert [each.partition("-")[0] for each in systems.split(", ")] == ["ubuntu", "macos", "windows"]


def test_workflows_name_files_and_targets_that_exist() -> None:
    for page in (ROOT / ".github/workflows").glob("*.yml"):
        lines = re.findall(r"^ +- run: (.*)$", page.read_text("utf-8"), re.MULTILINE)
        scripts = {word for line in lines for word in re.findall(r"\b(?:tools|web)/\w+\.py\b", line)}
        assert not [script for script in scripts if not (ROOT / script).is_file()]
        targets = {word for line in lines for word in re.findall(r"^make (\w+)", line)}
        assert targets <= set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def test_hooks_are_local_and_run_what_make_runs() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert set(re.findall(r"repo: (\S+)", text)) == {"local"}
    made = (ROOT / "Makefile").read_text("utf-8").replace("$(BIN)", ".venv/bin")
    for entry in re.findall(r"entry: (.*)", text):
        command = re.sub(r" --(fix|force-exclude)\b", "", entry)
        assert command in made, entry
