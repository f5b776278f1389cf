"""Print figures on how the shipped deck plays. Run by `make deck-report`; it asserts nothing.

The first half is counted exactly; the second comes from rounds played by bots, and from processor time.
"""

import subprocess
import sys
from pathlib import Path
from time import process_time

import deck_play
from sources import CONTENT, ROOT

from connectable.games.connections import deck
from connectable.games.connections.deck import measures
from connectable.games.connections.deck.verdicts import judged
from connectable.games.connections.engine.cards import ACCEPTED, reason_name
from connectable.games.connections.referee.lexicon import lexicon
from connectable.games.connections.referee.word_forms import bases
from connectable.registry import game

ROUNDS = {("greedy", 2): 10, ("greedy", 4): 20, ("greedy", 8): 5, ("strong", 4): 4}
"""Rounds to play, by level and seats; multiplied by the argument."""
SOLITAIRE = {"random": 6, "greedy": 6, "champion": 2}
"""Games to play, by level; multiplied, too."""
START = (
    "from time import process_time; from connectable.registry import game; rules = game('connections');"
    "began = process_time(); rules.start(4, {}); print(process_time() - began)"
)
ASSOCIATIONS = ROOT / "tools" / "words" / "deck_associations.txt"
OWN = 500
"""Cards of the largest deck of one's own."""


def main(times: int) -> None:
    cards = deck.house()
    found = deck.report(cards)
    print_measures(found)
    print_reasons(cards)
    print_associations(cards)
    print_values(cards, found)
    print_costs()
    rules = game("connections")
    for (level, seats), rounds in ROUNDS.items():
        for line in deck_play.classic(rules, level, seats, rounds * times).told():
            print(f"{seats} × {level}: {line}", flush=True)
    for level, games in SOLITAIRE.items():
        webs = deck_play.solitaire(rules, level, games * times)
        print(f"solitaire, {level}: cards in the web {webs}, median {webs[len(webs) // 2]}", flush=True)


def print_measures(found: measures.Report) -> None:
    partners = sorted(found.partners.values())
    print(f"deck {found.hash}: {found.cards} cards, {found.words} words")
    print(f"clear pairs           {found.clear:.2%}")
    print(f"accepted pairs        {found.accepted:.2%}")
    print(f"first turn possible   {found.first_turns:.1%}")
    print(f"cards of five that fit {found.fits:.2f}")
    print(f"partners / word       {partners[0]} to {partners[-1]}, median {partners[len(partners) // 2]}")
    fewest = sorted(found.partners, key=lambda word: (found.partners[word], word))[:8]
    print(f"hardest words         {', '.join(f'{word} {found.partners[word]}' for word in fewest)}")


def print_reasons(cards: deck.Deck) -> None:
    """The reasons of accepted pairs, and how many say more than that two things are found together."""
    told = [reason_name(verdict) for *_, verdict in measures.verdicts_of(cards, cards.words) if verdict >= ACCEPTED]
    counts = sorted(((told.count(reason), reason) for reason in set(told)), reverse=True)
    print(f"reasons               {', '.join(f'{reason} {count}' for count, reason in counts)}")
    print(f"typed reasons         {1 - told.count('found') / len(told):.1%} of accepted pairs")


def print_associations(cards: deck.Deck) -> None:
    """How much of what comes to people's mind is accepted, of pairs that are both on the deck."""
    assert cards.verdicts is not None
    order = cards.words
    at = {word.lower(): place for place, word in enumerate(order)}
    table = cards.verdicts.table(order)
    pairs = set()
    for line in ASSOCIATIONS.read_text(encoding="utf-8").splitlines():
        cue, _, answers = line.partition(": ")
        found = [bases(word, at)[:1] for word in (cue, *answers.split(", "))]
        pairs |= {frozenset((at[found[0][0]], at[other[0]])) for other in found[1:] if other and found[0]}
    judged_pairs = [table[min(pair) * len(order) + max(pair)] >= ACCEPTED for pair in pairs if len(pair) == 2]
    share = sum(judged_pairs) / max(1, len(judged_pairs))
    print(f"associations          {share:.1%} of {len(judged_pairs)} are accepted")


def print_values(cards: deck.Deck, found: measures.Report) -> None:
    for value, count in found.values.items():
        sums = [sum(found.partners[word] for word in card.words) for card in cards.cards if card.value == value]
        mean = sum(sums) / count
        print(f"worth {value}: {count:3} cards, {mean:5.1f} partners per card ({min(sums)}–{max(sums)})")
    total = sum(value * count for value, count in found.values.items())
    print(f"points in the deck    {total}, {total / found.cards:.2f} per card")


def print_costs() -> None:
    """What the tables weigh and what they cost: the first start in a process, and the largest deck of one's own."""
    files = [*sorted(Path(CONTENT).glob("*.bin")), CONTENT / "words.txt"]
    print(f"tables                {', '.join(f'{path.name} {path.stat().st_size // 1000} kB' for path in files)}")
    run = subprocess.run([sys.executable, "-c", START], check=True, capture_output=True, text=True)
    print(f"first start           {float(run.stdout):.3f} s of processor time")
    some = lexicon().words[: 4 * OWN * 13 : 13]
    began = process_time()
    judged([(some[number : number + 4], 3) for number in range(0, 4 * OWN, 4)])
    print(f"a deck of {OWN} cards   judged in {process_time() - began:.2f} s of processor time")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
