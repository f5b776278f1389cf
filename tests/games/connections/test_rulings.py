"""House rulings as text: what is taken, what is refused, and that they come back from a game."""

from itertools import combinations

import pytest

from connectable.games.connections import GAME
from connectable.games.connections.engine import judging
from connectable.games.connections.engine.cards import ACCEPTED
from connectable.games.connections.engine.state import State
from connectable.games.connections.meta import META
from connectable.games.connections.rulings import MOST_BYTES, exported, read_rulings, write_rulings
from connectable.record import Record, replay
from games.connections.tiny import view

pytestmark = pytest.mark.rule("CX-J4")


def test_the_text_is_sorted_and_each_pair_is_written_in_one_order() -> None:
    rulings = read_rulings("zoo + Ice  cream = STANDS\n\n  b1+a1=falls\n")
    assert rulings == {("ICE CREAM", "ZOO"): True, ("A1", "B1"): False}
    assert write_rulings(rulings) == "A1 + B1 = falls\nICE CREAM + ZOO = stands\n"
    assert read_rulings(write_rulings(rulings)) == rulings


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("A + B", "line 1: 'A \\+ B' is not WORD"),
        ("A + B = stands\nA = falls", "line 2"),
        ("A + B = maybe", "line 1"),
        ("A + B + C = falls", "line 1"),
        ("A + B = stands\nb + a = stands", "line 2: A \\+ B is there twice"),
        ("A + a = stands", "two different words"),
        (" + A = stands", "two different words"),
        ("".join(f"A{number} + B = stands\n" for number in range(501)), "more than 500"),
        ("\n" * (MOST_BYTES + 1), "larger than 32000 bytes"),
        ("é" * (MOST_BYTES // 2 + 1), "larger than 32000 bytes"),
    ],
)
def test_what_is_no_list_of_rulings_is_refused(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=f"option rulings: .*{problem}"):
        GAME.start(2, {"rulings": text})


def test_five_hundred_rulings_are_taken() -> None:
    text = "".join(f"A{number} + B = stands\n" for number in range(500))
    assert GAME.start(2, {"rulings": text}).setup.rulings == {}


@pytest.mark.parametrize("judge", ["referee", "jury", "vote"])
def test_rulings_come_along_and_bind(judge: str) -> None:
    plain = GAME.start(3, {"judge": judge})
    words = plain.setup.cards.words
    good, bad = pair(plain, accepted=True), pair(plain, accepted=False)
    lines = [f"{words[good[0]]} + {words[good[1]]} = falls", f"{words[bad[1]]} + {words[bad[0]]} = stands"]
    state = GAME.start(3, {"judge": judge, "rulings": "\n".join([*lines, "NOT + THERE = falls"])})
    assert {key_of(state, *good): False, key_of(state, *bad): True} == state.rulings
    assert not judging.allowed(state, *good)
    assert judging.allowed(state, *bad)
    assert judging.pair_refusal(state, *good, {}).key == "cx-refusal-j4-fallen"
    assert [ruling["stands"] for ruling in view(state, None)["rulings"]] == [
        stands for _, stands in sorted(state.rulings.items())
    ]
    assert GAME.read(GAME.format(state)) == state


def pair(state: State, *, accepted: bool) -> tuple[int, int]:
    """The first two words that the referee accepts, or does not."""
    size = len(state.setup.cards.words)
    return next(
        (a, b) for a, b in combinations(range(size), 2) if (state.setup.cards.verdict(a, b) >= ACCEPTED) == accepted
    )


def key_of(state: State, a: int, b: int) -> int:
    return judging.pair_key(state, a, b)


def test_trust_takes_none() -> None:
    with pytest.raises(ValueError, match="option rulings: only where judge is"):
        GAME.start(2, {"judge": "trust", "rulings": "A + B = stands"})


def test_they_are_stored_sorted_and_a_record_brings_them_along() -> None:
    options = META.stored_options({"rulings": "b + a = falls\nA + C = stands"})
    assert options["rulings"] == "A + B = falls\nA + C = stands\n"
    state = replay(Record("connections", GAME.rules, dict(options), 2))
    assert GAME.read(GAME.format(state)) == state


def test_what_a_vote_decided_can_be_brought_to_another_game() -> None:
    state = GAME.start(3, {"judge": "vote"})
    judging.set_ruling(state, 5, 3, False)
    judging.set_ruling(state, 0, 7, True)
    text = exported(view(state, None)["rulings"])
    assert len(text.splitlines()) == 2
    assert GAME.start(2, {"judge": "jury", "rulings": text}).rulings == state.rulings


def test_no_more_is_exported_than_another_game_takes() -> None:
    many = [{"words": [f"A{number}", "B" * 40], "stands": True} for number in range(900)]
    text = exported(many)
    assert 400 < len(read_rulings(text)) <= 500


def test_a_word_that_a_deck_has_twice_is_not_exported_with_itself() -> None:
    assert exported([{"words": ["MOON", "MOON"], "stands": True}]) == ""
