"""WordNet as Python objects: synsets, their links, and the senses of a word, most common first.

It only reads; which links make two words connect is decided in `relations.py`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from sources import wordnet_lines

POS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
Key = tuple[str, str]
"""Part of speech and offset."""

LEXNAMES = (
    "adj.all adj.pert adv.all noun.Tops noun.act noun.animal noun.artifact noun.attribute noun.body noun.cognition "
    "noun.communication noun.event noun.feeling noun.food noun.group noun.location noun.motive noun.object noun.person "
    "noun.phenomenon noun.plant noun.possession noun.process noun.quantity noun.relation noun.shape noun.state "
    "noun.substance noun.time verb.body verb.change verb.cognition verb.communication verb.competition "
    "verb.consumption verb.contact verb.creation verb.emotion verb.motion verb.perception verb.possession "
    "verb.social verb.stative verb.weather adj.ppl"
).split()


@dataclass(slots=True)
class Synset:
    key: Key
    lexname: str
    words: list[str]
    links: list[tuple[str, Key, int, int]]
    """Symbol, target, and the numbers of the words it links (0, 0: the whole synsets)."""
    gloss: str


@dataclass
class WordNet:
    synsets: dict[Key, Synset] = field(default_factory=dict)
    senses: dict[str, list[Key]] = field(default_factory=dict)
    """The synsets of each word (in lower case, with spaces), of all parts of speech, most tagged first."""
    shares: dict[tuple[str, Key], float] = field(default_factory=dict)
    """How much of a word's use in its part of speech falls to a sense, by the counts of tagged texts."""
    usual: dict[tuple[str, str], float] = field(default_factory=dict)
    """How much of a word's use falls to a part of speech, by the same counts."""
    known_ancestors: dict[Key, dict[Key, int]] = field(default_factory=dict)
    """The cache of `ancestors`."""

    def targets(self, synset: Synset, *symbols: str) -> list[Synset]:
        return [self.synsets[key] for symbol, key, _, _ in synset.links if symbol in symbols]

    @cached_property
    def parents(self) -> dict[Key, list[Key]]:
        return {
            key: [target for symbol, target, _, _ in synset.links if symbol in ("@", "@i")]
            for key, synset in self.synsets.items()
        }

    def ancestors(self, key: Key) -> dict[Key, int]:
        """The number of steps up to each synset above this one, including itself."""
        if key not in self.known_ancestors:
            self.known_ancestors[key] = self.climb(key)
        return self.known_ancestors[key]

    def climb(self, key: Key) -> dict[Key, int]:
        found, level, steps = {key: 0}, [key], 0
        while level:
            steps += 1
            level = [up for low in level for up in self.parents[low] if up not in found]
            found.update(dict.fromkeys(level, steps))
        return found


def plain(lemma: str) -> str:
    """`ice_cream` → `ice cream`; the marker of an adjective's position (`(a)`) is dropped."""
    return lemma.partition("(")[0].replace("_", " ").lower()


def load() -> WordNet:
    net = WordNet()
    for name in POS:
        for line in wordnet_lines(f"data.{name}"):
            synset = read_synset(line)
            net.synsets[synset.key] = synset
    ranked = read_senses()
    net.senses = {
        word: list(dict.fromkeys((sense.pos, sense.offset) for sense in sorted(senses, key=Sense.order)))
        for word, senses in ranked.items()
    }
    net.shares = {
        (word, (sense.pos, sense.offset)): share for word, senses in ranked.items() for sense, share in shared(senses)
    }
    net.usual = {(word, pos): share for word, senses in ranked.items() for pos, share in by_part_of_speech(senses)}
    return net


def read_synset(line: str) -> Synset:
    head, _, gloss = line.partition("|")
    parts = head.split()
    pos = "a" if parts[2] == "s" else parts[2]
    count = int(parts[3], 16)
    words = [plain(word) for word in parts[4 : 4 + 2 * count : 2]]
    at = 4 + 2 * count
    links = []
    for place in range(at + 1, at + 1 + 4 * int(parts[at]), 4):
        symbol, offset, target, ends = parts[place : place + 4]
        links.append((symbol, ("a" if target == "s" else target, offset), int(ends[:2], 16), int(ends[2:], 16)))
    return Synset((pos, parts[0]), LEXNAMES[int(parts[1])], words, links, gloss.strip())


@dataclass(frozen=True, slots=True)
class Sense:
    """One line of the index of senses."""

    pos: str
    offset: str
    number: int
    """Its rank in its part of speech; 1 is the commonest."""
    kind: int
    tagged: int

    def order(self) -> tuple[int, int]:
        return -self.tagged, self.number * 10 + self.kind


def read_senses() -> dict[str, list[Sense]]:
    """The senses of each word."""
    found: dict[str, list[Sense]] = {}
    for line in wordnet_lines("index.sense"):
        sense, offset, number, tagged = line.split()
        lemma, _, rest = sense.partition("%")
        kind = int(rest[0])
        found.setdefault(plain(lemma), []).append(Sense("nvara"[kind - 1], offset, int(number), kind, int(tagged)))
    return found


def by_part_of_speech(senses: list[Sense]) -> Iterator[tuple[str, float]]:
    counts = {sense.pos: 0.5 for sense in senses}
    for sense in senses:
        counts[sense.pos] += sense.tagged
    yield from ((pos, count / sum(counts.values())) for pos, count in counts.items())


def shared(senses: list[Sense]) -> Iterator[tuple[Sense, float]]:
    """Each sense with its share; an untagged one counts by its rank, which is how its makers ordered it."""
    weights = {sense: sense.tagged + 1 / sense.number**2 for sense in senses}
    for sense in senses:
        yield sense, weights[sense] / sum(weight for other, weight in weights.items() if other.pos == sense.pos)
