"""`python -m fair_table`: starts a server of its own, plays the situations, prints a line for each."""

import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from fair_table import identity, taking_back, told
from fair_table.server import Server

Item = Callable[[Server], str]
IN_THE_BROWSER = {12: "keys while a panel is open: tests/browser/test_keys.py"}
"""What no server sees."""


def items() -> dict[int, Item]:
    """By their number in the issue, which is in their names."""
    found: dict[int, Item] = {}
    for module in (identity, taking_back, told):
        for name, value in vars(module).items():
            if number := re.match(r"item_(\d+)_", name):
                found[int(number[1])] = value
    return found


def main(wanted: list[str]) -> int:
    wrong, known = 0, items()
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            for number in sorted({*known, *IN_THE_BROWSER}):
                if wanted and str(number) not in wanted:
                    continue
                if number in IN_THE_BROWSER:
                    print(f"{number:2} BROWSER  {IN_THE_BROWSER[number]}")
                    continue
                verdict, saw = play(known[number], server)
                wrong += verdict == "WRONG"
                print(f"{number:2} {verdict:8} {saw}", flush=True)
        finally:
            server.kill()
    return min(wrong, 1)


def play(item: Item, server: Server) -> tuple[str, str]:
    try:
        return "OK", item(server)
    except Exception as error:  # whatever it is, the next item is played too
        return "WRONG", f"{item.__name__}: {type(error).__name__}: {str(error)[:300]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
