"""One folder for what a person keeps, where the system wants it; what was kept elsewhere is still found."""

import sys
from pathlib import Path

import platformdirs
import pytest
from platformdirs import windows
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from connectable.storage import default_path
from connectable.system import data_folder
from connectable.terminal import saves

SYSTEMS = {"linux": Unix, "darwin": MacOS, "win32": Windows}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "AppData" / "Local"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


def on(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platformdirs, "PlatformDirs", SYSTEMS[system])
    monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)  # here is nothing else to ask


@pytest.mark.parametrize(
    ("system", "place"),
    [
        ("linux", ".local/share/connectable"),
        ("darwin", "Library/Application Support/connectable"),
        ("win32", "AppData/Local/connectable"),
    ],
)
def test_each_system_has_its_place(home: Path, monkeypatch: pytest.MonkeyPatch, system: str, place: str) -> None:
    on(system, monkeypatch)
    assert data_folder() == home / place
    assert default_path() == home / place / "tables.sqlite"
    assert saves.folder() == home / place / "games"


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_people_may_choose_another(home: Path, monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    on(system, monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    (home / ".local/share/connectable").mkdir(parents=True)
    assert data_folder() == home / "elsewhere" / "connectable"


@pytest.mark.parametrize("given", ["", "relative/path"])
def test_a_choice_that_is_no_place_is_ignored(home: Path, monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    on("linux", monkeypatch)
    monkeypatch.setenv("XDG_DATA_HOME", given)
    assert data_folder() == home / ".local/share/connectable"


def test_a_folder_from_before_is_still_found(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on("darwin", monkeypatch)
    former, usual = home / ".local/share/connectable", home / "Library/Application Support/connectable"
    former.mkdir(parents=True)
    assert data_folder() == former
    usual.mkdir(parents=True)
    assert data_folder() == usual


def test_on_windows_it_is_found_by_the_variable(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on("win32", monkeypatch)
    monkeypatch.setattr(Windows, "user_data_path", home / "known" / "connectable")
    (home / "AppData/Local/connectable").mkdir(parents=True)
    assert data_folder() == home / "AppData/Local/connectable"
