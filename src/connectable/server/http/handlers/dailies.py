"""Handlers of the dailies: those of a day, the result of one, and the results of friends."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from connectable.registry import meta
from connectable.server.groups import dailies
from connectable.server.groups.board import Standing
from connectable.server.groups.distribution import ahead, bins
from connectable.server.groups.friends import befriend, friends_of
from connectable.server.groups.log import GroupLog
from connectable.server.groups.par import squares_of
from connectable.server.groups.standings import Asker, deal_seen, own_standing
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.challenges import Daily
from connectable.server.protocol.dailies import DailyResult, FriendsSeen, WithFriends
from connectable.server.replays import steps_of

REACHED = 2
"""The square of an attempt that reached the goal."""


class DailyQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which day; today by default."""

    day: Annotated[str, Meta(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?(?!\n)$")] = ""
    table: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{0,64}(?!\n)$")] = ""


async def see_daily(request: ApiRequest) -> Response:
    """The deals of a day, with the asker's own results and days in a row."""
    query, services, player = request.query(DailyQuery), request.services, request.player()
    groups, now = services.groups, services.calendar()
    today = dailies.day_of(now)
    day = query.day or today
    if day > today:
        return json(Daily(day, today, []))
    found, hidden = await dailies.daily_deals(groups, day, now), await services.hidden_names.known()
    asker = Asker(player, query.table)
    deals = [deal_seen(group, now, asker, hidden) for group in found]
    streaks = {one.deal.game: await dailies.streak(groups, one.deal.game, day, player) for one in found}
    following = await dailies.tomorrow(groups, now) if day == today else None
    return json(Daily(day, today, deals, following, streaks))


async def see_result(request: ApiRequest) -> Response:
    """One's result of a day among all others."""
    services, player, params = request.services, request.player(), request.http.path_params
    groups, now, game, day = services.groups, services.calendar(), params["game"], params["day"]
    group = await dailies.deal_of_day(groups, game, day, now)
    if group.entered:
        services.par.want(group)
    asker = Asker(player)
    seen = deal_seen(group, now, asker, await services.hidden_names.known())
    points, mine = group.board.points(), seen.own
    return json(
        DailyResult(
            deal=seen,
            ahead=ahead(group.board.behind(mine.rank), len(points)) if mine else None,
            bins=bins(points, mine.points if mine else None),
            squares=await squares(request, group, own_standing(group, asker)),
            by_par=not group.deal.turns and meta(game).steps_by_par,
            days=await dailies.week(groups, game, day, player),
            streak=await dailies.streak(groups, game, day, player),
            yesterday=await dailies.day_result(groups, game, dailies.days_from(day, -1), player, now),
            best=await dailies.best_of_month(groups, game, day, player, now),
        )
    )


async def see_friends(request: ApiRequest) -> Response:
    """The results of those who sent the same secrets; the asker is one of them as soon as she plays."""
    services, player, params = request.services, request.player(), request.http.path_params
    request.count("records")
    wish = await request.body(WithFriends)
    group = await dailies.deal_of_day(services.groups, params["game"], params["day"], services.calendar())
    if player and own_standing(group, Asker(player)):
        for secret in dict.fromkeys(wish.friends):
            await befriend(services.groups, group, player, secret)
        group = await services.groups.find("deal", group.name)
    hidden = await services.hidden_names.known()
    return json(FriendsSeen(friends_of(group, services.calendar(), Asker(player), wish.friends, hidden)))


async def squares(request: ApiRequest, group: GroupLog, own: Standing | None) -> list[int]:
    """What the asker may share without telling anything: nothing before she has finished."""
    if own is None or own.result is None:
        return []
    if group.deal.turns:
        return [REACHED if number == own.attempt else 0 for number in range(1, (own.attempt or len(own.tables)) + 1)]
    hosted = await request.services.host.find(own.result.table)
    replay = await request.while_connected(request.services.replays.replay(hosted.table, request.address))
    return squares_of(group.deal, steps_of(group.deal.game, replay.moments), group.par)
