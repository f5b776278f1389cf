"""The senses of a word that people have in mind, once it is known how much of its use falls to each (`senses.py`)."""

from collections import defaultdict
from collections.abc import Mapping

from wordnet import Key, Synset, WordNet

Shares = Mapping[tuple[str, Key], float]
"""Word and sense → how much of its use falls to it."""
MAIN = 0.3
"""From this share on, a sense is one that people have in mind."""
FIRST, ONLY = 0.5, 0.6
"""From these shares on, it is the one they think of first (what a thing is, and what it is called, must be said of it),
and the only one they think of where a general word is said of many things: a river is a kind of WATER to few."""
NAMED, KINDS = 0.5, 0.15
"""The powers of one more than the number of kinds called after a sense (CLAW HAMMER), and of all its kinds."""
DEPTH = 3
"""Steps down within which kinds are counted."""
THINGS = frozenset(
    f"noun.{name}" for name in "animal artifact body food object person phenomenon plant substance location".split()
)


class Main:
    """The senses that people have in mind at a word, and the words for which a sense is one of these."""

    def __init__(self, net: WordNet, shares: Shares) -> None:
        self.net, self.shares = net, shares

    def senses(self, word: str, least: float = MAIN) -> list[Key]:
        return [key for key in self.net.senses[word] if self.share(word, key) >= least]

    def words(self, synset: Synset, least: float = MAIN) -> list[str]:
        return [word for word in synset.words if self.share(word, synset.key) >= least]

    def first(self, word: str, key: Key, least: float = FIRST) -> bool:
        """Whether this is what people think of first, and in the part of speech that the word mostly is."""
        if key[0] == "a" and self.seen(word):
            return False  # a CHERRY is a fruit before it is a colour
        return self.share(word, key) >= least and self.net.usual.get((word, key[0]), 0.0) >= FIRST

    def seen(self, word: str) -> bool:
        """Whether it is a thing that one can see or touch."""
        return any(key[0] == "n" and self.net.synsets[key].lexname in THINGS for key in self.senses(word, FIRST))

    def eaten(self, word: str, key: Key) -> bool:
        """Whether this sense is a plant that people think of as food: nobody has the roots of COFFEE in mind."""
        lexnames = {self.net.synsets[other].lexname for other in self.senses(word)}
        return self.net.synsets[key].lexname == "noun.plant" and "noun.food" in lexnames

    def share(self, word: str, key: Key) -> float:
        return self.shares.get((word, key), 0.0)


class Below:
    """The kinds of each sense."""

    def __init__(self, net: WordNet) -> None:
        self.net = net
        self.children: dict[Key, list[Key]] = defaultdict(list)
        for key, parents in net.parents.items():
            for parent in parents:
                self.children[parent].append(key)

    def weight(self, word: str, key: Key) -> float:
        """How much likelier a sense is meant for having kinds, and kinds called after it."""
        if key[0] != "n":
            return 1.0
        found, level = {key}, [key]
        for _ in range(DEPTH):
            level = list(dict.fromkeys(low for high in level for low in self.children[high] if low not in found))
            found.update(level)
        named = sum(any(called_after(name, word) for name in self.net.synsets[low].words) for low in found - {key})
        return float((1 + named) ** NAMED * len(found) ** KINDS)


def called_after(name: str, word: str) -> bool:
    """CLAW HAMMER or SLEDGEHAMMER after HAMMER, but not BODY OF WATER after WATER."""
    return name.endswith(word) and len(name) > len(word) + 1 and " of " not in name
