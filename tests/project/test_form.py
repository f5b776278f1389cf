"""The form that is running, and that both forms play the same games."""

import json
import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import connectable
from connectable.registry import GAMES
from contract.checksums import EARLIER, STORE, checksum

BESIDE = ("facts", "notation", "preview", "secrecy", "threats", "view")
"""Modules of a game that are compiled beside its engine: every move of a live table calls them."""
WAY_OF_A_MOVE = (
    "table",
    "server/http",
    "server/protocol",
    "server/socket",
    "server/tables",
    "server/work",
    "storage",
)
"""Folders of which some modules are compiled: those that every move of a live table runs through."""


def test_the_form_under_test_is_the_one_asked_for() -> None:
    assert connectable.form() == os.environ.get("CONNECTABLE_FORM", "pure")


@pytest.mark.parametrize("name", [*GAMES, *EARLIER])
def test_seeded_games_are_the_same_in_both_forms(name: str) -> None:
    """The numbers in checksums.json were written by the pure form; each form must reach them."""
    stored = json.loads(STORE.read_text())[name]
    assert checksum(name) == stored, f"if the rules of {name} changed on purpose: make checksums"


def engine_modules(root: Path) -> list[str]:
    """The modules that the build compiles, found in the same way."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    globs = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["modules"]
    files = {path.relative_to(root / "src") for glob in globs for path in (root / "src").glob(glob)}
    return sorted(".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in files)


def test_the_build_compiles_every_engine(root: Path) -> None:
    """The folders of the rules and of the search, found without the glob of the build."""
    found, package = engine_modules(root), root / "src" / "connectable"
    engines = [path for path in package.rglob("*.py") if "engine" in path.relative_to(package).parts]
    beside = [path for name in BESIDE for path in package.glob(f"games/*/{name}.py")]
    way = [name for name in found if any(is_in(name, folder) for folder in WAY_OF_A_MOVE)]
    assert {"connectable.table.decide", "connectable.server.protocol.projection"} <= {*way}
    assert len(found) == len(engines) + len(beside) + len(way) + 1
    assert "connectable.generator" in found
    for name in [path.parent.name for path in package.glob("games/*/meta.py")]:
        assert f"connectable.games.{name}.engine.game" in found
        assert f"connectable.bots.{name}.engine.search" in found


def is_in(module: str, folder: str) -> bool:
    return module.startswith(f"connectable.{folder.replace('/', '.')}.")


def test_every_module_of_an_engine_has_the_form_under_test(root: Path) -> None:
    """Compiled, each is a library of its own; pure, none is."""
    forms = {
        name: "pure" if str(import_module(name).__file__).endswith(".py") else "compiled"
        for name in engine_modules(root)
    }
    assert {name for name, form in forms.items() if form != connectable.form()} == set()


def test_no_compiled_module_lies_in_the_sources(root: Path) -> None:
    assert not list((root / "src").rglob("*.so"))


def test_importing_connectable_loads_no_game_and_nothing_heavy() -> None:
    code = "import sys, connectable; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"fluent", "fluent.runtime", "babel", "argparse", "rich", "asyncio", "numpy", "sqlite3"}
    assert not heavy & set(loaded)
    assert not [name for name in loaded if name.startswith("connectable.games.")]


def test_without_a_compiler_the_wheel_is_pure(root: Path, tmp_path: Path) -> None:
    """Without a C compiler on the PATH, the build continues and produces no compiled module."""
    environment = {**os.environ, "PATH": str(Path(sys.executable).parent), "CC": "no-such-compiler"}
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w"]
    subprocess.run([*command, str(tmp_path), str(root)], check=True, capture_output=True, env=environment)
    assert [path.name for path in tmp_path.iterdir()] == [f"connectable-{connectable.__version__}-py3-none-any.whl"]
