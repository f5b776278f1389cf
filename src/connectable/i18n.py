"""The language catalogues: from a key and values to a sentence in one of six languages.

It contains no sentences and hides no mistakes: a missing key is a KeyError, a missing value a ValueError.
Fluent and Babel are imported only when the first sentence is needed, so that the rules alone start quickly.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from connectable import registry
from connectable.contract import Detail, Refusal

LANGUAGES = ("en", "th", "it", "de", "fr", "es")
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables, in the order in which gettext reads them."""

Value = str | int | Sequence[str] | Sequence[int]


def language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language the environment asks for that has a catalogue, else English."""
    for variable in VARIABLES:
        if preferred := environment.get(variable, ""):
            found = [re.split(r"[_.@-]", tag)[0].lower() for tag in preferred.split(":")]
            return next((lang for lang in found if lang in LANGUAGES), "en")
    return "en"


class Speech:
    """All sentences for people in one language; a catalogue is read when one of its keys is first needed."""

    def __init__(self, lang: str, *packages: str) -> None:
        """`packages`: games from outside that bring `locales/<lang>/*.ftl` of their own."""
        if lang not in LANGUAGES:
            raise ValueError(f"language {lang!r:.80} is unknown; known: {', '.join(LANGUAGES)}")
        from fluent.runtime import FluentBundle

        self.lang = lang
        # en-GB: dates and lists without an Oxford comma; the catalogues spell British
        self.bundle = FluentBundle(["en-GB" if lang == "en" else lang], use_isolating=False)
        self.unread = [text for package in ("connectable", *packages) for text in catalogues(package, lang)]

    def knows(self, key: str) -> bool:
        """Whether a catalogue has the key; reads the catalogues with its prefix."""
        self.open(key.partition("-")[0])
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **values: Value) -> str:
        """The sentence for that key; sequences are joined into a list as the language writes one."""
        return self.speak(key, None, values)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> tuple[str, str]:
        """The question (“Why not …?”) and the reason with what is possible instead.

        In a detail, `seat` and the items of `seats` are seats counted from 0; they become names, or else “Seat 2”.
        """
        detail: dict[str, Value] = dict(refusal.detail)
        match detail.get("seat"):
            case int(seat):
                detail["seat"] = self.name(seat, names)
        match detail.get("seats"):
            case [*seats]:
                detail["seats"] = [self.name(seat, names) for seat in seats if isinstance(seat, int)]
        return self.speak(refusal.key, "title", detail), self.speak(refusal.key, None, detail)

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of the person in that seat."""
        return names[seat] if 0 <= seat < len(names) else self.say("tb-seat", seat=seat + 1)

    def rule(self, rule: str) -> str:
        """The text of a rule, given its id (`CN-F2`)."""
        return self.speak(rule_key(rule), None, {})

    def list(self, items: Sequence[str] | Sequence[int]) -> str:
        """“1, 2 and 3” as the language writes it."""
        words = [str(item) for item in items]
        if len(words) < 2:
            return "".join(words)
        start = words[0]
        for word in words[1:-1]:
            start = self.say("tb-list-more", start=start, next=word)
        # Spanish says e, not y, before the sound of i
        end = "tb-list-end-before-i" if re.match(r"h?[ií](?![aeou])", words[-1].lower()) else "tb-list-end"
        return self.say(end, start=start, last=words[-1])

    def speak(self, key: str, attribute: str | None, values: Detail) -> str:
        """The value or an attribute of a message; an error reported by Fluent is raised."""
        if not self.knows(key):
            raise KeyError(f"{self.lang}: no message {key!r}")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(f"{self.lang}: {key!r} has no {attribute or 'value'}")
        plain = {name: value if isinstance(value, str | int) else self.list(value) for name, value in values.items()}
        text, errors = self.bundle.format_pattern(pattern, plain)
        if errors:
            raise ValueError(f"{self.lang}: {key}: {'; '.join(map(str, errors))}")
        return str(text)

    def open(self, prefix: str) -> None:
        """Read the catalogues whose keys have that prefix."""
        for text in [text for text in self.unread if prefix_of(text) == prefix]:
            self.unread.remove(text)
            self.bundle.add_resource(parse(text))


def rule_key(rule: str) -> str:
    """`CN-F2` → `cn-rule-f2`."""
    prefix, _, number = rule.lower().partition("-")
    return f"{prefix}-rule-{number}"


def prefix(game: str, package: str = "connectable") -> str | None:
    """The prefix of the keys in a game's catalogue `<game>.ftl`; None without a catalogue."""
    return prefix_of(text) if (text := catalogue(game, package)) else None


def first_rule(game: str, package: str = "connectable") -> str | None:
    """The id of the first rule in a game's catalogue."""
    found = re.search(r"^([a-z0-9]+)-rule-([a-z0-9]+)", catalogue(game, package), re.MULTILINE)
    return f"{found[1]}-{found[2]}".upper() if found else None


def catalogue(game: str, package: str) -> str:
    """A game's English catalogue, empty if there is none."""
    place = folder(package, "en").joinpath(f"{game}.ftl")
    return place.read_text("utf-8") if place.is_file() else ""


def catalogues(package: str, lang: str) -> list[str]:
    """The texts of a package's catalogues; one from outside may have English only."""
    found = folder(package, lang)
    place = found if found.is_dir() else folder(package, "en")
    if not place.is_dir():
        return []
    return [entry.read_text("utf-8") for entry in place.iterdir() if entry.name.endswith(".ftl")]


def catalogue_packages(game: str) -> list[str]:
    """The package of a game from outside, where it is a package and may bring catalogues."""
    place = registry.package(game)
    if place.startswith("connectable.") or not hasattr(import_module(place), "__path__"):
        return []
    return [place]


@cache
def plain_words(package: str, lang: str) -> Mapping[str, str]:
    """Key → text of a package's messages that need no values: names of things, for clients without its catalogue."""
    from fluent.syntax import ast

    found = {}
    for entry in [entry for text in catalogues(package, lang) for entry in parse(text).body]:
        parts = entry.value.elements if isinstance(entry, ast.Message) and entry.value else []
        texts = [part.value for part in parts if isinstance(part, ast.TextElement)]
        if parts and len(texts) == len(parts):
            found[entry.id.name] = "".join(texts)
    return found


def folder(package: str, lang: str) -> Traversable:
    return files(package).joinpath("locales", lang)


def prefix_of(text: str) -> str:
    """The part of the first key before its first hyphen."""
    found = re.search(r"^([a-z][a-z0-9]*)-", text, re.MULTILINE)
    return found[1] if found else ""


@cache
def parse(text: str) -> Any:
    """The Fluent resource of a text; a ValueError quotes what is not valid Fluent."""
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"catalogue: not Fluent: {entry.content!r:.200}")
    return resource
