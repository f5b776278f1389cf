"""The main loop of a game in the terminal: chance, bots and people act until somebody quits or the game ends.

It decides nothing itself: the game says what is legal, what each seat sees and who is to act.
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
from connectable.terminal.game_text import GameText, speech_for
from connectable.terminal.pen import harmless, wrap
from connectable.terminal.result import result
from connectable.terminal.screen import Screen
from connectable.terminal.session import GameSession, Step, new_session, resumed

INTERRUPTED = 130
"""The exit code after Ctrl-C that shells expect."""


def play(
    lang: str, name: str, *, seats: str | None, seed: str | None, options: Sequence[str], file: Path | None
) -> int:
    """Play a new game and return the exit code."""
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
    return Play(speech, session, file or saves.new_path(name)).run()


def resume(lang: str, file: Path | None) -> int:
    """Continue a saved game (the newest, if no file is given) and return the exit code."""
    path = file or saves.newest()
    record = saves.load(path)
    return Play(speech_for(lang, record.game), resumed(record, secrets.token_hex(8)), path).run()


class Play:
    """One session on one screen."""

    def __init__(self, speech: Speech, session: GameSession, path: Path) -> None:
        self.session, self.path = session, path
        self.screen, self.game_text = Screen(speech), GameText(speech, session.game)
        self.seat: int | None = None
        """The seat at the keyboard."""
        self.next_seat: int | None = None
        """The seat that the keyboard is being passed to."""
        self.seen = [len(session.table.entries)] * len(session.players)
        """For each seat, how many entries of the record it has been told about."""

    def run(self) -> int:
        self.screen.line(self.screen.pen.ink("bold", self.game_text.name()))
        if self.session.people:
            self.screen.say("tb-welcome")
        try:
            self.loop()
        except (commands.Leave, EOFError):
            self.save_and_leave()
            return 0
        except KeyboardInterrupt:
            self.save_and_leave()
            return INTERRUPTED
        self.tell(self.seat)
        self.finish()
        return 0

    def loop(self) -> None:
        game, session = self.session.game, self.session
        while acting := game.to_act(session.state):
            people = [seat for seat in acting if seat in session.people]
            if CHANCE in acting:
                session.roll()
            elif people and not (len(people) < len(acting) and session.bots_due):
                self.turn(
                    next((seat for seat in (self.next_seat, self.seat) if seat in people), self.following(people))
                )
            else:
                self.bots([seat for seat in acting if seat not in people])

    def bots(self, seats: Sequence[int]) -> None:
        """Let each bot act once, so that no bot overtakes another where the order of actions counts."""
        for seat in seats:
            if seat in self.session.game.to_act(self.session.state):
                self.session.play_bot(seat)
        if not self.session.people:
            self.tell(None)

    def following(self, people: Sequence[int]) -> int:
        """The next person around the table after the one at the keyboard."""
        after = -1 if self.seat is None else self.seat
        return min(people, key=lambda seat: (seat <= after, seat))

    def turn(self, seat: int) -> None:
        """Ask one person for commands until they act or pass the keyboard."""
        self.take_keyboard(seat)
        self.tell(seat)
        self.save()
        session, screen = self.session, self.screen
        screen.rule()
        screen.line(self.game_text.picture(session.game.view(session.state, seat), seat, screen.pen))
        screen.line()
        self.next_seat, before = None, len(session.table.entries)
        while len(session.table.entries) == before and self.next_seat is None:
            text = harmless(" ".join(screen.ask(screen.speech.say("tb-prompt", seat=seat + 1) + " ").split()))
            if text and not commands.run(self, seat, text):
                self.act(seat, text)

    def take_keyboard(self, seat: int) -> None:
        """Change the person at the keyboard; cover the screen if they may not see what the last one saw."""
        others = [other for other in self.session.people if other != seat]
        if seat != self.seat and any(self.session.hides(seat, other) for other in others):
            say = self.screen.speech.say
            self.screen.cover(say("tb-cover", seat=seat + 1), say("tb-cover-prompt") + " ")
        self.seat = seat

    def act(self, seat: int, text: str) -> None:
        """Take the actions of a typed line, or say why one is refused; then nothing changes."""
        actions = self.game_text.typed(self.session.state, seat, text)
        if refusal := self.refused_before(seat, actions):
            self.explain_refusal(refusal, text)
            return
        before = len(self.session.steps)
        try:
            for action in actions:
                self.session.act(seat, action)
        except Refused as refused:
            if refused.refusal.rule == NOTATION:
                self.suggest_actions(seat, text)
            else:
                self.explain_refusal(refused.refusal, text)
            return
        self.tell_reports([step for step in self.session.steps[before:] if step.seat == seat])
        self.seen[seat] = len(self.session.table.entries)

    def refused_before(self, seat: int, actions: Sequence[str]) -> Refusal | None:
        """The first refusal on the way through several actions; a single one the table refuses by itself."""
        game, state = self.session.game, self.session.state
        for place, text in enumerate(actions):
            try:
                action = game.parse(state, seat, text)
            except ValueError as error:
                return Refusal(NOTATION, {"problem": str(error)}) if place else None
            if len(actions) > 1 and (refusal := game.refusal(state, seat, action)):
                return refusal
            if place < len(actions) - 1:
                state = game.apply(state, seat, action)
        return None

    def tell_reports(self, steps: Sequence[Step]) -> None:
        """What actions brought, in sentences."""
        for report in [report for step in steps for report in step.reports]:
            self.screen.line(wrap("    " + self.game_text.told(report, self.screen.pen)))

    def suggest_actions(self, seat: int, text: str) -> None:
        """Show examples of what could have been typed instead."""
        game, screen = self.session.game, self.screen
        screen.say("tb-not-understood", text=text[:80])
        examples = [self.game_text.spoken(game.notation(legal)) for legal in game.legal(self.session.state, seat)[:3]]
        screen.say("tb-for-example", actions=examples)

    def explain_refusal(self, refusal: Refusal, text: str) -> None:
        """Show why the game does not allow the action, and by which rule."""
        screen = self.screen
        title, reason = self.game_text.refusal(refusal, text, self.session.state)
        screen.line(wrap(screen.pen.ink("yellow", title)))
        screen.line(wrap(reason))
        key = "tb-rule" if self.game_text.rule(refusal.rule) else "tb-by-rule"
        screen.line(screen.pen.ink("dim", screen.speech.say(key, rule=refusal.rule)))

    def tell(self, to: int | None) -> None:
        """Report what the seat may know of the actions since its last report, one line per seat's run of actions.

        What was sealed is told when it is revealed, seat by seat."""
        start = min(self.seen) if to is None else self.seen[to]
        news = [step for step in self.session.steps if max(step.position, step.known) >= start]
        news.sort(
            key=lambda step: (step.known, step.seat, step.position) if step.known >= 0 else (step.position, -1, 0)
        )
        for seat, steps in groupby(news, key=lambda step: step.seat):
            shown = [(step, self.game_text.spoken(text)) for step in steps if (text := step.shown_to(to)) is not None]
            if seat != to and shown:
                self.screen.line(wrap("  " + self.log_line(seat, " · ".join(text for _, text in shown))))
                self.tell_reports([step for step, _ in shown])
        for seat in range(len(self.seen)) if to is None else (to,):
            self.seen[seat] = len(self.session.table.entries)

    def log_line(self, seat: int, text: str) -> str:
        return text if seat == CHANCE else self.screen.speech.say("tb-log", seat=seat + 1, action=text)

    def save(self) -> bool:
        """Save the game and return whether that worked; a full disk does not end the game."""
        try:
            saves.save(self.session.record, self.path)
        except UsageError as error:
            self.screen.say(error.key, **error.values)
            return False
        return True

    def save_and_leave(self) -> None:
        """Save the game and show how to continue it; a second Ctrl-C cannot interrupt this."""
        with uninterrupted():
            self.screen.line()
            if self.save():
                self.screen.say("tb-saved", file=str(self.path))
                self.screen.say("tb-resume")
                self.screen.line(f"  connectable play --resume {shlex.quote(str(self.path))}")

    def finish(self) -> None:
        """Show the last picture, the result and where the record is saved."""
        session, screen = self.session, self.screen
        outcome = session.game.outcome(session.state)
        assert outcome is not None, "nobody is to act, so the game is over"
        seat = session.people[0] if len(session.people) == 1 else None
        screen.rule()
        screen.line(self.game_text.picture(session.game.view(session.state, seat), seat, screen.pen))
        screen.rule()
        screen.line(result(outcome, session.players, self.game_text, screen.pen))
        if self.save():
            screen.say("tb-record-saved")
            screen.line(f"  connectable replay {shlex.quote(str(self.path))}")
