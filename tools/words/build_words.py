"""Write what the referee knows about each word of its vocabulary: `words.txt`, `vectors.bin`, `links.bin`.

Run by `make words`; with the argument `links` or `vectors` only that part is rebuilt. The same inputs give the same
bytes. It takes some minutes, most of them for the sentence model.
"""

import json
import sys
import zlib
from array import array

import numpy as np
import numpy.typing as npt
from graph import embed
from relations import Links, collect, fact_words, facts, families
from sources import CONTENT, frequencies, glove
from vectors import SIZES, STEP, TEMPLATE, combine, glove_rows, reduce, scales, sentence_rows
from vocabulary import choose
from wordnet import WordNet, load

COMMON = 9000
"""Centre and spread are computed from this many of the most common words."""


def main() -> None:
    net, table, written = load(), glove(), facts()
    words = choose(net, list(table), fact_words(written))
    print(f"{len(words)} words")
    (CONTENT / "words.txt").write_text("\n".join(words) + "\n", encoding="utf-8")
    if "vectors" not in sys.argv:
        write_links(collect(net, words, written), families(net, words), len(words))
    if "links" not in sys.argv:
        write_vectors(net, words, table)


def write_links(links: Links, groups: list[list[int]], count: int) -> None:
    """Write five columns: links per word, offsets to their places, their bits; families per word, their numbers."""
    masks = sorted(set(links.values()))
    per_word, places, bits = array("H", [0] * count), array("H"), array("B")
    before = (-1, 0)
    for (one, two), mask in sorted(links.items()):
        per_word[one] += 1
        places.append(two - (before[1] if before[0] == one else one))
        bits.append(masks.index(mask))
        before = (one, two)
    of_word: list[list[int]] = [[] for _ in range(count)]
    for number, group in enumerate(groups):
        for place in group:
            of_word[place].append(number)
    family_counts = array("B", [len(numbers) for numbers in of_word])
    family_numbers = array("H", [number for numbers in of_word for number in numbers])
    header = {"masks": masks, "links": len(places), "families": len(family_numbers)}
    columns = [per_word, places, bits, family_counts, family_numbers]
    save("links.bin", header, [column.tobytes() for column in columns])
    print(f"{len(links)} links, {len(groups)} families")


def write_vectors(net: WordNet, words: list[str], table: dict[str, list[float]]) -> None:
    common = commonest(words, list(table))
    parts = {}
    parts["glove"], _, _ = reduce(glove_rows(words, table), common, SIZES["glove"])
    parts["minilm"], centre, basis = reduce(sentence_rows(words), common, SIZES["minilm"])
    graph = embed(net, words, {}, SIZES["graph"] + 32).astype(np.float64)
    parts["graph"], _, _ = reduce(graph, common, SIZES["graph"])
    scale, mean = scales(parts, common)
    rows = combine(parts, scale)
    header = {
        "count": len(words),
        "width": rows.shape[1],
        "step": STEP,
        "mean": round(mean, 6),
        "minilm": SIZES["glove"],
    }
    save("vectors.bin", header, [rows.tobytes()])
    numbers = np.vstack([centre, basis]).astype("<f4")
    save("minilm.bin", {"template": TEMPLATE, "scale": round(scale["minilm"], 6)}, [numbers.tobytes()])
    print(f"vectors of {rows.shape[1]} numbers, largest {np.abs(rows).max()}, spread {rows.std():.2f}")


def commonest(words: list[str], ranked: list[str]) -> npt.NDArray[np.int64]:
    counts, ranks = frequencies(), {word: place for place, word in enumerate(ranked)}
    single = [place for place, word in enumerate(words) if " " not in word]
    single.sort(key=lambda place: (-counts.get(words[place], 0), ranks[words[place]]))
    return np.array(sorted(single[:COMMON]))


def save(name: str, header: dict[str, object], columns: list[bytes]) -> None:
    """Write a line of JSON, then the columns, little-endian and compressed."""
    data = json.dumps(header, sort_keys=True).encode() + b"\n" + zlib.compress(b"".join(columns), 9)
    (CONTENT / name).write_bytes(data)
    print(f"{name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
