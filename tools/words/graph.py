"""One vector per word from WordNet as a graph: short random walks over senses, links and glosses, then a factorisation.

Words that are joined by few steps come out close: kinds, parts, shared definitions, and two or three of these in a
row. It reads no text corpus.
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
SENSE_WEIGHT = 2.0


def embed(net: WordNet, words: Sequence[str], pairs: Mapping[tuple[str, str], float], size: int) -> Floats:
    """A unit vector per word; `pairs` are additional edges between words."""
    chances = walks(transitions(net, words, pairs), len(words))
    return factor(chances, size)


def transitions(net: WordNet, words: Sequence[str], pairs: Mapping[tuple[str, str], float]) -> sp.csr_matrix:
    """The probability of a step from each node (words first, then synsets) to each other node."""
    word_at = {word: place for place, word in enumerate(words)}
    key_at = {key: len(words) + place for place, key in enumerate(net.synsets)}
    edges = [*sense_edges(net, word_at, key_at), *link_edges(net, key_at), *gloss_edges(net, word_at, key_at)]
    edges += [(word_at[a], word_at[b], weight) for (a, b), weight in pairs.items()]
    rows, columns, weights = (np.array(column) for column in zip(*edges, strict=True))
    count = len(words) + len(key_at)
    graph = sp.coo_matrix((weights, (rows, columns)), shape=(count, count)).tocsr()
    graph = graph + graph.T
    totals = np.asarray(graph.sum(axis=1)).ravel()
    return sp.diags(1 / np.maximum(totals, 1e-9)) @ graph


def sense_edges(net: WordNet, word_at: dict[str, int], key_at: dict[Key, int]) -> list[tuple[int, int, float]]:
    return [
        (place, key_at[key], SENSE_WEIGHT / (rank + 1))
        for word, place in word_at.items()
        for rank, key in enumerate(net.senses[word])
    ]


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
        start, end = matrix.indptr[row], matrix.indptr[row + 1]
        if end - start > kept:
            values = matrix.data[start:end]
            values[values < np.partition(values, -kept)[-kept]] = 0
    matrix.eliminate_zeros()
    return matrix


def factor(chances: sp.csr_matrix, size: int) -> Floats:
    """Positive pointwise mutual information, reduced to `size` numbers per word."""
    chances = chances.tocoo()
    rows = np.asarray(chances.sum(axis=1)).ravel()
    columns = np.asarray(chances.sum(axis=0)).ravel() ** 0.75
    columns *= rows.sum() / columns.sum()
    values = np.log(np.maximum(chances.data * rows.sum() / (rows[chances.row] * columns[chances.col]), 1.0))
    matrix = sp.coo_matrix((values, (chances.row, chances.col)), shape=chances.shape).tocsr()
    left, sizes = main_directions(matrix.astype(np.float32), size)
    vectors = left * np.sqrt(sizes)
    return np.asarray(vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9), np.float32)


def main_directions(matrix: sp.csr_matrix, size: int) -> tuple[Floats, Floats]:
    """Left singular vectors and singular values, by random projection and two power steps (Halko et al.)."""
    rng = np.random.default_rng(0)
    near = matrix @ rng.standard_normal((matrix.shape[1], size + 16), np.float32)
    for _ in range(2):
        near = matrix @ (matrix.T @ np.linalg.qr(near)[0])
    span = np.linalg.qr(near)[0]
    left, sizes, _ = np.linalg.svd((matrix.T @ span).T, full_matrices=False)
    return (span @ left)[:, :size], sizes[:size]
