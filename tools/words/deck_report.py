"""Print figures on how the shipped deck plays. Run by `make deck-report`; it asserts nothing.

The first half is counted exactly; the second comes from classic rounds played by greedy bots.
"""

import sys
from collections import Counter

from connectable.bots.levels import choose
from connectable.contract import CHANCE
from connectable.games.connections import deck
from connectable.games.connections.deck import measures
from connectable.generator import Generator
from connectable.playout import pick
from connectable.registry import GAMES, AnyGame, game

ROUNDS = {2: 20, 4: 20, 8: 10}
"""The number of rounds to play, by number of seats."""


def main() -> None:
    cards = deck.house()
    found = deck.report(cards)
    print_measures(found)
    print_values(cards, found)
    if "connections" in GAMES:
        for seats, rounds in ROUNDS.items():
            print_rounds(game("connections"), seats, rounds)
    else:
        print("rounds: the game is not registered here", file=sys.stderr)


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


def print_values(cards: deck.Deck, found: measures.Report) -> None:
    for value, count in found.values.items():
        sums = [sum(found.partners[word] for word in card.words) for card in cards.cards if card.value == value]
        mean = sum(sums) / count
        print(f"worth {value}: {count:3} cards, {mean:5.1f} partners per card ({min(sums)}–{max(sums)})")
    total = sum(value * count for value, count in found.values.items())
    print(f"points in the deck    {total}, {total / found.cards:.2f} per card")


def print_rounds(rules: AnyGame, seats: int, rounds: int) -> None:
    """Print the length of classic rounds, how often no card fits when a turn begins, and how often two, three and four
    pairs are made at once."""
    turns, begun, stuck, factors = 0, 0, 0, Counter[int]()
    for seed in range(rounds):
        state, rng = rules.start(seats, {"rounds": 1}), Generator(seed)
        while acting := rules.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                action = pick(rules, state, seat, rng)
            else:
                if state.choices[seat] is None and state.drawn < 0:
                    begun += 1
                    stuck += not any(rules.notation(one).startswith("card") for one in rules.legal(state, seat))
                action = choose(rules, "greedy", state, seat, rng)
                pairs = rules.preview(state, seat, action).get("pairs")
                if isinstance(pairs, list | tuple) and pairs:
                    factors[len(pairs)] += 1
                turns += 1
            state = rules.apply(state, seat, action)
    laid = max(1, sum(factors.values()))
    shares = ", ".join(f"×{factor} {factors[pairs] / laid:.1%}" for pairs, factor in ((2, 2), (3, 3), (4, 10)))
    print(f"{seats} seats: {turns / rounds:.0f} actions per round, {laid / rounds:.1f} cards laid; {shares}")
    print(f"{seats} seats: no card fits at the start of {stuck / begun:.1%} of turns")


if __name__ == "__main__":
    main()
