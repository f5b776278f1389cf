"""From a deck to the cards in play: words get numbers and every pair its verdict, once per deck.

Deck files are read and checked in `deck/`, pairs are judged in `referee/`.
"""

import json
import zlib
from functools import lru_cache
from hashlib import sha256
from typing import Final

from connectable.contract import BadContent, Detail
from connectable.games.connections import deck as decks
from connectable.games.connections.deck import Card, Deck, measures
from connectable.games.connections.engine.cards import ACCEPTED, Cards
from connectable.options import Options

MAX_CARDS: Final = decks.MOST

FEW: Final = 0.5
"""A deck of which the referee knows a smaller share of the words is in another language: what it finds says nothing."""
MOST_HANDED: Final = 16
"""Decks that were judged elsewhere and are kept for who asks for them next."""
HANDED: dict[tuple[str, bool, str], Cards] = {}


def check(text: str) -> list[BadContent]:
    """Remarks for the author of a deck, the last ones on how the deck plays; BadContent when it is not a deck."""
    deck = decks.read_deck(text)
    found = measures.report(deck)
    unknown = len(deck.verdicts.unknown) if deck.verdicts else 0
    strange = unknown > (1 - FEW) * found.words
    remarks = [
        BadContent(finding.key, finding.detail, finding.line)
        for finding in found.findings
        if not strange or finding.key == "cx-content-twice"
    ]
    for language in decks.LANGUAGES[1:]:
        if cards := sum(language in dict(card.translations) for card in deck.cards):
            detail: Detail = {"language": language, "cards": cards, "all": len(deck.cards)}
            remarks.append(BadContent("cx-content-translated", detail))
    if unknown:
        remarks.append(BadContent("cx-content-judged", {"known": found.words - unknown, "words": found.words}))
    if strange:
        return [*remarks, BadContent("cx-content-strange", {"cards": found.cards})]
    accepted, first = round(1000 * found.accepted), round(100 * found.first_turns)
    return [*remarks, BadContent("cx-content-plays", {"cards": found.cards, "accepted": accepted, "first": first})]


@lru_cache(maxsize=16)
def cards_of(deck: str, learners: bool, language: str = decks.ENGLISH) -> Cards:
    """The cards of `house` or of a deck's text; CX-O1: learners play without those worth five.

    CX-O6: what is only said together in a language counts where that language is played."""
    if handed := HANDED.get((deck, learners, language)):
        return handed
    found = decks.load(deck)
    places = [place for place, card in enumerate(found.cards) if not (learners and card.value == decks.HIGHEST)]
    return numbered(found, places, language)


def hand_over(options: Options) -> bytes:
    """The judged deck of these options as data, for another process to take over."""
    deck, learners, language = chosen(options)
    cards = cards_of(deck, learners, language)
    fields = [cards.words, cards.sides, cards.values, cards.hash, cards.all_known, cards.ids, cards.card_ids]
    head = json.dumps([decks.deck_hash(deck), *fields, cards.translations], separators=(",", ":"))
    return head.encode() + b"\n" + zlib.compress(cards.verdicts + cards.near, 1)


def take_over(options: Options, data: bytes) -> None:
    """Keeps a deck that another process has judged: whoever asks for it next gets it at once."""
    deck, learners, language = chosen(options)
    head, _, packed = data.partition(b"\n")
    deck_hash, words, sides, values, hash_, all_known, ids, card_ids, translations = json.loads(head)
    tables, size = zlib.decompress(packed), len(words) ** 2
    decks.keep_hash(deck, deck_hash)
    while len(HANDED) >= MOST_HANDED:
        del HANDED[next(iter(HANDED))]
    HANDED[deck, learners, language] = Cards(
        tuple(words),
        tuple(sides),
        tuple(values),
        tables[:size],
        tables[size:],
        hash_,
        all_known,
        tuple(ids),
        tuple(card_ids),
        tuple({name: tuple(found) for name, found in card.items()} for card in translations),
    )


def is_at_hand(options: Options) -> bool:
    """Whether the deck of these options need not be judged any more; then it is kept for longer."""
    wanted = chosen(options)
    if wanted not in HANDED:
        return False
    HANDED[wanted] = HANDED.pop(wanted)
    return True


def chosen(options: Options) -> tuple[str, bool, str]:
    """What `cards_of` is asked for."""
    language = str(options.get("words", decks.ENGLISH))
    return str(options.get("deck", decks.HOUSE)), bool(options.get("learners", False)), language


def numbered(deck: Deck, places: list[int], language: str) -> Cards:
    """The cards at these places of a deck."""
    cards = tuple(deck.cards[place] for place in places)
    words = deck_words(cards)
    number = {word: place for place, word in enumerate(words)}
    sides = tuple(number[word] for card in cards for word in card.words)
    assert deck.verdicts is not None
    verdicts = deck.verdicts.table(words, language)
    ids = {word: place for place, word in enumerate(deck_words(deck.cards), 1)}
    return Cards(
        words,
        sides,
        tuple(card.value for card in cards),
        verdicts,
        near_table(sides, verdicts, len(words)),
        sha256(deck.hash.encode() + repr(cards).encode() + verdicts).hexdigest()[:16],
        deck.verdicts.unknown.isdisjoint(words),
        tuple(ids[word] for word in words),
        tuple(place + 1 for place in places),
        tuple(dict(card.translations) for card in cards),
    )


def deck_words(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Every different word, in order of appearance."""
    return tuple(dict.fromkeys(word for card in cards for word in card.words))


def near_table(sides: tuple[int, ...], verdicts: bytes, size: int) -> bytes:
    """For every card and word the sides of the card that may touch it."""
    accepted = verdicts.translate(bytes(verdict >= ACCEPTED for verdict in range(256)))
    rows = [int.from_bytes(accepted[word * size : word * size + size]) for word in range(size)]
    cards = [sides[at : at + 4] for at in range(0, len(sides), 4)]
    touching = [rows[n] | rows[e] << 1 | rows[s] << 2 | rows[w] << 3 for n, e, s, w in cards]  # a byte a word
    return b"".join(row.to_bytes(size) for row in touching)
