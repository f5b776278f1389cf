"""Which form of the rules bot workers run: the server's own, until a compiled one appears in a folder it was told of.

`make play` opens the table before the rules are compiled and names that folder in `CONNECTABLE_COMPILED`. The server
itself keeps its form until it is started again; tables are not touched.
"""

import os
import sys
from pathlib import Path

VARIABLE = "CONNECTABLE_COMPILED"
STAMP = ".ready"
"""The file that `tools/compile_engines.py` writes last."""


class WorkerForm:
    """The paths from which new workers import."""

    def __init__(self, folder: str | None = None) -> None:
        named = os.environ.get(VARIABLE, "") if folder is None else folder
        self.folder = Path(named) if named else None
        self.before = self.stamp()
        self.is_compiled = False

    def stamp(self) -> bytes:
        if self.folder is None:
            return b""
        try:
            return (self.folder / STAMP).read_bytes()
        except OSError:
            return b""

    def takes_over(self) -> bool:
        """True once: when the compiled form is ready. What lay there at the start is of other sources."""
        if self.folder is None or self.is_compiled or self.stamp() in (b"", self.before):
            return False
        self.is_compiled = True
        return True

    def distrust(self) -> None:
        """Goes back to the server's own form for good, because a worker did not start with the other one."""
        if self.is_compiled:
            self.folder, self.is_compiled = None, False

    def paths(self) -> str:
        """PYTHONPATH for a new worker."""
        first = [str(self.folder)] if self.is_compiled else []
        return os.pathsep.join([*first, *(path for path in sys.path if path)])
