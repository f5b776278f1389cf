"""How a table says no: with an id and data, like the games do."""

from connectable.contract import Refusal
from connectable.table.model import Phase, Table

NOTATION = "TB-NOTATION"
"""The game cannot read the action."""
NO_SEAT = "TB-NO-SEAT"
"""The asker's token is no seat of the table, or not any more."""
KICKED = "TB-KICKED"
"""The asker had a seat until the host removed her."""


class Refused(ValueError):
    """Nothing changed; the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {dict(refusal.detail)}")
        self.refusal = refusal


def need(claim: bool, rule: str, **detail: str | int) -> None:
    if not claim:
        raise Refused(Refusal(f"TB-{rule}", detail))


def need_host(table: Table, seat: int) -> None:
    """For what is the host's alone."""
    need(seat == table.host, "HOST", host=table.seats[table.host].name)


def need_leader(table: Table, seat: int) -> None:
    """For what others wait for: nobody waits for a host who is gone."""
    leader = table.leader()
    need(seat == leader, "HOST", host=table.seats[leader].name)


def need_going(table: Table) -> None:
    """For play: nobody moves while the teacher holds everything up."""
    need(table.paused_at < 0, "PAUSED")


def need_free(table: Table) -> None:
    """For what only the teacher decides where the table belongs to a class."""
    need(not table.class_, "CLASS")


def need_phase(table: Table, phase: Phase) -> None:
    if table.phase != phase:
        need(False, f"NOT-{phase.upper()}", phase=table.phase)
