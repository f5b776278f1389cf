"""What a thing is said to be a kind of, and to have as a part (`tools/words/kinds.py`), on a small dictionary."""

from collections.abc import Iterable
from importlib import import_module
from typing import Any

import pytest

from paths import ROOT

WORDS = """
organism · animal · · a living thing
mammal · animal · creature · a warm-blooded animal
cat · animal · mammal · a feline
dog · animal · mammal · man's best friend
creature · animal · organism · what lives and moves
bird · animal · creature · feathered animals
owl · animal · bird · nocturnal hunters
beak · animal · mouth · horny projecting jaws of a bird
mouth · body · · the opening through which food is taken in
lip · body · · folds of tissue around the mouth
wing · animal · · what birds fly with
meal · food · · the food served at one time
tool · artifact · · what is worked with
axe · artifact · tool · an edge tool with a heavy head
seat · artifact · furniture · furniture that is designed for sitting on
furniture · artifact · · furnishings that make a room ready
bench · artifact · seat · a long seat for more than one person
wardrobe · artifact · furniture · a tall piece of furniture that provides storage
storm · phenomenon · · violent weather
tornado · phenomenon · storm · a localized and violent windstorm occurring over land
windstorm · phenomenon · storm · a storm of wind
lamp · artifact · · a source of light
candle · artifact · lamp · stick of wax with a wick in the middle
cake · food · · baked goods from a batter
cookie · food · cake · any of various small flat sweet cakes
cheesecake · food · cake · made with cheese
pancake · food · cake · a flat one
cupcake · food · cake · a small one
layer cake · food · cake · one of several layers
water · object · · what seas are full of
body of water · object · water · the surface covered with it
lake · object · body of water · a body of fresh water
grass · plant · organism · green herbage
corn · plant · grass · tall cereal
corn · food · meal · ears that are eaten
stick · artifact · · a thin piece of wood
hair · body · · what grows on a head
beard · body · hair · the hair on a chin
mustache · body · hair · the hair on an upper lip
dinner · food · meal · what is served in the evening
squid · food · · its arms, fried
squid · animal · creature · a fast one with ten arms
grape · food · · any of various juicy berries
wine · food · · fermented juice (of grapes especially)
sauce · food · · what is poured over food, often with wine in it
"""


@pytest.fixture
def main(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A dictionary in which people have every sense of a word in mind."""
    monkeypatch.syspath_prepend(str(ROOT / "tools/words"))
    wordnet, senses = import_module("wordnet"), import_module("main_senses")
    net, shares, above = wordnet.WordNet(), {}, {}
    for number, line in enumerate(WORDS.strip().splitlines()):
        name, noun, parent, gloss = (part.strip() for part in line.split("·"))
        key = ("n", str(number))
        net.synsets[key] = wordnet.Synset(key, f"noun.{noun}", [name], [], gloss)
        net.senses.setdefault(name, []).append(key)
        net.usual[name, "n"] = shares[name, key] = 1.0
        above[key] = parent
    for key, parent in above.items():
        net.synsets[key].links.extend(("@", other, 0, 0) for other in net.senses.get(parent, ())[:1])
    return senses.Main(net, shares)


def has(main: Any, whole: str, *parts: str) -> None:
    for part in parts:
        main.net.synsets[main.net.senses[whole][0]].links.append(("%p", main.net.senses[part][0], 0, 0))


def kinds_of(main: Any, word: str) -> set[str]:
    kinds = import_module("kinds").Kinds(main)
    return {name for key in main.net.senses[word] for name in kinds.of(word, key)}


def parts_of(main: Any, word: str) -> Iterable[tuple[str, str, str]]:
    kinds = import_module("kinds")
    return {link for key in main.net.senses[word] for link in kinds.parts(main, word, key)}


@pytest.mark.rule("CX-J3")
@pytest.mark.parametrize(
    ("word", "kinds"),
    [
        ("owl", {"bird", "creature"}),  # of living things the tree itself is true
        ("axe", {"tool"}),  # the definition says so
        ("bench", {"seat", "furniture"}),  # so does that of the seat, which it names
        ("wardrobe", {"furniture"}),  # a piece of it
        ("tornado", {"storm"}),  # by the name of what it names
        ("candle", set()),  # a stick
        ("cookie", set()),  # most cakes are called so
        ("cheesecake", {"cake"}),  # it is called so
        ("lake", set()),  # a body of it, but no water
    ],
)
def test_a_kind_is_told_where_people_would_say_so(main: Any, word: str, kinds: set[str]) -> None:
    assert kinds_of(main, word) == kinds


@pytest.mark.rule("CX-J3")
def test_what_is_eaten_is_told_no_kind_of_plant(main: Any) -> None:
    assert kinds_of(main, "corn") == set()
    main.shares = {sense: share for sense, share in main.shares.items() if sense[1] != main.net.senses["corn"][1]}
    assert kinds_of(main, "corn") == {"grass"}


@pytest.mark.rule("CX-J3")
def test_living_things_inherit_what_grows_on_them_and_things_nothing(main: Any) -> None:
    has(main, "bird", "wing", "meal")
    has(main, "mouth", "lip")
    assert parts_of(main, "owl") == {("part", "wing", "owl")}
    assert parts_of(main, "beak") == set()
    assert parts_of(main, "mouth") == {("part", "lip", "mouth")}


@pytest.mark.rule("CX-J3")
def test_what_grows_beside_a_thing_is_no_part_of_it(main: Any) -> None:
    has(main, "beard", "mustache", "lip")
    assert parts_of(main, "beard") == {("part", "lip", "beard")}


@pytest.mark.rule("CX-J3")
def test_a_definition_says_what_is_made_of_which(main: Any) -> None:
    """A dictionary has wine as a substance of the grape."""
    for thing in ("grape", "sauce"):
        main.net.synsets[main.net.senses[thing][0]].links.append(("%s", main.net.senses["wine"][0], 0, 0))
    assert parts_of(main, "grape") == {("made", "wine", "grape")}
    assert parts_of(main, "sauce") == {("made", "sauce", "wine")}


@pytest.mark.rule("CX-J3")
def test_the_name_of_a_class_is_no_kin_of_what_belongs_to_another(main: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    families = import_module("families")
    monkeypatch.setattr(families, "NATURAL", "creature bird mammal")
    monkeypatch.setattr(families, "WIDE", 0)
    monkeypatch.setattr(families, "CALLED", 1)
    main.net.senses["bluebird"] = main.net.senses["owl"]
    words = ["owl", "mammal", "bird", "cat", "dog"]
    groups = [{words[place] for place in group} for group in families.families(main, words)]
    assert {"owl", "bird", "cat", "dog"} in groups  # animals that people see
    assert {"mammal", "bird"} in groups  # both classes of them
    assert not any({"owl", "mammal"} <= group for group in groups)


@pytest.mark.rule("CX-J3")
def test_two_foods_are_neither_an_occasion_nor_alive(main: Any) -> None:
    words = ["cookie", "dinner", "squid", "sauce"]
    (group,) = import_module("families").broad_families(main, words)
    assert {words[place] for place in group} == {"cookie", "sauce"}
