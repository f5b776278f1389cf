"""Compiles another revision of this repository into a folder, to compare speeds with: `make bench-check` uses it.

    python tools/compile_revision.py build/released [REVISION]

Without a revision it takes the last release: the newest tag, or, where nothing was tagged, the last commit that kept
recorded games of a version (`make released`). The revision's own script compiles it, or this one's where it has none;
nothing is done when the folder holds it already.
"""

import argparse
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
RECORDS = "tests/fixtures/records/released"
MADE_OF = ".revision"


def git(*words: str) -> str:
    """What git says; nothing where it fails."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def last_release() -> str:
    """The newest tag before this commit, else the commit that kept the recorded games of a version."""
    return git("describe", "--tags", "--abbrev=0") or git("log", "-1", "--format=%H", "--", RECORDS)


def compile_revision(revision: str, folder: Path) -> None:
    """Brings the compiled package of that commit into the folder."""
    packed = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=True).stdout
    with tempfile.TemporaryDirectory(prefix="connectable-revision-") as place:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(place, filter="data")
        script = Path(place, "tools", "compile_engines.py")
        if not script.exists():
            script.parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / "tools" / "compile_engines.py", script)
        subprocess.run([sys.executable, str(script), "--quiet", str(folder.resolve())], check=True)
    Path(folder, MADE_OF).write_text(revision + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("revision", nargs="?", default="")
    given = parser.parse_args()
    revision = git("rev-parse", "--verify", "--quiet", f"{given.revision or last_release()}^{{commit}}")
    if not revision:
        sys.exit(f"git knows no revision {given.revision!r} here")
    print(f"comparing with {git('log', '-1', '--format=%h of %as', revision)}", flush=True)
    made = Path(given.folder, MADE_OF)
    if not (made.exists() and made.read_text("utf-8").strip() == revision):
        compile_revision(revision, given.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
