"""What was chosen before the start, checked: the way to play, who judges, how many rounds, which cards.

It holds nothing that changes during a game.
"""

from collections.abc import Mapping
from typing import Final, final

from connectable.games.connections.content import HOUSE, cards_of
from connectable.games.connections.engine.cards import Cards
from connectable.options import Option, OptionValue, fit, settle

CLASSIC: Final = "classic"
ENDLESS: Final = "endless"
SOLITAIRE: Final = "solitaire"
QUICK: Final = "quick"
QUADS: Final = "quads"
RUMMY: Final = "rummy"
WAYS: Final = (CLASSIC, ENDLESS, SOLITAIRE, QUICK, QUADS, RUMMY)

OPTIONS: Final = (
    Option("way", CLASSIC, WAYS),
    Option("judge", "referee", ("referee", "vote", "trust")),
    Option("turns", "in_turn", ("in_turn", "at_once"), only=("way", (QUADS,))),
    Option("rounds", 0, span=(0, 20), only=("way", (CLASSIC, ENDLESS, QUICK, QUADS, RUMMY))),
    Option("table", 0, span=(0, 25), only=("way", (ENDLESS,))),
    Option("learners", False),
    Option("open_hands", False),
    Option("timer", False),
    Option("deck", HOUSE),
)
"""0 rounds or a table of 0: what is usual for that way to play."""

FEWEST: Final = {CLASSIC: 2, ENDLESS: 2, SOLITAIRE: 1, QUICK: 2, QUADS: 1, RUMMY: 2}
MOST: Final = {CLASSIC: 8, ENDLESS: 8, SOLITAIRE: 1, QUICK: 8, QUADS: 8, RUMMY: 8}
ROUNDS: Final = {CLASSIC: 5, ENDLESS: 1, SOLITAIRE: 1, QUICK: 3, QUADS: 4, RUMMY: 1}
HAND: Final = {CLASSIC: 5, ENDLESS: 4, SOLITAIRE: 0, QUICK: 10, QUADS: 4, RUMMY: 4}
TABLE: Final = 9
"""CX-E: the side of the endless table, the starter in its middle."""


@final
class Setup:
    """The choices of one game, with what follows from them."""

    def __init__(self, seats: int, chosen: dict[str, OptionValue], given: str, cards: Cards) -> None:
        self.seats: Final = seats
        self.given: Final = given
        """The options that differ from the defaults, as the position text has them."""
        self.cards: Final = cards
        self.way: Final = str(chosen["way"])
        judge = str(chosen["judge"])
        self.judge: Final = "referee" if judge == "vote" and seats == 1 else judge  # CX-J2
        self.turns: Final = str(chosen["turns"])
        self.referee: Final = self.judge == "referee"
        self.vote: Final = self.judge == "vote"
        self.at_once: Final = self.way == QUICK or self.turns == "at_once"
        self.web: Final = self.way not in (QUADS, RUMMY)
        """Whether cards are laid on one common web."""
        self.piles: Final = 4 if self.way == QUADS else 1
        self.closed: Final = self.way in (SOLITAIRE, RUMMY)
        """Whether the pile lies face down."""
        self.rounds: Final = int(chosen["rounds"]) or ROUNDS[self.way]
        self.table: Final = (int(chosen["table"]) or TABLE) if self.way == ENDLESS else 0
        """Side of the table, 0 where it has no edge."""
        self.hand: Final = 4 if self.way == CLASSIC and seats >= 6 else HAND[self.way]
        self.open_hands: Final = bool(chosen["open_hands"])
        self.learners: Final = bool(chosen["learners"])
        self.timer: Final = bool(chosen["timer"])

    def pile_size(self, pile: int) -> int:
        """How many cards a pile has when all hands and the starter are dealt; lower piles are larger (CX-4)."""
        rest = self.cards.count() - self.seats * self.hand - (1 if self.web else 0)
        return (rest + self.piles - 1 - pile) // self.piles


def checked(seats: object, options: object) -> Setup:
    """The setup of a game to start; a ValueError names the field that does not fit."""
    if type(seats) is not int or not 1 <= seats <= 8:
        raise ValueError(f"seats: {seats!r:.80} is not a number from 1 to 8")
    chosen = settle(OPTIONS, options)
    if seats == 1 and not (isinstance(options, Mapping) and "way" in options):
        chosen["way"] = SOLITAIRE
    fitting(seats, chosen)
    cards = cards_of(str(chosen["deck"]), bool(chosen["learners"]))
    setup = Setup(seats, chosen, given_text(seats, chosen), cards)
    least = seats * setup.hand + (4 if setup.way == QUADS else 2)
    if cards.count() < least:  # CX-G2
        raise ValueError(f"option deck: {cards.count()} cards are too few, {setup.way} with {seats} needs {least}")
    if setup.referee and not cards.all_known:
        raise ValueError("option judge: the referee does not know every word of this deck; vote and trust are possible")
    return setup


def fitting(seats: int, chosen: dict[str, OptionValue]) -> None:
    """Refuse a value that does not fit the way to play."""
    way = str(chosen["way"])
    if not FEWEST[way] <= seats <= MOST[way]:
        raise ValueError(f"option way: {way} is for {FEWEST[way]} to {MOST[way]} seats, not {seats}")
    fit(OPTIONS, chosen)
    if chosen["table"] and (int(chosen["table"]) < 3 or int(chosen["table"]) % 2 == 0):
        raise ValueError(f"option table: {chosen['table']} is not an odd size from 3 to 25")


def given_text(seats: int, chosen: dict[str, OptionValue]) -> str:
    """The options beyond the defaults as JSON, in the order of the list."""
    import json

    usual = {option.name: option.default for option in OPTIONS}
    if seats == 1:
        usual["way"] = SOLITAIRE
    return json.dumps({name: value for name, value in chosen.items() if value != usual[name]}, ensure_ascii=False)
