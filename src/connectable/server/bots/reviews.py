"""Reviews of finished games, made in the background when somebody first asks, in the bots' pool behind everybody else.

What is found is kept in memory and can be asked for while the rest is searched; after a restart it is found again.
"""

import asyncio
import logging
from collections import OrderedDict

from starlette.responses import Response

from connectable.bots.evaluation import Evaluation, Unit
from connectable.bots.review import Decision, Due, due, judged, mark_of, tasks_of
from connectable.registry import game
from connectable.server.bots.pool import NoChoice, Workers
from connectable.server.bots.queue import Urgency
from connectable.server.bots.worker import Choice
from connectable.server.http.localize import reasoned
from connectable.server.http.request import Call, json
from connectable.server.protocol.group_messages import DecisionSeen, ReviewSeen
from connectable.server.replays import Reel, Replays
from connectable.table import Table

LOGGER = logging.getLogger(__name__)
KEPT = 64
"""Reviews in memory."""
SHOWN = 60
"""Decisions of one answer."""


class Reviewed:
    """A review as far as it is."""

    def __init__(self) -> None:
        self.count = -1
        """Decisions to search; −1: not counted yet."""
        self.searched = 0
        self.unit: Unit = ""
        self.decisions: list[Decision] = []
        self.task: asyncio.Task[None] | None = None

    def seen(self, table: Table, lang: str) -> ReviewSeen:
        costs = [0.0] * len(table.seats)
        for decision in self.decisions:
            costs[decision.seat] += decision.cost
        ranked = sorted((one for one in self.decisions if one.cost), key=lambda one: (-one.cost, one.at))
        progress = 0.0 if self.count < 0 else 1.0 if self.searched == self.count else self.searched / self.count
        shown = [decision_seen(one, table, lang) for one in ranked[:SHOWN]]
        return ReviewSeen(round(progress, 3), self.unit, [round(cost, 4) for cost in costs], shown)


def decision_seen(decision: Decision, table: Table, lang: str) -> DecisionSeen:
    at, seat, played, better, cost, (key, values) = decision
    sentence = reasoned(key, values, table, lang)
    return DecisionSeen(at, seat, played, better, cost, sentence, key if sentence else "")


class Reviews:
    """The reviews that somebody asked for."""

    def __init__(self, workers: Workers, replays: Replays) -> None:
        self.workers, self.replays = workers, replays
        self.kept: OrderedDict[str, Reviewed] = OrderedDict()

    async def review(self, table: Table) -> Reviewed:
        """The review of that table, begun if it is not; Refused while the game goes on."""
        reel = await self.replays.reel(table)
        found = self.kept.get(table.id)
        if found is None:
            found = self.kept[table.id] = Reviewed()
            found.task = asyncio.create_task(self.search(table, reel, found))
            found.task.add_done_callback(lambda task: ended(table.id, task))
        self.kept.move_to_end(table.id)
        while len(self.kept) > KEPT:
            _, old = self.kept.popitem(last=False)
            if old.task:
                old.task.cancel()
        return found

    async def search(self, table: Table, reel: Reel, found: Reviewed) -> None:
        """One decision after the other, so that a review never holds more than one worker."""
        rules = game(table.game)
        actions = [(entry.seat, entry.notation) for entry in table.live]
        people = {number for number, seat in enumerate(table.seats) if seat.who == "human"}
        decisions = await asyncio.to_thread(due, rules, reel.states, actions, people)
        found.count = len(decisions)
        mark = mark_of(table.game, dict(table.options), actions)
        for decision in decisions:
            evaluations = await self.evaluations(table, reel, decision, mark)
            found.searched += 1
            if one := judged(decision, evaluations):
                found.decisions.append(one)
                found.unit = evaluations[0].unit

    async def evaluations(self, table: Table, reel: Reel, decision: Due, mark: bytes) -> list[Evaluation]:
        """Nothing for a decision that takes too long: it is left out."""
        found = []
        for task in tasks_of(game(table.game), reel.states[decision.at], decision, mark):
            try:
                found.append(evaluation_of(await self.workers.ask(task, table.id, Urgency.REVIEW)))
            except NoChoice as error:
                LOGGER.info("table %s, decision %d: %s", table.id, decision.at, error)
                return []
        return found

    async def close(self) -> None:
        tasks = [found.task for found in self.kept.values() if found.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def evaluation_of(choice: Choice) -> Evaluation:
    return Evaluation(choice.notation, (choice.key, choice.values), choice.unit, tuple(choice.worths))


def ended(table_id: str, task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()):
        LOGGER.error("the review of table %s ended early", table_id, exc_info=error)


async def see_review(call: Call) -> Response:
    hosted, _ = await call.enter()
    reviews = call.server.reviews
    assert reviews is not None, "the server runs"
    found = await reviews.review(hosted.here)
    return json(found.seen(hosted.here, call.lang))
