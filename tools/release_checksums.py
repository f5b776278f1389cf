"""Write SHA256SUMS beside the files of a release, as sha256sum does: `python tools/release_checksums.py dist`."""

import hashlib
import sys
from pathlib import Path

NAME = "SHA256SUMS"


def checksums(folder: Path) -> str:
    """One line per file, in the order of names; the list itself is left out."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != NAME)
    if not files:
        raise SystemExit(f"there is nothing to release in {folder}")
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


if __name__ == "__main__":
    (Path(sys.argv[1]) / NAME).write_text(checksums(Path(sys.argv[1])), "utf-8")
