"""The first game of CoNNNect: a set-up and a first roll with which every choice of the zone die leads to a Connect.

Only the beginning is scripted; what is rolled after the first round is chance again.
"""

from connectable.contract import CHANCE
from connectable.meta import Entry, Lesson
from connectable.options import Options

SETUP = ((3, 4, 5), (1, 2, 6))
LEARNER = (("e6", "b1", "a4"), ("c5", "d2", "f3"))
"""Where the learner's set-up numbers stand, roll by roll; the bot writes them elsewhere."""
OPPONENT = (("d2", "f3", "a4"), ("b1", "c5", "e6"))
ROLL = "roll 3 4 5"
CONNECTS = {
    "zone 3": ("write 4 e5", "write 5 e4"),
    "zone 4": ("write 3 a1", "write 5 c1"),
    "zone 5": ("write 3 c4", "write 4 b4"),
}
"""Each zone die that can be taken, and the numbers that then make 3-4-5 with one of the set-up."""


def lesson(options: Options) -> Lesson:
    """The learner rolled and is to take the zone die; the rest of the round is a Connect-3 and its bonus."""
    lines = [(zone, *order) for zone, writes in CONNECTS.items() for order in (writes, writes[::-1])]
    return Lesson({}, 2, tuple(entries()), tuple(lines))


def entries() -> list[Entry]:
    cards = ("shape A", "shape B", "shape F", "shape D", "card A2", "card B3", "card C2", "first 0")
    played: list[Entry] = [(CHANCE, card) for card in cards]
    for numbers, *spaces in zip(SETUP, LEARNER, OPPONENT, strict=True):
        played.append((CHANCE, "roll " + " ".join(map(str, numbers))))
        for seat, places in enumerate(spaces):
            played += [(seat, f"write {number} {space}") for number, space in zip(numbers, places, strict=True)]
            played.append((seat, "done"))
    return [*played, (CHANCE, ROLL)]
