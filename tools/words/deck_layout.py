"""Choose words and lay them out on cards, four unrelated words on each, so that the deck plays as intended.

Two things besides the share of accepted pairs decide how a deck plays. Where links gather between the same cards, fewer
cards fit a web at all, and turns without a fit come up; where a word's partners mostly have the same side of their
cards, cards fit in two, three and four places at once, and ×3 can be built. Words are exchanged at random, with each
other and with words left out, ever more strictly, to get both. The same words, links and seed give the same layout.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from connectable.generator import Generator

SIDES = 4
HOT, COLD = 10.0, 0.05
"""How much worse an exchange may be, at the beginning and at the end."""
CLASH = 400.0
"""The price of two related words on one card; it leaves none."""
COST = tuple(0.4**links for links in range(16))
"""What one more link between two cards costs by the number they have: as the chance that they fit at all grows."""
LONELY = tuple(30.0 * max(0, 3 - partners) ** 2 for partners in range(600))
"""What a word costs by the number of its partners: nobody knows what to do with one that has none."""
OFF = -1
"""The card of a word that is left out."""


@dataclass(frozen=True)
class Aims:
    """What a layout is paid for."""

    share: float
    """The share of pairs with a link; what is far from it costs."""
    gather: float
    """For links between cards that are linked already."""
    same_side: float
    """For a link between words on the same side of their cards."""
    spread: float
    """For cards of words that are alike easy or hard."""
    typed: float
    """For a link that says more than that two things are found together."""


class Layout:
    """Words on places (card × 4 + side), changed in place; the places after the last card are left out."""

    def __init__(
        self,
        cards: int,
        links: Sequence[set[int]],
        typed: Sequence[set[int]],
        related: Sequence[set[int]],
        hard: Sequence[float],
        aims: Aims,
        rng: Generator,
    ) -> None:
        self.links, self.typed, self.related, self.hard, self.aims, self.rng = links, typed, related, hard, aims, rng
        self.cards, count = cards, len(links)
        self.word_at = list(range(count))
        for place in range(count - 1, 0, -1):
            other = rng.randrange(place + 1)
            self.word_at[place], self.word_at[other] = self.word_at[other], self.word_at[place]
        self.card_of, self.side_of = [OFF] * count, [OFF] * count
        for place, word in enumerate(self.word_at):
            self.put(word, place)
        self.joined = [[0] * cards for _ in range(cards)]
        self.total = 0
        for word in range(count):
            for other in links[word]:
                if self.card_of[word] != OFF and self.card_of[other] != OFF:
                    self.joined[self.card_of[word]][self.card_of[other]] += 1
                    self.total += other < word
        self.partners = [sum(self.card_of[other] != OFF for other in links[word]) for word in range(count)]
        """Of every word on a card."""
        self.wanted = aims.share * (SIDES * cards) * (SIDES * cards - 1) / 2

    def put(self, word: int, place: int) -> None:
        inside = place < SIDES * self.cards
        self.card_of[word] = place // SIDES if inside else OFF
        self.side_of[word] = place % SIDES if inside else OFF

    def hands(self) -> list[list[int]]:
        return [self.word_at[start : start + SIDES] for start in range(0, SIDES * self.cards, SIDES)]

    def run(self, steps: int, hot: float = HOT) -> None:
        """Exchange words until it is cold."""
        randrange = self.rng.randrange
        inside, count = SIDES * self.cards, len(self.word_at)
        for step in range(steps):
            heat = hot * (COLD / hot) ** (step / steps)
            one, two = randrange(inside), randrange(count)
            if one == two:
                continue
            before = self.price(one, two)
            joined = self.exchange(one, two)
            worse = self.price(one, two) - before + joined
            if worse > 0 and randrange(1 << 24) >= exp(-worse / heat) * (1 << 24):
                self.exchange(one, two)

    def price(self, one: int, two: int) -> float:
        """What the words at two places and their cards cost, except how links gather."""
        far = (self.total - self.wanted) / 20
        total = far * far
        cards = set()
        for place in (one, two):
            word = self.word_at[place]
            card, side = self.card_of[word], self.side_of[word]
            if card == OFF:
                continue
            cards.add(card)
            total -= self.aims.same_side * [self.side_of[other] for other in self.links[word]].count(side)
            near = self.related[word]
            total += CLASH * sum(other in near for other in self.word_at[card * SIDES : card * SIDES + SIDES])
        for card in cards:
            ease = sum(self.hard[other] for other in self.word_at[card * SIDES : card * SIDES + SIDES])
            total -= self.aims.spread * ease * ease
        return total

    def exchange(self, one: int, two: int) -> float:
        """Exchange the words at two places; comes back with how much worse links gather."""
        word, other = self.word_at[one], self.word_at[two]
        worse = 0.0
        if self.card_of[word] == self.card_of[other]:
            self.put(word, two)
            self.put(other, one)
        else:
            worse = self.leave(word) + self.leave(other)
            self.put(word, two)
            worse += self.enter(word)
            self.put(other, one)
            worse += self.enter(other)
        self.word_at[one], self.word_at[two] = other, word
        return worse

    def leave(self, word: int) -> float:
        """Take a word's links away."""
        here = self.card_of[word]
        if here == OFF:
            return 0.0
        better, joined, card_of = 0.0, self.joined, self.card_of
        row = joined[here]
        self.card_of[word] = OFF
        for partner in self.links[word]:
            card = card_of[partner]
            if card >= 0:
                row[card] -= 1
                joined[card][here] -= 1
                self.total -= 1
                better += COST[min(row[card], 15)]
        return self.missed(word, -1) - LONELY[self.partners[word]] - better * self.aims.gather + self.telling(word)

    def enter(self, word: int) -> float:
        """Count a word's links at its new card."""
        here = self.card_of[word]
        if here == OFF:
            return 0.0
        worse, joined, card_of = 0.0, self.joined, self.card_of
        row = joined[here]
        for partner in self.links[word]:
            card = card_of[partner]
            if card >= 0:
                worse += COST[min(row[card], 15)]
                row[card] += 1
                joined[card][here] += 1
                self.total += 1
        self.partners[word] = sum(card_of[partner] >= 0 for partner in self.links[word])
        return self.missed(word, 1) + LONELY[self.partners[word]] + worse * self.aims.gather - self.telling(word)

    def telling(self, word: int) -> float:
        """What a word is paid for its typed links."""
        return self.aims.typed * sum(self.card_of[partner] >= 0 for partner in self.typed[word])

    def missed(self, word: int, change: int) -> float:
        """How much worse it is for its partners that a word comes or goes."""
        worse, card_of, partners = 0.0, self.card_of, self.partners
        for partner in self.links[word]:
            if card_of[partner] >= 0:
                worse -= LONELY[partners[partner]]
                partners[partner] += change
                worse += LONELY[partners[partner]]
        return worse
