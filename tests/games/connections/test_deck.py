"""The shipped deck, decks of one's own, and what is said about bad ones."""

import gzip
import unicodedata
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from connectable.contract import BadContent
from connectable.games.connections import content, deck, referee
from connectable.games.connections.deck import measures
from connectable.games.connections.deck.verdicts import MIRROR
from connectable.games.connections.referee import pair_table
from connectable.games.connections.referee.lexicon import lexicon
from connectable.games.connections.referee.table import byte_of


def csv(cards: tuple[deck.Card, ...]) -> str:
    return "".join(f"{','.join(card.words)},{card.value}\n" for card in cards)


def toml(cards: tuple[deck.Card, ...]) -> str:
    return "".join(f"[[card]]\nwords = {list(card.words)}\nvalue = {card.value}\n" for card in cards)


SOME = deck.house("house-1").cards[:24]
LINES = csv(SOME).splitlines()


@pytest.fixture(scope="module")
def report() -> measures.Report:
    return deck.report(deck.house())


@pytest.mark.rule("CX-K1")
def test_the_deck_has_124_cards_with_four_words_and_a_value_from_one_to_five() -> None:
    cards = deck.house().cards
    assert len(cards) == 124
    assert len(set(deck.house().words)) == sum(len(card.words) for card in cards) == 496
    assert {card.value for card in cards} == {1, 2, 3, 4, 5}
    assert all(len(word) <= 16 for word in deck.house().words)


@pytest.mark.rule("CX-O6")
@pytest.mark.parametrize("language", deck.LANGUAGES[1:])
def test_every_word_of_the_house_deck_has_its_own_word_in_each_language(language: str) -> None:
    own = [word for card in deck.house().cards for word in dict(card.translations)[language]]
    assert len(own) == len({word.casefold() for word in own}) == 496
    lines = "\n".join("/".join(dict(card.translations)[language]) for card in deck.house().cards)
    assert len(gzip.compress(lines.encode(), 9)) <= 8_000


def test_words_are_written_as_their_language_writes_them() -> None:
    found = {word: dict(card.translations) for card in deck.house().cards for word in card.words}
    german = [word for own in found.values() for word in own["de"]]
    assert sum(word[0].isupper() for word in german) > 400
    assert any("ß" in word for word in german)
    assert not any("SS" in word for word in german)
    assert sum(word[0].isupper() for word in found) < 10


@pytest.mark.rule("CX-K1")
def test_the_four_words_of_a_card_are_unrelated() -> None:
    """No link of any kind, and nothing that a language says together."""
    kept = deck.house().verdicts
    assert kept is not None
    said = {frozenset((kept.words[one], kept.words[two])) for pairs in kept.usage.values() for one, two in pairs}
    for card in deck.house().cards:
        for one, two in combinations(card.words, 2):
            verdict = referee.judge(one, two)
            assert (verdict.kind, verdict.reason) == ("no", ""), card
            assert frozenset((one, two)) not in said, card


@pytest.mark.rule("CX-K1")
def test_the_harder_its_words_are_to_connect_the_higher_the_value(report: measures.Report) -> None:
    ease: dict[int, list[int]] = {}
    for card in deck.house().cards:
        ease.setdefault(card.value, []).append(sum(report.partners[word] for word in card.words))
    means = [sum(ease[value]) / len(ease[value]) for value in range(1, 6)]
    assert means == sorted(means, reverse=True)


@pytest.mark.rule("CX-O1")
def test_learners_keep_a_deck_without_the_cards_worth_five() -> None:
    kept = [card for card in deck.house().cards if card.value < 5]
    assert len(kept) == 110


def test_the_deck_plays_in_the_band_that_is_neither_dull_nor_hopeless(report: measures.Report) -> None:
    assert 0.04 <= report.accepted <= 0.06
    assert 0.75 <= report.first_turns <= 0.95
    assert min(report.partners.values()) >= 3
    assert not report.findings


def test_the_pair_table_says_what_the_referee_works_out() -> None:
    """Of the referee with which the deck was made; bots look its scores up."""
    for one, two in list(combinations(deck.house().words, 2))[::401]:
        verdict = referee.judge(*sorted((one, two), reverse=True))
        assert pair_table.look_up(one, two) == (round(verdict.score * 100), verdict.reason)


def test_the_hash_covers_cards_and_verdicts() -> None:
    first = deck.Card(SOME[0].words, SOME[0].value % 5 + 1)
    assert deck.read_deck(csv((first, *SOME[1:]))).hash != deck.read_deck(csv(SOME)).hash


@pytest.mark.rule("CX-O4")
@pytest.mark.parametrize("write", [csv, toml])
def test_anybody_can_write_a_deck_as_csv_or_toml(write: Callable[[tuple[deck.Card, ...]], str]) -> None:
    assert deck.read_deck(write(SOME)).cards == SOME


@pytest.mark.rule("CX-O4")
def test_headings_comments_and_spaces_do_not_matter() -> None:
    text = "\ufeff# my deck\nNorth, East, South, West, Value\n\n" + csv(SOME).replace(",", " , ")
    assert deck.read_deck(text).cards == SOME


WRITTEN = [
    "Fußball", "groß", "ice cream", "L’été", "U-Boot", "น้ำแข็ง", "ที่อยู่", "เสื้อแจ็กเก็ต", "สัตว์เลี้ยงลูกด้วยนม", "œuf", "R&B",
    "चाय", "ἄνθρωπος", "Ärzte", "straße", "Éclair", "ÖL",
]  # fmt: skip
"""Words as their languages write them: capitals, ß, ligatures, and marks that are letters of their own."""


@pytest.mark.rule("CX-O4")
@pytest.mark.parametrize("word", WRITTEN)
def test_a_word_is_shown_as_its_author_wrote_it(word: str) -> None:
    text = "\n".join([f"{word},lamp,soup,king,2", *LINES])
    assert deck.read_deck(text).cards[0].words[0] == word
    decomposed = unicodedata.normalize("NFD", text)
    assert deck.read_deck(decomposed).cards[0].words[0] == word


@pytest.mark.rule("CX-O4")
def test_places_where_a_line_may_break_are_no_letters() -> None:
    assert deck.read_deck("\n".join(["น้ำ\u200bแข็ง,lamp,soup,king,2", *LINES])).cards[0].words[0] == "น้ำแข็ง"


@pytest.mark.parametrize(
    "word", ["7up", "\u0e49า", "a\u0301\u0302\u0303\u0304\u0304", "dog-", "d<g", "dog\u202eg", "x" * 25, "🐕"]
)
def test_what_is_no_word_is_refused(word: str) -> None:
    with pytest.raises(BadContent, match="cx-content-word"):
        deck.read_deck("\n".join([f"{word},lamp,soup,king,2", *LINES]))


@pytest.mark.rule("CX-O4")
def test_the_case_of_a_deck_changes_no_verdict() -> None:
    upper, lower = deck.read_deck(csv(SOME)), deck.read_deck(csv(SOME).lower())
    assert lower.cards[0].words == tuple(word.lower() for word in SOME[0].words)
    assert lower.hash == upper.hash
    assert content.cards_of(csv(SOME).lower(), False).verdicts == content.cards_of(csv(SOME), False).verdicts


@pytest.mark.rule("CX-O4")
def test_a_deck_of_500_cards_is_judged_as_pair_by_pair() -> None:
    words = [word for word in lexicon().words if word.isalpha()][::9][:2000]
    rows = [words[start : start + 4] for start in range(0, 2000, 4)]
    cards = content.cards_of("\n".join(",".join([*row, "3"]) for row in rows), False)
    assert cards.count() == deck.MOST == 500
    size = len(cards.words)
    for one in range(0, size, 211):
        for two in range(0, size, 97):
            assert cards.verdict(one, two) == byte_of(referee.judge(cards.words[one], cards.words[two]))


@pytest.mark.rule("CX-O4")
def test_a_deck_is_judged_once_however_often_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    text = csv(SOME[1:]) + "lantern,otter,cello,pancake,4\n"
    hashed = deck.deck_hash(text)
    monkeypatch.setattr(referee, "told", None)
    assert deck.deck_hash(text) == hashed
    assert content.cards_of(text, False).count() == content.cards_of(text, False, "th").count() == 24


@pytest.mark.rule("CX-O4")
def test_the_check_says_how_a_deck_plays() -> None:
    thai = "\n".join(
        ["north,east,south,west,value,th", f"blorptang,{LINES[0].partition(',')[2]},ก / ข / ค / ง", *LINES[1:]]
    )
    remarks = {remark.key: remark.detail for remark in content.check(thai)}
    assert remarks["cx-content-translated"] == {"language": "th", "cards": 1, "all": 24}
    assert remarks["cx-content-judged"] == {"known": 95, "words": 96}
    assert set(remarks["cx-content-plays"]) == {"cards", "accepted", "first"}


@pytest.mark.rule("CX-O4")
def test_of_a_deck_in_another_language_the_check_claims_nothing() -> None:
    thai = [dict(card.translations)["th"] for card in deck.house("house-2").cards[:24]]
    text = "\n".join(",".join([*words, "3"]) for words in [*thai, thai[0]])
    remarks = content.check(text)
    assert {remark.key for remark in remarks if remark.line} == {"cx-content-twice"}
    assert [(remark.key, remark.detail) for remark in remarks if not remark.line] == [
        ("cx-content-judged", {"known": 0, "words": 96}),
        ("cx-content-strange", {"cards": 25}),
    ]


BAD = [
    ("cx-content-few", 0, "\n".join(LINES[:19])),
    ("cx-content-few", 0, ""),
    ("cx-content-fields", 3, "\n".join([*LINES[:2], "dog,cat,3", *LINES])),
    ("cx-content-fields", 1, "\n".join([LINES[0] + ",7", *LINES])),
    ("cx-content-value", 2, "\n".join([LINES[0], "dog,lamp,soup,king,6", *LINES])),
    ("cx-content-value", 2, "\n".join([LINES[0], "dog,lamp,soup,king,two", *LINES])),
    ("cx-content-word", 2, "\n".join([LINES[0], "dog,,soup,king,2", *LINES])),
    ("cx-content-word", 1, "\n".join([f"{'x' * 40},lamp,soup,king,2", *LINES])),
    ("cx-content-word", 1, "\n".join(["<b>,lamp,soup,king,2", *LINES])),
    ("cx-content-same", 4, "\n".join([*LINES[:3], "dog,lamp,Dog,king,2", *LINES])),
    ("cx-content-csv", 2, "\n".join([LINES[0], 'dog,"lamp,soup,king,2', *LINES])),
    ("cx-content-toml", 2, "[[card]]\nwords = [\n"),
    ("cx-content-toml", 0, "name = 'mine'\n"),
    ("cx-content-fields", 4, toml(SOME[:1]) + "[[card]]\nwords = ['dog', 'lamp', 'soup']\nvalue = 2\n" + toml(SOME)),
    ("cx-content-fields", 4, toml(SOME[:1]) + "[[card]]\nvalue = 2\n" + toml(SOME)),
    ("cx-content-value", 1, "[[card]]\nwords = ['dog', 'lamp', 'soup', 'king']\nvalue = true\n" + toml(SOME)),
    ("cx-content-word", 1, "[[card]]\nwords = ['dog', 'lamp', 'soup', 4]\nvalue = 1\n" + toml(SOME)),
    ("cx-content-many", 501, "\n".join(["dog,lamp,soup,king,1"] * 600)),
    ("cx-content-size", 0, "#" * 300_000),
]


@pytest.mark.rule("CX-O4")
@pytest.mark.parametrize(("key", "line", "text"), BAD)
def test_a_bad_deck_is_refused_with_its_line(key: str, line: int, text: str) -> None:
    with pytest.raises(BadContent) as caught:
        deck.read_deck(text)
    assert (caught.value.key, caught.value.line) == (key, line)


@pytest.mark.parametrize("thing", [None, 5, b"text", ["a"]])
def test_what_is_no_text_is_refused(thing: object) -> None:
    with pytest.raises(ValueError, match="cx-content-text"):
        deck.read_deck(thing)


@pytest.mark.rule("CX-O4")
def test_the_check_finds_words_that_are_related_unknown_or_there_twice() -> None:
    text = "\n".join(
        [*LINES, "dog,cat,pencil,volcano,2", "blorptang,lamp,soup,king,2", f"{SOME[0].words[0]},snail,oven,medal,1"]
    )
    found = {(finding.key, finding.line) for finding in deck.report(deck.read_deck(text)).findings}
    last = len(LINES)
    assert {
        ("cx-content-related", last + 1),
        ("cx-content-unknown", last + 2),
        ("cx-content-twice", last + 3),
    } <= found


def test_openings_are_counted_exactly() -> None:
    cards = tuple(deck.Card((f"N{n}", f"E{n}", f"S{n}", f"W{n}"), 1) for n in range(20))
    small = deck.Deck(cards, "")
    assert measures.openings(small, set()) == (0, 0)
    share, fits = measures.openings(small, {("N0", "S1")})
    assert share == pytest.approx(2 * (5 / 19) / 20)
    assert fits == pytest.approx(5 * 2 / (20 * 19))


words = st.one_of(st.sampled_from(lexicon().words), st.text(max_size=8))
rows = st.lists(st.tuples(words, words, words, words, st.integers(-1, 7)), min_size=18, max_size=30)


@given(st.one_of(st.text(max_size=300), rows.map(lambda table: "\n".join(",".join(map(str, row)) for row in table))))
@settings(max_examples=60, deadline=None)
def test_any_text_is_a_deck_or_bad_content(text: str) -> None:
    try:
        found = deck.read_deck(text)
    except BadContent:
        return
    assert len(found.cards) >= 20
    assert Counter(card.value in range(1, 6) for card in found.cards) == {True: len(found.cards)}


def test_the_table_of_the_shipped_deck_is_what_the_referee_says_pair_by_pair() -> None:
    """A sample of rows, and the same in either order."""
    cards = content.cards_of("house", False)
    size = len(cards.words)
    for row in range(0, size, 37):
        found = bytes(byte_of(referee.judge(cards.words[row], word)) for word in cards.words)
        assert cards.verdicts[row * size : row * size + size] == found
    for word in range(size):
        mirrored = cards.verdicts[word * size : word * size + size].translate(MIRROR)
        assert cards.verdicts[word::size] == mirrored
