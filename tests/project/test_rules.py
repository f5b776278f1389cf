"""Every rule has a text and a test: ids come from the English catalogues, tests name them with a marker."""

import ast
import importlib.util
import re

import pytest

from connectable.registry import GAMES
from paths import ROOT

CATALOGUES = sorted(name for name in GAMES if (ROOT / f"src/connectable/locales/en/{name}.ftl").exists())


def rule_ids(name: str) -> set[str]:
    """The ids of a game, from the keys of its rule texts: `cn-rule-f2` is CN-F2."""
    text = (ROOT / f"src/connectable/locales/en/{name}.ftl").read_text("utf-8")
    return {f"{prefix}-{number}".upper() for prefix, number in re.findall(r"^(\w+)-rule-(\w+) =", text, re.MULTILINE)}


def named_by_tests() -> set[str]:
    """The ids in `@pytest.mark.rule("…")` of all tests."""
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {ast.literal_eval(argument) for argument in node.args}
    return found


def test_every_game_here_has_rule_texts() -> None:
    assert sorted(set(GAMES) - {"highcard"}) == CATALOGUES


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_rule_has_a_test(name: str) -> None:
    assert sorted(rule_ids(name) - named_by_tests()) == []


def test_tests_name_only_rules_that_exist() -> None:
    known = set[str]().union(*map(rule_ids, CATALOGUES))
    prefixes = {rule.partition("-")[0] for rule in known}
    assert sorted(rule for rule in named_by_tests() - known if rule.partition("-")[0] in prefixes) == []


def test_the_rule_pages_are_written_from_the_catalogues() -> None:
    """`make docs` writes them again."""
    spec = importlib.util.spec_from_file_location("generate", ROOT / "tools/rule_pages.py")
    assert spec
    assert spec.loader
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    pages = generate.pages()
    for path, text in pages.items():
        assert path.read_text("utf-8") == text, f"{path.name} is stale: make docs"
    assert sorted(pages) == sorted((ROOT / "docs/rules").iterdir()), "a page of no game: delete it"
