"""The script that builds the deck: the same words always give the same cards and the same bytes."""

from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from connectable.games.connections import deck
from paths import ROOT

TOOLS = ROOT / "tools/words"


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return import_module("build_deck")


@pytest.mark.rule("CX-K1")
def test_cards_are_laid_out_alike_each_time_and_never_with_related_words(build: Any) -> None:
    words, _, kin = build.candidates()
    some = words[::6][:80]
    pairs = build.judge_pairs(some, kin)
    hands = build.fill(some, 7, pairs)
    assert hands == build.fill(some, 7, pairs)
    assert sorted(word for hand in hands for word in hand) == sorted(some)
    for hand in hands:
        assert all(two not in pairs.related[one] for one, two in combinations(hand, 2))


def test_the_deck_written_again_has_the_same_bytes(build: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shipped = ROOT / "src" / "connectable" / "games" / "connections" / "content" / "deck.csv"
    written = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(build, "CONTENT", tmp_path / name)
        build.write(list(deck.house().cards[:20]))
        written.append((tmp_path / name / "pairs.bin").read_bytes())
        assert shipped.read_bytes().startswith((tmp_path / name / "deck.csv").read_bytes())
    assert written[0] == written[1]
