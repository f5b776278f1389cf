"""Friends without accounts: whoever has the same secret, which came with a link, is shown together on a deal.

Like a profile's key, the secret is kept as a hash that differs from deal to deal: nobody can be followed.
"""

from collections.abc import Sequence

from connectable.server.groups.log import Befriended, GroupLog, GroupLogs
from connectable.server.groups.standings import Asker, player_hash, ranking
from connectable.server.protocol.challenges import DealResult

HASH_LENGTH = 40
"""Characters of a hash in the key of an event."""


async def befriend(groups: GroupLogs, group: GroupLog, player: str, secret: str) -> None:
    """Notes once that a player of the deal belongs to those with this secret."""
    who, friends = player_hash(group, player), player_hash(group, secret)
    if who not in group.friends.get(friends, ()):
        event = Befriended(groups.host.clock(), who, friends)
        await groups.note(group, event, f"friends {who[:HASH_LENGTH]} {friends[:HASH_LENGTH]}")


def friends_of(
    group: GroupLog, now: int, asker: Asker, secrets: Sequence[str], hidden: frozenset[str]
) -> list[DealResult]:
    """The results of all players with one of the secrets."""
    known = {who for secret in secrets for who in group.friends.get(player_hash(group, secret), ())}
    return ranking(group, now, asker, hidden, known)
