"""High Card as a package from outside that brings a catalogue of its own, in two languages."""

from highcard import HighCard


class NamedGame(HighCard):
    name = "named"


GAME = NamedGame()
