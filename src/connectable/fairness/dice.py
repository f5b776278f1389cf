"""Fair dice: every outcome follows from a secret that was committed to before anybody acted.

The table publishes `commitment(secret)` at the start; each seat may add a contribution; then
outcome = HMAC(secret, contributions, label, take). The label names the thing (`round 3 roll`), so equal deals
stay equal whatever people do; the take rises when an undo draws the same thing again. At the end the secret
is shown and anybody can repeat every draw. This module keeps no secret and rolls nothing by itself.
"""

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Sequence
from typing import TypeVar

A = TypeVar("A")

SECRET_BYTES = 32
STEPS = 1 << 52
"""A draw is one of 2⁵² points on the line from 0 to 1: exact in a double, in Python and in a browser."""


def new_secret() -> bytes:
    """32 bytes nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published at the start: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(checked_secret(secret)).hexdigest()


def draw(secret: bytes, contributions: Sequence[str], label: str, take: int, outcomes: Sequence[tuple[A, float]]) -> A:
    """The outcome that secret and contributions (one a seat, `""` for none) fix for this thing."""
    if not outcomes:
        raise ValueError(f"{label!r:.80}: there is nothing to draw from")
    left = point(secret, contributions, label, take)
    for outcome, share in outcomes:
        left -= share
        if left < 0:
            return outcome
    return outcomes[-1][0]  # the shares add up to a hair less than 1


def point(secret: bytes, contributions: Sequence[str], label: str, take: int) -> float:
    """Where on the line from 0 to 1 this thing falls: the first 52 bits of the HMAC."""
    digest = hmac.digest(checked_secret(secret), message(contributions, label, take), "sha256")
    return (int.from_bytes(digest[:8], "big") >> 12) / STEPS


def message(contributions: Sequence[str], label: object, take: int) -> bytes:
    """What is signed: compact JSON of `[contributions, label, take]`, the same in every language."""
    for seat, text in enumerate(contributions):
        check_contribution(text, seat)
    if not isinstance(label, str) or not re.fullmatch(r"[ -~]{1,200}", label):
        raise ValueError(f"label: {label!r:.80} is not 1 to 200 printable ASCII characters")
    if type(take) is not int or take < 0:
        raise ValueError(f"take: {take!r:.80} is not a whole number from 0")
    return json.dumps([list(contributions), label, take], separators=(",", ":")).encode("ascii")


def check_contribution(text: object, seat: int) -> str:
    """The contribution itself: up to 64 printable ASCII characters, so that every browser signs the same bytes."""
    if not isinstance(text, str) or not re.fullmatch(r"[ -~]{0,64}", text):
        raise ValueError(f"contribution of seat {seat}: {text!r:.80} is not 0 to 64 printable ASCII characters")
    return text


def checked_secret(secret: object) -> bytes:
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        raise ValueError(f"secret: expected {SECRET_BYTES} bytes")  # never the secret itself
    return secret
