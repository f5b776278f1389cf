"""What the build leaves out of the client's catalogues is nothing that a page asks for."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NAME = re.compile(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)*-?)(?=["'`]|\$\{)""")
"""A whole key, or the beginning of one that goes on with a value."""
ONLY_COMPARED = {"cx-content-judged"}


def left_out() -> re.Pattern[str]:
    """The build's own pattern."""
    found = re.search(r"NOT_HERE =\s*/(.+)/;", (WEB / "plugins" / "words.ts").read_text("utf-8"))
    assert found is not None
    return re.compile(found[1])


def message_ids() -> set[str]:
    texts = (file.read_text("utf-8") for file in (ROOT / "src/connectable/locales/en").glob("*.ftl"))
    return {one for text in texts for one in re.findall(r"(?m)^([a-z0-9-]+) =", text)}


def names_in(text: str, ids: set[str]) -> set[str]:
    """The keys that a source names, whole or by their beginning."""
    named = set(NAME.findall(text))
    begun = tuple(name for name in named if name.endswith("-") and name.count("-") > 1)
    return (named & ids) | {one for one in ids if one.startswith(begun)}


def asked_for(ids: set[str]) -> set[str]:
    files = [file for ending in ("ts", "svelte") for file in (WEB / "src").rglob(f"*.{ending}")]
    return {name for file in files if ".test." not in file.name for name in names_in(file.read_text("utf-8"), ids)}


def test_no_page_asks_for_words_that_are_left_out() -> None:
    ids = message_ids()
    assert not {name for name in asked_for(ids) if left_out().match(name)} - ONLY_COMPARED


def test_it_would_be_seen() -> None:
    ids = {"cx-refusal-own-turn", "cx-web-hand", "wb-hint-move"}
    asked = names_in('say("cx-refusal-own-turn"); say(`cx-web-${name}`); say("wb-hint-move")', ids)
    assert {name for name in asked if left_out().match(name)} == {"cx-refusal-own-turn"}
    assert asked == ids
