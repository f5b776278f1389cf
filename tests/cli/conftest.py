"""The commands are run as those of the terminal are: in this process, with the stub game."""

from terminal.conftest import Done, Sit, home, sit

__all__ = ["Done", "Sit", "home", "sit"]
