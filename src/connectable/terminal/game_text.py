"""All text of one game in the terminal: from its own catalogue, or plain data for a game without one."""

from collections.abc import Mapping
from typing import Any

from connectable.contract import Refusal
from connectable.i18n import Speech, catalogue_packages, first_rule, prefix, rule_key
from connectable.registry import AnyGame, Console, console, drawing, meta, package
from connectable.terminal.pen import Pen


class GameText:
    """The names, sentences and picture of a game."""

    def __init__(self, speech: Speech, game: AnyGame) -> None:
        self.speech, self.game = speech, game
        places = ["connectable", *catalogue_packages(game.name)]
        self.prefix = next((found for place in places if (found := prefix(game.name, place))), "?")
        self.example = next((found for place in places if (found := first_rule(game.name, place))), "CN-F2")
        """The id of a rule that `help` can explain."""

    def message(self, key: str, default: str) -> str:
        """A message of the game, or `default` without a catalogue. A key missing in a catalogue is a KeyError."""
        return self.speech.say(f"{self.prefix}-{key}") if self.prefix != "?" else default

    def name(self) -> str:
        return self.message("name", self.game.name)

    def explained(self) -> list[tuple[str, str]]:
        """The aim and how it goes, each with its heading; nothing for a game whose catalogue does not say it."""
        keys = [part for part in ("aim", "minute") if self.speech.knows(f"{self.prefix}-rules-{part}")]
        return [(self.speech.say(f"wb-rules-{part}"), self.speech.say(f"{self.prefix}-rules-{part}")) for part in keys]

    def help(self) -> str:
        return self.message("help", "")

    def source(self, key: str) -> str:
        return self.message(f"source-{key}", key)

    def end(self, reason: str) -> str:
        return self.message(f"end-{reason}", reason)

    def rule(self, rule: str) -> str | None:
        """The text of a rule, None if there is no such rule."""
        return self.speech.rule(rule) if self.speech.knows(rule_key(rule)) else None

    def refusal(self, refusal: Refusal, action: str, state: Any) -> tuple[str, str]:
        """The question (“Why not …?”) and the reason."""
        if setter := meta(self.game.name).sentence_values:
            refusal = Refusal(refusal.rule, dict(setter(state, refusal.detail, self.speech.lang)))
        if self.prefix != "?" or self.speech.knows(refusal.key):
            return self.speech.refusal(refusal)
        return self.speech.say("tb-refused-title", action=action), self.speech.say("tb-refused")

    @property
    def console(self) -> Console | None:
        """What the game adds to the terminal; None: notation is typed and read as it is."""
        return console(self.game.name)

    def spoken(self, notation: str) -> str:
        """An action as people read it."""
        return self.console.spoken(notation) if self.console else notation

    def typed(self, state: Any, seat: int, text: str) -> list[str]:
        """The actions that a typed line stands for."""
        return self.console.typed(state, seat, text) if self.console else [text]

    def told(self, report: Any, pen: Pen) -> str:
        """A sentence about what an action brought."""
        return self.console.told(report, pen) if self.console else ""

    def picture(self, view: Mapping[str, Any], seat: int | None, pen: Pen) -> str:
        """The game's drawing, or its view field by field if it has none."""
        try:
            draw = drawing(self.game.name)
        except ModuleNotFoundError as error:
            if error.name != package(self.game.name) + ".drawing":
                raise
            return "\n".join(f"{name}: {value}" for name, value in view.items())
        return draw(view, seat, pen)


def speech_for(lang: str, name: str) -> Speech:
    """The sentences of a language, including the catalogues of that game."""
    return Speech(lang, *catalogue_packages(name))
