"""`make play`: what is up to date is left alone, what fails says what to do, and the table plays on."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest

NOWHERE = "http://127.0.0.1:1/"
CLOSED = {"PIP_INDEX_URL": NOWHERE, "PIP_NO_CACHE_DIR": "1", "PIP_RETRIES": "0", "npm_config_registry": NOWHERE}
"""No package can be fetched."""
MISSING = f"nothing==1.0 --hash=sha256:{'0' * 64}\n"


@pytest.fixture
def tools(root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The script as a module."""
    monkeypatch.syspath_prepend(str(root / "tools"))
    import play

    yield play
    for name in ("play", "compile_engines"):
        sys.modules.pop(name, None)


@pytest.fixture
def clone(root: Path, tmp_path: Path) -> Path:
    """A copy of what playing needs, with nothing installed or built."""
    folder = tmp_path / "clone"
    left_out = shutil.ignore_patterns("__pycache__", "node_modules", "client", "words")
    for name in ("src", "web", "tools"):
        shutil.copytree(root / name, folder / name, ignore=left_out)
    for path in [root / "pyproject.toml", root / "Makefile", *root.glob("requirements-*.lock")]:
        shutil.copy(path, folder)
    return folder


def install(clone: Path) -> None:
    """As if `make play` had run before: an environment that borrows our packages, and a client of one page."""
    venv.create(clone / ".venv", symlinks=os.name != "nt")
    place = {"base": str(clone / ".venv"), "platbase": str(clone / ".venv")}
    own = Path(sysconfig.get_path("purelib", "venv", place))
    (own / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    (clone / "src/connectable/client").mkdir()
    (clone / "src/connectable/client/index.html").write_text("<title>Connectable</title>")
    stamps = """
import play
play.stamp(play.PLAY).write_text(play.installed(play.PLAY))
(play.client.CLIENT / play.client.STAMP).write_text(play.client.sources())
assert play.client.is_fresh() and play.is_installed(play.PLAY)
"""
    subprocess.run([sys.executable, "-c", stamps], cwd=clone / "tools", check=True)


@contextmanager
def playing(clone: Path, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    # The Python that this environment was made of: nothing is installed there, as on the machine of a player.
    system = getattr(sys, "_base_executable", sys.executable)
    command = [system, "tools/play.py", "--port", "0", "--data", str(clone / "data"), "--lang", "en"]
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    process = subprocess.Popen(
        command,
        cwd=clone,
        env=kept | {"PYTHONUNBUFFERED": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()


def heard(process: "subprocess.Popen[str]", until: str) -> str:
    """What it says up to a line with that."""
    assert process.stdout
    said = ""
    while until not in said:
        line = process.stdout.readline()
        assert line, f"it ended without “{until}”:\n{said}"
        said += line
    return said


def page(said: str) -> str:
    address = re.search(r"http://127\.0\.0\.1:\d+", said)
    assert address, said
    with urllib.request.urlopen(address[0], timeout=10) as answer:
        found: str = answer.read().decode()
    return found


def test_a_later_start_only_starts_and_ctrl_c_ends_it(clone: Path) -> None:
    install(clone)
    with playing(clone, CONNECTABLE_PURE="1", **CLOSED) as process:
        said = heard(process, "next time")
        assert "packages" not in said
        assert "client" not in said
        assert "<title>Connectable" in page(said)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(20) == 0
        with pytest.raises(ProcessLookupError):
            os.killpg(process.pid, 0)


def test_when_compiling_fails_the_table_stays_open(clone: Path) -> None:
    install(clone)
    (clone / "requirements-compile.lock").write_text(MISSING)
    with playing(clone, **CLOSED) as process:
        said = heard(process, "stay interpreted")
        assert "takes over" in said
        assert "make play" in said
        while "next time" not in said:
            said += heard(process, "\n")
        assert "<title>Connectable" in page(said)
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0


def test_a_failed_download_says_what_to_do(clone: Path) -> None:
    install(clone)
    (clone / "requirements-play.lock").write_text(MISSING)
    with playing(clone, **CLOSED) as process:
        said = heard(process, "npm_config_registry")
        assert "1 packages to play: failed" in said
        assert "run `make play` again" in said
        assert process.wait(20) == 1


def test_a_client_that_cannot_be_built_says_what_to_do(clone: Path) -> None:
    install(clone)
    (clone / "web/index.html").write_text("changed")
    nodes = clone / "nodes"
    nodes.mkdir()
    for name in ("node", "npm"):
        (nodes / name).write_text('#!/bin/sh\n[ "$1" = --version ] && echo v22.20.0 || { echo no way; exit 1; }\n')
        (nodes / name).chmod(0o755)
    with playing(clone, PATH=f"{nodes}{os.pathsep}{os.environ['PATH']}", **CLOSED) as process:
        said = heard(process, "npm_config_registry")
        assert "The web client: failed" in said
        assert "no way" in said
        assert process.wait(20) == 1


def test_a_job_counts_what_it_hears(tools: ModuleType) -> None:
    program = "print('Collecting a'); print('Collecting b'); print('other'); print('7/9')"
    counted = tools.Job(sys.executable, "-c", program.rpartition(";")[0], total=3, counted="Collecting ")
    counting = tools.Job(sys.executable, "-c", program)
    for job in (counted, counting):
        job.reader.join()
    assert (counted.done, counted.total) == (2, 3)
    assert (counting.done, counting.total) == (7, 9)
    assert counting.lines == ["Collecting a", "Collecting b", "other"]


@pytest.mark.parametrize(
    ("version", "is_enough"),
    [((18, 20), False), ((20, 18), False), ((20, 19), True), ((21, 9), False), ((22, 11), False), ((22, 12), True),
     ((24, 0), True)],
)  # fmt: skip
def test_node_is_new_enough_for_vite(tools: ModuleType, version: tuple[int, int], is_enough: bool) -> None:
    assert tools.client.is_new_enough(*version) is is_enough


def test_playing_installs_the_same_versions_as_testing(root: Path) -> None:
    def versions(name: str) -> set[str]:
        return set(re.findall(r"^[a-z][^ ]*", (root / name).read_text(), re.MULTILINE))

    for part in ("play", "compile", "node"):
        assert versions(f"requirements-{part}.lock") <= versions("requirements.lock")
    assert not {name for name in versions("requirements-play.lock") if name.startswith(("mypy=", "nodejs", "pytest"))}


def test_building_the_client_needs_no_package_that_only_changing_it_needs(root: Path) -> None:
    packages = json.loads((root / "web/package-lock.json").read_text())["packages"]
    kept = {name for name, each in packages.items() if not each.get("dev")}
    assert "node_modules/vite" in kept
    assert not kept & {
        f"node_modules/{name}" for name in ("typescript", "vitest", "prettier", "oxlint", "svelte-check")
    }
