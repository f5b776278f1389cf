"""Write what the referee knows about each word of its vocabulary: words, vectors, walks and links.

Run by `make words`. The same inputs give the same bytes. It takes some minutes, most of them for the sentence model.
"""

import json
import zlib
from array import array
from pathlib import Path

import numpy as np
import proxy
import scipy.sparse as sp
from candidates import candidates
from families import broad_families, families
from fit import KINDS, Sources, Weights, fit
from graph import walk_rows
from main_senses import Main
from relations import Links, collect, fact_words, facts
from senses import dominance, nouns
from sources import CONTENT, frequencies, glove
from vectors import SIZES, STEP, TEMPLATE, Floats, combine, glove_rows, reduce, sentence_rows, standard
from vocabulary import choose
from wordnet import load

from connectable.games.connections.referee.evidence import EVIDENCE

COMMON = 9000
"""Centre and spread are computed from this many of the most common words."""
WALKED = (12000, 80, 24)
"""Places kept of the walks from this many of the most common words, and from the others."""
COLUMNS = 1 << 16
"""Places that walks can lead to; their numbers fit in two bytes."""
LEVELS = 31
"""The largest weight of a walk's place, in whole numbers."""


def main() -> None:
    net, table, written = load(), glove(), facts()
    words = choose(net, list(table), fact_words(written) | {word.english.lower() for word in candidates()})
    print(f"{len(words)} words")
    (CONTENT / "words.txt").write_text("\n".join(words) + "\n", encoding="utf-8")
    order = by_frequency(words, list(table))
    common = np.array(sorted(order[:COMMON]))
    text, _, _ = reduce(glove_rows(words, table, nouns(net, words)), common, "glove")
    sentences, centre, basis = reduce(sentence_rows(words), common, "minilm")
    parts = {"glove": standard(text, common), "minilm": standard(sentences, common)}
    shares = dominance(net, words, table)
    walks = rounded(walk_rows(net, words, shares, kept(order)))
    links, groups, broad = relate(net, words, shares, parts)
    sources = Sources(
        words,
        common,
        parts["glove"],
        parts["minilm"],
        unit_rows(walks),
        links,
        of_words([*groups, *broad], len(words)),
        len(groups),
    )
    weights = fit(sources)
    for name, weight in weights.columns.items():
        print(f"weight of {name:9} {weight:7.3f}")
    proxy.report(sources)
    scale = write_vectors(parts, weights)
    write_minilm(centre, basis, scale)
    write_walks(walks, weights)
    write_links(links, groups, broad, len(words), weights)


def relate(net, words, shares, parts):  # type: ignore[no-untyped-def]
    """Links between words, families, and broad ones."""

    def close(one: int, two: int) -> float:
        return float(sum(part[one] @ part[two] for part in parts.values()))

    def in_texts(one: int, two: int) -> float:
        return float(parts["glove"][one] @ parts["glove"][two])

    links = collect(net, words, facts(), shares, close, in_texts)
    main = Main(net, shares)
    return links, families(main, words), broad_families(main, words)


def by_frequency(words: list[str], ranked: list[str]) -> list[int]:
    """The places of single words, the most common first."""
    counts, ranks = frequencies(), {word: place for place, word in enumerate(ranked)}
    single = [place for place, word in enumerate(words) if " " not in word]
    return sorted(single, key=lambda place: (-counts.get(words[place], 0), ranks[words[place]]))


def kept(order: list[int]) -> dict[int, int]:
    many, most, few = WALKED
    return {place: most if rank < many else few for rank, place in enumerate(order)}


def of_words(groups: list[list[int]], count: int) -> list[set[int]]:
    found: list[set[int]] = [set() for _ in range(count)]
    for number, group in enumerate(groups):
        for place in group:
            found[place].add(number)
    return found


def rounded(rows: sp.csr_matrix) -> sp.csr_matrix:
    """The rows in whole numbers, the largest of each row the same; the columns that most rows share come first."""
    shares = np.asarray((rows > 0).sum(axis=0)).ravel()
    order = np.argsort(-shares, kind="stable")[: min(COLUMNS, int((shares > 1).sum()))]
    rows = rows.tocsc()[:, order].tocsr()
    largest = np.maximum(np.asarray(rows.max(axis=1).todense()).ravel(), 1e-9)
    whole = (sp.diags(LEVELS / largest) @ rows).tocsr()
    whole.data = np.maximum(np.rint(whole.data), 1)
    whole.sort_indices()
    return whole


def unit_rows(rows: sp.csr_matrix) -> sp.csr_matrix:
    lengths = np.sqrt(np.asarray(rows.multiply(rows).sum(axis=1)).ravel())
    return (sp.diags(1 / np.maximum(lengths, 1e-9)) @ rows).tocsr()


def write_vectors(parts: dict[str, Floats], weights: Weights) -> float:
    """Rows whose product is the weighted sum of both parts; what a row of the sentence model is multiplied by."""
    factors = {name: float(np.sqrt(weights.columns[name])) * STEP for name in parts}
    rows = combine(parts, factors)
    header = {
        "width": rows.shape[1],
        "step": STEP,
        "mean": weights.middle,
        "minilm": SIZES["glove"],
        "count": len(rows),
    }
    save("vectors.bin", header, [rows.tobytes()])
    print(f"vectors of {rows.shape[1]} numbers, largest {np.abs(rows).max()}, spread {rows.std():.2f}")
    return float(np.linalg.norm(parts["minilm"][0])) * factors["minilm"]


def write_minilm(centre: Floats, basis: Floats, scale: float) -> None:
    numbers = np.vstack([centre, basis]).astype("<f4")
    save("minilm.bin", {"template": TEMPLATE, "scale": round(scale, 6)}, [numbers.tobytes()])


def write_walks(rows: sp.csr_matrix, weights: Weights) -> None:
    """Write three columns: entries per word, offsets to their places, their weights."""
    per_word, steps, values = array("B"), array("H"), bytearray()
    for place in range(rows.shape[0]):
        start, end = rows.indptr[place], rows.indptr[place + 1]
        per_word.append(end - start)
        steps.extend(np.diff(rows.indices[start:end], prepend=0).tolist())
        values.extend(int(value) for value in rows.data[start:end].tolist())
    header = {"weight": weights.columns["walk"], "entries": len(steps)}
    save("walks.bin", header, [per_word.tobytes(), steps.tobytes(), bytes(values)])


def write_links(links: Links, groups: list[list[int]], broad: list[list[int]], count: int, weights: Weights) -> None:
    """Write five columns: links per word, offsets to their places, their bits; families per word, their numbers."""
    masks = sorted(set(links.values()))
    number = {mask: place for place, mask in enumerate(masks)}
    per_word, places, bits = array("H", [0] * count), array("H"), array("H")
    before = (-1, 0)
    for (one, two), mask in sorted(links.items()):
        per_word[one] += 1
        places.append(two - (before[1] if before[0] == one else one))
        bits.append(number[mask])
        before = (one, two)
    of_word = [sorted(numbers) for numbers in of_words([*groups, *broad], count)]
    family_counts = array("B", [len(numbers) for numbers in of_word])
    family_numbers = array("H", [number for numbers in of_word for number in numbers])
    header = {
        "masks": masks,
        "weights": [weights.columns[name.removesuffix(" turned")] for name in EVIDENCE],
        "links": len(places),
        "families": len(family_numbers),
        "broad": len(groups),
    }
    columns = [per_word, places, bits, family_counts, family_numbers]
    save("links.bin", header, [column.tobytes() for column in columns])
    print(f"{len(links)} links of {len(KINDS)} kinds, {len(groups)} families")


def save(name: str, header: dict[str, object], columns: list[bytes], folder: Path = CONTENT) -> None:
    """Write a line of JSON, then the columns, little-endian and compressed."""
    data = json.dumps(header, sort_keys=True).encode() + b"\n" + zlib.compress(b"".join(columns), 9)
    (folder / name).write_bytes(data)
    print(f"{name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
