"""The kinds of evidence that two words connect: which reason each gives, in which direction, and what it weighs.

A kind is evidence only where a source says just that: WordNet's own relations between the senses people have in mind,
and facts written by hand. Everything looser (one word defines the other, both come to mind together) is *found*.
"""

from typing import Final, NamedTuple


class Evidence(NamedTuple):
    """One kind of evidence; its place in the list is its bit."""

    reason: str
    turned: bool = False
    """Whether it runs from the second word to the first."""
    usage: bool = False
    """Whether it is a matter of the English language and not of the things (CX-O6)."""
    loose: bool = False
    """Whether it is told only of words that are so near that they connect without it."""


EVIDENCE: Final = {
    "opposite": Evidence("opposite"),
    "same": Evidence("same"),
    "is-a": Evidence("is-a"),
    "is-a turned": Evidence("is-a", turned=True),
    "part": Evidence("part"),
    "part turned": Evidence("part", turned=True),
    "made": Evidence("made"),
    "made turned": Evidence("made", turned=True),
    "property": Evidence("property"),
    "property turned": Evidence("property", turned=True),
    "said": Evidence("said", usage=True),
    "similar": Evidence("family"),
    "family": Evidence("family"),
    "defined": Evidence("found", loose=True),
    "found": Evidence("found", loose=True),
    "near": Evidence("found", usage=True, loose=True),
    "broad": Evidence("family", loose=True),
    "term": Evidence("found", usage=True, loose=True),
    "listed": Evidence("found", loose=True),
}
"""Evidence by name. `family` and `broad` (two foods) are not kept per pair: the lexicon knows each word's families."""

BIT: Final = {name: 1 << place for place, name in enumerate(EVIDENCE)}

TELLING: Final = (
    "opposite", "same", "is-a", "is-a turned", "part", "part turned", "made", "made turned", "property",
    "property turned", "said", "similar", "family", "broad", "found", "defined", "near", "term",
    "listed",
)  # fmt: skip
"""Whose reason is told where there is more than one: the one that says most."""
