"""Refusals and reasons as sentences in the reader's language. The words are in the catalogues; a game that has none
gets a general sentence."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from connectable.contract import Refusal
from connectable.i18n import LANGUAGES, Speech, catalogue_packages
from connectable.registry import GAMES, meta
from connectable.table import Seat, Table

BOT_NAMES = ("Robin", "Wren", "Finch", "Lark", "Swift", "Heron", "Martin", "Teal")
"""By seat, for bots that nobody has named: names are not translated."""


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


def sentence(key: str, values: Mapping[str, str | int], lang: str) -> str:
    """What a person is told."""
    return speech(lang).say(key, **values)


def refusal_sentences(refusal: Refusal, table: Table | None, lang: str) -> tuple[str, str]:
    """The title (a question) and the reason; without a table, for somebody who has none yet."""
    said = speech(lang)
    if said.knows(refusal.key):
        if table:
            refusal = Refusal(refusal.rule, dict(told(table, refusal.detail, lang)))
        seats = table.seats if table else ()
        names = [seat_name(said, number, seat) for number, seat in enumerate(seats)]
        return said.refusal(refusal, names)
    return said.say("tb-refused-title", action=refusal.rule), said.say("tb-refused")


def seat_name(said: Speech, number: int, seat: Seat) -> str:
    """What people call whoever sits there: a bot by the name that clients show for it."""
    if seat.name:
        return seat.name
    return BOT_NAMES[number % len(BOT_NAMES)] if seat.who == "bot" else said.name(number)


def reason_sentence(key: str, values: Mapping[str, str | int], table: Table, lang: str) -> str:
    """Why an action is good; empty if the catalogues have no sentence for it."""
    said = speech(lang)
    if not said.knows(key):
        return ""
    filled = dict(told(table, values, lang))
    if isinstance(seat := filled.get("seat"), int):
        filled["seat"] = seat_name(said, seat, table.seats[seat])
    return said.say(key, **filled)


def told(table: Table, values: Mapping[str, Any], lang: str) -> Mapping[str, Any]:
    """The values of a sentence as a reader is told them: games with words in several languages set their own."""
    if table.state is None:
        return values
    about = meta(table.game)
    if about.sentence_values:
        values = about.sentence_values(table.state, values, lang)
    return about.shown_values(table.state, values, speech(lang)) if about.shown_values else values
