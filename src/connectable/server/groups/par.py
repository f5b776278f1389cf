"""Par: what a strong bot makes of a day's deal, in several games played in the background with the same dice or cards.

It is searched for once per deal, after everything that people wait for, and kept in the deal's log. The bot sees what
a person would see: never the secret.
"""

import asyncio
import hashlib
import logging
from typing import Any

from msgspec.structs import replace

from connectable.bots.task import bot_task, seeds_from
from connectable.contract import CHANCE, Outcome
from connectable.fairness.dice import draw
from connectable.record import Record
from connectable.registry import GAMES, meta
from connectable.registry import game as rules_of
from connectable.server.bots.pool import BotPool, NoAnswer
from connectable.server.groups.log import Deal, GroupLog, GroupLogs, Par
from connectable.server.protocol.replays import Moment
from connectable.server.replays import steps_of
from connectable.server.work.jobs import Played, PlayThrough
from connectable.server.work.queue import Urgency
from connectable.server.work.workshop import BadInput, Workshop
from connectable.storage import StoreError

LOGGER = logging.getLogger(__name__)
LEVEL = "strong"


class ParKeeper:
    """Searches for the par of deals that somebody plays."""

    def __init__(self, groups: GroupLogs, pool: BotPool, workshop: Workshop, games: int) -> None:
        self.groups, self.pool, self.workshop, self.games = groups, pool, workshop, games
        self.searching: dict[str, asyncio.Task[None]] = {}

    def want(self, group: GroupLog) -> None:
        """Somebody plays this deal, so its par will be asked for."""
        is_played_whole = bool(group.deal.day) and not group.deal.turns
        if self.games and is_played_whole and group.par is None and group.name not in self.searching:
            self.searching[group.name] = asyncio.get_running_loop().create_task(self.search(group))

    async def search(self, group: GroupLog) -> None:
        try:
            games = [await self.play(group, number) for number in range(self.games)]
            par = Par(self.groups.host.clock(), LEVEL, [points for points, _ in games], [steps for _, steps in games])
            await self.groups.note(group, par, "par")
        except (NoAnswer, BadInput, StoreError) as error:
            LOGGER.warning("no par for %s: %s", group.name, error)
        finally:
            self.searching.pop(group.name, None)

    async def play(self, group: GroupLog, number: int) -> tuple[int, list[int]]:
        """The points of one game of the bot, and what each part of it brought."""
        record, outcome = await self.game(group.deal, group.name, number)
        played = await self.workshop.do(PlayThrough(GAMES[record.game], record), Played, "par")
        moments: list[Moment] = played.moments
        moments[-1] = replace(moments[-1], points=list(outcome.points))
        return outcome.points[0], steps_of(group.deal.game, moments)

    async def game(self, deal: Deal, name: str, number: int) -> tuple[Record, Outcome]:
        """One game of the bot, with the dice and cards of the deal."""
        rules = rules_of(deal.game, deal.rules)
        state: Any = await asyncio.to_thread(rules.start, len(deal.seats), dict(deal.options))
        entries: list[tuple[int | str, Any]] = []
        drawn: dict[str, int] = {}
        while acting := rules.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                label = rules.label(state)
                action = draw(deal.secret, deal.contributions, label, drawn.get(label, 0), rules.chance(state))
                drawn[label] = drawn.get(label, 0) + 1
                text = rules.notation(action)
            else:
                digest = hashlib.sha256(f"{name} {number} {len(entries)}".encode()).digest()
                task = bot_task(rules, state, seat, LEVEL, seeds_from(digest))
                text = (await self.pool.ask(task, f"par {name}", Urgency.REVIEW)).notation
            entries.append((seat, text))
            state = rules.apply(state, seat, rules.parse(state, seat, text))
        outcome = rules.outcome(state)
        assert outcome is not None, "nobody is to act"
        return Record(deal.game, deal.rules, dict(deal.options), len(deal.seats), entries), outcome

    async def close(self) -> None:
        tasks = [*self.searching.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def squares_of(deal: Deal, steps: list[int], par: Par | None) -> list[int]:
    """2, 1 or 0 for each part of a game: above, at or below what the bot made of it on average; or as the game says."""
    if not meta(deal.game).steps_by_par:
        return steps
    if par is None:
        return []
    return [against_par(own, [game[at] for game in par.steps if at < len(game)]) for at, own in enumerate(steps)]


def against_par(own: int, others: list[int]) -> int:
    """At par is within a point of the average."""
    if not others:
        return 1
    difference = own - sum(others) / len(others)
    return 1 if abs(difference) < 1 else 2 if difference > 0 else 0
