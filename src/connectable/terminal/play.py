"""The loop of a game in the terminal: chance, bots and people in turn, until somebody leaves or it is over.

It judges nothing: what is legal, what is seen and who acts is asked of the game.
"""

import secrets
import shlex
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from connectable.contract import CHANCE, Refusal
from connectable.i18n import Speech
from connectable.system import uninterrupted
from connectable.table import Refused
from connectable.table.refusals import NOTATION
from connectable.terminal import commands, saves, setup
from connectable.terminal.errors import UsageError
from connectable.terminal.game_text import Words, speech_for
from connectable.terminal.pen import harmless, wrap
from connectable.terminal.result import result
from connectable.terminal.screen import Screen
from connectable.terminal.session import GameSession, new_session, resumed

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells expect it."""


def play(
    lang: str, name: str, *, seats: str | None, seed: str | None, options: Sequence[str], file: Path | None
) -> int:
    """A new game; the exit code."""
    game = setup.chosen_game(name)
    players = setup.chosen_seats(game, seats)
    chosen = setup.chosen_options(game, options)
    if file and file.exists():
        raise UsageError("tb-file-exists", file=str(file))
    speech = speech_for(lang, name)
    try:
        session = new_session(game, players, chosen, secrets.token_hex(8) if seed is None else seed)
    except ValueError as error:
        raise setup.bad_start(error, speech) from None
    return Play(speech, session, file or saves.new_place(name)).run()


def resume(lang: str, file: Path | None) -> int:
    """A saved game, the newest without a name; the exit code."""
    place = file or saves.newest()
    record = saves.load(place)
    return Play(speech_for(lang, record.game), resumed(record, secrets.token_hex(8)), place).run()


class Play:
    """One session on one screen."""

    def __init__(self, speech: Speech, session: GameSession, place: Path) -> None:
        self.session, self.place = session, place
        self.screen, self.words = Screen(speech), Words(speech, session.game)
        self.at: int | None = None
        """The seat at the keyboard."""
        self.wanted: int | None = None
        """The seat it is handed to."""
        self.seen = [len(session.table.entries)] * len(session.players)
        """Per seat: how many entries of the record it has been told of."""

    def run(self) -> int:
        self.screen.line(self.screen.pen.ink("bold", self.words.name()))
        if self.session.people:
            self.screen.say("tb-welcome")
        try:
            self.loop()
        except (commands.Leave, EOFError):
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED
        self.tell(self.at)
        self.finish()
        return 0

    def loop(self) -> None:
        game, session = self.session.game, self.session
        while acting := game.to_act(session.state):
            people = [seat for seat in acting if seat in session.people]
            if CHANCE in acting:
                session.roll()
            elif people and not (len(people) < len(acting) and session.bots_due):
                self.turn(next((seat for seat in (self.wanted, self.at) if seat in people), self.following(people)))
            else:
                self.bots([seat for seat in acting if seat not in people])

    def bots(self, seats: Sequence[int]) -> None:
        """Each bot acts once, so that nobody is outrun where actions count in order of arrival."""
        for seat in seats:
            if seat in self.session.game.to_act(self.session.state):
                self.session.play_bot(seat)
        if not self.session.people:
            self.tell(None)

    def following(self, people: Sequence[int]) -> int:
        """The next person round the table after the one at the keyboard."""
        after = -1 if self.at is None else self.at
        return min(people, key=lambda seat: (seat <= after, seat))

    def turn(self, seat: int) -> None:
        """One person's act, with whatever is asked before it."""
        self.seat_down(seat)
        self.tell(seat)
        self.keep()
        session, screen = self.session, self.screen
        screen.rule()
        screen.line(self.words.picture(session.game.view(session.state, seat), seat, screen.pen))
        screen.line()
        self.wanted, before = None, len(session.table.entries)
        while len(session.table.entries) == before and self.wanted is None:
            text = harmless(" ".join(screen.ask(screen.speech.say("tb-prompt", seat=seat + 1) + " ").split()))
            if text and not commands.run(self, seat, text):
                self.act(seat, text)

    def seat_down(self, seat: int) -> None:
        """Covers the screen where the next person may not see what the last one saw."""
        others = [other for other in self.session.people if other != seat]
        if seat != self.at and any(self.session.hides(seat, other) for other in others):
            say = self.screen.speech.say
            self.screen.cover(say("tb-cover", seat=seat + 1), say("tb-cover-prompt") + " ")
        self.at = seat

    def act(self, seat: int, text: str) -> None:
        """Takes a typed action, or says why not."""
        try:
            self.session.act(seat, text)
        except Refused as refused:
            if refused.refusal.rule == NOTATION:
                self.help_out(seat, text)
            else:
                self.refuse(refused.refusal, text)
            return
        self.seen[seat] = len(self.session.table.entries)

    def help_out(self, seat: int, text: str) -> None:
        """What could have been typed instead."""
        game, screen = self.session.game, self.screen
        screen.say("tb-not-understood", text=text[:80])
        examples = [game.notation(legal) for legal in game.legal(self.session.state, seat)[:3]]
        screen.say("tb-for-example", actions=examples)

    def refuse(self, refusal: Refusal, text: str) -> None:
        """Why the game does not allow it, and by which rule."""
        screen = self.screen
        title, reason = self.words.refusal(refusal, text)
        screen.line(wrap(screen.pen.ink("yellow", title)))
        screen.line(wrap(reason))
        key = "tb-rule" if self.words.rule(refusal.rule) else "tb-by-rule"
        screen.line(screen.pen.ink("dim", screen.speech.say(key, rule=refusal.rule)))

    def tell(self, to: int | None) -> None:
        """What happened since that seat was told last, as far as it may know; a seat's acts in a row on one line."""
        start = min(self.seen) if to is None else self.seen[to]
        news = [step for step in self.session.steps if step.position >= start]
        for seat, steps in groupby(news, key=lambda step: step.seat):
            shown = [step.shown_to(to) for step in steps]
            if seat != to and (texts := [text for text in shown if text is not None]):
                self.screen.line(wrap("  " + self.told(seat, " · ".join(texts))))
        for seat in range(len(self.seen)) if to is None else (to,):
            self.seen[seat] = len(self.session.table.entries)

    def told(self, seat: int, text: str) -> str:
        return text if seat == CHANCE else self.screen.speech.say("tb-log", seat=seat + 1, action=text)

    def keep(self) -> bool:
        """Saves; a disk that refuses does not end the game."""
        try:
            saves.save(self.session.record, self.place)
        except UsageError as error:
            self.screen.say(error.key, **error.values)
            return False
        return True

    def leave(self) -> None:
        """Saves and says how to go on; a second Ctrl-C does not get in between."""
        with uninterrupted():
            self.screen.line()
            if self.keep():
                self.screen.say("tb-saved", file=str(self.place))
                self.screen.say("tb-resume")
                self.screen.line(f"  connectable play --resume {shlex.quote(str(self.place))}")

    def finish(self) -> None:
        """The last picture, the result and where the record is."""
        session, screen = self.session, self.screen
        outcome = session.game.outcome(session.state)
        assert outcome is not None, "nobody is to act, so the game is over"
        seat = session.people[0] if len(session.people) == 1 else None
        screen.rule()
        screen.line(self.words.picture(session.game.view(session.state, seat), seat, screen.pen))
        screen.rule()
        screen.line(result(outcome, session.players, self.words, screen.pen))
        if self.keep():
            screen.say("tb-record-saved")
            screen.line(f"  connectable replay {shlex.quote(str(self.place))}")
