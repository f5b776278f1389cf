"""CX-O6: ids beside words, decks in several languages, and which links count in which language; what a refusal says."""

from itertools import combinations
from typing import Any

import pytest

from connectable.contract import BadContent
from connectable.games.connections import GAME, content, deck
from connectable.games.connections.engine import judging
from connectable.games.connections.engine.cards import ACCEPTED, kind_name, reason_name
from connectable.games.connections.engine.state import State
from connectable.games.connections.view import card_view
from connectable.i18n import LANGUAGES, Speech

SOME = deck.house("house-1").cards[:24]
FIRST = ",".join([*SOME[0].words, str(SOME[0].value)])
THAI = "หมา / แมว / น้ำ / ที่อยู่"


def csv(*languages: str, cell: str = THAI) -> str:
    """A deck with a column for each language, filled in for the first card."""
    heading = ",".join([*deck.SIDES, "value", *languages])
    rows = [",".join([*card.words, str(card.value)]) for card in SOME]
    rows[0] += "".join(f",{cell}" for _ in languages)
    return "\n".join([heading, *rows])


def toml(**others: str) -> str:
    more = "".join(f"{language} = {words}\n" for language, words in others.items())
    return "\n".join(f"[[card]]\nwords = {list(card.words)}\nvalue = {card.value}\n{more}" for card in SOME)


@pytest.mark.rule("CX-O6")
def test_a_word_keeps_its_id_whichever_cards_are_in_play() -> None:
    text = csv().replace(FIRST, FIRST[:-1] + "5")
    whole, learners = (content.cards_of(text, without) for without in (False, True))
    assert whole.count() > learners.count()
    assert (
        dict(zip(learners.words, learners.ids, strict=True)).items()
        <= dict(zip(whole.words, whole.ids, strict=True)).items()
    )
    assert whole.card_ids == tuple(range(1, 25))
    assert learners.card_ids == tuple(place for place in whole.card_ids if whole.values[place - 1] < 5)
    assert learners.card_ids[0] == 2


@pytest.mark.rule("CX-O6")
def test_views_and_refusals_carry_ids_beside_words() -> None:
    state = GAME.start(2)
    cards = state.setup.cards
    seen = card_view(state.setup.cards, state.setup.words, 3)
    assert [cards.words[cards.ids.index(number)] for number in seen["ids"]] == seen["words"]
    assert seen["id"] == 4
    refusal = judging.pair_refusal(state, 3, 5, {})
    assert refusal.detail["ids"] == [cards.ids[3], cards.ids[5]]
    assert judging.pair_report(state, 3, 5, False)["ids"] == [cards.ids[3], cards.ids[5]]


@pytest.mark.rule("CX-O6")
@pytest.mark.parametrize(("words", "shown"), [("en", []), ("th", ["th"]), ("it", []), ("any", ["de", "th"])])
def test_a_deck_brings_its_words_in_other_languages(words: str, shown: list[str]) -> None:
    state = GAME.start(2, {"deck": csv("th", "de"), "words": words})
    first, second = (card_view(state.setup.cards, state.setup.words, place) for place in (0, 1))
    assert sorted(first.get("translations", {})) == shown
    assert all(found == ["หมา", "แมว", "น้ำ", "ที่อยู่"] for found in first.get("translations", {}).values())
    assert "translations" not in second
    assert GAME.read(GAME.format(state)) == state


@pytest.mark.rule("CX-O6")
def test_a_table_of_toml_brings_them_too() -> None:
    state = GAME.start(2, {"deck": toml(it='["uno", "due", "tre", "è già"]'), "words": "it"})
    assert card_view(state.setup.cards, state.setup.words, 9)["translations"] == {"it": ["uno", "due", "tre", "è già"]}


@pytest.mark.rule("CX-O6")
@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        (csv("xx"), "cx-content-column", 1),
        (csv("en"), "cx-content-column", 1),
        (csv("th", cell="หมา / แมว"), "cx-content-language", 2),
        (csv("th", cell="a / b / c / a"), "cx-content-same", 2),
        (csv("th", cell="a / b / c / 7"), "cx-content-word", 2),
        (csv().replace(FIRST, FIRST + ",หมา"), "cx-content-fields", 2),
        (toml(it='"uno"'), "cx-content-language", 1),
    ],
)
def test_a_column_that_is_wrong_is_explained(text: str, key: str, line: int) -> None:
    with pytest.raises(BadContent) as problem:
        deck.read_deck(text)
    assert (problem.value.key, problem.value.line) == (key, line)
    for language in LANGUAGES:
        assert Speech(language).say(problem.value.key, **problem.value.detail)


@pytest.mark.rule("CX-O6")
@pytest.mark.parametrize("words", ["th", "it", "any"])
@pytest.mark.parametrize("house", deck.HOUSE_DECKS)
def test_what_is_only_said_together_in_english_counts_in_english_only(words: str, house: str) -> None:
    english, other = (GAME.start(2, {"deck": house, **more}) for more in ({}, {"words": words}))
    kept = deck.house(house).verdicts
    assert kept is not None
    own = {frozenset((kept.words[one], kept.words[two])) for one, two in kept.usage.get(words, ())}
    cards, lost, gained = english.setup.cards, 0, 0
    for one, two in pairs(english):
        here, there = (judging.allowed(state, one, two) for state in (english, other))
        if frozenset((cards.words[one], cards.words[two])) in own:
            assert there
            gained += not here
        elif here and not there:
            lost += 1
            assert judging.pair_refusal(other, one, two, {}).key == "cx-refusal-k3-usage"
        else:
            assert here == there
    assert lost > 20
    assert (gained > 5) == bool(own)


@pytest.mark.rule("CX-O6")
def test_what_a_language_says_together_is_told_as_that() -> None:
    german, anybody = GAME.start(2, {"words": "de"}), GAME.start(2, {"words": "any"})
    kept = deck.house().verdicts
    assert kept is not None
    number = {word: place for place, word in enumerate(german.setup.cards.words)}
    told = [
        german.setup.cards.verdict(number[kept.words[one]], number[kept.words[two]])
        for one, two in kept.usage["de"]
        if not judging.allowed(anybody, number[kept.words[one]], number[kept.words[two]])
    ]
    assert len(told) > 100
    assert {(kind_name(verdict), reason_name(verdict)) for verdict in told} == {("debatable", "said")}


@pytest.mark.rule("CX-O6")
def test_a_language_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="option words: 'pt' is not one of en, th, it, de, fr, es, any"):
        GAME.start(2, {"words": "pt"})


@pytest.mark.rule("CX-O6")
@pytest.mark.parametrize(("seats", "judge"), [(2, "vote"), (1, "trust")])
def test_a_deck_with_unknown_words_starts_with_people_who_judge(seats: int, judge: str) -> None:
    text = csv().replace(SOME[0].words[0], "XQZWY")
    state = GAME.start(seats, {"deck": text})
    assert (state.setup.judge, state.setup.find) == (judge, "shown")
    assert GAME.read(GAME.format(state)) == state


@pytest.mark.rule("CX-O6")
@pytest.mark.parametrize(
    ("options", "field"), [({"judge": "referee"}, "judge"), ({"judge": "jury"}, "judge"), ({"find": "own"}, "find")]
)
def test_what_contradicts_unknown_words_is_refused(options: dict[str, Any], field: str) -> None:
    text = csv().replace(SOME[0].words[0], "XQZWY")
    with pytest.raises(ValueError, match=f"option {field}: .*know"):
        GAME.start(2, {"deck": text, **options})


@pytest.mark.rule("CX-J3")
def test_the_referee_never_says_that_it_knows_no_link_where_it_has_one() -> None:
    state = GAME.start(2)
    cards, weak = state.setup.cards, 0
    for a, b in pairs(state):
        verdict = cards.verdict(a, b)
        if verdict >= ACCEPTED:
            continue
        refusal = judging.pair_refusal(state, a, b, {})
        assert (refusal.detail["first"], refusal.detail["second"]) == (cards.words[a], cards.words[b])
        if reason_name(verdict):
            weak += 1
            assert (refusal.key, refusal.detail["reason"]) == ("cx-refusal-k3-weak", reason_name(verdict))
        else:
            debatable = kind_name(verdict) == "debatable"
            assert refusal.key == ("cx-refusal-k3-debatable" if debatable else "cx-refusal-k3-no-link")
    assert weak > 50


@pytest.mark.rule("CX-J3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_pair_is_a_sentence_with_both_words(language: str) -> None:
    state, speech = GAME.start(2), Speech(language)
    kinds = {(reason_name(verdict), kind_name(verdict)): pair for pair, verdict in unaccepted(state)}
    for pair in kinds.values():
        title, reason = speech.refusal(judging.pair_refusal(state, *pair, {}))
        assert all(state.setup.cards.words[word] in title for word in pair)
        assert reason


def unaccepted(state: State) -> list[tuple[tuple[int, int], int]]:
    found = [(pair, state.setup.cards.verdict(*pair)) for pair in pairs(state)]
    return [(pair, verdict) for pair, verdict in found if verdict < ACCEPTED]


def pairs(state: State) -> list[tuple[int, int]]:
    return list(combinations(range(len(state.setup.cards.words)), 2))
