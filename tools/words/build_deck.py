"""Build the deck of 124 cards from the candidate words: write `deck.csv` and `pairs.bin`. Run by `make deck`.

Criteria: every word is known to the referee and has at least three clear partners; 3–5 % of all pairs are clear; the
four words of a card are unrelated; easy words share cards of low value, hard words cards of high value. The same
candidates and the same lexicon give the same bytes.
"""

import json
import sys
import zlib
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, pairwise

from sources import CONTENT, ROOT

from connectable.games.connections import deck, referee
from connectable.games.connections.engine.cards import REASONS
from connectable.generator import Generator

CARDS_PER_VALUE = (28, 32, 28, 22, 14)
"""Numbers of cards worth 1, 2, 3, 4 and 5: many cards of low value to build on, few of high value; 124 in all."""
WORDS = 4 * sum(CARDS_PER_VALUE)
DEAR = "for five points"
"""The section of words that learners meet late: they go on the cards worth five."""
CLEAR_SHARE = 0.043
"""The intended share of clear pairs: above 5 % the game is too easy, below 3 % too hard."""
ONE_KIND = ("animals", "food", "body", "clothes", "transport", "places", "people")
"""Sections whose words are all of the same kind."""
TRIES = 2000
"""The number of exchanges before giving up."""


@dataclass
class WordPairs:
    """The words that connect with each word."""

    clear: dict[str, set[str]]
    related: dict[str, set[str]]
    """Words whose verdict is not *no*, or that are of one kind (two animals, two foods): they never share a card."""


def main() -> None:
    words, dear, kin = candidates()
    pairs = judge_pairs(words, kin)
    chosen = choose(words, pairs)
    hands = [hand for seed, group in enumerate(groups(chosen, dear, pairs)) for hand in fill(group, seed, pairs)]
    write(shuffled(valued(hands, dear, pairs), Generator(124)))


def candidates() -> tuple[list[str], set[str], list[set[str]]]:
    """The words of `deck_words.txt` in order, those for cards worth five, and the sets of one kind."""
    sections: dict[str, list[str]] = {}
    section = ""
    for line in (ROOT / "tools" / "words" / "deck_words.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[] ").rpartition(", ")[2]
        elif line and not line.startswith("#"):
            sections.setdefault(section, []).extend(word.replace("_", " ").upper() for word in line.split())
    words = list(dict.fromkeys(word for found in sections.values() for word in found))
    if unknown := [word for word in words if not referee.knows(word)]:
        sys.exit(f"the referee does not know: {', '.join(unknown)}")
    return words, set(sections[DEAR]), [set(sections[name]) for name in ONE_KIND]


def judge_pairs(words: list[str], kin: list[set[str]]) -> WordPairs:
    pairs = WordPairs({word: set() for word in words}, {word: set() for word in words})
    referee.judge_all(words)
    for one, two in combinations(words, 2):
        verdict = referee.judge(one, two)
        if verdict.kind != "no" or any(one in kind and two in kind for kind in kin):
            pairs.related[one].add(two)
            pairs.related[two].add(one)
        if verdict.kind == "clear":
            pairs.clear[one].add(two)
            pairs.clear[two].add(one)
    return pairs


def choose(words: list[str], pairs: WordPairs) -> list[str]:
    """Remove words one by one: the best connected while too many pairs are clear, otherwise the worst connected."""
    left = dict.fromkeys(words)
    while len(left) > WORDS:
        partners = {word: len(pairs.clear[word] & left.keys()) for word in left}
        crowded = sum(partners.values()) > CLEAR_SHARE * len(left) * (len(left) - 1)
        del left[max(left, key=lambda word: (partners[word] if crowded else -partners[word], word))]
    return list(left)


def groups(words: list[str], dear: set[str], pairs: WordPairs) -> list[list[str]]:
    """Words that may share cards, those with most clear partners first: for cards worth 1 or 2, 3 or 4, and 5."""
    chosen = set(words)
    order = sorted(words, key=lambda word: (word in dear, -len(pairs.clear[word] & chosen), word))
    one, two, three, four, _ = CARDS_PER_VALUE
    cuts = [0, 4 * (one + two), 4 * (one + two + three + four), len(order)]
    return [order[start:end] for start, end in pairwise(cuts)]


def valued(hands: list[list[str]], dear: set[str], pairs: WordPairs) -> list[deck.Card]:
    """The cards with their values: the fewer clear partners the four words have together, the higher."""
    chosen = {word for hand in hands for word in hand}

    def ease(hand: list[str]) -> tuple[bool, int, list[str]]:
        return not dear.isdisjoint(hand), -sum(len(pairs.clear[word] & chosen) for word in hand), hand

    values = [value for value, cards in enumerate(CARDS_PER_VALUE, 1) for _ in range(cards)]
    return [deck.Card((a, b, c, d), value) for (a, b, c, d), value in zip(sorted(hands, key=ease), values, strict=True)]


def fill(words: list[str], seed: int, pairs: WordPairs) -> list[list[str]]:
    """Groups of four unrelated words: words are exchanged, with a fixed generator, until no two clash."""
    rng = Generator(seed)
    order = shuffled(words, rng)

    def clashes(place: int, word: str) -> int:
        start = place // 4 * 4
        return sum(order[other] in pairs.related[word] for other in range(start, start + 4) if other != place)

    for _ in range(TRIES):
        wrong = [place for place, word in enumerate(order) if clashes(place, word)]
        if not wrong:
            return [order[start : start + 4] for start in range(0, len(order), 4)]
        place = wrong[rng.randrange(len(wrong))]
        order = best_exchange(order, place, clashes, rng)
    sys.exit(f"found no layout of {len(words) // 4} cards: {len(wrong)} words still clash")


def best_exchange(order: list[str], place: int, clashes: Callable[[int, str], int], rng: Generator) -> list[str]:
    """The order after exchanging the word there with the one that leaves the fewest clashes; ties at random."""
    costs = []
    for other, word in enumerate(order):
        if other // 4 != place // 4:
            before = clashes(place, order[place]) + clashes(other, word)
            costs.append((clashes(place, word) + clashes(other, order[place]) - before, rng.randrange(1000), other))
    other = min(costs)[2]
    swapped = list(order)
    swapped[place], swapped[other] = order[other], order[place]
    return swapped


def shuffled(items: list, rng: Generator) -> list:  # type: ignore[type-arg]
    items = list(items)
    for place in range(len(items) - 1, 0, -1):
        other = rng.randrange(place + 1)
        items[place], items[other] = items[other], items[place]
    return items


def write(cards: list[deck.Card]) -> None:
    lines = ["north,east,south,west,value", *(f"{','.join(card.words)},{card.value}" for card in cards)]
    (CONTENT / "deck.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    words = sorted(word for card in cards for word in card.words)
    scores, reasons = array("h"), bytearray()
    for number, word in enumerate(words):
        for other in words[:number]:
            verdict = referee.judge(word, other)
            scores.append(round(verdict.score * 100))
            reasons.append(REASONS.index(verdict.reason))
    if sys.byteorder == "big":
        scores.byteswap()
    header = json.dumps({"words": words, "hash": deck.fingerprint(tuple(cards))}, separators=(",", ":"))
    (CONTENT / "pairs.bin").write_bytes(header.encode() + b"\n" + zlib.compress(scores.tobytes() + bytes(reasons), 9))


if __name__ == "__main__":
    (CONTENT / "pairs.bin").unlink(missing_ok=True)  # judge every pair again instead of reading the last table
    main()
