"""The wheel: installed with pip where there is neither Node nor a compiler, it plays a game and serves the page.

Of the form under test: `make pure` tries the pure wheel, `make compiled` the compiled one. The sdist builds without
Node.
"""

import json
import os
import re
import subprocess
import sys
import tarfile
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import connectable
from connectable.system import program

LARGEST_BYTES = 24 << 20
"""Of the package itself, installed: rules in two forms, catalogues, word data and the client."""
pytestmark = pytest.mark.xdist_group("wheel")  # one process installs it for all
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this run's form."""
    folder = tmp_path_factory.mktemp("wheel")
    form = {"CONNECTABLE_LIBRARIES": str(root / "build/compiled")}
    if connectable.form() == "pure":
        form = {"CONNECTABLE_PURE": "1"}
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(root)]
    subprocess.run(command, check=True, capture_output=True, env=os.environ | form)
    [found] = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def python(root: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the wheel and its dependencies."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, symlinks=os.name != "nt")
    found = program(folder, "python")
    pip = [*PIP, "--python", str(found), "install"]
    subprocess.run([*pip, "--require-hashes", "-r", str(root / "requirements-play.lock")], check=True)
    subprocess.run([*pip, "--no-index", str(wheel)], check=True)  # complains of a dependency that the lock lacks
    return found


@pytest.fixture
def bare(python: Path, tmp_path: Path) -> dict[str, str]:
    """An environment with nothing on the PATH but the wheel's own commands."""
    kept = {name: os.environ[name] for name in ("LANG", "SYSTEMROOT", "TMPDIR") if name in os.environ}
    return kept | {"PATH": str(python.parent), "HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8", "LANGUAGE": "en"}


def said_by(python: Path, bare: dict[str, str], *arguments: str, typed: str = "") -> str:
    command = [str(program(python.parent.parent, "connectable")), *arguments]
    return subprocess.run(
        command, env=bare, input=typed, cwd=bare["HOME"], capture_output=True, text=True, check=True, timeout=120
    ).stdout


def test_it_has_the_form_that_was_asked_for(python: Path, bare: dict[str, str], wheel: Path) -> None:
    assert connectable.form() in said_by(python, bare, "--version")
    assert wheel.name.endswith("py3-none-any.whl") is (connectable.form() == "pure")


def test_bots_play_a_whole_game(python: Path, bare: dict[str, str]) -> None:
    options = ("--seats", "medium,greedy", "--games", "1", "--simulations", "20", "--seed", "1", "--json")
    match = json.loads(said_by(python, bare, "lab", "match", "connect5", *options))
    assert match["games"] == 2, "both seats once"


def test_somebody_plays_in_the_terminal(python: Path, bare: dict[str, str]) -> None:
    said = said_by(python, bare, "play", "connect5", "--seats", "you,bot:random", "--seed", "1", typed="place D6\n")
    assert re.search(r"Last move: seat\s2, place", said), said


@contextmanager
def served(python: Path, bare: dict[str, str]) -> Iterator[str]:
    command = [str(program(python.parent.parent, "connectable")), "--port", "0", "--no-browser"]
    process = subprocess.Popen(command, env=bare, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    assert process.stdout
    try:
        said = ""
        while not (address := re.search(r"http://\S+", said)):
            line = process.stdout.readline()
            assert line, f"it ended: {said}"
            said += line
        yield address[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def fetched(url: str, body: Any = None, token: str = "") -> bytes:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = json.dumps(body).encode() if body else None
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=20) as answer:
        found: bytes = answer.read()
    return found


def test_the_page_opens_and_a_bot_answers(python: Path, bare: dict[str, str]) -> None:
    with served(python, bare) as address:
        page = fetched(address).decode()
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert scripts
        assert all(fetched(address + script) for script in scripts)
        table = json.loads(fetched(f"{address}/api/tables", {"game": "connect5", "seats": ["bot:medium", "human"]}))
        while 1 not in json.loads(fetched(f"{address}/api/tables/{table['id']}", token=table["tokens"]["1"]))["to_act"]:
            time.sleep(0.2)


def test_what_is_installed_is_small(wheel: Path) -> None:
    """`make wheel` prints what it is made of."""
    with zipfile.ZipFile(wheel) as archive:
        sizes = {info.filename: info.file_size for info in archive.infolist()}
    total = sum(sizes.values())
    assert total < LARGEST_BYTES, sorted(sizes.items(), key=lambda item: -item[1])[:10]
    assert not [name for name in sizes if "node_modules" in name or name.endswith((".c", ".o"))]


@pytest.mark.skipif(connectable.form() != "pure", reason="one sdist serves every form")
def test_a_wheel_can_be_built_from_the_sdist_without_node(root: Path, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
    subprocess.run([*build, "-t", "sdist"], cwd=root, check=True, capture_output=True)
    [sdist] = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert "hatch_build.py" in names
    assert not [name for name in names if "node_modules" in name or name.startswith(("build/", "tests/"))]
    environment = os.environ | {"PATH": "", "CC": "no-such-compiler", "PYTHONPATH": ""}
    [source] = tmp_path.glob("connectable-*/")
    subprocess.run([*build, "-t", "wheel"], cwd=source, check=True, capture_output=True, env=environment)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert "connectable/client/index.html" in archive.namelist()
