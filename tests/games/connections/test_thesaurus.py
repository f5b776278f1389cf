"""What a thesaurus lists together is evidence that two words connect, and tells no more than that (decision 79)."""

from importlib import import_module
from pathlib import Path

import pytest

from connectable.games.connections import referee
from connectable.games.connections.referee.evidence import BIT, EVIDENCE
from connectable.games.connections.referee.lexicon import lexicon
from paths import ROOT


def test_a_line_of_the_thesaurus_is_a_word_and_what_is_listed_with_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools/words"))
    sources = import_module("sources")
    monkeypatch.setattr(sources, "MODULES", tmp_path)
    (tmp_path / "moby").mkdir()
    (tmp_path / "moby" / "words.txt").write_text("gale,Storm,strong wind\nfog,haze\n", encoding="utf-8")
    assert list(sources.thesaurus()) == [("gale", ["storm", "strong wind"]), ("fog", ["haze"])]


@pytest.mark.rule("CX-J3")
def test_words_that_are_listed_together_are_told_as_found_together() -> None:
    assert EVIDENCE["listed"].reason == "found"
    assert EVIDENCE["listed"].loose
    assert not EVIDENCE["listed"].usage
    bits = lexicon().evidence(referee.places("gale"), referee.places("hurricane"))
    assert bits & BIT["listed"]
    without, with_it = (referee.told(5.0, some).score for some in (bits & ~BIT["listed"], bits))
    assert with_it > without


def test_a_term_is_not_listed_for_its_last_word() -> None:
    assert lexicon().evidence(referee.places("wall"), referee.places("barrier")) & BIT["listed"]
    assert not lexicon().evidence(referee.places("kitchen wall"), referee.places("barrier")) & BIT["listed"]
