"""Makes the deck of 124 cards from the candidate words and writes `deck.csv` and `pairs.bin`; run with `make deck`.

Criteria: every word is known to the referee and has at least three clear partners; 3–5 % of all pairs are clear; the
four words of a card are unrelated; easy words stand together on cheap cards, hard ones on dear cards. The same
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
"""Worth 1, 2, 3, 4 and 5: many cheap cards to build on, few dear ones. 124 in all."""
WORDS = 4 * sum(CARDS_PER_VALUE)
DEAR = "for five points"
"""The section of words that a learner meets late: they stand on the cards worth five."""
BAND = 0.043
"""Share of clear pairs to aim at: above 5 % the game is too easy, below 3 % too hard."""
KIN = ("animals", "food", "body", "clothes", "transport", "places", "people")
"""Sections whose words are all of one kind."""
TRIES = 2000
"""Exchanges before giving up."""


@dataclass
class Web:
    """Who connects with whom."""

    clear: dict[str, set[str]]
    related: dict[str, set[str]]
    """Not *no*, or plainly of one kind (two animals, two foods): such words never share a card."""


def main() -> None:
    words, dear, kin = candidates()
    web = weave(words, kin)
    chosen = choose(words, web)
    hands = [hand for seed, group in enumerate(groups(chosen, dear, web)) for hand in fill(group, seed, web)]
    write(shuffled(valued(hands, dear, web), Generator(124)))


def candidates() -> tuple[list[str], set[str], list[set[str]]]:
    """The words of `deck_words.txt` in order, those that must be dear, and those that are all of one kind."""
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
    return words, set(sections[DEAR]), [set(sections[name]) for name in KIN]


def weave(words: list[str], kin: list[set[str]]) -> Web:
    web = Web({word: set() for word in words}, {word: set() for word in words})
    referee.judge_all(words)
    for one, two in combinations(words, 2):
        verdict = referee.judge(one, two)
        if verdict.kind != "no" or any(one in kind and two in kind for kind in kin):
            web.related[one].add(two)
            web.related[two].add(one)
        if verdict.kind == "clear":
            web.clear[one].add(two)
            web.clear[two].add(one)
    return web


def choose(words: list[str], web: Web) -> list[str]:
    """Takes out words one by one: the best connected while too many pairs are clear, else the worst connected."""
    left = dict.fromkeys(words)
    while len(left) > WORDS:
        partners = {word: len(web.clear[word] & left.keys()) for word in left}
        crowded = sum(partners.values()) > BAND * len(left) * (len(left) - 1)
        del left[max(left, key=lambda word: (partners[word] if crowded else -partners[word], word))]
    return list(left)


def groups(words: list[str], dear: set[str], web: Web) -> list[list[str]]:
    """Words that may share cards, by clear partners, most first: cards worth 1 or 2, 3 or 4, and 5 (dear words)."""
    chosen = set(words)
    order = sorted(words, key=lambda word: (word in dear, -len(web.clear[word] & chosen), word))
    one, two, three, four, _ = CARDS_PER_VALUE
    cuts = [0, 4 * (one + two), 4 * (one + two + three + four), len(order)]
    return [order[start:end] for start, end in pairwise(cuts)]


def valued(hands: list[list[str]], dear: set[str], web: Web) -> list[deck.Card]:
    """The cards with their values: the fewer clear partners the four words have together, the dearer."""
    chosen = {word for hand in hands for word in hand}

    def ease(hand: list[str]) -> tuple[bool, int, list[str]]:
        return not dear.isdisjoint(hand), -sum(len(web.clear[word] & chosen) for word in hand), hand

    values = [value for value, cards in enumerate(CARDS_PER_VALUE, 1) for _ in range(cards)]
    return [deck.Card((a, b, c, d), value) for (a, b, c, d), value in zip(sorted(hands, key=ease), values, strict=True)]


def fill(words: list[str], seed: int, web: Web) -> list[list[str]]:
    """Hands of four unrelated words each: words are exchanged, with a fixed generator, until no two clash."""
    rng = Generator(seed)
    order = shuffled(words, rng)

    def clashes(place: int, word: str) -> int:
        start = place // 4 * 4
        return sum(order[other] in web.related[word] for other in range(start, start + 4) if other != place)

    for _ in range(TRIES):
        wrong = [place for place, word in enumerate(order) if clashes(place, word)]
        if not wrong:
            return [order[start : start + 4] for start in range(0, len(order), 4)]
        place = wrong[rng.randrange(len(wrong))]
        order = best_exchange(order, place, clashes, rng)
    sys.exit(f"no way found to lay out {len(words) // 4} cards: {len(wrong)} words still clash")


def best_exchange(order: list[str], place: int, clashes: Callable[[int, str], int], rng: Generator) -> list[str]:
    """The order after the word there changed places with the one that leaves fewest clashes; equals by chance."""
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
    (CONTENT / "pairs.bin").unlink(missing_ok=True)  # judge afresh, not from the last table
    main()
