"""The words that the referee knows: common words of WordNet, and two-word terms in common use.

A word must be in WordNet (so that it has a meaning), in GloVe and among the counted words.
"""

import re

from sources import bigrams, frequencies
from wordnet import WordNet

SINGLE = 26000
"""How many single words, the most common first."""
DOUBLE = 1600
"""How many two-word terms."""
LETTERS = re.compile(r"[a-z]{2,}")
SMALL = frozenset(
    "a an the of and or to in on at by for with from as is are was be been am were it its he she him her his hers we "
    "us our you your they them their me my i this that these those not no nor so if but than then do does did has have "
    "had will would can could shall should may might must who whom whose which what when where why how there here also "
    "too very just such some any each every both either neither all more most other another same own only even ever "
    "still yet out up off over under again once about into onto upon per via etc ie eg re co inc ltd le la de et "
    "al".split()
)
"""Function words, which are on no card."""
SHORT = frozenset("ox ax tv cd pc go us uk".split())
"""Words of two letters that readers do not take for abbreviations."""
KNOWN_NAMES = frozenset(
    "continent country republic kingdom nation monarchy state planet ocean capital god goddess sea desert".split()
)
"""A name whose gloss contains one of these words is known to most people."""


def choose(net: WordNet, ranked: list[str], wanted: set[str]) -> list[str]:
    """The vocabulary in alphabetical order; `ranked` are GloVe's words, most common first; `wanted` are added."""
    counts = frequencies()
    by_count = sorted(counts, key=lambda word: -counts[word])
    ranks = {word: place for place, word in enumerate(ranked)}
    for place, word in enumerate(by_count):
        if word in ranks:  # the lists lack different words: AIRPLANE is in only one of them
            ranks[word] = min(ranks[word], place)
    singles = [word for word in ranks if known(word) and meaningful(net, word)]
    singles = sorted(singles, key=lambda word: (ranks[word], word))[:SINGLE]
    extra = {word for word in wanted if word in net.senses and all(part in ranks for part in word.split())}
    return sorted({*singles, *extra, *doubles(net, set(singles))})


def known(word: str) -> bool:
    return (len(word) > 2 or word in SHORT) and bool(LETTERS.fullmatch(word)) and word not in SMALL


def meaningful(net: WordNet, word: str) -> bool:
    """Whether the word is in WordNet, and not only as the name of a person or a town."""
    return any(
        not any(symbol == "@i" for symbol, _, _, _ in synset.links)
        or synset.lexname not in ("noun.person", "noun.location")
        or KNOWN_NAMES & set(mentions(synset.gloss))
        for synset in map(net.synsets.__getitem__, net.senses.get(word, ()))
    )


def mentions(gloss: str) -> list[str]:
    return LETTERS.findall(gloss.lower())


def plural(word: str) -> str:
    """As it is usually spelt."""
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "z", "ch", "sh")) else "s")


def doubles(net: WordNet, singles: set[str]) -> list[str]:
    """The most frequent nouns of two known words."""
    pairs = {
        f"{a} {b}": count
        for (a, b), count in bigrams().items()
        if a in singles and b in singles and any(pos == "n" for pos, _ in net.senses.get(f"{a} {b}", ()))
    }
    return sorted(pairs, key=lambda pair: (-pairs[pair], pair))[:DOUBLE]
