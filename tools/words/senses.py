"""How much of a word's use falls to each sense: tagged texts, how well its definition fits, what is called after it.

WordNet was tagged on few texts: of CHESS it counts the weed before the game. GloVe knows what chess is mentioned with.
The sense that people have in mind is also the one with kinds of its own, and with kinds called after it: there are many
hammers and hand tools called a hammer of some sort, but one part of a gunlock.
"""

import numpy as np
import numpy.typing as npt
from graph import TOKEN
from main_senses import THINGS, Below
from vocabulary import SMALL
from wordnet import Key, Synset, WordNet

Floats = npt.NDArray[np.float64]
FIT = 7.0
"""What a difference of one in cosine between word and definition counts, as a natural logarithm."""
CONCRETE = 2.0
"""How much likelier a sense is meant on a card if it is a thing that one can see or touch."""
NAME = 0.2
"""How much less likely if it is the name of somebody or something."""
USUAL = 0.25
"""From this share on, a word is used in a part of speech; nouns, which most cards show, need less."""
SEEN = 0.02
"""From this share on, a noun for something one can touch is usual: texts bear with much, but a card shows the BEAR."""
COMMON = 20_000
"""Words of the text table that its centre is computed from."""


class Definitions:
    """The mean vector of what a definition says; frequent words count less."""

    def __init__(self, net: WordNet, table: dict[str, list[float]]) -> None:
        self.net, self.table = net, table
        self.ranks = {word: place for place, word in enumerate(table)}
        self.centre: Floats = np.mean([table[word] for word in list(table)[:COMMON]], axis=0)
        self.known: dict[Key, Floats] = {}

    def of_word(self, word: str) -> Floats | None:
        vectors = [self.table[part] for part in word.split() if part in self.table]
        return unit(np.mean(vectors, axis=0) - self.centre) if vectors else None

    def of_sense(self, word: str, key: Key) -> Floats:
        """The definition, the other words for it, and what it is a kind of, without the word itself."""
        synset = self.net.synsets[key]
        above = [name for up in self.net.targets(synset, "@", "@i") for name in up.words]
        tokens = TOKEN.findall(" ".join([synset.gloss.lower(), *synset.words, *above]))
        told = [t for t in tokens if t in self.table and t not in SMALL and t not in word.split() and len(t) > 2]
        if not told:
            return np.zeros_like(self.centre)
        weights = np.log1p([self.ranks[token] for token in told])[:, None]
        return unit(((np.array([self.table[token] for token in told]) - self.centre) * weights).sum(axis=0))


def unit(row: Floats) -> Floats:
    return np.asarray(row / max(float(np.linalg.norm(row)), 1e-9))


def likely(synset: Synset) -> float:
    name = any(symbol == "@i" for symbol, _, _, _ in synset.links)
    return NAME if name and synset.lexname == "noun.person" else CONCRETE if synset.lexname in THINGS else 1.0


def usual(net: WordNet, word: str, key: Key) -> bool:
    least = USUAL if key[0] != "n" else SEEN if net.synsets[key].lexname in THINGS else USUAL / 2
    return net.usual[word, key[0]] >= least


def nouns(net: WordNet, words: list[str]) -> set[str]:
    """The single words that texts use as nouns, if only now and then."""
    return {word for word in words if " " not in word and net.usual.get((word, "n"), 0.0) >= SEEN}


def dominance(net: WordNet, words: list[str], table: dict[str, list[float]]) -> dict[tuple[str, Key], float]:
    """Word and sense → its share among the senses of the same part of speech; none where that is unusual."""
    definitions, below = Definitions(net, table), Below(net)
    found: dict[tuple[str, Key], float] = {}
    for word in words:
        own = definitions.of_word(word)
        weights = {
            key: net.shares[word, key] ** 0.5
            * likely(net.synsets[key])
            * below.weight(word, key)
            * float(np.exp(FIT * (own @ definitions.of_sense(word, key)) if own is not None else 1.0))
            for key in net.senses[word]
        }
        shares = {
            key: weight / sum(other for (pos, _), other in weights.items() if pos == key[0])
            for key, weight in weights.items()
            if usual(net, word, key)
        }
        for (
            key,
            share,
        ) in shares.items():  # whoever has the mango tree in mind has the mango in mind, but no bird's meat
            wholes = [whole for whole in net.targets(net.synsets[key], "#p") if whole.lexname == "noun.plant"]
            shares[key] = max([share, *(shares.get(whole.key, 0.0) for whole in wholes)])
        found.update({(word, key): shares.get(key, 0.0) for key in net.senses[word]})
    return found
