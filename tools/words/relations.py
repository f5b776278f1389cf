"""Typed links between words of the vocabulary: WordNet's relations, common phrases and hand-written facts.

A link keeps its direction, and a kind only where a source says just that of senses that people have in mind; what is
looser is *defined* or *found*. What a link weighs is fitted in `fit.py`.
"""

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from graph import mentioned
from kinds import VAGUE, Kinds, parts
from main_senses import FIRST, Main, Shares
from phrases import Close, neighbours, said_together, terms
from sources import ROOT, thesaurus, webster
from vocabulary import SMALL
from wordnet import Key, WordNet

from connectable.games.connections.referee.evidence import BIT
from connectable.games.connections.referee.word_forms import bases

Links = dict[tuple[int, int], int]
"""The bits of evidence for two places in the vocabulary, the smaller first."""

SOLE = 0.85
"""The least share of the sense in which two words are the same: a CASTLE is a PALACE, but also a fortress."""
HELD = 0.1
"""The least share of the sense that is the opposite: of HUNGRY it is THIRSTY, but as fields are."""
DIRECTED = ("is-a", "part", "made", "property")
STRANGE = 0.75
"""Words less close than this are not linked by WordNet: one of them is meant in a sense nobody thinks of."""
COMMON_IN_GLOSSES, COMMON_IN_WEBSTER = 400, 300
"""A word used in more definitions than this says little about what it defines."""
LONGEST = 600
"""Letters of a definition in Webster's that are read: the first senses."""


class Collector:
    """Gathers evidence for pairs of known words."""

    def __init__(self, words: list[str], close: Close) -> None:
        self.at = {word: place for place, word in enumerate(words)}
        self.close = close
        self.links: Links = defaultdict(int)

    def add(self, kind: str, a: str, b: str, *, sure: bool = True) -> None:
        """One link, from a to b; one that is not sure needs words that are close."""
        if a == b or a not in self.at or b not in self.at:
            return
        one, two = self.at[a], self.at[b]
        if not sure and self.close(one, two) < STRANGE:
            return
        if one > two:
            one, two = two, one
            kind += " turned" * (kind in DIRECTED)
        self.links[one, two] |= BIT[kind]


def collect(
    net: WordNet,
    words: list[str],
    facts: Mapping[str, Mapping[str, str]],
    shares: Shares,
    close: Close,
    in_texts: Close,
) -> Links:
    """All links; how close two words are, in all and in texts alone."""
    found = Collector(words, close)
    main = Main(net, shares)
    kinds = Kinds(main)
    for word in words:
        for key in main.senses(word):
            for kind, other in lexical(main, word, key):
                found.add(kind, word, other, sure=False)
            for other in kinds.of(word, key):
                found.add("is-a", word, other, sure=False)
            for kind, part, whole in parts(main, word, key):
                found.add(kind, part, whole, sure=False)
    for a, b in [*defined(main, found.at), *derived(main, words)]:
        found.add("defined", a, b)
    for a, b in said_together(net, found.at, in_texts):
        found.add("said", a, b)
    for a, b in neighbours(found.at):
        found.add("near", a, b)
    for a, b in terms(net, found.at, close):
        found.add("term", a, b)
    for a, others in thesaurus():
        for b in others:
            found.add("listed", a, b)
    for kind, a, b in written(main, found.at, facts):
        found.add(kind, a, b)
    return dict(found.links)


def lexical(main: Main, word: str, key: Key) -> Iterator[tuple[str, str]]:
    """Opposites, synonyms, and adjectives that mean nearly the same."""
    synset = main.net.synsets[key]
    if main.first(word, key, SOLE):
        others = [other for other in main.words(synset) if main.first(other, key, SOLE)]
        yield from (("same", other) for other in others if not akin(word, other))
    for symbol, target, source_word, target_word in synset.links:
        there = main.net.synsets[target]
        if source_word and synset.words[source_word - 1] != word:
            continue
        if symbol == "!" and main.share(other := there.words[target_word - 1], target) >= HELD:
            yield "opposite", other
        elif symbol in ("&", "^", "$"):
            yield from (("similar", other) for other in main.words(there))


def akin(one: str, two: str) -> bool:
    """Whether one word is only another form or spelling of the other."""
    return one.replace(" ", "").startswith(two.replace(" ", "")[:4]) and two.startswith(one[:4])


def derived(main: Main, words: list[str]) -> Iterator[tuple[str, str]]:
    """Words of one stem (BAKE, BAKER), and what a thing causes, entails or belongs to as a subject."""
    for word in words:
        for key in main.senses(word):
            synset = main.net.synsets[key]
            for symbol, target, source_word, target_word in synset.links:
                if source_word and synset.words[source_word - 1] != word:
                    continue
                there = main.net.synsets[target]
                if symbol in ("+", "\\") and target_word:
                    yield word, there.words[target_word - 1]
                elif symbol in ("*", ">", ";c", "-c", "="):
                    yield from ((word, other) for other in main.words(there))


def defined(main: Main, at: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Each word with the significant words of its definitions, in WordNet and in Webster's dictionary."""
    old = webster()
    for mentions, most in (
        ({word: gloss_words(main, word, at) for word in at}, COMMON_IN_GLOSSES),
        ({word: mentioned(old[word][:LONGEST], at) - {word} for word in at if word in old}, COMMON_IN_WEBSTER),
    ):
        used: dict[str, int] = defaultdict(int)
        for others in mentions.values():
            for other in others:
                used[other] += 1
        for word, others in mentions.items():
            yield from ((word, other) for other in sorted(others) if used[other] <= most and other not in VAGUE)


def gloss_words(main: Main, word: str, at: Mapping[str, int]) -> set[str]:
    keys = dict.fromkeys([*main.senses(word), *main.net.senses[word][:2]])
    return set().union(*(mentioned(main.net.synsets[key].gloss, at) for key in keys)) - {word}


def facts() -> dict[str, dict[str, str]]:
    """The hand-written facts: kind → word → things."""
    with (ROOT / "tools" / "words" / "properties.toml").open("rb") as text:
        return tomllib.load(text)


def fact_words(tables: Mapping[str, Mapping[str, str]]) -> set[str]:
    """Every word that the facts name."""
    lists = [[subject, *things.split(",")] for table in tables.values() for subject, things in table.items()]
    return {entry.strip().lstrip("*-") for entries in lists for entry in entries} - {""}


def written(
    main: Main, at: Mapping[str, int], tables: Mapping[str, Mapping[str, str]]
) -> Iterator[tuple[str, str, str]]:
    """Kind, and the two words in its direction: the part of the whole, the thing made of the material."""
    for kind, table in tables.items():
        for subject, things in table.items():
            for thing in expand(main, at, things):
                yield (kind, subject, thing) if kind == "part" else (kind, thing, subject)


def expand(main: Main, at: Mapping[str, int], things: str) -> list[str]:
    """The known words of a list; `*bird`: every kind of bird; `-bird`: not this one."""
    found: dict[str, None] = {}
    for entry in filter(None, (part.strip() for part in things.split(","))):
        if entry.startswith("-"):
            found.pop(entry[1:], None)
        elif entry.startswith("*"):
            found.update(dict.fromkeys(all_kinds(main, at, entry[1:])))
        else:
            found.update(dict.fromkeys(bases(entry, at)[:1]))
    return list(found)


def all_kinds(main: Main, at: Iterable[str], kind: str) -> list[str]:
    """Every word for which people have a kind of the first noun sense of `kind` in mind, except people."""
    net = main.net
    top = next(key for key in net.senses[kind] if key[0] == "n")
    person = next(key for key in net.senses["person"] if key[0] == "n")
    found = []
    for word in at:
        nouns = [key for key in main.senses(word, FIRST) if key[0] == "n" and not main.eaten(word, key)]
        above = [net.ancestors(key) for key in nouns]
        if any(top in line and person not in line for line in above) and word not in SMALL:
            found.append(word)
    return found
