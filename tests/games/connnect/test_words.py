"""Every key the game can name has its words in all six languages, with the values it passes; none is idle.

The keys are read from the source of the game; how the sentences read is a matter for people.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

import connectable
from connectable.games.connnect import GAME
from connectable.games.connnect.drawing import draw, width
from connectable.games.connnect.engine.score import SOURCES
from connectable.games.connnect.meta import META
from connectable.generator import Generator
from connectable.i18n import Speech
from connectable.playout import pick
from paths import ROOT as PROJECT

ROOT = Path(connectable.__file__).parent
GAME_FILES = sorted((PROJECT / "src/connectable/games/connnect").rglob("*.py"))
LANGUAGES = ("en", "th", "it", "de", "fr", "es")
RULES = {"s": 8, "r": 5, "f": 4, "c": 10, "b": 9, "o": 5, "e": 3}
"""The highest rule id of each group: CN-S1 to CN-S8, and so on."""
ENDS = ("points", "tie-break", "shared", "last", "solitaire", "out")
PLACE = {"space", "row", "column"}
"""The values that `writing.place` adds to a refusal."""


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Key and values of every `Refusal(…)` in the source."""
    for call in calls("Refusal"):
        detail = call.args[1]
        assert isinstance(detail, ast.Dict), ast.unparse(call)
        names = {texts(key)[0]: value for key, value in zip(detail.keys, detail.values, strict=True) if key}
        values = (set(names) - {"why"}) | (PLACE if None in detail.keys else set())
        for rule in texts(call.args[0]):
            for why in texts(names["why"]) if "why" in names else [""]:
                number = rule.lower().removeprefix("cn-")
                yield f"cn-refusal-{number}" + (f"-{why}" if why else ""), values


def content_errors() -> Iterator[tuple[str, set[str]]]:
    """Key and values of every `BadContent(…)` and `self.bad(…)` in the source."""
    for call in calls("BadContent"):
        if isinstance(call.args[0], ast.Constant):
            detail = call.args[1]
            assert isinstance(detail, ast.Dict)
            yield texts(call.args[0])[0], {texts(key)[0] for key in detail.keys if key}
    for call in calls("bad"):
        yield f"cn-content-{texts(call.args[0])[0]}", {"key", *(word.arg for word in call.keywords if word.arg)}


def calls(name: str) -> Iterator[ast.Call]:
    for file in GAME_FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name:
                yield node


def texts(node: ast.expr) -> list[str]:
    """The text of a constant, or both of a choice."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    assert isinstance(node, ast.Constant), ast.unparse(node)
    return [str(node.value)]


@cache
def messages(lang: str) -> dict[str, fluent.Message]:
    entries = FluentParser().parse(catalogue(lang)).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
    found = [entry for entry in entries if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def catalogue(lang: str) -> str:
    return (ROOT / "locales" / lang / "connnect.ftl").read_text(encoding="utf-8")


def variables(message: fluent.Message) -> set[str]:
    found: set[str] = set()

    class Names(visitor.Visitor):
        def visit_VariableReference(self, node: fluent.VariableReference) -> None:
            found.add(node.id.name)

    Names().visit(message)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys(lang: str) -> None:
    assert list(messages(lang)) == list(messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_text(lang: str) -> None:
    ids = [f"cn-rule-{group}{number}" for group, most in RULES.items() for number in range(1, most + 1)]
    assert [key for key in messages(lang) if key.startswith("cn-rule-")] == ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal(lang: str) -> None:
    given = dict(refusals())
    assert {key for key in messages(lang) if key.startswith("cn-refusal-")} == set(given)
    for key, values in given.items():
        assert [attribute.id.name for attribute in messages(lang)[key].attributes] == ["title"]
        assert variables(messages(lang)[key]) <= values, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_content_error_has_a_sentence(lang: str) -> None:
    given: dict[str, set[str]] = {}
    for key, values in content_errors():
        given[key] = given.get(key, values) & values
    assert {key for key in messages(lang) if key.startswith("cn-content-")} == set(given)
    for key, values in given.items():
        assert variables(messages(lang)[key]) <= values, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ends_sources_and_options_have_their_words(lang: str) -> None:
    ends = {f"cn-end-{end}" for end in ENDS} | {f"cn-source-{source}" for source in SOURCES}
    options = {f"cn-option-{option.name}" for option in GAME.options}
    choices = {f"cn-choice-{option.name}-{choice}" for option in GAME.options for choice in option.choices}
    needed = ends | options | choices | {"cn-choice-sheet-house", "cn-name", "cn-help", "cn-place"}
    rest = {"cn-rule", "cn-refusal", "cn-content", "cn-draw", "cn-hint"}
    assert {key for key in messages(lang) if "-".join(key.split("-")[:2]) not in rest} == needed


class CatalogueOnlyPen:
    """A pen for one language, without colour; a missing key or value fails."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource(catalogue(lang)))
        self.said: set[str] = set()

    def say(self, key: str, /, **values: str | int) -> str:
        self.said.add(key)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, faults = self.bundle.format_pattern(pattern, values)
        assert faults == [], key
        return str(text)

    def ink(self, style: str, text: str, /) -> str:
        return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_speaks_every_language_and_cuts_no_word(lang: str) -> None:
    pen, rng = CatalogueOnlyPen(lang), Generator(7)
    for seats in (2, 4, 3):
        state = GAME.start(seats)
        while acting := GAME.to_act(state):
            state = GAME.apply(state, acting[0], pick(GAME, state, acting[0], rng))
            if rng.randrange(16) == 0:
                text = draw(GAME.view(state, 0), 0, pen)
                assert max(map(width, text.split("\n"))) <= 80, text
                assert "…" not in text, text
    assert pen.said <= set(messages(lang))
    assert len(pen.said) > 20


def test_who_sees_the_sheet_is_told_rows_and_columns() -> None:
    values = META.shown_values
    assert values is not None
    told = values(None, {"space": "b6", "spaces": ["a1", "f3"], "zone": 2}, Speech("en"))
    assert told == {"space": "row 6, column 2", "spaces": "row 1, column 1; row 3, column 6", "zone": 2}
