"""Compiling: when it is due, what it is given, and that an error of ours is never taken for a missing compiler."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ENGINE = "src/connectable/games/connnect/engine/score.py"


@pytest.fixture
def project(root: Path, tmp_path: Path) -> Path:
    """A copy of what compiling needs."""
    folder = tmp_path / "project"
    left_out = shutil.ignore_patterns("__pycache__", "client", "words", "content")
    for name in ("src", "tools"):
        shutil.copytree(root / name, folder / name, ignore=left_out)
    shutil.copy(root / "pyproject.toml", folder)
    return folder


def asked(project: Path, value: str, **environment: str) -> Any:
    """What an expression over `compile_engines` is there, in a process of its own."""
    command = [sys.executable, "-c", f"import json, compile_engines; print(json.dumps({value}))"]
    said = subprocess.run(
        command, cwd=project / "tools", env=os.environ | environment, check=True, capture_output=True, text=True
    )
    return json.loads(said.stdout)


def wanted(project: Path, **environment: str) -> dict[str, str]:
    found: dict[str, str] = asked(project, "compile_engines.wanted()", **environment)
    return found


def change(file: Path) -> None:
    file.write_text(file.read_text("utf-8") + "\n# changed\n", "utf-8")


def test_a_change_that_engines_can_see_is_compiled(project: Path) -> None:
    before = wanted(project)
    change(project / ENGINE)
    engine = wanted(project)
    change(project / "src/connectable/contract.py")
    contract = wanted(project)
    assert len({each["engines"] for each in (before, engine, contract)}) == 3


def test_another_change_is_only_copied(project: Path) -> None:
    before = wanted(project)
    change(project / "src/connectable/server/app.py")
    after = wanted(project)
    assert after["engines"] == before["engines"]
    assert after["package"] != before["package"]


def test_times_of_files_mean_nothing(project: Path) -> None:
    before = wanted(project)
    os.utime(project / ENGINE, (0, 0))
    assert wanted(project) == before


def test_no_engine_imports_what_is_only_copied(project: Path) -> None:
    """As the layers say: then its digest covers all that can change it."""
    above = asked(project, "sorted(compile_engines.ABOVE)")
    package = project / "src/connectable"
    below = [path for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in above]
    engines = [path for path in below if "engine" in path.parts]
    assert engines
    for path in engines:
        text = path.read_text("utf-8")
        assert not [name for name in above if f"connectable.{name}" in text], path


def imports_of(module: str, source: Path) -> set[str]:
    """The modules that one may import, in functions, too: mypy follows all of them."""
    file = source / f"{module.replace('.', '/')}.py"
    tree = ast.parse((file if file.exists() else file.with_suffix("") / "__init__.py").read_text("utf-8"))
    found = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = source / node.module.replace(".", "/")
            found |= {
                node.module,
                *(f"{node.module}.{each.name}" for each in node.names if is_module(inside / each.name)),
            }
    return found


def is_module(path: Path) -> bool:
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def test_what_is_compiled_needs_no_more_than_playing_does(root: Path) -> None:
    """`make play` compiles with what its own locks install, so mypy must not meet another package on the way."""
    compiled, not_checked = asked(root, "[compile_engines.modules(), compile_engines.NOT_CHECKED]")
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    may_miss = [one for one in settings["tool"]["mypy"]["overrides"] if one.get("ignore_missing_imports")]
    fine = {*sys.stdlib_module_names, *(name.partition(".")[0] for one in may_miss for name in one["module"])}
    locks = "".join((root / f"requirements-{name}.lock").read_text("utf-8") for name in ("play", "compile"))
    installed = set(re.findall(r"^([a-z0-9-]+)==", locks, re.MULTILINE))
    waiting = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in compiled]
    seen = {one["module"] for one in tomllib.loads(not_checked)["tool"]["mypy"]["overrides"]}
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        found = imports_of(module, root / "src")
        waiting += [name for name in found if name.startswith("connectable.")]
        others = {name.partition(".")[0].replace("_", "-") for name in found if name.partition(".")[0] not in fine}
        assert others <= installed | {"connectable"}, module
    assert len(seen) > len(compiled)


def test_an_error_in_the_code_fails(project: Path) -> None:
    file = project / ENGINE
    file.write_text(file.read_text("utf-8") + '\nWRONG: int = "text"\n', "utf-8")
    command = [sys.executable, "tools/compile_engines.py", "build/compiled"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode
    assert "score.py" in done.stdout + done.stderr
    assert not (project / "build/compiled").exists()


def test_without_a_compiler_the_copy_is_pure_and_says_what_to_do(project: Path) -> None:
    command = [sys.executable, "tools/compile_engines.py", "build/compiled"]
    environment = os.environ | {"CC": "no-such-compiler", "PATH": str(project)}
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=True)
    assert "apt install gcc" in done.stdout
    assert json.loads((project / "build/compiled/.ready").read_text())["form"] == "pure"
    assert (project / "build/compiled" / ENGINE.removeprefix("src/")).exists()
    again = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=True)
    assert "apt install gcc" in again.stdout
