"""The proof of fair dice: every chance entry of a record, drawn again from the committed secret.

It checks dice only: whether the actions were legal is left to the replay, and a record that cannot be replayed has no
proof.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import groupby

from connectable.contract import CHANCE
from connectable.fairness.dice import commitment, draw
from connectable.record import BadRecord, Dice, Record, abandoned, history, played_by


class NothingToCheck(ValueError):
    """A record without fair dice. `why`: `none` (no dice), `table` (people rolled) or `secret` (not over)."""

    def __init__(self, why: str) -> None:
        super().__init__(f"record: no dice to check ({why})")
        self.why = why


@dataclass(frozen=True, slots=True)
class Drawn:
    """One chance entry: what the record says and what the dice give."""

    position: int
    """The index among the entries."""
    label: str
    take: int
    """How often the same label had been drawn before."""
    said: str
    """What the record has."""
    computed: str
    taken_back: bool
    shares: tuple[tuple[float, int], ...]
    """The possible outcomes in order, run-length encoded: each probability and how many outcomes in a row have it."""
    place: int
    """The index of `computed` among the outcomes."""

    @property
    def holds(self) -> bool:
        return self.said == self.computed


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of checking a record."""

    secret_matches: bool
    """Whether the secret is the one that was committed to."""
    draws: tuple[Drawn, ...]

    @property
    def mismatch(self) -> Drawn | None:
        """The first chance entry that differs from what the dice give."""
        return next((drawn for drawn in self.draws if not drawn.holds), None)

    @property
    def holds(self) -> bool:
        return self.secret_matches and self.mismatch is None


def prove(record: Record) -> Proof:
    """The proof of a record; raises NothingToCheck or BadRecord."""
    dice = fair_dice(record)
    try:
        secret = bytes.fromhex(dice.secret)
        matches = commitment(secret) == dice.commitment
        return Proof(matches, tuple(draw_again(record, secret, dice.contributions, dice.given)))
    except BadRecord:
        raise
    except ValueError as error:  # the secret or a contribution is malformed
        raise BadRecord(f"record: dice: {error}") from None


def fair_dice(record: Record) -> Dice:
    if record.dice is None:
        raise NothingToCheck("none")
    if record.dice.kind == "table":
        raise NothingToCheck("table")
    if not record.dice.secret:
        raise NothingToCheck("secret")
    if len(record.dice.contributions) != record.seats:
        raise BadRecord(f"record: dice: {len(record.dice.contributions)} contributions for {record.seats} seats")
    return record.dice


def draw_again(record: Record, secret: bytes, contributions: list[str], given: int) -> list[Drawn]:
    rules, takes, found = played_by(record), Counter[str](), []
    gone = {
        place for at, (_, what) in enumerate(record.entries) if isinstance(what, dict) for place in abandoned(what, at)
    }
    for entry in history(record):
        if entry.seat == CHANCE:
            label = rules.label(entry.before)
            if entry.position < given:  # drawn at another table, but counted among the takes
                takes[label] += 1
                continue
            outcomes = rules.chance(entry.before)
            places = [(place, share) for place, (_, share) in enumerate(outcomes)]
            place = draw(secret, contributions, label, takes[label], places)
            computed = rules.notation(outcomes[place][0])
            taken_back = entry.position in gone
            shares = tuple((share, len(list(row))) for share, row in groupby(share for _, share in outcomes))
            found.append(Drawn(entry.position, label, takes[label], entry.text, computed, taken_back, shares, place))
            takes[label] += 1
    return found
