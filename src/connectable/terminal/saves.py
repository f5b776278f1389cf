"""Saved games: one file per game, written completely or not at all."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from connectable.record import BadRecord, Record, history, played_by, read_record, replay, write_record
from connectable.system import data_folder
from connectable.terminal.errors import UsageError
from connectable.terminal.setup import read_text

MAX_BYTES = 20_000_000
"""Larger records are not read."""


def folder() -> Path:
    """The folder with this user's saved games."""
    return data_folder() / "games"


def new_path(game: str) -> Path:
    """A path for a new game that is not in use."""
    start = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path, number = folder() / f"{start}.json", 2
    while path.exists():
        path, number = folder() / f"{start}-{number}.json", number + 1
    return path


def save(record: Record, path: Path) -> None:
    """Write the record; after a crash the file is as it was before."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(write_record(record))
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise UsageError("tb-save-failed", file=str(path), reason=error.strerror or type(error).__name__) from None


def load(path: Path) -> Record:
    """The record in a file, fully checked."""
    text = read_text(path, MAX_BYTES)
    try:
        record = read_record(text)
        for _ in history(record):  # including what was taken back: a resumed game replays it too
            pass
    except BadRecord as error:
        raise UsageError("tb-record-bad", file=str(path), reason=str(error)) from None
    return record


def newest() -> Path:
    """The most recently saved game that is not over."""
    paths = folder().glob("*.json") if folder().is_dir() else ()
    for path in sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            record = load(path)
        except UsageError:
            continue  # some other file in the folder; only a file named by the user must be valid
        if played_by(record).to_act(replay(record)):
            return path
    raise UsageError("tb-no-saved", folder=str(folder()))
