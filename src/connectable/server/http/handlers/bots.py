"""Handlers of hints and reviews."""

from starlette.responses import Response

from connectable.bots.review import Decision
from connectable.server.bots.hints import check_hint, hint_task, is_possible
from connectable.server.bots.pool import NoAnswer
from connectable.server.bots.reviews import Review
from connectable.server.http.localize import reason_sentence
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.bots import DecisionSeen, Hint, ReviewSeen, WorthSeen
from connectable.server.protocol.errors import ApiError
from connectable.server.tables.request import Stale
from connectable.server.work.queue import Urgency
from connectable.table import Table

MOST_WORTHS = 4
"""Actions of a hint whose worth is shown."""
MOST_DECISIONS = 60
"""Decisions in one answer."""


async def give_hint(request: ApiRequest) -> Response:
    hosted, seat = await request.seated()
    request.services.limiter.count("hints", f"{hosted.id} {seat}")
    check_hint(hosted.table, seat)
    position = hosted.log_of(seat).position
    try:
        task = hint_task(hosted.table, seat, position)
        answer = await request.services.pool.ask(task, hosted.id, Urgency.HINT)
    except NoAnswer as error:
        raise ApiError("trouble", "no bot could answer") from error
    if not is_possible(hosted.table, seat, answer.notation):
        raise Stale(hosted.log_of(seat).position)
    sentence = reason_sentence(answer.key, answer.values, hosted.table, request.lang)
    worths = [WorthSeen(one.action, round(one.value, 4)) for one in answer.worths[:MOST_WORTHS]]
    return json(Hint(answer.notation, sentence, answer.key if sentence else "", answer.unit, worths))


async def see_review(request: ApiRequest) -> Response:
    hosted, _ = await request.enter()
    await check_open(request, hosted.table)
    if not request.services.replays.is_at_hand(hosted.table):
        request.count("records")
    review = await request.while_connected(request.services.reviews.review(hosted.table, request.address))
    return json(review_seen(review, hosted.table, request.lang))


async def check_open(request: ApiRequest, table: Table) -> None:
    """ApiError while a review would tell how the goal of a day is reached: others and further attempts are to come."""
    if table.deal and table.given:
        deal = (await request.deal(table.deal)).deal
        if deal.turns and request.services.calendar() < deal.shown:
            raise ApiError("malformed", "reviews of this deal open when the day is over", "tb-error-review-later")


def review_seen(review: Review, table: Table, lang: str) -> ReviewSeen:
    costs = [round(cost, 4) for cost in review.costs(len(table.seats))]
    shown = [decision_seen(one, table, lang) for one in review.costliest()[:MOST_DECISIONS]]
    return ReviewSeen(round(review.progress, 3), review.unit, costs, shown)


def decision_seen(decision: Decision, table: Table, lang: str) -> DecisionSeen:
    key, values = decision.reason
    sentence = reason_sentence(key, values, table, lang)
    return DecisionSeen(
        at=decision.at,
        seat=decision.seat,
        played=decision.played,
        better=decision.better,
        cost=decision.cost,
        sentence=sentence,
        key=key if sentence else "",
        least=decision.least,
        most=decision.most,
        steps=list(decision.steps),
        better_steps=list(decision.better_steps),
    )
