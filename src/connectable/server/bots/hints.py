"""Hints: what a strong bot would do in a seat's place. It is shown what that seat may know, and the rest is guessed.

Nobody gets one against other people, nor on a deal whose results are compared.
"""

import hashlib

from starlette.responses import Response

from connectable.bots.evaluation import ADVISER, level_or_best
from connectable.bots.task import BotTask, bot_task, seeds_from
from connectable.registry import game
from connectable.server.bots.pool import NoChoice
from connectable.server.bots.queue import Urgency
from connectable.server.http.localize import reasoned
from connectable.server.http.problems import Trouble
from connectable.server.http.request import Call, json
from connectable.server.protocol.group_messages import Hint, Weighed
from connectable.server.tables.host import Hosted, Stale
from connectable.table import Table
from connectable.table.evolve import acting_seats
from connectable.table.refusals import need, need_phase

FEW = 4
"""Choices whose worth is told."""


async def give_hint(call: Call) -> Response:
    hosted, seat = await call.seated()
    call.server.pace.count("hints", f"{hosted.id} {seat}")
    check(hosted.here, seat)
    workers, position = call.server.workers, hosted.sight(seat).position
    assert workers is not None, "the server runs"
    try:
        choice = await workers.ask(task_of(hosted, seat), hosted.id, Urgency.HINT)
    except NoChoice as error:
        raise Trouble("trouble", "no bot could answer") from error
    if hosted.sight(seat).position != position:
        raise Stale(hosted.sight(seat).position)
    sentence = reasoned(choice.key, choice.values, hosted.here, call.lang)
    worths = [Weighed(one.action, round(one.value, 4)) for one in choice.worths[:FEW]]
    return json(Hint(choice.notation, sentence, choice.key if sentence else "", choice.unit, worths))


def check(table: Table, seat: int) -> None:
    """Refused: to whom, when and where there are no hints."""
    need_phase(table, "playing")
    need(not table.deal, "HINT-DEAL")
    need(all(other.who == "bot" for number, other in enumerate(table.seats) if number != seat), "HINT-PEOPLE")
    need(seat in acting_seats(table), "HINT-TURN")


def task_of(hosted: Hosted, seat: int) -> BotTask:
    """A function of what the seat may know alone: its view, and the position it has seen."""
    table = hosted.here
    digest = hashlib.sha256(f"hint {table.id} {seat} {hosted.sight(seat).position}".encode()).digest()
    level = level_or_best(table.game, ADVISER)
    return bot_task(game(table.game), table.state, seat, level, seeds_from(digest), evaluates=True)
