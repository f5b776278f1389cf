"""The web: cards on a square grid, and its frontier, the free spaces beside it with the words they must meet.

A web never changes: laying and lifting give a new one. It knows cards, not seats, and judges no pair.
"""

from typing import Final, final

from connectable.games.connections.engine.cards import Cards

WIDE: Final = 1024
MIDDLE: Final = 512 * WIDE + 512
"""The space of the starter, 0,0. East is +1, south + WIDE."""
STEPS: Final = (-WIDE, 1, WIDE, -1)
"""To the neighbour in the north, east, south, west."""
BARE: Final = -1
"""No card on that side."""
SHUT: Final = -2
"""A card that waits for judgement: nothing is laid against it (CX-J5)."""

Needs = tuple[int, int, int, int]
NO_NEEDS: Final = (BARE, BARE, BARE, BARE)


@final
class Web:
    """Laid cards and the frontier."""

    def __init__(
        self, cards: Cards, reach: int, cells: dict[int, int], needs: dict[int, Needs], waiting: frozenset[int]
    ) -> None:
        self.cards: Final = cards
        self.reach: Final = reach
        """How far the table goes from the middle; 0: it has no edge."""
        self.cells: Final = cells
        """Space → card × 4 + turn."""
        self.needs: Final = needs
        """Free space beside the web → the word that faces it from each side, BARE or SHUT."""
        self.waiting: Final = waiting
        """The spaces of cards that wait for judgement."""

    def lay(self, space: int, piece: int, waits: bool) -> "Web":
        cells = self.cells.copy()
        cells[space] = piece
        needs = self.needs.copy()
        needs.pop(space, None)
        web = Web(self.cards, self.reach, cells, needs, self.waiting | {space} if waits else self.waiting)
        web.look_around(space)
        return web

    def settle(self, space: int) -> "Web":
        """The web when a waiting card stands."""
        web = Web(self.cards, self.reach, self.cells, self.needs.copy(), self.waiting - {space})
        web.look_around(space)
        return web

    def lift(self, space: int) -> "Web":
        """The web without that card."""
        cells = self.cells.copy()
        del cells[space]
        web = Web(self.cards, self.reach, cells, self.needs.copy(), self.waiting - {space})
        web.look_at(space)
        web.look_around(space)
        return web

    def look_around(self, space: int) -> None:
        for step in STEPS:
            self.look_at(space + step)

    def look_at(self, space: int) -> None:
        """Update the frontier at one space of a web that is still being made."""
        if space in self.cells or not on_table(space, self.reach):
            return
        found = (self.facing(space, 0), self.facing(space, 1), self.facing(space, 2), self.facing(space, 3))
        if found == NO_NEEDS:
            self.needs.pop(space, None)
        else:
            self.needs[space] = found

    def facing(self, space: int, side: int) -> int:
        """The word that the neighbour on that side turns towards this space."""
        beside = space + STEPS[side]
        piece = self.cells.get(beside, -1)
        if piece < 0:
            return BARE
        return SHUT if beside in self.waiting else self.cards.word(piece // 4, piece % 4, (side + 2) % 4)

    def neighbours(self, space: int) -> list[int]:
        """The cards that touch a space."""
        found = [self.cells.get(space + step, -1) for step in STEPS]
        return [piece // 4 for piece in found if piece >= 0]

    def pairs(self, space: int, piece: int) -> list[tuple[int, int, int]]:
        """(side, word of the piece, word it meets) for every touching side."""
        return pairs_against(self.cards, self.needs.get(space, NO_NEEDS), piece)


def pairs_against(cards: Cards, needs: Needs, piece: int) -> list[tuple[int, int, int]]:
    """(side, word of the piece, word it meets) for every side that meets one."""
    return [(side, cards.word(piece // 4, piece % 4, side), needs[side]) for side in range(4) if needs[side] >= 0]


def empty_web(cards: Cards, table: int) -> Web:
    return Web(cards, table // 2, {}, {}, frozenset())


def space_at(x: int, y: int) -> int:
    return MIDDLE + y * WIDE + x


def x_of(space: int) -> int:
    return space % WIDE - 512


def y_of(space: int) -> int:
    return space // WIDE - 512


def on_table(space: int, reach: int) -> bool:
    return not reach or (abs(x_of(space)) <= reach and abs(y_of(space)) <= reach)
