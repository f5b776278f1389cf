"""Names that people give themselves and their rooms: one visible line, the same everywhere."""

import unicodedata

from connectable.contract import Refusal
from connectable.table import Refused
from connectable.table.decide import LONGEST_NAME

__all__ = ["LONGEST_NAME", "clean_name", "person_name"]

BLANKS = "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that show nothing although Unicode does not count them among the spaces."""


def person_name(text: str) -> str:
    """The name as it is kept; Refused when it is too long or looks empty."""
    name = clean_name(text)
    if not is_visible(name) or len(name) > LONGEST_NAME:
        raise Refused(Refusal("TB-NAME", {"most": LONGEST_NAME}))
    return name


def clean_name(text: str) -> str:
    """One line in the composed form of its letters, without anything invisible: no control characters, and none that
    would turn the direction of the text around it."""
    kept = "".join(kept_letter(letter) for letter in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())


def kept_letter(letter: str) -> str:
    category = unicodedata.category(letter)
    if category == "Cc" or category.startswith("Z"):
        return " "
    return "" if category.startswith("C") or letter in BLANKS else letter


def is_visible(name: str) -> bool:
    """Whether it has anything but marks, which need a letter to stand on."""
    return any(not unicodedata.category(letter).startswith(("M", "Z")) for letter in name)
