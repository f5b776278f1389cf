"""The command line: what is typed after `connectable`, read, checked, explained and handed over.

It knows every layer below; nothing imports it.
"""

from connectable.cli.main import main, run

__all__ = ["main", "run"]
