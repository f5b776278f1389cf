"""Which terms of the dictionary are evidence that their words connect (`tools/words/phrases.py`)."""

from importlib import import_module
from typing import Any

import pytest

from paths import ROOT


@pytest.fixture
def phrases(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools/words"))
    return import_module("phrases")


def dictionary(*glosses: tuple[str, str]) -> Any:
    wordnet = import_module("wordnet")
    net = wordnet.WordNet()
    for number, (words, gloss) in enumerate(glosses):
        key = ("n", str(number))
        net.synsets[key] = wordnet.Synset(key, "noun.artifact", words.split(", "), [], gloss)
        for word in words.split(", "):
            net.senses.setdefault(word, []).append(key)
    return net


def found(phrases: Any, net: Any, near: frozenset[str] = frozenset()) -> set[tuple[str, str]]:
    known = [
        "car",
        "carpet",
        "eye",
        "glass",
        "hook",
        "hour",
        "hourglass",
        "ism",
        "lace",
        "pet",
        "real",
        "realism",
        "shoe",
    ]
    at = {word: place for place, word in enumerate(known)}

    def close(one: int, two: int) -> float:
        return 4.0 if {known[one], known[two]} & near else 0.0

    return set(phrases.terms(net, at, close))


def test_a_term_connects_its_words_without_small_ones_and_in_their_dictionary_form(phrases: Any) -> None:
    net = dictionary(("hook and eye", "a fastener"), ("shoe laces", "strings"), ("eye of a real car", "three words"))
    assert found(phrases, net) == {("hook", "eye"), ("shoe", "lace")}


def test_a_closed_compound_connects_its_halves_where_they_have_to_do_with_it(phrases: Any) -> None:
    net = dictionary(("hourglass", "a sandglass"), ("carpet", "a floor covering"), ("realism", "a way of seeing"))
    assert found(phrases, net) == set()
    assert found(phrases, net, frozenset({"hour", "glass", "real"})) == {("hour", "glass")}
    explained = dictionary(("hourglass", "a glass with sand"), ("carpet", "a floor covering"))
    assert found(phrases, explained) == {("hour", "glass")}
