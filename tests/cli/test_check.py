"""`connectable check`: which game a file belongs to, and where it is wrong."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from connectable import registry
from connectable.contract import BadContent
from connectable.registry import GAMES, meta

from .conftest import RunCli


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """All three games with a content check that rejects the letter x."""

    def check(text: str) -> None:
        for line, content in enumerate(text.splitlines(), 1):
            if "x" in content:
                raise BadContent("tb-check-not-toml", {}, line, content.index("x") + 1)

    for name in ("connect5", "connections", "connnect"):
        stub, module = ModuleType(f"stub_{name}"), ModuleType(f"stub_{name}.content")
        stub.META = meta(name)  # type: ignore[attr-defined]
        module.check = check  # type: ignore[attr-defined]
        monkeypatch.setitem(GAMES, name, f"stub_{name}")
        monkeypatch.setitem(sys.modules, f"stub_{name}", stub)
        monkeypatch.setitem(sys.modules, f"stub_{name}.content", module)


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize(
    ("name", "text"), [("a.txt", "●─●"), ("a.csv", "a,b"), ("a.toml", "card = []"), ("a.TOML", "[setup]\n")]
)
def test_content_that_fits(run_cli: RunCli, tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    done = run_cli(f"check {tmp_path / name}")
    assert done.code == 0
    assert "everything fits" in done.out.replace("\n", " ")


@pytest.mark.usefixtures("games")
def test_a_fault_is_shown_with_its_place(run_cli: RunCli, tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text("●─●\nที่\tx●\n", "utf-8")
    done = run_cli(f"check {file}")
    assert done.code == 1
    assert done.out == f"{file}:2:5: From here on this is not TOML.\n  ที่ x●\n    ^\n"


@pytest.mark.usefixtures("games")
def test_a_long_line_is_shown_around_its_fault(run_cli: RunCli, tmp_path: Path) -> None:
    (tmp_path / "board.txt").write_text("─" * 5000 + "x" + "─" * 5000, "utf-8")
    *_, shown, caret = run_cli(f"check {tmp_path}/board.txt").out.splitlines()
    assert len(shown) <= 80
    assert shown[caret.index("^")] == "x"


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize(
    ("text", "place"), [("cards = [\n", ":2"), ("a = = 1", ":1:5"), ("other = 1", ""), ("a = " + "[" * 5000, "")]
)
def test_toml_that_is_none_or_nobodys(run_cli: RunCli, tmp_path: Path, text: str, place: str) -> None:
    (tmp_path / "a.toml").write_text(text, "utf-8")
    done = run_cli(f"check {tmp_path}/a.toml")
    assert done.code == 1
    assert done.out.startswith(f"{tmp_path}/a.toml{place}")


def test_files_that_cannot_be_read(run_cli: RunCli, tmp_path: Path) -> None:
    (tmp_path / "latin.txt").write_bytes("a\né".encode("latin-1"))
    (tmp_path / "large.txt").write_bytes(b" " * 1_000_001)
    (tmp_path / "picture.png").write_bytes(b"x")
    for name, told in (("latin.txt", "line\xa02"), ("large.txt", "1\xa0MB"), ("picture.png", ".toml"), (".", "read")):
        done = run_cli(f"check {tmp_path}/{name}")
        assert done.code == 2
        assert told in done.err


def test_a_file_of_a_game_that_is_not_here(run_cli: RunCli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a game knows which files are its own: without the game, the file is unknown."""
    others = {name: package for name, package in GAMES.items() if name != "connect5"}
    monkeypatch.setattr(registry, "GAMES", others)  # deleting from it would put the game last afterwards
    (tmp_path / "board.txt").write_text("●", "utf-8")
    done = run_cli(f"check {tmp_path}/board.txt")
    assert done.code == 2
    assert "is neither a board" in " ".join(done.err.split())


def test_signs_that_steer_the_terminal_are_not_printed(run_cli: RunCli, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("a = \x1b[2J", "utf-8")
    assert "\x1b" not in run_cli(f"check {tmp_path}/a.toml").out
