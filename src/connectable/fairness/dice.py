"""Fair dice: every outcome follows from a secret that was committed to before anybody acted.

The table publishes `commitment(secret)` at the start; each seat may add a contribution; then
outcome = HMAC(secret, contributions, label, take). The label names what is drawn (`round 3 roll`), so tables with the
same secret draw the same whatever people do; the take rises when something is drawn again after an undo. At the
end the secret is published and anybody can repeat every draw. This module stores no secret and keeps no state.
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
"""A draw is one of 2⁵² points between 0 and 1: exact in a double, both in Python and in a browser."""


def new_secret() -> bytes:
    """32 unpredictable bytes."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published at the start: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(checked_secret(secret)).hexdigest()


def draw(secret: bytes, contributions: Sequence[str], label: str, take: int, outcomes: Sequence[tuple[A, float]]) -> A:
    """The outcome that the secret and the contributions (one per seat, `""` for none) give this label and take."""
    if not outcomes:
        raise ValueError(f"{label!r:.80}: there is nothing to draw from")
    left = point(secret, contributions, label, take)
    for outcome, share in outcomes:
        left -= share
        if left < 0:
            return outcome
    return outcomes[-1][0]  # rounding: the shares may add up to slightly less than 1


def point(secret: bytes, contributions: Sequence[str], label: str, take: int) -> float:
    """The point between 0 and 1 for this label and take: the first 52 bits of the HMAC."""
    digest = hmac.digest(checked_secret(secret), message(contributions, label, take), "sha256")
    return (int.from_bytes(digest[:8], "big") >> 12) / STEPS


def message(contributions: Sequence[str], label: object, take: int) -> bytes:
    """The signed bytes: compact JSON of `[contributions, label, take]`, the same in every programming language."""
    for seat, text in enumerate(contributions):
        check_contribution(text, seat)
    if not isinstance(label, str) or not re.fullmatch(r"[ -~]{1,200}", label):
        raise ValueError(f"label: {label!r:.80} is not 1 to 200 printable ASCII characters")
    if type(take) is not int or take < 0:
        raise ValueError(f"take: {take!r:.80} is not a whole number from 0")
    return json.dumps([list(contributions), label, take], separators=(",", ":")).encode("ascii")


def check_contribution(text: object, seat: int) -> str:
    """The contribution, checked: up to 64 printable ASCII characters, so that every browser signs the same bytes."""
    if not isinstance(text, str) or not re.fullmatch(r"[ -~]{0,64}", text):
        raise ValueError(f"contribution of seat {seat}: {text!r:.80} is not 0 to 64 printable ASCII characters")
    return text


def checked_secret(secret: object) -> bytes:
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        raise ValueError(f"secret: expected {SECRET_BYTES} bytes")  # never the secret itself
    return secret
