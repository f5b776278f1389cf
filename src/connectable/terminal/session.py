"""A sitting: one game at one terminal, with its record, its players and its dice. It prints nothing.

Dice and bots draw from generators made of the seed and the name of the thing, so a resumed game goes on as it
would have without the pause.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from connectable.bots.levels import choose
from connectable.contract import CHANCE
from connectable.generator import Generator
from connectable.options import OptionValue
from connectable.playout import pick
from connectable.record import TABLE, Record, live, played_by
from connectable.registry import AnyGame
from connectable.table.undo import is_final, is_hidden
from connectable.terminal.errors import UsageError
from connectable.terminal.setup import BOT, YOU, check_player


@dataclass(frozen=True, slots=True)
class Step:
    """An action that was taken and not undone."""

    position: int
    """In the record."""
    seat: int
    action: Any
    before: Any
    """The state it was taken in."""


class Sitting:
    """The game in progress."""

    def __init__(self, game: AnyGame, record: Record, players: list[str], seed: str) -> None:
        self.game, self.record, self.players, self.seed = game, record, players, seed
        self.state = game.start(record.seats, record.options)
        self.steps: list[Step] = []
        for position, seat, text in live(record):
            self.remember(position, seat, game.parse(self.state, seat, text))

    @property
    def people(self) -> list[int]:
        """The seats that are played at the keyboard."""
        return [seat for seat, player in enumerate(self.players) if player == YOU]

    @property
    def bots_due(self) -> bool:
        """Whether a person acted last: where all act at once, bots answer each act of a person with one of theirs."""
        return bool(self.steps) and self.steps[-1].seat in self.people

    def act(self, seat: int, action: Any) -> None:
        """Takes an action; IllegalAction changes nothing."""
        self.remember(len(self.record.entries), seat, action)
        self.record.play(seat, self.game.notation(action))

    def remember(self, position: int, seat: int, action: Any) -> None:
        before = self.state
        self.state = self.game.apply(before, seat, action)
        self.steps.append(Step(position, seat, action, before))

    def roll(self) -> None:
        """What chance does."""
        rng = self.generator(self.game.label(self.state))
        self.act(CHANCE, pick(self.game, self.state, CHANCE, rng))

    def play_bot(self, seat: int) -> None:
        rng = self.generator(f"bot {seat} {len(self.steps)}")
        self.act(seat, choose(self.game, self.players[seat].removeprefix(BOT), self.state, seat, rng))

    def generator(self, label: str) -> Generator:
        digest = blake2b(f"{self.seed}\n{label}".encode(), digest_size=8).digest()
        return Generator(int.from_bytes(digest, "big"))

    def undoable(self, seat: int) -> list[Step]:
        """The seat's own acts that it may still take back, the last first."""
        found: list[Step] = []
        for step in reversed(self.steps):
            if step.seat == seat:
                if self.settled(step):
                    break
                found.append(step)
            elif step.seat == CHANCE or self.game.shown(step.before, step.seat, step.action, seat) is not None:
                break  # what others do in the open counts, what they do sealed does not
        return found

    def settled(self, step: Step) -> bool:
        """Whether somebody learned something by it, or it was the *done* of a round that all play at once."""
        preview = self.game.preview(step.before, step.seat, step.action)
        return is_final(self.game, step.before, step.seat, step.action, preview, self.record.seats)

    def undo(self, steps: list[Step]) -> None:
        """Takes back acts that `undoable` named; the others' sealed acts in between stay."""
        gone = {step.position for step in steps}
        first = next(place for place, step in enumerate(self.steps) if step.position in gone)
        later = self.steps[first:]
        self.state, self.steps = later[0].before, self.steps[:first]
        for step in later:
            if step.position not in gone:
                self.remember(step.position, step.seat, step.action)
        self.record.undo(sorted(gone))

    def hidden(self, step: Step) -> bool:
        """Whether some other seat may not see the action."""
        return is_hidden(self.game, step.before, step.seat, step.action, self.record.seats)

    def hides(self, one: int, other: int) -> bool:
        """Whether one person's picture is not for the other's eyes."""
        return any(map(self.hidden, self.steps)) and self.game.view(self.state, one) != self.game.view(
            self.state, other
        )


def new_sitting(game: AnyGame, players: list[str], options: Mapping[str, OptionValue], seed: str) -> Sitting:
    """A game from its start."""
    record = Record(game.name, game.rules, dict(options), len(players))
    record.entries.append((TABLE, {"players": players, "seed": seed}))
    return Sitting(game, record, list(players), seed)


def resumed(record: Record, seed: str) -> Sitting:
    """A saved game; one that was not saved here is played by people alone, with the dice of `seed`."""
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
    return Sitting(game, record, players, kept)
