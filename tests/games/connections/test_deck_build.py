"""The script that builds the deck: the same words always give the same cards and the same bytes."""

from dataclasses import replace
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from connectable.games.connections import deck, referee
from connectable.games.connections.deck.verdicts import read_verdicts
from connectable.generator import Generator
from paths import ROOT

TOOLS = ROOT / "tools/words"
CARDS = 12


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    return import_module("build_deck")


@pytest.fixture
def words(build: Any) -> Any:
    return [word for word in build.candidates() if referee.knows(word.english)][::11]


def layout(build: Any, words: Any, steps: int = 20_000, **aims: Any) -> tuple[Any, Any]:
    pairs = build.judge_pairs(words, build.read_usage())
    wanted = replace(build.AIMS, **aims)
    laid = build.Layout(CARDS, pairs.accepted, pairs.typed, pairs.related, pairs.hard, wanted, Generator(7))
    laid.run(steps)
    return laid, pairs


@pytest.mark.rule("CX-K1")
def test_cards_are_laid_out_alike_each_time_and_never_with_related_words(build: Any, words: Any) -> None:
    laid, pairs = layout(build, words)
    hands = laid.hands()
    assert hands == layout(build, words)[0].hands()
    assert len({word for hand in hands for word in hand}) == 4 * CARDS < len(words)
    for hand in hands:
        assert all(two not in pairs.related[one] for one, two in combinations(hand, 2))


def test_what_a_layout_counts_while_words_are_exchanged_is_what_there_is(build: Any, words: Any) -> None:
    laid, pairs = layout(build, words, steps=3_000)
    card = {word: number for number, hand in enumerate(laid.hands()) for word in hand}
    linked = [(one, two) for one in card for two in pairs.accepted[one] if two in card]
    assert laid.total == len(linked) / 2
    assert all(laid.partners[word] == len(pairs.accepted[word] & card.keys()) for word in card)
    for one in range(CARDS):
        for two in range(CARDS):
            assert laid.joined[one][two] == sum((card[a], card[b]) == (one, two) for a, b in linked)


def test_links_gather_and_keep_to_their_side_where_that_is_paid_for(build: Any, words: Any) -> None:
    def measured(**aims: Any) -> tuple[int, float]:
        laid, pairs = layout(build, words, share=0.08, **aims)
        joined = sum(laid.joined[one][two] > 0 for one in range(CARDS) for two in range(one))
        sides = laid.side_of
        same = sum(sides[one] == sides[two] >= 0 for one in range(len(words)) for two in pairs.accepted[one])
        return joined, same / laid.total

    plain, gathered = measured(gather=0.0, same_side=0.0), measured(gather=6.0, same_side=0.0)
    assert gathered[0] < 0.8 * plain[0]
    assert measured(gather=0.0, same_side=3.0)[1] > 1.3 * plain[1]


def test_what_people_meet_late_is_harder_and_what_has_near_words_easier(build: Any, words: Any) -> None:
    early = [replace(word, level=1) for word in words[:3]]
    late = [replace(word, level=3) for word in words[:3]]
    ease = [1.0, 4.0, 9.0]
    first, second = build.hardness(early, ease), build.hardness(late, ease)
    assert first == sorted(first, reverse=True)
    assert all(two - one == pytest.approx(2 * build.LATE) for one, two in zip(first, second, strict=True))


def test_every_candidate_has_one_word_of_its_own_in_each_language(build: Any) -> None:
    found = build.candidates()
    assert 650 <= len(found) <= 750
    for language in deck.LANGUAGES:
        spelled = [word.word(language) for word in found]
        assert len({word.casefold() for word in spelled}) == len(found)
        assert all(deck.is_word(word) for word in spelled)


def test_a_word_that_stands_for_two_candidates_is_refused(
    build: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    reader = import_module("candidates")
    text = "[A]\nfrog, กบ, rana, Frosch, grenouille, rana\ntoad, คางคก, rospo, frosch, crapaud, sapo, 2\n"
    listed = tmp_path / "words.txt"
    listed.write_text(text, encoding="utf-8")
    monkeypatch.setattr(reader, "LIST", listed)
    with pytest.raises(ValueError, match="frosch is both frog and toad in de"):
        reader.candidates()
    with pytest.raises(ValueError, match="line 1: 5 words"):
        list(reader.read("a, b, c, d, e"))


def test_the_deck_written_again_has_the_same_bytes(
    build: Any, words: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cards = [build.card_of(words[start : start + 4], 3) for start in range(0, 40, 4)]
    said = {"de": {tuple(sorted((words[0].english, words[1].english))), ("no such word", "zebra crossing")}}
    written = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(build, "CONTENT", tmp_path / name)
        build.write(cards, said)
        written.append([(tmp_path / name / file).read_bytes() for file in ("pairs.bin", "house-2.bin", "house-2.csv")])
    assert written[0] == written[1]
    assert [card for card, _ in deck.read_cards((tmp_path / "one/house-2.csv").read_text("utf-8") * 3)][:10] == cards


def test_what_is_said_together_is_kept_with_the_verdicts(build: Any) -> None:
    kept = read_verdicts(deck.HOUSE_DECKS[-1])
    for language, pairs in kept.usage.items():
        assert {(kept.words[one], kept.words[two]) for one, two in pairs} <= build.read_usage()[language]
