"""The proof of fair dice: every chance entry of a record, drawn once more from the secret that was committed to.

It judges dice, not people: whether the actions were legal is the replay's business, and a record that cannot be
replayed has no proof.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import groupby

from connectable.contract import CHANCE
from connectable.fairness.dice import commitment, draw
from connectable.record import BadRecord, Dice, Record, abandoned, history, played_by


class NothingToCheck(ValueError):
    """A record without fair dice: `why` is `none` (it names none), `table` (people rolled) or `secret` (not over)."""

    def __init__(self, why: str) -> None:
        super().__init__(f"record: no dice to check ({why})")
        self.why = why


@dataclass(frozen=True, slots=True)
class Drawn:
    """One chance entry, as the record has it and as the dice give it."""

    position: int
    """Among the entries."""
    label: str
    take: int
    """How often the same thing had been drawn before."""
    said: str
    computed: str
    taken_back: bool
    shares: tuple[tuple[float, int], ...]
    """What could have come, in order: each share and how many outcomes in a row have it."""
    place: int
    """Of `computed` among the outcomes."""

    @property
    def holds(self) -> bool:
        return self.said == self.computed


@dataclass(frozen=True, slots=True)
class Proof:
    """What came out."""

    sealed: bool
    """The secret is the one that was committed to."""
    draws: tuple[Drawn, ...]

    @property
    def mismatch(self) -> Drawn | None:
        """The first chance entry that the dice do not give."""
        return next((drawn for drawn in self.draws if not drawn.holds), None)

    @property
    def holds(self) -> bool:
        return self.sealed and self.mismatch is None


def prove(record: Record) -> Proof:
    """The proof of a record; NothingToCheck, BadRecord."""
    dice = fair_dice(record)
    try:
        secret = bytes.fromhex(dice.secret)
        sealed = commitment(secret) == dice.commitment
        return Proof(sealed, tuple(drawn_again(record, secret, dice.contributions, dice.given)))
    except BadRecord:
        raise
    except ValueError as error:  # the secret or a contribution cannot be one
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


def drawn_again(record: Record, secret: bytes, contributions: list[str], given: int) -> list[Drawn]:
    rules, takes, found = played_by(record), Counter[str](), []
    gone = {
        place for at, (_, what) in enumerate(record.entries) if isinstance(what, dict) for place in abandoned(what, at)
    }
    for entry in history(record):
        if entry.seat == CHANCE:
            label = rules.label(entry.before)
            if entry.position < given:  # drawn at another table; the takes go on counting
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
