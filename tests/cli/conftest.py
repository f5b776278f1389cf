"""Commands run as in the tests of the terminal: in this process, with the stub game."""

from terminal.conftest import Done, RunCli, home, run_cli

__all__ = ["Done", "RunCli", "home", "run_cli"]
