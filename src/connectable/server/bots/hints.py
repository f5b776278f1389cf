"""Hints: what a strong bot would do in a seat's place. It sees what that seat may know; the rest is guessed.

There are none against other people, nor on a deal whose results are compared.
"""

import hashlib

from connectable.bots.evaluation import adviser_of
from connectable.bots.task import BotTask, bot_task, seeds_from
from connectable.table import Table
from connectable.table.evolve import acting_seats
from connectable.table.games import rules_of
from connectable.table.refusals import need, need_phase


def check_hint(table: Table, seat: int) -> None:
    """Refused where that seat may not have a hint now."""
    need_phase(table, "playing")
    need(not table.deal, "HINT-DEAL")
    need(all(other.who == "bot" for number, other in enumerate(table.seats) if number != seat), "HINT-PEOPLE")
    need(seat in acting_seats(table), "HINT-TURN")


def hint_task(table: Table, seat: int, position: int) -> BotTask:
    """A function of nothing but what the seat may know: its view, and the position it has seen."""
    digest = hashlib.sha256(f"hint {table.id} {seat} {position}".encode()).digest()
    return bot_task(rules_of(table), table.state, seat, adviser_of(table.game), seeds_from(digest), evaluates=True)


def is_possible(table: Table, seat: int, notation: str) -> bool:
    """Whether a seat can still follow a hint: what others did meanwhile need not change that."""
    if table.phase != "playing" or seat not in acting_seats(table):
        return False
    rules = rules_of(table)
    return notation in map(rules.notation, rules.legal(table.state, seat))
