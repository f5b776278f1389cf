"""The words of one game for the terminal: its own catalogue, or plain data for a game that brings none."""

from collections.abc import Mapping
from typing import Any

from connectable.contract import Refusal
from connectable.i18n import Speech, catalogue_packages, first_rule, prefix, rule_key
from connectable.registry import AnyGame, drawing, package
from connectable.terminal.pen import Pen


class Words:
    """Names, sentences and the picture of a game."""

    def __init__(self, speech: Speech, game: AnyGame) -> None:
        self.speech, self.game = speech, game
        places = ["connectable", *catalogue_packages(game.name)]
        self.prefix = next((found for place in places if (found := prefix(game.name, place))), "?")
        self.example = next((found for place in places if (found := first_rule(game.name, place))), "CN-F2")
        """A rule that can be asked for."""

    def own(self, key: str, otherwise: str) -> str:
        """The game's word; `otherwise` when it has no catalogue at all. A gap in a catalogue is a KeyError."""
        return self.speech.say(f"{self.prefix}-{key}") if self.prefix != "?" else otherwise

    def name(self) -> str:
        return self.own("name", self.game.name)

    def help(self) -> str:
        return self.own("help", "")

    def source(self, key: str) -> str:
        return self.own(f"source-{key}", key)

    def end(self, reason: str) -> str:
        return self.own(f"end-{reason}", reason)

    def rule(self, rule: str) -> str | None:
        """The text of a rule, None when there is no such rule."""
        return self.speech.rule(rule) if self.speech.knows(rule_key(rule)) else None

    def refusal(self, refusal: Refusal, action: str) -> tuple[str, str]:
        """Question and reason."""
        if self.prefix != "?" or self.speech.knows(refusal.key):
            return self.speech.refusal(refusal)
        return self.speech.say("tb-refused-title", action=action), self.speech.say("tb-refused")

    def picture(self, view: Mapping[str, Any], seat: int | None, pen: Pen) -> str:
        """The game's drawing; a game without one shows its view field by field."""
        try:
            draw = drawing(self.game.name)
        except ModuleNotFoundError as error:
            if error.name != package(self.game.name) + ".drawing":
                raise
            return "\n".join(f"{name}: {value}" for name, value in view.items())
        return draw(view, seat, pen)


def speech_for(lang: str, name: str) -> Speech:
    """The language with the catalogues of that game."""
    return Speech(lang, *catalogue_packages(name))
