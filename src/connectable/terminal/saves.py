"""Where games are kept between sessions: one file per game, written whole or not at all."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from connectable.record import BadRecord, Record, history, played_by, read_record, replay, write_record
from connectable.system import data_folder
from connectable.terminal.errors import UsageError
from connectable.terminal.setup import read_text

MOST = 20_000_000
"""Bytes of a record that is read."""


def folder() -> Path:
    """The saved games of this person."""
    return data_folder() / "games"


def new_place(game: str) -> Path:
    """A file name that is not taken."""
    start = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    place, number = folder() / f"{start}.json", 2
    while place.exists():
        place, number = folder() / f"{start}-{number}.json", number + 1
    return place


def save(record: Record, place: Path) -> None:
    """Writes the record; a crash in between leaves the file as it was."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(write_record(record))
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(place)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise UsageError("tb-save-failed", file=str(place), reason=error.strerror or type(error).__name__) from None


def load(place: Path) -> Record:
    """The record of a file, read with distrust."""
    text = read_text(place, MOST)
    try:
        record = read_record(text)
        for _ in history(record):  # all of it, also what was taken back: a resumed game plays it again
            pass
    except BadRecord as error:
        raise UsageError("tb-record-bad", file=str(place), reason=str(error)) from None
    return record


def newest() -> Path:
    """The game that was saved last and is not over."""
    places = folder().glob("*.json") if folder().is_dir() else ()
    for place in sorted(places, key=lambda place: place.stat().st_mtime_ns, reverse=True):
        try:
            record = load(place)
        except UsageError:
            continue  # something else in the folder; a file that is named is never passed over
        if played_by(record).to_act(replay(record)):
            return place
    raise UsageError("tb-no-saved", folder=str(folder()))
