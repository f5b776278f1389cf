"""Wheel build: the web client, and rules and search compiled with mypyc in a temporary folder, never in `src/`.

Without a C compiler or Python headers the wheel is pure Python: the same rules, slower. An error in the
code itself is never hidden that way. Editable installs are always pure.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compiler() -> str | None:
    """The C compiler, or None when it or the headers of this Python are missing."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    headers = Path(sysconfig.get_path("include"), "Python.h")
    found = shutil.which(words[0]) or shutil.which("cc") or shutil.which("gcc")
    return found if headers.exists() else None


def command(found: str) -> str:
    """The compiler with what mypyc does not ask for: on Linux calls between our own functions may be inlined."""
    return f"{shlex.quote(found)} -fno-semantic-interposition" if sys.platform == "linux" else found


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules beside their sources in the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if Path(self.root, "web", "build.py").exists():
            subprocess.run([sys.executable, "web/build.py", "build"], cwd=self.root, check=True)
        found = compiler()
        if os.environ.get("CONNECTABLE_PURE") or not found:
            self.app.display_warning("connectable: no C compiler or Python headers: building the pure form")
            return
        self.folder = Path(tempfile.mkdtemp(prefix="connectable-build-"))
        for path in self.compile(self.folder, found):
            build_data["force_include"][str(path)] = (
                path.name if path.parent == self.folder else str(path.relative_to(self.folder))
            )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compile(self, folder: Path, found: str) -> list[Path]:
        shutil.copytree(
            Path(self.root, "src"), folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
        )
        shutil.copy(Path(self.root, "pyproject.toml"), folder)
        modules = sorted(str(path.relative_to(folder)) for glob in self.config["modules"] for path in folder.glob(glob))
        environment = os.environ | {"CC": command(found), "MYPYC_OPT_LEVEL": "3", "MYPYPATH": str(folder)}
        done = subprocess.run(
            [sys.executable, "-m", "mypyc", *modules],
            check=False,
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise RuntimeError(f"mypyc could not compile:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return sorted(path for path in folder.rglob(f"*{suffix}") if "build" not in path.relative_to(folder).parts)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)
