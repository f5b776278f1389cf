"""Build the house deck from the candidates: its cards in six languages and its verdicts. Run by `make deck`.

Criteria: every word is known to the referee; 4–6 % of all pairs are accepted; the four words of a card are unrelated in
every language; cards gather so that some turns have no fit and ×3 can be built (`deck_layout.py`); a card is worth
the more, the harder people find partners for its words. The same candidates and lexicon give the same bytes.
"""

import json
import sys
import zlib
from array import array
from dataclasses import dataclass, replace
from itertools import combinations
from math import exp, log

import usage
from candidates import LEVELS, Candidate, candidates
from deck_layout import Aims, Layout
from sources import CONTENT

from connectable.games.connections import deck, referee
from connectable.games.connections.deck.measures import PARTNERS
from connectable.games.connections.deck.verdicts import KeptVerdicts, judged, verdict_file
from connectable.games.connections.engine.cards import ACCEPTED, REASONS, reason_name
from connectable.games.connections.referee import table
from connectable.games.connections.referee.lexicon import lexicon
from connectable.generator import Generator

NAME = "house-2"
"""The deck that is being made; those before it never change."""
CARDS_PER_VALUE = (28, 32, 28, 22, 14)
"""Numbers of cards worth 1, 2, 3, 4 and 5: many cards of low value to build on, few of high value; 124 in all."""
CARDS = sum(CARDS_PER_VALUE)
AIMS = Aims(share=0.052, gather=18.0, same_side=10.0, spread=0.4, typed=4.0)
STEPS = 500_000
"""Exchanges of words, and a tenth as many at a time until nothing is wrong."""
TRIES = 10
SEED = 7
FEWEST = 5
"""Partners among the candidates that a word needs."""
LATE = 0.8
"""How much harder a word is for every step of its level, in spreads of the ease with which partners are found."""


@dataclass
class WordPairs:
    """The words that connect with each word, by number."""

    accepted: list[set[int]]
    typed: list[set[int]]
    """Those whose reason says more than that two things are found together."""
    related: list[set[int]]
    """Words with any link, or of one kind (two animals, two foods): they never share a card."""
    hard: list[float]
    """How hard people find partners, about 0 on average."""


def main() -> None:
    words = [word for word in candidates() if referee.knows(word.english)]
    said = read_usage()
    pairs = judge_pairs(words, said)
    kept = [number for number, partners in enumerate(pairs.accepted) if len(partners) >= FEWEST]
    words, pairs = [words[number] for number in kept], only(pairs, kept)
    layout = Layout(CARDS, pairs.accepted, pairs.typed, pairs.related, pairs.hard, AIMS, Generator(SEED))
    layout.run(STEPS)
    for _ in range(TRIES):
        if not (wrong := faults(layout, pairs)):
            break
        layout.run(STEPS // 10, hot=1.0)
    if wrong:
        sys.exit(f"found no layout; what is wrong with the last: {wrong}")
    hands = layout.hands()
    write(shuffled(valued(hands, words, pairs.hard), Generator(SEED)), said)


def faults(layout: Layout, pairs: WordPairs) -> list[list[int]]:
    """Related words on one card, and words with too few partners."""
    hands = layout.hands()
    found = [[one, two] for hand in hands for one, two in combinations(hand, 2) if two in pairs.related[one]]
    return found + [[word] for hand in hands for word in hand if layout.partners[word] < PARTNERS]


def read_usage() -> dict[str, set[tuple[str, str]]]:
    """Language → two English words, in alphabetical order, that are said together in it."""
    found: dict[str, set[tuple[str, str]]] = {}
    for line in usage.LIST.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            language, one, two, _ = line.split(", ")
            found.setdefault(language, set()).add((one, two))
    return found


def judge_pairs(words: list[Candidate], said: dict[str, set[tuple[str, str]]]) -> WordPairs:
    verdicts = table.rows_below([word.english for word in words])
    together = set().union(*said.values()) if said else set()
    accepted, typed, related = ([set[int]() for _ in words] for _ in range(3))
    for one, (row, _) in enumerate(verdicts):
        for two, verdict in enumerate(row):
            left, right = words[one], words[two]
            alike = left.kind and left.kind == right.kind
            usual = (min(left.english, right.english), max(left.english, right.english)) in together
            if verdict or alike or usual:
                related[one].add(two)
                related[two].add(one)
            if verdict >= ACCEPTED:
                accepted[one].add(two)
                accepted[two].add(one)
                if reason_name(verdict) != "found":
                    typed[one].add(two)
                    typed[two].add(one)
    return WordPairs(accepted, typed, related, hardness(words, ease([word.english for word in words])))


def ease(words: list[str]) -> list[float]:
    """How many words people could think of for each, by closeness alone: a link that the referee does not know, or a
    threshold that a pair just misses, changes little."""
    rows = [lexicon().row(referee.places(word)) for word in words]
    vectors = lexicon().vectors
    widest = max(sum(value * value for value in row) for row in rows)
    likely = {
        product: 1 / (1 + exp(referee.DEBATABLE - vectors.closeness_of(product)))
        for product in range(-widest, widest + 1)
    }
    found = [0.0] * len(words)
    for one, products in enumerate(table.products(rows, widest)):
        for two, product in enumerate(products):
            found[one] += likely[product]
            found[two] += likely[product]
    return found


def hardness(words: list[Candidate], ease: list[float]) -> list[float]:
    """How hard people find partners: the fewer words are near, and the later people meet the word, the harder."""
    logs = [log(1 + value) for value in ease]
    mean = sum(logs) / len(logs)
    spread = (sum((value - mean) ** 2 for value in logs) / len(logs)) ** 0.5 or 1.0
    return [(mean - value) / spread + LATE * (word.level - LEVELS[0]) for value, word in zip(logs, words, strict=True)]


def only(pairs: WordPairs, kept: list[int]) -> WordPairs:
    """The pairs of some words, numbered anew."""
    number = {old: new for new, old in enumerate(kept)}

    def numbered(partners: set[int]) -> set[int]:
        return {number[other] for other in partners if other in number}

    return WordPairs(
        [numbered(pairs.accepted[old]) for old in kept],
        [numbered(pairs.typed[old]) for old in kept],
        [numbered(pairs.related[old]) for old in kept],
        [pairs.hard[old] for old in kept],
    )


def valued(hands: list[list[int]], words: list[Candidate], hard: list[float]) -> list[deck.Card]:
    """The cards with their values: the harder the four words together, the higher."""
    order = sorted(hands, key=lambda hand: (sum(hard[word] for word in hand), hand))
    values = [value for value, cards in enumerate(CARDS_PER_VALUE, 1) for _ in range(cards)]
    return [card_of([words[word] for word in hand], value) for hand, value in zip(order, values, strict=True)]


def card_of(words: list[Candidate], value: int) -> deck.Card:
    a, b, c, d = words
    translations = tuple(
        (language, (a.word(language), b.word(language), c.word(language), d.word(language)))
        for language in deck.LANGUAGES[1:]
    )
    return deck.Card((a.english, b.english, c.english, d.english), value, translations)


def shuffled(cards: list[deck.Card], rng: Generator) -> list[deck.Card]:
    """In any order, each turned any way: cards are turned in play, so only the order of their sides matters."""
    cards = [turned(card, rng.randrange(len(card.words))) for card in cards]
    for place in range(len(cards) - 1, 0, -1):
        other = rng.randrange(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def turned(card: deck.Card, quarters: int) -> deck.Card:
    def turn(words: deck.Words) -> deck.Words:
        a, b, c, d = words[quarters:] + words[:quarters]
        return a, b, c, d

    others = tuple((language, turn(words)) for language, words in card.translations)
    return deck.Card(turn(card.words), card.value, others)


def write(cards: list[deck.Card], said: dict[str, set[tuple[str, str]]]) -> None:
    """The cards (`csv`), their verdicts (`bin`), and the scores that bots look up (`pairs.bin`)."""
    languages = [language for language, _ in cards[0].translations]
    lines = [",".join((*deck.SIDES, "value", *languages))]
    for card in cards:
        others = ["/".join(words) for _, words in card.translations]
        lines.append(",".join((*card.words, str(card.value), *others)))
    (CONTENT / f"{NAME}.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    kept = judged([(card.words, card.value) for card in cards])
    number = {word: place for place, word in enumerate(kept.words)}
    usual = {
        language: tuple(sorted((number[one], number[two]) for one, two in pairs if one in number and two in number))
        for language, pairs in sorted(said.items())
    }
    kept = replace(kept, usage=usual)
    (CONTENT / f"{NAME}.bin").write_bytes(verdict_file(kept))
    write_scores(kept)


def write_scores(kept: KeptVerdicts) -> None:
    scores, reasons = array("h"), bytearray()
    for number, word in enumerate(kept.words):
        for other in kept.words[:number]:
            verdict = referee.judge(word, other)
            scores.append(round(verdict.score * 100))
            reasons.append(REASONS.index(verdict.reason))
    if sys.byteorder == "big":
        scores.byteswap()
    header = json.dumps({"words": kept.words, "hash": kept.hash}, separators=(",", ":"))
    (CONTENT / "pairs.bin").write_bytes(header.encode() + b"\n" + zlib.compress(scores.tobytes() + bytes(reasons), 9))


if __name__ == "__main__":
    (CONTENT / "pairs.bin").unlink(missing_ok=True)  # judge every pair again instead of reading the last table
    main()
