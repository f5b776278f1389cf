"""What a thing is a kind of, where people would say so, too; and what it has as a part.

WordNet sorts everything, also what nobody sorts like this: its candle is a lamp, its cookie a cake. For living things
it has its tree from biology, and is taken at its word. For all others a definition must say it: the thing's own (an AXE
is “an edge tool …”), or that of what it names (a BENCH is “a long seat …”, a seat is “furniture that …”). And where
most kinds are called after a thing (OIL LAMP, DESK LAMP), what is not (CANDLE) is felt to be something else.
"""

import re
from collections.abc import Iterator
from functools import cached_property

from main_senses import FIRST, ONLY, Below, Main, called_after
from vocabulary import SMALL
from wordnet import Key, Synset, WordNet

from connectable.games.connections.referee.word_forms import bases

MAX_STEPS_UP = 7
"""The largest number of steps from a living thing to what it is a kind of."""
VAGUE = frozenset(
    "entity object whole thing matter unit artifact abstraction group relation attribute state event act process "
    "phenomenon structure cause being organism part piece line way change activity communication content message "
    "cognition device article covering section region area location condition quality measure set collection creation "
    "product work means equipment point end character property form shape system side sign level case kind sort "
    "instance individual someone somebody person mortal soul body agent causal worker leader unit information fact "
    "amount quantity number time period position place space feature aspect action trait situation relation use "
    "fabrication substance material surface extremity projection framework barrier support mechanism assembly "
    "arrangement formation natural implement instrument instrumentality commodity solid fluid compound mixture "
    "unpleasant symbol representation conveyance transport craft grownup adult female male organ tissue head "
    "top cover opening passage protection line figure plane strip sheet stock issue round movement motion".split()
)
"""Words so general, or used so loosely, that nobody says of a thing that it is a kind of them."""
INHERITED = 2
"""Steps up from which a living thing has its parts."""
GROWN = frozenset(("noun.animal", "noun.body", "noun.plant"))
"""What such parts are: grass is no part of a meal."""
LIVING = frozenset(("noun.animal", "noun.plant"))
CALLED = 0.5
"""From this share of known kinds called after a thing on, the others are felt to be something else."""
KINDS = 5
"""The least number of kinds of which such a share says anything."""
LEAD = re.compile(
    r"^(?:(?:any|one|each|either|some|several) of (?:the |a )?|(?:a |an |the )|(?:various|numerous|several|many) |"
    r"(?:[a-z-]+ )?(?:kinds?|types?|sort|form|variety|piece|slice|article|member|species) of (?:a |an |the )?)+"
)
"""What stands before the noun that a definition begins with."""
END = frozenset(
    "of that which who whose whom where when with without for in on at by from to as into than between through made "
    "used having consisting containing".split()
)
"""Words that this noun stands before."""


class Kinds:
    """What the things in people's mind are kinds of."""

    def __init__(self, main: Main) -> None:
        self.main, self.net = main, main.net
        self.nouns: dict[Key, str] = {}
        self.loose: dict[tuple[str, Key], bool] = {}

    @cached_property
    def below(self) -> Below:
        return Below(self.net)

    def of(self, word: str, key: Key) -> Iterator[str]:
        """The general words that are true of a sense."""
        synset = self.net.synsets[key]
        if key[0] != "n" or not self.main.first(word, key) or self.main.eaten(word, key):
            return
        for above, steps in self.net.ancestors(key).items():
            if not 0 < steps <= MAX_STEPS_UP:
                continue
            general = self.net.synsets[above]
            for name in general.words:
                meant = name not in VAGUE and self.main.first(name, above, ONLY)
                if meant and self.told(word, synset, name, general):
                    yield name

    def told(self, word: str, synset: Synset, name: str, general: Synset) -> bool:
        if called_after(word, name):
            return True
        if {synset.lexname, general.lexname} <= LIVING:
            return True
        if self.called_by_name(name, general.key):
            return False
        parents = [up for up in self.net.targets(synset, "@", "@i") if up is not general]
        if any(called_after(other, name) for up in parents for other in up.words):
            return True  # a BROCCOLI is a “cruciferous vegetable”
        noun = self.noun(synset)
        return says(noun, name) or any(
            any(says(noun, other) for other in up.words) and says(self.noun(up), name)
            for key in self.net.ancestors(synset.key)
            if (up := self.net.synsets[key]) is not synset
        )

    def noun(self, synset: Synset) -> str:
        """The noun that its definition begins with: what it says the thing is."""
        if synset.key not in self.nouns:
            self.nouns[synset.key] = first_noun(self.net, synset.gloss)
        return self.nouns[synset.key]

    def called_by_name(self, name: str, key: Key) -> bool:
        """Whether most kinds of a thing are called after it."""
        if (name, key) not in self.loose:
            kinds = [words for low in self.below.children[key] if (words := self.main.words(self.net.synsets[low]))]
            called = sum(any(called_after(other, name) for other in words) for words in kinds)
            self.loose[name, key] = len(kinds) >= KINDS and called >= CALLED * len(kinds)
        return self.loose[name, key]


def first_noun(net: WordNet, gloss: str) -> str:
    """“an edge tool used as …” → tool."""
    text = re.split(r"[;,:(]", re.sub(r"^\([^)]*\) *", "", gloss.lower()))[0].strip()
    found = ""
    for token in re.findall(r"[a-z-]+", LEAD.sub("", text)):
        base = next(iter(bases(token, net.senses)), "")
        noun = token not in SMALL and net.usual.get((base, "n"), 0.0) >= FIRST
        if token in END or (found and not noun and token.endswith(("ing", "ed"))):
            break
        found = base if noun else found
    return found


def says(noun: str, name: str) -> bool:
    """WINDSTORM says that it is a storm."""
    return noun == name.rpartition(" ")[2] or called_after(noun, name)


def parts(main: Main, word: str, key: Key) -> Iterator[tuple[str, str, str]]:
    """Kind, part and whole (or thing and material): its own, and of a living thing those of what it is a kind of.

    (Not every building has the elevator that WordNet gives to buildings, and a beak is no mouth with lips.)"""
    net = main.net
    if not main.first(word, key) or main.eaten(word, key):
        return
    line = net.ancestors(key)
    reach = INHERITED if organism(net) in line else 0
    for above, steps in line.items():
        if steps <= reach:
            synset = net.synsets[above]
            for other in net.targets(synset, "%p", "%m"):
                if (not steps or other.lexname in GROWN) and not sisters(net, synset, other):
                    yield from (("part", part, word) for part in main.words(other, FIRST))
            for other in net.targets(synset, "%s"):
                for material in main.words(other, FIRST):
                    yield ("made", material, word) if comes_of(other, word, synset) else ("made", word, material)


def sisters(net: WordNet, one: Synset, two: Synset) -> bool:
    """Whether two things that grow are kinds of the same: a MUSTACHE grows beside the BEARD."""
    shared = {up.key for up in net.targets(one, "@")} & {up.key for up in net.targets(two, "@")}
    return bool(shared) and two.lexname in GROWN


def comes_of(material: Synset, word: str, thing: Synset) -> bool:
    """Whether it is the other way round: WINE is “fermented juice (of grapes …)”, and the GRAPE's text has no wine."""
    return names(material.gloss, [word]) and not names(thing.gloss, material.words)


def names(gloss: str, words: list[str]) -> bool:
    """Whether a definition has one of the words, in any form."""
    return any(bases(token, words) for token in re.findall(r"[a-z]+", gloss.lower()))


def organism(net: WordNet) -> Key:
    return next(key for key in net.senses["organism"] if key[0] == "n")
