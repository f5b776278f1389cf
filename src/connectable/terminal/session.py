"""A session: one game in one terminal, played on the table's kernel, with its players and dice. It prints nothing.

Every roll and bot choice has a generator of its own, derived from the seed and a label, so that a resumed game
continues exactly as it would have without the pause.
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
from connectable.registry import AnyGame, console, meta
from connectable.table import Seat, Settings, Table, create, decide
from connectable.table.commands import Act, AnyCommand, Roll, Undo
from connectable.table.events import Acted, Created, Undone
from connectable.terminal.errors import UsageError
from connectable.terminal.setup import BOT, YOU, check_player

NOW = 0
"""There is no clock in the terminal."""
SETTINGS = Settings(kind="hotseat", dice="table")
"""Table dice: the session rolls and enters the result."""


class Step(NamedTuple):
    """An action that was not undone, as each viewer may know it."""

    position: int
    """The index of its entry in the record."""
    seat: int
    notation: str
    shown: tuple[str | None, ...]
    """What each seat saw of it, then what a watcher saw; None if they saw nothing."""
    reports: tuple[Any, ...] = ()
    """What it brought, for the game's `console` to tell; empty for the actions of a saved game."""
    action: Any = None
    """The action itself."""
    known: int = -1
    """The index of the entry by which all of it was known, where it was sealed at first; −1: it was not."""

    def shown_to(self, to: int | None) -> str | None:
        return self.shown[-1 if to is None else to]

    @property
    def is_hidden(self) -> bool:
        """Whether some other seat may not see the full action."""
        return any(text != self.notation for seat, text in enumerate(self.shown[:-1]) if seat != self.seat)


class GameSession:
    """The game in progress."""

    def __init__(self, game: AnyGame, record: Record, players: list[str], seed: str) -> None:
        self.game, self.players, self.seed = game, players, seed
        self.dice = record.dice
        """The fair dice of a game that began on a server."""
        self.table = table_from(record, players)
        self.steps = [
            self.step(position, seat, text, before)
            for (position, seat, text), before in zip(live(record), states(record, game), strict=False)
        ]

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def record(self) -> Record:
        """The game so far, in the form that is saved."""
        return replace(self.table.record(), dice=self.dice)

    @property
    def people(self) -> list[int]:
        """The seats played at the keyboard."""
        return [seat for seat, player in enumerate(self.players) if player == YOU]

    @property
    def bots_due(self) -> bool:
        """Whether a person acted last: if all seats act at once, each bot acts once after every action of a person."""
        return bool(self.steps) and self.steps[-1].seat in self.people

    def act(self, seat: int, text: str) -> None:
        """Take an action; raises Refused and changes nothing if it is not legal."""
        self.do(Act(seat, text))

    def roll(self) -> None:
        """Take the action of chance that is due."""
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
        """Undo the seat's last action and return its notation; raises Refused if it may not."""
        before = {step.position: step.notation for step in self.steps if step.seat == seat}
        self.do(Undo(seat))
        (gone,) = before.keys() - {step.position for step in self.steps}
        return before[gone]

    def do(self, command: AnyCommand) -> None:
        """Pass a command to the table, and update the steps from the events."""
        for event, table in decide(self.table, command, NOW):
            match event:
                case Acted(seat=seat, notation=notation):
                    step = self.step(len(self.table.entries), seat, notation, self.state)
                    self.steps.append(step._replace(reports=self.reports(seat, notation, table.state)))
                case Undone(positions=gone):
                    self.steps = [step for step in self.steps if step.position not in gone]
            self.table = table
        self.reveal()

    def reveal(self) -> None:
        """Where nothing is hidden any more, what was sealed becomes known to everybody."""
        game, state = self.game, self.state
        if game.has_secrets(state) or not any(None in step.shown for step in self.steps):
            return
        viewers = (*range(len(self.players)), None)
        for place, step in enumerate(self.steps):
            if None in step.shown:
                shown = tuple(game.shown(state, step.seat, step.action, to) for to in viewers)
                if None not in shown:  # what a game never shows stays its seat's own
                    self.steps[place] = step._replace(shown=shown, known=len(self.table.entries) - 1)

    def step(self, position: int, seat: int, text: str, before: Any) -> Step:
        action = self.game.parse(before, seat, text)
        viewers = (*range(len(self.players)), None)
        shown = tuple(self.game.shown(before, seat, action, to) for to in viewers)
        return Step(position, seat, text, shown, action=action)

    def reports(self, seat: int, text: str, after: Any) -> tuple[Any, ...]:
        """What an action brings, as the game's `console` has it."""
        found = console(self.game.name)
        action = self.game.parse(self.state, seat, text)
        return tuple(found.report(self.state, seat, action, after)) if found else ()

    def hides(self, one: int, other: int) -> bool:
        """Whether one person's view contains what the other may not see."""
        return any(step.is_hidden for step in self.steps) and self.game.view(self.state, one) != self.game.view(
            self.state, other
        )


def table_from(record: Record, players: list[str]) -> Table:
    """A table with these players that continues from the record."""
    seats = tuple(Seat("human") if player == YOU else Seat("bot", level=player.removeprefix(BOT)) for player in players)
    entries = tuple(record.entries)
    changes = create(
        Created(NOW, "", record.game, record.options, SETTINGS, seats, "", b"", given=entries, rules=record.rules)
    )
    return changes[-1].table


def new_session(game: AnyGame, players: list[str], options: Mapping[str, OptionValue], seed: str) -> GameSession:
    """A new game."""
    stored = dict(meta(game.name).stored_options(options))
    record = Record(game.name, game.rules, stored, len(players))
    record.entries.append((TABLE, {"players": players, "seed": seed}))
    return GameSession(game, record, list(players), seed)


def resumed(record: Record, seed: str) -> GameSession:
    """A saved game; one that was not saved by the terminal is played by people only, with dice from `seed`."""
    players, saved_seed = players_and_seed(record, seed)
    return GameSession(played_by(record), record, players, saved_seed)


def players_and_seed(record: Record, seed: str) -> tuple[list[str], str]:
    """The players of a saved game by seat, and its seed; `seed` if the record has none."""
    game = played_by(record)
    players: object = [YOU] * record.seats
    for who, what in record.entries:
        if who == TABLE and isinstance(what, dict) and "players" in what:
            players, seed = what["players"], str(what.get("seed", seed))
            break
    if not isinstance(players, list) or len(players) != record.seats:
        raise UsageError("tb-bad-players")
    for player in players:
        check_player(game, str(player))
    return players, seed
