"""From a deck to the cards in play: words get numbers and every pair its verdict, once per deck.

Deck files are read and checked in `deck/`, pairs are judged in `referee/`.
"""

from functools import lru_cache
from hashlib import sha256
from operator import itemgetter
from typing import Final

from connectable.contract import BadContent
from connectable.games.connections import deck as decks
from connectable.games.connections import referee
from connectable.games.connections.deck import Card, measures
from connectable.games.connections.engine.cards import ACCEPTED, KIND_NAMES, REASONS, Cards
from connectable.games.connections.referee import pair_table

HOUSE: Final = "house"
MAX_CARDS: Final = 500
"""The web has room for so many in a row."""


def check(text: str) -> list[BadContent]:
    """Remarks for the author of a deck, the last one on how the deck plays; BadContent when it is not a deck."""
    found = measures.report(decks.read_deck(text))
    clear, first = round(1000 * found.clear), round(100 * found.first_turns)
    plays = BadContent("cx-content-plays", {"cards": found.cards, "clear": clear, "first": first})
    return [*(BadContent(finding.key, finding.detail, finding.line) for finding in found.findings), plays]


@lru_cache(maxsize=16)
def cards_of(deck: str, learners: bool) -> Cards:
    """The cards of `house` or of a deck's text; CX-O1: learners play without those worth five."""
    found = decks.house() if deck == HOUSE else decks.read_deck(deck)
    if len(found.cards) > MAX_CARDS:
        raise ValueError(f"option deck: {len(found.cards)} cards are more than {MAX_CARDS}")
    return numbered(tuple(card for card in found.cards if not (learners and card.value == 5)), found.hash)


def numbered(cards: tuple[Card, ...], name: str) -> Cards:
    words = tuple(dict.fromkeys(word for card in cards for word in card.words))
    number = {word: place for place, word in enumerate(words)}
    shipped = pair_table.table().at
    known = [word in shipped or referee.knows(word) for word in words]
    sides = tuple(number[word] for card in cards for word in card.words)
    verdicts = verdict_table(words, known)
    return Cards(
        words,
        sides,
        tuple(card.value for card in cards),
        verdicts,
        near_table(sides, verdicts, len(words)),
        sha256(name.encode() + repr(cards).encode() + verdicts).hexdigest()[:16],
        all(known),
    )


def verdict_table(words: tuple[str, ...], known: list[bool]) -> bytes:
    """A byte for every two words; the order of the two does not matter."""
    shipped = pair_table.table()
    if all(word in shipped.at for word in words):
        return shipped_verdicts(shipped, [shipped.at[word] for word in words])
    size = len(words)
    table = bytearray(size * size)
    for a in range(size):
        for b in range(a, size):
            if known[a] and known[b]:
                table[a * size + b] = table[b * size + a] = verdict_byte(words[a], words[b])
    return bytes(table)


def shipped_verdicts(shipped: pair_table.Table, numbers: list[int]) -> bytes:
    """The same for words of the shipped deck: each different score and reason is judged once, then looked up."""
    scored = list(zip(shipped.scores, shipped.reasons, strict=True))
    judged = {pair: byte_of(referee.verdict(pair[0] / 100, REASONS[pair[1]])) for pair in set(scored)}
    below = bytes(map(judged.__getitem__, scored))
    size = len(shipped.at)
    table = bytearray([byte_of(referee.SAME)]) * (size * size)
    for one in range(1, size):
        row = below[one * (one - 1) // 2 : one * (one + 1) // 2]
        table[one * size : one * size + one] = row
        table[one : one * size : size] = row
    chosen = itemgetter(*numbers)
    return b"".join(bytes(chosen(table[one * size : one * size + size])) for one in numbers)


def near_table(sides: tuple[int, ...], verdicts: bytes, size: int) -> bytes:
    """For every card and word the sides of the card that may touch it."""
    accepted = verdicts.translate(bytes(verdict >= ACCEPTED for verdict in range(256)))
    rows = [int.from_bytes(accepted[word * size : word * size + size]) for word in range(size)]
    cards = [sides[at : at + 4] for at in range(0, len(sides), 4)]
    touching = [rows[n] | rows[e] << 1 | rows[s] << 2 | rows[w] << 3 for n, e, s, w in cards]  # a byte a word
    return b"".join(row.to_bytes(size) for row in touching)


def verdict_byte(a: str, b: str) -> int:
    return byte_of(referee.judge(a, b))


def byte_of(verdict: referee.Verdict) -> int:
    found = KIND_NAMES.index(verdict.kind) + 4 * REASONS.index(verdict.reason)
    return found + ACCEPTED * referee.accepts(verdict)
