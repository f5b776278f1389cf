"""A session: one game at one terminal, on the table's kernel, with its players and its dice. It prints nothing.

Dice and bots draw from generators made of the seed and the name of the thing, so a resumed game goes on as it
would have without the pause.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

from msgspec.structs import replace

from connectable.bots.levels import choose
from connectable.contract import CHANCE
from connectable.generator import Generator
from connectable.options import OptionValue
from connectable.playout import pick
from connectable.record import TABLE, Record, live, played_by, states
from connectable.registry import AnyGame
from connectable.table import Seat, Settings, Table, create, decide
from connectable.table.commands import Act, AnyCommand, Roll, Undo
from connectable.table.events import Acted, Created, Undone
from connectable.terminal.errors import UsageError
from connectable.terminal.setup import BOT, YOU, check_player

NOW = 0
"""Nobody's clock runs at the terminal."""
SETTINGS = Settings(kind="hotseat", dice="table")
"""Table dice: the session rolls for the table."""


class Step(NamedTuple):
    """An action that was taken and not undone, as each may know it."""

    position: int
    """In the record."""
    seat: int
    notation: str
    shown: tuple[str | None, ...]
    """What each seat saw of it, and last a watcher; None: nothing."""

    def shown_to(self, to: int | None) -> str | None:
        return self.shown[-1 if to is None else to]

    @property
    def is_hidden(self) -> bool:
        """Whether some other seat may not see the action as it is."""
        return any(text != self.notation for seat, text in enumerate(self.shown[:-1]) if seat != self.seat)


class GameSession:
    """The game in progress."""

    def __init__(self, game: AnyGame, record: Record, players: list[str], seed: str) -> None:
        self.game, self.players, self.seed = game, players, seed
        self.dice = record.dice
        """Of a game that began at a table of a server."""
        self.table = opened(record, players)
        self.steps = [
            self.step(position, seat, text, before)
            for (position, seat, text), before in zip(live(record), states(record, game), strict=False)
        ]

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def record(self) -> Record:
        """The game so far, as it is saved."""
        return replace(self.table.record(self.game.rules), dice=self.dice)

    @property
    def people(self) -> list[int]:
        """The seats that are played at the keyboard."""
        return [seat for seat, player in enumerate(self.players) if player == YOU]

    @property
    def bots_due(self) -> bool:
        """Whether a person acted last: where all act at once, bots answer each act of a person with one of theirs."""
        return bool(self.steps) and self.steps[-1].seat in self.people

    def act(self, seat: int, text: str) -> None:
        """Takes an action; Refused changes nothing."""
        self.do(Act(seat, text))

    def roll(self) -> None:
        """What chance does."""
        rng = self.generator(self.game.label(self.state))
        self.do(Roll(self.table.host, self.game.notation(pick(self.game, self.state, CHANCE, rng))))

    def play_bot(self, seat: int) -> None:
        rng = self.generator(f"bot {seat} {len(self.steps)}")
        action = choose(self.game, self.players[seat].removeprefix(BOT), self.state, seat, rng)
        self.act(seat, self.game.notation(action))

    def generator(self, label: str) -> Generator:
        digest = blake2b(f"{self.seed}\n{label}".encode(), digest_size=8).digest()
        return Generator(int.from_bytes(digest, "big"))

    def undo(self, seat: int) -> str:
        """Takes back the seat's own last act and says which; Refused when it may not."""
        before = {step.position: step.notation for step in self.steps}
        self.do(Undo(seat))
        (gone,) = before.keys() - {step.position for step in self.steps}
        return before[gone]

    def do(self, command: AnyCommand) -> None:
        """What the table makes of a command, and what each may know of it."""
        for event, table in decide(self.table, command, NOW):
            match event:
                case Acted(seat=seat, notation=notation):
                    self.steps.append(self.step(len(self.table.entries), seat, notation, self.state))
                case Undone(positions=gone):
                    self.steps = [step for step in self.steps if step.position not in gone]
            self.table = table

    def step(self, position: int, seat: int, text: str, before: Any) -> Step:
        action = self.game.parse(before, seat, text)
        viewers = (*range(len(self.players)), None)
        return Step(position, seat, text, tuple(self.game.shown(before, seat, action, to) for to in viewers))

    def hides(self, one: int, other: int) -> bool:
        """Whether one person's picture is not for the other's eyes."""
        return any(step.is_hidden for step in self.steps) and self.game.view(self.state, one) != self.game.view(
            self.state, other
        )


def opened(record: Record, players: list[str]) -> Table:
    """The table that goes on from the record, with these players."""
    seats = tuple(Seat("human") if player == YOU else Seat("bot", level=player.removeprefix(BOT)) for player in players)
    entries = tuple(record.entries)
    changes = create(Created(NOW, "", record.game, record.options, SETTINGS, seats, "", b"", given=entries))
    return changes[-1].table


def new_session(game: AnyGame, players: list[str], options: Mapping[str, OptionValue], seed: str) -> GameSession:
    """A game from its start."""
    record = Record(game.name, game.rules, dict(options), len(players))
    record.entries.append((TABLE, {"players": players, "seed": seed}))
    return GameSession(game, record, list(players), seed)


def resumed(record: Record, seed: str) -> GameSession:
    """A saved game; one that was not saved here is played by people alone, with the dice of `seed`."""
    players, kept = seating(record, seed)
    return GameSession(played_by(record), record, players, kept)


def seating(record: Record, seed: str) -> tuple[list[str], str]:
    """Who plays each seat of a saved game, and its seed."""
    game = played_by(record)
    players: object = [YOU] * record.seats
    kept = seed
    for who, what in record.entries:
        if who == TABLE and isinstance(what, dict) and "players" in what:
            players, kept = what["players"], str(what.get("seed", seed))
            break
    if not isinstance(players, list) or len(players) != record.seats:
        raise UsageError("tb-bad-players")
    for player in players:
        check_player(game, str(player))
    return players, kept
