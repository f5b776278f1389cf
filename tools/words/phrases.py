"""Words said together: terms of two words, closed compounds and frequent neighbours in text."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from math import log

from sources import bigrams, frequencies
from vocabulary import SMALL
from wordnet import WordNet

from connectable.games.connections.referee.word_forms import bases

NEIGHBOURS = 3.5
"""How much more often than by chance words that are used near each other occur together, as a natural logarithm."""
BELONGS = (3.0, 0.75)
"""From these closenesses on, the nearer and the other part have to do with the compound that they seem to make: HOUR
and GLASS with HOURGLASS, but not CAR and PET with CARPET. Random words have a spread of about 1.5."""
TOLD = 1.0
"""From this closeness in texts on, a compound has to do with the nearer of its parts for certain. (The sentence model
sees a word's letters: to it KINGWOOD is near to KING and WOOD.)"""
Close = Callable[[int, int], float]
MIN_COUNT = 30000
"""How often two words must occur together at least."""


def said_together(net: WordNet, at: Mapping[str, int], in_texts: Close) -> Iterator[tuple[str, str]]:
    """Every pair of known words that are a term, which a dictionary has and people use; `in_texts` is their closeness.

    What is only counted together often (SHOE GIFT, CAMEL TWINS) may be the title of something or of a shop's page."""
    counted = bigrams()  # HORSE BEAN is a term in WordNet, but hardly ever said
    for term in net.senses:
        first, _, second = term.partition(" ")
        if first in at and second in at and (first, second) in counted and names_a_thing(net, term):
            yield first, second
    yield from compounds(net, at, in_texts)


def terms(net: WordNet, at: Mapping[str, int], close: Close) -> Iterator[tuple[str, str]]:
    """The two words of every term in the dictionary, however rarely it is said: TEA TIME, HOOK AND EYE, HOURGLASS."""
    for term in net.senses:
        parts = [part for part in re.split("[ '-]", term) if part not in SMALL and part != "s"]
        known = [bases(part, at)[:1] for part in parts]
        if len(parts) == 2 and all(known) and names_a_thing(net, term):
            yield known[0][0], known[1][0]
        elif len(parts) == 1:
            yield from halves(net, parts[0], at, close)


def halves(net: WordNet, word: str, at: Mapping[str, int], close: Close) -> Iterator[tuple[str, str]]:
    """The two words that a closed compound is made of."""
    for cut in range(3, len(word) - 2):
        pair = word[:cut], word[cut:]
        known = pair[0] in at and pair[1] in at and word in net.senses
        if known and (belongs(at, close, word, pair) or explained(net, word, pair)):
            yield pair


def belongs(at: Mapping[str, int], close: Close, word: str, pair: tuple[str, str]) -> bool:
    """Whether a compound has to do with both words that it seems to be made of."""
    far, near = sorted(close(at[word], at[half]) for half in pair) if word in at else (0.0, 0.0)
    return near >= BELONGS[0] and far >= BELONGS[1]


def names_a_thing(net: WordNet, term: str) -> bool:
    """Whether the term is a noun and not the name of a person or place."""
    senses = [net.synsets[key] for key in net.senses[term] if key[0] == "n"]
    return any(all(symbol != "@i" for symbol, _, _, _ in synset.links) for synset in senses)


def compounds(net: WordNet, at: Mapping[str, int], in_texts: Close) -> Iterator[tuple[str, str]]:
    """SNOW and BALL because of SNOWBALL, but not CAR and PET: a definition of a compound uses one of its parts, and in
    texts it is near to one."""
    for word in at:
        for cut in range(3, len(word) - 2):
            pair = word[:cut], word[cut:]
            known = pair[0] in at and pair[1] in at and explained(net, word, pair)
            if known and max(in_texts(at[word], at[half]) for half in pair) >= TOLD:
                yield pair


def explained(net: WordNet, word: str, halves: tuple[str, str]) -> bool:
    synsets = [net.synsets[key] for key in net.senses[word] if key[0] == "n"]
    text = " ".join(" ".join([synset.gloss, *synset.words]) for synset in synsets).replace(word, "")
    parents = " ".join(" ".join(up.words) for synset in synsets for up in net.targets(synset, "@"))
    return any(half in f"{text} {parents}".replace("-", " ").split() for half in halves)


def neighbours(at: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    counts = frequencies()
    for (first, second), count in bigrams().items():
        if count < MIN_COUNT or not (first in at and second in at and first in counts and second in counts):
            continue
        if log_ratio(first, second) >= NEIGHBOURS:
            yield first, second


def log_ratio(first: str, second: str) -> float:
    """How much more often than by chance the two are counted next to each other."""
    counts = frequencies()
    return log(bigrams()[first, second] * total_count() / (counts[first] * counts[second]))


@cache
def total_count() -> int:
    return sum(frequencies().values())
