"""One row of small integers per word, such that the dot product of two rows says how alike their company is.

GloVe (text) and MiniLM (a sentence model) are centred and scaled so that over random pairs of common words each has a
standard deviation of one; `fit.py` weighs them.
"""

from collections.abc import Container, Sequence

import numpy as np
import numpy.typing as npt
from sources import INPUTS
from vocabulary import plural

from connectable.games.connections.referee.minilm import MiniLM
from connectable.games.connections.referee.word_forms import IRREGULAR

Floats = npt.NDArray[np.float64]
Table = dict[str, list[float]]
"""GloVe's numbers of each word."""
PLURAL, OTHERWISE = 0.5, 2.0
"""What a noun's plural counts beside it, and where the word is also a form of another one (SAW of SEE)."""
TEMPLATE = "things related to {}"
SIZES = {"glove": 100, "minilm": 128}
EVEN = {"glove": 0.7, "minilm": 0.3}
"""The power by which the main directions are made less important: they tell styles of text apart, not things."""
AT_ONCE = 4096
"""Sentences between two savings."""
STEP = 10
"""A row holds STEP times its value, so a product is divided by STEP²."""


def glove_rows(words: Sequence[str], table: Table, nouns: Container[str]) -> Floats:
    """GloVe's vector of each word, a noun's with that of its plural; a term of two words uses its hyphenated form, or
    else the mean of both."""

    def row(word: str) -> Floats:
        if word in nouns:
            return with_plural(word, table)
        if found := table.get(word) or table.get(word.replace(" ", "-")):
            return np.array(found)
        return np.mean([table[part] for part in word.split()], axis=0)

    return np.array([row(word) for word in words])


def with_plural(word: str, table: Table) -> Floats:
    """The vector of a noun and of its plural together, as long as the first: SAWS are met as tools, SAW is mostly what
    somebody has seen."""
    one, many = np.array(table[word]), np.array(table.get(plural(word), table[word]))
    share = OTHERWISE if word in IRREGULAR else PLURAL
    return np.asarray((one + share * many * np.linalg.norm(one) / np.linalg.norm(many)) / (1 + share))


def sentence_rows(words: Sequence[str]) -> Floats:
    """MiniLM's vector of each word; the model is slow, so results are kept among the inputs, thousands at a time."""
    cache = INPUTS / "minilm.npz"
    known: dict[str, Floats] = {}
    if cache.exists():
        with np.load(cache) as before:
            known = dict(zip(before["words"].tolist(), before["rows"], strict=True))
    missing = [word for word in words if word not in known]
    model = MiniLM() if missing else None
    for start in range(0, len(missing), AT_ONCE):
        some = missing[start : start + AT_ONCE]
        known.update(zip(some, model.encode([TEMPLATE.format(word) for word in some]), strict=True))
        np.savez(cache, words=np.array(list(known)), rows=np.array(list(known.values())))
        print(f"{start + len(some)} of {len(missing)} sentences", flush=True)
    return np.array([known[word] for word in words]).astype(np.float64)


def unit(rows: Floats) -> Floats:
    return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)


def reduce(rows: Floats, common: npt.NDArray[np.int64], source: str) -> tuple[Floats, Floats, Floats]:
    """The rows centred on the common words and projected on the main directions; the centre; the directions, the main
    ones shorter."""
    size = SIZES[source]
    rows = unit(rows)
    centre = rows[common].mean(axis=0)
    _, spreads, directions = np.linalg.svd(rows[common] - centre, full_matrices=False)
    signs = np.sign(directions[np.arange(size), np.abs(directions[:size]).argmax(axis=1)])
    signs *= (spreads[0] / spreads[:size]) ** EVEN[source]
    basis = directions[:size] * signs[:, None]  # a direction and its opposite are equivalent: choose one
    return unit((rows - centre) @ basis.T), centre, basis


def standard(rows: Floats, common: npt.NDArray[np.int64]) -> Floats:
    """The rows scaled so that the dot product of two random common words has a standard deviation of one."""
    rng = np.random.default_rng(1)
    one, two = rng.choice(common, (2, 200_000))
    products = np.einsum("ij,ij->i", rows[one], rows[two])[one != two]
    return rows / float(np.sqrt(products.std()))


def combine(parts: dict[str, Floats], factors: dict[str, float]) -> npt.NDArray[np.int8]:
    """The rows of all parts, multiplied and joined, as small integers."""
    rows = np.hstack([part * factors[name] for name, part in parts.items()])
    return np.clip(np.rint(rows), -127, 127).astype(np.int8)
