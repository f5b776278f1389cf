"""What is said together in a language is cut where its speakers cut it, and names nobody (decision 81)."""

from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from paths import ROOT


@pytest.fixture
def usage(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools/words"))
    return import_module("usage")


def compounds(usage: ModuleType, words: str, nouns: str) -> set[str]:
    """The compounds of some German words, which nouns (with their plurals) a dictionary has."""
    found = {lemma: tuple(plurals) for lemma, *plurals in (noun.split("/") for noun in nouns.split())}
    own = [SimpleNamespace(english=word.lower(), word=lambda _, word=word: word) for word in words.split()]
    return {whole for *_, whole in usage.german_compounds(own, found)}


@pytest.mark.parametrize(
    ("words", "nouns", "whole"),
    [
        ("Wein Glas", "Wein Glas Weinglas", "Weinglas"),
        ("König Thron", "König Thron Königsthron", "Königsthron"),
        ("Kirsche Baum", "Kirsche Baum Kirschbaum", "Kirschbaum"),
        ("Huhn Stall", "Huhn/Hühner Stall Hühnerstall", "Hühnerstall"),
        ("Rose Garten", "Rose/Rosen Garten Rosengarten", "Rosengarten"),
        ("Hexe Ring", "Hexe/Hexen Hexen Ring Hexenring", "Hexenring"),
        ("rot Wein", "Rot Wein Rotwein", "Rotwein"),
    ],
)
def test_a_compound_is_made_of_two_words_and_a_joint(usage: ModuleType, words: str, nouns: str, whole: str) -> None:
    assert compounds(usage, words, nouns) == {whole}


@pytest.mark.parametrize(
    ("words", "nouns"),
    [
        ("Wein teuer", "Wein Steuer Weinsteuer"),
        ("Feuer Turm", "Feuer Turm Sturm Feuersturm"),
        ("Reis Apotheke", "Reis Reise Apotheke Reiseapotheke"),
        ("Kohl Feuer", "Kohl Kohle/Kohlen Feuer Kohlenfeuer"),
        ("Mais Turm", "Mai Mais Sturm Turm Maisturm"),
        ("Ente Zug", "Ente Zug Entzug"),
        ("Auto Bauer", "Auto Bauer Autobauer"),
    ],
)
def test_what_two_other_nouns_make_is_not_cut_elsewhere(usage: ModuleType, words: str, nouns: str) -> None:
    assert compounds(usage, words, nouns) == set()


def test_an_adjective_takes_no_joint(usage: ModuleType) -> None:
    assert compounds(usage, "reich Apfel", "Reich Apfel Reichsapfel") == set()


def test_a_thai_word_that_is_mostly_another_one_in_compounds_is_left_out(usage: ModuleType) -> None:
    own = [SimpleNamespace(english=word, word=lambda _, word=word: word) for word in ("ชา", "ยา", "ปลา", "น้ำ")]
    assert {whole for *_, whole in usage.thai_compounds(own, {"ยาชา", "ชายา", "น้ำปลา"})} == {"น้ำปลา"}


def test_what_is_not_for_a_family_is_left_out(
    usage: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    wet, dream = (SimpleNamespace(english=word) for word in ("wet", "dream"))
    said = [("es", "dream", "wet", "sueño mojado"), ("es", "dream", "summer", "sueño de verano")]
    monkeypatch.setattr(usage, "candidates", lambda: [wet, dream])
    for name, found in (("german_compounds", []), ("thai_compounds", []), ("phrases", said)):
        monkeypatch.setattr(usage, name, lambda *_, found=found: iter(found))
    for name in ("german", "thai"):
        monkeypatch.setattr(usage, name, set)
    monkeypatch.setattr(usage, "LIST", tmp_path / "usage.txt")
    usage.main()
    assert (tmp_path / "usage.txt").read_text(encoding="utf-8").splitlines()[1:] == [
        "es, dream, summer, sueño de verano"
    ]


def test_names_are_no_nouns(usage: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "german_nouns").mkdir()
    lines = [
        "lemma,pos,nominativ plural,nominativ plural 1",
        "Huhn,Substantiv,Hühner,",
        'Engelsburg,"Substantiv,Toponym",,',
        "Band,Substantiv,,Bänder",
    ]
    (tmp_path / "german_nouns" / "nouns.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.setattr(usage, "DICTIONARIES", tmp_path)
    assert usage.german() == {"Huhn": ("Hühner",), "Band": ("Bänder",)}


def test_a_term_is_no_name_and_no_verb(usage: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = [
        f'INSERT INTO french_lemma VALUES ("{key}","{key[0]}","{term}","N");'
        for key, term in [("n#1", "Jean_Racine"), ("n#2", "lune_de_miel"), ("v#3", "prendre_racine"), ("n#4", "Noël")]
    ]
    path = tmp_path / "french_lemma.sql"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert usage.terms(path) == ["Jean Racine", "lune de miel", "Noël"]
    own = {"jean": 1, "racine": 2, "lune": 3, "miel": 4}
    between = usage.between("fr")
    assert usage.nouns_of("Jean Racine", own, between) is None
    assert usage.nouns_of("lune de miel", own, between) == ("lune", "miel")


def test_italian_nouns_have_the_plurals_of_their_gender(usage: ModuleType) -> None:
    assert usage.forms("faro", "it") == ["faro", "fari"]  # fare is a verb
    assert usage.forms("casa", "it") == ["casa", "case", "casi"]
    assert usage.forms("pesce", "it") == ["pesce", "pesci"]
