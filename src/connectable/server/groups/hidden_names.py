"""Names that the host of the server does not want to see on its boards, of dailies and of challenges."""

import secrets

from connectable.server.groups.log import GroupLog, GroupLogs, NameHidden, Opened
from connectable.storage import UnknownTable

LOG = "names"


class HiddenNames:
    """The list, kept in a log of its own."""

    def __init__(self, groups: GroupLogs) -> None:
        self.groups = groups

    async def known(self) -> frozenset[str]:
        """The names without capitals, as results are compared with them."""
        group = await self.found()
        return frozenset(group.hidden) if group else frozenset()

    async def listed(self) -> list[str]:
        """The names as the host wrote them."""
        group = await self.found()
        return sorted(group.hidden.values()) if group else []

    async def change(self, name: str, *, hidden: bool) -> None:
        """Hides a name, or shows it again."""
        now = self.groups.host.clock()
        group = await self.found() or await self.groups.create("host", LOG, Opened(now))
        await self.groups.note(group, NameHidden(now, name, hidden), f"name {secrets.token_hex(8)}")

    async def found(self) -> GroupLog | None:
        try:
            return await self.groups.find("host", LOG)
        except UnknownTable:
            return None
