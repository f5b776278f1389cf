"""The small types of the contract: options, refusals, the generator, the registry."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import connectable
from connectable.contract import BadContent, Refusal
from connectable.generator import Generator
from connectable.options import Option, fit, settle
from connectable.registry import GAMES, register

KNOWN = (Option("mode", "quick", ("quick", "full")), Option("rounds", 5, span=(1, 20)), Option("open", False))


def test_options_take_their_defaults() -> None:
    assert settle(KNOWN, None) == {"mode": "quick", "rounds": 5, "open": False}
    assert settle(KNOWN, {"rounds": 20, "open": True}) == {"mode": "quick", "rounds": 20, "open": True}


def test_an_option_that_belongs_to_another_is_refused_without_it() -> None:
    known = (
        Option("way", "classic", ("classic", "endless")),
        Option("side", 0, span=(0, 9), only=("way", ("endless",))),
    )
    fit(known, settle(known, {"way": "endless", "side": 7}))
    fit(known, settle(known, {"side": 0}))
    with pytest.raises(ValueError, match="option side: only where way is endless, not with classic"):
        fit(known, settle(known, {"side": 7}))


@pytest.mark.parametrize(
    ("given_options", "complaint"),
    [
        ({"mode": "slow"}, "option mode: 'slow' is not one of quick, full"),
        ({"mode": 3}, "option mode: 3 is not str"),
        ({"rounds": 0}, "option rounds: 0 is not between 1 and 20"),
        ({"rounds": 10**30}, "option rounds: 1000.* is not between 1 and 20"),
        ({"rounds": True}, "option rounds: True is not int"),
        ({"open": 1}, "option open: 1 is not bool"),
        ({"colour": "red"}, "option 'colour' is unknown; known: mode, rounds, open"),
        ([1], r"options: \[1\] is not a mapping"),
    ],
)
def test_a_bad_option_is_named(given_options: object, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        settle(KNOWN, given_options)


def test_a_refusal_knows_its_sentence() -> None:
    assert Refusal("CN-F2").key == "cn-refusal-f2"
    assert Refusal("CN-F2", {"why": "zone-free", "zone": 4}).key == "cn-refusal-f2-zone-free"


def test_bad_content_says_where() -> None:
    assert (
        str(BadContent("c5-content-loose", {"char": "─"}, 3, 7)) == "line 3, column 7: c5-content-loose {'char': '─'}"
    )


def test_the_generator_is_the_same_everywhere() -> None:
    rng = Generator(2026)
    assert [rng.randrange(1000) for _ in range(8)] == [709, 482, 410, 737, 297, 270, 581, 550]


def test_neighbouring_seeds_start_far_apart() -> None:
    first = Counter(Generator(seed).randrange(6) for seed in range(6000))
    assert all(abs(count - 1000) < 5 * (6000 * 5 / 36) ** 0.5 for count in first.values())


@given(st.integers(), st.integers(1, 2**30))
def test_randrange_stays_below_its_bound(seed: int, bound: int) -> None:
    rng = Generator(seed)
    assert all(0 <= rng.randrange(bound) < bound for _ in range(10))


@pytest.mark.parametrize("name", ["chess", "", None, 7, "CoNNNect"])
def test_an_unknown_game_is_named_with_the_known_ones(name: str) -> None:
    with pytest.raises(ValueError, match="unknown game .*; known: .*highcard"):
        connectable.game(name)


def test_a_name_is_registered_once() -> None:
    register("highcard", "highcard")
    with pytest.raises(ValueError, match="already highcard"):
        register("highcard", "elsewhere")


@pytest.mark.parametrize("name", GAMES)
def test_random_playouts_repeat_and_differ_by_seed(name: str) -> None:
    seats = connectable.game(name).seats[1]
    outcomes = [connectable.random_playout(name, seats, seed) for seed in range(8)]
    assert outcomes == [connectable.random_playout(name, seats, seed) for seed in range(8)]
    assert len({outcome.points for outcome in outcomes}) > 1
