"""Codes: a word and three digits, such as `heron-482`. They are said aloud, typed on the start page, sent in links."""

import re
import secrets
import unicodedata
from functools import cache
from hmac import compare_digest
from importlib.resources import files

from connectable.server.tables.auth import digest
from connectable.table import Table

LONGEST_CODE = 64
WRITTEN = re.compile(r"([a-z]+)([0-9]{3})")


@cache
def words() -> tuple[str, ...]:
    """The words of codes: short, friendly, easily spoken."""
    return tuple(files(__package__).joinpath("code_words.txt").read_text("utf-8").split())


def new_code() -> str:
    return f"{secrets.choice(words())}-{secrets.randbelow(1000):03}"


def written(code: str) -> str:
    """The code as it is written, however it was typed: capitals, spaces, any dash, digits of any script. What is no
    such code stays as it is."""
    plain = unicodedata.normalize("NFKC", code[:LONGEST_CODE]).casefold()
    letters = "".join(digit(letter) for letter in plain if letter.isalnum())
    found = WRITTEN.fullmatch(letters)
    return f"{found[1]}-{found[2]}" if found else code[:LONGEST_CODE].strip()


def digit(letter: str) -> str:
    return str(unicodedata.decimal(letter)) if letter.isdecimal() else letter


def forms(code: str) -> tuple[str, str]:
    """What a typed code may mean: the code as it is written, or, for codes of older versions, letter by letter."""
    return written(code), code[:LONGEST_CODE].strip()


def may_watch(table: Table, code: str) -> bool:
    """Whether somebody without a seat may watch, or sit down."""
    return table.settings.visibility == "public" or opens(code, table.code_hash)


def opens(code: str, code_hash: str) -> bool:
    """Whether the code is the one of which the hash is kept."""
    return bool(matching(code, code_hash))


def matching(code: str, code_hash: str) -> str:
    """The code of which the hash is kept, if somebody typed that one; else empty."""
    return next((form for form in forms(code) if compare_digest(code_hash, digest(form))), "")
