"""Makes the deck of 124 cards from the candidate words and writes `deck.csv` and `pairs.bin`; run with `make deck`.

Criteria: every word is known to the referee and has at least three clear partners; 3–5 % of all pairs are clear; the
four words of a card are unrelated; easy words stand together on cheap cards, hard ones on dear cards. The same
candidates and the same lexicon give the same bytes.
"""

import json
import sys
import zlib
from array import array
from dataclasses import dataclass
from itertools import combinations

from sources import CONTENT, ROOT

from connectable.games.connections import deck, pairs, referee
from connectable.generator import Generator

CARDS_PER_VALUE = (28, 32, 28, 22, 14)
"""Worth 1, 2, 3, 4 and 5: many cheap cards to build on, few dear ones. 124 in all."""
WORDS = 4 * sum(CARDS_PER_VALUE)
DEAR = "[for five points]"
"""The section of words that a learner meets late: they stand on the cards worth five."""
TRIES = 200


@dataclass
class Web:
    """Who connects with whom."""

    clear: dict[str, set[str]]
    related: dict[str, set[str]]
    """Not *no*: such words never share a card."""


def main() -> None:
    words, dear = candidates()
    web = weave(words)
    chosen = choose(words, dear, web)
    cards = [card for value, tier in enumerate(tiers(chosen, dear, web), 1) for card in fill(tier, value, web)]
    write(shuffled(cards, Generator(124)))


def candidates() -> tuple[list[str], set[str]]:
    """The words of `deck_words.txt` in order, and those that must be dear."""
    words: dict[str, None] = {}
    dear, section = set(), ""
    for line in (ROOT / "data" / "deck_words.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line.strip()
        elif line and not line.startswith("#"):
            found = [word.replace("_", " ").upper() for word in line.split()]
            words.update(dict.fromkeys(found))
            dear.update(found if section == DEAR else ())
    if unknown := [word for word in words if not referee.knows(word)]:
        sys.exit(f"the referee does not know: {', '.join(unknown)}")
    return list(words), dear


def weave(words: list[str]) -> Web:
    web = Web({word: set() for word in words}, {word: set() for word in words})
    for one, two in combinations(words, 2):
        verdict = referee.judge(one, two)
        if verdict.kind != "no":
            web.related[one].add(two)
            web.related[two].add(one)
        if verdict.kind == "clear":
            web.clear[one].add(two)
            web.clear[two].add(one)
    return web


def choose(words: list[str], dear: set[str], web: Web) -> list[str]:
    """Takes out the word with the fewest clear partners among those left, again and again."""
    left = dict.fromkeys(words)
    while len(left) > WORDS:
        del left[min(left, key=lambda word: (len(web.clear[word] & left.keys()), word))]
    return list(left)


def tiers(words: list[str], dear: set[str], web: Web) -> list[list[str]]:
    """Words for each value: those with most partners are worth 1; dear words are worth five."""
    chosen = set(words)
    order = sorted(words, key=lambda word: (word in dear, -len(web.clear[word] & chosen), word))
    found, start = [], 0
    for cards in CARDS_PER_VALUE:
        found.append(order[start : start + 4 * cards])
        start += 4 * cards
    return found


def fill(words: list[str], value: int, web: Web) -> list[deck.Card]:
    """Cards of four unrelated words each, by trial with a fixed generator."""
    for attempt in range(TRIES):
        rng = Generator(value * 1000 + attempt)
        hands: list[list[str]] = [[] for _ in range(len(words) // 4)]
        for word in sorted(shuffled(words, rng), key=lambda word: -len(web.related[word] & set(words))):
            free = [hand for hand in hands if len(hand) < 4 and web.related[word].isdisjoint(hand)]
            if not free:
                break
            free[rng.randrange(len(free))].append(word)
        else:
            return [deck.Card((a, b, c, d), value) for a, b, c, d in (shuffled(hand, rng) for hand in hands)]
    sys.exit(f"no way found to make cards worth {value}")


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
            reasons.append(pairs.NAMED.index(verdict.reason))
    if sys.byteorder == "big":
        scores.byteswap()
    header = json.dumps({"words": words, "hash": deck.fingerprint(tuple(cards))}, separators=(",", ":"))
    (CONTENT / "pairs.bin").write_bytes(header.encode() + b"\n" + zlib.compress(scores.tobytes() + bytes(reasons), 9))


if __name__ == "__main__":
    (CONTENT / "pairs.bin").unlink(missing_ok=True)  # judge afresh, not from the last table
    main()
