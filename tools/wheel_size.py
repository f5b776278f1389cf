"""Installs the newest wheel of `dist/` into a fresh environment and prints what it is made of, largest first.

    python tools/wheel_size.py [--wheels FOLDER]

The versions are those of `requirements-play.lock`. It needs neither Node nor a compiler, and says what came in.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
MEBIBYTE = 1 << 20


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) or folder.stat().st_size


def install(wheel: Path, folder: Path) -> Path:
    """The folder with everything that the wheel and its dependencies brought."""
    target = folder / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    lock = ROOT / "requirements-play.lock"
    subprocess.run([*pip, "--target", target, "--no-deps", "--require-hashes", "-r", lock], check=True)
    subprocess.run([*pip, "--target", target, "--no-deps", wheel], check=True)
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wheels", type=Path, default=ROOT / "dist")
    wheel = max(parser.parse_args().wheels.glob("*.whl"), key=lambda path: path.stat().st_mtime)
    with tempfile.TemporaryDirectory() as place:
        target = install(wheel, Path(place))
        parts = {path.name: size(path) for path in target.iterdir()}
        ours = {path.name: size(path) for path in (target / "connectable").iterdir()}
    print(f"{wheel.name}: {wheel.stat().st_size / MEBIBYTE:.1f} MB, installed {sum(parts.values()) / MEBIBYTE:.1f} MB")
    for name, part in sorted(parts.items(), key=lambda item: -item[1]):
        if part > MEBIBYTE / 10:
            print(f"{part / MEBIBYTE:8.1f} MB  {name}")
    print("of which connectable itself:")
    for name, part in sorted(ours.items(), key=lambda item: -item[1]):
        if part > MEBIBYTE / 10:
            print(f"{part / MEBIBYTE:8.1f} MB  {name}")


if __name__ == "__main__":
    main()
