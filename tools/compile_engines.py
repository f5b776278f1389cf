"""Compiles rules and search with mypyc, in many units on all cores, into a folder beside a copy of the package.

    python tools/compile_engines.py build/compiled             the whole package, its engines compiled
    python tools/compile_engines.py --libraries FOLDER         the libraries alone, as the wheel build takes them

Nothing is done when the folder is up to date. Without a C compiler or Python headers the copy is plain Python and
the reason is said; an error in the code itself always fails. `src/` is never written to. Needs the standard library
to look and `requirements-build.lock` to compile.
"""

import argparse
import compileall
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "connectable"
COMPILED = ROOT / "build" / "compiled"
STAMP = ".ready"
LEVEL = "3"
"""Of optimisation: decision 37 has the numbers."""
LINK_TIME = "-flto=auto"
"""Inlines mypyc's own functions and those of other engines: decision 41 has the numbers."""
NOT_CHECKED = """
[[tool.mypy.overrides]]
module = "connectable.storage.postgresql"
ignore_errors = true
"""
"""It imports psycopg, which nobody needs to play and so `make play` does not install; `make types` checks it."""
ABOVE = {"cli", "client", "lab", "locales", "server", "storage", "table", "terminal"}
"""Folders that no engine can import, as the layers say: a change there needs no new compilation, unless the module
itself is compiled."""
ADVICE = """\
No C compiler or no Python headers here, so the rules run as plain Python: the same games, and bots that see less.
To get both: `apt install gcc python3-dev` on Debian, `xcode-select --install` on macOS, the Build Tools on Windows."""
Progress = Callable[[int, int], None]


def compiler() -> str | None:
    """The C compiler, or None when it or the headers of this Python are missing."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    if sys.platform == "win32":
        return "msvc"  # setuptools finds it; where it is missing, it says so
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(words[0]) or shutil.which("cc") or shutil.which("gcc")


def modules(source: Path = PACKAGE.parent) -> list[str]:
    """What is compiled, as pyproject.toml says."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    globs = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["modules"]
    return sorted({path.relative_to(source).as_posix() for glob in globs for path in source.glob(glob)})


def files(folder: Path = PACKAGE) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if "__pycache__" not in path.parts and path.is_file())


def digest(paths: Iterable[Path], *more: str) -> str:
    found = hashlib.sha256("\n".join(more).encode())
    for path in paths:
        found.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def wanted(level: str = LEVEL) -> dict[str, str]:
    """What the stamp of an up-to-date folder says."""
    everything = files()
    own = {PACKAGE.parent / name for name in modules()}
    python = [path for path in everything if path.suffix == ".py"]
    below = [path for path in python if path.relative_to(PACKAGE).parts[0] not in ABOVE or path in own]
    found = compiler()
    return {
        "form": "compiled" if found and not os.environ.get("CONNECTABLE_PURE") else "pure",
        "engines": digest([*below, Path(__file__)], level, str(found), str(sysconfig.get_config_var("EXT_SUFFIX"))),
        "package": digest(everything),
    }


def stamped(folder: Path) -> dict[str, str]:
    """What the folder was made of; nothing where it is not there or not finished."""
    try:
        found: dict[str, str] = json.loads((folder / STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def libraries(folder: Path) -> list[Path]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(folder.rglob(f"*{suffix}"))


def build(folder: Path, progress: Progress, level: str = LEVEL) -> str:
    """Brings the folder up to date; the form it has."""
    wish, has = wanted(level), stamped(folder)
    if wish == has:
        return wish["form"]
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as place:
        new = Path(place, "new")
        if wish["form"] == "compiled":
            if has.get("form") == "compiled" and has.get("engines") == wish["engines"]:
                copy_libraries(folder, new)
            else:
                compile_engines(new, progress, level)
        shutil.copytree(PACKAGE, new / "connectable", dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(new, quiet=2, ddir=str(folder))  # so that the next start need not
        (new / STAMP).write_text(json.dumps(wish) + "\n", "utf-8")
        if folder.exists():
            folder.rename(Path(place, "old"))
        new.rename(folder)
    return wish["form"]


def copy_libraries(folder: Path, target: Path) -> None:
    for path in libraries(folder):
        (target / path.relative_to(folder)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target / path.relative_to(folder))


def compile_engines(target: Path, progress: Progress, level: str = LEVEL) -> None:
    """The libraries of every engine into a folder. C files and objects lie in a temporary one meanwhile."""
    import setuptools  # before mypyc, which asks whether it is there
    from mypyc.build import mypycify

    target.mkdir(parents=True, exist_ok=True)
    target = target.resolve()
    with tempfile.TemporaryDirectory(prefix="connectable-compile-") as place:
        folder, before = Path(place), Path.cwd()
        shutil.copytree(PACKAGE.parent, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        settings = (ROOT / "pyproject.toml").read_text("utf-8")
        (folder / "pyproject.toml").write_text(settings + NOT_CHECKED, "utf-8")
        os.environ["MYPYPATH"] = place
        os.chdir(folder)
        try:
            extensions = mypycify(
                modules(folder),
                opt_level=level,
                debug_level="0",
                multi_file=True,
                target_dir="c",
                group_name="connectable",
            )
            for extension in extensions:
                extension.sources = units(extension.sources)
            link(setuptools.Distribution({"name": "connectable", "ext_modules": extensions}), target, progress)
        finally:
            os.chdir(before)


def units(sources: list[str]) -> list[str]:
    """The C files in fewer and larger ones, one per engine and one for mypyc's own.

    Inside a unit the compiler can inline calls from module to module, which playouts live from; several units keep
    all cores busy. The largest has a quarter of the code.
    """
    groups: dict[str, list[Path]] = {}
    for source in map(Path, sources):
        engine = re.match(r"__native_(.*___engine)", source.name)
        name = engine[1] if engine else "rest" if source.name.startswith("__native") else "runtime"
        groups.setdefault(name, []).append(source)
    if len(sources) == 1:
        return sources
    for name, group in groups.items():
        lines = [f'#include "{source.relative_to("c").as_posix()}"\n' for source in sorted(group)]
        Path("c", f"unit_{name}.c").write_text("".join(lines), "utf-8")
    largest = sorted(groups, key=lambda name: -sum(source.stat().st_size for source in groups[name]))
    return [f"c/unit_{name}.c" for name in largest]


def link(distribution: Any, target: Path, progress: Progress) -> None:
    """Compiles and links what mypyc wrote, several files at once."""
    from setuptools.command.build_ext import build_ext

    command = build_ext(distribution)
    command.build_lib, command.build_temp = str(target), "objects"
    command.parallel = cores = os.cpu_count() or 1
    command.ensure_finalized()
    total = sum(len(extension.sources) for extension in command.extensions)
    done: Iterator[int] = count(1)
    with ThreadPoolExecutor(cores) as pool:

        class Command(build_ext):  # type: ignore[misc]
            """Gives each file of an extension to the pool: distutils itself compiles one after the other."""

            def build_extensions(self) -> None:
                whole = self.compiler.compile
                if sys.platform == "linux":
                    self.compiler.compiler_so.append("-fno-semantic-interposition")  # calls of our own may be inlined
                    self.compiler.linker_so.append("-Wl,-Bsymbolic-functions")  # and need no table of addresses
                    if inlines_at_link_time():
                        self.compiler.compiler_so.append(LINK_TIME)
                        self.compiler.linker_so.append(LINK_TIME)

                def one(source: str, arguments: dict[str, Any]) -> list[str]:
                    objects: list[str] = whole([source], **arguments)
                    progress(next(done), total)
                    return objects

                def compile_all(sources: list[str], **arguments: Any) -> list[str]:
                    parts = [pool.submit(one, source, arguments) for source in sources]
                    return [made for part in parts for made in part.result()]

                self.compiler.compile = compile_all
                super().build_extensions()

        command.__class__ = Command
        command.run()


def inlines_at_link_time() -> bool:
    """Whether this compiler and linker can inline from one unit into another: tried, since versions say little."""
    with tempfile.TemporaryDirectory(prefix="connectable-try-") as place:
        command = [compiler() or "cc", LINK_TIME, "-shared", "-fPIC", "-x", "c", "-", "-o", str(Path(place, "try.so"))]
        try:
            tried = subprocess.run(
                command, input=b"int one(void) { return 1; }", capture_output=True, check=False, timeout=60
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return tried.returncode == 0 and not tried.stderr


def show(done: int, total: int) -> None:
    print(f"{done}/{total}", flush=True)


def silent(done: int, total: int) -> None:
    """For logs."""


def draw(done: int, total: int) -> None:
    print(f"\rcompiling {done}/{total}", end="" if done < total else "\n", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--libraries", action="store_true", help="the libraries alone, always made anew")
    parser.add_argument("--level", default=LEVEL, choices=("0", "1", "2", "3"), help="of optimisation")
    parser.add_argument("--quiet", action="store_true", help="count only on a terminal")
    given = parser.parse_args()
    progress = draw if sys.stdout.isatty() else silent if given.quiet else show
    folder = given.folder.resolve()
    if given.libraries:
        compile_engines(folder, progress, given.level)
        return 0
    if build(folder, progress, given.level) == "pure":
        print(ADVICE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
