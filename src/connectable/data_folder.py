"""The folder for this user's tables and saved games, on every operating system."""

import os
import sys
from pathlib import Path

import platformdirs

NAME = "connectable"


def data_folder() -> Path:
    """The folder; it may not exist yet."""
    usual = platformdirs.PlatformDirs(NAME, appauthor=False).user_data_path
    former = former_folder()
    return former if former.is_dir() and not usual.exists() else usual


def former_folder() -> Path:
    """The folder of earlier versions: it differs on macOS, and on Windows if the variable was changed."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local", NAME)
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (chosen if chosen.is_absolute() else Path.home() / ".local" / "share") / NAME
