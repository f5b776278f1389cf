"""The installed package brings its types: a user's program passes mypy's strict checks.

The wheel is built from a copy without the web client and without compiling: neither affects the types.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

USER = """
from typing import Any, assert_type

import connectable
from connectable import CHANCE, Game, IllegalAction, Outcome, Refusal, game, random_playout, replay
from connectable.generator import Generator
from connectable.record import Record, read_record, write_record
from connectable.registry import register
from connectable.testing import BrokenLaw, check


def play(name: str, seats: int, seed: int) -> Outcome:
    rules, rng = game(name), Generator(seed)
    state = rules.start(seats, {})
    entries: list[tuple[int | str, str | dict[str, Any]]] = []
    while acting := rules.to_act(state):
        assert_type(acting, tuple[int, ...])
        seat = acting[0]
        if seat == CHANCE:
            outcomes = rules.chance(state)
            assert_type(outcomes[0][1], float)
            action = outcomes[rng.randrange(len(outcomes))][0]
        else:
            legal = rules.legal(state, seat)
            action = legal[rng.randrange(len(legal))]
        assert_type(rules.refusal(state, seat, action), Refusal | None)
        entries.append((seat, rules.notation(action)))
        state = rules.apply(state, seat, action)
    record = Record(name, rules.rules, {}, seats, entries)
    assert_type(read_record(write_record(record)), Record)
    outcome = rules.outcome(replay(record))
    assert_type(outcome, Outcome | None)
    assert outcome is not None
    return outcome


def refused(rules: Game[str, int], state: str) -> str:
    assert_type(rules.apply(state, 0, 1), str)
    assert_type(rules.legal(state, 0)[0], int)
    try:
        rules.apply(state, 0, 1)
    except IllegalAction as error:
        return error.refusal.rule
    return connectable.form()


register("mine", "my_games.mine")
try:
    check(game("connnect"), seeds=[1])
except BrokenLaw as broken:
    print(broken)
points: tuple[int, ...] = play("connect5", 2, 7).points + random_playout("connnect", 2, 1).points
"""


@pytest.fixture(scope="module")
def installed(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the package and its dependencies."""
    folder = tmp_path_factory.mktemp("typed")
    source = folder / "source"
    shutil.copytree(root / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "client"))
    shutil.copytree(root / "tools", source / "tools", ignore=shutil.ignore_patterns("__pycache__", "words"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(root / name, source)
    venv.create(folder / "venv", symlinks=os.name != "nt")
    place = {"base": str(folder / "venv"), "platbase": str(folder / "venv")}
    packages = Path(sysconfig.get_path("purelib", "venv", place))
    for other in Path(sysconfig.get_path("purelib")).iterdir():
        if other.suffix != ".pth" and "connectable" not in other.name:  # leave out our own, which points to the sources
            (packages / other.name).symlink_to(other)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--target", str(packages), str(source)]
    subprocess.run(command, check=True, env=os.environ | {"CONNECTABLE_PURE": "1"})
    return Path(sysconfig.get_path("scripts", "venv", place)) / "python"


def errors(python: Path, *paths: Path) -> str:
    """What mypy reports for files, run in their folder, away from this project's settings and sources."""
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-error-summary"]
    command += ["--python-executable", str(python), "--cache-dir", str(python.parent / "cache")]
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    done = subprocess.run(
        [*command, *(path.name for path in paths)],
        cwd=paths[0].parent,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert not done.stderr
    return done.stdout


def test_a_users_program_is_clean(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "user.py").write_text(USER, "utf-8")
    assert errors(installed, tmp_path / "user.py") == ""


def test_mistakes_of_a_user_are_seen(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "user.py").write_text('from connectable import game\n\nseats: str = game("connnect").seats\n', "utf-8")
    assert "Incompatible types in assignment" in errors(installed, tmp_path / "user.py")


def test_the_example_game_is_clean(installed: Path, root: Path) -> None:
    assert errors(installed, root / "examples/highcard.py") == ""
