"""Reviews of finished games, made in the background when somebody first asks, in the bot pool after everybody else.

Results are kept in memory and can be asked for while the rest is searched; after a restart they are searched again.
"""

import asyncio
import logging
from collections import OrderedDict

from connectable.bots.appraisal import NOTHING, Appraisal
from connectable.bots.decisions import Due
from connectable.bots.evaluation import Unit
from connectable.bots.review import Decision, judged, mark_of, task_of
from connectable.registry import GAMES
from connectable.server.bots.pool import BotPool, NoAnswer
from connectable.server.replays import PlayedGame, Replays, table_record
from connectable.server.work.jobs import FindDecisions
from connectable.server.work.queue import Urgency
from connectable.table import Table
from connectable.table.games import rules_of

LOGGER = logging.getLogger(__name__)
MOST_REVIEWS = 64
"""Reviews kept in memory."""


class Review:
    """A review as far as it has come."""

    def __init__(self) -> None:
        self.count = -1
        """Decisions to search; −1: not counted yet."""
        self.searched = 0
        self.unit: Unit = ""
        self.decisions: list[Decision] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        if self.count < 0:
            return 0.0
        return 1.0 if self.searched == self.count else self.searched / self.count

    def costs(self, seats: int) -> list[float]:
        """What each seat's decisions have cost so far."""
        costs = [0.0] * seats
        for decision in self.decisions:
            costs[decision.seat] += decision.cost
        return costs

    def costliest(self) -> list[Decision]:
        """The decisions that cost something, costliest first."""
        return sorted((one for one in self.decisions if one.cost), key=lambda one: (-one.cost, one.at))


class Reviews:
    """The reviews that somebody asked for."""

    def __init__(self, pool: BotPool, replays: Replays) -> None:
        self.pool, self.replays = pool, replays
        self.reviews: OrderedDict[str, Review] = OrderedDict()

    async def review(self, table: Table, who: str) -> Review:
        """The review of that table, started for `who` if need be; Refused while the game goes on."""
        played = await self.replays.played(table, who)
        review = self.reviews.get(table.id)
        if review is None:
            review = self.reviews[table.id] = Review()
            review.task = asyncio.create_task(self.search(table, played, review, who))
            review.task.add_done_callback(lambda task: log_failure(table.id, task))
        self.reviews.move_to_end(table.id)
        while len(self.reviews) > MOST_REVIEWS:
            _, oldest = self.reviews.popitem(last=False)
            if oldest.task:
                oldest.task.cancel()
        return review

    async def search(self, table: Table, played: PlayedGame, review: Review, who: str) -> None:
        """One decision after the other, so that a review never holds more than one worker."""
        actions = [(entry.seat, entry.notation) for entry in table.live]
        people = [number for number, seat in enumerate(table.seats) if seat.who == "human"]
        job = FindDecisions(GAMES[table.game], table_record(table), people)
        decisions = await self.replays.workshop.do(job, list[Due], who)
        review.count = len(decisions)
        mark = mark_of(table.game, dict(table.options), actions)
        for decision in decisions:
            appraisal = await self.appraise(table, played, decision, mark)
            review.searched += 1
            if one := judged(decision, appraisal):
                review.decisions.append(one)
                review.unit = appraisal.unit

    async def appraise(self, table: Table, played: PlayedGame, decision: Due, mark: bytes) -> Appraisal:
        """How a decision compares with its rivals; nothing for one that takes too long, which is left out."""
        task = task_of(rules_of(table), played.state(decision.at), decision, mark)
        try:
            answer = await self.pool.ask(task, table.id, Urgency.REVIEW)
        except NoAnswer as error:
            LOGGER.info("table %s, decision %d: %s", table.id, decision.at, error)
            return NOTHING
        return Appraisal(answer.unit, tuple(answer.lines))

    async def close(self) -> None:
        tasks = [review.task for review in self.reviews.values() if review.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def log_failure(table_id: str, task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and (error := task.exception()):
        LOGGER.error("the review of table %s failed", table_id, exc_info=error)
