"""Refusals and reasons as sentences in the reader's language. The words are in the catalogues; a game that has none
gets a general sentence."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from connectable.contract import Refusal
from connectable.i18n import LANGUAGES, Speech, catalogue_packages
from connectable.registry import GAMES
from connectable.table import Table


def reader_language(accept: str) -> str:
    """The best language in an Accept-Language header that we have, or else English."""
    return language_of(accept[:200])


@lru_cache(256)
def language_of(accept: str) -> str:
    found: list[tuple[float, int, str]] = []
    for part in accept.split(","):
        tag, _, weight = part.partition(";")
        lang = tag.strip().lower().split("-")[0]
        quality = re.fullmatch(r"\s*q=([01](?:\.\d{1,3})?)\s*", weight)
        if lang in LANGUAGES:
            found.append((-float(quality[1]) if quality else -1.0, len(found), lang))
    return min(found)[2] if found else "en"


@cache
def speech(lang: str) -> Speech:
    return Speech(lang, *(place for name in GAMES for place in catalogue_packages(name)))


def refusal_sentences(refusal: Refusal, table: Table, lang: str) -> tuple[str, str]:
    """The title (a question) and the reason."""
    said = speech(lang)
    if said.knows(refusal.key):
        names = [seat.name or said.name(number) for number, seat in enumerate(table.seats)]
        return said.refusal(refusal, names)
    return said.say("tb-refused-title", action=refusal.rule), said.say("tb-refused")


def reason_sentence(key: str, values: Mapping[str, str | int], table: Table, lang: str) -> str:
    """Why an action is good; empty if the catalogues have no sentence for it."""
    said = speech(lang)
    if not said.knows(key):
        return ""
    filled = dict(values)
    if isinstance(seat := filled.get("seat"), int):
        filled["seat"] = table.seats[seat].name or said.name(seat)
    return said.say(key, **filled)
