"""Undo and take-backs over the network: what a table offers to a seat succeeds, and nothing else does."""

import random
from typing import Any

import pytest

from server.running_server import RemoteTable, RunningServer
from table.walk import CASES, IDS, Case

STEPS = 24
"""Of each random game."""


@pytest.mark.matrix
@pytest.mark.parametrize("case", CASES, ids=IDS)
@pytest.mark.parametrize("company", ["people", "bots", "real dice"])
def test_what_is_offered_succeeds(shared_host: RunningServer, case: Case, company: str) -> None:
    name, count, options = case
    seats = ["human"] + ["bot:greedy" if company == "bots" else "human"] * (count - 1)
    dice = "table" if company == "real dice" else "fair"
    table = shared_host.make(*seats, game=name, options=options, table_dice=dice, table_pauses=False)
    rng = random.Random(f"{case} {company}")
    for _ in range(STEPS):
        for seat in table.tokens:
            check_offers(table, seat, rng)
        if not act(table, rng):
            break


def act(table: RemoteTable, rng: random.Random) -> bool:
    """Somebody's next step; False: nobody here has one."""
    seen = {seat: table.see(seat) for seat in table.tokens}
    if rolls := seen[0]["outcomes"]:
        return table.command(0, "roll", notation=rng.choice(rolls)).status_code == 200
    acting = [seat for seat in seen if seen[seat]["legal"]]
    if not acting:
        return seen[0]["phase"] == "playing" and any(seat["who"] == "bot" for seat in seen[0]["seats"])
    seat = rng.choice(acting)
    answer = table.act(seat, rng.choice(seen[seat]["legal"]), seen[seat]["position"])
    beside_bots = len(table.tokens) < len(seen[seat]["seats"])
    assert answer.status_code in ((200, 409, 422) if beside_bots else (200,)), answer.text  # they may have been faster
    return True


def check_offers(table: RemoteTable, seat: int, rng: random.Random) -> None:
    seen = table.see(seat)
    offered, alone = seen["undo"] or seen["undo_seen"], len(table.tokens) == len(seen["seats"])
    if offered and rng.random() < 0.3:
        succeeds(table.command(seat, "undo"), alone)
    elif not offered and alone and rng.random() < 0.2:
        assert table.command(seat, "undo").status_code == 422
    if table.see(seat)["takeback"] and rng.random() < 0.1:
        succeeds(table.command(seat, "propose", kind="takeback"), alone)
        for other in table.tokens:
            if other != seat and table.see(seat)["offers"]:
                succeeds(table.command(other, "answer", kind="takeback", agree=True), alone)
        assert table.see(seat)["legal"], "the seat has its choice back"


def succeeds(answer: Any, alone: bool) -> None:
    """Beside bots the game may have gone on meanwhile, but then the refusal is a sentence and never a fault."""
    assert answer.status_code == 200 or (not alone and answer.status_code == 422), answer.text
