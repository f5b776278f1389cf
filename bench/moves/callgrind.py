"""What callgrind wrote, by function. `callgrind_annotate` cannot read counts that began in the middle of a call."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

NAMED = re.compile(r"\((\d+)\)(?: (.*))?")
CALLED_AGAIN = "'"
"""Behind the name of a function that was called while it ran: `compare'2`."""


class Counted(NamedTuple):
    """Instructions of a process, by the names of its functions."""

    total: int
    alone: Counter[str]
    with_called: Counter[str]


def read(file: Path) -> Counted:
    """Calls of a function by itself are not counted again."""
    names: dict[str, str] = {}
    alone, with_called = Counter[str](), Counter[str]()
    function = called = ""
    total, is_call = 0, False
    for line in file.read_text("utf-8", errors="replace").splitlines():
        kind, _, rest = line.partition("=")
        if kind == "fn":
            function = name_of(rest, names)
        elif kind == "cfn":
            called = name_of(rest, names)
        elif kind == "calls":
            is_call = True
        elif line.startswith(("summary:", "totals:")):
            total = total or int(line.split()[1])
        elif line[:1] in "+-*0123456789" and " " in line:
            count = int(line.rpartition(" ")[2])
            if not is_call:
                alone[function] += count
            elif function.partition(CALLED_AGAIN)[0] != called.partition(CALLED_AGAIN)[0]:
                with_called[called] += count
            is_call = False
    return Counted(total, alone, with_called)


def name_of(text: str, names: dict[str, str]) -> str:
    """`(12) name` the first time, `(12)` from then on."""
    found = NAMED.fullmatch(text)
    assert found is not None, f"callgrind names no function by {text!r}"
    if found[2] is not None:
        names[found[1]] = found[2]
    return names[found[1]]
