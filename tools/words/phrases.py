"""Words said together: terms of two words, closed compounds and frequent neighbours in text."""

from collections.abc import Iterator, Mapping
from math import log

from sources import bigrams, frequencies
from wordnet import WordNet

SET_PHRASE, NEIGHBOURS = 5.5, 3.5
"""How much more often than by chance two words occur together, as a natural logarithm: for a phrase that people know,
and for words that are only used near each other (SMALL CITY)."""
MIN_COUNT = 30000
"""How often two words must occur together at least."""


def said_together(net: WordNet, at: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Every pair of known words that people say together."""
    counted = bigrams()  # HORSE BEAN is a term in WordNet, but hardly ever said
    for term in net.senses:
        first, _, second = term.partition(" ")
        if first in at and second in at and (first, second) in counted and names_a_thing(net, term):
            yield first, second
    yield from compounds(net, at)
    # SLOW COMPUTER is no phrase, however often it is said: of adjectives only WordNet's terms count (COLD WAR)
    yield from (
        pair for pair in neighbours(at, SET_PHRASE) if all(net.usual.get((word, "n"), 0) >= 0.5 for word in pair)
    )


def names_a_thing(net: WordNet, term: str) -> bool:
    """Whether the term is a noun and not the name of a person or place."""
    senses = [net.synsets[key] for key in net.senses[term] if key[0] == "n"]
    return any(all(symbol != "@i" for symbol, _, _, _ in synset.links) for synset in senses)


def compounds(net: WordNet, at: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """SNOW and BALL because of SNOWBALL, but not CAR and PET: a definition of a compound uses one of its parts."""
    for word in at:
        for cut in range(3, len(word) - 2):
            first, second = word[:cut], word[cut:]
            if first in at and second in at and explained(net, word, (first, second)):
                yield first, second


def explained(net: WordNet, word: str, halves: tuple[str, str]) -> bool:
    synsets = [net.synsets[key] for key in net.senses[word] if key[0] == "n"]
    text = " ".join(" ".join([synset.gloss, *synset.words]) for synset in synsets).replace(word, "")
    parents = " ".join(" ".join(up.words) for synset in synsets for up in net.targets(synset, "@"))
    return any(half in f"{text} {parents}".replace("-", " ").split() for half in halves)


def neighbours(at: Mapping[str, int], least: float = NEIGHBOURS) -> Iterator[tuple[str, str]]:
    counts = frequencies()
    total = sum(counts.values())
    for (first, second), count in bigrams().items():
        if count < MIN_COUNT or not (first in at and second in at and first in counts and second in counts):
            continue
        if log(count * total / (counts[first] * counts[second])) >= least:
            yield first, second
