"""Fair dice: fixed test vectors (which a browser must reproduce), fairness, and bad input."""

import json
from collections import Counter
from typing import Any

import pytest

from connectable.fairness.dice import check_contribution, commitment, draw, message, new_secret, point
from paths import ROOT

SECRET = bytes(range(32))
SEATS = ["lucky", "", 'q"\\']
VECTORS = json.loads((ROOT / "docs/dice-vectors.json").read_text("utf-8"))
DIE = [(face, 1 / 6) for face in range(1, 7)]


def test_the_fixed_vector() -> None:
    """SHA-256 and HMAC-SHA-256 of the same bytes, computed once with Node's crypto module."""
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert message(SEATS, "round 3 roll", 0) == rb'[["lucky","","q\"\\"],"round 3 roll",0]'
    assert point(SECRET, SEATS, "round 3 roll", 0) == 0.3350379392614915
    assert draw(SECRET, SEATS, "round 3 roll", 0, DIE) == 3


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['label']}, take {vector['take']}")
def test_the_vectors_that_every_client_shares(vector: dict[str, Any]) -> None:
    secret, thing = bytes.fromhex(vector["secret"]), (vector["contributions"], vector["label"], vector["take"])
    assert commitment(secret) == vector["commitment"]
    assert message(*thing) == vector["message"].encode("ascii")
    assert point(secret, *thing) == vector["point"]
    assert draw(secret, *thing, list(enumerate(vector["shares"]))) == vector["outcome"]


def test_the_vectors_hold_the_fixed_one() -> None:
    first = VECTORS[0]
    assert (first["secret"], first["label"], first["point"]) == (SECRET.hex(), "round 3 roll", 0.3350379392614915)


def test_label_take_contribution_and_secret_all_count() -> None:
    points = {
        point(SECRET, SEATS, "round 3 roll", 0),
        point(SECRET, SEATS, "round 3 roll", 1),
        point(SECRET, SEATS, "round 4 roll", 0),
        point(SECRET, ["lucky", "", ""], "round 3 roll", 0),
        point(SECRET, ["", "lucky", ""], "round 3 roll", 0),
        point(bytes(32), SEATS, "round 3 roll", 0),
    }
    assert len(points) == 6


def test_outcomes_come_in_their_shares() -> None:
    """10,000 draws of a 1 : 3 choice: within five standard deviations."""
    shares = [("rare", 0.25), ("common", 0.75)]
    counts = Counter(draw(SECRET, [], f"roll {n}", 0, shares) for n in range(10_000))
    assert abs(counts["rare"] - 2500) < 5 * (10_000 * 0.25 * 0.75) ** 0.5


def test_shares_that_add_up_to_a_hair_less_than_one_still_give_an_outcome() -> None:
    assert draw(SECRET, [], "x", 0, [("only", 1e-300)]) == "only"


def test_secrets_differ_and_never_show_in_an_error() -> None:
    assert new_secret() != new_secret()
    with pytest.raises(ValueError, match="expected 32 bytes") as caught:
        commitment(b"hush")
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize("text", ["x" * 65, "ü", "\n", 7, None])
def test_a_bad_contribution_names_its_seat(text: object) -> None:
    with pytest.raises(ValueError, match="contribution of seat 2"):
        check_contribution(text, 2)


@pytest.mark.parametrize(("label", "take"), [("", 0), ("x" * 201, 0), ("ü", 0), ("x", -1), ("x", True)])
def test_bad_labels_and_takes_are_refused(label: str, take: int) -> None:
    with pytest.raises(ValueError, match="label|take"):
        message([], label, take)


def test_nothing_to_draw_from_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        draw(SECRET, [], "x", 0, [])
