"""What was chosen before the start, checked: the way to play, who judges, how many rounds, which cards.

It holds nothing that changes during a game.
"""

from collections.abc import Mapping
from typing import Final, final

from connectable.games.connections.content import MAX_CARDS, cards_of
from connectable.games.connections.deck import ANY, ENGLISH, HOUSE, HOUSE_DECKS, LANGUAGES, deck_hash, house_name
from connectable.games.connections.engine.cards import Cards
from connectable.games.connections.rulings import bound, read_rulings, write_rulings
from connectable.options import Option, OptionValue, fit, settle

CLASSIC: Final = "classic"
ENDLESS: Final = "endless"
SOLITAIRE: Final = "solitaire"
QUICK: Final = "quick"
QUADS: Final = "quads"
RUMMY: Final = "rummy"
VERSIONS: Final = ("1", "2")
"""Of the rules, the newest last."""
FIRST_OPTIONS: Final = ("way", "judge", "turns", "rounds", "table", "learners", "open_hands", "timer", "deck")
"""Those of version 1."""
WAYS: Final = (CLASSIC, ENDLESS, SOLITAIRE, QUICK, QUADS, RUMMY)

OPTIONS: Final = (
    Option("way", CLASSIC, WAYS),
    Option("judge", "referee", ("referee", "jury", "vote", "trust")),
    Option("find", "shown", ("shown", "own"), only=("judge", ("referee", "jury"))),
    Option("lives", 0, span=(0, 9), only=("way", (SOLITAIRE,))),
    Option("cards", 0, span=(0, MAX_CARDS)),
    Option("turns", "in_turn", ("in_turn", "at_once"), only=("way", (QUADS,))),
    Option("rounds", 0, span=(0, 20), only=("way", (CLASSIC, ENDLESS, QUICK, QUADS, RUMMY))),
    Option("first_turns", False, only=("way", (RUMMY,))),
    Option("table", 0, span=(0, 25), only=("way", (ENDLESS,))),
    Option("learners", False),
    Option("open_hands", False),
    Option("timer", False),
    Option("words", ENGLISH, (*LANGUAGES, ANY)),
    Option("rulings", "", only=("judge", ("referee", "jury", "vote"))),
    Option("deck", HOUSE),
    Option("verdicts", ""),
)
"""0 rounds or a table of 0: what is usual for that way to play; 0 cards: the whole deck; 0 lives: no limit. `verdicts`
is for records: the hash of the deck and of what the referee says of its pairs, so that none is replayed with others."""

FEWEST: Final = {CLASSIC: 2, ENDLESS: 2, SOLITAIRE: 1, QUICK: 2, QUADS: 1, RUMMY: 2}
MOST: Final = {CLASSIC: 8, ENDLESS: 8, SOLITAIRE: 1, QUICK: 8, QUADS: 8, RUMMY: 8}
ROUNDS: Final = {CLASSIC: 5, ENDLESS: 1, SOLITAIRE: 1, QUICK: 3, QUADS: 4, RUMMY: 1}
HAND: Final = {CLASSIC: 5, ENDLESS: 4, SOLITAIRE: 0, QUICK: 10, QUADS: 4, RUMMY: 4}
FEWEST_CARDS: Final = 12
"""The least that `cards` can be."""
TABLE: Final = 9
"""CX-E: the side of the endless table, the starter in its middle."""


@final
class Setup:
    """The choices of one game, with what follows from them."""

    def __init__(self, version: int, seats: int, chosen: dict[str, OptionValue], given: str, cards: Cards) -> None:
        self.seats: Final = seats
        self.version: Final = version
        """Of the rules: games of an older version go on by them."""
        self.given: Final = given
        """The options that differ from the defaults, as the position text has them."""
        self.cards: Final = cards
        self.way: Final = str(chosen["way"])
        judge = str(chosen["judge"])
        self.words: Final = str(chosen["words"])
        """CX-O6: the language of the words; `any`: every reader's own."""
        self.rulings: Final = bound(str(chosen["rulings"]), cards.words)
        """CX-J4: those that were brought along, as `State.rulings`."""
        self.judge: Final = "referee" if judge in ("vote", "jury") and seats == 1 else judge  # CX-J2, CX-J7
        self.turns: Final = str(chosen["turns"])
        self.referee: Final = self.judge == "referee"
        self.jury: Final = self.judge == "jury"
        self.vote: Final = self.judge in ("vote", "jury")
        """Whether what is laid waits for objections."""
        self.find: Final = str(chosen["find"])
        self.own: Final = self.find == "own"
        """CX-J6: people find the links themselves."""
        self.strict: Final = self.referee and not self.own
        """Whether only what the referee accepts can be chosen at all."""
        self.offers_appeal: Final = self.jury and not self.own
        """CX-J7: whether what the referee refuses can be laid as an appeal."""
        self.lives: Final = int(chosen["lives"])
        self.count: Final = int(chosen["cards"]) or cards.count()
        """Cards that come into play in a round; which of the deck, chance says."""
        self.first_turns: Final = bool(chosen["first_turns"])
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
        rest = self.count - self.seats * self.hand - (1 if self.web else 0)
        return (rest + self.piles - 1 - pile) // self.piles


def checked(seats: object, options: object, rules: str = VERSIONS[-1]) -> Setup:
    """The setup of a game to start, by a version of the rules; a ValueError names the field that does not fit."""
    if type(seats) is not int or not 1 <= seats <= 8:
        raise ValueError(f"seats: {seats!r:.80} is not a number from 1 to 8")
    chosen = settled(options, rules)
    given: Mapping[str, object] = options if isinstance(options, Mapping) else {}
    if seats == 1 and "way" not in given:
        chosen["way"] = SOLITAIRE
    deck = HOUSE_DECKS[0] if rules == "1" and chosen["deck"] == HOUSE else str(chosen["deck"])
    cards = cards_of(deck, bool(chosen["learners"]), str(chosen["words"]))
    if not cards.all_known and rules != "1":
        unknown_words(seats, chosen, given)
    fitting(seats, chosen)
    setup = Setup(int(rules), seats, chosen, given_text(seats, chosen), cards)
    check_count(setup)
    if (setup.referee or setup.jury) and not cards.all_known:
        raise ValueError("option judge: the referee does not know every word of this deck; vote and trust are possible")
    return setup


def unknown_words(seats: int, chosen: dict[str, OptionValue], given: Mapping[str, object]) -> None:
    """CX-O6: the referee does not know every word, so people judge unless told otherwise; alone, trust."""
    if "judge" not in given:
        chosen["judge"] = "vote" if seats > 1 else "trust"
    if chosen["find"] == "own":
        raise ValueError("option find: own needs a referee who knows every word of the deck; this deck is played shown")


def settled(options: object, rules: str) -> dict[str, OptionValue]:
    """Every option with its value. The house deck is named: version 1 knows only the first."""
    if rules == "1":
        chosen = settle([option for option in OPTIONS if option.name in FIRST_OPTIONS], options)
        if chosen["judge"] == "jury":
            raise ValueError("option judge: version 1 of the rules knows no jury")
        if chosen["deck"] in HOUSE_DECKS:
            raise ValueError("option deck: version 1 of the rules calls it house")
        return {option.name: chosen.get(option.name, option.default) for option in OPTIONS}
    chosen = settle(OPTIONS, options)
    deck, verdicts = house_name(str(chosen["deck"])), str(chosen["verdicts"])
    if verdicts and verdicts != deck_hash(deck):
        raise ValueError(f"option verdicts: {verdicts!r:.80} is not known; this deck is judged by {deck_hash(deck)!r}")
    rulings = write_rulings(read_rulings(str(chosen["rulings"])))
    return {**chosen, "deck": deck, "verdicts": "", "rulings": rulings}


def check_count(setup: Setup) -> None:
    """CX-G2: refuse a game with too few cards, or with more than the deck has."""
    seats, size = setup.seats, setup.cards.count()
    least = seats * setup.hand + (4 if setup.way == QUADS else 2)
    field = "deck" if setup.count == size else "cards"
    if setup.count > size:
        raise ValueError(f"option cards: {setup.count} are more than the {size} cards of the deck in play")
    if setup.count < least:
        raise ValueError(f"option {field}: {setup.count} cards are too few, {setup.way} with {seats} needs {least}")


def fitting(seats: int, chosen: dict[str, OptionValue]) -> None:
    """Refuse a value that does not fit the way to play."""
    way = str(chosen["way"])
    if not FEWEST[way] <= seats <= MOST[way]:
        raise ValueError(f"option way: {way} is for {FEWEST[way]} to {MOST[way]} seats, not {seats}")
    fit(OPTIONS, chosen)
    if chosen["lives"] and chosen["find"] != "own":  # CX-J6: without misses nothing costs a life
        raise ValueError(f"option lives: only where find is own, not with {chosen['find']}")
    if 0 < int(chosen["cards"]) < FEWEST_CARDS:
        raise ValueError(f"option cards: {chosen['cards']} is not 0 or at least {FEWEST_CARDS}")
    if chosen["table"] and (int(chosen["table"]) < 3 or int(chosen["table"]) % 2 == 0):
        raise ValueError(f"option table: {chosen['table']} is not an odd size from 3 to 25")


def given_text(seats: int, chosen: dict[str, OptionValue]) -> str:
    """The options beyond the defaults as JSON, in the order of the list."""
    import json

    usual = {option.name: option.default for option in OPTIONS}
    if seats == 1:
        usual["way"] = SOLITAIRE
    return json.dumps({name: value for name, value in chosen.items() if value != usual[name]}, ensure_ascii=False)
