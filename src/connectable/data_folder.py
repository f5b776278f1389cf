"""Where this person's tables and saved games are kept, on every system."""

import os
import sys
from pathlib import Path

import platformdirs

NAME = "connectable"


def data_folder() -> Path:
    """The folder; it need not be there yet."""
    usual = platformdirs.PlatformDirs(NAME, appauthor=False).user_data_path
    former = former_folder()
    return former if former.is_dir() and not usual.exists() else usual


def former_folder() -> Path:
    """Where it was before platformdirs chose it: another place on macOS, and on Windows if the variable was changed."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", NAME)
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (chosen if chosen.is_absolute() else Path.home() / ".local" / "share") / NAME
