"""Families: words that are kinds of the same thing, as people sort things.

Small groups come from WordNet's own tree; the big ones (animals, clothes) are named here by the word for them.
"""

from collections import defaultdict

from kinds import LIVING, VAGUE
from main_senses import Main, called_after
from wordnet import Key, WordNet

NEAR, WIDE = 60, 60
"""The largest families: children of one synset; with grandchildren."""
NATURAL = (
    "animal fruit vegetable dish drink beverage dessert meat clothing garment vehicle furniture building tool weapon "
    "musical_instrument body_part sport game jewelry kitchen_utensil tableware insect tree flower "
    "fabric toy dance season planet color metal gemstone country continent body_of_water weather storm relative "
    "footwear headdress appliance ship boat aircraft bird fish mammal reptile spice grain shape room store hand_tool "
    "cutlery writing_implement optical_instrument timepiece bread cake candy cheese nut herb bedclothes coin "
    "currency facial_expression emotion disease road geological_formation celestial_body light_source"
)
"""The words whose kinds are one family, however many."""
LEAST = 0.45
"""The share of a sense by which a word is of a family: the CHESS that is a weed is no kin of GRASS."""
BROAD = frozenset(("noun.food",))
"""What is all of one family in a broad sense: told of words that are near anyhow, and no reason to accept others."""
CALLED = 3
"""The least number of words that end in the name of what people see."""
OCCASION = "meal"
"""What is eaten then is food; DINNER is when."""


def broad_families(main: Main, words: list[str]) -> list[list[int]]:
    """Groups of words that people have in mind as one broad sort of thing."""
    net, occasion = main.net, first_noun_sense(main.net, OCCASION)
    groups: dict[str, list[int]] = {name: [] for name in sorted(BROAD)}
    for place, word in enumerate(words):
        if net.usual.get((word, "n"), 0.0) < LEAST or alive(main, word):
            continue  # nobody takes SOUR for the drink, or OCTOPUS for the dish
        keys = [key for key in main.senses(word, LEAST) if occasion not in net.ancestors(key)]
        for name in {net.synsets[key].lexname for key in keys} & BROAD:
            groups[name].append(place)
    return list(groups.values())


def alive(main: Main, word: str) -> bool:
    """Whether people have an animal in mind at a word."""
    return any(main.net.synsets[key].lexname == "noun.animal" for key in main.senses(word))


def class_of_life(net: WordNet, key: Key) -> bool:
    """Whether a word only sorts what lives: EAGLE and MAMMAL are animals both, but nobody calls them kin. A BIRD is an
    animal that people see: some are called so (BLUEBIRD)."""
    names = [name for name in net.senses if " " not in name]
    called = [name for name in names if any(called_after(name, word) for word in net.synsets[key].words)]
    return net.synsets[key].lexname in LIVING and len(called) < CALLED


def first_noun_sense(net: WordNet, word: str) -> Key:
    return next(key for key in net.senses[word] if key[0] == "n")


def families(main: Main, words: list[str]) -> list[list[int]]:
    """Groups of words with a common parent or grandparent that people have a word for, or of one natural family."""
    net, natural = main.net, {first_noun_sense(main.net, name.replace("_", " ")) for name in NATURAL.split()}
    classes = {key for key in natural if class_of_life(net, key)}
    groups: dict[tuple[str, Key], set[int]] = defaultdict(set)
    for place, word in enumerate(words):
        for key in family_senses(main, word):
            if key[0] == "a":
                for head in net.targets(net.synsets[key], "&"):
                    groups["near", head.key].add(place)
            elif key[0] == "n":
                for above, steps in net.ancestors(key).items():
                    if VAGUE.issuperset(net.synsets[above].words):
                        continue  # ANCHOR and SWING are both mechanical devices
                    if steps == 1:
                        groups["near", above].add(place)
                    if 0 < steps <= 2:
                        groups["wide", above].add(place)
                    if above in natural and steps and key not in classes:
                        groups["natural", above].add(place)
    kept = [sorted(group) for (kind, _), group in groups.items() if fits(kind, group)]
    return [list(group) for group in sorted({tuple(group) for group in kept})]


def family_senses(main: Main, word: str) -> list[Key]:
    """The senses by which people sort a word: a CHERRY is no colour, GRAY no garment, CORN no grass."""
    usual = main.net.usual
    thing = main.seen(word) and usual.get((word, "n"), 0.0) >= usual.get((word, "a"), 0.0)
    colour = usual.get((word, "a"), 0.0) > usual.get((word, "n"), 0.0)
    return [
        key
        for key in main.senses(word, LEAST)
        if not ((key[0] == "a" and thing) or (key[0] == "n" and colour) or main.eaten(word, key))
    ]


def fits(kind: str, group: set[int]) -> bool:
    return len(group) > 1 and (kind == "natural" or len(group) <= (NEAR if kind == "near" else WIDE))
