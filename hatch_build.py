"""Wheel build: the web client, and rules and search compiled with mypyc in a temporary folder, never in `src/`.

Without a C compiler or Python headers the wheel is pure Python: the same rules, slower. An error in the
code itself is never hidden that way. Editable installs are always pure.

`CONNECTABLE_PURE=1` asks for the pure form; `CONNECTABLE_LIBRARIES=build/compiled` takes the libraries of a folder
that `tools/compile_engines.py` made of the same sources instead of compiling them again.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "web")]

import compile_engines as engines  # noqa: E402 the hook is loaded as a file: only now are its neighbours found

CLIENT = ROOT / "web" / "build.py"


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the client and the compiled modules beside their sources in the wheel."""

    def dependencies(self) -> list[str]:
        """What an isolated build installs: neither mypy without a compiler, nor Node where there is one."""
        groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
        found: list[str] = []
        if self.wants_libraries() and not self.libraries():
            found += groups["compile"]
        if self.wants_node():
            found += groups["node"]
        return found

    def wants_node(self) -> bool:
        if not CLIENT.exists():
            return False
        import build as client

        return not client.is_fresh() and not client.system_node()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if CLIENT.exists():
            subprocess.run([sys.executable, str(CLIENT), "build"], check=True)
        if self.target_name == "sdist":
            return
        if not self.wants_libraries():
            self.app.display_warning(f"connectable: building the pure form. {engines.ADVICE}")
            return
        folder = self.libraries() or self.compiled()
        self.stripped = Path(tempfile.mkdtemp(prefix="connectable-stripped-"))
        for path in engines.libraries(folder):
            name = path.relative_to(folder)
            build_data["force_include"][str(self.without_symbols(path, name))] = name.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def wants_libraries(self) -> bool:
        return self.target_name == "wheel" and not os.environ.get("CONNECTABLE_PURE") and engines.compiler() is not None

    def libraries(self) -> Path | None:
        """The folder whose libraries can be taken."""
        given = os.environ.get("CONNECTABLE_LIBRARIES")
        if not given:
            return None
        wish, has = engines.wanted(), engines.stamped(Path(given))
        return Path(given).resolve() if wish["engines"] == has.get("engines") and has["form"] == "compiled" else None

    def compiled(self) -> Path:
        self.folder = Path(tempfile.mkdtemp(prefix="connectable-build-"))
        command = [sys.executable, engines.__file__, "--libraries", str(self.folder)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"mypyc could not compile:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        return self.folder

    def without_symbols(self, library: Path, name: Path) -> Path:
        """A copy without the names of inner functions, which only profilers read: a tenth smaller."""
        copy = self.stripped / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library, copy)
        if sys.platform == "linux" and (strip := shutil.which("strip")):
            subprocess.run([strip, "--strip-unneeded", str(copy)], check=True)
        return copy

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        for name in ("folder", "stripped"):
            if hasattr(self, name):
                shutil.rmtree(getattr(self, name), ignore_errors=True)
