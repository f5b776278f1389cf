"""The kinds of evidence that two words connect: what each weighs in the score and which reason it gives.

The weights are set by hand, in units of the spread of one source over random pairs; nothing was fitted.
"""

EVIDENCE: tuple[tuple[str, str, float], ...] = (
    ("opposite", "opposite", 4.0),
    ("same", "same", 4.0),
    ("is-a", "is-a", 3.0),
    ("part", "part", 3.0),
    ("made", "made", 3.0),
    ("said", "said", 2.5),
    ("similar", "family", 2.5),
    ("family", "family", 1.5),
    ("defined", "found", 1.5),
    ("property fact", "property", 8.0),
    ("part fact", "part", 8.0),
    ("made fact", "made", 8.0),
    ("found fact", "found", 8.0),
)
"""Evidence, the reason it gives, its weight. Facts written by hand
(`tools/words/properties.toml`) stand by themselves."""

TELLING = (
    "opposite", "same", "is-a", "part", "made", "said", "property fact", "found fact", "part fact", "made fact",
    "similar", "family", "defined",
)  # fmt: skip
"""Whose reason is told where there is more than one: what a dictionary says, then the fact that claims least."""

BIT = {kind: 1 << place for place, (kind, _, _) in enumerate(EVIDENCE)}
