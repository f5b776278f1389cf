"""The commands are run as those of the terminal are: in this process, with the stub game."""

from terminal.conftest import Done, RunCli, home, run_cli

__all__ = ["Done", "RunCli", "home", "run_cli"]
