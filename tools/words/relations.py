"""Typed links between words of the vocabulary, from WordNet, common phrases and hand-written facts.

Each kind of evidence has a bit of its own; the referee decides how much it weighs.
"""

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from graph import mentioned
from phrases import said_together
from sources import ROOT
from vocabulary import SMALL
from wordnet import Key, Synset, WordNet

from connectable.games.connections.referee.evidence import BIT
from connectable.games.connections.referee.word_forms import bases

Links = dict[tuple[int, int], int]
"""The bits of evidence for two places in the vocabulary, the smaller first."""

SENSES = 3
"""Only the most common senses of a word count: rare ones give silly reasons."""
MAX_STEPS_UP = 7
"""The largest number of steps from a thing to what it is a kind of."""
VAGUE = frozenset(
    "entity object whole thing matter unit artifact abstraction group relation attribute state event act process "
    "phenomenon structure cause being organism part piece line way change activity communication content message "
    "cognition device article covering section region area location condition quality measure set collection creation "
    "product work means equipment point end character property form shape system side sign level case kind sort "
    "instance individual someone somebody person mortal soul body agent causal worker leader unit information fact "
    "amount quantity number time period position place space feature aspect action trait situation relation use".split()
)
"""Words so general that everything is a kind of them."""
FAMILY_NEAR, FAMILY_WIDE = 150, 100
"""The largest families: children of one synset; with grandchildren."""
COMMON_IN_GLOSSES = 400
"""A word used in more glosses than this says little about what it defines."""


class Collector:
    """Gathers evidence for pairs of known words."""

    def __init__(self, words: list[str]) -> None:
        self.at = {word: place for place, word in enumerate(words)}
        self.links: Links = defaultdict(int)

    def add(self, kind: str, a: str, b: str) -> None:
        if a != b and a in self.at and b in self.at:
            one, two = sorted((self.at[a], self.at[b]))
            self.links[one, two] |= BIT[kind]


def collect(net: WordNet, words: list[str], facts: Mapping[str, Mapping[str, str]]) -> Links:
    """All links."""
    found = Collector(words)
    for word in words:
        for key in net.senses[word][:SENSES]:
            for kind, other in [*lexical(net, word, key), *kinds(net, key), *parts(net, key)]:
                found.add(kind, word, other)
    for a, b in defined(net, found.at):
        found.add("defined", a, b)
    for a, b in said_together(net, found.at):
        found.add("said", a, b)
    for kind, a, b in written(net, found.at, facts):
        found.add(kind, a, b)
    return dict(found.links)


def main_words(net: WordNet, synset: Synset, limit: int = SENSES) -> list[str]:
    """The words for which this is one of the commonest senses."""
    return [word for word in synset.words if synset.key in net.senses.get(word, [])[:limit]]


def lexical(net: WordNet, word: str, key: Key) -> Iterator[tuple[str, str]]:
    """Opposites, synonyms and words with the same stem."""
    synset = net.synsets[key]
    yield from (("same", other) for other in main_words(net, synset))
    for symbol, target, source_word, target_word in synset.links:
        there = net.synsets[target]
        if source_word and synset.words[source_word - 1] != word:
            continue
        if symbol == "!":
            yield "opposite", there.words[target_word - 1]
        elif symbol in ("+", "\\") and target_word:
            yield "same", there.words[target_word - 1]
        elif symbol in ("&", "^", "$"):
            yield from (("similar", other) for other in main_words(net, there))
        elif symbol in ("*", ">", ";c", "-c", "="):
            yield from (("defined", other) for other in main_words(net, there))


def kinds(net: WordNet, key: Key) -> Iterator[tuple[str, str]]:
    """What it is a kind of."""
    reach = MAX_STEPS_UP if key[0] == "n" else 1
    for above, steps in net.ancestors(key).items():
        if 0 < steps <= reach:
            yield from (("is-a", word) for word in main_words(net, net.synsets[above]) if word not in VAGUE)


def parts(net: WordNet, key: Key) -> Iterator[tuple[str, str]]:
    """Its parts and wholes, and the parts of what it is a kind of."""
    for above, steps in net.ancestors(key).items():
        if steps <= 3:
            synset = net.synsets[above]
            for kind, symbols in (("part", ("%p", "%m", *(("#p", "#m") if not steps else ()))), ("made", ("%s", "#s"))):
                for other in net.targets(synset, *symbols):
                    yield from ((kind, word) for word in main_words(net, other))


def defined(net: WordNet, at: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Each word with the significant words of its definitions."""
    mentions = {word: gloss_words(net, word, at) for word in at}
    used: dict[str, int] = defaultdict(int)
    for others in mentions.values():
        for other in others:
            used[other] += 1
    for word, others in mentions.items():
        yield from ((word, other) for other in others if used[other] <= COMMON_IN_GLOSSES and other not in VAGUE)


def gloss_words(net: WordNet, word: str, at: Mapping[str, int]) -> set[str]:
    return set().union(*(mentioned(net.synsets[key].gloss, at) for key in net.senses[word][:2])) - {word}


def families(net: WordNet, words: list[str]) -> list[list[int]]:
    """Groups of words with a common parent or grandparent."""
    near: dict[Key, set[int]] = defaultdict(set)
    wide: dict[Key, set[int]] = defaultdict(set)
    for place, word in enumerate(words):
        for key in net.senses[word][:2]:
            for above, steps in net.ancestors(key).items():
                if key[0] == "n" and 0 < steps <= 2:
                    wide[above].add(place)
                    if steps == 1:
                        near[above].add(place)
            if key[0] == "a":
                for head in net.targets(net.synsets[key], "&"):
                    near[head.key].add(place)
    groups = [sorted(group) for group in near.values() if 2 <= len(group) <= FAMILY_NEAR]
    groups += [sorted(group) for group in wide.values() if 2 <= len(group) <= FAMILY_WIDE]
    return [list(group) for group in sorted({tuple(group) for group in groups})]


def facts() -> dict[str, dict[str, str]]:
    """The hand-written facts: kind → word → things."""
    with (ROOT / "tools" / "words" / "properties.toml").open("rb") as text:
        return tomllib.load(text)


def fact_words(tables: Mapping[str, Mapping[str, str]]) -> set[str]:
    """Every word that the facts name."""
    lists = [[subject, *things.split(",")] for table in tables.values() for subject, things in table.items()]
    return {entry.strip().lstrip("*-") for entries in lists for entry in entries} - {""}


def written(
    net: WordNet, at: Mapping[str, int], tables: Mapping[str, Mapping[str, str]]
) -> Iterator[tuple[str, str, str]]:
    for kind, table in tables.items():
        for subject, things in table.items():
            yield from ((f"{kind} fact", subject, thing) for thing in expand(net, at, things))


def expand(net: WordNet, at: Mapping[str, int], things: str) -> list[str]:
    """The known words of a list; `*bird`: every kind of bird; `-bird`: not this one."""
    found: dict[str, None] = {}
    for entry in filter(None, (part.strip() for part in things.split(","))):
        if entry.startswith("-"):
            found.pop(entry[1:], None)
        elif entry.startswith("*"):
            found.update(dict.fromkeys(all_kinds(net, at, entry[1:])))
        else:
            found.update(dict.fromkeys(bases(entry, at)[:1]))
    return list(found)


def all_kinds(net: WordNet, at: Iterable[str], kind: str) -> list[str]:
    """Every word with a common noun sense that is a kind of the first noun sense of `kind`, except people."""
    top = next(key for key in net.senses[kind] if key[0] == "n")
    person = next(key for key in net.senses["person"] if key[0] == "n")
    found = []
    for word in at:
        nouns = [key for key in net.senses[word] if key[0] == "n"][:2]
        above = [net.ancestors(key) for key in nouns]
        if any(top in line and person not in line for line in above) and word not in SMALL:
            found.append(word)
    return found
