"""One sparse row per word from WordNet as a graph: where short random walks over senses, links and glosses lead.

Words that are joined by few steps come out close: kinds, parts, shared definitions, and two or three of these in a
row. It reads no text corpus. Reduced to 96 numbers, as the first referee had them, the rows lost half of what they say.
"""

import itertools
import re
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt
import scipy.sparse as sp
from vocabulary import SMALL
from wordnet import Key, WordNet

from connectable.games.connections.referee.word_forms import bases

Floats = npt.NDArray[np.float32]
STEPS = 3
STAY = 0.75
"""The factor by which each further step counts less."""
KEPT = 250
"""Entries kept per word after each step; the others are negligible."""
TOKEN = re.compile(r"[a-z]+")
LINK_WEIGHT = 1.0
GLOSS_WEIGHT = 1.0
SENSE_WEIGHT = 3.2
ALIKE = 0.15
"""The part of the weight of a word's senses that is the same for each."""
NOUN = 1.5
"""How much likelier a word on a card is a noun than its use in texts says."""


def walk_rows(
    net: WordNet, words: Sequence[str], shares: Mapping[tuple[str, Key], float], kept: Mapping[int, int]
) -> sp.csr_matrix:
    """For each word the places that short walks lead to more often than chance; `kept` says how many of each.

    `shares` say how much each sense of a word is meant."""
    rows = association(walks(transitions(net, words, shares), len(words)))
    for place in range(rows.shape[0]):
        start, end = rows.indptr[place], rows.indptr[place + 1]
        keep_largest(rows.data[start:end], kept.get(place, min(kept.values())))
    rows.eliminate_zeros()
    return rows


def transitions(net: WordNet, words: Sequence[str], shares: Mapping[tuple[str, Key], float]) -> sp.csr_matrix:
    """The probability of a step from each node (words first, then synsets) to each other node."""
    word_at = {word: place for place, word in enumerate(words)}
    key_at = {key: len(words) + place for place, key in enumerate(net.synsets)}
    edges = [*sense_edges(net, word_at, key_at, shares), *link_edges(net, key_at), *gloss_edges(net, word_at, key_at)]
    rows, columns, weights = (np.array(column) for column in zip(*edges, strict=True))
    count = len(words) + len(key_at)
    graph = sp.coo_matrix((weights, (rows, columns)), shape=(count, count)).tocsr()
    graph = graph + graph.T
    totals = np.asarray(graph.sum(axis=1)).ravel()
    return sp.diags(1 / np.maximum(totals, 1e-9)) @ graph


def sense_edges(
    net: WordNet, word_at: dict[str, int], key_at: dict[Key, int], shares: Mapping[tuple[str, Key], float]
) -> list[tuple[int, int, float]]:
    """Edges from each word to its senses; a small part goes to all alike, for shares are estimates."""
    found = []
    for word, place in word_at.items():
        keys = net.senses[word]
        usual = {pos: (net.usual[word, pos] + 0.05) ** 0.5 * (NOUN if pos == "n" else 1.0) for pos, _ in keys}
        for key in keys:
            share = shares[word, key] * usual[key[0]] / sum(usual.values())
            found.append((place, key_at[key], SENSE_WEIGHT * ((1 - ALIKE) * share + ALIKE / len(keys))))
    return found


def link_edges(net: WordNet, key_at: dict[Key, int]) -> list[tuple[int, int, float]]:
    return [
        (key_at[key], key_at[target], LINK_WEIGHT / 2)
        for key, synset in net.synsets.items()
        for _, target, _, _ in synset.links
    ]


def gloss_edges(net: WordNet, word_at: dict[str, int], key_at: dict[Key, int]) -> list[tuple[int, int, float]]:
    """Edges from each synset to the words of its gloss; rare words weigh more."""
    mentions = {key: mentioned(synset.gloss, word_at) for key, synset in net.synsets.items()}
    seen: dict[str, int] = {}
    for found in mentions.values():
        for word in found:
            seen[word] = seen.get(word, 0) + 1
    rare = {word: max(0.0, np.log(20000 / (count + 1))) / 5 for word, count in seen.items()}
    return [
        (key_at[key], word_at[word], GLOSS_WEIGHT * rare[word])
        for key, found in mentions.items()
        for word in found
        if rare[word] > 0
    ]


def mentioned(gloss: str, known: Mapping[str, object]) -> set[str]:
    """The known words of a gloss, in their dictionary form."""
    tokens = TOKEN.findall(gloss.lower())
    single = {base for token in tokens if token not in SMALL for base in bases(token, known)[:1]}
    return single | {f"{a} {b}" for a, b in itertools.pairwise(tokens) if f"{a} {b}" in known}


def walks(steps: sp.csr_matrix, words: int) -> sp.csr_matrix:
    """How likely a short walk from each word is to visit each node."""
    at = steps[:words]
    total, weight = at, 1.0
    for _ in range(STEPS - 1):
        weight *= STAY
        at = prune(at @ steps, KEPT)
        total = total + at * weight
    return total


def prune(matrix: sp.csr_matrix, kept: int) -> sp.csr_matrix:
    """The largest entries of each row."""
    matrix = matrix.tocsr()
    for row in range(matrix.shape[0]):
        keep_largest(matrix.data[matrix.indptr[row] : matrix.indptr[row + 1]], kept)
    matrix.eliminate_zeros()
    return matrix


def keep_largest(values: Floats, kept: int) -> None:
    """Set all others to zero, in place."""
    if len(values) > kept:
        values[values < np.partition(values, -kept)[-kept]] = 0


def association(chances: sp.csr_matrix) -> sp.csr_matrix:
    """Positive pointwise mutual information: how much likelier a word leads to a place than others do."""
    chances = chances.tocoo()
    rows = np.asarray(chances.sum(axis=1)).ravel()
    columns = np.asarray(chances.sum(axis=0)).ravel() ** 0.75
    columns *= rows.sum() / columns.sum()
    values = np.log(np.maximum(chances.data * rows.sum() / (rows[chances.row] * columns[chances.col]), 1.0))
    found = sp.coo_matrix((values, (chances.row, chances.col)), shape=chances.shape).tocsr()
    found.eliminate_zeros()
    return found
