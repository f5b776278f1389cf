"""Checks the dice of a record and tells it: the verdict first, then every roll. What fair means, `proof` knows."""

from pathlib import Path

from connectable.fairness.proof import Drawn, NothingToCheck, Proof, prove
from connectable.i18n import Speech
from connectable.record import BadRecord, Dice, read_record
from connectable.terminal.errors import UsageError
from connectable.terminal.pen import columns, harmless, pad, wrap
from connectable.terminal.saves import MAX_BYTES
from connectable.terminal.screen import Screen
from connectable.terminal.setup import read_text

WHY = {"none": "tb-verify-none", "table": "tb-verify-table", "secret": "tb-verify-secret"}


def verify(lang: str, file: Path) -> int:
    """0 when every roll follows from the sealed secret, 1 when not; a UsageError when there is nothing to check."""
    try:
        record = read_record(read_text(file, MAX_BYTES))
        proof = prove(record)
    except BadRecord as error:
        raise UsageError("tb-record-bad", file=str(file), reason=str(error)) from None
    except NothingToCheck as nothing:
        raise UsageError(WHY[nothing.why], file=str(file)) from None
    assert record.dice is not None
    screen = Screen(Speech(lang))
    tell_verdict(screen, proof)
    tell_dice(screen, record.dice)
    for line in rows(screen, proof.draws):
        screen.line(line)
    return 0 if proof.holds else 1


def tell_verdict(screen: Screen, proof: Proof) -> None:
    say, wrong = screen.speech.say, proof.mismatch
    if proof.holds:
        screen.line(screen.pen.ink("green", wrap(say("tb-verify-fair", count=len(proof.draws)))))
    if not proof.secret_matches:
        screen.line(screen.pen.ink("red", wrap(say("tb-verify-unsealed"))))
    if wrong:
        values = {"label": wrong.label, "said": harmless(wrong.said), "computed": wrong.computed}
        screen.line(screen.pen.ink("red", wrap(say("tb-verify-wrong", entry=wrong.position, **values))))
    screen.line()


def tell_dice(screen: Screen, dice: Dice) -> None:
    added = [repr(text) if text else "–" for text in dice.contributions]
    screen.say("tb-verify-sealed", seal=harmless(dice.commitment))
    screen.say("tb-verify-opened", secret=dice.secret)
    screen.say("tb-verify-added", added=added)
    screen.line()


def rows(screen: Screen, draws: tuple[Drawn, ...]) -> list[str]:
    """One line per roll, in columns, below a header."""
    say = screen.speech.say
    head = [say(f"tb-verify-{column}") for column in ("label", "take", "said", "computed")]
    back = say("tb-verify-back")
    table = [(head, "", "")]
    for drawn in draws:
        cells = [drawn.label, str(drawn.take), harmless(drawn.said), drawn.computed]
        table.append((cells, "✓" if drawn.holds else "✗", back if drawn.taken_back else ""))
    widths = [max(columns(cells[place]) for cells, _, _ in table) for place in range(len(head))]
    return [
        "  ".join([*(pad(cell, width) for cell, width in zip(cells, widths, strict=True)), mark, note]).rstrip()
        for cells, mark, note in table
    ]
